/* art-building.c - cloisters and cathedrals, the village at a crossing, inns, besiegers, pigs, the
 * lighthouse.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-pen.h"
#include "art-text.h"
#include "carcassonne/carc-mark-ids.h"

#include <math.h>

static void
box (cairo_t *cr, double x, double y, double w, double h)
{
  cairo_rectangle (cr, x, y, w, h);
}

/* ---- churches ---- */

/* A nave with its long side to the viewer, and a tower at its west end.  A cathedral has two towers and a rose
 * window. */
static void
church_parts (cairo_t *cr, double g, gboolean great)
{
  ArtPoint nave[] = { { -.08 - g, g },        { -.08 - g, -.10 }, { -.05 - g, -.19 - g },
                      { .145 + g, -.19 - g }, { .17 + g, -.10 },  { .17 + g, g } };
  ArtPoint spire[] = { { -.175 - g, -.215 + g * .4 }, { -.12, -.345 - g * 2 }, { -.065 + g, -.215 + g * .4 } };
  ArtPoint second[] = { { .11 - g, -.215 + g * .4 }, { .16, -.33 - g * 2 }, { .21 + g, -.215 + g * .4 } };
  art_polygon (cr, nave, G_N_ELEMENTS (nave));
  box (cr, -.165 - g, -.22 - g, .09 + 2 * g, .22 + 2 * g);
  art_polygon (cr, spire, 3);
  if (great)
    {
      box (cr, .12 - g, -.22 - g, .08 + 2 * g, .22 + 2 * g);
      art_polygon (cr, second, 3);
    }
}

static void
church_roofs (ArtPen *pen, gboolean great)
{
  cairo_t *cr = pen->cr;
  guint kind = great ? 2 : 0;
  art_path (cr, "M -.075 -.1 -.05 -.19 H .145 L .17 -.1 Z");
  art_fill (cr, pen->c->roof[kind]);
  art_path (cr, "M .09 -.1 .1 -.19 H .145 L .17 -.1 Z");
  art_fill (cr, pen->c->roof_dark[kind]);
  if (great)
    {
      /* The second tower stands in front of the roof. */
      box (cr, .12, -.22, .08, .22);
      art_fill (cr, pen->c->stone_light);
      box (cr, .17, -.22, .03, .22);
      art_fill (cr, pen->c->stone_dark);
      art_path (cr, "M .11 -.215 .16 -.33 .17 -.215 Z");
      art_fill (cr, pen->c->roof[2]);
      art_path (cr, "M .17 -.215 .16 -.33 .21 -.215 Z");
      art_fill (cr, pen->c->roof_dark[2]);
    }
  art_path (cr, "M -.175 -.215 -.12 -.345 -.11 -.215 Z");
  art_fill (cr, pen->c->roof[kind]);
  art_path (cr, "M -.11 -.215 -.12 -.345 -.065 -.215 Z");
  art_fill (cr, pen->c->roof_dark[kind]);
}

void
art_church_paint (ArtPen *pen, ArtPoint foot, double scale, gboolean great)
{
  cairo_t *cr = pen->cr;
  double g = pen->ink * .8 / scale;
  cairo_save (cr);
  cairo_translate (cr, foot.x, foot.y);
  cairo_scale (cr, scale, scale);
  if (pen->c->shadow > 0)
    {
      art_path (cr, "M -.1 0 H .22 L .25 .035 H -.06 Z");
      art_set_alpha (cr, pen->c->ink, pen->c->shadow);
      cairo_fill (cr);
    }
  church_parts (cr, g, great);
  art_fill (cr, pen->c->ink);
  box (cr, -.08, -.10, .25, .10);
  art_fill (cr, great ? pen->c->stone_light : pen->c->house);
  church_roofs (pen, great);
  box (cr, -.165, -.215, .09, .215);
  art_fill (cr, great ? pen->c->stone_light : pen->c->house);
  box (cr, -.105, -.215, .03, .215);
  art_fill (cr, great ? pen->c->stone_dark : pen->c->house_dark);
  if (pen->detail > ART_DETAIL_SIGN)
    {
      for (guint i = 0; i < 3; i++)
        {
          double x = -.03 + .062 * i;
          art_path_at (cr, x, 0, 1, 1, "M -.011 -.025 V -.06 C -.011 -.08 .011 -.08 .011 -.06 V -.025 Z");
        }
      box (cr, -.146, -.175, .022, .04);
      box (cr, -.15, -.055, .03, .055);
      art_fill (cr, pen->c->window);
    }
  if (great && pen->detail >= ART_DETAIL_FULL)
    {
      art_blob (pen, .05, -.145, .026, .026);
      art_fill_stroke (cr, pen->c->pennant_light, pen->c->ink, pen->ink * .7 / scale);
    }
  /* The cross on top of the spire. */
  art_path (cr, "M -.12 -.34 V -.395 M -.138 -.376 H -.102");
  art_stroke (cr, pen->c->ink, MAX (pen->ink * 1.2 / scale, .011));
  cairo_restore (cr);
}

