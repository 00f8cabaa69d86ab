/* carc-water.c - the water supply: a token into every city one's tile completes, and who uses them up first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, The water supply; rulings L33 to L42.
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
  static const guint8 supply[TABLE_MAX_PLAYERS + 1] = { 0, 10, 10, 8, 6, 5, 4 };
  CarcWater *water = &state->water;
  if (!state->turn.is_lake)
    return;
  water->on = TRUE;
  water->each = supply[state->rules->n_players];
  for (guint player = 0; player < state->rules->n_players; player++)
    water->left[player] = water->each;
}

static void
book (CarcState *state, guint player, int tokens, CarcBecause because, gboolean final, TableRulingSet rulings)
{
  CarcVerdict verdict = { (guint8) (1 << player), because, -1, rulings };
  const CarcSlot *centre = &state->slots[state->lake.slots[4]];
  TableLine line = { .kind = CARC_LINE_WATER, .final = (guint8) final, .feature = -1, .x = centre->x, .y = centre->y };
  carc_add_term (&line, tokens, 1, CARC_NOUN_TOKEN);
  if (line.n_terms)
    carc_book (state, &verdict, &line);
}

static void
pour (CarcState *state, const guint16 *done, guint n_done)
{
  CarcWater *water = &state->water;
  guint player = state->player, cities = 0;
  if (!water->on || (state->turn.is_lake && carc_rule (state, CARC_L34) == CARC_L34_NEXT))
    return;
  for (guint i = 0; i < n_done; i++)
    cities += state->nodes[done[i]].kind == CARC_CITY;
  if (carc_rule (state, CARC_L35) == CARC_L35_ONE)
    cities = MIN (cities, 1);
  /* The last token may leave a city waiting: the supply is empty all the same (L36). */
  cities = MIN (cities, water->left[player]);
  water->left[player] -= (guint8) cities;
  water->placed += (guint16) cities;
  if (water->left[player] > 0)
    return;
  water->on = FALSE;
  water->first = (gint8) player;
  book (state, player, water->placed, CARC_BECAUSE_USED_UP, FALSE, TABLE_RULINGS (CARC_L39, CARC_L40));
}

static void
before_scoring (CarcState *state, const guint16 *done, guint n_done)
{
  if (carc_rule (state, CARC_L40) != CARC_L40_BEFORE)
    return;
  pour (state, done, n_done);
  /* Booked first, it counts where points are compared (A8). */
  memcpy (state->turn.before, state->ledger.scores, sizeof state->turn.before);
}

static void
after_scoring (CarcState *state, const guint16 *done, guint n_done)
{
  if (carc_rule (state, CARC_L40) == CARC_L40_AFTER)
    pour (state, done, n_done);
}

static void
finish (CarcState *state)
{
  CarcWater *water = &state->water;
  guint fewest = G_MAXUINT;
  gboolean own = carc_rule (state, CARC_L42) == CARC_L42_OWN;
  if (!water->on)
    return;
  water->on = FALSE;
  for (guint player = 0; player < state->rules->n_players; player++)
    fewest = MIN (fewest, water->left[player]);
  for (guint player = 0; player < state->rules->n_players; player++)
    if (water->left[player] == fewest)
      book (state, player, own ? water->each - water->left[player] : water->placed, CARC_BECAUSE_FEWEST, TRUE,
            TABLE_RULINGS (CARC_L42));
}

const CarcSystem carc_water = {
  .name = "water",
  .in_play = in_play,
  .laid = laid,
  .before_scoring = before_scoring,
  .after_scoring = after_scoring,
  .finish = finish,
};
