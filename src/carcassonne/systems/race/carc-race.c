/* carc-race.c - the race for the lighthouse: who enters, who becomes the Keeper, and what is told of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, The race for the lighthouse and Keeper of the lighthouse; rulings L13 to L31.
 * carc-race-move.c has how racers move.
 */
#include "carc-race.h"

#include <stdlib.h>

#include "carcassonne/carc-query.h"
#include "carcassonne/carc-snapshot.h"
#include "carcassonne/carc-tell-spot.h"
#include "carcassonne/systems/count/carc-count.h"
#include "carcassonne/systems/keeper/carc-keeper.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "table/table-intl.h"

static const CarcLineRow lines[] = {
  { CARC_LINE_KEEPER, "keeper", N_ ("Keeper"), N_ ("Keeper of the lighthouse"),
    .rule = N_ ("The Lake, The race for the lighthouse: its Keeper gets 25 points at the end of the game") }
};
static const CarcNounRow nouns[] = { { CARC_NOUN_KEEPER, "keeper", CARC_FORMS ("lighthouse", "lighthouses") } };
static const CarcBecauseRow becauses[] = { { CARC_BECAUSE_KEEPER, "keeper", N_ ("first at the lighthouse") } };

#define LAKE_DEPLOY N_ ("The Lake, 2. Deploy a follower")
#define RACE N_ ("The Lake, The race for the lighthouse")

static const CarcRulingRow rulings[] = {
  { CARC_L13, "L13", LAKE_DEPLOY, N_ ("May the player who lays the lake also deploy a follower and enter the race?"),
    CARC_FIXED (N_ ("Yes, both; players enter the race before this tile is scored.")) },
  { CARC_L15, "L15", RACE, N_ ("Who enters the race?"),
    CARC_FIXED (N_ ("Every player who wants to, clockwise from the player who laid the lake, with a follower.")) },
  { CARC_L16, "L16", RACE, N_ ("What if the supply is empty?"),
    CARC_FIXED (N_ ("Then, and only then, a figure may be lifted from the table for the race.")) },
  { CARC_L17,
    "L17",
    RACE,
    N_ ("May a player join the race later?"),
    2,
    { { "no", N_ ("Only after the player's own racer was removed.") }, { "yes", N_ ("Yes, as the act of a turn.") } } },
  { CARC_L19, "L19", RACE, N_ ("When may a racer first move?"), CARC_FIXED (N_ ("From the next player's turn on.")) },
  { CARC_L20,
    "L20",
    RACE,
    N_ ("How far does a racer move?"),
    2,
    { { "upto", N_ ("One or two steps.") }, { "exact", N_ ("Exactly two, or one that reaches the lighthouse.") } } },
  { CARC_L21,
    "L21",
    RACE,
    N_ ("May a racer pass an occupied tile?"),
    2,
    { { "no", N_ ("It may neither enter nor pass it.") }, { "pass", N_ ("It may pass through, not stop there.") } } },
  { CARC_L22, "L22", RACE, N_ ("May a racer step onto the tile just placed?"),
    CARC_FIXED (N_ ("Yes, if it is empty.")) },
  { CARC_L23,
    "L23",
    RACE,
    N_ ("Where may racers walk at the lake?"),
    2,
    { { "rim", N_ ("On its eight outer cells, not on the water.") },
      { "around", N_ ("Only around it; the lighthouse is entered across its outer edges.") } } },
  { CARC_L25,
    "L25",
    RACE,
    N_ ("A follower stands on the lighthouse cell: what now?"),
    2,
    { { "block", N_ ("It blocks the race like any other figure.") },
      { "exempt", N_ ("The lighthouse can still be reached.") } } },
  { CARC_L26, "L26", RACE, N_ ("When is the lighthouse reached?"),
    CARC_FIXED (N_ ("When its cell is entered; a step left over is lost.")) },
  { CARC_L29,
    "L29",
    RACE,
    N_ ("A racer was removed: when may another one start?"),
    2,
    { { "act", N_ ("In a turn of that player, as the act.") },
      { "free", N_ ("With that player's tile, in addition to the act.") } } },
  { CARC_L30, "L30", N_ ("The Lake, Keeper of the lighthouse"), N_ ("When does the Keeper get 25 points?"),
    CARC_FIXED (N_ ("At the end, not before; the figure stays at the lighthouse.")) },
  { CARC_L31, "L31", RACE, N_ ("What if the stack is used up before anyone arrives?"),
    CARC_FIXED (N_ ("Nobody is Keeper; the racers go home.")) },
};

/* The Keeper stays for the rest of the game. */
static gboolean
keeper_touch (const CarcState *state, guint figure, CarcTouch touch, TableRefusal *why)
{
  return table_refuse (why,
                       touch == CARC_TOUCH_CAPTURE
                           ? _ ("%s is the Keeper of the lighthouse, and no tower captures the Keeper")
                           : _ ("%s is the Keeper of the lighthouse, and no token of the catapult moves the Keeper"),
                       carc_name (state, state->figures[figure].player));
}

static gboolean
racer_touch (const CarcState *state, guint figure, CarcTouch touch, TableRefusal *why)
{
  if (touch == CARC_TOUCH_SEDUCE)
    return table_refuse (why, _ ("a racer is not seduced"));
  return touch != CARC_TOUCH_FAIRY && touch != CARC_TOUCH_LIFT;
}

