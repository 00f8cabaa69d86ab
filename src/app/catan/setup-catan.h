/* setup-catan.h - what is on the table of Catan: the Fishermen, the edition, the target, hands, the island.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/setup-part.h"

#define ARB_TYPE_SETUP_CATAN (arb_setup_catan_get_type ())
G_DECLARE_FINAL_TYPE (ArbSetupCatan, arb_setup_catan, ARB, SETUP_CATAN, ArbSetupPart)
