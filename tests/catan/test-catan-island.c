/* test-catan-island.c - the island's shape: counts, neighbours, names, coast, harbours and fisheries.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan/catan-island.h"
#include "small-board.h"
#include "../table/test-add.h"

static guint
count (const guint8 *list, guint n)
{
  guint found = 0;
  while (found < n && list[found] != CATAN_NOWHERE)
    found++;
  for (guint i = found; i < n; i++)
    g_assert_cmpuint (list[i], ==, CATAN_NOWHERE); /* CATAN_NOWHERE stands only at the end */
  return found;
}

static gboolean
holds (const guint8 *list, guint n, guint8 wanted)
{
  return memchr (list, wanted, n) != NULL;
}

/* ---- spots, edges, hexes ---- */

static void
test_counts (void)
{
  const CatanShape *s = small_shape ();
  guint coast = 0, inner = 0, corners = 0, degree = 0;
  for (guint spot = 0; spot < SMALL_SPOTS; spot++)
    {
      guint hexes = count (s->spot_hexes[spot], 3), spots = count (s->spot_spots[spot], 3);
      g_assert_cmpuint (spots, ==, count (s->spot_edges[spot], 3));
      g_assert_cmpuint (hexes, >=, 1);
      g_assert_cmpuint (spots, >=, 2);
      coast += hexes < 3;
      inner += hexes == 3;
      corners += hexes;
      degree += spots;
      g_assert_cmpuint (count (s->spot_seas[spot], 2) > 0, ==, hexes < 3);
    }
  g_assert_cmpuint (coast, ==, 30);
  g_assert_cmpuint (inner, ==, 24);
  g_assert_cmpuint (corners, ==, 6 * SMALL_HEXES);
  g_assert_cmpuint (degree, ==, 2 * SMALL_EDGES);
}

static void
test_hexes (void)
{
  const CatanShape *s = small_shape ();
  static const gint8 opposite[6] = { 3, 4, 5, 0, 1, 2 };
  guint coast = 0;
  for (guint8 hex = 0; hex < SMALL_HEXES; hex++)
    for (guint i = 0; i < 6; i++)
      {
        guint8 a = s->hex_spots[hex][i], b = s->hex_spots[hex][(i + 1) % 6], beyond = s->hex_hexes[hex][i];
        g_assert_true (holds (s->spot_hexes[a], 3, hex));
        g_assert_cmpuint (s->hex_edges[hex][i], ==, catan_edge_between (small_shape (), a, b));
        if (beyond == CATAN_NOWHERE)
          {
            coast++;
            continue;
          }
        g_assert_cmpuint (s->hex_hexes[beyond][opposite[i]], ==, hex);
        g_assert_cmpuint (s->hex_edges[beyond][opposite[i]], ==, s->hex_edges[hex][i]);
      }
  g_assert_cmpuint (coast, ==, 30); /* coast edges, as many as coast intersections */
}

static void
test_edges (void)
{
  const CatanShape *s = small_shape ();
  for (guint8 edge = 0; edge < SMALL_EDGES; edge++)
    {
      guint8 a = s->edge_spots[edge][0], b = s->edge_spots[edge][1];
      g_assert_cmpuint (a, <, b);
      g_assert_cmpuint (catan_edge_between (small_shape (), a, b), ==, edge);
      g_assert_cmpuint (catan_edge_between (small_shape (), b, a), ==, edge);
      g_assert_true (holds (s->spot_edges[a], 3, edge) && holds (s->spot_edges[b], 3, edge));
    }
  g_assert_cmpuint (catan_edge_between (small_shape (), 0, 0), ==, CATAN_NOWHERE);
  g_assert_cmpuint (catan_edge_between (small_shape (), 0, 2), ==, CATAN_NOWHERE);
  g_assert_cmpuint (catan_edge_between (small_shape (), 3, CATAN_NOWHERE), ==, CATAN_NOWHERE);
  g_assert_cmpuint (catan_edge_between (small_shape (), CATAN_NOWHERE, 3), ==, CATAN_NOWHERE);
}

