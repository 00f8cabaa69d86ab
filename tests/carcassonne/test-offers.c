/* test-offers.c - the rows of acts offer exactly what the rules accept, and their entries can be written and read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-offers.h"
#include "carc-random-game.h"
#include "systems/wheel/carc-wheel-tiles.h"
#include "carcassonne/carc-operands.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/carc-tile-ways.h"
#include "carc-test-keep.h"
#include "carc-test-sets.h"
#include "../table/test-add.h"

#define fail random_game_fail
#define EVERY 24 /* one of so many states is tested */

static gboolean
check_offers (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      if ((state->ask != CARC_ASK_TILE || g_str_hash (line) % EVERY == 0) && !offers_agree (rand, state, why))
        return fail (why, ", before %s", line);
      carc_apply_line (state, line, NULL);
    }
  return TRUE;
}

static gboolean
is_laid (const CarcState *state, int x, int y)
{
  const guint16 slot = carc_slot_at (state, x, y);
  return slot != CARC_NONE && state->slots[slot].tile != CARC_NONE;
}

/* Every entry made from the rows is legal, and is the same after it is printed and parsed. */
static gboolean
check_entries (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  for (guint i = 0; i < game->entries->len; i++)
    {
      for (guint k = 0; k < 4; k++)
        {
          CarcEntry entry, again;
          TableRefusal refusal = { "" };
          g_autoptr (CarcState) trial = carc_state_copy (state);
          if (!offers_entry (rand, state, NULL, &entry))
            continue;
          g_autofree char *line = carc_entry_print (state->rules, &entry);
          if (!carc_entry_parse (state->rules, line, &again, &refusal) || memcmp (&entry, &again, sizeof entry) != 0)
            return fail (why, "%s is read as another entry: %s", line, refusal.sentence);
          g_autofree char *told = carc_entry_tell (state, &entry);
          if (entry.act == CARC_ACT_FOLLOWER && entry.has_cell
              && state->rules->tiles[entry.tile].w * state->rules->tiles[entry.tile].h == 1)
            return fail (why, "%s names the only cell of its tile", line);
          if (!carc_apply (trial, &entry, &refusal))
            return fail (why, "%s is offered, but refused: %s", line, refusal.sentence);
          if (*told == '\0' || !carc_state_validate (trial, &refusal))
            return fail (why, "after %s (“%s”): %s", line, told, refusal.sentence);
        }
      carc_apply_line (state, game->entries->pdata[i], NULL);
    }
  return TRUE;
}

/* Against the rules a tile can lie beside any other: at each open cell with a neighbour. */
static gboolean
check_agreed (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      CarcEntry entry = { .kind = CARC_ENTRY_PLACE, .agreed = TRUE };
      g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
      guint n = 0;
      while (entry.tile < (int) state->rules->n_tiles
             && (!carc_is_left (state, (guint) entry.tile)
                 || state->rules->tiles[entry.tile].w * state->rules->tiles[entry.tile].h > 1))
        entry.tile++;
      if (entry.tile == (int) state->rules->n_tiles)
        break;
      carc_operand_place.offer (state, &entry, NULL, NULL, offers);
      for (guint k = 0; k < offers->len; k++)
        {
          const TableOffer *offer = &g_array_index (offers, TableOffer, k);
          gboolean beside = FALSE;
          for (int side = 0; side < 4; side++)
            beside |= is_laid (state, offer->x + (side == 1) - (side == 3), offer->y + (side == 2) - (side == 0));
          if (!beside || is_laid (state, offer->x, offer->y))
            return fail (why, "%d,%d is offered", offer->x, offer->y);
        }
      for (guint slot = 0; slot < state->n_slots; slot++)
        n += state->slots[slot].tile == CARC_NONE;
      if (offers->len != n)
        return fail (why, "%u cells are offered, not %u", offers->len, n);
      carc_apply_line (state, game->entries->pdata[i], NULL);
    }
  return TRUE;
}

/* Is a tile, big or small, listed at every such place, and in every rotation?  All cells around are tried. */
static gboolean
free_places_agree (const CarcState *state, guint tile, GString *why)
{
  const CarcTile *t = &state->rules->tiles[tile];
  const int wide = MAX (t->w, t->h);
  int west = 0, east = 0, north = 0, south = 0;
  guint listed = 0, found = 0;
  CarcTilePlaces places;
  for (carc_tile_places_begin (&places, state, tile, TRUE); carc_tile_places_next (&places); listed++)
    if (!carc_turn_may_lay (state, tile, places.at->x, places.at->y, places.rot, TRUE, NULL))
      return fail (why, "%s cannot lie at %d,%d r%u", t->id, places.at->x, places.at->y, places.rot);
  for (guint i = 0; i < state->n_slots; i++)
    {
      west = MIN (west, state->slots[i].x - wide);
      east = MAX (east, state->slots[i].x);
      north = MIN (north, state->slots[i].y - wide);
      south = MAX (south, state->slots[i].y);
    }
  for (int y = north; y <= south; y++)
    for (int x = west; x <= east; x++)
      for (guint rot = 0; rot < 4; rot++)
        found += carc_turn_may_lay (state, tile, x, y, rot, TRUE, NULL);
  return listed == found || fail (why, "%s: %u ways to lie are listed, not %u", t->id, listed, found);
}

static gboolean
check_free_places (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const gboolean all = g_str_hash (game->entries->pdata[i]) % EVERY == 0;
      for (guint tile = 0; state->ask == CARC_ASK_TILE && tile < state->rules->n_tiles; tile++)
        if ((all || state->rules->tiles[tile].w > 1) && state->remaining[tile] > 0
            && !carc_tile_held (state->rules, tile) && !free_places_agree (state, tile, why))
          return FALSE;
      carc_apply_line (state, game->entries->pdata[i], NULL);
    }
  return TRUE;
}

