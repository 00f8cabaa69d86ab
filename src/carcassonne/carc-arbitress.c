/* carc-arbitress.c - the Arbitress: how she walks, how distances to her are counted, how she judges ties.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Arbitress: 1 (the nearest gets the points, then who has fewer points), 2 (up to six steps
 * instead of a follower) and final scoring; rulings A1 to A24.
 */
#include <stdlib.h>

#include "carc-arbitress.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

#define STEPS_MAX 6

static const CarcPieceRow pieces[] = { { CARC_PIECE_ARBITRESS, "arbitress", 'A' } };

static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_NEAREST, "nearest", N_ ("nearest to the Arbitress") },
  { CARC_BECAUSE_FEWER, "fewer", N_ ("as near to the Arbitress as others, with fewer points") },
  { CARC_BECAUSE_RULER, "ruler", N_ ("nearest by the ruler") },
  { CARC_BECAUSE_RULES_END, "rules-end", N_ ("still equal: the sheet ends here") },
  { CARC_BECAUSE_ACTIVE, "active", N_ ("still equal: it is their turn") },
  { CARC_BECAUSE_LAST, "last", N_ ("still equal: last to come") },
  { CARC_BECAUSE_TABLE, "table", N_ ("the table decided") },
};

/* ---- the setup: where she starts, A18 ---- */

static gboolean
arbitress_setup_line (const TableWords *words, TableRefusal *why)
{
  int x, y;
  if (words->n != 2 || !table_words_xy (words->word[1], &x, &y))
    return table_refuse (why, _ ("the Arbitress starts on a cell: arbitress X,Y"));
  return TRUE;
}

static gboolean
arbitress_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  const CarcTile *start = &rules->tiles[rules->start_tile];
  const int w = rules->start_rot % 2 ? start->h : start->w, h = rules->start_rot % 2 ? start->w : start->h;
  /* On the tile's own first cell, however it lies, unless the record says otherwise. */
  const guint first = carc_tile_part (start, 0, (guint) rules->start_rot);
  rules->arbitress_x = (gint16) (rules->start_x + (int) first % w);
  rules->arbitress_y = (gint16) (rules->start_y + (int) first / w);
  for (guint i = 0; i < setup->n_lines; i++)
    {
      TableWords words;
      int x, y;
      table_words_cut (&words, setup->lines[i], NULL);
      if (strcmp (words.word[0], "arbitress") != 0)
        continue;
      table_words_xy (words.word[1], &x, &y);
      if (!carc_in_play (rules, CARC_SYSTEM_ARBITRESS))
        return table_refuse (why, _ ("the Arbitress is placed but not used: “use arbitress” is missing"));
      if (x < rules->start_x || x >= rules->start_x + w || y < rules->start_y || y >= rules->start_y + h)
        return table_refuse (why, _ ("the Arbitress starts on the starting tile, not on %d,%d"), x, y);
      rules->arbitress_x = (gint16) x;
      rules->arbitress_y = (gint16) y;
    }
  return TRUE;
}

static void
arbitress_begin (CarcState *state, gboolean in_play)
{
  CarcArbitress *she = carc_arbitress_edit (state);
  she->on = (guint8) in_play;
  she->x = she->before_x = state->rules->arbitress_x;
  she->y = she->before_y = state->rules->arbitress_y;
}

static void
arbitress_laid (CarcState *state)
{
  CarcArbitress *she = carc_arbitress_edit (state);
  she->before_x = she->x;
  she->before_y = she->y;
  she->moved = FALSE;
}

/* ---- her walk: sheet 2, A14, A15 ---- */

static gboolean
may_step (const CarcState *state, guint16 from, guint16 to, gpointer data)
{
  if (!carc_slot_placed (state, to))
    return FALSE;
  return !(carc_slot_cell (state, to)->flags & CARC_CELL_WATER) || carc_rule (state, CARC_A15) == CARC_A15_OPEN;
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
          int x = she->x + column - CENTRE, y = she->y + row - CENTRE;
          guint16 slot = carc_slot_at (state, x, y);
          gboolean near = steps[row - 1][column] == step || steps[row + 1][column] == step
                          || steps[row][column - 1] == step || steps[row][column + 1] == step;
          if (steps[row][column] || !near
              || (carc_slot_placed (state, slot) && !may_step (state, CARC_NONE, slot, NULL)))
            continue;
          steps[row][column] = (guint8) (step + 1);
          if (!carc_slot_placed (state, slot))
            continue;
          if (n < max)
            reach[n] = (CarcReach){ (gint16) x, (gint16) y, step };
          n++;
        }
  return n;
}