/* Numbers go row by row from the north, and from west to east, so that people find them. */
static void
test_order (void)
{
  static const guint rows[] = { 7, 9, 11, 11, 9, 7 };
  const CatanShape *s = small_shape ();
  guint spot = 0;
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    for (guint i = 0; i < rows[row]; i++, spot++)
      {
        g_assert_cmpint ((s->spot[spot].y + 9) / 3, ==, (gint) row);
        if (i)
          g_assert_cmpint (s->spot[spot].x, ==, s->spot[spot - 1].x + 1);
      }
  g_assert_cmpuint (spot, ==, SMALL_SPOTS);
  for (guint hex = 1; hex < SMALL_HEXES; hex++)
    g_assert_true (s->hex[hex].y > s->hex[hex - 1].y
                   || (s->hex[hex].y == s->hex[hex - 1].y && s->hex[hex].x == s->hex[hex - 1].x + 2));
}

/* ---- the sea ---- */

static void
test_seas (void)
{
  const CatanShape *s = small_shape ();
  guint8 last = s->sea_ends[SMALL_SEAS - 1][1][1];
  for (guint8 sea = 0; sea < SMALL_SEAS; sea++)
    {
      guint8 spots[3] = { s->sea_ends[sea][0][0], s->sea_ends[sea][0][1], CATAN_NOWHERE };
      const guint n = s->sea_sides[sea] + 1u;
      g_assert_cmpuint (n, ==, sea % 3 == 0 ? 2 : 3);
      g_assert_true (catan_bay_spots (s, sea, 0, spots) == (n == 3));
      /* Along the coast without a gap: each begins where the one before ended. */
      g_assert_cmpuint (spots[0], ==, last);
      for (guint i = 0; i < n; i++)
        {
          g_assert_true (holds (s->spot_seas[spots[i]], 2, sea));
          if (i)
            g_assert_cmpuint (catan_edge_between (small_shape (), spots[i - 1], spots[i]), !=, CATAN_NOWHERE);
        }
      /* Clockwise: the next is to the right of the line from the middle of the island. */
      CatanPoint a = s->sea[sea], b = s->sea[(sea + 1) % SMALL_SEAS];
      g_assert_cmpint (a.x * b.y - a.y * b.x, >, 0);
      last = spots[n - 1];
    }
  g_assert_true (s->sea[0].x < 0 && s->sea[0].y < 0); /* the first is in the north-west */
}

/* F0, both readings: six fisheries of three intersections each, none shared. */
static void
test_fisheries (gconstpointer first)
{
  const CatanShape *s = small_shape ();
  CatanIsland island = *small_island ();
  guint fisheries = 0, touched = 0;
  memset (island.harbour, CATAN_NOWHERE, sizeof island.harbour);
  for (guint sea = 0; sea < SMALL_SEAS; sea++)
    if (sea % 2 == GPOINTER_TO_UINT (first))
      island.harbour[sea] = CATAN_ANY;
    else if (sea % 3)
      {
        island.fishery[sea] = 4;
        fisheries++;
      }
  g_assert_cmpuint (fisheries, ==, SMALL_FISHERIES);
  for (guint8 spot = 0; spot < SMALL_SPOTS; spot++)
    {
      guint n = 0;
      for (guint i = 0; i < 2 && s->spot_seas[spot][i] != CATAN_NOWHERE; i++)
        n += island.fishery[s->spot_seas[spot][i]] != 0;
      g_assert_cmpuint (n, <=, 1);
      g_assert_cmpuint (n, ==, catan_fishery_at (&island, spot) != CATAN_NOWHERE);
      touched += n;
    }
  g_assert_cmpuint (touched, ==, 3 * SMALL_FISHERIES);
}

