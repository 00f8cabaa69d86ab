/* carc-abbey.h - Abbey and Mayor: the abbeys that players hold, the barn of this turn, the wagons that may move on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-operands.h"

typedef struct
{
  guint8 left[TABLE_MAX_PLAYERS]; /* abbeys that each player has */
  guint8 late;                    /* the stack is empty, and the players are asked for their abbeys */
  guint8 asked;                   /* who was asked since then, bit per player (M2) */
  guint8 barns;                   /* on corners, of all players */
  guint16 barn;                   /* the barn that was put down in this turn, by its figure; CARC_NONE: none */
  /* The node that each player's wagon left in this turn because its feature was completed; CARC_NONE if it may not move
   * on. */
  guint16 wagon[TABLE_MAX_PLAYERS];
} CarcAbbey;
CARC_PART (CarcAbbey, abbey, ABBEY)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_M1_NEAR,
  CARC_M1_LINKED
};
enum
{
  CARC_M10_ANY,
  CARC_M10_REACHED
};
enum
{
  CARC_M2_ONCE,
  CARC_M2_AGAIN,
  CARC_M2_NEVER
};
enum
{
  CARC_M3_FREE,
  CARC_M3_ANY
};

enum
{
  CARC_M9_HOME,
  CARC_M9_ON
};

/* The farms of the tile that have both a barn and farmers, who are scored in this turn; first the one with the barn of
 * this turn, by `also_empty` also if it has no farmers.  Returns their number. */
#define CARC_BARN_FARMS_MAX (CARC_CELLS_MAX * CARC_SEGMENTS_MAX)
guint carc_barn_farms (const CarcState *state, gboolean also_empty, guint16 farms[CARC_BARN_FARMS_MAX]);

/* ---- carc-abbey-wagon.c ---- */
void carc_wagon_left (CarcState *state, guint figure, CarcLeft why); /* a figure is about to leave its place */
void carc_wagon_ask (CarcState *state, CarcPhase phase);             /* after scoring */
CarcOffer carc_wagon_offer;
gboolean carc_wagon_apply (gpointer state, gconstpointer entry, TableRefusal *why);
gboolean carc_wagon_apply_stay (gpointer state, gconstpointer entry, TableRefusal *why);
char *carc_wagon_tell (gconstpointer before, gconstpointer entry);
char *carc_wagon_tell_stay (gconstpointer before, gconstpointer entry);
char *carc_wagon_tell_question (const CarcState *state);
