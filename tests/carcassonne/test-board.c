/* test-board.c - tests of boards that the base game does not have: sides that fit every edge, starting tiles of several
 * cells, rivers that fork.  The tiles exist only in tests (carc-test-sets.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-fixture.h"
#include "carc-test-sets.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/systems/river/carc-river.h"
#include "carcassonne/carc-rooms.h"
#include "../table/texts.h"
#include "../table/test-add.h"

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
#define FIELDS "nnw nne ene ese sse ssw wsw wnw"

static const char hole[] = "place abbeys/field 1,-1 r0\n"
                           "place cfff 1,0 r3 follower city:W\n"
                           "place abbeys/field -1,-1 r0\n"
                           "place abbeys/end -1,0 r1 follower road:E\n"
                           "place abbeys/field 1,1 r0\n"
                           "place abbeys/field 0,1 r0\n";

static void
test_any_edge_closes (void)
{
  g_autoptr (CarcState) state = fixture_new (ABBEYS);
  fixture_play (state, hole);
  fixture_play (state, "place abbeys/abbey 0,0 r0 follower cloister\n");
  assert_lines (state, "Ben: 2 for the city at 1,0; Ben: 1 for the road at -1,0");
  g_assert_true (state->nodes[carc_board_node (state, 0, -1, &(CarcSpot){ CARC_ROAD, 2 })].scored);
  fixture_play (state, "place abbeys/field -1,1 r0\n");
  assert_lines (state, "Ben: 2 for the city at 1,0; Ben: 1 for the road at -1,0; Anna: 9 for the cloister at 0,0");
}

/* A city or road that is laid beside the abbey later ends there, too. */
static void
test_any_edge_beside (void)
{
  g_autoptr (CarcState) state = fixture_new (ABBEYS);
  fixture_play (state, "place abbeys/abbey 0,0 r0\n"
                       "place cfff 0,1 r0 follower city:N\n"
                       "place frfr 1,0 r0 follower road:E\n"
                       "place abbeys/end 2,0 r3\n");
  assert_lines (state, "Ben: 2 for the city at 0,1; Anna: 2 for the road at 1,0");
}

/* A gate ends a road as an abbey does, but its own road stands not inside it: by M1 linked no wagon goes there. */
static void
test_any_edge_no_wagon_through_a_gate (void)
{
  g_autoptr (CarcState) state = fixture_new (ABBEYS "set abbey\nrule M1 linked\n");
  fixture_play (state, "deploy Anna wagon 0,-1 road:S test\n"
                       "place abbeys/gate 0,0 r2\n");
  assert_lines (state, "Anna: 1 for the road at 0,-1");
  g_assert_cmpint (state->ask, ==, CARC_ASK_TILE);
}

/* No road and no farm goes on behind the abbey. */
static void
test_any_edge_joins_nothing (void)
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

/* The abbey counts as a tile around a cloister, and the city that it completes pays the farm that touches it. */
static void
test_any_edge_around (void)
{
  g_autoptr (CarcState) state = fixture_new (ABBEYS);
  fixture_play (state, hole);
  fixture_play (state, "deploy Anna follower 1,0 farm:nne test\n"
                       "place ffff -1,1 r0 follower cloister\nplace abbeys/field -2,0 r0\n"
                       "place abbeys/field -2,1 r0\nplace abbeys/field -2,2 r0\nplace abbeys/field -1,2 r0\n"
                       "place abbeys/field 0,2 r0\n");
  guint16 cloister = carc_board_node (state, -1, 1, &(CarcSpot){ CARC_CLOISTER, 0 });
  g_assert_cmpint (state->nodes[cloister].open, ==, 1);
  fixture_play (state, "turn Ben test\nplace abbeys/abbey 0,0 r0\nend test\n");
  assert_lines (state, "Ben: 2 for the city at 1,0; Ben: 1 for the road at -1,0; Anna: 9 for the cloister at -1,1; "
                       "Anna: 3 for the farm at -1,-1");
}

/* Farms on two sides of the abbey stay two farms. */
static void
test_any_edge_parts_farms (void)
{
  CarcSurvey west, east;
  g_autoptr (CarcState) state = fixture_new (ABBEYS);
  fixture_play (state, "place abbeys/abbey 1,-1 r0\nplace abbeys/field 2,-1 r0 follower farm:wnw\n"
                       "deploy Anna follower 0,-1 farm:ese test\n");
  carc_survey (state, carc_board_node (state, 0, -1, &(CarcSpot){ CARC_FARM, 3 }), &west);
  carc_survey (state, carc_board_node (state, 2, -1, &(CarcSpot){ CARC_FARM, 7 }), &east);
  g_assert_cmpuint (west.root, !=, east.root);
  g_assert_cmpint (west.tiles, ==, 1);
  g_assert_cmpint (east.tiles, ==, 1);
  g_assert_cmpuint (west.strength[0], ==, 1);
  g_assert_cmpuint (west.strength[1], ==, 0);
}

