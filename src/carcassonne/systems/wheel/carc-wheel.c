/* carc-wheel.c - the Wheel of Fortune: its tiles and icons, the pig, the crown spaces, what the parts do, and the row
 * of the system.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The system has no tiles of its own.  The starting tile, with the crown spaces as marks of its cells, and the tiles
 * with icons are in a set that the table makes.  The wheel turns before the tile with the icon is laid; after that,
 * only this tile can be laid.  A figure on a crown space is in no feature, so it does not count there, nor for the
 * Arbitress; but it stands on its cell, where others reach it.
 */
#include "carc-wheel.h"

#include "carcassonne/carc-cult-marks.h"
#include "carcassonne/carc-wheel-marks.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/abbot/carc-abbot.h"
#include "table/table-intl.h"

#define N_ICONS 3u

static const char *const part_names[CARC_WHEEL_PARTS] = { N_ ("Fortune"), N_ ("Taxes"),       N_ ("Famine"),
                                                          N_ ("Storm"),   N_ ("Inquisition"), N_ ("Plague") };

static const CarcMarkRow marks[] = {
  { CARC_ICON1, "icon1", .on_cell = TRUE, .title = N_ ("Icon 1 of the wheel") },
  { CARC_ICON2, "icon2", .on_cell = TRUE, .title = N_ ("Icon 2 of the wheel") },
  { CARC_ICON3, "icon3", .on_cell = TRUE, .title = N_ ("Icon 3 of the wheel") },
  { CARC_FORTUNE, "fortune", .on_cell = TRUE, .title = N_ ("Crown space of Fortune") },
  { CARC_TAXES, "taxes", .on_cell = TRUE, .title = N_ ("Crown space of Taxes") },
  { CARC_FAMINE, "famine", .on_cell = TRUE, .title = N_ ("Crown space of Famine") },
  { CARC_STORM, "storm", .on_cell = TRUE, .title = N_ ("Crown space of Storm") },
  { CARC_INQUISITION, "inquisition", .on_cell = TRUE, .title = N_ ("Crown space of Inquisition") },
  { CARC_PLAGUE, "plague", .on_cell = TRUE, .title = N_ ("Crown space of Plague") },
};
/* The first one is only the picture of the act. */
static const CarcPieceRow pieces[] = {
  { CARC_PIECE_CROWN, "crown", 'C' },
  { CARC_PIECE_WHEEL_PIG, "pig", 'P' },
};
static const CarcNounRow nouns[] = {
  { CARC_NOUN_KNIGHT, "knight", CARC_FORMS ("knight", "knights") },
  { CARC_NOUN_IDLE, "idle", CARC_FORMS ("follower in the supply", "followers in the supply") },
  { CARC_NOUN_MONK, "monk", CARC_FORMS ("monk", "monks") },
  { CARC_NOUN_CROWN, "crown", CARC_FORMS ("crown space", "crown spaces") },
};
static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_FORTUNE, "fortune", N_ ("the pig stops at Fortune in this player’s turn") },
  { CARC_BECAUSE_TAXES, "taxes",
    N_ ("the pig stops at Taxes: each knight brings the pennants of its city, and 1 for each knight of the same player "
        "in it") },
  { CARC_BECAUSE_FAMINE, "famine",
    N_ ("the pig stops at Famine: each farmer brings 1 for each completed city of its farm") },
  { CARC_BECAUSE_STORM, "storm", N_ ("the pig stops at Storm: each follower in the supply brings 1") },
  { CARC_BECAUSE_INQUISITION, "inquisition", N_ ("the pig stops at Inquisition: each monk brings 2") },
  { CARC_BECAUSE_CROWN, "crown", N_ ("the pig stops at the part with this crown space") },
};

#define SHEET N_ ("Wheel of Fortune")

