/* photos.h - the photos of an open game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An entry names a photo (table-photo.h); the picture is beside the library, if it is on this computer at all
 * (library_photo ()).
 */
#pragma once

#include "session.h"
#include "table/table-photo.h"

#define ARB_PHOTOS_MAX 50 /* in one game */

/* Stores a photo, as library_photo_fault () wants it, and returns the line of an entry that shows it, which is not made
 * yet; free with g_free ().  `caption` may be "".  NULL and a refusal if it cannot be kept. */
char *arb_photo_keep (ArbSession *session, GBytes *photo, const char *caption, TableRefusal *why);
/* The photo of this line of the game; FALSE if it shows none. */
gboolean arb_photo_of_line (ArbSession *session, const char *line, TablePhoto *photo);
/* The last photo among the entries from index `from` to before `to`; FALSE if there is none. */
gboolean arb_photo_between (const TableJournal *journal, guint from, guint to, TablePhoto *photo);
/* Its bytes; the error is a sentence. */
GBytes *arb_photo_bytes (ArbSession *session, const TablePhoto *photo, GError **error);
