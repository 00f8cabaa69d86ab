/* carc-figures.c - deploys figures from the supply, and takes them back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"
#include "table/table-intl.h"

guint
carc_supply (const CarcState *state, guint player, CarcFigureKind kind)
{
  guint n = 0;
  g_assert (player < state->rules->n_players);
  for (CARC_EACH_OF_KIND (i, state, player, kind))
    n += state->figures[i].place == CARC_PLACE_SUPPLY;
  return n;
}

guint
carc_figure_in_supply (const CarcState *state, guint player, CarcFigureKind kind)
{
  g_assert (player < state->rules->n_players);
  for (CARC_EACH_OF_KIND (i, state, player, kind))
    if (state->figures[i].place == CARC_PLACE_SUPPLY)
      return i;
  return CARC_NONE;
}

/* The farm that has the whole quarter of the cell beside one of its corners; CARC_NONE if none has.  The half of a side
 * that is clockwise behind the corner names it. */
static guint16
farm_at (const CarcState *state, int x, int y, guint half)
{
  const guint16 slot = carc_slot_at (state, x, y);
  if (!carc_slot_placed (state, slot))
    return CARC_NONE;
  const CarcCell *cell = carc_slot_cell (state, slot);
  const guint8 farm = cell->at_half[half];
  return farm == CARC_NO_SEGMENT || cell->at_half[(half + 7) % 8] != farm || cell->segments[farm].kind != CARC_FARM
             ? CARC_NONE
             : state->nodes[state->slots[slot].node0 + farm].feature;
}

guint16
carc_corner_farm (const CarcState *state, int x, int y)
{
  const guint16 farm = farm_at (state, x, y, 0);
  return farm_at (state, x - 1, y, 2) == farm && farm_at (state, x - 1, y - 1, 4) == farm
                 && farm_at (state, x, y - 1, 6) == farm
             ? farm
             : CARC_NONE;
}

guint16
carc_corner_farm_of (const CarcState *state, guint figure)
{
  const CarcSlot *slot = &state->slots[state->figures[figure].slot];
  return state->nodes[slot->node0 + carc_slot_cell (state, state->figures[figure].slot)->at_half[0]].feature;
}

gboolean
carc_is_corner (const CarcState *state, int x, int y)
{
  return carc_corner_farm (state, x, y) != CARC_NONE;
}

gboolean
carc_corner_on_tile (const CarcState *state, int x, int y)
{
  for (guint i = 0; i < state->turn.n_slots; i++)
    {
      const CarcSlot *slot = &state->slots[state->turn.slots[i]];
      if (x >= slot->x && x <= slot->x + 1 && y >= slot->y && y <= slot->y + 1)
        return TRUE;
    }
  return FALSE;
}

/* Has the player a figure in the feature that others can join? */
static gboolean
can_be_joined (const CarcState *state, guint player, guint16 feature)
{
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (figure->player == player && figure->place == CARC_PLACE_FEATURE
          && state->nodes[figure->node].feature == feature && carc_figures[figure->kind]->joins_in == 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
carc_figure_may_stand (const CarcState *state, guint player, guint kind, guint16 node, TableRefusal *why)
{
  const CarcFigureRow *row = carc_figures[kind];
  const guint of = state->nodes[node].kind, in = row->joins_in | row->stands_in;
  gboolean kept = FALSE;
  for (CARC_EACH_MARK (mark, carc_node_segment (state, node)->marks))
    kept |= mark < carc_n_marks && carc_marks[mark]->only != 0 && carc_marks[mark]->only != kind;
  if (in == 0 && !kept && row->stands_at == 0)
    return TRUE;
  const char *name = table_name_said (&state->rules->players[player]);
  if (kept || row->stands_at != 0 || !(in & (1u << of)))
    return table_refuse (why, _ ("%s: this kind of figure does not stand on a %s"), _ (row->name),
                         carc_node_name (state, node));
  return row->joins_in == 0 || can_be_joined (state, player, state->nodes[node].feature)
         || table_refuse (why, _ ("%s: %s has no follower on this %s that it could join"), _ (row->name), name,
                          carc_node_name (state, node));
}

/* Those who joined this figure go home with it if nobody is left there whom they could have joined. */
static void
leave_alone (CarcState *state, guint player, guint16 node, CarcLeft why)
{
  const guint16 feature = state->nodes[node].feature;
  if (state->nodes[feature].figures == 0 || can_be_joined (state, player, feature))
    return;
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].player == player && state->figures[i].place == CARC_PLACE_FEATURE
        && state->nodes[state->figures[i].node].feature == feature)
      carc_figure_home (state, i, why == CARC_LEFT_SCORED ? why : CARC_LEFT_ALONE);
}

