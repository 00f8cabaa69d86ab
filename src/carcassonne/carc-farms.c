/* carc-farms.c - scores farms at the end of the game, by one of three editions (B1).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Third edition: each farm by itself, 3 points for each completed city.  Second: the same, but no city pays a player
 * twice.  First: each completed city pays 4 points to the player with the most farmers on all farms that touch it.  A
 * besieged city counts twice.
 */
#include "carc-rooms.h"
#include "carcassonne/carc-base-marks.h"

/* Calls `each` once for every completed city that the farm touches. */
static void
each_city (const CarcState *state, guint16 farm, CarcBits *seen, void (*each) (guint16 city, gpointer data),
           gpointer data)
{
  guint16 member = farm;
  do
    {
      guint16 node0 = state->slots[state->nodes[member].slot].node0;
      for (guint touches = state->nodes[member].printed; touches; touches &= touches - 1)
        {
          guint16 city = state->nodes[node0 + (guint) __builtin_ctz (touches)].feature;
          if (state->nodes[city].open == 0 && carc_bits_put (seen, city))
            each (city, data);
        }
      member = state->nodes[member].next;
    }
  while (member != farm);
}

typedef struct
{
  guint16 *cities;
  guint n, max;
} Listed;

static void
list_city (guint16 city, gpointer data)
{
  Listed *listed = data;
  if (listed->n < listed->max)
    listed->cities[listed->n] = city;
  listed->n++;
}

guint
carc_farm_cities (const CarcState *state, guint16 farm, guint16 *cities, guint max)
{
  CarcBits seen;
  Listed listed = { cities, 0, max };
  carc_bits_empty (&seen, state->n_nodes);
  each_city (state, farm, &seen, list_city, &listed);
  return listed.n;
}

/* ---- second edition ---- */

typedef struct
{
  const CarcState *state;
  CarcBits *paid; /* the cities that have paid the player */
  gboolean pay;   /* adds the cities to `paid`; FALSE: only counts those that are not in it */
  CarcSurvey *survey;
} Count;

static void
count_unpaid (guint16 city, gpointer data)
{
  Count *count = data;
  if (count->pay ? carc_bits_put (count->paid, city) : !carc_bits_has (count->paid, city))
    carc_survey_add_city (count->state, city, count->survey);
}

/* What the farm is worth to one of its owners; no city pays this player again. */
static int
appraise_unpaid (const CarcState *state, CarcSurvey *survey, CarcBits *paid, gboolean pay, CarcWorth *worth)
{
  CarcBits seen;
  Count count = { state, paid, pay, survey };
  survey->cities = 0;
  survey->city_marked.some = CARC_NO_MARKS;
  carc_bits_empty (&seen, state->n_nodes);
  each_city (state, survey->root, &seen, count_unpaid, &count);
  return carc_appraise (state, survey, TRUE, worth);
}

/* The most that one of the tied players can still get for the farm.  If it is 0, there is no tie to judge (A6). */
static int
most_unpaid (const CarcState *state, const CarcSurvey *whole, guint8 tied, CarcBits *paid)
{
  int most = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcSurvey survey = *whole;
      CarcWorth worth;
      if (!(tied & (1 << player)))
        continue;
      int value = appraise_unpaid (state, &survey, &paid[player], FALSE, &worth);
      most = MAX (most, value);
    }
  return most;
}

/* The majority was paid for all its cities before; the others are outnumbered. */
static void
tell_all_paid (CarcState *state, const CarcSurvey *whole, guint8 most)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    if (most & 1 << player)
      carc_effect_nothing (state, player, whole->root, CARC_BECAUSE_PAID_ONCE);
  const CarcVerdict all = { .winners = most, .tie = -1 };
  carc_effect_losers (state, whole, &all, most, CARC_BECAUSE_OUTNUMBERED, TRUE);
}

static gboolean
score_unpaid (CarcState *state, const CarcOccupied *farm, CarcBits *paid)
{
  CarcSurvey whole;
  CarcWorth worth;
  CarcVerdict verdict;
  carc_survey_with (state, farm->root, &farm->figures, &whole);
  CarcCase the_case = {
    .node = farm->root, .kind = CARC_FARM, .final = TRUE, .figures = farm->figures, .tied = carc_majority (&whole)
  };
  the_case.value = most_unpaid (state, &whole, the_case.tied, paid);
  if (the_case.value == 0)
    {
      if (whole.cities == 0)
        carc_effect_losers (state, &whole, NULL, 0, CARC_BECAUSE_NO_CITY, TRUE);
      else
        tell_all_paid (state, &whole, the_case.tied);
      return TRUE;
    }
  if (!carc_decide (state, &the_case, &verdict))
    return FALSE;
  carc_effect_losers (state, &whole, &verdict, the_case.tied, CARC_BECAUSE_OUTNUMBERED, TRUE);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcVerdict his = verdict;
      CarcSurvey survey = whole;
      his.winners &= (guint8) (1 << player);
      if (his.winners == 0)
        {
          if (verdict.tie >= 0)
            appraise_unpaid (state, &survey, &paid[player], FALSE, &worth);
          carc_note_lost (state, &verdict, 1u << player, &survey, TRUE, &worth);
          continue;
        }
      int value = appraise_unpaid (state, &survey, &paid[player], TRUE, &worth);
      table_rulings_put (&worth.rulings, CARC_B1);
      if (survey.cities < whole.cities && his.because == CARC_BECAUSE_ALONE)
        his.because = CARC_BECAUSE_PAID_ONCE;
      if (value)
        carc_book_worth (state, &his, &survey, TRUE, &worth);
      else
        carc_effect_nothing (state, player, farm->root, CARC_BECAUSE_PAID_ONCE);
    }
  return TRUE;
}

