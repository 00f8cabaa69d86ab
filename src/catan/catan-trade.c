/* catan-trade.c - costs, bank and harbours, and trade between players, in cards and in fish.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If hands are not recorded, the program does not know who holds which cards.  Then costs are not checked, and no card
 * is moved.
 */
#include "catan-rooms.h"

#include <string.h>

#include "table/table-intl.h"

CatanPays
catan_pays_cost (const CatanState *state, guint player, guint thing, double *chance)
{
  double found = 1;
  if (state->rules->covered)
    found = catan_hands_chance (state->kept.everybody, player, catan_costs[thing]);
  else if (state->rules->with_hands)
    for (guint r = 0; r < CATAN_N_RESOURCES; r++)
      if (state->seats[player].hand[r] < catan_costs[thing][r])
        found = 0;
  if (chance != NULL)
    *chance = found;
  return found >= 1 ? CATAN_PAYS_SURELY : found == 0 ? CATAN_PAYS_NEVER : CATAN_PAYS_MAYBE;
}

gboolean
catan_check_cost (const CatanState *state, guint player, guint thing, TableRefusal *why)
{
  const CatanSeat *seat = &state->seats[player];
  const char *name = catan_name (state, (int) player);
  g_autoptr (GString) costs = g_string_new (NULL);
  TableRefusal reason;
  if (catan_pays_cost (state, player, thing, NULL) != CATAN_PAYS_NEVER)
    return TRUE;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (seat->most[r] < catan_costs[thing][r])
      return table_refuse (why,
                           seat->hand[r] == seat->most[r] ? _ ("that costs %u %s, and %s has %u")
                                                          : _ ("that costs %u %s, and %s has at most %u"),
                           catan_costs[thing][r], catan_resource_name ((CatanResource) r), name, seat->most[r]);
  catan_tell_cards (costs, catan_costs[thing]);
  catan_refuse_all_of (state, player, catan_costs[thing], &reason);
  /* Translators: what something costs, and why it cannot be paid. */
  return table_refuse (why, _ ("that costs %s; %s"), costs->str, reason.sentence);
}

gboolean
catan_pay (CatanState *state, const CatanEntry *entry, guint thing, TableRefusal *why)
{
  const guint player = (guint) state->player;
  CatanGiven cost = { 0 };
  if (entry->unpaid && !state->rules->with_hands)
    return table_refuse (why, _ ("hands are not kept in this game: nothing is paid"));
  if (entry->unpaid)
    return state->agreed || table_refuse (why, _ ("only what the table agreed to can be unpaid"));
  memcpy (cost.seen, catan_costs[thing], sizeof cost.seen);
  if (state->agreed && !catan_check_cost (state, player, thing, NULL))
    /* Translators: unpaid is a word of the record, do not translate it. */
    return table_refuse (why, _ ("%s cannot pay that: end the entry with unpaid if it costs nothing"),
                         catan_name (state, (int) player));
  return catan_check_cost (state, player, thing, why)
         && catan_cards_swap (state, CATAN_EFFECT_CARDS, player, CATAN_KEEPER_BANK, &cost, NULL, why);
}

gboolean
catan_check_bank (const CatanState *state, guint8 resource, guint n, TableRefusal *why)
{
  if (resource >= CATAN_N_RESOURCES)
    return table_refuse (why, _ ("say which resource"));
  if (!state->rules->with_hands || state->bank_most[resource] >= n)
    return TRUE;
  return table_refuse (why,
                       state->bank[resource] == state->bank_most[resource] ? _ ("the bank has %u %s, not %u")
                                                                           : _ ("the bank has at most %u %s, not %u"),
                       state->bank_most[resource], catan_resource_name ((CatanResource) resource), n);
}

/* ---- with the bank ---- */

/* How many cards of a resource the bank takes for one other card. */
guint
catan_bank_rate (const CatanState *state, guint player, CatanResource resource)
{
  guint best = 4;
  for (guint8 spot = 0; spot < catan_shape (state)->n_spots; spot++)
    {
      if (state->building[spot] != (gint8) player)
        continue;
      guint8 harbour = catan_harbour_at (&state->rules->island, spot);
      if (harbour == resource)
        return 2;
      if (harbour == CATAN_ANY)
        best = 3;
    }
  return best;
}

gboolean
catan_check_bank_trade (const CatanState *state, guint player, TableRefusal *why)
{
  const guint8 *hand = state->seats[player].most;
  guint8 rates[CATAN_N_RESOURCES];
  g_autoptr (GString) takes = g_string_new (NULL), has = g_string_new (NULL);
  if (state->agreed && catan_hand_size (state, player) > 0)
    return TRUE;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      rates[r] = (guint8) catan_bank_rate (state, player, (CatanResource) r);
      if (hand[r] >= rates[r])
        return TRUE;
    }
  catan_tell_cards (takes, rates);
  catan_tell_cards (has, hand);
  if (state->seats[player].unseen > 0)
    return table_refuse (why, _ ("for one card, the bank takes one of these: %s; %s has at most %s"), takes->str,
                         catan_name (state, (int) player), has->str);
  if (has->len == 0)
    return table_refuse (why, _ ("for one card, the bank takes one of these: %s; %s has no card"), takes->str,
                         catan_name (state, (int) player));
  return table_refuse (why, _ ("for one card, the bank takes one of these: %s; %s has %s"), takes->str,
                       catan_name (state, (int) player), has->str);
}

