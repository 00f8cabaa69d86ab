/* test-tile.c - tiles: no seam between neighbours, always the same picture, turned when the tile is turned, all sizes,
 * and figures that stand on what they claim.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-picture.h"
#include "art/art-pen.h"
#include "carcassonne/carc-mark-ids.h"
#include "../table/test-add.h"

#include <math.h>

static GArray *tiles;

/* ---- seams ---- */

#define SEAM_MAX 200

typedef struct
{
  guint8 edge;
  gboolean town[2]; /* a city inside its tile reaches this half */
  guint32 at[SEAM_MAX];
  const CarcCell *cell;
} Border;

/* The outermost pixels of a side, from north to south or from west to east. */
static void
read_border (Border *border, const Picture *picture, const CarcCell *cell, guint side)
{
  int last = picture->width - 1;
  static const guint8 halves[4][2] = { { 0, 1 }, { 2, 3 }, { 5, 4 }, { 7, 6 } };
  border->edge = cell->edges[side];
  for (guint i = 0; i < 2; i++)
    {
      const guint8 at = cell->at_half[halves[side][i]];
      border->town[i] = at != CARC_NO_SEGMENT && cell->segments[at].kind == CARC_CITY;
    }
  border->cell = cell;
  for (int i = 0; i <= last; i++)
    border->at[i] = side == 0   ? picture_pixel (picture, i, 0)
                    : side == 1 ? picture_pixel (picture, last, i)
                    : side == 2 ? picture_pixel (picture, i, last)
                                : picture_pixel (picture, 0, i);
}

static char *
tell_cell (const CarcCell *cell)
{
  for (guint i = 0; i < tiles->len; i++)
    {
      const CarcTile *tile = &g_array_index (tiles, CarcTile, i);
      const CarcCell *first = &tile->cells[0][0];
      if (cell >= first && cell < first + 4 * CARC_CELLS_MAX)
        return g_strdup_printf ("%s r%d part %d", tile->id, (int) (cell - first) / CARC_CELLS_MAX,
                                (int) (cell - first) % CARC_CELLS_MAX);
    }
  return g_strdup ("?");
}

/* Where two borders meet, they may differ only as much as lines that cross them at an angle.  Near the corners walls
 * end. */
static void
compare_borders (const Border *a, const Border *b, int size, const char *what)
{
  int from = (int) ceil (size * (size < 32 ? .2 : .09)), off = 0;
  double sum = 0;
  for (int i = from; i < size - from; i++)
    {
      /* Most pixels are equal: only the others are measured.  The same colour may be one pixel further along. */
      if (a->at[i] == b->at[i])
        continue;
      int d = colour_distance (a->at[i], b->at[i]);
      d = MIN (d, MIN (colour_distance (a->at[i], b->at[i - 1]), colour_distance (a->at[i], b->at[i + 1])));
      d = MIN (d, MIN (colour_distance (a->at[i - 1], b->at[i]), colour_distance (a->at[i + 1], b->at[i])));
      off += d > 40;
      sum += d;
    }
  if (off > MAX (2, size / 32) || sum / size > (size < 32 ? 8 : 6))
    {
      g_autofree char *first = tell_cell (a->cell), *second = tell_cell (b->cell);
      g_error ("%s at %d pixels: %s, %s: %d pixels do not meet, mean difference %.1f", what, size, first, second, off,
               sum / size);
    }
}

static void
check_seams (int size, ArtPaletteName palette)
{
  g_autoptr (GPtrArray) cells = picture_cells (tiles, TRUE);
  for (guint way = 0; way < 2; way++)
    {
      g_autofree Border *before = g_new (Border, cells->len), *after = g_new (Border, cells->len);
      for (guint i = 0; i < cells->len; i++)
        {
          g_auto (Picture) picture = { 0 };
          picture_tile (&picture, cells->pdata[i], size, palette);
          read_border (&before[i], &picture, cells->pdata[i], way == 0 ? 1 : 2);
          read_border (&after[i], &picture, cells->pdata[i], way == 0 ? 3 : 0);
        }
      for (guint i = 0; i < cells->len; i++)
        for (guint k = 0; k < cells->len; k++)
          if (before[i].edge == after[k].edge && before[i].town[0] == after[k].town[0]
              && before[i].town[1] == after[k].town[1])
            compare_borders (&before[i], &after[k], size, way == 0 ? "west to east" : "north to south");
    }
}

