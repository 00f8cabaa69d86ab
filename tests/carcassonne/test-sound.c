/* test-sound.c - carc_state_validate () finds each single error, wherever in a random game it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-random-game.h"
#include "carc-test-keep.h"
#include "carcassonne/carc-needs.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/traders/carc-traders.h"
#include "carcassonne/systems/water/carc-water.h"
#include "carcassonne/systems/wheel/carc-wheel.h"
#include "../table/test-add.h"

#define GAMES 60
#define LOOKS 3 /* states of each game */

static GRand *rand_source; /* the same errors in each run */

static guint
pick (guint n)
{
  return (guint) g_rand_int_range (rand_source, 0, (gint32) n);
}

/* ---- one error each; FALSE if the state has nothing that can be wrong in this way ---- */

#define ERROR(name, ...) ERROR_IF (name, TRUE, __VA_ARGS__)
#define ERROR_IF(name, can, ...)                                                                                       \
  static gboolean name (CarcState *state, CarcFigure *figure)                                                          \
  {                                                                                                                    \
    if (!(can))                                                                                                        \
      return FALSE;                                                                                                    \
    __VA_ARGS__;                                                                                                       \
    return TRUE;                                                                                                       \
  }

/* A random figure at one of these places (bit per CarcPlaceId), or NULL. */
static CarcFigure *
figure_at (CarcState *state, guint64 places)
{
  guint from = pick (state->n_figures);
  for (guint i = 0; i < state->n_figures; i++)
    {
      CarcFigure *figure = &state->figures[(from + i) % state->n_figures];
      if (places >> figure->place & 1)
        return figure;
    }
  return NULL;
}

static gboolean
node_after_the_last (CarcState *state, CarcFigure *figure)
{
  figure->node = state->n_nodes;
  /* What was there before does not matter. */
  state->nodes[state->n_nodes] = (CarcNode){ .slot = figure->slot };
  return TRUE;
}

static gboolean
node_of_another_cell (CarcState *state, CarcFigure *figure)
{
  guint16 node = (guint16) pick (state->n_nodes);
  if (state->nodes[node].slot == figure->slot)
    return FALSE;
  figure->node = node;
  return TRUE;
}

ERROR (on_a_scored_feature, state->nodes[state->nodes[figure->node].feature].scored = 1)
ERROR (held_in_the_supply, figure->holder = 0)
ERROR_IF (on_an_open_cell, state->n_rim > 0, figure->slot = state->rim[pick (state->n_rim)])
ERROR (on_no_cell, figure->slot = CARC_NONE)
ERROR (away_nowhere, figure->place = (guint8) carc_n_place_rows)
ERROR (away_on_a_cell, figure->slot = figure->slot == 0)

static gboolean
two_on_a_crown_space (CarcState *state, CarcFigure *figure)
{
  CarcFigure *other = figure_at (state, table_bit (CARC_PLACE_SUPPLY));
  if (other == NULL || !carc_is_crowned (figure) || !carc_is_follower (other->kind))
    return FALSE;
  *other = (CarcFigure){
    .player = other->player, .kind = other->kind, .place = figure->place, .holder = -1, .slot = figure->slot
  };
  return TRUE;
}

ERROR_IF (held_by_its_owner, figure->holder >= 0, figure->holder = (gint8) figure->player)
ERROR_IF (held_by_a_stranger, figure->holder >= 0, figure->holder = (gint8) state->rules->n_players)
ERROR (held_by_somebody,
       figure->holder = figure->holder >= 0 ? -1 : (gint8) ((figure->player + 1u) % state->rules->n_players))
ERROR (of_another_player,
       figure->player = (guint8) ((figure->player + 1 + pick (state->rules->n_players - 1)) % state->rules->n_players))

/* The first and the last figure of the supply: each player's first kind and last kind differ, if there are several. */
static gboolean
of_two_kinds_exchanged (CarcState *state, CarcFigure *figure)
{
  CarcFigure *a = NULL, *b = NULL;
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].place == CARC_PLACE_SUPPLY)
      {
        a = a == NULL ? &state->figures[i] : a;
        b = &state->figures[i];
      }
  if (a == NULL || (a->player == b->player && a->kind == b->kind))
    return FALSE;
  const CarcFigure first = *a;
  *a = *b;
  *b = first;
  return TRUE;
}

ERROR (of_another_kind, figure->kind = (guint8) ((figure->kind + 1 + pick (carc_n_figures - 1)) % carc_n_figures))
ERROR (cells_placed, state->n_placed++)
ERROR (turns, state->n_turns++)

static gboolean
turn_of_nobody (CarcState *state, CarcFigure *figure)
{
  CarcSlot *slot = &state->slots[pick (state->n_slots)];
  if (slot->tile == CARC_NONE || slot->part != 0 || slot->player < 0)
    return FALSE;
  slot->player = -1;
  return TRUE;
}

ERROR (tile_remaining, state->remaining[pick (state->rules->n_tiles)]++)
ERROR (tile_aside, state->aside[pick (state->rules->n_tiles)]++)
ERROR (tiles_left, state->n_remaining++)

