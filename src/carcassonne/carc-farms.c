/* carc-farms.c - farms at the end, by three editions (B1).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Third: each farm by itself, 3 a completed city.  Second: the same, but a player is paid once for a city.  First: city
 * by city, 4 to whoever has most farmers on all the farms that touch it.  A besieged city counts twice.
 */
#include "carc-rooms.h"

/* Calls `each` once for every completed city that the farm touches. */
static void
each_city (const CarcState *state, guint16 farm, CarcBits *seen, void (*each) (guint16 city, gpointer data),
           gpointer data)
{
  guint16 member = farm;
  do
    {
      guint16 node0 = state->slots[state->nodes[member].slot].node0;
      guint touches = carc_node_segment (state, member)->touches;
      for (guint i = 0; touches; i++, touches >>= 1)
        {
          guint16 city = state->nodes[node0 + i].feature;
          if ((touches & 1) && state->nodes[city].open == 0 && carc_bits_put (seen, city))
            each (city, data);
        }
      member = state->nodes[member].next;
    }
  while (member != farm);
}

/* All that the weight of a farmer may depend on. */
static const CarcSurvey farmland = { .kind = CARC_FARM };

static int
price_cities (const CarcState *state, TableLine *line, int each, int plain, int besieged, gboolean herd)
{
  gboolean seven = carc_rule (state, CARC_B3) == CARC_B3_SEVEN;
  int pigs = herd ? plain + besieged * (seven ? 1 : 2) : 0;
  carc_add_term (line, plain, each, CARC_NOUN_CITY);
  carc_add_term (line, besieged, 2 * each, CARC_NOUN_SIEGED);
  carc_add_term (line, pigs, 1, CARC_NOUN_HERD);
  if (herd && state->nodes[line->feature].marks & CARC_MARK_LAKE)
    table_rulings_put (&line->rulings, CARC_L48);
  if (herd && besieged)
    table_rulings_put (&line->rulings, CARC_B3);
  return each * (plain + 2 * besieged) + pigs;
}

static void
name_line (const CarcState *state, guint16 node, TableLine *line)
{
  CarcCellXY cell = carc_name_cell (state, node);
  *line = (TableLine){ .kind = CARC_LINE_FARM, .final = TRUE, .feature = node, .x = cell.x, .y = cell.y };
}

/* ---- third and second edition ---- */

typedef struct
{
  const CarcState *state;
  CarcBits *paid; /* second: cities already paid to the player, else NULL */
  gboolean pay;   /* FALSE: only look what is unpaid */
  int plain, besieged;
} Count;

static void
count_city (guint16 city, gpointer data)
{
  Count *count = data;
  if (count->paid && (count->pay ? !carc_bits_put (count->paid, city) : carc_bits_has (count->paid, city)))
    return;
  if (count->state->nodes[city].marks & CARC_MARK_SIEGE)
    count->besieged++;
  else
    count->plain++;
}

/* Second edition: the most that one of the tied could still get for the farm; nothing leaves nothing to judge (A6). */
static int
most_unpaid (const CarcState *state, guint16 farm, guint8 tied, CarcBits *paid, gboolean herd)
{
  int most = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcBits seen;
      TableLine line;
      Count unpaid = { .state = state, .paid = &paid[player] };
      if (!(tied & (1 << player)))
        continue;
      carc_bits_empty (&seen, state->n_nodes);
      each_city (state, farm, &seen, count_city, &unpaid);
      name_line (state, farm, &line);
      int value = price_cities (state, &line, 3, unpaid.plain, unpaid.besieged, herd);
      most = MAX (most, value);
    }
  return most;
}

