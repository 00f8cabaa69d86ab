/* display-window.h - a second window for everybody at the table, to be read from two metres: scores, whose turn it is,
 * the last event with its reason, and the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "evening/session.h"

#define ARB_TYPE_DISPLAY_WINDOW (arb_display_window_get_type ())
G_DECLARE_FINAL_TYPE (ArbDisplayWindow, arb_display_window, ARB, DISPLAY_WINDOW, AdwWindow)

ArbDisplayWindow *arb_display_window_new (ArbSession *session);

/* Shows the window.  If there is a second monitor, it fills one that `beside` is not on. */
void arb_display_window_present (ArbDisplayWindow *self, GtkWindow *beside);

/* The least type of the words of an answer in a window of this size, in pixels. */
double arb_display_words_least (int width, int height);
