/* test-words.c - Carcassonne in words: entries, questions, ties, places, and what stands on a cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-fixture.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/carc-tile-words.h"
#include "table/table-event.h"
#include "../table/texts.h"
#include "../table/test-add.h"

#define TWO "player Anna\nplayer Ben\nset base\n"

static void
test_entries (void)
{
  static const FixtureStep steps[] = {
    { "place crfr 0,-1 r2 follower city:S", "Anna: city edge over a road at 0,-1, follower: city to the south",
      "Ben: which tile?" },
    { "agreed \"so be it\" place ffff 1,0 r0 follower cloister",
      "Ben: cloister in the fields at 1,0, follower: cloister — against the rules, as agreed: so be it",
      "Anna: which tile?" },
    { "points Ben -9 \"a fine\"", "Correction: -9 for Ben: a fine", NULL },
    { "deploy Anna follower 0,0 road:W forgotten", "Anna puts a forgotten figure on 0,0, road to the west: forgotten",
      NULL },
    { "return Anna 0,0 road:W back", "Anna takes a figure back from 0,0: back", NULL },
    { "discard cccc+", "Anna: city on all sides, pennant fits nowhere and is put aside", NULL },
    { "turn Ben \"we are lost\"", "It is Ben's turn: we are lost", "Ben: which tile?" },
    { "note tea", "Note: tea", NULL },
    { "end late", "The game is ended: late", "the game is over" },
    { "not an entry", "not an entry", "the game is over" },
  };
  g_autoptr (CarcState) state = fixture_new (TWO);
  fixture_tell (state, steps, G_N_ELEMENTS (steps) - 1);
  assert_text (carc_line_tell (state, steps[G_N_ELEMENTS (steps) - 1].line), "not an entry");
}

static void
test_race (void)
{
  static const FixtureStep steps[] = {
    { "place lake 1,-1 r0", "Anna: the lake at 1,-1", "Anna: join the race for the lighthouse?" },
    { "race join", "Anna joins the race", "Ben: join the race for the lighthouse?" },
    { "race join", "Ben joins the race", "Ben: which tile?" },
    { "place frfr -1,0 r0 racer 1,1", "Ben: straight road at -1,0, racer to 1,1", "Anna: which tile?" },
    { "place frfr -2,0 r0 racer -1,0", "Anna: straight road at -2,0, racer to -1,0", NULL },
    { "place frfr -3,0 r0 racer 2,1 3,1", "Ben: straight road at -3,0, racer to 3,1", NULL },
  };
  static const FixtureStep lifted[] = {
    { "race decline", "Anna stays out of the race", "Ben: join the race for the lighthouse?" },
    { "race lift 0,0 city:N", "Ben lifts a figure and joins the race", "Ben: which tile?" },
  };
  static const FixtureStep removed[] = {
    { "return Anna 0,0 race eaten", "Anna takes a figure back from 0,0: eaten", "Anna: which tile?" },
    { "place frfr -2,0 r0 enter", "Anna: straight road at -2,0, a racer to the start", "Ben: which tile?" },
  };
  g_autoptr (CarcState) state = fixture_new (TWO "use lake");
  g_autoptr (CarcState) other = fixture_new (TWO "use lake");
  fixture_tell (state, steps, 4);
  g_autoptr (CarcState) enters = carc_state_copy (state);
  fixture_tell (state, steps + 4, G_N_ELEMENTS (steps) - 4);
  fixture_tell (enters, removed, G_N_ELEMENTS (removed));
  for (guint i = 0; i < 7; i++)
    fixture_play (other, "deploy Ben follower 0,0 city:N x");
  fixture_play (other, "place lake 1,-1 r0");
  fixture_tell (other, lifted, G_N_ELEMENTS (lifted));
}

/* Whoever keeps the lighthouse is named in the sentence about the game, and nobody else is honoured. */
static void
test_keeper (void)
{
  static const char *const arrives[] = { "place frfr -1,0 r0\nplace frfr -2,0 r0 racer 1,1\nplace frfr -3,0 r0\n"
                                         "place frfr -4,0 r0 racer 3,1",
                                         "place frfr -1,0 r0 racer 1,1\nplace frfr -2,0 r0\n"
                                         "place frfr -3,0 r0 racer 3,1" };
  static const char *const told[] = { " · Anna keeps the lighthouse", " · Ben keeps the lighthouse" };
  const CarcSystem *race = carc_systems[CARC_SYSTEM_RACE];
  for (guint keeper = 0; keeper < 2; keeper++)
    {
      g_autoptr (CarcState) state = fixture_new (TWO "use lake");
      fixture_play (state, "place lake 1,-1 r0\nrace join\nrace join");
      g_autofree char *before = race->summary (state);
      g_assert_null (before);
      fixture_play (state, arrives[keeper]);
      assert_text (race->summary (state), told[keeper]);
      for (guint player = 0; player < 2; player++)
        {
          const char *sentence = NULL;
          g_assert_cmpstr (race->honour (state, player, &sentence), ==, player == keeper ? "Keeper" : NULL);
          g_assert_true ((sentence != NULL) == (player == keeper));
        }
    }
}

