/* carc-dragon.c - The Princess and the Dragon: the volcanoes and the dragon's moves, the princess, who sends a knight
 * home, the portal, which leads a follower elsewhere, and the row of the system.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A volcano calls the dragon to its tile.  After a tile that shows him, the players move him by turns, from the player
 * on turn, up to six steps; he eats the figures on each tile that he comes to.  The fairy is in carc-dragon-fairy.c.
 */
#include "carc-dragon.h"

#include "carcassonne/carc-dragon-marks.h"
#include "carcassonne/carc-snapshot.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "table/table-intl.h"

#define CITIES (1 << CARC_CITY)

static const CarcMarkRow marks[] = {
  { CARC_VOLCANO, "volcano", .on_cell = TRUE, .title = N_ ("Volcano") },
  { CARC_DRAGON, "dragon", .on_cell = TRUE, .title = N_ ("Dragon") },
  { CARC_PORTAL, "portal", .on_cell = TRUE, .title = N_ ("Magic portal") },
  { CARC_PRINCESS, "princess", .on = CITIES, .title = N_ ("Princess") },
};
static const CarcPieceRow pieces[] = {
  { CARC_PIECE_DRAGON, "dragon", 'D' },
  { CARC_PIECE_FAIRY, "fairy", 'F' },
};
static const CarcLineRow lines[] = { { CARC_LINE_FAIRY, "fairy", N_ ("Fairy"), N_ ("fairy at %d,%d") } };
static const CarcNounRow nouns[] = { { CARC_NOUN_FAIRY, "fairy", CARC_FORMS ("follower", "followers") } };
static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_BESIDE_FAIRY, "beside-fairy", N_ ("the fairy stands beside it at the beginning of the turn") },
  { CARC_BECAUSE_SCORED_BESIDE_FAIRY, "scored-beside-fairy",
    N_ ("the fairy stands beside it when its feature is scored") },
  { CARC_BECAUSE_TURN_TAKEN, "turn-taken", N_ ("it was not this player’s turn") },
};

#define SHEET N_ ("The Princess and the Dragon")

static const CarcRulingRow rulings[] = {
  { CARC_A25, "A25", N_ ("The Arbitress: required pieces"), N_ ("Is the fairy the Arbitress?"),
    CARC_FIXED (N_ ("No, they are two figures, and both stand on the table.")) },
  { CARC_A26, "A26", N_ ("The Arbitress: 2"), N_ ("The dragon comes to the tile of the Arbitress: what happens?"),
    CARC_FIXED (N_ ("The player who moved him walks her one to six steps away; then the dragon goes on.")) },
  { CARC_A27,
    "A27",
    N_ ("The Arbitress: 2"),
    N_ ("May the Arbitress walk to the tile where the dragon stands?"),
    3,
    { { "yes", N_ ("Yes, and nothing happens then: she leaves only if he comes to her.") },
      { "pass", N_ ("She may pass it, but not stop there.") },
      { "no", N_ ("No, she may neither stop there nor pass it.") } },
    { { "arbitress" } } },
  { CARC_L49,
    "L49",
    N_ ("The Lake, Playing with The Princess & the Dragon"),
    N_ ("A racer stands on the tile of the fairy, who is there beside somebody else: does the dragon eat it?"),
    2,
    { { "safe", N_ ("No: the dragon does not go to the fairy, so nobody there is eaten.") },
      { "eaten", N_ ("Yes: he goes to her tile if a racer stands there, and eats the racers only.") } },
    { { "lake" } } },
  { CARC_D1,
    "D1",
    SHEET,
    N_ ("When does the dragon move?"),
    2,
    { { "before", N_ ("After the act and after captures, before features are scored.") },
      { "after", N_ ("After features are scored and wagons have moved on.") } } },
  { CARC_D2,
    "D2",
    SHEET,
    N_ ("What does the fairy stand beside?"),
    2,
    { { "follower", N_ ("One follower of the player who moves her.") },
      { "tile", N_ ("All followers on a tile: a player whose turn begins gets a point for each of theirs there.") } } },
  { CARC_D3,
    "D3",
    SHEET,
    N_ ("Does the dragon eat a figure that stands on a tower?"),
    2,
    { { "eaten", N_ ("Yes.") }, { "safe", N_ ("No, it is safe there.") } },
    { { "tower" } } },
  { CARC_D4, "D4", SHEET, N_ ("Where can the dragon go?"),
    CARC_FIXED (N_ ("Up to six steps to tiles beside him, to none twice, not to the fairy and not onto open water; the "
                    "tile that he starts from counts. He eats all figures there, racers too, but no barn and not the "
                    "Keeper. He stops where no step is left.")) },
  { CARC_D5, "D5", SHEET, N_ ("A tile with the dragon is drawn before the first volcano: what happens?"),
    CARC_FIXED (N_ ("It is put aside and another one is drawn; with the first volcano it goes back into the stack.")) },
  { CARC_D6, "D6", SHEET, N_ ("Who can be put down on the tile where the dragon stands?"),
    CARC_FIXED (N_ ("No follower, builder or pig on the land, by whatever means; but a racer can start there, a barn "
                    "can stand on its corner, and a piece or a follower on its tower.")) },
  { CARC_D7,
    "D7",
    SHEET,
    N_ ("Where does a portal lead?"),
    2,
    { { "incomplete", N_ ("To any incomplete feature on another tile that nobody is in, the lake's too; only for "
                          "followers, and a mayor only into cities.") },
      { "completed",
        N_ ("Also to a cloister or shrine on another tile that this tile completes and nobody is in.") } } },
  { CARC_D8,
    "D8",
    SHEET,
    N_ ("Whom does the princess send home?"),
    2,
    { { "may", N_ ("One follower of any player in her city, if the player wants it; then nothing else is done with the "
                   "tile.") },
      { "must", N_ ("If there are followers in her city, one of any player must go home; then nothing else is done "
                    "with the tile.") } } },
  { CARC_D9, "D9", SHEET, N_ ("When does the fairy pay?"),
    CARC_FIXED (N_ ("1 point at the beginning of a turn: two tiles in a row are one turn, and an abbey after the last "
                    "tile is not a turn. 3 points when the follower’s feature is scored, also without the majority, "
                    "for 0 points and at the end.")) },
};

