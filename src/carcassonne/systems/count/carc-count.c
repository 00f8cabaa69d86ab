/* carc-count.c - The Count: the City of Carcassonne as the starting tile, its four quarters, how figures go into it and
 * out of it, how the count moves, and the row of the system.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The City is a tile of twelve cells.  Its walls are a city on all of them that is complete from the start, so that the
 * farms around it and the King count it.  Figures stand in its quarters, not on it.  Carries the rulings N1 to N12, and
 * L24 of the sheet The Lake.
 */
#include "carc-count.h"

#include "carcassonne/carc-snapshot.h"
#include "carcassonne/systems/abbey/carc-abbey.h"
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "table/table-intl.h"

#define CITY_TILE "count/city"

/* ---- the quarters ---- */

/* The quarter whose figures go to features of this kind. */
static CarcQuarter
quarter_of (guint kind)
{
  static const guint8 quarters[CARC_N_CLAIMABLE] = { [CARC_CITY] = CARC_QUARTER_CASTLE,
                                                     [CARC_ROAD] = CARC_QUARTER_BLACKSMITH,
                                                     [CARC_FARM] = CARC_QUARTER_MARKET,
                                                     [CARC_CLOISTER] = CARC_QUARTER_CATHEDRAL };
  return (CarcQuarter) quarters[kind];
}

/* Where a quarter is at rotation 0: which cell of the City, row by row, and the spot in it. */
typedef struct
{
  guint8 cell, spot_x, spot_y;
} Site;

/* N4 */
static const Site *
site_of (const CarcRules *rules, CarcQuarter quarter)
{
  static const Site sites[][CARC_N_QUARTERS] = {
    [CARC_N4_CELLS] = { { 2, 120, 172 }, { 6, 120, 120 }, { 10, 120, 62 }, { 5, 120, 120 } },
    [CARC_N4_EAST] = { { 2, 120, 172 }, { 7, 62, 120 }, { 10, 120, 62 }, { 5, 120, 120 } },
    [CARC_N4_ONE] = { { 6, 64, 64 }, { 6, 176, 64 }, { 6, 176, 176 }, { 6, 64, 176 } },
  };
  return &sites[rules->rulings[CARC_N4]][quarter];
}

static guint16
quarter_cell (const CarcState *state, guint place, guint8 *spot_x, guint8 *spot_y)
{
  const CarcQuarter quarter = (CarcQuarter) (place - CARC_PLACE_CASTLE);
  const Site *site = site_of (state->rules, quarter);
  *spot_x = site->spot_x;
  *spot_y = site->spot_y;
  for (int turn = 0; turn < state->rules->start_rot; turn++)
    {
      const guint8 x = *spot_x;
      *spot_x = (guint8) (CARC_SPOT_UNIT - *spot_y);
      *spot_y = x;
    }
  return carc_count_of (state)->slots[quarter];
}

/* The dragon does not come into the City. */
#define QUARTER                                                                                                        \
  .named = CARC_NAMED_ALONE, .away = TRUE, .stands = TRUE, .blocks_racers = TRUE, .cell = quarter_cell,                \
  .touched = CARC_ALL_TOUCHES & ~(1u << CARC_TOUCH_EAT)
static const CarcPlaceRow place_rows[] = {
  { CARC_PLACE_CASTLE, "castle", QUARTER, .of = 1 << CARC_CITY, .where = N_ ("in the castle"), .name = N_ ("castle"),
    .beside = CARC_FORMS ("%u in the castle", "%u in the castle") },
  { CARC_PLACE_MARKET, "market", QUARTER, .of = 1 << CARC_FARM, .where = N_ ("in the market"), .name = N_ ("market"),
    .beside = CARC_FORMS ("%u in the market", "%u in the market") },
  { CARC_PLACE_BLACKSMITH, "blacksmith", QUARTER, .of = 1 << CARC_ROAD, .where = N_ ("at the blacksmith"),
    .name = N_ ("blacksmith"), .beside = CARC_FORMS ("%u at the blacksmith", "%u at the blacksmith") },
  { CARC_PLACE_CATHEDRAL, "cathedral", QUARTER, .of = 1 << CARC_CLOISTER, .where = N_ ("in the cathedral"),
    .name = N_ ("cathedral"), .beside = CARC_FORMS ("%u in the cathedral", "%u in the cathedral") },
};
static const char *const quarter_words[CARC_N_QUARTERS] = { "castle", "market", "blacksmith", "cathedral" };
static const char *const quarter_titles[CARC_N_QUARTERS] = { N_ ("Castle"), N_ ("Market"), N_ ("Blacksmith"),
                                                             N_ ("Cathedral") };
