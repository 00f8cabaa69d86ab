/* catan-query.h - the questions that can be asked about a game of Catan, besides those of every game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-play.h"
#include "table/table-answer.h"
#include "table/table-what-if.h"

typedef enum
{
  CATAN_QUERY_ROAD = TABLE_N_QUERIES,
  CATAN_QUERY_ARMY,
  CATAN_QUERY_FISH,
  CATAN_QUERY_CARDS,
  CATAN_QUERY_SPOT,
  CATAN_QUERY_HEX,
  CATAN_QUERY_SETTLE,
  CATAN_QUERY_EDGE,
} CatanQueryKind;

typedef struct
{
  TableQuery query; /* first: it is a TableQuery */
  guint8 place;     /* CATAN_QUERY_SPOT, CATAN_QUERY_HEX, CATAN_QUERY_EDGE */
} CatanQuery;

/* What a settlement on an intersection brings in 36 throws, one of each way the dice can fall. */
typedef struct
{
  guint8 spot;
  int cards, robbed; /* cards, and those that the robber keeps where it stands now */
  int fish;          /* fish tokens, if the supply has them */
} CatanPlaceValue;
void catan_place_value (const CatanState *state, guint8 spot, CatanPlaceValue *value);
/* "a settlement would bring 9 cards in 36 throws; 4 fish tokens" */
char *catan_place_value_tell (const CatanPlaceValue *value);
/* Which of two CatanPlaceValue is better; the better one comes first. */
int catan_place_compare (gconstpointer a, gconstpointer b);
gboolean catan_advice_answer (const TableMoment *moment, guint player, TableAnswer *answer, TableRefusal *why);

/* The cell of a TABLE_MARK_RANK is the number of its intersection, from 0, and 0.  TableAnswerMark.place: a hex, an
 * intersection, or the longest road of the mark's player. */
enum
{
  CATAN_MARK_HEX = 0,
  CATAN_MARK_SPOT = 100,
  CATAN_MARK_ROAD = 200,
};

/* Of a building: what it would have brought in another place.  Of a road: who would hold the Longest Road, and how long
 * all roads would be, if it lay elsewhere or were missing. */
extern const TableAlternativesGame catan_alternatives;

extern TableActs catan_query_table; /* complete after catan_register () */
void catan_queries_add (void);
gboolean catan_answer_query (const TableMoment *moment, gconstpointer query, TableAnswer *answer, TableRefusal *why);
