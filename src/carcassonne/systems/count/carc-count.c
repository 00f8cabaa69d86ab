/* carc-count.c - The Count: the City of Carcassonne as the starting tile, its four quarters, and the row of the system.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The City is a tile of twelve cells.  Its walls are a city on all of them that is complete from the start, so that the
 * farms around it and the King count it.  Figures stand in its quarters, not on it; they go in and out as
 * carc-count-acts.c says.  Carries the rulings N1 to N12, and L24 of the sheet The Lake.
 */
#include "carc-count.h"

#include "carcassonne/carc-snapshot.h"
#include "table/table-intl.h"

#define CITY_TILE "count/city"

/* ---- the quarters ---- */

CarcQuarter
carc_quarter_of (guint kind)
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
place_of (const CarcState *state, CarcQuarter quarter, guint8 *spot_x, guint8 *spot_y)
{
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

#define QUARTER_PLACE(name, QUARTER)                                                                                   \
  static guint16 name##_place (const CarcState *state, guint8 *spot_x, guint8 *spot_y)                                 \
  {                                                                                                                    \
    return place_of (state, CARC_QUARTER_##QUARTER, spot_x, spot_y);                                                   \
  }
QUARTER_PLACE (castle, CASTLE)
QUARTER_PLACE (market, MARKET)
QUARTER_PLACE (blacksmith, BLACKSMITH)
QUARTER_PLACE (cathedral, CATHEDRAL)

static const CarcAwayRow aways[] = {
  { CARC_AWAY_CASTLE, "castle", .of = 1 << CARC_CITY, .place = castle_place, .where = N_ ("in the castle"),
    .name = N_ ("castle"), .beside = CARC_FORMS ("%u in the castle", "%u in the castle") },
  { CARC_AWAY_MARKET, "market", .of = 1 << CARC_FARM, .place = market_place, .where = N_ ("in the market"),
    .name = N_ ("market"), .beside = CARC_FORMS ("%u in the market", "%u in the market") },
  { CARC_AWAY_BLACKSMITH, "blacksmith", .of = 1 << CARC_ROAD, .place = blacksmith_place,
    .where = N_ ("at the blacksmith"), .name = N_ ("blacksmith"),
    .beside = CARC_FORMS ("%u at the blacksmith", "%u at the blacksmith") },
  { CARC_AWAY_CATHEDRAL, "cathedral", .of = 1 << CARC_CLOISTER, .place = cathedral_place,
    .where = N_ ("in the cathedral"), .name = N_ ("cathedral"),
    .beside = CARC_FORMS ("%u in the cathedral", "%u in the cathedral") },
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
        N_ ("Its spring lies to the right of the tile in the City’s north-east corner, and the river leads away "
            "from the City.")) },
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
count_validate (const CarcState *state, TableRefusal *why)
{
  if (carc_count_of (state)->at >= CARC_N_QUARTERS)
    return table_refuse (why, "the count is nowhere");
  for (guint i = 0; i < state->n_figures; i++)
    if (carc_is_in_quarter (&state->figures[i])
        && !carc_away_may_hold (state->figures[i].away, state->figures[i].kind, NULL))
      return table_refuse (why, "figure %u is in a quarter that is not for it", i);
  return TRUE;
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

#define QUARTER_OPERAND(asks, offers)                                                                                  \
  {                                                                                                                    \
    .type = &table_operand_choice, CARC_FIELD (choice), .data = &quarters, .member = "quarter", .ask = asks,           \
    .offer = offers                                                                                                    \
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
    .operands = { { .type = &carc_operand_at, CARC_FIELD (at), .ask = N_ ("Where to?"),
                    .offer = carc_count_offer_goals },
                  { .type = &carc_operand_other_figure, CARC_FIELD (figure), .offer = carc_count_offer_leavers,
                    .flags = TABLE_OPERAND_OPTIONAL },
                  CARC_WHICH_OPERAND (carc_count_offer_which) },
    .when = CARC_WHEN (LEAVE), .prefixed = CARC_WHEN (LEAVE), .apply = carc_count_apply_leave,
    .tell = carc_count_tell_leave },
  { .kind = CARC_ENTRY_NO_LEAVE, .verb = "leave nobody", .when = CARC_WHEN (LEAVE),
    .title = N_ ("Nobody goes out of the City"),
    .apply = carc_count_apply_no_leave, .tell = carc_count_tell_no_leave },
  { .kind = CARC_ENTRY_SETTLE, .verb = "settle",
    .operands = { { .type = &table_operand_choice, CARC_FIELD (choice), .data = &quarters, .member = "quarter",
                    .ask = N_ ("Into which quarter?"), .offer = carc_count_offer_quarters,
                    .tell = tell_quarter },
                  { .type = &carc_operand_other_figure, CARC_FIELD (figure), .offer = carc_count_offer_settlers,
                    .flags = TABLE_OPERAND_OPTIONAL } },
    .when = CARC_WHEN (SETTLE), .prefixed = CARC_WHEN (SETTLE) | CARC_WHEN (TILE) | CARC_WHEN (LATE),
    .offered = carc_count_settle_offered, .apply = carc_count_apply_settle, .tell = carc_count_tell_settle },
  { .kind = CARC_ENTRY_NO_SETTLE, .verb = "settle nobody", .when = CARC_WHEN (SETTLE),
    .title = N_ ("Nobody goes into the City"),
    .apply = carc_count_apply_no_settle, .tell = carc_count_tell_no_settle },
  { .kind = CARC_ENTRY_COUNT, .verb = "count",
    .operands = { QUARTER_OPERAND (N_ ("Where does the count go?"), carc_count_offer_moves) },
    .when = CARC_WHEN (COUNT), .apply = carc_count_apply_move, .tell = carc_count_tell_move },
  { .kind = CARC_ENTRY_COUNT_STAYS, .verb = "count stays", .when = CARC_WHEN (COUNT),
    .title = N_ ("The count stays where he is"),
    .apply = carc_count_apply_stay, .tell = carc_count_tell_stay },
};
/* clang-format on */

/* ---- pictures, words, JSON ---- */

static char *
moved_tell (gconstpointer state, const TableLine *effect)
{
  return g_strdup_printf (_ ("the count goes on: he is %s"), _ (aways[effect->marks].where));
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
                                   (guint8) (CARC_AWAY_CASTLE + quarter) };
      if (quarter == count->at && n < max)
        standing[n++] = (CarcPiece){ CARC_PIECE_COUNT, slot->x, slot->y, -1, 0 }; /* inside the walls */
    }
  return n;
}

