/* test-carc-journal.c - undo, redo, edits anywhere and records in random games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After each change the state is compared with a new one that plays all lines of the journal from the start.
 */
#include "carc-random-game.h"

#define EDITS 40 /* changes tried on each game */

/* A line that may be legal at `at`: one of the game, or a new one for that place. */
static char *
some_line (GRand *rand, const RandomGame *game, const TableJournal *journal, guint at)
{
  if (g_rand_boolean (rand))
    return g_strdup (game->entries->pdata[g_rand_int_range (rand, 0, (gint32) game->entries->len)]);
  g_autoptr (CarcState) state = table_journal_state_at (journal, at);
  char *line = random_entry (rand, state, &random_taste_all);
  return line ? line : g_strdup ("note done");
}

static gboolean
check_edits (const RandomGame *game, GString *why)
{
  return random_check_edits (game, some_line, EDITS, why);
}

static gboolean
check_records (const RandomGame *game, GString *why)
{
  static const char *const rubbish[] = {
    "place",
    "place crfr 9999,0 r0",
    "this is not an entry",
    "note \"a # in it\" # and a comment",
    "  note blanks\t ",
    "judge Anna",
    "play",
    "player Zoe",
    "place crfr 60,60 r1 follower city:N",
    "end",
    NULL,
  };
  static const RandomLines lines = { .rubbish = rubbish };
  return random_check_records (game, &lines, why);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  random_games_add ("/journal/undo-is-identity", 25, &random_taste_all, random_check_undo);
  random_games_add ("/journal/edits-equal-a-new-game", 40, &random_taste_all, check_edits);
  random_games_add ("/journal/record-round-trip", 100, &random_taste_all, check_records);
  return g_test_run ();
}
