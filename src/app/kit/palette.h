/* palette.h - the palette of `art` that the application uses now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "art/art-style.h"

/* The palette that the settings name, or else the one that fits the desktop. */
ArtPaletteName arb_palette_name (void);
/* The same palette as a style for drawing on the screen. */
ArtStyle arb_palette_style (void);

/* Calls `changed` (swapped, with `object`) each time the palette changes, until `object` is finalized. */
void arb_palette_watch (GObject *object, GCallback changed);
