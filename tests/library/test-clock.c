/* test-clock.c - the turn clock of a session: what is measured is all that passed, and nothing counts twice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carcassonne/carc-play.h"
#include "evening.h"
#include "fault.h"
#include "shelf.h"

#define SECOND G_USEC_PER_SEC
#define RUNS 12
#define STEPS 250

static gint64 now = 1000 * SECOND;

static gint64
fake_now (void)
{
  return now;
}

static void
wait_ms (guint ms)
{
  now += ms * 1000;
}

/* An open game whose clock runs. */
typedef struct
{
  Library *library;
  ArbSession *session;
  char *setup;
  char **sample;
  gint64 ran; /* milliseconds for which the clock ran, by our own count */
} Table;

static void
let_run (ArbSession *session)
{
  arb_session_hold (session, ARB_HOLD_OFF, FALSE);
  arb_session_hold (session, ARB_HOLD_AWAY, FALSE);
}

static void
table_start (Table *table, Shelf *shelf)
{
  g_autoptr (TableSetup) setup = NULL;

  *table = (Table){ .library = shelf_open (shelf) };
  table->sample = evening_read (&table->setup);
  setup = table_setup_parse (table->setup, NULL);
  table->session = arb_session_start (table->library, setup, NULL);
  let_run (table->session);
}

static void
table_again (Table *table, Shelf *shelf)
{
  const gint64 id = arb_session_id (table->session);

  g_clear_object (&table->session);
  library_close (table->library);
  table->library = shelf_open (shelf);
  table->session = arb_session_open (table->library, id, NULL);
  let_run (table->session);
}

static void
table_clear (Table *table)
{
  g_clear_object (&table->session);
  g_clear_pointer (&table->library, library_close);
  g_free (table->setup);
  g_strfreev (table->sample);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static void
enter (Table *table, guint ms)
{
  const guint n = table_journal_length (arb_session_journal (table->session));

  wait_ms (ms);
  g_assert_true (arb_session_append (table->session, table->sample[n], NULL));
}

/* "1000 2000 -": what was thought before each entry. */
static char *
tell (ArbSession *session)
{
  GString *told = g_string_new (NULL);

  for (guint i = 0; i < table_journal_length (arb_session_journal (session)); i++)
    {
      const gint32 thought = arb_session_time (session, i).thought;

      g_string_append_printf (told, thought < 0 ? "%s-" : "%s%d", i > 0 ? " " : "", thought);
    }
  return g_string_free (told, FALSE);
}

static void
assert_thought (Table *table, const char *wanted)
{
  g_autofree char *told = tell (table->session);

  g_assert_cmpstr (told, ==, wanted);
}

/* What the clock says: of the turn that goes on. */
static gint64
on_turn (Table *table)
{
  ArbThinking players[TABLE_MAX_PLAYERS];
  const TableMoment moment = arb_session_now (table->session);

  g_assert_true (arb_session_thinking (table->session, players));
  return players[table_game_on_turn (moment.setup->game, moment.state)].turn;
}

static gint64
thought_in_all (ArbSession *session)
{
  ArbThinking players[TABLE_MAX_PLAYERS];
  gint64 sum = 0;

  if (!arb_session_thinking (session, players))
    return 0;
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    sum += players[i].total;
  return sum;
}

/* ---- one after the other ---- */

static void
test_turns (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };
  ArbThinking players[TABLE_MAX_PLAYERS];

  table_start (&table, shelf);
  enter (&table, 1000);
  enter (&table, 20500);
  enter (&table, 3000);
  enter (&table, 4000);
  wait_ms (700);
  assert_thought (&table, "1000 20500 3000 4000");
  g_assert_cmpint (on_turn (&table), ==, 700);
  g_assert_true (arb_session_thinking (table.session, players));
  g_assert_cmpuint (players[0].n_turns, ==, 2);
  g_assert_cmpint (players[0].total, ==, 5000);
  g_assert_cmpint (players[0].in_turns, ==, 5000);
  g_assert_cmpint (players[0].longest, ==, 4000);
  g_assert_cmpint (players[0].turn, ==, -1);
  g_assert_cmpuint (players[1].n_turns, ==, 1);
  g_assert_cmpint (players[1].in_turns, ==, 20500);
  g_assert_cmpint (players[1].total, ==, 21200);
  g_assert_cmpint (players[1].longest, ==, 20500);
  g_assert_cmpint (players[1].turn, ==, 700);
}

