/* catan-offers.c - the values that each word of an entry can have, given the words before it; see catan-offers.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-offers.h"

#include <string.h>

static guint
on_turn (const CatanState *state)
{
  return (guint) MAX (state->player, 0);
}

static TableOffer *
add (GArray *offers, gint32 value)
{
  TableOffer offer = { .value = { value } };
  g_array_append_val (offers, offer);
  return &g_array_index (offers, TableOffer, offers->len - 1);
}

/* ---- places ---- */

static void
add_place (GArray *offers, guint index, CatanPoint at, gboolean legal)
{
  TableOffer *offer = add (offers, (gint32) index);
  offer->on_board = TRUE;
  offer->x = at.x;
  offer->y = at.y;
  offer->flags = legal ? 0 : TABLE_OFFER_REFUSED;
}

void
catan_offer_spots (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  CatanPiece piece = entry->kind == CATAN_ENTRY_FOUND ? CATAN_SETTLEMENT : (CatanPiece) entry->piece;
  gint8 player = (gint8) on_turn (state);
  guint8 legal[CATAN_N_SPOTS];
  catan_spots (state, (guint) player, piece, FALSE, legal);
  for (guint i = 0; i < CATAN_N_SPOTS; i++)
    if (piece == CATAN_CITY ? state->building[i] == player && !state->city[i] : state->building[i] == CATAN_NOBODY)
      add_place (offers, i, catan_shape ()->spot[i], legal[i] || entry->agreed);
}

static CatanPoint
middle (guint edge)
{
  const CatanShape *shape = catan_shape ();
  CatanPoint a = shape->spot[shape->edge_spots[edge][0]], b = shape->spot[shape->edge_spots[edge][1]];
  return (CatanPoint){ (gint8) ((a.x + b.x) / 2), (gint8) ((a.y + b.y) / 2) };
}

/* The second road may be connected to the first. */
static void
find_roads (const CatanState *state, const CatanEntry *entry, guint8 legal[CATAN_N_EDGES])
{
  g_autoptr (CatanState) laid = catan_state_copy (state);
  for (guint i = 0; i < entry->n_edges; i++)
    laid->road[entry->edges[i]] = (gint8) on_turn (state);
  catan_roads (laid, on_turn (state), FALSE, legal);
}

void
catan_offer_roads (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  gboolean second = entry->n_edges > 0, founding = entry->kind == CATAN_ENTRY_FOUND;
  guint8 legal[CATAN_N_EDGES];
  if (second && state->seats[on_turn (state)].roads < 2)
    return;
  if (founding)
    catan_found_roads (state, entry->spot, legal);
  else
    find_roads (state, entry, legal);
  for (guint i = 0; i < CATAN_N_EDGES; i++)
    if (founding ? legal[i] : state->road[i] == CATAN_NOBODY)
      add_place (offers, i, middle (i), legal[i] || entry->agreed);
  if (second)
    add (offers, CATAN_NOWHERE)->flags = TABLE_OFFER_LAST | TABLE_OFFER_NOTHING;
}

void
catan_offer_hexes (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  for (guint i = 0; i < CATAN_N_HEXES; i++)
    if (i != ((const CatanState *) state)->robber)
      add_place (offers, i, catan_shape ()->hex[i], TRUE);
}

/* ---- players ---- */

static void
add_players (const CatanState *state, guint players, GArray *offers)
{
  for (guint p = 0; p < state->rules->n_players; p++)
    if ((players >> p) & 1)
      add (offers, (gint32) p);
}

void
catan_offer_players (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  add_players (state, G_MAXUINT, offers);
}

void
catan_offer_partners (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  add_players (state, ~(1u << on_turn (state)), offers);
}

void
catan_offer_owing (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CatanState *state = data;
  add_players (state, state->owing & -(guint) state->owing, offers);
}

void
catan_offer_neighbours (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CatanState *state = data;
  guint victims = catan_victims (state, ((const CatanEntry *) entry)->hex);
  add_players (state, victims, offers);
  /* The program does not know whose hand is empty. */
  if (victims && !state->rules->with_hands)
    add (offers, CATAN_NOBODY);
}

void
catan_offer_victims (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  const CatanState *state = data;
  guint players = 0;
  for (guint p = 0; p < state->rules->n_players; p++)
    if (p != on_turn (state) && (!state->rules->with_hands || catan_hand_size (state, p) > 0))
      players |= 1u << p;
  add_players (state, players, offers);
}

void
catan_offer_takers (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  add_players (state, catan_shoe_takers (state), offers);
}

