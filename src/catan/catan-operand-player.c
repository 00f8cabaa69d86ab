/* catan-operand-player.c - which players an act can name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-operands-private.h"

void
catan_offer_partners (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  const CatanState *state = data;
  table_offer_players (state, table_there (state->rules, state->away) & ~(1u << catan_player_on_turn (state)), offers);
}

void
catan_offer_owing (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CatanState *state = data;
  guint holders = 0;
  for (guint p = 0; p < state->rules->n_players; p++)
    holders |= catan_hand_size (state, p) > 0 ? 1u << p : 0;
  table_offer_players (state, state->agreed ? holders : state->owing & -(guint) state->owing, offers);
}

void
catan_offer_neighbours (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CatanState *state = data;
  guint victims = catan_victims (state, ((const CatanEntry *) entry)->hex);
  table_offer_players (state, victims, offers);
  /* The program does not know whose hand is empty. */
  if (victims && (!state->rules->with_hands || state->agreed))
    table_offer_add (offers, CATAN_NOBODY);
}

void
catan_offer_victims (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  const CatanState *state = data;
  guint players = 0;
  for (guint p = 0; p < state->rules->n_players; p++)
    if (p != catan_player_on_turn (state) && catan_is_there (state, p)
        && (!state->rules->with_hands || catan_hand_size (state, p) > 0))
      players |= 1u << p;
  table_offer_players (state, players, offers);
}

/* Can the player pay for anything that is built or bought, as far as everybody knows? */
static gboolean
may_build (const CatanState *state, guint player)
{
  for (guint thing = 0; thing <= CATAN_N_PIECES; thing++)
    if (catan_pays_cost (state, player, thing, NULL) != CATAN_PAYS_NEVER)
      return TRUE;
  return FALSE;
}

/* Clockwise; those who cannot pay for anything come last. */
void
catan_offer_builders (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  const CatanState *state = data;
  const guint builders = catan_builders (state), n = state->rules->n_players;
  for (guint poor = 0; poor < 2; poor++)
    for (guint i = 1; i <= n; i++)
      {
        const guint player = (catan_turn_of (state) + i) % n;
        if (((builders >> player) & 1) && may_build (state, player) == !poor)
          table_offer_add (offers, (gint32) player);
      }
}

void
catan_offer_takers (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  table_offer_players (state, catan_shoe_takers (state), offers);
}

void
catan_offer_hiders (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  table_offer_players (state, catan_hiders (state), offers);
}

void
catan_offer_exchangers (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  table_offer_players (state, catan_exchangers (state), offers);
}
