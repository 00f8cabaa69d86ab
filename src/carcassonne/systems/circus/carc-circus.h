/* carc-circus.h - the big top and its tokens, pyramids of acrobats, and the options of the rulings about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-state.h"

#define CARC_CIRCUS_SETS_MAX 3 /* in a game */
#define CARC_CIRCUS_TILES 20   /* of each set */
#define CARC_TOKENS_OF_SET 16  /* animal tokens, one set of them with each set of tiles */
#define CARC_ANIMALS 6         /* kinds of token */
#define CARC_PYRAMID_FULL 3    /* acrobats */
#define CARC_ANIMAL_TOKENS_MAX (CARC_CIRCUS_SETS_MAX * CARC_TOKENS_OF_SET)

typedef struct
{
  guint16 tent;                /* where the big top stands; CARC_NONE: beside the table */
  guint16 next;                /* the circus of the tile just laid, to which it comes; CARC_NONE: none */
  guint8 sets;                 /* of tokens */
  guint8 token;                /* TRUE: a token lies under the big top */
  guint8 last;                 /* what the last one shows, when the game ends; 0: it is not turned over */
  guint8 hidden[CARC_ANIMALS]; /* tokens that are not turned over, in the stack and under the big top */
  guint8 n_shown;              /* those that were turned over, and where: as far as that is known */
  guint8 shown[CARC_ANIMAL_TOKENS_MAX];
  guint16 shown_on[CARC_ANIMAL_TOKENS_MAX];
  /* What the tokens brought to each player, for the luck: the points, and as it was to be expected their mean and their
   * variance, in thousandths. */
  guint16 got[TABLE_MAX_PLAYERS];
  guint32 mean[TABLE_MAX_PLAYERS], variance[TABLE_MAX_PLAYERS];
} CarcCircus;
CARC_PART (CarcCircus, circus, CIRCUS)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_BT1_STANDING,
  CARC_BT1_HOME
};
enum
{
  CARC_BT2_SEVEN,
  CARC_BT2_NINE
};
enum
{
  CARC_BT3_YES,
  CARC_BT3_NO
};
enum
{
  CARC_BT4_YES,
  CARC_BT4_NO
};
enum
{
  CARC_BT5_NO,
  CARC_BT5_YES
};
enum
{
  CARC_BT6_NO,
  CARC_BT6_YES
};
enum
{
  CARC_RM1_ALL,
  CARC_RM1_MAJORITY
};
enum
{
  CARC_PC3_YES,
  CARC_PC3_NO
};

/* The points that a token of this kind shows, and how many of them each set of tokens has. */
guint carc_animal_shows (guint kind);
guint carc_animal_count (guint kind);
/* How many acrobats stand on the pyramid of this cell. */
guint carc_acrobats_on (const CarcState *state, guint16 slot);
