/* tile-groups.h - the groups that describe one tile in a set: the tile's own, and one for each of its cells if it has
 * several.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-own.h"

/* Where in the set the group with this id is; -1: nowhere. */
int arb_tile_find (const CarcOwnSet *set, const char *id);
CarcOwnGroup *arb_tile_group (const CarcOwnSet *set, const char *id);

/* Is the tile described by its cells? */
gboolean arb_tile_is_big (const CarcOwnSet *set, const char *id);
/* The size of the tile as its line says it; 1 by 1 if the line is wrong. */
void arb_tile_get_size (const CarcOwnSet *set, const char *id, guint *w, guint *h);
/* From one cell to several, the tile's features go to the first cell; the other way, they come from there. */
void arb_tile_resize (CarcOwnSet *set, const char *id, guint w, guint h);

/* The group that describes a cell, which is the tile's if it has only one.  If it is not there, it is made. */
CarcOwnGroup *arb_tile_cell (CarcOwnSet *set, const char *id, guint column, guint row);
/* Two cells of a tile have the same edge between them: gives the one beside this side that edge. */
void arb_tile_set_neighbour (CarcOwnSet *set, const char *id, guint column, guint row, guint side, CarcEdge edge);

/* An id that no tile of the set has: "fair/3"; free with g_free (). */
char *arb_tile_free_id (const CarcOwnSet *set);
/* How many groups the tile has. */
guint arb_tile_count (const CarcOwnSet *set, const char *id);
/* A tile with a field on all sides. */
void arb_tile_add (CarcOwnSet *set, const char *id);
/* Adds the same tile with another id. */
void arb_tile_copy (CarcOwnSet *set, const char *from, const char *id);
void arb_tile_rename (CarcOwnSet *set, const char *from, const char *id);
void arb_tile_remove (CarcOwnSet *set, const char *id);