static gboolean
rings_crossed (CarcState *state, CarcFigure *figure)
{
  CarcNode *a = &state->nodes[pick (state->n_nodes)], *b = &state->nodes[pick (state->n_nodes)];
  guint16 next = a->next;
  if (a->feature == b->feature)
    return FALSE;
  a->next = b->next;
  b->next = next;
  return TRUE;
}

static gboolean
left_out_of_its_ring (CarcState *state, CarcFigure *figure)
{
  CarcNode *before = &state->nodes[pick (state->n_nodes)], *out = &state->nodes[before->next];
  if (before == out)
    return FALSE;
  before->next = out->next;
  out->next = (guint16) (out - state->nodes);
  return TRUE;
}

static gboolean
root_of_another (CarcState *state, CarcFigure *figure)
{
  CarcNode *a = &state->nodes[pick (state->n_nodes)], *b = &state->nodes[pick (state->n_nodes)];
  if (a->feature == b->feature || state->nodes[a->feature].size == 1 || state->nodes[a->feature].figures > 0)
    return FALSE;
  a->feature = b->feature;
  return TRUE;
}

static CarcNode *
some_feature (CarcState *state)
{
  return &state->nodes[state->nodes[pick (state->n_nodes)].feature];
}

ERROR (size_of_a_feature, some_feature (state)->size++)
ERROR (oldest_of_a_feature, some_feature (state)->oldest++)
ERROR (figures_of_a_feature, some_feature (state)->figures++)
ERROR (open_sides_of_a_feature, some_feature (state)->open++)

static gboolean
marks_of_a_feature (CarcState *state, CarcFigure *figure)
{
  CarcNode *feature = some_feature (state);
  feature->marks = feature->marks == 0 ? (guint16) (1 + pick (state->n_marked + 1u)) : 0;
  return TRUE;
}

static gboolean
neighbour_of_an_open_cell (CarcState *state, CarcFigure *figure)
{
  if (state->n_rim == 0)
    return FALSE;
  guint16 slot = state->rim[pick (state->n_rim)];
  state->slots[slot].neighbour[pick (4)] = slot;
  return TRUE;
}

/* Two open cells that stand in each other's place. */
static gboolean
rim_swapped (CarcState *state, CarcFigure *figure)
{
  guint a = pick (state->n_rim + 1), b = pick (state->n_rim + 1);
  if (a == b || MAX (a, b) == state->n_rim)
    return FALSE;
  guint16 slot = state->rim[a];
  state->rim[a] = state->rim[b];
  state->rim[b] = slot;
  return TRUE;
}

ERROR_IF (rim_too_short, state->n_rim > 0, state->n_rim--)
ERROR_IF (rim_too_long, state->n_rim % CARC_NEEDS_AT_ONCE != 0, state->n_rim++)
ERROR_IF (rim_elsewhere, state->n_rim > 0, state->rim_at[pick (state->n_rim)][pick (2)]++)
ERROR_IF (needs_of_an_open_cell, state->n_rim > 0, state->needs[pick (state->n_rim)] ^= (guint16) (1 << pick (16)))

static gboolean
needs_of_no_cell (CarcState *state, CarcFigure *figure)
{
  if (state->n_rim % CARC_NEEDS_AT_ONCE == 0)
    return FALSE;
  guint behind = CARC_NEEDS_AT_ONCE - state->n_rim % CARC_NEEDS_AT_ONCE;
  state->needs[state->n_rim + pick (behind)] = 0x1111;
  return TRUE;
}

ERROR (score, state->ledger.scores[pick (state->rules->n_players)]++)

static gboolean
points_of_a_line (CarcState *state, CarcFigure *figure)
{
  if (state->ledger.n_lines == 0)
    return FALSE;
  TableLine *line = &state->ledger.lines[pick (state->ledger.n_lines)];
  line->points++;
  state->ledger.scores[line->player]++;
  return TRUE;
}

static gboolean
token_left (CarcState *state, CarcFigure *figure)
{
  CarcWater *water = carc_water_edit (state);
  water->left[pick (state->rules->n_players)]++;
  return water->each > 0;
}

static gboolean
token_lost (CarcState *state, CarcFigure *figure)
{
  CarcWater *water = carc_water_edit (state);
  if (water->each == 0 || water->placed == 0)
    return FALSE;
  water->placed--;
  return TRUE;
}

static gboolean
token_in_no_city (CarcState *state, CarcFigure *figure)
{
  CarcWater *water = carc_water_edit (state);
  guint16 node = (guint16) pick (state->n_nodes);
  if (water->each == 0 || water->placed == 0 || state->nodes[node].kind == CARC_CITY)
    return FALSE;
  water->cities[pick (water->placed)] = node;
  return TRUE;
}

static gboolean
token_after_the_last_node (CarcState *state, CarcFigure *figure)
{
  CarcWater *water = carc_water_edit (state);
  if (water->each == 0 || water->placed == 0)
    return FALSE;
  water->cities[pick (water->placed)] = state->n_nodes;
  state->nodes[state->n_nodes] = (CarcNode){ .kind = CARC_CITY };
  return TRUE;
}

