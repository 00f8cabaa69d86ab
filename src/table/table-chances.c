/* table-chances.c - folds a finished game, lets the game find the chances after each turn, and compares the turns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-chances.h"

#include <math.h>
#include <string.h>

#include "table-edit.h"
#include "table-intl.h"
#include "table-moment.h"

#define OPTIONS 6 /* that are tried for a turn that changed much */
#define MORE 2    /* times as many playouts where it matters */
#define STEPS 2   /* parts of a turn that are looked at, about */
#define SURE 1.96 /* standard deviations of a margin */

/* ---- sums of playouts ---- */

void
table_playouts_add (TablePlayouts *sum, guint n_players, const gint32 *scores, guint winners)
{
  guint n = 0;
  for (guint i = 0; i < n_players; i++)
    n += winners >> i & 1;
  sum->n++;
  for (guint i = 0; i < n_players; i++)
    {
      sum->wins[i] += winners >> i & 1 ? 1. / n : 0;
      sum->points[i] += scores[i];
      sum->squares[i] += (double) scores[i] * scores[i];
    }
}

void
table_playouts_chance (const TablePlayouts *sum, guint n_players, const TableCalibration *calibration,
                       TableChance *chance)
{
  const double extra = calibration->extra / n_players, all = sum->n + calibration->extra;
  double powers[TABLE_MAX_PLAYERS], total = 0;
  *chance = (TableChance){ .known = sum->n > 0, .playouts = sum->n };
  for (guint i = 0; i < n_players && sum->n > 0; i++)
    total += powers[i] = pow ((sum->wins[i] + extra) / all, calibration->slope);
  for (guint i = 0; i < n_players && sum->n > 0; i++)
    {
      const double share = (sum->wins[i] + extra) / all, p = powers[i] / total;
      const double mean = sum->points[i] / sum->n, spread = sum->squares[i] / sum->n - mean * mean;
      chance->chance[i] = p;
      /* That of the share, as much steeper as the power makes it there. */
      if (p > 0 && p < 1)
        chance->margin[i] = SURE * calibration->slope * p * (1 - p) / sqrt (share * (1 - share) * all);
      chance->score[i] = mean;
      chance->score_margin[i] = SURE * sqrt (MAX (spread, 0) / sum->n);
    }
}

/* ---- the turns of a game ---- */

#define SEED G_GUINT64_CONSTANT (0xcbf29ce484222325)

/* The hash FNV-1a of all lines so far. */
static guint64
mix (guint64 seed, const char *line)
{
  for (; *line != '\0'; line++)
    seed = (seed ^ (guchar) *line) * G_GUINT64_CONSTANT (0x100000001b3);
  return (seed ^ '\n') * G_GUINT64_CONSTANT (0x100000001b3);
}

static void
add_point (TableChances *chances, gconstpointer state, guint entries, guint turn, int player, const char *line,
           guint64 seed)
{
  const TableChancesPoint point = { .entries = entries, .turn = turn, .player = player };
  g_array_append_val (chances->points, point);
  g_array_append_val (chances->seeds, seed);
  g_array_set_size (chances->salts, chances->points->len);
  g_ptr_array_add (chances->states, chances->game->state_copy (state));
  g_ptr_array_add (chances->lines, g_strdup (line));
}

/* Without the entry that only ends a turn, the state still is in the turn before, as if its player went on. */
static void
end_turn (const TableGame *game, gpointer state)
{
  if (game->chances->next != NULL)
    table_game_apply_line (game, state, game->chances->next, NULL);
}

/* A point is the state just before the entry that begins the next turn, so that corrections belong to the turn before
 * them.  An entry that only ends the turn before belongs to that, too. */
