/* steps.c - see steps.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "steps.h"

#include "library/library.h"

void
step_make (Step *step, guint number, guint length)
{
  guint dice = (number + 1) * 2654435761u >> 8;
  guint n = 1;

  *step = (Step){ .from = length };
  /* Before the game has too many entries, all of them are replaced. */
  if (length >= LIBRARY_ENTRIES_MAX / 2)
    step->from = 0;
  else if (dice % 7 == 0)
    {
      step->from -= MIN (length, dice / 7 % 5);
      n = dice / 35 % 4;
    }
  for (guint i = 0; i < n; i++)
    step->lines[i] = g_strdup_printf ("place crfr %u,%u r%u follower city:S # %u", number, i, number % 4, number);
}

void
step_clear (Step *step)
{
  for (guint i = 0; i < G_N_ELEMENTS (step->lines); i++)
    g_clear_pointer (&step->lines[i], g_free);
}

void
step_take (const Step *step, GPtrArray *entries)
{
  g_ptr_array_set_size (entries, (int) step->from);
  for (guint i = 0; step->lines[i] != NULL; i++)
    g_ptr_array_add (entries, g_strdup (step->lines[i]));
}
