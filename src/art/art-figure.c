/* art-figure.c - draws the people on the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A follower is a pilgrim with a wide cape and hat.  Every figure has a dark outline and a light one around it, so that
 * it can be seen on meadow, roof and dark ground.  In the coordinates of a figure, 1 is its height and 0,0 its middle.
 */
#include "art-figure.h"
#include "art-pen.h"
#include "art-text.h"

#include <math.h>

/* ---- silhouettes ---- */

static void
hat_path (cairo_t *cr)
{
  cairo_move_to (cr, -.29, -.285);
  cairo_curve_to (cr, -.28, -.335, -.2, -.335, -.15, -.34);
  cairo_curve_to (cr, -.14, -.47, -.08, -.5, .01, -.5);
  cairo_curve_to (cr, .1, -.5, .14, -.46, .15, -.34);
  cairo_curve_to (cr, .2, -.335, .28, -.335, .29, -.285);
  cairo_curve_to (cr, .2, -.235, -.2, -.235, -.29, -.285);
  cairo_close_path (cr);
}

static void
head_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -.24, .125, 0, 2 * G_PI);
  cairo_close_path (cr);
}

static void
cape_path (cairo_t *cr)
{
  cairo_move_to (cr, -.1, -.17);
  cairo_curve_to (cr, -.24, -.15, -.28, -.02, -.315, .12);
  cairo_curve_to (cr, -.345, .25, -.375, .36, -.4, .46);
  cairo_curve_to (cr, -.3, .51, -.2, .5, -.13, .475);
  cairo_curve_to (cr, -.06, .51, .06, .51, .13, .475);
  cairo_curve_to (cr, .2, .5, .3, .51, .4, .46);
  cairo_curve_to (cr, .375, .36, .345, .25, .315, .12);
  cairo_curve_to (cr, .28, -.02, .24, -.15, .1, -.17);
  cairo_close_path (cr);
}

static void
cape_shade_path (cairo_t *cr)
{
  cairo_move_to (cr, .1, -.17);
  cairo_curve_to (cr, .24, -.15, .28, -.02, .315, .12);
  cairo_curve_to (cr, .345, .25, .375, .36, .4, .46);
  cairo_curve_to (cr, .34, .49, .28, .5, .22, .495);
  cairo_curve_to (cr, .21, .3, .2, .1, .1, -.17);
  cairo_close_path (cr);
}

static void
fill_shade (cairo_t *cr)
{
  cairo_set_source_rgba (cr, 0, 0, 0, .22);
  cairo_fill (cr);
}

static void
draw_pilgrim (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  cape_path (cr);
  head_path (cr);
  hat_path (cr);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  art_set (cr, c);
  cairo_fill (cr);
  cape_shade_path (cr);
  fill_shade (cr);
  head_path (cr);
  art_set (cr, style->palette->skin);
  cairo_fill (cr);
  hat_path (cr);
  art_set (cr, art_dark);
  cairo_set_line_width (cr, MAX (.03, .8 * pixel));
  cairo_stroke_preserve (cr);
  art_set (cr, art_mix (c, (ArtColour){ 1, 1, 1 }, .14));
  cairo_fill (cr);
}

/* The big follower has a feather and a golden hem. */
static void
draw_big (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  draw_pilgrim (cr, figure, style, pixel);
  cairo_move_to (cr, .12, -.37);
  cairo_curve_to (cr, .2, -.52, .32, -.56, .42, -.5);
  cairo_curve_to (cr, .38, -.42, .28, -.38, .12, -.37);
  cairo_close_path (cr);
  art_set (cr, style->palette->gold);
  cairo_fill_preserve (cr);
  art_set (cr, art_dark);
  cairo_set_line_width (cr, MAX (.025, .7 * pixel));
  cairo_stroke (cr);
  cairo_move_to (cr, -.36, .395);
  cairo_curve_to (cr, -.2, .435, .2, .435, .36, .395);
  art_set (cr, style->palette->gold);
  cairo_set_line_width (cr, .06);
  cairo_stroke (cr);
}

