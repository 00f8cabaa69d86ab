/* carc-scoring.c - what a feature is worth, who gets it, and the line that says why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-arbitress.h"
#include "carc-rooms.h"

/* ---- what is there ---- */

void
carc_survey (const CarcState *state, guint16 node, CarcSurvey *survey)
{
  guint16 root = state->nodes[node].feature;
  const CarcNode *feature = &state->nodes[root];

  memset (survey, 0, sizeof *survey);
  survey->kind = feature->kind;
  survey->marks = feature->marks;
  survey->open = feature->open;
  survey->complete = feature->open == 0 && feature->kind != CARC_FARM;
  survey->neighbours = (gint16) (feature->kind == CARC_CLOISTER ? 8 - feature->open : 0);

  if (feature->size == 1)
    {
      survey->tiles = 1;
      survey->pennants = carc_node_segment (state, root)->pennants;
    }
  else
    {
      CarcBits cells;
      carc_bits_empty (&cells, state->n_slots);
      guint16 member = root;
      do
        {
          survey->tiles += (gint16) carc_bits_put (&cells, state->nodes[member].slot);
          survey->pennants += carc_node_segment (state, member)->pennants;
          member = state->nodes[member].next;
        }
      while (member != root);
    }
  for (guint i = 0; feature->figures && i < state->n_figures; i++)
    if (state->figures[i].at == CARC_AT_FEATURE && state->nodes[state->figures[i].node].feature == root)
      survey->strength[state->figures[i].player] += (guint8) carc_figure_weight (
          (CarcFigureKind) state->figures[i].kind, survey);
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

static void
base_price (const CarcState *state, const CarcSurvey *survey, CarcPrice *price)
{
  *price = (CarcPrice){ .tile = 1, .pennant = 1 };
  if (survey->kind != CARC_CITY || !survey->complete)
    return;
  if (carc_rule (state, CARC_B2) == CARC_B2_SMALL && survey->tiles == 2)
    {
      table_rulings_put (&price->rulings, CARC_B2);
      return;
    }
  price->tile = price->pennant = 2;
}

/* Fills the terms of `line`; returns their sum.  City, road, cloister. */
static int
appraise (const CarcState *state, const CarcSurvey *survey, gboolean final, TableLine *line)
{
  static const CarcLineKind kinds[] = { CARC_LINE_CITY, CARC_LINE_ROAD, CARC_LINE_FARM, CARC_LINE_CLOISTER };
  CarcPrice price;
  base_price (state, survey, &price);
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->playing[i]->price)
      state->rules->playing[i]->price (state, survey, final, &price);

  int tiles = survey->kind == CARC_CLOISTER ? 1 + survey->neighbours : survey->tiles;
  memset (line, 0, sizeof *line);
  line->kind = (guint8) kinds[survey->kind];
  line->rulings = price.rulings;
  carc_add_term (line, tiles, price.tile, CARC_NOUN_TILE);
  carc_add_term (line, survey->pennants, price.pennant, CARC_NOUN_PENNANT);
  /* The cloister's bonus is three points in all, not so much a tile. */
  carc_add_term (line, survey->kind == CARC_CLOISTER ? (price.bonus ? 1 : 0) : tiles, price.bonus, CARC_NOUN_LAKE);
  return tiles * price.tile + survey->pennants * price.pennant
         + (survey->kind == CARC_CLOISTER ? price.bonus : tiles * price.bonus);
}

/* ---- who gets it ---- */

guint8
carc_majority (const CarcState *state, const CarcFigureSet *figures, const CarcSurvey *survey)
{
  guint strength[TABLE_MAX_PLAYERS] = { 0 }, most = 0;
  guint8 tied = 0;
  for (CARC_EACH_FIGURE (i, figures))
    strength[state->figures[i].player] += carc_figure_weight ((CarcFigureKind) state->figures[i].kind, survey);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      if (strength[player] > most)
        {
          most = strength[player];
          tied = 0;
        }
      if (most && strength[player] == most)
        tied |= (guint8) (1 << player);
    }
  return tied;
}

gboolean
carc_decide (CarcState *state, const CarcCase *the_case, CarcVerdict *verdict)
{
  guint8 players = 0;
  *verdict = (CarcVerdict){ the_case->tied, CARC_BECAUSE_ALONE, -1, TABLE_NO_RULINGS };
  for (CARC_EACH_FIGURE (i, &the_case->figures))
    players |= (guint8) (1 << state->figures[i].player);
  if (carc_count (the_case->tied) == 1)
    {
      verdict->because = players == the_case->tied ? CARC_BECAUSE_ALONE : CARC_BECAUSE_MAJORITY;
      return TRUE;
    }
  verdict->because = CARC_BECAUSE_SHARED;
  if (the_case->value > 0 && carc_arbitress_of (state)->on)
    return carc_arbitress_judge (state, the_case, verdict);
  return TRUE;
}

void
carc_book (CarcState *state, const CarcVerdict *verdict, const TableLine *line)
{
  TableLine booked = *line;
  booked.entry = state->n_entries;
  booked.because = (guint8) verdict->because;
  booked.tie = verdict->tie;
  table_rulings_join (&booked.rulings, &verdict->rulings);
  for (guint player = 0; player < state->rules->n_players; player++)
    if (verdict->winners & (1 << player))
      {
        booked.player = (gint8) player;
        table_ledger_add (&state->ledger, &booked);
      }
}

