/* test-own.c - sets of tiles that a table made: as files, in records, and in random games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-random-game.h"
#include "systems/wheel/carc-wheel-tiles.h"
#include "carcassonne/carc-own.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-record.h"
#include "../table/test-add.h"
#include "../table/texts.h"

#define FIELDS "nnw nne ene ese sse ssw wsw wnw"

/* Tiles of one and of several cells, with every key that a table may use. */
static const char fair[] = "# The tiles of a fair.\n"
                           "set = Our fair \n"
                           "[fair/stage]\n"
                           "name=stage at the road, no. #2\n"
                           "copies=3\n"
                           "roads=E W inn\n"
                           "farms=nnw nne ene wnw; ese sse ssw wsw\n"
                           "\n"
                           "[fair/gate]\r\n"
                           "cities=N E W +\n"
                           "roads=S\n"
                           "farms=sse @1; ssw @1\n"
                           "links=road:S city:N\n"
                           "[fair/end]\n"
                           "copies=4\n"
                           "roads=N; S; W\n"
                           "cloister=true shrine\n"
                           "farms=nnw wnw; nne ene ese sse; ssw wsw herd\n"
                           "[fair/any]\n"
                           "copies=2\n"
                           "any=N\n"
                           "farms=ene ese sse ssw wsw wnw\n"
                           "[fair/big]\n"
                           "name=two halves of a town\n"
                           "copies=2\n"
                           "size=2x1\n"
                           "[fair/big/0,0]\n"
                           "cities=E N\n"
                           "farms=sse ssw wsw wnw @1\n"
                           "[fair/big/1,0]\n"
                           "cities=W\n"
                           "roads=S\n"
                           "farms=nnw nne ene ese sse @1; ssw @1\n"
                           "[fair/start]\n"
                           "start=true\n"
                           "size=2x2\n"
                           "[fair/start/0,0]\nfarms=" FIELDS "\n[fair/start/1,0]\nfarms=" FIELDS "\n"
                           "[fair/start/0,1]\nwater=E\nfarms=nnw nne sse ssw wsw wnw\n"
                           "[fair/start/1,1]\nwater=W\ncities=S\nfarms=nnw nne ene ese @1\n";

static CarcOwnSet *
read_set (const char *text)
{
  TableRefusal why = { "" };
  CarcOwnSet *set = carc_own_set_read (text, strlen (text), NULL, &why);
  if (set == NULL)
    g_error ("%s", why.sentence);
  return set;
}

static char *
lines_of (const char *text)
{
  g_autoptr (CarcOwnSet) set = read_set (text);
  return carc_own_set_lines (set);
}

/* ---- written and read again ---- */

static void
test_file (void)
{
  g_autoptr (CarcOwnSet) set = read_set (fair);
  g_autoptr (GArray) tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  TableRefusal why = { "" };
  if (!carc_own_set_check (set, tiles, NULL, &why))
    g_error ("%s", why.sentence);
  g_assert_cmpstr (set->name, ==, "Our fair");
  g_assert_cmpuint (tiles->len, ==, 6);
  g_assert_cmpstr (g_array_index (tiles, CarcTile, 0).name, ==, "stage at the road, no. #2");
  g_assert_cmpstr (g_array_index (tiles, CarcTile, 0).set, ==, "Our fair");
  g_assert_cmpuint (g_array_index (tiles, CarcTile, 4).w, ==, 2);
  g_assert_cmpuint (g_array_index (tiles, CarcTile, 5).start, ==, TRUE);

  g_autofree char *printed = carc_own_set_print (set);
  g_autoptr (CarcOwnSet) again = read_set (printed);
  g_autofree char *printed_again = carc_own_set_print (again);
  g_assert_cmpstr (printed, ==, printed_again);
  g_autoptr (CarcOwnSet) copy = carc_own_set_copy (set);
  g_autofree char *copied = carc_own_set_print (copy);
  g_assert_cmpstr (printed, ==, copied);
}

/* The sets that are built in are in the same notation; but the lake has a layout, a player holds an abbey, and a
 * table's own tile has no variant: it says what is on it. */
static void
test_built_in (void)
{
  for (guint i = 0; i < carc_n_systems; i++)
    {
      const char *text = carc_system_tiles (carc_systems[i]);
      TableRefusal why = { "" };
      if (text == NULL)
        continue;
      g_autoptr (CarcOwnSet) set = carc_own_set_read (text, strlen (text), carc_systems[i]->name, &why);
      if (set == NULL)
        g_error ("%s: %s", carc_systems[i]->name, why.sentence);
      gboolean fine = carc_own_set_check (set, NULL, NULL, &why);
      g_test_message ("%s: %s", carc_systems[i]->name, fine ? "fine" : why.sentence);
      g_assert_true (fine || strstr (why.sentence, "tile of the lake") || strstr (why.sentence, "“held” cannot stand")
                     || strstr (why.sentence, "a tile has no “variant”"));
    }
}

