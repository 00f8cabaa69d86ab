/* art-page.c - the game on paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Page one is the score sheet: when and what was played, a table of players and kinds of points, and the chart.  Page
 * two begins with the map.  Then comes what chance gave, if the game has any, the ledger, the house rules that its
 * lines name, and the notes.  They are items, and flow from page to page; what is on one page of a part is a Span.  The
 * record as a QR code, if it fits into one, stands below all that, or below the map if that saves a page.  If it would
 * leave a page half empty before the last one, it stands at the end of that page.  All this is computed when the pages
 * are made.
 */
#include "art-page.h"
#include "art-qr.h"
#include "art-text.h"
#include "table/table-event.h"
#include "table/table-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define BODY 9.5
#define SMALL 8.5
#define GAP 26      /* between two parts on a page */
#define LEAST 100   /* a part begins on a page if this much of it fits there, without its heading */
#define MAP_TOP 30  /* from the margin to the map */
#define HEADING 34  /* from the top of the ledger to what stands below its heading */
#define CODE_TOP 28 /* the same of the code */
#define FULL .6     /* a page with less than this is half empty */

typedef enum
{
  PART_LUCK,
  PART_LEDGER,
  N_PARTS
} Part;

/* Items of a part, one below the other, below its heading. */
typedef struct
{
  Part part;
  guint page;
  double top;
  guint from, to; /* without `to` */
} Span;

struct _ArtPages
{
  TableMoment moment;
  char *title, *remark, *below;
  char **notes; /* NULL: none */
  double width, height, margin;
  ArtStyle style;
  ArtChart *chart;
  ArtQr *link, *packed;  /* NULL: none */
  GArray *events;        /* TableEvent: what stands in the ledger */
  GArray *cited;         /* guint: the rulings that the ledger names */
  GArray *luck;          /* TableLuckRow: what chance gave */
  GArray *spans;         /* Span */
  double map_tall;       /* how high the map may be */
  guint last;            /* the page where the last span ends */
  double end;            /* and where on it */
  guint packed_page;     /* the page of the code; 0: not known yet */
  double packed_top;     /* where that begins */
  double packed_size;    /* how large it is there */
  gboolean packed_alone; /* it has that page for itself */
};

/* ---- the ledger ---- */

static char *
event_reason (const TableMoment *moment, const TableEvent *events)
{
  const TableGame *game = moment->setup->game;
  g_autofree char *sum = table_game_sum (game, events->line);
  g_autofree char *because = table_event_because (game, moment->state, events);
  g_autofree char *also = table_event_also (game, moment->state, events);
  g_autofree char *cites = table_game_cites (game, &events->line->rulings);
  GString *out = g_string_new (events->effect ? "" : sum);
  if (*because)
    g_string_append_printf (out, out->len > 0 ? " — %s" : "%s", because);
  if (*cites)
    g_string_append_printf (out, " (%s)", g_strdelimit (cites, " ", '\n'));
  g_string_replace (out, "\n", "\u00a0", 0); /* they stay on one line */
  if (also != NULL)
    g_string_append_printf (out, out->len > 0 ? "; %s" : "%s", also);
  return g_string_free (out, FALSE);
}

/* Draws one line of the ledger, or one effect, if `draw`, and returns its height. */
static double
ledger_line (const ArtPages *pages, cairo_t *cr, guint index, double y, gboolean draw)
{
  const TableEvent *event = &g_array_index (pages->events, TableEvent, index);
  const TableLine *line = event->line;
  const TablePlayer *player = &pages->moment.setup->players[line->player];
  const ArtPalette *c = pages->style.palette;
  double x = pages->margin, right = pages->width - pages->margin, indent = 58;
  g_autofree char *reason = event_reason (&pages->moment, event);
  double tall = art_text_flow (cr, reason, x + indent, y + 15, right - x - indent - 40, SMALL, c->text, draw);
  if (draw)
    {
      g_autofree char *title = table_event_title (pages->moment.setup->game, pages->moment.state, event);
      g_autofree char *points = g_strdup_printf ("%+d", line->points);
      g_autofree char *entry = line->final ? g_strdup (_ ("end")) : g_strdup_printf ("%u", line->entry + 1);
      art_text_draw (cr, entry, x + 22, y + 8, SMALL, FALSE, ART_ALIGN_RIGHT, c->text_dim);
      if (table_event_player (pages->moment.setup->game, event) >= 0)
        art_badge_draw (cr, player->colour, player->letter, x + 40, y + 8, 12, &pages->style);
      art_text_fit (cr, title, x + indent, y + 8, right - x - indent - 44, BODY, !event->effect, c->text);
      if (!event->effect)
        art_text_draw (cr, points, right, y + 8, BODY + 1, TRUE, ART_ALIGN_RIGHT, c->text);
      art_line (cr, x, y + tall + 19, right, y + tall + 19);
      art_stroke_alpha (cr, c->line, .7, .5);
    }
  return tall + 22;
}

