/* test-catan-bounds.c - hostile records of fish tokens: the work for a whole record is bounded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-fixture.h"
#include "catan/catan-fish-fold.h"
#include "catan/catan-fish-private.h"
#include "../table/test-add.h"

/* The work that an entry leaves for later ones: its worlds, and the steps of folding them, as catan-fish-worlds.h
 * counts them. */
static guint
count_work (const CatanFish *fish)
{
  double choices = 1;
  for (guint g = 0; g < fish->worlds.n_groups; g++)
    choices *= fish->worlds.group[g]->n;
  return catan_worlds_total (&fish->worlds) + (guint) MIN (choices, CATAN_FOLD_MAX) / CATAN_STEPS_A_WORLD;
}

/* Corrections at random, with tokens that nobody saw: without a bound for the whole record, thousands of worlds would
 * be kept after each entry.  Refused entries are counted, because finding out that one is impossible takes as long. */
static void
test_many_tokens (void)
{
  static const char *const forms[] = { "draw ?",  "draw ?", "draw ?", "draw ?", "draw ?",  "draw ?",
                                       "back ?",  "back ?", "back ?", "back 1", "back ?1", "back ?2",
                                       "back ?3", "draw 1", "draw 2", "draw 3", "back 2",  "back 3" };
  g_autoptr (TableSetup) setup = catan_fixture_setup ("player A\nplayer B\nplayer C\nplayer D\nuse fishermen\n", NULL);
  g_autoptr (TableJournal) journal = table_journal_new (setup, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint kept = 0, work = 0, most = 0;
  for (guint i = 0; i < 2500; i++)
    {
      const CatanState *state = table_journal_state (journal);
      if (state->fish->worlds.max == CATAN_WORLDS_MAX)
        g_assert_cmpuint (state->fish->worlds.work, ==, work);
      g_autofree char *line = g_strdup_printf ("token %c %s x", "ABCD"[g_rand_int_range (rand, 0, 4)],
                                               forms[g_rand_int_range (rand, 0, G_N_ELEMENTS (forms))]);
      table_journal_append_kept (journal, line, NULL);
      state = table_journal_state (journal);
      kept += catan_worlds_total (&state->fish->worlds);
      work += count_work (state->fish);
      most = MAX (most, catan_worlds_total (&state->fish->worlds));
    }
  g_test_message ("%u worlds kept, at most %u after an entry, %u entries refused", kept, most,
                  table_journal_n_refused (journal));
  g_assert_cmpuint (table_journal_n_refused (journal), >, 500);
  g_assert_cmpuint (most, >, 3000);
  /* After the cut, each of the groups has a few. */
  g_assert_cmpuint (kept, >, CATAN_WORK_MAX);
  g_assert_cmpuint (kept, <, CATAN_WORK_MAX + most + 2500 * CATAN_HOLDERS * CATAN_WORLDS_SPENT);
}

/* The steps of folding together all groups but one, and then that one; at most `most`. */
static guint
count_steps (const CatanWorlds *worlds, guint most)
{
  guint steps = 0;
  for (guint g = 0; g < worlds->n_groups; g++)
    {
      g_auto (CatanTotals) totals = { 0 };
      if (worlds->group[g]->n == 1) /* nothing is folded for the sake of a single world */
        continue;
      if (!catan_fold (worlds, g, &totals))
        return most;
      steps = MAX (steps, MIN (totals.n * worlds->group[g]->n, most));
    }
  return steps;
}

/* Six full hands exchange tokens by agreement, without end.  Few worlds are kept, but folding them takes hundreds of
 * thousands of steps: without a bound for the whole record, ten thousand such entries take half a minute. */
static void
test_many_exchanges (void)
{
  g_autoptr (TableSetup) setup = catan_fixture_setup (
      "player A\nplayer B\nplayer C\nplayer D\nplayer E\nplayer F\nuse fishermen\nframe big\nrule T6 large\n", NULL);
  g_autoptr (TableJournal) journal = table_journal_new (setup, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint spent = 0, before = 0, after = 0;
  g_assert_true (table_journal_append (journal, "snapshot", NULL));
  for (guint i = 0; i < 36; i++)
    {
      g_autofree char *line = g_strdup_printf ("now token %c ?", "ABCDEF"[i % 6]);
      g_assert_true (table_journal_append (journal, line, NULL));
    }
  g_assert_true (table_journal_append (journal, "now token A shoe", NULL));
  g_assert_true (table_journal_append (journal, "play on A", NULL));
  g_assert_true (table_journal_append (journal, "roll 2", NULL));
  for (guint i = 0; i < 1500; i++)
    {
      const CatanWorlds *worlds = &((const CatanState *) table_journal_state (journal))->fish->worlds;
      g_autofree char *line = g_strdup_printf ("agreed x exchange %c %d get ?", "ABCDEF"[g_rand_int_range (rand, 0, 6)],
                                               g_rand_int_range (rand, 1, 4));
      guint *steps = worlds->max == CATAN_WORLDS_MAX ? &before : &after;
      spent += steps == &after;
      *steps = MAX (*steps, count_steps (worlds, CATAN_FOLD_MAX));
      table_journal_append_kept (journal, line, NULL);
    }
  g_test_message ("%u of 1500 entries after the cut, at most %u steps before it and %u after it", spent, before, after);
  g_assert_cmpuint (spent, >, 100);
  g_assert_cmpuint (before, >, 10 * CATAN_FOLD_SPENT);
  g_assert_cmpuint (after, <=, CATAN_FOLD_SPENT);
}

TESTS_MAIN_AFTER (catan_register (), "/bounds", many_tokens, many_exchanges)
