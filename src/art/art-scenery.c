/* art-scenery.c - the scenery of the meadows: strips of field, small woods, hedges, haystacks, flowers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It depends only on the cell, so the same tile always has the same scenery, turned like the tile.  Nothing touches the
 * border, walls, roads or water.  The places where figures stand are kept free.
 */
#include "art-pen.h"

#include <math.h>
#include <stdlib.h>

typedef struct
{
  ArtPoint at;
  double r;
} Taken;
typedef struct
{
  Taken taken[24];
  guint n;
} Land;

static void
take_room (Land *land, ArtPoint at, double r)
{
  if (land->n < G_N_ELEMENTS (land->taken))
    land->taken[land->n++] = (Taken){ at, r };
}

/* The free room around a point: to what is printed, to the places of figures, and to other scenery. */
static double
room_at (const ArtPen *pen, const Land *land, ArtPoint p)
{
  const CarcCell *cell = pen->plan->cell;
  double room = MIN (MIN (p.x, 1 - p.x), MIN (p.y, 1 - p.y));
  for (guint i = 0; i < land->n; i++)
    room = MIN (room, hypot (land->taken[i].at.x - p.x, land->taken[i].at.y - p.y) - land->taken[i].r);
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind != CARC_RIVER)
      room = MIN (room, hypot (cell->segments[i].spot_x / (double) CARC_SPOT_UNIT - p.x,
                               cell->segments[i].spot_y / (double) CARC_SPOT_UNIT - p.y)
                            - .05);
  return room > 0 ? MIN (room, art_plan_clearance (pen->plan, p, pen->size)) : room;
}

/* The point near another with the most free room. */
static ArtPoint
clear_place (const ArtPen *pen, const Land *land, ArtPoint near, double reach, double *room)
{
  ArtPoint best = near;
  *room = -1;
  for (guint i = 0; i < 16; i++)
    for (guint k = 1; k <= 4; k++)
      {
        double angle = 2 * G_PI * i / 16, far = reach * k / 4;
        ArtPoint p = { near.x + cos (angle) * far, near.y + sin (angle) * far };
        double border = MIN (MIN (p.x, 1 - p.x), MIN (p.y, 1 - p.y)) - .02;
        double clear = MIN (art_plan_clearance (pen->plan, p, pen->size), border);
        for (guint t = 0; t < land->n; t++)
          clear = MIN (clear, hypot (land->taken[t].at.x - p.x, land->taken[t].at.y - p.y) - land->taken[t].r);
        if (clear > *room + .004)
          {
            *room = clear;
            best = p;
          }
      }
  return best;
}

static guint
count_signs (const ArtScenery *s, guint mark)
{
  guint n = 0;
  for (guint i = 0; i < s->n_signs; i++)
    n += s->signs[i].mark == mark;
  return n;
}

static gboolean
add_sign (ArtScenery *s, guint mark, ArtPoint at, double r)
{
  if (s->n_signs == ART_SIGNS_MAX || count_signs (s, mark) == art_mark_look (mark)->most)
    return FALSE;
  s->signs[s->n_signs++] = (ArtSign){ mark, at, r };
  return TRUE;
}

/* The besiegers' camp is outside the wall. */
static void
place_along_wall (ArtPen *pen, Land *land, guint mark, const ArtCityPlan *city)
{
  double w = pen->detail == ART_DETAIL_SIGN ? .075 : .05;
  for (guint r = 0; r < city->n_runs; r++)
    for (guint k = 0; k < 3 && count_signs (&pen->scenery, mark) < art_mark_look (mark)->most; k++)
      {
        ArtPoint along, p = art_line_at (&city->runs[r], .26 + .24 * k, &along);
        ArtPoint at = { p.x + along.y * (w + .055), p.y - along.x * (w + .055) + w * .6 };
        if (art_plan_clearance (pen->plan, at, pen->size) < w * .35 || at.x < .1 || at.x > .9 || at.y > .97
            || at.y < .14)
          continue;
        if (add_sign (&pen->scenery, mark, at, w))
          take_room (land, (ArtPoint){ at.x, at.y - w * .8 }, w * 1.3);
      }
}

/* In the middle, or beside the road. */
static void
place_lighthouse (ArtPen *pen, Land *land)
{
  static const ArtPoint tries[] = { { .5, .78 }, { .27, .78 }, { .73, .78 }, { .27, .62 }, { .73, .62 } };
  double best = -1;
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      double clear = MIN (art_plan_clearance (pen->plan, tries[i], pen->size), .15);
      if (clear > best + .02)
        {
          best = clear;
          pen->scenery.lighthouse = tries[i];
        }
    }
  take_room (land, (ArtPoint){ pen->scenery.lighthouse.x, pen->scenery.lighthouse.y - .28 }, .38);
}

