/* window.h - a window: start, setup, table and final scores, one at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "application.h"

#define ARB_TYPE_WINDOW (arb_window_get_type ())
G_DECLARE_FINAL_TYPE (ArbWindow, arb_window, ARB, WINDOW, AdwApplicationWindow)

ArbWindow *arb_window_new (ArbApplication *application);

/* TRUE while it shows the list of games and reads no record, so that it can open one. */
gboolean arb_window_is_idle (ArbWindow *self);

/* Shows the game; NULL: shows the list. */
void arb_window_set_session (ArbWindow *self, ArbSession *session);
ArbSession *arb_window_get_session (ArbWindow *self);

/* Shows the part of the help that fits what the window shows. */
void arb_window_show_help (ArbWindow *self);

/* Reads a record, opens it or says why it cannot, and shows the window.  The call returns at once; if the person opens
 * something else before the file is read, the record is not opened. */
void arb_window_open_file (ArbWindow *self, GFile *file);
