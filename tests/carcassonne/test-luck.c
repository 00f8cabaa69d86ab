/* test-luck.c - what is told of the Arbitress' ties, compared with the same entries without her; and of a die.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "carc-random-game.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-luck.h"
#include "../table/test-add.h"

static guint judged, ended, unequal, nobody;

/* The points of the lines about the feature of a tie, from line `from` on; `index`: only those that this tie decided;
 * -1: all. */
static void
add_points (const CarcState *state, guint from, const CarcTie *tie, int index, int points[TABLE_MAX_PLAYERS])
{
  for (guint i = from; i < state->ledger.n_lines; i++)
    {
      const TableLine *line = &state->ledger.lines[i];
      if (line->feature == tie->feature && line->kind == tie->kind && line->final == tie->final
          && (index < 0 || line->tie == index))
        points[line->player] += line->points;
    }
}

static gboolean
check_tie (const CarcState *before, const CarcState *after, const CarcState *plain, guint index, int *lost,
           GString *why)
{
  const CarcTie *tie = &after->ties[index];
  int with[TABLE_MAX_PLAYERS] = { 0 }, without[TABLE_MAX_PLAYERS] = { 0 };
  gboolean differ = FALSE;
  add_points (after, before->ledger.n_lines, tie, (int) index, with);
  add_points (plain, before->ledger.n_lines, tie, -1, without);
  for (guint p = 0; p < before->rules->n_players; p++)
    {
      if (without[p] - with[p] != tie->lost[p])
        return random_game_fail (why, "tie %u takes %d from player %u, who has %d with her and %d without", index,
                                 tie->lost[p], p, with[p], without[p]);
      lost[p] += without[p] - with[p];
      differ |= tie->lost[p] != 0 && tie->lost[p] != tie->value;
    }
  judged++;
  ended += tie->final;
  unequal += differ;
  nobody += tie->winners == 0;
  return TRUE;
}

/* The same entry, if nobody judges. */
static gboolean
check_entry (const CarcState *before, const CarcState *after, const char *line, int *lost, GString *why)
{
  CarcRules rules = *before->rules;
  CarcState *plain;
  gboolean right = TRUE;
  if (after->n_ties == before->n_ties)
    return TRUE;
  rules.hooks[CARC_HOOK_judge] = 0;
  plain = carc_state_copy (before);
  plain->rules = &rules;
  right = table_game_apply_line (&carc_game, plain, line, NULL)
          || random_game_fail (why, "without her the entry is refused");
  for (guint i = before->n_ties; right && i < after->n_ties; i++)
    right = check_tie (before, after, plain, i, lost, why);
  plain->rules = before->rules;
  carc_state_free (plain);
  return right;
}

/* The row with this word; NULL if it is not told. */
static const TableLuckRow *
row_of (const GArray *rows, const char *word)
{
  for (guint i = 0; i < rows->len; i++)
    if (strcmp (g_array_index (rows, TableLuckRow, i).kind->word, word) == 0)
      return &g_array_index (rows, TableLuckRow, i);
  return NULL;
}

static gboolean
check_rows (const CarcState *state, const TableSetup *setup, const int *lost, GString *why)
{
  const TableMoment moment = { setup, state, NULL };
  g_autoptr (GArray) rows = table_luck (&moment, NULL);
  const TableLuckRow *ties = row_of (rows, "ties"), *taken = row_of (rows, "taken");
  double won = 0, expected = 0, alone = 0;
  for (guint i = 0; i < state->n_ties; i++)
    alone += state->ties[i].winners != 0;
  if (ties == NULL)
    return state->n_ties == 0 || random_game_fail (why, "there is no row");
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      won += ties->got[p];
      expected += ties->expected[p];
      if ((taken != NULL ? taken->got[p] : 0) != lost[p])
        return random_game_fail (why, "the row has %g for player %u, and we count %d",
                                 taken != NULL ? taken->got[p] : 0, p, lost[p]);
    }
  return (fabs (won - alone) < 1e-9 && fabs (expected - state->n_ties) < 1e-9)
         || random_game_fail (why, "%u ties, %g won of %g expected", state->n_ties, won, expected);
}

static gboolean
check_game (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  int lost[TABLE_MAX_PLAYERS] = { 0 };
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      g_autoptr (CarcState) before = carc_state_copy (state);
      if (table_game_apply_line (&carc_game, state, line, NULL) && !check_entry (before, state, line, lost, why))
        return random_game_fail (why, " after %s", line);
    }
  g_ptr_array_add (game->setup, NULL);
  g_autofree char *lines = g_strjoinv ("\n", (char **) game->setup->pdata);
  g_ptr_array_set_size (game->setup, (int) game->setup->len - 1);
  g_autoptr (TableSetup) setup = fixture_setup (lines, NULL);
  return check_rows (state, setup, lost, why);
}

