/* catan-random-game.h - random games of Catan, played by players who know what is in their hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An evening knows where every fish token and every development card really is.  So all its entries are true, and the
 * rules must accept them: a refusal is a fault in the rules.  The same seed always plays the same game.
 */
#pragma once

#include "catan-fixture.h"
#include "../table/random-game.h"

/* Entries that change nothing.  A new name would be another one for the journal only. */
static const char *const catan_random_remarks[] = {
  "note \"tea # and \\\"cake\\\"\"",
  "photo 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 \"the \\\"port\\\"\"",
  "title \"a \\\"late\\\" evening\"",
  "rename Anna Anna",
  "played at \"the \\\"Ox\\\"\"",
};

/* What the games are like; numbers are percent if nothing else is said. */
typedef struct
{
  guint fishermen, hands;
  guint readings; /* rulings with the second reading */
  guint oddities; /* per mille: corrections, and acts that the table agreed on */
  guint told;     /* tokens told in secret */
  guint players;  /* 0: three or four */
  guint target;   /* 0: ten or another number; a number that nobody can reach: a game of `most` entries */
  guint most;     /* entries, the last one is `end`; 0: the game ends by itself */
  guint covered;  /* of the games with hands, those with covered ones */
  guint big;      /* on the larger board or a frame of one's own, with three to six players */
  guint paired;   /* of these with five or six, those with paired players */
} CatanRandomTaste;

extern const CatanRandomTaste catan_random_all, catan_random_plain, catan_random_covered, catan_random_big,
    catan_random_paired;

typedef struct _CatanEvening CatanEvening;

/* Begins an evening and adds its setup lines to `setup`. */
CatanEvening *catan_evening_new (guint32 seed, const CatanRandomTaste *taste, GPtrArray *setup);
void catan_evening_free (CatanEvening *evening);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatanEvening, catan_evening_free)
/* The next entry for `state`, to which all entries before it were applied; NULL: the game is over.  Free with g_free
 * (). */
char *catan_evening_entry (CatanEvening *evening, const CatanState *state);
/* The same game with open hands, after the last entry; NULL if hands are not covered. */
const CatanState *catan_evening_truth (const CatanEvening *evening);
/* How many tokens of a value a player really holds, open and face down. */
guint catan_evening_holds (const CatanEvening *evening, guint player, guint value);

/* A whole game; stops the test if the rules refuse an entry. */
RandomGame *catan_random_game_new (guint32 seed, const CatanRandomTaste *taste);
/* Plays `n` games.  If `check` fails, prints the record and stops the test.  random-seeds.h says how the environment
 * changes the first seed and the number. */
void catan_random_games_check (guint n, const CatanRandomTaste *taste, RandomCheck check);
/* Adds a test that does so.  The taste stays as it is until the test was run. */
void catan_random_games_add (const char *path, guint n, const CatanRandomTaste *taste, RandomCheck check);
