/* art-building.c - cloisters and cathedrals, the village at a crossing, pigs, and how each mark is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-pen.h"
#include "art-text.h"
#include "carcassonne/carc-mark-ids.h"

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
  art_fill_path (cr, "M -.075 -.1 -.05 -.19 H .145 L .17 -.1 Z", pen->c->roof[kind]);
  art_fill_path (cr, "M .09 -.1 .1 -.19 H .145 L .17 -.1 Z", pen->c->roof_dark[kind]);
  if (great)
    {
      /* The second tower stands in front of the roof. */
      box (cr, .12, -.22, .08, .22);
      art_fill (cr, pen->c->stone_light);
      box (cr, .17, -.22, .03, .22);
      art_fill (cr, pen->c->stone_dark);
      art_fill_path (cr, "M .11 -.215 .16 -.33 .17 -.215 Z", pen->c->roof[2]);
      art_fill_path (cr, "M .17 -.215 .16 -.33 .21 -.215 Z", pen->c->roof_dark[2]);
    }
  art_fill_path (cr, "M -.175 -.215 -.12 -.345 -.11 -.215 Z", pen->c->roof[kind]);
  art_fill_path (cr, "M -.11 -.215 -.12 -.345 -.065 -.215 Z", pen->c->roof_dark[kind]);
}

