/* carc-robbers.h - where the robbers stand on the scoring track, and the options of the rulings about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-state.h"

G_BEGIN_DECLS

#define CARC_ROBBER_HOME (-1)

typedef struct
{
  gint8 at[TABLE_MAX_PLAYERS]; /* the space of each player's robber; CARC_ROBBER_HOME: in the supply */
  /* What each robber brought since the last tile was laid; if those points are taken back because it was not that
   * player's turn, so is this. */
  struct
  {
    gint8 from;    /* whose points; -1: nobody's */
    guint8 kind;   /* CarcLineKind of those points */
    gint16 robbed; /* how many of them there were */
  } begun[TABLE_MAX_PLAYERS];
} CarcRobbers;
CARC_PART (CarcRobbers, robbers, ROBBERS)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_RO1_NEXT,
  CARC_RO1_ALL
};
enum
{
  CARC_RO2_STAY,
  CARC_RO2_MOVE
};
enum
{
  CARC_RO3_YES,
  CARC_RO3_NO
};

G_END_DECLS
