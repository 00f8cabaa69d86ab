/* test-hands.c - what is known of covered hands, compared with a list of all deals that is made in another way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reference keeps every complete position with its chance.  A card that nobody saw is chosen alone: each card of
 * the hand with the same chance.  Several of them are chosen one after the other.  No word is packed, no keeper is
 * certain, and there are no groups.
 */
#include "catan/catan-hands-private.h"
#include "../table/random-pick.h"
#include "../table/test-add.h"

#include <math.h>
#include <string.h>

#define SCRIPTS 3000
#define CHANGES 14
#define DEALS_MAX 400 /* a script ends when the reference has more */

typedef struct
{
  guint8 hand[CATAN_KEEPERS][CATAN_N_RESOURCES];
  guint8 moving[2][CATAN_N_RESOURCES]; /* cards of a swap between the hands */
  double chance;
} Deal;

static void
add_deal (GArray *deals, const Deal *deal)
{
  for (guint i = 0; i < deals->len; i++)
    {
      Deal *old = &g_array_index (deals, Deal, i);
      if (memcmp (old, deal, G_STRUCT_OFFSET (Deal, chance)) == 0)
        {
          old->chance += deal->chance;
          return;
        }
    }
  g_array_append_val (deals, *deal);
}

static GArray *
deals_new (guint copies)
{
  GArray *deals = g_array_new (FALSE, FALSE, sizeof (Deal));
  Deal deal;
  memset (&deal, 0, sizeof deal);
  deal.chance = 1;
  memset (deal.hand[CATAN_KEEPER_BANK], (int) copies, CATAN_N_RESOURCES);
  g_array_append_val (deals, deal);
  return deals;
}

static guint
sum (const guint8 cards[CATAN_N_RESOURCES])
{
  guint n = 0;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    n += cards[r];
  return n;
}

/* Replaces the deals by those that are left; their chances sum to 1.  FALSE if none is left. */
static gboolean
deals_take_over (GArray **deals, GArray *next)
{
  double all = 0;
  for (guint i = 0; i < next->len; i++)
    all += g_array_index (next, Deal, i).chance;
  for (guint i = 0; i < next->len; i++)
    g_array_index (next, Deal, i).chance /= all;
  g_array_unref (*deals);
  *deals = next;
  return next->len > 0;
}

static gboolean
deals_take (GArray **deals, guint keeper, guint side, const guint8 seen[CATAN_N_RESOURCES])
{
  GArray *next = g_array_new (FALSE, FALSE, sizeof (Deal));
  for (guint i = 0; i < (*deals)->len; i++)
    {
      Deal deal = g_array_index (*deals, Deal, i);
      gboolean there = TRUE;
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          there = there && deal.hand[keeper][r] >= seen[r];
          deal.hand[keeper][r] = (guint8) (deal.hand[keeper][r] - seen[r]);
          deal.moving[side][r] = (guint8) (deal.moving[side][r] + seen[r]);
        }
      if (there)
        add_deal (next, &deal);
    }
  return deals_take_over (deals, next);
}

static gboolean
deals_take_unseen (GArray **deals, guint keeper, guint side)
{
  GArray *next = g_array_new (FALSE, FALSE, sizeof (Deal));
  for (guint i = 0; i < (*deals)->len; i++)
    for (guint r = 0; r < CATAN_N_RESOURCES; r++)
      {
        Deal deal = g_array_index (*deals, Deal, i);
        const guint8 n = deal.hand[keeper][r];
        if (n == 0)
          continue;
        deal.chance *= (double) n / sum (deal.hand[keeper]);
        deal.hand[keeper][r]--;
        deal.moving[side][r]++;
        add_deal (next, &deal);
      }
  return deals_take_over (deals, next);
}