/* Draws a ruling that the ledger names, and returns its height.  A heading is before the first one. */
static double
cited_ruling (const ArtPages *pages, cairo_t *cr, guint nth, double y, gboolean draw)
{
  const guint index = g_array_index (pages->cited, guint, nth);
  const TableRuling *ruling = &pages->moment.setup->game->rulings[index];
  const ArtPalette *c = pages->style.palette;
  const double x = pages->margin, indent = 58, head = nth == 0 ? 30 : 0, wide = pages->width - 2 * x - indent;
  g_autofree char *words = g_strdup_printf ("%s %s", _ (ruling->question),
                                            _ (ruling->options[pages->moment.setup->rulings[index]].sentence));
  if (draw && nth == 0)
    art_text_draw (cr, _ ("The house rules named above"), x, y + 18, BODY + 1, TRUE, ART_ALIGN_LEFT, c->text);
  if (draw)
    art_text_draw (cr, ruling->id, x, y + head + 7, SMALL, TRUE, ART_ALIGN_LEFT, c->text);
  return head + 8 + art_text_flow (cr, words, x + indent, y + head, wide, SMALL, c->text, draw);
}

/* The same for a note. */
static double
note_item (const ArtPages *pages, cairo_t *cr, guint nth, double y, gboolean draw)
{
  const ArtPalette *c = pages->style.palette;
  const double x = pages->margin, head = nth == 0 ? 30 : 0;
  if (draw && nth == 0)
    art_text_draw (cr, _ ("Notes"), x, y + 18, BODY + 1, TRUE, ART_ALIGN_LEFT, c->text);
  return head + 8 + art_text_flow (cr, pages->notes[nth], x, y + head, pages->width - 2 * x, SMALL, c->text, draw);
}

static guint
n_notes (const ArtPages *pages)
{
  return pages->notes != NULL ? g_strv_length (pages->notes) : 0;
}

static double
ledger_item (const ArtPages *pages, cairo_t *cr, guint index, double y, gboolean draw)
{
  const guint told = pages->events->len, cited = told + pages->cited->len;
  if (index < told)
    return ledger_line (pages, cr, index, y, draw);
  return index < cited ? cited_ruling (pages, cr, index - told, y, draw)
                       : note_item (pages, cr, index - cited, y, draw);
}

static void
gather_cited (ArtPages *pages)
{
  for (guint ruling = 0; ruling < pages->moment.setup->game->n_rulings; ruling++)
    for (guint i = 0; i < pages->events->len; i++)
      if (table_rulings_has (&g_array_index (pages->events, TableEvent, i).line->rulings, ruling))
        {
          g_array_append_val (pages->cited, ruling);
          break;
        }
}

static double
page_bottom (const ArtPages *pages)
{
  return pages->height - pages->margin - 20;
}

/* ---- the score sheet ---- */

static void
rule (cairo_t *cr, double x0, double x1, double y, double width, ArtColour colour)
{
  art_line (cr, x0, y, x1, y);
  art_stroke (cr, colour, width);
}

static void
score_row (const ArtPages *pages, cairo_t *cr, guint player, double y, const GArray *sheet, double first, double column)
{
  const TableLedger *ledger = &table_state (pages->moment.state)->ledger;
  const ArtPalette *c = pages->style.palette;
  const TablePlayer *who = &pages->moment.setup->players[player];
  g_autofree char *total = g_strdup_printf ("%d", ledger->scores[player]);
  art_badge_draw (cr, who->colour, who->letter, pages->margin + 10, y, 16, &pages->style);
  art_text_fit (cr, table_name_said (who), pages->margin + 26, y, first - pages->margin - 30, BODY + 1, FALSE, c->text);
  for (guint k = 0; k < sheet->len; k++)
    {
      const TableSheetRow *of = &g_array_index (sheet, TableSheetRow, k);
      /* The same dash as on the screen: the player has no such line. */
      g_autofree char *points = of->has[player] ? g_strdup_printf ("%d", of->points[player]) : g_strdup ("–");
      art_text_draw (cr, points, first + column * (k + .5), y, BODY + 1, FALSE, ART_ALIGN_MIDDLE, c->text);
    }
  art_text_draw (cr, total, first + column * (sheet->len + .5), y, BODY + 3, TRUE, ART_ALIGN_MIDDLE, c->text);
}

