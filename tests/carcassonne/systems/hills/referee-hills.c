/* referee-hills.c - what the referee knows of Hills and Sheep: hidden tiles, ties on hills, vineyards and flocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/carc-hills-marks.h"
#include "carcassonne/systems/hills/carc-hills.h"

#include <string.h>

#define VALUES 5 /* of tokens: a wolf, and 1 to 4 sheep */

typedef struct
{
  guint hidden;
  guint all[VALUES];                       /* tokens of the game */
  guint beside[TABLE_MAX_PLAYERS][VALUES]; /* beside the shepherd of each player */
  CarcCellXY bare[CARC_HIDDEN_MAX];        /* hills over nothing */
  guint n_bare;
  gboolean came;      /* the shepherd of the player on turn came with this tile */
  gboolean token_due; /* for him */
  gboolean flock_due; /* the player on turn says whether the flock grows */
} Part;
REFEREE_PART (HILLS)

/* Each box has 18 tiles, and as many tokens. */
static void
starts (Referee *r)
{
  static const guint each[VALUES] = { 2, 4, 5, 5, 2 };
  guint tiles = 0;
  for (guint i = 0; i < r->rules->n_tiles; i++)
    tiles += strncmp (r->rules->tiles[i].id, "hills/", 6) == 0 ? r->rules->counts[i] : 0;
  for (guint i = 0; i < VALUES; i++)
    part_of (r)->all[i] = each[i] * (tiles / 18 + (tiles % 18 != 0));
}

static guint
in_bag (const Referee *r, guint value)
{
  guint n = part_of (r)->all[value];
  for (guint p = 0; p < r->rules->n_players; p++)
    n -= part_of (r)->beside[p][value];
  return n;
}

static guint
sheep_of (const Referee *r, guint player)
{
  const guint *beside = part_of (r)->beside[player];
  return beside[1] + 2 * beside[2] + 3 * beside[3] + 4 * beside[4];
}

/* The player's shepherd on the table; NULL if he is not there. */
static RefereeFigure *
shepherd_of (Referee *r, guint player)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].kind == CARC_SHEPHERD && r->figures[i].place == AT_OTHER)
      return &r->figures[i];
  return NULL;
}

/* By the last survey; -1: he is on no farm. */
static int
farm_of (Referee *r, guint player)
{
  const RefereeFigure *shepherd = shepherd_of (r, player);
  return shepherd == NULL ? -1 : referee_cell (r, shepherd->x, shepherd->y)->feature[shepherd->segment];
}

static void
goes_home (Referee *r, guint player)
{
  RefereeFigure *shepherd = shepherd_of (r, player);
  if (shepherd != NULL)
    shepherd->place = AT_HOME;
  memset (part_of (r)->beside[player], 0, sizeof part_of (r)->beside[player]);
}

/* Whoever is not on the table has no sheep. */
static void
left (Referee *r)
{
  for (guint p = 0; p < r->rules->n_players; p++)
    if (shepherd_of (r, p) == NULL)
      goes_home (r, p);
}

/* ---- hills ---- */

static gboolean
is_hill (const Referee *r, int x, int y)
{
  const RefereeCell *cell = referee_cell (r, x, y);
  return cell != NULL && carc_marks_has (cell->cell->marks, CARC_HILL);
}

/* Its place among the hills over nothing; their number if it is not among them. */
static guint
find_bare (const Referee *r, int x, int y)
{
  const Part *part = part_of (r);
  for (guint i = 0; i < part->n_bare; i++)
    if (part->bare[i].x == x && part->bare[i].y == y)
      return i;
  return part->n_bare;
}

static void
laid (Referee *r)
{
  Part *part = part_of (r);
  part->came = FALSE;
  for (guint i = r->first_cell; i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      if (!is_hill (r, cell->x, cell->y))
        continue;
      if (r->n_remaining > 0 && part->hidden < CARC_HIDDEN_MAX)
        {
          part->hidden++;
          r->n_remaining--;
        }
      else if (part->n_bare < CARC_HIDDEN_MAX)
        part->bare[part->n_bare++] = (CarcCellXY){ (gint16) cell->x, (gint16) cell->y };
    }
}

