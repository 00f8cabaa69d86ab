/* one-stop.h - a list that is one stop of the Tab key: Tab goes into it and out of it, the arrows move inside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/* The list, with what it scrolls in, is the child. */
#define ARB_TYPE_ONE_STOP (arb_one_stop_get_type ())
G_DECLARE_FINAL_TYPE (ArbOneStop, arb_one_stop, ARB, ONE_STOP, AdwBin)
