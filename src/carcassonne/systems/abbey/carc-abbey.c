/* carc-abbey.c - Abbey and Mayor: abbeys that players hold, the mayor, the barn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings M1 to M10.  Each player has one abbey and lays it instead of drawing a tile, in a hole that four
 * tiles surround.  It ends what meets it on all sides, and is a cloister.  A mayor counts as many as his city has
 * pennants.  The wagon is in carc-abbey-wagon.c.
 */
#include "carc-abbey.h"

#include <string.h>

#include "carcassonne/carc-snapshot.h"
#include "carcassonne/systems/catapult/carc-catapult.h"
#include "table/table-intl.h"

static guint
weight_of_mayor (const CarcSurvey *survey)
{
  return survey->kind == CARC_CITY ? (guint) survey->pennants : 0;
}

static const CarcFigureRow figures[] = {
  {
      .id = CARC_MAYOR,
      .word = "mayor",
      .letter = 'Y',
      .supply = { 0, 1, 1, 1, 1, 1, 1 },
      .weight_in = weight_of_mayor,
      .stands_in = 1 << CARC_CITY,
      .counts_for_arbitress = TRUE,
      .may_race = TRUE,
      .blocks_racers = TRUE,
      .title = N_ ("Mayors left"),
      .name = N_ ("Mayor"),
      .some = CARC_FORMS ("%u mayor", "%u mayors"),
      /* Translators: after the number of followers: "6 followers, mayor, wagon" */
      .left = { N_ (", mayor") },
      .none_left = N_ ("%s has no mayor in the supply"),
      .acted = N_ (", mayor: %s"),
      .stands = N_ ("%s’s mayor on the %s"),
      .claims = N_ ("Mayor: %s"),
      .enters = N_ ("Mayor into the race"),
      .joins = N_ ("Join with the mayor"),
  },
  {
      .id = CARC_WAGON,
      .word = "wagon",
      .letter = 'G',
      .supply = { 0, 1, 1, 1, 1, 1, 1 },
      .weight = 1,
      .stands_in = 1 << CARC_CITY | 1 << CARC_ROAD | 1 << CARC_CLOISTER,
      .counts_for_arbitress = TRUE,
      .blocks_racers = TRUE,
      .title = N_ ("Wagons left"),
      .name = N_ ("Wagon"),
      .some = CARC_FORMS ("%u wagon", "%u wagons"),
      .left = { N_ (", wagon") },
      .none_left = N_ ("%s has no wagon in the supply"),
      .acted = N_ (", wagon: %s"),
      .stands = N_ ("%s’s wagon on the %s"),
      .claims = N_ ("Wagon: %s"),
  },
  {
      .id = CARC_BARN,
      .word = "barn",
      .letter = 'N',
      .supply = { 0, 1, 1, 1, 1, 1, 1 },
      .weight = 1, /* among barns, at the end; no feature counts it */
      .counts_for_arbitress = TRUE,
      .on_corners = TRUE,
      .title = N_ ("Barns left"),
      .name = N_ ("Barn"),
      .some = CARC_FORMS ("%u barn", "%u barns"),
      .left = { N_ (", barn") },
      .none_left = N_ ("%s has no barn in the supply"),
      .acted = N_ (", barn: %s"),
      .stands = N_ ("%s’s barn on the %s"),
  },
};

static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_WEIGHTLESS, "weightless", N_ ("the city has no pennant, so a mayor counts nothing there") },
};

#define SHEET N_ ("Abbey and Mayor")