static const CarcRulingRow rulings[] = {
  { CARC_W1,
    "W1",
    SHEET,
    N_ ("In which order do the parts of the wheel come, clockwise?"),
    2,
    { { "famine", N_ ("Fortune, Taxes, Famine, Storm, Inquisition, Plague.") },
      { "storm", N_ ("Fortune, Taxes, Storm, Famine, Inquisition, Plague.") } } },
  { CARC_W2,
    "W2",
    SHEET,
    N_ ("What does a figure on a crown space bring?"),
    2,
    { { "three", N_ ("3 points.") },
      { "six", N_ ("3 points, or 6 if it is alone at a part with two crown spaces.") } } },
  { CARC_W3,
    "W3",
    SHEET,
    N_ ("Who is a monk for the Inquisition?"),
    2,
    { { "both", N_ ("Every follower in a cloister or a shrine.") },
      { "cloisters", N_ ("Only a follower in a cloister that is not a shrine.") } },
    { { "cult" } } },
  { CARC_W4, "W4", SHEET, N_ ("What do the parts of the wheel do?"),
    CARC_FIXED (
        N_ ("Fortune: the player on turn gets 3 points. Taxes: each knight brings its player 1 for each pennant "
            "of the city and 1 for each of this player’s knights in it. Famine: each farmer brings 1 for each "
            "completed city of the farm. Storm: each follower in the supply brings 1. Inquisition: each monk "
            "brings 2. Plague: everybody loses a follower.")) },
  { CARC_W5, "W5", SHEET, N_ ("Which figures count for the wheel?"),
    CARC_FIXED (N_ ("All followers, each as one, the big one too; no builder, pig or barn, and no racer.")) },
  { CARC_W6, "W6", SHEET, N_ ("Whom does the plague take?"),
    CARC_FIXED (N_ ("One follower of each player, chosen by the player, from the player on turn; only from a feature, "
                    "not from a crown space, a tower or the race.")) },
  { CARC_W7, "W7", SHEET, N_ ("Who stands on a crown space?"),
    CARC_FIXED (N_ ("One follower on each, put there instead of onto the land. It stays while the pig passes, and at "
                    "the end it brings nothing. It stands on its cell: it is in the way of racers, and towers, the "
                    "catapult and the fairy reach it.")) },
  { CARC_W8, "W8", SHEET, N_ ("When does the wheel turn?"),
    CARC_FIXED (
        N_ ("When a tile with an icon is drawn, also if it fits nowhere: the pig goes as many parts as the icon "
            "says, its part does what it does, its crown spaces score, then the tile is laid. Parts that it "
            "passes do nothing.")) },
  { CARC_W9, "W9", N_ ("The Arbitress: required pieces"), N_ ("Does the Arbitress change what the wheel brings?"),
    CARC_FIXED (N_ ("No. Its sixteen cells are tiles for her walk and for distances.")) },
  { CARC_W10,
    "W10",
    SHEET,
    N_ ("Does the dragon eat a figure on a crown space?"),
    2,
    { { "eaten", N_ ("Yes.") }, { "safe", N_ ("No, it is safe there.") } },
    { { "dragon" } } },
};

/* ---- the setup ---- */

/* The steps of the icon on the tile, 0 without one. */
static guint
icon_of (const CarcTile *tile)
{
  for (guint steps = 1; steps <= N_ICONS; steps++)
    if (carc_tile_has_mark (tile, CARC_ICON1 + steps - 1))
      return steps;
  return 0;
}

static gboolean
has_several_icons (const CarcTile *tile)
{
  guint n = 0;
  for (guint icon = 0; icon < N_ICONS; icon++)
    n += (guint) carc_tile_has_mark (tile, CARC_ICON1 + icon);
  return n > 1;
}

static guint
count_spaces (const CarcTile *tile, guint part)
{
  guint n = 0;
  for (guint cell = 0; cell < (guint) tile->w * tile->h; cell++)
    n += (guint) carc_marks_has (tile->cells[0][cell].marks, CARC_FORTUNE + part);
  return n;
}

static gboolean
wheel_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  const CarcTile *start = &rules->tiles[rules->start_tile];
  guint n = 0;
  if (!carc_in_play (rules, CARC_SYSTEM_WHEEL))
    return TRUE;
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    n += count_spaces (start, part);
  if (n == 0)
    return table_refuse (
        why,
        _ ("the Wheel of Fortune needs a starting tile with the wheel, but the game starts from %s; on "
           "the setup page, “Wheel of Fortune: start” begins a set of your own tiles with such a "
           "tile"),
        start->id);
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    if (count_spaces (start, part) < 1 || count_spaces (start, part) > CARC_WHEEL_SPACES)
      return table_refuse (why, _ ("the wheel on the tile %s has %u crown spaces of %s, but each part has 1 or %d"),
                           start->id, count_spaces (start, part), _ (part_names[part]), CARC_WHEEL_SPACES);
  for (guint i = 0; i < rules->n_tiles; i++)
    if (has_several_icons (&rules->tiles[i]))
      return table_refuse (why, _ ("the tile %s has several icons of the wheel"), rules->tiles[i].id);
  return TRUE;
}

static void
wheel_begin (CarcState *state, gboolean in_play)
{
  CarcWheel *wheel = carc_wheel_edit (state);
  const CarcTile *tile = &state->rules->tiles[state->rules->start_tile];
  wheel->tile = CARC_NONE;
  for (guint own = 0; in_play && own < (guint) tile->w * tile->h; own++)
    {
      const CarcCellXY cell = carc_start_cell (state->rules, own);
      const guint16 slot = carc_slot_at (state, cell.x, cell.y);
      for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
        if (carc_marks_has (tile->cells[0][own].marks, CARC_FORTUNE + part))
          wheel->spaces[part][wheel->n_spaces[part]++] = slot;
    }
}

/* ---- crown spaces ---- */

/* The CarcPlaceId of the crown space there; or CARC_NONE. */
static guint
crown_place (const CarcState *state, guint16 slot)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    if (slot != CARC_NONE && carc_list_has (wheel->spaces[part], wheel->n_spaces[part], slot))
      return CARC_PLACE_FORTUNE + part;
  return CARC_NONE;
}

