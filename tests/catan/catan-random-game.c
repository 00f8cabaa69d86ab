/* catan-random-game.c - see catan-random-game.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-random-game.h"

#include <string.h>

#include "catan-covered.h"
#include "catan-random-setup.h"
#include "catan/catan-rooms.h"

typedef struct
{
  guint8 value, look;
} Token; /* value 0: the shoe; look: CatanTokenLook */
typedef struct
{
  guint8 card, fresh;
} Card;

struct _CatanEvening
{
  GRand *rand;
  CatanRandomTaste taste;
  guint entries;
  Token stack[44], used[44], hand[CATAN_MAX_PLAYERS][44];
  guint n_stack, n_used, n_hand[CATAN_MAX_PLAYERS];
  char *waiting;     /* what is entered after the bank was counted */
  CatanState *truth; /* the same game with open hands; NULL: hands are not covered */
  Card deck[CATAN_DECK_MAX], cards[CATAN_MAX_PLAYERS][CATAN_DECK_MAX];
  guint n_deck, n_cards[CATAN_MAX_PLAYERS];
};

/* ---- random choices ---- */

static guint
pick (CatanEvening *e, guint n)
{
  return (guint) g_rand_int_range (e->rand, 0, (gint32) n);
}

static gboolean
chance (CatanEvening *e, guint percent)
{
  return pick (e, 100) < percent;
}

/* A random place where `legal` is not 0; CATAN_NOWHERE if there is none. */
static guint8
pick_legal (CatanEvening *e, const guint8 *legal, guint n)
{
  guint8 chosen = CATAN_NOWHERE;
  for (guint i = 0, seen = 0; i < n; i++)
    if (legal[i] && pick (e, ++seen) == 0)
      chosen = (guint8) i;
  return chosen;
}

static void
shuffle (CatanEvening *e, Token *tokens, guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = pick (e, i);
      Token token = tokens[i - 1];
      tokens[i - 1] = tokens[j];
      tokens[j] = token;
    }
}

static G_GNUC_PRINTF (2, 3) void add (GString *line, const char *format, ...)
{
  va_list args;
  if (line->len)
    g_string_append_c (line, ' ');
  va_start (args, format);
  g_string_append_vprintf (line, format, args);
  va_end (args);
}

static void
add_name (GString *line, const CatanState *state, guint player)
{
  g_string_append_c (line, ' ');
  table_words_append (line, state->rules->players[player].name);
}

static void
add_edge (GString *line, const CatanState *state, guint8 edge)
{
  add (line, "%s", catan_edge_name (catan_shape (state), edge).text);
}

static const char *
some_resource (CatanEvening *e)
{
  return catan_resource_words[pick (e, CATAN_N_RESOURCES)];
}

/* ---- tokens ---- */

/* If no token is left, the used ones are turned over. */
static void
turn_over (CatanEvening *e)
{
  if (e->n_stack > 0)
    return;
  shuffle (e, e->used, e->n_used);
  memcpy (e->stack, e->used, sizeof e->stack);
  e->n_stack = e->n_used;
  e->n_used = 0;
}

static Token
draw_token (CatanEvening *e, guint player)
{
  Token token = e->stack[--e->n_stack];
  token.look = token.value == 0            ? CATAN_TOKEN_SHOE
               : chance (e, e->taste.told) ? CATAN_TOKEN_TOLD
               : chance (e, 50)            ? CATAN_TOKEN_OPEN
                                           : CATAN_TOKEN_SECRET;
  if (token.value)
    e->hand[player][e->n_hand[player]++] = token;
  turn_over (e);
  return token;
}

static void
add_drawn (GString *line, Token token)
{
  if (token.look == CATAN_TOKEN_SHOE)
    add (line, "shoe");
  else if (token.look == CATAN_TOKEN_SECRET)
    add (line, "?");
  else
    add (line, "%s%u", token.look == CATAN_TOKEN_TOLD ? "?" : "", token.value);
}

static gboolean
has_open (const CatanEvening *e, guint player, guint value)
{
  for (guint i = 0; i < e->n_hand[player]; i++)
    if (e->hand[player][i].look == CATAN_TOKEN_OPEN && e->hand[player][i].value == value)
      return TRUE;
  return FALSE;
}

static Token
take_token (CatanEvening *e, guint player, guint i)
{
  Token token = e->hand[player][i];
  e->hand[player][i] = e->hand[player][--e->n_hand[player]];
  return token;
}

static guint
fish_of (const CatanEvening *e, guint player)
{
  guint fish = 0;
  for (guint i = 0; i < e->n_hand[player]; i++)
    fish += e->hand[player][i].value;
  return fish;
}

