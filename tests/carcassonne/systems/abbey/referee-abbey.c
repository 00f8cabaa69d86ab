/* referee-abbey.c - what the referee knows of Abbey and Mayor: abbeys after the last tile, wagons, barns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/systems/abbey/carc-abbey.h"
#include "carcassonne/carc-lake-marks.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  guint abbeys_laid, late_asked; /* bits per player */
} Part;
REFEREE_PART (ABBEY)

/* ---- abbeys ---- */

static const RefereeCell *
last_tile (const Referee *r)
{
  return &g_array_index (r->cells, RefereeCell, r->first_cell);
}

static gboolean
is_abbey (const RefereeCell *cell)
{
  return cell->cell->edges[0] == CARC_EDGE_ANY && cell->cell->edges[2] == CARC_EDGE_ANY && cell->cell->n_segments == 1;
}

static void
laid (Referee *r)
{
  r->barn = -1;
  memset (r->wagons, 0, sizeof r->wagons);
  if (!is_abbey (last_tile (r)) || !r->held)
    return;
  part_of (r)->abbeys_laid |= 1u << r->player;
  if (r->late && referee_rule (r, CARC_M2) == CARC_M2_AGAIN)
    part_of (r)->late_asked = 0;
}

static gboolean
has_hole (const Referee *r)
{
  for (guint i = 0; i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      const int x = cell->x, y = cell->y + 1; /* a hole has a tile in its north */
      if (!referee_cell (r, x, y) && referee_cell (r, x - 1, y) && referee_cell (r, x + 1, y)
          && referee_cell (r, x, y + 1) && referee_cult_allows (r, x, y))
        return TRUE;
    }
  return FALSE;
}

static int
late (Referee *r, gboolean again)
{
  const guint n = r->rules->n_players;
  guint from = r->late || r->laid_by < 0 ? r->player : (guint) r->laid_by;
  if (r->late)
    part_of (r)->late_asked |= 1u << r->player;
  r->late = TRUE;
  if (referee_rule (r, CARC_M2) == CARC_M2_NEVER || !has_hole (r))
    return -1;
  if (again)
    from += n - 1;
  for (guint i = 1; i <= n; i++)
    {
      const guint player = (from + i) % n;
      if (!((part_of (r)->abbeys_laid | part_of (r)->late_asked | r->away) >> player & 1))
        return (int) player;
    }
  return -1;
}

/* ---- wagons ---- */

/* Does a segment of the feature that the wagon left lead into this one? */
static gboolean
is_linked (const RefereeCell *cell, guint segment, int feature)
{
  for (guint i = 0; i < cell->cell->n_nodes; i++)
    if (cell->feature[i] == feature && (cell->cell->segments[segment].links >> i) & 1)
      return TRUE;
  return FALSE;
}

/* Does an abbey end the feature that the wagon left, or is the wagon's feature the abbey that ends this one? */
static gboolean
is_beside_abbey (const Referee *r, const RefereeCell *cell, guint segment, int feature)
{
  static const int dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  for (guint side = 0; side < 4; side++)
    {
      const RefereeCell *beside = referee_cell (r, cell->x + dx[side], cell->y + dy[side]);
      const guint back = (side + 2) % 4;
      if (beside == NULL)
        continue;
      for (guint i = 0; is_abbey (cell) && i < beside->cell->n_nodes; i++)
        if ((beside->cell->segments[i].sides >> back & 1) && beside->feature[i] == feature)
          return TRUE;
      if (is_abbey (beside) && beside->feature[0] == feature && (cell->cell->segments[segment].sides >> side & 1))
        return TRUE;
    }
  return FALSE;
}

/* Is there anybody in this feature? */
static gboolean
is_empty (const Referee *r, int feature)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (referee_feature_of (r, &r->figures[i]) == feature)
      return FALSE;
  return TRUE;
}

