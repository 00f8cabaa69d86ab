/* catan-random-game.h - whole games of Catan played at random, by players who know what is in their hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An evening holds what really lies where: every fish token in the stack and in the hands, every development card.
 * What it enters is therefore true, and the rules must take it: a refusal is a fault of theirs.  The same seed plays
 * the same game.
 */
#pragma once

#include "catan-fixture.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *setup;   /* char*, lines */
  GPtrArray *entries; /* char*, lines */
} CatanRandomGame;

/* What the games shall be like, in percent. */
typedef struct
{
  guint fishermen, hands;
  guint readings; /* switches that are thrown */
  guint oddities; /* per mille: corrections, agreements */
  guint told;     /* tokens told in secret */
  guint players;  /* 0: three or four */
  guint target;   /* 0: ten, or another; more than can be reached: a game of `most` entries */
  guint most;     /* entries, 0: no end but the game's; the last one is then an `end` */
} CatanRandomTaste;

extern const CatanRandomTaste catan_random_all, catan_random_plain;

typedef struct _CatanEvening CatanEvening;

/* Sits down: setup lines are added to `setup`. */
CatanEvening *catan_evening_new (guint32 seed, const CatanRandomTaste *taste, GPtrArray *setup);
void catan_evening_free (CatanEvening *evening);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatanEvening, catan_evening_free)
/* The next entry after `state`, which must have taken all those before; NULL when the game is over. */
char *catan_evening_entry (CatanEvening *evening, const CatanState *state);
/* How many tokens of a value a player really holds, open and face down. */
guint catan_evening_holds (const CatanEvening *evening, guint player, guint value);

/* A whole game; stops the test if the rules refuse what is true. */
CatanRandomGame *catan_random_game_new (guint32 seed, const CatanRandomTaste *taste);
void catan_random_game_free (CatanRandomGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatanRandomGame, catan_random_game_free)
/* The state before the first entry, and the journal with all of them. */
CatanState *catan_random_game_start (const CatanRandomGame *game);
TableJournal *catan_random_game_journal (const CatanRandomGame *game, gboolean with_entries);

/* TRUE if the game is as it should be; else says what is wrong in `why`. */
typedef gboolean (*CatanRandomCheck) (const CatanRandomGame *game, GString *why);
/* Always FALSE. */
gboolean catan_random_fail (GString *why, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* Plays `n` games and fails the running test, with the record, if `check` does.  In the environment: ARBITRESS_SEED
 * begins with another seed, ARBITRESS_GAMES multiplies the number of games. */
void catan_random_games_check (guint n, const CatanRandomTaste *taste, CatanRandomCheck check);

G_END_DECLS