/* Every harbour serves the two intersections of its coast edge, and no intersection has two harbours. */
static void
test_harbours (gconstpointer first)
{
  const CatanShape *s = small_shape ();
  for (guint side = 0; side < 2; side++)
    {
      CatanIsland island = *small_island ();
      guint served[CATAN_SEAS_MAX] = { 0 };
      memset (island.harbour, CATAN_NOWHERE, sizeof island.harbour);
      for (guint8 sea = (guint8) GPOINTER_TO_UINT (first), i = 0; sea < SMALL_SEAS; sea += 2, i++)
        {
          island.harbour[sea] = i < CATAN_N_RESOURCES ? i : CATAN_ANY;
          island.harbour_side[sea] = sea % 3 ? (guint8) side : 0;
        }
      for (guint8 spot = 0; spot < SMALL_SPOTS; spot++)
        for (guint i = 0; i < 2 && s->spot_seas[spot][i] != CATAN_NOWHERE; i++)
          {
            guint8 sea = s->spot_seas[spot][i];
            const guint8 *edge = s->sea_ends[sea][island.harbour_side[sea]];
            if (island.harbour[sea] == CATAN_NOWHERE || !holds (edge, 2, spot))
              continue;
            served[sea]++;
            g_assert_cmpuint (catan_harbour_at (&island, spot), ==, island.harbour[sea]);
          }
      for (guint sea = 0; sea < SMALL_SEAS; sea++)
        g_assert_cmpuint (served[sea], ==, island.harbour[sea] == CATAN_NOWHERE ? 0 : 2);
      g_assert_cmpuint (catan_harbour_at (&island, 21), ==, CATAN_NOWHERE); /* inland */
    }
}

/* ---- names ---- */

static void
test_names (void)
{
  for (guint8 hex = 0; hex < SMALL_HEXES; hex++)
    g_assert_cmpuint (catan_hex_find (small_shape (), catan_hex_name (hex).text), ==, hex);
  for (guint8 spot = 0; spot < SMALL_SPOTS; spot++)
    g_assert_cmpuint (catan_spot_find (small_shape (), catan_spot_name (spot).text), ==, spot);
  for (guint8 edge = 0; edge < SMALL_EDGES; edge++)
    g_assert_cmpuint (catan_edge_find (small_shape (), catan_edge_name (small_shape (), edge).text), ==, edge);
  g_assert_cmpstr (catan_sea_name (17).text, ==, "s18");
  g_assert_cmpuint (catan_edge_find (small_shape (), "13-12"), ==, catan_edge_find (small_shape (), "12-13"));
  g_assert_cmpuint (catan_hex_find (small_shape (), "s"), ==, 18);
  g_assert_cmpuint (catan_spot_find (small_shape (), "54"), ==, 53);
}

static void
test_no_names (void)
{
  static const char *const hexes[] = { "", "T", "AA", "1", "@", "[" };
  static const char *const spots[] = { "", "0", "55", "1 ", "-1", "+1", "0x1", "1000", "99999999999999999999", "A" };
  static const char *const edges[] = { "",    "-",     "1-",    "-2",    "1-3",    "1-2-3",    "1--2",
                                       "0-1", "54-55", "12_13", "12-12", "12-13x", "1000-1001" };
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    g_assert_cmpuint (catan_hex_find (small_shape (), hexes[i]), ==, CATAN_NOWHERE);
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    g_assert_cmpuint (catan_spot_find (small_shape (), spots[i]), ==, CATAN_NOWHERE);
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    g_assert_cmpuint (catan_edge_find (small_shape (), edges[i]), ==, CATAN_NOWHERE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/island/54 intersections, 72 edges, 30 on the coast", test_counts);
  TESTS_ADD ("/island", hexes, edges, order, seas);
  g_test_add_data_func ("/island/fisheries/odd", GUINT_TO_POINTER (0), test_fisheries);
  g_test_add_data_func ("/island/fisheries/even", GUINT_TO_POINTER (1), test_fisheries);
  g_test_add_data_func ("/island/harbours/odd", GUINT_TO_POINTER (0), test_harbours);
  g_test_add_data_func ("/island/harbours/even", GUINT_TO_POINTER (1), test_harbours);
  TESTS_ADD ("/island", names, no_names);
  return g_test_run ();
}
