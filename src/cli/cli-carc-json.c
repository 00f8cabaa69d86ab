/* cli-carc-json.c - a scored record as JSON: the parts that only Carcassonne has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-carc.h"

#include <math.h>

#include "carcassonne/systems/arbitress/carc-arbitress.h"

static void
put_cells (GString *json, const char *key, const CarcCellXY *cells, guint n)
{
  in_array (json, key);
  for (guint i = 0; i < n; i++)
    put_cell (json, NULL, cells[i].x, cells[i].y);
}

/* ---- cells of a feature, row by row ---- */

static int
compare_cells (gconstpointer a, gconstpointer b)
{
  const CarcCellXY *p = a, *q = b;
  return p->y != q->y ? p->y - q->y : p->x - q->x;
}

static void
put_feature_cells (GString *json, const char *key, const CarcState *state, guint16 node)
{
  g_autofree CarcCellXY *cells = g_new (CarcCellXY, CARC_MAX_PLACED);
  guint n = carc_feature_cells (state, node, cells, CARC_MAX_PLACED);
  qsort (cells, n, sizeof *cells, compare_cells);
  put_cells (json, key, cells, n);
}

static void
put_line_cells (GString *json, const CarcState *state, const TableLine *line)
{
  if (line->feature >= 0)
    {
      put_feature_cells (json, "cells", state, (guint16) line->feature);
      return;
    }
  in_array (json, "cells");
  if (!carc_lines[line->kind]->nowhere)
    put_cell (json, NULL, line->x, line->y);
}

static void
put_line_tie (GString *json, const TableLine *line, guint first_tie)
{
  put_number_if (json, "tie", line->tie >= 0, line->tie - (int) first_tie);
}

void
carc_json_line (GString *json, gconstpointer state, const TableLine *line, guint first_tie)
{
  put_line_tie (json, line, first_tie);
  put_line_cells (json, state, line);
}

void
carc_json_effect (GString *json, gconstpointer of, const TableLine *effect, guint first_tie)
{
  const CarcState *state = of;
  const gboolean nothing = effect->kind == CARC_EFFECT_NOTHING;
  put_text (json, "basis", nothing ? carc_becauses[effect->because]->word : NULL);
  put_line_tie (json, effect, first_tie);
  put_text (json, "feature", effect->feature >= 0 ? carc_kind_words[state->nodes[effect->feature].kind] : NULL);
  if (effect->feature >= 0)
    put_feature_cells (json, "cells", state, (guint16) effect->feature);
  else
    put_cells (json, "cells", NULL, 0);
}

/* ---- players ---- */

void
carc_json_player (GString *json, const CliRecord *record, guint player)
{
  const CarcState *state = record->state;
  in_object (json, "supply");
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (state->rules->figures[kind])
      put_number (json, carc_figures[kind]->word, carc_supply (state, player, (CarcFigureKind) kind));
}

static void
put_figures (GString *json, const CarcState *state)
{
  in_array (json, "figures");
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      const CarcPlaceRow *place = carc_place_rows[figure->place];
      if (figure->place == CARC_PLACE_SUPPLY)
        continue;
      in_object (json, NULL);
      put_text (json, "player", carc_name (state, figure->player));
      put_text (json, "figure", carc_figures[figure->kind]->word);
      put_text (json, "at", place->away ? "away" : place->word);
      carc_put_slot (json, "cell", state, figure->slot);
      if (figure->place == CARC_PLACE_FEATURE || place->on_node)
        {
          CarcSpot spot = carc_segment_spot (carc_node_segment (state, figure->node));
          put_own_text (json, "spot", carc_spot_word (&spot));
        }
      else
        put_null (json, "spot");
      if (place->away)
        {
          put_text (json, "place", place->word);
          put_text (json, "holder", carc_name (state, figure->holder));
        }
    }
}

/* ---- ties ---- */

static const char *const rule_words[] = { "distance", "points", "ruler", "share", "active", "last", "nobody", "table" };
G_STATIC_ASSERT (G_N_ELEMENTS (rule_words) == CARC_N_TIE_RULES);

/* `then` is the state when the tie was judged; on the table of now a shorter walk may exist. */
static void
put_tied (GString *json, const CarcState *then, const CarcTie *tie, guint player)
{
  static CarcCellXY way[CARC_WAY_MAX];
  const CarcFigure *nearest = &then->figures[tie->nearest[player]];
  in_object (json, NULL);
  put_text (json, "player", carc_name (then, (int) player));
  put_text (json, "figure", carc_figures[nearest->kind]->word);
  put_cell (json, "cell", tie->nearest_x[player], tie->nearest_y[player]);
  put_array (json, "stands");
  put_real (json, NULL, tie->spot_x[player] / (double) CARC_SPOT_UNIT);
  put_real (json, NULL, tie->spot_y[player] / (double) CARC_SPOT_UNIT);
  end_array (json);
  put_number (json, "distance", tie->distance[player]);
  put_number_if (json, "points", tie->compared & (1 << player), tie->points[player]);
  put_real (json, "ruler", tie->ruled & (1 << player) ? carc_tie_ruler (tie, player) : NAN);
  guint n = carc_distance_way (then, tie->her_x, tie->her_y, tie->nearest_x[player], tie->nearest_y[player], way,
                               G_N_ELEMENTS (way));
  put_cells (json, "way", way, MIN (n, G_N_ELEMENTS (way)));
  put_truth (json, "wins", (tie->winners >> player) & 1);
}

