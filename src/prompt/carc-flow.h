/* carc-flow.h - the prompt of Carcassonne: what the rows (carc-acts.c and those of the systems) cannot say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A turn is a tile, its place, and an act.  The tile has a key that is the same in every game; or its edges are typed
 * as it lies.  The place has a letter.  Space turns the tile.  From the act on, the prompt follows the rows.
 */
#pragma once

#include "act-flow.h"
#include "carcassonne/carc-facts.h"

extern const ActFlowGame carc_flow_game;

/* The tile in hand: where it is laid, or would be laid by the choice at the cursor. */
typedef struct
{
  int tile;
  gint16 x, y;
  int rot;
  guint n_rots;  /* in how many rotations it can be laid there */
  gboolean laid; /* its place was chosen */
} CarcGhost;
gboolean carc_flow_ghost (ActFlow *flow, CarcGhost *ghost);
/* The tile in hand, also before it has a place: its index; -1: none was chosen yet. */
int carc_flow_in_hand (ActFlow *flow);
/* The edges that may still be typed, but need not be.  "": none, also if the last edge was said with a button. */
const char *carc_flow_rest (ActFlow *flow);
/* While a place is asked for: why this cell is not a choice, as a sentence.  NULL if no place is asked for, if the tile
 * can lie there, or if another one does.  Free with g_free (). */
char *carc_flow_why_not (ActFlow *flow, int x, int y);
/* For a choice of a tile: a rotation in which it has the edges that were said; -1: none were. */
int carc_flow_rotation (const ActChoice *choice);
/* For a choice of a tile: does it fit nowhere with its edges as they were typed; or, if they were not, at all?  In a
 * tournament, this is never told. */
gboolean carc_flow_fits_nowhere (const ActChoice *choice);

/* How many places before each choice are free, so that a tile stays where it was when kinds before it have run out.
 * `n_free` has room for all choices.  Without `by_set`, the list goes through all sets; with it, each set begins a row.
 * All are 0 in a tournament, and while a tile is found by what was said of it. */
void carc_flow_places (ActFlow *flow, gboolean by_set, guint *n_free);
/* How many places the whole list has then, with the free ones and without the tiles that the player holds. */
guint carc_flow_n_places (ActFlow *flow);

/* The table after the choice at the cursor, for drawing what it would bring.  NULL if this choice does not complete an
 * entry, or if the aids are switched off.  Free with carc_state_free (). */
CarcState *carc_flow_after (ActFlow *flow);

/* ---- finding a tile among many ---- */

/* What was said so far of the tile that is asked for.  The key FLOW_KEY_OWN + a fact says it, or takes it back; an edge
 * is said by its letter, or by the key CARC_FLOW_KEY_EDGE + its letter of a button, which nobody types. */
#define CARC_FLOW_KEY_EDGE (FLOW_KEY_OWN + CARC_FACTS_MAX)
typedef struct
{
  char edges[5];   /* as it lies, clockwise from the edge that is up: letters of carc_tile_code () */
  CarcFacts facts; /* what else is printed on it */
} CarcFound;
CarcFound carc_flow_found (ActFlow *flow);
/* Is a tile asked for, and something was said of it?  The beginning of a label does not count. */
gboolean carc_flow_is_finding (ActFlow *flow);

/* ---- labels ---- */

/* The letters without c, f, r and i, which begin the code of edges. */
#define CARC_NO_EDGES "abdeghjklmnopqstuvwxyz"
/* Fills the keys of the tiles.  A type of tile has the same key in every game, whatever sets are in play.  The types of
 * all sets are numbered: those of the base game, then those of the other sets in the order of CARC_SYSTEMS.  The keys
 * are the letters without c, f, r, i and l, then the digits, then the same with Shift and l.  L is the lake.  If a
 * future set has no key left, its tiles are entered by their edges. */
void carc_tile_labels (const CarcRules *rules, char labels[CARC_TILES_MAX][4], gboolean shifts[CARC_TILES_MAX]);
/* 'c': a city.  Those that people type are keys of the prompt. */
char carc_edge_letter (CarcEdge edge);
/* Writes the edges of a one-cell tile at a rotation, clockwise from north: "cfrr". */
void carc_tile_code (const CarcTile *tile, guint rot, char code[5]);
