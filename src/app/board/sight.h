/* sight.h - what is highlighted on the table page: on the board, on a card over the board, and in a line of words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's sight derives from this class and draws on its own board: a feature and its parts, a tie and its winner, a
 * dispute and its answer.  The page shows the card and the words if they are not NULL.  arb_sight_leave () takes
 * everything away.  The class is abstract.
 *
 * Signal: "changed" (the card or the words have changed).
 */
#pragma once

#include "board.h"
#include "table/table-answer.h"

G_BEGIN_DECLS

#define ARB_TYPE_SIGHT (arb_sight_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbSight, arb_sight, ARB, SIGHT, GObject)

struct _ArbSightClass
{
  GObjectClass parent_class;

  /* Another moment is shown.  The sight highlights the result of the newest entry, if there is one.  `moment` is
   * borrowed until the next call; NULL: no game. */
  void (*update) (ArbSight *self, const TableMoment *moment);
  /* A place of the board was looked at. */
  void (*look) (ArbSight *self, int x, int y, int part);
  /* A line of the ledger was chosen.  `expected`: it is a line of the forecast and not part of a state. */
  void (*line) (ArbSight *self, const TableLine *line, gboolean expected);
  /* A player was chosen, for a question about this player.  `topic` is the game's own; negative for the usual topic.
   * NULL: the game has no such question. */
  void (*player) (ArbSight *self, int player, int topic);
  /* Draws the marks of an answer on the board, until something else is highlighted; NULL: nothing.  Returns TRUE if a
   * card at the top would cover them.  `answer` is borrowed until the next call or update.  NULL: it draws none. */
  gboolean (*mark) (ArbSight *self, const TableAnswer *answer);
  /* The question about a place of the board, and about an effect or a line of the forecast, in words; free with
   * g_free (), NULL: there is none.  `effect`: the line is an effect.  Either function may be NULL. */
  char *(*question) (ArbSight *self, int x, int y, int part);
  char *(*question_line) (ArbSight *self, const TableLine *line, gboolean effect);
  /* FALSE if nothing was highlighted. */
  gboolean (*leave) (ArbSight *self);
  /* `brief`: there is little room for the card.  NULL: the card is always small. */
  void (*set_brief) (ArbSight *self, gboolean brief);
};

void arb_sight_update (ArbSight *self, const TableMoment *moment);
void arb_sight_look (ArbSight *self, int x, int y, int part);
void arb_sight_line (ArbSight *self, const TableLine *line, gboolean expected);
void arb_sight_player (ArbSight *self, int player, int topic);
void arb_sight_mark (ArbSight *self, const TableAnswer *answer);
gboolean arb_sight_get_mark_low (ArbSight *self); /* a card at the top would cover the marks */
char *arb_sight_question (ArbSight *self, int x, int y, int part);
char *arb_sight_question_line (ArbSight *self, const TableLine *line, gboolean effect);
gboolean arb_sight_leave (ArbSight *self);
void arb_sight_set_brief (ArbSight *self, gboolean brief);

GtkWidget *arb_sight_get_card (ArbSight *self); /* always the same; may be NULL */
gboolean arb_sight_get_card_shown (ArbSight *self);
gboolean arb_sight_get_card_low (ArbSight *self); /* at the top it would cover what is highlighted */
const char *arb_sight_get_words (ArbSight *self); /* NULL: none */

/* ---- for the games' sights ---- */

void arb_sight_set_card (ArbSight *self, GtkWidget *card); /* call once */
/* Sets where the card is shown the next time. */
void arb_sight_set_card_low (ArbSight *self, gboolean low);
/* Sets what is visible; takes `words`. */
void arb_sight_show (ArbSight *self, gboolean card, char *words);

G_END_DECLS
