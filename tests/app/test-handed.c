/* test-handed.c - whose turns change hands when an old entry is deleted or inserted, and the entry that prevents it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "evening/handed.h"
#include "pad/pad-play.h"
#include "prompt/carc-flow.h"
#include "prompt/catan-flow.h"
#include "table/table-due.h"
#include "../table/journals.h"
#include "../table/test-add.h"

static TableJournal *
journal_of (const char *folder, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return journal_of_text (text);
}

#define PLAIN "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base\nplay\n"

static TableJournal *
journal_read (const char *record)
{
  TableJournal *journal = journal_of_text (record);

  g_assert_cmpuint (table_journal_n_refused (journal), ==, 0);
  return journal;
}

/* Who lays a tile; who throws the dice, which ends the turn before.  -1: another entry, or one that does not fit. */
static int
player_of (const TableJournal *journal, guint index)
{
  const TableGame *game = table_journal_game (journal);
  const TableEntry entry = table_journal_entry (journal, index);
  const gboolean thrown = g_str_has_prefix (entry.line, "roll ");

  if (entry.refusal != NULL || !(thrown || g_str_has_prefix (entry.line, "place ")))
    return -1;

  gpointer state = table_journal_state_at (journal, index + thrown);
  int player = table_game_on_turn (game, state);

  game->state_free (state);
  return player;
}

/* The tiles and throws after the deleted entry that fit in both journals and belong to different players.  The entries
 * that keep the turns are not counted: their lines are only in the journal after. */
static guint
count_handed (const TableJournal *before, guint deleted, const GArray *edits)
{
  TableRefusal why;
  g_autoptr (TableJournal) after = table_journal_with_edits (before, (const TableEdit *) edits->data, edits->len, &why);
  guint n = 0, k = deleted;

  g_assert_nonnull (after);
  for (guint i = deleted + 1; i < table_journal_length (before); i++, k++)
    {
      while (g_str_has_prefix (table_journal_entry (after, k).line, "turn ")
             && !g_str_equal (table_journal_entry (after, k).line, table_journal_entry (before, i).line))
        k++;
      g_assert_cmpstr (table_journal_entry (after, k).line, ==, table_journal_entry (before, i).line);
      n += player_of (before, i) >= 0 && player_of (after, k) >= 0 && player_of (before, i) != player_of (after, k);
    }
  return n;
}

static GArray *
keep_of (const TableJournal *journal, const TableEdit *edits, guint n)
{
  TableRefusal why;
  g_autoptr (TableJournal) after = table_journal_with_edits (journal, edits, n, &why);

  g_assert_nonnull (after);
  return arb_handed_keep (journal, edits, n, after);
}

/* Deletes each entry in turn.  With the edits that keep the turns, each later entry that fits belongs to the same
 * player as before, unless even the entry that says so is refused there. */
