/* highlight.h - what is highlighted on the table page: on the board, on a card over the board, and in a line of words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's highlight derives from this class and draws on its own board: a feature and its parts, a tie and its winner,
 * a dispute and its answer.  The page shows the card and the words if they are not NULL.  arb_highlight_leave () takes
 * everything away.  The class is abstract.
 *
 * Signal: "changed" (the card or the words have changed).
 */
#pragma once

#include "board.h"
#include "table/table-answer.h"

#define ARB_TYPE_HIGHLIGHT (arb_highlight_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbHighlight, arb_highlight, ARB, HIGHLIGHT, GObject)

struct _ArbHighlightClass
{
  GObjectClass parent_class;

  /* Another moment is shown.  The highlight highlights the result of the newest entry, if there is one.  `moment` is
   * borrowed until the next call; NULL: no game. */
  void (*update) (ArbHighlight *self, const TableMoment *moment);
  /* A place of the board was looked at. */
  void (*look) (ArbHighlight *self, int x, int y, int part);
  /* A line of the ledger was chosen.  `expected`: it is a line of the forecast and not part of a state. */
  void (*line) (ArbHighlight *self, const TableLine *line, gboolean expected);
  /* A player was chosen, for a question about this player.  `topic` is the game's own; negative for the usual topic.
   * NULL: the game has no such question. */
  void (*player) (ArbHighlight *self, int player, int topic);
  /* Draws the marks of an answer on the board, until something else is highlighted; NULL: nothing.  Returns TRUE if a
   * card at the top would cover them.  `answer` is borrowed until the next call or update.  NULL: it draws none. */
  gboolean (*mark) (ArbHighlight *self, const TableAnswer *answer);
  /* The question about a place of the board, and about an effect or a line of the forecast, in words; free with
   * g_free (), NULL: there is none.  `effect`: the line is an effect.  Either function may be NULL. */
  char *(*question) (ArbHighlight *self, int x, int y, int part);
  char *(*question_line) (ArbHighlight *self, const TableLine *line, gboolean effect);
  /* FALSE if nothing was highlighted. */
  gboolean (*leave) (ArbHighlight *self);
  /* `brief`: there is little room for the card.  NULL: the card is always small. */
  void (*set_brief) (ArbHighlight *self, gboolean brief);
};

typedef struct
{
  GtkWidget *card; /* always the same; may be NULL */
  gboolean card_shown;
  gboolean card_low; /* at the top it would cover what is highlighted */
  gboolean mark_low; /* a card at the top would cover the marks */
  char *words;       /* NULL: none */
} ArbHighlightShown;

void arb_highlight_update (ArbHighlight *self, const TableMoment *moment);
void arb_highlight_look (ArbHighlight *self, int x, int y, int part);
void arb_highlight_line (ArbHighlight *self, const TableLine *line, gboolean expected);
void arb_highlight_player (ArbHighlight *self, int player, int topic);
void arb_highlight_mark (ArbHighlight *self, const TableAnswer *answer);
char *arb_highlight_question (ArbHighlight *self, int x, int y, int part);
char *arb_highlight_question_line (ArbHighlight *self, const TableLine *line, gboolean effect);
gboolean arb_highlight_leave (ArbHighlight *self);
void arb_highlight_set_brief (ArbHighlight *self, gboolean brief);

const ArbHighlightShown *arb_highlight_get_shown (ArbHighlight *self);

/* ---- for the games' highlights ---- */

void arb_highlight_set_card (ArbHighlight *self, GtkWidget *card); /* call once */
/* Sets where the card is shown the next time. */
void arb_highlight_set_card_low (ArbHighlight *self, gboolean low);
/* Sets what is visible; takes `words`. */
void arb_highlight_show (ArbHighlight *self, gboolean card, char *words);
