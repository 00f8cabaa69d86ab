/* carc-siege.c - besieged cities: 1 point less for each tile and pennant when complete, nothing when incomplete; and
 * knights that escape through a cloister.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings B3, B4 and S1 to S5.  An escape belongs to the end of a turn, but nobody is asked about it: it is
 * entered before the next tile is laid, so whoever lets no knight escape enters nothing.
 */
#include "carc-siege.h"

#include "carcassonne/carc-base-marks.h"
#include "carcassonne/carc-inns-marks.h"
#include "carcassonne/carc-siege-marks.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/catapult/carc-catapult.h"
#include "carcassonne/systems/wheel/carc-wheel.h"
#include "carcassonne/systems/abbot/carc-abbot.h"
#include "table/table-intl.h"

static const CarcMarkRow marks[] = {
  { CARC_BESIEGED, "siege", .on = 1 << CARC_CITY, .title = N_ ("Besieged"), .in_sum = N_ ("besieged"),
    .rule = N_ (
        "Siege: a completed besieged city brings 1 point for each tile and each pennant, with a cathedral 2; an "
        "incomplete one brings nothing") },
};
static const CarcNounRow nouns[] = {
  { CARC_NOUN_SIEGED, "besieged", CARC_FORMS ("besieged city", "besieged cities") },
};

static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_OPEN_SIEGE, "open-siege", N_ ("an incomplete besieged city is worth nothing") },
  { CARC_BECAUSE_SMALL_SIEGE, "small-siege", N_ ("a besieged city of two tiles is worth nothing") },
};

#define BASE N_ ("Carcassonne, the base game")
#define SHEET N_ ("Siege")

static const CarcRulingRow rulings[] = {
  { CARC_B3,
    "B3",
    BASE,
    N_ ("What does a besieged city pay a farm that has a pig or a pig herd?"),
    2,
    { { "eight", N_ ("It counts as two cities in every respect: 8 points.") },
      { "seven", N_ ("The pig adds its point once: 7 points.") } } },
  { CARC_B4,
    "B4",
    BASE,
    N_ ("What is a completed besieged city of two tiles worth if small cities count less?"),
    2,
    { { "two", N_ ("1 point for each tile and pennant, like any other besieged city.") },
      { "none", N_ ("Nothing: 1 point for each tile and pennant, and the siege takes it away.  A cathedral or the lake "
                    "adds what it always adds.") } },
    { { "B2", "small" } } },
  { CARC_S1,
    "S1",
    SHEET,
    N_ ("Through which cloisters can a knight escape?"),
    2,
    { { "tile", N_ ("Those on one of the eight cells around a besieged tile of his city.") },
      { "city", N_ ("Those on one of the eight cells around any tile of his besieged city.") } } },
  { CARC_S2,
    "S2",
    SHEET,
    N_ ("Can a knight escape before the second tile that a builder brings?"),
    2,
    { { "each", N_ ("Yes, one after each of the two tiles.") }, { "last", N_ ("No, only after the second one.") } },
    { { "traders" } } },
  { CARC_S3, "S3", SHEET, N_ ("When does a knight escape?"),
    CARC_FIXED (
        N_ ("At the end of a turn, if the player on turn wants it: one knight in all, also if several cities are "
            "besieged.  It is entered before the next tile is laid.")) },
  { CARC_S4, "S4", SHEET, N_ ("Who can escape?"),
    CARC_FIXED (
        N_ ("Any follower in an incomplete besieged city, also a big one, a mayor or a wagon.  A builder cannot; "
            "he goes home when no follower of his player is left in the city.")) },
  { CARC_S5, "S5", SHEET, N_ ("What counts as a cloister for an escape?"),
    CARC_FIXED (N_ ("A cloister, an abbey or a shrine, complete or not, with or without a figure.")) },
};

/* B4: is it a small city, so that the siege could take the only point of each tile? */
static gboolean
is_small (const CarcState *state, const CarcSurvey *survey)
{
  return carc_rule (state, CARC_B2) == CARC_B2_SMALL && survey->complete && survey->tiles == 2
         && !carc_marks_has (survey->marks, CARC_CATHEDRAL);
}

