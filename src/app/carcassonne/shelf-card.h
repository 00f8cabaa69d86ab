/* shelf-card.h - which boxes lie on this person's shelf: the setup page offers what is in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "carcassonne/carc-boxes.h"

#define ARB_SHELF "shelf" /* the key of the settings: names, as carc_box_brings () takes them */

/* Can this system be played with what is on the shelf? */
gboolean arb_shelf_brings (const CarcSystem *system);

/* Asks for the boxes; each counts at once. */
void arb_shelf_card_present (GtkWidget *parent);
