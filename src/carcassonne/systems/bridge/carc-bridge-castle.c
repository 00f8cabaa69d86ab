/* carc-bridge-castle.c - castles: a city of two tiles becomes one, and gets the points of what is completed near it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A castle keeps the nodes of its city, which counts as scored: so nobody comes into it, and farms still touch it.
 * Its lord stands at a place of his own, where only the fairy comes to him.  What a castle gets is found before the
 * features of a turn are booked, and booked after them.
 */
#include "carc-bridge.h"

#include "carcassonne/carc-bridge-marks.h"
#include "carcassonne/carc-lake-marks.h"
#include "carcassonne/carc-siege-marks.h"
#include "carcassonne/systems/traders/carc-traders.h"
#include "table/table-intl.h"

/* ---- the castles ---- */

/* The castle of this city; their number if it is none. */
static guint
find_castle (const CarcState *state, guint16 root)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  guint i = 0;
  while (i < bridge->n_strongholds && state->nodes[bridge->strongholds[i].nodes[0]].feature != root)
    i++;
  return i;
}

gboolean
carc_is_stronghold (const CarcState *state, guint16 root)
{
  return find_castle (state, root) < carc_bridge_of (state)->n_strongholds;
}

/* Does the node belong to the tile that was laid last? */
static gboolean
is_of_tile (const CarcState *state, guint16 node)
{
  return node >= state->turn.first_node && node < state->turn.first_node + state->turn.n_nodes;
}

guint
carc_fresh_strongholds (const CarcState *state, guint16 cities[CARC_STRONGHOLDS_MAX])
{
  const CarcBridge *bridge = carc_bridge_of (state);
  guint n = 0;
  for (guint i = 0; i < bridge->n_strongholds; i++)
    {
      const CarcStronghold *castle = &bridge->strongholds[i];
      if (castle->fresh && (is_of_tile (state, castle->nodes[0]) || is_of_tile (state, castle->nodes[1])))
        cities[n++] = state->nodes[castle->nodes[0]].feature;
    }
  return n;
}

guint16
carc_lord_also_on (const CarcState *state, guint figure)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  for (guint i = 0; i < bridge->n_strongholds; i++)
    if (bridge->strongholds[i].lord == figure)
      return state->nodes[bridge->strongholds[i].nodes[1]].slot;
  return CARC_NONE;
}

/* The castle without a lord whose lord stands on this cell, of several the last one that was built; their number if
 * there is none. */
static guint
free_castle (const CarcState *state, guint16 slot)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  for (guint i = bridge->n_strongholds; i > 0; i--)
    if (bridge->strongholds[i - 1].lord == CARC_NONE && state->nodes[bridge->strongholds[i - 1].nodes[0]].slot == slot)
      return i - 1;
  return bridge->n_strongholds;
}

/* CS6: its two cells, and the two beside each, across the line of both. */
static void
find_vicinity (const CarcState *state, const CarcStronghold *castle, guint16 slots[CARC_STRONGHOLD_CELLS])
{
  const guint16 first = state->nodes[castle->nodes[0]].slot;
  guint line = 0, n = 0;
  while (line < 4 && state->slots[first].neighbour[line] != state->nodes[castle->nodes[1]].slot)
    line++;
  for (guint i = 0; i < 2; i++)
    {
      const guint16 slot = state->nodes[castle->nodes[i]].slot;
      slots[n++] = slot;
      slots[n++] = state->slots[slot].neighbour[(line + 1) % 4];
      slots[n++] = state->slots[slot].neighbour[(line + 3) % 4];
    }
}

static gboolean
is_near (const CarcState *state, const CarcStronghold *castle, guint16 slot)
{
  guint16 slots[CARC_STRONGHOLD_CELLS];
  find_vicinity (state, castle, slots);
  return carc_list_has (slots, CARC_STRONGHOLD_CELLS, slot);
}

/* ---- building one: CS1, CS5 ---- */

/* Is it a half round, and not a wall of another shape? */
static gboolean
is_half_round (const CarcState *state, guint16 node)
{
  const CarcSegment *segment = carc_node_segment (state, node);
  return carc_ones (segment->sides) == 1 && segment->halves == 0 && !carc_marks_has (segment->marks, CARC_NOCASTLE)
         && (!carc_marks_has (segment->marks, CARC_ON_LAKE) || carc_rule (state, CARC_CS1) == CARC_CS1_YES);
}

/* Can this city be one by its tiles? */
static gboolean
has_shape (const CarcState *state, guint16 root)
{
  const CarcNode *city = &state->nodes[root];
  return city->kind == CARC_CITY && city->open == 0 && city->size == 2 && state->nodes[city->next].slot != city->slot
         && is_half_round (state, root) && is_half_round (state, city->next);
}

