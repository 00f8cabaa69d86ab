/* test-table-setup.c - the setup of a game; also ledger and rulings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "toy-game.h"
#include "texts.h"
#include "test-add.h"

static void
refused (TableSetup *setup, const char *line, const char *part)
{
  g_autoptr (GString) before = g_string_new (NULL), after = g_string_new (NULL);
  TableRefusal why = { "" };
  guint n = setup->n_players, n_lines = setup->n_lines;
  if (setup->game)
    table_setup_print (setup, before);
  assert_refused_with (table_setup_line (setup, line, &why), why.sentence, part);
  if (setup->game)
    table_setup_print (setup, after);
  g_assert_cmpstr (before->str, ==, after->str);
  g_assert_true (setup->n_players == n && setup->n_lines == n_lines);
}

static void
taken (TableSetup *setup, const char *line)
{
  TableRefusal why = { "" };
  if (!table_setup_line (setup, line, &why))
    g_error ("“%s” is refused with “%s”", line, why.sentence);
}

/* Marks that turn the direction of writing are in no new name.  A record of version 0.2.0 may have them, and still has
 * them when it is written again.  On the screen no name can change what stands beside it. */
static void
test_turned_names (void)
{
  static const gunichar marks[] = { 0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c,
                                    0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069 };
  g_autoptr (TableSetup) setup = toy_setup ();
  g_autoptr (GString) printed = g_string_new (NULL);
  TableRefusal why;
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      char name[16] = "ev", mark[8] = "";
      mark[g_unichar_to_utf8 (marks[i], mark)] = '\0';
      g_strlcat (name, mark, sizeof name);
      g_strlcat (name, "il", sizeof name);
      assert_refused_with (table_setup_add_player (setup, name, -1, &why), why.sentence, "direction of writing");
    }
  g_assert_false (table_setup_add_player (setup, "\xff", -1, &why));

  taken (setup, "player \"\xd7\x90\xd7\x91\"");
  g_assert_cmpstr (table_name_said (&setup->players[2]), ==, setup->players[2].name);
  table_names_isolate ();
  taken (setup, "player \"a\u2069\u202eb\"");
  taken (setup, "player \"1 \u05d0\u05d1\u05d2\"");
  g_assert_cmpstr (table_name_said (&setup->players[0]), ==, setup->players[0].name);
  g_assert_cmpstr (setup->players[3].name, ==, "a\u2069\u202eb");
  g_assert_cmpstr (table_name_said (&setup->players[3]), ==, "\u200e\u2068ab\u2069");
  g_assert_cmpstr (table_name_said (&setup->players[4]), ==, "\u200e\u20681 \u05d0\u05d1\u05d2\u2069");
  table_setup_print (setup, printed);
  g_assert_nonnull (strstr (printed->str, "player a\u2069\u202eb "));
  g_assert_nonnull (strstr (printed->str, "player \"1 \u05d0\u05d1\u05d2\" "));
}

/* All players of any box: the pieces of Catan are white, too. */
static void
test_colours (void)
{
  g_autoptr (TableSetup) setup = toy_setup ();
  g_autoptr (GString) printed = g_string_new (NULL);
  taken (setup, "player Clara white");
  g_assert_cmpstr (table_colours[setup->players[2].colour], ==, "white");
  g_assert_cmpstr (table_shapes[setup->players[2].colour], ==, "heart");
  table_setup_print (setup, printed);
  g_assert_nonnull (strstr (printed->str, "player Clara white\n"));
  for (guint i = 0; i < TABLE_N_COLOURS; i++)
    for (guint k = 0; k < i; k++)
      g_assert_false (g_str_equal (table_colours[i], table_colours[k])
                      || g_str_equal (table_shapes[i], table_shapes[k]));
}

