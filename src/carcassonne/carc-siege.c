/* carc-siege.c - besieged cities: 1 point less for each tile and pennant when complete, nothing when incomplete.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the ruling B3.
 */
#include "carc-rooms.h"
#include "table/table-intl.h"

static const CarcMarkRow marks[] = { { CARC_BESIEGED, "siege", .in_sum = N_ ("besieged") } };
static const CarcNounRow nouns[] = {
  { CARC_NOUN_SIEGED, "besieged", CARC_FORMS ("besieged city", "besieged cities") },
};

static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_OPEN_SIEGE, "open-siege", N_ ("an incomplete besieged city is worth nothing") },
};

#define BASE N_ ("Carcassonne, the base game")

static const CarcRulingRow rulings[] = {
  { CARC_B3,
    "B3",
    BASE,
    N_ ("What does a besieged city pay a farm that has a pig or a pig herd?"),
    2,
    { { "eight", N_ ("It counts as two cities in every respect: 8 points.") },
      { "seven", N_ ("The pig adds its point once: 7 points.") } } },
};

static void
siege_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  const int besieged = survey->city_marked[CARC_BESIEGED];
  if (survey->kind == CARC_CITY && survey->marks & CARC_MARK_SIEGE)
    {
      worth->nothing = CARC_BECAUSE_OPEN_SIEGE;
      const gint16 each = final ? 0 : survey->marks & CARC_MARK_CATHEDRAL ? 2 : 1;
      carc_worth_term (worth, CARC_NOUN_TILE)->each = each;
      carc_worth_term (worth, CARC_NOUN_PENNANT)->each = each;
    }
  /* For a farm, a besieged city counts twice. */
  if (survey->kind == CARC_FARM && besieged)
    {
      TableTerm *plain = carc_worth_term (worth, CARC_NOUN_CITY);
      const int each = plain->each;
      plain->count = (gint16) (plain->count - besieged);
      carc_worth_add (worth, CARC_NOUN_SIEGED, besieged, 2 * each);
    }
  if (survey->kind == CARC_FARM && besieged && survey->marks & CARC_MARK_HERD)
    {
      if (carc_rule (state, CARC_B3) == CARC_B3_EIGHT)
        carc_worth_term (worth, CARC_NOUN_HERD)->count += (gint16) besieged;
      table_rulings_put (&worth->rulings, CARC_B3);
    }
}

static const char *const tile_names[] = {
  N_ ("besieged city edge"),
  N_ ("besieged city edge over a road"),
  N_ ("besieged city in the corner"),
  N_ ("besieged city in the corner, curve"),
};

const CarcSystem carc_siege = {
  .id = CARC_SYSTEM_SIEGE,
  .name = "siege",
  .title = N_ ("Siege"),
  .description = N_ ("Copies of the besieged cities"),
  .by = CARC_BY_SET,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (rulings),
  .worth = siege_worth,
};
