/* score-plates.c - shows the scores as large as possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The plates are in a column, or in a row if there is much width and little height.  The size of the type depends on
 * the plates, so a game of two players can be read from a greater distance than one of six.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/palette.h"
#include "app/kit/widgets.h"
#include "art/art-shape.h"
#include "score-plates.h"

#define GAP 12
#define CHANNEL(value) ((guint16) ((value) *G_MAXUINT16))
#define LEAST 0.25 /* the scale of the smallest type that is tried */

struct _ArbScorePlates
{
  GtkWidget parent_instance;

  guint n;
  TablePlayer players[TABLE_MAX_PLAYERS];
  int scores[TABLE_MAX_PLAYERS];
  char *goals[TABLE_MAX_PLAYERS];    /* below the name, if points count towards a goal; else NULL */
  char *holds[TABLE_MAX_PLAYERS];    /* below that: "Longest Road, 6"; or NULL */
  char *supplies[TABLE_MAX_PLAYERS]; /* below that, if points count towards no goal: "5 followers"; or NULL */
  int on_turn;                       /* -1: nobody */
};

G_DEFINE_TYPE (ArbScorePlates, arb_score_plates, GTK_TYPE_WIDGET)

static void
arb_score_plates_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  *minimum = 120;
  *natural = 320;
}

/* Lays out `text` in the size `wanted`, or smaller if it is too wide. */
static PangoLayout *
fit_text (GtkWidget *widget, const char *text, double wanted, double width, PangoWeight weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  int has;

  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, wanted * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &has, NULL);
  if (has > width && has > 0)
    {
      pango_font_description_set_absolute_size (font, MAX (8, wanted * MAX (width, 1) / has) * PANGO_SCALE);
      pango_layout_set_font_description (layout, font);
    }
  pango_font_description_free (font);
  return layout;
}

static void
draw_text (cairo_t *cr, PangoLayout *layout, double x, double middle)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_move_to (cr, x, middle - height / 2.0);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
}

static void
add_to_name (PangoAttrList *attributes, guint end, PangoAttribute *attribute)
{
  attribute->end_index = end;
  pango_attr_list_insert (attributes, attribute);
}

#define SHORT 18 /* signs: what has so many at most is not broken */

/* A point ends its line, a number stays with its word, and what is short stays together: "Longest Road, 6". */
static void
append_line (GString *words, const char *line)
{
  const gsize from = words->len;
  g_autoptr (GString) glued = g_string_new (NULL);
  g_auto (GStrv) parts = g_strsplit (line, " · ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autoptr (GString) whole = g_string_new (parts[i]);

      if (g_utf8_strlen (parts[i], -1) <= SHORT)
        g_string_replace (whole, " ", "\302\240", 0);
      g_string_append_printf (glued, "%s%s", i > 0 ? "\302\240· " : "", whole->str);
    }
  g_string_append_printf (words, "\n%s", glued->str);
  for (gsize at = from; at + 1 < words->len; at++)
    if (g_ascii_isdigit (words->str[at]) && words->str[at + 1] == ' ')
      g_string_insert (g_string_erase (words, (gssize) at + 1, 1), (gssize) at + 1, "\302\240");
}

/* The name and the lines below it.  A line that is too wide is broken between words; if a word is too wide or all of it
 * too high, the type is made smaller than `scale`; in the smallest type words are broken, too. */
static PangoLayout *
lay_out_words (ArbScorePlates *self, guint i, double width, double height, double *scale, const ArtStyle *style)
{
  const gboolean on_turn = self->on_turn == (int) i;
  const char *const more[] = { self->goals[i], self->holds[i], self->supplies[i] };
  const ArtColour colour = on_turn ? style->palette->text : style->palette->text_dim;
  g_autoptr (GString) words = g_string_new (table_name_said (&self->players[i]));
  const guint name_end = (guint) words->len;
  PangoLayout *layout;
  PangoRectangle has;

  for (guint k = 0; k < G_N_ELEMENTS (more); k++)
    if (more[k] != NULL)
      append_line (words, more[k]);
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), words->str);
  pango_layout_set_width (layout, (int) MAX (width, 1) * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);

  for (;; *scale *= 0.95)
    {
      const gboolean least = *scale * 0.95 <= LEAST;
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      if (least)
        pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      pango_attr_list_insert (attributes, pango_attr_size_new_absolute ((int) (height * 0.16 * *scale * PANGO_SCALE)));
      add_to_name (attributes, name_end, pango_attr_size_new_absolute ((int) (height * 0.26 * *scale * PANGO_SCALE)));
      add_to_name (attributes, name_end, pango_attr_weight_new (on_turn ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL));
      add_to_name (attributes, name_end,
                   pango_attr_foreground_new (CHANNEL (colour.r), CHANNEL (colour.g), CHANNEL (colour.b)));
      pango_layout_set_attributes (layout, attributes);
      pango_layout_get_pixel_extents (layout, NULL, &has);
      if (least || (has.width <= width && has.height <= height * 0.94))
        break;
    }
  return layout;
}

/* The parts of a plate. */
typedef struct
{
  double pad, badge, words; /* their widths */
  PangoLayout *score;
  int score_width;
} Parts;