static char *
winner_words (const TableMoment *moment)
{
  return table_state (moment->state)->finished ? table_leaders_tell (moment)
                                               : g_strdup (_ ("The game goes on; these are the points so far."));
}

static double
score_table (const ArtPages *pages, cairo_t *cr, double y)
{
  const ArtPalette *c = pages->style.palette;
  g_autoptr (GArray) sheet = table_sheet (&pages->moment);
  double right = pages->width - pages->margin, first = pages->margin + MAX (110, pages->width * .2), row = 24;
  double column = (right - first) / (sheet->len + 1);
  for (guint k = 0; k < sheet->len; k++)
    {
      const char *title = g_array_index (sheet, TableSheetRow, k).title;
      double wide = MIN (art_text_width (cr, title, SMALL, FALSE) + 1, column - 2);
      art_text_fit (cr, title, first + column * (k + .5) - wide / 2, y, wide, SMALL, FALSE, c->text_dim);
    }
  art_text_draw (cr, _ ("Total"), first + column * (sheet->len + .5), y, BODY, TRUE, ART_ALIGN_MIDDLE, c->text);
  y += 12;
  rule (cr, pages->margin, right, y, 1, c->text);
  for (guint p = 0; p < pages->moment.setup->n_players; p++)
    {
      score_row (pages, cr, p, y + row / 2, sheet, first, column);
      y += row;
      rule (cr, pages->margin, right, y, .5, c->line);
    }
  return y;
}

/* When and what was played: the date, the game with its expansions, and the remark. */
static char *
about_words (const ArtPages *pages)
{
  const TableSetup *setup = pages->moment.setup;
  const TableGame *game = setup->game;
  g_autoptr (GDateTime) day = NULL;
  GString *words = g_string_new (NULL);
  int year, month, date;
  if (table_setup_day (setup, &year, &month, &date))
    day = g_date_time_new_local (year, month, date, 0, 0, 0);
  if (day != NULL)
    {
      /* Translators: the day of a game on its score sheet: %e is the day, %B the month. */
      g_autofree char *told = g_date_time_format (day, _ ("%e %B %Y"));
      g_string_append_printf (words, "%s · ", g_strstrip (told));
    }
  g_string_append (words, _ (game->title));
  for (guint i = 0, n = 0; i < game->n_systems; i++)
    if (!g_str_equal (game->systems[i].name, "base") && game->in_play (setup, game->systems[i].name))
      g_string_append_printf (words, n++ == 0 ? ": %s" : ", %s", _ (game->systems[i].title));
  if (pages->remark != NULL)
    g_string_append_printf (words, "\n%s", pages->remark);
  return g_string_free (words, FALSE);
}

/* The code of the link stands in the upper right corner.  A camera needs modules of about 0.4 mm. */
static double
link_size (const ArtPages *pages)
{
  if (pages->link == NULL)
    return 0;
  return MIN (art_qr_side (pages->link) * 1.2, (pages->width - 2 * pages->margin) * .36);
}

static void
draw_link (const ArtPages *pages, cairo_t *cr)
{
  double size = link_size (pages), x = pages->width - pages->margin - size;
  if (size <= 0)
    return;
  cairo_save (cr);
  cairo_translate (cr, x, pages->margin - 8);
  art_qr_draw (cr, pages->link, size, FALSE);
  cairo_restore (cr);
  art_text_draw (cr, "BG Stats", x + size / 2, pages->margin + size - 4, SMALL, FALSE, ART_ALIGN_MIDDLE,
                 pages->style.palette->text_dim);
}