static const CarcPlaceRow place_rows[] = {
  { CARC_PLACE_RACE, "race", CARC_NAMED_ON_CELL, .only_left = TRUE, .pose = CARC_POSE_RACER, .stands = TRUE,
    .blocks_racers = TRUE, .by_cell = TRUE, .touch = racer_touch, .whose = N_ ("%s’s racer"),
    .spot = N_ ("in the race"), .left = N_ ("racer on %d,%d"), .absent = N_ ("%s has no racer on %d,%d") },
  { CARC_PLACE_KEEPER, "keeper", .named_as = CARC_PLACE_RACE, .blocks_racers = TRUE, .drawn = CARC_DRAWN_ON_SPOT,
    .pose = CARC_POSE_KEEPER, .spot_x = 178, .spot_y = 158, .touch = keeper_touch,
    .whose = N_ ("%s, the Keeper of the lighthouse"), .where = N_ ("the lighthouse") },
};

static void
race_begin (CarcState *state, gboolean in_play)
{
  CarcRace *race = carc_race_edit (state);
  race->keeper = -1;
  memset (race->racer, 0xff, sizeof race->racer); /* CARC_NONE */
}

/* ---- entering ---- */

guint16
carc_race_start (const CarcState *state)
{
  return carc_in_play (state->rules, CARC_SYSTEM_COUNT) ? carc_count_of (state)->slots[CARC_QUARTER_BLACKSMITH] : 0;
}

/* The player's figure from the supply enters at the start. */
static void
race_start_racer (CarcState *state, guint player, guint figure)
{
  CarcFigure *racer = &state->figures[figure];
  racer->place = CARC_PLACE_RACE;
  racer->slot = carc_race_start (state);
  racer->serial = ++state->serial;
  carc_race_edit (state)->racer[player] = (guint16) figure;
  carc_race_edit (state)->removed &= (guint8) ~(1 << player);
}

gboolean
carc_may_race (const CarcState *state, guint kind)
{
  const CarcFigureRow *row = carc_figures[kind];
  return row->may_race
         && (state->agreed || row->race_ruling == 0 || carc_rule (state, (CarcRuling) row->race_ruling) == 0);
}

static gboolean
supply_is_empty (const CarcState *state, guint player)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_may_race (state, kind) && carc_figure_in_supply (state, player, (CarcFigureKind) kind) != CARC_NONE)
      return FALSE;
  return TRUE;
}

/* May this figure be lifted for the race from this place: a feature, a tower, a crown space, a quarter of the City? */
static gboolean
may_lift (const CarcState *state, guint index, guint player, const CarcAt *at)
{
  const CarcFigure *figure = &state->figures[index];
  return figure->player == player && carc_figure_touch (state, index, CARC_TOUCH_LIFT, NULL)
         && carc_may_race (state, figure->kind) && carc_figure_is_at (state, index, at);
}

static guint
find_lifted (const CarcState *state, guint player, const CarcAt *at)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (may_lift (state, i, player, at))
      return i;
  return CARC_NONE;
}

/* Finds the figure that will race: one of the supply, or, if there is none, one that is lifted from a feature (L16). */
static gboolean
choose_racer (CarcState *state, const CarcEntry *entry, guint player, guint *figure, TableRefusal *why)
{
  const char *name = table_name_said (&state->rules->players[player]);
  if (entry->race == CARC_RACE_JOIN)
    {
      if (!carc_may_race (state, entry->figure))
        return table_refuse (why, _ ("%s: this kind of figure does not race"), _ (carc_figures[entry->figure]->name));
      *figure = carc_figure_in_supply (state, player, (CarcFigureKind) entry->figure);
      if (*figure == CARC_NONE)
        return table_refuse (why, _ ("%s has no such figure in the supply to race with"), name);
      return TRUE;
    }
  if (!state->agreed && !supply_is_empty (state, player))
    return table_refuse (why, _ ("%s may not lift a figure from the table while the supply holds one"), name);
  *figure = find_lifted (state, player, &entry->at);
  if (*figure != CARC_NONE)
    {
      *figure = carc_which_of (state, *figure, entry, why);
      if (*figure != CARC_NONE)
        carc_figure_home (state, *figure, CARC_LEFT_LIFTED);
      return *figure != CARC_NONE;
    }
  if (carc_spot_row (&entry->spot)->named == CARC_NAMED_ALONE)
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      return table_refuse (why, _ ("%s has no figure there to lift (%s)"), name, place);
    }
  return table_refuse (why, _ ("%s has no figure there, at %d,%d, to lift"), name, entry->cell_x, entry->cell_y);
}

static gboolean
race_may_enter (const CarcState *state, guint player)
{
  const CarcRace *race = carc_race_of (state);
  if (!race->open || race->racer[player] != CARC_NONE)
    return FALSE;
  return state->agreed || (race->removed >> player & 1) || carc_rule (state, CARC_L17) == CARC_L17_YES;
}

