/* test-fish.c - the fish tokens of the box: what is known of them in some situations, what is refused, and swaps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan/catan-fish-private.h"
#include "../table/test-add.h"

#define CLOSE 1e-12

/* ---- the box ---- */

static void
take_line (CatanFish *fish, guint player, guint one, guint two, guint three)
{
  TableRefusal why = { "" };
  CatanTokens tokens = { .shown = { 0, (guint8) one, (guint8) two, (guint8) three } };
  if (!catan_fish_spend (fish, player, &tokens, &why))
    g_error ("%s", why.sentence);
}

static void
draw_some (CatanFish *fish, guint player, guint value, guint n)
{
  TableRefusal why = { "" };
  for (guint i = 0; i < n; i++)
    if (!catan_fish_draw (fish, player, value, &why))
      g_error ("%s", why.sentence);
}

/* Before the first turning over, a hand is a blind draw from the tokens that nobody has seen. */
static void
test_first_stack (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (4, FALSE);
  double next[4];
  CatanHandView view;
  catan_fish_next (fish, next);
  g_assert_cmpfloat_with_epsilon (next[0], 1 / 30.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (next[1], 11 / 30.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (next[2], 10 / 30.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (next[3], 8 / 30.0, CLOSE);
  draw_some (fish, 0, CATAN_FISH_SECRET, 2);
  draw_some (fish, 1, 3, 2);
  catan_fish_view (fish, 0, &view);
  g_assert_cmpuint (view.min, ==, 2);
  g_assert_cmpuint (view.max, ==, 6);
  /* 27 are unseen, 11 ones, 10 twos and 6 threes: 351 pairs. */
  g_assert_cmpfloat_with_epsilon (view.mean, 2 * (11 + 20 + 18) / 27.0, CLOSE);
  g_assert_cmpfloat (view.can_pay[2], ==, 1);
  g_assert_cmpfloat_with_epsilon (view.can_pay[3], 1 - 55 / 351.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (view.can_pay[4], (45 + 66 + 60 + 15) / 351.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (view.can_pay[5], (60 + 15) / 351.0, CLOSE);
  g_assert_cmpfloat (view.can_pay[7], ==, 0);
  g_assert_true (catan_fish_validate (fish));
}

/* All tokens of the box, five in each hand, compared with a count of all possible hands. */
static void
test_first_stack_large (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (4, FALSE);
  double total = 0, pays[8] = { 0 }, ways[6][20] = { { 0 } };
  CatanHandView view;
  for (guint p = 0; p < 4; p++)
    draw_some (fish, p, CATAN_FISH_SECRET, 5);
  ways[0][0] = 1;
  for (guint token = 0; token < CATAN_N_FISH; token++) /* each one is in the hand or is not */
    for (guint n = 5; n-- > 0;)
      for (guint sum = 0; sum + 3 < 20; sum++)
        ways[n + 1][sum + (token < 11 ? 1 : token < 21 ? 2 : 3)] += ways[n][sum];
  for (guint sum = 0; sum < 20; sum++)
    total += ways[5][sum];
  for (guint n = 0; n < 8; n++)
    for (guint sum = n; sum < 20; sum++)
      pays[n] += ways[5][sum] / total;
  for (guint p = 0; p < 4; p++)
    {
      catan_fish_view (fish, p, &view);
      for (guint n = 0; n < 8; n++)
        g_assert_cmpfloat_with_epsilon (view.can_pay[n], pays[n], CLOSE);
    }
}

/* A ninth 3 is refused, with the counts. */
static void
test_ninth_three (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (4, FALSE);
  g_autoptr (CatanFish) before = NULL;
  TableRefusal why = { "" };
  CatanTokens two = { .open = { 0, 0, 0, 2 } };
  draw_some (fish, 0, 3, 5);
  g_assert_true (catan_fish_spend (fish, 0, &two, &why));
  draw_some (fish, 1, CATAN_FISH_SECRET, 3);
  draw_some (fish, 2, 3, 1);
  take_line (fish, 1, 0, 0, 2);
  before = catan_fish_copy (fish);
  g_assert_false (catan_fish_spend (fish, 1, &(CatanTokens){ .shown = { 0, 0, 0, 1 } }, &why));
  g_assert_cmpstr (why.sentence, ==,
                   "of these 1 face-down tokens at most 0 can show 3 fish; there are 8: used 4, "
                   "open 4, face down elsewhere 0");
  g_assert_false (catan_fish_draw (fish, 3, 3, &why));
  g_assert_cmpstr (why.sentence, ==,
                   "no token of 3 fish can lie in the stack; there are 8: used 4, open 4, face down "
                   "in hands 0");
  g_assert_false (catan_fish_draw (fish, 3, 3, NULL));
  g_assert_true (catan_fish_equal (fish, before));
}

/* All tokens except six secret ones have been seen when the used ones are turned over.  So the six are known as a set;
 * if one player has them all, this hand is known exactly. */
/* The sentence names the value, whichever it is. */
static void
test_none_of_a_value (void)
{
  for (guint v = 1; v <= 3; v++)
    {
      g_autoptr (CatanFish) fish = catan_fish_new (2, FALSE);
      g_autofree char *wanted = g_strdup_printf (
          "of these 1 face-down tokens at most 0 can show %u fish; there are %u: used 0, open %u, "
          "face down elsewhere 0",
          v, catan_fish_copies[v], catan_fish_copies[v]);
      TableRefusal why = { "" };
      CatanTokens claim = { 0 };
      claim.shown[v] = 1;
      draw_some (fish, 1, v, catan_fish_copies[v]);
      if (v == 2) /* nor can it be a one, but nobody says so */
        draw_some (fish, 1, 1, catan_fish_copies[1]);
      draw_some (fish, 0, CATAN_FISH_SECRET, 1);
      g_assert_false (catan_fish_spend (fish, 0, &claim, &why));
      g_assert_cmpstr (why.sentence, ==, wanted);
    }
}

static void
test_known_after_turn_over (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (3, FALSE);
  CatanHandView view;
  double next[4];
  draw_some (fish, 0, CATAN_FISH_SECRET, 6);
  draw_some (fish, 1, 1, 10);
  draw_some (fish, 1, 2, 8);
  g_assert_true (catan_fish_draw_shoe (fish, NULL));
  g_assert_true (catan_fish_spend (fish, 1, &(CatanTokens){ .open = { 0, 10, 8, 0 } }, NULL));
  draw_some (fish, 2, 3, 4);
  g_assert_cmpuint (catan_fish_stack (fish), ==, 1);
  catan_fish_view (fish, 0, &view);
  g_assert_cmpuint (view.min, <, view.max);
  draw_some (fish, 2, 3, 1);
  /* In the hand: 1 one, 2 twos, 3 threes. */
  g_assert_cmpuint (catan_fish_turned (fish), ==, 1);
  catan_fish_view (fish, 0, &view);
  g_assert_cmpuint (view.min, ==, 14);
  g_assert_cmpuint (view.max, ==, 14);
  for (guint v = 1; v <= 3; v++)
    {
      g_assert_cmpuint (view.least[v], ==, v);
      g_assert_cmpuint (view.most[v], ==, v);
    }
  catan_fish_next (fish, next);
  g_assert_cmpfloat_with_epsilon (next[1], 10 / 18.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (next[2], 8 / 18.0, CLOSE);
  g_assert_cmpfloat (next[0], ==, 0);
  g_assert_cmpfloat (next[3], ==, 0);
  g_assert_false (catan_fish_draw (fish, 1, 3, NULL));
  /* Half of them are given away unseen: now each hand is uncertain, but both together are known. */
  g_assert_true (catan_fish_give (fish, 0, 1, &(CatanTokens){ .secret = 3 }, NULL));
  catan_fish_view (fish, 1, &view);
  g_assert_cmpuint (view.min, ==, 5);
  g_assert_cmpuint (view.max, ==, 9);
  take_line (fish, 0, 0, 0, 3);
  catan_fish_view (fish, 1, &view);
  g_assert_cmpuint (view.min, ==, 5);
  g_assert_cmpuint (view.max, ==, 5);
  g_assert_true (catan_fish_validate (fish));
}

/* F2: nothing was used when the last token was drawn, so the stack stays empty until something is spent. */
static void
test_empty_stack (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (3, FALSE);
  TableRefusal why = { "" };
  draw_some (fish, 0, 1, 11);
  draw_some (fish, 1, 2, 10);
  draw_some (fish, 2, 3, 8);
  g_assert_cmpuint (catan_fish_stack (fish), ==, 1);
  g_assert_false (catan_fish_draw (fish, 0, CATAN_FISH_SECRET, &why));
  g_assert_cmpstr (why.sentence, ==, "only the shoe is left in the stack");
  g_assert_true (catan_fish_draw_shoe (fish, &why));
  g_assert_false (catan_fish_draw_shoe (fish, &why));
  g_assert_cmpuint (catan_fish_stack (fish), ==, 0);
  g_assert_false (catan_fish_draw (fish, 0, CATAN_FISH_SECRET, &why));
  g_assert_cmpstr (why.sentence, ==, "no fish token is left in the stack");
  g_assert_true (catan_fish_spend (fish, 2, &(CatanTokens){ .open = { 0, 0, 0, 2 } }, &why));
  g_assert_cmpuint (catan_fish_stack (fish), ==, 2);
  g_assert_cmpuint (catan_fish_n_used (fish), ==, 0);
  g_assert_cmpuint (catan_fish_turned (fish), ==, 1);
  g_assert_true (catan_fish_validate (fish));
}

static void
test_hands_are_bounds (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (2, FALSE);
  TableRefusal why = { "" };
  draw_some (fish, 0, CATAN_FISH_SECRET, 2);
  draw_some (fish, 0, 2, 1);
  g_assert_false (catan_fish_spend (fish, 0, &(CatanTokens){ .open = { 0, 0, 2, 0 } }, &why));
  g_assert_cmpstr (why.sentence, ==, "this hand holds 1 open token of 2 fish, not 2");
  g_assert_false (catan_fish_spend (fish, 0, &(CatanTokens){ .shown = { 0, 1, 1, 1 } }, &why));
  g_assert_cmpstr (why.sentence, ==, "this hand holds 2 face-down tokens, not 3");
  g_assert_false (catan_fish_give (fish, 0, 1, &(CatanTokens){ .shown = { 0, 1, 0, 0 }, .secret = 2 }, &why));
  g_assert_cmpstr (why.sentence, ==, "this hand holds 2 face-down tokens, not 3");
  g_assert_false (catan_fish_put_back (fish, 1, CATAN_FISH_SECRET, FALSE, &why));
  g_assert_cmpstr (why.sentence, ==, "this hand holds no face-down token");
  g_assert_cmpuint (catan_fish_held (fish, 0), ==, 3);
}

/* ---- long evenings with the box ---- */

/* Of each stack, Anna and Ben keep a one and a two, and nobody knows who has which.  For the tokens of a ninth stack
 * there is no room in what is remembered: then less is known, but nothing false. */
static void
test_ninth_stack (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new_of (3, catan_fish_copies, FALSE, CATAN_WORLDS_MAX);
  for (guint stack = 0; stack <= CATAN_TIED_MAX; stack++)
    {
      CatanTokens rest = { .open = { 0 } };
      CatanHandView view;
      for (guint v = 1; v <= CATAN_FISH_MAX; v++)
        rest.open[v] = (guint8) (catan_fish_copies[v] - (v < 3 ? stack + 1 : 0));
      for (guint player = 0; player < 2; player++)
        draw_some (fish, player, CATAN_FISH_SECRET, 1);
      g_assert_true (catan_fish_validate (fish));
      g_assert_cmpint (catan_fish_exact (fish), ==, stack < CATAN_TIED_MAX);
      for (guint v = 1; v <= CATAN_FISH_MAX; v++)
        draw_some (fish, 2, v, rest.open[v]);
      g_assert_true (catan_fish_validate (fish));
      catan_fish_view (fish, 1, &view);
      g_assert_cmpuint (view.min, <=, stack + 1);
      g_assert_cmpuint (view.max, >=, 2 * (stack + 1));
      g_assert_cmpfloat_with_epsilon (view.mean, 1.5 * (stack + 1), CLOSE);
      g_assert_true (catan_fish_spend (fish, 2, &rest, NULL));
      g_assert_cmpuint (catan_fish_turned (fish), ==, stack + 1);
    }
}

static void
test_copies (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (3, FALSE);
  g_autoptr (CatanFish) copy = NULL;
  draw_some (fish, 0, CATAN_FISH_SECRET, 4);
  copy = catan_fish_copy (fish);
  g_assert_true (catan_fish_equal (fish, copy));
  take_line (copy, 0, 1, 1, 0);
  g_assert_false (catan_fish_equal (fish, copy));
  g_assert_cmpuint (catan_fish_secret (fish, 0), ==, 4);
  take_line (fish, 0, 1, 1, 0);
  g_assert_true (catan_fish_equal (fish, copy));
}

/* Who showed which token is part of what is known, also if the same tokens were shown in all. */
static void
test_who_showed (void)
{
  for (guint a = 0; a < 3; a++)
    for (guint b = 0; b < a; b++)
      {
        g_autoptr (CatanFish) fish = catan_fish_new (3, FALSE);
        for (guint p = 0; p < 3; p++)
          draw_some (fish, p, CATAN_FISH_SECRET, 3);
        g_autoptr (CatanFish) other = catan_fish_copy (fish);
        take_line (fish, a, 1, 0, 0);
        take_line (fish, b, 0, 1, 0);
        take_line (other, b, 1, 0, 0);
        take_line (other, a, 0, 1, 0);
        g_assert_false (catan_fish_equal (fish, other));
        g_assert_false (catan_fish_equal (other, fish));
      }
}

/* ---- swaps ---- */

static void
act (GRand *rand, CatanFish *fish)
{
  guint player = (guint) g_rand_int_range (rand, 0, 3);
  CatanTokens tokens = { 0 };
  if (catan_fish_stack (fish) == 1 && !catan_fish_shoe_drawn (fish))
    catan_fish_draw_shoe (fish, NULL);
  else if (catan_fish_stack (fish) && g_rand_int_range (rand, 0, 5) < 3)
    catan_fish_draw (fish, player, (guint) g_rand_int_range (rand, 0, 2) * (guint) g_rand_int_range (rand, 1, 4), NULL);
  else if (catan_fish_secret (fish, player) && g_rand_int_range (rand, 0, 4) == 0)
    {
      tokens.secret = 1;
      catan_fish_give (fish, player, (player + 1) % 3, &tokens, NULL);
    }
  else if (catan_fish_secret (fish, player))
    {
      tokens.shown[g_rand_int_range (rand, 1, 4)] = 1;
      catan_fish_spend (fish, player, &tokens, NULL);
    }
}

/* A swap gives the same as three gifts through an empty hand; and nobody can show a token that comes in the swap. */
static void
test_swap (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  guint taken = 0, refused = 0;
  for (guint i = 0; i < 8000; i++)
    {
      g_autoptr (CatanFish) fish = catan_fish_new_of (4, (guint8[]){ 0, 3, 2, 3 }, TRUE, G_MAXUINT);
      for (guint k = 0; k < 30; k++)
        act (rand, fish);
      guint8 n = (guint8) g_rand_int_range (rand, 1, 3), m = (guint8) g_rand_int_range (rand, 1, 3);
      CatanTokens given = { .secret = n }, got = { .secret = m };
      if (g_rand_boolean (rand))
        got.shown[g_rand_int_range (rand, 1, 4)] = 1;
      g_autoptr (CatanFish) swapped = catan_fish_copy (fish);
      g_autoptr (CatanFish) byway = catan_fish_copy (fish);
      if (!catan_fish_swap (swapped, 0, 1, &given, &got, NULL))
        {
          refused++;
          g_assert_true (catan_fish_equal (swapped, fish));
          g_assert_false (catan_fish_give (byway, 0, 3, &given, NULL) && catan_fish_give (byway, 1, 0, &got, NULL));
          continue;
        }
      taken++;
      g_assert_true (catan_fish_validate (swapped));
      g_assert_true (catan_fish_give (byway, 0, 3, &given, NULL));
      g_assert_true (catan_fish_give (byway, 1, 0, &got, NULL));
      g_assert_true (catan_fish_give (byway, 3, 1, &given, NULL));
      for (guint player = 0; player < 3; player++)
        {
          CatanHandView a, b;
          catan_fish_view (swapped, player, &a);
          catan_fish_view (byway, player, &b);
          g_assert_cmpuint (a.min, ==, b.min);
          g_assert_cmpuint (a.max, ==, b.max);
          for (guint v = 1; v <= CATAN_FISH_MAX; v++)
            g_assert_cmpfloat_with_epsilon (a.expected[v], b.expected[v], CLOSE);
        }
    }
  g_assert_cmpuint (taken, >, 50);
  g_assert_cmpuint (refused, >, 50);
}

/* If no seat is empty and tokens are in the stack, the tokens of a swap may be mixed: then less is known than could be,
 * and the table says so. */
static void
test_swap_without_room (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  guint inexact = 0;
  for (guint i = 0; i < 4000; i++)
    {
      g_autoptr (CatanFish) fish = catan_fish_new_of (6, (guint8[]){ 0, 4, 3, 4 }, TRUE, G_MAXUINT);
      const CatanTokens one = { .secret = 1 };
      for (guint player = 3; player < CATAN_MAX_PLAYERS; player++)
        draw_some (fish, player, CATAN_FISH_SECRET, 1);
      for (guint k = 0; k < 40; k++)
        act (rand, fish);
      g_assert_true (catan_fish_exact (fish));
      if (!catan_fish_swap (fish, 0, 1, &one, &one, NULL))
        continue;
      g_assert_true (catan_fish_validate (fish));
      g_assert_true (catan_fish_exact (fish) || (catan_fish_secret (fish, 2) > 0 && catan_fish_stack (fish) > 0));
      inexact += !catan_fish_exact (fish);
    }
  g_assert_cmpuint (inexact, >, 0);
}

/* A swap between two hands that hold only tokens of the same stack changes nothing, whichever stack it is. */
static void
test_swap_alike (void)
{
  const CatanTokens one = { .secret = 1 };
  for (guint stack = 0; stack < 3; stack++)
    {
      g_autoptr (CatanFish) fish = catan_fish_new_of (4, catan_fish_copies, FALSE, G_MAXUINT);
      for (guint before = 0; before < stack; before++)
        {
          CatanTokens rest = { .open = { 0 } };
          for (guint v = 1; v <= CATAN_FISH_MAX; v++)
            rest.open[v] = (guint8) (catan_fish_copies[v] - (v < 3 ? before + 1 : 0));
          for (guint player = 2; player < 4; player++)
            draw_some (fish, player, CATAN_FISH_SECRET, 1);
          for (guint v = 1; v <= CATAN_FISH_MAX; v++)
            draw_some (fish, 0, v, rest.open[v]);
          g_assert_true (catan_fish_spend (fish, 0, &rest, NULL));
        }
      for (guint player = 0; player < 4; player++)
        draw_some (fish, player, CATAN_FISH_SECRET, 2);
      g_autoptr (CatanFish) swapped = catan_fish_copy (fish);
      g_assert_true (catan_fish_swap (swapped, 0, 1, &one, &one, NULL));
      g_assert_true (catan_fish_exact (swapped));
      g_assert_true (catan_fish_equal (swapped, fish));
    }
}

TESTS_MAIN ("/catan/fish", first_stack, first_stack_large, ninth_three, none_of_a_value, known_after_turn_over,
            empty_stack, hands_are_bounds, ninth_stack, copies, who_showed, swap, swap_without_room, swap_alike)
