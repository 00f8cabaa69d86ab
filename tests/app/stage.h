/* stage.h - a page under test: shown in a window of its own, with a game that is in no library.  The window also has an
 * empty page, as the application has other pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/shell/application.h"
#include "app/shell/window.h"
#include "app/table/table-page.h"

/* ---- programs ---- */

/* GTK, libadwaita and all games, without the application. */
void stage_init (int *argc, char ***argv);
/* Words in the language of the environment; comes first. */
void stage_translate (void);
/* The application, with new folders for its data and its cache. */
void stage_application (int *argc, char ***argv);
extern ArbApplication *application;
/* After one of these: no window is drawn, for a test that reads only words and places.  This saves a third of its
 * time. */
void stage_draw_nothing (void);
/* Of `n` steps that are alike: so many are enough here; in the long suite all are taken. */
guint stage_share (guint n);
/* Runs the tests, and ends the application, if there is one. */
int stage_run (void);
/* A program of such tests (test-add.h) that begins with one of these two, and with `first` before it. */
#define STAGE_MAIN(start, path, ...) STAGE_MAIN_AFTER ((void) 0, start, path, __VA_ARGS__)
#define STAGE_MAIN_AFTER(first, start, path, ...)                                                                      \
  int main (int argc, char *argv[])                                                                                    \
  {                                                                                                                    \
    first;                                                                                                             \
    start (&argc, &argv);                                                                                              \
    TESTS_ADD (path, __VA_ARGS__);                                                                                     \
    return stage_run ();                                                                                               \
  }

/* ---- files of the sources, "data/samples/first-evening.arb" ---- */

#define STAGE_SAMPLE "data/samples/first-evening.arb"
#define STAGE_SHOE "data/samples/with-the-shoe.arb"
/* Nine sets, four players, 191 turns. */
#define STAGE_MANY_SETS "tests/games/fixtures/ic-tb-pd-to-am-kr-cu-si-co-p4.arb"
GFile *stage_file (const char *file);
char *stage_text (const char *file);
TableJournal *stage_journal (const char *file);

/* ---- a page ---- */

typedef struct
{
  GtkWidget *window;
  GtkStack *pages; /* "table" and "other" */
  ArbTablePage *page;
  ArbSession *session;
} Stage;

/* Opens the record on a table page of 1100 x 900 pixels.  None of its entries may be refused. */
Stage stage_of (const char *record);
/* The same with a file of the sources. */
Stage stage_of_game (const char *file);
/* Only its first `n` entries: faster than to undo the others one by one. */
Stage stage_of_start (const char *file, guint n);
void stage_clear (Stage *stage);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Stage, stage_clear)

/* ---- the application's own window ---- */

/* A game that is put into the library of the application. */
ArbSession *stage_import (const char *record);
/* The window with this game; stage_window_close () first takes the game away. */
ArbWindow *stage_window_of (ArbSession *session);
void stage_window_close (ArbWindow *window);
/* Waits until the window has a game. */
ArbSession *stage_window_session (ArbWindow *window);
/* The page that it shows now; and that it fits in the width of a telephone. */
void stage_window_shows (ArbWindow *window, const char *page);
void stage_window_is_narrow (ArbWindow *window);

/* ---- widgets ---- */

/* Closes any window. */
void stage_close (gpointer window);
/* Runs the main loop until nothing is left to do. */
void stage_spin (void);
/* Waits until what changed was laid out, and what follows from its size, too. */
void stage_settle (const Stage *stage);
/* The same in another window, which must be mapped. */
void stage_settle_window (GtkWidget *window);
/* The first widget of this type, `widget` itself or one below it; NULL if there is none. */
gpointer stage_find (GtkWidget *widget, GType type);
/* Every widget of the type below `widget`, in the order of the tree. */
GPtrArray *stage_all (GtkWidget *widget, GType type);
/* The child of a template. */
gpointer stage_child (gpointer widget, GType template, const char *name);
/* The row of this type with this title; NULL if there is none. */
gpointer stage_row (gpointer widget, GType type, const char *title);
/* The widget of this type with this tooltip; there must be one. */
GtkWidget *stage_hinted (GtkWidget *widget, GType type, const char *tooltip);
/* The same as stage_find () in the page, where there must be one. */
gpointer stage_part (const Stage *stage, GType type);

/* The modal window that is open, for example a card; NULL if there is none. */
GtkWidget *stage_modal (void);
/* Waits for the window of this type that belongs to another one. */
gpointer stage_await_over (gpointer parent, GType type);
/* The visible button in `widget` with this label, also one to check; NULL if there is none. */
GtkWidget *stage_button (GtkWidget *widget, const char *label);
/* Presses or checks it; there must be one. */
void stage_press (GtkWidget *widget, const char *label);
/* Presses a key as `widget` hears it before everything in it; TRUE if it is used. */
gboolean stage_key (GtkWidget *widget, guint keyval, guint keycode, GdkModifierType state);
void stage_key_up (GtkWidget *widget, guint keyval);
GtkWidget *stage_answers (const Stage *stage); /* the buttons of the prompt's answers are in it */
/* Picks a choice of the prompt. */
void stage_pick (const Stage *stage, guint choice);
/* The same, and all that follows from it. */
void stage_take (const Stage *stage, guint choice);
/* Activates an action of the page, and all that follows from it. */
void stage_act (const Stage *stage, const char *action);
/* Waits until the window has this size, in pixels. */
void stage_resize (const Stage *stage, int width, int height);
guint stage_length (const Stage *stage); /* in entries */
const char *stage_last (const Stage *stage);

/* TRUE if a visible label contains these words; with `whole`, if its text is only these words. */
gboolean stage_says (GtkWidget *widget, const char *words, gboolean whole);
