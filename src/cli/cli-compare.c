/* cli-compare.c - `arbitress-cli compare` and `arbitress-cli what-if`: how two foldings of a game differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib/gi18n.h>

#include "cli-game.h"
#include "table/table-difference.h"
#include "table/table-what-if.h"

/* ---- the points of both sides ---- */

static void
print_scores (const TableDifference *difference)
{
  const TableSetup *setup = table_journal_setup (difference->journal[TABLE_BEFORE]);
  CliColumns *columns = cli_columns_new ("lrrr", 2);
  for (guint i = 0; i < setup->n_players; i++)
    {
      const int before = difference->ends[TABLE_BEFORE][i], after = difference->ends[TABLE_AFTER][i];
      cli_columns_add (columns, setup->players[i].name);
      cli_columns_add_number (columns, before);
      cli_columns_add_number (columns, after);
      cli_columns_add_printf (columns, after == before ? "" : "%+d", after - before);
    }
  cli_columns_print (columns);
}

/* "Anna", "Anna, Ben": who leads on this side. */
static char *
leaders_tell (const TableDifference *difference, guint side)
{
  const TableSetup *setup = table_journal_setup (difference->journal[side]);
  const guint leaders = table_difference_leaders (difference, side);
  g_autoptr (GString) names = g_string_new (NULL);
  for (guint i = 0; i < setup->n_players; i++)
    if (leaders & (1u << i))
      g_string_append_printf (names, names->len > 0 ? ", %s" : "%s", setup->players[i].name);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* ---- compare ---- */

static void
print_row (const TableDifference *difference, const TableDifferenceRow *row)
{
  const TablePlayer *players = table_journal_setup (difference->journal[TABLE_BEFORE])->players;
  g_autofree char *title = table_difference_title (difference, row);
  g_autofree char *because = table_difference_because (difference, row);
  if (row->topic == TABLE_DIFFERS_POINTS || row->topic == TABLE_DIFFERS_EFFECT)
    {
      const TableLine *before = row->line[TABLE_BEFORE], *after = row->line[TABLE_AFTER];
      g_print ("  %c %s",
               before == NULL  ? '+'
               : after == NULL ? '-'
                               : ' ',
               players[(before != NULL ? before : after)->player].name);
      if (row->topic == TABLE_DIFFERS_POINTS)
        g_print (_ (" %d before, %d after"), before != NULL ? before->points : 0, after != NULL ? after->points : 0);
      g_print (": %s", title);
    }
  else
    {
      const int before = row->entry[TABLE_BEFORE], after = row->entry[TABLE_AFTER];
      g_print ("  %c %d %s", before < 0 ? '+' : after < 0 ? '-' : ' ', (after < 0 ? before : after) + 1, title);
    }
  g_print (*because != '\0' ? " (%s)\n" : "\n", because);
}

static void
print_difference (const TableDifference *difference)
{
  int topic = -1;
  print_scores (difference);
  if (difference->rows->len == 0)
    g_print (_ ("\nNothing differs.\n"));
  for (guint i = 0; i < difference->rows->len; i++)
    {
      const TableDifferenceRow *row = &g_array_index (difference->rows, TableDifferenceRow, i);
      if ((int) row->topic != topic)
        g_print ("\n%s\n", table_difference_heading (row->topic));
      topic = (int) row->topic;
      print_row (difference, row);
    }
}

/* Are both records of one game with the same players in the same order?  A later name is no part of the game. */
static gboolean
comparable (const CliRecord *a, const CliRecord *b)
{
  const TableSetup *one = table_journal_setup (a->journal), *two = table_journal_setup (b->journal);
  gboolean same = one->game == two->game && one->n_players == two->n_players;
  for (guint i = 0; same && i < one->n_players; i++)
    same = strcmp (table_player_first_name (&one->players[i]), table_player_first_name (&two->players[i])) == 0;
  return same;
}

CliExit
cli_compare (int argc, char *argv[], const char *usage)
{
  g_auto (CliReading) reading = CLI_READING_ALL;
  const GOptionEntry own[] = { CLI_RULE_OPTION (reading), { NULL } };
  const CliReading as_written = CLI_READING_ALL;
  const char *paths[2];
  if (!cli_options (&argc, &argv, usage, own, 2, paths))
    return CLI_UNREADABLE;
  g_autoptr (CliRecord) before = cli_record_load (paths[0], &as_written);
  if (before == NULL)
    return CLI_UNREADABLE;
  g_autoptr (CliRecord) after = cli_record_load (paths[1], &reading);
  if (after == NULL)
    return CLI_UNREADABLE;
  if (!comparable (before, after))
    return cli_fail (_ ("the records cannot be compared: the game and the players must be the same"));
  g_autoptr (TableDifference) difference = table_difference_new (before->journal, after->journal);
  print_difference (difference);
  return CLI_FINE;
}

/* ---- what if ---- */

/* The first entry that would not fit by the other reading; what comes after it cannot be known.  NULL: all fit. */
static const TableDifferenceRow *
first_refused (const TableDifference *difference)
{
  for (guint i = 0; i < difference->rows->len; i++)
    if (g_array_index (difference->rows, TableDifferenceRow, i).topic == TABLE_DIFFERS_REFUSED)
      return &g_array_index (difference->rows, TableDifferenceRow, i);
  return NULL;
}

static void
print_reading (const TableDifference *difference, const TableReading *reading)
{
  const TableSetup *setup = table_journal_setup (difference->journal[TABLE_AFTER]);
  g_autofree char *told = table_reading_tell (setup->game, reading);
  const guint led = table_difference_leaders (difference, TABLE_BEFORE),
              lead = table_difference_leaders (difference, TABLE_AFTER);
  g_print ("\n%s\n", told);
  const TableDifferenceRow *refused = first_refused (difference);
  if (refused != NULL)
    {
      g_autofree char *because = table_difference_because (difference, refused);
      g_print (_ ("  From entry %d on it would be another game: %s\n"), refused->entry[TABLE_AFTER] + 1, because);
      return;
    }
  print_scores (difference);
  if (led != lead)
    {
      g_autofree char *names = leaders_tell (difference, TABLE_AFTER);
      g_print (_ ("  First: %s\n"), names);
    }
}

CliExit
cli_what_if (int argc, char *argv[], const char *usage)
{
  g_auto (CliReading) reading = CLI_READING_ALL;
  const GOptionEntry own[] = { CLI_RULE_OPTION (reading), { NULL } };
  guint n = 0, tried = 0;
  g_autoptr (CliRecord) record = cli_record_of (&argc, &argv, usage, own, &reading);
  if (record == NULL)
    return CLI_UNREADABLE;
  const TableSetup *setup = table_journal_setup (record->journal);
  TableReading other = { 0, 0, FALSE };
  while (table_reading_next (setup, &other))
    {
      g_autoptr (TableJournal) journal = table_journal_reread (record->journal, other.ruling, other.option, NULL);
      if (journal == NULL)
        continue;
      tried++;
      g_autoptr (TableDifference) difference = table_difference_new (record->journal, journal);
      if (table_difference_in_points (difference) || first_refused (difference) != NULL)
        {
          print_reading (difference, &other);
          n++;
        }
    }
  g_print (ngettext ("\n%u of %u other reading would change the game.\n",
                     "\n%u of %u other readings would change the game.\n", tried),
           n, tried);
  return cli_record_verdict (record);
}
