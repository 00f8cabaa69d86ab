/* catan-snapshot.c - see catan-snapshot.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-snapshot.h"

#include <string.h>

#include "table/table-intl.h"

/* ---- beginning ---- */

gboolean
catan_snapshot_offered (gconstpointer data, const TableAct *act)
{
  const CatanState *state = data;
  for (guint i = 0; i < state->rules->n_players; i++)
    if (state->seats[i].settlements < catan_piece_supply[CATAN_SETTLEMENT])
      return FALSE;
  return state->ask == CATAN_ASK_FOUND && state->n_turns == 0;
}

gboolean
catan_act_snapshot (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  if (!catan_snapshot_offered (state, NULL))
    return table_refuse (why, _ ("a settlement was founded already: a game is entered as it lies from its beginning "
                                 "on"));
  state->ask = CATAN_ASK_SNAPSHOT;
  return TRUE;
}

/* ---- when a row is offered ---- */

gboolean
catan_now_has_covered (gconstpointer state, const TableAct *act)
{
  return ((const CatanState *) state)->rules->covered;
}

/* The card of a row or of an entry. */
static CatanAward
award_of (int kind)
{
  return kind == CATAN_ENTRY_NOW_ARMY ? CATAN_AWARD_ARMY : CATAN_AWARD_ROAD;
}

gboolean
catan_now_has_holders (gconstpointer state, const TableAct *act)
{
  return __builtin_popcount (catan_award_most (state, award_of (act->kind))) > 1;
}

void
catan_now_offer_holders (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                         GArray *offers)
{
  table_offer_players (state, catan_award_most (state, award_of (act->kind)), offers);
}

void
catan_now_offer_played (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  for (guint card = CATAN_ROADS; card < CATAN_N_CARDS; card++)
    table_offer_add (offers, (gint32) card);
}

/* ---- what lies there; nothing of it happens now, so nobody is told of it ---- */

static gboolean
silently (CatanState *state, TableActApply *apply, gconstpointer entry, TableRefusal *why)
{
  TableLedger *effects = state->effects;
  state->effects = NULL;
  const gboolean done = apply (state, entry, why);
  state->effects = effects;
  return done;
}

gboolean
catan_now_piece (gpointer data, gconstpointer given, TableRefusal *why)
{
  return catan_put (data, given, CATAN_BECAUSE_THERE, why);
}

gboolean
catan_now_away (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry robber = { .piece = CATAN_ROBBER };
  if (!catan_may_remove (state, &robber, why))
    return FALSE;
  state->robber = CATAN_NOWHERE;
  return TRUE;
}

/* So many cards of a kind lie face up, of `*up` before: they come from the deck, or go back there. */
static gboolean
turn_up (CatanState *state, guint card, int number, guint8 *up, TableRefusal *why)
{
  const int more = number - *up;
  if (more > (int) state->deck)
    return table_refuse (why, _ ("the deck has %u development cards, not %u"), state->deck, (guint) more);
  if (more > 0 && !catan_check_copies (state, card, (guint) more, why))
    return FALSE;
  *up = (guint8) number;
  state->deck = (guint8) (state->deck - more);
  return TRUE;
}

/* The same for cards that lie before a player; they count among all that were shown, too. */
static gboolean
turn_up_before (CatanState *state, guint card, int number, guint8 *up, TableRefusal *why)
{
  const int before = *up;
  if (!turn_up (state, card, number, up, why))
    return FALSE;
  state->cards_shown[card] = (guint8) (state->cards_shown[card] + *up - before);
  return TRUE;
}

gboolean
catan_now_knights (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  if (!turn_up_before (state, CATAN_KNIGHT, entry->amount, &state->seats[entry->player].knights, why))
    return FALSE;
  if (state->army != CATAN_NOBODY && !((catan_award_most (state, CATAN_AWARD_ARMY) >> state->army) & 1))
    state->army = CATAN_NOBODY;
  return TRUE;
}

gboolean
catan_now_points (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  guint8 *shown = &state->seats[entry->player].points_shown;
  const int before = *shown;
  TableLine line = {
    .player = entry->player, .kind = CATAN_LINE_POINT, .because = CATAN_BECAUSE_REVEALED, .feature = -1
  };
  if (!turn_up_before (state, CATAN_POINT, entry->amount, shown, why))
    return FALSE;
  if (*shown == before)
    return TRUE;
  catan_book_term (&line, *shown - before, 1, CATAN_NOUN_CARD);
  catan_book (state, &line);
  return TRUE;
}

