/* carc-flow-private.h - what the files of Carcassonne's prompt share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "act-flow-private.h"
#include "carc-flow.h"
#include "carcassonne/carc-operands.h"

/* What is known about the tile in hand besides the entry. */
typedef struct
{
  char rest[5];   /* edges that may still be typed, but need not be */
  guint8 rots;    /* its rotations as its edges were said or it was turned, a bit each; 0: it was not said, so any */
  gboolean typed; /* the last edge or fact was typed, and not said with a button: it lies in one of `rots` */
} CarcFlowTile;
CarcFlowTile *carc_flow_tile (ActFlow *flow);

/* ---- carc-flow-tile.c: the tile, its place and its rotation ---- */

/* Is an operand of this type asked for? */
gboolean carc_flow_asks (ActFlow *flow, const TableOperandType *type);
void carc_flow_offers (ActFlow *flow, const TableAct *act, guint nth, gconstpointer state, gconstpointer entry,
                       GArray *offers);
gboolean carc_flow_label (ActFlow *flow);
gboolean carc_flow_takes (ActFlow *flow, const ActChoice *choice);
gboolean carc_flow_waits (ActFlow *flow, const TableOperand *operand);
/* Are values shown even if the rules forbid them? */
gboolean carc_flow_is_blind (ActFlow *flow, const CarcEntry *entry);
gboolean carc_flow_key (ActFlow *flow, gunichar key, gboolean shift, FlowAnswer *answer);
/* Can the tile in hand be turned while its place is asked for? */
gboolean carc_flow_can_turn (ActFlow *flow);
/* Does the tile lie as it was said? */
gboolean carc_flow_turn_said (ActFlow *flow);

/* ---- carc-flow-find.c: finding a tile ---- */

/* Replaces the tiles by those of which it is true: each in every way in which it may lie, or once where this would make
 * the list longer.  If a place is asked for next, those that fit somewhere come first; in a tournament, nothing shows
 * which these are. */
void carc_flow_keep_found (ActFlow *flow, const TableOperand *operand, const CarcState *state, const CarcEntry *entry,
                           GArray *offers);
/* The edges of the tile in these rotations that may still be typed; "": none, or they are not the same in all. */
void carc_flow_rest_of (ActFlow *flow, const CarcTile *tile, guint rots, char rest[5]);
void carc_flow_label_found (ActFlow *flow);
/* What was said, in words; NULL: nothing. */
char *carc_flow_found_tell (ActFlow *flow);
/* FALSE: it is no edge and no fact. */
gboolean carc_flow_find_key (ActFlow *flow, gunichar key, gboolean shift, FlowAnswer *answer);
