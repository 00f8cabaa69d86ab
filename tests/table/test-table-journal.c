/* test-table-journal.c - appends, edits of any entry, undo and redo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "table/table-event.h"
#include "table/table-change.h"
#include "table/table-difference.h"
#include "table/table-edit.h"
#include "toy-game.h"
#include "texts.h"
#include "test-add.h"

static void
expect (const TableJournal *journal, const char *lines, const char *scores)
{
  g_autofree char *has_lines = toy_lines (journal), *has_scores = toy_scores (table_journal_state (journal));
  guint n_refused = 0;
  g_assert_cmpstr (has_lines, ==, lines);
  g_assert_cmpstr (has_scores, ==, scores);
  for (const char *p = lines; *p; p++)
    n_refused += *p == '!';
  g_assert_cmpuint (table_journal_n_refused (journal), ==, n_refused);
}

static void
test_append (void)
{
  g_autoptr (TableJournal) journal = toy_journal ("");
  TableRefusal why = { "" };
  expect (journal, "", "0 0");
  g_assert_true (table_journal_append (journal, "  add Anna 3\t", &why));
  g_assert_true (table_journal_append (journal, "add Ben 4 # four", &why));
  expect (journal, "add Anna 3|add Ben 4 # four", "3 4");
  g_assert_false (table_journal_append (journal, "add Zoe 4", &why));
  g_assert_cmpstr (why.sentence, ==, "nobody called “Zoe” plays");
  assert_refused_with (table_journal_append (journal, "", &why), why.sentence, "empty");
  g_assert_false (table_journal_append (journal, "# a comment", &why));
  g_assert_false (table_journal_append (journal, "add Anna \x01", &why));
  g_assert_false (table_journal_append_kept (journal, "", &why));
  g_assert_false (table_journal_append_kept (journal, "\xff", &why));
  expect (journal, "add Anna 3|add Ben 4 # four", "3 4");
}

static void
test_refused_are_kept (void)
{
  g_autoptr (TableJournal) journal = toy_journal ("add Anna 1\nnonsense\nadd Ben 2");
  expect (journal, "add Anna 1|nonsense!|add Ben 2", "1 2");
  g_assert_cmpstr (table_journal_entry (journal, 1).refusal->sentence, ==, "“nonsense” is not an entry of a toy");
  /* The ledger numbers entries by their place; refused entries are counted, too. */
  g_assert_cmpuint (table_state (table_journal_state (journal))->ledger.lines[1].entry, ==, 2);
}

static void
test_edit (void)
{
  g_autoptr (TableJournal) journal = toy_journal ("add Anna 1\nadd Ben 2\nafter 2\nadd Anna 4");
  TableRefusal why = { "" };
  g_assert_true (table_journal_replace (journal, 0, "add Anna 5", &why));
  expect (journal, "add Anna 5|add Ben 2|after 2|add Anna 4", "9 2");
  g_assert_false (table_journal_replace (journal, 0, "after 1", &why));
  g_assert_cmpstr (why.sentence, ==, "only 0 entries were taken before");
  expect (journal, "add Anna 5|add Ben 2|after 2|add Anna 4", "9 2");
  g_assert_true (table_journal_delete (journal, 1, &why));
  expect (journal, "add Anna 5|after 2!|add Anna 4", "9 0");
  g_assert_true (table_journal_insert (journal, 0, "add Ben 1", &why));
  expect (journal, "add Ben 1|add Anna 5|after 2|add Anna 4", "9 1");
  g_assert_true (table_journal_insert (journal, 4, "stop", &why));
  g_assert_true (table_journal_insert (journal, 0, "add Ben 1", &why));
  g_assert_true (table_journal_insert (journal, 0, "stop", &why));
  expect (journal, "stop|add Ben 1!|add Ben 1!|add Anna 5!|after 2!|add Anna 4!|stop!", "0 0");
  assert_refused_with (table_journal_delete (journal, 7, &why), why.sentence, "no entry 8");
}

