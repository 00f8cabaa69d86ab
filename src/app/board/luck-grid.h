/* luck-grid.h - what chance gave to each player, as a table of widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "table/table-luck.h"

/* Fills a vertical box with a table of the rows (TableLuckRow) and with what they mean.  In a narrow place the titles
 * are above the numbers.  The rows may be freed afterwards. */
void arb_luck_fill (GtkBox *place, const GArray *rows, const TableSetup *setup, gboolean narrow);
