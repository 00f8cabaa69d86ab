/* catan-state.c - makes, copies, frees and checks a state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-rooms.h"

#include <string.h>
#include "table/table-act.h"
#include "table/table-stock.h"

const guint8 catan_piece_supply[CATAN_N_PIECES] = { CATAN_ROADS_MAX, 5, 4 };
const CatanBox catan_boxes[CATAN_N_BOARDS] = {
  [CATAN_BOARD_SMALL] = { 19, 25, { 14, CATAN_POINT_CARDS, 2, 2, 2 } },
  [CATAN_BOARD_BIG] = { CATAN_BANK_MAX, 34, { 20, CATAN_POINT_CARDS, 3, 3, 3 } },
};

CatanState *
catan_state_new (CatanRules *rules)
{
  CatanState *state = g_new0 (CatanState, 1);
  state->rules = catan_rules_ref (rules);
  state->ask = CATAN_ASK_FOUND;
  state->winner = state->longest = state->army = state->shoe = state->waiting = state->ended = CATAN_NOBODY;
  memset (state->road, CATAN_NOBODY, sizeof state->road);
  memset (state->building, CATAN_NOBODY, sizeof state->building);
  state->robber = catan_land_find (&rules->island, CATAN_DESERT); /* with a lake: off the board (T1) */
  state->last_kind = state->last_at = CATAN_NOWHERE;
  for (guint i = 0; i < rules->n_players; i++)
    {
      state->seats[i].roads = catan_piece_supply[CATAN_ROAD];
      state->seats[i].settlements = catan_piece_supply[CATAN_SETTLEMENT];
      state->seats[i].cities = catan_piece_supply[CATAN_CITY];
    }
  state->deck = rules->box->deck;
  memset (state->bank, rules->with_hands ? rules->box->bank : 0, sizeof state->bank);
  memcpy (state->bank_most, state->bank, sizeof state->bank);
  if (rules->covered)
    catan_kept_init (&state->kept, rules->box->bank);
  if (rules->with_fishermen)
    state->fish = catan_fish_new (rules->n_players, catan_rule (rules, CATAN_T6) == CATAN_T6_LARGE);
  return state;
}

CatanState *
catan_state_copy (const CatanState *state)
{
  CatanState *copy = g_memdup2 (state, sizeof *state);
  catan_rules_ref (copy->rules);
  if (state->fish)
    copy->fish = catan_fish_copy (state->fish);
  catan_kept_copy (&copy->kept, &state->kept);
  copy->stock = table_stock_ref (state->stock);
  copy->effects = NULL;
  copy->ledger = (TableLedger){ 0 };
  table_ledger_copy (&copy->ledger, &state->ledger);
  return copy;
}

void
catan_state_free (CatanState *state)
{
  if (state == NULL)
    return;
  catan_rules_unref (state->rules);
  catan_fish_free (state->fish);
  catan_kept_clear (&state->kept);
  table_ledger_clear (&state->ledger);
  table_stock_clear ((GArray **) &state->stock);
  g_free (state);
}

guint
catan_target (const CatanState *state, guint player)
{
  return state->rules->target + (state->shoe == (gint8) player);
}

/* ---- checking ---- */

static gboolean
pieces_are_sound (const CatanState *state, TableRefusal *why)
{
  guint placed[CATAN_MAX_PLAYERS][CATAN_N_PIECES] = { 0 };
  for (guint edge = 0; edge < catan_shape (state)->n_edges; edge++)
    if (state->road[edge] != CATAN_NOBODY)
      placed[state->road[edge]][CATAN_ROAD]++;
  for (guint spot = 0; spot < catan_shape (state)->n_spots; spot++)
    if (state->building[spot] != CATAN_NOBODY)
      placed[state->building[spot]][state->city[spot] ? CATAN_CITY : CATAN_SETTLEMENT]++;
    else if (state->city[spot])
      return table_refuse (why, "a city of nobody on %u", spot + 1);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const CatanSeat *seat = &state->seats[player];
      const guint left[CATAN_N_PIECES] = { seat->roads, seat->settlements, seat->cities };
      for (guint piece = 0; piece < CATAN_N_PIECES; piece++)
        if (placed[player][piece] + left[piece] != catan_piece_supply[piece])
          return table_refuse (why, "player %u has %u pieces %u placed and %u left", player, placed[player][piece],
                               piece, left[piece]);
    }
  return TRUE;
}

