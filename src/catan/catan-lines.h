/* catan-lines.h - private: an island while its lines are read; what they leave open is filled in by catan-deal.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-rooms.h"

#define CATAN_HARBOURS_MAX 11
#define CATAN_FISHERIES_MAX 8
#define CATAN_NUMBERS_MAX 28

/* What lies on the board of a box. */
typedef struct
{
  guint8 lands[CATAN_DESERT + 1]; /* a lake takes the place of a desert */
  guint8 n_numbers, n_harbours, n_fisheries;
  guint8 numbers[CATAN_NUMBERS_MAX];     /* in the order of the letters on the tokens */
  guint8 harbours[CATAN_HARBOURS_MAX];   /* clockwise, as on the island for beginners */
  guint8 fisheries[CATAN_FISHERIES_MAX]; /* in the same way; 0: a place that stays empty */
  guint8 beginners[CATAN_HEXES_MAX];     /* lands */
} CatanDeal;
extern const CatanDeal catan_deals[CATAN_N_BOARDS];

/* An island that is not complete yet, and which parts of it the lines have given. */
typedef struct
{
  CatanIsland island;
  const CatanDeal *box; /* NULL: the frame is of no box, and each line about it says where each thing lies */
  gboolean has_lands, has_numbers, has_harbours, has_fisheries, has_deal;
  gboolean apart, spiral;
  guint8 corner; /* hex where the spiral begins */
  guint64 random;
  guint8 harbours[CATAN_HARBOURS_MAX], sides[CATAN_HARBOURS_MAX]; /* clockwise, not yet on their sea hexes */
  guint8 fisheries[CATAN_FISHERIES_MAX];
} CatanDraft;

/* An empty draft with the frame that the lines of the setup name. */
void catan_draft_begin (CatanDraft *draft, const TableSetup *setup);
gboolean catan_draft_line (CatanDraft *draft, const TableWords *words, TableRefusal *why);
static inline gboolean
catan_is_desert (guint8 land)
{
  return land == CATAN_DESERT || land == CATAN_LAKE;
}

/* Is this sea hex a place for a fishery on the board of a box, if it has no harbour? */
static inline gboolean
catan_sea_is_bay (const CatanShape *shape, guint sea)
{
  return shape->sea_sides[sea] == 2;
}

/* The order of hexes along the spiral from a corner; a hex is a corner if three of its edges are at the coast. */
gboolean catan_is_corner (const CatanShape *shape, guint hex);
void catan_spiral (const CatanShape *shape, guint8 corner, guint8 order[CATAN_HEXES_MAX]);

/* The lines; free with g_free ().  NULL: none is needed. */
char *catan_print_frame (const CatanShape *shape);
char *catan_print_island (const CatanIsland *island);
char *catan_print_harbours (const CatanIsland *island);
char *catan_print_fisheries (const CatanIsland *island);