/* A note does not end the turn. */
static void
test_note (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };
  ArbThinking players[TABLE_MAX_PLAYERS];

  table_start (&table, shelf);
  enter (&table, 1000);
  wait_ms (2000);
  g_assert_true (arb_session_append (table.session, "note \"the cat\"", NULL));
  wait_ms (500);
  g_assert_cmpint (on_turn (&table), ==, 2500);
  g_assert_true (arb_session_append (table.session, table.sample[1], NULL));
  assert_thought (&table, "1000 2000 500");
  g_assert_true (arb_session_thinking (table.session, players));
  g_assert_cmpuint (players[1].n_turns, ==, 1);
  g_assert_cmpint (players[1].longest, ==, 2500);
}

static void
test_holds (Shelf *shelf, gconstpointer data)
{
  static const ArbHold holds[] = { ARB_HOLD_MENU, ARB_HOLD_AWAY, ARB_HOLD_OFF, ARB_HOLD_PAUSE };
  g_auto (Table) table = { 0 };

  table_start (&table, shelf);
  wait_ms (1000);
  for (guint i = 0; i < G_N_ELEMENTS (holds); i++)
    {
      arb_session_hold (table.session, holds[i], TRUE);
      g_assert_false (arb_session_clock_runs (table.session));
      wait_ms (60000);
      arb_session_hold (table.session, holds[i], FALSE);
      g_assert_true (arb_session_clock_runs (table.session));
      wait_ms (10);
    }
  arb_session_hold (table.session, ARB_HOLD_MENU, TRUE);
  arb_session_hold (table.session, ARB_HOLD_AWAY, TRUE);
  arb_session_hold (table.session, ARB_HOLD_MENU, FALSE);
  wait_ms (60000);
  arb_session_hold (table.session, ARB_HOLD_AWAY, FALSE);
  enter (&table, 1);
  assert_thought (&table, "1041");
}

/* Without the clock, nothing is stored; a turn of which a part was not measured does not count. */
static void
test_off (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };
  g_autoptr (GArray) times = NULL;
  ArbThinking players[TABLE_MAX_PLAYERS];

  table_start (&table, shelf);
  arb_session_hold (table.session, ARB_HOLD_OFF, TRUE);
  enter (&table, 1000);
  g_assert_false (arb_session_thinking (table.session, players));
  times = library_times (table.library, arb_session_id (table.session), 0, NULL);
  g_assert_cmpuint (times->len, ==, 0);
  g_assert_true (arb_session_append (table.session, "note \"x\"", NULL));
  let_run (table.session);
  wait_ms (2000);
  g_assert_true (arb_session_append (table.session, table.sample[1], NULL));
  wait_ms (3000);
  g_assert_true (arb_session_append (table.session, table.sample[2], NULL));
  g_assert_true (arb_session_thinking (table.session, players));
  g_assert_cmpuint (players[0].n_turns, ==, 0);
  g_assert_cmpuint (players[1].n_turns, ==, 0);
  g_assert_cmpint (players[1].total, ==, 2000);
  g_assert_cmpuint (players[2].n_turns, ==, 1);
}

static void
test_undo (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };

  table_start (&table, shelf);
  enter (&table, 1000);
  enter (&table, 2000);
  wait_ms (300);
  g_assert_true (arb_session_undo (table.session));
  wait_ms (5000);
  g_assert_cmpint (on_turn (&table), ==, 2000);
  g_assert_true (arb_session_redo (table.session));
  wait_ms (100);
  assert_thought (&table, "1000 2000");
  g_assert_cmpint (on_turn (&table), ==, 100);

  /* The entry that comes instead. */
  g_assert_true (arb_session_undo (table.session));
  g_assert_true (arb_session_undo (table.session));
  wait_ms (5000);
  enter (&table, 0);
  assert_thought (&table, "1000");
  enter (&table, 400);
  assert_thought (&table, "1000 400");
}

static void
test_undo_to (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };

  table_start (&table, shelf);
  for (guint i = 1; i <= 5; i++)
    enter (&table, i * 1000);
  g_assert_true (arb_session_truncate (table.session, 2, NULL));
  wait_ms (9000);
  g_assert_cmpint (on_turn (&table), ==, 3000);
  g_assert_true (arb_session_undo (table.session));
  assert_thought (&table, "1000 2000 3000 4000 5000");
  g_assert_cmpint (on_turn (&table), ==, 0);
}

