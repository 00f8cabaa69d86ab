/* catan-fish.h - the fish tokens: where each is, and what can be known about those that lie face down.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries The Fishermen of Catan, 2, 3B and 3C, rulings F1, F2, F3, F8, F12, F16, and what the rulings say about secret
 * fish.  It knows tokens, hands and the stack, but no island, no turn and no prices.
 *
 * A hand holds open tokens, whose values are public (drawn openly, or seen in a trade), and secret ones.  CatanFish
 * holds a probability distribution over what the secret ones may be.  Each secret token belongs to a pool.  The
 * first is the stack of the beginning, with 29 or 43 fish tokens (T6) and the shoe; each turning over of the used
 * tokens makes a new one.  It is known what a pool held when it began, but its tokens look the same.  So it is
 * uncertain from which pool each spent token came, and what is left of each pool.  Bounds follow from what is
 * possible: they do not depend on how people choose their tokens.  Probabilities are right if tokens were chosen
 * blindly.
 *
 * Invariants (catan_fish_validate ()): the stack, the used tokens and all hands together have all fish tokens; the shoe
 * is in the stack or was shown; every world of the distribution has as many of each value as the box; weights sum to 1.
 */
#pragma once

#include "table/table-ledger.h"
#include "table/table-refusal.h"

#define CATAN_MAX_PLAYERS 6
#define CATAN_N_FISH 29                                      /* tokens that show fish */
#define CATAN_FISH_TOTAL 55                                  /* fish on them */
#define CATAN_FISH_MAX 3                                     /* the highest value */
extern const guint8 catan_fish_boxes[2][CATAN_FISH_MAX + 1]; /* 0 11 10 8, and in the larger box 0 15 15 13 (T6) */
#define catan_fish_copies (catan_fish_boxes[0])

/* Its fields are in catan-fish-private.h.  A new one has all tokens in the stack.  Free with catan_fish_free (). */
typedef struct _CatanFish CatanFish;

/* `large`: the tokens of the box for five and six players (T6). */
CatanFish *catan_fish_new (guint n_players, gboolean large);
CatanFish *catan_fish_copy (const CatanFish *fish);
void catan_fish_free (CatanFish *fish);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatanFish, catan_fish_free)
gboolean catan_fish_equal (const CatanFish *a, const CatanFish *b);
gboolean catan_fish_validate (const CatanFish *fish);

/* ---- changes; what is impossible is refused with the counts that show it, and then nothing changes ---- */

#define CATAN_FISH_SECRET 0 /* instead of a value: face down, not known */

/* Draws a token from the stack.  If it was the last one, the used tokens are turned over at once (F2).  Refused if the
 * stack is empty, or if it cannot hold such a token. */
gboolean catan_fish_draw (CatanFish *fish, guint player, guint value, TableRefusal *why);
/* Draws the shoe (F3); the used tokens are turned over in the same case.  Refused if the shoe was drawn before. */
gboolean catan_fish_draw_shoe (CatanFish *fish, TableRefusal *why);

/* Tokens that leave a hand, counted by value: open ones, and secret ones that are shown now.  If an entry means "an
 * open one if there is one, else a secret one", the caller decides with catan_fish_open (). */
typedef struct
{
  guint8 open[CATAN_FISH_MAX + 1];  /* [v]: open tokens of value v */
  guint8 shown[CATAN_FISH_MAX + 1]; /* [v]: secret tokens that are shown and have value v */
  guint8 secret;                    /* given face down, unseen; not when they are spent */
} CatanTokens;
guint catan_tokens_fish (const CatanTokens *tokens); /* fish on them, without the secret ones */

/* Spends tokens: they lie face up beside the stack.  If the stack is empty (no token was used when its last one was
 * drawn), they are turned over at once. */
gboolean catan_fish_spend (CatanFish *fish, guint player, const CatanTokens *tokens, TableRefusal *why);
/* Gives tokens to another player (F12); open and shown ones are open in the new hand. */
gboolean catan_fish_give (CatanFish *fish, guint from, guint to, const CatanTokens *tokens, TableRefusal *why);
/* Both players give at once: nobody gives a token that comes in this swap.  The result is exact, with one exception:
 * both give unseen tokens that are not all of one pool, both other players hold secret tokens, and the stack has fish
 * tokens.  Then only the bounds are sure (catan_fish_exact ()). */
gboolean catan_fish_swap (CatanFish *fish, guint a, guint b, const CatanTokens *given, const CatanTokens *got,
                          TableRefusal *why);
/* Only for corrections: a token that was drawn by mistake goes back and is mixed into the stack.  CATAN_FISH_SECRET:
 * nobody sees it.  Else it is an open token, or (`open` is FALSE) a secret one that is shown now. */
gboolean catan_fish_put_back (CatanFish *fish, guint player, guint value, gboolean open, TableRefusal *why);

/* A face-down token is turned up and stays in the hand: it is open from now on. */
gboolean catan_fish_uncover (CatanFish *fish, guint player, guint value, TableRefusal *why);

/* Puts the shoe back, if it was drawn. */
void catan_fish_put_back_shoe (CatanFish *fish);

/* Call this after each entry of the game, also if it did not change the tokens.  It bounds the work and the memory of a
 * whole record: a game that has kept very many possibilities keeps only a few from then on, and is not exact any more.
 * Games that are played at a table never come near. */
void catan_fish_grow_older (CatanFish *fish);

/* ---- what is certain ---- */

guint catan_fish_stack (const CatanFish *fish); /* face-down tokens, the shoe included */
guint catan_fish_used (const CatanFish *fish, guint value);
guint catan_fish_n_used (const CatanFish *fish);
guint catan_fish_turned (const CatanFish *fish); /* how often the used tokens were turned over */
gboolean catan_fish_shoe_drawn (const CatanFish *fish);
guint catan_fish_open (const CatanFish *fish, guint player, guint value);
guint catan_fish_secret (const CatanFish *fish, guint player); /* how many face-down tokens */
guint catan_fish_held (const CatanFish *fish, guint player);   /* all tokens */

/* ---- what can be known of the secret ones ---- */

typedef struct
{
  guint min, max; /* hard bounds of all fish in the hand, open ones included */
  double mean;
  double can_pay[8];                                          /* [n]: probability of at least n fish, n = 0..7 */
  guint8 least[CATAN_FISH_MAX + 1], most[CATAN_FISH_MAX + 1]; /* secret tokens of each value: hard bounds */
  double expected[CATAN_FISH_MAX + 1];                        /* secret tokens of each value: mean */
} CatanHandView;
/* What is known about a player's hand. */
void catan_fish_view (const CatanFish *fish, guint player, CatanHandView *view);

/* The chances of the next token of the stack: [0] the shoe, [1..3] this value.  All 0 if the stack is empty. */
void catan_fish_next (const CatanFish *fish, double chance[CATAN_FISH_MAX + 1]);

/* FALSE if there are so many possibilities that they are not kept apart any more, or after the swap that is described
 * above.  Then the bounds still hold, but they may be wider than necessary, and the probabilities are not right. */
gboolean catan_fish_exact (const CatanFish *fish);
