/* art-island-label.c - finds room for the letters of places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each label goes where it covers least.  Of the places where it covers nothing, the nearest is taken, and of those the
 * one that all places of its kind prefer, so that the same letters are found on the same side.
 */
#include "art-island-label.h"

#include "art-island-pen.h"

#include <math.h>
#include <string.h>

double
art_island_label_type (double hex)
{
  return CLAMP (hex * .165, 10, 24);
}

double
art_island_mark_radius (double hex)
{
  return MAX (hex * .085, 4.5);
}

/* ---- what is in the way ---- */

static ArtIslandBox
box_at (double x, double y, double width, double height)
{
  return (ArtIslandBox){ x - width / 2, y - height / 2, x + width / 2, y + height / 2 };
}

static void
add_box (GArray *boxes, double x, double y, double width, double height)
{
  const ArtIslandBox box = box_at (x, y, width, height);
  g_array_append_val (boxes, box);
}

static double
shared (const ArtIslandBox *a, const ArtIslandBox *b)
{
  const double width = MIN (a->right, b->right) - MAX (a->left, b->left);
  const double height = MIN (a->bottom, b->bottom) - MAX (a->top, b->top);
  return width > 0 && height > 0 ? width * height : 0;
}

static void
add_sea (const CatanIsland *island, const ArtIslandView *view, GArray *boxes)
{
  const double k = view->hex * CLAMP (62 / view->hex, 1, 1.14);
  for (guint sea = 0; sea < island->shape.n_seas; sea++)
    {
      if (island->harbour[sea] != CATAN_NOWHERE)
        {
          const ArtPoint ship = art_harbour_ship (island, sea);
          add_box (boxes, view->x + ship.x * view->hex, view->y + ship.y * view->hex - .05 * k, .64 * k, .34 * k);
        }
      if (island->fishery[sea])
        {
          const ArtPoint token = art_fishery_token (island, sea);
          const double size = MAX (view->hex * .33, MIN (view->hex * .4, 19));
          add_box (boxes, view->x + token.x * view->hex, view->y + token.y * view->hex, size, size);
        }
    }
}

GArray *
art_island_covered (const CatanState *state, const ArtIslandView *view, guint8 ghost)
{
  const CatanShape *s = catan_shape (state);
  const double token = art_island_token_size (view->hex), building = art_island_building_size (view->hex);
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (ArtIslandBox));
  double x, y, size;
  for (guint8 i = 0; i < s->n_hexes; i++)
    {
      art_island_point (view, (ArtPlace){ ART_PLACE_HEX, i }, &x, &y);
      if (state->rules->island.number[i])
        add_box (boxes, x, y, token, token);
      else if (state->rules->island.land[i] == CATAN_LAKE)
        add_box (boxes, x, y + view->hex * .1, view->hex * .8, view->hex * .21);
    }
  for (guint8 i = 0; i < s->n_spots; i++)
    if (state->building[i] != CATAN_NOBODY || i == ghost)
      {
        art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, i }, &x, &y);
        add_box (boxes, x, y, building, building);
      }
  if (art_island_robber (state, view, &x, &y, &size))
    add_box (boxes, x, y, size * .7, size);
  add_sea (&state->rules->island, view, boxes);
  return boxes;
}

/* The places themselves, each in its order; the area of a hex is free for letters. */
static void
add_places (const ArtIslandView *view, const ArtIslandLabel *labels, guint n, GArray *boxes)
{
  for (guint i = 0; i < n; i++)
    {
      double x, y, size = 2 * art_island_mark_radius (view->hex);
      art_island_point (view, labels[i].place, &x, &y);
      if (labels[i].built)
        size = art_island_building_size (view->hex) * 1.32;
      else if (labels[i].place.kind == ART_PLACE_EDGE)
        size = view->hex * .2;
      else if (labels[i].place.kind == ART_PLACE_HEX)
        size = 0;
      add_box (boxes, x, y, size, size);
    }
}

/* Roads, which letters cover only if there is no other room. */
static GArray *
roads_of (const CatanState *state, const ArtIslandView *view)
{
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (ArtIslandBox));
  for (guint8 i = 0; i < catan_shape (state)->n_edges; i++)
    {
      double x, y;
      art_island_point (view, (ArtPlace){ ART_PLACE_EDGE, i }, &x, &y);
      if (state->road[i] != CATAN_NOBODY)
        add_box (boxes, x, y, view->hex * .26, view->hex * .26);
    }
  return boxes;
}

/* ---- where a label goes ---- */

typedef struct
{
  const ArtIslandView *view;
  GArray *covered, *places, *roads, *labels; /* ArtIslandBox; `places` has one for each label */
  gboolean on_edges; /* so many edges are asked for that there is room only on them, where nothing lies yet */
} Room;

/* So many edges can have their letters beside them. */
#define EDGES_MOST 20

static double
shared_with (const GArray *boxes, const ArtIslandBox *box, guint but)
{
  double sum = 0;
  for (guint i = 0; i < boxes->len; i++)
    if (i != but)
      sum += shared (box, &g_array_index (boxes, ArtIslandBox, i));
  return sum;
}

