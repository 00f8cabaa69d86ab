/* carc-gq11river.c - the river tiles of Games Quarterly 11.  The rules of the river are in carc-river.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static const char *const tile_names[] = {
  N_ ("spring with a road"),
  N_ ("river between two cities"),
};

const CarcSystem carc_gq11river = {
  .id = CARC_SYSTEM_GQ11RIVER,
  .name = "gq11river",
  .title = N_ ("Games Quarterly 11, river"),
  .description = N_ ("A spring in place of the other, and a tile for the river"),
  .by = CARC_BY_SET,
  .shelf = 4,
  .with = CARC_SYSTEM_RIVER,
  .most = 1,
  CARC_ROWS (tile_names),
};
