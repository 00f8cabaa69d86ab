/* catan-correct.c - puts right what was entered wrongly: pieces, the robber, development cards, knights, shown points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A correction says how things lie on the table now, and why; it does not change the entries before it.  The rules do
 * not matter, but everything adds up afterwards: pieces come from the supply of their owner and go back there, and
 * development cards come from the deck.  Every line that a correction brings has its reason.
 */
#include "catan-rooms.h"

#include "table/table-intl.h"

/* Says why for the lines that came since there were `before` of them.  Those of the Longest Road and the Largest Army
 * have a reason: the numbers. */
static void
say_why (CatanState *state, guint before, const CatanEntry *entry)
{
  for (guint i = before; i < state->ledger.n_lines; i++)
    if (state->ledger.lines[i].kind != CATAN_LINE_ROAD && state->ledger.lines[i].kind != CATAN_LINE_ARMY)
      state->ledger.lines[i].why = table_ledger_say (&state->ledger, entry->why);
}

static void
update_roads (CatanState *state)
{
  catan_roads_update (state, (1u << state->rules->n_players) - 1, TABLE_NO_RULINGS);
}

/* ---- pieces and the robber ---- */

static gboolean
is_crowded (const CatanState *state, guint8 spot)
{
  const guint8 *near = catan_shape (state)->spot_spots[spot];
  for (guint i = 0; i < 3 && near[i] != CATAN_NOWHERE; i++)
    if (state->building[near[i]] != CATAN_NOBODY)
      return TRUE;
  return FALSE;
}

static gboolean
may_put_robber (const CatanState *state, guint8 hex, TableRefusal *why)
{
  if (hex >= catan_shape (state)->n_hexes)
    return table_refuse (why, _ ("there is no such hex"));
  return hex != state->robber || table_refuse (why, _ ("the robber is there already"));
}

/* In a snapshot, a city may be entered where no settlement was entered before. */
static gboolean
is_new_city (const CatanState *state, const CatanEntry *entry)
{
  return state->ask == CATAN_ASK_SNAPSHOT && entry->piece == CATAN_CITY && entry->spot < catan_shape (state)->n_spots
         && state->building[entry->spot] == CATAN_NOBODY;
}

/* It has been a settlement, which came back. */
static gboolean
new_city_may (CatanState *state, guint player, guint8 spot, TableRefusal *why)
{
  CatanSeat *seat = &state->seats[player];
  if (seat->cities == 0)
    return table_refuse (why, _ ("%s has no city left"), catan_name (state, (int) player));
  seat->settlements++;
  const gboolean may = catan_spot_may (state, player, CATAN_SETTLEMENT, spot, why);
  seat->settlements--;
  return may;
}

gboolean
catan_may_put (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  const guint player = (guint) entry->player;
  gboolean may;
  if (entry->piece == CATAN_ROBBER)
    return may_put_robber (state, entry->hex, why);
  state->agreed = TRUE; /* only supply and place count */
  may = entry->piece == CATAN_ROAD   ? catan_road_may (state, player, entry->edges[0], why)
        : is_new_city (state, entry) ? new_city_may (state, player, entry->spot, why)
                                     : catan_spot_may (state, player, entry->piece, entry->spot, why);
  state->agreed = FALSE;
  return may;
}

gboolean
catan_put (CatanState *state, const CatanEntry *entry, CatanBecause because, TableRefusal *why)
{
  const guint player = (guint) entry->player;
  if (!catan_may_put (state, entry, why))
    return FALSE;
  if (entry->piece == CATAN_ROBBER)
    {
      state->robber = entry->hex;
      return TRUE;
    }
  /* A settlement that is too near to another stays marked. */
  const gboolean new_city = is_new_city (state, entry);
  state->agreed = (entry->piece == CATAN_SETTLEMENT || new_city) && is_crowded (state, entry->spot);
  if (new_city)
    {
      /* The settlement comes back at once, so it need not be in the supply. */
      catan_set_building (state, player, CATAN_SETTLEMENT, entry->spot, because);
      state->agreed = FALSE;
    }
  if (entry->piece == CATAN_ROAD)
    catan_set_road (state, player, entry->edges[0]);
  else
    catan_set_building (state, player, entry->piece, entry->spot, because);
  state->agreed = FALSE;
  update_roads (state);
  return TRUE;
}

