/* textures.c - keeps pictures that cairo drew once as textures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "textures.h"

#include <math.h>

#include "art/art-shape.h"
#include "picture.h"
#include "text-size.h"

/* A texture is kept through this many calls of arb_textures_trim () in which nobody used it: a board that glides to
 * where a question is, and back, trims each time, and then needs what it drew before. */
#define KEPT_TRIMS 2

typedef struct
{
  ArbDrawing drawing; /* `letter` is our copy */
  int size;
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
  GHashTable *kept; /* set of Kept; a Kept begins with its key */
  ArtPaletteName palette;
  int scale;
  guint time;
};

static guint
key_hash (gconstpointer data)
{
  const Key *key = data;
  const ArbDrawing *drawing = &key->drawing;

  return g_direct_hash ((gconstpointer) drawing->draw) ^ (g_direct_hash (drawing->of) * 7u) ^ ((guint) key->size * 31u)
         ^ (drawing->variant * 1009u) ^ (drawing->what * 8191u) ^ (drawing->colour * 131071u)
         ^ g_str_hash (key->letter);
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  const Key *first = a, *second = b;
  const ArbDrawing *one = &first->drawing, *other = &second->drawing;

  return one->draw == other->draw && one->of == other->of && one->what == other->what && one->colour == other->colour
         && one->variant == other->variant && first->size == second->size
         && g_str_equal (first->letter, second->letter);
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
  ArbTextures *textures = g_rc_box_new0 (ArbTextures);

  textures->kept = g_hash_table_new_full (key_hash, key_equal, kept_free, NULL);
  textures->scale = 1;
  return textures;
}

ArbTextures *
arb_textures_ref (ArbTextures *textures)
{
  g_return_val_if_fail (textures != NULL, NULL);

  return g_rc_box_acquire (textures);
}

static void
drop_kept (gpointer data)
{
  ArbTextures *textures = data;

  g_hash_table_unref (textures->kept);
}

void
arb_textures_unref (ArbTextures *textures)
{
  if (textures != NULL)
    g_rc_box_release_full (textures, drop_kept);
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
  gpointer kept;

  g_return_if_fail (textures != NULL);

  g_hash_table_iter_init (&iter, textures->kept);
  while (g_hash_table_iter_next (&iter, &kept, NULL))
    if (((Kept *) kept)->used + KEPT_TRIMS < textures->time)
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
  const Key *key;
  ArtStyle style;
  int scale, width; /* scale of the screen; width of the texture in logical pixels */
} Sheet;

static void
paint_sheet (cairo_t *cr, gpointer data)
{
  const Sheet *sheet = data;

  cairo_scale (cr, sheet->scale, sheet->scale);
  cairo_translate (cr, sheet->width / 2.0, sheet->width / 2.0);
  sheet->key->drawing.draw (cr, &sheet->key->drawing, sheet->key->size, &sheet->style);
}

static GdkTexture *
paint_key (ArbTextures *textures, const Key *key)
{
  const double room = key->drawing.room > 0 ? key->drawing.room : 1;
  Sheet sheet = { key, arb_textures_style (textures, key->drawing.variant), textures->scale,
                  (int) ceil (key->size * room) };

  return arb_picture_paint (sheet.width * sheet.scale, sheet.width * sheet.scale, paint_sheet, &sheet);
}

GdkTexture *
arb_textures_drawn (ArbTextures *textures, const ArbDrawing *drawing, int size)
{
  Key key = { *drawing, size, "" };
  Kept *kept;

  g_return_val_if_fail (textures != NULL, NULL);

  g_strlcpy (key.letter, drawing->letter != NULL ? drawing->letter : "", sizeof key.letter);
  kept = g_hash_table_lookup (textures->kept, &key);
  if (kept == NULL)
    {
      kept = g_new0 (Kept, 1);
      kept->key = key;
      kept->key.drawing.letter = kept->key.letter;
      kept->texture = paint_key (textures, &kept->key);
      g_hash_table_add (textures->kept, kept);
    }
  kept->used = textures->time;
  return kept->texture;
}

static void
draw_badge (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  /* The tips of triangle, star and drop reach further than the disc; 0.77 is the most that cuts none of them. */
  art_badge_draw (cr, drawing->colour, drawing->letter, 0, 0, size * 0.77, style);
}

GdkTexture *
arb_textures_badge (ArbTextures *textures, guint colour, const char *letter, int size)
{
  const ArbDrawing badge = { .draw = draw_badge, .colour = colour, .letter = letter };

  return arb_textures_drawn (textures, &badge, size);
}

void
arb_textures_show_badge (ArbTextures *textures, GtkImage *image, guint colour, const char *letter, int size)
{
  const int grown = arb_text_sized (size);

  gtk_image_set_from_paintable (image, GDK_PAINTABLE (arb_textures_badge (textures, colour, letter, grown)));
  gtk_image_set_pixel_size (image, grown);
}
