/* table-page.h - the page of a running game: the map in the middle, the prompt, the answers, the scores and their
 * reasons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It shows its session.  Acts become entries of the session; its "changed" signal updates the page.
 *
 * Signal: "said" (const char *text): what was done, or why something is not.
 */
#pragma once

#include <adwaita.h>

#include "desk.h"
#include "evening/session.h"

#define ARB_TYPE_TABLE_PAGE (arb_table_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbTablePage, arb_table_page, ARB, TABLE_PAGE, AdwBin)

/* The game to play; NULL clears the page. */
void arb_table_page_set_session (ArbTablePage *self, ArbSession *session);

/* What the help is asked about, see flow_topic (); free with g_free (). */
char *arb_table_page_topic (ArbTablePage *self);

/* Attaches the photo in this file to the game; FALSE if nothing can be entered now. */
gboolean arb_table_page_attach_photo (ArbTablePage *self, GFile *file);

/* With the answer to a question about the moment that the session shows. */
ArbDesk *arb_table_page_get_desk (ArbTablePage *self);

/* All actions of the page and of its parts (`entries` in table-page.c, writer.c, desk.c and table-top.c).  Insert them
 * in the window as "table", so that the header bar and the window's shortcuts can use them.  The page owns the
 * group. */
GActionGroup *arb_table_page_get_actions (ArbTablePage *self);
