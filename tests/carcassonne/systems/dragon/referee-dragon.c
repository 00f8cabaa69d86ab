/* referee-dragon.c - what the referee knows of The Princess and the Dragon: the dragon's steps, the fairy's points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It looks for the dragon's next steps on its own table, and keeps where the fairy's follower stood when she came to
 * it.
 */
#include "referee-private.h"
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "carcassonne/carc-dragon-marks.h"
#include "carcassonne/systems/wheel/carc-wheel.h"

#include <stdlib.h>

typedef struct
{
  gboolean hungry, fed; /* the tile of this turn shows him; its features are scored */
  struct
  {
    int x, y;
  } visited[8]; /* in this turn */
  guint n_visited;
  gboolean flee_due; /* the Arbitress has to go away from him */
  gboolean fairy_on;
  int begun; /* points of the fairy at the beginning of this turn */
} Part;
REFEREE_PART (DRAGON)

static gboolean
is_follower (const RefereeFigure *figure)
{
  return figure->kind != CARC_BUILDER && figure->kind != CARC_PIG && figure->kind != CARC_BARN
         && figure->kind != CARC_SHEPHERD;
}

static gboolean is_with_princess (Referee *r, const RefereeFigure *figure);

/* ---- the dragon ---- */

static void
laid (Referee *r)
{
  r->princess_due = FALSE;
  for (guint i = 0; referee_rule (r, CARC_D8) == CARC_D8_MUST && i < r->n_figures; i++)
    r->princess_due |= r->figures[i].place == AT_WORK && is_follower (&r->figures[i])
                       && is_with_princess (r, &r->figures[i]);
  part_of (r)->hungry = part_of (r)->fed = FALSE;
  part_of (r)->n_visited = 0;
  for (guint i = r->first_cell; i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      part_of (r)->hungry |= carc_marks_has (cell->cell->marks, CARC_DRAGON);
      if (!carc_marks_has (cell->cell->marks, CARC_VOLCANO))
        continue;
      r->dragon_on = TRUE;
      r->dragon_x = cell->x;
      r->dragon_y = cell->y;
    }
  part_of (r)->hungry &= r->dragon_on;
}

/* Nobody has laid the starting tile, so the dragon does not move for it. */
static void
starts (Referee *r)
{
  laid (r);
  part_of (r)->hungry = FALSE;
}

/* Would the dragon find only racers to eat there, because the fairy keeps the others?  L49 */
static gboolean
is_with_fairy (const Referee *r, int x, int y)
{
  return part_of (r)->fairy_on && r->fairy_x == x && r->fairy_y == y;
}

static gboolean
has_racer (const Referee *r, int x, int y)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].place == AT_RACE && r->figures[i].x == x && r->figures[i].y == y)
      return TRUE;
  return FALSE;
}

static gboolean
may_enter (const Referee *r, int x, int y)
{
  const RefereeCell *cell = referee_cell (r, x, y);
  if (cell == NULL || cell->cell->flags & (CARC_CELL_WATER | CARC_CELL_INSIDE)
      || (is_with_fairy (r, x, y) && (referee_rule (r, CARC_L49) == CARC_L49_SAFE || !has_racer (r, x, y))))
    return FALSE;
  for (guint i = 0; i < part_of (r)->n_visited; i++)
    if (part_of (r)->visited[i].x == x && part_of (r)->visited[i].y == y)
      return FALSE;
  return abs (x - r->dragon_x) + abs (y - r->dragon_y) == 1;
}

static gboolean
goes_on (const Referee *r)
{
  return part_of (r)->n_visited < 6
         && (may_enter (r, r->dragon_x + 1, r->dragon_y) || may_enter (r, r->dragon_x - 1, r->dragon_y)
             || may_enter (r, r->dragon_x, r->dragon_y + 1) || may_enter (r, r->dragon_x, r->dragon_y - 1));
}

