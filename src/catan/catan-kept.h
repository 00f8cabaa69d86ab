/* catan-kept.h - covered hands: who knows what of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two kinds of knowledge are kept apart.  What everybody knows is shown on the screen, and only this decides whether an
 * entry is possible.  What a player told, or saw because it went from or to that player's hand, is shown only to this
 * player, while the key for it is held.  It exists from the first secret until the hand is empty; at any other time it
 * is the same as what everybody knows.  If it turns out to be wrong, it is forgotten.
 */
#pragma once

#include "catan-hands.h"

typedef struct
{
  CatanHands *everybody;              /* NULL: hands lie open, or are not recorded */
  CatanHands *own[CATAN_MAX_PLAYERS]; /* NULL: nothing was told */
  guint8 doubt;                       /* bit p: something that player p told did not fit what happened later */
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
gboolean catan_given_tells (const CatanGiven *given);

/* As catan_hands_swap () and catan_hands_count ().  FALSE: as far as everybody knows it is impossible, or what is told
 * in secret is; then *kept can only be cleared.  `recorded`: what is told and cannot be is forgotten instead. */
gboolean catan_kept_swap (CatanKept *kept, guint a, guint b, const CatanGiven *given, const CatanGiven *got,
                          gboolean recorded);
gboolean catan_kept_count (CatanKept *kept, guint keeper, guint resource, guint n);