/* Two abbeys can lie side by side. */
static void
test_any_edge_meet (void)
{
  g_autoptr (CarcState) state = fixture_new (ABBEYS);
  fixture_play (state, "place abbeys/abbey 0,0 r0 follower cloister\nplace abbeys/abbey 1,0 r0 follower cloister\n");
  g_assert_cmpint (state->nodes[carc_board_node (state, 0, 0, &(CarcSpot){ CARC_CLOISTER, 0 })].open, ==, 6);
  g_assert_cmpuint (state->n_rim, ==, 7);
}

/* The list of places and the check of one place agree, for tiles on which some or all sides fit every edge. */
static void
test_any_edge_places (void)
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

/* The place of a cell of the starting tile if this lies at 3,-2; `column` and `row` are those of the unturned tile. */
static CarcCellXY
turned (guint w, guint h, guint rot, guint column, guint row)
{
  guint x = rot == 0 ? column : rot == 1 ? h - 1 - row : rot == 2 ? w - 1 - column : row;
  guint y = rot == 0 ? row : rot == 1 ? column : rot == 2 ? h - 1 - row : w - 1 - column;
  return (CarcCellXY){ (gint16) (3 + x), (gint16) (-2 + (int) y) };
}

static guint16
node_at (const CarcState *state, CarcCellXY cell, CarcKind kind, guint at, guint rot)
{
  const guint n = kind == CARC_FARM ? 8 : 4, by = kind == CARC_FARM ? 2 * rot : rot;
  guint16 node = carc_board_node (state, cell.x, cell.y, &(CarcSpot){ (guint8) kind, (guint8) ((at + by) % n) });
  g_assert_cmpuint (node, !=, CARC_NONE);
  return node;
}

/* Checks the city in the middle of the block, the road along four of its cells, and the farms on both sides of the
 * road. */
static void
check_features (const CarcState *state, guint w, guint h, guint rot)
{
  CarcSurvey city, road, north, south;
  carc_survey (state, node_at (state, turned (w, h, rot, 2, 1), CARC_CITY, 3, rot), &city);
  carc_survey (state, node_at (state, turned (w, h, rot, 0, h - 1), CARC_ROAD, 3, rot), &road);
  carc_survey (state, node_at (state, turned (w, h, rot, 0, 0), CARC_FARM, 4, rot), &north);
  carc_survey (state, node_at (state, turned (w, h, rot, 0, h - 1), CARC_FARM, 5, rot), &south);
  g_assert_true (city.complete);
  g_assert_cmpint (city.tiles, ==, 2);
  g_assert_cmpint (city.pennants, ==, 1);
  g_assert_cmpint (road.tiles, ==, 4);
  g_assert_cmpint (road.open, ==, 2);
  g_assert_cmpint (north.tiles, ==, w * h);
  g_assert_cmpint (north.cities, ==, 1);
  g_assert_cmpint (south.tiles, ==, 4);
  g_assert_cmpuint (state->nodes[node_at (state, turned (w, h, rot, 3, h - 1), CARC_FARM, 4, rot)].feature, ==,
                    north.root);
  g_assert_cmpuint (state->nodes[node_at (state, turned (w, h, rot, 3, h - 1), CARC_FARM, 5, rot)].feature, ==,
                    south.root);
}

static void
test_block (gconstpointer data)
{
  const char *set = data;
  const guint width = 4, height = strcmp (set, "squares") == 0 ? 4 : 3;
  for (guint rot = 0; rot < 4; rot++)
    {
      TableRefusal why = { "" };
      g_autofree char *lines = g_strdup_printf ("player Anna\nplayer Ben\nset base\nset %s\nuse arbitress\n"
                                                "start %s/start 3,-2 r%u\narbitress 4,0",
                                                set, set, rot);
      g_autoptr (CarcState) state = fixture_new (lines);
      const int w = (int) (rot % 2 ? height : width), h = (int) (rot % 2 ? width : height);
      CarcPlace places[512];
      g_assert_true (carc_state_validate (state, &why));
      g_assert_cmpuint (state->n_placed, ==, width * height);
      g_assert_cmpuint (state->n_rim, ==, 2 * (w + h));
      for (int x = 3; x < 3 + w; x++)
        for (int y = -2; y < -2 + h; y++)
          {
            guint16 slot = carc_slot_at (state, x, y);
            g_assert_true (carc_slot_placed (state, slot));
            g_assert_cmpint (state->slots[slot].player, ==, -1);
            g_assert_cmpuint (state->slots[slot].entry, ==, G_MAXUINT32);
          }
      check_features (state, width, height, rot);
      /* The border of the block has one city edge and two road edges. */
      g_assert_cmpuint (carc_places (state, (guint) tile_of (state, "cccc+"), places, G_N_ELEMENTS (places)), ==, 1);
      g_assert_cmpuint (carc_places (state, (guint) tile_of (state, "rrrr"), places, G_N_ELEMENTS (places)), ==, 2);
      g_autofree char *road = g_strdup_printf ("place rrrr %d,%d r0 arbitress 4,-1", places[0].x, places[0].y);
      fixture_play (state, road);
    }
}