static void
place_mark (ArtPen *pen, Land *land, guint mark, guint index)
{
  const CarcSegment *segment = &pen->plan->cell->segments[index];
  const ArtMarkLook *look = art_mark_look (mark);
  ArtPoint spot = { segment->spot_x / (double) CARC_SPOT_UNIT, segment->spot_y / (double) CARC_SPOT_UNIT };
  double room;
  for (guint i = 0; look->along_wall && i < pen->plan->n_cities; i++)
    if (pen->plan->cities[i].segment == index)
      place_along_wall (pen, land, mark, &pen->plan->cities[i]);
  if (look->along_wall || look->elsewhere)
    return;
  ArtPoint at = clear_place (pen, land, spot, look->reach, &room);
  if (add_sign (&pen->scenery, mark, at, CLAMP (room, look->smallest, look->largest)))
    take_room (land, at, look->room);
}

/* A mark of the cell itself is where a figure would stand on it, or where roads end; or else beside walls and roads. */
static void
place_cell_mark (ArtPen *pen, Land *land, guint mark)
{
  const CarcCell *cell = pen->plan->cell;
  const ArtMarkLook *look = art_mark_look (mark);
  const ArtPoint spot = { cell->spot_x / (double) CARC_SPOT_UNIT, cell->spot_y / (double) CARC_SPOT_UNIT };
  ArtPoint at = look->ends_roads && pen->plan->has_hub ? pen->plan->hub : spot;
  const double clear = art_plan_clearance (pen->plan, at, pen->size);
  if (look->ends_roads && !pen->plan->has_hub && pen->plan->n_fences == 0 && clear < look->smallest)
    {
      double room;
      const ArtPoint beside = clear_place (pen, land, at, .25, &room);
      at = room > clear ? beside : at;
    }
  /* Its roof and its pennant stay off the border. */
  const double off = .01 + 2.2 / pen->size, r = look->largest;
  at.x = CLAMP (at.x, r + off, 1 - r - off);
  at.y = CLAMP (at.y, 1.4 * r + off, 1 - .7 * r - off);
  if (!look->elsewhere && add_sign (&pen->scenery, mark, at, look->largest))
    take_room (land, at, look->room);
}

/* Marks come first, because the rules need them. */
static void
place_marks (ArtPen *pen, Land *land)
{
  const CarcCell *cell = pen->plan->cell;
  pen->scenery.n_signs = 0;
  if (pen->plan->has_hub)
    take_room (land, pen->plan->hub, .3);
  if (cell->flags & CARC_CELL_LIGHTHOUSE)
    place_lighthouse (pen, land);
  for (CARC_EACH_MARK (mark, cell->marks))
    place_cell_mark (pen, land, mark);
  for (guint i = 0; i < cell->n_segments; i++)
    for (CARC_EACH_MARK (mark, cell->segments[i].marks))
      place_mark (pen, land, mark, i);
}

static void
add_tree (ArtPen *pen, double x, double y, double r)
{
  ArtScenery *s = &pen->scenery;
  double margin = .008 + .6 / pen->size + pen->ink;
  if (s->n_trees < ART_TREES_MAX && x - r > margin && x + r * 1.6 < 1 - margin && y - 2 * r > margin
      && y + r * .5 < 1 - margin && art_plan_clearance (pen->plan, (ArtPoint){ x, y }, pen->size) > r * .6)
    s->trees[s->n_trees++] = (ArtTree){ x, y, r };
}

static double
tree_scale (const ArtPen *pen)
{
  return pen->detail == ART_DETAIL_SIGN ? 2.1 : pen->detail == ART_DETAIL_SMALL ? 1.3 : 1;
}

static void
add_copse (ArtPen *pen, ArtPoint p, double room, guint32 *chance)
{
  guint n = pen->detail == ART_DETAIL_SIGN ? 1 : 3 + (guint) (art_chance (chance) * 3);
  double turn = 2 * G_PI * art_chance (chance), spread = MIN (room, .075) * .8;
  for (guint i = 0; i < n; i++)
    {
      double angle = turn + 2 * G_PI * i / n, far = spread * (.55 + .45 * art_chance (chance));
      add_tree (pen, p.x + cos (angle) * far, p.y + sin (angle) * far * .75 + .02,
                tree_scale (pen) * (.029 + .013 * art_chance (chance)));
    }
}

static void
add_hedge (ArtPen *pen, ArtPoint p, guint32 *chance)
{
  guint n = 3 + (guint) (art_chance (chance) * 2);
  double angle = G_PI * (art_chance (chance) - .5) * .7, bend = (art_chance (chance) - .5) * .02;
  for (guint i = 0; i < n; i++)
    {
      double t = ((double) i - (n - 1) / 2.) * .043;
      add_tree (pen, p.x + cos (angle) * t, p.y + sin (angle) * t + bend * fabs (t) * 30,
                tree_scale (pen) * (.019 + .009 * art_chance (chance)));
    }
}

