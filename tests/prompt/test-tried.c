/* test-tried.c - what the prompt of Carcassonne shows of the table after an answer, before it is given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "flow-table.h"
#include "../table/test-add.h"

/* One road with a follower of each player, which a crossing at 2,0 completes. */
#define TIED                                                                                                           \
  "place crfr 0,-1 r2\nplace frfr -1,0 r0 follower road:E\nplace frfr 1,0 r0\n"                                        \
  "deploy Anna follower 1,0 road:E \"for a tie\"\nplace crrr -2,0 r0\n"

/* Lays the crossing at 2,0 so that the act is asked. */
static void
lay_last (Table *table)
{
  flow_type (table->flow, "crrr");
  choose_at (table, 2, 0);
  g_assert_true (act_flow_asks_inside (table->act));
}

/* While the act is chosen, the tie that it would bring is known, judged or left to the table. */
static void
test_tie (void)
{
  static const char *const rules[] = { "", "rule A10 ask\n", "aids tournament\n" };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *record = g_strconcat (BASE "use arbitress\n", rules[i], "play\n" TIED, NULL);
      g_auto (Table) table = table_from (record);
      const CarcTie *ties;
      CarcState *after;

      g_assert_null (carc_flow_after (table.act)); /* no tile yet */
      lay_last (&table);
      after = carc_flow_after (table.act);
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
    }
}

/* What the choice of this cell would bring; "" for nothing. */
static const char *
brought_at (Table *table, int x, int y)
{
  const char *words = flow_brings (table->flow, choice_at (table, x, y));

  return words != NULL ? words : "";
}

static const char *const closed[] = { "aids table\n", "aids tournament\n" };

/* Whoever may not be told what is legal is told nothing of what this place brings. */
static void
assert_closed (const char *game, guint n, const char *tile, int x, int y)
{
  for (guint i = 0; i < G_N_ELEMENTS (closed); i++)
    {
      g_auto (Table) table = table_from_game (game, n, closed[i]);

      choose_tile (&table, tile);
      g_assert_cmpstr (brought_at (&table, x, y), ==, "");
    }
}

/* A place says what it would complete, for whom, and what must be put down. */
static void
test_places (void)
{
  Table table = table_from_game ("lake-arb-p2-b", 40, "");

  choose_tile (&table, "cffc");
  g_assert_cmpstr (brought_at (&table, 3, 5), ==, "city: 12 to P0 and P1; 1 water token is put there, 4 are left");
  g_assert_cmpstr (brought_at (&table, 0, 2), ==, "");
  table_clear (&table);

  assert_closed ("lake-arb-p2-b", 40, "cffc", 3, 5);
}

/* A feature without figures is complete for nobody; and a tile may bring something only if it is turned. */
static void
test_turned (void)
{
  g_auto (Table) table = table_from (BASE "play\n");

  choose_tile (&table, "cfff");
  g_assert_cmpstr (brought_at (&table, 0, -1), ==, "city: complete, nobody’s");
  table_clear (&table);

  table = table_from_game ("ic-lake-arb-p3", 34, "");
  choose_tile (&table, "inns/crossing-inn");
  g_assert_cmpstr (brought_at (&table, -1, -6), ==, "road: 4 to P0; turned: road: 6 to P0");
  table_clear (&table);

  table = table_from_game ("ic-lake-arb-p3", 10, "");
  choose_tile (&table, "inns/corner-and-edge");
  g_assert_cmpstr (brought_at (&table, 0, 3), ==, "turned: city: 4 to P0");
  table_clear (&table);

  /* Two rotations are told, also if the words of one are a part of the other's. */
  table = table_from_game ("ic-tb-to-p3", 116, "");
  choose_tile (&table, "traders/three-cities-cloth");
  g_assert_cmpstr (brought_at (&table, -5, 1), ==,
                   "city: complete, nobody’s; city: complete, nobody’s; takes 1 wine; takes 1 grain; "
                   "turned: city: complete, nobody’s, "
                   "or city: complete, nobody’s; takes 1 wine; takes 1 grain; takes 1 cloth, "
                   "or city: complete, nobody’s; takes 1 wine; takes 1 grain");
}

