/* referee-robbers.c - what the referee knows of The Robbers: where they stand, what wakes them, what they bring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A gift is a move of a scoring figure.
 */
#include "referee-private.h"
#include "carcassonne/carc-robbers-marks.h"
#include "carcassonne/systems/robbers/carc-robbers.h"

typedef struct
{
  struct
  {
    gboolean out;
    int space;
    /* What he brought since the last tile. */
    gboolean brought;
    RefereeGift of;
  } robbers[TABLE_MAX_PLAYERS];
  int asked;       /* who may set a robber; -1: nobody */
  gboolean first;  /* it is the player who laid the tile */
  gboolean is_due; /* and it was looked whether that player can */
} Part;
REFEREE_PART (ROBBERS)

static void
starts (Referee *r)
{
  part_of (r)->asked = -1;
}

/* ---- moves on the track ---- */

static void
rob (Referee *r, guint owner, const RefereeGift *gift)
{
  Part *part = part_of (r);
  part->robbers[owner].out = FALSE;
  part->robbers[owner].brought = TRUE;
  part->robbers[owner].of = *gift;
  referee_give (r, owner, (gift->points + 1) / 2, CARC_LINE_ROBBERY);
  r->left_out[owner] += (gift->points + 1) / 2;
}

static void
undo (Referee *r, const RefereeGift *gift, int space)
{
  Part *part = part_of (r);
  for (guint owner = 0; owner < r->rules->n_players; owner++)
    {
      const RefereeGift *of = &part->robbers[owner].of;
      if (!part->robbers[owner].brought || of->player != gift->player || of->kind != gift->kind
          || of->points > -gift->points)
        continue;
      referee_take_back (r, owner, (of->points + 1) / 2, CARC_LINE_ROBBERY);
      r->left_out[owner] -= (of->points + 1) / 2;
      part->robbers[owner].brought = FALSE;
      part->robbers[owner].out = TRUE;
      part->robbers[owner].space = space;
    }
}

/* Does a figure of somebody else stand where this robber does? */
static gboolean
is_accompanied (const Referee *r, guint owner)
{
  for (guint other = 0; other < r->rules->n_players; other++)
    for (guint k = 0; k < r->n_track; k++)
      if (other != owner && referee_space (r->track[other][k]) == part_of (r)->robbers[owner].space)
        return TRUE;
  return FALSE;
}

static void
moved (Referee *r, const RefereeGift *gift, guint which, int from)
{
  Part *part = part_of (r);
  const gboolean booty = gift->kind == CARC_LINE_ROBBERY, mended = gift->kind == CARC_LINE_CORRECTION;
  const gboolean late = gift->final || gift->kind == CARC_LINE_WATER || gift->kind == CARC_LINE_KEEPER;
  if (gift->kind == CARC_LINE_PAD || r->over || r->on_pad)
    return;
  if (gift->taken && !booty)
    {
      undo (r, gift, referee_space (from + gift->points));
      return;
    }
  for (guint owner = 0; owner < r->rules->n_players; owner++)
    {
      if (!part->robbers[owner].out || part->robbers[owner].space != referee_space (from) || owner == gift->player)
        continue;
      if (mended ? !is_accompanied (r, owner)
                 : booty || (gift->points < 0 && referee_rule (r, CARC_RO2) == CARC_RO2_MOVE))
        part->robbers[owner].space = referee_space (from + gift->points);
      else if (gift->points > 0 && !mended && (!late || referee_rule (r, CARC_RO3) == CARC_RO3_YES))
        rob (r, owner, gift);
    }
}

/* ---- who sets one ---- */

static gboolean
has_place (const Referee *r, guint player, int space)
{
  const Part *part = part_of (r);
  if (part->robbers[player].out && part->robbers[player].space == space)
    return FALSE;
  for (guint other = 0; other < r->rules->n_players; other++)
    for (guint k = 0; k < r->n_track; k++)
      if (other != player && referee_space (r->track[other][k]) == space)
        return TRUE;
  return FALSE;
}

static gboolean
has_any_place (const Referee *r, guint player)
{
  for (int space = 0; space < 50; space++)
    if (has_place (r, player, space))
      return TRUE;
  return FALSE;
}

