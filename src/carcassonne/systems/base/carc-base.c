/* carc-base.c - the base game as a system: its follower, its features and their words, its house rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings B1 (with carc-farms.c) and B2.
 */
#include "carcassonne/carc-base-marks.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static const CarcFigureRow figures[] = {
  {
      .id = CARC_FOLLOWER,
      .word = "follower",
      .letter = 'F',
      .supply = { 0, 7, 7, 7, 7, 7, 7 },
      .weight = 1,
      .counts_for_arbitress = TRUE,
      .may_race = TRUE,
      .guards = TRUE,
      .blocks_racers = TRUE,
      .title = N_ ("Followers left"),
      .name = N_ ("Follower"),
      .some = CARC_FORMS ("%u follower", "%u followers"),
      .left = CARC_FORMS ("%u follower", "%u followers"),
      .none_left = N_ ("%s has no follower left in the supply"),
      .acted = N_ (", follower: %s"),
      /* Translators: a player's figure on a city, road ... */
      .stands = N_ ("%s’s follower on the %s"),
      .enters = N_ ("Into the race"),
      .joins = N_ ("Join"),
  },
};

static const CarcLineRow lines[] = {
  { CARC_LINE_CITY, "city", N_ ("Cities"), N_ ("city at %d,%d"), N_ ("incomplete city at %d,%d"),
    .rule = N_ (
        "Carcassonne, cities: 2 points for each tile and each pennant of a completed city, 1 for each at the end "
        "of the game") },
  { CARC_LINE_ROAD, "road", N_ ("Roads"), N_ ("road at %d,%d"), N_ ("incomplete road at %d,%d"),
    .rule = N_ ("Carcassonne, roads: 1 point for each tile") },
  { CARC_LINE_FARM, "farm", N_ ("Farms"), N_ ("farm at %d,%d"),
    .rule = N_ ("Carcassonne, farms: only completed cities pay") },
  { CARC_LINE_CLOISTER, "cloister", N_ ("Cloisters"), N_ ("cloister at %d,%d"), N_ ("incomplete cloister at %d,%d"),
    .rule = N_ ("Carcassonne, cloisters: 1 point for its tile and for each of the 8 around it") },
  { CARC_LINE_CORRECTION, "correction", N_ ("Corrections"), N_ ("correction"), .nowhere = TRUE },
  { CARC_LINE_PAD, "pad", N_ ("Score pad"), N_ ("points"), .nowhere = TRUE, .own_title = carc_pad_title },
};

/* The pig herd is here because it is printed on tiles of several expansions. */
static const CarcMarkRow marks[] = { { CARC_HERD, "herd", .on = 1 << CARC_FARM, .title = N_ ("Pig herd") } };
static const CarcPlaceRow place_rows[] = {
  { CARC_PLACE_SUPPLY, "supply" },
  { CARC_PLACE_FEATURE, "feature", CARC_NAMED_SPOT, .stands = TRUE, .blocks_racers = TRUE, .by_cell = TRUE,
    .deploys = TRUE, .touched = CARC_ALL_TOUCHES },
};
static const CarcNounRow nouns[] = {
  { CARC_NOUN_HERD, "herd", CARC_FORMS ("for the pig herd", "for the pig herd"), .bonus = TRUE },
  { CARC_NOUN_TILE, "tile", CARC_FORMS ("tile", "tiles") },
  { CARC_NOUN_PENNANT, "pennant", CARC_FORMS ("pennant", "pennants") },
  { CARC_NOUN_CITY, "city", CARC_FORMS ("city", "cities") },
  { CARC_NOUN_POINT, "point", CARC_FORMS ("point", "points") },
};

static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_ALONE, "alone", N_ ("nobody else has a figure there") },
  { CARC_BECAUSE_MAJORITY, "majority", N_ ("most figures there") },
  { CARC_BECAUSE_SHARED, "shared", N_ ("as many figures as others: all who are tied score") },
  { CARC_BECAUSE_CORRECTED, "corrected", N_ ("corrected at the table") },
  { CARC_BECAUSE_COUNTED, "counted", N_ ("counted by the table") },
  { CARC_BECAUSE_PAID_ONCE, "paid-once", N_ ("nobody is paid twice for a city") },
  { CARC_BECAUSE_WORTHLESS, "worthless", N_ ("it is worth nothing") },
  { CARC_BECAUSE_NO_CITY, "no-city", N_ ("the farm touches no completed city") },
  { CARC_BECAUSE_OUTNUMBERED, "outnumbered", N_ ("others have more figures there") },
  { CARC_BECAUSE_BEATEN, "beaten", N_ ("its rival was completed first") },
};

