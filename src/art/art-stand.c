/* art-stand.c - where figures stand: on their spots; racers and pieces where there is room beside them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-overlay.h"

#include <math.h>
#include <stdlib.h>

typedef struct
{
  double x, y;
} Place;

#define STANDING_MAX 24
typedef struct
{
  guint n;
  Place place[STANDING_MAX];    /* in tiles, within the cell */
  guint16 figure[STANDING_MAX]; /* or CARC_MAX_FIGURES plus the index of a piece */
} Standing;

static int
compare_serial (const void *a, const void *b, gpointer data)
{
  const CarcState *state = data;
  const CarcFigure *f = &state->figures[*(const guint16 *) a], *g = &state->figures[*(const guint16 *) b];
  return (int) f->serial - (int) g->serial;
}

/* The one of a few places that is furthest from all figures there. */
static Place
free_place (const Standing *s)
{
  static const Place tries[] = { { .5, .5 },   { .27, .3 },  { .73, .3 }, { .27, .72 }, { .73, .72 },
                                 { .5, .24 },  { .5, .78 },  { .2, .5 },  { .8, .5 },   { .17, .22 },
                                 { .83, .22 }, { .17, .78 }, { .83, .78 } };
  Place best = tries[0];
  double best_room = -1;
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      double room = .36;
      for (guint k = 0; k < s->n; k++)
        room = MIN (room, hypot (tries[i].x - s->place[k].x, tries[i].y - s->place[k].y));
      if (room > best_room + 1e-6)
        {
          best_room = room;
          best = tries[i];
        }
    }
  return best;
}

static void
stand (Standing *s, guint16 figure, Place place)
{
  if (s->n == STANDING_MAX)
    return;
  s->place[s->n] = place;
  s->figure[s->n++] = figure;
}

static Place
spot_of (const CarcState *state, const CarcFigure *figure)
{
  const CarcSegment *segment = carc_node_segment (state, figure->node);
  return (Place){ segment->spot_x / (double) CARC_SPOT_UNIT, segment->spot_y / (double) CARC_SPOT_UNIT };
}

/* Where a place is in its cell. */
static Place
middle_of (const CarcState *state, guint place, guint16 slot)
{
  guint8 x, y;
  carc_place_spot (state, place, slot, &x, &y);
  return (Place){ x / (double) CARC_SPOT_UNIT, y / (double) CARC_SPOT_UNIT };
}

/* Where a figure stands in a place that has one cell: before its middle.  Several are side by side, three in a row. */
static Place
place_in_row (const CarcState *state, guint figure)
{
  const CarcFigure *own = &state->figures[figure];
  const Place middle = middle_of (state, own->place, own->slot);
  guint before = 0;
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *other = &state->figures[i];
      before += other->place == own->place && other->serial < own->serial;
    }
  return (Place){ middle.x
                      + (before % 3 == 0   ? 0
                         : before % 3 == 1 ? -.22
                                           : .22),
                  middle.y + .1 * MIN (before / 3 + 1, 3u) };
}

/* Where one of those is who stand on each other: two side by side, the third on them. */
static Place
place_in_pile (const CarcState *state, guint figure)
{
  static const Place steps[] = { { -.13, .07 }, { .13, .07 }, { 0, -.17 } };
  const CarcFigure *own = &state->figures[figure];
  const Place middle = middle_of (state, own->place, own->slot);
  guint below = 0;
  for (guint i = 0; i < state->n_figures; i++)
    below += state->figures[i].place == own->place && state->figures[i].slot == own->slot
             && state->figures[i].serial < own->serial;
  const Place step = steps[MIN (below, G_N_ELEMENTS (steps) - 1)];
  return (Place){ middle.x + step.x, middle.y + step.y };
}

/* Where the marks of the cell are. */
static Place
mark_of (const CarcState *state, guint16 slot)
{
  const CarcCell *cell = carc_slot_cell (state, slot);
  return (Place){ cell->spot_x / (double) CARC_SPOT_UNIT, cell->spot_y / (double) CARC_SPOT_UNIT };
}

