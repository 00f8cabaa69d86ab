/* test-handed.c - whose turns change hands when an old entry is deleted or inserted, and the entry that prevents it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "evening/handed.h"
#include "table/table-record.h"

static TableJournal *
journal_of (const char *folder, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  TableJournal *journal;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  journal = table_record_parse (text, length, NULL, &error);
  g_assert_no_error (error);
  return journal;
}

static int
player_at (const TableJournal *journal, guint index)
{
  const TableGame *game = table_journal_game (journal);
  gpointer state = table_journal_state_at (journal, index);
  int player = table_game_on_turn (game, state);

  game->state_free (state);
  return player;
}

/* Counts the entries from `from` on that fit in both journals and belong to different players; the changed journal has
 * one entry less. */
static guint
count_handed (const TableJournal *before, const TableJournal *after, guint from)
{
  guint n = 0;

  for (guint i = from; i < table_journal_length (before); i++)
    n += table_journal_entry (before, i).refusal == NULL && table_journal_entry (after, i - 1).refusal == NULL
         && player_at (before, i) != player_at (after, i - 1);
  return n;
}

/* With the entry that keeps the turns, the next entry fits and belongs to the same player, or it does not fit. */
static void
check_kept (const TableJournal *before, const TableJournal *after, guint next)
{
  if (table_journal_entry (after, next).refusal == NULL)
    g_assert_cmpint (player_at (before, next + 1), ==, player_at (after, next + 1));
}

static void
check_game (const char *folder, const char *name, guint step)
{
  g_autoptr (TableJournal) before = journal_of (folder, name);
  guint found = 0, kept = 0;
  TableRefusal why;

  for (guint i = 0; i < table_journal_length (before); i += step)
    {
      g_autoptr (TableJournal) after = journal_of (folder, name);
      ArbHanded handed = arb_handed (before, i, NULL, FALSE);

      g_assert_true (table_journal_delete (after, i, &why));
      g_assert_cmpuint (handed.n, ==, count_handed (before, after, i + 1));
      if (handed.n == 0)
        continue;
      found++;
      g_assert_cmpint (player_at (before, handed.first), ==, handed.player);
      g_assert_cmpint (player_at (after, handed.first - 1), ==, handed.would_be);
      g_assert_true (table_journal_undo (after));

      g_autofree char *keep = arb_handed_keep (before, i, NULL, FALSE);
      if (keep == NULL)
        continue;
      if (table_journal_replace (after, i, keep, &why))
        {
          kept++;
          check_kept (before, after, i + 1);
        }
      else
        g_test_message ("%s, entry %u: %s", name, i + 1, why.sentence);
    }
  g_test_message ("%s: turns change %u times, and can be kept %u times", name, found, kept);
  g_assert_cmpuint (found, >, 5);
  g_assert_cmpuint (kept, >, found / 2);
}

static void
test_carcassonne (void)
{
  check_game ("games/fixtures", "lake-arb-p2.arb", 5);
  check_game ("games/fixtures", "lake-p3.arb", 7);
}

static void
test_catan (void)
{
  check_game ("e2e", "fishermen.arb", 5);
}

/* A tile that was forgotten is inserted: all later turns would belong to the other player. */
static void
test_insert (void)
{
  const char *record = "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base\nplay\n"
                       "place crfr 1,0 r0\nplace crfr 2,0 r0\npoints Ben 3 \"a remark\"\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (TableJournal) journal = table_record_parse (record, strlen (record), NULL, &error);
  ArbHanded handed;
  g_autofree char *keep = NULL;

  g_assert_no_error (error);
  handed = arb_handed (journal, 1, "place crfr -1,0 r0", FALSE);
  g_assert_cmpuint (handed.n, ==, 2);
  g_assert_cmpuint (handed.first, ==, 1);
  g_assert_cmpuint (handed.player, ==, 1);
  g_assert_cmpuint (handed.would_be, ==, 0);
  keep = arb_handed_keep (journal, 1, "place crfr -1,0 r0", FALSE);
  g_assert_cmpstr (keep, ==, "turn Ben \"the turns stay as they were\"");
  g_assert_cmpuint (arb_handed (journal, 2, NULL, FALSE).n, ==, 0);
}

/* Two tiles of a builder's turn: what they leave to others, and the builder that was forgotten. */
#define BUILT "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base\nset traders\nplay\n"
#define FOLLOWER "deploy Anna follower 0,0 road:E \"agreed\""
#define BUILDER "deploy Anna builder 0,0 road:E \"agreed\""

static TableJournal *
journal_read (const char *record)
{
  g_autoptr (GError) error = NULL;
  TableJournal *journal = table_record_parse (record, strlen (record), NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (table_journal_n_refused (journal), ==, 0);
  return journal;
}

/* A changed tile that does not extend the builder's road takes the second tile away. */
static void
test_replace (void)
{
  g_autoptr (TableJournal)
      journal = journal_read (BUILT FOLLOWER "\n" BUILDER "\nplace frfr 1,0 r0\nplace ffff 0,1 r0\n"
                                             "place ffff 0,2 r0\n");
  ArbHanded handed = arb_handed (journal, 2, "place cfff 0,-1 r2", TRUE);
  g_autofree char *keep = arb_handed_keep (journal, 2, "place cfff 0,-1 r2", TRUE);

  g_assert_cmpuint (handed.n, ==, 2);
  g_assert_cmpuint (handed.first, ==, 3);
  g_assert_cmpuint (handed.player, ==, 0);
  g_assert_cmpuint (handed.would_be, ==, 1);
  g_assert_cmpstr (keep, ==, "turn Anna \"the turns stay as they were\"");
}

/* No entry after a builder that is inserted keeps the turns: the double turn comes later. */
static void
test_no_keep (void)
{
  g_autoptr (TableJournal) journal = journal_read (BUILT FOLLOWER "\nplace frfr 1,0 r0\nplace ffff 0,1 r0\n"
                                                                  "place ffff 0,2 r0\n");

  g_assert_cmpuint (arb_handed (journal, 1, BUILDER, FALSE).n, ==, 2);
  g_assert_null (arb_handed_keep (journal, 1, BUILDER, FALSE));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  catan_register ();
  g_test_add_func ("/handed/carcassonne", test_carcassonne);
  g_test_add_func ("/handed/catan", test_catan);
  g_test_add_func ("/handed/insert", test_insert);
  g_test_add_func ("/handed/replace", test_replace);
  g_test_add_func ("/handed/no-keep", test_no_keep);
  return g_test_run ();
}
