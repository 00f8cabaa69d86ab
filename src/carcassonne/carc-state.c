/* carc-state.c - makes, copies, frees and checks a state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-state.h"

#include <string.h>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif

#include "carc-needs.h"
#include "carc-rooms.h"
#include "table/table-act.h"
#include "table/table-intl.h"
#include "table/table-stock.h"

G_STATIC_ASSERT (CARC_MAX_SLOTS % CARC_NEEDS_AT_ONCE == 0);

#define HEAD_SIZE G_STRUCT_OFFSET (CarcState, questions)

/* How many groups of needs are compared. */
static guint
rim_groups (const CarcState *state)
{
  return (state->n_rim + CARC_NEEDS_AT_ONCE - 1u) / CARC_NEEDS_AT_ONCE;
}

static void
copy_used (CarcState *to, const CarcState *from)
{
  memcpy (to->questions, from->questions, from->n_questions * sizeof *to->questions);
  memcpy (to->said, from->said, from->answers.size);
  memcpy (to->remaining, from->remaining, from->rules->n_tiles * sizeof *to->remaining);
  memcpy (to->aside, from->aside, from->rules->n_tiles * sizeof *to->aside);
  memcpy (to->figures, from->figures, from->n_figures * sizeof *to->figures);
  memcpy (to->rim, from->rim, from->n_rim * sizeof *to->rim);
  memcpy (to->rim_at, from->rim_at, from->n_rim * sizeof *to->rim_at);
  memcpy (to->needs, from->needs, rim_groups (from) * CARC_NEEDS_AT_ONCE * sizeof *to->needs);
  memcpy (to->slots, from->slots, from->n_slots * sizeof *to->slots);
  memcpy (to->nodes, from->nodes, from->n_nodes * sizeof *to->nodes);
  memcpy (to->marks, from->marks, (from->n_marked + 1u) * sizeof *to->marks);
  memcpy (to->hash, from->hash, (from->hash_mask + 1u) * sizeof *to->hash);
}

/* The ledger and the ties have memory of their own, which is kept, and nobody asked this state for its effects;
 * everything else is overwritten. */
void
carc_state_assign (CarcState *to, const CarcState *from)
{
  TableLedger ledger = to->ledger, *effects = to->effects;
  CarcTie *ties = to->ties;
  guint size_ties = to->size_ties;

  if (to->rules != from->rules)
    {
      carc_rules_ref ((CarcRules *) from->rules);
      if (to->rules)
        carc_rules_unref ((CarcRules *) to->rules);
    }
  table_stock_clear ((GArray **) &to->stock);
  memcpy (to, from, HEAD_SIZE);
  to->stock = table_stock_ref (from->stock);
  copy_used (to, from);
  to->effects = effects;
  to->ledger = ledger;
  table_ledger_copy (&to->ledger, &from->ledger);
  if (size_ties < from->n_ties)
    {
      size_ties = from->n_ties + 16;
      ties = g_renew (CarcTie, ties, size_ties);
    }
  if (from->n_ties)
    memcpy (ties, from->ties, from->n_ties * sizeof *ties);
  to->ties = ties;
  to->size_ties = size_ties;
}

/* The memory of a few freed states is kept: one act makes and frees several, and new memory is slower than a copy.
 * AddressSanitizer is told that a kept state is not to be used, so it finds that like the use of freed memory. */
#define SPARES 6
#define SPARE_LINES 256 /* of a ledger, and ties: longer lists are not kept with it */
#ifdef __SANITIZE_ADDRESS__
#define SPARES_ARE_WATCHED TRUE
#else
#define SPARES_ARE_WATCHED FALSE
#define ASAN_POISON_MEMORY_REGION(memory, size)
#define ASAN_UNPOISON_MEMORY_REGION(memory, size)
#endif
#ifdef __SANITIZE_THREAD__
#define KEEPS_SPARES FALSE
#else
#define KEEPS_SPARES TRUE
#endif
static gpointer spares[SPARES];

