/* carc-cell-edit.h - changes a cell as a person describes it (its edges, and what is joined to what), and writes it in
 * the notation of tiles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A change always gives a cell that can be laid.  After a change of edges, farms, the cities that they touch and what
 * leads into what are as on most printed tiles with these edges; the functions below make them different.
 *
 * A partition says which of some things belong together: those with the same number.  The first thing has the number 0,
 * and each number is at most one more than all before it.
 */
#pragma once

#include "carc-own.h"

#define CARC_PARTS_MAX 4       /* things of a partition: the sides, or the stretches of field along the rim */
#define CARC_PARTITIONS_MAX 15 /* of four things */

typedef struct
{
  guint8 n; /* things */
  guint8 part[CARC_PARTS_MAX];
} CarcPartition;

/* All partitions of so many things: first the one that joins all.  Returns their number. */
guint carc_partitions (guint n, CarcPartition partitions[CARC_PARTITIONS_MAX]);

/* A cell with a field on all sides, and nothing else. */
void carc_cell_blank (CarcCell *cell);
/* Sets the kind of a side.  Roads are joined if there are two, cities and rivers always. */
void carc_cell_set_edge (CarcCell *cell, guint side, CarcEdge edge);
void carc_cell_set_cloister (CarcCell *cell, gboolean cloister);

/* The sides of this kind (city, road, river), in the order N E S W, and how they are joined.  Returns their number. */
guint carc_cell_sides (const CarcCell *cell, CarcKind kind, guint sides[4], CarcPartition *joined);
void carc_cell_join (CarcCell *cell, CarcKind kind, const CarcPartition *joined);

/* The stretches of field along the rim, as sets of halves, and how they are joined to farms.  Returns their number, or
 * -1 if farms part a stretch. */
int carc_cell_stretches (const CarcCell *cell, guint8 stretches[CARC_PARTS_MAX], CarcPartition *joined);
void carc_cell_join_farms (CarcCell *cell, const CarcPartition *joined);
/* The number of farms that reach no side. */
guint carc_cell_inner_farms (const CarcCell *cell);
void carc_cell_set_inner_farms (CarcCell *cell, guint n);

/* Do two features lead into each other?  Segments that cannot are left alone. */
void carc_cell_link (CarcCell *cell, guint a, guint b, gboolean linked);
gboolean carc_cell_can_link (const CarcCell *cell, guint a, guint b);
void carc_cell_touch (CarcCell *cell, guint farm, guint city, gboolean touches);
void carc_cell_mark (CarcCell *cell, guint segment, guint mark, gboolean marked);
void carc_cell_set_pennants (CarcCell *cell, guint segment, guint pennants);

/* carc-cell-write.c: writes the cell into the lines of a group, in place of those that describe a cell. */
void carc_cell_write (const CarcCell *cell, CarcOwnGroup *group);
