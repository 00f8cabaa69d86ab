/* carc-random-game.h - plays whole games at random with the public functions of the rules; shortens games that fail.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game is text: setup lines and entry lines.  The same seed gives the same game.  random_games_check () plays games
 * and runs a check over each in a child process, so that a crash is a failure too.  Then it leaves out lines of the
 * game that failed as long as it still fails, and prints the shortest record.
 */
#pragma once

#include "carc-fixture.h"
#include "../table/random-game.h"

typedef struct _RandomLedger RandomLedger;

/* What the games are like. */
typedef struct
{
  guint lake, arbitress, inns, siege, river; /* percent of the games that have the system */
  guint others;                              /* of any other system, also one that only a test has */
  const char *with;                          /* the name of a system that every game has, or NULL */
  guint readings;                            /* percent of the rulings that do not have their default */
  guint asking;        /* percent of the games in which the table is asked: A10 ask, A11 table, A8 running */
  guint oddities;      /* per mille of the entries that are not a usual turn */
  guint players;       /* number of players; 0: two to six */
  const char *rules;   /* more lines of the setup, or NULL */
  const char *opening; /* the entries with which the game begins, or NULL */
  guint agreed;        /* per mille of the entries that the table agreed to, of any row */
  guint now;           /* the same, of rows that say how something lies: "now ..." */
} RandomTaste;

extern const RandomTaste random_taste_base, random_taste_default_readings, random_taste_all;

RandomGame *random_game_new (guint32 seed, const RandomTaste *taste);
/* A random legal entry; NULL if the game is over. */
char *random_entry (GRand *rand, const CarcState *state, const RandomTaste *taste);

/* What no game of random_games_check () came to so far, in this program: a system that was never in play, a tile, act,
 * question, kind of figure, place, kind of line or kind of effect of a system; NULL if there is nothing, else free with
 * g_free ().  The counts are told as messages of the test. */
char *random_games_missed (void);
/* Fails the running test if there is something; to be added behind all others that play. */
void random_games_all_played (void);

/* Memory for what checks add up, all 0: they run in child processes.  It stays until the program ends. */
gpointer random_games_shared (gsize size);

/* Plays `n` games; the running test fails if `check` does. */
void random_games_check (guint n, const RandomTaste *taste, RandomCheck check);
/* Adds a test that does so.  The taste stays as it is until the test was run. */
void random_games_add (const char *path, guint n, const RandomTaste *taste, RandomCheck check);
