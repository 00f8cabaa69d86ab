/* referee-count.c - what the referee knows of The Count: who may go into the City and out of it, and when.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It finds on its own table which features are about to be scored, and adds up what the tile brought to each player.
 */
#include "referee-private.h"
#include "carcassonne/systems/abbot/carc-abbot.h"
#include "carcassonne/systems/count/carc-count.h"

#include <string.h>

typedef struct
{
  guint count_at;               /* CarcQuarter: where the count stands */
  gboolean town_scored;         /* the features of this turn are scored */
  gboolean settled;             /* somebody went into the City in this turn */
  gboolean count_due;           /* somebody went in, and the count may move */
  guint leave_from, final_from; /* who is asked next, counted from the player on turn, or who laid the last tile */
  guint final_passed;           /* the players who moved nobody before the final scoring, bit per player */
} Part;
REFEREE_PART (COUNT)

/* ---- the quarters ---- */

void
referee_quarter (const Referee *r, guint quarter, int *x, int *y)
{
  static const int columns[CARC_N_QUARTERS] = { 2, 2, 2, 1 }, rows[CARC_N_QUARTERS] = { 0, 1, 2, 1 };
  const gboolean one = referee_rule (r, CARC_N4) == CARC_N4_ONE;
  int column = columns[quarter], row = rows[quarter];
  if (one)
    column = 2, row = 1;
  else if (quarter == CARC_QUARTER_MARKET && referee_rule (r, CARC_N4) == CARC_N4_EAST)
    column = 3;
  /* The start's cells come first, in the order that they have before the start is turned. */
  const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, row * 4 + column);
  *x = cell->x;
  *y = cell->y;
}

void
referee_to_town (Referee *r, RefereeFigure *figure, guint quarter)
{
  figure->place = AT_TOWN;
  figure->holder = (int) quarter;
  figure->came = ++r->came;
  referee_quarter (r, quarter, &figure->x, &figure->y);
}

RefereeFigure *
referee_in_town (Referee *r, guint player, guint quarter, int kind)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].place == AT_TOWN && r->figures[i].holder == (int) quarter
        && (kind < 0 || r->figures[i].kind == (guint) kind))
      return &r->figures[i];
  return NULL;
}

static guint
quarter_for (CarcKind kind)
{
  switch (kind)
    {
    case CARC_CITY: return CARC_QUARTER_CASTLE;
    case CARC_ROAD: return CARC_QUARTER_BLACKSMITH;
    case CARC_FARM: return CARC_QUARTER_MARKET;
    case CARC_CLOISTER:
    case CARC_RIVER:
    default: return CARC_QUARTER_CATHEDRAL;
    }
}

/* ---- going out ---- */

static gboolean
is_occupied (const Referee *r, int feature)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (referee_feature_of (r, &r->figures[i]) == feature)
      return TRUE;
  return FALSE;
}

/* Has the farm a barn that scores its farmers now?  `fresh`: only the barn of this turn. */
static gboolean
has_barn (const Referee *r, int farm, gboolean fresh)
{
  const CarcSpot corner = { CARC_FARM, 0 };
  gboolean here = FALSE;
  for (guint c = r->first_cell; c < r->cells->len; c++)
    for (guint i = 0; i < g_array_index (r->cells, RefereeCell, c).cell->n_nodes; i++)
      here |= g_array_index (r->cells, RefereeCell, c).feature[i] == farm;
  for (guint i = 0; here && i < r->n_figures; i++)
    {
      const RefereeFigure *barn = &r->figures[i];
      if (barn->place != AT_CORNER || (fresh && (int) i != r->barn))
        continue;
      const int segment = referee_segment_at (r, barn->x, barn->y, &corner);
      if (segment >= 0 && referee_cell (r, barn->x, barn->y)->feature[segment] == farm)
        return TRUE;
    }
  return FALSE;
}

/* May a figure go to this segment of this cell? */
static gboolean
is_goal (const Referee *r, const RefereeCell *cell, guint segment)
{
  const int id = cell->feature[segment];
  const RefereeFeature *feature = referee_feature (r, id);
  const gboolean any = referee_rule (r, CARC_N2) == CARC_N2_ANY;
  if (quarter_for (feature->kind) == part_of (r)->count_at
      || (r->dragon_on && r->dragon_x == cell->x && r->dragon_y == cell->y))
    return FALSE;
  /* The cloister of the lake can be claimed only with the lake. */
  if (feature->kind == CARC_CLOISTER && cell->cell->flags & CARC_CELL_LAKE && !is_occupied (r, id))
    return FALSE;
  if (r->end_due)
    return feature->kind == CARC_FARM || (!feature->done && referee_rule (r, CARC_N3) == CARC_N3_ALL);
  if (feature->kind == CARC_FARM)
    return has_barn (r, id, !is_occupied (r, id)) && (any || is_occupied (r, id));
  return feature->done && !cell->done[segment] && (any || is_occupied (r, id));
}

