/* catan-told.c - see catan-told.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-told.h"

#include <string.h>

guint
catan_told_count (const CatanTold *told)
{
  guint n = 0;
  for (guint kind = 0; kind < CATAN_TOLD_KINDS; kind++)
    n += told->n[kind];
  return n;
}

void
catan_told_in (CatanTold *told, guint kind)
{
  told->n[kind]++;
  told->any = TRUE;
}

void
catan_told_out (CatanTold *told, guint kind, guint hidden)
{
  if (kind < CATAN_TOLD_UNKNOWN && told->n[kind] > 0)
    told->n[kind]--;
  else if (catan_told_count (told) >= hidden)
    {
      memset (told->n, 0, sizeof told->n);
      told->doubt |= kind < CATAN_TOLD_UNKNOWN;
    }
  if (hidden <= 1)
    memset (told, 0, sizeof *told);
}

gboolean
catan_told_validate (const CatanTold *told, guint hidden)
{
  const guint n = catan_told_count (told);
  return n <= hidden && (n == 0 || told->any) && (!told->doubt || told->any) && (!told->any || hidden > 0);
}
