/* carc-why.c - answers about a feature and about a player: owners, figures, majority, tie, sum, or why nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing is decided here.  The points are lines of the ledger, and for what is not scored yet, of the forecast; the
 * reasons are those of the lines, the effects and the ties.
 */
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carc-query.h"
#include "carc-rooms.h"
#include "table/table-intl.h"
#include "table/table-event.h"

/* ---- the end of the game ---- */

void
carc_ending_init (CarcEnding *ending, const TableMoment *moment)
{
  const CarcState *state = moment->state;
  *ending = (CarcEnding){ .end = NULL };
  for (guint i = 0; moment->effects != NULL && i < moment->effects->n_lines; i++)
    if (moment->effects->lines[i].entry < state->n_entries)
      table_ledger_add (&ending->effects, &moment->effects->lines[i]);
  ending->n_before = ending->effects.n_lines;
  ending->from = state->ledger.n_lines;
  if (moment->setup->aids == TABLE_AIDS_OPEN && !state->finished && !state->on_pad)
    ending->end = carc_forecast (state, &ending->from, &ending->effects);
  else
    ending->end = carc_state_copy (state);
}

void
carc_ending_clear (CarcEnding *ending)
{
  g_clear_pointer (&ending->end, carc_state_free);
  table_ledger_clear (&ending->effects);
}

/* ---- what a feature consists of ---- */

char *
carc_survey_tell (const CarcSurvey *survey)
{
  GString *words = g_string_new (NULL);
  g_string_append_printf (words, ngettext ("%d tile", "%d tiles", (gulong) survey->tiles), survey->tiles);
  if (survey->pennants > 0)
    g_string_append_printf (words, ngettext (", %d pennant", ", %d pennants", (gulong) survey->pennants),
                            survey->pennants);
  for (CARC_EACH_MARK (mark, survey->marks))
    if (carc_marks[mark]->in_sum != NULL)
      g_string_append_printf (words, ", %s", _ (carc_marks[mark]->in_sum));
  if (survey->kind == CARC_CLOISTER)
    g_string_append_printf (words, _ (", %d of 8 neighbours"), survey->neighbours);
  else if (survey->kind == CARC_FARM)
    g_string_append_printf (words, ngettext (", %d completed city", ", %d completed cities", (gulong) survey->cities),
                            survey->cities);
  else if (survey->complete)
    g_string_append (words, _ (", complete"));
  else
    g_string_append_printf (words, ngettext (", %d open end", ", %d open ends", (gulong) survey->open), survey->open);
  return g_string_free (words, FALSE);
}

/* What a farm gets for each of its cities.  By the first edition, cities pay their farmers together. */
static void
say_cities (const CarcState *state, guint16 root, const CarcSurvey *survey, TableAnswer *answer)
{
  g_autofree guint16 *cities = g_new (guint16, CARC_MAX_NODES);
  const guint n = carc_farm_cities (state, root, cities, CARC_MAX_NODES);
  for (guint i = 0; i < n; i++)
    {
      CarcSurvey alone = *survey;
      CarcWorth worth;
      alone.cities = 0;
      alone.city_marked.some = CARC_NO_MARKS;
      carc_survey_add_city (state, cities[i], &alone);
      table_answer_count (answer, TABLE_SAYS_PART, -1, carc_appraise (state, &alone, TRUE, &worth),
                          carc_feature_tell (state, cities[i]));
      table_answer_mark (answer, TABLE_MARK_PLACE, -1, cities[i]);
    }
  table_rulings_put (&answer->rulings, CARC_B1);
}

/* ---- its figures ---- */

