/* carc-others.c - what could have been entered instead of the tile that decided a feature: another place or rotation of
 * it, another figure, another move of the Arbitress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carc-query.h"
#include "carc-rooms.h"

#define PLACES_MAX 2048
#define OTHERS_MAX 4096

/* What is different; outcomes are told for each of them. */
enum
{
  OTHER_FIGURE,
  OTHER_WALK,
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

typedef struct
{
  const CarcState *before;
  const CarcEntry *made;
  GArray *others;
} Others;

static void
add (const Others *others, guint topic, const CarcEntry *entry)
{
  if (others->others->len < OTHERS_MAX)
    table_others_add (others->others, topic, table_acts_print (&carc_act_table, others->before->rules, entry));
}

static void
begin (const Others *others, int x, int y, guint rot, CarcEntry *entry)
{
  carc_act_table.begin (entry);
  entry->kind = CARC_ENTRY_PLACE;
  entry->tile = others->made->tile;
  entry->x = (gint16) x;
  entry->y = (gint16) y;
  entry->rot = (guint8) rot;
}

/* The tile in one place, with every figure that can claim something there, and with none. */
static void
add_figures (const Others *others, const CarcState *laid, guint topic, const CarcEntry *place)
{
  CarcTileClaim claims[CARC_TILE_CLAIMS_MAX];
  const guint n = carc_tile_claims (laid, FALSE, claims);
  add (others, topic, place);
  for (guint i = 0; i < n; i++)
    {
      CarcEntry entry = *place;
      entry.act = CARC_ACT_FOLLOWER;
      entry.figure = claims[i].kind;
      entry.at = carc_tile_claim_at (laid, claims[i].node);
      add (others, topic, &entry);
    }
}

static void
add_walks (const Others *others, const CarcState *laid, const CarcEntry *place)
{
  CarcReach reach[CARC_REACH_MAX];
  const guint n = carc_arbitress_of (laid)->on
                      ? MIN (carc_arbitress_reach (laid, reach, CARC_REACH_MAX), CARC_REACH_MAX)
                      : 0;
  for (guint i = 0; i < n; i++)
    {
      CarcEntry entry = *place;
      entry.act = CARC_ACT_ARBITRESS;
      entry.n_path = 1;
      entry.path[0] = (CarcCellXY){ reach[i].x, reach[i].y };
      add (others, OTHER_WALK, &entry);
    }
}

static void
try_place (const Others *others, const CarcPlace *place, guint rot)
{
  const gboolean same = place->x == others->made->x && place->y == others->made->y && rot == others->made->rot;
  g_autoptr (CarcState)
      laid = carc_lay (others->before, (guint) others->made->tile, place->x, place->y, rot, FALSE, NULL);
  CarcEntry entry;
  if (laid == NULL)
    return;
  begin (others, place->x, place->y, rot, &entry);
  add_figures (others, laid, same ? OTHER_FIGURE : OTHER_PLACE, &entry);
  if (same)
    add_walks (others, laid, &entry);
}

static void
add_others (gconstpointer before, gconstpointer about, const char *line, GArray *others)
{
  const CarcState *state = before;
  CarcPlace places[PLACES_MAX];
  CarcEntry made;
  if (!table_acts_parse (&carc_act_table, state->rules, line, &made, NULL) || made.kind != CARC_ENTRY_PLACE)
    return;
  const Others all = { state, &made, others };
  const guint n = MIN (carc_places (state, (guint) made.tile, places, PLACES_MAX), PLACES_MAX);
  for (guint i = 0; i < n; i++)
    for (guint rots = places[i].rots; rots != 0; rots &= rots - 1)
      try_place (&all, &places[i], (guint) __builtin_ctz (rots));
}

const TableOthersGame carc_others = { .decided_by = decided_by, .add = add_others };