gboolean
catan_act_put (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const guint before = state->ledger.n_lines;
  if (!catan_put (state, entry, CATAN_BECAUSE_CORRECTED, why))
    return FALSE;
  say_why (state, before, entry);
  return TRUE;
}

static gboolean
may_remove_robber (const CatanState *state, TableRefusal *why)
{
  if (catan_rule (state->rules, CATAN_T3) != CATAN_T3_OFF)
    return table_refuse (why, _ ("in this game the robber does not leave the island (T3)"));
  return state->robber != CATAN_NOWHERE || table_refuse (why, _ ("the robber is not on the island"));
}

gboolean
catan_may_remove (const CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  if (entry->piece == CATAN_ROBBER)
    return may_remove_robber (state, why);
  if (entry->piece == CATAN_ROAD ? entry->edges[0] >= catan_shape (state)->n_edges
                                 : entry->spot >= catan_shape (state)->n_spots)
    return table_refuse (why, _ ("there is no such place"));
  if (entry->piece == CATAN_ROAD)
    return state->road[entry->edges[0]] != CATAN_NOBODY
           || table_refuse (why, _ ("no road lies on %s"), catan_edge_name (catan_shape (state), entry->edges[0]).text);
  const gint8 player = state->building[entry->spot];
  const CatanName name = catan_spot_name (entry->spot);
  if (player == CATAN_NOBODY || state->city[entry->spot] != (entry->piece == CATAN_CITY))
    return table_refuse (
        why, entry->piece == CATAN_CITY ? _ ("no city stands on %s") : _ ("no settlement stands on %s"), name.text);
  return entry->piece != CATAN_CITY || state->seats[player].settlements > 0
         || table_refuse (why, _ ("%s has no settlement left that could stand on %s instead"),
                          catan_name (state, player), name.text);
}

/* A city becomes a settlement again. */
static void
remove_building (CatanState *state, const CatanEntry *entry)
{
  const gint8 player = state->building[entry->spot];
  CatanSeat *seat = &state->seats[player];
  TableLine line = { .player = player, .because = CATAN_BECAUSE_CORRECTED, .feature = entry->spot };
  if (entry->piece == CATAN_CITY)
    {
      line.kind = CATAN_LINE_CITY;
      catan_book_term (&line, -1, 2, CATAN_NOUN_CITY);
      catan_book_term (&line, 1, 1, CATAN_NOUN_SETTLEMENT);
      state->city[entry->spot] = FALSE;
      state->agreed_spot[entry->spot] &= (guint8) ~CATAN_AGREED_CITY;
      seat->cities++;
      seat->settlements--;
    }
  else
    {
      line.kind = CATAN_LINE_SETTLEMENT;
      catan_book_term (&line, -1, 1, CATAN_NOUN_SETTLEMENT);
      state->building[entry->spot] = CATAN_NOBODY;
      state->agreed_spot[entry->spot] = FALSE;
      seat->settlements++;
    }
  catan_book (state, &line);
}

gboolean
catan_act_remove (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const guint before = state->ledger.n_lines;
  if (!catan_may_remove (state, entry, why))
    return FALSE;
  if (entry->piece == CATAN_ROBBER)
    {
      state->robber = CATAN_NOWHERE;
      return TRUE;
    }
  if (entry->piece == CATAN_ROAD)
    {
      const guint8 edge = entry->edges[0];
      state->seats[state->road[edge]].roads++;
      state->road[edge] = CATAN_NOBODY;
      state->agreed_edge[edge] = FALSE;
    }
  else
    remove_building (state, entry);
  state->last_kind = state->last_at = CATAN_NOWHERE;
  update_roads (state);
  say_why (state, before, entry);
  return TRUE;
}

/* ---- development cards ---- */

static guint
unknown (const CatanSeat *seat)
{
  return seat->cards - catan_cards_sum (seat->known_cards);
}

