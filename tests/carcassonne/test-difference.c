/* test-difference.c - how two foldings of a random game differ, against what each of them says alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-random-game.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-answer.h"
#include "table/table-difference.h"
#include "table/table-what-if.h"

#define fail random_game_fail

static guint
count (const TableDifference *difference, TableDiffers topic)
{
  guint n = 0;
  for (guint i = 0; i < difference->rows->len; i++)
    n += g_array_index (difference->rows, TableDifferenceRow, i).topic == topic;
  return n;
}

/* Do the rows about points add up to what the scores differ by?  Is each row really on the side that it names? */
static gboolean
check_points (const TableDifference *difference, GString *why)
{
  int sum[TABLE_MAX_PLAYERS] = { 0 };
  for (guint i = 0; i < difference->rows->len; i++)
    {
      const TableDifferenceRow *row = &g_array_index (difference->rows, TableDifferenceRow, i);
      for (guint side = 0; row->topic == TABLE_DIFFERS_POINTS && side < TABLE_N_SIDES; side++)
        if (row->line[side] != NULL)
          sum[row->line[side]->player] += (side == TABLE_AFTER ? 1 : -1) * row->line[side]->points;
    }
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    {
      const TableLedger *ledger[TABLE_N_SIDES];
      for (guint side = 0; side < TABLE_N_SIDES; side++)
        ledger[side] = &table_state (table_journal_state (difference->journal[side]))->ledger;
      const int differs = ledger[TABLE_AFTER]->scores[player] - ledger[TABLE_BEFORE]->scores[player];
      if (sum[player] != differs)
        return fail (why, "the rows give player %u %+d, the scores differ by %+d", player, sum[player], differs);
      if (difference->scores[TABLE_AFTER][player] - difference->scores[TABLE_BEFORE][player] != differs)
        return fail (why, "the scores of player %u are not those of the states", player);
    }
  return TRUE;
}

/* Do the rows account for how many entries are refused on each side? */
static gboolean
check_refused (const TableDifference *difference, GString *why)
{
  int told = (int) count (difference, TABLE_DIFFERS_REFUSED) - (int) count (difference, TABLE_DIFFERS_FITS);
  for (guint i = 0; i < difference->rows->len; i++)
    {
      const TableDifferenceRow *row = &g_array_index (difference->rows, TableDifferenceRow, i);
      for (guint side = 0; row->topic == TABLE_DIFFERS_ENTRY && side < TABLE_N_SIDES; side++)
        if (row->entry[side] >= 0
            && table_journal_entry (difference->journal[side], (guint) row->entry[side]).refusal != NULL)
          told += side == TABLE_AFTER ? 1 : -1;
    }
  const int refused = (int) table_journal_n_refused (difference->journal[TABLE_AFTER])
                      - (int) table_journal_n_refused (difference->journal[TABLE_BEFORE]);
  return told == refused || fail (why, "%+d entries are refused, the rows tell of %+d", refused, told);
}

static gboolean
check_mirror (const TableJournal *before, const TableJournal *after, const TableDifference *there, GString *why)
{
  g_autoptr (TableDifference) back = table_difference_new (after, before);
  const TableDiffers mirror[TABLE_N_DIFFERS] = {
    [TABLE_DIFFERS_ENTRY] = TABLE_DIFFERS_ENTRY,   [TABLE_DIFFERS_REFUSED] = TABLE_DIFFERS_FITS,
    [TABLE_DIFFERS_FITS] = TABLE_DIFFERS_REFUSED,  [TABLE_DIFFERS_TURN] = TABLE_DIFFERS_TURN,
    [TABLE_DIFFERS_POINTS] = TABLE_DIFFERS_POINTS, [TABLE_DIFFERS_EFFECT] = TABLE_DIFFERS_EFFECT
  };
  for (guint topic = 0; topic < TABLE_N_DIFFERS; topic++)
    if (count (there, topic) != count (back, mirror[topic]))
      return fail (why, "%u rows of topic %u, and %u the other way round", count (there, topic), topic,
                   count (back, mirror[topic]));
  return TRUE;
}

/* ---- an edit ---- */

