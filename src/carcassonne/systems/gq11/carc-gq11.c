/* carc-gq11.c - the tiles of Games Quarterly 11.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the ruling G1.
 */
#include "carc-gq11.h"

#include <string.h>

#include "carcassonne/carc-base-marks.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static const CarcRulingRow rulings[] = {
  { CARC_G1,
    "G1",
    N_ ("Games Quarterly 11"),
    N_ ("Is the field without anything else a pig herd?"),
    2,
    { { "plain", N_ ("No, it is a plain field.") },
      { "herd", N_ ("Yes: a farm that it belongs to gets 1 point more for each city.") } } },
};

static gboolean
gq11_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  for (guint i = 0; setup->rulings[CARC_G1] == CARC_G1_HERD && i < rules->n_tiles; i++)
    if (strcmp (rules->tiles[i].id, "gq11/field") == 0)
      for (guint rot = 0; rot < G_N_ELEMENTS (rules->tiles[i].cells); rot++)
        {
          CarcMarks *marks = &rules->tiles[i].cells[rot][0].segments[0].marks;
          *marks = carc_marks_with (*marks, CARC_HERD);
        }
  return TRUE;
}

static const char *const tile_names[] = {
  N_ ("cloister at a crossing"),
  N_ ("field"),
  N_ ("city from side to side with a gate"),
  N_ ("city from side to side with two gates"),
  N_ ("two cities, road between"),
  N_ ("city edge, road and curve"),
  N_ ("city in the corner parting the fields"),
  N_ ("city in the corner with a gate"),
  N_ ("city in the corner with two gates"),
  N_ ("city in the corner with a gate, and another"),
};

static const TableHelp help[] = {
  { .text = N_ ("“Games Quarterly 11” and “Games Quarterly 11, river” add tiles.") },
};

const CarcSystem carc_gq11 = {
  .id = CARC_SYSTEM_GQ11,
  .name = "gq11",
  .title = N_ ("Games Quarterly 11"),
  .description = N_ ("Tiles that came with a magazine"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 16,
  CARC_ROWS (rulings),
  CARC_ROWS (tile_names),
  .compile = gq11_compile,
};
