/* table-page-private.h - what the parts of the table page share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/game-face.h"
#include "app/kit/textures.h"
#include "done-line.h"
#include "ledger-view.h"
#include "pause.h"
#include "prompt.h"
#include "replay.h"
#include "scoreboard.h"
#include "table-page.h"
#include "timeline.h"
#include "writer.h"

G_BEGIN_DECLS

struct _ArbTablePage
{
  AdwBin parent_instance;

  ArbSession *session;
  GSimpleActionGroup *actions;
  ArbTextures *textures;
  const TableSetup *setup; /* the game whose tiles are in the textures; only compared */
  const ArbGameFace *face; /* the game whose parts are in the page; NULL before the first game */
  ArbWriter *writer;
  ArbDesk *desk;
  GCancellable *photo_game; /* cancelled when another game is shown; NULL: no photo was attached to this one */

  ArbBoard *board; /* in `place` */
  ArbSight *sight;
  GtkWidget *own; /* the game's own page in `views`, or NULL */

  GtkEventController *keys;    /* a controller of the window, so that keys work wherever the focus is */
  GtkEventController *presses; /* another one, for the pointer */
  gboolean pressed;            /* a click moved the focus last, not a key */
  gboolean keyed;              /* the last input was a key */
  gboolean holds_owners;       /* the key is held that shows who has what */
  gboolean had_owners;         /* was it shown before? */

  AdwFlap *flap;
  GtkRevealer *strip_revealer;
  ArbScoreStrip *strip;
  AdwBin *place;
  GtkButton *stock_button; /* what does not add up; hidden if all does */
  GtkLabel *stock_label;
  GtkRevealer *tie_revealer;
  GtkRevealer *info_revealer;
  GtkLabel *info;
  GtkOverlay *overlay;
  GtkWidget *foot; /* below the board */
  GtkWidget *map_tools;
  int covered, lifted_in; /* pixels: of the board that the answers cover; its height when the tools were placed */
  GtkWidget *advice;      /* the button that asks what places would bring */
  GtkWidget *owners;      /* the button that shows who has what */
  ArbDoneLine *done;
  AdwBin *done_below, *done_aside; /* its two places: below the prompt, and below the points */
  GtkRevealer *replay_revealer;
  ArbReplay *replay; /* updated only while it is revealed */
  ArbPrompt *prompt;
  AdwBin *answer_below; /* of the desk, instead of the prompt, if the side page would cover the board */
  ArbPause *pause;      /* instead of the prompt while the table pauses */
  GtkWidget *side;
  ArbScoreboard *scoreboard;
  AdwBin *answer_place; /* of the desk, instead of the views, if the side page does not cover the board */
  AdwViewStack *views;
  ArbLedgerView *ledger;
  ArbTimeline *timeline;
};

/* Updates the whole page from the session. */
void arb_table_page_update (ArbTablePage *self);
/* Updates after the prompt has changed; the state is the same. */
void arb_table_page_update_flow (ArbTablePage *self);
/* Ends one of these, in this order: what is highlighted, the change of an old entry, the look at an earlier moment.
 * FALSE if there is none of them. */
gboolean arb_table_page_leave (ArbTablePage *self);
/* Shows the points of one player, and the answer to the questions about this player. */
void arb_table_page_choose_player (ArbTablePage *self, int player);
/* Says it in the line of what was done; NULL: no longer. */
void arb_table_page_say (ArbTablePage *self, ArbSaid said, const char *text);
/* If there is little room, the side page covers the board: hides it. */
void arb_table_page_uncover_board (ArbTablePage *self);
/* ---- table-ask.c ---- */

/* Shows the answer to a question (table-answer.h), or says why there is none. */
void arb_table_page_explain (ArbTablePage *self, const char *question);
/* Says why there is none; while a question is asked, the prompt says it. */
void arb_table_page_explain_not (ArbTablePage *self, const TableRefusal *why);
/* The same for something that was clicked.  FALSE: the click is not for the question. */
gboolean arb_table_page_explain_place (ArbTablePage *self, int x, int y, int part);
gboolean arb_table_page_explain_player (ArbTablePage *self, int player);
gboolean arb_table_page_explain_line (ArbTablePage *self, const TableLine *line, gboolean effect, gboolean expected);
void arb_table_page_add_desk (ArbTablePage *self);
/* Puts the desk, if there is an answer, into the side page or below the board; then the prompt is hidden.  TRUE: it is
 * a card on the board instead. */
gboolean arb_table_page_place_desk (ArbTablePage *self);
/* The scoreboard gives way to the answer beside the board, and to what can be done with an old entry. */
void arb_table_page_fit_scoreboard (ArbTablePage *self);
/* Draws another prompt on the board and below it. */
void arb_table_page_show_flow (ArbTablePage *self);
/* Shows the desk, or the card of what is highlighted, or neither. */
void arb_table_page_show_card (ArbTablePage *self);

/* Call when it may have changed whether places are ranked. */
void arb_table_page_update_advice (ArbTablePage *self);
/* The table pauses, or goes on. */
void arb_table_page_pause (ArbTablePage *self, gboolean pauses);
/* Nobody makes an entry now. */
gboolean arb_table_page_pauses (ArbTablePage *self);

/* ---- table-photo.c ---- */

/* Attaches a photo: the person chooses a file, or it is on the clipboard. */
void arb_table_page_photo (ArbTablePage *self);
void arb_table_page_paste_photo (ArbTablePage *self);
/* Call when another game is shown: a photo that is still read is not attached to it. */
void arb_table_page_end_photo (ArbTablePage *self);

void arb_table_page_add_actions (ArbTablePage *self);
void arb_table_page_update_actions (ArbTablePage *self);
void arb_table_page_add_input (ArbTablePage *self);
void arb_table_page_remove_input (ArbTablePage *self);

G_END_DECLS