/* Pays the price with random tokens, sometimes with one too many. */
static void
add_payment (CatanEvening *e, guint player, guint price, GString *line)
{
  Token paid[44];
  guint n = 0;
  add (line, "pay");
  for (guint fish = 0; fish < price || (e->n_hand[player] && chance (e, 5));)
    {
      Token token = take_token (e, player, pick (e, e->n_hand[player]));
      gboolean plain = token.look == CATAN_TOKEN_OPEN || (!has_open (e, player, token.value) && chance (e, 50));
      /* A plain number takes an open token first, also one that was named before in this payment. */
      for (guint i = 0; i < n && token.look != CATAN_TOKEN_OPEN; i++)
        plain = plain && paid[i].value != token.value;
      add (line, "%s%u", plain ? "" : "?", token.value);
      fish += token.value;
      paid[n++] = token;
    }
  for (guint i = 0; i < n; i++)
    e->used[e->n_used++] = paid[i];
  turn_over (e);
}

/* Somebody whose hand is full exchanges a random token (T2). */
static gboolean
enter_exchange (CatanEvening *e, const CatanState *state, GString *line)
{
  guint player = pick (e, state->rules->n_players);
  if (!((catan_exchangers (state) >> player) & 1))
    return FALSE;
  Token token = take_token (e, player, pick (e, e->n_hand[player]));
  const gboolean plain = token.look == CATAN_TOKEN_OPEN || (!has_open (e, player, token.value) && chance (e, 50));
  add (line, "exchange");
  add_name (line, state, player);
  add (line, "%s%u get", plain ? "" : "?", token.value);
  e->used[e->n_used++] = token;
  add_drawn (line, draw_token (e, player));
  return TRUE;
}

/* Gives up to two tokens: shown, or sometimes unseen; with many unseen ones, less would be known than at a real
 * table. */
static void
add_given (CatanEvening *e, guint from, Token *out, guint *n_out, GString *line)
{
  guint wanted = pick (e, 3), n = MIN (e->n_hand[from], wanted);
  *n_out = 0;
  for (guint i = 0; i < n; i++)
    {
      Token token = take_token (e, from, pick (e, e->n_hand[from]));
      gboolean open = token.look == CATAN_TOKEN_OPEN, shown = open;
      if (!open && !has_open (e, from, token.value) && chance (e, 30))
        shown = TRUE;
      for (guint k = 0; k < *n_out && !open; k++)
        shown = shown && out[k].value != token.value;
      if (!shown && !chance (e, 15))
        {
          e->hand[from][e->n_hand[from]++] = token;
          continue;
        }
      if (*n_out == 0)
        add (line, "fish");
      if (shown)
        {
          add (line, "%u", token.value);
          token.look = CATAN_TOKEN_OPEN;
        }
      else if (token.look == CATAN_TOKEN_TOLD)
        add (line, "?%u", token.value);
      else
        add (line, "?");
      out[(*n_out)++] = token;
    }
}

static void
receive (CatanEvening *e, guint player, const Token *tokens, guint n)
{
  for (guint i = 0; i < n; i++)
    e->hand[player][e->n_hand[player]++] = tokens[i];
}

/* ---- setup ---- */

static void
begin_truth (CatanEvening *e, GPtrArray *setup)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  gboolean covered = FALSE;
  for (guint i = 0; i < setup->len; i++)
    {
      const gboolean this = strcmp (setup->pdata[i], "hands covered") == 0;
      covered |= this;
      g_string_append_printf (lines, "%s\n", this ? "hands" : (char *) setup->pdata[i]);
    }
  if (covered)
    e->truth = catan_fixture_new (lines->str);
}

const CatanState *
catan_evening_truth (const CatanEvening *e)
{
  return e->truth;
}

static void
fill_deck (CatanEvening *e, const CatanBox *box)
{
  e->n_deck = 0;
  for (guint8 card = 0; card < CATAN_N_CARDS; card++)
    for (guint i = 0; i < box->copies[card]; i++)
      {
        guint at = pick (e, ++e->n_deck);
        e->deck[e->n_deck - 1] = e->deck[at];
        e->deck[at] = (Card){ card, FALSE };
      }
}

