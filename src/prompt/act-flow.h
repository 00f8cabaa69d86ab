/* act-flow.h - a prompt that follows the rows of a game: an act is chosen, then each of its operands in turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Knows no game.  What can be chosen, its words and its keys come from the rows and the types of their operands
 * (table-act.h); a game says only what no row can: whom it asks, the words of its menu, what a choice would bring, and
 * how it labels what is chosen all the time.  Where one act alone answers the state's question, it is begun at its
 * first operand.
 *
 * An act without a key gets one: Enter, if nothing more is asked of it, else a sign that is free in its list.  An act
 * without a title is listed by the values of its first operand, or, if it has none, by its verb.
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
  ACT_STEP_OPERAND, /* and behind it: the operand with this number, of the act or of the act inside it */
};

typedef struct
{
  const TableAct *act;         /* the act it begins; NULL: it goes on with the one begun */
  const TableOperand *operand; /* of which it is a value; NULL: of none, it is the act itself */
  TableOffer offer;
  gboolean whole_cell; /* the cell of the offer: which of its points is asked next */
  const char *title;   /* N_(): instead of the words of the offer, or NULL */
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
  const char *board_labels; /* the signs that label the board */
  gsize own_size;           /* of what the game keeps beside the entry */

  /* ---- may be NULL ---- */

  /* The act that mostly answers this question: the prompt begins with it, and all others are among the rarer ones. */
  const TableAct *(*usual) (gconstpointer state);
  /* The legal values of an operand as they are to be shown, in this order; `state` is the one inside. */
  void (*offers) (ActFlow *flow, const TableAct *act, guint nth, gconstpointer state, gconstpointer entry,
                  GArray *offers);
  /* Labels the choices, all of one operand; FALSE: as its type says. */
  gboolean (*label) (ActFlow *flow);
  /* A choice is about to be taken; FALSE: it is refused, in the flow's problem. */
  gboolean (*takes) (ActFlow *flow, const ActChoice *choice);
  /* Is a value asked for although it is the only one? */
  gboolean (*waits) (ActFlow *flow);
  /* The state in which acts inside another are chosen, and how it is freed. */
  gpointer (*inside) (ActFlow *flow, const TableActGroup *group, gconstpointer entry);
  void (*free_inside) (gpointer state);
  /* Why an operand that is never asked has no value, in words. */
  char *(*stuck) (ActFlow *flow, gconstpointer entry);
  /* TRUE: it is the game's own key, with this answer. */
  gboolean (*key) (ActFlow *flow, gunichar key, gboolean shift, FlowAnswer *answer);
  /* Words instead of those of the rows; NULL: theirs. */
  char *(*ask) (ActFlow *flow);
  char *(*hint) (ActFlow *flow);
  gboolean (*keeps_sight) (ActFlow *flow);
  gboolean (*narrows) (ActFlow *flow);
  char *(*likeness) (ActFlow *flow, const ActChoice *choice);
} ActFlowGame;

ActFlow *act_flow_new (const ActFlowGame *game);

gconstpointer act_flow_state (ActFlow *flow);
/* The state with what the entry lays, while it is asked what is done with that; NULL: nothing lies there yet. */
gconstpointer act_flow_inside (ActFlow *flow);
TableAids act_flow_aids (ActFlow *flow);
/* The act begun, NULL while there is none; and the operand that is asked for now, or NULL. */
const TableAct *act_flow_act (ActFlow *flow);
const TableOperand *act_flow_operand (ActFlow *flow);
/* Is it asked which act is done inside of the one begun? */
gboolean act_flow_asks_inside (ActFlow *flow);
/* What is gathered so far. */
gconstpointer act_flow_entry (ActFlow *flow);
const ActChoice *act_flow_choice (ActFlow *flow, guint choice);
/* The choice with which this entry answers what is asked now, or -1.  What is gathered out of hidden hands is gathered
 * anew, and answered by none. */
int act_flow_answer (ActFlow *flow, gconstpointer entry);
/* Is the choice the last that its entry needs?  `entry`, of the game's size, becomes the entry with this choice. */
gboolean act_flow_completes (ActFlow *flow, const ActChoice *choice, gpointer entry);

G_END_DECLS
