/* shoe.c - the old shoe, when it is given away.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Fishermen of Catan, 3D; rulings F4 and F5.  Under F4 `total` hidden point cards count; what a card is the table
 * does not always know, so whoever may have as many points may be given the shoe.
 */
#include "rooms.h"

#include "table/table-intl.h"

static gint
least_points (const CatanState *state, guint player)
{
  return catan_points (state, player)
         + (catan_rule (state->rules, CATAN_F4) == CATAN_F4_TOTAL ? state->seats[player].known_cards[CATAN_POINT] : 0);
}

static gint
most_points (const CatanState *state, guint player)
{
  const CatanSeat *seat = &state->seats[player];
  gint points = least_points (state, player);
  if (catan_rule (state->rules, CATAN_F4) != CATAN_F4_TOTAL)
    return points;
  gint unknown = seat->cards, hidden = catan_card_copies[CATAN_POINT] - state->cards_shown[CATAN_POINT];
  for (guint i = 0; i < CATAN_N_CARDS; i++)
    unknown -= seat->known_cards[i];
  for (guint p = 0; p < state->rules->n_players; p++)
    hidden -= state->seats[p].known_cards[CATAN_POINT];
  return points + MIN (unknown, hidden);
}

guint8
catan_shoe_takers (const CatanState *state)
{
  guint8 takers = 0;
  if (state->shoe == CATAN_NOBODY || state->shoe != state->player || state->ask != CATAN_ASK_TURN)
    return 0;
  for (guint p = 0; p < state->rules->n_players; p++)
    if ((gint8) p != state->shoe && most_points (state, p) >= least_points (state, (guint) state->shoe))
      takers |= (guint8) (1 << p);
  return takers;
}

gboolean
catan_act_shoe (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  const char *name = catan_name (state, (guint) state->player);
  guint8 takers = catan_shoe_takers (state);
  if (state->shoe != state->player)
    return table_refuse (why, _("%s does not have the old shoe"), name);
  if (entry->player == state->player)
    return table_refuse (why, _("%s has the old shoe already"), name);
  if (takers == 0)
    return table_refuse (why, _("%s alone has the most points and keeps the old shoe"), name);
  if (!((takers >> entry->player) & 1))
    return table_refuse (why, _("%s has fewer points than %s and cannot be given the old shoe"),
                         catan_name (state, (guint) entry->player), name);
  state->shoe = entry->player;
  return TRUE;
}
