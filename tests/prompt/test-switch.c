/* test-switch.c - the usual follower and the big one at the same spots: their keys, and the switch between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-hand.h"
#include "flow-table.h"
#include "../table/test-add.h"

/* The big follower has the keys of the follower with Shift, and is named. */
static void
test_keys (void)
{
  g_auto (Table) table = table_from (BASE "set inns 1\nplay\n");
  guint found = 0;

  flow_type (table.flow, tile_key (&table, "frfr"));
  flow_type (table.flow, "a");
  for (guint i = 0; i < flow_n_choices (table.flow); i++)
    {
      const FlowChoice choice = flow_choice (table.flow, i);
      g_autofree char *key = flow_choice_key (&choice), *title = flow_title (table.flow, i);

      found += g_str_equal (key, "1") && g_str_equal (title, "road to the east");
      found += g_str_equal (key, "Shift+1") && g_str_equal (title, "Big: road to the east");
    }
  g_assert_cmpuint (found, ==, 2);
  flow_makes (table.flow, "^1", "place frfr -1,0 r0 big road:E");
}

/* How many choices are listed with a figure of this kind. */
static guint
n_listed (Table *table, CarcFigureKind kind)
{
  guint n = 0;

  for (guint i = 0; i < flow_n_choices (table->flow); i++)
    {
      const ActChoice *choice = act_flow_choice (table->act, i);

      n += flow_is_listed (table->flow, i) && choice->act != NULL && choice->act->kind == CARC_ACT_FOLLOWER
           && choice->act->fixed[0].value == kind;
    }
  return n;
}

/* One switch between the usual follower and the big one: each spot is listed once. */
static void
test_turned (void)
{
  g_auto (Table) table = table_from (BASE "set inns 1\nplay\n");
  Flow *flow = table.flow;
  guint n;

  g_assert_null (flow_switch_title (flow));
  flow_type (flow, tile_key (&table, "frfr"));
  flow_type (flow, "a");
  g_assert_cmpstr (flow_switch_title (flow), ==, "Big");
  n = n_listed (&table, CARC_FOLLOWER);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpuint (n_listed (&table, CARC_BIG), ==, 0);

  /* The cursor keeps its place, and the arrows go over what is listed. */
  flow_key (flow, FLOW_KEY_RIGHT, FALSE);
  g_assert_cmpstr (flow_choice (flow, (guint) flow->cursor).label, ==, "1");
  g_assert_cmpint (flow_type (flow, "b"), ==, FLOW_TAKEN);
  g_assert_true (flow->switched);
  g_assert_cmpuint (n_listed (&table, CARC_BIG), ==, n);
  g_assert_cmpuint (n_listed (&table, CARC_FOLLOWER), ==, 0);
  g_assert_cmpstr (flow_choice (flow, (guint) flow->cursor).label, ==, "1");
  for (guint i = 0; i < 2 * flow_n_choices (flow); i++)
    {
      flow_key (flow, FLOW_KEY_RIGHT, FALSE);
      g_assert_true (flow_is_listed (flow, (guint) flow->cursor));
    }

  /* Shift is the other one, on either side of the switch. */
  flow_makes (flow, "^1", "place frfr -1,0 r0 follower road:E");
  flow_set_state (flow, state_of (&table), TABLE_AIDS_OPEN);
  g_assert_false (flow->switched);

  table_again (&table, BASE "set inns 1\nplay\n");
  flow = table.flow;
  flow_type (flow, tile_key (&table, "frfr"));
  flow_makes (flow, "ab1", "place frfr -1,0 r0 big road:E");

  /* An old entry with the big one shows it at the cursor. */
  flow_set_state (flow, state_of (&table), TABLE_AIDS_OPEN);
  flow_follow (flow, "place frfr -1,0 r0 big road:E");
  g_assert_true (flow->switched);
  g_assert_true (flow_is_listed (flow, (guint) flow->cursor));
  flow_makes (flow, "\n", "place frfr -1,0 r0 big road:E");
}

TESTS_MAIN_AFTER (carc_register (), "/switch", keys, turned)
