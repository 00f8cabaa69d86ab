/* cli-turned.c - `arbitress-cli turned`: each player's chance to win after every turn of a finished game, and the turns
 * that changed it most.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "cli-game.h"
#include "cli-writer.h"
#include "table/table-chances.h"

#define PLAYOUTS 40
#define PLAYOUTS_MAX 10000

/* ---- text ---- */

static void
add_points (CliColumns *columns, const CliRecord *record, const TableChances *chances)
{
  const guint n_players = table_journal_setup (record->journal)->n_players;
  for (guint i = 0; i < chances->points->len; i++)
    {
      const TableChancesPoint *point = table_chances_point (chances, i);
      const TableChance *chance = &point->chance;
      cli_columns_add_number (columns, (int) point->turn);
      cli_columns_add (columns, point->player >= 0 ? cli_record_name (record, (guint) point->player) : "");
      for (guint player = 0; player < n_players; player++)
        if (!chance->known)
          for (guint k = 0; k < 3; k++)
            cli_columns_add (columns, "");
        else
          {
            cli_columns_add_printf (columns, "%.0f %%", 100 * chance->chance[player]);
            if (chance->margin[player] > 0)
              cli_columns_add_printf (columns, "±%.0f", 100 * chance->margin[player]);
            else
              cli_columns_add (columns, "");
            cli_columns_add_printf (columns, "%.0f", chance->score[player]);
          }
    }
}

static void
print_points (const CliRecord *record, const TableChances *chances)
{
  const guint n_players = table_journal_setup (record->journal)->n_players;
  g_autoptr (GString) sides = g_string_new ("rl");
  for (guint player = 0; player < n_players; player++)
    g_string_append (sides, "rrr");
  CliColumns *columns = cli_columns_new (sides->str, 0);
  cli_columns_add (columns, _ ("Turn"));
  cli_columns_add (columns, "");
  for (guint player = 0; player < n_players; player++)
    cli_columns_add_all (columns, cli_record_name (record, player), "", _ ("Points"), NULL);
  add_points (columns, record, chances);
  cli_columns_print (columns);
}

static void
print_turning (const CliRecord *record, const TableChances *chances, const TableTurning *turning)
{
  g_autofree char *told = table_turning_tell (chances, turning);
  g_auto (GStrv) lines = g_strsplit (told, "\n", -1);
  g_print ("\n%s\n", lines[0]);
  for (guint i = 1; lines[i] != NULL; i++)
    g_print ("  %s\n", lines[i]);
  if (turning->better != NULL)
    g_print ("    %s\n", turning->better);
  else if (table_chances_seek_better (chances))
    g_print (_ ("  Nothing was found that would have been clearly better for %s.\n"),
             cli_record_name (record, (guint) turning->player));
}

static void
print_luck (const CliRecord *record, const TableLuckRow *row)
{
  g_print (_ ("\nLuck of the tiles, in points (%s)\n"), table_luck_note (row));
  CliColumns *columns = cli_columns_new ("lrr", 2);
  for (guint i = 0; i < table_journal_setup (record->journal)->n_players; i++)
    {
      g_autofree char *got = table_luck_got (row, i);
      cli_columns_add (columns, cli_record_name (record, i));
      cli_columns_add (columns, got);
      cli_columns_add_printf (columns, "± %.1f", row->spread[i]);
    }
  cli_columns_print (columns);
}

static void
print_text (const CliRecord *record, const TableChances *chances)
{
  g_print (_ ("Chances to win after each turn, %s.\n"), table_chances_how (chances));
  if (table_chances_point (chances, 0)->chance.playouts > 0)
    g_print (_ ("Playouts for each turn: %u or more.\n"), chances->playouts);
  g_print (_ ("±: the margin of error.  Points: what is expected at the end.\n\n"));
  print_points (record, chances);
  if (chances->turnings->len > 0)
    g_print (_ ("\nThe turns that changed the chances most:\n"));
  for (guint i = 0; i < chances->turnings->len; i++)
    print_turning (record, chances, table_chances_turning (chances, i));
  if (table_chances_luck (chances) != NULL)
    print_luck (record, table_chances_luck (chances));
  if (chances->note != NULL)
    g_print ("\n%s\n", chances->note);
}

/* ---- JSON ---- */

static void
put_reals (GString *json, const char *key, const double *numbers, guint n)
{
  in_array (json, key);
  for (guint i = 0; i < n; i++)
    put_real (json, NULL, numbers[i]);
}

