/* thumbnail.h - small pictures of stored games, drawn for the rows that a person sees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "evening/games.h"

#include <gtk/gtk.h>

#define ARB_TYPE_THUMBNAILS (arb_thumbnails_get_type ())
G_DECLARE_FINAL_TYPE (ArbThumbnails, arb_thumbnails, ARB, THUMBNAILS, GObject)

/* `view` shows the pictures and scrolls them; it must outlive the thumbnails. */
ArbThumbnails *arb_thumbnails_new (ArbGames *games, GtkWidget *view);

#define ARB_THUMBNAIL_WIDTH 112
#define ARB_THUMBNAIL_HEIGHT 80

/* A widget of this size, without a picture yet. */
#define ARB_TYPE_THUMBNAIL (arb_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (ArbThumbnail, arb_thumbnail, ARB, THUMBNAIL, GtkWidget)

/* The widget shows this game from now on; NULL: none.  `game` is not kept. */
void arb_thumbnails_bind (ArbThumbnails *self, ArbThumbnail *thumbnail, const LibraryGame *game);
/* The view has been scrolled, or has another size. */
void arb_thumbnails_look (ArbThumbnails *self);
