/* test-pad-rules.c - what the score pad accepts and refuses, when a game on it is over, and its words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "pad/pad-play.h"
#include "table/table-difference.h"
#include "table/table-moment.h"
#include "table/table-sheet.h"
#include "../table/texts.h"
#include "../table/test-add.h"

static TableSetup *
setup_of (const char *players, const char *lines)
{
  TableSetup *setup = table_setup_new (&pad_game);
  g_auto (GStrv) names = g_strsplit (players, " ", -1);
  g_auto (GStrv) each = g_strsplit (lines, "\n", -1);
  TableRefusal why = { "" };
  for (guint i = 0; names[i] != NULL; i++)
    g_assert_true (table_setup_add_player (setup, names[i], -1, &why));
  for (guint i = 0; each[i] != NULL && *each[i] != '\0'; i++)
    if (!table_setup_line (setup, each[i], &why))
      g_error ("%s: %s", each[i], why.sentence);
  return setup;
}

static PadState *
begin (const char *players, const char *lines)
{
  g_autoptr (TableSetup) setup = setup_of (players, lines);
  TableRefusal why = { "" };
  PadState *state = pad_game.state_new (setup, &why);
  g_assert_nonnull (state);
  return state;
}

static void
enter (PadState *state, const char *line)
{
  TableRefusal why = { "" };
  if (!table_game_apply_line (&pad_game, state, line, &why))
    g_error ("%s: %s", line, why.sentence);
}

static void
refused (PadState *state, const char *line, const char *sentence)
{
  g_autoptr (PadState) before = pad_state_copy (state);
  TableRefusal why = { "" };
  g_assert_false (table_game_apply_line (&pad_game, state, line, &why));
  g_assert_cmpstr (why.sentence, ==, sentence);
  g_assert_cmpuint (state->ledger.n_lines, ==, before->ledger.n_lines);
  g_assert_cmpuint (state->n_turns, ==, before->n_turns);
  g_assert_cmpint (state->finished, ==, before->finished);
}

static void
setup_refused (const char *lines, const char *line, const char *sentence)
{
  g_autoptr (TableSetup) setup = setup_of ("Anna", lines);
  TableRefusal why = { "" };
  g_assert_false (table_setup_line (setup, line, &why));
  g_assert_cmpstr (why.sentence, ==, sentence);
}

static void
test_setup (void)
{
  g_autofree char *long_name = g_strnfill (PAD_NAME_MAX, 'x'), *line = g_strconcat ("called ", long_name, NULL);
  g_autoptr (TableSetup) nobody = table_setup_new (&pad_game);
  TableRefusal why = { "" };
  setup_refused ("", "target 0", "a target line is: target N, from 1 to 999999 points");
  setup_refused ("", "target", "a target line is: target N, from 1 to 999999 points");
  setup_refused ("", "lowest yes", "“lowest” stands alone on its line");
  setup_refused ("rounds\n", "rounds", "“rounds” is said twice");
  setup_refused ("", "set base", "“set” is not a line of a setup");
  setup_refused ("", "called \"\"", "a line for the game's name is: called NAME, with at most 159 bytes");
  setup_refused ("", line, "a line for the game's name is: called NAME, with at most 159 bytes");
  g_assert_null (pad_game.state_new (nobody, &why));
  g_assert_cmpstr (why.sentence, ==, "the score pad needs a player");
}

static void
test_refusals (void)
{
  g_autoptr (PadState) state = begin ("Anna Ben", "");
  g_autofree char *what = g_strnfill (TABLE_WHAT_MAX, 'x'), *line = g_strconcat ("score Anna 1 ", what, NULL);
  refused (state, "score", "who? the player's name is missing");
  refused (state, "score Anna", "how many? the number is missing");
  refused (state, "score Clara 3", "nobody called “Clara” plays");
  refused (state, "score Anna ten", "“ten” is not a number of points from -999999 to 999999");
  refused (state, "score Anna 1000000", "“1000000” is not a number of points from -999999 to 999999");
  refused (state, "score Anna 1 \"\"", "what the points are for is empty");
  refused (state, line, "what the points are for is longer than 63 bytes");
  refused (state, "round", "this game does not go in rounds");
  refused (state, "place base/curve 0,0 r0",
           "“place” is not an entry: an entry begins with score, round, points, leaves, comes, note, end, replaced, "
           "inserted, "
           "deleted, moved, counted, photo, rename, played at or title");
  enter (state, "end \"late\"");
  refused (state, "score Anna 3", "the game is over");
  enter (state, "points Anna -3 \"counted twice\"");
  g_assert_cmpint (state->ledger.scores[0], ==, -3);
}

static void
test_target (void)
{
  g_autoptr (PadState) state = begin ("Anna Ben", "target 20");
  enter (state, "score Anna 19");
  g_assert_false (state->finished);
  enter (state, "score Ben 20");
  g_assert_true (state->finished);
}

/* Points of six digits; and no sum of them is too large for its number, whatever is taken back in between. */
static void
test_amounts (void)
{
  g_autoptr (PadState) state = begin ("Anna Ben", "target 999999");
  enter (state, "score Ben -999999");
  enter (state, "score Ben 123456 chips \"all of them\"");
  g_assert_cmpint (state->ledger.scores[1], ==, -876543);
  g_assert_cmpint (state->ledger.lines[1].points, ==, 123456);
  g_assert_cmpint (pad_cell (state, 2, 1).points, ==, 123456);
  enter (state, "points Ben +876543 \"found\"");
  g_assert_cmpint (state->ledger.scores[1], ==, 0);
  for (guint i = 0; i < 499; i++)
    {
      enter (state, "score Anna -999999");
      enter (state, "points Anna +999999 \"taken back\"");
    }
  enter (state, "score Anna -999999");
  enter (state, "score Anna -999999");
  enter (state, "score Anna -999");
  refused (state, "score Anna 1", "Anna: the pad counts up to 999999999 points");
  refused (state, "points Anna -1 \"late\"", "Anna: the pad counts up to 999999999 points");
  enter (state, "score Anna 0");
  enter (state, "counted Anna points -2000997");
  g_assert_cmpuint (table_stock_n_wrong (&pad_game, state), ==, 0);
  enter (state, "score Ben 999999");
  g_assert_true (state->finished);
}

