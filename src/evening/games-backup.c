/* games-backup.c - see games-backup.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A library in memory has no second connection: there the work is done at once.  It is small, because it is gone when
 * the program ends.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game-files.h"
#include "game-words.h"
#include "games-backup.h"
#include "games-private.h"

gboolean
arb_is_backup (const char *text, gsize length)
{
  return length >= strlen (LIBRARY_EXPORT_HEAD)
         && memcmp (text, LIBRARY_EXPORT_HEAD, strlen (LIBRARY_EXPORT_HEAD)) == 0;
}

/* ---- words ---- */

ArbTaking *
arb_taking_new (void)
{
  ArbTaking *taking = g_new0 (ArbTaking, 1);

  taking->sentences = g_ptr_array_new_with_free_func (g_free);
  return taking;
}

void
arb_taking_free (ArbTaking *taking)
{
  g_ptr_array_unref (taking->sentences);
  g_free (taking);
}

/* The title, and the day on which the game was begun. */
static char *
name_of (const LibraryGame *game)
{
  g_autoptr (GDateTime) begun = g_date_time_new_from_unix_local (game->created);
  g_autofree char *title = arb_game_title (game);
  g_autofree char *day = begun != NULL ? g_date_time_format (begun, "%Y-%m-%d") : g_strdup ("?");

  /* Translators: the title of a game, and the day on which it was begun. */
  return g_strdup_printf (_ ("“%s” of %s"), title, day);
}

static char *
sentence_of (const LibraryTold *told)
{
  g_autofree char *name = NULL;

  if (told->take == LIBRARY_PHOTO_UNFIT)
    return g_strdup_printf (_ ("A photo was not taken: %s."), told->why);
  name = name_of (told->game);
  switch (told->take)
    {
    case LIBRARY_TAKEN: return g_strdup_printf (_ ("%s was taken."), name);
    case LIBRARY_TAKEN_ALSO:
      return g_strdup_printf (_ ("%s is here, too, but went on in another way: it was taken, and both are kept."),
                              name);
    case LIBRARY_IS_HERE: return g_strdup_printf (_ ("%s is here already."), name);
    case LIBRARY_IS_LONGER:
      return g_strdup_printf (
          ngettext ("%s is here already, with %u entry more.", "%s is here already, with %u entries more.", told->n),
          name, told->n);
    case LIBRARY_UNFIT:
    case LIBRARY_PHOTO_UNFIT:
    default: return g_strdup_printf (_ ("%s was not taken: %s."), name, told->why);
    }
}

void
arb_taking_add (const LibraryTold *told, gpointer data)
{
  ArbTaking *taking = data;

  if (told->take == LIBRARY_TAKEN || told->take == LIBRARY_TAKEN_ALSO)
    taking->n_taken++;
  else if (told->take != LIBRARY_PHOTO_UNFIT)
    taking->n_left++;
  taking->n_told++;
  g_ptr_array_add (taking->sentences, sentence_of (told));
}

char *
arb_taking_tell (const ArbTaking *taking)
{
  g_autofree char *left = NULL, *taken = NULL;

  taken = g_strdup_printf (ngettext ("%u game was taken", "%u games were taken", taking->n_taken), taking->n_taken);
  if (taking->n_left == 0)
    return g_strdup_printf ("%s.", taken);
  left = g_strdup_printf (ngettext ("%u was not", "%u were not", taking->n_left), taking->n_left);
  return g_strdup_printf ("%s; %s.", taken, left);
}

char *
arb_exported_tell (const LibraryExported *told)
{
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", told->games), told->games);
  g_autofree char *missing = NULL;

  if (told->unread > 0)
    {
      missing = g_strdup_printf (ngettext ("%s; %u game cannot be read and is missing there",
                                           "%s; %u games cannot be read and are missing there", told->unread),
                                 games, told->unread);
      g_free (games);
      games = g_steal_pointer (&missing);
    }
  if (told->unread_photos > 0)
    missing = g_strdup_printf (ngettext ("%s; %u photo cannot be read and is missing there",
                                         "%s; %u photos cannot be read and are missing there", told->unread_photos),
                               games, told->unread_photos);
  return missing != NULL ? g_steal_pointer (&missing) : g_steal_pointer (&games);
}

