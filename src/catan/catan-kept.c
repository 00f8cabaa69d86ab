/* catan-kept.c - see catan-kept.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-kept.h"

#include <string.h>

void
catan_kept_init (CatanKept *kept, guint copies)
{
  memset (kept, 0, sizeof *kept);
  kept->everybody = catan_hands_new (copies);
}

static CatanHands *
copy_or_null (const CatanHands *hands)
{
  return hands != NULL ? catan_hands_copy (hands) : NULL;
}

void
catan_kept_copy (CatanKept *to, const CatanKept *from)
{
  to->everybody = copy_or_null (from->everybody);
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    to->own[p] = copy_or_null (from->own[p]);
  to->doubt = from->doubt;
}

void
catan_kept_clear (CatanKept *kept)
{
  g_clear_pointer (&kept->everybody, catan_hands_free);
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    g_clear_pointer (&kept->own[p], catan_hands_free);
  kept->doubt = 0;
}

static gboolean
alike (const CatanHands *hands, const CatanKept *kept, guint copies)
{
  if (hands == NULL)
    return TRUE;
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    if (catan_hands_size (hands, k) != catan_hands_size (kept->everybody, k))
      return FALSE;
  return catan_hands_validate (hands, copies);
}

gboolean
catan_kept_validate (const CatanKept *kept, guint copies)
{
  gboolean sound = kept->everybody != NULL && alike (kept->everybody, kept, copies);
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    sound = sound && alike (kept->own[p], kept, copies) && (kept->own[p] != NULL || !(kept->doubt >> p & 1));
  return sound;
}

static guint
sum (const guint8 cards[CATAN_N_RESOURCES])
{
  guint n = 0;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    n += cards[r];
  return n;
}

guint
catan_given_count (const CatanGiven *given)
{
  return sum (given->seen) + sum (given->told) + given->unseen;
}

gboolean
catan_given_tells (const CatanGiven *given)
{
  return sum (given->told) > 0;
}

/* The cards as somebody sees them who knows the told ones, or does not. */
static CatanParcel
parcel_of (const CatanGiven *given, gboolean knows)
{
  CatanParcel parcel = { .unseen = given->unseen };
  memcpy (parcel.seen, given->seen, sizeof parcel.seen);
  if (!knows)
    parcel.unseen = (guint8) (parcel.unseen + sum (given->told));
  for (guint r = 0; knows && r < CATAN_N_RESOURCES; r++)
    parcel.seen[r] = (guint8) (parcel.seen[r] + given->told[r]);
  return parcel;
}

static gboolean
swap (CatanHands *hands, guint a, guint b, const CatanGiven *given, const CatanGiven *got, gboolean knows)
{
  const CatanParcel out = parcel_of (given, knows), in = parcel_of (got, knows);
  return catan_hands_swap (hands, a, b, &out, &in);
}

/* A hand without cards holds no secret. */
static void
forget_empty (CatanKept *kept)
{
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    if (kept->own[p] != NULL && catan_hands_size (kept->everybody, p) == 0)
      {
        g_clear_pointer (&kept->own[p], catan_hands_free);
        kept->doubt &= (guint8) ~(1u << p);
      }
}

/* What the player told before was wrong.  What everybody knows takes its place. */
static void
forget_wrong (CatanKept *kept, guint player, const CatanHands *known)
{
  catan_hands_free (kept->own[player]);
  kept->own[player] = catan_hands_copy (known);
  kept->doubt |= (guint8) (1u << player);
}

gboolean
catan_kept_swap (CatanKept *kept, guint a, guint b, const CatanGiven *given, const CatanGiven *got, gboolean recorded)
{
  static const CatanGiven nothing;
  g_autoptr (CatanHands) before = NULL;
  if (got == NULL)
    got = &nothing;
  const gboolean tells = catan_given_tells (given) || catan_given_tells (got);
  gboolean can_be = TRUE; /* what is told, as far as everybody knows */
  if (tells)
    {
      g_autoptr (CatanHands) trial = catan_hands_copy (kept->everybody);
      can_be = swap (trial, a, b, given, got, TRUE);
      if (!can_be && !recorded)
        return FALSE;
    }
  /* Invariant: nothing has moved; the players before p who will know more than everybody have hands of their own. */
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    {
      if (tells && (p == a || p == b) && kept->own[p] == NULL)
        kept->own[p] = catan_hands_copy (kept->everybody);
      if (kept->own[p] != NULL && before == NULL)
        before = catan_hands_copy (kept->everybody);
    }
  if (!swap (kept->everybody, a, b, given, got, FALSE))
    return FALSE;
  /* Invariant: the cards have moved in what everybody knows, and in what the players before p know. */
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    {
      const gboolean knows = p == a || p == b;
      if (kept->own[p] == NULL || swap (kept->own[p], a, b, given, got, knows))
        continue;
      forget_wrong (kept, p, before);
      const gboolean done = swap (kept->own[p], a, b, given, got, knows && can_be);
      g_assert (done);
    }
  forget_empty (kept);
  return TRUE;
}

gboolean
catan_kept_count (CatanKept *kept, guint keeper, guint resource, guint n)
{
  if (!catan_hands_count (kept->everybody, keeper, resource, n))
    return FALSE;
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    if (kept->own[p] != NULL && !catan_hands_count (kept->own[p], keeper, resource, n))
      forget_wrong (kept, p, kept->everybody);
  return TRUE;
}
