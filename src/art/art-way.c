/* art-way.c - ways on the map: distances from the Arbitress, and the race.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-overlay.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "art-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static void
cell_middle (const ArtView *view, const CarcCellXY *cell, double shift, double *x, double *y)
{
  *x = view->x + (cell->x + .5 + shift) * view->tile;
  *y = view->y + (cell->y + .5 + shift) * view->tile;
}

static void
line_path (cairo_t *cr, const CarcCellXY *cells, guint n, const ArtView *view, double shift)
{
  for (guint i = 0; i < n; i++)
    {
      double x, y;
      cell_middle (view, &cells[i], shift, &x, &y);
      (i ? cairo_line_to : cairo_move_to) (cr, x, y);
    }
}

void
art_overlay_number (cairo_t *cr, guint number, double x, double y, double tile, ArtColour colour, const ArtStyle *style)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  double size = CLAMP (tile * .13, ART_NUMBER_LEAST, 20),
         r = MAX (size * .76, art_text_width (cr, text, size, TRUE) * .62);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  art_fill_stroke (cr, style->palette->paper, colour, MAX (1.2, r * .2));
  art_text_draw (cr, text, x, y, size, TRUE, ART_ALIGN_MIDDLE, style->palette->text);
}

/* On a small map, not every number has room. */
static gboolean
has_room (guint number, gboolean last, double tile)
{
  return tile >= 2 * ART_NUMBER_LEAST || last || number % 5 == 0;
}

/* The numbers of a way.  Two ways that count the same cell count it as the same number; it is written once.  `written`
 * is a set of cells, or NULL. */
static void
draw_numbers (cairo_t *cr, const CarcCellXY *cells, guint n, const guint16 *numbers, const ArtView *view, double shift,
              ArtColour colour, GHashTable *written, const ArtStyle *style)
{
  for (guint i = 0; i < n; i++)
    if (numbers[i] && has_room (numbers[i], i + 1 == n, view->tile)
        && (!written || g_hash_table_add (written, GINT_TO_POINTER (cells[i].x * 65536 + cells[i].y))))
      {
        double x, y;
        cell_middle (view, &cells[i], shift, &x, &y);
        art_overlay_number (cr, numbers[i], x, y, view->tile, colour, style);
      }
}

/* A way through the middles of cells. */
static void
overlay_way (cairo_t *cr, const CarcCellXY *cells, guint n, const ArtView *view, const ArtWay *way,
             const ArtStyle *style)
{
  double line = MAX (2.2, view->tile * .055);
  double dash[] = { line * 1.6, line * 2 };
  if (n == 0)
    return;
  art_saved (cr);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  line_path (cr, cells, n, view, way->shift);
  cairo_set_source_rgba (cr, 1, 1, 1, .9);
  cairo_set_line_width (cr, line * 1.9);
  if (way->dashed)
    cairo_set_dash (cr, dash, 2, 0);
  cairo_stroke_preserve (cr);
  art_stroke (cr, way->colour, line);
}

/* ---- ties ---- */

/* Which cells of the way were counted, and as which number.  The last number is the distance, whatever ruling A1
 * says. */
static void
count_cells (const CarcState *state, const CarcCellXY *cells, guint n, int distance, guint16 *numbers)
{
  guint16 count = 0;
  numbers[0] = 0;
  for (guint i = 1; i < n; i++)
    {
      gboolean counts = carc_rule (state, CARC_A1) != CARC_A1_TILES
                        || carc_slot_placed (state, carc_slot_at (state, cells[i].x, cells[i].y));
      numbers[i] = counts && count < distance ? ++count : 0;
    }
}

static char *
tie_label (const CarcTie *tie, guint player)
{
  if (tie->ruled & (1 << player))
    return g_strdup_printf (C_ ("distance and ruler", "%d · %.2f"), tie->distance[player],
                            carc_tie_ruler (tie, player));
  if (tie->compared & (1 << player))
    return g_strdup_printf (ngettext ("%d · %d point", "%d · %d points", (gulong) ABS (tie->points[player])),
                            tie->distance[player], tie->points[player]);
  return g_strdup_printf ("%d", tie->distance[player]);
}

