/* setup-carcassonne.h - what is on the table of Carcassonne: sets, the lake and its layout, the edition.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/setup-part.h"

#define ARB_TYPE_SETUP_CARCASSONNE (arb_setup_carcassonne_get_type ())
G_DECLARE_FINAL_TYPE (ArbSetupCarcassonne, arb_setup_carcassonne, ARB, SETUP_CARCASSONNE, ArbSetupPart)