static void
test_setup (void)
{
  TableRefusal why = { "" };
  g_autofree char *lines = lines_of (fair);
  g_autofree char *text = g_strdup_printf ("player A\nplayer B\nset base\n%stiles another 2\ntile b farms=\"%s\"\n",
                                           lines, "x");
  g_autoptr (TableSetup) refused = fixture_setup (text, &why);
  g_assert_null (refused);
  g_autofree char *sound = g_strdup_printf ("player A\nplayer B\nset base\n%stiles another 2\ntile b \"farms=%s\"\n",
                                            lines, FIELDS);
  g_autoptr (TableSetup) setup = fixture_setup (sound, &why);
  g_assert_nonnull (setup);
  g_autoptr (GPtrArray) sets = carc_own_sets (setup);
  g_assert_cmpuint (sets->len, ==, 2);
  g_assert_cmpuint (((CarcOwnSet *) sets->pdata[1])->copies, ==, 2);
  g_autofree char *again = carc_own_set_lines (sets->pdata[0]);
  g_assert_cmpstr (lines, ==, again);

  CarcRules *rules = carc_rules_new (setup, &why);
  g_assert_nonnull (rules);
  const int stage = carc_rules_tile (rules, "fair/stage"), b = carc_rules_tile (rules, "b");
  g_assert_cmpint (stage, >=, 0);
  g_assert_cmpuint (rules->counts[stage], ==, 3);
  g_assert_cmpuint (rules->counts[b], ==, 2);
  g_assert_cmpint (rules->start_tile, ==, carc_rules_tile (rules, "fair/start"));
  carc_rules_unref (rules);
}

/* ---- what is refused ---- */

typedef struct
{
  const char *text, *part;
} Fault;