static void
test_players (void)
{
  g_autoptr (TableSetup) setup = toy_setup ();
  g_autofree char *too_long = g_strnfill (TABLE_NAME_MAX + 1, 'x');
  g_autofree char *longest = g_strnfill (TABLE_NAME_MAX, 'y');
  TableRefusal why = { "" };
  refused (setup, "player anna", "two players are called anna");
  refused (setup, "player \"  BEN  \"", "two players are called BEN");
  refused (setup, "player Clara red", "another player has it");
  refused (setup, "player Clara purple", "not a colour");
  refused (setup, "player", "player NAME COLOUR");
  refused (setup, "player Clara green blue", "player NAME COLOUR");
  refused (setup, "player \"\"", "1 to 40 characters");
  refused (setup, "player \"   \"", "1 to 40 characters");
  g_assert_false (table_setup_add_player (setup, too_long, -1, &why));
  taken (setup, "player \"  Clara Maria \"");
  g_assert_cmpstr (setup->players[2].name, ==, "Clara Maria");
  g_assert_cmpuint (setup->players[2].colour, ==, 2); /* the first free colour */
  g_assert_true (table_setup_add_player (setup, longest, -1, &why));
  taken (setup, "player Żaneta PINK # the last that fits");
  refused (setup, "player Fritz", "5 players at most");
  g_assert_cmpint (table_setup_player (setup, "żANETA"), ==, 4);
  g_assert_cmpint (table_setup_player (setup, "clara maria"), ==, 2);
  g_assert_cmpint (table_setup_player (setup, "Clara"), ==, -1);
}

/* "Zoë" is the same name in one letter or in two, for the library, too: no new game has both.  A record of 0.2.0
 * may have both, and each line still means the player that it meant. */
static void
test_same_names (void)
{
  static const char one[] = "Zo\u00eb", two[] = "Zoe\u0308", two_upper[] = "ZOE\u0308";
  g_autoptr (TableSetup) setup = toy_setup ();
  TableRefusal why = { "" };
  g_assert_true (table_setup_add_player (setup, one, -1, &why));
  assert_refused_with (table_setup_add_player (setup, two, -1, &why), why.sentence, "two players are called");
  g_assert_false (table_setup_add_player (setup, "  zoe\u0308 ", -1, &why));
  g_assert_cmpint (table_setup_player (setup, two), ==, 2);
  g_assert_cmpint (table_setup_player (setup, two_upper), ==, 2);

  taken (setup, "player Zoe\u0308");
  refused (setup, "player ZOE\u0308", "two players are called");
  g_assert_cmpuint (setup->n_players, ==, 4);
  for (guint i = 0; i < 2; i++)
    {
      const char *const lines[] = { i ? two : one, i ? two_upper : "zO\u00cb" };
      for (guint k = 0; k < G_N_ELEMENTS (lines); k++)
        {
          TableReader reader;
          gint8 player = -1;
          g_assert_cmpint (table_setup_player (setup, lines[k]), ==, 2 + i);
          g_assert_true (table_reader_begin (&reader, lines[k], setup->players, setup->n_players, &why));
          g_assert_true (table_reader_player (&reader, &player));
          g_assert_cmpint (player, ==, 2 + i);
        }
    }
}

/* Each player gets a free letter of the name, or a digit if all of them are taken. */
static void
test_letters (void)
{
  g_autoptr (TableSetup) setup = toy_setup ();
  taken (setup, "player Anton");
  taken (setup, "player Na");
  taken (setup, "player \"!?\"");
  for (guint i = 0; i < setup->n_players; i++)
    for (guint k = 0; k < i; k++)
      g_assert_cmpstr (setup->players[i].letter, !=, setup->players[k].letter);
  g_assert_cmpstr (setup->players[0].letter, ==, "A");
  g_assert_cmpstr (setup->players[2].letter, ==, "N");
  g_assert_cmpstr (setup->players[4].letter, ==, "2");
}

static void
test_lines (void)
{
  g_autoptr (TableSetup) setup = table_setup_new (NULL);
  refused (setup, "rule T1 double", "the game must be named");
  refused (setup, "limit 3", "the game must be named");
  refused (setup, "game chess", "this program knows no game");
  refused (setup, "game", "this program knows no game");
  toy_register ();
  taken (setup, "game toy");
  taken (setup, "game toy");
  taken (setup, "");
  taken (setup, "# nothing");
  refused (setup, "rule T9 x", "no ruling T9");
  refused (setup, "rule T1 treble", "only plain, double");
  refused (setup, "rule T1", "rule ID READING");
  refused (setup, "limit 0", "not a line of a toy");
  refused (setup, "aids many", "open, table or tournament");
  refused (setup, "aids", "open, table or tournament");
  refused (setup, "title one two", "one word");
  refused (setup, "title", "one word");
  refused (setup, "\"", "never closed");
  taken (setup, "rule t1 DOUBLE");
  g_assert_cmpuint (setup->rulings[0], ==, 1);
  taken (setup, "title \"An evening, at last\"");
  taken (setup, "aids tournament");
  g_assert_cmpint (setup->aids, ==, TABLE_AIDS_TOURNAMENT);
}