static void
siege_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  const int besieged = carc_marked (&survey->city_marked, CARC_BESIEGED);
  if (survey->kind == CARC_CITY && carc_marks_has (survey->marks, CARC_BESIEGED))
    {
      const gboolean worthless = carc_rule (state, CARC_B4) == CARC_B4_NONE && is_small (state, survey);
      if (worthless)
        table_rulings_put (&worth->rulings, CARC_B4);
      worth->nothing = worthless ? CARC_BECAUSE_SMALL_SIEGE : CARC_BECAUSE_OPEN_SIEGE;
      const gint16 each = final || worthless ? 0 : carc_marks_has (survey->marks, CARC_CATHEDRAL) ? 2 : 1;
      carc_worth_term (worth, CARC_NOUN_TILE)->each = each;
      carc_worth_term (worth, CARC_NOUN_PENNANT)->each = each;
    }
  /* For a farm, a besieged city counts twice. */
  if (survey->kind == CARC_FARM && besieged)
    {
      TableTerm *plain = carc_worth_term (worth, CARC_NOUN_CITY);
      const int each = plain->each;
      plain->count = (gint16) (plain->count - besieged);
      carc_worth_set (worth, CARC_NOUN_SIEGED, besieged, 2 * each);
    }
  if (survey->kind == CARC_FARM && besieged && carc_marks_has (survey->marks, CARC_HERD))
    {
      if (carc_rule (state, CARC_B3) == CARC_B3_EIGHT)
        carc_worth_term (worth, CARC_NOUN_HERD)->count += (gint16) besieged;
      table_rulings_put (&worth->rulings, CARC_B3);
    }
}

/* ---- the escape ---- */

static void
siege_begin (CarcState *state, gboolean in_play)
{
  carc_siege_edit (state)->player = -1;
}

static void
siege_laid (CarcState *state)
{
  *carc_siege_edit (state) = (CarcSiege){ .player = (gint8) state->player };
}

/* Is there a cloister on one of the eight cells around this one?  A shrine and an abbey are cloisters, too. */
static gboolean
has_cloister_around (const CarcState *state, guint16 slot)
{
  for (guint i = 0; i < 8; i++)
    {
      const guint16 node = state->slots[carc_slot_index (carc_slot_around (state, slot, i))].cloister;
      if (node != CARC_NONE && !carc_is_garden (state, node))
        return TRUE;
    }
  return FALSE;
}

/* Is there one beside a tile of the city that counts (S1)? */
static gboolean
has_way_out (const CarcState *state, guint16 city)
{
  guint16 node = city;
  do
    {
      if ((carc_rule (state, CARC_S1) == CARC_S1_CITY
           || carc_marks_has (carc_node_segment (state, node)->marks, CARC_BESIEGED))
          && has_cloister_around (state, state->nodes[node].slot))
        return TRUE;
      node = state->nodes[node].next;
    }
  while (node != city);
  return FALSE;
}

/* May a knight escape at this moment, wherever it stands? */
static gboolean
is_time (const CarcState *state, TableRefusal *why)
{
  const CarcSiege *siege = carc_siege_of (state);
  if (!carc_in_play (state->rules, CARC_SYSTEM_SIEGE))
    return table_refuse (why, _ ("this game has no besieged cities"));
  if (siege->player < 0)
    return table_refuse (why, _ ("a knight escapes at the end of a turn, and no tile was laid yet"));
  /* Knights are asked before the scoring of a turn, and once more at the end of the game: then the turn is over. */
  if (state->ask == CARC_ASK_LEAVE && state->turn.phase <= CARC_PHASE_NEXT)
    return table_refuse (why, _ ("a knight escapes at the end of a turn, and the turn of %s is not over"),
                         carc_name (state, siege->player));
  if (state->agreed) /* at any time, as often as they like */
    return TRUE;
  if (siege->escaped)
    return table_refuse (why, _ ("a knight of %s has escaped in this turn, and only one a turn can"),
                         carc_name (state, siege->player));
  if (carc_catapult_of (state)->flung)
    return table_refuse (why, _ ("the catapult was used after this turn, so it is too late for an escape"));
  if (carc_in_play (state->rules, CARC_SYSTEM_WHEEL) && carc_wheel_waiting (state) != CARC_NONE)
    return table_refuse (why, _ ("the wheel was turned after this turn, so it is too late for an escape"));
  if (state->again && state->ask != CARC_ASK_FLING && carc_rule (state, CARC_S2) == CARC_S2_LAST)
    return table_refuse (why, _ ("%s lays a second tile first; a knight escapes only after it"),
                         carc_name (state, siege->player));
  return TRUE;
}

