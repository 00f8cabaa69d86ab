/* catan-build.c - settlements, cities and roads: where they may be placed, placing them, and the set-up phase.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An act that the table agreed to may break the rules about its place (distance, connection), it may come before the
 * dice, and it costs nothing if the entry says "unpaid".  All else holds: the place is free, and the piece comes from
 * the player's supply.
 */
#include "catan-rooms.h"

#include <string.h>

#include "table/table-intl.h"

const guint8 catan_costs[CATAN_N_PIECES + 1][CATAN_N_RESOURCES] = {
  [CATAN_ROAD] = { [CATAN_WOOD] = 1, [CATAN_BRICK] = 1 },
  [CATAN_SETTLEMENT] = { [CATAN_WOOD] = 1, [CATAN_WOOL] = 1, [CATAN_GRAIN] = 1, [CATAN_BRICK] = 1 },
  [CATAN_CITY] = { [CATAN_GRAIN] = 2, [CATAN_ORE] = 3 },
  [CATAN_N_PIECES] = { [CATAN_WOOL] = 1, [CATAN_GRAIN] = 1, [CATAN_ORE] = 1 },
};

/* ---- where a road may lie ---- */

static gboolean
has_road_at (const CatanState *state, guint player, guint8 spot)
{
  const guint8 *edges = catan_shape (state)->spot_edges[spot];
  for (guint i = 0; i < 3 && edges[i] != CATAN_NOWHERE; i++)
    if (state->road[edges[i]] == (gint8) player)
      return TRUE;
  return FALSE;
}

static gboolean
is_connected (const CatanState *state, guint player, guint8 spot)
{
  if (state->building[spot] != CATAN_NOBODY)
    return state->building[spot] == (gint8) player;
  return has_road_at (state, player, spot);
}

static gboolean
refuse_unconnected (const CatanState *state, guint player, guint8 edge, TableRefusal *why)
{
  const CatanName name = catan_edge_name (catan_shape (state), edge);
  for (guint i = 0; i < 2; i++)
    {
      guint8 spot = catan_shape (state)->edge_spots[edge][i];
      if (!has_road_at (state, player, spot))
        continue;
      return table_refuse (why, _ ("%s cannot build a road on %s: the building of %s on %s is in the way"),
                           catan_name (state, (int) player), name.text, catan_name (state, state->building[spot]),
                           catan_spot_name (spot).text);
    }
  return table_refuse (why, _ ("%s has neither a road nor a building at the ends of %s"),
                       catan_name (state, (int) player), name.text);
}

static gboolean
edge_is_free (const CatanState *state, guint8 edge, TableRefusal *why)
{
  if (edge >= catan_shape (state)->n_edges)
    return table_refuse (why, _ ("there is no such place for a road"));
  if (state->road[edge] == CATAN_NOBODY)
    return TRUE;
  return table_refuse (why, _ ("a road of %s lies on %s already"), catan_name (state, state->road[edge]),
                       catan_edge_name (catan_shape (state), edge).text);
}

gboolean
catan_road_may (const CatanState *state, guint player, guint8 edge, TableRefusal *why)
{
  if (!edge_is_free (state, edge, why))
    return FALSE;
  if (state->seats[player].roads == 0)
    return table_refuse (why, _ ("%s has no road left"), catan_name (state, (int) player));
  const guint8 *ends = catan_shape (state)->edge_spots[edge];
  return state->agreed || is_connected (state, player, ends[0]) || is_connected (state, player, ends[1])
         || (why != NULL && refuse_unconnected (state, player, edge, why));
}

/* ---- where a building may stand ---- */

static gboolean
spot_is_free (const CatanState *state, guint8 spot, TableRefusal *why)
{
  if (spot >= catan_shape (state)->n_spots)
    return table_refuse (why, _ ("there is no such intersection"));
  if (state->building[spot] != CATAN_NOBODY)
    return table_refuse (why, _ ("a building of %s stands on %s already"), catan_name (state, state->building[spot]),
                         catan_spot_name (spot).text);
  const guint8 *near = catan_shape (state)->spot_spots[spot];
  for (guint i = 0; !state->agreed && i < 3 && near[i] != CATAN_NOWHERE; i++)
    if (state->building[near[i]] != CATAN_NOBODY)
      return table_refuse (why, _ ("%s is too near: a building of %s stands next to it, on %s"),
                           catan_spot_name (spot).text, catan_name (state, state->building[near[i]]),
                           catan_spot_name (near[i]).text);
  return TRUE;
}

