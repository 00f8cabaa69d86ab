/* referee.c - see referee.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  int x, y;
  const CarcCell *cell;
  gboolean done[CARC_SEGMENTS_MAX];  /* scored already */
  int feature[CARC_SEGMENTS_MAX];    /* in this survey */
} Cell;

typedef enum { AT_HOME, AT_WORK, AT_RACE, AT_LIGHTHOUSE } Place;

typedef struct
{
  guint player, kind;
  Place place;
  int x, y;
  guint segment;
} Figure;

/* One feature, as found by flooding. */
typedef struct
{
  CarcKind kind;
  guint tiles, pennants, marks, open, neighbours;
  gboolean done;
} Feature;

struct _Referee
{
  const CarcRules *rules;
  GArray *cells;    /* Cell */
  GArray *features; /* Feature, of the last survey */
  Figure figures[CARC_MAX_FIGURES];
  guint n_figures, player, answers_due, n_remaining;
  int scores[TABLE_MAX_PLAYERS], before[TABLE_MAX_PLAYERS];
  int her_x, her_y;
  gboolean lake_turn, lake_placed, water_done, over, turn_open;
  guint left[TABLE_MAX_PLAYERS], placed;
  int keeper;
  guint n_ties;
  int tie_sum;      /* of all ties so far: a number made from who was tied and who won */
};

static Cell *
cell_at (const Referee *r, int x, int y)
{
  for (guint i = 0; i < r->cells->len; i++)
    {
      Cell *cell = &g_array_index (r->cells, Cell, i);
      if (cell->x == x && cell->y == y)
        return cell;
    }
  return NULL;
}

static void
lay (Referee *r, guint tile, int x, int y, guint rot)
{
  const CarcTile *t = &r->rules->tiles[tile];
  guint w = rot % 2 ? t->h : t->w, h = rot % 2 ? t->w : t->h;
  for (guint i = 0; i < w * h; i++)
    {
      Cell cell = { .x = x + (int) (i % w), .y = y + (int) (i / w), .cell = &t->cells[rot][i] };
      g_array_append_val (r->cells, cell);
    }
}

Referee *
referee_new (const CarcState *start)
{
  const CarcRules *rules = start->rules;
  Referee *r = g_new0 (Referee, 1);
  r->rules = rules;
  r->cells = g_array_new (FALSE, TRUE, sizeof (Cell));
  r->features = g_array_new (FALSE, TRUE, sizeof (Feature));
  for (guint player = 0; player < rules->n_players; player++)
    for (guint i = 0; i < 7u + rules->with_inns; i++)
      r->figures[r->n_figures++] = (Figure) { player, i == 7 ? CARC_BIG : CARC_FOLLOWER, AT_HOME, 0, 0, 0 };
  for (guint i = 0; i < rules->n_tiles; i++)
    r->n_remaining += rules->counts[i];
  r->n_remaining--;
  r->her_x = rules->start_x;
  r->her_y = rules->start_y;
  r->keeper = -1;
  lay (r, rules->start_tile, rules->start_x, rules->start_y, (guint) rules->start_rot);
  return r;
}

void
referee_free (Referee *r)
{
  g_array_unref (r->cells);
  g_array_unref (r->features);
  g_free (r);
}

/* ---- flooding ---- */

static const int side_x[4] = { 0, 1, 0, -1 }, side_y[4] = { -1, 0, 1, 0 };