static void
check_game (const char *folder, const char *name, guint step)
{
  g_autoptr (TableJournal) before = journal_of (folder, name);
  guint handed = 0, kept = 0, lost = 0;

  for (guint i = 0; i < table_journal_length (before); i += step)
    {
      const TableEdit edit = { TABLE_EDIT_DELETE, i, 0, NULL };
      g_autoptr (GArray) keep = keep_of (before, &edit, 1);
      g_autoptr (GArray) edits = arb_edits_new ();

      arb_edits_add (edits, edit.how, edit.at, edit.to, edit.line);
      handed += count_handed (before, i, edits);
      for (guint k = 0; k < keep->len; k++)
        {
          const TableEdit *more = &g_array_index (keep, TableEdit, k);
          arb_edits_add (edits, more->how, more->at, more->to, more->line);
        }
      kept += keep->len > 0;
      lost += count_handed (before, i, edits);
    }
  g_test_message ("%s: %u entries would be handed on, %u are although turns were kept %u times", name, handed, lost,
                  kept);
  g_assert_cmpuint (kept, >, 5);
  g_assert_cmpuint (handed, >, 50);
  g_assert_cmpuint (lost, ==, 0);
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

static void
assert_keeps (const TableJournal *journal, TableEditHow how, guint at, const char *line, guint n, guint where,
              const char *keep)
{
  const TableEdit edit = { how, at, 0, line };
  g_autoptr (GArray) edits = keep_of (journal, &edit, 1);

  g_assert_cmpuint (edits->len, ==, n);
  if (n == 0)
    return;
  g_assert_cmpint (g_array_index (edits, TableEdit, 0).how, ==, TABLE_EDIT_INSERT);
  g_assert_cmpuint (g_array_index (edits, TableEdit, 0).at, ==, where);
  g_assert_cmpstr (g_array_index (edits, TableEdit, 0).line, ==, keep);
}

#define TURN(name) "turn " name " \"the turns stay as they were\""

/* A tile that was forgotten is inserted: all later turns would belong to the other player. */
static void
test_insert (void)
{
  g_autoptr (TableJournal)
      journal = journal_read (PLAIN "place crfr 1,0 r0\nplace crfr 2,0 r0\npoints Ben 3 \"a remark\"\n");

  assert_keeps (journal, TABLE_EDIT_INSERT, 1, "place crfr -1,0 r0", 1, 2, TURN ("Ben"));
  assert_keeps (journal, TABLE_EDIT_DELETE, 2, NULL, 0, 0, NULL);
}

/* A later entry that does not fit any more takes no turn; the one after it is kept, not the one after the edit. */
static void
test_misfit (void)
{
  g_autoptr (TableJournal) journal = journal_read (PLAIN "place crfr 1,0 r0\nplace crfr 2,0 r0\nplace crfr 3,0 r0\n"
                                                         "place ffff 0,1 r0\nplace ffff 0,2 r0\n");

  assert_keeps (journal, TABLE_EDIT_REPLACE, 1, "place crfr -1,0 r0", 1, 3, TURN ("Ben"));
}

/* Two tiles of a builder's turn: what they leave to others, and the builder that was forgotten. */
#define BUILT "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base\nset traders\nplay\n"
#define FOLLOWER "deploy Anna follower 0,0 road:E \"agreed\""
#define BUILDER "deploy Anna builder 0,0 road:E \"agreed\""

/* A changed tile that does not extend the builder's road takes the second tile away. */
static void
test_replace (void)
{
  g_autoptr (TableJournal)
      journal = journal_read (BUILT FOLLOWER "\n" BUILDER "\nplace frfr 1,0 r0\nplace ffff 0,1 r0\n"
                                             "place ffff 0,2 r0\n");

  assert_keeps (journal, TABLE_EDIT_REPLACE, 2, "place cfff 0,-1 r2", 1, 3, TURN ("Anna"));
}

/* A builder that was forgotten: its double turn comes later, and there the turns are kept. */
static void
test_later (void)
{
  g_autoptr (TableJournal) journal = journal_read (BUILT FOLLOWER "\nplace frfr 1,0 r0\nplace ffff 0,1 r0\n"
                                                                  "place ffff 0,2 r0\n");

  assert_keeps (journal, TABLE_EDIT_INSERT, 1, BUILDER, 1, 3, TURN ("Ben"));
}

/* ---- what an edit makes due ---- */

#define ASKED(question) (G_GUINT64_CONSTANT (1) << (question))

/* An entry that the prompt accepts in this state, by random choices; free with g_free (). */
static char *
random_answer (const TableGame *game, gconstpointer state, GRand *random)
{
  const gboolean catan = g_str_equal (game->name, "catan");
  g_autoptr (Flow) flow = FLOW (act_flow_new (catan ? &catan_flow_game : &carc_flow_game));

  for (guint tries = 0; tries < 200; tries++)
    {
      FlowAnswer answer = FLOW_TAKEN;

      flow_set_state (flow, state, TABLE_AIDS_OPEN);
      for (guint steps = 0; answer == FLOW_TAKEN && steps < 30; steps++)
        {
          const guint n = flow_n_choices (flow);

          answer = n > 0 ? flow_choose (flow, (guint) g_rand_int_range (random, 0, (gint32) n)) : FLOW_PASSED;
        }
      if (answer == FLOW_READY)
        {
          gpointer after = game->state_copy (state);
          const gboolean fits = table_game_apply_line (game, after, flow->line, NULL);

          game->state_free (after);
          if (fits)
            return g_strdup (flow->line);
        }
    }
  return NULL;
}

static guint
count_refused (const TableJournal *journal, const char *verb)
{
  guint n = 0;

  for (guint i = 0; i < table_journal_length (journal); i++)
    {
      const TableEntry entry = table_journal_entry (journal, i);

      n += entry.refusal != NULL && g_str_has_prefix (entry.line, verb);
    }
  return n;
}

/* An entry that does not fit any more comes before all that is asked later, in the turn of the same player: what it
 * leaves undone decides about that. */
static void
assert_settled (const TableJournal *before, const TableJournal *after, const int *origins, const gboolean *left,
                guint at)
{
  g_autofree TableBefore *was = table_befores_new (before), *is = table_befores_new (after);

  for (guint i = 0; i < at; i++)
    if (origins[i] >= 0 && !left[origins[i]] && was[origins[i]].fits && !is[i].fits && was[origins[i]].ask == is[i].ask
        && was[origins[i]].asked == is[i].asked)
      g_assert_cmpint (was[origins[i]].turn, !=, is[i].turn);
}

/* Does what is due after these edits, in order, until nothing is; the edits that do it are added.  What does not fit
 * any more is left.  Returns how many times something was due; `asked` gets a bit for each question that was. */
static guint
do_due (const TableJournal *before, GArray *edits, GRand *random, guint64 *asked)
{
  const TableGame *game = table_journal_game (before);
  const guint n_before = table_journal_length (before);
  g_autofree gboolean *left = g_new0 (gboolean, n_before + 1);

  for (guint n_done = 0;; n_done++)
    {
      TableRefusal why;
      g_autoptr (TableJournal) after = table_journal_with_edits (before, (TableEdit *) edits->data, edits->len, &why);
      const TableDue due = table_due_find (before, (TableEdit *) edits->data, edits->len, after, left);
      g_autofree int *origins = table_edits_origins (n_before, (TableEdit *) edits->data, edits->len);

      g_assert_cmpuint (n_done, <, 60);
      if (due.what == TABLE_DUE_NOTHING)
        return n_done;
      assert_settled (before, after, origins, left, due.at);
      if (due.what == TABLE_DUE_ANSWER)
        {
          gpointer state = table_journal_state_at (after, due.at);
          g_autofree char *answer = random_answer (game, state, random);

          *asked |= ASKED (table_state (state)->ask);
          game->state_free (state);
          g_assert_nonnull (answer);
          arb_edits_add (edits, due.how, due.at, 0, answer);
        }
      else if (due.what == TABLE_DUE_MISFIT)
        {
          g_assert_cmpint (due.origin, ==, origins[due.at]);
          g_assert_false (left[due.origin]);
          left[due.origin] = TRUE;
        }
      else
        for (guint i = 0; i < due.n; i++)
          arb_edits_add (edits, due.how, due.at, 0, NULL);
    }
}

/* Corrects a throw and does what is due.  Then every throw fits, it has the player who threw before, and no entry is
 * needed to keep the turns. */
static guint
correct_throw (const TableJournal *before, guint at, guint throw, GRand *random, guint64 *asked)
{
  g_autofree char *line = g_strdup_printf ("roll %u", throw);
  g_autoptr (GArray) edits = arb_edits_new (), keep = NULL;
  g_autoptr (TableJournal) after = NULL;
  g_autofree int *origins = NULL;
  guint n_due;
  TableRefusal why;

  arb_edits_add (edits, TABLE_EDIT_REPLACE, at, 0, line);
  n_due = do_due (before, edits, random, asked);
  after = table_journal_with_edits (before, (TableEdit *) edits->data, edits->len, &why);
  keep = arb_handed_keep (before, (TableEdit *) edits->data, edits->len, after);
  origins = table_edits_origins (table_journal_length (before), (TableEdit *) edits->data, edits->len);
  g_assert_cmpuint (count_refused (after, "roll "), ==, 0);
  g_assert_cmpuint (keep->len, ==, 0);
  for (guint i = 0; i < table_journal_length (after); i++)
    if (origins[i] >= 0)
      {
        g_assert_cmpstr (table_journal_entry (after, i).line, ==,
                         table_journal_entry (before, (guint) origins[i]).line);
        g_assert_cmpint (player_of (after, i), ==, player_of (before, (guint) origins[i]));
      }
  return n_due;
}

/* The same game, which has come only so far. */
static TableJournal *
journal_cut (const TableJournal *whole, guint n)
{
  TableRefusal why;
  TableJournal *journal = table_journal_new (table_journal_setup (whole), &why);

  for (guint i = 0; i < n; i++)
    if (!table_journal_append_kept (journal, table_journal_entry (whole, i).line, &why))
      g_error ("%s: %s", table_journal_entry (whole, i).line, why.sentence);
  return journal;
}

static void
test_due_throws (void)
{
  static const char *const games[] = { "fishermen.arb", "covered.arb" };
  GRand *random = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  guint64 asked = 0;
  guint n_due = 0, n_corrected = 0;

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (TableJournal) whole = journal_of ("e2e", games[g]);
      const guint n = table_journal_length (whole);

      /* To look for what is due folds the game twice: some throws of the game are enough.  Most games have not come to
       * their end, but to the next entries. */
      for (guint i = 0; i < n; i++)
        if (g_str_has_prefix (table_journal_entry (whole, i).line, "roll ") && g_rand_int_range (random, 0, 5) == 0)
          {
            const guint come = i + (guint) g_rand_int_range (random, 1, g_rand_boolean (random) ? 6 : 90);
            g_autoptr (TableJournal) before = journal_cut (whole, MIN (come, n));

            /* Some of them to a 7, so that the robber comes. */
            n_due += correct_throw (before, i, n_corrected % 3 == 0 ? 7 : (guint) g_rand_int_range (random, 2, 13),
                                    random, &asked);
            n_corrected++;
          }
    }
  g_test_message ("%u throws were corrected; %u times something was due", n_corrected, n_due);
  g_assert_cmpuint (n_due, >, 5);
  g_assert_true (asked & ASKED (CATAN_ASK_ROBBER));
  g_rand_free (random);
}

