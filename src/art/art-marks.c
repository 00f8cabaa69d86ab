/* art-marks.c - what an answer of the desk shows on the map of Carcassonne.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-marks.h"

static void
fill_cells (cairo_t *cr, const TableAnswer *answer, const TableAnswerMark *mark, const ArtView *view, ArtColour colour)
{
  for (guint i = mark->from; i < mark->from + mark->n; i++)
    {
      const TableAnswerCell *cell = &g_array_index (answer->cells, TableAnswerCell, i);
      cairo_rectangle (cr, view->x + cell->x * view->tile, view->y + cell->y * view->tile, view->tile, view->tile);
      art_fill_alpha (cr, colour, .35);
    }
}

static void
frame_cells (cairo_t *cr, const TableAnswer *answer, const TableAnswerMark *mark, const ArtView *view,
             const ArtStyle *style)
{
  const double line = CLAMP (view->tile * .05, 2, 6);
  for (guint i = mark->from; i < mark->from + mark->n; i++)
    {
      const TableAnswerCell *cell = &g_array_index (answer->cells, TableAnswerCell, i);
      cairo_rectangle (cr, view->x + cell->x * view->tile + line, view->y + cell->y * view->tile + line,
                       view->tile - 2 * line, view->tile - 2 * line);
      art_stroke (cr, style->palette->warning, line);
    }
}

static ArtColour
colour_of (const CarcState *state, int player, const ArtStyle *style)
{
  return player >= 0 ? art_player_colour (state->rules->players[player].colour, style->palette)
                     : style->palette->table_text;
}

/* The rank of a place, in the corner: labels of the prompt are in the middle. */
static void
draw_rank (cairo_t *cr, const CarcState *state, const TableAnswer *answer, const TableAnswerMark *mark,
           const ArtView *view, const ArtStyle *style)
{
  for (guint i = mark->from; i < mark->from + mark->n; i++)
    {
      const TableAnswerCell *cell = &g_array_index (answer->cells, TableAnswerCell, i);
      const double x = view->x + cell->x * view->tile, y = view->y + cell->y * view->tile;
      const double corner = view->tile - ART_NUMBER_LEAST;
      const ArtColour colour = colour_of (state, mark->player, style);
      cairo_rectangle (cr, x, y, view->tile, view->tile);
      art_fill_alpha (cr, colour, .2);
      if (view->tile >= 2 * ART_NUMBER_LEAST)
        art_overlay_number (cr, (guint) mark->place, x + corner, y + corner, ART_NUMBER_LEAST, colour, style);
    }
}

void
art_marks_below (cairo_t *cr, const CarcState *state, const TableAnswer *answer, const ArtView *view,
                 const ArtStyle *style)
{
  gboolean first = TRUE;
  for (guint i = 0; i < answer->marks->len; i++)
    {
      const TableAnswerMark *mark = &g_array_index (answer->marks, TableAnswerMark, i);
      switch (mark->kind)
        {
        case TABLE_MARK_PLACE:
          if (mark->place < 0 || mark->place >= state->n_nodes)
            break;
          art_overlay_feature (cr, state, (guint16) mark->place, view,
                               mark->player >= 0 ? colour_of (state, mark->player, style)
                               : first           ? style->palette->accent
                                                 : style->palette->warning,
                               style);
          first = FALSE;
          break;
        case TABLE_MARK_CELLS: fill_cells (cr, answer, mark, view, style->palette->warning); break;
        case TABLE_MARK_FAVOURS: fill_cells (cr, answer, mark, view, colour_of (state, mark->player, style)); break;
        case TABLE_MARK_RANK: draw_rank (cr, state, answer, mark, view, style); break;
        case TABLE_MARK_TURNS: frame_cells (cr, answer, mark, view, style); break;
        default: break;
        }
    }
}

const CarcTie *
art_marks_tie (const CarcState *state, const CarcState *end, int index)
{
  if (index < 0)
    return NULL;
  if ((guint) index < state->n_ties)
    return &state->ties[index];
  if (state->ask == CARC_ASK_JUDGE && !state->finished && (guint) index == state->n_ties)
    return &state->pending;
  return end != NULL && (guint) index < end->n_ties ? &end->ties[index] : NULL;
}

/* Is the feature marked, and so highlighted below the figures? */
static gboolean
is_marked (const CarcState *state, const TableAnswer *answer, guint16 feature)
{
  for (guint i = 0; i < answer->marks->len; i++)
    {
      const TableAnswerMark *mark = &g_array_index (answer->marks, TableAnswerMark, i);
      if (mark->kind == TABLE_MARK_PLACE && mark->place >= 0 && mark->place < state->n_nodes && feature < state->n_nodes
          && state->nodes[mark->place].feature == state->nodes[feature].feature)
        return TRUE;
    }
  return FALSE;
}

/* The way of a tie comes with the tie; another way is that of a racer. */
void
art_marks_above (cairo_t *cr, const CarcState *state, const CarcState *end, const TableAnswer *answer,
                 const ArtView *view, const ArtStyle *style)
{
  gboolean tied = FALSE;
  for (guint i = 0; i < answer->marks->len; i++)
    {
      const TableAnswerMark *mark = &g_array_index (answer->marks, TableAnswerMark, i);
      const CarcTie *tie = mark->kind == TABLE_MARK_TIE ? art_marks_tie (state, end, mark->place) : NULL;
      tied |= mark->kind == TABLE_MARK_TIE;
      if (tie != NULL)
        (is_marked (state, answer, tie->feature) ? art_overlay_tie_ways : art_overlay_tie) (
            cr, (guint) mark->place < state->n_ties || tie == &state->pending ? state : end, tie, view, style);
      else if (mark->kind == TABLE_MARK_WAY && !tied)
        art_overlay_race (cr, state, (guint) mark->player, view, style);
    }
}

gboolean
art_marks_ties (const TableAnswer *answer)
{
  for (guint i = 0; answer != NULL && i < answer->marks->len; i++)
    if (g_array_index (answer->marks, TableAnswerMark, i).kind == TABLE_MARK_TIE)
      return TRUE;
  return FALSE;
}
