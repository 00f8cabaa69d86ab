/* carc-water.c - the water supply: tokens that players put into completed cities, and the points for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, The water supply; rulings L33 to L42.
 */
#include "carc-water.h"

#include "carcassonne/carc-query.h"
#include "carcassonne/carc-snapshot.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/systems/bridge/carc-bridge.h"
#include "table/table-intl.h"

static const CarcPieceRow pieces[] = { { CARC_PIECE_TOKEN, "token", 'W' } };
static const CarcLineRow lines[] = {
  { CARC_LINE_WATER, "water", N_ ("Water"), N_ ("water supply"),
    .rule = N_ ("The Lake, The water supply: whoever completes a city puts a token into it; the first "
                "to use up the supply gets a point for each token on the table") }
};
static const CarcNounRow nouns[] = { { CARC_NOUN_TOKEN, "token", CARC_FORMS ("token", "tokens") } };
static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_USED_UP, "used-up", N_ ("first to use up the water tokens") },
  { CARC_BECAUSE_FEWEST, "fewest", N_ ("fewest water tokens left at the end") },
};

#define WATER N_ ("The Lake, The water supply")

static const CarcRulingRow rulings[] = {
  { CARC_L33, "L33", WATER, N_ ("How many water tokens does each player get?"),
    CARC_FIXED (N_ ("10, 8, 6, 5, 4 for 2, 3, 4, 5, 6 players.")) },
  { CARC_L34,
    "L34",
    WATER,
    N_ ("Does a city that the lake tile itself completes take a token?"),
    2,
    { { "next", N_ ("No, tokens are placed from the next tile on.") }, { "same", N_ ("Yes.") } } },
  { CARC_L35,
    "L35",
    WATER,
    N_ ("One tile completes two cities: how many tokens?"),
    2,
    { { "each", N_ ("One into each.") }, { "one", N_ ("One in all.") } } },
  { CARC_L36, "L36", WATER, N_ ("The last token is used and another city needs one: what now?"),
    CARC_FIXED (N_ ("The supply is used up; that city gets no token.")) },
  { CARC_L39, "L39", WATER, N_ ("What does the first player to use up the supply get?"),
    CARC_FIXED (N_ ("1 point for every token on the table, of all players and with those of this turn; after that, "
                    "water has no effect.")) },
  { CARC_L40,
    "L40",
    WATER,
    N_ ("When is that bonus booked?"),
    2,
    { { "after", N_ ("After this tile's features.") },
      { "before", N_ ("Before them, so that it counts where points are compared.") } } },
  { CARC_L42,
    "L42",
    WATER,
    N_ ("Nobody used up the tokens: what does the player with the fewest tokens get?"),
    2,
    { { "all", N_ ("1 point for every token on the table; everyone tied gets it.") },
      { "own", N_ ("1 point for each of the player's own tokens on the table; everyone tied gets it.") } } },
};

static void
water_begin (CarcState *state, gboolean in_play)
{
  carc_water_edit (state)->first = -1;
}

static void
water_laid (CarcState *state)
{
  static const guint8 supply[TABLE_MAX_PLAYERS + 1] = { 0, 10, 10, 8, 6, 5, 4 };
  CarcWater *water = carc_water_edit (state);
  if (!carc_lake_is_turn (state))
    return;
  water->on = TRUE;
  water->each = supply[state->rules->n_players];
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      water->left[player] = water->each;
      carc_effect_on (state, CARC_EFFECT_TOKENS, (int) player, CARC_NONE, 0, &(TableTerm){ .count = water->each });
    }
}

/* All tokens that were used lie on the table. */
static guint
n_on_table (const CarcState *state)
{
  return (guint) carc_water_of (state)->placed + carc_water_of (state)->missing;
}

static void
book (CarcState *state, guint player, int tokens, CarcBecause because, gboolean final, TableRulingSet cited)
{
  CarcVerdict verdict = { (guint8) (1 << player), because, -1, cited };
  const CarcSlot *centre = &state->slots[carc_lake_of (state)->slots[4]];
  TableLine line = { .kind = CARC_LINE_WATER, .final = (guint8) final, .feature = -1, .x = centre->x, .y = centre->y };
  carc_add_term (&line, tokens, 1, CARC_NOUN_TOKEN);
  if (line.n_terms)
    carc_book (state, &verdict, &line);
}

