/* art-pen.h - what the files that paint a tile share: the canvas, the plan, the palette, and how much detail fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Private to the art room.  While a tile is painted the canvas is scaled so that the tile is 1 wide.
 */
#pragma once

#include "art-path.h"
#include "art-plan.h"
#include "art-style.h"

typedef enum
{
  ART_DETAIL_SIGN,  /* up to 33 pixels: only shapes and colours */
  ART_DETAIL_SMALL, /* up to 63: houses and trees as blocks */
  ART_DETAIL_FULL,  /* up to 139 */
  ART_DETAIL_FINE,  /* masonry, cobbles, windows */
} ArtDetail;

/* Houses, trees and other upright things.  They are drawn in batches, so that many things need few fills. */
typedef struct
{
  double x, y, w, h;
  guint8 kind, roof;
} ArtHouse;
#define ART_HOUSES_MAX 64
typedef struct
{
  double x, y, r;
} ArtTree;
#define ART_TREES_MAX 40

/* A thing that shows a mark of a segment; a mark may have several. */
typedef struct
{
  guint mark;
  ArtPoint at;
  double r; /* how large it may be */
} ArtSign;
#define ART_SIGNS_MAX 16

/* The scenery in the meadows of a cell, decided before anything is painted. */
typedef struct
{
  struct
  {
    ArtPoint corner[4];
    guint8 kind;
  } strips[4];
  ArtTree trees[ART_TREES_MAX];
  ArtPoint hay[4], flowers[12];
  ArtSign signs[ART_SIGNS_MAX];
  ArtPoint lighthouse;
  guint n_strips, n_trees, n_hay, n_flowers, n_signs;
} ArtScenery;

typedef struct
{
  cairo_t *cr;
  const ArtPlan *plan;
  const ArtPalette *c;
  double size; /* pixels per tile */
  ArtDetail detail;
  double ink; /* width of an outline, in tiles */
  guint32 chance;
  ArtScenery scenery;
} ArtPen;

/* How a mark is shown.  The table is in art-building.c. */
typedef struct
{
  gboolean elsewhere;       /* it is painted with its feature or its tile, and the rest says nothing */
  gboolean along_wall;      /* it stands all along the outside of its city's wall */
  gboolean ends_roads;      /* it stands where roads end, instead of the houses there */
  gboolean fenced;          /* where neither a road nor a wall shows that fields are parted, a fence does */
  double reach;             /* else: the greatest distance from its segment's spot */
  double smallest, largest; /* of ArtSign.r, which depends on the room there */
  double room;              /* is kept free of scenery around it */
  guint most;               /* the most of these in a cell */
  void (*paint) (ArtPen *pen, const ArtSign *sign);
} ArtMarkLook;
const ArtMarkLook *art_mark_look (guint mark);

void art_scenery_plan (ArtPen *pen);
void art_paint_ground (ArtPen *pen);
void art_paint_water (ArtPen *pen);
/* A closed, uneven curve around a point: the shore of a pond. */
void art_bed_path (cairo_t *cr, double x, double y, double r, double uneven);
void art_paint_roads (ArtPen *pen);
void art_paint_bridges (ArtPen *pen);
void art_paint_fences (ArtPen *pen);
void art_paint_city_ground (ArtPen *pen);
void art_paint_cities (ArtPen *pen);
void art_paint_ornaments (ArtPen *pen);
void art_paint_buildings (ArtPen *pen);

void art_houses_paint (ArtPen *pen, const ArtHouse *houses, guint n);
void art_trees_paint (ArtPen *pen, const ArtTree *trees, guint n);
void art_church_paint (ArtPen *pen, ArtPoint foot, double scale, gboolean great);
double art_wall_height (const ArtPen *pen);
/* Paints the walls of a city that face south, or all the others. */
void art_walls_paint (ArtPen *pen, const ArtCityPlan *city, gboolean south);
/* Moves the canvas to a mark that is 2 wide around the origin, until cairo_restore ().  Returns the width of its
 * lines. */
