/* catan-hands-private.h - private: worlds, groups and boxes of covered hands (catan-hands.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of a keeper in a world are packed into a word, CATAN_CARD_BITS for each resource.  The highest bit of a
 * field is always 0, so that one subtraction compares all fields of two words.
 *
 * A group with too many worlds becomes a box: for each of its keepers and each resource, the fewest and the most cards.
 * A box allows everything that its worlds allowed, and more.
 */
#pragma once

#include "catan-hands.h"

#define CATAN_CARD_BITS 6
#define CATAN_CARDS_HIGH (0x20u | 0x20u << 6 | 0x20u << 12 | 0x20u << 18 | 0x20u << 24)
G_STATIC_ASSERT (CATAN_N_RESOURCES == 5 && CATAN_COPIES_MAX == 31);
#define CATAN_CERTAIN 0xff /* instead of a group */

typedef struct
{
  double weight;
  guint32 cards[CATAN_KEEPERS]; /* 0 for keepers of other groups */
} CatanHandsWorld;

typedef struct
{
  guint8 least[CATAN_KEEPERS][CATAN_N_RESOURCES], most[CATAN_KEEPERS][CATAN_N_RESOURCES];
  guint8 total[CATAN_N_RESOURCES];
} CatanHandsBox;

/* Copies of a CatanHands share a group; a change makes a new one. */
typedef struct
{
  gint refs;
  guint n;       /* worlds; 0: it is a box */
  guint keepers; /* bits */
  CatanHandsBox box;
  CatanHandsWorld world[];
} CatanHandsGroup;

struct _CatanHands
{
  guint max, work;
  guint8 size[CATAN_KEEPERS];
  guint8 group_of[CATAN_KEEPERS];
  guint32 sole[CATAN_KEEPERS];           /* what a keeper has who is certain */
  CatanHandsGroup *group[CATAN_KEEPERS]; /* NULL: not in use */
};

/* ---- words of cards ---- */

static inline guint32
catan_cards_pack (const guint8 cards[CATAN_N_RESOURCES])
{
  guint32 word = 0;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    word |= (guint32) cards[r] << (CATAN_CARD_BITS * r);
  return word;
}

static inline guint
catan_cards_field (guint32 word, guint resource)
{
  return word >> (CATAN_CARD_BITS * resource) & CATAN_COPIES_MAX;
}

static inline gboolean
catan_cards_contain (guint32 word, guint32 part)
{
  return (((word | CATAN_CARDS_HIGH) - part) & CATAN_CARDS_HIGH) == CATAN_CARDS_HIGH;
}

static inline guint
catan_cards_count (guint32 word)
{
  guint n = 0;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    n += catan_cards_field (word, r);
  return n;
}

/* ---- groups ---- */

/* A group without worlds, with room for some.  Drop with catan_hands_group_unref (). */
CatanHandsGroup *catan_hands_group_new (guint room);
CatanHandsGroup *catan_hands_group_ref (CatanHandsGroup *group);
void catan_hands_group_unref (CatanHandsGroup *group);
/* Makes the weights sum to 1. */
void catan_hands_normalise (CatanHandsGroup *group);
gboolean catan_hands_group_equal (const CatanHandsGroup *a, const CatanHandsGroup *b);
/* Checks the invariants of a group, and adds its cards to the totals. */
gboolean catan_hands_group_sound (const CatanHands *hands, guint g, guint totals[CATAN_N_RESOURCES]);

/* Collects worlds for a new group; the weights of equal worlds are added. */
typedef struct
{
  CatanHandsGroup *out;
  guint room, mask;
  guint32 *table; /* indices into out->world, or EMPTY */
} CatanHandsGather;

void catan_hands_gather_begin (CatanHandsGather *gather, guint keepers);
void catan_hands_gather_add (CatanHandsGather *gather, const CatanHandsWorld *world);
/* The equal world, NULL if there is none; *at is its place in the table, or where it would go. */
CatanHandsWorld *catan_hands_gather_find (const CatanHandsGather *gather, const CatanHandsWorld *world, guint *at);
/* The group; NULL if it has no world, or is not to be kept. */
CatanHandsGroup *catan_hands_gather_end (CatanHandsGather *gather, gboolean keep);

/* ---- boxes ---- */

/* The bounds of the worlds of a group. */
void catan_hands_enclose (const CatanHandsGroup *group, CatanHandsBox *box);
/* Narrows a box by the sizes of the hands and by how many cards there are.  FALSE if nothing is possible. */
gboolean catan_hands_tighten (const CatanHands *hands, CatanHandsGroup *group);
/* Moves unseen cards from `a` to `b` and back at once; the sizes of the hands are those after it. */
void catan_hands_pass_in_box (const CatanHands *hands, CatanHandsGroup *group, guint a, guint b, const guint n[2]);
/* As catan_hands_chance () says. */
double catan_hands_chance_in_box (const CatanHandsBox *box, guint keeper, guint size,
                                  const guint8 cards[CATAN_N_RESOURCES]);
