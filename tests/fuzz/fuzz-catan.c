/* fuzz-catan.c - Catan for the fuzz target: what must be true of its states, and lines that may fit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "catan-fixture.h"
#include "../catan/small-board.h"

#define STEP 7 /* only some places are tried, because each needs a copy of the state */

/* Chances are between 0 and 1, and the bounds are right. */
static void
check_fish (const CatanState *state)
{
  double next[CATAN_FISH_MAX + 1], sum = 0;
  catan_fish_next (state->fish, next);
  for (guint value = 0; value <= CATAN_FISH_MAX; value++)
    sum += next[value];
  g_assert (catan_fish_stack (state->fish) == 0 ? sum == 0 : sum > 0.999999 && sum < 1.000001);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CatanHandView view;
      catan_fish_view (state->fish, player, &view);
      g_assert (view.min <= view.max && view.mean > view.min - 1e-6 && view.mean < view.max + 1e-6);
      for (guint price = 1; price < G_N_ELEMENTS (view.can_pay); price++)
        g_assert (view.can_pay[price] >= 0 && view.can_pay[price] <= view.can_pay[price - 1] + 1e-9);
    }
}

/* Bounds are right, and what can be paid is never both certain and impossible. */
static void
check_hands (const CatanState *state)
{
  for (guint keeper = 0; keeper < CATAN_KEEPERS; keeper++)
    {
      CatanHandsView view;
      guint least = 0, most = 0;
      catan_hands_view (state->kept.everybody, keeper, &view);
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          g_assert (view.least[r] <= view.expected[r] + 1e-6 && view.expected[r] <= view.most[r] + 1e-6);
          least += view.least[r];
          most += view.most[r];
        }
      g_assert (least <= catan_hands_size (state->kept.everybody, keeper)
                && catan_hands_size (state->kept.everybody, keeper) <= most);
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    for (guint thing = 0; thing <= CATAN_N_PIECES; thing++)
      {
        g_autofree char *told = catan_cost_tell (state, player, thing, TRUE), *hand = catan_hand_tell (state, player);
        g_assert (*told != '\0' && g_utf8_validate (hand, -1, NULL));
      }
}

static void
check_answers (gconstpointer data)
{
  const CatanState *state = data;
  g_autofree char *asked = catan_ask_tell (state);
  g_autoptr (GString) why = g_string_new (NULL);
  g_assert (*asked);
  if (!catan_fixture_legal (state, STEP, why))
    g_error ("%s", why->str);
  if (state->fish)
    check_fish (state);
  if (state->rules->covered)
    check_hands (state);
  for (guint8 hex = 0; hex < catan_shape (state)->n_hexes; hex++)
    catan_victims (state, hex);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      guint8 way[15];
      g_autofree char *road = catan_road_tell (state, player);
      g_assert (*road && catan_longest_road (state, player, way) == state->seats[player].road_length);
      for (guint i = 0; i < CATAN_PRICES; i++)
        {
          g_autofree char *pays = catan_pays_tell (state, player, catan_price (i));
          g_assert (*pays);
        }
    }
  for (guint dice = 2; dice <= 12; dice++)
    {
      CatanYield yield;
      catan_yield (state, dice, &yield);
      g_autofree char *told = catan_yield_tell (state, dice, &yield);
      g_assert (*told);
    }
}

/* ---- lines ---- */

