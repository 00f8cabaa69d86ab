/* island-flash.h - what a throw pays flashes once on the island.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lives in the widget that shows it; nothing ticks while nothing flashes.
 */
#pragma once

#include <gtk/gtk.h>

#include "art/art-island-mark.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *widget;
  guint n_entries, n_rolls; /* of the moment before, to know a throw when it comes */
  guint tick;               /* 0: nothing flashes */
  gint64 begun;             /* 0: with the next frame */
  double phase;
  guint8 hexes[CATAN_N_HEXES], seas[CATAN_N_SEAS];
} ArbIslandFlash;

/* Another moment is shown, NULL for none: begins if it came about by a throw that pays somebody. */
void arb_island_flash_update (ArbIslandFlash *flash, const CatanState *state, gboolean same_game);
void arb_island_flash_end (ArbIslandFlash *flash);
void arb_island_flash_draw (const ArbIslandFlash *flash, cairo_t *cr, const ArtIslandView *view, const ArtStyle *style);

G_END_DECLS
