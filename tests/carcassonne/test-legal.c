/* test-legal.c - the listed places, claims, acts and reaches are exactly the legal ones, found by trying everything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "carc-offers.h"
#include "carc-random-game.h"
#include "carc-test-sets.h"
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/carc-dragon-marks.h"

#define fail random_game_fail
#define EVERY 5 /* one of so many states is tested */

/* ---- boulders and walls ---- */

/* Boulders, which block racers, and walls, which bar them, on many cells: by their coordinates. */
static guint
standing (const CarcState *state, CarcPiece *pieces, guint max)
{
  guint n = 0;
  for (guint i = 0; i < state->n_slots && n < max; i++)
    {
      const CarcSlot *slot = &state->slots[i];
      const int which = (slot->x + 2 * slot->y) & 7;
      if (carc_slot_placed (state, (guint16) i) && which < 3)
        pieces[n++] = (CarcPiece){ (guint8) (CARC_N_PIECES + which % 2), slot->x, slot->y, -1, -1, 0 };
    }
  return n;
}

static void
walls_register (void)
{
  static const CarcPieceRow pieces[] = {
    { CARC_N_PIECES, "boulder", 'B', .blocks_racers = TRUE, .name = "a boulder" },
    { CARC_N_PIECES + 1, "wall", 'W', .bars_racers = TRUE, .name = "a wall" },
  };
  static CarcSystem walls;
  walls = (CarcSystem){ .id = (CarcSystemId) carc_n_systems,
                        .name = "walls",
                        .title = "Walls",
                        .description = "Boulders and walls",
                        .by = CARC_BY_USE,
                        CARC_ROWS (pieces),
                        .standing = standing };
  carc_system_register (&walls);
}

/* ---- places ---- */

static guint
offered_rots (const CarcPlace *places, guint n, int x, int y)
{
  guint rots = 0;
  for (guint i = 0; i < n; i++)
    if (places[i].x == x && places[i].y == y)
      rots |= places[i].rots;
  return rots;
}

/* Is the number of places the same if the caller has no room for all of them? */
static gboolean
counts_agree (const CarcState *state, guint tile, const CarcPlace *places, guint n, GString *why)
{
  CarcPlace few[3] = { { 0 } };
  for (guint room = 0; room < G_N_ELEMENTS (few); room++)
    if (carc_places (state, tile, few, room) != n)
      return fail (why, "%s: %u places, %u with room for %u", state->rules->tiles[tile].id, n,
                   carc_places (state, tile, few, room), room);
    else if (memcmp (few, places, MIN (room, n) * sizeof *few) != 0 || few[room].rots != 0)
      return fail (why, "%s: other places where there is room for %u", state->rules->tiles[tile].id, room);
  return TRUE;
}

static gboolean
places_agree (const CarcState *state, guint tile, GString *why)
{
  static CarcPlace places[8192];
  const CarcTile *t = &state->rules->tiles[tile];
  guint n = carc_places (state, tile, places, G_N_ELEMENTS (places)), found = 0, listed = 0;
  int west = 0, east = 0, north = 0, south = 0;
  for (guint i = 0; i < state->n_slots; i++)
    {
      west = MIN (west, state->slots[i].x - 3);
      east = MAX (east, state->slots[i].x + 1);
      north = MIN (north, state->slots[i].y - 3);
      south = MAX (south, state->slots[i].y + 1);
    }
  for (guint i = 0; i < n; i++)
    listed += (guint) __builtin_popcount (places[i].rots);
  for (int y = north; y <= south; y++)
    for (int x = west; x <= east; x++)
      {
        guint rots = offered_rots (places, n, x, y);
        for (guint rot = 0; rot < 4; rot++)
          {
            gboolean fits = carc_place_check (state, tile, x, y, rot, NULL);
            found += fits && rot < t->turns;
            /* Rotations that look the same are listed once. */
            if (fits != (int) ((rots >> (rot % t->turns)) & 1))
              return fail (why, "%s at %d,%d r%u: the check says %d, the list %d", t->id, x, y, rot, fits,
                           (rots >> (rot % t->turns)) & 1);
          }
      }
  if (!counts_agree (state, tile, places, n, why))
    return FALSE;
  if (found != listed)
    return fail (why, "%s: %u places listed, %u found", t->id, listed, found);
  if (carc_fits_somewhere (state, tile) != (n > 0))
    return fail (why, "%s: carc_fits_somewhere () is wrong", t->id);
  return TRUE;
}

