/* carc-lake.c - The Lake: its tile, and what its features are worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, 1 (Place a tile), what 2 says of its cloister, 3 (Scoring) and Final scoring, as far as
 * they concern its tile and its features; rulings L1 to L11, L43, L48 and IC2.  The race is in carc-race.c, the water
 * supply in carc-water.c.
 */
#include "carc-lake.h"
#include "carc-lake-layout.h"

#include "carcassonne/carc-base-marks.h"
#include "carcassonne/carc-inns-marks.h"
#include "carcassonne/carc-lake-marks.h"
#include "carcassonne/carc-siege-marks.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static const CarcMarkRow marks[] = { { CARC_ON_LAKE, "lake", .implied = TRUE } };
static const CarcNounRow nouns[] = {
  { CARC_NOUN_LAKE, "lake", CARC_FORMS ("for the lake", "for the lake"), .bonus = TRUE },
};

#define LAKE_PLACE N_ ("The Lake, 1. Place a tile")
#define LAKE_SCORE N_ ("The Lake, 3. Scoring a completed feature")
#define LAKE_FINAL N_ ("The Lake, Final scoring")

static const CarcRulingRow rulings[] = {
  { CARC_L1, "L1", LAKE_PLACE, N_ ("What is printed on the 3×3 tile?"),
    CARC_FIXED (N_ ("The layout in the record; it can be changed to match the tile on the table.")) },
  { CARC_L2, "L2", LAKE_PLACE, N_ ("What must the lake touch?"),
    CARC_FIXED (N_ ("At least one tile, edge to edge; every edge that touches must match.")) },
  { CARC_L3,
    "L3",
    LAKE_PLACE,
    N_ ("The lake fits nowhere: what now?"),
    2,
    { { "again", N_ ("It goes back into the stack and the player draws again.") },
      { "skip", N_ ("It goes back into the stack and the turn passes.") } } },
  { CARC_L5, "L5", LAKE_PLACE, N_ ("As how many tiles does the lake count?"),
    CARC_FIXED (N_ ("One draw; nine cells on the map.")) },
  { CARC_L6, "L6", LAKE_PLACE, N_ ("Do its nine cells count as tiles?"),
    CARC_FIXED (N_ ("Yes, for cloisters, counts and distances, the water in the middle too.")) },
  { CARC_L8, "L8", LAKE_SCORE, N_ ("What does a completed lake city earn in addition?"),
    CARC_FIXED (N_ ("1 point more for each tile, in every case; pennants count as they do without the lake.")) },
  { CARC_L9,
    "L9",
    LAKE_SCORE,
    N_ ("What is a lake city of two tiles worth if small cities count less?"),
    2,
    { { "three", N_ ("3 points for each tile; pennants as in any small city.") },
      { "two", N_ ("2 points for each tile: one for the small city, one for the lake.") } },
    { { "B2", "small" } } },
  { CARC_L10, "L10", LAKE_FINAL, N_ ("What do incomplete lake features earn at the end?"),
    CARC_FIXED (N_ ("City and road 2 points for each tile, or nothing with a cathedral, a siege or an inn; the "
                    "cloister as any other; the bonus once.")) },
  { CARC_L11, "L11", LAKE_SCORE, N_ ("What does the lake's cloister earn?"),
    CARC_FIXED (N_ ("12 points when complete.")) },
  { CARC_IC2,
    "IC2",
    LAKE_FINAL,
    N_ ("Incomplete inns and cathedrals earn points (IC1): those of the lake, too?"),
    2,
    { { "sheet", N_ ("No: an incomplete lake road with an inn, or lake city with a cathedral, earns nothing.") },
      { "box", N_ ("Yes, as without inn and cathedral: 2 points for each tile.") } },
    { { "IC1", "one" } } },
  { CARC_L43, "L43", LAKE_FINAL, N_ ("In which order is the end scored?"),
    CARC_FIXED (N_ ("Features, then farms, then water, then the Keeper.")) },
  { CARC_L48, "L48", LAKE_FINAL, N_ ("What does the pig herd add?"),
    CARC_FIXED (N_ ("1 point for every completed city, for the farm it stands on.")) },
};

/* ---- the setup: the layout of its tile, L1 ---- */

