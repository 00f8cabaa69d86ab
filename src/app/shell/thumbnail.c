/* thumbnail.c - small pictures of stored games, drawn for the rows that a person sees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It takes some milliseconds to replay a game and draw its map.  So a picture is drawn only when its row is in view,
 * after the frame that shows the row, and one at a time: between two of them the program answers the person.
 */
#include "config.h"

#include "app/kit/palette.h"
#include "app/kit/picture.h"
#include "app/kit/widgets.h"
#include "art/art-board.h"
#include "thumbnail.h"

#define KEPT 60 /* pictures that are kept, some windows full; those that were used longest ago are dropped */

/* What a picture shows.  A game that has changed since then has another stamp. */
typedef struct
{
  gint64 id, stamp;
  int palette, scale;
} Key;

typedef struct
{
  Key key;
  GdkTexture *texture;
  GList link; /* in `used` */
} Kept;

typedef struct
{
  ArbThumbnail *widget; /* not owned */
  gint64 id, stamp;
  gboolean done;
} Wish;

struct _ArbThumbnails
{
  GObject parent_instance;

  ArbGames *games;
  GtkWidget *view;
  GHashTable *wishes; /* widget -> Wish */
  GHashTable *kept;   /* Key -> Kept */
  GQueue used;        /* Kept; the one that was used last is first */
  guint tick, idle;   /* ids of the sources; 0: none */
};

G_DEFINE_FINAL_TYPE (ArbThumbnails, arb_thumbnails, G_TYPE_OBJECT)

/* ---- the widget: always of the same size ---- */

struct _ArbThumbnail
{
  GtkWidget parent_instance;

  GdkTexture *texture;
};

G_DEFINE_FINAL_TYPE (ArbThumbnail, arb_thumbnail, GTK_TYPE_WIDGET)

static void
arb_thumbnail_set_texture (ArbThumbnail *self, GdkTexture *texture)
{
  if (g_set_object (&self->texture, texture))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
arb_thumbnail_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? ARB_THUMBNAIL_WIDTH : ARB_THUMBNAIL_HEIGHT;
}

static void
arb_thumbnail_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                  (float) gtk_widget_get_height (widget));

  if (ARB_THUMBNAIL (widget)->texture != NULL)
    arb_picture_append (widget, snapshot, ARB_THUMBNAIL (widget)->texture, &all);
}

static void
arb_thumbnail_class_init (ArbThumbnailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TABLE_FREES (klass, ArbThumbnail, g_object_unref, texture);
  TABLE_OVERRIDE (widget_class, arb_thumbnail, measure, snapshot);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
arb_thumbnail_init (ArbThumbnail *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "thumbnail");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* ---- the pictures ---- */

static guint
key_hash (gconstpointer data)
{
  const Key *key = data;

  return g_int64_hash (&key->id) ^ g_int64_hash (&key->stamp);
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  const Key *one = a, *other = b;

  return one->id == other->id && one->stamp == other->stamp && one->palette == other->palette
         && one->scale == other->scale;
}

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_object_unref (kept->texture);
  g_free (kept);
}

static void
drop (ArbThumbnails *self, Kept *kept)
{
  g_queue_unlink (&self->used, &kept->link);
  g_hash_table_remove (self->kept, &kept->key);
}

#define FIGURES_FROM 12 /* pixels a tile or hex: on a smaller one the figures would hide the board */

typedef struct
{
  TableMoment moment;
  int width, height;
} Scene;

static void
paint (cairo_t *cr, gpointer user_data)
{
  const Scene *scene = user_data;
  ArtBoardOptions options = ART_BOARD_OPTIONS_INIT;
  ArtStyle style = arb_palette_style ();
  double width, height;

  art_board_size (&scene->moment, 1, &options, &width, &height);
  options.no_figures = MIN (scene->width / width, scene->height / height) < FIGURES_FROM;

  art_paint (cr, style.palette->table);
  art_board_fit (cr, &scene->moment, &style, scene->width, scene->height, scene->height, &options);
}

static GdkTexture *
draw (ArbThumbnails *self, const Key *key)
{
  g_autoptr (TableJournal) journal = arb_games_peek (self->games, key->id);
  Scene scene;

  if (journal == NULL)
    return NULL;
  scene.moment = (TableMoment){ table_journal_setup (journal), table_journal_state (journal) };
  scene.width = ARB_THUMBNAIL_WIDTH * key->scale;
  scene.height = ARB_THUMBNAIL_HEIGHT * key->scale;
  return arb_picture_paint (scene.width, scene.height, paint, &scene);
}

static Kept *
find (ArbThumbnails *self, const Key *key)
{
  Kept *kept = g_hash_table_lookup (self->kept, key);

  if (kept == NULL)
    return NULL;
  g_queue_unlink (&self->used, &kept->link);
  g_queue_push_head_link (&self->used, &kept->link);
  return kept;
}

