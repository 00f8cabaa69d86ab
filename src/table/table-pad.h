/* table-pad.h - the score pad: the table counts by itself, and enters who gets how many points, and for what.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every game has the act "score".  The game "pad" has little else; in the other games the act "pad" leads to it, and
 * from there on nothing but points is asked.  An entry needs a player and a number; for what and why may be left out:
 *
 *   score Anna 12
 *   score Ben -3 cards "a pair of nines"
 *
 * A game lists the rows below among its acts (TABLE_SCORE_ACT, TABLE_PAD_ACT), and its state says when the table counts
 * by itself (TABLE_STATE).
 */
#pragma once

#include <stddef.h>

#include "table-game.h"

#define TABLE_WHAT_MAX 64    /* bytes of what points are for, with the final 0 */
#define TABLE_SCORE_MAX 9999 /* points in one entry of a game with rules; the fewest are as many below 0 */
#define TABLE_WHATS_OFFERED 20

/* gint16 from low to high: N, with or without a sign.  When it is written, the next values can follow: "12 cities". */
extern const TableOperandType table_operand_score;
extern const TableOperandType table_operand_large_score; /* the same in a gint32 */
/* char[TABLE_WHAT_MAX]: what the points are for.  It is chosen among what was said before, or written; the reason can
 * follow after a colon: "cities: the great one". */
extern const TableOperandType table_operand_what;

/* Appends what can be chosen for table_operand_what: nothing, the titles of these kinds of line (a bit for each), and
 * what was said before.  For `offer` of the operand. */
void table_pad_offer (const TableGame *game, gconstpointer state, guint32 kinds, GArray *offers);

/* The row of "score".  An Entry begins with TABLE_ENTRY (table-entry.h) and has the field Points, a gint16. */
#define TABLE_SCORE_ACT(Kind, Entry, Points, When, Players, Whats, Apply)                                              \
  {                                                                                                                    \
    .kind = Kind, .verb = "score",                                                                                     \
    .operands = { { .type = &table_operand_player,                                                                     \
                    .offset = offsetof (TableEntryBase, player),                                                       \
                    .ask = N_ ("Who gets points?"),                                                                    \
                    .offer = Players },                                                                                \
                  { .type = &table_operand_score,                                                                      \
                    .offset = offsetof (Entry, Points),                                                                \
                    .low = -TABLE_SCORE_MAX,                                                                           \
                    .high = TABLE_SCORE_MAX },                                                                         \
                  { .type = &table_operand_what,                                                                       \
                    .offset = offsetof (TableEntryBase, what),                                                         \
                    .flags = TABLE_OPERAND_OPTIONAL,                                                                   \
                    .offer = Whats },                                                                                  \
                  { .type = &table_operand_why,                                                                        \
                    .offset = offsetof (TableEntryBase, why),                                                          \
                    .flags = TABLE_OPERAND_OPTIONAL | TABLE_OPERAND_INSIDE | TABLE_OPERAND_UNASKED } },                \
    .when = When, .title = N_ ("Enter points"), .apply = Apply, .tell = table_score_tell                               \
  }

/* The row of "pad", which leads to the score pad. */
#define TABLE_PAD_ACT(Kind, When, Apply)                                                                               \
  {                                                                                                                    \
    .kind = Kind, .verb = "pad",                                                                                       \
    .operands = { { .type = &table_operand_why,                                                                        \
                    .offset = offsetof (TableEntryBase, why),                                                          \
                    .ask = N_ ("Why are only points entered from here on?"),                                           \
                    .otherwise = N_ ("it is quicker") } },                                                             \
    .when = When, .title = N_ ("Go on with the score pad"), .key = 'o', .rare = TRUE, .apply = Apply,                  \
    .tell = table_pad_tell                                                                                             \
  }

/* The line of an entry that gives points to its player as the table says, "score" or "points"; the term is missing. */
TableLine table_pad_line (gconstpointer state, gconstpointer entry, guint kind, guint because);
/* Adds this line, with its term, to the ledger: for what the points are and why, in the words of the entry. */
void table_pad_book (gpointer state, gconstpointer entry, TableLine *line);

/* The `tell` of rows.  The points of an entry are in its second operand: "Anna: +12 for cities: the great one";
 * "Correction: -3 for Anna: counted twice"; "From here on the table counts by itself: ..." */
TableActTell table_score_tell, table_points_tell, table_pad_tell;
/* The title of a line of "score": what it is for, or "points"; and its reason, which may be "". */
char *table_score_title (const TableLedger *ledger, const TableLine *line);
char *table_score_because (const TableLedger *ledger, const TableLine *line);
