/* referee-tower.c - what the referee knows of The Tower: pieces, captures, prisoners, ransoms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It asks on its own whether a capture must be possible, and which prisoners must be exchanged.
 */
#include "referee-private.h"
#include "carcassonne/systems/circus/carc-circus.h"
#include "carcassonne/systems/tower/carc-tower.h"

#include <string.h>

typedef struct
{
  guint tower_pieces[TABLE_MAX_PLAYERS]; /* that each player has put onto towers */
  int ransom_laid_by;                    /* whose turn the last tile belongs to; -1: none */
  gboolean ransom_laid;                  /* a ransom was paid in that turn */
  gboolean ransom_paid;                  /* in this turn */
  guint ransom_before;                   /* who paid since the last tile, in turns that were taken away */
  int tower_x, tower_y;                  /* the tower that captures */
  gboolean capture_due;                  /* it reaches a figure, and the player has not chosen yet */
  RefereeFigure *captive;                /* the captured figure that is exchanged as soon as the table says for whom */
} Part;
REFEREE_PART (TOWER)

/* Can a tower take it?  Only builder and pig cannot, of those who may be here; a barn stands on a corner. */
static gboolean
is_prey (const Referee *r, const RefereeFigure *figure)
{
  const RefereeCell *tower = referee_cell (r, part_of (r)->tower_x, part_of (r)->tower_y);
  const int east = figure->x - part_of (r)->tower_x, south = figure->y - part_of (r)->tower_y;
  const int far = (east < 0 ? -east : east) + (south < 0 ? -south : south);
  if (figure->place != AT_WORK && figure->place != AT_RACE && figure->place != AT_TOWER && figure->place != AT_TOWN
      && figure->place != AT_CROWN && (figure->place != AT_PYRAMID || referee_rule (r, CARC_BT4) == CARC_BT4_NO))
    return FALSE;
  return figure->kind != CARC_BUILDER && figure->kind != CARC_PIG && (east == 0 || south == 0) && far <= tower->pieces;
}

static gboolean
has_prey (const Referee *r)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (is_prey (r, &r->figures[i]))
      return TRUE;
  return FALSE;
}

/* How many kinds of figure of this player `holder` has. */
static guint
n_kinds (Referee *r, guint player, int holder)
{
  guint n = 0;
  for (int kind = 0; kind < (int) carc_n_figures; kind++)
    n += referee_prisoner (r, player, holder, kind) != NULL;
  return n;
}

static RefereeFigure *
find_prey (Referee *r, const CarcEntry *entry)
{
  const RefereePlace place = referee_place_of (&entry->spot);
  if (carc_spot_place (&entry->spot) >= CARC_PLACE_CASTLE && carc_spot_place (&entry->spot) <= CARC_PLACE_CATHEDRAL)
    return referee_in_town (r, (guint) entry->player, entry->spot.kind - CARC_SPOT_ON (CASTLE), entry->figure);
  const int segment = place == AT_WORK ? referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot) : -1;
  for (guint i = 0; i < r->n_figures; i++)
    {
      RefereeFigure *figure = &r->figures[i];
      if (figure->player == (guint) entry->player && figure->kind == entry->figure && figure->place == place
          && figure->x == entry->cell_x && figure->y == entry->cell_y
          && (segment < 0 || figure->segment == (guint) segment))
        return figure;
    }
  return NULL;
}

static void
capture (Referee *r, const CarcEntry *entry)
{
  RefereeFigure *prey = referee_which (r, find_prey (r, entry), entry);
  const guint owner = (guint) entry->player;
  if (prey == NULL || !is_prey (r, prey))
    {
      r->fault = "by the referee, the tower cannot capture this figure";
      return;
    }
  prey->place = AT_HOME;
  if (owner != r->player)
    {
      const guint n = n_kinds (r, r->player, (int) owner);
      if (n == 1)
        referee_prisoner (r, r->player, (int) owner, -1)->place = AT_HOME;
      else
        {
          prey->place = AT_PRISON;
          prey->holder = (int) r->player;
        }
      part_of (r)->captive = n > 1 ? prey : NULL;
    }
  referee_tell_left (r);
}

static void
laid (Referee *r)
{
  part_of (r)->ransom_laid_by = (int) r->player;
  part_of (r)->ransom_laid = part_of (r)->ransom_paid;
  part_of (r)->ransom_before = 0;
}

static void
ends (Referee *r, guint next)
{
  if (!r->second)
    part_of (r)->ransom_paid = (part_of (r)->ransom_before >> next) & 1;
}

static void
taken (Referee *r, guint next)
{
  part_of (r)->ransom_before |= (guint) part_of (r)->ransom_paid << r->player;
  part_of (r)->ransom_paid = (part_of (r)->ransom_before >> next) & 1;
}

/* Does anybody have to answer before the catapult is used? */
static gboolean
is_waiting_in_turn (const Referee *r)
{
  static const CarcSystemId catapult = CARC_SYSTEM_CATAPULT;
  return referee_others_wait (r, &catapult, 1);
}

