/* art-chart.c - draws the points during the game as a chart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-chart.h"
#include "art-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* A chart without points. */
static ArtChart *
chart_of (const TableSetup *setup, guint n_values, gboolean margins)
{
  ArtChart *chart = g_new0 (ArtChart, 1);
  chart->n_lines = setup->n_players;
  chart->marked = -1;
  chart->across = setup->game != NULL && setup->game->turns_title != NULL ? setup->game->turns_title (setup)
                                                                          : _ ("turns");
  chart->n_values = n_values;
  chart->final_from = n_values;
  for (guint p = 0; p < setup->n_players; p++)
    {
      ArtChartLine *line = &chart->lines[p];
      line->name = g_strdup (table_name_said (&setup->players[p]));
      g_strlcpy (line->letter, setup->players[p].letter, sizeof line->letter);
      line->colour = setup->players[p].colour;
      line->values = g_new0 (double, n_values);
      line->margins = margins ? g_new0 (double, n_values) : NULL;
    }
  return chart;
}

/* What is not known stays as it was. */
ArtChart *
art_chart_of_chances (const TableSetup *setup, const TableChances *chances)
{
  const guint n = chances->points->len;
  g_return_val_if_fail (n > 0, NULL);
  ArtChart *chart = chart_of (setup, table_chances_point (chances, n - 1)->turn + 1, TRUE);
  chart->percent = TRUE;
  for (guint p = 0; p < setup->n_players; p++)
    {
      ArtChartLine *line = &chart->lines[p];
      double value = 100. / setup->n_players, margin = 0;
      guint turn = 0;
      for (guint i = 0; i < n; i++)
        {
          const TableChancesPoint *point = table_chances_point (chances, i);
          for (; turn < point->turn; turn++)
            {
              line->values[turn] = value;
              line->margins[turn] = margin;
            }
          if (!point->chance.known)
            continue;
          value = 100 * point->chance.chance[p];
          margin = 100 * point->chance.margin[p];
        }
      line->values[turn] = value;
      line->margins[turn] = margin;
    }
  return chart;
}

ArtChart *
art_chart_new (const TableMoment *moment, guint32 kinds)
{
  const TableLedger *ledger = &table_state (moment->state)->ledger;
  const guint n_turns = table_game_turns_played (moment->setup->game, moment->state);
  gboolean final = FALSE;
  for (guint i = 0; i < ledger->n_lines; i++)
    final |= ledger->lines[i].final;

  ArtChart *chart = chart_of (moment->setup, n_turns + 1 + (final ? 1 : 0), FALSE);
  chart->final_from = n_turns + 1;
  for (guint i = 0; i < ledger->n_lines; i++)
    {
      const TableLine *line = &ledger->lines[i];
      guint from = line->final ? chart->n_values - 1 : MIN (line->turn, n_turns);
      if ((kinds >> line->kind & 1) == 0)
        continue;
      for (guint v = from; v < chart->n_values; v++)
        chart->lines[line->player].values[v] += line->points;
    }
  return chart;
}

void
art_chart_free (ArtChart *chart)
{
  if (!chart)
    return;
  for (guint i = 0; i < chart->n_lines; i++)
    {
      g_free (chart->lines[i].name);
      g_free (chart->lines[i].values);
      g_free (chart->lines[i].margins);
    }
  g_free (chart);
}

double
art_chart_step (double top, guint wanted)
{
  double rough = MAX (top, 1) / MAX (wanted, 1), power = pow (10, floor (log10 (MAX (rough, 1)))), part = rough / power;
  double step = part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10;
  return MAX (1, step * power);
}

typedef struct
{
  cairo_t *cr;
  const ArtChart *chart;
  const ArtPalette *c;
  const ArtStyle *style;
  double left, right, top, bottom; /* edges of the plot, in pixels */
  double low, high;                /* range of the values */
  double type;
} Plot;

static gboolean
has_end (const Plot *plot)
{
  return plot->chart->final_from < plot->chart->n_values;
}

/* The final scoring has its own column on the right. */
static double
at_x (const Plot *plot, double value)
{
  double end = has_end (plot) ? plot->type * 3 : 0;
  guint last = (has_end (plot) ? plot->chart->final_from : plot->chart->n_values) - 1;
  if (has_end (plot) && value >= plot->chart->final_from)
    return plot->right;
  return plot->left + (plot->right - plot->left - end) * value / MAX (last, 1u);
}

static double
at_y (const Plot *plot, double value)
{
  return plot->bottom - (plot->bottom - plot->top) * (value - plot->low) / (plot->high - plot->low);
}

static void
find_range (Plot *plot)
{
  double low = 0, high = plot->chart->percent ? 100 : 5;
  for (guint p = 0; p < plot->chart->n_lines; p++)
    for (guint i = 0; i < plot->chart->n_values; i++)
      {
        low = MIN (low, plot->chart->lines[p].values[i]);
        high = MAX (high, plot->chart->lines[p].values[i]);
      }
  double step = art_chart_step (high - low, 5);
  plot->low = floor (low / step) * step;
  plot->high = ceil (high / step) * step;
}

