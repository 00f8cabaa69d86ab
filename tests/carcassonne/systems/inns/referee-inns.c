/* referee-inns.c - what the referee knows of Inns and Cathedrals: roads with inns.  Cathedrals are in referee-survey.c,
 * because a siege changes what they are worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/carc-inns-marks.h"

static int
worth (const Referee *r, const RefereeFeature *f, int points)
{
  if (f->kind != CARC_ROAD || f->of_mark[CARC_INN] == 0)
    return points;
  return f->done ? points + (int) f->tiles : referee_open_pays (r, f) ? points : 0;
}

const RefereeSystem referee_inns = { .system = CARC_SYSTEM_INNS, .figures = { { CARC_BIG, 1, 2 } }, .worth = worth };
