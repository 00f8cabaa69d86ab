/* test-catan-what-if.c - what is said of another place for a building or a road, against games that are played so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a building brings is counted again from the 36 throws before and after it, and roads from the state at the end.
 */
#include <string.h>

#include "catan-random-game.h"
#include "catan/catan-query.h"
#include "catan/catan-rooms.h"
#include "table/table-what-if.h"
#include "../table/test-add.h"

#define fail random_game_fail

static guint n_settlements, n_cities, n_fish, n_elsewhere, n_missing, n_holders, n_best;

/* The first `n` entries with this one in the place of an entry; NULL: without it. */
static CatanState *
play (const TableJournal *journal, guint n, guint entry, const char *line, GString *why)
{
  g_autoptr (CatanState) state = table_journal_state_at (journal, 0);
  for (guint i = 0; i < n; i++)
    {
      const TableEntry was = table_journal_entry (journal, i);
      const char *now = i == entry ? line : was.line;
      const gboolean fits = i == entry || was.refusal == NULL;
      if (now != NULL && table_game_fold_line (&catan_game, state, now, NULL, NULL) != fits)
        {
          fail (why, "with entry %u as “%s”, entry %u does not fit as it did", entry + 1, line, i + 1);
          return NULL;
        }
    }
  return g_steal_pointer (&state);
}

/* What 36 throws bring to all players: cards, and fish tokens. */
static void
add_throws (const CatanState *state, int sign, int *cards, int *fish)
{
  for (guint i = 0; i < 36; i++)
    {
      CatanYield yield;
      catan_yield (state, 2 + i / 6 + i % 6, &yield);
      for (guint p = 0; p < state->rules->n_players; p++)
        {
          for (guint r = 0; r < CATAN_N_RESOURCES; r++)
            *cards += sign * yield.owed[p][r];
          *fish += sign * yield.fish_owed[p];
        }
    }
}

/* The difference that the entry makes in what throws bring, directly after it. */
static gboolean
check_building (const TableJournal *journal, guint entry, const char *line, const TableMeasure *said, GString *why)
{
  g_autoptr (CatanState) before = table_journal_state_at (journal, entry);
  g_autoptr (CatanState) after = play (journal, entry + 1, entry, line, why);
  int cards = 0, fish = 0, told = 0;
  if (after == NULL)
    return FALSE;
  add_throws (before, -1, &cards, &fish);
  add_throws (after, 1, &cards, &fish);
  for (guint p = 0; p < TABLE_MAX_PLAYERS; p++)
    told += said->of[p];
  n_cities += g_str_has_prefix (line, "build city");
  n_settlements += !g_str_has_prefix (line, "build city");
  n_fish += fish > 0;
  return (cards == told && fish == said->all)
         || fail (why, "entry %u as “%s” brings %d cards and %d fish, %d and %d are said", entry + 1, line, cards, fish,
                  told, said->all);
}

static gboolean
check_roads (const TableJournal *journal, guint n, guint entry, const char *line, const TableMeasure *said,
             GString *why)
{
  g_autoptr (CatanState) end = play (journal, n, entry, line, why);
  g_autoptr (CatanState) now = table_journal_state_at (journal, n);
  if (end == NULL)
    return FALSE;
  for (guint p = 0; p < end->rules->n_players; p++)
    if (said->of[p] != (int) catan_longest_road (end, p, NULL))
      return fail (why, "with entry %u as “%s”, player %u has %u in a row, %d are said", entry + 1,
                   line != NULL ? line : "nothing", p, catan_longest_road (end, p, NULL), said->of[p]);
  if (said->all != end->longest)
    return fail (why, "with entry %u as “%s”, player %d holds the Longest Road, %d is said", entry + 1,
                 line != NULL ? line : "nothing", end->longest, said->all);
  *(line != NULL ? &n_elsewhere : &n_missing) += 1;
  n_holders += end->longest != now->longest;
  return TRUE;
}