/* ---- cards ---- */

void
catan_offer_resources (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                       GArray *offers)
{
  for (gint32 r = 0; r < CATAN_N_RESOURCES; r++)
    add (offers, r);
}

/* Adds the resources of a hand that are not all named yet. */
static void
add_hand (const CatanState *state, guint player, const guint8 *named, GArray *offers)
{
  for (gint32 r = 0; r < CATAN_N_RESOURCES; r++)
    if (state->seats[player].hand[r] > (named != NULL ? named[r] : 0))
      add (offers, r);
}

void
catan_offer_stolen (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  if (state->rules->with_hands && entry->player != CATAN_NOBODY)
    add_hand (state, (guint) entry->player, NULL, offers);
}

void
catan_offer_for_bank (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  const CatanState *state = data;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      guint rate = catan_bank_rate (state, on_turn (state), (CatanResource) r);
      if (state->seats[on_turn (state)].hand[r] >= rate)
        add (offers, (gint32) r)->value[1] = (gint32) rate;
    }
}

void
catan_offer_bank_rate (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                       GArray *offers)
{
  CatanResource resource = (CatanResource) ((const CatanEntry *) entry)->resource;
  add (offers, (gint32) catan_bank_rate (state, on_turn (state), resource));
}

void
catan_offer_cards (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  for (gint32 card = 0; card < CATAN_N_CARDS; card++)
    add (offers, card);
}

void
catan_offer_points (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  const CatanState *state = data;
  gint32 n = MIN (state->seats[on_turn (state)].cards, CATAN_POINT_CARDS);
  for (gint32 i = 1; i <= n; i++)
    add (offers, i);
}

guint
catan_entry_to_discard (const CatanState *state, const CatanEntry *entry)
{
  guint half, named = 0;
  if (entry->player < 0)
    return 0;
  half = catan_hand_size (state, (guint) entry->player) / 2;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    named += entry->give[r];
  return half - MIN (named, half);
}

void
catan_offer_discarded (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                       GArray *offers)
{
  const CatanEntry *entry = given;
  if (catan_entry_to_discard (state, entry) > 0)
    add_hand (state, (guint) entry->player, entry->give, offers);
}

void
catan_offer_dice (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                  GArray *offers)
{
  for (gint32 dice = 2; dice <= 12; dice++)
    add (offers, dice);
}

/* ---- tokens: value[] is the look, the value, and how many of them ---- */

static TableOffer *
add_token (GArray *offers, CatanTokenLook look, guint value, guint flags)
{
  TableOffer *offer = add (offers, (gint32) look);
  offer->value[1] = (gint32) value;
  offer->value[2] = 1;
  offer->flags = (guint8) flags;
  return offer;
}

guint
catan_entry_fish (const CatanEntry *entry)
{
  guint fish = 0;
  for (guint i = 0; i < entry->n_tokens; i++)
    fish += entry->tokens[i].value;
  return fish;
}

/* Adds the tokens of a hand that are not named yet.  A digit means an open token, or, if there is none, a face-down one
 * that is shown.  Shift and a digit means a face-down token; in a trade it stays face down, and only the program is
 * told its value. */
static void
add_hand_tokens (const CatanState *state, guint player, const CatanToken *named, guint n, gboolean trade,
                 GArray *offers)
{
  guint open[CATAN_FISH_MAX + 1], shown[CATAN_FISH_MAX + 1] = { 0 }, secret = catan_fish_secret (state->fish, player);
  CatanHandView view;
  catan_fish_view (state->fish, player, &view);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    open[v] = catan_fish_open (state->fish, player, v);
  for (guint i = 0; i < n; i++)
    if (named[i].look == CATAN_TOKEN_OPEN && open[named[i].value] > 0)
      open[named[i].value]--;
    else
      {
        secret -= MIN (secret, 1);
        shown[named[i].value]++;
      }
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    {
      gboolean hidden = secret > 0 && shown[v] < view.most[v];
      if (open[v] > 0 || hidden)
        add_token (offers, CATAN_TOKEN_OPEN, v, 0);
      if (hidden && (open[v] > 0 || trade))
        add_token (offers, CATAN_TOKEN_TOLD, v, TABLE_OFFER_SHIFT);
    }
  if (secret > 0 && trade)
    add_token (offers, CATAN_TOKEN_SECRET, 0, 0);
}

void
catan_offer_paid (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                  GArray *offers)
{
  const CatanEntry *entry = given;
  if (catan_entry_fish (entry) < entry->number)
    add_hand_tokens (state, on_turn (state), entry->tokens, entry->n_tokens, FALSE, offers);
}