/* The two lists that live outside keep their memory. */
static void
clear_head (CarcState *state)
{
  TableLedger ledger = state->ledger;
  CarcTie *ties = state->ties;
  guint size_ties = state->size_ties;
  table_stock_clear ((GArray **) &state->stock);
  memset (state, 0, HEAD_SIZE);
  state->ledger = ledger;
  state->ties = ties;
  state->size_ties = size_ties;
  table_ledger_reset (&state->ledger);
}

static CarcState *
allocate (void)
{
  CarcState *state = NULL;
  for (guint i = 0; i < SPARES && state == NULL; i++)
    if (g_atomic_pointer_get (&spares[i]))
      state = g_atomic_pointer_exchange (&spares[i], NULL);
  if (state == NULL)
    {
      state = g_malloc (sizeof *state);
      memset (state, 0, HEAD_SIZE);
    }
  ASAN_UNPOISON_MEMORY_REGION (state, sizeof *state);
  clear_head (state);
  state->slots[CARC_MAX_SLOTS] = (CarcSlot){ .tile = CARC_NONE, .cloister = CARC_NONE };
  state->marks[0] = CARC_NO_MARKS;
  return state;
}

static void
free_lists (CarcState *state)
{
  table_ledger_clear (&state->ledger);
  g_clear_pointer (&state->ties, g_free);
  state->size_ties = 0;
}

static void
keep_or_free (CarcState *state)
{
  if (SPARES_ARE_WATCHED || state->ledger.size > SPARE_LINES || state->size_ties > SPARE_LINES)
    free_lists (state);
  ASAN_POISON_MEMORY_REGION (state, sizeof *state);
  for (guint i = 0; KEEPS_SPARES && i < SPARES; i++)
    if (g_atomic_pointer_compare_and_exchange (&spares[i], NULL, state))
      return;
  ASAN_UNPOISON_MEMORY_REGION (state, sizeof *state);
  free_lists (state);
  g_free (state);
}

CarcState *
carc_state_copy (const CarcState *state)
{
  CarcState *copy = allocate ();
  carc_state_assign (copy, state);
  return copy;
}

void
carc_state_free (CarcState *state)
{
  if (state == NULL)
    return;
  carc_rules_unref ((CarcRules *) state->rules);
  table_stock_clear ((GArray **) &state->stock);
  keep_or_free (state);
}

static void
deal_figures (CarcState *state)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    for (guint kind = 0; kind < carc_n_figures; kind++)
      for (guint i = 0; i < state->rules->figures[kind]; i++)
        {
          g_assert (state->n_figures < CARC_MAX_FIGURES);
          CarcFigure *figure = &state->figures[state->n_figures++];
          *figure = (CarcFigure){
            .player = (guint8) player, .kind = (guint8) kind, .holder = -1, .node = CARC_NONE, .slot = CARC_NONE
          };
        }
}

void
carc_state_restart (CarcState *state)
{
  const CarcRules *rules = state->rules;
  clear_head (state);
  state->rules = rules;
  memcpy (state->remaining, rules->counts, rules->n_tiles * sizeof *state->remaining);
  memset (state->aside, 0, rules->n_tiles * sizeof *state->aside);
  for (guint i = 0; i < rules->n_tiles; i++)
    state->n_remaining += carc_tile_held (rules, i) ? 0 : rules->counts[i];
  deal_figures (state);
  carc_board_begin (state);
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_systems[i]->begin)
      carc_systems[i]->begin (state, carc_in_play (rules, i));
  state->ask = state->n_remaining ? CARC_ASK_TILE : CARC_ASK_NOTHING;
  carc_turn_begins (state, FALSE);
}

CarcState *
carc_state_new (CarcRules *rules)
{
  CarcState *state = allocate ();
  state->rules = carc_rules_ref (rules);
  carc_state_restart (state);
  return state;
}

/* ---- checking ---- */

static gboolean
is_in_its_place (const CarcState *state, const CarcFigure *figure)
{
  const CarcPlaceRow *row = carc_place_rows[figure->place];
  if (row->held != (figure->holder >= 0) || figure->holder == figure->player
      || figure->holder >= (int) state->rules->n_players)
    return FALSE;
  guint place = row->named_as != 0 && row->named != CARC_NAMED_NEVER ? row->named_as : figure->place;
  guint16 slot = figure->slot;
  carc_place_find (state, &place, &slot);
  return place == figure->place && slot == figure->slot;
}

