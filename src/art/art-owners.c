/* art-owners.c - who has what: every feature with figures, in the colours of those who have the majority in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-overlay.h"

#include <math.h>

#define STRIPE .14 /* tiles: the width of a player's stripe where several are tied */

/* Leaves only the stripes from the north-east to the south-west that belong to the `nth` of `n` players. */
static void
clip_stripes (cairo_t *cr, double tile, guint nth, guint n)
{
  const double width = tile * STRIPE, every = width * n;
  double left, top, right, bottom;
  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  cairo_new_path (cr);
  for (double at = floor ((left + top) / every) * every + nth * width; at < right + bottom; at += every)
    {
      cairo_move_to (cr, at - top, top);
      cairo_line_to (cr, at + width - top, top);
      cairo_line_to (cr, at + width - bottom, bottom);
      cairo_line_to (cr, at - bottom, bottom);
      cairo_close_path (cr);
    }
  cairo_clip (cr);
}

/* `owners`: a bit for each player. */
static void
draw_owned (cairo_t *cr, const CarcState *state, guint16 root, guint owners, const ArtView *view, const ArtStyle *style)
{
  const guint n = (guint) __builtin_popcount (owners);
  guint nth = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    if (owners >> player & 1)
      {
        art_saved (cr);
        if (n > 1)
          clip_stripes (cr, view->tile, nth++, n);
        art_overlay_feature (cr, state, root, view,
                             art_player_line (state->rules->players[player].colour, style->palette), style);
      }
}

static guint
majority_in (const CarcState *state, guint16 root)
{
  CarcSurvey survey;
  carc_survey (state, root, &survey);
  return carc_majority (&survey);
}

static void
draw_kinds (cairo_t *cr, const CarcState *state, gboolean farms, const ArtView *view, const ArtStyle *style)
{
  for (guint i = 0; i < state->n_nodes; i++)
    {
      const CarcNode *node = &state->nodes[i];
      if (node->feature == i && node->figures > 0 && (node->kind == CARC_FARM) == farms)
        draw_owned (cr, state, (guint16) i, majority_in (state, (guint16) i), view, style);
    }
}

/* No figure is in the farm of a barn.  Whoever gets points for it at the end has it. */
static void
draw_farms_of_corners (cairo_t *cr, const CarcState *state, const ArtView *view, const ArtStyle *style)
{
  guint from, corners = 0;
  for (guint i = 0; i < state->n_figures; i++)
    corners += carc_place_rows[state->figures[i].place]->on_corner;
  if (corners == 0)
    return; /* a forecast takes long for a frame */
  g_autoptr (CarcState) end = carc_forecast (state, &from, NULL);
  g_autofree guint8 *owners = g_new0 (guint8, state->n_nodes + 1);
  for (guint i = from; i < end->ledger.n_lines; i++)
    {
      const TableLine *line = &end->ledger.lines[i];
      if (line->feature >= 0 && line->feature < state->n_nodes && state->nodes[line->feature].kind == CARC_FARM
          && state->nodes[line->feature].figures == 0)
        owners[line->feature] |= (guint8) (1 << line->player);
    }
  for (guint i = 0; i < state->n_nodes; i++)
    if (owners[i] != 0)
      draw_owned (cr, state, (guint16) i, owners[i], view, style);
}

void
art_overlay_owners (cairo_t *cr, const CarcState *state, const ArtView *view, const ArtStyle *style)
{
  draw_kinds (cr, state, TRUE, view, style); /* they lie around everything else */
  if (!state->finished && !state->on_pad)
    draw_farms_of_corners (cr, state, view, style);
  draw_kinds (cr, state, FALSE, view, style);
}
