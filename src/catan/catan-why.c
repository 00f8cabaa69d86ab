/* catan-why.c - answers about Catan: roads and where they are cut, knights, fish and cards and what is known of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What only some of the players may know is not told in a tournament.
 */
#include "catan-query.h"

#include "catan-operands.h"
#include "catan-rooms.h"
#include "table/table-intl.h"

static gboolean
is_tournament (const TableMoment *moment)
{
  return moment->setup->aids == TABLE_AIDS_TOURNAMENT;
}

/* The lines of the ledger about this; `feature` is -1 for any. */
static void
say_points (const TableMoment *moment, TableAnswer *answer, int player, guint kind, int feature)
{
  const TableLedger *ledger = &table_state (moment->state)->ledger;
  for (guint i = 0; i < ledger->n_lines; i++)
    {
      const TableLine *line = &ledger->lines[i];
      if (line->kind == kind && (player < 0 || line->player == player) && (feature < 0 || line->feature == feature))
        table_answer_gets (answer, moment->state, line, FALSE);
    }
}

static void
say_rule (guint kind, TableAnswer *answer)
{
  const char *rule = catan_line_kind_rule (kind);
  if (rule != NULL)
    table_answer_say (answer, TABLE_SAYS_RULE, -1, g_strdup (rule));
}

/* ---- the Longest Road ---- */

static void
answer_road (const TableMoment *moment, guint player, TableAnswer *answer)
{
  const CatanState *state = moment->state;
  g_autoptr (GPtrArray) cuts = g_ptr_array_new ();
  table_answer_title (answer, g_strdup_printf (_ ("Longest Road: %s"), catan_name (state, (int) player)));
  table_answer_mark (answer, TABLE_MARK_PLACE, (int) player, CATAN_MARK_ROAD);
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1, catan_road_way_tell (state, player));
  say_points (moment, answer, (int) player, CATAN_LINE_ROAD, -1);
  for (guint i = 0; i < state->rules->n_players; i++)
    table_answer_count (answer, TABLE_SAYS_KNOWN, (int) i, state->seats[i].road_length,
                        g_strdup (_ ("roads in the longest way")));
  catan_road_cuts_tell (state, player, cuts);
  for (guint i = 0; i < cuts->len; i++)
    table_answer_say (answer, TABLE_SAYS_BLOCKED, -1, cuts->pdata[i]);
  table_answer_say (answer, TABLE_SAYS_REASON, -1, catan_road_holder_tell (state, player));
  say_rule (CATAN_LINE_ROAD, answer);
}

/* Of one road: that of the player to whom it belongs. */
static gboolean
answer_edge (const TableMoment *moment, guint edge, TableAnswer *answer, TableRefusal *why)
{
  const CatanState *state = moment->state;
  if (state->road[edge] == CATAN_NOBODY)
    return table_refuse (why, _ ("no road lies on %s"), catan_edge_name (catan_shape (state), edge).text);
  answer_road (moment, (guint) state->road[edge], answer);
  return TRUE;
}

/* ---- the Largest Army ---- */

static void
answer_army (const TableMoment *moment, TableAnswer *answer)
{
  const CatanState *state = moment->state;
  table_answer_title (answer, g_strdup (_ ("Largest Army")));
  say_points (moment, answer, -1, CATAN_LINE_ARMY, -1);
  for (guint i = 0; i < state->rules->n_players; i++)
    table_answer_count (answer, TABLE_SAYS_KNOWN, (int) i, state->seats[i].knights, g_strdup (_ ("knights played")));
  table_answer_say (answer, TABLE_SAYS_REASON, state->army,
                    g_strdup (state->army != CATAN_NOBODY ? _ ("holds it: nobody else has more knights")
                                                          : _ ("nobody has played three knights yet")));
  say_rule (CATAN_LINE_ARMY, answer);
}

/* ---- fish ---- */

