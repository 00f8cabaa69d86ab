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

static const char hat[] = "M -.29 -.285 C -.28 -.335 -.2 -.335 -.15 -.34 -.14 -.47 -.08 -.5 .01 -.5 "
                          ".1 -.5 .14 -.46 .15 -.34 .2 -.335 .28 -.335 .29 -.285 .2 -.235 -.2 -.235 -.29 -.285 Z";
static const char head[] = "O 0 -.24 .125";
static const char cape[] = "M -.1 -.17 C -.24 -.15 -.28 -.02 -.315 .12 -.345 .25 -.375 .36 -.4 .46 "
                           "-.3 .51 -.2 .5 -.13 .475 -.06 .51 .06 .51 .13 .475 .2 .5 .3 .51 .4 .46 "
                           ".375 .36 .345 .25 .315 .12 .28 -.02 .24 -.15 .1 -.17 Z";
static const char cape_shade[] = "M .1 -.17 C .24 -.15 .28 -.02 .315 .12 .345 .25 .375 .36 .4 .46 "
                                 ".34 .49 .28 .5 .22 .495 .21 .3 .2 .1 .1 -.17 Z";

/* A cape, a head, and what is worn on it. */
static void
draw_robed (cairo_t *cr, ArtColour c, const char *worn, const ArtStyle *style, double pixel)
{
  art_path (cr, cape);
  art_path (cr, head);
  art_path (cr, worn);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  art_fill (cr, c);
  art_path (cr, cape_shade);
  art_fill_alpha (cr, art_black, .22);
  art_fill_path (cr, head, style->palette->skin);
}

static void
draw_pilgrim (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  draw_robed (cr, c, hat, style, pixel);
  art_path (cr, hat);
  art_stroke_fill (cr, art_dark, MAX (.03, .8 * pixel), art_mix (c, (ArtColour){ 1, 1, 1 }, .14));
}

/* The big follower has a feather and a golden hem. */
static void
draw_big (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  draw_pilgrim (cr, figure, style, pixel);
  art_path (cr, "M .12 -.37 C .2 -.52 .32 -.56 .42 -.5 .38 -.42 .28 -.38 .12 -.37 Z");
  art_fill_stroke (cr, style->palette->gold, art_dark, MAX (.025, .7 * pixel));
  art_stroke_path (cr, "M -.36 .395 C -.2 .435 .2 .435 .36 .395", style->palette->gold, .06);
}

/* The apron, the head, and a cap with a peak. */
#define CAP "M -.16 -.28 C -.17 -.5 .15 -.5 .15 -.3 L .26 -.26 Z"
static const char builder[] = "M -.17 -.15 H .17 L .34 .47 H -.34 Z O 0 -.24 .125 " CAP;
static const char hammer[] = "M -.3 .06 -.23 .02 -.36 -.3 -.27 -.34 -.33 -.5 -.57 -.4 -.51 -.24 -.43 -.27 Z";

/* The builder wears an apron and a cap instead of cape and hat, and lifts a hammer. */
static void
draw_builder (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  art_path (cr, builder);
  art_path (cr, hammer);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  cairo_new_path (cr);
  art_fill_path (cr, builder, c);
  art_fill_path (cr, head, style->palette->skin);
  art_path (cr, CAP);
  art_stroke_fill (cr, art_dark, MAX (.03, .8 * pixel), art_mix (c, (ArtColour){ 1, 1, 1 }, .14));
  art_fill_path (cr, hammer, style->palette->stone_light);
}

static void
pig_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_save (cr);
  cairo_translate (cr, -.04, .08);
  cairo_scale (cr, .43, .29);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  art_path (cr, "O .33 -.06 .19 M -.36 .2 H -.24 V .46 H -.36 Z M -.2 .2 H -.08 V .46 H -.2 Z "
                "M .08 .2 H .2 V .46 H .08 Z M .24 .2 H .36 V .46 H .24 Z M .2 -.2 .3 -.4 .42 -.2 Z "
                "M .42 -.1 H .55 V .06 H .42 Z");
}

