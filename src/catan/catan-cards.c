/* catan-cards.c - development cards: buying them, playing one in a turn, and revealing points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is known how many cards a player holds and how many of them came in this turn, and of some cards everybody saw the
 * kind.  A player may play a card if one of the older cards can be of that kind.  No kind is seen more often than there
 * are copies in the box.  Kinds that were told to the program in secret are only for the owner (catan-told.h).
 */
#include "catan-rooms.h"

#include "table/table-intl.h"

guint
catan_cards_sum (const guint8 numbers[CATAN_N_CARDS])
{
  guint n = 0;
  for (guint i = 0; i < CATAN_N_CARDS; i++)
    n += numbers[i];
  return n;
}

/* How many cards of a kind are known: those that were shown, and those in hands whose kind was entered. */
static guint
seen (const CatanState *state, guint card)
{
  guint n = state->cards_shown[card];
  for (guint p = 0; p < state->rules->n_players; p++)
    n += state->seats[p].known_cards[card];
  return n;
}

gboolean
catan_check_copies (const CatanState *state, guint card, guint more, TableRefusal *why)
{
  guint there = state->rules->box->copies[card] - seen (state, card);
  return more <= there
         || table_refuse (why, _ ("“%s”: the box has %u of these cards, and %u of them have been seen"),
                          catan_card_name ((CatanCard) card), state->rules->box->copies[card],
                          state->rules->box->copies[card] - there);
}

/* ---- buying ---- */

gboolean
catan_check_take (const CatanState *state, guint8 card, TableRefusal *why)
{
  if (state->deck == 0)
    return table_refuse (why, _ ("no development card is left"));
  if (CATAN_IS_TOLD (card) && !state->recorded && !catan_check_copies (state, CATAN_TOLD_KIND (card), 1, NULL))
    return table_refuse (why,
                         _ ("what is told in secret cannot be so: the box has %u development cards, and everybody "
                            "has seen all of this kind"),
                         state->rules->box->deck);
  return card >= CATAN_N_CARDS || catan_check_copies (state, card, 1, why);
}

void
catan_take (CatanState *state, guint8 card)
{
  CatanSeat *seat = &state->seats[state->player];
  state->deck--;
  seat->cards++;
  seat->fresh++;
  catan_effect (state, CATAN_EFFECT_DEVELOPMENT, (guint) state->player, 0, 1);
  if (CATAN_IS_TOLD (card))
    catan_told_in (&seat->told, CATAN_TOLD_KIND (card));
  if (card >= CATAN_N_CARDS)
    return;
  seat->known_cards[card]++;
  seat->fresh_known[card]++;
}

gboolean
catan_act_buy (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  if (!catan_check_take (state, entry->card, why) || !catan_pay (state, entry, CATAN_N_PIECES, why))
    return FALSE;
  catan_take (state, entry->card);
  return TRUE;
}

/* ---- playing ---- */

gboolean
catan_check_play (const CatanState *state, guint player, guint card, TableRefusal *why)
{
  const CatanSeat *seat = &state->seats[player];
  const char *name = catan_name (state, (int) player);
  guint known = catan_cards_sum (seat->known_cards) - (state->agreed ? 0 : catan_cards_sum (seat->fresh_known));
  if (state->card_played && !state->agreed)
    return table_refuse (why, _ ("%s has played a development card in this turn already"), name);
  if (seat->cards == 0)
    return table_refuse (why, _ ("%s has no development card"), name);
  if (seat->cards == seat->fresh && !state->agreed)
    return table_refuse (why, _ ("%s got the card in this turn and can play it from the next turn on"), name);
  if (seat->known_cards[card] > (state->agreed ? 0 : seat->fresh_known[card]))
    return TRUE;
  if (known == (state->agreed ? seat->cards : (guint) seat->cards - seat->fresh))
    return table_refuse (why,
                         ngettext ("the %u card that %s may play was entered with its kind, and does not allow it",
                                   "the %u cards that %s may play were entered with their kinds, and do not allow it",
                                   known),
                         known, name);
  return catan_check_copies (state, card, 1, why);
}