/* ---- work ---- */

typedef struct
{
  char *path;       /* of the library; NULL: it is in memory, and the work is done in the main thread */
  Library *library; /* that one in memory */
  GFile *file;
  GHashTable *hidden; /* a copy */
  LibraryExported told;
  ArbTaking *taking;
  GError *error;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_object_unref (job->file);
  g_hash_table_unref (job->hidden);
  g_clear_pointer (&job->taking, arb_taking_free);
  g_clear_error (&job->error);
  g_free (job);
}

static gboolean
is_shown (gint64 id, gpointer hidden)
{
  return !g_hash_table_contains (hidden, &id);
}

static void
write_backup (const Job *job, Library *library, LibraryExported *told, GError **error)
{
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (GBytes) bytes = NULL;

  if (!library_export (library, out, is_shown, job->hidden, told, error) || !g_output_stream_close (out, NULL, error))
    return;
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
  arb_bytes_write (bytes, job->file, error);
}

static void
read_backup (const Job *job, Library *library, GError **error)
{
  g_autoptr (GFileInfo)
      info = g_file_query_info (job->file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, NULL, error);
  g_autoptr (GFileInputStream) in = NULL;

  if (info == NULL)
    return;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                         _ ("it is a folder, a pipe or a device, not a file"));
  else if ((in = g_file_read (job->file, NULL, error)) != NULL)
    library_import (library, G_INPUT_STREAM (in), arb_taking_add, job->taking, NULL, error);
}

static void
work (GTask *task, gpointer games, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  Library *library = job->path != NULL ? library_open (job->path, &job->error) : job->library;

  if (library != NULL && job->taking == NULL)
    write_backup (job, library, &job->told, &job->error);
  else if (library != NULL)
    read_backup (job, library, &job->error);
  if (job->path != NULL)
    library_close (library);
  g_task_return_boolean (task, TRUE);
}

static void
begin_job (ArbGames *self, GFile *file, ArbTaking *taking, GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, done, user_data);
  Job *job = g_new0 (Job, 1);
  GHashTableIter iter;
  gpointer id;

  job->file = g_object_ref (file);
  job->taking = taking;
  job->hidden = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_hash_table_iter_init (&iter, self->hidden);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    g_hash_table_add (job->hidden, g_memdup2 (id, sizeof (gint64)));
  g_task_set_task_data (task, job, job_free);
  if (self->trouble != NULL || self->library == NULL)
    {
      job->error = g_error_copy (self->trouble);
      g_task_return_boolean (task, FALSE);
      return;
    }
  if (self->unkept)
    {
      job->library = self->library;
      work (task, self, job, NULL);
      return;
    }
  job->path = g_strdup (library_path (self->library));
  g_task_run_in_thread (task, work);
}

static Job *
finish (ArbGames *self, GAsyncResult *result, GError **error)
{
  Job *job = g_task_get_task_data (G_TASK (result));

  if (job->error != NULL)
    g_propagate_error (error, g_error_copy (job->error));
  return job;
}

void
arb_games_backup (ArbGames *self, GFile *file, GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (ARB_IS_GAMES (self) && G_IS_FILE (file));

  begin_job (self, file, NULL, done, user_data);
}

gboolean
arb_games_backup_finish (ArbGames *self, GAsyncResult *result, LibraryExported *told, GError **error)
{
  const Job *job;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  job = finish (self, result, error);
  *told = job->told;
  return job->error == NULL;
}

void
arb_games_take (ArbGames *self, GFile *file, GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (ARB_IS_GAMES (self) && G_IS_FILE (file));

  arb_games_remove_hidden (self); /* else a deleted game would be here already, and go afterwards */
  begin_job (self, file, arb_taking_new (), done, user_data);
}

ArbTaking *
arb_games_take_finish (ArbGames *self, GAsyncResult *result, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  job = finish (self, result, error);
  if (job->taking->n_taken > 0)
    arb_games_emit_changed (self);
  return g_steal_pointer (&job->taking);
}
