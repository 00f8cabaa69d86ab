/* test-tiles.c - what is computed from a tile: its rotations, where figures stand; and the layouts of the lake.  The
 * tests in tests/tiles compare what is printed on each tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carcassonne/systems/lake/carc-lake-layout.h"
#include "carc-fixture.h"
#include "../table/texts.h"
#include "../table/test-add.h"

static GArray *
read_set (const char *set)
{
  TableRefusal why = { "" };
  GArray *tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  if (!carc_tiles_parse (set, carc_tiles_builtin (set), tiles, &why))
    g_error ("%s", why.sentence);
  return tiles;
}

/* ---- rotations ---- */

static void
test_rotations (void)
{
  for (guint n = 0; n < carc_n_systems; n++)
    {
      if (carc_system_tiles (carc_systems[n]) == NULL)
        continue;
      g_autoptr (GArray) tiles = read_set (carc_systems[n]->name);
      for (guint i = 0; i < tiles->len; i++)
        {
          const CarcTile *tile = &g_array_index (tiles, CarcTile, i);
          for (guint turns = 1; turns < 4; turns++)
            for (guint own = 0; own < (guint) tile->w * tile->h; own++)
              {
                const CarcCell *from = &tile->cells[0][own];
                const CarcCell *to = &tile->cells[turns][carc_tile_part (tile, own, turns)];
                g_assert_cmpuint (to->n_segments, ==, from->n_segments);
                g_assert_cmpuint (to->flags, ==, from->flags);
                for (guint side = 0; side < 4; side++)
                  g_assert_cmpuint (to->edges[(side + turns) % 4], ==, from->edges[side]);
                for (guint s = 0; s < from->n_segments; s++)
                  {
                    g_assert_cmpuint (to->segments[s].touches, ==, from->segments[s].touches);
                    g_assert_true (carc_marks_same (to->segments[s].marks, from->segments[s].marks));
                    for (guint side = 0; side < 4; side++)
                      g_assert_cmpuint ((to->segments[s].sides >> ((side + turns) % 4)) & 1, ==,
                                        (from->segments[s].sides >> side) & 1);
                    for (guint half = 0; half < 8; half++)
                      g_assert_cmpuint ((to->segments[s].halves >> ((half + 2 * turns) % 8)) & 1, ==,
                                        (from->segments[s].halves >> half) & 1);
                  }
              }
          /* The tile looks the same after tile->turns quarter turns. */
          if (tile->w * tile->h == 1)
            for (guint turns = 1; turns < 4; turns++)
              if (turns % tile->turns == 0)
                g_assert_cmpuint (tile->cells[turns][0].mask, ==, tile->cells[0][0].mask);
        }
    }
}

/* How many different ways there are to turn a tile; also if they differ only in edges that no feature reaches, or in
 * what points somewhere. */
