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

/* ---- a state with one error: the same for each player, card, resource, piece and place ---- */

/* `which` counts from 0 as far as the table says. */
#define ERROR(name, ...)                                                                                               \
  static void name (CatanState *state, guint player, guint which)                                                      \
  {                                                                                                                    \
    __VA_ARGS__;                                                                                                       \
  }

static void
knights_without_army (CatanState *state, guint player, guint which)
{
  state->seats[player].knights = CATAN_ARMY_MIN;
  state->cards_shown[CATAN_KNIGHT] = CATAN_ARMY_MIN;
  state->deck = (guint8) (state->deck - CATAN_ARMY_MIN);
}

static void
army_of_fewer (CatanState *state, guint player, guint which)
{
  knights_without_army (state, player, which);
  state->army = (gint8) ((player + 1) % state->rules->n_players);
}

static void
city_of_nobody (CatanState *state, guint player, guint which)
{
  for (guint spot = 0; spot < SMALL_SPOTS; spot++)
    state->city[spot] = TRUE;
}

static void
side_by_side (CatanState *state, guint player, guint which)
{
  state->building[catan_spot_find (small_shape (), "10")] = 0; /* beside Anna's 9 */
  state->seats[0].settlements--;
}

/* Takes cards from the deck, so that the number of all cards is right. */
static void
hand_out (CatanState *state, guint player, guint n)
{
  state->seats[player].cards = (guint8) (state->seats[player].cards + n);
  state->deck = (guint8) (state->deck - n);
}

static void
fresh_known_but_not_known (CatanState *state, guint player, guint which)
{
  hand_out (state, player, 1);
  state->seats[player].fresh = 1;
  state->seats[player].fresh_known[which] = 1;
}

static void
fresh_known_but_not_fresh (CatanState *state, guint player, guint which)
{
  hand_out (state, player, 1);
  state->seats[player].known_cards[which] = state->seats[player].fresh_known[which] = 1;
}

static void
known_of_old_without_old (CatanState *state, guint player, guint which)
{
  hand_out (state, player, 1);
  state->seats[player].fresh = 1;
  state->seats[player].known_cards[which] = 1;
}

/* Also if two players have them together. */
static void
too_many_of_a_kind (CatanState *state, guint player, guint which)
{
  const guint other = (player + 1) % state->rules->n_players, n = state->rules->box->copies[which];
  hand_out (state, player, n);
  hand_out (state, other, 1);
  state->seats[player].known_cards[which] = (guint8) n;
  state->seats[other].known_cards[which] = 1;
}

/* The number of all cards is right, but nobody has shown this one. */
static void
shown_by_nobody (CatanState *state, guint player, guint which)
{
  state->cards_shown[which ? CATAN_POINT : CATAN_KNIGHT]++;
  state->deck--;
}

static void
piece_left_too_many (CatanState *state, guint player, guint which)
{
  guint8 *left[] = { &state->seats[player].roads, &state->seats[player].settlements, &state->seats[player].cities };
  (*left[which])++;
}

ERROR (wrong_length, state->seats[player].road_length++)
ERROR (longest_too_short, state->longest = (gint8) player)
ERROR (card_too_many, state->seats[player].cards++)
ERROR (fresh_card_too_many, state->seats[player].fresh = 1)
ERROR (knight_not_shown, state->seats[player].knights = 1)
ERROR (shoe_in_two_places, state->shoe = (gint8) player)
ERROR (told_too_many, state->told[player] = (CatanTold){ .n = { 0, 1 }, .any = TRUE })
ERROR (known_without_card, state->seats[player].known_cards[which] = 1)
ERROR (shown_card_too_many, state->cards_shown[which]++)
ERROR (point_not_shown, state->seats[player].points_shown = 1)
ERROR (hand_too_large, state->seats[player].hand[which]++)
ERROR (bank_too_large, state->bank[which]++)
ERROR (single_city_of_nobody, state->city[which] = !state->city[which])
ERROR (road_on_another_edge, state->road[which] = state->road[which] == CATAN_NOBODY ? (gint8) player : CATAN_NOBODY)
ERROR (score_of_each, state->ledger.scores[player] += which ? 1 : -1)

static const struct
{
  void (*make) (CatanState *state, guint player, guint which);
  guint n;
} errors[] = {
  { knights_without_army, 1 },
  { army_of_fewer, 1 },
  { city_of_nobody, 1 },
  { side_by_side, 1 },
  { wrong_length, 1 },
  { longest_too_short, 1 },
  { card_too_many, 1 },
  { fresh_card_too_many, 1 },
  { knight_not_shown, 1 },
  { shoe_in_two_places, 1 },
  { told_too_many, 1 },
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
test_unsound (void)
{
  g_autoptr (CatanState) state = catan_fixture_new ("player Anna\nplayer Ben\nplayer Clara\nuse fishermen\nhands");
  catan_fixture_play (state, "found 9 9-8\nfound 40 40-39\nfound 45 45-44\nfound 36 36-35\nfound 23 23-24\n"
                             "found 32 32-31\nroll 10");
  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    for (guint player = 0; player < state->rules->n_players; player++)
      for (guint which = 0; which < errors[i].n; which++)
        {
          g_autoptr (CatanState) wrong = catan_state_copy (state);
          TableRefusal why = { "" };
          errors[i].make (wrong, player, which);
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
  TESTS_ADD ("/places", none, unsound);
  return g_test_run ();
}
