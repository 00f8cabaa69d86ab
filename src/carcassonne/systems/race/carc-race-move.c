/* carc-race-move.c - how racers move, and who becomes the Keeper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, The race for the lighthouse; rulings L20 to L26.
 */
#include "carc-race.h"

#include <stdlib.h>

#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "table/table-intl.h"

/* Is a figure in the way of a racer on its cell?  The racer's own figure never is: it has left the cell where it
 * stood. */
static gboolean
blocks (const CarcState *state, guint own, guint index)
{
  const CarcFigure *figure = &state->figures[index];
  const CarcPlaceRow *place = carc_place_rows[figure->place];
  return index != own && place->blocks_racers && carc_figures[figure->kind]->blocks_racers
         && (place->block_ruling == 0 || carc_rule (state, (CarcRuling) place->block_ruling) == 0);
}

/* The cells where somebody or something is in the way, and those among them where nobody may pass. */
typedef struct
{
  CarcBits blocked, barred;
} InTheWay;

static void
empty (InTheWay *in_the_way, const CarcState *state)
{
  carc_bits_empty (&in_the_way->blocked, state->n_slots);
  carc_bits_empty (&in_the_way->barred, state->n_slots);
}

/* The piece on this cell that is in the way, a wall before all others; NULL if there is none.  `in_the_way` gets all
 * cells with such pieces; NULL is allowed. */
static const CarcPieceRow *
find_pieces (const CarcState *state, guint16 slot, InTheWay *in_the_way)
{
  const CarcPieceRow *found = NULL;
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      CarcPiece pieces[CARC_PIECES_OUT_MAX];
      const guint n = (state->rules->blockers >> i) & 1
                          ? state->rules->playing[i]->standing (state, pieces, CARC_PIECES_OUT_MAX)
                          : 0;
      for (guint k = 0; k < n; k++)
        {
          const guint16 at = carc_slot_at (state, pieces[k].x, pieces[k].y);
          const CarcPieceRow *row = carc_pieces[pieces[k].id];
          if (at == CARC_NONE || !(row->blocks_racers || row->bars_racers))
            continue;
          if (at == slot && (found == NULL || !found->bars_racers))
            found = row;
          if (in_the_way != NULL)
            carc_bits_put (&in_the_way->blocked, at);
          if (in_the_way != NULL && row->bars_racers)
            carc_bits_put (&in_the_way->barred, at);
        }
    }
  return found;
}

/* The cells with a figure or a piece that is in the way. */
static void
find_blocked (const CarcState *state, guint own, InTheWay *in_the_way)
{
  empty (in_the_way, state);
  for (guint i = 0; i < state->n_figures; i++)
    if (blocks (state, own, i))
      carc_bits_put (&in_the_way->blocked, state->figures[i].slot);
  if (state->rules->blockers)
    find_pieces (state, CARC_NONE, in_the_way);
}

/* Could a racer be on this cell, if nobody were in its way?  L23 */
static gboolean
is_ground (const CarcState *state, guint16 to, TableRefusal *why)
{
  const CarcSlot *slot = &state->slots[to];
  const guint flags = carc_slot_cell (state, to)->flags;
  const gboolean around = carc_rule (state, CARC_L23) == CARC_L23_AROUND;
  if (flags & CARC_CELL_WATER)
    return table_refuse (why, _ ("the racer may not enter %d,%d: it is open water"), slot->x, slot->y);
  if (around && (flags & CARC_CELL_LAKE) && !(flags & CARC_CELL_LIGHTHOUSE))
    return table_refuse (why, _ ("the racer may not enter %d,%d: racers walk around the lake"), slot->x, slot->y);
  if (flags & CARC_CELL_INSIDE)
    return table_refuse (why, _ ("the racer may not enter %d,%d: it is inside the City of Carcassonne"), slot->x,
                         slot->y);
  return !around || !(flags & CARC_CELL_TOWN)
         || table_refuse (why, _ ("the racer may not enter %d,%d: racers walk around the City of Carcassonne"), slot->x,
                          slot->y);
}

gboolean
carc_racer_may_stand (const CarcState *state, guint16 slot, TableRefusal *why)
{
  if (slot == carc_race_start (state))
    return TRUE;
  if (carc_slot_cell (state, slot)->flags & CARC_CELL_LIGHTHOUSE)
    return table_refuse (why, _ ("whoever is at the lighthouse, on %d,%d, is its Keeper: write now keeper"),
                         state->slots[slot].x, state->slots[slot].y);
  return is_ground (state, slot, why);
}

