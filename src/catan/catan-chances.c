/* catan-chances.c - chances to win by races for the points that are missing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-chances.h"

#include <math.h>
#include <stdlib.h>

#include "table/table-intl.h"
#include "table/table-random.h"

/* Measured over random games: `bench-chances` tells whether the chances come true. */
#define CARDS_A_POINT 5. /* so many cards make a point */
#define SPREAD 1.3       /* of the logarithm of what a player makes of the cards */
#define LUCKLESS 1.      /* added to the yield in 36ths, so that nobody stands still for ever */
#define RACES 5          /* as many races as a game of Carcassonne has playouts: they are quick */
#define ROUNDS_MAX 2000

/* Measured too.  The power is less than 1: much that a race does not know, such as cards in hand, evens the chances
 * out. */
static const TableCalibration calibration = { .extra = 3, .slope = .9 };

double
catan_yield_of (const CatanState *state, guint player)
{
  const CatanIsland *island = &state->rules->island;
  const CatanShape *shape = catan_shape (state);
  double yield = 0;
  for (guint spot = 0; spot < catan_shape (state)->n_spots; spot++)
    for (guint i = 0; state->building[spot] == (int) player && i < G_N_ELEMENTS (shape->spot_hexes[spot]); i++)
      {
        const guint8 hex = shape->spot_hexes[spot][i];
        if (hex == CATAN_NOWHERE || island->land[hex] >= CATAN_DESERT || island->number[hex] == 0)
          continue;
        const int ways = 6 - abs (7 - island->number[hex]);
        yield += (state->city[spot] ? 2 : 1) * ways * (state->robber == hex ? .5 : 1);
      }
  return yield;
}

/* ---- random numbers ---- */

/* From 0 to 1. */
static double
draw (guint64 *seed)
{
  return (double) (table_random (seed) >> 11) / (double) (G_GUINT64_CONSTANT (1) << 53);
}

/* About normal: the sum of twelve. */
static double
draw_normal (guint64 *seed)
{
  double sum = -6;
  for (guint i = 0; i < 12; i++)
    sum += draw (seed);
  return sum;
}

/* ---- a race ---- */

/* How likely it is that a card of which nobody knows the kind is a point card. */
static double
point_of_card (const CatanState *state)
{
  guint unseen = state->rules->box->deck, points = CATAN_POINT_CARDS;
  for (guint card = 0; card < CATAN_N_CARDS; card++)
    {
      guint seen = state->cards_shown[card];
      for (guint player = 0; player < state->rules->n_players; player++)
        seen += state->seats[player].known_cards[card];
      unseen -= MIN (unseen, seen);
      points -= card == CATAN_POINT ? MIN (points, seen) : 0;
    }
  return unseen > 0 ? (double) points / unseen : 0;
}

static guint
face_down (const CatanSeat *seat)
{
  guint n = seat->cards;
  for (guint card = 0; card < CATAN_N_CARDS; card++)
    n -= MIN (n, seat->known_cards[card]);
  return n;
}

static void
run (const CatanState *state, guint64 seed, gint32 scores[TABLE_MAX_PLAYERS], guint *winners)
{
  const gboolean has_ended = state->ask == CATAN_ASK_BUILD || state->paired; /* the turn of whoever threw last */
  const guint n = state->rules->n_players,
              first = has_ended ? catan_next (state, catan_turn_of (state)) : catan_player_on_turn (state);
  const double point = point_of_card (state);
  double rate[CATAN_MAX_PLAYERS];
  for (guint i = 0; i < n; i++)
    {
      const CatanSeat *seat = &state->seats[i];
      scores[i] = catan_points (state, i) + seat->known_cards[CATAN_POINT];
      for (guint k = face_down (seat); k > 0; k--)
        scores[i] += draw (&seed) < point;
      rate[i] = (catan_yield_of (state, i) + LUCKLESS) / 36 * n / CARDS_A_POINT * exp (SPREAD * draw_normal (&seed));
    }
  for (guint turn = 0; turn < ROUNDS_MAX * n; turn++)
    {
      const guint player = (first + turn) % n;
      if (!catan_is_there (state, player))
        continue;
      /* Somebody may be due two points at once, as with the Longest Road. */
      for (double left = rate[player]; left > 0; left -= 1)
        scores[player] += draw (&seed) < left;
      if (scores[player] >= (int) catan_target (state, player))
        {
          scores[player] = (gint32) catan_target (state, player);
          *winners = 1u << player;
          return;
        }
    }
  *winners = table_there (state->rules, state->away);
}

static gboolean
find_chance (gconstpointer data, guint64 seed, guint playouts, gint *stop, TableChance *chance)
{
  const CatanState *state = data;
  TablePlayouts sum = { 0 };
  *chance = (TableChance){ 0 };
  if (state->on_pad)
    return TRUE;
  for (guint i = 0; i < RACES * playouts; i++)
    {
      gint32 scores[TABLE_MAX_PLAYERS] = { 0 };
      guint winners;
      if (stop != NULL && g_atomic_int_get (stop))
        return FALSE;
      run (state, seed + i * G_GUINT64_CONSTANT (0xda942042e4dd58b5), scores, &winners);
      table_playouts_add (&sum, state->rules->n_players, scores, winners);
    }
  table_playouts_chance (&sum, state->rules->n_players, &calibration, chance);
  return TRUE;
}

static char *
note (gconstpointer data)
{
  const CatanState *end = data;
  if (end->on_pad)
    return g_strdup (_ ("The table went on by its own counting: from there on the chances are not known."));
  return NULL;
}

const TableChancesGame catan_chances = {
  .how = N_ ("by races for the missing points, from points and production"),
  .find = find_chance,
  .goes_on = TRUE,
  .next = "next",
  .note = note,
};
