/* catan-island.c - see catan-island.h.  Everything is derived from the rows of a frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-island.h"

#include <stdlib.h>
#include <string.h>

#include "table/table-intl.h"

const char *const catan_resource_words[] = { "wood", "wool", "grain", "brick", "ore", "any" };
G_STATIC_ASSERT (G_N_ELEMENTS (catan_resource_words) == CATAN_N_RESOURCES + 1);
const char *const catan_land_words[] = { "forest", "pasture", "fields", "hills", "mountains", "desert", "lake" };
G_STATIC_ASSERT (G_N_ELEMENTS (catan_land_words) == CATAN_N_LANDS);

/* Rows of 3, 4, 5, 4, 3 hexes; and of 3, 4, 5, 6, 5, 4, 3. */
const CatanFrame catan_frames[CATAN_N_BOARDS] = {
  [CATAN_BOARD_SMALL] = { 5, { 0x0e, 0x0f, 0x1f, 0x0f, 0x0e } },
  [CATAN_BOARD_BIG] = { 7, { 0x1c, 0x1e, 0x3e, 0x3f, 0x3e, 0x1e, 0x1c } },
};

/* From a hex to its corners, clockwise from the north, and to the hexes beyond its edges. */
static const CatanPoint to_corner[6] = { { 0, -2 }, { 1, -1 }, { 1, 1 }, { 0, 2 }, { -1, 1 }, { -1, -1 } };
static const CatanPoint to_hex[6] = { { 1, -3 }, { 2, 0 }, { 1, 3 }, { -1, 3 }, { -2, 0 }, { -1, -3 } };

static CatanPoint
add_points (CatanPoint a, CatanPoint b)
{
  return (CatanPoint){ (gint8) (a.x + b.x), (gint8) (a.y + b.y) };
}

static guint8
find_point (const CatanPoint *points, guint n, CatanPoint wanted)
{
  for (guint i = 0; i < n; i++)
    if (points[i].x == wanted.x && points[i].y == wanted.y)
      return (guint8) i;
  return CATAN_NOWHERE;
}

/* ---- the land ---- */

/* Moves the land to the first row and column.  If it moves by an odd number of rows, the even rows become odd ones,
 * which lie half a hex further east; so the others move a whole hex further east, too. */
static void
settle_frame (CatanFrame *frame)
{
  guint first = 0, all = 0;
  while (frame->n_rows > 0 && frame->row[frame->n_rows - 1] == 0)
    frame->n_rows--;
  while (first < frame->n_rows && frame->row[first] == 0)
    first++;
  memmove (frame->row, frame->row + first, (frame->n_rows - first) * sizeof *frame->row);
  frame->n_rows = (guint16) (frame->n_rows - first);
  memset (frame->row + frame->n_rows, 0, (CATAN_FRAME_ROWS - frame->n_rows) * sizeof *frame->row);
  for (guint i = 0; first % 2 && i < frame->n_rows; i += 2)
    frame->row[i] = (guint16) (frame->row[i] << 1);
  for (guint i = 0; i < frame->n_rows; i++)
    all |= frame->row[i];
  for (; all && !(all & 1); all >>= 1)
    for (guint i = 0; i < frame->n_rows; i++)
      frame->row[i] >>= 1;
}

static gboolean
check_frame (const CatanFrame *frame, TableRefusal *why)
{
  guint n = 0;
  for (guint row = 0; row < frame->n_rows; row++)
    {
      n += (guint) __builtin_popcount (frame->row[row]);
      if (frame->row[row] >> CATAN_FRAME_COLUMNS)
        return table_refuse (why, _ ("a frame is at most %d hexes wide"), CATAN_FRAME_COLUMNS);
    }
  if (n == 0)
    return table_refuse (why, _ ("a frame needs at least one hex"));
  return n <= CATAN_HEXES_MAX || table_refuse (why, _ ("a frame has at most %d hexes, not %u"), CATAN_HEXES_MAX, n);
}

