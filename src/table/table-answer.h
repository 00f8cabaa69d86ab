/* table-answer.h - questions about a game and their answers: who has the feature, why, by which rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question is an act without a consequence: it has a row (table-act.h) in TableGame.queries, so that the words on the
 * command line, the labels on the board and the parser come from one place.  The struct of every game's questions
 * begins with a TableQuery.  An answer is a list of lines under a title, and of marks on the board.  It is computed
 * from what the rules themselves book: the ledger, the effects, the ties and, for what is not scored yet, those of the
 * forecast.
 */
#pragma once

#include "table-moment.h"

/* The kinds of question that every game has; its own begin at TABLE_N_QUERIES. */
typedef enum
{
  TABLE_QUERY_NONE,
  TABLE_QUERY_PLAYER, /* the points of a player */
  TABLE_QUERY_LINE,   /* a line of the ledger */
  TABLE_QUERY_GAME,   /* the points of all, and who is first */
  TABLE_N_QUERIES
} TableQueryKind;

typedef struct
{
  guint8 kind;
  gint8 player; /* TABLE_QUERY_PLAYER, and others that are about a player */
  gint16 line;  /* TABLE_QUERY_LINE: its number, from 1 */
} TableQuery;

#define TABLE_QUERY_BYTES 64 /* no game's struct is larger */

/* What a line of an answer says; lines are in this order. */
typedef enum
{
  TABLE_SAYS_WHOLE,    /* what it consists of */
  TABLE_SAYS_BRINGS,   /* a place, best first; the amount is what the player would gain */
  TABLE_SAYS_TURNS,    /* a place that would give a tie to somebody else */
  TABLE_SAYS_FAVOURS,  /* a player; the amount is the number of cells on which a judge would favour the player */
  TABLE_SAYS_GETS,     /* a player gets the points */
  TABLE_SAYS_NOTHING,  /* a player gets no points, and why */
  TABLE_SAYS_REASON,   /* what decided */
  TABLE_SAYS_DISTANCE, /* a tied player; the amount is the distance */
  TABLE_SAYS_MAJORITY, /* a player's figures together; the amount is their weight */
  TABLE_SAYS_FIGURE,   /* a figure; the amount is its weight */
  TABLE_SAYS_PART,     /* a part of it; the amount is the points for it */
  TABLE_SAYS_FITS,     /* a kind of tile; the amount is how many are left */
  TABLE_SAYS_STEPS,    /* a racer; the amount is the number of turns */
  TABLE_SAYS_BLOCKED,  /* what is in the way */
  TABLE_SAYS_KNOWN,    /* what is certain */
  TABLE_SAYS_MAYBE,    /* what is possible */
  TABLE_SAYS_NEEDS,    /* what an answer would need */
  TABLE_SAYS_ALSO,     /* what else happened there */
  TABLE_SAYS_RULE,     /* a rule, by sheet and section */
  TABLE_SAYS_ELSE,     /* what it would be with something else on the table */
  TABLE_SAYS_READING,  /* what it would be by another reading of a ruling */
  TABLE_N_SAYS
} TableSays;

typedef struct
{
  guint8 says;       /* TableSays */
  gint8 player;      /* -1: it is about nobody */
  gboolean counted;  /* it has an amount */
  gboolean expected; /* so it would be if the game ended now */
  gint32 amount;
  char *text;
} TableAnswerLine;

/* What is shown on the board. */
typedef enum
{
  TABLE_MARK_PLACE,   /* the game's own: a feature, a hex */
  TABLE_MARK_TIE,     /* `place` is a tie; those of the forecast follow those of the state */
  TABLE_MARK_WAY,     /* the cells of a way, in order */
  TABLE_MARK_CELLS,   /* cells that are in the way */
  TABLE_MARK_FAVOURS, /* cells on which a judge would favour the player */
  TABLE_MARK_RANK,    /* a cell or a place where something can be put, best first: `place` is its rank, from 1 */
  TABLE_MARK_TURNS,   /* a cell where that would give a tie to somebody else */
  TABLE_N_MARKS
} TableMarkKind;

typedef struct
{
  guint8 kind;
  gint8 player;  /* whose way it is; -1: nobody's */
  gint32 place;  /* the game's own number of a place; -1: none */
  guint from, n; /* its cells among those of the answer */
} TableAnswerMark;

typedef struct
{
  gint16 x, y;
} TableAnswerCell;