/* Makes this edit and does what is due.  Then no entry waits any more because something else is asked. */
static guint
correct_tile (const TableJournal *before, guint at, const char *line, GRand *random, guint64 *asked)
{
  g_autoptr (GArray) edits = arb_edits_new ();
  g_autoptr (TableJournal) after = NULL;
  guint n_due;
  TableRefusal why;

  arb_edits_add (edits, TABLE_EDIT_REPLACE, at, 0, line);
  n_due = do_due (before, edits, random, asked);
  after = table_journal_with_edits (before, (TableEdit *) edits->data, edits->len, &why);
  for (guint k = 0; k < table_journal_length (after); k++)
    {
      const TableEntry entry = table_journal_entry (after, k);

      if (entry.refusal != NULL && g_str_has_prefix (entry.refusal->sentence, "something else is asked now"))
        g_error ("entry %u as %s: entry %u, %s, waits: %s", at, line, k, entry.line, entry.refusal->sentence);
    }
  return n_due;
}

/* The tile lies where it lay, but nobody was set on it.  Then a race may have nobody to lift, or ask nobody at all.
 */
static void
test_due_tiles (void)
{
  static const char *const games[] = { "lake-arb-p2.arb", "lake-p3.arb" };
  GRand *random = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  guint64 asked = 0;
  guint n_due = 0, n_corrected = 0;

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (TableJournal) before = journal_of ("games/fixtures", games[g]);

      for (guint i = 0; i < table_journal_length (before); i++)
        {
          const char *line = table_journal_entry (before, i).line, *figure = strstr (line, " follower");
          g_autofree char *bare = figure != NULL ? g_strndup (line, (gsize) (figure - line)) : NULL;
          TableRefusal why;

          if (bare == NULL || !g_str_has_prefix (line, "place ") || !table_journal_fits_at (before, i, bare, &why))
            continue;
          n_due += correct_tile (before, i, bare, random, &asked);
          n_corrected++;
        }
    }
  g_test_message ("%u tiles were corrected; %u times something was due", n_corrected, n_due);
  g_assert_cmpuint (n_due, >, 5);
  g_rand_free (random);
}

