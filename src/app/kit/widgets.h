/* widgets.h - what GTK takes several calls for and many widgets need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "table/table-game.h"

G_BEGIN_DECLS

void arb_widget_set_class (GtkWidget *widget, const char *name, gboolean on);
/* Empties a box or a grid. */
void arb_widget_clear (GtkWidget *box);

/* Fills the box with the ids of rulings as pills; what each means as it is set (`chosen`: an option for each ruling of
 * the game) is its tooltip. */
void arb_cites_update (GtkBox *box, const TableGame *game, const guint8 *chosen, const TableRulingSet *rulings);

G_END_DECLS