static void
flood (Referee *r, Cell *cell, guint segment, int id, Feature *feature)
{
  const CarcSegment *s = &cell->cell->segments[segment];
  gboolean first_here = TRUE;
  for (guint i = 0; i < cell->cell->n_nodes; i++)
    first_here &= cell->feature[i] != id;
  cell->feature[segment] = id;
  feature->tiles += first_here;
  feature->pennants += s->pennants;
  feature->marks |= s->marks;
  for (guint half = 0; half < 8; half++)
    {
      guint side = half / 2, opposite = (side + 2) % 4;
      Cell *next = cell_at (r, cell->x + side_x[side], cell->y + side_y[side]);
      if (s->kind == CARC_FARM ? !((s->halves >> half) & 1) : half % 2 || !((s->sides >> side) & 1))
        continue;
      if (next == NULL || next->cell->edges[opposite] != cell->cell->edges[side])
        {
          feature->open++;
          continue;
        }
      /* The half that lies against mine: the other one of the opposite side. */
      guint mirror = 2 * opposite + (half % 2 ? 0 : 1);
      for (guint i = 0; i < next->cell->n_nodes; i++)
        {
          const CarcSegment *t = &next->cell->segments[i];
          gboolean meets = t->kind == s->kind
                           && (s->kind == CARC_FARM ? (t->halves >> mirror) & 1 : (t->sides >> opposite) & 1);
          if (meets && next->feature[i] < 0)
            flood (r, next, i, id, feature);
        }
    }
}

static void
survey (Referee *r)
{
  g_array_set_size (r->features, 0);
  for (guint c = 0; c < r->cells->len; c++)
    for (guint i = 0; i < CARC_SEGMENTS_MAX; i++)
      g_array_index (r->cells, Cell, c).feature[i] = -1;
  for (guint c = 0; c < r->cells->len; c++)
    {
      Cell *cell = &g_array_index (r->cells, Cell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        {
          Feature feature = { .kind = (CarcKind) cell->cell->segments[i].kind };
          if (cell->feature[i] >= 0)
            continue;
          flood (r, cell, i, (int) r->features->len, &feature);
          for (int dy = -1; feature.kind == CARC_CLOISTER && dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++)
              feature.neighbours += (dx || dy) && cell_at (r, cell->x + dx, cell->y + dy);
          feature.done = feature.kind == CARC_CLOISTER ? feature.neighbours == 8
                                                       : feature.kind != CARC_FARM && feature.open == 0;
          g_array_append_val (r->features, feature);
        }
    }
}

static int
feature_of (const Referee *r, const Figure *figure)
{
  return figure->place == AT_WORK ? cell_at (r, figure->x, figure->y)->feature[figure->segment] : -1;
}

/* ---- worth ---- */

static int
worth (const Feature *f)
{
  gboolean lake = (f->marks & CARC_MARK_LAKE) != 0, siege = (f->marks & CARC_MARK_SIEGE) != 0;
  int tiles = (int) f->tiles, pennants = (int) f->pennants, rate;
  switch (f->kind)
    {
    case CARC_CITY:
      rate = f->marks & CARC_MARK_CATHEDRAL ? 3 : 2;
      if (!f->done)
        return rate == 3 || siege ? 0 : tiles * (lake ? 2 : 1) + pennants;
      if (siege)
        rate--;
      return tiles * (rate + lake) + pennants * rate;
    case CARC_ROAD:
      rate = f->marks & CARC_MARK_INN ? 2 : 1;
      if (!f->done && rate == 2)
        return 0;
      return tiles * (rate + lake);
    case CARC_CLOISTER:
      return f->done && lake ? 12 : 1 + (int) f->neighbours;
    case CARC_FARM:
    case CARC_RIVER:
    default:
      return 0;
    }
}

static int
farm_worth (const Referee *r, int farm)
{
  g_autofree guint8 *seen = g_new0 (guint8, r->features->len);
  int herd = (g_array_index (r->features, Feature, farm).marks & CARC_MARK_HERD) != 0, sum = 0;
  for (guint c = 0; c < r->cells->len; c++)
    {
      const Cell *cell = &g_array_index (r->cells, Cell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        for (guint city = 0; cell->feature[i] == farm && city < cell->cell->n_nodes; city++)
          {
            if (!((cell->cell->segments[i].touches >> city) & 1) || seen[cell->feature[city]]++)
              continue;
            const Feature *f = &g_array_index (r->features, Feature, cell->feature[city]);
            if (f->done)
              sum += (3 + herd) * (f->marks & CARC_MARK_SIEGE ? 2 : 1);
          }
    }
  return sum;
}

/* ---- who gets it ---- */

static void
judge (Referee *r, const guint *tied, guint *wins, int feature, int value)
{
  int nearest[TABLE_MAX_PLAYERS], least = G_MAXINT, fewest = G_MAXINT;
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      nearest[p] = G_MAXINT;
      for (guint i = 0; tied[p] && i < r->n_figures; i++)
        if (r->figures[i].player == p && feature_of (r, &r->figures[i]) == feature)
          nearest[p] = MIN (nearest[p], abs (r->figures[i].x - r->her_x) + abs (r->figures[i].y - r->her_y));
      least = MIN (least, nearest[p]);
    }
  for (guint p = 0; p < r->rules->n_players; p++)
    if (tied[p] && nearest[p] == least)
      fewest = MIN (fewest, r->before[p]);
  guint near = 0;
  for (guint p = 0; p < r->rules->n_players; p++)
    near += tied[p] && nearest[p] == least;
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      wins[p] = tied[p] && nearest[p] == least && (near == 1 || r->before[p] == fewest);
      r->tie_sum += (int) (p + 1) * (int) (tied[p] + 7 * wins[p]) + (tied[p] ? 31 * nearest[p] : 0);
    }
  r->n_ties++;
  r->tie_sum += value;
}

