/* test-table-words.c - cuts lines into words, reads numbers and cells, and writes words that can be read again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <string.h>
#include <glib/gstdio.h>

#include "table/table-trouble.h"
#include "table/table-words.h"
#include "texts.h"
#include "test-add.h"

static char *
cut (const char *line)
{
  TableWords words;
  TableRefusal why = { "" };
  if (!table_words_cut (&words, line, &why))
    return g_strdup_printf ("refused: %s", why.sentence);
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < words.n; i++)
    g_string_append_printf (out, "%s[%s]", i ? " " : "", words.word[i]);
  return g_string_free (out, FALSE);
}

static void
test_cut (void)
{
  static const char *const cases[][2] = {
    { "", "" },
    { " \t ", "" },
    { "# only a comment", "" },
    { "one", "[one]" },
    { "  one\ttwo  ", "[one] [two]" },
    { "one # two", "[one]" },
    { "one#two", "[one]" },
    { "\"one two\" three", "[one two] [three]" },
    { "\"a # b\"", "[a # b]" },
    { "\"a\"# b", "[a]" },
    { "\"\" x", "[] [x]" },
    { "\"say \\\"so\\\" \\\\ \\n\"", "[say \"so\" \\ \\n]" },
    { "ab\"c", "[ab\"c]" },
    { "Żaneta größer", "[Żaneta] [größer]" },
    { "\"open", "refused: a quotation mark is opened and never closed" },
    { "\"open \\\"", "refused: a quotation mark is opened and never closed" },
    { "\"a\"b", "refused: something follows a closing quotation mark without a space" },
    { "a\x01", "refused: the line holds a control character" },
    { "a\x7f", "refused: the line holds a control character" },
    { "a\x01\xff", "refused: the line is not valid UTF-8 text" },
    { "a\xc3\xa4\x01", "refused: the line holds a control character" },
    { "a\xff", "refused: the line is not valid UTF-8 text" },
    { "a\xc3", "refused: the line is not valid UTF-8 text" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_text (cut (cases[i][0]), cases[i][1]);
}

static void
test_limits (void)
{
  g_autofree char *longest = g_strnfill (TABLE_LINE_MAX, 'x');
  g_autofree char *too_long = g_strnfill (TABLE_LINE_MAX + 1, 'x');
  g_autoptr (GString) many = g_string_new (NULL);
  TableWords words;
  TableRefusal why;
  g_assert_true (table_words_cut (&words, longest, &why));
  g_assert_cmpuint (strlen (words.word[0]), ==, TABLE_LINE_MAX);
  assert_refused_with (table_words_cut (&words, too_long, &why), why.sentence, "longer than");
  for (guint i = 0; i < TABLE_WORDS_MAX; i++)
    g_string_append (many, "x ");
  g_assert_true (table_words_cut (&words, many->str, &why));
  g_assert_cmpuint (words.n, ==, TABLE_WORDS_MAX);
  g_string_append (many, "x");
  assert_refused_with (table_words_cut (&words, many->str, &why), why.sentence, "more than 64 words");
  g_assert_false (table_words_cut (&words, "\"", NULL)); /* without a place for the sentence */
}

static void
test_numbers (void)
{
  static const struct
  {
    const char *word;
    gboolean good;
    int value;
  } cases[] = {
    { "0", TRUE, 0 },
    { "7", TRUE, 7 },
    { "-5", TRUE, -5 },
    { "+5", TRUE, 5 },
    { "007", TRUE, 7 },
    { "99", TRUE, 99 },
    { "100", FALSE, 0 },
    { "-6", FALSE, 0 },
    { "", FALSE, 0 },
    { "-", FALSE, 0 },
    { "+", FALSE, 0 },
    { "--1", FALSE, 0 },
    { "1x", FALSE, 0 },
    { " 1", FALSE, 0 },
    { "1 ", FALSE, 0 },
    { "1.0", FALSE, 0 },
    { "0x1", FALSE, 0 },
    { "٣", FALSE, 0 },
    { "4294967297", FALSE, 0 },
    { "99999999999999999999999", FALSE, 0 },
    { "000000000000001", FALSE, 0 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int value = 12345;
      g_test_message ("“%s”", cases[i].word);
      g_assert_cmpint (table_words_number (cases[i].word, -5, 99, &value), ==, cases[i].good);
      g_assert_cmpint (value, ==, cases[i].good ? cases[i].value : 12345);
    }
}

static void
test_cells (void)
{
  static const char *const bad[] = { "",     ",",   "1",      "1,",      ",1",  "1,2,", "1,2,3",
                                     "1 ,2", "1;2", "4096,0", "0,-4096", "a,b", "1,2x", "1,,2" };
  int x = 7, y = 8;
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_false (table_words_xy (bad[i], &x, &y));
      g_assert_true (x == 7 && y == 8);
    }
  g_assert_true (table_words_xy ("3,-1", &x, &y));
  g_assert_true (x == 3 && y == -1);
  g_assert_true (table_words_xy ("-4095,4095", &x, &y));
  g_assert_true (x == -4095 && y == 4095);
}

/* Every word that is written is read as the same word. */
static void
test_append (void)
{
  static const char *const letters[] = { "a", "b", " ", "\t", "#", "\"", "\\", "'", "ż" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  for (guint i = 0; i < 5000; i++)
    {
      g_autoptr (GString) word = g_string_new (NULL), line = g_string_new ("x ");
      TableWords words;
      TableRefusal why = { "" };
      for (guint n = (guint) g_rand_int_range (rand, 0, 8); n > 0; n--)
        g_string_append (word, letters[g_rand_int_range (rand, 0, G_N_ELEMENTS (letters))]);
      table_words_append (line, word->str);
      g_string_append (line, " y # z");
      if (!table_words_cut (&words, line->str, &why))
        g_error ("“%s” is written as %s: %s", word->str, line->str, why.sentence);
      g_assert_cmpuint (words.n, ==, 3);
      g_assert_cmpstr (words.word[1], ==, word->str);
    }
}

/* Whoever reads why a file could not be read does not read what only programmers know. */
static void
test_trouble (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError)
      other = g_error_new_literal (g_quark_from_static_string ("other"), G_FILE_ERROR_NOENT, "so: it is");
  g_autofree char *text = NULL;
  g_assert_false (g_file_get_contents ("/nowhere/at all", &text, NULL, &error));
  g_assert_cmpstr (table_error_tell (error), ==, "there is no such file or folder");
  g_assert_cmpstr (table_error_tell (other), ==, "so: it is");
  g_assert_cmpstr (table_errno_tell (ENOSPC), ==, "the disk is full");
  g_assert_cmpstr (table_errno_tell (EDOM), ==, g_strerror (EDOM));
}

TESTS_MAIN ("/words", cut, limits, numbers, cells, append, trouble)
