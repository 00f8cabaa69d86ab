/* island-picture.h - the island as it is set up: a picture, and places that can be chosen in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "picked" (another place was chosen).
 */
#pragma once

#include <gtk/gtk.h>

#include "island-draft.h"

G_BEGIN_DECLS

#define ARB_TYPE_ISLAND_PICTURE (arb_island_picture_get_type ())
G_DECLARE_FINAL_TYPE (ArbIslandPicture, arb_island_picture, ARB, ISLAND_PICTURE, GtkWidget)

/* As it is played: with or without fisheries, the desert a lake. */
void arb_island_picture_set_island (ArbIslandPicture *self, const IslandDraft *draft, gboolean fishermen,
                                    gboolean lake);
/* ART_PLACE_NONE: it is only looked at, as it is at first. */
void arb_island_picture_set_place (ArbIslandPicture *self, ArtPlace place);
ArtPlace arb_island_picture_get_place (ArbIslandPicture *self);
/* Chooses the next place to the right, down ...; FALSE if there is none. */
gboolean arb_island_picture_rove (ArbIslandPicture *self, int dx, int dy);

G_END_DECLS
