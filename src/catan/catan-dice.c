/* catan-dice.c - a throw: what the island yields to each player, which fisheries pay, and what a 7 does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Fishermen of Catan, 3B; rulings F1, F13, F15, T1, T2, T4.  If the bank has fewer cards of a resource than it
 * owes, nobody gets any of them; but if it owes them to one player only, that player gets what is left.
 */
#include "catan-rooms.h"

#include <stdlib.h>
#include <string.h>

#include "table/table-intl.h"

/* ---- what a throw brings ---- */

/* Adds a payment for each building at these intersections.  Whoever has left gets nothing. */
static guint
add_payments (const CatanState *state, CatanPayment payment, const guint8 *spots, guint n_spots, CatanPayment *payments,
              guint n)
{
  for (guint i = 0; i < n_spots && spots[i] != CATAN_NOWHERE; i++)
    if (state->building[spots[i]] != CATAN_NOBODY && catan_is_there (state, (guint) state->building[spots[i]]))
      {
        payment.player = (guint8) state->building[spots[i]];
        payment.n = state->city[spots[i]] ? 2 : 1;
        payments[n++] = payment;
      }
  return n;
}

guint
catan_payments (const CatanState *state, guint dice, CatanPayment payments[CATAN_PAYMENTS_MAX])
{
  const CatanShape *shape = catan_shape (state);
  const CatanIsland *island = &state->rules->island;
  guint n = 0;
  for (guint8 sea = 0; state->rules->with_fishermen && sea < shape->n_seas; sea++)
    if (island->fishery[sea] == dice)
      {
        guint8 spots[3];
        catan_fishery_spots (island, sea, spots);
        n = add_payments (state, (CatanPayment){ .what = CATAN_DUE_TOKENS, .hex = CATAN_NOWHERE, .sea = sea }, spots, 3,
                          payments, n);
      }
  for (guint8 hex = 0; hex < shape->n_hexes; hex++)
    {
      CatanPayment payment = { .what = island->land[hex], .hex = hex, .sea = CATAN_NOWHERE };
      if (island->land[hex] == CATAN_LAKE && state->rules->with_fishermen && catan_lake_pays (island, hex, dice)
          && !catan_lake_is_blocked (state, hex))
        payment.what = CATAN_DUE_TOKENS;
      else if (island->land[hex] >= CATAN_N_RESOURCES || island->number[hex] != dice)
        continue;
      else if (hex == state->robber)
        payment.what = CATAN_DUE_ROBBED;
      n = add_payments (state, payment, shape->hex_spots[hex], 6, payments, n);
    }
  return n;
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
  CatanPayment payments[CATAN_PAYMENTS_MAX];
  memset (yield, 0, sizeof *yield);
  /* A throw also ends the turn before it. */
  yield->thrower = (guint8) catan_thrower (state);
  if (dice == 7)
    {
      add_discards (state, yield);
      return;
    }
  const guint n = catan_payments (state, dice, payments);
  for (const CatanPayment *p = payments; p < payments + n; p++)
    {
      guint8 *due = p->what == CATAN_DUE_TOKENS   ? &yield->fish_owed[p->player]
                    : p->what == CATAN_DUE_ROBBED ? &yield->lost[p->player]
                                                  : &yield->owed[p->player][p->what];
      *due += p->n;
      yield->lake_owed[p->player] += p->what == CATAN_DUE_TOKENS && p->hex != CATAN_NOWHERE ? p->n : 0;
    }
  memcpy (yield->yield, yield->owed, sizeof yield->yield);
  if (state->rules->with_hands)
    ask_bank (state, yield);
  if (state->rules->with_fishermen)
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

int
catan_dice_ways (guint dice)
{
  return dice < 2 || dice > 12 ? 0 : 6 - abs (7 - (int) dice);
}

double
catan_dice_expected (guint dice, guint n, guint calm)
{
  const double ways = catan_dice_ways (dice);
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

/* Lists the draws that are owed: the player on turn first, then clockwise (F13); of each, those of lakes come last. */
static void
owe_draws (CatanState *state, const CatanYield *yield)
{
  CatanPayment payments[CATAN_PAYMENTS_MAX];
  const guint n = catan_payments (state, state->dice, payments);
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      const guint player = ((guint) state->player + i) % state->rules->n_players;
      guint left = yield->fish[player];
      for (const CatanPayment *p = payments; p < payments + n; p++)
        for (guint k = 0; p->what == CATAN_DUE_TOKENS && p->player == player && k < p->n; k++)
          if (left > 0 && state->n_draws < CATAN_DRAWS_MAX)
            {
              left--;
              state->draws[state->n_draws++] = (CatanDraw){ (guint8) player, p->sea };
            }
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