CatanEvening *
catan_evening_new (guint32 seed, const CatanRandomTaste *taste, GPtrArray *setup)
{
  CatanEvening *e = g_new0 (CatanEvening, 1);
  e->rand = g_rand_new_with_seed (seed);
  e->taste = *taste;
  e->stack[e->n_stack++] = (Token){ 0, CATAN_TOKEN_SHOE };
  for (guint8 value = 1; value <= CATAN_FISH_MAX; value++)
    for (guint i = 0; i < catan_fish_copies[value]; i++)
      e->stack[e->n_stack++] = (Token){ value, CATAN_TOKEN_SECRET };
  shuffle (e, e->stack, e->n_stack);
  catan_register ();
  fill_deck (e, &catan_boxes[CATAN_BOARD_SMALL]);
  catan_random_setup (e->rand, taste, setup);
  const gboolean large = g_ptr_array_find_with_equal_func (setup, "rule T6 large", g_str_equal, NULL);
  for (guint8 i = 0; large && i < 14; i++)
    e->stack[e->n_stack++] = (Token){ i < 4 ? 1 : i < 9 ? 2 : 3, CATAN_TOKEN_SECRET };
  if (large)
    shuffle (e, e->stack, e->n_stack);
  if (taste->big)
    fill_deck (e, catan_random_box (setup));
  begin_truth (e, setup);
  return e;
}

void
catan_evening_free (CatanEvening *e)
{
  g_rand_free (e->rand);
  catan_state_free (e->truth);
  g_free (e);
}

/* ---- set-up, dice, robber ---- */

static void
enter_found (CatanEvening *e, const CatanState *state, GString *line)
{
  guint8 spots[CATAN_SPOTS_MAX], coast[CATAN_SPOTS_MAX], edges[CATAN_EDGES_MAX];
  catan_spots (state, (guint) state->player, CATAN_SETTLEMENT, FALSE, spots);
  for (guint8 spot = 0; spot < catan_shape (state)->n_spots; spot++)
    coast[spot] = spots[spot] && catan_fishery_at (&state->rules->island, spot) != CATAN_NOWHERE;
  guint8 spot = chance (e, 50) ? pick_legal (e, coast, catan_shape (state)->n_spots) : CATAN_NOWHERE;
  if (spot == CATAN_NOWHERE)
    spot = pick_legal (e, spots, catan_shape (state)->n_spots);
  catan_found_roads (state, spot, edges);
  /* In a late game all roads there may be taken. */
  while (memchr (edges, TRUE, sizeof edges) == NULL)
    {
      spot = pick_legal (e, spots, catan_shape (state)->n_spots);
      catan_found_roads (state, spot, edges);
    }
  add (line, "found %u", spot + 1u);
  add_edge (line, state, pick_legal (e, edges, catan_shape (state)->n_edges));
}

static void
add_theft (CatanEvening *e, const CatanState *state, guint victim, GString *line)
{
  add (line, "from");
  add_name (line, state, victim);
  if (!state->rules->with_hands)
    return;
  const guint8 *hand = state->seats[victim].hand;
  guint8 card = pick_legal (e, hand, CATAN_N_RESOURCES);
  add (line, "%s", catan_resource_words[card]);
}

static void
add_robber (CatanEvening *e, const CatanState *state, GString *line)
{
  guint8 hex;
  do
    hex = (guint8) pick (e, catan_shape (state)->n_hexes);
  while (!catan_hex_may (state, hex, NULL));
  guint victims = catan_victims (state, hex);
  add (line, "%s", catan_hex_name (hex).text);
  if (victims == 0 || (!state->rules->with_hands && chance (e, 20)))
    return;
  guint victim;
  do
    victim = pick (e, state->rules->n_players);
  while (!((victims >> victim) & 1));
  add_theft (e, state, victim, line);
}

static void
enter_discard (CatanEvening *e, const CatanState *state, GString *line)
{
  guint player = (guint) __builtin_ctz (state->owing), size = 0;
  guint8 hand[CATAN_N_RESOURCES], out[CATAN_N_RESOURCES] = { 0 };
  memcpy (hand, state->seats[player].hand, sizeof hand);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    size += hand[r];
  for (guint i = 0; i < size / 2; i++)
    {
      guint8 r = pick_legal (e, hand, CATAN_N_RESOURCES);
      hand[r]--;
      out[r]++;
    }
  add (line, "discard");
  add_name (line, state, player);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (out[r])
      add (line, "%s %u", catan_resource_words[r], out[r]);
}

static void
enter_draw (CatanEvening *e, const CatanState *state, GString *line)
{
  guint n = chance (e, 10) ? 1 : state->n_draws, last = (guint) (state->n_draws - 1);
  add (line, "draw");
  if (chance (e, 10))
    {
      add (line, "by");
      add_name (line, state, state->draws[last].player);
      add_drawn (line, draw_token (e, state->draws[last].player));
      return;
    }
  for (guint i = 0; i < n; i++)
    add_drawn (line, draw_token (e, state->draws[i].player));
}

/* ---- cards ---- */