static inline double
art_mark_begin (ArtPen *pen, ArtPoint at, double r)
{
  cairo_save (pen->cr);
  cairo_translate (pen->cr, at.x, at.y);
  cairo_scale (pen->cr, r, r);
  cairo_new_path (pen->cr);
  return MAX (pen->ink, 1 / pen->size) / r;
}
/* The foundation of a tower. */
void art_foundation_paint (ArtPen *pen, const ArtSign *sign);
void art_volcano_paint (ArtPen *pen, const ArtSign *sign);
void art_dragon_mark_paint (ArtPen *pen, const ArtSign *sign);
void art_portal_paint (ArtPen *pen, const ArtSign *sign);
void art_fair_paint (ArtPen *pen, const ArtSign *sign);
void art_mage_sign_paint (ArtPen *pen, const ArtSign *sign);
void art_mine_paint (ArtPen *pen, const ArtSign *sign);
void art_hill_paint (ArtPen *pen, const ArtSign *sign);
void art_vineyard_paint (ArtPen *pen, const ArtSign *sign);
void art_bazaar_paint (ArtPen *pen, const ArtSign *sign);
/* An icon of the wheel of fortune, and a crown space on the wheel. */
void art_wheel_icon_paint (ArtPen *pen, const ArtSign *sign);
void art_crown_space_paint (ArtPen *pen, const ArtSign *sign);
void art_crop_circle_paint (ArtPen *pen, const ArtSign *sign);
void art_robbers_bag_paint (ArtPen *pen, const ArtSign *sign);
void art_ferry_lake_paint (ArtPen *pen, const ArtSign *sign);
/* A circus, and a place for acrobats. */
void art_circus_paint (ArtPen *pen, const ArtSign *sign);
void art_acrobats_paint (ArtPen *pen, const ArtSign *sign);
/* A flying machine; it points where the cell of the plan turns it. */
void art_flying_machine_paint (ArtPen *pen, const ArtSign *sign);
void art_inn_paint (ArtPen *pen, const ArtSign *sign);
void art_tent_paint (ArtPen *pen, const ArtSign *sign);
/* The flames in a besieged city. */
void art_siege_fire_paint (ArtPen *pen, const ArtCityPlan *city);
void art_lighthouse_paint (ArtPen *pen);
/* The cloister of the plan with its garden, or the shrine. */
void art_cloister_paint (ArtPen *pen);
void art_shrine_paint (ArtPen *pen);
void art_garden_paint (ArtPen *pen);
/* The shield of a city; `scale` is its width. */
void art_pennant_paint (ArtPen *pen, ArtPoint at, double scale);
/* One of the three goods (CARC_WINE, ...), `size` tiles wide. */
void art_goods_paint (ArtPen *pen, guint mark, ArtPoint at, double size);
/* CARC_PRINCESS, as large. */
void art_princess_paint (ArtPen *pen, guint mark, ArtPoint at, double size);
/* One of the marks that lie in a city beside its pennants; FALSE: it is none of them. */
gboolean art_ware_paint (ArtPen *pen, guint mark, ArtPoint at, double size);
void art_gate_paint (ArtPen *pen, const ArtGatePlan *gate);

/* ---- helpers ---- */

static inline void
art_points (cairo_t *cr, const ArtPoint *points, guint n)
{
  for (guint i = 0; i < n; i++)
    (i ? cairo_line_to : cairo_move_to) (cr, points[i].x, points[i].y);
}

static inline void
art_polygon (cairo_t *cr, const ArtPoint *points, guint n)
{
  art_points (cr, points, n);
  cairo_close_path (cr);
}

