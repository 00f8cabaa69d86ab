/* carc-play.h - the public functions of the rules: what is legal now, what it would score, and doing it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The screen and the command line use it.  A function that refuses says why in `why`, which may be NULL.  Lists are
 * written into the caller's array.
 */
#pragma once

#include "carc-entry.h"

extern TableGame carc_game; /* complete after carc_register () */

/* ---- what is legal ---- */

typedef struct
{
  gint16 x, y;
  guint8 rots; /* bit per legal rotation */
} CarcPlace;

/* Legal places of a tile, in no certain order.  Returns their number, and writes at most `max` of them. */
guint carc_places (const CarcState *state, guint tile, CarcPlace *places, guint max);
/* Is this place legal? */
gboolean carc_place_check (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why);
/* One of the legal places, as an example; FALSE if there is none. */
gboolean carc_first_place (const CarcState *state, guint tile, CarcPlace *place);
/* Has the tile a legal place? */
gboolean carc_fits_somewhere (const CarcState *state, guint tile);
/* May this tile be drawn now, to be laid or put aside?  The systems in play decide (carc-hooks.c). */
gboolean carc_may_draw (const CarcState *state, guint tile, TableRefusal *why);

/* A segment that can be claimed. */
typedef struct
{
  CarcSpot spot;
  gint16 x, y;           /* its cell */
  guint8 segment;        /* of that cell */
  guint8 spot_x, spot_y; /* see CarcSegment */
} CarcClaim;

/* The segments of the tile just laid whose features have no figure yet and can be claimed by a follower.  A feature on
 * several cells of the tile is listed for each of these cells (A19).  `laid` is a state after carc_lay (). */
#define CARC_CLAIMS_MAX (CARC_CELLS_MAX * CARC_SEGMENTS_MAX)
guint carc_claims (const CarcState *laid, CarcClaim *claims, guint max);

/* A copy of `state` in which the tile is laid and nothing else is done yet: for carc_claims (), for reaches and for
 * drawing.  NULL if the tile does not fit; `agreed` allows that.  Free with carc_state_free (). */
CarcState *carc_lay (const CarcState *state, guint tile, int x, int y, guint rot, gboolean agreed, TableRefusal *why);

/* The number of figures of this kind in the player's supply. */
guint carc_supply (const CarcState *state, guint player, CarcFigureKind kind);

/* The farm whose quarters meet, all four, at the north-west corner of this cell: its root.  CARC_NONE if there is no
 * such farm. */
guint16 carc_corner_farm (const CarcState *state, int x, int y);
/* Is there such a farm? */
gboolean carc_is_corner (const CarcState *state, int x, int y);
/* Is the north-west corner of this cell a corner of a cell of the tile just placed? */
gboolean carc_corner_on_tile (const CarcState *state, int x, int y);

/* A cell, and the steps to it. */
typedef struct
{
  gint16 x, y;
  guint8 steps;
} CarcReach;

/* The cells that the Arbitress can reach in 1 to 6 steps (A14, A15), each with the least number of steps.  Returns the
 * number of cells. */
#define CARC_REACH_MAX 128
guint carc_arbitress_reach (const CarcState *laid, CarcReach *reach, guint max);
/* The cells where the racer of `player` can stop after one move (L20, L21, L23).  Returns the number of cells. */
guint carc_racer_reach (const CarcState *laid, guint player, CarcReach *reach, guint max);
/* The way of a racer to the lighthouse with the fewest moves, on the table as it is now.  Fills the cells after its
 * own; the last is the lighthouse.  Returns the number of steps, 0 if there is no way (the racer is boxed in). */
guint carc_racer_way (const CarcState *state, guint player, CarcCellXY *way, guint max);
/* The number of moves for that way, 0 if there is none. */
guint carc_racer_turns (const CarcState *state, guint player);

/* ---- the distance to the Arbitress ---- */

/* The distance from her to a cell by ruling A1. */
int carc_distance (const CarcState *state, int her_x, int her_y, int x, int y);
/* The way that is drawn: from her, horizontal first, then vertical (A3), with both ends.  By A1 walk it is the shortest
 * walk, if there is one.  Returns the number of cells, and writes at most `max` of them. */
#define CARC_WAY_MAX 4096
guint carc_distance_way (const CarcState *state, int her_x, int her_y, int x, int y, CarcCellXY *way, guint max);

/* ---- what it would score ---- */

/* A copy of `state` to which the entry was applied; its new lines are ledger.lines[*from] and later, and what it does
 * besides is added to `effects`, which may be NULL.  NULL and a refusal if the entry is refused.  Free with
 * carc_state_free (). */
CarcState *carc_preview (const CarcState *state, const CarcEntry *entry, guint *from, TableLedger *effects,
                         TableRefusal *why);
/* If somebody is asked before what the last tile completed gets its points: a copy of `state` in which that was scored
 * as the table is now, so what comes if no later answer changes it.  If the scoring asks the table, it is a forecast in
 * which some ties are open (carc_tie_is_open ()).  What it does is added to `effects`, which may be NULL.  NULL:
 * nothing waits, or the table has already answered a question of this scoring.  Free with carc_state_free (). */
CarcState *carc_score_ahead (const CarcState *state, TableLedger *effects);
/* The ties that a preview judged, or the one that it leaves to the table; not those of the end of the game.  `ties` may
 * be NULL; the ties are part of `after`.  Returns their number. */
guint carc_ties_ahead (const CarcState *state, const CarcState *after, const CarcTie **ties);
/* A preview in one sentence, "road at 1,0: 3 tiles = 3 to Anna", and behind it what comes if no later answer changes
 * it.  "" if nothing happens.  Free with g_free (). */
char *carc_preview_tell (const CarcState *after, guint from);

