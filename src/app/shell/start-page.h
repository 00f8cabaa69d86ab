/* start-page.h - the games on this computer: resume one, look at one, or begin one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "evening/games.h"

#define ARB_TYPE_START_PAGE (arb_start_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbStartPage, arb_start_page, ARB, START_PAGE, AdwBin)

void arb_start_page_set_games (ArbStartPage *self, ArbGames *games);
/* The person wants to search for a game. */
void arb_start_page_search (ArbStartPage *self);
