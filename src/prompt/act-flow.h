/* act-flow.h - a prompt made from the rows of a game's acts: the person chooses an act, and then each of its operands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It knows no game.  Choices, words and keys come from the rows and from the types of their operands (table-act.h).  A
 * game adds only what a row cannot say: who is asked, the words of the menu, what a choice would do, and special
 * labels.  If only one act answers the question of the state, the prompt begins with the first operand of this act.
 *
 * An operand with only one possible answer is not asked for: the answer is taken, flow_taken () tells it, and one step
 * back goes to the answer that led to it.  Asked for nevertheless is
 * - what chance brings, somebody has in secret, or people agree on (TableOperandType.asked);
 * - a list of several values, and its end: whoever types the whole list must not answer the next question;
 * - what is listed even if there is none (TABLE_OPERAND_SHOWN), because the list says what is there;
 * - which act is meant, in a list that the person has opened;
 * - an act that nobody chose, if it books points;
 * - everything that the table agrees to, and where an old entry is entered again: the last answer of the entry.
 *
 * An act without a key gets one: Enter if it has no operands, else a character that is free in its list.  An act
 * without a title is listed as the values of its first operand or, if it has no operand, as its verb.
 */
#pragma once

#include "flow.h"
#include "table/table-game.h"

typedef struct _ActFlow ActFlow;
#define ACT_FLOW(flow) ((ActFlow *) (flow))

enum
{
  ACT_STEP_MENU,    /* an act, or the first operand of an act without a title */
  ACT_STEP_MORE,    /* one of the rarer acts */
  ACT_STEP_BEHIND,  /* one of the acts that a way leads to */
  ACT_STEP_WORDS,   /* a text */
  ACT_STEP_OVER,    /* the game is over */
  ACT_STEP_OPERAND, /* plus n: operand n of the act; plus TABLE_OPERANDS_MAX + n: of the act inside it */
};

typedef struct
{
  const TableAct *act;         /* the act that it begins; NULL: it continues the act that was begun */
  const TableOperand *operand; /* the operand that it is a value of; NULL: it is the act itself */
  TableOffer offer;
  gboolean whole_cell; /* it is only the cell of the offer; a point in this cell is asked next */
  gboolean written;    /* it is not a value: another one is written next */
  gboolean another;    /* it begins the same act again as the entry before, for the same player */
  const char *title;   /* N_(): used instead of the words of the offer; or NULL */
  FlowChoice face;
} ActChoice;

