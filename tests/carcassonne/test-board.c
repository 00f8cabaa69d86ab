/* test-board.c - boards beyond the base game's: sides that fit every edge, starts of several cells, rivers that fork.
 * The tiles are the test's own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-fixture.h"
#include "carcassonne/carc-river.h"
#include "carcassonne/carc-rooms.h"

#define FIELDS "nnw nne ene ese sse ssw wsw wnw"

static const char abbey_tiles[] = "[abbeys/abbey]\ncopies=6\ncloister=true\nany=N E S W\n"
                                  "[abbeys/gate]\ncopies=6\nroads=N\nany=S\nfarms=nnw wnw wsw; nne ene ese\n"
                                  "[abbeys/end]\ncopies=9\nroads=N\nfarms=" FIELDS "\n"
                                  "[abbeys/field]\ncopies=20\nfarms=" FIELDS "\n";

static const char fork_tiles[] = "[forks/fork]\norder=first\nriver=N E W\nfarms=nne ene; ese sse ssw wsw; wnw nnw\n"
                                 "[forks/lake]\norder=last\nriver=W\nfarms=" FIELDS "\n";

/* A block of fields; a city looks out of its first cell to the north, a road out of its last one to the south. */
static char *
block (const char *set, guint w, guint h)
{
  GString *text = g_string_new (NULL);
  g_string_append_printf (text, "[%s/start]\nstart=true\nsize=%ux%u\n", set, w, h);
  for (guint i = 0; i < w * h; i++)
    g_string_append_printf (text, "[%s/start/%u,%u]\n%s\n", set, i % w, i / w,
                            i == 0           ? "cities=N\nfarms=ene ese sse ssw wsw wnw @1"
                            : i == w * h - 1 ? "roads=S\nfarms=" FIELDS
                                             : "farms=" FIELDS);
  return g_string_free (text, FALSE);
}

/* As many features as cells can have, on as many cells as a tile can have. */
static char *
crowd (void)
{
  GString *text = g_string_new ("[crowds/crowd]\nsize=4x4\n");
  for (guint i = 0; i < CARC_CELLS_MAX; i++)
    g_string_append_printf (text,
                            "[crowds/crowd/%u,%u]\nroads=N; E; S; W\n"
                            "farms=nnw; nne; ene; ese; sse; ssw; wsw; wnw\n",
                            i % 4, i / 4);
  return g_string_free (text, FALSE);
}

static void
add_system (const char *name, const char *tiles)
{
  CarcSystem *system = g_new0 (CarcSystem, 1); /* registered for good */
  CarcSystem row = { .id = (CarcSystemId) carc_n_systems,
                     .name = name,
                     .title = name,
                     .description = name,
                     .by = CARC_BY_SET,
                     .tiles = tiles };
  memcpy (system, &row, sizeof row);
  carc_system_register (system);
}

static void
assert_lines (const CarcState *state, const char *wanted)
{
  g_autoptr (GString) found = g_string_new (NULL);
  for (guint i = 0; i < state->ledger.n_lines; i++)
    {
      const TableLine *line = &state->ledger.lines[i];
      g_autofree char *title = carc_line_title (state, line);
      g_string_append_printf (found, "%s%s: %d for the %s", found->len ? "; " : "",
                              state->rules->players[line->player].name, line->points, title);
    }
  g_assert_cmpstr (found->str, ==, wanted);
}

static int
tile_of (const CarcState *state, const char *id)
{
  int tile = carc_rules_tile (state->rules, id);
  g_assert_cmpint (tile, >=, 0);
  return tile;
}

/* ---- sides that fit every edge ---- */

#define ABBEYS "player Anna\nplayer Ben\nset base\nset abbeys\nstart abbeys/end 0,-1 r2\n"

/* Around 0,0: a road from the north, a city in the east, a field in the south, a road from the west. */
static const char hole[] = "place abbeys/field 1,-1 r0\n"
                           "place cfff 1,0 r3 follower city:W\n"
                           "place abbeys/field -1,-1 r0\n"
                           "place abbeys/end -1,0 r1 follower road:E\n"
                           "place abbeys/field 1,1 r0\n"
                           "place abbeys/field 0,1 r0\n";

