/* carc-race.h - the race for the lighthouse, and the options of the rulings about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, The race for the lighthouse; rulings L13 to L31.
 */
#pragma once

#include "carc-state.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 fresh;                     /* it began in this turn: nobody moves yet, also with a second tile (L19) */
  guint8 open;                      /* the race has begun and there is no Keeper yet */
  guint8 removed;                   /* bit per player: the racer was removed, and may be replaced (L29) */
  gint8 keeper;                     /* player, or -1 */
  guint16 racer[TABLE_MAX_PLAYERS]; /* figure, or CARC_NONE */
} CarcRace;
CARC_PART (CarcRace, race, RACE)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_L17_NO,
  CARC_L17_YES
};
enum
{
  CARC_L20_UPTO,
  CARC_L20_EXACT
};
enum
{
  CARC_L21_NO,
  CARC_L21_PASS
};
enum
{
  CARC_L23_RIM,
  CARC_L23_AROUND
};
enum
{
  CARC_L25_BLOCK,
  CARC_L25_EXEMPT
};
enum
{
  CARC_L29_ACT,
  CARC_L29_FREE
};

G_END_DECLS
