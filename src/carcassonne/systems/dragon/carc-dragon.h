/* carc-dragon.h - where the dragon and the fairy are, and the options of the rulings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-operands.h"
#include "carcassonne/carc-systems.h"

#define CARC_DRAGON_STEPS 6 /* D4: the most steps in one move */

typedef struct
{
  guint16 slot;                           /* of the dragon; CARC_NONE before the first volcano */
  guint16 fairy;                          /* her cell; CARC_NONE before her first move */
  guint16 beside;                         /* the figure that she stands beside; CARC_NONE if it left, and by D2 tile */
  guint16 visited[CARC_DRAGON_STEPS + 1]; /* the cells of his present move, the first one too */
  guint8 n_visited;
  guint8 begun;  /* points that she brought at the beginning of this turn */
  guint8 hungry; /* the tile of this turn shows him, and he has not moved yet */
} CarcDragon;
CARC_PART (CarcDragon, dragon, DRAGON)

enum
{
  CARC_D1_BEFORE,
  CARC_D1_AFTER
};
enum
{
  CARC_D2_FOLLOWER,
  CARC_D2_TILE
};
enum
{
  CARC_D3_EATEN,
  CARC_D3_SAFE
};

enum
{
  CARC_D7_INCOMPLETE,
  CARC_D7_COMPLETED
};
enum
{
  CARC_A27_YES,
  CARC_A27_PASS,
  CARC_A27_NO
};
enum
{
  CARC_L49_SAFE,
  CARC_L49_EATEN
};
enum
{
  CARC_D8_MAY,
  CARC_D8_MUST
};

/* ---- carc-dragon-fairy.c ---- */
/* Can the fairy be beside this figure? */
gboolean carc_fairy_may_be_beside (const CarcState *state, guint figure);
/* Can the player on turn put her beside this one? */
gboolean carc_fairy_can_go_to (const CarcState *state, guint figure);
/* D2 tile: has the player a follower on this cell, and is she elsewhere?  By agreement, any tile will do. */
gboolean carc_fairy_can_be_on (const CarcState *state, guint16 slot);
gboolean carc_fairy_offered (gconstpointer laid, const TableAct *act);
gboolean carc_fairy_apply (gpointer state, gconstpointer entry, TableRefusal *why);
gboolean carc_fairy_apply_on (gpointer state, gconstpointer entry, TableRefusal *why);
char *carc_fairy_tell (gconstpointer before, gconstpointer entry);
char *carc_fairy_tell_on (gconstpointer before, gconstpointer entry);
void carc_fairy_begins (CarcState *state, gboolean again); /* pays at the beginning of a turn */
void carc_fairy_turn_taken (CarcState *state);
void carc_fairy_scored (CarcState *state, guint16 root, const CarcFigureSet *figures, gboolean final);
/* The same 3 points outside a scoring, for the ruling that gives them, if she is beside this figure. */
void carc_fairy_rewards (CarcState *state, guint figure, CarcBecause because, guint ruling, gboolean final);
void carc_fairy_figure_left (CarcState *state, guint figure, CarcLeft why);