static int
waits (const Referee *r)
{
  guint mover = r->player;
  for (guint i = part_of (r)->flee_due ? 1 : 0; i < part_of (r)->n_visited; i++)
    mover = referee_next (r, mover);
  if (part_of (r)->flee_due)
    return (int) mover;
  if (!part_of (r)->hungry || part_of (r)->fed != (referee_rule (r, CARC_D1) == CARC_D1_AFTER) || !goes_on (r))
    return -1;
  return (int) mover;
}

static void
completed (Referee *r, const GArray *fresh)
{
  part_of (r)->fed = TRUE;
}

static void
step (Referee *r, const CarcEntry *entry)
{
  const int x = entry->path[0].x, y = entry->path[0].y;
  if (part_of (r)->flee_due || waits (r) < 0 || !may_enter (r, x, y))
    r->fault = "by the referee, the dragon cannot make this step";
  part_of (r)->visited[part_of (r)->n_visited].x = r->dragon_x;
  part_of (r)->visited[part_of (r)->n_visited++].y = r->dragon_y;
  r->dragon_x = x;
  r->dragon_y = y;
  for (guint i = 0; i < r->n_figures; i++)
    {
      RefereeFigure *figure = &r->figures[i];
      if (figure->x == x && figure->y == y && (!is_with_fairy (r, x, y) || figure->place == AT_RACE)
          && (figure->place == AT_WORK || figure->place == AT_RACE || figure->place == AT_PYRAMID
              || (figure->place == AT_OTHER && figure->other == CARC_PLACE_PASTURE)
              || (figure->place == AT_TOWER && referee_rule (r, CARC_D3) == CARC_D3_EATEN)
              || (figure->place == AT_CROWN && referee_rule (r, CARC_W10) == CARC_W10_EATEN)))
        figure->place = AT_HOME;
    }
  referee_tell_left (r);
  part_of (r)->flee_due = carc_in_play (r->rules, CARC_SYSTEM_ARBITRESS) && r->her_x == x && r->her_y == y;
}

/* ---- the fairy ---- */

/* Does she still stand beside the same figure as when she came? */
static gboolean
is_beside (const Referee *r)
{
  const RefereeFigure *now = r->beside, *then = &r->beside_as;
  return now != NULL && now->place == then->place && now->x == then->x && now->y == then->y && now->came == then->came;
}

RefereeFigure *
referee_which (Referee *r, RefereeFigure *found, const CarcEntry *entry)
{
  if (entry->which == 0 || found == NULL)
    return found;
  for (guint i = 0; i < r->n_figures; i++)
    {
      RefereeFigure *other = &r->figures[i];
      const gboolean town = found->place == AT_TOWN;
      if (other->player == found->player && other->kind == found->kind && other->place == found->place
          && (town ? other->holder == found->holder
                   : other->x == found->x && other->y == found->y
                         && (found->place != AT_WORK || other->segment == found->segment))
          && (entry->which == 1) == (other == r->beside && is_beside (r)))
        return other;
    }
  r->fault = "by the referee, the fairy is not beside one of several equal figures";
  return found;
}

static gboolean
is_with_her (const Referee *r, const RefereeFigure *figure)
{
  if (figure->place != AT_WORK && figure->place != AT_TOWER && figure->place != AT_TOWN && figure->place != AT_CROWN
      && figure->place != AT_PYRAMID && !referee_is_lord (figure))
    return FALSE;
  return referee_rule (r, CARC_D2) == CARC_D2_TILE
             ? part_of (r)->fairy_on && is_follower (figure) && figure->x == r->fairy_x && figure->y == r->fairy_y
             : figure == r->beside && is_beside (r);
}

static void
begins (Referee *r)
{
  part_of (r)->begun = 0;
  for (guint i = 0; i < r->n_figures; i++)
    part_of (r)->begun += r->figures[i].player == r->player && is_with_her (r, &r->figures[i]);
  referee_give (r, r->player, (int) part_of (r)->begun, CARC_LINE_FAIRY);
}