static void
test_turns (void)
{
  static const struct
  {
    const char *cell;
    guint turns;
  } cells[] = {
    { "cities=N E S W +", 1 },
    { "roads=N S\nfarms=nne ene ese sse; ssw wsw wnw nnw", 2 },
    { "roads=N W\nfarms=wnw nnw; nne ene ese sse ssw wsw", 4 },
    { "roads=E W\nfarms=wnw nnw nne ene; ese sse; ssw wsw", 4 },
    { "any=N E S W", 1 },
    { "any=N S\nwater=E W", 2 },
    { "any=N\nwater=E S W", 4 },
    { "farms=nnw nne ene ese sse ssw wsw wnw\nflags=fair", 1 },
    { "farms=nnw nne ene ese sse ssw wsw wnw\nflags=flywest", 4 },
    { "roads=N S\nfarms=nne ene ese sse; ssw wsw wnw nnw\nflags=flynorthwest", 4 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autoptr (GArray) tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
      g_autofree char *text = g_strdup_printf ("[t]\n%s\n", cells[i].cell);
      TableRefusal why = { "" };
      if (!carc_tiles_parse ("odd", text, tiles, &why))
        g_error ("%s: %s", cells[i].cell, why.sentence);
      g_assert_cmpuint (g_array_index (tiles, CarcTile, 0).turns, ==, cells[i].turns);
    }
}

/* The place of a cell's marks is not too close to the place of a figure. */
static void
check_marks (const CarcTile *tile)
{
  for (guint own = 0; own < (guint) tile->w * tile->h; own++)
    for (guint a = 0; a < tile->cells[0][own].n_segments; a++)
      {
        const CarcCell *cell = &tile->cells[0][own];
        const int dx = cell->spot_x - cell->segments[a].spot_x, dy = cell->spot_y - cell->segments[a].spot_y;
        g_test_message ("%s: the marks and %s", tile->id, carc_kind_words[cell->segments[a].kind]);
        g_assert_cmpint (dx * dx + dy * dy, >, 30 * 30);
      }
}

/* The places of two figures on a tile are not too close to each other. */
static void
test_spots (void)
{
  for (guint n = 0; n < carc_n_systems; n++)
    {
      if (carc_system_tiles (carc_systems[n]) == NULL)
        continue;
      g_autoptr (GArray) tiles = read_set (carc_systems[n]->name);
      for (guint i = 0; i < tiles->len; i++)
        {
          const CarcTile *tile = &g_array_index (tiles, CarcTile, i);
          for (guint own = 0; own < (guint) tile->w * tile->h; own++)
            for (guint a = 0; a < tile->cells[0][own].n_nodes; a++)
              for (guint b = 0; b < a; b++)
                {
                  const CarcSegment *s = &tile->cells[0][own].segments[a], *t = &tile->cells[0][own].segments[b];
                  int dx = s->spot_x - t->spot_x, dy = s->spot_y - t->spot_y;
                  g_test_message ("%s: %s and %s", tile->id, carc_kind_words[s->kind], carc_kind_words[t->kind]);
                  g_assert_cmpint (dx * dx + dy * dy, >, 24 * 24);
                }
          check_marks (tile);
        }
    }
}

/* Where two roads cross, each has its place half way from the middle to a side. */
static void
test_crossing (void)
{
  g_autoptr (GArray) tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  TableRefusal why = { "" };
  if (!carc_tiles_parse ("odd", "[t]\nroads=N S; E W\nfarms=nne ene; ese sse; ssw wsw; wnw nnw\n", tiles, &why))
    g_error ("%s", why.sentence);
  const CarcCell *cell = &g_array_index (tiles, CarcTile, 0).cells[0][0];
  guint roads = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_ROAD)
      {
        const int dx = abs (cell->segments[i].spot_x - CARC_SPOT_UNIT / 2);
        const int dy = abs (cell->segments[i].spot_y - CARC_SPOT_UNIT / 2);
        g_assert_cmpint (MIN (dx, dy), ==, 0);
        g_assert_cmpint (MAX (dx, dy), ==, CARC_SPOT_UNIT / 4);
        roads++;
      }
  g_assert_cmpuint (roads, ==, 2);
}

/* ---- the lake ---- */

static gboolean
same_segment (const CarcSegment *a, const CarcSegment *b)
{
  return a->kind == b->kind && a->sides == b->sides && a->halves == b->halves && a->pennants == b->pennants
         && carc_marks_same (a->marks, b->marks) && (a->touches != 0) == (b->touches != 0);
}

/* The tile of the file equals the tile of the default layout. */
static void
test_lake_default (void)
{
  g_autoptr (GArray) tiles = read_set ("lake");
  CarcLakeLayout layout;
  CarcTile built;
  const CarcTile *read = &g_array_index (tiles, CarcTile, 0);
  carc_lake_layout_default (&layout);
  carc_lake_layout_build (&layout, &built);
  g_assert_cmpuint (tiles->len, ==, 1);
  g_assert_cmpuint (read->w * read->h, ==, 9);
  for (guint i = 0; i < 9; i++)
    {
      const CarcCell *a = &read->cells[0][i], *b = &built.cells[0][i];
      g_assert_cmpuint (a->flags, ==, b->flags);
      g_assert_cmpuint (a->mask, ==, b->mask);
      g_assert_cmpuint (a->n_segments, ==, b->n_segments);
      g_assert_cmpmem (a->edges, 4, b->edges, 4);
      for (guint s = 0; s < a->n_segments; s++)
        {
          guint found = 0;
          for (guint t = 0; t < b->n_segments; t++)
            found += same_segment (&a->segments[s], &b->segments[t]);
          g_assert_cmpuint (found, ==, 1);
        }
    }
}

static gboolean
parse_layout (const char *text, CarcLakeLayout *layout, TableRefusal *why)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  return carc_lake_layout_parse (layout, (const char *const *) words, g_strv_length (words), why);
}