static gboolean
figures_are_sound (const CarcState *state, TableRefusal *why)
{
  guint counted[TABLE_MAX_PLAYERS][CARC_FIGURE_KINDS_MAX] = { 0 };
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      counted[figure->player][figure->kind]++;
      if (figure->place == CARC_PLACE_FEATURE
          && (figure->node >= state->n_nodes || state->nodes[figure->node].slot != figure->slot))
        return table_refuse (why, "figure %u stands on no feature of its cell", i);
      if (figure->place == CARC_PLACE_FEATURE && state->nodes[state->nodes[figure->node].feature].scored)
        return table_refuse (why, "figure %u stands on a feature that was scored", i);
      const gboolean away = figure->place >= carc_n_place_rows || carc_place_rows[figure->place]->away;
      if (figure->holder >= 0 && !away)
        return table_refuse (why, "figure %u is held, but not away", i);
      if (figure->place >= carc_n_place_rows || !is_in_its_place (state, figure))
        return table_refuse (why, "figure %u is nowhere", i);
      if (figure->place != CARC_PLACE_SUPPLY && !away && !carc_slot_placed (state, figure->slot))
        return table_refuse (why, "figure %u stands on no tile", i);
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    for (guint kind = 0; kind < carc_n_figures; kind++)
      if (counted[player][kind] != state->rules->figures[kind])
        return table_refuse (why, "player %u has %u figures of kind %u", player, counted[player][kind], kind);
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (i - carc_first_figure (state, figure->player, figure->kind) >= state->rules->figures[figure->kind])
        return table_refuse (why, "figure %u is not among the others of its player and kind", i);
    }
  return TRUE;
}

static gboolean
tiles_are_sound (const CarcState *state, TableRefusal *why)
{
  guint laid[CARC_TILES_MAX] = { 0 }, left = 0, placed = 0, in_turns = 0;
  for (guint i = 0; i < state->n_slots; i++)
    if (state->slots[i].tile != CARC_NONE)
      {
        placed++;
        laid[state->slots[i].tile] += state->slots[i].part == 0;
        in_turns += state->slots[i].part == 0 && state->slots[i].player >= 0;
      }
  if (placed != state->n_placed)
    return table_refuse (why, "%u cells are placed, %u counted", placed, state->n_placed);
  if (in_turns != state->n_turns + state->n_second)
    return table_refuse (why, "%u tiles were laid, %u turns and %u second tiles counted", in_turns, state->n_turns,
                         state->n_second);
  for (guint i = 0; i < state->rules->n_tiles; i++)
    {
      left += carc_tile_held (state->rules, i) ? 0 : state->remaining[i];
      if (laid[i] + state->remaining[i] + state->aside[i] != state->rules->counts[i])
        return table_refuse (why, "tile %s: %u laid, %u left, %u aside", state->rules->tiles[i].id, laid[i],
                             state->remaining[i], state->aside[i]);
    }
  if (left != (guint) state->n_remaining + state->n_hidden)
    return table_refuse (why, "%u tiles are left, %u counted and %u hidden", left, state->n_remaining, state->n_hidden);
  return TRUE;
}

/* Appends the roads of its cell that a piece joins to this one. */
static void
flood_by_piece (const CarcState *state, guint16 node, guint8 *seen, guint16 *stack, guint *top)
{
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  const CarcCell *cell = carc_slot_cell (state, state->nodes[node].slot);
  for (guint side = 0; side < 4 && slot->joined & carc_node_segment (state, node)->sides; side++)
    {
      const guint16 found = (guint16) (slot->node0 + cell->at_side[side]);
      if (!(slot->joined >> side & 1) || seen[found])
        continue;
      seen[found] = 1;
      stack[(*top)++] = found;
    }
}