guint
carc_arbitress_reach (const CarcState *laid_state, CarcReach *reach, guint max)
{
  const CarcState *state = laid_state;
  const CarcArbitress *she = carc_arbitress_of (state);
  guint16 steps[CARC_MAX_SLOTS];
  guint n = 0;
  if (!she->on)
    return 0;
  if (carc_rule (state, CARC_A14) == CARC_A14_GAPS)
    return gap_reach (state, reach, max);
  carc_walk (state, carc_slot_at (state, she->x, she->y), STEPS_MAX, may_step, NULL, steps);
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    if (steps[slot] != 0xffff && steps[slot] > 0)
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
      carc_walk (state, carc_slot_at (state, she->x, she->y), STEPS_MAX, may_step, NULL, steps);
      return steps[slot] != 0xffff && steps[slot] > 0;
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
    return table_refuse (why, _ ("the Arbitress may not go from %d,%d to %d,%d: that is no single step"), from.x,
                         from.y, to.x, to.y);
  if (!carc_slot_placed (state, slot) && (last || carc_rule (state, CARC_A14) != CARC_A14_GAPS))
    return table_refuse (why, _ ("the Arbitress may not enter %d,%d: no tile lies there"), to.x, to.y);
  if (carc_slot_placed (state, slot) && !may_step (state, CARC_NONE, slot, NULL))
    return table_refuse (why, _ ("the Arbitress may not enter %d,%d: it is open water"), to.x, to.y);
  return TRUE;
}

static gboolean
walk (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcArbitress *she = carc_arbitress_edit (state);
  CarcCellXY here = { she->x, she->y }, goal = entry->path[entry->n_path - 1];
  if (!she->on)
    return table_refuse (why, _ ("the Arbitress is not in this game"));
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
  she->x = goal.x;
  she->y = goal.y;
  she->moved = TRUE;
  return TRUE;
}

static gboolean
walk_offered (gconstpointer laid_state, const TableAct *act)
{
  CarcReach reach[1];
  return carc_arbitress_reach (laid_state, reach, 1) > 0;
}

/* Offers her goals; the other cells of the path need not be named. */
static void
offer_goal (gconstpointer laid_state, gconstpointer given, const TableAct *act, const TableOperand *operand,
            GArray *offers)
{
  CarcReach reach[CARC_REACH_MAX];
  guint n = carc_arbitress_reach (laid_state, reach, G_N_ELEMENTS (reach));
  for (guint i = 0; ((const CarcEntry *) given)->n_path == 0 && i < MIN (n, CARC_REACH_MAX); i++)
    carc_offer_goal (offers, &reach[i]);
}

static gboolean
walks_from (gconstpointer laid_state, gconstpointer given, gint16 *x, gint16 *y)
{
  const CarcArbitress *she = carc_arbitress_of (laid_state);
  *x = she->x;
  *y = she->y;
  return TRUE;
}

static char *
tell_walk (gconstpointer before, gconstpointer given)
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
  carc_walk (state, from, G_MAXUINT16 - 1, may_step, NULL, steps);
  if (steps[to] == 0xffff)
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

/* ---- how she judges a tie: sheet 1 and final scoring, A5 to A11 ---- */

/* The square of the straight length from the middle of her cell to the spot of the figure.  It is a whole number, so
 * equal lengths are exactly equal. */
static gint64
straight (const CarcTie *tie, const CarcSlot *slot, const CarcSegment *segment)
{
  gint64 dx = (slot->x - tie->her_x) * CARC_SPOT_UNIT + segment->spot_x - CARC_SPOT_UNIT / 2;
  gint64 dy = (slot->y - tie->her_y) * CARC_SPOT_UNIT + segment->spot_y - CARC_SPOT_UNIT / 2;
  return dx * dx + dy * dy;
}

