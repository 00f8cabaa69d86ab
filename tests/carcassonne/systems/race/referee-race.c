/* referee-race.c - what the referee knows of the race: racers enter and move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/systems/count/carc-count.h"

/* Builders and pigs never race, nor do wagons and barns.  A builder may stand beside the one who is lifted. */
static RefereeFigure *
lifted (Referee *r, guint player, const CarcEntry *entry)
{
  const int segment = referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot);
  for (guint i = 0; i < r->n_figures; i++)
    {
      RefereeFigure *figure = &r->figures[i];
      const gboolean there = entry->spot.kind >= CARC_SPOT_ON (CASTLE) && entry->spot.kind <= CARC_SPOT_ON (CATHEDRAL)
                                 ? figure->place == AT_TOWN
                                       && figure->holder == entry->spot.kind - CARC_SPOT_ON (CASTLE)
                                 : figure->place == AT_WORK && figure->x == entry->cell_x && figure->y == entry->cell_y
                                       && (int) figure->segment == segment;
      if (there && figure->player == player && figure->kind != CARC_BUILDER && figure->kind != CARC_PIG
          && figure->kind != CARC_WAGON && figure->kind != CARC_BARN)
        return figure;
    }
  return NULL;
}

void
referee_enter_race (Referee *r, guint player, const CarcEntry *entry)
{
  const RefereePlace place = referee_place_of (&entry->spot);
  const gboolean alone = entry->race == CARC_RACE_LIFT
                         && (place == AT_TOWER || place == AT_CROWN || place == AT_PYRAMID);
  RefereeFigure *figure = alone ? referee_find_figure (r, player, place, entry->cell_x, entry->cell_y, -1)
                          : entry->race == CARC_RACE_LIFT ? lifted (r, player, entry)
                                                          : referee_from_home (r, player, entry->figure);
  if (entry->race == CARC_RACE_LIFT)
    figure = referee_which (r, figure, entry);
  figure->place = AT_RACE;
  figure->x = g_array_index (r->cells, RefereeCell, 0).x; /* the start's own first cell */
  figure->y = g_array_index (r->cells, RefereeCell, 0).y;
  if (carc_in_play (r->rules, CARC_SYSTEM_COUNT))
    referee_quarter (r, CARC_QUARTER_BLACKSMITH, &figure->x, &figure->y);
}

static void
move_racer (Referee *r, guint player, const CarcCellXY *goal)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].place == AT_RACE)
      {
        r->figures[i].x = goal->x;
        r->figures[i].y = goal->y;
        if (!(referee_cell (r, goal->x, goal->y)->cell->flags & CARC_CELL_LIGHTHOUSE))
          return;
        r->figures[i].place = AT_LIGHTHOUSE;
        r->keeper = (int) player;
        for (guint k = 0; k < r->n_figures; k++)
          if (r->figures[k].place == AT_RACE)
            r->figures[k].place = AT_HOME;
        return;
      }
}

static gboolean
is_racing (const Referee *r, guint player)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].place == AT_RACE)
      return TRUE;
  return FALSE;
}

/* As agreed, the racer is there; it comes from the supply if there is none yet.  The Keeper's is at the lighthouse. */
static void
put_racer (Referee *r, const CarcEntry *entry)
{
  const guint player = (guint) entry->player;
  CarcCellXY at = entry->cell;
  if (!is_racing (r, player))
    referee_enter_race (r, player, entry);
  for (guint i = 0; entry->kind == CARC_ENTRY_NOW_KEEPER && i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      if (cell->cell->flags & CARC_CELL_LIGHTHOUSE)
        at = (CarcCellXY){ (gint16) cell->x, (gint16) cell->y };
    }
  r->card_due |= entry->kind == CARC_ENTRY_NOW_KEEPER;
  move_racer (r, player, &at);
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  if (entry->act == CARC_ACT_RACER)
    move_racer (r, r->player, &entry->path[entry->n_path - 1]);
  else if (entry->act == CARC_ACT_ENTER)
    referee_enter_race (r, r->player, entry);
  else if (entry->kind == CARC_ENTRY_NOW_RACER || entry->kind == CARC_ENTRY_NOW_KEEPER)
    put_racer (r, entry);
  else if (entry->kind == CARC_ENTRY_NO_CARD)
    {
      if (r->keeper < 0 || r->no_card || r->keeps_card || r->cards[0].kept || r->cards[1].kept)
        r->fault = "the Keeper has chosen a card before, or there is no Keeper";
      if (!entry->agreed && r->cards[0].holder == r->keeper && r->cards[1].holder == r->keeper)
        r->fault = "the Keeper has both cards, and kept none";
      r->no_card = TRUE;
    }
  else
    return FALSE;
  return TRUE;
}

static const char *const says[] = {
  "reaches the lighthouse and is its Keeper",
  "then (no free way|[1-9][0-9]* turns?) to the lighthouse",
  NULL,
};

const RefereeSystem referee_race = { .system = CARC_SYSTEM_RACE, .act = act, .says = says };
