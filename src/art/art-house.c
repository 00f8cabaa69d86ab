/* art-house.c - houses in batches: each material of all houses is one fill.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Houses always stand upright and are lit from the north-west, however the tile is turned.  x, y is the middle of the
 * foot; w and h are the whole width and height.  Houses must not overlap, because their order is not kept.
 */
#include "art-pen.h"

enum
{
  RIDGE_ACROSS,
  GABLE_FRONT
};

#define WALL .42 /* as a part of the height */

static void
silhouette (cairo_t *cr, const ArtHouse *o, double g)
{
  double l = o->x - o->w / 2, r = o->x + o->w / 2, eaves = o->y - o->h * WALL, top = o->y - o->h;
  if (o->kind == RIDGE_ACROSS)
    {
      ArtPoint p[] = {
        { l - g, o->y + g },  { l - g, eaves + g }, { l + o->w * .14 - g, top - g }, { r - o->w * .14 + g, top - g },
        { r + g, eaves + g }, { r + g, o->y + g }
      };
      art_polygon (cr, p, G_N_ELEMENTS (p));
      return;
    }
  double m = l + o->w * .34;
  ArtPoint p[] = { { l - g, o->y + g }, { l - g, eaves },   { m - g * .7, top - g }, { r - o->w * .06 + g, top - g },
                   { r + g, eaves },    { r + g, o->y + g } };
  art_polygon (cr, p, G_N_ELEMENTS (p));
}

static void
walls (cairo_t *cr, const ArtHouse *o, gboolean shaded)
{
  double l = o->x - o->w / 2, r = o->x + o->w / 2, eaves = o->y - o->h * WALL;
  if (o->kind == RIDGE_ACROSS)
    {
      if (!shaded)
        cairo_rectangle (cr, l, eaves, o->w, o->h * WALL);
      return;
    }
  double m = l + o->w * .34, edge = l + o->w * .68;
  if (shaded)
    {
      cairo_rectangle (cr, edge, eaves, r - edge, o->h * WALL);
      return;
    }
  ArtPoint p[] = { { l, o->y }, { l, eaves }, { m, o->y - o->h }, { edge, eaves }, { edge, o->y } };
  art_polygon (cr, p, G_N_ELEMENTS (p));
}

static void
roof (cairo_t *cr, const ArtHouse *o, gboolean shaded)
{
  double l = o->x - o->w / 2, r = o->x + o->w / 2, eaves = o->y - o->h * WALL, top = o->y - o->h;
  if (o->kind == RIDGE_ACROSS)
    {
      ArtPoint lit[] = { { l, eaves }, { l + o->w * .14, top }, { r - o->w * .14, top }, { r - o->w * .30, eaves } };
      ArtPoint hip[] = { { r - o->w * .30, eaves }, { r - o->w * .14, top }, { r, eaves } };
      art_polygon (cr, shaded ? hip : lit, shaded ? 3 : 4);
      return;
    }
  double m = l + o->w * .34, edge = l + o->w * .68;
  if (shaded)
    {
      ArtPoint p[] = { { edge, eaves }, { m, top }, { r - o->w * .06, top }, { r, eaves } };
      art_polygon (cr, p, 4);
    }
  else
    {
      ArtPoint p[] = { { l, eaves + o->h * .04 },
                       { l, eaves - o->h * .06 },
                       { m, top },
                       { m + o->w * .07, top + o->h * .1 },
                       { m, top + o->h * .13 } };
      art_polygon (cr, p, 5);
    }
}

static void
openings (ArtPen *pen, const ArtHouse *o)
{
  cairo_t *cr = pen->cr;
  double l = o->x - o->w / 2, body = o->kind == RIDGE_ACROSS ? o->w : o->w * .68, a = o->w * .11, high = o->h * .2;
  cairo_rectangle (cr, l + body * .5 - a * .55, o->y - high * 1.15, a * 1.1, high * 1.15);
  if (o->w < .1 && pen->detail < ART_DETAIL_FINE)
    return;
  cairo_rectangle (cr, l + body * .2 - a * .4, o->y - high * 1.45, a * .8, high * .7);
  cairo_rectangle (cr, l + body * .8 - a * .4, o->y - high * 1.45, a * .8, high * .7);
}

void
art_houses_paint (ArtPen *pen, const ArtHouse *houses, guint n)
{
  cairo_t *cr = pen->cr;
  if (n == 0)
    return;
  for (guint i = 0; i < n; i++)
    silhouette (cr, &houses[i], pen->ink * .75);
  art_fill (cr, pen->c->ink);
  for (guint i = 0; i < n; i++)
    walls (cr, &houses[i], FALSE);
  art_fill (cr, pen->c->house);
  if (pen->detail > ART_DETAIL_SIGN)
    {
      for (guint i = 0; i < n; i++)
        walls (cr, &houses[i], TRUE);
      art_fill (cr, pen->c->house_dark);
    }
  for (guint kind = 0; kind < 3; kind++)
    {
      for (guint i = 0; i < n; i++)
        if (houses[i].roof == kind)
          roof (cr, &houses[i], FALSE);
      art_fill (cr, pen->c->roof[kind]);
      for (guint i = 0; i < n; i++)
        if (houses[i].roof == kind)
          roof (cr, &houses[i], TRUE);
      art_fill (cr, pen->c->roof_dark[kind]);
    }
  if (pen->detail >= ART_DETAIL_FULL)
    {
      for (guint i = 0; i < n; i++)
        openings (pen, &houses[i]);
      art_fill (cr, pen->c->window);
    }
}