/* The only follower in it; CARC_NONE if there is none, or if there are several. */
static guint
only_follower (const CarcState *state, guint16 root)
{
  const CarcFigureSet figures = carc_figures_on (state, root);
  guint found = CARC_NONE;
  for (CARC_EACH_FIGURE (i, &figures))
    if (carc_is_follower (state->figures[i].kind))
      {
        if (found != CARC_NONE)
          return CARC_NONE;
        found = i;
      }
  return found;
}

/* The next city of this tile whose owner may say that it becomes a castle, from the player on turn on: its follower.
 * CARC_NONE: there is none. */
static guint
next_candidate (const CarcState *state)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  const CarcTurn *turn = &state->turn;
  const guint n = state->rules->n_players;
  for (guint k = 0; k < n; k++)
    {
      const guint player = (state->player + k) % n;
      for (guint i = 0; i < turn->n_nodes && bridge->castles[player] > 0 && carc_is_there (state, player); i++)
        {
          const guint16 root = state->nodes[turn->first_node + i].feature;
          if (state->nodes[root].scored || !has_shape (state, root)
              || carc_list_has (bridge->declined, bridge->n_declined, root))
            continue;
          const guint figure = only_follower (state, root);
          if (figure != CARC_NONE && state->figures[figure].player == player)
            return figure;
        }
    }
  return CARC_NONE;
}

/* CS8 */
void
carc_castle_laid (CarcState *state)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  const gboolean same_turn = state->again && carc_rule (state, CARC_CS8) == CARC_CS8_LATER;
  bridge->n_declined = 0;
  for (guint i = 0; i < bridge->n_strongholds; i++)
    {
      bridge->strongholds[i].fresh = bridge->strongholds[i].fresh && same_turn;
      bridge->strongholds[i].paid = 0;
    }
}

void
carc_castle_ask (CarcState *state)
{
  const guint figure = next_candidate (state);
  if (figure == CARC_NONE)
    return;
  const CarcSlot *slot = &state->slots[state->figures[figure].slot];
  carc_ask (state, CARC_ASK_CASTLE, state->figures[figure].player, slot->x, slot->y);
}

/* It is told where another figure stood. */
static void
build (CarcState *state, guint16 first, guint16 second, guint lord, gboolean fresh)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  g_assert (bridge->n_strongholds < CARC_STRONGHOLDS_MAX);
  bridge->strongholds[bridge->n_strongholds++] = (CarcStronghold){
    .nodes = { first, second }, .lord = (guint16) lord, .pays = CARC_NONE, .fresh = (guint8) fresh
  };
}

gboolean
carc_castle_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  CarcBridge *bridge = carc_bridge_edit (state);
  const guint figure = next_candidate (state);
  g_assert (figure != CARC_NONE);
  const guint16 node = state->figures[figure].node, root = state->nodes[node].feature;
  if (((const CarcEntry *) given)->choice == CARC_CASTLE_BUILD)
    {
      CarcSurvey survey;
      carc_survey (state, root, &survey);
      carc_effect_losers (state, &survey, NULL, 0, CARC_BECAUSE_STRONGHOLD, FALSE);
      bridge->castles[state->figures[figure].player]--;
      build (state, node, state->nodes[node].next, CARC_NONE, TRUE);
      carc_figure_to (state, figure, CARC_PLACE_LORD, state->nodes[node].slot, -1, CARC_LEFT_LORD);
      if (carc_rule (state, CARC_CS3) == CARC_CS3_TAKEN)
        carc_traders_take (state, root);
      state->nodes[root].scored = TRUE;
    }
  else
    bridge->declined[bridge->n_declined++] = root;
  const guint next = next_candidate (state);
  if (next == CARC_NONE)
    {
      carc_ask_done (state);
      return TRUE;
    }
  const CarcSlot *slot = &state->slots[state->figures[next].slot];
  carc_ask_on (state, state->figures[next].player, slot->x, slot->y);
  return TRUE;
}

char *
carc_castle_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (((const CarcEntry *) given)->choice == CARC_CASTLE_BUILD
                              ? _ ("%s puts a castle in place of the city at %d,%d")
                              : _ ("%s builds no castle at %d,%d"),
                          carc_name (before, before->asked), before->about[0], before->about[1]);
}

guint
carc_castle_features (const CarcState *state, guint16 *nodes, guint max)
{
  const guint figure = next_candidate (state);
  if (figure == CARC_NONE)
    return 0;
  if (max > 0)
    nodes[0] = state->nodes[state->figures[figure].node].feature;
  return 1;
}

