/* turn-clock.h - measures how long somebody thinks about the next entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It runs from one entry to the next, except while something holds it; many things can hold it at once.  An undo puts
 * it back to what it said when the undone entry was made, and holds it until the next entry: so the entry that comes
 * instead has the time of the first one, and the time of the correction counts for nobody.
 *
 * Times are microseconds of arb_turn_clock_now (); the results are milliseconds.
 */
#pragma once

#include <glib.h>

/* Why the clock stands; bits. */
typedef enum
{
  ARB_HOLD_OFF = 1 << 0,   /* it is switched off */
  ARB_HOLD_AWAY = 1 << 1,  /* nobody sees the table */
  ARB_HOLD_MENU = 1 << 2,  /* the menu is open */
  ARB_HOLD_UNDO = 1 << 3,  /* an entry was undone, and none has come since */
  ARB_HOLD_PAUSE = 1 << 4, /* the table pauses */
  ARB_HOLD_OVER = 1 << 5,  /* nobody is on turn */
} ArbHold;

typedef struct
{
  guint holds;    /* ArbHold */
  gint64 thought; /* until `since` */
  gint64 since;   /* when it began to run; of no meaning while it stands */
} ArbTurnClock;

#define ARB_TURN_CLOCK_INIT ((ArbTurnClock){ .holds = ARB_HOLD_OFF | ARB_HOLD_AWAY })

/* g_get_monotonic_time (), which stands while the computer sleeps.  Tests put another function here. */
extern gint64 (*arb_turn_clock_now) (void);

void arb_turn_clock_hold (ArbTurnClock *clock, ArbHold why, gboolean held);
gboolean arb_turn_clock_runs (const ArbTurnClock *clock);
/* What it says. */
gint64 arb_turn_clock_read (const ArbTurnClock *clock);
/* An entry was made: it begins with 0. */
void arb_turn_clock_restart (ArbTurnClock *clock);
/* Puts it to this time. */
void arb_turn_clock_set (ArbTurnClock *clock, gint64 thought);