/* Who won, when and what was played, and the table of the points; returns where it ends. */
static double
draw_result (const ArtPages *pages, cairo_t *cr)
{
  const ArtPalette *c = pages->style.palette;
  g_autofree char *winner = winner_words (&pages->moment), *about = about_words (pages);
  double y = pages->margin + 14, wide = pages->width - 2 * pages->margin, code = link_size (pages);
  double beside = code > 0 ? wide - code - 14 : wide;
  art_text_fit (cr, pages->title, pages->margin, y, beside, 20, TRUE, c->text);
  y += 28;
  y += art_text_flow (cr, winner, pages->margin, y - 6, beside, BODY + 2.5, c->text, TRUE) + 4;
  y += art_text_flow (cr, about, pages->margin, y - 6, beside, BODY, c->text, TRUE) + 18;
  if (code > 0)
    y = MAX (y, pages->margin + code + 24);
  return score_table (pages, cr, y) + 28;
}

static void
draw_scores (const ArtPages *pages, cairo_t *cr)
{
  double y = draw_result (pages, cr), wide = pages->width - 2 * pages->margin;
  draw_link (pages, cr);
  if (pages->below != NULL)
    y += art_text_flow (cr, pages->below, pages->margin, y - 18, wide, BODY, pages->style.palette->text, TRUE);
  double bottom = pages->height - pages->margin - 30, tall = MIN (bottom - y, wide * .62);
  if (tall > 80)
    {
      cairo_save (cr);
      cairo_translate (cr, pages->margin, y);
      art_chart_draw (cr, wide, tall, pages->chart, &pages->style);
      cairo_restore (cr);
      y += tall + 14;
    }
  tall = MIN (bottom - y, wide * .4);
  if (tall > 80)
    {
      art_saved (cr);
      cairo_translate (cr, pages->margin, y);
      art_board_chart (cr, &pages->moment, wide, tall, &pages->style);
    }
}

/* How the map is drawn from `top` on: in the middle of the page and not higher than `tall`.  Returns its height. */
static double
map_below (const ArtPages *pages, cairo_t *cr, double top, double tall, gboolean draw)
{
  ArtBoardOptions options = ART_BOARD_OPTIONS_INIT;
  double width, height, wide = pages->width - 2 * pages->margin, unit = art_board_usual (&pages->moment);
  options.captions = options.on_paper = TRUE;
  /* Drawn in the size for a screen and then scaled, so that paper shows the same details. */
  art_board_size (&pages->moment, unit, &options, &width, &height);
  double scale = MIN (wide / width, tall / height);
  ArtStyle style = pages->style;
  style.bleed = .4;
  if (!draw)
    return height * scale;
  cairo_save (cr);
  cairo_translate (cr, pages->margin + (wide - width * scale) / 2, top);
  cairo_scale (cr, scale, scale);
  art_board_draw (cr, &pages->moment, &style, unit, &options);
  cairo_restore (cr);
  return height * scale;
}

static void
draw_map (const ArtPages *pages, cairo_t *cr)
{
  art_text_draw (cr, art_board_title (&pages->moment), pages->margin, pages->margin + 10, 14, TRUE, ART_ALIGN_LEFT,
                 pages->style.palette->text);
  map_below (pages, cr, pages->margin + MAP_TOP, pages->map_tall, TRUE);
}

/* ---- what chance gave ---- */

/* Where the columns of the players begin; `*column`: how wide each is. */
static double
luck_columns (const ArtPages *pages, double *column)
{
  const guint n = pages->moment.setup->n_players;
  const double wide = pages->width - 2 * pages->margin, first = pages->margin + wide * (n > 4 ? .34 : .42);
  *column = (pages->margin + wide - first) / n;
  return first;
}

/* Draws one row if `draw`, and returns its height. */
static double
luck_row (const ArtPages *pages, cairo_t *cr, guint nth, double y, gboolean draw)
{
  const TableLuckRow *row = &g_array_index (pages->luck, TableLuckRow, nth);
  double column;
  const double first = luck_columns (pages, &column);
  const ArtPalette *c = pages->style.palette;
  const double x = pages->margin + (row->kind->within ? 12 : 0);
  double tall = row->kind->expects ? 26 : 17;
  if (draw)
    art_text_fit (cr, _ (row->kind->title), x, y + 8, first - x - 6, BODY, !row->kind->within, c->text);
  if (row->kind->note != NULL)
    tall = MAX (
        tall, 15 + art_text_flow (cr, table_luck_note (row), x, y + 14, first - x - 10, SMALL - 1, c->text_dim, draw));
  for (guint p = 0; draw && p < pages->moment.setup->n_players; p++)
    {
      const double middle = first + column * (p + .5);
      g_autofree char *got = table_luck_got (row, p), *expected = table_luck_expected (row, p);
      art_text_draw (cr, got, middle, y + 8, BODY + 1, !row->kind->within, ART_ALIGN_MIDDLE, c->text);
      if (expected != NULL)
        art_text_draw (cr, expected, middle, y + 20, SMALL - .5, FALSE, ART_ALIGN_MIDDLE, c->text_dim);
    }
  if (draw)
    rule (cr, pages->margin, pages->width - pages->margin, y + tall + 2, .5, c->line);
  return tall + 4;
}

