/* test-roads.c - the longest road, compared with a search that tries every way from every intersection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The positions are not from games: roads and buildings lie at random and close together, so that there are rings,
 * forks, cuts, and ways that end at an opponent's building.  The search in this file walks the island itself and uses
 * no shortcuts.
 */
#include <string.h>

#include "catan/catan-rooms.h"
#include "small-board.h"
#include "../table/test-add.h"

static CatanRules table = { .target = 10 };

static void
clear_board (CatanState *state, CatanBoard board)
{
  memset (state, 0, sizeof *state);
  table.n_players = board == CATAN_BOARD_BIG ? 6 : 4;
  table.island.shape = *catan_board_shape (board);
  state->rules = &table;
  state->longest = CATAN_NOBODY;
  memset (state->road, CATAN_NOBODY, sizeof state->road);
  memset (state->building, CATAN_NOBODY, sizeof state->building);
}

static void
clear (CatanState *state)
{
  clear_board (state, CATAN_BOARD_SMALL);
}

/* ---- a simple search ---- */

static guint
search (const CatanState *state, gint8 player, guint8 at, guint8 used[CATAN_EDGES_MAX], guint length)
{
  const CatanShape *shape = catan_shape (state);
  guint best = length;
  if (length && state->building[at] != CATAN_NOBODY && state->building[at] != player)
    return length;
  for (guint i = 0; i < 3 && shape->spot_spots[at][i] != CATAN_NOWHERE; i++)
    {
      guint8 edge = catan_edge_between (catan_shape (state), at, shape->spot_spots[at][i]);
      if (state->road[edge] != player || used[edge])
        continue;
      used[edge] = TRUE;
      best = MAX (best, search (state, player, shape->spot_spots[at][i], used, length + 1));
      used[edge] = FALSE;
    }
  return best;
}

static guint
search_all (const CatanState *state, gint8 player)
{
  guint best = 0;
  for (guint8 spot = 0; spot < catan_shape (state)->n_spots; spot++)
    {
      guint8 used[CATAN_EDGES_MAX] = { 0 };
      best = MAX (best, search (state, player, spot, used, 0));
    }
  return best;
}

/* ---- random positions ---- */

static void
grow (GRand *rand, CatanState *state, gint8 player, guint n, guint clumps)
{
  const CatanShape *shape = catan_shape (state);
  guint8 ends[64];
  guint n_ends = 0;
  for (guint tries = 0; n && tries < 3000; tries++)
    {
      guint8 edge = (guint8) g_rand_int_range (rand, 0, catan_shape (state)->n_edges);
      if (n_ends >= clumps)
        {
          guint8 spot = ends[g_rand_int_range (rand, 0, (gint) n_ends)];
          edge = shape->spot_edges[spot][g_rand_int_range (rand, 0, 3)];
        }
      if (edge == CATAN_NOWHERE || state->road[edge] != CATAN_NOBODY)
        continue;
      state->road[edge] = player;
      ends[n_ends++] = shape->edge_spots[edge][0];
      ends[n_ends++] = shape->edge_spots[edge][1];
      n--;
    }
}

static void
random_position (GRand *rand, CatanState *state, CatanBoard board)
{
  clear_board (state, board);
  const guint n_players = state->rules->n_players;
  for (guint i = 0, n = (guint) g_rand_int_range (rand, 0, 4 * (gint) n_players); i < n; i++)
    state->building[g_rand_int_range (rand, 0, catan_shape (state)->n_spots)] = (gint8) g_rand_int_range (
        rand, 0, (gint) n_players);
  for (gint8 player = 0; player < (gint8) n_players; player++)
    grow (rand, state, player, (guint) g_rand_int_range (rand, 4, 16), (guint) g_rand_int_range (rand, 1, 4));
}

static void
print (const CatanState *state, gint8 player)
{
  for (guint edge = 0; edge < catan_shape (state)->n_edges; edge++)
    if (state->road[edge] == player)
      {
        g_printerr ("%s ", catan_edge_name (catan_shape (state), edge).text);
      }
  for (guint spot = 0; spot < catan_shape (state)->n_spots; spot++)
    if (state->building[spot] != CATAN_NOBODY)
      g_printerr ("[%u: %d] ", spot + 1, state->building[spot]);
  g_printerr ("of %d\n", player);
}

