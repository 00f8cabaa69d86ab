/* display-window.h - a second window for everybody at the table: scores to be read from two metres, whose
 * turn it is, what happened last and why, and the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "evening/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_DISPLAY_WINDOW (arb_display_window_get_type ())
G_DECLARE_FINAL_TYPE (ArbDisplayWindow, arb_display_window, ARB, DISPLAY_WINDOW, AdwWindow)

ArbDisplayWindow *arb_display_window_new (ArbSession *session);

/* Shows it, filling a monitor that `beside` is not on if there is one. */
void arb_display_window_present (ArbDisplayWindow *self, GtkWindow *beside);

G_END_DECLS
