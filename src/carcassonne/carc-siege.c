/* carc-siege.c - besieged cities: one point less a tile and pennant when done, nothing when not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a besieged city is worth to farms is in carc-farms.c.
 */
#include "carc-rooms.h"

static gboolean
in_play (const CarcRules *rules)
{
  return rules->with_siege;
}

static void
price (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcPrice *price)
{
  if (survey->kind != CARC_CITY || !(survey->marks & CARC_MARK_SIEGE))
    return;
  price->tile = final ? 0 : survey->marks & CARC_MARK_CATHEDRAL ? 2 : 1;
  price->pennant = price->tile;
}

const CarcSystem carc_siege = { .name = "siege", .in_play = in_play, .price = price };
