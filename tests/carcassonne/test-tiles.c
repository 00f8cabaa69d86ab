/* test-tiles.c - every tile against a table written down apart from the tile sets, and what follows from a
 * tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "carcassonne/carc-lake-layout.h"
#include "carc-fixture.h"

/* id, copies, edges clockwise from north; cities, roads by their sides, parted by a blank (pennants and marks
 * behind them); for each farm how many cities it touches, greatest first; a cloister. */
typedef struct
{
  const char *id;
  guint copies;
  const char *edges, *cities, *roads, *farms;
  gboolean cloister;
} Row;

static const Row base[] = {
  { "ffff", 4, "ffff", "", "", "0", TRUE },         { "ffrf", 2, "ffrf", "", "S", "0", TRUE },
  { "cccc+", 1, "cccc", "NESW+", "", "", FALSE },   { "ccrc+", 2, "ccrc", "NEW+", "S", "11", FALSE },
  { "ccrc", 1, "ccrc", "NEW", "S", "11", FALSE },   { "ccfc+", 1, "ccfc", "NEW+", "", "1", FALSE },
  { "ccfc", 3, "ccfc", "NEW", "", "1", FALSE },     { "fcfc+", 2, "fcfc", "EW+", "", "11", FALSE },
  { "fcfc", 1, "fcfc", "EW", "", "11", FALSE },     { "cfcf-two", 3, "cfcf", "N S", "", "2", FALSE },
  { "cffc+", 2, "cffc", "NW+", "", "1", FALSE },    { "cffc", 3, "cffc", "NW", "", "1", FALSE },
  { "cffc-two", 2, "cffc", "N W", "", "2", FALSE }, { "crrc+", 2, "crrc", "NW+", "ES", "10", FALSE },
  { "crrc", 3, "crrc", "NW", "ES", "10", FALSE },   { "cfff", 5, "cfff", "N", "", "1", FALSE },
  { "crfr", 4, "crfr", "N", "EW", "10", FALSE },    { "cfrr", 3, "cfrr", "N", "SW", "10", FALSE },
  { "crrf", 3, "crrf", "N", "ES", "10", FALSE },    { "crrr", 3, "crrr", "N", "E S W", "100", FALSE },
  { "frfr", 8, "frfr", "", "EW", "00", FALSE },     { "ffrr", 9, "ffrr", "", "SW", "00", FALSE },
  { "frrr", 4, "frrr", "", "E S W", "000", FALSE }, { "rrrr", 1, "rrrr", "", "N E S W", "0000", FALSE },
};

static const Row river[] = {
  { "river/spring", 1, "fiff", "", "", "0", FALSE },         { "river/lake", 1, "fffi", "", "", "0", FALSE },
  { "river/two-cities", 1, "cici", "N S", "", "11", FALSE }, { "river/city-road", 1, "ciri", "N", "S", "1100", FALSE },
  { "river/cloister", 1, "firi", "", "S", "000", TRUE },     { "river/bridge", 1, "irir", "", "EW", "0000", FALSE },
  { "river/straight", 2, "fifi", "", "", "00", FALSE },      { "river/city-curve", 1, "ciic", "NW", "", "10", FALSE },
  { "river/road-curve", 1, "rrii", "", "NE", "000", FALSE }, { "river/curve", 2, "ffii", "", "", "00", FALSE },
};

static const Row inns[] = {
  { "inns/cathedral", 2, "cccc", "NESWc", "", "", FALSE },
  { "inns/cloister", 1, "frfr", "", "E W", "00", TRUE },
  { "inns/four-cities", 1, "cccc", "N E S W", "", "4", FALSE },
  { "inns/three-cities", 1, "ccfc", "N E W", "", "3", FALSE },
  { "inns/two-roads", 1, "crcr", "N S", "E W", "1111", FALSE },
  { "inns/corner-and-edge", 1, "cfcc", "NW+ S", "", "2", FALSE },
  { "inns/split-field", 1, "cfff", "N", "", "11", FALSE },
  { "inns/road-end", 1, "cfrf", "N", "S", "11", FALSE },
  { "inns/corner-road", 1, "crfc", "NW", "E", "11", FALSE },
  { "inns/road-through", 1, "rcrc", "EW+", "N S", "1111", FALSE },
  { "inns/corner-inn", 1, "cfrc", "NW", "Si", "11", FALSE },
  { "inns/edge-curve-inn", 1, "cfrr", "N", "SWi", "10", FALSE },
  { "inns/corner-curve-inn", 1, "crrc", "NW+", "ESi", "10", FALSE },
  { "inns/crossing-inn", 1, "frrr", "", "Ei S W", "000", FALSE },
  { "inns/straight-inn", 1, "frfr", "", "EWi", "00", FALSE },
  { "inns/curve-inn", 1, "ffrr", "", "SWi", "00", FALSE },
  { "inns/two-curves", 1, "rrrr", "", "NW ES", "000", FALSE },
};

