/* carc-race.h - the race for the lighthouse, and how the table reads it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-state.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 open;                      /* the race is on: lake placed, no Keeper yet */
  guint8 removed;                   /* bit per player: their racer was taken off, they may send another (L29) */
  gint8 keeper;                     /* player, or -1 */
  guint16 racer[TABLE_MAX_PLAYERS]; /* figure, or CARC_NONE */
} CarcRace;
CARC_PART (CarcRace, race, RACE)

/* Options by ruling, in the order of the rows; 0 is the default. */
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
