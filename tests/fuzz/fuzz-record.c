/* fuzz-record.c - takes any bytes as a record: reads, checks, writes and reads it again, forecasts, takes it back,
 * edits it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For any bytes, the program must not abort, every state must be sound, and what was read must be the same after it was
 * written.  A failure ends the program with g_error ().
 */
#include "fuzz.h"

#include <string.h>

#include "table/table-event.h"
#include "table/table-record.h"

#define UNDO_MAX 30 /* records up to this long are taken back entry by entry */

static const FuzzGame *const games[] = { &fuzz_carcassonne, &fuzz_catan, &fuzz_pad };

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    games[i]->of->enlist ();
  return 0;
}

static const FuzzGame *
game_of (const TableJournal *journal)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (games[i]->of->game == table_journal_game (journal))
      return games[i];
  g_error ("a record is of a game that nobody registered");
}

static void
check_state (const TableJournal *journal, const char *when)
{
  TableRefusal why = { "" };
  if (!game_of (journal)->of->validate (table_journal_state (journal), &why))
    g_error ("%s: %s", when, why.sentence);
}

static char *
fingerprint (const TableJournal *journal)
{
  return game_of (journal)->of->dump (table_journal_state (journal));
}

static void
check_same (const char *one, const char *other, const char *what)
{
  if (strcmp (one, other) != 0)
    g_error ("%s:\n%s\n%s", what, one, other);
}

/* ---- written and read again ---- */

static void
check_round_trip (const TableJournal *journal)
{
  g_autofree char *text = table_record_print (journal, G_MAXUINT);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableJournal) again = table_record_parse (text, strlen (text), NULL, &error);
  if (again == NULL)
    g_error ("the record cannot be read again: %s\n%s", error->message, text);
  g_autofree char *text_again = table_record_print (again, G_MAXUINT);
  g_autofree char *before = fingerprint (journal);
  g_autofree char *after = fingerprint (again);
  check_same (text, text_again, "the record changes when it is read again");
  check_same (before, after, "the game changes when it is read again");
  if (table_journal_n_refused (journal) != table_journal_n_refused (again))
    g_error ("%u entries are refused, then %u", table_journal_n_refused (journal), table_journal_n_refused (again));
}

/* Reads the line, writes it again and describes it; NULL if it cannot be read. */
static char *
read_entry (const TableGame *game, gconstpointer state, const char *line, char **told)
{
  const TableRules *rules = table_state (state)->rules;
  gpointer entry = g_alloca (game->acts->entry_size);
  if (!table_game_read (game, rules, line, entry, NULL))
    return NULL;
  *told = table_game_tell (game, state, entry);
  return table_acts_print (game->acts, rules, entry);
}

/* An entry that can be read means the same after the program has written it. */
static void
check_entries (const TableJournal *journal)
{
  const TableGame *game = table_journal_game (journal);
  gconstpointer state = table_journal_state (journal);
  for (guint i = 0; i < table_journal_length (journal); i++)
    {
      g_autofree char *told = NULL, *told_again = NULL;
      g_autofree char *line = read_entry (game, state, table_journal_entry (journal, i).line, &told);
      if (line == NULL)
        continue;
      g_autofree char *line_again = read_entry (game, state, line, &told_again);
      if (line_again == NULL)
        g_error ("“%s” cannot be read again", line);
      check_same (line, line_again, "an entry changes when it is read again");
      check_same (told, told_again, "an entry is told otherwise when it is read again");
      g_assert (g_utf8_validate (told, -1, NULL));
    }
}

/* ---- queries ---- */

static void
check_words (const TableGame *game, gconstpointer state)
{
  const TableLedger *ledger = &table_state (state)->ledger;
  for (guint i = 0; i < ledger->n_lines; i++)
    {
      const TableLine *line = &ledger->lines[i];
      g_autofree char *title = game->line_title (state, line);
      g_autofree char *because = game->because (state, line);
      g_autofree char *sum = table_game_sum (game, line);
      /* On a pad the table need not say why. */
      g_assert (*title && *sum && (*because || table_state (state)->on_pad));
      g_assert (line->entry <= table_state (state)->n_entries);
    }
}

/* Does one of the events tell the effect?  Two roads that one tile completes may be told in the same words, once. */
static gboolean
is_told (const TableGame *game, gconstpointer state, const GArray *all, const TableLine *effect)
{
  g_autofree char *title = table_event_title (game, state, &(TableEvent){ .line = effect, .effect = TRUE });
  for (guint i = 0; i < all->len; i++)
    {
      const TableEvent *event = &g_array_index (all, TableEvent, i);
      g_autofree char *told = table_event_title (game, state, event);
      gboolean also = FALSE;
      for (guint k = 0; k < event->n_also; k++)
        also |= event->also[k] == effect;
      if (event->line == effect || also)
        return TRUE;
      if (event->line->entry == effect->entry && table_event_player (game, event) < 0 && g_str_equal (told, title))
        return TRUE;
    }
  return FALSE;
}

