/* table-late.c - what nobody showed before the game was over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-late.h"

guint
table_late_most (const TableLate *late, gconstpointer state, guint player)
{
  if (late == NULL || !table_state (state)->finished || table_state (state)->on_pad)
    return 0;
  return late->most (state, player);
}