static void
say_figures (const CarcState *state, guint16 root, TableAnswer *answer)
{
  const CarcFigureSet figures = carc_figures_on (state, root);
  CarcSurvey survey;
  guint players = 0;
  carc_survey_with (state, root, &figures, &survey);
  for (CARC_EACH_FIGURE (i, &figures))
    {
      const CarcFigure *figure = &state->figures[i];
      const CarcSlot *slot = &state->slots[figure->slot];
      const guint weight = carc_figure_weight ((CarcFigureKind) figure->kind, &survey);
      players |= 1u << figure->player;
      table_answer_count (answer, TABLE_SAYS_FIGURE, figure->player, (int) weight,
                          g_strdup_printf (_ ("%s on %d,%d"), _ (carc_figures[figure->kind]->name), slot->x, slot->y));
    }
  if (carc_ones ((guint8) players) < 2)
    return;
  const guint8 most = carc_majority (&survey);
  for (guint player = 0; player < state->rules->n_players; player++)
    if (players & (1u << player))
      table_answer_count (answer, TABLE_SAYS_MAJORITY, (int) player, survey.strength[player],
                          g_strdup (!(most & (1u << player)) ? _ ("fewer")
                                    : carc_ones (most) == 1  ? _ ("the most")
                                                             : _ ("as many as the others with the most")));
}

/* Figures that went home when the feature was scored: their weights are those of their kinds. */
static void
say_gone (const CarcState *state, guint16 root, const TableLine *effect, TableAnswer *answer)
{
  CarcSurvey survey;
  carc_survey (state, root, &survey);
  for (guint i = 0; i < effect->n_terms; i++)
    {
      const guint count = (guint) effect->terms[i].count;
      const guint weight = carc_figure_weight ((CarcFigureKind) effect->terms[i].noun, &survey);
      g_autofree char *some = carc_words (carc_forms (&carc_figures[effect->terms[i].noun]->some, count), count);
      table_answer_count (answer, TABLE_SAYS_FIGURE, effect->player, (int) (count * weight),
                          g_strdup_printf (_ ("%s, home again"), some));
    }
}

/* ---- a tie ---- */

void
carc_answer_tie (const CarcState *state, guint index, TableAnswer *answer)
{
  static CarcCellXY way[CARC_WAY_MAX];
  const CarcTie *tie = index < state->n_ties ? &state->ties[index] : &state->pending;
  table_answer_mark (answer, TABLE_MARK_TIE, -1, (int) index);
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      if (!(tie->tied & (1u << i)))
        continue;
      const char *name = _ (carc_figures[state->figures[tie->nearest[i]].kind]->name);
      GString *words = g_string_new (NULL);
      g_string_append_printf (
          words,
          carc_rule (state, CARC_A1) == CARC_A1_BETWEEN
              /* Translators: a figure and its cell; the number of cells stands before or behind this */
              ? _ ("%s on %d,%d: cells between it and the Arbitress")
              /* Translators: a figure and its cell; the number of steps stands before or behind this */
              : _ ("%s on %d,%d: steps to the Arbitress"),
          name, tie->nearest_x[i], tie->nearest_y[i]);
      if (tie->compared & (1u << i))
        g_string_append_printf (words, ngettext ("; %d point", "; %d points", (gulong) tie->points[i]), tie->points[i]);
      if (tie->ruled & (1u << i))
        g_string_append_printf (words, _ ("; by the ruler %.2f"), carc_tie_ruler (tie, i));
      table_answer_count (answer, TABLE_SAYS_DISTANCE, (int) i, tie->distance[i], g_string_free (words, FALSE));
      const guint n = carc_distance_way (state, tie->her_x, tie->her_y, tie->nearest_x[i], tie->nearest_y[i], way,
                                         G_N_ELEMENTS (way));
      table_answer_mark_cells (answer, TABLE_MARK_WAY, (int) i);
      for (guint k = 0; k < MIN (n, G_N_ELEMENTS (way)); k++)
        table_answer_mark_cell (answer, way[k].x, way[k].y);
    }
  table_rulings_join (&answer->rulings, &tie->rulings);
}