/* ---- the tile ---- */

/* If so many tiles are hidden as there are without the dragon, none of those may be in the stack. */
static gboolean
volcanoes_left (const CarcState *state)
{
  guint volcanoes = 0, others = 0;
  for (guint i = 0; i < state->rules->n_tiles; i++)
    {
      if (state->remaining[i] == 0 || carc_tile_held (state->rules, i))
        continue;
      volcanoes += carc_tile_has_mark (&state->rules->tiles[i], CARC_VOLCANO);
      others += carc_tile_has_mark (&state->rules->tiles[i], CARC_DRAGON) ? 0 : state->remaining[i];
    }
  return volcanoes > 0 && others > state->n_hidden;
}

/* D5.  Without a volcano in the stack, nothing would bring the tile back. */
static gboolean
dragon_guards (const CarcState *state, guint tile)
{
  return carc_dragon_of (state)->slot == CARC_NONE && carc_tile_has_mark (&state->rules->tiles[tile], CARC_DRAGON)
         && volcanoes_left (state);
}

static gboolean
dragon_may_draw (const CarcState *state, guint tile, TableRefusal *why)
{
  return !dragon_guards (state, tile)
         || table_refuse (why, _ ("a tile with the dragon is put aside until the first volcano lies"));
}

static gboolean
dragon_may_lay (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  return dragon_may_draw (state, tile, why);
}

static gboolean
dragon_may_deploy (const CarcState *state, guint kind, guint16 slot, TableRefusal *why)
{
  return carc_dragon_of (state)->slot != slot
         || table_refuse (why, _ ("the dragon stands on %d,%d, and nobody comes to him"), state->slots[slot].x,
                          state->slots[slot].y);
}

static void
dragon_begin (CarcState *state, gboolean in_play)
{
  CarcDragon *dragon = carc_dragon_edit (state);
  dragon->slot = dragon->fairy = dragon->beside = CARC_NONE;
  /* A table may start from a volcano. */
  for (guint16 slot = 0; in_play && slot < state->n_slots; slot++)
    if (carc_slot_placed (state, slot) && carc_marks_has (carc_slot_cell (state, slot)->marks, CARC_VOLCANO))
      dragon->slot = slot;
}

static void
dragon_laid (CarcState *state)
{
  CarcDragon *dragon = carc_dragon_edit (state);
  dragon->hungry = carc_laid_with (state, carc_marks_of (CARC_DRAGON)) != CARC_NONE;
  for (guint i = 0; i < state->turn.n_slots; i++)
    {
      const guint16 slot = state->turn.slots[i];
      if (!carc_marks_has (carc_slot_cell (state, slot)->marks, CARC_VOLCANO))
        continue;
      dragon->slot = slot;
      carc_effect_on (state, CARC_EFFECT_DRAGON, state->player, slot, 0, NULL);
    }
}