/* Takes a figure from its place and puts it into the supply. */
static void
leave (CarcState *state, guint index, CarcLeft why)
{
  CarcFigure *figure = &state->figures[index];
  const guint16 node = figure->place == CARC_PLACE_FEATURE ? figure->node : CARC_NONE;
  carc_figure_left (state, index, why);
  figure->place = CARC_PLACE_SUPPLY;
  figure->node = figure->slot = CARC_NONE;
  figure->holder = -1;
  if (node == CARC_NONE)
    return;
  state->nodes[state->nodes[node].feature].figures--;
  if (state->rules->joiners && carc_figures[figure->kind]->joins_in == 0)
    leave_alone (state, figure->player, node, why);
}

void
carc_figure_deploy (CarcState *state, guint index, guint16 node)
{
  CarcFigure *figure = &state->figures[index];
  if (carc_place_rows[figure->place]->away)
    leave (state, index, CARC_LEFT_LIFTED);
  g_assert (figure->place == CARC_PLACE_SUPPLY);
  figure->place = CARC_PLACE_FEATURE;
  figure->node = node;
  figure->slot = state->nodes[node].slot;
  figure->serial = ++state->serial;
  state->nodes[state->nodes[node].feature].figures++;
  carc_figure_came (state, index);
}

gboolean
carc_refuse_none_left (const CarcState *state, guint player, guint kind, TableRefusal *why)
{
  if (why == NULL)
    return FALSE;
  g_autofree char *none = carc_words (_ (carc_figures[kind]->none_left), carc_name (state, (int) player));
  return table_refuse (why, "%s", none);
}

void
carc_figure_to (CarcState *state, guint index, guint place, guint16 slot, int holder, CarcLeft why)
{
  CarcFigure *figure = &state->figures[index];
  carc_place_find (state, &place, &slot);
  g_assert (place < carc_n_place_rows && carc_place_rows[place]->held == (holder >= 0) && holder != figure->player);
  if (figure->place != CARC_PLACE_SUPPLY)
    leave (state, index, why);
  figure->place = (guint8) place;
  figure->holder = (gint8) holder;
  figure->slot = slot;
  figure->serial = ++state->serial;
  carc_figure_came (state, index);
}

void
carc_figure_put (CarcState *state, guint index, const CarcAt *at)
{
  const guint place = carc_spot_place (&at->spot);
  if (place == CARC_PLACE_FEATURE)
    carc_figure_deploy (state, index, carc_board_node (state, at->cell_x, at->cell_y, &at->spot));
  else
    carc_figure_to (state, index, place, carc_slot_at (state, at->cell_x, at->cell_y), at->holder - 1,
                    CARC_LEFT_REMOVED);
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
    if (state->figures[i].place == CARC_PLACE_FEATURE && state->nodes[state->figures[i].node].feature == feature)
      carc_figures_put (&on, i);
  return on;
}

void
carc_figures_go_home (CarcState *state, guint16 node, CarcLeft why)
{
  CarcFigureSet on = carc_figures_on (state, node);
  /* Some may have gone home with the one before. */
  for (CARC_EACH_FIGURE (i, &on))
    if (state->figures[i].place == CARC_PLACE_FEATURE)
      carc_figure_home (state, i, why);
}