/* A ring of standing stones with a fire in the middle. */
void
art_shrine_paint (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  const double x = pen->plan->cloister.x, y = pen->plan->cloister.y, r = ART_CLOISTER_RADIUS;
  const guint n = pen->detail == ART_DETAIL_SIGN ? 6 : 8;
  const double w = pen->detail == ART_DETAIL_SIGN ? r * .19 : r * .14, tall = r * .5;
  art_ellipse (cr, x, y, r * 1.02, r * .95);
  art_fill_stroke (cr, pen->c->flat ? pen->c->road : art_mix (pen->c->meadow_dark, pen->c->earth, .45), pen->c->ink,
                   pen->ink * 1.4);
  /* From the north to the south, so that the nearer stones are in front. */
  for (guint row = 0; row < 2; row++)
    {
      if (row == 1)
        {
          art_path_at (cr, x, y, r, r, "M -.2 .16 -.13 -.12 -.03 -.02 .03 -.34 .14 -.05 .2 .16 Z");
          art_fill_stroke (cr, pen->c->flame, pen->c->ink, pen->ink);
        }
      for (guint i = 0; i < n; i++)
        {
          const double angle = 2 * G_PI * (i + .5) / n, sx = x + cos (angle) * r * .76, sy = y + sin (angle) * r * .68;
          if ((sin (angle) > 0) != (row == 1))
            continue;
          art_path_at (cr, sx, sy, w, tall, "M -1 .4 -.85 -.5 -.1 -.62 .9 -.42 1 .4 Z");
          art_fill_stroke (cr, i % 2 ? pen->c->stone : pen->c->stone_dark, pen->c->ink, pen->ink * 1.2);
        }
    }
}

void
art_cloister_paint (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  double x = pen->plan->cloister.x, y = pen->plan->cloister.y, r = ART_CLOISTER_RADIUS;
  /* The garden inside its wall. */
  static const char yard[] = "M -1.02 -.55 -.5 -.86 H .55 L 1.05 -.5 V .55 L .6 .92 H -.6 L -1.02 .55 Z";
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path_at (cr, x, y, r, r, yard);
  art_stroke (cr, pen->c->ink, .034 + 2 * pen->ink);
  art_path_at (cr, x, y, r, r, yard);
  art_fill_stroke (cr, pen->c->flat ? pen->c->road : art_mix (pen->c->meadow_light, pen->c->road, .55), pen->c->stone,
                   .03);
  if (pen->detail >= ART_DETAIL_FULL && !pen->c->flat)
    {
      for (guint i = 0; i < 3; i++)
        cairo_rectangle (cr, x - r * .62 + i * r * .45, y + r * .5, r * .3, r * .24);
      art_fill (cr, pen->c->tree);
      for (guint i = 0; i < 3; i++)
        for (guint k = 0; k < 3; k++)
          art_blob (pen, x - r * .55 + i * r * .45 + k * r * .08, y + r * (.56 + .11 * (k % 2)), .0075, .0075);
      art_fill (cr, pen->c->roof[0]);
    }
  art_church_paint (pen, (ArtPoint){ x - .005, y + r * .38 }, pen->detail == ART_DETAIL_SIGN ? 1.15 : .98, FALSE);
  if (pen->detail > ART_DETAIL_SIGN && !pen->c->flat)
    {
      ArtTree trees[] = { { x + r * .8, y - r * .35, .026 }, { x - r * .82, y + r * .42, .026 } };
      art_trees_paint (pen, trees, 2);
    }
}

/* ---- villages, inns ---- */