static gboolean
deals_swap (GArray **deals, guint a, guint b, const CatanParcel *given, const CatanParcel *got)
{
  if (!deals_take (deals, a, 0, given->seen) || !deals_take (deals, b, 1, got->seen))
    return FALSE;
  for (guint i = 0; i < given->unseen; i++)
    if (!deals_take_unseen (deals, a, 0))
      return FALSE;
  for (guint i = 0; i < got->unseen; i++)
    if (!deals_take_unseen (deals, b, 1))
      return FALSE;
  GArray *next = g_array_new (FALSE, FALSE, sizeof (Deal));
  for (guint i = 0; i < (*deals)->len; i++)
    {
      Deal deal = g_array_index (*deals, Deal, i);
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          deal.hand[b][r] = (guint8) (deal.hand[b][r] + deal.moving[0][r]);
          deal.hand[a][r] = (guint8) (deal.hand[a][r] + deal.moving[1][r]);
        }
      memset (deal.moving, 0, sizeof deal.moving);
      add_deal (next, &deal);
    }
  return deals_take_over (deals, next);
}

static gboolean
deals_count (GArray **deals, guint keeper, guint resource, guint n)
{
  GArray *next = g_array_new (FALSE, FALSE, sizeof (Deal));
  for (guint i = 0; i < (*deals)->len; i++)
    if (g_array_index (*deals, Deal, i).hand[keeper][resource] == n)
      add_deal (next, &g_array_index (*deals, Deal, i));
  return deals_take_over (deals, next);
}

/* ---- random scripts ---- */

typedef struct
{
  GRand *rand;
  GArray *deals;
  CatanHands *hands;
  guint copies, players;
} Script;

static guint
some_keeper (Script *script)
{
  const guint k = pick (script->rand, script->players + 1);
  return k == script->players ? CATAN_KEEPER_BANK : k;
}

/* Compares what is known.  `exactly`: or only whether the bounds hold. */
static void
check_known (Script *script, gboolean exactly)
{
  g_assert_true (catan_hands_validate (script->hands, script->copies));
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    {
      guint8 least[CATAN_N_RESOURCES], most[CATAN_N_RESOURCES] = { 0 }, wanted[CATAN_N_RESOURCES];
      double expected[CATAN_N_RESOURCES] = { 0 }, chance = 0;
      gboolean surely = TRUE, never = TRUE;
      CatanHandsView view;
      memset (least, 0xff, sizeof least);
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        wanted[r] = (guint8) pick (script->rand, 3);
      for (guint i = 0; i < script->deals->len; i++)
        {
          const Deal *deal = &g_array_index (script->deals, Deal, i);
          gboolean has = TRUE;
          for (guint r = 0; r < CATAN_N_RESOURCES; r++)
            {
              least[r] = MIN (least[r], deal->hand[k][r]);
              most[r] = MAX (most[r], deal->hand[k][r]);
              expected[r] += deal->chance * deal->hand[k][r];
              has = has && deal->hand[k][r] >= wanted[r];
            }
          chance += has ? deal->chance : 0;
          surely = surely && has;
          never = never && !has;
          g_assert_cmpuint (catan_hands_size (script->hands, k), ==, sum (deal->hand[k]));
        }
      catan_hands_view (script->hands, k, &view);
      const double found = catan_hands_chance (script->hands, k, wanted);
      g_assert_true (view.exact || !exactly);
      g_assert_true (found != 1 || surely);
      g_assert_true (found != 0 || never);
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          g_assert_cmpuint (view.least[r], <=, least[r]);
          g_assert_cmpuint (view.most[r], >=, most[r]);
          if (!exactly)
            continue;
          g_assert_cmpuint (view.least[r], ==, least[r]);
          g_assert_cmpuint (view.most[r], ==, most[r]);
          g_assert_cmpfloat (fabs (view.expected[r] - expected[r]), <, 1e-9);
        }
      if (!exactly)
        continue;
      g_assert_true ((found == 1) == surely && (found == 0) == never);
      g_assert_cmpfloat (fabs (found - chance), <, 1e-9);
    }
}

