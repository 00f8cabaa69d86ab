/* catan-hands.c - see catan-hands.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If cards leave a hand unseen, a world becomes one world for each choice of kinds, and its weight is multiplied by the
 * number of ways to take these cards.  If two cards of 2 wool and 1 ore leave, these are 2 wool in one way, or wool and
 * ore in two ways.  The number of all ways, here three, depends only on the size of the hand.  So it is the same in all
 * worlds and is left out.  Cards that are seen remove the worlds in which the hand does not have them.
 */
#include "catan-hands-private.h"

#include <string.h>

/* ---- the list of groups ---- */

static void
drop_group (CatanHands *hands, guint g)
{
  catan_hands_group_unref (hands->group[g]);
  hands->group[g] = NULL;
}

/* Takes over `group`, in place of the one with this number. */
static void
set_group (CatanHands *hands, guint g, CatanHandsGroup *group)
{
  catan_hands_group_unref (hands->group[g]);
  hands->group[g] = group;
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    if (group->keepers >> k & 1)
      hands->group_of[k] = (guint8) g;
}

/* The group with this number, for a change of it. */
static CatanHandsGroup *
own_group (CatanHands *hands, guint g)
{
  CatanHandsGroup *group = hands->group[g];
  if (g_atomic_int_get (&group->refs) > 1)
    {
      CatanHandsGroup *copy = g_memdup2 (group, sizeof *group + group->n * sizeof (CatanHandsWorld));
      copy->refs = 1;
      catan_hands_group_unref (group);
      hands->group[g] = copy;
    }
  return hands->group[g];
}

static void
make_box (CatanHands *hands, guint g)
{
  if (hands->group[g]->n == 0)
    return;
  CatanHandsGroup *box = catan_hands_group_new (0);
  box->keepers = hands->group[g]->keepers;
  catan_hands_enclose (hands->group[g], &box->box);
  set_group (hands, g, box);
}

CatanHands *
catan_hands_new (guint copies)
{
  g_return_val_if_fail (copies <= CATAN_COPIES_MAX, NULL);
  CatanHands *hands = g_new0 (CatanHands, 1);
  const guint8 all[CATAN_N_RESOURCES] = { (guint8) copies, (guint8) copies, (guint8) copies, (guint8) copies,
                                          (guint8) copies };
  hands->max = CATAN_HANDS_WORLDS;
  memset (hands->group_of, CATAN_CERTAIN, sizeof hands->group_of);
  hands->sole[CATAN_KEEPER_BANK] = catan_cards_pack (all);
  hands->size[CATAN_KEEPER_BANK] = (guint8) (copies * CATAN_N_RESOURCES);
  return hands;
}

CatanHands *
catan_hands_copy (const CatanHands *hands)
{
  CatanHands *copy = g_memdup2 (hands, sizeof *hands);
  for (guint g = 0; g < CATAN_KEEPERS; g++)
    if (copy->group[g] != NULL)
      catan_hands_group_ref (copy->group[g]);
  return copy;
}

void
catan_hands_free (CatanHands *hands)
{
  if (hands == NULL)
    return;
  for (guint g = 0; g < CATAN_KEEPERS; g++)
    catan_hands_group_unref (hands->group[g]);
  g_free (hands);
}

guint
catan_hands_size (const CatanHands *hands, guint keeper)
{
  return hands->size[keeper];
}

/* ---- which groups ---- */

static guint
free_group (const CatanHands *hands)
{
  guint g = 0;
  /* Invariant: all groups before g are in use; there are never more groups than keepers. */
  while (hands->group[g] != NULL)
    g++;
  return g;
}

/* The group of a keeper; one who is certain gets a group with one world. */
static guint
group_for (CatanHands *hands, guint keeper)
{
  if (hands->group_of[keeper] == CATAN_CERTAIN)
    {
      CatanHandsGroup *group = catan_hands_group_new (1);
      group->keepers = 1u << keeper;
      group->n = 1;
      group->world[0] = (CatanHandsWorld){ .weight = 1 };
      group->world[0].cards[keeper] = hands->sole[keeper];
      set_group (hands, free_group (hands), group);
    }
  return hands->group_of[keeper];
}

