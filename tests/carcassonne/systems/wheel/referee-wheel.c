/* referee-wheel.c - what the referee knows of the Wheel of Fortune: the pig, the six parts and the crown spaces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It goes from figure to figure and adds up what each brings by itself.
 */
#include "referee-private.h"
#include "carcassonne/carc-cult-marks.h"
#include "carcassonne/carc-wheel-marks.h"
#include "carcassonne/systems/wheel/carc-wheel.h"

typedef struct
{
  guint pig;          /* the part of the wheel where it stands, in the order of the marks */
  guint plague_n;     /* how many players have been asked since the plague came */
  gboolean plague_on; /* they are asked now */
  int fortunes;       /* points of Fortune since the last tile was laid */
  int passed;         /* those that whoever has the turn instead gets */
} Part;
REFEREE_PART (WHEEL)

static gboolean
is_follower (const RefereeFigure *figure)
{
  return figure->kind != CARC_BUILDER && figure->kind != CARC_PIG && figure->kind != CARC_BARN
         && figure->kind != CARC_SHEPHERD;
}

/* ---- the parts ---- */

/* The player's followers in the feature. */
static int
companions (Referee *r, guint player, int feature)
{
  int n = 0;
  for (guint i = 0; i < r->n_figures; i++)
    n += r->figures[i].player == player && r->figures[i].place == AT_WORK && is_follower (&r->figures[i])
         && referee_feature_of (r, &r->figures[i]) == feature;
  return n;
}

/* The completed cities that the farm touches. */
static int
cities_of (const Referee *r, int farm)
{
  g_autofree gboolean *met = g_new0 (gboolean, r->features->len);
  int n = 0;
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        for (guint k = 0; cell->feature[i] == farm && k < cell->cell->n_nodes; k++)
          if ((cell->cell->segments[i].touches >> k) & 1 && referee_feature (r, cell->feature[k])->open == 0
              && !met[cell->feature[k]])
            {
              met[cell->feature[k]] = TRUE;
              n++;
            }
    }
  return n;
}

/* What this figure brings its player where the pig stops. */
static int
brings (Referee *r, const RefereeFigure *figure)
{
  const int feature = figure->place == AT_WORK ? referee_feature_of (r, figure) : -1;
  const CarcKind kind = feature >= 0 ? referee_feature (r, feature)->kind : CARC_RIVER;
  if (!is_follower (figure))
    return 0;
  switch (part_of (r)->pig)
    {
    case 1:
      return kind == CARC_CITY ? (int) referee_feature (r, feature)->pennants + companions (r, figure->player, feature)
                               : 0;
    case 2: return kind == CARC_FARM ? cities_of (r, feature) : 0;
    case 3: return figure->place == AT_HOME;
    case 4:
      if (kind != CARC_CLOISTER || referee_feature (r, feature)->of_mark[CARC_GARDEN] > 0
          || (referee_rule (r, CARC_W3) == CARC_W3_CLOISTERS && referee_feature (r, feature)->of_mark[CARC_SHRINE] > 0))
        return 0;
      return 2;
    default: return 0;
    }
}

int
referee_crown (const Referee *r, int x, int y)
{
  const CarcMarks marks = referee_cell (r, x, y)->cell->marks;
  for (int part = 0; part < 6; part++)
    if (carc_marks_has (marks, CARC_FORTUNE + (guint) part))
      return part;
  return -1;
}

/* Does the figure stand on a crown space of this part? */
static gboolean
is_crowned (const Referee *r, const RefereeFigure *figure, guint part)
{
  return figure->place == AT_CROWN && referee_crown (r, figure->x, figure->y) == (int) part;
}

static gboolean
is_taken (const Referee *r, int x, int y)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].place == AT_CROWN && r->figures[i].x == x && r->figures[i].y == y)
      return TRUE;
  return FALSE;
}

