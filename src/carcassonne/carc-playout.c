/* carc-playout.c - plays games on to their end with simple players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-playout.h"

#include "carc-policy-room.h"
#include "table/table-intl.h"
#include "table/table-moment.h"

/* `bench-chances` measures that the chances come true.  Of two, whoever leads is the better player more often than of
 * several. */
static const TableCalibration of_two = { .extra = 2, .slope = 1.25 }, of_more = { .extra = 2, .slope = 1.05 };
/* Playouts of few tiles are quick: the last turns get so many times as many, for little time. */
#define LATE 15 /* tiles left */
#define LATE_MORE 3
#define OWN_TILE_GAIN 4. /* a tile that a player holds is laid for so much */

typedef struct
{
  guint16 tiles[CARC_MAX_PLACED];
  guint n, next;
} Stack;

static void
shuffle (CarcPolicy *policy, const CarcState *state, Stack *stack)
{
  stack->n = stack->next = 0;
  for (guint tile = 0; tile < state->rules->n_tiles; tile++)
    for (guint i = 0; i < state->remaining[tile] && !carc_tile_held (state->rules, tile) && stack->n < CARC_MAX_PLACED;
         i++)
      stack->tiles[stack->n++] = (guint16) tile;
  for (guint i = stack->n; i > 1; i--)
    {
      const guint j = carc_policy_pick (policy, i);
      const guint16 tile = stack->tiles[i - 1];
      stack->tiles[i - 1] = stack->tiles[j];
      stack->tiles[j] = tile;
    }
}

/* The next tile that may be drawn now; those before it go back into the stack.  CARC_NONE: the stack is empty. */
static guint
draw (const CarcState *state, Stack *stack)
{
  for (guint i = stack->next; i < stack->n; i++)
    if (carc_may_draw (state, stack->tiles[i], NULL))
      {
        const guint16 tile = stack->tiles[i];
        stack->tiles[i] = stack->tiles[stack->next];
        stack->tiles[stack->next++] = tile;
        return tile;
      }
  return stack->next < stack->n ? stack->tiles[stack->next++] : CARC_NONE;
}

/* A tile that the player holds, if it brings enough; CARC_NONE if not. */
static guint
own_tile (CarcPolicy *policy, const CarcState *state)
{
  for (guint tile = 0; tile < state->rules->n_tiles; tile++)
    {
      double gain;
      if (state->remaining[tile] > 0 && carc_tile_held (state->rules, tile) && carc_may_draw (state, tile, NULL)
          && carc_fits_somewhere (state, tile) && carc_policy_consider (policy, state, tile, &gain)
          && gain > OWN_TILE_GAIN)
        return tile;
    }
  return CARC_NONE;
}

static gboolean
has_held_tiles (const CarcState *state)
{
  for (guint tile = 0; tile < state->rules->n_tiles; tile++)
    if (carc_tile_held (state->rules, tile))
      return TRUE;
  return FALSE;
}

/* Old lines and ties are not needed, and would be copied each time. */
static void
forget_past (CarcState *state)
{
  carc_track_forget (state);
  state->n_ties = 0;
}

static void
score_now (CarcState *state)
{
  guint from;
  g_autoptr (CarcState) end = carc_forecast (state, &from, NULL);
  memcpy (state->ledger.scores, end->ledger.scores, sizeof state->ledger.scores);
}

gboolean
carc_playout (CarcPolicy *const players[TABLE_MAX_PLAYERS], CarcState *state, gint *stop)
{
  Stack stack;
  const gboolean held = has_held_tiles (state);
  forget_past (state);
  shuffle (players[0], state, &stack);
  gboolean sound = carc_policy_answer (players[carc_asked (state)], state);
  while (sound && state->ask == CARC_ASK_TILE && (stop == NULL || !g_atomic_int_get (stop)))
    {
      CarcPolicy *policy = players[state->player];
      const guint own = held ? own_tile (policy, state) : CARC_NONE;
      const guint tile = own != CARC_NONE ? own : draw (state, &stack);
      if (tile == CARC_NONE)
        break;
      sound = carc_policy_play (policy, state, tile);
      forget_past (state);
    }
  if (state->finished)
    return TRUE;
  score_now (state);
  return FALSE;
}

guint
carc_leaders (const CarcState *state)
{
  return table_best (state->ledger.scores, table_there (state->rules, state->away), FALSE);
}