static void
say_price (const CatanState *state, const CatanHandView *view, guint price, TableAnswer *answer)
{
  const char *buys = catan_price_name (price);
  switch (catan_view_pays (view, price))
    {
    case CATAN_PAYS_SURELY:
      table_answer_say (answer, TABLE_SAYS_KNOWN, -1,
                        g_strdup_printf (_ ("%u fish can certainly be paid: %s"), price, buys));
      break;
    case CATAN_PAYS_NEVER:
      table_answer_say (answer, TABLE_SAYS_KNOWN, -1, g_strdup_printf (_ ("%u fish cannot be paid: %s"), price, buys));
      break;
    case CATAN_PAYS_MAYBE:
    case CATAN_N_PAYS:
    default:
      if (catan_fish_exact (state->fish) && price < G_N_ELEMENTS (view->can_pay))
        table_answer_say (answer, TABLE_SAYS_MAYBE, -1,
                          g_strdup_printf (_ ("%u fish, with a chance of %u %%: %s"), price,
                                           catan_percent (view->can_pay[price]), buys));
      else
        table_answer_say (answer, TABLE_SAYS_MAYBE, -1,
                          g_strdup_printf (_ ("%u fish; the chance is not known any more: %s"), price, buys));
    }
}

static gboolean
answer_fish (const TableMoment *moment, guint player, TableAnswer *answer, TableRefusal *why)
{
  const CatanState *state = moment->state;
  CatanHandView view;
  if (state->fish == NULL)
    return table_refuse (why, _ ("the Fishermen are not in play"));
  const guint held = catan_fish_held (state->fish, player), secret = catan_fish_secret (state->fish, player);
  table_answer_title (answer, g_strdup_printf (_ ("Fish: %s"), catan_name (state, (int) player)));
  table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, (int) held, g_strdup (_ ("fish tokens")));
  if (secret > 0)
    table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, (int) secret, g_strdup (_ ("of them face down")));
  if (is_tournament (moment))
    return TRUE;
  catan_fish_view (state->fish, player, &view);
  table_answer_say (answer, TABLE_SAYS_KNOWN, (int) player,
                    view.min < view.max
                        ? g_strdup_printf (_ ("at least %u fish, and at most %u"), view.min, view.max)
                        : g_strdup_printf (ngettext ("exactly %u fish", "exactly %u fish", view.min), view.min));
  for (guint i = 0; i < CATAN_PRICES; i++)
    say_price (state, &view, catan_price (i), answer);
  if (view.min < view.max && catan_fish_exact (state->fish))
    table_answer_say (answer, TABLE_SAYS_RULE, -1, g_strdup (_ ("Chances hold if tokens were chosen blindly.")));
  if (view.min < view.max)
    table_answer_say (answer, TABLE_SAYS_NEEDS, (int) player,
                      g_strdup (_ ("the values of the face-down tokens; a payment shows some of them")));
  table_answer_say (answer, TABLE_SAYS_RULE, -1,
                    g_strdup (_ ("The Fishermen of Catan, 3C: a price is paid with any tokens, and no change is "
                                 "given")));
  return TRUE;
}

/* ---- cards ---- */

static const char *
card_title (guint card)
{
  return catan_card_name ((CatanCard) card);
}

/* Of the development cards that nobody has seen: what one of them may be. */
static void
say_development (const CatanState *state, guint player, TableAnswer *answer)
{
  const CatanSeat *seat = &state->seats[player];
  guint hidden = seat->cards, left[CATAN_N_CARDS], unseen = 0;
  for (guint card = 0; card < CATAN_N_CARDS; card++)
    {
      left[card] = state->rules->box->copies[card] - MIN (state->cards_shown[card], state->rules->box->copies[card]);
      for (guint i = 0; i < state->rules->n_players; i++)
        left[card] -= MIN (left[card], state->seats[i].known_cards[card]);
      unseen += left[card];
      hidden -= MIN (hidden, seat->known_cards[card]);
      if (seat->known_cards[card] > 0)
        table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, seat->known_cards[card],
                            g_strdup (card_title (card)));
    }
  if (hidden == 0)
    return;
  table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, (int) hidden,
                      g_strdup (_ ("development cards face down")));
  for (guint card = 0; card < CATAN_N_CARDS; card++)
    {
      double none = 1;
      for (guint i = 0; i < hidden && unseen > i; i++)
        none *= 1. - MIN (1., (double) left[card] / (unseen - i));
      if (left[card] > 0)
        table_answer_say (answer, TABLE_SAYS_MAYBE, -1,
                          g_strdup_printf (_ ("%s: with %u %%"), card_title (card), catan_percent (1 - none)));
    }
}

