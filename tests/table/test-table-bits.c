/* test-table-bits.c - sets of small numbers, compared with a list that says of each number whether it is in the set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table/table-bits.h"
#include "table/table-rulings.h"
#include "test-add.h"

#define N_WORDS 3
#define N (64 * N_WORDS)

typedef struct
{
  guint64 bits[N_WORDS];
  gboolean in[N];
} Both;

static void
put (Both *both, guint number)
{
  table_bits_put (both->bits, number);
  both->in[number] = TRUE;
}

static void
check (const Both *both)
{
  gboolean some = FALSE;
  guint next = N;
  for (guint number = N; number-- > 0;)
    {
      g_assert_cmpint (table_bits_has (both->bits, number), ==, both->in[number]);
      next = both->in[number] ? number : next;
      some |= both->in[number];
      g_assert_cmpuint (table_bits_next (both->bits, N_WORDS, number), ==, next);
    }
  g_assert_cmpuint (table_bits_next (both->bits, N_WORDS, N), ==, N);
  g_assert_cmpint (table_bits_empty (both->bits, N_WORDS), ==, !some);
}

/* The numbers beside which a word or a half of one ends. */
static const guint edges[] = { 0, 1, 31, 32, 33, 62, 63, 64, 65, 127, 128, N - 1 };

static void
test_alone (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      Both both = { { 0 } };
      check (&both);
      put (&both, edges[i]);
      check (&both);
    }
  g_assert_cmpuint (table_bit (0), ==, 1);
  g_assert_cmpuint (table_bit (32), ==, G_GUINT64_CONSTANT (0x100000000));
  g_assert_cmpuint (table_bit (63), ==, G_GUINT64_CONSTANT (0x8000000000000000));
}

static void
test_random (void)
{
  for (guint round = 0; round < 200; round++)
    {
      Both both = { { 0 } }, more = { { 0 } };
      for (guint i = 0; i < 1 + round / 10; i++)
        {
          put (&both, (guint) g_test_rand_int_range (0, N));
          put (&more, edges[g_test_rand_int_range (0, G_N_ELEMENTS (edges))]);
        }
      check (&both);
      check (&more);
      table_bits_join (both.bits, more.bits, N_WORDS);
      for (guint number = 0; number < N; number++)
        both.in[number] |= more.in[number];
      check (&both);
    }
}

/* There are more rulings than fit into three words. */
static void
test_rulings (void)
{
  TableRulingSet set = TABLE_RULINGS (0, 63, 64), more = TABLE_RULINGS (TABLE_RULINGS_MAX - 1);
  g_assert_true (table_rulings_has (&set, 64));
  g_assert_false (table_rulings_has (&set, TABLE_RULINGS_MAX - 1));
  table_rulings_join (&set, &more);
  g_assert_true (table_rulings_has (&set, 63));
  g_assert_true (table_rulings_has (&set, TABLE_RULINGS_MAX - 1));
  g_assert_false (table_rulings_has (&set, TABLE_RULINGS_MAX - 2));
  g_assert_false (table_rulings_empty (&more));
  g_assert_true (table_rulings_empty (&TABLE_NO_RULINGS));
}

TESTS_MAIN ("/bits", alone, random, rulings)
