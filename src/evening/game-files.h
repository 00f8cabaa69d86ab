/* game-files.h - a game as files: record, map, score sheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files are written as art_file_write () writes them.
 */
#pragma once

#include <gio/gio.h>

#include "art/art-export.h"
#include "games.h"

/* A name to propose for a file of this game, "Anna, Ben 2026-11-21.arb"; free with g_free (). */
char *arb_file_name (const TableSetup *setup, const char *suffix);
/* The same for a record without secrets: it must not take the name of the whole record. */
char *arb_file_name_shared (const TableSetup *setup);

/* Reads a file for arb_games_import (): only a regular file, and not much more than a record may have, because somebody
 * may drop anything on the window, such as a film.  Nothing waits for a slow disk: `done` is called afterwards. */
void arb_record_read (GFile *file, GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data);
GBytes *arb_record_read_finish (GFile *file, GAsyncResult *result, GError **error);

char *arb_record_text (ArbSession *session); /* free with g_free () */
/* The same without what was told to the program in secret. */
char *arb_record_public_text (ArbSession *session);
/* Writes bytes; NULL: FALSE, and the error is that of whoever made none. */
gboolean arb_bytes_write (GBytes *bytes, GFile *file, GError **error);
/* Writes any text, for example what is left of a game that cannot be opened. */
gboolean arb_text_write (const char *text, GFile *file, GError **error);
/* Writes the map at the moment that is shown. */
gboolean arb_map_write (ArbSession *session, ArtFormat format, GFile *file, GError **error);
/* What stands on the score sheets of an open game besides its state. */
typedef struct
{
  ArtPageWords words; /* points to the other fields */
  char *title, *remark, *below, *link, *packed;
  char **notes;
  TableLuckRow drawn;
} ArbSheetWords;
/* The luck of what was drawn is there if it is known (arb_session_drawn ()). */
ArbSheetWords *arb_sheet_words_new (ArbSession *session);
void arb_sheet_words_free (ArbSheetWords *words);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbSheetWords, arb_sheet_words_free)

/* The result of the game as a picture, PNG; NULL on error. */
GBytes *arb_result_picture (ArbSession *session, GError **error);
/* Writes the score sheets of the game as it is now, as PDF. */
gboolean arb_sheets_write (ArbSession *session, GFile *file, GError **error);
