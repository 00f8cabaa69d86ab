/* referee-ferry.c - what the referee knows of the ferries: how each lies, which may be turned, and what is new then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It walks along the roads from cell to cell, away from the tile that was laid, up to the first ferry.
 */
#include "referee-private.h"
#include "carcassonne/carc-ferry-marks.h"
#include "carcassonne/carc-rooms.h"

typedef struct
{
  gboolean may_turn; /* the player is asked about other ferries */
  guint n;           /* how many were turned in this turn, and their cells */
  int turned[CARC_MAX_PLACED][2];
  gboolean cut_off[CARC_MAX_FIGURES]; /* a builder or a pig without others of its player */
} Part;
REFEREE_PART (FERRY)

static const int side_x[4] = { 0, 1, 0, -1 }, side_y[4] = { -1, 0, 1, 0 };

/* ---- a lake ---- */

/* The number of roads of this cell that end at its lake: not the one of a bridge. */
static guint
n_roads (const Referee *r, const RefereeCell *cell)
{
  guint n = 0;
  for (guint i = 0; carc_marks_has (cell->cell->marks, CARC_FERRY) && i < cell->cell->n_nodes; i++)
    n += cell->cell->segments[i].kind == CARC_ROAD && !referee_is_bridge (r, cell, i);
  return n;
}

/* The road of this cell at a side, -1: there is none. */
static int
road_at (const RefereeCell *cell, guint side)
{
  for (guint i = 0; i < cell->cell->n_nodes; i++)
    if (cell->cell->segments[i].kind == CARC_ROAD && (cell->cell->segments[i].sides >> side & 1))
      return (int) i;
  return -1;
}

/* Two different roads of the lake? */
static gboolean
can_lie (const Referee *r, const RefereeCell *cell, guint sides)
{
  int first = -1;
  for (guint side = 0; side < 4; side++)
    {
      if (!(sides >> side & 1))
        continue;
      const int road = road_at (cell, side);
      if (road < 0 || road == first || referee_is_bridge (r, cell, (guint) road))
        return FALSE;
      first = road;
    }
  return n_roads (r, cell) > 1 && __builtin_popcount (sides) == 2;
}

/* ---- the way along the roads ---- */

static gboolean
is_new (const Referee *r, const RefereeCell *cell)
{
  for (guint i = r->first_cell; i < r->cells->len; i++)
    if (&g_array_index (r->cells, RefereeCell, i) == cell)
      return TRUE;
  return FALSE;
}

static gboolean
was_turned (const Referee *r, const RefereeCell *cell)
{
  const Part *part = part_of (r);
  for (guint i = 0; i < part->n; i++)
    if (part->turned[i][0] == cell->x && part->turned[i][1] == cell->y)
      return TRUE;
  return FALSE;
}

/* Where the walk was, instead of the number of a feature. */
#define SEEN (-2)

/* Walks on from this road of a cell, and appends the cells of the first ferries. */
static void
walk (const Referee *r, RefereeCell *cell, guint segment, GPtrArray *found)
{
  const CarcSegment *road = &cell->cell->segments[segment];
  if (cell->feature[segment] == SEEN)
    return;
  cell->feature[segment] = SEEN;
  if ((cell->ferry & road->sides) && !is_new (r, cell))
    {
      if (!g_ptr_array_find (found, cell, NULL))
        g_ptr_array_add (found, cell);
      return;
    }
  for (guint i = 0; i < cell->cell->n_nodes && (cell->ferry & road->sides); i++)
    if (cell->cell->segments[i].kind == CARC_ROAD && (cell->cell->segments[i].sides & cell->ferry))
      walk (r, cell, i, found);
  for (guint side = 0; side < 4; side++)
    {
      RefereeCell *next = road->sides >> side & 1 ? referee_cell (r, cell->x + side_x[side], cell->y + side_y[side])
                                                  : NULL;
      const int on = next != NULL ? road_at (next, (side + 2) % 4) : -1;
      if (on >= 0)
        walk (r, next, (guint) on, found);
    }
}

/* The first ferries along the roads of the new tile that can be turned. */
static GPtrArray *
find_turns (Referee *r)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  GPtrArray *turns = g_ptr_array_new ();
  referee_survey (r);
  for (guint c = r->first_cell; c < r->cells->len; c++)
    for (guint side = 0; side < 4; side++)
      {
        RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
        const int road = road_at (cell, side);
        if (road >= 0)
          walk (r, cell, (guint) road, found);
      }
  for (guint i = 0; i < found->len; i++)
    if (!was_turned (r, found->pdata[i]) && n_roads (r, found->pdata[i]) > 2)
      g_ptr_array_add (turns, found->pdata[i]);
  referee_survey (r);
  return turns;
}

/* ---- the moments of a game ---- */

/* What is still asked. */
static gboolean
is_due (const Referee *r)
{
  for (guint i = r->first_cell; i < r->cells->len; i++)
    if (g_array_index (r->cells, RefereeCell, i).ferry_due)
      return TRUE;
  return part_of (r)->may_turn;
}

static void
laid (Referee *r)
{
  Part *part = part_of (r);
  part->n = 0;
  for (guint i = r->first_cell; i < r->cells->len; i++)
    {
      RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      cell->ferry_due = n_roads (r, cell) > 1;
    }
  g_autoptr (GPtrArray) turns = find_turns (r);
  part->may_turn = turns->len > 0;
}