/* Finds the feature of a node again by a flood fill over matching edges.  Returns its size; counts its open sides. */
static guint
flood (const CarcState *state, guint16 from, guint8 *seen, guint16 *stack, int *open)
{
  guint n = 0, top = 0;
  *open = 0;
  stack[top++] = from;
  seen[from] = 1;
  while (top)
    {
      guint16 node = stack[--top];
      const CarcSlot *slot = &state->slots[state->nodes[node].slot];
      const CarcCell *cell = carc_slot_cell (state, state->nodes[node].slot);
      const CarcSegment *segment = carc_node_segment (state, node);
      n++;
      if (segment->kind == CARC_ROAD)
        {
          *open += (slot->joined & CARC_JOINED_UNSAID) && !carc_is_bridge (state, node);
          flood_by_piece (state, node, seen, stack, &top);
        }
      for (guint half = 0; half < 8; half++)
        {
          guint side = half / 2, other_side = (side + 2) % 4;
          const gboolean by_half = (segment->halves >> half) & 1;
          const gboolean mine = by_half || (half % 2 == 0 && ((segment->sides >> side) & 1));
          guint16 next = slot->neighbour[side];
          if (!mine)
            continue;
          guint8 there[2] = { CARC_NO_SEGMENT, CARC_NO_SEGMENT };
          if (carc_slot_placed (state, next) && carc_slot_cell (state, next)->edges[other_side] == cell->edges[side])
            {
              const CarcCell *met = carc_slot_cell (state, next);
              there[0] = by_half ? met->at_half[2 * other_side + 1 - half % 2] : met->at_side[other_side];
              there[1] = by_half ? CARC_NO_SEGMENT : met->too[other_side];
            }
          if (there[0] == CARC_NO_SEGMENT)
            {
              gboolean ended = carc_slot_placed (state, next)
                               && carc_slot_cell (state, next)->edges[other_side] == CARC_EDGE_ANY;
              *open += segment->kind != CARC_FARM && !ended;
              continue;
            }
          for (guint i = 0; i < 2 && there[i] != CARC_NO_SEGMENT; i++)
            {
              const guint16 found = carc_slot_node (&state->slots[next], there[i]);
              if (seen[found])
                continue;
              seen[found] = 1;
              stack[top++] = found;
            }
        }
    }
  return n;
}

static int
missing_around (const CarcState *state, guint16 slot)
{
  int n = 9;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      n -= carc_slot_placed (state, carc_slot_at (state, state->slots[slot].x + dx, state->slots[slot].y + dy));
  return n;
}

static gboolean
features_are_sound (const CarcState *state, TableRefusal *why)
{
  g_autofree guint8 *seen = g_new0 (guint8, state->n_nodes);
  g_autofree guint16 *stack = g_new (guint16, state->n_nodes);
  for (guint16 node = 0; node < state->n_nodes; node++)
    {
      const CarcNode *root = &state->nodes[state->nodes[node].feature];
      guint ring = 0, figures = 0;
      CarcMarks marks = CARC_NO_MARKS;
      int open;
      if (seen[node])
        continue;
      guint size = flood (state, node, seen, stack, &open);
      guint16 member = node;
      do
        {
          ring++;
          if (!seen[member] || &state->nodes[state->nodes[member].feature] != root)
            return table_refuse (why, "node %u is in the wrong ring", member);
          marks = carc_marks_join (marks, carc_node_segment (state, member)->marks);
          member = state->nodes[member].next;
        }
      while (member != node && ring <= state->n_nodes);
      for (guint i = 0; i < state->n_figures; i++)
        figures += state->figures[i].place == CARC_PLACE_FEATURE
                   && &state->nodes[state->nodes[state->figures[i].node].feature] == root;
      if (size != ring || size != root->size)
        return table_refuse (why, "node %u: flood %u, ring %u, size %u", node, size, ring, root->size);
      if (root->oldest != node)
        return table_refuse (why, "node %u: its feature's oldest is not %u", node, root->oldest);
      if (root->marks > state->n_marked
          || !carc_marks_same (carc_marks_both (marks, state->rules->marks), state->marks[root->marks]))
        return table_refuse (why, "node %u: its feature does not have the marks of its segments", node);
      if (figures != root->figures)
        return table_refuse (why, "node %u: %u figures, %u counted", node, figures, root->figures);
      if (root->kind == CARC_CLOISTER)
        open = missing_around (state, root->slot);
      if (open != root->open)
        return table_refuse (why, "node %u: %d open sides, %d counted", node, open, root->open);
    }
  return TRUE;
}

