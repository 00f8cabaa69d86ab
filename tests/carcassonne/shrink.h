/* shrink.h - functions of carc-random-game.c that shrink.c uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-random-game.h"

G_BEGIN_DECLS

/* A game without entries; free with random_game_free (). */
RandomGame *random_game_begin (guint32 seed, const RandomTaste *taste);
/* Plays the game to its end, and calls `told` with each line before it is applied.  FALSE and a reason if a line that
 * should be legal is refused. */
gboolean random_game_play (RandomGame *game, guint32 seed, const RandomTaste *taste, void (*told) (const char *line),
                           GString *why);

G_END_DECLS