static void
test_seams (gconstpointer data)
{
  for (int palette = 0; palette < ART_N_PALETTES; palette++)
    check_seams (GPOINTER_TO_INT (data), (ArtPaletteName) palette);
}

/* ---- always the same picture ---- */

static void
test_tile_deterministic (void)
{
  g_autoptr (GPtrArray) cells = picture_cells (tiles, TRUE);
  for (guint i = 0; i < cells->len; i += 3)
    {
      g_auto (Picture) a = { 0 }, b = { 0 };
      picture_tile (&a, cells->pdata[i], 72, ART_PALETTE_LIGHT);
      picture_tile (&b, cells->pdata[i], 72, ART_PALETTE_LIGHT);
      g_assert_cmpuint (picture_difference (&a, &b, 0), ==, 0);
    }
}

/* ---- turned ---- */

/* The area of every segment, in the segment's own colour, without ornaments or light. */
static void
draw_plan (Picture *picture, const CarcCell *cell, int size)
{
  picture_init (picture, size, size);
  for (guint s = 0; s < cell->n_segments; s++)
    {
      cairo_new_path (picture->cr);
      art_segment_fill_path (picture->cr, cell, s, size);
      cairo_set_source_rgb (picture->cr, (s % 3 + 1) / 4., (s / 3 % 3 + 1) / 4., (cell->segments[s].kind + 1) / 6.);
      cairo_fill (picture->cr);
    }
  picture_done (picture);
}

static void
test_tile_turned (void)
{
  const int size = 96;
  for (guint i = 0; i < tiles->len; i++)
    {
      const CarcTile *tile = &g_array_index (tiles, CarcTile, i);
      if (tile->w * tile->h > 1)
        continue;
      for (guint rot = 1; rot < 4; rot++)
        {
          g_auto (Picture) a = { 0 }, b = { 0 };
          guint off = 0;
          draw_plan (&a, &tile->cells[rot - 1][0], size);
          draw_plan (&b, &tile->cells[rot][0], size);
          for (int y = 0; y < size; y++)
            for (int x = 0; x < size; x++)
              off += colour_distance (picture_pixel (&a, x, y), picture_pixel (&b, size - 1 - y, x)) > 30;
          /* A symmetric tile may use another of its equal positions.  Then its lines bend the other way. */
          if (tile->turns == 4 && off > size * size / 40)
            g_error ("%s turned to %u differs in %u pixels from itself turned", tile->id, rot, off);
        }
    }
}

/* ---- sizes ---- */

static void
test_tile_sizes (void)
{
  static const int sizes[] = { 1, 2, 3, 5, 8, 13, 21, 33, 34, 63, 64, 100, 139, 140, 256, 400 };
  g_autoptr (GPtrArray) cells = picture_cells (tiles, TRUE);
  for (guint i = 0; i < cells->len; i += 4)
    for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
      {
        g_auto (Picture) picture = { 0 };
        picture_tile (&picture, cells->pdata[i], sizes[k], (ArtPaletteName) (i / 4 % ART_N_PALETTES));
      }
}

/* Nothing of a tile is drawn outside its square. */
static void
test_tile_stays_within (void)
{
  g_autoptr (GPtrArray) cells = picture_cells (tiles, TRUE);
  for (guint i = 0; i < cells->len; i += 5)
    {
      ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
      g_auto (Picture) picture = { 0 };
      picture_init (&picture, 90, 90);
      cairo_translate (picture.cr, 20, 20);
      art_tile_draw (picture.cr, cells->pdata[i], 50, &style);
      picture_done (&picture);
      for (int y = 0; y < 90; y++)
        for (int x = 0; x < 90; x++)
          if (x < 20 || y < 20 || x >= 70 || y >= 70)
            g_assert_cmphex (picture_pixel (&picture, x, y), ==, 0);
    }
}

static void
test_tile_variants (void)
{
  guint seen = 0;
  for (int i = 0; i < 100; i++)
    {
      g_assert_cmpuint (art_variant (i, -i), <, ART_N_VARIANTS);
      seen |= 1u << art_variant (i, 3 * i);
    }
  g_assert_cmpuint (seen, ==, (1u << ART_N_VARIANTS) - 1);
}

