/* catan-market.c - the fish market: what 2, 3, 4, 5 and 7 fish buy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Fishermen of Catan, 3C; rulings F7 to F11, T3.  Each purchase is paid separately, and excess fish are lost.  A
 * purchase is a row of the table: whether it can be bought now, a check of the entry, and what it does.  The check
 * comes before the fish are paid, and the effect comes after it, so that a refusal changes nothing.
 */
#include "catan-rooms.h"

#include "table/table-intl.h"

const char *const catan_pays_words[] = { N_ ("never"), N_ ("maybe"), N_ ("surely") };

CatanPays
catan_view_pays (const CatanHandView *view, guint price)
{
  return view->min >= price ? CATAN_PAYS_SURELY : view->max < price ? CATAN_PAYS_NEVER : CATAN_PAYS_MAYBE;
}

CatanPays
catan_can_pay (const CatanState *state, guint player, guint price)
{
  CatanHandView view;
  if (state->fish == NULL)
    return CATAN_PAYS_NEVER;
  if (state->agreed) /* also with too little, or for nothing */
    return CATAN_PAYS_SURELY;
  catan_fish_view (state->fish, player, &view);
  return catan_view_pays (&view, price);
}

/* ---- can it be bought now? ---- */

static gboolean
open_always (const CatanState *state, TableRefusal *why)
{
  return TRUE;
}

static gboolean
open_steal (const CatanState *state, TableRefusal *why)
{
  for (guint p = 0; p < state->rules->n_players; p++)
    if ((gint8) p != state->player && (!state->rules->with_hands || catan_hand_size (state, p)))
      return TRUE;
  return table_refuse (why, _ ("nobody else has a card that could be stolen"));
}

static gboolean
open_bank (const CatanState *state, TableRefusal *why)
{
  for (guint8 r = 0; r < CATAN_N_RESOURCES; r++)
    if (catan_check_bank (state, r, 1, NULL))
      return TRUE;
  return table_refuse (why, _ ("the bank is empty"));
}

static gboolean
open_road (const CatanState *state, TableRefusal *why)
{
  guint player = (guint) state->player;
  if (state->seats[player].roads == 0)
    return table_refuse (why, _ ("%s has no road left"), catan_name (state, (int) player));
  for (guint8 edge = 0; edge < catan_shape (state)->n_edges; edge++)
    if (catan_road_may (state, player, edge, NULL))
      return TRUE;
  return table_refuse (why, _ ("there is no place where %s could lay a road"), catan_name (state, (int) player));
}

static gboolean
open_card (const CatanState *state, TableRefusal *why)
{
  return state->deck > 0 || table_refuse (why, _ ("no development card is left"));
}

/* ---- what it does ---- */

/* The robber's home: the desert where it was at first, or off the board (T3). */
static guint8
home (const CatanState *state)
{
  if (catan_rule (state->rules, CATAN_T3) == CATAN_T3_OFF)
    return CATAN_NOWHERE;
  return catan_land_find (&state->rules->island, CATAN_DESERT);
}

guint8
catan_home_among (const CatanState *state)
{
  const guint8 at = home (state);
  guint deserts = 0;
  for (guint hex = 0; hex < catan_shape (state)->n_hexes; hex++)
    deserts += state->rules->island.land[hex] == CATAN_DESERT;
  return deserts < 2 ? CATAN_NOWHERE : at;
}

static gboolean
check_road (const CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  return catan_road_may (state, (guint) state->player, entry->edges[0], why);
}

static gboolean
check_resource (const CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  g_auto (CatanKept) next = { NULL };
  const CatanGiven card = catan_cards_one (entry->resource);
  return catan_check_bank (state, entry->resource, 1, why)
         && catan_cards_try (state, CATAN_KEEPER_BANK, (guint) state->player, &card, NULL, &next, why);
}

static gboolean
check_steal (const CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  CatanGiven card;
  return catan_check_steal (state, entry->player, entry->resource, &card, why);
}

static gboolean
check_card (const CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  return catan_check_take (state, entry->card, why);
}

static void
go_home (CatanState *state, const CatanEntry *entry)
{
  if (state->robber == home (state))
    table_warn (&state->warnings, N_ ("the robber was at home already: the fish are spent for nothing (F9)"));
  state->robber = home (state);
}

