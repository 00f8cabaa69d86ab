/* referee-judge.c - who gets the points, by the referee: majorities, ties by every reading, farms by three editions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/systems/bridge/carc-bridge.h"
#include "carcassonne/carc-base-marks.h"
#include "carcassonne/carc-siege-marks.h"

#include <stdlib.h>
#include <string.h>

CarcFigureSet
referee_figures_in (const Referee *r, int feature)
{
  CarcFigureSet figures = CARC_NO_FIGURES;
  for (guint i = 0; i < r->n_figures; i++)
    if (referee_feature_of (r, &r->figures[i]) == feature)
      carc_figures_put (&figures, i);
  return figures;
}

/* ---- distances (A1) ---- */

static gboolean
is_water (const Referee *r, const RefereeCell *cell)
{
  return referee_rule (r, CARC_A15) == CARC_A15_CLOSED && cell->cell->flags & CARC_CELL_WATER;
}

/* The shortest walk: the steps to a cell are one more than the least steps to a neighbour.  It repeats this for all
 * cells until nothing changes.  -1 if there is no way. */
static int
walk (const Referee *r, int from_x, int from_y, int x, int y)
{
  g_autofree int *steps = g_new (int, r->cells->len);
  gboolean changed = TRUE;
  int found = -1;
  for (guint i = 0; i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      steps[i] = cell->x == from_x && cell->y == from_y ? 0 : G_MAXINT - 1;
    }
  while (changed)
    {
      changed = FALSE;
      for (guint i = 0; i < r->cells->len; i++)
        for (guint k = 0; k < r->cells->len; k++)
          {
            const RefereeCell *a = &g_array_index (r->cells, RefereeCell, i),
                              *b = &g_array_index (r->cells, RefereeCell, k);
            if (abs (a->x - b->x) + abs (a->y - b->y) != 1 || is_water (r, a) || steps[k] + 1 >= steps[i])
              continue;
            steps[i] = steps[k] + 1;
            changed = TRUE;
          }
    }
  for (guint i = 0; i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      if (cell->x == x && cell->y == y && steps[i] < G_MAXINT - 1)
        found = steps[i];
    }
  return found;
}

int
referee_distance (const Referee *r, int from_x, int from_y, int x, int y)
{
  int across = abs (x - from_x), along = abs (y - from_y), tiles = 0, shortest;
  switch (referee_rule (r, CARC_A1))
    {
    case CARC_A1_BETWEEN: return across + along > 0 ? across + along - 1 : 0;
    case CARC_A1_TILES:
      for (int i = 1; i <= across; i++)
        tiles += referee_cell (r, x > from_x ? from_x + i : from_x - i, from_y) != NULL;
      for (int i = 1; i <= along; i++)
        tiles += referee_cell (r, x, y > from_y ? from_y + i : from_y - i) != NULL;
      return tiles;
    case CARC_A1_WALK: shortest = walk (r, from_x, from_y, x, y); return shortest >= 0 ? shortest : across + along;
    default: return across + along;
    }
}

/* ---- a tie ---- */

guint
referee_weight (guint kind)
{
  for (guint s = 0; s < referee_n_systems; s++)
    for (guint i = 0; i < G_N_ELEMENTS (referee_systems[s]->figures); i++)
      if (referee_systems[s]->figures[i].supply > 0 && referee_systems[s]->figures[i].kind == kind)
        return referee_systems[s]->figures[i].weight;
  return 1;
}

/* The weight of a figure where it stands. */
static guint
weight_of (const Referee *r, const RefereeFigure *figure)
{
  if (figure->kind != CARC_MAYOR || figure->place != AT_WORK)
    return referee_weight (figure->kind);
  return referee_feature (r, referee_feature_of (r, figure))->pennants;
}

typedef struct
{
  CarcFigureSet figures;
  guint tied;
  int distance[TABLE_MAX_PLAYERS];
  double ruler[TABLE_MAX_PLAYERS]; /* the square of the shortest straight length of the figures at that distance */
} Tie;

/* The figure stands on this cell, dx and dy from the west and north of it. */
static void
measure_at (const Referee *r, Tie *tie, guint player, const int her[2], int x, int y, const double spot[2])
{
  const int steps = referee_distance (r, her[0], her[1], x, y);
  const double dx = x - her[0] + spot[0] - 0.5, dy = y - her[1] + spot[1] - 0.5;
  if (steps < tie->distance[player])
    {
      tie->distance[player] = steps;
      tie->ruler[player] = G_MAXDOUBLE;
    }
  if (steps == tie->distance[player])
    tie->ruler[player] = MIN (tie->ruler[player], dx * dx + dy * dy);
}