static Parts
part (ArbScorePlates *self, guint i, double width, double height)
{
  Parts parts = { .pad = MIN (height * 0.14, width * 0.05) };
  g_autofree char *score = g_strdup_printf ("%d", self->scores[i]);

  parts.badge = MIN (height - 2 * parts.pad, width * 0.22);
  parts.score = fit_text (GTK_WIDGET (self), score, MIN (height * 0.62, width * 0.22), width * 0.45, PANGO_WEIGHT_BOLD);
  pango_layout_get_pixel_size (parts.score, &parts.score_width, NULL);
  parts.words = width - parts.badge - parts.score_width - 4 * parts.pad;
  return parts;
}

/* All plates have words of one size. */
static double
common_scale (ArbScorePlates *self, double width, double height, const ArtStyle *style)
{
  double scale = 1;

  for (guint i = 0; i < self->n; i++)
    {
      const Parts parts = part (self, i, width, height);
      PangoLayout *layout = lay_out_words (self, i, parts.words, height, &scale, style);

      g_object_unref (layout);
      g_object_unref (parts.score);
    }
  return scale;
}

/* Draws a plate with badge, name and points.  The player on turn has a frame and a pointer. */
static void
draw_plate (ArbScorePlates *self, cairo_t *cr, guint i, double x, double y, double width, double height, double scale,
            const ArtStyle *style)
{
  const gboolean on_turn = self->on_turn == (int) i;
  const Parts parts = part (self, i, width, height);
  const double middle = y + height / 2;

  art_rounded_path (cr, x + 2, y + 2, width - 4, height - 4, MIN (18, (height - 4) / 4));
  art_fill_stroke (cr, style->palette->paper, on_turn ? style->palette->accent : style->palette->line, on_turn ? 5 : 1);

  art_badge_draw (cr, self->players[i].colour, self->players[i].letter, x + parts.pad + parts.badge / 2, middle,
                  parts.badge * 0.9, style);

  art_set (cr, style->palette->text);
  draw_text (cr, parts.score, x + width - 1.6 * parts.pad - parts.score_width, middle);

  art_set (cr, style->palette->text_dim);
  draw_text (cr, lay_out_words (self, i, parts.words, height, &scale, style), x + parts.badge + 2 * parts.pad, middle);
}

static void
arb_score_plates_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbScorePlates *self = ARB_SCORE_PLATES (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  gboolean across = width > 2 * height;
  double w, h, scale;
  ArtStyle style = arb_palette_style ();
  cairo_t *cr;

  if (self->n == 0)
    return;
  w = across ? (width - GAP * (self->n - 1)) / self->n : width;
  h = across ? height : MIN ((height - GAP * (self->n - 1)) / self->n, width * 0.55);
  scale = common_scale (self, w, h, &style);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  for (guint i = 0; i < self->n; i++)
    draw_plate (self, cr, i, across ? i * (w + GAP) : 0, across ? 0 : i * (h + GAP), w, h, scale, &style);
  cairo_destroy (cr);
}

/* Such as "of 11 · Old shoe", and below that "Longest Road, 6". */
static void
update_words (ArbScorePlates *self, const TableMoment *moment, guint player)
{
  ArbScoreWords words = { NULL };

  arb_game_face (moment->setup->game)->score_words (moment, player, &words);
  g_free (self->goals[player]);
  g_free (self->holds[player]);
  if (words.goal != NULL && words.mark != NULL)
    self->goals[player] = g_strdup_printf ("%s · %s", words.goal, words.mark);
  else
    self->goals[player] = g_strdup (words.goal != NULL ? words.goal : words.mark);
  self->holds[player] = g_steal_pointer (&words.holds);
  g_free (self->supplies[player]);
  self->supplies[player] = words.goal == NULL ? g_steal_pointer (&words.supply) : NULL;
  arb_score_words_clear (&words);
}

static void
arb_score_plates_finalize (GObject *object)
{
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    {
      g_free (ARB_SCORE_PLATES (object)->goals[i]);
      g_free (ARB_SCORE_PLATES (object)->holds[i]);
      g_free (ARB_SCORE_PLATES (object)->supplies[i]);
    }

  G_OBJECT_CLASS (arb_score_plates_parent_class)->finalize (object);
}

static void
arb_score_plates_class_init (ArbScorePlatesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_score_plates_finalize;
  TABLE_OVERRIDE (widget_class, arb_score_plates, measure, snapshot);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
arb_score_plates_init (ArbScorePlates *self)
{
  self->on_turn = -1;
  arb_palette_watch (G_OBJECT (self), G_CALLBACK (gtk_widget_queue_draw));
}

void
arb_score_plates_set_moment (ArbScorePlates *self, const TableMoment *moment)
{
  g_autoptr (GString) label = g_string_new (NULL);

  g_return_if_fail (ARB_IS_SCORE_PLATES (self));

  self->n = moment->setup->n_players;
  self->on_turn = table_game_on_turn (moment->setup->game, moment->state);
  for (guint i = 0; i < self->n; i++)
    {
      self->players[i] = moment->setup->players[i];
      self->scores[i] = table_state (moment->state)->ledger.scores[i];
      update_words (self, moment, i);
      g_string_append_printf (label, "%s%s %d", i > 0 ? ", " : "", table_name_said (&self->players[i]),
                              self->scores[i]);
      if (self->goals[i] != NULL)
        g_string_append_printf (label, " %s", self->goals[i]);
      if (self->holds[i] != NULL)
        g_string_append_printf (label, " · %s", self->holds[i]);
      if (self->supplies[i] != NULL)
        g_string_append_printf (label, " · %s", self->supplies[i]);
      if (self->on_turn == (int) i)
        g_string_append (label, _ (" (on turn)"));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label->str, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
