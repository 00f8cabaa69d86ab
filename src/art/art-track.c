/* art-track.c - draws the scoring track.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The stones run clockwise from the north-west corner: stone 0.  The two sides have 27 stones together, shared so that
 * a stone is about as wide as tall; the corners belong to two sides.
 */
#include "art-track.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "art-figure.h"
#include "art-text.h"
#include "carcassonne/carc-play.h"
#include "table/table-words.h"

G_STATIC_ASSERT (ART_TRACK_STONES == CARC_TRACK_SPACES);
#define SIDES (ART_TRACK_STONES / 2 + 2)
#define SHORTEST 4
/* A stone that is narrower than this has no number. */
#define NUMBERED 13
#define PLATE_LEAST 9

typedef struct
{
  guint across, down; /* stones of a side */
  double wide, tall;  /* of a stone */
} Track;

static Track
track_of (double width, double height)
{
  const guint across = (guint) CLAMP (lround (SIDES * width / (width + height)), SHORTEST, SIDES - SHORTEST);
  const guint down = SIDES - across;
  return (Track){ across, down, width / across, height / down };
}

/* Its north-west corner. */
static void
place_of (const Track *track, guint stone, double *x, double *y)
{
  const guint right = track->across - 1, bottom = track->down - 1;
  guint column, row;
  if (stone <= right)
    column = stone, row = 0;
  else if (stone <= right + bottom)
    column = right, row = stone - right;
  else if (stone <= 2 * right + bottom)
    column = 2 * right + bottom - stone, row = bottom;
  else
    column = 0, row = ART_TRACK_STONES - stone;
  *x = column * track->wide;
  *y = row * track->tall;
}

guint
art_track_stone (int points, int *laps)
{
  const int stone = ((points % ART_TRACK_STONES) + ART_TRACK_STONES) % ART_TRACK_STONES;
  *laps = (points - stone) / ART_TRACK_STONES;
  return (guint) stone;
}

/* Every fifth stone has its number, and stone 0 is of gold. */
static void
stone_draw (cairo_t *cr, const Track *track, guint stone, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  const double gap = MIN (track->wide, track->tall) * .05, w = track->wide - 2 * gap, h = track->tall - 2 * gap;
  const gboolean fifth = stone % 5 == 0;
  const ArtColour ground = stone == 0 ? c->gold : fifth ? c->stone_light : c->cobble;
  double x, y;
  place_of (track, stone, &x, &y);
  art_rounded_path (cr, x + gap, y + gap, w, h, MIN (w, h) * .22);
  art_set (cr, ground);
  cairo_fill_preserve (cr);
  art_stroke_alpha (cr, c->ink, .55, MAX (1, gap * .6));
  if (fifth && MIN (w, h) >= NUMBERED)
    {
      const double light = .3 * ground.r + .59 * ground.g + .11 * ground.b;
      const ArtColour ink = light > .45 ? (ArtColour){ .12, .1, .08 } : (ArtColour){ 1, 1, 1 };
      g_autofree char *number = g_strdup_printf ("%u", stone);
      art_text_draw (cr, number, x + track->wide / 2, y + track->tall / 2, MIN (w, h) * .5, TRUE, ART_ALIGN_MIDDLE,
                     ink);
    }
}

/* The nth of n that stand on one stone. */
static void
stander_draw (cairo_t *cr, const Track *track, const TableMoment *moment, const CarcOnTrack *stander, guint nth,
              guint n, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  const TablePlayer *who = &moment->setup->players[stander->player];
  const guint columns = n == 1 ? 1 : n <= 4 ? 2 : n <= 9 ? 3 : 4, rows = (n + columns - 1) / columns;
  const double side = MIN (track->wide, track->tall), size = side * (n == 1 ? .9 : n <= 4 ? .62 : n <= 9 ? .46 : .36);
  int laps;
  double x, y;
  place_of (track, art_track_stone (stander->points, &laps), &x, &y);
  x += track->wide * ((nth % columns + .5) / columns);
  y += track->tall * ((nth / columns + .5) / rows);
  if (stander->piece == CARC_SCORING_FIGURE)
    {
      const ArtFigure figure = { ART_FIGURE_STANDING, CARC_FOLLOWER, who->colour, who->letter };
      art_figure_draw (cr, &figure, x, y, size, style);
    }
  else
    art_table_piece_draw (cr, stander->piece, (int) who->colour, x, y, size, style);
  if (laps != 0)
    {
      g_autofree char *plus = g_strdup_printf ("%+d", laps * ART_TRACK_STONES);
      art_plate_draw (cr, plus, x, y + size * .42, MAX (PLATE_LEAST, size * .26), c->paper, c->line, c->text);
    }
}

void
art_track_draw (cairo_t *cr, const TableMoment *moment, double width, double height, const ArtStyle *style,
                double *wide, double *tall)
{
  const Track track = track_of (width, height);
  CarcOnTrack standers[CARC_ON_TRACK_MAX];
  const guint n = carc_on_track (moment->state, standers);
  guint there[ART_TRACK_STONES] = { 0 }, drawn[ART_TRACK_STONES] = { 0 };
  int laps;
  *wide = track.wide;
  *tall = track.tall;
  art_saved (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_rectangle (cr, width - track.wide, track.tall, 2 * track.wide - width, height - 2 * track.tall);
  art_fill (cr, art_mix (style->palette->road_edge, style->palette->table, .5));
  for (guint i = 0; i < ART_TRACK_STONES; i++)
    stone_draw (cr, &track, i, style);
  for (guint i = 0; i < n; i++)
    there[art_track_stone (standers[i].points, &laps)]++;
  for (guint i = 0; i < n; i++)
    {
      const guint stone = art_track_stone (standers[i].points, &laps);
      stander_draw (cr, &track, moment, &standers[i], drawn[stone]++, there[stone], style);
    }
}

char *
art_track_words (const TableMoment *moment)
{
  GString *words = g_string_new (_ ("Scoring track:"));
  CarcOnTrack standers[CARC_ON_TRACK_MAX];
  const guint n = carc_on_track (moment->state, standers);
  for (guint i = 0; i < n; i++)
    {
      int laps;
      const guint stone = art_track_stone (standers[i].points, &laps);
      g_autofree char *stands = carc_words (_ (standers[i].says),
                                            table_name_said (&moment->setup->players[standers[i].player]), stone);
      g_string_append_printf (words, i > 0 ? ", %s" : " %s", stands);
      if (laps != 0)
        g_string_append_printf (words, " (%+d)", laps * ART_TRACK_STONES);
    }
  return g_string_free (words, FALSE);
}