/* Does the player's wagon reach this segment of a cell?  M1 */
static gboolean
is_reached (const Referee *r, guint player, guint index, guint segment)
{
  const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, index);
  return referee_rule (r, CARC_M1) == CARC_M1_LINKED
             ? is_linked (cell, segment, r->wagons[player].feature)
                   || is_beside_abbey (r, cell, segment, r->wagons[player].feature)
             : abs (cell->x - r->wagons[player].x) <= 1 && abs (cell->y - r->wagons[player].y) <= 1;
}

/* The same for any segment of the feature. */
static gboolean
is_feature_reached (const Referee *r, guint player, int feature)
{
  for (guint c = 0; c < r->cells->len; c++)
    for (guint i = 0; i < g_array_index (r->cells, RefereeCell, c).cell->n_nodes; i++)
      if (g_array_index (r->cells, RefereeCell, c).feature[i] == feature && is_reached (r, player, c, i))
        return TRUE;
  return FALSE;
}

static gboolean
is_goal (const Referee *r, guint player, guint index, guint segment)
{
  const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, index);
  const RefereeFeature *feature = referee_feature (r, cell->feature[segment]);
  if (feature->kind == CARC_FARM || feature->of_mark[CARC_GARDEN] > 0 || feature->done
      || !is_empty (r, cell->feature[segment]))
    return FALSE;
  if (r->dragon_on && r->dragon_x == cell->x && r->dragon_y == cell->y)
    return FALSE;
  if (feature->kind == CARC_CLOISTER && feature->of_mark[CARC_ON_LAKE] > 0 && index < r->first_cell)
    return FALSE;
  return referee_rule (r, CARC_M10) == CARC_M10_REACHED ? is_reached (r, player, index, segment)
                                                        : is_feature_reached (r, player, cell->feature[segment]);
}

static gboolean
can_go_on (const Referee *r, guint player)
{
  if (!r->wagons[player].due || (r->away >> player) & 1)
    return FALSE;
  for (guint c = 0; c < r->cells->len; c++)
    for (guint i = 0; i < g_array_index (r->cells, RefereeCell, c).cell->n_nodes; i++)
      if (is_goal (r, player, c, i))
        return TRUE;
  return FALSE;
}

static int
waits (const Referee *r)
{
  for (guint i = 0; i < r->rules->n_players; i++)
    if (can_go_on (r, (r->player + i) % r->rules->n_players))
      return (int) ((r->player + i) % r->rules->n_players);
  return -1;
}

static void
home (Referee *r, const RefereeFigure *figure)
{
  if (figure->kind != CARC_WAGON || figure->place != AT_WORK)
    return;
  r->wagons[figure->player].due = TRUE;
  r->wagons[figure->player].x = figure->x;
  r->wagons[figure->player].y = figure->y;
  r->wagons[figure->player].feature = referee_feature_of (r, figure);
}

/* ---- barns ---- */

/* The farm of a barn: what lies south-east of its corner. */
static int
farm_of (const Referee *r, const RefereeFigure *barn)
{
  const CarcSpot quarter = { CARC_FARM, 0 };
  const int segment = referee_segment_at (r, barn->x, barn->y, &quarter);
  return segment < 0 ? -1 : referee_cell (r, barn->x, barn->y)->feature[segment];
}

static CarcFigureSet
barns_on (const Referee *r, int farm)
{
  CarcFigureSet barns = CARC_NO_FIGURES;
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].place == AT_CORNER && farm_of (r, &r->figures[i]) == farm)
      carc_figures_put (&barns, i);
  return barns;
}

static int
city_pays (const Referee *r, int farm, int usual)
{
  const CarcFigureSet barns = barns_on (r, farm);
  return carc_figures_next (&barns, 0) == CARC_MAX_FIGURES ? usual : 1;
}

static void
score_farmers (Referee *r, int farm, int each)
{
  const CarcFigureSet farmers = referee_figures_in (r, farm);
  referee_pay_farm (r, farm, &farmers, each, FALSE);
  referee_tell_scored (r, &farmers);
  for (guint i = 0; i < r->n_figures; i++)
    if (carc_figures_has (&farmers, i))
      r->figures[i].place = AT_HOME;
}