static void
join_boxes (CatanHands *hands, guint a, guint b)
{
  make_box (hands, a);
  make_box (hands, b);
  CatanHandsGroup *one = own_group (hands, a);
  const CatanHandsGroup *other = hands->group[b];
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    one->box.total[r] += other->box.total[r];
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    if (other->keepers >> k & 1)
      {
        memcpy (one->box.least[k], other->box.least[k], CATAN_N_RESOURCES);
        memcpy (one->box.most[k], other->box.most[k], CATAN_N_RESOURCES);
        hands->group_of[k] = (guint8) a;
      }
  one->keepers |= other->keepers;
  drop_group (hands, b);
}

/* Joins the groups of two keepers: each world of one with each of the other. */
static guint
join (CatanHands *hands, guint keeper, guint other)
{
  const guint a = group_for (hands, keeper), b = group_for (hands, other);
  const CatanHandsGroup *one = hands->group[a], *two = hands->group[b];
  if (a == b)
    return a;
  if (one->n * two->n == 0 || one->n * two->n > hands->max)
    {
      join_boxes (hands, a, b);
      return a;
    }
  CatanHandsGroup *both = catan_hands_group_new (one->n * two->n);
  both->keepers = one->keepers | two->keepers;
  /* Invariant: `both` has each world before i with each of the other group, and world i with those before j. */
  for (guint i = 0; i < one->n; i++)
    for (guint j = 0; j < two->n; j++)
      {
        CatanHandsWorld *world = &both->world[both->n++];
        world->weight = one->world[i].weight * two->world[j].weight;
        for (guint k = 0; k < CATAN_KEEPERS; k++)
          world->cards[k] = one->world[i].cards[k] + two->world[j].cards[k];
      }
  catan_hands_normalise (both);
  set_group (hands, a, both);
  drop_group (hands, b);
  return a;
}

/* Keepers who have the same cards in all worlds leave the group. */
static void
tidy (CatanHands *hands, guint g)
{
  guint certain = 0;
  CatanHandsBox box = hands->group[g]->box;
  if (hands->group[g]->n > 0)
    catan_hands_enclose (hands->group[g], &box);
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    if (hands->group[g]->keepers >> k & 1 && memcmp (box.least[k], box.most[k], CATAN_N_RESOURCES) == 0)
      certain |= 1u << k;
  if (certain == 0)
    return;
  CatanHandsGroup *group = own_group (hands, g);
  group->keepers &= ~certain;
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    if (certain >> k & 1)
      {
        hands->sole[k] = catan_cards_pack (box.least[k]);
        hands->group_of[k] = CATAN_CERTAIN;
        for (guint i = 0; i < group->n; i++)
          group->world[i].cards[k] = 0;
        for (guint r = 0; group->n == 0 && r < CATAN_N_RESOURCES; r++)
          group->box.total[r] -= box.least[k][r];
      }
  if (group->keepers == 0)
    drop_group (hands, g);
}

/* ---- cards that are seen ---- */

/* Keeps the worlds of a group for which `fits` is TRUE.  FALSE if there are none. */
typedef gboolean Fits (guint32 cards, guint32 with);

static gboolean
keep_worlds (CatanHands *hands, guint keeper, guint32 with, Fits fits, guint32 less)
{
  const guint g = hands->group_of[keeper];
  const CatanHandsGroup *from = hands->group[g];
  CatanHandsGroup *to = catan_hands_group_new (from->n);
  to->keepers = from->keepers;
  /* Invariant: `to` has the worlds before i that fit, without the cards that leave. */
  for (guint i = 0; i < from->n; i++)
    if (fits (from->world[i].cards[keeper], with))
      {
        to->world[to->n] = from->world[i];
        to->world[to->n++].cards[keeper] -= less;
      }
  if (to->n == 0)
    {
      catan_hands_group_unref (to);
      return FALSE;
    }
  catan_hands_normalise (to);
  set_group (hands, g, to);
  return TRUE;
}

/* These cards leave the keeper. */
static gboolean
take_seen (CatanHands *hands, guint keeper, const guint8 seen[CATAN_N_RESOURCES])
{
  const guint32 cards = catan_cards_pack (seen);
  const guint n = catan_cards_count (cards);
  if (n > hands->size[keeper])
    return FALSE;
  hands->size[keeper] = (guint8) (hands->size[keeper] - n);
  if (n == 0)
    return TRUE;
  if (hands->group_of[keeper] == CATAN_CERTAIN)
    {
      if (!catan_cards_contain (hands->sole[keeper], cards))
        return FALSE;
      hands->sole[keeper] -= cards;
      return TRUE;
    }
  if (hands->group[hands->group_of[keeper]]->n > 0)
    return keep_worlds (hands, keeper, cards, catan_cards_contain, cards);
  CatanHandsGroup *group = own_group (hands, hands->group_of[keeper]);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      guint8 *least = &group->box.least[keeper][r], *most = &group->box.most[keeper][r];
      if (*most < seen[r])
        return FALSE;
      *least = (guint8) (*least - MIN (*least, seen[r]));
      *most = (guint8) (*most - seen[r]);
      group->box.total[r] -= seen[r];
    }
  return catan_hands_tighten (hands, group);
}

