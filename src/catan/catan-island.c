/* catan-island.c - see catan-island.h.  The tables are computed once, from the rows of hexes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-island.h"

#include <stdlib.h>
#include <string.h>

const char *const catan_resource_words[] = { "wood", "wool", "grain", "brick", "ore", "any" };
G_STATIC_ASSERT (G_N_ELEMENTS (catan_resource_words) == CATAN_N_RESOURCES + 1);
const char *const catan_land_words[] = { "forest", "pasture", "fields", "hills", "mountains", "desert", "lake" };
G_STATIC_ASSERT (G_N_ELEMENTS (catan_land_words) == CATAN_N_LANDS);

/* From a hex to its corners, clockwise from the north, and to the hexes beyond its edges. */
static const CatanPoint to_corner[6] = { { 0, -2 }, { 1, -1 }, { 1, 1 }, { 0, 2 }, { -1, 1 }, { -1, -1 } };
static const CatanPoint to_hex[6] = { { 1, -3 }, { 2, 0 }, { 1, 3 }, { -1, 3 }, { -2, 0 }, { -1, -3 } };

static CatanPoint
add (CatanPoint a, CatanPoint b)
{
  return (CatanPoint){ (gint8) (a.x + b.x), (gint8) (a.y + b.y) };
}

static guint8
find (const CatanPoint *points, guint n, CatanPoint wanted)
{
  for (guint i = 0; i < n; i++)
    if (points[i].x == wanted.x && points[i].y == wanted.y)
      return (guint8) i;
  return CATAN_NOWHERE;
}

static void
make_hexes (CatanShape *s)
{
  guint n = 0;
  for (int row = -2; row <= 2; row++)
    for (int x = abs (row) - 4; x <= 4 - abs (row); x += 2)
      s->hex[n++] = (CatanPoint){ (gint8) x, (gint8) (3 * row) };
  g_assert (n == CATAN_N_HEXES);
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    for (guint i = 0; i < 6; i++)
      s->hex_hexes[hex][i] = find (s->hex, CATAN_N_HEXES, add (s->hex[hex], to_hex[i]));
}

/* By row from the north, then from west to east.  A row is the zigzag line above or below a row of hexes. */
static int
compare_spots (const void *a, const void *b)
{
  const CatanPoint *p = a, *q = b;
  int p_row = (p->y + 9) / 3, q_row = (q->y + 9) / 3;
  return p_row != q_row ? p_row - q_row : p->x - q->x;
}

static void
make_spots (CatanShape *s)
{
  guint n = 0;
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    for (guint i = 0; i < 6; i++)
      {
        CatanPoint corner = add (s->hex[hex], to_corner[i]);
        if (find (s->spot, n, corner) == CATAN_NOWHERE)
          s->spot[n++] = corner;
      }
  g_assert (n == CATAN_N_SPOTS);
  qsort (s->spot, CATAN_N_SPOTS, sizeof *s->spot, compare_spots);
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    for (guint i = 0; i < 6; i++)
      {
        guint8 spot = find (s->spot, CATAN_N_SPOTS, add (s->hex[hex], to_corner[i]));
        guint8 *hexes = s->spot_hexes[spot];
        s->hex_spots[hex][i] = spot;
        *(guint8 *) memchr (hexes, CATAN_NOWHERE, 3) = (guint8) hex;
      }
}

typedef struct
{
  int y, x;
  guint8 ends[2];
} Edge;

static int
compare_edges (const void *a, const void *b)
{
  const Edge *p = a, *q = b;
  return p->y != q->y ? p->y - q->y : p->x - q->x;
}

static void
make_edges (CatanShape *s)
{
  Edge edges[CATAN_N_EDGES];
  guint n = 0;
  for (guint8 a = 0; a < CATAN_N_SPOTS; a++)
    for (guint8 b = a + 1; b < CATAN_N_SPOTS; b++)
      {
        CatanPoint p = s->spot[a], q = s->spot[b];
        if ((abs (p.x - q.x) == 1 && abs (p.y - q.y) == 1) || (p.x == q.x && abs (p.y - q.y) == 2))
          edges[n++] = (Edge){ p.y + q.y, p.x + q.x, { a, b } };
      }
  g_assert (n == CATAN_N_EDGES);
  qsort (edges, CATAN_N_EDGES, sizeof *edges, compare_edges);
  for (guint8 edge = 0; edge < CATAN_N_EDGES; edge++)
    memcpy (s->edge_spots[edge], edges[edge].ends, 2);
  for (guint8 a = 0; a < CATAN_N_SPOTS; a++)
    for (guint8 b = 0, degree = 0; b < CATAN_N_SPOTS; b++)
      for (guint8 edge = 0; edge < CATAN_N_EDGES; edge++)
        if (s->edge_spots[edge][0] == MIN (a, b) && s->edge_spots[edge][1] == MAX (a, b))
          {
            s->spot_spots[a][degree] = b;
            s->spot_edges[a][degree++] = edge;
          }
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    for (guint i = 0; i < 6; i++)
      {
        guint8 a = s->hex_spots[hex][i], b = s->hex_spots[hex][(i + 1) % 6];
        for (guint j = 0; j < 3; j++)
          if (s->spot_spots[a][j] == b)
            s->hex_edges[hex][i] = s->spot_edges[a][j];
      }
}

