/* carc-lake-layout.h - what is printed on the 3x3 lake tile of this table (ruling L1), as one line of text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     fcf frf frf frf cloister=nw herd=ne lighthouse=se
 *
 * First the twelve outer edges, three a side, clockwise from the west end of the north side: f field, c city, r road.
 * Then the cells of cloister, pig herd and lighthouse: nw n ne e se s sw w.  A + stands for each pennant of the city.
 * Every road leads from its edge to the shore and separates the fields on its two sides.
 */
#pragma once

#include "carcassonne/carc-tile.h"

typedef enum
{
  CARC_LAKE_NW,
  CARC_LAKE_N,
  CARC_LAKE_NE,
  CARC_LAKE_E,
  CARC_LAKE_SE,
  CARC_LAKE_S,
  CARC_LAKE_SW,
  CARC_LAKE_W
} CarcLakeCell; /* the ring of cells around the water, clockwise */

typedef struct
{
  /* CarcEdge: field, city or road.  0..2: the north side, from west to east; 3..5: east; 6..8: south; 9..11: west. */
  guint8 edges[12];
  guint8 pennants;                   /* of the city */
  guint8 cloister, herd, lighthouse; /* CarcLakeCell */
} CarcLakeLayout;

void carc_lake_layout_default (CarcLakeLayout *layout);
/* Reads the words of the line and validates them. */
gboolean carc_lake_layout_parse (CarcLakeLayout *layout, const char *const *words, guint n_words, TableRefusal *why);
/* The line in its canonical form; free with g_free (). */
char *carc_lake_layout_print (const CarcLakeLayout *layout);
/* A layout has three roads and one city whose edges are side by side.  Cloister, herd and lighthouse are on three cells
 * that have room for them. */
gboolean carc_lake_layout_validate (const CarcLakeLayout *layout, TableRefusal *why);
/* Makes the tile from a valid layout. */
void carc_lake_layout_build (const CarcLakeLayout *layout, CarcTile *tile);