static void
fold (TableChances *chances, const TableJournal *journal, gpointer state)
{
  const TableGame *game = chances->game;
  const guint n = table_journal_length (journal);
  guint64 seed = SEED;
  int player = -1;
  const char *begun = NULL;
  g_autoptr (GString) setup = g_string_new (NULL);
  table_setup_print (table_journal_setup (journal), setup);
  seed = mix (seed, setup->str);
  for (guint i = 0; i < n; i++)
    {
      const char *line = table_journal_entry (journal, i).line;
      /* What only some players know must not be told by the numbers. */
      g_autofree char *seen = game->public_line != NULL ? game->public_line (table_state (state)->rules, line)
                                                        : g_strdup (line);
      const guint turns = table_state (state)->n_turns;
      gpointer before = game->state_copy (state);
      const int made = table_game_fold_made (game, state, line);
      const int on_turn = table_game_on_turn (game, state);
      const TableAct *act = table_game_line_act (game, before, line);
      const gboolean ends = game->chances->goes_on && on_turn >= 0 && !(act != NULL && act->opens);
      g_ptr_array_add (chances->record, g_strdup (line));
      if (begun == NULL && player >= 0)
        begun = line;
      if (table_state (state)->n_turns > turns)
        {
          if (!ends)
            end_turn (game, before);
          add_point (chances, ends ? state : before, i + ends, turns, player, begun, ends ? mix (seed, seen) : seed);
          player = ends ? on_turn : made;
          begun = ends ? NULL : line;
        }
      game->state_free (before);
      seed = mix (seed, seen);
    }
  add_point (chances, state, n, table_state (state)->n_turns, player, begun, seed);
}

TableChances *
table_chances_new (const TableJournal *journal, guint playouts, TableRefusal *why)
{
  const TableGame *game = table_journal_game (journal);
  gconstpointer end = table_journal_state (journal);
  if (game->chances == NULL)
    {
      table_refuse (why, _ ("the chances of this game are not known: it has no rules that could be played on"));
      return NULL;
    }
  if (!table_state (end)->finished)
    {
      table_refuse (why, _ ("the game is not over: chances are told only when it is"));
      return NULL;
    }
  gpointer state = game->state_new (table_journal_setup (journal), why);
  if (state == NULL)
    return NULL;
  TableChances *chances = g_new0 (TableChances, 1);
  chances->game = game;
  chances->playouts = MAX (playouts, 1);
  chances->winners = table_moment_leaders (&(TableMoment){ .setup = table_journal_setup (journal), .state = end });
  chances->n_players = table_state (end)->rules->n_players;
  chances->points = g_array_new (FALSE, TRUE, sizeof (TableChancesPoint));
  chances->seeds = g_array_new (FALSE, TRUE, sizeof (guint64));
  chances->salts = g_array_new (FALSE, TRUE, sizeof (guint64));
  chances->turnings = g_array_new (FALSE, TRUE, sizeof (TableTurning));
  chances->states = g_ptr_array_new_with_free_func (game->state_free);
  chances->lines = g_ptr_array_new_with_free_func (g_free);
  chances->record = g_ptr_array_new_with_free_func (g_free);
  chances->note = game->chances->note != NULL ? game->chances->note (end) : NULL;
  fold (chances, journal, state);
  game->state_free (state);
  return chances;
}

static void
step_clear (gpointer step)
{
  g_free (((TableTurningStep *) step)->told);
}

void
table_chances_free (TableChances *chances)
{
  if (chances == NULL)
    return;
  for (guint i = 0; i < chances->turnings->len; i++)
    {
      TableTurning *turning = &g_array_index (chances->turnings, TableTurning, i);
      g_free (turning->line);
      g_free (turning->told);
      g_clear_pointer (&turning->steps, g_array_unref);
      g_free (turning->better);
      g_free (turning->better_told);
    }
  g_array_unref (chances->points);
  g_array_unref (chances->seeds);
  g_array_unref (chances->salts);
  g_array_unref (chances->turnings);
  g_ptr_array_unref (chances->states);
  g_ptr_array_unref (chances->lines);
  g_ptr_array_unref (chances->record);
  g_free (chances->note);
  g_free (chances);
}

/* ---- work for several threads ---- */

typedef struct
{
  gconstpointer state;
  guint64 seed;
  guint playouts;
  TableChance chance;
} Task;

static void
do_task (gpointer data, gpointer user_data)
{
  Task *task = data;
  TableChances *chances = user_data;
  if (g_atomic_int_get (&chances->stop))
    return;
  chances->game->chances->find (task->state, task->seed, task->playouts, &chances->stop, &task->chance);
  g_atomic_int_add (&chances->done, (gint) task->playouts);
}