static gboolean
try_play (CatanEvening *e, const CatanState *state, GString *line)
{
  guint player = (guint) state->player, n = e->n_cards[player];
  guint8 edges[CATAN_EDGES_MAX], edge;
  guint at = n ? pick (e, n) : 0;
  if (n == 0 || state->card_played || e->cards[player][at].fresh)
    return FALSE;
  switch (e->cards[player][at].card)
    {
    case CATAN_KNIGHT:
      add (line, "play knight");
      add_robber (e, state, line);
      break;
    case CATAN_ROADS:
      catan_roads (state, player, FALSE, edges);
      edge = pick_legal (e, edges, catan_shape (state)->n_edges);
      if (edge == CATAN_NOWHERE)
        return FALSE;
      add (line, "play roads");
      add_edge (line, state, edge);
      edges[edge] = FALSE;
      edge = pick_legal (e, edges, catan_shape (state)->n_edges);
      if (edge != CATAN_NOWHERE && state->seats[player].roads > 1)
        add_edge (line, state, edge);
      break;
    case CATAN_PLENTY:
      for (guint i = 0; i < CATAN_N_RESOURCES; i++)
        if (state->rules->with_hands && state->bank[i] < 2)
          return FALSE;
      add (line, "play plenty %s %s", some_resource (e), some_resource (e));
      break;
    case CATAN_MONOPOLY: add (line, "play monopoly %s", some_resource (e)); break;
    default: return FALSE;
    }
  e->cards[player][at] = e->cards[player][--e->n_cards[player]];
  return TRUE;
}

static guint
hidden_points (const CatanEvening *e, guint player)
{
  guint points = 0;
  for (guint i = 0; i < e->n_cards[player]; i++)
    points += e->cards[player][i].card == CATAN_POINT;
  return points;
}

static gboolean
try_reveal (CatanEvening *e, const CatanState *state, GString *line)
{
  guint player = (guint) state->player, n = 0, points = hidden_points (e, player);
  if (points == 0 || (chance (e, 80) && (guint) catan_points (state, player) + points < catan_target (state, player)))
    return FALSE;
  guint wanted = 1 + pick (e, points);
  for (guint i = 0; i < e->n_cards[player];)
    if (n < wanted && e->cards[player][i].card == CATAN_POINT)
      {
        e->cards[player][i] = e->cards[player][--e->n_cards[player]];
        n++;
      }
    else
      i++;
  add (line, "reveal %u", n);
  return TRUE;
}

static void
add_bought (CatanEvening *e, const CatanState *state, GString *line)
{
  static const char *const words[CATAN_N_CARDS] = { "knight", "point", "roads", "plenty", "monopoly" };
  Card card = e->deck[--e->n_deck];
  card.fresh = TRUE;
  e->cards[state->player][e->n_cards[state->player]++] = card;
  if (chance (e, 30))
    add (line, "%s", words[card.card]);
}

/* ---- acts of a turn; FALSE: not possible now ---- */

/* Would a settlement there cut another player's road?  The players prefer such places. */
static gboolean
cuts (const CatanState *state, guint8 spot)
{
  const guint8 *edges = catan_shape (state)->spot_edges[spot];
  guint n = 0;
  for (guint i = 0; i < 3 && edges[i] != CATAN_NOWHERE; i++)
    n += state->road[edges[i]] != CATAN_NOBODY && state->road[edges[i]] != state->player;
  return n > 1;
}

static gboolean
try_build (CatanEvening *e, const CatanState *state, GString *line)
{
  guint8 legal[CATAN_EDGES_MAX], cutting[CATAN_SPOTS_MAX];
  guint player = (guint) state->player;
  CatanPiece piece = (CatanPiece) pick (e, CATAN_N_PIECES);
  if (piece == CATAN_ROAD)
    catan_roads (state, player, TRUE, legal);
  else
    catan_spots (state, player, piece, TRUE, legal);
  for (guint8 spot = 0; spot < catan_shape (state)->n_spots; spot++)
    cutting[spot] = piece == CATAN_SETTLEMENT && legal[spot] && cuts (state, spot);
  guint8 at = pick_legal (e, cutting, catan_shape (state)->n_spots);
  if (at == CATAN_NOWHERE)
    at = pick_legal (e, legal, piece == CATAN_ROAD ? catan_shape (state)->n_edges : catan_shape (state)->n_spots);
  if (at == CATAN_NOWHERE || (piece == CATAN_CITY && !state->rules->with_hands && chance (e, 60)))
    return FALSE;
  add (line, "build %s", piece == CATAN_ROAD ? "road" : piece == CATAN_CITY ? "city" : "settlement");
  if (piece == CATAN_ROAD)
    add_edge (line, state, at);
  else
    add (line, "%u", at + 1u);
  return TRUE;
}

