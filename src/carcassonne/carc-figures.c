/* carc-figures.c - deploys figures from the supply, and takes them back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"

guint
carc_supply (const CarcState *state, guint player, CarcFigureKind kind)
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    n += state->figures[i].player == player && state->figures[i].kind == kind && state->figures[i].at == CARC_AT_SUPPLY;
  return n;
}

guint
carc_figure_in_supply (const CarcState *state, guint player, CarcFigureKind kind)
{
  const guint each = state->n_figures / state->rules->n_players; /* the figures of one player follow each other */
  guint found = CARC_NONE;
  g_assert (player < state->rules->n_players);
  for (guint i = (player + 1) * each; i-- > player * each;)
    found = (state->figures[i].kind == kind) & (state->figures[i].at == CARC_AT_SUPPLY) ? i : found;
  return found;
}

gboolean
carc_is_corner (const CarcState *state, int x, int y)
{
  return carc_slot_placed (state, carc_slot_at (state, x, y))
         && carc_slot_placed (state, carc_slot_at (state, x - 1, y))
         && carc_slot_placed (state, carc_slot_at (state, x, y - 1))
         && carc_slot_placed (state, carc_slot_at (state, x - 1, y - 1));
}

/* Takes a figure from its place and puts it into the supply. */
static void
leave (CarcState *state, guint index, CarcLeft why)
{
  CarcFigure *figure = &state->figures[index];
  carc_figure_left (state, index, why);
  if (figure->at == CARC_AT_FEATURE)
    state->nodes[state->nodes[figure->node].feature].figures--;
  figure->at = CARC_AT_SUPPLY;
  figure->node = figure->slot = CARC_NONE;
  figure->holder = -1;
}

void
carc_figure_deploy (CarcState *state, guint index, guint16 node)
{
  CarcFigure *figure = &state->figures[index];
  if (figure->at == CARC_AT_AWAY)
    leave (state, index, CARC_LEFT_LIFTED);
  g_assert (figure->at == CARC_AT_SUPPLY);
  figure->at = CARC_AT_FEATURE;
  figure->node = node;
  figure->slot = state->nodes[node].slot;
  figure->serial = ++state->serial;
  state->nodes[state->nodes[node].feature].figures++;
  carc_figure_came (state, index);
}

void
carc_figure_to_corner (CarcState *state, guint index, int x, int y)
{
  CarcFigure *figure = &state->figures[index];
  g_assert (figure->at == CARC_AT_SUPPLY && carc_is_corner (state, x, y));
  figure->at = CARC_AT_CORNER;
  figure->slot = carc_slot_at (state, x, y);
  figure->serial = ++state->serial;
  carc_figure_came (state, index);
}

void
carc_figure_send_away (CarcState *state, guint index, guint away, int holder, CarcLeft why)
{
  CarcFigure *figure = &state->figures[index];
  g_assert (away < carc_n_aways && carc_aways[away]->held == (holder >= 0) && holder != figure->player);
  if (figure->at != CARC_AT_SUPPLY)
    leave (state, index, why);
  figure->at = CARC_AT_AWAY;
  figure->away = (guint8) away;
  figure->holder = (gint8) holder;
  figure->serial = ++state->serial;
}

void
carc_figure_home (CarcState *state, guint index, CarcLeft why)
{
  carc_effect_home (state, index, why);
  leave (state, index, why);
}

CarcFigureSet
carc_figures_on (const CarcState *state, guint16 node)
{
  guint16 feature = state->nodes[node].feature;
  CarcFigureSet on = CARC_NO_FIGURES;
  if (state->nodes[feature].figures == 0)
    return on;
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].at == CARC_AT_FEATURE && state->nodes[state->figures[i].node].feature == feature)
      carc_figures_put (&on, i);
  return on;
}

void
carc_figures_go_home (CarcState *state, guint16 node, CarcLeft why)
{
  CarcFigureSet on = carc_figures_on (state, node);
  for (CARC_EACH_FIGURE (i, &on))
    carc_figure_home (state, i, why);
}
