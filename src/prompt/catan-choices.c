/* catan-choices.c - what can be answered at each step of Catan's prompt, and what an answer puts into the entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-flow-private.h"

#include <string.h>

/* May places be chosen though the rules refuse them?  The table agreed, or its aids do not show what is legal. */
static gboolean
blind (const CatanFlow *flow)
{
  return flow->entry.agreed || flow->aids == TABLE_AIDS_TOURNAMENT;
}

static CatanChoice *
add (CatanFlow *flow, CatanPick pick, int index, const char *label)
{
  CatanChoice choice = { .pick = pick, .index = index };

  g_strlcpy (choice.face.label, label, sizeof choice.face.label);
  g_array_append_val (flow->choices, choice);
  return &g_array_index (flow->choices, CatanChoice, flow->choices->len - 1);
}

static void
add_digit (CatanFlow *flow, CatanPick pick, int index, int digit)
{
  char label[4];

  g_snprintf (label, sizeof label, "%d", digit);
  add (flow, pick, index, label);
}

/* Places of the island, a letter each while they last. */
static void
add_places (CatanFlow *flow, CatanPick pick, const guint8 *legal, guint n)
{
  char labels[CATAN_N_EDGES][4];
  guint first = flow->choices->len;

  for (guint i = 0; i < n; i++)
    if (legal[i])
      add (flow, pick, (int) i, "");
  flow_labels (labels, flow->choices->len - first, FLOW_LETTERS);
  for (guint i = first; i < flow->choices->len; i++)
    g_strlcpy (g_array_index (flow->choices, CatanChoice, i).face.label, labels[i - first], 4);
}

/* ---- the menu ---- */

static gboolean
is_offered (const CatanFlow *flow, CatanDo act)
{
  const CatanState *state = flow->state;
  const CatanSeat *seat = &state->seats[catan_flow_actor (flow)];
  gboolean thrown = state->ask == CATAN_ASK_TURN;
  const gboolean playable = !state->card_played && seat->cards > seat->fresh;
  const gboolean fishing = state->rules->with_fishermen;

  switch (act)
    {
    case CATAN_DO_ROAD: return thrown && seat->roads > 0;
    case CATAN_DO_SETTLEMENT: return thrown && seat->settlements > 0;
    case CATAN_DO_CITY: return thrown && seat->cities > 0;
    case CATAN_DO_BUY: return thrown && state->deck > 0;
    case CATAN_DO_MARKET:
      return fishing && (thrown || catan_rule (state->rules, CATAN_F7) == CATAN_F7_TURN)
             && catan_fish_held (state->fish, catan_flow_actor (flow)) > 0;
    case CATAN_DO_SHOE: return thrown && catan_shoe_takers (state) != 0;
    case CATAN_DO_TRADE:
      return thrown && (state->rules->with_hands || (fishing && catan_rule (state->rules, CATAN_F12) == CATAN_F12_YES));
    case CATAN_DO_BANK: return thrown && state->rules->with_hands;
    case CATAN_DO_KNIGHT:
    case CATAN_DO_ROADS:
    case CATAN_DO_PLENTY:
    case CATAN_DO_MONOPOLY: return playable;
    case CATAN_DO_REVEAL: return seat->cards > 0;
    case CATAN_DO_NEXT: return thrown;
    default: return FALSE;
    }
}

static void
fill_menu (CatanFlow *flow)
{
  static const char dice[][2] = { "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=" };

  for (int i = 0; i < (int) G_N_ELEMENTS (dice); i++)
    add (flow, CATAN_PICK_DICE, i + 2, dice[i]);
  for (guint i = CATAN_DO_ROAD; i <= CATAN_DO_NEXT; i++)
    if (is_offered (flow, (CatanDo) i))
      add (flow, CATAN_PICK_DO, (int) i, catan_flow_acts[i].label);
}

