/* art-paper.c - see art-paper.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With ARBITRESS_SHOTS, a folder, it also writes the pages there, for a person to look at.
 */
#include "art-paper.h"

#include <cairo-pdf.h>

#define FOOT 800 /* below this is only the foot */
#define USED .6

static void
shoot (ArtPages *pages, const char *name)
{
  const char *folder = g_getenv ("ARBITRESS_SHOTS");
  g_autofree char *file = g_strconcat (name, ".pdf", NULL);
  if (folder == NULL)
    return;
  g_autofree char *path = g_build_filename (folder, file, NULL);
  cairo_surface_t *surface = cairo_pdf_surface_create (path, PAPER_WIDTH, PAPER_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  for (guint page = 0; page < art_page_count (pages); page++)
    {
      art_page_draw (pages, cr, page);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Where the ink of a page ends: all of it, or that above the foot. */
static double
ink_end (ArtPages *pages, guint page, gboolean foot)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double x, y, width, height;
  if (!foot)
    {
      cairo_rectangle (cr, 0, 0, PAPER_WIDTH, FOOT);
      cairo_clip (cr);
    }
  art_page_draw (pages, cr, page);
  cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
  g_assert_cmpfloat (x, >=, 0);
  g_assert_cmpfloat (x + width, <=, PAPER_WIDTH);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return y + height;
}

void
paper_check (ArtPages *pages, const char *name)
{
  const guint n = art_page_count (pages);
  shoot (pages, name);
  for (guint page = 0; page < n; page++)
    {
      const double end = ink_end (pages, page, FALSE);
      g_assert_cmpfloat (ink_end (pages, page, TRUE), <=, PAPER_HEIGHT);
      if (end >= FOOT)
        g_error ("%s, page %u of %u: something lies on the foot", name, page + 1, n);
      if (page + 1 < n && end < USED * PAPER_HEIGHT)
        g_error ("%s, page %u of %u: the ink ends at %.0f of %u", name, page + 1, n, end, PAPER_HEIGHT);
    }
}
