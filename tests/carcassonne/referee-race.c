/* referee-race.c - what the referee knows of the race: racers enter and move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"

void
referee_enter_race (Referee *r, guint player, const CarcEntry *entry)
{
  const gboolean tower = entry->race == CARC_RACE_LIFT && entry->spot.kind == CARC_SPOT_TOWER;
  RefereeFigure *figure = tower ? referee_find_figure (r, player, AT_TOWER, entry->cell_x, entry->cell_y, -1)
                          : entry->race == CARC_RACE_LIFT
                              ? referee_find_figure (r, player, AT_WORK, entry->cell_x, entry->cell_y,
                                                     referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot))
                              : referee_from_home (r, player, entry->figure);
  figure->place = AT_RACE;
  figure->x = g_array_index (r->cells, RefereeCell, 0).x; /* the start's own first cell */
  figure->y = g_array_index (r->cells, RefereeCell, 0).y;
}

static void
move_racer (Referee *r, const CarcCellXY *goal)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == r->player && r->figures[i].place == AT_RACE)
      {
        r->figures[i].x = goal->x;
        r->figures[i].y = goal->y;
        if (!(referee_cell (r, goal->x, goal->y)->cell->flags & CARC_CELL_LIGHTHOUSE))
          return;
        r->figures[i].place = AT_LIGHTHOUSE;
        r->keeper = (int) r->player;
        for (guint k = 0; k < r->n_figures; k++)
          if (r->figures[k].place == AT_RACE)
            r->figures[k].place = AT_HOME;
        return;
      }
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  if (entry->act == CARC_ACT_RACER)
    move_racer (r, &entry->path[entry->n_path - 1]);
  else if (entry->act == CARC_ACT_ENTER)
    referee_enter_race (r, r->player, entry);
  else
    return FALSE;
  return TRUE;
}

const RefereeSystem referee_race = { .system = CARC_SYSTEM_RACE, .act = act };
