/* carc-walk.c - shortest walks over the table, for the Arbitress (A1 walk, A14).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"

void
carc_walk (const CarcState *state, guint16 from, guint limit, CarcWalkable may, gpointer data, guint16 *steps)
{
  guint16 queue[CARC_MAX_SLOTS];
  guint head = 0, tail = 0;
  memset (steps, 0xff, state->n_slots * sizeof *steps);
  steps[from] = 0;
  queue[tail++] = from;
  while (head < tail)
    {
      guint16 here = queue[head++];
      if (steps[here] == limit)
        continue;
      for (guint side = 0; side < 4; side++)
        {
          guint16 next = state->slots[here].neighbour[side];
          if (next == CARC_NONE || steps[next] != 0xffff || !may (state, here, next, data))
            continue;
          steps[next] = (guint16) (steps[here] + 1);
          queue[tail++] = next;
        }
    }
}