static void
award (Referee *r, int feature, int value)
{
  guint weight[TABLE_MAX_PLAYERS] = { 0 }, tied[TABLE_MAX_PLAYERS] = { 0 }, most = 0, n_tied = 0;
  for (guint i = 0; i < r->n_figures; i++)
    if (feature_of (r, &r->figures[i]) == feature)
      weight[r->figures[i].player] += r->figures[i].kind == CARC_BIG ? 2 : 1;
  for (guint p = 0; p < r->rules->n_players; p++)
    most = MAX (most, weight[p]);
  for (guint p = 0; p < r->rules->n_players; p++)
    n_tied += tied[p] = most > 0 && weight[p] == most;
  guint wins[TABLE_MAX_PLAYERS];
  memcpy (wins, tied, sizeof wins);
  if (n_tied > 1 && value > 0 && r->rules->with_arbitress)
    judge (r, tied, wins, feature, value);
  for (guint p = 0; p < r->rules->n_players; p++)
    r->scores[p] += wins[p] ? value : 0;
}

static void
go_home (Referee *r, int feature)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (feature_of (r, &r->figures[i]) == feature)
      r->figures[i].place = AT_HOME;
}

/* ---- the turn's end, and the game's ---- */

static void
finish (Referee *r)
{
  guint fewest = G_MAXUINT;
  memcpy (r->before, r->scores, sizeof r->before);
  survey (r);
  for (guint f = 0; f < r->features->len; f++)
    {
      const Feature *feature = &g_array_index (r->features, Feature, f);
      award (r, (int) f,
             feature->kind == CARC_FARM ? farm_worth (r, (int) f)
             : feature->done            ? 0
                                        : worth (feature));
    }
  for (guint p = 0; p < r->rules->n_players; p++)
    fewest = MIN (fewest, r->left[p]);
  for (guint p = 0; r->lake_placed && !r->water_done && p < r->rules->n_players; p++)
    if (r->left[p] == fewest)
      r->scores[p] += (int) r->placed;
  if (r->keeper >= 0)
    r->scores[r->keeper] += 25;
  r->over = TRUE;
}

static void
conclude (Referee *r)
{
  guint cities = 0;
  survey (r);
  g_autofree guint8 *fresh = g_new0 (guint8, r->features->len + 1);
  for (guint c = 0; c < r->cells->len; c++)
    {
      Cell *cell = &g_array_index (r->cells, Cell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        if (!cell->done[i] && g_array_index (r->features, Feature, cell->feature[i]).done)
          {
            cell->done[i] = TRUE;
            fresh[cell->feature[i]] = 1;
          }
    }
  for (guint f = 0; f < r->features->len; f++)
    if (fresh[f])
      {
        const Feature *feature = &g_array_index (r->features, Feature, f);
        award (r, (int) f, worth (feature));
        go_home (r, (int) f);
        cities += feature->kind == CARC_CITY;
      }
  if (r->lake_placed && !r->lake_turn && !r->water_done)
    {
      guint tokens = MIN (cities, r->left[r->player]);
      r->left[r->player] -= tokens;
      r->placed += tokens;
      if (r->left[r->player] == 0)
        {
          r->water_done = TRUE;
          r->scores[r->player] += (int) r->placed;
        }
    }
  r->lake_turn = FALSE;
  if (r->n_remaining == 0)
    finish (r);
  else
    r->player = (r->player + 1) % r->rules->n_players;
}

/* ---- following ---- */

static Figure *
find_figure (Referee *r, guint player, Place place, int x, int y, int segment)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].place == place
        && (place == AT_HOME || (r->figures[i].x == x && r->figures[i].y == y))
        && (segment < 0 || r->figures[i].segment == (guint) segment))
      return &r->figures[i];
  return NULL;
}