static void
make_hexes (CatanShape *s)
{
  const CatanFrame *frame = &s->frame;
  int west = G_MAXINT, east = 0;
  for (int row = 0; row < frame->n_rows; row++)
    for (int x = row & 1, bits = frame->row[row]; bits; bits >>= 1, x += 2)
      if (bits & 1)
        {
          west = MIN (west, x);
          east = MAX (east, x);
          s->hex[s->n_hexes++] = (CatanPoint){ (gint8) x, (gint8) (3 * row) };
        }
  for (guint hex = 0; hex < s->n_hexes; hex++)
    {
      s->hex[hex].x = (gint8) (s->hex[hex].x - (west + east) / 2);
      s->hex[hex].y = (gint8) (s->hex[hex].y - 3 * (frame->n_rows - 1) / 2);
    }
  for (guint hex = 0; hex < s->n_hexes; hex++)
    for (guint i = 0; i < 6; i++)
      s->hex_hexes[hex][i] = find_point (s->hex, s->n_hexes, add_points (s->hex[hex], to_hex[i]));
}

/* By row from the north, then from west to east.  A row is the zigzag line above or below a row of hexes. */
static int
compare_spots (const void *a, const void *b, void *data)
{
  const CatanPoint *p = a, *q = b;
  const int north = *(const int *) data;
  int p_row = (p->y - north) / 3, q_row = (q->y - north) / 3;
  return p_row != q_row ? p_row - q_row : p->x - q->x;
}

static gboolean
make_spots (CatanShape *s, TableRefusal *why)
{
  const int north = s->hex[0].y - 3;
  CatanPoint spots[6 * CATAN_HEXES_MAX];
  guint n = 0;
  for (guint hex = 0; hex < s->n_hexes; hex++)
    for (guint i = 0; i < 6; i++)
      {
        CatanPoint corner = add_points (s->hex[hex], to_corner[i]);
        if (find_point (spots, n, corner) == CATAN_NOWHERE)
          spots[n++] = corner;
      }
  if (n > CATAN_SPOTS_MAX)
    return table_refuse (why, _ ("a frame has at most %d intersections, not %u"), CATAN_SPOTS_MAX, n);
  g_qsort_with_data (spots, (gint) n, sizeof *spots, compare_spots, (gpointer) &north);
  memcpy (s->spot, spots, n * sizeof *spots);
  s->n_spots = (guint8) n;
  for (guint hex = 0; hex < s->n_hexes; hex++)
    for (guint i = 0; i < 6; i++)
      {
        guint8 spot = find_point (s->spot, n, add_points (s->hex[hex], to_corner[i]));
        guint8 *hexes = s->spot_hexes[spot];
        s->hex_spots[hex][i] = spot;
        *(guint8 *) memchr (hexes, CATAN_NOWHERE, 3) = (guint8) hex;
      }
  return TRUE;
}

/* ---- edges ---- */

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

/* Adds a neighbour of an intersection; they are in order. */
static void
add_neighbour (CatanShape *s, guint8 spot, guint8 other, guint8 edge)
{
  guint8 *spots = s->spot_spots[spot], *edges = s->spot_edges[spot];
  guint i = 2;
  for (; i > 0 && spots[i - 1] > other; i--)
    {
      spots[i] = spots[i - 1];
      edges[i] = edges[i - 1];
    }
  spots[i] = other;
  edges[i] = edge;
}

