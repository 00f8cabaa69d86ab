/* catan-random-frame.h - a frame of one's own with its island, at random.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Adds the lines about an island that has room for the players; the game is registered. */
void catan_random_frame (GRand *rand, guint n_players, gboolean fishermen, GPtrArray *setup);

G_END_DECLS
