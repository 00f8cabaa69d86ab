/* carc-crop.h - the choice that a crop circle leaves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-state.h"

/* CarcEntry.choice of CARC_ENTRY_CIRCLE */
typedef enum
{
  CARC_CIRCLE_ADD, /* every player may add a follower */
  CARC_CIRCLE_HOME /* every player must take one home */
} CarcCircle;
