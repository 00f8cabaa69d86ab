/* map-ground.c - draws the visible tiles, in blocks that are kept, so that a moving map only moves them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GSK's cairo renderer copies every pixel of a texture each time it draws it, in GTK 4.8 even with a conversion through
 * floating point.  For that renderer, a block is one cairo image, which is painted directly.  For any other renderer it
 * is a group of textures, which stay in the graphics memory.
 */
#include "config.h"

#include "map-view-private.h"

#include "app/kit/picture.h"
#include "carc-textures.h"

/* The least width of a block.  The renderer draws each block over a scratch image.  A block should be small, so that
 * this image stays in the processor's cache.  It should be large, so that a map of small tiles has few blocks. */
#define BLOCK 128

/* Everything that a block depends on, except the state and the look of the textures. */
static ArbMapGroundKey
ground_key (ArbMapView *self)
{
  return (ArbMapGroundKey){ .tile = arb_board_unit (ARB_BOARD (self)),
                            .drawn = arb_board_drawn (ARB_BOARD (self)),
                            .scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                            .painted = arb_picture_is_painted (GTK_WIDGET (self)) };
}

static gboolean
same_key (const ArbMapGroundKey *a, const ArbMapGroundKey *b)
{
  return a->tile == b->tile && a->drawn == b->drawn && a->scale == b->scale && a->painted == b->painted;
}

/* The width and height of a block, in cells. */
static int
block_cells (const ArbMapGroundKey *key)
{
  return (BLOCK + key->tile - 1) / key->tile;
}

static int
floor_div (int a, int b)
{
  return a / b - (a % b < 0);
}

static GdkTexture *
texture_at (ArbMapView *self, int x, int y)
{
  guint16 slot = carc_slot_at (self->state, x, y);

  if (!carc_slot_placed (self->state, slot))
    return NULL;
  return arb_cell_texture (arb_board_textures (ARB_BOARD (self)), carc_slot_printed (self->state, slot),
                           art_variant (x, y), self->ground->key.drawn);
}

/* The lines around the tile there. */
static GdkTexture *
edges_at (ArbMapView *self, int x, int y)
{
  return arb_edges_texture (arb_board_textures (ARB_BOARD (self)), art_overlay_open_sides (self->state, x, y),
                            self->ground->key.drawn);
}

/* A number for all that is drawn in a block. */
static guint64
look_of_block (ArbMapView *self, int left, int top, int cells)
{
  guint64 look = 0;

  for (int i = 0; i < cells * cells; i++)
    {
      const int x = left + i % cells, y = top + i / cells;
      const guint16 slot = carc_slot_at (self->state, x, y);

      look *= 0x100000001b3u;
      if (carc_slot_placed (self->state, slot))
        look += (guint64) (gsize) carc_slot_cell (self->state, slot) * 31 + art_overlay_open_sides (self->state, x, y)
                + 1;
    }
  return look;
}

/* Both functions draw the cells from left, top on.  They return NULL if there is no tile. */
static GskRenderNode *
painted_block (ArbMapView *self, int left, int top, int cells)
{
  int tile = self->ground->key.tile, scale = self->ground->key.scale;
  float size = (float) (cells * tile);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) (left * tile), (float) (top * tile), size, size);
  cairo_surface_t *image = NULL;
  GskRenderNode *node;
  GdkTexture *texture;
  cairo_t *cr = NULL;

  for (int i = 0; i < cells * cells; i++)
    if ((texture = texture_at (self, left + i % cells, top + i / cells)) != NULL)
      {
        const graphene_rect_t area = GRAPHENE_RECT_INIT ((float) (i % cells * tile), (float) (i / cells * tile),
                                                         (float) tile, (float) tile);

        if (image == NULL)
          {
            image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, cells * tile * scale, cells * tile * scale);
            cairo_surface_set_device_scale (image, scale, scale);
            cr = cairo_create (image);
            cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE); /* tiles are opaque */
          }
        arb_picture_draw (cr, texture, &area);
        cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
        arb_picture_draw (cr, edges_at (self, left + i % cells, top + i / cells), &area);
        cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
      }
  if (image == NULL)
    return NULL;
  cairo_destroy (cr);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, image, bounds.origin.x, bounds.origin.y);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  return node;
}