static Kept *
make (ArbThumbnails *self, const Key *key)
{
  GdkTexture *texture = draw (self, key);
  Kept *kept;

  if (texture == NULL)
    return NULL;
  if (g_hash_table_size (self->kept) >= KEPT)
    drop (self, g_queue_peek_tail (&self->used));
  kept = g_new0 (Kept, 1);
  kept->key = *key;
  kept->texture = texture;
  kept->link.data = kept;
  g_hash_table_insert (self->kept, &kept->key, kept);
  g_queue_push_head_link (&self->used, &kept->link);
  return kept;
}

/* ---- what is in view ---- */

/* The distance from the top of the view; FALSE if the widget is not in view. */
static gboolean
in_view (ArbThumbnails *self, GtkWidget *widget, float *top)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, self->view, &bounds)
      || gtk_widget_get_height (widget) <= 0)
    return FALSE;
  *top = bounds.origin.y;
  return *top < (float) gtk_widget_get_height (self->view) && *top + bounds.size.height > 0;
}

static Wish *
next_wish (ArbThumbnails *self)
{
  GHashTableIter iter;
  gpointer value;
  Wish *next = NULL;
  float top, least = G_MAXFLOAT;

  g_hash_table_iter_init (&iter, self->wishes);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Wish *wish = value;

      if (wish->done || !in_view (self, GTK_WIDGET (wish->widget), &top) || top >= least)
        continue;
      next = wish;
      least = top;
    }
  return next;
}

static gboolean
fulfil_one (gpointer data)
{
  ArbThumbnails *self = data;
  Wish *wish = next_wish (self);
  Kept *kept;
  Key key;

  if (wish == NULL)
    {
      self->idle = 0;
      return G_SOURCE_REMOVE;
    }
  key = (Key){ wish->id, wish->stamp, (int) arb_palette_name (),
               gtk_widget_get_scale_factor (GTK_WIDGET (wish->widget)) };
  kept = find (self, &key);
  if (kept == NULL)
    kept = make (self, &key);
  arb_thumbnail_set_texture (wish->widget, kept != NULL ? kept->texture : NULL);
  wish->done = TRUE;
  return G_SOURCE_CONTINUE;
}

/* The rows have their places after the next frame. */
static gboolean
on_tick (GtkWidget *view, GdkFrameClock *clock, gpointer data)
{
  ArbThumbnails *self = data;

  self->tick = 0;
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, fulfil_one, self, NULL);
  return G_SOURCE_REMOVE;
}

void
arb_thumbnails_look (ArbThumbnails *self)
{
  g_return_if_fail (ARB_IS_THUMBNAILS (self));

  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->view, on_tick, self, NULL);
}

/* ---- wishes ---- */

void
arb_thumbnails_bind (ArbThumbnails *self, ArbThumbnail *thumbnail, const LibraryGame *game)
{
  Wish *wish;

  g_return_if_fail (ARB_IS_THUMBNAILS (self));

  if (game == NULL)
    {
      g_hash_table_remove (self->wishes, thumbnail);
      arb_thumbnail_set_texture (thumbnail, NULL);
      return;
    }
  wish = g_new0 (Wish, 1);
  wish->widget = thumbnail;
  wish->id = game->id;
  wish->stamp = game->stamp;
  g_hash_table_replace (self->wishes, thumbnail, wish);
  arb_thumbnails_look (self);
}

static void
redraw_all (ArbThumbnails *self)
{
  GHashTableIter iter;
  gpointer wish;

  g_hash_table_iter_init (&iter, self->wishes);
  while (g_hash_table_iter_next (&iter, NULL, &wish))
    ((Wish *) wish)->done = FALSE;
  arb_thumbnails_look (self);
}

static void
arb_thumbnails_finalize (GObject *object)
{
  ArbThumbnails *self = ARB_THUMBNAILS (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->view, self->tick);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->games);
  g_hash_table_unref (self->wishes);
  g_hash_table_unref (self->kept);

  G_OBJECT_CLASS (arb_thumbnails_parent_class)->finalize (object);
}

static void
arb_thumbnails_class_init (ArbThumbnailsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_thumbnails_finalize;
}

static void
arb_thumbnails_init (ArbThumbnails *self)
{
  self->wishes = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->kept = g_hash_table_new_full (key_hash, key_equal, NULL, kept_free);
  g_queue_init (&self->used);
}

ArbThumbnails *
arb_thumbnails_new (ArbGames *games, GtkWidget *view)
{
  ArbThumbnails *self = g_object_new (ARB_TYPE_THUMBNAILS, NULL);

  self->games = g_object_ref (games);
  self->view = view;
  arb_palette_watch (G_OBJECT (self), G_CALLBACK (redraw_all));
  return self;
}