/* ---- his steps ---- */

/* May the dragon be on this cell? */
static gboolean
dragon_is_ground (const CarcState *state, guint16 slot, TableRefusal *why)
{
  if (!carc_slot_placed (state, slot))
    return table_refuse (why, _ ("the dragon goes only to tiles"));
  const int x = state->slots[slot].x, y = state->slots[slot].y;
  if (carc_slot_cell (state, slot)->flags & CARC_CELL_WATER)
    return table_refuse (why, _ ("the dragon does not go onto the open water at %d,%d"), x, y);
  return !(carc_slot_cell (state, slot)->flags & CARC_CELL_INSIDE)
         || table_refuse (why, _ ("the dragon does not go into the City of Carcassonne at %d,%d"), x, y);
}

static gboolean
has_racer (const CarcState *state, guint16 slot)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].place == CARC_PLACE_RACE && state->figures[i].slot == slot)
      return TRUE;
  return FALSE;
}

static gboolean
may_enter (const CarcState *state, guint16 slot, TableRefusal *why)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  if (!dragon_is_ground (state, slot, why))
    return FALSE;
  const int x = state->slots[slot].x, y = state->slots[slot].y;
  if (slot == dragon->fairy && !(carc_rule (state, CARC_L49) == CARC_L49_EATEN && has_racer (state, slot)))
    return table_refuse (why, _ ("the dragon does not go to %d,%d: the fairy stands there"), x, y);
  return !carc_list_has (dragon->visited, dragon->n_visited, slot)
         || table_refuse (why, _ ("the dragon was on %d,%d in this move, and goes nowhere twice"), x, y);
}

/* Can he make one more step? */
static gboolean
goes_on (const CarcState *state)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  if (dragon->n_visited > CARC_DRAGON_STEPS)
    return FALSE;
  for (guint side = 0; side < 4; side++)
    if (may_enter (state, state->slots[dragon->slot].neighbour[side], NULL))
      return TRUE;
  return FALSE;
}

/* The player who makes the next step. */
static guint
next_mover (const CarcState *state)
{
  guint player = state->player;
  for (guint i = 1; i < carc_dragon_of (state)->n_visited; i++)
    player = table_next_there (state->rules, state->away, player);
  return player;
}

static void
dragon_ask (CarcState *state, CarcPhase phase)
{
  CarcDragon *dragon = carc_dragon_edit (state);
  if (phase != (carc_rule (state, CARC_D1) == CARC_D1_BEFORE ? CARC_PHASE_ACTED : CARC_PHASE_MOVED) || !dragon->hungry)
    return;
  dragon->hungry = FALSE;
  if (dragon->slot == CARC_NONE)
    return;
  dragon->visited[0] = dragon->slot;
  dragon->n_visited = 1;
  if (goes_on (state))
    carc_ask (state, CARC_ASK_DRAGON, state->player, 1, 0);
}

/* On the fairy's tile he eats racers only (L49), unless the table agreed to the step. */
static void
eat (CarcState *state, guint16 slot)
{
  const gboolean racers = slot == carc_dragon_of (state)->fairy && !state->agreed;
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].slot == slot && carc_figure_touch (state, i, CARC_TOUCH_EAT, NULL)
        && (!racers || state->figures[i].place == CARC_PLACE_RACE))
      carc_figure_home (state, i, CARC_LEFT_EATEN);
}

/* Does the Arbitress stand on his tile, and can she go away? */
static gboolean
finds_arbitress (const CarcState *state, guint16 slot)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  CarcReach reach[1];
  return she->on && she->x == state->slots[slot].x && she->y == state->slots[slot].y
         && carc_arbitress_reach (state, reach, 1) > 0;
}

static gboolean
apply_step (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  CarcDragon *dragon = carc_dragon_edit (state);
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  const guint16 slot = carc_slot_at (state, at.x, at.y);
  const CarcSlot *here = &state->slots[dragon->slot];
  if (!state->agreed && ABS (here->x - at.x) + ABS (here->y - at.y) != 1)
    return table_refuse (why, _ ("the dragon makes one step at a time, from %d,%d to a tile beside it"), here->x,
                         here->y);
  if (!carc_slot_placed (state, slot))
    return table_refuse (why, _ ("the dragon goes only to tiles"));
  if (state->agreed && slot == dragon->slot)
    return table_refuse (why, _ ("the dragon stands on %d,%d already"), at.x, at.y);
  if (!state->agreed && !may_enter (state, slot, why))
    return FALSE;
  dragon->slot = dragon->visited[dragon->n_visited++] = slot;
  eat (state, slot);
  if (finds_arbitress (state, slot))
    {
      carc_ask (state, CARC_ASK_FLEE, state->asked, 0, 0);
      carc_ask_done (state);
    }
  else if (goes_on (state))
    carc_ask_on (state, next_mover (state), dragon->n_visited, 0);
  else
    carc_ask_done (state);
  return TRUE;
}