/* May a racer, the figure `own`, step from one cell to the next?  `stop`: it stops there, and does not only pass.  L21,
 * L23, L25. */
static gboolean
may_be_on (const CarcState *state, guint own, const InTheWay *in_the_way, guint16 from, guint16 to, gboolean stop,
           TableRefusal *why)
{
  const CarcSlot *slot = to == CARC_NONE ? NULL : &state->slots[to];
  if (!carc_slot_placed (state, to))
    return slot ? table_refuse (why, _ ("the racer may not enter %d,%d: no tile lies there"), slot->x, slot->y)
                : table_refuse (why, _ ("the racer may not leave the tiles on the table"));
  const CarcCell *cell = carc_slot_cell (state, to), *origin = carc_slot_cell (state, from);
  gboolean lighthouse = (cell->flags & CARC_CELL_LIGHTHOUSE) != 0;
  if (!is_ground (state, to, why))
    return FALSE;
  if (lighthouse && carc_rule (state, CARC_L23) == CARC_L23_AROUND && (origin->flags & CARC_CELL_LAKE))
    return table_refuse (why, _ ("the racer may not enter %d,%d: racers walk around the lake"), slot->x, slot->y);
  const gboolean barred = carc_bits_has (&in_the_way->barred, to);
  if (!barred && lighthouse && carc_rule (state, CARC_L25) == CARC_L25_EXEMPT)
    return TRUE;
  if (!barred && !stop && !lighthouse && carc_rule (state, CARC_L21) == CARC_L21_PASS)
    return TRUE;
  if (!carc_bits_has (&in_the_way->blocked, to))
    return TRUE;
  for (guint i = 0; !barred && i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (figure->slot != to || !blocks (state, own, i))
        continue;
      const char *name = table_name_said (&state->rules->players[figure->player]);
      if (figure->place != CARC_PLACE_RACE)
        {
          g_autofree char *who = carc_figure_tell (state, i);
          return table_refuse (why, _ ("the racer may not enter %d,%d, where this figure stands: %s"), slot->x, slot->y,
                               who);
        }
      return table_refuse (why, _ ("the racer may not enter %d,%d: %s's racer stands there"), slot->x, slot->y, name);
    }
  const CarcPieceRow *piece = find_pieces (state, to, NULL);
  return piece == NULL
         || table_refuse (why, _ ("the racer may not enter %d,%d, where this figure stands: %s"), slot->x, slot->y,
                          _ (piece->name));
}

/* One move: the cell where it ends, and the cell that it passes, CARC_NONE for a single step. */
typedef struct
{
  guint16 stop, over;
} Hop;

/* Where the racer, the figure `own`, can go from a cell; `in_the_way`: see find_blocked ().  Its own cell, to which it
 * may come back (check_path ()), is not among them. */
static guint
hops_from (const CarcState *state, guint own, const InTheWay *in_the_way, guint16 from, Hop *hops)
{
  gboolean exact = carc_rule (state, CARC_L20) == CARC_L20_EXACT;
  guint n = 0;
  if (carc_slot_cell (state, from)->flags & CARC_CELL_LIGHTHOUSE)
    return 0;
  for (guint side = 0; side < 4; side++)
    {
      guint16 first = state->slots[from].neighbour[side];
      gboolean arrived = carc_slot_placed (state, first) && carc_slot_cell (state, first)->flags & CARC_CELL_LIGHTHOUSE;
      if ((!exact || arrived) && may_be_on (state, own, in_the_way, from, first, TRUE, NULL))
        hops[n++] = (Hop){ first, CARC_NONE };
      if (arrived || !may_be_on (state, own, in_the_way, from, first, FALSE, NULL))
        continue;
      for (guint turn = 0; turn < 4; turn++)
        {
          guint16 second = state->slots[first].neighbour[turn];
          if (second != from && may_be_on (state, own, in_the_way, first, second, TRUE, NULL))
            hops[n++] = (Hop){ second, first };
        }
    }
  return n;
}
#define HOPS_MAX 16

/* L19: does the player still play the turn in which the lake was laid, with a second tile? */
static gboolean
waits (const CarcState *state)
{
  return carc_race_of (state)->fresh && state->again;
}

