/* cli-catan-json.c - a scored record as JSON: the parts that only Catan has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything here is public.  It does not show values that were told to the program in secret, and nothing that
 * follows from them.
 */
#include "cli-catan.h"

#include <math.h>

static void
put_spot (GString *json, const char *key, guint8 spot)
{
  put_text (json, key, spot != CATAN_NOWHERE ? catan_spot_name (spot).text : NULL);
}

static void
put_edge (GString *json, const char *key, const CatanState *state, guint8 edge)
{
  put_text (json, key, catan_edge_name (catan_shape (state), edge).text);
}

static void
put_hex (GString *json, const char *key, guint8 hex)
{
  put_text (json, key, hex != CATAN_NOWHERE ? catan_hex_name (hex).text : NULL);
}

static void
put_sea (GString *json, const char *key, guint8 sea)
{
  put_text (json, key, sea != CATAN_NOWHERE ? catan_sea_name (sea).text : NULL);
}

void
catan_json_line (GString *json, gconstpointer state, const TableLine *line, guint first_tie)
{
  put_spot (json, "at", line->feature >= 0 ? (guint8) line->feature : CATAN_NOWHERE);
}

/* ---- players ---- */

/* Null if they are not recorded, or if they are covered. */
static void
put_cards (GString *json, const char *key, const CatanState *state, const guint8 cards[CATAN_N_RESOURCES])
{
  if (!state->rules->with_hands || state->rules->covered)
    {
      put_null (json, key);
      return;
    }
  in_object (json, key);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    put_number (json, catan_resource_words[r], cards[r]);
}

static void
put_hand_view (GString *json, const CatanState *state, guint player)
{
  CatanHandView view;
  catan_fish_view (state->fish, player, &view);
  put_number (json, "least", view.min);
  put_number (json, "most", view.max);
  put_exact (json, "expected", view.mean);
  put_array (json, "prices");
  for (guint i = 0; i < CATAN_PRICES; i++)
    {
      in_object (json, NULL);
      put_number (json, "price", catan_price (i));
      put_text (json, "pays", catan_pays_words[catan_view_pays (&view, catan_price (i))]);
      put_exact (json, "chance", view.can_pay[catan_price (i)]);
    }
  end_array (json);
  in_array (json, "values");
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    {
      in_object (json, NULL);
      put_number (json, "value", v);
      put_number (json, "open", catan_fish_open (state->fish, player, v));
      put_number (json, "least", view.least[v]);
      put_number (json, "most", view.most[v]);
      put_exact (json, "expected", view.expected[v]);
    }
}

/* What everybody knows of a covered hand, or of the bank. */
static void
put_covered (GString *json, const CatanState *state, guint keeper)
{
  CatanHandsView view;
  if (!state->rules->covered)
    {
      put_null (json, "covered");
      return;
    }
  catan_hands_view (state->kept.everybody, keeper, &view);
  in_object (json, "covered");
  put_number (json, "count", catan_hands_size (state->kept.everybody, keeper));
  put_truth (json, "exact", view.exact);
  put_array (json, "resources");
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      in_object (json, NULL);
      put_text (json, "resource", catan_resource_words[r]);
      put_number (json, "least", view.least[r]);
      put_number (json, "most", view.most[r]);
      put_exact (json, "expected", view.exact ? view.expected[r] : NAN);
    }
  end_array (json);
  if (keeper != CATAN_KEEPER_BANK)
    {
      in_array (json, "costs");
      for (guint thing = 0; thing <= CATAN_N_PIECES; thing++)
        {
          double chance;
          const CatanPays pays = catan_pays_cost (state, keeper, thing, &chance);
          in_object (json, NULL);
          put_text (json, "thing", thing < CATAN_N_PIECES ? catan_piece_words[thing] : "development");
          put_text (json, "pays", catan_pays_words[pays]);
          put_exact (json, "chance", chance >= 0 ? chance : NAN);
        }
    }
}