/* If somebody is asked before a tile is scored, what it scores is told with this condition: here figures may go out of
 * the City before, or the dragon comes. */
static void
test_waits (void)
{
  Table table = table_from_game ("ic-tb-pd-to-am-kr-cu-si-co-p4", 48, "");

  choose_tile (&table, "cfff");
  g_assert_cmpstr (brought_at (&table, 2, 5), ==, "if no later answer changes it: city: 4 to Carol");
  g_assert_cmpstr (brought_at (&table, 5, 0), ==,
                   "if no later answer changes it: city: complete, nobody’s; takes 1 wine");
  choose_at (&table, 2, 5);
  flow_says (table.flow, flow_preview,
             "then Alice: who goes out of the City before the features are scored?; "
             "if no later answer changes it: city at 2,4: 2 tiles × 2 = 4 to Carol");
  table_clear (&table);

  /* The last answer before the scoring changes nothing any more. */
  table = table_from_game ("ic-tb-pd-to-am-kr-cu-si-co-p4", 102, "");
  g_assert_cmpstr (flow_brings (table.flow, 0), ==, "Fairy: 3 to Bob; city: 4 to Bob");
  g_assert_cmpstr (flow_brings (table.flow, flow_n_choices (table.flow) - 1), ==, "city: complete, nobody’s");
  table_clear (&table);

  table = table_from_game ("ic-tb-pd-to-am-kr-cu-si-co-p4", 85, "");
  choose_tile (&table, "dragon/edge-dragon");
  g_assert_cmpstr (brought_at (&table, 0, 6), ==,
                   "if no later answer changes it: city: 16 to Alice; takes the King from Carol; takes 2 wine; "
                   "takes 1 grain");
  table_clear (&table);

  assert_closed ("ic-tb-pd-to-am-kr-cu-si-co-p4", 48, "cfff", 2, 5);
}

/* Who wins a tie that the table decides is not known; what the tile completes besides is. */
static void
test_open (void)
{
  static const char *const rules[] = { "", "rule A10 ask\n", "rule A11 table\n" };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *record = g_strconcat (
          BASE "use arbitress\n", rules[i],
          "play\n" TIED "place frfr 1,-1 r0\nplace crrr 2,-1 r0\ndeploy Ben follower 2,-1 road:S \"beside it\"\n",
          NULL);
      g_auto (Table) table = table_from (record);

      choose_tile (&table, "crrr");
      g_assert_cmpstr (brought_at (&table, 2, 0), ==,
                       i == 0 ? "road: 2 to Ben; road: 5 to Anna and Ben"
                              : "if no later answer changes it: road: 2 to Ben");
    }
}

/* Her destinations say which ties she would turn. */
static void
test_arbitress (void)
{
  g_auto (Table) table = table_from_game ("lake-arb-p2-b", 40, "");
  guint turned = 0, scored = 0;

  choose_tile (&table, "cffc");
  flow_type (table.flow, "\n"); /* at 3,5 */
  flow_type (table.flow, "a");
  g_assert_cmpstr (brought_at (&table, 3, 4), ==, "city: 12 to P1");
  for (guint i = 0; i < flow_n_choices (table.flow); i++)
    scored += flow_brings (table.flow, i) != NULL;
  g_assert_cmpuint (scored, >, 2);
  g_assert_cmpuint (scored, <, flow_n_choices (table.flow));

  /* The road is open, so its tie is judged only at the end. */
  table_again (&table, BASE "use arbitress\narbitress 0,0\nplay\nplace crfr 0,-1 r2\n"
                            "place frfr -1,0 r0 follower road:E\nplace frfr 1,0 r0\n"
                            "deploy Anna follower 1,0 road:E \"for a tie\"\n");
  choose_tile (&table, "ffff");
  flow_type (table.flow, "\n");
  flow_type (table.flow, "a");
  for (guint i = 0; i < flow_n_choices (table.flow); i++)
    if (flow_brings (table.flow, i) != NULL)
      {
        g_test_message ("%s", flow_brings (table.flow, i));
        turned += g_str_has_prefix (flow_brings (table.flow, i), "turns road at ");
      }
  g_assert_cmpuint (turned, >=, 2);
}

