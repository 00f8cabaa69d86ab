/* test-cell-edit.c - cells that are changed by their edges, and written in the notation of tiles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-fixture.h"
#include "carcassonne/carc-cell-edit.h"
#include "carcassonne/carc-inns-marks.h"
#include "../table/test-add.h"

typedef void (*EachCell) (const CarcTile *tile, const CarcCell *cell, gpointer data);

/* Every cell of every built-in set that a table could describe. */
static void
each_cell (EachCell each, gpointer data)
{
  for (guint n = 0; n < carc_n_systems; n++)
    {
      const GArray *tiles = carc_system_kinds (carc_systems[n]);
      if (tiles == NULL || n == CARC_SYSTEM_LAKE)
        continue;
      for (guint i = 0; i < tiles->len; i++)
        {
          const CarcTile *tile = &g_array_index (tiles, CarcTile, i);
          for (guint k = 0; k < (guint) tile->w * tile->h; k++)
            each (tile, &tile->cells[0][k], data);
        }
    }
}

static void
assert_same (const char *id, const CarcCell *a, const CarcCell *b)
{
  g_test_message ("%s", id);
  g_assert_cmpuint (a->n_segments, ==, b->n_segments);
  g_assert_cmpmem (a->edges, sizeof a->edges, b->edges, sizeof b->edges);
  g_assert_true (carc_marks_same (a->marks, b->marks));
  for (guint i = 0; i < a->n_segments; i++)
    g_assert_cmpmem (&a->segments[i], sizeof a->segments[i], &b->segments[i], sizeof b->segments[i]);
}

static void
write_and_read (const char *id, const CarcCell *cell)
{
  CarcOwnGroup *group = carc_own_group_new ("x");
  TableRefusal why = { "" };
  CarcCell again;
  carc_cell_write (cell, group);
  if (!carc_own_cell (group, &again, &why))
    {
      g_autofree char *text = carc_own_group_text (group);
      g_error ("%s: %s\n%s", id, why.sentence, text);
    }
  assert_same (id, cell, &again);
  carc_own_group_free (group);
}

static void
check_written (const CarcTile *tile, const CarcCell *cell, gpointer data)
{
  if (tile->w * tile->h == 1)
    write_and_read (tile->id, cell);
}

static void
test_write (void)
{
  each_cell (check_written, NULL);
}

static void
test_partitions (void)
{
  static const guint wanted[] = { 1, 1, 2, 5, 15 };
  CarcPartition partitions[CARC_PARTITIONS_MAX];
  for (guint n = 0; n <= CARC_PARTS_MAX; n++)
    {
      g_assert_cmpuint (carc_partitions (n, partitions), ==, wanted[n]);
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (partitions[0].part[i], ==, 0);
      for (guint i = 0; i < wanted[n]; i++)
        for (guint k = 0; k < i; k++)
          g_assert_cmpint (memcmp (partitions[i].part, partitions[k].part, n), !=, 0);
    }
}

/* Tries every way to join the farms of a cell. */
static void
try_farms (const CarcCell *cell)
{
  guint8 stretches[CARC_PARTS_MAX];
  CarcPartition joined, partitions[CARC_PARTITIONS_MAX];
  const int n = carc_cell_stretches (cell, stretches, &joined);
  g_assert_cmpint (n, >=, 0);
  const guint ways = carc_partitions ((guint) n, partitions);
  for (guint i = 0; i < ways; i++)
    {
      CarcCell other = *cell;
      carc_cell_join_farms (&other, &partitions[i]);
      g_assert_cmpint (carc_cell_stretches (&other, stretches, &joined), ==, n);
      g_assert_cmpmem (joined.part, (gsize) n, partitions[i].part, (gsize) n);
      carc_cell_set_inner_farms (&other, i % (CARC_INNER_MAX + 1));
      g_assert_cmpuint (carc_cell_inner_farms (&other), ==, i % (CARC_INNER_MAX + 1));
      write_and_read ("farms", &other);
    }
}

/* Tries every way to join the sides of each kind. */
static void
try_joins (const CarcCell *cell)
{
  static const CarcKind kinds[] = { CARC_CITY, CARC_ROAD, CARC_RIVER };
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      guint sides[4];
      CarcPartition joined, partitions[CARC_PARTITIONS_MAX];
      const guint n = carc_cell_sides (cell, kinds[i], sides, &joined);
      const guint ways = carc_partitions (n, partitions);
      for (guint k = 0; n > 0 && k < ways; k++)
        {
          CarcCell other = *cell;
          carc_cell_join (&other, kinds[i], &partitions[k]);
          g_assert_cmpuint (carc_cell_sides (&other, kinds[i], sides, &joined), ==, n);
          g_assert_cmpmem (joined.part, n, partitions[k].part, n);
          g_assert_cmpmem (other.edges, sizeof other.edges, cell->edges, sizeof cell->edges);
          write_and_read ("joined", &other);
          try_farms (&other);
        }
    }
}

