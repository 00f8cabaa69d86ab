/* handed.h - whose turns change hands when an old entry is deleted or changed, or another is inserted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player is not written in most entries: it is the one whose turn it is.  So a change can hand all later entries to
 * other players, who then have the figures and the points.
 */
#pragma once

#include "table/table-journal.h"

G_BEGIN_DECLS

typedef struct
{
  guint n;                 /* later entries that another player would make */
  guint first;             /* index of the first one, in the journal as it is now */
  guint8 player, would_be; /* who makes it now, and who would */
} ArbHanded;

/* What changes if `line` is inserted before entry `index`, or takes its place if `instead`; NULL: if that entry is
 * deleted. */
ArbHanded arb_handed (const TableJournal *journal, guint index, const char *line, gboolean instead);
/* The entry that keeps the later entries with their players: it follows `line`, or takes the place of the deleted
 * entry.  NULL: no entry there can do that.  An entry that does not fit any more takes no turn until it is put right.
 * Free with g_free (). */
char *arb_handed_keep (const TableJournal *journal, guint index, const char *line, gboolean instead);

G_END_DECLS