/* Checks a way: only own roads, none twice; each begins where the one before ends; no building of others cuts it. */
static gboolean
is_way (const CatanState *state, gint8 player, const guint8 *way, guint n)
{
  const CatanShape *shape = catan_shape (state);
  guint8 used[CATAN_EDGES_MAX] = { 0 };
  for (guint start = 0; n && start < 2; start++)
    {
      guint8 at = shape->edge_spots[way[0]][start];
      guint i = 0;
      memset (used, 0, sizeof used);
      for (; i < n; i++)
        {
          const guint8 *ends = shape->edge_spots[way[i]];
          if (state->road[way[i]] != player || used[way[i]] || (ends[0] != at && ends[1] != at)
              || (i && state->building[at] != CATAN_NOBODY && state->building[at] != player))
            break;
          used[way[i]] = TRUE;
          at = ends[ends[0] == at];
        }
      if (i == n)
        return TRUE;
    }
  return n == 0;
}

static void
search_board (CatanBoard board)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  CatanState *state = g_new0 (CatanState, 1);
  guint cut = 0, rings = 0;
  for (guint i = 0; i < 2000; i++)
    {
      random_position (rand, state, board);
      for (gint8 player = 0; player < (gint8) state->rules->n_players; player++)
        {
          guint8 way[15];
          guint wanted = search_all (state, player), found = catan_longest_road (state, (guint) player, way);
          if (found != wanted || !is_way (state, player, way, found)
              || catan_longest_road (state, (guint) player, NULL) != wanted)
            {
              print (state, player);
              g_error ("position %u: found %u, expected %u", i, found, wanted);
            }
          rings += found > 9;
          if (i % 4)
            continue;
          gint8 kept[CATAN_SPOTS_MAX];
          memcpy (kept, state->building, sizeof kept);
          memset (state->building, CATAN_NOBODY, sizeof state->building);
          cut += search_all (state, player) != wanted;
          memcpy (state->building, kept, sizeof kept);
        }
    }
  /* There must be enough cut roads and long roads among the positions. */
  g_assert_cmpuint (cut, >, 450);
  g_assert_cmpuint (rings, >, 300);
  g_free (state);
}

static void
test_exhaustive_search (void)
{
  for (CatanBoard board = 0; board < CATAN_N_BOARDS; board++)
    search_board (board);
}

/* ---- written positions ---- */

static void
lay (CatanState *state, gint8 player, const char *edges)
{
  g_auto (GStrv) names = g_strsplit (edges, " ", -1);
  for (guint i = 0; names[i]; i++)
    {
      guint8 edge = catan_edge_find (small_shape (), names[i]);
      if (edge == CATAN_NOWHERE)
        g_error ("no edge: %s", names[i]);
      state->road[edge] = player;
    }
}

static void
expect (CatanState *state, guint player, guint length)
{
  guint8 way[15];
  g_assert_cmpuint (catan_longest_road (state, player, way), ==, length);
  g_assert_true (is_way (state, (gint8) player, way, length));
}

static void
test_forms (void)
{
  CatanState *state = g_new0 (CatanState, 1);
  /* A ring of the six roads around hex A; its corners are 2 3 11 10 9 1, clockwise from the north. */
  const guint8 *a = small_shape ()->hex_spots[0];
  clear (state);
  expect (state, 0, 0);
  for (guint i = 0; i < 6; i++)
    state->road[small_shape ()->hex_edges[0][i]] = 0;
  expect (state, 0, 6);
  /* Another player's building on the ring: the way goes round, from this building back to it. */
  state->building[a[2]] = 1;
  expect (state, 0, 6);
  /* A second one: the ring becomes two ways. */
  state->building[a[4]] = 1;
  expect (state, 0, 4);
  state->building[a[4]] = 0; /* an own building cuts nothing */
  expect (state, 0, 6);
  g_free (state);
}

/* A way may pass an intersection twice: a ring and a road beside it are one way. */
static void
test_an_intersection_twice (void)
{
  CatanState *state = g_new0 (CatanState, 1);
  const CatanShape *shape = small_shape ();
  clear (state);
  for (guint i = 0; i < 6; i++)
    state->road[shape->hex_edges[9][i]] = 2;
  guint8 corner = shape->hex_spots[9][0];
  for (guint i = 0; i < 3; i++)
    state->road[shape->spot_edges[corner][i]] = 2;
  expect (state, 2, 7);
  /* Another player's building where they meet: only the ring counts, from there and back. */
  state->building[corner] = 0;
  expect (state, 2, 6);
  g_free (state);
}

/* Roads in several parts: the longest part counts. */
static void
test_parts (void)
{
  CatanState *state = g_new0 (CatanState, 1);
  clear (state);
  lay (state, 3, "1-2 2-3 3-4 8-9 52-53 53-54");
  expect (state, 3, 3);
  state->building[catan_spot_find (small_shape (), "3")] = 1;
  expect (state, 3, 2);
  g_free (state);
}

TESTS_MAIN ("/roads", forms, an_intersection_twice, parts, exhaustive_search)