static gboolean
check_may_enter (const CarcState *state, guint player, TableRefusal *why)
{
  const char *name = table_name_said (&state->rules->players[player]);
  if (!carc_race_of (state)->open)
    return table_refuse (why, _ ("%s cannot enter the race: there is none now"), name);
  if (carc_race_of (state)->racer[player] != CARC_NONE)
    return table_refuse (why, _ ("%s has a racer already"), name);
  if (!race_may_enter (state, player))
    return table_refuse (why, _ ("%s cannot join the race later: only a racer that was removed may be replaced"), name);
  return TRUE;
}

static gboolean
enter (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  guint figure;
  if (!check_may_enter (state, state->player, why) || !choose_racer (state, given, state->player, &figure, why))
    return FALSE;
  race_start_racer (state, state->player, figure);
  return TRUE;
}

/* A player has answered.  Asks the next one clockwise; after the last one the race begins.  The player who laid the
 * lake was asked first. */
static void
answer (CarcState *state)
{
  guint next = table_next_there (state->rules, state->away, state->asked);
  if (next != state->player)
    {
      carc_ask_on (state, next, 0, 0);
      return;
    }
  carc_race_edit (state)->open = carc_race_edit (state)->fresh = TRUE;
  carc_ask_done (state);
}

static void
race_ask (CarcState *state, CarcPhase phase)
{
  if (carc_lake_is_turn (state))
    carc_ask (state, CARC_ASK_RACE, state->player, 0, 0);
}

/* A second tile belongs to the same turn (L19). */
static void
race_turn_begins (CarcState *state, gboolean again)
{
  if (!again)
    carc_race_edit (state)->fresh = FALSE;
}

/* By L29 free, a removed racer can be replaced before the tile is laid. */
static gboolean
may_start_again (const CarcState *state)
{
  if (state->agreed)
    return race_may_enter (state, state->player);
  return carc_race_of (state)->open && (carc_race_of (state)->removed >> state->player & 1)
         && carc_rule (state, CARC_L29) == CARC_L29_FREE;
}

static gboolean
join (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  guint figure;
  if (state->ask == CARC_ASK_TILE)
    return may_start_again (state) ? enter (state, given, why)
                                   : table_refuse (why, _ ("nobody is asked to enter a race now"));
  if (!choose_racer (state, given, state->asked, &figure, why))
    return FALSE;
  race_start_racer (state, state->asked, figure);
  answer (state);
  return TRUE;
}

static gboolean
decline (gpointer data, gconstpointer given, TableRefusal *why)
{
  answer (data);
  return TRUE;
}

/* A racer that leaves the race before its end may be replaced (L29). */
static void
race_figure_left (CarcState *state, guint figure, CarcLeft why)
{
  const CarcFigure *left = &state->figures[figure];
  CarcRace *race = carc_race_edit (state);
  if (left->place != CARC_PLACE_RACE)
    return;
  race->racer[left->player] = CARC_NONE;
  if (race->open && why != CARC_LEFT_RACE)
    race->removed |= (guint8) (1 << left->player);
}

/* ---- the end ---- */

void
carc_race_tell_keeper (CarcState *state, guint player, gboolean keeper)
{
  const CarcSlot *slot = &state->slots[carc_lake_of (state)->lighthouse];
  const TableLine effect = { .kind = keeper ? CARC_EFFECT_KEEPER : CARC_EFFECT_NO_KEEPER,
                             .player = (gint8) player,
                             .feature = -1,
                             .tie = -1,
                             .final = !keeper,
                             .x = slot->x,
                             .y = slot->y };
  carc_effect (state, &effect);
}

/* Does the Keeper get points at the end?  Not if the King and the Robber Baron can be taken instead (L32). */
static gboolean
keeper_scores (const CarcRules *rules)
{
  for (guint i = 0; i < rules->n_playing; i++)
    if (rules->playing[i]->for_points)
      return FALSE;
  return TRUE;
}

