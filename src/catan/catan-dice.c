/* catan-dice.c - a throw: what the island yields to each player, which fisheries pay, and what a 7 does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Fishermen of Catan, 3B; rulings F1, F13, F15, T1, T2, T4.  If the bank has fewer cards of a resource than it
 * owes, nobody gets any of them; but if it owes them to one player only, that player gets what is left.
 */
#include "catan-rooms.h"

#include <string.h>

#include "table/table-intl.h"

/* ---- what a throw brings ---- */

static guint
worth (const CatanState *state, guint8 spot)
{
  return state->city[spot] ? 2 : 1;
}

static void
add_hexes (const CatanState *state, guint dice, CatanYield *yield)
{
  const CatanIsland *island = &state->rules->island;
  for (guint hex = 0; hex < catan_shape (state)->n_hexes; hex++)
    for (guint i = 0; island->number[hex] == dice && i < 6; i++)
      {
        guint8 spot = catan_shape (state)->hex_spots[hex][i];
        gint8 player = state->building[spot];
        if (player == CATAN_NOBODY || !catan_is_there (state, (guint) player) || island->land[hex] >= CATAN_N_RESOURCES)
          continue;
        if (hex == state->robber)
          yield->lost[player] += (guint8) worth (state, spot);
        else
          yield->owed[player][island->land[hex]] += (guint8) worth (state, spot);
      }
}

/* Covered hands: can the bank have these cards, as far as everybody knows? */
static gboolean
bank_may_have (const CatanState *state, const guint cards[CATAN_N_RESOURCES])
{
  g_autoptr (CatanHands) trial = catan_hands_copy (state->kept.everybody);
  CatanParcel parcel = { 0 };
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    parcel.seen[r] = (guint8) cards[r];
  return catan_hands_swap (trial, CATAN_KEEPER_BANK, 0, &parcel, NULL);
}

/* After unseen discards it may be uncertain whether the bank has enough.  Then it is taken that it has, because the
 * table would say if it had not (catan_act_stock ()). */
static void
weigh_bank (const CatanState *state, CatanYield *yield)
{
  guint all[CATAN_N_RESOURCES] = { 0 };
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      for (guint p = 0; p < state->rules->n_players; p++)
        all[r] += yield->yield[p][r];
      if (all[r] > state->bank[r])
        yield->unsure = TRUE;
      if (all[r] <= state->bank[r] || bank_may_have (state, all))
        continue;
      all[r] = 0;
      yield->short_of[r] = TRUE;
      for (guint p = 0; p < state->rules->n_players; p++)
        yield->yield[p][r] = 0;
    }
}

static void
ask_bank (const CatanState *state, CatanYield *yield)
{
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      guint owed = 0, n = 0, last = 0;
      yield->bank[r] = state->bank_most[r];
      for (guint p = 0; p < state->rules->n_players; p++)
        if (yield->yield[p][r])
          {
            owed += yield->yield[p][r];
            last = p;
            n++;
          }
      if (owed <= state->bank_most[r])
        continue;
      yield->short_of[r] = TRUE;
      for (guint p = 0; p < state->rules->n_players; p++)
        yield->yield[p][r] = n == 1 && p == last ? state->bank_most[r] : 0;
    }
  if (state->bank_unseen > 0)
    weigh_bank (state, yield);
}

/* Adds the tokens of a fishery or of a lake; `spots` are its intersections. */
static void
add_fishery (const CatanState *state, const guint8 *spots, guint n, guint8 owed[CATAN_MAX_PLAYERS])
{
  for (guint i = 0; i < n && spots[i] != CATAN_NOWHERE; i++)
    if (state->building[spots[i]] != CATAN_NOBODY && catan_is_there (state, (guint) state->building[spots[i]]))
      owed[state->building[spots[i]]] += (guint8) worth (state, spots[i]);
}

gboolean
catan_lake_is_blocked (const CatanState *state, guint hex)
{
  return hex == state->robber && catan_rule (state->rules, CATAN_T4) == CATAN_T4_BLOCKED;
}

