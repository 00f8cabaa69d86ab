/* island-cell.h - a hex of the island for the keyboard and in words; the island draws it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "look".
 */
#pragma once

#include <gtk/gtk.h>

#include "catan/catan-play.h"

G_BEGIN_DECLS

#define ARB_TYPE_ISLAND_CELL (arb_island_cell_get_type ())
G_DECLARE_FINAL_TYPE (ArbIslandCell, arb_island_cell, ARB, ISLAND_CELL, GtkWidget)

ArbIslandCell *arb_island_cell_new (guint hex);
void arb_island_cell_set (ArbIslandCell *self, const CatanState *state);
guint arb_island_cell_get_hex (ArbIslandCell *self);

G_END_DECLS