static gboolean
check_places (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      for (guint tile = 0; g_str_hash (game->entries->pdata[i]) % (4 * EVERY) == 0 && tile < state->rules->n_tiles;
           tile++)
        if (carc_is_left (state, tile) && !places_agree (state, tile, why))
          return FALSE;
      carc_apply_line (state, game->entries->pdata[i], NULL);
    }
  return TRUE;
}

/* ---- acts, once a tile is laid ---- */

static gboolean
is_taken (const CarcState *state, const CarcEntry *entry)
{
  g_autoptr (CarcState) trial = carc_state_copy (state);
  return carc_apply (trial, entry, NULL);
}

/* May this kind of figure join another one of its player at this node? */
static gboolean
joins (const CarcState *laid, guint kind, guint16 node)
{
  for (guint i = 0; i < laid->n_figures; i++)
    {
      const CarcFigure *figure = &laid->figures[i];
      if (figure->place == CARC_PLACE_FEATURE && figure->player == laid->player
          && carc_figures[figure->kind]->joins_in == 0
          && laid->nodes[figure->node].feature == laid->nodes[node].feature)
        return (carc_figures[kind]->joins_in >> laid->nodes[node].kind) & 1;
    }
  return FALSE;
}

/* The only kind of figure that may stand there; 0: it is not one alone. */
static guint
only_kind (const CarcSegment *segment)
{
  for (CARC_EACH_MARK (mark, segment->marks))
    if (carc_marks[mark]->only != 0)
      return carc_marks[mark]->only;
  return 0;
}

/* Tries to claim every segment of the tile, free or not, with every kind of figure. */
static gboolean
claims_agree (const CarcState *state, const CarcState *laid, CarcEntry entry, GString *why)
{
  CarcClaim claims[CARC_CLAIMS_MAX];
  guint n = carc_claims (laid, claims, G_N_ELEMENTS (claims));
  gboolean any = FALSE;
  const gboolean can_claim = carc_may_act (laid, CARC_ACT_FOLLOWER, NULL);
  for (guint i = 0; i < laid->turn.n_nodes; i++)
    {
      guint16 node = (guint16) (laid->turn.first_node + i);
      const CarcSlot *slot = &laid->slots[laid->nodes[node].slot];
      gboolean offered = FALSE;
      for (guint c = 0; c < n; c++)
        offered |= claims[c].x == slot->x && claims[c].y == slot->y && claims[c].segment == laid->nodes[node].segment;
      for (guint kind = 0; kind < carc_n_figures; kind++)
        {
          const guint stands_in = carc_figures[kind]->stands_in;
          const guint only = only_kind (carc_node_segment (laid, node));
          if (carc_figures[kind]->on_corners || carc_figures[kind]->stands_at != 0)
            continue;
          entry.act = CARC_ACT_FOLLOWER;
          entry.figure = (guint8) kind;
          entry.spot = carc_segment_spot (carc_node_segment (laid, node));
          entry.has_cell = TRUE;
          entry.cell_x = slot->x;
          entry.cell_y = slot->y;
          gboolean taken = is_taken (state, &entry);
          any |= taken;
          const gboolean may = laid->nodes[node].slot == carc_dragon_of (laid)->slot ? FALSE
                               : carc_figures[kind]->joins_in                        ? joins (laid, kind, node)
                               : only != 0
                                   ? kind == only && can_claim && laid->nodes[laid->nodes[node].feature].figures == 0
                                   : offered && (!stands_in || stands_in >> laid->nodes[node].kind & 1);
          if (taken != (may && carc_supply (laid, laid->player, (CarcFigureKind) kind) > 0))
            return fail (why, "%s at %d,%d, segment %u: offered %d, taken %d", state->rules->tiles[entry.tile].id,
                         slot->x, slot->y, laid->nodes[node].segment, offered, taken);
        }
    }
  if (any != (int) ((offers_acts (laid) >> CARC_ACT_FOLLOWER) & 1))
    return fail (why, "a follower: it is offered wrongly");
  return TRUE;
}

static guint
flags_at (const CarcState *state, int x, int y)
{
  guint16 slot = carc_slot_at (state, x, y);
  return carc_slot_placed (state, slot) ? carc_slot_cell (state, slot)->flags : 0;
}

