/* art-page.h - the game on paper: scores by player and kind, the chart, the map, and the ledger with its
 * reasons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages are drawn on any cairo context, lengths in points; the same code prints and writes PDF.
 */
#pragma once

#include "art-board.h"
#include "art-chart.h"

G_BEGIN_DECLS

typedef struct _ArtPages ArtPages;

/* Lays the sheets out.  The moment must outlive them; a game that goes on is printed as it stands.  `title`
 * may be NULL. */
ArtPages *art_pages_new (const TableMoment *moment, const char *title, double width, double height);
void art_pages_free (ArtPages *pages);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArtPages, art_pages_free)

guint art_page_count (const ArtPages *pages);
void art_page_draw (ArtPages *pages, cairo_t *cr, guint page); /* from 0 */

G_END_DECLS
