/* game-files.h - a game as files: record, map, score sheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files are written beside the target and renamed over it: a failure leaves what was there.
 */
#pragma once

#include <gio/gio.h>

#include "art/art-export.h"
#include "games.h"

G_BEGIN_DECLS

/* "Anna, Ben 2026-11-21.arb": the name to suggest for a file of this game; free with g_free (). */
char *arb_file_name (const TableSetup *setup, const char *suffix);

/* Reads a record file into the library. */
ArbSession *arb_record_open (ArbGames *games, GFile *file, gboolean *known, GError **error);

char *arb_record_text (ArbSession *session); /* free with g_free () */
gboolean arb_record_write (ArbSession *session, GFile *file, GError **error);
/* Any text, such as what is left of a game that cannot be opened. */
gboolean arb_text_write (const char *text, GFile *file, GError **error);
/* At the moment shown. */
gboolean arb_map_write (ArbSession *session, ArtFormat format, GFile *file, GError **error);
/* PDF, of the game as it is now. */
gboolean arb_sheets_write (ArbSession *session, GFile *file, GError **error);
/* What the sheets are headed with; NULL: the players. */
const char *arb_sheets_title (ArbSession *session);

G_END_DECLS
