/* table-late.c - what nobody showed before the game was over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-late.h"

guint
table_late_most (const TableLate *late, const TableGame *game, gconstpointer state, guint player)
{
  if (late == NULL || !table_game_finished (game, state) || table_game_on_pad (game, state))
    return 0;
  return late->most (state, player);
}
