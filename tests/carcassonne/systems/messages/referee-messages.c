/* referee-messages.c - what the referee knows of The Messages: the two scoring figures, who draws what, and what it
 * brings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/systems/messages/carc-messages.h"

#include <string.h>

typedef struct
{
  guint8 pile[CARC_N_MESSAGES]; /* the messages in the order in which they were drawn */
  guint n_seen, top;            /* known messages, and the index of the one on top if all are known */
  guint due, drawn;             /* still to be drawn in this turn; those that were earned in it */
  guint extra;                  /* further tiles */
  gboolean builder;             /* the further tile that is laid now is the builder's */
  int open;                     /* the message about which the player must say something; -1: none */
  guint moved[TABLE_MAX_PLAYERS];
} Part;
REFEREE_PART (MESSAGES)

static void
starts (Referee *r)
{
  part_of (r)->open = -1;
  r->n_track = 2;
}

/* ---- what a message brings ---- */

static gboolean
is_person (const RefereeFigure *figure)
{
  return figure->kind != CARC_BUILDER && figure->kind != CARC_PIG && figure->kind != CARC_BARN
         && figure->kind != CARC_SHEPHERD;
}

/* Has the player a follower in this feature? */
static gboolean
is_there (const Referee *r, guint player, int feature)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].place == AT_WORK && is_person (&r->figures[i])
        && referee_feature_of (r, &r->figures[i]) == feature)
      return TRUE;
  return FALSE;
}

/* Does the player get the points, if the Arbitress is asked about ties? */
static gboolean
is_given (Referee *r, guint player, int feature, int value)
{
  const CarcFigureSet figures = referee_figures_in (r, feature);
  if (referee_rule (r, CARC_MS4) == CARC_MS4_SILENT)
    return TRUE;
  Referee trial = *r;
  if (r->beside != NULL)
    trial.beside = trial.figures + (r->beside - r->figures);
  trial.gifts = NULL;
  trial.unasked = TRUE;
  const guint wins = referee_winners (&trial, &figures, value, TRUE);
  if (!(trial.majority >> player & 1) || wins >> player & 1)
    return TRUE;
  return FALSE;
}

/* The tie is noted when the points are given. */
static void
note_tie (Referee *r, guint player, int feature, int value)
{
  const CarcFigureSet figures = referee_figures_in (r, feature);
  Referee trial = *r;
  if (referee_rule (r, CARC_MS4) == CARC_MS4_SILENT)
    return;
  if (r->beside != NULL)
    trial.beside = trial.figures + (r->beside - r->figures);
  trial.gifts = NULL;
  trial.unasked = TRUE;
  referee_winners (&trial, &figures, value, TRUE);
  if (!(trial.majority >> player & 1))
    return;
  r->n_ties = trial.n_ties;
  r->tie_sum = trial.tie_sum;
}

/* The smallest road, city or cloister of the player; -1: none. */
static int
smallest (const Referee *r, guint player, CarcKind kind)
{
  int best = -1;
  for (guint f = 0; f < r->features->len; f++)
    {
      const RefereeFeature *feature = referee_feature (r, (int) f);
      if (feature->kind == kind && !feature->done && feature->of_mark[CARC_GARDEN] == 0 && is_there (r, player, (int) f)
          && (best < 0 || referee_worth (r, feature) < referee_worth (r, referee_feature (r, best))))
        best = (int) f;
    }
  return best;
}

static int
count_persons (const Referee *r, guint player, CarcKind kind)
{
  int n = 0;
  for (guint i = 0; i < r->n_figures; i++)
    n += r->figures[i].player == player && r->figures[i].place == AT_WORK && is_person (&r->figures[i])
         && referee_feature (r, referee_feature_of (r, &r->figures[i]))->kind == kind;
  return n;
}