/* What can be paid certainly, maybe and not at all. */
static void
say_costs (const CatanState *state, guint player, TableAnswer *answer)
{
  for (guint thing = 0; thing <= CATAN_N_PIECES; thing++)
    {
      const char *name = thing < CATAN_N_PIECES ? catan_piece_name ((CatanPiece) thing) : _ ("development card");
      double chance;
      const CatanPays pays = catan_pays_cost (state, player, thing, &chance);
      char *told;
      if (pays == CATAN_PAYS_SURELY)
        told = g_strdup_printf (_ ("%s: can certainly be paid"), name);
      else if (pays == CATAN_PAYS_NEVER)
        told = g_strdup_printf (_ ("%s: cannot be paid"), name);
      else if (chance < 0)
        told = g_strdup_printf (_ ("%s: maybe it can be paid; the chance is not known any more"), name);
      else
        told = g_strdup_printf (_ ("%s: maybe it can be paid: the chance is %u %% if unseen cards were chosen blindly"),
                                name, catan_percent (chance));
      table_answer_say (answer, pays == CATAN_PAYS_SURELY ? TABLE_SAYS_KNOWN : TABLE_SAYS_MAYBE, -1, told);
    }
}

static void
answer_cards (const TableMoment *moment, guint player, TableAnswer *answer)
{
  const CatanState *state = moment->state;
  const CatanSeat *seat = &state->seats[player];
  table_answer_title (answer, g_strdup_printf (_ ("Cards: %s"), catan_name (state, (int) player)));
  if (!state->rules->with_hands)
    table_answer_say (answer, TABLE_SAYS_NEEDS, -1,
                      g_strdup (_ ("resource cards are not recorded in this game; the setup can say that they are")));
  else
    table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, (int) catan_hand_size (state, player),
                        g_strdup (_ ("resource cards")));
  for (guint i = 0; state->rules->with_hands && !is_tournament (moment) && i < CATAN_N_RESOURCES; i++)
    if (seat->most[i] > seat->hand[i])
      table_answer_say (
          answer, TABLE_SAYS_MAYBE, -1,
          g_strdup_printf (_ ("%u to %u %s"), seat->hand[i], seat->most[i], catan_resource_name ((CatanResource) i)));
    else if (seat->hand[i] > 0)
      table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, seat->hand[i],
                          g_strdup (catan_resource_name ((CatanResource) i)));
  if (state->rules->covered && !is_tournament (moment))
    say_costs (state, player, answer);
  if (is_tournament (moment))
    table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, seat->cards, g_strdup (_ ("development cards")));
  else
    say_development (state, player, answer);
}

/* ---- places ---- */

/* "settlement" with its owner, and what it gets from a hex of this land: "settlement on 34: 1 brick". */
static void
say_building (const CatanState *state, guint spot, guint land, TableAnswer *answer)
{
  const char *piece = catan_piece_name (state->city[spot] ? CATAN_CITY : CATAN_SETTLEMENT);
  const CatanName name = catan_spot_name (spot);
  table_answer_say (answer, TABLE_SAYS_KNOWN, state->building[spot],
                    land < CATAN_N_RESOURCES
                        /* Translators: a building, its intersection, and what its hex pays: "city on 34: 2 wool" */
                        ? g_strdup_printf (_ ("%s on %s: %u %s"), piece, name.text, state->city[spot] ? 2u : 1u,
                                           catan_resource_name ((CatanResource) land))
                        /* Translators: a building, and its intersection */
                        : g_strdup_printf (_ ("%s on %s"), piece, name.text));
}

/* Does this hex bring nothing because of the robber?  A lake may bring fish all the same (T4). */
static gboolean
robber_keeps (const CatanState *state, guint hex)
{
  return state->robber == hex && (state->rules->island.land[hex] != CATAN_LAKE || catan_lake_is_blocked (state, hex));
}

/* Of a place where nobody has built: whether somebody may, and what a settlement would bring. */
static void
say_free (const TableMoment *moment, guint spot, TableAnswer *answer)
{
  const CatanState *state = moment->state;
  const guint8 *near = catan_shape (state)->spot_spots[spot];
  CatanPlaceValue value;
  for (guint i = 0; i < 3 && near[i] != CATAN_NOWHERE; i++)
    if (state->building[near[i]] != CATAN_NOBODY)
      {
        table_answer_say (answer, TABLE_SAYS_BLOCKED, state->building[near[i]],
                          /* Translators: the number of an intersection */
                          g_strdup_printf (_ ("the building on %s is only one edge away: nobody may build here"),
                                           catan_spot_name (near[i]).text));
        return;
      }
  table_answer_say (answer, TABLE_SAYS_KNOWN, -1, g_strdup (_ ("nobody has built here, or one edge away")));
  if (moment->setup->aids != TABLE_AIDS_OPEN)
    return;
  catan_place_value (state, (guint8) spot, &value);
  table_answer_say (answer, TABLE_SAYS_KNOWN, -1, catan_place_value_tell (&value));
}

