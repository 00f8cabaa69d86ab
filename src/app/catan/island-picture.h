/* island-picture.h - a picture of the island as it is set up, with places that can be chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "picked" (another place was chosen).
 */
#pragma once

#include <gtk/gtk.h>

#include "island-draft.h"

#define ARB_TYPE_ISLAND_PICTURE (arb_island_picture_get_type ())
G_DECLARE_FINAL_TYPE (ArbIslandPicture, arb_island_picture, ARB, ISLAND_PICTURE, GtkWidget)

/* How it is played: without fisheries and lakes, or with those of the readings. */
void arb_island_picture_set_island (ArbIslandPicture *self, const IslandDraft *draft, gboolean fishermen,
                                    const guint8 rulings[]);
/* ART_PLACE_NONE, also the default: no place can be chosen. */
void arb_island_picture_set_place (ArbIslandPicture *self, ArtPlace place);
ArtPlace arb_island_picture_get_place (ArbIslandPicture *self);
/* Chooses the next place in a direction; FALSE if there is none. */
gboolean arb_island_picture_rove (ArbIslandPicture *self, int dx, int dy);
