/* test-catan-stock.c - stock-takes in random games of Catan.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../table/stock-property.h"
#include "catan-random-game.h"

#define ENTRIES 70 /* of a game that is falsified */

static StockSums sums;

static gboolean
check_true (const RandomGame *game, GString *why)
{
  g_autoptr (TableSetup) setup = random_game_setup (game);
  for (guint part = 1; part <= 3; part++)
    {
      g_autoptr (TableJournal)
          journal = stock_property_journal (setup, game->entries, game->entries->len * part / 3, G_MAXUINT, NULL);
      if (!stock_property_true (journal, &sums, why))
        return FALSE;
    }
  return TRUE;
}

/* Some pieces and cards are forgotten, one at a time. */
static gboolean
check_false (const RandomGame *game, GString *why)
{
  g_autoptr (TableSetup) setup = random_game_setup (game);
  const guint n = MIN (game->entries->len, ENTRIES);
  g_autoptr (TableJournal) truth = stock_property_journal (setup, game->entries, n, G_MAXUINT, NULL);
  for (guint i = 0, tried = 0; i < n && tried < 3; i++)
    {
      const char *line = game->entries->pdata[i];
      if (!g_str_has_prefix (line, "build ") && strcmp (line, "buy") != 0)
        continue;
      g_autoptr (TableJournal) entered = stock_property_journal (setup, game->entries, n, i, NULL);
      if (entered == NULL)
        continue;
      tried++;
      if (!stock_property_false (entered, table_journal_state (truth), i, line, NULL, &sums, why))
        return FALSE;
    }
  return TRUE;
}

static void
test_sums (void)
{
  g_test_message ("%u counts of true numbers; %u games found out, %u with nothing to find; %u explained, %u given up",
                  sums.n_true, sums.n_wrong, sums.n_same, sums.n_explained, sums.n_cut);
  g_assert_cmpuint (sums.n_explained, >, 0);
}

int
main (int argc, char *argv[])
{
  catan_register ();
  g_test_init (&argc, &argv, NULL);
  catan_random_games_add ("/catan-stock/true", 60, &catan_random_all, check_true);
  catan_random_games_add ("/catan-stock/false", 20, &catan_random_all, check_false);
  g_test_add_func ("/catan-stock/sums", test_sums);
  return g_test_run ();
}
