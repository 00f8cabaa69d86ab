/* table-stock.h - counting what lies on the real table, and comparing it with what the entries say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game lists the things that a person can count: what each player has before them, and what lies in the middle
 * (TableGame.things).  A stock-take is an entry with what was counted, for one player or for the middle:
 *
 *   counted Anna follower 5 big 1
 *   counted-table tiles 31
 *
 * It is accepted at any time, and changes nothing but what is remembered about counts: for each thing, when it was
 * counted last, and when it was right for the last time.  A wrong count is not refused: the table is right, and the
 * entries are to be mended.  When they are, the count is compared again, and fits.
 *
 * The rows of these acts are those of every game (table-entry.h).  What was counted is in the state: a GArray of
 * TableStockRow that copies of the state share; NULL before the first count.
 */
#pragma once

#include "table-game.h"

#define TABLE_THING_MAX 24                /* bytes of the word of a thing, with the final 0 */
#define TABLE_COUNTS_MAX 30               /* things in one entry */
#define TABLE_COUNT_MOST 9999             /* of one thing; the least is as many below 0, because points can be */
#define TABLE_COUNT_POINTS_MOST 999999999 /* the same on the score pad */
#define TABLE_STOCK_MIDDLE (-1)           /* instead of a player: what lies in the middle of the table */

/* Something that can be counted now.  Both strings are constants or belong to the rules. */
struct _TableThing
{
  gint8 player;      /* who has it before them; TABLE_STOCK_MIDDLE */
  const char *word;  /* as in a record and in JSON; no two things of one player have the same */
  const char *title; /* translated: "Followers left" */
  int there;         /* how many there must be by the entries */
  gboolean aid;      /* the number is an aid, which a tournament's screen does not show */
};

/* What was counted of one thing, in an entry. */
typedef struct
{
  char word[TABLE_THING_MAX];
  gint32 number;
} TableCounted;

/* What is known of a thing that was counted. */
typedef struct
{
  gint8 player;
  char word[TABLE_THING_MAX];
  const char *title; /* as in TableThing */
  gint32 counted, there;
  guint32 entry; /* index of the last entry that counted it */
  guint32 right; /* the number, from 1, of the last entry that counted it and found it right; 0: none did */
} TableStockRow;

/* TableCounted: THING N; repeated. */
extern const TableOperandType table_operand_counted;

/* All things that can be counted, as an array of TableThing; free with g_array_unref (). */
GArray *table_stock_things (const TableGame *game, gconstpointer state);
/* Can a thing have this word?  Small letters and hyphens. */
gboolean table_stock_is_word (const char *word);
void table_stock_add (GArray *things, int player, const char *word, const char *title, int there);

/* What was counted, TableStockRow by thing; NULL: nothing was. */
const GArray *table_stock_rows (const TableGame *game, gconstpointer state);
/* How many of these things do not add up. */
guint table_stock_n_wrong (const TableGame *game, gconstpointer state);
static inline gboolean
table_stock_row_is_wrong (const TableStockRow *row)
{
  return row->counted != row->there;
}
/* A row in words, free with g_free (): "Followers left (Anna): 1 is missing"; and the numbers, and since when. */
char *table_stock_tell (gconstpointer state, const TableStockRow *row);
char *table_stock_because (const TableStockRow *row);

#define TABLE_NOT_COUNTED G_MININT
/* The line of a count for a player or the middle: `numbers` are those of the things of this player, in their order;
 * TABLE_NOT_COUNTED leaves one out.  Free with g_free (); NULL: nothing was counted. */
char *table_stock_line (const TableGame *game, gconstpointer state, int player, const int *numbers);

/* For states: another reference, and dropping it. */
GArray *table_stock_ref (GArray *stock);
void table_stock_clear (GArray **stock);

/* ---- the acts ---- */

/* Takes a count, and tells it. */
gboolean table_stock_take (const TableGame *game, gpointer state, int player, const TableCounted *counted, guint n,
                           TableRefusal *why);
char *table_stock_entry_tell (const TableGame *game, gconstpointer before, int player, const TableCounted *counted,
                              guint n);