/* `wanted`: where, how many went and how many came; if it is not to be redone but undone, these are exchanged. */
static void
expect_change (TableChange change, const guint wanted[3], gboolean redone)
{
  g_assert_cmpuint (change.at, ==, wanted[0]);
  g_assert_cmpuint (change.n_gone, ==, wanted[redone ? 1 : 2]);
  g_assert_cmpuint (change.n_come, ==, wanted[redone ? 2 : 1]);
}

/* A game that was kept: entries that are refused stay in it. */
static void
test_new_of (void)
{
  static const char *const entries[] = { "add Anna 1", "nonsense", "add Ben 2", NULL };
  g_autoptr (TableJournal) from = toy_journal ("");
  TableRefusal why = { "" };
  g_autoptr (TableJournal) journal = table_journal_new_of (table_journal_setup (from), entries, &why);
  expect (journal, "add Anna 1|nonsense!|add Ben 2", "1 2");
  g_autoptr (TableSetup) nobody = table_setup_new (&toy_game);
  g_assert_null (table_journal_new_of (nobody, entries, &why));
  g_assert_cmpstr (why.sentence, !=, "");
}

static void
test_undo_redo (void)
{
  g_autoptr (TableJournal) journal = toy_journal ("");
  g_assert_false (table_journal_can_undo (journal) || table_journal_undo (journal));
  g_assert_false (table_journal_can_redo (journal) || table_journal_redo (journal));
  g_assert_true (table_journal_append (journal, "add Anna 1", NULL));
  g_assert_true (table_journal_append (journal, "add Ben 2", NULL));
  g_assert_true (table_journal_replace (journal, 0, "add Anna 7", NULL));
  g_assert_true (table_journal_insert (journal, 1, "add Anna 1", NULL));
  g_assert_true (table_journal_delete (journal, 0, NULL));
  g_assert_true (table_journal_truncate (journal, 1));
  expect (journal, "add Anna 1", "1 0");
  static const char *const past[][2] = {
    { "add Anna 1|add Ben 2", "1 2" }, { "add Anna 7|add Anna 1|add Ben 2", "8 2" },
    { "add Anna 7|add Ben 2", "7 2" }, { "add Anna 1|add Ben 2", "1 2" },
    { "add Anna 1", "1 0" },           { "", "0 0" },
  };
  /* What each of them did, the last one first: where, how many went and came. */
  static const guint changes[][3] = { { 1, 1, 0 }, { 0, 1, 0 }, { 1, 0, 1 }, { 0, 1, 1 },
                                      { 1, 0, 1 }, { 0, 0, 1 }, { 0, 0, 0 } };
  expect_change (table_journal_undoes (journal), changes[0], FALSE);
  expect_change (table_journal_redoes (journal), changes[G_N_ELEMENTS (changes) - 1], TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (past); i++)
    {
      g_assert_true (table_journal_undo (journal));
      expect (journal, past[i][0], past[i][1]);
      expect_change (table_journal_undoes (journal), changes[i + 1], FALSE);
      expect_change (table_journal_redoes (journal), changes[i], TRUE);
    }
  g_assert_false (table_journal_can_undo (journal));
  for (guint i = G_N_ELEMENTS (past) - 1; i-- > 0;)
    {
      g_assert_true (table_journal_redo (journal));
      expect (journal, past[i][0], past[i][1]);
    }
  /* After a new entry nothing can be redone. */
  g_assert_true (table_journal_append (journal, "add Ben 9", NULL));
  g_assert_false (table_journal_can_redo (journal));
  g_assert_false (table_journal_truncate (journal, 99));
  /* After a refused entry it can. */
  g_assert_true (table_journal_undo (journal));
  g_assert_false (table_journal_append (journal, "nonsense", NULL));
  g_assert_true (table_journal_can_redo (journal));
}

