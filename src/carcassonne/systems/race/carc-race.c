/* carc-race.c - the race for the lighthouse: who enters, how racers move, who becomes the Keeper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, The race for the lighthouse and Keeper of the lighthouse; rulings L13 to L31.
 */
#include "carc-race.h"

#include <stdlib.h>

#include "carcassonne/systems/count/carc-count.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-snapshot.h"
#include "carcassonne/carc-tell-spot.h"
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

void
carc_race_start_racer (CarcState *state, guint player, guint figure)
{
  CarcFigure *racer = &state->figures[figure];
  racer->at = CARC_AT_RACE;
  racer->slot = carc_race_start (state);
  racer->serial = ++state->serial;
  carc_race_edit (state)->racer[player] = (guint16) figure;
  carc_race_edit (state)->removed &= (guint8) ~(1 << player);
}

static gboolean
supply_is_empty (const CarcState *state, guint player)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_figures[kind]->may_race && carc_figure_in_supply (state, player, (CarcFigureKind) kind) != CARC_NONE)
      return FALSE;
  return TRUE;
}

/* May this figure be lifted for the race from this place: a feature, a tower, a crown space, a quarter of the City? */
static gboolean
may_lift (const CarcState *state, guint index, guint player, const CarcAt *at)
{
  const CarcFigure *figure = &state->figures[index];
  return (figure->at == CARC_AT_FEATURE || figure->at == CARC_AT_TOWER || carc_stands_away (figure))
         && figure->player == player && carc_figures[figure->kind]->may_race && carc_figure_is_at (state, index, at);
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
      if (!carc_figures[entry->figure]->may_race)
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
  if (entry->spot.kind == CARC_SPOT_AWAY)
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      return table_refuse (why, _ ("%s has no figure there to lift (%s)"), name, place);
    }
  return table_refuse (why, _ ("%s has no figure there, at %d,%d, to lift"), name, entry->cell_x, entry->cell_y);
}

gboolean
carc_race_may_enter (const CarcState *state, guint player)
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
  if (!carc_race_may_enter (state, player))
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
  carc_race_start_racer (state, state->player, figure);
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
    return carc_race_may_enter (state, state->player);
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
  carc_race_start_racer (state, state->asked, figure);
  answer (state);
  return TRUE;
}

static gboolean
decline (gpointer data, gconstpointer given, TableRefusal *why)
{
  answer (data);
  return TRUE;
}

void
carc_race_take_off (CarcState *state, guint player)
{
  carc_figure_home (state, carc_race_of (state)->racer[player], CARC_LEFT_RETURNED);
}

/* A racer that leaves the race before its end may be replaced (L29). */
static void
race_figure_left (CarcState *state, guint figure, CarcLeft why)
{
  const CarcFigure *left = &state->figures[figure];
  CarcRace *race = carc_race_edit (state);
  if (left->at != CARC_AT_RACE)
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

gboolean
carc_keeper_scores (const CarcRules *rules)
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
  if (race->keeper >= 0 && !carc_keeper_scores (state->rules))
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

/* ---- the acts ---- */

/* A figure on the lighthouse cell blocks the race (L25). */
static void
figure_came (CarcState *state, guint figure)
{
  if (carc_lake_of (state)->placed && carc_race_of (state)->keeper < 0 && state->figures[figure].at == CARC_AT_FEATURE
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
  return carc_race_may_enter (laid, laid->player);
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
    if (!carc_figures[g_array_index (offers, TableOffer, i - 1).value[0]]->may_race)
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
        if (state->figures[i].player == player
            && (state->figures[i].at == CARC_AT_TOWER || carc_stands_away (&state->figures[i])))
          carc_offer_figure (state, i, offers);
    }
  for (guint i = offers->len; i > from; i--)
    if (!may_be_lifted (state, player, &g_array_index (offers, TableOffer, i - 1)))
      g_array_remove_index (offers, i - 1);
}

static char *
tell_lifted (gconstpointer state, gconstpointer given, const TableOffer *offer)
{
  if (offer->value[0] == CARC_SPOT_AWAY)
    {
      const CarcAt at = { .spot = { CARC_SPOT_AWAY, (guint8) offer->value[1] } };
      g_autofree char *place = carc_at_tell (state, &at);
      /* Translators: a figure that is taken for the race: "Lift: in the castle" */
      return g_strdup_printf (_ ("Lift: %s"), place);
    }
  g_autofree char *spot = carc_spot_on_board_tell (state, offer->value[2], offer->value[3],
                                                   &(CarcSpot){ (guint8) offer->value[0], (guint8) offer->value[1] });
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
  CARC_NOW (CARC_ENTRY_NOW_RACER, "racer", N_ ("A racer"), 'r', carc_race_apply_now_racer,
            CARC_NOW_PLAYER (N_ ("Whose racer?")),
            { .type = &carc_operand_figure, CARC_FIELD (figure),
              .offer = carc_race_offer_now_kinds },
            { .type = &carc_operand_cell, CARC_FIELD (cell), .ask = N_ ("Where is the racer?"),
              .offer = carc_race_offer_now_cells }),
  CARC_NOW (CARC_ENTRY_NOW_KEEPER, "keeper", N_ ("The Keeper"), 'k', carc_race_apply_now_keeper,
            CARC_NOW_PLAYER (N_ ("Who is the Keeper?")),
            { .type = &carc_operand_figure, CARC_FIELD (figure),
              .offer = carc_race_offer_now_kinds }),
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

static char *
ask_race (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: join the race for the lighthouse?"),
                          table_name_said (&state->rules->players[state->asked]));
}

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_RACE, .word = "race", .tell = ask_race },
};

/* ---- telling ---- */

static char *
keeper_because (gconstpointer data, const TableLine *effect)
{
  const CarcState *state = data;
  return g_strdup (carc_keeper_scores (state->rules) ? _ ("25 points at the end")
                                                     : _ ("may take a card for the rest of the game"));
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_KEEPER, "keeper", .says = N_ ("reaches the lighthouse and is its Keeper"), .because = keeper_because },
  { CARC_EFFECT_NO_KEEPER, "no-keeper", .says = N_ ("no points for the lighthouse"),
    .reason = N_ ("nobody reached it before the end") },
};

static const TableAct queries[] = {
  { .kind = CARC_QUERY_RACE, .verb = "race", .when = G_MAXUINT, .title = N_ ("The race") },
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
  CARC_ROWS (rulings),
  .part_size = sizeof (CarcRace),
  .begin = race_begin,
  .finish_rank = 1, /* after the water (L43) */
  .resume = carc_race_resume,
  .finish = race_finish,
  CARC_ROWS (acts),
  .figures_stand = CARC_AT_RACE,
  CARC_ROWS (questions),
  .ask = race_ask,
  .asks_in = CARC_IN (ACTED),
  .turn_begins = race_turn_begins,
  .figure_came = figure_came,
  .figure_left = race_figure_left,
  .report = carc_race_report,
  .tell = carc_race_tell,
  .brings = carc_race_brings,
  .detail = carc_race_detail,
  .honour = carc_race_honour,
  .summary = carc_race_summary,
  CARC_ROWS (queries),
  .answer = carc_race_answer,
};