/* Who may set one after this player: clockwise, up to who has the turn. */
static int
other_than (const Referee *r, guint player)
{
  for (;;)
    {
      player = (player + 1) % r->rules->n_players;
      if (player == r->player)
        return -1;
      if (!(r->away >> player & 1) && !part_of (r)->robbers[player].out)
        return (int) player;
    }
}

static void
laid (Referee *r)
{
  Part *part = part_of (r);
  gboolean bag = FALSE;
  for (guint p = 0; p < r->rules->n_players; p++)
    part->robbers[p].brought = FALSE;
  for (guint i = r->first_cell; i < r->cells->len; i++)
    bag |= carc_marks_has (g_array_index (r->cells, RefereeCell, i).cell->marks, CARC_ROBBER);
  part->first = bag;
  part->is_due = FALSE;
  part->asked = bag ? (int) r->player : -1;
}

/* An act with the tile, and a ransom while something else is asked, may move figures on the track.  So who is asked is
 * known only behind all that comes before.  A ransom after that changes it no more. */
static int
waits (const Referee *r)
{
  static const CarcSystemId later[] = { CARC_SYSTEM_ROBBERS,  CARC_SYSTEM_CIRCUS, CARC_SYSTEM_ABBEY,
                                        CARC_SYSTEM_COUNT,    CARC_SYSTEM_CROP,   CARC_SYSTEM_MESSAGES,
                                        CARC_SYSTEM_CATAPULT, CARC_SYSTEM_BRIDGE, CARC_SYSTEM_HILLS };
  Part *part = part_of (r);
  if (!part->first || part->asked < 0 || part->is_due || referee_others_wait (r, later, G_N_ELEMENTS (later)))
    return part->asked;
  part->is_due = TRUE;
  if (!has_any_place (r, (guint) part->asked))
    {
      part->first = FALSE;
      part->asked = other_than (r, r->player);
    }
  return part->asked;
}

static void
go_on (Referee *r)
{
  Part *part = part_of (r);
  part->asked = part->first || referee_rule (r, CARC_RO1) == CARC_RO1_ALL ? other_than (r, (guint) part->asked) : -1;
  part->first = FALSE;
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  switch (entry->kind)
    {
    case CARC_ENTRY_ROB:
      if (part->asked < 0 || (!entry->agreed && !has_place (r, (guint) part->asked, entry->number)))
        r->fault = "by the referee, no robber comes there";
      else
        {
          part->robbers[part->asked].out = TRUE;
          part->robbers[part->asked].space = entry->number;
          go_on (r);
        }
      return TRUE;
    case CARC_ENTRY_NO_ROB:
      if (part->asked < 0)
        r->fault = "by the referee, nobody is asked about a robber";
      else
        go_on (r);
      return TRUE;
    case CARC_ENTRY_NOW_ROBBER:
      part->robbers[entry->player].out = TRUE;
      part->robbers[entry->player].space = entry->number;
      return TRUE;
    case CARC_ENTRY_NOW_ROBBER_HOME: part->robbers[entry->player].out = FALSE; return TRUE;
    default: return FALSE;
    }
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const Part *part = part_of (r);
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      const int at = carc_robbers_of (after)->at[p];
      if ((at != CARC_ROBBER_HOME) != part->robbers[p].out)
        return "the referee disagrees whether a robber is on the track";
      if (part->robbers[p].out && part->robbers[p].space != at)
        return "by the referee, a robber stands on another space";
      if (carc_track_space (after->track.at[p][0]) != (guint) referee_space (r->track[p][0]))
        return "by the referee, a scoring figure stands on another space";
    }
  const gboolean asked = after->ask == CARC_ASK_ROB;
  if (asked && part->asked != after->asked)
    return "by the referee, somebody else may set a robber";
  if (part->asked >= 0 && after->turn.phase > CARC_PHASE_SCORE)
    return "by the referee, somebody may set a robber before the scoring";
  return NULL;
}

const RefereeSystem referee_robbers = {
  .system = CARC_SYSTEM_ROBBERS,
  .part_size = sizeof (Part),
  .first = CARC_WHEN (ROB),
  .act = act,
  .starts = starts,
  .laid = laid,
  .waits = waits,
  .moved = moved,
  .differs = differs,
};