static gboolean
settlement_may (const CatanState *state, guint player, guint8 spot, TableRefusal *why)
{
  if (!spot_is_free (state, spot, why))
    return FALSE;
  if (state->seats[player].settlements == 0)
    return table_refuse (why, _ ("%s has no settlement left"), catan_name (state, (int) player));
  if (state->agreed || state->ask == CATAN_ASK_FOUND || has_road_at (state, player, spot))
    return TRUE;
  return table_refuse (why, _ ("%s has no road that leads to %s"), catan_name (state, (int) player),
                       catan_spot_name (spot).text);
}

static gboolean
city_may (const CatanState *state, guint player, guint8 spot, TableRefusal *why)
{
  if (spot >= catan_shape (state)->n_spots)
    return table_refuse (why, _ ("there is no such intersection"));
  if (state->building[spot] == (gint8) player && !state->city[spot] && state->seats[player].cities > 0)
    return TRUE;
  const CatanName name = catan_spot_name (spot);
  if (state->building[spot] != (gint8) player)
    return table_refuse (why, _ ("%s has no settlement on %s that could become a city"),
                         catan_name (state, (int) player), name.text);
  if (state->city[spot])
    return table_refuse (why, _ ("there is a city on %s already"), name.text);
  return table_refuse (why, _ ("%s has no city left"), catan_name (state, (int) player));
}

gboolean
catan_spot_may (const CatanState *state, guint player, guint piece, guint8 spot, TableRefusal *why)
{
  return piece == CATAN_CITY ? city_may (state, player, spot, why) : settlement_may (state, player, spot, why);
}

/* ---- placing pieces ---- */

void
catan_set_road (CatanState *state, guint player, guint8 edge)
{
  state->road[edge] = (gint8) player;
  state->laid[edge] = state->n_entries;
  state->agreed_edge[edge] = state->agreed;
  state->seats[player].roads--;
  state->last_kind = CATAN_ROAD;
  state->last_at = edge;
}

/* The players who have a road at an intersection, one bit for each. */
static guint
roads_at (const CatanState *state, guint8 spot)
{
  const guint8 *edges = catan_shape (state)->spot_edges[spot];
  guint players = 0;
  for (guint i = 0; i < 3 && edges[i] != CATAN_NOWHERE; i++)
    if (state->road[edges[i]] != CATAN_NOBODY)
      players |= 1u << state->road[edges[i]];
  return players;
}

void
catan_set_building (CatanState *state, guint player, guint piece, guint8 spot, CatanBecause because)
{
  CatanSeat *seat = &state->seats[player];
  TableLine line = { .player = (gint8) player, .because = because, .feature = spot };
  state->last_kind = (guint8) piece;
  state->last_at = spot;
  if (piece == CATAN_CITY)
    {
      line.kind = CATAN_LINE_CITY;
      catan_book_term (&line, 1, 2, CATAN_NOUN_CITY);
      catan_book_term (&line, -1, 1, CATAN_NOUN_SETTLEMENT);
      state->city[spot] = TRUE;
      seat->cities--;
      seat->settlements++;
    }
  else
    {
      line.kind = CATAN_LINE_SETTLEMENT;
      catan_book_term (&line, 1, 1, CATAN_NOUN_SETTLEMENT);
      state->building[spot] = (gint8) player;
      seat->settlements--;
    }
  if (state->agreed)
    state->agreed_spot[spot] |= piece == CATAN_CITY ? CATAN_AGREED_CITY : CATAN_AGREED_SETTLEMENT;
  catan_book (state, &line);
  if (piece == CATAN_SETTLEMENT)
    catan_roads_update (state, roads_at (state, spot) & ~(1u << player), TABLE_NO_RULINGS);
}

static gboolean
touches (const CatanState *state, guint8 edge, guint8 spot)
{
  const guint8 *ends = catan_shape (state)->edge_spots[edge];
  return ends[0] == spot || ends[1] == spot;
}

/* ---- the set-up, and whoever comes later ---- */