static void
race_finish (CarcState *state)
{
  CarcRace *race = carc_race_edit (state);
  if (race->keeper >= 0 && !keeper_scores (state->rules))
    return;
  if (race->keeper >= 0)
    {
      CarcVerdict verdict = { (guint8) (1 << race->keeper), CARC_BECAUSE_KEEPER, -1, TABLE_RULINGS (CARC_L30) };
      const CarcSlot *slot = &state->slots[carc_lake_of (state)->lighthouse];
      TableLine line = { .kind = CARC_LINE_KEEPER, .final = TRUE, .feature = -1, .x = slot->x, .y = slot->y };
      carc_add_term (&line, 1, 25, CARC_NOUN_KEEPER);
      carc_book (state, &verdict, &line);
      return;
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    if (race->racer[player] != CARC_NONE)
      {
        carc_race_tell_keeper (state, player, FALSE);
        carc_figure_home (state, race->racer[player], CARC_LEFT_RACE);
      }
  race->open = FALSE;
}

/* ---- a race that has already begun ---- */

/* A figure in the supply that may race; as agreed, it can be the player's racer, too.  CARC_NONE and a refusal: there
 * is none, or no race. */
static guint
find_racer (const CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  const guint player = (guint) entry->player;
  const guint figure = carc_figure_in_supply (state, player, (CarcFigureKind) entry->figure);
  const guint racer = carc_race_of (state)->racer[player];
  if (state->agreed && racer != CARC_NONE && state->figures[racer].kind == entry->figure)
    return racer;
  if (racer != CARC_NONE)
    table_refuse (why, _ ("%s has a racer already"), carc_name (state, (int) player));
  else if (!carc_lake_of (state)->placed)
    table_refuse (why, _ ("there is no race before the lake lies on the table"));
  else if (carc_race_of (state)->keeper >= 0)
    table_refuse (why, _ ("the race is over: %s is the Keeper"), carc_name (state, carc_race_of (state)->keeper));
  else if (!carc_may_race (state, entry->figure))
    table_refuse (why, _ ("%s: this kind of figure does not race"), _ (carc_figures[entry->figure]->name));
  else if (figure == CARC_NONE)
    carc_refuse_none_left (state, player, entry->figure, why);
  else
    return figure;
  return CARC_NONE;
}

static gboolean
race_apply_now_racer (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint figure = find_racer (state, entry, why);
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  if (figure == CARC_NONE)
    return FALSE;
  if (!carc_slot_placed (state, slot))
    return table_refuse (why, _ ("there is no tile on %d,%d"), entry->x, entry->y);
  if (!carc_racer_may_stand (state, slot, why))
    return FALSE;
  if (state->figures[figure].place != CARC_PLACE_RACE)
    race_start_racer (state, (guint) entry->player, figure);
  state->figures[figure].slot = slot;
  return TRUE;
}

/* The kinds of figure that can be the racer or the Keeper of this player. */
static void
race_offer_now_kinds (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  CarcEntry entry = *(const CarcEntry *) given;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    {
      entry.figure = (guint8) kind;
      if (find_racer (data, &entry, NULL) != CARC_NONE)
        table_offer_add (offers, (gint32) kind);
    }
}

/* As agreed, only those who have such a figure. */
static void
race_offer_now_players (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CarcState *state = data;
  CarcEntry entry = *(const CarcEntry *) given;
  guint players = 0;
  for (guint i = 0; i < state->rules->n_players; i++)
    for (guint kind = 0; kind < carc_n_figures; kind++)
      {
        entry.player = (gint8) i;
        entry.figure = (guint8) kind;
        players |= (guint) (!state->agreed || find_racer (state, &entry, NULL) != CARC_NONE) << i;
      }
  table_offer_players (state, players, offers);
}

static gboolean
can_stand (const CarcState *state, guint16 slot)
{
  return carc_racer_may_stand (state, slot, NULL);
}

static gboolean
race_apply_now_keeper (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcRace *race = carc_race_edit (state);
  const guint figure = find_racer (state, entry, why);
  if (figure == CARC_NONE)
    return FALSE;
  if (state->figures[figure].place != CARC_PLACE_RACE)
    race_start_racer (state, (guint) entry->player, figure);
  if (state->agreed)
    {
      state->figures[figure].slot = carc_lake_of (state)->lighthouse;
      carc_race_crown (state, (guint) entry->player);
      return TRUE;
    }
  race->racer[entry->player] = CARC_NONE;
  race->keeper = entry->player;
  state->figures[figure].place = CARC_PLACE_KEEPER;
  state->figures[figure].slot = carc_lake_of (state)->lighthouse;
  return TRUE;
}

/* The race goes on if there is no Keeper. */
static gboolean
race_resume (CarcState *state, TableRefusal *why)
{
  CarcRace *race = carc_race_edit (state);
  for (guint i = 0; i < state->rules->n_players; i++)
    if (race->keeper >= 0 && race->racer[i] != CARC_NONE)
      return table_refuse (why, _ ("%s has a racer, and the race is over"), carc_name (state, (int) i));
  race->open = carc_lake_of (state)->placed && race->keeper < 0;
  return TRUE;
}

/* ---- the acts ---- */

/* A figure on the lighthouse cell blocks the race (L25). */
static void
figure_came (CarcState *state, guint figure)
{
  if (carc_lake_of (state)->placed && carc_race_of (state)->keeper < 0
      && state->figures[figure].place == CARC_PLACE_FEATURE
      && state->figures[figure].slot == carc_lake_of (state)->lighthouse
      && carc_rule (state, CARC_L25) == CARC_L25_BLOCK)
    table_warn (&state->warnings,
                N_ ("a figure on the lighthouse blocks the race, and a farmer blocks it until the end"));
}

static gboolean
move_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *laid = data;
  CarcReach reach[1];
  return carc_racer_reach (laid, laid->player, reach, 1) > 0
         || (laid->agreed && carc_race_of (laid)->open && carc_race_of (laid)->racer[laid->player] != CARC_NONE);
}

static void
offer_move (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *laid = data;
  CarcReach reach[CARC_REACH_MAX];
  CarcCellXY way[2]; /* one move goes no further */
  if (((const CarcEntry *) given)->n_path > 0)
    return;
  if (laid->agreed)
    {
      const CarcSlot *slot = &laid->slots[laid->figures[carc_race_of (laid)->racer[laid->player]].slot];
      carc_offer_tiles (laid, slot->x, slot->y, offers);
      return;
    }
  guint n = MIN (carc_racer_reach (laid, laid->player, reach, G_N_ELEMENTS (reach)), G_N_ELEMENTS (reach));
  guint steps = MIN (carc_racer_way (laid, laid->player, way, G_N_ELEMENTS (way)), G_N_ELEMENTS (way));
  guint from = offers->len, likely = n;
  for (guint i = 0; i < n; i++)
    carc_offer_goal (offers, &reach[i]);
  /* Mostly it goes as far as it can on its shortest way. */
  for (guint s = 0; s < steps; s++)
    for (guint i = 0; i < n; i++)
      if (reach[i].x == way[s].x && reach[i].y == way[s].y)
        likely = i;
  if (likely < n)
    g_array_index (offers, TableOffer, from + likely).flags = TABLE_OFFER_LIKELY;
}

