/* table-page-private.h - what the parts of the table page share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/game-face.h"
#include "app/kit/textures.h"
#include "desk.h"
#include "done-line.h"
#include "ledger-view.h"
#include "pause.h"
#include "prompt.h"
#include "prompt/flow.h"
#include "replay.h"
#include "scoreboard.h"
#include "table/table-what-if.h"
#include "table-page.h"
#include "timeline.h"

G_BEGIN_DECLS

/* What happens with the next entry. */
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
  const TableSetup *setup; /* the game whose tiles are in the textures; only compared */
  const ArbGameFace *face; /* the game whose parts are in the page; NULL before the first game */
  Flow *flow;
  Flow *entering; /* while a question is asked, `flow` is its prompt and this the one for entries; else NULL */
  Flow *left;     /* while an earlier moment is shown: the prompt for now, with the answers given so far; else NULL */
  gboolean asks_now; /* `flow` is the prompt for now */
  gboolean looks;    /* while this page goes to another moment: the session changes, but not the game */
  GtkWidget *desk;
  TableAnswer *answer; /* on the desk; NULL: the desk is closed */
  char *question;      /* that it answers */
  TableWhatIfs *ifs;   /* what is tried for the desk; NULL: nothing, or all of it was */
  guint trying;        /* id of the idle source that tries it */
  gboolean tried;
  gboolean answer_low; /* at the top, the desk would cover what it marks */
  ArbWrite write;
  guint write_at; /* the entry to replace or to insert before; valid only while the moment before it is shown */

  GCancellable *photo_game; /* cancelled when another game is shown; NULL: no photo was attached to this one */

  int pointed; /* the entry that was pointed out last, on the board or in the ledger; -1: none */

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
/* Shows a moment (G_MAXUINT is now).  `write`: what is entered there is appended, replaces the next entry, or is
 * inserted before it. */
void arb_table_page_look_at (ArbTablePage *self, ArbWrite write, guint n);
/* Acts on the prompt's answer to a key or a choice: draws it, or enters the line. */
void arb_table_page_answer (ArbTablePage *self, FlowAnswer answer);
/* Ends one of these, in this order: what is highlighted, the change of an old entry, the look at an earlier moment.
 * FALSE if there is none of them. */
gboolean arb_table_page_leave (ArbTablePage *self);
/* Shows the points of one player, and the answer to the questions about this player. */
void arb_table_page_choose_player (ArbTablePage *self, int player);
/* Says what a change did, in `words` and perhaps `more` words (else ""), and which later entries are refused now. */
void arb_table_page_say_changed (ArbTablePage *self, ArbSaid said, const char *words, const char *more);
/* Says it in the line of what was done. */
void arb_table_page_say (ArbTablePage *self, ArbSaid said, const char *text);
/* If there is little room, the side page covers the board: hides it. */
void arb_table_page_uncover_board (ArbTablePage *self);
/* Shows what the edit would change, and makes it if the person accepts (change-card.h).  FALSE if it is refused. */
gboolean arb_table_page_edit (ArbTablePage *self, const TableEdit *edit, TableRefusal *why);
/* The line of points stands for the entry `at` from now on.  The card is only shown if more changes than sums. */
gboolean arb_table_page_put_right (ArbTablePage *self, guint at, const char *line, TableRefusal *why);
/* Points out the entry that laid what is at this place of the board, or this entry, so that it
 * can be changed; -1: none. */
void arb_table_page_point_at (ArbTablePage *self, int x, int y);
void arb_table_page_point_at_entry (ArbTablePage *self, int entry);
/* Opens the stock-take (stock-card.h). */
void arb_table_page_stock (ArbTablePage *self);
/* Enters again what was pointed out, else the entry before the moment that is shown. */
void arb_table_page_change (ArbTablePage *self);
/* ---- table-ask.c ---- */

gboolean arb_table_page_is_asking (ArbTablePage *self);
gboolean arb_table_page_is_answering (ArbTablePage *self);
/* Goes back to the prompt for entries, and draws nothing. */
void arb_table_page_ask_end (ArbTablePage *self);
/* Closes the desk. */
void arb_table_page_unanswer (ArbTablePage *self);
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

/* ---- table-desk.c ---- */

void arb_table_page_add_desk_actions (ArbTablePage *self);
/* Is the answer on the desk the one that is pinned, or is there none on the desk? */
gboolean arb_table_page_is_pinned (ArbTablePage *self);
/* Call when there is another answer, or none, and when another one is pinned. */
void arb_table_page_update_answer_actions (ArbTablePage *self);
/* Call when it may have changed whether places are ranked. */
void arb_table_page_update_advice (ArbTablePage *self);
/* The table pauses, or goes on. */
void arb_table_page_pause (ArbTablePage *self, gboolean pauses);
/* Nobody makes an entry now. */
gboolean arb_table_page_pauses (ArbTablePage *self);

/* ---- table-enter.c ---- */

/* Enters the line now, or where an old entry is changed, and says what it did.  FALSE if it is refused. */
gboolean arb_table_page_enter (ArbTablePage *self, const char *line, TableRefusal *why);

/* ---- table-photo.c ---- */

/* Attaches a photo: the person chooses a file, or it is on the clipboard. */
void arb_table_page_photo (ArbTablePage *self);
void arb_table_page_paste_photo (ArbTablePage *self);
/* Call when another game is shown: a photo that is still read is not attached to it. */
void arb_table_page_end_photo (ArbTablePage *self);

void arb_table_page_connect_timeline (ArbTablePage *self);
void arb_table_page_add_actions (ArbTablePage *self);
void arb_table_page_update_actions (ArbTablePage *self);
void arb_table_page_add_input (ArbTablePage *self);
void arb_table_page_remove_input (ArbTablePage *self);

G_END_DECLS
