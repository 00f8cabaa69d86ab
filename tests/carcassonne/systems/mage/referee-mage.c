/* referee-mage.c - what the referee knows of the mage and the witch: where they go, what they change, when they leave.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It keeps the cell and the segment on which each stands, and finds the feature anew.
 */
#include "referee-private.h"
#include "carcassonne/carc-lake-marks.h"
#include "carcassonne/carc-mage-marks.h"
#include "carcassonne/systems/mage/carc-mage.h"

typedef struct
{
  struct
  {
    gboolean on; /* the table */
    int x, y;
    guint segment;
  } at[CARC_N_MAGICIANS];
  gboolean due;    /* one of them must be moved, or taken off */
  gboolean joined; /* not the tile says so: it is asked before the scoring, after other questions */
} Part;
REFEREE_PART (MAGE)

/* The feature on which it stands, in the last survey; -1: none. */
static int
feature_of (const Referee *r, guint which)
{
  const Part *part = part_of (r);
  return part->at[which].on ? referee_cell (r, part->at[which].x, part->at[which].y)->feature[part->at[which].segment]
                            : -1;
}

static gboolean
can_go (const Referee *r, guint which, int feature)
{
  const RefereeFeature *f = referee_feature (r, feature);
  return (f->kind == CARC_CITY || f->kind == CARC_ROAD) && !f->done && feature != feature_of (r, 1 - which)
         && (referee_rule (r, CARC_MW2) == CARC_MW2_YES || feature != feature_of (r, which));
}

static gboolean
has_goal (const Referee *r)
{
  for (guint f = 0; f < r->features->len; f++)
    if (can_go (r, CARC_MAGICIAN_MAGE, (int) f) || can_go (r, CARC_MAGICIAN_WITCH, (int) f))
      return TRUE;
  return FALSE;
}

static void
laid (Referee *r)
{
  Part *part = part_of (r);
  gboolean called = FALSE;
  for (guint i = r->first_cell; i < r->cells->len; i++)
    called |= carc_marks_has (g_array_index (r->cells, RefereeCell, i).cell->marks, CARC_MAGE);
  referee_survey (r);
  called |= feature_of (r, 0) >= 0 && feature_of (r, 0) == feature_of (r, 1);
  part->joined = FALSE;
  part->due = called && (has_goal (r) || (part->at[0].on && part->at[1].on));
  if (called && !part->due)
    part->at[0].on = part->at[1].on = FALSE; /* at most one was on the table */
}

void
referee_mage_joined (Referee *r)
{
  Part *part = part_of (r);
  if (!carc_in_play (r->rules, CARC_SYSTEM_MAGE))
    return;
  referee_survey (r);
  part->joined = feature_of (r, 0) >= 0 && feature_of (r, 0) == feature_of (r, 1);
  part->due |= part->joined;
}

static int
waits (const Referee *r)
{
  return part_of (r)->due ? (int) r->player : -1;
}

static void
put (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  const int segment = referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot);
  part->at[entry->choice].on = segment >= 0;
  part->at[entry->choice].x = entry->cell_x;
  part->at[entry->choice].y = entry->cell_y;
  part->at[entry->choice].segment = (guint) MAX (segment, 0);
}

static void
move (Referee *r, const CarcEntry *entry)
{
  const int segment = referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot);
  referee_survey (r);
  if (!part_of (r)->due || segment < 0
      || !can_go (r, entry->choice, referee_cell (r, entry->cell_x, entry->cell_y)->feature[segment]))
    r->fault = "by the referee, this figure cannot go there";
  put (r, entry);
  part_of (r)->due = FALSE;
}

static void
take_off (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  referee_survey (r);
  if (!part->due || !part->at[entry->choice].on || has_goal (r))
    r->fault = "by the referee, this figure is not taken off";
  part->at[entry->choice].on = part->due = FALSE;
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  switch (entry->kind)
    {
    case CARC_ENTRY_MAGE: move (r, entry); return TRUE;
    case CARC_ENTRY_MAGE_OFF: take_off (r, entry); return TRUE;
    case CARC_ENTRY_NOW_MAGE: put (r, entry); return TRUE;
    case CARC_ENTRY_NOW_MAGE_OFF: part_of (r)->at[entry->choice].on = FALSE; return TRUE;
    default: return FALSE;
    }
}

static int
worth (const Referee *r, const RefereeFeature *f, int points)
{
  const int id = (int) (f - (const RefereeFeature *) r->features->data);
  const gboolean whole = f->of_mark[CARC_ON_LAKE] == 0 || referee_rule (r, CARC_MW1) == CARC_MW1_LAKE_FIRST;
  if (id == feature_of (r, CARC_MAGICIAN_MAGE))
    points += (int) f->tiles;
  if (id != feature_of (r, CARC_MAGICIAN_WITCH) || points == 0)
    return points;
  const int kept = whole ? 0 : (int) f->tiles; /* for the lake */
  return kept + (points - kept + 1) / 2;
}

static void
completed (Referee *r, const GArray *fresh)
{
  for (guint which = 0; which < CARC_N_MAGICIANS; which++)
    if (feature_of (r, which) >= 0 && referee_feature (r, feature_of (r, which))->done)
      part_of (r)->at[which].on = FALSE;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const Part *part = part_of (r);
  for (guint which = 0; which < CARC_N_MAGICIANS; which++)
    {
      const guint16 node = carc_mage_of (after)->at[which];
      if ((node != CARC_NONE) != part->at[which].on)
        return "the referee disagrees whether the mage or the witch is on the table";
      if (node != CARC_NONE
          && (after->nodes[node].segment != part->at[which].segment
              || carc_slot_at (after, part->at[which].x, part->at[which].y) != after->nodes[node].slot))
        return "by the referee, the mage or the witch stands elsewhere";
    }
  const gboolean asked = after->ask == CARC_ASK_MAGE;
  if ((asked != part->due && !part->joined && !referee_other_asks_first (after, CARC_SYSTEM_MAGE))
      || (asked && after->asked != r->player))
    return "the referee disagrees whether the mage or the witch must be moved";
  return NULL;
}

const RefereeSystem referee_mage = {
  .system = CARC_SYSTEM_MAGE,
  .part_size = sizeof (Part),
  .opening_setup = "start cfff 0,0 r0",
  .opening = "place ffff 1,0 r0\nplace ffff 1,-1 r0\nplace ffff 1,-2 r0\nplace cfff 0,-2 r2\n"
             "agreed so now mage 0,0 city:N\nagreed so now witch 0,-2 city:S\nplace mage/two-edges 0,-1 r0",
  .must = CARC_WHEN (MAGE),
  .first = CARC_WHEN (MAGE),
  .worth = worth,
  .act = act,
  .laid = laid,
  .completed = completed,
  .waits = waits,
  .differs = differs,
};
