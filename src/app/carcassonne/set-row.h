/* set-row.h - rows of sets and of boxes: what each is, how many tiles it has, and how one is found among many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/* A row with its number of tiles, to be counted against those on the table; 0: it has none. */
GtkWidget *arb_set_row_new (const char *title, const char *description, guint n_tiles);

/* Where a person writes what is searched for. */
GtkWidget *arb_set_search_new (void);

/* Shows the rows (GtkWidget*) in which every one of the words is read, and hides the others; "": shows all. */
void arb_set_rows_find (GPtrArray *rows, const char *words);
