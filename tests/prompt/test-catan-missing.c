/* test-catan-missing.c - the prompt of Catan says why something cannot be chosen, and what was named so far.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan/catan-operands.h"
#include "flow-table.h"
#include "../table/test-add.h"

/* If hands are recorded, nothing is begun that cannot be paid. */
static void
test_missing (void)
{
  g_auto (Table) table = table_from (START "hands\n" FOUNDED "roll 12\n");
  const CatanState *state = table_journal_state (table.journal);
  g_autofree char *costs = catan_cost_tell (state, 0, CATAN_CITY, TRUE);
  g_autofree char *untold = catan_cost_tell (state, 0, CATAN_CITY, FALSE);

  g_assert_nonnull (strstr (costs, "costs 2 grain, 3 ore; missing: "));
  g_assert_cmpstr (untold, ==, "costs 2 grain, 3 ore");
  g_assert_cmpint (flow_type (table.flow, "c"), ==, FLOW_TAKEN);
  g_assert_cmpuint (table.flow->step, ==, ACT_STEP_MENU);
  g_assert_true (g_str_has_prefix (table.flow->problem, "that costs "));
}

/* Of a covered hand, what is not certain is offered with its chance: Ben has 2 wood among his 5 cards. */
static void
test_uncertain (void)
{
  g_auto (Table) table = table_from (START "hands covered\n" FOUNDED "hand Anna wood 3 t\nhand Ben wood 1 t\n"
                                           "hand Ben brick 1 t\nroll 7\nrobber A from Ben ?\n");
  g_autofree char *four = NULL;

  g_assert_cmpint (flow_type (table.flow, "b"), ==, FLOW_TAKEN);
  for (guint i = 0; i < flow_n_choices (table.flow); i++)
    {
      g_autofree char *title = flow_title (table.flow, i);

      g_test_message ("%s", title);
      if (strstr (title, "4 wood") != NULL)
        four = g_steal_pointer (&title);
    }
  g_assert_cmpstr (four, ==, "4 wood (maybe, 40 %)");
}

/* The question about a stolen card names whose it is. */
static void
test_stolen (void)
{
  g_auto (Table) table = table_from (START "hands covered\n" FOUNDED "hand Ben wood 1 t\nhand Ben brick 1 t\nroll 7\n");
  const CatanEntry entry = { .player = 1 };
  g_autofree char *ask = catan_operand_stolen.question (table_journal_state (table.journal), &entry);

  g_assert_cmpstr (ask, ==, "Which resource card is stolen from Ben?");
}

/* Presses the keys; the last one belongs to something that is not there, and the prompt says so. */
static void
expect_lacking (const char *record, const char *keys, const char *why)
{
  g_auto (Table) table = table_from (record);
  g_autofree char *before = g_strndup (keys, strlen (keys) - 1);
  const gunichar last = (guchar) keys[strlen (keys) - 1];

  flow_type (table.flow, before);
  g_test_message ("%s: %s", keys, why);
  g_assert_cmpint (flow_key (table.flow, last, FALSE), ==, FLOW_PASSED);
  flow_unknown (table.flow, last, FALSE);
  g_assert_cmpstr (table.flow->problem, ==, why);
}

/* A card, a number or a token that somebody does not have: the prompt says who lacks it, with the numbers. */
static void
test_lacking (void)
{
  expect_lacking (START "hands\n" FOUNDED "hand Anna ore 1 t\nroll 12\n", "tboo", "Anna has only 1 ore");
  expect_lacking (START "hands\n" FOUNDED "hand Anna ore 1 t\nroll 12\n", "tbn",
                  "hands lie open in this game: say which cards they are");
  expect_lacking (START "hands covered\n" FOUNDED "roll 7\nrobber A from Ben ?\n", "tco", "Anna has no ore");
  expect_lacking (START "hands covered\n" FOUNDED "roll 7\nrobber A from Ben ?\n", "tcbbb", "Anna has at most 2 brick");
  expect_lacking (START "hands covered\n" FOUNDED "hand Anna wood 4 t\nroll 12\n", "bo", "Anna has no ore");
  expect_lacking (START FOUNDED "roll 12\n", "tb3", "Anna has no token with 3 fish");
  expect_lacking (START FOUNDED "roll 12\n", "tb7", "no token has 7 fish; they have 1 to 3");
  expect_lacking (START FOUNDED "roll 12\n", "tbo",
                  "hands are not kept in this game: only fish are entered in a trade");
}

