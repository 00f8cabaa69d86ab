/* explain.c - `arbitress-cli explain`: everything one entry brought, with every reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "cli.h"
#include "columns.h"

/* ---- a tie ---- */

static void
print_tie (const CarcState *state, const CarcTie *tie)
{
  gboolean ruler = FALSE;
  g_autofree char *told = carc_tie_tell (state, tie);
  g_print (_("\nA tie: the %s at %d,%d, worth %d; the Arbitress stands on %d,%d\n"),
           carc_kind_name ((CarcKind) tie->kind), tie->cell_x, tie->cell_y, tie->value, tie->her_x, tie->her_y);
  for (guint i = CARC_A10; i <= CARC_A11; i++)
    ruler |= (tie->rulings & TABLE_RULING_BIT (i))
             && carc_rule (state, (CarcRuling) i) == (i == CARC_A10 ? (guint) CARC_A10_RULER : (guint) CARC_A11_SPOTS);

  CliColumns *columns = cli_columns_new ("lrrrrl", 2);
  cli_columns_add (columns, _("Player"));
  cli_columns_add (columns, _("Nearest"));
  cli_columns_add (columns, _("Distance"));
  cli_columns_add (columns, tie->compared ? _("Points") : "");
  cli_columns_add (columns, ruler ? _("Ruler") : "");
  cli_columns_add (columns, "");
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      if (!(tie->tied & (1 << i)))
        continue;
      cli_columns_add (columns, state->rules->players[i].name);
      cli_columns_add_printf (columns, "%d,%d", tie->nearest_x[i], tie->nearest_y[i]);
      cli_columns_add_number (columns, tie->distance[i]);
      if (tie->compared & (1 << i))
        cli_columns_add_number (columns, tie->points[i]);
      else
        cli_columns_add (columns, "");
      if (ruler)
        cli_columns_add_printf (columns, "%.2f", carc_tie_ruler (tie, i));
      else
        cli_columns_add (columns, "");
      cli_columns_add (columns, tie->winners & (1 << i) ? _("gets the points") : "");
    }
  cli_columns_print (columns);
  g_auto (GStrv) lines = cli_wrap (told, 96);
  for (guint i = 0; lines[i]; i++)
    g_print ("  %s\n", lines[i]);
}

/* ---- a line ---- */

static void
print_line (const CliRecord *record, const TableLine *line)
{
  const CarcState *state = record->state;
  const TableGame *game = table_journal_game (record->journal);
  g_autofree char *title = game->line_title (state, line);
  g_autofree char *sum = table_game_sum (game, line);
  const char *name = state->rules->players[line->player].name;
  g_print (ngettext ("\n%s gets %d point: %s\n", "\n%s gets %d points: %s\n", (gulong) ABS (line->points)), name,
           line->points, title);
  g_print ("  %s\n", sum);
  if (line->tie < 0)
    {
      g_autofree char *because = game->because (state, line);
      g_print ("  %s\n", because);
    }
}

static void
print_rulings (const CarcState *state, const TableGame *game, TableRulingSet rulings)
{
  if (rulings == 0)
    return;
  g_print (_("\nRulings:\n"));
  for (guint i = 0; i < game->n_rulings; i++)
    if (rulings & TABLE_RULING_BIT (i))
      {
        const TableRuling *ruling = &game->rulings[i];
        const TableOption *option = &ruling->options[state->rules->rulings[i]];
        g_print ("  %-3s %s\n      %s", ruling->id, _(ruling->question), _(option->sentence));
        g_print (ruling->n_options > 1 ? " [%s]\n" : "\n", option->word);
      }
}

static void
print_gains (const CliRecord *record, guint index)
{
  const CarcState *state = record->state;
  const TableLedger *ledger = &state->ledger;
  TableRulingSet rulings = 0;
  guint n = 0;
  for (guint i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].entry == index)
      {
        print_line (record, &ledger->lines[i]);
        rulings |= ledger->lines[i].rulings;
        n++;
      }
  for (guint i = 0; i < state->n_ties; i++)
    if (state->ties[i].entry == index)
      {
        print_tie (state, &state->ties[i]);
        rulings |= state->ties[i].rulings;
        n++;
      }
  if (n == 0)
    g_print (_("It brought no points.\n"));
  print_rulings (state, table_journal_game (record->journal), rulings);
}

static void
print_entry (const CliRecord *record, guint index)
{
  TableEntry entry = table_journal_entry (record->journal, index);
  g_print (_("Entry %u, line %u: %s\n"), index + 1, cli_record_line (record, index), entry.line);
  if (entry.refusal)
    {
      g_print (_("It was refused: %s\n"), entry.refusal->sentence);
      return;
    }
  g_autoptr (CarcState) before = table_journal_state_at (record->journal, index);
  g_autofree char *told = carc_line_tell (before, entry.line);
  g_print ("%s\n", told);
  if (record->state->warning)
    g_print (_("Mind: %s\n"), carc_warning_tell ((CarcWarning) record->state->warning));
  print_gains (record, index);
  if (record->state->ask != CARC_ASK_TILE)
    {
      g_autofree char *asked = carc_ask_tell (record->state);
      g_print ("\n%s\n", asked);
    }
}

CliExit
cli_explain (int argc, char *argv[], const char *usage)
{
  g_auto (CliReading) reading = CLI_READING_ALL;
  const GOptionEntry own[] = { CLI_RULE_OPTION (reading), { NULL } };
  const char *words[2];
  int number;
  if (!cli_options (&argc, &argv, usage, own, 2, words))
    return CLI_UNREADABLE;
  if (!table_words_number (words[1], 1, TABLE_ENTRIES_MAX, &number))
    return cli_fail (_("“%.20s” is no number of an entry: they count from 1"), words[1]);
  reading.until = number;
  g_autoptr (CliRecord) record = cli_record_load (words[0], &reading);
  if (record == NULL)
    return CLI_UNREADABLE;
  if (record->n < (guint) number)
    return cli_fail (ngettext ("there is no entry %d: the record has %u", "there is no entry %d: the record has %u",
                               record->n), number, record->n);
  print_entry (record, (guint) number - 1);
  return cli_record_verdict (record);
}
