/* photo.h - makes a picture of the library out of any picture that a person chooses, and shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is chosen is hostile: the bytes of the file, its pixels and the time to decode it are bounded before they are
 * spent, and only a whole file of a kind of photo-kind.h reaches a decoder.  The result is upright, at most
 * LIBRARY_PHOTO_SIDE_MAX pixels wide and high, and has nothing of the file but its pixels: no place, no date, no
 * camera.
 */
#pragma once

#include <gtk/gtk.h>

#define ARB_PHOTO_FILE_BYTES_MAX (40 * 1024 * 1024)
#define ARB_PHOTO_PIXELS_MAX (64 * 1000 * 1000)

/* Does the name of the file say that it is a picture? */
gboolean arb_photo_is_named (GFile *file);

/* Reads and converts a picture in a thread; `done` gets the parent, which lives until then.  One of `file` and `bytes`
 * is given.  If it is cancelled, that is the error. */
void arb_photo_read (GtkWidget *parent, GFile *file, GBytes *bytes, GCancellable *cancellable, GAsyncReadyCallback done,
                     gpointer user_data);
/* A picture as library_photo_fault () wants it; NULL and a sentence if it cannot become one. */
GBytes *arb_photo_read_finish (GAsyncResult *result, GError **error);

/* Converts it at once; another thread may cancel that. */
GBytes *arb_photo_convert (GBytes *bytes, GCancellable *cancellable, GError **error);
/* Decodes a picture, at most `side` pixels wide and high. */
GdkTexture *arb_photo_texture (GBytes *bytes, int side, GError **error);
/* The same for a page, with the caption as alternative text.  NULL and a sentence if it cannot be shown. */
GtkWidget *arb_photo_picture_new (GBytes *bytes, const char *caption, int side, GError **error);
