/* statistics-tables.h - the tables of the statistics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each is a group with a title and a row for each tally; what many rows hide is made when somebody wants to see it.
 * NULL: there is nothing to tell.
 */
#pragma once

#include <gtk/gtk.h>

#include "evening/statistics.h"

GtkWidget *arb_statistics_table (const GPtrArray *plays, const ArbFilter *filter, ArbGrouping by);
/* How often each player had which place. */
GtkWidget *arb_statistics_places (const GPtrArray *plays, const ArbFilter *filter);
/* How two players did against each other. */
GtkWidget *arb_statistics_pairs (const GPtrArray *plays, const ArbFilter *filter);
/* A table for each kind of luck.  `undrawn` games have a luck that is not known yet. */
GtkWidget *arb_statistics_luck (const GPtrArray *plays, const ArbFilter *filter, guint undrawn);