/* How much of the rim of the hex's own token a label covers.  The number must be read, but on a small map there is no
 * room in the hex that the rim does not touch. */
static double
shared_with_rim (const Room *room, const ArtIslandLabel *label, const ArtIslandBox *box)
{
  const double size = art_island_token_size (room->view->hex), core = .62 * size;
  ArtIslandBox token, number;
  double x, y;
  if (room->view->island->number[label->place.index] == 0)
    return 0;
  art_island_point (room->view, label->place, &x, &y);
  token = box_at (x, y, size, size);
  number = box_at (x, y, core, core);
  return shared (box, &token) - shared (box, &number);
}

/* How far a label is out of its hex, in hexes: on a border it could belong to either hex. */
static double
out_of_hex (const Room *room, const ArtIslandLabel *label, double x, double y)
{
  const double hex = room->view->hex, dx = label->width / 2, dy = label->height / 2;
  double least = G_MAXDOUBLE;
  for (guint i = 0; i < 4; i++)
    least = MIN (least, art_hex_clearance ((x + (i & 1 ? dx : -dx)) / hex, (y + (i & 2 ? dy : -dy)) / hex));
  return MAX (.02 - least, 0);
}

/* How bad a position is, in hexes; below 1 if the label covers nothing that must be read. */
static double
badness (const Room *room, const ArtIslandLabel *label, guint index, double x, double y)
{
  const gboolean in_hex = label->place.kind == ART_PLACE_HEX;
  const double gap = in_hex ? 0 : 2, unit = room->view->hex * room->view->hex;
  double px, py, own;
  art_island_point (room->view, label->place, &px, &py);
  const ArtIslandBox box = box_at (px + x, py + y, label->width + gap, label->height + gap);
  own = label->place.kind == ART_PLACE_EDGE ? .1 * shared (&box, &g_array_index (room->places, ArtIslandBox, index))
                                            : shared (&box, &g_array_index (room->places, ArtIslandBox, index));
  const double rim = in_hex ? shared_with_rim (room, label, &box) : 0,
               out = in_hex ? out_of_hex (room, label, x, y) : 0;
  const double hard = shared_with (room->covered, &box, G_MAXUINT) + shared_with (room->labels, &box, G_MAXUINT)
                      + shared_with (room->places, &box, index) - rim;
  return (hard > 1e-6 || out > 1e-6 ? 1 : 0) + (rim > 0 ? .3 : 0) + 100 * hard / unit + 100 * out + 10 * own / unit
         + 2 * shared_with (room->roads, &box, G_MAXUINT) / unit;
}

/* The side that all intersections prefer: away from their edge to the north or to the south, where a hex has its
 * corner.  It is free unless there is a ship. */
static double
usual_side (const CatanShape *s, ArtPlace place)
{
  if (place.kind != ART_PLACE_SPOT)
    return place.kind == ART_PLACE_HEX ? -G_PI_2 : 0;
  for (guint i = 0; i < 3; i++)
    {
      const guint8 next = s->spot_spots[place.index][i];
      if (next != CATAN_NOWHERE && s->spot[next].x == s->spot[place.index].x)
        return s->spot[next].y < s->spot[place.index].y ? G_PI_2 : -G_PI_2;
    }
  for (guint i = 0; i < 3; i++)
    {
      const guint8 next = s->spot_spots[place.index][i];
      if (next != CATAN_NOWHERE && s->spot[next].y != s->spot[place.index].y)
        return s->spot[next].y < s->spot[place.index].y ? -G_PI_2 : G_PI_2;
    }
  return -G_PI_2;
}

/* How far the middle of a label is from its place, in this direction, so that it just does not cover it. */
static double
reach (const ArtIslandView *view, const ArtIslandLabel *label, double angle)
{
  const double ux = fabs (cos (angle)), uy = fabs (sin (angle));
  double r = label->built ? art_island_building_size (view->hex) * .66 : art_island_mark_radius (view->hex);
  if (label->place.kind == ART_PLACE_HEX) /* as near to the border as it can be in the corners */
    return MIN (view->hex * .34, view->hex * (ART_HEX_RADIUS - .04) - label->width / 3.4641 - label->height / 2);
  if (label->place.kind == ART_PLACE_EDGE)
    r = view->hex * .1;
  const double w = label->width / 2 + r + 2, h = label->height / 2 + r + 2;
  return MIN (ux > 0 ? w / ux : G_MAXDOUBLE, uy > 0 ? h / uy : G_MAXDOUBLE);
}

static const double steps[] = { 0, .08, .16, .26 };

