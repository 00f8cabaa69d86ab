/* carc-flow-private.h - what the files of Carcassonne's prompt share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "act-flow-private.h"
#include "carc-flow.h"
#include "carcassonne/carc-operands.h"

G_BEGIN_DECLS

/* What is known about the tile in hand besides the entry. */
typedef struct
{
  char rest[5];     /* edges that may still be typed, but need not be */
  guint8 turned_as; /* its rotation plus 1, if its edges were typed; 0: any rotation */
} CarcFlowTile;
CarcFlowTile *carc_flow_tile (ActFlow *flow);

/* ---- carc-flow-tile.c: the tile, its place and its rotation ---- */

/* Is an operand of this type asked for? */
gboolean carc_flow_asks (ActFlow *flow, const TableOperandType *type);
void carc_flow_offers (ActFlow *flow, const TableAct *act, guint nth, gconstpointer state, gconstpointer entry,
                       GArray *offers);
gboolean carc_flow_label (ActFlow *flow);
gboolean carc_flow_takes (ActFlow *flow, const ActChoice *choice);
gboolean carc_flow_waits (ActFlow *flow);
gboolean carc_flow_key (ActFlow *flow, gunichar key, gboolean shift, FlowAnswer *answer);

G_END_DECLS
