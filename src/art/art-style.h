/* art-style.h - palettes: every colour of the map, in one table for each look; and what is drawn of a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The art room draws with cairo only: the same call paints a texture for the screen, a PNG, an SVG, a PDF or a sheet of
 * paper.  It keeps no state: the same arguments give the same picture.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

typedef struct
{
  double r, g, b;
} ArtColour;

typedef enum
{
  ART_PALETTE_LIGHT,
  ART_PALETTE_DARK,
  ART_PALETTE_CONTRAST, /* high contrast: flat grounds, black lines */
  ART_N_PALETTES
} ArtPaletteName;

typedef struct
{
  const char *name;     /* "light" "dark" "contrast" */
  gboolean flat;        /* no textures and few ornaments: high contrast */
  ArtColour table;      /* behind the tiles */
  ArtColour rim;        /* the outline of the tiles against the table */
  ArtColour table_text; /* on the table: coordinates, frames of free places */
  ArtColour text, text_dim;
  ArtColour paper; /* plates behind letters, scoreboard, chart */
  ArtColour line;  /* thin lines of charts and sheets */
  ArtColour ink;   /* outlines of everything printed on a tile */
  ArtColour meadow, meadow_light, meadow_dark, tuft;
  ArtColour tree, tree_light, tree_dark;
  ArtColour wheat, earth;
  ArtColour road, road_edge, cobble;
  ArtColour water, water_deep, water_light, bank, shore_ink;
  ArtColour street, street_dark;
  ArtColour house, house_dark, window;
  ArtColour roof[3], roof_dark[3]; /* red tile, ochre, slate: lit side and dark side */
  ArtColour stone, stone_light, stone_dark;
  ArtColour pennant, pennant_light;
  ArtColour pig, gold, robe, robe_dark, skin, flame;
  /* the island */
  ArtColour forest, fir, fir_light, fir_dark;
  ArtColour grass, grass_light, grass_dark;
  ArtColour corn, corn_light, corn_dark;
  ArtColour clay, clay_light, clay_dark;
  ArtColour rock, rock_light, rock_dark, snow;
  ArtColour sand, sand_light, sand_dark;
  ArtColour wool, wood, wood_dark;
  ArtColour chip, chip_dark, chip_ink, hot; /* round tokens; the most frequent numbers */
  ArtColour robber, robber_dark;
  ArtColour token;   /* the drop on a water token */
  ArtColour accent;  /* last move, focus */
  ArtColour warning; /* laid against the rules */
  double seam;       /* opacity of the line between two tiles */
  double shadow;     /* opacity of shadows on the ground */
  double halo;       /* lightness of the ring around figures: 1 white, 0 black */
} ArtPalette;

const ArtPalette *art_palette (ArtPaletteName name);
/* Index of the palette with this name, or -1. */
int art_palette_find (const char *name);
/* The palette for the desktop's settings. */
ArtPaletteName art_palette_pick (gboolean dark, gboolean high_contrast);

typedef struct
{
  const ArtPalette *palette;
  guint variant; /* 0 .. ART_N_VARIANTS-1: other trees and houses on the same tile; see art_variant () */
  double bleed;  /* pixels drawn outside the tile, to avoid thin gaps between tiles in vector files; 0 on screen */
} ArtStyle;

struct _TableAnswer;

/* What is drawn of a board besides the board itself.  Players and features are -1 if none is meant. */
typedef struct
{
  gboolean last_move;  /* outline the tile or piece laid last */
  gboolean captions;   /* coordinates, or the numbers and letters of the island */
  gboolean no_figures; /* no figures and no pieces */
  gboolean on_paper;   /* no dark table behind it, which would need much ink */
  int tie;             /* Carcassonne: index into state->ties to draw */
  int highlight;       /* Carcassonne: a node whose feature is outlined */
  int road;            /* Catan: the player whose longest road is drawn */
  /* What an answer about this moment shows on the board (table-answer.h); NULL: nothing. */
  const struct _TableAnswer *answer;
} ArtBoardOptions;

#define ART_BOARD_OPTIONS_INIT                                                                                         \
  {                                                                                                                    \
    .tie = -1, .highlight = -1, .road = -1                                                                             \
  }

#define ART_N_VARIANTS 3
/* The variant for a cell of the map; neighbours of one kind differ. */
guint art_variant (int x, int y);

/* The players' colours, by index into table_colours.  Without colour vision they differ in lightness, and they are
 * always shown with the shape and the letter. */
ArtColour art_player_colour (guint colour, const ArtPalette *palette);
/* An ink that is readable on this colour. */
ArtColour art_player_ink (guint colour, const ArtPalette *palette);
/* The colour changed so that a line or text of it is readable on palette->paper. */
ArtColour art_player_line (guint colour, const ArtPalette *palette);

static inline void
art_set (cairo_t *cr, ArtColour c)
{
  cairo_set_source_rgb (cr, c.r, c.g, c.b);
}

static inline void
art_set_alpha (cairo_t *cr, ArtColour c, double alpha)
{
  cairo_set_source_rgba (cr, c.r, c.g, c.b, alpha);
}

/* Paints over everything. */
static inline void
art_paint (cairo_t *cr, ArtColour c)
{
  art_set (cr, c);
  cairo_paint (cr);
}

/* Saves what the context is set to until the block ends in which this stands. */
#define art_saved(cr)                                                                                                  \
  __attribute__ ((cleanup (art_saved_end), unused)) cairo_t *G_PASTE (art_saved_, __COUNTER__) = (cairo_save (cr), cr)
static inline void
art_saved_end (cairo_t **cr)
{
  cairo_restore (*cr);
}

/* Adds a straight line to the path. */
static inline void
art_line (cairo_t *cr, double x, double y, double to_x, double to_y)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, to_x, to_y);
}

/* These fill or stroke the path, which is empty then. */

static inline void
art_fill_alpha (cairo_t *cr, ArtColour c, double alpha)
{
  art_set_alpha (cr, c, alpha);
  cairo_fill (cr);
}

static inline void
art_stroke_alpha (cairo_t *cr, ArtColour c, double alpha, double width)
{
  art_set_alpha (cr, c, alpha);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static inline void
art_fill (cairo_t *cr, ArtColour c)
{
  art_set (cr, c);
  cairo_fill (cr);
}

static inline void
art_stroke (cairo_t *cr, ArtColour c, double width)
{
  art_set (cr, c);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Fills the path, and strokes it over that. */
static inline void
art_fill_stroke (cairo_t *cr, ArtColour fill, ArtColour line, double width)
{
  art_set (cr, fill);
  cairo_fill_preserve (cr);
  art_stroke (cr, line, width);
}

/* Strokes the path, and fills it over the inner half of that line. */
static inline void
art_stroke_fill (cairo_t *cr, ArtColour line, double width, ArtColour fill)
{
  art_set (cr, line);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
  art_fill (cr, fill);
}

/* Adds a rectangle with round corners to the path (art-text.c). */
void art_rounded_path (cairo_t *cr, double x, double y, double w, double h, double r);

ArtColour art_mix (ArtColour a, ArtColour b, double part_of_b);