static void
answer_spot (const TableMoment *moment, guint spot, TableAnswer *answer)
{
  const CatanState *state = moment->state;
  const guint8 *hexes = catan_shape (state)->spot_hexes[spot];
  table_answer_title (answer, g_strdup_printf (_ ("intersection %u"), spot + 1));
  table_answer_mark (answer, TABLE_MARK_PLACE, -1, CATAN_MARK_SPOT + (int) spot);
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1, catan_spot_around (state, (guint8) spot));
  if (state->building[spot] != CATAN_NOBODY)
    table_answer_say (answer, TABLE_SAYS_KNOWN, state->building[spot],
                      g_strdup (catan_piece_name (state->city[spot] ? CATAN_CITY : CATAN_SETTLEMENT)));
  else
    say_free (moment, spot, answer);
  say_points (moment, answer, -1, CATAN_LINE_SETTLEMENT, (int) spot);
  say_points (moment, answer, -1, CATAN_LINE_CITY, (int) spot);
  if (state->building[spot] != CATAN_NOBODY)
    say_rule (CATAN_LINE_SETTLEMENT, answer);
  for (guint i = 0; i < 3 && hexes[i] != CATAN_NOWHERE; i++)
    if (robber_keeps (state, hexes[i]))
      {
        table_answer_say (
            answer, TABLE_SAYS_BLOCKED, -1,
            g_strdup_printf (_ ("the robber stands on %s, which brings nothing"), catan_hex_name (hexes[i]).text));
      }
}

static void
answer_hex (const TableMoment *moment, guint hex, TableAnswer *answer)
{
  const CatanState *state = moment->state;
  const guint number = state->rules->island.number[hex], land = state->rules->island.land[hex];
  const guint came = state->rolls[number];
  table_answer_title (answer, g_strdup_printf (_ ("hex %s"), catan_hex_name (hex).text));
  table_answer_mark (answer, TABLE_MARK_PLACE, -1, CATAN_MARK_HEX + (int) hex);
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1,
                    number == 0 ? g_strdup (catan_land_name ((CatanLand) land))
                                /* Translators: a land, and the number that lies on it: "pasture, number 8" */
                                : g_strdup_printf (_ ("%s, number %u"), catan_land_name ((CatanLand) land), number));
  if (robber_keeps (state, hex))
    table_answer_say (answer, TABLE_SAYS_BLOCKED, -1, g_strdup (_ ("the robber stands there: it brings nothing")));
  for (guint i = 0; i < 6; i++)
    if (state->building[catan_shape (state)->hex_spots[hex][i]] != CATAN_NOBODY)
      say_building (state, catan_shape (state)->hex_spots[hex][i], robber_keeps (state, hex) ? CATAN_DESERT : land,
                    answer);
  if (number == 0)
    return;
  table_answer_say (
      answer, TABLE_SAYS_KNOWN, -1,
      g_strdup_printf (ngettext ("%u was thrown %u time; %.1f times are expected in %u throws",
                                 "%u was thrown %u times; %.1f times are expected in %u throws", (gulong) came),
                       number, came, catan_dice_expected (number, catan_throws (state), state->calm_throws),
                       catan_throws (state)));
}

static void
say_player (const CatanState *state, guint player, TableAnswer *answer)
{
  const int missing = (int) catan_target (state, player) - catan_points (state, player);
  table_answer_mark (answer, TABLE_MARK_PLACE, (int) player, CATAN_MARK_ROAD);
  table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, (int) catan_target (state, player),
                      g_strdup (_ ("points needed to win")));
  if (state->shoe == (gint8) player)
    table_answer_say (answer, TABLE_SAYS_KNOWN, (int) player, g_strdup (_ ("has the old shoe: one point more")));
  if (missing > 0 && state->winner == CATAN_NOBODY)
    table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, missing, g_strdup (_ ("points still missing")));
}

static void
say_line (const TableLine *line, TableAnswer *answer)
{
  if (line->kind == CATAN_LINE_SETTLEMENT || line->kind == CATAN_LINE_CITY)
    table_answer_mark (answer, TABLE_MARK_PLACE, -1, CATAN_MARK_SPOT + line->feature);
  else if (line->kind == CATAN_LINE_ROAD)
    table_answer_mark (answer, TABLE_MARK_PLACE, line->player, CATAN_MARK_ROAD);
  say_rule (line->kind, answer);
}