/* A card goes whose kind was not known. */
static void
hidden_out (CatanSeat *seat, guint card)
{
  catan_told_out (&seat->told, card < CATAN_N_CARDS ? card : CATAN_TOLD_UNKNOWN,
                  seat->cards - catan_cards_sum (seat->known_cards));
}

void
catan_card_out (CatanState *state, guint player, guint card, gboolean fresh)
{
  CatanSeat *seat = &state->seats[player];
  const gboolean named = card < CATAN_N_CARDS;
  if (named && seat->known_cards[card] > seat->fresh_known[card])
    seat->known_cards[card]--;
  else if (named && fresh && seat->known_cards[card] > 0)
    {
      seat->known_cards[card]--;
      seat->fresh_known[card]--;
      seat->fresh--;
    }
  else
    {
      hidden_out (seat, card);
      if ((guint) seat->cards - seat->fresh
          == catan_cards_sum (seat->known_cards) - catan_cards_sum (seat->fresh_known))
        seat->fresh--;
    }
  seat->cards--;
  catan_effect (state, CATAN_EFFECT_DEVELOPMENT, player, 0, -1);
}

static void
put_down (CatanState *state, guint card)
{
  catan_card_out (state, (guint) state->player, card, state->agreed);
  state->cards_shown[card]++;
  state->card_played = TRUE;
}

static gboolean
play_knight (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  if (!catan_robber_come (state, entry, why))
    return FALSE;
  state->seats[state->player].knights++;
  catan_award_pass (state, CATAN_AWARD_ARMY, CATAN_BECAUSE_PASSED, TABLE_NO_RULINGS);
  return TRUE;
}

static gboolean
play_roads (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  if (entry->n_edges == 0)
    return table_refuse (why, _ ("say where the roads lie"));
  return catan_roads_lay (state, entry, TABLE_NO_RULINGS, why);
}

static gboolean
play_plenty (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  const guint same = entry->resource == entry->second;
  if (!catan_check_bank (state, entry->resource, 1 + same, why) || !catan_check_bank (state, entry->second, 1, why))
    return FALSE;
  CatanGiven cards = catan_cards_one (entry->resource);
  cards.seen[entry->second]++;
  return catan_cards_swap (state, CATAN_EFFECT_CARDS, CATAN_KEEPER_BANK, (guint) state->player, &cards, NULL, why);
}

/* How many cards of a resource a monopoly takes from each: as the entry says, else as everybody knows. */
static gboolean
find_taken (const CatanState *state, const CatanEntry *entry, guint taken[CATAN_MAX_PLAYERS], TableRefusal *why)
{
  const guint8 r = entry->resource;
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      const CatanSeat *seat = &state->seats[p];
      const gboolean said = entry->taken[p] != 0;
      taken[p] = said ? (guint) MAX (entry->taken[p], 0) : seat->hand[r];
      if ((gint8) p == state->player)
        {
          if (said)
            return table_refuse (why, _ ("a monopoly takes nothing from the hand of its owner"));
          continue;
        }
      if (!state->rules->covered && taken[p] != seat->hand[r])
        return catan_refuse_cards (state, p, r, taken[p], why);
      if (!said && seat->hand[r] < seat->most[r])
        return table_refuse (why, _ ("say how many %s %s gives: it can be %u to %u"),
                             catan_resource_name ((CatanResource) r), catan_name (state, (int) p), seat->hand[r],
                             seat->most[r]);
    }
  return TRUE;
}

static gboolean
play_monopoly (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  const guint8 r = entry->resource;
  guint taken[CATAN_MAX_PLAYERS] = { 0 }, all = 0;
  g_auto (CatanKept) before = { NULL };
  if (!state->rules->with_hands)
    return TRUE;
  if (!find_taken (state, entry, taken, why))
    return FALSE;
  catan_kept_copy (&before, &state->kept);
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      CatanGiven cards = { 0 };
      cards.seen[r] = (guint8) taken[p];
      if ((gint8) p == state->player)
        continue;
      all += taken[p];
      if (catan_cards_count (state, p, r, taken[p], why)
          && catan_cards_swap (state, CATAN_EFFECT_RECEIVED, p, (guint) state->player, &cards, NULL, why))
        continue;
      catan_cards_restore (state, &before);
      return FALSE;
    }
  if (all == 0)
    catan_effect (state, CATAN_EFFECT_RECEIVED, (guint) state->player, r, 0);
  return TRUE;
}

