/* catan-hands-group.c - see catan-hands-private.h: worlds, and groups of keepers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-hands-private.h"

#include <math.h>
#include <string.h>

#define EMPTY G_MAXUINT32
#define WEIGHT_MIN 1e-40 /* a possible world keeps at least this weight: it may be the only one that is left later */

/* ---- groups ---- */

CatanHandsGroup *
catan_hands_group_new (guint room)
{
  CatanHandsGroup *group = g_malloc (sizeof *group + room * sizeof (CatanHandsWorld));
  group->refs = 1;
  group->n = group->keepers = 0;
  return group;
}

CatanHandsGroup *
catan_hands_group_ref (CatanHandsGroup *group)
{
  g_atomic_int_inc (&group->refs);
  return group;
}

void
catan_hands_group_unref (CatanHandsGroup *group)
{
  if (group != NULL && g_atomic_int_dec_and_test (&group->refs))
    g_free (group);
}

static guint
hash_of (const CatanHandsWorld *world)
{
  guint64 hash = 0;
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    hash = ((hash ^ (hash >> 29)) ^ world->cards[k]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return (guint) (hash >> 32);
}

static void
gather_index (CatanHandsGather *gather)
{
  gather->mask = 2 * gather->room - 1;
  gather->table = g_renew (guint32, gather->table, gather->mask + 1);
  memset (gather->table, 0xff, (gather->mask + 1) * sizeof *gather->table);
  for (guint i = 0; i < gather->out->n; i++)
    {
      guint at = hash_of (&gather->out->world[i]) & gather->mask;
      while (gather->table[at] != EMPTY)
        at = (at + 1) & gather->mask;
      gather->table[at] = i;
    }
}

void
catan_hands_gather_begin (CatanHandsGather *gather, guint keepers)
{
  *gather = (CatanHandsGather){ .room = 32 };
  gather->out = catan_hands_group_new (gather->room);
  gather->out->keepers = keepers;
  gather_index (gather);
}

CatanHandsWorld *
catan_hands_gather_find (const CatanHandsGather *gather, const CatanHandsWorld *world, guint *at)
{
  for (*at = hash_of (world) & gather->mask; gather->table[*at] != EMPTY; *at = (*at + 1) & gather->mask)
    {
      CatanHandsWorld *found = &gather->out->world[gather->table[*at]];
      if (memcmp (found->cards, world->cards, sizeof world->cards) == 0)
        return found;
    }
  return NULL;
}

void
catan_hands_gather_add (CatanHandsGather *gather, const CatanHandsWorld *world)
{
  guint at;
  CatanHandsWorld *found = catan_hands_gather_find (gather, world, &at);
  if (found != NULL)
    {
      found->weight += world->weight;
      return;
    }
  gather->table[at] = gather->out->n;
  gather->out->world[gather->out->n++] = *world;
  if (gather->out->n == gather->room)
    {
      gather->room *= 2;
      gather->out = g_realloc (gather->out, sizeof *gather->out + gather->room * sizeof (CatanHandsWorld));
      gather_index (gather);
    }
}

CatanHandsGroup *
catan_hands_gather_end (CatanHandsGather *gather, gboolean keep)
{
  CatanHandsGroup *out = gather->out;
  g_free (gather->table);
  if (keep && out->n > 0)
    return out;
  catan_hands_group_unref (out);
  return NULL;
}

void
catan_hands_normalise (CatanHandsGroup *group)
{
  double sum = 0;
  for (guint i = 0; i < group->n; i++)
    sum += group->world[i].weight;
  for (guint i = 0; i < group->n; i++)
    group->world[i].weight = MAX (group->world[i].weight / sum, WEIGHT_MIN);
}

/* ---- comparing and checking ---- */

gboolean
catan_hands_group_equal (const CatanHandsGroup *a, const CatanHandsGroup *b)
{
  if (a == b)
    return TRUE;
  if (a == NULL || b == NULL || a->n != b->n || a->keepers != b->keepers)
    return FALSE;
  if (a->n == 0)
    {
      for (guint k = 0; k < CATAN_KEEPERS; k++)
        if (a->keepers >> k & 1
            && (memcmp (a->box.least[k], b->box.least[k], CATAN_N_RESOURCES)
                || memcmp (a->box.most[k], b->box.most[k], CATAN_N_RESOURCES)))
          return FALSE;
      return memcmp (a->box.total, b->box.total, sizeof a->box.total) == 0;
    }
  CatanHandsGather gather;
  gboolean equal = TRUE;
  catan_hands_gather_begin (&gather, a->keepers);
  for (guint i = 0; i < b->n; i++)
    catan_hands_gather_add (&gather, &b->world[i]);
  for (guint i = 0; equal && i < a->n; i++)
    {
      guint at;
      const CatanHandsWorld *found = catan_hands_gather_find (&gather, &a->world[i], &at);
      equal = found != NULL && fabs (found->weight - a->world[i].weight) < 1e-9;
    }
  catan_hands_group_unref (catan_hands_gather_end (&gather, TRUE));
  return equal;
}

gboolean
catan_hands_group_sound (const CatanHands *hands, guint g, guint totals[CATAN_N_RESOURCES])
{
  const CatanHandsGroup *group = hands->group[g];
  CatanHandsGather gather;
  double sum = 0;
  guint first[CATAN_N_RESOURCES] = { 0 };
  gboolean sound = group->keepers != 0 && group->n <= MAX (hands->max, 1);
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    sound = sound && (group->keepers >> k & 1) == (hands->group_of[k] == g);
  if (group->n == 0)
    {
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        totals[r] += group->box.total[r];
      return sound;
    }
  catan_hands_gather_begin (&gather, group->keepers);
  for (guint i = 0; i < group->n; i++)
    {
      guint found[CATAN_N_RESOURCES] = { 0 };
      catan_hands_gather_add (&gather, &group->world[i]);
      sum += group->world[i].weight;
      for (guint k = 0; k < CATAN_KEEPERS; k++)
        {
          sound = sound
                  && catan_cards_count (group->world[i].cards[k]) == (group->keepers >> k & 1 ? hands->size[k] : 0u);
          for (guint r = 0; r < CATAN_N_RESOURCES; r++)
            found[r] += catan_cards_field (group->world[i].cards[k], r);
        }
      if (i == 0)
        memcpy (first, found, sizeof first);
      sound = sound && memcmp (first, found, sizeof first) == 0;
    }
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    totals[r] += first[r];
  sound = sound && gather.out->n == group->n && fabs (sum - 1) < 1e-9;
  catan_hands_group_unref (catan_hands_gather_end (&gather, TRUE));
  return sound;
}
