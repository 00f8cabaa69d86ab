/* table-moment.h - a game as it stands at one moment: what is drawn, told and printed, whichever game it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Borrows both; a moment lives no longer than the journal's next change.
 */
#pragma once

#include "table-game.h"

G_BEGIN_DECLS

typedef struct
{
  const TableSetup *setup;
  gconstpointer state; /* of setup->game */
} TableMoment;

const TableLedger *table_moment_ledger (const TableMoment *moment);
gboolean table_moment_finished (const TableMoment *moment);
/* Bit per player: who has won, or would if the game ended now. */
guint table_moment_leaders (const TableMoment *moment);

G_END_DECLS