/* The Keeper takes a fan-made card: the first one and the last one are told by their names. */
static void
test_kept_cards (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO "use cards\ncards First Last\nuse lake");

  fixture_play (state, "place lake 1,-1 r0\nrace join\nrace join\nturn Ben x\nplace ffff 0,1 r0 racer 1,1\nturn Ben x\n"
                       "place ffff 0,2 r0\nturn Ben x\nplace ffff 1,2 r0 racer 3,1");
  assert_text (table_game_tell_line (&carc_game, state, "card First"), "Ben keeps “First” for the rest of the game");
  assert_text (table_game_tell_line (&carc_game, state, "card Last"), "Ben keeps “Last” for the rest of the game");
}

static void
test_arbitress (void)
{
  static const FixtureStep steps[] = {
    { "place frfr 1,0 r0 arbitress 1,0", "Anna: straight road at 1,0, the Arbitress to 1,0", NULL },
    { "place frfr 2,0 r0", "Ben: straight road at 2,0", NULL },
    { "place frfr -1,0 r0 arbitress 0,0 -1,0", "Anna: straight road at -1,0, the Arbitress to -1,0", NULL },
  };
  g_autoptr (CarcState) state = fixture_new (TWO "use arbitress");
  fixture_tell (state, steps, G_N_ELEMENTS (steps));
}

/* ---- ties ---- */

static void
assert_because (const CarcState *state, guint line, const char *title, const char *because)
{
  g_assert_cmpuint (line, <, state->ledger.n_lines);
  assert_text (carc_line_title (state, &state->ledger.lines[line]), title);
  assert_text (carc_line_because (state, &state->ledger.lines[line]), because);
}

/* One tile completes two roads on which both players have a figure. */
#define TWO_TIES                                                                                                       \
  "place ffff 0,1 r0\nagreed x place frrr 1,1 r2\nplace frrr -1,0 r0\ndeploy Anna follower 1,1 road:N x\n"             \
  "deploy Anna follower 0,0 road:E x\ndeploy Ben follower 1,1 road:N x\ndeploy Ben follower 0,0 road:E x"
static void
test_ties (void)
{
  static const FixtureStep steps[] = {
    { "place frrr 1,0 r0", "Ben: crossing of three at 1,0",
      "Anna and Ben are still tied, road at 1,0, 2 points: who gets them?" },
    { "judge Anna", "The table gives the points to Anna", "Anna: which tile?" },
  };
  g_autoptr (CarcState) state = fixture_new (TWO "use arbitress\nrule A8 running\nrule A10 ask");
  fixture_play (state, TWO_TIES);
  fixture_tell (state, steps, G_N_ELEMENTS (steps));
  assert_because (state, 0, "road at 1,0",
                  "Anna and Ben are tied; distance to the Arbitress: Anna 2, Ben 2; points: Anna 0, Ben 0; "
                  "Anna: the table decided");
  assert_because (state, 1, "road at -1,0",
                  "Anna and Ben are tied; distance to the Arbitress: Anna 0, Ben 0; points: Anna 2, Ben 0; "
                  "Ben: as near to the Arbitress as others, with fewer points");
}