static gboolean
is_tied (const CarcTie *tie, guint player)
{
  return (tie->tied & (1 << player)) != 0;
}

static void
figure_place (const CarcTie *tie, guint player, const ArtView *view, double *x, double *y)
{
  *x = view->x + (tie->nearest_x[player] + tie->spot_x[player] / (double) CARC_SPOT_UNIT) * view->tile;
  *y = view->y + (tie->nearest_y[player] + tie->spot_y[player] / (double) CARC_SPOT_UNIT) * view->tile;
}

/* The cells of a tied player's way from the Arbitress; returns their number. */
static guint
tied_cells (const CarcState *state, const CarcTie *tie, guint player, CarcCellXY cells[CARC_WAY_MAX])
{
  guint n = carc_distance_way (state, tie->her_x, tie->her_y, tie->nearest_x[player], tie->nearest_y[player], cells,
                               CARC_WAY_MAX);
  return MIN (n, CARC_WAY_MAX);
}

static void
draw_tied_way (cairo_t *cr, const CarcState *state, const CarcTie *tie, guint player, double shift, const ArtView *view,
               const ArtStyle *style)
{
  g_autofree CarcCellXY *cells = g_new (CarcCellXY, CARC_WAY_MAX);
  double x, y, to_x, to_y;
  guint n = tied_cells (state, tie, player, cells);
  ArtWay way = {
    .colour = art_player_line (state->rules->players[player].colour, style->palette),
    .dashed = !(tie->winners & (1 << player)),
    .shift = shift,
  };
  /* What counts is the cell; a thin line leads from it to the figure there. */
  cell_middle (view, &cells[n - 1], shift, &x, &y);
  figure_place (tie, player, view, &to_x, &to_y);
  art_line (cr, x, y, to_x, to_y);
  art_stroke (cr, way.colour, MAX (1, view->tile * .02));
  overlay_way (cr, cells, n, view, &way, style);
}

static void
draw_tied_numbers (cairo_t *cr, const CarcState *state, const CarcTie *tie, guint player, double shift,
                   const ArtView *view, GHashTable *written, const ArtStyle *style)
{
  g_autofree CarcCellXY *cells = g_new (CarcCellXY, CARC_WAY_MAX);
  g_autofree guint16 *numbers = g_new (guint16, CARC_WAY_MAX);
  guint n = tied_cells (state, tie, player, cells);
  count_cells (state, cells, n, tie->distance[player], numbers);
  draw_numbers (cr, cells, n, numbers, view, shift,
                art_player_line (state->rules->players[player].colour, style->palette), written, style);
}

static void
draw_tied_figure (cairo_t *cr, const CarcState *state, const CarcTie *tie, guint player, const ArtView *view,
                  const ArtStyle *style)
{
  ArtFigure figure = { .colour = state->rules->players[player].colour, .letter = state->rules->players[player].letter };
  double x, y;
  figure_place (tie, player, view, &x, &y);
  if (tie->nearest[player] < state->n_figures)
    figure.kind = state->figures[tie->nearest[player]].kind;
  if (tie->kind == CARC_FARM)
    figure.pose = ART_FIGURE_LYING;
  art_figure_draw (cr, &figure, x, y, ART_FIGURE_SIZE * view->tile, style);
}

static void
draw_tied_label (cairo_t *cr, const CarcState *state, const CarcTie *tie, guint player, const ArtView *view,
                 const ArtStyle *style)
{
  g_autofree char *label = tie_label (tie, player);
  double x, y;
  figure_place (tie, player, view, &x, &y);
  art_plate_draw (cr, label, x, y - MAX (view->tile * .32, 14), CLAMP (view->tile * .17, ART_NUMBER_LEAST, 22),
                  style->palette->paper, art_player_line (state->rules->players[player].colour, style->palette),
                  style->palette->text);
}

