/* final-page.h - the final scores: who won, why, and the course of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "evening/entry-times.h"
#include "table/table-luck.h"

/* Signal: "enter" (const char *line): something was shown after the end. */

#define ARB_TYPE_FINAL_PAGE (arb_final_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbFinalPage, arb_final_page, ARB, FINAL_PAGE, AdwBin)

/* Copies its arguments; no moment empties the page.  `remark`: how the game ended; may be NULL. */
void arb_final_page_set_moment (ArbFinalPage *self, const TableMoment *moment, const char *remark);

/* Adds how long each player thought, below the points. */
void arb_final_page_add_thinking (ArbFinalPage *self, const ArbThinking *players);

/* Adds the luck of what was drawn to that of the moment; copies the row.  NULL: nothing is known. */
void arb_final_page_set_drawn (ArbFinalPage *self, const TableLuckRow *drawn);

/* The game as a link and as a packed record (evening/play-link.h, record-pack.h); NULL: it is not finished. */
void arb_final_page_set_codes (ArbFinalPage *self, const char *link, const char *packed);

/* What the table noted (evening/game-words.h). */
void arb_final_page_set_notes (ArbFinalPage *self, const char *const *notes);

/* For when the page is shown: the focus goes to the first thing that is still asked, else to what is usually chosen. */
void arb_final_page_take_focus (ArbFinalPage *self);
/* Says what was just done, until the game changes again; `undo`: with a button that takes it back. */
void arb_final_page_say (ArbFinalPage *self, const char *words, gboolean undo);
