/* carc-lake.c - the Lake: what its features are worth, and the moment it comes to the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, 1 (place), 3 (scoring) and the incomplete features of its final scoring; rulings L2, L6,
 * L8 to L11.  The race is in carc-race.c, the water in carc-water.c.
 */
#include "carc-rooms.h"

static gboolean
in_play (const CarcRules *rules)
{
  return rules->with_lake;
}

static void
laid (CarcState *state)
{
  CarcLake *lake = &state->lake;
  const CarcTurn *turn = &state->turn;
  if (!turn->is_lake)
    return;
  lake->placed = TRUE;
  for (guint i = 0; i < turn->n_slots && i < G_N_ELEMENTS (lake->slots); i++)
    {
      lake->slots[i] = turn->slots[i];
      if (carc_slot_cell (state, turn->slots[i])->flags & CARC_CELL_LIGHTHOUSE)
        lake->lighthouse = turn->slots[i];
    }
}

static void
price (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcPrice *price)
{
  gboolean small = carc_rule (state, CARC_B2) == CARC_B2_SMALL && survey->kind == CARC_CITY && survey->complete
                   && survey->tiles == 2 && !(survey->marks & CARC_MARK_SIEGE);
  if (!(survey->marks & CARC_MARK_LAKE) || price->tile == 0) /* an inn, a cathedral or a siege left it worth nothing */
    return;
  if (survey->kind == CARC_CLOISTER)
    {
      if (final)
        return;
      price->bonus = 3;
      table_rulings_put (&price->rulings, CARC_L11);
      return;
    }
  price->bonus = 1;
  if (final || survey->kind == CARC_CITY)
    table_rulings_put (&price->rulings, final ? CARC_L10 : CARC_L8);
  if (small)
    {
      table_rulings_put (&price->rulings, CARC_L9);
      if (carc_rule (state, CARC_L9) == CARC_L9_THREE)
        price->tile = 2; /* pennants count as they would without the lake (L8) */
    }
}

const CarcSystem carc_lake = { .name = "lake", .in_play = in_play, .laid = laid, .price = price };
