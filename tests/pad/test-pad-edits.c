/* test-pad-edits.c - edits of old entries are remembered: what is kept, what is refused, and undo to an entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pad/pad-play.h"
#include "../table/edit-property.h"
#include "../table/hidden-signs.h"
#include "../table/journals.h"
#include "../table/texts.h"
#include "../table/test-add.h"

#define GAMES 300

/* The entries from `from` on, "note a|note b!"; refused ones have a mark. */
static char *
lines_of (const TableJournal *journal, guint from)
{
  GString *out = g_string_new (NULL);
  for (guint i = from; i < table_journal_length (journal); i++)
    {
      const TableEntry entry = table_journal_entry (journal, i);
      g_string_append_printf (out, "%s%s%s", i > from ? "|" : "", entry.line, entry.refusal != NULL ? "!" : "");
    }
  return g_string_free (out, FALSE);
}

static void
expect (const TableJournal *journal, const char *lines)
{
  assert_text (lines_of (journal, 0), lines);
}

static void
edit (TableJournal *journal, TableEditHow how, guint at, guint to, const char *line, const char *reason)
{
  const TableEdit wanted = { how, at, to, line };
  TableRefusal why = { "" };
  if (!table_journal_edit (journal, &wanted, 1, reason, &why))
    g_error ("%s", why.sentence);
}

/* ---- signs that nobody sees ---- */

/* No door lets them in: neither in a note or what points are for, nor in the reason of an edit. */
static void
check_doors (const char *text, gunichar sign, gpointer data)
{
  static const char *const forms[] = { "note \"%s\"",          "score Anna 3 \"%s\"", "score Anna 3 road \"%s\"",
                                       "points Anna 3 \"%s\"", "end \"%s\"",          "comes \"%s\"" };
  g_autoptr (TableJournal) journal = journal_of_lines (&pad_game, "", "note a|note b");
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (GString) line = g_string_new (forms[i]);
      g_string_replace (line, "%s", text, 1);
      const TableEdit replace = { TABLE_EDIT_REPLACE, 1, 0, line->str },
                      insert = { TABLE_EDIT_INSERT, 1, 0, line->str };
      g_assert_false (table_journal_append (journal, line->str, NULL));
      g_assert_false (table_journal_edit (journal, &replace, 1, "", NULL));
      g_assert_false (table_journal_edit (journal, &insert, 1, "", NULL));
    }
  const TableEdit move = { TABLE_EDIT_MOVE, 1, 0, NULL };
  g_assert_false (table_journal_edit (journal, &move, 1, text, NULL));
  expect (journal, "note a|note b");

  char field[TABLE_WHY_MAX] = "";
  TableRefusal why = { "" };
  g_assert_null (table_operand_why.write (text, NULL, field, &why));
  g_assert_null (table_operand_what.write (text, NULL, field, &why));
  g_assert_cmpstr (why.sentence, !=, "");
  g_assert_cmpstr (field, ==, "");
}

/* A record of an older version has them; its words are harmless, and its line stays as it is. */
static void
check_old (const char *text, gunichar sign, gpointer data)
{
  if (sign < 0x80)
    return;
  g_autofree char *lines = g_strdup_printf ("note \"%s\"|score Anna 3 \"%s\" \"%s\"|%s", text, text, text, text);
  g_autofree char *wanted = g_strconcat (lines, "!", NULL), *shown = g_strdup_printf ("a\\u{%x}b", sign);
  g_autoptr (TableJournal) journal = journal_of_lines (&pad_game, "", lines);
  const TableGame *game = table_journal_game (journal);
  expect (journal, wanted);
  for (guint i = 0; i < 4; i++)
    {
      const TableEntry entry = i < 3 ? table_journal_entry (journal, i) : (TableEntry){ text, NULL };
      g_autofree char *told = table_game_tell_line (game, table_journal_state (journal), entry.line);
      g_assert_nonnull (strstr (told, shown));
      g_assert_null (strstr (told, text));
    }
  g_assert_null (strstr (table_journal_entry (journal, 2).refusal->sentence, text));
  const TableLedger *ledger = &table_state (table_journal_state (journal))->ledger;
  g_assert_cmpstr (table_ledger_text (ledger, ledger->lines[0].what), ==, shown);
  g_assert_cmpstr (table_ledger_text (ledger, ledger->lines[0].why), ==, shown);

  /* It can be moved, and what it was before is shown. */
  const TableEdit move = { TABLE_EDIT_MOVE, 0, 1, NULL }, drop = { TABLE_EDIT_DELETE, 1, 0, NULL };
  g_assert_true (table_journal_edit (journal, &move, 1, "", NULL));
  g_assert_true (table_journal_edit (journal, &drop, 1, "", NULL));
  const char *dropped = table_journal_entry (journal, table_journal_length (journal) - 1).line;
  g_autofree char *told = table_game_tell_line (game, table_journal_state (journal), dropped);
  g_assert_null (strstr (told, text));
}

