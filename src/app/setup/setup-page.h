/* setup-page.h - everything that is settled before the first tile: players, sets, house rules, aids.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "start" (TableSetup *setup, valid during the emission).
 */
#pragma once

#include <adwaita.h>

#include "evening/games.h"

G_BEGIN_DECLS

#define ARB_TYPE_SETUP_PAGE (arb_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbSetupPage, arb_setup_page, ARB, SETUP_PAGE, AdwBin)

/* A fresh page: nobody seated, sets and readings as in the newest game of `games` (may be NULL). */
void arb_setup_page_begin (ArbSetupPage *self, ArbGames *games);

/* What the page says now; NULL and a refusal while no game can begin from it. */
TableSetup *arb_setup_page_build (ArbSetupPage *self, TableRefusal *why);

G_END_DECLS
