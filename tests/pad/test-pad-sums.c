/* test-pad-sums.c - random games on the score pad: its sums are those of a second count, whatever is entered, taken
 * back, edited, written and read again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The second count knows no ledger: it goes over the entries that were generated, as numbers.
 */
#include <string.h>

#include "pad/pad-play.h"
#include "table/table-answer.h"
#include "table/table-record.h"
#include "table/table-sheet.h"
#include "../table/test-add.h"

#define GAMES 600
#define ENTRIES 40

static const char *const names[] = { "Anna", "Bo \"the fox\"", "C\\", "=SUM(A1)", "Élodie", "<b>Faye</b>" };
static const char *const whats[] = {
  "", "cities", "=1+1", "a \"quoted\" one", "back\\slash", "<i>x</i>", "%s%n", "düne"
};
static const char *const whys[] = { "", "so", "it's \"so\"", "@SUM(1)", "# no comment", "ends with \\", "%d" };

/* An entry as numbers. */
typedef enum
{
  SCORE,
  CORRECT,
  NOTE,
  ROUND,
  LEAVE,
  COME,
  END
} Kind;
typedef struct
{
  Kind kind;
  guint player;
  int points;
  const char *what, *why;
} Entry;

static char *
line_of (const Entry *entry)
{
  GString *line = g_string_new (NULL);
  switch (entry->kind)
    {
    case NOTE: return g_string_free (g_string_append (line, "note \"well\""), FALSE);
    case ROUND: return g_string_free (g_string_append (line, "round"), FALSE);
    case END: return g_string_free (g_string_append (line, "end \"late\""), FALSE);
    case LEAVE:
    case COME:
      g_string_append (line, entry->kind == LEAVE ? "leaves " : "comes ");
      table_words_append (line, names[entry->player]);
      return g_string_free (line, FALSE);
    case SCORE:
    case CORRECT:
    default: break;
    }
  g_string_append (line, entry->kind == SCORE ? "score " : "points ");
  table_words_append (line, names[entry->player]);
  g_string_append_printf (line, entry->kind == SCORE ? " %d" : " %+d", entry->points);
  if (entry->kind == SCORE && *entry->what != '\0')
    {
      g_string_append_c (line, ' ');
      table_words_append (line, entry->what);
    }
  if (entry->kind == CORRECT || (*entry->what != '\0' && *entry->why != '\0'))
    {
      g_string_append_c (line, ' ');
      table_words_append (line, *entry->why != '\0' ? entry->why : "so");
    }
  return g_string_free (line, FALSE);
}

static Entry
random_entry (GRand *rand, guint n_players)
{
  const int dice = g_rand_int_range (rand, 0, 28);
  Entry entry = { .kind = dice < 18   ? SCORE
                          : dice < 20 ? CORRECT
                          : dice < 22 ? NOTE
                          : dice < 23 ? ROUND
                          : dice < 25 ? LEAVE
                          : dice < 27 ? COME
                                      : NOTE };
  entry.player = (guint) g_rand_int_range (rand, 0, (gint32) n_players);
  entry.points = g_rand_int_range (rand, 0, 8) == 0 ? g_rand_int_range (rand, -PAD_SCORE_MAX, PAD_SCORE_MAX + 1)
                                                    : g_rand_int_range (rand, -30, 60);
  if (entry.kind == CORRECT && entry.points == 0)
    entry.points = -1;
  entry.what = whats[g_rand_int_range (rand, 0, G_N_ELEMENTS (whats))];
  entry.why = whys[g_rand_int_range (rand, 0, G_N_ELEMENTS (whys))];
  return entry;
}

/* ---- the second count ---- */

typedef struct
{
  guint n_players;
  gboolean rounds, finished, away[6];
  int target;
  gint64 scores[6];
  gint64 by_what[6][G_N_ELEMENTS (whats)], corrections[6];
  guint round, got[6];
  gint64 rows[ENTRIES + 2][6];
} Count;

static guint
what_index (const char *what)
{
  guint i = 0;
  while (strcmp (whats[i], what) != 0)
    i++;
  return i;
}

static gboolean
reached (const Count *count)
{
  gint64 most = G_MININT64;
  for (guint p = 0; p < count->n_players; p++)
    if (!count->away[p]) /* who has left cannot win */
      most = MAX (most, count->scores[p]);
  return count->target > 0 && most >= count->target;
}

static void
close_round (Count *count)
{
  memset (count->got, 0, sizeof count->got);
  if (reached (count))
    count->finished = TRUE;
  else
    count->round++;
}

static gboolean
is_waiting_for_nobody (const Count *count)
{
  guint done = 0;
  for (guint p = 0; p < count->n_players; p++)
    done += count->away[p] || count->got[p] > 0;
  return done == count->n_players;
}