static void
fill_more (CatanFlow *flow)
{
  const CatanState *state = flow->state;
  const gboolean thrown = state->ask == CATAN_ASK_TURN, own_turn = thrown || state->ask == CATAN_ASK_ROLL;
  const gboolean fishing = state->rules->with_fishermen;

  for (guint i = CATAN_DO_BUY_KNOWN; i < CATAN_N_DOS; i++)
    {
      const CatanEntryKind kind = catan_flow_acts[i].kind;
      gboolean fits = TRUE;

      if (kind == CATAN_ENTRY_BUY)
        fits = thrown;
      else if (kind == CATAN_ENTRY_BUILD || kind == CATAN_ENTRY_TURN)
        fits = own_turn;
      else if (kind == CATAN_ENTRY_FOUND)
        fits = state->ask == CATAN_ASK_FOUND;
      else if (kind == CATAN_ENTRY_TOKEN)
        fits = fishing && !state->finished;
      else if (kind == CATAN_ENTRY_HAND)
        fits = state->rules->with_hands && !state->finished;
      else if (kind == CATAN_ENTRY_END)
        fits = !state->finished;
      if (fits)
        add (flow, CATAN_PICK_DO, (int) i, catan_flow_acts[i].label);
    }
}

/* ---- places ---- */

static void
fill_spots (CatanFlow *flow)
{
  const CatanState *state = flow->state;
  const CatanPiece piece = flow->entry.kind == CATAN_ENTRY_FOUND ? CATAN_SETTLEMENT : (CatanPiece) flow->entry.piece;
  guint8 legal[CATAN_N_SPOTS] = { 0 };

  if (!blind (flow))
    catan_spots (state, catan_flow_actor (flow), piece, FALSE, legal);
  else
    for (guint i = 0; i < CATAN_N_SPOTS; i++)
      legal[i] = piece == CATAN_CITY ? state->building[i] == (gint8) catan_flow_actor (flow) && !state->city[i]
                                     : state->building[i] == CATAN_NOBODY;
  add_places (flow, CATAN_PICK_SPOT, legal, CATAN_N_SPOTS);
}

static void
fill_edges (CatanFlow *flow)
{
  const CatanState *state = flow->state;
  g_autoptr (CatanState) laid = NULL;
  guint8 legal[CATAN_N_EDGES] = { 0 };

  if (flow->entry.kind == CATAN_ENTRY_FOUND)
    catan_found_roads (state, flow->entry.spot, legal);
  else if (!blind (flow))
    {
      /* The second road may lean on the first. */
      laid = catan_state_copy (state);
      for (guint i = 0; i < flow->entry.n_edges; i++)
        laid->road[flow->entry.edges[i]] = (gint8) catan_flow_actor (flow);
      catan_roads (laid, catan_flow_actor (flow), FALSE, legal);
    }
  else
    for (guint i = 0; i < CATAN_N_EDGES; i++)
      legal[i] = state->road[i] == CATAN_NOBODY;
  add_places (flow, CATAN_PICK_EDGE, legal, CATAN_N_EDGES);
  if (flow->base.step == CATAN_STEP_SECOND_EDGE)
    add (flow, CATAN_PICK_DONE, 0, "")->face.enter = TRUE;
}

/* A hex is called by its own letter. */
static void
fill_hexes (CatanFlow *flow)
{
  for (guint i = 0; i < CATAN_N_HEXES; i++)
    if (i != flow->state->robber)
      {
        char name[CATAN_NAME_MAX];

        catan_hex_name (i, name);
        name[0] = g_ascii_tolower (name[0]);
        add (flow, CATAN_PICK_HEX, (int) i, name);
      }
}

/* ---- people, cards ---- */

static void
fill_players (CatanFlow *flow, guint players)
{
  for (guint p = 0; p < flow->state->rules->n_players; p++)
    if ((players >> p) & 1)
      add_digit (flow, CATAN_PICK_PLAYER, (int) p, (int) p + 1);
}

static guint
others (const CatanFlow *flow, gboolean with_cards)
{
  const CatanState *state = flow->state;
  guint players = 0;

  for (guint p = 0; p < state->rules->n_players; p++)
    if (p != catan_flow_actor (flow) && (!with_cards || !state->rules->with_hands || catan_hand_size (state, p) > 0))
      players |= 1u << p;
  return players;
}

static void
fill_victims (CatanFlow *flow)
{
  if (flow->entry.kind == CATAN_ENTRY_FISH)
    {
      fill_players (flow, others (flow, TRUE));
      return;
    }
  fill_players (flow, catan_victims (flow->state, flow->entry.hex));
  /* Whose hand is empty only those at the table see. */
  if (!flow->state->rules->with_hands)
    add (flow, CATAN_PICK_PLAYER, CATAN_NOBODY, "0");
}

static void
fill_resources (CatanFlow *flow, const guint8 least[CATAN_N_RESOURCES], const guint8 *hand)
{
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (hand == NULL || (hand[r] > 0 && hand[r] >= least[r]))
      add (flow, CATAN_PICK_RESOURCE, (int) r, (char[]){ CATAN_RESOURCE_KEYS[r], '\0' });
}

