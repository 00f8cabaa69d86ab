/* table-news.h - what one entry brought: its ledger lines and its effects, put together as they are shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An effect for the same player and about the same feature as a line, or as an earlier effect, is told with that one:
 * "city at 3,2: 5 tiles × 2 = 10", and then "2 followers go home".
 */
#pragma once

#include "table-game.h"

G_BEGIN_DECLS

#define TABLE_ALSO_MAX 4

typedef struct
{
  const TableLine *line;
  gboolean effect; /* the line is an effect */
  guint n_also;
  const TableLine *also[TABLE_ALSO_MAX]; /* effects that are told with it */
} TableNews;

/* Adds the news of one entry to `news`, an array of TableNews: first the lines, then the effects.  The lines and the
 * effects must live as long as the news. */
void table_news_gather (const TableLine *lines, guint n_lines, const TableLine *effects, guint n_effects, GArray *news);
/* The lines of a ledger that this entry brought: the index of the first one that is at `from` or later, and their
 * number. */
guint table_news_lines (const TableLedger *ledger, guint32 entry, guint from, guint *n);

/* Words, free with g_free (): "city at 3,2", "road at 1,0: no points"; */
char *table_news_title (const TableGame *game, gconstpointer state, const TableNews *news);
/* why, "" if the title says it all; */
char *table_news_because (const TableGame *game, gconstpointer state, const TableNews *news);
/* and what else happened there, in one line, NULL if nothing. */
char *table_news_also (const TableGame *game, gconstpointer state, const TableNews *news);

G_END_DECLS
