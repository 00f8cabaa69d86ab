/* cli-games.c - the games that the command line knows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-game.h"

#include <string.h>

#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "pad/pad-play.h"

static const struct
{
  const CliGame *game;
  void (*enlist) (void);
} games[] = {
  { &cli_carcassonne, carc_register },
  { &cli_catan, catan_register },
  { &cli_pad, pad_register },
};

void
cli_games_register (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    games[i].enlist ();
}

const CliGame *
cli_game_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (strcmp (games[i].game->game->name, name) == 0)
      return games[i].game;
  return NULL;
}

const CliGame *
cli_game_of (const TableGame *game)
{
  const CliGame *found = cli_game_find (game->name);
  g_assert (found != NULL);
  return found;
}

char *
cli_games_tell (void)
{
  GString *told = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_string_append_printf (told, i ? ", %s" : "%s", games[i].game->game->name);
  return g_string_free (told, FALSE);
}
