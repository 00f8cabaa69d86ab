/* setup-page.h - everything that is decided before the first entry: the game, players, sets, house rules, aids.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "start" (TableSetup *setup, valid during the emission; gboolean begun: it has already begun, and is entered
 * as it lies).
 */
#pragma once

#include <adwaita.h>

#include "evening/games.h"

#define ARB_TYPE_SETUP_PAGE (arb_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbSetupPage, arb_setup_page, ARB, SETUP_PAGE, AdwBin)

/* Resets the page: no players; sets and readings as in the newest game of `games` (may be NULL). */
void arb_setup_page_begin (ArbSetupPage *self, ArbGames *games);

/* Afterwards: takes the players, sets and readings of this game instead.  Whoever comes after the player who began it
 * begins now; it can also be one of `winners` (one bit for each player; 0: nobody won). */
void arb_setup_page_propose (ArbSetupPage *self, const TableSetup *setup, guint winners);

/* The setup on the page; NULL and a refusal if no game can begin with it. */
TableSetup *arb_setup_page_build (ArbSetupPage *self, TableRefusal *why);
