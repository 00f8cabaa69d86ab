/* plays.h - what came of every finished game of the library: who played what, when, and with which points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every number comes from the ledger of the game's record.  To replay a game takes some milliseconds, so what came of
 * it is kept in a file of the cache until the game changes; without that file the numbers are the same.  Games are
 * replayed a few at a time, and between them the program answers the person.
 *
 * The luck of what was drawn (table-chances.h) takes longer.  It is found in another thread, when all else is known.
 *
 * Signals: "changed" (more games are known, or all of them are), "luck" (the luck of what was drawn is known for more
 * games, or for all of them).
 */
#pragma once

#include "games.h"
#include "table/table-luck.h"

/* What chance gave, and what was to be expected. */
typedef struct
{
  double got, expected, variance;
} ArbLuck;

typedef struct
{
  char *name;
  char *key; /* table_name_key () */
  guint8 colour;
  gboolean won;
  gint32 score;
  gint32 *points; /* by kind of line; n_kinds of the game */
  ArbLuck *luck;  /* by kind of luck; n_luck_kinds of the game */
} ArbPlayPlayer;

typedef struct
{
  gint64 id, stamp; /* as in LibraryGame */
  const TableGame *game;
  char day[11];    /* "2026-11-21": the date of the setup, or the day on which the game was begun */
  char *place;     /* where it was played; "": nobody said */
  gint64 seconds;  /* how long it was played (arb_entry_times_played ()); -1: it is not known */
  gboolean fewest; /* the fewest points win */
  guint64 systems; /* those in play, one bit for each row of game->systems */
  guint32 kinds;   /* the kinds that somebody has lines of */
  guint32 lucks;   /* the kinds of luck that somebody has, of those with something to expect */
  gboolean drawn;  /* the luck of what was drawn is among them, or it cannot be told */
  guint n_players;
  ArbPlayPlayer players[TABLE_MAX_PLAYERS];
} ArbPlay;

void arb_play_free (ArbPlay *play);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbPlay, arb_play_free)
/* What came of a game, without the luck of what was drawn; NULL if it is not finished.  `created` in Unix seconds; how
 * long it was played is not known. */
ArbPlay *arb_play_new (const TableMoment *moment, gint64 created);
/* Is luck of this kind summed up?  It must be expected, and not be a part of another kind. */
gboolean arb_is_summed (const TableLuckKind *kind);

#define ARB_TYPE_PLAYS (arb_plays_get_type ())
G_DECLARE_FINAL_TYPE (ArbPlays, arb_plays, ARB, PLAYS, GObject)

/* `cache`: the folder of the file; NULL: that of the person. */
ArbPlays *arb_plays_new (ArbGames *games, const char *cache);
/* Begins to read the library; "changed" tells how far it is.  What is known stays known meanwhile. */
void arb_plays_load (ArbPlays *self);
/* The same at once; the luck of what was drawn only if `luck`. */
gboolean arb_plays_load_now (ArbPlays *self, gboolean luck, GError **error);

/* ArbPlay*, those with smaller ids first; valid until "changed". */
const GPtrArray *arb_plays_get (ArbPlays *self);
/* How many of the library's games were looked at, and how many there are.  Equal: it is done. */
void arb_plays_progress (ArbPlays *self, guint *done, guint *all);
/* Finished games that cannot be replayed, and count nowhere. */
guint arb_plays_n_unread (ArbPlays *self);
/* Games that had to be replayed, because the cache did not have them. */
guint arb_plays_n_replayed (ArbPlays *self);
/* Plays of which the luck of what was drawn is not known yet. */
guint arb_plays_n_undrawn (ArbPlays *self);
