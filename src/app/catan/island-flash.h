/* island-flash.h - flashes what a throw pays on the island, once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is a member of the widget that shows it.  Its tick callback runs only while something flashes.
 */
#pragma once

#include <gtk/gtk.h>

#include "art/art-island-mark.h"

typedef struct
{
  GtkWidget *widget;
  guint n_entries, n_rolls; /* in the last moment; a new throw is found by comparing */
  guint tick;               /* 0: nothing flashes */
  gint64 begun;             /* 0: begins with the next frame */
  double phase;
  guint8 hexes[CATAN_HEXES_MAX], seas[CATAN_SEAS_MAX];
} ArbIslandFlash;

/* Another moment is shown; NULL for none.  Begins to flash if a throw led to this moment and pays somebody. */
void arb_island_flash_update (ArbIslandFlash *flash, const CatanState *state, gboolean same_game);
void arb_island_flash_end (ArbIslandFlash *flash);
void arb_island_flash_draw (const ArbIslandFlash *flash, cairo_t *cr, const ArtIslandView *view, const ArtStyle *style);
