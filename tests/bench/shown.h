/* shown.h - what the benchmarks share that show the program's own window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/shell/application.h"
#include "app/shell/window.h"

/* An application without animations that keeps nothing: its data is in a new folder.  Free with g_object_unref (). */
ArbApplication *shown_application_new (void);
/* A window of this size in pixels with the game, laid out and drawn. */
ArbWindow *shown_window (ArbApplication *application, ArbSession *session, int width, int height);
void shown_close (ArbWindow *window);

/* Waits until the next frame is drawn and returns now () of that moment.  What this frame has left for later ones comes
 * with shown_settle (). */
gint64 shown_draw (ArbWindow *window);
/* Waits for some frames and for all that waits for idle between them. */
void shown_settle (ArbWindow *window);

/* The first widget of this type, `widget` or one below it; NULL if there is none. */
gpointer shown_find (GtkWidget *widget, GType type);
/* The same in the window, where there must be one. */
gpointer shown_part (ArbWindow *window, GType type);

/* Sorts the values, at least one, and prints the least, the median and the greatest. */
void shown_tell (const char *what, double *milliseconds, guint n, double goal);
void shown_tell_head (const char *what);
