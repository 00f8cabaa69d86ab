/* referee-flier.c - what the referee knows of The Flying Machines: who flies, how far, and where the flight can end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It turns the direction of the printed machine by itself, step by step, with the rotation that the entry names.
 */
#include "referee-private.h"
#include "carcassonne/systems/flier/carc-flier.h"

typedef enum
{
  NOBODY,
  IN_FLIGHT, /* the die is due */
  DOWN       /* its feature is due, on the cell `end_x`, `end_y` */
} Flight;

typedef struct
{
  Flight flight;
  RefereeFigure *figure;
  int dx, dy, end_x, end_y;
  guint flights[TABLE_MAX_PLAYERS], landed[TABLE_MAX_PLAYERS], good[TABLE_MAX_PLAYERS];
} Part;
REFEREE_PART (FLIER)

static gboolean
can_land (const Referee *r, const RefereeFigure *figure, const RefereeCell *cell, guint segment)
{
  const RefereeFeature *feature = referee_feature (r, cell->feature[segment]);
  if (feature->kind == CARC_FARM || feature->done || cell->done[segment])
    return FALSE;
  if (r->dragon_on && r->dragon_x == cell->x && r->dragon_y == cell->y)
    return FALSE;
  if (figure->kind == CARC_ABBOT ? feature->kind != CARC_CLOISTER : feature->of_mark[CARC_GARDEN] > 0)
    return FALSE;
  if (feature->kind == CARC_CLOISTER && cell->cell->flags & CARC_CELL_LAKE)
    return referee_rule (r, CARC_FM1) == CARC_FM1_YES && figure->kind != CARC_MAYOR;
  return figure->kind != CARC_MAYOR || feature->kind == CARC_CITY;
}

static gboolean
lands (const Referee *r, int n)
{
  const Part *part = part_of (r);
  const RefereeCell *cell = referee_cell (r, part->figure->x + n * part->dx, part->figure->y + n * part->dy);
  gboolean any = FALSE;
  for (guint i = 0; cell != NULL && i < cell->cell->n_nodes; i++)
    any |= can_land (r, part->figure, cell, i);
  return any;
}

static void
board (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  const RefereeCell *machine = NULL;
  for (guint i = r->first_cell; i < r->cells->len && machine == NULL; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      if (carc_marks_has (cell->cell->marks, CARC_FLY_W) || carc_marks_has (cell->cell->marks, CARC_FLY_NW))
        machine = cell;
    }
  if (machine == NULL || part->flight != NOBODY || entry->figure == CARC_BUILDER || entry->figure == CARC_PIG
      || entry->figure == CARC_BARN)
    {
      r->fault = "by the referee, this figure cannot fly";
      return;
    }
  part->dx = -1;
  part->dy = carc_marks_has (machine->cell->marks, CARC_FLY_NW) ? -1 : 0;
  for (guint turn = 0; turn < entry->rot; turn++)
    {
      const int dx = part->dx;
      part->dx = -part->dy;
      part->dy = dx;
    }
  part->figure = referee_from_home (r, r->player, entry->figure);
  part->figure->place = AT_OTHER;
  part->figure->other = CARC_PLACE_MACHINE;
  part->figure->x = machine->x;
  part->figure->y = machine->y;
  part->flight = IN_FLIGHT;
}

static void
roll (Referee *r, int n)
{
  Part *part = part_of (r);
  if (part->flight != IN_FLIGHT)
    {
      r->fault = "by the referee, nobody throws the die";
      return;
    }
  referee_survey (r);
  part->flights[r->player]++;
  part->landed[r->player] += (guint) lands (r, n);
  for (int i = 1; i <= 3; i++)
    part->good[r->player] += (guint) lands (r, i);
  part->flight = lands (r, n) ? DOWN : NOBODY;
  part->end_x = part->figure->x + n * part->dx;
  part->end_y = part->figure->y + n * part->dy;
  if (part->flight == DOWN)
    return;
  part->figure->place = AT_HOME;
  referee_tell_left (r);
}

static void
land (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  const RefereeCell *cell = referee_cell (r, entry->cell_x, entry->cell_y);
  const int segment = referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot);
  referee_survey (r);
  if (part->flight == NOBODY || segment < 0
      || (!entry->agreed
          && (part->flight != DOWN || entry->cell_x != part->end_x || entry->cell_y != part->end_y
              || !can_land (r, part->figure, cell, (guint) segment))))
    {
      r->fault = "by the referee, the flight does not end there";
      return;
    }
  referee_put (r, part->figure, entry->cell_x, entry->cell_y, &entry->spot);
  part->flight = NOBODY;
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  if (entry->act == CARC_ACT_FLY)
    board (r, entry);
  else if (entry->kind == CARC_ENTRY_ROLL)
    roll (r, entry->number);
  else if (entry->kind == CARC_ENTRY_LAND)
    land (r, entry);
  else
    return FALSE;
  return TRUE;
}

static int
waits (const Referee *r)
{
  return part_of (r)->flight != NOBODY ? (int) r->player : -1;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const Part *part = part_of (r);
  const CarcFlier *flier = carc_flier_of (after);
  if ((!referee_asks_first (after) && (after->ask == CARC_ASK_ROLL) != (part->flight == IN_FLIGHT))
      || (after->ask == CARC_ASK_LAND) != (part->flight == DOWN))
    return "the referee disagrees whether somebody is in flight";
  if (after->ask == CARC_ASK_LAND && (after->about[0] != part->end_x || after->about[1] != part->end_y))
    return "by the referee, the flight ends elsewhere";
  for (guint i = 0; i < r->rules->n_players; i++)
    if (flier->flights[i] != part->flights[i] || flier->landed[i] != part->landed[i]
        || flier->thirds[i] != part->good[i])
      return "by the referee, the die brought something else";
  return NULL;
}

static const char *const says[] = {
  "it lands( nowhere)?, whatever the die shows",
  "it lands if the die shows [1-3](, [23])?",
  NULL,
};

const RefereeSystem referee_flier = {
  .system = CARC_SYSTEM_FLIER,
  .part_size = sizeof (Part),
  .must = CARC_WHEN (ROLL) | CARC_WHEN (LAND),
  .act = act,
  .waits = waits,
  .differs = differs,
  .says = says,
};
