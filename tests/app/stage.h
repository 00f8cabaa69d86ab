/* stage.h - a page under test: shown in a window of its own, with a game that is in no library.  Beside it there is an
 * empty page, as the application has other pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/table/table-page.h"

typedef struct
{
  GtkWidget *window;
  GtkStack *pages; /* "table" and "other" */
  ArbTablePage *page;
  ArbSession *session;
} Stage;

/* Opens the record on a table page of 1100 x 900 pixels; no entry of it may be refused. */
Stage stage_of (const char *record);
void stage_clear (Stage *stage);

/* Until nothing is left to be done. */
void stage_spin (void);
/* The first widget of this type from `widget` on; NULL if there is none. */
gpointer stage_find (GtkWidget *widget, GType type);
/* The same on the page, where there must be one. */
gpointer stage_part (const Stage *stage, GType type);

/* The choice of the prompt is picked. */
void stage_pick (const Stage *stage, guint choice);
guint stage_length (const Stage *stage); /* in entries */
const char *stage_last (const Stage *stage);

/* Is there a label to be seen that holds these words, or `whole`: nothing but them? */
gboolean stage_says (GtkWidget *widget, const char *words, gboolean whole);