gboolean
catan_lake_pays (const CatanIsland *island, guint hex, guint dice)
{
  if (hex == island->further_lake)
    return dice == 4 || dice == 10;
  return dice == 2 || dice == 3 || dice == 11 || dice == 12;
}

static void
add_fisheries (const CatanState *state, guint dice, CatanYield *yield)
{
  const CatanShape *shape = catan_shape (state);
  const CatanIsland *island = &state->rules->island;
  G_STATIC_ASSERT (CATAN_SEAS_MAX <= 64);
  for (guint sea = 0; sea < shape->n_seas; sea++)
    if (island->fishery[sea] == dice)
      {
        guint8 spots[3];
        yield->fisheries |= G_GUINT64_CONSTANT (1) << sea;
        catan_fishery_spots (island, sea, spots);
        add_fishery (state, spots, 3, yield->fish_owed);
      }
  for (guint hex = 0; hex < shape->n_hexes; hex++)
    if (island->land[hex] == CATAN_LAKE && catan_lake_pays (island, hex, dice) && !catan_lake_is_blocked (state, hex))
      {
        add_fishery (state, shape->hex_spots[hex], 6, yield->fish_owed);
        add_fishery (state, shape->hex_spots[hex], 6, yield->lake_owed);
      }
}

/* Limits the draws to what the supply has (F1) and to what the hands have room for (T2). */
static void
ask_supply (const CatanState *state, CatanYield *yield)
{
  guint owed = 0, there = catan_fish_stack (state->fish);
  if (catan_rule (state->rules, CATAN_F1) == CATAN_F1_USED)
    there += catan_fish_n_used (state->fish);
  /* Without the upper bound, GCC 14 assumes that there can be a fifth player, and warns. */
  for (guint p = 0; p < MIN (state->rules->n_players, CATAN_MAX_PLAYERS); p++)
    {
      guint room = catan_tokens_room (state, p);
      yield->fish[p] = (guint8) MIN (yield->fish_owed[p], room);
      if (yield->fish_owed[p] > room)
        yield->shortage = CATAN_FISH_CAPPED;
      owed += yield->fish[p];
    }
  yield->fish_there = (guint8) there;
  if (owed <= MIN (there, CATAN_DRAWS_MAX))
    return;
  memset (yield->fish, 0, sizeof yield->fish);
  yield->shortage = CATAN_FISH_SHORT;
}

/* After a 7, hands that are too large are halved; if hands are not recorded, all are empty. */
static void
add_discards (const CatanState *state, CatanYield *yield)
{
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    if (catan_hand_size (state, p) > CATAN_HAND_MAX)
      yield->discards[p] = (guint8) (catan_hand_size (state, p) / 2);
}

void
catan_yield (const CatanState *state, guint dice, CatanYield *yield)
{
  memset (yield, 0, sizeof *yield);
  /* A throw also ends the turn before it. */
  yield->thrower = (guint8) catan_thrower (state);
  if (dice == 7)
    {
      add_discards (state, yield);
      return;
    }
  add_hexes (state, dice, yield);
  memcpy (yield->yield, yield->owed, sizeof yield->yield);
  if (state->rules->with_hands)
    ask_bank (state, yield);
  if (!state->rules->with_fishermen)
    return;
  add_fisheries (state, dice, yield);
  ask_supply (state, yield);
}

guint
catan_throws (const CatanState *state)
{
  guint n = 0;
  for (guint sum = 2; sum <= 12; sum++)
    n += state->rolls[sum];
  return n;
}

double
catan_dice_expected (guint dice, guint n, guint calm)
{
  const double ways = dice < 2 || dice > 12 ? 0 : dice < 7 ? dice - 1 : 13 - dice;
  return (n - calm) * ways / 36 + (dice != 7 ? calm * ways / 30 : 0);
}

gboolean
catan_seven_again (const CatanState *state)
{
  const guint turn = state->n_turns + catan_ends_turn (state);
  const guint round = (guint) __builtin_popcount (table_there (state->rules, state->away));
  /* Which round it is in a game that was entered as it lay, only the table knows. */
  return !state->met && turn <= state->rules->calm * round;
}

/* ---- the throw ---- */

