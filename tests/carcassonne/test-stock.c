/* test-stock.c - stock-takes in random games of Carcassonne.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../table/stock-property.h"
#include "carc-random-game.h"
#include "../table/texts.h"
#include "../table/test-add.h"
#include "carcassonne/carc-tile-ways.h"

#define TURNS 60 /* entries of a game that is falsified */

static StockSums *sums; /* shared with the processes that play */

static gboolean
check_true (const RandomGame *game, GString *why)
{
  g_autoptr (TableSetup) setup = random_game_setup (game);
  const guint n = game->entries->len;
  for (guint part = 1; setup != NULL && part <= 3; part++)
    {
      g_autoptr (TableJournal) journal = stock_property_journal (setup, game->entries, n * part / 3, G_MAXUINT, NULL);
      if (journal != NULL && !stock_property_true (journal, sums, why))
        return FALSE;
    }
  return TRUE;
}

/* The entry without what was done with the tile; NULL if nothing was, or if it is a claim with another figure than a
 * follower, or by agreement. */
static char *
without_act (const CarcState *state, const char *line)
{
  CarcEntry entry, lay;
  if (!table_acts_parse (&carc_act_table, state->rules, line, &entry, NULL) || entry.kind != CARC_ENTRY_PLACE
      || entry.act == CARC_ACT_NONE || entry.agreed || entry.n_path > 1
      || (entry.act == CARC_ACT_FOLLOWER && entry.figure != CARC_FOLLOWER && entry.figure != CARC_BIG))
    return NULL;
  carc_entry_lay (&lay, (guint) entry.tile, entry.x, entry.y, entry.rot);
  return table_acts_print (&carc_act_table, state->rules, &lay);
}

/* In each game, some figures and pieces are forgotten, one at a time. */
static gboolean
check_false (const RandomGame *game, GString *why)
{
  g_autoptr (TableSetup) setup = random_game_setup (game);
  const guint n = MIN (game->entries->len, TURNS);
  if (setup == NULL)
    return TRUE;
  g_autoptr (TableJournal) truth = stock_property_journal (setup, game->entries, n, G_MAXUINT, NULL);
  for (guint i = 0, tried = 0; truth != NULL && i < n && tried < 4; i++)
    {
      g_autofree char *line = without_act (table_journal_state (truth), game->entries->pdata[i]);
      if (line == NULL)
        continue;
      g_autoptr (TableJournal) entered = stock_property_journal (setup, game->entries, n, i, line);
      if (entered == NULL)
        continue;
      tried++;
      if (!stock_property_false (entered, table_journal_state (truth), i, game->entries->pdata[i], line, sums, why))
        return FALSE;
    }
  return TRUE;
}

static void
test_false (void)
{
  random_games_check (12, &random_taste_base, check_false);
  random_games_check (12, &random_taste_all, check_false);
}

static void
test_sums (void)
{
  g_test_message ("%u counts of true numbers; %u games found out, %u with nothing to find; %u explained, %u given up",
                  sums->n_true, sums->n_wrong, sums->n_same, sums->n_explained, sums->n_cut);
  g_assert_cmpuint (sums->n_true, >, 0);
  g_assert_cmpuint (sums->n_explained, >, 0);
}

#define BASE "player Anna red\nplayer Ben blue\nset base 1\n"