static gboolean
apply_flee (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const CarcSlot *here = &state->slots[carc_dragon_of (state)->slot];
  if (entry->path[entry->n_path - 1].x == here->x && entry->path[entry->n_path - 1].y == here->y)
    return table_refuse (why, _ ("the Arbitress must leave %d,%d, where the dragon is"), here->x, here->y);
  if (!carc_arbitress_apply (state, given, why))
    return FALSE;
  if (goes_on (state))
    carc_ask (state, CARC_ASK_DRAGON, next_mover (state), carc_dragon_of (state)->n_visited, 0);
  carc_ask_done (state);
  return TRUE;
}

/* ---- offers and words ---- */

static void
offer_steps (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const CarcSlot *here = &state->slots[carc_dragon_of (state)->slot];
  if (state->agreed)
    carc_offer_tiles (state, here->x, here->y, offers);
  for (guint side = 0; side < 4 && !state->agreed; side++)
    if (may_enter (state, here->neighbour[side], NULL))
      carc_offer_cell (offers, state->slots[here->neighbour[side]].x, state->slots[here->neighbour[side]].y);
}

static gboolean
step_from (gconstpointer data, gconstpointer given, gint16 *x, gint16 *y)
{
  const CarcState *state = data;
  const CarcSlot *here = &state->slots[carc_dragon_of (state)->slot];
  *x = here->x;
  *y = here->y;
  return TRUE;
}

static char *
tell_step (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  return g_strdup_printf (_ ("%s: the dragon to %d,%d"), carc_name (before, before->asked), at.x, at.y);
}

static char *
tell_flee (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  const CarcCellXY goal = entry->path[entry->n_path - 1];
  return g_strdup_printf (_ ("%s: away from the dragon, the Arbitress to %d,%d"), carc_name (before, before->asked),
                          goal.x, goal.y);
}

static char *
ask_dragon (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: where does the dragon go? step %d of %d"), carc_name (state, state->asked),
                          state->about[0], CARC_DRAGON_STEPS);
}

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_DRAGON, .word = "dragon", .tell = ask_dragon },
  { .id = CARC_ASK_FLEE, .word = "flee", .says = N_ ("%s: where does the Arbitress go, away from the dragon?") },
};

static char *
called_tell (gconstpointer state, const TableLine *effect)
{
  return g_strdup_printf (_ ("the dragon comes to the volcano on %d,%d"), effect->x, effect->y);
}

static const TableEffectRow effects[] = { { CARC_EFFECT_DRAGON, "dragon", NULL, called_tell } };

/* ---- the princess ---- */

/* The city of the princess on the tile just placed; CARC_NONE if it shows none. */
static guint16
city_of_princess (const CarcState *laid)
{
  for (guint i = 0; i < laid->turn.n_nodes; i++)
    {
      const guint16 node = (guint16) (laid->turn.first_node + i);
      if (carc_marks_has (carc_node_segment (laid, node)->marks, CARC_PRINCESS) && laid->nodes[node].kind == CARC_CITY)
        return laid->nodes[node].feature;
    }
  return CARC_NONE;
}

static gboolean
is_her_knight (const CarcState *laid, guint index)
{
  const CarcFigure *figure = &laid->figures[index];
  const guint16 city = city_of_princess (laid);
  if (figure->place != CARC_PLACE_FEATURE || !carc_is_follower (figure->kind))
    return FALSE;
  return laid->agreed ? laid->nodes[figure->node].kind == CARC_CITY
                      : city != CARC_NONE && laid->nodes[figure->node].feature == city;
}

static gboolean
princess_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *laid = data;
  for (guint i = 0; carc_in_play (laid->rules, CARC_SYSTEM_DRAGON) && i < laid->n_figures; i++)
    if (is_her_knight (laid, i))
      return TRUE;
  return FALSE;
}

/* D8 must */
static gboolean
princess_may_act (const CarcState *laid, guint act, TableRefusal *why)
{
  return carc_rule (laid, CARC_D8) != CARC_D8_MUST || act == CARC_ACT_PRINCESS || !princess_offered (laid, NULL)
         || table_refuse (why, _ ("by D8 the princess must send a knight of her city home, and nothing else is done "
                                  "with the tile"));
}

