/* text-size.c - pictures and distances that grow with the size of texts that the person has chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The desktop's factor for texts comes as a resolution of fonts.  On a screen with a scale of 2, the resolution is
 * still the usual one.
 */
#include "config.h"

#include "text-size.h"

#define USUAL_DPI (96 * 1024) /* in the unit of GTK's setting */
#define MOST 4.0

double
arb_text_size (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi = USUAL_DPI;

  if (settings != NULL)
    g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  return CLAMP ((double) dpi / USUAL_DPI, 1.0, MOST);
}

int
arb_text_sized (int pixels)
{
  return (int) (pixels * arb_text_size () + 0.5);
}

void
arb_text_size_watch (GObject *object, GCallback changed)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (settings != NULL)
    g_signal_connect_object (settings, "notify::gtk-xft-dpi", changed, object, G_CONNECT_SWAPPED);
}
