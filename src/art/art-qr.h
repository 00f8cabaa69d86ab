/* art-qr.h - a text as a QR code.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Always black on white with its quiet zone, whatever the palette is: cameras need that.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#define ART_QR_QUIET 4 /* modules of white on each side */

typedef struct _ArtQr ArtQr;

/* The smallest code that holds the text, with the least correction of errors.  NULL: it is too long; a code holds at
 * most 2,953 bytes, or 4,296 capitals, digits and some signs. */
ArtQr *art_qr_new (const char *text);
void art_qr_free (ArtQr *qr);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArtQr, art_qr_free)

/* Modules on each side, with the quiet zone. */
guint art_qr_side (const ArtQr *qr);
/* Draws it into a square of this size at the origin.  With `pixels`, a module is a whole number of units if it can be,
 * so that its edges are sharp on a screen. */
void art_qr_draw (cairo_t *cr, const ArtQr *qr, double size, gboolean pixels);
