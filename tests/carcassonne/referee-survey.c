/* referee-survey.c - finds the features of the referee's table by flood fill, and what they are worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/systems/inns/carc-inns.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/carc-inns-marks.h"
#include "carcassonne/carc-lake-marks.h"
#include "carcassonne/carc-siege-marks.h"

static const int side_x[4] = { 0, 1, 0, -1 }, side_y[4] = { -1, 0, 1, 0 };

static guint
number_at (const Referee *r, int x, int y)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (r->places, referee_cell_key (x, y)));
}

static RefereeCell *
numbered (const Referee *r, guint number)
{
  return number == 0 ? NULL : &g_array_index (r->cells, RefereeCell, number - 1);
}

RefereeCell *
referee_cell (const Referee *r, int x, int y)
{
  return numbered (r, number_at (r, x, y));
}

void
referee_join (Referee *r, int x, int y)
{
  const guint number = r->cells->len;
  RefereeCell *cell = numbered (r, number);
  g_hash_table_insert (r->places, referee_cell_key (x, y), GUINT_TO_POINTER (number));
  for (guint side = 0; side < 4; side++)
    {
      cell->beside[side] = number_at (r, x + side_x[side], y + side_y[side]);
      if (cell->beside[side] > 0)
        numbered (r, cell->beside[side])->beside[(side + 2) % 4] = number;
    }
}

/* ---- the flood fill ---- */

static void flood (Referee *r, RefereeCell *cell, guint segment, int id, RefereeFeature *feature);

/* Over the ferry to the other road that it joins. */
static void
cross (Referee *r, RefereeCell *cell, guint segment, int id, RefereeFeature *feature)
{
  const CarcSegment *s = &cell->cell->segments[segment];
  feature->open += cell->ferry_due && !referee_is_bridge (r, cell, segment);
  for (guint i = 0; i < cell->cell->n_nodes && (s->sides & cell->ferry); i++)
    if (cell->cell->segments[i].kind == CARC_ROAD && (cell->cell->segments[i].sides & cell->ferry)
        && cell->feature[i] < 0)
      flood (r, cell, i, id, feature);
}

static void
flood (Referee *r, RefereeCell *cell, guint segment, int id, RefereeFeature *feature)
{
  const CarcSegment *s = &cell->cell->segments[segment];
  gboolean first_here = TRUE;
  for (guint i = 0; i < cell->cell->n_nodes; i++)
    first_here &= cell->feature[i] != id;
  cell->feature[segment] = id;
  feature->tiles += first_here;
  feature->pennants += s->pennants;
  if (s->kind == CARC_ROAD)
    cross (r, cell, segment, id, feature);
  for (guint i = 0; i < r->rules->n_playing && carc_marks_any (s->marks); i++)
    for (guint k = 0; k < r->rules->playing[i]->n_marks; k++)
      {
        const guint mark = r->rules->playing[i]->marks[k].id;
        feature->of_mark[mark] += (guint) carc_marks_has (s->marks, mark);
      }
  for (guint half = 0; half < 8; half++)
    {
      guint side = half / 2, opposite = (side + 2) % 4;
      const gboolean by_half = (s->halves >> half) & 1; /* a farm, or the City inside its tile */
      if (!by_half && (s->kind == CARC_FARM || half % 2 || !((s->sides >> side) & 1)))
        continue;
      RefereeCell *next = numbered (r, cell->beside[side]);
      if (next == NULL || next->cell->edges[opposite] != cell->cell->edges[side])
        {
          feature->open += next == NULL || next->cell->edges[opposite] != CARC_EDGE_ANY; /* an abbey's side ends it */
          continue;
        }
      /* The half of the next cell that meets this half. */
      guint mirror = 2 * opposite + (half % 2 ? 0 : 1);
      for (guint i = 0; i < next->cell->n_nodes; i++)
        {
          const CarcSegment *t = &next->cell->segments[i];
          gboolean meets = t->kind == s->kind && (by_half ? (t->halves >> mirror) & 1 : (t->sides >> opposite) & 1);
          if (meets && next->feature[i] < 0)
            flood (r, next, i, id, feature);
        }
    }
}