static const char *const names[] = { "Anna", "Ben", "Clara", "Emil" };
static const char *const resources[] = { "wood", "wool", "grain", "brick", "ore" };
static const char *const tokens[] = { "1", "2", "3", "?", "?1", "?2", "?3", "shoe" };
static const char *const prices[] = { "2", "3 from Ben", "3 from Anna wool", "4 ore", "5 12-13", "7", "7 knight" };
static const char *const others[] = {
  "next",
  "buy",
  "buy knight",
  "buy point",
  "reveal 1",
  "play roads 12-13 13-14",
  "play plenty ore wool",
  "play monopoly grain",
  "bank give wood 4 get ore",
  "robber A from Ben ?",
  "robber Q from Anna ?wood",
  "play knight C from Clara ?ore",
  "discard Anna ? 4",
  "discard Ben ? 2 wood 1 ?ore 1",
  "trade Ben give ? 1 get ?ore 1",
  "trade Clara give ? 2 wood 1 get ? 1",
  "stock wood 12",
  "counted Anna roads 13 development 1",
  "counted-table development 24",
  "snapshot",
  "now road Anna 1-2",
  "now settlement Ben 5",
  "now city Clara 9",
  "now robber B",
  "now robber away",
  "now knights Anna 3",
  "now points Ben 1",
  "now played monopoly 1",
  "now development Anna 2",
  "now hand Anna ore 3",
  "now cards Anna 5",
  "now token Anna 2",
  "now token Ben shoe",
  "now used 1 3",
  "now longest Anna",
  "now army Anna",
  "play on Ben",
  "buy ?",
  "buy ?knight",
  "play monopoly ore Anna 0 Ben 0 Clara 1",
  "special Ben",
  "exchange Anna 1 get ?",
  "exchange Ben ?2 get ?3",
  "exchange Clara 3 get shoe",
  "special Clara",
  "note \"well\"",
  "end \"late\"",
  "turn Ben \"so\"",
  "leaves Ben",
  "comes Ben",
  "pad \"so\"",
  "score Ben -3",
  "score Anna 12 fish \"so\"",
};
static const char *const setups[] = {
  "use fishermen",
  "hands",
  "hands covered",
  "target 3",
  "target 5",
  "deal 7 apart",
  "deal 3",
  "spiral C",
  "preset traders",
  "rule F0 even",
  "rule F1 stack+used",
  "rule F4 total",
  "rule F7 trade",
  "rule F12 no",
  "rule T1 lake",
  "rule T2 seven",
  "rule T2 once",
  "rule T2 each",
  "rule T3 off",
  "rule T4 blocked",
  "rule T5 nothing",
  "rule T6 large",
  "rule T7 first",
  "player Dora",
  "player Emil",
  "player Fee",
  "building special",
  "robber friendly",
  "sevens after 1",
  "frame big",
  "frame oo.o .o oo",
  "island fields:5 desert forest:8 hills:6 fields:9 hills:4",
  "harbours s2:any",
  "fisheries s3:10",
};

#define PICK(list) list[chance (G_N_ELEMENTS (list))]

/* Mostly of the small board, on which most games are. */
static const CatanShape *
random_shape (FuzzChance chance)
{
  return catan_board_shape (chance (4) ? CATAN_BOARD_SMALL : CATAN_BOARD_BIG);
}

static void
random_line (char *line, size_t size, FuzzChance chance)
{
  const CatanShape *shape = random_shape (chance);
  const guint nth = chance (shape->n_edges);
  const CatanName edge = catan_edge_name (shape, nth);
  const CatanName hex = catan_hex_name (chance (shape->n_hexes));
  switch (chance (14))
    {
    case 0:
    case 1: g_snprintf (line, size, "found %u %s", shape->edge_spots[nth][chance (2)] + 1, edge.text); break;
    case 2: g_snprintf (line, size, "robber %s from %s", hex.text, PICK (names)); break;
    case 3: g_snprintf (line, size, "play knight %s", hex.text); break;
    case 4: g_snprintf (line, size, "build road %s", edge.text); break;
    case 5:
      g_snprintf (line, size, chance (2) ? "build settlement %u" : "build city %u", 1 + chance (shape->n_spots));
      break;
    case 6: g_snprintf (line, size, "fish %s pay %s %s", PICK (prices), PICK (tokens), PICK (tokens)); break;
    case 7:
      g_snprintf (line, size, "trade %s give fish %s get fish %s", PICK (names), PICK (tokens), PICK (tokens));
      break;
    case 8:
      g_snprintf (line, size, chance (2) ? "draw %s" : "draw %s %s %s", PICK (tokens), PICK (tokens), PICK (tokens));
      break;
    case 9:
      g_snprintf (line, size, "token %s %s %s \"why\"", PICK (names), chance (2) ? "draw" : "back", PICK (tokens));
      break;
    case 10: g_snprintf (line, size, "hand %s %s %u \"why\"", PICK (names), PICK (resources), 1 + chance (5)); break;
    case 11: g_snprintf (line, size, "%s", PICK (setups)); break;
    case 12: g_snprintf (line, size, "%s", PICK (others)); break;
    default: g_snprintf (line, size, "roll %u", 2 + chance (6) + chance (6)); break;
    }
}

const FuzzGame fuzz_catan = {
  .of = &catan_test_game,
  .check_answers = check_answers,
  .random_line = random_line,
};