int
catan_founder (const CatanState *state)
{
  const guint n = state->rules->n_players;
  for (guint i = 0; i < n; i++)
    if (catan_is_there (state, i) && state->seats[i].founded == 0)
      return (int) i;
  for (guint i = n; i-- > 0;)
    if (catan_is_there (state, i) && state->seats[i].founded == 1)
      return (int) i;
  return -1;
}

/* Is a place free for a settlement, and for a road beside it? */
static gboolean
can_found (const CatanState *state, guint player)
{
  for (guint8 spot = 0; spot < catan_shape (state)->n_spots && state->seats[player].settlements > 0; spot++)
    {
      const guint8 *edges = catan_shape (state)->spot_edges[spot];
      for (guint i = 0; i < 3 && edges[i] != CATAN_NOWHERE && spot_is_free (state, spot, NULL); i++)
        if (edge_is_free (state, edges[i], NULL))
          return state->seats[player].roads > 0;
    }
  return FALSE;
}

void
catan_found_next (CatanState *state)
{
  int founder = catan_founder (state);
  /* Whoever comes when no place is free any more plays without these settlements. */
  for (; founder >= 0 && state->n_turns > 0 && !can_found (state, (guint) founder); founder = catan_founder (state))
    state->seats[founder].founded = 2;
  if (founder >= 0)
    {
      if (state->n_turns > 0 && state->waiting == CATAN_NOBODY)
        {
          state->waiting = state->player;
          state->waiting_ask = state->ask;
        }
      state->ask = CATAN_ASK_FOUND;
      state->player = (gint8) founder;
      return;
    }
  if (state->n_turns == 0)
    {
      catan_turn_begin (state, (guint) __builtin_ctz (table_there (state->rules, state->away)));
      return;
    }
  if (state->waiting == CATAN_NOBODY)
    return;
  state->player = state->waiting;
  state->ask = state->waiting_ask;
  state->waiting = CATAN_NOBODY;
}

/* What the bank deals to everybody is told also if hands are not recorded. */
static void
receive (CatanState *state, guint player, guint8 land)
{
  const CatanGiven card = catan_cards_one (land);
  if (!state->rules->with_hands)
    catan_effect (state, CATAN_EFFECT_RECEIVED, player, land, 1);
  else /* Only a table that corrected hands in the set-up can have emptied the bank. */
    catan_cards_swap (state, CATAN_EFFECT_RECEIVED, CATAN_KEEPER_BANK, player, &card, NULL, NULL);
}

/* What the second settlement brings: a card from each hex beside it, and one fish token if it is at a fishery (F14) or
 * at the lake (T1, T5). */
static void
endow (CatanState *state, guint player, guint8 spot)
{
  const CatanIsland *island = &state->rules->island;
  const guint8 *hexes = catan_shape (state)->spot_hexes[spot];
  guint8 sea = catan_fishery_at (island, spot);
  gboolean fish = sea != CATAN_NOWHERE;
  for (guint i = 0; i < 3 && hexes[i] != CATAN_NOWHERE; i++)
    {
      guint8 land = island->land[hexes[i]];
      if (land < CATAN_N_RESOURCES)
        receive (state, player, land);
      fish |= land == CATAN_LAKE && catan_rule (state->rules, CATAN_T5) == CATAN_T5_TOKEN;
    }
  if (!fish || !state->rules->with_fishermen)
    return;
  state->draws[0] = (CatanDraw){ .player = (guint8) player, .sea = sea };
  state->n_draws = 1;
}

gboolean
catan_found_road_may (const CatanState *state, guint8 spot, guint8 edge, TableRefusal *why)
{
  if (!edge_is_free (state, edge, why))
    return FALSE;
  if (state->agreed || touches (state, edge, spot))
    return TRUE;
  return table_refuse (why, _ ("the road of the set-up begins at its settlement: %s does not touch %s"),
                       catan_edge_name (catan_shape (state), edge).text, catan_spot_name (spot).text);
}

