/* carc-playout.h - plays a game of Carcassonne on to its end with simple players, many times: chances to win.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A playout sees what the table sees: the tiles that lie, and which tiles are left, but not their order.  It draws them
 * in a random order of its own.
 */
#pragma once

#include "carc-policy.h"
#include "table/table-chances.h"

/* Plays on from a state until the game is over.  `players` has a policy for each player; the first shuffles the tiles.
 * FALSE: a question could not be answered, and the scores are the forecast of the last state before it; or `stop` was
 * set, which may be NULL. */
gboolean carc_playout (CarcPolicy *const players[TABLE_MAX_PLAYERS], CarcState *state, gint *stop);
/* The players with most points, a bit for each. */
guint carc_leaders (const CarcState *state);

/* The chances of a state by so many playouts. */
gboolean carc_playouts_find (gconstpointer state, guint64 seed, guint playouts, gint *stop, TableChance *chance);
/* The same, not yet a chance. */
void carc_playouts_add (CarcPolicy *policy, const CarcState *state, guint64 seed, guint playouts, gint *stop,
                        TablePlayouts *sum);

extern const TableChancesGame carc_chances;
