/* done-line.h - the line that says what was done, with a button that takes it back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It has its room even when nothing is said, so that nothing moves.  A parent must have the actions "table.undo" and
 * "table.redo".
 */
#pragma once

#include <adwaita.h>

#define ARB_TYPE_DONE_LINE (arb_done_line_get_type ())
G_DECLARE_FINAL_TYPE (ArbDoneLine, arb_done_line, ARB, DONE_LINE, AdwBin)

typedef enum
{
  ARB_SAID_DONE,   /* it can be undone */
  ARB_SAID_UNDONE, /* it can be redone */
  ARB_SAID_ONLY,   /* nothing was done */
  ARB_SAID_SEEN    /* nor here: the words are about what is highlighted, and go with it */
} ArbSaid;

/* The sentences, one in each line of `text`, stand one after the other. */
void arb_done_line_say (ArbDoneLine *self, ArbSaid said, const char *text);
/* Says nothing any more. */
void arb_done_line_hush (ArbDoneLine *self);
/* Takes away words about what is highlighted, and nothing else. */
void arb_done_line_unsee (ArbDoneLine *self);