static gboolean
moves_from (gconstpointer data, gconstpointer given, gint16 *x, gint16 *y)
{
  const CarcState *laid = data;
  const CarcSlot *slot = &laid->slots[laid->figures[carc_race_of (laid)->racer[laid->player]].slot];
  *x = slot->x;
  *y = slot->y;
  return TRUE;
}

static gboolean
enter_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *laid = data;
  return race_may_enter (laid, laid->player);
}

static gboolean
join_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *state = data;
  return state->ask == CARC_ASK_RACE || may_start_again (state);
}

/* Has the player a figure on this spot that may race? */
static gboolean
may_be_lifted (const CarcState *state, guint player, const TableOffer *offer)
{
  CarcAt at;
  carc_take_at (offer, &at);
  for (guint i = 0; i < state->n_figures; i++)
    if (may_lift (state, i, player, &at))
      return TRUE;
  return FALSE;
}

static void
offer_racers (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  guint from = offers->len;
  carc_offer_supply (state, carc_asked (state), offers);
  for (guint i = offers->len; i > from; i--)
    if (!carc_may_race (state, (guint) g_array_index (offers, TableOffer, i - 1).value[0]))
      g_array_remove_index (offers, i - 1);
}

/* Offers the player's figures that may be lifted: only if the supply is empty (L16), or by agreement. */
static void
offer_lifted (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  guint player = carc_asked (state), from = offers->len;
  if (state->agreed || supply_is_empty (state, player))
    {
      carc_offer_standing (state, player, offers);
      for (guint i = 0; i < state->n_figures; i++)
        if (state->figures[i].player == player && state->figures[i].place != CARC_PLACE_FEATURE
            && carc_figure_touch (state, i, CARC_TOUCH_LIFT, NULL))
          carc_offer_figure (state, i, offers);
    }
  for (guint i = offers->len; i > from; i--)
    if (!may_be_lifted (state, player, &g_array_index (offers, TableOffer, i - 1)))
      g_array_remove_index (offers, i - 1);
}

static char *
tell_lifted (gconstpointer state, gconstpointer given, const TableOffer *offer)
{
  const CarcSpot lifted = { (guint8) offer->value[0], (guint8) offer->value[1] };
  if (carc_spot_row (&lifted)->named == CARC_NAMED_ALONE)
    {
      const CarcAt at = { .spot = lifted };
      g_autofree char *place = carc_at_tell (state, &at);
      /* Translators: a figure that is taken for the race: "Lift: in the castle" */
      return g_strdup_printf (_ ("Lift: %s"), place);
    }
  g_autofree char *spot = carc_spot_on_board_tell (state, offer->value[2], offer->value[3], &lifted);
  return g_strdup_printf (_ ("Lift: %s at %d,%d"), spot, offer->value[2], offer->value[3]);
}

/* Behind the question whether a player joins, the short word is enough. */
static char *
tell_joining (gconstpointer data, gconstpointer given, const TableOffer *offer)
{
  const CarcFigureRow *figure = carc_figures[offer->value[0]];
  return g_strdup (_ (((const CarcState *) data)->ask == CARC_ASK_RACE ? figure->joins : figure->enters));
}

static char *
tell_entering (gconstpointer state, gconstpointer given, const TableOffer *offer)
{
  return g_strdup (_ (carc_figures[offer->value[0]]->enters));
}

static char *
tell_move (gconstpointer before, gconstpointer given)
{
  const CarcEntry *entry = given;
  CarcCellXY goal = entry->path[entry->n_path - 1];
  return g_strdup_printf (_ (", racer to %d,%d"), goal.x, goal.y);
}

static char *
tell_enter (gconstpointer before, gconstpointer given)
{
  return g_strdup (_ (", a racer to the start"));
}

static char *
tell_race (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  return g_strdup_printf (entry->race == CARC_RACE_DECLINE ? _ ("%s stays out of the race")
                          : entry->race == CARC_RACE_LIFT  ? _ ("%s lifts a figure and joins the race")
                                                           : _ ("%s joins the race"),
                          table_name_said (&before->rules->players[carc_asked (before)]));
}

static void
offer_which_lifted (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  const CarcState *state = data;
  carc_which_offer (state, find_lifted (state, carc_asked (state), &((const CarcEntry *) given)->at), offers);
}

#define KIND_OPERAND(tells)                                                                                            \
  {                                                                                                                    \
    .type = &carc_operand_other_figure, .flags = TABLE_OPERAND_OPTIONAL, CARC_FIELD (figure), .offer = offer_racers,   \
    .tell = tells                                                                                                      \
  }