static void
put_tie (GString *json, const CliRecord *record, const CarcState *state, const CarcTie *tie)
{
  g_autoptr (CarcState) then = NULL;
  if (carc_rule (state, CARC_A1) == CARC_A1_WALK && tie->entry + 1 < record->n)
    then = table_journal_state_at (record->journal, tie->entry + 1);
  in_object (json, NULL);
  put_entry (json, record, tie->entry);
  put_text (json, "kind", carc_kind_words[tie->kind]);
  put_cell (json, "cell", tie->cell_x, tie->cell_y);
  put_number (json, "value", tie->value);
  put_cell (json, "arbitress", tie->her_x, tie->her_y);
  put_array (json, "tied");
  for (guint i = 0; i < state->rules->n_players; i++)
    if (tie->tied & (1 << i))
      put_tied (json, then ? then : state, tie, i);
  end_array (json);
  put_names (json, "winners", state->rules->players, tie->winners);
  put_text (json, "rule", rule_words[tie->rule]);
  put_rulings (json, "rulings", &carc_game, &tie->rulings);
  put_own_text (json, "because", carc_tie_tell (state, tie));
  put_truth (json, "final", tie->final);
}

static void
put_ties (GString *json, const CliRecord *record, const CarcState *state, guint from)
{
  in_array (json, "ties");
  for (guint i = from; i < state->n_ties; i++)
    put_tie (json, record, state, &state->ties[i]);
}

/* ---- what is asked ---- */

static void
put_ask (GString *json, const CarcState *state)
{
  const CarcQuestionRow *row = carc_questions[state->ask];
  gboolean nobody = carc_game.asked (state) < 0;
  guint16 nodes[CARC_ORDER_MAX];
  guint n = row->features ? MIN (row->features (state, nodes, G_N_ELEMENTS (nodes)), G_N_ELEMENTS (nodes)) : 0;
  in_object (json, "ask");
  put_text (json, "what", row->word);
  put_text (json, "player", nobody ? NULL : carc_name (state, (int) carc_asked (state)));
  put_own_text (json, "sentence", carc_ask_tell (state));
  put_names (json, "tied", state->rules->players, row->tied ? (guint8) row->tied (state) : 0);
  in_array (json, "features");
  for (guint i = 0; i < n; i++)
    put_feature_cells (json, NULL, state, nodes[i]);
}

/* ---- the parts of the systems ---- */

static void
put_systems (GString *json, const CarcState *state)
{
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_systems[i]->report == NULL)
      continue;
    else if (carc_in_play (state->rules, i))
      carc_systems[i]->report (state, json);
    else
      put_null (json, carc_systems[i]->name);
}

/* ---- tiles ---- */

static void
put_tile_counts (GString *json, const char *key, const CarcState *state, const guint16 *counts)
{
  in_array (json, key);
  for (guint i = 0; i < state->rules->n_tiles; i++)
    if (counts[i])
      {
        in_object (json, NULL);
        put_text (json, "tile", state->rules->tiles[i].id);
        put_number (json, "count", counts[i]);
      }
}

static void
put_board (GString *json, const CliRecord *record)
{
  const CarcState *state = record->state;
  in_array (json, "board");
  for (guint i = 0; i < state->n_slots; i++)
    {
      const CarcSlot *slot = &state->slots[i];
      if (slot->tile == CARC_NONE)
        continue;
      in_object (json, NULL);
      put_cell (json, "cell", slot->x, slot->y);
      put_text (json, "tile", state->rules->tiles[slot->tile].id);
      put_number (json, "part", slot->part);
      put_number (json, "rotation", slot->rot);
      if (slot->player >= 0)
        {
          put_text (json, "player", carc_name (state, slot->player));
          put_entry (json, record, slot->entry);
        }
      else
        {
          put_null (json, "player");
          put_null (json, "entry");
          put_null (json, "line");
        }
      put_truth (json, "agreed", slot->agreed);
    }
}

/* ---- if the game ended now ---- */

static void
put_forecast (GString *json, const CliRecord *record)
{
  guint from;
  const CarcState *state = record->state;
  TableLedger effects = { 0 };
  g_autoptr (CarcState) end = carc_forecast (state, &from, &effects);
  in_object (json, "forecast");
  put_array (json, "players");
  for (guint i = 0; i < end->rules->n_players; i++)
    {
      in_object (json, NULL);
      put_text (json, "name", carc_name (end, (int) i));
      put_number (json, "points", end->ledger.scores[i]);
    }
  end_array (json);
  score_json_ledger (json, record, end, from, state->n_ties);
  score_json_effects (json, record, end, effects.lines, effects.n_lines, state->n_ties);
  table_ledger_clear (&effects);
  put_ties (json, record, end, state->n_ties);
}

void
carc_json_state (GString *json, const CliRecord *record)
{
  const CarcState *state = record->state;
  put_ties (json, record, state, 0);
  put_ask (json, state);
  put_figures (json, state);
  put_systems (json, state);
  put_number (json, "tiles_left", state->n_remaining);
  put_tile_counts (json, "remaining", state, state->remaining);
  put_tile_counts (json, "aside", state, state->aside);
  put_forecast (json, record);
  put_board (json, record);
}