static const Row siege[] = {
  { "siege/edge", 1, "cfff", "Ns", "", "1", FALSE },
  { "siege/edge-road", 1, "crfr", "Ns", "EW", "10", FALSE },
  { "siege/corner", 1, "cffc", "NWs", "", "1", FALSE },
  { "siege/corner-curve", 1, "crrc", "NWs", "ES", "10", FALSE },
};

typedef struct
{
  const char *set;
  const Row *rows;
  guint n, tiles;
} Set;

static const Set sets[] = {
  { "base", base, G_N_ELEMENTS (base), 72 },
  { "river", river, G_N_ELEMENTS (river), 12 },
  { "inns", inns, G_N_ELEMENTS (inns), 18 },
  { "siege", siege, G_N_ELEMENTS (siege), 4 },
};

static GArray *
read_set (const char *set)
{
  TableRefusal why = { "" };
  GArray *tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  if (!carc_tiles_parse (set, carc_tiles_builtin (set), tiles, &why))
    g_error ("%s", why.sentence);
  return tiles;
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char **) a, *(char **) b);
}

/* Segments of a kind as in a row, in the order of the words. */
static char *
describe (const CarcCell *cell, CarcKind kind)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < cell->n_segments; i++)
    {
      const CarcSegment *s = &cell->segments[i];
      GString *word = g_string_new (NULL);
      if (s->kind != kind)
        {
          g_string_free (word, TRUE);
          continue;
        }
      for (guint side = 0; side < 4; side++)
        if (s->sides & (1 << side))
          g_string_append (word, carc_side_words[side]);
      for (guint p = 0; p < s->pennants; p++)
        g_string_append_c (word, '+');
      if (s->marks & CARC_MARK_CATHEDRAL)
        g_string_append_c (word, 'c');
      if (s->marks & CARC_MARK_INN)
        g_string_append_c (word, 'i');
      if (s->marks & CARC_MARK_SIEGE)
        g_string_append_c (word, 's');
      g_ptr_array_add (words, g_string_free (word, FALSE));
    }
  g_ptr_array_add (words, NULL);
  return g_strjoinv (" ", (char **) words->pdata);
}

static char *
sorted (const char *words)
{
  g_auto (GStrv) split = g_strsplit (words, " ", -1);
  qsort (split, g_strv_length (split), sizeof *split, compare_words);
  return g_strjoinv (" ", split);
}

/* How many cities each farm touches, greatest first. */
static char *
describe_farms (const CarcCell *cell)
{
  guint found[CARC_SEGMENTS_MAX + 1] = { 0 };
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_FARM)
      {
        for (guint k = 0; k < CARC_SEGMENTS_MAX; k++)
          if (cell->segments[i].touches & (1 << k))
            g_assert_cmpuint (cell->segments[k].kind, ==, CARC_CITY);
        found[__builtin_popcount (cell->segments[i].touches)]++;
      }
  for (guint n = CARC_SEGMENTS_MAX + 1; n-- > 0;)
    for (guint k = 0; k < found[n]; k++)
      g_string_append_printf (out, "%u", n);
  return g_string_free (out, FALSE);
}

static void
test_set (gconstpointer data)
{
  const Set *set = data;
  g_autoptr (GArray) tiles = read_set (set->set);
  guint all = 0;
  g_assert_cmpuint (tiles->len, ==, set->n);
  for (guint i = 0; i < set->n; i++)
    {
      const Row *row = &set->rows[i];
      const CarcTile *tile = NULL;
      gboolean cloister = FALSE;
      for (guint k = 0; k < tiles->len; k++)
        if (strcmp (g_array_index (tiles, CarcTile, k).id, row->id) == 0)
          tile = &g_array_index (tiles, CarcTile, k);
      if (tile == NULL)
        g_error ("no tile %s", row->id);
      const CarcCell *cell = &tile->cells[0][0];
      g_autofree char *cities = describe (cell, CARC_CITY), *roads = describe (cell, CARC_ROAD);
      g_autofree char *farms = describe_farms (cell);
      g_autofree char *has_cities = sorted (cities), *has_roads = sorted (roads);
      g_autofree char *wants_cities = sorted (row->cities), *wants_roads = sorted (row->roads);
      for (guint k = 0; k < cell->n_segments; k++)
        cloister |= cell->segments[k].kind == CARC_CLOISTER;
      g_test_message ("%s", row->id);
      g_assert_cmpuint (tile->copies, ==, row->copies);
      g_assert_cmpstr (tile->code, ==, row->edges);
      g_assert_cmpstr (has_cities, ==, wants_cities);
      g_assert_cmpstr (has_roads, ==, wants_roads);
      g_assert_cmpstr (farms, ==, row->farms);
      g_assert_cmpint (cloister, ==, row->cloister);
      g_assert_cmpstr (tile->set, ==, set->set);
      all += tile->copies;
    }
  g_assert_cmpuint (all, ==, set->tiles);
}

/* ---- rotations ---- */

