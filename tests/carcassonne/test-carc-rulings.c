/* test-carc-rulings.c - a test for every reading of every ruling; its name begins with the ruling's id.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-rulings.h"

static void
test_complete (void)
{
#define NAME(name) rulings_##name,
  static const Script *const tables[] = { EACH_TABLE (NAME) };
  for (guint i = 0; i < CARC_N_RULINGS; i++)
    for (guint option = 0; i != CARC_L43 && option < carc_rulings[i].n_options; option++)
      scripts_test_reading (tables, G_N_ELEMENTS (tables), &carc_rulings[i], option);
}

/* A3: the drawn way goes across first, then up or down. */
static void
test_way (void)
{
  static const CarcCellXY expected[] = { { 0, 2 }, { 1, 2 }, { 2, 2 }, { 2, 1 }, { 2, 0 } };
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nuse arbitress");
  CarcCellXY way[16];
  guint n = carc_distance_way (state, 0, 2, 2, 0, way, G_N_ELEMENTS (way));
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (way[i].x, ==, expected[i].x);
      g_assert_cmpint (way[i].y, ==, expected[i].y);
    }
}

static void
setup_refused (const char *lines, const char *part)
{
  g_autofree char *why = fixture_refusal (lines);
  g_assert_nonnull (strstr (why, part));
}

/* A18: she starts on the starting tile and nowhere else. */
static void
test_her_start (void)
{
  setup_refused ("player Anna\nplayer Ben\nset base\nuse arbitress\narbitress 1,0", "starts on the starting tile");
  setup_refused ("player Anna\nplayer Ben\nset base\narbitress 0,0", "not used");
}

/* L43: features, then farms, then water, then the Keeper. */
static void
test_order_of_the_end (void)
{
  static const guint8 expected[] = { CARC_LINE_CITY, CARC_LINE_ROAD, CARC_LINE_FARM, CARC_LINE_WATER,
                                     CARC_LINE_KEEPER };
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nuse lake");
  fixture_play (state, "place lake 1,-1 r0\nrace decline\nrace join\nplace ffff 0,1 r0 racer 1,1\nplace cfff 2,-2 r2\n"
                       "place ffff 0,2 r0 racer 3,1\ndeploy Anna follower 0,0 road:E test\n"
                       "deploy Ben follower 0,0 city:N test\ndeploy Ben follower 1,-1 farm:nnw test\nend test");
  g_assert_cmpuint (state->ledger.n_lines, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_assert_cmpuint (state->ledger.lines[i].kind, ==, expected[i]);
      g_assert_true (state->ledger.lines[i].final);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
#define ADD(name) scripts_add (&carc_scripts, rulings_##name);
  EACH_TABLE (ADD)
  g_test_add_func ("/ruling/A3/drawn-way", test_way);
  g_test_add_func ("/ruling/A18/refused-elsewhere", test_her_start);
  g_test_add_func ("/ruling/L43/order-of-the-end", test_order_of_the_end);
  g_test_add_func ("/ruling/all-are-tested", test_complete);
  return g_test_run ();
}