/* The farm of the new barn is scored first, then what this tile joined to farms with barns. */
static void
more (Referee *r, gboolean final)
{
  const int fresh = r->barn < 0 ? -1 : farm_of (r, &r->figures[r->barn]);
  if (!final && fresh >= 0)
    score_farmers (r, fresh, 3);
  for (int farm = 0; farm < (int) r->features->len; farm++)
    {
      const CarcFigureSet barns = barns_on (r, farm);
      gboolean here = FALSE;
      if (carc_figures_next (&barns, 0) == CARC_MAX_FIGURES)
        continue;
      if (final)
        {
          referee_pay_farm (r, farm, &barns, 4, TRUE);
          continue;
        }
      for (guint c = r->first_cell; c < r->cells->len; c++)
        for (guint i = 0; i < CARC_SEGMENTS_MAX; i++)
          here |= g_array_index (r->cells, RefereeCell, c).feature[i] == farm;
      if (here && !is_empty (r, farm))
        score_farmers (r, farm, 1);
    }
  r->barn = -1;
}

/* ---- entries ---- */

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  const int owner = entry->kind == CARC_ENTRY_WAGON || entry->kind == CARC_ENTRY_WAGON_STAY ? waits (r) : -1;
  if (entry->act == CARC_ACT_BARN)
    {
      RefereeFigure *barn = referee_from_home (r, r->player, CARC_BARN);
      barn->place = AT_CORNER;
      barn->x = entry->path[0].x;
      barn->y = entry->path[0].y;
      barn->came = ++r->came;
      r->barn = (int) (barn - r->figures);
      return TRUE;
    }
  if (entry->kind == CARC_ENTRY_KEEP)
    {
      r->pass_due = TRUE;
      return TRUE;
    }
  if (owner < 0)
    return FALSE;
  if (entry->kind == CARC_ENTRY_WAGON)
    referee_put (r, referee_from_home (r, (guint) owner, CARC_WAGON), entry->cell_x, entry->cell_y, &entry->spot);
  r->wagons[owner].due = FALSE;
  r->pass_due = waits (r) < 0;
  return TRUE;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  static const CarcFigureKind kinds[3] = { CARC_MAYOR, CARC_WAGON, CARC_BARN };
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      guint home[3] = { 0 };
      if (carc_abbey_of (after)->left[p] + (part_of (r)->abbeys_laid >> p & 1) != 1)
        return "the referee counts other abbeys";
      for (guint i = 0; i < r->n_figures; i++)
        for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
          home[k] += r->figures[i].player == p && r->figures[i].place == AT_HOME && r->figures[i].kind == kinds[k];
      for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
        if (!r->over && home[k] != carc_supply (after, p, kinds[k])) /* racers go home at the end */
          return "by the referee, another mayor, wagon or barn is at home";
    }
  const int asked = r->over ? -1 : waits (r);
  if (!referee_asks_first (after)
      && ((after->ask == CARC_ASK_WAGON) != (asked >= 0) || (asked >= 0 && after->asked != asked)))
    return "the referee asks for another wagon";
  if ((after->ask == CARC_ASK_LATE) != (r->late && !r->over && !referee_is_waiting (r)))
    return "the referee asks for other abbeys after the last tile";
  return NULL;
}

const RefereeSystem referee_abbey = {
  .system = CARC_SYSTEM_ABBEY,
  .part_size = sizeof (Part),
  .figures = { { CARC_MAYOR, 1, 1 }, { CARC_WAGON, 1, 1 }, { CARC_BARN, 1, 1 } },
  .laid = laid,
  .home = home,
  .more = more,
  .city_pays = city_pays,
  .act = act,
  .waits = waits,
  .late = late,
  .differs = differs,
};