static const CarcRulingRow rulings[] = {
  { CARC_M1,
    "M1",
    SHEET,
    N_ ("Where may a wagon go after its feature was scored?"),
    2,
    { { "near",
        N_ ("Into any incomplete road, city or cloister without a figure, on its own tile or on one of the eight "
            "around it.") },
      { "linked",
        N_ ("Only into one that the scored feature leads into: along a road, through a gate or an entry; an abbey and "
            "the roads and cities that end at it lead into each other.") } } },
  { CARC_M2,
    "M2",
    SHEET,
    N_ ("May abbeys be laid after the last tile?"),
    3,
    { { "once", N_ ("Yes: each player is asked once, clockwise from the left of who laid the last tile.") },
      { "again", N_ ("Yes; and whenever one is laid, the others are asked again.") },
      { "never", N_ ("No, then it is too late.") } } },
  { CARC_M3,
    "M3",
    SHEET,
    N_ ("May a barn stand on a farm that has a barn already?"),
    2,
    { { "free", N_ ("No; but if farms with barns are joined, all barns stay.") }, { "any", N_ ("Yes.") } } },
  { CARC_M4, "M4", SHEET, N_ ("What do farmers get when a barn comes to their farm?"),
    CARC_FIXED (N_ ("A new barn: 3 points a city; a farm that is joined to a barn’s farm: 1 point a city.  Both with "
                    "pig and herd, and a besieged city counts twice.  Then they go home.")) },
  { CARC_M5, "M5", SHEET, N_ ("What does a barn get at the end?"),
    CARC_FIXED (N_ ("4 points a city, 8 if it is besieged; nothing for a pig or a herd.  Every owner of a barn on the "
                    "farm gets them once.")) },
  { CARC_M6, "M6", SHEET, N_ ("In which order do several wagons move?"),
    CARC_FIXED (N_ ("In the order of play, from the player on turn.")) },
  { CARC_M7, "M7", SHEET, N_ ("What does a mayor count in a city without pennants?"),
    CARC_FIXED (N_ ("Nothing: he has no majority and cannot tie, even alone; but he occupies the city.")) },
  { CARC_M8, "M8", SHEET, N_ ("When may an abbey be laid?"),
    CARC_FIXED (N_ ("Instead of drawing a tile, also a builder’s second one; in a hole of one cell that four tiles "
                    "surround.")) },
  { CARC_M9,
    "M9",
    SHEET,
    N_ ("A cloister or a shrine loses a challenge: what does a wagon there do?"),
    2,
    { { "home", N_ ("It goes home, because its feature was not scored.") },
      { "on", N_ ("It may move on, like a wagon whose feature was scored.") } },
    { { "cult" } } },
  { CARC_M10,
    "M10",
    SHEET,
    N_ ("On which tile of a road or city does a wagon stand that goes into it?"),
    2,
    { { "any", N_ ("On any of its tiles.") },
      { "reached",
        N_ ("Where it reaches it: by M1 “near” on its own tile or one of the eight around it, by M1 “linked” "
            "on the tile where the scored feature leads into it.") } } },
};

/* ---- the abbeys ---- */

static gboolean
is_abbey (const CarcRules *rules, guint tile)
{
  return carc_tile_held (rules, tile) && strcmp (rules->tiles[tile].set, carc_abbey.name) == 0;
}

/* Each player has one, however many copies of the other tiles there are. */
static gboolean
abbey_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  for (guint i = 0; i < rules->n_tiles; i++)
    if (is_abbey (rules, i))
      rules->counts[i] = (guint16) rules->n_players;
  return TRUE;
}

static void
forget_turn (CarcState *state)
{
  CarcAbbey *abbey = carc_abbey_edit (state);
  abbey->barn = CARC_NONE;
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    abbey->wagon[i] = CARC_NONE;
}

static void
abbey_begin (CarcState *state, gboolean in_play)
{
  CarcAbbey *abbey = carc_abbey_edit (state);
  forget_turn (state);
  for (guint i = 0; in_play && i < state->rules->n_players; i++)
    abbey->left[i] = 1;
}

static void
abbey_laid (CarcState *state)
{
  CarcAbbey *abbey = carc_abbey_edit (state);
  forget_turn (state);
  if (!is_abbey (state->rules, state->slots[state->turn.slot].tile))
    return;
  if (state->ask == CARC_ASK_SNAPSHOT)
    return; /* it is said who laid it */
  abbey->left[state->player]--;
  if (abbey->late && carc_rule (state, CARC_M2) == CARC_M2_AGAIN)
    abbey->asked = 0;
}

static gboolean
has_abbey (const CarcState *state, TableRefusal *why)
{
  return carc_abbey_of (state)->left[state->player] > 0
         || table_refuse (why, _ ("%s has no abbey left"), carc_name (state, state->player));
}