/* A game in which Anna's follower in entry 4 was not entered; `tile` is that entry. */
static TableJournal *
forgotten_follower (const char *tile)
{
  g_autoptr (TableSetup) setup = fixture_setup (BASE, NULL);
  TableJournal *journal = table_journal_new (setup, NULL);
  const char *const lines[] = { "place frfr -1,0 r0", "place frfr -2,0 r0", "counted Anna follower 7", tile,
                                "counted Anna follower 6 map 1" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_true (table_journal_append (journal, lines[i], NULL));
  return journal;
}

/* Nothing else is wrong, and the count says since when. */
static void
test_forgotten (void)
{
  g_autoptr (TableJournal) journal = forgotten_follower ("place frfr -3,0 r0");
  const GArray *rows = table_stock_rows (&carc_game, table_journal_state (journal));
  g_assert_cmpuint (rows->len, ==, 2);
  assert_text (table_stock_tell (table_journal_state (journal), &g_array_index (rows, TableStockRow, 0)),
               "Followers left (Anna): 1 is missing");
  assert_text (table_stock_because (&g_array_index (rows, TableStockRow, 0)),
               "Entry 5 counted 6, the entries say 7; in entry 3 it was right");
  g_autoptr (TableRepairSearch) search = table_repair_search_new (journal);
  while (table_repair_search_step (search, 100))
    ;
  g_assert_true (stock_property_has (table_repair_search_found (search), TABLE_EDIT_REPLACE, 3,
                                     "place frfr -3,0 r0 follower road:E"));
  /* Mended, and it adds up. */
  const TableEdit edit = { TABLE_EDIT_REPLACE, 3, 0, "place frfr -3,0 r0 follower road:E" };
  g_assert_true (table_journal_edit (journal, &edit, 1, "", NULL));
  g_assert_cmpuint (table_stock_n_wrong (&carc_game, table_journal_state (journal)), ==, 0);
}

/* What the table agreed to is never changed, but it may be left out. */
static void
test_agreed (void)
{
  g_autoptr (TableJournal) journal = forgotten_follower ("agreed \"so it lay\" place frfr -3,0 r0");
  g_autoptr (TableRepairSearch) search = table_repair_search_new (journal);

  while (table_repair_search_step (search, 100))
    ;
  const GPtrArray *found = table_repair_search_found (search);
  for (guint i = 0; i < found->len; i++)
    {
      const TableEdit *edit = &((const TableRepair *) found->pdata[i])->edit;

      g_assert_false (edit->how == TABLE_EDIT_REPLACE && edit->at == 3);
    }
}

/* If no other entry explains a count, the table can agree how many there are, and no more than that. */
static void
test_numbers (void)
{
  g_autoptr (TableSetup) setup = fixture_setup (BASE "set tower 1\nset king 1\n", NULL);
  g_autoptr (TableJournal) journal = table_journal_new (setup, NULL);
  const char *const lines[] = { "place cfff 0,-1 r2", "counted Anna pieces 10 king 1", "place ffff 0,1 r0",
                                "counted Anna pieces 7 king 0", "counted Ben king 1" };
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_true (table_journal_append (journal, lines[i], NULL));
  g_autoptr (TableRepairSearch) search = table_repair_search_new (journal);
  while (table_repair_search_step (search, 100))
    ;
  g_assert_false (table_repair_search_step (search, 100));
  const GPtrArray *found = table_repair_search_found (search);
  GString *why = g_string_new (NULL);
  guint pieces = 0, kings = 0;
  for (guint i = 0; i < found->len; i++)
    {
      const TableRepair *repair = found->pdata[i];
      if (g_strcmp0 (repair->edit.line, "agreed \"the table agreed\" now pieces Anna 7") == 0)
        pieces++;
      else if (g_strcmp0 (repair->edit.line, "agreed \"the table agreed\" now king Ben 2") == 0)
        kings++;
      else if (repair->edit.line != NULL && strstr (repair->edit.line, "agreed") != NULL)
        g_error ("%s explains nothing", repair->edit.line);
    }
  g_assert_cmpuint (pieces, ==, 1);
  g_assert_cmpuint (kings, ==, 1);
  g_assert_true (stock_property_sound (journal, found, why));
  g_string_free (why, TRUE);
}

/* Each place is told once, the best of it first, and no more places than are wanted. */
static void
test_places (void)
{
  TableRepair all[] = {
    { .edit = { TABLE_EDIT_REPLACE, 9, 0, "a" } },
    { .edit = { TABLE_EDIT_DELETE, 9, 0, NULL } },
    { .edit = { TABLE_EDIT_INSERT, 9, 0, "b" } },
    { .edit = { TABLE_EDIT_REPLACE, 8, 0, "c" } },
    { .edit = { TABLE_EDIT_INSERT, 8, 0, "d" }, .whole = TRUE },
    { .edit = { TABLE_EDIT_REPLACE, 7, 0, "e" } },
    { .edit = { TABLE_EDIT_REPLACE, 7, 0, "f" }, .whole = TRUE },
    { .edit = { TABLE_EDIT_REPLACE, 6, 0, "g" }, .whole = TRUE },
    { .edit = { TABLE_EDIT_REPLACE, 7, 0, "h" }, .whole = TRUE },
  };
  static const guint most[] = { 100, 6, 4, 1, 0 }, lens[] = { 6, 6, 4, 1, 0 };
  static const char *const wanted[] = { "d ", "f h e ", "g ", "a - ", "b ", "c " };
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_ptr_array_add (found, &all[i]);
  for (guint k = 0; k < G_N_ELEMENTS (most); k++)
    {
      g_autoptr (GPtrArray) places = table_repair_places (found, most[k]);
      g_assert_cmpuint (places->len, ==, lens[k]);
      for (guint i = 0; i < places->len; i++)
        {
          const GPtrArray *place = places->pdata[i];
          g_autoptr (GString) lines = g_string_new (NULL);
          for (guint j = 0; j < place->len; j++)
            {
              const char *line = ((const TableRepair *) place->pdata[j])->edit.line;
              g_string_append_printf (lines, "%s ", line != NULL ? line : "-");
            }
          g_assert_cmpstr (lines->str, ==, wanted[i]);
        }
    }
}

static void
test_refusals (void)
{
  g_autoptr (CarcState) state = fixture_new (BASE);
  fixture_refuse (state, "counted", "name is missing");
  fixture_refuse (state, "counted Carl follower 7", "Carl");
  fixture_refuse (state, "counted Anna", "what was counted");
  fixture_refuse (state, "counted Anna follower", "how many were counted");
  fixture_refuse (state, "counted Anna follower many", "not a number from -9999 to 9999");
  fixture_refuse (state, "counted Anna follower 10000", "not a number");
  fixture_refuse (state, "counted Anna FOLLOWER 7", "nothing that can be counted");
  fixture_refuse (state, "counted Anna wagon 1", "can: follower, map, points");
  fixture_refuse (state, "counted Anna follower 7 follower 6", "counted twice");
  fixture_refuse (state, "counted-table follower 1", "can: tiles");
  fixture_play (state, "counted Anna follower 7 map 0 points 0\ncounted-table tiles 71 aside 0\n");
  g_assert_cmpuint (table_stock_n_wrong (&carc_game, state), ==, 0);
}

int
main (int argc, char *argv[])
{
  carc_register ();
  g_test_init (&argc, &argv, NULL);
  sums = random_games_shared (sizeof *sums);
  TESTS_ADD ("/stock", forgotten, agreed, numbers, places, refusals);
  random_games_add ("/stock/true", 60, &random_taste_all, check_true);
  TESTS_ADD ("/stock", false, sums);
  return g_test_run ();
}
