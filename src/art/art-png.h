/* art-png.h - writes a PNG row by row, so that a large picture need not be in memory as a whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

typedef struct _ArtPng ArtPng;

/* The file is appended to `bytes`, which must outlive the picture. */
ArtPng *art_png_new (GByteArray *bytes, int width, int height);
/* Adds the first `n` rows of an image surface of the picture's width (CAIRO_FORMAT_RGB24).  All rows together must be
 * as many as the picture is high. */
void art_png_add (ArtPng *png, cairo_surface_t *rows, int n);
/* Ends the file and frees the picture.  FALSE: there was not enough memory, or the size is more than a PNG can have. */
gboolean art_png_end (ArtPng *png);
