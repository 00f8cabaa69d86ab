/* carc-snapshot.c - see carc-snapshot.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-snapshot.h"

#include "table/table-intl.h"

/* ---- beginning ---- */

gboolean
carc_snapshot_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *state = data;
  if (state->n_turns > 0 || state->n_aside > 0)
    return FALSE;
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].place != CARC_PLACE_SUPPLY)
      return FALSE;
  return TRUE;
}

gboolean
carc_snapshot_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  if (!carc_snapshot_offered (state, NULL))
    return table_refuse (why, _ ("turns have been entered already: write snapshot before the first turn"));
  state->ask = CARC_ASK_SNAPSHOT;
  return TRUE;
}

/* ---- tiles ---- */

void
carc_snapshot_offer_tiles (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->rules->n_tiles; i++)
    if (state->rules->counts[i] > 0)
      carc_offer_tile (offers, i, state->remaining[i] > 0);
}

void
carc_snapshot_offer_drawn (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->rules->n_tiles; i++)
    if (state->rules->counts[i] > 0 && !carc_tile_held (state->rules, i))
      carc_offer_tile (offers, i, state->remaining[i] > 0);
}

static void
forget_turn (CarcState *state)
{
  state->turn.slot = CARC_NONE;
  state->turn.n_slots = 0;
  state->turn.n_nodes = 0;
}

/* A tile lies there; nobody has laid it.  What it completes was scored long ago, so whoever was entered there has gone
 * home. */
static void
lay (CarcState *state, const CarcEntry *entry)
{
  guint16 done[CARC_DONE_MAX];
  guint n_with;
  state->agreed = entry->agreed;
  carc_turn_lay (state, (guint) entry->tile, entry->x, entry->y, entry->rot);
  state->n_turns = 0;
  for (guint i = 0; i < state->turn.n_slots; i++)
    state->slots[state->turn.slots[i]].player = -1;
  const guint n = carc_completed (state, done, &n_with);
  if (n_with > 0)
    table_warn (&state->warnings, N_ ("a figure stood in what this tile completes: it has gone home"));
  for (guint i = 0; i < n; i++)
    {
      carc_figures_go_home (state, done[i], CARC_LEFT_RETURNED);
      state->nodes[done[i]].scored = TRUE;
    }
}

gboolean
carc_snapshot_apply_lies (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!carc_turn_may_lay (state, (guint) entry->tile, entry->x, entry->y, entry->rot, entry->agreed, why))
    return FALSE;
  g_autoptr (CarcState) laid = carc_state_copy (state);
  lay (laid, entry);
  if (entry->act != CARC_ACT_NONE && !carc_snapshot_apply_with (laid, entry, why))
    return FALSE;
  forget_turn (laid);
  carc_state_assign (state, laid);
  return TRUE;
}

gpointer
carc_snapshot_laid (gconstpointer state, gconstpointer given)
{
  const CarcEntry *entry = given;
  if (!carc_turn_may_lay (state, (guint) entry->tile, entry->x, entry->y, entry->rot, entry->agreed, NULL))
    return NULL;
  CarcState *laid = carc_state_copy (state);
  lay (laid, entry);
  return laid;
}

gboolean
carc_snapshot_apply_aside (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint tile = (guint) ((const CarcEntry *) given)->tile;
  if (state->remaining[tile] == 0)
    return table_refuse (why, _ ("no tile %s is left to put aside"), state->rules->tiles[tile].id);
  if (carc_tile_held (state->rules, tile))
    return table_refuse (why, _ ("the tile %s is not drawn: it stays with its player"), state->rules->tiles[tile].id);
  state->remaining[tile]--;
  state->aside[tile]++;
  state->n_remaining--;
  state->n_aside++;
  return TRUE;
}

/* ---- who stands on the tile ---- */

/* Can a figure of this kind of the player stand on this node of the tile? */
static gboolean
may_be_with (const CarcState *laid, guint player, guint kind, guint16 node, TableRefusal *why)
{
  if (carc_figures[kind]->on_corners)
    return table_refuse (why, _ ("this kind of figure stands on corners only"));
  if (laid->nodes[laid->nodes[node].feature].scored)
    return table_refuse (why, _ ("this %s is complete: nobody stands in it any more"), carc_node_name (laid, node));
  if (carc_figure_in_supply (laid, player, (CarcFigureKind) kind) == CARC_NONE)
    return carc_refuse_none_left (laid, player, kind, why);
  return carc_figure_may_stand (laid, player, kind, node, why);
}

gboolean
carc_snapshot_apply_with (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *laid = data;
  const CarcEntry *entry = given;
  guint16 node;
  if (!carc_find_claim (laid, entry, &node, why)
      || !may_be_with (laid, (guint) entry->player, entry->figure, node, why))
    return FALSE;
  carc_figure_deploy (laid, carc_figure_in_supply (laid, (guint) entry->player, (CarcFigureKind) entry->figure), node);
  return TRUE;
}

/* Can a figure of this kind of the player stand somewhere on the tile? */
static gboolean
has_spot (const CarcState *laid, guint player, guint kind)
{
  for (guint i = 0; i < laid->turn.n_nodes; i++)
    if (may_be_with (laid, player, kind, (guint16) (laid->turn.first_node + i), NULL))
      return TRUE;
  return FALSE;
}

static guint
those_with_spot (const CarcState *laid)
{
  guint players = 0;
  for (guint player = 0; player < laid->rules->n_players; player++)
    for (guint kind = 0; kind < carc_n_figures; kind++)
      players |= (guint) has_spot (laid, player, kind) << player;
  return players;
}

