/* table-keys.h - the keys of the table page.  A key answers the prompt wherever the focus is in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/board.h"
#include "desk.h"
#include "prompt.h"
#include "replay.h"
#include "writer.h"

typedef struct _ArbTableKeys ArbTableKeys;

/* What keys act on; all of it lives longer. */
typedef struct
{
  GtkWidget *page;
  GActionGroup *actions; /* with "owners", "replay" and "photo-paste" */
  ArbWriter *writer;
  ArbDesk *desk;
  ArbPrompt *prompt;
  ArbReplay *replay;
  gboolean (*escape) (gpointer page); /* the prompt does not use this Escape; FALSE: nor does the page */
} ArbTableKeysParts;

/* While the page is in its window.  `board` may be NULL. */
ArbTableKeys *arb_table_keys_new (const ArbTableKeysParts *parts, ArbBoard *board);
void arb_table_keys_free (ArbTableKeys *self);
void arb_table_keys_set_board (ArbTableKeys *self, ArbBoard *board);