static void
test_abbey_closes (void)
{
  g_autoptr (CarcState) state = fixture_new (ABBEYS);
  fixture_play (state, hole);
  fixture_play (state, "place abbeys/abbey 0,0 r0 follower cloister\n");
  assert_lines (state, "Ben: 2 for the city at 1,0; Ben: 1 for the road at -1,0");
  g_assert_true (state->nodes[carc_board_node (state, 0, -1, &(CarcSpot){ CARC_ROAD, 2 })].scored);
  fixture_play (state, "place abbeys/field -1,1 r0\n");
  assert_lines (state, "Ben: 2 for the city at 1,0; Ben: 1 for the road at -1,0; Anna: 9 for the cloister at 0,0");
}

/* What is laid beside it later ends there as well. */
static void
test_beside_an_abbey (void)
{
  g_autoptr (CarcState) state = fixture_new (ABBEYS);
  fixture_play (state, "place abbeys/abbey 0,0 r0\n"
                       "place cfff 0,1 r0 follower city:N\n"
                       "place frfr 1,0 r0 follower road:E\n"
                       "place abbeys/end 2,0 r3\n");
  assert_lines (state, "Ben: 2 for the city at 0,1; Anna: 2 for the road at 1,0");
}

/* No road runs on, and no farm. */
static void
test_abbey_joins_nothing (void)
{
  CarcSurvey survey;
  g_autoptr (CarcState) state = fixture_new (ABBEYS);
  fixture_play (state, hole);
  fixture_play (state, "place abbeys/abbey 0,0 r0\n");
  for (guint side = 0; side < 4; side++)
    g_assert_cmpuint (carc_board_node (state, 0, 0, &(CarcSpot){ CARC_FARM, (guint8) (2 * side) }), ==, CARC_NONE);
  carc_survey (state, carc_board_node (state, 0, -1, &(CarcSpot){ CARC_ROAD, 2 }), &survey);
  g_assert_cmpint (survey.tiles, ==, 1);
  g_assert_true (survey.complete);
}

/* The list of places and the rules say the same, for tiles of which some or all sides fit everything. */
static void
test_abbey_places (void)
{
  static const char *const ids[] = { "abbeys/abbey", "abbeys/gate", "abbeys/end", "cfff" };
  static const guint of_abbey = 0;
  g_autoptr (CarcState) state = fixture_new (ABBEYS);
  fixture_play (state, hole);
  fixture_play (state, "place abbeys/abbey 2,0 r0\nplace abbeys/gate 0,2 r1\n");
  for (guint t = 0; t < G_N_ELEMENTS (ids); t++)
    {
      CarcPlace places[CARC_MAX_SLOTS / 8];
      const guint tile = (guint) tile_of (state, ids[t]);
      guint n = carc_places (state, tile, places, G_N_ELEMENTS (places)), n_fits = 0, n_listed = 0;
      for (guint i = 0; i < n; i++)
        for (guint rot = 0; rot < 4; rot++)
          if ((places[i].rots >> rot) & 1)
            {
              n_listed++;
              g_assert_true (carc_place_check (state, tile, places[i].x, places[i].y, rot, NULL));
            }
      for (guint r = 0; r < state->n_rim; r++)
        for (guint rot = 0; rot < state->rules->tiles[tile].turns; rot++)
          {
            const CarcSlot *slot = &state->slots[state->rim[r]];
            n_fits += carc_place_check (state, tile, slot->x, slot->y, rot, NULL);
          }
      g_assert_cmpuint (n_listed, ==, n_fits);
      if (t == of_abbey)
        g_assert_cmpuint (n, ==, state->n_rim);
    }
}

/* ---- starts of several cells ---- */

