/* referee-crop.c - what the referee knows of the Crop Circles: who is asked, who can be added, who goes home.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It goes over the figures on its own table, and keeps who was asked last.
 */
#include "referee-private.h"
#include "carcassonne/carc-crop-marks.h"
#include "carcassonne/systems/crop/carc-crop.h"

typedef enum
{
  NONE,
  CHOOSE, /* more or fewer? */
  ADD,
  HOME
} Step;

typedef struct
{
  Step step;
  CarcKind kind; /* what the crop circle of the last tile is for */
  int x, y;      /* its cell */
  guint n;       /* who is asked next, counted from the player on turn */
} Part;
REFEREE_PART (CROP)

static gboolean
is_follower (guint kind)
{
  return kind != CARC_BUILDER && kind != CARC_PIG && kind != CARC_BARN && kind != CARC_SHEPHERD;
}

static gboolean
stands_in_kind (const Referee *r, const RefereeFigure *figure)
{
  return figure->place == AT_WORK && is_follower (figure->kind)
         && (CarcKind) referee_cell (r, figure->x, figure->y)->cell->segments[figure->segment].kind
                == part_of (r)->kind;
}

/* Can a figure of this kind from the supply stand beside that one? */
static gboolean
may_stand_beside (const Referee *r, guint kind, const RefereeFigure *beside)
{
  if (!is_follower (kind) || kind == CARC_ABBOT
      || (r->dragon_on && r->dragon_x == beside->x && r->dragon_y == beside->y))
    return FALSE;
  return kind == CARC_MAYOR ? part_of (r)->kind == CARC_CITY : kind != CARC_WAGON || part_of (r)->kind != CARC_FARM;
}

static gboolean
can_add (const Referee *r, guint player, const RefereeFigure *beside)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].place == AT_HOME
        && may_stand_beside (r, r->figures[i].kind, beside))
      return TRUE;
  return FALSE;
}

/* Is this player asked if all add a follower, or if all take one home? */
static gboolean
is_concerned (const Referee *r, guint player, Step step)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && !((r->away >> player) & 1) && stands_in_kind (r, &r->figures[i])
        && (step == HOME || can_add (r, player, &r->figures[i])))
      return TRUE;
  return FALSE;
}

/* The next player who is asked; -1: nobody. */
static int
next (const Referee *r)
{
  const guint n = r->rules->n_players;
  for (guint i = part_of (r)->n; i <= n; i++)
    if (is_concerned (r, (r->player + i) % n, part_of (r)->step))
      return (int) ((r->player + i) % n);
  return -1;
}

static gboolean
anybody (const Referee *r)
{
  for (guint i = 0; i < r->rules->n_players; i++)
    if (is_concerned (r, i, HOME))
      return TRUE;
  return FALSE;
}

/* Once the catapult is used or the game ends, it is too late for what was not asked. */
static int
waits (const Referee *r)
{
  switch (part_of (r)->step)
    {
    case CHOOSE: return !r->flung && !r->end_due && !r->over && anybody (r) ? (int) r->player : -1;
    case ADD:
    case HOME: return next (r);
    case NONE:
    default: return -1;
    }
}

static void
laid (Referee *r)
{
  part_of (r)->step = NONE;
}

static void
ends (Referee *r, guint next_player)
{
  part_of (r)->step = NONE;
}

static void
completed (Referee *r, const GArray *fresh)
{
  Part *part = part_of (r);
  for (guint i = r->first_cell; i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      const gboolean shield = carc_marks_has (cell->cell->marks, CARC_CROP_SHIELD);
      const gboolean club = carc_marks_has (cell->cell->marks, CARC_CROP_CLUB);
      if (!shield && !club && !carc_marks_has (cell->cell->marks, CARC_CROP_FORK))
        continue;
      part->step = CHOOSE;
      part->kind = shield ? CARC_CITY : club ? CARC_ROAD : CARC_FARM;
      part->x = cell->x;
      part->y = cell->y;
    }
}

static void
choose (Referee *r, Step step)
{
  if (part_of (r)->step != CHOOSE || waits (r) < 0)
    r->fault = "by the referee, nobody chooses for a crop circle now";
  part_of (r)->step = step;
  part_of (r)->n = 1;
  /* What comes home now comes too late: a wagon, a follower for the City. */
  r->settle_due = FALSE;
  for (guint i = 0; i < r->rules->n_players; i++)
    r->wagons[i].due = FALSE;
}

