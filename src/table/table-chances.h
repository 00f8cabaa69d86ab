/* table-chances.h - how a finished game turned: after every turn each player's chance to win, and the turns that
 * changed it most.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game says how good a chance is in a state (TableChancesGame); it looks only at that state, and never at what was
 * drawn or thrown later.  This file does it for all turns, finds those that changed most, and asks what would have been
 * better.  The same record gives the same numbers: all random numbers come from its entries up to the turn.
 *
 * Chances are told only of a game that is over, because they would help somebody who still plays.
 *
 *     TableChances *chances = table_chances_new (journal, 40, &why);     the journal may change afterwards
 *     table_chances_run (chances, 2);                                    takes seconds; in any thread
 *     table_chances_point (chances, i) ...                               when it is done
 *
 * While it runs, another thread may only call table_chances_progress () and table_chances_cancel ().
 */
#pragma once

#include "table-journal.h"
#include "table-luck.h"

/* What a state promises.  All chances add up to 1.  A margin says: in 19 of 20 cases the number itself, as very many
 * playouts would give it, is no further away. */
typedef struct
{
  gboolean known; /* FALSE: nothing can be said, for example because the table counts by itself */
  guint playouts; /* 0: it was computed in another way, or it is certain */
  double chance[TABLE_MAX_PLAYERS], margin[TABLE_MAX_PLAYERS];
  double score[TABLE_MAX_PLAYERS], score_margin[TABLE_MAX_PLAYERS]; /* expected final points */
} TableChance;

/* What playouts brought, added up; a win that several share counts as a part for each. */
typedef struct
{
  guint n;
  double wins[TABLE_MAX_PLAYERS], points[TABLE_MAX_PLAYERS], squares[TABLE_MAX_PLAYERS];
} TablePlayouts;
void table_playouts_add (TablePlayouts *sum, guint n_players, const gint32 *scores, guint winners);
/* How playouts become chances that come true; a benchmark measures both numbers.  Few playouts say too much: 40 of 40
 * are not certain.  So `extra` playouts are added that all players win equally often.  The share of each player is
 * then raised to the power `slope`, and all are made to add up to 1 again.  Above 1: in playouts all are equally good,
 * and at a table they are not, so whoever leads is also more often the better one.  Below 1: what was played leaves out
 * what evens the chances. */
typedef struct
{
  double extra, slope;
} TableCalibration;
void table_playouts_chance (const TablePlayouts *sum, guint n_players, const TableCalibration *calibration,
                            TableChance *chance);

/* What a game must know so that its chances can be told: TableGame.chances. */
struct _TableChancesGame
{
  const char *how; /* N_(): how they are found: "by playouts of a simple player" */
  /* Fills `chance` for a state between two turns, or within one.  FALSE: `stop` was set.  It is called in several
   * threads at once. */
  gboolean (*find) (gconstpointer state, guint64 seed, guint playouts, gint *stop, TableChance *chance);
  /* Adds to `lines` what else the player on turn could have done with what was drawn, the most promising first: entries
   * that fit the state `before`.  `line` is what was played.  NULL: this game cannot say. */
  void (*options) (gconstpointer before, const char *line, guint64 seed, guint max, GPtrArray *lines);
  /* The best value of what was drawn for the turn that begins with `line`, less the mean of all that could have been
   * drawn; and the variance.  FALSE: nothing was drawn, or it is not known.  NULL: this game cannot
   * say. */
  gboolean (*luck) (gconstpointer before, const char *line, double *luck, double *variance);
  const TableLuckKind *luck_kind; /* one of the game's */
  /* The entry that begins a turn does not end it: whose turn it is shows after this entry.  FALSE: it is a whole turn,
   * and whoever was on turn before it made it. */
  gboolean goes_on;
  /* The entry that only ends a turn, and that may be left out if the next player begins at once; NULL: none. */
  const char *next;
  /* What is to be said about these chances, translated; free with g_free ().  NULL, or returns NULL: nothing. */
  char *(*note) (gconstpointer end);
};

