/* cli-score-text.c - see cli-score-text.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-score-text.h"

#include <string.h>

#include <glib/gi18n.h>

#include "cli-game.h"
#include "cli-stock.h"
#include "table/table-event.h"
#include "table/table-sheet.h"
#include "table/table-stock.h"

/* ---- heading ---- */

static void
print_heading (const CliRecord *record)
{
  const TableSetup *setup = table_journal_setup (record->journal);
  guint length = table_journal_length (record->journal);
  g_print ("%s", *setup->title ? setup->title : _ (setup->game->title));
  if (*setup->date)
    g_print (", %s", setup->date);
  if (*setup->place)
    g_print (", %s", setup->place);
  if (record->n < length)
    g_print (ngettext (", the first %u of %u entry\n", ", the first %u of %u entries\n", length), record->n, length);
  else
    g_print (ngettext (", %u entry\n", ", %u entries\n", length), length);
}

static void
print_winners (const TableMoment *moment)
{
  g_autofree char *winners = table_leaders_tell (moment);
  if (table_moment_winners (moment) == 0)
    g_print (_ ("The game is over; nobody has won.\n"));
  else
    /* Translators: “Anna wins with 87 points” */
    g_print (_ ("The game is over; %s.\n"), winners);
}

static void
print_question (const CliRecord *record)
{
  TableMoment moment = cli_record_moment (record);
  if (table_state (moment.state)->finished)
    {
      print_winners (&moment);
      return;
    }
  g_autofree char *asked = record->game->game->ask_tell (record->state);
  g_autofree char *left = record->game->left_tell (record->state);
  g_print (left != NULL ? "%s (%s)\n" : "%s\n", asked, left);
}

/* ---- points ---- */

static void
add_scores (CliColumns *columns, const char *title, const TableMoment *moment)
{
  cli_columns_add (columns, title);
  for (guint i = 0; i < moment->setup->n_players; i++)
    cli_columns_add_number (columns, table_state (moment->state)->ledger.scores[i]);
}

static void
add_forecast (CliColumns *columns, const TableMoment *now)
{
  const TableGame *game = now->setup->game;
  guint from;
  if (!table_moment_has_forecast (now))
    return;
  gpointer end = game->forecast (now->state, &from, NULL);
  add_scores (columns, _ ("If it ended now"), &(TableMoment){ now->setup, end });
  game->state_free (end);
}

/* What a person can count of each player; the points stand above it. */
static void
add_things (CliColumns *columns, const CliRecord *record)
{
  g_autoptr (GArray) things = table_stock_things (table_journal_game (record->journal), record->state);
  const TableThing *all = (const TableThing *) (void *) things->data;
  for (guint i = 0; i < things->len && all[i].player == 0; i++)
    if (strcmp (all[i].word, "points") != 0)
      {
        cli_columns_add (columns, all[i].title);
        for (guint k = i; k < things->len && all[k].player >= 0; k++)
          if (strcmp (all[k].word, all[i].word) == 0)
            cli_columns_add_number (columns, all[k].there);
      }
}

static void
print_points (const CliRecord *record)
{
  TableMoment moment = cli_record_moment (record);
  g_autoptr (GArray) sheet = table_sheet (&moment);
  guint n = moment.setup->n_players;
  g_autofree char *sides = g_strndup ("lrrrrrr", 1 + n);
  CliColumns *columns = cli_columns_new (sides, 0);
  cli_columns_add (columns, "");
  for (guint i = 0; i < n; i++)
    cli_columns_add (columns, cli_record_name (record, i));
  for (guint k = 0; k < sheet->len; k++)
    {
      const TableSheetRow *row = &g_array_index (sheet, TableSheetRow, k);
      cli_columns_add (columns, row->title);
      for (guint i = 0; i < n; i++)
        cli_columns_add_number (columns, row->points[i]);
    }
  add_scores (columns, _ ("Points"), &moment);
  add_forecast (columns, &moment);
  if (record->game->add_counts != NULL)
    record->game->add_counts (columns, record);
  add_things (columns, record);
  cli_columns_print (columns);
}

/* ---- the ledger ---- */

#define REASON_WIDTH 76

/* Adds a text in the last column, in as many rows as it needs. */
static void
add_reason (CliColumns *columns, const char *text)
{
  g_auto (GStrv) lines = cli_wrap (text, REASON_WIDTH);
  for (guint i = 0; lines[i]; i++)
    {
      for (guint k = 0; k < 4; k++)
        cli_columns_add (columns, "");
      cli_columns_add_printf (columns, "  %s", lines[i]);
    }
}

/* If `told`, the line above was decided by the same tie, and its reason is not repeated. */
static void
add_event (CliColumns *columns, const CliRecord *record, const TableEvent *event, gboolean told)
{
  const TableGame *game = table_journal_game (record->journal);
  const TableLine *line = event->line;
  const int player = table_event_player (game, event);
  g_autofree char *title = table_event_title (game, record->state, event);
  g_autofree char *sum = table_game_sum (game, line);
  g_autofree char *because = table_event_because (game, record->state, event);
  g_autofree char *also = table_event_also (game, record->state, event);
  g_autofree char *cites = table_game_cites (game, &line->rulings);
  cli_columns_add_number (columns, (int) line->entry + 1);
  cli_columns_add_number (columns, (int) cli_record_line (record, line->entry));
  cli_columns_add (columns, player >= 0 ? cli_record_name (record, (guint) player) : "");
  if (event->effect)
    {
      cli_columns_add (columns, "");
      cli_columns_add (columns, title);
    }
  else
    {
      cli_columns_add_number (columns, line->points);
      cli_columns_add_printf (columns, *cites ? "%s: %s [%s]" : "%s: %s", title, sum, cites);
    }
  if (!told && *because != '\0')
    add_reason (columns, because);
  if (also != NULL)
    add_reason (columns, also);
}

static void
print_ledger (const CliRecord *record, const GArray *events)
{
  CliColumns *columns = cli_columns_new ("rrlrl", 0);
  gint32 tie = -1;
  cli_columns_add_all (columns, _ ("Entry"), _ ("Line"), _ ("Player"), _ ("Points"), _ ("For"), NULL);
  for (guint i = 0; i < events->len; i++)
    {
      const TableEvent *told = &g_array_index (events, TableEvent, i);
      add_event (columns, record, told, tie >= 0 && told->line->tie == tie);
      tie = told->line->tie;
    }
  cli_columns_print (columns);
}

void
cli_score_text (const CliRecord *record)
{
  const TableMoment moment = cli_record_moment (record);
  g_autoptr (GArray) events = table_events_since (&moment, 0, TABLE_TOLD_WITH_POINTS);
  print_heading (record);
  print_question (record);
  g_print ("\n");
  print_points (record);
  record->game->print_table (record);
  cli_stock_print (record);
  if (events->len > 0)
    {
      g_print ("\n");
      print_ledger (record, events);
    }
}