/* Its heading and the names of the players; what the numbers say is above only the first rows. */
static double
luck_head (const ArtPages *pages, cairo_t *cr, double top, gboolean begins, gboolean draw)
{
  const ArtPalette *c = pages->style.palette;
  double column, y = top + 26;
  const double first = luck_columns (pages, &column);
  if (draw)
    art_text_draw (cr, _ ("Luck"), pages->margin, top + 10, 14, TRUE, ART_ALIGN_LEFT, c->text);
  if (begins)
    y += 8
         + art_text_flow (cr,
                          _ ("The small numbers say what was to be expected, and one standard deviation: in about two "
                             "of three games chance stays within that."),
                          pages->margin, y, pages->width - 2 * pages->margin, SMALL, c->text_dim, draw);
  for (guint p = 0; draw && p < pages->moment.setup->n_players; p++)
    {
      const TablePlayer *who = &pages->moment.setup->players[p];
      art_badge_draw (cr, who->colour, who->letter, first + column * (p + .5), y + 8, 16, &pages->style);
      const double most = column - 8, name = MIN (most, art_text_width (cr, table_name_said (who), SMALL, FALSE) + 1);
      art_text_fit (cr, table_name_said (who), first + column * (p + .5) - name / 2, y + 26, name, SMALL, FALSE,
                    c->text);
    }
  return y + 36 - top;
}

/* ---- what flows from page to page ---- */

static guint
n_items (const ArtPages *pages, Part part)
{
  return part == PART_LUCK ? pages->luck->len : pages->events->len + pages->cited->len + n_notes (pages);
}

/* Draws an item if `draw`, and returns its height. */
static double
item (const ArtPages *pages, cairo_t *cr, Part part, guint nth, double y, gboolean draw)
{
  return part == PART_LUCK ? luck_row (pages, cr, nth, y, draw) : ledger_item (pages, cr, nth, y, draw);
}

/* The same for the heading of a span; `begins`: of the first one of the part. */
static double
head (const ArtPages *pages, cairo_t *cr, Part part, double y, gboolean begins, gboolean draw)
{
  if (part == PART_LUCK)
    return luck_head (pages, cr, y, begins, draw);
  if (draw)
    art_text_draw (cr, _ ("Every point and its reason"), pages->margin, y + 10, 14, TRUE, ART_ALIGN_LEFT,
                   pages->style.palette->text);
  return HEADING;
}

static void
draw_span (const ArtPages *pages, cairo_t *cr, const Span *span)
{
  double y = span->top + head (pages, cr, span->part, span->top, span->from == 0, TRUE);
  for (guint i = span->from; i < span->to; i++)
    y += item (pages, cr, span->part, i, y, TRUE);
}

/* Where the items of this page must end: above the code if that stands at the end of the page. */
static double
bottom_of (const ArtPages *pages, guint page)
{
  return page > 1 && page == pages->packed_page ? pages->packed_top - GAP : page_bottom (pages);
}

/* Does enough of the part fit below `y` to begin there? */
static gboolean
may_begin (const ArtPages *pages, cairo_t *cr, Part part, double y, double bottom)
{
  double tall = 0;
  for (guint i = 0; i < n_items (pages, part) && tall < LEAST; i++)
    tall += item (pages, cr, part, i, 0, FALSE);
  return y + head (pages, cr, part, y, TRUE, FALSE) + tall <= bottom;
}

/* Puts all items of the part below `*y` and onto the next pages.  Every span has an item, however small paper is. */
static void
flow_part (ArtPages *pages, cairo_t *cr, Part part, guint *page, double *y)
{
  const guint n = n_items (pages, part);
  guint i = 0;
  if (n > 0 && *y > pages->margin && !may_begin (pages, cr, part, *y, bottom_of (pages, *page)))
    {
      ++*page;
      *y = pages->margin;
    }
  while (i < n)
    {
      Span span = { part, *page, *y, i, i };
      double at = *y + head (pages, cr, part, *y, i == 0, FALSE), tall = item (pages, cr, part, i, 0, FALSE);
      do
        {
          at += tall;
          tall = ++i < n ? item (pages, cr, part, i, 0, FALSE) : 0;
        }
      while (i < n && at + tall <= bottom_of (pages, *page));
      span.to = i;
      g_array_append_val (pages->spans, span);
      pages->last = *page;
      pages->end = at;
      *y = i < n ? pages->margin : at + GAP;
      *page += i < n;
    }
}

