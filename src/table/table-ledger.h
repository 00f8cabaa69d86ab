/* table-ledger.h - every point with its reason; the scores are the sum of these lines and of nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Invariants: a line's points are the sum of its terms; scores[p] is the sum of the points of p's lines.
 * A line holds only numbers, so the rules can write thousands of lines in a millisecond.  The game turns it into words
 * (TableGame.line_title, .noun, .because) when it is shown.
 *
 * What an entry does besides points are its effects: a figure goes home, a player gets nothing for a feature, cards
 * come.  They are lines too, in a ledger of their own, and all their terms are worth 0.  Each is of a kind with a
 * TableEffectRow.  No state holds them.  While an entry is applied, table_game_apply_telling () collects them.
 */
#pragma once

#include "table-rulings.h"

#define TABLE_MAX_PLAYERS 6
#define TABLE_TERMS_MAX 8

typedef struct
{
  gint32 count;
  gint16 each; /* points for each of `count` */
  guint8 noun; /* the game's noun: tile, pennant, city, token ... */
} TableTerm;

typedef struct
{
  guint32 entry; /* index of the entry that caused the line */
  gint32 points;
  guint16 turn;   /* the turns that were begun when it was added */
  gint8 player;   /* 0 .. n_players-1 */
  guint8 kind;    /* the game's kind of line: city, road, farm, water ... */
  guint8 because; /* the game's reason */
  guint8 final;   /* TRUE: from final scoring */
  guint8 n_terms;
  TableTerm terms[TABLE_TERMS_MAX];
  gint32 feature; /* the game's own reference to what scored, or -1 */
  gint32 tie;     /* index of the game's tie that decided it, or -1 */
  gint32 x, y;    /* a cell of what scored; 0,0 if it has none */
  guint64 own[2]; /* the game's own: what else its words need */
  TableRulingSet rulings;
  /* What the table said of the points itself: for what, and why; see table_ledger_text ().  0: nothing. */
  guint32 what, why;
  guint32 agreed; /* if the entry was against the rules: why the table agreed to it, a number as in `why`; else 0 */
} TableLine;

typedef struct
{
  TableLine *lines;
  guint n_lines;
  guint size;
  gint32 scores[TABLE_MAX_PLAYERS];
  GPtrArray *texts; /* GRefString: what the table said; NULL: nothing yet */
} TableLedger;

void table_ledger_clear (TableLedger *ledger); /* empties it and frees its memory */
void table_ledger_reset (TableLedger *ledger); /* empties it and keeps its memory */
void table_ledger_copy (TableLedger *to, const TableLedger *from);

/* Adds a copy of the line, and computes its points from its terms. */
void table_ledger_add (TableLedger *ledger, const TableLine *line);
/* Removes the lines after the first `n`, and their points. */
void table_ledger_cut (TableLedger *ledger, guint n);

/* The number of a text, for TableLine.what and .why; the same text gets the same number.  0 for "". */
guint32 table_ledger_say (TableLedger *ledger, const char *text);
/* The text with this number, owned by the ledger; "" for 0. */
const char *table_ledger_text (const TableLedger *ledger, guint32 number);

/* The points of a player's lines of one kind. */
int table_ledger_points (const TableLedger *ledger, int player, guint kind);
/* TRUE if the player, or anybody if `player` is -1, has a line of this kind. */
gboolean table_ledger_has (const TableLedger *ledger, int player, guint kind);

/* TRUE if every line is the sum of its terms, and every score is the sum of its lines. */
gboolean table_ledger_validate (const TableLedger *ledger);