void
carc_playouts_add (CarcPolicy *policy, const CarcState *state, guint64 seed, guint playouts, gint *stop,
                   TablePlayouts *sum)
{
  CarcPolicy *players[TABLE_MAX_PLAYERS];
  g_autoptr (CarcState) start = carc_state_copy (state), game = carc_state_copy (state);
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    players[i] = policy;
  forget_past (start);
  for (guint i = 0; i < playouts; i++)
    {
      carc_state_assign (game, start);
      carc_policy_seed (policy, seed + i * G_GUINT64_CONSTANT (0xda942042e4dd58b5));
      carc_playout (players, game, stop);
      if (stop != NULL && g_atomic_int_get (stop))
        return;
      table_playouts_add (sum, state->rules->n_players, game->ledger.scores, carc_leaders (game));
    }
}

gboolean
carc_playouts_find (gconstpointer data, guint64 seed, guint playouts, gint *stop, TableChance *chance)
{
  const CarcState *state = data;
  const guint n_players = state->rules->n_players, n = playouts * (state->n_remaining <= LATE ? LATE_MORE : 1);
  TablePlayouts sum = { 0 };
  *chance = (TableChance){ 0 };
  if (state->on_pad || state->ask == CARC_ASK_SNAPSHOT)
    return TRUE;
  g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
  carc_playouts_add (policy, state, seed, n, stop, &sum);
  table_playouts_chance (&sum, n_players, n_players > 2 ? &of_more : &of_two, chance);
  return stop == NULL || !g_atomic_int_get (stop);
}

static void
options (gconstpointer data, const char *line, guint64 seed, guint max, GPtrArray *lines)
{
  const CarcState *before = data;
  CarcEntry played, entries[CARC_RANKED_MAX];
  if (before->ask != CARC_ASK_TILE || !table_game_read (&carc_game, before->rules, line, &played, NULL)
      || played.kind != CARC_ENTRY_PLACE || before->remaining[played.tile] == 0)
    return;
  g_autoptr (CarcPolicy) policy = carc_policy_new (before->rules, &carc_taste_usual);
  carc_policy_seed (policy, seed);
  const guint n = carc_policy_rank (policy, before, (guint) played.tile, entries, NULL, max);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *option = table_acts_print (&carc_act_table, before->rules, &entries[i]);
      if (strcmp (option, line) != 0)
        g_ptr_array_add (lines, g_steal_pointer (&option));
    }
}

/* By the quick value of the best place, so that it takes no longer than a second with all sets. */
static gboolean
luck (gconstpointer data, const char *line, double *more, double *variance)
{
  const CarcState *before = data;
  CarcEntry played;
  double sum = 0, squares = 0, n = 0, got = 0;
  gboolean fits = FALSE;
  if (before->ask != CARC_ASK_TILE || !table_game_read (&carc_game, before->rules, line, &played, NULL)
      || played.kind != CARC_ENTRY_PLACE)
    return FALSE;
  g_autoptr (CarcPolicy) policy = carc_policy_new (before->rules, &carc_taste_usual);
  for (guint tile = 0; tile < before->rules->n_tiles; tile++)
    {
      CarcOption best;
      const double copies = before->remaining[tile];
      if (copies == 0 || carc_tile_held (before->rules, tile) || !carc_may_draw (before, tile, NULL)
          || carc_policy_quick (policy, before, tile, &best, 1) == 0)
        continue;
      n += copies;
      sum += copies * best.gain;
      squares += copies * best.gain * best.gain;
      if (tile == (guint) played.tile)
        {
          got = best.gain;
          fits = TRUE;
        }
    }
  if (!fits)
    return FALSE;
  *more = got - sum / n;
  *variance = MAX (0, squares / n - sum / n * sum / n);
  return TRUE;
}

static char *
note (gconstpointer data)
{
  const CarcState *end = data;
  if (end->on_pad)
    return g_strdup (_ ("The table went on by its own counting: from there on the chances are not known."));
  if (end->ended_early)
    return g_strdup (_ ("The table ended the game early: the chances are those of a game played to its last tile."));
  return NULL;
}

const TableChancesGame carc_chances = {
  .how = N_ ("by playouts of a simple player"),
  .find = carc_playouts_find,
  .options = options,
  .luck = luck,
  .luck_kind = &carc_luck_kinds[CARC_LUCK_DRAWN],
  .note = note,
};