/* The figure on the crown space of this cell, NULL if there is none. */
static const CarcFigure *
figure_on (const CarcState *state, guint16 slot)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (carc_is_crowned (&state->figures[i]) && state->figures[i].slot == slot)
      return &state->figures[i];
  return NULL;
}

/* The first crown space of this place without a figure; CARC_NONE if all have one. */
static guint16
crown_free (const CarcState *state, guint place)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const guint part = place - CARC_PLACE_FORTUNE;
  for (guint i = 0; i < wheel->n_spaces[part]; i++)
    if (figure_on (state, wheel->spaces[part][i]) == NULL)
      return wheel->spaces[part][i];
  return CARC_NONE;
}

static const char *
part_name (guint place)
{
  return _ (part_names[place - CARC_PLACE_FORTUNE]);
}

/* ---- crown spaces: who comes there ---- */

/* May a figure of this kind be put onto some crown space of this part? */
static gboolean
part_may_come (const CarcState *state, guint place, guint kind, TableRefusal *why)
{
  if (!carc_is_follower (kind))
    return table_refuse (why, _ ("only followers stand on crown spaces"));
  return crown_free (state, place) != CARC_NONE
         || table_refuse (why, _ ("every crown space of %s has a figure"), part_name (place));
}

/* May a figure of this kind be put onto the crown space of this cell? */
static gboolean
crown_may_stand (const CarcState *state, guint kind, int x, int y, TableRefusal *why)
{
  const guint16 slot = carc_slot_at (state, x, y);
  const guint place = crown_place (state, slot);
  if (place == CARC_NONE)
    return table_refuse (why, _ ("there is no crown space on %d,%d"), x, y);
  return part_may_come (state, place, kind, why)
         && (figure_on (state, slot) == NULL
             || table_refuse (why, _ ("the crown space on %d,%d has a figure already"), x, y));
}

/* ---- crown spaces: places ---- */

/* A figure is on a part of the wheel, and is named by the cell of its crown space. */
static void
crown_find (const CarcState *state, guint *place, guint16 *slot)
{
  if (*place == CARC_PLACE_CROWN)
    *place = crown_place (state, *slot);
  else
    *slot = crown_free (state, *place);
}

static gboolean
crown_may_come (const CarcState *state, const CarcAt *at, guint kind, TableRefusal *why)
{
  const guint place = carc_spot_place (&at->spot);
  return place == CARC_PLACE_CROWN ? crown_may_stand (state, kind, at->cell_x, at->cell_y, why)
                                   : part_may_come (state, place, kind, why);
}

/* W10 */
static gboolean
crown_touch (const CarcState *state, guint figure, CarcTouch touch, TableRefusal *why)
{
  return touch != CARC_TOUCH_EAT || carc_rule (state, CARC_W10) == CARC_W10_EATEN;
}

#define PART                                                                                                           \
  .named = CARC_NAMED_ALONE, .named_as = CARC_PLACE_CROWN, .away = TRUE, .stands = TRUE, .blocks_racers = TRUE,        \
  .deploys = TRUE, .drawn = CARC_DRAWN_ON_MARK, .find = crown_find, .may_come = crown_may_come, .touch = crown_touch
static const CarcPlaceRow place_rows[] = {
  { CARC_PLACE_FORTUNE, "fortune", PART, .where = N_ ("on a crown space of Fortune"),
    .name = N_ ("crown space of Fortune"), .beside = CARC_FORMS ("%u on Fortune", "%u on Fortune") },
  { CARC_PLACE_TAXES, "taxes", PART, .where = N_ ("on a crown space of Taxes"), .name = N_ ("crown space of Taxes"),
    .beside = CARC_FORMS ("%u on Taxes", "%u on Taxes") },
  { CARC_PLACE_FAMINE, "famine", PART, .where = N_ ("on a crown space of Famine"), .name = N_ ("crown space of Famine"),
    .beside = CARC_FORMS ("%u on Famine", "%u on Famine") },
  { CARC_PLACE_STORM, "storm", PART, .where = N_ ("on a crown space of Storm"), .name = N_ ("crown space of Storm"),
    .beside = CARC_FORMS ("%u on Storm", "%u on Storm") },
  { CARC_PLACE_INQUISITION, "inquisition", PART, .where = N_ ("on a crown space of Inquisition"),
    .name = N_ ("crown space of Inquisition"), .beside = CARC_FORMS ("%u on Inquisition", "%u on Inquisition") },
  { CARC_PLACE_PLAGUE, "plague", PART, .where = N_ ("on a crown space of Plague"), .name = N_ ("crown space of Plague"),
    .beside = CARC_FORMS ("%u on Plague", "%u on Plague") },
  { CARC_PLACE_CROWN, "crown", CARC_NAMED_ON_CELL, .drawn = CARC_DRAWN_ON_MARK, .spot = N_ ("on the crown space"),
    .where = N_ ("the crown space at %d,%d"), .find = crown_find, .may_come = crown_may_come },
};

/* ---- crown spaces: the act ---- */

