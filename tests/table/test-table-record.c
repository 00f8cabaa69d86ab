/* test-table-record.c - records are read, written and read again; and texts that are not records, or hostile ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "toy-game.h"
#include "texts.h"
#include "test-add.h"

#define HEAD "Arbitress record 1\ngame toy\nplayer Anna red\nplayer Ben blue\n"

static TableJournal *
parse (const char *text, gssize length, GArray **faults)
{
  g_autoptr (GError) error = NULL;
  toy_register ();
  TableJournal *journal = table_record_parse (text, length < 0 ? strlen (text) : (gsize) length, faults, &error);
  if (journal == NULL)
    g_error ("%s", error->message);
  return journal;
}

static void
parse_fails (const char *text, gssize length, TableRecordError code, const char *part)
{
  g_autoptr (GError) error = NULL;
  GArray *faults = (GArray *) &error; /* must be set to NULL */
  toy_register ();
  g_assert_null (table_record_parse (text, length < 0 ? strlen (text) : (gsize) length, &faults, &error));
  g_assert_null (faults);
  g_assert_error (error, TABLE_RECORD_ERROR, (int) code);
  if (strstr (error->message, part) == NULL)
    g_error ("“%s” fails with “%s”", text, error->message);
}

static void
test_read (void)
{
  g_autoptr (GArray) faults = NULL;
  g_autoptr (TableJournal) journal = parse (HEAD "# an evening\n\nlimit 5\nplay\n\n# begin\n  add Anna 3  # three\n"
                                                 "add Ben 6\n\tadd Ben 5\n",
                                            -1, &faults);
  assert_text (toy_lines (journal), "add Anna 3  # three|add Ben 6!|add Ben 5");
  g_assert_cmpuint (faults->len, ==, 1);
  const TableRecordFault *fault = &g_array_index (faults, TableRecordFault, 0);
  g_assert_cmpuint (fault->line, ==, 12);
  g_assert_cmpint (fault->entry, ==, 1);
  g_assert_cmpstr (fault->refusal.sentence, ==, "Ben cannot have 6 points");
}

static void
test_kinds_of_text (void)
{
  static const char *const texts[] = {
    HEAD "play\nadd Anna 3\nadd Ben 1\n",
    HEAD "play\nadd Anna 3\nadd Ben 1",
    "\xef\xbb\xbf" HEAD "play\nadd Anna 3\nadd Ben 1\n",
    "Arbitress record 1\r\ngame toy\r\nplayer Anna red\r\nplayer Ben blue\r\nplay\r\nadd Anna 3\r\nadd Ben "
    "1\r\n",
    "Arbitress record 1  \n  game   toy\n\tplayer Anna red\nplayer Ben blue # me\n play # now\nadd Anna "
    "3\nadd Ben 1\n",
  };
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GArray) faults = NULL;
      g_autoptr (TableJournal) journal = parse (texts[i], -1, &faults);
      assert_text (toy_lines (journal), "add Anna 3|add Ben 1");
      g_assert_cmpuint (faults->len, ==, 0);
    }
}

static void
test_print (void)
{
  static const char text[] =
      "Arbitress record 1\ngame toy\ntitle \"An evening\"\ndate 2026-11-21\nplayer Anna red\n"
      "player Ben blue\nlimit 9\nrule T1 double  # Twice.\naids table\nplay\nadd Anna 3 # why not\n"
      "nonsense\nadd Ben 1\n";
  g_autoptr (TableJournal) journal = parse (text, -1, NULL);
  assert_text (table_record_print (journal, G_MAXUINT), text);
  g_autofree char *first = table_record_print (journal, 1);
  g_assert_true (g_str_has_suffix (first, "\nplay\nadd Anna 3 # why not\n"));
  g_autofree char *none = table_record_print (journal, 0);
  g_assert_true (g_str_has_suffix (none, "\nplay\n"));
}

static void
test_rules_from_outside (void)
{
  static const char *const rules[] = { "T1=double", NULL }, *const faulty[] = { "T1", NULL },
                           *const unknown[] = { "T1=x", NULL };
  static const char text[] = HEAD "play\nadd Anna 3\nnonsense\n# not counted\nadd Ben 1\n";
  g_autoptr (GArray) lines = NULL;
  g_autoptr (GError) error = NULL;
  toy_register ();
  g_autoptr (TableJournal) journal = table_record_parse_with (text, strlen (text), rules, NULL, &lines, &error);
  g_assert_no_error (error);
  assert_text (toy_scores (table_journal_state (journal)), "6 2");
  g_assert_cmpuint (lines->len, ==, 3);
  g_assert_cmpuint (g_array_index (lines, guint, 0), ==, 6);
  g_assert_cmpuint (g_array_index (lines, guint, 2), ==, 9);
  g_assert_null (table_record_parse_with (text, strlen (text), faulty, NULL, NULL, &error));
  g_assert_nonnull (strstr (error->message, "ID=READING"));
  g_clear_error (&error);
  g_assert_null (table_record_parse_with (text, strlen (text), unknown, NULL, NULL, &error));
  g_assert_nonnull (strstr (error->message, "has no reading"));
}