static guint
leaders (const PadState *state)
{
  return table_best (state->ledger.scores, table_state_there (state), state->rules->lowest);
}

/* Whoever leaves is not waited for, gets no points and cannot win; the round may end with it. */
static void
test_leaves (void)
{
  g_autoptr (PadState) state = begin ("Anna Ben Cleo", "rounds\nlowest");
  enter (state, "leaves Cleo");
  g_assert_cmpuint (pad_next (state), ==, 0);
  enter (state, "score Anna 5");
  enter (state, "score Ben 9");
  g_assert_cmpuint (state->n_turns, ==, 2);
  refused (state, "score Cleo 3", "Cleo has left");
  refused (state, "leaves Cleo", "Cleo has left");
  refused (state, "comes Ben", "Ben is there");
  g_assert_cmpuint (leaders (state), ==, 1 << 0);
  enter (state, "comes Cleo");
  enter (state, "score Cleo 1");
  enter (state, "score Anna 1");
  g_assert_cmpuint (state->n_turns, ==, 2);
  enter (state, "leaves Ben");
  g_assert_cmpuint (state->n_turns, ==, 3);
  g_assert_cmpuint (leaders (state), ==, 1 << 2);
  enter (state, "leaves Cleo");
  g_assert_cmpuint (leaders (state), ==, 1 << 0);
  refused (state, "leaves Anna", "nobody else is there");
}

/* Whoever has left cannot win, and so does not end the game for those who play on. */
static void
test_target_left (void)
{
  g_autoptr (PadState) state = begin ("Anna Ben Cleo", "rounds\ntarget 20");
  enter (state, "score Anna 25");
  enter (state, "leaves Anna");
  enter (state, "score Ben 9");
  enter (state, "score Cleo 8");
  g_assert_false (state->finished);
  enter (state, "score Ben 11");
  enter (state, "score Cleo 1");
  g_assert_true (state->finished);
  g_assert_cmpuint (leaders (state), ==, 1 << 1);
}