#define ROAD "place frfr 1,0 r0\nplace frfr -1,0 r0\nplace frrr 2,0 r0\n"

static void
test_ties_ruler (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO "use arbitress\nrule A10 ruler");
  fixture_play (state, ROAD "place frfr -2,0 r0\ndeploy Anna follower 2,0 road:W t\ndeploy Ben follower -2,0 road:E t\n"
                            "place frrr -3,0 r0");
  assert_because (state, 0, "road at -3,0",
                  "Anna and Ben are tied; distance to the Arbitress: Anna 2, Ben 2; points: Anna 0, Ben 0; "
                  "by the ruler: Anna 1.70, Ben 2.00; Anna: nearest by the ruler");
}

/* Both get the points; the preview tells each line with the reason. */
static void
test_ties_share (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO "use arbitress");
  fixture_play (state, ROAD "deploy Anna follower 1,0 road:E t\ndeploy Ben follower -1,0 road:W t\nplace frrr -2,0 r0");
#define BOTH                                                                                                           \
  "Anna and Ben are tied; distance to the Arbitress: Anna 1, Ben 1; points: Anna 0, Ben 0; "                           \
  "Anna and Ben: still equal, and the sheet says no more: all of them get the points"
  assert_because (state, 0, "road at -2,0", BOTH);
  assert_because (state, 1, "road at -2,0", BOTH);
  assert_text (carc_preview_tell (state, 0),
               "road at -2,0: 5 tiles = 5 to Anna (" BOTH "); road at -2,0: 5 tiles = 5 to Ben (" BOTH ")");
  assert_text (carc_preview_tell (state, 1), "road at -2,0: 5 tiles = 5 to Ben (" BOTH ")");
  assert_text (carc_preview_tell (state, 2), "");
#undef BOTH
  fixture_play (state, "end late");
  assert_text (carc_preview_tell (state, 2), "the game ends");
}

/* What one entry brought, put together: the road's points, and the figure that went home. */
static void
test_news (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO);
  TableLedger effects = { 0 };
  fixture_play (state, ROAD "deploy Anna follower 1,0 road:E t");
  const guint before = state->ledger.n_lines;
  g_assert_true (table_game_apply_telling (&carc_game, state, "place frrr -2,0 r0", &effects, NULL));
  g_autoptr (GArray)
      events = table_events_gather (&carc_game, state->ledger.lines + before, state->ledger.n_lines - before,
                                    effects.lines, effects.n_lines, TABLE_TOLD_BY_ENTRY);
  g_assert_cmpuint (events->len, ==, 1);
  const TableEvent *road = &g_array_index (events, TableEvent, 0);
  assert_text (table_event_title (&carc_game, state, road), "road at -2,0");
  assert_text (table_event_because (&carc_game, state, road), "nobody else has a figure there");
  assert_text (table_event_also (&carc_game, state, road), "1 follower goes home");
  table_ledger_clear (&effects);
}

static void
test_names (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nplayer Clara\nplayer Dora\nset base");
  static const struct
  {
    guint8 players;
    const char *told;
  } names[] = { { 0, "" },
                { 1, "Anna" },
                { 2, "Ben" },
                { 3, "Anna and Ben" },
                { 10, "Ben and Dora" },
                { 7, "Anna, Ben and Clara" },
                { 15, "Anna, Ben, Clara and Dora" } };
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *told = carc_names_tell (state, names[i].players);
      g_assert_cmpstr (told, ==, names[i].told);
    }
}

/* ---- places ---- */

