/* statistics-charts.h - the charts of the statistics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each is a group with a title, and describes itself in words.  NULL: there is too little for a chart.
 */
#pragma once

#include <gtk/gtk.h>

#include "evening/statistics.h"

/* The average points of each player by kind, if the filter is for one game. */
GtkWidget *arb_statistics_kinds_chart (const GPtrArray *plays, const ArbFilter *filter);
/* The number of games in each month; in each year if there are more than two. */
GtkWidget *arb_statistics_months_chart (const GPtrArray *plays, const ArbFilter *filter);