static void
test_faulty_files (void)
{
  static const Fault faults[] = {
    { "[a]\nfarms=" FIELDS "\n", "1 to 40 characters" },
    { "set=s\nname=x\n", "line 2: before the first tile" },
    { "set=s\n[a\n", "never closed" },
    { "set=s\n[A]\n", "not an id" },
    { "set=s\n[]\n", "1 to 47" },
    { "set=s\n[a-tile-whose-name-is-far-too-long-to-be-kept-in-any-record]\n", "1 to 47" },
    { "set=s\n[a/0,9]\n", "not a cell" },
    { "set=s\n[a]\nroads\n", "line 3: “roads” is not of the form" },
    { "set=s\n[a]\nfarms=\xff\n", "UTF-8" },
    { "set=s\n[a]\nfarms=\x01\n", "control" },
    { "set=\xe2\x80\xae\n", "control characters" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      TableRefusal why = { "" };
      g_autoptr (CarcOwnSet) set = carc_own_set_read (faults[i].text, strlen (faults[i].text), NULL, &why);
      assert_refused_with (set != NULL, why.sentence, faults[i].part);
    }
  TableRefusal why = { "" };
  assert_refused_with (carc_own_set_read ("set=s\n\0x\n", 9, NULL, &why) != NULL, why.sentence, "line 2");
  g_autofree char *huge = g_strnfill (CARC_OWN_BYTES_MAX + 1, '\n');
  assert_refused_with (carc_own_set_read (huge, strlen (huge), "s", &why) != NULL, why.sentence, "1024 KiB");
  g_autoptr (GString) many = g_string_new (NULL);
  for (guint i = 0; i <= CARC_OWN_GROUPS_MAX; i++)
    g_string_append_printf (many, "[t%u]\nfarms=" FIELDS "\n", i);
  assert_refused_with (carc_own_set_read (many->str, many->len, "s", &why) != NULL, why.sentence, "at most 512");
}

static const Fault faulty_tiles[] = {
  { "[a]\nfarm=" FIELDS "\n", "has no “farm”" },
  { "[a]\nfarms=" FIELDS "\nfarms=" FIELDS "\n", "stands twice" },
  { "[a]\nfarms=" FIELDS "\ncopies=0\n", "1 to 99" },
  { "[a]\nfarms=" FIELDS "\ncopies=100\n", "1 to 99" },
  { "[a]\nfarms=" FIELDS "\nstart=yes\n", "possible here: true, false" },
  { "[a]\nfarms=" FIELDS "\norder=held\n", "possible here: first, last" },
  { "[a]\nfarms=" FIELDS "\norder=last\n", "only a tile of the river" },
  { "[a]\nfarms=" FIELDS "\ncloister=trueinn\n", "behind “cloister=”" },
  { "[a]\nfarms=" FIELDS "\ncloister=true inn\n", "“inn” cannot stand" },
  { "[a]\nfarms=" FIELDS "\nname=\n", "nothing stands" },
  { "[a]\nfarms=" FIELDS "\nname=a\\sb\n", "backslash" },
  { "[a]\nfarms=" FIELDS "\nname=0123456789012345678901234567890123456789012345678901234567890123\n", "63 bytes" },
  { "[a]\nfarms=" FIELDS "\nflags=lighthouse\n", "tile of the lake" },
  { "[a]\nwater=N\nfarms=ene ese sse ssw wsw wnw\n", "between two cells" },
  { "[a]\ncities=;N\nfarms=ene ese sse ssw wsw wnw\n", "a city reaches no side" },
  { "[a]\nroads=inn\nfarms=" FIELDS "\n", "a road reaches no side" },
  { "[a]\nfarms=" FIELDS "; herd\n", "the word “inner”" },
  { "[a]\nfarms=inner " FIELDS "\n", "the word “inner”" },
  { "[a]\ncities=N inn\nfarms=ene ese sse ssw wsw wnw\n", "“inn” cannot stand" },
  { "[a]\ncities=N\nfarms=ene ese sse ssw wsw\n", "belongs to nothing" },
  { "[a]\nfarms=" FIELDS "\n[a]\nfarms=" FIELDS "\n", "two tiles have this id" },
  { "[a/0,0]\nfarms=" FIELDS "\n", "a tile that is not there" },
  { "[a]\nfarms=" FIELDS "\n[a/0,0]\nfarms=" FIELDS "\n", "1 cells, and 1" },
  { "[a]\nsize=2x1\nfarms=" FIELDS "\n[a/0,0]\nfarms=" FIELDS "\n", "belongs to a cell" },
  { "[a]\nsize=2x1\n[a/0,0]\nname=x\nfarms=" FIELDS "\n", "belongs to the tile" },
  { "[a]\nsize=2x1\n[a/0,0]\nfarms=" FIELDS "\n", "a/1,0 is missing" },
  { "[a]\nsize=2x1\n[a/0,0]\nfarms=" FIELDS "\n[a/1,0]\nfarms=" FIELDS "\n[a/2,0]\nfarms=" FIELDS "\n",
    "are described" },
  { "[a]\nsize=5x1\n", "“5x1” cannot stand" },
  { "[a]\nsize=2x1\n[a/0,0]\nroads=E\nfarms=" FIELDS "\n[a/1,0]\nfarms=" FIELDS "\n", "0,0 and 1,0 do not fit" },
  { "[a]\nsize=2x1\n[a/0,0]\nwater=W\nfarms=nnw nne ene ese sse ssw\n[a/1,0]\nfarms=" FIELDS "\n", "at the rim" },
  { "[a]\nsize=2x1\n[a/0,0]\nany=W\nfarms=nnw nne ene ese sse ssw\n[a/1,0]\nfarms=" FIELDS "\n", "fits every edge" },
  { "[a]\nsize=2x1\n[a/0,0]\nriver=W\nfarms=" FIELDS "\n[a/1,0]\nfarms=" FIELDS "\n", "has no river" },
};

/* Each is refused with the same words as a file and as lines of a record. */
static void
test_faulty_tiles (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faulty_tiles); i++)
    {
      const char *text = faulty_tiles[i].text;
      TableRefusal why = { "" };
      guint at = G_MAXUINT;
      g_autoptr (CarcOwnSet) set = carc_own_set_read (text, strlen (text), "odd", &why);
      if (set == NULL)
        g_error ("%s: %s", text, why.sentence);
      gboolean fine = carc_own_set_check (set, NULL, &at, &why);
      if (fine || strstr (why.sentence, faulty_tiles[i].part) == NULL || at >= set->groups->len)
        g_error ("“%s” is refused with “%s”", text, why.sentence);
      g_autofree char *own = carc_own_set_lines (set);
      g_autofree char *lines = g_strdup_printf ("player A\nplayer B\nset base\n%s", own);
      g_autofree char *setup_why = fixture_refusal (lines);
      if (strstr (setup_why, faulty_tiles[i].part) == NULL)
        g_error ("“%s” in a setup is refused with “%s”", text, setup_why);
    }
}

