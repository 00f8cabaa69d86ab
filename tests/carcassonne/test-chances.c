/* test-chances.c - the chances to win after each turn: they add up, know nothing of what comes later, and can be
 * stopped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "carc-random-game.h"
#include "carcassonne/carc-playout.h"
#include "carcassonne/carc-policy-room.h"
#include "table/table-luck.h"
#include "../table/test-add.h"

/* Plays the game on to its end.  Each tile of the stack is drawn with the same chance. */
static void
play_on (TableJournal *journal, guint64 seed)
{
  const CarcState *state = table_journal_state (journal);
  g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
  carc_policy_seed (policy, seed);
  while (!(state = table_journal_state (journal))->finished)
    {
      CarcEntry entry;
      guint left = carc_policy_pick (policy, state->n_remaining), tile = 0;
      for (; left >= state->remaining[tile]; tile++)
        left -= state->remaining[tile];
      g_autofree char *line = carc_policy_rank (policy, state, tile, &entry, NULL, 1) > 0
                                  ? table_acts_print (&carc_act_table, state->rules, &entry)
                                  : g_strdup_printf ("discard %s", state->rules->tiles[tile].id);
      g_assert_true (table_journal_append (journal, line, NULL));
    }
}

#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nuse arbitress"

static TableJournal *
new_journal (const char *lines)
{
  g_autoptr (TableSetup) setup = fixture_setup (lines, NULL);
  TableJournal *journal = table_journal_new (setup, NULL);
  g_assert_nonnull (journal);
  return journal;
}

static TableJournal *
finished_game (guint64 seed)
{
  TableJournal *journal = new_journal (THREE);
  play_on (journal, seed);
  return journal;
}

static TableChances *
chances_of (const TableJournal *journal, guint playouts, guint threads)
{
  TableRefusal why;
  TableChances *chances = table_chances_new (journal, playouts, &why);
  if (chances == NULL)
    g_error ("%s", why.sentence);
  g_assert_true (table_chances_run (chances, threads));
  g_assert_cmpfloat (table_chances_progress (chances), ==, 1);
  return chances;
}

static void
check_sums (const TableChances *chances, guint n_players)
{
  for (guint i = 0; i < chances->points->len; i++)
    {
      const TableChance *chance = &table_chances_point (chances, i)->chance;
      double sum = 0;
      for (guint player = 0; player < n_players; player++)
        {
          g_assert_cmpfloat (chance->chance[player], >=, 0);
          g_assert_true (isfinite (chance->score[player]) && isfinite (chance->margin[player]));
          sum += chance->chance[player];
        }
      g_assert_true (!chance->known || fabs (sum - 1) < 1e-9);
    }
}

static void
test_curve (void)
{
  g_autoptr (TableJournal) journal = finished_game (3);
  const CarcState *end = table_journal_state (journal);
  g_autoptr (TableChances) chances = chances_of (journal, 2, 2);
  const guint n = chances->points->len;
  g_assert_cmpuint (n, ==, end->n_turns + 1u);
  check_sums (chances, 3);
  const TableChancesPoint *last = table_chances_point (chances, n - 1);
  g_assert_cmpuint (last->entries, ==, table_journal_length (journal));
  for (guint player = 0; player < 3; player++)
    {
      g_assert_cmpfloat (last->chance.score[player], ==, end->ledger.scores[player]);
      g_assert_cmpfloat (last->chance.margin[player], ==, 0);
      if (!(carc_leaders (end) >> player & 1))
        g_assert_cmpfloat (last->chance.chance[player], ==, 0);
    }
  for (guint i = 1; i < n; i++)
    g_assert_cmpuint (table_chances_point (chances, i)->turn, ==, i);
}