CarcCellXY
carc_name_cell (const CarcState *state, guint16 node)
{
  CarcCellXY cell = { G_MAXINT16, G_MAXINT16 };
  guint16 member = node;
  do
    {
      const CarcSlot *slot = &state->slots[state->nodes[member].slot];
      if (slot->y < cell.y || (slot->y == cell.y && slot->x < cell.x))
        cell = (CarcCellXY){ slot->x, slot->y };
      member = state->nodes[member].next;
    }
  while (member != node);
  return cell;
}

/* Scores one city, road or cloister. */
static gboolean
score_feature (CarcState *state, guint16 root, gboolean final)
{
  CarcSurvey survey;
  CarcVerdict verdict;
  TableLine line;
  if (state->nodes[root].figures == 0)
    return TRUE;
  carc_survey (state, root, &survey);
  int value = appraise (state, &survey, final, &line);
  if (value == 0)
    return TRUE;
  CarcCase the_case = { root, survey.kind, final, value, carc_figures_on (state, root), 0 };
  the_case.tied = carc_majority (state, &the_case.figures, &survey);
  if (the_case.tied == 0)
    return TRUE;
  if (!carc_decide (state, &the_case, &verdict))
    return FALSE;
  line.feature = root;
  CarcCellXY cell = carc_name_cell (state, root);
  line.x = cell.x;
  line.y = cell.y;
  line.final = (guint8) final;
  carc_book (state, &verdict, &line);
  return TRUE;
}

/* ---- this turn ---- */

static gboolean
holds (const guint16 *list, guint n, guint16 wanted)
{
  for (guint i = 0; i < n; i++)
    if (list[i] == wanted)
      return TRUE;
  return FALSE;
}

/* In an order that does not depend on how the table is looked at: by the tile's nodes, then cloisters by their age. */
guint
carc_completed (const CarcState *state, guint16 done[CARC_DONE_MAX], guint *n_with)
{
  const CarcTurn *turn = &state->turn;
  guint n = 0;
  for (guint i = 0; i < turn->n_nodes; i++)
    {
      guint16 root = state->nodes[turn->first_node + i].feature;
      const CarcNode *feature = &state->nodes[root];
      if (feature->open == 0 && feature->kind != CARC_FARM && !feature->scored && !holds (done, n, root))
        done[n++] = root;
    }
  guint cloisters = n;
  for (guint i = 0; turn->n_cloisters && i < turn->n_slots; i++)
    for (guint side = 0; side < 8; side++)
      {
        guint16 slot = carc_slot_around (state, turn->slots[i], side);
        guint16 node = carc_slot_placed (state, slot) ? state->slots[slot].cloister : CARC_NONE;
        if (node == CARC_NONE || state->nodes[node].open || state->nodes[node].scored || holds (done, n, node))
          continue;
        guint at = n++;
        for (; at > cloisters && done[at - 1] > node; at--)
          done[at] = done[at - 1];
        done[at] = node;
      }
  *n_with = 0;
  for (guint i = 0; i < n; i++)
    if (state->nodes[done[i]].figures)
      {
        guint16 with = done[i];
        done[i] = done[*n_with];
        done[(*n_with)++] = with;
      }
  return n;
}

gboolean
carc_score_turn (CarcState *state)
{
  guint16 done[CARC_DONE_MAX];
  guint n_with, n_done = carc_completed (state, done, &n_with);
  if (!carc_arrange (state, done, n_with))
    return FALSE;
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->playing[i]->before_scoring)
      state->rules->playing[i]->before_scoring (state, done, n_done);
  for (guint i = 0; i < n_done; i++)
    {
      if (!score_feature (state, done[i], FALSE))
        return FALSE;
      carc_figures_go_home (state, done[i], CARC_LEFT_SCORED);
      state->nodes[done[i]].scored = TRUE;
    }
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->playing[i]->after_scoring)
      state->rules->playing[i]->after_scoring (state, done, n_done);
  return TRUE;
}

/* ---- the end ---- */

guint
carc_occupied (const CarcState *state, guint kinds, guint16 roots[CARC_MAX_FIGURES])
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    {
      if (state->figures[i].at != CARC_AT_FEATURE)
        continue;
      guint16 root = state->nodes[state->figures[i].node].feature;
      guint at = n;
      if (!((kinds >> state->nodes[root].kind) & 1))
        continue;
      while (at > 0 && state->nodes[roots[at - 1]].oldest > state->nodes[root].oldest)
        at--;
      if (at > 0 && roots[at - 1] == root)
        continue;
      memmove (&roots[at + 1], &roots[at], (n - at) * sizeof *roots);
      roots[at] = root;
      n++;
    }
  return n;
}

gboolean
carc_score_end (CarcState *state)
{
  guint16 roots[CARC_MAX_FIGURES];
  guint n = carc_occupied (state, ~(1u << CARC_FARM), roots);
  for (guint i = 0; i < n; i++)
    if (!score_feature (state, roots[i], TRUE))
      return FALSE;
  if (!carc_score_farms (state))
    return FALSE;
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->finishing[i]->finish)
      state->rules->finishing[i]->finish (state);
  return TRUE;
}
