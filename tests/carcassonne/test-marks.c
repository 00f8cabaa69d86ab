/* test-marks.c - sets of marks, and what is made of them: features, lines of the ledger, facts, tile files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The system of this test has the last mark for which there is room.
 */
#include <string.h>

#include "carc-fillers.h"
#include "carc-fixture.h"
#include "carcassonne/carc-cell-edit.h"
#include "carcassonne/carc-facts.h"
#include "carcassonne/carc-own.h"
#include "carcassonne/carc-rooms.h"
#include "../table/test-add.h"

/* Those beside which a word of the set, or a half of one, ends. */
static const guint edges[] = { 0, 1, 31, 32, 33, 62, 63, 64, 65, 126, LAST_MARK };

/* ---- sets ---- */

typedef struct
{
  CarcMarks marks;
  gboolean in[CARC_MARKS_MAX];
} Both;

static void
check (const Both *both)
{
  gboolean some = FALSE;
  guint next = CARC_MARKS_MAX, n = 0;
  for (guint mark = CARC_MARKS_MAX; mark-- > 0;)
    {
      g_assert_cmpint (carc_marks_has (both->marks, mark), ==, both->in[mark]);
      next = both->in[mark] ? mark : next;
      some |= both->in[mark];
      n += (guint) both->in[mark];
      g_assert_cmpuint (carc_marks_next (both->marks, mark), ==, next);
    }
  g_assert_cmpint (carc_marks_any (both->marks), ==, some);
  g_assert_cmpint (carc_marks_same (both->marks, CARC_NO_MARKS), ==, !some);
  for (CARC_EACH_MARK (mark, both->marks))
    {
      g_assert_true (both->in[mark]);
      n--;
    }
  g_assert_cmpuint (n, ==, 0);
}

static Both
random_set (void)
{
  Both both = { .marks = CARC_NO_MARKS };
  for (gint32 i = g_test_rand_int_range (0, 9); i > 0; i--)
    {
      const guint mark = g_test_rand_bit () ? edges[g_test_rand_int_range (0, G_N_ELEMENTS (edges))]
                                            : (guint) g_test_rand_int_range (0, CARC_MARKS_MAX);
      both.marks = carc_marks_with (both.marks, mark);
      both.in[mark] = TRUE;
    }
  return both;
}

static void
test_one (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      Both both = { .marks = carc_marks_of (edges[i]) };
      both.in[edges[i]] = TRUE;
      check (&both);
      both.in[edges[i]] = FALSE;
      both.marks = carc_marks_without (both.marks, edges[i]);
      check (&both);
    }
}

static void
test_two (void)
{
  for (guint round = 0; round < 500; round++)
    {
      const Both a = random_set (), b = random_set ();
      Both join = { .marks = carc_marks_join (a.marks, b.marks) },
           both = { .marks = carc_marks_both (a.marks, b.marks) };
      Both minus = { .marks = carc_marks_minus (a.marks, b.marks) };
      for (guint mark = 0; mark < CARC_MARKS_MAX; mark++)
        {
          join.in[mark] = a.in[mark] || b.in[mark];
          both.in[mark] = a.in[mark] && b.in[mark];
          minus.in[mark] = a.in[mark] && !b.in[mark];
        }
      check (&a);
      check (&join);
      check (&both);
      check (&minus);
      g_assert_cmpint (carc_marks_same (a.marks, b.marks), ==, memcmp (a.in, b.in, sizeof a.in) == 0);
    }
}

/* ---- a game ---- */

static guint n_laid;

static void
laid (CarcState *state)
{
  n_laid++;
}

static gboolean
may_lay (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  return y < 3 || table_refuse (why, "the last system wants no tile there");
}

/* 1 point more for each cell with the mark. */
static void
worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  if (carc_marks_has (survey->marks, LAST_MARK))
    carc_worth_set (worth, CARC_NOUN_POINT, carc_marked (&survey->marked, LAST_MARK), 1);
}

static const CarcMarkRow marks[] = {
  { LAST_MARK, "toll", .title = "Toll", .in_sum = "toll", .name = "toll road", .done = "toll road at %d,%d" },
};
static const CarcSystem last = {
  .id = LAST_SYSTEM,
  .name = "last",
  .title = "The Last",
  .description = "The system with the last ids",
  .by = CARC_BY_SET,
  .tiles = "[last/toll]\nname=toll\ncopies=9\nroads=E W toll\nfarms=nnw nne ene wnw; ese sse ssw wsw\n",
  CARC_ROWS (marks),
  .laid = laid,
  .may_lay = may_lay,
  .worth = worth,
};

#define SETUP "player Anna\nplayer Ben\nset base\nset last\nstart ffrr 0,0 r1"
/* With the made-up systems, more are in play than 32 bits could hold. */
#define CROWDED                                                                                                        \
  SETUP "\nset inns\nset traders\nset cult\nset tower\nset flier\nset mage\nset gold\nset crop\nset robbers"

static CarcMarks
marks_at (const CarcState *state, int x, int y, guint side)
{
  const guint16 node = carc_board_node (state, x, y, &(CarcSpot){ CARC_ROAD, (guint8) side });
  return carc_feature_marks (state, state->nodes[node].feature);
}

/* A feature gets the mark with the first tile that has it, whether it is the larger part of it or the smaller one, and
 * loses it with nothing. */