static const CarcLeftRow lefts[] = {
  { CARC_LEFT_SCORED, "scored", .quiet = TRUE },
  { CARC_LEFT_LIFTED, "lifted" },
  { CARC_LEFT_RETURNED, "returned" },
  { CARC_LEFT_REMOVED, "removed", N_ ("a rule took it away") },
  { CARC_LEFT_ALONE, "alone", N_ ("no follower of this player is left there"), .quiet = TRUE },
};

#define BASE N_ ("Carcassonne, the base game")

static const CarcRulingRow rulings[] = {
  { CARC_B1,
    "B1",
    BASE,
    N_ ("By which edition are farms scored?"),
    3,
    { { "third", N_ ("Each farm by itself: its majority gets 3 points for every completed city it touches.") },
      { "second", N_ ("3 points for every completed city a farm touches, but nobody is paid twice for the "
                      "same city.") },
      { "first", N_ ("For every completed city, whoever has most farmers on all farms that touch it gets 4 "
                     "points.") } } },
  { CARC_B2,
    "B2",
    BASE,
    N_ ("What is a completed city of two tiles worth?"),
    2,
    { { "full", N_ ("2 points for each tile and pennant, like any other city.") },
      { "small", N_ ("1 point for each tile and pennant.") } } },
};

/* ---- what features are worth ---- */

static void
worth_of_farm (const CarcState *state, const CarcSurvey *survey, CarcWorth *worth)
{
  worth->nothing = CARC_BECAUSE_NO_CITY;
  carc_worth_set (worth, CARC_NOUN_CITY, survey->cities, carc_rule (state, CARC_B1) == CARC_B1_FIRST ? 4 : 3);
  if (carc_marks_has (survey->marks, CARC_HERD))
    carc_worth_set (worth, CARC_NOUN_HERD, survey->cities, 1);
}

static void
base_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  const gboolean done = survey->kind == CARC_CITY && survey->complete;
  const gboolean small = done && carc_rule (state, CARC_B2) == CARC_B2_SMALL && survey->tiles == 2;
  const int each = done && !small ? 2 : 1;
  if (survey->kind == CARC_FARM)
    {
      worth_of_farm (state, survey, worth);
      return;
    }
  carc_worth_set (worth, CARC_NOUN_TILE, survey->kind == CARC_CLOISTER ? 1 + survey->neighbours : survey->tiles, each);
  carc_worth_set (worth, CARC_NOUN_PENNANT, survey->pennants, each);
  if (small)
    table_rulings_put (&worth->rulings, CARC_B2);
}

/* ---- what lies in the middle ---- */

static guint
count_stack (const CarcState *state)
{
  guint n = state->n_remaining;
  for (CARC_EACH_WITH (left, state->rules, promised))
    n -= carc_with (state->rules, left)->promised (state);
  return n;
}

static guint
count_aside (const CarcState *state)
{
  return state->n_aside;
}

static const CarcMiddleRow middle[] = {
  { N_ ("Tiles in the stack"), count_stack, .aid = TRUE, .word = "tiles" },
  { N_ ("Tiles put aside"), count_aside, .word = "aside" },
};

static const char *const tile_names[] = {
  N_ ("cloister in the fields"),
  N_ ("cloister with a road"),
  N_ ("city on all sides, pennant"),
  N_ ("great city with a gate, pennant"),
  N_ ("great city with a gate"),
  N_ ("great city, pennant"),
  N_ ("great city"),
  N_ ("city from side to side, pennant"),
  N_ ("city from side to side"),
  N_ ("two cities facing"),
  N_ ("city in the corner, pennant"),
  N_ ("city in the corner"),
  N_ ("two cities at a corner"),
  N_ ("city in the corner, curve, pennant"),
  N_ ("city in the corner, curve"),
  N_ ("city edge"),
  N_ ("city edge over a road"),
  N_ ("city edge, curve to the west"),
  N_ ("city edge, curve to the east"),
  N_ ("city edge, crossing"),
  N_ ("straight road"),
  N_ ("curve"),
  N_ ("crossing of three"),
  N_ ("crossing of four"),
};

const CarcSystem carc_base = {
  .id = CARC_SYSTEM_BASE,
  .name = "base",
  .title = N_ ("Base game"),
  .description = N_ ("Number of copies"),
  .by = CARC_BY_SET,
  .shelf = 1,
  .always = TRUE,
  .least = 1,
  .usual = TRUE,
  CARC_ROWS (tile_names),
  CARC_ROWS (figures),
  CARC_ROWS (lines),
  .effects = carc_base_effects,
  .n_effects = CARC_N_BASE_EFFECTS,
  CARC_ROWS (marks),
  CARC_ROWS (place_rows),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  CARC_ROWS (middle),
  .acts = carc_base_acts,
  .n_acts = CARC_N_BASE_ACTS,
  .questions = carc_base_questions,
  .n_questions = CARC_N_BASE_QUESTIONS,
  .worth = base_worth,
  .queries = carc_base_queries,
  .n_queries = CARC_N_BASE_QUERIES,
  .answer = carc_base_answer,
};