enum
{
  WITHOUT_FOLLOWER,
  WITH_WAGON,
  ANY_OTHER,
  N_OTHERS
};

/* Another entry instead of this tile: `how` is one of the above.  NULL: it cannot be made; else free it with
 * g_free (). */
static char *
other_tile (const TableJournal *journal, guint at, guint how, GRand *random)
{
  const TableGame *game = table_journal_game (journal);
  const char *line = table_journal_entry (journal, at).line, *figure = strstr (line, " follower");
  g_autofree char *tile = figure != NULL ? g_strndup (line, (gsize) (figure - line)) : NULL, *other = NULL;
  TableRefusal why;

  if (!g_str_has_prefix (line, "place ") || (figure == NULL && how != ANY_OTHER))
    return NULL;
  if (how == WITHOUT_FOLLOWER)
    other = g_steal_pointer (&tile);
  else if (how == WITH_WAGON)
    other = g_strconcat (tile, " wagon", figure + strlen (" follower"), NULL);
  else
    {
      gpointer state = table_journal_state_at (journal, at);

      other = random_answer (game, state, random);
      game->state_free (state);
    }
  return other != NULL && !g_str_equal (other, line) && table_journal_fits_at (journal, at, other, &why)
             ? g_steal_pointer (&other)
             : NULL;
}