/* Tells which cities get a token; `n` tokens are put into the first ones. */
static void
tell_tokens (CarcState *state, const guint16 *done, guint n_done, guint n)
{
  const guint left = carc_water_of (state)->left[state->player];
  guint given = 0;
  for (guint i = 0; i < n_done; i++)
    if (state->nodes[done[i]].kind == CARC_CITY && given < n)
      carc_effect_at (state, CARC_EFFECT_TOKEN, state->player, done[i], (int) (left - ++given));
    else if (state->nodes[done[i]].kind == CARC_CITY)
      carc_effect_at (state, CARC_EFFECT_NO_TOKEN, state->player, done[i], (int) (left - given));
}

/* The node of the tile just placed that belongs to a city which it completed.  If the tile has none, because it only
 * ends what is beside it, another node of the city. */
static guint16
completed_by (const CarcState *state, guint16 city)
{
  const CarcTurn *turn = &state->turn;
  for (guint i = 0; i < turn->n_nodes; i++)
    if (state->nodes[turn->first_node + i].feature == city)
      return (guint16) (turn->first_node + i);
  return city;
}

static void
put_tokens (CarcState *state, const guint16 *done, guint n_done, guint tokens)
{
  CarcWater *water = carc_water_edit (state);
  for (guint i = 0; i < n_done && tokens > 0; i++)
    if (state->nodes[done[i]].kind == CARC_CITY)
      {
        g_assert (water->placed < CARC_TOKENS_MAX);
        water->cities[water->placed++] = completed_by (state, done[i]);
        tokens--;
      }
}

/* The cities that this tile completed: those in `done`, and by CS2 those that became castles. */
static guint
find_cities (const CarcState *state, const guint16 *done, guint n_done,
             guint16 cities[CARC_DONE_MAX + CARC_STRONGHOLDS_MAX])
{
  guint n = carc_rule (state, CARC_CS2) == CARC_CS2_TOKEN ? carc_fresh_strongholds (state, cities) : 0;
  for (guint i = 0; i < n_done; i++)
    if (state->nodes[done[i]].kind == CARC_CITY)
      cities[n++] = done[i];
  return n;
}

/* Has the player used up the supply? */
static void
use_up (CarcState *state, guint player)
{
  CarcWater *water = carc_water_edit (state);
  if (water->left[player] > 0)
    return;
  water->on = FALSE;
  water->first = (gint8) player;
  book (state, player, (int) n_on_table (state), CARC_BECAUSE_USED_UP, FALSE, TABLE_RULINGS (CARC_L39, CARC_L40));
}

static void
pour (CarcState *state, const guint16 *completed, guint n_completed)
{
  CarcWater *water = carc_water_edit (state);
  guint16 done[CARC_DONE_MAX + CARC_STRONGHOLDS_MAX];
  guint player = state->player;
  if (!water->on || (carc_lake_is_turn (state) && carc_rule (state, CARC_L34) == CARC_L34_NEXT))
    return;
  const guint n_done = find_cities (state, completed, n_completed, done);
  guint cities = n_done;
  if (carc_rule (state, CARC_L35) == CARC_L35_ONE)
    cities = MIN (cities, 1);
  /* If the tokens do not suffice for all cities, the supply is used up nevertheless (L36). */
  cities = MIN (cities, water->left[player]);
  tell_tokens (state, done, n_done, cities);
  water->left[player] -= (guint8) cities;
  put_tokens (state, done, n_done, cities);
  use_up (state, player);
}

static void
before_scoring (CarcState *state, const guint16 *done, guint n_done)
{
  if (carc_rule (state, CARC_L40) != CARC_L40_BEFORE)
    return;
  pour (state, done, n_done);
  /* The bonus is booked first, so it also counts where points are compared (A8). */
  carc_compare_now (state);
}