/* These cards come to the keeper. */
static void
put_seen (CatanHands *hands, guint keeper, const guint8 seen[CATAN_N_RESOURCES])
{
  const guint32 cards = catan_cards_pack (seen);
  if (cards == 0)
    return;
  hands->size[keeper] = (guint8) (hands->size[keeper] + catan_cards_count (cards));
  if (hands->group_of[keeper] == CATAN_CERTAIN)
    {
      hands->sole[keeper] += cards;
      return;
    }
  CatanHandsGroup *group = own_group (hands, hands->group_of[keeper]);
  for (guint i = 0; i < group->n; i++)
    group->world[i].cards[keeper] += cards;
  for (guint r = 0; group->n == 0 && r < CATAN_N_RESOURCES; r++)
    {
      group->box.least[keeper][r] = (guint8) (group->box.least[keeper][r] + seen[r]);
      group->box.most[keeper][r] = (guint8) (group->box.most[keeper][r] + seen[r]);
      group->box.total[r] = (guint8) (group->box.total[r] + seen[r]);
    }
}

/* ---- cards that nobody sees ---- */

typedef struct
{
  CatanHandsGather gather;
  const CatanHandsWorld *from;
  guint a, b, n[2];
  guint steps, max; /* at most */
} Split;

static double
ways (guint n, guint k)
{
  double all = 1;
  /* Invariant: `all` is the number of ways to choose i of n. */
  for (guint i = 0; i < k; i++)
    all = all * (n - i) / (i + 1);
  return all;
}

/* Goes through all ways to choose `left` cards of the kinds from `resource` on; then through those of the other side.
 * FALSE if that takes too long. */
static gboolean
choose (Split *split, guint side, guint resource, guint left, double weight, guint32 chosen[2])
{
  if (left == 0 && side == 0)
    return choose (split, 1, 0, split->n[1], weight, chosen);
  if (left == 0)
    {
      CatanHandsWorld world = *split->from;
      world.weight *= weight;
      world.cards[split->a] += chosen[1] - chosen[0];
      world.cards[split->b] += chosen[0] - chosen[1];
      catan_hands_gather_add (&split->gather, &world);
      return ++split->steps <= CATAN_HANDS_STEPS && split->gather.out->n <= split->max;
    }
  if (resource == CATAN_N_RESOURCES)
    return TRUE;
  const guint32 hand = split->from->cards[side ? split->b : split->a], before = chosen[side];
  const guint there = catan_cards_field (hand, resource);
  guint later = 0;
  gboolean done = TRUE;
  for (guint r = resource + 1; r < CATAN_N_RESOURCES; r++)
    later += catan_cards_field (hand, r);
  /* What the later kinds cannot give must be of this kind: so every way that is begun has an end.  Invariant: all ways
   * with fewer than n cards of this kind are in the list. */
  for (guint n = left > later ? left - later : 0; done && n <= MIN (there, left); n++)
    {
      chosen[side] = before + ((guint32) n << (CATAN_CARD_BITS * resource));
      done = choose (split, side, resource + 1, left - n, weight * ways (there, n), chosen);
    }
  chosen[side] = before;
  return done;
}

/* NULL if there are too many worlds or steps. */
static CatanHandsGroup *
split_worlds (CatanHands *hands, const CatanHandsGroup *group, guint a, guint b, const guint n[2])
{
  Split split = { .a = a, .b = b, .n = { n[0], n[1] }, .max = hands->max };
  gboolean done = TRUE;
  catan_hands_gather_begin (&split.gather, group->keepers);
  /* Invariant: the list has all ways of the worlds before i. */
  for (guint i = 0; done && i < group->n; i++)
    {
      guint32 chosen[2] = { 0 };
      split.from = &group->world[i];
      done = choose (&split, 0, 0, n[0], 1, chosen);
    }
  hands->work = MIN (hands->work + split.steps, CATAN_HANDS_WORK);
  CatanHandsGroup *out = catan_hands_gather_end (&split.gather, done);
  if (out != NULL)
    catan_hands_normalise (out);
  return out;
}