static void
test_rotations (void)
{
  for (guint n = 0; carc_set_names[n]; n++)
    {
      g_autoptr (GArray) tiles = read_set (carc_set_names[n]);
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
                    g_assert_cmpuint (to->segments[s].marks, ==, from->segments[s].marks);
                    for (guint side = 0; side < 4; side++)
                      g_assert_cmpuint ((to->segments[s].sides >> ((side + turns) % 4)) & 1, ==,
                                        (from->segments[s].sides >> side) & 1);
                    for (guint half = 0; half < 8; half++)
                      g_assert_cmpuint ((to->segments[s].halves >> ((half + 2 * turns) % 8)) & 1, ==,
                                        (from->segments[s].halves >> half) & 1);
                  }
              }
          /* Looks the same after tile->turns quarter turns, and not before. */
          if (tile->w * tile->h == 1)
            for (guint turns = 1; turns < 4; turns++)
              if (turns % tile->turns == 0)
                g_assert_cmpuint (tile->cells[turns][0].mask, ==, tile->cells[0][0].mask);
        }
    }
}

/* Where figures stand: on the tile, and no two at one place. */
static void
test_spots (void)
{
  for (guint n = 0; carc_set_names[n]; n++)
    {
      g_autoptr (GArray) tiles = read_set (carc_set_names[n]);
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
        }
    }
}

/* ---- the lake ---- */

static gboolean
same_segment (const CarcSegment *a, const CarcSegment *b)
{
  return a->kind == b->kind && a->sides == b->sides && a->halves == b->halves && a->pennants == b->pennants
         && a->marks == b->marks && (a->touches != 0) == (b->touches != 0);
}

/* The tile in the file and the tile built from the default layout are the same tile. */
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
    { "fcf frf frf frf cloister=nw herd=ne lighthouse=middle", "no cell" },
    { "fcf frf frf frf cloister=nw herd=ne harbour=se", "nothing the lake has" },
    { "fcf frf fff frf cloister=nw herd=ne lighthouse=se", "three roads" },
    { "fff frf frf frf cloister=nw herd=ne lighthouse=se", "has a city" },
    { "fcf frf frf crf cloister=nw herd=ne lighthouse=se", "side by side" },
    { "ccc ccr frf rff cloister=s herd=sw lighthouse=se", "side by side" },
    { "fcf frf frf frf cloister=nw herd=nw lighthouse=se", "three different" },
    { "fcf frf frf frf cloister=n herd=ne lighthouse=se", "cloister cannot" },
    { "fcf frf frf frf cloister=nw herd=ne lighthouse=n", "lighthouse cannot" },
    { "fcf frf frf frf cloister=nw herd=e lighthouse=se", "pig herd" },
  };
  CarcLakeLayout layout;
  TableRefusal why = { "" };
  for (guint i = 0; i < G_N_ELEMENTS (sound); i++)
    {
      CarcTile tile;
      if (!parse_layout (sound[i], &layout, &why))
        g_error ("%s: %s", sound[i], why.sentence);
      g_autofree char *printed = carc_lake_layout_print (&layout);
      g_assert_cmpstr (printed, ==, sound[i]);
      carc_lake_layout_build (&layout, &tile);
      g_assert_cmpuint (tile.w * tile.h, ==, 9);
    }
  for (guint i = 0; i < G_N_ELEMENTS (faulty); i++)
    {
      g_test_message ("%s", faulty[i][0]);
      g_assert_false (parse_layout (faulty[i][0], &layout, &why));
      if (strstr (why.sentence, faulty[i][1]) == NULL)
        g_error ("%s: %s", faulty[i][0], why.sentence);
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
    { "[a]\ncities=N\nfarms=nnw ene ese sse ssw wsw wnw\n", "no field" },
    { "[a]\ncities=N\nfarms=ene ese sse ssw wsw\n", "belongs to nothing" },
    { "[a]\ncities=N\nfarms=ene ese sse ssw wsw wnw @2\n", "not there" },
    { "[a]\ncities=Q\n", "no side" },
    { "[a]\nroads=N +\n", "no side" },
    { "[a]\nflags=deep\n", "no flag" },
    { "[a]\nsize=9x1\n", "no size" },
    { "[a]\nsize=2x1\n[a/0,0]\nfarms=nnw nne ene ese sse ssw wsw wnw\n", "is missing" },
    { "[a-tile-whose-name-is-far-too-long-to-be-kept]\nfarms=nnw nne ene ese sse ssw wsw wnw\n", "too long" },
    { "[a]\ncities=N;E;S;W;N;E;S;W;N;E;S;W;N\n", "more than" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (faulty); i++)
    {
      g_autoptr (GArray) tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
      TableRefusal why = { "" };
      g_assert_false (carc_tiles_parse ("faulty", faulty[i][0], tiles, &why));
      if (strstr (why.sentence, faulty[i][1]) == NULL)
        g_error ("“%s” is refused with “%s”", faulty[i][0], why.sentence);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tiles/%s", sets[i].set);
      g_test_add_data_func (path, &sets[i], test_set);
    }
  g_test_add_func ("/tiles/rotations", test_rotations);
  g_test_add_func ("/tiles/spots", test_spots);
  g_test_add_func ("/tiles/lake/default", test_lake_default);
  g_test_add_func ("/tiles/lake/layouts", test_lake_layouts);
  g_test_add_func ("/tiles/faulty-sets", test_faulty_sets);
  return g_test_run ();
}
