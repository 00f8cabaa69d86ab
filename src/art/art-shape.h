/* art-shape.h - what the boards of all games share: the shapes of players, badges, and a few signs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art-style.h"

/* The player's shape in the player's colour with the letter on it, for scoreboards, legends and labels. */
void art_badge_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size,
                     const ArtStyle *style);

/* The shape in an ink that is readable on the player's colour, for a cape, a roof or a token.  It has the letter if
 * that is at least 8 pixels high.  `scale`: pixels per unit of the canvas. */
void art_mark_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size, double scale,
                    const ArtStyle *style);

/* Adds only the shape to the path, about `size` large around the point.  `shape` is an index into table_shapes. */
void art_shape_path (cairo_t *cr, guint shape, double x, double y, double size);

/* How a place looks that can be chosen. */
typedef enum
{
  ART_SPOT_PLAIN,
  ART_SPOT_HOVER,
  ART_SPOT_CHOSEN
} ArtSpotLook;
/* Plates with a key, as small as they get, do not overlap if their middles are so many pixels apart. */
#define ART_CLAIM_LEAST 18

/* The sign of a tile or piece that was laid against the rules because the table agreed.  It stays for the whole game.
 */
void art_agreed_draw (cairo_t *cr, double size, const ArtStyle *style);
