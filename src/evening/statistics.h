/* statistics.h - sums over plays: per player, game, set, pair of players, year and month.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A result is what one player has at the end of one game.  The sums of a tally go over its results:
 * - by player: the results of this player;
 * - by pair: those of the first player in the games with the second one; the margin is between these two;
 * - by game, set, year, month and place: those of the player whom the filter names; without one, those of all players.
 * A margin is how far a player's points are ahead of those of the best of the others; without a player in the filter
 * it is the lead of whoever is first.  A shared win is a win for each.  Where the fewest points win, they are the best;
 * in a sum with games that most points win, the best is of these.
 */
#pragma once

#include "plays.h"

typedef struct
{
  char *game;   /* TableGame.name; NULL: every game */
  char *player; /* a name, in any case; NULL: everybody */
  char **sets;  /* names of systems that must all be in play; "none": no expansion.  NULL: whatever is in play */
  int from, to; /* years; 0: no limit */
} ArbFilter;
#define ARB_FILTER_ALL                                                                                                 \
  {                                                                                                                    \
    NULL, NULL, NULL, 0, 0                                                                                             \
  }
void arb_filter_clear (ArbFilter *filter);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbFilter, arb_filter_clear)
/* Is this a word for `sets`? */
gboolean arb_is_set (const char *word);
gboolean arb_filter_fits (const ArbFilter *filter, const ArbPlay *play);

typedef enum
{
  ARB_BY_PLAYER,
  ARB_BY_GAME,
  ARB_BY_SET,
  ARB_BY_PAIR,
  ARB_BY_YEAR,
  ARB_BY_MONTH,
  ARB_BY_WHERE, /* the place where it was played, of the games of which that is known */
  ARB_N_GROUPINGS
} ArbGrouping;
extern const char *const arb_grouping_words[ARB_N_GROUPINGS]; /* "player" ...: options, keys in JSON */
const char *arb_grouping_title (ArbGrouping by);              /* "Players", translated */

/* A place is one more than the number of players who are ahead; whoever won has the first.  Games of one player count
 * in no place. */
#define ARB_PLACES 4

typedef struct
{
  char *key;   /* in CSV and JSON: a name, "carcassonne", "carcassonne lake", "2026", "2026-11", a place */
  char *other; /* by pair: the second name, else NULL */
  char *title; /* on the screen */
  guint games;
  guint results, wins;
  guint other_wins;         /* by pair: wins of the second player */
  guint ahead, other_ahead; /* by pair: games in which the first, or the second, had the better place */
  guint places[ARB_PLACES]; /* by player: games with the 1st, 2nd ... place; the last: this or a later one */
  guint places_sum;         /* of all these places */
  gint64 points;            /* of all results */
  gint32 best;
  gboolean fewest; /* the fewest points win in all these games */
  char *best_of;   /* who had it */
  gint64 margins;
  guint n_margins; /* games with at least two players */
  gint64 seconds;  /* that its games took together, as far as it is known */
  guint n_timed;   /* games of which it is known */
} ArbTally;
double arb_tally_average (const ArbTally *tally);
double arb_tally_margin (const ArbTally *tally);
/* The average place; 0: no game has places. */
double arb_tally_place (const ArbTally *tally);
/* How long a game took on average, in words; "": it is known of none.  Free with g_free (). */
char *arb_tally_duration (const ArbTally *tally);

/* ArbTally*: players, sets and pairs with more games first, years and months in their order.  Free the array with
 * g_ptr_array_unref (). */
GPtrArray *arb_tallies (const GPtrArray *plays, const ArbFilter *filter, ArbGrouping by);

/* What a sum of points or of luck is about. */
typedef struct
{
  const TableGame *game;
  guint kind;   /* of ledger lines, or of luck */
  char *player; /* the name; "" for everybody together */
  guint results;
} ArbSumOf;

/* Points of one kind of ledger line. */
typedef struct
{
  ArbSumOf of;
  gint64 points;
} ArbKindSum;
/* ArbKindSum* of every game, kind and player, and for everybody together first. */
GPtrArray *arb_kind_sums (const GPtrArray *plays, const ArbFilter *filter);

/* One kind of luck.  What chance gives to a player does not depend on other games, so the variances add up.  It may
 * depend on what it gives to the others in the same game, so there is no sum for everybody. */
typedef struct
{
  ArbSumOf of;
  ArbLuck luck;
} ArbLuckSum;
const TableLuckKind *arb_luck_sum_kind (const ArbLuckSum *sum);
double arb_luck_sum_more (const ArbLuckSum *sum);   /* than was expected */
double arb_luck_sum_spread (const ArbLuckSum *sum); /* one standard deviation */
/* ArbLuckSum* of every game, player and kind; results are games in which anybody had luck of the kind. */
GPtrArray *arb_luck_sums (const GPtrArray *plays, const ArbFilter *filter);

/* How many plays there are, the years of the first and the last (0: none), and the sum of all. */
guint arb_plays_count (const GPtrArray *plays, const ArbFilter *filter, int *first, int *last);
int arb_play_year (const ArbPlay *play);

/* ---- as text for other programs; free with g_free () ---- */

/* RFC 4180 in UTF-8, with a header line.  A text that a spreadsheet would take for a formula gets an apostrophe. */
char *arb_tallies_csv (const GPtrArray *plays, const ArbFilter *filter, ArbGrouping by);
/* A row for each result. */
char *arb_plays_csv (const GPtrArray *plays, const ArbFilter *filter);
char *arb_kinds_csv (const GPtrArray *plays, const ArbFilter *filter);
char *arb_lucks_csv (const GPtrArray *plays, const ArbFilter *filter);
/* Everything: arbitress-cli(1) describes it. */
char *arb_statistics_json (const GPtrArray *plays, const ArbFilter *filter, guint n_unread);
