/* cli-rulings.c - `arbitress-cli rules`: every gap in the rule sheets, with the readings that the program offers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "cli-game.h"

static void
rules_json (const TableGame *game)
{
  g_autoptr (GString) json = g_string_new (NULL);
  put_object (json, NULL);
  put_text (json, "format", "arbitress-rules");
  put_number (json, "version", 1);
  put_text (json, "game", game->name);
  put_array (json, "rulings");
  for (guint i = 0; i < game->n_rulings; i++)
    {
      const TableRuling *ruling = &game->rulings[i];
      in_object (json, NULL);
      put_text (json, "id", ruling->id);
      put_text (json, "system", ruling->system);
      put_text (json, "sheet", _ (ruling->sheet));
      put_text (json, "question", _ (ruling->question));
      put_truth (json, "fixed", ruling->n_options == 1);
      in_array (json, "readings");
      for (guint k = 0; k < ruling->n_options; k++)
        {
          in_object (json, NULL);
          put_text (json, "word", ruling->options[k].word);
          put_text (json, "sentence", _ (ruling->options[k].sentence));
        }
    }
  end_array (json);
  end_object (json);
  put_document (json);
}

static void
rules_text (const TableGame *game)
{
  for (guint i = 0; i < game->n_rulings; i++)
    {
      const TableRuling *ruling = &game->rulings[i];
      g_print (i ? "\n%s  %s (%s)\n" : "%s  %s (%s)\n", ruling->id, _ (ruling->question), _ (ruling->sheet));
      if (ruling->n_options == 1)
        {
          g_print ("     %s\n", _ (ruling->options[0].sentence));
          continue;
        }
      CliColumns *columns = cli_columns_new ("ll", 5);
      for (guint k = 0; k < ruling->n_options; k++)
        {
          cli_columns_add (columns, ruling->options[k].word);
          cli_columns_add_printf (columns, k ? "%s" : _ ("%s (default)"), _ (ruling->options[k].sentence));
        }
      cli_columns_print (columns);
    }
}

CliExit
cli_rules (int argc, char *argv[], const char *usage)
{
  gboolean json = FALSE;
  g_autofree char *name = NULL;
  const GOptionEntry own[] = {
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("As JSON"), NULL },
    { "game", 'g', 0, G_OPTION_ARG_STRING, &name, N_ ("The rulings of this game, not those of Carcassonne"),
      N_ ("GAME") },
    { NULL },
  };
  if (!cli_options (&argc, &argv, usage, own, 0, NULL))
    return CLI_UNREADABLE;
  const CliGame *game = name ? cli_game_find (name) : &cli_carcassonne;
  if (game == NULL)
    {
      g_autofree char *games = cli_games_tell ();
      return cli_fail (_ ("“%.40s” is not a game; the games are: %s"), name, games);
    }
  if (json)
    rules_json (game->game);
  else
    rules_text (game->game);
  return CLI_FINE;
}