static gboolean
try_buy (CatanEvening *e, const CatanState *state, GString *line)
{
  const guint8 *hand = state->seats[state->player].hand;
  if (e->n_deck == 0)
    return FALSE;
  for (guint r = 0; state->rules->with_hands && r < CATAN_N_RESOURCES; r++)
    if (hand[r] < catan_costs[CATAN_N_PIECES][r])
      return FALSE;
  add (line, "buy");
  add_bought (e, state, line);
  return TRUE;
}

static gboolean
try_fish (CatanEvening *e, const CatanState *state, GString *line)
{
  guint player = (guint) state->player, price = catan_price (pick (e, CATAN_PRICES)), other;
  guint8 legal[CATAN_EDGES_MAX];
  if (state->fish == NULL || fish_of (e, player) < price || !catan_market_offers (state, price, NULL))
    return FALSE;
  add (line, "fish %u", price);
  switch (price)
    {
    case 3:
      do
        other = pick (e, state->rules->n_players);
      while (other == player);
      if (!catan_is_there (state, other))
        return FALSE;
      if (state->rules->with_hands && pick_legal (e, state->seats[other].hand, CATAN_N_RESOURCES) == CATAN_NOWHERE)
        return FALSE;
      add_theft (e, state, other, line);
      break;
    case 4:
      other = pick (e, CATAN_N_RESOURCES);
      if (state->rules->with_hands && state->bank[other] == 0)
        return FALSE;
      add (line, "%s", catan_resource_words[other]);
      break;
    case 5:
      catan_roads (state, player, FALSE, legal);
      add_edge (line, state, pick_legal (e, legal, catan_shape (state)->n_edges));
      break;
    case 7: add_bought (e, state, line); break;
    default: break;
    }
  add_payment (e, player, price, line);
  return TRUE;
}

static gboolean
try_trade (CatanEvening *e, const CatanState *state, GString *line)
{
  guint a = (guint) state->player, b = (a + 1 + pick (e, state->rules->n_players - 1)) % state->rules->n_players;
  guint n_given = 0, n_got = 0;
  Token given[44], got[44];
  gboolean fish = state->fish && catan_rule (state->rules, CATAN_F12) == CATAN_F12_YES
                  && (catan_rule (state->rules, CATAN_T2) == CATAN_T2_ANY || e->n_hand[a] + e->n_hand[b] <= 7);
  guint8 give = pick_legal (e, state->seats[a].hand, CATAN_N_RESOURCES);
  guint8 get = pick_legal (e, state->seats[b].hand, CATAN_N_RESOURCES);
  if (state->rules->with_hands ? give == CATAN_NOWHERE || get == CATAN_NOWHERE || give == get
                               : !fish || e->n_hand[a] + e->n_hand[b] == 0)
    return FALSE;
  if (!catan_is_there (state, b))
    return FALSE;
  add (line, "trade");
  add_name (line, state, b);
  add (line, "give");
  if (fish)
    add_given (e, a, given, &n_given, line);
  if (state->rules->with_hands)
    add (line, "%s %u", catan_resource_words[give], 1 + pick (e, state->seats[a].hand[give]));
  add (line, "get");
  if (fish)
    add_given (e, b, got, &n_got, line);
  if (state->rules->with_hands)
    add (line, "%s %u", catan_resource_words[get], 1 + pick (e, state->seats[b].hand[get]));
  receive (e, b, given, n_given);
  receive (e, a, got, n_got);
  return state->rules->with_hands || n_given + n_got;
}

static gboolean
try_bank (CatanEvening *e, const CatanState *state, GString *line)
{
  guint give = pick (e, CATAN_N_RESOURCES), get = pick (e, CATAN_N_RESOURCES), n = 2 + pick (e, 3);
  CatanEntry entry;
  add (line, "bank give %s %u get %s", catan_resource_words[give], n, catan_resource_words[get]);
  return state->rules->with_hands && catan_entry_parse (state->rules, line->str, &entry, NULL)
         && catan_may (state, &entry, NULL);
}

static gboolean
try_shoe (CatanEvening *e, const CatanState *state, GString *line)
{
  guint player = pick (e, state->rules->n_players), owner = (guint) state->player;
  gboolean total = catan_rule (state->rules, CATAN_F4) == CATAN_F4_TOTAL;
  add (line, "shoe");
  add_name (line, state, player);
  return state->shoe == state->player && player != owner && catan_is_there (state, player)
         && catan_points (state, player) + (gint) (total ? hidden_points (e, player) : 0)
                >= catan_points (state, owner) + (gint) (total ? hidden_points (e, owner) : 0);
}