/* What is told of an entry that lays a tile. */
typedef enum
{
  CARC_TELL_ALL,
  CARC_TELL_ALIKE, /* what the tile brings whatever act follows; the act of the entry does not matter */
  CARC_TELL_OTHERS /* the rest */
} CarcTell;

/* What an entry would bring, in a few words: "city: 12 to Anna; 1 water token to put down, 4 left".  What an act brings
 * is told without what the tile alone brings.  What waits for other answers stands at the end, and they are named as
 * the condition.  NULL: nothing, or the entry is refused.  Free with g_free (). */
char *carc_brings (const CarcState *state, const CarcEntry *entry, CarcTell tell);

/* A copy of `state` in which the game ends now; its ledger lines from *from on are the forecast, and
 * what it does besides is added to `effects`, which may be NULL.  Free with
 * carc_state_free (). */
CarcState *carc_forecast (const CarcState *state, guint *from, TableLedger *effects);

/* ---- reading ---- */

/* How many there are with each mark. */
typedef struct
{
  CarcMarks some;
  gint16 n[CARC_MARKS_MAX]; /* by mark, but only of those in `some` */
} CarcMarked;

static inline int
carc_marked (const CarcMarked *marked, guint mark)
{
  return carc_marks_has (marked->some, mark) ? marked->n[mark] : 0;
}

/* What a feature consists of now.  It is quick enough to be called whenever it is needed. */
struct _CarcSurvey
{
  guint16 root; /* of the feature; for a farm by the first edition, of the city that pays */
  guint8 kind;  /* CarcKind */
  guint8 complete;
  gint16 tiles; /* different cells */
  gint16 pennants;
  gint16 open;
  gint16 neighbours;                   /* cloister: cells around it that are placed */
  gint16 cities;                       /* farm: completed cities that it touches and that pay it */
  guint16 strength[TABLE_MAX_PLAYERS]; /* the weights of each player's figures in it, added up */
  guint32 kinds[TABLE_MAX_PLAYERS];    /* which kinds of figure each player has in it, bit per CarcFigureKind */
  CarcMarks marks;                     /* of all its segments */
  CarcMarked marked;                   /* different cells with a mark */
  CarcMarked city_marked;              /* farm: of those cities, the ones with a mark */
};
void carc_survey (const CarcState *state, guint16 node, CarcSurvey *survey);
/* The players with the most strength; bit per player, 0 if nobody has any. */
guint8 carc_majority (const CarcSurvey *survey);

/* The different cells of a feature.  Returns their number, and writes at most `max` of them. */
guint carc_feature_cells (const CarcState *state, guint16 node, CarcCellXY *cells, guint max);

/* The player who is asked now: usually the one on turn, but for example all players in turn about the race. */
guint carc_asked (const CarcState *state);

/* How many turns `player` still has if each tile is one turn.  A player's own present turn is counted. */
guint carc_turns_left (const CarcState *state, guint player);

/* What stands on the scoring track; the scoring figures come first.  Returns the number. */
guint carc_on_track (const CarcState *state, CarcOnTrack there[CARC_ON_TRACK_MAX]);

/* Words, translated; free with g_free () unless const. */
const char *carc_kind_name (CarcKind kind);
/* The same for a feature with these marks, or of this node: "shrine". */
const char *carc_feature_name (CarcKind kind, CarcMarks marks);
const char *carc_node_name (const CarcState *state, guint16 node);
/* A figure on the table, and where it stands: "Anna’s wagon on the road".  Free with g_free (). */
char *carc_figure_tell (const CarcState *state, guint figure);
/* A feature as the ledger names it, by its topmost cell: "city at -1,0".  Two features may have the same name. */
char *carc_feature_tell (const CarcState *state, guint16 node);
/* The straight length from the Arbitress to the player's figure, in tiles; only for players in tie->ruled. */
double carc_tie_ruler (const CarcTie *tie, guint player);
char *carc_tie_tell (const CarcState *state, const CarcTie *tie);
char *carc_spot_tell (const CarcSpot *spot);
/* The same for a tile of one or more cells as it lies; dx, dy: the cell of the spot, from its north-west cell.  On a
 * tile of several cells, the place on the whole tile is named: "farm, south-east corner". */
char *carc_spot_on_tile_tell (const CarcTile *tile, guint rot, int dx, int dy, const CarcSpot *spot);
/* The place of a figure that is not in the supply, as an entry names it. */
CarcAt carc_figure_at (const CarcState *state, guint figure);
/* Where a figure stands: "road to the east at 3,-1", "the corner north-west of 3,-1", "held by Ben". */
char *carc_at_tell (const CarcState *state, const CarcAt *at);
/* Always FALSE: the player has no such figure at this place. */
gboolean carc_refuse_no_figure (const CarcState *state, guint player, const CarcAt *at, TableRefusal *why);
/* Where this figure is, in the same words; of the Keeper, too: "the lighthouse". */
char *carc_figure_where (const CarcState *state, guint figure);
/* The spot of a place that is no feature, in 1/CARC_SPOT_UNIT of its cell; the middle if figures stand anywhere. */
void carc_place_spot (const CarcState *state, guint place, guint16 slot, guint8 *spot_x, guint8 *spot_y);
/* Appends the figures off the board that are listed beside a player's name: " · 2 prisoners: Anna". */
void carc_off_board_tell (const CarcState *state, guint player, GString *out);
/* "2 east, 1 south": seen from 0,0. */
char *carc_position_tell (int x, int y);
/* Where a placed cell is, and what is on it. */
char *carc_cell_tell (const CarcState *state, guint16 slot);
/* The question that is asked now: "Anna: which tile?" */
char *carc_ask_tell (gconstpointer state);
