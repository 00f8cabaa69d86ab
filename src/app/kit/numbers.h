/* numbers.h - a number that is typed into a field counts at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* While a number that the field can have is typed, it is the field's value.  GTK waits until the focus leaves the field
 * or Enter is pressed there, so a key that ends the page would lose it.  The same field may be given again. */
void arb_number_follow (GtkSpinButton *field);

/* Ends the typing in all fields at or below `root`.  NULL, or the first field whose text is no number that it can have;
 * it has the nearest one then, which nobody has seen yet. */
GtkWidget *arb_numbers_end (GtkWidget *root);
