/* carc-arbitress-walk.c - how the Arbitress walks, and how distances to her are counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Arbitress: 1 (the nearest) and 2 (up to six steps instead of a follower); rulings A1 to A3, A14
 * and A15.
 */
#include "carc-arbitress.h"

#include <stdlib.h>

#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "table/table-intl.h"

#define STEPS_MAX 6
#define STEPS_NONE 0xffff

/* ---- her walk: sheet 2, A14, A15 ---- */

/* Does she not even pass this cell, because the dragon stands there?  A27 */
static gboolean
she_fears (const CarcState *state, guint16 slot)
{
  return slot == carc_dragon_of (state)->slot && carc_rule (state, CARC_A27) == CARC_A27_NO;
}

gboolean
carc_arbitress_may_stand (const CarcState *state, guint16 to)
{
  if (!carc_slot_placed (state, to))
    return FALSE;
  return !(carc_slot_cell (state, to)->flags & CARC_CELL_WATER) || carc_rule (state, CARC_A15) == CARC_A15_OPEN;
}

static gboolean
may_step (const CarcState *state, guint16 to)
{
  return carc_arbitress_may_stand (state, to) && !she_fears (state, to);
}

/* May she stop there?  A27 */
static gboolean
may_stop (const CarcState *state, guint16 slot)
{
  return slot != carc_dragon_of (state)->slot || carc_rule (state, CARC_A27) == CARC_A27_YES;
}

/* Fills the number of steps from `from` to every slot over cells where one may go; STEPS_NONE if it cannot be reached
 * in `limit` steps.  `steps` has room for CARC_MAX_SLOTS. */
static void
count_steps (const CarcState *state, guint16 from, guint limit, gboolean (*may_go) (const CarcState *, guint16),
             guint16 *steps)
{
  guint16 queue[CARC_MAX_SLOTS];
  guint head = 0, tail = 0;
  memset (steps, 0xff, state->n_slots * sizeof *steps);
  steps[from] = 0;
  queue[tail++] = from;
  while (head < tail)
    {
      guint16 here = queue[head++];
      if (steps[here] == limit)
        continue;
      for (guint side = 0; side < 4; side++)
        {
          guint16 next = state->slots[here].neighbour[side];
          if (next == CARC_NONE || steps[next] != STEPS_NONE || !may_go (state, next))
            continue;
          steps[next] = (guint16) (steps[here] + 1);
          queue[tail++] = next;
        }
    }
}

/* By A14 gaps she also crosses empty cells: all cells within six steps, except closed water (A15). */
static guint
gap_reach (const CarcState *state, CarcReach *reach, guint max)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  enum
  {
    WIDTH = 2 * STEPS_MAX + 3,
    CENTRE = STEPS_MAX + 1
  }; /* a grid with a border that is never entered */
  guint8 steps[WIDTH][WIDTH] = { { 0 } };
  guint n = 0;
  steps[CENTRE][CENTRE] = 1;
  for (guint8 step = 1; step <= STEPS_MAX; step++)
    for (int row = 1; row < WIDTH - 1; row++)
      for (int column = 1; column < WIDTH - 1; column++)
        {
          const int x = she->x + column - CENTRE, y = she->y + row - CENTRE;
          const gboolean near = steps[row - 1][column] == step || steps[row + 1][column] == step
                                || steps[row][column - 1] == step || steps[row][column + 1] == step;
          if (steps[row][column] || !near)
            continue;
          const guint16 slot = carc_slot_at (state, x, y);
          if (carc_slot_placed (state, slot) && !may_step (state, slot))
            continue;
          steps[row][column] = (guint8) (step + 1);
          if (!carc_slot_placed (state, slot) || !may_stop (state, slot))
            continue;
          if (n < max)
            reach[n] = (CarcReach){ (gint16) x, (gint16) y, step };
          n++;
        }
  return n;
}

guint
carc_arbitress_reach (const CarcState *state, CarcReach *reach, guint max)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  guint16 steps[CARC_MAX_SLOTS];
  guint n = 0;
  if (!she->on)
    return 0;
  if (carc_rule (state, CARC_A14) == CARC_A14_GAPS)
    return gap_reach (state, reach, max);
  count_steps (state, carc_slot_at (state, she->x, she->y), STEPS_MAX, may_step, steps);
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    if (steps[slot] != STEPS_NONE && steps[slot] > 0 && may_stop (state, slot))
      {
        if (n < max)
          reach[n] = (CarcReach){ state->slots[slot].x, state->slots[slot].y, (guint8) steps[slot] };
        n++;
      }
  return n;
}