void
catan_json_player (GString *json, const CliRecord *record, guint player)
{
  const CatanState *state = record->state;
  const CatanSeat *seat = &state->seats[player];
  put_number (json, "target", catan_target (state, player));
  put_object (json, "pieces");
  put_number (json, catan_piece_words[CATAN_ROAD], seat->roads);
  put_number (json, catan_piece_words[CATAN_SETTLEMENT], seat->settlements);
  put_number (json, catan_piece_words[CATAN_CITY], seat->cities);
  end_object (json);
  put_number (json, "knights", seat->knights);
  put_number (json, "cards", seat->cards);
  put_number (json, "fresh", seat->fresh);
  put_cards (json, "hand", state, seat->hand);
  put_covered (json, state, player);
  if (state->fish == NULL)
    {
      put_null (json, "tokens");
      return;
    }
  in_object (json, "tokens");
  put_number (json, "count", catan_fish_held (state->fish, player));
  put_number (json, "secret", catan_fish_secret (state->fish, player));
  put_hand_view (json, state, player);
}

/* ---- what is asked ---- */

static void
put_ask (GString *json, const CatanState *state)
{
  int asked = catan_asked (state);
  in_object (json, "ask");
  put_text (json, "what", catan_questions[state->ask].word);
  put_text (json, "player", catan_name (state, asked));
  put_own_text (json, "sentence", catan_ask_tell (state));
  put_text (json, "after", catan_name (state, state->ended));
  put_array (json, "draws");
  for (guint i = 0; i < state->n_draws; i++)
    {
      in_object (json, NULL);
      put_text (json, "player", catan_name (state, state->draws[i].player));
      put_sea (json, "fishery", state->draws[i].sea);
    }
  end_array (json);
  put_names (json, "discard", state->rules->players, state->ask == CATAN_ASK_DISCARD ? state->owing : 0);
}

/* ---- roads, army, dice ---- */

static void
put_roads (GString *json, const CatanState *state)
{
  in_object (json, "longest_road");
  put_text (json, "holder", catan_name (state, state->longest));
  in_array (json, "ways");
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      guint8 way[CATAN_ROADS_MAX];
      guint length = catan_longest_road (state, i, way);
      in_object (json, NULL);
      put_text (json, "player", catan_name (state, (int) i));
      put_number (json, "length", length);
      in_array (json, "way");
      for (guint k = 0; k < length; k++)
        put_edge (json, NULL, state, way[k]);
    }
}

static void
put_dice (GString *json, const CatanState *state)
{
  guint throws = catan_throws (state);
  in_object (json, "dice");
  put_number_if (json, "last", state->dice != 0, state->dice);
  put_number (json, "throws", throws);
  in_array (json, "sums");
  for (guint sum = 2; sum <= 12; sum++)
    {
      in_object (json, NULL);
      put_number (json, "sum", sum);
      put_number (json, "count", state->rolls[sum]);
      put_real (json, "expected", catan_dice_expected (sum, throws, state->calm_throws));
    }
}

/* ---- fish ---- */

static void
put_stack (GString *json, const CatanFish *fish)
{
  static const char *const tokens[] = { "shoe", "1", "2", "3" };
  G_STATIC_ASSERT (G_N_ELEMENTS (tokens) == CATAN_FISH_MAX + 1);
  double next[CATAN_FISH_MAX + 1];
  put_number (json, "stack", catan_fish_stack (fish));
  put_array (json, "used");
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    {
      in_object (json, NULL);
      put_number (json, "value", v);
      put_number (json, "count", catan_fish_used (fish, v));
    }
  end_array (json);
  put_number (json, "turned", catan_fish_turned (fish));
  put_array (json, "next");
  catan_fish_next (fish, next);
  for (guint v = 0; v <= CATAN_FISH_MAX; v++)
    {
      in_object (json, NULL);
      put_text (json, "token", tokens[v]);
      put_exact (json, "chance", next[v]);
    }
  end_array (json);
  put_truth (json, "exact", catan_fish_exact (fish));
}

/* What the player on turn can buy. */
static void
put_market (GString *json, const CatanState *state)
{
  gboolean going = !state->finished && state->player != CATAN_NOBODY;
  guint player = catan_player_on_turn (state);
  CatanHandView view;
  catan_fish_view (state->fish, player, &view);
  in_array (json, "market");
  for (guint i = 0; going && i < CATAN_PRICES; i++)
    {
      TableRefusal why = { "" };
      in_object (json, NULL);
      put_number (json, "price", catan_price (i));
      put_text (json, "pays", catan_pays_words[catan_view_pays (&view, catan_price (i))]);
      put_exact (json, "chance", view.can_pay[catan_price (i)]);
      put_truth (json, "open", catan_market_open (state, catan_price (i), &why));
      put_text (json, "because", *why.sentence ? why.sentence : NULL);
    }
}