/* Finds the figure of each tied player that counts: the nearest one (A5).  If the ruler can decide, it is, of equally
 * near ones, the nearest by the ruler. */
static void
measure (const CarcState *state, const CarcCase *the_case, CarcTie *tie)
{
  gboolean by_ruler = carc_rule (state, CARC_A11) == CARC_A11_SPOTS || carc_rule (state, CARC_A10) == CARC_A10_RULER;
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      tie->distance[player] = -1;
      tie->nearest[player] = CARC_NONE;
    }
  for (CARC_EACH_FIGURE (i, &the_case->figures))
    {
      const CarcFigure *figure = &state->figures[i];
      guint player = figure->player;
      if (!(the_case->tied & (1 << player)) || !carc_figures[figure->kind]->counts_for_arbitress)
        continue;
      const CarcSlot *slot = &state->slots[figure->slot];
      const CarcSegment *segment = carc_node_segment (state, figure->node);
      int distance = carc_distance (state, tie->her_x, tie->her_y, slot->x, slot->y);
      gint64 ruler = straight (tie, slot, segment);
      if (tie->distance[player] >= 0)
        {
          table_rulings_put (&tie->rulings, CARC_A5);
          if (tie->distance[player] < distance
              || (tie->distance[player] == distance && (!by_ruler || tie->ruler[player] <= ruler)))
            continue;
        }
      tie->distance[player] = (gint16) distance;
      tie->ruler[player] = ruler;
      tie->nearest[player] = (guint16) i;
      tie->nearest_x[player] = slot->x;
      tie->nearest_y[player] = slot->y;
      tie->spot_x[player] = segment->spot_x;
      tie->spot_y[player] = segment->spot_y;
    }
}

static guint8
with_least_distance (const CarcTie *tie, guint8 among)
{
  int least = G_MAXINT;
  guint8 best = 0;
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    if (among & (1 << player))
      {
        if (tie->distance[player] < least)
          {
            least = tie->distance[player];
            best = 0;
          }
        if (tie->distance[player] == least)
          best |= (guint8) (1 << player);
      }
  return best;
}

static guint8
with_fewest_points (const CarcState *state, CarcTie *tie, guint8 among)
{
  gboolean running = carc_rule (state, CARC_A8) == CARC_A8_RUNNING;
  int least = G_MAXINT;
  guint8 best = 0;
  tie->compared = among;
  table_rulings_put (&tie->rulings, CARC_A8);
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    if (among & (1 << player))
      {
        tie->points[player] = running ? state->ledger.scores[player] : state->turn.before[player];
        if (tie->points[player] < least)
          {
            least = tie->points[player];
            best = 0;
          }
        if (tie->points[player] == least)
          best |= (guint8) (1 << player);
      }
  return best;
}

static guint8
with_shortest_ruler (CarcTie *tie, guint8 among)
{
  gint64 least = G_MAXINT64;
  guint8 best = 0;
  tie->ruled = among;
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    if (among & (1 << player))
      {
        if (tie->ruler[player] < least)
          {
            least = tie->ruler[player];
            best = 0;
          }
        if (tie->ruler[player] == least)
          best |= (guint8) (1 << player);
      }
  return best;
}

static guint8
last_to_come (const CarcState *state, const CarcCase *the_case, guint8 among)
{
  guint last = 0;
  guint8 best = among;
  for (CARC_EACH_FIGURE (i, &the_case->figures))
    if ((among & (1 << state->figures[i].player)) && state->figures[i].serial > last)
      {
        last = state->figures[i].serial;
        best = (guint8) (1 << state->figures[i].player);
      }
  return best;
}

