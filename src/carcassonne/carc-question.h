/* carc-question.h - what the table or a player is asked, and when in a turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A turn is a series of phases.  When a phase begins, systems may put questions into a queue.  The phase ends when the
 * queue is empty.  A question names a player and waits for an act that answers this kind (TableAct.when).  The act
 * changes the state.  Then it removes the question from the queue, passes it to another player, or keeps it.  A player
 * who may do several things keeps the question and says at the end that this was all.  An entry
 * between two turns may ask, too: carc_ask_now ().
 *
 * Scoring asks in another way, because it may find out in the middle that it needs an answer.  carc_answer () returns
 * the answer, or NULL if there is none yet.  Everything since the last question of the queue is played on a trial copy.
 * If an answer is missing, the trial copy is thrown away and the question is asked; after the answer it is all played
 * again.  So such an answer does not change the state.  It is kept as a few bytes until the turn goes on.
 */
#pragma once

#include <glib.h>

#include "carc-hooks.h"

typedef struct _CarcState CarcState;

/* For TableAct.when: a bit for each question that an act answers. */
#define CARC_WHEN(ask) (G_GUINT64_CONSTANT (1) << CARC_ASK_##ask)
#define CARC_ALWAYS G_MAXUINT64 /* TABLE_ALWAYS */

typedef struct
{
  guint8 kind;     /* CarcAsk */
  guint8 player;   /* who answers */
  gint16 about[2]; /* what is asked about; each kind defines its own numbers */
} CarcQuestion;
#define CARC_QUESTIONS_MAX 32

/* One row for each kind. */
typedef struct
{
  guint id;         /* CarcAsk */
  const char *word; /* in JSON: "race" */
  /* N_ (): the question in words, with the name of who is asked and the cell that it is about: "%s: who?", or
   * "%s: who goes to %d,%d?" */
  const char *says;
  char *(*tell) (const CarcState *state); /* instead of that; free with g_free () */
  /* The players and the features that the question is about; both may be NULL.  `tied` returns a bit per player,
   * `features` the number of features, and writes a node of each. */
  guint (*tied) (const CarcState *state);
  guint (*features) (const CarcState *state, guint16 *nodes, guint max);
  gboolean unchosen; /* nobody chooses the answer: chance or the table brings it, so the simple player takes any */
  /* What an answer that leads to this question is worth is told only by the answers to it: the simple player lets
   * everybody give the best one. */
  gboolean weighed;
} CarcQuestionRow;

/* The phases of a turn, in their order.  After a tile is laid and its act is done, CARC_PHASE_LAID begins: what it asks
 * comes before the questions of the act. */
typedef enum
{
  CARC_PHASE_NONE,   /* between turns: the game waits for a tile */
  CARC_PHASE_LAID,   /* questions that at the table come before the act: the mage or the witch moves */
  CARC_PHASE_SET,    /* questions right after the act: a ferry is laid, a robber is set */
  CARC_PHASE_ACTED,  /* questions before scoring: a flock grows, a dragon moves */
  CARC_PHASE_CHANGE, /* questions after that: something completed becomes another thing, and is not scored */
  CARC_PHASE_LEAVE,  /* questions after that, still before scoring: figures go out of a city */
  CARC_PHASE_SCORE,  /* what the tile completed is scored */
  CARC_PHASE_SCORED, /* questions after scoring: wagons move on */
  CARC_PHASE_MOVED,  /* questions after the wagons: a dragon who moves last */
  CARC_PHASE_ENTER,  /* questions after that: a figure goes into a city */
  CARC_PHASE_NEWS,   /* questions after that: messages are drawn */
  CARC_PHASE_DONE,   /* questions after all that the tile brought: followers join others, or go home */
  CARC_PHASE_OVER,   /* questions after the turn: the catapult is used */
  CARC_PHASE_NEXT,   /* the next player's turn begins; if no tile is left, the two phases below follow */
  CARC_PHASE_LAST,   /* questions before the final scoring */
  CARC_PHASE_FINISH, /* the final scoring */
  CARC_N_PHASES
} CarcPhase;
/* For CarcSystem.asks_in. */
#define CARC_IN(phase) (1u << CARC_PHASE_##phase)

/* The answers to the questions of one scoring. */
#define CARC_ANSWERS_MAX 255 /* ties of one scoring: by the first edition, every city of a farm can be tied */
#define CARC_SAID_MAX 1024   /* bytes of all answers */
typedef struct
{
  guint16 n, used;  /* answers that were given, and how many of them the scoring has used */
  guint16 size, at; /* the same, in bytes of state->said */
} CarcAnswers;

/* ---- the queue ---- */

/* Puts a question at the end of the queue; a and b are its `about`. */
void carc_ask (CarcState *state, guint kind, guint player, int a, int b);
/* The same, from an entry between two turns, not from an act after a tile: it is asked at once.  Nothing else waits. */
void carc_ask_now (CarcState *state, guint kind, guint player, int a, int b);
/* Asks the first question of the queue, which was put there while the game waited for a tile. */
void carc_ask_first (CarcState *state);
/* The question was answered.  The same is asked of another player, before all other questions of the queue. */
void carc_ask_on (CarcState *state, guint player, int a, int b);
/* The question was answered.  The next one is asked, or the turn goes on. */
void carc_ask_done (CarcState *state);

/* ---- during scoring ---- */

/* The next answer, `n` bytes, owned by the state.  NULL if it was not given yet: then the question is asked, and the
 * caller must return FALSE. */
const guint8 *carc_answer (CarcState *state, guint kind, guint player, guint *n);
/* Is the next answer of this kind? */
gboolean carc_has_answer (const CarcState *state, guint kind);
/* Adds the answer to the question that is asked; the turn goes on. */
void carc_answered (CarcState *state, const guint8 *bytes, guint n);
/* Adds an answer only: for a trial copy. */
void carc_answer_try (CarcState *state, guint kind, const guint8 *bytes, guint n);