static CatanParcel
some_cards (Script *script, guint keeper, gboolean covered)
{
  CatanParcel parcel = { 0 };
  const guint n = pick (script->rand, covered ? 4 : 3), held = catan_hands_size (script->hands, keeper);
  for (guint i = 0; i < n; i++)
    if (covered && pick (script->rand, 2) == 0 && parcel.unseen < 3 && sum (parcel.seen) + parcel.unseen < held)
      parcel.unseen++;
    else
      {
        /* Mostly cards that are possible. */
        const Deal *deal = &g_array_index (script->deals, Deal, pick (script->rand, script->deals->len));
        const guint r = pick (script->rand, CATAN_N_RESOURCES);
        if (deal->hand[keeper][r] > parcel.seen[r] || pick (script->rand, 30) == 0)
          parcel.seen[r]++;
      }
  return parcel;
}

static GArray *
deals_copy (const GArray *deals)
{
  GArray *copy = g_array_sized_new (FALSE, FALSE, sizeof (Deal), deals->len);
  g_array_append_vals (copy, deals->data, deals->len);
  return copy;
}

/* One change of both.  If the reference finds it impossible, the other must, too, if it is exact.  FALSE if it is not
 * known whether they still agree. */
static gboolean
change (Script *script, gboolean exactly)
{
  g_autoptr (GArray) deals = deals_copy (script->deals);
  g_autoptr (CatanHands) before = catan_hands_copy (script->hands);
  gboolean possible, found;
  if (pick (script->rand, 6) == 0)
    {
      const guint keeper = some_keeper (script), r = pick (script->rand, CATAN_N_RESOURCES), n = pick (script->rand, 3);
      possible = deals_count (&script->deals, keeper, r, n);
      found = catan_hands_count (script->hands, keeper, r, n);
    }
  else
    {
      const guint a = some_keeper (script);
      guint b = some_keeper (script);
      while (b == a)
        b = some_keeper (script);
      const CatanParcel given = some_cards (script, a, a != CATAN_KEEPER_BANK);
      const CatanParcel got = pick (script->rand, 3) ? (CatanParcel){ 0 }
                                                     : some_cards (script, b, b != CATAN_KEEPER_BANK);
      possible = deals_swap (&script->deals, a, b, &given, &got);
      found = catan_hands_swap (script->hands, a, b, &given, &got);
    }
  if (exactly)
    g_assert_true (found == possible);
  g_assert_true (found || !possible);
  if (!found)
    g_assert_true (catan_hands_equal (before, script->hands));
  if (!possible)
    {
      g_array_unref (script->deals);
      script->deals = g_steal_pointer (&deals);
    }
  return found == possible;
}

static void
play (guint seed, guint limit, gboolean exactly, guint *n_changes)
{
  Script script = { .rand = g_rand_new_with_seed (seed) };
  script.copies = 1 + pick (script.rand, 3);
  script.players = 2 + pick (script.rand, CATAN_MAX_PLAYERS - 1);
  script.deals = deals_new (script.copies);
  script.hands = catan_hands_new (script.copies);
  if (limit > 0)
    script.hands->max = limit;
  for (guint i = 0; i < script.copies * CATAN_N_RESOURCES; i++)
    {
      CatanParcel parcel = { 0 };
      const guint keeper = some_keeper (&script), r = pick (script.rand, CATAN_N_RESOURCES);
      parcel.seen[r] = 1;
      if (keeper != CATAN_KEEPER_BANK && g_array_index (script.deals, Deal, 0).hand[CATAN_KEEPER_BANK][r] > 0)
        g_assert_true (deals_swap (&script.deals, CATAN_KEEPER_BANK, keeper, &parcel, &(CatanParcel){ 0 })
                       && catan_hands_swap (script.hands, CATAN_KEEPER_BANK, keeper, &parcel, NULL));
    }
  for (guint i = 0; i < CHANGES && change (&script, exactly); i++)
    {
      check_known (&script, exactly);
      (*n_changes)++;
      if (script.deals->len > DEALS_MAX)
        break;
    }
  g_array_unref (script.deals);
  catan_hands_free (script.hands);
  g_rand_free (script.rand);
}

static void
test_exact (void)
{
  guint n = 0;
  for (guint seed = 0; seed < SCRIPTS; seed++)
    play (seed, CATAN_COPIES_MAX * 1000, TRUE, &n);
  g_test_message ("%u changes", n);
  g_assert_cmpuint (n, >, SCRIPTS * 7);
}