static void
test_block (gconstpointer data)
{
  const char *set = data;
  const gboolean square = strcmp (set, "squares") == 0;
  for (guint rot = 0; rot < 4; rot++)
    {
      TableRefusal why = { "" };
      g_autofree char *lines = g_strdup_printf ("player Anna\nplayer Ben\nset base\nset %s\nuse arbitress\n"
                                                "start %s/start 3,-2 r%u\narbitress 4,0",
                                                set, set, rot);
      g_autoptr (CarcState) state = fixture_new (lines);
      const int w = square || rot % 2 == 0 ? 4 : 3, h = square || rot % 2 ? 4 : 3;
      CarcPlace places[512];
      g_assert_true (carc_state_validate (state, &why));
      g_assert_cmpuint (state->n_placed, ==, square ? 16 : 12);
      g_assert_cmpuint (state->n_rim, ==, 2 * (w + h));
      for (int x = 3; x < 3 + w; x++)
        for (int y = -2; y < -2 + h; y++)
          {
            guint16 slot = carc_slot_at (state, x, y);
            g_assert_true (carc_slot_placed (state, slot));
            g_assert_cmpint (state->slots[slot].player, ==, -1);
            g_assert_cmpuint (state->slots[slot].entry, ==, G_MAXUINT32);
          }
      /* One city edge and one road edge are on its border. */
      guint n = carc_places (state, (guint) tile_of (state, "cccc+"), places, G_N_ELEMENTS (places));
      g_assert_cmpuint (n, ==, 1);
      n = carc_places (state, (guint) tile_of (state, "rrrr"), places, G_N_ELEMENTS (places));
      g_assert_cmpuint (n, ==, 1);
      g_autofree char *road = g_strdup_printf ("place rrrr %d,%d r0 arbitress 4,-1", places[0].x, places[0].y);
      fixture_play (state, road);
    }
}

static void
test_block_starts (void)
{
  TableRefusal why = { "" };
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset blocks\nuse arbitress");
  g_assert_cmpstr (state->rules->tiles[state->rules->start_tile].id, ==, "blocks/start");
  g_autoptr (TableSetup)
      setup = fixture_setup ("player Anna\nplayer Ben\nset base\nset blocks\nuse arbitress\narbitress 4,0", &why);
  g_assert_null (carc_game.state_new (setup, &why));
  g_assert_cmpstr (why.sentence, ==, "the Arbitress starts on the starting tile, not on 4,0");
}

static void
test_crowd (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset crowds\nstart rrrr 0,0 r0");
  CarcClaim claims[CARC_CLAIMS_MAX];
  guint16 done[CARC_DONE_MAX];
  guint n_with;
  g_autoptr (CarcState) laid = carc_lay (state, (guint) tile_of (state, "crowds/crowd"), 1, 0, 0, FALSE, NULL);
  g_assert_nonnull (laid);
  g_assert_cmpuint (carc_claims (laid, claims, CARC_CLAIMS_MAX), ==, 192);
  /* Roads of two halves: 24 between its cells, one to the start. */
  g_assert_cmpuint (carc_completed (laid, done, &n_with), ==, 25);
  g_assert_cmpuint (n_with, ==, 0);
  g_assert_true (carc_state_validate (laid, NULL));
}

/* ---- rivers that fork ---- */

#define RIVERS "player Anna\nplayer Ben\nset base\nset river\nset forks"

static void
test_fork (void)
{
  g_autoptr (CarcState) state = fixture_new (RIVERS);
  fixture_refuse (state, "place river/straight 1,0 r0", "the river's fork is laid first");
  fixture_play (state, "place forks/fork 1,0 r0");
  fixture_refuse (state, "place river/straight 0,1 r0", "the river goes on at 1,-1 or 2,0, not at 0,1");
  fixture_refuse (state, "place frfr 0,1 r0", "the river is laid first");
  fixture_refuse (state, "place forks/lake 2,0 r0", "the river's end is laid last: 10 other tiles of it are left");
  /* To the north it has turned left: not left once more, but right. */
  fixture_refuse (state, "place river/curve 1,-1 r0", "the same way twice");
  fixture_play (state, "place river/curve 1,-1 r3\n");
  /* Straight on to the east there is no turn before. */
  fixture_play (state, "place river/curve 2,0 r0\n"
                       "place river/straight 2,1 r1\n");
  fixture_refuse (state, "place river/straight 0,1 r0", "the river goes on at 2,-1 or 2,2, not at 0,1");
}