static gboolean
can_leave (const Referee *r, guint player)
{
  gboolean in[CARC_N_QUARTERS] = { FALSE }, abbot = FALSE;
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].place == AT_TOWN)
      {
        in[r->figures[i].holder] = TRUE;
        abbot |= r->figures[i].kind == CARC_ABBOT;
      }
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        if (in[quarter_for ((CarcKind) cell->cell->segments[i].kind)] && is_goal (r, cell, i)
            && (abbot || !carc_marks_has (cell->cell->segments[i].marks, CARC_GARDEN)))
          return TRUE;
    }
  return FALSE;
}

/* Who is counted from: the player on turn, or before the final scoring who laid the last tile. */
static guint
base_of (const Referee *r)
{
  return r->end_due && r->laid_by >= 0 ? (guint) r->laid_by : r->player;
}

/* The next player who can go out; -1: nobody. */
static int
leaver (const Referee *r)
{
  const guint n = r->rules->n_players, from = r->end_due ? part_of (r)->final_from : part_of (r)->leave_from;
  for (guint i = 0; i < n && (r->end_due || from + i <= n); i++)
    {
      const guint player = (base_of (r) + from + i) % n;
      if (!((r->away | (r->end_due ? part_of (r)->final_passed : 0)) >> player & 1) && can_leave (r, player))
        return (int) player;
    }
  return -1;
}

/* ---- going in ---- */

static gboolean
may_settle (const Referee *r, guint kind, guint quarter)
{
  return kind == CARC_FOLLOWER || kind == CARC_BIG || kind == CARC_RINGMASTER
         || (kind == CARC_MAYOR && quarter == CARC_QUARTER_CASTLE)
         || (kind == CARC_WAGON && quarter != CARC_QUARTER_MARKET)
         || (kind == CARC_ABBOT && quarter == CARC_QUARTER_CATHEDRAL && referee_rule (r, CARC_GA2) == CARC_GA2_YES);
}

static gboolean
has_settler (const Referee *r)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == r->player && r->figures[i].place == AT_HOME
        && (may_settle (r, r->figures[i].kind, CARC_QUARTER_CASTLE)
            || may_settle (r, r->figures[i].kind, CARC_QUARTER_CATHEDRAL)))
      return TRUE;
  return FALSE;
}

static int
waits (const Referee *r)
{
  if ((r->turn_due && !part_of (r)->town_scored) || r->end_due)
    return leaver (r);
  return part_of (r)->count_due || (r->settle_due && r->has_laid && has_settler (r)) ? (int) r->player : -1;
}

static void
laid (Referee *r)
{
  referee_survey (r);
  memset (r->land, 0, sizeof r->land);
  r->fairy_scored = 0;
  part_of (r)->settled &= r->second;
  r->settle_due = part_of (r)->count_due = part_of (r)->town_scored = FALSE;
  part_of (r)->leave_from = part_of (r)->final_from = 1;
}

static void
completed (Referee *r, const GArray *fresh)
{
  part_of (r)->town_scored = TRUE;
  for (guint p = 0; p < r->rules->n_players; p++)
    r->settle_due |= p != r->player && r->land[p] > 0;
  r->settle_due &= !part_of (r)->settled || referee_rule (r, CARC_N12) == CARC_N12_EACH;
  r->settle_due &= r->land[r->player] <= 0
                   && !(referee_rule (r, CARC_N5) == CARC_N5_FAIRY && (r->fairy_scored >> r->player) & 1);
}

/* ---- the acts ---- */

