/* table-photo.h - a photo of the table, which belongs to a moment of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entry has the name of the photo, and maybe a caption:
 *
 *   photo 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 "the great farm"
 *
 * The name is the SHA-256 of the picture's bytes, so it is the same on every computer; the picture itself is not in the
 * record (library_photo ()).  The entry changes no score and no question, and can be made at any time
 * (table-entry.h).
 */
#pragma once

#include "table-game.h"

#define TABLE_PHOTO_NAME_MAX 65 /* bytes of a name, with the final 0 */

/* char[TABLE_PHOTO_NAME_MAX]: "PHOTO" */
extern const TableOperandType table_operand_photo;

/* "Photo: the great farm"; free with g_free (). */
char *table_photo_tell (const char *caption);

typedef struct
{
  char name[TABLE_PHOTO_NAME_MAX];
  char caption[TABLE_WHY_MAX]; /* "" if there is none */
} TablePhoto;

/* The photo of this line; FALSE if it is another entry. */
gboolean table_photo_read (const TableGame *game, gconstpointer rules, const char *line, TablePhoto *photo);
/* The line of an entry; free with g_free (). */
char *table_photo_line (const TablePhoto *photo);
