/* badge.h - a player's badge: the shape in the colour with the letter on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_BADGE (arb_badge_get_type ())
G_DECLARE_FINAL_TYPE (ArbBadge, arb_badge, ARB, BADGE, GtkWidget)

/* `colour` is an index into table_colours, `size` is in application pixels.  The badge is a picture only:
 * what holds it names the player. */
GtkWidget *arb_badge_new (guint colour, const char *letter, int size);

G_END_DECLS
