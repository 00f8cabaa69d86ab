/* carc-water.h - the water supply, and how the table reads it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-state.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 on;   /* supplies were handed out and nobody has run out */
  guint8 each; /* tokens handed to each */
  gint8 first; /* who used up the supply, or -1 */
  guint8 left[TABLE_MAX_PLAYERS];
  guint16 placed; /* tokens on the table, of every colour */
} CarcWater;
CARC_PART (CarcWater, water, WATER)

/* Options by ruling, in the order of the rows; 0 is the default. */
enum
{
  CARC_L34_NEXT,
  CARC_L34_SAME
};
enum
{
  CARC_L35_EACH,
  CARC_L35_ONE
};
enum
{
  CARC_L40_AFTER,
  CARC_L40_BEFORE
};
enum
{
  CARC_L42_ALL,
  CARC_L42_OWN
};

G_END_DECLS
