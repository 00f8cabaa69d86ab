/* carc-beast.h - the Beast, a system that exists only in tests, with questions in several phases of a turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It shows that CarcSystem is enough for future systems.  It has tiles from a text, a mark that scores, an act with the
 * tile, and questions to several players:
 *
 *   lair     A tile with a lair calls the beast.  The players take turns and move it six steps, never onto a cell where
 *            it was.  Figures that it meets leave the table.  A road with a lair is worth 2 points more.
 *   horn     When a tile with a horn completes a feature, each player may put one more follower there before it is
 *            scored, clockwise from the next player.  After the turn, every player throws the same kind of stone as the
 *            player on turn, for 1 to 3 points each.
 *   bait N   An act with any tile: the player puts out N pieces of bait.  Before the end, the player eats them or keeps
 *            them.  Each piece that is kept is a point.
 *   bridge   The player who lays it lays another tile.  There is a gate on it that no racer passes.
 *   sack     The player who lays it draws a stone from a sack with three each of three colours and one golden stone,
 *            which is 10 points; all others are 1.  Whoever has bait may leave the sack alone instead, for 5 points.
 *
 * A figure that comes home from a road with a lair may walk on to a free feature of the tile just placed.  Each player
 * has two sleds, which are set down like followers but on roads only.  The beast is in the way of racers.  A figure can
 * hide in a den, which is on any tile; only a correction says so.
 *
 * The system, its mark, its pieces and the den have the last ids for which there is room, and the Beast is behind more
 * than 32 systems in every game; so its games show that there is so much room.
 */
#pragma once

#include "carc-fillers.h"
#include "carc-fixture.h"

#define BEAST_SYSTEM LAST_SYSTEM
#define BEAST_SLED ((CarcFigureKind) CARC_N_FIGURE_KINDS)
#define BEAST_MARK LAST_MARK
#define BEAST_PIECE LAST_PIECE
#define BEAST_GATE (LAST_PIECE + 1)
#define BEAST_DEN LAST_PLACE
#define BEAST_LINE CARC_N_LINES
#define BEAST_NOUN ((CarcNoun) CARC_N_NOUNS)
#define BEAST_BECAUSE ((CarcBecause) CARC_N_BECAUSES)
enum
{
  ASK_STEP = CARC_N_ASKS,
  ASK_HELP,
  ASK_WALK,
  ASK_STONE,
  ASK_BAIT,
  ASK_SACK,
};
enum
{
  ENTRY_STEP = CARC_N_ENTRY_KINDS,
  ENTRY_HELP,
  ENTRY_NO_HELP,
  ENTRY_WALK,
  ENTRY_STAY,
  ENTRY_STONE,
  ENTRY_BAIT,
  ENTRY_DRAW,
  ENTRY_LEAVE_SACK,
};
#define ACT_BAIT CARC_N_ACTS

#define BEAST_STEPS 6
#define WALKERS_MAX 8

/* The stones in the sack, by their colours; the last one is golden. */
#define BEAST_COLOURS 4
#define BEAST_GOLD (BEAST_COLOURS - 1)
extern const guint beast_sack[BEAST_COLOURS];

typedef struct
{
  gint16 at; /* the slot of the beast, -1 before it comes */
  guint8 n_visited;
  guint16 visited[BEAST_STEPS + 1];
  guint8 n_walkers;
  guint8 walkers[WALKERS_MAX]; /* figures that came home in this turn and may walk on */
  guint8 again;                /* the same player lays a second tile */
  guint8 stone;                /* the kind that the player on turn threw */
  guint8 drawn;                /* the colour that was drawn last, plus 1; 0: the sack was left alone */
  gint16 bait[TABLE_MAX_PLAYERS];
  guint16 eaten, turns, left_by[CARC_LEFTS_MAX]; /* counted by the hooks */
} Beast;

void beast_register (void);
const Beast *beast_of (const CarcState *state);

/* A game for three with the beast; and setups with other systems beside it, for random games. */
#define BEAST_THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset beast\n"
#define BEAST_N_SETUPS 5
extern const char *const beast_setups[BEAST_N_SETUPS];

/* How often each row, by its index in carc_act_table, was played, and each kind of question was asked. */
typedef struct
{
  guint rows[TABLE_ACTS_MAX], asked[CARC_ASKS_MAX];
} BeastSeen;
/* Fails the test if an act or a question of the beast never came. */
void beast_check_seen (const BeastSeen *seen);
