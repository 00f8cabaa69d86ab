/* palette.c - the palette of `art` that the application uses now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>

#include "palette.h"
#include "settings.h"

/* The values are those of the schema. */
enum
{
  PALETTE_SYSTEM,
  PALETTE_LIGHT,
  PALETTE_DARK,
  PALETTE_CONTRAST
};

ArtPaletteName
arb_palette_name (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GSettings *settings = arb_settings ();

  if (settings != NULL && g_settings_get_enum (settings, "palette") == PALETTE_CONTRAST)
    return ART_PALETTE_CONTRAST;
  /* The application has already forced light or dark on the style manager, if the settings ask for it. */
  return art_palette_pick (adw_style_manager_get_dark (manager), adw_style_manager_get_high_contrast (manager));
}

ArtStyle
arb_palette_style (void)
{
  return (ArtStyle){ .palette = art_palette (arb_palette_name ()) };
}

void
arb_palette_watch (GObject *object, GCallback changed)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GSettings *settings = arb_settings ();

  g_signal_connect_object (manager, "notify::dark", changed, object, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", changed, object, G_CONNECT_SWAPPED);
  if (settings != NULL)
    g_signal_connect_object (settings, "changed::palette", changed, object, G_CONNECT_SWAPPED);
}