static void
now_hidden (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  const guint at = find_bare (r, entry->x, entry->y);
  const gboolean was = at == part->n_bare, is = entry->number > 0;
  if (!is_hill (r, entry->x, entry->y))
    r->fault = "by the referee, there is no hill";
  if (was == is)
    return;
  part->hidden = is ? part->hidden + 1 : part->hidden - 1;
  r->n_remaining = is ? r->n_remaining - 1 : r->n_remaining + 1;
  if (is)
    part->bare[at] = part->bare[--part->n_bare];
  else
    part->bare[part->n_bare++] = (CarcCellXY){ entry->x, entry->y };
}

/* Of those who are tied, who has followers of some weight on hills? */
static guint
settles (const Referee *r, const CarcFigureSet *figures, guint tied, gboolean last)
{
  guint there[TABLE_MAX_PLAYERS] = { 0 }, most = 0, best = 0;
  if (last != (referee_rule (r, CARC_HL2) == CARC_HL2_ARBITRESS))
    return tied;
  for (guint i = 0; i < r->n_figures; i++)
    {
      const RefereeFigure *figure = &r->figures[i];
      if (!carc_figures_has (figures, i) || figure->place != AT_WORK || !is_hill (r, figure->x, figure->y)
          || referee_weight (figure->kind) == 0)
        continue;
      if (figure->kind == CARC_MAYOR && referee_feature (r, referee_feature_of (r, figure))->pennants == 0)
        continue;
      there[figure->player]++;
    }
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      if (referee_rule (r, CARC_HL1) == CARC_HL1_ONE && there[p] > 1)
        there[p] = 1;
      most = tied >> p & 1 ? MAX (most, there[p]) : most;
    }
  for (guint p = 0; p < r->rules->n_players; p++)
    best |= (guint) ((tied >> p & 1) && there[p] == most) << p;
  return best;
}

/* ---- vineyards ---- */

static int
worth (const Referee *r, const RefereeFeature *feature, int points)
{
  const int id = (int) (feature - (const RefereeFeature *) (gpointer) r->features->data);
  if (feature->kind != CARC_CLOISTER || !feature->done)
    return points;
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        {
          if (cell->feature[i] != id)
            continue;
          if (!referee_is_cloister (cell, i) && referee_rule (r, CARC_VY1) == CARC_VY1_NO)
            return points;
          for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++)
              if ((dx || dy)
                  && carc_marks_has (referee_cell (r, cell->x + dx, cell->y + dy)->cell->marks, CARC_VINEYARD))
                points += 3;
        }
    }
  return points;
}

/* ---- flocks ---- */

/* Is there no way to make the farm larger?  An abbey closes it, and so does a tile that was agreed to lie there. */
static gboolean
is_closed (const Referee *r, int farm)
{
  static const int dx[8] = { 0, 0, 1, 1, 0, 0, -1, -1 }, dy[8] = { -1, -1, 0, 0, 1, 1, 0, 0 };
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        for (guint half = 0; cell->feature[i] == farm && half < 8; half++)
          if ((cell->cell->segments[i].halves >> half & 1)
              && referee_cell (r, cell->x + dx[half], cell->y + dy[half]) == NULL)
            return FALSE;
    }
  return TRUE;
}

static guint
shepherds_on (Referee *r, int farm)
{
  guint players = 0;
  for (guint p = 0; p < r->rules->n_players; p++)
    players |= (guint) (farm_of (r, p) == farm) << p;
  return players;
}