static gboolean
crown_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const int x = entry->path[0].x, y = entry->path[0].y;
  const guint16 goal = carc_slot_at (state, x, y);
  const guint figure = carc_figure_in_supply (state, state->player, (CarcFigureKind) entry->figure);
  if (!crown_may_stand (state, entry->figure, x, y, why)
      || (!state->agreed && !carc_may_deploy (state, entry->figure, goal, why)))
    return FALSE;
  if (figure == CARC_NONE)
    return carc_refuse_none_left (state, state->player, entry->figure, why);
  carc_figure_to (state, figure, CARC_PLACE_CROWN, goal, -1, CARC_LEFT_REMOVED);
  return TRUE;
}

static gboolean
has_follower (const CarcState *state)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_is_follower (kind) && carc_figure_in_supply (state, state->player, (CarcFigureKind) kind) != CARC_NONE)
      return TRUE;
  return FALSE;
}

/* Offers the crown spaces without a figure. */
static void
crown_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *laid = data;
  const CarcWheel *wheel = carc_wheel_of (laid);
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    for (guint i = 0; i < wheel->n_spaces[part] && has_follower (laid); i++)
      {
        const guint16 slot = wheel->spaces[part][i];
        if (figure_on (laid, slot) == NULL && (laid->agreed || carc_may_deploy (laid, CARC_FOLLOWER, slot, NULL)))
          carc_offer_cell (offers, laid->slots[slot].x, laid->slots[slot].y);
      }
}

static void
crown_offer_kinds (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CarcState *laid = data;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_is_follower (kind) && carc_figure_in_supply (laid, laid->player, (CarcFigureKind) kind) != CARC_NONE)
      table_offer_add (offers, (gint32) kind);
}

static gboolean
crown_offered (gconstpointer data, const TableAct *act)
{
  return table_offer_any (crown_offer, data, act);
}

/* "1,0: Fortune" */
static char *
crown_tell_space (gconstpointer data, gconstpointer given, const TableOffer *offer)
{
  const CarcState *laid = data;
  const guint place = crown_place (laid, carc_slot_at (laid, offer->value[0], offer->value[1]));
  return g_strdup_printf ("%d,%d: %s", offer->value[0], offer->value[1], part_name (place));
}

static char *
crown_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  const guint place = crown_place (before, carc_slot_at (before, entry->path[0].x, entry->path[0].y));
  g_autofree char *space = g_strdup_printf (_ ("a crown space of %s"), place != CARC_NONE ? part_name (place) : "?");
  return carc_words (_ (carc_figures[entry->figure]->acted), space);
}

#define FORTUNE 3
#define MONK 2
#define CROWN 3
#define CROWN_ALONE 6

static void
book (CarcState *state, guint player, CarcBecause because, TableLine *line)
{
  static const TableRulingSet none = TABLE_NO_RULINGS;
  CarcVerdict verdict = { (guint8) (1 << player), because, -1, none };
  table_rulings_put (&verdict.rulings, because == CARC_BECAUSE_CROWN ? CARC_W2 : CARC_W4);
  if (because != CARC_BECAUSE_CROWN && because != CARC_BECAUSE_FORTUNE && because != CARC_BECAUSE_TURN_TAKEN)
    table_rulings_put (&verdict.rulings, CARC_W5);
  if (because == CARC_BECAUSE_INQUISITION)
    table_rulings_put (&verdict.rulings, CARC_W3);
  line->kind = CARC_LINE_WHEEL;
  carc_book (state, &verdict, line);
}

/* A line about this part. */
static TableLine
line_of_part (const CarcState *state, guint part)
{
  const CarcSlot *slot = &state->slots[carc_wheel_of (state)->spaces[part][0]];
  return (TableLine){ .feature = -1, .x = slot->x, .y = slot->y };
}

/* ---- the parts ----
 *
 * The features are asked at this moment: the tile for which the wheel turns does not lie yet.  So the table can still
 * say whose turn it is, and Fortune's points go to that player.
 */

/* Fills the sum for a player with so many followers in the feature; the line stays empty if they bring nothing. */
static void
add_terms (TableLine *line, CarcWheelPart part, const CarcSurvey *survey, int n)
{
  if (part == CARC_WHEEL_TAXES)
    {
      carc_add_term (line, survey->pennants, n, CARC_NOUN_PENNANT);
      carc_add_term (line, n, n, CARC_NOUN_KNIGHT);
    }
  else if (part == CARC_WHEEL_FAMINE)
    carc_add_term (line, survey->cities, n, CARC_NOUN_CITY);
  else
    carc_add_term (line, n, MONK, CARC_NOUN_MONK);
}

static int
count_followers (const CarcState *state, const CarcOccupied *feature, guint player)
{
  int n = 0;
  for (CARC_EACH_FIGURE (i, &feature->figures))
    n += state->figures[i].player == player && carc_is_follower (state->figures[i].kind);
  return n;
}

