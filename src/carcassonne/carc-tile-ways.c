/* carc-tile-ways.c - goes through the places of a tile, what can be done there, and the entries of all that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-tile-ways.h"

#include "carc-rooms.h"
#include "table/table-act-walk.h"

/* Are all cells of the tile free there, and is none before `part` beside a tile?  So each place is found once. */
static gboolean
is_free (const CarcState *state, const CarcTile *tile, guint rot, int x, int y, guint part)
{
  const guint w = carc_tile_w (tile, rot);
  for (guint i = 0; i < (guint) tile->w * tile->h; i++)
    {
      const guint16 slot = carc_slot_at (state, x + (int) (i % w), y + (int) (i / w));
      if (carc_slot_placed (state, slot) || (i < part && slot != CARC_NONE))
        return FALSE;
    }
  return TRUE;
}

static void
add_place (CarcTilePlaces *places, int x, int y, guint rots)
{
  guint i = 0;
  while (i < places->n && (places->places[i].x != x || places->places[i].y != y))
    i++;
  if (i < places->n)
    places->places[i].rots |= (guint8) rots;
  else if (i < CARC_MAX_SLOTS)
    places->places[places->n++] = (CarcPlace){ (gint16) x, (gint16) y, (guint8) rots };
}

static void
find_free (CarcTilePlaces *places, const CarcState *state, const CarcTile *tile)
{
  const guint ways = tile->w == tile->h ? 1 : 2; /* upright and across */
  for (guint way = 0; way < ways; way++)
    for (guint r = 0; r < state->n_rim; r++)
      for (guint part = 0; part < (guint) tile->w * tile->h; part++)
        {
          const guint w = carc_tile_w (tile, way);
          const int x = state->rim_at[r][0] - (int) (part % w), y = state->rim_at[r][1] - (int) (part / w);
          if (is_free (state, tile, way, x, y, part))
            add_place (places, x, y, ways == 1 ? 0xf : 0x5u << way);
        }
}

void
carc_tile_places_begin (CarcTilePlaces *places, const CarcState *state, guint tile, gboolean agreed)
{
  places->n = places->n_begun = 0;
  places->rots = 0;
  if (agreed)
    find_free (places, state, &state->rules->tiles[tile]);
  else
    {
      const guint n = carc_places (state, tile, places->places, CARC_MAX_SLOTS);
      places->n = MIN (n, CARC_MAX_SLOTS);
    }
}

guint
carc_tile_claims (const CarcState *laid, gboolean joining, CarcTileClaim claims[CARC_TILE_CLAIMS_MAX])
{
  const CarcTurn *turn = &laid->turn;
  guint n = 0;
  if (!carc_may_act (laid, CARC_ACT_FOLLOWER, NULL))
    return 0;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    {
      const guint figure = carc_figure_in_supply (laid, laid->player, (CarcFigureKind) kind);
      const gboolean joins = carc_figures[kind]->joins_in != 0;
      guint16 roots[CARC_CELLS_MAX * CARC_SEGMENTS_MAX];
      guint n_roots = 0;
      if (figure == CARC_NONE || carc_figures[kind]->on_corners || (joins && !joining))
        continue;
      for (guint i = 0; i < turn->n_nodes; i++)
        {
          const guint16 node = (guint16) (turn->first_node + i), root = laid->nodes[node].feature;
          if ((laid->nodes[root].figures != 0 && !joins) || carc_list_has (roots, n_roots, root)
              || !carc_may_claim (laid, kind, node))
            continue;
          roots[n_roots++] = root;
          claims[n++] = (CarcTileClaim){ (guint16) figure, node, (guint8) kind };
        }
    }
  return n;
}

CarcAt
carc_tile_claim_at (const CarcState *laid, guint16 node)
{
  const CarcSlot *slot = &laid->slots[laid->nodes[node].slot];
  const CarcTile *tile = &laid->rules->tiles[slot->tile];
  CarcAt at = { .spot = carc_segment_spot (carc_node_segment (laid, node)) };
  if (tile->w * tile->h > 1)
    {
      at.has_cell = TRUE;
      at.cell_x = slot->x;
      at.cell_y = slot->y;
    }
  return at;
}

static gboolean
append (gpointer entries, gconstpointer entry)
{
  g_array_append_vals (entries, entry, 1);
  return TRUE;
}

void
carc_tile_acts (const CarcState *laid, const CarcEntry *lay, guint most, GArray *entries)
{
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      if (act->group == CARC_GROUP_ACTS && !act->way && !act->prefix && act->apply != carc_act_claim
          && table_act_is_offered (&carc_act_table, laid, act))
        table_act_walk (&carc_act_table, act, laid, lay, most, append, entries);
    }
}

void
carc_entry_lay (CarcEntry *entry, guint tile, int x, int y, guint rot)
{
  table_acts_begin (&carc_act_table, entry);
  entry->kind = CARC_ENTRY_PLACE;
  entry->tile = (gint16) tile;
  entry->cell = (CarcCellXY){ (gint16) x, (gint16) y };
  entry->rot = (guint8) rot;
}

void
carc_entry_claim (CarcEntry *entry, const CarcState *laid, guint kind, guint16 node)
{
  entry->act = CARC_ACT_FOLLOWER;
  entry->figure = (guint8) kind;
  entry->at = carc_tile_claim_at (laid, node);
}

void
carc_tile_ways_begin (CarcTileWays *ways, const CarcState *state, guint tile)
{
  carc_tile_places_begin (&ways->places, state, tile, FALSE);
  ways->state = state;
  ways->tile = tile;
  ways->laid = NULL;
  ways->n_claims = ways->n_done = 0;
}

gboolean
carc_tile_ways_next (CarcTileWays *ways)
{
  if (ways->n_done < ways->n_claims)
    {
      const CarcTileClaim *claim = &ways->claims[ways->n_done++];
      carc_entry_claim (&ways->entry, ways->laid, claim->kind, claim->node);
      return TRUE;
    }
  do
    {
      const CarcTilePlaces *places = &ways->places;
      g_clear_pointer (&ways->laid, carc_state_free);
      if (!carc_tile_places_next (&ways->places))
        return FALSE;
      ways->laid = carc_lay (ways->state, ways->tile, places->at->x, places->at->y, places->rot, FALSE, NULL);
      carc_entry_lay (&ways->entry, ways->tile, places->at->x, places->at->y, places->rot);
    }
  while (ways->laid == NULL);
  ways->n_claims = carc_tile_claims (ways->laid, TRUE, ways->claims);
  ways->n_done = 0;
  return TRUE;
}