/* FALSE: cancelled. */
static gboolean
do_tasks (TableChances *chances, Task *tasks, guint n, guint threads)
{
  GThreadPool *pool = threads > 1 ? g_thread_pool_new (do_task, chances, (gint) threads, TRUE, NULL) : NULL;
  for (guint i = 0; i < n; i++)
    if (pool == NULL)
      do_task (&tasks[i], chances);
    else
      g_thread_pool_push (pool, &tasks[i], NULL);
  if (pool != NULL)
    g_thread_pool_free (pool, FALSE, TRUE);
  return !g_atomic_int_get (&chances->stop);
}

void
table_chances_cancel (TableChances *chances)
{
  g_atomic_int_set (&chances->stop, 1);
}

double
table_chances_progress (TableChances *chances)
{
  const gint total = g_atomic_int_get (&chances->total);
  return total > 0 ? MIN (1, (double) g_atomic_int_get (&chances->done) / total) : 0;
}

/* ---- the curve ---- */

static TableChancesPoint *
point_at (const TableChances *chances, guint i)
{
  return &g_array_index (chances->points, TableChancesPoint, i);
}

/* The end of the game is certain. */
static void
find_end (TableChances *chances, TableChancesPoint *point, gconstpointer state)
{
  const TableLedger *ledger = &table_state (state)->ledger;
  TablePlayouts sum = { 0 };
  table_playouts_add (&sum, chances->n_players, ledger->scores, chances->winners);
  table_playouts_chance (&sum, chances->n_players, &(TableCalibration){ .extra = 0, .slope = 1 }, &point->chance);
  point->chance.playouts = 0;
  memset (point->chance.margin, 0, sizeof point->chance.margin);
}

#define CLOSER 1 /* the salt of the random numbers for the points that are looked at more closely */

/* Finds the chances of these points; `salt` gives other random numbers. */
static gboolean
find_points (TableChances *chances, const guint *which, guint n, guint playouts, guint64 salt, guint threads)
{
  g_autofree Task *tasks = g_new0 (Task, MAX (n, 1));
  for (guint i = 0; i < n; i++)
    tasks[i] = (Task){ .state = chances->states->pdata[which[i]],
                       .seed = g_array_index (chances->seeds, guint64, which[i]) + salt,
                       .playouts = playouts };
  if (!do_tasks (chances, tasks, n, threads))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      point_at (chances, which[i])->chance = tasks[i].chance;
      g_array_index (chances->salts, guint64, which[i]) = salt;
    }
  return TRUE;
}

/* The player whose chance the turn changed most; -1 if that is not known. */
static int
changed_most (const TableChances *chances, guint point, double *change)
{
  const TableChance *before = &point_at (chances, point - 1)->chance, *after = &point_at (chances, point)->chance;
  int most = -1;
  *change = 0;
  for (guint player = 0; before->known && after->known && player < chances->n_players; player++)
    if (most < 0 || fabs (after->chance[player] - before->chance[player]) > *change)
      {
        most = (int) player;
        *change = fabs (after->chance[player] - before->chance[player]);
      }
  return most;
}

/* Takes the turns that changed most from those that are not taken yet; returns their number. */
static guint
take_most (const TableChances *chances, guint *turns, guint max)
{
  g_autofree guint8 *taken = g_new0 (guint8, chances->points->len);
  guint n = 0;
  for (; n < max; n++)
    {
      double most = 0, change;
      guint at = 0;
      for (guint i = 1; i < chances->points->len; i++)
        if (!taken[i] && point_at (chances, i)->player >= 0 && chances->lines->pdata[i] != NULL
            && changed_most (chances, i, &change) >= 0 && change > most)
          {
            most = change;
            at = i;
          }
      if (at == 0)
        break;
      taken[at] = 1;
      turns[n] = at;
    }
  return n;
}

/* More playouts for the turns that seem to have changed most, so that it is not by chance that they are listed. */
static gboolean
look_closer (TableChances *chances, guint threads)
{
  guint turns[2 * TABLE_TURNINGS], which[4 * TABLE_TURNINGS], n = take_most (chances, turns, 2 * TABLE_TURNINGS),
                                                              n_which = 0;
  for (guint i = 0; i < n; i++)
    for (guint point = turns[i] - 1; point <= turns[i]; point++)
      {
        gboolean known = point + 1 == chances->points->len;
        for (guint k = 0; k < n_which; k++)
          known |= which[k] == point;
        if (!known)
          which[n_which++] = point;
      }
  return find_points (chances, which, n_which, (MORE + 1) * chances->playouts, CLOSER, threads);
}

