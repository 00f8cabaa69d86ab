/* test-figure.c - players differ by colour, with full colour vision and without, and by shape, on any ground.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-picture.h"
#include "art/art-bars.h"
#include "art/art-path.h"
#include "../table/test-add.h"

#include <math.h>

/* ---- colours as eyes see them ---- */

typedef struct
{
  double l, a, b;
} Lab;

/* Each row tells how much red, green and blue light remains when one kind of cone is missing (Machado and others,
 * 2009). */
static const struct
{
  const char *name;
  double m[3][3];
  double far;
} sights[] = {
  { "all three", { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } }, 25 },
  { "no red",
    { { .152286, 1.052583, -.204868 }, { .114503, .786281, .099216 }, { -.003882, -.048116, 1.051998 } },
    25 },
  { "no green", { { .367322, .860646, -.227968 }, { .280085, .672501, .047413 }, { -.011820, .042940, .968881 } }, 25 },
  { "no blue",
    { { 1.255528, -.076749, -.178779 }, { -.078411, .930809, .147602 }, { .004733, .691367, .303900 } },
    25 },
};

static double
lab_part (double t)
{
  return t > .008856 ? cbrt (t) : 7.787 * t + 16. / 116;
}

static Lab
seen (ArtColour c, const double m[3][3])
{
  double in[3] = { colour_light (c.r), colour_light (c.g), colour_light (c.b) }, out[3];
  for (guint i = 0; i < 3; i++)
    out[i] = CLAMP (m[i][0] * in[0] + m[i][1] * in[1] + m[i][2] * in[2], 0, 1);
  double x = lab_part ((.4124 * out[0] + .3576 * out[1] + .1805 * out[2]) / .9505);
  double y = lab_part (.2126 * out[0] + .7152 * out[1] + .0722 * out[2]);
  double z = lab_part ((.0193 * out[0] + .1192 * out[1] + .9505 * out[2]) / 1.089);
  return (Lab){ 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

static double
lab_distance (Lab a, Lab b)
{
  return sqrt ((a.l - b.l) * (a.l - b.l) + (a.a - b.a) * (a.a - b.a) + (a.b - b.b) * (a.b - b.b));
}

static void
test_colours (void)
{
  for (guint p = 0; p < ART_N_PALETTES; p++)
    for (guint sight = 0; sight < G_N_ELEMENTS (sights); sight++)
      for (guint i = 0; i < TABLE_N_COLOURS; i++)
        for (guint k = i + 1; k < TABLE_N_COLOURS; k++)
          {
            const ArtPalette *palette = art_palette ((ArtPaletteName) p);
            double far = lab_distance (seen (art_player_colour (i, palette), sights[sight].m),
                                       seen (art_player_colour (k, palette), sights[sight].m));
            if (far < sights[sight].far)
              g_error ("%s and %s are %.1f apart with %s", table_colours[i], table_colours[k], far, sights[sight].name);
          }
}

/* How much the colour of a pixel is like that of a player. */
static double
nearest_player (guint32 pixel, const ArtPalette *palette)
{
  const ArtColour colour = { (pixel >> 16 & 255) / 255., (pixel >> 8 & 255) / 255., (pixel & 255) / 255. };
  double nearest = G_MAXDOUBLE;

  for (guint i = 0; i < TABLE_N_COLOURS; i++)
    nearest = MIN (nearest,
                   lab_distance (seen (colour, sights[0].m), seen (art_player_colour (i, palette), sights[0].m)));
  return nearest;
}

/* The kinds of points in the statistics are parts of bars.  No part has the colour of a player. */
static void
test_parts (void)
{
  for (guint p = 0; p < ART_N_PALETTES; p++)
    for (guint part = 0; part < ART_BARS_PARTS_MAX; part++)
      {
        const ArtStyle style = { .palette = art_palette ((ArtPaletteName) p) };
        g_autoptr (ArtBars) bars = art_bars_new (ART_BARS_PARTS_MAX);
        Picture picture;
        guint n = 0, like = 0;

        for (guint i = 0; i < ART_BARS_PARTS_MAX; i++)
          bars->names[i] = g_strdup ("");
        art_bars_add (bars, "")[part] = 1;
        picture_init (&picture, 400, 200);
        const int height = (int) art_bars_height (picture.cr, bars, 400);
        art_bars_draw (picture.cr, 400, height, bars, &style);
        picture_done (&picture);
        for (int y = 0; y < height; y++)
          {
            /* A line of pixels through the bar: it is as long as nothing else. */
            int run = 0;
            for (int x = 30;
                 x < 230 && colour_distance (picture_pixel (&picture, x, y), picture_pixel (&picture, 2, 2)) > 8; x++)
              run++;
            if (run < 200)
              continue;
            for (int x = 30; x < 230; x++, n++)
              like += nearest_player (picture_pixel (&picture, x, y), style.palette) < 10;
          }
        picture_clear (&picture);
        g_assert_cmpuint (n, >, 200 * 10);
        g_assert_cmpuint (like, ==, 0);
      }
}

static void
test_inks (void)
{
  for (guint p = 0; p < ART_N_PALETTES; p++)
    {
      const ArtPalette *c = art_palette ((ArtPaletteName) p);
      g_assert_cmpfloat (colour_contrast (c->text, c->paper), >, 7);
      g_assert_cmpfloat (colour_contrast (c->text_dim, c->paper), >, 4.5);
      g_assert_cmpfloat (colour_contrast (c->table_text, c->table), >, 7);
      g_assert_cmpfloat (colour_contrast (c->accent, c->paper), >, 3);
      for (guint i = 0; i < TABLE_N_COLOURS; i++)
        {
          g_assert_cmpfloat (colour_contrast (art_player_colour (i, c), art_player_ink (i, c)), >, 4.5);
          g_assert_cmpfloat (colour_contrast (art_player_line (i, c), c->paper), >, 2.7);
        }
    }
}

static void
test_palettes (void)
{
  g_assert_cmpint (art_palette_find ("dark"), ==, ART_PALETTE_DARK);
  g_assert_cmpint (art_palette_find ("mauve"), ==, -1);
  g_assert_cmpint (art_palette_pick (FALSE, FALSE), ==, ART_PALETTE_LIGHT);
  g_assert_cmpint (art_palette_pick (TRUE, FALSE), ==, ART_PALETTE_DARK);
  g_assert_cmpint (art_palette_pick (FALSE, TRUE), ==, ART_PALETTE_CONTRAST);
  g_assert_cmpint (art_palette_pick (TRUE, TRUE), ==, ART_PALETTE_CONTRAST);
}

/* ---- figures ---- */

static void
figure_picture (Picture *picture, const ArtFigure *figure, double size, const ArtPalette *palette, ArtColour ground)
{
  ArtStyle style = { .palette = palette };
  picture_init (picture, 64, 64);
  art_set (picture->cr, ground);
  cairo_paint (picture->cr);
  art_figure_draw (picture->cr, figure, 32, 32, size, &style);
  picture_done (picture);
}

/* Even if all colours were the same, the shape would tell who it is. */
static void
test_shapes (void)
{
  Picture shapes[TABLE_N_COLOURS];
  for (guint i = 0; i < TABLE_N_COLOURS; i++)
    {
      picture_init (&shapes[i], 32, 32);
      cairo_set_source_rgb (shapes[i].cr, 1, 1, 1);
      art_shape_path (shapes[i].cr, i, 16, 16, 22);
      cairo_fill (shapes[i].cr);
      picture_done (&shapes[i]);
    }
  for (guint i = 0; i < TABLE_N_COLOURS; i++)
    {
      Picture nothing;
      picture_init (&nothing, 32, 32);
      picture_done (&nothing);
      guint area = picture_difference (&shapes[i], &nothing, 127);
      g_assert_cmpuint (area, >, 220);
      g_assert_cmpuint (area, <, 520);
      picture_clear (&nothing);
      for (guint k = i + 1; k < TABLE_N_COLOURS; k++)
        g_assert_cmpuint (picture_difference (&shapes[i], &shapes[k], 127), >, 18);
    }
  for (guint i = 0; i < TABLE_N_COLOURS; i++)
    picture_clear (&shapes[i]);
}

static void
test_poses (void)
{
  /* On the smallest map a figure is 3.6 pixels high. */
  static const double sizes[] = { 3.6, 6, 9, 13, 18, 40 };
  const ArtPalette *palette = art_palette (ART_PALETTE_LIGHT);
  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      Picture plain, other;
      ArtFigure figure = { .pose = ART_FIGURE_STANDING, .colour = 3, .letter = "A" };
      figure_picture (&plain, &figure, sizes[s], palette, palette->meadow);
      for (guint pose = ART_FIGURE_LYING; pose <= ART_FIGURE_KEEPER; pose++)
        {
          figure.pose = (ArtPose) pose;
          figure_picture (&other, &figure, sizes[s], palette, palette->meadow);
          g_test_message ("pose %u of %.1f pixels: %u pixels differ", pose, sizes[s],
                          picture_difference (&plain, &other, 40));
          g_assert_cmpuint (picture_difference (&plain, &other, 40), >, 10);
          picture_clear (&other);
        }
      figure.pose = ART_FIGURE_STANDING;
      figure.kind = CARC_BIG;
      figure_picture (&other, &figure, sizes[s], palette, palette->meadow);
      g_assert_cmpuint (picture_difference (&plain, &other, 40), >, 20);
      picture_clear (&other);
      figure.kind = CARC_FOLLOWER;
      figure.letter = "B";
      figure_picture (&other, &figure, sizes[s], palette, palette->meadow);
      g_assert_true (sizes[s] < 14 || sizes[s] == 18 || picture_difference (&plain, &other, 40) > 5);
      picture_clear (&other);
      picture_clear (&plain);
    }
}

/* Every figure has a light ring and a dark one, so one of them is visible on any ground. */
static void
test_outlines (void)
{
  for (guint p = 0; p < ART_N_PALETTES; p++)
    {
      const ArtPalette *c = art_palette ((ArtPaletteName) p);
      const ArtColour grounds[] = { c->meadow, c->street, c->road, c->water, c->roof[0], c->table, c->paper };
      for (guint g = 0; g < G_N_ELEMENTS (grounds); g++)
        for (guint colour = 0; colour < TABLE_N_COLOURS; colour++)
          {
            ArtFigure figure = { .colour = colour };
            g_auto (Picture) picture = { 0 };
            guint strong = 0;
            figure_picture (&picture, &figure, 34, c, grounds[g]);
            guint32 ground = picture_pixel (&picture, 0, 0);
            for (int y = 0; y < 64; y++)
              for (int x = 0; x < 64; x++)
                strong += colour_distance (picture_pixel (&picture, x, y), ground) > 90;
            g_assert_cmpuint (strong, >, 90);
          }
    }
}

/* ---- kinds without a picture of their own ---- */

/* Their signs are no letters, so that they look like no kind of a system that is added later. */
static const CarcFigureRow odd_figures[] = {
  { .id = CARC_N_FIGURE_KINDS, .word = "odd", .letter = '#' },
  { .id = CARC_N_FIGURE_KINDS + 1, .word = "even", .letter = '%' },
};
static const CarcPieceRow odd_pieces[] = { { CARC_N_PIECES, "stone", '&' }, { CARC_N_PIECES + 1, "wheel", '@' } };
static const CarcSystem odd = {
  .id = (CarcSystemId) CARC_N_SYSTEMS,
  .name = "odd",
  .by = CARC_BY_USE,
  .figures = odd_figures,
  .n_figures = G_N_ELEMENTS (odd_figures),
  .pieces = odd_pieces,
  .n_pieces = G_N_ELEMENTS (odd_pieces),
};

static void
piece_picture (Picture *picture, guint piece, int colour, double size)
{
  ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  picture_init (picture, 64, 64);
  art_set (picture->cr, style.palette->meadow);
  cairo_paint (picture->cr);
  if (colour >= -1)
    art_table_piece_draw (picture->cr, piece, colour, 32, 32, size, &style);
  picture_done (picture);
}

/* Each kind of figure looks different, in every pose.  Kinds without a picture differ in their letter. */
static void
test_kinds (void)
{
  const ArtPalette *palette = art_palette (ART_PALETTE_LIGHT);
  for (guint pose = ART_FIGURE_STANDING; pose <= ART_FIGURE_KEEPER; pose++)
    for (guint a = 0; a < carc_n_figures; a++)
      for (guint b = 0; b < a; b++)
        {
          g_auto (Picture) one = { 0 }, other = { 0 };
          ArtFigure figure = { .pose = (ArtPose) pose, .kind = a, .colour = 3, .letter = "A" };
          figure_picture (&one, &figure, 40, palette, palette->meadow);
          figure.kind = b;
          figure_picture (&other, &figure, 40, palette, palette->meadow);
          if (pose != ART_FIGURE_RACER || a == CARC_BIG)
            g_assert_cmpuint (picture_difference (&one, &other, 40), >, 15);
        }
}

/* The same for pieces, and the picture also shows whose they are. */
static void
test_pieces (void)
{
  for (guint a = 0; a < carc_n_pieces; a++)
    {
      g_auto (Picture) one = { 0 }, nothing = { 0 };
      piece_picture (&one, a, -1, 40);
      piece_picture (&nothing, a, -2, 40);
      g_assert_cmpuint (picture_difference (&one, &nothing, 40), >, 200);
      for (guint b = 0; b < a; b++)
        {
          g_auto (Picture) other = { 0 };
          piece_picture (&other, b, -1, 40);
          g_assert_cmpuint (picture_difference (&one, &other, 40), >, 15);
        }
      if (a >= CARC_N_PIECES)
        {
          g_auto (Picture) hers = { 0 };
          piece_picture (&hers, a, 2, 40);
          g_assert_cmpuint (picture_difference (&one, &hers, 40), >, 200);
        }
    }
}

static void
test_arbitress (void)
{
  for (double size = 6; size < 60; size += 9)
    {
      ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
      g_auto (Picture) her = { 0 }, nobody = { 0 };
      picture_init (&her, 96, 96);
      picture_init (&nobody, 96, 96);
      art_arbitress_draw (her.cr, 48, 48, size, &style);
      picture_done (&her);
      picture_done (&nobody);
      g_assert_cmpuint (picture_difference (&her, &nobody, 60), >, (guint) (size * size / 6));
    }
}

/* The path of the canvas as text; it is removed there. */
static char *
path_told (cairo_t *cr)
{
  cairo_path_t *path = cairo_copy_path (cr);
  GString *told = g_string_new (NULL);
  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      g_string_append_printf (told, "%d", path->data[i].header.type);
      for (int k = 1; k < path->data[i].header.length; k++)
        g_string_append_printf (told, " %.2f %.2f", path->data[i + k].point.x, path->data[i + k].point.y);
      g_string_append_c (told, '\n');
    }
  cairo_path_destroy (path);
  cairo_new_path (cr);
  return g_string_free (told, FALSE);
}

static void
test_paths (void)
{
  g_auto (Picture) picture = { 0 };
  picture_init (&picture, 1, 1);
  cairo_t *cr = picture.cr;
  art_path_at (cr, 10, 20, 100, -10, " M 0 .5 1.25 -1 H-2 V 3C .5 0 0 1 2 2 3 3 4 4 5 5 Z O 1 1 .5");
  g_autofree char *read = path_told (cr);
  cairo_move_to (cr, 10, 15);
  cairo_line_to (cr, 135, 30);
  cairo_line_to (cr, -190, 30);
  cairo_line_to (cr, -190, -10);
  cairo_curve_to (cr, 60, 20, 10, 10, 210, 0);
  cairo_curve_to (cr, 310, -10, 410, -20, 510, -30);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 110, 10, 50, 0, 2 * G_PI);
  cairo_close_path (cr);
  g_autofree char *drawn = path_told (cr);
  g_assert_cmpstr (read, ==, drawn);
}

TESTS_MAIN_AFTER (carc_system_register (&odd), "/art/figure", colours, parts, inks, palettes, shapes, poses, outlines,
                  kinds, pieces, paths, arbitress)
