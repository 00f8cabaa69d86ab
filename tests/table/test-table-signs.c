/* test-table-signs.c - signs that nobody sees: refused where a person writes, shown where a record has them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "hidden-signs.h"
#include "toy-game.h"
#include "test-add.h"

/* ---- what is refused and shown ---- */

static void
check_sign (const char *text, gunichar sign, gpointer data)
{
  g_autofree char *code = g_strdup_printf ("U+%04X", sign), *wanted = g_strdup_printf ("a\\u{%x}b", sign);
  g_autofree char *shown = table_text_shown (text, FALSE), *isolating = table_text_shown (text, TRUE);
  TableRefusal why = { "" };
  if (table_text_check (text, &why) || strstr (why.sentence, code) == NULL)
    g_error ("%s is refused with “%s”", code, why.sentence);
  g_assert_cmpstr (shown, ==, wanted);
  g_assert_cmpstr (isolating, ==, wanted);
  g_assert_true (table_text_is_blank (text + 1) == FALSE);
  table_refuse (&why, "“%s”", text);
  g_assert_null (strstr (why.sentence, text));
  g_assert_nonnull (strstr (why.sentence, wanted));
  (*(guint *) data)++;
}

static void
test_hidden (void)
{
  guint n = 0;
  for_each_hidden_sign (check_sign, &n);
  g_assert_cmpuint (n, >, 500);
}

/* What people write in their scripts, and emoji. */
static void
test_plain (void)
{
  static const char *const texts[] = {
    "",
    "Zoë, Łukasz & 漢字",
    "\u05d0\u05d1\u05d2 7",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", /* Persian, with a sign that parts two letters */
    "\u0915\u094d\u200d\u0937",                         /* two letters of Hindi, joined */
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",       /* a family */
    "\U0001f926\U0001f3fd\u200d\u2640\ufe0f",           /* with a colour of skin */
    "\u2764\ufe0f 1\ufe0f\u20e3",                       /* a red heart, a key */
    "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", /* the flag of Scotland */
    "\u845b\U000e0100\u57ce",                                                 /* a form of a Japanese letter */
    "a\u00a0b \u3000",
  };
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *shown = table_text_shown (texts[i], FALSE);
      TableRefusal why = { "" };
      if (!table_text_check (texts[i], &why))
        g_error ("“%s” is refused with “%s”", texts[i], why.sentence);
      g_assert_cmpstr (shown, ==, texts[i]);
    }
  /* Beside other letters the same signs are not seen. */
  g_assert_false (table_text_check ("Ann\u200d", NULL));
  g_assert_false (table_text_check ("An\u200dn", NULL));
  g_assert_false (table_text_check ("Ann\ufe0f", NULL));
}

static void
test_blank (void)
{
  static const char *const blank[] = {
    "", " ", "\u200b", "\u2800\u2800", "\u3164", "\u00a0\u2003", "\u200d\ufeff \u2060"
  };
  for (guint i = 0; i < G_N_ELEMENTS (blank); i++)
    g_assert_true (table_text_is_blank (blank[i]));
  g_assert_false (table_text_is_blank ("."));
  g_assert_false (table_text_is_blank ("\u200b7"));
}

/* Names stay isolated, and nothing else does. */
static void
test_isolates (void)
{
  g_autofree char *name = table_text_shown ("to \u200e\u2068\u05d0\u05d1\u2069: 3\n\t", TRUE);
  g_autofree char *plain = table_text_shown ("to \u200e\u2068\u05d0\u2069", FALSE);
  g_autofree char *open = table_text_shown ("\u200e\u2068x", TRUE);
  g_autofree char *close = table_text_shown ("x\u2069 \u200e\u2068y\u202e\u2069\u2069", TRUE);
  g_autofree char *broken = table_text_shown ("a\xff", FALSE);
  char cut[6];
  g_assert_cmpstr (name, ==, "to \u200e\u2068\u05d0\u05d1\u2069: 3\n\t");
  g_assert_cmpstr (plain, ==, "to \\u{200e}\\u{2068}\u05d0\\u{2069}");
  g_assert_cmpstr (open, ==, "\\u{200e}\\u{2068}x");
  g_assert_cmpstr (close, ==, "x\\u{2069} \u200e\u2068y\\u{202e}\u2069\\u{2069}");
  g_assert_cmpstr (broken, ==, "a\ufffd");
  table_text_copy_shown (cut, sizeof cut, "ab\u00e4\u00e4");
  g_assert_cmpstr (cut, ==, "ab\u00e4");
}

