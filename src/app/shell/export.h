/* export.h - asks where to write a game, writes it and says whether it worked; and prints it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `parent` is any widget of the window that shows the dialogs.
 */
#pragma once

#include <gtk/gtk.h>

#include "evening/game-files.h"

void arb_record_save (GtkWidget *parent, ArbSession *session);
/* Without what was told in secret. */
void arb_record_share (GtkWidget *parent, ArbSession *session);
/* Saves any text, such as the rest of a game that cannot be opened. */
void arb_text_save (GtkWidget *parent, const char *text);
void arb_record_copy (GtkWidget *parent, ArbSession *session);
/* `format` is "png", "svg" or "pdf". */
void arb_map_save (GtkWidget *parent, ArbSession *session, const char *format);
/* The result as a picture: into a file, or onto the clipboard, from where it is pasted into a message. */
void arb_result_save (GtkWidget *parent, ArbSession *session);
void arb_result_copy (GtkWidget *parent, ArbSession *session);
void arb_sheets_save (GtkWidget *parent, ArbSession *session);
void arb_sheets_print (GtkWidget *parent, ArbSession *session);

/* The score sheets as a print operation.  It can be run with any action; EXPORT needs no display.  Copies the moment
 * and takes the words. */
GtkPrintOperation *arb_sheets_operation (const TableMoment *moment, ArbSheetWords *words);

/* An answer about the moment, as it stands on the desk. */
void arb_answer_save (GtkWidget *parent, const TableMoment *moment, const TableAnswer *answer, const char *format);
void arb_answer_print (GtkWidget *parent, const TableMoment *moment, const TableAnswer *answer);