ERROR_IF (goods, carc_in_play (state->rules, CARC_SYSTEM_TRADERS),
          carc_traders_edit (state)->goods[pick (CARC_N_GOODS)][pick (state->rules->n_players)]++)

/* A place as a bit, as a constant. */
#define AT(place) (G_GUINT64_CONSTANT (1) << (place))
/* The places off the land. */
#define OFF_THE_LAND ((AT (CARC_PLACE_CROWN)) - (AT (CARC_PLACE_PRISON)))
#define ON_A_CELL (AT (CARC_PLACE_RACE) | AT (CARC_PLACE_KEEPER) | AT (CARC_PLACE_CORNER))

static const struct
{
  gboolean (*make) (CarcState *state, CarcFigure *figure);
  const char *said;
  guint64 at; /* of a figure at one of these places (bit per CarcPlaceId); 0: of no figure */
} errors[] = {
  { node_after_the_last, "no feature of its cell", AT (CARC_PLACE_FEATURE) },
  { node_of_another_cell, "no feature of its cell", AT (CARC_PLACE_FEATURE) },
  { on_a_scored_feature, "a feature that was scored", AT (CARC_PLACE_FEATURE) },
  { held_in_the_supply, "held, but not away", AT (CARC_PLACE_SUPPLY) },
  { on_an_open_cell, "on no tile", ON_A_CELL },
  { on_no_cell, "on no tile", ON_A_CELL },
  { away_nowhere, "is nowhere", OFF_THE_LAND },
  { away_on_a_cell, "is nowhere", OFF_THE_LAND },
  { two_on_a_crown_space, "stand on one crown space", OFF_THE_LAND },
  { held_by_its_owner, "is nowhere", OFF_THE_LAND },
  { held_by_a_stranger, "is nowhere", OFF_THE_LAND },
  { held_by_somebody, "is nowhere", OFF_THE_LAND },
  { of_another_player, "figures of kind", AT (CARC_PLACE_SUPPLY) },
  { of_another_kind, "figures of kind", AT (CARC_PLACE_SUPPLY) },
  { of_two_kinds_exchanged, "not among the others" },
  { cells_placed, "cells are placed" },
  { turns, "second tiles counted" },
  { turn_of_nobody, "second tiles counted" },
  { tile_remaining, "laid, " },
  { tile_aside, "laid, " },
  { tiles_left, "tiles are left" },
  { rings_crossed, "in the wrong ring" },
  { left_out_of_its_ring, "ring" },
  { root_of_another, "in the wrong ring" },
  { size_of_a_feature, "ring" },
  { oldest_of_a_feature, "oldest" },
  { figures_of_a_feature, "figures, " },
  { open_sides_of_a_feature, "open sides" },
  { marks_of_a_feature, "the marks of its segments" },
  { neighbour_of_an_open_cell, "does not know the one on side" },
  { rim_swapped, "not in its place of the rim" },
  { rim_too_short, "not in its place of the rim" },
  { rim_too_long, "are open, " },
  { rim_elsewhere, "the rim has" },
  { needs_of_an_open_cell, "needs" },
  { needs_of_no_cell, "no cell is open at place" },
  { score, "the sum of the ledger" },
  { points_of_a_line, "the sum of the ledger" },
  { token_left, "water tokens of" },
  { token_lost, "water tokens of" },
  { token_in_no_city, "lies in no city" },
  { token_after_the_last_node, "lies in no city" },
  { goods, "and completed cities" },
};

/* ---- the test ---- */

static void
try_errors (const CarcState *state, guint32 seed, guint *made)
{
  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      g_autoptr (CarcState) wrong = carc_state_copy (state);
      TableRefusal why = { "" };
      CarcFigure *figure = errors[i].at != 0 ? figure_at (wrong, errors[i].at) : NULL;
      if ((errors[i].at != 0 && figure == NULL) || !errors[i].make (wrong, figure))
        continue;
      made[i]++;
      if (carc_state_validate (wrong, &why) || strstr (why.sentence, errors[i].said) == NULL)
        g_error ("game %u, after %u entries: error %u (“%s”) is told as “%s”", seed, state->n_entries, i,
                 errors[i].said, why.sentence);
    }
}

static void
test_errors (void)
{
  guint made[G_N_ELEMENTS (errors)] = { 0 };
  rand_source = g_rand_new_with_seed (1);
  for (guint32 seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (RandomGame) game = random_game_new (seed, &random_taste_all);
      g_autoptr (CarcState) state = random_game_start (game);
      for (guint look = 0, at = 0; look < LOOKS; look++)
        {
          for (; at < game->entries->len * (look + 1) / LOOKS; at++)
            carc_apply_line (state, game->entries->pdata[at], NULL);
          g_assert_true (carc_state_validate (state, NULL));
          try_errors (state, seed, made);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    if (made[i] == 0)
      g_error ("error %u (“%s”) was never made", i, errors[i].said);
  g_rand_free (rand_source);
}

TESTS_MAIN_AFTER (test_keep_register (), "/sound", errors)
