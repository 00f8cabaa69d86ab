/* test-outlook.c - what the prompt of Carcassonne shows of the table after an answer, before it is given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "flow-type.h"
#include "prompt/carc-flow.h"
#include "table/table-record.h"

typedef struct
{
  TableJournal *journal;
  ActFlow *flow;
} Table;

#define PLAYERS "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\n"

static const CarcState *
state_of (Table *table)
{
  return table_journal_state (table->journal);
}

static Table
table_from (const char *record)
{
  g_autoptr (GError) error = NULL;
  Table table;

  table.journal = table_record_parse (record, strlen (record), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (table_journal_n_refused (table.journal), ==, 0);
  table.flow = carc_flow_new ();
  flow_set_state (FLOW (table.flow), state_of (&table), table_journal_setup (table.journal)->aids);
  return table;
}

static void
table_clear (Table *table)
{
  flow_free (FLOW (table->flow));
  table_journal_free (table->journal);
}

/* One road with a follower of each player, which a crossing at 2,0 completes. */
#define TIED                                                                                                           \
  "place crfr 0,-1 r2\nplace frfr -1,0 r0 follower road:E\nplace frfr 1,0 r0\n"                                        \
  "deploy Anna follower 1,0 road:E \"for a tie\"\nplace crrr -2,0 r0\n"

/* Lays the crossing at 2,0 so that the act is asked. */
static void
lay_last (Table *table)
{
  flow_type (FLOW (table->flow), "crrr");
  for (guint i = 0; i < flow_n_choices (FLOW (table->flow)); i++)
    {
      const ActChoice *choice = act_flow_choice (table->flow, i);

      if (choice->offer.x == 2 && choice->offer.y == 0)
        {
          flow_choose (FLOW (table->flow), i);
          g_assert_true (act_flow_asks_inside (table->flow));
          return;
        }
    }
  g_assert_not_reached ();
}

/* While the act is chosen, the tie that it would bring is known, judged or left to the table. */
static void
test_tie (void)
{
  static const char *const rules[] = { "", "rule A10 ask\n", "aids tournament\n" };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *record = g_strconcat (PLAYERS "use arbitress\n", rules[i], "play\n" TIED, NULL);
      Table table = table_from (record);
      const CarcTie *ties;
      CarcState *after;

      g_assert_null (carc_flow_outlook (table.flow)); /* no tile yet */
      lay_last (&table);
      after = carc_flow_outlook (table.flow);
      if (i == 2)
        g_assert_null (after);
      else
        {
          g_assert_nonnull (after);
          g_assert_cmpuint (carc_ties_ahead (state_of (&table), after, &ties), ==, 1);
          g_assert_cmpuint (ties[0].tied, ==, 3);
          g_assert_true (ties == (i == 1 ? &after->pending : after->ties));
          g_assert_cmpuint (carc_ties_ahead (after, after, NULL), ==, i == 1);
          carc_state_free (after);
        }
      table_clear (&table);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();

  g_test_add_func ("/outlook/tie", test_tie);
  return g_test_run ();
}
