/* dialogs.h - the questions and the bad news of the application, each in one place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * AdwMessageDialog and GtkFileChooserNative have successors in later libraries; only this file knows which is
 * used.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Bad news: what failed, where and why, and that nothing is lost, in a heading and one sentence. */
void arb_dialog_trouble (GtkWidget *parent, /* any widget of the window, or NULL */
                         const char *heading, const char *sentence);

typedef void (*ArbConfirmed) (gpointer user_data);

/* Bad news with a way on, or a question: `confirmed` is called only if the person presses `verb`, a label
 * with a mnemonic. */
void arb_dialog_confirm (GtkWidget *parent, const char *heading, const char *body, const char *verb,
                         ArbConfirmed confirmed, gpointer user_data, GDestroyNotify destroy);

/* A page in a window of its own over the parent's, closed by Esc; `modal` for what must be answered first. */
void arb_dialog_page (GtkWidget *parent, const char *title, GtkWidget *page, int width, int height, gboolean modal);

/* A short word at the foot of the window `widget` is in. */
void arb_dialog_toast (GtkWidget *widget, const char *title);

/* The same of something that was done and can still be taken back: `undone` is called if the person says so, `done` if
 * the word goes away without it. */
void arb_dialog_undo (GtkWidget *widget, const char *title, ArbConfirmed undone, ArbConfirmed done, gpointer user_data,
                      GDestroyNotify destroy);

typedef struct
{
  const char *title;
  const char *accept;  /* the button, with a mnemonic */
  gboolean save;       /* else open */
  const char *name;    /* save: suggested file name */
  const char *filter;  /* what the files are called: "Records" */
  const char *pattern; /* "*.arb" */
} ArbFileChoice;

typedef void (*ArbFileChosen) (GFile *file, gpointer user_data);

/* Calls `chosen` with the file; not at all when the person cancels.  `destroy` runs in any case. */
void arb_dialog_file (GtkWidget *parent, const ArbFileChoice *choice, ArbFileChosen chosen, gpointer user_data,
                      GDestroyNotify destroy);

G_END_DECLS
