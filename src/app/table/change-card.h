/* change-card.h - the difference card: what a change of old entries would change, before it is accepted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window over the table.  When nothing is due, Enter accepts, with the reason that was written or without one; Esc
 * closes it and changes nothing.  If the game changes meanwhile, it closes.
 */
#pragma once

#include <gtk/gtk.h>

#include "evening/session.h"
#include "table/table-edit.h"

/* Called after the change was made, with a sentence about it. */
typedef void (*ArbChangeMade) (gpointer user_data, const char *words);

/* Shows what the edit changes.  If it changes nothing but the entry itself, it is made at once and nothing is shown.
 * FALSE and a refusal if the edit is impossible.  `points`: the sums of an entry of points are what the person means to
 * change, so the card is only shown if other entries do not fit any more. */
gboolean arb_change_card_edit (GtkWidget *parent, ArbSession *session, const TableEdit *edit, gboolean points,
                               ArbChangeMade made, gpointer user_data, TableRefusal *why);
/* Shows how the game differs from its old branch, before the edit that entry `index` remembers, and offers to restore
 * that.  FALSE and a refusal if the entry remembers none. */
gboolean arb_change_card_look (GtkWidget *parent, ArbSession *session, guint index, ArbChangeMade made,
                               gpointer user_data, TableRefusal *why);
