/* catan-covered.h - turns entries of a game with open hands into those of the same game with covered hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-fixture.h"

/* The same act as people enter it who did not see every card.  `state` is the game with covered hands before the entry,
 * `truth` that with open ones; `told` is how often in 100 a kind is told in secret.  Free with g_free (). */
char *catan_cover_line (const CatanState *state, const CatanState *truth, const char *line, GRand *rand, guint told);
/* The bank is counted when the throw of this line depends on it: the entry that says so.  NULL: it does not. */
char *catan_cover_bank (const CatanState *state, const CatanState *truth, const char *line);
/* Can these be the cards of the game with open hands, as far as everybody and each player knows? */
gboolean catan_covers_truth (const CatanState *state, const CatanState *truth);
