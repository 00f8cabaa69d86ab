/* carc-wheel.h - where the pig of the wheel is, its crown spaces, and the options of the rulings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A part of the wheel is a number from 0, in the order of the marks from CARC_FORTUNE on and of the places from
 * CARC_PLACE_FORTUNE on.  The marks on the cells of the starting tile say where its crown spaces are.  A figure on one
 * is in CARC_PLACE_FORTUNE + the part, and has the slot of its crown space.
 */
#pragma once

#include "carcassonne/carc-state.h"

typedef enum
{
  CARC_WHEEL_FORTUNE,
  CARC_WHEEL_TAXES,
  CARC_WHEEL_FAMINE,
  CARC_WHEEL_STORM,
  CARC_WHEEL_INQUISITION,
  CARC_WHEEL_PLAGUE,
  CARC_WHEEL_PARTS
} CarcWheelPart;
#define CARC_WHEEL_SPACES 2 /* the most crown spaces of a part */

typedef struct
{
  guint16 spaces[CARC_WHEEL_PARTS][CARC_WHEEL_SPACES]; /* their cells, by slot */
  guint8 n_spaces[CARC_WHEEL_PARTS];
  guint8 pig; /* CarcWheelPart */
  /* The tile for which the wheel was turned last, CARC_NONE before; it waits while no tile was laid or put aside since
   * (carc_wheel_waiting ()). */
  guint16 tile;
  guint16 n_placed, n_aside; /* of the state at that time */
  guint8 fortunes;           /* how often Fortune paid the player on turn before the tile */
  guint8 taken;              /* the same, while a correction says that it is another player's turn */
} CarcWheel;
CARC_PART (CarcWheel, wheel, WHEEL)

/* The tile that must be laid now, because the wheel was turned for it; CARC_NONE if there is none. */
static inline guint
carc_wheel_waiting (const CarcState *state)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  return wheel->tile != CARC_NONE && wheel->n_placed == state->n_placed && wheel->n_aside == state->n_aside
             ? wheel->tile
             : CARC_NONE;
}

enum
{
  CARC_W1_FAMINE,
  CARC_W1_STORM
};
enum
{
  CARC_W2_THREE,
  CARC_W2_SIX
};
enum
{
  CARC_W3_BOTH,
  CARC_W3_CLOISTERS
};
enum
{
  CARC_W10_EATEN,
  CARC_W10_SAFE
};

static inline gboolean
carc_is_crowned (const CarcFigure *figure)
{
  return figure->place >= CARC_PLACE_FORTUNE && figure->place <= CARC_PLACE_PLAGUE;
}

/* May the wheel turn for this tile?  All other systems must allow that it is drawn. */
gboolean carc_wheel_may_turn (const CarcState *state, guint tile, TableRefusal *why);