/* Points that were forgotten count for the target, too. */
static void
test_target_corrected (void)
{
  g_autoptr (PadState) state = begin ("Anna Ben", "target 20");
  enter (state, "score Anna 19");
  enter (state, "points Anna +1 \"the bonus\"");
  g_assert_true (state->finished);
  enter (state, "points Anna -1 \"no bonus\"");
  g_assert_true (state->finished);
}

/* Whoever reaches the target first does not cut the others off. */
static void
test_rounds (void)
{
  g_autoptr (PadState) state = begin ("Anna Ben Cleo", "rounds\ntarget 20\nlowest");
  enter (state, "score Anna 25");
  g_assert_false (state->finished);
  g_assert_cmpuint (pad_next (state), ==, 1);
  enter (state, "score Cleo 0");
  g_assert_cmpuint (pad_next (state), ==, 1);
  g_assert_cmpuint (state->n_turns, ==, 1);
  enter (state, "score Ben 4");
  g_assert_true (state->finished);
  g_assert_cmpuint (state->n_turns, ==, 1);
}

/* Somebody who gets no points in a round is left out by hand. */
static void
test_round_over (void)
{
  g_autoptr (PadState) state = begin ("Anna Ben", "rounds");
  g_autofree char *asked = NULL;
  enter (state, "score Ben 4");
  enter (state, "round");
  g_assert_cmpuint (state->n_turns, ==, 2);
  g_assert_cmpuint (pad_next (state), ==, 0);
  asked = pad_game.ask_tell (state);
  g_assert_cmpstr (asked, ==, "round 2: who gets points?");
}

/* A round or row that nobody has entered anything in yet was not played, and is not on the finished pad. */
static void
test_played (void)
{
  g_autoptr (PadState) rounds = begin ("Anna Ben", "rounds"), rows = begin ("Anna Ben", "");
  g_assert_cmpuint (pad_played (rounds), ==, 0);
  for (guint i = 0; i < 4; i++)
    {
      enter (rounds, "score Anna 1");
      g_assert_cmpuint (pad_played (rounds), ==, i + 1);
      enter (rounds, "score Ben 2");
      g_assert_cmpuint (pad_played (rounds), ==, i + 1);
    }
  enter (rounds, "points Ben -1 so");
  g_assert_cmpuint (rounds->n_turns, ==, 5);
  g_assert_cmpuint (pad_played (rounds), ==, 4);
  g_assert_cmpuint (pad_rows (rounds), ==, 5);
  enter (rounds, "end \"late\"");
  g_assert_cmpuint (pad_played (rounds), ==, 4);
  g_assert_cmpuint (pad_rows (rounds), ==, 4);

  g_assert_cmpuint (pad_played (rows), ==, 0);
  enter (rows, "score Anna 1");
  enter (rows, "score Anna 1");
  g_assert_cmpuint (pad_played (rows), ==, 2);
}

/* The most points lead, or the fewest if these win; nobody does while all have the same. */
static void
test_leaders (void)
{
  g_autoptr (PadState) most = begin ("Anna Ben Cleo", ""), fewest = begin ("Anna Ben Cleo", "lowest");
  g_assert_cmpuint (pad_leaders (most), ==, 0);
  enter (most, "score Ben 5");
  g_assert_cmpuint (pad_leaders (most), ==, 2);
  enter (most, "score Cleo 5");
  g_assert_cmpuint (pad_leaders (most), ==, 6);
  enter (most, "leaves Ben");
  g_assert_cmpuint (pad_leaders (most), ==, 4);
  enter (fewest, "score Ben 5");
  g_assert_cmpuint (pad_leaders (fewest), ==, 5);
}