/* A road over the starting tile counts all its cells there.  A farm is paid by the city that was complete from the
 * start; nobody can claim this city. */
static void
test_start_scores (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset blocks\nset abbeys");
  fixture_refuse (state, "deploy Anna follower 1,1 city:E test", "has been scored");
  fixture_play (state, "place abbeys/end -1,2 r1 follower road:E\nplace abbeys/end 3,3 r0\n");
  assert_lines (state, "Anna: 6 for the road at -1,2");
  fixture_play (state, "place abbeys/field 4,0 r0 follower farm:nnw\nend test\n");
  assert_lines (state, "Anna: 6 for the road at -1,2; Anna: 3 for the farm at 0,0");
}

/* The Arbitress can start on each cell of the starting tile, and on no other.  If the setup does not say where, she
 * starts on the first cell of the unturned tile. */
static void
test_start_arbitress (void)
{
  for (guint rot = 0; rot < 4; rot++)
    {
      g_autofree char *own = g_strdup_printf ("player Anna\nplayer Ben\nset base\nset blocks\nuse arbitress\n"
                                              "start blocks/start 3,-2 r%u",
                                              rot);
      g_autoptr (CarcState) begun = fixture_new (own);
      const CarcCellXY first = turned (4, 3, rot, 0, 0);
      g_assert_cmpint (carc_arbitress_of (begun)->x, ==, first.x);
      g_assert_cmpint (carc_arbitress_of (begun)->y, ==, first.y);
      for (int x = 2; x <= 7; x++)
        for (int y = -3; y <= 2; y++)
          {
            TableRefusal why = { "" };
            g_autofree char *lines = g_strdup_printf ("%s\narbitress %d,%d", own, x, y);
            g_autoptr (TableSetup) setup = fixture_setup (lines, &why);
            g_autoptr (CarcState) state = carc_game.state_new (setup, &why);
            g_assert_cmpint (state != NULL, ==, carc_slot_placed (begun, carc_slot_at (begun, x, y)));
            g_assert_true (state == NULL || carc_arbitress_of (state)->x == x);
            g_assert_true (state == NULL || carc_arbitress_of (state)->y == y);
          }
    }
}

static void
test_start_from_set (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset blocks\nuse arbitress");
  g_assert_cmpstr (state->rules->tiles[state->rules->start_tile].id, ==, "blocks/start");
  assert_text (fixture_refusal ("player Anna\nplayer Ben\nset base\nset blocks\nuse arbitress\narbitress 4,0"),
               "the Arbitress starts on the starting tile, not on 4,0");
}

