/* art-answer.c - an answer of the desk as a picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words are items, one below the other: the title, the lines of the answer, the rulings and the note.  A line that
 * says something else than the one before it has a heading.
 */
#include "art-answer.h"

#include <glib/gi18n-lib.h>

#include "art-figure.h"
#include "art-text.h"

#define BODY 9.5 /* on paper, in points */
#define SCREEN 15.
/* On a picture and on paper, the board takes no more than this part of the width or the page. */
#define BOARD_TALL .75
#define BOARD_ON_PAGE .5

struct _ArtAnswer
{
  TableMoment moment;
  const TableAnswer *answer;
  char *title, *note;
  GArray *rulings; /* guint */
  GArray *starts;  /* guint: the first item of each page, or of each screen */
  double page_width, page_height;
  double least, size; /* of the type on a screen: that of the note, that of the words */
};

ArtAnswer *
art_answer_new (const TableMoment *moment, const TableAnswer *answer, const char *note)
{
  g_return_val_if_fail (moment != NULL && answer != NULL, NULL);
  ArtAnswer *picture = g_new0 (ArtAnswer, 1);
  picture->moment = *moment;
  picture->answer = answer;
  picture->title = table_capital (answer->title);
  picture->note = g_strdup (note);
  picture->rulings = g_array_new (FALSE, FALSE, sizeof (guint));
  picture->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < moment->setup->game->n_rulings; i++)
    if (table_rulings_has (&answer->rulings, i))
      g_array_append_val (picture->rulings, i);
  return picture;
}

void
art_answer_free (ArtAnswer *picture)
{
  g_free (picture->title);
  g_free (picture->note);
  g_array_unref (picture->rulings);
  g_array_unref (picture->starts);
  g_free (picture);
}

/* ---- items ---- */

/* Where an item is drawn; it is only measured if `draw` is FALSE. */
typedef struct
{
  cairo_t *cr;
  double x, y, width, size;
  gboolean draw;
  const ArtPalette *palette;
  const ArtStyle *style;
  glong *signs; /* those of the words are added; NULL: nobody counts them */
} Room;

static guint
n_items (const ArtAnswer *picture)
{
  return 1 + picture->answer->lines->len + picture->rulings->len + (picture->note != NULL ? 1 : 0);
}

static double
flow (const Room *room, const char *words, double x, double y, double width, double size, ArtColour colour)
{
  if (room->signs != NULL)
    *room->signs += g_utf8_strlen (words, -1);
  return art_text_flow (room->cr, words, x, y, width, size, colour, room->draw);
}

static double
heading (const Room *room, const char *words)
{
  const double above = room->size * .7;
  return above + flow (room, words, room->x, room->y + above, room->width, room->size * .85, room->palette->text_dim)
         + room->size * .2;
}

static double
line_item (const ArtAnswer *picture, const Room *room, guint nth)
{
  const GArray *lines = picture->answer->lines;
  const TableAnswerLine *line = &g_array_index (lines, TableAnswerLine, nth);
  const int before = nth > 0 ? (int) g_array_index (lines, TableAnswerLine, nth - 1).says : TABLE_SAYS_WHOLE;
  const char *over = line->says != before ? table_says_heading (line->says) : NULL;
  const double head = over != NULL ? heading (room, over) : 0, badge = line->player >= 0 ? room->size * 1.6 : 0;
  const double size = line->says == TABLE_SAYS_RULE ? room->size * .9 : room->size, y = room->y + head;
  g_autofree char *words = table_answer_line_words (line);
  g_autofree char *number = line->counted ? g_strdup_printf ("%d", line->amount) : NULL;
  const double after = number != NULL ? art_text_width (room->cr, number, size, TRUE) + size : 0;
  const double tall = flow (room, words, room->x + badge, y, room->width - badge - after, size, room->palette->text);
  if (room->draw && badge > 0)
    {
      const TablePlayer *who = &picture->moment.setup->players[line->player];
      art_badge_draw (room->cr, who->colour, who->letter, room->x + size * .6, y + size * .66, size * 1.25,
                      room->style);
    }
  if (room->draw && number != NULL)
    art_text_draw (room->cr, number, room->x + room->width, y + size * .66, size, line->says == TABLE_SAYS_GETS,
                   ART_ALIGN_RIGHT, room->palette->text);
  return head + MAX (tall, size * 1.3) + room->size * .25;
}

static double
ruling_item (const ArtAnswer *picture, const Room *room, guint nth)
{
  const guint index = g_array_index (picture->rulings, guint, nth);
  const TableSetup *setup = picture->moment.setup;
  const TableRuling *ruling = &setup->game->rulings[index];
  const double head = nth == 0 ? heading (room, _ ("Rulings")) : 0;
  g_autofree char *words = g_strdup_printf ("%s (%s): %s", ruling->id, _ (ruling->sheet),
                                            _ (ruling->options[setup->rulings[index]].sentence));
  return head + flow (room, words, room->x, room->y + head, room->width, room->size * .9, room->palette->text)
         + room->size * .2;
}

