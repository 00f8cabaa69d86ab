/* textures.c - tiles and figures drawn once by cairo and kept as textures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "textures.h"

#include <math.h>
#include <string.h>

#define SURFACE "arbitress-surface"

typedef enum
{
  A_TILE,
  A_FIGURE,
  AN_ARBITRESS,
  A_BADGE,
  A_WATER,
  A_WHOLE,
  A_DRAWN
} What;

typedef struct
{
  What what;
  guint size;
  guint variant; /* of a tile; rotation; pose, size and colour of a figure */
  gconstpointer of;
  char letter[8];
} Key;

typedef struct
{
  Key key;
  GdkTexture *texture;
  guint used;
} Kept;

struct _ArbTextures
{
  GHashTable *kept; /* Key to Kept, the key inside the value */
  ArtPaletteName palette;
  int scale;
  guint time;
};

static guint
key_hash (gconstpointer data)
{
  const Key *key = data;

  return g_direct_hash (key->of) ^ (key->size * 31u) ^ (key->variant * 1009u) ^ ((guint) key->what << 24)
         ^ g_str_hash (key->letter);
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  const Key *first = a, *second = b;

  return first->what == second->what && first->size == second->size && first->variant == second->variant
         && first->of == second->of && g_str_equal (first->letter, second->letter);
}

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_object_unref (kept->texture);
  g_free (kept);
}

ArbTextures *
arb_textures_new (void)
{
  ArbTextures *textures = g_new0 (ArbTextures, 1);

  textures->kept = g_hash_table_new_full (key_hash, key_equal, NULL, kept_free);
  textures->scale = 1;
  return textures;
}

void
arb_textures_free (ArbTextures *textures)
{
  if (textures == NULL)
    return;
  g_hash_table_unref (textures->kept);
  g_free (textures);
}

gboolean
arb_textures_set_look (ArbTextures *textures, ArtPaletteName palette, int scale)
{
  g_return_val_if_fail (textures != NULL, FALSE);

  if (textures->palette == palette && textures->scale == scale)
    return FALSE;
  textures->palette = palette;
  textures->scale = scale;
  arb_textures_clear (textures);
  return TRUE;
}

void
arb_textures_clear (ArbTextures *textures)
{
  g_return_if_fail (textures != NULL);
  g_hash_table_remove_all (textures->kept);
}

void
arb_textures_trim (ArbTextures *textures)
{
  GHashTableIter iter;
  gpointer value;

  g_return_if_fail (textures != NULL);

  g_hash_table_iter_init (&iter, textures->kept);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (((Kept *) value)->used < textures->time)
      g_hash_table_iter_remove (&iter);
  textures->time++;
}

const ArtPalette *
arb_textures_palette (ArbTextures *textures)
{
  g_return_val_if_fail (textures != NULL, NULL);
  return art_palette (textures->palette);
}

ArtStyle
arb_textures_style (ArbTextures *textures, guint variant)
{
  return (ArtStyle){ .palette = arb_textures_palette (textures), .variant = variant };
}

/* ---- drawing ---- */

typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
} Sheet;

static Sheet
sheet_begin (ArbTextures *textures, int width, int height)
{
  Sheet sheet;

  sheet.surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * textures->scale, height * textures->scale);
  sheet.cr = cairo_create (sheet.surface);
  cairo_scale (sheet.cr, textures->scale, textures->scale);
  return sheet;
}

