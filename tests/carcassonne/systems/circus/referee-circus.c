/* referee-circus.c - what the referee knows of Under the Big Top: the tent and its tokens, pyramids, ringmasters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/carc-catapult-marks.h"
#include "carcassonne/carc-circus-marks.h"
#include "carcassonne/carc-dragon-marks.h"
#include "carcassonne/systems/circus/carc-circus.h"

#include <stdlib.h>

#define MOST 7 /* no token shows more */

typedef struct
{
  int x, y;
} At;

typedef struct
{
  gboolean up, loaded; /* the tent stands on the table; a token lies under it */
  At tent;
  gboolean called; /* a circus was laid in this turn, and the tent is not there yet */
  At circus;
  gboolean scored;      /* the features of this turn are scored */
  int last;             /* what the last token shows; 0: nobody knows */
  guint left[MOST + 1]; /* tokens that nobody has seen, by what they show */
  int got[TABLE_MAX_PLAYERS];
} Part;
REFEREE_PART (CIRCUS)

static guint
unseen (const Referee *r)
{
  guint n = 0;
  for (guint i = 0; i <= MOST; i++)
    n += part_of (r)->left[i];
  return n;
}

static gboolean
shows (const Referee *r, int x, int y, guint mark)
{
  const RefereeCell *cell = referee_cell (r, x, y);
  return cell != NULL && carc_marks_has (cell->cell->marks, mark);
}

static guint
n_circuses (const Referee *r)
{
  guint n = 0;
  for (guint i = 0; i < r->cells->len; i++)
    n += carc_marks_has (g_array_index (r->cells, RefereeCell, i).cell->marks, CARC_CIRCUS);
  return n;
}

/* ---- the tent ---- */

static void
pitch (Referee *r, At at)
{
  part_of (r)->up = TRUE;
  part_of (r)->tent = at;
  part_of (r)->called = FALSE;
  part_of (r)->loaded = unseen (r) > 0;
}

/* Sixteen tokens for every twenty tiles. */
static void
starts (Referee *r)
{
  static const guint of_set[MOST + 1] = { 0, 1, 0, 4, 5, 3, 2, 1 };
  guint tiles = 0;
  for (guint i = 0; i < r->rules->n_tiles; i++)
    tiles += strncmp (r->rules->tiles[i].id, "circus/", 7) == 0 && !r->rules->tiles[i].own ? r->rules->counts[i] : 0;
  for (guint i = 0; i <= MOST; i++)
    part_of (r)->left[i] = tiles / 20 * of_set[i];
  for (guint i = r->cells->len; i > 0; i--)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i - 1);
      if (carc_marks_has (cell->cell->marks, CARC_CIRCUS))
        pitch (r, (At){ cell->x, cell->y });
    }
}

static void
laid (Referee *r)
{
  part_of (r)->called = part_of (r)->scored = FALSE;
  for (guint i = r->cells->len; i > r->first_cell; i--)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i - 1);
      if (!carc_marks_has (cell->cell->marks, CARC_CIRCUS))
        continue;
      part_of (r)->called = TRUE;
      part_of (r)->circus = (At){ cell->x, cell->y };
    }
}

static gboolean
watches (const Referee *r, const RefereeFigure *figure, gboolean over)
{
  const At tent = part_of (r)->tent;
  const gboolean racer = figure->place == AT_RACE || figure->place == AT_LIGHTHOUSE;
  if (figure->kind == CARC_BUILDER || figure->kind == CARC_PIG || figure->kind == CARC_BARN
      || figure->kind == CARC_SHEPHERD)
    return FALSE;
  const gboolean other = figure->place == AT_OTHER && !carc_place_rows[figure->other]->away;
  if (figure->place != AT_WORK && figure->place != AT_TOWER && figure->place != AT_PYRAMID && !racer && !other)
    return FALSE;
  if (over && referee_rule (r, CARC_BT1) == CARC_BT1_HOME && (figure->place == AT_WORK || figure->place == AT_PYRAMID))
    return FALSE;
  int also_x = figure->x, also_y = figure->y; /* of a castle, both cells count */
  if (referee_is_lord (figure))
    referee_castle_of (r, figure, &also_x, &also_y);
  return !(racer && referee_rule (r, CARC_BT3) == CARC_BT3_NO)
         && ((abs (figure->x - tent.x) < 2 && abs (figure->y - tent.y) < 2)
             || (abs (also_x - tent.x) < 2 && abs (also_y - tent.y) < 2));
}

static void
pay (Referee *r, int each, gboolean over)
{
  int brings[TABLE_MAX_PLAYERS] = { 0 };
  for (guint i = 0; i < r->n_figures; i++)
    brings[r->figures[i].player] += watches (r, &r->figures[i], over) ? each : 0;
  for (guint p = 0; p < r->rules->n_players; p++)
    referee_give (r, p, brings[p], CARC_LINE_BIGTOP);
}

