/* carc-alternatives.c - what could have been entered instead of the tile that decided a feature: another place or
 * rotation of it, another figure, another piece that is put on or moved.
 *
 * Every way is folded with all later entries, so pieces are only tried where the tile lies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-query.h"
#include "carc-rooms.h"
#include "carc-tile-ways.h"

#define ALTERNATIVES_MAX 4096

/* What is different; outcomes are told for each of them. */
enum
{
  OTHER_FIGURE,
  OTHER_ACT,
  OTHER_PLACE,
};

/* ---- which entry ---- */

/* The newest cell of the feature. */
static guint16
newest_slot (const CarcState *state, guint16 node)
{
  guint16 at = node, newest = state->nodes[node].slot;
  do
    {
      const guint16 slot = state->nodes[at].slot;
      if (state->slots[slot].player >= 0
          && (state->slots[newest].player < 0 || state->slots[slot].entry > state->slots[newest].entry))
        newest = slot;
      at = state->nodes[at].next;
    }
  while (at != node);
  return newest;
}

/* A node of the feature that another entry laid; CARC_NONE if there is none. */
static guint16
node_besides (const CarcState *state, guint16 node, guint32 entry)
{
  guint16 at = node;
  do
    {
      const CarcSlot *slot = &state->slots[state->nodes[at].slot];
      if (slot->player < 0 || slot->entry != entry)
        return at;
      at = state->nodes[at].next;
    }
  while (at != node);
  return CARC_NONE;
}

static int
decided_by (const TableMoment *moment, gconstpointer asked, gpointer about)
{
  const CarcState *state = moment->state;
  const CarcQuery *query = asked;
  CarcQuery *other = about;
  if (query->query.kind != CARC_QUERY_FEATURE)
    return -1;
  const guint16 node = carc_board_node (state, query->at.cell_x, query->at.cell_y, &query->at.spot);
  if (node == CARC_NONE)
    return -1;
  const CarcSlot *newest = &state->slots[newest_slot (state, node)];
  const guint16 besides = newest->player >= 0 ? node_besides (state, node, newest->entry) : CARC_NONE;
  if (besides == CARC_NONE)
    return -1;
  *other = *query;
  other->at = carc_tile_claim_at (state, besides);
  other->at.has_cell = TRUE;
  other->at.cell_x = state->slots[state->nodes[besides].slot].x;
  other->at.cell_y = state->slots[state->nodes[besides].slot].y;
  return (int) newest->entry;
}

/* ---- what else ---- */

static void
add_alternative (const CarcState *before, guint topic, const CarcEntry *entry, GArray *alternatives)
{
  if (alternatives->len < ALTERNATIVES_MAX)
    table_alternatives_add (alternatives, topic, table_acts_print (&carc_act_table, before->rules, entry));
}

/* Another piece that is put on or moved, or a figure that goes elsewhere or home. */
static void
add_acts (const CarcState *before, const CarcState *laid, const CarcEntry *made, GArray *alternatives)
{
  CarcEntry lay;
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (CarcEntry));
  carc_entry_lay (&lay, (guint) made->tile, made->x, made->y, made->rot);
  carc_tile_acts (laid, &lay, CARC_TILE_ACTS_MAX, entries);
  for (guint i = 0; i < entries->len; i++)
    add_alternative (before, OTHER_ACT, &g_array_index (entries, CarcEntry, i), alternatives);
}

static void
add_alternatives (gconstpointer before, gconstpointer about, const char *line, GArray *alternatives)
{
  const CarcState *state = before;
  CarcTileWays ways;
  CarcEntry made;
  if (!table_acts_parse (&carc_act_table, state->rules, line, &made, NULL) || made.kind != CARC_ENTRY_PLACE)
    return;
  for (carc_tile_ways_begin (&ways, state, (guint) made.tile); carc_tile_ways_next (&ways);)
    {
      const gboolean same = ways.entry.x == made.x && ways.entry.y == made.y && ways.entry.rot == made.rot;
      add_alternative (state, same ? OTHER_FIGURE : OTHER_PLACE, &ways.entry, alternatives);
      if (same && ways.n_done == ways.n_claims)
        add_acts (state, ways.laid, &made, alternatives);
    }
}

const TableAlternativesGame carc_alternatives = { .decided_by = decided_by, .add = add_alternatives };