static char *
value_tell (const Plot *plot, double value)
{
  /* Translators: a chance, in per cent. */
  return plot->chart->percent ? g_strdup_printf (_ ("%.0f %%"), value) : g_strdup_printf ("%g", value);
}

static void
draw_axes (const Plot *plot)
{
  cairo_t *cr = plot->cr;
  double step = art_chart_step (plot->high - plot->low, 5), last = -1e9;
  cairo_set_line_width (cr, 1);
  for (double v = plot->low; v <= plot->high + step / 2; v += step)
    {
      g_autofree char *text = value_tell (plot, v);
      double y = floor (at_y (plot, v)) + .5;
      art_line (cr, plot->left, y, plot->right, y);
      art_set_alpha (cr, plot->c->line, v == 0 ? 1 : .6);
      cairo_stroke (cr);
      art_text_draw (cr, text, plot->left - plot->type * .6, y, plot->type, FALSE, ART_ALIGN_RIGHT, plot->c->text_dim);
    }
  guint n = MIN (plot->chart->final_from, plot->chart->n_values) - 1;
  double across = art_chart_step (n, (guint) CLAMP ((plot->right - plot->left) / (plot->type * 7), 2, 10));
  for (double v = 0; v <= n; v += across)
    {
      g_autofree char *text = g_strdup_printf ("%g", v);
      double x = floor (at_x (plot, v)) + .5;
      art_line (cr, x, plot->bottom, x, plot->bottom + plot->type * .4);
      art_set (cr, plot->c->line);
      cairo_stroke (cr);
      art_text_draw (cr, text, x, plot->bottom + plot->type * 1.15, plot->type, FALSE, ART_ALIGN_MIDDLE,
                     plot->c->text_dim);
      last = x;
    }
  if (has_end (plot))
    {
      /* Marks the column of the final scoring. */
      double x = at_x (plot, plot->chart->final_from - 1), end = at_x (plot, plot->chart->final_from);
      cairo_rectangle (cr, x, plot->top, end - x, plot->bottom - plot->top);
      art_fill_alpha (cr, plot->c->line, .35);
      if (plot->right - last > plot->type * 2.5)
        art_text_draw (cr, _ ("end"), plot->right, plot->bottom + plot->type * 1.15, plot->type, FALSE,
                       ART_ALIGN_MIDDLE, plot->c->text_dim);
    }
  art_text_draw (cr, plot->chart->across, (plot->left + plot->right) / 2, plot->bottom + plot->type * 2.45, plot->type,
                 FALSE, ART_ALIGN_MIDDLE, plot->c->text_dim);
}

/* How far off the values may be, as a band around them. */
static void
draw_margins (const Plot *plot, guint p)
{
  const ArtChartLine *line = &plot->chart->lines[p];
  const guint n = plot->chart->n_values;
  if (line->margins == NULL)
    return;
  for (guint i = 0; i < n; i++)
    (i ? cairo_line_to : cairo_move_to) (plot->cr, at_x (plot, i),
                                         at_y (plot, MIN (line->values[i] + line->margins[i], plot->high)));
  for (guint i = n; i-- > 0;)
    cairo_line_to (plot->cr, at_x (plot, i), at_y (plot, MAX (line->values[i] - line->margins[i], plot->low)));
  cairo_close_path (plot->cr);
  art_fill_alpha (plot->cr, art_player_line (line->colour, plot->c), .2);
}

static void
draw_line (const Plot *plot, guint p)
{
  cairo_t *cr = plot->cr;
  const ArtChartLine *line = &plot->chart->lines[p];
  ArtColour colour = art_player_line (line->colour, plot->c);
  guint n = plot->chart->n_values;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < n; i++)
    (i ? cairo_line_to : cairo_move_to) (cr, at_x (plot, i), at_y (plot, line->values[i]));
  art_set (cr, plot->c->paper);
  cairo_set_line_width (cr, plot->type * .42);
  cairo_stroke_preserve (cr);
  art_stroke (cr, colour, plot->type * .2);
}

/* Draws each player's shape at some turns, different turns for different players, above all lines. */
static void
draw_shapes (const Plot *plot, guint p)
{
  cairo_t *cr = plot->cr;
  const ArtChartLine *line = &plot->chart->lines[p];
  ArtColour colour = art_player_line (line->colour, plot->c);
  guint n = plot->chart->n_values, every = MAX (n / 7, 1);
  for (guint i = every / 2 + p * every / MAX (plot->chart->n_lines, 1); i + 1 < n; i += every)
    {
      art_shape_path (cr, line->colour, at_x (plot, i), at_y (plot, line->values[i]), plot->type * .75);
      art_stroke_fill (cr, plot->c->paper, plot->type * .25, colour);
    }
}

