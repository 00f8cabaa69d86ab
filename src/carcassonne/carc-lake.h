/* carc-lake.h - where the lake lies, and how the table reads its sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-state.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 placed;
  guint16 slots[9];
  guint16 lighthouse;
} CarcLake;
CARC_PART (CarcLake, lake, LAKE)

/* Options by ruling, in the order of the rows; 0 is the default. */
enum
{
  CARC_L3_AGAIN,
  CARC_L3_SKIP
};
enum
{
  CARC_L9_THREE,
  CARC_L9_TWO
};

G_END_DECLS