/* ---- rare acts; what the rules would refuse is not entered ---- */

static gboolean
enter_token (CatanEvening *e, const CatanState *state, guint player, GString *line)
{
  add (line, "token");
  add_name (line, state, player);
  if (state->fish == NULL || e->n_stack < 2 || e->n_hand[player] > 6 || !catan_is_there (state, player))
    return FALSE;
  if (chance (e, 50) || e->n_hand[player] == 0 || e->n_used + e->n_stack < 3)
    {
      add (line, "draw");
      add_drawn (line, draw_token (e, player));
    }
  else
    {
      Token token = take_token (e, player, pick (e, e->n_hand[player]));
      add (line, "back");
      add_drawn (line, token);
      token.look = CATAN_TOKEN_SECRET;
      e->stack[e->n_stack++] = token;
      shuffle (e, e->stack, e->n_stack);
    }
  add (line, "forgotten");
  return TRUE;
}

static void
forget_fresh (CatanEvening *e)
{
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    for (guint i = 0; i < e->n_cards[p]; i++)
      e->cards[p][i].fresh = FALSE;
}

/* The open fish tokens of who leaves are used. */
static gboolean
enter_leave (CatanEvening *e, const CatanState *state, guint player, GString *line)
{
  CatanEntry entry;
  const gboolean leaves = catan_is_there (state, player);
  add (line, "%s", leaves ? "leaves" : "comes");
  add_name (line, state, player);
  if (!catan_entry_parse (state->rules, line->str, &entry, NULL) || !catan_may (state, &entry, NULL))
    return FALSE;
  if (!leaves)
    return TRUE;
  for (guint i = e->n_hand[player]; i-- > 0;)
    if (e->hand[player][i].look == CATAN_TOKEN_OPEN)
      e->used[e->n_used++] = take_token (e, player, i);
  turn_over (e);
  if (state->player == (gint8) player)
    forget_fresh (e);
  return TRUE;
}

/* Turns up a token that lies face down. */
static gboolean
enter_uncovered (CatanEvening *e, const CatanState *state, guint player, GString *line)
{
  Token *token = &e->hand[player][pick (e, MAX (e->n_hand[player], 1))];
  if (state->fish == NULL || e->n_hand[player] == 0 || token->look == CATAN_TOKEN_OPEN)
    return FALSE;
  token->look = CATAN_TOKEN_OPEN;
  add (line, "uncover");
  add_name (line, state, player);
  add (line, "%u", token->value);
  return TRUE;
}

/* Corrects development cards; what lies on the table changes, too. */
static gboolean
enter_cards (CatanEvening *e, const CatanState *state, guint player, GString *line)
{
  static const char *const verbs[] = { "knights", "shown" };
  static const guint kinds[] = { CATAN_KNIGHT, CATAN_POINT };
  const guint way = pick (e, 3);
  if (!catan_is_there (state, player))
    return FALSE;
  if (way == 2)
    {
      if (e->n_deck == 0)
        return FALSE;
      e->cards[player][e->n_cards[player]] = e->deck[--e->n_deck];
      e->cards[player][e->n_cards[player]++].fresh = FALSE;
      add (line, "development");
      add_name (line, state, player);
      add (line, "+1 forgotten");
      return TRUE;
    }
  for (guint i = 0; i < e->n_cards[player]; i++)
    if (e->cards[player][i].card == kinds[way] && !e->cards[player][i].fresh)
      {
        e->cards[player][i] = e->cards[player][--e->n_cards[player]];
        add (line, "%s", verbs[way]);
        add_name (line, state, player);
        add (line, "+1 \"seen by all\"");
        return TRUE;
      }
  return FALSE;
}

/* Says that a piece lies where it does not, or the other way round. */
static void
add_piece (CatanEvening *e, const CatanState *state, guint player, GString *line)
{
  const guint piece = pick (e, 4);
  const gboolean put = chance (e, 80);
  add (line, "%s %s", put ? "put" : "remove", piece < CATAN_N_PIECES ? catan_piece_words[piece] : "robber");
  if (put && piece < CATAN_N_PIECES)
    add_name (line, state, player);
  if (piece == CATAN_ROAD)
    add_edge (line, state, (guint8) pick (e, catan_shape (state)->n_edges));
  else if (piece < CATAN_N_PIECES)
    {
      guint spot = pick (e, catan_shape (state)->n_spots);
      for (guint i = 0;
           (piece == CATAN_CITY || !put) && i < 4 * catan_shape (state)->n_spots
           && (state->building[spot] != (gint8) player || (!put && state->city[spot] != (piece == CATAN_CITY)));
           i++)
        spot = pick (e, catan_shape (state)->n_spots);
      add (line, "%u", 1 + spot);
    }
  else if (put)
    {
      add (line, "%s", catan_hex_name (pick (e, catan_shape (state)->n_hexes)).text);
    }
  add (line, "\"it lies there\"");
}