/* A setup line that is wrong, or does not fit the others, is refused with a sentence. */
static void
test_start_refused_setups (void)
{
#define TWO "player Anna\nplayer Ben\n"
  static const struct
  {
    const char *lines, *said;
  } wrong[] = {
    { TWO "set base\nset base", "the set base is named twice" },
    { TWO "set base\nuse lake\nuse lake", "“use lake” is said twice" },
    { TWO "set river 2", "the set river cannot be in the game 2 times: at most 1" },
    { TWO "set base\nuse cards\ncards", "“cards” names 1 to 8 scoring cards" },
    { TWO "set base\nuse cards\ncards a b c d e f g h i", "“cards” names 1 to 8 scoring cards" },
    { TWO "set base\nuse cards\ncards \"\"", "the name of a card has 1 to 24 characters" },
    { TWO "set base\nuse cards\ncards ććććććććććććććććććććććććć", "the name of a card has 1 to 24 characters" },
    { TWO "set base\nuse cards\ncards a\u202e", "the name of a card may not turn the direction of writing" },
    { TWO "set base\nuse cards\ncards Cleric Serf CLERIC", "there is another card named “CLERIC”" },
    { TWO "set base\nuse cards\ncards King", "there is another card named “King”" },
    { TWO "set base\ncards Cleric", "scoring cards are named but not used: “use cards” is missing" },
    { TWO "set base\nset count\nstart crfr 0,0 r0",
      "with The Count the game starts from the City: start count/city X,Y r0" },
    { TWO "set base\nset count 2", "the set count cannot be in the game 2 times: at most 1" },
    { TWO "set base\nset river\nset count\nstart river/spring 0,0 r0",
      "with The Count the game starts from the City: start count/city X,Y r0" },
    { TWO "set base\nset cult\nrule H1 five\nstart cult/edge-two-roads 0,0 r0",
      "the game cannot start from “cult/edge-two-roads”: it is not in the box with five tiles" },
    { TWO "set base\nset inns\nuse abbot\nstart inns/four-cities 0,0 r0",
      "no copy of the tile “inns/four-cities” is in the game" },
  };
#undef TWO
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_text (fixture_refusal (wrong[i].lines), wrong[i].said);
  g_autoptr (CarcState) longest = fixture_new (
      "player Anna\nplayer Ben\nset base\nuse cards\ncards ćććććććććććććććććććććććć b c d e f g h");
  g_assert_cmpuint (longest->rules->n_fan_cards, ==, 8);
}

/* A wrong tile file is refused with a sentence. */
static void
test_start_limits (void)
{
#define SIZES(wrong)                                                                                                   \
  "tile a of the set odd: “" wrong "” cannot stand behind “size=”; possible here: 1x1, 2x1, 3x1, 4x1, 1x2, "     \
  "2x2, 3x2, 4x2, 1x3, 2x3, 3x3, 4x3, …"
  static const struct
  {
    const char *text, *said;
  } wrong[] = {
    { "[a]\nsize=5x1\n", SIZES ("5x1") },
    { "[a]\nsize=4x5\n", SIZES ("4x5") },
    { "[a]\nsize=0x4\n", SIZES ("0x4") },
    { "[a]\nsize=4x44\n", SIZES ("4x44") },
    { "[a]\nsize=4x4\n[a/0,0]\nfarms=" FIELDS "\n", "tile a of the set odd: the cell a/1,0 is missing" },
    { "[a]\nany=N Z\n", "tile a of the set odd: “Z” cannot stand behind “any=”; possible here: E, S, W" },
    { "[a]\ncities=nnw\nfarms=nne ene ese sse ssw wsw wnw\n",
      "tile a of the set odd: the cell 0,0 has half a side of a city at the rim of the tile" },
    { "[a]\nsize=2x1\n[a/0,0]\ncities=ene ese\nfarms=nnw nne sse ssw wsw wnw\n[a/1,0]\nfarms=" FIELDS "\n",
      "tile a of the set odd: the cells 0,0 and 1,0 do not fit together" },
    { "[a]\nany=N\nfarms=nnw\n",
      "tile a of the set odd: a farm reaches a side that is not a field; possible here: ene, ese, sse, ssw, wsw, wnw" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GArray) tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
      TableRefusal why = { "" };
      g_assert_false (carc_tiles_parse ("odd", wrong[i].text, tiles, &why));
      g_assert_cmpstr (why.sentence, ==, wrong[i].said);
    }
}

/* A tile of several cells that is not a starting tile is refused as one. */
static void
test_start_not_a_start (void)
{
  assert_text (fixture_refusal ("player Anna\nplayer Ben\nset base\nset crowds\nstart crowds/crowd 0,0 r0"),
               "the game cannot start from “crowds/crowd”");
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
  /* Completed roads: 24 between two cells of the tile, and one to the starting tile. */
  g_assert_cmpuint (carc_completed (laid, done, &n_with), ==, 25);
  g_assert_cmpuint (n_with, ==, 0);
  g_assert_true (carc_state_validate (laid, NULL));
}

/* ---- rivers that fork ---- */

#define RIVERS "player Anna\nplayer Ben\nset base\nset river\nset forks"

