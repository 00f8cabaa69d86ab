/* act-flow-private.h - what the parts of the prompt over rows share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "act-flow.h"

G_BEGIN_DECLS

/* How far the prompt is in an act, and what was said.  It changes as one, so that a choice can be tried. */
typedef struct
{
  const TableAct *act;
  guint at; /* which of its operands */
  /* The act it is inside of, and at which operand: what is done with the tile that was placed.  NULL: of none. */
  const TableAct *outer;
  guint outer_at;
  gboolean in_cell; /* of an operand that is asked by cells: one of the points of this cell is asked for */
  gint16 x, y;
  gboolean stuck; /* an operand that is never asked has no value */
  gpointer entry;
} ActWalk;

/* Where Backspace leads. */
typedef struct
{
  guint step;
  ActWalk walk;
} ActGathered;

struct _ActFlow
{
  Flow base; /* first: it is a Flow */
  const ActFlowGame *game;
  const TableActs *acts;
  gconstpointer state;
  TableAids aids;
  GArray *choices;   /* of ActChoice */
  GPtrArray *before; /* of ActGathered */
  ActWalk walk;
  gpointer own;    /* the game's, all 0 at first */
  gpointer inside; /* the state in which acts inside another are chosen, NULL while none is asked for */
};

/* ---- act-choices.c: what can be chosen ---- */

/* May the act be chosen now? */
gboolean act_flow_is_offered (ActFlow *flow, const TableAct *act);
/* Does this way lead to that act? */
gboolean act_flow_leads_to (const TableAct *way, const TableAct *act);
/* Is it a way that needs no answer but the act behind it? */
gboolean act_flow_is_fork (const TableAct *act);
/* The values of an operand that the prompt shows, appended to an array of TableOffer. */
void act_flow_offers (ActFlow *flow, const TableAct *act, guint nth, gconstpointer entry, GArray *offers);
/* The operand at which the walk is, NULL behind the last. */
const TableOperand *act_walk_operand (const ActWalk *walk);
/* The entry without a value of the operand that is asked for; free with g_free (). */
gpointer act_flow_blank_entry (ActFlow *flow);
/* Lists the choices of the step; or lists them again, with the cursor on what is mostly meant. */
void act_flow_enter (ActFlow *flow, guint step);
void act_flow_list (ActFlow *flow);

/* ---- act-walk.c: from one operand to the next ---- */

ActWalk act_walk_copy (ActFlow *flow, const ActWalk *walk);
/* At the first operand of the act, with nothing said but what the row settles, or, inside another act, what was said
 * before. */
void act_walk_begin (ActFlow *flow, const TableAct *act, ActWalk *walk);
/* On to the next operand that asks for something; TRUE behind the last: the entry is complete. */
gboolean act_walk_on (ActFlow *flow, ActWalk *walk);
/* Puts a choice in, and goes on; TRUE if the entry is then complete. */
gboolean act_walk_take (ActFlow *flow, const ActChoice *choice, ActWalk *walk);
/* The step at which this is asked. */
guint act_walk_step (const ActWalk *walk);
/* Takes the next value of the operand that Space turns; FALSE if there is no other. */
gboolean act_walk_turn (ActFlow *flow, ActWalk *walk);

G_END_DECLS