void
catan_offer_drawn (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  if (entry->n_tokens >= state->n_draws)
    return;
  add_token (offers, CATAN_TOKEN_SECRET, 0, TABLE_OFFER_LAST)->value[2] = state->n_draws - entry->n_tokens;
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    add_token (offers, CATAN_TOKEN_OPEN, v, 0);
  if (!catan_fish_shoe_drawn (state->fish))
    add_token (offers, CATAN_TOKEN_SHOE, 0, 0);
  if (entry->n_tokens + 1 < state->n_draws)
    add_token (offers, CATAN_TOKEN_SECRET, 0, 0);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    add_token (offers, CATAN_TOKEN_TOLD, v, TABLE_OFFER_SHIFT);
}

void
catan_offer_token (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CatanFish *fish = ((const CatanState *) data)->fish;
  const CatanEntry *entry = given;
  guint player = (guint) entry->player;
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    if (!entry->back || catan_fish_open (fish, player, v) > 0)
      add_token (offers, CATAN_TOKEN_OPEN, v, 0);
  if (!entry->back || catan_fish_secret (fish, player) > 0)
    {
      add_token (offers, CATAN_TOKEN_SECRET, 0, 0);
      for (guint v = 1; v <= CATAN_FISH_MAX; v++)
        add_token (offers, CATAN_TOKEN_TOLD, v, TABLE_OFFER_SHIFT);
    }
  if (!entry->back && !catan_fish_shoe_drawn (fish))
    add_token (offers, CATAN_TOKEN_SHOE, 0, 0);
}

/* ---- things of a trade: tokens and cards; value[3] is TRUE for a card ---- */

gboolean
catan_offer_is_card (const TableOffer *offer)
{
  return offer->value[3] != 0;
}

static void
add_things (const CatanState *state, guint player, const CatanToken *tokens, guint n,
            const guint8 cards[CATAN_N_RESOURCES], GArray *offers)
{
  add (offers, 0)->flags = TABLE_OFFER_LAST | TABLE_OFFER_NOTHING;
  if (state->rules->with_fishermen && catan_rule (state->rules, CATAN_F12) == CATAN_F12_YES)
    add_hand_tokens (state, player, tokens, n, TRUE, offers);
  guint first = offers->len;
  if (state->rules->with_hands)
    add_hand (state, player, cards, offers);
  for (guint i = first; i < offers->len; i++)
    g_array_index (offers, TableOffer, i).value[3] = TRUE;
}

void
catan_offer_given (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CatanEntry *entry = given;
  add_things (state, on_turn (state), entry->tokens, entry->n_tokens, entry->give, offers);
}

void
catan_offer_got (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                 GArray *offers)
{
  const CatanEntry *entry = given;
  add_things (state, (guint) entry->player, entry->tokens + entry->n_tokens, entry->n_got, entry->get, offers);
}

CatanToken
catan_offer_token_of (const TableOffer *offer)
{
  return (CatanToken){ (guint8) offer->value[0], (guint8) offer->value[1], CATAN_NOBODY };
}

/* ---- putting an offer into the entry ---- */

void
catan_take_byte (const TableOffer *offer, gpointer field)
{
  *(guint8 *) field = (guint8) offer->value[0];
}

void
catan_take_card (const TableOffer *offer, gpointer field)
{
  ((guint8 *) field)[offer->value[0]]++;
}

static void
take_tokens (const TableOffer *offer, CatanEntry *entry, guint8 *n)
{
  CatanToken token = catan_offer_token_of (offer);
  for (gint32 i = 0; i < offer->value[2] && entry->n_tokens + entry->n_got < CATAN_TOKENS_MAX; i++)
    {
      entry->tokens[entry->n_tokens + entry->n_got] = token;
      (*n)++;
    }
}

void
catan_take_token (const TableOffer *offer, gpointer field)
{
  CatanEntry *entry = field;
  take_tokens (offer, entry, &entry->n_tokens);
}

void
catan_take_given (const TableOffer *offer, gpointer field)
{
  CatanEntry *entry = field;
  if (catan_offer_is_card (offer))
    catan_take_card (offer, entry->give);
  else
    take_tokens (offer, entry, &entry->n_tokens);
}

void
catan_take_got (const TableOffer *offer, gpointer field)
{
  CatanEntry *entry = field;
  if (catan_offer_is_card (offer))
    catan_take_card (offer, entry->get);
  else
    take_tokens (offer, entry, &entry->n_got);
}
