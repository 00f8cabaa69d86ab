/* side-width.h - the width of the column beside the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on, the width of this widget is a part of the window's.  Where it is wide, it gets the style class "far",
 * for names and numbers that are read from the other side of the table.  Call once, before it is realized. */
void arb_side_width_follow (GtkWidget *side);

G_END_DECLS
