/* shrink.h - functions that the files that play random games share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-random-game.h"
#include "table/table-stock.h"

/* A game without entries; free with random_game_free (). */
RandomGame *random_game_begin (guint32 seed, const RandomTaste *taste);
/* Plays the game to its end, and calls `told` with each line before it is applied.  FALSE and a reason if a line that
 * should be legal is refused. */
gboolean random_game_play (RandomGame *game, guint32 seed, const RandomTaste *taste, void (*told) (const char *line),
                           RandomLedger *ledger, GString *why);

/* ---- random-rows.c: what carc-random-game.c has no plan for ---- */
/* Adds such an act to a placement, FALSE if there is none; such an entry, NULL if there is none; any of one kind. */
gboolean random_add_act (GRand *rand, const CarcState *laid, GString *line);
char *random_other_entry (GRand *rand, const CarcState *state);
char *random_agreed (GRand *rand, const CarcState *state); /* that the table agrees to */
char *random_now (GRand *rand, const CarcState *state);    /* that says how something lies, as agreed */
char *random_of_row (GRand *rand, const CarcState *state, CarcEntryKind kind);
/* ---- random-quarrel.c: the next line on the way to one, NULL if no tile leads there ---- */
char *random_quarrel (const CarcState *state);
/* The same for two features that are left when the game ends (A28). */
char *random_last_quarrel (const CarcState *state);

/* ---- random-ledger.c ---- */
/* How often the games came to what the systems have. */
struct _RandomLedger
{
  guint games;
  guint systems[CARC_SYSTEMS_MAX]; /* games in which it was in play */
  guint tiles[CARC_SYSTEMS_MAX];   /* of its set that were laid */
  guint acts[TABLE_ACTS_MAX];
  guint asks[CARC_ASKS_MAX];
  guint figures[CARC_FIGURE_KINDS_MAX]; /* entries after which one was not in the supply */
  guint places[CARC_PLACES_MAX];        /* entries after which a figure was there */
  guint lines[TABLE_KINDS_MAX];
  guint effects[CARC_EFFECTS_MAX];
  guint lucks[CARC_LUCKS_MAX];                      /* games at whose end there was something to tell */
  guint middle[CARC_SYSTEMS_MAX][TABLE_COUNTS_MAX]; /* entries before which some lay there */
};
void random_ledger_begin (RandomLedger *ledger, const CarcState *start);
void random_ledger_ask (RandomLedger *ledger, const CarcState *before, const char *line);
void random_ledger_come (RandomLedger *ledger, const CarcState *after, const TableLedger *effects);
void random_ledger_end (RandomLedger *ledger, const CarcState *end);
/* Adds what a child has played to what this program has. */
void random_ledger_add (const RandomLedger *played);