static const TableChoices quarters = { quarter_words, quarter_titles, CARC_N_QUARTERS };
static const CarcPieceRow pieces[] = {
  { CARC_PIECE_COUNT, "count", 'C' },         { CARC_PIECE_CASTLE, "castle", 'K' },
  { CARC_PIECE_MARKET, "market", 'M' },       { CARC_PIECE_BLACKSMITH, "blacksmith", 'B' },
  { CARC_PIECE_CATHEDRAL, "cathedral", 'H' },
};
G_STATIC_ASSERT (CARC_PIECE_CATHEDRAL - CARC_PIECE_CASTLE + 1 == CARC_N_QUARTERS);

/* ---- the rulings ---- */

#define SHEET N_ ("The Count")

static const CarcRulingRow rulings[] = {
  { CARC_L24, "L24", N_ ("The Lake, The race for the lighthouse"),
    N_ ("Where do racers start and walk at the City of Carcassonne?"),
    CARC_FIXED (N_ ("They start at the blacksmith and walk on the City’s ten outer cells, never inside. With L23 "
                    "“around” they walk only around the City.")) },
  { CARC_N1,
    "N1",
    SHEET,
    N_ ("Where does the count go when somebody went into the City?"),
    3,
    { { "player", N_ ("The player moves him to any other quarter, or leaves him where he is.") },
      { "clockwise", N_ ("To the next quarter: castle, market, blacksmith, cathedral.") },
      { "follow", N_ ("To the quarter that was just entered.") } } },
  { CARC_N2,
    "N2",
    SHEET,
    N_ ("Into which completed features can figures go out of the City?"),
    2,
    { { "occupied", N_ ("Only into those with a figure: the others are not scored.") },
      { "any", N_ ("Into all, also if nobody is there.") } } },
  { CARC_N3,
    "N3",
    SHEET,
    N_ ("Who goes out of the City before the final scoring?"),
    2,
    { { "all", N_ ("Figures of every quarter, into incomplete features and farms.") },
      { "market", N_ ("Only figures of the market, into farms.") } } },
  { CARC_N4,
    "N4",
    SHEET,
    N_ ("On which cells of the City are its quarters?"),
    3,
    { { "cells", N_ ("Castle: the third of the top row; cathedral and market: the second and third of the middle row; "
                     "blacksmith: the third of the bottom row.") },
      { "east", N_ ("The same, but the market is the fourth of the middle row.") },
      { "one", N_ ("All on the third of the middle row.") } } },
  { CARC_N5,
    "N5",
    SHEET,
    N_ ("When can a follower go into the City?"),
    2,
    { { "features", N_ ("After the scoring and after wagons moved on, one from the supply, if the tile brought "
                        "somebody else points "
                        "for a city, road, farm or cloister, and the player none for these.") },
      { "fairy", N_ ("The same, but not if the fairy brought the player points for a feature of this tile.") } },
    { { "dragon" } } },
  { CARC_N6, "N6", SHEET, N_ ("Who can go into which quarter?"),
    CARC_FIXED (
        N_ ("Followers of every kind, also where the count stands, but a mayor only into the castle and a wagon "
            "not into the market.")) },
  { CARC_N7, "N7", SHEET, N_ ("In which order do figures go out?"),
    CARC_FIXED (N_ ("In a turn from the left of the player on turn round to this player, each as many as the player "
                    "wants; before the final scoring from the left of who laid the last tile, one at a time, until all "
                    "have passed. Nobody leaves the quarter of the count.")) },
  { CARC_N8, "N8", SHEET, N_ ("What is the City for farms, the King and cloisters?"),
    CARC_FIXED (N_ ("A completed city that is never besieged and is counted once; its twelve cells are tiles.")) },
  { CARC_N9, "N9", SHEET, N_ ("Are figures in the City safe?"),
    CARC_FIXED (
        N_ ("From the dragon, who walks on its outer cells only; not from the catapult, and not from towers, which "
            "reach the cell of their quarter; the fairy can stand beside them.")) },
  { CARC_N10, "N10", SHEET, N_ ("Where does a river begin?"),
    CARC_FIXED (
        N_ ("Its spring lies to the right of the tile in the City’s north-east corner, or above it if it fits only "
            "there, and the river leads away from the City.")) },
  { CARC_N11,
    "N11",
    SHEET,
    N_ ("A follower goes out of the City: what does the fairy beside it do?"),
    2,
    { { "stays", N_ ("She stays at the quarter, and is beside nobody then.") },
      { "goes", N_ ("She goes with the follower.") } },
    { { "dragon" } } },
  { CARC_N12,
    "N12",
    SHEET,
    N_ ("A builder brings a second tile: how often can a follower go into the City?"),
    2,
    { { "once", N_ ("Once in the whole turn.") }, { "each", N_ ("After each of the two tiles that allows it.") } },
    { { "traders" } } },
};