/* The straight road is laid at -2,0, and she stays beside it or goes onto it. */
static void
goes_west (Table *table, int x)
{
  choose_tile (table, "frfr");
  choose_at (table, -2, 0);
  flow_type (table->flow, "a");
  g_assert_cmpstr (brought_at (table, x, 0), ==, "");
}

/* Nothing is said of a tie that her move does not turn, also if another tie is named by the same cell; nor of one that
 * the table decides. */
static void
test_unturned (void)
{
  /* Two farms along one road: each has its tie, which different players win. */
  g_auto (Table)
      table = table_from (BASE "use arbitress\nplay\nplace frfr 1,0 r0\nplace frfr -1,0 r0\nplace cfff 0,-1 r2\n"
                               "place cfff -1,1 r2\nplace cfff -1,2 r0\nplace frfr 2,0 r0 arbitress -1,0\n"
                               "deploy Anna follower -1,0 farm:nnw test\ndeploy Ben follower 1,0 farm:nnw test\n"
                               "deploy Ben follower -1,0 farm:sse test\ndeploy Anna follower 1,0 farm:sse test\n");

  goes_west (&table, -2);

  table_again (&table, BASE "use arbitress\nrule A10 ask\nplay\nplace frfr 1,0 r0\nplace frfr -1,0 r0\n"
                            "deploy Anna follower 1,0 road:E test\ndeploy Ben follower -1,0 road:W test\n"
                            "place frfr 2,0 r0 arbitress -1,0\n");
  goes_west (&table, 0);
}

/* The racer's cells say how many turns remain then. */
static void
test_racer (void)
{
  g_auto (Table) table = table_from_game ("lake-arb-p2-b", 8, "");
  guint told = 0;

  choose_tile (&table, "ffrr");
  flow_type (table.flow, "\n");
  flow_type (table.flow, "r");
  for (guint i = 0; i < flow_n_choices (table.flow); i++)
    told += strstr (
                brought_at (&table, act_flow_choice (table.act, i)->offer.x, act_flow_choice (table.act, i)->offer.y),
                "to the lighthouse")
            != NULL;
  g_assert_cmpuint (told, ==, flow_n_choices (table.flow));
  g_assert_cmpuint (told, >, 0);
}

/* A city is closed, its builder has earned another turn, and the farm is Ben's.  Nothing is said of "each answer" over
 * the only one: it tells all by itself. */
static void
test_only_answer (void)
{
  g_auto (Table) table = table_from (BASE "set traders\nplay\ndeploy Anna follower 0,0 city:N \"so it lies\"\n"
                                          "deploy Anna builder 0,0 city:N \"so it lies\"\nplace frfr 1,0 r0\n"
                                          "place ffff 1,-1 r0\ndeploy Ben follower 1,-1 farm:nne \"so it lies\"\n");
  Flow *flow = table.flow;

  choose_tile (&table, "cfff");
  choose_at (&table, 0, -1);
  g_assert_cmpuint (flow_n_choices (flow), ==, 1);
  g_assert_null (flow_brings_all (flow));
  g_assert_cmpstr (flow_brings (flow, 0), ==, "city: 4 to Anna; lays a second tile");
  g_assert_cmpstr (flow_brings_beside (flow, 0), ==, flow_brings (flow, 0));
}

TESTS_MAIN_AFTER (carc_register (), "/tried", tie, places, turned, waits, open, arbitress, unturned, racer, only_answer)
