/* random-quarrel.c - brings about a quarrel: two players tied in each of two features that one tile completes, or that
 * are left at the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A running scoreboard (A8, A28) asks for the order of features only then, and chance alone hardly comes to it.
 * Whoever asks again and again is led there: first the figures come, then the tile.
 */
#include <string.h>

#include "shrink.h"
#include "carcassonne/carc-rooms.h"

/* Placed cells on the sides of a place. */
static guint
n_beside (const CarcState *state, const CarcPlace *place)
{
  const CarcSlot *slot = &state->slots[carc_slot_at (state, place->x, place->y)];
  guint n = 0;
  for (guint side = 0; side < 4; side++)
    n += carc_slot_placed (state, slot->neighbour[side]);
  return n;
}

/* Who of the first two has figures in the feature, bit per player; G_MAXUINT if they are not to be tied there. */
static guint
quarrelling (const CarcState *state, guint16 node)
{
  CarcFigureSet on = carc_figures_on (state, node);
  guint counted[TABLE_MAX_PLAYERS] = { 0 }, players = 0;
  for (CARC_EACH_FIGURE (i, &on))
    {
      counted[state->figures[i].player] += state->figures[i].kind == CARC_FOLLOWER ? 1 : 2;
      players |= 1u << state->figures[i].player;
    }
  return players > 3 || counted[0] > 1 || counted[1] > 1 ? G_MAXUINT : players;
}

/* The line that brings one of the first two into the feature, to the other's figure if there is one, so that they are
 * equally near to the Arbitress; NULL if both are there. */
static char *
deploy_line (const CarcState *state, guint16 feature)
{
  for (guint player = 0; player < 2; player++)
    if (!((quarrelling (state, feature) >> player) & 1))
      {
        CarcFigureSet on = carc_figures_on (state, feature);
        const guint other = carc_figures_next (&on, 0);
        const guint16 node = other < CARC_MAX_FIGURES ? state->figures[other].node : feature;
        const CarcSlot *slot = &state->slots[state->nodes[node].slot];
        CarcSpot at = carc_segment_spot (carc_node_segment (state, node));
        g_autofree char *spot = carc_spot_word (&at);
        GString *line = g_string_new ("deploy ");
        table_words_append (line, state->rules->players[player].name);
        g_string_append_printf (line, " follower %d,%d %s quarrel", slot->x, slot->y, spot);
        return g_string_free (line, FALSE);
      }
  return NULL;
}

/* The next line on the way to it, with this tile laid there; NULL if it completes no two features to quarrel about. */
static char *
quarrel_at (const CarcState *state, const CarcState *laid, const char *place)
{
  guint16 done[CARC_DONE_MAX], nodes[2];
  guint n_with, n = 0, n_done = carc_completed (laid, done, &n_with);
  for (guint i = 0; i < n_done && n < 2; i++)
    {
      /* A feature that lay there before, by its oldest cell. */
      guint16 node = laid->nodes[done[i]].oldest;
      if (node < state->n_nodes && quarrelling (state, node) != G_MAXUINT)
        nodes[n++] = node;
    }
  if (n < 2)
    return NULL;
  for (guint i = 0; i < 2; i++)
    {
      char *line = deploy_line (state, nodes[i]);
      if (line != NULL)
        return line;
    }
  return g_strdup (place);
}

char *
random_quarrel (const CarcState *state)
{
  for (guint tile = 0; tile < state->rules->n_tiles; tile++)
    {
      CarcPlace places[256];
      const gboolean drawn = carc_is_left (state, tile) && carc_may_draw (state, tile, NULL)
                             && state->rules->tiles[tile].w * state->rules->tiles[tile].h == 1;
      guint n = drawn ? MIN (carc_places (state, tile, places, G_N_ELEMENTS (places)), G_N_ELEMENTS (places)) : 0;
      for (guint i = 0; i < 4 * n; i++)
        {
          const CarcPlace *place = &places[i / 4];
          if (!((place->rots >> (i % 4)) & 1) || n_beside (state, place) < 2)
            continue;
          g_autofree char *line = g_strdup_printf ("place %s %d,%d r%u", state->rules->tiles[tile].id, place->x,
                                                   place->y, i % 4);
          g_autoptr (CarcState) laid = carc_lay (state, tile, place->x, place->y, i % 4, FALSE, NULL);
          char *next = quarrel_at (state, laid, line);
          if (next != NULL)
            return next;
        }
    }
  return NULL;
}

char *
random_last_quarrel (const CarcState *state)
{
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      const guint players = figure->place == CARC_PLACE_FEATURE ? quarrelling (state, figure->node) : G_MAXUINT;
      if (players == 1 || players == 2)
        return deploy_line (state, figure->node);
    }
  return NULL;
}