static gboolean
try_oddity (CatanEvening *e, const CatanState *state, GString *line)
{
  guint player = pick (e, state->rules->n_players);
  CatanEntry entry;
  const guint which = pick (e, 13);
  if (state->ask == CATAN_ASK_BUILD && which > 2) /* the others are for turns */
    return FALSE;
  switch (which)
    {
    case 7: return chance (e, 30) && enter_leave (e, state, player, line);
    case 0:
      add (line, "points");
      add_name (line, state, player);
      add (line, "%d \"miscounted\"", chance (e, 50) ? 1 : -1);
      break;
    case 1:
      add (line, "turn");
      add_name (line, state, player);
      add (line, "\"skipped \\\"by\\\" mistake\"");
      break;
    case 2:
      if (state->n_entries % 6 == 5 && chance (e, 50))
        {
          add (line, "counted-table development %d", state->deck);
          break;
        }
      if (state->n_entries % 6 == 5)
        {
          add (line, "counted");
          add_name (line, state, player);
          add (line, "roads %d development 1", state->seats[player].roads);
          break;
        }
      add (line, "%s",
           (const char *[]){ catan_random_remarks[state->n_entries / 6 % G_N_ELEMENTS (catan_random_remarks)],
                             "replaced 1 \"note \\\"tea # and cake\\\"\" \"it was coffee\"", "inserted 1",
                             "deleted 1 \"roll 7\"", "moved 1 1 \"out of turn\"" }[state->n_entries % 6]);
      break;
    case 3: return enter_token (e, state, player, line);
    case 11: return enter_cards (e, state, player, line);
    case 12: return enter_uncovered (e, state, player, line);
    case 8:
    case 9: add_piece (e, state, player, line); break;
    case 10:
      add (line, "%sshoe", chance (e, 50) ? "agreed \"for fun\" " : "");
      add_name (line, state, player);
      if (!g_str_has_prefix (line->str, "agreed"))
        add (line, "miscounted");
      break;
    case 4:
      add (line, "hand");
      add_name (line, state, player);
      add (line, "%s %d forgotten", some_resource (e), chance (e, 50) ? 2 : -1);
      break;
    case 5:
      add (line, "agreed \"nobody saw it\" build road");
      add_edge (line, state, (guint8) pick (e, catan_shape (state)->n_edges));
      if (state->rules->with_hands && chance (e, 50))
        add (line, "unpaid");
      break;
    default:
      add (line, "agreed \"nobody saw it\" build %s %u", chance (e, 70) ? "settlement" : "city",
           1 + pick (e, catan_shape (state)->n_spots));
      break;
    }
  if (!catan_entry_parse (state->rules, line->str, &entry, NULL) || !catan_may (state, &entry, NULL))
    return FALSE;
  if (entry.kind == CATAN_ENTRY_TURN)
    forget_fresh (e);
  return TRUE;
}

/* ---- the next entry ---- */

static void
enter_roll (CatanEvening *e, const CatanState *state, GString *line)
{
  const guint next = catan_thrower (state), likely = state->rules->pairs && !state->paired ? 70 : 15;
  guint dice;
  if (state->ask != CATAN_ASK_ROLL)
    forget_fresh (e);
  if (state->ask != CATAN_ASK_ROLL
      && (chance (e, likely) || catan_points (state, next) >= (gint) catan_target (state, next)
          || !catan_paired_passed (state, NULL)))
    add (line, "next");
  else
    {
      do
        dice = 2 + pick (e, 6) + pick (e, 6);
      while (dice == 7 && catan_seven_again (state));
      add (line, "roll %u", dice);
    }
}

/* The special building phase: somebody builds, or the next one who may. */
static void
enter_special (CatanEvening *e, const CatanState *state, GString *line)
{
  const guint builders = catan_builders (state);
  if (state->ask == CATAN_ASK_BUILD && chance (e, 60))
    {
      if (chance (e, 70) ? try_build (e, state, line) : try_buy (e, state, line))
        return;
      g_string_truncate (line, 0);
    }
  if (builders == 0 || !chance (e, 50))
    {
      enter_roll (e, state, line);
      return;
    }
  guint player = pick (e, state->rules->n_players);
  while (!((builders >> player) & 1))
    player = (player + 1) % state->rules->n_players;
  add (line, "special");
  add_name (line, state, player);
}

