/* photo-button.h - a photo of the game as a small picture; a click shows it large.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "evening/photos.h"

#define ARB_TYPE_PHOTO_BUTTON (arb_photo_button_get_type ())
G_DECLARE_FINAL_TYPE (ArbPhotoButton, arb_photo_button, ARB, PHOTO_BUTTON, GtkButton)

/* NULL hides it.  If the picture is not on this computer or cannot be read, returns a sentence that says so; free with
 * g_free (). */
char *arb_photo_button_update (ArbPhotoButton *self, ArbSession *session, const TablePhoto *photo);

/* Shows it large. */
void arb_photo_show (GtkWidget *parent, ArbSession *session, const TablePhoto *photo);