static Figure *
from_home (Referee *r, guint player, guint kind)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == player && r->figures[i].place == AT_HOME && r->figures[i].kind == kind)
      return &r->figures[i];
  g_assert_not_reached ();
}

static int
segment_at (const Referee *r, int x, int y, const CarcSpot *spot)
{
  const Cell *cell = cell_at (r, x, y);
  for (guint i = 0; cell && i < cell->cell->n_nodes; i++)
    {
      const CarcSegment *s = &cell->cell->segments[i];
      gboolean here = s->kind == CARC_CLOISTER
                      || (s->kind == CARC_FARM && spot->at == CARC_SPOT_INNER && !s->halves)
                      || (s->kind == CARC_FARM && spot->at < 8 && ((s->halves >> spot->at) & 1))
                      || (s->kind < CARC_FARM && ((s->sides >> spot->at) & 1));
      if (s->kind == spot->kind && here)
        return (int) i;
    }
  return -1;
}

static void
put (Referee *r, Figure *figure, int x, int y, const CarcSpot *spot)
{
  figure->place = AT_WORK;
  figure->x = x;
  figure->y = y;
  figure->segment = (guint) segment_at (r, x, y, spot);
}

static void
enter_race (Referee *r, guint player, const CarcEntry *entry)
{
  Figure *figure = entry->race == CARC_RACE_LIFT
                     ? find_figure (r, player, AT_WORK, entry->cell_x, entry->cell_y,
                                    segment_at (r, entry->cell_x, entry->cell_y, &entry->spot))
                     : from_home (r, player, entry->figure);
  figure->place = AT_RACE;
  figure->x = r->rules->start_x;
  figure->y = r->rules->start_y;
}

static void
move_racer (Referee *r, const CarcCellXY *goal)
{
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].player == r->player && r->figures[i].place == AT_RACE)
      {
        r->figures[i].x = goal->x;
        r->figures[i].y = goal->y;
        if (!(cell_at (r, goal->x, goal->y)->cell->flags & CARC_CELL_LIGHTHOUSE))
          return;
        r->figures[i].place = AT_LIGHTHOUSE;
        r->keeper = (int) r->player;
        for (guint k = 0; k < r->n_figures; k++)
          if (r->figures[k].place == AT_RACE)
            r->figures[k].place = AT_HOME;
        return;
      }
}

static void
place (Referee *r, const CarcEntry *entry)
{
  guint first = r->cells->len;
  static const guint supply[7] = { 0, 0, 10, 8, 6, 5, 4 };
  memcpy (r->before, r->scores, sizeof r->before);
  lay (r, (guint) entry->tile, entry->x, entry->y, entry->rot);
  r->n_remaining--;
  if (entry->act == CARC_ACT_FOLLOWER)
    {
      int x = entry->cell_x, y = entry->cell_y;
      for (guint i = first; !entry->has_cell && i < r->cells->len; i++)
        {
          const Cell *cell = &g_array_index (r->cells, Cell, i);
          if (segment_at (r, cell->x, cell->y, &entry->spot) >= 0)
            x = cell->x, y = cell->y;
        }
      put (r, from_home (r, r->player, entry->figure), x, y, &entry->spot);
    }
  if (entry->act == CARC_ACT_ARBITRESS)
    {
      r->her_x = entry->path[entry->n_path - 1].x;
      r->her_y = entry->path[entry->n_path - 1].y;
    }
  if (entry->act == CARC_ACT_RACER)
    move_racer (r, &entry->path[entry->n_path - 1]);
  if (entry->act == CARC_ACT_ENTER)
    enter_race (r, r->player, entry);
  if (entry->tile != r->rules->lake_tile)
    {
      conclude (r);
      return;
    }
  r->lake_turn = r->lake_placed = TRUE;
  r->answers_due = r->rules->n_players;
  for (guint p = 0; p < r->rules->n_players; p++)
    r->left[p] = supply[r->rules->n_players];
}

