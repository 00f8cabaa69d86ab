/* window-private.h - what the parts of the window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/setup/rules-card.h"
#include "app/setup/setup-page.h"
#include "app/table/table-page.h"
#include "display-window.h"
#include "final-page.h"
#include "start-page.h"
#include "statistics-page.h"
#include "window.h"

typedef enum
{
  PAGE_START,
  PAGE_SETUP,
  PAGE_TABLE,
  PAGE_FINAL,
  PAGE_STATISTICS
} Page;

struct _ArbWindow
{
  AdwApplicationWindow parent_instance;

  AdwWindowTitle *title;
  GtkStack *pages;
  GtkMenuButton *menu_button;
  GMenu *picture_section;
  GMenu *track_section;
  GtkWidget *back_button;
  GtkWidget *table_buttons;
  GtkWidget *side_button;
  GtkWidget *final_button;
  ArbStartPage *start_page;
  ArbSetupPage *setup_page;
  ArbTablePage *table_page;
  ArbFinalPage *final_page;
  ArbStatisticsPage *statistics_page;

  ArbGames *games;
  ArbSession *session;
  ArbDisplayWindow *display;
  ArbRulesCard *rules;   /* in a window of its own; NULL: not shown */
  GCancellable *reading; /* a record that is being read; NULL: none */
  Page page, behind;     /* behind: to which the page of statistics leads back */
  gboolean was_finished;
  gboolean may_lose; /* the person agrees that games that are not kept are lost */
};

/* window.c */
void arb_window_show_page (ArbWindow *self, Page page);

/* window-actions.c: the actions "win.*". */
void arb_window_class_add_actions (GtkWidgetClass *klass);
void arb_window_show_display (ArbWindow *self);

/* window-open.c: games and records are opened here.  `begun`: a new game is entered as it lies (ArbGameFace.begun). */
void arb_window_start_game (ArbWindow *self, const TableSetup *setup, gboolean begun);
void arb_window_paste_record (GtkWidget *widget, const char *action_name, GVariant *parameter);
void arb_window_stop_reading (ArbWindow *self);
void arb_window_open_game (GtkWidget *widget, const char *action_name, GVariant *parameter); /* the game's id */

/* window-clock.c: the turn clock. */
void arb_window_add_clock (ArbWindow *self);
/* Of the session that the window has now. */
void arb_window_switch_clock (ArbWindow *self);

/* window-library.c: all games in one file. */
void arb_window_save_games (GtkWidget *widget, const char *action_name, GVariant *parameter);
void arb_window_take_games (ArbWindow *self, GFile *file);