/* One farm has the four quarters round each corner where a figure stands.  The features are checked before, because
 * they say which farm has a quarter. */
static gboolean
corners_are_sound (const CarcState *state, TableRefusal *why)
{
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (carc_place_rows[figure->place]->on_corner
          && !carc_is_corner (state, state->slots[figure->slot].x, state->slots[figure->slot].y))
        return table_refuse (why, "figure %u stands where no four cells meet", i);
    }
  return TRUE;
}

/* Each cell knows those beside it. */
static gboolean
neighbours_are_sound (const CarcState *state, TableRefusal *why)
{
  static const gint8 dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  for (guint i = 0; i < state->n_slots; i++)
    for (guint side = 0; side < 4; side++)
      {
        const CarcSlot *slot = &state->slots[i];
        if (slot->neighbour[side] != carc_slot_at (state, slot->x + dx[side], slot->y + dy[side]))
          return table_refuse (why, "the cell %d,%d does not know the one on side %u", slot->x, slot->y, side);
      }
  return TRUE;
}

/* Each open cell stands once in the list of the rim, and beside it the edges of its neighbours. */
static gboolean
rim_is_sound (const CarcState *state, TableRefusal *why)
{
  guint open = 0;
  for (guint i = 0; i < state->n_slots; i++)
    {
      const CarcSlot *slot = &state->slots[i];
      guint16 need = 0;
      if (slot->tile != CARC_NONE)
        continue;
      open++;
      if (slot->rim >= state->n_rim || state->rim[slot->rim] != i)
        return table_refuse (why, "the open cell %d,%d is not in its place of the rim", slot->x, slot->y);
      if (state->rim_at[slot->rim][0] != slot->x || state->rim_at[slot->rim][1] != slot->y)
        return table_refuse (why, "the rim has %d,%d where %d,%d is", state->rim_at[slot->rim][0],
                             state->rim_at[slot->rim][1], slot->x, slot->y);
      for (guint side = 0; side < 4; side++)
        {
          guint16 next = slot->neighbour[side];
          guint edge = carc_slot_placed (state, next)
                           ? carc_slot_cell (state, next)->mask >> (4 * ((side + 2) % 4)) & 0xf
                           : 0xf;
          need |= (guint16) (edge << (4 * side));
        }
      if (need != state->needs[slot->rim])
        return table_refuse (why, "the open cell %d,%d needs %04x, not %04x", slot->x, slot->y, need,
                             state->needs[slot->rim]);
    }
  for (guint i = state->n_rim; i < rim_groups (state) * CARC_NEEDS_AT_ONCE; i++)
    if (state->needs[i] != 0)
      return table_refuse (why, "no cell is open at place %u of the rim, and it needs %04x", i, state->needs[i]);
  return open == state->n_rim || table_refuse (why, "%u cells are open, %u counted", open, state->n_rim);
}

gboolean
carc_is_between_tiles (const CarcState *state)
{
  return state->ask == CARC_ASK_TILE || state->ask == CARC_ASK_LATE;
}

/* Whoever is to lay a tile is there.  A question of the final scoring can come after the last of them has left. */
static gboolean
players_are_sound (const CarcState *state, TableRefusal *why)
{
  if (table_there (state->rules, state->away) == 0)
    return table_refuse (why, "nobody is there");
  return !carc_is_between_tiles (state) || carc_is_there (state, state->player)
         || table_refuse (why, "player %u is to lay a tile, and has left", state->player);
}

gboolean
carc_state_validate (const CarcState *state, TableRefusal *why)
{
  if (!players_are_sound (state, why) || !figures_are_sound (state, why) || !tiles_are_sound (state, why)
      || !features_are_sound (state, why) || !corners_are_sound (state, why) || !neighbours_are_sound (state, why)
      || !rim_is_sound (state, why))
    return FALSE;
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->playing[i]->validate && !state->rules->playing[i]->validate (state, why))
      return FALSE;
  if (!table_ledger_validate (&state->ledger))
    return table_refuse (why, "the scores are not the sum of the ledger");
  return TRUE;
}