static void
fill_resource (CatanFlow *flow)
{
  guint8 least[CATAN_N_RESOURCES] = { 0 };

  if (flow->entry.kind != CATAN_ENTRY_BANK)
    {
      fill_resources (flow, least, NULL);
      return;
    }
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    least[r] = (guint8) catan_bank_rate (flow->state, catan_flow_actor (flow), (CatanResource) r);
  fill_resources (flow, least, flow->state->seats[catan_flow_actor (flow)].hand);
}

guint
catan_flow_to_discard (const CatanFlow *flow)
{
  guint half, named = 0;

  if (flow->entry.player < 0)
    return 0;
  half = catan_hand_size (flow->state, (guint) flow->entry.player) / 2;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    named += flow->entry.give[r];
  return half - MIN (named, half);
}

/* What of a hand is not named yet. */
static void
fill_cards (CatanFlow *flow, guint player, const guint8 named[CATAN_N_RESOURCES])
{
  const guint8 one[CATAN_N_RESOURCES] = { 1, 1, 1, 1, 1 };
  guint8 left[CATAN_N_RESOURCES];

  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    left[r] = (guint8) (flow->state->seats[player].hand[r] - MIN (named[r], flow->state->seats[player].hand[r]));
  fill_resources (flow, one, left);
}

static void
fill_counts (CatanFlow *flow)
{
  const guint n = MIN (flow->state->seats[catan_flow_actor (flow)].cards, catan_card_copies[CATAN_POINT]);

  for (guint i = 1; i <= n; i++)
    add_digit (flow, CATAN_PICK_COUNT, (int) i, (int) i);
}

/* ---- fish ---- */

static CatanChoice *
add_token (CatanFlow *flow, CatanTokenLook look, guint value, const char *label, gboolean shift)
{
  CatanChoice *choice = add (flow, CATAN_PICK_TOKEN, 0, label);

  choice->token = (CatanToken){ (guint8) look, (guint8) value, CATAN_NOBODY };
  choice->face.shift = shift;
  return choice;
}

static CatanChoice *
add_value (CatanFlow *flow, CatanTokenLook look, guint value, gboolean shift)
{
  return add_token (flow, look, value, (char[]){ (char) ('0' + value), '\0' }, shift);
}

static void
fill_prices (CatanFlow *flow)
{
  CatanHandView view;

  catan_fish_view (flow->state->fish, catan_flow_actor (flow), &view);
  for (guint i = 0; i < CATAN_PRICES; i++)
    if (blind (flow)
        || (catan_market_open (flow->state, catan_prices[i], NULL)
            && catan_view_pays (&view, catan_prices[i]) != CATAN_PAYS_NEVER))
      add_digit (flow, CATAN_PICK_PRICE, catan_prices[i], catan_prices[i]);
}

/* Tokens of a hand that are not named yet.  A digit takes an open one, or else one that lies face down and is shown;
 * with Shift the face-down one, which in a trade stays so and is told in secret. */
static void
fill_tokens (CatanFlow *flow, guint player, const CatanToken *named, guint n)
{
  const CatanFish *fish = flow->state->fish;
  const gboolean trade = flow->entry.kind == CATAN_ENTRY_TRADE;
  guint open[CATAN_FISH_MAX + 1], shown[CATAN_FISH_MAX + 1] = { 0 }, secret = catan_fish_secret (fish, player);
  CatanHandView view;

  catan_fish_view (fish, player, &view);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    open[v] = catan_fish_open (fish, player, v);
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
      const gboolean hidden = secret > 0 && shown[v] < view.most[v];

      if (open[v] > 0 || hidden)
        add_value (flow, CATAN_TOKEN_OPEN, v, FALSE);
      if (hidden && (open[v] > 0 || trade))
        add_value (flow, CATAN_TOKEN_TOLD, v, TRUE);
    }
  if (secret > 0 && trade)
    add_token (flow, CATAN_TOKEN_SECRET, 0, "u", FALSE);
}

static void
fill_drawn (CatanFlow *flow)
{
  add (flow, CATAN_PICK_DONE, 0, "")->face.enter = TRUE;
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    add_value (flow, CATAN_TOKEN_OPEN, v, FALSE);
  if (!catan_fish_shoe_drawn (flow->state->fish))
    add_token (flow, CATAN_TOKEN_SHOE, 0, "s", FALSE);
  if (catan_flow_drawer (flow) >= 0 && flow->entry.n_tokens + 1 < flow->state->n_draws)
    add_token (flow, CATAN_TOKEN_SECRET, 0, "u", FALSE);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    add_value (flow, CATAN_TOKEN_TOLD, v, TRUE);
}

