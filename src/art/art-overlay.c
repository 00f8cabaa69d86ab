/* art-overlay.c - marks of single cells, and highlighted features.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-overlay.h"
#include "art-text.h"

#include <math.h>

static double
thin (double size)
{
  return CLAMP (size * .022, 1, 4);
}

guint
art_overlay_open_sides (const CarcState *state, int x, int y)
{
  static const int dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  guint open = 0;
  for (guint side = 0; side < 4; side++)
    if (!carc_slot_placed (state, carc_slot_at (state, x + dx[side], y + dy[side])))
      open |= 1u << side;
  return open;
}

/* A strip along one side of the cell. */
static void
side_path (cairo_t *cr, double size, guint side, double line)
{
  cairo_rectangle (cr, side == 1 ? size - line : 0, side == 2 ? size - line : 0, side % 2 ? line : size,
                   side % 2 ? size : line);
}

void
art_overlay_edges (cairo_t *cr, double size, guint open, const ArtStyle *style)
{
  const double rim = CLAMP (size * .03, 1, 4), seam = CLAMP (size * .012, 1, 2);
  art_saved (cr);
  cairo_new_path (cr);
  for (guint side = 0; side < 4; side += 3)
    if (!(open & (1u << side)))
      side_path (cr, size, side, seam);
  art_fill_alpha (cr, style->palette->ink, style->palette->seam);
  for (guint side = 0; side < 4; side++)
    if (open & (1u << side))
      side_path (cr, size, side, rim);
  art_fill (cr, style->palette->rim);
}

void
art_overlay_last_move (cairo_t *cr, double size, guint w, guint h, const ArtStyle *style)
{
  double line = CLAMP (size * .05, 2, 6), half = line / 2;
  art_saved (cr);
  art_rounded_path (cr, half, half, w * size - line, h * size - line, size * .06);
  cairo_set_source_rgba (cr, 1, 1, 1, .85);
  cairo_set_line_width (cr, line + 2);
  cairo_stroke_preserve (cr);
  art_stroke (cr, style->palette->accent, line);
}

void
art_overlay_spot (cairo_t *cr, double size, const char *label, const double *at, ArtSpotLook look,
                  const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  double inset = size * .07, type = at != NULL ? CLAMP (size * .2, 10, 22) : CLAMP (size * .3, 10, 34);
  double line = thin (size) * (look == ART_SPOT_CHOSEN ? 2 : 1.3);
  double dash[] = { size * .09, size * .06 };
  ArtColour edge = look == ART_SPOT_PLAIN ? c->table_text : c->accent;
  art_saved (cr);
  cairo_new_path (cr);
  art_rounded_path (cr, inset, inset, size - 2 * inset, size - 2 * inset, size * .09);
  art_set_alpha (cr, look == ART_SPOT_PLAIN ? c->table_text : c->accent, look == ART_SPOT_PLAIN ? .1 : .22);
  cairo_fill_preserve (cr);
  if (look == ART_SPOT_PLAIN)
    {
      /* The dark line below the light dashes shows the frame on a light tile, too. */
      art_set_alpha (cr, c->table, .5);
      cairo_set_line_width (cr, line * 1.6);
      cairo_stroke_preserve (cr);
      cairo_set_dash (cr, dash, 2, 0);
    }
  art_stroke (cr, edge, line);
  cairo_set_dash (cr, NULL, 0, 0);
  if (label && *label)
    art_plate_draw (cr, label, size * (at != NULL ? at[0] : .5), size * (at != NULL ? at[1] : .5), type, c->paper,
                    look == ART_SPOT_PLAIN ? c->text_dim : edge, c->text);
}

/* The sign on a plate, and the plate, as parts of the tile and of the sign. */
#define CLAIM_TYPE .17
#define CLAIM_RADIUS .95

double
art_overlay_claim_size (double diameter)
{
  return diameter / 2 / CLAIM_RADIUS / CLAIM_TYPE;
}

void
art_overlay_claim (cairo_t *cr, double size, double x, double y, const char *label, gboolean chosen,
                   const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  double type = CLAMP (size * CLAIM_TYPE, 9, 24), r = type * CLAIM_RADIUS;
  art_saved (cr);
  cairo_new_path (cr);
  x = CLAMP (x, r + 1, MAX (size - r - 1, r + 1));
  y = CLAMP (y, r + 1, MAX (size - r - 1, r + 1));
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  art_fill_stroke (cr, chosen ? c->accent : c->paper, chosen ? c->paper : c->text, thin (size));
  art_text_draw (cr, label, x, y, type, TRUE, ART_ALIGN_MIDDLE, chosen ? (ArtColour){ 1, 1, 1 } : c->text);
}

