/* catan-roads.c - how long a player's longest road is, and who holds the Longest Road.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A way uses each road at most once and may pass an intersection twice.  It may end at an opponent's building, but not
 * continue past it.  So the roads are a graph, in which each road that ends at an opponent's building has an end node
 * of its own.  A way that cannot be made longer ends at a node whose roads are all used.  No node has more than three
 * roads, so such an end has one or three roads, or the way is a ring.  Therefore it is enough to search from the nodes
 * with an odd number of roads, or from any node of a part that has none.  This makes the search fast.
 */
#include "catan-rooms.h"

#include <string.h>

#define NODES_MAX (2 * CATAN_ROADS_MAX)

typedef struct
{
  guint n_roads, n_nodes;
  guint8 degree[NODES_MAX];
  guint8 road[NODES_MAX][3], other[NODES_MAX][3]; /* roads of a node, and the node at the other end */
  guint8 edge[CATAN_ROADS_MAX];                   /* each road's edge of the island */
  guint8 ends[CATAN_ROADS_MAX][2];
} Net;

typedef struct
{
  const Net *net;
  guint limit; /* no way of this part can be longer */
  guint best;
  guint16 part; /* its roads, one bit for each */
  guint8 trail[CATAN_ROADS_MAX], way[CATAN_ROADS_MAX];
} Walk;

static void
read_net (const CatanState *state, gint8 player, Net *net)
{
  const CatanShape *shape = catan_shape (state);
  guint8 node_at[CATAN_SPOTS_MAX];
  net->n_roads = net->n_nodes = 0;
  memset (node_at, CATAN_NOWHERE, sizeof node_at);
  for (guint edge = 0; edge < catan_shape (state)->n_edges; edge++)
    {
      if (state->road[edge] != player || net->n_roads == CATAN_ROADS_MAX)
        continue;
      guint8 *ends = net->ends[net->n_roads];
      for (guint i = 0; i < 2; i++)
        {
          guint8 spot = shape->edge_spots[edge][i];
          gboolean cut = state->building[spot] != CATAN_NOBODY && state->building[spot] != player;
          if (cut || node_at[spot] == CATAN_NOWHERE)
            {
              ends[i] = (guint8) net->n_nodes++;
              net->degree[ends[i]] = 0;
              node_at[spot] = ends[i];
            }
          ends[i] = node_at[spot];
        }
      for (guint i = 0; i < 2; i++)
        {
          guint8 node = ends[i], n = net->degree[node]++;
          net->road[node][n] = (guint8) net->n_roads;
          net->other[node][n] = ends[1 - i];
        }
      net->edge[net->n_roads++] = (guint8) edge;
    }
}

/* The roads connected with `road` and their nodes (bits), and how many of the nodes have an odd number of roads. */
static guint16
read_part (const Net *net, guint road, guint32 *nodes, guint *odd)
{
  guint8 waiting[NODES_MAX];
  guint16 part = 0;
  guint n = 1;
  *nodes = 1u << net->ends[road][0];
  waiting[0] = net->ends[road][0];
  *odd = 0;
  while (n)
    {
      guint node = waiting[--n];
      *odd += net->degree[node] & 1;
      for (guint i = 0; i < net->degree[node]; i++)
        {
          guint8 other = net->other[node][i];
          part |= (guint16) (1u << net->road[node][i]);
          if (!((*nodes >> other) & 1))
            {
              *nodes |= 1u << other;
              waiting[n++] = other;
            }
        }
    }
  return part;
}

/* Tries every way from `node`, each until it cannot continue.  If two roads are free at a node, the first is tried by a
 * recursive call, and the loop continues on the second. */
static void
walk (Walk *w, guint node, guint used, guint length)
{
  const Net *net = w->net;
  for (;;)
    {
      guint on = 3;
      for (guint i = 0; i < net->degree[node]; i++)
        {
          if ((used >> net->road[node][i]) & 1)
            continue;
          if (on < 3)
            {
              w->trail[length] = net->road[node][on];
              walk (w, net->other[node][on], used | (1u << net->road[node][on]), length + 1);
              if (w->best == w->limit)
                return;
            }
          on = i;
        }
      if (on == 3)
        break;
      w->trail[length++] = net->road[node][on];
      used |= 1u << net->road[node][on];
      node = net->other[node][on];
    }
  if (length <= w->best)
    return;
  w->best = length;
  memcpy (w->way, w->trail, sizeof w->way);
}

guint
catan_longest_road (const CatanState *state, guint player, guint8 way[CATAN_ROADS_MAX])
{
  Net net;
  guint16 left;
  Walk best = { .best = 0 };
  read_net (state, (gint8) player, &net);
  left = (guint16) ((1u << net.n_roads) - 1);
  while (left)
    {
      guint first = (guint) __builtin_ctz (left), odd;
      guint32 nodes;
      Walk w = { .net = &net, .part = read_part (&net, first, &nodes, &odd) };
      guint n = (guint) __builtin_popcount (w.part);
      left &= (guint16) ~w.part;
      /* A way has two ends.  Each other odd node has an unused road, which it shares with one of them at most. */
      w.limit = odd > 2 ? n - (odd - 2) / 2 : n;
      if (w.limit <= best.best)
        continue;
      w.best = best.best;
      if (odd == 0)
        walk (&w, net.ends[first][0], 0, 0);
      /* Both ends of a way are odd nodes, so the last odd node need not be tried. */
      for (guint node = 0; odd > 1 && w.best < w.limit; node++)
        if (((nodes >> node) & 1) && (net.degree[node] & 1))
          {
            walk (&w, node, 0, 0);
            odd--;
          }
      if (w.best > best.best)
        best = w;
    }
  for (guint i = 0; way != NULL && i < best.best; i++)
    way[i] = net.edge[best.way[i]];
  return best.best;
}

/* ---- the card ---- */

void
catan_roads_update (CatanState *state, guint players, TableRulingSet rulings)
{
  gint8 before = state->longest;
  gboolean broken = FALSE;
  for (guint p = 0; p < state->rules->n_players; p++)
    if ((players >> p) & 1)
      {
        guint length = catan_longest_road (state, p, NULL);
        broken |= (gint8) p == before && length < state->seats[p].road_length;
        state->seats[p].road_length = (guint8) length;
      }
  if (state->ask == CATAN_ASK_SNAPSHOT)
    {
      /* Who holds the card is said, or known when all is entered. */
      if (before != CATAN_NOBODY
          && catan_award_of_others (state, CATAN_AWARD_ROAD, before) > state->seats[before].road_length)
        state->longest = CATAN_NOBODY;
      return;
    }
  catan_award_pass (state, CATAN_AWARD_ROAD, broken ? CATAN_BECAUSE_BROKEN : CATAN_BECAUSE_PASSED, rulings);
}