static gboolean
check_edit (TableJournal *journal, GRand *rand, const RandomGame *game, GString *why)
{
  const guint n = table_journal_length (journal), at = (guint) g_rand_int_range (rand, 0, (gint32) n);
  const guint gone = (guint) g_rand_int_range (rand, 0, 2);
  const char *line = game->entries->pdata[g_rand_int_range (rand, 0, (gint32) n)];
  const char *lines[] = { g_rand_boolean (rand) ? line : NULL, NULL };
  const guint come = lines[0] != NULL;
  g_autoptr (TableJournal) edited = table_journal_edited (journal, at, gone, lines);
  g_autoptr (TableDifference) difference = table_difference_new (journal, edited);
  if (!check_points (difference, why) || !check_refused (difference, why)
      || !check_mirror (journal, edited, difference, why))
    return fail (why, " (at %u, %u gone: %s)", at, gone, come ? line : "nothing");
  const gboolean same = gone == come && (come == 0 || strcmp (table_journal_entry (journal, at).line, line) == 0);
  if (same && difference->rows->len > 0)
    return fail (why, "nothing is changed, and %u rows differ", difference->rows->len);
  for (guint i = 0; i < difference->rows->len; i++)
    {
      const TableDifferenceRow *row = &g_array_index (difference->rows, TableDifferenceRow, i);
      g_autofree char *title = table_difference_title (difference, row),
                      *because = table_difference_because (difference, row);
      if (*title == '\0' || because == NULL)
        return fail (why, "a row of topic %u has no words", row->topic);
    }
  /* The edit taken back gives the first game, byte for byte. */
  const char *old[] = { gone ? table_journal_entry (journal, at).line : NULL, NULL };
  g_autoptr (TableJournal) restored = table_journal_edited (edited, at, come, old);
  g_autoptr (TableDifference) none = table_difference_new (journal, restored);
  if (none->rows->len > 0)
    return fail (why, "%u rows differ after the edit was taken back", none->rows->len);
  g_autofree char *first = fixture_dump (table_journal_state (journal)),
                  *last = fixture_dump (table_journal_state (restored));
  return fixture_same (first, last, why);
}

static gboolean
check_edits (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  if (journal == NULL || table_journal_length (journal) == 0)
    return TRUE;
  for (guint i = 0; i < 12; i++)
    if (!check_edit (journal, rand, game, why))
      return FALSE;
  return TRUE;
}

/* ---- another reading ---- */

/* A what-if is a real game by that reading: it equals the fold of a setup that was written so. */
static gboolean
check_readings (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  if (journal == NULL)
    return TRUE;
  for (guint i = 0; i < 12; i++)
    {
      const guint ruling = (guint) g_rand_int_range (rand, 0, (gint32) carc_game.n_rulings);
      const TableRuling *row = &carc_game.rulings[ruling];
      const guint option = (guint) g_rand_int_range (rand, 0, (gint32) row->n_options);
      g_autoptr (TableJournal) reread = table_journal_reread (journal, ruling, option, NULL);
      if (reread == NULL)
        continue;
      g_autoptr (TableSetup) setup = table_setup_copy (table_journal_setup (journal));
      table_setup_set_rule (setup, row->id, row->options[option].word, NULL);
      gpointer played = carc_game.state_new (setup, NULL);
      for (guint k = 0; k < game->entries->len; k++)
        table_game_fold_line (&carc_game, played, game->entries->pdata[k], NULL, NULL);
      g_autofree char *a = fixture_dump (table_journal_state (reread)), *b = fixture_dump (played);
      carc_game.state_free (played);
      g_autoptr (TableDifference) difference = table_difference_new (journal, reread);
      if (!fixture_same (a, b, why) || !check_points (difference, why) || !check_refused (difference, why))
        return fail (why, " (rule %s %s)", row->id, row->options[option].word);
      if (count (difference, TABLE_DIFFERS_ENTRY) > 0)
        return fail (why, "another reading changes an entry");
    }
  return TRUE;
}

/* ---- what the desk says of another reading, and of another entry ---- */

/* How many were compared.  Games are played in a child process, so this is shared memory. */
static struct
{
  guint readings, outcomes;
} * compared;

/* The sentences name those players whose sum is another one by the reading, with both sums; if an entry does not fit,
 * there are none. */
static gboolean
check_told (const TableJournal *journal, const TableReading *reading, GString *why)
{
  const TableSetup *setup = table_journal_setup (journal);
  const guint n = table_journal_length (journal);
  g_autoptr (TableJournal) reread = table_journal_reread (journal, reading->ruling, reading->option, NULL);
  int misfit, first = -1;
  const TableMoment moments[2] = { { setup, table_journal_state (journal), table_journal_effects (journal) },
                                   { setup, reread != NULL ? table_journal_state (reread) : NULL, NULL } };
  g_autoptr (TableAnswer) now = table_answer_read (&moments[0], "game", NULL);
  g_autofree char *told = table_what_if (journal, now, "game", reading, &misfit);
  for (guint i = 0; reread != NULL && first < 0 && i < n; i++)
    if ((table_journal_entry (journal, i).refusal == NULL) != (table_journal_entry (reread, i).refusal == NULL))
      first = (int) i;
  if (misfit != first)
    return fail (why, "the entry that does not fit is %d, not %d", first + 1, misfit + 1);
  if (reread == NULL || first >= 0)
    return told == NULL || fail (why, "a game that was not played so is told of");
  for (guint i = 0; told != NULL && i < now->lines->len; i++)
    {
      const TableAnswerLine *line = &g_array_index (now->lines, TableAnswerLine, i);
      g_autofree char *words = table_answer_line_words (line), *whole = g_strdup_printf ("\n%s\n", words);
      if (line->says == TABLE_SAYS_REASON && strstr (told, whole) != NULL)
        return fail (why, "“%s” does not change", words);
    }
  for (guint i = 0; i < setup->n_players; i++)
    {
      int sums[2];
      for (guint side = 0; side < 2; side++)
        {
          guint from;
          const CarcState *state = moments[side].state;
          g_autoptr (CarcState) end = table_moment_may_foresee (&moments[side]) ? carc_forecast (state, &from, NULL)
                                                                                : carc_state_copy (state);
          sums[side] = end->ledger.scores[i];
        }
      g_autofree char *words = g_strdup_printf ("%s: %d point%s instead of %d\n", table_name_said (&setup->players[i]),
                                                sums[1], ABS (sums[1]) == 1 ? "" : "s", sums[0]);
      if ((told != NULL && strstr (told, words) != NULL) != (sums[0] != sums[1]))
        return fail (why, "“%s” and “%s”", told != NULL ? told : "", words);
      compared->readings += sums[0] != sums[1];
    }
  return TRUE;
}