/* Each edge of the island is the edge of a hex, and of no hex before it. */
static gboolean
make_edges (CatanShape *s, TableRefusal *why)
{
  Edge edges[6 * CATAN_HEXES_MAX];
  guint n = 0;
  for (guint hex = 0; hex < s->n_hexes; hex++)
    for (guint i = 0; i < 6; i++)
      {
        guint8 a = s->hex_spots[hex][i], b = s->hex_spots[hex][(i + 1) % 6];
        CatanPoint p = s->spot[a], q = s->spot[b];
        if (s->hex_hexes[hex][i] == CATAN_NOWHERE || s->hex_hexes[hex][i] > hex)
          edges[n++] = (Edge){ p.y + q.y, p.x + q.x, { MIN (a, b), MAX (a, b) } };
      }
  if (n > CATAN_EDGES_MAX)
    return table_refuse (why, _ ("a frame has at most %d edges, not %u"), CATAN_EDGES_MAX, n);
  qsort (edges, n, sizeof *edges, compare_edges);
  s->n_edges = (guint8) n;
  for (guint8 edge = 0; edge < n; edge++)
    {
      guint8 a = edges[edge].ends[0], b = edges[edge].ends[1];
      memcpy (s->edge_spots[edge], edges[edge].ends, 2);
      add_neighbour (s, a, b, edge);
      add_neighbour (s, b, a, edge);
    }
  for (guint hex = 0; hex < s->n_hexes; hex++)
    for (guint i = 0; i < 6; i++)
      {
        guint8 edge = catan_edge_between (s, s->hex_spots[hex][i], s->hex_spots[hex][(i + 1) % 6]);
        s->hex_edges[hex][i] = edge;
        *(guint8 *) memchr (s->edge_hexes[edge], CATAN_NOWHERE, 2) = (guint8) hex;
      }
  return TRUE;
}

/* ---- the sea ---- */

/* A coast edge, seen from its hex. */
typedef struct
{
  guint hex, side;
} Coast;

static CatanPoint
sea_at (const CatanShape *s, Coast c)
{
  return add_points (s->hex[c.hex], to_hex[c.side]);
}

/* The next coast edge clockwise. */
static Coast
coast_next (const CatanShape *s, Coast c)
{
  c.side = (c.side + 1) % 6;
  while (s->hex_hexes[c.hex][c.side] != CATAN_NOWHERE)
    c = (Coast){ s->hex_hexes[c.hex][c.side], (c.side + 4) % 6 };
  return c;
}

/* Adds a coast edge to its sea hex. */
static gboolean
add_coast (CatanShape *s, Coast c, guint n, TableRefusal *why)
{
  const guint8 *spots = s->hex_spots[c.hex];
  const guint8 ends[2] = { spots[c.side], spots[(c.side + 1) % 6] };
  guint8 sea = find_point (s->sea, s->n_seas, sea_at (s, c));
  if (sea == CATAN_NOWHERE)
    {
      if (s->n_seas == CATAN_SEAS_MAX)
        return table_refuse (why, _ ("a frame touches at most %d sea hexes"), CATAN_SEAS_MAX);
      sea = s->n_seas++;
      s->sea[sea] = sea_at (s, c);
      s->sea_sides[sea] = 0;
    }
  memcpy (s->sea_ends[sea][s->sea_sides[sea]++], ends, 2);
  s->coast[n] = ends[0];
  for (guint i = 0; i < 2; i++)
    if (memchr (s->spot_seas[ends[i]], sea, 2) == NULL)
      *(guint8 *) memchr (s->spot_seas[ends[i]], CATAN_NOWHERE, 2) = sea;
  return TRUE;
}

static gboolean
is_same_coast (Coast a, Coast b)
{
  return a.hex == b.hex && a.side == b.side;
}

/* Where to begin a coast: at this edge, or at the next one that touches another sea hex than the edge before it. */
static Coast
coast_begin (const CatanShape *s, const Coast given)
{
  Coast before = given, c = given;
  for (Coast next = coast_next (s, given); !is_same_coast (next, given); next = coast_next (s, next))
    before = next;
  do
    {
      CatanPoint last = sea_at (s, before), here = sea_at (s, c);
      if (last.x != here.x || last.y != here.y)
        return c;
      before = c;
      c = coast_next (s, c);
    }
  while (!is_same_coast (c, given));
  return given;
}