/* The state after a turn; the first is the one before all turns. */
typedef struct
{
  guint entries; /* so many entries lead to it */
  guint turn;    /* 0: before all turns */
  int player;    /* whose turn it was; -1: nobody's */
  TableChance chance;
} TableChancesPoint;

/* A part of a turn: what chance brought, or what somebody chose. */
typedef struct
{
  gboolean by_chance;
  char *told;   /* its entries in words */
  double after; /* the chance of `most` after it */
} TableTurningStep;

/* A turn that changed much. */
typedef struct
{
  guint point;                     /* the one after the turn */
  int player;                      /* whose turn it was */
  int most;                        /* the player whose chance changed most */
  double before, after;            /* this player's chance */
  guint entry;                     /* the index of the entry that began the turn */
  char *line, *told;               /* this entry, as it stands in the record and in words */
  GArray *steps;                   /* TableTurningStep: the turn apart; NULL: it is one choice */
  char *better, *better_told;      /* what would have been better for the player on turn; NULL: nothing by enough */
  double better_by, better_margin; /* so much more chance, from 0 to 1 */
} TableTurning;

/* Something is better only if it is better by this, and by more than its margin. */
#define TABLE_BETTER_BY .05
#define TABLE_TURNINGS 5 /* turns that are listed */

/* What was found may be read when it is done. */
typedef struct
{
  const TableGame *game;
  guint n_players, playouts;
  GArray *points;    /* TableChancesPoint */
  GArray *turnings;  /* TableTurning, the greatest change first */
  TableLuckRow luck; /* of what was drawn */
  char *note;        /* what is to be said about it, translated; NULL: nothing */
  /* For table-chances.c: */
  guint winners;          /* at the end, a bit for each player */
  GPtrArray *states;      /* of the points */
  GPtrArray *lines;       /* of the points: the entry that began the turn; NULL: the first, or nothing was done in it */
  GPtrArray *record;      /* all entries */
  GArray *seeds;          /* guint64, of the points */
  GArray *salts;          /* guint64, of the points: what was added to the seed for their chances */
  gint done, total, stop; /* atomic */
} TableChances;

/* Folds the game.  NULL and a refusal if its chances cannot be told. */
TableChances *table_chances_new (const TableJournal *journal, guint playouts, TableRefusal *why);
void table_chances_free (TableChances *chances);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableChances, table_chances_free)

/* Finds all chances with so many threads, this one among them.  FALSE: it was cancelled. */
gboolean table_chances_run (TableChances *chances, guint threads);
/* Finds only what table_chances_luck () tells, which takes less than a second. */
gboolean table_chances_run_luck (TableChances *chances);
void table_chances_cancel (TableChances *chances);
double table_chances_progress (TableChances *chances); /* 0 to 1 */

/* What was found; owned by the chances. */
const TableChancesPoint *table_chances_point (const TableChances *chances, guint i);
const TableTurning *table_chances_turning (const TableChances *chances, guint i);
/* Whether anything better is looked for in this game. */
gboolean table_chances_seek_better (const TableChances *chances);
/* In words, a line each: the turn and whose chance it changed; its parts; what would have been better, and for whom, if
 * anything was found.  Translated; free with g_free (). */
char *table_turning_tell (const TableChances *chances, const TableTurning *turning);
/* What was drawn against the mean of what could have been drawn; NULL: this game cannot say. */
const TableLuckRow *table_chances_luck (const TableChances *chances);
/* The same at once.  FALSE: this game cannot say, or it is not over. */
gboolean table_chances_luck_of (const TableJournal *journal, TableLuckRow *row);
/* Whether a game can say it, when it is over. */
gboolean table_chances_know_luck (const TableGame *game);
const char *table_chances_how (const TableChances *chances); /* translated */
