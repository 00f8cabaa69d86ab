/* carc-question.h - what the table or a player is asked, and when in a turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A turn is phases.  When a phase begins, systems may put questions into one queue; it ends when the queue is empty.  A
 * question names a player and waits for an act whose row says that it answers this kind (TableAct.when).  The act
 * changes the state and takes the question out of the queue, hands it on to another player, or leaves it: whoever may
 * do several things says at last that this was all.
 *
 * Scoring asks in another way, because it finds out in the middle that it must: carc_answer () gives the answer, or
 * there is none yet.  Then everything since the last question of the queue was played on a trial copy, which is thrown
 * away; the question is asked, and the answer plays it all again.  So such an answer is no change of the state but a
 * few bytes, kept until the turn goes on.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CarcState CarcState;

/* Kinds of question; TILE is the ordinary turn. */
typedef enum
{
  CARC_ASK_TILE,    /* a placement by state->player */
  CARC_ASK_RACE,    /* enter the race or not */
  CARC_ASK_JUDGE,   /* who gets state->pending: the table says (A10 ask, A11 table) */
  CARC_ASK_ORDER,   /* in which order the completed features are scored (A8 running) */
  CARC_ASK_NOTHING, /* the game is over */
  CARC_N_ASKS       /* from here on, questions of a system that only a test has */
} CarcAsk;
#define CARC_ASKS_MAX 32

/* For TableAct.when: the questions that an act answers, a bit each. */
#define CARC_WHEN(ask) (1u << CARC_ASK_##ask)
#define CARC_ALWAYS G_MAXUINT32

typedef struct
{
  guint8 kind;     /* CarcAsk */
  guint8 player;   /* who answers */
  gint16 about[2]; /* the kind's own */
} CarcQuestion;
#define CARC_QUESTIONS_MAX 32

/* One row for each kind. */
typedef struct
{
  guint id;         /* CarcAsk */
  const char *word; /* in JSON: "race" */
  /* The question in words, translated; free with g_free (): "Anna: which tile?" */
  char *(*tell) (const CarcState *state);
  /* Whom it is about, bit per player, and which features, by a node of each; returns how many.  May be NULL. */
  guint (*tied) (const CarcState *state);
  guint (*features) (const CarcState *state, guint16 *nodes, guint max);
} CarcQuestionRow;

/* The phase of a turn that begins when nothing is asked any more.  A tile that is laid begins at ACTED. */
typedef enum
{
  CARC_PHASE_NONE,   /* no turn: a tile is drawn */
  CARC_PHASE_ACTED,  /* questions before scoring: a dragon moves, figures leave the City */
  CARC_PHASE_SCORE,  /* what the tile completed is scored */
  CARC_PHASE_SCORED, /* questions after scoring: wagons move on */
  CARC_PHASE_OVER,   /* questions after the turn: a catapult is flung */
  CARC_PHASE_NEXT,   /* the next player's turn begins; if there is no tile for it, the game ends: */
  CARC_PHASE_LAST,   /* questions before the final scoring */
  CARC_PHASE_FINISH, /* what is left on the table is scored */
  CARC_N_PHASES
} CarcPhase;

/* Why a figure leaves the table. */
typedef enum
{
  CARC_LEFT_SCORED,   /* its feature was scored */
  CARC_LEFT_LIFTED,   /* its player lifts it, to put it down elsewhere at once */
  CARC_LEFT_RACE,     /* the race is over */
  CARC_LEFT_RETURNED, /* the table takes it back, by a correction */
  CARC_LEFT_REMOVED,  /* somebody or something took it off */
} CarcLeft;

/* Hooks of systems that most games do without: rules->hooks has a bit for each that somebody in play has. */
typedef enum
{
  CARC_HOOK_ASK,
  CARC_HOOK_MAY_ASK,
  CARC_HOOK_ARRANGE,
  CARC_HOOK_MAY_DRAW,
  CARC_HOOK_TURN_BEGINS,
  CARC_HOOK_NEXT_PLAYER,
  CARC_HOOK_FIGURE_CAME,
  CARC_HOOK_FIGURE_LEFT,
  CARC_N_HOOKS
} CarcHook;

/* Answers given to questions of the scoring. */
#define CARC_ANSWERS_MAX 255 /* ties asked at once: by the first edition every city of a farm is one */
#define CARC_SAID_MAX 1024
typedef struct
{
  guint16 n, used;  /* given, and used up while the scoring is played */
  guint16 size, at; /* the same in bytes of state->said */
} CarcAnswers;

/* ---- the queue ---- */

/* Puts a question behind those that wait. */
void carc_ask (CarcState *state, guint kind, guint player, int a, int b);
/* The question that is asked was answered: another player is asked the same, before all others that wait. */
void carc_ask_on (CarcState *state, guint player, int a, int b);
/* It was answered: the next is asked, or the turn goes on. */
void carc_ask_done (CarcState *state);

/* ---- while features are scored ---- */

/* The answer of `n` bytes; NULL: it has not been given.  Then the question is asked, and the caller returns FALSE. */
const guint8 *carc_answer (CarcState *state, guint kind, guint player, guint *n);
/* Would carc_answer () have one of this kind? */
gboolean carc_has_answer (const CarcState *state, guint kind);
/* Answers what is asked, and the turn goes on. */
void carc_answered (CarcState *state, const guint8 *bytes, guint n);
/* Keeps an answer without going on: to try one. */
void carc_answer_try (CarcState *state, guint kind, const guint8 *bytes, guint n);

G_END_DECLS