/* The figure of the player who is asked on this spot, of this kind; -1: any follower. */
static RefereeFigure *
find (Referee *r, guint player, const CarcEntry *entry, int kind)
{
  const int segment = referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot);
  for (guint i = 0; i < r->n_figures; i++)
    {
      RefereeFigure *figure = &r->figures[i];
      if (figure->player == player && figure->place == AT_WORK && figure->x == entry->cell_x
          && figure->y == entry->cell_y && (int) figure->segment == segment
          && (kind < 0 ? is_follower (figure->kind) : figure->kind == (guint) kind))
        return figure;
    }
  return NULL;
}

static void
add (Referee *r, guint player, const CarcEntry *entry)
{
  const RefereeFigure *beside = find (r, player, entry, -1);
  if (!is_follower (entry->figure)
      || (!entry->agreed
          && (beside == NULL || !stands_in_kind (r, beside) || !may_stand_beside (r, entry->figure, beside))))
    r->fault = "by the referee, nobody can be added there";
  referee_put (r, referee_from_home (r, player, entry->figure), entry->cell_x, entry->cell_y, &entry->spot);
}

static void
take_home (Referee *r, guint player, const CarcEntry *entry)
{
  RefereeFigure *figure = referee_which (r, find (r, player, entry, entry->figure), entry);
  if (figure == NULL || !stands_in_kind (r, figure))
    {
      r->fault = "by the referee, this figure does not go home";
      return;
    }
  figure->place = AT_HOME;
  referee_tell_left (r);
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  if (entry->kind == CARC_ENTRY_CIRCLE)
    choose (r, entry->choice == CARC_CIRCLE_ADD ? ADD : HOME);
  else if (entry->kind == CARC_ENTRY_JOIN || entry->kind == CARC_ENTRY_NO_JOIN || entry->kind == CARC_ENTRY_HOME)
    {
      const int player = part->step == (entry->kind == CARC_ENTRY_HOME ? HOME : ADD) ? next (r) : -1;
      if (player < 0)
        r->fault = "by the referee, nobody is asked about a crop circle";
      else if (entry->kind == CARC_ENTRY_JOIN)
        add (r, (guint) player, entry);
      else if (entry->kind == CARC_ENTRY_HOME)
        take_home (r, (guint) player, entry);
      part->n = ((guint) player + 2 * r->rules->n_players - r->player - 1) % r->rules->n_players + 2;
    }
  else
    return FALSE;
  if (part->step != CHOOSE && next (r) < 0)
    part->step = NONE;
  r->pass_due = TRUE;
  return TRUE;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const Part *part = part_of (r);
  const gboolean ours = after->ask == CARC_ASK_CIRCLE || after->ask == CARC_ASK_JOIN || after->ask == CARC_ASK_HOME;
  if ((ours && (waits (r) != after->asked || after->about[0] != part->x || after->about[1] != part->y))
      || (!ours && (part->step == ADD || part->step == HOME)))
    return "the referee asks somebody else about the crop circle";
  if ((after->ask == CARC_ASK_CIRCLE && part->step != CHOOSE) || (after->ask == CARC_ASK_JOIN && part->step != ADD)
      || (after->ask == CARC_ASK_HOME && part->step != HOME))
    return "the referee disagrees what the crop circle does";
  if ((after->ask == CARC_ASK_TILE || after->ask == CARC_ASK_LATE || after->ask == CARC_ASK_FLING)
      && part->step == CHOOSE && waits (r) >= 0)
    return "by the referee, a crop circle was forgotten";
  return NULL;
}

const RefereeSystem referee_crop = {
  .system = CARC_SYSTEM_CROP,
  .part_size = sizeof (Part),
  .opening_setup = "start crfr 0,0 r0",
  .opening = "place crop/crossing-club 1,0 r0 follower road:W",
  .must = CARC_WHEN (CIRCLE) | CARC_WHEN (HOME),
  .act = act,
  .laid = laid,
  .ends = ends,
  .completed = completed,
  .waits = waits,
  .differs = differs,
};