/* Every cell that can be made from edges is sound and can be written. */
static void
test_every_edge (void)
{
  static const CarcEdge edges[] = { CARC_EDGE_FIELD, CARC_EDGE_CITY, CARC_EDGE_ROAD, CARC_EDGE_RIVER, CARC_EDGE_ANY };
  const guint n = G_N_ELEMENTS (edges);
  for (guint number = 0; number < 2 * n * n * n * n; number++)
    {
      CarcCell cell;
      guint left = number / 2;
      carc_cell_blank (&cell);
      carc_cell_set_cloister (&cell, number % 2);
      for (guint side = 0; side < 4; side++, left /= n)
        {
          carc_cell_set_edge (&cell, side, edges[left % n]);
          g_assert_cmpuint (cell.edges[side], ==, edges[left % n]);
        }
      write_and_read ("edges", &cell);
      try_joins (&cell);
      try_farms (&cell);
    }
}

/* What is printed on a feature stays when other edges change. */
static void
test_kept (void)
{
  CarcCell cell;
  carc_cell_blank (&cell);
  carc_cell_set_edge (&cell, 0, CARC_EDGE_CITY);
  carc_cell_set_pennants (&cell, 0, 2);
  carc_cell_mark (&cell, 0, CARC_CATHEDRAL, TRUE);
  carc_cell_set_edge (&cell, 2, CARC_EDGE_ROAD);
  g_assert_cmpuint (cell.segments[0].pennants, ==, 2);
  g_assert_true (carc_marks_same (cell.segments[0].marks, carc_marks_of (CARC_CATHEDRAL)));
  g_assert_cmpuint (cell.segments[0].links, ==, 1 << 1); /* the road leads into the city */
  carc_cell_set_cloister (&cell, TRUE);
  g_assert_cmpuint (cell.segments[0].links, ==, 0);
  carc_cell_link (&cell, 0, 1, TRUE);
  carc_cell_touch (&cell, 2, 0, FALSE);
  g_assert_cmpuint (cell.segments[2].touches, ==, 0);
  write_and_read ("kept", &cell);
  carc_cell_set_cloister (&cell, FALSE);
  carc_cell_set_edge (&cell, 0, CARC_EDGE_FIELD);
  g_assert_cmpuint (cell.n_segments, ==, 2);
}

/* ---- what is usual, on printed tiles ---- */

typedef struct
{
  guint cells, same;
} Count;

/* The tile made from its edges, from how they are joined and from its cloister only. */
static void
count_usual (const CarcTile *tile, const CarcCell *cell, gpointer data)
{
  static const CarcKind kinds[] = { CARC_CITY, CARC_ROAD, CARC_RIVER };
  Count *count = data;
  CarcCell made;
  gboolean same;
  carc_cell_blank (&made);
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_CLOISTER)
      carc_cell_set_cloister (&made, TRUE);
  for (guint side = 0; side < 4; side++)
    carc_cell_set_edge (&made, side, (CarcEdge) cell->edges[side]);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      guint sides[4];
      CarcPartition joined;
      if (carc_cell_sides (cell, kinds[i], sides, &joined) > 0)
        carc_cell_join (&made, kinds[i], &joined);
    }
  same = made.n_segments == cell->n_segments;
  for (guint i = 0; i < made.n_segments && same; i++)
    {
      gboolean found = FALSE;
      for (guint k = 0; k < cell->n_segments; k++)
        found = found
                || (made.segments[i].kind == cell->segments[k].kind && made.segments[i].sides == cell->segments[k].sides
                    && made.segments[i].halves == cell->segments[k].halves
                    && __builtin_popcount (made.segments[i].touches) == __builtin_popcount (cell->segments[k].touches));
      same = found;
    }
  count->cells++;
  count->same += same;
  if (!same)
    g_test_message ("not as usual: %s", tile->id);
}

/* For most printed tiles nothing must be changed by hand besides edges and joins. */
static void
test_usual (void)
{
  Count count = { 0 };
  each_cell (count_usual, &count);
  g_test_message ("%u of %u cells are as usual", count.same, count.cells);
  g_assert_cmpuint (100 * count.same, >=, 70 * count.cells);
}

TESTS_MAIN_AFTER (carc_register (), "/cell-edit", partitions, write, every_edge, kept, usual)