static void
paint_village (ArtPen *pen)
{
  ArtHouse houses[4];
  guint n = 0;
  guint32 chance = pen->chance ^ 0x9ull;
  double w = pen->detail == ART_DETAIL_SIGN ? .17 : .125;
  ArtPoint hub = pen->plan->hub;
  for (guint i = 0; i < 4; i++)
    {
      static const ArtPoint around[4] = { { -.165, -.15 }, { .165, -.15 }, { -.165, .18 }, { .165, .18 } };
      ArtPoint p = art_turn ((ArtPoint){ .5 + around[i].x, .5 + around[i].y }, 0);
      double roof = art_chance (&chance), kind = art_chance (&chance);
      p.x += hub.x - .5;
      p.y += hub.y - .5;
      if (art_plan_clearance (pen->plan, p, pen->size) > .035)
        houses[n++] = (ArtHouse){ p.x, p.y + w * .45, w, w * .9, kind < .5, roof < .7 ? 0 : 1 };
    }
  art_houses_paint (pen, houses, n);
  if (pen->detail == ART_DETAIL_SIGN)
    return;
  /* A well in the middle, where the roads end. */
  cairo_t *cr = pen->cr;
  art_blob (pen, hub.x, hub.y + .005, .04 + pen->ink * .8, .033 + pen->ink * .8);
  art_fill (cr, pen->c->ink);
  art_blob (pen, hub.x, hub.y + .005, .04, .033);
  art_fill (cr, pen->c->stone_light);
  art_blob (pen, hub.x, hub.y + .008, .024, .018);
  art_fill (cr, pen->c->water_deep);
}

/* The lake beside the inn, and the inn with its sign. */
static void
paint_inn (ArtPen *pen, const ArtSign *sign)
{
  cairo_t *cr = pen->cr;
  ArtPoint p = sign->at;
  double r = sign->r;
  art_blob (pen, p.x, p.y + r * .25, r * 1.1 + pen->ink, r * .72 + pen->ink);
  art_fill (cr, pen->c->shore_ink);
  art_blob (pen, p.x, p.y + r * .25, r * 1.1, r * .72);
  art_fill (cr, pen->c->water);
  if (pen->detail >= ART_DETAIL_FULL)
    {
      art_path_at (cr, p.x, p.y, r, r, "M -.6 .62 H -.2 M .1 .72 H .5");
      art_stroke (cr, pen->c->water_light, MAX (.009, .8 / pen->size));
    }
  ArtHouse inn = { p.x, p.y + r * .45, MAX (.15, r * 1.35), MAX (.15, r * 1.3), 1, 1 };
  art_houses_paint (pen, &inn, 1);
  if (pen->detail >= ART_DETAIL_SMALL)
    {
      double x = inn.x - inn.w * .5, y = inn.y - inn.h * .42;
      art_path_at (cr, x, y, 1, 1, "M 0 0 H -.04");
      art_stroke (cr, pen->c->ink, pen->ink * 1.2);
      art_blob (pen, x - .033, y + .028, .02, .022);
      art_fill_stroke (cr, pen->c->gold, pen->c->ink, pen->ink * .8);
    }
}

/* ---- besiegers ---- */

static void
paint_tent (ArtPen *pen, const ArtSign *sign)
{
  cairo_t *cr = pen->cr;
  ArtPoint p = sign->at;
  double w = sign->r;
  static const char whole[] = "M -1 0 0 -1.5 1 0 Z";
  art_path_at (cr, p.x, p.y, w, w, whole);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_stroke (cr, pen->c->ink, 2 * pen->ink);
  art_path_at (cr, p.x, p.y, w, w, whole);
  art_fill (cr, pen->c->house);
  art_path_at (cr, p.x, p.y, w, w, "M .15 0 0 -1.5 1 0 Z");
  art_fill (cr, pen->c->warning);
  art_path_at (cr, p.x, p.y, 1, w, "M 0 -1.5 V -2.2");
  art_stroke (cr, pen->c->ink, pen->ink);
  art_path_at (cr, p.x, p.y, w, w, "M 0 -2.2 .6 -2 0 -1.8 Z");
  art_fill (cr, pen->c->warning);
}

