/* test-pad-names.c - new names hold for the whole game, can be taken back, and never name two players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "pad/pad-play.h"
#include "table/table-edit.h"
#include "table/table-rename.h"
#include "../table/journals.h"
#include "../table/texts.h"
#include "../table/test-add.h"

static const char start[] = "Arbitress record 1\n"
                            "game pad\n"
                            "title Friday\n"
                            "player Anna red\n"
                            "player Ben blue\n"
                            "player Adam green\n"
                            "play\n"
                            "score Anna 5\n"
                            "score Ben 2\n";

static void
append (TableJournal *journal, const char *line)
{
  TableRefusal why = { "" };
  const gboolean fits = table_journal_append (journal, line, &why);
  g_assert_cmpstr (why.sentence, ==, "");
  g_assert_true (fits);
}

static void
assert_refused (TableJournal *journal, const char *line, const char *sentence)
{
  const guint length = table_journal_length (journal);
  TableRefusal why = { "" };
  g_assert_false (table_journal_append (journal, line, &why));
  g_assert_cmpstr (why.sentence, ==, sentence);
  g_assert_cmpuint (table_journal_length (journal), ==, length);
}

/* The names, letters and points in the setup, in the rules of the state, and the title. */
static void
expect (const TableJournal *journal, const char *all)
{
  const TableSetup *setup = table_journal_setup (journal);
  const TableRules *rules = table_state (table_journal_state (journal))->rules;
  g_autoptr (GString) has = g_string_new (setup->title);
  for (guint i = 0; i < setup->n_players; i++)
    {
      g_assert_cmpstr (rules->players[i].name, ==, setup->players[i].name);
      g_string_append_printf (has, ", %s %s %d", setup->players[i].name, setup->players[i].letter,
                              table_state (table_journal_state (journal))->ledger.scores[i]);
    }
  g_assert_cmpstr (has->str, ==, all);
  g_assert_cmpuint (table_journal_n_refused (journal), ==, 0);
}

/* What is said of the entry at this index. */
static char *
told (const TableJournal *journal, guint index)
{
  gpointer state = table_journal_state_at (journal, index);
  char *words = table_game_tell_line (table_journal_game (journal), state, table_journal_entry (journal, index).line);
  table_journal_game (journal)->state_free (state);
  return words;
}

static void
test_rename (void)
{
  g_autoptr (TableJournal) journal = journal_of_text (start);
  expect (journal, "Friday, Anna A 5, Ben B 2, Adam D 0");
  append (journal, "rename Anna \"Zoe Maria\"");
  expect (journal, "Friday, Zoe Maria Z 5, Ben B 2, Adam D 0");
  /* Both names are hers from now on, and what was before has the new name. */
  append (journal, "score Anna 1");
  append (journal, "score \"zoe maria\" 10");
  expect (journal, "Friday, Zoe Maria Z 16, Ben B 2, Adam D 0");
  {
    g_autofree char *second = told (journal, 2);
    assert_text (told (journal, 0), "Zoe Maria: +5");
    g_assert_cmpstr (second, ==, "Anna is called Zoe Maria now");
  }
  append (journal, "title \"\"");
  expect (journal, ", Zoe Maria Z 16, Ben B 2, Adam D 0");
  append (journal, "title \"Saturday, the second\"");
  expect (journal, "Saturday, the second, Zoe Maria Z 16, Ben B 2, Adam D 0");
  append (journal, "rename \"Zoe Maria\" Anna");
  expect (journal, "Saturday, the second, Anna A 16, Ben B 2, Adam D 0");
  while (table_journal_can_undo (journal) && table_journal_length (journal) > 2)
    table_journal_undo (journal);
  expect (journal, "Friday, Anna A 5, Ben B 2, Adam D 0");
  while (table_journal_can_redo (journal))
    table_journal_redo (journal);
  expect (journal, "Saturday, the second, Anna A 16, Ben B 2, Adam D 0");
}

/* Where it is played: the last entry says it, for the whole game and in the record. */
static void
test_place (void)
{
  g_autoptr (TableJournal) journal = journal_of_text (start), again = NULL;
  g_autofree char *longer = g_strnfill (TABLE_PLACE_MAX + 1, 'x'), *line = g_strdup_printf ("played at %s", longer);
  g_autofree char *text = NULL, *words = NULL;
  const TableSetup *setup = table_journal_setup (journal);
  append (journal, "played at \"Ben's kitchen\"");
  g_assert_cmpstr (setup->place, ==, "Ben's kitchen");
  append (journal, "score Anna 1");
  words = told (journal, 2);
  g_assert_cmpstr (words, ==, "Played at “Ben's kitchen”");
  text = table_record_print (journal, G_MAXUINT);
  again = journal_of_text (text);
  g_assert_cmpstr (table_journal_setup (again)->place, ==, "Ben's kitchen");
  append (journal, "played at Prague");
  g_assert_cmpstr (setup->place, ==, "Prague");
  table_journal_undo (journal);
  g_assert_cmpstr (setup->place, ==, "Ben's kitchen");
  assert_refused (journal, line, "the place is longer than 120 bytes");
  assert_refused (journal, "played at \"x\u202ey\"",
                  "there is a sign in the text that nobody sees, or that changes what stands beside it: U+202E");
  append (journal, "played at \"\"");
  g_assert_cmpstr (setup->place, ==, "");
  expect (journal, "Friday, Anna A 6, Ben B 2, Adam D 0");
  while (table_journal_length (journal) > 2)
    {
      g_assert_true (table_journal_can_undo (journal));
      table_journal_undo (journal);
      g_assert_cmpstr (setup->place, ==, table_journal_length (journal) > 2 ? "Ben's kitchen" : "");
    }
}