/* Everybody gets points for the own followers in the features of one kind. */
static void
pay_features (CarcState *state, CarcWheelPart part, CarcKind kind)
{
  CarcOccupied features[CARC_MAX_FIGURES];
  const guint n = carc_occupied (state, 1u << kind, features);
  for (guint i = 0; i < n; i++)
    {
      CarcSurvey survey;
      const CarcCellXY cell = carc_name_cell (state, features[i].root);
      carc_survey (state, features[i].root, &survey);
      if (part == CARC_WHEEL_INQUISITION
          && (carc_is_garden (state, features[i].root)
              || (carc_marks_has (survey.marks, CARC_SHRINE) && carc_rule (state, CARC_W3) == CARC_W3_CLOISTERS)))
        continue;
      for (guint player = 0; player < state->rules->n_players; player++)
        {
          TableLine line = { .feature = features[i].root, .x = cell.x, .y = cell.y };
          add_terms (&line, part, &survey, count_followers (state, &features[i], player));
          if (line.n_terms > 0)
            book (state, player, (CarcBecause) (CARC_BECAUSE_FORTUNE + part), &line);
        }
    }
}

static void
pay_idle (CarcState *state)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      TableLine line = line_of_part (state, CARC_WHEEL_STORM);
      int n = 0;
      for (guint i = 0; i < state->n_figures; i++)
        n += state->figures[i].player == player && state->figures[i].place == CARC_PLACE_SUPPLY
             && carc_is_follower (state->figures[i].kind);
      carc_add_term (&line, n, 1, CARC_NOUN_IDLE);
      if (n > 0)
        book (state, player, CARC_BECAUSE_STORM, &line);
    }
}

/* Pays the player on turn for Fortune, `n` times; or takes it back. */
static void
pay_fortune (CarcState *state, guint n, int each, CarcBecause because)
{
  TableLine line = line_of_part (state, CARC_WHEEL_FORTUNE);
  carc_add_term (&line, (int) n * FORTUNE, each, CARC_NOUN_POINT);
  if (n > 0)
    book (state, state->player, because, &line);
}

static void
fortune_turn_taken (CarcState *state)
{
  CarcWheel *wheel = carc_wheel_edit (state);
  wheel->taken = wheel->fortunes;
  pay_fortune (state, wheel->taken, -1, CARC_BECAUSE_TURN_TAKEN);
}

/* What a correction took from the wrong player goes to the one whose turn it is. */
static void
fortune_turn_begins (CarcState *state, gboolean again)
{
  CarcWheel *wheel = carc_wheel_edit (state);
  wheel->fortunes = wheel->taken;
  wheel->taken = 0;
  pay_fortune (state, wheel->fortunes, 1, CARC_BECAUSE_FORTUNE);
}

/* ---- what crown spaces pay ---- */

/* Does the figure stand on a crown space of the part where the pig is? */
static gboolean
is_paid (const CarcState *state, const CarcFigure *figure)
{
  return figure->place == CARC_PLACE_FORTUNE + carc_wheel_of (state)->pig;
}

/* Everybody on the crown spaces of this part scores and goes home. */
static void
pay_crowns (CarcState *state)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  int n[TABLE_MAX_PLAYERS] = { 0 }, all = 0;
  for (guint i = 0; i < state->n_figures; i++)
    if (is_paid (state, &state->figures[i]))
      {
        n[state->figures[i].player]++;
        all++;
      }
  const gboolean alone = all == 1 && wheel->n_spaces[wheel->pig] > 1 && carc_rule (state, CARC_W2) == CARC_W2_SIX;
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      TableLine line = line_of_part (state, wheel->pig);
      carc_add_term (&line, n[player], alone ? CROWN_ALONE : CROWN, CARC_NOUN_CROWN);
      if (n[player] > 0)
        book (state, player, CARC_BECAUSE_CROWN, &line);
    }
  for (guint i = 0; i < state->n_figures; i++)
    if (is_paid (state, &state->figures[i]))
      carc_figure_home (state, i, CARC_LEFT_CROWN);
}

/* ---- the plague ---- */

/* A follower on the land. */
static gboolean
is_in_danger (const CarcFigure *figure)
{
  return figure->place == CARC_PLACE_FEATURE && carc_is_follower (figure->kind);
}

/* Can the player who is asked lose it to the plague? */
static gboolean
is_ill (const CarcState *state, guint index)
{
  const CarcFigure *figure = &state->figures[index];
  return figure->player == state->asked && (state->agreed ? carc_figure_stands (figure) : is_in_danger (figure));
}

/* The next player with a follower on the land, -1 if there is none.  `from`: counted from the player on turn. */
static int
next_ill (const CarcState *state, guint from)
{
  const guint n = state->rules->n_players;
  for (guint i = from; i < n; i++)
    for (guint k = 0; k < state->n_figures; k++)
      {
        const CarcFigure *figure = &state->figures[k];
        if (figure->player == (state->player + i) % n && carc_is_there (state, figure->player) && is_in_danger (figure))
          return figure->player;
      }
  return -1;
}