/* Can this figure escape, if it is the time for it? */
static gboolean
can_escape (const CarcState *state, guint index, TableRefusal *why)
{
  const CarcFigure *figure = &state->figures[index];
  const guint16 root = state->nodes[figure->node].feature;
  const gboolean in_city = state->nodes[root].kind == CARC_CITY;
  const CarcCellXY cell = { state->slots[figure->slot].x, state->slots[figure->slot].y };
  if (state->agreed && in_city)
    return TRUE;
  if (carc_figures[figure->kind]->joins_in != 0)
    return table_refuse (why, _ ("the figure on %d,%d is not a knight: only followers escape"), cell.x, cell.y);
  if (!in_city || !carc_marks_has (carc_feature_marks (state, root), CARC_BESIEGED))
    return table_refuse (why, _ ("the figure on %d,%d is in no besieged city"), cell.x, cell.y);
  return has_way_out (state, figure->node)
         || table_refuse (why,
                          carc_rule (state, CARC_S1) == CARC_S1_CITY
                              ? _ ("no cloister lies beside the besieged city of the knight on %d,%d")
                              : _ ("no cloister lies beside a besieged tile of the city of the knight on %d,%d"),
                          cell.x, cell.y);
}

/* The player's figure on a feature at this place that can escape; without one, any of theirs there; else CARC_NONE. */
static guint
find_knight (const CarcState *state, guint player, const CarcAt *at)
{
  const guint16 node = carc_board_node (state, at->cell_x, at->cell_y, &at->spot);
  guint found = CARC_NONE;
  for (guint i = state->n_figures; node != CARC_NONE && i-- > 0;)
    {
      const CarcFigure *figure = &state->figures[i];
      if (figure->player == player && figure->place == CARC_PLACE_FEATURE && figure->node == node
          && (found == CARC_NONE || can_escape (state, i, NULL)))
        found = i;
    }
  return found;
}

static gboolean
apply_escape (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!is_time (state, why))
    return FALSE;
  const guint player = (guint) carc_siege_of (state)->player;
  const guint knight = find_knight (state, player, &entry->at);
  if (knight == CARC_NONE)
    return table_refuse (why, _ ("%s has no figure there, on %d,%d"), carc_name (state, (int) player), entry->cell_x,
                         entry->cell_y);
  if (!can_escape (state, knight, why))
    return FALSE;
  const guint meant = carc_which_of (state, knight, entry, why);
  if (meant == CARC_NONE)
    return FALSE;
  carc_figure_home (state, meant, CARC_LEFT_ESCAPED);
  carc_siege_edit (state)->escaped = TRUE;
  return TRUE;
}

guint
carc_siege_knights (const CarcState *state, guint16 *knights, guint max)
{
  guint n = 0;
  if (!is_time (state, NULL))
    return 0;
  for (guint i = 0; i < state->n_figures && n < max; i++)
    if (state->figures[i].player == carc_siege_of (state)->player && state->figures[i].place == CARC_PLACE_FEATURE
        && can_escape (state, i, NULL))
      knights[n++] = (guint16) i;
  return n;
}

static void
offer_knights (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
               GArray *offers)
{
  const CarcState *state = data;
  guint16 knights[CARC_MAX_FIGURES];
  const guint n = carc_siege_knights (state, knights, CARC_MAX_FIGURES);
  for (guint i = 0; i < n; i++)
    {
      const CarcAt at = carc_figure_at (state, knights[i]);
      if (find_knight (state, state->figures[knights[i]].player, &at) == knights[i])
        carc_offer_node (state, state->figures[knights[i]].node, offers);
    }
}

static void
offer_which (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  if (carc_siege_of (state)->player >= 0)
    carc_which_offer (
        state, find_knight (state, (guint) carc_siege_of (state)->player, &((const CarcEntry *) given)->at), offers);
}

static gboolean
escape_offered (gconstpointer state, const TableAct *act)
{
  guint16 knight;
  return carc_siege_knights (state, &knight, 1) > 0;
}

