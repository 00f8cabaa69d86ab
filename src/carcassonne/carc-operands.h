/* carc-operands.h - the types of operands of Carcassonne: how a tile, a cell, a spot or a figure is written and chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of an act names these for its operands (table-act.h).  Offers of an act with a tile are asked of the state with
 * the tile on the table, all others of the state before the entry.
 */
#pragma once

#include "carc-play.h"

G_BEGIN_DECLS

extern const TableOperandType carc_operand_tile;         /* gint16: TILE */
extern const TableOperandType carc_operand_cell;         /* CarcCellXY: X,Y */
extern const TableOperandType carc_operand_place;        /* CarcCellXY: X,Y where the tile of the entry can lie */
extern const TableOperandType carc_operand_rotation;     /* guint8: rN */
extern const TableOperandType carc_operand_figure;       /* guint8, CarcFigureKind: KIND */
extern const TableOperandType carc_operand_other_figure; /* the same, a follower being said by no word */
extern const TableOperandType carc_operand_claim;        /* CarcAt: SPOT [X,Y], on the tile just placed */
extern const TableOperandType carc_operand_at;           /* CarcAt: X,Y SPOT */
extern const TableOperandType carc_operand_standing;     /* CarcAt: X,Y SPOT or X,Y race: where a figure stands */
extern const TableOperandType carc_operand_players;      /* guint8, bit per player: NAME ... */
extern const TableOperandType carc_operand_ordinal;      /* guint8, counted from 0: N, counted from 1 */

/* For the `offer` of operands of acts. */
typedef void CarcOffer (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                        GArray *offers);
CarcOffer carc_offer_players; /* all of them */
char *carc_tell_player (gconstpointer state, gconstpointer entry, const TableOffer *offer);

/* For the offers of systems: adds a cell, a spot on a cell as its segment names it, a player. */
void carc_offer_cell (GArray *offers, int x, int y);
void carc_offer_node (const CarcState *state, guint16 node, GArray *offers);
void carc_offer_player (GArray *offers, guint player);
/* A cell that something can walk to, told with its steps. */
void carc_offer_goal (GArray *offers, const CarcReach *goal);
char *carc_tell_goal (gconstpointer state, gconstpointer entry, const TableOffer *offer);
/* Figures of a player that stand in features, each spot once. */
void carc_offer_standing (const CarcState *state, guint player, GArray *offers);
/* Kinds of which the player has a figure in the supply. */
void carc_offer_supply (const CarcState *state, guint player, GArray *offers);

/* What acts share: a field of an entry as an operand. */
#define CARC_FIELD(field) .offset = G_STRUCT_OFFSET (CarcEntry, field)
#define CARC_COUNT(field) .count = G_STRUCT_OFFSET (CarcEntry, field)
#define CARC_FIXED_FIELD(field, is)                                                                                    \
  {                                                                                                                    \
    G_STRUCT_OFFSET (CarcEntry, field), is                                                                             \
  }
#define CARC_WHY_OPERAND(asks)                                                                                         \
  {                                                                                                                    \
    .type = &table_operand_why, CARC_FIELD (why), .ask = asks                                                          \
  }

G_END_DECLS