static void
test_hidden_signs (void)
{
  for_each_hidden_sign (check_doors, NULL);
  for_each_hidden_sign (check_old, NULL);
}

/* ---- one edit of each kind ---- */

static void
test_kinds (void)
{
  g_autoptr (TableJournal) journal = journal_of_lines (&pad_game, "", "note a|score Anna 12 \"the road\"|note c");
  edit (journal, TABLE_EDIT_REPLACE, 1, 0, "score Ben 12", "it was \"his\"");
  expect (journal, "note a|score Ben 12|note c|replaced 2 \"score Anna 12 \\\"the road\\\"\" \"it was \\\"his\\\"\"");
  edit (journal, TABLE_EDIT_INSERT, 0, 0, "  note first ", "");
  edit (journal, TABLE_EDIT_MOVE, 3, 1, NULL, "mixed up");
  edit (journal, TABLE_EDIT_DELETE, 2, 0, NULL, "");
  assert_text (lines_of (journal, 4), "inserted 1|moved 4 2 \"mixed up\"|deleted 3 \"note a\"");
  g_autoptr (TableJournal) back = table_journal_before_edit (journal, 3);
  expect (back, "note a|score Anna 12 \"the road\"|note c");
  g_assert_true (table_journal_restore (journal, 5, NULL));
  expect (journal, "note first|note a|score Ben 12|note c"
                   "|replaced 2 \"score Anna 12 \\\"the road\\\"\" \"it was \\\"his\\\"\"|inserted 1");
  g_assert_true (table_journal_undo (journal));
  g_assert_cmpuint (table_journal_n_edits (journal), ==, 4);
}

static void
expect_told (const char *line, const char *words)
{
  g_autoptr (TableJournal) journal = journal_of_lines (&pad_game, "", "note a|note b|note c");
  assert_text (table_game_tell_line (&pad_game, table_journal_state (journal), line), words);
}

static void
test_words (void)
{
  expect_told ("replaced 2 \"note x\" \"it was so\"", "Entry 2 was changed; before: note x, because: it was so");
  expect_told ("inserted 3", "Entry 3 was inserted");
  expect_told ("deleted 4 \"note x\"", "Entry 4 was deleted: note x");
  expect_told ("moved 1 2 why", "Entry 1 became entry 2, because: why");
}

/* ---- what is refused ---- */

static void
expect_refused (const char *line, const char *sentence)
{
  g_autoptr (TableJournal) journal = journal_of_lines (&pad_game, "", "note a|note b");
  TableRefusal why = { "" };
  g_assert_false (table_journal_append (journal, line, &why));
  g_assert_cmpstr (why.sentence, ==, sentence);
  /* In a record it is kept, and marked; nothing can be taken back by it. */
  g_assert_true (table_journal_append_kept (journal, line, NULL));
  g_assert_cmpuint (table_journal_n_refused (journal), ==, 1);
  g_assert_null (table_journal_before_edit (journal, 2));
  g_assert_false (table_journal_restore (journal, 2, &why));
  g_assert_cmpstr (why.sentence, ==, "entry 3 remembers no change that can be taken back");
}

static void
test_refused (void)
{
  expect_refused ("inserted 0", "“0” is not a number from 1 to 10000");
  expect_refused ("inserted 99999999999", "“99999999999” is not a number from 1 to 10000");
  expect_refused ("inserted", "which entry? its number is missing");
  expect_refused ("moved 1", "which entry? its number is missing");
  expect_refused ("replaced 1", "which entry stood there? it is missing, in quotation marks");
  expect_refused ("replaced 1 \"\"", "the old entry is empty");
  expect_refused ("replaced 1 \" # nothing\"", "the old entry is empty");
  expect_refused ("replaced 1 \"note \\\"open\"", "a quotation mark is opened and never closed");
  expect_refused ("replaced 1 note x y", "“y” is too much at the end of this entry");
}

/* A number that no edit can have had is found when the edit is to be taken back. */
static void
test_impossible (void)
{
  static const char *const lines[] = { "replaced 3 \"note x\"", "inserted 10000", "deleted 4 \"note x\"", "moved 1 3",
                                       "moved 3 1" };
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (TableJournal) journal = journal_of_lines (&pad_game, "", "note a|note b");
      TableRefusal why = { "" };
      g_assert_true (table_journal_append (journal, lines[i], NULL));
      g_assert_null (table_journal_before_edit (journal, 2));
      g_assert_false (table_journal_restore (journal, 2, &why));
      g_assert_cmpstr (why.sentence, ==, "entry 3 remembers no change that can be taken back");
      g_assert_true (table_journal_truncate (journal, 1));
    }
}

