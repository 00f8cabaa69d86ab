/* carc-lake-layout.h - how the 3x3 lake tile of this table is printed (ruling L1), in one line of text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     fcf frf frf frf cloister=nw herd=ne lighthouse=se
 *
 * Twelve edges clockwise from the north side's western end, three a side; then where the three special things lie
 * (nw n ne e se s sw w).  Every road runs from its edge to the shore and parts the ring of fields.
 */
#pragma once

#include "carc-tile.h"

G_BEGIN_DECLS

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
} CarcLakeCell; /* the ring, clockwise */

typedef struct
{
  guint8 edges[12];                  /* CarcEdge: field, city or road; 0..2 north side west to east, 3..5 east, 6..8
                         south, 9..11 west */
  guint8 pennants;                   /* of the city */
  guint8 cloister, herd, lighthouse; /* CarcLakeCell */
} CarcLakeLayout;

void carc_lake_layout_default (CarcLakeLayout *layout);
gboolean carc_lake_layout_parse (CarcLakeLayout *layout, const char *const *words, guint n_words, TableRefusal *why);
char *carc_lake_layout_print (const CarcLakeLayout *layout);
/* Three roads, one city whose edges lie together, cloister, herd and lighthouse in three cells that can hold them. */
gboolean carc_lake_layout_validate (const CarcLakeLayout *layout, TableRefusal *why);
/* The tile that lies on the table. */
void carc_lake_layout_build (const CarcLakeLayout *layout, CarcTile *tile);

G_END_DECLS
