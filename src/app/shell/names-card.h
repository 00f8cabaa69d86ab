/* names-card.h - the card on which the title of a game and the names of its players are changed (table-rename.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "evening/session.h"

#include <gtk/gtk.h>

/* Opens the card over the window of `parent`.  The session is kept until the card closes. */
void arb_names_card_open (GtkWidget *parent, ArbSession *session);