static void
make_seas (CatanShape *s)
{
  CatanPoint at = { -3, -9 };
  for (guint8 sea = 0; sea < CATAN_N_SEAS; sea++)
    {
      guint n = 0;
      s->sea[sea] = at;
      /* Counter-clockwise round the sea hex, from a corner away from the island: this is clockwise along the coast. */
      guint from = sea / 3;
      for (guint i = 0; i < 6; i++)
        {
          guint8 spot = find (s->spot, CATAN_N_SPOTS, add (at, to_corner[(from + 6 - i) % 6]));
          if (spot == CATAN_NOWHERE)
            continue;
          s->sea_spots[sea][n++] = spot;
          *(guint8 *) memchr (s->spot_seas[spot], CATAN_NOWHERE, 2) = sea;
        }
      at = add (at, to_hex[(sea / 3 + 1) % 6]);
    }
}

static gpointer
make_shape (gpointer data)
{
  CatanShape *s = data;
  memset (s, CATAN_NOWHERE, sizeof *s);
  make_hexes (s);
  make_spots (s);
  make_edges (s);
  make_seas (s);
  return s;
}

const CatanShape *
catan_shape (void)
{
  static CatanShape shape;
  static GOnce once = G_ONCE_INIT;
  return g_once (&once, make_shape, &shape);
}

guint8
catan_edge_between (guint8 a, guint8 b)
{
  const CatanShape *s = catan_shape ();
  if (a >= CATAN_N_SPOTS)
    return CATAN_NOWHERE;
  for (guint i = 0; i < 3; i++)
    if (s->spot_spots[a][i] == b && b != CATAN_NOWHERE)
      return s->spot_edges[a][i];
  return CATAN_NOWHERE;
}

/* ---- names ---- */

void
catan_hex_name (guint hex, char name[CATAN_NAME_MAX])
{
  g_snprintf (name, CATAN_NAME_MAX, "%c", (char) ('A' + hex));
}

void
catan_spot_name (guint spot, char name[CATAN_NAME_MAX])
{
  g_snprintf (name, CATAN_NAME_MAX, "%u", spot + 1);
}

void
catan_edge_name (guint edge, char name[CATAN_NAME_MAX])
{
  const guint8 *ends = catan_shape ()->edge_spots[edge];
  g_snprintf (name, CATAN_NAME_MAX, "%d-%d", ends[0] + 1, ends[1] + 1);
}

void
catan_sea_name (guint sea, char name[CATAN_NAME_MAX])
{
  g_snprintf (name, CATAN_NAME_MAX, "s%u", sea + 1);
}

guint8
catan_hex_find (const char *name)
{
  if (name[0] == '\0' || name[1] != '\0')
    return CATAN_NOWHERE;
  char letter = g_ascii_toupper (name[0]);
  return letter >= 'A' && letter < 'A' + CATAN_N_HEXES ? (guint8) (letter - 'A') : CATAN_NOWHERE;
}

/* Reads the number of an intersection at *name, and moves *name past it.  CATAN_NOWHERE if it is not from 1 to 54. */
static guint8
read_spot (const char **name)
{
  guint number = 0, digits = 0;
  for (; g_ascii_isdigit (**name) && digits < 3; (*name)++, digits++)
    number = number * 10 + (guint) (**name - '0');
  return digits && number >= 1 && number <= CATAN_N_SPOTS ? (guint8) (number - 1) : CATAN_NOWHERE;
}

guint8
catan_spot_find (const char *name)
{
  guint8 spot = read_spot (&name);
  return *name == '\0' ? spot : CATAN_NOWHERE;
}

guint8
catan_edge_find (const char *name)
{
  guint8 a = read_spot (&name);
  if (*name != '-')
    return CATAN_NOWHERE;
  name++;
  guint8 b = read_spot (&name);
  return *name == '\0' ? catan_edge_between (a, b) : CATAN_NOWHERE;
}

/* ---- what lies on the island ---- */

guint8
catan_land_find (const CatanIsland *island, CatanLand land)
{
  for (guint8 hex = 0; hex < CATAN_N_HEXES; hex++)
    if (island->land[hex] == land)
      return hex;
  return CATAN_NOWHERE;
}

guint8
catan_harbour_at (const CatanIsland *island, guint8 spot)
{
  const CatanShape *s = catan_shape ();
  for (guint i = 0; i < 2 && s->spot_seas[spot][i] != CATAN_NOWHERE; i++)
    {
      guint8 sea = s->spot_seas[spot][i];
      guint side = sea % 3 == 0 ? 0 : island->harbour_side[sea];
      if (island->harbour[sea] != CATAN_NOWHERE
          && (s->sea_spots[sea][side] == spot || s->sea_spots[sea][side + 1] == spot))
        return island->harbour[sea];
    }
  return CATAN_NOWHERE;
}

guint8
catan_fishery_at (const CatanIsland *island, guint8 spot)
{
  const CatanShape *s = catan_shape ();
  for (guint i = 0; i < 2 && s->spot_seas[spot][i] != CATAN_NOWHERE; i++)
    if (island->fishery[s->spot_seas[spot][i]])
      return s->spot_seas[spot][i];
  return CATAN_NOWHERE;
}