static void
builder_path (cairo_t *cr)
{
  /* The apron, and a cap with a peak. */
  cairo_move_to (cr, -.17, -.15);
  cairo_line_to (cr, .17, -.15);
  cairo_line_to (cr, .34, .47);
  cairo_line_to (cr, -.34, .47);
  cairo_close_path (cr);
  head_path (cr);
  cairo_move_to (cr, -.16, -.28);
  cairo_curve_to (cr, -.17, -.5, .15, -.5, .15, -.3);
  cairo_line_to (cr, .26, -.26);
  cairo_close_path (cr);
}

static void
hammer_path (cairo_t *cr)
{
  static const ArtPoint at[] = { { -.3, .06 },  { -.23, .02 }, { -.36, -.3 },  { -.27, -.34 },
                                 { -.33, -.5 }, { -.57, -.4 }, { -.51, -.24 }, { -.43, -.27 } };
  art_polygon (cr, at, G_N_ELEMENTS (at));
}

/* The builder wears an apron and a cap instead of cape and hat, and lifts a hammer. */
static void
draw_builder (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  builder_path (cr);
  hammer_path (cr);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  cairo_new_path (cr);
  builder_path (cr);
  art_set (cr, c);
  cairo_fill (cr);
  head_path (cr);
  art_set (cr, style->palette->skin);
  cairo_fill (cr);
  cairo_move_to (cr, -.16, -.28);
  cairo_curve_to (cr, -.17, -.5, .15, -.5, .15, -.3);
  cairo_line_to (cr, .26, -.26);
  cairo_close_path (cr);
  art_set (cr, art_dark);
  cairo_set_line_width (cr, MAX (.03, .8 * pixel));
  cairo_stroke_preserve (cr);
  art_set (cr, art_mix (c, (ArtColour){ 1, 1, 1 }, .14));
  cairo_fill (cr);
  hammer_path (cr);
  art_set (cr, style->palette->stone_light);
  cairo_fill (cr);
}

static void
pig_path (cairo_t *cr)
{
  static const double legs[] = { -.36, -.2, .08, .24 };
  cairo_new_sub_path (cr);
  cairo_save (cr);
  cairo_translate (cr, -.04, .08);
  cairo_scale (cr, .43, .29);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, .33, -.06, .19, 0, 2 * G_PI);
  for (guint i = 0; i < G_N_ELEMENTS (legs); i++)
    cairo_rectangle (cr, legs[i], .2, .12, .26);
  cairo_move_to (cr, .2, -.2);
  cairo_line_to (cr, .3, -.4);
  cairo_line_to (cr, .42, -.2);
  cairo_close_path (cr);
  cairo_rectangle (cr, .42, -.1, .13, .16);
}

static void
draw_pig (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  pig_path (cr);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  art_set (cr, c);
  cairo_fill (cr);
  cairo_rectangle (cr, .44, -.1, .11, .16);
  art_set (cr, art_mix (c, art_dark, .35));
  cairo_fill (cr);
  cairo_arc (cr, .36, -.11, .04, 0, 2 * G_PI);
  art_set (cr, art_dark);
  cairo_fill (cr);
  cairo_move_to (cr, -.46, .02);
  cairo_curve_to (cr, -.6, -.02, -.5, -.2, -.58, -.16);
  cairo_set_line_width (cr, MAX (.05, pixel));
  cairo_stroke (cr);
}

/* The mayor has a beret and a chain of office across the cape. */
static void
draw_mayor (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  for (guint layer = 0; layer < 2; layer++)
    {
      cape_path (cr);
      head_path (cr);
      cairo_move_to (cr, -.3, -.31);
      cairo_curve_to (cr, -.36, -.52, .3, -.56, .33, -.33);
      cairo_curve_to (cr, .2, -.27, -.18, -.27, -.3, -.31);
      cairo_close_path (cr);
      if (layer == 0)
        art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
    }
  art_set (cr, c);
  cairo_fill (cr);
  cape_shade_path (cr);
  fill_shade (cr);
  cairo_arc (cr, 0, -.23, .11, 0, G_PI);
  art_set (cr, style->palette->skin);
  cairo_fill (cr);
  cairo_move_to (cr, -.17, -.1);
  cairo_curve_to (cr, -.14, .12, .14, .12, .17, -.1);
  art_set (cr, style->palette->gold);
  cairo_set_line_width (cr, MAX (.07, 1.2 * pixel));
  cairo_stroke (cr);
  cairo_arc (cr, 0, .1, .1, 0, 2 * G_PI);
  art_set (cr, style->palette->gold);
  cairo_fill_preserve (cr);
  art_set (cr, art_dark);
  cairo_set_line_width (cr, MAX (.025, .7 * pixel));
  cairo_stroke (cr);
}

