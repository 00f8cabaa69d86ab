/* art-pad.c - see art-pad.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-pad.h"

#include <glib/gi18n-lib.h>

#include "art-text.h"
#include "table/table-intl.h"

typedef struct
{
  int points;
  guint n;      /* lines in this cell */
  guint32 what; /* what they are for, if all are for the same */
} Cell;

typedef struct
{
  const PadState *state;
  guint carried; /* turns that are carried forward into one row */
  guint n_rows;
  Cell *cells; /* by row and player */
  cairo_t *cr;
  const ArtStyle *style;
  double unit, width;
} Pad;

/* ---- rows ---- */

static gboolean
has_corrections (const PadState *state)
{
  return table_ledger_has (&state->ledger, -1, PAD_LINE_CORRECTION);
}

guint
art_pad_rows (const PadState *state, guint carried)
{
  return (carried > 0) + pad_rows (state) - carried + has_corrections (state);
}

guint
art_pad_turn_at (const PadState *state, guint carried, guint row)
{
  const guint turn = carried > 0 ? row + carried : row + 1;
  return (row > 0 || carried == 0) && turn <= pad_rows (state) ? turn : 0;
}

static guint
turn_of (const Pad *pad, guint row)
{
  return art_pad_turn_at (pad->state, pad->carried, row);
}

guint
art_pad_row_at (const PadState *state, guint carried, guint turn)
{
  if (carried == 0)
    return turn - 1;
  return turn > carried ? turn - carried : 0;
}

guint
art_pad_row_of (const PadState *state, guint carried, const TableLine *line)
{
  if (line->kind == PAD_LINE_CORRECTION)
    return art_pad_rows (state, carried) - 1;
  return art_pad_row_at (state, carried, line->turn);
}

static Cell *
cell_at (const Pad *pad, guint row, guint player)
{
  return &pad->cells[row * TABLE_MAX_PLAYERS + player];
}

static void
gather (Pad *pad)
{
  const TableLedger *ledger = &pad->state->ledger;
  pad->n_rows = art_pad_rows (pad->state, pad->carried);
  pad->cells = g_new0 (Cell, pad->n_rows * TABLE_MAX_PLAYERS);
  for (guint i = 0; i < ledger->n_lines; i++)
    {
      const TableLine *line = &ledger->lines[i];
      Cell *cell = cell_at (pad, art_pad_row_of (pad->state, pad->carried, line), (guint) line->player);
      cell->what = cell->n == 0 || cell->what == line->what ? line->what : 0;
      cell->points += line->points;
      cell->n++;
    }
}

/* ---- sizes ---- */

/* The name of the game, and what must be known of it. */
static char *
title_words (const PadState *state)
{
  const PadRules *rules = state->rules;
  GString *words = g_string_new (rules->name);
  if (rules->target > 0)
    /* Translators: the number of points that ends the game */
    g_string_append_printf (words, words->len > 0 ? _ (" · to %d") : _ ("to %d"), rules->target);
  if (rules->lowest)
    g_string_append_printf (words, words->len > 0 ? " · %s" : "%s", _ ("the fewest points win"));
  return g_string_free (words, FALSE);
}

static double
head_height (const PadState *state)
{
  const PadRules *rules = state->rules;
  const gboolean titled = *rules->name != '\0' || rules->target > 0 || rules->lowest;
  return ART_PAD_HEAD + (titled ? ART_PAD_TITLE : 0);
}

double
art_pad_row_top (const PadState *state, guint row)
{
  return head_height (state) + row * ART_PAD_ROW;
}

void
art_pad_size (const PadState *state, guint carried, double unit, double *width, double *height)
{
  *width = unit * (ART_PAD_LABELS + state->rules->n_players + 0.08);
  *height = unit * (art_pad_row_top (state, art_pad_rows (state, carried)) + ART_PAD_SUM + 0.04);
}

/* ---- words ---- */

static char *
row_title (const Pad *pad, guint row)
{
  const guint turn = turn_of (pad, row);
  if (turn > 0)
    return pad_turn_tell (pad->state, turn);
  return g_strdup (row == 0 && pad->carried > 0 ? _ ("Carried forward") : _ ("Corrections"));
}