typedef struct
{
  const TableGame *table; /* whose acts these are */
  /* In words; free with g_free (). */
  char *(*ask_menu) (gconstpointer state);
  char *(*ask_over) (gconstpointer state);
  const char *hint_menu; /* N_() */
  /* The words on the button of an act; NULL: its title. */
  char *(*title) (ActFlow *flow, const TableAct *act);
  char *(*preview) (ActFlow *flow, const ActChoice *choice);
  /* What Enter offers after an entry of this act, whose first operand is the player `whose`: in words, "Another road of
   * Anna"; free with g_free ().  NULL: nothing.  It may be NULL itself. */
  char *(*another) (const TableAct *act, const char *whose);
  const char *board_labels; /* the characters for labels on the board */
  const char *menu_labels;  /* the same for lists of acts; NULL: the digits, then the letters */
  /* The acts are questions about the state: they can be chosen after the end, too, and there are no rarer ones. */
  gboolean asks;
  gsize own_size; /* bytes of what the game keeps besides the entry */

  /* ---- may be NULL ---- */

  /* The player who is asked, -1 if nobody is.  NULL: the one who the game says. */
  int (*player) (ActFlow *flow);
  /* The act that usually answers this question.  The prompt begins with it, and all other acts are among the rarer
   * ones. */
  const TableAct *(*usual) (gconstpointer state);
  /* Appends the values of an operand, in the order in which they are shown.  For an act inside another, `state` is what
   * `inside` returned. */
  void (*offers) (ActFlow *flow, const TableAct *act, guint nth, gconstpointer state, gconstpointer entry,
                  GArray *offers);
  /* Labels the choices, which are values of one operand.  FALSE: they are labelled by the type of the operand. */
  gboolean (*label) (ActFlow *flow);
  /* Called before a choice is taken.  FALSE: it is not taken, and `problem` of the flow says why. */
  gboolean (*takes) (ActFlow *flow, const ActChoice *choice);
  /* TRUE: this operand is asked for now even if it has only one value. */
  gboolean (*waits) (ActFlow *flow, const TableOperand *operand);
  /* Returns a new state in which acts inside another are chosen. */
  gpointer (*inside) (ActFlow *flow, const TableActGroup *group, gconstpointer entry);
  /* What is typed, as it is shown; NULL: as it is typed.  Free with g_free (). */
  char *(*typed_tell) (ActFlow *flow);
  /* Says in words why there is no value for an operand that is not asked for (TABLE_OPERAND_TURNED). */
  char *(*stuck) (ActFlow *flow, gconstpointer entry);
  /* Says in words why an act of the menu cannot be chosen now, to whoever presses its key; NULL: nothing is said. */
  char *(*missing) (ActFlow *flow, const TableAct *act);
  /* Says in words why no value of the operand that is asked for has this key; NULL: it is no key of such a value. */
  char *(*lacking) (ActFlow *flow, gunichar key, gboolean shift);
  /* Says in words why the place that has these letters during the whole game cannot be chosen now; NULL: there is no
   * such place. */
  char *(*misplaced) (ActFlow *flow, const char *letters);
  /* TRUE: the game has handled this key itself, with this answer. */
  gboolean (*key) (ActFlow *flow, gunichar key, gboolean shift, FlowAnswer *answer);
  /* Can what is in hand be turned now?  Then `key` handles Space.  NULL: never before it lies. */
  gboolean (*can_turn) (ActFlow *flow);
  /* Does it lie as the person said?  Then nobody is expected to turn it.  NULL: this is never said. */
  gboolean (*turn_said) (ActFlow *flow);
  /* Called when a step has begun: its choices are listed, and the cursor is where it begins. */
  void (*entered) (ActFlow *flow);
  /* Words used instead of those of the rows; NULL: those of the rows are used. */
  char *(*ask) (ActFlow *flow);
  char *(*hint) (ActFlow *flow);
  /* TRUE: if this operand is the first of an act that is not rare, it is asked for in the words of ask_menu (). */
  gboolean (*asks_menu) (gconstpointer state, const TableOperand *operand);
  gboolean (*keeps_highlight) (ActFlow *flow);
  gboolean (*narrows) (ActFlow *flow);
  char *(*likeness) (ActFlow *flow, const ActChoice *choice);
  /* What a choice would bring, see flow_brings (). */
  char *(*brings) (ActFlow *flow, const ActChoice *choice);
  /* What every choice would bring, which `brings` does not repeat; NULL: nothing. */
  char *(*brings_alike) (ActFlow *flow);
} ActFlowGame;

ActFlow *act_flow_new (const ActFlowGame *game);

gconstpointer act_flow_state (ActFlow *flow);
/* Are its acts questions (ActFlowGame.asks)? */
gboolean act_flow_is_asking (ActFlow *flow);
/* The state in which acts inside another are chosen, for example with the tile laid.  NULL until they are asked for. */
gconstpointer act_flow_inside (ActFlow *flow);
TableAids act_flow_aids (ActFlow *flow);
/* The handy acts (TableAct.handy) that can be chosen now among the rarer ones, from 0 on; NULL after the last. */
const TableAct *act_flow_handy (ActFlow *flow, guint nth);
char *act_flow_handy_tell (ActFlow *flow, const TableAct *act); /* what its button says; free with g_free () */
/* The act that was begun, or NULL; and the operand that is asked for now, or NULL. */
const TableAct *act_flow_act (ActFlow *flow);
const TableOperand *act_flow_operand (ActFlow *flow);
/* Is an act inside another asked for now? */
gboolean act_flow_asks_inside (ActFlow *flow);
/* The entry as far as it is complete. */
gconstpointer act_flow_entry (ActFlow *flow);
const ActChoice *act_flow_choice (ActFlow *flow, guint choice);
/* The choice that gives the answer of this entry to the present question; -1 if there is none.  There is never one for
 * an operand whose type has size 0 and not `stays`, such as the cards that are paid: these must be entered again. */
int act_flow_answer (ActFlow *flow, gconstpointer entry);
/* Would this choice complete the entry?  `entry` has the size of the game's entries; the entry with this choice is
 * written into it. */
gboolean act_flow_completes (ActFlow *flow, const ActChoice *choice, gpointer entry);