static void
check_games (guint n, const RandomTaste *taste)
{
  for (guint32 seed = 1; seed <= n; seed++)
    {
      g_autoptr (RandomGame) game = random_game_new (seed, taste);
      g_autoptr (GString) why = g_string_new (NULL);
      g_autofree char *record = NULL;
      if (!check_game (game, why))
        {
          record = random_game_print (game);
          g_error ("seed %u: %s\n%s", seed, why->str, record);
        }
    }
}

/* By the second edition a city pays each player once, so that a farm depends on the ties about others: not here. */
static void
test_ties_are_those_without_her (void)
{
  static const RandomTaste all = { 30, 100, 40, 30, 20, 15, NULL, 0, 0, 20, 3, "rule B1 third" };
  static const RandomTaste first = { 30, 100, 40, 30, 20, 15, NULL, 0, 0, 20, 2, "rule B1 first\nrule A10 nobody" };
  static const RandomTaste pigs = { 0, 100, 0, 0, 0, 0, "traders", 0, 0, 0, 2, NULL };
  check_games (150, &all);
  check_games (100, &first);
  check_games (150, &pigs);
  g_test_message ("%u ties, %u at the end; %u took another number than the value; %u were won by nobody", judged, ended,
                  unequal, nobody);
  g_assert_cmpuint (judged, >, 200);
  g_assert_cmpuint (ended, >, 100);
  g_assert_cmpuint (unequal, >, 0);
  g_assert_cmpuint (nobody, >, 0);
}

static void
check_luck (const GArray *rows, const char *word, guint player, double got, double expected, double spread)
{
  const TableLuckRow *row = row_of (rows, word);
  g_assert_nonnull (row);
  g_assert_cmpfloat_with_epsilon (row->got[player], got, 1e-9);
  g_assert_cmpfloat_with_epsilon (row->expected[player], expected, 1e-9);
  g_assert_cmpfloat_with_epsilon (row->spread[player], spread, 1e-9);
}

/* Anna's machine on 1,0 has tiles on 0,0 and -1,0 before it, and none on -2,0: two of three numbers let her land.  Ben
 * flies into nothing, whatever the die shows.  Then the table agrees where Anna lands, without a throw. */
static void
test_die (void)
{
  static const char setup_lines[] = "player Anna\nplayer Ben\nset base\nset flier";
  g_autoptr (CarcState) state = fixture_new (setup_lines);
  fixture_play (state, "turn Ben test\nplace frfr -1,0 r0\nplace flier/straight-along 1,0 r0 fly\nroll 3\n"
                       "place flier/field 0,1 r3 fly\nroll 1\n");
  g_autoptr (TableSetup) setup = fixture_setup (setup_lines, NULL);
  const TableMoment moment = { setup, state, NULL };
  g_autoptr (GArray) rows = table_luck (&moment, NULL);
  check_luck (rows, "flights", 0, 0, 2. / 3, sqrt (2.) / 3);
  check_luck (rows, "flights", 1, 0, 0, 0);
  check_luck (rows, "flown", 0, 3, 2, sqrt (2. / 3));
  check_luck (rows, "flown", 1, 1, 2, sqrt (2. / 3));
  fixture_play (state, "place flier/straight-across 2,0 r1 fly\nagreed test land 1,0 road:E\n"
                       "turn Anna test\nplace flier/straight-diagonal -2,0 r2 fly\nroll 1\n");
  g_autoptr (GArray) after = table_luck (&moment, NULL);
  check_luck (after, "flights", 0, 0, 2. / 3, sqrt (2.) / 3);
}

/* Anna has a follower by the big top; 16 tokens show 67 points together. */
static void
test_tokens (void)
{
  static const char setup_lines[] = "player Anna\nplayer Ben\nset base\nset circus";
  g_autoptr (CarcState) state = fixture_new (setup_lines);
  fixture_play (state, "deploy Anna follower 0,0 city:N test\nplace circus/one-road 0,1 r0\n"
                       "place circus/three-roads -1,1 r1\nanimal 7\n");
  g_autoptr (TableSetup) setup = fixture_setup (setup_lines, NULL);
  const TableMoment moment = { setup, state, NULL };
  g_autoptr (GArray) rows = table_luck (&moment, NULL);
  check_luck (rows, "bigtop", 0, 7, 4.188, sqrt (2.027)); /* 313 / 16 - 4.1875 squared */
  check_luck (rows, "bigtop", 1, 0, 0, 0);
}

TESTS_MAIN_AFTER (carc_register (), "/luck", ties_are_those_without_her, die, tokens)
