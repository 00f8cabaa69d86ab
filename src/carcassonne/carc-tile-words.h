/* carc-tile-words.h - the notation of tiles as one table: its keys, and the words that can stand behind each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parser, the checks of tiles that a table made, the editor's lines and what is offered while a person types them
 * all go by this table.  data/tiles/base.tiles and lake.tiles explain the notation.
 */
#pragma once

#include "carc-tile.h"

G_BEGIN_DECLS

typedef enum
{
  CARC_ON_TILE = 1 << 0, /* in the group of the tile itself */
  CARC_ON_CELL = 1 << 1, /* in the group of a cell; a tile of one cell has both */
} CarcKeyPlace;

typedef enum
{
  CARC_WORD_SIDE,    /* "N" */
  CARC_WORD_HALF,    /* "nnw" */
  CARC_WORD_INNER,   /* "inner": a farm that reaches no side */
  CARC_WORD_PENNANT, /* "+" */
  CARC_WORD_TOUCHES, /* "@1": the first city */
  CARC_WORD_MARK,    /* "inn": CarcMarkId */
  CARC_WORD_FLAG,    /* "lake": CarcCellFlags; only on tiles that are built in */
  CARC_WORD_LINK,    /* "road:S", "cloister" */
} CarcWordKind;

typedef struct
{
  CarcWordKind kind;
  guint n; /* the side, half, city (from 0), mark or flag; of a link its place among them */
  const char *text;
} CarcWord;
#define CARC_WORDS_MAX 64 /* that can stand behind one key */

typedef struct
{
  const char *key;
  guint8 place;              /* CarcKeyPlace */
  gint8 segment;             /* CarcKind: it describes segments of this kind; -1: none */
  guint16 takes;             /* bit per CarcWordKind */
  guint16 inside;            /* those of them that stand only in a cell of a larger tile */
  const char *const *values; /* the first word is one of these; ends with NULL; NULL: there is none */
  guint8 n_own;              /* how many of the values a tile that a table made can have */
  const char *wrong;         /* N_ (): another value; it has room for that */
  /* For a person who types, N_ (). */
  const char *about;
  const char *const *values_about; /* one for each value; may be NULL */
  const char *another;             /* what a semicolon begins; NULL: there is only one */
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
/* Refuses a value that it does not have. */
gboolean carc_key_refuse (const CarcKeyRow *row, const char *value, TableRefusal *why);

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
/* What a word says on this cell; free with g_free ().  NULL: nothing that the word itself does not say. */
char *carc_word_about (const CarcWord *word, const CarcCell *cell);

G_END_DECLS
