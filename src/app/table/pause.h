/* pause.h - stands in the place of the prompt while the table pauses: so no key and no click makes an entry by mistake.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A parent must have the action "table.pause".
 */
#pragma once

#include <adwaita.h>

#define ARB_TYPE_PAUSE (arb_pause_get_type ())
G_DECLARE_FINAL_TYPE (ArbPause, arb_pause, ARB, PAUSE, AdwBin)

/* Shows itself while the table pauses, and takes the focus then.  FALSE: that has not changed. */
gboolean arb_pause_update (ArbPause *self, gboolean pauses);
