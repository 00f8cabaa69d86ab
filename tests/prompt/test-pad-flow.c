/* test-pad-flow.c - the score pad by its keys: sums in a cell, and what points are for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "flow-table.h"
#include "pad/pad-play.h"
#include "prompt/pad-flow.h"
#include "../table/test-add.h"

/* A game with these entries; `!` before them: in rounds. */
static Table
hand_of (const char *lines)
{
  const gboolean rounds = *lines == '!';
  g_autofree char *record = g_strconcat ("Arbitress record 1\ngame pad\nplayer Anna\nplayer Ben\n",
                                         rounds ? "rounds\n" : "", "play\n", lines + rounds, "\n", NULL);

  return table_from (g_strdelimit (record, "|", '\n'));
}

/* The keys make this entry. */
static void
expect (const char *keys, const char *line)
{
  g_auto (Table) hand = hand_of ("note a");
  flow_makes (hand.flow, keys, line);
}

/* Enter is refused, and what was typed stays. */
static void
expect_refused (const char *keys, const char *typed, const char *sentence)
{
  g_auto (Table) hand = hand_of ("note a");
  g_assert_cmpint (flow_type (hand.flow, keys), ==, FLOW_TAKEN);
  g_assert_cmpstr (hand.flow->problem, ==, sentence);
  g_assert_cmpstr (hand.flow->typed, ==, typed);
}

static void
expect_told (const char *keys, const char *told)
{
  g_auto (Table) hand = hand_of ("note a");
  g_assert_cmpint (flow_type (hand.flow, keys), ==, FLOW_TAKEN);
  flow_says (hand.flow, flow_typed_tell, told);
}

static void
test_sums (void)
{
  expect ("3+4\n", "score Anna 7");
  expect ("10-3\n", "score Anna 7");
  expect ("-3\n", "score Anna -3");
  expect ("3-\n", "score Anna -3");
  expect ("+5\n", "score Anna 5");
  expect ("-5+2-10\n", "score Anna -13");
  expect ("3-+4\n", "score Anna 7");
  expect ("3--4\n", "score Anna 34"); /* a second minus takes the first away */
  expect ("999999-1\n", "score Anna 999998");
  expect_refused ("3+\n", "3+", "A number is missing after the sign");
  expect_refused ("-\n", "-", "Type the points first");
  expect_refused ("999999+1\n", "999999+1", "999999 points are the most in one entry");
  expect_refused ("3+9999999", "3+999999", "999999 points are the most in one entry");
  expect_refused ("1+2+3+4+5+6+7+8+9+10+11+12+13+14+15", "1+2+3+4+5+6+7+8+9+10+11+12+13+1",
                  "This sum is too long; Enter takes it, + adds another one to the same cell");
  expect_told ("3", "3");
  expect_told ("-3", "-3");
  expect_told ("3+", "3+");
  expect_told ("3+4", "3+4 = 7");
  expect_told ("10-3", "10-3 = 7");
}

/* A single player also sees the grid, from where the other acts can be reached. */
static void
test_alone (void)
{
  static const char record[] = "Arbitress record 1\ngame pad\nplayer Anna\nplay\nnote a\n";
  g_auto (Table) one = table_from (record), other = table_from (record);
  flow_makes (one.flow, "3+4\n", "score Anna 7");
  g_assert_cmpint (flow_type (other.flow, "?"), ==, FLOW_TAKEN);
  g_assert_cmpuint (flow_n_choices (other.flow), >, 1);
}

/* Also in a cell with points: a sum puts them right, and a + before it adds. */
static void
test_sums_again (void)
{
  g_auto (Table) hand = hand_of ("score Anna 5|score Ben 6");
  flow_key (hand.flow, FLOW_KEY_UP, FALSE);
  flow_makes (hand.flow, "3+4\n", "score Anna 7");
  g_assert_cmpint (hand.flow->replaces, ==, 0);
}

/* A number that is added in a row above that of the next points stays in its cell: the last entry there gets larger. */
static void
test_adds_above (void)
{
  static const char *const starts[] = { "score Anna 5|score Ben 6|score Anna 1|score Ben 2",
                                        "!score Anna 5|score Ben 6|score Anna 1|score Ben 2" };
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_auto (Table) hand = hand_of (starts[i]);
      flow_key (hand.flow, FLOW_KEY_UP, FALSE);
      flow_key (hand.flow, FLOW_KEY_UP, FALSE);
      flow_makes (hand.flow, "+4\n", "score Anna 9");
      g_assert_cmpint (hand.flow->replaces, ==, 0);
      flow_type (hand.flow, "\b\b+4 ");
      flow_words_make (hand.flow, "moon", "score Anna 9 moon");
      g_assert_cmpint (hand.flow->replaces, ==, 0);
    }
}

/* Several entries in one cell of a round: the last one gets larger, and keeps what it was for.  In the round that is
 * open, the number is one more entry. */