static gboolean
distances_are_kept (const CatanState *state, TableRefusal *why)
{
  const CatanShape *shape = catan_shape (state);
  for (guint edge = 0; edge < catan_shape (state)->n_edges; edge++)
    {
      guint8 a = shape->edge_spots[edge][0], b = shape->edge_spots[edge][1];
      if (state->building[a] != CATAN_NOBODY && state->building[b] != CATAN_NOBODY
          && !(state->agreed_spot[a] & CATAN_AGREED_SETTLEMENT) && !(state->agreed_spot[b] & CATAN_AGREED_SETTLEMENT))
        return table_refuse (why, "buildings side by side on %u and %u", a + 1, b + 1);
    }
  return TRUE;
}

static gboolean
cards_are_sound (const CatanState *state, TableRefusal *why)
{
  guint out = 0, knights = 0, points = 0, known[CATAN_N_CARDS] = { 0 };
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const CatanSeat *seat = &state->seats[player];
      guint sum = 0, fresh = 0;
      for (guint card = 0; card < CATAN_N_CARDS; card++)
        {
          sum += seat->known_cards[card];
          fresh += seat->fresh_known[card];
          known[card] += seat->known_cards[card];
          if (seat->fresh_known[card] > seat->known_cards[card])
            return table_refuse (why, "player %u has more fresh cards of kind %u than cards", player, card);
        }
      out += seat->cards;
      knights += seat->knights;
      points += seat->points_shown;
      if (sum > seat->cards || seat->fresh > seat->cards || fresh > seat->fresh
          || sum - fresh > (guint) seat->cards - seat->fresh)
        return table_refuse (why, "player %u has %u cards, %u known, %u fresh, %u of these known", player, seat->cards,
                             sum, seat->fresh, fresh);
      if (!catan_told_validate (&seat->told, seat->cards - sum))
        return table_refuse (why, "player %u told %u kinds of %u cards", player, catan_told_count (&seat->told),
                             seat->cards - sum);
    }
  for (guint card = 0; card < CATAN_N_CARDS; card++)
    {
      out += state->cards_shown[card];
      if (known[card] + state->cards_shown[card] > state->rules->box->copies[card])
        return table_refuse (why, "%u development cards of kind %u", known[card] + state->cards_shown[card], card);
    }
  if (knights != state->cards_shown[CATAN_KNIGHT] || points != state->cards_shown[CATAN_POINT])
    return table_refuse (why, "the players have %u knights and %u points, which are not those that were shown", knights,
                         points);
  return state->deck + out == state->rules->box->deck
         || table_refuse (why, "%u development cards with those of the deck", state->deck + out);
}

static gboolean
covered_are_sound (const CatanState *state, TableRefusal *why)
{
  if (!state->rules->covered)
    return TRUE;
  if (!catan_kept_validate (&state->kept, state->rules->box->bank))
    return table_refuse (why, "what is known of covered hands does not add up");
  for (guint player = 0; player < state->rules->n_players; player++)
    if (catan_hand_size (state, player) != catan_hands_size (state->kept.everybody, player))
      return table_refuse (why, "player %u has another number of cards than is known", player);
  return TRUE;
}

static gboolean
hands_are_sound (const CatanState *state, TableRefusal *why)
{
  if (state->rules->covered)
    return covered_are_sound (state, why);
  for (guint resource = 0; state->rules->with_hands && resource < CATAN_N_RESOURCES; resource++)
    {
      guint sum = state->bank[resource];
      for (guint player = 0; player < state->rules->n_players; player++)
        sum += state->seats[player].hand[resource];
      if (sum != state->rules->box->bank)
        return table_refuse (why, "%u cards of resource %u", sum, resource);
    }
  return TRUE;
}

