/* carc-tile-ways.h - every way to lay a tile: its places, how it is turned there, what a figure claims on it, and what
 * else is done with it; and the entry of such a way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-play.h"

/* ---- where, and how it is turned ---- */

/* The places of a tile, and one after the other each rotation at each of them:
 *
 *     for (carc_tile_places_begin (&places, state, tile, FALSE); carc_tile_places_next (&places);)
 *       lay (places.at->x, places.at->y, places.rot);
 */
typedef struct
{
  const CarcPlace *at; /* this place, and how the tile is turned there */
  guint rot;
  guint rots; /* the rotations at this place that come next */
  guint n, n_begun;
  CarcPlace places[CARC_MAX_SLOTS]; /* `n` of them, in no certain order */
} CarcTilePlaces;

/* The legal ones; if `agreed`, all free ones beside the tiles on the table, whether the tile fits or not. */
void carc_tile_places_begin (CarcTilePlaces *places, const CarcState *state, guint tile, gboolean agreed);
/* FALSE: that was the last one. */
static inline gboolean
carc_tile_places_next (CarcTilePlaces *places)
{
  if (places->rots == 0)
    {
      if (places->n_begun == places->n)
        return FALSE;
      places->at = &places->places[places->n_begun++];
      places->rots = places->at->rots;
    }
  places->rot = (guint) __builtin_ctz (places->rots);
  places->rots &= places->rots - 1;
  return TRUE;
}

/* ---- what is claimed ---- */

/* A figure of the player on turn that can claim a feature of the tile just laid, or join others there. */
typedef struct
{
  guint16 figure, node;
  guint8 kind; /* CarcFigureKind */
} CarcTileClaim;
#define CARC_TILE_CLAIMS_MAX (CARC_FIGURE_KINDS_MAX * CARC_CELLS_MAX * CARC_SEGMENTS_MAX)
/* Each kind of figure in each feature once; those that join others only if `joining`.  Returns their number. */
guint carc_tile_claims (const CarcState *laid, gboolean joining, CarcTileClaim claims[CARC_TILE_CLAIMS_MAX]);
/* Where such a figure stands, as an entry names it. */
CarcAt carc_tile_claim_at (const CarcState *laid, guint16 node);

/* ---- what else is done ---- */

/* Appends the entries (CarcEntry) that do something else with the tile than claim, as the rows of acts offer it: a
 * piece is put on or moved, a figure goes elsewhere or home.  The tile is laid as in `lay`, where `laid` has it.  A row
 * makes at most `most` of them.  CARC_TILE_ACTS_MAX are all: those of a portal on some hundred tiles are fewer. */
#define CARC_TILE_ACTS_MAX 2000
void carc_tile_acts (const CarcState *laid, const CarcEntry *lay, guint most, GArray *entries);

/* ---- the entry ---- */

/* Fills the entry that lays the tile there, and does nothing with it. */
void carc_entry_lay (CarcEntry *entry, guint tile, int x, int y, guint rot);
/* Adds to it, or puts in the place of another claim: a figure of this kind claims this node of the tile. */
void carc_entry_claim (CarcEntry *entry, const CarcState *laid, guint kind, guint16 node);

/* ---- all ways ---- */

/* The tile at each legal place and in each rotation, first with no figure, then with each one that can claim something
 * there or join others.  They must be gone through to the end:
 *
 *     for (carc_tile_ways_begin (&ways, state, tile); carc_tile_ways_next (&ways);)
 *       try (&ways.entry);
 */
typedef struct
{
  CarcEntry entry;
  CarcState *laid;        /* the tile lies so, and nothing is done with it yet */
  guint n_claims, n_done; /* claims there, and how many of them were tried with this one */
  const CarcState *state;
  guint tile;
  CarcTilePlaces places;
  CarcTileClaim claims[CARC_TILE_CLAIMS_MAX];
} CarcTileWays;
void carc_tile_ways_begin (CarcTileWays *ways, const CarcState *state, guint tile);
gboolean carc_tile_ways_next (CarcTileWays *ways);