gboolean
catan_act_play (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  static gboolean (*const plays[CATAN_N_CARDS]) (CatanState * state, const CatanEntry *entry, TableRefusal *why) = {
    [CATAN_KNIGHT] = play_knight,
    [CATAN_ROADS] = play_roads,
    [CATAN_PLENTY] = play_plenty,
    [CATAN_MONOPOLY] = play_monopoly,
  };
  if (entry->card >= CATAN_N_CARDS || plays[entry->card] == NULL)
    return table_refuse (why, _ ("this card is not played: point cards are revealed"));
  if (!catan_check_play (state, (guint) state->player, entry->card, why) || !plays[entry->card](state, entry, why))
    return FALSE;
  put_down (state, entry->card);
  return TRUE;
}

/* ---- revealing points ---- */

/* Takes a known point card first, else an unknown card; and one that came in this turn before an older one.  Nobody
 * knows which unknown card it was.  So the older cards, which may be played, stay as many as possible, and later acts
 * that may be right are not refused. */
static void
reveal_one (CatanState *state)
{
  CatanSeat *seat = &state->seats[state->player];
  const guint unknown = seat->fresh - catan_cards_sum (seat->fresh_known);
  const gboolean known = seat->known_cards[CATAN_POINT] > 0;
  if (known)
    {
      seat->known_cards[CATAN_POINT]--;
      if (seat->fresh_known[CATAN_POINT])
        {
          seat->fresh_known[CATAN_POINT]--;
          seat->fresh--;
        }
    }
  else
    {
      hidden_out (seat, CATAN_POINT);
      seat->fresh -= unknown > 0;
    }
  seat->cards--;
  catan_effect (state, CATAN_EFFECT_DEVELOPMENT, (guint) state->player, 0, -1);
  seat->points_shown++;
  state->cards_shown[CATAN_POINT]++;
}

guint
catan_most_points (const CatanState *state, guint player)
{
  const CatanSeat *seat = &state->seats[player];
  const guint known = seat->known_cards[CATAN_POINT];
  const guint unknown = seat->cards - catan_cards_sum (seat->known_cards);
  const guint there = state->rules->box->copies[CATAN_POINT] - seen (state, CATAN_POINT);
  return known + MIN (unknown, there);
}

gboolean
catan_act_reveal (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  CatanSeat *seat = &state->seats[state->player];
  const char *name = catan_name (state, state->player);
  guint n = entry->number, may_be = seat->cards - catan_cards_sum (seat->known_cards) + seat->known_cards[CATAN_POINT];
  TableLine line = {
    .player = state->player, .kind = CATAN_LINE_POINT, .because = CATAN_BECAUSE_REVEALED, .feature = -1
  };
  if (n == 0 || n > state->rules->box->copies[CATAN_POINT])
    return table_refuse (why, _ ("one to five point cards can be revealed, not %u"), n);
  if (n > seat->cards)
    return table_refuse (why,
                         ngettext ("%s holds %u development card and cannot reveal %u",
                                   "%s holds %u development cards and cannot reveal %u", seat->cards),
                         name, seat->cards, n);
  if (n > may_be)
    return table_refuse (why, _ ("of the cards of %s, at most %u can be points, not %u"), name, may_be, n);
  if (n > seat->known_cards[CATAN_POINT]
      && !catan_check_copies (state, CATAN_POINT, n - seat->known_cards[CATAN_POINT], why))
    return FALSE;
  for (guint i = 0; i < n; i++)
    reveal_one (state);
  catan_book_term (&line, (int) n, 1, CATAN_NOUN_CARD);
  catan_book (state, &line);
  return TRUE;
}