/* FALSE: the pad must refuse it. */
static gboolean
count_entry (Count *count, const Entry *entry)
{
  if (entry->kind == NOTE)
    return TRUE;
  if (entry->kind == CORRECT)
    {
      count->scores[entry->player] += entry->points;
      count->corrections[entry->player] += entry->points;
      count->finished |= !count->rounds && reached (count);
      return TRUE;
    }
  if (count->finished || (entry->kind == ROUND && !count->rounds))
    return FALSE;
  if (entry->kind == SCORE && count->away[entry->player])
    return FALSE;
  if (entry->kind == LEAVE || entry->kind == COME)
    {
      guint there = 0;
      for (guint p = 0; p < count->n_players; p++)
        there += !count->away[p];
      if (count->away[entry->player] != (entry->kind == COME) || (entry->kind == LEAVE && there == 1))
        return FALSE;
      count->away[entry->player] = entry->kind == LEAVE;
      if (entry->kind == LEAVE && count->rounds && is_waiting_for_nobody (count))
        close_round (count);
      return TRUE;
    }
  if (entry->kind == END)
    count->finished = TRUE;
  if (entry->kind == ROUND)
    close_round (count);
  if (entry->kind != SCORE)
    return TRUE;
  count->scores[entry->player] += entry->points;
  count->by_what[entry->player][what_index (entry->what)] += entry->points;
  count->got[entry->player]++;
  count->rows[count->rounds ? count->round : count->got[entry->player]][entry->player] += entry->points;
  if (count->rounds && is_waiting_for_nobody (count))
    close_round (count);
  else if (!count->rounds)
    count->finished = reached (count);
  return TRUE;
}

/* ---- comparing ---- */

static void
check_scores (const PadState *state, const Count *count)
{
  TableRefusal why = { "" };
  g_assert_true (pad_state_validate (state, &why));
  g_assert_cmpint (state->finished, ==, count->finished);
  for (guint p = 0; p < count->n_players; p++)
    g_assert_cmpint (state->ledger.scores[p], ==, count->scores[p]);
  for (guint row = 1; row <= state->n_turns; row++)
    for (guint p = 0; p < count->n_players; p++)
      g_assert_cmpint (pad_cell (state, row, p).points, ==, count->rows[row][p]);
}

/* Every column of the sheet adds up to the score, and a row by what was said has what was said. */
static void
check_sheet (const TableSetup *setup, const PadState *state, const Count *count)
{
  const TableMoment moment = { setup, state, NULL };
  g_autoptr (GArray) sheet = table_sheet (&moment);
  gint64 sums[6] = { 0 };
  for (guint k = 0; k < sheet->len; k++)
    {
      const TableSheetRow *row = &g_array_index (sheet, TableSheetRow, k);
      for (guint p = 0; p < count->n_players; p++)
        {
          sums[p] += row->points[p];
          for (guint w = 1; w < G_N_ELEMENTS (whats); w++)
            if (strcmp (row->title, whats[w]) == 0)
              g_assert_cmpint (row->points[p], ==, count->by_what[p][w]);
          if (row->kind == PAD_LINE_CORRECTION)
            g_assert_cmpint (row->points[p], ==, count->corrections[p]);
        }
    }
  for (guint p = 0; p < count->n_players; p++)
    g_assert_cmpint (sums[p], ==, count->scores[p]);
}

static void
check_winners (const TableSetup *setup, const PadState *state, const Count *count)
{
  const TableMoment moment = { setup, state, NULL };
  const gboolean lowest = table_setup_says (setup, "lowest", NULL);
  for (guint p = 0; p < count->n_players; p++)
    {
      guint better = 0;
      for (guint q = 0; q < count->n_players; q++)
        if (!count->away[q])
          better += lowest ? count->scores[q] < count->scores[p] : count->scores[q] > count->scores[p];
      g_assert_cmpint ((table_moment_leaders (&moment) >> p) & 1, ==, !count->away[p] && better == 0);
    }
}

/* What the desk says of a player is what was entered for that player. */
static void
check_answers (const TableSetup *setup, const PadState *state, const Count *count)
{
  const TableMoment moment = { setup, state, NULL };
  for (guint p = 0; p < count->n_players; p++)
    {
      g_autoptr (GString) words = g_string_new ("player ");
      TableRefusal why = { "" };
      table_words_append (words, names[p]);
      g_autoptr (TableAnswer) answer = table_answer_read (&moment, words->str, &why);
      g_assert_cmpstr (why.sentence, ==, "");
      g_assert_cmpint (table_answer_points (answer, (int) p), ==, count->scores[p]);
    }
}

static Count
count_of (const TableSetup *setup, const GArray *entries)
{
  Count count = { .n_players = setup->n_players,
                  .rounds = table_setup_says (setup, "rounds", NULL),
                  .target = pad_setup_target (setup),
                  .round = 1 };
  for (guint i = 0; i < entries->len; i++)
    count_entry (&count, &g_array_index (entries, Entry, i));
  return count;
}

