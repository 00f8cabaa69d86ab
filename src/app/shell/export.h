/* export.h - a game as files and on paper: record, map, score sheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The calls with a `parent` ask for a place, write, and tell how it went in that widget's window.  Files are
 * written beside the target and renamed over it, so a failure leaves what was there.
 */
#pragma once

#include <gtk/gtk.h>

#include "evening/games.h"

G_BEGIN_DECLS

/* Reads a record file into the library. */
ArbSession *arb_record_open (ArbGames *games, GFile *file, gboolean *known, GError **error);

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

/* "Anna, Ben 2026-11-21.arb": the name to suggest for a file of this game; free with g_free (). */
char *arb_file_name (const TableSetup *setup, const char *suffix);

G_END_DECLS
