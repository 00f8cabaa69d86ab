/* test-needs.c - the quick and the plain comparison of needs give the same, and what the rule says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/carc-needs.h"

/* Side by side, rotation by rotation: one of the edge's kinds is one that is taken there. */
static guint
turns_by_rule (guint64 masks, guint16 need)
{
  guint turns = 0;
  for (guint rot = 0; rot < 4; rot++)
    {
      gboolean fits = TRUE;
      for (guint side = 0; side < 4; side++)
        {
          guint has = (guint) (masks >> (16 * rot + 4 * side)) & 0xf, takes = (need >> (4 * side)) & 0xf;
          fits &= (has & takes) != 0;
        }
      turns |= (guint) fits << rot;
    }
  return turns;
}

static guint16
random_mask (void)
{
  guint16 mask = 0;
  for (guint side = 0; side < 4; side++)
    mask |= (guint16) (1u << g_test_rand_int_range (0, 4) << (4 * side));
  return mask;
}

/* A need that allows every edge on some sides, like a cell at the rim. */
static guint16
random_need (void)
{
  guint16 need = random_mask ();
  for (guint side = 0; side < 4; side++)
    if (g_test_rand_int_range (0, 3))
      need |= (guint16) (0xf << (4 * side));
  return need;
}

static void
test_agree (void)
{
  for (guint round = 0; round < 20000; round++)
    {
      guint16 needs[CARC_NEEDS_AT_ONCE];
      guint16 plain[CARC_NEEDS_AT_ONCE], quick[CARC_NEEDS_AT_ONCE];
      guint64 masks = 0;
      for (guint rot = 0; rot < 4; rot++)
        masks |= (guint64) random_mask () << (16 * rot);
      for (guint i = 0; i < CARC_NEEDS_AT_ONCE; i++)
        needs[i] = round % 8 ? random_need () : (guint16) g_test_rand_int_range (0, 0x10000);
      const guint some = carc_needs_fit_plain (needs, masks, plain);
      g_assert_cmphex (carc_needs_fit_quick (needs, masks, quick), ==, some);
      for (guint i = 0; i < CARC_NEEDS_AT_ONCE; i++)
        {
          guint rule = turns_by_rule (masks, needs[i]);
          g_assert_cmphex (plain[i], ==, rule);
          g_assert_cmphex (quick[i], ==, rule);
          g_assert_cmpuint (some >> i & 1, ==, rule != 0);
        }
    }
}

/* Sides of several kinds; where none has, the slow way says the same as the plain one. */
static void
test_any (void)
{
  for (guint round = 0; round < 20000; round++)
    {
      guint16 needs[CARC_NEEDS_AT_ONCE];
      guint16 any[CARC_NEEDS_AT_ONCE], plain[CARC_NEEDS_AT_ONCE];
      guint64 masks = 0;
      for (guint rot = 0; rot < 4; rot++)
        masks |= (guint64) (round % 2 ? random_mask () | random_mask () : random_mask ()) << (16 * rot);
      for (guint i = 0; i < CARC_NEEDS_AT_ONCE; i++)
        needs[i] = random_need ();
      const guint some = carc_needs_fit_any (needs, masks, any);
      for (guint i = 0; i < CARC_NEEDS_AT_ONCE; i++)
        {
          g_assert_cmphex (any[i], ==, turns_by_rule (masks, needs[i]));
          g_assert_cmpuint (some >> i & 1, ==, any[i] != 0);
        }
      carc_needs_fit_plain (needs, masks, plain);
      g_assert_true (round % 2 || memcmp (any, plain, sizeof any) == 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func (CARC_NEEDS_QUICK ? "/needs/quick" : "/needs/plain", test_agree);
  g_test_add_func ("/needs/any", test_any);
  return g_test_run ();
}