/* By agreement, the bank gives one card for any number that is not divisible by its price. */
guint
catan_bank_gives (const CatanState *state, CatanResource resource, guint n)
{
  const guint price = catan_bank_rate (state, catan_player_on_turn (state), resource);
  return state->agreed && n % price ? 1 : n / price;
}

gboolean
catan_act_bank (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  guint player = (guint) state->player, n, price;
  guint8 r = entry->resource, got = entry->second;
  if (!state->rules->with_hands)
    return table_refuse (why, _ ("hands are not kept in this game: trade with the bank is not entered"));
  if (r >= CATAN_N_RESOURCES || got >= CATAN_N_RESOURCES)
    return table_refuse (why, _ ("say which resource"));
  if (r == got)
    return table_refuse (why, _ ("the bank does not give the same resource that it takes"));
  n = (guint) entry->amount;
  price = catan_bank_rate (state, player, (CatanResource) r);
  if (n == 0 || (n % price && !state->agreed))
    return table_refuse (why, _ ("for each card, the bank takes %u %s from %s, not %u"), price,
                         catan_resource_name ((CatanResource) r), catan_name (state, (int) player), n);
  CatanGiven out = { 0 }, in = { 0 };
  out.seen[r] = (guint8) n;
  in.seen[got] = (guint8) catan_bank_gives (state, (CatanResource) r, n);
  return catan_cards_swap (state, CATAN_EFFECT_CARDS, player, CATAN_KEEPER_BANK, &out, &in, why);
}

/* ---- between players ---- */

static gboolean
check_things (const CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  const guint given = catan_given_count (&entry->give), got = catan_given_count (&entry->get);
  if (!state->rules->with_hands)
    {
      if (given + got)
        return table_refuse (why, _ ("hands are not kept in this game: only fish are entered in a trade"));
      return entry->n_tokens + entry->n_got > 0 || table_refuse (why, _ ("nothing changes hands in this trade"));
    }
  if (given + entry->n_tokens + got + entry->n_got == 0
      || (!state->agreed && (given + entry->n_tokens == 0 || got + entry->n_got == 0)))
    return table_refuse (why, _ ("in a trade, both sides give something"));
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (entry->give.seen[r] && entry->get.seen[r])
      return table_refuse (why, _ ("%s is on both sides of the trade"), catan_resource_name ((CatanResource) r));
  return TRUE;
}

gboolean
catan_act_trade (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const guint a = (guint) state->player, b = (guint) entry->player;
  g_auto (CatanKept) next = { NULL };
  if (!catan_paired_trades (state, why))
    return FALSE;
  if (entry->player == state->player)
    return table_refuse (why, _ ("nobody trades with themselves"));
  if (!catan_is_there (state, b))
    return table_refuse_away (state->rules, b, why);
  if (!check_things (state, entry, why) || !catan_cards_try (state, a, b, &entry->give, &entry->get, &next, why)
      || !catan_tokens_swap (state, entry, why))
    return FALSE;
  catan_cards_keep (state, CATAN_EFFECT_CARDS, a, b, &entry->give, &entry->get, &next);
  return TRUE;
}

/* ---- correcting a hand ---- */

gboolean
catan_act_hand (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  guint player = (guint) entry->player;
  guint8 r = entry->resource;
  int n = entry->amount;
  if (!state->rules->with_hands)
    return table_refuse (why, _ ("hands are not kept in this game"));
  if (r >= CATAN_N_RESOURCES)
    return table_refuse (why, _ ("say which resource"));
  if (!catan_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  CatanGiven cards = { 0 };
  cards.seen[r] = (guint8) ABS (n);
  if (!catan_cards_swap (state, CATAN_EFFECT_CARDS, n < 0 ? player : CATAN_KEEPER_BANK,
                         n < 0 ? CATAN_KEEPER_BANK : player, &cards, NULL, why))
    return FALSE;
  if (catan_hand_size (state, player) <= CATAN_HAND_MAX)
    state->owing &= (guint8) ~(1 << player);
  if (state->ask == CATAN_ASK_DISCARD && state->owing == 0)
    state->ask = CATAN_ASK_ROBBER;
  return TRUE;
}

/* The bank is counted at the table: after unseen discards, this is the only way to know it. */
gboolean
catan_act_stock (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  if (!state->rules->with_hands)
    return table_refuse (why, _ ("hands are not kept in this game"));
  if (entry->resource >= CATAN_N_RESOURCES)
    return table_refuse (why, _ ("say which resource"));
  return catan_cards_count (state, CATAN_KEEPER_BANK, entry->resource, (guint) entry->amount, why);
}