static void
turn_over (Referee *r, int number)
{
  Part *part = part_of (r);
  const gboolean over = r->end_due;
  if (number < 0 || number > MOST || part->left[number] == 0 || !part->loaded
      || !(over || (part->called && part->scored)))
    {
      r->fault = "by the referee, no such token is turned over now";
      return;
    }
  for (guint i = 0; i < r->n_figures; i++)
    part->got[r->figures[i].player] += watches (r, &r->figures[i], over) ? number : 0;
  part->left[number]--;
  part->loaded = FALSE;
  if (over)
    {
      part->last = number;
      return;
    }
  pay (r, number, FALSE);
  pitch (r, part->circus);
  r->pass_due = TRUE;
}

/* First each player says which scoring figure moves for what the tile completed. */
static void
settled (Referee *r)
{
  const Part *part = part_of (r);
  if (part->called && part->scored && !part->loaded && referee_figure_waits (r) < 0)
    pitch (r, part->circus);
}

static void
completed (Referee *r, const GArray *fresh)
{
  part_of (r)->scored = TRUE;
}

static int
waits (const Referee *r)
{
  const Part *part = part_of (r);
  return part->loaded && !r->over && (r->end_due || (part->called && part->scored)) ? (int) r->player : -1;
}

/* ---- ringmasters ---- */

static void
scored (Referee *r, const CarcFigureSet *figures)
{
  guint weight[TABLE_MAX_PLAYERS] = { 0 }, most = 0;
  for (CARC_EACH_FIGURE (i, figures))
    {
      const RefereeFigure *figure = &r->figures[i];
      const RefereeCell *cell = referee_cell (r, figure->x, figure->y);
      weight[figure->player] += figure->kind == CARC_MAYOR
                                    ? referee_feature (r, cell->feature[figure->segment])->pennants
                                    : referee_weight (figure->kind);
    }
  for (guint p = 0; p < r->rules->n_players; p++)
    most = MAX (most, weight[p]);
  for (CARC_EACH_FIGURE (i, figures))
    {
      const RefereeFigure *figure = &r->figures[i];
      if (figure->kind != CARC_RINGMASTER || referee_is_lord (figure)
          || (referee_rule (r, CARC_RM1) == CARC_RM1_MAJORITY && weight[figure->player] < most))
        continue;
      int brings = 0;
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
          {
            const int x = figure->x + dx, y = figure->y + dy;
            brings += shows (r, x, y, CARC_CIRCUS) ? 2 : 0;
            brings += shows (r, x, y, CARC_ACROBATS) ? 2 : 0;
            if (referee_rule (r, CARC_BT5) == CARC_BT5_YES && carc_in_play (r->rules, CARC_SYSTEM_CATAPULT))
              brings += shows (r, x, y, CARC_FAIR) ? 2 : 0;
          }
      referee_give (r, figure->player, brings, CARC_LINE_RINGMASTER);
    }
}

/* ---- pyramids ---- */

static guint
acrobats_at (const Referee *r, int x, int y)
{
  guint n = 0;
  for (guint i = 0; i < r->n_figures; i++)
    n += r->figures[i].place == AT_PYRAMID && r->figures[i].x == x && r->figures[i].y == y;
  return n;
}

/* The fairy pays for one acrobat of a pyramid, if a ruling says so. */
static void
reward_fairy (Referee *r, int x, int y)
{
  const guint for_features = r->fairy_scored;
  CarcFigureSet there = CARC_NO_FIGURES;
  if (!carc_in_play (r->rules, CARC_SYSTEM_DRAGON) || referee_rule (r, CARC_BT6) == CARC_BT6_NO)
    return;
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].place == AT_PYRAMID && r->figures[i].x == x && r->figures[i].y == y)
      carc_figures_put (&there, i);
  for (guint i = 0; i < referee_n_systems; i++)
    if (referee_systems[i]->system == CARC_SYSTEM_DRAGON)
      referee_systems[i]->scored (r, &there);
  r->fairy_scored = for_features; /* no feature was scored */
}

static void
pay_pyramid (Referee *r, int x, int y)
{
  int brings[TABLE_MAX_PLAYERS] = { 0 };
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].place == AT_PYRAMID && r->figures[i].x == x && r->figures[i].y == y)
      brings[r->figures[i].player] += 5;
  for (guint p = 0; p < r->rules->n_players; p++)
    referee_give (r, p, brings[p], CARC_LINE_PYRAMID);
  reward_fairy (r, x, y);
}

static void
climb (Referee *r, const CarcEntry *entry)
{
  const CarcCellXY at = entry->path[0];
  RefereeFigure *figure = referee_from_home (r, r->player, CARC_FOLLOWER);
  gboolean near = FALSE;
  for (guint i = r->first_cell; i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      near |= abs (cell->x - at.x) <= 1 && abs (cell->y - at.y) <= 1;
      near |= carc_in_play (r->rules, CARC_SYSTEM_DRAGON) && carc_marks_has (cell->cell->marks, CARC_PORTAL);
    }
  if (!shows (r, at.x, at.y, CARC_ACROBATS) || referee_is_bridged (r, at.x, at.y) || acrobats_at (r, at.x, at.y) > 2
      || (!entry->agreed && (!near || (r->dragon_on && r->dragon_x == at.x && r->dragon_y == at.y))))
    r->fault = "by the referee, nobody climbs onto this pyramid";
  figure->place = AT_PYRAMID;
  figure->x = at.x;
  figure->y = at.y;
  figure->came = ++r->came;
}