/* If it is certain which cards these are: all the keeper has, or some of a single kind. */
static gboolean
is_plain (const CatanHands *hands, guint keeper, guint n, guint8 cards[CATAN_N_RESOURCES])
{
  memset (cards, 0, CATAN_N_RESOURCES);
  if (n == 0)
    return TRUE;
  if (hands->group_of[keeper] != CATAN_CERTAIN)
    return FALSE;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      cards[r] = (guint8) catan_cards_field (hands->sole[keeper], r);
      if (cards[r] == hands->size[keeper])
        {
          cards[r] = (guint8) n;
          return TRUE;
        }
    }
  return n == hands->size[keeper];
}

/* Moves unseen cards both ways at once. */
static void
pass_unseen (CatanHands *hands, guint a, guint b, const guint n[2])
{
  guint8 plain[2][CATAN_N_RESOURCES];
  const gboolean is[2] = { is_plain (hands, a, n[0], plain[0]), is_plain (hands, b, n[1], plain[1]) };
  if (is[0] && is[1])
    {
      take_seen (hands, a, plain[0]);
      take_seen (hands, b, plain[1]);
      put_seen (hands, a, plain[1]);
      put_seen (hands, b, plain[0]);
      return;
    }
  const guint g = join (hands, a, b);
  CatanHandsGroup *split = hands->group[g]->n > 0 ? split_worlds (hands, hands->group[g], a, b, n) : NULL;
  hands->size[a] = (guint8) (hands->size[a] + n[1] - n[0]);
  hands->size[b] = (guint8) (hands->size[b] + n[0] - n[1]);
  if (split != NULL)
    set_group (hands, g, split);
  else
    {
      make_box (hands, g);
      catan_hands_pass_in_box (hands, own_group (hands, g), a, b, n);
    }
}

/* ---- changes ---- */

/* Tidies the groups that are not those of `before`, and adds their worlds to those of earlier changes.  The time of a
 * change and the memory of a copy are proportional to the number of worlds, so this bounds both for a whole game. */
static void
finish (CatanHands *hands, const CatanHands *before)
{
  for (guint g = 0; g < CATAN_KEEPERS; g++)
    if (hands->group[g] != NULL && hands->group[g] != before->group[g])
      {
        hands->work = MIN (hands->work + hands->group[g]->n, CATAN_HANDS_WORK);
        tidy (hands, g);
      }
  if (hands->work == CATAN_HANDS_WORK)
    hands->max = MIN (hands->max, CATAN_HANDS_SPENT);
  for (guint g = 0; g < CATAN_KEEPERS; g++)
    if (hands->group[g] != NULL && hands->group[g]->n > hands->max)
      make_box (hands, g);
}

/* Puts `next` in the place of what there was, if it is possible. */
static gboolean
replace (CatanHands *hands, CatanHands *next, gboolean possible)
{
  if (possible)
    {
      finish (next, hands);
      CatanHands before = *hands;
      *hands = *next;
      *next = before;
    }
  catan_hands_free (next);
  return possible;
}

gboolean
catan_hands_swap (CatanHands *hands, guint a, guint b, const CatanParcel *given, const CatanParcel *got)
{
  static const CatanParcel nothing;
  g_return_val_if_fail (a < CATAN_KEEPERS && b < CATAN_KEEPERS && a != b, FALSE);
  if (got == NULL)
    got = &nothing;
  const guint unseen[2] = { given->unseen, got->unseen };
  CatanHands *next = catan_hands_copy (hands);
  gboolean possible = take_seen (next, a, given->seen) && take_seen (next, b, got->seen) && next->size[a] >= unseen[0]
                      && next->size[b] >= unseen[1];
  if (possible)
    {
      pass_unseen (next, a, b, unseen);
      put_seen (next, a, got->seen);
      put_seen (next, b, given->seen);
    }
  return replace (hands, next, possible);
}

static gboolean
has_count (guint32 cards, guint32 with)
{
  return catan_cards_field (cards, with >> 8) == (with & 0xff);
}