/* ---- segments ---- */

static void
test_segment_spots (void)
{
  g_autoptr (GPtrArray) cells = picture_cells (tiles, TRUE);
  for (guint i = 0; i < cells->len; i++)
    {
      const CarcCell *cell = cells->pdata[i];
      for (guint s = 0; s < cell->n_nodes; s++)
        g_assert_cmpint (art_segment_at (cell, cell->segments[s].spot_x / (double) CARC_SPOT_UNIT,
                                         cell->segments[s].spot_y / (double) CARC_SPOT_UNIT, 0),
                         ==, (int) s);
    }
}

/* A farm is where the border says: roads, walls and rivers separate farms as the rules do. */
static void
test_segment_farms (void)
{
  static const double at[8][2] = { { .25, .004 }, { .75, .004 }, { .996, .25 }, { .996, .75 },
                                   { .75, .996 }, { .25, .996 }, { .004, .75 }, { .004, .25 } };
  g_autoptr (GPtrArray) cells = picture_cells (tiles, TRUE);
  for (guint i = 0; i < cells->len; i++)
    {
      const CarcCell *cell = cells->pdata[i];
      for (guint s = 0; s < cell->n_segments; s++)
        for (guint half = 0; half < 8; half++)
          if (cell->segments[s].kind == CARC_FARM && (cell->segments[s].halves & (1 << half)))
            g_assert_cmpint (art_segment_at (cell, at[half][0], at[half][1], 0), ==, (int) s);
    }
}

static double
covered (const CarcCell *cell, guint segment, int size)
{
  Picture picture;
  guint n = 0;
  picture_init (&picture, size, size);
  art_segment_fill_path (picture.cr, cell, segment, size);
  cairo_set_source_rgb (picture.cr, 1, 1, 1);
  cairo_fill (picture.cr);
  picture_done (&picture);
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++)
      n += (picture_pixel (&picture, x, y) & 0xff) > 127;
  picture_clear (&picture);
  return (double) n / (size * size);
}

/* Does a city or a road go through the middle of the cell? */
static gboolean
is_taken (const CarcCell *cell)
{
  for (guint s = 0; s < cell->n_segments; s++)
    if ((cell->segments[s].kind == CARC_CITY || cell->segments[s].kind == CARC_ROAD)
        && (cell->segments[s].sides & cell->segments[s].sides >> 2))
      return TRUE;
  return FALSE;
}

/* Together, the segments of a cell cover nearly all of it, and almost nothing twice. */
static void
test_segment_ground (void)
{
  g_autoptr (GPtrArray) cells = picture_cells (tiles, FALSE);
  for (guint i = 0; i < cells->len; i++)
    {
      const CarcCell *cell = cells->pdata[i];
      double sum = 0;
      for (guint s = 0; s < cell->n_segments; s++)
        {
          double part = covered (cell, s, 64);
          g_assert_cmpfloat (part, >, .01);
          /* In the middle of a city or a road, a cloister stands on its ground. */
          if (cell->segments[s].kind != CARC_CLOISTER || !is_taken (cell))
            sum += part;
        }
      /* Around an abbey there is no farm. */
      if (cell->edges[0] != CARC_EDGE_ANY)
        g_assert_cmpfloat (sum, >, .88);
      g_assert_cmpfloat (sum, <, 1.06);
    }
}

static void
test_segment_nowhere (void)
{
  const CarcCell *cell = &g_array_index (tiles, CarcTile, 0).cells[0][0];
  g_assert_cmpint (art_segment_at (cell, -0.1, .5, 0), ==, -1);
  g_assert_cmpint (art_segment_at (cell, .5, 1.1, 0), ==, -1);
  g_assert_cmpint (art_segment_at (cell, NAN, .5, 0), ==, -1);
}

/* ---- marks ---- */

/* A mark that the art room does not know. */
static const CarcMarkRow odd_marks[] = { { CARC_N_MARKS, "zebra" }, { CARC_N_MARKS + 1, "quagga", .on_cell = TRUE } };
static const CarcSystem odd = {
  .id = (CarcSystemId) CARC_N_SYSTEMS, .name = "odd", .by = CARC_BY_USE, .marks = odd_marks, .n_marks = 2
};