static void
score_pyramid (Referee *r, const CarcEntry *entry)
{
  const CarcCellXY at = entry->path[0];
  int before[TABLE_MAX_PLAYERS];
  memcpy (before, r->scores, sizeof before);
  if (acrobats_at (r, at.x, at.y) < (entry->agreed ? 1u : 3u))
    r->fault = "by the referee, this pyramid is not scored";
  pay_pyramid (r, at.x, at.y);
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].place == AT_PYRAMID && r->figures[i].x == at.x && r->figures[i].y == at.y)
      r->figures[i].place = AT_HOME;
  for (guint p = 0; p < r->rules->n_players; p++)
    r->left_out[p] += r->scores[p] - before[p];
  referee_tell_left (r);
}

static void
finish (Referee *r)
{
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      if (acrobats_at (r, cell->x, cell->y) > 0)
        pay_pyramid (r, cell->x, cell->y);
    }
  if (part_of (r)->last > 0)
    pay (r, part_of (r)->last, TRUE);
}

/* ---- the entries ---- */

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  static const guint of_set[MOST + 1] = { 0, 1, 0, 4, 5, 3, 2, 1 };
  guint tiles = 0;
  if (entry->act == CARC_ACT_ACROBAT)
    climb (r, entry);
  else if (entry->act == CARC_ACT_PYRAMID)
    score_pyramid (r, entry);
  else if (entry->kind == CARC_ENTRY_ANIMAL)
    turn_over (r, entry->choice);
  else if (entry->kind == CARC_ENTRY_NOW_BIGTOP)
    {
      part_of (r)->tent = (At){ entry->x, entry->y };
      if (!shows (r, entry->x, entry->y, CARC_CIRCUS) || !part_of (r)->up)
        r->fault = "by the referee, the big top is not there";
    }
  else if (entry->kind == CARC_ENTRY_NOW_ANIMALS)
    {
      for (guint i = 0; i < r->rules->n_tiles; i++)
        tiles += strncmp (r->rules->tiles[i].id, "circus/", 7) == 0 && !r->rules->tiles[i].own ? r->rules->counts[i]
                                                                                               : 0;
      part_of (r)->left[entry->choice] = tiles / 20 * of_set[entry->choice] - (guint) entry->number;
      if (tiles / 20 * 16 - unseen (r) >= n_circuses (r) && entry->number > 0)
        r->fault = "by the referee, so many tokens cannot be turned over";
    }
  else
    return FALSE;
  return TRUE;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const Part *part = part_of (r);
  const CarcCircus *circus = carc_circus_of (after);
  if ((circus->tent != CARC_NONE) != part->up
      || (part->up && carc_slot_at (after, part->tent.x, part->tent.y) != circus->tent))
    return "by the referee, the big top is elsewhere";
  if (circus->token != part->loaded)
    return "the referee disagrees whether a token lies under the big top";
  for (guint kind = 0; kind < CARC_ANIMALS; kind++)
    if (circus->hidden[kind] != part->left[carc_animal_shows (kind)])
      return "by the referee, other tokens are hidden";
  for (guint p = 0; p < r->rules->n_players; p++)
    if (circus->got[p] != part->got[p])
      return "by the referee, the tokens brought something else";
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      if (carc_acrobats_on (after, carc_slot_at (after, cell->x, cell->y)) != acrobats_at (r, cell->x, cell->y))
        return "by the referee, others are acrobats";
    }
  if (after->ask == CARC_ASK_ANIMAL && waits (r) != after->asked)
    return "by the referee, no token is turned over now";
  if ((after->ask == CARC_ASK_TILE || after->finished) && waits (r) >= 0)
    return "by the referee, a token is turned over first";
  return NULL;
}

static guint
followers (const CarcRules *rules)
{
  return rules->rulings[CARC_BT2] == CARC_BT2_NINE ? 2 : 0;
}

static const char *const says[] = {
  "then it can be scored",
  NULL,
};

const RefereeSystem referee_circus = {
  .system = CARC_SYSTEM_CIRCUS,
  .part_size = sizeof (Part),
  .opening_setup = "start crfr 0,0 r0",
  .opening = "place circus/acrobats-field 0,1 r0 acrobat 0,1\nplace circus/one-road -1,1 r0 acrobat 0,1\n"
             "place circus/three-roads 1,1 r3 acrobat 0,1\nanimal 4\nplace ffrr 1,0 r0 pyramid 0,1",
  .figures = { { CARC_RINGMASTER, 1, 1 } },
  .followers = followers,
  .must = CARC_WHEN (ANIMAL),
  .starts = starts,
  .laid = laid,
  .scored = scored,
  .completed = completed,
  .settled = settled,
  .act = act,
  .waits = waits,
  .finish = finish,
  .differs = differs,
  .says = says,
};