gboolean
catan_now_played (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  if (entry->card >= CATAN_N_CARDS || entry->card < CATAN_ROADS)
    return table_refuse (why, _ ("knights and point cards belong to a player: write “now knights” or “now points”"));
  return turn_up (state, entry->card, entry->amount, &state->cards_shown[entry->card], why);
}

gboolean
catan_now_development (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  CatanEntry entry = *(const CatanEntry *) given;
  const CatanSeat *seat = &state->seats[entry.player];
  int there = seat->cards;
  for (guint card = 0; card < CATAN_N_CARDS && entry.card >= CATAN_N_CARDS; card++)
    there -= seat->known_cards[card];
  if (entry.card < CATAN_N_CARDS)
    there = seat->known_cards[entry.card];
  entry.amount = (gint16) (entry.amount - there);
  return silently (state, catan_act_development, &entry, why);
}

gboolean
catan_now_hand (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  CatanEntry entry = *(const CatanEntry *) given;
  if (entry.resource < CATAN_N_RESOURCES)
    entry.amount = (gint16) (entry.amount - state->seats[entry.player].hand[entry.resource]);
  if (entry.amount > 0 && !catan_check_bank (state, entry.resource, (guint) entry.amount, why))
    return FALSE;
  return silently (state, catan_act_hand, &entry, why);
}

/* The bank has dealt them, and nobody knows which. */
gboolean
catan_now_cards (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const guint player = (guint) entry->player;
  const CatanGiven cards = { .unseen = (guint8) entry->amount };
  guint there = state->bank_unseen;
  if (!state->rules->covered)
    return table_refuse (why, _ ("hands are not covered in this game: name the cards"));
  if (!catan_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  if (catan_hand_size (state, player) > 0)
    return table_refuse (why, _ ("%s has cards already"), catan_name (state, entry->player));
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    there += state->bank[r];
  if (cards.unseen > there)
    return table_refuse (why, _ ("the bank has %u resource cards, not %u"), there, cards.unseen);
  return catan_cards_swap (state, CATAN_UNTOLD, CATAN_KEEPER_BANK, player, &cards, NULL, why);
}

gboolean
catan_now_token (gpointer data, gconstpointer given, TableRefusal *why)
{
  return silently (data, catan_act_token, given, why);
}

/* They were drawn and spent, by whoever it was. */
gboolean
catan_now_used (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  if (state->fish == NULL)
    return table_refuse (why, _ ("the Fishermen are not in play"));
  return catan_tokens_used (state, &entry->tokens[0], (guint) entry->amount, why);
}

/* ---- who holds a card for which several have as much ---- */

gboolean
catan_now_holder (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const gboolean army = entry->kind == CATAN_ENTRY_NOW_ARMY;
  if (!((catan_award_most (state, award_of (entry->kind)) >> entry->player) & 1))
    return table_refuse (why,
                         army ? _ ("%s cannot have the Largest Army: somebody has more knights, or it takes more")
                              : _ ("%s cannot have the Longest Road: somebody has more, or it takes more"),
                         catan_name (state, entry->player));
  if (army)
    state->army = entry->player;
  else
    state->longest = entry->player;
  return TRUE;
}

/* ---- playing on ---- */

/* Whoever has left and has nothing on the island can still come and found. */
static gboolean
has_founded (const CatanState *state, guint player)
{
  const CatanSeat *seat = &state->seats[player];
  return catan_is_there (state, player) || seat->settlements < catan_piece_supply[CATAN_SETTLEMENT]
         || seat->cities < catan_piece_supply[CATAN_CITY];
}

gboolean
catan_act_play_on (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const guint player = (guint) ((const CatanEntry *) given)->player;
  if (!catan_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  for (guint i = 0; i < state->rules->n_players; i++)
    state->seats[i].founded = has_founded (state, i) ? 2 : 0;
  state->met = TRUE;
  catan_turn_begin (state, player);
  catan_award_give (state, CATAN_AWARD_ROAD);
  catan_award_give (state, CATAN_AWARD_ARMY);
  return TRUE;
}

/* ---- words ---- */

char *
catan_snapshot_tell (gconstpointer before, gconstpointer given)
{
  return g_strdup (_ ("The game has already begun: it is entered as it lies"));
}

char *
catan_now_tell (gconstpointer before, gconstpointer given)
{
  return table_now_tell (&catan_act_table, ((const CatanState *) before)->rules, given);
}

char *
catan_play_on_tell (gconstpointer before, gconstpointer given)
{
  return g_strdup_printf (_ ("All is entered; it is %s's turn"),
                          catan_name (before, ((const CatanEntry *) given)->player));
}