static double
item (const ArtAnswer *picture, const Room *room, guint nth)
{
  const guint lines = picture->answer->lines->len;
  if (nth == 0)
    return flow (room, picture->title, room->x, room->y, room->width, room->size * 1.35, room->palette->text)
           + room->size * .4;
  if (nth <= lines)
    return line_item (picture, room, nth - 1);
  if (nth <= lines + picture->rulings->len)
    return ruling_item (picture, room, nth - 1 - lines);
  return heading (room, picture->note);
}

/* Measuring needs a context, too. */
static cairo_t *
nowhere (void)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  cairo_surface_destroy (surface);
  return cr;
}

/* The items from one to the other, the second excluded; returns their height. */
static double
items (const ArtAnswer *picture, Room room, guint from, guint to)
{
  const double top = room.y;
  for (guint i = from; i < to; i++)
    room.y += item (picture, &room, i);
  return room.y - top;
}

static double
measure_signs (const ArtAnswer *picture, double width, double size, guint from, guint to, glong *signs)
{
  cairo_t *cr = nowhere ();
  const ArtPalette *palette = art_palette (ART_PALETTE_LIGHT);
  const double tall = items (picture, (Room){ cr, 0, 0, width, size, FALSE, palette, NULL, signs }, from, to);
  cairo_destroy (cr);
  return tall;
}

static double
measure (const ArtAnswer *picture, double width, double size, guint from, guint to)
{
  return measure_signs (picture, width, size, from, to, NULL);
}

/* ---- the board ---- */

/* Drawn in the size for a screen and then scaled, so that paper shows the same details; never larger than that.
 * Returns its height. */
static double
board (const ArtAnswer *picture, cairo_t *cr, double x, double y, double width, double most, gboolean paper,
       const ArtStyle *style)
{
  ArtBoardOptions options = ART_BOARD_OPTIONS_INIT;
  const double unit = art_board_usual (&picture->moment);
  double wide, tall;
  options.captions = TRUE;
  options.on_paper = paper;
  options.answer = picture->answer;
  art_board_size (&picture->moment, unit, &options, &wide, &tall);
  const double scale = MIN (1, MIN (width / wide, most / tall));
  if (cr == NULL)
    return tall * scale;
  cairo_save (cr);
  cairo_translate (cr, x + (width - wide * scale) / 2, y);
  cairo_scale (cr, scale, scale);
  art_board_draw (cr, &picture->moment, style, unit, &options);
  cairo_restore (cr);
  return tall * scale;
}

/* ---- one picture ---- */

static double
margin_of (double width)
{
  return width * .03;
}

double
art_answer_height (ArtAnswer *picture, double width)
{
  const double margin = margin_of (width), inner = width - 2 * margin;
  return board (picture, NULL, 0, 0, width, width * BOARD_TALL, FALSE, NULL) + 2 * margin
         + measure (picture, inner, SCREEN * width / 900, 0, n_items (picture));
}

void
art_answer_draw (ArtAnswer *picture, cairo_t *cr, double width, const ArtStyle *style)
{
  const double margin = margin_of (width), tall = art_answer_height (picture, width);
  art_saved (cr);
  cairo_new_path (cr);
  const double map = board (picture, NULL, 0, 0, width, width * BOARD_TALL, FALSE, style);
  cairo_rectangle (cr, 0, 0, width, map);
  art_fill (cr, style->palette->table);
  cairo_rectangle (cr, 0, map, width, tall - map);
  art_fill (cr, style->palette->paper);
  board (picture, cr, 0, 0, width, width * BOARD_TALL, FALSE, style);
  const Room room = { cr,    margin, map + margin, width - 2 * margin, SCREEN * width / 900, TRUE, style->palette,
                      style, NULL };
  items (picture, room, 0, n_items (picture));
}

/* ---- on a screen ---- */

/* The note is not among the words. */
static guint
n_words (const ArtAnswer *picture)
{
  return 1 + picture->answer->lines->len + picture->rulings->len;
}

/* A page or a screen begins with this item. */
static void
begin_at (ArtAnswer *picture, guint first)
{
  g_array_append_val (picture->starts, first);
}

/* Shares the items among screens of this height; an item that is higher has a screen of its own. */
static void
share (ArtAnswer *picture, double width, double height, double size)
{
  double y = 0;
  g_array_set_size (picture->starts, 0);
  begin_at (picture, 0);
  for (guint i = 0; i < n_words (picture); i++)
    {
      const double tall = measure (picture, width, size, i, i + 1);
      if (y + tall > height && y > 0)
        {
          begin_at (picture, i);
          y = 0;
        }
      y += tall;
    }
}

