/* lost-focus.h - no window keeps the focus on a widget that is not shown any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* When the widget with the focus is hidden or removed, for example because its menu closes, the focus goes to `home`: a
 * widget that takes it in its own way.  With NULL, or if `home` does not take it, no widget has the focus, and keys
 * come to the window.  `home` lives as long as the window.  Call once for each window. */
void arb_lost_focus_mend (GtkWindow *window, GtkWidget *home);
