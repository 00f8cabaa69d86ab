/* test-fish-blurred.c - long evenings with the box: no token is lost, and too many possibilities do no harm.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each evening is played twice: with all possibilities, and with few.
 */
#include <math.h>
#include <string.h>

#include "catan/catan-fish-fold.h"
#include "catan/catan-fish-group.h"
#include "catan/catan-fish-private.h"
#include "catan/catan-fish-ties.h"
#include "../table/test-add.h"

static guint
pick (guint n)
{
  return (guint) g_test_rand_int_range (0, (gint32) n);
}

/* Nothing is kept that no longer ties anything; else an evening can stay inexact when all is known. */
static void
assert_tidy (const CatanFish *fish)
{
  CatanWorlds worlds;
  guint tied = fish->worlds.n_tied;
  catan_worlds_copy (&worlds, &fish->worlds);
  catan_worlds_untie (&worlds);
  g_assert_cmpuint (worlds.n_tied, ==, tied);
  catan_worlds_clear (&worlds);
}

static void
assert_conserved (const CatanFish *fish)
{
  guint tokens = catan_fish_stack (fish) + catan_fish_n_used (fish) + catan_fish_shoe_drawn (fish);
  double next[4], total = 0;
  g_assert_true (catan_fish_validate (fish));
  assert_tidy (fish);
  catan_fish_next (fish, next);
  for (guint v = 1; v <= 3; v++)
    total += v * (next[v] * catan_fish_stack (fish) + catan_fish_used (fish, v));
  for (guint p = 0; p < 4; p++)
    {
      CatanHandView view;
      catan_fish_view (fish, p, &view);
      tokens += catan_fish_held (fish, p);
      total += view.mean;
    }
  g_assert_cmpuint (tokens, ==, fish->copies[1] + fish->copies[2] + fish->copies[3] + 1u);
  g_assert_cmpfloat (fabs (total - (fish->copies[1] + 2 * fish->copies[2] + 3 * fish->copies[3])), <, 1e-9);
}

static void
random_act (CatanFish *fish, CatanFish *beside, guint secret)
{
  guint player = pick (4), other = (player + 1 + pick (3)) % 4;
  double next[4], at = g_test_rand_double ();
  CatanTokens tokens = { 0 };
  guint value = 0, what = pick (10);
  if (what < 5 && catan_fish_stack (fish))
    {
      catan_fish_next (fish, next);
      while (value < 3 && (next[value] <= 0 || (at -= next[value]) > 0))
        value++;
      if (next[value] <= 0)
        return;
      if (value == 0)
        g_assert_true (catan_fish_draw_shoe (fish, NULL) && catan_fish_draw_shoe (beside, NULL));
      else
        {
          value = pick (100) < secret ? CATAN_FISH_SECRET : value;
          g_assert_true (catan_fish_draw (fish, player, value, NULL) && catan_fish_draw (beside, player, value, NULL));
        }
      return;
    }
  for (guint v = 1; v <= 3; v++)
    {
      guint open = pick (3), shown = pick (2);
      tokens.open[v] = (guint8) MIN (catan_fish_open (fish, player, v), open);
      tokens.shown[v] = (guint8) MIN (catan_fish_secret (fish, player), shown);
    }
  if (what == 9)
    {
      tokens.secret = (guint8) MIN (catan_fish_secret (fish, player), 1);
      memset (tokens.shown, 0, sizeof tokens.shown);
      g_assert_true (catan_fish_give (fish, player, other, &tokens, NULL)
                     && catan_fish_give (beside, player, other, &tokens, NULL));
    }
  else if (catan_fish_spend (fish, player, &tokens, NULL))
    {
      const gboolean spent = catan_fish_spend (beside, player, &tokens, NULL);
      /* Nothing true is refused.  If this has blurred `fish`, too, it may have taken what cannot be. */
      g_assert_true (spent || !catan_fish_exact (fish));
    }
}

/* Every player shows everything, one token after the other.  FALSE if this has blurred `fish`, too: then it may have
 * taken what cannot be, and it is no measure for `few`. */
static gboolean
show_all (CatanFish *fish, CatanFish *few)
{
  for (guint player = 0; player < 4; player++)
    while (catan_fish_secret (fish, player) > 0)
      {
        gboolean shown = FALSE;
        for (guint v = 1; v <= 3 && !shown; v++)
          {
            CatanTokens token = { 0 };
            token.shown[v] = 1;
            shown = catan_fish_spend (fish, player, &token, NULL);
            if (!catan_fish_exact (fish))
              return FALSE;
            g_assert_true (!shown || catan_fish_spend (few, player, &token, NULL));
          }
        g_assert_true (shown);
      }
  return TRUE;
}

