/* test-places.c - tests of figures on corners of four cells and off the board: they are put there, described and
 * taken back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The acts belong to a system that exists only in tests (carc-test-keep.h).
 */
#include <string.h>

#include "carc-fixture.h"
#include "carc-test-keep.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/carc-rooms.h"
#include "../table/texts.h"
#include "../table/test-add.h"

#define TWO "player Anna\nplayer \"Clara Maria\"\nset base\nuse keep\n"

/* Four fields meet at the north-west corner of 1,1; the last of the four tiles is not laid yet. */
static const char square[] = "place crfr 1,0 r0\nplace ffff 0,1 r0 follower cloister\n";

static const CarcFigure *
first_of (const CarcState *state, guint player, CarcPlaceId place)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].player == player && state->figures[i].place == place)
      return &state->figures[i];
  return NULL;
}

static void
assert_beside (const CarcState *state, guint player, const char *wanted)
{
  g_autoptr (GString) told = g_string_new (NULL);
  carc_off_board_tell (state, player, told);
  g_assert_cmpstr (told->str, ==, wanted);
}

static void
assert_told (const CarcState *state, const char *line, const char *wanted)
{
  assert_text (carc_line_tell (state, line), wanted);
}

/* ---- corners ---- */

static void
test_corner (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO);
  fixture_play (state, square);
  fixture_refuse (state, "place ffff 1,1 r0 shed corner 2,2", "no shed can stand");
  fixture_refuse (state, "place ffff 1,1 r0 shed corner 0,0", "no shed can stand");
  fixture_play (state, "place ffff 1,1 r0 shed corner 1,1");
  const CarcFigure *barn = first_of (state, 0, CARC_PLACE_CORNER);
  g_assert_nonnull (barn);
  g_assert_cmpint (state->slots[barn->slot].x, ==, 1);
  g_assert_cmpint (state->slots[barn->slot].y, ==, 1);
  g_assert_cmpuint (barn->node, ==, CARC_NONE);
  /* The barn is not in the supply, and no feature counts it. */
  g_assert_cmpuint (carc_supply (state, 0, KEEP_BARN), ==, 0);
  for (guint i = 0; i < state->n_nodes; i++)
    if (state->nodes[i].kind == CARC_FARM)
      g_assert_cmpuint (state->nodes[state->nodes[i].feature].figures, ==, 0);
  fixture_refuse (state, "place ffff 2,1 r0 shed corner 2,2", "no shed can stand");
  fixture_play (state, "end now");
  g_assert_cmpint (state->ledger.scores[0], ==, 0);
}

/* Each of the four cells says that the barn is on one of its own corners. */
static void
test_corner_told (void)
{
  static const struct
  {
    int x, y;
    const char *corner;
  } cells[] = {
    { 1, 1, "Anna’s shed on the corner in the north-west" },
    { 0, 1, "Anna’s shed on the corner in the north-east" },
    { 0, 0, "Anna’s shed on the corner in the south-east" },
    { 1, 0, "Anna’s shed on the corner in the south-west" },
    { 2, 1, NULL },
    { 1, -1, NULL },
  };
  g_autoptr (CarcState) state = fixture_new (TWO);
  fixture_play (state, square);
  fixture_play (state, "place ffff 1,1 r0 shed corner 1,1\nplace crfr 2,0 r0\nplace ffff 2,1 r0\n"
                       "place cfff 1,-1 r2\n");
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autofree char *told = carc_cell_tell (state, carc_slot_at (state, cells[i].x, cells[i].y));
      if (cells[i].corner == NULL)
        g_assert_null (strstr (told, "shed"));
      else if (strstr (told, cells[i].corner) == NULL)
        g_error ("%d,%d: %s", cells[i].x, cells[i].y, told);
    }
}

/* Corrections put the barn there and take it back. */
static void
test_corner_corrected (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO);
  fixture_play (state, square);
  fixture_refuse (state, "deploy Anna shed corner 1,1 forgotten",
                  "four quarters of one farm do not meet in the north-west of 1,1");
  fixture_play (state, "place ffff 1,1 r0\n");
  fixture_refuse (state, "deploy Anna follower corner 1,1 forgotten", "this kind of figure does not stand on corners");
  fixture_refuse (state, "deploy Anna shed 1,1 farm:nne forgotten", "this kind of figure stands on corners only");
  fixture_refuse (state, "deploy Anna shed corner forgotten", "“forgotten” is not a cell");
  fixture_refuse (state, "return Anna corner 1,1 eaten", "Anna has no figure there (the corner north-west of 1,1)");
  assert_told (state, "deploy Anna shed corner 1,1 forgotten",
               "Anna puts a forgotten figure down (the corner north-west of 1,1): forgotten");
  fixture_play (state, "deploy Anna shed corner 1,1 forgotten\n");
  fixture_refuse (state, "return Anna 1,1 race eaten", "Anna has no racer on 1,1");
  fixture_refuse (state, "return Anna 1,1 farm:nne eaten", "Anna has no figure there");
  fixture_refuse (state, "deploy Anna shed corner 1,1 again", "Anna has no such figure in the supply");
  fixture_refuse (state, "return \"Clara Maria\" corner 1,1 eaten", "Clara Maria has no figure there");
  assert_told (state, "return Anna corner 1,1 eaten", "Anna takes a figure back (the corner north-west of 1,1): eaten");
  fixture_play (state, "return Anna corner 1,1 eaten\n");
  g_assert_null (first_of (state, 0, CARC_PLACE_CORNER));
  g_assert_cmpuint (carc_supply (state, 0, KEEP_BARN), ==, 1);
}

