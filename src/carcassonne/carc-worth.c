/* carc-worth.c - what a feature consists of, and what it is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worth is a sum that begins with no terms.  Every system in play adds terms or changes those that are there; the
 * base game comes first.  This is the same for cities, roads, cloisters and farms.
 */
#include "carc-rooms.h"

/* ---- what a feature consists of ---- */

static void
count_marks (CarcMarked *marked, CarcMarks marks)
{
  for (CARC_EACH_MARK (mark, marks))
    marked->n[mark] = (gint16) (carc_marked (marked, mark) + 1);
  marked->some = carc_marks_join (marked->some, marks);
}

/* Counts the cell once for each mark, also if several segments of the feature on this cell have the mark. */
static void
count_cell (const CarcState *state, guint16 node, CarcSurvey *survey)
{
  CarcMarks marks = carc_marks_both (carc_node_segment (state, node)->marks, state->rules->marks);
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  for (guint16 other = slot->node0; other < node; other++)
    if (state->nodes[other].marked && state->nodes[other].feature == survey->root)
      marks = carc_marks_minus (marks, carc_node_segment (state, other)->marks);
  count_marks (&survey->marked, marks);
}

void
carc_survey_add_city (const CarcState *state, guint16 city, CarcSurvey *survey)
{
  CarcMarks marks = carc_feature_marks (state, city);
  for (CARC_EACH_WITH (left, state->rules, city_marks))
    carc_with (state->rules, left)->city_marks (state, city, &marks);
  survey->cities++;
  count_marks (&survey->city_marked, marks);
}

/* Counts the completed cities that one segment of a farm touches. */
static void
count_cities (const CarcState *state, guint16 node, CarcBits *seen, CarcSurvey *survey)
{
  guint16 node0 = state->slots[state->nodes[node].slot].node0;
  for (guint touches = state->nodes[node].printed; touches; touches &= touches - 1)
    {
      guint16 city = state->nodes[node0 + (guint) __builtin_ctz (touches)].feature;
      if (state->nodes[city].open == 0 && carc_bits_put (seen, city))
        carc_survey_add_city (state, city, survey);
    }
}

void
carc_survey_with (const CarcState *state, guint16 node, const CarcFigureSet *figures, CarcSurvey *survey)
{
  guint16 root = state->nodes[node].feature, member = root;
  const CarcNode *feature = &state->nodes[root];
  CarcBits cells, cities;

  memset (survey, 0, G_STRUCT_OFFSET (CarcSurvey, marked));
  survey->marked.some = survey->city_marked.some = CARC_NO_MARKS;
  survey->root = root;
  survey->kind = feature->kind;
  survey->marks = carc_feature_marks (state, root);
  survey->open = feature->open;
  survey->complete = feature->open == 0 && feature->kind != CARC_FARM;
  survey->neighbours = (gint16) (feature->kind == CARC_CLOISTER ? 8 - feature->open : 0);
  if (feature->size > 1)
    carc_bits_empty (&cells, state->n_slots);
  if (feature->kind == CARC_FARM)
    carc_bits_empty (&cities, state->n_nodes);
  guint tiles = feature->size == 1, pennants = 0;
  do
    {
      const CarcNode *here = &state->nodes[member];
      if (feature->size > 1)
        tiles += (guint) carc_bits_put (&cells, here->slot);
      if (here->marked)
        count_cell (state, member, survey);
      if (feature->kind != CARC_FARM)
        pennants += here->printed;
      else if (here->printed)
        count_cities (state, member, &cities, survey);
      member = here->next;
    }
  while (member != root);
  survey->tiles = (gint16) tiles;
  survey->pennants = (gint16) pennants;
  carc_weigh (state, figures, survey);
}

void
carc_survey (const CarcState *state, guint16 node, CarcSurvey *survey)
{
  CarcFigureSet figures = carc_figures_on (state, node);
  carc_survey_with (state, node, &figures, survey);
}

void
carc_weigh (const CarcState *state, const CarcFigureSet *figures, CarcSurvey *survey)
{
  memset (survey->strength, 0, sizeof survey->strength);
  memset (survey->kinds, 0, sizeof survey->kinds);
  for (CARC_EACH_FIGURE (i, figures))
    {
      const CarcFigure *figure = &state->figures[i];
      survey->kinds[figure->player] |= 1u << figure->kind;
      survey->strength[figure->player] += (guint16) carc_figure_weight ((CarcFigureKind) figure->kind, survey);
    }
}

guint8
carc_majority (const CarcSurvey *survey)
{
  guint most = 0;
  guint8 tied = 0;
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    {
      if (survey->strength[player] > most)
        {
          most = survey->strength[player];
          tied = 0;
        }
      if (most && survey->strength[player] == most)
        tied |= (guint8) (1 << player);
    }
  return tied;
}

guint
carc_feature_cells (const CarcState *state, guint16 node, CarcCellXY *cells, guint max)
{
  guint16 root = state->nodes[node].feature, member = root;
  CarcBits seen = { 0 };
  guint n = 0;
  do
    {
      const CarcSlot *slot = &state->slots[state->nodes[member].slot];
      if (carc_bits_put (&seen, state->nodes[member].slot))
        {
          if (n < max)
            cells[n] = (CarcCellXY){ slot->x, slot->y };
          n++;
        }
      member = state->nodes[member].next;
    }
  while (member != root);
  return n;
}

