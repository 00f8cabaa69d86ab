/* game-files.c - a game as files: record, map, score sheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "game-files.h"
#include "game-words.h"

char *
arb_file_name (const TableSetup *setup, const char *suffix)
{
  g_autofree char *title = arb_setup_title (setup);
  g_autoptr (GString) name = g_string_new (title);

  if (setup->date[0] != '\0')
    g_string_append_printf (name, " %s", setup->date);

  /* A separator would lead to another folder, and a dot at the beginning would hide the file. */
  for (char *c = name->str; *c != '\0'; c++)
    if (*c == '/' || *c == '\\' || *c == ':' || (*c == '.' && c == name->str))
      *c = '-';
  g_string_append_printf (name, ".%s", suffix);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* ---- reading ---- */

ArbSession *
arb_record_open (ArbGames *games, GFile *file, gboolean *known, GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (
      file, G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, NULL, error);
  g_autofree char *text = NULL;
  gsize length;

  if (info == NULL)
    return NULL;
  /* Checked before reading, because somebody may drop a huge file, such as a film, on the window. */
  if (g_file_info_get_size (info) > TABLE_RECORD_BYTES_MAX)
    {
      g_autofree char *name = g_file_get_parse_name (file);

      g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_TOO_LARGE,
                   _ ("“%s” is too large for a record; nothing was changed."), name);
      return NULL;
    }
  if (!g_file_load_contents (file, NULL, &text, &length, NULL, error))
    return NULL;
  return arb_games_import (games, text, length, known, error);
}

/* ---- writing ---- */

char *
arb_record_text (ArbSession *session)
{
  return table_record_print (arb_session_journal (session), G_MAXUINT);
}

gboolean
arb_text_write (const char *text, GFile *file, GError **error)
{
  return g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
}

gboolean
arb_record_write (ArbSession *session, GFile *file, GError **error)
{
  g_autofree char *text = arb_record_text (session);

  return arb_text_write (text, file, error);
}

/* The art room writes to paths; a place without a path (a remote folder) is refused with a sentence. */
static char *
path_of (GFile *file, GError **error)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _ ("it is not a folder of this computer"));
  return path;
}

gboolean
arb_map_write (ArbSession *session, ArtFormat format, GFile *file, GError **error)
{
  const ArtExportOptions options = ART_EXPORT_OPTIONS_INIT;
  const TableMoment moment = arb_session_moment (session);
  g_autofree char *path = path_of (file, error);

  return path != NULL && art_map_write (&moment, &options, format, path, error);
}

const char *
arb_sheets_title (ArbSession *session)
{
  const TableSetup *setup = arb_session_setup (session);

  return setup->title[0] != '\0' ? setup->title : NULL;
}

gboolean
arb_sheets_write (ArbSession *session, GFile *file, GError **error)
{
  const TableMoment now = arb_session_now (session);
  g_autofree char *path = path_of (file, error);

  return path != NULL && art_pages_write (&now, arb_sheets_title (session), path, error);
}
