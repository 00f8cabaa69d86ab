/* table-record.c - see table-record.h and arbitress-record(5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-record.h"

#include "table-edit.h"

#include <string.h>

#include "table-intl.h"
#include "table-journal-private.h"

/* clang-format takes the dashes for minus signs. */
/* clang-format off */
G_DEFINE_QUARK (table-record-error-quark, table_record_error)
/* clang-format on */

static const char header[] = "Arbitress record ";

/* Reads a text line by line; the text may be without a NUL at its end. */
typedef struct
{
  const char *p, *end;
  guint number; /* of the line that was read last, from 1 */
} Reader;

/* The next line without its end, NULL at the end of the text.  Free with g_free (). */
static char *
next_line (Reader *reader)
{
  if (reader->p >= reader->end)
    return NULL;
  const char *stop = memchr (reader->p, '\n', (gsize) (reader->end - reader->p));
  const char *last = stop ? stop : reader->end;
  gsize length = (gsize) (last - reader->p);
  if (length && reader->p[length - 1] == '\r')
    length--;
  /* A NUL would hide the rest of the line.  It becomes another control character, so that the line is refused. */
  char *line = g_malloc (length + 1);
  for (gsize i = 0; i < length; i++)
    line[i] = reader->p[i] ? reader->p[i] : '\x01';
  line[length] = '\0';
  reader->p = last + 1;
  reader->number++;
  return line;
}

static gboolean
is_bare (const char *line)
{
  line += strspn (line, " \t");
  return *line == '\0' || *line == '#';
}

static gboolean
read_header (Reader *reader, GError **error)
{
  g_autofree char *line = next_line (reader);
  TableWords words;
  int version;
  if (line && g_str_has_prefix (line, "\xef\xbb\xbf")) /* a byte order mark some editors add */
    memmove (line, line + 3, strlen (line) - 2);
  /* The words are not used.  Cutting checks that the line is valid text, because a part of it may be shown. */
  if (line == NULL || !g_str_has_prefix (line, header) || !table_words_cut (&words, line, NULL))
    {
      g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_NOT_A_RECORD,
                   _ ("line 1: this is not a game record: it does not begin with “Arbitress record 1”"));
      return FALSE;
    }
  g_strchomp (line);
  if (!table_words_number (line + strlen (header), 1, TABLE_RECORD_VERSION, &version))
    {
      g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_VERSION,
                   _ ("line 1: this record is of version %.20s, which this program cannot read"),
                   line + strlen (header));
      return FALSE;
    }
  return TRUE;
}

static gboolean
setup_fault (guint number, const TableRefusal *why, GError **error)
{
  if (number)
    g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SETUP, _ ("line %u: %s"), number, why->sentence);
  else
    g_set_error_literal (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SETUP, why->sentence);
  return FALSE;
}

static gboolean
read_setup (Reader *reader, TableSetup *setup, GError **error)
{
  TableRefusal why;
  char *text;
  while ((text = next_line (reader)))
    {
      g_autofree char *line = text;
      TableWords words;
      if (!table_words_cut (&words, line, &why))
        return setup_fault (reader->number, &why, error);
      if (words.n == 1 && strcmp (words.word[0], "play") == 0)
        break;
      if (!table_setup_line (setup, line, &why))
        return setup_fault (reader->number, &why, error);
    }
  if (setup->game)
    return TRUE;
  table_refuse (&why, _ ("line %u: the record names no game"), reader->number);
  return setup_fault (0, &why, error);
}

static gboolean
override_rules (TableSetup *setup, const char *const *rules, GError **error)
{
  for (guint i = 0; rules && rules[i]; i++)
    {
      TableRefusal why;
      g_auto (GStrv) pair = g_strsplit (rules[i], "=", 2);
      if (g_strv_length (pair) != 2)
        {
          table_refuse (&why, _ ("“%.40s” is not of the form ID=READING"), rules[i]);
          return setup_fault (0, &why, error);
        }
      if (!table_setup_set_rule (setup, pair[0], pair[1], &why))
        return setup_fault (0, &why, error);
    }
  return TRUE;
}

/* What does not fit is known at the end: a new name holds for the whole game, also for what comes before it. */
static void
find_refused (const TableJournal *journal, const GArray *lines, guint from, GArray *faults)
{
  for (guint i = 0; i < lines->len && faults->len < TABLE_ENTRIES_MAX; i++)
    {
      const TableEntry entry = table_journal_entry (journal, from + i);
      if (entry.refusal != NULL)
        {
          const TableRecordFault fault = { g_array_index (lines, guint, i), (int) (from + i), *entry.refusal };
          g_array_append_val (faults, fault);
        }
    }
}