gboolean
catan_hands_count (CatanHands *hands, guint keeper, guint resource, guint n)
{
  g_return_val_if_fail (keeper < CATAN_KEEPERS && resource < CATAN_N_RESOURCES && n <= CATAN_COPIES_MAX, FALSE);
  const guint g = hands->group_of[keeper];
  if (g == CATAN_CERTAIN)
    return catan_cards_field (hands->sole[keeper], resource) == n;
  CatanHands *next = catan_hands_copy (hands);
  gboolean possible;
  if (next->group[g]->n > 0)
    possible = keep_worlds (next, keeper, resource << 8 | n, has_count, 0);
  else
    {
      CatanHandsGroup *group = own_group (next, g);
      possible = group->box.least[keeper][resource] <= n && n <= group->box.most[keeper][resource];
      group->box.least[keeper][resource] = group->box.most[keeper][resource] = (guint8) n;
      possible = possible && catan_hands_tighten (next, group);
    }
  return replace (hands, next, possible);
}

/* ---- what can be known ---- */

void
catan_hands_view (const CatanHands *hands, guint keeper, CatanHandsView *view)
{
  const guint g = hands->group_of[keeper];
  memset (view, 0, sizeof *view);
  view->exact = TRUE;
  if (g == CATAN_CERTAIN || hands->group[g]->n == 0)
    {
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          view->least[r] = g == CATAN_CERTAIN ? (guint8) catan_cards_field (hands->sole[keeper], r)
                                              : hands->group[g]->box.least[keeper][r];
          view->most[r] = g == CATAN_CERTAIN ? view->least[r] : hands->group[g]->box.most[keeper][r];
          view->expected[r] = (view->least[r] + view->most[r]) / 2.;
        }
      view->exact = g == CATAN_CERTAIN;
      return;
    }
  const CatanHandsGroup *group = hands->group[g];
  memset (view->least, 0xff, sizeof view->least);
  for (guint i = 0; i < group->n; i++)
    for (guint r = 0; r < CATAN_N_RESOURCES; r++)
      {
        const guint8 n = (guint8) catan_cards_field (group->world[i].cards[keeper], r);
        view->least[r] = MIN (view->least[r], n);
        view->most[r] = MAX (view->most[r], n);
        view->expected[r] += group->world[i].weight * n;
      }
}

double
catan_hands_chance (const CatanHands *hands, guint keeper, const guint8 cards[CATAN_N_RESOURCES])
{
  const guint32 wanted = catan_cards_pack (cards);
  const guint g = hands->group_of[keeper];
  double chance = 0, other = 0;
  if (g == CATAN_CERTAIN)
    return catan_cards_contain (hands->sole[keeper], wanted);
  if (hands->group[g]->n == 0)
    return catan_hands_chance_in_box (&hands->group[g]->box, keeper, hands->size[keeper], cards);
  for (guint i = 0; i < hands->group[g]->n; i++)
    *(catan_cards_contain (hands->group[g]->world[i].cards[keeper], wanted)
          ? &chance
          : &other) += hands->group[g]->world[i].weight;
  /* What is possible is neither 0 nor 1, however unlikely it or its contrary is. */
  return chance <= 0 ? 0 : other <= 0 ? 1 : CLAMP (chance / (chance + other), 1e-12, 1 - 1e-12);
}

/* ---- comparing and checking ---- */

gboolean
catan_hands_equal (const CatanHands *a, const CatanHands *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  if (memcmp (a->size, b->size, sizeof a->size) != 0)
    return FALSE;
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    {
      const guint g = a->group_of[k], h = b->group_of[k];
      if ((g == CATAN_CERTAIN) != (h == CATAN_CERTAIN) || (g == CATAN_CERTAIN && a->sole[k] != b->sole[k])
          || (g != CATAN_CERTAIN && !catan_hands_group_equal (a->group[g], b->group[h])))
        return FALSE;
    }
  return TRUE;
}

gboolean
catan_hands_validate (const CatanHands *hands, guint copies)
{
  guint totals[CATAN_N_RESOURCES] = { 0 };
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    if (hands->group_of[k] == CATAN_CERTAIN)
      {
        if (catan_cards_count (hands->sole[k]) != hands->size[k])
          return FALSE;
        for (guint r = 0; r < CATAN_N_RESOURCES; r++)
          totals[r] += catan_cards_field (hands->sole[k], r);
      }
  for (guint g = 0; g < CATAN_KEEPERS; g++)
    if (hands->group[g] != NULL && !catan_hands_group_sound (hands, g, totals))
      return FALSE;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (totals[r] != copies)
      return FALSE;
  return TRUE;
}
