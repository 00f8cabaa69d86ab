/* carc-abbot.h - abbots and gardens: what is a garden, and the options of the rulings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-abbot-marks.h"
#include "carcassonne/carc-state.h"

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_GA1_BEFORE,
  CARC_GA1_NOT
};
enum
{
  CARC_GA2_YES,
  CARC_GA2_NO
};
enum
{
  CARC_GA3_NO,
  CARC_GA3_YES
};
enum
{
  CARC_PC1_YES,
  CARC_PC1_NO
};

/* Is the feature a garden?  It is a cloister for all that counts the nine cells, but not for rules about monks (GA6).
 * `node` may be CARC_NONE. */
static inline gboolean
carc_is_garden (const CarcState *state, guint16 node)
{
  return node != CARC_NONE && carc_marks_has (carc_node_segment (state, node)->marks, CARC_GARDEN);
}
