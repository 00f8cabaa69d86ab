/* game-files.c - a game as files: record, map, score sheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "game-files.h"
#include "game-words.h"
#include "play-link.h"
#include "record-pack.h"

char *
arb_file_name (const TableSetup *setup, const char *suffix)
{
  g_autofree char *title = arb_setup_title (setup);
  g_autoptr (GString) name = g_string_new (title);

  if (setup->date[0] != '\0')
    g_string_append_printf (name, " %s", setup->date);

  /* A separator would lead to another folder, and a dot at the beginning would hide the file.  Marks that turn the
   * direction of writing would show another ending than it has. */
  for (char *c = name->str; *c != '\0'; c++)
    if (*c == '/' || *c == '\\' || *c == ':' || (*c == '.' && c == name->str))
      *c = '-';
  g_string_append_printf (name, ".%s", suffix);
  for (const char *p = name->str; *p != '\0';)
    {
      const char *next = g_utf8_next_char (p);

      if (table_is_turning (g_utf8_get_char (p)))
        g_string_erase (name, p - name->str, next - p);
      else
        p = next;
    }
  return g_string_free (g_steal_pointer (&name), FALSE);
}

char *
arb_file_name_shared (const TableSetup *setup)
{
  /* Translators: near the end of the name of a file: a record without secrets, to be given to others. */
  g_autofree char *suffix = g_strdup_printf ("%s.arb", C_ ("file name", "shared"));

  return arb_file_name (setup, suffix);
}

/* ---- reading ---- */

typedef struct
{
  gsize length;
  char text[TABLE_RECORD_BYTES_MAX + 1]; /* a byte more than a record may have, so that a longer file is noticed */
} Reading;

static void
on_text (GObject *stream, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;

  if (g_input_stream_read_all_finish (G_INPUT_STREAM (stream), result, &reading->length, &error))
    g_task_return_pointer (task, g_bytes_new (reading->text, reading->length), (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

static void
on_stream (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read_finish (G_FILE (file), result, &error);

  if (stream != NULL)
    g_input_stream_read_all_async (G_INPUT_STREAM (stream), reading->text, sizeof reading->text, G_PRIORITY_DEFAULT,
                                   g_task_get_cancellable (task), on_text, g_object_ref (task));
  else
    g_task_return_error (task, error);
}

static void
on_info (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (file), result, &error);

  if (info == NULL)
    g_task_return_error (task, error);
  else if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                             _ ("it is a folder, a pipe or a device, not a file"));
  else
    g_file_read_async (G_FILE (file), G_PRIORITY_DEFAULT, g_task_get_cancellable (task), on_stream,
                       g_object_ref (task));
}

void
arb_record_read (GFile *file, GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  GTask *task = g_task_new (file, cancellable, done, user_data);

  g_task_set_source_tag (task, arb_record_read);
  g_task_set_task_data (task, g_new (Reading, 1), g_free);
  g_file_query_info_async (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT,
                           cancellable, on_info, task);
}

GBytes *
arb_record_read_finish (GFile *file, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, file), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* ---- writing ---- */

char *
arb_record_text (ArbSession *session)
{
  return table_record_print (arb_session_journal (session), G_MAXUINT);
}

char *
arb_record_public_text (ArbSession *session)
{
  return table_record_print_public (arb_session_journal (session), G_MAXUINT);
}

/* A place without a path is a folder on another computer. */
gboolean
arb_bytes_write (GBytes *bytes, GFile *file, GError **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (bytes == NULL)
    return FALSE;
  if (path != NULL)
    return art_file_write (path, bytes, error);
  return g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                                  G_FILE_CREATE_NONE, NULL, NULL, error);
}

gboolean
arb_text_write (const char *text, GFile *file, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return arb_bytes_write (bytes, file, error);
}

gboolean
arb_map_write (ArbSession *session, ArtFormat format, GFile *file, GError **error)
{
  const ArtExportOptions options = ART_EXPORT_OPTIONS_INIT;
  const TableMoment moment = arb_session_moment (session);
  g_autoptr (GBytes) picture = art_map_print (&moment, &options, format, error);

  return arb_bytes_write (picture, file, error);
}

/* How the game ended, if the table ended it, what was against the rules, and where and how long it was played, each on
 * a line; NULL: nothing of it. */
static char *
tell_remark (ArbSession *session)
{
  const TableJournal *journal = arb_session_journal (session);
  g_autofree char *end = arb_end_tell (journal), *agreed = arb_agreed_tell (journal);
  g_autofree char *played = arb_played_tell (arb_session_setup (session), arb_session_played (session));
  const char *const lines[] = { end, agreed, played };
  g_autoptr (GString) remark = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] != NULL)
      g_string_append_printf (remark, remark->len > 0 ? "\n%s" : "%s", lines[i]);
  return remark->len > 0 ? g_string_free (g_steal_pointer (&remark), FALSE) : NULL;
}

ArbSheetWords *
arb_sheet_words_new (ArbSession *session)
{
  ArbSheetWords *words = g_new0 (ArbSheetWords, 1);
  const TableMoment now = arb_session_now (session);
  ArbThinking players[TABLE_MAX_PLAYERS];
  const TableLuckRow *drawn;

  words->title = arb_setup_title (now.setup);
  words->remark = tell_remark (session);
  if (arb_session_thinking (session, players))
    words->below = arb_thinking_tell (now.setup, players);
  if (table_state (now.state)->finished)
    {
      /* Everybody can read the code. */
      g_autofree char *record = arb_record_public_text (session);

      words->link = arb_session_link (session);
      words->packed = arb_record_pack (record);
    }
  words->notes = arb_notes (arb_session_journal (session));
  words->words = (ArtPageWords){ words->title, words->remark, words->below,
                                 words->link,  words->packed, (const char *const *) words->notes };
  drawn = arb_session_drawn (session, FALSE);
  if (drawn != NULL)
    {
      words->drawn = *drawn;
      words->words.drawn = &words->drawn;
    }
  return words;
}

void
arb_sheet_words_free (ArbSheetWords *words)
{
  g_free (words->title);
  g_free (words->remark);
  g_free (words->below);
  g_strfreev (words->notes);
  g_free (words->link);
  g_free (words->packed);
  g_free (words);
}

GBytes *
arb_result_picture (ArbSession *session, GError **error)
{
  const TableMoment now = arb_session_now (session);
  g_autoptr (ArbSheetWords) words = arb_sheet_words_new (session);

  return art_result_print (&now, &words->words, error);
}

gboolean
arb_sheets_write (ArbSession *session, GFile *file, GError **error)
{
  const TableMoment now = arb_session_now (session);
  g_autoptr (ArbSheetWords) words = NULL;
  g_autoptr (GBytes) sheets = NULL;

  arb_session_drawn (session, TRUE);
  words = arb_sheet_words_new (session);
  sheets = art_pages_print (&now, &words->words, error);
  return arb_bytes_write (sheets, file, error);
}
