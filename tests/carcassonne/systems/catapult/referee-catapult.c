/* referee-catapult.c - what the referee knows of The Catapult: whose throw it is, who can be hit, the points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It finds out on its own when the turn is over, and counts the throws of a round by their players.
 */
#include "referee-private.h"
#include "carcassonne/systems/abbot/carc-abbot.h"
#include "carcassonne/systems/catapult/carc-catapult.h"
#include "carcassonne/systems/count/carc-count.h"
#include "carcassonne/carc-catapult-marks.h"

typedef struct
{
  struct
  {
    int x, y;
  } fairs[4]; /* whose rounds of the catapult are due */
  guint n_fairs;
  gboolean turn_over; /* the tile of this turn was scored */
  int thrown;         /* which token, CarcThrow */
} Part;
REFEREE_PART (CATAPULT)

static void
laid (Referee *r)
{
  gboolean fair = FALSE;
  part_of (r)->turn_over = r->flung = FALSE;
  r->flinger = -1;
  for (guint i = r->first_cell; i < r->cells->len && !fair; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      fair = carc_marks_has (cell->cell->marks, CARC_FAIR);
      if (!fair)
        continue;
      if (referee_rule (r, CARC_P2) == CARC_P2_ONE)
        part_of (r)->n_fairs = 0;
      part_of (r)->fairs[part_of (r)->n_fairs].x = cell->x;
      part_of (r)->fairs[part_of (r)->n_fairs++].y = cell->y;
    }
}

static void
completed (Referee *r, const GArray *fresh)
{
  part_of (r)->turn_over = TRUE;
}

static void
begins (Referee *r)
{
  if (part_of (r)->n_fairs > 0)
    r->fault = "by the referee, the catapult was to be used before this turn";
}

/* Does the same player lay another tile before the catapult is used? */
static gboolean
goes_on (const Referee *r)
{
  gboolean again = FALSE;
  for (guint i = 0; r->n_remaining > 0 && i < referee_n_systems; i++)
    again |= carc_in_play (r->rules, referee_systems[i]->system) && referee_systems[i]->again
             && referee_systems[i]->again (r);
  return again;
}

/* The player of a second turn may have left instead of laying a tile. */
static int
first_to_fling (const Referee *r)
{
  return (int) ((r->away >> r->player) & 1 ? referee_next (r, r->player) : r->player);
}

static int
waits (const Referee *r)
{
  const gboolean over = r->has_laid ? part_of (r)->turn_over && !goes_on (r) : r->pass_due;
  if (part_of (r)->n_fairs == 0 || r->over)
    return -1;
  return r->flinger >= 0 ? r->flinger : over ? first_to_fling (r) : -1;
}

static void
pass (Referee *r, gboolean all)
{
  r->flinger = (int) referee_next (r, (guint) r->flinger);
  if (!all && r->flinger != first_to_fling (r))
    return;
  r->flinger = -1;
  for (guint i = 1; i < part_of (r)->n_fairs; i++)
    part_of (r)->fairs[i - 1] = part_of (r)->fairs[i];
  part_of (r)->n_fairs--;
  r->pass_due = TRUE;
}

static RefereeFigure *
find (Referee *r, const CarcEntry *entry)
{
  const RefereePlace place = referee_place_of (&entry->spot);
  const int segment = place == AT_WORK ? referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot) : -1;
  for (guint i = 0; i < r->n_figures; i++)
    {
      RefereeFigure *figure = &r->figures[i];
      if (place == AT_TOWN && figure->place == AT_TOWN && figure->player == (guint) entry->player
          && figure->kind == entry->figure && figure->holder == entry->spot.kind - CARC_SPOT_ON (CASTLE))
        return figure;
      if (place != AT_TOWN && figure->player == (guint) entry->player && figure->kind == entry->figure
          && figure->place == place && figure->x == entry->cell_x && figure->y == entry->cell_y
          && (place != AT_WORK || figure->segment == (guint) segment))
        return figure;
    }
  return NULL;
}

static void
hit (Referee *r, const CarcEntry *entry)
{
  RefereeFigure *figure = referee_which (r, find (r, entry), entry);
  if (part_of (r)->thrown != CARC_THROW_KNOCK_OUT || figure == NULL
      || (figure->kind == CARC_BARN && referee_rule (r, CARC_P4) == CARC_P4_STAYS)
      || (figure->place == AT_TOWER && referee_rule (r, CARC_P5) == CARC_P5_NO))
    {
      r->fault = "by the referee, this figure cannot be knocked out";
      return;
    }
  figure->place = AT_HOME;
  referee_tell_left (r);
}