/* What a line brings directly after it.  FALSE: it is not legal. */
static gboolean
brings (const TableJournal *journal, guint entry, const char *line, int *cards, int *fish)
{
  g_autoptr (CatanState) state = table_journal_state_at (journal, entry);
  *cards = *fish = 0;
  add_throws (state, -1, cards, fish);
  if (!table_game_apply_line (&catan_game, state, line, NULL))
    return FALSE;
  add_throws (state, 1, cards, fish);
  return TRUE;
}

/* No legal place for a building is forgotten: the best one is found again with all words that could name one.  A place
 * that brings as much as its own is not another outcome. */
static gboolean
check_best (const TableJournal *journal, guint entry, int best, GString *why)
{
  const char *made = table_journal_entry (journal, entry).line;
  const char *const verbs[] = { "build settlement", "build city" };
  int most = G_MININT, own_cards, own_fish;
  if (!brings (journal, entry, made, &own_cards, &own_fish))
    return fail (why, "“%s” is not legal", made);
  for (guint verb = 0; verb < G_N_ELEMENTS (verbs); verb++)
    for (guint spot = 1; g_str_has_prefix (made, verbs[verb]) && spot <= CATAN_SPOTS_MAX; spot++)
      {
        g_autofree char *line = g_strdup_printf ("%s %u", verbs[verb], spot);
        int cards, fish;
        if (brings (journal, entry, line, &cards, &fish) && (cards != own_cards || fish != own_fish))
          most = MAX (most, cards);
      }
  n_best += most > 0;
  return most <= best
         || fail (why, "instead of “%s” a place brings %d, the best that is said brings %d", made, most, best);
}

static gboolean
check_question (const TableJournal *journal, guint n, const char *question, GString *why)
{
  g_autoptr (TableAlternatives) others = table_alternatives_new (journal, n, question);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  const gboolean of_building = g_str_has_prefix (question, "spot");
  guint entry = G_MAXUINT;
  const char *line, *asked;
  TableMeasure said;
  int best = G_MININT;
  if (others == NULL)
    return TRUE;
  while (table_alternatives_step (others))
    ;
  table_alternatives_tell (others, sentences);
  for (guint i = 0; table_alternatives_outcome (others, i, &entry, &line, &asked, &said); i++)
    {
      int cards = 0;
      if (!(of_building ? check_building (journal, entry, line, &said, why)
                        : check_roads (journal, n, entry, line, &said, why)))
        return fail (why, " (%s after %u)", question, n);
      for (guint p = 0; p < TABLE_MAX_PLAYERS; p++)
        cards += said.of[p];
      best = MAX (best, cards);
      if (i < sentences->len && (line == NULL) != g_str_has_prefix (sentences->pdata[i], "without entry"))
        return fail (why, "“%s” of “%s”", (char *) sentences->pdata[i], line != NULL ? line : "nothing");
    }
  return !of_building || best == G_MININT || g_str_has_prefix (table_journal_entry (journal, entry).line, "agreed")
         || check_best (journal, entry, best, why);
}

static gboolean
check_game (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  for (guint i = 0; i < 6; i++)
    {
      const guint n = (guint) g_rand_int_range (rand, 1, (gint32) table_journal_length (journal) + 1);
      g_autoptr (CatanState) state = table_journal_state_at (journal, n);
      for (guint spot = 0; spot < catan_shape (state)->n_spots; spot++)
        {
          g_autofree char *question = g_strdup_printf ("spot %u", spot + 1);
          if (state->building[spot] != CATAN_NOBODY && !check_question (journal, n, question, why))
            return FALSE;
        }
      for (guint edge = 0; edge < catan_shape (state)->n_edges; edge++)
        {
          g_autofree char *question = g_strdup_printf ("edge %s", catan_edge_name (catan_shape (state), edge).text);
          if (state->road[edge] != CATAN_NOBODY && g_rand_boolean (rand) && !check_question (journal, n, question, why))
            return FALSE;
        }
    }
  return TRUE;
}