static void
test_words (void)
{
  g_autoptr (PadState) state = begin ("Anna Ben", "");
  g_autofree char *title = NULL, *because = NULL, *other = NULL, *none = NULL;
  assert_text (table_game_tell_line (&pad_game, state, "score Anna 12 cities \"the great one\""),
               "Anna: +12 for cities: the great one");
  assert_text (table_game_tell_line (&pad_game, state, "score Ben -3"), "Ben: -3");
  enter (state, "score Anna 12 cities \"the great one\"");
  enter (state, "score Ben -3");
  title = pad_game.line_title (state, &state->ledger.lines[0]);
  because = pad_game.because (state, &state->ledger.lines[0]);
  other = pad_game.line_title (state, &state->ledger.lines[1]);
  none = pad_game.because (state, &state->ledger.lines[1]);
  g_assert_cmpstr (title, ==, "cities");
  g_assert_cmpstr (because, ==, "the great one");
  g_assert_cmpstr (other, ==, "points");
  g_assert_cmpstr (none, ==, "");
}

/* Nothing, the titles of the kinds that are asked for, and what was said before, once each; but not too many. */
static void
test_offers (void)
{
  static const char *const wanted[] = { NULL, "Points", "cities", "ships" };
  g_autoptr (PadState) state = begin ("Anna Ben", "");
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  enter (state, "score Anna 12 cities");
  enter (state, "score Ben -3");
  enter (state, "score Ben 2 ships \"two of them\"");
  enter (state, "score Anna 4 cities");
  table_pad_offer (&pad_game, state, 1, offers);
  g_assert_cmpuint (offers->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < offers->len; i++)
    g_assert_cmpstr (g_array_index (offers, TableOffer, i).text, ==, wanted[i]);
  g_array_set_size (offers, 0);
  for (guint i = 0; i < 2 * TABLE_WHATS_OFFERED; i++)
    {
      g_autofree char *line = g_strdup_printf ("score Anna 1 word%u", i);
      enter (state, line);
    }
  table_pad_offer (&pad_game, state, 0, offers);
  g_assert_cmpuint (offers->len, ==, TABLE_WHATS_OFFERED + 1);
}

/* More different words than the sheet has rows for: the rest has one row. */
static void
test_sheet (void)
{
  g_autoptr (TableSetup) setup = setup_of ("Anna", "");
  g_autoptr (PadState) state = begin ("Anna", "");
  const TableMoment moment = { setup, state, NULL };
  for (guint i = 0; i < TABLE_SHEET_WHATS + 5; i++)
    {
      g_autofree char *line = g_strdup_printf ("score Anna 1 kind%u", i);
      enter (state, line);
    }
  g_autoptr (GArray) sheet = table_sheet (&moment);
  g_assert_cmpuint (sheet->len, ==, TABLE_SHEET_WHATS + 1);
  const TableSheetRow *last = &g_array_index (sheet, TableSheetRow, TABLE_SHEET_WHATS);
  g_assert_cmpstr (last->title, ==, "Other points");
  g_assert_cmpint (last->points[0], ==, 5);
}

/* Who leads is told by the same rule where two journals are compared. */
static void
test_difference (void)
{
  g_autoptr (TableSetup) most = setup_of ("Anna Ben", ""), fewest = setup_of ("Anna Ben", "lowest");
  g_autoptr (TableJournal) before = table_journal_new (most, NULL), after = table_journal_new (fewest, NULL);
  g_assert_true (table_journal_append (before, "score Anna 7", NULL));
  g_assert_true (table_journal_append (after, "score Anna 7", NULL));
  g_autoptr (TableDifference) difference = table_difference_new (before, after);
  g_assert_cmpuint (table_difference_leaders (difference, TABLE_BEFORE), ==, 1 << 0);
  g_assert_cmpuint (table_difference_leaders (difference, TABLE_AFTER), ==, 1 << 1);
}

TESTS_MAIN_AFTER (pad_register (), "/pad", setup, refusals, amounts, target, leaves, target_left, target_corrected,
                  rounds, round_over, played, leaders, words, offers, sheet, difference)