/* ---- the game ---- */

static gboolean
count_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  const int city = carc_rules_tile (rules, CITY_TILE);
  if (!carc_in_play (rules, CARC_SYSTEM_COUNT) || (int) rules->start_tile == city)
    return TRUE;
  return table_refuse (why, _ ("with The Count the game starts from the City: start %s X,Y r0"), CITY_TILE);
}

static void
count_begin (CarcState *state, gboolean in_play)
{
  CarcCount *count = carc_count_edit (state);
  const CarcRules *rules = state->rules;
  memset (count->slots, 0xff, sizeof count->slots); /* CARC_NONE */
  if (!in_play)
    return;
  for (guint quarter = 0; quarter < CARC_N_QUARTERS; quarter++)
    {
      const CarcCellXY cell = carc_start_cell (rules, site_of (rules, (CarcQuarter) quarter)->cell);
      count->slots[quarter] = carc_slot_at (state, cell.x, cell.y);
    }
}

static void
count_turn_begins (CarcState *state, gboolean again)
{
  if (!again)
    carc_count_edit (state)->settled = FALSE;
}

static gboolean
is_in_quarter (const CarcFigure *figure)
{
  return figure->place >= CARC_PLACE_CASTLE && figure->place <= CARC_PLACE_CATHEDRAL;
}

static gboolean
count_validate (const CarcState *state, TableRefusal *why)
{
  if (carc_count_of (state)->at >= CARC_N_QUARTERS)
    return table_refuse (why, "the count is nowhere");
  for (guint i = 0; i < state->n_figures; i++)
    if (is_in_quarter (&state->figures[i])
        && !carc_place_may_hold (state->figures[i].place, state->figures[i].kind, NULL))
      return table_refuse (why, "figure %u is in a quarter that is not for it", i);
  return TRUE;
}

/* ---- going out ----
 *
 * Before the features of a turn are scored, the players go out one after the other, from the left of the player on turn
 * round to this player.  Before the final scoring they go out in rounds, one figure at a time.
 */

/* Is a question about the final scoring? */
static gboolean
is_final (const CarcState *state)
{
  return state->about[0] != 0;
}

/* The features that this tile completed, and the farms that a barn scores, by their roots. */
typedef struct
{
  gboolean final; /* before the final scoring: then any feature that it scores can be one */
  guint n;
  guint16 roots[CARC_DONE_MAX + CARC_BARN_FARMS_MAX];
} Goals;

static void
find_goals (const CarcState *state, gboolean final, Goals *goals)
{
  guint n_with;
  goals->final = final;
  goals->n = 0;
  if (final)
    return;
  goals->n = carc_completed (state, goals->roots, &n_with);
  goals->n += carc_barn_farms (state, TRUE, goals->roots + goals->n);
}

/* Is the feature about to be scored, and may a figure go to it?  N2, N3 */
static gboolean
is_goal (const CarcState *state, const Goals *goals, guint16 root, TableRefusal *why)
{
  const CarcNode *feature = &state->nodes[root];
  const CarcSlot *slot = &state->slots[feature->slot];
  if (state->agreed) /* anywhere where it will be scored */
    return (!feature->scored
            && (feature->kind == CARC_FARM || feature->open > 0 || carc_list_has (goals->roots, goals->n, root)))
           || table_refuse (why, _ ("the feature on %d,%d is complete"), slot->x, slot->y);
  if (goals->final && (feature->scored || (feature->kind != CARC_FARM && feature->open == 0)))
    return table_refuse (why, _ ("the feature on %d,%d is complete"), slot->x, slot->y);
  if (feature->figures == 0 && carc_is_lake_cloister (state, root))
    return carc_refuse_lake_cloister (why);
  if (goals->final)
    return feature->kind == CARC_FARM || carc_rule (state, CARC_N3) == CARC_N3_ALL
           || table_refuse (why, _ ("before the final scoring figures go out of the market only"));
  if (!carc_list_has (goals->roots, goals->n, root))
    return table_refuse (why, _ ("the feature on %d,%d is not scored now"), slot->x, slot->y);
  return feature->figures > 0 || carc_rule (state, CARC_N2) == CARC_N2_ANY
         || table_refuse (why, _ ("nobody is in the feature on %d,%d, so it is not scored"), slot->x, slot->y);
}

