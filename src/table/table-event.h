/* table-event.h - what entries did: their ledger lines and their effects, put together as they are shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An effect for the same player and about the same feature as a line, or as an earlier effect at the same cell, is told
 * with that one: "city at 3,2: 5 tiles × 2 = 10", and then "2 followers go home".
 */
#pragma once

#include "table-moment.h"

#define TABLE_ALSO_MAX 4

typedef struct
{
  const TableLine *line;
  gboolean effect; /* the line is an effect */
  guint n_also;
  const TableLine *also[TABLE_ALSO_MAX]; /* effects that are told with it */
} TableEvent;

/* The events of these lines and effects, an array of TableEvent: entry by entry, of each first the lines, then the
 * effects.  Of the effects it takes only those that are told at `told` or before.  The lines and the effects must live
 * as long as the events.  Free with g_array_unref (). */
GArray *table_events_gather (const TableGame *game, const TableLine *lines, guint n_lines, const TableLine *effects,
                             guint n_effects, TableTold told);
/* The same for a moment: what the entries from number `entry` on did until then. */
GArray *table_events_since (const TableMoment *moment, guint32 entry, TableTold told);

/* To whom it happened; -1: to nobody (TableEffectRow.plain). */
int table_event_player (const TableGame *game, const TableEvent *event);

/* Words, free with g_free (): "city at 3,2", "road at 1,0: no points"; */
char *table_event_title (const TableGame *game, gconstpointer state, const TableEvent *event);
/* why, "" if the title says it all; */
char *table_event_because (const TableGame *game, gconstpointer state, const TableEvent *event);
/* and what else happened there, in one line; NULL if nothing.  If the title is about nobody, it begins with the name of
 * the player to whom that happened. */
char *table_event_also (const TableGame *game, gconstpointer state, const TableEvent *event);

/* What one effect did, "2 followers go home", and why; free with g_free (). */
char *table_effect_tell (const TableGame *game, gconstpointer state, const TableLine *effect);
char *table_effect_because (const TableGame *game, gconstpointer state, const TableLine *effect);
/* What a term of it counts, as in JSON; NULL if the effect has no terms. */
const char *table_effect_term (const TableGame *game, gconstpointer state, const TableLine *effect, guint nth);

/* News in one line, without that of the final scoring: "Anna +10: city at 3,2, 2 followers go home; Ben: 2 wood"; ""
 * if there are none. */
char *table_events_tell (const TableGame *game, gconstpointer state, const GArray *events);
/* The same for effects alone. */
char *table_effects_tell (const TableGame *game, gconstpointer state, const TableLedger *effects);
/* The same for the lines of the ledger from `from` on, `n` of them at most. */
char *table_lines_tell (const TableGame *game, gconstpointer state, guint from, guint n);