/* The points of messages 1 to 6; `feature` is the one that is scored, -1: none. */
static int
points_of (Referee *r, guint player, guint message, int *feature)
{
  static const CarcKind kinds[] = { CARC_ROAD, CARC_CITY, CARC_CLOISTER };
  int pennants = 0;
  *feature = -1;
  referee_survey (r);
  switch (message)
    {
    case CARC_MESSAGE_ROAD:
    case CARC_MESSAGE_CITY:
    case CARC_MESSAGE_CLOISTER:
      {
        *feature = smallest (r, player, kinds[message]);
        if (*feature < 0)
          return 0;
        const int value = referee_worth (r, referee_feature (r, *feature));
        return is_given (r, player, *feature, value) ? value : 0;
      }
    case CARC_MESSAGE_PENNANTS:
      for (guint f = 0; f < r->features->len; f++)
        if (referee_feature (r, (int) f)->kind == CARC_CITY && is_there (r, player, (int) f))
          pennants += (int) referee_feature (r, (int) f)->pennants;
      return 2 * pennants;
    case CARC_MESSAGE_KNIGHTS: return 2 * count_persons (r, player, CARC_CITY);
    case CARC_MESSAGE_FARMERS: return 3 * count_persons (r, player, CARC_FARM);
    default: return 0;
    }
}

/* Is there anything but the 2 points? */
static gboolean
is_open (Referee *r, guint message)
{
  int feature;
  if (message == CARC_MESSAGE_TILE)
    return r->n_remaining > 0 && r->has_laid;
  if (message == CARC_MESSAGE_FOLLOWER)
    {
      for (guint i = 0; i < r->n_figures; i++)
        if (r->figures[i].player == r->player && r->figures[i].place == AT_WORK && is_person (&r->figures[i]))
          return TRUE;
      return FALSE;
    }
  const int points = points_of (r, r->player, message, &feature);
  return points > 0 && points != 2;
}

/* ---- drawing ---- */

/* The only message that can be on top; -1: there are several. */
static int
known_top (const Referee *r)
{
  const Part *part = part_of (r);
  int only = -1;
  if (part->n_seen == CARC_N_MESSAGES)
    return part->pile[part->top];
  for (int message = 0; part->n_seen == CARC_N_MESSAGES - 1 && message < CARC_N_MESSAGES; message++)
    if (memchr (part->pile, message, part->n_seen) == NULL)
      only = message;
  return only;
}

static void
draw (Referee *r, guint message)
{
  Part *part = part_of (r);
  const int top = known_top (r);
  if (top >= 0 ? top != (int) message : memchr (part->pile, (int) message, part->n_seen) != NULL)
    r->fault = "by the referee, this message is not on top";
  if (part->n_seen < CARC_N_MESSAGES)
    part->pile[part->n_seen++] = (guint8) message;
  else
    part->top = (part->top + 1) % CARC_N_MESSAGES;
  part->due--;
  if (is_open (r, message))
    part->open = (int) message;
  else
    referee_give (r, r->player, 2, CARC_LINE_MESSAGE);
}

/* Has the tile been scored, or the turn ended without one? */
static gboolean
is_scored (const Referee *r)
{
  return r->no_tile || (r->has_laid && !r->turn_due);
}

/* Is nobody else to be asked before the messages? */
static gboolean
is_time (const Referee *r)
{
  static const CarcSystemId later[] = { CARC_SYSTEM_CROP, CARC_SYSTEM_CATAPULT, CARC_SYSTEM_MESSAGES,
                                        CARC_SYSTEM_BRIDGE };
  return is_scored (r) && r->answers_due == 0 && referee_figure_waits (r) < 0
         && !referee_others_wait (r, later, G_N_ELEMENTS (later));
}

static int
waits (const Referee *r)
{
  const Part *part = part_of (r);
  const gboolean there = !(r->away >> r->player & 1);
  return part->open >= 0 || (part->due > 0 && there && is_scored (r)) ? (int) r->player : -1;
}

/* Messages that are known are drawn without a question. */
static void
settled (Referee *r)
{
  Part *part = part_of (r);
  while (waits (r) >= 0 && part->open < 0 && known_top (r) >= 0 && is_time (r))
    {
      draw (r, (guint) known_top (r));
      referee_move_figures (r);
    }
}

/* ---- the figures ---- */

static int
steers (const Referee *r, const RefereeGift *gift)
{
  if (gift->taken)
    return (int) part_of (r)->moved[gift->player];
  if (gift->kind == CARC_LINE_CORRECTION || gift->kind == CARC_LINE_PAD || gift->final || r->on_pad
      || r->away >> gift->player & 1
      || referee_space (r->track[gift->player][0]) == referee_space (r->track[gift->player][1]))
    return 0;
  return -1;
}