int
catan_flow_drawer (const CatanFlow *flow)
{
  return flow->entry.n_tokens < flow->state->n_draws ? flow->state->draws[flow->entry.n_tokens].player : CATAN_NOBODY;
}

static void
fill_token (CatanFlow *flow)
{
  const CatanFish *fish = flow->state->fish;
  const guint player = (guint) flow->entry.player;
  const gboolean back = flow->entry.back;

  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    if (!back || catan_fish_open (fish, player, v) > 0)
      add_value (flow, CATAN_TOKEN_OPEN, v, FALSE);
  if (!back || catan_fish_secret (fish, player) > 0)
    {
      add_token (flow, CATAN_TOKEN_SECRET, 0, "u", FALSE);
      for (guint v = 1; v <= CATAN_FISH_MAX; v++)
        add_value (flow, CATAN_TOKEN_TOLD, v, TRUE);
    }
  if (!back && !catan_fish_shoe_drawn (fish))
    add_token (flow, CATAN_TOKEN_SHOE, 0, "s", FALSE);
}

/* One side of a trade. */
static void
fill_side (CatanFlow *flow, guint player, const CatanToken *tokens, guint n, const guint8 cards[CATAN_N_RESOURCES])
{
  const CatanRules *rules = flow->state->rules;

  add (flow, CATAN_PICK_DONE, 0, "")->face.enter = TRUE;
  if (rules->with_fishermen && catan_rule (rules, CATAN_F12) == CATAN_F12_YES)
    fill_tokens (flow, player, tokens, n);
  if (rules->with_hands)
    fill_cards (flow, player, cards);
}

/* ---- the list ---- */

static void
fill (CatanFlow *flow)
{
  const CatanEntry *entry = &flow->entry;
  const guint actor = catan_flow_actor (flow);

  switch ((CatanStep) flow->base.step)
    {
    case CATAN_STEP_MENU: fill_menu (flow); break;
    case CATAN_STEP_MORE: fill_more (flow); break;
    case CATAN_STEP_SPOT: fill_spots (flow); break;
    case CATAN_STEP_EDGE:
    case CATAN_STEP_SECOND_EDGE: fill_edges (flow); break;
    case CATAN_STEP_HEX: fill_hexes (flow); break;
    case CATAN_STEP_VICTIM: fill_victims (flow); break;
    case CATAN_STEP_STOLEN: fill_cards (flow, (guint) entry->player, (const guint8[CATAN_N_RESOURCES]){ 0 }); break;
    case CATAN_STEP_RESOURCE: fill_resource (flow); break;
    case CATAN_STEP_SECOND: fill_resources (flow, entry->give, NULL); break;
    case CATAN_STEP_CARD:
      for (int i = 0; i < CATAN_N_CARDS; i++)
        add_digit (flow, CATAN_PICK_CARD, i, i + 1);
      break;
    case CATAN_STEP_COUNT: fill_counts (flow); break;
    case CATAN_STEP_PRICE: fill_prices (flow); break;
    case CATAN_STEP_PAY: fill_tokens (flow, actor, entry->tokens, entry->n_tokens); break;
    case CATAN_STEP_DRAWN: fill_drawn (flow); break;
    case CATAN_STEP_TOKEN: fill_token (flow); break;
    case CATAN_STEP_PLAYER: fill_players (flow, G_MAXUINT); break;
    case CATAN_STEP_TAKER: fill_players (flow, catan_shoe_takers (flow->state)); break;
    case CATAN_STEP_PARTNER: fill_players (flow, others (flow, FALSE)); break;
    case CATAN_STEP_GIVE: fill_side (flow, actor, entry->tokens, entry->n_tokens, entry->give); break;
    case CATAN_STEP_GET:
      fill_side (flow, (guint) entry->player, entry->tokens + entry->n_tokens, entry->n_got, entry->get);
      break;
    case CATAN_STEP_DISCARD: fill_cards (flow, (guint) entry->player, entry->give); break;
    case CATAN_STEP_WORDS:
    case CATAN_STEP_OVER:
    case CATAN_N_STEPS: break;
    }
}

