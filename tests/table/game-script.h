/* game-script.h - for tests of every game: a game written as a record, with checks between its lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A script is setup lines, `play`, entry lines and checks:
 *
 *   ! LINE => PART                the line is refused with words that contain PART, and changes nothing
 *   = CHECK                       these, and those of the game:
 *   = scores N N ...              the points of all players
 *   = line NAME N KIND [SUM]      the ledger has this line, with this sum
 *   = no line KIND                the ledger has no line of this kind
 *   = cites [KIND] ID ...         the last ledger line (of this kind) cites these rulings
 *   = says NAME|none N QUERY => WORDS       the answer to this question has this line, with this amount
 */
#pragma once

#include "game-fixture.h"

typedef struct
{
  const char *name; /* the name of the test: "/ruling/A1/steps" */
  const char *text;
} Script;

/* A check that is made now. */
typedef struct
{
  const GameFixture *of;
  const char *setup; /* its lines */
  gpointer state;
  char **words;
  guint n;
  const char *line; /* for messages */
} ScriptRun;

typedef struct
{
  const char *word;
  void (*check) (const ScriptRun *run);
} ScriptCheck;

/* What a game has for its scripts. */
typedef struct
{
  const GameFixture *of;
  const char *setup;   /* lines of a script that names no player */
  const char *opening; /* what the line `...` stands for */
  const ScriptCheck *checks;
  guint n_checks;
} ScriptGame;

void script_run (const ScriptGame *game, const char *text);
/* Adds a test for each script; the last row has no name. */
void scripts_add (const ScriptGame *game, const Script *scripts);
/* Stops the test if there is no script of this reading of a ruling: /ruling/ID/WORD, or /ruling/ID/... if there is only
 * one. */
void scripts_test_reading (const Script *const *tables, guint n_tables, const TableRuling *ruling, guint option);

/* ---- for checks ---- */

/* If the check fails, prints the whole ledger and stops the test. */
void script_expect (const ScriptRun *run, gboolean true_, const char *format, ...) G_GNUC_PRINTF (3, 4);
/* The same if something else was found than the i-th word says: a word, a player or -1, a number, or numbers from there
 * on. */
void script_expect_word (const ScriptRun *run, guint i, const char *found);
void script_expect_player (const ScriptRun *run, guint i, int found);
void script_expect_number (const ScriptRun *run, guint i, int found);
void script_expect_numbers (const ScriptRun *run, guint i, const guint8 *found, guint n);
/* The i-th word; as a player, -1 if it is `none`; as a number; as yes or no; as one of these words. */
const char *script_word (const ScriptRun *run, guint i);
int script_player (const ScriptRun *run, guint i);
int script_number (const ScriptRun *run, guint i);
gboolean script_yes (const ScriptRun *run, guint i);
guint script_one_of (const ScriptRun *run, guint i, const char *const *words, guint n);
const TableLine *script_last_line (const ScriptRun *run);