static char *
tell_escape (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *place = carc_at_tell (before, &((const CarcEntry *) given)->at);
  return g_strdup_printf (_ ("%s’s knight escapes: %s"), carc_name (before, carc_siege_of (before)->player), place);
}

/* "Anna: city to the north at 3,1" */
static char *
tell_knight (gconstpointer data, gconstpointer given, const TableOffer *offer)
{
  const CarcState *state = data;
  CarcAt at;
  carc_take_at (offer, &at);
  g_autofree char *place = carc_at_tell (state, &at);
  return g_strdup_printf ("%s: %s", carc_name (state, carc_siege_of (state)->player), place);
}

static char *
siege_detail (const CarcState *state, guint player, TableAids aids)
{
  guint16 knight;
  if (aids == TABLE_AIDS_TOURNAMENT || carc_siege_of (state)->player != (int) player || state->finished
      || carc_siege_knights (state, &knight, 1) == 0)
    return NULL;
  return g_strdup (_ ("a knight can escape"));
}

static void
siege_report (const CarcState *state, GString *json)
{
  guint16 knights[CARC_MAX_FIGURES];
  const guint n = state->finished ? 0 : carc_siege_knights (state, knights, CARC_MAX_FIGURES);
  in_object (json, "siege");
  in_array (json, "knights");
  for (guint i = 0; i < n; i++)
    {
      const CarcAt at = carc_figure_at (state, knights[i]);
      g_autofree char *spot = carc_spot_word (&at.spot);
      in_object (json, NULL);
      put_text (json, "player", state->rules->players[state->figures[knights[i]].player].name);
      put_cell (json, "cell", at.cell_x, at.cell_y);
      put_text (json, "spot", spot);
    }
}

/* The final scoring may wait for those who go out of the City.  If it does not, the escape is entered behind it: nobody
 * gets points for an incomplete besieged city, so it changes none. */
#define BEHIND_TURN (CARC_WHEN (TILE) | CARC_WHEN (LATE) | CARC_WHEN (FLING) | CARC_WHEN (LEAVE))

static const TableAct acts[] = {
  { .kind = CARC_ENTRY_ESCAPE,
    .verb = "escape",
    .operands = { { .type = &carc_operand_at,
                    CARC_FIELD (at),
                    .ask = N_ ("At the end of the turn: which knight escapes?"),
                    .offer = offer_knights,
                    .tell = tell_knight },
                  CARC_WHICH_OPERAND (offer_which) },
    .when = BEHIND_TURN | CARC_WHEN (NOTHING),
    .prefixed = BEHIND_TURN,
    .title = N_ ("A knight escapes from a besieged city"),
    .key = 'x',
    .rare = TRUE,
    .handy = N_ ("Escape"),
    .offered = escape_offered,
    .apply = apply_escape,
    .tell = tell_escape },
};

/* ---- the row ---- */

static const char *const tile_names[] = {
  N_ ("besieged city edge"),
  N_ ("besieged city edge over a road"),
  N_ ("besieged city in the corner"),
  N_ ("besieged city in the corner, curve"),
};

/* The player before may still let a knight escape. */
static gboolean
siege_resume (CarcState *state, TableRefusal *why)
{
  CarcSiege *siege = carc_siege_edit (state);
  siege->player = (gint8) carc_last_to_lay (state);
  siege->escaped = FALSE;
  return TRUE;
}

static const CarcLeftRow lefts[] = {
  { CARC_LEFT_ESCAPED, "escaped", N_ ("it escapes through a cloister") },
};

static const TableHelp help[] = {
  { .heading = N_ ("Siege, The Besiegers"),
    .topics = "escape",
    .text = N_ ("A besieged city is worth less, and twice as much for a farm. Where a cloister is beside "
                "it, a knight may escape after the turn: ? and X.") },
};

const CarcSystem carc_siege = {
  .id = CARC_SYSTEM_SIEGE,
  .name = "siege",
  .title = N_ ("Siege"),
  .description = N_ ("Copies of the besieged cities"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 13,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  .part_size = sizeof (CarcSiege),
  .begin = siege_begin,
  .laid = siege_laid,
  .resume = siege_resume,
  .worth = siege_worth,
  .report = siege_report,
  .detail = siege_detail,
};
