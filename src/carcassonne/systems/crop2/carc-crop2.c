/* carc-crop2.c - the expansion Crop Circles II: its tiles.  The rules of the crop circles are in carc-crop.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static const char *const tile_names[] = {
  N_ ("road that ends at a curve, crop circle: club"),           N_ ("curve and two roads that end, crop circle: club"),
  N_ ("city edge, road from the other side, crop circle: fork"), N_ ("city edge over two roads, crop circle: fork"),
  N_ ("two cities facing, fields parted, crop circle: shield"),  N_ ("two cities in the corners, crop circle: shield"),
};

const CarcSystem carc_crop2 = {
  .id = CARC_SYSTEM_CROP2,
  .name = "crop2",
  .title = N_ ("Crop Circles II"),
  .description = N_ ("Copies; more crop circles"),
  .by = CARC_BY_SET,
  .with = CARC_SYSTEM_CROP,
  CARC_ROWS (tile_names),
};