guint
carc_racer_reach (const CarcState *laid, guint player, CarcReach *reach, guint max)
{
  Hop hops[HOPS_MAX];
  guint n = 0;
  if (!carc_race_of (laid)->open || carc_race_of (laid)->racer[player] == CARC_NONE || waits (laid))
    return 0;
  const guint own = carc_race_of (laid)->racer[player];
  InTheWay in_the_way;
  find_blocked (laid, own, &in_the_way);
  const guint n_hops = hops_from (laid, own, &in_the_way, laid->figures[own].slot, hops);
  for (guint i = 0; i < n_hops; i++)
    {
      const CarcSlot *slot = &laid->slots[hops[i].stop];
      guint known = 0;
      while (known < n && (reach[known].x != slot->x || reach[known].y != slot->y))
        known++;
      /* Two ways to a cell have the same number of steps: one step never leads where two lead. */
      if (known == n && n < max)
        reach[n++] = (CarcReach){ slot->x, slot->y, hops[i].over == CARC_NONE ? 1 : 2 };
    }
  return n;
}

/* Finds a way with the fewest moves, by a breadth-first search.  `freely`: as if no figure were in the way.  Returns
 * the number of moves and fills the number of steps; both are 0 if there is no way. */
static guint
search_way (const CarcState *state, guint player, gboolean freely, CarcCellXY *way, guint max, guint *steps)
{
  guint16 came[CARC_MAX_SLOTS], over[CARC_MAX_SLOTS], moves[CARC_MAX_SLOTS], queue[CARC_MAX_SLOTS];
  guint head = 0, tail = 0, n = 0;
  *steps = 0;
  if (!carc_race_of (state)->open || carc_race_of (state)->racer[player] == CARC_NONE)
    return 0;
  const guint own = carc_race_of (state)->racer[player];
  guint16 start = state->figures[own].slot, goal = carc_lake_of (state)->lighthouse;
  InTheWay in_the_way;
  if (freely)
    empty (&in_the_way, state);
  else
    find_blocked (state, own, &in_the_way);
  memset (moves, 0xff, state->n_slots * sizeof *moves);
  moves[start] = 0;
  queue[tail++] = start;
  while (head < tail && moves[goal] == 0xffff)
    {
      Hop hops[HOPS_MAX];
      guint16 here = queue[head++];
      guint n_hops = hops_from (state, own, &in_the_way, here, hops);
      for (guint i = 0; i < n_hops; i++)
        if (moves[hops[i].stop] == 0xffff)
          {
            moves[hops[i].stop] = (guint16) (moves[here] + 1);
            came[hops[i].stop] = here;
            over[hops[i].stop] = hops[i].over;
            queue[tail++] = hops[i].stop;
          }
    }
  if (moves[goal] == 0xffff)
    return 0;
  for (guint16 here = goal; here != start; here = came[here])
    *steps += over[here] == CARC_NONE ? 1 : 2;
  n = *steps;
  for (guint16 here = goal; here != start; here = came[here])
    {
      guint16 cells[2] = { here, over[here] };
      for (guint i = 0; i < 2 && cells[i] != CARC_NONE; i++)
        if (--n < max)
          way[n] = (CarcCellXY){ state->slots[cells[i]].x, state->slots[cells[i]].y };
    }
  return moves[goal];
}

guint
carc_racer_way (const CarcState *state, guint player, CarcCellXY *way, guint max)
{
  guint steps;
  search_way (state, player, FALSE, way, max, &steps);
  return steps;
}

guint
carc_racer_turns (const CarcState *state, guint player)
{
  guint steps;
  return search_way (state, player, FALSE, NULL, 0, &steps);
}

guint
carc_racer_free_way (const CarcState *state, guint player, CarcCellXY *way, guint max)
{
  guint steps;
  search_way (state, player, TRUE, way, max, &steps);
  return steps;
}

gboolean
carc_racer_may_enter (const CarcState *state, guint player, guint16 from, guint16 to, TableRefusal *why)
{
  const guint own = carc_race_of (state)->racer[player];
  InTheWay in_the_way;
  find_blocked (state, own, &in_the_way);
  return may_be_on (state, own, &in_the_way, from, to, TRUE, why);
}