/* Follows each coast once.  It begins where a sea hex begins, so that the edges of a bay stay together. */
static gboolean
make_seas (CatanShape *s, TableRefusal *why)
{
  gboolean seen[CATAN_HEXES_MAX][6] = { { FALSE } };
  guint n = 0;
  for (guint hex = 0; hex < s->n_hexes; hex++)
    for (guint i = 0; i < 6; i++)
      {
        Coast c = { hex, (i + 5) % 6 }, first = c;
        if (s->hex_hexes[c.hex][c.side] != CATAN_NOWHERE || seen[c.hex][c.side])
          continue;
        if (s->n_coasts == CATAN_COASTS_MAX)
          return table_refuse (why, _ ("a frame has at most %d islands and inner seas"), CATAN_COASTS_MAX);
        first = c = coast_begin (s, c);
        do
          {
            seen[c.hex][c.side] = TRUE;
            if (!add_coast (s, c, n++, why))
              return FALSE;
            c = coast_next (s, c);
          }
        while (!is_same_coast (c, first));
        s->coast_end[s->n_coasts++] = (guint8) n;
      }
  return TRUE;
}

gboolean
catan_shape_make (CatanShape *shape, const CatanFrame *frame, TableRefusal *why)
{
  const CatanFrame given = *frame;
  g_assert (given.n_rows <= CATAN_FRAME_ROWS);
  memset (shape, CATAN_NOWHERE, sizeof *shape);
  shape->frame = given;
  settle_frame (&shape->frame);
  shape->n_hexes = shape->n_spots = shape->n_edges = shape->n_seas = shape->n_coasts = 0;
  if (!check_frame (&shape->frame, why))
    return FALSE;
  make_hexes (shape);
  return make_spots (shape, why) && make_edges (shape, why) && make_seas (shape, why);
}

static gpointer
make_boards (gpointer data)
{
  CatanShape *shapes = data;
  for (guint board = 0; board < CATAN_N_BOARDS; board++)
    if (!catan_shape_make (&shapes[board], &catan_frames[board], NULL))
      g_assert_not_reached ();
  return shapes;
}

const CatanShape *
catan_board_shape (CatanBoard board)
{
  static CatanShape shapes[CATAN_N_BOARDS];
  static GOnce once = G_ONCE_INIT;
  const CatanShape *made = g_once (&once, make_boards, shapes);
  g_assert (board < CATAN_N_BOARDS);
  return &made[board];
}

CatanBoard
catan_shape_board (const CatanShape *shape)
{
  CatanBoard board = 0;
  while (board < CATAN_N_BOARDS && memcmp (&shape->frame, &catan_board_shape (board)->frame, sizeof shape->frame) != 0)
    board++;
  return board;
}

guint8
catan_edge_between (const CatanShape *shape, guint8 a, guint8 b)
{
  if (a >= shape->n_spots)
    return CATAN_NOWHERE;
  for (guint i = 0; i < 3; i++)
    if (shape->spot_spots[a][i] == b && b != CATAN_NOWHERE)
      return shape->spot_edges[a][i];
  return CATAN_NOWHERE;
}

gboolean
catan_bay_spots (const CatanShape *shape, guint sea, guint side, guint8 spots[3])
{
  guint8 (*const ends)[2] = (guint8 (*)[2]) shape->sea_ends[sea];
  if (side + 1 >= shape->sea_sides[sea] || ends[side][1] != ends[side + 1][0])
    return FALSE;
  spots[0] = ends[side][0];
  spots[1] = ends[side][1];
  spots[2] = ends[side + 1][1];
  return TRUE;
}

/* ---- names ---- */

CatanName
catan_hex_name (guint hex)
{
  CatanName name;
  g_snprintf (name.text, sizeof name.text, "%s%c", hex < 26 ? "" : "A", (char) ('A' + hex % 26));
  return name;
}

CatanName
catan_spot_name (guint spot)
{
  CatanName name;
  g_snprintf (name.text, sizeof name.text, "%u", spot + 1);
  return name;
}