static GdkTexture *
sheet_end (Sheet *sheet)
{
  int width = cairo_image_surface_get_width (sheet->surface);
  int height = cairo_image_surface_get_height (sheet->surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (sheet->surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  cairo_destroy (sheet->cr);
  cairo_surface_flush (sheet->surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (sheet->surface), stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, sheet->surface);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_object_set_data (G_OBJECT (texture), SURFACE, sheet->surface); /* lives as long: the bytes hold it */
  return texture;
}

cairo_surface_t *
arb_texture_surface (GdkTexture *texture)
{
  return g_object_get_data (G_OBJECT (texture), SURFACE);
}

static GdkTexture *
look_up (ArbTextures *textures, const Key *key)
{
  Kept *kept = g_hash_table_lookup (textures->kept, key);

  if (kept == NULL)
    return NULL;
  kept->used = textures->time;
  return kept->texture;
}

static GdkTexture *
keep (ArbTextures *textures, const Key *key, GdkTexture *texture)
{
  Kept *kept = g_new0 (Kept, 1);

  kept->key = *key;
  kept->texture = texture;
  kept->used = textures->time;
  g_hash_table_insert (textures->kept, &kept->key, kept);
  return texture;
}

GdkTexture *
arb_textures_tile (ArbTextures *textures, const CarcCell *cell, guint variant, int size)
{
  Key key = { .what = A_TILE, .size = (guint) size, .variant = variant, .of = cell };
  ArtStyle style = arb_textures_style (textures, variant);
  GdkTexture *texture = look_up (textures, &key);
  Sheet sheet;

  if (texture != NULL)
    return texture;
  sheet = sheet_begin (textures, size, size);
  art_tile_draw (sheet.cr, cell, size, &style);
  return keep (textures, &key, sheet_end (&sheet));
}

GdkTexture *
arb_textures_figure (ArbTextures *textures, const ArtFigure *figure, int size)
{
  Key key = { .what = A_FIGURE, .size = (guint) size };
  ArtStyle style = arb_textures_style (textures, 0);
  int room = (int) ceil (size * ARB_FIGURE_ROOM);
  GdkTexture *texture;
  Sheet sheet;

  key.variant = (guint) figure->pose | (guint) figure->big << 4 | figure->colour << 8;
  g_strlcpy (key.letter, figure->letter != NULL ? figure->letter : "", sizeof key.letter);
  texture = look_up (textures, &key);
  if (texture != NULL)
    return texture;
  sheet = sheet_begin (textures, room, room);
  art_figure_draw (sheet.cr, figure, room / 2.0, room / 2.0, size, &style);
  return keep (textures, &key, sheet_end (&sheet));
}

GdkTexture *
arb_textures_arbitress (ArbTextures *textures, int size)
{
  Key key = { .what = AN_ARBITRESS, .size = (guint) size };
  ArtStyle style = arb_textures_style (textures, 0);
  int room = (int) ceil (size * ARB_FIGURE_ROOM);
  GdkTexture *texture = look_up (textures, &key);
  Sheet sheet;

  if (texture != NULL)
    return texture;
  sheet = sheet_begin (textures, room, room);
  art_arbitress_draw (sheet.cr, room / 2.0, room / 2.0, size, &style);
  return keep (textures, &key, sheet_end (&sheet));
}

static GdkTexture *
small (ArbTextures *textures, What what, guint colour, const char *letter, int size)
{
  Key key = { .what = what, .size = (guint) size, .variant = colour };
  ArtStyle style = arb_textures_style (textures, 0);
  GdkTexture *texture;
  Sheet sheet;

  g_strlcpy (key.letter, letter, sizeof key.letter);
  texture = look_up (textures, &key);
  if (texture != NULL)
    return texture;
  sheet = sheet_begin (textures, size, size);
  if (what == A_BADGE)
    art_badge_draw (sheet.cr, colour, letter, size / 2.0, size / 2.0, size * 0.9, &style);
  else
    art_water_token_draw (sheet.cr, colour, size / 2.0, size / 2.0, size * 0.9, &style);
  return keep (textures, &key, sheet_end (&sheet));
}

GdkTexture *
arb_textures_badge (ArbTextures *textures, guint colour, const char *letter, int size)
{
  return small (textures, A_BADGE, colour, letter, size);
}

GdkTexture *
arb_textures_water (ArbTextures *textures, guint colour, int size)
{
  return small (textures, A_WATER, colour, "", size);
}

GdkTexture *
arb_textures_whole (ArbTextures *textures, const CarcTile *tile, guint rot, int size)
{
  Key key = { .what = A_WHOLE, .size = (guint) size, .variant = rot, .of = tile };
  ArtStyle style = arb_textures_style (textures, 0);
  GdkTexture *texture = look_up (textures, &key);
  Sheet sheet;

  if (texture != NULL)
    return texture;
  sheet = sheet_begin (textures, size, size);
  art_tile_draw_whole (sheet.cr, tile, rot, (double) size / MAX (tile->w, tile->h), &style);
  return keep (textures, &key, sheet_end (&sheet));
}

GdkTexture *
arb_textures_drawn (ArbTextures *textures, ArbDraw draw, guint what, guint colour, const char *letter, int size)
{
  Key key = { .what = A_DRAWN, .size = (guint) size, .variant = what | colour << 12, .of = (gconstpointer) draw };
  ArtStyle style = arb_textures_style (textures, 0);
  GdkTexture *texture;
  Sheet sheet;

  g_strlcpy (key.letter, letter != NULL ? letter : "", sizeof key.letter);
  texture = look_up (textures, &key);
  if (texture != NULL)
    return texture;
  sheet = sheet_begin (textures, size, size);
  cairo_translate (sheet.cr, size / 2.0, size / 2.0);
  draw (sheet.cr, what, colour, key.letter, size, &style);
  return keep (textures, &key, sheet_end (&sheet));
}
