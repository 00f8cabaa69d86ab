/* test-worth.c - a system of this test changes the worth of features: points for each mark, a bonus, a factor, points
 * for one player only, and rivals, of which the later one scores nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-fixture.h"
#include "carcassonne/carc-mark-ids.h"
#include "carcassonne/carc-rooms.h"
#include "../table/test-add.h"

enum
{
  STALL = CARC_N_MARKS, /* 2 points for each cell with one */
  BRIDGE,               /* doubles the points; 0 if incomplete */
  ALTAR,                /* a cloister that is a rival of the cloisters beside it */
};
enum
{
  NOUN_STALL = CARC_N_NOUNS,
  NOUN_MARKET, /* 5 points for a farm with a stall */
  NOUN_TOLL,   /* 1 point more, for the first player only */
};

static const CarcMarkRow marks[] = { { STALL, "stall" }, { BRIDGE, "bridge" }, { ALTAR, "altar" } };
static const CarcNounRow nouns[] = {
  { NOUN_STALL, "stall", CARC_FORMS ("stall", "stalls") },
  { NOUN_MARKET, "market", CARC_FORMS ("market", "markets") },
  { NOUN_TOLL, "toll", CARC_FORMS ("toll", "tolls") },
};

static const char tiles[] = "[fair/stall]\ncopies=9\nroads=E W stall\nfarms=nnw nne ene wnw; ese sse ssw wsw\n"
                            "[fair/bridge]\ncopies=9\nroads=E W bridge\nfarms=nnw nne ene wnw; ese sse ssw wsw\n"
                            "[fair/end]\ncopies=9\nroads=E\nfarms=nnw nne ene ese sse ssw wsw wnw\n"
                            "[fair/both]\ncopies=9\nroads=E stall; W stall\nfarms=nnw nne ene wnw; ese sse ssw wsw\n"
                            "[fair/market]\ncopies=9\nfarms=nnw nne ene ese sse ssw wsw wnw stall\n"
                            "[fair/altar]\ncopies=9\ncloister=true altar\nfarms=nnw nne ene ese sse ssw wsw wnw\n";

static void
worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *sum)
{
  if (survey->kind == CARC_FARM)
    {
      if (carc_marks_has (survey->marks, STALL) && survey->cities)
        carc_worth_set (sum, (CarcNoun) NOUN_MARKET, 1, 5);
      return;
    }
  carc_worth_set (sum, (CarcNoun) NOUN_STALL, carc_marked (&survey->marked, STALL), 2);
  if (carc_marks_has (survey->marks, BRIDGE))
    carc_worth_times (sum, final ? 0 : 2);
}

static void
worth_to (const CarcState *state, const CarcSurvey *survey, gboolean final, guint player, CarcWorth *sum)
{
  if (player == 0 && carc_marks_has (survey->marks, STALL))
    carc_worth_set (sum, (CarcNoun) NOUN_TOLL, 1, 1);
}

static gboolean
is_shrine (const CarcState *state, guint16 node)
{
  return carc_marks_has (carc_feature_marks (state, node), ALTAR);
}

/* Rivals: a cloister and a shrine next to each other, also diagonally; both have a figure, and one is complete. */
static guint
beaten (const CarcState *state, const guint16 *done, guint n_done, guint16 *lost, guint max)
{
  guint n = 0;
  for (guint i = 0; i < n_done; i++)
    for (guint k = 0; k < 8 && state->nodes[done[i]].kind == CARC_CLOISTER; k++)
      {
        guint16 slot = carc_slot_around (state, state->nodes[done[i]].slot, k);
        guint16 rival = carc_slot_placed (state, slot) ? state->slots[slot].cloister : CARC_NONE;
        if (rival == CARC_NONE || is_shrine (state, rival) == is_shrine (state, done[i]) || n == max
            || state->nodes[done[i]].figures == 0 || state->nodes[rival].figures == 0 || state->nodes[rival].open == 0)
          continue;
        lost[n++] = rival;
      }
  return n;
}

static const CarcSystem fair = {
  .id = (CarcSystemId) CARC_N_SYSTEMS,
  .name = "fair",
  .title = "The Fair",
  .description = "A system of this test",
  .by = CARC_BY_SET,
  .tiles = tiles,
  CARC_ROWS (marks),
  CARC_ROWS (nouns),
  .worth = worth,
  .worth_to = worth_to,
  .beaten = beaten,
};

#define SETUP "player Anna\nplayer Ben\nset base\nset fair\nstart fair/end 0,0 r0\n"

