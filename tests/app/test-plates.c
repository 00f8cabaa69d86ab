/* test-plates.c - the numbers on the features of a tile lie where it is seen which feature each names: for every tile
 * of every set, in every rotation, as large as the prompt and the map show it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "app/board/plates.h"
#include "art/art-overlay.h"
#include "carcassonne/carc-play.h"
#include "../table/test-add.h"

/* In the prompt, and a small and a large tile of the map. */
static const double sizes[] = { 132, 64, 200 };

static double
distance (const ArbPlate *a, const ArbPlate *b)
{
  return hypot (a->x - b->x, a->y - b->y);
}

/* The numbers of a tile, and the middles of the features that they name. */
static void
check_tile (const CarcTile *tile, guint rot, double size)
{
  const CarcCell *cell = &tile->cells[rot][0];
  ArbPlate plates[CARC_SEGMENTS_MAX], homes[CARC_SEGMENTS_MAX];
  guint n = 0;
  double closest = size, apart;

  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind != CARC_RIVER)
      homes[n++] = (ArbPlate){ cell->segments[i].spot_x * size / CARC_SPOT_UNIT,
                               cell->segments[i].spot_y * size / CARC_SPOT_UNIT };
  memcpy (plates, homes, n * sizeof *plates);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      closest = MIN (closest, distance (&homes[i], &homes[j]));
  apart = arb_plates_part (plates, n, ART_CLAIM_LEAST, size);
  for (guint i = 0; i < n; i++)
    {
      for (guint j = 0; j < n; j++)
        if (j != i)
          {
            g_assert_cmpfloat (distance (&plates[i], &homes[i]), <, distance (&plates[i], &homes[j]));
            g_assert_cmpfloat (distance (&plates[i], &plates[j]), >=, apart - 0.01);
          }
      /* Where even the largest tile has room for them, they stay where they are. */
      if (closest >= ART_CLAIM_LEAST)
        g_assert_cmpfloat (distance (&plates[i], &homes[i]), <, 0.01);
      g_assert_cmpfloat (plates[i].x, >, 0);
      g_assert_cmpfloat (plates[i].y, >, 0);
      g_assert_cmpfloat (plates[i].x, <, size);
      g_assert_cmpfloat (plates[i].y, <, size);
    }
  if (size == sizes[0] && apart < ART_CLAIM_LEAST)
    g_test_message ("%s r%u: %.1f pixels", tile->id, rot, apart);
}

static void
test_tiles (void)
{
  guint n = 0;

  for (guint i = 0; i < carc_n_systems; i++)
    {
      const GArray *tiles = carc_system_kinds (carc_systems[i]);

      for (guint k = 0; tiles != NULL && k < tiles->len; k++)
        {
          const CarcTile *tile = &g_array_index (tiles, CarcTile, k);

          for (guint rot = 0; rot < 4 && tile->w * tile->h == 1; rot++, n++)
            for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
              check_tile (tile, rot, sizes[s]);
        }
    }
  g_assert_cmpuint (n, >, 600);
}

/* Two at one place part; a lone one stays. */
static void
test_same_place (void)
{
  ArbPlate plates[2] = { { 30, 30 }, { 30, 30 } };

  g_assert_cmpfloat (arb_plates_part (plates, 1, 20, 50), ==, 50);
  g_assert_cmpfloat (plates[0].x, ==, 30);
  g_assert_cmpfloat (arb_plates_part (plates, 2, 20, 50), >, 19.9);
  g_assert_cmpfloat (distance (&plates[0], &plates[1]), >, 19.9);
  g_assert_cmpfloat (arb_plates_part (NULL, 0, 20, 50), ==, 50);
}

TESTS_MAIN_AFTER (carc_register (), "/plates", tiles, same_place)