static void
after_scoring (CarcState *state, const guint16 *done, guint n_done)
{
  if (carc_rule (state, CARC_L40) == CARC_L40_AFTER)
    pour (state, done, n_done);
}

static void
water_finish (CarcState *state)
{
  CarcWater *water = carc_water_edit (state);
  guint fewest = G_MAXUINT;
  gboolean own = carc_rule (state, CARC_L42) == CARC_L42_OWN;
  if (!water->on)
    return;
  water->on = FALSE;
  for (guint player = 0; player < state->rules->n_players; player++)
    fewest = MIN (fewest, water->left[player]);
  for (guint player = 0; player < state->rules->n_players; player++)
    if (water->left[player] == fewest)
      book (state, player, own ? water->each - water->left[player] : (int) n_on_table (state), CARC_BECAUSE_FEWEST,
            TRUE, TABLE_RULINGS (CARC_L42));
}

static gboolean
water_validate (const CarcState *state, TableRefusal *why)
{
  const CarcWater *water = carc_water_of (state);
  guint sum = n_on_table (state);
  if (water->each == 0)
    return TRUE;
  for (guint player = 0; player < state->rules->n_players; player++)
    sum += water->left[player];
  for (guint i = 0; i < water->placed; i++)
    if (water->cities[i] >= state->n_nodes || state->nodes[water->cities[i]].kind != CARC_CITY)
      return table_refuse (why, "water token %u lies in no city", i);
  if (state->ask != CARC_ASK_SNAPSHOT && sum != water->each * state->rules->n_players)
    return table_refuse (why, "%u water tokens of %u", sum, water->each * state->rules->n_players);
  return TRUE;
}

/* ---- telling ---- */

static char *
tokens_tell (gconstpointer state, const TableLine *effect)
{
  const int n = effect->terms[0].count;
  return g_strdup_printf (
      ngettext ("%d water token for the cities to come", "%d water tokens for the cities to come", n), n);
}

static char *
token_tell (gconstpointer state, const TableLine *effect)
{
  const int left = effect->terms[0].count;
  /* Translators: left to the player who put it there */
  return g_strdup_printf (
      ngettext ("1 water token is put there, %d is left", "1 water token is put there, %d are left", left), left);
}

static char *
no_token_because (gconstpointer state, const TableLine *effect)
{
  return g_strdup (effect->terms[0].count > 0 ? _ ("a tile places one token only") : _ ("none is left"));
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_TOKENS, "tokens", carc_effect_feature, tokens_tell, .counts = "token", .quiet = TRUE },
  { CARC_EFFECT_TOKEN, "token", carc_effect_feature, token_tell, .counts = "left" },
  { CARC_EFFECT_NO_TOKEN, "no-token", carc_effect_feature, .says = N_ ("no water token is put there"),
    .because = no_token_because, .counts = "left" },
};

static void
water_report (const CarcState *state, GString *json)
{
  const CarcWater *water = carc_water_of (state);
  in_object (json, "water");
  put_truth (json, "on", water->on);
  put_number (json, "each", water->each);
  put_number (json, "placed", (int) n_on_table (state));
  put_text (json, "first", water->first >= 0 ? state->rules->players[water->first].name : NULL);
  carc_put_each (json, "left", state, "count", water->left);
}

static guint
water_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcWater *water = carc_water_of (state);
  const guint n = MIN (water->placed, max);
  for (guint i = 0; i < n; i++)
    {
      const CarcNode *node = &state->nodes[water->cities[i]];
      const CarcSlot *slot = &state->slots[node->slot];
      standing[i] = (CarcPiece){ CARC_PIECE_TOKEN, slot->x, slot->y, -1, node->segment };
    }
  return n;
}

static void
water_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const CarcWater *water = carc_water_of (state);
  guint n = 0;
  for (guint i = 0; i < water->placed; i++)
    n += state->nodes[water->cities[i]].slot == slot;
  if (n > 0)
    g_string_append_printf (words, ngettext (", %u water token", ", %u water tokens", n), n);
}

static gboolean
water_shown (const CarcState *state)
{
  return carc_water_of (state)->on;
}

