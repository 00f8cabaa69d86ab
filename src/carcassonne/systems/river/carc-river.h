/* carc-river.h - where the river goes on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-state.h"

/* An open end of the river.  A river that forks has several. */
typedef struct
{
  guint16 slot;     /* the open cell where the river goes on */
  guint8 dir;       /* the side by which it left the last tile */
  guint8 last_turn; /* how it turned on that tile: 0 not at all, 1 clockwise, 3 counterclockwise */
} CarcRiverEnd;

#define CARC_RIVER_ENDS_MAX 8
typedef struct
{
  guint8 running;
  guint8 n_ends;
  CarcRiverEnd ends[CARC_RIVER_ENDS_MAX];
} CarcRiver;
CARC_PART (CarcRiver, river, RIVER)

enum
{
  CARC_R1_BENDS,
  CARC_R1_ROOM
};