/* What is said of a turn is the same, however the game goes on: nobody looks at tiles that come later. */
static void
test_knows_no_future (void)
{
  g_autoptr (TableJournal) journal = finished_game (4);
  g_autoptr (TableChances) one = chances_of (journal, 2, 2);
  const guint common = 30;
  guint compared = 0;
  g_assert_true (table_journal_truncate (journal, common));
  play_on (journal, 99);
  g_autoptr (TableChances) other = chances_of (journal, 2, 2);
  for (guint i = 0; table_chances_point (one, i)->entries <= common; i++)
    {
      const TableChance *a = &table_chances_point (one, i)->chance, *b = &table_chances_point (other, i)->chance;
      /* Turns that changed much, compared with the others of the game, are played on more often. */
      if (a->playouts != b->playouts)
        continue;
      g_assert_cmpmem (a, sizeof *a, b, sizeof *b);
      compared++;
    }
  g_assert_cmpuint (compared, >, common / 3);
}

/* The numbers do not depend on the threads, and are the same each time. */
static void
test_same_again (void)
{
  g_autoptr (TableJournal) journal = finished_game (5);
  g_autoptr (TableChances) one = chances_of (journal, 2, 1);
  g_autoptr (TableChances) two = chances_of (journal, 2, 3);
  for (guint i = 0; i < one->points->len; i++)
    g_assert_cmpmem (table_chances_point (one, i), sizeof (TableChancesPoint), table_chances_point (two, i),
                     sizeof (TableChancesPoint));
  g_assert_cmpuint (one->turnings->len, ==, TABLE_TURNINGS);
  g_assert_cmpuint (two->turnings->len, ==, TABLE_TURNINGS);
  for (guint i = 0; i < TABLE_TURNINGS; i++)
    {
      const TableTurning *a = table_chances_turning (one, i), *b = table_chances_turning (two, i);
      g_assert_cmpuint (a->point, ==, b->point);
      g_assert_cmpstr (a->better, ==, b->better);
      g_assert_cmpstr (a->line, ==, table_journal_entry (journal, a->entry).line);
      g_assert_cmpint (a->player, ==, table_chances_point (one, a->point)->player);
    }
}

/* With fifteen tiles left or fewer, three times as many playouts. */
static void
test_late (void)
{
  g_autoptr (TableJournal) journal = finished_game (9);
  for (guint left = 1; left <= 18; left++)
    {
      TableChance chance;
      const CarcState *state = table_journal_state (journal);
      while (state->n_remaining < left)
        {
          g_assert_true (table_journal_truncate (journal, table_journal_length (journal) - 1));
          state = table_journal_state (journal);
        }
      g_assert_cmpuint (state->n_remaining, ==, left);
      g_assert_true (carc_playouts_find (state, left, 1, NULL, &chance));
      g_assert_cmpuint (chance.playouts, ==, left <= 15 ? 3 : 1);
    }
}

static TableChance
chance_of (const TablePlayouts *sum, guint n_players, double extra, double slope)
{
  TableChance chance;
  table_playouts_chance (sum, n_players, &(TableCalibration){ .extra = extra, .slope = slope }, &chance);
  return chance;
}

/* Playouts that all win equally often are added, however many players there are; then a power. */
static void
test_calibration (void)
{
  const TablePlayouts sum = { .n = 18, .wins = { 12, 6 } };
  for (guint n = 2; n <= TABLE_MAX_PLAYERS; n++)
    {
      const TableChance plain = chance_of (&sum, n, 0, 1), added = chance_of (&sum, n, 2, 1),
                        steep = chance_of (&sum, n, 2, 2);
      double squares = 0;
      for (guint player = 0; player < n; player++)
        {
          const double wins = sum.wins[player];
          g_assert_cmpfloat_with_epsilon (plain.chance[player], wins / 18, 1e-9);
          g_assert_cmpfloat_with_epsilon (added.chance[player], (wins + 2. / n) / 20, 1e-9);
          squares += added.chance[player] * added.chance[player];
        }
      for (guint player = 0; player < n; player++)
        g_assert_cmpfloat_with_epsilon (steep.chance[player], added.chance[player] * added.chance[player] / squares,
                                        1e-9);
    }
}

/* The power to which the shares of the first two players were raised. */
static double
slope_of (const char *setup)
{
  g_autoptr (TableJournal) journal = new_journal (setup);
  play_on (journal, 11);
  g_assert_true (table_journal_truncate (journal, 30));
  const CarcState *state = table_journal_state (journal);
  g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
  TablePlayouts sum = { 0 };
  TableChance found;
  g_assert_true (carc_playouts_find (state, 5, 20, NULL, &found));
  carc_playouts_add (policy, state, 5, 20, NULL, &sum);
  const TableChance share = chance_of (&sum, state->rules->n_players, 2, 1);
  g_assert_cmpfloat (share.chance[0], !=, share.chance[1]);
  return log (found.chance[0] / found.chance[1]) / log (share.chance[0] / share.chance[1]);
}

