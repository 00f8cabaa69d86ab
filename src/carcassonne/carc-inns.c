/* carc-inns.c - Inns and Cathedrals: dearer when done, nothing when not.  (Its big follower is a kind of figure.)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"

static gboolean
in_play (const CarcRules *rules)
{
  return rules->with_inns;
}

static void
price (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcPrice *price)
{
  gboolean dear = (survey->kind == CARC_CITY && survey->marks & CARC_MARK_CATHEDRAL)
                  || (survey->kind == CARC_ROAD && survey->marks & CARC_MARK_INN);
  if (!dear)
    return;
  price->tile = final ? 0 : survey->kind == CARC_CITY ? 3 : 2;
  price->pennant = final ? 0 : 3;
}

const CarcSystem carc_inns = { .name = "inns", .in_play = in_play, .price = price };