static void
wagon_path (cairo_t *cr)
{
  /* The cover over its hoops, and the box. */
  cairo_move_to (cr, -.46, .16);
  cairo_curve_to (cr, -.52, -.48, .52, -.48, .46, .16);
  cairo_line_to (cr, .42, .3);
  cairo_line_to (cr, -.42, .3);
  cairo_close_path (cr);
}

static void
wheel_path (cairo_t *cr, double x)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, .33, .15, 0, 2 * G_PI);
  cairo_close_path (cr);
}

/* A covered wagon on two wheels. */
static void
draw_wagon (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  wagon_path (cr);
  wheel_path (cr, -.25);
  wheel_path (cr, .25);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  cairo_new_path (cr);
  wagon_path (cr);
  art_set (cr, c);
  cairo_fill (cr);
  cairo_rectangle (cr, -.45, .13, .9, .17);
  art_set (cr, art_mix (c, art_dark, .4));
  cairo_fill (cr);
  for (guint i = 0; i < 2; i++)
    {
      wheel_path (cr, i ? .25 : -.25);
      art_set (cr, style->palette->stone_light);
      cairo_fill_preserve (cr);
      art_set (cr, art_dark);
      cairo_set_line_width (cr, MAX (.05, .9 * pixel));
      cairo_stroke (cr);
    }
}

static void
barn_path (cairo_t *cr)
{
  static const ArtPoint at[] = { { -.4, .44 },  { -.4, -.04 }, { -.52, -.04 }, { 0, -.46 },
                                 { .52, -.04 }, { .4, -.04 },  { .4, .44 } };
  art_polygon (cr, at, G_N_ELEMENTS (at));
}

/* A barn with a dark roof and a gate. */
static void
draw_barn (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  barn_path (cr);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  cairo_new_path (cr);
  barn_path (cr);
  art_set (cr, c);
  cairo_fill (cr);
  cairo_move_to (cr, -.52, -.04);
  cairo_line_to (cr, 0, -.46);
  cairo_line_to (cr, .52, -.04);
  cairo_close_path (cr);
  art_set (cr, art_mix (c, art_dark, .45));
  cairo_fill (cr);
}

/* Draws a letter in a size of pixels; `scale`: pixels per unit of the canvas. */
static void
draw_letter (cairo_t *cr, char letter, double x, double y, double size, double scale, ArtColour ink)
{
  const char text[] = { letter, '\0' };
  cairo_save (cr);
  cairo_scale (cr, 1 / scale, 1 / scale);
  art_text_draw (cr, text, x * scale, y * scale, size * scale, TRUE, ART_ALIGN_MIDDLE, ink);
  cairo_restore (cr);
}

/* A kind without a picture of its own: the cape, and a round head with the letter of the kind. */
static void
draw_plain (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  cape_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -.28, .22, 0, 2 * G_PI);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  art_set (cr, art_player_colour (figure->colour, style->palette));
  cairo_fill (cr);
  cape_shade_path (cr);
  fill_shade (cr);
  cairo_arc (cr, 0, -.28, .19, 0, 2 * G_PI);
  art_set (cr, style->palette->paper);
  cairo_fill (cr);
  draw_letter (cr, carc_figures[figure->kind]->letter, 0, -.28, .3, 1 / pixel, style->palette->text);
}

/* A lantern held out, shining. */
static void
draw_lantern (cairo_t *cr, const ArtStyle *style, double pixel)
{
  double x = .44, y = -.02;
  cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, .03, x, y, .36);
  ArtColour f = style->palette->flame;
  cairo_pattern_add_color_stop_rgba (glow, 0, f.r, f.g, f.b, .95);
  cairo_pattern_add_color_stop_rgba (glow, 1, f.r, f.g, f.b, 0);
  cairo_arc (cr, x, y, .36, 0, 2 * G_PI);
  cairo_set_source (cr, glow);
  cairo_fill (cr);
  cairo_pattern_destroy (glow);
  cairo_move_to (cr, .2, -.06);
  cairo_line_to (cr, .42, -.2);
  cairo_line_to (cr, .44, -.12);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  art_set (cr, art_dark);
  cairo_set_line_width (cr, MAX (.06, 1.4 * pixel));
  cairo_stroke (cr);
  cairo_rectangle (cr, x - .085, y - .1, .17, .21);
  art_set (cr, art_dark);
  cairo_set_line_width (cr, MAX (.06, 1.4 * pixel));
  cairo_stroke_preserve (cr);
  art_set (cr, f);
  cairo_fill (cr);
}