static const CarcTallyRow tallies[] = {
  { N_ ("Water tokens left"), "water", CARC_FORMS ("%u water token", "%u water tokens"),
    G_STRUCT_OFFSET (CarcWater, left), water_shown },
};

static char *
water_note (const CarcState *state)
{
  const guint placed = n_on_table (state);
  if (placed == 0)
    return NULL;
  return g_strdup_printf (ngettext ("%u token on the table", "%u tokens on the table", placed), placed);
}

/* ---- an answer of the desk ---- */

/* Who put a token into which city: the effects remember it. */
static void
say_tokens (const CarcEnding *ending, TableAnswer *answer)
{
  for (guint i = 0; i < ending->n_before; i++)
    {
      const TableLine *effect = &ending->effects.lines[i];
      if (effect->kind != CARC_EFFECT_TOKEN)
        continue;
      table_answer_say (answer, TABLE_SAYS_KNOWN, effect->player,
                        g_strdup_printf (_ ("a token into the city at %d,%d, with entry %u"), effect->x, effect->y,
                                         effect->entry + 1));
      table_answer_mark (answer, TABLE_MARK_PLACE, effect->player, effect->feature);
    }
}

static gboolean
water_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const CarcWater *water = carc_water_of (state);
  if (query->query.kind != CARC_QUERY_WATER)
    return TRUE;
  g_auto (CarcEnding) ending;
  carc_ending_init (&ending, moment);
  const guint placed = n_on_table (state);
  table_answer_title (answer, g_strdup (_ ("the water supply")));
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1,
                    g_strdup_printf (ngettext ("%u token on the table", "%u tokens on the table", placed), placed));
  for (guint i = 0; i < ending.end->ledger.n_lines; i++)
    if (ending.end->ledger.lines[i].kind == CARC_LINE_WATER)
      table_answer_gets (answer, ending.end, &ending.end->ledger.lines[i], i >= ending.from);
  for (guint player = 0; water->each > 0 && player < state->rules->n_players; player++)
    table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, water->left[player], g_strdup (_ ("tokens left")));
  if (water->each == 0)
    table_answer_say (answer, TABLE_SAYS_KNOWN, -1, g_strdup (_ ("tokens are dealt when the lake is laid")));
  say_tokens (&ending, answer);
  if (water->first >= 0)
    table_answer_say (answer, TABLE_SAYS_REASON, water->first, g_strdup (_ ("the first to use up the supply")));
  const TableRulingSet rules = TABLE_RULINGS (CARC_L33, CARC_L34, CARC_L35, CARC_L39, CARC_L42);
  table_rulings_join (&answer->rulings, &rules);
  table_answer_say (answer, TABLE_SAYS_RULE, -1, g_strdup (_ (carc_lines[CARC_LINE_WATER]->rule)));
  return TRUE;
}

/* ---- a snapshot ---- */

/* A player has so many tokens left, as agreed: what was used is somewhere in the cities, and what was not used comes
 * back from there, the last ones first. */
static gboolean
agree_left (CarcState *state, guint player, guint number, TableRefusal *why)
{
  CarcWater *water = carc_water_edit (state);
  if (!water->on)
    return table_refuse (why, _ ("the water supply is used up: its tokens do not count any more"));
  const int nowhere = water->missing + water->left[player] - (int) number;
  water->placed = (guint16) (water->placed + MIN (nowhere, 0));
  water->missing = (guint16) MAX (nowhere, 0);
  water->left[player] = (guint8) number;
  use_up (state, player);
  return TRUE;
}

static void
offer_left (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  carc_now_offer_numbers (state, operand, 0, carc_water_of (state)->each, offers);
}

/* Nobody whose tokens do not count any more. */
static void
offer_owners (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const gboolean can_be = !state->agreed || carc_water_of (state)->on;
  table_offer_players (state, can_be ? (1u << state->rules->n_players) - 1 : 0, offers);
}

