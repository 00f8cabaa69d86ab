/* carc-race.h - the race for the lighthouse, and the options of the rulings about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, The race for the lighthouse; rulings L13 to L31.
 */
#pragma once

#include "carcassonne/carc-operands.h"
#include "carcassonne/carc-systems.h"

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

/* May figures of this kind race?  L15; for some a ruling says so. */
gboolean carc_may_race (const CarcState *state, guint kind);
/* Where races start: the first tile of the game; with The Count, the blacksmith's (L24). */
guint16 carc_race_start (const CarcState *state);
/* Tells that this player is the Keeper; or, of a racer at the end, that nobody is. */
void carc_race_tell_keeper (CarcState *state, guint player, gboolean keeper);

/* ---- carc-race-move.c ---- */
/* May a racer stand on this cell, which has a tile?  Not whoever is in its way is asked, but the ground. */
gboolean carc_racer_may_stand (const CarcState *state, guint16 slot, TableRefusal *why);
/* The way that it would take if no figure were in the way; see carc_racer_way (). */
guint carc_racer_free_way (const CarcState *state, guint player, CarcCellXY *way, guint max);
/* May the player's racer stop on a cell after it came from the other, both by their slots? */
gboolean carc_racer_may_enter (const CarcState *state, guint player, guint16 from, guint16 to, TableRefusal *why);
/* The player's racer is at the lighthouse: the player is the Keeper, and all other racers go home. */
void carc_race_crown (CarcState *state, guint player);
gboolean carc_race_move (gpointer state, gconstpointer entry, TableRefusal *why); /* the act of its row */