static void
put_fish (GString *json, const CatanState *state)
{
  if (state->fish == NULL)
    {
      put_null (json, "fish");
      return;
    }
  in_object (json, "fish");
  put_stack (json, state->fish);
  put_object (json, "shoe");
  put_truth (json, "drawn", catan_fish_shoe_drawn (state->fish));
  put_text (json, "holder", catan_name (state, state->shoe));
  put_names (json, "takers", state->rules->players, catan_shoe_takers (state));
  end_object (json);
  put_names (json, "exchangers", state->rules->players, catan_exchangers (state));
  put_market (json, state);
}

/* ---- the island and what stands on it ---- */

static void
put_sea_spots (GString *json, const guint8 *spots, guint n)
{
  in_array (json, "spots");
  for (guint i = 0; i < n; i++)
    if (spots[i] != CATAN_NOWHERE)
      put_spot (json, NULL, spots[i]);
}

static void
put_seas (GString *json, const CatanIsland *island)
{
  const CatanShape *shape = &island->shape;
  put_array (json, "harbours");
  for (guint8 sea = 0; sea < shape->n_seas; sea++)
    if (island->harbour[sea] != CATAN_NOWHERE)
      {
        in_object (json, NULL);
        put_sea (json, "sea", sea);
        put_text (json, "resource", catan_resource_words[island->harbour[sea]]);
        put_sea_spots (json, catan_harbour_spots (island, sea), 2);
      }
  end_array (json);
  in_array (json, "fisheries");
  for (guint8 sea = 0; sea < shape->n_seas; sea++)
    if (island->fishery[sea])
      {
        guint8 spots[3];
        in_object (json, NULL);
        put_sea (json, "sea", sea);
        put_number (json, "number", island->fishery[sea]);
        catan_fishery_spots (island, sea, spots);
        put_sea_spots (json, spots, 3);
      }
}

static void
put_island (GString *json, const CatanIsland *island)
{
  in_object (json, "island");
  put_array (json, "hexes");
  for (guint8 hex = 0; hex < island->shape.n_hexes; hex++)
    {
      in_object (json, NULL);
      put_hex (json, "hex", hex);
      put_text (json, "land", catan_land_words[island->land[hex]]);
      put_number_if (json, "number", island->number[hex], island->number[hex]);
    }
  end_array (json);
  put_seas (json, island);
}

static void
put_standing (GString *json, const CatanState *state)
{
  in_array (json, "standing");
  for (guint8 spot = 0; spot < catan_shape (state)->n_spots; spot++)
    if (state->building[spot] != CATAN_NOBODY)
      {
        in_object (json, NULL);
        put_text (json, "piece", catan_piece_words[state->city[spot] ? CATAN_CITY : CATAN_SETTLEMENT]);
        put_spot (json, "at", spot);
        put_text (json, "player", catan_name (state, state->building[spot]));
        put_truth (json, "agreed", state->agreed_spot[spot] & CATAN_AGREED_SETTLEMENT);
      }
  for (guint8 edge = 0; edge < catan_shape (state)->n_edges; edge++)
    if (state->road[edge] != CATAN_NOBODY)
      {
        in_object (json, NULL);
        put_text (json, "piece", catan_piece_words[CATAN_ROAD]);
        put_edge (json, "at", state, edge);
        put_text (json, "player", catan_name (state, state->road[edge]));
        put_truth (json, "agreed", state->agreed_edge[edge]);
      }
}

void
catan_json_state (GString *json, const CliRecord *record)
{
  const CatanState *state = record->state;
  put_text (json, "winner", catan_name (state, state->winner));
  put_number (json, "turn", state->n_turns);
  put_ask (json, state);
  put_roads (json, state);
  put_object (json, "largest_army");
  put_text (json, "holder", catan_name (state, state->army));
  end_object (json);
  put_dice (json, state);
  put_fish (json, state);
  put_number (json, "deck", state->deck);
  put_cards (json, "bank", state, state->bank);
  put_covered (json, state, CATAN_KEEPER_BANK);
  put_hex (json, "robber", state->robber);
  put_island (json, &state->rules->island);
  put_standing (json, state);
}
