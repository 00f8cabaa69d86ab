/* carc-tower.h - the towers on the table, the pieces that players have for them, and the options of the rulings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-state.h"

G_BEGIN_DECLS

/* There are no more pieces in any game, so no more towers have one. */
#define CARC_TOWERS_MAX 30

typedef struct
{
  guint8 pieces[TABLE_MAX_PLAYERS]; /* that each player still has */
  guint8 paid;                      /* a ransom was paid in this turn */
  guint8 paid_before;               /* who paid one since the last tile, in a turn that was taken away: a bit each */
  gint8 laid_by;                    /* whose turn the last tile belongs to; -1: none */
  guint8 laid_paid;                 /* a ransom was paid in that turn */
  guint8 n;                         /* towers with a piece, in the order of their first pieces */
  guint8 height[CARC_TOWERS_MAX];   /* pieces on each */
  guint16 slot[CARC_TOWERS_MAX];
} CarcTower;
CARC_PART (CarcTower, tower, TOWER)

enum
{
  CARC_T1_ANY,
  CARC_T1_THREE
};

/* The pieces on the tower of this cell; 0 also if it has no tower. */
guint carc_tower_height (const CarcState *state, guint16 slot);

G_END_DECLS