/* Distance and points (or the ruler, A11) are equal: decides by A10. */
static gboolean
rules_end (CarcState *state, const CarcCase *the_case, CarcTie *tie)
{
  guint8 among = tie->winners;
  table_rulings_put (&tie->rulings, CARC_A10);
  tie->rule = CARC_RULE_SHARE;
  switch (carc_rule (state, CARC_A10))
    {
    case CARC_A10_RULER:
      tie->winners = with_shortest_ruler (tie, among);
      if (tie->winners != among)
        tie->rule = CARC_RULE_RULER;
      break;
    case CARC_A10_ACTIVE:
      if (among & (1 << state->player))
        {
          tie->winners = (guint8) (1 << state->player);
          tie->rule = CARC_RULE_ACTIVE;
        }
      break;
    case CARC_A10_LAST:
      tie->winners = last_to_come (state, the_case, among);
      tie->rule = CARC_RULE_LAST;
      break;
    case CARC_A10_NOBODY:
      tie->winners = 0;
      tie->rule = CARC_RULE_NOBODY;
      break;
    case CARC_A10_ASK: tie->rule = CARC_RULE_TABLE; return carc_judge_asked (state, tie, among, &tie->winners);
    default: break;
    }
  return TRUE;
}

static gboolean
decide (CarcState *state, const CarcCase *the_case, CarcTie *tie)
{
  tie->rule = CARC_RULE_DISTANCE;
  tie->winners = with_least_distance (tie, tie->tied);
  if (carc_count (tie->winners) == 1)
    return TRUE;
  switch (carc_rule (state, CARC_A11))
    {
    case CARC_A11_TABLE:
      tie->rule = CARC_RULE_TABLE;
      table_rulings_put (&tie->rulings, CARC_A11);
      if (!carc_judge_asked (state, tie, tie->winners, &tie->winners))
        return FALSE;
      break;
    case CARC_A11_SPOTS:
      tie->rule = CARC_RULE_RULER;
      table_rulings_put (&tie->rulings, CARC_A11);
      tie->winners = with_shortest_ruler (tie, tie->winners);
      break;
    default: tie->rule = CARC_RULE_POINTS; tie->winners = with_fewest_points (state, tie, tie->winners);
    }
  if (carc_count (tie->winners) == 1)
    return TRUE;
  return rules_end (state, the_case, tie);
}

static void
keep_tie (CarcState *state, const CarcTie *tie)
{
  if (state->n_ties == state->size_ties)
    {
      state->size_ties = state->size_ties * 2 + 16;
      state->ties = g_renew (CarcTie, state->ties, state->size_ties);
    }
  state->ties[state->n_ties++] = *tie;
}

CarcBecause
carc_tie_because (const CarcTie *tie)
{
  static const CarcBecause by_rule[] = {
    [CARC_RULE_DISTANCE] = CARC_BECAUSE_NEAREST, [CARC_RULE_POINTS] = CARC_BECAUSE_FEWER,
    [CARC_RULE_RULER] = CARC_BECAUSE_RULER,      [CARC_RULE_SHARE] = CARC_BECAUSE_RULES_END,
    [CARC_RULE_ACTIVE] = CARC_BECAUSE_ACTIVE,    [CARC_RULE_LAST] = CARC_BECAUSE_LAST,
    [CARC_RULE_NOBODY] = CARC_BECAUSE_RULES_END, [CARC_RULE_TABLE] = CARC_BECAUSE_TABLE,
  };
  return by_rule[tie->rule];
}

static gboolean
judge_tie (CarcState *state, const CarcCase *the_case, CarcVerdict *verdict)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  gboolean before = carc_rule (state, CARC_A13) == CARC_A13_BEFORE && !the_case->final;
  CarcTie tie = {
    .entry = state->n_entries,
    .feature = the_case->node,
    .kind = the_case->kind,
    .final = (guint8) the_case->final,
    .value = (gint16) the_case->value,
    .tied = the_case->tied,
    .her_x = before ? she->before_x : she->x,
    .her_y = before ? she->before_y : she->y,
    .rulings = TABLE_RULINGS (CARC_A1, CARC_A22),
  };
  CarcCellXY cell = carc_name_cell (state, the_case->node);
  tie.cell_x = cell.x;
  tie.cell_y = cell.y;
  measure (state, the_case, &tie);
  if (carc_count (tie.tied) > 2)
    table_rulings_put (&tie.rulings, CARC_A7);
  if (she->moved && !the_case->final)
    table_rulings_put (&tie.rulings, CARC_A13);
  if (the_case->final)
    table_rulings_put (&tie.rulings, CARC_A23);
  if (!decide (state, the_case, &tie))
    return FALSE;
  keep_tie (state, &tie);
  verdict->winners = tie.winners;
  verdict->because = carc_tie_because (&tie);
  verdict->tie = (gint32) state->n_ties - 1;
  verdict->rulings = tie.rulings;
  return TRUE;
}