/* An edit of an old entry is made while the player on turn thinks. */
static void
test_edits (Shelf *shelf, gconstpointer data)
{
  static const TableEdit insert = { TABLE_EDIT_INSERT, 1, 0, "note \"a\"" },
                         replace = { TABLE_EDIT_REPLACE, 1, 0, "note \"b\"" }, move = { TABLE_EDIT_MOVE, 1, 3, NULL },
                         delete = { TABLE_EDIT_DELETE, 3, 0, NULL };
  g_auto (Table) table = { 0 };

  table_start (&table, shelf);
  enter (&table, 1000);
  enter (&table, 2000);
  enter (&table, 3000);
  wait_ms (50);
  g_assert_true (arb_session_edit (table.session, &insert, 1, "", NULL));
  assert_thought (&table, "1000 0 2000 3000 50");
  wait_ms (7);
  g_assert_cmpint (on_turn (&table), ==, 57);
  g_assert_true (arb_session_undo (table.session));
  assert_thought (&table, "1000 2000 3000");
  g_assert_cmpint (on_turn (&table), ==, 50);
  g_assert_true (arb_session_redo (table.session));
  assert_thought (&table, "1000 0 2000 3000 50");
  g_assert_true (arb_session_edit (table.session, &replace, 1, "", NULL));
  assert_thought (&table, "1000 0 2000 3000 50 0");
  g_assert_true (arb_session_edit (table.session, &move, 1, "", NULL));
  assert_thought (&table, "1000 2000 3000 0 50 0 0");
  wait_ms (4);
  g_assert_true (arb_session_edit (table.session, &delete, 1, "", NULL));
  assert_thought (&table, "1000 2000 3000 50 0 0 4");
  g_assert_true (arb_session_undo (table.session));
  assert_thought (&table, "1000 2000 3000 0 50 0 0");
  g_assert_cmpint (on_turn (&table), ==, 54);
}

/* The note takes the time of the entry that it replaces, and gives it back.  The time is not also that of an undo. */
static void
test_handed_on (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };

  table_start (&table, shelf);
  enter (&table, 1000);
  g_assert_true (arb_session_undo (table.session));
  g_assert_true (arb_session_redo (table.session));
  wait_ms (20);
  g_assert_true (arb_session_replace (table.session, 0, "note \"a\"", NULL));
  assert_thought (&table, "1000");
  g_assert_true (arb_session_undo (table.session));
  assert_thought (&table, "1000");
  g_assert_cmpint (thought_in_all (table.session), ==, 1020);
}

static void
test_restart (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };

  table_start (&table, shelf);
  enter (&table, 1000);
  enter (&table, 2000);
  wait_ms (3500);
  table_again (&table, shelf);
  wait_ms (0);
  assert_thought (&table, "1000 2000");
  g_assert_cmpint (on_turn (&table), ==, 3500);
  enter (&table, 500);
  assert_thought (&table, "1000 2000 4000");
  g_assert_true (arb_session_undo (table.session));
  g_assert_cmpint (on_turn (&table), ==, 4000);
  table_again (&table, shelf);
  g_assert_cmpint (on_turn (&table), ==, 4000);
}

/* An entry that could not be stored is as if it had not been made. */
static void
test_disk_fails (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };

  fault_install ();
  table_start (&table, shelf);
  enter (&table, 1000);
  wait_ms (2000);
  fault_arm (FAULT_FULL, 1, TRUE);
  g_assert_false (arb_session_append (table.session, table.sample[1], NULL));
  fault_disarm ();
  assert_thought (&table, "1000");
  g_assert_cmpint (on_turn (&table), ==, 2000);
  wait_ms (500);
  g_assert_true (arb_session_redo (table.session));
  assert_thought (&table, "1000 2500");
}

/* ---- any evening ---- */

/* The thinking is never more than what the clock ran, and it is just that if nothing is taken back. */
static void
check (Table *table, gboolean exact)
{
  const gint64 in_all = thought_in_all (table->session);

  if (exact)
    g_assert_cmpint (in_all, ==, table->ran);
  g_assert_cmpint (in_all, <=, table->ran);
}