static void
limbs (cairo_t *cr)
{
  /* Back leg, front leg, arms, then the body that leans forward. */
  cairo_move_to (cr, -.03, .04);
  cairo_line_to (cr, -.14, .19);
  cairo_line_to (cr, -.33, .2);
  cairo_move_to (cr, .0, .04);
  cairo_line_to (cr, .17, .12);
  cairo_line_to (cr, .13, .31);
  cairo_move_to (cr, .08, -.17);
  cairo_line_to (cr, .24, -.03);
  cairo_line_to (cr, .35, -.12);
  cairo_move_to (cr, .05, -.19);
  cairo_line_to (cr, -.14, -.12);
  cairo_line_to (cr, -.22, .02);
  cairo_move_to (cr, .08, -.19);
  cairo_line_to (cr, .0, .04);
}

static void
draw_runner (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette), halo = { 1, 1, 1 };
  double line = MAX (.035, pixel), limb = .12;
  ArtColour layers[] = { halo, art_dark, c };
  double grow[] = { 2 * line + MAX (.06, 1.8 * pixel), 2 * line, 0 };
  /* The player's token below the feet. */
  for (guint i = 0; i < 2; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, .35);
      cairo_scale (cr, 1, .36);
      cairo_arc (cr, 0, 0, .44, 0, 2 * G_PI);
      cairo_restore (cr);
      cairo_rectangle (cr, -.44, .35, .88, .05);
      cairo_save (cr);
      cairo_translate (cr, 0, .4);
      cairo_scale (cr, 1, .36);
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, .44, 0, 2 * G_PI);
      cairo_restore (cr);
      if (i == 0)
        art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
      art_set (cr, art_mix (c, art_dark, .35));
      cairo_fill (cr);
    }
  cairo_save (cr);
  cairo_translate (cr, 0, .35);
  cairo_scale (cr, 1, .36);
  cairo_arc (cr, 0, 0, .43, 0, 2 * G_PI);
  cairo_restore (cr);
  art_set (cr, c);
  cairo_fill (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < 3; i++)
    {
      limbs (cr);
      art_set (cr, layers[i]);
      cairo_set_line_width (cr, limb + grow[i]);
      cairo_stroke (cr);
      cairo_arc (cr, .14, -.33, .125 + grow[i] / 2, 0, 2 * G_PI);
      art_set (cr, i == 2 ? style->palette->skin : layers[i]);
      cairo_fill (cr);
    }
  /* A headband with loose ends. */
  cairo_move_to (cr, .25, -.37);
  cairo_curve_to (cr, .15, -.4, .06, -.38, .02, -.36);
  cairo_line_to (cr, -.16, -.41);
  art_set (cr, art_mix (c, art_dark, .2));
  cairo_set_line_width (cr, .065);
  cairo_stroke (cr);
}

/* ---- the picture of each kind ---- */

typedef struct
{
  double scale, badge; /* heights: of the figure, and of its badge if there is no room for it */
  void (*draw) (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel);
} Look;

static const Look looks[] = {
  [CARC_FOLLOWER] = { 1, 1.08, draw_pilgrim }, [CARC_BIG] = { 1.28, 1.35, draw_big },
  [CARC_BUILDER] = { .95, .86, draw_builder }, [CARC_PIG] = { .95, .86, draw_pig },
  [CARC_MAYOR] = { 1.1, 1.08, draw_mayor },    [CARC_WAGON] = { 1, .95, draw_wagon },
  [CARC_BARN] = { 1.1, 1, draw_barn },
};
G_STATIC_ASSERT (G_N_ELEMENTS (looks) <= CARC_N_FIGURE_KINDS);

/* In pixels: below these heights a figure is drawn as its badge, and the badge is not smaller than the last. */
#define FIGURE_LEAST 14
#define RUNNER_LEAST 20
#define BADGE_LEAST 8.

