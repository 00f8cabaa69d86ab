/* art-picture.h - small pictures for the tests of the art room: a tile or figure as pixels, and the difference of
 * colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art/art-figure.h"
#include "art/art-tile.h"

typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr; /* draws it; NULL after picture_done () */
  int width, height, stride;
  const guint8 *data; /* cairo RGB24, after picture_done () */
} Picture;

void picture_init (Picture *picture, int width, int height);
void picture_done (Picture *picture);
void picture_clear (Picture *picture);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Picture, picture_clear)
guint32 picture_pixel (const Picture *picture, int x, int y);
guint picture_hash (const Picture *picture);
/* The number of pixels in which two pictures of the same size differ by more than `tolerance` in a channel. */
guint picture_difference (const Picture *a, const Picture *b, int tolerance);

void picture_tile (Picture *picture, const CarcCell *cell, int size, ArtPaletteName palette);

/* Every cell of every built-in tile at every rotation.  The cells are pointers into `tiles`, which must outlive
 * them. */
GArray *picture_tiles (void);                                  /* of CarcTile */
GPtrArray *picture_cells (const GArray *tiles, gboolean lake); /* of CarcCell * */

/* The light of a channel, and the contrast of two colours, as WCAG 2 defines them. */
double colour_light (double channel);
double colour_contrast (ArtColour a, ArtColour b);
double light_contrast (double a, double b);
double colour_luminance (ArtColour colour);
/* The mean luminance of a picture. */
double picture_luminance (const Picture *picture);
int colour_distance (guint32 a, guint32 b); /* largest difference in a channel */