/* ---- the lord ---- */

void
carc_castle_figure_came (CarcState *state, guint figure)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  if (state->figures[figure].place == CARC_PLACE_LORD)
    bridge->strongholds[free_castle (state, state->figures[figure].slot)].lord = (guint16) figure;
}

void
carc_castle_figure_left (CarcState *state, guint figure, CarcLeft why)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  for (guint i = 0; i < bridge->n_strongholds; i++)
    if (bridge->strongholds[i].lord == figure)
      bridge->strongholds[i].lord = CARC_NONE;
}

gboolean
carc_castle_may_come (const CarcState *state, const CarcAt *at, guint kind, TableRefusal *why)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  const guint16 slot = carc_slot_at (state, at->cell_x, at->cell_y);
  return (slot != CARC_NONE && free_castle (state, slot) < bridge->n_strongholds)
         || table_refuse (why, _ ("no castle without a lord stands on %d,%d"), at->cell_x, at->cell_y);
}

/* ---- what it gets: CS6 ---- */

/* Does the feature have a tile near the castle?  Of a cloister only its own cell counts. */
static gboolean
touches (const CarcState *state, const CarcStronghold *castle, guint16 root)
{
  guint16 slots[CARC_STRONGHOLD_CELLS], member = root;
  find_vicinity (state, castle, slots);
  do
    {
      if (carc_list_has (slots, CARC_STRONGHOLD_CELLS, state->nodes[member].slot))
        return TRUE;
      member = state->nodes[member].next;
    }
  while (member != root);
  return FALSE;
}

static int
points_of (const CarcState *state, guint16 root, CarcWorth *worth)
{
  CarcSurvey survey;
  carc_survey (state, root, &survey);
  return carc_appraise (state, &survey, FALSE, worth);
}

void
carc_castle_before_scoring (CarcState *state, const guint16 *done, guint n_done)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  for (guint i = 0; i < bridge->n_strongholds; i++)
    {
      CarcStronghold *castle = &bridge->strongholds[i];
      int best = -1;
      castle->pays = CARC_NONE;
      for (guint k = 0; k < n_done && castle->lord != CARC_NONE && !castle->fresh; k++)
        {
          CarcWorth worth;
          const int points = touches (state, castle, done[k]) ? points_of (state, done[k], &worth) : -1;
          if (points > best)
            castle->pays = done[k];
          best = MAX (best, points);
        }
    }
}

static void
pay (CarcState *state, guint index, guint16 root, CarcBecause because)
{
  CarcStronghold *castle = &carc_bridge_edit (state)->strongholds[index];
  const guint figure = castle->lord, player = state->figures[figure].player;
  const CarcSlot *slot = &state->slots[state->figures[figure].slot];
  CarcFigureSet lord = CARC_NO_FIGURES;
  CarcVerdict verdict = { (guint8) (1 << player), because, -1, TABLE_RULINGS (CARC_CS6) };
  TableLine line = { .kind = CARC_LINE_STRONGHOLD, .feature = root, .x = slot->x, .y = slot->y };
  CarcWorth worth;
  carc_figures_put (&lord, figure);
  points_of (state, root, &worth);
  for (guint i = 0; i < worth.n_terms; i++)
    carc_add_term (&line, worth.terms[i].count, worth.terms[i].each, (CarcNoun) worth.terms[i].noun);
  line.rulings = worth.rulings;
  if (line.n_terms > 0)
    carc_book (state, &verdict, &line);
  castle->paid = (guint8) (player + 1);
  carc_feature_scored (state, state->nodes[castle->nodes[0]].feature, &lord, FALSE);
  carc_figure_home (state, figure, CARC_LEFT_PAID);
}

/* The castle that was paid now and that this one stands beside, with the most points; CARC_NONE if there is none. */
static guint16
find_chain (const CarcState *state, guint index)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  const CarcStronghold *castle = &bridge->strongholds[index];
  guint16 found = CARC_NONE;
  int best = -1;
  for (guint i = 0; i < bridge->n_strongholds; i++)
    {
      const CarcStronghold *other = &bridge->strongholds[i];
      CarcWorth worth;
      if (other->paid == 0 || other->pays == CARC_NONE
          || !(is_near (state, castle, state->nodes[other->nodes[0]].slot)
               || is_near (state, castle, state->nodes[other->nodes[1]].slot)))
        continue;
      const int points = points_of (state, other->pays, &worth);
      if (points > best)
        found = other->pays;
      best = MAX (best, points);
    }
  return found;
}

