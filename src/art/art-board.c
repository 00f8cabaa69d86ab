/* art-board.c - the table of any game as one picture, and the scores below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-board.h"
#include "art-dice.h"
#include "art-island.h"
#include "art-map.h"
#include "art-pad.h"
#include "art-text.h"

#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "pad/pad-play.h"
#include "table/table-intl.h"

static void
island_size (gconstpointer state, double unit, const ArtBoardOptions *options, double *width, double *height)
{
  art_island_size (&((const CatanState *) state)->rules->island, unit, width, height);
}

static char *
island_aim (gconstpointer state, guint player)
{
  return g_strdup_printf ("/%u", catan_target (state, player));
}

static gboolean
island_chart (cairo_t *cr, gconstpointer state, double width, double height, const ArtStyle *style)
{
  const CatanState *catan = state;
  gboolean thrown = catan_throws (catan) > 0;
  if (cr && thrown)
    art_dice_draw (cr, width, height, catan->rolls, catan->calm_throws, style);
  return thrown;
}

static void
pad_size (gconstpointer state, double unit, const ArtBoardOptions *options, double *width, double *height)
{
  art_pad_size (state, 0, unit, width, height);
}

static void
pad_draw (cairo_t *cr, gconstpointer state, const ArtStyle *style, double unit, const ArtBoardOptions *options)
{
  art_pad_draw (cr, state, 0, style, unit);
}

static char *
pad_aim (gconstpointer state, guint player)
{
  const int target = ((const PadState *) state)->rules->target;
  return target > 0 ? g_strdup_printf ("/%d", target) : g_strdup ("");
}

typedef struct
{
  const TableGame *game;
  const char *title; /* above it on paper */
  double usual;      /* pixels per unit if the caller does not choose */
  void (*size) (gconstpointer state, double unit, const ArtBoardOptions *options, double *width, double *height);
  void (*draw) (cairo_t *cr, gconstpointer state, const ArtStyle *style, double unit, const ArtBoardOptions *options);
  char *(*aim) (gconstpointer state, guint player); /* the goal of the points; NULL: the game has no goal */
  gboolean (*chart) (cairo_t *cr, gconstpointer state, double width, double height, const ArtStyle *style);
  gboolean track; /* points are moved on a scoring track */
} Board;

static const Board boards[] = {
  { &carc_game, N_ ("The map"), 96, art_map_size, art_map_draw, NULL, NULL, TRUE },
  { &catan_game, N_ ("The map"), 140, island_size, art_island_draw, island_aim, island_chart, FALSE },
  { &pad_game, N_ ("The pad"), 120, pad_size, pad_draw, pad_aim, NULL, FALSE },
};

static const Board *
board_of (const TableMoment *moment)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    if (boards[i].game == moment->setup->game)
      return &boards[i];
  g_assert_not_reached ();
}

const char *
art_board_title (const TableMoment *moment)
{
  return _ (board_of (moment)->title);
}

double
art_board_usual (const TableMoment *moment)
{
  return board_of (moment)->usual;
}

void
art_board_size (const TableMoment *moment, double unit, const ArtBoardOptions *options, double *width, double *height)
{
  board_of (moment)->size (moment->state, unit, options, width, height);
}

void
art_board_draw (cairo_t *cr, const TableMoment *moment, const ArtStyle *style, double unit,
                const ArtBoardOptions *options)
{
  board_of (moment)->draw (cr, moment->state, style, unit, options);
}

#define FITTINGS 12

void
art_board_fit (cairo_t *cr, const TableMoment *moment, const ArtStyle *style, double width, double height, double most,
               const ArtBoardOptions *options)
{
  double wide, tall, unit;

  art_board_size (moment, 100, options, &wide, &tall);
  unit = MIN (most, 100 * MIN (width / wide, height / tall));
  art_board_size (moment, unit, options, &wide, &tall);
  /* What has a least size, as numbers at the edge, takes a greater part of a small picture. */
  for (guint i = 0; i < FITTINGS && (wide > width || tall > height); i++)
    {
      unit *= MIN (width / wide, height / tall);
      art_board_size (moment, unit, options, &wide, &tall);
    }
  art_saved (cr);
  cairo_translate (cr, (width - wide) / 2, (height - tall) / 2);
  art_board_draw (cr, moment, style, unit, options);
}

gboolean
art_board_chart (cairo_t *cr, const TableMoment *moment, double width, double height, const ArtStyle *style)
{
  const Board *board = board_of (moment);
  return board->chart && board->chart (cr, moment->state, width, height, style);
}

gboolean
art_board_has_track (const TableMoment *moment)
{
  return board_of (moment)->track;
}

double
art_strip_draw (cairo_t *cr, const TableMoment *moment, double width, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  const Board *board = board_of (moment);
  guint n = moment->setup->n_players, columns = CLAMP ((guint) (width / 150), 1, MAX (n, 1));
  guint rows = (n + columns - 1) / columns;
  double row = 40, cell = width / columns, height = rows * row + 8;
  if (!cr)
    return height;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  art_fill (cr, c->paper);
  art_line (cr, 0, .5, width, .5);
  art_stroke (cr, c->line, 1);
  for (guint i = 0; i < n; i++)
    {
      const TablePlayer *player = &moment->setup->players[i];
      double x = (i % columns) * cell, y = 4 + (i / columns + .5) * row;
      g_autofree char *points = g_strdup_printf ("%d", table_state (moment->state)->ledger.scores[i]);
      g_autofree char *aim = board->aim ? board->aim (moment->state, i) : g_strdup ("");
      double behind = art_text_width (cr, aim, 13, FALSE), wide = art_text_width (cr, points, 20, TRUE) + behind;
      art_badge_draw (cr, player->colour, player->letter, x + 24, y, 24, style);
      art_text_fit (cr, table_name_said (player), x + 46, y, cell - 46 - wide - 24, 15, FALSE, c->text);
      art_text_draw (cr, aim, x + cell - 14, y + 2.5, 13, FALSE, ART_ALIGN_RIGHT, c->text_dim);
      art_text_draw (cr, points, x + cell - 14 - behind, y, 20, TRUE, ART_ALIGN_RIGHT, c->text);
    }
  cairo_restore (cr);
  return height;
}
