/* test-catan-places.c - where pieces may be placed, computed in another way; and that a state with an error is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan/catan-rooms.h"
#include "catan-random-game.h"
#include "small-board.h"
#include "../table/test-add.h"

#define fail random_game_fail

/* ---- where pieces may be placed: only the two ends of each edge are looked at ---- */

static gboolean
has_road_to (const CatanState *state, int player, guint spot)
{
  const CatanShape *shape = small_shape ();
  for (guint edge = 0; edge < SMALL_EDGES; edge++)
    if (state->road[edge] == player && (shape->edge_spots[edge][0] == spot || shape->edge_spots[edge][1] == spot))
      return TRUE;
  return FALSE;
}

static gboolean
road_is_legal (const CatanState *state, int player, guint edge)
{
  if (state->road[edge] != CATAN_NOBODY || state->seats[player].roads == 0)
    return FALSE;
  for (guint end = 0; end < 2; end++)
    {
      const guint8 spot = small_shape ()->edge_spots[edge][end];
      if (state->building[spot] == player
          || (state->building[spot] == CATAN_NOBODY && has_road_to (state, player, spot)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
settlement_is_legal (const CatanState *state, int player, guint spot)
{
  const CatanShape *shape = small_shape ();
  if (state->building[spot] != CATAN_NOBODY || state->seats[player].settlements == 0)
    return FALSE;
  for (guint edge = 0; edge < SMALL_EDGES; edge++)
    for (guint end = 0; end < 2; end++)
      if (shape->edge_spots[edge][end] == spot && state->building[shape->edge_spots[edge][1 - end]] != CATAN_NOBODY)
        return FALSE;
  return has_road_to (state, player, spot);
}

static gboolean
places_are_right (const CatanState *state, GString *why)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      guint8 legal[CATAN_SPOTS_MAX];
      for (guint8 edge = 0; edge < SMALL_EDGES; edge++)
        if (catan_road_may (state, player, edge, NULL) != road_is_legal (state, (int) player, edge))
          return fail (why, "a road of player %u on edge %u", player, edge);
      catan_spots (state, player, CATAN_SETTLEMENT, FALSE, legal);
      for (guint spot = 0; spot < SMALL_SPOTS; spot++)
        if (legal[spot] != settlement_is_legal (state, (int) player, spot))
          return fail (why, "a settlement of player %u on %u", player, spot + 1);
      catan_spots (state, player, CATAN_CITY, FALSE, legal);
      for (guint spot = 0; spot < SMALL_SPOTS; spot++)
        if (legal[spot]
            != (state->building[spot] == (int) player && !state->city[spot] && state->seats[player].cities > 0))
          return fail (why, "a city of player %u on %u", player, spot + 1);
    }
  return TRUE;
}

static gboolean
check_places (const RandomGame *game, GString *why)
{
  g_autoptr (CatanState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      if (state->ask != CATAN_ASK_FOUND && !state->finished && !places_are_right (state, why))
        return fail (why, ", before entry %u, %s", i, (char *) game->entries->pdata[i]);
      catan_apply_line (state, game->entries->pdata[i], NULL);
    }
  return TRUE;
}

/* Behind the last place there is none. */
static void
test_none (void)
{
  g_autoptr (CatanState) state = catan_fixture_new ("player Anna\nplayer Ben\nplayer Clara");
  for (guint piece = 0; piece < CATAN_N_PIECES; piece++)
    for (guint behind = 0; behind < 2; behind++)
      {
        CatanEntry entry;
        TableRefusal why = { "" };
        catan_entry_begin (&entry, CATAN_ENTRY_BUILD);
        entry.piece = (guint8) piece;
        entry.agreed = TRUE;
        g_strlcpy (entry.why, "to see", sizeof entry.why);
        if (piece == CATAN_ROAD)
          {
            entry.n_edges = 1;
            entry.edges[0] = (guint8) (SMALL_EDGES - 1 + behind);
          }
        else
          entry.spot = (guint8) (SMALL_SPOTS - 1 + behind);
        g_autoptr (CatanState) after = catan_state_copy (state);
        after->ask = CATAN_ASK_TURN;
        g_assert_true (catan_apply (after, &entry, &why) == (behind == 0 && piece != CATAN_CITY));
        g_assert_true (g_str_has_prefix (why.sentence, "there is no such") == (behind == 1));
      }
}

/* ---- a state with one error ---- */

static void
knights_without_army (CatanState *state)
{
  state->seats[0].knights = CATAN_ARMY_MIN;
  state->cards_shown[CATAN_KNIGHT] = CATAN_ARMY_MIN;
  state->deck = (guint8) (state->deck - CATAN_ARMY_MIN);
}

static void
army_of_fewer (CatanState *state)
{
  knights_without_army (state);
  state->army = 1;
}

static void
wrong_length (CatanState *state)
{
  state->seats[1].road_length++;
}

static void
longest_too_short (CatanState *state)
{
  state->longest = 1;
}

static void
city_of_nobody (CatanState *state)
{
  for (guint spot = 0; spot < SMALL_SPOTS; spot++)
    state->city[spot] = TRUE;
}

static void
piece_too_many (CatanState *state)
{
  state->seats[2].cities++;
}

static void
side_by_side (CatanState *state)
{
  state->building[catan_spot_find (small_shape (), "10")] = 0; /* beside Anna's 9 */
  state->seats[0].settlements--;
}

static void
card_too_many (CatanState *state)
{
  state->seats[0].cards++;
}

static void
fresh_card_too_many (CatanState *state)
{
  state->seats[0].fresh = 1;
}

static void
knight_not_shown (CatanState *state)
{
  state->seats[0].knights = 1;
}

static void
resource_too_many (CatanState *state)
{
  state->bank[CATAN_N_RESOURCES - 1]++;
}

static void
shoe_in_two_places (CatanState *state)
{
  state->shoe = 0;
}

static void
told_too_many (CatanState *state)
{
  state->told[0] = (CatanTold){ .n = { 0, 1 }, .any = TRUE };
}

static void
score_too_high (CatanState *state)
{
  state->ledger.scores[0]++;
}

static void
test_unsound (void)
{
  static void (*const errors[]) (CatanState * state) = { knights_without_army, army_of_fewer,     wrong_length,
                                                         longest_too_short,    city_of_nobody,    piece_too_many,
                                                         side_by_side,         card_too_many,     fresh_card_too_many,
                                                         knight_not_shown,     resource_too_many, shoe_in_two_places,
                                                         told_too_many,        score_too_high };
  g_autoptr (CatanState) state = catan_fixture_new ("player Anna\nplayer Ben\nplayer Clara\nuse fishermen\nhands");
  catan_fixture_play (state, "found 9 9-8\nfound 40 40-39\nfound 45 45-44\nfound 36 36-35\nfound 23 23-24\n"
                             "found 32 32-31\nroll 10");
  g_assert_true (catan_state_validate (state, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      g_autoptr (CatanState) wrong = catan_state_copy (state);
      TableRefusal why = { "" };
      errors[i](wrong);
      if (catan_state_validate (wrong, &why) || *why.sentence == '\0')
        g_error ("error %u is not found", i);
    }
}

/* ---- the same error for each player, card, resource, piece and place ---- */

/* `which` counts from 0 as far as the table says. */
typedef void (*Error) (CatanState *state, guint player, guint which);

/* Takes cards from the deck, so that the number of all cards is right. */
static void
hand_out (CatanState *state, guint player, guint n)
{
  state->seats[player].cards = (guint8) (state->seats[player].cards + n);
  state->deck = (guint8) (state->deck - n);
}

static void
known_without_card (CatanState *state, guint player, guint card)
{
  state->seats[player].known_cards[card] = 1;
}

static void
fresh_known_but_not_known (CatanState *state, guint player, guint card)
{
  hand_out (state, player, 1);
  state->seats[player].fresh = 1;
  state->seats[player].fresh_known[card] = 1;
}

static void
fresh_known_but_not_fresh (CatanState *state, guint player, guint card)
{
  hand_out (state, player, 1);
  state->seats[player].known_cards[card] = state->seats[player].fresh_known[card] = 1;
}

static void
known_of_old_without_old (CatanState *state, guint player, guint card)
{
  hand_out (state, player, 1);
  state->seats[player].fresh = 1;
  state->seats[player].known_cards[card] = 1;
}

/* Also if two players have them together. */
static void
too_many_of_a_kind (CatanState *state, guint player, guint card)
{
  const guint other = (player + 1) % state->rules->n_players, n = state->rules->box->copies[card];
  hand_out (state, player, n);
  hand_out (state, other, 1);
  state->seats[player].known_cards[card] = (guint8) n;
  state->seats[other].known_cards[card] = 1;
}

static void
shown_card_too_many (CatanState *state, guint player, guint card)
{
  state->cards_shown[card]++;
}

/* The number of all cards is right, but nobody has shown this one. */
static void
shown_by_nobody (CatanState *state, guint player, guint which)
{
  state->cards_shown[which ? CATAN_POINT : CATAN_KNIGHT]++;
  state->deck--;
}

static void
point_not_shown (CatanState *state, guint player, guint which)
{
  state->seats[player].points_shown = 1;
}

static void
hand_too_large (CatanState *state, guint player, guint resource)
{
  state->seats[player].hand[resource]++;
}

static void
bank_too_large (CatanState *state, guint player, guint resource)
{
  state->bank[resource]++;
}

static void
piece_left_too_many (CatanState *state, guint player, guint piece)
{
  guint8 *left[] = { &state->seats[player].roads, &state->seats[player].settlements, &state->seats[player].cities };
  (*left[piece])++;
}

static void
single_city_of_nobody (CatanState *state, guint player, guint spot)
{
  state->city[spot] = !state->city[spot];
}

static void
road_on_another_edge (CatanState *state, guint player, guint edge)
{
  state->road[edge] = state->road[edge] == CATAN_NOBODY ? (gint8) player : CATAN_NOBODY;
}

static void
score_of_each (CatanState *state, guint player, guint which)
{
  state->ledger.scores[player] += which ? 1 : -1;
}

static const struct
{
  Error make;
  guint n;
} each[] = {
  { known_without_card, CATAN_N_CARDS },
  { fresh_known_but_not_known, CATAN_N_CARDS },
  { fresh_known_but_not_fresh, CATAN_N_CARDS },
  { known_of_old_without_old, CATAN_N_CARDS },
  { too_many_of_a_kind, CATAN_N_CARDS },
  { shown_card_too_many, CATAN_N_CARDS },
  { shown_by_nobody, 2 },
  { point_not_shown, 1 },
  { hand_too_large, CATAN_N_RESOURCES },
  { bank_too_large, CATAN_N_RESOURCES },
  { piece_left_too_many, CATAN_N_PIECES },
  { single_city_of_nobody, SMALL_SPOTS },
  { road_on_another_edge, SMALL_EDGES },
  { score_of_each, 2 },
};

static void
test_unsound_each (void)
{
  g_autoptr (CatanState) state = catan_fixture_new ("player Anna\nplayer Ben\nplayer Clara\nuse fishermen\nhands");
  catan_fixture_play (state, "found 9 9-8\nfound 40 40-39\nfound 45 45-44\nfound 36 36-35\nfound 23 23-24\n"
                             "found 32 32-31\nroll 10");
  for (guint i = 0; i < G_N_ELEMENTS (each); i++)
    for (guint player = 0; player < state->rules->n_players; player++)
      for (guint which = 0; which < each[i].n; which++)
        {
          g_autoptr (CatanState) wrong = catan_state_copy (state);
          TableRefusal why = { "" };
          each[i].make (wrong, player, which);
          if (catan_state_validate (wrong, &why) || *why.sentence == '\0')
            g_error ("error %u is not found: player %u, %u", i, player, which);
        }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catan_register ();
  catan_random_games_add ("/places/pieces", 40, &catan_random_all, check_places);
  TESTS_ADD ("/places", none, unsound, unsound_each);
  return g_test_run ();
}