/* ---- where a person writes ---- */

static void
check_setup (const char *text, gunichar sign, gpointer data)
{
  g_autoptr (TableSetup) setup = toy_setup ();
  g_autofree char *title = g_strdup_printf ("title \"%s\"", text);
  const gboolean ascii = sign < 0x80, control = sign < 0xa0;
  TableRefusal why = { "" };
  g_assert_false (table_setup_add_player (setup, text, -1, &why));
  g_assert_cmpstr (why.sentence, !=, "");
  /* A record of an older version is read. */
  g_assert_true (table_setup_line (setup, title, NULL) == !ascii);
  g_assert_true (table_setup_check_new (setup, NULL) == ascii);
  g_autofree char *player = g_strdup_printf ("player \"%s\"", text);
  g_assert_true (table_setup_line (setup, player, NULL) == !control);
}

static void
check_entries (const char *text, gunichar sign, gpointer data)
{
  g_autoptr (TableJournal) journal = toy_journal ("add Anna 3");
  g_autofree char *line = g_strdup_printf ("add Anna 3 # %s", text), *lines = NULL;
  TableRefusal why = { "" };
  g_assert_false (table_journal_append (journal, line, &why));
  g_assert_false (table_journal_replace (journal, 0, line, &why));
  g_assert_false (table_journal_insert (journal, 0, line, &why));
  g_assert_cmpstr (why.sentence, !=, "");
  lines = toy_lines (journal);
  g_assert_cmpstr (lines, ==, "add Anna 3");
  g_assert_true (table_journal_append_kept (journal, line, &why) == (sign >= 0x80));
}

static void
test_new_texts (void)
{
  TableRefusal why = { "" };
  g_autoptr (TableSetup) setup = toy_setup ();
  for_each_hidden_sign (check_setup, NULL);
  for_each_hidden_sign (check_entries, NULL);
  g_assert_false (table_setup_add_player (setup, "\u2800\u2800", -1, &why));
  g_assert_nonnull (strstr (why.sentence, "nothing to be seen"));
}

/* A player of an older record goes on playing. */
static void
test_old_names (void)
{
  g_autoptr (TableSetup) setup = toy_setup ();
  g_assert_true (table_setup_line (setup, "player \"Zo\u200b\"", NULL));
  g_assert_true (table_setup_line (setup, "player \"\u200b\"", NULL));
  g_assert_true (table_setup_line (setup, "player \"\u202e\"", NULL));
  g_assert_cmpstr (setup->players[2].name, ==, "Zo\u200b");
  g_autoptr (TableJournal) journal = table_journal_new (setup, NULL);
  g_assert_true (table_journal_append (journal, "add \"Zo\u200b\" 3", NULL));
  /* Only what the setup has may be repeated. */
  TableRefusal why = { "" };
  g_assert_false (table_journal_append (journal, "add \"Zo\u200be\" 3", &why));
  g_assert_nonnull (strstr (why.sentence, "U+200B"));
  table_names_isolate ();
  g_autoptr (TableSetup) shown = toy_setup ();
  g_assert_true (table_setup_line (shown, "player \"Zo\u200b\"", NULL));
  g_assert_true (table_setup_line (shown, "player \"\u200b\"", NULL));
  g_assert_true (table_setup_line (shown, "player \"\u202e\"", NULL));
  g_assert_cmpstr (table_name_said (&shown->players[2]), ==, "Zo\\u{200b}");
  g_assert_cmpstr (table_name_said (&shown->players[3]), ==, "\\u{200b}");
  g_assert_cmpstr (table_name_said (&shown->players[4]), ==, "\u200e\u2068\\u{202e}\u2069");
}

TESTS_MAIN ("/signs", hidden, plain, blank, isolates, new_texts, old_names)
