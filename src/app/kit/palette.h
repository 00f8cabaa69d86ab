/* palette.h - which of art's palettes the application draws with now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "art/art-style.h"

G_BEGIN_DECLS

/* What the desktop asks for, unless the settings name a palette. */
ArtPaletteName arb_palette_name (void);
/* The same as a style for drawing on the screen. */
ArtStyle arb_palette_style (void);

/* Calls `changed` (swapped, with `object`) whenever the palette becomes another, as long as the object lives.
 */
void arb_palette_watch (GObject *object, GCallback changed);

G_END_DECLS