void
referee_find_ferries (Referee *r)
{
  if (!carc_in_play (r->rules, CARC_SYSTEM_FERRY))
    return;
  g_autoptr (GPtrArray) turns = find_turns (r);
  part_of (r)->may_turn = turns->len > 0;
}

static int
waits (const Referee *r)
{
  return is_due (r) ? (int) r->player : -1;
}

/* The ferry joins other roads.  What was two roads is a new one, which nobody has scored; a part of a road that was
 * complete still is. */
static void
set (Referee *r, RefereeCell *cell, guint sides)
{
  const int a = road_at (cell, (guint) __builtin_ctz (sides)),
            b = road_at (cell, (guint) __builtin_ctz (sides & (sides - 1)));
  referee_survey (r);
  const gboolean fresh = cell->feature[a] != cell->feature[b];
  cell->ferry = (guint8) sides;
  cell->ferry_due = FALSE;
  referee_survey (r);
  const int road = cell->feature[a];
  for (guint c = 0; fresh && c < r->cells->len; c++)
    {
      RefereeCell *other = &g_array_index (r->cells, RefereeCell, c);
      for (guint i = 0; i < other->cell->n_nodes; i++)
        other->done[i] &= other->feature[i] != road;
    }
}

static void
lay_ferry (Referee *r, const CarcEntry *entry)
{
  for (guint i = r->first_cell; i < r->cells->len; i++)
    {
      RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      if (!cell->ferry_due)
        continue;
      if (!can_lie (r, cell, entry->choice))
        r->fault = "by the referee, the ferry cannot lie so";
      else
        set (r, cell, entry->choice);
      return;
    }
  r->fault = "by the referee, no ferry is to be laid";
}

static void
turn_ferry (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  RefereeCell *cell = referee_cell (r, entry->path[0].x, entry->path[0].y);
  g_autoptr (GPtrArray) turns = find_turns (r);
  if (!part->may_turn || cell == NULL || cell->ferry == 0 || cell->ferry == entry->choice
      || !can_lie (r, cell, entry->choice) || (!entry->agreed && !g_ptr_array_find (turns, cell, NULL)))
    {
      r->fault = "by the referee, this ferry is not turned so";
      return;
    }
  if (!was_turned (r, cell))
    {
      part->turned[part->n][0] = cell->x;
      part->turned[part->n++][1] = cell->y;
    }
  set (r, cell, entry->choice);
  g_autoptr (GPtrArray) more = find_turns (r);
  part->may_turn = more->len > 0;
}

static void
say_ferry (Referee *r, const CarcEntry *entry)
{
  RefereeCell *cell = referee_cell (r, entry->x, entry->y);
  if (cell == NULL || !can_lie (r, cell, entry->choice))
    {
      r->fault = "by the referee, there is no such lake";
      return;
    }
  set (r, cell, entry->choice);
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  switch (entry->kind)
    {
    case CARC_ENTRY_FERRY: lay_ferry (r, entry); break;
    case CARC_ENTRY_FERRY_TURN: turn_ferry (r, entry); break;
    case CARC_ENTRY_FERRY_STAY: part_of (r)->may_turn = FALSE; break;
    case CARC_ENTRY_NOW_FERRY: say_ferry (r, entry); return TRUE;
    default: return FALSE;
    }
  if (!is_due (r))
    referee_mage_joined (r);
  return TRUE;
}

/* ---- those who are cut off: FE4 ---- */

gboolean
referee_was_cut_off (const Referee *r, guint figure)
{
  return part_of (r)->cut_off[figure];
}

static void
find_cut_off (Referee *r)
{
  referee_survey (r);
  for (guint i = 0; i < r->n_figures; i++)
    {
      const RefereeFigure *joiner = &r->figures[i];
      gboolean alone = joiner->place == AT_WORK && referee_weight (joiner->kind) == 0;
      for (guint k = 0; k < r->n_figures; k++)
        alone &= r->figures[k].player != joiner->player || referee_weight (r->figures[k].kind) == 0
                 || referee_feature_of (r, &r->figures[k]) != referee_feature_of (r, joiner);
      part_of (r)->cut_off[i] = alone;
    }
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  for (guint i = 0; i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      const CarcSlot *slot = &after->slots[carc_slot_at (after, cell->x, cell->y)];
      if ((slot->joined & CARC_JOINED_SIDES) != cell->ferry)
        return "by the referee, a ferry lies in another way";
    }
  find_cut_off ((Referee *) r);
  const gboolean asked = after->ask == CARC_ASK_FERRY || after->ask == CARC_ASK_FERRIES;
  if (asked != is_due (r) && !referee_other_asks_first (after, CARC_SYSTEM_FERRY)
      && !(after->turn.phase != CARC_PHASE_NONE && after->turn.phase <= CARC_PHASE_SET))
    return "the referee disagrees whether a ferry is laid or turned";
  return asked && after->asked != r->player ? "by the referee, another player is asked about a ferry" : NULL;
}

const RefereeSystem referee_ferry = {
  .system = CARC_SYSTEM_FERRY,
  .part_size = sizeof (Part),
  .opening_setup = "start crfr 0,0 r0",
  .opening = "place ferry/three-roads 1,0 r0\nferry EW\nplace ferry/four-roads 2,0 r0\nferry NS\nferry turn 1,0 SW\n"
             "place ferry/edge-three-roads -1,0 r0",
  .must = CARC_WHEN (FERRY),
  .first = CARC_WHEN (FERRY) | CARC_WHEN (FERRIES),
  .act = act,
  .laid = laid,
  .waits = waits,
  .differs = differs,
};