static int
compare_faults (gconstpointer a, gconstpointer b)
{
  const TableRecordFault *one = a, *two = b;
  return one->line < two->line ? -1 : one->line > two->line;
}

static void
read_entries (Reader *reader, TableJournal *journal, GArray *faults, GArray *lines)
{
  const guint before = table_journal_length (journal);
  char *text;
  table_journal_list (journal);
  while ((text = next_line (reader)))
    {
      g_autofree char *line = text;
      TableRecordFault fault = { reader->number, -1, { "" } };
      if (is_bare (line))
        continue;
      g_strstrip (line);
      if (table_journal_append_kept (journal, line, &fault.refusal))
        g_array_append_val (lines, reader->number);
      /* A hostile file must not cause a report without end. */
      else if (faults && faults->len < TABLE_ENTRIES_MAX)
        g_array_append_val (faults, fault);
    }
  table_journal_fold (journal);
  if (faults)
    {
      find_refused (journal, lines, before, faults);
      g_array_sort (faults, compare_faults);
    }
}

TableJournal *
table_record_parse_with (const char *text, gsize length, const char *const *rules, GArray **faults, GArray **lines,
                         GError **error)
{
  const char *from = text ? text : ""; /* NULL is allowed if `length` is 0 */
  Reader reader = { from, from + length, 0 };
  g_autoptr (TableSetup) setup = table_setup_new (NULL);
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (TableRecordFault));
  g_autoptr (GArray) where = g_array_new (FALSE, FALSE, sizeof (guint));
  TableRefusal why;

  if (faults)
    *faults = NULL;
  if (lines)
    *lines = NULL;
  if (length > TABLE_RECORD_BYTES_MAX)
    {
      g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_TOO_LARGE, _ ("the record is larger than %d MiB"),
                   TABLE_RECORD_BYTES_MAX / 1024 / 1024);
      return NULL;
    }
  if (!read_header (&reader, error) || !read_setup (&reader, setup, error) || !override_rules (setup, rules, error))
    return NULL;
  TableJournal *journal = table_journal_new (setup, &why);
  if (journal == NULL)
    {
      setup_fault (0, &why, error);
      return NULL;
    }
  read_entries (&reader, journal, found, where);
  if (faults)
    *faults = g_steal_pointer (&found);
  if (lines)
    *lines = g_steal_pointer (&where);
  return journal;
}

TableJournal *
table_record_parse (const char *text, gsize length, GArray **faults, GError **error)
{
  return table_record_parse_with (text, length, NULL, faults, NULL, error);
}

char *
table_record_join (const char *setup, const char *const *entries)
{
  GString *out = g_string_new (header);
  g_string_append_printf (out, "%d\n%splay\n", TABLE_RECORD_VERSION, setup);
  for (guint i = 0; entries[i] != NULL; i++)
    g_string_append_printf (out, "%s\n", entries[i]);
  return g_string_free (out, FALSE);
}

/* What was refused stays refused: without a value that was told, it might fit. */
static char *
public_line (const TableJournal *journal, const TableEntry *entry)
{
  const gboolean hides = table_journal_game (journal)->public_line != NULL;
  return hides && entry->refusal != NULL ? g_strdup (TABLE_LEFT_OUT) : table_journal_public_line (journal, entry->line);
}

static char *
print (const TableJournal *journal, guint n, gboolean public)
{
  g_autoptr (GString) setup = g_string_new (NULL);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_free);
  table_setup_print (table_journal_setup (journal), setup);
  n = MIN (n, table_journal_length (journal));
  for (guint i = 0; i < n; i++)
    {
      const TableEntry entry = table_journal_entry (journal, i);
      g_ptr_array_add (entries, public ? public_line (journal, &entry) : g_strdup (entry.line));
    }
  g_ptr_array_add (entries, NULL);
  return table_record_join (setup->str, (const char *const *) entries->pdata);
}

char *
table_record_print (const TableJournal *journal, guint n)
{
  return print (journal, n, FALSE);
}

char *
table_record_print_public (const TableJournal *journal, guint n)
{
  return print (journal, n, TRUE);
}

gboolean
table_record_is_secret (const TableJournal *journal)
{
  for (guint i = 0; i < table_journal_length (journal); i++)
    if (table_journal_hides (journal, table_journal_entry (journal, i).line))
      return TRUE;
  return FALSE;
}