/* Can the Arbitress go dx,dy from her cell in six steps?  (Sheet 2, A14, A15, A27.) */
static gboolean
she_may_reach (const CarcState *state, int dx, int dy)
{
  gboolean now[17][17] = { { FALSE } }, next[17][17];
  gboolean gaps = carc_rule (state, CARC_A14) == CARC_A14_GAPS, closed = carc_rule (state, CARC_A15) == CARC_A15_CLOSED;
  if (!carc_arbitress_of (state)->on || (dx == 0 && dy == 0)
      || !carc_slot_placed (state,
                            carc_slot_at (state, carc_arbitress_of (state)->x + dx, carc_arbitress_of (state)->y + dy)))
    return FALSE;
  now[8][8] = TRUE;
  for (guint step = 0; step < 6; step++)
    {
      memcpy (next, now, sizeof now);
      for (int y = 1; y < 16; y++)
        for (int x = 1; x < 16; x++)
          {
            int cx = carc_arbitress_of (state)->x + x - 8, cy = carc_arbitress_of (state)->y + y - 8;
            gboolean placed = carc_slot_placed (state, carc_slot_at (state, cx, cy));
            gboolean near = now[y - 1][x] || now[y + 1][x] || now[y][x - 1] || now[y][x + 1];
            if (carc_rule (state, CARC_A27) == CARC_A27_NO && placed
                && carc_slot_at (state, cx, cy) == carc_dragon_of (state)->slot)
              continue;
            next[y][x] |= near && (placed || gaps) && !(closed && flags_at (state, cx, cy) & CARC_CELL_WATER);
          }
      memcpy (now, next, sizeof now);
    }
  if (carc_rule (state, CARC_A27) != CARC_A27_YES
      && carc_slot_at (state, carc_arbitress_of (state)->x + dx, carc_arbitress_of (state)->y + dy)
             == carc_dragon_of (state)->slot)
    return FALSE;
  return now[8 + dy][8 + dx];
}

/* What stands on this cell and is in the way of racers: a bit for what blocks them, and one for what bars them. */
#define BLOCKED 1u
#define BARRED 2u
static guint
pieces_at (const CarcState *state, int x, int y)
{
  guint found = 0;
  for (guint i = 0; i < carc_n_systems; i++)
    {
      CarcPiece pieces[CARC_PIECES_OUT_MAX];
      const gboolean has_some = carc_in_play (state->rules, i) && carc_systems[i]->standing != NULL;
      const guint n = has_some ? carc_systems[i]->standing (state, pieces, CARC_PIECES_OUT_MAX) : 0;
      for (guint k = 0; k < n; k++)
        if (pieces[k].x == x && pieces[k].y == y)
          found |= (carc_pieces[pieces[k].id]->blocks_racers ? BLOCKED : 0)
                   | (carc_pieces[pieces[k].id]->bars_racers ? BLOCKED | BARRED : 0);
    }
  return found;
}

/* May a racer step from one cell to another?  (The race for the lighthouse, L21, L23, L25.) */
static gboolean
racer_may (const CarcState *state, int from_x, int from_y, int x, int y, gboolean stops)
{
  guint flags = flags_at (state, x, y), before = flags_at (state, from_x, from_y);
  guint16 slot = carc_slot_at (state, x, y);
  const guint pieces = pieces_at (state, x, y);
  gboolean lighthouse = (flags & CARC_CELL_LIGHTHOUSE) != 0, taken = pieces != 0;
  if (!carc_slot_placed (state, slot) || flags & (CARC_CELL_WATER | CARC_CELL_INSIDE))
    return FALSE;
  if (carc_rule (state, CARC_L23) == CARC_L23_AROUND && flags & CARC_CELL_TOWN)
    return FALSE;
  if (carc_rule (state, CARC_L23) == CARC_L23_AROUND && flags & CARC_CELL_LAKE
      && !(lighthouse && !(before & CARC_CELL_LAKE)))
    return FALSE;
  if (pieces & BARRED)
    return FALSE;
  for (guint i = 0; i < state->n_figures; i++)
    {
      const guint ruling = carc_place_rows[state->figures[i].place]->block_ruling;
      taken |= state->figures[i].place != CARC_PLACE_SUPPLY && !carc_place_rows[state->figures[i].place]->on_corner
               && state->figures[i].slot == slot && (ruling == 0 || carc_rule (state, (CarcRuling) ruling) == 0);
    }
  if (!taken || (lighthouse && carc_rule (state, CARC_L25) == CARC_L25_EXEMPT))
    return TRUE;
  return !stops && !lighthouse && carc_rule (state, CARC_L21) == CARC_L21_PASS;
}

