/* referee.h - scores a game a second time, slowly and with its own code, by every reading of every ruling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The referee shares only the tiles and the entry grammar with the rules.  It keeps its own list of cells and figures.
 * In each turn it finds all features again.  It finds majorities, judges ties and counts farms and water by itself.  It
 * reads from the rules what the table is asked, but it finds out itself whether the question was necessary, and about
 * which players.
 */
#pragma once

#include "carc-random-game.h"

typedef struct _Referee Referee;

Referee *referee_new (const CarcState *start);
void referee_free (Referee *referee);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Referee, referee_free)

/* Plays an entry that the rules accepted, and compares the result with `after`.  FALSE and a reason if they differ. */
gboolean referee_follow (Referee *referee, const CarcEntry *entry, const CarcState *after, GString *why);

/* Plays `n` games that begin with what few random games come to, for each system that knows how; see
 * random_games_check (). */
void referee_check_openings (guint n, RandomCheck check);
