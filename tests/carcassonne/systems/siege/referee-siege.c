/* referee-siege.c - what the referee knows of escapes from besieged cities.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/carc-siege-marks.h"
#include "carcassonne/systems/siege/carc-siege.h"

#include <stdlib.h>

typedef struct
{
  gboolean escaped; /* a knight, since the last tile was laid */
} Part;
REFEREE_PART (SIEGE)

static void
laid (Referee *r)
{
  part_of (r)->escaped = FALSE;
}

/* Does a cloister lie on one of the eight cells around? */
static gboolean
is_beside_cloister (const Referee *r, const RefereeCell *cell)
{
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *other = &g_array_index (r->cells, RefereeCell, c);
      const gboolean beside = other != cell && abs (other->x - cell->x) <= 1 && abs (other->y - cell->y) <= 1;
      for (guint i = 0; beside && i < other->cell->n_nodes; i++)
        if (referee_is_cloister (other, i))
          return TRUE;
    }
  return FALSE;
}

static gboolean
has_way_out (const Referee *r, int city)
{
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        if (cell->feature[i] == city
            && (referee_rule (r, CARC_S1) == CARC_S1_CITY
                || carc_marks_has (cell->cell->segments[i].marks, CARC_BESIEGED))
            && is_beside_cloister (r, cell))
          return TRUE;
    }
  return FALSE;
}

static gboolean
can_escape (const Referee *r, const RefereeFigure *figure)
{
  if (r->laid_by < 0 || part_of (r)->escaped || r->flung || r->wheel_tile >= 0
      || (r->second && !r->has_laid && referee_rule (r, CARC_S2) == CARC_S2_LAST))
    return FALSE;
  if ((int) figure->player != r->laid_by || figure->place != AT_WORK || figure->kind == CARC_BUILDER)
    return FALSE;
  const int feature = referee_feature_of (r, figure);
  return feature >= 0 && referee_feature (r, feature)->kind == CARC_CITY
         && referee_feature (r, feature)->of_mark[CARC_BESIEGED] > 0 && has_way_out (r, feature);
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  const int segment = referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot);
  RefereeFigure *knight = NULL;
  if (entry->kind != CARC_ENTRY_ESCAPE)
    return FALSE;
  referee_survey (r);
  for (guint i = 0; knight == NULL && i < r->n_figures; i++)
    if (r->figures[i].x == entry->cell_x && r->figures[i].y == entry->cell_y && (int) r->figures[i].segment == segment
        && can_escape (r, &r->figures[i]))
      knight = &r->figures[i];
  if (knight == NULL)
    {
      r->fault = "by the referee, nobody can escape from there";
      return TRUE;
    }
  knight = referee_which (r, knight, entry);
  knight->place = AT_HOME;
  part_of (r)->escaped = TRUE;
  referee_tell_left (r);
  return TRUE;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  guint16 knights[CARC_MAX_FIGURES];
  guint n = 0;
  if (after->ask != CARC_ASK_TILE && after->ask != CARC_ASK_LATE)
    return NULL;
  for (guint i = 0; i < r->n_figures; i++)
    n += can_escape (r, &r->figures[i]);
  return n != carc_siege_knights (after, knights, CARC_MAX_FIGURES) ? "by the referee, others can escape" : NULL;
}

const RefereeSystem referee_siege = {
  .system = CARC_SYSTEM_SIEGE, .part_size = sizeof (Part), .laid = laid, .act = act, .differs = differs
};