static gboolean
plague_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint n = state->rules->n_players;
  const guint figure = carc_pick_find (state, is_ill, &entry->at, state->asked, entry->figure);
  if (figure == CARC_NONE || !is_ill (state, figure))
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      return table_refuse (why, _ ("%s has no such follower on the land there (%s)"), carc_name (state, state->asked),
                           place);
    }
  const guint meant = carc_which_of (state, figure, entry, why);
  if (meant == CARC_NONE)
    return FALSE;
  carc_figure_home (state, meant, CARC_LEFT_PLAGUE);
  const int next = next_ill (state, (state->asked + n - state->player) % n + 1);
  if (next >= 0)
    {
      carc_ask_on (state, (guint) next, 0, 0);
      return TRUE;
    }
  pay_crowns (state);
  carc_ask_done (state);
  return TRUE;
}

static char *
plague_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *place = carc_at_tell (before, &((const CarcEntry *) given)->at);
  return g_strdup_printf (_ ("%s loses a follower to the plague: %s"), carc_name (before, before->asked), place);
}

/* ---- the pig stops ---- */

static void
wheel_stop (CarcState *state)
{
  int ill = -1;
  switch ((CarcWheelPart) carc_wheel_of (state)->pig)
    {
    case CARC_WHEEL_FORTUNE:
      carc_wheel_edit (state)->fortunes++;
      pay_fortune (state, 1, 1, CARC_BECAUSE_FORTUNE);
      break;
    case CARC_WHEEL_TAXES: pay_features (state, CARC_WHEEL_TAXES, CARC_CITY); break;
    case CARC_WHEEL_FAMINE: pay_features (state, CARC_WHEEL_FAMINE, CARC_FARM); break;
    case CARC_WHEEL_STORM: pay_idle (state); break;
    case CARC_WHEEL_INQUISITION: pay_features (state, CARC_WHEEL_INQUISITION, CARC_CLOISTER); break;
    case CARC_WHEEL_PLAGUE: ill = next_ill (state, 0); break;
    case CARC_WHEEL_PARTS: break;
    }
  if (ill < 0)
    {
      pay_crowns (state);
      return;
    }
  carc_ask_now (state, CARC_ASK_PLAGUE, (guint) ill, 0, 0);
}

/* ---- the tile with the icon ---- */

static gboolean
wheel_guards (const CarcState *state, guint tile)
{
  const guint waiting = carc_wheel_waiting (state);
  return waiting != CARC_NONE ? waiting != tile : icon_of (&state->rules->tiles[tile]) > 0;
}

static gboolean
wheel_may_draw (const CarcState *state, guint tile, TableRefusal *why)
{
  const guint waiting = carc_wheel_waiting (state);
  if (!wheel_guards (state, tile))
    return TRUE;
  if (waiting != CARC_NONE)
    return table_refuse (why, _ ("the wheel was turned for the tile %s, so that one is laid now"),
                         state->rules->tiles[waiting].id);
  return table_refuse (why, _ ("the tile %s has an icon: first the wheel turns, write wheel %s"),
                       state->rules->tiles[tile].id, state->rules->tiles[tile].id);
}

static gboolean
wheel_may_lay (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  return wheel_may_draw (state, tile, why);
}

gboolean
carc_wheel_may_turn (const CarcState *state, guint tile, TableRefusal *why)
{
  const CarcTile *drawn = &state->rules->tiles[tile];
  if (!carc_in_play (state->rules, CARC_SYSTEM_WHEEL))
    return table_refuse (why, _ ("the Wheel of Fortune is not in this game"));
  if (icon_of (drawn) == 0 || carc_tile_held (state->rules, tile))
    return table_refuse (why, _ ("the tile %s has no icon of the wheel"), drawn->id);
  if (carc_wheel_waiting (state) != CARC_NONE)
    return wheel_may_draw (state, tile, why)
           && table_refuse (why, _ ("the wheel was turned for the tile %s already"), drawn->id);
  if (state->remaining[tile] == 0)
    return table_refuse (why, _ ("no tile %s is left"), drawn->id);
  return carc_others_allow_draw (state, tile, table_bit (CARC_SYSTEM_WHEEL), why);
}

static guint
part_after (const CarcState *state, guint part, guint steps)
{
  static const guint8 orders[2][CARC_WHEEL_PARTS] = { { CARC_WHEEL_FORTUNE, CARC_WHEEL_TAXES, CARC_WHEEL_FAMINE,
                                                        CARC_WHEEL_STORM, CARC_WHEEL_INQUISITION, CARC_WHEEL_PLAGUE },
                                                      { CARC_WHEEL_FORTUNE, CARC_WHEEL_TAXES, CARC_WHEEL_STORM,
                                                        CARC_WHEEL_FAMINE, CARC_WHEEL_INQUISITION,
                                                        CARC_WHEEL_PLAGUE } };
  const guint8 *order = orders[carc_rule (state, CARC_W1)];
  guint at = 0;
  while (order[at] != part)
    at++;
  return order[(at + steps) % CARC_WHEEL_PARTS];
}