/* Flames inside the besieged walls. */
static void
paint_fire (ArtPen *pen, const ArtCityPlan *city)
{
  cairo_t *cr = pen->cr;
  static const ArtPoint beside[4] = { { .13, .04 }, { -.13, .04 }, { 0, .17 }, { 0, -.13 } };
  const CarcSegment *s = &pen->plan->cell->segments[city->segment];
  double f = pen->detail == ART_DETAIL_SIGN ? .085 : .06, best = -1, x = .5, y = .5;
  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      ArtPoint p = { s->spot_x / (double) CARC_SPOT_UNIT + beside[i].x,
                     s->spot_y / (double) CARC_SPOT_UNIT + beside[i].y };
      double border = MIN (MIN (p.x - f, 1 - f - p.x), MIN (p.y - 1.3 * f, 1 - f - p.y)) - 2 / pen->size;
      double room = MIN (border, art_city_clearance (city, p));
      if (room > best)
        {
          best = room;
          x = p.x;
          y = p.y;
        }
    }
  for (guint pass = 0; pass < 2; pass++)
    {
      double k = pass ? .6 : 1;
      cairo_move_to (cr, x, y + f);
      cairo_curve_to (cr, x - f * 1.1 * k, y + f, x - f * k, y, x - f * .1, y - f * 1.3 * k);
      cairo_curve_to (cr, x, y - f * .4 * k, x + f * .5 * k, y - f * .5 * k, x + f * .35 * k, y - f * .9 * k);
      cairo_curve_to (cr, x + f * 1.1 * k, y, x + f * 1.0 * k, y + f, x, y + f);
      cairo_close_path (cr);
      if (pass == 0)
        {
          art_fill_stroke (cr, pen->c->roof[0], pen->c->ink, pen->ink);
        }
      else
        art_fill (cr, pen->c->flame);
    }
}

/* ---- pigs ---- */

static void
paint_pig (ArtPen *pen, ArtPoint p, double s, gboolean left)
{
  cairo_t *cr = pen->cr;
  cairo_save (cr);
  cairo_translate (cr, p.x, p.y);
  cairo_scale (cr, left ? -s : s, s);
  for (guint pass = 0; pass < 2; pass++)
    {
      double g = pass ? 0 : pen->ink / s;
      art_blob (pen, 0, 0, .5 + g, .3 + g);
      art_blob (pen, .5, -.1, .22 + g, .2 + g);
      for (int k = 0; k < 4; k++)
        box (cr, -.38 + .2 * k - g, .1, .12 + 2 * g, .33 + g);
      art_fill (cr, pass ? pen->c->pig : pen->c->ink);
    }
  art_path (cr, "M .34 -.24 .42 -.44 .54 -.26 Z");
  art_fill (cr, art_mix (pen->c->pig, pen->c->ink, .35));
  art_blob (pen, .69, -.06, .07, .1);
  art_fill (cr, art_mix (pen->c->pig, pen->c->ink, .3));
  if (pen->detail >= ART_DETAIL_FULL)
    {
      art_blob (pen, .54, -.15, .04, .05);
      art_fill (cr, pen->c->ink);
      art_path (cr, "M -.5 -.05 C -.68 -.1 -.6 -.3 -.7 -.22");
      art_stroke (cr, pen->c->ink, .05);
    }
  cairo_restore (cr);
}

static void
paint_herd (ArtPen *pen, const ArtSign *sign)
{
  ArtPoint p = sign->at;
  double s = pen->detail == ART_DETAIL_SIGN ? .2 : .125;
  static const ArtPoint herd[] = { { -.09, -.07 }, { .10, -.035 }, { -.015, .07 } };
  guint n = pen->detail == ART_DETAIL_SIGN ? 2 : 3;
  /* Mud where the pigs lie. */
  art_blob (pen, p.x, p.y + .02, .21, .14);
  art_fill (pen->cr, art_mix (pen->c->meadow_dark, pen->c->earth, .5));
  for (guint i = 0; i < n; i++)
    paint_pig (pen, (ArtPoint){ p.x + herd[i].x, p.y + herd[i].y }, s, i == 1);
}

/* ---- the lighthouse ---- */