gboolean
catan_answer_query (const TableMoment *moment, gconstpointer asked, TableAnswer *answer, TableRefusal *why)
{
  const CatanQuery *query = asked;
  const guint player = (guint) query->query.player;
  switch (query->query.kind)
    {
    case TABLE_QUERY_LINE: say_line (&table_state (moment->state)->ledger.lines[query->query.line - 1], answer); break;
    case TABLE_QUERY_PLAYER: say_player (moment->state, player, answer); break;
    case CATAN_QUERY_ROAD: answer_road (moment, player, answer); break;
    case CATAN_QUERY_ARMY: answer_army (moment, answer); break;
    case CATAN_QUERY_FISH: return answer_fish (moment, player, answer, why);
    case CATAN_QUERY_CARDS: answer_cards (moment, player, answer); break;
    case CATAN_QUERY_SPOT: answer_spot (moment, query->place, answer); break;
    case CATAN_QUERY_HEX: answer_hex (moment, query->place, answer); break;
    case CATAN_QUERY_EDGE: return answer_edge (moment, query->place, answer, why);
    case CATAN_QUERY_SETTLE: return catan_advice_answer (moment, player, answer, why);
    default: break;
    }
  return TRUE;
}

/* ---- the rows ---- */

static char *
tell_road (gconstpointer state, gconstpointer query, const TableOffer *offer)
{
  return g_strdup_printf (_ ("Longest Road: %s"), catan_name (state, offer->value[0]));
}

static char *
tell_fish (gconstpointer state, gconstpointer query, const TableOffer *offer)
{
  return g_strdup_printf (_ ("Fish: %s"), catan_name (state, offer->value[0]));
}

static char *
tell_cards (gconstpointer state, gconstpointer query, const TableOffer *offer)
{
  return g_strdup_printf (_ ("Cards: %s"), catan_name (state, offer->value[0]));
}

static gboolean
has_fish (gconstpointer state, const TableAct *act)
{
  return ((const CatanState *) state)->fish != NULL;
}

#define PLAYER_OPERAND(tells)                                                                                          \
  {                                                                                                                    \
    {                                                                                                                  \
      .type = &table_operand_player_listed, .offset = G_STRUCT_OFFSET (TableQuery, player), .tell = tells              \
    }                                                                                                                  \
  }
#define PLACE_OPERAND(of)                                                                                              \
  {                                                                                                                    \
    {                                                                                                                  \
      .type = &of, .offset = G_STRUCT_OFFSET (CatanQuery, place)                                                       \
    }                                                                                                                  \
  }

static const TableAct rows[] = {
  TABLE_QUERY_ROW_PLAYER,
  TABLE_QUERY_ROW_LINE,
  TABLE_QUERY_ROW_GAME,
  { .kind = CATAN_QUERY_ROAD, .verb = "road", .when = TABLE_ALWAYS, .operands = PLAYER_OPERAND (tell_road) },
  { .kind = CATAN_QUERY_FISH,
    .verb = "fish",
    .when = TABLE_ALWAYS,
    .offered = has_fish,
    .operands = PLAYER_OPERAND (tell_fish) },
  { .kind = CATAN_QUERY_CARDS, .verb = "cards", .when = TABLE_ALWAYS, .operands = PLAYER_OPERAND (tell_cards) },
  { .kind = CATAN_QUERY_ARMY, .verb = "army", .when = TABLE_ALWAYS, .title = N_ ("Largest Army") },
  { .kind = CATAN_QUERY_SETTLE, .verb = "settle", .when = 0, .operands = PLAYER_OPERAND (NULL) },
  { .kind = CATAN_QUERY_SPOT, .verb = "spot", .when = 0, .operands = PLACE_OPERAND (catan_operand_spot) },
  { .kind = CATAN_QUERY_EDGE, .verb = "edge", .when = 0, .operands = PLACE_OPERAND (catan_operand_edge) },
  { .kind = CATAN_QUERY_HEX, .verb = "hex", .when = 0, .operands = PLACE_OPERAND (catan_operand_hex) },
};

TableActs catan_query_table = {
  .entry_size = sizeof (CatanQuery),
  .groups = { { .kind = G_STRUCT_OFFSET (TableQuery, kind), .refuse = table_query_refuse } },
};

void
catan_queries_add (void)
{
  if (catan_query_table.n_rows == 0)
    table_acts_add (&catan_query_table, rows, G_N_ELEMENTS (rows));
}
