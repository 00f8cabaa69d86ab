/* carc-operands.h - the types of operands of Carcassonne: how a tile, a cell, a spot or a figure is written and chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The row of an act names a type for each of its operands (table-act.h).  For an act within the entry of a tile, the
 * offers come from the state with that tile on the table; for all others, from the state before the entry.
 */
#pragma once

#include "carc-play.h"

extern const TableOperandType carc_operand_tile;         /* gint16: TILE */
extern const TableOperandType carc_operand_cell;         /* CarcCellXY: X,Y */
extern const TableOperandType carc_operand_place;        /* CarcCellXY: X,Y where the tile of the entry can lie */
extern const TableOperandType carc_operand_rotation;     /* guint8: rN */
extern const TableOperandType carc_operand_figure;       /* guint8, CarcFigureKind: KIND */
extern const TableOperandType carc_operand_other_figure; /* the same; no word means a follower */
/* guint8, CarcFigureKind plus 1, 0 for no word: which of the figures at the place named before; several kinds stand
 * there if it is offered. */
extern const TableOperandType carc_operand_figure_there;
/* guint8: WHICH, one of several equal figures if the fairy stands beside one of them.  Optional; the second one stands
 * before a reason. */
extern const TableOperandType carc_operand_which, carc_operand_which_there;
/* Is it one of these three?  They are asked only where several figures can be meant, and else need no answer. */
static inline gboolean
carc_operand_is_seldom (const TableOperand *operand)
{
  return operand->type == &carc_operand_figure_there || operand->type == &carc_operand_which
         || operand->type == &carc_operand_which_there;
}

extern const TableOperandType carc_operand_claim;  /* CarcAt: SPOT [X,Y], on the tile just placed */
extern const TableOperandType carc_operand_at;     /* CarcAt: X,Y SPOT */
extern const TableOperandType carc_operand_goal;   /* the same, for a figure that comes there */
extern const TableOperandType carc_operand_corner; /* CarcCellXY: corner X,Y: the north-west corner of the cell */
/* CarcAt.  Where a figure can be put: X,Y SPOT, corner X,Y or PLACE [NAME], off the board and with the player who has
 * it.  Where a figure is now: the same, or X,Y race. */
extern const TableOperandType carc_operand_stand;
extern const TableOperandType carc_operand_standing;
extern const TableOperandType carc_operand_space; /* gint16: SPACE of the scoring track; the row offers and tells it */
extern const TableOperandType carc_operand_players; /* guint8, bit per player: NAME ... */
extern const TableOperandType carc_operand_ordinal; /* guint8, counted from 0: N, counted from 1 */
extern const TableOperandType carc_operand_sides;   /* guint8, bit per side: SIDES, two of them: "NE" */
/* Two sides of a cell in words, translated: "north and east". */
const char *carc_sides_tell (guint sides);

/* For the `offer` of operands of acts. */
typedef TableOperandOffer CarcOffer;
CarcOffer carc_offer_standers; /* offers the players with figures that a correction can take back */

/* For the offers of systems: these append a cell, a corner, the spot of a node. */
TableOffer *carc_offer_cell (GArray *offers, int x, int y);
void carc_offer_corner (GArray *offers, int x, int y);
void carc_offer_node (const CarcState *state, guint16 node, GArray *offers);
/* A value that stands for a place that is named alone; the board shows it there. */
void carc_offer_alone (const CarcState *state, guint place, gint32 value, GArray *offers);
/* A place of the tile, and in value[2] its rotations there.  A big one is shown at its middle: its north-west cell may
 * be far from the tiles that it touches. */
void carc_offer_place (GArray *offers, const CarcTile *tile, const CarcPlace *at, guint rots);
/* Offers the feature as a whole: its letter stands on the tile that names it (carc_name_cell ()). */
void carc_offer_feature (const CarcState *state, guint16 node, GArray *offers);
/* Appends a tile.  If it is not legal, only a prompt that does not show what is legal offers it. */
void carc_offer_tile (GArray *offers, guint tile, gboolean legal);
/* Offers the cells on the table that pass a test, in the order in which they were laid. */
typedef gboolean (*CarcSlotTest) (const CarcState *state, guint16 slot);
CarcOffer carc_offer_slots;
#define CARC_OFFER_SLOTS(passes)                                                                                       \
  .offer = carc_offer_slots, .data = &(const CarcSlotTest)                                                             \
  {                                                                                                                    \
    passes                                                                                                             \
  }
/* Appends the goal of a walk; carc_tell_goal () names it with its number of steps. */
void carc_offer_goal (GArray *offers, const CarcReach *goal);
/* All tiles on the table except the one at x,y: where what stands there can go by agreement. */
void carc_offer_tiles (const CarcState *state, int x, int y, GArray *offers);
char *carc_tell_goal (gconstpointer state, gconstpointer entry, const TableOffer *offer);
/* Appends the spots where a player's figures stand in features, each spot once. */
void carc_offer_standing (const CarcState *state, guint player, GArray *offers);
/* Appends the kinds of figure that the player has in the supply. */
void carc_offer_supply (const CarcState *state, guint player, GArray *offers);

/* The operand that says which of several equal figures is meant.  `offers` calls carc_which_offer () with the figure
 * that the act finds without it. */
#define CARC_WHICH_OPERAND(offers)                                                                                     \
  {                                                                                                                    \
    .type = &carc_operand_which, CARC_FIELD (which), .flags = TABLE_OPERAND_OPTIONAL, .offer = offers                  \
  }

/* Parts of the rows of acts: which field of CarcEntry an operand fills. */
#define CARC_FIELD(field) .offset = G_STRUCT_OFFSET (CarcEntry, field)
#define CARC_COUNT(field) .count = G_STRUCT_OFFSET (CarcEntry, field)
#define CARC_FIXED_FIELD(field, is)                                                                                    \
  {                                                                                                                    \
    G_STRUCT_OFFSET (CarcEntry, field), is                                                                             \
  }
/* `empty`: what an empty answer means, N_ () or NULL. */
#define CARC_WHY_OPERAND(asks, empty)                                                                                  \
  {                                                                                                                    \
    .type = &table_operand_why, CARC_FIELD (why), .ask = asks, .otherwise = empty                                      \
  }