static void
draw_pig (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  pig_path (cr);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  art_fill (cr, c);
  cairo_rectangle (cr, .44, -.1, .11, .16);
  art_fill (cr, art_mix (c, art_dark, .35));
  cairo_arc (cr, .36, -.11, .04, 0, 2 * G_PI);
  art_fill (cr, art_dark);
  art_path (cr, "M -.46 .02 C -.6 -.02 -.5 -.2 -.58 -.16");
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
      art_path (cr, cape);
      art_path (cr, head);
      art_path (cr, "M -.3 -.31 C -.36 -.52 .3 -.56 .33 -.33 .2 -.27 -.18 -.27 -.3 -.31 Z");
      if (layer == 0)
        art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
    }
  art_fill (cr, c);
  art_path (cr, cape_shade);
  art_fill_alpha (cr, art_black, .22);
  cairo_arc (cr, 0, -.23, .11, 0, G_PI);
  art_fill (cr, style->palette->skin);
  art_stroke_path (cr, "M -.17 -.1 C -.14 .12 .14 .12 .17 -.1", style->palette->gold, MAX (.07, 1.2 * pixel));
  cairo_arc (cr, 0, .1, .1, 0, 2 * G_PI);
  art_fill_stroke (cr, style->palette->gold, art_dark, MAX (.025, .7 * pixel));
}

/* The cover over its hoops, and the box. */
static const char wagon[] = "M -.46 .16 C -.52 -.48 .52 -.48 .46 .16 L .42 .3 H -.42 Z";
static const char wheels[] = "O -.25 .33 .15 .25 .33 .15";

/* A covered wagon on two wheels. */
static void
draw_wagon (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  art_path (cr, wagon);
  art_path (cr, wheels);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  cairo_new_path (cr);
  art_fill_path (cr, wagon, c);
  cairo_rectangle (cr, -.45, .13, .9, .17);
  art_fill (cr, art_mix (c, art_dark, .4));
  art_path (cr, wheels);
  art_fill_stroke (cr, style->palette->stone_light, art_dark, MAX (.05, .9 * pixel));
}

static const char barn[] = "M -.4 .44 V -.04 H -.52 L 0 -.46 .52 -.04 H .4 V .44 Z";

/* A barn with a dark roof and a gate. */
static void
draw_barn (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  art_path (cr, barn);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  cairo_new_path (cr);
  art_fill_path (cr, barn, c);
  art_fill_path (cr, "M -.52 -.04 0 -.46 .52 -.04 Z", art_mix (c, art_dark, .45));
}

/* The abbot has a mitre instead of the hat, and holds a crook. */
static const char mitre[] = "M -.15 -.31 -.17 -.44 C -.1 -.5 -.03 -.56 0 -.6 .03 -.56 .1 -.5 .17 -.44 L .15 -.31 Z";
static const char crook[] = "M .4 .46 V -.28 C .4 -.48 .62 -.46 .58 -.3 .56 -.24 .5 -.24 .49 -.28";

static void
draw_abbot (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  art_stroke_path (cr, crook, art_dark, MAX (.14, 2.6 * pixel));
  draw_robed (cr, c, mitre, style, pixel);
  art_path (cr, mitre);
  art_stroke_fill (cr, art_dark, MAX (.03, .8 * pixel), art_mix (c, (ArtColour){ 1, 1, 1 }, .55));
  art_stroke_path (cr, "M 0 -.55 V -.33 M -.12 -.4 H .12", style->palette->gold, MAX (.05, .9 * pixel));
  art_stroke_path (cr, crook, style->palette->gold, MAX (.07, 1.3 * pixel));
}

/* The ringmaster wears a top hat and a coat with golden buttons, and holds a whip. */
static const char top_hat[] = "M -.13 -.34 -.15 -.6 H .15 L .13 -.34 .27 -.33 .27 -.27 H -.27 V -.33 Z";
static const char whip[] = "M .3 .14 .5 -.34 C .54 -.54 .34 -.5 .4 -.36";