static void
ransom (Referee *r, const CarcEntry *entry)
{
  const gboolean late = entry->kind == CARC_ENTRY_LATE_RANSOM;
  const int payer = late ? part_of (r)->ransom_laid_by : (int) r->player;
  RefereeFigure *prisoner = payer < 0 ? NULL : referee_prisoner (r, (guint) payer, entry->player, entry->figure);
  if (prisoner == NULL
      || (late ? part_of (r)->ransom_laid || (r->second && !r->late && !r->end_due) || r->flung || r->wheel_tile >= 0
               : part_of (r)->ransom_paid || r->end_due)
      || (referee_rule (r, CARC_T1) == CARC_T1_THREE && r->scores[payer] < 3))
    {
      r->fault = "by the referee, no ransom can be paid";
      return;
    }
  /* If only the catapult is still to come, it is too late to go into the City. */
  r->settle_due &= r->turn_due || r->answers_due > 0 || is_waiting_in_turn (r);
  prisoner->place = AT_HOME;
  referee_give (r, (guint) payer, -3, CARC_LINE_RANSOM);
  referee_give (r, (guint) entry->player, 3, CARC_LINE_RANSOM);
  if (r->turn_due || r->answers_due > 0)
    referee_compare_now (r);
  part_of (r)->ransom_laid |= late || r->second || r->has_laid;
  part_of (r)->ransom_paid |= !late;
}

/* That each player gets. */
static guint
n_pieces (const Referee *r)
{
  static const guint supply[7] = { 0, 10, 10, 9, 7, 6, 5 };
  return supply[r->rules->n_players];
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  if (entry->kind == CARC_ENTRY_CAPTURE || entry->kind == CARC_ENTRY_NO_CAPTURE)
    part_of (r)->capture_due = FALSE;
  if (entry->kind == CARC_ENTRY_CAPTURE)
    capture (r, entry);
  else if (entry->kind == CARC_ENTRY_EXCHANGE && part_of (r)->captive != NULL)
    {
      referee_prisoner (r, r->player, (int) part_of (r)->captive->player, entry->figure)->place = AT_HOME;
      part_of (r)->captive->place = AT_HOME;
      part_of (r)->captive = NULL;
    }
  else if (entry->kind == CARC_ENTRY_RANSOM || entry->kind == CARC_ENTRY_LATE_RANSOM)
    ransom (r, entry);
  else if (entry->act == CARC_ACT_TOWER)
    {
      part_of (r)->tower_x = entry->path[0].x;
      part_of (r)->tower_y = entry->path[0].y;
      referee_cell (r, part_of (r)->tower_x, part_of (r)->tower_y)->pieces++;
      part_of (r)->tower_pieces[r->player]++;
      part_of (r)->capture_due = has_prey (r);
    }
  else if (entry->kind == CARC_ENTRY_NOW_TOWER)
    referee_cell (r, entry->x, entry->y)->pieces = (guint) entry->number;
  else if (entry->kind == CARC_ENTRY_NOW_PIECES)
    part_of (r)->tower_pieces[entry->player] = n_pieces (r) - (guint) entry->number;
  else if (entry->act == CARC_ACT_GUARD)
    {
      RefereeFigure *guard = referee_from_home (r, r->player, entry->figure);
      guard->place = AT_TOWER;
      guard->came = ++r->came;
      guard->x = entry->path[0].x;
      guard->y = entry->path[0].y;
      if (referee_cell (r, guard->x, guard->y)->pieces == 0)
        r->fault = "a follower stands on a tower without pieces";
    }
  else
    return entry->kind == CARC_ENTRY_NO_CAPTURE;
  return TRUE;
}

/* Nothing is scored before the capture is decided. */
static int
waits (const Referee *r)
{
  return part_of (r)->capture_due || part_of (r)->captive != NULL ? (int) r->player : -1;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  if (!referee_asks_first (after) && (after->ask == CARC_ASK_CAPTURE) != part_of (r)->capture_due)
    return "the referee disagrees whether a tower reaches anybody";
  if ((after->ask == CARC_ASK_EXCHANGE) != (part_of (r)->captive != NULL))
    return "the referee disagrees about an exchange of prisoners";
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      guint home = 0, held = 0, found = 0;
      if (carc_tower_of (after)->pieces[p] + part_of (r)->tower_pieces[p] != n_pieces (r))
        return "by the referee, another number of tower pieces is left";
      for (guint i = 0; i < r->n_figures; i++)
        {
          home += r->figures[i].player == p && r->figures[i].place == AT_HOME;
          held += r->figures[i].player == p && r->figures[i].place == AT_PRISON;
        }
      for (guint i = 0; i < after->n_figures; i++)
        {
          home -= after->figures[i].player == p && after->figures[i].place == CARC_PLACE_SUPPLY;
          found += after->figures[i].player == p && after->figures[i].place == CARC_PLACE_PRISON;
        }
      if (home != 0 || held != found)
        return "by the referee, another figure is at home or in prison";
    }
  return NULL;
}

static const char *const says[] = {
  "((no|1) figure|[0-9]+ figures) in reach",
  NULL,
};

const RefereeSystem referee_tower = {
  .system = CARC_SYSTEM_TOWER,
  .part_size = sizeof (Part),
  .opening_setup = "set inns",
  .opening = "place tower/field 0,1 r0\ndeploy Anna follower 0,1 farm:nnw so\ndeploy Ben follower prison Anna so\n"
             "deploy Ben big prison Anna so\nplace ffff 0,2 r0 tower 0,1\ncapture 0,1 farm:nnw Anna",
  .must = CARC_WHEN (EXCHANGE),
  .laid = laid,
  .ends = ends,
  .taken = taken,
  .act = act,
  .waits = waits,
  .differs = differs,
  .says = says,
};