static gboolean
apply_wheel (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  CarcWheel *wheel = carc_wheel_edit (state);
  const guint tile = (guint) ((const CarcEntry *) given)->tile;
  if (!carc_wheel_may_turn (state, tile, why))
    return FALSE;
  const guint steps = icon_of (&state->rules->tiles[tile]);
  wheel->pig = (guint8) part_after (state, wheel->pig, steps);
  wheel->tile = (guint16) tile;
  wheel->n_placed = state->n_placed;
  wheel->n_aside = state->n_aside;
  carc_effect_on (state, CARC_EFFECT_WHEEL, state->player, wheel->spaces[wheel->pig][0], wheel->pig,
                  &(TableTerm){ .count = (gint16) steps });
  wheel_stop (state);
  return TRUE;
}

static void
offer_icons (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->rules->n_tiles; i++)
    if (state->rules->counts[i] > 0 && carc_wheel_may_turn (state, i, NULL))
      carc_offer_tile (offers, i, TRUE);
}

static gboolean
wheel_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->rules->n_tiles; i++)
    if (carc_wheel_may_turn (state, i, NULL))
      return TRUE;
  return FALSE;
}

/* The tile is not laid yet: first its icon turns the wheel. */
static gboolean
wheel_instead (gconstpointer data, gconstpointer given)
{
  return carc_wheel_may_turn (data, (guint) ((const CarcEntry *) given)->tile, NULL);
}

static char *
tell_wheel (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcTile *tile = &before->rules->tiles[((const CarcEntry *) given)->tile];
  /* Translators: the player, the tile, where the pig of the wheel goes */
  return g_strdup_printf (_ ("%s: the wheel turns for %s, the pig to %s"), carc_name (before, before->player),
                          _ (tile->name),
                          _ (part_names[part_after (before, carc_wheel_of (before)->pig, icon_of (tile))]));
}

/* clang-format off */
static const TableAct acts[] = {
  { .kind = CARC_ENTRY_WHEEL, .verb = "wheel",
    .operands = { { .type = &carc_operand_tile, CARC_FIELD (tile), .ask = N_ ("Which tile with an icon was drawn?"),
                    .offer = offer_icons } },
    .when = CARC_WHEN (TILE), .title = N_ ("Its icon turns the wheel"), .key = 'i', .rare = TRUE,
    .instead = wheel_instead, .offered = wheel_offered, .apply = apply_wheel, .tell = tell_wheel },
  { .kind = CARC_ENTRY_PLAGUE, .verb = "plague",
    .operands = { { .type = &carc_operand_standing, CARC_PICKED (at, is_ill) }, CARC_PICKED_KIND (is_ill),
                  CARC_PICKED_WHICH (is_ill) },
    .when = CARC_WHEN (PLAGUE), .prefixed = CARC_WHEN (PLAGUE), .apply = plague_apply, .tell = plague_tell },
  { .kind = CARC_ACT_CROWN, .verb = "crown", .group = CARC_GROUP_ACTS,
    .operands = { { .type = &carc_operand_cell, CARC_FIELD (path), CARC_COUNT (n_path), .max = 1,
                    .ask = N_ ("Onto which crown space?"), .offer = crown_offer, .tell = crown_tell_space },
                  { .type = &carc_operand_other_figure, CARC_FIELD (figure), .offer = crown_offer_kinds,
                    .flags = TABLE_OPERAND_OPTIONAL } },
    .title = N_ ("Onto a crown space"), .key = 'v',
    .offered = crown_offered, .apply = crown_apply, .tell = crown_tell },
};
/* clang-format on */

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_PLAGUE, .word = "plague", .says = N_ ("%s: which follower goes home, because of the plague?") },
};

/* ---- words, pictures, JSON ---- */

/* The pig; figures on crown spaces are drawn as others are. */
static guint
wheel_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const CarcSlot *slot = &state->slots[wheel->spaces[wheel->pig][0]];
  if (max > 0)
    standing[0] = (CarcPiece){ CARC_PIECE_WHEEL_PIG, slot->x, slot->y, -1, -1 };
  return MIN (max, 1);
}

static void
wheel_tell (const CarcState *state, GString *out)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const guint waiting = carc_wheel_waiting (state);
  g_string_append_printf (out, _ ("The pig of the wheel is on %s\n"), _ (part_names[wheel->pig]));
  if (waiting != CARC_NONE)
    g_string_append_printf (out, _ ("The wheel was turned for the tile %s\n"), state->rules->tiles[waiting].id);
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    for (guint i = 0; i < wheel->n_spaces[part]; i++)
      {
        const CarcFigure *figure = figure_on (state, wheel->spaces[part][i]);
        if (figure != NULL)
          g_string_append_printf (out, _ ("On a crown space of %s: %s\n"), _ (part_names[part]),
                                  carc_name (state, figure->player));
      }
}

/* A figure on a crown space is told as others are, and names the space. */
static void
wheel_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const guint place = crown_place (state, slot);
  if (place == CARC_NONE)
    return;
  if (figure_on (state, slot) == NULL)
    {
      g_string_append (words, ", ");
      g_string_append_printf (words, _ ("a crown space of %s"), part_name (place));
    }
  if (wheel->spaces[wheel->pig][0] == slot)
    g_string_append_printf (words, ", %s", _ ("the pig of the wheel"));
}

