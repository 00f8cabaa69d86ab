/* test-bounds.c - every list of a game has a limit: a game that exceeds it is refused with a message at its setup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-fixture.h"
#include "carcassonne/carc-rooms.h"
#include "../table/test-add.h"
#include "../table/texts.h"

#define FIELDS "nnw nne ene ese sse ssw wsw wnw"

static CarcRules *
rules_of (const char *lines)
{
  TableRefusal why = { "" };
  g_autoptr (TableSetup) setup = fixture_setup (lines, &why);
  CarcRules *rules = setup ? carc_rules_new (setup, &why) : NULL;
  if (rules == NULL)
    g_error ("%s", why.sentence);
  return rules;
}

/* ---- tiles ---- */

static void
test_tile_kinds (void)
{
  TableRefusal why = { "" };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  for (guint i = 0; i < CARC_TILES_MAX; i++)
    g_string_append_printf (text, "[tile-%u]\nfarms=" FIELDS "\n", i);
  g_assert_true (carc_tiles_parse ("many", text->str, tiles, &why));
  g_assert_cmpuint (tiles->len, ==, CARC_TILES_MAX);
  gboolean granted = carc_tiles_parse ("one", "[one]\nfarms=" FIELDS "\n", tiles, &why);
  assert_refused_with (granted, why.sentence, "512 kinds of tile");
}

static void
test_cells (void)
{
  TableRefusal why = { "" };
  g_autoptr (TableSetup) setup = fixture_setup ("player A\nplayer B\nset base 20\nset inns 6", &why);
  g_autoptr (CarcState) state = carc_game.state_new (setup, &why);
  assert_refused_with (state != NULL, why.sentence, "1548 tiles, more than the 1536");
}

static void
test_features (void)
{
  TableRefusal why = { "" };
  CarcRules *rules = rules_of ("player A\nplayer B\nset base 20");
  g_assert_true (carc_rules_have_room (rules, &why));
  for (guint i = 0; i < rules->n_tiles; i++)
    rules->tiles[i].cells[0][0].n_nodes = CARC_SEGMENTS_MAX;
  gboolean granted = carc_rules_have_room (rules, &why);
  assert_refused_with (granted, why.sentence, "17280 features, more than the 12288");
  carc_rules_unref (rules);
}

/* ---- figures ---- */

static void
test_supplies (void)
{
  TableRefusal why = { "" };
  CarcRules *rules = rules_of ("player A\nplayer B\nplayer C\nplayer D\nplayer E\nplayer F\nset base");
  rules->figures[CARC_FOLLOWER] = 33;
  gboolean granted = carc_rules_have_room (rules, &why);
  assert_refused_with (granted, why.sentence, "198 figures together, more than the 192");
  rules->figures[CARC_FOLLOWER] = 32;
  g_assert_true (carc_rules_have_room (rules, &why));
  carc_rules_unref (rules);
}

/* Figures with an index above 63 are deployed, counted and taken back like all others. */
static void
test_many_figures (void)
{
  TableRefusal why = { "" };
  CarcRules *rules = rules_of ("player A\nplayer B\nplayer C\nplayer D\nplayer E\nplayer F\nset base\nuse arbitress");
  rules->figures[CARC_FOLLOWER] = 32;
  carc_rules_order_figures (rules);
  g_autoptr (CarcState) state = carc_state_new (rules);
  carc_rules_unref (rules);
  g_assert_cmpuint (state->n_figures, ==, 192);
  fixture_play (state, "place ffff 0,1 r0 follower cloister\n"
                       "deploy F follower 0,1 cloister \"too many\"\n"
                       "deploy E follower 0,1 cloister \"too many\"\n"
                       "deploy F follower 0,1 farm:nne \"a farmer\"");
  guint16 cloister = carc_board_node (state, 0, 1, &(CarcSpot){ CARC_CLOISTER, 0 });
  CarcFigureSet on = carc_figures_on (state, cloister);
  guint members = 0;
  for (CARC_EACH_FIGURE (i, &on))
    {
      g_assert_cmpuint (i % 32, ==, 0);
      members++;
    }
  g_assert_cmpuint (members, ==, 3);
  g_assert_true (carc_figures_has (&on, 0) && carc_figures_has (&on, 128) && carc_figures_has (&on, 160));
  CarcSurvey survey;
  carc_survey (state, cloister, &survey);
  g_assert_cmpuint (carc_majority (&survey), ==, 0x31);
  g_autoptr (CarcState) copy = carc_state_copy (state);
  g_assert_true (carc_state_validate (copy, &why));
  carc_figures_go_home (copy, cloister, CARC_LEFT_SCORED);
  g_assert_true (carc_state_validate (copy, &why));
  g_assert_cmpuint (carc_supply (copy, 5, CARC_FOLLOWER), ==, 31);
  g_assert_cmpuint (carc_supply (state, 5, CARC_FOLLOWER), ==, 30);
}

static void
test_figure_sets (void)
{
  for (guint i = 0; i < CARC_MAX_FIGURES; i++)
    {
      CarcFigureSet set = CARC_NO_FIGURES, more = CARC_NO_FIGURES;
      g_assert_cmpuint (carc_figures_next (&set, 0), ==, CARC_MAX_FIGURES);
      carc_figures_put (&set, i);
      carc_figures_put (&more, 70);
      for (guint from = 0; from < CARC_MAX_FIGURES; from++)
        {
          g_assert_cmpuint (carc_figures_next (&set, from), ==, from <= i ? i : CARC_MAX_FIGURES);
          g_assert_cmpint (carc_figures_has (&set, from), ==, from == i);
        }
      carc_figures_join (&set, &more);
      g_assert_cmpuint (carc_figures_next (&set, 0), ==, MIN (i, 70));
      g_assert_cmpuint (carc_figures_next (&set, MIN (i, 70) + 1), ==, i == 70 ? CARC_MAX_FIGURES : MAX (i, 70));
    }
}

/* ---- marks ---- */

/* The last mark is kept in the feature and in its survey. */
static void
test_marks (void)
{
  CarcSurvey survey;
  const CarcMarks last = carc_marks_of (CARC_MARKS_MAX - 1);
  CarcRules *rules = rules_of ("player A\nplayer B\nset base");
  rules->marks = carc_marks_join (rules->marks, last);
  CarcTile *tile = &rules->tiles[carc_rules_tile (rules, "cfff")];
  for (guint rot = 0; rot < 4; rot++)
    for (guint i = 0; i < tile->cells[rot][0].n_segments; i++)
      if (tile->cells[rot][0].segments[i].kind == CARC_CITY)
        tile->cells[rot][0].segments[i].marks = last;
  g_autoptr (CarcState) state = carc_state_new (rules);
  carc_rules_unref (rules);
  fixture_play (state, "place cfff 0,-1 r2 follower city:S");
  carc_survey (state, carc_board_node (state, 0, 0, &(CarcSpot){ CARC_CITY, 0 }), &survey);
  g_assert_true (carc_marks_same (survey.marks, last));
  g_assert_cmpint (carc_marked (&survey.marked, CARC_MARKS_MAX - 1), ==, 1);
  carc_survey (state, carc_board_node (state, 0, 0, &(CarcSpot){ CARC_ROAD, 1 }), &survey);
  g_assert_false (carc_marks_any (survey.marks));
  g_assert_cmpint (carc_marked (&survey.marked, CARC_MARKS_MAX - 1), ==, 0);
}

TESTS_MAIN ("/bounds", tile_kinds, cells, features, supplies, many_figures, figure_sets, marks)