static void
test_river_fork (void)
{
  g_autoptr (CarcState) state = fixture_new (RIVERS);
  fixture_refuse (state, "place river/straight 1,0 r0", "the river's fork is laid first");
  fixture_play (state, "place forks/fork 1,0 r0");
  fixture_refuse (state, "place river/straight 0,1 r0", "the river goes on at 1,-1 or 2,0, not at 0,1");
  fixture_refuse (state, "place frfr 0,1 r0", "the river is laid first");
  fixture_refuse (state, "place forks/lake 2,0 r0", "the river's end is laid last: 10 other tiles of it are left");
  /* The northern branch turned left on the fork: its next bend must not turn left, but may turn right. */
  fixture_refuse (state, "place river/curve 1,-1 r0", "the same way twice");
  fixture_play (state, "place river/curve 1,-1 r3\n");
  /* The eastern branch did not turn on the fork, so its next bend may turn to either side. */
  fixture_play (state, "place river/curve 2,0 r0\n"
                       "place river/straight 2,1 r1\n");
  fixture_refuse (state, "place river/straight 0,1 r0", "the river goes on at 2,-1 or 2,2, not at 0,1");
}

/* The number of river edges beside an open cell. */
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

/* The program always knows as many ends as the river on the table has. */
static void
test_river_ends (void)
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
  /* Some rivers run into themselves and are not finished. */
  g_assert_cmpuint (finished, >, 200);
}

/* Puts the river tiles without a fixed order aside, as if each had been drawn and had fitted nowhere. */
static void
put_stretches_aside (CarcState *state)
{
  for (guint i = 0; i < state->rules->n_tiles; i++)
    if (state->rules->tiles[i].river && state->rules->tiles[i].order == CARC_ORDER_SHUFFLED)
      {
        state->n_remaining = (guint16) (state->n_remaining - state->remaining[i]);
        state->n_aside = (guint16) (state->n_aside + state->remaining[i]);
        state->aside[i] = (guint16) (state->aside[i] + state->remaining[i]);
        state->remaining[i] = 0;
      }
}

/* Each branch gets an end tile, in both orders.  The river is finished after the last of them. */
static void
test_river_each_end_closes (void)
{
  static const char *const lakes[2] = { "place forks/lake 2,0 r0", "place river/lake 1,-1 r3" };
  for (guint first = 0; first < 2; first++)
    {
      g_autoptr (CarcState) state = fixture_new (RIVERS);
      fixture_play (state, "place forks/fork 1,0 r0");
      put_stretches_aside (state);
      for (guint i = 0; i < 2; i++)
        {
          fixture_refuse (state, "place frfr 0,1 r0", "the river is laid first");
          fixture_play (state, lakes[(first + i) % 2]);
          g_assert_cmpuint (carc_river_of (state)->n_ends, ==, 1 - i);
        }
      g_assert_false (carc_river_of (state)->running);
      fixture_play (state, "place ffff 0,1 r0");
    }
}

/* By agreement, another tile is laid at one end: the river goes on at the other end. */
static void
test_river_stopped_end (void)
{
  g_autoptr (CarcState) state = fixture_new (RIVERS);
  fixture_play (state, "place forks/fork 1,0 r0\nagreed \"a mistake\" place frfr 1,-1 r0\n");
  g_assert_cmpuint (carc_river_of (state)->n_ends, ==, 1);
  fixture_refuse (state, "place river/straight 1,-2 r0", "the river goes on at 2,0, not at 1,-2");
  /* A river tile that is laid elsewhere is not a part of the river. */
  fixture_play (state, "agreed \"a mistake\" place river/straight 1,-2 r0\n");
  g_assert_cmpuint (carc_river_of (state)->n_ends, ==, 1);
  fixture_play (state, "place river/straight 2,0 r0\n");
  g_assert_true (carc_river_of (state)->running);
  fixture_play (state, "agreed \"a mistake\" place frfr 3,0 r0\n");
  g_assert_false (carc_river_of (state)->running);
  fixture_play (state, "place ffff 0,1 r0\n");
}

static void
test_river_too_many_ends (void)
{
  TableRefusal why = { "" };
  g_autoptr (TableSetup) setup = fixture_setup ("player Anna\nplayer Ben\nset base\nset river\nset forks 8", &why);
  g_assert_null (carc_game.state_new (setup, &why));
  g_assert_cmpstr (why.sentence, ==, "the river could have 9 open ends, more than the 8 this program can follow");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_sets_register ();
  test_sets_register_crowds ();
  TESTS_ADD ("/board", any_edge_closes, any_edge_beside, any_edge_no_wagon_through_a_gate, any_edge_around,
             any_edge_parts_farms, any_edge_meet, any_edge_joins_nothing, any_edge_places);
  g_test_add_data_func ("/board/start/4x4", "squares", test_block);
  g_test_add_data_func ("/board/start/4x3", "blocks", test_block);
  TESTS_ADD ("/board", start_scores, start_from_set, start_arbitress, start_limits, start_refused_setups,
             start_not_a_start, crowd, river_fork, river_ends, river_each_end_closes, river_stopped_end,
             river_too_many_ends);
  return g_test_run ();
}