/* States at every place, near snapshots and far from them. */
static void
test_state_at (void)
{
  g_autoptr (TableJournal) journal = toy_journal ("");
  for (guint i = 0; i < 200; i++)
    g_assert_true (table_journal_append_kept (journal, i % 5 == 4 ? "nonsense" : "add Anna 1", NULL));
  for (guint n = 0; n <= 210; n++)
    {
      ToyState *state = table_journal_state_at (journal, n);
      guint passed = MIN (n, 200) / 5;
      g_assert_cmpuint (state->n_taken, ==, MIN (n, 200) - passed);
      g_assert_cmpuint (state->n_entries - state->n_taken, ==, passed);
      g_assert_cmpint (state->ledger.scores[0], ==, (int) state->n_taken);
      toy_game.state_free (state);
    }
  g_assert_true (table_journal_replace (journal, 30, "add Ben 1", NULL));
  assert_text (toy_scores (table_journal_state (journal)), "159 1");
}

/* How many entries Anna has, and how many Ben, after the first `n`. */
static void
check_state (const TableJournal *journal, guint n)
{
  ToyState *state = n < table_journal_length (journal) ? table_journal_state_at (journal, n)
                                                       : toy_game.state_copy (table_journal_state (journal));
  int scores[2] = { 0 };
  for (guint i = 0; i < n; i++)
    scores[strstr (table_journal_entry (journal, i).line, "Ben") != NULL]++;
  g_assert_cmpint (state->ledger.scores[0], ==, scores[0]);
  g_assert_cmpint (state->ledger.scores[1], ==, scores[1]);
  toy_game.state_free (state);
}

/* A long game holds few states, and all are right after changes at random places, undone and made again. */
static void
test_long (void)
{
  g_autoptr (TableJournal) journal = toy_journal ("");
  const ToyState *state;
  guint n;
  for (guint i = 0; i < 9000; i++)
    g_assert_true (table_journal_append (journal, i % 3 ? "add Anna 1" : "add Ben 1", NULL));
  for (guint round = 0; round < 60; round++)
    {
      guint at = (guint) g_test_rand_int_range (0, (int) table_journal_length (journal));
      switch (g_test_rand_int_range (0, 5))
        {
        case 0: g_assert_true (table_journal_replace (journal, at, "add Ben 1", NULL)); break;
        case 1: g_assert_true (table_journal_insert (journal, at, "add Ben 1", NULL)); break;
        case 2: g_assert_true (table_journal_delete (journal, at, NULL)); break;
        case 3:
          for (guint i = 0; i < 100 && table_journal_undo (journal); i++)
            check_state (journal, table_journal_length (journal));
          break;
        default: table_journal_redo (journal); break;
        }
      n = table_journal_length (journal);
      check_state (journal, n);
      check_state (journal, (guint) g_test_rand_int_range (0, (int) n));
      state = table_journal_state (journal);
      g_assert_cmpint (state->rules->refs, <, 30); /* each state has one */
    }
}

/* Near its end, a long game applies few entries again, whether they were appended, undone or made again. */
static void
test_effort (void)
{
  g_autoptr (TableJournal) journal = toy_journal ("");
  for (guint i = 0; i < 2000; i++)
    g_assert_true (table_journal_append (journal, "add Ben 1", NULL));
  for (guint round = 0; round < 6; round++)
    for (guint i = 0; i < 60; i++)
      {
        toy_added = 0;
        g_assert_true (round % 2 ? table_journal_redo (journal) : table_journal_undo (journal));
        g_assert_cmpuint (toy_added, <, 96);
        toy_added = 0;
        toy_game.state_free (table_journal_state_at (journal, table_journal_length (journal) - i));
        g_assert_cmpuint (toy_added, <, 96);
      }
  /* A change in the middle applies what comes after it, and not all that comes before. */
  for (guint at = 0; at < 2000; at += 100)
    {
      toy_added = 0;
      g_assert_true (table_journal_replace (journal, at, "add Anna 1", NULL));
      g_assert_cmpuint (toy_added, >=, 2000 - at);
      g_assert_cmpuint (toy_added, <=, 3 * (2000 - at)); /* the line is tried first */
    }
}