static void
put_point (GString *json, const CliRecord *record, const TableChancesPoint *point)
{
  const guint n = table_journal_setup (record->journal)->n_players;
  in_object (json, NULL);
  put_number (json, "turn", point->turn);
  put_number (json, "entries", point->entries);
  put_text (json, "player", point->player >= 0 ? cli_record_name (record, (guint) point->player) : NULL);
  put_truth (json, "known", point->chance.known);
  put_number (json, "playouts", point->chance.playouts);
  put_reals (json, "chances", point->chance.chance, point->chance.known ? n : 0);
  put_reals (json, "margins", point->chance.margin, point->chance.known ? n : 0);
  put_reals (json, "expected", point->chance.score, point->chance.known ? n : 0);
  put_reals (json, "expected_margins", point->chance.score_margin, point->chance.known ? n : 0);
}

static void
put_turning (GString *json, const CliRecord *record, const TableChances *chances, const TableTurning *turning)
{
  in_object (json, NULL);
  put_number (json, "turn", table_chances_point (chances, turning->point)->turn);
  put_entry (json, record, turning->entry);
  put_text (json, "player", cli_record_name (record, (guint) turning->player));
  put_text (json, "changed", cli_record_name (record, (guint) turning->most));
  put_real (json, "before", turning->before);
  put_real (json, "after", turning->after);
  put_own_text (json, "played", table_journal_public_line (record->journal, turning->line));
  put_array (json, "steps");
  for (guint i = 0; turning->steps != NULL && i < turning->steps->len; i++)
    {
      const TableTurningStep *step = &g_array_index (turning->steps, TableTurningStep, i);
      in_object (json, NULL);
      put_truth (json, "by_chance", step->by_chance);
      put_text (json, "told", step->told);
      put_real (json, "after", step->after);
    }
  end_array (json);
  put_text (json, "better", turning->better);
  put_real (json, "better_by", turning->better != NULL ? turning->better_by : 0);
  put_real (json, "better_margin", turning->better != NULL ? turning->better_margin : 0);
}

static void
print_json (const CliRecord *record, const TableChances *chances)
{
  g_autoptr (GString) json = g_string_new (NULL);
  put_object (json, NULL);
  put_text (json, "format", "arbitress-turned");
  put_number (json, "version", 1);
  put_text (json, "how", table_chances_how (chances));
  put_text (json, "note", chances->note);
  put_array (json, "players");
  for (guint i = 0; i < table_journal_setup (record->journal)->n_players; i++)
    put_text (json, NULL, cli_record_name (record, i));
  end_array (json);
  put_array (json, "turns");
  for (guint i = 0; i < chances->points->len; i++)
    put_point (json, record, table_chances_point (chances, i));
  end_array (json);
  put_array (json, "turnings");
  for (guint i = 0; i < chances->turnings->len; i++)
    put_turning (json, record, chances, table_chances_turning (chances, i));
  end_array (json);
  put_array (json, "luck");
  if (table_chances_luck (chances) != NULL)
    score_json_luck (json, record, table_chances_luck (chances));
  end_array (json);
  end_object (json);
  put_document (json);
}

CliExit
cli_turned (int argc, char *argv[], const char *usage)
{
  g_auto (CliReading) reading = CLI_READING_ALL;
  int playouts = PLAYOUTS;
  gboolean as_json = FALSE;
  const GOptionEntry own[] = {
    { "playouts", 'p', 0, G_OPTION_ARG_INT, &playouts, N_ ("Play the game on so many times after each turn"),
      N_ ("N") },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &as_json, N_ ("Everything as JSON; the manual describes each field"), NULL },
    CLI_RULE_OPTION (reading),
    { NULL },
  };
  const char *path;
  TableRefusal why;
  if (!cli_options (&argc, &argv, usage, own, 1, &path))
    return CLI_UNREADABLE;
  if (playouts < 1 || playouts > PLAYOUTS_MAX)
    return cli_fail (_ ("--playouts needs a number from 1 to %d"), PLAYOUTS_MAX);
  g_autoptr (CliRecord) record = cli_record_load (path, &reading);
  if (record == NULL)
    return CLI_UNREADABLE;
  g_autoptr (TableChances) chances = table_chances_new (record->journal, (guint) playouts, &why);
  if (chances == NULL)
    return cli_fail ("%s", why.sentence);
  table_chances_run (chances, MIN (g_get_num_processors (), 8));
  if (as_json)
    print_json (record, chances);
  else
    print_text (record, chances);
  return cli_record_verdict (record);
}