/* Draws the badges after the ends of the lines, moved apart where lines end close together. */
static void
draw_ends (const Plot *plot)
{
  guint n = plot->chart->n_lines, order[TABLE_MAX_PLAYERS];
  double y[TABLE_MAX_PLAYERS], room = plot->type * 1.75;
  for (guint i = 0; i < n; i++)
    {
      guint k = i;
      y[i] = at_y (plot, plot->chart->lines[i].values[plot->chart->n_values - 1]);
      for (; k > 0 && y[order[k - 1]] > y[i]; k--)
        order[k] = order[k - 1];
      order[k] = i;
    }
  for (guint i = 1; i < n; i++)
    y[order[i]] = MAX (y[order[i]], y[order[i - 1]] + room);
  double over = n ? y[order[n - 1]] - plot->bottom : 0;
  for (guint i = n; i-- > 0 && over > 0;)
    {
      double limit = i + 1 < n ? y[order[i + 1]] - room : plot->bottom;
      y[order[i]] = MIN (y[order[i]], limit);
    }
  for (guint i = 0; i < n; i++)
    {
      const ArtChartLine *line = &plot->chart->lines[i];
      double value = line->values[plot->chart->n_values - 1], x = plot->right + plot->type * 1.3;
      g_autofree char *points = value_tell (plot, plot->chart->percent ? round (value) : value);
      art_line (plot->cr, plot->right, at_y (plot, value), x, y[i]);
      art_stroke (plot->cr, plot->c->line, 1);
      art_badge_draw (plot->cr, line->colour, line->letter, x, y[i], plot->type * 1.3, plot->style);
      art_text_draw (plot->cr, points, x + plot->type * 1.1, y[i], plot->type, TRUE, ART_ALIGN_LEFT, plot->c->text);
    }
}

static double
draw_legend (const Plot *plot, double width)
{
  double x = plot->type, y = plot->type * 1.2, badge = plot->type * 1.2;
  for (guint p = 0; p < plot->chart->n_lines; p++)
    {
      const ArtChartLine *line = &plot->chart->lines[p];
      double wide = MIN (art_text_width (plot->cr, line->name, plot->type, FALSE), width * .4);
      if (x + wide + badge * 2 > width && x > plot->type * 2)
        {
          x = plot->type;
          y += plot->type * 1.9;
        }
      art_badge_draw (plot->cr, line->colour, line->letter, x + badge / 2, y, badge, plot->style);
      art_text_fit (plot->cr, line->name, x + badge * 1.5, y, wide + 2, plot->type, FALSE, plot->c->text);
      x += badge * 1.5 + wide + plot->type * 1.8;
    }
  return y + plot->type * 1.4;
}

static void
draw_mark (const Plot *plot)
{
  double x = floor (at_x (plot, plot->chart->marked)) + .5;
  art_line (plot->cr, x, plot->top, x, plot->bottom + plot->type * .4);
  art_stroke (plot->cr, plot->c->text, 2);
}

/* The sizes that depend on nothing but the room. */
static Plot
plot_for (const ArtChart *chart, double width, double height)
{
  Plot plot = { .chart = chart, .type = CLAMP (MIN (width / 46, height / 22), 9.5, 16) };
  plot.left = plot.type * (chart->percent ? 4 : 3.4);
  plot.right = width - plot.type * (chart->percent ? 6.5 : 5);
  return plot;
}

guint
art_chart_value_at (const ArtChart *chart, double width, double height, double x)
{
  g_return_val_if_fail (chart != NULL, 0);
  const Plot plot = plot_for (chart, width, height);
  guint nearest = 0;
  for (guint i = 1; i < chart->n_values; i++)
    if (fabs (at_x (&plot, i) - x) < fabs (at_x (&plot, nearest) - x))
      nearest = i;
  return nearest;
}

void
art_chart_draw (cairo_t *cr, double width, double height, const ArtChart *chart, const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && chart != NULL && style != NULL);
  Plot plot = plot_for (chart, width, height);
  plot.cr = cr;
  plot.c = style->palette;
  plot.style = style;
  art_saved (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  art_paint (cr, style->palette->paper);
  plot.top = draw_legend (&plot, width) + plot.type * .4;
  plot.bottom = height - plot.type * 3.2;
  if (plot.right > plot.left + 10 && plot.bottom > plot.top + 10 && chart->n_values > 0)
    {
      find_range (&plot);
      draw_axes (&plot);
      if (chart->marked >= 0)
        draw_mark (&plot);
      for (guint p = 0; p < chart->n_lines; p++)
        draw_margins (&plot, p);
      for (guint p = 0; p < chart->n_lines; p++)
        draw_line (&plot, p);
      for (guint p = 0; p < chart->n_lines; p++)
        draw_shapes (&plot, p);
      draw_ends (&plot);
    }
}