/* Tries positions all around.  The first ones are the usual ones.  Returns how bad the best one is. */
static double
place_label (Room *room, const CatanShape *s, ArtIslandLabel *label, guint index, gboolean usual)
{
  const gboolean aside = label->place.kind != ART_PLACE_EDGE || !room->on_edges;
  const double start = usual_side (s, label->place);
  double least = G_MAXDOUBLE, best_x = 0, best_y = 0;
  if (label->place.kind == ART_PLACE_EDGE && aside) /* if nothing else is free, on the edge */
    least = badness (room, label, index, 0, 0) + .5;
  for (guint step = 0; step < (usual ? 1 : G_N_ELEMENTS (steps)); step++)
    for (guint i = 0; i < (usual ? 1 : 24); i++)
      {
        const double turn = (i + 1) / 2 * (i % 2 ? 1.0 : -1.0) * G_PI / 12, angle = start + turn;
        const double from = aside ? reach (room->view, label, angle) : 0, far = from + steps[step] * room->view->hex;
        const double x = far * cos (angle), y = far * sin (angle);
        const double bad = badness (room, label, index, x, y) + .02 * fabs (turn) + .5 * steps[step];
        if (bad < least)
          {
            least = bad;
            best_x = x;
            best_y = y;
          }
      }
  if (usual && least >= .01)
    return least;
  double px, py;
  art_island_point (room->view, label->place, &px, &py);
  label->x = best_x;
  label->y = best_y;
  add_box (room->labels, px + best_x, py + best_y, label->width, label->height);
  return least;
}

/* `others`: labels that have their room already. */
static void
find_room (const CatanState *state, const ArtIslandView *view, guint8 ghost, double type, const ArtIslandLabel *others,
           guint n_others, ArtIslandLabel *labels, guint n)
{
  Room room = { .view = view, .on_edges = n > EDGES_MOST };
  for (guint i = 0; i < n; i++)
    {
      labels[i].crowded = FALSE;
      labels[i].built = labels[i].place.kind == ART_PLACE_SPOT
                        && state->building[labels[i].place.index] != CATAN_NOBODY;
      labels[i].x = labels[i].y = 0;
      labels[i].height = type * 1.35;
      labels[i].width = MAX (labels[i].height, type * (.6 + .78 * labels[i].letters));
    }
  room.covered = art_island_covered (state, view, ghost);
  room.places = g_array_new (FALSE, FALSE, sizeof (ArtIslandBox));
  room.labels = g_array_new (FALSE, FALSE, sizeof (ArtIslandBox));
  room.roads = roads_of (state, view);
  add_places (view, labels, n, room.places);
  add_places (view, others, n_others, room.covered);
  for (guint i = 0; i < n_others; i++)
    {
      double x, y;
      art_island_point (view, others[i].place, &x, &y);
      add_box (room.labels, x + others[i].x, y + others[i].y, others[i].width, others[i].height);
    }
  /* First those whose usual position is free: they take no room from each other. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < n; i++)
      if (labels[i].letters > 0 && labels[i].x == 0 && labels[i].y == 0)
        labels[i].crowded = place_label (&room, catan_shape (state), &labels[i], i, pass == 0) >= 1;
  g_array_unref (room.covered);
  g_array_unref (room.places);
  g_array_unref (room.labels);
  g_array_unref (room.roads);
}

void
art_island_labels (const CatanState *state, const ArtIslandView *view, guint8 ghost, ArtIslandLabel *labels, guint n)
{
  g_return_if_fail (state != NULL && view != NULL && (labels != NULL || n == 0));
  find_room (state, view, ghost, art_island_label_type (view->hex), NULL, 0, labels, n);
}

/* ---- numbers ---- */

double
art_island_number_type (double hex)
{
  return CLAMP (hex * .135, 9, 18);
}

/* Is this the end of an edge that is asked for?  Its name has the numbers of both ends. */
static gboolean
is_end (const CatanShape *shape, const ArtIslandLabel *asked, guint n_asked, guint8 spot)
{
  for (guint i = 0; i < n_asked && n_asked <= EDGES_MOST; i++)
    if (asked[i].place.kind == ART_PLACE_EDGE && memchr (shape->edge_spots[asked[i].place.index], spot, 2) != NULL)
      return TRUE;
  return FALSE;
}

void
art_island_number (const CatanState *state, const ArtIslandView *view, guint8 ghost, const ArtIslandLabel *asked,
                   guint n_asked, GArray *labels)
{
  const CatanShape *shape = catan_shape (state);
  g_return_if_fail (state != NULL && view != NULL && (asked != NULL || n_asked == 0) && labels != NULL);
  for (guint8 i = 0; i < shape->n_spots; i++)
    if (state->building[i] != CATAN_NOBODY || i == ghost || is_end (shape, asked, n_asked, i))
      {
        ArtIslandLabel label = { .place = { ART_PLACE_SPOT, i } };
        label.letters = (guint) strlen (catan_spot_name (i).text);
        g_array_append_val (labels, label);
      }
  find_room (state, view, ghost, art_island_number_type (view->hex), asked, n_asked,
             (ArtIslandLabel *) (gpointer) labels->data, labels->len);
  /* Letters that are typed come first: a number that has no room near its place is left out. */
  for (guint i = labels->len; n_asked > 0 && i-- > 0;)
    {
      const ArtIslandLabel *label = &g_array_index (labels, ArtIslandLabel, i);
      if (label->crowded || hypot (label->x, label->y) > .6 * view->hex)
        g_array_remove_index (labels, i);
    }
}
