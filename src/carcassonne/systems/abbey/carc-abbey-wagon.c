/* carc-abbey-wagon.c - the wagon of Abbey and Mayor moves on after its feature was scored.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings M1, M6, M9 and M10.  Several wagons move in the order of play, from the player on turn.  A
 * player whose wagon has nowhere to go is not asked.
 */
#include "carc-abbey.h"

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

void
carc_wagon_left (CarcState *state, guint index, CarcLeft why)
{
  const CarcFigure *figure = &state->figures[index];
  if (figure->kind != CARC_WAGON || figure->place != CARC_PLACE_FEATURE || why != CARC_LEFT_SCORED)
    return;
  /* A feature that lost to a rival is not complete. */
  if (state->nodes[state->nodes[figure->node].feature].open == 0 || carc_rule (state, CARC_M9) == CARC_M9_ON)
    carc_abbey_edit (state)->wagon[figure->player] = figure->node;
}

/* ---- where it can go ---- */

static gboolean
is_closed_cloister (const CarcState *state, guint16 node)
{
  return carc_is_lake_cloister (state, node)
         && (node < state->turn.first_node || node >= state->turn.first_node + state->turn.n_nodes);
}

/* Can a wagon go into the feature of this node? */
static gboolean
is_free (const CarcState *state, guint16 node, TableRefusal *why)
{
  const CarcNode *feature = &state->nodes[state->nodes[node].feature];
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  if (feature->kind == CARC_FARM)
    return table_refuse (why, _ ("a wagon does not go onto a farm"));
  if (feature->open == 0 || feature->scored)
    return table_refuse (why, _ ("the feature on %d,%d is complete"), slot->x, slot->y);
  if (feature->figures > 0)
    return table_refuse (why, _ ("the feature on %d,%d has a figure already"), slot->x, slot->y);
  if (is_closed_cloister (state, node))
    return carc_refuse_lake_cloister (why);
  if (!carc_figure_may_stand (state, state->player, CARC_WAGON, node, why))
    return FALSE;
  return carc_may_claim_feature (state, CARC_WAGON, node, why);
}

/* Can a wagon stand on this node of a feature that is free? */
static gboolean
may_stand (const CarcState *state, guint16 node, TableRefusal *why)
{
  return carc_may_deploy (state, CARC_WAGON, state->nodes[node].slot, why);
}

/* Appends those of the cell's nodes that are free and, if `links` is not NULL, are in it. */
static void
add_free (const CarcState *state, guint16 slot, const guint16 *links, GArray *nodes)
{
  if (!carc_slot_placed (state, slot))
    return;
  for (guint i = 0; i < state->slots[slot].n_nodes; i++)
    {
      const guint16 node = carc_slot_node (&state->slots[slot], i);
      if ((links == NULL || (*links >> i) & 1) && is_free (state, node, NULL))
        g_array_append_val (nodes, node);
    }
}

/* The segments that come to this side of the cell, a bit for each: one, or two cities. */
static guint16
at_side (const CarcCell *cell, guint side)
{
  const guint first = cell->at_side[side], second = cell->too[side];
  return (guint16) ((first != CARC_NO_SEGMENT ? 1u << first : 0) | (second != CARC_NO_SEGMENT ? 1u << second : 0));
}

/* The segments that come to no edge of the cell, a bit for each. */
static guint16
find_inside (const CarcCell *cell)
{
  guint inside = (1u << cell->n_nodes) - 1;
  for (guint side = 0; side < 4; side++)
    inside &= ~at_side (cell, side);
  return (guint16) inside;
}

/* An abbey ends what meets it, and what ends there leads into it; so a wagon goes from a road or a city into the abbey,
 * and from the abbey into them. */
