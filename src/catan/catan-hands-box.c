/* catan-hands-box.c - see catan-hands-private.h: the bounds that are kept instead of too many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-hands-private.h"

#include <string.h>

#define TIGHTEN_MAX 64 /* rounds; a box stays right if it is not as narrow as it could be */

/* ---- boxes ---- */

/* The fewest cards of each keeper are narrowed by the most of all others, and the most by the fewest: in a row by the
 * size of the hand, in a column by how many cards of the resource there are.  *changed is set if that did anything;
 * FALSE if nothing is possible. */
static gboolean
narrow (guint8 *const least[], guint8 *const most[], guint n, guint total, gboolean *changed)
{
  guint fewest = 0, highest = 0;
  for (guint i = 0; i < n; i++)
    {
      fewest += *least[i];
      highest += *most[i];
    }
  if (fewest > total || highest < total)
    return FALSE;
  /* Invariant: `fewest` and `highest` are the sums of the bounds, and these allow all that is possible. */
  for (guint i = 0; i < n; i++)
    {
      const guint others_least = fewest - *least[i], others_most = highest - *most[i];
      const guint low = total > others_most ? total - others_most : 0, high = total - others_least;
      if (low > *least[i])
        {
          fewest += low - *least[i];
          *least[i] = (guint8) low;
          *changed = TRUE;
        }
      if (high < *most[i])
        {
          highest -= *most[i] - high;
          *most[i] = (guint8) high;
          *changed = TRUE;
        }
      if (*least[i] > *most[i])
        return FALSE;
    }
  return TRUE;
}

gboolean
catan_hands_tighten (const CatanHands *hands, CatanHandsGroup *group)
{
  CatanHandsBox *box = &group->box;
  gboolean changed = TRUE;
  /* Invariant: the box allows all that is possible; it never gets wider. */
  for (guint round = 0; changed && round < TIGHTEN_MAX; round++)
    {
      guint8 *least[MAX (CATAN_KEEPERS, CATAN_N_RESOURCES)], *most[MAX (CATAN_KEEPERS, CATAN_N_RESOURCES)];
      changed = FALSE;
      for (guint k = 0; k < CATAN_KEEPERS; k++)
        if (group->keepers >> k & 1)
          {
            for (guint r = 0; r < CATAN_N_RESOURCES; r++)
              {
                least[r] = &box->least[k][r];
                most[r] = &box->most[k][r];
              }
            if (!narrow (least, most, CATAN_N_RESOURCES, hands->size[k], &changed))
              return FALSE;
          }
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          guint n = 0;
          for (guint k = 0; k < CATAN_KEEPERS; k++)
            if (group->keepers >> k & 1)
              {
                least[n] = &box->least[k][r];
                most[n++] = &box->most[k][r];
              }
          if (!narrow (least, most, n, box->total[r], &changed))
            return FALSE;
        }
    }
  return TRUE;
}

/* The bounds of the worlds of a group. */
void
catan_hands_enclose (const CatanHandsGroup *group, CatanHandsBox *box)
{
  memset (box, 0, sizeof *box);
  memset (box->least, 0xff, sizeof box->least);
  for (guint i = 0; i < group->n; i++)
    for (guint k = 0; k < CATAN_KEEPERS; k++)
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          const guint8 n = (guint8) catan_cards_field (group->world[i].cards[k], r);
          box->least[k][r] = MIN (box->least[k][r], n);
          box->most[k][r] = MAX (box->most[k][r], n);
          if (i == 0)
            box->total[r] = (guint8) (box->total[r] + n);
        }
}

/* The bounds of what a keeper gives of each resource. */
static void
bound_gift (const CatanHandsBox *box, guint keeper, guint n, guint8 least[CATAN_N_RESOURCES],
            guint8 most[CATAN_N_RESOURCES])
{
  guint all = 0;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    all += box->most[keeper][r];
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      const guint others = all - box->most[keeper][r];
      most[r] = (guint8) MIN (n, box->most[keeper][r]);
      least[r] = (guint8) (n > others ? n - others : 0);
    }
}

void
catan_hands_pass_in_box (const CatanHands *hands, CatanHandsGroup *group, guint a, guint b, const guint n[2])
{
  CatanHandsBox *box = &group->box;
  const guint keeper[2] = { a, b };
  guint8 least[2][CATAN_N_RESOURCES], most[2][CATAN_N_RESOURCES];
  for (guint side = 0; side < 2; side++)
    bound_gift (box, keeper[side], n[side], least[side], most[side]);
  for (guint side = 0; side < 2; side++)
    for (guint r = 0; r < CATAN_N_RESOURCES; r++)
      {
        guint8 *fewest = &box->least[keeper[side]][r], *highest = &box->most[keeper[side]][r];
        *fewest = (guint8) (*fewest - MIN (*fewest, most[side][r]) + least[!side][r]);
        *highest = (guint8) MIN (*highest - least[side][r] + most[!side][r], box->total[r]);
      }
  gboolean possible = catan_hands_tighten (hands, group);
  g_assert (possible);
}

double
catan_hands_chance_in_box (const CatanHandsBox *box, guint keeper, guint size, const guint8 cards[CATAN_N_RESOURCES])
{
  guint needed = 0;
  gboolean surely = TRUE;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      if (box->most[keeper][r] < cards[r])
        return 0;
      surely = surely && box->least[keeper][r] >= cards[r];
      needed += MAX (box->least[keeper][r], cards[r]);
    }
  return needed > size ? 0 : surely ? 1 : -1;
}