/* The player's first figure of this kind in the quarter; CARC_NONE if there is none. */
static guint
find_in (const CarcState *state, guint player, CarcQuarter quarter, guint kind)
{
  for (CARC_EACH_OF_KIND (i, state, player, kind))
    if (state->figures[i].place == CARC_PLACE_CASTLE + quarter)
      return i;
  return CARC_NONE;
}

static gboolean
may_leave (const CarcState *state, const Goals *goals, guint player, guint kind, guint16 node, TableRefusal *why)
{
  const CarcQuarter quarter = quarter_of (state->nodes[node].kind);
  if (carc_count_of (state)->at == quarter && !state->agreed)
    return table_refuse (why, _ ("the count stands in this quarter, so nobody leaves it: %s"),
                         _ (carc_place_rows[CARC_PLACE_CASTLE + quarter]->name));
  if (!is_goal (state, goals, state->nodes[node].feature, why)
      || !carc_figure_may_stand (state, player, kind, node, why)
      || (!state->agreed && !carc_may_deploy (state, kind, state->nodes[node].slot, why)))
    return FALSE;
  return find_in (state, player, quarter, kind) != CARC_NONE
         || table_refuse (why, _ ("%s has no such figure there (%s)"), carc_name (state, (int) player),
                          _ (carc_place_rows[CARC_PLACE_CASTLE + quarter]->where));
}

/* The kinds of figure that a player has in each quarter, bit per CarcFigureKind; none where the count stands. */
typedef struct
{
  guint32 kinds[CARC_N_QUARTERS];
} Leavers;

/* FALSE: nobody can leave. */
static gboolean
find_leavers (const CarcState *state, guint player, Leavers *leavers)
{
  guint32 all = 0;
  memset (leavers, 0, sizeof *leavers);
  const guint first = player * state->rules->n_figures;
  for (guint i = first; i < first + state->rules->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      const guint quarter = (guint) figure->place - CARC_PLACE_CASTLE;
      if (!is_in_quarter (figure) || (quarter == carc_count_of (state)->at && !state->agreed))
        continue;
      leavers->kinds[quarter] |= 1u << figure->kind;
      all |= 1u << figure->kind;
    }
  return all != 0;
}

/* The kinds of figure that the player can move to this node; bit per CarcFigureKind. */
static guint32
kinds_for (const CarcState *state, const Goals *goals, const Leavers *leavers, guint player, guint16 node)
{
  guint32 kinds = leavers->kinds[quarter_of (state->nodes[node].kind)];
  for (guint kind = 0; kinds >> kind != 0; kind++)
    if ((kinds >> kind & 1) && !may_leave (state, goals, player, kind, node, NULL))
      kinds &= ~(1u << kind);
  return kinds;
}

/* Can one of them move to a node of this feature? */
static gboolean
can_go_to (const CarcState *state, const Goals *goals, const Leavers *leavers, guint player, guint16 root)
{
  guint16 node = root;
  if (leavers->kinds[quarter_of (state->nodes[root].kind)] == 0 || !is_goal (state, goals, root, NULL))
    return FALSE;
  do
    {
      if (kinds_for (state, goals, leavers, player, node) != 0)
        return TRUE;
      node = state->nodes[node].next;
    }
  while (node != root);
  return FALSE;
}

static gboolean
can_leave (const CarcState *state, const Goals *goals, guint player)
{
  Leavers leavers;
  if (!find_leavers (state, player, &leavers))
    return FALSE;
  for (guint i = 0; i < goals->n; i++)
    if (can_go_to (state, goals, &leavers, player, goals->roots[i]))
      return TRUE;
  if (!goals->final)
    return FALSE;
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (state->nodes[node].feature == node && can_go_to (state, goals, &leavers, player, node))
      return TRUE;
  return FALSE;
}

/* The player from whom those who are asked are counted: the one on turn; before the final scoring, the one who laid the
 * last tile. */
static guint
base_of (const CarcState *state, gboolean final)
{
  const int last = carc_last_to_lay (state);
  return final && last >= 0 ? (guint) last : state->player;
}

/* Who is asked next; -1: nobody.  In a turn, the player from whom `from` is counted is the last.  Before the final
 * scoring they are asked in rounds. */
static int
next_leaver (const CarcState *state, guint from, gboolean final)
{
  const guint n = state->rules->n_players;
  Goals goals;
  find_goals (state, final, &goals);
  if (goals.n == 0 && !final)
    return -1;
  for (guint i = 0; i < n && (final || from + i <= n); i++)
    {
      const guint player = (base_of (state, final) + from + i) % n;
      if (carc_is_there (state, player) && !(final && (carc_count_of (state)->passed >> player & 1))
          && can_leave (state, &goals, player))
        return (int) player;
    }
  return -1;
}