static gboolean
abbey_may_draw (const CarcState *state, guint tile, TableRefusal *why)
{
  return !is_abbey (state->rules, tile) || has_abbey (state, why);
}

/* Do tiles lie on all four sides of this open cell? */
static gboolean
is_hole (const CarcState *state, guint16 slot)
{
  for (guint side = 0; side < 4; side++)
    if (!carc_slot_placed (state, state->slots[slot].neighbour[side]))
      return FALSE;
  return TRUE;
}

static gboolean
abbey_guards (const CarcState *state, guint tile)
{
  return is_abbey (state->rules, tile);
}

static gboolean
abbey_may_lay (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  if (!has_abbey (state, why))
    return FALSE;
  return is_hole (state, carc_slot_at (state, x, y))
         || table_refuse (why, _ ("an abbey needs tiles on all four sides: not so at %d,%d"), x, y);
}

/* ---- after the last tile ---- */

/* Does no other system forbid an abbey there?  H5 does beside two shrines. */
static gboolean
others_allow (const CarcState *state, guint tile, guint16 slot)
{
  for (CARC_EACH_WITH (left, state->rules, may_lay))
    {
      const CarcSystem *system = carc_with (state->rules, left);
      if (system->id != CARC_SYSTEM_ABBEY && (system->guards == NULL || system->guards (state, tile))
          && !system->may_lay (state, tile, state->slots[slot].x, state->slots[slot].y, 0, NULL))
        return FALSE;
    }
  return TRUE;
}

/* Is there a hole where somebody's abbey may lie? */
static gboolean
has_hole (const CarcState *state)
{
  for (guint tile = 0; tile < state->rules->n_tiles; tile++)
    for (guint i = 0; i < state->n_rim && is_abbey (state->rules, tile) && state->remaining[tile] > 0; i++)
      if (is_hole (state, state->rim[i]) && others_allow (state, tile, state->rim[i]))
        return TRUE;
  return FALSE;
}

static gboolean
can_be_asked (const CarcState *state, guint player)
{
  const CarcAbbey *abbey = carc_abbey_of (state);
  return abbey->left[player] > 0 && !((abbey->asked >> player) & 1) && carc_is_there (state, player);
}

/* A builder's second tile comes first.  Then it goes round from the left of the player who laid the last tile. */
static int
abbey_late_player (CarcState *state, gboolean again)
{
  CarcAbbey *abbey = carc_abbey_edit (state);
  const guint n = state->rules->n_players;
  guint player = state->player;
  if (abbey->late)
    abbey->asked |= (guint8) (1 << player);
  else if (carc_last_to_lay (state) >= 0)
    player = (guint) carc_last_to_lay (state);
  abbey->late = TRUE;
  if (carc_rule (state, CARC_M2) == CARC_M2_NEVER || !has_hole (state))
    return -1;
  for (guint i = again ? 0 : 1; i <= n; i++)
    if (can_be_asked (state, (player + i) % n))
      return (int) ((player + i) % n);
  return -1;
}

static gboolean
apply_keep (gpointer state, gconstpointer given, TableRefusal *why)
{
  carc_turn_pass (state);
  return TRUE;
}

/* ---- corners ---- */

static gboolean
corner_may_come (const CarcState *state, const CarcAt *at, guint kind, TableRefusal *why)
{
  if (!carc_figures[kind]->on_corners)
    return table_refuse (why, _ ("this kind of figure does not stand on corners"));
  return carc_is_corner (state, at->cell_x, at->cell_y)
         || table_refuse (why, _ ("four quarters of one farm do not meet in the north-west of %d,%d"), at->cell_x,
                          at->cell_y);
}

/* P4 is about barns; nothing else happens to figures there. */
static gboolean
corner_touch (const CarcState *state, guint figure, CarcTouch touch, TableRefusal *why)
{
  return touch == CARC_TOUCH_HIT
         && (state->agreed || state->figures[figure].kind != CARC_BARN || carc_rule (state, CARC_P4) == CARC_P4_HOME
             || table_refuse (why, _ ("by P4 no token knocks out a barn")));
}

