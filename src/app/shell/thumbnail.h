/* thumbnail.h - a small picture of a stored game's map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "evening/games.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `changed` is the time of the game's last change; a picture of the same game with the same time is used again.  The
 * map is drawn when the program is idle. */
GtkWidget *arb_thumbnail_new (ArbGames *games, gint64 id, gint64 changed);

G_END_DECLS
