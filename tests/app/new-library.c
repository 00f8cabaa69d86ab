/* new-library.c - see new-library.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "new-library.h"

#include "carcassonne/carc-play.h"

ArbGames *
new_library (void)
{
  g_autofree char *folder = g_dir_make_tmp ("arbitress-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  ArbGames *games = arb_games_new (path);

  g_assert_no_error (arb_games_trouble (games));
  return games;
}

TableSetup *
new_setup (void)
{
  TableSetup *setup = table_setup_new (&carc_game);

  g_assert_true (table_setup_line (setup, "player Anna red", NULL));
  g_assert_true (table_setup_line (setup, "player Ben blue", NULL));
  g_assert_true (table_setup_line (setup, "set base", NULL));
  return setup;
}