static void
add_across_edges (const CarcState *state, guint16 node, GArray *nodes)
{
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  const CarcCell *cell = carc_slot_cell (state, state->nodes[node].slot);
  const guint segment = state->nodes[node].segment;
  for (guint side = 0; side < 4; side++)
    {
      const guint16 beside = slot->neighbour[side];
      if (!carc_slot_placed (state, beside))
        continue;
      const CarcCell *there = carc_slot_cell (state, beside);
      const guint back = (side + 2) % 4;
      const guint16 only = at_side (there, back), inside = find_inside (there);
      if ((at_side (cell, side) >> segment & 1) && there->edges[back] == CARC_EDGE_ANY)
        add_free (state, beside, &inside, nodes);
      else if (cell->edges[side] == CARC_EDGE_ANY && (find_inside (cell) >> segment) & 1)
        add_free (state, beside, &only, nodes);
    }
}

/* M1 linked: what the feature leads into, on any of its cells. */
static void
add_linked (const CarcState *state, guint16 from, GArray *nodes)
{
  guint16 member = from;
  do
    {
      add_free (state, state->nodes[member].slot, &carc_node_segment (state, member)->links, nodes);
      add_across_edges (state, member, nodes);
      member = state->nodes[member].next;
    }
  while (member != from);
}

/* The nodes that the player's wagon reaches. */
static GArray *
find_reached (const CarcState *state, guint player)
{
  const guint16 from = carc_abbey_of (state)->wagon[player];
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (guint16));
  if (from == CARC_NONE || carc_figure_in_supply (state, player, CARC_WAGON) == CARC_NONE)
    return nodes;
  if (carc_rule (state, CARC_M1) == CARC_M1_LINKED)
    {
      add_linked (state, from, nodes);
      return nodes;
    }
  const guint16 slot = state->nodes[from].slot;
  add_free (state, slot, NULL, nodes);
  for (guint i = 0; i < 8; i++)
    add_free (state,
              carc_slot_at (state, state->slots[slot].x + (int) ((const gint8[]){ 0, 1, 1, 1, 0, -1, -1, -1 })[i],
                            state->slots[slot].y + (int) ((const gint8[]){ -1, -1, 0, 1, 1, 1, 0, -1 })[i]),
              NULL, nodes);
  return nodes;
}

static gboolean
has_node (const GArray *nodes, guint16 node)
{
  for (guint i = 0; i < nodes->len; i++)
    if (g_array_index (nodes, guint16, i) == node)
      return TRUE;
  return FALSE;
}

/* Is a node of the same feature among them? */
static gboolean
has_feature (const CarcState *state, const GArray *nodes, guint16 node)
{
  for (guint i = 0; i < nodes->len; i++)
    if (state->nodes[g_array_index (nodes, guint16, i)].feature == state->nodes[node].feature)
      return TRUE;
  return FALSE;
}

static void
add_goal (const CarcState *state, guint16 node, GArray *goals)
{
  if (may_stand (state, node, NULL) && !has_node (goals, node))
    g_array_append_val (goals, node);
}

/* The nodes where the player's wagon can go, each once: those that it reaches, or all nodes of their features (M10). */
static GArray *
find_goals (const CarcState *state, guint player)
{
  g_autoptr (GArray) reached = find_reached (state, player);
  GArray *goals = g_array_new (FALSE, FALSE, sizeof (guint16));
  for (guint i = 0; i < reached->len; i++)
    {
      const guint16 node = g_array_index (reached, guint16, i);
      guint16 member = node;
      /* M9: a wagon does not go back to what it lost. */
      if (state->nodes[node].feature == state->nodes[carc_abbey_of (state)->wagon[player]].feature)
        continue;
      do
        {
          add_goal (state, member, goals);
          member = state->nodes[member].next;
        }
      while (member != node && carc_rule (state, CARC_M10) == CARC_M10_ANY);
    }
  return goals;
}

/* The next player whose wagon can move on, -1 if there is none.  `from`: counted from the player on turn. */
static int
next_owner (const CarcState *state, guint from)
{
  const guint n = state->rules->n_players;
  for (guint i = from; i < n; i++)
    {
      const guint player = (state->player + i) % n;
      if (carc_abbey_of (state)->wagon[player] == CARC_NONE || !carc_is_there (state, player))
        continue;
      g_autoptr (GArray) goals = find_goals (state, player);
      if (goals->len > 0)
        return (int) player;
    }
  return -1;
}

