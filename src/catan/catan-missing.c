/* catan-missing.c - why an act is not in the menu now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the rules refuse such an entry, their sentence is used.
 */
#include "catan-rooms.h"

#include "table/table-intl.h"

/* Is it an act of this game at all? */
static gboolean
check_game (const CatanState *state, guint kind, TableRefusal *why)
{
  const CatanRules *rules = state->rules;
  switch (kind)
    {
    case CATAN_ENTRY_FISH:
    case CATAN_ENTRY_EXCHANGE:
    case CATAN_ENTRY_SHOE: return rules->with_fishermen || table_refuse (why, _ ("the Fishermen are not in play"));
    case CATAN_ENTRY_BANK:
      return rules->with_hands
             || table_refuse (why, _ ("hands are not kept in this game: trade with the bank is not entered"));
    case CATAN_ENTRY_TRADE:
      if (rules->with_hands || (rules->with_fishermen && catan_rule (rules, CATAN_F12) == CATAN_F12_YES))
        return TRUE;
      return rules->with_fishermen ? table_refuse (why, _ ("fish are not traded in this game (F12)"))
                                   : table_refuse (why, _ ("hands are not kept in this game"));
    case CATAN_ENTRY_SPECIAL:
      return rules->special || table_refuse (why, _ ("in this game there is no special building phase"));
    default: return TRUE;
    }
}

static gboolean
check_build (const CatanState *state, guint piece, TableRefusal *why)
{
  const guint player = catan_player_on_turn (state);
  const CatanSeat *seat = &state->seats[player];
  const char *name = catan_name (state, (int) player);
  if (state->ask == CATAN_ASK_ROLL)
    return table_refuse (why, _ ("%s builds after the dice, not before them"), name);
  if (piece == CATAN_ROAD)
    return seat->roads == 0 ? table_refuse (why, _ ("%s has no road left"), name)
                            : table_refuse (why, _ ("there is no place where %s could lay a road"), name);
  if (piece == CATAN_CITY)
    return seat->cities == 0 ? table_refuse (why, _ ("%s has no city left"), name)
                             : table_refuse (why, _ ("%s has no settlement that could become a city"), name);
  if (seat->settlements == 0)
    return table_refuse (why, _ ("%s has no settlement left"), name);
  return table_refuse (why, _ ("no road of %s leads to a free place that has no building next to it"), name);
}

static gboolean
check_now (const CatanState *state, const TableAct *act, TableRefusal *why)
{
  const guint player = catan_player_on_turn (state);
  switch (act->kind)
    {
    case CATAN_ENTRY_BUILD: return check_build (state, act->fixed[0].value, why);
    case CATAN_ENTRY_BUY: return state->deck > 0 || table_refuse (why, _ ("no development card is left"));
    case CATAN_ENTRY_FISH: return catan_market_refuse (state, why);
    case CATAN_ENTRY_EXCHANGE: return catan_check_exchange (state, player, why);
    case CATAN_ENTRY_SHOE: return catan_check_shoe (state, why);
    case CATAN_ENTRY_TRADE: return catan_paired_trades (state, why);
    case CATAN_ENTRY_PLAY: return catan_check_play (state, player, act->fixed[0].value, why);
    case CATAN_ENTRY_REVEAL:
      return state->seats[player].cards > 0
             || table_refuse (why, _ ("%s has no development card"), catan_name (state, (int) player));
    default: return TRUE;
    }
}

gboolean
catan_check_act (const CatanState *state, const TableAct *act, TableRefusal *why)
{
  const guint turn = 1 << CATAN_ASK_ROLL | 1 << CATAN_ASK_TURN | 1 << CATAN_ASK_BUILD;
  const char *name = catan_name (state, (int) catan_player_on_turn (state));
  if (!((turn >> state->ask) & 1) || !(act->when & turn))
    return TRUE;
  if (!check_game (state, act->kind, why))
    return FALSE;
  if ((act->when >> state->ask) & 1)
    return check_now (state, act, why);
  if (state->ask == CATAN_ASK_ROLL)
    return table_refuse (why, _ ("%s throws the dice first"), name);
  return state->ask != CATAN_ASK_BUILD || table_refuse (why, _ ("now %s only builds and buys development cards"), name);
}