void
art_overlay_claim_line (cairo_t *cr, double from_x, double from_y, double to_x, double to_y, const ArtStyle *style)
{
  const ArtColour colours[] = { style->palette->text, style->palette->paper };
  const double widths[] = { 3.5, 1.5 };

  art_saved (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      cairo_new_path (cr);
      art_line (cr, from_x, from_y, to_x, to_y);
      art_stroke (cr, colours[i], widths[i]);
      cairo_new_path (cr);
      cairo_arc (cr, to_x, to_y, widths[i], 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

void
art_overlay_ghost (cairo_t *cr, const CarcCell *cell, double size, const ArtStyle *style)
{
  art_saved (cr);
  cairo_push_group (cr);
  art_tile_draw (cr, cell, size, style);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, .8);
  cairo_rectangle (cr, 1, 1, size - 2, size - 2);
  art_set (cr, style->palette->accent);
  double dash[] = { size * .08, size * .05 };
  cairo_set_dash (cr, dash, 2, 0);
  cairo_set_line_width (cr, MAX (2, size * .03));
  cairo_stroke (cr);
}

void
art_overlay_reach (cairo_t *cr, double size, guint steps, ArtColour colour, const ArtStyle *style)
{
  art_saved (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, size, size);
  art_fill_alpha (cr, colour, .16);
  /* In the corner opposite to the letter. */
  if (size >= 3.5 * ART_NUMBER_LEAST)
    art_overlay_number (cr, steps, size - ART_NUMBER_LEAST, size - ART_NUMBER_LEAST, ART_NUMBER_LEAST, colour, style);
}

/* ---- features ---- */

static void
tint (cairo_t *cr, const cairo_path_t *fill, const cairo_path_t *edge, double size, ArtColour colour,
      const ArtStyle *style)
{
  double line = MAX (1.6, size * .032);
  cairo_new_path (cr);
  cairo_append_path (cr, fill);
  art_fill_alpha (cr, colour, style->palette->flat ? .45 : .36);
  cairo_append_path (cr, edge);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgba (cr, 1, 1, 1, .9);
  cairo_set_line_width (cr, line * 2.2);
  cairo_stroke_preserve (cr);
  art_stroke (cr, colour, line);
}

/* The area and the outline of a segment, in a cell at the origin. */
typedef struct
{
  cairo_path_t *paths[2];
} Shape;

static void
shape_free (gpointer data)
{
  Shape *shape = data;
  cairo_path_destroy (shape->paths[0]);
  cairo_path_destroy (shape->paths[1]);
  g_free (shape);
}

/* Finds the shape of each segment of the feature.  A farm has the same segments many times, and the shape of one takes
 * long to find: each is found once. */
static GHashTable *
find_shapes (cairo_t *cr, const CarcState *state, guint16 node, double size)
{
  GHashTable *shapes = g_hash_table_new_full (NULL, NULL, NULL, shape_free);
  guint16 at = node;
  do
    {
      const CarcNode *n = &state->nodes[at];
      const CarcCell *cell = carc_slot_cell (state, n->slot);
      const gpointer key = (gpointer) &cell->segments[n->segment];
      if (!g_hash_table_contains (shapes, key))
        {
          Shape *shape = g_new (Shape, 1);
          art_segment_paths (cr, cell, n->segment, size, shape->paths);
          g_hash_table_insert (shapes, key, shape);
        }
      at = n->next;
    }
  while (at != node);
  return shapes;
}

static cairo_path_t *
feature_path (cairo_t *cr, const CarcState *state, guint16 node, const ArtView *view, GHashTable *shapes, guint edges)
{
  guint16 at = node;
  cairo_new_path (cr);
  do
    {
      const CarcNode *n = &state->nodes[at];
      const CarcSlot *slot = &state->slots[n->slot];
      const Shape *shape = g_hash_table_lookup (shapes, &carc_slot_cell (state, n->slot)->segments[n->segment]);
      cairo_save (cr);
      cairo_translate (cr, view->x + slot->x * view->tile, view->y + slot->y * view->tile);
      cairo_append_path (cr, shape->paths[edges]);
      cairo_restore (cr);
      at = n->next;
    }
  while (at != node);
  return cairo_copy_path (cr);
}

void
art_overlay_feature (cairo_t *cr, const CarcState *state, guint16 node, const ArtView *view, ArtColour colour,
                     const ArtStyle *style)
{
  g_return_if_fail (node < state->n_nodes);
  art_saved (cr);
  g_autoptr (GHashTable) shapes = find_shapes (cr, state, node, view->tile);
  cairo_path_t *fill = feature_path (cr, state, node, view, shapes, 0);
  cairo_path_t *edge = feature_path (cr, state, node, view, shapes, 1);
  tint (cr, fill, edge, view->tile, colour, style);
  cairo_path_destroy (fill);
  cairo_path_destroy (edge);
}