/* How far the nearest of what stands there is, and of the other segments' spots. */
static double
room_at (const CarcCell *cell, guint segment, const Standing *s, Place at)
{
  double room = 1;
  for (guint i = 0; i < s->n; i++)
    room = MIN (room, hypot (at.x - s->place[i].x, at.y - s->place[i].y));
  for (guint i = 0; i < cell->n_segments; i++)
    if (i != segment)
      room = MIN (room, hypot (at.x - cell->segments[i].spot_x / (double) CARC_SPOT_UNIT,
                               at.y - cell->segments[i].spot_y / (double) CARC_SPOT_UNIT));
  return room;
}

/* On the spot of the segment or, if somebody stands there, near it. */
static Place
place_near (const CarcCell *cell, guint segment, const Standing *s)
{
  static const gint8 dx[8] = { 1, -1, 0, 0, 1, -1, 1, -1 }, dy[8] = { 0, 0, 1, -1, 1, 1, -1, -1 };
  const CarcSegment *on = &cell->segments[segment];
  const Place spot = { on->spot_x / (double) CARC_SPOT_UNIT, on->spot_y / (double) CARC_SPOT_UNIT };
  Place best = spot;
  double most = -1;
  for (guint i = 0; i < s->n; i++)
    if (hypot (spot.x - s->place[i].x, spot.y - s->place[i].y) < .2)
      most = 0;
  if (most < 0)
    return spot;
  for (guint i = 0; i < 8; i++)
    {
      const double far = i < 4 ? .24 : .17;
      const Place at = { spot.x + far * dx[i], spot.y + far * dy[i] };
      const double room = room_at (cell, segment, s, at);
      if (at.x < .1 || at.x > .9 || at.y < .1 || at.y > .9 || room <= most + 1e-6)
        continue;
      most = room;
      best = at;
    }
  return best;
}

/* A piece that lies on a segment is on the segment's spot, unless a figure is there. */
static Place
place_of_piece (const CarcState *state, guint16 slot, const Standing *s, const CarcPiece *piece)
{
  if (piece->segment == CARC_PIECE_ON_MARK)
    return mark_of (state, slot);
  if (piece->segment == CARC_PIECE_IN_MIDDLE || piece->segment == CARC_PIECE_UNDER)
    return (Place){ .5, .5 };
  if (piece->segment == CARC_PIECE_IN_PLACE)
    {
      const Place middle = middle_of (state, piece->number, slot);
      return (Place){ middle.x, middle.y - .14 };
    }
  if (piece->segment < 0)
    return free_place (s);
  if (piece->number > 0)
    return place_near (carc_slot_cell (state, slot), (guint) piece->segment, s);
  const CarcSegment *segment = &carc_slot_cell (state, slot)->segments[piece->segment];
  Place spot = { segment->spot_x / (double) CARC_SPOT_UNIT, segment->spot_y / (double) CARC_SPOT_UNIT };
  for (guint i = 0; i < s->n; i++)
    if (hypot (spot.x - s->place[i].x, spot.y - s->place[i].y) < .2)
      return free_place (s);
  return spot;
}

/* The pieces that the systems have on the table. */
typedef struct
{
  guint n;
  CarcPiece piece[CARC_PIECES_OUT_MAX];
} Pieces;

static void
find_pieces (const CarcState *state, Pieces *pieces)
{
  pieces->n = 0;
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->playing[i]->standing)
      pieces->n += state->rules->playing[i]->standing (state, pieces->piece + pieces->n,
                                                       CARC_PIECES_OUT_MAX - pieces->n);
}

static void
find_standing (const CarcState *state, const Pieces *pieces, guint16 slot, Standing *s)
{
  guint16 racers[CARC_MAX_FIGURES] = { 0 };
  guint n_racers = 0;
  s->n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *f = &state->figures[i];
      const CarcPlaceRow *place = carc_place_rows[f->place];
      if (f->place == CARC_PLACE_SUPPLY || f->slot != slot)
        continue; /* what is off the board has no slot */
      const Place middle = middle_of (state, f->place, slot);
      if (f->place == CARC_PLACE_FEATURE)
        stand (s, (guint16) i, spot_of (state, f));
      else if (place->cell != NULL)
        stand (s, (guint16) i, place_in_row (state, i));
      else if (place->drawn == CARC_DRAWN_PILED)
        stand (s, (guint16) i, place_in_pile (state, i));
      else if (place->on_node)
        continue; /* beside those above */
      else if (place->drawn == CARC_DRAWN_BESIDE)
        racers[n_racers++] = (guint16) i;
      else
        stand (s, (guint16) i, (Place){ middle.x, middle.y - place->level * ART_TOWER_TOP });
    }
  for (guint i = 0; i < state->n_figures; i++)
    if (carc_place_rows[state->figures[i].place]->on_node && state->figures[i].slot == slot)
      stand (s, (guint16) i,
             place_near (carc_slot_cell (state, slot), state->nodes[state->figures[i].node].segment, s));
  g_qsort_with_data (racers, (int) n_racers, sizeof racers[0], compare_serial, (gpointer) state);
  for (guint i = 0; i < n_racers; i++)
    stand (s, racers[i], free_place (s));
  for (guint i = 0; i < pieces->n; i++)
    if (carc_slot_at (state, pieces->piece[i].x, pieces->piece[i].y) == slot)
      stand (s, (guint16) (CARC_MAX_FIGURES + i), place_of_piece (state, slot, s, &pieces->piece[i]));
}

