/* tile-picture.c - see tile-picture.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tile-picture.h"

#include <glib/gi18n.h>

#include "app/kit/palette.h"
#include "app/kit/picture.h"
#include "app/kit/widgets.h"
#include "art/art-tile.h"

#define CELL_PIXELS 240

typedef struct
{
  const CarcTile *tile;
  double width, height, cell;
} Painting;

static void
paint_tile (cairo_t *cr, gpointer data)
{
  const Painting *painting = data;
  const CarcTile *tile = painting->tile;
  const ArtStyle style = arb_palette_style ();

  cairo_translate (cr, (painting->width - painting->cell * tile->w) / 2,
                   (painting->height - painting->cell * tile->h) / 2);
  art_tile_draw_whole (cr, tile, 0, painting->cell, &style);
}

GdkTexture *
arb_tile_picture_large (const CarcTile *tile)
{
  Painting painting = { tile, tile->w * CELL_PIXELS, tile->h * CELL_PIXELS, CELL_PIXELS };

  return arb_picture_paint (tile->w * CELL_PIXELS, tile->h * CELL_PIXELS, paint_tile, &painting);
}

GdkTexture *
arb_tile_picture_small (const CarcTile *tile, int size)
{
  Painting painting = { tile, size, size, (double) size / MAX (tile->w, tile->h) };

  return arb_picture_paint (size, size, paint_tile, &painting);
}

/* ---- the cells of a larger tile ---- */

static gboolean
has_cells (GtkGrid *grid, int w, int h)
{
  return gtk_grid_get_child_at (grid, w - 1, h - 1) != NULL && gtk_grid_get_child_at (grid, w, 0) == NULL
         && gtk_grid_get_child_at (grid, 0, h) == NULL;
}

static GtkWidget *
cell_new (guint column, guint row)
{
  GtkWidget *cell = gtk_toggle_button_new ();
  g_autofree char *name = g_strdup_printf (_ ("Cell %u,%u"), column, row);

  gtk_widget_add_css_class (cell, "tile-cell");
  gtk_widget_set_hexpand (cell, TRUE);
  gtk_widget_set_vexpand (cell, TRUE);
  arb_widget_name (cell, name);
  g_object_set_data (G_OBJECT (cell), "column", GUINT_TO_POINTER (column));
  g_object_set_data (G_OBJECT (cell), "row", GUINT_TO_POINTER (row));
  return cell;
}

void
arb_tile_cells_show (GtkGrid *grid, guint w, guint h, GCallback cell, gpointer object)
{
  GtkWidget *last = NULL;

  if (w * h > 1 && has_cells (grid, (int) w, (int) h))
    return;
  arb_widget_clear (GTK_WIDGET (grid));
  for (guint row = 0; w * h > 1 && row < h; row++)
    for (guint column = 0; column < w; column++)
      {
        GtkWidget *button = cell_new (column, row);

        if (last != NULL)
          gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (last));
        gtk_grid_attach (grid, button, (int) column, (int) row, 1, 1);
        g_signal_connect_object (button, "toggled", cell, object, 0);
        last = button;
      }
}

void
arb_tile_cells_choose (GtkGrid *grid, guint column, guint row)
{
  GtkWidget *cell = gtk_grid_get_child_at (grid, (int) column, (int) row);

  if (cell != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cell), TRUE);
}
