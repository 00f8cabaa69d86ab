/* fish-deals.c - see fish-deals.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fish-deals.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  Deal deal;
  double chance;
} Weighted;

static void
add (GArray *list, const Deal *deal, double chance)
{
  Weighted weighted;
  memset (&weighted, 0, sizeof weighted);
  weighted.deal = *deal;
  weighted.chance = chance;
  g_array_append_val (list, weighted);
}

static int
compare (const void *a, const void *b)
{
  return memcmp (&((const Weighted *) a)->deal, &((const Weighted *) b)->deal, sizeof (Deal));
}

/* Sorts the list, merges equal deals, makes the chances sum to 1, and frees the list.  FALSE if nothing is left. */
static gboolean
set (Deals *deals, GArray *list)
{
  double total = 0;
  g_array_sort (list, compare);
  g_array_set_size (deals->deals, 0);
  g_array_set_size (deals->chances, 0);
  for (guint i = 0; i < list->len; i++)
    total += g_array_index (list, Weighted, i).chance;
  for (guint i = 0; i < list->len; i++)
    {
      Weighted *weighted = &g_array_index (list, Weighted, i);
      weighted->chance /= total;
      if (i && compare (weighted, weighted - 1) == 0)
        {
          g_array_index (deals->chances, double, deals->chances->len - 1) += weighted->chance;
          continue;
        }
      g_array_append_val (deals->deals, weighted->deal);
      g_array_append_val (deals->chances, weighted->chance);
    }
  g_array_unref (list);
  return deals->deals->len > 0;
}

static GArray *
list_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (Weighted));
}

/* Adds a deal for each order in which the tokens `left` can follow those in deal->stack. */
static void
orders (GArray *list, Deal *deal, guint8 left[4], double chance)
{
  gboolean done = TRUE;
  for (guint8 v = 0; v < 4; v++)
    if (left[v])
      {
        done = FALSE;
        left[v]--;
        deal->stack[deal->n++] = v;
        orders (list, deal, left, chance);
        deal->stack[--deal->n] = 0;
        left[v]++;
      }
  if (done)
    add (list, deal, chance);
}

Deals *
deals_new (const guint8 n[4])
{
  Deals *deals = g_new (Deals, 1);
  GArray *list = list_new ();
  Deal deal;
  guint8 left[4];
  memset (&deal, 0, sizeof deal);
  memcpy (left, n, sizeof left);
  deals->deals = g_array_new (FALSE, FALSE, sizeof (Deal));
  deals->chances = g_array_new (FALSE, FALSE, sizeof (double));
  orders (list, &deal, left, 1);
  set (deals, list);
  return deals;
}

Deals *
deals_copy (const Deals *deals)
{
  Deals *copy = g_new (Deals, 1);
  copy->deals = g_array_copy (deals->deals);
  copy->chances = g_array_copy (deals->chances);
  return copy;
}

void
deals_free (Deals *deals)
{
  g_array_unref (deals->deals);
  g_array_unref (deals->chances);
  g_free (deals);
}

static double
at (const Deals *deals, guint i, Deal *deal)
{
  *deal = g_array_index (deals->deals, Deal, i);
  return g_array_index (deals->chances, double, i);
}

gboolean
deals_draw (Deals *deals, guint player, int value)
{
  GArray *list = list_new ();
  for (guint i = 0; i < deals->deals->len; i++)
    {
      Deal deal;
      double chance = at (deals, i, &deal);
      guint8 top = deal.stack[0];
      if (deal.n == 0 || (value < 0 ? top == 0 : top != value))
        continue;
      memmove (deal.stack, deal.stack + 1, DEALS_TOKENS - 1);
      deal.stack[--deal.n] = 0;
      if (value < 0)
        deal.hand[player][top]++;
      add (list, &deal, chance);
    }
  return set (deals, list);
}

static guint
size (const Deal *deal, guint player)
{
  return deal->hand[player][1] + deal->hand[player][2] + deal->hand[player][3];
}

gboolean
deals_show (Deals *deals, guint player, guint value)
{
  GArray *list = list_new ();
  for (guint i = 0; i < deals->deals->len; i++)
    {
      Deal deal;
      double chance = at (deals, i, &deal);
      guint n = deal.hand[player][value], all = size (&deal, player);
      if (n == 0)
        continue;
      deal.hand[player][value]--;
      add (list, &deal, chance * n / all);
    }
  return set (deals, list);
}

void
deals_give (Deals *deals, guint from, guint to)
{
  GArray *list = list_new ();
  for (guint i = 0; i < deals->deals->len; i++)
    {
      Deal deal;
      double chance = at (deals, i, &deal);
      for (guint v = 1; v < 4; v++)
        if (deal.hand[from][v])
          {
            Deal after = deal;
            after.hand[from][v]--;
            after.hand[to][v]++;
            add (list, &after, chance * deal.hand[from][v] / size (&deal, from));
          }
    }
  set (deals, list);
}

static void
insert (GArray *list, const Deal *deal, guint value, double chance)
{
  for (guint place = 0; place <= deal->n; place++)
    {
      Deal after = *deal;
      memmove (after.stack + place + 1, after.stack + place, after.n - place);
      after.stack[place] = (guint8) value;
      after.n++;
      add (list, &after, chance / after.n);
    }
}

void
deals_back (Deals *deals, guint player)
{
  GArray *list = list_new ();
  for (guint i = 0; i < deals->deals->len; i++)
    {
      Deal deal;
      double chance = at (deals, i, &deal);
      for (guint v = 1; v < 4; v++)
        if (deal.hand[player][v])
          {
            Deal after = deal;
            after.hand[player][v]--;
            insert (list, &after, v, chance * deal.hand[player][v] / size (&deal, player));
          }
    }
  set (deals, list);
}

void
deals_insert (Deals *deals, guint value)
{
  GArray *list = list_new ();
  for (guint i = 0; i < deals->deals->len; i++)
    {
      Deal deal;
      double chance = at (deals, i, &deal);
      insert (list, &deal, value, chance);
    }
  set (deals, list);
}

void
deals_turn_over (Deals *deals, const guint8 used[4])
{
  GArray *list = list_new ();
  for (guint i = 0; i < deals->deals->len; i++)
    {
      Deal deal;
      double chance = at (deals, i, &deal);
      guint8 left[4] = { 0, used[1], used[2], used[3] };
      orders (list, &deal, left, chance);
    }
  set (deals, list);
}
