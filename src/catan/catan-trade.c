/* catan-trade.c - hands, costs, bank and harbours, and trade between players, in cards and in fish.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If hands are not recorded, the program does not know who holds which cards.  Then costs are not checked, and no card
 * is moved.
 */
#include "catan-rooms.h"

#include <string.h>

#include "table/table-intl.h"

static guint
count (const guint8 cards[CATAN_N_RESOURCES])
{
  guint n = 0;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    n += cards[r];
  return n;
}

guint
catan_hand_size (const CatanState *state, guint player)
{
  return count (state->seats[player].hand);
}

gboolean
catan_refuse_cards (const CatanState *state, guint player, guint r, guint n, TableRefusal *why)
{
  return table_refuse (why, _ ("%s has %u %s, not %u"), catan_name (state, (int) player), state->seats[player].hand[r],
                       catan_resource_name ((CatanResource) r), n);
}

gboolean
catan_can_afford (const CatanState *state, guint player, guint thing)
{
  return catan_check_cost (state, player, thing, NULL);
}

gboolean
catan_check_cost (const CatanState *state, guint player, guint thing, TableRefusal *why)
{
  for (guint r = 0; state->rules->with_hands && r < CATAN_N_RESOURCES; r++)
    if (state->seats[player].hand[r] < catan_costs[thing][r])
      return table_refuse (why, _ ("that costs %u %s, and %s has %u"), catan_costs[thing][r],
                           catan_resource_name ((CatanResource) r), catan_name (state, (int) player),
                           state->seats[player].hand[r]);
  return TRUE;
}

void
catan_pay_cost (CatanState *state, guint player, guint thing)
{
  for (guint8 r = 0; r < CATAN_N_RESOURCES; r++)
    catan_from_bank (state, CATAN_EFFECT_CARDS, player, r, -(int) catan_costs[thing][r]);
}

gboolean
catan_check_bank (const CatanState *state, guint8 resource, guint n, TableRefusal *why)
{
  if (resource >= CATAN_N_RESOURCES)
    return table_refuse (why, _ ("say which resource"));
  return !state->rules->with_hands || state->bank[resource] >= n
         || table_refuse (why, _ ("the bank has %u %s, not %u"), state->bank[resource],
                          catan_resource_name ((CatanResource) resource), n);
}

void
catan_bank_out (CatanState *state, guint player, guint8 resource, int n)
{
  if (!state->rules->with_hands)
    return;
  state->bank[resource] = (guint8) (state->bank[resource] - n);
  state->seats[player].hand[resource] = (guint8) (state->seats[player].hand[resource] + n);
}

/* What the bank deals to everybody is told also if hands are not recorded. */
void
catan_from_bank (CatanState *state, CatanEffectKind kind, guint player, guint8 resource, int n)
{
  if (n != 0 && (state->rules->with_hands || kind == CATAN_EFFECT_RECEIVED))
    catan_effect (state, kind, player, resource, n);
  catan_bank_out (state, player, resource, n);
}

void
catan_hand_over (CatanState *state, CatanEffectKind kind, guint from, guint to, guint8 resource, guint n)
{
  catan_from_bank (state, kind, to, resource, (int) n);
  catan_from_bank (state, kind, from, resource, -(int) n);
}

/* ---- with the bank ---- */

/* How many cards of a resource the bank takes for one other card. */
guint
catan_bank_rate (const CatanState *state, guint player, CatanResource resource)
{
  guint best = 4;
  for (guint8 spot = 0; spot < CATAN_N_SPOTS; spot++)
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
  const guint8 *hand = state->seats[player].hand;
  guint8 rates[CATAN_N_RESOURCES];
  g_autoptr (GString) takes = g_string_new (NULL), has = g_string_new (NULL);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      rates[r] = (guint8) catan_bank_rate (state, player, (CatanResource) r);
      if (hand[r] >= rates[r])
        return TRUE;
    }
  catan_tell_cards (takes, rates);
  catan_tell_cards (has, hand);
  if (has->len == 0)
    return table_refuse (why, _ ("for one card, the bank takes one of these: %s; %s has no card"), takes->str,
                         catan_name (state, (int) player));
  return table_refuse (why, _ ("for one card, the bank takes one of these: %s; %s has %s"), takes->str,
                       catan_name (state, (int) player), has->str);
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
  if (n == 0 || n % price)
    return table_refuse (why, _ ("for each card, the bank takes %u %s from %s, not %u"), price,
                         catan_resource_name ((CatanResource) r), catan_name (state, (int) player), n);
  if (state->seats[player].hand[r] < n)
    return catan_refuse_cards (state, player, r, n, why);
  if (!catan_check_bank (state, got, n / price, why))
    return FALSE;
  catan_from_bank (state, CATAN_EFFECT_CARDS, player, r, -(int) n);
  catan_from_bank (state, CATAN_EFFECT_CARDS, player, got, (int) (n / price));
  return TRUE;
}

/* ---- between players ---- */

static gboolean
check_cards (const CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  guint a = (guint) state->player, b = (guint) entry->player;
  if (!state->rules->with_hands)
    {
      if (count (entry->give) + count (entry->get))
        return table_refuse (why, _ ("hands are not kept in this game: only fish are entered in a trade"));
      return entry->n_tokens + entry->n_got > 0 || table_refuse (why, _ ("nothing changes hands in this trade"));
    }
  if (count (entry->give) + entry->n_tokens == 0 || count (entry->get) + entry->n_got == 0)
    return table_refuse (why, _ ("in a trade, both sides give something"));
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      if (entry->give[r] && entry->get[r])
        return table_refuse (why, _ ("%s is on both sides of the trade"), catan_resource_name ((CatanResource) r));
      if (entry->give[r] > state->seats[a].hand[r])
        return catan_refuse_cards (state, a, r, entry->give[r], why);
      if (entry->get[r] > state->seats[b].hand[r])
        return catan_refuse_cards (state, b, r, entry->get[r], why);
    }
  return TRUE;
}

gboolean
catan_act_trade (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const guint a = (guint) state->player, b = (guint) entry->player;
  if (entry->player == state->player)
    return table_refuse (why, _ ("nobody trades with themselves"));
  if (!catan_is_there (state, b))
    return table_refuse_away (state->rules, b, why);
  if (!check_cards (state, entry, why) || !catan_tokens_swap (state, entry, why))
    return FALSE;
  for (guint8 r = 0; r < CATAN_N_RESOURCES; r++)
    {
      catan_hand_over (state, CATAN_EFFECT_CARDS, a, b, r, entry->give[r]);
      catan_hand_over (state, CATAN_EFFECT_CARDS, b, a, r, entry->get[r]);
    }
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
  if (n < -(int) state->seats[player].hand[r])
    return catan_refuse_cards (state, player, r, (guint) -n, why);
  if (n > 0 && !catan_check_bank (state, r, (guint) n, why))
    return FALSE;
  catan_from_bank (state, CATAN_EFFECT_CARDS, player, r, n);
  if (catan_hand_size (state, player) <= CATAN_HAND_MAX)
    state->owing &= (guint8) ~(1 << player);
  if (state->ask == CATAN_ASK_DISCARD && state->owing == 0)
    state->ask = CATAN_ASK_ROBBER;
  return TRUE;
}