static void
measure (const Referee *r, Tie *tie, gboolean final)
{
  gboolean before = referee_rule (r, CARC_A13) == CARC_A13_BEFORE && !final;
  const int her[2] = { before ? r->was_x : r->her_x, before ? r->was_y : r->her_y };
  for (guint p = 0; p < r->rules->n_players; p++)
    tie->distance[p] = G_MAXINT;
  for (guint i = 0; i < r->n_figures; i++)
    {
      const RefereeFigure *figure = &r->figures[i];
      if (!carc_figures_has (&tie->figures, i) || !((tie->tied >> figure->player) & 1) || weight_of (r, figure) == 0)
        continue;
      if (figure->place == AT_CORNER)
        {
          /* The nearest of the four tiles around the corner. */
          for (int west = 0; west < 2; west++)
            for (int north = 0; north < 2; north++)
              measure_at (r, tie, figure->player, her, figure->x - west, figure->y - north,
                          (const double[]){ west, north });
          continue;
        }
      const CarcSegment *segment = &referee_cell (r, figure->x, figure->y)->cell->segments[figure->segment];
      measure_at (
          r, tie, figure->player, her, figure->x, figure->y,
          (const double[]){ (double) segment->spot_x / CARC_SPOT_UNIT, (double) segment->spot_y / CARC_SPOT_UNIT });
    }
}

static guint
least_of (const Referee *r, guint among, const double *numbers)
{
  double least = G_MAXDOUBLE;
  guint best = 0;
  for (guint p = 0; p < r->rules->n_players; p++)
    if ((among >> p) & 1)
      least = MIN (least, numbers[p]);
  for (guint p = 0; p < r->rules->n_players; p++)
    if ((among >> p) & 1 && numbers[p] < least + 1e-9)
      best |= 1u << p;
  return best;
}

static guint
fewest_points (Referee *r, guint among)
{
  const int *points = referee_rule (r, CARC_A8) == CARC_A8_RUNNING ? r->scores : r->before;
  double numbers[TABLE_MAX_PLAYERS];
  r->compared = TRUE;
  for (guint p = 0; p < TABLE_MAX_PLAYERS; p++)
    numbers[p] = points[p];
  return least_of (r, among, numbers);
}

static guint
word_of_the_table (Referee *r, guint among)
{
  const RefereeWord *word;
  if (r->unasked)
    return among;
  if (r->n_used == r->n_words)
    {
      r->fault = "the table was not asked";
      return among;
    }
  word = &r->words[r->n_used++];
  if (word->among != among)
    r->fault = "the table was asked about other players";
  return word->winners;
}

static guint
where_the_sheet_ends (Referee *r, const Tie *tie, guint among, gboolean final)
{
  const int active = final ? r->laid_by : (int) r->player;
  guint last = 0, best = among;
  switch (referee_rule (r, CARC_A10))
    {
    case CARC_A10_RULER: return least_of (r, among, tie->ruler);
    case CARC_A10_ACTIVE: return active >= 0 && (among >> active) & 1 ? 1u << active : among;
    case CARC_A10_LAST:
      for (guint i = 0; i < r->n_figures; i++)
        if (carc_figures_has (&tie->figures, i) && (among >> r->figures[i].player) & 1 && r->figures[i].came > last
            && weight_of (r, &r->figures[i]) > 0)
          {
            last = r->figures[i].came;
            best = 1u << r->figures[i].player;
          }
      return best;
    case CARC_A10_NOBODY: return 0;
    case CARC_A10_ASK: return word_of_the_table (r, among);
    default: return among;
    }
}

static gboolean
is_one (guint players)
{
  return players != 0 && (players & (players - 1)) == 0;
}

static guint
judge (Referee *r, const CarcFigureSet *figures, guint tied, int value, gboolean final)
{
  Tie tie = { .figures = *figures, .tied = tied };
  double steps[TABLE_MAX_PLAYERS];
  guint wins;
  measure (r, &tie, final);
  for (guint p = 0; p < TABLE_MAX_PLAYERS; p++)
    steps[p] = tie.distance[p];
  wins = least_of (r, tied, steps);
  if (!is_one (wins) && referee_rule (r, CARC_A11) == CARC_A11_TABLE)
    wins = word_of_the_table (r, wins);
  else if (!is_one (wins) && referee_rule (r, CARC_A11) == CARC_A11_SPOTS)
    wins = least_of (r, wins, tie.ruler);
  else if (!is_one (wins))
    wins = fewest_points (r, wins);
  if (!is_one (wins))
    wins = where_the_sheet_ends (r, &tie, wins, final);
  r->n_ties++;
  r->tie_sum += value;
  for (guint p = 0; p < r->rules->n_players; p++)
    r->tie_sum += (int) ((p + 1) * (((tied >> p) & 1) + 7 * ((wins >> p) & 1)))
                  + ((tied >> p) & 1 ? 31 * tie.distance[p] : 0);
  return wins;
}