/* ---- what would have been better ---- */

/* How good the options are for the player on turn.  Fresh random numbers tell how good the best of them is, because the
 * best of several was also lucky. */
static gboolean
compare_options (TableChances *chances, TableTurning *turning, GPtrArray *states, const GPtrArray *lines, guint threads)
{
  const guint64 seed = g_array_index (chances->seeds, guint64, turning->point);
  Task tasks[OPTIONS + 1] = { { 0 } }, final[2];
  guint best = 0;
  for (guint i = 0; i < states->len; i++)
    tasks[i] = (Task){ .state = states->pdata[i], .seed = seed + 2, .playouts = chances->playouts };
  if (!do_tasks (chances, tasks, states->len, threads))
    return FALSE;
  for (guint i = 1; i < states->len; i++)
    if (tasks[i].chance.known && tasks[i].chance.chance[turning->player] > tasks[best].chance.chance[turning->player])
      best = i;
  if (best == 0)
    return TRUE;
  for (guint i = 0; i < 2; i++)
    {
      final[i] = tasks[i * best];
      final[i].seed = seed + 3;
      final[i].playouts = (MORE + 1) * chances->playouts;
    }
  if (!do_tasks (chances, final, 2, threads))
    return FALSE;
  const int player = turning->player;
  turning->better_by = final[1].chance.chance[player] - final[0].chance.chance[player];
  turning->better_margin = hypot (final[0].chance.margin[player], final[1].chance.margin[player]);
  if (turning->better_by < TABLE_BETTER_BY || turning->better_by < turning->better_margin)
    return TRUE;
  turning->better = g_strdup (lines->pdata[best - 1]);
  turning->better_told = table_game_tell_line (chances->game, chances->states->pdata[turning->point - 1],
                                               turning->better);
  return TRUE;
}

/* The state that other options are compared with: the one after the turn.  The last turn may have been followed by the
 * table's wish to stop, or to go on without tiles, which says nothing of the turn.  NULL: it is not known. */
static gpointer
state_played (const TableChances *chances, const TableTurning *turning)
{
  const TableGame *game = chances->game;
  if (turning->point + 1 < chances->points->len)
    return game->state_copy (chances->states->pdata[turning->point]);
  gpointer state = game->state_copy (chances->states->pdata[turning->point - 1]);
  if (!table_game_apply_line (game, state, turning->line, NULL))
    g_clear_pointer (&state, game->state_free);
  return state;
}

static gboolean
find_better (TableChances *chances, TableTurning *turning, guint threads)
{
  const TableGame *game = chances->game;
  gconstpointer before = chances->states->pdata[turning->point - 1];
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (game->state_free);
  gpointer played = game->chances->options != NULL ? state_played (chances, turning) : NULL;
  if (played == NULL)
    return TRUE;
  game->chances->options (before, turning->line, g_array_index (chances->seeds, guint64, turning->point), OPTIONS,
                          lines);
  g_ptr_array_add (states, played);
  for (guint i = 0; i < MIN (lines->len, OPTIONS); i++)
    {
      gpointer after = game->state_copy (before);
      if (!table_game_apply_line (game, after, lines->pdata[i], NULL))
        {
          game->state_free (after);
          g_ptr_array_remove_index (lines, i--);
          continue;
        }
      g_ptr_array_add (states, after);
    }
  return lines->len == 0 || compare_options (chances, turning, states, lines, threads);
}

/* ---- what chance brought, and what was chosen ---- */

