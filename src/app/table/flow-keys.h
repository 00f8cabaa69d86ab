/* flow-keys.h - the keys of the keyboard as the prompt knows them (flow.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "prompt/flow.h"

/* The character that a key means to the prompt now; 0 if none.  The key of a digit counts as the digit even if Shift
 * makes another character of it; then `shift` says so.  But while the flow wants a number, a sign is a sign on any key.
 * To be called while the controller handles the key. */
gunichar arb_flow_key (Flow *flow, GtkEventController *controller, guint keyval, guint keycode, GdkModifierType state,
                       gboolean *shift);