static void
test_spots (void)
{
  static const struct
  {
    CarcSpot spot;
    const char *told;
  } spots[] = {
    { { CARC_CITY, 0 }, "city to the north" },
    { { CARC_ROAD, 1 }, "road to the east" },
    { { CARC_ROAD, 2 }, "road to the south" },
    { { CARC_CITY, 3 }, "city to the west" },
    { { CARC_CLOISTER, 0 }, "cloister" },
    { { CARC_SPOT_ON (RACE), 0 }, "in the race" },
    { { CARC_FARM, 0 }, "farm in the north-west, on the north side" },
    { { CARC_FARM, 1 }, "farm in the north-east, on the north side" },
    { { CARC_FARM, 2 }, "farm in the north-east, on the east side" },
    { { CARC_FARM, 3 }, "farm in the south-east, on the east side" },
    { { CARC_FARM, 4 }, "farm in the south-east, on the south side" },
    { { CARC_FARM, 5 }, "farm in the south-west, on the south side" },
    { { CARC_FARM, 6 }, "farm in the south-west, on the west side" },
    { { CARC_FARM, 7 }, "farm in the north-west, on the west side" },
    { { CARC_FARM, 8 }, "farm in the middle" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      g_autofree char *told = carc_spot_tell (&spots[i].spot);
      g_assert_cmpstr (told, ==, spots[i].told);
    }
}

static void
test_positions (void)
{
  static const struct
  {
    int x, y;
    const char *told;
  } positions[] = {
    { 0, 0, "the middle" },      { 0, -1, "1 north" },         { 2, 0, "2 east" },
    { 0, 3, "3 south" },         { -4, 0, "4 west" },          { 1, -2, "1 east, 2 north" },
    { 3, 4, "3 east, 4 south" }, { -5, 6, "5 west, 6 south" }, { -7, -8, "7 west, 8 north" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *told = carc_position_tell (positions[i].x, positions[i].y);
      g_assert_cmpstr (told, ==, positions[i].told);
    }
}

/* ---- what stands on a cell ---- */

static void
assert_cell (const CarcState *state, int x, int y, const char *wanted)
{
  assert_text (carc_cell_tell (state, carc_slot_at (state, x, y)), wanted);
}

static void
test_cells (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO "use arbitress");
  fixture_play (state, "place cfcf-two 0,-1 r0 follower city:N\nplace ffff 0,1 r0 follower cloister\n"
                       "agreed \"so be it\" place cccc+ 1,0 r0 follower city:N");
  assert_cell (state, 0, 0, "the middle: city and road, the Arbitress");
  assert_cell (state, 0, -1, "1 north: city, Anna’s follower on the city, 1 from the Arbitress");
  assert_cell (state, 0, 1, "1 south: cloister, Ben’s follower on the cloister, 1 from the Arbitress");
  assert_cell (state, 1, 0,
               "1 east: city, Anna’s follower on the city, 1 from the Arbitress, laid against the rules, as agreed");
}

/* ---- water tokens ---- */

#define SIX "player Anna\nplayer Ben\nplayer Clara\nplayer David\nplayer Eva\nplayer Fritz\nset base 2\nuse lake\n"
/* Anna has put three of her four tokens, and a tile at 0,2 would complete two cities. */
#define THREE_PUT                                                                                                      \
  "place lake 1,-1 r0\nrace decline\nrace decline\nrace decline\nrace decline\nrace decline\nrace decline\n"           \
  "turn Anna t\nplace cfff 0,-1 r2\nturn Anna t\nplace cfff 2,-2 r2\nturn Anna t\nplace cfff -1,-1 r3\n"               \
  "turn Anna t\nplace cfff -2,-1 r1\nturn Anna t\nplace ffff 0,1 r0\nplace ffff -1,1 r0\n"                             \
  "place cfff -1,2 r1\nplace cfff 1,2 r3\nturn Anna t"

/* The words of the effects on water tokens, "what: why", one after the other. */
static char *
tokens_told (CarcState *state, const char *line)
{
  g_autoptr (GString) out = g_string_new (NULL);
  TableLedger effects = { 0 };
  g_assert_true (table_game_apply_telling (&carc_game, state, line, &effects, NULL));
  for (guint i = 0; i < effects.n_lines; i++)
    {
      const TableLine *effect = &effects.lines[i];
      const TableEffectRow *row = carc_game.effect (effect->kind);
      g_autofree char *about = row->about != NULL ? row->about (state, effect) : NULL;
      g_autofree char *told = table_effect_tell (&carc_game, state, effect);
      g_autofree char *because = table_effect_because (&carc_game, state, effect);
      if (strstr (told, "token") != NULL)
        g_string_append_printf (out, "%s: %s. %s\n", about, told, because);
    }
  table_ledger_clear (&effects);
  return g_strdup (out->str);
}

static void
test_tokens (void)
{
  g_autoptr (CarcState) state = fixture_new (SIX);
  g_autoptr (CarcState) one = fixture_new (SIX "rule L35 one");
  fixture_play (state, THREE_PUT);
  assert_text (tokens_told (state, "place cfcf-two 0,2 r1"),
               "city at 0,2: 1 water token is put there, 0 are left. \n"
               "city at -1,2: no water token is put there. none is left\n");
  fixture_play (one, THREE_PUT "\nturn Ben t");
  assert_text (tokens_told (one, "place cfcf-two 0,2 r1"),
               "city at 0,2: 1 water token is put there, 3 are left. \n"
               "city at -1,2: no water token is put there. a tile places one token only\n");
}

/* What each kind of feature consists of: only a road or a city has open ends, only a farm has cities. */
static void
test_surveys (void)
{
  static const struct
  {
    int x, y;
    CarcKind kind;
    const char *told;
  } features[] = {
    { 0, 0, CARC_FARM, "3 tiles, 1 completed city" },
    { 0, 0, CARC_ROAD, "3 tiles, 2 open ends" },
    { 0, -1, CARC_CITY, "2 tiles, complete" },
    { 0, 1, CARC_CLOISTER, "1 tile, 3 of 8 neighbours" },
  };
  g_autoptr (CarcState) state = fixture_new (TWO);
  fixture_play (state, "place cfff 0,-1 r2\nplace ffff 0,1 r0\nplace frfr 1,0 r0\nplace frfr -1,0 r0\n");
  for (guint i = 0; i < G_N_ELEMENTS (features); i++)
    {
      const CarcSlot *slot = &state->slots[carc_slot_at (state, features[i].x, features[i].y)];
      CarcSurvey survey;
      guint16 node = slot->node0;
      while (state->nodes[node].kind != features[i].kind)
        node++;
      carc_survey (state, state->nodes[node].feature, &survey);
      g_autofree char *told = carc_survey_tell (&survey);
      g_assert_cmpstr (told, ==, features[i].told);
    }
}

/* What the tile editor calls the features of a cell. */
static void
test_segments (void)
{
  static const CarcSegment segments[] = {
    { .kind = CARC_CITY, .sides = 0xf },
    { .kind = CARC_ROAD, .sides = 1 << 1 | 1 << 3 },
    { .kind = CARC_FARM, .halves = 0xff },
    { .kind = CARC_FARM },
    { .kind = CARC_FARM, .halves = 1 << 1 | 1 << 2 | 1 << 4 },
    { .kind = CARC_CLOISTER },
  };
  static const char *const titles[] = {
    "City: north, east, south, west",        "Road: east, west", "Farm: all around", "Farm: reaches no edge",
    "Farm: north-east, south, eastern half", "Cloister"
  };
  for (guint i = 0; i < G_N_ELEMENTS (segments); i++)
    assert_text (carc_segment_title (&segments[i]), titles[i]);
}

TESTS_MAIN_AFTER (carc_register (), "/words", entries, race, keeper, kept_cards, arbitress, ties, ties_ruler,
                  ties_share, news, names, spots, positions, cells, tokens, surveys, segments)