static const CarcPlaceRow place_rows[] = {
  { CARC_PLACE_CORNER, "corner", CARC_NAMED_BY_CELL, .stands = TRUE, .on_corner = TRUE, .drawn = CARC_DRAWN_ON_SPOT,
    .where = N_ ("the corner north-west of %d,%d"), .may_come = corner_may_come, .touch = corner_touch },
};

/* ---- the barn ----
 *
 * A barn stands where four quarters of one farm meet.  The farmers there are scored at once, 3 points a city, and go
 * home.  Farmers of farms that are joined later are scored at 1 point a city.  At the end, a barn gets 4 points a city.
 */

/* The farm on which a barn stands, by its root; CARC_NONE if this figure is not a barn on a corner. */
static guint16
barn_farm (const CarcState *state, guint figure)
{
  const CarcFigure *barn = &state->figures[figure];
  return barn->kind == CARC_BARN && barn->place == CARC_PLACE_CORNER ? carc_corner_farm_of (state, figure) : CARC_NONE;
}

/* The barns on the farm with this root. */
static CarcFigureSet
barns_on (const CarcState *state, guint16 farm)
{
  CarcFigureSet barns = CARC_NO_FIGURES;
  for (guint player = 0; player < state->rules->n_players; player++)
    for (CARC_EACH_OF_KIND (i, state, player, CARC_BARN))
      if (barn_farm (state, i) == farm)
        carc_figures_put (&barns, i);
  return barns;
}

/* Is there a barn on the farm with this root? */
static gboolean
barn_on (const CarcState *state, guint16 farm)
{
  for (guint player = 0; carc_abbey_of (state)->barns > 0 && player < state->rules->n_players; player++)
    for (CARC_EACH_OF_KIND (i, state, player, CARC_BARN))
      if (barn_farm (state, i) == farm)
        return TRUE;
  return FALSE;
}

/* ---- the barn: what it pays ---- */

/* The points for each city, if there is a barn on the farm; else 0. */
static int
each_city (const CarcState *state, const CarcSurvey *survey)
{
  const guint16 fresh = carc_abbey_of (state)->barn;
  for (guint player = 0; player < state->rules->n_players; player++)
    if (survey->kinds[player] & 1u << CARC_BARN)
      return 4;
  if (!barn_on (state, survey->root))
    return 0;
  return fresh != CARC_NONE && barn_farm (state, fresh) == survey->root ? 3 : 1;
}

static void
barn_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  /* By the first edition of the farms, a city pays all farms around it: then the survey is about the city. */
  if (survey->kind != CARC_FARM || state->nodes[survey->root].kind != CARC_FARM)
    return;
  const int each = each_city (state, survey);
  if (each == 0)
    return;
  carc_worth_term (worth, CARC_NOUN_CITY)->each = (gint16) each;
  carc_worth_term (worth, CARC_NOUN_SIEGED)->each = (gint16) (2 * each); /* a besieged city counts as two */
  if (each == 4)
    carc_worth_term (worth, CARC_NOUN_HERD)->each = 0;
  table_rulings_put (&worth->rulings, each == 4 ? CARC_M5 : CARC_M4);
}

static gboolean
score_farmers (CarcState *state, guint16 farm)
{
  const CarcFigureSet farmers = carc_figures_on (state, farm);
  if (!carc_score_feature (state, farm, &farmers, FALSE))
    return FALSE;
  carc_figures_go_home (state, farm, CARC_LEFT_SCORED);
  return TRUE;
}

guint
carc_barn_farms (const CarcState *state, gboolean also_empty, guint16 farms[CARC_BARN_FARMS_MAX])
{
  const CarcTurn *turn = &state->turn;
  const guint16 fresh = carc_abbey_of (state)->barn;
  const guint16 first = fresh == CARC_NONE ? CARC_NONE : barn_farm (state, fresh);
  guint n = 0;
  if (first != CARC_NONE && (also_empty || state->nodes[first].figures > 0))
    farms[n++] = first;
  if (carc_abbey_of (state)->barns == 0)
    return n;
  for (guint i = 0; i < turn->n_nodes; i++)
    {
      const guint16 farm = state->nodes[turn->first_node + i].feature;
      guint k = 0;
      if (state->nodes[farm].kind != CARC_FARM || state->nodes[farm].figures == 0)
        continue;
      while (k < n && farms[k] != farm)
        k++;
      if (k == n && barn_on (state, farm))
        farms[n++] = farm;
    }
  return n;
}