void
carc_wagon_ask (CarcState *state, CarcPhase phase)
{
  const int owner = next_owner (state, 0);
  for (guint i = 0; i < state->rules->n_players && owner >= 0; i++)
    if (next_owner (state, i) == (int) ((state->player + i) % state->rules->n_players))
      carc_effect_moves_on (state, (state->player + i) % state->rules->n_players);
  if (owner >= 0)
    carc_ask (state, CARC_ASK_WAGON, (guint) owner, 0, 0);
}

static void
answered (CarcState *state)
{
  const guint n = state->rules->n_players;
  carc_abbey_edit (state)->wagon[state->asked] = CARC_NONE;
  const int owner = next_owner (state, (state->asked + n - state->player) % n + 1);
  if (owner >= 0)
    carc_ask_on (state, (guint) owner, 0, 0);
  else
    carc_ask_done (state);
}

/* ---- the answers ---- */

/* By agreement it goes anywhere where it counts. */
static gboolean
may_go (const CarcState *state, guint16 node)
{
  const CarcNode *feature = &state->nodes[state->nodes[node].feature];
  return feature->kind != CARC_FARM && feature->open > 0 && !feature->scored
         && carc_figure_may_stand (state, state->asked, CARC_WAGON, node, NULL);
}

void
carc_wagon_offer (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                  GArray *offers)
{
  const CarcState *state = data;
  g_autoptr (GArray) goals = find_goals (state, state->asked);
  for (guint16 node = 0; node < state->n_nodes && state->agreed; node++)
    if (may_go (state, node))
      carc_offer_node (state, node, offers);
  for (guint i = 0; i < goals->len && !state->agreed; i++)
    carc_offer_node (state, g_array_index (goals, guint16, i), offers);
}

/* Why the wagon cannot go there. */
static gboolean
refuse_goal (const CarcState *state, guint16 node, TableRefusal *why)
{
  g_autoptr (GArray) reached = find_reached (state, state->asked);
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  if (!is_free (state, node, why) || !may_stand (state, node, why))
    return FALSE;
  if (has_feature (state, reached, node))
    return table_refuse (why,
                         _ ("the wagon cannot go from its place to %d,%d: by M10 it stands only where it reaches "
                            "the feature"),
                         slot->x, slot->y);
  if (carc_rule (state, CARC_M1) == CARC_M1_LINKED)
    return table_refuse (why,
                         _ ("the wagon cannot go from its place to %d,%d: by M1 only into what the scored feature "
                            "leads into"),
                         slot->x, slot->y);
  return table_refuse (why,
                       _ ("the wagon cannot go from its place to %d,%d: by M1 only into what is on its own tile or "
                          "on one of the eight around it"),
                       slot->x, slot->y);
}

gboolean
carc_wagon_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  g_autoptr (GArray) goals = find_goals (state, state->asked);
  if (node == CARC_NONE)
    return table_refuse (why, _ ("there is no such feature on %d,%d"), entry->cell_x, entry->cell_y);
  if (!(state->agreed && may_go (state, node)) && !has_node (goals, node))
    return refuse_goal (state, node, why);
  carc_figure_deploy (state, carc_figure_in_supply (state, state->asked, CARC_WAGON), node);
  answered (state);
  return TRUE;
}

gboolean
carc_wagon_apply_stay (gpointer data, gconstpointer given, TableRefusal *why)
{
  answered (data);
  return TRUE;
}

/* ---- words ---- */

char *
carc_wagon_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *place = carc_at_tell (before, &((const CarcEntry *) given)->at);
  return g_strdup_printf (_ ("%s’s wagon moves on: %s"), carc_name (before, before->asked), place);
}

char *
carc_wagon_tell_stay (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s’s wagon goes home"), carc_name (before, before->asked));
}

char *
carc_wagon_tell_question (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: where does the wagon go?"), carc_name (state, state->asked));
}