static void
ends (Referee *r, guint next)
{
  part_of (r)->begun = 0;
}

static void
taken (Referee *r, guint next)
{
  referee_take_back (r, r->player, (int) part_of (r)->begun, CARC_LINE_FAIRY);
}

static void
scored (Referee *r, const CarcFigureSet *figures)
{
  const RefereeFigure *first = NULL;
  for (CARC_EACH_FIGURE (i, figures))
    if (is_with_her (r, &r->figures[i]) && (first == NULL || r->figures[i].came < first->came))
      first = &r->figures[i];
  if (first == NULL)
    return;
  referee_give (r, first->player, 3, CARC_LINE_FAIRY);
  r->fairy_scored |= 1u << first->player;
}

/* ---- the acts ---- */

static RefereeFigure *
find (Referee *r, const CarcEntry *entry, guint player, gboolean fresh)
{
  const RefereePlace place = referee_place_of (&entry->spot);
  const gboolean town = place == AT_TOWN;
  const int segment = place == AT_WORK ? referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot) : -1;
  for (guint i = 0; i < r->n_figures; i++)
    {
      RefereeFigure *figure = &r->figures[i];
      if (town && figure->player == player && figure->kind == entry->figure && figure->place == AT_TOWN
          && figure->holder == entry->spot.kind - CARC_SPOT_ON (CASTLE)
          && !(fresh && figure == r->beside && is_beside (r)))
        return figure;
      if (!town && figure->player == player && figure->kind == entry->figure && figure->place == place
          && figure->x == entry->cell_x && figure->y == entry->cell_y
          && (segment < 0 || figure->segment == (guint) segment) && !(fresh && figure == r->beside && is_beside (r)))
        return figure;
    }
  return NULL;
}

/* Is the figure in the city of the princess on the tile just placed? */
static gboolean
is_with_princess (Referee *r, const RefereeFigure *figure)
{
  referee_survey (r);
  for (guint c = r->first_cell; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        if (carc_marks_has (cell->cell->segments[i].marks, CARC_PRINCESS)
            && cell->feature[i] == referee_feature_of (r, figure))
          return TRUE;
    }
  return FALSE;
}

static void
send_home (Referee *r, const CarcEntry *entry)
{
  RefereeFigure *knight = referee_which (r, find (r, entry, (guint) entry->player, FALSE), entry);
  if (knight == NULL || !is_follower (knight) || !is_with_princess (r, knight))
    {
      r->fault = "by the referee, the princess cannot send this figure home";
      return;
    }
  knight->place = AT_HOME;
  referee_tell_left (r);
}