void
art_church_paint (ArtPen *pen, ArtPoint foot, double scale, gboolean great)
{
  cairo_t *cr = pen->cr;
  double g = pen->ink * .8 / scale;
  art_saved (cr);
  cairo_translate (cr, foot.x, foot.y);
  cairo_scale (cr, scale, scale);
  if (pen->c->shadow > 0)
    {
      art_path (cr, "M -.1 0 H .22 L .25 .035 H -.06 Z");
      art_fill_alpha (cr, pen->c->ink, pen->c->shadow);
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
  art_stroke_path (cr, "M -.12 -.34 V -.395 M -.138 -.376 H -.102", pen->c->ink, MAX (pen->ink * 1.2 / scale, .011));
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

/* ---- villages ---- */

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

/* ---- pigs ---- */

static void
paint_pig (ArtPen *pen, ArtPoint p, double s, gboolean left)
{
  cairo_t *cr = pen->cr;
  art_saved (cr);
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
  art_fill_path (cr, "M .34 -.24 .42 -.44 .54 -.26 Z", art_mix (pen->c->pig, pen->c->ink, .35));
  art_blob (pen, .69, -.06, .07, .1);
  art_fill (cr, art_mix (pen->c->pig, pen->c->ink, .3));
  if (pen->detail >= ART_DETAIL_FULL)
    {
      art_blob (pen, .54, -.15, .04, .05);
      art_fill (cr, pen->c->ink);
      art_stroke_path (cr, "M -.5 -.05 C -.68 -.1 -.6 -.3 -.7 -.22", pen->c->ink, .05);
    }
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

/* ---- marks ---- */

/* A mark without a picture of its own: a plate with the first letter of its word. */
static void
paint_letter (ArtPen *pen, const ArtSign *sign)
{
  const char letter[] = { g_ascii_toupper (carc_marks[sign->mark]->word[0]), '\0' };
  art_ellipse (pen->cr, sign->at.x, sign->at.y, sign->r, sign->r);
  art_fill_stroke (pen->cr, pen->c->paper, pen->c->ink, pen->ink * 1.5);
  art_saved (pen->cr);
  cairo_scale (pen->cr, 1 / pen->size, 1 / pen->size);
  art_text_draw (pen->cr, letter, sign->at.x * pen->size, sign->at.y * pen->size, sign->r * 1.3 * pen->size, TRUE,
                 ART_ALIGN_MIDDLE, pen->c->text);
}

#define WHEEL_ICON                                                                                                     \
  {                                                                                                                    \
    .smallest = .14, .largest = .16, .room = .2, .most = 1, .paint = art_wheel_icon_paint                              \
  }
#define MACHINE                                                                                                        \
  {                                                                                                                    \
    .smallest = .14, .largest = .17, .room = .21, .most = 1, .paint = art_flying_machine_paint                         \
  }
#define CROP_CIRCLE                                                                                                    \
  {                                                                                                                    \
    .ends_roads = TRUE, .fenced = TRUE, .smallest = .13, .largest = .17, .room = .21, .most = 1,                       \
    .paint = art_crop_circle_paint                                                                                     \
  }
#define SHOW(paints)                                                                                                   \
  {                                                                                                                    \
    .fenced = TRUE, .smallest = .13, .largest = .155, .room = .2, .most = 1, .paint = paints                           \
  }
#define CROWN_SPACE                                                                                                    \
  {                                                                                                                    \
    .smallest = .15, .largest = .2, .room = .24, .most = 1, .paint = art_crown_space_paint                             \
  }

static const ArtMarkLook looks[] = {
  [CARC_INN] = { .reach = .32, .smallest = .07, .largest = .125, .room = .16, .most = 2, .paint = art_inn_paint },
  [CARC_CATHEDRAL] = { .elsewhere = TRUE }, /* among the houses of its city: art-city.c */
  [CARC_BESIEGED] = { .along_wall = TRUE, .most = 4, .paint = art_tent_paint },
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
  [CARC_FAIR] = { .ends_roads = TRUE,
                  .fenced = TRUE,
                  .smallest = .13,
                  .largest = .15,
                  .room = .2,
                  .most = 1,
                  .paint = art_fair_paint },
  [CARC_MINE] = { .smallest = .13, .largest = .155, .room = .2, .most = 1, .paint = art_mine_paint },
  [CARC_MAGE] = { .smallest = .13, .largest = .15, .room = .2, .most = 1, .paint = art_mage_sign_paint },
  [CARC_ICON1] = WHEEL_ICON,
  [CARC_ICON2] = WHEEL_ICON,
  [CARC_ICON3] = WHEEL_ICON,
  [CARC_FORTUNE] = CROWN_SPACE,
  [CARC_TAXES] = CROWN_SPACE,
  [CARC_FAMINE] = CROWN_SPACE,
  [CARC_STORM] = CROWN_SPACE,
  [CARC_INQUISITION] = CROWN_SPACE,
  [CARC_PLAGUE] = CROWN_SPACE,
  [CARC_FLY_W] = MACHINE,
  [CARC_FLY_NW] = MACHINE,
  [CARC_GARDEN] = { .elsewhere = TRUE }, /* like the shrine */
  [CARC_CROP_SHIELD] = CROP_CIRCLE,
  [CARC_CROP_CLUB] = CROP_CIRCLE,
  [CARC_CROP_FORK] = CROP_CIRCLE,
  [CARC_ROBBER] = { .smallest = .12, .largest = .15, .room = .2, .most = 1, .paint = art_robbers_bag_paint },
  [CARC_FERRY] = { .ends_roads = TRUE,
                   .smallest = .17,
                   .largest = .2,
                   .room = .26,
                   .most = 1,
                   .paint = art_ferry_lake_paint },
  [CARC_CIRCUS] = SHOW (art_circus_paint),
  [CARC_ACROBATS] = SHOW (art_acrobats_paint),
  [CARC_HILL] = { .ends_roads = TRUE,
                  .smallest = .14,
                  .largest = .19,
                  .room = .22,
                  .most = 1,
                  .paint = art_hill_paint },
  [CARC_VINEYARD] = { .fenced = TRUE,
                      .smallest = .12,
                      .largest = .16,
                      .room = .2,
                      .most = 1,
                      .paint = art_vineyard_paint },
  [CARC_BAZAAR] = { .smallest = .13, .largest = .155, .room = .2, .most = 1, .paint = art_bazaar_paint },
  [CARC_NOCASTLE] = { .elsewhere = TRUE }, /* the shape of its wall says it */
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
  if (pen->plan->cloister_segment >= 0)
    {
      const CarcMarks marks = cell->segments[pen->plan->cloister_segment].marks;
      if (carc_marks_has (marks, CARC_SHRINE))
        art_shrine_paint (pen);
      else if (carc_marks_has (marks, CARC_GARDEN))
        art_garden_paint (pen);
      else
        art_cloister_paint (pen);
    }
  for (guint i = 0; i < scenery->n_signs; i++)
    art_mark_look (scenery->signs[i].mark)->paint (pen, &scenery->signs[i]);
  for (guint i = 0; i < pen->plan->n_cities; i++)
    if (carc_marks_has (cell->segments[pen->plan->cities[i].segment].marks, CARC_BESIEGED))
      art_siege_fire_paint (pen, &pen->plan->cities[i]);
  if (cell->flags & CARC_CELL_LIGHTHOUSE)
    art_lighthouse_paint (pen);
}
