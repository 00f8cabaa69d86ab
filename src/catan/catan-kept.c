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
  to->program = copy_or_null (from->program);
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    to->own[p] = copy_or_null (from->own[p]);
}

void
catan_kept_clear (CatanKept *kept)
{
  g_clear_pointer (&kept->everybody, catan_hands_free);
  g_clear_pointer (&kept->program, catan_hands_free);
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    g_clear_pointer (&kept->own[p], catan_hands_free);
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
  gboolean sound = kept->everybody != NULL && alike (kept->everybody, kept, copies)
                   && alike (kept->program, kept, copies);
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    sound = sound && alike (kept->own[p], kept, copies) && (kept->own[p] == NULL || kept->program != NULL);
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

CatanClaim
catan_kept_swap (CatanKept *kept, guint a, guint b, const CatanGiven *given, const CatanGiven *got)
{
  static const CatanGiven nothing;
  if (got == NULL)
    got = &nothing;
  if (sum (given->told) + sum (got->told) > 0)
    {
      if (kept->program == NULL)
        kept->program = catan_hands_copy (kept->everybody);
      for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
        if ((p == a || p == b) && kept->own[p] == NULL)
          kept->own[p] = catan_hands_copy (kept->everybody);
    }
  if (!swap (kept->everybody, a, b, given, got, FALSE))
    return CATAN_CLAIM_FALSE;
  if (kept->program != NULL && !swap (kept->program, a, b, given, got, TRUE))
    return CATAN_CLAIM_TOLD;
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    if (kept->own[p] != NULL && !swap (kept->own[p], a, b, given, got, p == a || p == b))
      return CATAN_CLAIM_TOLD;
  return CATAN_CLAIM_FINE;
}

CatanClaim
catan_kept_count (CatanKept *kept, guint keeper, guint resource, guint n)
{
  if (!catan_hands_count (kept->everybody, keeper, resource, n))
    return CATAN_CLAIM_FALSE;
  if (kept->program != NULL && !catan_hands_count (kept->program, keeper, resource, n))
    return CATAN_CLAIM_TOLD;
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    if (kept->own[p] != NULL && !catan_hands_count (kept->own[p], keeper, resource, n))
      return CATAN_CLAIM_TOLD;
  return CATAN_CLAIM_FINE;
}