static gboolean
place_of (const CarcState *state, const Pieces *pieces, guint16 slot, guint16 who, const ArtView *view, double *x,
          double *y)
{
  Standing s;
  find_standing (state, pieces, slot, &s);
  for (guint i = 0; i < s.n; i++)
    if (s.figure[i] == who)
      {
        *x = view->x + (state->slots[slot].x + s.place[i].x) * view->tile;
        *y = view->y + (state->slots[slot].y + s.place[i].y) * view->tile;
        return TRUE;
      }
  return FALSE;
}

static gboolean
place_figure (const CarcState *state, const Pieces *pieces, guint16 figure, const ArtView *view, double *x, double *y,
              double *size)
{
  *size = ART_FIGURE_SIZE * view->tile;
  return state->figures[figure].place != CARC_PLACE_SUPPLY && state->figures[figure].slot != CARC_NONE
         && place_of (state, pieces, state->figures[figure].slot, figure, view, x, y);
}

/* Figures further south are in front; in front of all are those on something. */
static int
compare_standing (const void *a, const void *b)
{
  const int level = ((const ArtStanding *) a)->level - ((const ArtStanding *) b)->level;
  if (level != 0)
    return level;
  double d = ((const ArtStanding *) a)->y - ((const ArtStanding *) b)->y;
  return d < 0 ? -1 : d > 0;
}

guint
art_overlay_standing (const CarcState *state, const ArtView *view, ArtStanding standing[ART_STANDING_MAX])
{
  Pieces pieces;
  guint n = 0;
  find_pieces (state, &pieces);
  for (guint i = 0; i < state->n_figures; i++)
    if (place_figure (state, &pieces, (guint16) i, view, &standing[n].x, &standing[n].y, &standing[n].size))
      {
        standing[n].level = carc_place_rows[state->figures[i].place]->level;
        standing[n++].figure = (int) i;
      }
  for (guint i = 0; i < pieces.n; i++)
    {
      const CarcPiece *piece = &pieces.piece[i];
      guint16 slot = carc_slot_at (state, piece->x, piece->y);
      if (slot == CARC_NONE
          || !place_of (state, &pieces, slot, (guint16) (CARC_MAX_FIGURES + i), view, &standing[n].x, &standing[n].y))
        continue;
      standing[n].size = art_table_piece_size (piece->id) * view->tile;
      standing[n].figure = -1;
      standing[n].level = piece->segment == CARC_PIECE_IN_PLACE || piece->segment == CARC_PIECE_UNDER ? -1 : 0;
      standing[n].piece = piece->id;
      standing[n++].colour = piece->player >= 0 ? state->rules->players[piece->player].colour : piece->number - 1;
    }
  qsort (standing, n, sizeof standing[0], compare_standing);
  return n;
}

void
art_overlay_figures (cairo_t *cr, const CarcState *state, const ArtView *view, int without, const ArtStyle *style)
{
  ArtStanding standing[ART_STANDING_MAX];
  guint n = art_overlay_standing (state, view, standing);
  for (guint i = 0; i < n; i++)
    {
      const ArtStanding *s = &standing[i];
      if (s->figure >= 0)
        {
          ArtFigure figure = art_figure_of (state, &state->figures[s->figure]);
          art_figure_draw (cr, &figure, s->x, s->y, s->size, style);
        }
      else if ((int) s->piece != without)
        art_table_piece_draw (cr, s->piece, s->colour, s->x, s->y, s->size, style);
    }
}
