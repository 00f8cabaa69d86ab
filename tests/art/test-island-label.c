/* test-island-label.c - the letters of places: in whole random games on every kind of frame, they stand beside their
 * places and cover nothing that must be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art/art-island-label.h"

#include "catan-random-game.h"
#include "catan/catan-play.h"
#include "../table/test-add.h"

#include <math.h>
#include <string.h>

/* About what the board has in a window of 1280 x 800, with three players and with six. */
#define HEX_SMALL 72
#define HEX_BIG 57

static ArtIslandBox
box_of (const ArtIslandView *view, const ArtIslandLabel *label)
{
  double x, y;
  art_island_point (view, label->place, &x, &y);
  x += label->x;
  y += label->y;
  return (ArtIslandBox){ x - label->width / 2, y - label->height / 2, x + label->width / 2, y + label->height / 2 };
}

static gboolean
meet (const ArtIslandBox *a, const ArtIslandBox *b)
{
  return MIN (a->right, b->right) - MAX (a->left, b->left) > .01
         && MIN (a->bottom, b->bottom) - MAX (a->top, b->top) > .01;
}

/* The letter of a hex may cover the rim of the number token there, but not the number. */
static ArtIslandBox
must_be_read (const ArtIslandBox *thing, const ArtIslandView *view, const ArtIslandLabel *label)
{
  const double in = .19 * (thing->right - thing->left);
  double x, y;
  art_island_point (view, label->place, &x, &y);
  if (label->place.kind != ART_PLACE_HEX || fabs ((thing->left + thing->right) / 2 - x) > .01
      || fabs ((thing->top + thing->bottom) / 2 - y) > .01)
    return *thing;
  return (ArtIslandBox){ thing->left + in, thing->top + in, thing->right - in, thing->bottom - in };
}

/* On a border, the letter could belong to either hex. */
static gboolean
is_in_hex (const ArtIslandView *view, const ArtIslandLabel *label)
{
  const double x = (fabs (label->x) + label->width / 2) / view->hex,
               y = (fabs (label->y) + label->height / 2) / view->hex;
  return label->place.kind != ART_PLACE_HEX || (x <= .5 && .5 * x + sqrt (.75) * y <= .5);
}

static gboolean
labels_are_apart (const CatanState *state, const ArtIslandView *view, const ArtIslandLabel *labels, guint n,
                  GString *why)
{
  GArray *covered = art_island_covered (state, view, CATAN_NOWHERE);
  gboolean good = TRUE;
  for (guint i = 0; i < n && good; i++)
    {
      const ArtIslandBox box = box_of (view, &labels[i]);
      if (!is_in_hex (view, &labels[i]))
        good = random_game_fail (why, "the letter of hex %u lies on its border", labels[i].place.index);
      for (guint k = 0; k < covered->len && good; k++)
        {
          const ArtIslandBox thing = must_be_read (&g_array_index (covered, ArtIslandBox, k), view, &labels[i]);
          if (!meet (&box, &thing))
            continue;
          good = random_game_fail (why, "the label of place %u %u covers thing %u", labels[i].place.kind,
                                   labels[i].place.index, k);
        }
      for (guint k = 0; k < i && good; k++)
        {
          const ArtIslandBox other = box_of (view, &labels[k]);
          if (meet (&box, &other))
            good = random_game_fail (why, "the labels of places %u %u and %u cover each other", labels[i].place.kind,
                                     labels[i].place.index, labels[k].place.index);
        }
      /* Beside an intersection, never on it; and still so near that it belongs to no other. */
      if (labels[i].place.kind == ART_PLACE_SPOT
          && hypot (labels[i].x, labels[i].y) < art_island_mark_radius (view->hex) + labels[i].height / 2)
        good = random_game_fail (why, "the label of intersection %u covers it", labels[i].place.index);
      if (hypot (labels[i].x, labels[i].y) > .62 * view->hex)
        good = random_game_fail (why, "the label of place %u %u is far away", labels[i].place.kind,
                                 labels[i].place.index);
    }
  g_array_unref (covered);
  return good;
}

/* Beside the letters of places, numbers cover neither these nor anything else. */
static gboolean
numbers_beside (const CatanState *state, const ArtIslandView *view, const ArtIslandLabel *asked, guint n, GString *why)
{
  g_autoptr (GArray) labels = g_array_new (FALSE, FALSE, sizeof (ArtIslandLabel));
  art_island_number (state, view, CATAN_NOWHERE, asked, n, labels);
  for (guint i = 0; i < labels->len; i++)
    for (guint k = 0; k < n; k++)
      {
        const ArtIslandBox box = box_of (view, &g_array_index (labels, ArtIslandLabel, i));
        const ArtIslandBox other = box_of (view, &asked[k]);
        if (meet (&box, &other))
          return random_game_fail (why, "a number covers the letters of place %u", asked[k].place.index);
      }
  return labels_are_apart (state, view, (const ArtIslandLabel *) (gconstpointer) labels->data, labels->len, why);
}

