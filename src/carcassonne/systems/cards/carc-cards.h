/* carc-cards.h - fan-made scoring cards: who has them, and what they are worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings E1 to E3, and L32 of the sheet The Lake.
 */
#pragma once

#include "carcassonne/carc-state.h"

#define CARC_FAN_POINTS_MAX 999

typedef struct
{
  gint8 holder[CARC_FAN_CARDS_MAX];  /* player, or -1: nobody has it */
  guint8 kept[CARC_FAN_CARDS_MAX];   /* the Keeper of the lighthouse has it for the rest of the game (L32) */
  gint16 points[CARC_FAN_CARDS_MAX]; /* what its holder gets at the end */
} CarcCards;
CARC_PART (CarcCards, cards, CARDS)

/* Has the Keeper a card for the rest of the game? */
gboolean carc_cards_keeps_one (const CarcState *state);
/* The Keeper takes this card for the rest of the game; returns who had it, -1 if nobody had. */
int carc_cards_keep (CarcState *state, guint card, guint keeper);
