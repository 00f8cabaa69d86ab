/* statistics-page.h - sums over all finished games: per player, expansion, pair of players and year, with charts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "evening/games.h"

#define ARB_TYPE_STATISTICS_PAGE (arb_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbStatisticsPage, arb_statistics_page, ARB, STATISTICS_PAGE, AdwBin)

/* Reads the games, a few at a time; to be called when the page is shown. */
void arb_statistics_page_show (ArbStatisticsPage *self, ArbGames *games);