static void
test_games_played_so (void)
{
  catan_random_games_check (6, &catan_random_all, check_game);
  catan_random_games_check (6, &catan_random_plain, check_game);
  g_test_message ("%u settlements, %u cities, %u with fish, %u best; %u roads elsewhere, %u missing, %u other holders",
                  n_settlements, n_cities, n_fish, n_best, n_elsewhere, n_missing, n_holders);
  g_assert_cmpuint (n_settlements, >, 100);
  g_assert_cmpuint (n_cities, >, 20);
  g_assert_cmpuint (n_fish, >, 20);
  g_assert_cmpuint (n_best, >, 20);
  g_assert_cmpuint (n_elsewhere, >, 20);
  g_assert_cmpuint (n_missing, >, 20);
  g_assert_cmpuint (n_holders, >, 5);
}

/* All that is said of the question after the first `n` entries. */
static GPtrArray *
tell_what_ifs (const TableJournal *journal, guint n, const char *question)
{
  g_autoptr (TableWhatIfs) ifs = table_what_ifs_new (journal, n, question);
  g_autoptr (TableAnswer) answer = table_answer_empty ();
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  while (table_what_ifs_step (ifs, answer))
    ;
  for (guint i = 0; i < answer->lines->len; i++)
    g_ptr_array_add (lines, g_strdup (g_array_index (answer->lines, TableAnswerLine, i).text));
  return lines;
}

/* A reading that does not fit is told with the number of the entry, and quotes nothing that was told in secret.  What
 * was entered after the question does not matter. */
static void
test_secret (void)
{
  static const char *const entries[] = {
    "found 9 9-10",   "found 40 40-41",       "found 45 45-44", "found 36 36-35",         "found 23 23-24",
    "found 32 32-31", "token Anna draw ?3 t", "roll 10",        "trade Ben give fish ?3", NULL
  };
  g_autoptr (TableSetup) setup = table_setup_parse ("game catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\n"
                                                    "rule F12 no\nuse fishermen\n",
                                                    NULL);
  g_autoptr (TableJournal) journal = table_journal_new_of (setup, entries, NULL);
  g_autoptr (GPtrArray) lines = tell_what_ifs (journal, 9, "player Anna");
  g_autoptr (GPtrArray) earlier = tell_what_ifs (journal, 8, "player Anna");
  gboolean begun = FALSE, told = FALSE;
  for (guint i = 0; i < lines->len; i++)
    {
      g_assert_null (strstr (lines->pdata[i], "?3"));
      begun |= g_str_has_prefix (lines->pdata[i], "By these readings the entries would not all fit");
      told |= begun && g_str_has_prefix (lines->pdata[i], "Token by token with the player on turn")
              && strstr (lines->pdata[i], " (F12 yes, entry 9)") != NULL;
    }
  g_assert_true (told);
  for (guint i = 0; i < earlier->len; i++)
    g_assert_null (strstr (earlier->pdata[i], "entry 9"));
  g_assert_cmpuint (earlier->len, >, 0);
}

/* First what other entries would have brought, then the other readings. */
static void
test_both (void)
{
  static const char *const entries[] = { "found 9 9-10", "found 40 40-41", NULL };
  g_autoptr (TableSetup)
      setup = table_setup_parse ("game catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\n", NULL);
  g_autoptr (TableJournal) journal = table_journal_new_of (setup, entries, NULL);
  g_autoptr (GPtrArray) lines = tell_what_ifs (journal, 2, "spot 40");
  g_assert_cmpuint (lines->len, >, 1);
  g_assert_true (g_str_has_prefix (lines->pdata[0], "Entry 2 as “Ben founds a settlement on 42 with the road 42-50”"));
  g_assert_cmpstr (lines->pdata[lines->len - 1], ==, "By every other house rule the answer would be the same.");
}

/* When another window has changed the game, it is loaded again: the journal goes before what is tried with it. */
static void
test_journal_gone (void)
{
  static const char *const entries[] = { "found 9 9-10", "found 40 40-41", NULL };
  g_autoptr (TableSetup)
      setup = table_setup_parse ("game catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\n", NULL);
  TableJournal *journal = table_journal_new_of (setup, entries, NULL);
  TableAlternatives *others = table_alternatives_new (journal, 2, "spot 40");
  g_assert_true (table_alternatives_step (others));
  table_journal_free (journal);
  table_alternatives_free (others);
}

TESTS_MAIN_AFTER (catan_register (), "/catan-what-if", games_played_so, secret, both, journal_gone)