static void
check_effects (const TableJournal *journal)
{
  const TableGame *game = table_journal_game (journal);
  gconstpointer state = table_journal_state (journal);
  const TableLedger *effects = table_journal_effects (journal);
  g_autoptr (GArray) all = table_events_gather (game, NULL, 0, effects->lines, effects->n_lines, TABLE_TOLD_BY_ENTRY);
  guint n = 0;
  for (guint i = 0; i < effects->n_lines; i++)
    {
      g_assert (effects->lines[i].entry < table_journal_length (journal)
                && (i == 0 || effects->lines[i].entry >= effects->lines[i - 1].entry));
      g_assert (table_journal_entry (journal, effects->lines[i].entry).refusal == NULL);
      g_assert (is_told (game, state, all, &effects->lines[i]));
    }
  for (guint i = 0; i < all->len; i++)
    {
      const TableEvent *event = &g_array_index (all, TableEvent, i);
      g_autofree char *title = table_event_title (game, state, event);
      g_autofree char *because = table_event_because (game, state, event);
      g_autofree char *also = table_event_also (game, state, event);
      g_assert (*title != '\0' && because != NULL && (event->n_also > 0) == (also != NULL));
      g_assert (event->line->points == 0);
      n += 1 + event->n_also;
    }
  g_assert (n <= effects->n_lines);
}

static void
check_forecast (const TableJournal *journal)
{
  const TableGame *game = table_journal_game (journal);
  guint from;
  if (game->forecast == NULL)
    return;
  g_autofree char *before = fingerprint (journal);
  gpointer end = game->forecast (table_journal_state (journal), &from, NULL);
  g_autofree char *after = fingerprint (journal);
  check_same (before, after, "a forecast changes the game");
  if (!table_state (end)->finished || !table_ledger_validate (&table_state (end)->ledger)
      || from > table_state (end)->ledger.n_lines)
    g_error ("the forecast is not sound");
  check_words (game, end);
  game->state_free (end);
}

/* ---- undo, redo and edit ---- */

static void
check_undo (TableJournal *journal)
{
  guint length = table_journal_length (journal);
  g_autofree char *whole = fingerprint (journal);
  for (guint i = length; i > 0; i--)
    {
      if (!table_journal_undo (journal))
        g_error ("entry %u cannot be taken back", i);
      const GameFixture *of = game_of (journal)->of;
      gpointer at = table_journal_state_at (journal, i - 1);
      g_autofree char *now = fingerprint (journal);
      g_autofree char *then = of->dump (at);
      of->game->state_free (at);
      check_same (now, then, "taken back is not as before");
    }
  while (table_journal_redo (journal))
    continue;
  g_autofree char *again = fingerprint (journal);
  check_same (whole, again, "brought again is not as before");
}

static void
check_edits (TableJournal *journal)
{
  guint length = table_journal_length (journal);
  g_autofree char *whole = fingerprint (journal);
  if (length == 0)
    return;
  g_autofree char *middle = g_strdup (table_journal_entry (journal, length / 2).line);
  table_journal_delete (journal, length / 2, NULL);
  check_state (journal, "after a deletion");
  table_journal_insert (journal, length / 3, middle, NULL);
  check_state (journal, "after an insertion");
  while (table_journal_length (journal) != length || table_journal_can_undo (journal))
    {
      if (table_journal_length (journal) == length)
        {
          g_autofree char *now = fingerprint (journal);
          if (strcmp (now, whole) == 0)
            return;
        }
      if (!table_journal_undo (journal))
        break;
    }
  g_error ("an edit cannot be taken back");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) faults = NULL;
  g_autoptr (TableJournal) journal = table_record_parse ((const char *) data, size, &faults, &error);
  if (journal == NULL)
    {
      g_assert (error && g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  for (guint i = 0; i < faults->len; i++)
    g_assert (*g_array_index (faults, TableRecordFault, i).refusal.sentence);
  check_state (journal, "as read");
  check_words (table_journal_game (journal), table_journal_state (journal));
  check_effects (journal);
  check_round_trip (journal);
  check_entries (journal);
  game_of (journal)->check_answers (table_journal_state (journal));
  check_forecast (journal);
  if (table_journal_length (journal) <= UNDO_MAX)
    {
      check_undo (journal);
      check_edits (journal);
    }
  return 0;
}