CatanName
catan_edge_name (const CatanShape *shape, guint edge)
{
  const guint8 *ends = shape->edge_spots[edge];
  CatanName name;
  g_snprintf (name.text, sizeof name.text, "%d-%d", ends[0] + 1, ends[1] + 1);
  return name;
}

CatanName
catan_sea_name (guint sea)
{
  CatanName name;
  g_snprintf (name.text, sizeof name.text, "s%u", sea + 1);
  return name;
}

guint8
catan_hex_find (const CatanShape *shape, const char *name)
{
  const gboolean more = g_ascii_toupper (name[0]) == 'A' && name[1] != '\0';
  const char *letter = more ? name + 1 : name;
  guint hex = (more ? 26u : 0u) + (guint) (g_ascii_toupper (letter[0]) - 'A');
  return g_ascii_isalpha (letter[0]) && letter[1] == '\0' && hex < shape->n_hexes ? (guint8) hex : CATAN_NOWHERE;
}

/* Reads the number of a place at *name, from 1 to n, and moves *name past it.  CATAN_NOWHERE if there is none. */
static guint8
read_number (const char **name, guint n)
{
  guint number = 0, digits = 0;
  for (; g_ascii_isdigit (**name) && digits < 3; (*name)++, digits++)
    number = number * 10 + (guint) (**name - '0');
  return digits && number >= 1 && number <= n ? (guint8) (number - 1) : CATAN_NOWHERE;
}

guint8
catan_spot_find (const CatanShape *shape, const char *name)
{
  guint8 spot = read_number (&name, shape->n_spots);
  return *name == '\0' ? spot : CATAN_NOWHERE;
}

guint8
catan_edge_find (const CatanShape *shape, const char *name)
{
  guint8 a = read_number (&name, shape->n_spots);
  if (*name != '-')
    return CATAN_NOWHERE;
  name++;
  guint8 b = read_number (&name, shape->n_spots);
  return *name == '\0' ? catan_edge_between (shape, a, b) : CATAN_NOWHERE;
}

guint8
catan_sea_find (const CatanShape *shape, const char *name)
{
  if (g_ascii_tolower (name[0]) != 's')
    return CATAN_NOWHERE;
  name++;
  guint8 sea = read_number (&name, shape->n_seas);
  return *name == '\0' ? sea : CATAN_NOWHERE;
}

/* ---- what lies on the island ---- */

guint8
catan_land_find (const CatanIsland *island, CatanLand land)
{
  for (guint8 hex = 0; hex < island->shape.n_hexes; hex++)
    if (island->land[hex] == land)
      return hex;
  return CATAN_NOWHERE;
}

const guint8 *
catan_harbour_spots (const CatanIsland *island, guint sea)
{
  return island->shape.sea_ends[sea][island->harbour_side[sea]];
}

void
catan_fishery_spots (const CatanIsland *island, guint sea, guint8 spots[3])
{
  if (!catan_bay_spots (&island->shape, sea, island->fishery_side[sea], spots))
    g_assert_not_reached ();
}

guint8
catan_harbour_at (const CatanIsland *island, guint8 spot)
{
  const guint8 *seas = island->shape.spot_seas[spot];
  for (guint i = 0; i < 2 && seas[i] != CATAN_NOWHERE; i++)
    if (island->harbour[seas[i]] != CATAN_NOWHERE && memchr (catan_harbour_spots (island, seas[i]), spot, 2) != NULL)
      return island->harbour[seas[i]];
  return CATAN_NOWHERE;
}

guint8
catan_fishery_at (const CatanIsland *island, guint8 spot)
{
  const guint8 *seas = island->shape.spot_seas[spot];
  guint8 spots[3];
  for (guint i = 0; i < 2 && seas[i] != CATAN_NOWHERE; i++)
    if (island->fishery[seas[i]])
      {
        catan_fishery_spots (island, seas[i], spots);
        if (memchr (spots, spot, 3) != NULL)
          return seas[i];
      }
  return CATAN_NOWHERE;
}