static gboolean
racer_may_reach (const CarcState *state, int x0, int y0, int dx, int dy)
{
  static const int way_x[4] = { 0, 1, 0, -1 }, way_y[4] = { -1, 0, 1, 0 };
  int x = x0 + dx, y = y0 + dy, steps = abs (dx) + abs (dy);
  if (!carc_race_of (state)->open)
    return FALSE;
  if (steps == 1 && (carc_rule (state, CARC_L20) == CARC_L20_UPTO || flags_at (state, x, y) & CARC_CELL_LIGHTHOUSE))
    return racer_may (state, x0, y0, x, y, TRUE);
  for (guint side = 0; steps == 2 && side < 4; side++)
    {
      int over_x = x0 + way_x[side], over_y = y0 + way_y[side];
      if (abs (x - over_x) + abs (y - over_y) == 1 && !(flags_at (state, over_x, over_y) & CARC_CELL_LIGHTHOUSE)
          && racer_may (state, x0, y0, over_x, over_y, FALSE) && racer_may (state, over_x, over_y, x, y, TRUE))
        return TRUE;
    }
  return FALSE;
}

/* Tries every cell around as the goal; the path names only the goal. */
static gboolean
reach_agrees (const CarcState *state, const CarcState *laid, CarcEntry entry, CarcActKind act, GString *why)
{
  CarcReach reach[CARC_REACH_MAX];
  int x0 = carc_arbitress_of (laid)->x, y0 = carc_arbitress_of (laid)->y, radius = act == CARC_ACT_ARBITRESS ? 8 : 4;
  guint n = act == CARC_ACT_ARBITRESS ? carc_arbitress_reach (laid, reach, G_N_ELEMENTS (reach))
                                      : carc_racer_reach (laid, laid->player, reach, G_N_ELEMENTS (reach));
  guint16 racer = carc_race_of (laid)->racer[laid->player];
  if ((n > 0) != (int) ((offers_acts (laid) >> act) & 1))
    return fail (why, "act %d: it is offered wrongly", act);
  if (act == CARC_ACT_RACER && racer == CARC_NONE)
    return n == 0 || fail (why, "a reach without a racer");
  if (act == CARC_ACT_RACER)
    {
      x0 = laid->slots[laid->figures[racer].slot].x;
      y0 = laid->slots[laid->figures[racer].slot].y;
    }
  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++)
      {
        guint offered = 0;
        for (guint i = 0; i < n; i++)
          offered += reach[i].x == x0 + dx && reach[i].y == y0 + dy;
        entry.act = act;
        entry.n_path = 1;
        entry.path[0] = (CarcCellXY){ (gint16) (x0 + dx), (gint16) (y0 + dy) };
        if (is_taken (state, &entry) != (int) offered)
          return fail (why, "act %d to %d,%d: offered %u times", act, x0 + dx, y0 + dy, offered);
        if ((int) offered
            != (act == CARC_ACT_RACER ? racer_may_reach (laid, x0, y0, dx, dy) : she_may_reach (laid, dx, dy)))
          return fail (why, "act %d to %d,%d: offered %u times, the test's rules disagree", act, x0 + dx, y0 + dy,
                       offered);
      }
  return TRUE;
}

static gboolean
entering_agrees (const CarcState *state, const CarcState *laid, CarcEntry entry, GString *why)
{
  gboolean any = FALSE;
  entry.act = CARC_ACT_ENTER;
  entry.race = CARC_RACE_JOIN;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    {
      entry.figure = (guint8) kind;
      any |= is_taken (state, &entry);
    }
  entry.race = CARC_RACE_LIFT;
  for (guint i = 0; i < laid->n_figures; i++)
    if (laid->figures[i].place != CARC_PLACE_SUPPLY && laid->figures[i].player == laid->player)
      {
        entry.at = carc_figure_at (laid, i);
        any |= is_taken (state, &entry);
      }
  if (any != (int) ((offers_acts (laid) >> CARC_ACT_ENTER) & 1))
    return fail (why, "entering the race: taken %d, it is offered wrongly", any);
  return TRUE;
}