/* Is the goal one of those that carc_arbitress_reach () lists? */
static gboolean
can_reach (const CarcState *state, CarcCellXY goal)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  CarcReach reach[CARC_REACH_MAX];
  guint16 steps[CARC_MAX_SLOTS], slot = carc_slot_at (state, goal.x, goal.y);
  if (carc_rule (state, CARC_A14) != CARC_A14_GAPS)
    {
      if (slot == CARC_NONE || abs (she->x - goal.x) + abs (she->y - goal.y) > STEPS_MAX)
        return FALSE;
      count_steps (state, carc_slot_at (state, she->x, she->y), STEPS_MAX, may_step, steps);
      return steps[slot] != STEPS_NONE && steps[slot] > 0 && may_stop (state, slot);
    }
  for (guint i = gap_reach (state, reach, G_N_ELEMENTS (reach)); i-- > 0;)
    if (reach[i].x == goal.x && reach[i].y == goal.y)
      return TRUE;
  return FALSE;
}

/* Checks one step of a path that names every cell. */
static gboolean
check_step (const CarcState *state, CarcCellXY from, CarcCellXY to, gboolean last, TableRefusal *why)
{
  guint16 slot = carc_slot_at (state, to.x, to.y);
  if (abs (from.x - to.x) + abs (from.y - to.y) != 1)
    return table_refuse (why, _ ("the Arbitress may not go from %d,%d to %d,%d: that is not a single step"), from.x,
                         from.y, to.x, to.y);
  if (!carc_slot_placed (state, slot) && (last || carc_rule (state, CARC_A14) != CARC_A14_GAPS))
    return table_refuse (why, _ ("the Arbitress may not enter %d,%d: no tile lies there"), to.x, to.y);
  if (carc_slot_placed (state, slot) && ((last && !may_stop (state, slot)) || she_fears (state, slot)))
    return table_refuse (why, _ ("by A27 the Arbitress may not enter %d,%d: the dragon stands there"), to.x, to.y);
  if (carc_slot_placed (state, slot) && !may_step (state, slot))
    return table_refuse (why, _ ("the Arbitress may not enter %d,%d: it is open water"), to.x, to.y);
  return TRUE;
}

static void
go_to (CarcArbitress *she, CarcCellXY goal)
{
  she->x = goal.x;
  she->y = goal.y;
  she->moved = TRUE;
}

gboolean
carc_arbitress_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcArbitress *she = carc_arbitress_edit (state);
  CarcCellXY here = { she->x, she->y }, goal = entry->path[entry->n_path - 1];
  if (!she->on)
    return table_refuse (why, _ ("the Arbitress is not in this game"));
  if (state->agreed) /* anywhere on the table */
    {
      if (!carc_slot_placed (state, carc_slot_at (state, goal.x, goal.y)))
        return table_refuse (why, _ ("the Arbitress may not enter %d,%d: no tile lies there"), goal.x, goal.y);
      if (goal.x == she->x && goal.y == she->y)
        return table_refuse (why, _ ("the Arbitress stands on %d,%d already"), goal.x, goal.y);
      go_to (she, goal);
      return TRUE;
    }
  if (entry->n_path > STEPS_MAX)
    return table_refuse (why, _ ("the Arbitress walks at most %d steps, not %u"), STEPS_MAX, entry->n_path);
  if (entry->n_path > 1 || abs (here.x - goal.x) + abs (here.y - goal.y) == 1)
    {
      for (guint i = 0; i < entry->n_path; i++)
        {
          if (!check_step (state, here, entry->path[i], i + 1 == entry->n_path, why))
            return FALSE;
          here = entry->path[i];
        }
    }
  else if (!can_reach (state, goal))
    return table_refuse (why, _ ("the Arbitress cannot reach %d,%d in %d steps"), goal.x, goal.y, STEPS_MAX);
  go_to (she, goal);
  return TRUE;
}