/* Edges of the river that look at an open cell. */
static guint
open_edges (const CarcState *state)
{
  guint n = 0;
  for (guint i = 0; i < state->n_slots; i++)
    for (guint side = 0; side < 4 && state->slots[i].tile != CARC_NONE; side++)
      n += carc_slot_cell (state, (guint16) i)->edges[side] == CARC_EDGE_RIVER
           && !carc_slot_placed (state, state->slots[i].neighbour[side]);
  return n;
}

/* The ends that are followed are those on the table, whatever way the river takes. */
static void
test_ends (void)
{
  guint finished = 0;
  for (guint seed = 0; seed < 300; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (CarcState) state = fixture_new (RIVERS);
      for (guint tries = 0; tries < 2000 && carc_river_of (state)->running; tries++)
        {
          CarcPlace places[64];
          TableRefusal why = { "" };
          guint tile = (guint) g_rand_int_range (rand, 0, (gint32) state->rules->n_tiles), rot = 0;
          guint n = state->remaining[tile] && carc_may_draw (state, tile, NULL)
                        ? carc_places (state, tile, places, G_N_ELEMENTS (places))
                        : 0;
          if (n == 0)
            continue;
          const CarcPlace *place = &places[g_rand_int_range (rand, 0, (gint32) n)];
          while (!((place->rots >> rot) & 1))
            rot = (guint) g_rand_int_range (rand, 0, 4);
          g_autofree char *line = g_strdup_printf ("place %s %d,%d r%u", state->rules->tiles[tile].id, place->x,
                                                   place->y, rot);
          if (!carc_apply_line (state, line, &why))
            g_error ("%s: %s", line, why.sentence);
          g_assert_cmpuint (carc_river_of (state)->n_ends, ==, open_edges (state));
          g_assert_true (carc_state_validate (state, NULL));
        }
      finished += open_edges (state) == 0;
    }
  /* Some run into themselves. */
  g_assert_cmpuint (finished, >, 200);
}

static void
test_too_many_ends (void)
{
  TableRefusal why = { "" };
  g_autoptr (TableSetup) setup = fixture_setup ("player Anna\nplayer Ben\nset base\nset river\nset forks 8", &why);
  g_assert_null (carc_game.state_new (setup, &why));
  g_assert_cmpstr (why.sentence, ==, "the river could have 9 open ends, more than the 8 this program can follow");
}

int
main (int argc, char *argv[])
{
  g_autofree char *squares = block ("squares", 4, 4);
  g_autofree char *blocks = block ("blocks", 4, 3);
  g_autofree char *crowds = crowd ();
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  add_system ("abbeys", abbey_tiles);
  add_system ("forks", fork_tiles);
  add_system ("squares", squares);
  add_system ("blocks", blocks);
  add_system ("crowds", crowds);
  g_test_add_func ("/board/any/closes", test_abbey_closes);
  g_test_add_func ("/board/any/beside", test_beside_an_abbey);
  g_test_add_func ("/board/any/joins-nothing", test_abbey_joins_nothing);
  g_test_add_func ("/board/any/places", test_abbey_places);
  g_test_add_data_func ("/board/start/4x4", "squares", test_block);
  g_test_add_data_func ("/board/start/4x3", "blocks", test_block);
  g_test_add_func ("/board/start/arbitress", test_block_starts);
  g_test_add_func ("/board/crowd", test_crowd);
  g_test_add_func ("/board/river/fork", test_fork);
  g_test_add_func ("/board/river/ends", test_ends);
  g_test_add_func ("/board/river/too-many-ends", test_too_many_ends);
  return g_test_run ();
}
