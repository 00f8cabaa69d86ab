/* catan-operand-player.c - which players an act can name, and how they are told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-operands-private.h"

#include "table/table-intl.h"

static void
add_players (const CatanState *state, guint players, GArray *offers)
{
  for (guint p = 0; p < state->rules->n_players; p++)
    if ((players >> p) & 1)
      catan_offer_add (offers, (gint32) p);
}

void
catan_offer_players (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  add_players (state, G_MAXUINT, offers);
}

void
catan_offer_partners (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  add_players (state, ~(1u << catan_player_on_turn (state)), offers);
}

void
catan_offer_owing (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CatanState *state = data;
  add_players (state, state->owing & -(guint) state->owing, offers);
}

void
catan_offer_neighbours (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CatanState *state = data;
  guint victims = catan_victims (state, ((const CatanEntry *) entry)->hex);
  add_players (state, victims, offers);
  /* The program does not know whose hand is empty. */
  if (victims && !state->rules->with_hands)
    catan_offer_add (offers, CATAN_NOBODY);
}

void
catan_offer_victims (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  const CatanState *state = data;
  guint players = 0;
  for (guint p = 0; p < state->rules->n_players; p++)
    if (p != catan_player_on_turn (state) && (!state->rules->with_hands || catan_hand_size (state, p) > 0))
      players |= 1u << p;
  add_players (state, players, offers);
}

void
catan_offer_takers (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  add_players (state, catan_shoe_takers (state), offers);
}

char *
catan_tell_player (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (offer->value[0] == CATAN_NOBODY ? _ ("nobody") : catan_name (state, (guint) offer->value[0]));
}
