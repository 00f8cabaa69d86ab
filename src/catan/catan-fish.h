/* catan-fish.h - the fish tokens: where each is, and what can be known of those that lie face down.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries The Fishermen of Catan, 2, 3B and 3C, rulings F1, F2, F3, F8, F12, F16 and the part of the rulings on
 * what is known about secret fish.  Knows tokens, hands and the stack; no island, no turn, no prices.
 *
 * A hand holds open tokens (their values are public: drawn openly, or seen when they changed hands) and secret ones.
 * The state of knowledge is exact: every secret token belongs to a pool, the stack as it was after a turn-over (pool 0:
 * the 29 fish and the shoe of the beginning); the composition of a pool is known when it begins, its tokens are
 * exchangeable, and what is uncertain is only from which pool each token that was spent came and so what is left of
 * each.  CatanFish holds the distribution over these.  Bounds are its support and so do not depend on how people choose
 * their tokens; probabilities hold if tokens were chosen blindly.
 *
 * Invariants (catan_fish_validate ()): stack + used + all hands = 29 fish tokens, and the shoe is in the stack or was
 * shown; 11 ones, 10 twos and 8 threes in every world of the distribution; weights sum to 1.
 */
#pragma once

#include "table/table-ledger.h"
#include "table/table-refusal.h"

G_BEGIN_DECLS

#define CATAN_MAX_PLAYERS 4
#define CATAN_N_FISH 29                                    /* tokens that show fish */
#define CATAN_FISH_TOTAL 55                                /* fish on them */
#define CATAN_FISH_MAX 3                                   /* the highest value */
extern const guint8 catan_fish_copies[CATAN_FISH_MAX + 1]; /* 0 11 10 8 */

/* Opaque to others in meaning; a plain value all the same: see catan-fish.c. */
typedef struct _CatanFish CatanFish;

CatanFish *catan_fish_new (guint n_players);
CatanFish *catan_fish_copy (const CatanFish *fish);
void catan_fish_free (CatanFish *fish);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatanFish, catan_fish_free)
gboolean catan_fish_equal (const CatanFish *a, const CatanFish *b);
gboolean catan_fish_validate (const CatanFish *fish);

/* ---- what happens; what no world allows is refused with the count that forbids it, and then changes nothing ---- */

#define CATAN_FISH_SECRET 0 /* a value: face down, not known */

/* Draws from the stack.  When that was the last token of the stack, the used ones are turned over at once (F2).
 * Refused if the stack is empty. */
gboolean catan_fish_draw (CatanFish *fish, guint player, guint value, TableRefusal *why);
/* The shoe comes out of the stack (F3); likewise turns over. */
gboolean catan_fish_draw_shoe (CatanFish *fish, TableRefusal *why);

/* Tokens that leave a hand, by value: open ones whose value is public, and secret ones that now show theirs.  A value
 * meant as "open if there is one, else secret" is settled by the caller with catan_fish_open (). */
typedef struct
{
  guint8 open[CATAN_FISH_MAX + 1];  /* [v]: open tokens of value v */
  guint8 shown[CATAN_FISH_MAX + 1]; /* [v]: secret tokens that turn out to be v */
  guint8 secret;                    /* catan_fish_give () alone: face down, unseen */
} CatanTokens;
guint catan_tokens_fish (const CatanTokens *tokens); /* without the secret ones */

/* Spends them: they lie face up beside the stack.  If the stack is empty already (nothing was used when its last token
 * went), they are turned over at once. */
gboolean catan_fish_spend (CatanFish *fish, guint player, const CatanTokens *tokens, TableRefusal *why);
/* From hand to hand (F12): shown and open ones are open in the new hand. */
gboolean catan_fish_give (CatanFish *fish, guint from, guint to, const CatanTokens *tokens, TableRefusal *why);
/* Both ways at once: nobody gives on what is only just coming.  Known exactly unless all of four players hold secret
 * tokens, of different stacks, and both sides give some unseen: then only the bounds are sure (catan_fish_exact ()). */
gboolean catan_fish_swap (CatanFish *fish, guint a, guint b, const CatanTokens *given, const CatanTokens *got,
                          TableRefusal *why);
/* A token that should not have been drawn goes back and is mixed into the stack: unseen (secret), or seen, be it an
 * open one or a secret one that shows itself.  Corrections only. */
gboolean catan_fish_put_back (CatanFish *fish, guint player, guint value, gboolean open, TableRefusal *why);

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
  guint min, max; /* hard bounds of all fish in the hand */
  double mean;
  double can_pay[8];                                          /* [n]: probability of at least n fish, n = 0..7 */
  guint8 least[CATAN_FISH_MAX + 1], most[CATAN_FISH_MAX + 1]; /* secret tokens of each value: hard bounds */
  double expected[CATAN_FISH_MAX + 1];                        /* likewise, expected */
} CatanHandView;
void catan_fish_view (const CatanFish *fish, guint player, CatanHandView *view);

/* Of the next token of the stack: [0] the shoe, [1..3] that value.  All 0 when the stack is empty. */
void catan_fish_next (const CatanFish *fish, double chance[CATAN_FISH_MAX + 1]);

/* FALSE when so many worlds are possible that they are not told apart any more: the bounds still hold, the
 * probabilities do not. */
gboolean catan_fish_exact (const CatanFish *fish);

G_END_DECLS
