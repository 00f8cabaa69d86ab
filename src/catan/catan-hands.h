/* catan-hands.h - resource cards in covered hands: what can be known of them after cards moved that nobody saw.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A keeper is a player or the bank.  Everybody sees how many cards each keeper has, and most cards that come and go.  A
 * card that was stolen, given or discarded unseen may be of several kinds.  A world is one possibility for all cards of
 * some keepers, with its probability.  Keepers whose cards are certain are in no group; the others are divided into
 * groups, and each group has a list of worlds.  Different groups have nothing to do with each other.
 *
 * As for fish (catan-fish-worlds.h), bounds follow from what is possible, and chances are right if cards that nobody
 * saw were chosen blindly; equal worlds become one, and their weights are added; and over a fixed number of worlds, the
 * bounds still hold, but the chances are not known any more.  The worlds themselves differ, so they have files of their
 * own: a payer chooses cards by their kind, and a monopoly takes all cards of one kind.  So what a hand shows is no
 * blind draw from a mixed pool of tokens, and the pools of the fish, which are right only for blind draws, are of no
 * use here.  On the other side hands are small and are seen again and again, so that a list of all hands stays short.
 *
 * Invariants (catan_hands_validate ()): in every world each keeper has as many cards as everybody sees, and all keepers
 * together have the same number of each resource; no two worlds of a group are equal, and their weights sum to 1; a
 * keeper in a group does not have the same cards in all its worlds.
 */
#pragma once

#include "catan-fish.h"
#include "catan-island.h"

#define CATAN_KEEPERS (CATAN_MAX_PLAYERS + 1)
#define CATAN_KEEPER_BANK CATAN_MAX_PLAYERS
#define CATAN_COPIES_MAX 31      /* of a resource */
#define CATAN_HANDS_WORLDS 2000  /* in a group */
#define CATAN_HANDS_STEPS 12000  /* of one change */
#define CATAN_HANDS_WORK 2000000 /* steps, and worlds after each change, of a game; then a group has at most ... */
#define CATAN_HANDS_SPENT 50     /* ... so many */

typedef struct _CatanHands CatanHands;

/* All cards lie in the bank, `copies` of each resource.  Free with catan_hands_free (). */
CatanHands *catan_hands_new (guint copies);
CatanHands *catan_hands_copy (const CatanHands *hands);
void catan_hands_free (CatanHands *hands);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatanHands, catan_hands_free)
gboolean catan_hands_equal (const CatanHands *a, const CatanHands *b);
gboolean catan_hands_validate (const CatanHands *hands, guint copies);

/* ---- changes; FALSE if they are impossible, and then nothing changes ---- */

/* Cards that leave a keeper: some that are seen, and `unseen` others. */
typedef struct
{
  guint8 seen[CATAN_N_RESOURCES];
  guint8 unseen;
} CatanParcel;

/* Two keepers give cards to each other at once: nobody gives a card that comes in this swap. */
gboolean catan_hands_swap (CatanHands *hands, guint a, guint b, const CatanParcel *given, const CatanParcel *got);
/* It turns out that a keeper has exactly `n` cards of this resource. */
gboolean catan_hands_count (CatanHands *hands, guint keeper, guint resource, guint n);

/* ---- what can be known ---- */

guint catan_hands_size (const CatanHands *hands, guint keeper);

typedef struct
{
  guint8 least[CATAN_N_RESOURCES], most[CATAN_N_RESOURCES]; /* hard bounds */
  double expected[CATAN_N_RESOURCES];                       /* means, if `exact` */
  gboolean exact; /* FALSE: there were too many possibilities; the bounds hold, but may be too wide */
} CatanHandsView;
void catan_hands_view (const CatanHands *hands, guint keeper, CatanHandsView *view);
/* The chance that a keeper has at least these cards: 0 and 1 are certain.  Below 0: possible, with a chance that is not
 * known. */
double catan_hands_chance (const CatanHands *hands, guint keeper, const guint8 cards[CATAN_N_RESOURCES]);