static gboolean
princess_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!carc_in_play (state->rules, CARC_SYSTEM_DRAGON) || (city_of_princess (state) == CARC_NONE && !state->agreed))
    return table_refuse (why, _ ("the tile just placed shows no princess"));
  const guint figure = carc_pick_find (state, is_her_knight, &entry->at, (guint) entry->player, entry->figure);
  if (figure == CARC_NONE || !is_her_knight (state, figure))
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      return table_refuse (why, _ ("%s has no such knight in the city of the princess (%s)"),
                           carc_name (state, entry->player), place);
    }
  const guint meant = carc_which_of (state, figure, entry, why);
  if (meant == CARC_NONE)
    return FALSE;
  carc_figure_home (state, meant, CARC_LEFT_SENT);
  return TRUE;
}

static char *
princess_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  /* Translators: behind the tile that was laid; whose figure, its kind, where it stood */
  return g_strdup_printf (_ (", the princess sends home: %s, %s, %s"), carc_name (before, entry->player),
                          _ (carc_figures[entry->figure]->name), place);
}

static char *
princess_tell_place (gconstpointer laid, gconstpointer given, const TableOffer *offer)
{
  return carc_pick_tell (laid, is_her_knight, offer);
}

/* ---- the portal ---- */

/* Can a figure of this kind come through the portal to this node?  D7 */
static gboolean
may_come (const CarcState *laid, guint kind, guint16 node, TableRefusal *why)
{
  const CarcNode *feature = &laid->nodes[laid->nodes[node].feature];
  const CarcSlot *slot = &laid->slots[laid->nodes[node].slot];
  if (!carc_is_follower (kind))
    return table_refuse (why, _ ("only a follower goes through a portal"));
  for (guint i = 0; i < laid->turn.n_slots; i++)
    if (laid->turn.slots[i] == laid->nodes[node].slot)
      return table_refuse (why, _ ("a portal leads to another tile, not to its own"));
  const gboolean now = carc_completes (laid, laid->nodes[node].feature);
  if (laid->agreed && !feature->scored && (feature->kind == CARC_FARM || feature->open > 0 || now))
    return carc_figure_may_stand (laid, laid->player, kind, node, why);
  if (now && (feature->kind != CARC_CLOISTER || carc_rule (laid, CARC_D7) == CARC_D7_INCOMPLETE))
    return table_refuse (why, _ ("by D7 a portal does not lead to %d,%d: this tile completes the feature there"),
                         slot->x, slot->y);
  if (feature->scored || (feature->kind != CARC_FARM && feature->open == 0 && !now))
    return table_refuse (why, _ ("the feature on %d,%d is complete"), slot->x, slot->y);
  if (feature->figures > 0)
    return table_refuse (why, _ ("the feature on %d,%d has a figure already"), slot->x, slot->y);
  return carc_figure_may_stand (laid, laid->player, kind, node, why)
         && carc_may_deploy (laid, kind, laid->nodes[node].slot, why) && carc_may_claim_feature (laid, kind, node, why);
}

static gboolean
has_goal (const CarcState *laid, guint kind)
{
  for (guint16 node = 0; node < laid->n_nodes; node++)
    if (may_come (laid, kind, node, NULL))
      return TRUE;
  return FALSE;
}

static gboolean
is_portal (const CarcState *laid)
{
  return carc_in_play (laid->rules, CARC_SYSTEM_DRAGON)
         && (laid->agreed || carc_laid_with (laid, carc_marks_of (CARC_PORTAL)) != CARC_NONE);
}

static void
portal_offer_kinds (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  const CarcState *laid = data;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_figure_in_supply (laid, laid->player, (CarcFigureKind) kind) != CARC_NONE && has_goal (laid, kind))
      table_offer_add (offers, (gint32) kind);
}

static void
portal_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *laid = data;
  for (guint16 node = 0; node < laid->n_nodes; node++)
    if (may_come (laid, ((const CarcEntry *) given)->figure, node, NULL))
      carc_offer_node (laid, node, offers);
}

static gboolean
portal_offered (gconstpointer laid, const TableAct *act)
{
  return is_portal (laid) && table_offer_any (portal_offer_kinds, laid, act);
}