static void
lighthouse_body (cairo_t *cr, double x, double y, double g)
{
  cairo_move_to (cr, x - .085 - g, y + g);
  cairo_line_to (cr, x - .052 - g, y - .34);
  cairo_line_to (cr, x - .075 - g, y - .34);
  cairo_line_to (cr, x - .075 - g, y - .375 - g);
  cairo_line_to (cr, x - .042 - g, y - .375 - g);
  cairo_line_to (cr, x - .042 - g, y - .45);
  cairo_line_to (cr, x - .058 - g, y - .45);
  cairo_line_to (cr, x, y - .52 - 1.6 * g);
  cairo_line_to (cr, x + .058 + g, y - .45);
  cairo_line_to (cr, x + .042 + g, y - .45);
  cairo_line_to (cr, x + .042 + g, y - .375 - g);
  cairo_line_to (cr, x + .075 + g, y - .375 - g);
  cairo_line_to (cr, x + .075 + g, y - .34);
  cairo_line_to (cr, x + .052 + g, y - .34);
  cairo_line_to (cr, x + .085 + g, y + g);
  cairo_close_path (cr);
}

static void
paint_lighthouse (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  double x = pen->scenery.lighthouse.x, y = pen->scenery.lighthouse.y;
  ArtColour beam = pen->c->flame;
  for (int side = -1; side <= 1; side += 2)
    {
      double reach = MIN (.4, (side < 0 ? x : 1 - x) - .06), k = reach / .4;
      ArtPoint ray[] = { { x, y - .415 },
                         { x + side * reach, y - .415 - .125 * k },
                         { x + side * reach, y - .415 + .055 * k } };
      art_polygon (cr, ray, 3);
    }
  art_set_alpha (cr, beam, pen->c->flat ? .9 : .55);
  cairo_fill (cr);
  /* Rocks. */
  art_path_at (cr, x, y, 1, 1, "M -.22 .05 -.16 -.03 -.06 -.05 .08 -.055 .17 -.02 .23 .05 .1 .085 H -.1 Z");
  art_fill_stroke (cr, pen->c->stone_dark, pen->c->ink, pen->ink * 1.4);
  lighthouse_body (cr, x, y, pen->ink * .8);
  art_fill (cr, pen->c->ink);
  lighthouse_body (cr, x, y, 0);
  art_fill (cr, pen->c->flat ? pen->c->stone_light : art_mix (pen->c->house, pen->c->stone_light, .5));
  for (guint i = 0; i < 3; i++)
    {
      double y0 = y - .04 - .115 * i, y1 = y0 - .06, w0 = .085 - .033 * (y - y0) / .34,
             w1 = .085 - .033 * (y - y1) / .34;
      ArtPoint band[] = { { x - w0, y0 }, { x + w0, y0 }, { x + w1, y1 }, { x - w1, y1 } };
      art_polygon (cr, band, 4);
    }
  art_fill (cr, pen->c->flat ? pen->c->warning : art_mix (pen->c->roof_dark[0], (ArtColour){ .75, .08, .1 }, .6));
  box (cr, x - .03, y - .44, .06, .06);
  art_fill (cr, pen->c->flame);
  art_path_at (cr, x, y, 1, 1, "M -.058 -.45 0 -.52 .058 -.45 Z");
  art_fill (cr, pen->c->roof_dark[0]);
  if (!pen->c->flat)
    {
      art_path_at (cr, x, y, 1, 1, "M .03 0 .02 -.34 H .052 L .085 0 Z");
      art_set_alpha (cr, pen->c->ink, .22);
      cairo_fill (cr);
    }
  box (cr, x - .018, y - .065, .036, .065);
  art_fill (cr, pen->c->ink);
}

/* ---- marks ---- */

/* A mark without a picture of its own: a plate with the first letter of its word. */
static void
paint_letter (ArtPen *pen, const ArtSign *sign)
{
  const char letter[] = { g_ascii_toupper (carc_marks[sign->mark]->word[0]), '\0' };
  art_ellipse (pen->cr, sign->at.x, sign->at.y, sign->r, sign->r);
  art_fill_stroke (pen->cr, pen->c->paper, pen->c->ink, pen->ink * 1.5);
  cairo_save (pen->cr);
  cairo_scale (pen->cr, 1 / pen->size, 1 / pen->size);
  art_text_draw (pen->cr, letter, sign->at.x * pen->size, sign->at.y * pen->size, sign->r * 1.3 * pen->size, TRUE,
                 ART_ALIGN_MIDDLE, pen->c->text);
  cairo_restore (pen->cr);
}

#define WHEEL_ICON                                                                                                     \
  {                                                                                                                    \
    .smallest = .14, .largest = .16, .room = .2, .most = 1, .paint = art_wheel_icon_paint                              \
  }
