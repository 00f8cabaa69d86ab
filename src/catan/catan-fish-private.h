/* catan-fish-private.h - private: the fields of CatanFish, and a constructor with other tokens than those in the box,
 * for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-fish-memo.h"

/* Arrays over values are indexed by the value; [0] is unused. */
struct _CatanFish
{
  guint8 n_players;
  guint8 copies[CATAN_FISH_MAX + 1];
  guint8 shoe;  /* TRUE: it is in the stack */
  guint8 stack; /* tokens in it, the shoe included */
  guint8 secret[CATAN_MAX_PLAYERS];
  guint8 open[CATAN_MAX_PLAYERS][CATAN_FISH_MAX + 1];
  guint8 used[CATAN_FISH_MAX + 1];
  guint16 turned;
  CatanWorlds worlds; /* what the fish tokens in the stack and the secret ones may be */
  CatanMemo *memo;    /* all copies share it */
};

/* `copies`: the number of tokens of each value; `max`: the most worlds in a group.  Free with catan_fish_free (). */
CatanFish *catan_fish_new_of (guint n_players, const guint8 copies[CATAN_FISH_MAX + 1], gboolean shoe, guint max);