static void
through_portal (Referee *r, const CarcEntry *entry)
{
  const int segment = referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot);
  referee_survey (r);
  const RefereeCell *goal = referee_cell (r, entry->cell_x, entry->cell_y);
  const int feature = goal->feature[segment];
  const CarcKind kind = referee_feature (r, feature)->kind;
  const CarcFigureSet there = referee_figures_in (r, feature);
  const gboolean now = kind == CARC_CLOISTER && !goal->done[segment]; /* if it is done, this tile completes it */
  if (!entry->agreed
      && (carc_figures_next (&there, 0) < CARC_MAX_FIGURES
          || (referee_feature (r, feature)->done && kind != CARC_FARM
              && !(now && referee_rule (r, CARC_D7) == CARC_D7_COMPLETED))
          || (r->dragon_on && r->dragon_x == entry->cell_x && r->dragon_y == entry->cell_y)))
    r->fault = "by the referee, the portal cannot lead there";
  referee_put (r, referee_from_home (r, r->player, entry->figure), entry->cell_x, entry->cell_y, &entry->spot);
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  if (entry->kind == CARC_ENTRY_DRAGON)
    step (r, entry);
  else if (entry->kind == CARC_ENTRY_FLEE)
    {
      part_of (r)->flee_due = FALSE;
      r->her_x = entry->path[entry->n_path - 1].x;
      r->her_y = entry->path[entry->n_path - 1].y;
    }
  else if (entry->act == CARC_ACT_FAIRY || entry->act == CARC_ACT_FAIRY_ON)
    {
      part_of (r)->fairy_on = TRUE;
      r->fairy_x = entry->path[0].x;
      r->fairy_y = entry->path[0].y;
      if (entry->act == CARC_ACT_FAIRY)
        {
          r->beside = find (r, entry, r->player, TRUE);
          g_assert (r->beside != NULL);
          r->beside_as = *r->beside;
          r->fairy_x = r->beside->x;
          r->fairy_y = r->beside->y;
        }
    }
  else if (entry->kind == CARC_ENTRY_NOW_DRAGON)
    {
      r->dragon_on = TRUE;
      r->dragon_x = entry->x;
      r->dragon_y = entry->y;
    }
  else if (entry->kind == CARC_ENTRY_NOW_FAIRY || entry->kind == CARC_ENTRY_NOW_FAIRY_ON)
    {
      const gboolean beside = entry->kind == CARC_ENTRY_NOW_FAIRY;
      part_of (r)->fairy_on = TRUE;
      r->beside = beside ? find (r, entry, (guint) entry->player, FALSE) : NULL;
      g_assert (r->beside != NULL || !beside);
      if (beside)
        r->beside_as = *r->beside;
      r->fairy_x = beside ? r->beside->x : entry->x;
      r->fairy_y = beside ? r->beside->y : entry->y;
    }
  else if (entry->act == CARC_ACT_PRINCESS)
    send_home (r, entry);
  else if (entry->act == CARC_ACT_PORTAL)
    through_portal (r, entry);
  else
    return FALSE;
  /* By D1 after, the turn passes on behind his last step. */
  r->pass_due |= part_of (r)->fed && (entry->kind == CARC_ENTRY_DRAGON || entry->kind == CARC_ENTRY_FLEE);
  return TRUE;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const CarcDragon *dragon = carc_dragon_of (after);
  const int asked = r->over ? -1 : waits (r);
  const gboolean ours = after->ask == CARC_ASK_DRAGON || after->ask == CARC_ASK_FLEE;
  if ((dragon->slot != CARC_NONE) != r->dragon_on
      || (r->dragon_on && (after->slots[dragon->slot].x != r->dragon_x || after->slots[dragon->slot].y != r->dragon_y)))
    return "by the referee, the dragon is elsewhere";
  if ((dragon->fairy != CARC_NONE) != part_of (r)->fairy_on
      || (part_of (r)->fairy_on
          && (after->slots[dragon->fairy].x != r->fairy_x || after->slots[dragon->fairy].y != r->fairy_y)))
    return "by the referee, the fairy is elsewhere";
  if (referee_rule (r, CARC_D2) == CARC_D2_FOLLOWER && (dragon->beside != CARC_NONE) != is_beside (r))
    return "the referee disagrees whether the fairy stands beside a follower";
  if (ours && (asked != after->asked || (after->ask == CARC_ASK_FLEE) != part_of (r)->flee_due))
    return "the referee asks somebody else for the dragon";
  if (!ours && asked >= 0 && (after->ask == CARC_ASK_TILE || after->ask == CARC_ASK_LATE))
    return "by the referee, the dragon has not finished";
  return NULL;
}

static const char *const says[] = {
  "the dragon comes to the volcano on -?[0-9]+,-?[0-9]+",
  NULL,
};

const RefereeSystem referee_dragon = {
  .system = CARC_SYSTEM_DRAGON,
  .part_size = sizeof (Part),
  .must = CARC_WHEN (DRAGON) | CARC_WHEN (FLEE),
  .laid = laid,
  .starts = starts,
  .begins = begins,
  .ends = ends,
  .taken = taken,
  .scored = scored,
  .completed = completed,
  .act = act,
  .waits = waits,
  .differs = differs,
  .says = says,
};