static void
test_adds_to_several (void)
{
  g_auto (Table) hand = hand_of ("!score Anna 5|score Anna 3 moon|score Ben 6|score Anna 1");
  flow_type (hand.flow, "a");
  flow_makes (hand.flow, "+4\n", "score Anna 4");
  g_assert_cmpint (hand.flow->replaces, ==, -1);
  flow_type (hand.flow, "\b\b");
  flow_key (hand.flow, FLOW_KEY_UP, FALSE);
  flow_makes (hand.flow, "+4\n", "score Anna 7 moon");
  g_assert_cmpint (hand.flow->replaces, ==, 1);
  flow_type (hand.flow, "\b\b");
  g_assert_cmpint (flow_type (hand.flow, "+999997\n"), ==, FLOW_TAKEN);
  g_assert_cmpstr (hand.flow->problem, ==, "999999 points are the most in one entry");
}

/* A number that is dropped, for example because the card of changes was closed, leaves nothing behind: another entry is
 * a new one. */
static void
test_dropped (void)
{
  g_auto (Table) hand = hand_of ("score Anna 5|score Ben 6");
  flow_key (hand.flow, FLOW_KEY_UP, FALSE);
  g_assert_cmpint (flow_type (hand.flow, "7\n"), ==, FLOW_READY);
  g_assert_cmpint (hand.flow->replaces, ==, 0);
  flow_type (hand.flow, "\b?pa");
  flow_words_make (hand.flow, "+3 found", "points Anna +3 found");
  g_assert_cmpint (hand.flow->replaces, ==, -1);
}

/* While a number is typed, no key is for anything else; a key that types nothing, as Shift, changes nothing. */
static void
test_in_number (void)
{
  g_auto (Table) hand = hand_of ("note a");
  g_assert_false (flow_is_in_number (hand.flow));
  flow_type (hand.flow, "3");
  g_assert_true (flow_is_in_number (hand.flow));
  flow_key (hand.flow, 0, TRUE);
  g_assert_cmpstr (hand.flow->problem, ==, "");
  g_assert_cmpint (flow_type (hand.flow, "="), ==, FLOW_TAKEN);
  g_assert_cmpstr (hand.flow->typed, ==, "3");
}

/* Nothing was said before: Space opens the text. */
static void
test_first_reason (void)
{
  g_auto (Table) hand = hand_of ("note a");
  flow_type (hand.flow, "7 ");
  g_assert_cmpint (flow_asks (hand.flow), ==, FLOW_ASKS_WORDS);
  g_assert_cmpstr (hand.flow->begun, ==, "");
  flow_words_make (hand.flow, "longest run: of all", "score Anna 7 \"longest run\" \"of all\"");
  ask (&hand);
  flow_type (hand.flow, "7 ");
  flow_words_make (hand.flow, "", "score Anna 7");
}

/* Else a letter begins the text, and a digit takes what was said before. */
static void
test_next_reason (void)
{
  g_auto (Table) hand = hand_of ("score Anna 5 moon");
  flow_type (hand.flow, "7 ^l");
  g_assert_cmpint (flow_asks (hand.flow), ==, FLOW_ASKS_WORDS);
  g_assert_cmpstr (hand.flow->begun, ==, "L");
  flow_type (hand.flow, "\033");
  flow_type (hand.flow, "7 w");
  g_assert_cmpstr (hand.flow->begun, ==, "w");
  flow_type (hand.flow, "\033");
  flow_makes (hand.flow, "7 1", "score Ben 7 moon");
}

/* A hint also stands behind a semicolon, so it begins small, unless it begins with a key. */
static void
test_hints (void)
{
  static const char *const keys[] = { "Enter", "Space" };
  const TableGame *const games[] = { &pad_game, &catan_game, &carc_game };
  guint seen = 0;
  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    for (guint i = 0; i < games[g]->acts->n_rows; i++)
      for (guint k = 0; k < table_act_n_operands (games[g]->acts->rows[i]); k++)
        {
          const TableOperandType *type = games[g]->acts->rows[i]->operands[k].type;
          const char *hint = type != NULL ? type->hint : NULL;
          if (hint == NULL)
            continue;
          seen++;
          if (!g_str_has_prefix (hint, keys[0]) && !g_str_has_prefix (hint, keys[1]) && g_ascii_isupper (*hint))
            g_error ("%s", hint);
        }
  g_assert_cmpuint (seen, >, 20);
  g_auto (Table) hand = hand_of ("note a");
  flow_unknown (hand.flow, 'x', FALSE);
  g_assert_true (g_str_has_prefix (hand.flow->problem, "X means nothing here; a number or a sum, then Enter"));
}

TESTS_MAIN_AFTER ((pad_register (), catan_register (), carc_register ()), "/pad-flow", alone, sums, sums_again,
                  adds_above, adds_to_several, in_number, dropped, first_reason, next_reason, hints)
