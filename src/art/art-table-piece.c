/* art-table-piece.c - draws the pieces on the map that are not figures of a player: the Arbitress, towers, tokens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small pieces are drawn here, the larger ones in files of their own.  A piece without a picture is a disc with its
 * letter.
 */
#include "art-figure.h"
#include "art-pen.h"
#include "art-text.h"

static void
draw_arbitress (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  art_arbitress_draw (cr, x, y, size, style);
}

/* A disc with the letter of the piece. */
static void
draw_disc (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  const char letter[] = { carc_pieces[piece]->letter, '\0' };
  cairo_new_path (cr);
  cairo_arc (cr, x, y, size * .42, 0, 2 * G_PI);
  art_fill_stroke (cr, colour >= 0 ? art_player_colour ((guint) colour, c) : c->paper, art_dark, MAX (1.5, size * .06));
  art_text_draw (cr, letter, x, y, size * .5, TRUE, ART_ALIGN_MIDDLE,
                 colour >= 0 ? art_player_ink ((guint) colour, c) : c->text);
}

/* A drop of water on a white disc.  In a small size only the drop is left. */
static void
draw_token (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  const double r = MAX (size * .46, 4);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  art_stroke (cr, art_dark, MAX (1, r * .12));
  art_path_at (cr, x, y, r, r,
               "M 0 -.78 C .2 -.4 .56 -.1 .56 .2 .56 .52 .3 .74 0 .74 -.3 .74 -.56 .52 -.56 .2 "
               "-.56 -.1 -.2 -.4 0 -.78 Z");
  art_fill (cr, c->token);
  if (r < 6)
    return;
  cairo_arc (cr, x - r * .16, y + r * .26, r * .2, G_PI * .75, G_PI * 1.2);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, r * .12);
  cairo_stroke (cr);
}

static void
draw_tower (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  art_tower_draw (cr, (guint) (MAX (colour, 0) + 1), x, y, size, style);
}

typedef struct
{
  double size; /* in tiles */
  ArtPieceDraw *draw;
} TablePiece;

static const TablePiece table_pieces[] = {
  [CARC_PIECE_ARBITRESS] = { ART_ARBITRESS_SIZE, draw_arbitress },
  [CARC_PIECE_TOKEN] = { .3, draw_token },
  [CARC_PIECE_TOWER] = { .5, draw_tower },
  [CARC_PIECE_DRAGON] = { .5, art_dragon_draw },
  [CARC_PIECE_FAIRY] = { .36, art_fairy_draw },
  [CARC_PIECE_COUNT] = { .42, art_count_draw },
  [CARC_PIECE_CASTLE] = { .5, art_quarter_draw },
  [CARC_PIECE_MARKET] = { .44, art_quarter_draw },
  [CARC_PIECE_BLACKSMITH] = { .44, art_quarter_draw },
  [CARC_PIECE_CATHEDRAL] = { .54, art_quarter_draw },
  [CARC_PIECE_INGOT] = { .36, art_ingot_draw },
  [CARC_PIECE_MAGE] = { .42, art_mage_draw },
  [CARC_PIECE_WITCH] = { .42, art_witch_draw },
  [CARC_PIECE_WHEEL_PIG] = { .36, art_wheel_pig_draw },
  [CARC_PIECE_CROWN] = { .34, art_crown_draw },
  [CARC_PIECE_ROBBER] = { ART_FIGURE_SIZE, art_track_robber_draw },
  [CARC_PIECE_COURIER] = { ART_FIGURE_SIZE, art_track_courier_draw },
  [CARC_PIECE_FERRY] = { .5, art_ferry_draw },
  [CARC_PIECE_BIGTOP] = { .5, art_bigtop_draw },
  [CARC_PIECE_ANIMAL] = { .32, art_animal_draw },
  [CARC_PIECE_HIDDEN] = { .3, art_hidden_draw },
  [CARC_PIECE_FLOCK] = { .36, art_flock_draw },
  [CARC_PIECE_BRIDGE] = { 1, art_bridge_draw },
  [CARC_PIECE_STRONGHOLD] = { .46, art_stronghold_draw },
};
G_STATIC_ASSERT (G_N_ELEMENTS (table_pieces) <= CARC_N_PIECES);

/* Any piece without a picture is drawn as a disc. */
static const TablePiece *
table_piece_of (guint piece)
{
  static const TablePiece plain = { ART_FIGURE_SIZE, draw_disc };
  return piece < G_N_ELEMENTS (table_pieces) && table_pieces[piece].draw != NULL ? &table_pieces[piece] : &plain;
}

double
art_table_piece_size (guint piece)
{
  return table_piece_of (piece)->size;
}

void
art_table_piece_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && style != NULL);
  art_saved (cr);
  table_piece_of (piece)->draw (cr, piece, colour, x, y, size, style);
}