static gboolean
fish_are_sound (const CatanState *state, TableRefusal *why)
{
  if (state->fish == NULL)
    return TRUE;
  if (!catan_fish_validate (state->fish))
    return table_refuse (why, "the fish tokens do not add up");
  if ((state->shoe != CATAN_NOBODY) != catan_fish_shoe_drawn (state->fish))
    return table_refuse (why, "the shoe is in the stack and with a player, or with neither");
  for (guint player = 0; player < state->rules->n_players; player++)
    if (!catan_told_validate (&state->told[player], catan_fish_secret (state->fish, player)))
      return table_refuse (why, "player %u told %u values of fewer tokens", player,
                           catan_told_count (&state->told[player]));
  return TRUE;
}

/* The road lengths are right, and nobody holds a card while another player has more. */
static gboolean
roads_are_sound (const CatanState *state, TableRefusal *why)
{
  guint longest = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      guint length = catan_longest_road (state, player, NULL);
      if (length != state->seats[player].road_length)
        return table_refuse (why, "the longest road of player %u is %u, not %u", player, length,
                             state->seats[player].road_length);
      longest = MAX (longest, length);
    }
  if (state->longest != CATAN_NOBODY && state->seats[state->longest].road_length < MAX (longest, CATAN_ROAD_MIN))
    return table_refuse (why, "player %d holds the longest road with %u of %u", state->longest,
                         state->seats[state->longest].road_length, longest);
  return TRUE;
}

/* Whoever is on turn or founds is there, and whoever has left has no cards. */
static gboolean
players_are_sound (const CatanState *state, TableRefusal *why)
{
  const gboolean going = !state->finished && !state->on_pad;
  if (table_there (state->rules, state->away) == 0)
    return table_refuse (why, "nobody is there");
  if (going && state->player != CATAN_NOBODY && !catan_is_there (state, (guint) state->player))
    return table_refuse (why, "player %d is on turn, and has left", state->player);
  if (going && state->ask != CATAN_ASK_DRAW
      && (state->waiting != CATAN_NOBODY) != (state->n_turns > 0 && catan_founder (state) >= 0))
    return table_refuse (why, "somebody must found during the game, or nobody waits for it");
  /* Whoever comes meanwhile founds, and may draw a fish token for it. */
  const gboolean building = state->ask == CATAN_ASK_BUILD || state->paired
                            || ((state->ask == CATAN_ASK_FOUND || state->ask == CATAN_ASK_DRAW) && state->ended >= 0);
  if (going && (!building != (state->ended == CATAN_NOBODY) || (building && state->ended == state->player)))
    return table_refuse (why, "player %d builds after the turn of player %d", state->player, state->ended);
  for (guint player = 0; player < state->rules->n_players; player++)
    if (!catan_is_there (state, player) && catan_hand_size (state, player) > 0)
      return table_refuse (why, "player %u has left with cards", player);
  return TRUE;
}

/* Who has the Largest Army has three knights or more, and nobody has more.  If nobody has it, no player alone has the
 * most knights; in a snapshot, nobody need have it yet. */
static gboolean
army_is_sound (const CatanState *state, TableRefusal *why)
{
  guint most = 0, n = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint knights = state->seats[player].knights;
      n = knights > most ? 1 : n + (knights == most);
      most = MAX (most, knights);
    }
  if (state->army != CATAN_NOBODY)
    return state->seats[state->army].knights >= MAX (most, CATAN_ARMY_MIN)
           || table_refuse (why, "player %d has the largest army with too few knights", state->army);
  return most < CATAN_ARMY_MIN || n > 1 || state->ask == CATAN_ASK_SNAPSHOT
         || table_refuse (why, "nobody has the largest army of %u knights", most);
}

gboolean
catan_state_validate (const CatanState *state, TableRefusal *why)
{
  if (!players_are_sound (state, why) || !pieces_are_sound (state, why) || !roads_are_sound (state, why)
      || !army_is_sound (state, why) || !distances_are_kept (state, why) || !cards_are_sound (state, why)
      || !hands_are_sound (state, why) || !fish_are_sound (state, why))
    return FALSE;
  return table_ledger_validate (&state->ledger) || table_refuse (why, "the scores are not the sum of the ledger");
}
