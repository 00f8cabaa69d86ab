/* table-moment.h - any game at one moment: this is what is drawn, told and printed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A moment owns nothing of this; it is valid until the journal changes.
 */
#pragma once

#include "table-game.h"

typedef struct _TableMoment
{
  const TableSetup *setup;
  gconstpointer state;        /* of setup->game */
  const TableLedger *effects; /* those of its entries, and maybe of later ones; NULL: they are not known */
} TableMoment;

/* Can it be told how the game would end now?  On the pad nobody knows. */
gboolean table_moment_has_forecast (const TableMoment *moment);
/* May the screen tell how the game would end now?  It can be told, and the aids allow it. */
gboolean table_moment_may_foresee (const TableMoment *moment);
/* Who has won, or has the best score now; one bit for each player. */
guint table_moment_leaders (const TableMoment *moment);
/* The same for a finished game; 0 if the table ended it before anybody won. */
guint table_moment_winners (const TableMoment *moment);
/* Who these leaders are, for the end of the game: "Anna wins with 87 points"; free it with g_free (). */
char *table_leaders_tell (const TableMoment *moment);

/* The rank of a player: one more than there are players ahead.  Whoever leads is ahead of all who do not, else it is by
 * points; so equal players share a rank. */
guint table_moment_rank (const TableMoment *moment, guint player);

/* Who of these players (bits) has the best of these scores; one bit for each. */
guint table_best (const gint32 *scores, guint players, gboolean fewest);
