/* referee-cult.c - what the referee knows of The Cult: who loses a challenge, and where nothing may be laid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/abbey/carc-abbey.h"
#include "carcassonne/systems/cult/carc-cult.h"
#include "carcassonne/carc-cult-marks.h"
#include "referee-private.h"

#include <stdlib.h>

static gboolean
is_shrine (const RefereeCell *cell, guint segment)
{
  return carc_marks_has (cell->cell->segments[segment].marks, CARC_SHRINE);
}

static gboolean
are_rivals (const RefereeCell *a, guint i, const RefereeCell *b, guint k)
{
  const int dx = abs (a->x - b->x), dy = abs (a->y - b->y);
  return dx <= 1 && dy <= 1 && dx + dy > 0 && referee_is_cloister (a, i) && referee_is_cloister (b, k)
         && is_shrine (a, i) != is_shrine (b, k);
}

/* The shrines, or the cloisters, on the eight cells around this one. */
static guint
n_around (const Referee *r, int x, int y, gboolean shrines)
{
  guint n = 0;
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      const int dx = abs (cell->x - x), dy = abs (cell->y - y);
      for (guint i = 0; i < cell->cell->n_nodes && dx <= 1 && dy <= 1 && dx + dy > 0; i++)
        n += referee_is_cloister (cell, i) && is_shrine (cell, i) == shrines;
    }
  return n;
}

gboolean
referee_cult_allows (const Referee *r, int x, int y)
{
  if (n_around (r, x, y, TRUE) > 1)
    return FALSE;
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      const int dx = abs (cell->x - x), dy = abs (cell->y - y);
      for (guint i = 0; i < cell->cell->n_nodes && dx <= 1 && dy <= 1 && dx + dy > 0; i++)
        if (referee_is_cloister (cell, i) && is_shrine (cell, i) && n_around (r, cell->x, cell->y, FALSE) > 0)
          return FALSE;
    }
  return TRUE;
}

/* Has any figure of the feature a winner beside it?  Then it goes home before the others are scored. */
static void
scoring (Referee *r, const GArray *fresh)
{
  gboolean loses[CARC_MAX_FIGURES] = { FALSE };
  for (guint i = 0; i < r->n_figures; i++)
    for (guint k = 0; k < r->n_figures; k++)
      {
        const RefereeFigure *loser = &r->figures[i], *winner = &r->figures[k];
        gboolean wins = FALSE, done = FALSE;
        if (loser->place != AT_WORK || winner->place != AT_WORK
            || !are_rivals (referee_cell (r, loser->x, loser->y), loser->segment,
                            referee_cell (r, winner->x, winner->y), winner->segment))
          continue;
        for (guint n = 0; n < fresh->len; n++)
          {
            wins |= g_array_index (fresh, int, n) == referee_feature_of (r, winner);
            done |= g_array_index (fresh, int, n) == referee_feature_of (r, loser);
          }
        loses[i] |= wins && !done;
      }
  for (guint i = 0; i < r->n_figures; i++)
    if (loses[i])
      {
        RefereeFigure *loser = &r->figures[i];
        if (loser->kind == CARC_WAGON && referee_rule (r, CARC_M9) == CARC_M9_ON)
          {
            r->wagons[loser->player].due = TRUE;
            r->wagons[loser->player].x = loser->x;
            r->wagons[loser->player].y = loser->y;
            r->wagons[loser->player].feature = referee_feature_of (r, loser);
          }
        loser->place = AT_HOME;
      }
}

/* Nothing has two rivals, unless the table agreed to that. */
static const char *
differs (const Referee *r, const CarcState *after)
{
  for (guint a = 0; a < r->cells->len; a++)
    for (guint i = 0; i < g_array_index (r->cells, RefereeCell, a).cell->n_nodes; i++)
      {
        const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, a);
        guint rivals = 0;
        for (guint b = 0; b < r->cells->len; b++)
          for (guint k = 0; k < g_array_index (r->cells, RefereeCell, b).cell->n_nodes; k++)
            rivals += are_rivals (cell, i, &g_array_index (r->cells, RefereeCell, b), k);
        for (guint16 slot = 0; rivals > 1 && slot < after->n_slots; slot++)
          if (carc_slot_placed (after, slot) && after->slots[slot].agreed && abs (after->slots[slot].x - cell->x) <= 1
              && abs (after->slots[slot].y - cell->y) <= 1)
            rivals = 0;
        if (rivals > 1)
          return "two rivals beside a cloister or a shrine";
      }
  return NULL;
}

const RefereeSystem referee_cult = { .system = CARC_SYSTEM_CULT, .scoring = scoring, .differs = differs };
