/* cli-load.c - reads a record from a file or from standard input, and prints what was wrong with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-game.h"

#include <string.h>

#include <glib/gi18n.h>

#include "cli-stream.h"
#include "evening/reason.h"
#include "evening/record-pack.h"

GByteArray *
cli_read_file (const char *path)
{
  g_autoptr (GInputStream) stream = cli_stream_open (path);
  return stream != NULL ? cli_stream_read (stream, path, TABLE_RECORD_BYTES_MAX) : NULL;
}

/* Drops the faults after the last entry that is applied. */
static void
drop_later_faults (CliRecord *record)
{
  guint n = 0, last = record->n < record->lines->len ? g_array_index (record->lines, guint, record->n) : G_MAXUINT;
  while (n < record->faults->len && g_array_index (record->faults, TableRecordFault, n).line < last)
    n++;
  g_array_set_size (record->faults, n);
}

static gboolean
unpack (GByteArray *bytes, GError **error)
{
  g_autofree char *text = arb_record_unpack ((const char *) bytes->data, bytes->len, error);
  if (text == NULL)
    return FALSE;
  g_byte_array_set_size (bytes, 0);
  g_byte_array_append (bytes, (const guint8 *) text, (guint) strlen (text));
  return TRUE;
}

CliRecord *
cli_record_load (const char *path, const CliReading *reading)
{
  g_autoptr (GByteArray) bytes = NULL;
  g_autoptr (GError) error = NULL;
  if (reading->until < 0)
    {
      cli_fail (_ ("--until needs a number of entries, 0 or more, not %d"), reading->until);
      return NULL;
    }
  if ((bytes = cli_read_file (path)) == NULL)
    return NULL;
  if (arb_is_packed ((const char *) bytes->data, bytes->len) && !unpack (bytes, &error))
    {
      cli_fail ("%s: %s", path, arb_reason (error));
      return NULL;
    }
  g_autoptr (CliRecord) record = g_new0 (CliRecord, 1);
  record->journal = table_record_parse_with ((const char *) bytes->data, bytes->len,
                                             (const char *const *) reading->rules, &record->faults, &record->lines,
                                             &error);
  if (record->journal == NULL)
    {
      cli_fail ("%s: %s", path, arb_reason (error));
      return NULL;
    }
  record->game = cli_game_of (table_journal_game (record->journal));
  guint length = table_journal_length (record->journal);
  record->n = MIN ((guint) reading->until, length);
  if (record->n < length)
    record->own_state = table_journal_state_at (record->journal, record->n);
  record->state = record->own_state ? record->own_state : table_journal_state (record->journal);
  drop_later_faults (record);
  return g_steal_pointer (&record);
}

CliRecord *
cli_record_of (int *argc, char ***argv, const char *usage, const GOptionEntry *own, const CliReading *reading)
{
  const char *path;
  return cli_options (argc, argv, usage, own, 1, &path) ? cli_record_load (path, reading) : NULL;
}

void
cli_record_free (CliRecord *record)
{
  if (record->own_state)
    table_journal_game (record->journal)->state_free (record->own_state);
  g_clear_pointer (&record->journal, table_journal_free);
  g_clear_pointer (&record->faults, g_array_unref);
  g_clear_pointer (&record->lines, g_array_unref);
  g_free (record);
}

CliExit
cli_record_verdict (const CliRecord *record)
{
  for (guint i = 0; i < record->faults->len; i++)
    {
      const TableRecordFault *fault = &g_array_index (record->faults, TableRecordFault, i);
      if (fault->entry >= 0)
        g_printerr (_ ("line %u, entry %d: %s\n"), fault->line, fault->entry + 1, fault->refusal.sentence);
      else
        g_printerr (_ ("line %u: %s\n"), fault->line, fault->refusal.sentence);
    }
  /* One wrong tile makes all entries wrong that touch it. */
  if (record->faults->len > 1)
    g_printerr (_ ("Put line %u right first: the others may be refused only because of it.\n"),
                g_array_index (record->faults, TableRecordFault, 0).line);
  return record->faults->len ? CLI_REFUSED : CLI_FINE;
}

TableMoment
cli_record_moment (const CliRecord *record)
{
  return (TableMoment){ table_journal_setup (record->journal), record->state, table_journal_effects (record->journal) };
}

const char *
cli_record_name (const CliRecord *record, guint player)
{
  return table_journal_setup (record->journal)->players[player].name;
}

guint
cli_record_line (const CliRecord *record, guint entry)
{
  return entry < record->lines->len ? g_array_index (record->lines, guint, entry) : 0;
}