/* More is said of whoever leads two players than of whoever leads several. */
static void
test_several (void)
{
  const double two = slope_of ("player Anna\nplayer Ben\nset base"), three = slope_of (THREE);
  g_assert_cmpfloat (two, >, three + .1);
  g_assert_cmpfloat (three, >, .99);
}

/* A turn that gives the game away is found, and what would have been better. */
static void
test_blunder (void)
{
  g_autoptr (TableJournal) journal = new_journal ("player Anna\nplayer Ben\nset base");
  g_autoptr (CarcPolicy) policy = NULL;
  const CarcState *state;
  guint at = G_MAXUINT;
  play_on (journal, 8);
  g_assert_true (table_journal_truncate (journal, 60));
  /* A turn in which Anna could complete something with points, and does nothing instead; then it goes on as before. */
  while (!(state = table_journal_state (journal))->finished)
    {
      CarcEntry entries[CARC_RANKED_MAX];
      double gains[CARC_RANKED_MAX];
      guint tile = 0, n = 0;
      g_autofree char *line = NULL;
      if (policy == NULL)
        policy = carc_policy_new (state->rules, &carc_taste_usual);
      for (; n == 0 && tile < state->rules->n_tiles; tile++)
        n = state->remaining[tile] > 0 ? carc_policy_rank (policy, state, tile, entries, gains, CARC_RANKED_MAX) : 0;
      if (n == 0)
        break;
      const gboolean give = at == G_MAXUINT && gains[0] - gains[n - 1] > 8;
      line = table_acts_print (&carc_act_table, state->rules, &entries[give ? n - 1 : 0]);
      if (give)
        at = table_journal_length (journal);
      g_assert_true (table_journal_append (journal, line, NULL));
    }
  if (!state->finished)
    g_assert_true (table_journal_append (journal, "end \"enough\"", NULL));
  g_autoptr (TableChances) chances = chances_of (journal, 12, 2);
  for (guint i = 0; i < chances->turnings->len; i++)
    {
      const TableTurning *turning = table_chances_turning (chances, i);
      g_assert_true (turning->better == NULL
                     || (turning->better_by >= TABLE_BETTER_BY && turning->better_by >= turning->better_margin));
      g_assert_cmpstr (turning->better, !=, turning->line);
    }
}

static void
test_refused (void)
{
  TableRefusal why;
  g_autoptr (TableJournal) journal = finished_game (6);
  table_journal_truncate (journal, 20);
  g_assert_null (table_chances_new (journal, 10, &why));
  g_assert_nonnull (strstr (why.sentence, "not over"));
}

/* A game can be played on from where a player must say which scoring figure moves. */
static void
test_figure_waits (void)
{
  static const char *const lines[] = {
    "place river/straight 1,0 r0 follower farm:ese",
    "place river/city-road 2,0 r0 wagon road:S",
    "place river/bridge 3,0 r1 follower farm:ese",
    "place river/curve 4,0 r0 arbitress 2,0",
    "leaves Ben",
    "place river/city-curve 4,1 r3 fairy on 3,0",
    "place river/cloister 5,1 r0 wagon cloister",
    "move 0",
    "end \"late\"",
  };
  g_autoptr (TableJournal) journal = new_journal (
      "player Anna\nplayer Ben\nset river\nuse arbitress\nset abbey\nset dragon\nuse messages\nrule D2 tile");
  gboolean waited = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_assert_true (table_journal_append (journal, lines[i], NULL));
      waited |= table_state (table_journal_state (journal))->ask == CARC_ASK_FIGURE;
    }
  g_assert_true (waited);
  g_autoptr (TableChances) chances = chances_of (journal, 4, 1);
  check_sums (chances, 2);
}