static void
pay (Referee *r, int farm, gboolean final)
{
  const guint players = shepherds_on (r, farm);
  guint wins = players;
  int sheep = 0;
  CarcFigureSet figures = CARC_NO_FIGURES;
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].kind == CARC_SHEPHERD && (players >> r->figures[i].player & 1))
      carc_figures_put (&figures, i);
  for (guint p = 0; p < r->rules->n_players; p++)
    sheep += players >> p & 1 ? (int) sheep_of (r, p) : 0;
  if (referee_rule (r, CARC_SH2) == CARC_SH2_JUDGE)
    {
      r->unasked = TRUE;
      wins = referee_winners (r, &figures, sheep, final);
      r->unasked = FALSE;
    }
  for (guint p = 0; p < r->rules->n_players; p++)
    if (wins >> p & 1)
      {
        referee_give (r, p, sheep, CARC_LINE_FLOCK);
        if (!final && referee_rule (r, CARC_SH3) == CARC_SH3_WITHOUT)
          r->left_out[p] += sheep;
      }
  if (!final && referee_rule (r, CARC_SH3) == CARC_SH3_WITH)
    referee_compare_now (r);
}

static void
into_stable (Referee *r, int farm)
{
  const guint players = shepherds_on (r, farm);
  pay (r, farm, FALSE);
  for (guint p = 0; p < r->rules->n_players; p++)
    if (players >> p & 1)
      goes_home (r, p);
}

static void
acted (Referee *r)
{
  Part *part = part_of (r);
  referee_survey (r);
  const int own = farm_of (r, r->player);
  for (guint i = r->first_cell; own >= 0 && !part->came && i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      for (guint k = 0; k < cell->cell->n_nodes; k++)
        part->flock_due |= cell->feature[k] == own;
    }
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      const int farm = farm_of (r, p);
      if (farm < 0 || !is_closed (r, farm)
          || (farm == own && part->flock_due && referee_rule (r, CARC_SH6) == CARC_SH6_CHOOSE))
        continue;
      part->flock_due &= farm != own;
      into_stable (r, farm);
    }
}

static void
place_shepherd (Referee *r, const CarcEntry *entry)
{
  RefereeFigure *shepherd = referee_from_home (r, r->player, CARC_SHEPHERD);
  int x = entry->cell_x, y = entry->cell_y;
  for (guint i = r->first_cell; !entry->has_cell && i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      if (referee_segment_at (r, cell->x, cell->y, &entry->spot) >= 0)
        x = cell->x, y = cell->y;
    }
  referee_survey (r);
  const int segment = referee_segment_at (r, x, y, &entry->spot);
  if (segment < 0 || entry->spot.kind != CARC_FARM
      || (!entry->agreed && shepherds_on (r, referee_cell (r, x, y)->feature[segment]) != 0))
    r->fault = "by the referee, no shepherd comes there";
  if (segment < 0)
    return;
  referee_put (r, shepherd, x, y, &entry->spot);
  shepherd->place = AT_OTHER;
  shepherd->other = CARC_PLACE_PASTURE;
  part_of (r)->came = part_of (r)->token_due = TRUE;
}

static void
draw (Referee *r, guint value)
{
  Part *part = part_of (r);
  if (!(part->token_due || part->flock_due) || shepherd_of (r, r->player) == NULL || in_bag (r, value) == 0)
    {
      r->fault = "by the referee, this token does not come out of the bag";
      return;
    }
  referee_survey (r);
  const gboolean last = part->flock_due && is_closed (r, farm_of (r, r->player));
  part->token_due = part->flock_due = FALSE;
  const guint players = shepherds_on (r, farm_of (r, r->player));
  if (value > 0)
    part->beside[r->player][value]++;
  for (guint p = 0; value == 0 && p < r->rules->n_players; p++)
    if (players >> p & 1)
      goes_home (r, p);
  if (value > 0 && last)
    into_stable (r, farm_of (r, r->player));
}

