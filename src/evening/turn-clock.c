/* turn-clock.c - see turn-clock.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-clock.h"

gint64 (*arb_turn_clock_now) (void) = g_get_monotonic_time;

/* From now on `thought` is what the clock says now. */
static void
catch_up (ArbTurnClock *clock)
{
  const gint64 now = arb_turn_clock_now ();

  if (clock->holds == 0)
    clock->thought += MAX (now - clock->since, 0);
  clock->since = now;
}

void
arb_turn_clock_hold (ArbTurnClock *clock, ArbHold why, gboolean held)
{
  catch_up (clock);
  clock->holds = held ? clock->holds | why : clock->holds & ~why;
}

gboolean
arb_turn_clock_runs (const ArbTurnClock *clock)
{
  return clock->holds == 0;
}

gint64
arb_turn_clock_read (const ArbTurnClock *clock)
{
  ArbTurnClock now = *clock;

  catch_up (&now);
  return now.thought / 1000;
}

void
arb_turn_clock_restart (ArbTurnClock *clock)
{
  arb_turn_clock_set (clock, 0);
  clock->holds &= ~ARB_HOLD_UNDO;
}

void
arb_turn_clock_set (ArbTurnClock *clock, gint64 thought)
{
  catch_up (clock);
  clock->thought = thought * 1000;
}
