/* help-picture.c - the pictures in the help: the table of a sample, drawn as the program draws every table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are drawn and not stored, so they always look like the program, in each palette.
 */
#include "config.h"

#include "app/kit/palette.h"
#include "app/kit/picture.h"
#include "art/art-board.h"
#include "help-picture.h"
#include "table/table-record.h"

#define WIDTH 480
#define HEIGHT 320
#define MARGIN 8
#define UNIT_MOST 72 /* the widest tile or hex, in pixels */

typedef struct
{
  TableMoment moment;
  ArtBoardOptions options;
  int scale;
} Scene;

static void
paint (cairo_t *cr, gpointer user_data)
{
  const Scene *scene = user_data;
  ArtStyle style = arb_palette_style ();

  cairo_scale (cr, scene->scale, scene->scale);
  art_paint (cr, style.palette->table);
  cairo_translate (cr, MARGIN, MARGIN);
  art_board_fit (cr, &scene->moment, &style, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, UNIT_MOST, &scene->options);
}

static GBytes *
sample (const char *name)
{
  g_autofree char *path = g_strdup_printf ("/org/arbitress/Arbitress/samples/%s.arb", name);
  GBytes *bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert (bytes != NULL);
  return bytes;
}

static int
last_tie (const TableLedger *ledger)
{
  for (guint i = ledger->n_lines; i > 0; i--)
    if (ledger->lines[i - 1].tie >= 0)
      return ledger->lines[i - 1].tie;
  return -1;
}

static void
draw (GtkWidget *picture)
{
  g_auto (GStrv) what = g_strsplit (g_object_get_data (G_OBJECT (picture), "what"), " ", 3);
  g_autoptr (GBytes) bytes = sample (what[0]);
  g_autoptr (TableJournal)
      journal = table_record_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, NULL);
  g_autoptr (GdkTexture) texture = NULL;
  Scene scene = { .options = ART_BOARD_OPTIONS_INIT };
  gpointer state;

  g_assert (journal != NULL);
  state = table_journal_state_at (journal, (guint) g_ascii_strtoull (what[1], NULL, 10));
  scene.moment = (TableMoment){ table_journal_setup (journal), state };
  scene.scale = gtk_widget_get_scale_factor (picture);
  scene.options.last_move = TRUE;
  if (what[2] != NULL)
    scene.options.tie = last_tie (&table_state (state)->ledger);
  texture = arb_picture_paint (WIDTH * scene.scale, HEIGHT * scene.scale, paint, &scene);
  gtk_picture_set_paintable (GTK_PICTURE (picture), GDK_PAINTABLE (texture));
  table_journal_game (journal)->state_free (state);
}

GtkWidget *
arb_help_picture_new (const char *what, const char *words)
{
  GtkWidget *picture = gtk_picture_new ();

  g_object_set_data_full (G_OBJECT (picture), "what", g_strdup (what), g_free);
  gtk_widget_add_css_class (picture, "help-picture");
  gtk_widget_set_overflow (picture, GTK_OVERFLOW_HIDDEN);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), words);
  gtk_widget_set_size_request (picture, -1, HEIGHT);
  arb_palette_watch (G_OBJECT (picture), G_CALLBACK (draw));
  g_signal_connect (picture, "notify::scale-factor", G_CALLBACK (draw), NULL);
  draw (picture);
  return picture;
}