/* A barn on a corner does not block a racer (L21). */
static void
test_corner_race (void)
{
  CarcReach reach[CARC_REACH_MAX];
  g_autoptr (CarcState) state = fixture_new (TWO "use lake\n");
  fixture_play (state, square);
  fixture_play (state, "place ffff 1,1 r0\nplace lake 2,-1 r0\nrace join\nrace join\n");
  g_autoptr (CarcState) with = carc_state_copy (state);
  fixture_play (with, "deploy Anna shed corner 1,1 forgotten\n");
  guint n = carc_racer_reach (state, state->player, reach, G_N_ELEMENTS (reach));
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (carc_racer_reach (with, with->player, reach, G_N_ELEMENTS (reach)), ==, n);
}

/* ---- off the board ---- */

static void
test_away_captured (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO);
  fixture_play (state, square);
  /* Clara Maria's follower on the cloister goes to prison. */
  fixture_refuse (state, "place ffff 1,1 r0 capture Anna 0,1 cloister", "nobody to capture");
  fixture_play (state, "place ffff 1,1 r0 capture \"Clara Maria\" 0,1 cloister\n");
  const CarcFigure *captive = first_of (state, 1, (CarcPlaceId) KEEP_PRISON);
  g_assert_nonnull (captive);
  g_assert_cmpint (captive->holder, ==, 0);
  g_assert_cmpuint (captive->slot, ==, CARC_NONE);
  g_assert_cmpuint (carc_supply (state, 1, CARC_FOLLOWER), ==, 6);
  g_assert_cmpuint (state->nodes[carc_board_node (state, 0, 1, &(CarcSpot){ CARC_CLOISTER, 0 })].figures, ==, 0);
  assert_beside (state, 0, " · 1 prisoner: Clara Maria");
  assert_beside (state, 1, "");
  fixture_refuse (state, "redeem \"Clara Maria\"", "nobody to ransom");
  fixture_play (state, "redeem Anna\n");
  g_assert_cmpuint (carc_supply (state, 1, CARC_FOLLOWER), ==, 7);
  assert_beside (state, 0, "");
}

static void
test_away_kept (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO);
  fixture_play (state,
                "place crfr 1,0 r0 keep follower\nplace crfr 2,0 r0 keep follower\nplace crfr 3,0 r0 keep follower\n");
  assert_beside (state, 0, " · 2 in the keep");
  assert_beside (state, 1, " · 1 in the keep");
  fixture_refuse (state, "sally 9,9 city:N", "nobody can leave the keep");
  fixture_play (state, "sally 1,0 city:N\n");
  assert_beside (state, 1, "");
  g_assert_cmpuint (state->nodes[carc_board_node (state, 1, 0, &(CarcSpot){ CARC_CITY, 0 })].figures, ==, 1);
  g_assert_cmpuint (carc_supply (state, 1, CARC_FOLLOWER), ==, 6);
}

static void
test_away_corrected (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO);
  fixture_refuse (state, "deploy Anna follower jail Anna captured", "Anna cannot hold a figure of their own");
  fixture_refuse (state, "deploy Anna follower jail Dora captured", "Dora");
  fixture_refuse (state, "deploy Anna follower jail", "who has the figure? the player's name is missing");
  fixture_refuse (state, "deploy Anna follower dungeon captured", "“dungeon” is not a cell");
  assert_told (state, "deploy Anna follower jail \"Clara Maria\" captured",
               "Anna puts a forgotten figure down (held by Clara Maria): captured");
  fixture_play (state, "deploy Anna follower jail \"Clara Maria\" captured\n"
                       "deploy Anna follower jail \"clara maria\" captured\ndeploy Anna shed keep late\n");
  assert_beside (state, 0, " · 1 in the keep");
  assert_beside (state, 1, " · 2 prisoners: Anna");
  g_assert_cmpuint (carc_supply (state, 0, CARC_FOLLOWER), ==, 5);
  fixture_refuse (state, "return Anna jail Anna free", "Anna has no figure there (held by Anna)");
  fixture_refuse (state, "return \"Clara Maria\" keep free", "Clara Maria has no figure there (in the keep)");
  assert_told (state, "return Anna jail \"Clara Maria\" free", "Anna takes a figure back (held by Clara Maria): free");
  fixture_play (state, "return Anna jail \"Clara Maria\" free\nreturn Anna keep free\n");
  assert_beside (state, 0, "");
  assert_beside (state, 1, " · 1 prisoner: Anna");
}