/* How far the player who is asked is from the one who is counted from. */
static guint
place_of_asked (const CarcState *state, gboolean final)
{
  const guint n = state->rules->n_players;
  return (state->asked + n - base_of (state, final) - 1) % n + 1;
}

static void
ask_next (CarcState *state)
{
  const gboolean final = is_final (state);
  const int next = next_leaver (state, place_of_asked (state, final) + 1, final);
  if (next >= 0)
    carc_ask_on (state, (guint) next, final, 0);
  else
    carc_ask_done (state);
}

/* N11 */
static void
go_out (CarcState *state, guint figure, guint16 node)
{
  const gboolean with_her = carc_rule (state, CARC_N11) == CARC_N11_GOES && carc_dragon_of (state)->beside == figure;
  carc_figure_deploy (state, figure, node);
  if (!with_her)
    return;
  carc_dragon_edit (state)->beside = (guint16) figure;
  carc_dragon_edit (state)->fairy = state->figures[figure].slot;
}

static gboolean
count_apply_leave (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const gboolean final = is_final (state);
  const guint player = state->asked;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  Goals goals;
  if (node == CARC_NONE)
    return table_refuse (why, _ ("there is no such feature on %d,%d"), entry->cell_x, entry->cell_y);
  find_goals (state, final, &goals);
  if (!may_leave (state, &goals, player, entry->figure, node, why))
    return FALSE;
  const guint figure = carc_which_of (
      state, find_in (state, player, quarter_of (state->nodes[node].kind), entry->figure), entry, why);
  if (figure == CARC_NONE)
    return FALSE;
  state->agreed = FALSE; /* who is asked next goes by the rules */
  go_out (state, figure, node);
  find_goals (state, final, &goals);
  if (!final && can_leave (state, &goals, player))
    carc_ask_on (state, player, FALSE, 0);
  else
    ask_next (state);
  return TRUE;
}

static gboolean
count_apply_no_leave (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  carc_count_edit (state)->passed |= (guint8) (1 << state->asked);
  ask_next (state);
  return TRUE;
}

/* ---- going in ---- */

/* Is this the turn of somebody who can put a follower in, or was it before? */
static gboolean
has_settler_turn (const CarcState *state)
{
  return state->ask == CARC_ASK_SETTLE || carc_last_to_lay (state) >= 0;
}

/* Who puts a follower in: the player who is asked; after the turn, if the table agreed, who laid the last tile. */
static guint
settler_of (const CarcState *state)
{
  return state->ask != CARC_ASK_SETTLE && has_settler_turn (state) ? (guint) carc_last_to_lay (state) : state->player;
}

static gboolean
count_settle_offered (gconstpointer state, const TableAct *act)
{
  return carc_in_play (((const CarcState *) state)->rules, CARC_SYSTEM_COUNT) && has_settler_turn (state);
}

/* May this kind go into the quarter? */
static gboolean
may_settle (const CarcState *state, guint kind, CarcQuarter quarter, TableRefusal *why)
{
  const guint player = settler_of (state);
  if (!carc_place_lets_in (state, CARC_PLACE_CASTLE + quarter, kind, why))
    return FALSE;
  return carc_figure_in_supply (state, player, (CarcFigureKind) kind) != CARC_NONE
         || carc_refuse_none_left (state, player, kind, why);
}

static gboolean
has_settler (const CarcState *state, CarcQuarter quarter)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (may_settle (state, kind, quarter, NULL))
      return TRUE;
  return FALSE;
}

/* N5: this tile brought points on the land to somebody else, and none to the player. */
static gboolean
count_may_settle (const CarcState *state)
{
  gboolean others = FALSE;
  if (carc_count_of (state)->settled && carc_rule (state, CARC_N12) == CARC_N12_ONCE)
    return FALSE;
  const guint32 laid = state->last_slot != CARC_NONE ? state->slots[state->last_slot].entry : 0;
  for (guint i = state->ledger.n_lines; i > 0 && state->ledger.lines[i - 1].entry >= laid; i--)
    {
      const TableLine *line = &state->ledger.lines[i - 1];
      if (line->because == CARC_BECAUSE_SCORED_BESIDE_FAIRY && line->player == (int) state->player
          && carc_rule (state, CARC_N5) == CARC_N5_FAIRY)
        return FALSE;
      if (line->kind >= CARC_N_USUAL_LINES || line->points <= 0)
        continue;
      if (line->player == (int) state->player)
        return FALSE;
      others = TRUE;
    }
  for (guint quarter = 0; others && quarter < CARC_N_QUARTERS; quarter++)
    if (has_settler (state, (CarcQuarter) quarter))
      return TRUE;
  return FALSE;
}