static guint
majority (const Referee *r, const CarcFigureSet *figures)
{
  guint weight[TABLE_MAX_PLAYERS] = { 0 }, most = 0, tied = 0;
  for (guint i = 0; i < r->n_figures; i++)
    if (carc_figures_has (figures, i))
      weight[r->figures[i].player] += weight_of (r, &r->figures[i]);
  for (guint p = 0; p < r->rules->n_players; p++)
    most = MAX (most, weight[p]);
  for (guint p = 0; p < r->rules->n_players && most > 0; p++)
    tied |= (guint) (weight[p] == most) << p;
  return tied;
}

static guint
settled (const Referee *r, const CarcFigureSet *figures, guint tied, gboolean last)
{
  for (guint i = 0; !is_one (tied) && i < referee_n_systems; i++)
    if (carc_in_play (r->rules, referee_systems[i]->system) && referee_systems[i]->settles)
      tied = referee_systems[i]->settles (r, figures, tied, last);
  return tied;
}

guint
referee_winners (Referee *r, const CarcFigureSet *figures, int value, gboolean final)
{
  const gboolean judged = carc_in_play (r->rules, CARC_SYSTEM_ARBITRESS);
  guint tied = majority (r, figures);
  r->majority = tied;
  if (tied == 0 || is_one (tied) || value == 0)
    return tied;
  tied = r->majority = settled (r, figures, tied, FALSE);
  if (judged && !is_one (tied))
    tied = judge (r, figures, tied, value, final);
  if (tied != 0 && !is_one (tied))
    tied = settled (r, figures, tied, TRUE);
  if (!judged)
    r->majority = tied;
  return tied;
}

/* ---- farms ---- */

/* Is the city complete, and does a segment of the farm touch it? */
static gboolean
touches (const Referee *r, int farm, int city)
{
  for (guint c = 0; c < r->cells->len && referee_feature (r, city)->done; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        for (guint k = 0; cell->feature[i] == farm && k < cell->cell->n_nodes; k++)
          if ((cell->cell->segments[i].touches >> k) & 1 && cell->feature[k] == city)
            return TRUE;
    }
  return FALSE;
}

/* CS4 */
static gboolean
is_besieged (const Referee *r, int city)
{
  return referee_feature (r, city)->of_mark[CARC_BESIEGED] > 0
         && (referee_rule (r, CARC_CS4) == CARC_CS4_BESIEGED || !referee_is_castle (r, city));
}

/* What a pig, or a herd, adds to what the city pays. */
static int
pig_pays (const Referee *r, int city)
{
  return is_besieged (r, city) && referee_rule (r, CARC_B3) == CARC_B3_EIGHT ? 2 : 1;
}

static int
pays (const Referee *r, int city, int each, gboolean herd)
{
  return each * (is_besieged (r, city) ? 2 : 1) + referee_is_castle (r, city) + (herd ? pig_pays (r, city) : 0);
}

/* Has the player a pig among these figures? */
static gboolean
has_pig (const Referee *r, const CarcFigureSet *figures, guint player)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (carc_figures_has (figures, i) && r->figures[i].player == player && r->figures[i].kind == CARC_PIG)
      return TRUE;
  return FALSE;
}

static gboolean
has_herd (const Referee *r, int farm)
{
  return referee_feature (r, farm)->of_mark[CARC_HERD] > 0;
}

/* What each city pays the farmers at the end. */
static int
farmers_get (const Referee *r, int farm)
{
  int each = 3;
  for (guint i = 0; i < referee_n_systems; i++)
    if (carc_in_play (r->rules, referee_systems[i]->system) && referee_systems[i]->city_pays)
      each = referee_systems[i]->city_pays (r, farm, each);
  return each;
}

void
referee_pay_farm (Referee *r, int farm, const CarcFigureSet *figures, int each, gboolean final)
{
  const gboolean animals = each < 4;
  int value = 0, pigs = 0;
  for (guint city = 0; city < r->features->len; city++)
    if (referee_feature (r, (int) city)->kind == CARC_CITY && touches (r, farm, (int) city))
      {
        value += pays (r, (int) city, each, animals && has_herd (r, farm));
        pigs += pig_pays (r, (int) city);
      }
  const guint wins = referee_winners (r, figures, value, final);
  for (guint p = 0; p < r->rules->n_players; p++)
    if ((wins >> p) & 1)
      {
        const int points = value + (animals && has_pig (r, figures, p) ? pigs : 0);
        referee_give (r, p, points, CARC_LINE_FARM);
        r->land[p] += points;
      }
}

