/* statistics-charts.c - see statistics-charts.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/kit/palette.h"
#include "app/kit/widgets.h"
#include "art/art-bars.h"
#include "statistics-charts.h"

#define CHART_ROWS 10
#define OTHER_PARTS (ART_BARS_PARTS_MAX - 1)

static void
draw_bars (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  ArtStyle style = arb_palette_style ();

  art_bars_draw (cr, width, height, data, &style);
}

/* The legend needs fewer lines in a wider window.  While sizes are given, no other one can be asked for. */
static void
fit_bars (GtkWidget *area)
{
  const ArtBars *bars = g_object_get_data (G_OBJECT (area), "bars");
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  int wanted = (int) art_bars_height (cr, bars, MAX (gtk_widget_get_width (area), 300)) + 1;

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  if (gtk_drawing_area_get_content_height (GTK_DRAWING_AREA (area)) != wanted)
    gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), wanted);
}

static void
on_bars_resized (GtkWidget *area)
{
  arb_widget_after_frame (area, fit_bars);
}

/* What a chart shows, in words. */
static char *
bars_words (const ArtBars *bars)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < bars->n_rows; i++)
    {
      double sum = 0;

      for (guint k = 0; k < bars->n_parts; k++)
        sum += bars->rows[i].parts[k];
      g_string_append_printf (words, "%s%s %.*f", i > 0 ? ", " : "", bars->rows[i].label, (int) bars->decimals, sum);
    }
  return g_string_free (words, FALSE);
}

/* Takes the bars. */
static GtkWidget *
chart_new (const char *title, ArtBars *bars)
{
  GtkWidget *group = adw_preferences_group_new (), *area = gtk_drawing_area_new ();
  g_autofree char *words = bars_words (bars);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_bars, bars, NULL);
  g_object_set_data_full (G_OBJECT (area), "bars", bars, (GDestroyNotify) art_bars_free);
  g_signal_connect (area, "resize", G_CALLBACK (on_bars_resized), NULL);
  fit_bars (area);
  arb_palette_watch (G_OBJECT (area), G_CALLBACK (gtk_widget_queue_draw));
  gtk_widget_add_css_class (area, "card");
  gtk_widget_set_overflow (area, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), area);
  return group;
}

/* The part of the chart for each kind of the game: those with most points, and one for all others. */
static guint
find_parts (const GPtrArray *sums, const TableGame *game, guint *parts, ArtBars **bars)
{
  const ArbKindSum *most[TABLE_KINDS_MAX];
  guint n = 0, n_parts;

  for (guint i = 0; i < sums->len; i++)
    {
      const ArbKindSum *sum = sums->pdata[i];
      guint at = n;

      if (sum->of.game != game || *sum->of.player != '\0' || sum->points == 0)
        continue;
      for (n++; at > 0 && ABS (most[at - 1]->points) < ABS (sum->points); at--)
        most[at] = most[at - 1];
      most[at] = sum;
    }
  n_parts = MIN (n, ART_BARS_PARTS_MAX);
  if (n_parts == 0)
    return 0;
  *bars = art_bars_new (n_parts);
  for (guint i = 0; i < TABLE_KINDS_MAX; i++)
    parts[i] = n_parts - 1;
  for (guint i = 0; i < n; i++)
    parts[most[i]->of.kind] = MIN (i, n_parts - 1);
  for (guint i = 0; i < n_parts; i++)
    (*bars)->names[i] = g_strdup (n > n_parts && i == OTHER_PARTS ? _ ("Others") : game->kind_title (most[i]->of.kind));
  return n_parts;
}

GtkWidget *
arb_statistics_kinds_chart (const GPtrArray *plays, const ArbFilter *filter)
{
  const TableGame *game = filter->game != NULL ? table_game_find (filter->game) : NULL;
  g_autoptr (GPtrArray) sums = arb_kind_sums (plays, filter);
  g_autoptr (GPtrArray) players = arb_tallies (plays, filter, ARB_BY_PLAYER);
  guint parts[TABLE_KINDS_MAX];
  ArtBars *bars = NULL;

  if (game == NULL || find_parts (sums, game, parts, &bars) == 0)
    return NULL;
  bars->decimals = 1;
  for (guint p = 0; p < players->len && p < CHART_ROWS; p++)
    {
      const char *name = ((const ArbTally *) players->pdata[p])->key;
      double *row = art_bars_add (bars, name);

      for (guint i = 0; i < sums->len; i++)
        {
          const ArbKindSum *sum = sums->pdata[i];

          if (sum->of.game == game && g_str_equal (sum->of.player, name))
            row[parts[sum->of.kind]] += (double) sum->points / sum->of.results;
        }
    }
  return chart_new (_ ("Average Points of a Game"), bars);
}

GtkWidget *
arb_statistics_months_chart (const GPtrArray *plays, const ArbFilter *filter)
{
  g_autoptr (GPtrArray) years = arb_tallies (plays, filter, ARB_BY_YEAR);
  g_autoptr (GPtrArray) months = arb_tallies (plays, filter, ARB_BY_MONTH);
  const GPtrArray *periods = years->len > 2 ? years : months;
  guint from = periods->len > ART_BARS_ROWS_MAX ? periods->len - ART_BARS_ROWS_MAX : 0;
  ArtBars *bars;

  if (periods->len < 2)
    return NULL;
  bars = art_bars_new (1);
  for (guint i = from; i < periods->len; i++)
    {
      const ArbTally *tally = periods->pdata[i];

      art_bars_add (bars, tally->title)[0] = tally->games;
    }
  return chart_new (years->len > 2 ? _ ("Games a Year") : _ ("Games a Month"), bars);
}