/* From where the table counts by itself, nothing is known; a game that ended early can be looked at. */
static void
test_pad_and_end (void)
{
  g_autoptr (TableJournal) journal = finished_game (7);
  table_journal_truncate (journal, 20);
  g_assert_true (table_journal_append (journal, "end \"late\"", NULL));
  g_autoptr (TableChances) ended = chances_of (journal, 2, 2);
  g_assert_nonnull (ended->note);
  check_sums (ended, 3);
  table_journal_truncate (journal, 20);
  if (!table_journal_append (journal, "pad \"no more tiles\"", NULL))
    g_assert_true (table_journal_append (journal, "pad", NULL));
  g_assert_true (table_journal_append (journal, "score Anna 12", NULL));
  g_assert_true (table_journal_append (journal, "end \"done\"", NULL));
  g_autoptr (TableChances) padded = chances_of (journal, 2, 2);
  g_assert_nonnull (padded->note);
  check_sums (padded, 3);
}

/* What would have been better in the last turn does not depend on how the table stopped after it. */
static void
test_better_at_the_end (void)
{
  static const char *const ends[][2] = { { "end \"late\"", NULL }, { "pad \"tired\"", "end \"late\"" } };
  const guint at = 20;
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (TableJournal) journal = finished_game (7);
      guint n = 0;
      g_assert_true (table_journal_truncate (journal, at));
      for (guint k = 0; k < 2 && ends[i][k] != NULL; k++)
        g_assert_true (table_journal_append (journal, ends[i][k], NULL));
      g_autoptr (TableChances) chances = chances_of (journal, 12, 2);
      for (guint t = 0; t < chances->turnings->len; t++)
        {
          const TableTurning *turning = table_chances_turning (chances, t);
          if (turning->entry + 1 < at)
            continue;
          n++;
          g_test_message ("%s: %s, better by %.2f: %s", ends[i][0], turning->line, turning->better_by, turning->better);
          /* This simple player took its best turn, so hardly anything is much better. */
          g_assert_cmpfloat (turning->better_by, <, .3);
        }
      g_assert_cmpuint (n, ==, 1);
    }
}

static gpointer
stop_soon (gpointer data)
{
  while (table_chances_progress (data) < .01)
    g_thread_yield ();
  table_chances_cancel (data);
  return NULL;
}

static void
test_cancel (void)
{
  g_autoptr (TableJournal) journal = finished_game (8);
  g_autoptr (TableChances) chances = table_chances_new (journal, 200, NULL);
  GThread *thread = g_thread_new ("stop", stop_soon, chances);
  g_assert_false (table_chances_run (chances, 2));
  g_assert_cmpfloat (table_chances_progress (chances), <, .5);
  g_thread_join (thread);
}

/* Games with any sets, readings, corrections and refused entries, ended where they are. */
static gboolean
any_game (const RandomGame *game, GString *why)
{
  g_autofree char *text = random_game_print (game);
  g_autoptr (TableJournal) journal = table_record_parse (text, strlen (text), NULL, NULL);
  TableRefusal refusal;
  g_autoptr (TableChances) chances = NULL;
  if (journal == NULL)
    return TRUE;
  /* What remembers an edit of an earlier entry stays in the journal. */
  guint n = MIN (table_journal_length (journal), 12 + game->entries->len % 20);
  table_journal_truncate (journal, n);
  while (n > 0 && !table_state (table_journal_state (journal))->finished
         && !table_journal_append (journal, "end \"here\"", NULL))
    table_journal_truncate (journal, --n);
  chances = table_chances_new (journal, 1, &refusal);
  if (chances == NULL)
    return table_journal_length (journal) == 0 || random_game_fail (why, "%s", refusal.sentence);
  if (!table_chances_run (chances, 1))
    return random_game_fail (why, "it was cancelled");
  check_sums (chances, table_journal_setup (journal)->n_players);
  return TRUE;
}