/* Of several players' figures it is said how many each has, unless it is one each. */
static void
test_of_several (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO "player Dora\n");
  fixture_play (state, "deploy Anna follower jail Dora captured\n"
                       "deploy \"Clara Maria\" follower jail Dora captured\n");
  assert_beside (state, 2, " · 2 prisoners: Anna and Clara Maria");
  fixture_play (state, "deploy Anna follower jail Dora captured\n");
  assert_beside (state, 2, " · 3 prisoners: Anna 2, Clara Maria 1");
}

/* If no system in play has such places, their words are refused. */
static void
test_away_not_in_play (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base");
  fixture_refuse (state, "deploy Anna follower jail Ben captured", "“jail” is not a cell");
  fixture_refuse (state, "deploy Anna follower corner 0,0 why", "this kind of figure does not stand on corners");
  fixture_refuse (state, "deploy Anna shed corner 0,0 why", "four quarters of one farm do not meet");
}

/* carc_state_validate () finds figures at impossible places. */
static void
test_unsound (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO);
  TableRefusal why = { "" };
  fixture_play (state, square);
  fixture_play (state, "place ffff 1,1 r0 shed corner 1,1\ndeploy Anna follower jail \"Clara Maria\" test\n");
  CarcFigure *barn = (CarcFigure *) first_of (state, 0, CARC_PLACE_CORNER),
             *held = (CarcFigure *) first_of (state, 0, (CarcPlaceId) KEEP_PRISON);
  const guint16 slot = barn->slot;
  barn->slot = carc_slot_at (state, 0, 0);
  assert_refused_with (carc_state_validate (state, &why), why.sentence, "no four cells meet");
  barn->slot = slot;
  g_assert_true (carc_state_validate (state, &why));
  held->holder = 0;
  g_assert_false (carc_state_validate (state, &why));
  held->holder = -1;
  g_assert_false (carc_state_validate (state, &why));
  held->holder = 1;
  held->place = (guint8) carc_n_place_rows;
  g_assert_false (carc_state_validate (state, &why));
  held->place = KEEP_KEEP;
  g_assert_false (carc_state_validate (state, &why));
}

/* No kind of place is taken for another: a barn on the corner of a cell is not a racer on that cell, and so on. */
static void
test_kinds (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO);
  fixture_play (state, square);
  fixture_play (state, "place ffff 1,1 r0 shed corner 1,1\ndeploy Anna follower keep test\n");
  const CarcFigure *barn = first_of (state, 0, CARC_PLACE_CORNER), *kept = first_of (state, 0, (CarcPlaceId) KEEP_KEEP);
  CarcAt corner = carc_figure_at (state, (guint) (barn - state->figures));
  CarcAt keep = carc_figure_at (state, (guint) (kept - state->figures));
  g_assert_cmpuint (carc_figure_standing (state, 0, &corner), ==, barn - state->figures);
  g_assert_cmpuint (carc_figure_standing (state, 0, &keep), ==, kept - state->figures);
  corner.spot.kind = CARC_SPOT_ON (RACE);
  g_assert_cmpuint (carc_figure_standing (state, 0, &corner), ==, CARC_NONE);
  keep.spot.kind = CARC_SPOT_ON (CORNER);
  g_assert_cmpuint (carc_figure_standing (state, 0, &keep), ==, CARC_NONE);
}

/* An open cell that has a wrong neighbour on one side. */
static void
test_unsound_neighbours (void)
{
  g_autoptr (CarcState) state = fixture_new (TWO);
  fixture_play (state, square);
  for (guint side = 0; side < 4; side++)
    {
      guint16 *neighbour = &state->slots[carc_slot_at (state, -1, 0)].neighbour[side];
      const guint16 was = *neighbour;
      TableRefusal why = { "" };
      *neighbour = carc_slot_at (state, 1, 1);
      assert_refused_with (carc_state_validate (state, &why), why.sentence, "does not know the one on side");
      *neighbour = was;
      g_assert_true (carc_state_validate (state, &why));
    }
}

TESTS_MAIN_AFTER (test_keep_register (), "/standing", corner, corner_told, corner_corrected, corner_race, away_captured,
                  away_kept, away_corrected, away_not_in_play, of_several, kinds, unsound, unsound_neighbours)