/* The feature of this segment, if it was not found yet. */
static void
find (Referee *r, RefereeCell *cell, guint segment)
{
  RefereeFeature feature = { .kind = (CarcKind) cell->cell->segments[segment].kind };
  if (cell->feature[segment] >= 0)
    return;
  flood (r, cell, segment, (int) r->features->len, &feature);
  for (int dy = -1; feature.kind == CARC_CLOISTER && dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      feature.neighbours += (dx || dy) && referee_cell (r, cell->x + dx, cell->y + dy);
  feature.done = feature.kind == CARC_CLOISTER ? feature.neighbours == 8
                                               : feature.kind != CARC_FARM && feature.open == 0;
  g_array_append_val (r->features, feature);
}

/* A road that begins with a bridge was begun when this was built. */
void
referee_survey (Referee *r)
{
  g_array_set_size (r->features, 0);
  for (guint c = 0; c < r->cells->len; c++)
    for (guint i = 0; i < CARC_SEGMENTS_MAX; i++)
      g_array_index (r->cells, RefereeCell, c).feature[i] = -1;
  for (guint c = 0, bridge = 0; c <= r->cells->len; c++)
    {
      for (; bridge < r->n_bridges && r->bridges[bridge].before == c; bridge++)
        {
          RefereeCell *under = referee_cell (r, r->bridges[bridge].x, r->bridges[bridge].y);
          find (r, under, under->cell->n_nodes - 1u);
        }
      RefereeCell *cell = c < r->cells->len ? &g_array_index (r->cells, RefereeCell, c) : NULL;
      for (guint i = 0; cell != NULL && i < cell->cell->n_nodes; i++)
        if (!referee_is_bridge (r, cell, i))
          find (r, cell, i);
    }
}

int
referee_feature_of (const Referee *r, const RefereeFigure *figure)
{
  return figure->place == AT_WORK ? referee_cell (r, figure->x, figure->y)->feature[figure->segment] : -1;
}

/* ---- worth ---- */

gboolean
referee_open_pays (const Referee *r, const RefereeFeature *f)
{
  return referee_rule (r, CARC_IC1) == CARC_IC1_ONE
         && (f->of_mark[CARC_ON_LAKE] == 0 || referee_rule (r, CARC_IC2) == CARC_IC2_BOX);
}

static int
city_worth (const Referee *r, const RefereeFeature *f)
{
  gboolean lake = f->of_mark[CARC_ON_LAKE] > 0, siege = f->of_mark[CARC_BESIEGED] > 0,
           cathedral = f->of_mark[CARC_CATHEDRAL] > 0,
           small = referee_rule (r, CARC_B2) == CARC_B2_SMALL && f->tiles == 2;
  int tiles = (int) f->tiles, pennants = (int) f->pennants;
  int rate = (cathedral ? 3 : small && siege && referee_rule (r, CARC_B4) == CARC_B4_NONE ? 1 : 2) - siege;
  if (!f->done)
    return siege || (cathedral && !referee_open_pays (r, f)) ? 0 : tiles * (lake ? 2 : 1) + pennants;
  if (!small || cathedral || siege)
    return tiles * (rate + lake) + pennants * rate;
  if (!lake)
    return tiles + pennants;
  return tiles * (referee_rule (r, CARC_L9) == CARC_L9_TWO ? 2 : 3) + pennants;
}

static int
plain_worth (const Referee *r, const RefereeFeature *f)
{
  gboolean lake = f->of_mark[CARC_ON_LAKE] > 0;
  switch (f->kind)
    {
    case CARC_CITY: return city_worth (r, f);
    case CARC_ROAD: return (int) f->tiles * (1 + lake);
    case CARC_CLOISTER: return f->done && lake ? 12 : 1 + (int) f->neighbours;
    case CARC_FARM:
    case CARC_RIVER:
    default: return 0;
    }
}

#define ADDRESS(name) &referee_##name,
#define DECLARE(name) extern const RefereeSystem referee_##name;
REFEREE_SYSTEMS (DECLARE)
const RefereeSystem *const referee_systems[] = { REFEREE_SYSTEMS (ADDRESS) };
const guint referee_n_systems = G_N_ELEMENTS (referee_systems);

int
referee_worth (const Referee *r, const RefereeFeature *f)
{
  int points = plain_worth (r, f);
  for (guint i = 0; i < referee_n_systems; i++)
    if (referee_systems[i]->worth)
      points = referee_systems[i]->worth (r, f, points);
  return points;
}

/* ---- where figures are ---- */

RefereeFigure *
referee_find_figure (Referee *r, guint player, RefereePlace place, int x, int y, int segment)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].place == place
        && (place == AT_HOME || (r->figures[i].x == x && r->figures[i].y == y))
        && (segment < 0 || r->figures[i].segment == (guint) segment))
      return &r->figures[i];
  return NULL;
}

RefereeFigure *
referee_prisoner (Referee *r, guint player, int holder, int kind)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].place == AT_PRISON && r->figures[i].holder == holder
        && (kind < 0 || r->figures[i].kind == (guint) kind))
      return &r->figures[i];
  return NULL;
}

RefereeFigure *
referee_from_home (Referee *r, guint player, guint kind)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].place == AT_HOME && r->figures[i].kind == kind)
      return &r->figures[i];
  g_assert_not_reached ();
}

int
referee_segment_at (const Referee *r, int x, int y, const CarcSpot *spot)
{
  const RefereeCell *cell = referee_cell (r, x, y);
  guint inner = 0;
  for (guint i = 0; cell && i < cell->cell->n_nodes; i++)
    {
      const CarcSegment *s = &cell->cell->segments[i];
      gboolean here = s->kind == CARC_CLOISTER
                      || (s->kind == CARC_FARM && !s->halves && inner++ + CARC_SPOT_INNER == spot->at)
                      || (s->kind == CARC_FARM && spot->at < 8 && ((s->halves >> spot->at) & 1))
                      || (s->kind < CARC_FARM && ((s->sides >> spot->at) & 1));
      if (s->kind == spot->kind && here)
        return (int) i;
    }
  return -1;
}