void
carc_snapshot_offer_players (gconstpointer laid, gconstpointer given, const TableAct *act, const TableOperand *operand,
                             GArray *offers)
{
  table_offer_players (laid, those_with_spot (laid), offers);
}

void
carc_snapshot_offer_kinds (gconstpointer laid, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (has_spot (laid, (guint) ((const CarcEntry *) given)->player, kind))
      table_offer_add (offers, (gint32) kind);
}

void
carc_snapshot_offer_spots (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  const CarcState *laid = data;
  const CarcEntry *entry = given;
  for (guint i = 0; i < laid->turn.n_nodes; i++)
    if (may_be_with (laid, (guint) entry->player, entry->figure, (guint16) (laid->turn.first_node + i), NULL))
      carc_offer_node (laid, (guint16) (laid->turn.first_node + i), offers);
  /* The cell is named only if the tile has several. */
  for (guint i = 0; laid->turn.n_slots == 1 && i < offers->len; i++)
    g_array_index (offers, TableOffer, i).value[2] = G_MAXINT16;
}

gboolean
carc_snapshot_with_offered (gconstpointer laid, const TableAct *act)
{
  return those_with_spot (laid) != 0;
}

/* ---- playing on ---- */

/* Whoever is there and sits before this player laid the last tile.  It is the only one that counts as a turn. */
static void
say_who_laid (CarcState *state, guint player)
{
  guint before = player;
  while (table_next_there (state->rules, state->away, before) != player || !carc_is_there (state, before))
    before = (before + state->rules->n_players - 1) % state->rules->n_players;
  if (state->last_slot == CARC_NONE)
    return;
  for (guint i = 0; i < state->n_slots; i++)
    if (state->slots[i].tile != CARC_NONE && state->slots[i].entry == state->slots[state->last_slot].entry
        && state->slots[i].tile == state->slots[state->last_slot].tile)
      state->slots[i].player = (gint8) before;
  state->n_turns = 1;
}

gboolean
carc_snapshot_apply_on (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!carc_is_there (state, (guint) entry->player))
    return table_refuse_away (state->rules, (guint) entry->player, why);
  g_autoptr (CarcState) resumed = carc_state_copy (state);
  say_who_laid (resumed, (guint) entry->player);
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->playing[i]->resume && !state->rules->playing[i]->resume (resumed, why))
      return FALSE;
  resumed->player = (guint8) entry->player;
  resumed->asked = resumed->player;
  resumed->ask = CARC_ASK_TILE;
  carc_state_assign (state, resumed);
  if (state->n_remaining == 0)
    carc_turn_pass (state);
  return TRUE;
}

/* ---- words ---- */

char *
carc_snapshot_tell (gconstpointer before, gconstpointer given)
{
  return g_strdup (_ ("The game has already begun: it is entered as it lies"));
}

char *
carc_spot_there_tell (const CarcState *state, const CarcEntry *entry)
{
  const CarcTile *tile = &state->rules->tiles[entry->tile];
  if (!entry->at.has_cell && tile->w * tile->h > 1)
    return carc_spot_tell (&entry->spot);
  return carc_spot_on_tile_tell (tile, (guint) entry->rot, entry->at.has_cell ? entry->cell_x - entry->x : 0,
                                 entry->at.has_cell ? entry->cell_y - entry->y : 0, &entry->spot);
}

char *
carc_snapshot_tell_with (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *spot = carc_spot_there_tell (before, entry);
  return g_strdup_printf (_ (", with a figure of %s: %s, %s"), carc_name (before, entry->player),
                          _ (carc_figures[entry->figure]->name), spot);
}

char *
carc_snapshot_tell_lies (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *with = entry->act != CARC_ACT_NONE ? carc_snapshot_tell_with (before, entry) : g_strdup ("");
  g_autofree char *tile = carc_tile_name (&before->rules->tiles[entry->tile]);
  return g_strdup_printf (_ ("%s lies on %d,%d%s"), tile, entry->x, entry->y, with);
}

char *
carc_snapshot_tell_stands (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  return g_strdup_printf (_ ("A figure of %s stands there: %s, %s"), carc_name (before, entry->player),
                          _ (carc_figures[entry->figure]->name), place);
}

char *
carc_snapshot_tell_aside (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *tile = carc_tile_name (&before->rules->tiles[((const CarcEntry *) given)->tile]);
  return g_strdup_printf (_ ("%s is out of the game"), tile);
}

char *
carc_snapshot_tell_on (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("All is entered; it is %s's turn"),
                          carc_name (before, ((const CarcEntry *) given)->player));
}

char *
carc_now_tell (gconstpointer before, gconstpointer given)
{
  return table_now_tell (&carc_act_table, ((const CarcState *) before)->rules, given);
}

gboolean
carc_now_offered (gconstpointer data, const TableAct *act)
{
  const CarcRules *rules = ((const CarcState *) data)->rules;
  for (guint i = 0; i < rules->n_playing; i++)
    for (guint k = 0; k < rules->playing[i]->n_acts; k++)
      if (&rules->playing[i]->acts[k] == act)
        return TRUE;
  return FALSE;
}

void
carc_now_offer_numbers (const CarcState *state, const TableOperand *operand, int least, int most, GArray *offers)
{
  const int from = state->agreed ? least : operand->low, to = state->agreed ? most : operand->high;
  for (int i = from; i <= to; i++)
    table_offer_add (offers, i);
}

gboolean
carc_slot_is_dry (const CarcState *state, guint16 slot)
{
  return !(carc_slot_cell (state, slot)->flags & CARC_CELL_WATER);
}