static void
do_steal (CatanState *state, const CatanEntry *entry)
{
  CatanGiven card;
  if (catan_check_steal (state, entry->player, entry->resource, &card, NULL))
    catan_steal (state, entry->player, &card);
}

static void
take_resource (CatanState *state, const CatanEntry *entry)
{
  const CatanGiven card = catan_cards_one (entry->resource);
  catan_cards_swap (state, CATAN_EFFECT_CARDS, CATAN_KEEPER_BANK, (guint) state->player, &card, NULL, NULL);
}

static void
lay_road (CatanState *state, const CatanEntry *entry)
{
  catan_roads_lay (state, entry, TABLE_RULINGS (CATAN_F10), NULL);
}

static void
take_card (CatanState *state, const CatanEntry *entry)
{
  catan_take (state, entry->card);
}

typedef struct
{
  guint8 price;
  gboolean (*open) (const CatanState *state, TableRefusal *why);
  gboolean (*check) (const CatanState *state, const CatanEntry *entry, TableRefusal *why);
  void (*act) (CatanState *state, const CatanEntry *entry);
} Purchase;

/* In the order of their acts. */
static const Purchase purchases[CATAN_PRICES] = {
  { 2, open_always, NULL, go_home },
  { 3, open_steal, check_steal, do_steal },
  { 4, open_bank, check_resource, take_resource },
  { 5, open_road, check_road, lay_road },
  { 7, open_card, check_card, take_card },
};

guint
catan_price (guint nth)
{
  return purchases[nth].price;
}

static const Purchase *
find_purchase (guint price)
{
  for (guint i = 0; i < CATAN_PRICES; i++)
    if (purchases[i].price == price)
      return &purchases[i];
  return NULL;
}

gboolean
catan_market_in_pair (const CatanState *state, TableRefusal *why)
{
  return !state->paired || state->agreed || catan_rule (state->rules, CATAN_P2) == CATAN_P2_OPEN
         || table_refuse (why, _ ("in this game the market is closed in a paired turn (P2)"));
}

gboolean
catan_market_open (const CatanState *state, guint price, TableRefusal *why)
{
  const Purchase *purchase = find_purchase (price);
  g_assert (purchase != NULL);
  if (state->fish == NULL)
    return table_refuse (why, _ ("the Fishermen are not in play"));
  if (state->ask != CATAN_ASK_TURN && state->ask != CATAN_ASK_ROLL)
    return table_refuse (why, _ ("the market is not open now"));
  if (!state->agreed && state->ask == CATAN_ASK_ROLL && catan_rule (state->rules, CATAN_F7) == CATAN_F7_TRADE)
    return table_refuse (why, _ ("in this game the market opens after the dice (F7)"));
  if (!catan_market_in_pair (state, why))
    return FALSE;
  return purchase->open (state, why);
}

gboolean
catan_market_offers (const CatanState *state, guint price, TableRefusal *why)
{
  if (!catan_market_open (state, price, why))
    return FALSE;
  return find_purchase (price)->act != go_home || state->agreed || state->robber != home (state)
         || table_refuse (why, _ ("the robber is at home already"));
}

gboolean
catan_market_refuse (const CatanState *state, TableRefusal *why)
{
  for (guint i = 0; i < CATAN_PRICES; i++)
    if (catan_market_offers (state, catan_price (i), i == 0 ? why : NULL))
      {
        g_autofree char *pays = catan_pays_tell (state, catan_player_on_turn (state), catan_price (i));
        return table_refuse (why, "%s", pays);
      }
  return FALSE;
}

gboolean
catan_act_fish (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const Purchase *purchase = find_purchase (entry->number);
  if (!catan_market_open (state, entry->number, why)
      || (purchase->check != NULL && !purchase->check (state, entry, why))
      || !catan_tokens_pay (state, entry, entry->number, why))
    return FALSE;
  purchase->act (state, entry);
  return TRUE;
}

char *
catan_price_tell (const CatanState *state, guint price, const char *name)
{
  const guint8 desert = catan_home_among (state);
  if (find_purchase (price)->act != go_home || desert == CATAN_NOWHERE)
    return g_strdup (name);
  /* Translators: what a price of the fish market buys, and the letter of a hex: "the robber goes home, to the desert
   * J" */
  return g_strdup_printf (_ ("%s, to the desert %s"), name, catan_hex_name (desert).text);
}