int
referee_farm_worth (const Referee *r, int farm, const CarcFigureSet *figures, guint player)
{
  const int each = referee_rule (r, CARC_B1) == CARC_B1_FIRST ? 4 : farmers_get (r, farm);
  int value = 0;
  for (guint city = 0; city < r->features->len; city++)
    if (referee_feature (r, (int) city)->kind == CARC_CITY && touches (r, farm, (int) city))
      {
        value += pays (r, (int) city, each, has_herd (r, farm));
        value += figures != NULL && has_pig (r, figures, player) ? pig_pays (r, (int) city) : 0;
      }
  return value;
}

/* By the third or the second edition.  `paid`: for each city, a bit per player whom it has paid; NULL: third. */
static void
score_farm (Referee *r, int farm, guint8 *paid)
{
  int whole = 0, mine[TABLE_MAX_PLAYERS] = { 0 }, pigs[TABLE_MAX_PLAYERS] = { 0 }, most = 0;
  CarcFigureSet figures = referee_figures_in (r, farm);
  guint tied = majority (r, &figures), wins;
  for (guint city = 0; city < r->features->len; city++)
    if (referee_feature (r, (int) city)->kind == CARC_CITY && touches (r, farm, (int) city))
      {
        int value = pays (r, (int) city, farmers_get (r, farm), has_herd (r, farm));
        whole += value;
        for (guint p = 0; p < r->rules->n_players; p++)
          if (!paid || !((paid[city] >> p) & 1))
            {
              mine[p] += value;
              pigs[p] += has_pig (r, &figures, p) ? pig_pays (r, (int) city) : 0;
            }
      }
  for (guint p = 0; p < r->rules->n_players; p++)
    most = MAX (most, (tied >> p) & 1 ? mine[p] : 0);
  wins = referee_winners (r, &figures, paid ? most : whole, TRUE);
  for (guint p = 0; p < r->rules->n_players; p++)
    if ((wins >> p) & 1)
      {
        referee_give (r, p, mine[p] + pigs[p], CARC_LINE_FARM);
        for (guint city = 0; paid && city < r->features->len; city++)
          if (referee_feature (r, (int) city)->kind == CARC_CITY && touches (r, farm, (int) city))
            paid[city] |= (guint8) (1u << p);
      }
}

static void
tell_farm (Referee *r, int farm)
{
  const CarcFigureSet farmers = referee_figures_in (r, farm);
  referee_tell_scored (r, &farmers);
}

/* By the third edition, what a farm brings besides comes right behind it. */
static void
award_farm (Referee *r, int farm)
{
  score_farm (r, farm, NULL);
  tell_farm (r, farm);
}

/* By the first edition. */
static void
score_city_by_farmers (Referee *r, int city)
{
  CarcFigureSet figures = CARC_NO_FIGURES, herders = CARC_NO_FIGURES;
  guint wins;
  for (guint farm = 0; farm < r->features->len; farm++)
    if (referee_feature (r, (int) farm)->kind == CARC_FARM && touches (r, (int) farm, city))
      {
        CarcFigureSet farmers = referee_figures_in (r, (int) farm);
        carc_figures_join (&figures, &farmers);
        if (has_herd (r, (int) farm))
          carc_figures_join (&herders, &farmers);
      }
  wins = referee_winners (r, &figures, pays (r, city, 4, FALSE), TRUE);
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      gboolean herd = FALSE;
      for (guint i = 0; i < r->n_figures; i++)
        herd |= carc_figures_has (&herders, i) && r->figures[i].player == p;
      if ((wins >> p) & 1)
        referee_give (r, p, pays (r, city, 4, herd) + (has_pig (r, &figures, p) ? pig_pays (r, city) : 0),
                      CARC_LINE_FARM);
    }
}

void
referee_farms (Referee *r)
{
  guint edition = referee_rule (r, CARC_B1);
  g_autofree guint8 *paid = edition == CARC_B1_SECOND ? g_new0 (guint8, r->features->len) : NULL;
  for (guint f = 0; f < r->features->len; f++)
    if (edition == CARC_B1_FIRST && referee_feature (r, (int) f)->kind == CARC_CITY)
      score_city_by_farmers (r, (int) f);
    else if (edition == CARC_B1_SECOND && referee_feature (r, (int) f)->kind == CARC_FARM)
      score_farm (r, (int) f, paid);
  if (edition == CARC_B1_THIRD)
    referee_score_left (r, REFEREE_ORDER_FARMS, award_farm);
  for (guint f = 0; edition != CARC_B1_THIRD && f < r->features->len; f++)
    if (referee_feature (r, (int) f)->kind == CARC_FARM)
      tell_farm (r, (int) f);
}