/* Puts a card into the hand; CATAN_N_CARDS: its kind is not known. */
static void
put_in (CatanState *state, guint player, guint card)
{
  CatanSeat *seat = &state->seats[player];
  seat->cards++;
  if (card < CATAN_N_CARDS)
    seat->known_cards[card]++;
  catan_effect (state, CATAN_EFFECT_DEVELOPMENT, player, 0, 1);
}

gboolean
catan_act_development (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const guint player = (guint) entry->player, card = entry->card, n = (guint) ABS (entry->amount);
  const CatanSeat *seat = &state->seats[player];
  const guint there = card < CATAN_N_CARDS ? seat->known_cards[card] : unknown (seat);
  if (!catan_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  if (card > CATAN_N_CARDS)
    return table_refuse (why, _ ("a correction names the kind of a card for everybody, or not at all"));
  if (entry->amount > 0 && n > state->deck)
    return table_refuse (why, _ ("the deck has %u development cards, not %u"), state->deck, n);
  if (entry->amount > 0 && card < CATAN_N_CARDS && !catan_check_copies (state, card, n, why))
    return FALSE;
  if (entry->amount < 0 && n > there)
    return card < CATAN_N_CARDS
               ? table_refuse (why, _ ("%s has %u cards that are known to be “%s”, not %u"),
                               catan_name (state, (int) player), there, catan_card_name ((CatanCard) card), n)
               : table_refuse (why, _ ("%s has %u development cards of unknown kind, not %u: name the kind of others"),
                               catan_name (state, (int) player), there, n);
  for (guint i = 0; i < n; i++)
    if (entry->amount > 0)
      put_in (state, player, card);
    else
      catan_card_out (state, player, card, TRUE);
  state->deck = (guint8) (state->deck - entry->amount);
  return TRUE;
}

/* Moves cards of a kind from the hand to what lies face up, below 0 back; all or none. */
static gboolean
turn_up (CatanState *state, guint player, guint card, int count, guint8 *up, TableRefusal *why)
{
  const CatanSeat *seat = &state->seats[player];
  if (!catan_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  const guint n = (guint) ABS (count), known = seat->known_cards[card];
  if (count < 0 && n > *up)
    return table_refuse (why, _ ("%s has shown %u of these cards, not %u"), catan_name (state, (int) player), *up, n);
  if (count > 0 && n > known + unknown (seat))
    return table_refuse (why, _ ("%s holds %u development cards that can be “%s”, not %u: correct the cards first"),
                         catan_name (state, (int) player), known + unknown (seat), catan_card_name ((CatanCard) card),
                         n);
  if (count > 0 && n > known && !catan_check_copies (state, card, n - known, why))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (count > 0)
      catan_card_out (state, player, card, TRUE);
    else
      put_in (state, player, card);
  *up = (guint8) (*up + count);
  state->cards_shown[card] = (guint8) (state->cards_shown[card] + count);
  return TRUE;
}

gboolean
catan_act_knights (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const guint player = (guint) entry->player, before = state->ledger.n_lines;
  if (!turn_up (state, player, CATAN_KNIGHT, entry->amount, &state->seats[player].knights, why))
    return FALSE;
  catan_award_pass (state, CATAN_AWARD_ARMY, CATAN_BECAUSE_PASSED, TABLE_NO_RULINGS);
  say_why (state, before, entry);
  return TRUE;
}

gboolean
catan_act_shown (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const guint player = (guint) entry->player, before = state->ledger.n_lines;
  TableLine line = { .player = entry->player,
                     .kind = CATAN_LINE_POINT,
                     .because = CATAN_BECAUSE_REVEALED,
                     .feature = -1,
                     .final = state->finished };
  if (!catan_keeps_win (state, player, entry->amount, why)
      || !turn_up (state, player, CATAN_POINT, entry->amount, &state->seats[player].points_shown, why))
    return FALSE;
  catan_book_term (&line, entry->amount, 1, CATAN_NOUN_CARD);
  catan_book (state, &line);
  say_why (state, before, entry);
  return TRUE;
}