static void
test_refused (void)
{
  g_autoptr (TableJournal) journal = journal_of_text (start);
  append (journal, "rename Anna Zoe");
  assert_refused (journal, "rename Ben Zoe", "another player is or was called Zoe");
  assert_refused (journal, "rename Ben ANNA", "another player is or was called ANNA");
  assert_refused (journal, "rename Chris Dora", "nobody is called “Chris”");
  assert_refused (journal, "rename Ben \" \"", "a player's name has 1 to 40 characters");
  assert_refused (journal, "rename Ben \"x\u202ey\"",
                  "there is a sign in the text that nobody sees, or that changes what stands beside it: U+202E");
  expect (journal, "Friday, Zoe Z 5, Ben B 2, Adam D 0");
}

/* Words about an entry that was refused show its marks, and are not turned by them. */
static void
test_told (void)
{
  g_autofree char *title = table_rename_tell (&(TableRenamed){ TABLE_RENAMED_GAME, NULL, "x\u202ey" });
  assert_text (table_rename_tell (&(TableRenamed){ TABLE_RENAMED_PLAYER, "Ben", "x\u202ey" }),
               "Ben is called x\\u{202e}y now");
  g_assert_cmpstr (title, ==, "The game is called “x\\u{202e}y” now");
  assert_text (table_rename_tell (&(TableRenamed){ TABLE_RENAMED_PLACE, NULL, "x\u202ey" }), "Played at “x\\u{202e}y”");
}

/* A record keeps the names of the start; read again, it is the same game. */
static void
test_record (void)
{
  g_autoptr (TableJournal) journal = journal_of_text (start), again = NULL, anew = NULL;
  g_autofree char *text = NULL, *twice = NULL;
  TableRefusal why;
  append (journal, "rename Ben \"Ben the Elder\"");
  append (journal, "title Sunday");
  append (journal, "rename Anna Bea");
  text = table_record_print (journal, G_MAXUINT);
  g_assert_nonnull (strstr (text, "title Friday\n"));
  g_assert_nonnull (strstr (text, "player Anna red\n"));
  again = journal_of_text (text);
  expect (again, "Sunday, Bea E 5, Ben the Elder B 2, Adam D 0");
  twice = table_record_print (again, G_MAXUINT);
  g_assert_cmpstr (text, ==, twice);
  /* The names are in the entries: without them, the setup has those of the start. */
  anew = table_journal_new (table_journal_setup (again), &why);
  expect (anew, "Friday, Anna A 0, Ben B 0, Adam D 0");
}

/* When an old change of a name is edited or deleted, all is as if it had been so from the start. */
static void
test_edited (void)
{
  g_autoptr (TableJournal) journal = journal_of_text (start);
  TableRefusal why = { "" };
  append (journal, "rename Anna Zoe");
  append (journal, "score Zoe 1");
  append (journal, "score Anna 2");
  g_assert_true (table_journal_replace (journal, 2, "rename Anna \"Zoe Ann\"", &why));
  g_assert_cmpuint (table_journal_n_refused (journal), ==, 1); /* nobody is called Zoe */
  g_assert_true (table_journal_delete (journal, 2, &why));
  g_assert_cmpuint (table_journal_n_refused (journal), ==, 1);
  g_assert_true (table_journal_insert (journal, 0, "rename Adam Zoe", &why));
  expect (journal, "Friday, Anna A 7, Ben B 2, Zoe Z 1");
}

/* Every name that a player had is kept, so there is a most; also if the last name is an old one. */
static void
test_all_kept (void)
{
  g_autoptr (TableJournal) journal = journal_of_text (start);
  for (guint i = 1; i < TABLE_NAMES_MAX; i++)
    {
      g_autofree char *line = g_strdup_printf ("rename Anna N%u", i);
      append (journal, line);
    }
  append (journal, "score N7 10");
  assert_refused (journal, "rename Anna N8", "N7 cannot get another name: there were 7 before");
  append (journal, "rename N7 N3");
  assert_refused (journal, "rename Anna N8", "N3 cannot get another name: there were 7 before");
  assert_refused (journal, "rename Ben N7", "another player is or was called N7");
  append (journal, "score N7 1");
  expect (journal, "Friday, N3 N 16, Ben B 2, Adam D 0");
}

/* A hostile record cannot have the game played again for each of its lines. */
static void
test_bounded (void)
{
  g_autoptr (TableJournal) journal = journal_of_text (start);
  TableRefusal why;
  for (guint i = 0; i < TABLE_RENAMES_MAX; i++)
    {
      g_autofree char *line = g_strdup_printf ("rename Anna %s", i % 2 != 0 ? "Anna" : "Zoe");
      append (journal, line);
    }
  assert_refused (journal, "rename Anna Zoe", "names and titles are changed at most 48 times in a game");
  g_assert_false (table_journal_append_kept (journal, "title Monday", &why));
  /* Nor do entries that take the place of others; but a change of a name can be put right. */
  g_assert_false (table_journal_replace (journal, 0, "title Monday", &why));
  g_assert_cmpstr (why.sentence, ==, "names and titles are changed at most 48 times in a game");
  g_assert_true (table_journal_replace (journal, 2, "title Monday", &why));
  const TableEdit more = { .how = TABLE_EDIT_INSERT, .at = 0, .line = "title Monday" };
  g_assert_false (table_journal_edit (journal, &more, 1, "", &why));
  g_assert_cmpstr (why.sentence, ==, "names and titles are changed at most 48 times in a game");
}

TESTS_MAIN_AFTER (pad_register (), "/pad/names", rename, place, refused, told, record, edited, all_kept, bounded)
