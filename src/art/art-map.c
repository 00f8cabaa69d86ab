/* art-map.c - the whole table as one picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-map.h"
#include "art-marks.h"
#include "art-text.h"

#include <math.h>

ArtExtent
art_map_extent (const CarcState *state)
{
  int left = G_MAXINT, right = G_MININT, top = G_MAXINT, bottom = G_MININT;
  for (guint i = 0; i < state->n_slots; i++)
    if (carc_slot_placed (state, (guint16) i))
      {
        left = MIN (left, state->slots[i].x);
        right = MAX (right, state->slots[i].x);
        top = MIN (top, state->slots[i].y);
        bottom = MAX (bottom, state->slots[i].y);
      }
  if (left > right)
    return (ArtExtent){ 0, 0, 1, 1 };
  return (ArtExtent){ left, top, right - left + 1, bottom - top + 1 };
}

static double
margin_of (double tile, const ArtBoardOptions *options)
{
  /* Even the smallest numbers have room. */
  return round (options->captions ? MAX (tile * .42, 18) : tile * .2);
}

/* The cells of an answer are visible, too. */
static ArtExtent
extent_of (const CarcState *state, const ArtBoardOptions *options)
{
  ArtExtent extent = art_map_extent (state);
  for (guint i = 0; options->answer != NULL && i < options->answer->cells->len; i++)
    {
      const TableAnswerCell *cell = &g_array_index (options->answer->cells, TableAnswerCell, i);
      const int right = MAX (extent.x + extent.w, cell->x + 1), bottom = MAX (extent.y + extent.h, cell->y + 1);
      extent.x = MIN (extent.x, cell->x);
      extent.y = MIN (extent.y, cell->y);
      extent.w = right - extent.x;
      extent.h = bottom - extent.y;
    }
  return extent;
}

void
art_map_size (gconstpointer state, double tile, const ArtBoardOptions *options, double *width, double *height)
{
  ArtExtent extent = extent_of (state, options);
  double margin = margin_of (tile, options);
  *width = extent.w * tile + 2 * margin;
  *height = extent.h * tile + 2 * margin;
}

static void
draw_tiles (cairo_t *cr, const CarcState *state, const ArtView *view, const ArtStyle *style)
{
  for (guint i = 0; i < state->n_slots; i++)
    {
      const CarcSlot *slot = &state->slots[i];
      if (!carc_slot_placed (state, (guint16) i))
        continue;
      ArtStyle here = *style;
      here.variant = art_variant (slot->x, slot->y);
      art_saved (cr);
      cairo_translate (cr, view->x + slot->x * view->tile, view->y + slot->y * view->tile);
      art_tile_draw (cr, carc_slot_printed (state, (guint16) i), view->tile, &here);
    }
  /* The seams come after all tiles: with a bleed, a tile reaches over its neighbours. */
  for (guint i = 0; i < state->n_slots; i++)
    {
      const CarcSlot *slot = &state->slots[i];
      if (!carc_slot_placed (state, (guint16) i))
        continue;
      art_saved (cr);
      cairo_translate (cr, view->x + slot->x * view->tile, view->y + slot->y * view->tile);
      art_overlay_edges (cr, view->tile, art_overlay_open_sides (state, slot->x, slot->y), style);
    }
}

void
art_map_number (cairo_t *cr, int number, double x, double y, double size, ArtColour ink)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  art_text_draw (cr, text, x, y, size, FALSE, ART_ALIGN_MIDDLE, ink);
}

guint
art_map_number_step (double tile, double size)
{
  static const guint steps[] = { 1, 2, 5, 10, 20 };
  guint i = 0;
  /* The widest number is about "-10". */
  while (i + 1 < G_N_ELEMENTS (steps) && steps[i] * tile < size * 1.9)
    i++;
  return steps[i];
}

static void
draw_captions (cairo_t *cr, const ArtExtent *extent, const ArtView *view, double margin, ArtColour ink)
{
  double size = CLAMP (view->tile * .16, 8, 16);
  guint step = art_map_number_step (view->tile, size);
  for (int i = 0; i < extent->w + extent->h; i++)
    {
      gboolean column = i < extent->w;
      int number = column ? extent->x + i : extent->y + i - extent->w;
      double along = ((column ? i : i - extent->w) + .5) * view->tile + margin;
      for (guint far = 0; far < 2 && number % (int) step == 0; far++)
        {
          double across = far ? margin * 1.5 + (column ? extent->h : extent->w) * view->tile : margin * .5;
          art_map_number (cr, number, column ? along : across, column ? across : along, size, ink);
        }
    }
}

static void
draw_marks (cairo_t *cr, const CarcState *state, const ArtView *view, const ArtBoardOptions *options,
            const ArtStyle *style)
{
  for (guint i = 0; i < state->n_slots; i++)
    if (carc_slot_placed (state, (guint16) i) && state->slots[i].agreed && state->slots[i].part == 0)
      {
        art_saved (cr);
        cairo_translate (cr, view->x + state->slots[i].x * view->tile, view->y + state->slots[i].y * view->tile);
        art_agreed_draw (cr, view->tile, style);
      }
  if (options->last_move && state->last_slot != CARC_NONE)
    {
      /* A tile of several cells has one outline.  Its parts are numbered row by row. */
      const CarcSlot *slot = &state->slots[state->last_slot];
      const CarcTile *tile = &state->rules->tiles[slot->tile];
      guint w = carc_tile_w (tile, slot->rot), h = carc_tile_h (tile, slot->rot);
      int x = slot->x - slot->part % (int) w, y = slot->y - slot->part / (int) w;
      art_saved (cr);
      cairo_translate (cr, view->x + x * view->tile, view->y + y * view->tile);
      art_overlay_last_move (cr, view->tile, w, h, style);
    }
}

void
art_map_draw (cairo_t *cr, gconstpointer data, const ArtStyle *style, double tile, const ArtBoardOptions *options)
{
  const CarcState *state = data;
  ArtExtent extent = extent_of (state, options);
  double margin = margin_of (tile, options), width, height;
  ArtView view = { margin - extent.x * tile, margin - extent.y * tile, tile };
  g_return_if_fail (cr != NULL && style != NULL && options != NULL);
  gboolean tie = options->tie >= 0 && (guint) options->tie < state->n_ties;
  g_autoptr (CarcState) end = NULL;
  guint from;

  art_map_size (state, tile, options, &width, &height);
  art_saved (cr);
  cairo_new_path (cr);
  if (!options->on_paper)
    {
      cairo_rectangle (cr, 0, 0, width, height);
      art_fill (cr, style->palette->table);
    }
  draw_tiles (cr, state, &view, style);
  if (options->captions)
    draw_captions (cr, &extent, &view, margin,
                   options->on_paper ? style->palette->text_dim : style->palette->table_text);
  draw_marks (cr, state, &view, options, style);
  if (options->highlight >= 0 && options->highlight < state->n_nodes)
    art_overlay_feature (cr, state, (guint16) options->highlight, &view, style->palette->accent, style);
  if (options->answer != NULL)
    {
      end = carc_forecast (state, &from, NULL);
      art_marks_below (cr, state, options->answer, &view, style);
    }
  if (!options->no_figures)
    art_overlay_figures (cr, state, &view, tie || art_marks_ties (options->answer) ? CARC_PIECE_ARBITRESS : -1, style);
  if (options->answer != NULL)
    art_marks_above (cr, state, end, options->answer, &view, style);
  if (tie)
    art_overlay_tie (cr, state, &state->ties[options->tie], &view, style);
}
