/* act-flow.h - a prompt that follows the rows of a game: an act is chosen, then each of its operands in turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Knows no game.  What can be chosen, its words and its keys come from the rows and the types of their operands
 * (table-act.h); a game says only what no row can: whom it asks, the words of its menu, and what a choice would bring.
 * Where one act alone answers the state's question, it is begun at its first operand.
 */
#pragma once

#include "flow.h"
#include "table/table-act.h"

G_BEGIN_DECLS

typedef struct _ActFlow ActFlow;
#define ACT_FLOW(flow) ((ActFlow *) (flow))

enum
{
  ACT_STEP_MENU,    /* an act, or the first operand of one without a title */
  ACT_STEP_MORE,    /* the rarer acts */
  ACT_STEP_BEHIND,  /* the acts behind a way */
  ACT_STEP_WORDS,   /* something to write */
  ACT_STEP_OVER,    /* the game is over */
  ACT_STEP_OPERAND, /* and behind it: the operand with this number */
};

typedef struct
{
  const TableAct *act;         /* the act it begins; NULL: it goes on with the one begun */
  const TableOperand *operand; /* of which it is a value; NULL: of none, it is the act itself */
  TableOffer offer;
  FlowChoice face;
} ActChoice;

typedef struct
{
  const TableActs *(*acts) (void);
  gconstpointer (*rules) (gconstpointer state);
  /* The number of the question the state asks, as in TableAct.when. */
  guint (*question) (gconstpointer state);
  gboolean (*is_over) (gconstpointer state);
  /* Who is asked; -1 nobody. */
  int (*player) (ActFlow *flow);
  /* In words; free with g_free (). */
  char *(*ask_menu) (gconstpointer state);
  char *(*ask_over) (gconstpointer state);
  const char *hint_menu; /* N_() */
  /* An act on its button; NULL: by its title. */
  char *(*title) (ActFlow *flow, const TableAct *act);
  char *(*preview) (ActFlow *flow, const ActChoice *choice);
} ActFlowGame;

ActFlow *act_flow_new (const ActFlowGame *game);

gconstpointer act_flow_state (ActFlow *flow);
TableAids act_flow_aids (ActFlow *flow);
/* The act begun, NULL while there is none; and the operand that is asked for now, or NULL. */
const TableAct *act_flow_act (ActFlow *flow);
const TableOperand *act_flow_operand (ActFlow *flow);
/* What is gathered so far. */
gconstpointer act_flow_entry (ActFlow *flow);
const ActChoice *act_flow_choice (ActFlow *flow, guint choice);
/* The choice with which this entry answers what is asked now, or -1.  What is gathered out of hidden hands is gathered
 * anew, and answered by none. */
int act_flow_answer (ActFlow *flow, gconstpointer entry);
/* Is the choice the last that its entry needs?  `entry`, of the game's size, becomes the entry with this choice. */
gboolean act_flow_completes (ActFlow *flow, const ActChoice *choice, gpointer entry);

G_END_DECLS
