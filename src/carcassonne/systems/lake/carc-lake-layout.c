/* carc-lake-layout.c - reads, prints and checks the layout of the lake tile, and makes the tile from it (L1).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The code goes clockwise around the ring of eight cells, along the outer edges.  A road from the edge to the shore
 * separates two farms; a city on the edge does not.
 */
#include "carc-lake-layout.h"

#include <string.h>

#include "carcassonne/carc-base-marks.h"
#include "carcassonne/carc-lake-marks.h"
#include "table/table-intl.h"

static const char *const ring_words[8] = { "nw", "n", "ne", "e", "se", "s", "sw", "w" };
/* For each cell of the ring: its index in the 3x3 tile, row by row. */
static const guint8 ring_part[8] = { 0, 1, 2, 5, 8, 7, 6, 3 };
/* For each outer edge: its cell in the ring, and its side of that cell. */
static const guint8 edge_ring[12] = { 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 0 };
static const guint8 edge_side[12] = { 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3 };
/* For each cell of the ring: its side at the water.  The corners have none. */
static const int water_side[8] = { -1, 2, -1, 3, -1, 0, -1, 1 };

void
carc_lake_layout_default (CarcLakeLayout *layout)
{
  static const CarcLakeLayout the_default = {
    .edges = { CARC_EDGE_FIELD, CARC_EDGE_CITY, CARC_EDGE_FIELD, CARC_EDGE_FIELD, CARC_EDGE_ROAD, CARC_EDGE_FIELD,
               CARC_EDGE_FIELD, CARC_EDGE_ROAD, CARC_EDGE_FIELD, CARC_EDGE_FIELD, CARC_EDGE_ROAD, CARC_EDGE_FIELD },
    .cloister = CARC_LAKE_NW,
    .herd = CARC_LAKE_NE,
    .lighthouse = CARC_LAKE_SE,
  };
  *layout = the_default;
}

static int
find_ring (const char *word)
{
  for (guint i = 0; i < 8; i++)
    if (g_ascii_strcasecmp (ring_words[i], word) == 0)
      return (int) i;
  return -1;
}

static gboolean
parse_edges (CarcLakeLayout *layout, guint *n_edges, const char *word, TableRefusal *why)
{
  for (; *word; word++)
    {
      const char *at = strchr ("fcr", g_ascii_tolower (*word));
      if (at == NULL || *n_edges == 12)
        return table_refuse (why, _ ("the lake has twelve edges, each f, c or r"));
      layout->edges[(*n_edges)++] = (guint8) (at - strchr ("fcr", 'f')); /* field, city, road as in CarcEdge */
    }
  return TRUE;
}

gboolean
carc_lake_layout_parse (CarcLakeLayout *layout, const char *const *words, guint n_words, TableRefusal *why)
{
  guint n_edges = 0, special = 0;
  memset (layout, 0, sizeof *layout);
  for (guint i = 0; i < n_words; i++)
    {
      const char *equals = strchr (words[i], '=');
      if (equals == NULL)
        {
          if (strcmp (words[i], "+") == 0 && layout->pennants < 9)
            layout->pennants++;
          else if (!parse_edges (layout, &n_edges, words[i], why))
            return FALSE;
          continue;
        }
      int ring = find_ring (equals + 1);
      if (ring < 0)
        return table_refuse (why, _ ("“%.20s” is not a cell of the lake's ring: nw n ne e se s sw w"), equals + 1);
      if (g_str_has_prefix (words[i], "cloister="))
        layout->cloister = (guint8) ring, special |= 1;
      else if (g_str_has_prefix (words[i], "herd="))
        layout->herd = (guint8) ring, special |= 2;
      else if (g_str_has_prefix (words[i], "lighthouse="))
        layout->lighthouse = (guint8) ring, special |= 4;
      else
        return table_refuse (why, _ ("the lake has no “%.40s”"), words[i]);
    }
  if (n_edges != 12 || special != 7)
    return table_refuse (why, _ ("a layout names twelve edges, cloister=, herd= and lighthouse="));
  return carc_lake_layout_validate (layout, why);
}

