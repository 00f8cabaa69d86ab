/* test-turned.c - how the tile in hand is turned at the prompt: as its edges were said, and by Space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-hand.h"
#include "flow-table.h"
#include "../table/test-add.h"

typedef struct
{
  guint n;
  guint n_first; /* the first of them, where the tile would lie alike */
  int rot;       /* there */
  guint n_alike; /* of all */
} Places;

static Places
places_of (Table *table)
{
  Places places = { .n = flow_n_choices (table->flow), .rot = -1 };
  CarcGhost ghost;

  g_assert_cmpint (carc_hand_step (table->act), ==, STEP_SPOT);
  for (guint i = 0; i < places.n; i++)
    {
      flow_point (table->flow, (int) i);
      g_assert_true (carc_flow_ghost (table->act, &ghost));
      if (i == 0)
        places.rot = ghost.rot;
      places.n_alike += ghost.rot == places.rot;
      places.n_first += ghost.rot == places.rot && places.n_first == i;
    }
  flow_point (table->flow, 0);
  return places;
}

#define MEADOWS BASE "play\nplace frfr -1,0 r0\nplace frfr 1,0 r0\n"

/* Says the edges, and takes this tile if there still is another. */
static void
say (Table *table, const char *edges, const char *id, gboolean by_button)
{
  for (; *edges != '\0'; edges++)
    flow_key (table->flow, (guchar) *edges + (by_button ? CARC_FLOW_KEY_EDGE : 0), FALSE);
  if (carc_hand_step (table->act) == STEP_TILE)
    choose_tile (table, id);
}

/* Whoever says edges with buttons only looks for the tile: it can be laid wherever it fits, first as it was said.
 * Typed, it lies so. */
static void
test_said (void)
{
  g_auto (Table) table = table_from (MEADOWS);
  Places all, said, typed;
  CarcGhost ghost;

  flow_type (table.flow, tile_key (&table, "ffrr"));
  all = places_of (&table);
  flow_type (table.flow, "\033");
  say (&table, "ffr", "ffrr", TRUE);
  said = places_of (&table);
  g_assert_cmpuint (said.n, ==, all.n);
  g_assert_cmpuint (said.n_first, >, 0);
  g_assert_cmpuint (said.n_first, <, said.n);
  g_assert_cmpuint (said.n_alike, ==, said.n_first);
  g_assert_cmpint (said.rot, ==, 0);
  /* At another place, it is turned, and can be turned on as any other tile. */
  flow_choose (table.flow, said.n - 1);
  g_assert_true (carc_flow_ghost (table.act, &ghost));
  g_assert_true (ghost.laid);
  g_assert_cmpint (ghost.rot, !=, 0);
  flow_type (table.flow, "\033");
  say (&table, "ffr", "ffrr", FALSE);
  typed = places_of (&table);
  g_assert_cmpuint (typed.n, ==, said.n_first);
  g_assert_cmpuint (typed.n_first, ==, typed.n);
}

/* Space turns the tile while its place is asked for, however it was found: its places come first then. */
static void
test_in_hand (void)
{
  g_auto (Table) table = table_from (MEADOWS);
  Flow *flow = table.flow;
  Places places;

  flow_type (flow, tile_key (&table, "ffrr"));
  places = places_of (&table);
  for (guint by = 0; by < 3; by++)
    {
      if (by > 0)
        {
          flow_type (flow, "\033");
          say (&table, "ffr", "ffrr", by == 1);
        }
      for (int rot = places_of (&table).rot, turn = 0; turn < 4; turn++, rot = (rot + 1) % 4)
        {
          const Places now = places_of (&table);

          g_assert_cmpint (now.rot, ==, rot);
          g_assert_cmpuint (now.n, ==, by < 2 ? places.n : now.n_first);
          g_assert_true (now.n_alike == now.n_first || (by == 0 && turn == 0));
          g_assert_true (flow_can_turn (flow));
          g_assert_cmpint (flow_key (flow, FLOW_KEY_SPACE, FALSE), ==, FLOW_TAKEN);
        }
    }
  /* All sides of this one are alike. */
  flow_type (flow, "\033");
  flow_type (flow, tile_key (&table, "rrrr"));
  places_of (&table);
  g_assert_false (flow_can_turn (flow));
}

/* Where the tile fits, but not as it was typed, that is said. */
static void
test_why_not (void)
{
  g_auto (Table) table = table_from (MEADOWS);
  guint n_turned = 0;

  say (&table, "ffr", "ffrr", FALSE);
  for (int x = -4; x <= 4; x++)
    for (int y = -3; y <= 3; y++)
      {
        g_autofree char *why = carc_flow_why_not (table.act, x, y);

        n_turned += why != NULL && g_str_has_suffix (why, "; turned, it does");
      }
  flow_type (table.flow, "\033");
  say (&table, "ffr", "ffrr", TRUE);
  g_assert_cmpuint (n_turned, ==, places_of (&table).n - places_of (&table).n_first);
  g_assert_cmpuint (n_turned, >, 0);
}

TESTS_MAIN_AFTER (carc_register (), "/turned", said, in_hand, why_not)