/* ---- what it is worth ---- */

TableTerm *
carc_worth_term (CarcWorth *worth, CarcNoun noun)
{
  guint at = worth->n_terms;
  while (at > 0 && worth->terms[at - 1].noun > noun)
    at--;
  if (at > 0 && worth->terms[at - 1].noun == noun)
    return &worth->terms[at - 1];
  if (worth->n_terms == TABLE_TERMS_MAX)
    g_error ("a feature's worth has more than %d terms", TABLE_TERMS_MAX);
  memmove (&worth->terms[at + 1], &worth->terms[at], (worth->n_terms - at) * sizeof worth->terms[0]);
  worth->n_terms++;
  worth->terms[at] = (TableTerm){ .noun = (guint8) noun };
  return &worth->terms[at];
}

void
carc_worth_set (CarcWorth *worth, CarcNoun noun, int count, int each)
{
  TableTerm *term = carc_worth_term (worth, noun);
  term->count = (gint16) count;
  term->each = (gint16) each;
}

void
carc_worth_times (CarcWorth *worth, int factor)
{
  for (guint i = 0; i < worth->n_terms; i++)
    worth->terms[i].each = (gint16) (worth->terms[i].each * factor);
}

int
carc_worth_points (const CarcWorth *worth)
{
  int points = 0;
  for (guint i = 0; i < worth->n_terms; i++)
    points += worth->terms[i].count * worth->terms[i].each;
  return points;
}

int
carc_appraise (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  const CarcRules *rules = state->rules;
  worth->n_terms = 0;
  worth->nothing = CARC_BECAUSE_WORTHLESS;
  worth->rulings = TABLE_NO_RULINGS;
  for (CARC_EACH_WITH (left, rules, worth))
    carc_with (rules, left)->worth (state, survey, final, worth);
  return carc_worth_points (worth);
}

int
carc_worth_for (const CarcState *state, const CarcSurvey *survey, gboolean final, guint player, const CarcWorth *worth)
{
  if (state->rules->hooks[CARC_HOOK_worth_to] == 0)
    return carc_worth_points (worth);
  CarcWorth own = *worth;
  for (CARC_EACH_WITH (left, state->rules, worth_to))
    carc_with (state->rules, left)->worth_to (state, survey, final, player, &own);
  return carc_worth_points (&own);
}

void
carc_note_lost (CarcState *state, const CarcVerdict *verdict, guint players, const CarcSurvey *survey, gboolean final,
                const CarcWorth *worth)
{
  if (verdict->tie < 0)
    return;
  CarcTie *tie = &state->ties[verdict->tie];
  for (guint player = 0; player < state->rules->n_players; player++)
    if ((tie->tied & ~tie->winners & players) >> player & 1)
      tie->lost[player] = (gint16) carc_worth_for (state, survey, final, player, worth);
}

static void
fill_terms (const CarcWorth *worth, TableLine *line)
{
  line->n_terms = 0;
  for (guint i = 0; i < worth->n_terms; i++)
    carc_add_term (line, worth->terms[i].count, worth->terms[i].each, (CarcNoun) worth->terms[i].noun);
  line->rulings = worth->rulings;
}

/* Books a line of its own for each winner, with the terms of the `worth_to` hooks. */
static void
book_own (CarcState *state, const CarcVerdict *verdict, const CarcSurvey *survey, const CarcWorth *worth,
          TableLine *line)
{
  const CarcRules *rules = state->rules;
  for (guint player = 0; player < rules->n_players; player++)
    {
      CarcWorth own = *worth;
      CarcVerdict his = *verdict;
      his.winners &= (guint8) (1 << player);
      if (his.winners == 0)
        continue;
      for (CARC_EACH_WITH (left, rules, worth_to))
        carc_with (rules, left)->worth_to (state, survey, line->final, player, &own);
      fill_terms (&own, line);
      carc_book (state, &his, line);
    }
}

G_STATIC_ASSERT (sizeof (CarcMarks) == sizeof ((TableLine *) NULL)->own);
G_STATIC_ASSERT ((guint) CARC_LINE_CITY == CARC_CITY && (guint) CARC_LINE_ROAD == CARC_ROAD
                 && (guint) CARC_LINE_FARM == CARC_FARM && (guint) CARC_LINE_CLOISTER == CARC_CLOISTER);

void
carc_book_worth (CarcState *state, const CarcVerdict *verdict, const CarcSurvey *survey, gboolean final,
                 const CarcWorth *worth)
{
  const CarcCellXY cell = carc_name_cell (state, survey->root);
  TableLine line = { .kind = survey->kind, .final = (guint8) final, .feature = survey->root, .x = cell.x, .y = cell.y };
  if (survey->kind != CARC_FARM)
    memcpy (line.own, survey->marks.bits, sizeof line.own);
  if (state->rules->hooks[CARC_HOOK_worth_to] != 0)
    {
      book_own (state, verdict, survey, worth, &line);
      return;
    }
  fill_terms (worth, &line);
  carc_book (state, verdict, &line);
}
