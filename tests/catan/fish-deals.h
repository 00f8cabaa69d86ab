/* fish-deals.h - the fish tokens a second time, slow and plain: a list of everything that may be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * src/catan counts face-down tokens with worlds, pools and groups (catan-fish-worlds.c).  Nothing of that is here.  A
 * deal is one complete answer to the question what lies where: the stack in its order, and the face-down tokens of each
 * hand.  The list has every deal that fits what was seen, with its chance.  Three rules change it:
 *
 *   1. Somebody mixes tokens: every order is as likely as every other.
 *   2. Somebody takes a token of a hand blindly: each token of the hand is as likely as every other.
 *   3. Everybody sees a token: the deals in which it is another one are crossed out.
 *
 * After each rule, equal deals become one, their chances are added, and all are divided so that they sum to 1.  Six
 * tokens that show 1 1 1 2 2 3 can be mixed in 60 ways, so the list begins with 60 deals.  With all 29 tokens there
 * would be more than a million millions, so this can be used only for a few tokens.
 */
#pragma once

#include <string.h>

#include <glib.h>

#define DEALS_TOKENS 9 /* at most, the shoe included */
#define DEALS_PLAYERS 4
#define DEALS_ASIDE DEALS_PLAYERS /* a hand for tokens that were given in a swap and not yet received */

/* Tokens are named by what they show: 1, 2, 3, or 0 for the shoe. */
typedef struct
{
  guint8 n;                          /* tokens in the stack */
  guint8 stack[DEALS_TOKENS];        /* from the top; 0 after the last one */
  guint8 hand[DEALS_PLAYERS + 1][4]; /* [v] tokens of that value */
  double chance;
} Deal;

static inline guint
deal_hand_size (const Deal *deal, guint player)
{
  return deal->hand[player][1] + deal->hand[player][2] + deal->hand[player][3];
}

static inline int
deals_compare (const void *a, const void *b)
{
  return memcmp (a, b, G_STRUCT_OFFSET (Deal, chance));
}

/* Replaces the deals by those of the list, which is freed: equal ones become one, and the chances sum to 1.  FALSE if
 * there is none. */
static inline gboolean
deals_set (GArray *deals, GArray *list)
{
  double all = 0;
  g_array_sort (list, deals_compare);
  g_array_set_size (deals, 0);
  for (guint i = 0; i < list->len; i++)
    {
      const Deal *deal = &g_array_index (list, Deal, i);
      all += deal->chance;
      if (i > 0 && deals_compare (deal, deal - 1) == 0)
        g_array_index (deals, Deal, deals->len - 1).chance += deal->chance;
      else
        g_array_append_vals (deals, deal, 1);
    }
  for (guint i = 0; i < deals->len; i++)
    g_array_index (deals, Deal, i).chance /= all;
  g_array_unref (list);
  return deals->len > 0;
}

static inline GArray *
deals_list (void)
{
  return g_array_new (FALSE, FALSE, sizeof (Deal));
}

/* Rule 1: adds a deal for each order in which the tokens `left` can lie under those in the stack of *deal. */
static inline void
deals_mix (GArray *list, Deal *deal, guint8 left[4])
{
  gboolean done = TRUE;
  for (guint8 v = 0; v < 4; v++)
    if (left[v] > 0)
      {
        done = FALSE;
        left[v]--;
        deal->stack[deal->n++] = v;
        deals_mix (list, deal, left);
        deal->stack[--deal->n] = 0;
        left[v]++;
      }
  if (done)
    g_array_append_vals (list, deal, 1);
}

/* All orders of these tokens: n[v] that show v fish, and n[0] shoes.  Free with g_array_unref (). */
static inline GArray *
deals_new (const guint8 n[4])
{
  GArray *deals = deals_list (), *list = deals_list ();
  guint8 left[4] = { n[0], n[1], n[2], n[3] };
  Deal deal;
  memset (&deal, 0, sizeof deal);
  deal.chance = 1;
  deals_mix (list, &deal, left);
  deals_set (deals, list);
  return deals;
}

/* The used tokens are mixed and become the stack, which is empty in every deal. */
static inline void
deals_turn_over (GArray *deals, const guint8 used[4])
{
  GArray *list = deals_list ();
  for (guint i = 0; i < deals->len; i++)
    {
      Deal deal = g_array_index (deals, Deal, i);
      guint8 left[4] = { 0, used[1], used[2], used[3] };
      deals_mix (list, &deal, left);
    }
  deals_set (deals, list);
}

/* Adds a deal for each place in the stack where this token can have come to lie. */
static inline void
deals_mix_one (GArray *list, const Deal *deal, guint value)
{
  for (guint place = 0; place <= deal->n; place++)
    {
      Deal after = *deal;
      memmove (after.stack + place + 1, after.stack + place, deal->n - place);
      after.stack[place] = (guint8) value;
      after.n++;
      g_array_append_val (list, after);
    }
}

/* A token that everybody saw is mixed into the stack. */
static inline void
deals_insert (GArray *deals, guint value)
{
  GArray *list = deals_list ();
  for (guint i = 0; i < deals->len; i++)
    deals_mix_one (list, &g_array_index (deals, Deal, i), value);
  deals_set (deals, list);
}

/* The top token of the stack is drawn.  `seen` is what everybody sees; -1: a token that goes to the hand face down, and
 * is not the shoe.  FALSE if it is impossible; then the deals can only be freed. */
static inline gboolean
deals_draw (GArray *deals, guint player, int seen)
{
  GArray *list = deals_list ();
  for (guint i = 0; i < deals->len; i++)
    {
      Deal deal = g_array_index (deals, Deal, i);
      const guint8 top = deal.stack[0];
      if (deal.n == 0 || (seen < 0 ? top == 0 : top != seen)) /* rule 3 */
        continue;
      memmove (deal.stack, deal.stack + 1, DEALS_TOKENS - 1);
      deal.stack[DEALS_TOKENS - 1] = 0;
      deal.n--;
      if (seen < 0)
        deal.hand[player][top]++;
      g_array_append_val (list, deal);
    }
  return deals_set (deals, list);
}

/* Rules 2 and 3: a face-down token, taken blindly, is turned up and shows this value.  FALSE if it is impossible. */
static inline gboolean
deals_show (GArray *deals, guint player, guint value)
{
  GArray *list = deals_list ();
  for (guint i = 0; i < deals->len; i++)
    {
      Deal deal = g_array_index (deals, Deal, i);
      if (deal.hand[player][value] == 0)
        continue;
      deal.chance *= (double) deal.hand[player][value] / deal_hand_size (&deal, player);
      deal.hand[player][value]--;
      g_array_append_val (list, deal);
    }
  return deals_set (deals, list);
}

/* Rule 2: a face-down token, taken blindly, goes to another hand, or is mixed into the stack if that is -1. */
static inline void
deals_move (GArray *deals, guint from, int to)
{
  GArray *list = deals_list ();
  for (guint i = 0; i < deals->len; i++)
    for (guint v = 1; v < 4; v++)
      {
        Deal deal = g_array_index (deals, Deal, i);
        if (deal.hand[from][v] == 0)
          continue;
        deal.chance *= (double) deal.hand[from][v] / deal_hand_size (&deal, from);
        deal.hand[from][v]--;
        if (to < 0)
          {
            deals_mix_one (list, &deal, v);
            continue;
          }
        deal.hand[to][v]++;
        g_array_append_val (list, deal);
      }
  deals_set (deals, list);
}
