/* sight.h - what is pointed out on the table page: on the board, on a card over it, and in a line of words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's sight derives from this class and draws on its own board: a feature and what it is made of, a tie and who
 * won it, a dispute and its answer.  The page shows card and words where they are not NULL, and takes everything away
 * by arb_sight_leave ().  The class itself points nothing out.
 *
 * Signal: "changed" (card or words are others).
 */
#pragma once

#include "board.h"

G_BEGIN_DECLS

#define ARB_TYPE_SIGHT (arb_sight_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbSight, arb_sight, ARB, SIGHT, GObject)

struct _ArbSightClass
{
  GObjectClass parent_class;

  /* Another moment is drawn: what its newest entry brought is pointed out without being asked for, else nothing.
   * `moment` is borrowed until the next call; NULL: no game. */
  void (*update) (ArbSight *self, const TableMoment *moment);
  /* The board was looked at there. */
  void (*look) (ArbSight *self, int x, int y, int part);
  /* A line of the ledger was chosen; `expected`: one of the forecast, which is in no state. */
  void (*line) (ArbSight *self, const TableLine *line, gboolean expected);
  /* A player was chosen, for what is in question about them: the game's own topic, negative for the usual one. */
  void (*player) (ArbSight *self, int player, int topic);
  /* FALSE if nothing was pointed out. */
  gboolean (*leave) (ArbSight *self);
  /* There is little room for the card. */
  void (*set_brief) (ArbSight *self, gboolean brief);
};

void arb_sight_update (ArbSight *self, const TableMoment *moment);
void arb_sight_look (ArbSight *self, int x, int y, int part);
void arb_sight_line (ArbSight *self, const TableLine *line, gboolean expected);
void arb_sight_player (ArbSight *self, int player, int topic);
gboolean arb_sight_leave (ArbSight *self);
void arb_sight_set_brief (ArbSight *self, gboolean brief);

GtkWidget *arb_sight_get_card (ArbSight *self); /* the same for the sight's life; may be NULL */
gboolean arb_sight_get_card_shown (ArbSight *self);
gboolean arb_sight_get_card_low (ArbSight *self); /* it would hide what is pointed out above */
const char *arb_sight_get_words (ArbSight *self); /* NULL: none */

/* ---- for the games' sights ---- */

void arb_sight_set_card (ArbSight *self, GtkWidget *card); /* once */
/* Where the card lies when it is shown next. */
void arb_sight_set_card_low (ArbSight *self, gboolean low);
/* What is to be seen; takes `words`. */
void arb_sight_show (ArbSight *self, gboolean card, char *words);

G_END_DECLS