/* At the end, the barns of each farm, in the order of the farms' oldest nodes.  Every player has one barn, so what one
 * farm pays decides no tie on another, and nobody is asked for an order (A28). */
static gboolean
score_barns (CarcState *state)
{
  guint16 done = 0;
  for (;;)
    {
      guint16 next = CARC_NONE;
      for (guint i = 0; i < state->n_figures; i++)
        {
          const guint16 farm = barn_farm (state, i);
          if (farm != CARC_NONE && state->nodes[farm].oldest >= done
              && (next == CARC_NONE || state->nodes[farm].oldest < state->nodes[next].oldest))
            next = farm;
        }
      if (next == CARC_NONE)
        return TRUE;
      const CarcFigureSet barns = barns_on (state, next);
      if (!carc_score_feature (state, next, &barns, TRUE))
        return FALSE;
      done = (guint16) (state->nodes[next].oldest + 1);
    }
}

static gboolean
barn_score (CarcState *state, gboolean final)
{
  guint16 farms[CARC_BARN_FARMS_MAX];
  const guint n = final ? 0 : carc_barn_farms (state, FALSE, farms);
  if (final)
    return score_barns (state);
  for (guint i = 0; i < n; i++)
    if (!score_farmers (state, farms[i]))
      return FALSE;
  carc_abbey_edit (state)->barn = CARC_NONE;
  return TRUE;
}

/* ---- the barn: no farmer comes to it ---- */

static gboolean
barn_may_claim (const CarcState *state, guint kind, guint16 node, TableRefusal *why)
{
  return state->nodes[node].kind != CARC_FARM || !barn_on (state, state->nodes[node].feature)
         || table_refuse (why, _ ("nobody can be deployed on this farm: it has a barn"));
}

/* ---- the barn: its act ---- */

/* Can a barn stand on the corner in the north-west of this cell? */
static gboolean
may_stand (const CarcState *state, int x, int y, TableRefusal *why)
{
  if (!state->agreed && !carc_corner_on_tile (state, x, y))
    return table_refuse (why, _ ("the corner north-west of %d,%d does not belong to the tile just placed"), x, y);
  const guint16 farm = carc_corner_farm (state, x, y);
  if (farm == CARC_NONE)
    return table_refuse (why, _ ("a barn needs four quarters of a farm around it: not so in the north-west of %d,%d"),
                         x, y);
  return state->agreed || carc_rule (state, CARC_M3) == CARC_M3_ANY || !barn_on (state, farm)
         || table_refuse (why, _ ("this farm has a barn already"));
}

static void
barn_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  if (carc_figure_in_supply (state, state->player, CARC_BARN) == CARC_NONE)
    return;
  /* A corner that two cells of the tile share is offered by the cell south-east of it, or by the last one. */
  for (guint i = 0; i < (state->agreed ? state->n_slots : state->turn.n_slots); i++)
    for (int corner = 0; corner < 4; corner++)
      {
        const CarcSlot *slot = &state->slots[state->agreed ? i : state->turn.slots[i]];
        const int x = slot->x + corner % 2, y = slot->y + corner / 2;
        gboolean known = FALSE;
        for (guint k = 0; k < offers->len; k++)
          known |= g_array_index (offers, TableOffer, k).x == x && g_array_index (offers, TableOffer, k).y == y;
        if (!known && may_stand (state, x, y, NULL))
          carc_offer_corner (offers, x, y);
      }
}

static gboolean
barn_offered (gconstpointer laid, const TableAct *act)
{
  const CarcState *state = laid;
  return carc_in_play (state->rules, CARC_SYSTEM_ABBEY) && table_offer_any (barn_offer, state, act);
}