/* Pays all castles that get something now.  Returns if there was one. */
static gboolean
pay_all (CarcState *state, CarcBecause because)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  gboolean some = FALSE;
  for (guint i = 0; i < bridge->n_strongholds; i++)
    if (bridge->strongholds[i].lord != CARC_NONE && bridge->strongholds[i].pays != CARC_NONE)
      {
        pay (state, i, bridge->strongholds[i].pays, because);
        some = TRUE;
      }
  return some;
}

/* Castles that are as far from the feature are paid together, so it does not matter which one is older. */
gboolean
carc_castle_score (CarcState *state, gboolean final)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  CarcBecause because = CARC_BECAUSE_VICINITY;
  while (!final && pay_all (state, because))
    {
      because = CARC_BECAUSE_CHAIN;
      for (guint i = 0; i < bridge->n_strongholds; i++)
        if (bridge->strongholds[i].lord != CARC_NONE && !bridge->strongholds[i].fresh)
          bridge->strongholds[i].pays = find_chain (state, i);
    }
  for (guint i = 0; i < bridge->n_strongholds; i++)
    bridge->strongholds[i].pays = CARC_NONE;
  return TRUE;
}

guint8
carc_castle_paid_on (const CarcState *state, guint16 slot)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  guint8 players = 0;
  for (guint i = 0; i < bridge->n_strongholds; i++)
    if (bridge->strongholds[i].paid > 0 && is_near (state, &bridge->strongholds[i], slot))
      players |= (guint8) (1 << (bridge->strongholds[i].paid - 1));
  return players;
}

/* ---- farms: CS4, CS7 ---- */

void
carc_castle_city_marks (const CarcState *state, guint16 root, CarcMarks *marks)
{
  if (!carc_is_stronghold (state, root))
    return;
  *marks = carc_marks_with (*marks, CARC_STRONGHOLD);
  if (carc_rule (state, CARC_CS4) == CARC_CS4_FREE)
    *marks = carc_marks_minus (*marks, carc_marks_with (CARC_NO_MARKS, CARC_BESIEGED));
}

void
carc_castle_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  const int castles = carc_marked (&survey->city_marked, CARC_STRONGHOLD);
  if (survey->kind != CARC_FARM || castles == 0)
    return;
  carc_worth_set (worth, CARC_NOUN_STRONGHOLD, castles, 1);
  table_rulings_put (&worth->rulings, CARC_CS7);
}

/* ---- a snapshot ---- */

gboolean
carc_castle_can_be (const CarcState *state, guint16 node, TableRefusal *why)
{
  const guint16 root = node == CARC_NONE ? CARC_NONE : state->nodes[node].feature;
  if (root == CARC_NONE || !has_shape (state, root))
    return table_refuse (why, _ ("only a complete city of two half rounds can have become a castle"));
  return !carc_is_stronghold (state, root) || table_refuse (why, _ ("this city is a castle already"));
}

void
carc_castle_offer_now (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                       GArray *offers)
{
  const CarcState *state = data;
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (state->nodes[node].kind == CARC_CITY && carc_castle_can_be (state, node, NULL))
      carc_offer_node (state, node, offers);
}

gboolean
carc_castle_apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  if (!carc_in_play (state->rules, CARC_SYSTEM_BRIDGE))
    return table_refuse (why, _ ("there are no castles in this game"));
  if (!carc_castle_can_be (state, node, why))
    return FALSE;
  if (carc_bridge_of (state)->n_strongholds >= carc_bridge_each (state->rules) * state->rules->n_players)
    return table_refuse (why, _ ("all castles of this game are on the table"));
  build (state, node, state->nodes[node].next, CARC_NONE, FALSE);
  return TRUE;
}

gboolean
carc_castle_validate (const CarcState *state, TableRefusal *why)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  guint lords = 0, found = 0;
  for (guint i = 0; i < bridge->n_strongholds; i++)
    {
      const CarcStronghold *castle = &bridge->strongholds[i];
      const guint16 root = state->nodes[castle->nodes[0]].feature;
      lords += castle->lord != CARC_NONE;
      if (!has_shape (state, root) || !state->nodes[root].scored || state->nodes[castle->nodes[1]].feature != root)
        return table_refuse (why, "castle %u is no city of two tiles", i);
      if (castle->lord != CARC_NONE
          && (state->figures[castle->lord].place != CARC_PLACE_LORD
              || state->figures[castle->lord].slot != state->nodes[castle->nodes[0]].slot))
        return table_refuse (why, "the lord of castle %u is elsewhere", i);
    }
  for (guint i = 0; i < state->n_figures; i++)
    found += state->figures[i].place == CARC_PLACE_LORD;
  return found == lords || table_refuse (why, "%u figures are lords of %u castles", found, lords);
}
