/* random-game.h - for tests of every game: a game that was played at random, and what must be true of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game-fixture.h"
#include "random-seeds.h"
#include "table/table-journal.h"

typedef struct
{
  const GameFixture *of;
  GPtrArray *setup;   /* char*, lines */
  GPtrArray *entries; /* char*, lines */
} RandomGame;

/* A game without lines. */
RandomGame *random_game_empty (const GameFixture *of);
void random_game_free (RandomGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RandomGame, random_game_free)

/* The setup; the state before the first entry; a journal with all entries, or with none.  NULL: the game was shortened,
 * and its setup is incomplete. */
TableSetup *random_game_setup (const RandomGame *game);
gpointer random_game_start (const RandomGame *game);
TableJournal *random_game_journal (const RandomGame *game, gboolean with_entries);
/* The game as a record. */
char *random_game_print (const RandomGame *game);

/* ---- checks ---- */

/* Plays the game, and calls `step` for each entry that is taken, with both states and with what is told of it.  FALSE
 * if a step is not right, or if something is told of an entry that is refused. */
typedef gboolean (*RandomStep) (gconstpointer before, gconstpointer after, const char *line, TableLedger *effects,
                                gpointer data, GString *why);
gboolean random_game_tell (const RandomGame *game, RandomStep step, gpointer data, GString *why);

/* TRUE if the game is right; else `why` says what is wrong. */
typedef gboolean (*RandomCheck) (const RandomGame *game, GString *why);

/* Always FALSE, so that a check can write `return random_game_fail (why, "...", ...)`. */
gboolean random_game_fail (GString *why, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* What a game says of its lines, for the checks below; NULL ends the lists. */
typedef struct
{
  const char *const *words;   /* that may stand in any line */
  const char *const *rubbish; /* lines that do not fit */
  guint tries;                /* changed lines for each entry */
  /* Is all there that the game has?  Counted again, without the counters of the state. */
  gboolean (*all_is_there) (gconstpointer state, GString *why);
} RandomLines;

/* The line with a word left out, replaced, added or doubled, or with another character or other digits. */
char *random_mutate (GRand *rand, const char *line, const char *const *words);

/* An entry that is printed is read as the same, and has words. */
gboolean random_check_entries (const RandomGame *game, GString *why);
/* A line that is refused is refused with a sentence, and changes nothing; after one that is taken, all is there. */
gboolean random_check_refusals (const RandomGame *game, const RandomLines *lines, GString *why);
/* Undo after an entry leads to the state before it, and redo to the one after it. */
gboolean random_check_undo (const RandomGame *game, GString *why);
/* After changes anywhere in a journal, and undo and redo, it is as if its lines had been played from the start.
 * `line` makes a line that may fit at `at`. */
typedef char *(*RandomLine) (GRand *rand, const RandomGame *game, const TableJournal *journal, guint at);
gboolean random_check_edits (const RandomGame *game, RandomLine line, guint n_changes, GString *why);
/* Edits are remembered, and taken back from the last to the first. */
gboolean random_check_remembered (const RandomGame *game, GString *why);
/* A record is read as the same game, with lines that do not fit between the others. */
gboolean random_check_records (const RandomGame *game, const RandomLines *lines, GString *why);
/* A ruling that is said to make no difference makes none. */
gboolean random_check_idle (const RandomGame *game, GString *why);