char *
art_pad_row_tell (const PadState *state, guint carried, guint row)
{
  Pad pad = { .state = state, .carried = carried };
  GString *out = g_string_new (NULL);
  gather (&pad);
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      const Cell *cell = cell_at (&pad, row, p);
      if (cell->n == 0)
        continue;
      g_string_append_printf (out, out->len > 0 ? ", %s %d" : "%s %d", table_name_said (&state->rules->players[p]),
                              cell->points);
      if (cell->what != 0)
        g_string_append_printf (out, " (%s)", table_ledger_text (&state->ledger, cell->what));
    }
  g_autofree char *title = row_title (&pad, row), *cells = g_string_free (out, FALSE);
  g_free (pad.cells);
  return g_strdup_printf ("%s: %s", title, *cells != '\0' ? cells : "–");
}

/* ---- drawing ---- */

static void
rule (const Pad *pad, double y, double thickness)
{
  art_line (pad->cr, 0, y * pad->unit, pad->width, y * pad->unit);
  art_stroke (pad->cr, pad->style->palette->line, thickness);
}

static double
middle_of (const Pad *pad, guint player)
{
  return (ART_PAD_LABELS + player + 0.5) * pad->unit;
}

/* A text in the middle of x, shortened to `most`. */
static void
text_at (const Pad *pad, const char *text, double x, double y, double most, double size, gboolean bold,
         ArtColour colour)
{
  const double wide = MIN (art_text_width (pad->cr, text, size, bold) + 1, most);
  art_text_fit (pad->cr, text, x - wide / 2, y, wide, size, bold, colour);
}

/* A number in the middle of x; if it is wider than `most`, it is drawn smaller. */
static void
number_at (const Pad *pad, const char *number, double x, double y, double most, double size, gboolean bold,
           ArtColour colour)
{
  const double wide = art_text_width (pad->cr, number, size, bold) + 1;
  text_at (pad, number, x, y, most, size * MIN (1, most / wide), bold, colour);
}

static void
draw_head (const Pad *pad)
{
  const PadRules *rules = pad->state->rules;
  const ArtPalette *c = pad->style->palette;
  const double u = pad->unit, bottom = head_height (pad->state);
  g_autofree char *title = title_words (pad->state);
  if (*title != '\0')
    text_at (pad, title, pad->width / 2, u * ART_PAD_TITLE * 0.6, pad->width - u * 0.2, u * 0.17, TRUE, c->text);
  for (guint p = 0; p < rules->n_players; p++)
    {
      const TablePlayer *player = &rules->players[p];
      art_badge_draw (pad->cr, player->colour, player->letter, middle_of (pad, p), u * (bottom - 0.42), u * 0.26,
                      pad->style);
      text_at (pad, table_name_said (player), middle_of (pad, p), u * (bottom - 0.14), u * 0.9, u * 0.145, FALSE,
               c->text);
    }
  rule (pad, bottom, 2);
}

static void
draw_cell (const Pad *pad, const Cell *cell, double x, double y, gboolean corrected, ArtColour colour)
{
  const double u = pad->unit;
  g_autofree char *points = g_strdup_printf (corrected ? "%+d" : "%d", cell->points);
  if (cell->n == 0)
    return;
  number_at (pad, points, x, u * (y - (cell->what != 0 ? 0.05 : 0)), u * 0.9, u * 0.18, FALSE, colour);
  if (cell->what != 0)
    text_at (pad, table_ledger_text (&pad->state->ledger, cell->what), x, u * (y + 0.095), u * 0.92, u * 0.1, FALSE,
             pad->style->palette->text_dim);
}

static void
draw_row (const Pad *pad, guint row)
{
  const ArtPalette *c = pad->style->palette;
  const guint turn = turn_of (pad, row);
  const gboolean carried = turn == 0 && row == 0 && pad->carried > 0, corrected = turn == 0 && !carried;
  const double u = pad->unit, top = art_pad_row_top (pad->state, row), y = top + ART_PAD_ROW / 2;
  const ArtColour ink = corrected ? c->warning : carried ? c->text_dim : c->text;
  g_autofree char *number = corrected ? g_strdup ("±")
                                      : g_strdup_printf (carried ? "1–%u" : "%u", carried ? pad->carried : turn);
  /* Every other row is shaded, so that the eye stays in its row. */
  if (row % 2 == 1)
    {
      cairo_rectangle (pad->cr, 0, u * top, pad->width, u * ART_PAD_ROW);
      art_fill_alpha (pad->cr, c->line, 0.22);
    }
  art_text_draw (pad->cr, number, u * (ART_PAD_LABELS - 0.12), u * y, u * 0.15, FALSE, ART_ALIGN_RIGHT,
                 corrected ? c->warning : c->text_dim);
  for (guint p = 0; p < pad->state->rules->n_players; p++)
    draw_cell (pad, cell_at (pad, row, p), middle_of (pad, p), y, corrected, ink);
}

