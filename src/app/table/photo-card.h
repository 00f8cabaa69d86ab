/* photo-card.h - attaches a photo of the table: a picture is chosen, shown, and gets a caption.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "table/table-refusal.h"

/* Attaches the picture, which is as library_photo_fault () wants it; FALSE: refused, and `why` says it. */
typedef gboolean (*ArbPhotoTaken) (GtkWidget *parent, GBytes *photo, const char *caption, TableRefusal *why);

/* All of these take their time, and are about the game that the parent shows now. */

/* Lets the person choose a file. */
void arb_photo_card_choose (GtkWidget *parent, ArbPhotoTaken taken);
/* The picture in this file. */
void arb_photo_card_open (GtkWidget *parent, GFile *file, ArbPhotoTaken taken);
/* The picture on the clipboard. */
void arb_photo_card_paste (GtkWidget *parent, ArbPhotoTaken taken);

/* The parent does not show this game any more: nothing is attached from now on, and the person is told. */
void arb_photo_card_end (GtkWidget *parent);