gboolean
catan_act_found (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  guint player = (guint) state->player;
  guint8 spot = entry->spot, edge = entry->edges[0];
  if (!settlement_may (state, player, spot, why) || !catan_found_road_may (state, spot, edge, why))
    return FALSE;
  catan_set_building (state, player, CATAN_SETTLEMENT, spot, CATAN_BECAUSE_FOUNDED);
  catan_set_road (state, player, edge);
  if (touches (state, edge, spot)) /* then it is the settlement that is against the rules */
    state->agreed_edge[edge] = FALSE;
  catan_roads_update (state, 1u << player, TABLE_NO_RULINGS);
  state->last_kind = CATAN_SETTLEMENT;
  state->last_at = spot;
  if (state->seats[player].founded++ > 0)
    endow (state, player, spot);
  if (state->n_draws)
    state->ask = CATAN_ASK_DRAW;
  else
    catan_found_next (state);
  return TRUE;
}

/* ---- building in a turn ---- */

gboolean
catan_act_build (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  guint player = (guint) state->player;
  if (state->ask == CATAN_ASK_ROLL && !state->agreed)
    return table_refuse (why, _ ("%s builds after the dice, not before them"), catan_name (state, (int) player));
  if (entry->piece == CATAN_ROAD ? !catan_road_may (state, player, entry->edges[0], why)
                                 : !catan_spot_may (state, player, entry->piece, entry->spot, why))
    return FALSE;
  if (!catan_pay (state, entry, entry->piece, why))
    return FALSE;
  if (entry->piece == CATAN_ROAD)
    {
      catan_set_road (state, player, entry->edges[0]);
      catan_roads_update (state, 1u << player, TABLE_NO_RULINGS);
    }
  else
    catan_set_building (state, player, entry->piece, entry->spot,
                        entry->piece == CATAN_CITY ? CATAN_BECAUSE_UPGRADED : CATAN_BECAUSE_BUILT);
  return TRUE;
}

gboolean
catan_roads_lay (CatanState *state, const CatanEntry *entry, TableRulingSet rulings, TableRefusal *why)
{
  guint player = (guint) state->player, n = entry->n_edges;
  guint8 before_kind = state->last_kind, before_at = state->last_at;
  for (guint i = 0; i < n; i++)
    {
      if (catan_road_may (state, player, entry->edges[i], why))
        {
          catan_set_road (state, player, entry->edges[i]);
          continue;
        }
      while (i--)
        {
          state->road[entry->edges[i]] = CATAN_NOBODY;
          state->agreed_edge[entry->edges[i]] = FALSE;
          state->seats[player].roads++;
        }
      state->last_kind = before_kind;
      state->last_at = before_at;
      return FALSE;
    }
  catan_roads_update (state, 1u << player, rulings);
  return TRUE;
}

/* ---- what is legal ---- */

static gboolean
is_affordable (const CatanState *state, guint player, guint piece, gboolean paid)
{
  return !paid || catan_check_cost (state, player, piece, NULL);
}

void
catan_roads (const CatanState *state, guint player, gboolean paid, guint8 legal[CATAN_EDGES_MAX])
{
  gboolean any = state->n_turns > 0 && state->waiting == CATAN_NOBODY && !state->finished
                 && is_affordable (state, player, CATAN_ROAD, paid);
  for (guint edge = 0; edge < catan_shape (state)->n_edges; edge++)
    legal[edge] = any && catan_road_may (state, player, (guint8) edge, NULL);
}

void
catan_spots (const CatanState *state, guint player, CatanPiece piece, gboolean paid, guint8 legal[CATAN_SPOTS_MAX])
{
  gboolean founding = state->ask == CATAN_ASK_FOUND;
  gboolean any = !state->finished && piece != CATAN_ROAD
                 && (founding ? piece == CATAN_SETTLEMENT : is_affordable (state, player, piece, paid));
  for (guint spot = 0; spot < catan_shape (state)->n_spots; spot++)
    legal[spot] = any && catan_spot_may (state, player, piece, (guint8) spot, NULL);
}

void
catan_found_roads (const CatanState *state, guint8 spot, guint8 legal[CATAN_EDGES_MAX])
{
  for (guint edge = 0; edge < CATAN_EDGES_MAX; edge++)
    legal[edge] = state->agreed && edge < catan_shape (state)->n_edges && state->road[edge] == CATAN_NOBODY;
  const guint8 *edges = catan_shape (state)->spot_edges[spot];
  for (guint i = 0; i < 3 && edges[i] != CATAN_NOWHERE; i++)
    legal[edges[i]] = state->road[edges[i]] == CATAN_NOBODY;
}