static void
test_bounds (void)
{
  guint n = 0;
  for (guint seed = 0; seed < SCRIPTS; seed++)
    play (seed, 1 + seed % 7, FALSE, &n);
  g_test_message ("%u changes", n);
  g_assert_cmpuint (n, >, SCRIPTS * 7);
}

/* ---- cases that a person can follow ---- */

static void
deal_out (CatanHands *hands, guint keeper, const guint8 cards[CATAN_N_RESOURCES])
{
  CatanParcel parcel = { 0 };
  memcpy (parcel.seen, cards, sizeof parcel.seen);
  g_assert_true (catan_hands_swap (hands, CATAN_KEEPER_BANK, keeper, &parcel, NULL));
}

static void
test_theft (void)
{
  g_autoptr (CatanHands) hands = catan_hands_new (19);
  const guint8 wood[CATAN_N_RESOURCES] = { 1 }, both[CATAN_N_RESOURCES] = { 1, 0, 0, 0, 1 };
  deal_out (hands, 0, (const guint8[]){ 3, 0, 0, 0, 1 });
  g_assert_true (catan_hands_swap (hands, 0, 1, &(CatanParcel){ .unseen = 1 }, NULL));
  g_assert_cmpfloat (fabs (catan_hands_chance (hands, 1, wood) - .75), <, 1e-12);
  g_assert_cmpfloat (fabs (catan_hands_chance (hands, 0, both) - .75), <, 1e-12);
  /* The victim pays the ore, so the wood was stolen. */
  g_assert_true (catan_hands_swap (hands, 0, CATAN_KEEPER_BANK, &(CatanParcel){ .seen = { 0, 0, 0, 0, 1 } }, NULL));
  g_assert_cmpfloat (catan_hands_chance (hands, 1, wood), ==, 1);
  g_assert_false (catan_hands_swap (hands, 1, 0, &(CatanParcel){ .seen = { 0, 0, 0, 0, 1 } }, NULL));
}

/* What is put together in a box is known again when the hands were seen. */
static void
test_recovers (void)
{
  g_autoptr (CatanHands) hands = catan_hands_new (19);
  CatanHandsView view;
  hands->max = 2;
  deal_out (hands, 0, (const guint8[]){ 2, 2, 2, 0, 0 });
  g_assert_true (catan_hands_swap (hands, 0, 1, &(CatanParcel){ .unseen = 2 }, NULL));
  catan_hands_view (hands, 0, &view);
  g_assert_false (view.exact);
  g_assert_cmpuint (view.least[0], ==, 0);
  g_assert_cmpuint (view.most[0], ==, 2);
  g_assert_true (catan_hands_swap (hands, 1, CATAN_KEEPER_BANK, &(CatanParcel){ .seen = { 1, 1 } }, NULL));
  catan_hands_view (hands, 0, &view);
  g_assert_true (view.exact);
  g_assert_cmpmem (view.least, CATAN_N_RESOURCES, ((const guint8[]){ 1, 1, 2, 0, 0 }), CATAN_N_RESOURCES);
}

/* A game that goes on stealing unseen keeps only a few worlds from some point on, and its bounds still hold. */
static void
test_spent (void)
{
  g_autoptr (CatanHands) hands = catan_hands_new (19);
  CatanHandsView view;
  for (guint k = 0; k < 4; k++)
    deal_out (hands, k, (const guint8[]){ 2, 2, 2, 2, 2 });
  for (guint i = 0; i < 6000; i++)
    {
      const guint from = i % 4, to = (i + 1 + i / 4 % 3) % 4;
      g_assert_true (catan_hands_swap (hands, from, to, &(CatanParcel){ .unseen = 1 }, NULL));
    }
  g_assert_true (catan_hands_validate (hands, 19));
  catan_hands_view (hands, 0, &view);
  g_assert_cmpuint (view.least[0], ==, 0);
}

TESTS_MAIN ("/hands", exact, bounds, theft, recovers, spent)