static void
test_dates (void)
{
  static const char *const bad[] = { "2026",     "2026-13-01",    "2026-00-01", "2026-01-32", "2026-1-1",
                                     "26-01-01", "2026-01-01-01", "01.02.2026", "2026/01/01", "today" };
  g_autoptr (TableSetup) setup = toy_setup ();
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *line = g_strdup_printf ("date %s", bad[i]);
      refused (setup, line, "2026-11-21");
    }
  taken (setup, "date 2026-11-21");
  g_assert_cmpstr (setup->date, ==, "2026-11-21");
}

static void
test_many_lines (void)
{
  g_autoptr (TableSetup) setup = toy_setup ();
  for (guint i = 0; i < TABLE_SETUP_LINES_MAX; i++)
    taken (setup, "remark \"again  and\" again");
  refused (setup, "remark once more", "more than 640 lines");
  g_assert_cmpstr (setup->lines[0], ==, "remark \"again  and\" again");
}

/* A printed setup is read as the same setup; it has a line for every reading that matters. */
static void
test_print (void)
{
  g_autoptr (TableSetup) setup = toy_setup ();
  taken (setup, "player \"Emil \\\"E\\\" #1\" orange");
  taken (setup, "title \"a # \\\\ title\"");
  taken (setup, "date 2026-11-21");
  taken (setup, "limit 5 # low");
  taken (setup, "aids table");
  taken (setup, "rule T3 yes");
  g_autoptr (GString) out = g_string_new (NULL), again = g_string_new (NULL);
  table_setup_print (setup, out);
  g_assert_nonnull (strstr (out->str, "rule T1 plain  # As it says.\n"));
  g_assert_nonnull (strstr (out->str, "rule T3 yes  # Yes.\n"));
  g_assert_null (strstr (out->str, "rule T2"));
  g_autoptr (TableSetup) read = table_setup_new (NULL);
  g_auto (GStrv) lines = g_strsplit (out->str, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    taken (read, lines[i]);
  table_setup_print (read, again);
  g_assert_cmpstr (out->str, ==, again->str);
  g_assert_cmpstr (read->players[2].name, ==, "Emil \"E\" #1");
  g_autoptr (TableSetup) copy = table_setup_copy (setup);
  g_string_truncate (again, 0);
  table_setup_print (copy, again);
  g_assert_cmpstr (out->str, ==, again->str);
}

/* The printed line of any title can be read again. */
static void
test_long_titles (void)
{
  static const char *const fills[] = { "a", "\\\"", "ż", "\\\\", "\"" };
  for (guint i = 0; i < G_N_ELEMENTS (fills); i++)
    for (guint n = 1; n < 1100; n += 7)
      {
        g_autoptr (TableSetup) setup = toy_setup ();
        gboolean bare = strcmp (fills[i], "\"") == 0; /* a quotation mark inside a bare word */
        g_autoptr (GString) line = g_string_new (bare ? "title a" : "title \""), out = g_string_new (NULL);
        for (guint k = 0; k < n; k++)
          g_string_append (line, fills[i]);
        g_string_append (line, bare ? "" : "x \"");
        if (!table_setup_line (setup, line->str, NULL))
          continue;
        table_setup_print (setup, out);
        g_auto (GStrv) lines = g_strsplit (out->str, "\n", -1);
        g_autoptr (TableSetup) read = table_setup_new (NULL);
        for (guint k = 0; lines[k]; k++)
          taken (read, lines[k]);
        g_assert_cmpstr (read->title, ==, setup->title);
      }
}

/* ---- rulings and ledger ---- */

static void
test_rulings (void)
{
  g_assert_cmpint (table_ruling_find (toy_game.rulings, toy_game.n_rulings, "t2"), ==, 1);
  g_assert_cmpint (table_ruling_find (toy_game.rulings, toy_game.n_rulings, "T"), ==, -1);
  g_assert_cmpint (table_ruling_find (toy_game.rulings, toy_game.n_rulings, ""), ==, -1);
  g_assert_cmpint (table_ruling_option (&toy_game.rulings[0], "double"), ==, 1);
  g_assert_cmpint (table_ruling_option (&toy_game.rulings[0], "treble"), ==, -1);
  const TableRulingSet both = TABLE_RULINGS (0, 2), empty = TABLE_NO_RULINGS;
  assert_text (table_game_cites (&toy_game, &both), "T1 T3");
  assert_text (table_game_cites (&toy_game, &empty), "");
}

/* Every ruling a game may have is a member of its own. */
static void
test_rulings_sets (void)
{
  for (guint i = 0; i < TABLE_RULINGS_MAX; i++)
    {
      TableRulingSet set = TABLE_RULINGS (i), joined = TABLE_RULINGS (3, 64);
      g_assert_false (table_rulings_empty (&set));
      table_rulings_join (&joined, &set);
      for (guint k = 0; k < TABLE_RULINGS_MAX; k++)
        {
          g_assert_cmpint (table_rulings_has (&set, k), ==, k == i);
          g_assert_cmpint (table_rulings_has (&joined, k), ==, k == i || k == 3 || k == 64);
        }
    }
  g_assert_true (table_rulings_empty (&TABLE_NO_RULINGS));
}

static void
test_ledger (void)
{
  TableLedger ledger = { 0 }, copy = { 0 };
  for (int i = 0; i < 500; i++)
    {
      TableLine line = {
        .player = (gint8) (i % 3), .n_terms = 2, .terms = { { (gint16) i, 2, 0 }, { 3, -1, 0 } }, .points = 77
      };
      table_ledger_add (&ledger, &line);
      g_assert_cmpint (ledger.lines[i].points, ==, 2 * i - 3);
    }
  g_assert_true (table_ledger_validate (&ledger));
  g_assert_cmpint (ledger.scores[0] + ledger.scores[1] + ledger.scores[2], ==, 499 * 500 - 3 * 500);
  assert_text (table_game_sum (&toy_game, &ledger.lines[4]), "4 points × 2 + 3 points × -1 = 5");
  table_ledger_copy (&copy, &ledger);
  g_assert_cmpmem (copy.lines, copy.n_lines * sizeof *copy.lines, ledger.lines, ledger.n_lines * sizeof *ledger.lines);
  copy.scores[1]++;
  g_assert_false (table_ledger_validate (&copy));
  copy.scores[1]--;
  copy.lines[7].points++;
  copy.scores[copy.lines[7].player]++;
  g_assert_false (table_ledger_validate (&copy));
  table_ledger_reset (&copy);
  g_assert_true (table_ledger_validate (&copy) && copy.n_lines == 0);
  table_ledger_clear (&copy);
  table_ledger_clear (&ledger);
}

/* A preset sets its readings, as rule lines do, and is not kept itself. */
static void
test_presets (void)
{
  g_autoptr (TableSetup) nameless = table_setup_new (NULL), setup = toy_setup ();
  g_autoptr (GString) out = g_string_new (NULL);
  refused (nameless, "preset wild", "the game must be named");
  refused (setup, "preset", "preset NAME");
  refused (setup, "preset wild wild", "preset NAME");
  refused (setup, "preset tame", "no preset “tame”");
  taken (setup, "preset wild");
  g_assert_true (setup->rulings[0] == 1 && setup->rulings[2] == 1 && setup->n_lines == 0);
  taken (setup, "rule T3 no");
  g_assert_true (setup->rulings[0] == 1 && setup->rulings[2] == 0);
  table_setup_print (setup, out);
  g_assert_nonnull (strstr (out->str, "rule T1 double"));
  g_assert_null (strstr (out->str, "preset"));
  taken (setup, "preset wild");
  taken (setup, "preset strict");
  g_assert_true (setup->rulings[0] == 0 && setup->rulings[2] == 0);
}

static void
assert_unparsed (const char *text, const char *part)
{
  TableRefusal why = { "" };
  assert_refused_with (table_setup_parse (text, &why) != NULL, why.sentence, part);
}

/* A setup as text: what is printed is read as the same; a text without a game or with a wrong line is none. */
static void
test_parse (void)
{
  g_autoptr (TableSetup) setup = toy_setup ();
  g_autoptr (GString) out = g_string_new (NULL), again = g_string_new (NULL);
  table_setup_print (setup, out);
  TableRefusal why = { "" };
  g_autoptr (TableSetup) read = table_setup_parse (out->str, &why);
  g_assert_cmpstr (why.sentence, ==, "");
  g_assert_nonnull (read);
  table_setup_print (read, again);
  g_assert_cmpstr (again->str, ==, out->str);
  assert_unparsed ("", "does not know this game");
  assert_unparsed ("player Anna\nplayer Ben\n", "does not know this game");
  g_string_append (out, "player Anna\n");
  assert_unparsed (out->str, "Anna");
}

TESTS_MAIN ("/setup", players, same_names, colours, turned_names, letters, lines, dates, many_lines, print, long_titles,
            presets, parse, rulings, rulings_sets, ledger)