/* The last tie about the feature; n_ties: the one that the table is asked about; -1: none. */
static int
find_tie (const CarcState *state, guint16 root)
{
  if (state->ask == CARC_ASK_JUDGE && !state->finished && state->nodes[state->pending.feature].feature == root)
    return (int) state->n_ties;
  for (guint i = state->n_ties; i > 0; i--)
    if (state->nodes[state->ties[i - 1].feature].feature == root && state->ties[i - 1].kind == state->nodes[root].kind)
      return (int) i - 1;
  return -1;
}

/* ---- who gets it ---- */

/* By the first edition, what farmers get names the city that pays; it is about the farm. */
static gboolean
is_for_farmers (const CarcState *state, const TableLine *line, gboolean effect)
{
  const guint kind = effect ? carc_effect_line (line) : line->kind;
  return kind == CARC_LINE_FARM && state->nodes[line->feature].kind == CARC_CITY;
}

int
carc_line_node (const CarcState *state, const TableLine *line, gboolean effect)
{
  const gboolean known = line->feature >= 0 && line->feature < state->n_nodes;
  return known && !is_for_farmers (state, line, effect) ? line->feature : -1;
}

static gboolean
is_about (const CarcState *state, const TableLine *line, gboolean effect, guint16 root)
{
  const int node = carc_line_node (state, line, effect);
  return node >= 0 && state->nodes[node].feature == root;
}

/* Does a city pay this line to a farmer of the farm? */
static gboolean
pays_farm (const CarcState *state, const TableLine *line, guint16 farm)
{
  const CarcFigureSet figures = carc_figures_on (state, farm);
  gboolean farms = FALSE;
  if (line->feature < 0 || line->feature >= state->n_nodes || state->nodes[farm].kind != CARC_FARM
      || !is_for_farmers (state, line, FALSE))
    return FALSE;
  for (CARC_EACH_FIGURE (i, &figures))
    farms |= state->figures[i].player == line->player;
  if (!farms)
    return FALSE;
  g_autofree guint16 *cities = g_new (guint16, CARC_MAX_NODES);
  const guint n = carc_farm_cities (state, farm, cities, CARC_MAX_NODES);
  return carc_list_has (cities, n, state->nodes[line->feature].feature);
}

static gboolean
brings_points (const CarcState *state, const TableLine *line, guint16 root)
{
  return is_about (state, line, FALSE, root) || pays_farm (state, line, root);
}

/* Returns how many lines of points there are. */
static guint
say_points (const CarcEnding *ending, guint16 root, TableAnswer *answer)
{
  const CarcState *end = ending->end;
  guint n = 0;
  for (guint i = 0; i < end->ledger.n_lines; i++)
    if (brings_points (end, &end->ledger.lines[i], root))
      {
        table_answer_gets (answer, end, &end->ledger.lines[i], i >= ending->from);
        n++;
      }
  for (guint i = 0; i < ending->effects.n_lines; i++)
    {
      const TableLine *effect = &ending->effects.lines[i];
      if (effect->kind != CARC_EFFECT_NOTHING || !is_about (end, effect, TRUE, root))
        continue;
      table_answer_count (answer, TABLE_SAYS_NOTHING, effect->player, 0, table_effect_because (&carc_game, end, effect))
          ->expected = i >= ending->n_before;
      n++;
    }
  return n;
}

/* What decided: the reason of the lines, each reason once; of a tie, its sentence. */
static void
say_reason (const CarcEnding *ending, guint16 root, int tie, TableAnswer *answer)
{
  const CarcState *end = ending->end;
  guint64 seen = 0;
  if (tie >= 0 && (guint) tie < end->n_ties)
    {
      const CarcTie *judged = &end->ties[tie];
      g_autofree char *names = carc_names_tell (end, judged->winners);
      table_answer_say (answer, TABLE_SAYS_REASON, -1,
                        judged->winners != 0
                            ? g_strdup_printf ("%s: %s", names, carc_because_sentence (carc_tie_because (judged)))
                            : g_strdup (_ ("still equal, and the sheet says no more: nobody gets the points")));
      return;
    }
  for (guint i = 0; i < end->ledger.n_lines; i++)
    {
      const TableLine *line = &end->ledger.lines[i];
      if (!brings_points (end, line, root) || line->because >= 64 || (seen >> line->because & 1))
        continue;
      seen |= table_bit (line->because);
      g_autofree char *because = carc_line_because (end, line);
      if (*because != '\0')
        table_answer_say (answer, TABLE_SAYS_REASON, -1, g_steal_pointer (&because));
    }
}