static gboolean
portal_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  const guint figure = carc_figure_in_supply (state, state->player, (CarcFigureKind) entry->figure);
  if (!is_portal (state))
    return table_refuse (why, _ ("the tile just placed shows no portal"));
  if (node == CARC_NONE)
    return table_refuse (why, _ ("there is no such feature on %d,%d"), entry->cell_x, entry->cell_y);
  if (!may_come (state, entry->figure, node, why))
    return FALSE;
  if (figure == CARC_NONE)
    return carc_refuse_none_left (state, state->player, entry->figure, why);
  carc_figure_deploy (state, figure, node);
  return TRUE;
}

static char *
portal_tell (gconstpointer before, gconstpointer given)
{
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  g_autofree char *through = g_strdup_printf (_ ("through the portal to %s"), place);
  return carc_words (_ (carc_figures[entry->figure]->acted), through);
}

/* ---- a game that has already begun ---- */

static gboolean
in_game (const CarcState *state, TableRefusal *why)
{
  return carc_in_play (state->rules, CARC_SYSTEM_DRAGON)
         || table_refuse (why, _ ("the dragon and the fairy are not in this game"));
}

static gboolean
dragon_apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  if (!in_game (state, why))
    return FALSE;
  if (!carc_slot_placed (state, slot))
    return table_refuse (why, _ ("there is no tile on %d,%d"), entry->x, entry->y);
  if (entry->kind == CARC_ENTRY_NOW_DRAGON)
    {
      if (!dragon_is_ground (state, slot, why))
        return FALSE;
      carc_dragon_edit (state)->slot = slot;
      return TRUE;
    }
  if (carc_slot_cell (state, slot)->flags & CARC_CELL_WATER)
    return table_refuse (why, _ ("nobody stands on the open water at %d,%d"), entry->x, entry->y);
  carc_dragon_edit (state)->fairy = slot;
  carc_dragon_edit (state)->beside = CARC_NONE;
  return TRUE;
}

static gboolean
dragon_apply_now_fairy (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint figure = carc_figure_standing_of (state, (guint) entry->player, &entry->at, entry->figure);
  if (!in_game (state, why))
    return FALSE;
  if (carc_rule (state, CARC_D2) == CARC_D2_TILE)
    return table_refuse (why, _ ("by D2 the fairy stands on a tile, not beside one follower: write now fairy on X,Y"));
  if (figure == CARC_NONE || state->figures[figure].slot == CARC_NONE)
    return table_refuse (why, _ ("%s has no figure there"), carc_name (state, entry->player));
  if (!carc_fairy_may_be_beside (state, figure))
    return table_refuse (why, _ ("the fairy stands only beside a follower"));
  carc_dragon_edit (state)->beside = (guint16) figure;
  carc_dragon_edit (state)->fairy = state->figures[figure].slot;
  return TRUE;
}

static gboolean
can_be_on (const CarcState *state, guint16 slot)
{
  return dragon_is_ground (state, slot, NULL);
}

static gboolean
may_have_her (const CarcState *state, guint figure)
{
  return carc_fairy_may_be_beside (state, figure) && carc_rule (state, CARC_D2) != CARC_D2_TILE;
}

/* Nothing waits from the last tile. */
static gboolean
dragon_resume (CarcState *state, TableRefusal *why)
{
  carc_dragon_edit (state)->hungry = FALSE;
  return TRUE;
}

/* ---- the acts ---- */