void
referee_to_part (Referee *r, RefereeFigure *figure, guint part)
{
  for (guint c = 0; c < 16; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      if (!carc_marks_has (cell->cell->marks, CARC_FORTUNE + part) || is_taken (r, cell->x, cell->y))
        continue;
      *figure = (RefereeFigure){ .player = figure->player,
                                 .kind = figure->kind,
                                 .place = AT_CROWN,
                                 .x = cell->x,
                                 .y = cell->y,
                                 .holder = -1,
                                 .came = ++r->came };
      return;
    }
  r->fault = "by the referee, no crown space of this part is free";
}

void
referee_to_crown (Referee *r, RefereeFigure *figure, int x, int y)
{
  const int part = referee_crown (r, x, y);
  if (part < 0)
    r->fault = "by the referee, there is no crown space";
  else if (is_taken (r, x, y))
    referee_to_part (r, figure, (guint) part);
  else
    *figure = (RefereeFigure){
      .player = figure->player, .kind = figure->kind, .place = AT_CROWN, .x = x, .y = y, .holder = -1, .came = ++r->came
    };
}

static void
crowns (Referee *r)
{
  guint n = 0, spaces = 0;
  int points[TABLE_MAX_PLAYERS] = { 0 };
  for (guint c = 0; c < 16; c++)
    spaces += (guint) carc_marks_has (g_array_index (r->cells, RefereeCell, c).cell->marks,
                                      CARC_FORTUNE + part_of (r)->pig);
  for (guint i = 0; i < r->n_figures; i++)
    n += is_crowned (r, &r->figures[i], part_of (r)->pig);
  for (guint i = 0; i < r->n_figures; i++)
    if (is_crowned (r, &r->figures[i], part_of (r)->pig))
      {
        points[r->figures[i].player] += n == 1 && spaces == 2 && referee_rule (r, CARC_W2) == CARC_W2_SIX ? 6 : 3;
        r->figures[i].place = AT_HOME;
      }
  for (guint p = 0; p < r->rules->n_players; p++)
    referee_give (r, p, points[p], CARC_LINE_WHEEL);
}

/* Who loses a follower next; -1: nobody. */
static int
ill (const Referee *r)
{
  for (guint n = part_of (r)->plague_n; part_of (r)->plague_on && n < r->rules->n_players; n++)
    for (guint i = 0; i < r->n_figures; i++)
      if (r->figures[i].player == (r->player + n) % r->rules->n_players && !((r->away >> r->figures[i].player) & 1)
          && r->figures[i].place == AT_WORK && is_follower (&r->figures[i]))
        return (int) r->figures[i].player;
  return -1;
}

/* Each player's followers in a feature are paid together, and so are those in the supply. */
static void
pay (Referee *r)
{
  for (int feature = 0; feature <= (int) r->features->len; feature++)
    for (guint p = 0; p < r->rules->n_players; p++)
      {
        const int where = feature < (int) r->features->len ? feature : -1;
        int points = 0;
        for (guint i = 0; i < r->n_figures; i++)
          if (r->figures[i].player == p && referee_feature_of (r, &r->figures[i]) == where)
            points += brings (r, &r->figures[i]);
        referee_give (r, p, points, CARC_LINE_WHEEL);
      }
}

static void
turn (Referee *r, const CarcEntry *entry)
{
  static const guint after[2][6] = { { 1, 2, 3, 4, 5, 0 }, { 1, 3, 4, 2, 5, 0 } };
  const CarcMarks marks = r->rules->tiles[entry->tile].cells[0][0].marks;
  guint steps = 0;
  for (guint n = 1; n <= 3; n++)
    if (carc_marks_has (marks, CARC_ICON1 + n - 1))
      steps = n;
  if (r->wheel_tile >= 0 || steps == 0)
    r->fault = "by the referee, the wheel cannot turn";
  for (guint i = 0; i < steps; i++)
    part_of (r)->pig = after[referee_rule (r, CARC_W1)][part_of (r)->pig];
  r->wheel_tile = entry->tile;
  referee_survey (r);
  pay (r);
  if (part_of (r)->pig == 0)
    {
      referee_give (r, r->player, 3, CARC_LINE_WHEEL);
      part_of (r)->fortunes += 3;
    }
  part_of (r)->plague_on = part_of (r)->pig == 5;
  part_of (r)->plague_n = 0;
  if (ill (r) < 0)
    {
      part_of (r)->plague_on = FALSE;
      crowns (r);
    }
}