static gboolean
barn_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const CarcCellXY *corner = &entry->path[0];
  const guint barn = carc_figure_in_supply (state, state->player, CARC_BARN);
  if (barn == CARC_NONE)
    return carc_refuse_none_left (state, state->player, CARC_BARN, why);
  if (!may_stand (state, corner->x, corner->y, why))
    return FALSE;
  carc_figure_to (state, barn, CARC_PLACE_CORNER, carc_slot_at (state, corner->x, corner->y), -1, CARC_LEFT_REMOVED);
  carc_abbey_edit (state)->barn = (guint16) barn;
  return TRUE;
}

static char *
barn_tell (gconstpointer before, gconstpointer given)
{
  const CarcEntry *entry = given;
  g_autofree char *place = g_strdup_printf (_ ("the corner north-west of %d,%d"), entry->path[0].x, entry->path[0].y);
  return carc_words (_ (carc_figures[CARC_BARN]->acted), place);
}

/* ---- figures come and leave ---- */

/* Is this figure a barn on a corner? */
static gboolean
is_barn_out (const CarcState *state, guint figure)
{
  return state->figures[figure].place == CARC_PLACE_CORNER && state->figures[figure].kind == CARC_BARN;
}

static void
abbey_figure_came (CarcState *state, guint figure)
{
  carc_abbey_edit (state)->barns += is_barn_out (state, figure);
}

static void
abbey_figure_left (CarcState *state, guint figure, CarcLeft why)
{
  carc_abbey_edit (state)->barns -= is_barn_out (state, figure);
  carc_wagon_left (state, figure, why);
}

/* ---- telling ---- */

static gboolean
abbey_validate (const CarcState *state, TableRefusal *why)
{
  guint left = 0, not_laid = 0;
  for (guint i = 0; i < state->rules->n_players; i++)
    left += carc_abbey_of (state)->left[i];
  for (guint i = 0; i < state->rules->n_tiles; i++)
    not_laid += is_abbey (state->rules, i) ? state->remaining[i] : 0;
  if (left != not_laid && state->ask != CARC_ASK_SNAPSHOT)
    return table_refuse (why, "the players have %u abbeys, and %u are not laid", left, not_laid);
  guint barns = 0;
  for (guint i = 0; i < state->n_figures; i++)
    barns += is_barn_out (state, i);
  return barns == carc_abbey_of (state)->barns
         || table_refuse (why, "%u barns are on corners, not %u", barns, carc_abbey_of (state)->barns);
}

static void
abbey_report (const CarcState *state, GString *json)
{
  const CarcAbbey *abbey = carc_abbey_of (state);
  in_object (json, "abbey");
  carc_put_each (json, "left", state, "abbeys", abbey->left);
}

static const CarcTallyRow tallies[] = {
  { N_ ("Abbeys left"), "abbey", CARC_FORMS ("%u abbey", "%u abbeys"), G_STRUCT_OFFSET (CarcAbbey, left) },
};

/* ---- the rows ---- */

/* clang-format off */
static gboolean
apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint player = (guint) ((const CarcEntry *) given)->player;
  if (carc_abbey_of (state)->left[player] == 0)
    return table_refuse (why, _ ("%s has no abbey left"), carc_name (state, (int) player));
  carc_abbey_edit (state)->left[player] = 0;
  return TRUE;
}

static void
offer_now_players (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CarcState *state = data;
  guint players = 0;
  for (guint i = 0; i < state->rules->n_players; i++)
    players |= (guint) (carc_abbey_of (state)->left[i] > 0) << i;
  table_offer_players (state, players, offers);
}

static gboolean
abbey_resume (CarcState *state, TableRefusal *why)
{
  guint left = 0, not_laid = 0;
  for (guint i = 0; i < state->rules->n_players; i++)
    left += carc_abbey_of (state)->left[i];
  for (guint i = 0; i < state->rules->n_tiles; i++)
    not_laid += is_abbey (state->rules, i) ? state->remaining[i] : 0;
  return left == not_laid
         || table_refuse (why, _ ("abbeys that are not on the table: %u; abbeys that the players have: %u"), not_laid,
                          left);
}