/* A frame around the sum, and a point above it. */
static void
draw_lead (const Pad *pad, double x, double y)
{
  const double u = pad->unit, wide = u * 0.86, high = u * ART_PAD_SUM * 0.78, tip = u * 0.06;
  art_rounded_path (pad->cr, x - wide / 2, y - high / 2, wide, high, u * 0.06);
  art_stroke (pad->cr, pad->style->palette->text, MAX (1.5, u * 0.018));
  cairo_move_to (pad->cr, x - tip, y - high / 2);
  cairo_line_to (pad->cr, x, y - high / 2 - tip);
  cairo_line_to (pad->cr, x + tip, y - high / 2);
  cairo_close_path (pad->cr);
  cairo_fill (pad->cr);
}

static void
draw_sums (const Pad *pad, double top)
{
  const guint leaders = pad_leaders (pad->state);
  const ArtPalette *c = pad->style->palette;
  const double u = pad->unit, y = top + ART_PAD_SUM / 2;
  rule (pad, top, 2);
  art_text_draw (pad->cr, "Σ", u * (ART_PAD_LABELS - 0.12), u * y, u * 0.2, TRUE, ART_ALIGN_RIGHT, c->text_dim);
  for (guint p = 0; p < pad->state->rules->n_players; p++)
    {
      g_autofree char *sum = g_strdup_printf ("%d", pad->state->ledger.scores[p]);
      number_at (pad, sum, middle_of (pad, p), u * y, u * 0.8, u * 0.25, TRUE, c->text);
      if ((leaders >> p) & 1)
        draw_lead (pad, middle_of (pad, p), u * y);
    }
}

static void
draw_columns (const Pad *pad, double height)
{
  for (guint p = 0; p < pad->state->rules->n_players; p++)
    {
      cairo_move_to (pad->cr, pad->unit * (ART_PAD_LABELS + p), pad->unit * head_height (pad->state));
      cairo_line_to (pad->cr, pad->unit * (ART_PAD_LABELS + p), height);
    }
  art_stroke (pad->cr, pad->style->palette->line, 1);
}

void
art_pad_draw (cairo_t *cr, const PadState *state, guint carried, const ArtStyle *style, double unit)
{
  Pad pad = { .state = state, .carried = carried, .cr = cr, .style = style, .unit = unit };
  double height;
  g_return_if_fail (carried < state->n_turns);
  art_pad_size (state, carried, unit, &pad.width, &height);
  gather (&pad);
  cairo_save (cr);
  cairo_new_path (cr);
  art_rounded_path (cr, 0, 0, pad.width, height, unit * 0.08);
  art_set (cr, style->palette->paper);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  for (guint row = 0; row < pad.n_rows; row++)
    draw_row (&pad, row);
  draw_columns (&pad, height);
  draw_head (&pad);
  draw_sums (&pad, art_pad_row_top (state, pad.n_rows));
  cairo_restore (cr);
  g_free (pad.cells);
}

void
art_pad_draw_cursor (cairo_t *cr, const PadState *state, guint row, guint player, const char *typed,
                     const ArtStyle *style, double unit)
{
  const ArtPalette *c = style->palette;
  const Pad pad = { .state = state, .cr = cr, .style = style, .unit = unit };
  const double x = unit * (ART_PAD_LABELS + player), y = unit * art_pad_row_top (state, row);
  const double width = unit, height = unit * ART_PAD_ROW, line = MAX (2, unit * 0.025);
  art_saved (cr);
  cairo_rectangle (cr, x, y, width, height);
  if (*typed != '\0')
    {
      art_set (cr, c->paper);
      cairo_fill_preserve (cr);
    }
  art_fill_alpha (cr, c->accent, 0.16);
  cairo_rectangle (cr, x + line / 2, y + line / 2, width - line, height - line);
  art_stroke (cr, c->accent, line);
  if (*typed != '\0')
    number_at (&pad, typed, x + width / 2, y + height / 2, unit * 0.86, unit * 0.2, TRUE, c->text);
}