static void
enter_turn (CatanEvening *e, const CatanState *state, GString *line)
{
  typedef gboolean Try (CatanEvening * e, const CatanState *state, GString *line);
  static Try *const before[] = { try_play, try_fish, try_reveal };
  static Try *const after[] = { try_build, try_build, try_build, try_build, try_buy,  try_fish, try_fish,
                                try_fish,  try_trade, try_trade, try_bank,  try_shoe, try_play, try_reveal };
  const gboolean rolled = state->ask == CATAN_ASK_TURN;
  if (rolled && catan_exchangers (state) != 0 && enter_exchange (e, state, line))
    return;
  if (pick (e, 1000) < e->taste.oddities)
    {
      if (pick (e, 60) == 0)
        {
          add (line, "pad \"it is late\"");
          return;
        }
      if (try_oddity (e, state, line))
        return;
      g_string_truncate (line, 0);
    }
  for (guint i = 0, n = pick (e, rolled ? 6 : 2); i < n; i++)
    {
      Try *try = rolled ? after[pick (e, G_N_ELEMENTS (after))] : before[pick (e, G_N_ELEMENTS (before))];
      if ((try != try_trade || !state->paired) && try (e, state, line))
        return;
      g_string_truncate (line, 0);
    }
  if (rolled)
    enter_special (e, state, line);
  else
    enter_roll (e, state, line);
}

/* The table counts by itself. */
static void
enter_score (CatanEvening *e, const CatanState *state, GString *line)
{
  const guint player = pick (e, state->rules->n_players);
  if (pick (e, 8) == 0)
    {
      add (line, "end counted");
      return;
    }
  const gboolean there = catan_is_there (state, player);
  add (line, there ? "score" : "comes");
  add_name (line, state, player);
  if (there)
    add (line, "%d", (int) pick (e, 9) - 3);
  if (there && chance (e, 50))
    add (line, chance (e, 50) ? "\"Longest Road\"" : "fish \"as it was\"");
}

#define LONGEST 6000 /* if all pieces and cards are played, the target may be out of reach */

static char *
next_entry (CatanEvening *e, const CatanState *state)
{
  GString *line = g_string_new (NULL);
  if (++e->entries >= (e->taste.most ? e->taste.most : LONGEST) && state->ask != CATAN_ASK_NOTHING)
    {
      add (line, "end \"the last bus\"");
      return g_string_free (line, FALSE);
    }
  switch ((CatanAsk) state->ask)
    {
    case CATAN_ASK_FOUND:
      if (pick (e, 1000) < e->taste.oddities && enter_leave (e, state, pick (e, state->rules->n_players), line))
        break;
      g_string_truncate (line, 0);
      enter_found (e, state, line);
      break;
    case CATAN_ASK_DISCARD: enter_discard (e, state, line); break;
    case CATAN_ASK_ROBBER:
      add (line, "robber");
      add_robber (e, state, line);
      break;
    case CATAN_ASK_DRAW: enter_draw (e, state, line); break;
    case CATAN_ASK_ROLL:
    case CATAN_ASK_TURN: enter_turn (e, state, line); break;
    case CATAN_ASK_BUILD:
      if (pick (e, 1000) < e->taste.oddities && try_oddity (e, state, line))
        break;
      g_string_truncate (line, 0);
      enter_special (e, state, line);
      break;
    case CATAN_ASK_PAD: enter_score (e, state, line); break;
    case CATAN_ASK_NOTHING:
    default: return g_string_free (line, TRUE);
    }
  return g_string_free (line, FALSE);
}

char *
catan_evening_entry (CatanEvening *e, const CatanState *state)
{
  TableRefusal why = { "" };
  if (e->truth == NULL)
    return next_entry (e, state);
  g_autofree char *line = e->waiting != NULL ? g_steal_pointer (&e->waiting) : next_entry (e, e->truth);
  char *counted = line != NULL ? catan_cover_bank (state, e->truth, line) : NULL;
  if (counted != NULL)
    {
      e->waiting = g_steal_pointer (&line);
      return counted;
    }
  char *covered = line != NULL ? catan_cover_line (state, e->truth, line, e->rand, e->taste.told) : NULL;
  if (line != NULL && !catan_apply_line (e->truth, line, &why))
    g_error ("%s: %s", line, why.sentence);
  return covered;
}

guint
catan_evening_holds (const CatanEvening *e, guint player, guint value)
{
  guint n = 0;
  for (guint i = 0; i < e->n_hand[player]; i++)
    n += e->hand[player][i].value == value;
  return n;
}
