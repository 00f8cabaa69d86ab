/* carc-river2.c - the expansion The River II: its tiles.  The rules of the river are in carc-river.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static const char *const tile_names[] = {
  N_ ("spring"),
  N_ ("fork of the river"),
  N_ ("river's end at a city"),
  N_ ("river's end at a volcano"),
  N_ ("city across the river"),
  N_ ("cloister at the straight river"),
  N_ ("bridge with inn"),
  N_ ("river, city and bridge"),
  N_ ("river bend"),
  N_ ("river bend, pig herd"),
  N_ ("river bend with a city, pennant"),
  N_ ("river bend with a road"),
};

const CarcSystem carc_river2 = {
  .id = CARC_SYSTEM_RIVER2,
  .name = "river2",
  .title = N_ ("The River II"),
  .description = N_ ("Laid before anything else; with a fork"),
  .by = CARC_BY_SET,
  .shelf = 3,
  .with = CARC_SYSTEM_RIVER,
  .most = 1,
  CARC_ROWS (tile_names),
};
