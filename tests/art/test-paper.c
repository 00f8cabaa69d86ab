/* test-paper.c - the pages of whole games, of games that go on, and with codes of any size: each page is used.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "art-paper.h"
#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "evening/game-files.h"
#include "pad/pad-play.h"
#include "../table/journals.h"
#include "../table/test-add.h"

static char *
read_record (const char *folder, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* As the program prints it. */
static guint
check_whole (const char *folder, const char *name)
{
  g_autofree char *text = read_record (folder, name);
  g_autoptr (ArbSession) session = arb_session_new (NULL, 0, 0, journal_of_text (text));
  const TableMoment now = arb_session_now (session);
  arb_session_drawn (session, TRUE);
  ArbSheetWords *words = arb_sheet_words_new (session);
  g_autoptr (ArtPages) pages = art_pages_new (&now, &words->words, PAPER_WIDTH, PAPER_HEIGHT);
  paper_check (pages, name);
  arb_sheet_words_free (words);
  return art_page_count (pages);
}

/* The first `n` lines of the text. */
static char *
begin_of (const char *text, guint n)
{
  const char *end = text;
  for (guint i = 0; i < n && end != NULL; i++)
    end = strchr (end, '\n') != NULL ? strchr (end, '\n') + 1 : NULL;
  return end != NULL ? g_strndup (text, (gsize) (end - text)) : g_strdup (text);
}

/* Stops the game at many places, and prints it with codes of many sizes. */
static void
check_parts (const char *folder, const char *name)
{
  static const guint sizes[] = { 0, 200, 900, 1800, 2900, 4200 };
  g_autofree char *text = read_record (folder, name);
  const char *play = strstr (text, "\nplay\n") + 6;
  for (guint n = 1; n < 300; n += n < 30 ? 4 : 17)
    {
      g_autofree char *part = begin_of (play, n), *record = NULL;
      g_autofree char *setup = g_strndup (text, (gsize) (play - text));
      record = g_strconcat (setup, part, NULL);
      g_autoptr (TableJournal) journal = journal_of_text (record);
      const TableMoment now = { table_journal_setup (journal), table_journal_state (journal) };
      for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
        {
          g_autofree char *packed = sizes[k] > 0 ? g_strnfill (sizes[k], 'A') : NULL;
          const ArtPageWords words = { .title = "An evening", .packed = packed };
          g_autoptr (ArtPages) pages = art_pages_new (&now, &words, PAPER_WIDTH, PAPER_HEIGHT);
          g_autofree char *told = g_strdup_printf ("%s-%u-%u", name, n, sizes[k]);
          paper_check (pages, told);
        }
    }
}

static void
test_carcassonne (void)
{
  static const char *const names[] = {
    "base-p2.arb",     "base-p5.arb",           "lake-p3.arb",  "co-p3.arb",
    "lake-arb-p2.arb", "ic-si-lake-arb-p6.arb", "ic-pd-p2.arb", "sw-L42-own-p5.arb"
  };
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    check_whole ("games/fixtures", names[i]);
  g_assert_cmpuint (check_whole ("games/fixtures", "base-p2.arb"), <=, 4);
  check_parts ("games/fixtures", "lake-p3.arb");
  check_parts ("games/fixtures", "base-p2.arb");
  check_parts ("games/fixtures", "lake-arb-p2.arb");
}

static void
test_catan (void)
{
  g_assert_cmpuint (check_whole ("e2e", "fishermen.arb"), <=, 4);
  g_assert_cmpuint (check_whole ("e2e", "covered.arb"), <=, 4);
  check_parts ("e2e", "fishermen.arb");
}

static void
test_pad (void)
{
  static const char *const names[] = { "pad-rounds.arb", "pad-columns.arb", "pad-after-tiles.arb" };
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      check_whole ("fuzz/corpus", names[i]);
      check_parts ("fuzz/corpus", names[i]);
    }
  g_assert_cmpuint (check_whole ("fuzz/corpus", "pad-ended.arb"), ==, 2);
}

TESTS_MAIN_AFTER ((carc_register (), catan_register (), pad_register ()), "/paper", carcassonne, catan, pad)
