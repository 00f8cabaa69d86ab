/* cli-explain.c - `arbitress-cli explain`: everything that one entry brought, with every reason; or the answer to a
 * question about the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib/gi18n.h>

#include "cli-answer.h"
#include "cli-game.h"
#include "cli-stock.h"
#include "table/table-edit.h"
#include "table/table-event.h"
#include "table/table-words.h"

/* ---- what it brought ---- */

static void
print_event (const CliRecord *record, const TableEvent *event)
{
  const TableGame *game = table_journal_game (record->journal);
  const TableLine *line = event->line;
  g_autofree char *title = table_event_title (game, record->state, event);
  g_autofree char *because = table_event_because (game, record->state, event);
  g_autofree char *also = table_event_also (game, record->state, event);
  const char *name = cli_record_name (record, (guint) line->player);
  if (table_event_player (game, event) < 0)
    {
      g_autofree char *capital = table_capital (title);
      g_print ("\n%s\n", capital);
    }
  else if (event->effect)
    g_print ("\n%s: %s\n", name, title);
  else
    {
      g_autofree char *sum = table_game_sum (game, line);
      g_print (ngettext ("\n%s gets %d point: %s\n", "\n%s gets %d points: %s\n", (gulong) ABS (line->points)), name,
               line->points, title);
      g_print ("  %s\n", sum);
    }
  /* The ties follow below, with all their numbers. */
  if (line->tie < 0 && *because != '\0')
    g_print ("  %s\n", because);
  if (also != NULL)
    g_print ("  %s\n", also);
}

static void
print_rulings (const TableSetup *setup, const TableRulingSet *rulings)
{
  const TableGame *game = setup->game;
  if (table_rulings_empty (rulings))
    return;
  g_print (_ ("\nRulings:\n"));
  for (guint i = 0; i < game->n_rulings; i++)
    if (table_rulings_has (rulings, i))
      {
        const TableRuling *ruling = &game->rulings[i];
        const TableOption *option = &ruling->options[setup->rulings[i]];
        g_print ("  %-3s %s\n      %s", ruling->id, _ (ruling->question), _ (option->sentence));
        g_print (ruling->n_options > 1 ? " [%s]\n" : "\n", option->word);
      }
}

static void
print_gains (const CliRecord *record, guint index)
{
  TableMoment moment = cli_record_moment (record);
  TableRulingSet rulings = TABLE_NO_RULINGS;
  g_autoptr (GArray) events = table_events_since (&moment, index, TABLE_TOLD_BY_ENTRY);
  for (guint i = 0; i < events->len; i++)
    {
      const TableEvent *told = &g_array_index (events, TableEvent, i);
      print_event (record, told);
      table_rulings_join (&rulings, &told->line->rulings);
    }
  guint n = events->len;
  if (record->game->explain)
    record->game->explain (record, index, &n, &rulings);
  if (n == 0)
    g_print (_ ("It brought no points.\n"));
  print_rulings (moment.setup, &rulings);
}

static void
print_entry (const CliRecord *record, guint index)
{
  TableEntry entry = table_journal_entry (record->journal, index);
  g_autofree char *line = table_journal_public_line (record->journal, entry.line);
  g_print (_ ("Entry %u, line %u: %s\n"), index + 1, cli_record_line (record, index), line);
  if (entry.refusal)
    {
      g_print (_ ("It was refused: %s\n"), entry.refusal->sentence);
      return;
    }
  const TableGame *game = table_journal_game (record->journal);
  gpointer before = table_journal_state_at (record->journal, index);
  g_autofree char *told = table_journal_tell (record->journal, index, before);
  game->state_free (before);
  g_print ("%s\n", told);
  for (guint i = 0; table_game_warning (game, record->state, i) != NULL; i++)
    g_print (_ ("Warning: %s\n"), table_game_warning (game, record->state, i));
  print_gains (record, index);
  if (record->game->midway != NULL && record->game->midway (record->state))
    {
      g_autofree char *asked = record->game->game->ask_tell (record->state);
      g_print ("\n%s\n", asked);
    }
}

CliExit
cli_explain (int argc, char *argv[], const char *usage)
{
  g_auto (CliReading) reading = CLI_READING_ALL;
  g_autofree char *output = NULL;
  gboolean as_json = FALSE, what_if = FALSE;
  const GOptionEntry own[] = { CLI_RULE_OPTION (reading),
                               CLI_UNTIL_OPTION (reading),
                               { "json", 'j', 0, G_OPTION_ARG_NONE, &as_json, N_ ("Answer a question as JSON"), NULL },
                               { "otherwise", 'w', 0, G_OPTION_ARG_NONE, &what_if,
                                 N_ ("Also what the answer to a question would be by other house rules"), NULL },
                               { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
                                 N_ ("Also a picture of the answer to a question: its name ends in .png, .svg or .pdf"),
                                 N_ ("FILE") },
                               { NULL } };
  const char *words[2];
  int number;
  if (!cli_options (&argc, &argv, usage, own, 2, words))
    return CLI_UNREADABLE;
  const gboolean asks = g_ascii_isalpha (words[1][0]);
  if (strcmp (words[1], "stock") == 0 && !as_json && !what_if)
    {
      g_autoptr (CliRecord) counted = cli_record_load (words[0], &reading);
      return counted != NULL ? cli_stock_explain (counted) : CLI_UNREADABLE;
    }
  if (asks)
    {
      const CliAnswerWish wish = { as_json, what_if, output };
      g_autoptr (CliRecord) asked = cli_record_load (words[0], &reading);
      return asked != NULL ? cli_answer (asked, words[1], &wish) : CLI_UNREADABLE;
    }
  if (as_json || what_if || output != NULL)
    return cli_fail (_ ("an entry is explained in words: --json, --otherwise and --output are for questions"));
  if (!table_words_number (words[1], 1, TABLE_ENTRIES_MAX, &number))
    return cli_fail (_ ("“%.20s” is not the number of an entry: entries are numbered from 1"), words[1]);
  reading.until = number;
  g_autoptr (CliRecord) record = cli_record_load (words[0], &reading);
  if (record == NULL)
    return CLI_UNREADABLE;
  if (record->n < (guint) number)
    return cli_fail (
        ngettext ("there is no entry %d: the record has %u", "there is no entry %d: the record has %u", record->n),
        number, record->n);
  print_entry (record, (guint) number - 1);
  return cli_record_verdict (record);
}