#define CROWN_SPACE                                                                                                    \
  {                                                                                                                    \
    .smallest = .15, .largest = .2, .room = .24, .most = 1, .paint = art_crown_space_paint                             \
  }

static const ArtMarkLook looks[] = {
  [CARC_INN] = { .reach = .32, .smallest = .07, .largest = .125, .room = .16, .most = 2, .paint = paint_inn },
  [CARC_CATHEDRAL] = { .elsewhere = TRUE }, /* among the houses of its city: art-city.c */
  [CARC_BESIEGED] = { .along_wall = TRUE, .most = 4, .paint = paint_tent },
  [CARC_SHRINE] = { .elsewhere = TRUE }, /* it is drawn instead of the cloister */
  [CARC_HERD] = { .reach = .42, .room = .22, .most = 2, .paint = paint_herd },
  [CARC_WINE] = { .elsewhere = TRUE }, /* goods, too */
  [CARC_GRAIN] = { .elsewhere = TRUE },
  [CARC_CLOTH] = { .elsewhere = TRUE },
  [CARC_TOWER] = { .smallest = .13, .largest = .15, .room = .2, .most = 1, .paint = art_foundation_paint },
  [CARC_VOLCANO] = { .smallest = .14, .largest = .15, .room = .2, .most = 1, .paint = art_volcano_paint },
  [CARC_DRAGON] = { .smallest = .13, .largest = .155, .room = .2, .most = 1, .paint = art_dragon_mark_paint },
  [CARC_PORTAL] = { .smallest = .12, .largest = .15, .room = .2, .most = 1, .paint = art_portal_paint },
  [CARC_PRINCESS] = { .elsewhere = TRUE }, /* in its city, like goods */
  [CARC_FAIR] = { .ends_roads = TRUE, .smallest = .13, .largest = .15, .room = .2, .most = 1, .paint = art_fair_paint },
  [CARC_ICON1] = WHEEL_ICON,
  [CARC_ICON2] = WHEEL_ICON,
  [CARC_ICON3] = WHEEL_ICON,
  [CARC_FORTUNE] = CROWN_SPACE,
  [CARC_TAXES] = CROWN_SPACE,
  [CARC_FAMINE] = CROWN_SPACE,
  [CARC_STORM] = CROWN_SPACE,
  [CARC_INQUISITION] = CROWN_SPACE,
  [CARC_PLAGUE] = CROWN_SPACE,
};
G_STATIC_ASSERT (G_N_ELEMENTS (looks) <= CARC_N_MARKS);

/* Any mark without a picture is a letter; an implied one is shown by the whole tile. */
const ArtMarkLook *
art_mark_look (guint mark)
{
  static const ArtMarkLook plain = {
    .reach = .32, .smallest = .08, .largest = .11, .room = .16, .most = 4, .paint = paint_letter
  };
  static const ArtMarkLook none = { .elsewhere = TRUE };
  if (mark < G_N_ELEMENTS (looks) && (looks[mark].paint != NULL || looks[mark].elsewhere))
    return &looks[mark];
  return mark < carc_n_marks && !carc_marks[mark]->implied ? &plain : &none;
}

void
art_paint_buildings (ArtPen *pen)
{
  const CarcCell *cell = pen->plan->cell;
  const ArtScenery *scenery = &pen->scenery;
  gboolean village = pen->plan->has_hub;
  for (guint i = 0; i < scenery->n_signs; i++)
    village &= !art_mark_look (scenery->signs[i].mark)->ends_roads;
  if (village)
    paint_village (pen);
  if (pen->plan->has_cloister)
    {
      if (cell->segments[pen->plan->cloister_segment].marks & CARC_MARK_SHRINE)
        art_shrine_paint (pen);
      else
        art_cloister_paint (pen);
    }
  for (guint i = 0; i < scenery->n_signs; i++)
    art_mark_look (scenery->signs[i].mark)->paint (pen, &scenery->signs[i]);
  for (guint i = 0; i < pen->plan->n_cities; i++)
    if (cell->segments[pen->plan->cities[i].segment].marks & CARC_MARK_SIEGE)
      paint_fire (pen, &pen->plan->cities[i]);
  if (cell->flags & CARC_CELL_LIGHTHOUSE)
    paint_lighthouse (pen);
}