static void
count_ask (CarcState *state, CarcPhase phase)
{
  const gboolean final = phase == CARC_PHASE_LAST;
  if (phase != CARC_PHASE_ENTER)
    {
      carc_count_edit (state)->passed = 0;
      const int first = next_leaver (state, 1, final);
      if (first >= 0)
        carc_ask (state, CARC_ASK_LEAVE, (guint) first, final, 0);
    }
  else if (count_may_settle (state))
    carc_ask (state, CARC_ASK_SETTLE, state->player, 0, 0);
}

static void
count_goes (CarcState *state, CarcQuarter quarter)
{
  CarcCount *count = carc_count_edit (state);
  if (count->at == quarter)
    return;
  count->at = (guint8) quarter;
  carc_effect_on (state, CARC_EFFECT_COUNT, (int) settler_of (state), count->slots[quarter], quarter, NULL);
}

static gboolean
count_apply_settle (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const CarcQuarter quarter = (CarcQuarter) entry->choice;
  const guint player = settler_of (state);
  const gboolean late = state->ask != CARC_ASK_SETTLE;
  if (!carc_in_play (state->rules, CARC_SYSTEM_COUNT))
    return table_refuse (why, _ ("the City of Carcassonne is not in play"));
  if (!has_settler_turn (state))
    return table_refuse (why, _ ("nobody has laid a tile yet, so nobody goes into the City"));
  if (!may_settle (state, entry->figure, quarter, why))
    return FALSE;
  carc_figure_to (state, carc_figure_in_supply (state, player, (CarcFigureKind) entry->figure),
                  CARC_PLACE_CASTLE + quarter, CARC_NONE, -1, CARC_LEFT_LIFTED);
  /* What the table agreed to after the turn is a question of its own; the turn that begins is not concerned (N12). */
  if (late)
    carc_ask (state, CARC_ASK_SETTLE, player, 0, 0);
  else
    carc_count_edit (state)->settled = TRUE;
  switch (carc_rule (state, CARC_N1))
    {
    case CARC_N1_CLOCKWISE:
      count_goes (state, (CarcQuarter) ((carc_count_of (state)->at + 1) % CARC_N_QUARTERS));
      break;
    case CARC_N1_FOLLOW: count_goes (state, quarter); break;
    default: carc_ask (state, CARC_ASK_COUNT, player, 0, 0); break;
    }
  carc_ask_done (state);
  return TRUE;
}

static gboolean
count_apply_no_settle (gpointer data, gconstpointer given, TableRefusal *why)
{
  carc_ask_done (data);
  return TRUE;
}

/* ---- the count: who goes in moves him ---- */

static gboolean
count_apply_move (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcQuarter quarter = (CarcQuarter) ((const CarcEntry *) given)->choice;
  if (carc_count_of (state)->at == quarter)
    return table_refuse (why, _ ("the count stands there already: write count stays"));
  carc_count_edit (state)->at = (guint8) quarter;
  carc_ask_done (state);
  return TRUE;
}

static gboolean
count_apply_stay (gpointer data, gconstpointer given, TableRefusal *why)
{
  carc_ask_done (data);
  return TRUE;
}

/* ---- offers ---- */

static void
count_offer_goals (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CarcState *state = data;
  Goals goals;
  Leavers leavers;
  if (!find_leavers (state, state->asked, &leavers))
    return;
  find_goals (state, is_final (state), &goals);
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (kinds_for (state, &goals, &leavers, state->asked, node) != 0)
      carc_offer_node (state, node, offers);
}

static void
count_offer_leavers (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  Goals goals;
  Leavers leavers;
  if (node == CARC_NONE || !find_leavers (state, state->asked, &leavers))
    return;
  find_goals (state, is_final (state), &goals);
  carc_offer_bits (kinds_for (state, &goals, &leavers, state->asked, node), 0, offers);
}

static void
count_offer_which (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  if (node != CARC_NONE)
    carc_which_offer (state, find_in (state, state->asked, quarter_of (state->nodes[node].kind), entry->figure),
                      offers);
}

static void
count_offer_quarters (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  for (guint quarter = 0; quarter < CARC_N_QUARTERS; quarter++)
    if (has_settler (data, (CarcQuarter) quarter))
      carc_offer_alone (data, CARC_PLACE_CASTLE + quarter, (gint32) quarter, offers);
}

