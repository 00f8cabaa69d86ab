/* carc-query.h - the questions that can be asked about a table of Carcassonne, besides those of every game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A system adds questions by its row: `queries` has their words, `answer` says what it knows.  The base game has those
 * about a feature.
 */
#pragma once

#include "carc-play.h"
#include "table/table-answer.h"
#include "table/table-what-if.h"

struct _CarcQuery
{
  TableQuery query; /* first: it is a TableQuery */
  CarcAt at;        /* CARC_QUERY_FEATURE: a spot of it */
  gint16 tile;      /* CARC_QUERY_TILE: the one in hand */
  CarcCellXY cell;  /* CARC_QUERY_HOLE */
};
G_STATIC_ASSERT (sizeof (CarcQuery) <= TABLE_QUERY_BYTES);

/* The node of the feature that a line of the ledger, or an effect, is about; -1: it is about none. */
int carc_line_node (const CarcState *state, const TableLine *line, gboolean effect);
gboolean carc_answer_query (const TableMoment *moment, gconstpointer query, TableAnswer *answer, TableRefusal *why);

void carc_what_if (const TableMoment *moment, gconstpointer query, GPtrArray *sentences);
extern const TableAlternativesGame
    carc_alternatives; /* the newest tile of a feature, and how else it could have been laid */
/* Marks the cells on which the Arbitress would give the feature to each player, of those that she can reach now. */
void carc_answer_favours (const TableMoment *moment, guint16 root, TableAnswer *answer);
/* For all ties together: a cell belongs to the one player who would get most points from them there. */
void carc_answer_favours_all (const TableMoment *moment, TableAnswer *answer);

/* ---- before a tile is laid ---- */

/* A way to lay a tile, and what that would bring to each player. */
typedef struct
{
  CarcEntry entry;                /* it is laid so, and something may be done with it */
  gint32 now[TABLE_MAX_PLAYERS];  /* the points that the entry books */
  gint32 then[TABLE_MAX_PLAYERS]; /* how much more each player would have if the game ended then, and not before */
  double gain;                    /* of the player on turn, less that of the others on average */
  char *turned;                   /* the ties that another player would win then, in words; NULL: none */
} CarcAdvice;
/* Best first; the array frees what they own.  Every place is there with every figure that can claim something; with
 * what else can be done, only the best ones if there are very many. */
#define CARC_ADVICE_ACTS 1200 /* tried in all of those that claim nothing; with more, a person would notice the wait */
GArray *carc_advice (const CarcState *state, guint tile);
gboolean carc_advice_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why);

/* ---- an empty cell ---- */

/* Is it an empty cell beside a tile?  On the pad, nothing is known of the tiles, so there is none. */
gboolean carc_is_hole (const CarcState *state, int x, int y);
/* How many tiles of the stack could cover the cell as the table is now, also those that may not be drawn yet (the river
 * runs, no volcano lies, the wheel turns first).  What players hold is left out.  Their kinds are written to `tiles`,
 * which has room for CARC_TILES_MAX. */
guint carc_hole_fits (const CarcState *state, int x, int y, guint16 *tiles, guint *n_kinds);
/* "3 of the 40 tiles that are left fit here".  Free with g_free (). */
char *carc_hole_tell (const CarcState *state, int x, int y);
gboolean carc_hole_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why);

/* The end of the game as the answers see it: the state itself if it is over, else the forecast.  The first `from` lines
 * of its ledger are from the game until now. */
typedef struct
{
  CarcState *end;
  guint from;
  TableLedger effects; /* of the game until now, then those of the forecast */
  guint n_before;      /* how many of them are from the game until now */
} CarcEnding;
void carc_ending_init (CarcEnding *ending, const TableMoment *moment);
void carc_ending_clear (CarcEnding *ending);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CarcEnding, carc_ending_clear)

/* What a feature consists of: "5 tiles, 1 pennant, 2 open ends".  Free with g_free (). */
char *carc_survey_tell (const CarcSurvey *survey);

/* ---- for the systems ---- */

/* The feature of a node: who has it, and why. */
void carc_answer_feature (const TableMoment *moment, guint16 node, TableAnswer *answer);
/* A tie: distances, points and what decided. */
void carc_answer_tie (const CarcState *state, guint tie, TableAnswer *answer);