/* What the feature's effects tell besides who gets nothing; those of one entry, -1: of all. */
static void
say_effects (const CarcEnding *ending, guint16 root, int entry, TableAnswer *answer)
{
  for (guint i = 0; i < ending->n_before; i++)
    {
      const TableLine *effect = &ending->effects.lines[i];
      if (!is_about (ending->end, effect, TRUE, root) || (entry >= 0 && effect->entry != (guint) entry)
          || effect->kind == CARC_EFFECT_NOTHING || effect->kind == CARC_EFFECT_EMPTY)
        continue;
      if (effect->kind == CARC_EFFECT_HOME)
        {
          if (carc_effect_left (effect) == CARC_LEFT_SCORED)
            say_gone (ending->end, root, effect, answer);
          continue;
        }
      table_answer_say (answer, TABLE_SAYS_ALSO, carc_effect_row (effect->kind)->plain ? -1 : effect->player,
                        table_effect_tell (&carc_game, ending->end, effect));
    }
}

/* `marks`: of the feature. */
static void
say_rule (const CarcRules *rules, guint line, CarcMarks marks, TableAnswer *answer)
{
  const gboolean feature = line < CARC_N_CLAIMABLE;
  if (carc_lines[line]->rule != NULL)
    table_answer_say (answer, TABLE_SAYS_RULE, -1, g_strdup (_ (carc_lines[line]->rule)));
  for (CARC_EACH_MARK (mark, feature ? marks : CARC_NO_MARKS))
    if (carc_marks[mark]->rule != NULL)
      table_answer_say (answer, TABLE_SAYS_RULE, -1, g_strdup (_ (carc_marks[mark]->rule)));
  if (feature)
    table_answer_say (
        answer, TABLE_SAYS_RULE, -1,
        g_strdup (carc_in_play (rules, CARC_SYSTEM_ARBITRESS)
                      ? _ ("Carcassonne, majority: whoever has most in a feature gets all of its points; if several "
                           "have as many, each of them does, unless the Arbitress judges")
                      : _ ("Carcassonne, majority: whoever has most in a feature gets all of its points; if several "
                           "have as many, each of them does")));
}

void
carc_answer_feature (const TableMoment *moment, guint16 node, TableAnswer *answer)
{
  const CarcState *state = moment->state;
  const guint16 root = state->nodes[node].feature;
  g_auto (CarcEnding) ending;
  CarcSurvey survey;
  carc_ending_init (&ending, moment);
  carc_survey (state, root, &survey);
  const int tie = find_tie (state->ask == CARC_ASK_JUDGE ? state : ending.end, root);
  table_answer_title (answer, carc_feature_tell (state, root));
  table_answer_mark (answer, TABLE_MARK_PLACE, -1, root);
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1, carc_survey_tell (&survey));
  const guint n = say_points (&ending, root, answer);
  if (n == 0 && carc_majority (&survey) == 0)
    table_answer_say (
        answer, TABLE_SAYS_NOTHING, -1,
        g_strdup (state->nodes[root].figures == 0
                      ? _ ("nobody has a figure there, so nobody gets points for it")
                      : _ ("only figures that decide nothing stand there, so nobody gets points for it")));
  if (survey.kind == CARC_FARM)
    say_cities (state, root, &survey, answer);
  say_figures (state, root, answer);
  say_effects (&ending, root, -1, answer);
  if (tie >= 0)
    {
      carc_answer_tie (state->ask == CARC_ASK_JUDGE ? state : ending.end, (guint) tie, answer);
      carc_answer_favours (moment, root, answer);
    }
  say_reason (&ending, root, tie, answer);
  say_rule (state->rules, survey.kind, survey.marks, answer);
}