static void
test_blurred (void)
{
  guint blurred = 0, sharp = 0, again = 0, shown = 0;
  for (guint evening = 0; evening < 60; evening++)
    {
      g_autoptr (CatanFish) fish = catan_fish_new (4, evening % 3 == 0);
      g_autoptr (CatanFish)
          few = catan_fish_new_of (4, catan_fish_boxes[evening % 3 == 0], TRUE, 1 + pick (evening % 2 ? 6 : 300));
      guint secret = 20 + pick (50);
      gboolean was = FALSE;
      for (guint step = 0; step < 150; step++)
        {
          random_act (fish, few, secret);
          assert_conserved (fish);
          assert_conserved (few);
          if (!catan_fish_exact (fish))
            break;
          blurred += !catan_fish_exact (few);
          sharp += was && catan_fish_exact (few);
          was = !catan_fish_exact (few);
          for (guint p = 0; p < 4; p++)
            {
              CatanHandView view, wider;
              catan_fish_view (fish, p, &view);
              catan_fish_view (few, p, &wider);
              g_assert_cmpuint (wider.min, <=, view.min);
              g_assert_cmpuint (wider.max, >=, view.max);
              if (was)
                continue;
              /* Nothing was blurred yet: the answers are the same. */
              g_assert_cmpuint (wider.min, ==, view.min);
              g_assert_cmpuint (wider.max, ==, view.max);
              g_assert_cmpfloat_with_epsilon (wider.mean, view.mean, 1e-11);
              for (guint n = 0; n < G_N_ELEMENTS (view.can_pay); n++)
                g_assert_cmpfloat_with_epsilon (wider.can_pay[n], view.can_pay[n], 1e-11);
            }
        }
      /* Once everything was shown, everything is known. */
      if (!catan_fish_exact (fish))
        continue;
      again += !catan_fish_exact (few);
      if (!show_all (fish, few))
        continue;
      g_assert_true (catan_fish_exact (few));
      shown++;
    }
  g_assert_cmpuint (again, >, 0);
  g_assert_cmpuint (shown, >, 20);
  g_test_message ("%u steps blurred, sharp again %u times, %u evenings shown", blurred, sharp, shown);
  g_assert_cmpuint (blurred, >, 0);
}

/* A game that has kept very many worlds keeps few from then on.  Its bounds still hold, and nothing true is refused. */
static void
test_old (void)
{
  guint blurred = 0;
  for (guint evening = 0; evening < 60; evening++)
    {
      g_autoptr (CatanFish) fish = catan_fish_new (4, FALSE);
      g_autoptr (CatanFish) old = catan_fish_new (4, FALSE);
      guint secret = 20 + pick (50), age = pick (120);
      for (guint step = 0; step < 150; step++)
        {
          for (guint i = 0; step == age && i <= CATAN_WORK_MAX && old->worlds.max > CATAN_WORLDS_SPENT; i++)
            catan_fish_grow_older (old);
          g_assert_cmpuint (old->worlds.max, ==, step < age ? CATAN_WORLDS_MAX : CATAN_WORLDS_SPENT);
          random_act (fish, old, secret);
          assert_conserved (old);
          for (guint g = 0; step >= age && g < old->worlds.n_groups; g++)
            g_assert_cmpuint (old->worlds.group[g]->n, <=, CATAN_WORLDS_SPENT);
          if (!catan_fish_exact (fish))
            break;
          blurred += !catan_fish_exact (old);
          for (guint p = 0; p < 4; p++)
            {
              CatanHandView view, wider;
              catan_fish_view (fish, p, &view);
              catan_fish_view (old, p, &wider);
              g_assert_cmpuint (wider.min, <=, view.min);
              g_assert_cmpuint (wider.max, >=, view.max);
            }
        }
    }
  g_assert_cmpuint (blurred, >, 0);
}

/* Replaces the worlds of a group by so many that differ only in tokens of the stack. */
static void
widen (CatanWorlds *worlds, guint index, guint n)
{
  CatanGather gather;
  CatanWorld world;
  catan_gather_init (&gather, worlds->group[index]->holders, n);
  catan_world_copy (&world, worlds->group[index]->first);
  for (guint i = 0; i < n; i++)
    {
      world.sole[CATAN_STACK][0] = (guint8) (i / 256);
      world.sole[CATAN_STACK][1] = (guint8) (i % 256);
      catan_gather_append (&gather, &world);
    }
  catan_worlds_set_group (worlds, index, catan_gather_end (&gather));
}

/* Folding takes as many steps as are allowed, and no more.  Without a tied pool, every group is one total, so each
 * world is one step. */
static void
test_fold_limit (void)
{
  const guint others = CATAN_HOLDERS - 3; /* groups with one world each */
  for (guint more = 0; more < 2; more++)
    {
      CatanWorlds worlds;
      CatanTotals totals;
      catan_worlds_init (&worlds, catan_fish_copies + 1, CATAN_WORLDS_SPENT);
      widen (&worlds, 1, CATAN_FOLD_SPENT / 2);
      widen (&worlds, 2, CATAN_FOLD_SPENT / 2 - others + more);
      g_assert_cmpint (catan_fold (&worlds, 0, &totals), ==, more == 0);
      g_assert_cmpuint (totals.n, ==, more == 0);
      catan_totals_clear (&totals);
      catan_worlds_clear (&worlds);
    }
}

TESTS_MAIN ("/fish", blurred, old, fold_limit)
