/* application.h - the application: its windows, games and command line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "evening/games.h"

#define ARB_TYPE_APPLICATION (arb_application_get_type ())
G_DECLARE_FINAL_TYPE (ArbApplication, arb_application, ARB, APPLICATION, AdwApplication)

/* `flags` are added to those that the application needs.  Tests pass G_APPLICATION_NON_UNIQUE. */
ArbApplication *arb_application_new (GApplicationFlags flags);

/* NULL before startup. */
ArbGames *arb_application_games (ArbApplication *self);