static void
draw_ringmaster (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  art_stroke_path (cr, whip, art_dark, MAX (.12, 2.4 * pixel));
  draw_robed (cr, c, top_hat, style, pixel);
  art_path (cr, "M -.1 -.18 C -.04 -.24 .04 -.24 .1 -.18 .04 -.2 -.04 -.2 -.1 -.18 Z");
  art_fill (cr, art_dark);
  art_path (cr, top_hat);
  art_stroke_fill (cr, art_dark, MAX (.03, .8 * pixel), art_mix (c, art_dark, .6));
  art_stroke_path (cr, "M -.13 -.38 H .13", style->palette->gold, MAX (.05, .9 * pixel));
  art_path (cr, "O -.16 .3 .05 -.16 .4 .05 .16 .3 .05 .16 .4 .05");
  art_fill (cr, style->palette->gold);
  art_stroke_path (cr, whip, style->palette->gold, MAX (.06, 1.1 * pixel));
}

/* Draws a letter in a size of pixels; `scale`: pixels per unit of the canvas. */
static void
draw_letter (cairo_t *cr, char letter, double x, double y, double size, double scale, ArtColour ink)
{
  const char text[] = { letter, '\0' };
  art_saved (cr);
  cairo_scale (cr, 1 / scale, 1 / scale);
  art_text_draw (cr, text, x * scale, y * scale, size * scale, TRUE, ART_ALIGN_MIDDLE, ink);
}

/* A kind without a picture of its own: the cape, and a round head with the letter of the kind. */
static void
draw_plain (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  art_path (cr, cape);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -.28, .22, 0, 2 * G_PI);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  art_fill (cr, art_player_colour (figure->colour, style->palette));
  art_path (cr, cape_shade);
  art_fill_alpha (cr, art_black, .22);
  cairo_arc (cr, 0, -.28, .19, 0, 2 * G_PI);
  art_fill (cr, style->palette->paper);
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
  art_path (cr, "M .2 -.06 .42 -.2 .44 -.12");
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  art_stroke (cr, art_dark, MAX (.06, 1.4 * pixel));
  cairo_rectangle (cr, x - .085, y - .1, .17, .21);
  art_stroke_fill (cr, art_dark, MAX (.06, 1.4 * pixel), f);
}

/* Back leg, front leg, arms, then the body that leans forward. */
static const char limbs[] = "M -.03 .04 -.14 .19 -.33 .2 M 0 .04 .17 .12 .13 .31 M .08 -.17 .24 -.03 .35 -.12 "
                            "M .05 -.19 -.14 -.12 -.22 .02 M .08 -.19 0 .04";

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
      art_fill (cr, art_mix (c, art_dark, .35));
    }
  cairo_save (cr);
  cairo_translate (cr, 0, .35);
  cairo_scale (cr, 1, .36);
  cairo_arc (cr, 0, 0, .43, 0, 2 * G_PI);
  cairo_restore (cr);
  art_fill (cr, c);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < 3; i++)
    {
      art_stroke_path (cr, limbs, layers[i], limb + grow[i]);
      cairo_arc (cr, .14, -.33, .125 + grow[i] / 2, 0, 2 * G_PI);
      art_fill (cr, i == 2 ? style->palette->skin : layers[i]);
    }
  /* A headband with loose ends. */
  art_stroke_path (cr, "M .25 -.37 C .15 -.4 .06 -.38 .02 -.36 L -.16 -.41", art_mix (c, art_dark, .2), .065);
}

/* The shepherd has a hood instead of the hat, a scarf, and a long staff with a hook. */
static const char hood[] = "M -.2 -.1 C -.3 -.3 -.16 -.52 .02 -.52 .2 -.52 .26 -.3 .18 -.1 Z";
static const char staff[] = "M -.44 .5 -.36 -.42 C -.34 -.6 -.58 -.6 -.56 -.42";