/* clang-format off */
static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_DRAGON, "dragon", N_ ("The dragon"), 'o', dragon_apply_now,
            { .type = &carc_operand_cell, CARC_FIELD (cell), .ask = N_ ("Where is the dragon?"),
              CARC_OFFER_SLOTS (can_be_on) }),
  CARC_NOW (CARC_ENTRY_NOW_FAIRY_ON, "fairy on", N_ ("The fairy, on a tile"), 'u', dragon_apply_now,
            CARC_NOW_CELL (N_ ("Where is the fairy?"))),
  CARC_NOW (CARC_ENTRY_NOW_FAIRY, "fairy", N_ ("The fairy, beside a figure"), 'i', dragon_apply_now_fairy,
            CARC_NOW_PLAYER (N_ ("Whose figure?"), .offer = carc_offer_standers),
            { .type = &carc_operand_standing, CARC_PICKED (at, may_have_her),
              .ask = N_ ("Beside which figure is the fairy?") },
            CARC_PICKED_KIND (may_have_her)),
  { .kind = CARC_ENTRY_DRAGON, .verb = "dragon",
    .operands = { { .type = &carc_operand_cell, CARC_FIELD (path), CARC_COUNT (n_path), .max = 1,
                    .offer = offer_steps, .from = step_from } },
    .when = CARC_WHEN (DRAGON), .prefixed = CARC_WHEN (DRAGON), .apply = apply_step, .tell = tell_step },
  { .kind = CARC_ENTRY_FLEE, .verb = "flee",
    .operands = { { .type = &carc_operand_cell, .flags = TABLE_OPERAND_REPEATED, .member = "path",
                    CARC_FIELD (path), CARC_COUNT (n_path), .max = CARC_PATH_MAX,
                    .offer = carc_arbitress_offer, .tell = carc_tell_goal, .from = carc_arbitress_from } },
    .when = CARC_WHEN (FLEE), .prefixed = CARC_WHEN (FLEE), .apply = apply_flee, .tell = tell_flee },
  { .kind = CARC_ACT_FAIRY, .verb = "fairy", .group = CARC_GROUP_ACTS,
    .operands = { { .type = &carc_operand_standing, CARC_PICKED (at, carc_fairy_can_go_to),
                    .ask = N_ ("Beside which follower?") },
                  CARC_PICKED_KIND (carc_fairy_can_go_to) },
    .title = N_ ("The fairy"), .key = 'f',
    .offered = carc_fairy_offered, .apply = carc_fairy_apply, .tell = carc_fairy_tell },
  { .kind = CARC_ACT_FAIRY_ON, .verb = "fairy on", .group = CARC_GROUP_ACTS,
    .operands = { { .type = &carc_operand_cell, CARC_FIELD (path), CARC_COUNT (n_path), .max = 1,
                    .ask = N_ ("Onto which tile?"), CARC_OFFER_SLOTS (carc_fairy_can_be_on) } },
    .title = N_ ("The fairy"), .key = 'y',
    .offered = carc_fairy_offered, .apply = carc_fairy_apply_on, .tell = carc_fairy_tell_on },
  { .kind = CARC_ACT_PRINCESS, .verb = "princess", .group = CARC_GROUP_ACTS,
    .operands = { { .type = &carc_operand_standing, CARC_PICKED (at, is_her_knight), .ask = N_ ("Who is sent home?"),
                    .tell = princess_tell_place },
                  CARC_PICKED_PLAYER (is_her_knight), CARC_PICKED_KIND (is_her_knight),
                  CARC_PICKED_WHICH (is_her_knight) },
    .title = N_ ("The princess sends a knight home"), .key = 'q',
    .offered = princess_offered, .apply = princess_apply, .tell = princess_tell },
  { .kind = CARC_ACT_PORTAL, .verb = "portal", .group = CARC_GROUP_ACTS,
    .operands = { { .type = &carc_operand_other_figure, CARC_FIELD (figure), .offer = portal_offer_kinds,
                    .flags = TABLE_OPERAND_OPTIONAL },
                  { .type = &carc_operand_goal, CARC_FIELD (at), .flags = TABLE_OPERAND_BY_CELL,
                    .ask = N_ ("Where does the portal lead?"), .offer = portal_offer } },
    .title = N_ ("Through the portal"), .key = 'o',
    .offered = portal_offered, .apply = portal_apply, .tell = portal_tell },
};
/* clang-format on */

/* ---- pictures, words, JSON ---- */

static guint
dragon_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  const struct
  {
    guint id;
    guint16 slot;
  } all[] = { { CARC_PIECE_DRAGON, dragon->slot }, { CARC_PIECE_FAIRY, dragon->fairy } };
  guint n = 0;
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i].slot != CARC_NONE && n < max)
      {
        const CarcSlot *slot = &state->slots[all[i].slot];
        standing[n++] = (CarcPiece){ (guint8) all[i].id, slot->x, slot->y, -1, -1 };
      }
  return n;
}

/* "Anna’s follower on the road", or NULL if the fairy is beside nobody. */
static char *
tell_beside (const CarcState *state)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  return dragon->beside == CARC_NONE ? NULL : carc_figure_tell (state, dragon->beside);
}

static void
dragon_tell (const CarcState *state, GString *out)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  g_autofree char *beside = tell_beside (state);
  if (dragon->slot != CARC_NONE)
    g_string_append_printf (out, _ ("The dragon is on %d,%d\n"), state->slots[dragon->slot].x,
                            state->slots[dragon->slot].y);
  if (dragon->fairy != CARC_NONE)
    {
      g_string_append_printf (out, _ ("The fairy is on %d,%d"), state->slots[dragon->fairy].x,
                              state->slots[dragon->fairy].y);
      if (beside != NULL)
        g_string_append_printf (out, _ (", beside %s"), beside);
      g_string_append_c (out, '\n');
    }
}