/* The questions that a changed tile can make due: each comes up, and each can be answered.  Some of them are rare: the
 * corrections begin anywhere, and come in an order that meets each of them once, because `step` is a prime. */
static void
test_due_questions (void)
{
  static const char *const games[] = { "ic-tb-am-p2.arb", "co-p3.arb", "ic-pd-p2.arb",
                                       "ic-tb-pd-to-am-kr-cu-si-co-p4.arb" };
  const guint64 wanted = ASKED (CARC_ASK_WAGON) | ASKED (CARC_ASK_DRAGON) | ASKED (CARC_ASK_CAPTURE)
                         | ASKED (CARC_ASK_LEAVE) | ASKED (CARC_ASK_SETTLE) | ASKED (CARC_ASK_COUNT);
  const guint least = g_test_thorough () ? 400 : 40, step = 101;
  GRand *random = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  const guint start = g_rand_int (random) / 2;
  TableJournal *whole[G_N_ELEMENTS (games)];
  guint64 asked = 0;
  guint n_corrected = 0, n_due = 0, n_most = 0;

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      whole[g] = journal_of ("games/fixtures", games[g]);
      g_assert_cmpuint (N_OTHERS * table_journal_length (whole[g]) % step, !=, 0);
      n_most = MAX (n_most, N_OTHERS * table_journal_length (whole[g]));
    }
  for (guint tries = 0; tries < n_most * G_N_ELEMENTS (games) && (n_corrected < least || (asked & wanted) != wanted);
       tries++)
    {
      const TableJournal *game = whole[tries % G_N_ELEMENTS (games)];
      const guint n = table_journal_length (game);
      const guint which = (start % n + tries / G_N_ELEMENTS (games) * step) % (N_OTHERS * n), at = which / N_OTHERS;
      g_autoptr (TableJournal) before = NULL;
      g_autofree char *other = NULL;

      if (!g_str_has_prefix (table_journal_entry (game, at).line, "place "))
        continue;
      before = journal_cut (game, MIN (n, at + 40));
      other = other_tile (before, at, which % N_OTHERS, random);
      if (other == NULL)
        continue;
      n_due += correct_tile (before, at, other, random, &asked);
      n_corrected++;
    }
  g_test_message ("%u tiles were corrected; %u times something was due; asked: %" G_GINT64_MODIFIER "x", n_corrected,
                  n_due, asked);
  g_assert_cmphex (asked & wanted, ==, wanted);
  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    table_journal_free (whole[g]);
  g_rand_free (random);
}