/* Deleting what remembers a deletion would quote it again and again. */
static void
test_no_nesting (void)
{
  g_autoptr (TableJournal) journal = journal_of_lines (&pad_game, "", "note a|note b|deleted 1 \"note \\\"x\\\"\"");
  const TableEdit edits[] = { { TABLE_EDIT_DELETE, 2, 0, NULL }, { TABLE_EDIT_MOVE, 2, 0, NULL } };
  TableRefusal why = { "" };
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_assert_false (table_journal_edit (journal, &edits[i], 1, "", &why));
      g_assert_cmpstr (why.sentence, ==, "entry 3 remembers a change; it can only be taken back");
    }
  /* An old entry that is too long to be quoted cannot be changed. */
  g_autofree char *text = g_strnfill (240, '\\'), *longer = g_strdup_printf ("note \"%s%s\"", text, text);
  table_journal_append_kept (journal, longer, NULL);
  const TableEdit edit = { TABLE_EDIT_DELETE, 3, 0, NULL };
  const gboolean fine = table_journal_edit (journal, &edit, 1, "", &why);
  g_assert_true (fine || g_str_has_prefix (why.sentence, "the line is longer than"));
}

static void
test_when_over (void)
{
  g_autoptr (TableJournal) journal = journal_of_lines (&pad_game, "", "score Anna 3|end \"it is late\"");
  edit (journal, TABLE_EDIT_REPLACE, 0, 0, "score Anna 4", "");
  expect (journal, "score Anna 4|end \"it is late\"|replaced 1 \"score Anna 3\"");
  g_assert_true (table_state (table_journal_state (journal))->finished);
}

/* ---- undo to an entry ---- */

static void
test_truncate (void)
{
  g_autoptr (TableJournal) journal = journal_of_lines (&pad_game, "", "note a|note b|note c|note d");
  edit (journal, TABLE_EDIT_REPLACE, 0, 0, "note A", "one");
  edit (journal, TABLE_EDIT_REPLACE, 3, 0, "note D", "two");
  edit (journal, TABLE_EDIT_MOVE, 3, 1, NULL, "three");
  table_journal_append (journal, "note e", NULL);
  /* A D b c: of the first two, one came from outside. */
  g_assert_true (table_journal_truncate (journal, 2));
  expect (journal, "note A|note D|replaced 1 \"note a\" one|inserted 2 three");
  g_autoptr (TableJournal) back = table_journal_before_edit (journal, 2);
  expect (back, "note a");
  /* Nothing is left but what is remembered. */
  g_assert_false (table_journal_truncate (journal, 2));
  g_assert_true (table_journal_undo (journal));
  g_assert_cmpuint (table_journal_length (journal), ==, 8);
}

/* What is kept leads back to the old entries before that place, in their order, and to no other. */
static void
test_truncate_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  guint n_kept = 0;
  for (guint game = 0; game < GAMES; game++)
    {
      g_autoptr (TableJournal)
          journal = journal_of_lines (&pad_game, "", "note a|note b|note c|note d|note e|note f|note g|note h");
      guint made = 0;
      while (made < 5)
        {
          const gint32 n = (gint32) table_journal_length (journal) - (gint32) made;
          const TableEdit wanted = { (TableEditHow) g_rand_int_range (rand, TABLE_EDIT_REPLACE, TABLE_EDIT_MOVE + 1),
                                     (guint) g_rand_int_range (rand, 0, n), (guint) g_rand_int_range (rand, 0, n),
                                     "note new" };
          if (n < 4 && wanted.how == TABLE_EDIT_DELETE)
            continue;
          g_assert_true (table_journal_edit (journal, &wanted, 1, "", NULL));
          made++;
        }
      const guint n = (guint) g_rand_int_range (rand, 1, 4);
      g_assert_true (table_journal_truncate (journal, n) || table_journal_length (journal) > n);
      g_assert_cmpuint (table_journal_n_refused (journal), ==, 0);
      n_kept += table_journal_n_edits (journal);
      g_assert_cmpuint (table_journal_n_edits (journal), ==, table_journal_length (journal) - n);
      g_autoptr (TableJournal) back = n < table_journal_length (journal) ? table_journal_before_edit (journal, n)
                                                                         : NULL;
      char last = 'a' - 1;
      for (guint i = 0; back != NULL && i < table_journal_length (back); i++)
        {
          const char *line = table_journal_entry (back, i).line;
          g_assert_true (g_str_has_prefix (line, "note ") && line[6] == '\0' && line[5] > last);
          last = line[5];
        }
    }
  g_assert_cmpuint (n_kept, >, GAMES);
}

static void
test_property (void)
{
  guint n_made = 0;
  for (guint seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (GString) why = g_string_new (NULL);
      g_autoptr (TableJournal) journal = journal_of_lines (
          &pad_game, "", "score Anna 3|note b|score Ben -2 \"a, b\" \"c\"|points Anna +1 x|nonsense|note f");
      if (!edit_property_check (journal, rand, &n_made, why))
        g_error ("seed %u: %s", seed, why->str);
    }
  g_assert_cmpuint (n_made, >, GAMES);
}

TESTS_MAIN_AFTER (pad_register (), "/edits", hidden_signs, kinds, words, refused, impossible, no_nesting, when_over,
                  truncate, truncate_random, property)