/* By another way: every state is folded from the start. */
static void
check_sums (Table *table)
{
  const TableJournal *journal = arb_session_journal (table->session);
  const TableGame *game = table_journal_game (journal);
  ArbThinking players[TABLE_MAX_PLAYERS];
  gint64 sums[TABLE_MAX_PLAYERS] = { 0 };

  if (!arb_session_thinking (table->session, players))
    return;
  for (guint i = 0; i < table_journal_length (journal); i++)
    {
      gpointer state = table_journal_state_at (journal, i);
      const int player = table_game_on_turn (game, state);

      if (player >= 0)
        sums[player] += MAX (arb_session_time (table->session, i).thought, 0);
      game->state_free (state);
    }
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    {
      const gint64 now_thought = players[i].total - sums[i];

      g_assert_cmpint (now_thought, >=, 0);
      g_assert_true (now_thought == 0 || players[i].turn >= now_thought);
      g_assert_cmpint (players[i].in_turns, <=, players[i].total);
      g_assert_cmpint (players[i].longest, <=, players[i].in_turns);
      g_assert_cmpint (players[i].longest * players[i].n_turns, >=, players[i].in_turns);
    }
}

static void
pass (Table *table)
{
  const guint ms = g_test_rand_int_range (0, 30000);

  if (arb_session_clock_runs (table->session))
    table->ran += ms;
  wait_ms (ms);
}

static void
test_random (Shelf *shelf, gconstpointer data)
{
  for (guint run = 0; run < RUNS; run++)
    {
      const gboolean only_on = run % 3 == 0;
      g_auto (Table) table = { 0 };

      table_start (&table, shelf);
      for (guint step = 0; step < STEPS; step++)
        {
          const guint n = table_journal_length (arb_session_journal (table.session));
          const ArbHold hold = 1u << g_test_rand_int_range (1, 3);

          pass (&table);
          arb_session_hold (table.session, hold, TRUE);
          pass (&table);
          arb_session_hold (table.session, hold, FALSE);
          if (!only_on)
            evening_act (table.session, (const char *const *) table.sample, (guint) g_test_rand_int ());
          else if (table.sample[n] != NULL)
            g_assert_true (arb_session_append (table.session, table.sample[n], NULL));
          check (&table, only_on);
          if (step % 10 == 0)
            check_sums (&table);
          if (step % 25 == 0)
            {
              g_autofree char *before = tell (table.session), *after = NULL;

              table_again (&table, shelf);
              after = tell (table.session);
              g_assert_cmpstr (after, ==, before);
              check (&table, only_on);
            }
        }
    }
}

/* Undo and redo of anything, at any time between: every time is what it was. */
static void
test_back_and_forth (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };

  table_start (&table, shelf);
  for (guint step = 0; step < 400; step++)
    {
      g_autofree char *before = NULL, *after = NULL;
      guint undone = 0, redone = 0;

      pass (&table);
      evening_act (table.session, (const char *const *) table.sample, (guint) g_test_rand_int ());
      before = tell (table.session);
      for (guint i = 0; i < step % 4; i++, pass (&table))
        undone += arb_session_undo (table.session);
      for (guint i = 0; i < undone; i++, pass (&table))
        redone += arb_session_redo (table.session);
      after = tell (table.session);
      g_assert_cmpuint (redone, ==, undone);
      g_assert_cmpstr (after, ==, before);
    }
}

/* Breaks of more than an hour do not count, nor does a clock that was put back. */
static void
test_played (void)
{
  static const gint64 minutes[] = { 0, 100, 110, 0, 165, 1000, 1005, 900, 910 };
  g_autoptr (ArbEntryTimes) none = arb_entry_times_new (3);
  g_autoptr (ArbEntryTimes) times = NULL;
  GArray *known = g_array_new (FALSE, FALSE, sizeof (LibraryTime));

  for (guint i = 0; i < G_N_ELEMENTS (minutes); i++)
    {
      const LibraryTime time = { minutes[i] * 60 * G_USEC_PER_SEC, -1 };

      g_array_append_val (known, time);
    }
  times = arb_entry_times_new_of (known, known->len);
  g_assert_cmpint (arb_entry_times_played (times), ==, (10 + 55 + 5 + 10) * 60);
  g_assert_cmpint (arb_entry_times_played (none), ==, -1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  arb_turn_clock_now = fake_now;

  SHELF_TESTS ("/clock", turns, note, holds, off, undo, undo_to, edits, handed_on, restart, disk_fails, random,
               back_and_forth);

  g_test_add_func ("/clock/played", test_played);
  return g_test_run ();
}
