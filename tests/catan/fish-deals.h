/* fish-deals.h - the fish tokens counted out one deal at a time: slow, plain, and written without a look at src/catan.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deal is a whole hidden position: the stack in its order from the top, and what each player holds face down.  At
 * first every order of the stack is as likely as any other; what is seen strikes out the deals that contradict it, and
 * a blind choice or a shuffle makes several of one.  For a handful of tokens.
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

/* FALSE if it cannot be; then the deals are of no use any more. */
gboolean deals_draw (Deals *deals, guint player, int value); /* -1: unseen, but no shoe; 0: the shoe; else seen */
gboolean deals_show (Deals *deals, guint player, guint value);
void deals_give (Deals *deals, guint from, guint to);      /* one token, unseen */
void deals_back (Deals *deals, guint player);              /* likewise, anywhere into the stack */
void deals_insert (Deals *deals, guint value);             /* a token that was seen, likewise */
void deals_turn_over (Deals *deals, const guint8 used[4]); /* these, shuffled, are the stack */