#define LIFT_OPERAND                                                                                                   \
  {                                                                                                                    \
    .type = &carc_operand_standing, CARC_FIELD (at), .ask = N_ ("Which figure is lifted?"), .offer = offer_lifted,     \
    .tell = tell_lifted                                                                                                \
  }

/* clang-format off */
static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_RACER, "racer", N_ ("A racer"), 'c', race_apply_now_racer,
            CARC_NOW_PLAYER (N_ ("Whose racer?"), .offer = race_offer_now_players),
            { .type = &carc_operand_figure, CARC_FIELD (figure),
              .offer = race_offer_now_kinds },
            { .type = &carc_operand_cell, CARC_FIELD (cell), .ask = N_ ("Where is the racer?"),
              CARC_OFFER_SLOTS (can_stand) }),
  CARC_NOW (CARC_ENTRY_NOW_KEEPER, "keeper", N_ ("The Keeper"), 'k', race_apply_now_keeper,
            CARC_NOW_PLAYER (N_ ("Who is the Keeper?"), .offer = race_offer_now_players),
            { .type = &carc_operand_figure, CARC_FIELD (figure),
              .offer = race_offer_now_kinds }),
  { .kind = CARC_ACT_RACER, .verb = "racer", .group = CARC_GROUP_ACTS,
    .operands = { { .type = &carc_operand_cell, .flags = TABLE_OPERAND_REPEATED, CARC_FIELD (path), CARC_COUNT (n_path),
                    .member = "path",
                    .max = CARC_PATH_MAX, .ask = N_ ("Where does the racer go?"), .offer = offer_move,
                    .tell = carc_tell_goal, .from = moves_from } },
    .title = N_ ("The racer"), .key = 'r', .offered = move_offered, .apply = carc_race_move, .tell = tell_move },
  { .kind = CARC_ACT_ENTER, .verb = "enter", .group = CARC_GROUP_ACTS,
    .fixed = { CARC_FIXED_FIELD (race, CARC_RACE_JOIN) }, .n_fixed = 1, .operands = { KIND_OPERAND (tell_entering) },
    .key = 'j', .offered = enter_offered, .apply = enter, .tell = tell_enter },
  { .kind = CARC_ACT_ENTER, .verb = "enter lift", .group = CARC_GROUP_ACTS,
    .fixed = { CARC_FIXED_FIELD (race, CARC_RACE_LIFT) }, .n_fixed = 1,
    .operands = { LIFT_OPERAND, CARC_WHICH_OPERAND (offer_which_lifted) },
    .title = N_ ("Lift a figure into the race"), .offered = enter_offered, .apply = enter,
    .tell = tell_enter },
  { .kind = CARC_ENTRY_RACE, .verb = "race decline",
    .fixed = { CARC_FIXED_FIELD (race, CARC_RACE_DECLINE) }, .n_fixed = 1,
    .when = CARC_WHEN (RACE), .title = N_ ("Stay out"), .apply = decline, .tell = tell_race },
  { .kind = CARC_ENTRY_RACE, .verb = "race join",
    .fixed = { CARC_FIXED_FIELD (race, CARC_RACE_JOIN) }, .n_fixed = 1, .operands = { KIND_OPERAND (tell_joining) },
    .when = CARC_WHEN (RACE) | CARC_WHEN (TILE), .prefixed = CARC_WHEN (RACE) | CARC_WHEN (TILE), .key = 'j',
    .offered = join_offered, .apply = join, .tell = tell_race },
  { .kind = CARC_ENTRY_RACE, .verb = "race lift",
    .fixed = { CARC_FIXED_FIELD (race, CARC_RACE_LIFT) }, .n_fixed = 1,
    .operands = { LIFT_OPERAND, CARC_WHICH_OPERAND (offer_which_lifted) },
    .when = CARC_WHEN (RACE) | CARC_WHEN (TILE), .prefixed = CARC_WHEN (RACE) | CARC_WHEN (TILE),
    .offered = join_offered, .apply = join, .tell = tell_race },
};
/* clang-format on */

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_RACE, .word = "race", .says = N_ ("%s: join the race for the lighthouse?") },
};

/* ---- telling ---- */

static void
report_racer (const CarcState *state, guint player, GString *json)
{
  static CarcCellXY way[CARC_MAX_PLACED];
  const CarcFigure *racer = &state->figures[carc_race_of (state)->racer[player]];
  guint steps = carc_racer_way (state, player, way, G_N_ELEMENTS (way));
  in_object (json, NULL);
  put_text (json, "player", carc_name (state, (int) player));
  put_text (json, "figure", carc_figures[racer->kind]->word);
  carc_put_slot (json, "cell", state, racer->slot);
  put_truth (json, "boxed_in", steps == 0);
  put_number (json, "steps", steps);
  put_number (json, "turns_needed", carc_racer_turns (state, player));
  put_number (json, "turns_left", carc_turns_left (state, player));
  in_array (json, "way");
  for (guint i = 0; i < MIN (steps, G_N_ELEMENTS (way)); i++)
    put_cell (json, NULL, way[i].x, way[i].y);
}

