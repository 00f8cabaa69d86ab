/* shrink.h - what random-game.c and shrink.c know of each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-random-game.h"

G_BEGIN_DECLS

/* A game without entries. */
RandomGame *random_game_begin (guint32 seed, const RandomTaste *taste);
/* Plays it to its end, telling each line before it is applied; FALSE if a line on offer is refused. */
gboolean random_game_play (RandomGame *game, guint32 seed, const RandomTaste *taste, void (*told) (const char *line),
                           GString *why);

G_END_DECLS