/* A record whose entries give new names is played once, as is what an edit of it makes. */
static void
test_effort_named (void)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  TableRefusal why;
  toy_register ();
  for (guint i = 0; i < 200; i++)
    g_string_append_printf (lines, i % 10 == 0 ? "rename Anna %s\n" : "add Ben %s\n", i % 20 == 0 ? "Zoe" : "1");
  g_string_replace (lines, "rename Anna 1", "rename Anna Amy", 0);
  g_autofree char *text = g_strdup_printf ("Arbitress record 1\ngame toy\nplayer Anna red\nplayer Ben blue\nplay\n%s",
                                           lines->str);
  toy_added = 0;
  g_autoptr (TableJournal) journal = table_record_parse (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (table_journal_length (journal), ==, 200);
  g_assert_cmpuint (toy_added, ==, 180);
  const TableEdit edit = { .how = TABLE_EDIT_DELETE, .at = 1 };
  toy_added = 0;
  g_autoptr (TableJournal) edited = table_journal_with_edits (journal, &edit, 1, &why);
  g_assert_cmpuint (table_journal_length (edited), ==, 199);
  g_assert_cmpuint (toy_added, ==, 179);
  /* Each of the entries can be undone by itself. */
  assert_text (toy_scores (table_journal_state (journal)), "0 180");
  g_assert_true (table_journal_undo (journal));
  g_assert_cmpuint (table_journal_length (journal), ==, 199);
}

/* A name goes with the entry that gave it, also when this is not the first one that goes, and comes back with it. */
static void
test_names (void)
{
  g_autoptr (TableJournal) journal = toy_journal ("add Anna 1\nadd Ben 2\nadd Ben 3\nrename Anna Zoe");
  const TablePlayer *anna = &table_journal_setup (journal)->players[0];
  g_assert_cmpstr (anna->name, ==, "Zoe");
  g_assert_true (table_journal_truncate (journal, 1));
  g_assert_cmpstr (anna->name, ==, "Anna");
  g_assert_true (table_journal_undo (journal));
  g_assert_cmpstr (anna->name, ==, "Zoe");
}

static void
test_full (void)
{
  g_autoptr (TableJournal) journal = toy_journal ("");
  TableRefusal why = { "" };
  for (guint i = 0; i < TABLE_ENTRIES_MAX; i++)
    g_assert_true (table_journal_append (journal, "add Anna 1", &why));
  assert_refused_with (table_journal_append (journal, "add Anna 1", &why), why.sentence, "at most 10000 entries");
  g_assert_false (table_journal_insert (journal, 0, "add Anna 1", &why));
  g_assert_false (table_journal_append_kept (journal, "add Anna 1", &why));
  g_assert_true (table_journal_replace (journal, 9999, "add Ben 1", &why));
  assert_text (toy_scores (table_journal_state (journal)), "9999 1");
}