static void
lose (Referee *r, const CarcEntry *entry)
{
  const int segment = referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot), player = ill (r);
  RefereeFigure *lost = NULL;
  for (guint i = 0; i < r->n_figures; i++)
    if ((int) r->figures[i].player == player && r->figures[i].kind == entry->figure && r->figures[i].place == AT_WORK
        && r->figures[i].x == entry->cell_x && r->figures[i].y == entry->cell_y
        && r->figures[i].segment == (guint) segment && lost == NULL)
      lost = &r->figures[i];
  lost = referee_which (r, lost, entry);
  if (lost == NULL || !is_follower (lost))
    {
      r->fault = "by the referee, the plague cannot take this figure";
      return;
    }
  lost->place = AT_HOME;
  referee_tell_left (r);
  part_of (r)->plague_n = ((guint) player + r->rules->n_players - r->player) % r->rules->n_players + 1;
  if (ill (r) >= 0)
    return;
  part_of (r)->plague_on = FALSE;
  crowns (r);
}

/* ---- the acts ---- */

static void
laid (Referee *r)
{
  r->wheel_tile = -1;
  part_of (r)->fortunes = 0;
}

static void
ends (Referee *r, guint next)
{
  part_of (r)->fortunes = 0;
}

/* Who has the turn has what the wheel brought before the tile is laid. */
static void
taken (Referee *r, guint next)
{
  referee_take_back (r, r->player, part_of (r)->fortunes, CARC_LINE_WHEEL);
  part_of (r)->passed = part_of (r)->fortunes;
}

static void
begins (Referee *r)
{
  part_of (r)->fortunes = part_of (r)->passed;
  part_of (r)->passed = 0;
  referee_give (r, r->player, part_of (r)->fortunes, CARC_LINE_WHEEL);
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  if (entry->kind == CARC_ENTRY_WHEEL)
    turn (r, entry);
  else if (entry->kind == CARC_ENTRY_PLAGUE)
    lose (r, entry);
  else if (entry->act == CARC_ACT_CROWN)
    {
      RefereeFigure *figure = referee_from_home (r, r->player, entry->figure);
      if (!is_follower (figure))
        r->fault = "by the referee, this figure cannot stand on a crown space";
      referee_to_crown (r, figure, entry->path[0].x, entry->path[0].y);
    }
  else
    return FALSE;
  return TRUE;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const int asked = ill (r);
  if (carc_wheel_of (after)->pig != part_of (r)->pig)
    return "by the referee, the pig is on another part";
  if ((after->ask == CARC_ASK_PLAGUE) != (asked >= 0) || (asked >= 0 && after->asked != asked))
    return "the referee asks somebody else about the plague";
  if (!r->over && (carc_wheel_waiting (after) == CARC_NONE ? -1 : (int) carc_wheel_waiting (after)) != r->wheel_tile)
    return "by the referee, another tile waits to be laid";
  for (guint c = 0; c < 16; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      int mine = -1, theirs = -1;
      for (guint i = 0; i < r->n_figures; i++)
        if (r->figures[i].place == AT_CROWN && r->figures[i].x == cell->x && r->figures[i].y == cell->y)
          mine = (int) (r->figures[i].player * 100 + r->figures[i].kind);
      for (guint i = 0; i < after->n_figures; i++)
        {
          const CarcFigure *figure = &after->figures[i];
          if (figure->place >= CARC_PLACE_FORTUNE && figure->place <= CARC_PLACE_PLAGUE
              && after->slots[figure->slot].x == cell->x && after->slots[figure->slot].y == cell->y)
            theirs = figure->player * 100 + figure->kind;
        }
      if (mine != theirs)
        return "by the referee, another figure stands on a crown space";
    }
  return NULL;
}

const RefereeSystem referee_wheel = {
  .system = CARC_SYSTEM_WHEEL,
  .part_size = sizeof (Part),
  .must = CARC_WHEN (PLAGUE),
  .laid = laid,
  .ends = ends,
  .taken = taken,
  .begins = begins,
  .act = act,
  .differs = differs,
};