void
carc_race_crown (CarcState *state, guint player)
{
  CarcRace *race = carc_race_edit (state);
  race->keeper = (gint8) player;
  race->open = FALSE;
  carc_race_tell_keeper (state, player, TRUE);
  state->figures[race->racer[player]].place = CARC_PLACE_KEEPER;
  race->racer[player] = CARC_NONE;
  for (guint other = 0; other < state->rules->n_players; other++)
    if (race->racer[other] != CARC_NONE)
      carc_figure_home (state, race->racer[other], CARC_LEFT_RACE);
}

static gboolean
check_move (const CarcState *state, TableRefusal *why)
{
  const char *name = table_name_said (&state->rules->players[state->player]);
  if (!carc_race_of (state)->open)
    return table_refuse (why, _ ("there is no race now"));
  if (carc_race_of (state)->racer[state->player] == CARC_NONE)
    return table_refuse (why, _ ("%s has no racer"), name);
  if (waits (state) && !state->agreed)
    return table_refuse (why, _ ("the race began in this turn: racers move from the next player's turn on"));
  return TRUE;
}

/* Checks a path that names every cell, step by step, so that the refusal names the cell. */
static gboolean
check_path (const CarcState *state, guint own, const CarcEntry *entry, guint16 *goal, TableRefusal *why)
{
  guint16 from = state->figures[own].slot;
  InTheWay in_the_way;
  find_blocked (state, own, &in_the_way);
  for (guint i = 0; i < entry->n_path; i++)
    {
      gboolean last = i + 1 == entry->n_path;
      const CarcSlot *here = &state->slots[from];
      guint16 to = carc_slot_at (state, entry->path[i].x, entry->path[i].y);
      if (abs (here->x - entry->path[i].x) + abs (here->y - entry->path[i].y) != 1)
        return table_refuse (why, _ ("the racer may not go from %d,%d to %d,%d: that is not a single step"), here->x,
                             here->y, entry->path[i].x, entry->path[i].y);
      if (!may_be_on (state, own, &in_the_way, from, to, last, why))
        return FALSE;
      if (!last && to == carc_lake_of (state)->lighthouse)
        return table_refuse (why, _ ("the race ends at the lighthouse: a step left over is lost"));
      from = to;
    }
  *goal = from;
  return TRUE;
}

static void
arrive (CarcState *state, CarcFigure *racer, guint16 goal)
{
  racer->slot = goal;
  if (goal == carc_lake_of (state)->lighthouse)
    carc_race_crown (state, state->player);
}

gboolean
carc_race_move (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!check_move (state, why))
    return FALSE;
  const guint own = carc_race_of (state)->racer[state->player];
  CarcFigure *racer = &state->figures[own];
  CarcCellXY end = entry->path[entry->n_path - 1];
  const CarcSlot *from = &state->slots[racer->slot];
  guint16 goal = carc_slot_at (state, end.x, end.y);
  Hop hops[HOPS_MAX];
  InTheWay in_the_way;
  find_blocked (state, own, &in_the_way);
  guint n_hops = hops_from (state, own, &in_the_way, racer->slot, hops), i = 0;
  if (state->agreed) /* anywhere on the table */
    {
      if (!carc_slot_placed (state, goal))
        return table_refuse (why, _ ("the racer may not enter %d,%d: no tile lies there"), end.x, end.y);
      if (goal == racer->slot)
        return table_refuse (why, _ ("the racer stands on %d,%d already"), end.x, end.y);
      arrive (state, racer, goal);
      return TRUE;
    }
  if (entry->n_path > 2)
    return table_refuse (why, _ ("a racer moves two steps at most, not %u"), entry->n_path);
  if (entry->n_path == 2 || abs (from->x - end.x) + abs (from->y - end.y) == 1)
    {
      if (!check_path (state, own, entry, &goal, why))
        return FALSE;
      if (entry->n_path == 1 && carc_rule (state, CARC_L20) == CARC_L20_EXACT
          && goal != carc_lake_of (state)->lighthouse)
        return table_refuse (why,
                             _ ("a racer moves exactly two steps at this table, unless one reaches the lighthouse"));
    }
  else
    {
      while (i < n_hops && hops[i].stop != goal)
        i++;
      if (goal == CARC_NONE || i == n_hops)
        return table_refuse (why, _ ("the racer cannot reach %d,%d from %d,%d in this turn"), end.x, end.y, from->x,
                             from->y);
    }
  arrive (state, racer, goal);
  return TRUE;
}
