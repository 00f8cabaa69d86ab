/* snapshot-write.h - what tests know of single systems to write a game as it lies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A system with entries for a game that has already begun ("now ...") has a SnapshotSystem in systems/NAME, in the file
 * snapshot-NAME.c, called snapshot_NAME.  It writes these entries from a state alone.
 */
#pragma once

#include "carc-fixture.h"
#include "carcassonne/carc-rooms.h"

typedef struct
{
  CarcSystemId id;
  /* Games that begin so come to what few others do: more lines of the setup, and the first entries.  May be NULL. */
  const char *opening_setup, *opening;
  /* Behind the tile on this slot, before the next one.  May be NULL. */
  void (*behind) (const CarcState *state, guint16 slot, GPtrArray *lines);
  /* Before the figures, and after them; only if the system is in play.  Either may be NULL. */
  void (*before) (const CarcState *state, GPtrArray *lines);
  void (*after) (const CarcState *state, GPtrArray *lines);
  /* Writes a figure at a place of this system for which "stands" has no words; FALSE: it is none.  May be NULL. */
  gboolean (*figure) (const CarcState *state, const CarcFigure *figure, GPtrArray *lines);
  /* Can all that matters be said (README, limits)?  `next`: the entry that follows.  NULL: yes. */
  gboolean (*can_be_said) (const CarcState *state, const char *next);
  /* Is this what few games come to?  NULL: no. */
  gboolean (*is_rare) (const CarcState *state, const char *next);
} SnapshotSystem;

/* An entry of this kind, and nothing else. */
CarcEntry snapshot_entry (guint kind);
CarcCellXY snapshot_cell (const CarcState *state, guint16 slot);
/* Adds the entry as a line. */
void snapshot_add (const CarcState *state, const CarcEntry *entry, GPtrArray *lines);