static void
leave (Referee *r, const CarcEntry *entry, guint player)
{
  const RefereeCell *cell = referee_cell (r, entry->cell_x, entry->cell_y);
  const int segment = referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot);
  RefereeFigure *figure = referee_in_town (r, player, quarter_for ((CarcKind) entry->spot.kind), entry->figure);
  if (figure == NULL || segment < 0 || !is_goal (r, cell, (guint) segment))
    {
      r->fault = "by the referee, this figure cannot go out of the City";
      return;
    }
  figure = referee_which (r, figure, entry);
  const gboolean with_her = referee_rule (r, CARC_N11) == CARC_N11_GOES && r->beside == figure
                            && r->beside_as.place == AT_TOWN && r->beside_as.came == figure->came;
  referee_put (r, figure, entry->cell_x, entry->cell_y, &entry->spot);
  if (!with_her)
    return;
  r->beside_as = *figure;
  r->fairy_x = figure->x;
  r->fairy_y = figure->y;
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  const guint n = r->rules->n_players;
  if (entry->kind == CARC_ENTRY_LEAVE || entry->kind == CARC_ENTRY_NO_LEAVE)
    {
      const gboolean nobody = entry->kind == CARC_ENTRY_NO_LEAVE;
      const int player = leaver (r);
      if (player < 0)
        {
          r->fault = "by the referee, nobody is asked to go out of the City";
          return TRUE;
        }
      const guint place = ((guint) player + n - base_of (r) - 1) % n + 1;
      r->went_out = TRUE;
      if (!nobody)
        leave (r, entry, (guint) player);
      else if (r->end_due)
        part_of (r)->final_passed |= 1u << player;
      if (r->end_due)
        part_of (r)->final_from = place + 1;
      else
        part_of (r)->leave_from = nobody ? place + 1 : place;
      return TRUE;
    }
  if (entry->kind == CARC_ENTRY_SETTLE)
    {
      if (!may_settle (r, entry->figure, entry->choice))
        r->fault = "by the referee, this figure does not go there";
      referee_to_town (r, referee_from_home (r, r->player, entry->figure), entry->choice);
      part_of (r)->settled = TRUE;
      part_of (r)->count_due = referee_rule (r, CARC_N1) == CARC_N1_PLAYER;
      if (referee_rule (r, CARC_N1) == CARC_N1_CLOCKWISE)
        part_of (r)->count_at = (part_of (r)->count_at + 1) % CARC_N_QUARTERS;
      else if (referee_rule (r, CARC_N1) == CARC_N1_FOLLOW)
        part_of (r)->count_at = entry->choice;
    }
  else if (entry->kind == CARC_ENTRY_COUNT || entry->kind == CARC_ENTRY_NOW_COUNT)
    part_of (r)->count_at = entry->choice;
  if (entry->kind == CARC_ENTRY_NOW_COUNT)
    return TRUE;
  if (entry->kind == CARC_ENTRY_COUNT || entry->kind == CARC_ENTRY_COUNT_STAYS)
    part_of (r)->count_due = FALSE;
  else if (entry->kind == CARC_ENTRY_SETTLE || entry->kind == CARC_ENTRY_NO_SETTLE)
    r->settle_due = FALSE;
  else
    return FALSE;
  r->pass_due = TRUE;
  return TRUE;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const int asked = r->over ? -1 : waits (r);
  const gboolean free_to_pass = after->ask == CARC_ASK_TILE || after->ask == CARC_ASK_LATE;
  if (carc_count_of (after)->at != part_of (r)->count_at)
    return "by the referee, the count is elsewhere";
  for (guint i = 0; i < after->n_figures; i++)
    {
      const CarcFigure *figure = &after->figures[i];
      int n = 0;
      for (guint k = 0; k < after->n_figures; k++)
        n += after->figures[k].player == figure->player && after->figures[k].kind == figure->kind
             && after->figures[k].place == figure->place;
      for (guint k = 0; k < r->n_figures; k++)
        n -= r->figures[k].player == figure->player && r->figures[k].kind == figure->kind
             && r->figures[k].place == AT_TOWN && r->figures[k].holder == figure->place - CARC_PLACE_CASTLE;
      if (figure->place >= CARC_PLACE_CASTLE && figure->place <= CARC_PLACE_PLAGUE && n != 0)
        return "by the referee, others are in the City";
    }
  if ((after->ask == CARC_ASK_LEAVE || after->ask == CARC_ASK_SETTLE || after->ask == CARC_ASK_COUNT)
      && asked != after->asked)
    return "the referee asks somebody else about the City";
  if (after->ask == CARC_ASK_COUNT && !part_of (r)->count_due)
    return "by the referee, the count does not move now";
  if (asked >= 0 && free_to_pass)
    return "by the referee, somebody is asked about the City";
  return NULL;
}

const RefereeSystem referee_count = {
  .system = CARC_SYSTEM_COUNT,
  .part_size = sizeof (Part),
  .laid = laid,
  .completed = completed,
  .act = act,
  .waits = waits,
  .differs = differs,
};
