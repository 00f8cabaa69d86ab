/* art-fact.c - paints what is printed on a tile, alone and larger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-fact.h"

#include "art-pen.h"
#include "carcassonne/carc-abbot-marks.h"
#include "carcassonne/carc-cult-marks.h"
#include "carcassonne/carc-inns-marks.h"
#include "carcassonne/carc-siege-marks.h"

/* The part of the square that it takes. */
#define PART 0.92
/* A mark that lies in a city, and the disc around it, in tiles. */
#define WARE 0.2
#define WARE_WIDE 0.26

static const ArtPoint middle = { .5, .5 };

static void
paint_cathedral (ArtPen *pen)
{
  art_church_paint (pen, (ArtPoint){ .5, .66 }, 1, TRUE);
}

static void
paint_pennant (ArtPen *pen)
{
  art_pennant_paint (pen, middle, .2);
}

/* A tent stands on its spot; the others are around theirs. */
static void
paint_tent (ArtPen *pen)
{
  art_mark_look (CARC_BESIEGED)->paint (pen, &(ArtSign){ CARC_BESIEGED, { .5, .6 }, .15 });
}

/* What is painted with its city or its tile: how wide it is, in tiles, around the middle of the tile. */
static const struct
{
  guint fact;
  double wide;
  void (*paint) (ArtPen *pen);
} within[] = {
  { CARC_FACT_PENNANT, .28, paint_pennant },
  { CARC_FACT_CLOISTER, .44, art_cloister_paint },
  { CARC_FACT_MARK + CARC_SHRINE, .44, art_shrine_paint },
  { CARC_FACT_MARK + CARC_GARDEN, .32, art_garden_paint },
  { CARC_FACT_MARK + CARC_CATHEDRAL, .42, paint_cathedral },
  { CARC_FACT_MARK + CARC_BESIEGED, .34, paint_tent },
};

/* The canvas becomes a tile on which the middle, this wide, fills the square. */
static void
paint_wide (ArtPen *pen, double size, double wide)
{
  const double zoom = size * PART / wide;
  cairo_scale (pen->cr, zoom, zoom);
  cairo_translate (pen->cr, -.5, -.5);
  pen->size = zoom;
  pen->ink = MAX (.0095, .85 / zoom);
}

void
art_fact_draw (cairo_t *cr, guint fact, double size, const ArtStyle *style)
{
  const CarcCell meadow = { .n_segments = 0 };
  ArtPlan plan;
  ArtPen pen = { .cr = cr, .plan = &plan, .c = style->palette, .detail = ART_DETAIL_SMALL };
  g_return_if_fail (cr != NULL && fact < CARC_FACTS_MAX && style != NULL);

  art_plan_init (&plan, &meadow);
  plan.cloister = middle;
  art_saved (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (within); i++)
    if (within[i].fact == fact)
      {
        paint_wide (&pen, size, within[i].wide);
        within[i].paint (&pen);
        return;
      }
  const guint mark = fact - CARC_FACT_MARK;
  const ArtMarkLook *look = art_mark_look (mark);
  const double r = look->paint == NULL ? WARE_WIDE / 2 : look->largest > 0 ? look->largest : .2;
  paint_wide (&pen, size, look->paint == NULL ? WARE_WIDE : 2.3 * r);
  if (look->paint != NULL)
    look->paint (&pen, &(ArtSign){ .mark = mark, .at = middle, .r = r });
  else
    art_ware_paint (&pen, mark, middle, WARE);
}
