/* carc-river.h - how far the river has come.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-state.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 running;
  gint8 last_turn;
  guint16 end;
  gint16 dir;
} CarcRiver;
CARC_PART (CarcRiver, river, RIVER)

G_END_DECLS