static void
moved (Referee *r, const RefereeGift *gift, guint which, int from)
{
  Part *part = part_of (r);
  const int space = referee_space (r->track[gift->player][which]);
  gboolean alone = TRUE;
  if (gift->kind != CARC_LINE_CORRECTION && gift->kind != CARC_LINE_PAD)
    part->moved[gift->player] = which;
  if (gift->player != r->player || gift->points <= 0 || gift->taken || gift->final || r->over || r->on_pad
      || gift->kind == CARC_LINE_CORRECTION || gift->kind == CARC_LINE_PAD || space % 5 != 0)
    return;
  for (guint p = 0; p < r->rules->n_players; p++)
    for (guint k = 0; k < 2; k++)
      alone &= p == r->player || referee_space (r->track[p][k]) != space;
  if ((!alone && referee_rule (r, CARC_MS2) == CARC_MS2_ALONE)
      || (gift->kind == CARC_LINE_MESSAGE && referee_rule (r, CARC_MS3) == CARC_MS3_NO)
      || (part->drawn > 0 && referee_rule (r, CARC_MS1) == CARC_MS1_ONE))
    return;
  part->due++;
  part->drawn++;
}

/* ---- turns ---- */

static void
begins (Referee *r)
{
  part_of (r)->due = part_of (r)->drawn = part_of (r)->extra = 0;
}

static gboolean
again (const Referee *r)
{
  Part *part = part_of (r);
  part->builder = FALSE;
  for (guint i = 0; i < referee_n_systems; i++)
    if (referee_systems[i]->system != CARC_SYSTEM_MESSAGES && referee_systems[i]->again
        && carc_in_play (r->rules, referee_systems[i]->system))
      part->builder |= referee_systems[i]->again (r);
  return part->extra > 0;
}

static void
ends (Referee *r, guint next)
{
  Part *part = part_of (r);
  r->as_first = FALSE;
  if (!r->second)
    part->extra = 0;
  else if (!part->builder && part->extra > 0)
    {
      part->extra--;
      r->as_first = referee_rule (r, CARC_MS8) == CARC_MS8_YES;
    }
}

/* ---- the acts ---- */

static void
decided (Referee *r)
{
  part_of (r)->open = -1;
  r->pass_due = TRUE; /* if nothing else waits */
}

static void
obey (Referee *r)
{
  Part *part = part_of (r);
  int feature;
  if (part->open == CARC_MESSAGE_TILE && is_open (r, CARC_MESSAGE_TILE))
    part->extra++;
  else
    {
      const int points = points_of (r, r->player, (guint) part->open, &feature);
      if (points == 0 || part->open == CARC_MESSAGE_FOLLOWER)
        r->fault = "by the referee, the message cannot be obeyed";
      if (feature >= 0)
        note_tie (r, r->player, feature, referee_worth (r, referee_feature (r, feature)));
      referee_give (r, r->player, points, CARC_LINE_MESSAGE);
    }
  decided (r);
}

