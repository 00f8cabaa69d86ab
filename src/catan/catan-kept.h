/* catan-kept.h - covered hands: who knows what of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Three kinds of knowledge are kept apart.  What everybody knows is shown on the screen.  What the program was told in
 * secret is only for checks.  What a player told, or saw because it went from or to that player's hand, is shown only
 * to this player, while the key for it is held.  The last two exist only after the first secret; until then they are
 * the same as the first.  An entry must be possible in all of them.
 */
#pragma once

#include "catan-hands.h"

G_BEGIN_DECLS

typedef struct
{
  CatanHands *everybody; /* NULL: hands lie open, or are not recorded */
  CatanHands *program;   /* NULL: nothing was told */
  CatanHands *own[CATAN_MAX_PLAYERS];
} CatanKept;

void catan_kept_init (CatanKept *kept, guint copies);
void catan_kept_copy (CatanKept *to, const CatanKept *from);
void catan_kept_clear (CatanKept *kept);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CatanKept, catan_kept_clear)
gboolean catan_kept_validate (const CatanKept *kept, guint copies);

/* Cards that leave a hand, as an entry names them. */
typedef struct
{
  guint8 seen[CATAN_N_RESOURCES]; /* by everybody */
  guint8 told[CATAN_N_RESOURCES]; /* nobody saw them; their kinds were told to the program in secret */
  guint8 unseen;                  /* others that nobody saw */
} CatanGiven;
guint catan_given_count (const CatanGiven *given);

/* What an entry claims about hands can be so, contradicts what everybody knows, or what was told in secret. */
typedef enum
{
  CATAN_CLAIM_FINE,
  CATAN_CLAIM_FALSE,
  CATAN_CLAIM_TOLD
} CatanClaim;

/* As catan_hands_swap () and catan_hands_count (); after another answer than CATAN_CLAIM_FINE, *kept can only be
 * cleared. */
CatanClaim catan_kept_swap (CatanKept *kept, guint a, guint b, const CatanGiven *given, const CatanGiven *got);
CatanClaim catan_kept_count (CatanKept *kept, guint keeper, guint resource, guint n);

G_END_DECLS