static void
test_faulty_setups (void)
{
  static const Fault faults[] = {
    { "tile a \"farms=" FIELDS "\"", "below the line of its set" },
    { "tiles", "tiles NAME" },
    { "tiles a b c", "tiles NAME" },
    { "tiles a 21", "1 to 20" },
    { "tiles \" a\"", "no space" },
    { "tiles a\ntiles A", "named twice" },
    { "tiles a\ntile", "tile ID" },
    { "tiles 1\ntiles 2\ntiles 3\ntiles 4\ntiles 5\ntiles 6\ntiles 7\ntiles 8\ntiles 9", "at most 8 sets" },
    { "tiles a\ntile crfr \"farms=" FIELDS "\"", "both have a tile crfr" },
    { "tiles a\ntile x \"farms=" FIELDS "\"\ntiles b\ntile x \"farms=" FIELDS "\"", "sets a and b both have a tile x" },
    { "use wheel", "needs a starting tile with the wheel" },
    { WHEEL_TILES "use wheel\nset river", "but the game starts from river/spring" },
    { WHEEL_TILES "tiles b\ntile x \"farms=" FIELDS "\" \"flags=icon1 icon3\"\nuse wheel", "has several icons" },
    { "tiles a\ntile x start=true \"farms=" FIELDS "\" flags=fortune\nuse wheel", "has 0 crown spaces of Taxes" },
    { "set hills\ntiles a 20\ntile x copies=2 \"farms=" FIELDS "\" flags=hill", "at most 40 can be" },
    { "tiles a\ntile x \"river=N S\" \"farms=nnw ssw wsw wnw; nne ene ese sse\"", "needs The River" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *lines = g_strdup_printf ("player A\nplayer B\nset base\n%s\n", faults[i].text);
      g_autofree char *why = fixture_refusal (lines);
      if (strstr (why, faults[i].part) == NULL)
        g_error ("“%s” is refused with “%s”", faults[i].text, why);
    }
}

/* ---- games ---- */

static void
test_start (void)
{
  g_autofree char *own = lines_of (fair);
  g_autofree char *lines = g_strdup_printf ("player A\nplayer B\nset base\nset inns\n%s", own);
  g_autoptr (CarcState) state = fixture_new (lines);
  g_assert_cmpuint (state->n_placed, ==, 4);
  fixture_play (state, "place fair/stage 2,0 r1 follower road:S\n"
                       "place fair/big 1,2 r0\n");
  g_assert_cmpuint (state->n_placed, ==, 7);
}

/* A mark counts only if its expansion is in play. */
static void
test_marks (void)
{
  g_autoptr (GString) points = g_string_new (NULL);
  for (guint inns = 0; inns < 2; inns++)
    {
      g_autofree char *lines = g_strdup_printf ("player A\nplayer B\nset base\n%stiles own\n"
                                                "tile s start=true \"farms=" FIELDS "\"\n"
                                                "tile e copies=2 \"roads=E inn\" \"farms=" FIELDS "\"\n",
                                                inns ? "set inns\n" : "");
      g_autoptr (CarcState) state = fixture_new (lines);
      fixture_play (state, "place e 0,1 r0 follower road:E\nplace e 1,1 r2\n");
      g_string_append_printf (points, "%d ", state->ledger.scores[0]);
    }
  g_assert_cmpstr (points->str, ==, "2 4 ");
}

/* A record carries its tiles: whoever reads it has the same game. */
static gboolean
check_game (const RandomGame *game, GString *why)
{
  g_autofree char *text = random_game_print (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableJournal) journal = table_record_parse (text, strlen (text), NULL, &error);
  TableRefusal refusal = { "" };
  if (journal == NULL)
    return random_game_fail (why, "%s", error->message);
  g_autofree char *printed = table_record_print (journal, G_MAXUINT);
  g_autoptr (TableJournal) again = table_record_parse (printed, strlen (printed), NULL, &error);
  if (again == NULL)
    return random_game_fail (why, "%s", error->message);
  if (!carc_state_validate (table_journal_state (again), &refusal))
    return random_game_fail (why, "%s", refusal.sentence);
  g_autofree char *one = fixture_dump (table_journal_state (journal));
  g_autofree char *other = fixture_dump (table_journal_state (again));
  return fixture_same (one, other, why);
}

/* With the starting tile of the set, and with another one. */
static void
test_random (void)
{
  const char *start = strstr (fair, "[fair/start]");
  g_autofree char *rest = g_strndup (fair, (gsize) (start - fair));
  g_autofree char *whole_lines = lines_of (fair), *rest_lines = lines_of (rest);
  RandomTaste taste = random_taste_all;
  taste.rules = rest_lines;
  random_games_check (24, &taste, check_game);
  taste = random_taste_default_readings;
  taste.rules = whole_lines;
  random_games_check (12, &taste, check_game);
}

TESTS_MAIN_AFTER (carc_register (), "/own", file, built_in, setup, faulty_files, faulty_tiles, faulty_setups, start,
                  marks, random)
