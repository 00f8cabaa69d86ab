/* carc-river3.c - The River of the editions since 2021: its tiles.  The rules of the river are in carc-river.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static const char *const tile_names[] = {
  N_ ("spring at a road"),         N_ ("river's end at a cloister"),
  N_ ("river between two cities"), N_ ("river, city and bridge"),
  N_ ("cloister at the river"),    N_ ("bridge"),
  N_ ("straight river"),           N_ ("river bend with a city"),
  N_ ("river bend with a road"),   N_ ("river bend"),
};

static const TableHelp help[] = {
  { .text = N_ ("“The River, since 2021” has a spring at a road, and a cloister at its end.") },
};

const CarcSystem carc_river3 = {
  .id = CARC_SYSTEM_RIVER3,
  .name = "river3",
  .title = N_ ("The River, since 2021"),
  .description = N_ ("From a spring with a road to a cloister; laid before anything else"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 17,
  .with = CARC_SYSTEM_RIVER,
  .most = 1,
  CARC_ROWS (tile_names),
};
