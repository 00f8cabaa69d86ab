/* art-stand.c - who stands where: figures on their spots, racers and the Arbitress where there is room beside
 * them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-overlay.h"
#include "carcassonne/carc-arbitress.h"

#include <math.h>
#include <stdlib.h>

typedef struct
{
  double x, y;
} Place;

#define STANDING_MAX 16
typedef struct
{
  guint n;
  Place place[STANDING_MAX];    /* in tiles, within the cell */
  guint16 figure[STANDING_MAX]; /* CARC_NONE: the Arbitress */
} Standing;

static int
compare_serial (const void *a, const void *b, gpointer data)
{
  const CarcState *state = data;
  const CarcFigure *f = &state->figures[*(const guint16 *) a], *g = &state->figures[*(const guint16 *) b];
  return (int) f->serial - (int) g->serial;
}

/* The place of a few that is furthest from everybody who is there. */
static Place
free_place (const Standing *s)
{
  static const Place tries[] = { { .5, .5 },  { .27, .3 }, { .73, .3 }, { .27, .72 }, { .73, .72 },
                                 { .5, .24 }, { .5, .78 }, { .2, .5 },  { .8, .5 } };
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

static void
find_standing (const CarcState *state, guint16 slot, Standing *s)
{
  guint16 racers[CARC_MAX_FIGURES] = { 0 };
  guint n_racers = 0;
  s->n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *f = &state->figures[i];
      if (f->at == CARC_AT_SUPPLY || f->slot != slot)
        continue;
      if (f->at == CARC_AT_FEATURE)
        stand (s, (guint16) i, spot_of (state, f));
      else if (f->at == CARC_AT_KEEPER)
        stand (s, (guint16) i, (Place){ .74, .66 });
      else
        racers[n_racers++] = (guint16) i;
    }
  g_qsort_with_data (racers, (int) n_racers, sizeof racers[0], compare_serial, (gpointer) state);
  for (guint i = 0; i < n_racers; i++)
    stand (s, racers[i], free_place (s));
  if (carc_arbitress_of (state)->on
      && carc_slot_at (state, carc_arbitress_of (state)->x, carc_arbitress_of (state)->y) == slot)
    stand (s, CARC_NONE, free_place (s));
}

gboolean
art_overlay_figure_place (const CarcState *state, guint16 figure, const ArtView *view, double *x, double *y,
                          double *size)
{
  g_return_val_if_fail (figure < state->n_figures, FALSE);
  const CarcFigure *f = &state->figures[figure];
  Standing s;
  if (f->at == CARC_AT_SUPPLY)
    return FALSE;
  find_standing (state, f->slot, &s);
  for (guint i = 0; i < s.n; i++)
    if (s.figure[i] == figure)
      {
        *x = view->x + (state->slots[f->slot].x + s.place[i].x) * view->tile;
        *y = view->y + (state->slots[f->slot].y + s.place[i].y) * view->tile;
        *size = ART_FIGURE_SIZE * view->tile;
        return TRUE;
      }
  return FALSE;
}

gboolean
art_overlay_arbitress_place (const CarcState *state, const ArtView *view, double *x, double *y, double *size)
{
  Standing s;
  guint16 slot = carc_arbitress_of (state)->on
                     ? carc_slot_at (state, carc_arbitress_of (state)->x, carc_arbitress_of (state)->y)
                     : CARC_NONE;
  if (slot == CARC_NONE)
    return FALSE;
  find_standing (state, slot, &s);
  for (guint i = 0; i < s.n; i++)
    if (s.figure[i] == CARC_NONE)
      {
        *x = view->x + (carc_arbitress_of (state)->x + s.place[i].x) * view->tile;
        *y = view->y + (carc_arbitress_of (state)->y + s.place[i].y) * view->tile;
        *size = ART_ARBITRESS_SIZE * view->tile;
        return TRUE;
      }
  return FALSE;
}

typedef struct
{
  double x, y, size;
  int figure;
} Shown;

static int
compare_shown (const void *a, const void *b)
{
  double d = ((const Shown *) a)->y - ((const Shown *) b)->y;
  return d < 0 ? -1 : d > 0;
}

void
art_overlay_figures (cairo_t *cr, const CarcState *state, const ArtView *view, gboolean arbitress,
                     const ArtStyle *style)
{
  Shown shown[CARC_MAX_FIGURES + 1];
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    if (art_overlay_figure_place (state, (guint16) i, view, &shown[n].x, &shown[n].y, &shown[n].size))
      shown[n++].figure = (int) i;
  if (arbitress && art_overlay_arbitress_place (state, view, &shown[n].x, &shown[n].y, &shown[n].size))
    shown[n++].figure = -1;
  /* Who stands further south stands in front. */
  qsort (shown, n, sizeof shown[0], compare_shown);
  for (guint i = 0; i < n; i++)
    if (shown[i].figure < 0)
      art_arbitress_draw (cr, shown[i].x, shown[i].y, shown[i].size, style);
    else
      {
        ArtFigure figure = art_figure_of (state, &state->figures[shown[i].figure]);
        art_figure_draw (cr, &figure, shown[i].x, shown[i].y, shown[i].size, style);
      }
}
