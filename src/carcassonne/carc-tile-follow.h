/* carc-tile-follow.h - refuses a line of a cell, and names the words that can stand where it is wrong or unfinished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words are those of carc-tile-words.h that a table's own tile can have.  A word is left out if another line of the
 * cell, or the same feature, leaves no room for it.
 */
#pragma once

#include "carc-tile-words.h"

/* Where in a cell's group the parser reads. */
typedef struct
{
  GKeyFile *file;
  const char *group;
  const CarcKeyRow *row;
  const CarcCell *cell; /* what was read before this line */
  const char *text;     /* of one feature, or of the whole line */
} CarcLine;

/* Refuses this word, which is in the text of the line; an empty one: nothing is there. */
gboolean carc_line_refuse_word (const CarcLine *line, const char *word, TableRefusal *why);
/* Refuses with this sentence, and names words of these kinds (bit per CarcWordKind). */
gboolean carc_line_refuse (const CarcLine *line, guint kinds, const char *sentence, TableRefusal *why);