/* The turn apart, and the states after all of its parts but the last. */
static GArray *
split (const TableChances *chances, const TableTurning *turning, GPtrArray *states)
{
  const TableGame *game = chances->game;
  const guint end = point_at (chances, turning->point)->entries;
  GArray *steps = g_array_new (FALSE, TRUE, sizeof (TableTurningStep));
  gpointer state = game->state_copy (chances->states->pdata[turning->point - 1]);
  g_array_set_clear_func (steps, step_clear);
  for (guint i = turning->entry; i < end; i++)
    {
      const char *line = chances->record->pdata[i];
      const TableAct *act = table_game_line_act (game, state, line);
      const gboolean by_chance = act != NULL && act->chance;
      /* What remembers a correction did nothing in the game. */
      if (act != NULL && act->verb != NULL && table_edit_is_verb (act->verb))
        continue;
      char *told = table_game_tell_line (game, state, line);
      TableTurningStep *last = steps->len > 0 ? &g_array_index (steps, TableTurningStep, steps->len - 1) : NULL;
      if (last != NULL && last->by_chance == by_chance)
        {
          char *both = g_strdup_printf ("%s; %s", last->told, told);
          g_free (last->told);
          g_free (told);
          last->told = both;
        }
      else
        {
          const TableTurningStep step = { .by_chance = by_chance, .told = told };
          if (last != NULL)
            g_ptr_array_add (states, game->state_copy (state));
          g_array_append_val (steps, step);
        }
      table_game_fold_line (game, state, line, NULL, NULL);
    }
  game->state_free (state);
  return steps;
}

/* The same random numbers as before the turn: what changes nothing in the chances is then told as just that. */
static gboolean
find_steps (TableChances *chances, TableTurning *turning, guint threads)
{
  if (!chances->game->chances->goes_on)
    return TRUE;
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (chances->game->state_free);
  turning->steps = split (chances, turning, states);
  g_autofree Task *tasks = g_new0 (Task, states->len + 1);
  const guint64 salt = g_array_index (chances->salts, guint64, turning->point - 1);
  for (guint i = 0; i < states->len; i++)
    tasks[i] = (Task){ .state = states->pdata[i],
                       .seed = g_array_index (chances->seeds, guint64, turning->point - 1) + salt,
                       .playouts = (salt == CLOSER ? MORE + 1 : 1) * chances->playouts };
  if (!do_tasks (chances, tasks, states->len, threads))
    return FALSE;
  for (guint i = 0; i < turning->steps->len; i++)
    g_array_index (turning->steps, TableTurningStep, i).after = i < states->len ? tasks[i].chance.chance[turning->most]
                                                                                : turning->after;
  return TRUE;
}

/* A part of the turn, with the chance before and after it. */
static void
tell_step (const TableTurning *turning, guint i, GString *told)
{
  const TableTurningStep *step = &g_array_index (turning->steps, TableTurningStep, i);
  const double before = i > 0 ? (step - 1)->after : turning->before;
  g_string_append_c (told, '\n');
  /* Translators: entries in words; then a chance to win before and after them; %% is a percent sign */
  g_string_append_printf (told,
                          step->by_chance ? _ ("By chance: %s (%.0f → %.0f %%)") : _ ("Chosen: %s (%.0f → %.0f %%)"),
                          step->told, 100 * before, 100 * step->after);
}

char *
table_turning_tell (const TableChances *chances, const TableTurning *turning)
{
  const TablePlayer *players = table_state (chances->states->pdata[0])->rules->players;
  const char *player = table_name_said (&players[turning->player]);
  GString *told = g_string_new (NULL);
  /* Translators: the number of a turn, whose turn it is, a player, and this player's chance to win before and after;
   * %% is a percent sign */
  g_string_append_printf (told, _ ("Turn %u, %s. The chance of %s to win: %.0f → %.0f %%"),
                          point_at (chances, turning->point)->turn, player, table_name_said (&players[turning->most]),
                          100 * turning->before, 100 * turning->after);
  if (turning->steps == NULL)
    g_string_append_printf (told, "\n%s", turning->told);
  for (guint i = 0; turning->steps != NULL && i < turning->steps->len; i++)
    tell_step (turning, i, told);
  if (turning->better_told != NULL)
    {
      g_string_append_c (told, '\n');
      /* Translators: a player, by how many points of a percentage the chance of this player to win is better, the
       * margin of error, and what would have been better. */
      g_string_append_printf (told, _ ("Better for %s by %.0f ± %.0f percentage points: %s"), player,
                              100 * turning->better_by, 100 * turning->better_margin, turning->better_told);
    }
  return g_string_free (told, FALSE);
}

