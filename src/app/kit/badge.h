/* badge.h - a player's badge: a shape in the player's colour with a letter on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define ARB_TYPE_BADGE (arb_badge_get_type ())
G_DECLARE_FINAL_TYPE (ArbBadge, arb_badge, ARB, BADGE, GtkWidget)

/* `colour` is an index into table_colours, `size` is in application pixels.  The badge is only a picture; its parent
 * must name the player for screen readers. */
GtkWidget *arb_badge_new (guint colour, const char *letter, int size);