/* ---- first edition ---- */

typedef struct
{
  guint16 city, oldest;           /* the root of the city, and its oldest node */
  CarcFigureSet figures, herders; /* on all farms that touch the city; those of them on a farm with a pig herd */
} CityFarmers;
typedef struct
{
  const CarcState *state;
  GArray *cities;
  CarcFigureSet figures;
  gboolean herd;
  gboolean any; /* the farm touches a completed city */
} Gather;

static int
by_age (gconstpointer a, gconstpointer b)
{
  return (int) ((const CityFarmers *) a)->oldest - (int) ((const CityFarmers *) b)->oldest;
}

static void
gather_city (guint16 city, gpointer data)
{
  Gather *gather = data;
  CityFarmers *found = NULL;
  gather->any = TRUE;
  for (guint i = 0; i < gather->cities->len && !found; i++)
    if (g_array_index (gather->cities, CityFarmers, i).city == city)
      found = &g_array_index (gather->cities, CityFarmers, i);
  if (found == NULL)
    {
      CityFarmers fresh = { .city = city, .oldest = gather->state->nodes[city].oldest };
      g_array_append_val (gather->cities, fresh);
      found = &g_array_index (gather->cities, CityFarmers, gather->cities->len - 1);
    }
  carc_figures_join (&found->figures, &gather->figures);
  if (gather->herd)
    carc_figures_join (&found->herders, &gather->figures);
}

static gboolean
score_city_by_farmers (CarcState *state, const CityFarmers *city)
{
  CarcWorth worth;
  CarcVerdict verdict;
  CarcSurvey survey = { .root = city->city,
                        .kind = CARC_FARM,
                        .marks = carc_marks_without (carc_feature_marks (state, city->city), CARC_HERD) };
  carc_survey_add_city (state, city->city, &survey);
  carc_weigh (state, &city->figures, &survey);
  CarcCase the_case = { .node = city->city,
                        .kind = CARC_FARM,
                        .final = TRUE,
                        .value = carc_appraise (state, &survey, TRUE, &worth),
                        .figures = city->figures,
                        .tied = carc_majority (&survey) };
  if (!carc_decide (state, &the_case, &verdict))
    return FALSE;
  carc_effect_losers (state, &survey, &verdict, the_case.tied, CARC_BECAUSE_OUTNUMBERED, TRUE);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcVerdict his = verdict;
      CarcSurvey farms = survey;
      his.winners &= (guint8) (1 << player);
      for (CARC_EACH_FIGURE (i, &city->herders))
        if (state->figures[i].player == player)
          farms.marks = carc_marks_with (farms.marks, CARC_HERD);
      carc_appraise (state, &farms, TRUE, &worth);
      carc_note_lost (state, &verdict, 1u << player, &farms, TRUE, &worth);
      table_rulings_put (&worth.rulings, CARC_B1);
      carc_book_worth (state, &his, &farms, TRUE, &worth);
    }
  return TRUE;
}

static void
tell_no_city (CarcState *state, const CarcOccupied *farm)
{
  CarcSurvey survey;
  carc_survey_with (state, farm->root, &farm->figures, &survey);
  carc_effect_losers (state, &survey, NULL, 0, CARC_BECAUSE_NO_CITY, TRUE);
}

static gboolean
score_by_cities (CarcState *state)
{
  g_autoptr (GArray) cities = g_array_new (FALSE, FALSE, sizeof (CityFarmers));
  Gather gather = { .state = state, .cities = cities };
  CarcOccupied farms[CARC_MAX_FIGURES];
  guint n = carc_occupied (state, 1u << CARC_FARM, farms);
  for (guint i = 0; i < n; i++)
    {
      CarcBits seen;
      gather.figures = farms[i].figures;
      gather.herd = carc_marks_has (carc_feature_marks (state, farms[i].root), CARC_HERD);
      carc_bits_empty (&seen, state->n_nodes);
      gather.any = FALSE;
      each_city (state, farms[i].root, &seen, gather_city, &gather);
      if (!gather.any)
        tell_no_city (state, &farms[i]);
    }
  g_array_sort (cities, by_age);
  for (guint i = 0; i < cities->len; i++)
    if (!score_city_by_farmers (state, &g_array_index (cities, CityFarmers, i)))
      return FALSE;
  return TRUE;
}

/* By the first and the second edition, whole farms are not scored as features are. */
static gboolean
score_by_old_edition (CarcState *state, const CarcOccupied *farms, guint n)
{
  if (carc_rule (state, CARC_B1) == CARC_B1_FIRST)
    return score_by_cities (state);
  g_autofree CarcBits *paid = g_new0 (CarcBits, TABLE_MAX_PLAYERS);
  for (guint i = 0; i < n; i++)
    if (!score_unpaid (state, &farms[i], paid))
      return FALSE;
  return TRUE;
}

gboolean
carc_score_farms (CarcState *state)
{
  if (carc_rule (state, CARC_B1) == CARC_B1_THIRD)
    return carc_score_left (state, 1u << CARC_FARM);
  CarcOccupied farms[CARC_MAX_FIGURES];
  const guint n = carc_occupied (state, 1u << CARC_FARM, farms);
  if (!score_by_old_edition (state, farms, n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    carc_feature_scored (state, farms[i].root, &farms[i].figures, TRUE);
  return TRUE;
}
