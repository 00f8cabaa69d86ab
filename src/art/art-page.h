/* art-page.h - the game on paper: scores by player and kind, the chart, the map, and the ledger with its
 * reasons, and with the effects that the moment has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages are drawn on any cairo context, with lengths in points.  The same code prints and writes PDF.
 */
#pragma once

#include "art-board.h"
#include "art-chart.h"
#include "table/table-luck.h"

typedef struct _ArtPages ArtPages;

/* What the pages cannot know from the moment; each may be NULL. */
typedef struct
{
  const char *title;
  const char *remark;        /* a sentence about how the game ended */
  const char *below;         /* a sentence below the table of the points */
  const char *link;          /* brings the game into another program: a QR code on the score sheet */
  const char *packed;        /* the whole record as one word: a QR code, if it is short enough */
  const char *const *notes;  /* what the table noted, one text each, NULL-terminated: below the ledger */
  const TableLuckRow *drawn; /* the luck of what was drawn (table-chances.h) */
} ArtPageWords;

/* Makes the pages.  The moment must outlive them.  A game that is not finished is printed as it is now. */
ArtPages *art_pages_new (const TableMoment *moment, const ArtPageWords *words, double width, double height);
void art_pages_free (ArtPages *pages);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArtPages, art_pages_free)

guint art_page_count (const ArtPages *pages);
void art_page_draw (ArtPages *pages, cairo_t *cr, guint page); /* `page` counts from 0 */

/* Draws what one shows to friends, one below the other: who won, what was played, the points, the board.  Returns the
 * height that it needs. */
double art_page_result (ArtPages *pages, cairo_t *cr);