/* By the full ranking, which for the base game is the same as the quick one. */
static double
luck_of_turn (CarcPolicy *policy, const CarcState *before, guint drawn, double *variance)
{
  double gains[CARC_TILES_MAX], n = 0, mean = 0;
  *variance = 0;
  for (guint tile = 0; tile < before->rules->n_tiles; tile++)
    {
      CarcEntry best;
      gains[tile] = NAN;
      if (before->remaining[tile] > 0 && carc_policy_rank (policy, before, tile, &best, &gains[tile], 1) > 0)
        {
          n += before->remaining[tile];
          mean += before->remaining[tile] * gains[tile];
        }
    }
  mean /= n;
  for (guint tile = 0; tile < before->rules->n_tiles; tile++)
    if (!isnan (gains[tile]))
      *variance += before->remaining[tile] * (gains[tile] - mean) * (gains[tile] - mean) / n;
  return gains[drawn] - mean;
}

/* The luck is what another count says, and over many games it is no further from 0 than chance brings it. */
static void
test_luck (void)
{
  double all = 0, all_variance = 0;
  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (TableJournal) journal = new_journal ("player Anna\nplayer Ben\nset base");
      double luck[2] = { 0 }, variance[2] = { 0 };
      play_on (journal, seed);
      g_autoptr (TableChances) chances = chances_of (journal, 1, 1);
      CarcState *state = carc_state_copy (table_journal_state (journal));
      g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
      carc_state_restart (state);
      for (guint i = 0; i < table_journal_length (journal); i++)
        {
          const char *line = table_journal_entry (journal, i).line;
          const guint player = state->player;
          CarcEntry entry;
          double spread;
          g_assert_true (table_game_read (&carc_game, state->rules, line, &entry, NULL));
          if (entry.kind == CARC_ENTRY_PLACE)
            {
              luck[player] += luck_of_turn (policy, state, (guint) entry.tile, &spread);
              variance[player] += spread;
            }
          g_assert_true (table_game_apply_line (&carc_game, state, line, NULL));
        }
      for (guint player = 0; player < 2; player++)
        {
          const TableLuckRow *row = table_chances_luck (chances);
          TableLuckRow alone;
          g_assert_true (table_chances_luck_of (journal, &alone));
          g_assert_cmpmem (&alone, sizeof alone, row, sizeof *row);
          g_assert_cmpfloat (fabs (row->got[player] - luck[player]), <, 1e-6);
          g_assert_cmpfloat (fabs (row->spread[player] - sqrt (variance[player])), <, 1e-6);
          all += luck[player];
          all_variance += variance[player];
        }
      carc_state_free (state);
    }
  g_test_message ("%.1f points in 12 games, standard deviation %.1f", all, sqrt (all_variance));
  g_assert_cmpfloat (all_variance, >, 100);
  g_assert_cmpfloat (fabs (all), <, 4 * sqrt (all_variance));
}

/* The luck alone: it is the first row, it can be stopped, and it is told only when the game is over. */
static void
test_luck_alone (void)
{
  g_autoptr (TableJournal) journal = finished_game (7);
  const TableMoment end = { table_journal_setup (journal), table_journal_state (journal) };
  g_autoptr (TableChances) chances = table_chances_new (journal, 0, NULL);
  g_autoptr (GArray) with = NULL, without = table_luck (&end, NULL);
  TableLuckRow row;
  g_assert_true (table_chances_know_luck (&carc_game));
  g_assert_true (table_chances_luck_of (journal, &row));
  with = table_luck (&end, &row);
  g_assert_cmpuint (with->len, ==, without->len + 1);
  g_assert_cmpstr (g_array_index (with, TableLuckRow, 0).kind->word, ==, "drawn");
  for (guint i = 0; i < without->len; i++)
    g_assert_cmpmem (&g_array_index (with, TableLuckRow, i + 1), sizeof row, &g_array_index (without, TableLuckRow, i),
                     sizeof row);
  table_chances_cancel (chances);
  g_assert_false (table_chances_run_luck (chances));
  g_assert_true (table_journal_undo (journal));
  g_assert_false (table_chances_luck_of (journal, &row));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  /* First, because its games are played in a child process: a child that is born among threads keeps what they own,
   * and the search for leaks calls that lost. */
  random_games_add ("/chances/any-game", 4, &random_taste_all, any_game);
  TESTS_ADD ("/chances", curve, knows_no_future, same_again, late, calibration, several, blunder, refused, figure_waits,
             pad_and_end, better_at_the_end, cancel, luck, luck_alone);
  return g_test_run ();
}