static GskRenderNode *
textured_block (ArbMapView *self, int left, int top, int cells)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  float tile = (float) self->ground->key.tile;
  GdkTexture *texture;

  for (int y = top; y < top + cells; y++)
    for (int x = left; x < left + cells; x++)
      if ((texture = texture_at (self, x, y)) != NULL)
        {
          const graphene_rect_t area = GRAPHENE_RECT_INIT ((float) x * tile, (float) y * tile, tile, tile);

          gtk_snapshot_append_texture (snapshot, texture, &area);
          gtk_snapshot_append_texture (snapshot, edges_at (self, x, y), &area);
        }
  return gtk_snapshot_free_to_node (snapshot);
}

typedef struct
{
  GskRenderNode *node; /* NULL: no tile lies there */
  guint64 look;
  guint drawn; /* number of the last drawing that used it */
} Block;

static void
block_free (gpointer data)
{
  Block *block = data;

  g_clear_pointer (&block->node, gsk_render_node_unref);
  g_free (block);
}

static gboolean
is_out_of_sight (gpointer key, gpointer value, gpointer data)
{
  return ((Block *) value)->drawn != ((ArbMapView *) data)->ground_time;
}

static Block *
block_at (ArbMapView *self, int x, int y, int cells)
{
  const guint64 look = look_of_block (self, x * cells, y * cells, cells);
  Block *block = g_hash_table_lookup (self->ground->blocks, arb_board_key (x, y));

  if (block == NULL || block->look != look)
    {
      block = g_new0 (Block, 1);
      block->look = look;
      block->node = (self->ground->key.painted ? painted_block : textured_block) (self, x * cells, y * cells, cells);
      g_hash_table_insert (self->ground->blocks, arb_board_key (x, y), block);
    }
  block->drawn = self->ground_time;
  return block;
}

/* Chooses the ground for this size.  The size that is longest out of use makes room for a new one; a glide has a place
 * of its own. */
static void
choose_ground (ArbMapView *self, const ArbMapGroundKey *key)
{
  ArbMapGround *gliding = &self->grounds[ARB_MAP_GROUNDS - 1];

  if (key->tile != key->drawn)
    self->ground = gliding;
  else if (self->resting == NULL || !same_key (key, &self->resting->key))
    self->ground = self->resting = &self->grounds[self->resting == &self->grounds[0]];
  else
    self->ground = self->resting;
  if (self->ground->blocks == NULL)
    self->ground->blocks = g_hash_table_new_full (NULL, NULL, NULL, block_free);
  if (!same_key (key, &self->ground->key))
    g_hash_table_remove_all (self->ground->blocks);
  self->ground->key = *key;
}

void
arb_map_view_draw_ground (ArbMapView *self, GtkSnapshot *snapshot)
{
  ArbMapGroundKey key = ground_key (self);
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  int cells = block_cells (&key), size = cells * key.tile, origin_x, origin_y;

  choose_ground (self, &key);
  self->ground_time++;
  arb_board_origin (ARB_BOARD (self), &origin_x, &origin_y);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) origin_x, (float) origin_y));
  for (int y = floor_div (-origin_y, size); origin_y + y * size < height; y++)
    for (int x = floor_div (-origin_x, size); origin_x + x * size < width; x++)
      {
        Block *block = block_at (self, x, y, cells);

        if (block->node != NULL)
          gtk_snapshot_append_node (snapshot, block->node);
      }
  gtk_snapshot_restore (snapshot);
  g_hash_table_foreach_remove (self->ground->blocks, is_out_of_sight, self);
}

void
arb_map_view_forget_ground (ArbMapView *self)
{
  for (guint i = 0; i < ARB_MAP_GROUNDS; i++)
    g_clear_pointer (&self->grounds[i].blocks, g_hash_table_unref);
}