static gboolean
lake_setup_line (const TableWords *words, TableRefusal *why)
{
  CarcLakeLayout layout;
  if (words->n < 2 || strcmp (words->word[1], "lake") != 0)
    return table_refuse (why, _ ("only the lake has a layout"));
  return carc_lake_layout_parse (&layout, words->word + 2, words->n - 2, why);
}

static void
lake_setup_complete (TableSetup *setup)
{
  CarcLakeLayout layout;
  if (table_setup_says (setup, "layout", NULL))
    return;
  carc_lake_layout_default (&layout);
  g_autofree char *text = carc_lake_layout_print (&layout);
  g_autofree char *line = g_strdup_printf ("layout lake %s", text);
  table_setup_line (setup, line, NULL);
}

static gboolean
lake_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  CarcLakeLayout layout;
  gboolean in_play = carc_in_play (rules, CARC_SYSTEM_LAKE);
  rules->lake_tile = CARC_NONE;
  carc_lake_layout_default (&layout);
  TableWords words;
  for (guint i = 0; table_setup_next (setup, &i, "layout", &words);)
    {
      if (!in_play)
        return table_refuse (why, _ ("the lake has a layout but is not used: “use lake” is missing"));
      if (!carc_lake_layout_parse (&layout, words.word + 2, words.n - 2, why))
        return FALSE;
    }
  if (!in_play)
    return TRUE;
  rules->lake_tile = (guint16) carc_rules_tile (rules, "lake");
  /* The tile is always built from the layout, also from the default one, which a record contains too (setup_complete).
   * So a record gives the same game when it is read again. */
  carc_lake_layout_build (&layout, &rules->tiles[rules->lake_tile]);
  rules->tiles[rules->lake_tile].again = TRUE; /* L3 */
  rules->lake_layout = carc_lake_layout_print (&layout);
  return TRUE;
}

/* ---- the game ---- */

static void
lake_begin (CarcState *state, gboolean in_play)
{
  CarcLake *lake = carc_lake_edit (state);
  lake->lighthouse = CARC_NONE;
  memset (lake->slots, 0xff, sizeof lake->slots); /* CARC_NONE */
}

static void
lake_laid (CarcState *state)
{
  CarcLake *lake = carc_lake_edit (state);
  const CarcTurn *turn = &state->turn;
  if (!carc_lake_is_turn (state))
    return;
  lake->placed = TRUE;
  for (guint i = 0; i < turn->n_slots && i < G_N_ELEMENTS (lake->slots); i++)
    {
      lake->slots[i] = turn->slots[i];
      if (carc_slot_cell (state, turn->slots[i])->flags & CARC_CELL_LIGHTHOUSE)
        lake->lighthouse = turn->slots[i];
    }
}

static void
lake_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  gboolean small = carc_rule (state, CARC_B2) == CARC_B2_SMALL && survey->kind == CARC_CITY && survey->complete
                   && survey->tiles == 2 && !carc_marks_has (survey->marks, CARC_BESIEGED);
  const gboolean dear = carc_marks_has (survey->marks, CARC_INN) || carc_marks_has (survey->marks, CARC_CATHEDRAL);
  if (!carc_marks_has (survey->marks, CARC_ON_LAKE))
    return;
  if (survey->kind == CARC_FARM)
    {
      if (carc_marks_has (survey->marks, CARC_HERD))
        table_rulings_put (&worth->rulings, CARC_L48);
      return;
    }
  if (carc_worth_points (worth) == 0 && !survey->complete) /* with an inn, a cathedral or a siege (L10) */
    return;
  if (survey->kind == CARC_CLOISTER)
    {
      if (final)
        return;
      carc_worth_set (worth, CARC_NOUN_LAKE, 1, 3);
      table_rulings_put (&worth->rulings, CARC_L11);
      return;
    }
  if (final && dear) /* worth something by IC1 */
    {
      table_rulings_put (&worth->rulings, CARC_IC2);
      if (carc_rule (state, CARC_IC2) == CARC_IC2_SHEET)
        {
          worth->nothing = survey->kind == CARC_CITY ? CARC_BECAUSE_OPEN_CATHEDRAL : CARC_BECAUSE_OPEN_INN;
          carc_worth_times (worth, 0);
          return;
        }
    }
  carc_worth_set (worth, CARC_NOUN_LAKE, survey->tiles, 1);
  if (final || survey->kind == CARC_CITY)
    table_rulings_put (&worth->rulings, final ? CARC_L10 : CARC_L8);
  if (small)
    {
      table_rulings_put (&worth->rulings, CARC_L9);
      if (carc_rule (state, CARC_L9) == CARC_L9_THREE)
        carc_worth_term (worth, CARC_NOUN_TILE)->each = 2; /* pennants count as they do without the lake (L8) */
    }
}