typedef struct _TableAnswer
{
  const TableMoment *moment; /* only while the answer is made */
  char *title;
  GArray *lines; /* TableAnswerLine */
  GArray *marks; /* TableAnswerMark */
  GArray *cells; /* TableAnswerCell */
  TableRulingSet rulings;
} TableAnswer;

/* Reads a question.  `query` has TABLE_QUERY_BYTES.  FALSE and a refusal if it cannot be
 * read, or if the game answers none. */
gboolean table_query_read (const TableMoment *moment, const char *words, gpointer query, TableRefusal *why);
/* Its words, so that reading them gives the same question.  Free with g_free (). */
char *table_query_print (const TableMoment *moment, gconstpointer query);
/* All questions that the board or the list offers, as their words; NULL-terminated, free with g_strfreev (). */
char **table_query_list (const TableMoment *moment);

/* The answer; NULL and a refusal if there is no such feature, player or line.  `why` may be NULL. */
TableAnswer *table_answer_new (const TableMoment *moment, gconstpointer query, TableRefusal *why);
/* The same for a question in words. */
TableAnswer *table_answer_read (const TableMoment *moment, const char *words, TableRefusal *why);
TableAnswer *table_answer_empty (void);
TableAnswer *table_answer_copy (const TableAnswer *answer);
void table_answer_free (TableAnswer *answer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableAnswer, table_answer_free)

/* The points that the answer gives a player, those of the end included if the answer tells them. */
int table_answer_points (const TableAnswer *answer, int player);
/* The heading above lines of this kind, translated; NULL: they follow the title without one. */
const char *table_says_heading (TableSays says);
/* The word in JSON. */
const char *table_says_word (TableSays says);
/* A line without player and amount, beginning with a capital, for where these are shown beside it; free with
 * g_free (). */
char *table_answer_line_words (const TableAnswerLine *line);
/* A line in words, with the player's name and the amount; free with g_free (). */
char *table_answer_line_tell (const TableMoment *moment, const TableAnswerLine *line);
/* The whole answer as text, with the rulings; free with g_free (). */
char *table_answer_tell (const TableMoment *moment, const TableAnswer *answer);

/* Of which moment an answer is: "Anna, Ben · after 30 entries"; free with g_free (). */
char *table_answer_note (const TableMoment *moment);

/* ---- for the games ---- */

void table_answer_title (TableAnswer *answer, char *title); /* takes `title` */
/* Both append a line, and take `text`; the line is valid until the next one. */
TableAnswerLine *table_answer_say (TableAnswer *answer, TableSays says, int player, char *text);
TableAnswerLine *table_answer_count (TableAnswer *answer, TableSays says, int player, int amount, char *text);
void table_answer_mark (TableAnswer *answer, TableMarkKind kind, int player, int place);
/* A mark that has cells; they are added to it one by one. */
void table_answer_mark_cells (TableAnswer *answer, TableMarkKind kind, int player);
void table_answer_mark_cell (TableAnswer *answer, int x, int y);
/* A line for a line of the ledger: who gets what, by which sum.  `state` has it in its ledger. */
void table_answer_gets (TableAnswer *answer, gconstpointer state, const TableLine *line, gboolean expected);

/* Rows of these questions, for the table of every game. */
#define TABLE_QUERY_ROW_PLAYER                                                                                         \
  {                                                                                                                    \
    .kind = TABLE_QUERY_PLAYER, .verb = "player", .when = TABLE_ALWAYS,                                                \
    .operands = { { .type = &table_operand_player, .offset = G_STRUCT_OFFSET (TableQuery, player) } },                 \
  }
#define TABLE_QUERY_ROW_LINE                                                                                           \
  {                                                                                                                    \
    .kind = TABLE_QUERY_LINE, .verb = "line", .when = 0,                                                               \
    .operands = {                                                                                                      \
      { .type = &table_operand_number, .offset = G_STRUCT_OFFSET (TableQuery, line), .low = 1, .high = G_MAXINT16 }    \
    },                                                                                                                 \
  }
#define TABLE_QUERY_ROW_GAME                                                                                           \
  {                                                                                                                    \
    .kind = TABLE_QUERY_GAME, .verb = "game", .when = TABLE_ALWAYS, .title = N_ ("The whole game"),                    \
  }
/* For TableActs.groups of a table of questions. */
gboolean table_query_refuse (TableRefusal *why, const char *word, const char *verbs);