static void
test_lake_layouts (void)
{
  static const char *const sound[] = {
    "fcf frf frf frf cloister=nw herd=ne lighthouse=se",
    "rff fcc cfr frf + cloister=sw herd=ne lighthouse=w",
    "frf ccf rff frf + + cloister=s herd=sw lighthouse=nw",
    "ccf ffr fff rrf cloister=ne herd=s lighthouse=sw",
  };
  static const char *const faulty[][2] = {
    { "fcf frf frf cloister=nw herd=ne lighthouse=se", "twelve edges" },
    { "fcf frf frf frff cloister=nw herd=ne lighthouse=se", "twelve edges" },
    { "fxf frf frf frf cloister=nw herd=ne lighthouse=se", "twelve edges" },
    { "fcf frf frf frf cloister=nw herd=ne", "lighthouse=" },
    { "fcf frf frf frf cloister=nw herd=ne lighthouse=middle", "not a cell" },
    { "fcf frf frf frf cloister=nw herd=ne harbour=se", "the lake has no" },
    { "fcf frf fff frf cloister=nw herd=ne lighthouse=se", "three roads" },
    { "fff frf frf frf cloister=nw herd=ne lighthouse=se", "has a city" },
    { "fcf frf frf crf cloister=nw herd=ne lighthouse=se", "side by side" },
    { "ccc ccr frf rff cloister=s herd=sw lighthouse=se", "side by side" },
    { "fcf frf frf frf cloister=nw herd=nw lighthouse=se", "three different" },
    { "fcf frf frf frf cloister=n herd=ne lighthouse=se", "cloister cannot" },
    { "fcf frf frf frf cloister=nw herd=ne lighthouse=n", "lighthouse cannot" },
    { "fcf frf frf frf cloister=nw herd=e lighthouse=se", "pig herd" },
    /* The corners have two edges each. */
    { "rff fcf frf ffr cloister=ne herd=sw lighthouse=se", "two roads cannot share the nw" },
    { "ffr rcf frf fff cloister=nw herd=sw lighthouse=se", "two roads cannot share the ne" },
    { "fcf ffr rff frf cloister=nw herd=ne lighthouse=sw", "two roads cannot share the se" },
    { "fcf frf ffr rff cloister=nw herd=ne lighthouse=se", "two roads cannot share the sw" },
    { "cff frf frf ffr cloister=ne herd=sw lighthouse=se", "a road and the city cannot share the nw" },
    { "ffc rff frf frf cloister=nw herd=sw lighthouse=se", "a road and the city cannot share the ne" },
  };
  CarcLakeLayout layout;
  TableRefusal why = { "" };
  for (guint i = 0; i < G_N_ELEMENTS (sound); i++)
    {
      CarcTile tile;
      if (!parse_layout (sound[i], &layout, &why))
        g_error ("%s: %s", sound[i], why.sentence);
      assert_text (carc_lake_layout_print (&layout), sound[i]);
      carc_lake_layout_build (&layout, &tile);
      g_assert_cmpuint (tile.w * tile.h, ==, 9);
    }
  for (guint i = 0; i < G_N_ELEMENTS (faulty); i++)
    {
      g_test_message ("%s", faulty[i][0]);
      assert_refused_with (parse_layout (faulty[i][0], &layout, &why), why.sentence, faulty[i][1]);
    }
}

/* ---- hostile sets ---- */

static void
test_faulty_sets (void)
{
  static const char *const faulty[][2] = {
    { "[a\n", "cannot be read" },
    { "[a]\ncities=N; N\nfarms=ene ese sse ssw wsw wnw\n", "same side" },
    { "[a]\nfarms=nnw nne ene ese sse ssw wsw wnw; nnw\n", "same half" },
    { "[a]\ncities=N\nfarms=nnw ene ese sse ssw wsw wnw\n", "not a field" },
    { "[a]\ncities=N\nfarms=ene ese sse ssw wsw\n", "belongs to nothing" },
    { "[a]\ncities=N\nfarms=ene ese sse ssw wsw wnw @2\n", "not there" },
    { "[a]\ncities=Q\n", "“Q” cannot stand" },
    { "[a]\nroads=N +\n", "“+” cannot stand" },
    { "[a]\nflags=deep\n", "“deep” cannot stand" },
    { "[a]\nsize=9x1\n", "“9x1” cannot stand" },
    { "[a]\nsize=2x1\n[a/0,0]\nfarms=nnw nne ene ese sse ssw wsw wnw\n", "is missing" },
    { "[a-tile-whose-name-is-far-too-long-to-be-kept-in-any-record]\nfarms=nnw nne ene ese sse ssw wsw wnw\n",
      "too long" },
    { "[a]\ncities=N;E;S;W;N;E;S;W;N;E;S;W;N\n", "more than" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (faulty); i++)
    {
      g_autoptr (GArray) tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
      TableRefusal why = { "" };
      assert_refused_with (carc_tiles_parse ("faulty", faulty[i][0], tiles, &why), why.sentence, faulty[i][1]);
    }
}

TESTS_MAIN_AFTER (carc_register (), "/tiles", rotations, turns, spots, crossing, lake_default, lake_layouts,
                  faulty_sets)