static void
count_tell (const CarcState *state, GString *out)
{
  g_string_append_printf (out, _ ("The count is %s\n"), _ (aways[carc_count_of (state)->at].where));
}

static void
count_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const CarcCount *count = carc_count_of (state);
  for (guint quarter = 0; quarter < CARC_N_QUARTERS; quarter++)
    if (count->slots[quarter] == slot)
      g_string_append_printf (words, ", %s", _ (aways[quarter].name));
  if (count->slots[count->at] == slot)
    g_string_append_printf (words, ", %s", _ ("the count"));
}

static void
count_report (const CarcState *state, GString *json)
{
  const CarcCount *count = carc_count_of (state);
  put_object (json, "count");
  put_text (json, "quarter", quarter_words[count->at]);
  put_array (json, "quarters");
  for (guint quarter = 0; quarter < CARC_N_QUARTERS && count->slots[quarter] != CARC_NONE; quarter++)
    {
      const CarcSlot *slot = &state->slots[count->slots[quarter]];
      put_object (json, NULL);
      put_text (json, "quarter", quarter_words[quarter]);
      put_cell (json, "cell", slot->x, slot->y);
      end_object (json);
    }
  end_array (json);
  end_object (json);
}

static const char *const tile_names[] = {
  N_ ("the City of Carcassonne"),
};

const CarcSystem carc_count = {
  .id = CARC_SYSTEM_COUNT,
  .name = "count",
  .title = N_ ("The Count"),
  .description = N_ ("The City of Carcassonne as the start, with four quarters and the count"),
  .by = CARC_BY_SET,
  .shelf = 10,
  .most = 1,
  .starts = TRUE,
  CARC_ROWS (tile_names),
  CARC_ROWS (pieces),
  CARC_ROWS (aways),
  CARC_ROWS (effects),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  .questions = carc_count_questions,
  .n_questions = CARC_N_COUNT_QUESTIONS,
  .compile = count_compile,
  .part_size = sizeof (CarcCount),
  .begin = count_begin,
  .ask = carc_count_ask,
  .asks_in = CARC_IN (LEAVE) | CARC_IN (ENTER) | CARC_IN (LAST),
  .turn_begins = count_turn_begins,
  .validate = count_validate,
  .report = count_report,
  .standing = count_standing,
  .tell = count_tell,
  .tell_cell = count_tell_cell,
};
