/* catan-fish.c - see catan-fish.h.  The tokens themselves are here; catan-fish-worlds.c has what face-down ones may be,
 * and catan-fish-view.c what is said about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-fish-private.h"

#include <string.h>

#include "table/table-intl.h"

const guint8 catan_fish_boxes[2][CATAN_FISH_MAX + 1] = { { 0, 11, 10, 8 }, { 0, 15, 15, 13 } };

CatanFish *
catan_fish_new_of (guint n_players, const guint8 copies[CATAN_FISH_MAX + 1], gboolean shoe, guint max)
{
  g_return_val_if_fail (n_players >= 1 && n_players <= CATAN_MAX_PLAYERS, NULL);
  CatanFish *fish = g_new0 (CatanFish, 1);
  fish->n_players = (guint8) n_players;
  memcpy (fish->copies, copies, sizeof fish->copies);
  fish->shoe = shoe != FALSE;
  fish->stack = (guint8) (copies[1] + copies[2] + copies[3] + fish->shoe);
  catan_worlds_init (&fish->worlds, copies + 1, max);
  fish->memo = catan_memo_new ();
  return fish;
}

CatanFish *
catan_fish_new (guint n_players, gboolean large)
{
  return catan_fish_new_of (n_players, catan_fish_boxes[large != FALSE], TRUE, CATAN_WORLDS_MAX);
}

CatanFish *
catan_fish_copy (const CatanFish *fish)
{
  CatanFish *copy = g_new (CatanFish, 1);
  *copy = *fish;
  catan_worlds_copy (&copy->worlds, &fish->worlds);
  catan_memo_ref (copy->memo);
  return copy;
}

void
catan_fish_free (CatanFish *fish)
{
  if (fish == NULL)
    return;
  catan_worlds_clear (&fish->worlds);
  catan_memo_unref (fish->memo);
  g_free (fish);
}

gboolean
catan_fish_equal (const CatanFish *a, const CatanFish *b)
{
  return memcmp (a, b, G_STRUCT_OFFSET (CatanFish, used) + sizeof a->used) == 0 && a->turned == b->turned
         && catan_worlds_equal (&a->worlds, &b->worlds);
}

gboolean
catan_fish_validate (const CatanFish *fish)
{
  guint holders[CATAN_HOLDERS], values[CATAN_KINDS];
  if (!catan_worlds_validate (&fish->worlds))
    return FALSE;
  catan_worlds_count (&fish->worlds, holders, values);
  if (holders[CATAN_STACK] + fish->shoe != fish->stack)
    return FALSE;
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    if (holders[p] != fish->secret[p])
      return FALSE;
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    {
      guint n = values[v - 1] + fish->used[v];
      for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
        n += fish->open[p][v];
      if (n != fish->copies[v])
        return FALSE;
    }
  /* With an empty stack, the used tokens would have been turned over. */
  return fish->stack > 0 || catan_fish_n_used (fish) == 0;
}

/* ---- refusals ---- */

static guint
count_open (const CatanFish *fish, guint value)
{
  guint n = 0;
  for (guint p = 0; p < fish->n_players; p++)
    n += fish->open[p][value];
  return n;
}

/* Refuses because no such token can lie in the stack; all tokens that are not used or open lie face down in hands. */
static gboolean
refuse_draw (const CatanFish *fish, guint value, TableRefusal *why)
{
  guint open = count_open (fish, value), used = fish->used[value], all = fish->copies[value];
  if (fish->stack == fish->shoe)
    return table_refuse (why, _ ("only the shoe is left in the stack"));
  return table_refuse (why,
                       _ ("no token of %u fish can lie in the stack; there are %u: used %u, open %u, face down "
                          "in hands %u"),
                       value, all, used, open, all - used - open);
}

/* Refuses because the face-down tokens of a hand cannot be these. */
static gboolean
refuse_shown (const CatanFish *fish, guint player, const guint8 shown[CATAN_FISH_MAX + 1], TableRefusal *why)
{
  CatanHandView view;
  if (why == NULL)
    return FALSE;
  catan_fish_view (fish, player, &view);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    if (shown[v] > view.most[v])
      {
        guint open = count_open (fish, v), used = fish->used[v], all = fish->copies[v];
        return table_refuse (why,
                             _ ("of these %u face-down tokens at most %u can show %u fish; there are %u: used %u, "
                                "open %u, face down elsewhere %u"),
                             fish->secret[player], view.most[v], v, all, used, open, all - used - open - view.most[v]);
      }
  return table_refuse (why, _ ("these %u face-down tokens cannot show %u × 1, %u × 2 and %u × 3 fish together"),
                       fish->secret[player], shown[1], shown[2], shown[3]);
}

/* ---- out of a hand ---- */