static void
take_back (Referee *r, const CarcEntry *entry)
{
  gboolean race = entry->spot.kind == CARC_SPOT_RACE;
  int segment = race ? -1 : segment_at (r, entry->cell_x, entry->cell_y, &entry->spot);
  find_figure (r, (guint) entry->player, race ? AT_RACE : AT_WORK, entry->cell_x, entry->cell_y, segment)
      ->place
      = AT_HOME;
}

static gboolean
agrees (const Referee *r, const CarcState *after, GString *why)
{
  int sum = 0;
  for (guint p = 0; p < r->rules->n_players; p++)
    if (r->scores[p] != after->ledger.scores[p])
      {
        g_string_append_printf (why, "player %u has %d points, by the referee %d", p, after->ledger.scores[p],
                                r->scores[p]);
        return FALSE;
      }
  for (guint i = 0; i < after->n_ties; i++)
    {
      const CarcTie *tie = &after->ties[i];
      for (guint p = 0; p < r->rules->n_players; p++)
        sum += (int) (p + 1) * (((tie->tied >> p) & 1) + 7 * ((tie->winners >> p) & 1))
               + ((tie->tied >> p) & 1 ? 31 * tie->distance[p] : 0);
      sum += tie->value;
    }
  if (after->n_ties != r->n_ties || sum != r->tie_sum)
    g_string_append_printf (why, "%u ties, by the referee %u, or other winners", after->n_ties, r->n_ties);
  else if (after->finished != r->over || after->player != r->player)
    g_string_append_printf (why, "finished %d, by the referee %d", after->finished, r->over);
  else if (after->race.keeper != r->keeper || after->water.placed != r->placed)
    g_string_append_printf (why, "keeper %d, %u tokens; by the referee %d, %u", after->race.keeper,
                            after->water.placed, r->keeper, r->placed);
  else
    return TRUE;
  return FALSE;
}

gboolean
referee_follow (Referee *r, const CarcEntry *entry, const CarcState *after, GString *why)
{
  switch (entry->kind)
    {
    case CARC_ENTRY_PLACE:
      place (r, entry);
      break;
    case CARC_ENTRY_RACE:
      if (entry->race != CARC_RACE_DECLINE)
        enter_race (r, (r->player + r->rules->n_players - r->answers_due) % r->rules->n_players, entry);
      if (--r->answers_due == 0)
        conclude (r);
      break;
    case CARC_ENTRY_DISCARD:
      if (--r->n_remaining == 0)
        finish (r);
      break;
    case CARC_ENTRY_AGAIN:
      if (r->n_remaining == 1)
        {
          r->n_remaining = 0;
          finish (r);
        }
      break;
    case CARC_ENTRY_POINTS:
      r->scores[entry->player] += entry->points;
      break;
    case CARC_ENTRY_RETURN:
      take_back (r, entry);
      break;
    case CARC_ENTRY_DEPLOY:
      put (r, from_home (r, (guint) entry->player, entry->figure), entry->cell_x, entry->cell_y,
           &entry->spot);
      break;
    case CARC_ENTRY_TURN:
      r->player = (guint) entry->player;
      break;
    case CARC_ENTRY_END:
      finish (r);
      break;
    case CARC_ENTRY_JUDGE:
    case CARC_ENTRY_ORDER:
    case CARC_ENTRY_NOTE:
    case CARC_N_ENTRY_KINDS:
    default:
      break;
    }
  return agrees (r, after, why);
}
