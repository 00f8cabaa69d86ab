/* art-qr.c - see art-qr.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-qr.h"

#include <math.h>
#include <qrencode.h>

struct _ArtQr
{
  QRcode *code;
};

ArtQr *
art_qr_new (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);
  QRcode *code = *text ? QRcode_encodeString (text, 0, QR_ECLEVEL_L, QR_MODE_8, 1) : NULL;
  if (code == NULL)
    return NULL;
  ArtQr *qr = g_new (ArtQr, 1);
  qr->code = code;
  return qr;
}

void
art_qr_free (ArtQr *qr)
{
  if (qr == NULL)
    return;
  QRcode_free (qr->code);
  g_free (qr);
}

guint
art_qr_side (const ArtQr *qr)
{
  return (guint) qr->code->width + 2 * ART_QR_QUIET;
}

static gboolean
is_black (const ArtQr *qr, int x, int y)
{
  return x < qr->code->width && (qr->code->data[y * qr->code->width + x] & 1) != 0;
}

void
art_qr_draw (cairo_t *cr, const ArtQr *qr, double size, gboolean pixels)
{
  const int side = (int) art_qr_side (qr), n = qr->code->width;
  double module = pixels && size / side >= 1 ? floor (size / side) : size / side;
  double from = floor ((size - module * side) / 2) + module * ART_QR_QUIET;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  /* One path, and one rectangle for modules side by side: seams between them would show on paper. */
  for (int y = 0; y < n; y++)
    for (int x = 0, begun = -1; x <= n; x++)
      {
        if (is_black (qr, x, y) && begun < 0)
          begun = x;
        if (!is_black (qr, x, y) && begun >= 0)
          {
            cairo_rectangle (cr, from + begun * module, from + y * module, (x - begun) * module, module);
            begun = -1;
          }
      }
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_antialias (cr, pixels && module >= 1 ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_DEFAULT);
  cairo_fill (cr);
  cairo_restore (cr);
}