/* Takes the open and the shown tokens out of a hand, and checks that the unseen ones are there. */
static gboolean
take_tokens (CatanFish *fish, guint player, const CatanTokens *tokens, TableRefusal *why)
{
  guint n = tokens->shown[1] + tokens->shown[2] + tokens->shown[3];
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    if (tokens->open[v] > fish->open[player][v])
      return table_refuse (why,
                           ngettext ("this hand holds %u open token of %u fish, not %u",
                                     "this hand holds %u open tokens of %u fish, not %u", fish->open[player][v]),
                           fish->open[player][v], v, tokens->open[v]);
  if (n + tokens->secret > fish->secret[player])
    return table_refuse (why,
                         ngettext ("this hand holds %u face-down token, not %u",
                                   "this hand holds %u face-down tokens, not %u", fish->secret[player]),
                         fish->secret[player], n + tokens->secret);
  if (n && !catan_memo_show (fish->memo, &fish->worlds, player, tokens->shown + 1))
    return refuse_shown (fish, player, tokens->shown, why);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    fish->open[player][v] -= tokens->open[v];
  fish->secret[player] -= (guint8) n;
  return TRUE;
}

/* ---- the stack ---- */

/* F2: the used tokens are turned over and become the new stack.  They were seen, so its tokens are known exactly. */
static void
turn_over (CatanFish *fish)
{
  guint used = catan_fish_n_used (fish);
  if (fish->stack > 0 || used == 0)
    return;
  catan_worlds_add (&fish->worlds, CATAN_STACK, fish->used + 1);
  memset (fish->used, 0, sizeof fish->used);
  fish->stack = (guint8) used;
  fish->turned++;
}

gboolean
catan_fish_draw (CatanFish *fish, guint player, guint value, TableRefusal *why)
{
  g_return_val_if_fail (player < fish->n_players && value <= CATAN_FISH_MAX, FALSE);
  if (fish->stack == 0)
    return table_refuse (why, _ ("no fish token is left in the stack"));
  if (fish->stack == fish->shoe)
    return refuse_draw (fish, value, why);
  guint8 seen[CATAN_FISH_MAX + 1] = { 0 };
  seen[value] = 1;
  if (value == CATAN_FISH_SECRET)
    {
      catan_memo_move (fish->memo, &fish->worlds, CATAN_STACK, player);
      fish->secret[player]++;
    }
  else if (catan_memo_show (fish->memo, &fish->worlds, CATAN_STACK, seen + 1))
    fish->open[player][value]++;
  else
    return refuse_draw (fish, value, why);
  fish->stack--;
  turn_over (fish);
  return TRUE;
}

gboolean
catan_fish_draw_shoe (CatanFish *fish, TableRefusal *why)
{
  if (!fish->shoe)
    return table_refuse (why, _ ("the old shoe was drawn before: it does not return to the stack"));
  fish->shoe = FALSE;
  fish->stack--;
  turn_over (fish);
  return TRUE;
}

void
catan_fish_put_back_shoe (CatanFish *fish)
{
  g_return_if_fail (!fish->shoe);
  fish->shoe = TRUE;
  fish->stack++;
}

gboolean
catan_fish_put_back (CatanFish *fish, guint player, guint value, gboolean open, TableRefusal *why)
{
  g_return_val_if_fail (player < fish->n_players && value <= CATAN_FISH_MAX && (value > 0 || !open), FALSE);
  CatanTokens tokens = { 0 };
  if (value == CATAN_FISH_SECRET)
    {
      if (fish->secret[player] == 0)
        return table_refuse (why, _ ("this hand holds no face-down token"));
      catan_memo_move (fish->memo, &fish->worlds, player, CATAN_STACK);
      fish->secret[player]--;
      fish->stack++;
      return TRUE;
    }
  if (open)
    tokens.open[value] = 1;
  else
    tokens.shown[value] = 1;
  guint8 seen[CATAN_FISH_MAX + 1] = { 0 };
  if (!take_tokens (fish, player, &tokens, why))
    return FALSE;
  seen[value] = 1;
  catan_worlds_add (&fish->worlds, CATAN_STACK, seen + 1);
  fish->stack++;
  return TRUE;
}

gboolean
catan_fish_uncover (CatanFish *fish, guint player, guint value, TableRefusal *why)
{
  g_return_val_if_fail (player < fish->n_players && value >= 1 && value <= CATAN_FISH_MAX, FALSE);
  CatanTokens tokens = { 0 };
  tokens.shown[value] = 1;
  if (!take_tokens (fish, player, &tokens, why))
    return FALSE;
  fish->open[player][value]++;
  return TRUE;
}

/* ---- spending and giving ---- */

