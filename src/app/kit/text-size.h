/* text-size.h - pictures and distances that grow with the size of texts that the person has chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* How large texts are, compared with the usual: 1.5 if the desktop is set to that; from 1 to 4. */
double arb_text_size (void);
/* A size in application pixels, enlarged like texts. */
int arb_text_sized (int pixels);

/* Calls `changed` (swapped, with `object`) each time the size of texts changes, until `object` is finalized. */
void arb_text_size_watch (GObject *object, GCallback changed);
