/* art-island-label.h - where the letters of places stand: beside the places, and on nothing that must be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art-island.h"

typedef struct
{
  ArtPlace place; /* a hex, an intersection or an edge */
  guint letters;  /* how many signs, with the one of Shift; 0: none, so that the label needs no room */

  /* What art_island_labels () says. */
  gboolean built;       /* there is a building on it */
  gboolean crowded;     /* there is no room for the label: it covers something */
  double x, y;          /* the middle of the label, in pixels from the middle of its place */
  double width, height; /* the most that it needs */
} ArtIslandLabel;

/* Puts the letters of places that can be chosen beside them.  They cover no building, no number token, no ship of a
 * harbour, neither the robber nor another place or its letters, as far as there is room; roads only if there is no
 * other room.  `ghost`: an intersection with a settlement that is not built yet; CATAN_NOWHERE: none. */
void art_island_labels (const CatanState *state, const ArtIslandView *view, guint8 ghost, ArtIslandLabel *labels,
                        guint n);

/* Appends a label with its number for each intersection with a building, the `ghost`, too, and for the ends of the
 * edges among the `n_asked` places that are asked for.  They are smaller.  Beside the letters of these places, which
 * have their room already, only numbers that cover nothing are left. */
void art_island_number (const CatanState *state, const ArtIslandView *view, guint8 ghost, const ArtIslandLabel *asked,
                        guint n_asked, GArray *labels);

/* The size of their text, and the radius of the mark of an intersection. */
double art_island_label_type (double hex);
double art_island_number_type (double hex);
double art_island_mark_radius (double hex);

/* What a label must not cover, in pixels. */
typedef struct
{
  double left, top, right, bottom;
} ArtIslandBox;
/* Number tokens, ships, buildings and the robber; free with g_array_unref (). */
GArray *art_island_covered (const CatanState *state, const ArtIslandView *view, guint8 ghost);