/* What is the same in every game: reading, applying and telling an entry; the warning about the last one. */
static void
test_entries (void)
{
  g_autoptr (TableSetup) setup = toy_setup ();
  ToyState *state = toy_game.state_new (setup, NULL);
  TableRefusal why = { "" };
  g_assert_cmpstr (table_game_warning (&toy_game, state, 0), ==, NULL);
  assert_text (table_game_tell_line (&toy_game, state, "add anna 9"), "Anna gets 9");
  assert_text (table_game_tell_line (&toy_game, state, "add Zoe 9"), "add Zoe 9");
  g_assert_true (table_game_apply_line (&toy_game, state, "add Anna 9", &why));
  g_assert_cmpstr (table_game_warning (&toy_game, state, 0), ==, "nobody can have more");
  assert_text (table_lines_tell (&toy_game, state, 0, G_MAXUINT), "Anna +9: line of 0");
  assert_text (table_lines_tell (&toy_game, state, 0, 0), "");
  /* A refused entry changes nothing, the warning neither. */
  g_assert_false (table_game_apply_line (&toy_game, state, "add Anna 10", &why));
  g_assert_cmpstr (why.sentence, ==, "Anna cannot have 10 points");
  g_assert_cmpstr (table_game_warning (&toy_game, state, 0), ==, "nobody can have more");
  g_assert_cmpuint (table_state (state)->n_entries, ==, 1);
  g_assert_true (table_game_apply_line (&toy_game, state, "last", &why));
  g_assert_cmpstr (table_game_warning (&toy_game, state, 0), ==, NULL);
  g_assert_cmpuint (table_state (state)->ask, ==, TOY_ASK_LAST);
  g_assert_false (table_game_apply_line (&toy_game, state, "add Ben 1", &why));
  g_assert_cmpstr (why.sentence, ==, "something else is asked now: is that all?");
  g_assert_cmpint (table_game_on_turn (&toy_game, state), ==, 0);
  g_assert_true (table_game_apply_line (&toy_game, state, "stop", &why));
  g_assert_cmpint (table_game_on_turn (&toy_game, state), ==, -1);
  g_assert_false (table_game_apply_line (&toy_game, state, "stop", &why));
  g_assert_cmpstr (why.sentence, ==, "the game is over");
  g_assert_cmpuint (state->n_taken, ==, 3);
  g_assert_cmpuint (table_state (state)->n_entries, ==, 3);
  /* In a record it is counted all the same. */
  g_assert_false (table_game_fold_line (&toy_game, state, "stop", NULL, &why));
  g_assert_cmpuint (state->n_taken, ==, 3);
  g_assert_cmpuint (table_state (state)->n_entries, ==, 4);
  toy_game.state_free (state);
}

static void
test_setup (void)
{
  g_autoptr (TableSetup) setup = table_setup_new (&toy_game);
  TableRefusal why = { "" };
  g_assert_null (table_journal_new (setup, &why));
  g_assert_cmpstr (why.sentence, ==, "a toy needs two players");
  g_autoptr (TableJournal) journal = toy_journal ("");
  /* The journal's setup has the line that was not given. */
  g_assert_cmpuint (table_journal_setup (journal)->n_lines, ==, 1);
  g_assert_cmpstr (table_journal_setup (journal)->lines[0], ==, "limit 9");
  g_assert_true (table_journal_game (journal) == &toy_game);
}

/* Of equal lines, the one of the new entry is told, and not the one that was there before. */
static void
test_difference_of_equal_lines (void)
{
  g_autoptr (TableJournal) before = toy_journal ("add Anna 1\nadd Ben 2\nadd Anna 1");
  g_autoptr (TableJournal) after = toy_journal ("add Anna 1\nadd Anna 1\nadd Ben 2\nadd Anna 1");
  TableDifference *difference = table_difference_new (before, after);
  guint n_lines = 0;
  int added = -1;
  for (guint i = 0; i < difference->rows->len; i++)
    {
      const TableDifferenceRow *row = &g_array_index (difference->rows, TableDifferenceRow, i);
      if (row->topic == TABLE_DIFFERS_ENTRY)
        added = row->entry[TABLE_AFTER];
      else if (row->topic == TABLE_DIFFERS_POINTS)
        {
          n_lines++;
          g_assert_null (row->line[TABLE_BEFORE]);
          g_assert_cmpint ((int) row->line[TABLE_AFTER]->entry, ==, added);
        }
    }
  g_assert_cmpuint (n_lines, ==, 1);
  table_difference_free (difference);
}

TESTS_MAIN ("/journal", append, refused_are_kept, edit, new_of, undo_redo, state_at, long, effort, effort_named, names,
            full, setup, entries, difference_of_equal_lines)
