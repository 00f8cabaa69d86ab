/* map-words.h - a cell of the map in words, for those who hear the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-play.h"

G_BEGIN_DECLS

/* "2 east, 1 south"; free with g_free (). */
char *arb_map_position (int x, int y);
/* "2 east, 1 south: city and road, Anna's follower on the road, 3 from the Arbitress"; free with g_free ().
 */
char *arb_map_cell_words (const CarcState *state, guint16 slot);

G_END_DECLS
