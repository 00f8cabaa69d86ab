/* fish-deals.h - fish tokens as a list of all deals: slow and simple, and independent of src/catan.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deal is one complete hidden position: the stack in its order from the top, and what each player holds face down.
 * At first, all orders of the stack are equally likely.  What is seen removes the deals that contradict it.  A blind
 * choice or a shuffle splits a deal into several.  This is possible only with a few tokens.
 */
#pragma once

#include <glib.h>

#define DEALS_TOKENS 8 /* at most, the shoe included */
#define DEALS_PLAYERS 4

typedef struct
{
  guint8 n;                      /* tokens in the stack */
  guint8 stack[DEALS_TOKENS];    /* from the top: 1, 2, 3, or 0 for the shoe */
  guint8 hand[DEALS_PLAYERS][4]; /* [v] tokens of that value */
} Deal;

typedef struct
{
  GArray *deals;   /* Deal, sorted, no two the same */
  GArray *chances; /* double */
} Deals;

/* All orders of these tokens, n[v] of each value and n[0] shoes. */
Deals *deals_new (const guint8 n[4]);
Deals *deals_copy (const Deals *deals);
void deals_free (Deals *deals);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Deals, deals_free)

/* FALSE if it is impossible; then the deals can only be freed. */
gboolean deals_draw (Deals *deals, guint player, int value); /* -1: unseen, but no shoe; 0: the shoe; else seen */
gboolean deals_show (Deals *deals, guint player, guint value);
void deals_give (Deals *deals, guint from, guint to);      /* one token, unseen */
void deals_back (Deals *deals, guint player);              /* one token, unseen, to a random place in the stack */
void deals_insert (Deals *deals, guint value);             /* a token that was seen, to a random place */
void deals_turn_over (Deals *deals, const guint8 used[4]); /* these, shuffled, become the stack */