char *
carc_lake_layout_print (const CarcLakeLayout *layout)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < 12; i++)
    {
      if (i && i % 3 == 0)
        g_string_append_c (out, ' ');
      g_string_append_c (out, "fcr"[layout->edges[i]]);
    }
  for (guint i = 0; i < layout->pennants; i++)
    g_string_append (out, " +");
  g_string_append_printf (out, " cloister=%s herd=%s lighthouse=%s", ring_words[layout->cloister],
                          ring_words[layout->herd], ring_words[layout->lighthouse]);
  return g_string_free (out, FALSE);
}

/* How many outer edges of this kind a cell has. */
static guint
edges_of (const CarcLakeLayout *layout, guint ring, CarcEdge edge)
{
  guint n = 0;
  for (guint i = 0; i < 12; i++)
    n += edge_ring[i] == ring && layout->edges[i] == edge;
  return n;
}

gboolean
carc_lake_layout_validate (const CarcLakeLayout *layout, TableRefusal *why)
{
  guint roads = 0, starts = 0, cities = 0;
  for (guint i = 0; i < 12; i++)
    {
      roads += layout->edges[i] == CARC_EDGE_ROAD;
      cities += layout->edges[i] == CARC_EDGE_CITY;
      starts += layout->edges[i] == CARC_EDGE_CITY && layout->edges[(i + 11) % 12] != CARC_EDGE_CITY;
    }
  if (roads != 3)
    return table_refuse (why, _ ("the lake has three roads, not %u"), roads);
  if (cities == 0)
    return table_refuse (why, _ ("the lake has a city: at least one edge must be city"));
  if (cities > 4 || starts != 1)
    return table_refuse (why, _ ("the lake has only one city: its edges, four at most, must lie side by side"));
  for (guint ring = 0; ring < 8; ring++)
    {
      if (edges_of (layout, ring, CARC_EDGE_ROAD) && edges_of (layout, ring, CARC_EDGE_CITY))
        return table_refuse (why, _ ("a road and the city cannot share the %s cell"), ring_words[ring]);
      if (edges_of (layout, ring, CARC_EDGE_ROAD) > 1)
        return table_refuse (why, _ ("two roads cannot share the %s cell"), ring_words[ring]);
    }
  if (layout->cloister == layout->lighthouse || layout->cloister == layout->herd || layout->herd == layout->lighthouse)
    return table_refuse (why, _ ("cloister, herd and lighthouse lie on three different cells"));
  if (edges_of (layout, layout->cloister, CARC_EDGE_CITY))
    return table_refuse (why, _ ("the cloister cannot lie in the city"));
  if (edges_of (layout, layout->lighthouse, CARC_EDGE_CITY))
    return table_refuse (why, _ ("the lighthouse cannot stand in the city"));
  if (edges_of (layout, layout->herd, CARC_EDGE_ROAD) || edges_of (layout, layout->herd, CARC_EDGE_CITY))
    return table_refuse (why, _ ("the pig herd needs a cell with nothing but fields"));
  return TRUE;
}