/* How many things show the mark on a tile, and how many pixels one of them has alone. */
static guint
signs_of (const char *format, guint mark, double size, guint *pixels)
{
  g_autoptr (GArray) marked = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  g_autofree char *text = carc_words (format, carc_marks[mark]->word);
  ArtPlan plan;
  Picture alone, nothing;
  g_assert_true (carc_tiles_parse ("marked", text, marked, NULL));
  art_plan_init (&plan, &g_array_index (marked, CarcTile, 0).cells[0][0]);
  picture_init (&alone, (int) size, (int) size);
  picture_init (&nothing, (int) size, (int) size);
  cairo_scale (alone.cr, size, size);
  ArtPen pen = { .cr = alone.cr,
                 .plan = &plan,
                 .c = art_palette (ART_PALETTE_LIGHT),
                 .size = size,
                 .detail = ART_DETAIL_FULL,
                 .ink = MAX (.0095, .85 / size) };
  art_scenery_plan (&pen);
  if (pen.scenery.n_signs)
    {
      g_assert_cmpuint (pen.scenery.signs[0].mark, ==, mark);
      art_mark_look (mark)->paint (&pen, &pen.scenery.signs[0]);
    }
  picture_done (&alone);
  picture_done (&nothing);
  *pixels = picture_difference (&alone, &nothing, 40);
  picture_clear (&alone);
  picture_clear (&nothing);
  return pen.scenery.n_signs;
}

/* Something shows every mark that a tile file may name, except those that are painted with their feature. */
static void
test_tile_marks (void)
{
  static const struct
  {
    const char *text;
    int kind; /* of the segment that has the mark; -1: the cell has it */
  } formats[] = {
    { "[road]\nroads=E W %s\nfarms=nnw nne ene wnw; ese sse ssw wsw\n", CARC_ROAD },
    { "[edge]\ncities=N %s\nfarms=ene ese sse ssw wsw wnw @1\n", CARC_CITY },
    { "[farm]\nfarms=nnw nne ene ese sse ssw wsw wnw %s\n", CARC_FARM },
    { "[cell]\nflags=%s\nroads=E W\nfarms=nnw nne ene wnw; ese sse ssw wsw\n", -1 },
  };
  static const double sizes[] = { 40, 80, 160 };
  for (guint mark = 0; mark < carc_n_marks; mark++)
    for (guint s = 0; s < G_N_ELEMENTS (sizes) && !carc_marks[mark]->implied; s++)
      {
        guint most = 0, n = 0;
        for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
          {
            if (!carc_mark_fits (carc_marks[mark], formats[i].kind))
              continue;
            guint pixels;
            n += signs_of (formats[i].text, mark, sizes[s], &pixels);
            most = MAX (most, pixels);
          }
        g_test_message ("%s at %g: %u signs, %u pixels", carc_marks[mark]->word, sizes[s], n, most);
        /* A cathedral, goods and a princess are among the houses of their city; a shrine and a garden are drawn
         * instead of a cloister; the shape of a wall says that no castle comes there. */
        const gboolean elsewhere = mark == CARC_CATHEDRAL || mark == CARC_WINE || mark == CARC_GRAIN
                                   || mark == CARC_CLOTH || mark == CARC_PRINCESS || mark == CARC_SHRINE
                                   || mark == CARC_GARDEN || mark == CARC_NOCASTLE;
        g_assert_true ((n > 0) != elsewhere);
        if (n)
          g_assert_cmpuint (most, >, (guint) (sizes[s] * sizes[s] / 200));
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  carc_system_register (&odd);
  tiles = picture_tiles ();
  g_test_add_data_func ("/art/tile/seams/24", GINT_TO_POINTER (24), test_seams);
  g_test_add_data_func ("/art/tile/seams/64", GINT_TO_POINTER (64), test_seams);
  g_test_add_data_func ("/art/tile/seams/96", GINT_TO_POINTER (96), test_seams);
  g_test_add_data_func ("/art/tile/seams/160", GINT_TO_POINTER (160), test_seams);
  TESTS_ADD ("/art", tile_deterministic, tile_turned, tile_sizes, tile_stays_within, tile_variants, segment_spots,
             segment_farms, segment_ground, segment_nowhere, tile_marks);
  int result = g_test_run ();
  g_array_unref (tiles);
  return result;
}
