/* art-token.h - pieces, number tokens, fish, the old shoe and emblems.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `x`, `y` is the middle and `size` the height, all in pixels.
 */
#pragma once

#include "art-shape.h"
#include "catan/catan-state.h"

/* ---- pieces: players differ in colour, shape and letter ---- */

void art_settlement_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size,
                          const ArtStyle *style);
/* It is about a third higher than a settlement of the same size, and wider. */
void art_city_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size,
                    const ArtStyle *style);
/* A road from one end to the other, `width` pixels wide. */
void art_road_draw (cairo_t *cr, guint colour, const char *letter, double x0, double y0, double x1, double y1,
                    double width, const ArtStyle *style);
/* One of the three pieces in a square of `size`, for buttons, legends and supplies. */
void art_piece_draw (cairo_t *cr, CatanPiece piece, guint colour, const char *letter, double x, double y, double size,
                     const ArtStyle *style);
void art_robber_draw (cairo_t *cr, double x, double y, double size, const ArtStyle *style);

/* ---- the parts of an island ---- */

/* A hex of land; `size` is its width from side to side.  CATAN_N_LANDS: not known yet. */
void art_land_draw (cairo_t *cr, guint land, double x, double y, double size, const ArtStyle *style);
/* The ship of a harbour; `size` is its width, and about twice its height. */
void art_harbour_draw (cairo_t *cr, CatanResource resource, double x, double y, double size, const ArtStyle *style);

/* ---- tokens ---- */

/* A number 2 .. 12 with its dots; 6 and 8 look different.  `idle`: the robber keeps it from paying. */
void art_number_token_draw (cairo_t *cr, guint number, gboolean idle, double x, double y, double size,
                            const ArtStyle *style);
guint art_number_pips (guint number);
/* A fish token with 1, 2 or 3 fish; CATAN_FISH_SECRET: face down. */
void art_fish_token_draw (cairo_t *cr, guint value, double x, double y, double size, const ArtStyle *style);
void art_shoe_token_draw (cairo_t *cr, double x, double y, double size, const ArtStyle *style);

/* ---- emblems ---- */

/* Log, sheep, ear, bricks, ore; CATAN_ANY: any of them. */
void art_resource_draw (cairo_t *cr, CatanResource resource, double x, double y, double size, const ArtStyle *style);