void
catan_flow_fill (CatanFlow *flow)
{
  g_array_set_size (flow->choices, 0);
  if (flow->state != NULL)
    fill (flow);
  flow->base.cursor = -1;
  switch (flow->base.step)
    {
    case CATAN_STEP_SPOT:
    case CATAN_STEP_EDGE:
    case CATAN_STEP_HEX:
    case CATAN_STEP_VICTIM:
    case CATAN_STEP_TAKER: flow->base.cursor = flow->choices->len > 0 ? 0 : -1; break;
    default:
      if (flow->choices->len == 1)
        flow->base.cursor = 0;
    }
  for (guint i = 0; i < flow->choices->len; i++)
    if (g_array_index (flow->choices, CatanChoice, i).face.enter)
      flow->base.cursor = (int) i;
}

gboolean
catan_flow_skips (const CatanFlow *flow, CatanStep step)
{
  const CatanState *state = flow->state;

  switch (step)
    {
    case CATAN_STEP_VICTIM: return flow->entry.kind != CATAN_ENTRY_FISH && catan_victims (state, flow->entry.hex) == 0;
    case CATAN_STEP_STOLEN: return !state->rules->with_hands || flow->entry.player == CATAN_NOBODY;
    case CATAN_STEP_SECOND_EDGE: return state->seats[catan_flow_actor (flow)].roads < 2;
    default: return FALSE;
    }
}

/* ---- into the entry ---- */

static void
put_resource (const CatanFlow *flow, guint resource, CatanEntry *entry)
{
  switch (flow->base.step)
    {
    case CATAN_STEP_GIVE:
    case CATAN_STEP_DISCARD: entry->give[resource]++; break;
    case CATAN_STEP_GET: entry->get[resource]++; break;
    case CATAN_STEP_SECOND: entry->second = (guint8) resource; break;
    default:
      entry->resource = (guint8) resource;
      if (entry->kind == CATAN_ENTRY_BANK)
        entry->amount = (gint16) catan_bank_rate (flow->state, catan_flow_actor (flow), (CatanResource) resource);
      break;
    }
}

static void
put_token (const CatanFlow *flow, CatanToken token, CatanEntry *entry)
{
  if (entry->n_tokens + entry->n_got >= CATAN_TOKENS_MAX)
    return;
  entry->tokens[entry->n_tokens + entry->n_got] = token;
  if (flow->base.step == CATAN_STEP_GET)
    entry->n_got++;
  else
    entry->n_tokens++;
}

void
catan_flow_put (const CatanFlow *flow, const CatanChoice *choice, CatanEntry *entry)
{
  switch (choice->pick)
    {
    case CATAN_PICK_SPOT: entry->spot = (guint8) choice->index; break;
    case CATAN_PICK_EDGE: entry->edges[entry->n_edges++] = (guint8) choice->index; break;
    case CATAN_PICK_HEX: entry->hex = (guint8) choice->index; break;
    case CATAN_PICK_PLAYER: entry->player = (gint8) choice->index; break;
    case CATAN_PICK_RESOURCE: put_resource (flow, (guint) choice->index, entry); break;
    case CATAN_PICK_CARD: entry->card = (guint8) choice->index; break;
    case CATAN_PICK_COUNT:
    case CATAN_PICK_PRICE: entry->number = (guint8) choice->index; break;
    case CATAN_PICK_TOKEN: put_token (flow, choice->token, entry); break;
    case CATAN_PICK_DONE:
      while (flow->base.step == CATAN_STEP_DRAWN && entry->n_tokens < flow->state->n_draws)
        put_token (flow, (CatanToken){ CATAN_TOKEN_SECRET, 0, CATAN_NOBODY }, entry);
      break;
    case CATAN_PICK_DO:
    case CATAN_PICK_DICE: break;
    }
}

gboolean
catan_flow_is_whole (const CatanFlow *flow, const CatanEntry *entry, const CatanChoice *choice)
{
  guint fish = 0;

  switch (flow->base.step)
    {
    case CATAN_STEP_PAY:
      for (guint i = 0; i < entry->n_tokens; i++)
        fish += entry->tokens[i].value;
      return fish >= entry->number;
    case CATAN_STEP_DRAWN: return entry->n_tokens >= flow->state->n_draws;
    case CATAN_STEP_GIVE:
    case CATAN_STEP_GET: return choice->pick == CATAN_PICK_DONE;
    case CATAN_STEP_DISCARD: return catan_flow_to_discard (flow) == 0;
    default: return TRUE;
    }
}