/* Puts all items below the map, or below the code if that stands there. */
static void
flow (ArtPages *pages, cairo_t *cr)
{
  guint page = 1;
  pages->last = page;
  pages->end = pages->packed_page == 1 ? pages->packed_top + CODE_TOP + pages->packed_size
                                       : pages->margin + MAP_TOP + map_below (pages, cr, 0, pages->map_tall, FALSE);
  double y = pages->end + GAP;
  g_array_set_size (pages->spans, 0);
  for (guint part = 0; part < N_PARTS; part++)
    flow_part (pages, cr, (Part) part, &page, &y);
}

/* ---- the code ---- */

/* How large the code is if it shares its page and `tall` is left there, with words beside it; 0: there is no room.
 * Modules smaller than 1.8 points are hard to read for a camera. */
static double
shared_size (const ArtPages *pages, double tall)
{
  const double side = art_qr_side (pages->packed), wide = pages->width - 2 * pages->margin - 136;
  const double size = MIN (side * 3.2, MIN (tall - CODE_TOP, wide));
  return size + .01 >= side * 1.8 ? size : 0; /* the sums are not exact */
}

static const char *
packed_words (void)
{
  return _ ("This code holds the whole game. Scan it with a telephone, send the text to a computer, copy it there, and "
            "choose “Open from the Clipboard” in the menu of Arbitress.");
}

static void
draw_packed (const ArtPages *pages, cairo_t *cr)
{
  const ArtPalette *c = pages->style.palette;
  const double wide = pages->width - 2 * pages->margin;
  double size = pages->packed_size, x = pages->margin, y = pages->packed_top + CODE_TOP;
  art_text_draw (cr, _ ("The record of the game"), x, pages->packed_top + 10, 14, TRUE, ART_ALIGN_LEFT, c->text);
  if (pages->packed_alone)
    {
      y += art_text_flow (cr, packed_words (), x, y, wide, BODY, c->text, TRUE) + 16;
      size = MIN (wide, page_bottom (pages) - y);
      x += (wide - size) / 2;
    }
  else
    art_text_flow (cr, packed_words (), x + size + 16, y, wide - size - 16, BODY, c->text, TRUE);
  if (size < 80)
    return;
  art_saved (cr);
  cairo_translate (cr, x, y);
  art_qr_draw (cr, pages->packed, size, FALSE);
}

static void
put_packed (ArtPages *pages, guint page, double top, double size)
{
  pages->packed_page = page;
  pages->packed_top = top;
  pages->packed_size = size;
}

/* Puts the code below the map, which may become a little smaller for it.  FALSE: there is no room. */
static gboolean
pack_below_map (ArtPages *pages, cairo_t *cr)
{
  const double most = pages->map_tall, top = pages->margin + MAP_TOP, tall = map_below (pages, cr, 0, most, FALSE);
  const double left = page_bottom (pages) - top - GAP - CODE_TOP - art_qr_side (pages->packed) * 1.8;
  const double map = MIN (tall, left), size = shared_size (pages, page_bottom (pages) - top - map - GAP);
  if (map < tall * .7 || size <= 0)
    return FALSE;
  pages->map_tall = map;
  put_packed (pages, 1, top + map + GAP, size);
  flow (pages, cr);
  return TRUE;
}

/* Puts the code at the end of a page that would be half empty; the items that had this place go on to a last page. */
static gboolean
pack_at_end (ArtPages *pages, cairo_t *cr)
{
  const double size = shared_size (pages, (page_bottom (pages) - pages->margin) * .55);
  if (pages->last < 2 || pages->end >= pages->height * FULL || size <= 0)
    return FALSE;
  put_packed (pages, pages->last, page_bottom (pages) - CODE_TOP - size, size);
  flow (pages, cr);
  return TRUE;
}

