/* art-answer.h - an answer of the desk as a picture: the board with what the answer shows on it, and its words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The answer is about the moment.  Both are borrowed, and must outlive the picture.
 */
#pragma once

#include "art-board.h"
#include "table/table-answer.h"

typedef struct _ArtAnswer ArtAnswer;

/* `note` is written below the words, for example of which entry they are; NULL: nothing. */
ArtAnswer *art_answer_new (const TableMoment *moment, const TableAnswer *answer, const char *note);
void art_answer_free (ArtAnswer *picture);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArtAnswer, art_answer_free)

/* ---- one picture ---- */

/* Its height if it is `width` wide, in pixels. */
double art_answer_height (ArtAnswer *picture, double width);
void art_answer_draw (ArtAnswer *picture, cairo_t *cr, double width, const ArtStyle *style);

/* ---- on a screen that is read from afar ---- */

/* Only the words, as large as they can be in width x height, from the one size of type to the other, all in pixels.  If
 * there is no room for all, they are shared among several screens; returns how many. */
guint art_answer_screens (ArtAnswer *picture, double width, double height, double least, double most);
/* The next two are called after art_answer_screens (); `screen` counts from 0. */
/* How long a screen stays until the next one: as long as it takes to read it aloud. */
guint art_answer_screen_seconds (ArtAnswer *picture, guint screen);
/* The note is at the bottom of each. */
void art_answer_screen_draw (ArtAnswer *picture, cairo_t *cr, guint screen, const ArtStyle *style);

/* ---- on paper ---- */

/* How many pages it takes, with lengths in points.  The board is on the first one. */
guint art_answer_pages (ArtAnswer *picture, double width, double height);
/* Call it after art_answer_pages (); `page` counts from 0. */
void art_answer_page_draw (ArtAnswer *picture, cairo_t *cr, guint page);