static void
wheel_report (const CarcState *state, GString *json)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const guint waiting = carc_wheel_waiting (state);
  in_object (json, "wheel");
  put_text (json, "pig", carc_place_rows[CARC_PLACE_FORTUNE + wheel->pig]->word);
  put_text (json, "tile", waiting == CARC_NONE ? NULL : state->rules->tiles[waiting].id);
  in_array (json, "spaces");
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    for (guint i = 0; i < wheel->n_spaces[part]; i++)
      {
        const CarcFigure *figure = figure_on (state, wheel->spaces[part][i]);
        in_object (json, NULL);
        put_text (json, "part", carc_place_rows[CARC_PLACE_FORTUNE + part]->word);
        carc_put_slot (json, "cell", state, wheel->spaces[part][i]);
        put_text (json, "player", figure == NULL ? NULL : state->rules->players[figure->player].name);
        put_text (json, "figure", figure == NULL ? NULL : carc_figures[figure->kind]->word);
      }
}

static char *
line_title (const CarcState *state, const TableLine *line)
{
  switch (line->because)
    {
    case CARC_BECAUSE_TAXES: return g_strdup_printf (_ ("Taxes: city at %d,%d"), line->x, line->y);
    case CARC_BECAUSE_FAMINE: return g_strdup_printf (_ ("Famine: farm at %d,%d"), line->x, line->y);
    case CARC_BECAUSE_INQUISITION: return g_strdup_printf (_ ("Inquisition: cloister at %d,%d"), line->x, line->y);
    case CARC_BECAUSE_STORM: return g_strdup_printf (_ ("Storm, part of the wheel at %d,%d"), line->x, line->y);
    case CARC_BECAUSE_CROWN: return g_strdup_printf (_ ("crown space at %d,%d"), line->x, line->y);
    default: return g_strdup_printf (_ ("Fortune, part of the wheel at %d,%d"), line->x, line->y);
    }
}

static const CarcLineRow lines[] = { { CARC_LINE_WHEEL, "wheel", N_ ("Wheel of Fortune"),
                                       N_ ("wheel of fortune at %d,%d"), .own_title = line_title } };

static char *
turned_tell (gconstpointer state, const TableLine *effect)
{
  const guint steps = (guint) effect->terms[0].count;
  /* Translators: the pig of the wheel of fortune, how far it goes, to which part */
  return g_strdup_printf (ngettext ("the pig goes %u part, to %s", "the pig goes %u parts, to %s", steps), steps,
                          _ (part_names[effect->own[0] % CARC_WHEEL_PARTS]));
}

static const TableEffectRow effects[] = { { CARC_EFFECT_WHEEL, "wheel", .tell = turned_tell, .counts = "steps" } };

/* Followers stand on crown spaces, one on each. */
static gboolean
wheel_validate (const CarcState *state, TableRefusal *why)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  if (wheel->pig >= CARC_WHEEL_PARTS)
    return table_refuse (why, "the pig is nowhere");
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (!carc_is_crowned (figure))
        continue;
      if (!carc_is_follower (figure->kind))
        return table_refuse (why, "figure %u cannot stand on a crown space", i);
      for (guint k = 0; k < i; k++)
        if (carc_is_crowned (&state->figures[k]) && state->figures[k].slot == figure->slot)
          return table_refuse (why, "figures %u and %u stand on one crown space", k, i);
    }
  return TRUE;
}

static const CarcLeftRow lefts[] = {
  { CARC_LEFT_CROWN, "crown", N_ ("the pig stopped at its crown space") },
  { CARC_LEFT_PLAGUE, "plague", N_ ("the plague took it") },
};

static const TableHelp help[] = {
  { .topics = "wheel, plague, crown",
    .text = N_ ("A tile with an icon turns the wheel before it is laid: choose “Its icon turns the "
                "wheel”. V puts a follower onto a crown space.") },
};

const CarcSystem carc_wheel = {
  .id = CARC_SYSTEM_WHEEL,
  .name = "wheel",
  .title = N_ ("Wheel of Fortune"),
  .description = N_ ("Needs a starting tile with the wheel, from a set of your own tiles"),
  CARC_ROWS (help),
  .by = CARC_BY_USE,
  .own_start = "wheel-start",
  CARC_ROWS (marks),
  CARC_ROWS (pieces),
  CARC_ROWS (place_rows),
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .part_size = sizeof (CarcWheel),
  .compile = wheel_compile,
  .begin = wheel_begin,
  .may_lay = wheel_may_lay,
  .guards = wheel_guards,
  .turns_alike = TRUE,
  .allows_draw = wheel_may_draw,
  .turn_begins = fortune_turn_begins,
  .turn_taken = fortune_turn_taken,
  .validate = wheel_validate,
  .report = wheel_report,
  .standing = wheel_standing,
  .tell = wheel_tell,
  .tell_cell = wheel_tell_cell,
};
