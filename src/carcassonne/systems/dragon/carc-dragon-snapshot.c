/* carc-dragon-snapshot.c - the dragon and the fairy in a game that has already begun.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-dragon.h"

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static gboolean
in_game (const CarcState *state, TableRefusal *why)
{
  return carc_in_play (state->rules, CARC_SYSTEM_DRAGON)
         || table_refuse (why, _ ("the dragon and the fairy are not in this game"));
}

gboolean
carc_dragon_apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  if (!in_game (state, why))
    return FALSE;
  if (!carc_slot_placed (state, slot))
    return table_refuse (why, _ ("there is no tile on %d,%d"), entry->x, entry->y);
  if (entry->kind == CARC_ENTRY_NOW_DRAGON)
    {
      if (!carc_dragon_is_ground (state, slot, why))
        return FALSE;
      carc_dragon_edit (state)->slot = slot;
      return TRUE;
    }
  if (carc_slot_cell (state, slot)->flags & CARC_CELL_WATER)
    return table_refuse (why, _ ("nobody stands on the open water at %d,%d"), entry->x, entry->y);
  carc_dragon_edit (state)->fairy = slot;
  carc_dragon_edit (state)->beside = CARC_NONE;
  return TRUE;
}

gboolean
carc_dragon_apply_now_fairy (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint figure = carc_figure_standing_of (state, (guint) entry->player, &entry->at, entry->figure);
  if (!in_game (state, why))
    return FALSE;
  if (carc_rule (state, CARC_D2) == CARC_D2_TILE)
    return table_refuse (why, _ ("by D2 the fairy stands on a tile, not beside one follower: write now fairy on X,Y"));
  if (figure == CARC_NONE || state->figures[figure].slot == CARC_NONE)
    return table_refuse (why, _ ("%s has no figure there"), carc_name (state, entry->player));
  if (!carc_fairy_may_be_beside (state, figure))
    return table_refuse (why, _ ("the fairy stands only beside a follower"));
  carc_dragon_edit (state)->beside = (guint16) figure;
  carc_dragon_edit (state)->fairy = state->figures[figure].slot;
  return TRUE;
}

static gboolean
can_be_on (const CarcState *state, guint16 slot)
{
  return carc_dragon_is_ground (state, slot, NULL);
}

void
carc_dragon_offer_now_cells (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                             GArray *offers)
{
  carc_offer_slots (state, can_be_on, offers);
}

static gboolean
may_have_her (const CarcState *state, guint figure, guint player)
{
  return state->figures[figure].player == player && carc_fairy_may_be_beside (state, figure)
         && carc_rule (state, CARC_D2) != CARC_D2_TILE;
}

/* Every place where a figure of the player can have the fairy beside it, each place once. */
void
carc_dragon_offer_now_beside (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                              GArray *offers)
{
  const CarcState *state = data;
  const guint player = (guint) ((const CarcEntry *) given)->player;
  for (guint i = 0; i < state->n_figures; i++)
    {
      if (!may_have_her (state, i, player))
        continue;
      const CarcAt at = carc_figure_at (state, i);
      gboolean known = FALSE;
      for (guint k = 0; k < i && !known; k++)
        known = may_have_her (state, k, player) && carc_figure_is_at (state, k, &at);
      if (!known)
        carc_offer_figure (state, i, offers);
    }
}

void
carc_dragon_offer_now_kinds (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                             GArray *offers)
{
  const CarcEntry *entry = given;
  guint32 kinds = carc_kinds_standing (state, (guint) entry->player, &entry->at);
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (!carc_is_follower (kind))
      kinds &= ~(1u << kind);
  carc_offer_bits (kinds, 0, offers);
}
