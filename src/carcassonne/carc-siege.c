/* carc-siege.c - besieged cities: one point less a tile and pennant when done, nothing when not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a besieged city is worth to farms is in carc-farms.c.
 */
#include "carc-rooms.h"
#include "table/table-intl.h"

static const CarcMarkRow marks[] = { { CARC_BESIEGED, "siege" } };
static const CarcNounRow nouns[] = {
  { CARC_NOUN_SIEGED, "besieged", CARC_FORMS ("besieged city", "besieged cities") },
};

#define BASE N_ ("Carcassonne, the base game")

static const CarcRulingRow rulings[] = {
  { CARC_B3,
    "B3",
    BASE,
    N_ ("What does a besieged city pay a farm that has a pig or a pig herd?"),
    2,
    { { "eight", N_ ("It counts as two cities all through: 8 points.") },
      { "seven", N_ ("The pig adds its point once: 7 points.") } } },
};

static void
price (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcPrice *price)
{
  if (survey->kind != CARC_CITY || !(survey->marks & CARC_MARK_SIEGE))
    return;
  price->tile = final ? 0 : survey->marks & CARC_MARK_CATHEDRAL ? 2 : 1;
  price->pennant = price->tile;
}

const CarcSystem carc_siege = {
  .id = CARC_SYSTEM_SIEGE,
  .name = "siege",
  .title = N_ ("Siege"),
  .description = N_ ("Copies of the besieged cities"),
  .by = CARC_BY_SET,
  CARC_ROWS (marks),
  CARC_ROWS (nouns),
  CARC_ROWS (rulings),
  .price = price,
};