static void
race_report (const CarcState *state, GString *json)
{
  const CarcRace *race = carc_race_of (state);
  in_object (json, "race");
  put_truth (json, "open", race->open);
  put_text (json, "keeper", carc_name (state, race->keeper));
  put_array (json, "racers");
  for (guint i = 0; race->open && i < state->rules->n_players; i++)
    if (race->racer[i] != CARC_NONE)
      report_racer (state, i, json);
  end_array (json);
  in_array (json, "removed");
  for (guint i = 0; i < state->rules->n_players; i++)
    if (race->removed & (1u << i))
      put_text (json, NULL, carc_name (state, (int) i));
}

static void
race_tell (const CarcState *state, GString *out)
{
  const CarcRace *race = carc_race_of (state);
  if (race->keeper >= 0)
    g_string_append_printf (out, _ ("Keeper of the lighthouse: %s\n"), carc_name (state, race->keeper));
  for (guint i = 0; race->open && i < state->rules->n_players; i++)
    {
      if (race->racer[i] == CARC_NONE)
        continue;
      const CarcSlot *slot = &state->slots[state->figures[race->racer[i]].slot];
      const char *name = carc_name (state, (int) i);
      guint needs = carc_racer_turns (state, i), left = carc_turns_left (state, i);
      if (needs == 0)
        g_string_append_printf (out, _ ("%s's racer on %d,%d has no free way to the lighthouse now\n"), name, slot->x,
                                slot->y);
      else
        g_string_append_printf (
            out, _ ("%s's racer on %d,%d: steps to the lighthouse: %u; turns needed: %u, and left: %u\n"), name,
            slot->x, slot->y, carc_racer_way (state, i, NULL, 0), needs, left);
    }
}

static char *
race_detail (const CarcState *state, guint player, TableAids aids)
{
  const CarcRace *race = carc_race_of (state);
  g_autofree char *way = NULL, *rest = NULL;
  if (!race->open || race->racer[player] == CARC_NONE)
    return NULL;
  guint turns = carc_racer_turns (state, player), left = carc_turns_left (state, player);
  if (turns == 0)
    return g_strdup (_ ("racer: no free way to the lighthouse now"));
  /* Translators: how many turns a racer still needs to the lighthouse */
  way = g_strdup_printf (ngettext ("racer: %u turn to go", "racer: %u turns to go", turns), turns);
  if (aids == TABLE_AIDS_TOURNAMENT) /* the turns that are left would tell the number of tiles in the stack */
    return g_steal_pointer (&way);
  /* Translators: how many turns a player still has before the tiles are used up */
  rest = g_strdup_printf (ngettext ("%u turn to play", "%u turns to play", left), left);
  return g_strdup_printf (_ ("%s, %s"), way, rest);
}

/* How far a moved racer is then. */
static char *
race_leads_to (const CarcTrial *trial)
{
  const guint player = trial->before->player;
  if (trial->entry->kind != CARC_ENTRY_PLACE || trial->entry->act != CARC_ACT_RACER)
    return NULL;
  if (carc_race_of (trial->after)->racer[player] == CARC_NONE)
    return NULL;
  guint turns = carc_racer_turns (trial->after, player);
  if (turns == 0)
    return g_strdup (_ ("then no free way to the lighthouse"));
  /* Translators: what a racer needs after this move */
  return g_strdup_printf (ngettext ("then %u turn to the lighthouse", "then %u turns to the lighthouse", turns), turns);
}

static const char *
race_honour (const CarcState *state, guint player, const char **sentence)
{
  if (carc_race_of (state)->keeper != (int) player)
    return NULL;
  if (keeper_scores (state->rules))
    *sentence = _ ("Keeper of the lighthouse: 25 points at the end");
  else if (carc_keeper_of (state)->declined)
    *sentence = _ ("Keeper of the lighthouse: took no card");
  else
    *sentence = _ ("Keeper of the lighthouse: a card for the rest of the game");
  return _ ("Keeper");
}

static char *
race_summary (const CarcState *state)
{
  int keeper = carc_race_of (state)->keeper;
  return keeper >= 0 ? g_strdup_printf (_ (" · %s keeps the lighthouse"), carc_name (state, keeper)) : NULL;
}

static char *
keeper_because (gconstpointer data, const TableLine *effect)
{
  const CarcState *state = data;
  return g_strdup (keeper_scores (state->rules) ? _ ("25 points at the end")
                                                : _ ("may take a card for the rest of the game"));
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_KEEPER, "keeper", .says = N_ ("reaches the lighthouse and is its Keeper"), .because = keeper_because },
  { CARC_EFFECT_NO_KEEPER, "no-keeper", .says = N_ ("no points for the lighthouse"),
    .reason = N_ ("nobody reached it before the end") },
};

/* ---- an answer of the desk ---- */

