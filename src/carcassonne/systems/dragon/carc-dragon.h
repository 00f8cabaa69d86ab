/* carc-dragon.h - where the dragon and the fairy are, and the options of the rulings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-state.h"

G_BEGIN_DECLS

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

/* Has a cell of the tile just placed one of these marks? */
gboolean carc_dragon_tile_shows (const CarcState *laid, guint32 marks);

G_END_DECLS