static gboolean
find_turnings (TableChances *chances, guint threads)
{
  guint turns[TABLE_TURNINGS], n = take_most (chances, turns, TABLE_TURNINGS);
  for (guint i = 0; i < n; i++)
    {
      const TableChancesPoint *before = point_at (chances, turns[i] - 1), *after = before + 1;
      double change;
      TableTurning turning = { .point = turns[i], .player = after->player, .entry = before->entries };
      turning.most = changed_most (chances, turns[i], &change);
      turning.before = before->chance.chance[turning.most];
      turning.after = after->chance.chance[turning.most];
      turning.line = g_strdup (chances->lines->pdata[turns[i]]);
      turning.told = table_game_tell_line (chances->game, chances->states->pdata[turns[i] - 1], turning.line);
      g_array_append_val (chances->turnings, turning);
      if (!find_better (chances, &g_array_index (chances->turnings, TableTurning, i), threads)
          || !find_steps (chances, &g_array_index (chances->turnings, TableTurning, i), threads))
        return FALSE;
    }
  return TRUE;
}

/* ---- what was drawn ---- */

/* The luck of the turns is independent: each draw is fair, whatever came before.  So the variances add up. */
gboolean
table_chances_run_luck (TableChances *chances)
{
  const TableChancesGame *game = chances->game->chances;
  TableLuckRow *row = &chances->luck;
  double variance[TABLE_MAX_PLAYERS] = { 0 };
  if (game->luck == NULL)
    return TRUE;
  *row = (TableLuckRow){ .kind = game->luck_kind };
  for (guint i = 1; i < chances->points->len; i++)
    {
      const int player = point_at (chances, i)->player;
      double luck, spread;
      if (g_atomic_int_get (&chances->stop))
        return FALSE;
      if (player < 0 || !game->luck (chances->states->pdata[i - 1], chances->lines->pdata[i], &luck, &spread))
        continue;
      row->got[player] += luck;
      variance[player] += spread;
    }
  for (guint player = 0; player < chances->n_players; player++)
    row->spread[player] = sqrt (variance[player]);
  return TRUE;
}

gboolean
table_chances_run (TableChances *chances, guint threads)
{
  const guint n = chances->points->len, last = n - 1;
  g_autofree guint *all = g_new (guint, n);
  for (guint i = 0; i < n; i++)
    all[i] = i;
  g_atomic_int_set (&chances->total,
                    (gint) (chances->playouts
                            * (n + 4 * TABLE_TURNINGS * (MORE + 1) + TABLE_TURNINGS * (OPTIONS + 7)
                               + (chances->game->chances->goes_on ? TABLE_TURNINGS * STEPS * (MORE + 1) : 0))));
  find_end (chances, point_at (chances, last), chances->states->pdata[last]);
  if (!table_chances_run_luck (chances) || !find_points (chances, all, last, chances->playouts, 0, threads)
      || !look_closer (chances, threads) || !find_turnings (chances, threads))
    return FALSE;
  g_atomic_int_set (&chances->done, g_atomic_int_get (&chances->total));
  return TRUE;
}

/* ---- what was found ---- */

const TableChancesPoint *
table_chances_point (const TableChances *chances, guint i)
{
  g_return_val_if_fail (i < chances->points->len, NULL);
  return point_at (chances, i);
}

const TableTurning *
table_chances_turning (const TableChances *chances, guint i)
{
  g_return_val_if_fail (i < chances->turnings->len, NULL);
  return &g_array_index (chances->turnings, TableTurning, i);
}

const TableLuckRow *
table_chances_luck (const TableChances *chances)
{
  return chances->luck.kind != NULL ? &chances->luck : NULL;
}

gboolean
table_chances_know_luck (const TableGame *game)
{
  return game->chances != NULL && game->chances->luck != NULL;
}

gboolean
table_chances_luck_of (const TableJournal *journal, TableLuckRow *row)
{
  g_autoptr (TableChances)
      chances = table_chances_know_luck (table_journal_game (journal)) ? table_chances_new (journal, 0, NULL) : NULL;
  if (chances == NULL || !table_chances_run_luck (chances))
    return FALSE;
  *row = *table_chances_luck (chances);
  return TRUE;
}

gboolean
table_chances_seek_better (const TableChances *chances)
{
  return chances->game->chances->options != NULL;
}

const char *
table_chances_how (const TableChances *chances)
{
  return _ (chances->game->chances->how);
}
