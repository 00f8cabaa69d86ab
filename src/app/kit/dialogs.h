/* dialogs.h - the questions and the error messages of the application.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Later libraries replace AdwMessageDialog and GtkFileChooserNative; no other file uses these.
 */
#pragma once

#include <gtk/gtk.h>

#include "table/table-refusal.h"

/* An error message: what failed, where and why, and that nothing is lost, in a heading and one sentence, which need not
 * begin with a capital nor end with a full stop. */
void arb_dialog_trouble (GtkWidget *parent, /* any widget of the window, or NULL */
                         const char *heading, const char *sentence);

typedef void (*ArbConfirmed) (gpointer user_data);

/* What a question or a choice of a file is about, as its `user_data`: a widget, which lives until the answer, and a
 * text, which is taken over. */
typedef struct
{
  GtkWidget *widget;
  char *text;
} ArbAbout;
ArbAbout *arb_about_new (GtkWidget *widget, char *text);
void arb_about_free (gpointer about);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbAbout, arb_about_free)

/* An error message with a possible action, or a question.  `confirmed` is called only if the person presses `verb`, a
 * label with a mnemonic. */
void arb_dialog_confirm (GtkWidget *parent, const char *heading, const char *body, const char *verb,
                         ArbConfirmed confirmed, gpointer user_data, GDestroyNotify destroy);

/* A box with the margins of a page of arb_dialog_page (). */
GtkWidget *arb_dialog_box_new (void);
/* A page in a new window over the parent's window; Esc closes it.  `modal`: it must be answered first. */
void arb_dialog_page (GtkWidget *parent, const char *title, GtkWidget *page, int width, int height, gboolean modal);
/* Closes the window of such a page, if it is in one. */
void arb_dialog_close (GtkWidget *page);

/* Ends the page, or a box of it, with a button that calls `entered` (swapped), and above it a label, hidden at first,
 * that says why that is refused: it is returned. */
GtkLabel *arb_dialog_enter (GtkWidget *box, const char *verb, GCallback entered, gpointer card);
void arb_dialog_refuse (GtkLabel *refusal, const TableRefusal *why);

/* A toast: a few words at the bottom of the window that `widget` is in. */
void arb_dialog_toast (GtkWidget *widget, const char *title);

/* A toast with a button, whose label is `verb`, for some seconds.  Calls `confirmed` if the person presses the button,
 * `passed` (may be NULL) if the toast disappears without that. */
void arb_dialog_offer (GtkWidget *widget, const char *title, const char *verb, ArbConfirmed confirmed,
                       ArbConfirmed passed, gpointer user_data, GDestroyNotify destroy);

/* Something may take long.  After a second a window says what is waited for, with a spinner and Cancel.  The window is
 * there until the end is told.  `cancellable` may be NULL. */
typedef struct ArbWait ArbWait;
ArbWait *arb_dialog_wait (GtkWidget *parent, const char *heading, GCancellable *cancellable);
/* Of what is waited for: Cancel cancels it, and so does the caller's.  It belongs to the wait. */
GCancellable *arb_dialog_wait_cancellable (ArbWait *wait);
void arb_dialog_wait_end (ArbWait *wait);

typedef struct
{
  const char *title;
  const char *accept; /* label of the button, with a mnemonic */
  gboolean save;      /* for saving; else for opening */
  const char *name;   /* save: suggested file name */
  const char *filter; /* what the files are called: "Records" */
  const char *pattern;
  const char *const *types; /* instead of the pattern: MIME types; NULL ends them */
} ArbFileChoice;

typedef void (*ArbFileChosen) (GFile *file, gpointer user_data);

/* Calls `chosen` with the file, but not if the person cancels.  `destroy` is called in any case. */
void arb_dialog_file (GtkWidget *parent, const ArbFileChoice *choice, ArbFileChosen chosen, gpointer user_data,
                      GDestroyNotify destroy);
