/* test-track.c - the scoring track: where each follower stands, and that the middle stays free for the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-picture.h"

#include "art/art-board.h"
#include "art/art-track.h"
#include "carcassonne/carc-play.h"
#include "../table/journals.h"
#include "../table/test-add.h"

#include <string.h>

#define RECORD "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\nplay\n"

static TableJournal *
game_of (int anna, int ben)
{
  g_autofree char *text = g_strdup_printf (RECORD "points Anna %d track\npoints Ben %d track\n", anna, ben);
  return journal_of_text (text);
}

static Picture
drawn (int anna, int ben, int width, int height)
{
  g_autoptr (TableJournal) journal = game_of (anna, ben);
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal), NULL };
  const ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  double wide, tall;
  Picture picture;
  picture_init (&picture, width, height);
  art_track_draw (picture.cr, &moment, width, height, &style, &wide, &tall);
  picture_done (&picture);
  return picture;
}

static void
test_stones (void)
{
  static const struct
  {
    int points;
    guint stone;
    int laps;
  } cases[] = { { 0, 0, 0 }, { 49, 49, 0 }, { 50, 0, 1 }, { 123, 23, 2 }, { -3, 47, -1 }, { -50, 0, -1 } };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int laps;
      g_assert_cmpuint (art_track_stone (cases[i].points, &laps), ==, cases[i].stone);
      g_assert_cmpint (laps, ==, cases[i].laps);
    }
}

/* A step, a lap and the other player's step can be seen, in every shape. */
static void
test_seen (void)
{
  static const int sizes[][2] = { { 400, 400 }, { 900, 300 }, { 300, 900 } };
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      static const int others[][2] = { { 13, 30 }, { 62, 30 }, { 12, 31 }, { 12, 12 } };
      const int w = sizes[i][0], h = sizes[i][1];
      Picture one = drawn (12, 30, w, h);
      for (guint k = 0; k < G_N_ELEMENTS (others); k++)
        {
          Picture other = drawn (others[k][0], others[k][1], w, h);
          g_assert_cmpuint (picture_difference (&one, &other, 0), >, 20);
          picture_clear (&other);
        }
      picture_clear (&one);
    }
}

/* Nothing is drawn where the map stands. */
static void
test_middle (void)
{
  g_autoptr (TableJournal) journal = game_of (1, 120);
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal), NULL };
  const ArtStyle style = { .palette = art_palette (ART_PALETTE_DARK) };
  double wide, tall;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 500, 400);
  cairo_t *cr = cairo_create (surface);
  art_track_draw (cr, &moment, 500, 400, &style, &wide, &tall);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  const guint8 *pixels = cairo_image_surface_get_data (surface);
  for (int y = (int) (1.4 * tall); y < 400 - 1.4 * tall; y++)
    for (int x = (int) (1.4 * wide); x < 500 - 1.4 * wide; x++)
      g_assert_cmpuint (pixels[y * stride + 4 * x + 3], ==, 0);
  g_assert_cmpuint (pixels[200 * stride + 3 + 4 * 10], ==, 255);
  cairo_surface_destroy (surface);
}

/* A small picture has room for the map in its middle, too. */
static void
test_fit (void)
{
  g_autoptr (TableJournal) journal = game_of (1, 1);
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal), NULL };
  const ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  ArtBoardOptions options = ART_BOARD_OPTIONS_INIT;
  options.captions = TRUE;
  cairo_rectangle_t ink = { 0, 0, 300, 300 };
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &ink);
  cairo_t *cr = cairo_create (surface);
  cairo_translate (cr, 100, 100);
  art_board_fit (cr, &moment, &style, 60, 60, 160, &options);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (surface, &ink.x, &ink.y, &ink.width, &ink.height);
  g_assert_cmpfloat (ink.width, <=, 64);
  g_assert_cmpfloat (ink.height, <=, 64);
  cairo_surface_destroy (surface);
}

static void
test_words (void)
{
  g_autoptr (TableJournal) journal = game_of (12, 62);
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal), NULL };
  g_autofree char *words = art_track_words (&moment);
  g_assert_cmpstr (words, ==, "Scoring track: Anna on 12, Ben on 12 (+50)");
}

TESTS_MAIN_AFTER (carc_register (), "/art/track", stones, seen, middle, fit, words)
