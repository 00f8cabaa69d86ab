/* catan-special.c - the special building phase: after each turn, the other players may build, one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rule of the larger box.  Clockwise from the player whose turn has ended, whoever wants to builds roads,
 * settlements and cities and buys development cards.  Nobody trades, plays a card or uses fish, and nobody wins
 * before the own turn (F6).  Whoever builds nothing is not entered: the phase begins with the first player who
 * builds, and ends with the next throw.  A card that is bought in it can be played from the next turn on.
 */
#include "catan-rooms.h"

#include "table/table-intl.h"

/* How many seats after the player whose turn it is or was. */
static guint
distance (const CatanState *state, guint player)
{
  const guint n = state->rules->n_players;
  return (player + n - catan_turn_of (state)) % n;
}

guint
catan_builders (const CatanState *state)
{
  const guint least = state->agreed ? 0 : distance (state, catan_player_on_turn (state));
  guint players = 0;
  for (guint p = 0; (state->rules->special || state->agreed) && p < state->rules->n_players; p++)
    if (catan_is_there (state, p) && p != catan_player_on_turn (state) && distance (state, p) > least)
      players |= 1u << p;
  return players;
}

gboolean
catan_special_goes_on (CatanState *state)
{
  const guint builders = catan_builders (state);
  if (state->ask != CATAN_ASK_BUILD || builders == 0)
    return FALSE;
  do
    state->player = (gint8) catan_next (state, (guint) state->player);
  while (!((builders >> state->player) & 1));
  return TRUE;
}

gboolean
catan_act_special (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const guint player = (guint) ((const CatanEntry *) given)->player;
  const char *name = catan_name (state, (int) player);
  if (!state->rules->special && !state->agreed)
    return table_refuse (why, _ ("in this game there is no special building phase"));
  if (!catan_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  if (distance (state, player) == 0)
    return table_refuse (why, _ ("the turn of %s was before: now the others build"), name);
  if (!((catan_builders (state) >> player) & 1))
    return table_refuse (why, _ ("%s has built, or was passed over: the others build clockwise, after %s"), name,
                         catan_name (state, state->player));
  state->ended = (gint8) catan_turn_of (state);
  state->paired = FALSE;
  state->player = (gint8) player;
  state->ask = CATAN_ASK_BUILD;
  return TRUE;
}