static void
call_home (Referee *r, const CarcEntry *entry)
{
  const int segment = referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot);
  RefereeFigure *figure = NULL;
  for (guint i = 0; i < r->n_figures && figure == NULL; i++)
    if (r->figures[i].player == r->player && r->figures[i].kind == entry->figure && r->figures[i].place == AT_WORK
        && r->figures[i].x == entry->cell_x && r->figures[i].y == entry->cell_y
        && r->figures[i].segment == (guint) segment)
      figure = &r->figures[i];
  figure = referee_which (r, figure, entry);
  if (figure == NULL || !is_person (figure) || part_of (r)->open != CARC_MESSAGE_FOLLOWER)
    {
      r->fault = "by the referee, this follower does not come home";
      return;
    }
  referee_survey (r);
  const int id = referee_feature_of (r, figure);
  const RefereeFeature *feature = referee_feature (r, id);
  const CarcFigureSet figures = referee_figures_in (r, id);
  const int whole = feature->kind == CARC_FARM ? referee_farm_worth (r, id, NULL, r->player)
                                               : referee_worth (r, feature);
  const int own = feature->kind == CARC_FARM ? referee_farm_worth (r, id, &figures, r->player) : whole;
  if (is_given (r, r->player, id, whole))
    {
      note_tie (r, r->player, id, whole);
      referee_give (r, r->player, own, CARC_LINE_MESSAGE);
    }
  figure->place = AT_HOME;
  referee_tell_left (r);
  /* It comes too late for the City, and a wagon cannot move on any more. */
  r->settle_due = FALSE;
  for (guint i = 0; i < r->rules->n_players; i++)
    r->wagons[i].due = FALSE;
  decided (r);
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  switch (entry->kind)
    {
    case CARC_ENTRY_MOVE:
      {
        const int who = referee_figure_waits (r);
        const int which = who < 0                                             ? -1
                          : referee_space (r->track[who][0]) == entry->number ? 0
                          : referee_space (r->track[who][1]) == entry->number ? 1
                                                                              : -1;
        if (which < 0)
          r->fault = "by the referee, no scoring figure moves from there";
        else
          referee_move_figure (r, (guint) which);
        r->pass_due = is_scored (r) && r->answers_due == 0;
        return TRUE;
      }
    case CARC_ENTRY_MESSAGE:
      if (part->due == 0)
        r->fault = "by the referee, no message is drawn";
      else
        draw (r, entry->choice);
      r->pass_due = part->open < 0;
      return TRUE;
    case CARC_ENTRY_SEAL:
      if (part->open < 0)
        r->fault = "by the referee, no message is open";
      referee_give (r, r->player, 2, CARC_LINE_MESSAGE);
      decided (r);
      return TRUE;
    case CARC_ENTRY_OBEY: obey (r); return TRUE;
    case CARC_ENTRY_CALL: call_home (r, entry); return TRUE;
    case CARC_ENTRY_NOW_COURIER:
      r->track[entry->player][0] += r->track[entry->player][1] - entry->number;
      r->track[entry->player][1] = entry->number;
      return TRUE;
    default: return FALSE;
    }
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const Part *part = part_of (r);
  const CarcMessages *messages = carc_messages_of (after);
  for (guint p = 0; p < r->rules->n_players; p++)
    for (guint k = 0; k < 2; k++)
      if (after->track.at[p][k] != r->track[p][k])
        return "by the referee, a scoring figure stands elsewhere";
  if (messages->n_known != part->n_seen || messages->top != part->top
      || memcmp (messages->order, part->pile, part->n_seen) != 0)
    return "by the referee, the messages lie in another order";
  if (after->finished)
    return NULL;
  if (messages->due != part->due || messages->extra != part->extra)
    return "by the referee, another number of messages or tiles is due";
  if ((after->ask == CARC_ASK_MESSAGE) && part->open != after->about[0])
    return "by the referee, another message is open";
  const gboolean waits = after->ask == CARC_ASK_TILE || after->ask == CARC_ASK_LATE;
  /* What was asked before the points came is answered first. */
  if (after->ask == CARC_ASK_FIGURE ? referee_figure_waits (r) != after->asked : waits && referee_figure_waits (r) >= 0)
    return "the referee disagrees whose scoring figure moves";
  if (after->ask == CARC_ASK_FIGURE && g_array_index (r->gifts, RefereeGift, r->n_moved).points != after->about[0])
    return "by the referee, it moves for other points";
  return NULL;
}

static const char *const says[] = {
  "(" REFEREE_NAMES ": )?(gets a message|draws a message: [A-Za-z0-9 ]+|lays another tile)",
  NULL,
};

const RefereeSystem referee_messages = {
  .system = CARC_SYSTEM_MESSAGES,
  .part_size = sizeof (Part),
  .must = CARC_WHEN (FIGURE) | CARC_WHEN (DRAW) | CARC_WHEN (MESSAGE),
  .first = CARC_WHEN (FIGURE),
  .act = act,
  .starts = starts,
  .begins = begins,
  .ends = ends,
  .again = again,
  .steers = steers,
  .moved = moved,
  .settled = settled,
  .waits = waits,
  .differs = differs,
  .says = says,
};