static void
seduce (Referee *r, const CarcEntry *entry)
{
  RefereeFigure *figure = referee_which (r, find (r, entry), entry), *comes;
  const guint kind = entry->choice;
  if (part_of (r)->thrown != CARC_THROW_SEDUCTION || figure == NULL
      || (figure->place != AT_WORK && figure->place != AT_TOWER && figure->place != AT_TOWN && figure->place != AT_CROWN
          && figure->place != AT_PYRAMID)
      || figure->kind == CARC_BUILDER || figure->kind == CARC_PIG || kind == CARC_BUILDER || kind == CARC_PIG
      || kind == CARC_BARN || (kind != figure->kind && referee_rule (r, CARC_P7) == CARC_P7_SAME)
      || (figure->place == AT_PYRAMID && kind != CARC_FOLLOWER)
      || (figure->place == AT_TOWER
          && (referee_rule (r, CARC_P5) == CARC_P5_NO
              || (kind != CARC_FOLLOWER && kind != CARC_BIG && kind != CARC_RINGMASTER))))
    {
      r->fault = "by the referee, this exchange is not possible";
      return;
    }
  if (figure->place == AT_WORK)
    {
      const CarcKind on = (CarcKind) entry->spot.kind;
      if ((kind == CARC_MAYOR && on != CARC_CITY) || (kind == CARC_WAGON && on == CARC_FARM))
        r->fault = "by the referee, this kind of figure cannot stand there";
    }
  if (figure->place == AT_TOWN
      && ((kind == CARC_MAYOR && figure->holder != CARC_QUARTER_CASTLE)
          || (kind == CARC_WAGON && figure->holder == CARC_QUARTER_MARKET)
          || (kind == CARC_ABBOT
              && (figure->holder != CARC_QUARTER_CATHEDRAL || referee_rule (r, CARC_GA2) == CARC_GA2_NO))))
    r->fault = "by the referee, this kind of figure does not come to this quarter";
  comes = referee_from_home (r, (guint) r->flinger, kind);
  comes->place = figure->place;
  comes->x = figure->x;
  comes->y = figure->y;
  comes->segment = figure->segment;
  comes->holder = figure->holder;
  comes->came = ++r->came;
  figure->place = AT_HOME;
  referee_tell_left (r);
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  const int n = (int) r->rules->n_players;
  switch (entry->kind)
    {
    case CARC_ENTRY_FLING:
      if (part_of (r)->n_fairs == 0 || r->flinger >= 0 || (r->has_laid && (!part_of (r)->turn_over || goes_on (r))))
        r->fault = "by the referee, nobody can use the catapult now";
      r->flinger = first_to_fling (r);
      part_of (r)->thrown = entry->choice;
      r->flung = TRUE;
      /* What a throw makes free comes too late: a place for a wagon, a figure for the City. */
      r->settle_due = FALSE;
      for (int i = 0; i < n; i++)
        r->wagons[i].due = FALSE;
      return TRUE;
    case CARC_ENTRY_HIT: hit (r, entry); return TRUE;
    case CARC_ENTRY_SEDUCE: seduce (r, entry); break;
    case CARC_ENTRY_TARGET:
      for (guint i = 0; i < r->rules->n_players; i++)
        referee_give (r, i, (entry->players >> i) & 1 ? 5 : 0, CARC_LINE_CATAPULT);
      break;
    case CARC_ENTRY_CAUGHT:
      if (entry->player == r->flinger || (r->away >> entry->player) & 1
          || (referee_rule (r, CARC_P9) == CARC_P9_LEFT && entry->player != (int) referee_next (r, (guint) r->flinger))
          || (referee_rule (r, CARC_P9) == CARC_P9_RIGHT
              && (int) referee_next (r, (guint) entry->player) != r->flinger))
        r->fault = "by the referee, this player cannot catch the token";
      referee_give (r, (guint) entry->player, 5, CARC_LINE_CATAPULT);
      break;
    case CARC_ENTRY_HIT_DONE:
    case CARC_ENTRY_NO_SEDUCE:
    case CARC_ENTRY_NO_TARGET:
    case CARC_ENTRY_NOT_CAUGHT: break;
    default: return FALSE;
    }
  pass (r, part_of (r)->thrown == CARC_THROW_TARGET);
  return TRUE;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  static const guint8 asks[] = { CARC_ASK_HIT, CARC_ASK_SEDUCE, CARC_ASK_TARGET, CARC_ASK_CATCH };
  const gboolean ours = after->ask >= CARC_ASK_FLING && after->ask <= CARC_ASK_CATCH;
  if (ours && part_of (r)->n_fairs == 0)
    return "by the referee, no fair is due";
  if (ours && (after->ask == CARC_ASK_FLING) != (r->flinger < 0))
    return "the referee disagrees whether a token was chosen";
  if (ours && r->flinger >= 0 && (after->ask != asks[part_of (r)->thrown] || after->asked != r->flinger))
    return "by the referee, another player flings, or another token";
  if (ours && (after->about[0] != part_of (r)->fairs[0].x || after->about[1] != part_of (r)->fairs[0].y))
    return "by the referee, it is another fair";
  if (after->ask == CARC_ASK_FLING && (after->asked != first_to_fling (r) || after->player != r->player))
    return "by the referee, another player uses the catapult";
  if ((after->ask == CARC_ASK_TILE && part_of (r)->n_fairs > 0 && !r->second)
      || (after->ask == CARC_ASK_LATE && part_of (r)->n_fairs > 0))
    return "by the referee, the catapult was not used";
  return NULL;
}

const RefereeSystem referee_catapult = {
  .system = CARC_SYSTEM_CATAPULT,
  .part_size = sizeof (Part),
  .must = CARC_WHEN (FLING),
  .laid = laid,
  .begins = begins,
  .completed = completed,
  .act = act,
  .waits = waits,
  .differs = differs,
};