/* Puts the code below all the rest, or onto a page of its own if that leaves no page half empty. */
static void
pack_last (ArtPages *pages, cairo_t *cr, double size)
{
  if (size > 0)
    put_packed (pages, pages->last, pages->end + GAP, size);
  else if (!pack_at_end (pages, cr))
    {
      put_packed (pages, pages->last + 1, pages->margin, 0);
      pages->packed_alone = TRUE;
    }
}

/* Says where everything is.  The code is below all the rest, unless it saves a page below the map, or there would be a
 * page half empty before it. */
static void
paginate (ArtPages *pages)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  const double most = pages->map_tall = pages->height - 2 * pages->margin - MAP_TOP - 20;
  flow (pages, cr);
  if (pages->packed != NULL)
    {
      const double size = shared_size (pages, page_bottom (pages) - pages->end - GAP);
      const guint last = pages->last + (size > 0 ? 0 : 1);
      const gboolean empty = size <= 0 && pages->end < pages->height * FULL;
      if (!pack_below_map (pages, cr) || pages->last > last || (pages->last == last && !empty))
        {
          pages->map_tall = most;
          pages->packed_page = 0;
          flow (pages, cr);
          pack_last (pages, cr, size);
        }
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static ArtQr *
code_of (const char *text)
{
  return text != NULL ? art_qr_new (text) : NULL;
}

ArtPages *
art_pages_new (const TableMoment *moment, const ArtPageWords *words, double width, double height)
{
  g_return_val_if_fail (moment != NULL && words != NULL && width > 0 && height > 0, NULL);
  ArtPages *pages = g_new0 (ArtPages, 1);
  pages->moment = *moment;
  pages->title = g_strdup (words->title && *words->title ? words->title : _ (moment->setup->game->title));
  pages->remark = g_strdup (words->remark);
  pages->below = g_strdup (words->below);
  pages->notes = g_strdupv ((char **) words->notes);
  pages->link = code_of (words->link);
  pages->packed = code_of (words->packed);
  pages->width = width;
  pages->height = height;
  pages->margin = MIN (42, MIN (width, height) * .08);
  pages->style.palette = art_palette (ART_PALETTE_LIGHT);
  pages->chart = art_chart_new (moment, ART_CHART_ALL);
  pages->events = table_events_since (moment, 0, TABLE_TOLD_WITH_POINTS);
  pages->luck = table_luck (moment, words->drawn);
  pages->cited = g_array_new (FALSE, FALSE, sizeof (guint));
  pages->spans = g_array_new (FALSE, FALSE, sizeof (Span));
  gather_cited (pages);
  paginate (pages);
  return pages;
}

void
art_pages_free (ArtPages *pages)
{
  if (!pages)
    return;
  art_chart_free (pages->chart);
  g_array_unref (pages->events);
  g_array_unref (pages->luck);
  g_array_unref (pages->spans);
  g_array_unref (pages->cited);
  g_free (pages->title);
  g_free (pages->remark);
  g_free (pages->below);
  g_strfreev (pages->notes);
  art_qr_free (pages->link);
  art_qr_free (pages->packed);
  g_free (pages);
}

guint
art_page_count (const ArtPages *pages)
{
  return MAX (pages->last, pages->packed_page) + 1;
}

void
art_page_draw (ArtPages *pages, cairo_t *cr, guint page)
{
  g_return_if_fail (pages != NULL && cr != NULL && page < art_page_count (pages));
  g_autofree char *foot = g_strdup_printf (_ ("%s · page %u of %u"), pages->title, page + 1, art_page_count (pages));
  art_saved (cr);
  cairo_new_path (cr);
  if (page == 0)
    draw_scores (pages, cr);
  else if (page == 1)
    draw_map (pages, cr);
  for (guint i = 0; i < pages->spans->len; i++)
    if (g_array_index (pages->spans, Span, i).page == page)
      draw_span (pages, cr, &g_array_index (pages->spans, Span, i));
  if (pages->packed != NULL && page == pages->packed_page)
    draw_packed (pages, cr);
  art_text_fit (cr, foot, pages->margin, pages->height - pages->margin * .6, pages->width - 2 * pages->margin, SMALL,
                FALSE, pages->style.palette->text_dim);
}

double
art_page_result (ArtPages *pages, cairo_t *cr)
{
  g_return_val_if_fail (pages != NULL && cr != NULL, 0);
  double y = draw_result (pages, cr);
  y += map_below (pages, cr, y - 4, pages->width, TRUE);
  return y + pages->margin;
}
