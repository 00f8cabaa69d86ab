/* act-flow-private.h - what the parts of the prompt over rows share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "act-flow.h"

G_BEGIN_DECLS

struct _ActFlow
{
  Flow base; /* first: it is a Flow */
  const ActFlowGame *game;
  const TableActs *acts;
  gconstpointer state;
  TableAids aids;
  GArray *choices;   /* of ActChoice */
  GPtrArray *before; /* of Gathered: where Backspace leads */
  const TableAct *act;
  guint at; /* which of its operands */
  gpointer entry;
};

/* What the walk changes, so that a choice can be tried. */
typedef struct
{
  const TableAct *act;
  guint at;
  gpointer entry;
} ActWalk;

gpointer act_flow_copy_entry (ActFlow *flow);

/* ---- act-choices.c: what can be chosen ---- */

/* May the act be chosen now? */
gboolean act_flow_is_offered (ActFlow *flow, const TableAct *act);
/* Does this way lead to that act? */
gboolean act_flow_leads_to (const TableAct *way, const TableAct *act);
/* Is it a way that needs no answer but the act behind it? */
gboolean act_flow_is_fork (const TableAct *act);
/* The values of an operand that the prompt shows, appended to an array of TableOffer. */
void act_flow_offers (ActFlow *flow, const TableAct *act, guint nth, gconstpointer entry, GArray *offers);
/* Lists the choices of the step and puts the cursor on what is mostly meant. */
void act_flow_enter (ActFlow *flow, guint step);

/* ---- act-walk.c: from one operand to the next ---- */

/* At the first operand of the act, with nothing said but what the row settles. */
void act_walk_begin (ActFlow *flow, const TableAct *act, ActWalk *walk);
/* On to the next operand that asks for something; TRUE behind the last: the entry is complete. */
gboolean act_walk_on (ActFlow *flow, ActWalk *walk);
/* Puts a choice in, and goes on; TRUE if the entry is then complete. */
gboolean act_walk_take (ActFlow *flow, const ActChoice *choice, ActWalk *walk);

G_END_DECLS