/* An outcome is that of the game in which the entry is really the other one. */
static gboolean
check_outcome (const TableJournal *journal, guint n, const TableAlternatives *others, guint nth, GString *why)
{
  guint entry;
  const char *line, *question;
  TableMeasure points;
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  if (!table_alternatives_outcome (others, nth, &entry, &line, &question, &points))
    return fail (why, "there is no outcome %u", nth);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (lines, (gpointer) (i == entry ? line : table_journal_entry (journal, i).line));
  g_ptr_array_add (lines, NULL);
  g_autoptr (TableJournal)
      played = table_journal_new_of (table_journal_setup (journal), (const char *const *) lines->pdata, NULL);
  for (guint i = 0; i < n; i++)
    if ((i == entry || table_journal_entry (journal, i).refusal == NULL)
        != (table_journal_entry (played, i).refusal == NULL))
      return fail (why, "with entry %u as “%s”, entry %u does not fit", entry + 1, line, i + 1);
  const TableMoment moment = { table_journal_setup (played), table_journal_state (played), NULL };
  g_autoptr (TableAnswer) answer = table_answer_read (&moment, question, NULL);
  for (guint i = 0; answer != NULL && i < moment.setup->n_players; i++)
    if (table_answer_points (answer, (int) i) != points.of[i])
      return fail (why, "with entry %u as “%s”, “%s” gives player %u %d, and %d are said", entry + 1, line, question, i,
                   table_answer_points (answer, (int) i), points.of[i]);
  compared->outcomes++;
  return answer != NULL || fail (why, "“%s” has no answer", question);
}

static gboolean
check_others (const TableJournal *journal, guint n, GRand *rand, GString *why)
{
  g_autoptr (CarcState) state = table_journal_state_at (journal, n);
  const TableMoment moment = { table_journal_setup (journal), state, NULL };
  g_auto (GStrv) list = table_query_list (&moment);
  g_autoptr (TableAlternatives) others = NULL;
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  guint entry;
  const char *line, *asked;
  TableMeasure points;
  /* Most questions are about a hole, which has no points. */
  for (guint tries = 0; others == NULL && tries < 10; tries++)
    others = table_alternatives_new (journal, n, list[g_rand_int_range (rand, 0, (gint32) g_strv_length (list))]);
  if (others == NULL)
    return TRUE;
  while (table_alternatives_step (others))
    ;
  table_alternatives_tell (others, sentences);
  for (guint i = 0; table_alternatives_outcome (others, i, &entry, &line, &asked, &points); i++)
    if (!check_outcome (journal, n, others, i, why))
      return FALSE;
  for (guint i = 0; i < sentences->len; i++)
    if (strlen (sentences->pdata[i]) < 8)
      return fail (why, "“%s” says nothing", (char *) sentences->pdata[i]);
  return TRUE;
}

static gboolean
check_what_if (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  TableReading reading = { 0, 0, FALSE };
  if (journal == NULL || table_journal_length (journal) == 0)
    return TRUE;
  while (table_reading_next (table_journal_setup (journal), &reading))
    if (g_rand_int_range (rand, 0, 3) == 0 && !check_told (journal, &reading, why))
      return FALSE;
  for (guint i = 0; i < 12; i++)
    if (!check_others (journal, (guint) g_rand_int_range (rand, 1, (gint32) table_journal_length (journal) + 1), rand,
                       why))
      return FALSE;
  return TRUE;
}

static void
test_what_if (void)
{
  compared = random_games_shared (sizeof *compared);
  random_games_check (20, &random_taste_all, check_what_if);
  random_games_check (20, &random_taste_default_readings, check_what_if);
  g_test_message ("%u sums by other readings, %u outcomes", compared->readings, compared->outcomes);
  g_assert_cmpuint (compared->readings, >, RANDOM_GAMES (20));
  g_assert_cmpuint (compared->outcomes, >, RANDOM_GAMES (50));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  random_games_add ("/difference/edits", 60, &random_taste_all, check_edits);
  random_games_add ("/difference/remembered", 100, &random_taste_all, random_check_remembered);
  random_games_add ("/difference/readings", 60, &random_taste_all, check_readings);
  g_test_add_func ("/difference/what-if", test_what_if);
  return g_test_run ();
}