gboolean
carc_arbitress_offered (gconstpointer laid, const TableAct *act)
{
  CarcReach reach[1];
  return carc_arbitress_reach (laid, reach, 1) > 0
         || (((const CarcState *) laid)->agreed && carc_arbitress_of (laid)->on);
}

void
carc_arbitress_offer (gconstpointer laid, gconstpointer given, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  const CarcArbitress *she = carc_arbitress_of (laid);
  CarcReach reach[CARC_REACH_MAX];
  if (((const CarcState *) laid)->agreed)
    {
      if (((const CarcEntry *) given)->n_path == 0)
        carc_offer_tiles (laid, she->x, she->y, offers);
      return;
    }
  guint n = carc_arbitress_reach (laid, reach, G_N_ELEMENTS (reach));
  for (guint i = 0; ((const CarcEntry *) given)->n_path == 0 && i < MIN (n, CARC_REACH_MAX); i++)
    carc_offer_goal (offers, &reach[i]);
}

gboolean
carc_arbitress_from (gconstpointer laid, gconstpointer given, gint16 *x, gint16 *y)
{
  const CarcArbitress *she = carc_arbitress_of (laid);
  *x = she->x;
  *y = she->y;
  return TRUE;
}

char *
carc_arbitress_tell_walk (gconstpointer before, gconstpointer given)
{
  const CarcEntry *entry = given;
  CarcCellXY goal = entry->path[entry->n_path - 1];
  return g_strdup_printf (_ (", the Arbitress to %d,%d"), goal.x, goal.y);
}

/* ---- the distance to her: sheet 1, A1 to A3 ---- */

static int
sign (int value)
{
  return (value > 0) - (value < 0);
}

static guint
walk_way (const CarcState *state, guint16 from, guint16 to, CarcCellXY *way, guint max)
{
  guint16 steps[CARC_MAX_SLOTS];
  guint n;
  if (!carc_slot_placed (state, from) || !carc_slot_placed (state, to))
    return 0;
  count_steps (state, from, G_MAXUINT16 - 1, carc_arbitress_may_stand, steps);
  if (steps[to] == STEPS_NONE)
    return 0;
  n = steps[to] + 1u;
  for (guint16 here = to;;)
    {
      guint16 next = CARC_NONE;
      if (steps[here] < max)
        way[steps[here]] = (CarcCellXY){ state->slots[here].x, state->slots[here].y };
      for (guint side = 0; side < 4 && steps[here]; side++)
        {
          guint16 other = state->slots[here].neighbour[side];
          if (other != CARC_NONE && steps[other] == steps[here] - 1)
            next = other;
        }
      if (next == CARC_NONE)
        return n;
      here = next;
    }
}

guint
carc_distance_way (const CarcState *state, int her_x, int her_y, int x, int y, CarcCellXY *way, guint max)
{
  guint n = 0;
  if (carc_rule (state, CARC_A1) == CARC_A1_WALK)
    {
      n = walk_way (state, carc_slot_at (state, her_x, her_y), carc_slot_at (state, x, y), way, max);
      if (n)
        return n;
    }
  for (int cx = her_x, cy = her_y;;)
    {
      if (n < max)
        way[n] = (CarcCellXY){ (gint16) cx, (gint16) cy };
      n++;
      if (cx != x)
        cx += sign (x - cx);
      else if (cy != y)
        cy += sign (y - cy);
      else
        return n;
    }
}

int
carc_distance (const CarcState *state, int her_x, int her_y, int x, int y)
{
  int steps = abs (her_x - x) + abs (her_y - y), n;
  CarcCellXY way[2 * CARC_MAX_PLACED];
  switch (carc_rule (state, CARC_A1))
    {
    case CARC_A1_BETWEEN: return MAX (0, steps - 1);
    case CARC_A1_TILES:
      carc_distance_way (state, her_x, her_y, x, y, way, G_N_ELEMENTS (way));
      n = 0;
      for (int i = 1; i <= steps; i++)
        n += carc_slot_placed (state, carc_slot_at (state, way[i].x, way[i].y));
      return n;
    case CARC_A1_WALK:
      n = (int) walk_way (state, carc_slot_at (state, her_x, her_y), carc_slot_at (state, x, y), way, 0);
      return n ? n - 1 : steps;
    default: return steps;
    }
}
