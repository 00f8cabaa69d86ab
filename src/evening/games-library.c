/* games-library.c - opens the library of this application, checks it, repairs it, or does without it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "games-private.h"

/* ---- the library is checked, and then copied, in a thread, so that the first page need not wait for it ---- */

typedef struct _ArbCheck
{
  ArbGames *games;
  GThread *thread;
  char *path;
  gint stop;    /* atomic; not 0: the thread ends soon */
  guint source; /* calls on_checked () or on_copied () when the thread is done */
  GError *error;
} ArbCheck;

static void
check_free (ArbCheck *check)
{
  g_clear_error (&check->error);
  g_free (check->path);
  g_free (check);
}

static gboolean
on_copied (gpointer data)
{
  ArbCheck *check = data;

  g_thread_join (check->thread);
  check->games->checking = NULL;
  check_free (check);
  return G_SOURCE_REMOVE;
}

static gpointer
copy_in_thread (gpointer data)
{
  ArbCheck *check = data;

  library_copy_file (check->path, &check->stop);
  check->source = g_idle_add (on_copied, check);
  return NULL;
}

static gboolean
on_checked (gpointer data)
{
  ArbCheck *check = data;
  ArbGames *self = check->games;

  g_thread_join (check->thread); /* now it has written the last of its fields */
  if (check->error == NULL)
    {
      library_set_checked (self->library);
      check->thread = g_thread_new ("copy", copy_in_thread, check);
      return G_SOURCE_REMOVE;
    }
  self->checking = NULL;
  /* The games that are open keep the library. */
  self->trouble = g_steal_pointer (&check->error);
  if (self->trouble->code == LIBRARY_ERROR_DAMAGED)
    library_set_damaged (self->library);
  if (g_hash_table_size (self->sessions) == 0)
    g_clear_pointer (&self->library, library_close);
  arb_games_emit_changed (self);
  check_free (check);
  return G_SOURCE_REMOVE;
}

static gpointer
check_in_thread (gpointer data)
{
  ArbCheck *check = data;

  library_check_file (check->path, &check->stop, &check->error);
  check->source = g_idle_add (on_checked, check);
  return NULL;
}

void
arb_games_close_library (ArbGames *self)
{
  ArbCheck *check = g_steal_pointer (&self->checking);

  if (check != NULL)
    {
      g_atomic_int_set (&check->stop, 1);
      g_thread_join (check->thread);
      g_source_remove (check->source);
      check_free (check);
    }
  g_clear_error (&self->trouble);
  g_clear_pointer (&self->library, library_close);
}

void
arb_games_open_library (ArbGames *self)
{
  ArbCheck *check;

  arb_games_close_library (self);
  self->library = library_open_unchecked (self->path, &self->trouble);
  if (self->library == NULL || library_is_checked (self->library))
    return;

  check = self->checking = g_new0 (ArbCheck, 1);
  check->games = self;
  check->path = g_strdup (library_path (self->library));
  check->thread = g_thread_new ("check", check_in_thread, check);
}

const GError *
arb_games_trouble (ArbGames *self)
{
  g_return_val_if_fail (ARB_IS_GAMES (self), NULL);

  return self->trouble;
}

char *
arb_games_path (ArbGames *self)
{
  g_return_val_if_fail (ARB_IS_GAMES (self), NULL);

  if (self->library != NULL && !self->unkept)
    return g_strdup (library_path (self->library));
  if (self->path != NULL)
    return g_strdup (self->path);
  return library_default_path ();
}

/* A session reads from the library that it was opened in, and writes to it. */
static gboolean
is_in_use (ArbGames *self, GError **error)
{
  if (g_hash_table_size (self->sessions) == 0)
    return FALSE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _ ("another window shows a game; leave that game first"));
  return TRUE;
}

gboolean
arb_games_retry (ArbGames *self)
{
  g_return_val_if_fail (ARB_IS_GAMES (self), FALSE);

  if (is_in_use (self, NULL))
    return FALSE;
  arb_games_open_library (self);
  arb_games_emit_changed (self);
  return TRUE;
}

gboolean
arb_games_play_unkept (ArbGames *self, GError **error)
{
  Library *library;

  g_return_val_if_fail (ARB_IS_GAMES (self), FALSE);

  if (is_in_use (self, error))
    return FALSE;
  library = library_open_memory (error);
  if (library == NULL)
    return FALSE;
  arb_games_remove_hidden (self);
  arb_games_close_library (self);
  self->library = library;
  self->unkept = TRUE;
  arb_games_emit_changed (self);
  return TRUE;
}

gboolean
arb_games_is_unkept (ArbGames *self)
{
  g_return_val_if_fail (ARB_IS_GAMES (self), FALSE);

  return self->unkept;
}

static void
count_one (LibraryGame *game, gpointer n)
{
  *(guint *) n += 1;
  library_game_free (game);
}

guint
arb_games_n_unkept (ArbGames *self)
{
  guint n = 0;

  g_return_val_if_fail (ARB_IS_GAMES (self), 0);

  if (self->unkept)
    arb_games_each (self, count_one, &n, NULL);
  return n;
}

gboolean
arb_games_is_read_only (ArbGames *self)
{
  g_return_val_if_fail (ARB_IS_GAMES (self), FALSE);

  return self->library != NULL && library_is_read_only (self->library);
}

char *
arb_games_note (ArbGames *self)
{
  g_return_val_if_fail (ARB_IS_GAMES (self), NULL);

  if (self->unkept)
    return g_strdup (
        _ ("Games are not kept now: they are gone when the program ends. Save the record of a game that you "
           "want to keep."));
  if (arb_games_is_read_only (self))
    return g_strdup_printf (_ ("Your games can be looked at, but nothing can be kept: %s."),
                            library_why_read_only (self->library));
  return NULL;
}

gboolean
arb_games_salvage (ArbGames *self, LibrarySalvage *told, GError **error)
{
  g_autofree char *path = arb_games_path (self);
  gboolean done;

  if (is_in_use (self, error))
    return FALSE;
  arb_games_close_library (self);
  done = library_salvage (path, told, error);
  arb_games_open_library (self);
  arb_games_emit_changed (self);
  return done;
}