static gboolean
score_farm (CarcState *state, guint16 farm, CarcBits *paid)
{
  CarcBits seen;
  Count count = { .state = state };
  TableLine line;
  CarcVerdict verdict;
  gboolean herd = (state->nodes[farm].marks & CARC_MARK_HERD) != 0;

  carc_bits_empty (&seen, state->n_nodes);
  each_city (state, farm, &seen, count_city, &count);
  name_line (state, farm, &line);
  int value = price_cities (state, &line, 3, count.plain, count.besieged, herd);
  if (value == 0)
    return TRUE;
  CarcCase the_case = { farm, CARC_FARM, TRUE, value, carc_figures_on (state, farm), 0 };
  the_case.tied = carc_majority (state, &the_case.figures, &farmland);
  if (paid)
    the_case.value = most_unpaid (state, farm, the_case.tied, paid, herd);
  if (the_case.value == 0)
    return TRUE;
  if (!carc_decide (state, &the_case, &verdict))
    return FALSE;
  if (paid == NULL)
    {
      carc_book (state, &verdict, &line);
      return TRUE;
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcVerdict his = verdict;
      Count unpaid = { .state = state, .paid = &paid[player], .pay = TRUE };
      if (!(verdict.winners & (1 << player)))
        continue;
      his.winners = (guint8) (1 << player);
      carc_bits_empty (&seen, state->n_nodes);
      each_city (state, farm, &seen, count_city, &unpaid);
      name_line (state, farm, &line);
      table_rulings_put (&line.rulings, CARC_B1);
      if (unpaid.plain + unpaid.besieged < count.plain + count.besieged && his.because == CARC_BECAUSE_ALONE)
        his.because = CARC_BECAUSE_PAID_ONCE;
      if (price_cities (state, &line, 3, unpaid.plain, unpaid.besieged, herd))
        carc_book (state, &his, &line);
    }
  return TRUE;
}

/* ---- first edition ---- */

typedef struct
{
  guint16 city, oldest;
  CarcFigureSet figures, herders;
} CityFarmers; /* oldest: node of the city */
typedef struct
{
  const CarcState *state;
  GArray *cities;
  CarcFigureSet figures;
  gboolean herd;
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
  TableLine line;
  CarcVerdict verdict;
  gboolean besieged = (state->nodes[city->city].marks & CARC_MARK_SIEGE) != 0;
  CarcCase the_case = { city->city, CARC_FARM, TRUE, besieged ? 8 : 4, city->figures, 0 };
  the_case.tied = carc_majority (state, &city->figures, &farmland);
  if (!carc_decide (state, &the_case, &verdict))
    return FALSE;
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcVerdict his = verdict;
      gboolean herd = FALSE;
      if (!(verdict.winners & (1 << player)))
        continue;
      for (CARC_EACH_FIGURE (i, &city->herders))
        herd |= state->figures[i].player == player;
      his.winners = (guint8) (1 << player);
      name_line (state, city->city, &line);
      table_rulings_put (&line.rulings, CARC_B1);
      price_cities (state, &line, 4, besieged ? 0 : 1, besieged ? 1 : 0, herd);
      carc_book (state, &his, &line);
    }
  return TRUE;
}

static gboolean
score_by_cities (CarcState *state)
{
  g_autoptr (GArray) cities = g_array_new (FALSE, FALSE, sizeof (CityFarmers));
  Gather gather = { .state = state, .cities = cities };
  guint16 farms[CARC_MAX_FIGURES];
  guint n = carc_occupied (state, 1u << CARC_FARM, farms);
  for (guint i = 0; i < n; i++)
    {
      CarcBits seen;
      gather.figures = carc_figures_on (state, farms[i]);
      gather.herd = (state->nodes[farms[i]].marks & CARC_MARK_HERD) != 0;
      carc_bits_empty (&seen, state->n_nodes);
      each_city (state, farms[i], &seen, gather_city, &gather);
    }
  g_array_sort (cities, by_age);
  for (guint i = 0; i < cities->len; i++)
    if (!score_city_by_farmers (state, &g_array_index (cities, CityFarmers, i)))
      return FALSE;
  return TRUE;
}

gboolean
carc_score_farms (CarcState *state)
{
  guint edition = carc_rule (state, CARC_B1);
  g_autofree CarcBits *paid = edition == CARC_B1_SECOND ? g_new0 (CarcBits, TABLE_MAX_PLAYERS) : NULL;
  if (edition == CARC_B1_FIRST)
    return score_by_cities (state);
  guint16 farms[CARC_MAX_FIGURES];
  guint n = carc_occupied (state, 1u << CARC_FARM, farms);
  for (guint i = 0; i < n; i++)
    if (!score_farm (state, farms[i], paid))
      return FALSE;
  return TRUE;
}