void
art_overlay_tie (cairo_t *cr, const CarcState *state, const CarcTie *tie, const ArtView *view, const ArtStyle *style)
{
  if (tie->feature < state->n_nodes)
    art_overlay_feature (cr, state, tie->feature, view, style->palette->accent, style);
  art_overlay_tie_ways (cr, state, tie, view, style);
}

void
art_overlay_tie_ways (cairo_t *cr, const CarcState *state, const CarcTie *tie, const ArtView *view,
                      const ArtStyle *style)
{
  guint n = (guint) __builtin_popcount (tie->tied), players = state->rules->n_players, nth = 0;
  double apart = n > 4 ? .14 : .2, shifts[TABLE_MAX_PLAYERS];
  g_autoptr (GHashTable) written = g_hash_table_new (NULL, NULL);
  art_saved (cr);
  cairo_new_path (cr);
  /* The losers first, so that the winner's way is on top; then the numbers, the winner's first. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint player = 0; player < players; player++)
      if (is_tied (tie, player) && ((tie->winners & (1 << player)) != 0) == (pass == 1))
        {
          shifts[player] = ((double) nth++ - (n - 1) / 2.) * apart;
          draw_tied_way (cr, state, tie, player, shifts[player], view, style);
        }
  for (guint pass = 0; pass < 2; pass++)
    for (guint player = 0; player < players; player++)
      if (is_tied (tie, player) && ((tie->winners & (1 << player)) != 0) == (pass == 0))
        draw_tied_numbers (cr, state, tie, player, shifts[player], view, written, style);
  for (guint player = 0; player < players; player++)
    if (is_tied (tie, player))
      draw_tied_figure (cr, state, tie, player, view, style);
  art_table_piece_draw (cr, CARC_PIECE_ARBITRESS, -1, view->x + (tie->her_x + .5) * view->tile,
                        view->y + (tie->her_y + .5) * view->tile, ART_ARBITRESS_SIZE * view->tile, style);
  for (guint player = 0; player < players; player++)
    if (is_tied (tie, player))
      draw_tied_label (cr, state, tie, player, view, style);
}

void
art_overlay_race (cairo_t *cr, const CarcState *state, guint player, const ArtView *view, const ArtStyle *style)
{
  CarcCellXY cells[256];
  guint16 numbers[256], racer = carc_race_of (state)->racer[player];
  if (racer == CARC_NONE)
    return;
  const CarcSlot *slot = &state->slots[state->figures[racer].slot];
  guint n = carc_racer_way (state, player, cells + 1, G_N_ELEMENTS (cells) - 1);
  if (n == 0 || n >= G_N_ELEMENTS (cells))
    return;
  cells[0] = (CarcCellXY){ slot->x, slot->y };
  for (guint i = 0; i <= n; i++)
    numbers[i] = (guint16) i;
  ArtWay way = {
    .colour = art_player_line (state->rules->players[player].colour, style->palette),
    .shift = ((int) player - 2) * .06,
  };
  overlay_way (cr, cells, n + 1, view, &way, style);
  draw_numbers (cr, cells, n + 1, numbers, view, way.shift, way.colour, NULL, style);
}

void
art_overlay_dragon (cairo_t *cr, const CarcState *state, const ArtView *view, const ArtStyle *style)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  const ArtWay way = { .colour = style->palette->flame };
  CarcCellXY cells[G_N_ELEMENTS (dragon->visited)];
  guint16 numbers[G_N_ELEMENTS (cells)];
  for (guint i = 0; i < dragon->n_visited; i++)
    {
      const CarcSlot *slot = &state->slots[dragon->visited[i]];
      cells[i] = (CarcCellXY){ slot->x, slot->y };
      numbers[i] = (guint16) i;
    }
  overlay_way (cr, cells, dragon->n_visited, view, &way, style);
  draw_numbers (cr, cells, dragon->n_visited, numbers, view, way.shift, way.colour, NULL, style);
}