static gboolean
answer_spot (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const guint16 node = carc_board_node (state, query->at.cell_x, query->at.cell_y, &query->at.spot);
  if (node == CARC_NONE)
    {
      g_autofree char *spot = carc_spot_word (&query->at.spot);
      return table_refuse (why, _ ("there is no %s on the tile at %d,%d"), spot, query->at.cell_x, query->at.cell_y);
    }
  carc_answer_feature (moment, node, answer);
  return TRUE;
}

/* ---- a player ---- */

static void
say_player (const CarcState *state, guint player, TableAnswer *answer)
{
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (figure->player != player || figure->place == CARC_PLACE_SUPPLY)
        continue;
      g_autofree char *place = carc_figure_where (state, i);
      table_answer_say (answer, TABLE_SAYS_FIGURE, (int) player,
                        g_strdup_printf ("%s: %s", _ (carc_figures[figure->kind]->name), place));
    }
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (state->rules->figures[kind] > 0)
      table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player,
                          (int) carc_supply (state, player, (CarcFigureKind) kind),
                          g_strdup (_ (carc_figures[kind]->title)));
}

/* What decided a line, its rule, and what else happened to its feature by the same entry. */
static void
say_line (const TableMoment *moment, const TableLine *line, TableAnswer *answer)
{
  const CarcState *state = moment->state;
  if (line->tie >= 0 && (guint) line->tie < state->n_ties)
    carc_answer_tie (state, (guint) line->tie, answer);
  say_rule (state->rules, line->kind, carc_line_marks (line), answer);
  if (line->feature < 0)
    return;
  const guint16 root = state->nodes[line->feature].feature;
  g_auto (CarcEnding) ending;
  carc_ending_init (&ending, moment);
  table_answer_mark (answer, TABLE_MARK_PLACE, -1, root);
  if (!is_for_farmers (state, line, FALSE))
    say_effects (&ending, root, (int) line->entry, answer);
}

/* ---- the table of questions ---- */

/* Features are asked about most after they were scored, and while players contest them. */
static int
importance (const CarcState *state, guint16 root)
{
  CarcSurvey survey;
  int players = 0;
  for (guint i = state->ledger.n_lines; i > 0 && state->ledger.lines[i - 1].entry + 1 == state->n_entries; i--)
    if (is_about (state, &state->ledger.lines[i - 1], FALSE, root))
      return 1000;
  if (state->nodes[root].figures == 0)
    return 0;
  carc_survey (state, root, &survey);
  for (guint i = 0; i < state->rules->n_players; i++)
    players += survey.kinds[i] != 0;
  return players * 100 + (survey.kind != CARC_FARM) * 10 + 1;
}

typedef struct
{
  guint16 node;
  int importance;
} Asked;

static int
compare_asked (gconstpointer a, gconstpointer b)
{
  const Asked *one = a, *two = b;
  return one->importance != two->importance ? two->importance - one->importance : one->node - two->node;
}

static void
offer_features (gconstpointer data, gconstpointer query, const TableAct *act, const TableOperand *operand,
                GArray *offers)
{
  const CarcState *state = data;
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Asked));
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (state->nodes[node].feature == node)
      {
        const Asked asked = { node, importance (state, node) };
        if (asked.importance > 0)
          g_array_append_val (found, asked);
      }
  g_array_sort (found, compare_asked);
  for (guint i = 0; i < found->len; i++)
    carc_offer_feature (state, g_array_index (found, Asked, i).node, offers);
}