static void
test_features (void)
{
  TableRefusal why = { "" };
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset last\nstart frfr 0,0 r0");
  g_assert_false (carc_marks_any (marks_at (state, 0, 0, 1)));
  fixture_play (state, "place last/toll 1,0 r0");
  g_assert_true (carc_marks_same (marks_at (state, 0, 0, 1), carc_marks_of (LAST_MARK)));
  fixture_play (state, "place frfr 2,0 r0\nplace last/toll 3,0 r0\nplace frfr 0,1 r0\nplace last/toll 1,1 r0");
  g_autoptr (CarcState) copy = carc_state_copy (state);
  for (guint i = 0; i < 2; i++)
    {
      const CarcState *each = i == 0 ? state : copy;
      g_assert_true (carc_marks_same (marks_at (each, 2, 0, 1), carc_marks_of (LAST_MARK)));
      g_assert_true (carc_marks_same (marks_at (each, 0, 1, 3), carc_marks_of (LAST_MARK)));
      g_assert_true (carc_state_validate (each, &why));
    }
  g_assert_cmpuint (state->n_marked, ==, 3);
}

/* The system with the last id is in play, and the others before it; its hooks are called behind theirs. */
static void
test_last_system (void)
{
  g_autoptr (CarcState) without = fixture_new ("player Anna\nplayer Ben\nset base");
  g_autoptr (CarcState) state = fixture_new (CROWDED);
  CarcPlace places[64];
  g_assert_false (carc_in_play (without->rules, LAST_SYSTEM));
  g_assert_true (carc_in_play (without->rules, LAST_SYSTEM - 1));
  g_assert_true (carc_in_play (state->rules, LAST_SYSTEM));
  g_assert_false (carc_in_play (state->rules, CARC_SYSTEM_WHEEL));
  g_assert_true (state->rules->playing[state->rules->n_playing - 1] == &last);
  g_assert_cmpuint (state->rules->n_playing, >, 33);
  n_laid = 0;
  fixture_play (without, "place frfr 1,0 r0");
  g_assert_cmpuint (n_laid, ==, 0);
  fixture_play (state, "place ffrr 0,1 r3\nplace ffff -1,1 r0\nplace ffff -1,2 r0");
  g_assert_cmpuint (n_laid, ==, 3);
  fixture_refuse (state, "place ffff -1,3 r0", "the last system wants no tile there");
  const guint n = carc_places (state, (guint) carc_rules_tile (state->rules, "ffff"), places, G_N_ELEMENTS (places));
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (places[i].y, <, 3);
}

/* The line of a scored feature keeps the mark: it names the feature, and stands in the sum. */
static void
test_ledger (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset last\nstart frrr 0,0 r3");
  fixture_play (state, "place last/toll 1,0 r0 follower road:E\nplace last/toll 2,0 r0\nplace frrr 3,0 r1");
  for (guint i = 0; i < state->ledger.n_lines; i++)
    g_test_message ("%d points", state->ledger.lines[i].points);
  g_assert_cmpuint (state->ledger.n_lines, ==, 1);
  const TableLine *line = &state->ledger.lines[0];
  g_autofree char *title = carc_game.line_title (state, line);
  g_autofree char *sum = table_game_sum (&carc_game, line);
  g_assert_true (carc_marks_same (carc_line_marks (line), carc_marks_of (LAST_MARK)));
  g_assert_cmpstr (title, ==, "toll road at 0,0");
  g_assert_cmpstr (sum, ==, "4 tiles + 2 points (toll) = 6");
}

/* ---- tiles ---- */

static void
test_facts (void)
{
  g_autoptr (CarcState) state = fixture_new (SETUP);
  const guint fact = CARC_FACT_MARK + LAST_MARK;
  const CarcFacts differ = carc_facts_that_differ (state->rules);
  for (guint i = 0; i < state->rules->n_tiles; i++)
    g_assert_cmpint (carc_facts_has (carc_tile_facts (&state->rules->tiles[i]), fact), ==,
                     strcmp (state->rules->tiles[i].id, "last/toll") == 0);
  g_assert_true (carc_facts_has (differ, fact));
  g_assert_cmpuint (carc_facts_next (differ, CARC_FACT_MARK), ==, fact);
  g_assert_cmpstr (carc_fact_title (fact), ==, "Toll");
}

/* A tile with the mark is written, and read as the same. */
static void
test_file (void)
{
  TableRefusal why = { "" };
  g_autoptr (CarcState) state = fixture_new (SETUP);
  CarcCell cell = state->rules->tiles[carc_rules_tile (state->rules, "last/toll")].cells[0][0], again;
  for (guint i = 0; i < 2; i++)
    {
      CarcOwnGroup *group = carc_own_group_new ("x");
      carc_cell_mark (&cell, 0, LAST_MARK, i == 0);
      carc_cell_write (&cell, group);
      if (!carc_own_cell (group, &again, &why))
        g_error ("%s", why.sentence);
      carc_own_group_free (group);
      g_assert_cmpint (carc_marks_has (again.segments[0].marks, LAST_MARK), ==, i == 0);
      for (guint k = 0; k < cell.n_segments; k++)
        g_assert_true (carc_marks_same (again.segments[k].marks, cell.segments[k].marks));
    }
}

TESTS_MAIN_AFTER ((fillers_register (), carc_system_register (&last)), "/marks", one, two, features, last_system,
                  ledger, facts, file)
