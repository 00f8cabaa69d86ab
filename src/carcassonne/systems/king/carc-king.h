/* carc-king.h - the cards of the King and the Robber Baron, and the options of the rulings about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries King and Robber Baron, rulings K1 to K5; and L32 of the sheet The Lake.
 */
#pragma once

#include "carcassonne/carc-state.h"

typedef enum
{
  CARC_CARD_KING,   /* for the largest city */
  CARC_CARD_ROBBER, /* for the longest road */
  CARC_N_CARDS
} CarcCard;

typedef struct
{
  gint8 holder[CARC_N_CARDS];    /* player, or -1: nobody has it yet */
  guint8 kept[CARC_N_CARDS];     /* the Keeper of the lighthouse has it for the rest of the game (L32) */
  guint16 largest[CARC_N_CARDS]; /* tiles of the largest city, of the longest road that a tile completed */
} CarcKing;
CARC_PART (CarcKing, king, KING)

/* How many completed cities, or roads, are on the table: the points of a card by the printed rule (K5).  One that waits
 * for its own points is not counted yet, so that all that it brings comes at once. */
guint carc_king_count (const CarcState *state, CarcCard card);

const char *carc_king_word (CarcCard card); /* "king": in records and in JSON */
char *carc_king_title (CarcCard card);      /* "The King", translated; free with g_free () */
/* The Keeper takes this card for the rest of the game; returns who had it, -1 if nobody had. */
int carc_king_keep (CarcState *state, CarcCard card, guint keeper);
/* "keeps the King for the rest of the game", or takes it from this player; free with g_free (). */
char *carc_king_kept_tell (CarcCard card, const char *from);

/* The options of K1, in the order of its row; 0 is the default. */
enum
{
  CARC_K1_COUNT,
  CARC_K1_TEN,
  CARC_K1_FIFTEEN,
  CARC_K1_EACH
};