/* Of the tiles that are built in, only a starting tile is wider than it is high. */
#define FIELD "\"farms=nnw nne ene ese sse ssw wsw wnw\"\n"
static const RandomTaste long_tiles = { .lake = 50,
                                        .others = 15,
                                        .rules = "tiles Long\n"
                                                 "tile long/fields copies=4 size=3x1\n"
                                                 "tile long/fields/0,0 " FIELD "tile long/fields/1,0 " FIELD
                                                 "tile long/fields/2,0 " FIELD };

static void
test_agreed (void)
{
  random_games_check (10, &random_taste_base, check_agreed);
  random_games_check (10, &long_tiles, check_free_places);
}

static const TableAct *
find_row (guint group, int kind)
{
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    if (carc_act_table.rows[i]->group == group && carc_act_table.rows[i]->kind == kind)
      return carc_act_table.rows[i];
  return NULL;
}

/* The lake lies on the table, and all open edges are cities.  Then it fits nowhere, but nobody can draw it. */
static void
test_again (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base 20\nuse lake");
  const TableAct *again = find_row (CARC_GROUP_ENTRIES, CARC_ENTRY_AGAIN);
  fixture_play (state, "place lake 1,-1 r0\nrace decline\nrace decline");
  /* Around the lake and the start; a tile must touch another one, so some are laid in a later round. */
  for (guint round = 0; round < 3; round++)
    for (int x = -1; x < 5; x++)
      for (int y = -2; y < 3; y++)
        if (x < 1 || x == 4 || ABS (y) == 2)
          {
            g_autofree char *line = g_strdup_printf ("agreed wall place cccc+ %d,%d r0", x, y);
            carc_apply_line (state, line, NULL);
          }
  g_assert_cmpuint (state->n_placed, ==, 6 * 5);
  g_assert_false (carc_fits_somewhere (state, state->rules->lake_tile));
  g_assert_false (again->offered (state, again));
}

/* The turns that Ben's racer still needs if it goes to this cell now. */
static guint
steps_left (const CarcState *state, const TableOffer *goal)
{
  CarcCellXY way[CARC_MAX_PLACED];
  g_autoptr (CarcState) after = carc_state_copy (state);
  g_autofree char *line = g_strdup_printf ("place ffff 0,1 r0 racer %d,%d", goal->x, goal->y);
  fixture_play (after, line);
  return carc_racer_way (after, 1, way, G_N_ELEMENTS (way));
}

/* The racer's most likely goal is one from which the way to the lighthouse is shortest. */
static void
test_likely (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nuse lake");
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  const TableAct *row = find_row (CARC_GROUP_ACTS, CARC_ACT_RACER);
  guint likely = 0, least = G_MAXUINT, of_likely = 0;
  CarcEntry entry;
  fixture_play (state, "place lake 1,-1 r0\nrace join\nrace join");
  g_assert_true (carc_entry_parse (state->rules, "place ffff 0,1 r0", &entry, NULL));
  g_autoptr (CarcState) laid = carc_lay (state, (guint) entry.tile, 0, 1, 0, FALSE, NULL);
  table_act_offer (row, 0, laid, &entry, offers);
  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      const guint left = steps_left (state, offer);
      least = MIN (least, left);
      if (offer->flags & TABLE_OFFER_LIKELY)
        {
          likely++;
          of_likely = left;
        }
    }
  g_assert_cmpuint (offers->len, >, 2);
  g_assert_cmpuint (likely, ==, 1);
  g_assert_cmpuint (of_likely, ==, least);
}

/* A crown space is offered to who has a follower at home, and to nobody else. */
static void
test_crown (void)
{
  const TableAct *row = find_row (CARC_GROUP_ACTS, CARC_ACT_CROWN);
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\n" WHEEL_TILES "use wheel");
  for (guint at_home = 7; at_home > 0; at_home--)
    {
      g_assert_true (row->offered (state, row));
      fixture_play (state, "deploy Anna follower 0,0 city:N test");
    }
  g_assert_false (row->offered (state, row));
}

/* It is asked which of Anna's equal followers is meant; the big one beside them is not among them. */
static void
test_which (void)
{
  const TableAct *row = find_row (CARC_GROUP_ENTRIES, CARC_ENTRY_HIT);
  const guint nth = table_act_n_operands (row) - 1;
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset inns\nset dragon\nset catapult");
  fixture_play (state, "deploy Anna follower 0,0 city:N test\nplace ffff 0,1 r0 fairy 0,0 city:N\n"
                       "deploy Anna follower 0,0 city:N test\ndeploy Anna big 0,0 city:N test\n"
                       "place catapult/field 0,2 r0\nfling knock-out");
  g_assert_true (row->operands[nth].type == &carc_operand_which);
  for (guint big = 0; big < 2; big++)
    {
      g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
      CarcEntry entry;
      g_assert_true (
          carc_entry_parse (state->rules, big ? "hit 0,0 city:N Anna big" : "hit 0,0 city:N Anna", &entry, NULL));
      table_act_offer (row, nth, state, &entry, offers);
      g_assert_cmpuint (offers->len, ==, big ? 0 : 2);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_sets_register ();
  test_keep_register ();
  random_games_add ("/offers/exactly-the-legal-values", 40, &random_taste_all, check_offers);
  g_test_add_func ("/offers/agreed", test_agreed);
  random_games_add ("/offers/entries", 100, &random_taste_all, check_entries);
  TESTS_ADD ("/offers", again, likely, crown, which);
  return g_test_run ();
}
