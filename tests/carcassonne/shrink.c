/* shrink.c - runs checks over random games in a child process, and shortens games that fail.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The child writes the game that it plays into memory that it shares with its parent, so that nothing is lost if it
 * crashes.  Shortening is delta debugging: it leaves out runs of entries, first half of the game, then smaller runs.
 * If the check still fails, the run stays out.  Then it tries the same with each setup line.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "shrink.h"

#define RECORD_MAX (512 * 1024)
#define WHY_MAX 2048
#define RUNS_MAX 1500

typedef struct
{
  guint32 seed;
  gsize n_setup, n_entries; /* bytes in use of `setup` and `entries` */
  char why[WHY_MAX];
  char setup[8 * 1024];
  char entries[RECORD_MAX];
  RandomLedger ledger;
} Shared;

static Shared *shared;

static void
tell_entry (const char *line)
{
  gsize length = strlen (line);
  if (shared->n_entries + length + 2 > sizeof shared->entries)
    return;
  memcpy (shared->entries + shared->n_entries, line, length);
  shared->n_entries += length;
  shared->entries[shared->n_entries++] = '\n';
}

static void
tell_game (guint32 seed, const RandomGame *game)
{
  shared->seed = seed;
  shared->n_setup = shared->n_entries = 0;
  shared->why[0] = '\0';
  for (guint i = 0; i < game->setup->len; i++)
    {
      shared->n_setup += g_strlcpy (shared->setup + shared->n_setup, game->setup->pdata[i],
                                    sizeof shared->setup - shared->n_setup - 1);
      shared->setup[shared->n_setup++] = '\n';
    }
}

static GPtrArray *
lines_of (const char *text, gsize length)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  const char *end = text + length, *stop;
  for (; text < end && (stop = memchr (text, '\n', (gsize) (end - text))); text = stop + 1)
    g_ptr_array_add (lines, g_strndup (text, (gsize) (stop - text)));
  return lines;
}

/* TRUE if the child exits with status 0. */
static gboolean
in_child (gboolean (*run) (gpointer data), gpointer data, gboolean silent)
{
  int status;
  fflush (NULL);
  pid_t child = fork ();
  g_assert (child >= 0);
  if (child == 0)
    {
      if (silent)
        {
          int null = open ("/dev/null", O_WRONLY);
          dup2 (null, STDERR_FILENO);
          dup2 (null, STDOUT_FILENO);
        }
      exit (run (data) ? 0 : 1);
    }
  while (waitpid (child, &status, 0) < 0)
    ;
  return WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

/* ---- playing ---- */

typedef struct
{
  guint32 first;
  guint n;
  const RandomTaste *taste;
  RandomCheck check;
} Batch;

static gboolean
play_batch (gpointer data)
{
  const Batch *batch = data;
  for (guint i = 0; i < batch->n; i++)
    {
      g_autoptr (GString) why = g_string_new (NULL);
      g_autoptr (RandomGame) game = random_game_begin (batch->first + i, batch->taste);
      tell_game (batch->first + i, game);
      if (!random_game_play (game, batch->first + i, batch->taste, tell_entry, &shared->ledger, why)
          || !batch->check (game, why))
        {
          g_strlcpy (shared->why, why->str, sizeof shared->why);
          return FALSE;
        }
    }
  return TRUE;
}

/* ---- shrinking ---- */

typedef struct
{
  const RandomGame *game;
  RandomCheck check;
} Trial;

static gboolean
try_game (gpointer data)
{
  const Trial *trial = data;
  g_autoptr (GString) why = g_string_new (NULL);
  g_autoptr (CarcState) state = random_game_start (trial->game);
  shared->why[0] = '\0';
  if (state == NULL || trial->check (trial->game, why))
    return TRUE;
  g_strlcpy (shared->why, why->str, sizeof shared->why);
  return FALSE;
}

static gboolean
still_fails (const RandomGame *game, RandomCheck check, guint *runs)
{
  Trial trial = { game, check };
  (*runs)++;
  return !in_child (try_game, &trial, TRUE);
}

/* Leaves out each run of `size` lines without which the game still fails; TRUE if any was left out. */
static gboolean
leave_out (RandomGame *game, GPtrArray **lines, guint size, RandomCheck check, guint *runs)
{
  gboolean any = FALSE;
  for (guint from = 0; from < (*lines)->len && *runs < RUNS_MAX;)
    {
      GPtrArray *all = *lines, *fewer = g_ptr_array_new_with_free_func (g_free);
      for (guint i = 0; i < all->len; i++)
        if (i < from || i >= from + size)
          g_ptr_array_add (fewer, g_strdup (all->pdata[i]));
      *lines = fewer;
      if (still_fails (game, check, runs))
        {
          g_ptr_array_unref (all);
          any = TRUE;
          continue;
        }
      *lines = all;
      g_ptr_array_unref (fewer);
      from += size;
    }
  return any;
}

static void
shrink (RandomGame *game, RandomCheck check, guint *runs)
{
  gboolean again = TRUE;
  while (again && *runs < RUNS_MAX)
    {
      again = FALSE;
      for (guint size = MAX (1, game->entries->len / 2); size >= 1; size /= 2)
        again |= leave_out (game, &game->entries, size, check, runs);
      again |= leave_out (game, &game->setup, 1, check, runs);
    }
}

static void
report (RandomCheck check)
{
  RandomGame shrunk = { &carc_test_game, lines_of (shared->setup, shared->n_setup),
                        lines_of (shared->entries, shared->n_entries) };
  g_autoptr (RandomGame) game = g_memdup2 (&shrunk, sizeof shrunk);
  guint32 seed = shared->seed;
  guint runs = 0;
  g_autofree char *first = g_strdup (*shared->why ? shared->why : "it crashed");
  guint before = game->entries->len;

  gboolean repeats = still_fails (game, check, &runs);
  if (repeats)
    shrink (game, check, &runs);
  still_fails (game, check, &runs);
  g_autofree char *record = random_game_print (game);
  g_test_message ("seed %u: %s\n%u of %u entries are left%s, and now: %s\n%s", seed, first, game->entries->len, before,
                  repeats ? "" : " (it fails while it is played)", *shared->why ? shared->why : "it crashes", record);
  g_test_fail ();
}

gpointer
random_games_shared (gsize size)
{
  gpointer memory = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  g_assert (memory != MAP_FAILED);
  return memory;
}

void
random_games_check (guint n, const RandomTaste *taste, RandomCheck check)
{
  Batch batch = { random_first_seed (), RANDOM_GAMES (n) * random_times (), taste, check };
  carc_register ();
  shared = random_games_shared (sizeof *shared);
  if (!in_child (play_batch, &batch, FALSE))
    report (check);
  random_ledger_add (&shared->ledger);
  munmap (shared, sizeof *shared);
}

static void
test_games (gconstpointer data)
{
  const Batch *batch = data;
  random_games_check (batch->n, batch->taste, batch->check);
}

void
random_games_add (const char *path, guint n, const RandomTaste *taste, RandomCheck check)
{
  const Batch batch = { .n = n, .taste = taste, .check = check };
  g_test_add_data_func_full (path, g_memdup2 (&batch, sizeof batch), test_games, g_free);
}
