/* catan-shoe.c - giving the old shoe away.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Fishermen of Catan, 3D; rulings F4 and F5.  Under F4 `total`, hidden point cards count.  The kind of a card is
 * not always known, so a player who may have as many points, as far as everybody knows, can be given the shoe.
 */
#include "catan-rooms.h"

#include "table/table-intl.h"

static gint
least_points (const CatanState *state, guint player)
{
  gboolean total = catan_rule (state->rules, CATAN_F4) == CATAN_F4_TOTAL;
  return catan_points (state, player) + (total ? state->seats[player].known_cards[CATAN_POINT] : 0);
}

static gboolean
may_take (const CatanState *state, guint player)
{
  gint points = catan_points (state, player);
  if (catan_rule (state->rules, CATAN_F4) == CATAN_F4_TOTAL)
    points += (gint) catan_most_points (state, player);
  return points >= least_points (state, (guint) state->shoe);
}

guint8
catan_shoe_takers (const CatanState *state)
{
  guint8 takers = 0;
  if (state->shoe == CATAN_NOBODY)
    return 0;
  if (state->agreed)
    return (guint8) (table_there (state->rules, state->away) & ~(1u << state->shoe));
  if (state->shoe != state->player || state->ask != CATAN_ASK_TURN)
    return 0;
  for (guint p = 0; p < state->rules->n_players; p++)
    if ((gint8) p != state->shoe && catan_is_there (state, p) && may_take (state, p))
      takers |= (guint8) (1 << p);
  return takers;
}

void
catan_shoe_pass (CatanState *state, guint player)
{
  if (state->shoe != CATAN_NOBODY)
    catan_effect (state, CATAN_EFFECT_SHOE, (guint) state->shoe, 0, -1);
  catan_effect (state, CATAN_EFFECT_SHOE, player, 0, 1);
  state->shoe = (gint8) player;
}

/* By agreement, or to correct who has it: everybody can get it from whoever has it. */
static gboolean
give_anyway (CatanState *state, guint player, TableRefusal *why)
{
  if (state->shoe == CATAN_NOBODY)
    return table_refuse (why, _ ("nobody has the old shoe: it was not drawn"));
  if (!catan_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  if (state->shoe == (gint8) player)
    return table_refuse (why, _ ("%s has the old shoe already"), catan_name (state, (int) player));
  catan_shoe_pass (state, player);
  return TRUE;
}

gboolean
catan_check_shoe (const CatanState *state, TableRefusal *why)
{
  const char *name = catan_name (state, state->player);
  if (state->shoe != state->player)
    return table_refuse (why, _ ("%s does not have the old shoe"), name);
  if (state->ask != CATAN_ASK_TURN)
    return table_refuse (why, _ ("%s gives the old shoe away after the dice, not before them"), name);
  return catan_shoe_takers (state) != 0
         || table_refuse (why, _ ("nobody else at the table has as many points as %s: the old shoe stays"), name);
}

gboolean
catan_act_shoe (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const char *name = catan_name (state, state->player);
  if (state->agreed || entry->why[0] != '\0')
    return give_anyway (state, (guint) entry->player, why);
  if (!catan_check_shoe (state, why))
    return FALSE;
  if (entry->player == state->player)
    return table_refuse (why, _ ("%s has the old shoe already"), name);
  if (!catan_is_there (state, (guint) entry->player))
    return table_refuse_away (state->rules, (guint) entry->player, why);
  if (!((catan_shoe_takers (state) >> entry->player) & 1))
    return table_refuse (why, _ ("%s has fewer points than %s and cannot be given the old shoe"),
                         catan_name (state, entry->player), name);
  catan_shoe_pass (state, (guint) entry->player);
  return TRUE;
}
