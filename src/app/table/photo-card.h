/* photo-card.h - attaches a photo of the table: a picture is chosen, shown, and gets a caption.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "table/table-refusal.h"

G_BEGIN_DECLS

/* Attaches the picture, which is as library_photo_fault () wants it; FALSE: refused, and `why` says it. */
typedef gboolean (*ArbPhotoTaken) (GtkWidget *parent, GBytes *photo, const char *caption, TableRefusal *why);

/* All of these take their time.  `game` is cancelled when the parent does not show this game any more; from then on
 * nothing is attached, and the person is told. */

/* Lets the person choose a file. */
void arb_photo_card_choose (GtkWidget *parent, GCancellable *game, ArbPhotoTaken taken);
/* The picture in this file. */
void arb_photo_card_open (GtkWidget *parent, GFile *file, GCancellable *game, ArbPhotoTaken taken);
/* The picture on the clipboard. */
void arb_photo_card_paste (GtkWidget *parent, GCancellable *game, ArbPhotoTaken taken);

G_END_DECLS
