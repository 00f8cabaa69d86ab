/* thumbnail.h - a small picture of a stored game's map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "evening/games.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `changed` is when the game last was: the same game at the same time keeps its picture.  The map is drawn
 * when the program has nothing else to do. */
GtkWidget *arb_thumbnail_new (ArbGames *games, gint64 id, gint64 changed);

G_END_DECLS
