/* carc-cult.c - The Cult: shrines, and what happens if a shrine and a cloister lie side by side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A shrine is a cloister with a mark.  A shrine and a cloister are rivals if one lies on one of the eight cells around
 * the other.  If both have figures, the first of them to be complete scores, and the other one brings nothing.  No tile
 * may be laid so that anything gets two rivals.  Carries the rulings H1 to H6.
 */
#include "carc-cult.h"

#include "carcassonne/carc-cult-marks.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/abbot/carc-abbot.h"
#include "table/table-intl.h"

static const CarcMarkRow marks[] = {
  { CARC_SHRINE, "shrine", .on = 1 << CARC_CLOISTER, .title = N_ ("Shrine"), .name = N_ ("shrine"),
    .done = N_ ("shrine at %d,%d"), .undone = N_ ("incomplete shrine at %d,%d") },
};

#define SHEET N_ ("The Cult")

static const CarcRulingRow rulings[] = {
  { CARC_H1,
    "H1",
    SHEET,
    N_ ("How many tiles has the box?"),
    2,
    { { "six", N_ ("Six.") }, { "five", N_ ("Five, without the shrine between two roads with a city edge.") } } },
  { CARC_H2, "H2", SHEET, N_ ("When is there a challenge?"),
    CARC_FIXED (N_ ("When a shrine and a cloister or an abbey lie side by side, also with one corner, and both have "
                    "figures.")) },
  { CARC_H3, "H3", SHEET, N_ ("Who wins it?"),
    CARC_FIXED (N_ ("Whichever is complete first; the other brings nothing and its figures go home.")) },
  { CARC_H4, "H4", SHEET, N_ ("One tile completes both: who wins?"), CARC_FIXED (N_ ("Both score.")) },
  { CARC_H5, "H5", SHEET, N_ ("Where may a shrine, a cloister or an abbey not be laid?"),
    CARC_FIXED (N_ ("Where it, or one that lies there already, would have two rivals, with or without figures.")) },
  { CARC_H6, "H6", SHEET, N_ ("Does a big follower matter in a challenge?"), CARC_FIXED (N_ ("No.")) },
};

/* The box with five tiles (H1). */
static gboolean
cult_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  const int sixth = carc_rules_tile (rules, "cult/edge-two-roads");
  if (sixth < 0 || rules->rulings[CARC_H1] != CARC_H1_FIVE)
    return TRUE;
  if (rules->start_tile == sixth)
    return table_refuse (why, _ ("the game cannot start from “%.40s”: it is not in the box with five tiles"),
                         rules->tiles[sixth].id);
  rules->counts[sixth] = 0;
  return TRUE;
}

/* ---- rivals ---- */

static gboolean
is_shrine (const CarcState *state, guint16 node)
{
  return carc_marks_has (carc_feature_marks (state, node), CARC_SHRINE);
}

/* A garden challenges nobody. */
static guint16
cloister_of (const CarcState *state, guint16 slot)
{
  const guint16 node = state->slots[carc_slot_index (slot)].cloister;
  return carc_is_garden (state, node) ? CARC_NONE : node;
}

/* Marks the cells around a cloister or a shrine, if this cell has one. */
static void
mark_around (CarcState *state, guint16 slot)
{
  const guint16 node = cloister_of (state, slot);
  const int x = state->slots[slot].x, y = state->slots[slot].y;
  if (node == CARC_NONE)
    return;
  guint32 *rows = carc_cult_edit (state)->beside[is_shrine (state, node)];
  for (int row = y - 1; row <= y + 1; row++)
    for (int column = x - 1; column <= x + 1; column++)
      rows[(guint) row % CARC_CULT_ROWS] |= 1u << ((guint) column % 32);
}

/* FALSE: there is no cloister, or no shrine, around this cell.  This is asked of every cell where one fits, so it is
 * quick. */
static gboolean
may_be_beside (const CarcState *state, gboolean shrine, int x, int y)
{
  return carc_cult_of (state)->beside[shrine][(guint) y % CARC_CULT_ROWS] >> ((guint) x % 32) & 1;
}

static void
cult_begin (CarcState *state, gboolean in_play)
{
  for (guint16 slot = 0; in_play && slot < state->n_slots; slot++)
    mark_around (state, slot);
}

static void
cult_laid (CarcState *state)
{
  for (guint i = 0; i < state->turn.n_slots; i++)
    mark_around (state, state->turn.slots[i]);
}

/* The cloisters and shrines on the eight cells around this slot, row by row; CARC_NONE where there is none.  A tile
 * that meets only its corner has slots on its sides, and two of them are beside this one. */
static void
find_around_slot (const CarcState *state, guint16 slot, guint16 around[8])
{
  static const guint8 beside[4] = { 1, 4, 6, 3 }, behind[4] = { 2, 7, 5, 0 };
  for (guint side = 0; side < 4; side++)
    {
      const guint16 next = state->slots[slot].neighbour[side];
      const CarcSlot *there = &state->slots[carc_slot_index (next)];
      const guint16 corner = next == CARC_NONE ? CARC_NONE : there->neighbour[(side + 1) % 4];
      around[beside[side]] = cloister_of (state, next);
      around[behind[side]] = cloister_of (state, corner);
    }
}

/* The same around any cell: a tile of several cells can have one that is not a slot yet. */
static void
find_around (const CarcState *state, guint16 slot, int x, int y, guint16 around[8])
{
  if (slot != CARC_NONE)
    find_around_slot (state, slot, around);
  for (guint i = 0; slot == CARC_NONE && i < 9; i++)
    if (i != 4)
      around[i - (i > 4)] = cloister_of (state, carc_slot_at (state, x - 1 + (int) i % 3, y - 1 + (int) i / 3));
}