/* Fills a cell of the ring: its city, its road, and the one or two farms beside them. */
static void
build_cell (const CarcLakeLayout *layout, guint ring, CarcCell *cell)
{
  /* For each cell: the sides at the cell before it and at the cell after it, clockwise. */
  static const guint8 in_side[8] = { 2, 3, 3, 0, 0, 1, 1, 2 };
  static const guint8 out_side[8] = { 1, 1, 2, 2, 3, 3, 0, 0 };
  const CarcMarks on_lake = carc_marks_of (CARC_ON_LAKE);
  gboolean city_before = FALSE, city_after = FALSE;
  int road_edge = -1;
  CarcSegment city = { .kind = CARC_CITY, .pennants = layout->pennants, .marks = on_lake };

  memset (cell, 0, sizeof *cell);
  cell->flags = CARC_CELL_LAKE | (ring == layout->lighthouse ? CARC_CELL_LIGHTHOUSE : 0);
  if (water_side[ring] >= 0)
    cell->edges[water_side[ring]] = CARC_EDGE_WATER;

  for (guint i = 0; i < 12; i++)
    if (edge_ring[i] == ring)
      {
        guint before = (i + 11) % 12, after = (i + 1) % 12;
        if (layout->edges[i] == CARC_EDGE_ROAD)
          road_edge = (int) i;
        if (layout->edges[i] != CARC_EDGE_CITY)
          continue;
        city.sides |= (guint8) (1 << edge_side[i]);
        city_before |= edge_ring[before] != ring && layout->edges[before] == CARC_EDGE_CITY;
        city_after |= edge_ring[after] != ring && layout->edges[after] == CARC_EDGE_CITY;
      }
  /* A city on several cells is one city: the edge between these cells is city too. */
  if (city_before)
    city.sides |= (guint8) (1 << in_side[ring]);
  if (city_after)
    city.sides |= (guint8) (1 << out_side[ring]);
  /* The pennants are on the first cell of the city. */
  if (city_before)
    city.pennants = 0;
  if (city.sides)
    cell->segments[cell->n_segments++] = city;

  guint8 fields = 0;
  for (guint side = 0; side < 4; side++)
    if (cell->edges[side] != CARC_EDGE_WATER && !(city.sides & (1 << side)))
      fields |= (guint8) (3 << (2 * side));

  if (road_edge >= 0)
    {
      /* The road divides the cell into the fields before it and those after it, clockwise. */
      guint side = edge_side[road_edge];
      guint8 before = 0;
      cell->segments[cell->n_segments++] = (CarcSegment){ .kind = CARC_ROAD,
                                                          .sides = (guint8) (1 << side),
                                                          .marks = on_lake };
      /* The halves before it: clockwise from the side at the cell before, to the first half of the road's side. */
      for (guint half = (2u * in_side[ring]) % 8;; half = (half + 1) % 8)
        {
          before |= (guint8) (1 << half);
          if (half == 2 * side)
            break;
        }
      guint8 parts[2] = { (guint8) (fields & before), (guint8) (fields & ~before) };
      for (guint i = 0; i < 2; i++)
        cell->segments[cell->n_segments++] = (CarcSegment){ .kind = CARC_FARM, .halves = parts[i], .marks = on_lake };
    }
  else if (fields)
    cell->segments[cell->n_segments++] = (CarcSegment){
      .kind = CARC_FARM,
      .halves = fields,
      .touches = city.sides ? 1 : 0,
      .marks = ring == layout->herd ? carc_marks_with (on_lake, CARC_HERD) : on_lake,
    };
  if (ring == layout->cloister)
    cell->segments[cell->n_segments++] = (CarcSegment){ .kind = CARC_CLOISTER, .marks = on_lake };
  gboolean sound = carc_cell_finish (cell, NULL);
  g_assert (sound);
}

void
carc_lake_layout_build (const CarcLakeLayout *layout, CarcTile *tile)
{
  g_assert (carc_lake_layout_validate (layout, NULL));
  memset (tile, 0, sizeof *tile);
  g_strlcpy (tile->id, "lake", sizeof tile->id);
  g_strlcpy (tile->set, "lake", sizeof tile->set);
  g_strlcpy (tile->name, "the lake", sizeof tile->name);
  tile->copies = 1;
  tile->w = tile->h = 3;
  for (guint ring = 0; ring < 8; ring++)
    build_cell (layout, ring, &tile->cells[0][ring_part[ring]]);

  CarcCell *centre = &tile->cells[0][4];
  memset (centre->edges, CARC_EDGE_WATER, sizeof centre->edges);
  centre->flags = CARC_CELL_LAKE | CARC_CELL_WATER;
  gboolean sound = carc_cell_finish (centre, NULL);
  g_assert (sound);
  carc_tile_finish (tile);
}
