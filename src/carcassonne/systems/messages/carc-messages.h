/* carc-messages.h - the pile of messages, those that are still to be drawn, and the options of the rulings about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-state.h"

G_BEGIN_DECLS

typedef enum
{
  CARC_MESSAGE_ROAD,
  CARC_MESSAGE_CITY,
  CARC_MESSAGE_CLOISTER,
  CARC_MESSAGE_PENNANTS,
  CARC_MESSAGE_KNIGHTS,
  CARC_MESSAGE_FARMERS,
  CARC_MESSAGE_TILE,
  CARC_MESSAGE_FOLLOWER,
  CARC_N_MESSAGES
} CarcMessage;

typedef struct
{
  /* A message goes below the pile, so when all have been drawn, their order is known. */
  guint8 order[CARC_N_MESSAGES]; /* the first `n_known`, in the order in which they were drawn */
  guint8 n_known;
  guint8 top;                      /* when all are known: the index in `order` of the one on top */
  guint8 due;                      /* messages that the player on turn is still to draw for what was scored */
  guint8 got;                      /* those for which the player drew in this turn, and is still to draw */
  guint8 extra;                    /* further tiles that the player on turn may lay */
  guint8 further;                  /* the tile that is laid now is one of them */
  guint8 back;                     /* the phase that is due after messages that came late; 0: the one after them */
  guint8 moved[TABLE_MAX_PLAYERS]; /* the scoring figure that moved last */
} CarcMessages;
CARC_PART (CarcMessages, messages, MESSAGES)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_MS1_ANY,
  CARC_MS1_ONE
};
enum
{
  CARC_MS2_ANY,
  CARC_MS2_ALONE
};
enum
{
  CARC_MS3_NO,
  CARC_MS3_YES
};
enum
{
  CARC_MS4_SILENT,
  CARC_MS4_JUDGE
};
enum
{
  CARC_MS8_NO,
  CARC_MS8_YES
};

G_END_DECLS
