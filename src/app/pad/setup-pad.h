/* setup-pad.h - what is known of a game that is only counted: its name, its target, who wins, whether it has rounds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/setup-part.h"

#define ARB_TYPE_SETUP_PAD (arb_setup_pad_get_type ())
G_DECLARE_FINAL_TYPE (ArbSetupPad, arb_setup_pad, ARB, SETUP_PAD, ArbSetupPart)