/* Whoever deletes the answer to a question is not asked it again, and nothing after it: what followed is refused. */
static void
test_due_deleted (void)
{
  static const char *const games[][2] = { { "e2e", "fishermen.arb" }, { "games/fixtures", "lake-arb-p2.arb" } };

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (TableJournal) before = journal_of (games[g][0], games[g][1]);
      const TableGame *game = table_journal_game (before);

      for (guint i = 0; i < table_journal_length (before); i += 3)
        {
          const TableEdit edit = { TABLE_EDIT_DELETE, i, 0, NULL };
          TableRefusal why;
          g_autoptr (TableJournal) after = table_journal_with_edits (before, &edit, 1, &why);
          const TableDue due = table_due_find (before, &edit, 1, after, NULL);
          gpointer was = table_journal_state_at (before, i), is = table_journal_state_at (after, due.at);

          g_assert_false (due.what == TABLE_DUE_ANSWER && due.at == i && table_state (was)->ask == table_state (is)->ask
                          && game->asked (was) == game->asked (is));
          game->state_free (was);
          game->state_free (is);
        }
    }
}

/* Where the table counts by itself, nobody must say who gets points: what does not fit any more is no question. */
static void
test_counted (void)
{
  static const char pad[] = "Arbitress record 1\ngame pad\nplayer Anna red\nplayer Ben blue\nplay\n"
                            "score Anna 5\nscore Ben 6\nscore Anna 7\n";
  static const char tiles[] = PLAIN "place frfr 1,0 r0\npad t\nscore Anna 5\nscore Ben 6\nscore Anna 7\n";
  static const char island[] =
      "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Cleo green\n"
      "play\nsnapshot\nnow settlement Anna 1\nplay on Anna\npad t\nscore Anna 5\nscore Ben 6\nscore Anna 7\n";
  static const struct
  {
    const char *record;
    guint first;
  } games[] = { { pad, 1 }, { tiles, 3 }, { island, 5 } };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const TableEdit edit = { TABLE_EDIT_INSERT, games[i].first, 0, "leaves Anna" };
      TableRefusal why;
      g_autoptr (TableJournal) before = journal_read (games[i].record);
      g_autoptr (TableJournal) after = table_journal_with_edits (before, &edit, 1, &why);
      const TableDue due = table_due_find (before, &edit, 1, after, NULL);

      g_assert_cmpint (due.what, ==, TABLE_DUE_MISFIT);
      g_assert_cmpuint (due.at, ==, games[i].first + 2);
      g_assert_cmpint (due.origin, ==, (int) games[i].first + 1);
    }
}

TESTS_MAIN_AFTER ((carc_register (), catan_register (), pad_register ()), "/handed", carcassonne, catan, insert,
                  counted, misfit, replace, later, due_throws, due_tiles, due_questions, due_deleted)