/* ---- the lake fits nowhere (L3) ---- */

static gboolean
apply_again (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  guint lake = state->rules->lake_tile;
  CarcPlace place;
  if (lake == CARC_NONE || !carc_is_left (state, lake))
    return table_refuse (why, _ ("the lake is not in the stack"));
  if (!state->agreed && !carc_may_draw (state, lake, why))
    return FALSE;
  if (!state->agreed && carc_first_place (state, lake, &place))
    return table_refuse (why, _ ("the lake fits, for example at %d,%d: it must be laid"), place.x, place.y);
  if (state->n_remaining == 1)
    {
      carc_turn_discard (state, lake);
      return TRUE;
    }
  carc_not_laid (state, lake);
  if (carc_rule (state, CARC_L3) == CARC_L3_SKIP || !carc_has_tile (state, state->player))
    carc_turn_pass (state);
  return TRUE;
}

gboolean
carc_is_lake_cloister (const CarcState *state, guint16 node)
{
  return state->nodes[node].kind == CARC_CLOISTER
         && carc_marks_has (carc_node_segment (state, node)->marks, CARC_ON_LAKE);
}

gboolean
carc_refuse_lake_cloister (TableRefusal *why)
{
  return table_refuse (why, _ ("by The Lake, 2, its cloister can be claimed only when the lake is placed"));
}

static char *
tell_again (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (((const CarcEntry *) given)->agreed ? _ ("%s: the lake goes back")
                                                              : _ ("%s: the lake fits nowhere and goes back"),
                          table_name_said (&before->rules->players[before->player]));
}

static gboolean
again_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *state = data;
  guint lake = state->rules->lake_tile;
  return lake != CARC_NONE && carc_is_left (state, lake)
         && (state->agreed || (carc_may_draw (state, lake, NULL) && !carc_fits_somewhere (state, lake)));
}

static gboolean
again_instead (gconstpointer data, gconstpointer given)
{
  return ((const CarcEntry *) given)->tile == ((const CarcState *) data)->rules->lake_tile
         && again_offered (data, NULL);
}

static const TableAct acts[] = {
  { .kind = CARC_ENTRY_AGAIN,
    .verb = "again",
    .when = CARC_WHEN (TILE),
    .prefixed = CARC_WHEN (TILE),
    .title = N_ ("Back into the stack"),
    .offered = again_offered,
    .instead = again_instead,
    .apply = apply_again,
    .tell = tell_again },
};

static void
lake_report (const CarcState *state, GString *json)
{
  const CarcLake *lake = carc_lake_of (state);
  in_object (json, "lake");
  put_truth (json, "placed", lake->placed);
  put_truth (json, "gone", state->aside[state->rules->lake_tile] > 0);
  put_array (json, "cells");
  for (guint i = 0; lake->placed && i < G_N_ELEMENTS (lake->slots); i++)
    carc_put_slot (json, NULL, state, lake->slots[i]);
  end_array (json);
  carc_put_slot (json, "lighthouse", state, lake->placed ? lake->lighthouse : CARC_NONE);
  put_text (json, "layout", state->rules->lake_layout);
}

static const char *const tile_names[] = {
  N_ ("the lake"),
};

const CarcSystem carc_lake = {
  .id = CARC_SYSTEM_LAKE,
  .name = "lake",
  .title = N_ ("The Lake"),
  .description = N_ ("A lake of 3×3 cells, the race to the lighthouse, water for the cities"),
  .by = CARC_BY_USE,
  .usual = TRUE,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (nouns),
  CARC_ROWS (rulings),
  .setup_key = "layout",
  .setup_line = lake_setup_line,
  .setup_complete = lake_setup_complete,
  .compile = lake_compile,
  .part_size = sizeof (CarcLake),
  .begin = lake_begin,
  .laid = lake_laid,
  CARC_ROWS (acts),
  .worth = lake_worth,
  .report = lake_report,
};