static const TableAct acts[] = {
  /* In a running game, a forgotten abbey is laid itself, as agreed. */
  CARC_NOW_AT_FIRST (CARC_ENTRY_NOW_ABBEY, "abbey", N_ ("A player has laid the abbey"), 'b', apply_now,
            CARC_NOW_PLAYER (N_ ("Who has laid the abbey?"), .offer = offer_now_players)),
  { CARC_CLAIM_ROW ("mayor", CARC_MAYOR, NC_ ("choice", "Mayor"), 'm') },
  { CARC_CLAIM_ROW ("wagon", CARC_WAGON, NC_ ("choice", "Wagon"), 'w') },
  { .kind = CARC_ACT_BARN, .verb = "barn", .group = CARC_GROUP_ACTS,
    .operands = { { .type = &carc_operand_corner, CARC_FIELD (path), CARC_COUNT (n_path), .max = 1,
                    .offer = barn_offer } },
    .title = NC_ ("choice", "Barn"), .key = 'n', .offered = barn_offered, .apply = barn_apply,
    .tell = barn_tell },
  { .kind = CARC_ENTRY_WAGON, .verb = "drive", .fixed = { CARC_FIXED_FIELD (figure, CARC_WAGON) }, .n_fixed = 1,
    .operands = { { .type = &carc_operand_goal, CARC_FIELD (at), .offer = carc_wagon_offer } },
    .when = CARC_WHEN (WAGON), .prefixed = CARC_WHEN (WAGON), .apply = carc_wagon_apply,
    .tell = carc_wagon_tell },
  { .kind = CARC_ENTRY_WAGON_STAY, .verb = "drive home", .when = CARC_WHEN (WAGON), .title = N_ ("The wagon goes home"),
    .apply = carc_wagon_apply_stay, .tell = carc_wagon_tell_stay },
  { .kind = CARC_ENTRY_KEEP, .verb = "keep", .when = CARC_WHEN (LATE), .title = N_ ("Keep the abbey"),
    .apply = apply_keep, .says = N_ ("%s keeps the abbey") },
};
/* clang-format on */

static const CarcQuestionRow questions[] = {
  { CARC_ASK_WAGON, "wagon", .tell = carc_wagon_tell_question },
};

static const char *const tile_names[] = {
  N_ ("city on all sides, two pennants"),
  N_ ("two cities crossing, pennant"),
  N_ ("city over a city, pennant"),
  N_ ("two cities, two roads between"),
  N_ ("cloister between four roads"),
  N_ ("city edge, road to the west"),
  N_ ("city edge, curve to the south-east"),
  N_ ("city edge, curve to the south-west"),
  N_ ("city edge parting the fields, pennant"),
  N_ ("road that ends"),
  N_ ("three roads at a well"),
  N_ ("city over a road, pennant"),
  N_ ("abbey"),
};

static const TableHelp help[] = {
  { .topics = "barn, drive, drive home, keep",
    .text = N_ ("The abbey is a tile among the others: choose it instead of the drawn one where four "
                "sides are closed. After the last tile, whoever still has one is asked. The mayor is "
                "worth as much as its city has pennants. N puts the barn where four farms meet. A wagon "
                "whose feature was scored may drive into one that is not complete.") },
};

const CarcSystem carc_abbey = {
  .id = CARC_SYSTEM_ABBEY,
  .name = "abbey",
  .title = N_ ("Abbey and Mayor"),
  .description = N_ ("Copies; with abbeys, mayors, wagons and barns"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 9,
  CARC_ROWS (tile_names),
  CARC_ROWS (figures),
  CARC_ROWS (place_rows),
  CARC_ROWS (tallies),
  CARC_ROWS (becauses),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .compile = abbey_compile,
  .part_size = sizeof (CarcAbbey),
  .begin = abbey_begin,
  .laid = abbey_laid,
  .allows_draw = abbey_may_draw,
  .may_lay = abbey_may_lay,
  .guards = abbey_guards,
  .turns_alike = TRUE,
  .may_claim_feature = barn_may_claim,
  .late_player = abbey_late_player,
  .worth = barn_worth,
  .score_more = barn_score,
  .figure_came = abbey_figure_came,
  .figure_left = abbey_figure_left,
  .ask = carc_wagon_ask,
  .asks_in = CARC_IN (SCORED),
  .validate = abbey_validate,
  .resume = abbey_resume,
  .report = abbey_report,
};
