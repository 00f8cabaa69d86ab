/* catan-fish-memo.h - private: remembers what the great changes of a game's worlds led to (catan-fish-worlds.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * When an old entry is edited, the game is applied again, and most changes are the same as before.  A change of many
 * worlds takes long, so all copies of a CatanFish share a memory of such changes.  What is found in it is, to the last
 * bit, what would be computed.  It holds at most CATAN_MEMO_BYTES; newer changes take the place of older ones.  All
 * functions can be called from several threads.
 */
#pragma once

#include "catan-fish-worlds.h"

#define CATAN_MEMO_WORLDS 64 /* a change of fewer worlds is as fast as looking for it */
#define CATAN_MEMO_BYTES (32 << 20)

typedef struct _CatanMemo CatanMemo;

/* Drop with catan_memo_unref (). */
CatanMemo *catan_memo_new (void);
CatanMemo *catan_memo_ref (CatanMemo *memo);
void catan_memo_unref (CatanMemo *memo);
/* What it holds, as if nobody else used it. */
gsize catan_memo_bytes (CatanMemo *memo);

/* catan_worlds_move () and catan_worlds_show (). */
void catan_memo_move (CatanMemo *memo, CatanWorlds *worlds, guint from, guint to);
gboolean catan_memo_show (CatanMemo *memo, CatanWorlds *worlds, guint from, const guint8 kinds[CATAN_KINDS]);
