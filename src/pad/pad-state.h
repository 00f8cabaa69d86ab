/* pad-state.h - the score pad: what is set up, and what a state holds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pad serves a game with any rules.  Like a pad of paper it has a column for each player and a row for each turn.
 * If the game goes in rounds, everybody gets points once in a round, and a row is a round.  Else every column grows by
 * itself: the third row has each player's third points.  The points are in the ledger alone.
 */
#pragma once

#include "table/table-entry.h"

#define PAD_MIN_PLAYERS 1
#define PAD_TURNS_MAX 9999
#define PAD_SCORE_MAX 999999  /* points in one entry; the fewest are as many below 0 */
#define PAD_SUM_MAX 999999999 /* all points of a player together, without their signs */
#define PAD_TARGET_MAX 999999
#define PAD_NAME_MAX 160 /* bytes of the name of the game that is played, with the final 0 */

typedef enum
{
  PAD_ASK_SCORE,
  PAD_ASK_NOTHING,
  PAD_N_ASKS
} PadAsk;

/* Kinds of ledger line. */
typedef enum
{
  PAD_LINE_SCORE,
  PAD_LINE_CORRECTION,
  PAD_N_LINES
} PadLineKind;

typedef struct
{
  TABLE_RULES;
  char name[PAD_NAME_MAX]; /* of the game that is played; may be "" */
  gboolean lowest;         /* the fewest points win */
  gboolean rounds;         /* everybody gets points once in a round */
  int target;              /* whoever has so many points ends the game; 0: only the table does */
} PadRules;

typedef struct
{
  /* `ask` is a PadAsk, and the player always -1: nobody is on turn.  `n_turns` are rows that were begun; in rounds, the
   * number of the round.  Never has everybody left. */
  TABLE_STATE (PadRules, gint8);
  gint8 last;                          /* who got points last; -1: nobody yet */
  guint16 n_scores[TABLE_MAX_PLAYERS]; /* how often each player got points; in rounds, only in this round */
  gint32 written[TABLE_MAX_PLAYERS];   /* the points of each player without their signs: no sum is larger */
} PadState;

/* What is in a cell: the points of a player in a row of the pad, without corrections. */
typedef struct
{
  guint n;               /* entries that gave points; 0: the cell is empty */
  int points;            /* their sum */
  const TableLine *last; /* that of the last entry, or NULL */
} PadCell;

PadRules *pad_rules_new (const TableSetup *setup, TableRefusal *why);
PadRules *pad_rules_ref (PadRules *rules);
void pad_rules_unref (PadRules *rules);

PadState *pad_state_new (PadRules *rules);
PadState *pad_state_copy (const PadState *state);
void pad_state_free (PadState *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PadState, pad_state_free)
/* Is everything that the state holds consistent?  For tests. */
gboolean pad_state_validate (const PadState *state, TableRefusal *why);

/* Who will probably get points next: in rounds, the next player who got none in this round. */
guint pad_next (const PadState *state);
/* Who has the best sum, one bit for each player; 0 while all who are there have the same. */
guint pad_leaders (const PadState *state);
/* The row of the player's next points. */
guint pad_open_turn (const PadState *state, guint player);
/* The rows that were played.  The last round or row does not count while nobody has points in it. */
guint pad_played (const PadState *state);
/* The rows of the pad; while the game goes on, with a row for the points that come next. */
guint pad_rows (const PadState *state);
/* Rows are counted from 1. */
PadCell pad_cell (const PadState *state, guint turn, guint player);
