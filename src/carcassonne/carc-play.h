/* carc-play.h - what can be done now, what it would bring, and doing it: the face the screen and the command line use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-entry.h"

G_BEGIN_DECLS

extern TableGame carc_game; /* whole once carc_register () was called */

/* ---- doing ---- */

/* The one way a state changes.  Refused entries change nothing. */
gboolean carc_apply (CarcState *state, const CarcEntry *entry, TableRefusal *why);
gboolean carc_apply_line (CarcState *state, const char *line, TableRefusal *why);

/* ---- what is legal ---- */

typedef struct
{
  gint16 x, y;
  guint8 rots; /* bit per legal rotation */
} CarcPlace;

/* Legal places of a tile, in no order; returns how many there are, writes at most `max`. */
guint carc_places (const CarcState *state, guint tile, CarcPlace *places, guint max);
/* NULL `why` if only the answer matters. */
gboolean carc_place_check (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why);
/* One of its places, for telling; FALSE when there is none. */
gboolean carc_first_place (const CarcState *state, guint tile, CarcPlace *place);
gboolean carc_fits_somewhere (const CarcState *state, guint tile);

typedef struct
{
  CarcSpot spot;
  gint16 x, y;
  guint8 segment;
  guint8 spot_x, spot_y;
} CarcClaim;

/* Features of the tile laid there that a figure of `player` may claim; one entry for each cell a figure may stand on
 * (A19).  `laid` is a state after carc_lay (). */
#define CARC_CLAIMS_MAX (CARC_CELLS_MAX * CARC_SEGMENTS_MAX)
guint carc_claims (const CarcState *laid, CarcClaim *claims, guint max);

/* A copy of `state` with the tile on the table and nothing else done yet, for asking carc_claims (), reaches and
 * drawing; NULL if it does not fit.  `agreed` skips the fit. */
CarcState *carc_lay (const CarcState *state, guint tile, int x, int y, guint rot, gboolean agreed, TableRefusal *why);

/* Figures of this kind in the player's supply. */
guint carc_supply (const CarcState *state, guint player, CarcFigureKind kind);

/* Acts open to the player on turn after laying: bit per CarcActKind. */
guint carc_acts (const CarcState *laid);

typedef struct
{
  gint16 x, y;
  guint8 steps;
} CarcReach;

/* Cells the Arbitress can reach in 1..6 steps (A14, A15); shortest steps each.  Returns the count. */
#define CARC_REACH_MAX 128
guint carc_arbitress_reach (const CarcState *laid, CarcReach *reach, guint max);
/* Cells the racer of `player` can end on with one move (L20, L21, L23). */
guint carc_racer_reach (const CarcState *laid, guint player, CarcReach *reach, guint max);
/* Shortest way of a racer to the lighthouse as things lie: fills the cells after its own, the lighthouse last;
 * returns the steps, 0 when there is no way (boxed in). */
guint carc_racer_way (const CarcState *state, guint player, CarcCellXY *way, guint max);
/* Moves it needs for that way, 0 when there is none. */
guint carc_racer_turns (const CarcState *state, guint player);

/* ---- the Arbitress's measure ---- */

/* Distance from her to a cell by ruling A1. */
int carc_distance (const CarcState *state, int her_x, int her_y, int x, int y);
/* The drawn way: from her, horizontal first, then vertical (A3), both ends included; returns the number of cells.
 * Under A1 walk, the shortest walk.  At most `max` are written. */
#define CARC_WAY_MAX 4096
guint carc_distance_way (const CarcState *state, int her_x, int her_y, int x, int y, CarcCellXY *way, guint max);

/* ---- what it would bring ---- */

/* What applying the entry would add to the ledger: the new lines are ledger.lines[from..] of the returned state.
 * NULL and a refusal if it would be refused. */
CarcState *carc_preview (const CarcState *state, const CarcEntry *entry, guint *from, TableRefusal *why);
/* The preview in one sentence: "closes the city: 12 to Anna (tie with Ben, 2 steps against 4)".  "" when nothing
 * scores.  Free with g_free (). */
char *carc_preview_tell (const CarcState *after, guint from);

/* If the game ended now: a finished copy, whose ledger lines from `*from` on are the forecast. */
CarcState *carc_forecast (const CarcState *state, guint *from);

/* ---- reading ---- */

/* What a feature is made of now; cheap enough to ask each time. */
struct _CarcSurvey
{
  guint16 root; /* of the feature; by the first edition's farms, of the city that is paid for */
  guint8 kind;
  guint8 complete;
  guint32 marks;
  gint16 tiles; /* different cells */
  gint16 pennants;
  gint16 open;
  gint16 neighbours;                   /* cloister: cells around it that are placed */
  gint16 marked[CARC_MARKS_MAX];       /* different cells with this mark, by CarcMarkId */
  gint16 cities;                       /* farm: completed cities that it touches and that pay */
  gint16 city_marked[CARC_MARKS_MAX];  /* farm: those of them with this mark */
  guint16 strength[TABLE_MAX_PLAYERS]; /* weight of each player's figures in it */
};
void carc_survey (const CarcState *state, guint16 node, CarcSurvey *survey);

/* Different cells of a feature; returns their number. */
guint carc_feature_cells (const CarcState *state, guint16 node, CarcCellXY *cells, guint max);

/* Who is asked now: mostly the player on turn, but in the race each in turn. */
guint carc_asked (const CarcState *state);

/* Turns that `player` still has, this one included when it is theirs, if each tile is one turn. */
guint carc_turns_left (const CarcState *state, guint player);

/* Words, translated; free with g_free () unless const. */
const char *carc_kind_name (CarcKind kind);
/* Straight length of the player's way, in tiles; only when tie->ruled. */
double carc_tie_ruler (const CarcTie *tie, guint player);
char *carc_tie_tell (const CarcState *state, const CarcTie *tie);
char *carc_spot_tell (const CarcSpot *spot);
/* "2 east, 1 south", seen from the first tile. */
char *carc_position_tell (int x, int y);
/* Where a placed cell lies, and what is on it. */
char *carc_cell_tell (const CarcState *state, guint16 slot);
/* The question the state is asking, in words: "Anna: which tile?" */
char *carc_ask_tell (const CarcState *state);
const char *carc_warning_tell (CarcWarning warning);

G_END_DECLS