static void
dragon_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  g_autofree char *beside = tell_beside (state);
  if (dragon->slot == slot)
    g_string_append_printf (words, ", %s", _ ("the dragon"));
  if (dragon->fairy == slot && beside != NULL)
    g_string_append_printf (words, _ (", the fairy beside %s"), beside);
  else if (dragon->fairy == slot)
    g_string_append_printf (words, ", %s", _ ("the fairy"));
}

static void
dragon_report (const CarcState *state, GString *json)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  in_object (json, "dragon");
  carc_put_slot (json, "cell", state, dragon->slot);
  carc_put_slot (json, "fairy", state, dragon->fairy);
  if (dragon->beside == CARC_NONE)
    put_null (json, "beside");
  else
    {
      const CarcFigure *figure = &state->figures[dragon->beside];
      in_object (json, "beside");
      put_text (json, "player", carc_name (state, figure->player));
      put_text (json, "figure", carc_figures[figure->kind]->word);
    }
}

static gboolean
dragon_validate (const CarcState *state, TableRefusal *why)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  if (dragon->n_visited > CARC_DRAGON_STEPS + 1)
    return table_refuse (why, "the dragon made too many steps");
  return dragon->beside == CARC_NONE || state->figures[dragon->beside].slot == dragon->fairy
         || table_refuse (why, "the fairy is not where the figure beside her is");
}

static const char *const tile_names[] = {
  N_ ("volcano in the fields"),
  N_ ("portal between two curves"),
  N_ ("road that ends at a volcano"),
  N_ ("city edge, dragon"),
  N_ ("city edge, volcano"),
  N_ ("cloister between three roads, dragon"),
  N_ ("crossing of three, dragon"),
  N_ ("crossing of three, portal"),
  N_ ("city edge with a princess, crossing"),
  N_ ("city edge with a princess, city in the corner, pennant"),
  N_ ("great city with a princess"),
  N_ ("great city, pennant, portal"),
  N_ ("cloister in a great city, dragon"),
  N_ ("curve, dragon"),
  N_ ("curve, volcano"),
  N_ ("straight road, dragon"),
  N_ ("straight road, volcano"),
  N_ ("city in the corner with a princess, parting the fields"),
  N_ ("city in the corner, dragon"),
  N_ ("city in the corner with a princess"),
  N_ ("two city edges, volcano"),
  N_ ("city from side to side, pennant, dragon"),
  N_ ("city in the corner with a princess, curve"),
  N_ ("city in the corner, curve, portal"),
  N_ ("road through the city, dragon"),
  N_ ("city edge, curve to the west, dragon"),
  N_ ("city edge, curve to the west, portal"),
  N_ ("city edge, curve to the east, dragon"),
  N_ ("city edge, curve to the east, portal"),
};

static const CarcLeftRow lefts[] = {
  { CARC_LEFT_EATEN, "eaten", N_ ("the dragon ate it") },
  { CARC_LEFT_SENT, "sent", N_ ("the princess sent it away") },
};

static const TableHelp help[] = {
  { .topics = "dragon, flee, fairy, princess, portal",
    .text = N_ ("A volcano brings the dragon there. When his tile is laid, the players move him six "
                "steps in turn, and he eats what he meets. F moves the fairy beside one of your "
                "followers: he does not come there, and she brings points. Q: a princess sends a knight "
                "home. O: through a portal, a follower goes to any tile where it may stand.") },
};

const CarcSystem carc_dragon = {
  .id = CARC_SYSTEM_DRAGON,
  .name = "dragon",
  .title = N_ ("The Princess and the Dragon"),
  .description = N_ ("Copies; with volcanoes, dragon, fairy, princesses and portals"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 7,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (pieces),
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .part_size = sizeof (CarcDragon),
  .begin = dragon_begin,
  .may_lay = dragon_may_lay,
  .guards = dragon_guards,
  .turns_alike = TRUE,
  .allows_draw = dragon_may_draw,
  .may_deploy = dragon_may_deploy,
  .allows_act = princess_may_act,
  .laid = dragon_laid,
  .ask = dragon_ask,
  .asks_in = CARC_IN (ACTED) | CARC_IN (MOVED), /* D1 */
  .turn_begins = carc_fairy_begins,
  .turn_taken = carc_fairy_turn_taken,
  .resume = dragon_resume,
  .feature_scored = carc_fairy_scored,
  .figure_left = carc_fairy_figure_left,
  .validate = dragon_validate,
  .report = dragon_report,
  .standing = dragon_standing,
  .tell = dragon_tell,
  .tell_cell = dragon_tell_cell,
};
