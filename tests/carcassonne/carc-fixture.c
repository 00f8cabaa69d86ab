/* carc-fixture.c - see carc-fixture.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-fixture.h"
#include "carcassonne/systems/water/carc-water.h"
#include "carcassonne/systems/river/carc-river.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"

/* Most of a dump is made by this function, so it does not use printf (). */
static void
row (GString *out, const char *name, const gint64 *numbers, guint n)
{
  g_string_append (out, name);
  for (guint i = 0; i < n; i++)
    {
      char digits[24], *p = digits + sizeof digits;
      guint64 left = numbers[i] < 0 ? -(guint64) numbers[i] : (guint64) numbers[i]; /* a set may have every bit */
      do
        *--p = (char) ('0' + left % 10);
      while (left /= 10);
      if (numbers[i] < 0)
        *--p = '-';
      *--p = ' ';
      g_string_append_len (out, p, digits + sizeof digits - p);
    }
  g_string_append_c (out, '\n');
}
#define ROW(out, name, ...)                                                                                            \
  row (out, name, (const gint64[]){ __VA_ARGS__ }, sizeof ((const gint64[]){ __VA_ARGS__ }) / sizeof (gint64))

static void
dump_list (GString *out, const char *name, const guint16 *list, guint n)
{
  g_string_append (out, name);
  for (guint i = 0; i < n; i++)
    ROW (out, "", list[i]);
}

static void
dump_players (GString *out, const char *name, const gint32 *list, guint n)
{
  g_string_append (out, name);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, " %d", list[i]);
  g_string_append_c (out, '\n');
}

static void
dump_tie (GString *out, const CarcTie *tie, guint n_players)
{
  g_autofree char *cites = table_game_cites (&carc_game, &tie->rulings);
  g_string_append_printf (out,
                          "tie entry %u feature %u kind %u final %u value %d cell %d,%d her %d,%d tied %u winners %u"
                          " rule %u compared %u rulings %s",
                          tie->entry, tie->feature, tie->kind, tie->final, tie->value, tie->cell_x, tie->cell_y,
                          tie->her_x, tie->her_y, tie->tied, tie->winners, tie->rule, tie->compared, cites);
  for (guint i = 0; i < n_players; i++)
    g_string_append_printf (out, " [%d %u %d,%d %u,%u %d %" G_GINT64_FORMAT "]", tie->distance[i], tie->nearest[i],
                            tie->nearest_x[i], tie->nearest_y[i], tie->spot_x[i], tie->spot_y[i], tie->points[i],
                            tie->ruler[i]);
  g_string_append_c (out, '\n');
}

static void
dump_board (GString *out, const CarcState *state)
{
  for (guint i = 0; i < state->n_slots; i++)
    {
      const CarcSlot *s = &state->slots[i];
      if (s->tile == CARC_NONE)
        ROW (out, "open slot (at, neighbours, need, rim)", i, s->x, s->y, s->neighbour[0], s->neighbour[1],
             s->neighbour[2], s->neighbour[3], state->needs[s->rim], s->rim);
      else
        ROW (out, "slot (at, neighbours, mask, tile, nodes, cloister, rot, part, agreed, player, entry)", i, s->x, s->y,
             s->neighbour[0], s->neighbour[1], s->neighbour[2], s->neighbour[3],
             carc_slot_cell (state, (guint16) i)->mask, s->tile, s->node0, s->n_nodes, s->cloister, s->rot, s->part,
             s->agreed, s->player, s->entry);
      g_assert_cmpuint (carc_slot_at (state, s->x, s->y), ==, i);
    }
  for (guint i = 0; i < state->n_nodes; i++)
    {
      const CarcNode *n = &state->nodes[i];
      ROW (out, "node (feature, next, slot, segment, kind)", i, n->feature, n->next, n->slot, n->segment, n->kind);
      if (n->feature == i)
        {
          ROW (out, "feature (size, open, figures, scored)", i, n->size, n->open, n->figures, n->scored);
          for (CARC_EACH_MARK (mark, carc_feature_marks (state, (guint16) i)))
            ROW (out, "mark", i, mark);
        }
    }
}

