/* help-window.h - a window with the help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define ARB_TYPE_HELP_WINDOW (arb_help_window_get_type ())
G_DECLARE_FINAL_TYPE (ArbHelpWindow, arb_help_window, ARB, HELP_WINDOW, AdwWindow)

/* Shows the part of the help that fits a question, see flow_topic (); all may be NULL. */
void arb_help_show (GtkWindow *parent, const char *game, const char *topic);
