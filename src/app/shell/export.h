/* export.h - asks where a game is written, writes it there and tells how it went; and prints it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `parent` is any widget of the window in which it is asked and told.
 */
#pragma once

#include <gtk/gtk.h>

#include "evening/session.h"

G_BEGIN_DECLS

void arb_record_save (GtkWidget *parent, ArbSession *session);
/* Any text, such as what is left of a game that cannot be opened. */
void arb_text_save (GtkWidget *parent, const char *text);
void arb_record_copy (GtkWidget *parent, ArbSession *session);
/* `format` is "png", "svg" or "pdf". */
void arb_map_save (GtkWidget *parent, ArbSession *session, const char *format);
void arb_sheets_save (GtkWidget *parent, ArbSession *session);
void arb_sheets_print (GtkWidget *parent, ArbSession *session);

/* The score sheets as a print job: run it with any action; EXPORT needs no display.  Takes copies. */
GtkPrintOperation *arb_sheets_operation (const TableMoment *moment, const char *title);

G_END_DECLS