/* Compares all lines of the ledger, as "Anna: 4 tiles + 1 toll = 5; ...". */
static void
assert_lines (const CarcState *state, const char *wanted)
{
  g_autoptr (GString) found = g_string_new (NULL);
  for (guint i = 0; i < state->ledger.n_lines; i++)
    {
      const TableLine *line = &state->ledger.lines[i];
      g_autofree char *sum = table_game_sum (&carc_game, line);
      g_string_append_printf (found, "%s%s: %s", found->len ? "; " : "", state->rules->players[line->player].name, sum);
    }
  g_assert_cmpstr (found->str, ==, wanted);
}

/* ---- terms ---- */

static void
test_marks (void)
{
  g_autoptr (CarcState) state = fixture_new (SETUP);
  fixture_play (state, "place fair/stall 1,0 r0 follower road:E\n"
                       "place fair/stall 2,0 r0\n"
                       "place fair/end 3,0 r2");
  assert_lines (state, "Anna: 4 tiles + 2 stalls × 2 + 1 toll = 9");
}

/* Two ends of one road on the same cell count as one cell with a stall. */
static void
test_marks_of_one_cell (void)
{
  CarcSurvey survey;
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset fair\nstart ffrr 0,0 r3");
  fixture_play (state, "place fair/both 1,0 r0\n"
                       "place ffrr 2,0 r0\n"
                       "place ffrr 2,1 r1\n"
                       "place frfr 1,1 r0\n"
                       "place ffrr 0,1 r2\n");
  carc_survey (state, carc_board_node (state, 1, 0, &(CarcSpot){ CARC_ROAD, 1 }), &survey);
  g_assert_cmpint (carc_marked (&survey.marked, STALL), ==, 1);
  g_assert_cmpint (carc_marked (&survey.marked, BRIDGE), ==, 0);
  g_assert_cmpint (survey.tiles, ==, 6);
}

static void
test_factor (void)
{
  g_autoptr (CarcState) state = fixture_new (SETUP);
  fixture_play (state, "place fair/bridge 1,0 r0\n"
                       "place fair/stall 2,0 r0 follower road:E\n"
                       "place fair/end 3,0 r2");
  assert_lines (state, "Ben: 4 tiles × 2 + 1 stall × 4 = 12");
}

static void
test_nothing (void)
{
  g_autoptr (CarcState) state = fixture_new (SETUP);
  fixture_play (state, "place fair/bridge 1,0 r0 follower road:E\n"
                       "end \"enough\"");
  assert_lines (state, "");
}

static void
test_farm (void)
{
  g_autoptr (CarcState) state = fixture_new (SETUP);
  fixture_play (state, "place cfff 0,-1 r0 follower farm:sse\n"
                       "place cfff 0,-2 r2\n"
                       "place fair/market 1,-1 r0\n"
                       "end \"enough\"");
  assert_lines (state, "Anna: 1 city × 3 + 1 market × 5 + 1 toll = 9");
}

/* ---- rivals ---- */

static const char around_both[] = "place ffff 0,1 r0 follower cloister\n"
                                  "place fair/altar 0,2 r0 follower cloister\n"
                                  "place fair/market -1,0 r0\n"
                                  "place fair/market -1,1 r0\n"
                                  "place fair/market -1,2 r0\n"
                                  "place fair/market -1,3 r0\n"
                                  "place fair/market 0,3 r0\n"
                                  "place fair/market 1,3 r0\n"
                                  "place fair/market 1,2 r0\n";

static void
test_rivals_first (void)
{
  g_autoptr (CarcState) state = fixture_new (SETUP);
  fixture_play (state, around_both);
  fixture_play (state, "place cfff 1,1 r1\n");
  /* The tile at 1,1 completes the shrine.  The cloister still lacks 1,0; its figure goes home without a point. */
  assert_lines (state, "Ben: 9 tiles = 9");
  g_assert_cmpuint (carc_supply (state, 0, CARC_FOLLOWER), ==, 7);
  g_assert_cmpuint (carc_supply (state, 1, CARC_FOLLOWER), ==, 7);
  fixture_play (state, "place fair/end 1,0 r2\n");
  assert_lines (state, "Ben: 9 tiles = 9");
}

static void
test_rivals_both (void)
{
  g_autoptr (CarcState) state = fixture_new (SETUP);
  fixture_play (state, around_both);
  fixture_play (state, "place fair/end 1,0 r2\n"
                       "place cfff 1,1 r1\n");
  assert_lines (state, "Anna: 9 tiles = 9; Ben: 9 tiles = 9");
}

TESTS_MAIN_AFTER (carc_system_register (&fair), "/worth", marks, marks_of_one_cell, factor, nothing, farm, rivals_first,
                  rivals_both)