static void
now_shepherd (Referee *r, const CarcEntry *entry)
{
  RefereeFigure *shepherd = shepherd_of (r, (guint) entry->player);
  const gboolean anew = shepherd == NULL;
  if (anew)
    shepherd = referee_from_home (r, (guint) entry->player, CARC_SHEPHERD);
  const guint came = shepherd->came;
  referee_put (r, shepherd, entry->cell_x, entry->cell_y, &entry->spot);
  shepherd->place = AT_OTHER;
  shepherd->other = CARC_PLACE_PASTURE;
  shepherd->came = anew ? shepherd->came : came;
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  if (entry->kind == CARC_ENTRY_PLACE && entry->act == CARC_ACT_SHEPHERD)
    {
      place_shepherd (r, entry);
      return TRUE;
    }
  switch (entry->kind)
    {
    case CARC_ENTRY_FLOCK: draw (r, entry->choice); return TRUE;
    case CARC_ENTRY_STABLE:
      if (!part->flock_due)
        r->fault = "by the referee, no flock goes into the stable";
      referee_survey (r);
      into_stable (r, farm_of (r, r->player));
      part->flock_due = FALSE;
      return TRUE;
    case CARC_ENTRY_NOW_HIDDEN: now_hidden (r, entry); return TRUE;
    case CARC_ENTRY_NOW_SHEPHERD: now_shepherd (r, entry); return TRUE;
    case CARC_ENTRY_NOW_FLOCK: part->beside[entry->player][entry->choice] = (guint) entry->number; return TRUE;
    default: return FALSE;
    }
}

static int
waits (const Referee *r)
{
  return part_of (r)->token_due || part_of (r)->flock_due ? (int) r->player : -1;
}

static void
finish (Referee *r)
{
  guint paid = 0;
  for (guint p = 0; referee_rule (r, CARC_SH1) == CARC_SH1_SCORE && p < r->rules->n_players; p++)
    if (farm_of (r, p) >= 0 && !(paid >> p & 1))
      {
        paid |= shepherds_on (r, farm_of (r, p));
        pay (r, farm_of (r, p), TRUE);
      }
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const Part *part = part_of (r);
  if (after->n_hidden != part->hidden || after->n_remaining != r->n_remaining)
    return "by the referee, other tiles are hidden or left";
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      const guint shepherd = carc_shepherd_of (after, p);
      const RefereeFigure *mine = shepherd_of ((Referee *) r, p);
      if ((shepherd == CARC_NONE) != (mine == NULL))
        return "the referee disagrees whether a shepherd is on a farm";
      if (mine != NULL
          && (after->slots[after->figures[shepherd].slot].x != mine->x
              || after->slots[after->figures[shepherd].slot].y != mine->y))
        return "by the referee, a shepherd is elsewhere";
      for (guint value = 1; value < VALUES; value++)
        if (carc_hills_of (after)->flock[p][value] != part->beside[p][value])
          return "by the referee, other tokens lie beside a shepherd";
    }
  if ((after->ask == CARC_ASK_TOKEN) != part->token_due && !referee_other_asks_first (after, CARC_SYSTEM_HILLS))
    return "the referee disagrees whether a shepherd draws now";
  if ((after->ask == CARC_ASK_FLOCK) != part->flock_due && !referee_other_asks_first (after, CARC_SYSTEM_HILLS))
    return "the referee disagrees whether a flock grows now";
  return NULL;
}

static const char *const says[] = {
  "[0-9]+ of the [1-9][0-9]* tokens in the bag (is a wolf|are wolves)",
  NULL,
};

const RefereeSystem referee_hills = {
  .system = CARC_SYSTEM_HILLS,
  .part_size = sizeof (Part),
  .opening_setup = "start crfr 0,0 r0",
  .opening = "place hills/straight-hill 1,0 r1 shepherd farm:ese\nflock 3\nplace hills/corner-vineyard 0,-1 r2",
  .must = CARC_WHEN (TOKEN) | CARC_WHEN (FLOCK),
  .first = CARC_WHEN (TOKEN) | CARC_WHEN (FLOCK),
  .figures = { { CARC_SHEPHERD, 1, 1 } },
  .worth = worth,
  .settles = settles,
  .act = act,
  .starts = starts,
  .laid = laid,
  .left = left,
  .acted = acted,
  .waits = waits,
  .finish = finish,
  .differs = differs,
  .says = says,
};
