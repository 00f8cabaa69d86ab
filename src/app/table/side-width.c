/* side-width.c - the width of the column beside the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A wide window is on a large screen, which all at the table look at.  There, the map has little use for more width:
 * the height decides how large its tiles are.
 */
#include "config.h"

#include "side-width.h"

#include "app/kit/widgets.h"

/* In application pixels. */
#define LEAST 340
#define MOST 620
#define FAR 440      /* from this width on, names and numbers are large */
#define PART_OF 0.24 /* of the window's width */

static void
on_layout (GdkSurface *surface, int width, int height, GtkWidget *side)
{
  const int wanted = CLAMP ((int) (width * PART_OF), LEAST, MOST);

  gtk_widget_set_size_request (side, wanted, -1);
  arb_widget_set_class (side, "far", wanted >= FAR);
}

static void
on_realize (GtkWidget *side)
{
  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (side)), "layout", G_CALLBACK (on_layout),
                           side, 0);
}

static void
on_unrealize (GtkWidget *side)
{
  g_signal_handlers_disconnect_by_func (gtk_native_get_surface (gtk_widget_get_native (side)), G_CALLBACK (on_layout),
                                        side);
}

void
arb_side_width_follow (GtkWidget *side)
{
  g_return_if_fail (GTK_IS_WIDGET (side));

  gtk_widget_set_size_request (side, LEAST, -1);
  g_signal_connect (side, "realize", G_CALLBACK (on_realize), NULL);
  g_signal_connect (side, "unrealize", G_CALLBACK (on_unrealize), NULL);
}