/* Any kind without a picture is drawn plain. */
static const Look *
look_of (guint kind)
{
  static const Look plain = { 1, 1.08, draw_plain };
  return kind < G_N_ELEMENTS (looks) && looks[kind].draw != NULL ? &looks[kind] : &plain;
}

/* A ring in two tones around a badge. */
static void
draw_ring (cairo_t *cr, double x, double y, double r, double line, ArtColour colour)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  art_set (cr, art_dark);
  cairo_fill (cr);
  cairo_arc (cr, x, y, r - line * .7, 0, 2 * G_PI);
  art_set (cr, colour);
  cairo_fill (cr);
}

/* How a figure stands can be seen in every size: a farmer has a bar, a racer the ring of the token below it, the
 * Keeper the light of the lantern. */
static void
draw_as_badge (cairo_t *cr, const ArtFigure *figure, double x, double y, double size, const ArtStyle *style)
{
  size = MAX (size, BADGE_LEAST);
  if (figure->pose == ART_FIGURE_RACER)
    {
      draw_ring (cr, x, y, size * .84, MAX (1.2, size * .12), (ArtColour){ 1, 1, 1 });
      draw_ring (cr, x, y, size * .7, MAX (1.2, size * .12), style->palette->gold);
      size *= .78;
    }
  else if (figure->pose == ART_FIGURE_KEEPER)
    draw_ring (cr, x, y, size * .92, MAX (1.2, size * .12), style->palette->flame);
  if (figure->pose == ART_FIGURE_LYING)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, x - size * .6, y + size * .62);
      cairo_line_to (cr, x + size * .6, y + size * .62);
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_set_line_width (cr, MAX (3, size * .34));
      cairo_stroke_preserve (cr);
      art_set (cr, art_dark);
      cairo_set_line_width (cr, MAX (1.5, size * .18));
      cairo_stroke (cr);
    }
  art_badge_draw (cr, figure->colour, figure->letter, x, y, size * look_of (figure->kind)->badge, style);
}

void
art_figure_draw (cairo_t *cr, const ArtFigure *figure, double x, double y, double size, const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && figure != NULL && style != NULL);
  if (!(size > 0))
    return;
  cairo_save (cr);
  cairo_new_path (cr);
  if (size < (figure->pose == ART_FIGURE_RACER ? RUNNER_LEAST : FIGURE_LEAST))
    {
      draw_as_badge (cr, figure, x, y, size, style);
      cairo_restore (cr);
      return;
    }
  double scale = size * look_of (figure->kind)->scale, pixel = 1 / scale;
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  switch (figure->pose)
    {
    case ART_FIGURE_RACER:
      draw_runner (cr, figure, style, pixel);
      art_mark_draw (cr, figure->colour, figure->letter, 0, .37, .27, scale, style);
      break;
    case ART_FIGURE_LYING:
      cairo_save (cr);
      cairo_rotate (cr, -G_PI_2);
      cairo_scale (cr, .96, .96);
      look_of (figure->kind)->draw (cr, figure, style, pixel);
      cairo_restore (cr);
      art_mark_draw (cr, figure->colour, figure->letter, .175, 0, .4, scale, style);
      break;
    case ART_FIGURE_KEEPER:
    case ART_FIGURE_STANDING:
    default:
      look_of (figure->kind)->draw (cr, figure, style, pixel);
      art_mark_draw (cr, figure->colour, figure->letter, 0, .16, .4, scale, style);
      if (figure->pose == ART_FIGURE_KEEPER)
        draw_lantern (cr, style, pixel);
      break;
    }
  cairo_restore (cr);
}

ArtFigure
art_figure_of (const CarcState *state, const CarcFigure *figure)
{
  const TablePlayer *player = &state->rules->players[figure->player];
  ArtFigure f = { .colour = player->colour, .letter = player->letter, .kind = figure->kind };
  if (figure->at == CARC_AT_RACE)
    f.pose = ART_FIGURE_RACER;
  else if (figure->at == CARC_AT_KEEPER)
    f.pose = ART_FIGURE_KEEPER;
  else if (figure->at == CARC_AT_FEATURE && state->nodes[figure->node].kind == CARC_FARM && figure->kind != CARC_PIG)
    f.pose = ART_FIGURE_LYING;
  return f;
}