/* The key of an act that is not in the menu is answered with the reason. */
static void
test_not_now (void)
{
  static const struct
  {
    const char *entries, *key, *why;
  } cases[] = {
    { "", "r", "Anna builds after the dice, not before them" },
    { "", "d", "Anna throws the dice first" },
    { "roll 12\n", "s", "no road of Anna leads to a free place that has no building next to it" },
    { "roll 12\n", "k", "Anna has no development card" },
    { "roll 12\n", "v", "Anna has no development card" },
    { "roll 12\n", "g", "Anna does not have the old shoe" },
    { "token Anna draw shoe \"x\"\n", "g", "Anna gives the old shoe away after the dice, not before them" },
    { "points Anna +1 \"x\"\ntoken Anna draw shoe \"x\"\nroll 12\n", "g",
      "nobody else at the table has as many points as Anna: the old shoe stays" },
    { "roll 12\n", "f", "Anna holds 0 fish tokens. 3 fish cannot be paid" },
    { "roll 12\n", "x", "fish tokens are not exchanged in this game (T2)" },
    { "roll 12\n", "b", "hands are not kept in this game: trade with the bank is not entered" },
    { "roll 12\n", "o", "in this game there is no special building phase" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *record = g_strconcat (START FOUNDED, cases[i].entries, NULL);
      g_auto (Table) table = table_from (record);

      g_assert_cmpint (flow_type (table.flow, cases[i].key), ==, FLOW_TAKEN);
      g_assert_cmpstr (table.flow->problem, ==, cases[i].why);
      g_assert_cmpuint (table.flow->step, ==, ACT_STEP_MENU);
      /* The refusal does not stay in the way. */
      flow_type (table.flow, "8");
      g_assert_cmpstr (table.flow->problem, ==, "");
    }
}

/* In the special building phase much is missing from the menu. */
static void
test_special (void)
{
  g_auto (Table) table = table_from (START "building special\n" FOUNDED "roll 12\nspecial Ben\n");

  flow_type (table.flow, "k");
  g_assert_cmpstr (table.flow->problem, ==, "now Ben only builds and buys development cards");
}

/* The second player of a pair is asked like the one on turn, and trades with the bank only. */
static void
test_paired (void)
{
  static const char six[] = "Arbitress record 1\ngame catan\nplayer Anna\nplayer Ben\nplayer Clara\nplayer Dora\n"
                            "player Emil\nplayer Fee\nuse fishermen\nhands\nframe big\nbuilding paired\n"
                            "rule P2 closed\nplay\nsnapshot\nnow settlement Dora 35\nnow token Dora 2\n"
                            "play on Anna\nroll 12\nnext\n";
  g_auto (Table) table = table_from (six);
  g_autofree char *asked = flow_ask (table.flow);

  g_assert_cmpstr (asked, ==, "What does Dora do in the paired turn, or what does Ben throw?");
  flow_type (table.flow, "t");
  g_assert_cmpstr (table.flow->problem, ==, "in a paired turn Dora trades with the bank only");
  flow_type (table.flow, "f");
  g_assert_cmpstr (table.flow->problem, ==, "in this game the market is closed in a paired turn (P2)");
  flow_type (table.flow, "o");
  g_assert_cmpstr (table.flow->problem, ==, "in this game there is no special building phase");
}

/* A letter that belongs to no act is nobody's. */
static void
test_no_act (void)
{
  g_auto (Table) table = table_from (START FOUNDED "roll 12\n");

  g_assert_cmpint (flow_type (table.flow, "l"), ==, FLOW_PASSED);
  g_assert_cmpstr (table.flow->problem, ==, "");
}

/* Before the first throw there is nothing but the dice, and the hint says no more. */
static void
test_dice_only (void)
{
  g_auto (Table) table = table_from (START FOUNDED);
  g_autofree char *first = flow_hint (table.flow);

  g_assert_cmpstr (first, ==, "the dice: 2 to 9, 0 is 10, - is 11, = is 12");

  table_again (&table, START FOUNDED "roll 12\n");
  flow_says (table.flow, flow_hint, "the dice: 2 to 9, 0 is 10, - is 11, = is 12; or a letter for an act");
}

/* If nothing can be bought, the market says why; and it says why prices are missing. */
static void
test_market_closed (void)
{
  g_auto (Table) table = table_from (START FOUNDED "token Anna draw 1 \"x\"\nroll 3\n");

  g_assert_cmpint (flow_type (table.flow, "f"), ==, FLOW_TAKEN);
  g_assert_cmpuint (table.flow->step, ==, ACT_STEP_MENU);
  g_assert_cmpstr (table.flow->problem, ==, "Anna holds 1 fish token. That is 1 fish. 3 fish cannot be paid");

  table_again (&table, START FOUNDED "token Anna draw 3 \"x\"\ntoken Anna draw ? \"x\"\nroll 3\n");
  g_assert_cmpint (flow_type (table.flow, "f"), ==, FLOW_TAKEN);
  flow_says (table.flow, flow_hint,
             "2 fish: the robber is at home already; Anna holds 2 fish tokens, 1 of them face down. That is at "
             "least 4 fish and at most 6. "
             "7 fish cannot be paid");
  flow_type (table.flow, "5");
}

/* Who names the cards one by one reads which ones were named. */
static void
test_discard_words (void)
{
  g_auto (Table) table = table_from (START "hands covered\n" FOUNDED "hand Anna ore +8 \"x\"\nroll 7\n");
  const guint half = catan_hand_size (table_journal_state (table.journal), 0) / 2;
  g_autofree char *named = g_strdup_printf ("Which resource cards are discarded?  %u more; so far: 2 ore", half - 2);

  flow_type (table.flow, "oo");
  flow_says (table.flow, flow_ask, named);
}

/* In a game that has already begun, Enter goes on with what was entered last, for the same player; only the place is
 * asked. */
static void
test_another (void)
{
  g_auto (Table) table = table_from (START "play\nsnapshot\n");

  flow_title_is (table.flow, 0, "A road");
  g_assert_cmpint (table.flow->cursor, ==, -1);
  enter (&table, "r1ws", "now road Anna 1-2");
  flow_title_is (table.flow, 0, "Another road of Anna");
  g_assert_cmpint (table.flow->cursor, ==, 0);
  enter (&table, "\nwg", "now road Anna 2-3");
  enter (&table, "r2^u", "now road Ben 3-4");
  flow_title_is (table.flow, 0, "Another road of Ben");
  enter (&table, "\n^v", "now road Ben 4-5");

  /* After something that is entered once, nothing is under Enter. */
  enter (&table, "bb", "now robber B");
  flow_title_is (table.flow, 0, "A road");
  g_assert_cmpint (flow_key (table.flow, '\n', FALSE), !=, FLOW_READY);
  g_assert_cmpuint (table.flow->step, ==, ACT_STEP_MENU);
}

/* After the first of two letters, only the places that begin with it can still be meant, none that needs Shift. */
static void
test_letters_dim (void)
{
  g_auto (Table) table = table_from (START "play\n");
  const char first[] = { TABLE_CODE_LEADER, '\0' };
  guint n_begun = 0, n_shift = 0;

  g_assert_cmpint (flow_type (table.flow, first), ==, FLOW_TAKEN);
  g_assert_cmpstr (table.flow->typed, ==, first);
  for (guint i = 0; i < flow_n_choices (table.flow); i++)
    {
      const FlowChoice choice = flow_choice (table.flow, i);
      const gboolean begins = choice.label[0] == first[0];

      n_begun += begins && !choice.shift;
      n_shift += begins && choice.shift;
      g_assert_cmpint (flow_is_dim (table.flow, i), ==, !begins || choice.shift);
    }
  g_assert_cmpuint (n_begun, >, 0);
  g_assert_cmpuint (n_shift, >, 0);
}

TESTS_MAIN_AFTER (catan_register (), "/catan-missing", missing, uncertain, lacking, stolen, not_now, special, paired,
                  no_act, dice_only, market_closed, discard_words, another, letters_dim)