static void
count_offer_settlers (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (may_settle (data, kind, (CarcQuarter) ((const CarcEntry *) given)->choice, NULL))
      table_offer_add (offers, (gint32) kind);
}

static void
count_offer_moves (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  for (guint quarter = 0; quarter < CARC_N_QUARTERS; quarter++)
    if (quarter != carc_count_of (data)->at)
      carc_offer_alone (data, CARC_PLACE_CASTLE + quarter, (gint32) quarter, offers);
}

/* ---- words ---- */

static char *
ask_leave (const CarcState *state)
{
  return is_final (state) ? g_strdup_printf (_ ("%s: who goes out of the City before the final scoring?"),
                                             carc_name (state, state->asked))
                          : g_strdup_printf (_ ("%s: who goes out of the City before the features are scored?"),
                                             carc_name (state, state->asked));
}

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_LEAVE, .word = "leave", .tell = ask_leave },
  { .id = CARC_ASK_SETTLE, .word = "settle", .says = N_ ("%s: does a follower go into the City of Carcassonne?") },
  { .id = CARC_ASK_COUNT, .word = "count", .says = N_ ("%s: where does the count go?") },
};

static char *
count_tell_leave (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  /* Translators: who, the kind of figure, where it goes: "Anna goes out of the City: Follower, road to the east at 3,1"
   */
  return g_strdup_printf (_ ("%s goes out of the City: %s, %s"), carc_name (before, before->asked),
                          _ (carc_figures[entry->figure]->name), place);
}

static char *
count_tell_settle (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  /* Translators: who, the kind of figure, where it is then: "Anna goes into the City: Follower, in the castle" */
  return g_strdup_printf (_ ("%s goes into the City: %s, %s"), carc_name (before, (int) settler_of (before)),
                          _ (carc_figures[entry->figure]->name),
                          _ (carc_place_rows[CARC_PLACE_CASTLE + entry->choice]->where));
}

static char *
count_tell_move (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s moves the count: he is %s"), carc_name (before, before->asked),
                          _ (carc_place_rows[CARC_PLACE_CASTLE + ((const CarcEntry *) given)->choice]->where));
}

/* ---- the acts ---- */

/* After the turn, the quarter stands among other acts, so it says what is done. */
static char *
tell_quarter (gconstpointer data, gconstpointer given, const TableOffer *offer)
{
  const char *quarter = _ (quarter_titles[offer->value[0]]);
  return ((const CarcState *) data)->ask == CARC_ASK_SETTLE
             ? g_strdup (quarter)
             : g_strdup_printf (_ ("Into the City of Carcassonne: %s"), quarter);
}

static gboolean
apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  if (!carc_in_play (state->rules, CARC_SYSTEM_COUNT))
    return table_refuse (why, _ ("the count is not in this game"));
  carc_count_edit (state)->at = ((const CarcEntry *) given)->choice;
  return TRUE;
}

/* clang-format off */
static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_COUNT, "count", N_ ("The count"), 's', apply_now,
            { .type = &table_operand_choice, CARC_FIELD (choice), .data = &quarters, .member = "quarter",
              .ask = N_ ("Where is the count?") }),
  { .kind = CARC_ENTRY_LEAVE, .verb = "leave",
    .operands = { { .type = &carc_operand_goal, CARC_FIELD (at), .offer = count_offer_goals },
                  { .type = &carc_operand_other_figure, CARC_FIELD (figure), .offer = count_offer_leavers,
                    .flags = TABLE_OPERAND_OPTIONAL },
                  CARC_WHICH_OPERAND (count_offer_which) },
    .when = CARC_WHEN (LEAVE), .prefixed = CARC_WHEN (LEAVE), .apply = count_apply_leave,
    .tell = count_tell_leave },
  { .kind = CARC_ENTRY_NO_LEAVE, .verb = "leave nobody", .when = CARC_WHEN (LEAVE),
    .title = N_ ("Nobody goes out of the City"),
    .apply = count_apply_no_leave, .says = N_ ("%s passes: nobody goes out of the City now") },
  { .kind = CARC_ENTRY_SETTLE, .verb = "settle",
    .operands = { { .type = &table_operand_choice, CARC_FIELD (choice), .data = &quarters, .member = "quarter",
                    .ask = N_ ("Into which quarter?"), .offer = count_offer_quarters,
                    .tell = tell_quarter },
                  { .type = &carc_operand_other_figure, CARC_FIELD (figure), .offer = count_offer_settlers,
                    .flags = TABLE_OPERAND_OPTIONAL } },
    .when = CARC_WHEN (SETTLE), .prefixed = CARC_WHEN (SETTLE) | CARC_WHEN (TILE) | CARC_WHEN (LATE),
    .offered = count_settle_offered, .apply = count_apply_settle, .tell = count_tell_settle },
  { .kind = CARC_ENTRY_NO_SETTLE, .verb = "settle nobody", .when = CARC_WHEN (SETTLE),
    .title = N_ ("Nobody goes into the City"),
    .apply = count_apply_no_settle, .says = N_ ("%s puts nobody into the City") },
  { .kind = CARC_ENTRY_COUNT, .verb = "count",
    .operands = { { .type = &table_operand_choice, CARC_FIELD (choice), .data = &quarters, .member = "quarter",
                    .offer = count_offer_moves } },
    .when = CARC_WHEN (COUNT), .apply = count_apply_move, .tell = count_tell_move },
  { .kind = CARC_ENTRY_COUNT_STAYS, .verb = "count stays", .when = CARC_WHEN (COUNT),
    .title = N_ ("The count stays where he is"),
    .apply = count_apply_stay, .says = N_ ("%s leaves the count where he is") },
};
/* clang-format on */

