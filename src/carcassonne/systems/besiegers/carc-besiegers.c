/* carc-besiegers.c - The Besiegers: six more tiles with besieged cities.  The rules are in carc-siege.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static const char *const tile_names[] = {
  N_ ("great besieged city"),
  N_ ("besieged city in the corner, gate to the east"),
  N_ ("besieged city in the corner, gate to the south"),
  N_ ("besieged city edge with a gate"),
  N_ ("besieged city edge, curve to the south-east"),
  N_ ("besieged city edge, curve to the south-west"),
};

const CarcSystem carc_besiegers = {
  .id = CARC_SYSTEM_BESIEGERS,
  .name = "besiegers",
  .title = N_ ("The Besiegers"),
  .description = N_ ("Copies of six more besieged cities"),
  .by = CARC_BY_SET,
  .shelf = 14,
  .with = CARC_SYSTEM_SIEGE,
  CARC_ROWS (tile_names),
};