static gboolean
apply_now_left (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcWater *water = carc_water_edit (state);
  if (!carc_lake_of (state)->placed)
    return table_refuse (why, _ ("there are no water tokens before the lake lies on the table"));
  if (entry->number > water->each)
    return table_refuse (why, _ ("each player got %u water tokens"), water->each);
  if (state->agreed)
    return agree_left (state, (guint) entry->player, (guint) entry->number, why);
  water->left[entry->player] = (guint8) entry->number;
  return TRUE;
}

static gboolean
has_token (const CarcState *state, guint16 city)
{
  const CarcWater *water = carc_water_of (state);
  for (guint i = 0; i < water->placed; i++)
    if (state->nodes[water->cities[i]].feature == state->nodes[city].feature)
      return TRUE;
  return FALSE;
}

static gboolean
may_have_token (const CarcState *state, guint16 node)
{
  return carc_lake_of (state)->placed && state->nodes[node].kind == CARC_CITY
         && state->nodes[state->nodes[node].feature].scored && !has_token (state, node)
         && (!state->agreed || carc_water_of (state)->missing > 0);
}

static gboolean
apply_now_token (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcWater *water = carc_water_edit (state);
  if (!carc_lake_of (state)->placed)
    return table_refuse (why, _ ("there are no water tokens before the lake lies on the table"));
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  if (state->agreed && water->missing == 0)
    return table_refuse (why, _ ("all water tokens that were used lie in cities: first say who has fewer left"));
  if (node == CARC_NONE || !may_have_token (state, node) || water->placed == CARC_TOKENS_MAX)
    return table_refuse (why, _ ("on %d,%d there is no complete city without a water token"), entry->cell_x,
                         entry->cell_y);
  water->missing = (guint16) (water->missing - state->agreed);
  water->cities[water->placed++] = node;
  return TRUE;
}

static void
offer_cities (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (may_have_token (state, node) && carc_water_of (state)->placed < CARC_TOKENS_MAX)
      carc_offer_node (state, node, offers);
}

static gboolean
water_resume (CarcState *state, TableRefusal *why)
{
  CarcWater *water = carc_water_edit (state);
  guint used = 0;
  for (guint i = 0; i < state->rules->n_players && carc_lake_of (state)->placed; i++)
    {
      used += water->each - water->left[i];
      if (water->left[i] > 0)
        continue;
      if (water->first >= 0)
        return table_refuse (why, _ ("%s and %s both have no water token left"), carc_name (state, water->first),
                             carc_name (state, (int) i));
      water->first = (gint8) i;
      water->on = FALSE;
    }
  return used == water->placed
         || table_refuse (why, _ ("water tokens that the players have used: %u; in cities: %u"), used, water->placed);
}

static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_WATER, "water", N_ ("Water tokens of a player"), 'w', apply_now_left,
            CARC_NOW_PLAYER (N_ ("Whose water tokens?"), .offer = offer_owners), CARC_NOW_NUMBER (0, 10, offer_left)),
  CARC_NOW (CARC_ENTRY_NOW_TOKEN, "token", N_ ("A water token in a city"), 't', apply_now_token,
            { .type = &carc_operand_at, CARC_FIELD (at), .offer = offer_cities }),
};

static const TableAct queries[] = {
  { .kind = CARC_QUERY_WATER, .verb = "water", .when = TABLE_ALWAYS, .title = N_ ("The water supply") },
};

const CarcSystem carc_water = {
  .id = CARC_SYSTEM_WATER,
  .name = "water",
  .by = CARC_BY_OTHER,
  .with = CARC_SYSTEM_LAKE,
  CARC_ROWS (pieces),
  CARC_ROWS (tallies),
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  .part_size = sizeof (CarcWater),
  .begin = water_begin,
  .laid = water_laid,
  .before_scoring = before_scoring,
  .after_scoring = after_scoring,
  .finish_rank = 2, /* after cards and goods (L43) */
  .finish = water_finish,
  .resume = water_resume,
  .validate = water_validate,
  .report = water_report,
  .standing = water_standing,
  .tell_cell = water_tell_cell,
  .note = water_note,
  CARC_ROWS (queries),
  .answer = water_answer,
};