/* ---- pictures, words, JSON ---- */

static char *
moved_tell (gconstpointer state, const TableLine *effect)
{
  return g_strdup_printf (_ ("the count goes on: he is %s"), _ (place_rows[effect->own[0]].where));
}

static const TableEffectRow effects[] = { { CARC_EFFECT_COUNT, "count", NULL, moved_tell } };

static guint
count_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcCount *count = carc_count_of (state);
  guint n = 0;
  for (guint quarter = 0; quarter < CARC_N_QUARTERS && n < max && count->slots[quarter] != CARC_NONE; quarter++)
    {
      const CarcSlot *slot = &state->slots[count->slots[quarter]];
      standing[n++] = (CarcPiece){ (guint8) (CARC_PIECE_CASTLE + quarter), slot->x, slot->y, -1, CARC_PIECE_IN_PLACE,
                                   (guint8) (CARC_PLACE_CASTLE + quarter) };
      if (quarter == count->at && n < max)
        standing[n++] = (CarcPiece){ CARC_PIECE_COUNT, slot->x, slot->y, -1, 0 }; /* inside the walls */
    }
  return n;
}

static void
count_tell (const CarcState *state, GString *out)
{
  g_string_append_printf (out, _ ("The count is %s\n"), _ (place_rows[carc_count_of (state)->at].where));
}

static void
count_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const CarcCount *count = carc_count_of (state);
  for (guint quarter = 0; quarter < CARC_N_QUARTERS; quarter++)
    if (count->slots[quarter] == slot)
      g_string_append_printf (words, ", %s", _ (place_rows[quarter].name));
  if (count->slots[count->at] == slot)
    g_string_append_printf (words, ", %s", _ ("the count"));
}

static void
count_report (const CarcState *state, GString *json)
{
  const CarcCount *count = carc_count_of (state);
  in_object (json, "count");
  put_text (json, "quarter", quarter_words[count->at]);
  in_array (json, "quarters");
  for (guint quarter = 0; quarter < CARC_N_QUARTERS && count->slots[quarter] != CARC_NONE; quarter++)
    {
      in_object (json, NULL);
      put_text (json, "quarter", quarter_words[quarter]);
      carc_put_slot (json, "cell", state, count->slots[quarter]);
    }
}

static const char *const tile_names[] = {
  N_ ("the City of Carcassonne"),
};

static const TableHelp help[] = {
  { .topics = "count, count stays, leave, leave nobody, settle, settle nobody",
    .text = N_ ("Whose tile brings points to others and none to its player may put a follower into the "
                "City of Carcassonne and move the count. From there it goes into a feature that is about "
                "to be scored, but not from the count’s quarter.") },
};

const CarcSystem carc_count = {
  .id = CARC_SYSTEM_COUNT,
  .name = "count",
  .title = N_ ("The Count"),
  .description = N_ ("The City of Carcassonne as the start, with four quarters and the count"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 10,
  .most = 1,
  .starts = TRUE,
  CARC_ROWS (tile_names),
  CARC_ROWS (pieces),
  CARC_ROWS (place_rows),
  CARC_ROWS (effects),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .compile = count_compile,
  .part_size = sizeof (CarcCount),
  .begin = count_begin,
  .ask = count_ask,
  .asks_in = CARC_IN (LEAVE) | CARC_IN (ENTER) | CARC_IN (LAST),
  .turn_begins = count_turn_begins,
  .validate = count_validate,
  .report = count_report,
  .standing = count_standing,
  .tell = count_tell,
  .tell_cell = count_tell_cell,
};
