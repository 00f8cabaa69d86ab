/* catan-fish-private.h - private: what a CatanFish is made of, and one with other tokens than the box holds, for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-fish-worlds.h"

G_BEGIN_DECLS

/* Arrays over values are indexed by the value; [0] is unused. */
struct _CatanFish
{
  guint8 n_players;
  guint8 copies[CATAN_FISH_MAX + 1];
  guint8 shoe;  /* it is in the stack */
  guint8 stack; /* tokens in it, the shoe included */
  guint8 secret[CATAN_MAX_PLAYERS];
  guint8 open[CATAN_MAX_PLAYERS][CATAN_FISH_MAX + 1];
  guint8 used[CATAN_FISH_MAX + 1];
  guint16 turned;
  CatanWorlds worlds; /* of the fish tokens in the stack and the secret ones */
};

/* `max`: how many worlds are kept apart. */
CatanFish *catan_fish_new_of (guint n_players, const guint8 copies[CATAN_FISH_MAX + 1], gboolean shoe, guint max);

G_END_DECLS
