/* carc-inns.c - Inns and Cathedrals: more points for a completed feature, none for an incomplete one; big followers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A road with an inn: 2 points a tile.  A city with a cathedral: 3 points a tile and pennant.  Carries the ruling IC1.
 */
#include "carc-inns.h"

#include "carcassonne/carc-inns-marks.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static const CarcMarkRow marks[] = {
  /* Translators: what is on a road or in a city and changes its worth: "4 tiles × 2 (inn) = 8" */
  { CARC_INN, "inn", .on = 1 << CARC_ROAD, .title = N_ ("Inn"), .in_sum = N_ ("inn"),
    .rule = N_ ("Inns and Cathedrals, inns: 2 points for each tile of a completed road with an inn") },
  { CARC_CATHEDRAL, "cathedral", .on = 1 << CARC_CITY, .title = N_ ("Cathedral"), .in_sum = N_ ("cathedral"),
    .rule = N_ ("Inns and Cathedrals, cathedrals: 3 points for each tile and each pennant of a completed city with a "
                "cathedral") },
};
static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_OPEN_INN, "open-inn", N_ ("an incomplete road with an inn is worth nothing") },
  { CARC_BECAUSE_OPEN_CATHEDRAL, "open-cathedral", N_ ("an incomplete city with a cathedral is worth nothing") },
};
static const CarcFigureRow figures[] = {
  {
      .id = CARC_BIG,
      .word = "big",
      .letter = 'B',
      .supply = { 0, 1, 1, 1, 1, 1, 1 },
      .weight = 2,
      .counts_for_arbitress = TRUE,
      .may_race = TRUE,
      .guards = TRUE,
      .blocks_racers = TRUE,
      .title = N_ ("Big followers left"),
      .name = N_ ("Big follower"),
      .some = CARC_FORMS ("%u big follower", "%u big followers"),
      .left = { N_ (" and the big one") },
      .none_left = N_ ("%s has no big follower in the supply"),
      .acted = N_ (", big follower: %s"),
      .stands = N_ ("%s’s big follower on the %s"),
      .claims = N_ ("Big: %s"),
      .enters = N_ ("Big into the race"),
      .joins = N_ ("Join with the big one"),
  },
};

static const CarcRulingRow rulings[] = {
  { CARC_IC1,
    "IC1",
    N_ ("Inns and Cathedrals"),
    N_ ("What does an incomplete road with an inn, or an incomplete city with a cathedral, earn at the end?"),
    2,
    { { "zero", N_ ("Nothing.") },
      { "one", N_ ("As much as without inn and cathedral: 1 point for each tile and each pennant.") } } },
};

static void
inns_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  gboolean dear = (survey->kind == CARC_CITY && carc_marks_has (survey->marks, CARC_CATHEDRAL))
                  || (survey->kind == CARC_ROAD && carc_marks_has (survey->marks, CARC_INN));
  if (!dear)
    return;
  if (final && carc_rule (state, CARC_IC1) == CARC_IC1_ONE)
    {
      table_rulings_put (&worth->rulings, CARC_IC1);
      return;
    }
  worth->nothing = survey->kind == CARC_CITY ? CARC_BECAUSE_OPEN_CATHEDRAL : CARC_BECAUSE_OPEN_INN;
  carc_worth_term (worth, CARC_NOUN_TILE)->each = final ? 0 : survey->kind == CARC_CITY ? 3 : 2;
  carc_worth_term (worth, CARC_NOUN_PENNANT)->each = final ? 0 : 3;
}

static const TableAct acts[] = {
  { CARC_CLAIM_ROW ("big", CARC_BIG, NULL, 0), .shift = TRUE, .shift_title = NC_ ("choice", "Big"), .shift_key = 'b' },
};

static const char *const tile_names[] = {
  N_ ("cathedral"),
  N_ ("cloister between two roads"),
  N_ ("four cities"),
  N_ ("three cities"),
  N_ ("two cities, two roads"),
  N_ ("city in the corner and another, pennant"),
  N_ ("city edge parting the fields"),
  N_ ("road to the city edge"),
  N_ ("road to the city in the corner"),
  N_ ("city between two roads, pennant"),
  N_ ("city in the corner, road with inn"),
  N_ ("city edge, curve with inn"),
  N_ ("city in the corner, curve with inn, pennant"),
  N_ ("crossing with inn"),
  N_ ("straight road with inn"),
  N_ ("curve with inn"),
  N_ ("two curves"),
};

static const TableHelp help[] = {
  { .text = N_ ("Shift and a number puts the big follower down instead of a follower; it counts as two.") },
};

const CarcSystem carc_inns = {
  .id = CARC_SYSTEM_INNS,
  .name = "inns",
  .title = N_ ("Inns and Cathedrals"),
  .description = N_ ("Copies; with the big followers"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 5,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (figures),
  CARC_ROWS (becauses),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  .worth = inns_worth,
};
