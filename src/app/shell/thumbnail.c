/* thumbnail.c - a small picture of a stored game's table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It takes some milliseconds to replay a game and draw its map.  So a list of many games is shown first, and the
 * pictures are added one by one from idle.
 */
#include "config.h"

#include "app/kit/palette.h"
#include "app/kit/picture.h"
#include "art/art-board.h"
#include "thumbnail.h"

#define WIDTH 112
#define HEIGHT 80
#define KEPT 200 /* pictures that are kept; if there are more, all are dropped */

typedef struct
{
  GtkWidget *picture;
  ArbGames *games;
  gint64 id;
  char *key;
} Wish;

static GHashTable *
pictures (void)
{
  static GHashTable *table = NULL;

  if (table == NULL)
    table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  if (g_hash_table_size (table) > KEPT)
    g_hash_table_remove_all (table);
  return table;
}

typedef struct
{
  TableMoment moment;
  int width, height;
} Scene;

static void
paint (cairo_t *cr, gpointer user_data)
{
  const Scene *scene = user_data;
  const ArtBoardOptions options = ART_BOARD_OPTIONS_INIT;
  ArtStyle style = arb_palette_style ();

  art_set (cr, style.palette->table);
  cairo_paint (cr);
  art_board_fit (cr, &scene->moment, &style, scene->width, scene->height, scene->height, &options);
}

static void
wish_free (gpointer data)
{
  Wish *wish = data;

  g_object_unref (wish->picture);
  g_object_unref (wish->games);
  g_free (wish->key);
  g_free (wish);
}

static gboolean
fulfil (gpointer data)
{
  Wish *wish = data;
  GdkTexture *known = g_hash_table_lookup (pictures (), wish->key);

  if (gtk_widget_get_root (wish->picture) == NULL)
    return G_SOURCE_REMOVE;
  if (known == NULL)
    {
      g_autoptr (TableJournal) journal = arb_games_peek (wish->games, wish->id);
      Scene scene;
      int scale;

      if (journal == NULL)
        return G_SOURCE_REMOVE;
      scale = gtk_widget_get_scale_factor (wish->picture);
      scene.moment = (TableMoment){ table_journal_setup (journal), table_journal_state (journal) };
      scene.width = WIDTH * scale;
      scene.height = HEIGHT * scale;
      known = arb_picture_paint (scene.width, scene.height, paint, &scene);
      g_hash_table_insert (pictures (), g_strdup (wish->key), known);
    }
  gtk_picture_set_paintable (GTK_PICTURE (wish->picture), GDK_PAINTABLE (known));
  return G_SOURCE_REMOVE;
}

GtkWidget *
arb_thumbnail_new (ArbGames *games, gint64 id, gint64 changed)
{
  GtkWidget *picture = gtk_picture_new ();
  Wish *wish = g_new0 (Wish, 1);
  GdkTexture *known;

  wish->picture = g_object_ref (picture);
  wish->games = g_object_ref (games);
  wish->id = id;
  wish->key = g_strdup_printf ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %d", id, changed, arb_palette_name ());

  gtk_widget_add_css_class (picture, "thumbnail");
  gtk_widget_set_size_request (picture, WIDTH, HEIGHT);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (picture, 8);
  gtk_widget_set_margin_bottom (picture, 8);
  gtk_widget_set_overflow (picture, GTK_OVERFLOW_HIDDEN);

  known = g_hash_table_lookup (pictures (), wish->key);
  if (known != NULL)
    {
      gtk_picture_set_paintable (GTK_PICTURE (picture), GDK_PAINTABLE (known));
      wish_free (wish);
    }
  else
    g_idle_add_full (G_PRIORITY_LOW, fulfil, wish, wish_free);
  return picture;
}