static void
dump_systems (GString *out, const CarcState *state)
{
  const CarcTurn *turn = &state->turn;
  guint n = state->rules->n_players;

  g_string_append_printf (out, "turn %u nodes %u+%u steps %u lake %u\n", turn->slot,
                          turn->slot == CARC_NONE ? 0 : turn->first_node, turn->slot == CARC_NONE ? 0 : turn->n_nodes,
                          carc_arbitress_of (state)->moved, carc_lake_is_turn (state));
  if (turn->slot != CARC_NONE)
    dump_list (out, "turn slots", turn->slots, turn->n_slots);
  dump_players (out, "before", turn->scores_before, n);
  g_string_append_printf (out, "arbitress %u %d,%d before %d,%d\n", carc_arbitress_of (state)->on,
                          carc_arbitress_of (state)->x, carc_arbitress_of (state)->y,
                          carc_arbitress_of (state)->before_x, carc_arbitress_of (state)->before_y);
  g_string_append_printf (out, "lake %u lighthouse %u\n", carc_lake_of (state)->placed,
                          carc_lake_of (state)->lighthouse);
  dump_list (out, "lake slots", carc_lake_of (state)->slots, carc_lake_of (state)->placed ? 9 : 0);
  g_string_append_printf (out, "race open %u removed %u keeper %d\n", carc_race_of (state)->open,
                          carc_race_of (state)->removed, carc_race_of (state)->keeper);
  dump_list (out, "racers", carc_race_of (state)->racer, n);
  g_string_append_printf (out, "water on %u each %u first %d placed %u left", carc_water_of (state)->on,
                          carc_water_of (state)->each, carc_water_of (state)->first, carc_water_of (state)->placed);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, " %u", carc_water_of (state)->left[i]);
  g_string_append_printf (out, "\nriver running %u ends", carc_river_of (state)->running);
  for (guint i = 0; i < carc_river_of (state)->n_ends; i++)
    {
      const CarcRiverEnd *end = &carc_river_of (state)->ends[i];
      g_string_append_printf (out, " [%u dir %u turn %u]", end->slot, end->dir, end->last_turn);
    }
  g_string_append_printf (out, "\nphase %u answers %u used %u:", turn->phase, state->answers.n, state->answers.used);
  for (guint i = 0; i < state->answers.size; i++)
    g_string_append_printf (out, " %u", state->said[i]);
  g_string_append_c (out, '\n');
  for (guint i = 0; i < state->n_questions; i++)
    {
      const CarcQuestion *question = &state->questions[i];
      ROW (out, "question", question->kind, question->player, question->about[0], question->about[1]);
    }
  if (state->ask == CARC_ASK_JUDGE)
    dump_tie (out, &state->pending, n);
  if (state->ask == CARC_ASK_ORDER)
    dump_list (out, "order", state->order, state->n_order);
}

static void
dump_ledger (GString *out, const CarcState *state)
{
  for (guint i = 0; i < state->ledger.n_lines; i++)
    {
      const TableLine *line = &state->ledger.lines[i];
      ROW (out, "line (entry, points, player, kind, because, final, feature, tie, at)", line->entry, line->points,
           line->player, line->kind, line->because, line->final, line->feature, line->tie, line->x, line->y);
      for (guint word = 0; word < G_N_ELEMENTS (line->rulings.bits); word++)
        if (line->rulings.bits[word])
          ROW (out, "rulings", word, (gint64) line->rulings.bits[word]);
      for (guint t = 0; t < line->n_terms; t++)
        ROW (out, "term (count, each, noun)", line->terms[t].count, line->terms[t].each, line->terms[t].noun);
    }
  for (guint i = 0; i < state->n_ties; i++)
    dump_tie (out, &state->ties[i], state->rules->n_players);
  dump_players (out, "scores", state->ledger.scores, state->rules->n_players);
}

static char *
dump (gconstpointer data)
{
  const CarcState *state = data;
  GString *out = g_string_sized_new (32 * 1024);

  g_string_append_printf (out, "entries %u ask %d player %u asked %u finished %u early %u forecasting %u warning %s\n",
                          state->n_entries, state->ask, state->player, state->asked, state->finished,
                          state->ended_early, state->forecasting,
                          state->warnings.what[0] != NULL ? state->warnings.what[0] : "none");
  g_string_append_printf (out, "slots %u placed %u nodes %u last %u remaining %u aside %u serial %u\n", state->n_slots,
                          state->n_placed, state->n_nodes, state->last_slot, state->n_remaining, state->n_aside,
                          state->serial);
  dump_list (out, "remaining", state->remaining, state->rules->n_tiles);
  dump_list (out, "aside", state->aside, state->rules->n_tiles);
  dump_list (out, "rim", state->rim, state->n_rim);
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *f = &state->figures[i];
      ROW (out, "figure (player, kind, place, node, slot, serial)", i, f->player, f->kind, f->place, f->node, f->slot,
           f->serial);
    }
  dump_systems (out, state);
  dump_ledger (out, state);
  dump_board (out, state);
  return g_string_free (out, FALSE);
}

static gboolean
validate (gconstpointer state, TableRefusal *why)
{
  return carc_state_validate (state, why);
}

const GameFixture carc_test_game = { &carc_game, carc_register, validate, dump, TRUE };