static void
check_journal (const TableJournal *journal, const GArray *entries)
{
  const TableSetup *setup = table_journal_setup (journal);
  const Count count = count_of (setup, entries);
  check_scores (table_journal_state (journal), &count);
  check_sheet (setup, table_journal_state (journal), &count);
  check_winners (setup, table_journal_state (journal), &count);
  check_answers (setup, table_journal_state (journal), &count);
}

static void
check_round_trip (const TableJournal *journal, const GArray *entries)
{
  g_autofree char *text = table_record_print (journal, G_MAXUINT);
  g_autoptr (GError) error = NULL;
  TableJournal *again = table_record_parse (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  g_autofree char *text_again = table_record_print (again, G_MAXUINT);
  g_assert_cmpstr (text, ==, text_again);
  check_journal (again, entries);
  table_journal_free (again);
}

/* ---- games ---- */

static TableSetup *
random_setup (GRand *rand)
{
  TableSetup *setup = table_setup_new (&pad_game);
  const guint n = (guint) g_rand_int_range (rand, 1, 7);
  TableRefusal why = { "" };
  for (guint p = 0; p < n; p++)
    g_assert_true (table_setup_add_player (setup, names[p], -1, &why));
  if (g_rand_boolean (rand))
    g_assert_true (table_setup_line (setup, "called \"A \\\"game\\\"\"", &why));
  if (g_rand_boolean (rand))
    g_assert_true (table_setup_line (setup, "lowest", &why));
  if (g_rand_boolean (rand))
    g_assert_true (table_setup_line (setup, "rounds", &why));
  if (g_rand_boolean (rand))
    g_assert_true (table_setup_line (setup, "target 150", &why));
  return setup;
}

/* Enters it into both; the pad refuses what the second count refuses. */
static void
enter (TableJournal *journal, GArray *entries, Entry entry)
{
  g_autofree char *line = line_of (&entry);
  const TableSetup *setup = table_journal_setup (journal);
  Count before = count_of (setup, entries);
  TableRefusal why = { "" };
  const gboolean fits = count_entry (&before, &entry);
  g_assert_cmpint (table_journal_append (journal, line, &why), ==, fits);
  g_assert_cmpint (*why.sentence == '\0', ==, fits);
  if (fits)
    g_array_append_val (entries, entry);
}

/* One entry less, or another one in its place: later ones may be refused then, and the second count skips them. */
static void
edit (TableJournal *journal, GArray *entries, GRand *rand)
{
  const guint at = (guint) g_rand_int_range (rand, 0, (gint32) entries->len);
  Entry entry = random_entry (rand, table_journal_setup (journal)->n_players);
  g_autofree char *line = line_of (&entry);
  switch (g_rand_int_range (rand, 0, 3))
    {
    case 0:
      if (table_journal_delete (journal, at, NULL))
        g_array_remove_index (entries, at);
      break;
    case 1:
      if (table_journal_replace (journal, at, line, NULL))
        g_array_index (entries, Entry, at) = entry;
      break;
    default:
      if (table_journal_insert (journal, at, line, NULL))
        g_array_insert_val (entries, at, entry);
      break;
    }
}

static void
play (guint seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (TableSetup) setup = random_setup (rand);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  TableJournal *journal = table_journal_new (setup, NULL);
  for (guint i = 0; i < ENTRIES; i++)
    {
      enter (journal, entries, random_entry (rand, setup->n_players));
      check_journal (journal, entries);
    }
  enter (journal, entries, (Entry){ .kind = END });
  check_journal (journal, entries);
  check_round_trip (journal, entries);
  g_autofree char *whole = table_record_print (journal, G_MAXUINT);
  guint length = entries->len, back = 0;
  for (; back < length && table_journal_undo (journal); back++)
    {
      g_array_set_size (entries, length - back - 1);
      check_journal (journal, entries);
    }
  g_assert_cmpuint (back, ==, length);
  while (table_journal_redo (journal))
    continue;
  g_autofree char *again = table_record_print (journal, G_MAXUINT);
  g_assert_cmpstr (whole, ==, again);
  table_journal_free (journal);
}

static void
play_edited (guint seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (TableSetup) setup = random_setup (rand);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  TableJournal *journal = table_journal_new (setup, NULL);
  for (guint i = 0; i < 12; i++)
    enter (journal, entries, random_entry (rand, setup->n_players));
  for (guint i = 0; i < 12 && entries->len > 0; i++)
    {
      edit (journal, entries, rand);
      check_journal (journal, entries);
    }
  check_round_trip (journal, entries);
  table_journal_free (journal);
}

static void
test_sums (void)
{
  for (guint seed = 0; seed < GAMES; seed++)
    play (seed);
}

static void
test_edits (void)
{
  for (guint seed = 0; seed < 2 * GAMES; seed++)
    play_edited (seed);
}

TESTS_MAIN_AFTER (pad_register (), "/pad", sums, edits)