/* As the answer and the ledger name the feature.  If another one has the same name, its place on the tile is told. */
static char *
tell_feature (gconstpointer data, gconstpointer query, const TableOffer *offer)
{
  const CarcState *state = data;
  CarcAt at;
  carc_take_at (offer, &at);
  const guint16 asked = carc_board_node (state, at.cell_x, at.cell_y, &at.spot);
  const guint16 root = state->nodes[asked].feature;
  g_autofree char *told = carc_feature_tell (state, root);
  for (guint16 node = 0; node < state->n_nodes; node++)
    {
      if (state->nodes[node].feature != node || node == root || importance (state, node) == 0)
        continue;
      g_autofree char *other = carc_feature_tell (state, node);
      if (strcmp (other, told) == 0)
        return carc_at_tell (state, &at);
    }
  return g_steal_pointer (&told);
}

static void
offer_holes (gconstpointer data, gconstpointer query, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (guint i = 0; !state->on_pad && i < state->n_rim; i++)
    carc_offer_cell (offers, state->slots[state->rim[i]].x, state->slots[state->rim[i]].y);
}

static gboolean
is_in_play (gconstpointer state, const TableAct *act)
{
  const CarcRules *rules = ((const CarcState *) state)->rules;
  for (guint i = 0; i < rules->n_playing; i++)
    if (act >= rules->playing[i]->queries && act < rules->playing[i]->queries + rules->playing[i]->n_queries)
      return TRUE;
  return FALSE;
}

TableActs carc_query_table = {
  .entry_size = sizeof (CarcQuery),
  .groups = { { .kind = G_STRUCT_OFFSET (TableQuery, kind), .refuse = table_query_refuse, .offered = is_in_play } },
};

const TableAct carc_base_queries[CARC_N_BASE_QUERIES] = {
  TABLE_QUERY_ROW_PLAYER,
  TABLE_QUERY_ROW_LINE,
  TABLE_QUERY_ROW_GAME,
  {
      .kind = CARC_QUERY_FEATURE,
      .verb = "feature",
      .when = TABLE_ALWAYS,
      .operands = { { .type = &carc_operand_at,
                      .offset = G_STRUCT_OFFSET (CarcQuery, at),
                      .offer = offer_features,
                      .tell = tell_feature } },
  },
  {
      .kind = CARC_QUERY_TILE,
      .verb = "tile",
      .when = 0,
      .operands = { { .type = &carc_operand_tile, .offset = G_STRUCT_OFFSET (CarcQuery, tile) } },
  },
  {
      .kind = CARC_QUERY_HOLE,
      .verb = "hole",
      .when = TABLE_ALWAYS,
      .title = N_ ("Which tiles fit an empty cell"),
      .operands = { { .type = &carc_operand_cell, .offset = G_STRUCT_OFFSET (CarcQuery, cell), .offer = offer_holes } },
  },
};

gboolean
carc_base_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  if (query->query.kind == TABLE_QUERY_PLAYER)
    say_player (state, (guint) query->query.player, answer);
  else if (query->query.kind == TABLE_QUERY_LINE)
    say_line (moment, &state->ledger.lines[query->query.line - 1], answer);
  else if (query->query.kind == CARC_QUERY_FEATURE)
    return answer_spot (moment, query, answer, why);
  else if (query->query.kind == CARC_QUERY_TILE)
    return carc_advice_answer (moment, query, answer, why);
  else if (query->query.kind == CARC_QUERY_HOLE)
    return carc_hole_answer (moment, query, answer, why);
  return TRUE;
}

gboolean
carc_answer_query (const TableMoment *moment, gconstpointer query, TableAnswer *answer, TableRefusal *why)
{
  const CarcRules *rules = ((const CarcState *) moment->state)->rules;
  for (guint i = 0; i < rules->n_playing; i++)
    if (rules->playing[i]->answer != NULL && !rules->playing[i]->answer (moment, query, answer, why))
      return FALSE;
  return answer->title != NULL || table_refuse (why, _ ("what was asked about is not in this game"));
}