static inline void
art_ellipse (cairo_t *cr, double x, double y, double rx, double ry)
{
  const double k = .5522848;
  cairo_move_to (cr, x + rx, y);
  cairo_curve_to (cr, x + rx, y + ry * k, x + rx * k, y + ry, x, y + ry);
  cairo_curve_to (cr, x - rx * k, y + ry, x - rx, y + ry * k, x - rx, y);
  cairo_curve_to (cr, x - rx, y - ry * k, x - rx * k, y - ry, x, y - ry);
  cairo_curve_to (cr, x + rx * k, y - ry, x + rx, y - ry * k, x + rx, y);
  cairo_close_path (cr);
}

/* A small round thing as a polygon; the number of corners depends on its size.  This is much faster than curves. */
static inline void
art_blob (const ArtPen *pen, double x, double y, double rx, double ry)
{
  static const ArtPoint around[16] = { { 1, 0 },  { .9239, .3827 },   { .7071, .7071 },   { .3827, .9239 },
                                       { 0, 1 },  { -.3827, .9239 },  { -.7071, .7071 },  { -.9239, .3827 },
                                       { -1, 0 }, { -.9239, -.3827 }, { -.7071, -.7071 }, { -.3827, -.9239 },
                                       { 0, -1 }, { .3827, -.9239 },  { .7071, -.7071 },  { .9239, -.3827 } };
  double pixels = MAX (rx, ry) * pen->size;
  unsigned step = pixels < 1.6 ? 4 : pixels < 6 ? 2 : 1;
  if (pixels > 18)
    {
      art_ellipse (pen->cr, x, y, rx, ry);
      return;
    }
  for (unsigned i = 0; i < 16; i += step)
    (i ? cairo_line_to : cairo_move_to) (pen->cr, x + rx * around[i].x, y + ry * around[i].y);
  cairo_close_path (pen->cr);
}

/* Fills, or strokes, an outline in words (art-path.h). */
static inline void
art_fill_path (cairo_t *cr, const char *outline, ArtColour c)
{
  art_path (cr, outline);
  art_fill (cr, c);
}

static inline void
art_stroke_path (cairo_t *cr, const char *outline, ArtColour c, double width)
{
  art_path (cr, outline);
  art_stroke (cr, c, width);
}

/* Moves the canvas to a piece at x, y, where it is `unit` times as large, until cairo_restore (). */
static inline void
art_piece_begin (cairo_t *cr, double x, double y, double unit)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, unit, unit);
}

static const ArtColour art_black = { 0, 0, 0 };
/* The dark line round every figure and piece. */
static const ArtColour art_dark = { .09, .07, .06 };

/* Strokes the path with a dark line, and with a light one around it, `halo` wide; the path stays. */
static inline void
art_outline (cairo_t *cr, const ArtStyle *style, double line, double halo)
{
  double light = style->palette->halo;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, light, light, light);
  cairo_set_line_width (cr, 2 * (line + halo));
  cairo_stroke_preserve (cr);
  art_set (cr, art_dark);
  cairo_set_line_width (cr, 2 * line);
  cairo_stroke_preserve (cr);
}

/* The path of a leaning spot of another tone on the ground. */
static inline void
art_stain (cairo_t *cr, double x, double y, double rx, double ry, double lean)
{
  cairo_move_to (cr, x - rx, y - lean * rx);
  cairo_curve_to (cr, x - rx * .9, y - ry * 1.1, x - rx * .2, y - ry * 1.3, x + rx * .25, y - ry * .8);
  cairo_curve_to (cr, x + rx * .6, y - ry * .95, x + rx * 1.05, y - ry * .5, x + rx, y + lean * rx);
  cairo_curve_to (cr, x + rx * .95, y + ry * .9, x + rx * .3, y + ry * .75, x, y + ry);
  cairo_curve_to (cr, x - rx * .45, y + ry * 1.25, x - rx * 1.05, y + ry * .8, x - rx, y - lean * rx);
  cairo_close_path (cr);
}

/* The path of a small wave, 2 w wide. */
static inline void
art_wave (cairo_t *cr, double x, double y, double w)
{
  art_path_at (cr, x, y, w, w, "M -1 0 C -.6 -.5 -.3 -.4 0 0 .3 -.5 .6 -.4 1 0");
}