static gboolean
check_kind (const CatanState *state, ArtPlaceKind kind, const guint8 *legal, guint n_places, GString *why)
{
  const double hex = catan_shape (state)->n_hexes > 20 ? HEX_BIG : HEX_SMALL;
  const ArtIslandView view = { .hex = hex, .island = &state->rules->island };
  ArtIslandLabel labels[CATAN_EDGES_MAX];
  guint n = 0;
  for (guint i = 0; i < n_places; i++)
    if (legal[i])
      labels[n++] = (ArtIslandLabel){ .place = { (guint8) kind, (guint8) i }, .letters = n < 22 ? 1 : 2 };
  art_island_labels (state, &view, CATAN_NOWHERE, labels, n);
  return labels_are_apart (state, &view, labels, n, why) && numbers_beside (state, &view, labels, n, why);
}

/* The numbers of buildings, which are shown while nothing is asked for, have room too. */
static gboolean
numbers_are_right (const CatanState *state, GString *why)
{
  const double hex = catan_shape (state)->n_hexes > 20 ? HEX_BIG : HEX_SMALL;
  const ArtIslandView view = { .hex = hex, .island = &state->rules->island };
  g_autoptr (GArray) labels = g_array_new (FALSE, FALSE, sizeof (ArtIslandLabel));
  guint n = 0;
  art_island_number (state, &view, CATAN_NOWHERE, NULL, 0, labels);
  for (guint i = 0; i < catan_shape (state)->n_spots; i++)
    n += state->building[i] != CATAN_NOBODY;
  if (labels->len != n)
    return random_game_fail (why, "%u buildings have %u numbers", n, labels->len);
  return labels_are_apart (state, &view, (const ArtIslandLabel *) (gconstpointer) labels->data, n, why);
}

/* What is asked for in a state: settlements, cities, roads, and the robber's hex. */
static gboolean
state_is_right (const CatanState *state, GString *why)
{
  const CatanShape *s = catan_shape (state);
  const guint player = catan_player_on_turn (state);
  guint8 places[CATAN_EDGES_MAX] = { 0 };
  if (!numbers_are_right (state, why))
    return FALSE;
  for (CatanPiece piece = CATAN_SETTLEMENT; piece <= CATAN_CITY; piece++)
    {
      catan_spots (state, player, piece, state->ask == CATAN_ASK_FOUND, places);
      if (!check_kind (state, ART_PLACE_SPOT, places, s->n_spots, why))
        return FALSE;
    }
  catan_roads (state, player, FALSE, places);
  if (!check_kind (state, ART_PLACE_EDGE, places, s->n_edges, why))
    return FALSE;
  for (guint i = 0; i < s->n_hexes; i++)
    places[i] = i != state->robber;
  return check_kind (state, ART_PLACE_HEX, places, s->n_hexes, why);
}

static gboolean
check_game (const RandomGame *game, GString *why)
{
  g_autoptr (CatanState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      if ((i < 12 || i % 9 == 0) && !state->finished && !state_is_right (state, why))
        return random_game_fail (why, ", before entry %u, %s", i, (char *) game->entries->pdata[i]);
      catan_apply_line (state, game->entries->pdata[i], NULL);
    }
  return TRUE;
}

static void
test_small (void)
{
  catan_random_games_check (12, &catan_random_all, check_game);
}

static void
test_big (void)
{
  catan_random_games_check (12, &catan_random_big, check_game);
}

/* A telephone has room for the letters of a hex in it, too. */
static void
test_narrow (void)
{
  g_autoptr (CatanState) state = catan_fixture_new ("player Anna\nplayer Ben\nplayer Clara\nframe big\n");
  const ArtIslandView view = { .hex = 40, .island = &state->rules->island };
  ArtIslandLabel labels[CATAN_HEXES_MAX];
  const guint n = catan_shape (state)->n_hexes;
  for (guint i = 0; i < n; i++)
    labels[i] = (ArtIslandLabel){ .place = { ART_PLACE_HEX, (guint8) i }, .letters = i < 26 ? 1 : 2 };
  art_island_labels (state, &view, CATAN_NOWHERE, labels, n);
  for (guint i = 0; i < n; i++)
    g_assert_true (is_in_hex (&view, &labels[i]));
}

/* In a tournament, and when the table agreed, all free edges have letters. */
static void
test_all_edges (void)
{
  g_autoptr (CatanState) state = catan_fixture_new ("player Anna\nplayer Ben\nplayer Clara\nuse fishermen\n");
  g_autoptr (GString) why = g_string_new (NULL);
  guint8 all[CATAN_EDGES_MAX];
  memset (all, 1, sizeof all);
  if (!check_kind (state, ART_PLACE_EDGE, all, catan_shape (state)->n_edges, why))
    g_error ("%s", why->str);
}

TESTS_MAIN_AFTER (catan_register (), "/art/island-label", small, big, all_edges, narrow)