static void
test_no_record (void)
{
  parse_fails ("", -1, TABLE_RECORD_ERROR_NOT_A_RECORD, "line 1");
  parse_fails ("\n", -1, TABLE_RECORD_ERROR_NOT_A_RECORD, "line 1");
  parse_fails ("PNG\x89\n\0\0\0", 8, TABLE_RECORD_ERROR_NOT_A_RECORD, "not a game record");
  parse_fails ("arbitress record 1\n", -1, TABLE_RECORD_ERROR_NOT_A_RECORD, "not a game record");
  parse_fails ("Arbitress record", -1, TABLE_RECORD_ERROR_NOT_A_RECORD, "not a game record");
  parse_fails ("Arbitress record 2\n", -1, TABLE_RECORD_ERROR_VERSION, "version 2");
  parse_fails ("Arbitress record 0\n", -1, TABLE_RECORD_ERROR_VERSION, "version 0");
  parse_fails ("Arbitress record one\n", -1, TABLE_RECORD_ERROR_VERSION, "version one");
  parse_fails ("Arbitress record 1 2\n", -1, TABLE_RECORD_ERROR_VERSION, "version");
  parse_fails ("Arbitress record 99999999999999999999999999999999999999999\n", -1, TABLE_RECORD_ERROR_VERSION,
               "version");
  parse_fails ("Arbitress record 1\n", -1, TABLE_RECORD_ERROR_SETUP, "names no game");
  parse_fails ("Arbitress record 1\nplay\n", -1, TABLE_RECORD_ERROR_SETUP, "names no game");
  parse_fails ("Arbitress record 1\ngame toy\nplay\n", -1, TABLE_RECORD_ERROR_SETUP, "two players");
  parse_fails (HEAD "player anna\nplay\n", -1, TABLE_RECORD_ERROR_SETUP, "line 5: two players are called anna");
  parse_fails (HEAD "nonsense\nplay\n", -1, TABLE_RECORD_ERROR_SETUP, "line 5");
  parse_fails (HEAD "\"\nplay\n", -1, TABLE_RECORD_ERROR_SETUP, "line 5");
  parse_fails (HEAD "title \xff\nplay\n", -1, TABLE_RECORD_ERROR_SETUP, "line 5: the line is not valid UTF-8");
  parse_fails (HEAD "title a\0b\nplay\n", (gssize) strlen (HEAD) + 15, TABLE_RECORD_ERROR_SETUP, "control character");
}

static void
test_huge (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "play\n");
  g_autoptr (GArray) faults = NULL;
  /* More entries than a game may have, and then a very long line. */
  for (guint i = 0; i < TABLE_ENTRIES_MAX + 300; i++)
    g_string_append (text, "add Anna 1\n");
  for (guint i = 0; i < 100000; i++)
    g_string_append (text, "add ");
  g_autoptr (TableJournal) journal = parse (text->str, (gssize) text->len, &faults);
  g_assert_cmpuint (table_journal_length (journal), ==, TABLE_ENTRIES_MAX);
  g_assert_cmpuint (faults->len, ==, 301);
  g_assert_cmpint (g_array_index (faults, TableRecordFault, 0).entry, ==, -1);
  g_assert_cmpuint (g_array_index (faults, TableRecordFault, 0).line, ==, 5 + TABLE_ENTRIES_MAX + 1);
  while (text->len <= TABLE_RECORD_BYTES_MAX)
    g_string_append (text, "\n                                                                    ");
  parse_fails (text->str, (gssize) text->len, TABLE_RECORD_ERROR_TOO_LARGE, "larger than 4 MiB");
}

static void
test_nothing_but_faults (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "play\n");
  g_autoptr (GArray) faults = NULL;
  for (guint i = 0; i < 2 * TABLE_ENTRIES_MAX; i++)
    g_string_append (text, "\x01\n");
  g_autoptr (TableJournal) journal = parse (text->str, (gssize) text->len, &faults);
  g_assert_cmpuint (table_journal_length (journal), ==, 0);
  g_assert_cmpuint (faults->len, <=, TABLE_ENTRIES_MAX);
}

/* A record that is cut off at any byte is either read up to there or refused. */
static void
test_truncated (void)
{
  static const char text[] = HEAD "title \"größer\"\nrule T1 double\nplay\nadd Anna 3\nadd Ben 5\n";
  toy_register ();
  for (gsize length = 0; length < sizeof text; length++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *part = g_memdup2 (text, length + 1); /* nothing after it may be read */
      g_autoptr (TableJournal) journal = table_record_parse (part, length, NULL, &error);
      g_assert_true ((journal == NULL) == (error != NULL));
      if (error)
        g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

/* Bytes are changed at random: what can be read can also be printed and read again. */
static void
test_damaged (void)
{
  static const char text[] = HEAD
      "title \"a title\"\nlimit 8\nrule T1 double\naids table\nplay\nadd Anna 3\nadd Ben 5\nafter 2\nstop\n";
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_read = 0;
  toy_register ();
  for (guint i = 0; i < 4000; i++)
    {
      char damaged[sizeof text];
      g_autoptr (GArray) faults = NULL;
      memcpy (damaged, text, sizeof text);
      for (int n = g_rand_int_range (rand, 1, 5); n > 0; n--)
        damaged[g_rand_int_range (rand, 19, sizeof text - 1)] = (char) g_rand_int_range (rand, 0, 256);
      g_autoptr (TableJournal) journal = table_record_parse (damaged, sizeof text - 1, &faults, NULL);
      if (journal == NULL)
        continue;
      n_read++;
      g_autofree char *printed = table_record_print (journal, G_MAXUINT);
      g_autoptr (TableJournal) again = parse (printed, -1, NULL);
      g_autofree char *twice = table_record_print (again, G_MAXUINT);
      g_assert_cmpstr (printed, ==, twice);
      g_assert_cmpuint (table_journal_n_refused (journal), ==, table_journal_n_refused (again));
      for (guint k = 0; k < faults->len; k++)
        g_assert_true (g_utf8_validate (g_array_index (faults, TableRecordFault, k).refusal.sentence, -1, NULL));
    }
  g_assert_cmpuint (n_read, >, 200);
}

TESTS_MAIN ("/record", read, kinds_of_text, print, rules_from_outside, no_record, huge, nothing_but_faults, truncated,
            damaged)
