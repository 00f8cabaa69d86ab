/* carc-tile-words.h - the notation of tiles as one table: its keys, and the words that can stand behind each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parser, the checks of tiles that a table made, the editor's lines and the words that a refusal names all go by
 * this table.  data/tiles/base.tiles and lake.tiles explain the notation.
 */
#pragma once

#include "carc-tile.h"

typedef enum
{
  CARC_ON_TILE = 1 << 0, /* in the group of the tile itself */
  CARC_ON_CELL = 1 << 1, /* in the group of a cell; a tile of one cell has both */
  CARC_ALONE = 1 << 2,   /* and only if the tile has one cell */
  CARC_PART = 1 << 3,    /* and only if it has several */
} CarcKeyPlace;

typedef enum
{
  CARC_WORD_SIDE,    /* "N" */
  CARC_WORD_HALF,    /* "nnw" */
  CARC_WORD_INNER,   /* "inner": a farm that reaches no side */
  CARC_WORD_PENNANT, /* "+" */
  CARC_WORD_TOUCHES, /* "@1": the first city */
  CARC_WORD_MARK,    /* "inn": the mark */
  CARC_WORD_FLAG,    /* "lake": CarcCellFlags; all but "shared" only on tiles that are built in */
  CARC_WORD_LINK,    /* "road:S", "cloister" */
} CarcWordKind;

typedef struct
{
  CarcWordKind kind;
  guint n; /* the side, half, city (from 0), mark or flag; of a link its place among them */
  const char *text;
} CarcWord;
#define CARC_WORDS_MAX (CARC_MARKS_MAX + 40) /* that can stand behind one key: all marks, and what else there is */
#define CARC_PENNANTS_MAX 9                  /* of one city */

typedef struct
{
  const char *key;
  guint8 place;              /* CarcKeyPlace */
  gint8 segment;             /* CarcKind: it describes segments of this kind; -1: none */
  guint16 takes;             /* bit per CarcWordKind */
  guint16 inside;            /* those of them that stand only in a cell of a larger tile */
  const char *const *values; /* the first word is one of these; ends with NULL; NULL: there is none */
  guint8 n_own;              /* how many of the values a tile that a table made can have */
} CarcKeyRow;

/* In the order in which the lines are written. */
extern const CarcKeyRow carc_keys[];
extern const guint carc_n_keys;

/* The row of a key; NULL if there is no such key. */
const CarcKeyRow *carc_key_find (const char *key);
/* The words that can stand behind a key, beside its values.  Returns their number. */
guint carc_key_words (const CarcKeyRow *row, CarcWord words[CARC_WORDS_MAX]);
/* Finds one of them. */
gboolean carc_key_word (const CarcKeyRow *row, const char *text, CarcWord *word);
/* The number of a value; -1 if the key has no such value. */
int carc_key_value (const CarcKeyRow *row, const char *text);
/* Refuses what stands behind a key, and names words (char *) that can stand there.  An empty text: nothing does. */
gboolean carc_key_refuse (const CarcKeyRow *row, const char *text, GPtrArray *words, TableRefusal *why);
/* Refuses a value that it does not have, and names those that it has. */
gboolean carc_key_refuse_value (const CarcKeyRow *row, const char *value, TableRefusal *why);
/* Refuses with this sentence, which names those of the words (char *) that begin like `begun`; if none does, all. */
gboolean carc_words_refuse (GPtrArray *words, const char *begun, const char *sentence, TableRefusal *why);

/* What a word adds to its segment.  FALSE: the segment cannot have more of that. */
gboolean carc_word_add (const CarcWord *word, CarcSegment *segment);
/* The segment of a cell that a link names; CARC_NO_SEGMENT if it is not there. */
guint8 carc_word_linked (const CarcWord *word, const CarcCell *cell);
/* The word by which a link names this segment. */
const char *carc_link_word (const CarcSegment *segment);
/* The size that a value of "size" says, in cells.  FALSE: it says none. */
gboolean carc_size_read (const char *text, guint *w, guint *h);

/* ---- words for people ---- */

extern const char *const carc_side_names[4]; /* N_ (): "north" */

/* Where a farm reaches the rim of its cell: "north-east, south-east"; free with g_free (). */
char *carc_farm_words (guint8 halves);
/* "City: north, east"; free with g_free (). */
char *carc_segment_title (const CarcSegment *segment);
const char *carc_mark_title (guint mark);
