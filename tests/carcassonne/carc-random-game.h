/* carc-random-game.h - whole games played at random through the public face of the rules; failures shrunk to few
 * lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game is text: setup lines and entry lines.  The same seed plays the same game.  random_games_check ()
 * plays games and runs a check over each in a child process, so that a check may also fail by crashing; the
 * game of a failure is cut down, entry by entry, while it still fails, and the smallest record is printed.
 *
 * In the environment: ARBITRESS_SEED begins with another seed, ARBITRESS_GAMES multiplies the number of
 * games.
 */
#pragma once

#include "carc-fixture.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *setup;   /* char*, lines */
  GPtrArray *entries; /* char*, lines */
} RandomGame;

/* What the games shall be like, in percent. */
typedef struct
{
  guint lake, arbitress, inns, siege, river;
  guint readings;    /* switches that are thrown */
  guint asking;      /* games whose table decides: A10 ask, A11 table, or orders under A8 running */
  guint oddities;    /* per mille: entries that are no plain turn */
  guint players;     /* 0: two to six */
  const char *rules; /* further lines of the setup, or NULL */
} RandomTaste;

extern const RandomTaste random_taste_base, random_taste_default_readings, random_taste_all;

/* TRUE if the game is as it should be; else says what is wrong in `why`. */
typedef gboolean (*RandomCheck) (const RandomGame *game, GString *why);

/* Always FALSE, so that a check reads `return random_game_fail (why, "...", ...)`. */
gboolean random_game_fail (GString *why, const char *format, ...) G_GNUC_PRINTF (2, 3);

RandomGame *random_game_new (guint32 seed, const RandomTaste *taste);
void random_game_free (RandomGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RandomGame, random_game_free)

/* A random entry that the state takes; NULL when the game is over. */
char *random_entry (GRand *rand, const CarcState *state, const RandomTaste *taste);

/* The state before the first entry; NULL if the setup is not whole. */
CarcState *random_game_start (const RandomGame *game);
/* As a record. */
char *random_game_print (const RandomGame *game);

/* Plays `n` games and fails the running test if `check` does. */
void random_games_check (guint n, const RandomTaste *taste, RandomCheck check);

G_END_DECLS