/* The cells of the way that the racer would take if no figure stood anywhere: those where one does, and which. */
static void
say_blocked (const CarcState *state, guint player, TableAnswer *answer)
{
  g_autofree CarcCellXY *way = g_new (CarcCellXY, CARC_MAX_SLOTS);
  const guint n = carc_racer_free_way (state, player, way, CARC_MAX_SLOTS);
  guint16 from = state->figures[carc_race_of (state)->racer[player]].slot;
  if (n == 0)
    table_answer_say (answer, TABLE_SAYS_BLOCKED, (int) player,
                      g_strdup (_ ("no way over tiles leads to the lighthouse, even without any figure")));
  table_answer_mark_cells (answer, TABLE_MARK_CELLS, (int) player);
  for (guint i = 0; i < n; i++)
    {
      const guint16 to = carc_slot_at (state, way[i].x, way[i].y);
      TableRefusal why = { "" };
      if (!carc_racer_may_enter (state, player, from, to, &why))
        {
          table_answer_say (answer, TABLE_SAYS_BLOCKED, (int) player, g_strdup (why.sentence));
          table_answer_mark_cell (answer, way[i].x, way[i].y);
        }
      from = to;
    }
}

static void
say_racer (const CarcState *state, guint player, TableAnswer *answer)
{
  g_autofree CarcCellXY *way = g_new (CarcCellXY, CARC_MAX_SLOTS);
  const CarcSlot *slot = &state->slots[state->figures[carc_race_of (state)->racer[player]].slot];
  const guint steps = carc_racer_way (state, player, way, CARC_MAX_SLOTS);
  const guint turns = carc_racer_turns (state, player);
  if (steps == 0)
    table_answer_say (answer, TABLE_SAYS_STEPS, (int) player,
                      g_strdup_printf (_ ("on %d,%d, and no way to the lighthouse is free"), slot->x, slot->y));
  else
    {
      g_autofree char *told = g_strdup_printf (ngettext ("%u step", "%u steps", steps), steps);
      table_answer_count (answer, TABLE_SAYS_STEPS, (int) player, (int) turns,
                          g_strdup_printf (ngettext ("%u turn from %d,%d: %s", "%u turns from %d,%d: %s", turns), turns,
                                           slot->x, slot->y, told));
      table_answer_mark_cells (answer, TABLE_MARK_WAY, (int) player);
      table_answer_mark_cell (answer, slot->x, slot->y);
      for (guint i = 0; i < steps; i++)
        table_answer_mark_cell (answer, way[i].x, way[i].y);
    }
}

static void
say_keeper (const TableMoment *moment, TableAnswer *answer)
{
  g_auto (CarcEnding) ending;
  carc_ending_init (&ending, moment);
  for (guint i = 0; i < ending.end->ledger.n_lines; i++)
    if (ending.end->ledger.lines[i].kind == CARC_LINE_KEEPER)
      table_answer_gets (answer, ending.end, &ending.end->ledger.lines[i], i >= ending.from);
}

static gboolean
race_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const CarcRace *race = carc_race_of (state);
  gboolean any = FALSE;
  if (query->query.kind != CARC_QUERY_RACE)
    return TRUE;
  table_answer_title (answer, g_strdup (_ ("the race for the lighthouse")));
  say_keeper (moment, answer);
  if (race->keeper >= 0)
    table_answer_say (answer, TABLE_SAYS_REASON, race->keeper, g_strdup (_ ("first at the lighthouse")));
  for (guint player = 0; player < state->rules->n_players; player++)
    if (race->racer[player] != CARC_NONE)
      {
        say_racer (state, player, answer);
        any = TRUE;
      }
  for (guint player = 0; player < state->rules->n_players; player++)
    if (race->racer[player] != CARC_NONE)
      say_blocked (state, player, answer);
  if (!any && race->keeper < 0)
    table_answer_say (answer, TABLE_SAYS_KNOWN, -1,
                      g_strdup (carc_lake_of (state)->placed ? _ ("nobody is in the race")
                                                             : _ ("the race begins when the lake is laid")));
  const TableRulingSet rules = TABLE_RULINGS (CARC_L20, CARC_L21, CARC_L23, CARC_L25, CARC_L30);
  table_rulings_join (&answer->rulings, &rules);
  table_answer_say (answer, TABLE_SAYS_RULE, -1,
                    g_strdup (_ ("The Lake, The race for the lighthouse: a racer goes up to two tiles a turn, and the "
                                 "first at the lighthouse becomes its Keeper")));
  return TRUE;
}

static const TableAct queries[] = {
  { .kind = CARC_QUERY_RACE, .verb = "race", .when = TABLE_ALWAYS, .title = N_ ("The race") },
};

static const CarcLeftRow lefts[] = {
  { CARC_LEFT_RACE, "race", N_ ("the race is over"), .quiet = TRUE },
};

const CarcSystem carc_race = {
  .id = CARC_SYSTEM_RACE,
  .name = "race",
  .by = CARC_BY_OTHER,
  .with = CARC_SYSTEM_LAKE,
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  .part_size = sizeof (CarcRace),
  .begin = race_begin,
  .finish_rank = 3, /* after the water (L43) */
  .resume = race_resume,
  .finish = race_finish,
  CARC_ROWS (acts),
  CARC_ROWS (place_rows),
  .figures_stand = CARC_PLACE_RACE,
  CARC_ROWS (questions),
  .ask = race_ask,
  .asks_in = CARC_IN (ACTED),
  .turn_begins = race_turn_begins,
  .figure_came = figure_came,
  .figure_left = race_figure_left,
  .report = race_report,
  .tell = race_tell,
  .leads_to = race_leads_to,
  .detail = race_detail,
  .honour = race_honour,
  .summary = race_summary,
  CARC_ROWS (queries),
  .answer = race_answer,
};
