/* table-page.h - the page one plays at: the map in the middle, the prompt, the palette, the scores and their
 * reasons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything on it is a function of the session: acts go up as entries, "changed" comes down as one update
 * ().
 */
#pragma once

#include <adwaita.h>

#include "evening/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_TABLE_PAGE (arb_table_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbTablePage, arb_table_page, ARB, TABLE_PAGE, AdwBin)

/* The game to play at; NULL clears the page. */
void arb_table_page_set_session (ArbTablePage *self, ArbSession *session);

/* Actions undo, redo, fit, zoom-in, zoom-out, side, more: to be inserted in the window as "table", so that a
 * header bar and the window's shortcuts reach them.  Owned by the page. */
GActionGroup *arb_table_page_get_actions (ArbTablePage *self);

G_END_DECLS
