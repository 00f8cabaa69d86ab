/* table-page-private.h - what the parts of the table page share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/game-face.h"
#include "app/kit/textures.h"
#include "ledger-view.h"
#include "prompt.h"
#include "prompt/flow.h"
#include "scoreboard.h"
#include "table-page.h"
#include "timeline.h"

G_BEGIN_DECLS

/* What becomes of the next entry. */
typedef enum
{
  ARB_WRITE_APPEND,
  ARB_WRITE_REPLACE,
  ARB_WRITE_INSERT
} ArbWrite;

struct _ArbTablePage
{
  AdwBin parent_instance;

  ArbSession *session;
  GSimpleActionGroup *actions;
  ArbTextures *textures;
  const TableSetup *setup; /* of the game whose tiles the textures show; only compared */
  const ArbGameFace *face; /* of the game whose parts are here; NULL before the first */
  Flow *flow;
  ArbWrite write;
  guint write_at; /* the entry it is about: only while the moment before it is looked at */

  ArbBoard *board; /* in `place` */
  ArbSight *sight;
  GtkWidget *own; /* the game's own page of `views`, or NULL */

  GtkEventController *keys; /* on the window: keys answer wherever the focus was left */
  guint fading;             /* source: what was done has been read */

  AdwFlap *flap;
  GtkRevealer *strip_revealer;
  ArbScoreStrip *strip;
  AdwBin *place;
  GtkRevealer *tie_revealer;
  GtkRevealer *info_revealer;
  GtkLabel *info;
  GtkRevealer *done_revealer;
  GtkLabel *done;
  ArbPrompt *prompt;
  ArbScoreboard *scoreboard;
  AdwViewStack *views;
  ArbLedgerView *ledger;
  ArbTimeline *timeline;
};

/* The whole page from the session. */
void arb_table_page_update (ArbTablePage *self);
/* The prompt went on within one state. */
void arb_table_page_update_flow (ArbTablePage *self);
/* Looks at a moment (G_MAXUINT is now); what is entered there is appended, or replaces or precedes what followed. */
void arb_table_page_look_at (ArbTablePage *self, ArbWrite write, guint n);
/* What the prompt's machine said to a key or a pick: draws it, or enters the line. */
void arb_table_page_answer (ArbTablePage *self, FlowAnswer answer);
/* Takes away what was said to be done: whoever goes on has no use for it, and it hides cells. */
void arb_table_page_hush (ArbTablePage *self);
/* Leaves, in this order: what is pointed out, the change of an old entry, the look back.  FALSE if there is
 * none. */
gboolean arb_table_page_leave (ArbTablePage *self);
/* The points of one player, and what is in question about them. */
void arb_table_page_choose_player (ArbTablePage *self, int player);
void arb_table_page_add_actions (ArbTablePage *self);
void arb_table_page_update_actions (ArbTablePage *self);
void arb_table_page_add_keys (ArbTablePage *self);
void arb_table_page_remove_keys (ArbTablePage *self);

G_END_DECLS
