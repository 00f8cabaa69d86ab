/* cli-luck.c - `arbitress-cli luck`: what chance gave to each player, beside what was to be expected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "cli-game.h"
#include "table/table-chances.h"

#define WIDTH 100

static void
add_row (CliColumns *columns, const TableLuckRow *row, guint n_players)
{
  cli_columns_add_printf (columns, row->kind->within ? "  %s" : "%s", _ (row->kind->title));
  for (guint i = 0; i < n_players; i++)
    {
      g_autofree char *got = table_luck_got (row, i), *expected = table_luck_expected (row, i);
      cli_columns_add (columns, got);
      cli_columns_add_printf (columns, expected != NULL ? "(%s)" : "", expected);
    }
}

static void
print_notes (const GArray *rows)
{
  g_print (_ ("\nIn brackets: what was to be expected, and one standard deviation.\n"));
  for (guint i = 0; i < rows->len; i++)
    {
      const TableLuckRow *row = &g_array_index (rows, TableLuckRow, i);
      if (table_luck_note (row) == NULL)
        continue;
      g_autofree char *text = g_strdup_printf ("%s: %s", _ (row->kind->title), table_luck_note (row));
      g_auto (GStrv) lines = cli_wrap (text, WIDTH);
      for (guint k = 0; lines[k] != NULL; k++)
        g_print (k == 0 ? "%s\n" : "  %s\n", lines[k]);
    }
}

CliExit
cli_luck (int argc, char *argv[], const char *usage)
{
  g_auto (CliReading) reading = CLI_READING_ALL;
  const GOptionEntry own[] = { CLI_UNTIL_OPTION (reading), CLI_RULE_OPTION (reading), { NULL } };
  g_autoptr (CliRecord) record = cli_record_of (&argc, &argv, usage, own, &reading);
  if (record == NULL)
    return CLI_UNREADABLE;
  const TableMoment moment = cli_record_moment (record);
  const guint n = moment.setup->n_players;
  TableLuckRow drawn;
  const gboolean has_drawn = table_state (moment.state)->finished && table_chances_luck_of (record->journal, &drawn);
  g_autoptr (GArray) rows = table_luck (&moment, has_drawn ? &drawn : NULL);
  g_autofree char *sides = g_strndup ("lrrrrrrrrrrrr", 1 + 2 * n);
  if (rows->len == 0)
    {
      g_print (_ ("Chance has given nothing so far.\n"));
      return cli_record_verdict (record);
    }
  CliColumns *columns = cli_columns_new (sides, 0);
  cli_columns_add (columns, "");
  for (guint i = 0; i < n; i++)
    {
      cli_columns_add (columns, cli_record_name (record, i));
      cli_columns_add (columns, "");
    }
  for (guint i = 0; i < rows->len; i++)
    add_row (columns, &g_array_index (rows, TableLuckRow, i), n);
  cli_columns_print (columns);
  print_notes (rows);
  return cli_record_verdict (record);
}