static void
draw_shepherd (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel)
{
  ArtColour c = art_player_colour (figure->colour, style->palette);
  art_path (cr, cape);
  art_path (cr, hood);
  art_outline (cr, style, MAX (.04, 1.1 * pixel), MAX (.035, 1.1 * pixel));
  art_stroke_path (cr, staff, art_dark, MAX (.13, 2.2 * pixel));
  art_stroke_path (cr, staff, style->palette->wood, MAX (.07, 1.2 * pixel));
  cairo_new_path (cr);
  art_path (cr, cape);
  art_fill (cr, c);
  art_path (cr, cape_shade);
  art_fill_alpha (cr, art_black, .22);
  art_path (cr, hood);
  art_stroke_fill (cr, art_dark, MAX (.03, .8 * pixel), art_mix (c, art_dark, .3));
  cairo_arc (cr, .01, -.26, .1, 0, 2 * G_PI);
  art_fill (cr, style->palette->skin);
  art_stroke_path (cr, "M -.17 -.11 C -.08 -.04 .08 -.04 .17 -.11", (ArtColour){ 1, 1, 1 }, MAX (.07, 1.2 * pixel));
}

/* ---- the picture of each kind ---- */

typedef struct
{
  double scale, badge; /* heights: of the figure, and of its badge if there is no room for it */
  void (*draw) (cairo_t *cr, const ArtFigure *figure, const ArtStyle *style, double pixel);
} Look;

static const Look looks[] = {
  [CARC_FOLLOWER] = { 1, 1.08, draw_pilgrim },
  [CARC_BIG] = { 1.28, 1.35, draw_big },
  [CARC_BUILDER] = { .95, .86, draw_builder },
  [CARC_PIG] = { .95, .86, draw_pig },
  [CARC_ABBOT] = { 1.1, 1.12, draw_abbot },
  [CARC_MAYOR] = { 1.1, 1.08, draw_mayor },
  [CARC_WAGON] = { 1, .95, draw_wagon },
  [CARC_BARN] = { 1.1, 1, draw_barn },
  [CARC_RINGMASTER] = { 1.1, 1.12, draw_ringmaster },
  [CARC_SHEPHERD] = { 1, 1.02, draw_shepherd },
};
G_STATIC_ASSERT (G_N_ELEMENTS (looks) <= CARC_N_FIGURE_KINDS);

/* In pixels: below these heights a figure is drawn as its badge, and neither is smaller than the last two. */
#define FIGURE_LEAST 11
#define RUNNER_LEAST 20
#define FIGURE_DRAWN_LEAST 14.
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
  art_fill (cr, art_dark);
  cairo_arc (cr, x, y, r - line * .7, 0, 2 * G_PI);
  art_fill (cr, colour);
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
      art_path_at (cr, x, y, size, size, "M -.6 .62 H .6");
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_set_line_width (cr, MAX (3, size * .34));
      cairo_stroke_preserve (cr);
      art_stroke (cr, art_dark, MAX (1.5, size * .18));
    }
  art_badge_draw (cr, figure->colour, figure->letter, x, y, size * look_of (figure->kind)->badge, style);
}

void
art_figure_draw (cairo_t *cr, const ArtFigure *figure, double x, double y, double size, const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && figure != NULL && style != NULL);
  if (!(size > 0))
    return;
  art_saved (cr);
  cairo_new_path (cr);
  if (size < (figure->pose == ART_FIGURE_RACER ? RUNNER_LEAST : FIGURE_LEAST))
    {
      draw_as_badge (cr, figure, x, y, size, style);
      return;
    }
  const double scale = MAX (size, FIGURE_DRAWN_LEAST) * look_of (figure->kind)->scale, pixel = 1 / scale;
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
}

ArtFigure
art_figure_of (const CarcState *state, const CarcFigure *figure)
{
  const TablePlayer *player = &state->rules->players[figure->player];
  ArtFigure f = { .colour = player->colour, .letter = player->letter, .kind = figure->kind };
  const guint pose = carc_place_rows[figure->place]->pose;
  if (pose != CARC_POSE_USUAL)
    f.pose = pose == CARC_POSE_RACER ? ART_FIGURE_RACER : ART_FIGURE_KEEPER;
  else if (figure->place == CARC_PLACE_FEATURE && state->nodes[figure->node].kind == CARC_FARM
           && figure->kind != CARC_PIG)
    f.pose = ART_FIGURE_LYING;
  return f;
}