/* ---- telling ---- */

static void
arbitress_report (const CarcState *state, TableReport *report)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  report->cell (report, "arbitress", she->x, she->y);
}

static guint
arbitress_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  if (max)
    standing[0] = (CarcPiece){ CARC_PIECE_ARBITRESS, she->x, she->y, -1 };
  return MIN (max, 1);
}

static void
arbitress_tell (const CarcState *state, GString *out)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  g_string_append_printf (out, _ ("The Arbitress stands on %d,%d\n"), she->x, she->y);
}

/* By A1 walk, each distance would need a search of its own, and is left out.  Her own cell is always named. */
static void
arbitress_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  const CarcSlot *at = &state->slots[slot];
  if (she->x == at->x && she->y == at->y)
    g_string_append_printf (words, ", %s", _ ("the Arbitress"));
  else if (carc_rule (state, CARC_A1) != CARC_A1_WALK)
    g_string_append_printf (words, _ (", %d from the Arbitress"), carc_distance (state, she->x, she->y, at->x, at->y));
}

static const TableAct acts[] = {
  { .kind = CARC_ACT_ARBITRESS,
    .verb = "arbitress",
    .group = CARC_GROUP_ACTS,
    .operands = { { .type = &carc_operand_cell,
                    .flags = TABLE_OPERAND_REPEATED,
                    .member = "path",
                    CARC_FIELD (path),
                    CARC_COUNT (n_path),
                    .max = CARC_PATH_MAX,
                    .ask = N_ ("Where does the Arbitress go?"),
                    .offer = offer_goal,
                    .tell = carc_tell_goal,
                    .from = walks_from } },
    .title = NC_ ("choice", "The Arbitress"),
    .key = 'a',
    .offered = walk_offered,
    .apply = walk,
    .tell = tell_walk },
  { .kind = CARC_ENTRY_JUDGE,
    .verb = "judge",
    .operands = { { .type = &carc_operand_players,
                    .flags = TABLE_OPERAND_REPEATED,
                    CARC_FIELD (players),
                    .offer = carc_judge_offer } },
    .when = CARC_WHEN (JUDGE),
    .apply = carc_judge_apply,
    .tell = carc_judge_tell },
  { .kind = CARC_ENTRY_ORDER,
    .verb = "order",
    .operands = { { .type = &carc_operand_ordinal,
                    .flags = TABLE_OPERAND_REPEATED | TABLE_OPERAND_WHOLE,
                    CARC_FIELD (order),
                    CARC_COUNT (n_order),
                    .max = CARC_ORDER_MAX,
                    .offer = carc_judge_offer_order,
                    .tell = carc_judge_tell_feature } },
    .when = CARC_WHEN (ORDER),
    .apply = carc_judge_apply_order,
    .tell = carc_judge_tell_order },
};

const CarcSystem carc_arbitress = {
  .id = CARC_SYSTEM_ARBITRESS,
  .name = "arbitress",
  .title = N_ ("The Arbitress"),
  .description = N_ ("Judges every tie by the distance to her"),
  .by = CARC_BY_USE,
  .usual = TRUE,
  CARC_ROWS (pieces),
  CARC_ROWS (becauses),
  .rulings = carc_arbitress_rulings,
  .n_rulings = CARC_N_ARBITRESS_RULINGS,
  .setup_key = "arbitress",
  .setup_line = arbitress_setup_line,
  .compile = arbitress_compile,
  .part_size = sizeof (CarcArbitress),
  .begin = arbitress_begin,
  .laid = arbitress_laid,
  CARC_ROWS (acts),
  .questions = carc_judge_questions,
  .n_questions = G_N_ELEMENTS (carc_judge_questions),
  .may_ask = carc_judge_may_ask,
  .judge = judge_tie,
  .arrange = carc_judge_arrange,
  .report = arbitress_report,
  .standing = arbitress_standing,
  .tell = arbitress_tell,
  .tell_cell = arbitress_tell_cell,
};