guint
catan_tokens_fish (const CatanTokens *tokens)
{
  guint n = 0;
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    n += v * (tokens->open[v] + tokens->shown[v]);
  return n;
}

gboolean
catan_fish_spend (CatanFish *fish, guint player, const CatanTokens *tokens, TableRefusal *why)
{
  g_return_val_if_fail (player < fish->n_players && tokens->secret == 0, FALSE);
  if (!take_tokens (fish, player, tokens, why))
    return FALSE;
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    fish->used[v] += tokens->open[v] + tokens->shown[v];
  turn_over (fish);
  return TRUE;
}

static void
move_unseen (CatanFish *fish, guint from, guint to, guint n)
{
  for (guint i = 0; i < n; i++)
    catan_memo_move (fish->memo, &fish->worlds, from, to);
}

/* Adds what was taken out of a hand to another.  The unseen tokens are only counted here; move_unseen () moves them. */
static void
count_over (CatanFish *fish, guint from, guint to, const CatanTokens *tokens)
{
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    fish->open[to][v] += tokens->open[v] + tokens->shown[v];
  fish->secret[from] -= tokens->secret;
  fish->secret[to] += tokens->secret;
}

gboolean
catan_fish_give (CatanFish *fish, guint from, guint to, const CatanTokens *tokens, TableRefusal *why)
{
  g_return_val_if_fail (from < fish->n_players && to < fish->n_players && from != to, FALSE);
  if (!take_tokens (fish, from, tokens, why))
    return FALSE;
  count_over (fish, from, to, tokens);
  move_unseen (fish, from, to, tokens->secret);
  return TRUE;
}

/* A place where the tokens of a swap can be put for a moment without being mixed with others: a hand without face-down
 * tokens, or a stack without fish tokens.  The other hand itself if all tokens of both are of one pool; CATAN_HOLDERS
 * if there is no such place. */
static guint
find_between (const CatanFish *fish, guint a, guint b)
{
  if (catan_worlds_alike (&fish->worlds, a, b))
    return b;
  for (guint holder = 0; holder < CATAN_MAX_PLAYERS; holder++)
    if (holder != a && holder != b && fish->secret[holder] == 0)
      return holder;
  return fish->stack == fish->shoe ? CATAN_STACK : CATAN_HOLDERS;
}

gboolean
catan_fish_swap (CatanFish *fish, guint a, guint b, const CatanTokens *given, const CatanTokens *got, TableRefusal *why)
{
  g_return_val_if_fail (a < fish->n_players && b < fish->n_players && a != b, FALSE);
  g_autoptr (CatanFish) before = catan_fish_copy (fish);
  if (!take_tokens (fish, a, given, why) || !take_tokens (fish, b, got, why))
    {
      CatanFish refused = *fish;
      *fish = *before;
      *before = refused; /* freed at the end */
      return FALSE;
    }
  guint between = given->secret && got->secret ? find_between (fish, a, b) : b;
  count_over (fish, a, b, given);
  count_over (fish, b, a, got);
  move_unseen (fish, a, between == CATAN_HOLDERS ? b : between, given->secret);
  move_unseen (fish, b, a, got->secret);
  if (between == CATAN_HOLDERS)
    fish->worlds.exact = FALSE;
  else if (between != b)
    move_unseen (fish, between, b, given->secret);
  return TRUE;
}

void
catan_fish_grow_older (CatanFish *fish)
{
  catan_worlds_charge (&fish->worlds);
}

/* ---- what is certain ---- */

guint
catan_fish_stack (const CatanFish *fish)
{
  return fish->stack;
}

guint
catan_fish_used (const CatanFish *fish, guint value)
{
  g_return_val_if_fail (value >= 1 && value <= CATAN_FISH_MAX, 0);
  return fish->used[value];
}

guint
catan_fish_n_used (const CatanFish *fish)
{
  return fish->used[1] + fish->used[2] + fish->used[3];
}

guint
catan_fish_turned (const CatanFish *fish)
{
  return fish->turned;
}

gboolean
catan_fish_shoe_drawn (const CatanFish *fish)
{
  return !fish->shoe;
}

guint
catan_fish_open (const CatanFish *fish, guint player, guint value)
{
  g_return_val_if_fail (player < fish->n_players && value >= 1 && value <= CATAN_FISH_MAX, 0);
  return fish->open[player][value];
}

guint
catan_fish_secret (const CatanFish *fish, guint player)
{
  g_return_val_if_fail (player < fish->n_players, 0);
  return fish->secret[player];
}

guint
catan_fish_held (const CatanFish *fish, guint player)
{
  g_return_val_if_fail (player < fish->n_players, 0);
  const guint8 *open = fish->open[player];
  return fish->secret[player] + open[1] + open[2] + open[3];
}