/* The sea hex of the fishery that yields the nth token of a player.  Lakes come after all fisheries: CATAN_NOWHERE. */
static guint8
find_fishery (const CatanState *state, const CatanYield *yield, guint player, guint nth)
{
  for (guint8 sea = 0; sea < catan_shape (state)->n_seas; sea++)
    if ((yield->fisheries >> sea) & 1)
      {
        guint8 spots[3], owed[CATAN_MAX_PLAYERS] = { 0 };
        catan_fishery_spots (&state->rules->island, sea, spots);
        add_fishery (state, spots, 3, owed);
        if (nth < owed[player])
          return sea;
        nth -= owed[player];
      }
  return CATAN_NOWHERE;
}

/* Lists the draws that are owed: the player on turn first, then clockwise (F13). */
static void
owe_draws (CatanState *state, const CatanYield *yield)
{
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      guint player = ((guint) state->player + i) % state->rules->n_players;
      for (guint k = 0; k < yield->fish[player] && state->n_draws < CATAN_DRAWS_MAX; k++)
        state->draws[state->n_draws++] = (CatanDraw){ (guint8) player, find_fishery (state, yield, player, k) };
    }
}

static void
throw_seven (CatanState *state)
{
  state->ask = CATAN_ASK_ROBBER;
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    if (state->brought.discards[p])
      {
        state->owing |= (guint8) (1 << p);
        state->ask = CATAN_ASK_DISCARD;
      }
}

/* Deals what the throw brings; its effects are told by catan_yield_effects (). */
static gboolean
deal (CatanState *state, const CatanYield *yield, TableRefusal *why)
{
  g_auto (CatanKept) before = { NULL };
  catan_kept_copy (&before, &state->kept);
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      CatanGiven cards = { 0 };
      memcpy (cards.seen, yield->yield[p], sizeof cards.seen);
      if (catan_given_count (&cards) == 0
          || catan_cards_swap (state, CATAN_UNTOLD, CATAN_KEEPER_BANK, p, &cards, NULL, why))
        continue;
      catan_cards_restore (state, &before);
      return FALSE;
    }
  return TRUE;
}

gboolean
catan_act_roll (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  CatanYield brought;
  if (entry->number < 2 || entry->number > 12)
    return table_refuse (why, _ ("two dice show 2 to 12, not %u"), entry->number);
  if (entry->number == 7 && !state->agreed && catan_seven_again (state))
    return table_refuse (why,
                         ngettext ("in the first round a 7 is thrown again: enter the throw after it",
                                   "in the first %u rounds a 7 is thrown again: enter the throw after it",
                                   state->rules->calm),
                         state->rules->calm);
  catan_yield (state, entry->number, &brought);
  if (state->paired && state->agreed)
    return table_refuse (why, _ ("nobody throws in a paired turn"));
  if (catan_ends_turn (state))
    {
      const guint next = catan_thrower (state);
      if (!catan_paired_passed (state, why))
        return FALSE;
      if (catan_points (state, next) >= (gint) catan_target (state, next))
        return table_refuse (why, _ ("%s has won before the dice, with %d points: enter “next”"),
                             catan_name (state, (int) next), catan_points (state, next));
    }
  if (state->rules->with_hands && !deal (state, &brought, why))
    return FALSE;
  if (catan_ends_turn (state))
    catan_turn_begin (state, catan_thrower (state));
  if (brought.unsure)
    table_warn (&state->warnings,
                N_ ("maybe the bank does not have enough cards for all: if so, undo the throw and first "
                    "enter what the bank has"));
  state->dice = entry->number;
  state->rolls[entry->number]++;
  state->calm_throws = (guint16) (state->calm_throws + catan_seven_again (state));
  state->brought = brought;
  catan_luck_throw (state);
  if (state->effects != NULL)
    catan_yield_effects (state, entry->number, &brought, state->effects);
  if (entry->number == 7)
    {
      throw_seven (state);
      return TRUE;
    }
  owe_draws (state, &brought);
  catan_exchanges_begin (state);
  state->ask = state->n_draws ? CATAN_ASK_DRAW : CATAN_ASK_TURN;
  return TRUE;
}