/* By D8 must: does the tile just laid show a princess whose city holds a follower? */
static gboolean
is_bound (const CarcState *laid)
{
  for (guint i = 0; carc_rule (laid, CARC_D8) == CARC_D8_MUST && i < laid->turn.n_nodes; i++)
    for (guint k = 0; k < laid->n_figures; k++)
      {
        const guint16 node = (guint16) (laid->turn.first_node + i);
        const CarcFigure *figure = &laid->figures[k];
        if (carc_marks_has (carc_node_segment (laid, node)->marks, CARC_PRINCESS) && figure->place == CARC_PLACE_FEATURE
            && carc_figures[figure->kind]->joins_in == 0
            && laid->nodes[figure->node].feature == laid->nodes[node].feature)
          return TRUE;
      }
  return FALSE;
}

/* Then nothing but the princess's act is offered and taken. */
static gboolean
only_princess (const CarcState *state, const CarcState *laid, CarcEntry entry, GString *why)
{
  CarcClaim claim;
  if (is_taken (state, &entry))
    return fail (why, "the princess may be left unused");
  if (carc_claims (laid, &claim, 1) > 0 || offers_acts (laid) != 1u << CARC_ACT_PRINCESS)
    return fail (why, "other acts are offered than the princess's");
  entry.act = CARC_ACT_FOLLOWER;
  for (guint i = 0; i < laid->turn.n_nodes; i++)
    {
      entry.spot = carc_segment_spot (carc_node_segment (laid, (guint16) (laid->turn.first_node + i)));
      if (is_taken (state, &entry))
        return fail (why, "another act than the princess's is taken");
    }
  return TRUE;
}

static gboolean
check_acts (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      CarcEntry entry;
      if (g_str_hash (line) % EVERY == 0 && carc_entry_parse (state->rules, line, &entry, NULL)
          && entry.kind == CARC_ENTRY_PLACE && !entry.agreed && state->ask == CARC_ASK_TILE)
        {
          CarcEntry plain = {
            .kind = CARC_ENTRY_PLACE, .tile = entry.tile, .x = entry.x, .y = entry.y, .rot = entry.rot
          };
          g_autofree char *before = fixture_dump (state);
          g_autoptr (CarcState) laid = carc_lay (state, (guint) entry.tile, entry.x, entry.y, entry.rot, FALSE, NULL);
          if (laid == NULL)
            continue;
          if (is_bound (laid) && !only_princess (state, laid, plain, why))
            return fail (why, " (%s)", line);
          if (is_bound (laid))
            {
              carc_apply_line (state, line, NULL);
              continue;
            }
          if (!claims_agree (state, laid, plain, why) || !reach_agrees (state, laid, plain, CARC_ACT_ARBITRESS, why)
              || !reach_agrees (state, laid, plain, CARC_ACT_RACER, why) || !entering_agrees (state, laid, plain, why))
            return fail (why, " (%s)", line);
          g_autofree char *after = fixture_dump (state);
          if (!fixture_same (before, after, why))
            return FALSE;
        }
      carc_apply_line (state, line, NULL);
    }
  return TRUE;
}

/* ---- the racer's way ---- */

/* Another search for the fewest moves.  It puts the racer onto a cell and calls carc_racer_reach () from there. */
static guint
moves_needed (const CarcState *state, guint player)
{
  g_autoptr (CarcState) trial = carc_state_copy (state);
  g_autofree guint8 *seen = g_new0 (guint8, state->n_slots);
  guint16 queue[512];
  guint head = 0, tail = 0, moves = 0;
  CarcFigure *racer = &trial->figures[carc_race_of (trial)->racer[player]];
  queue[tail++] = racer->slot;
  seen[racer->slot] = 1;
  for (; head < tail; moves++)
    for (guint end = tail; head < end;)
      {
        CarcReach reach[CARC_REACH_MAX];
        racer->slot = queue[head++];
        if (racer->slot == carc_lake_of (trial)->lighthouse)
          return moves;
        guint n = carc_racer_reach (trial, player, reach, G_N_ELEMENTS (reach));
        for (guint i = 0; i < n; i++)
          {
            guint16 slot = carc_slot_at (trial, reach[i].x, reach[i].y);
            if (!seen[slot] && tail < G_N_ELEMENTS (queue))
              queue[tail++] = slot;
            seen[slot] = 1;
          }
      }
  return 0;
}