/* The cloisters, or the shrines, among those around a cell. */
static guint
choose (const CarcState *state, const guint16 around[8], gboolean shrines, guint16 rivals[8])
{
  guint n = 0;
  for (guint i = 0; i < 8; i++)
    if (around[i] != CARC_NONE && is_shrine (state, around[i]) == shrines)
      rivals[n++] = around[i];
  return n;
}

/* The cloisters, or the shrines, on the eight cells around this slot; those on the slot itself are not counted. */
static guint
rivals_around (const CarcState *state, guint16 slot, gboolean shrines, guint16 rivals[8])
{
  guint16 around[8];
  find_around_slot (state, slot, around);
  return choose (state, around, shrines, rivals);
}

static gboolean
has_cloister (const CarcCell *cell)
{
  return cell->cloister != CARC_NO_SEGMENT && !carc_marks_has (cell->segments[cell->cloister].marks, CARC_GARDEN);
}

static gboolean
may_lay_cell (const CarcState *state, const CarcCell *cell, int x, int y, TableRefusal *why)
{
  guint16 around[8], rivals[8], others[8];
  if (!has_cloister (cell))
    return TRUE;
  const gboolean shrine = carc_marks_has (cell->segments[cell->cloister].marks, CARC_SHRINE);
  if (!may_be_beside (state, !shrine, x, y))
    return TRUE;
  find_around (state, carc_slot_at (state, x, y), x, y, around);
  const guint n = choose (state, around, !shrine, rivals);
  if (n > 1)
    return table_refuse (why,
                         shrine ? _ ("a shrine at %d,%d would lie beside two cloisters")
                                : _ ("a cloister at %d,%d would lie beside two shrines"),
                         x, y);
  for (guint i = 0; i < n; i++)
    {
      const CarcSlot *rival = &state->slots[state->nodes[rivals[i]].slot];
      if (rivals_around (state, state->nodes[rivals[i]].slot, shrine, others) > 0)
        return table_refuse (why,
                             shrine ? _ ("the cloister at %d,%d lies beside a shrine already")
                                    : _ ("the shrine at %d,%d lies beside a cloister already"),
                             rival->x, rival->y);
    }
  return TRUE;
}

static gboolean
cult_guards (const CarcState *state, guint tile)
{
  const CarcTile *t = &state->rules->tiles[tile];
  for (guint part = 0; part < (guint) t->w * t->h; part++)
    if (has_cloister (&t->cells[0][part]))
      return TRUE;
  return FALSE;
}

static gboolean
cult_may_lay (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  const CarcTile *t = &state->rules->tiles[tile];
  const int w = carc_tile_w (t, rot), h = carc_tile_h (t, rot);
  const CarcCell *cell = t->cells[rot];
  for (int row = 0; row < h; row++)
    for (int column = 0; column < w; column++)
      if (!may_lay_cell (state, cell++, x + column, y + row, why))
        return FALSE;
  return TRUE;
}

/* ---- challenges ---- */

static guint
cult_beaten (const CarcState *state, const guint16 *done, guint n_done, guint16 *lost, guint max)
{
  guint n = 0;
  for (guint i = 0; i < n_done; i++)
    {
      const CarcNode *winner = &state->nodes[done[i]];
      guint16 rivals[8];
      if (winner->kind != CARC_CLOISTER || winner->figures == 0 || carc_is_garden (state, done[i]))
        continue;
      const guint n_rivals = rivals_around (state, winner->slot, !is_shrine (state, done[i]), rivals);
      for (guint k = 0; k < n_rivals && n < max; k++)
        if (state->nodes[rivals[k]].figures > 0 && !carc_list_has (done, n_done, rivals[k])
            && !carc_list_has (lost, n, rivals[k]))
          lost[n++] = rivals[k];
    }
  return n;
}

static gboolean
cult_validate (const CarcState *state, TableRefusal *why)
{
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    for (guint i = 0; i < 8 && cloister_of (state, slot) != CARC_NONE; i++)
      {
        const guint16 around = carc_slot_around (state, slot, i);
        const CarcSlot *cell = &state->slots[carc_slot_index (around)];
        if (around != CARC_NONE
            && !may_be_beside (state, is_shrine (state, cloister_of (state, slot)), cell->x, cell->y))
          return table_refuse (why, "a rival beside %d,%d would not be found", cell->x, cell->y);
      }
  return TRUE;
}

static const char *const tile_names[] = {
  N_ ("shrine in the fields"),          N_ ("shrine beside the city edge"), N_ ("shrine with a road"),
  N_ ("shrine with a road, city edge"), N_ ("shrine between two roads"),    N_ ("shrine between two roads, city edge"),
};

static const TableHelp help[] = {
  { .text = N_ ("A shrine beside a cloister is a challenge: the first that is complete scores, the other "
                "one gets nothing.") },
};

const CarcSystem carc_cult = {
  .id = CARC_SYSTEM_CULT,
  .name = "cult",
  .title = N_ ("The Cult"),
  .description = N_ ("Shrines that challenge cloisters"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 12,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (rulings),
  .part_size = sizeof (CarcCult),
  .compile = cult_compile,
  .begin = cult_begin,
  .laid = cult_laid,
  .may_lay = cult_may_lay,
  .by_place = TRUE,
  .guards = cult_guards,
  .turns_alike = TRUE,
  .beaten = cult_beaten,
  .validate = cult_validate,
};