static void
add_hay (ArtPen *pen, ArtPoint p)
{
  ArtScenery *s = &pen->scenery;
  for (guint i = 0; i < 2 && s->n_hay < G_N_ELEMENTS (s->hay); i++)
    {
      ArtPoint at = { p.x + (i ? .042 : -.03), p.y + (i ? .035 : .012) };
      if (at.x > .06 && at.x < .94 && at.y > .09 && at.y < .95)
        s->hay[s->n_hay++] = at;
    }
}

static void
add_flowers (ArtPen *pen, ArtPoint p, double room, guint32 *chance)
{
  ArtScenery *s = &pen->scenery;
  for (guint i = 0; i < 6 && s->n_flowers < G_N_ELEMENTS (s->flowers); i++)
    {
      double angle = 2 * G_PI * art_chance (chance), far = MIN (room, .08) * sqrt (art_chance (chance));
      s->flowers[s->n_flowers++] = (ArtPoint){ p.x + cos (angle) * far, p.y + sin (angle) * far * .6 };
    }
}

/* Two or three strips side by side. */
static void
add_strips (ArtPen *pen, ArtPoint p, double room, guint32 *chance)
{
  ArtScenery *s = &pen->scenery;
  guint n = 2 + (art_chance (chance) < .5);
  double half = MIN (room * .78, .15), tall = half * .62, lean = (art_chance (chance) - .5) * .07;
  double tilt = (art_chance (chance) - .5) * .05;
  for (guint i = 0; i < n && s->n_strips < G_N_ELEMENTS (s->strips); i++)
    {
      double a = -half + 2 * half * i / n, b = -half + 2 * half * (i + 1) / n;
      double top = -tall * (1 - .12 * art_chance (chance)), bottom = tall * (1 - .12 * art_chance (chance));
      s->strips[s->n_strips].corner[0] = (ArtPoint){ p.x + a + lean, p.y + top + tilt * a / half };
      s->strips[s->n_strips].corner[1] = (ArtPoint){ p.x + b + lean, p.y + top + tilt * b / half };
      s->strips[s->n_strips].corner[2] = (ArtPoint){ p.x + b - lean, p.y + bottom + tilt * b / half };
      s->strips[s->n_strips].corner[3] = (ArtPoint){ p.x + a - lean, p.y + bottom + tilt * a / half };
      s->strips[s->n_strips++].kind = (guint8) ((i + (guint) (pen->chance >> 7)) % 3);
    }
}

static int
compare_trees (const void *a, const void *b)
{
  double d = ((const ArtTree *) a)->y - ((const ArtTree *) b)->y;
  return d < 0 ? -1 : d > 0;
}

void
art_scenery_plan (ArtPen *pen)
{
  ArtScenery *s = &pen->scenery;
  guint32 chance = pen->chance ^ 0x3ade68u;
  Land land = { .n = 0 };
  s->n_strips = s->n_trees = s->n_hay = s->n_flowers = 0;
  place_marks (pen, &land);
  if (pen->c->flat || (pen->plan->cell->flags & CARC_CELL_WATER))
    return;

  gboolean fields = pen->detail > ART_DETAIL_SIGN && art_chance (&chance) < .62;
  for (guint tries = 0; tries < 10 && fields; tries++)
    {
      ArtPoint p = art_turn ((ArtPoint){ .1 + .8 * art_chance (&chance), .1 + .8 * art_chance (&chance) },
                             pen->plan->turns);
      double room = room_at (pen, &land, p);
      if (room < .125)
        continue;
      add_strips (pen, p, room, &chance);
      take_room (&land, p, MIN (room, .17));
      break;
    }
  guint wanted = pen->detail == ART_DETAIL_SIGN ? 3 : 5;
  for (guint tries = 0, done = 0; tries < 22 && done < wanted; tries++)
    {
      ArtPoint p = art_turn ((ArtPoint){ .06 + .88 * art_chance (&chance), .06 + .88 * art_chance (&chance) },
                             pen->plan->turns);
      double what = art_chance (&chance), room = room_at (pen, &land, p);
      if (room < .045)
        continue;
      if (what < .46 && room > .06)
        add_copse (pen, p, room, &chance);
      else if (what < .62)
        add_tree (pen, p.x, p.y + .03, tree_scale (pen) * (.034 + .014 * art_chance (&chance)));
      else if (what < .76 && pen->detail > ART_DETAIL_SIGN)
        add_hedge (pen, p, &chance);
      else if (what < .84 && room > .075 && pen->detail > ART_DETAIL_SMALL)
        add_hay (pen, p);
      else
        add_flowers (pen, p, room, &chance);
      take_room (&land, p, .11);
      done++;
    }
  qsort (s->trees, s->n_trees, sizeof s->trees[0], compare_trees);
}