static gboolean
check_ways (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      carc_apply_line (state, game->entries->pdata[i], NULL);
      for (guint player = 0; carc_race_of (state)->open && player < state->rules->n_players; player++)
        {
          CarcCellXY way[64];
          guint steps = carc_racer_way (state, player, way, G_N_ELEMENTS (way)),
                turns = carc_racer_turns (state, player);
          if (carc_race_of (state)->racer[player] == CARC_NONE)
            continue;
          if (turns != moves_needed (state, player))
            return fail (why, "player %u needs %u moves, not %u", player, moves_needed (state, player), turns);
          if ((steps > 0) != (turns > 0) || steps > 2 * turns || steps < turns)
            return fail (why, "%u steps in %u moves", steps, turns);
          const CarcSlot *from = &state->slots[state->figures[carc_race_of (state)->racer[player]].slot];
          int x = from->x, y = from->y;
          for (guint s = 0; s < MIN (steps, G_N_ELEMENTS (way)); s++)
            {
              if (abs (way[s].x - x) + abs (way[s].y - y) != 1)
                return fail (why, "the way jumps from %d,%d to %d,%d", x, y, way[s].x, way[s].y);
              x = way[s].x;
              y = way[s].y;
            }
          const CarcSlot *lighthouse = &state->slots[carc_lake_of (state)->lighthouse];
          if (steps && steps < G_N_ELEMENTS (way) && (x != lighthouse->x || y != lighthouse->y))
            return fail (why, "the way ends at %d,%d", x, y);
        }
    }
  return TRUE;
}

/* ---- distances ---- */

/* The drawn way begins at the Arbitress, ends at the cell, and has as many cells as the distance says. */
static gboolean
check_distances (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  g_autofree CarcCellXY *way = g_new (CarcCellXY, CARC_WAY_MAX);
  for (guint i = 0; i < game->entries->len; i++)
    carc_apply_line (state, game->entries->pdata[i], NULL);
  guint reading = carc_rule (state, CARC_A1);
  for (guint i = 0; i < state->n_slots; i++)
    {
      const CarcSlot *slot = &state->slots[i];
      int x = carc_arbitress_of (state)->x, y = carc_arbitress_of (state)->y;
      if (slot->tile == CARC_NONE || !carc_arbitress_of (state)->on)
        continue;
      guint n = carc_distance_way (state, x, y, slot->x, slot->y, way, CARC_WAY_MAX), tiles = 0;
      int distance = carc_distance (state, x, y, slot->x, slot->y), straight = abs (x - slot->x) + abs (y - slot->y);
      if (n == 0 || way[0].x != x || way[0].y != y || way[n - 1].x != slot->x || way[n - 1].y != slot->y)
        return fail (why, "the way to %d,%d does not lead there", slot->x, slot->y);
      for (guint s = 1; s < n; s++)
        {
          if (abs (way[s].x - way[s - 1].x) + abs (way[s].y - way[s - 1].y) != 1)
            return fail (why, "the way to %d,%d jumps", slot->x, slot->y);
          tiles += carc_slot_placed (state, carc_slot_at (state, way[s].x, way[s].y));
        }
      int expected = reading == CARC_A1_STEPS     ? straight
                     : reading == CARC_A1_BETWEEN ? MAX (0, straight - 1)
                     : reading == CARC_A1_TILES   ? (int) tiles
                                                  : (int) n - 1;
      if (distance != expected || (reading != CARC_A1_WALK && (int) n != straight + 1) || (int) n < straight + 1)
        return fail (why, "%d to %d,%d under reading %u, the way has %u cells", distance, slot->x, slot->y, reading, n);
    }
  return TRUE;
}

int
main (int argc, char **argv)
{
  static const RandomTaste walled = { .lake = 100, .arbitress = 40, .readings = 40, .oddities = 60, .with = "walls" };
  g_test_init (&argc, &argv, NULL);
  test_sets_register ();
  walls_register ();
  random_games_add ("/legal/places", 60, &random_taste_all, check_places);
  random_games_add ("/legal/acts", 60, &random_taste_all, check_acts);
  random_games_add ("/legal/walls", 30, &walled, check_acts);
  random_games_add ("/legal/racer-way", 60, &random_taste_all, check_ways);
  random_games_add ("/legal/distance-way", 200, &random_taste_all, check_distances);
  return g_test_run ();
}