/* The part that is shown, "2 of 3", stands beside the note. */
#define PART_WIDTH 4.5

static double
note_height (const ArtAnswer *picture, double width, double size)
{
  const guint n = n_words (picture);
  return picture->note != NULL ? measure (picture, MAX (width - size * PART_WIDTH, 1), size, n, n + 1) : size * 1.5;
}

guint
art_answer_screens (ArtAnswer *picture, double width, double height, double least, double most)
{
  g_return_val_if_fail (picture != NULL && width > 0 && height > 0 && least > 0 && least <= most, 0);
  const double room = MAX (height - note_height (picture, width, least), 1);
  double size = most;
  for (share (picture, width, room, size); picture->starts->len > 1 && size > least; share (picture, width, room, size))
    size = MAX (least, size * .92);
  picture->page_width = width;
  picture->page_height = height;
  picture->least = least;
  picture->size = size;
  return picture->starts->len;
}

/* The items of a page or a screen: from `from` on, `to` excluded. */
static void
items_of (const ArtAnswer *picture, guint nth, guint n, guint *from, guint *to)
{
  *from = g_array_index (picture->starts, guint, nth);
  *to = nth + 1 < picture->starts->len ? g_array_index (picture->starts, guint, nth + 1) : n;
}

/* Aloud, a sentence takes about so long; and nobody looks up in less than TURN_LEAST. */
#define SIGNS_A_SECOND 12
#define TURN_LEAST 8

guint
art_answer_screen_seconds (ArtAnswer *picture, guint screen)
{
  g_return_val_if_fail (picture != NULL && screen < picture->starts->len, TURN_LEAST);
  guint from, to;
  glong signs = 0;
  items_of (picture, screen, n_words (picture), &from, &to);
  measure_signs (picture, picture->page_width, picture->size, from, to, &signs);
  return MAX (TURN_LEAST, (guint) (signs / SIGNS_A_SECOND) + 1);
}

void
art_answer_screen_draw (ArtAnswer *picture, cairo_t *cr, guint screen, const ArtStyle *style)
{
  g_return_if_fail (picture != NULL && screen < picture->starts->len);
  const double width = picture->page_width, least = picture->least;
  Room room = { cr, 0, 0, width, picture->size, TRUE, style->palette, style, NULL };
  guint from, to;
  items_of (picture, screen, n_words (picture), &from, &to);
  items (picture, room, from, to);
  room.y = picture->page_height - note_height (picture, width, least);
  room.size = least;
  if (picture->starts->len > 1)
    {
      /* Translators: a part of an answer that is shown part by part, and how many parts there are: "2 of 3" */
      g_autofree char *part = g_strdup_printf (_ ("%u of %u"), screen + 1, picture->starts->len);
      art_text_draw (cr, part, width, picture->page_height - least * .7, least * .85, FALSE, ART_ALIGN_RIGHT,
                     style->palette->text_dim);
    }
  room.width = MAX (width - least * PART_WIDTH, 1);
  if (picture->note != NULL)
    item (picture, &room, n_words (picture));
}

/* ---- on paper ---- */

static double
paper_margin (const ArtAnswer *picture)
{
  return MIN (42, MIN (picture->page_width, picture->page_height) * .08);
}

guint
art_answer_pages (ArtAnswer *picture, double width, double height)
{
  g_return_val_if_fail (picture != NULL && width > 0 && height > 0, 0);
  picture->page_width = width;
  picture->page_height = height;
  const double margin = paper_margin (picture), inner = width - 2 * margin, bottom = height - 2 * margin;
  const double map = board (picture, NULL, 0, 0, inner, height * BOARD_ON_PAGE, TRUE, NULL) + BODY;
  double y = map;
  guint first = 0;
  g_array_set_size (picture->starts, 0);
  begin_at (picture, first);
  for (guint i = 0; i < n_items (picture); i++)
    {
      const double tall = measure (picture, inner, BODY, i, i + 1);
      if (y + tall > bottom && i > first)
        {
          first = i;
          begin_at (picture, first);
          y = 0;
        }
      y += tall;
    }
  return picture->starts->len;
}

void
art_answer_page_draw (ArtAnswer *picture, cairo_t *cr, guint page)
{
  g_return_if_fail (picture != NULL && page < picture->starts->len);
  const ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT), .bleed = .4 };
  const double margin = paper_margin (picture), inner = picture->page_width - 2 * margin;
  double y = margin;
  guint from, to;
  items_of (picture, page, n_items (picture), &from, &to);
  art_saved (cr);
  cairo_new_path (cr);
  if (page == 0)
    y += board (picture, cr, margin, margin, inner, picture->page_height * BOARD_ON_PAGE, TRUE, &style) + BODY;
  items (picture, (Room){ cr, margin, y, inner, BODY, TRUE, style.palette, &style, NULL }, from, to);
}
