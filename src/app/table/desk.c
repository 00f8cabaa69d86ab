/* desk.c - the desk: a card with the answer to a question about the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "desk.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "table/table-words.h"

#define BADGE 20
/* On the map, it leaves most of it free. */
#define HEIGHT 150
/* Below the map, the lines take at most this part of the window. */
#define BELOW (1. / 3)
#define BAR 10

struct _ArbDesk
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkScrolledWindow *scrolled;
  GtkGrid *lines;
  GtkBox *cites;
  GtkWidget *news; /* the first line that was appended; NULL: none was */
  gboolean sought; /* somebody pressed the button that asks for news */
  int row;
};

enum
{
  CLOSE,
  WHAT_IF,
  N_SIGNALS
};
static const char *const signal_names[N_SIGNALS] = { "close", "what-if" };
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (ArbDesk, arb_desk, ADW_TYPE_BIN)

/* ---- its parts ---- */

/* Scrolls to what is new, if it was asked for. */
static void
scroll_to_news (GtkWidget *widget)
{
  ArbDesk *self = ARB_DESK (widget);
  graphene_rect_t place;

  if (self->sought && self->news != NULL && gtk_widget_compute_bounds (self->news, GTK_WIDGET (self->lines), &place))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), place.origin.y);
}

static void
clicked (GtkButton *button, gpointer number)
{
  ArbDesk *self = ARB_DESK (gtk_widget_get_ancestor (GTK_WIDGET (button), ARB_TYPE_DESK));

  if (GPOINTER_TO_UINT (number) == WHAT_IF)
    {
      self->sought = TRUE;
      scroll_to_news (GTK_WIDGET (self)); /* the answer for the whole game has it already */
    }
  g_signal_emit (self, signals[GPOINTER_TO_UINT (number)], 0);
}

static void
add_button (GtkWidget *box, guint number, const char *icon, const char *words)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  arb_widget_name (button, words);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked), GUINT_TO_POINTER (number));
  gtk_box_append (GTK_BOX (box), button);
}

/* What can be done with the answer; the page has the actions. */
static GtkWidget *
menu_button_new (void)
{
  static const struct
  {
    const char *label, *action;
    gboolean begins; /* a section */
  } rows[] = {
    { N_ ("_Pin to the Table Display"), "table.answer-pin", TRUE },
    { N_ ("_Copy as Text"), "table.answer-copy", TRUE },
    { N_ ("P_rint…"), "table.answer-print", FALSE },
    { N_ ("Save as P_NG…"), "table.answer-save::png", TRUE },
    { N_ ("Save as _SVG…"), "table.answer-save::svg", FALSE },
    { N_ ("Save as P_DF…"), "table.answer-save::pdf", FALSE },
  };
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) section = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      if (rows[i].begins)
        {
          g_clear_object (&section);
          section = g_menu_new ();
          g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
        }
      g_menu_append (section, _ (rows[i].label), rows[i].action);
    }
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  arb_widget_name (button, _ ("What to do with the answer"));
  arb_widget_mend_parts (button);
  return button;
}

static GtkWidget *
header_new (ArbDesk *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->title, 0);
  gtk_label_set_wrap (self->title, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  add_button (box, WHAT_IF, "dialog-question-symbolic", _ ("What if another house rule applied?"));
  gtk_box_append (GTK_BOX (box), menu_button_new ());
  add_button (box, CLOSE, "window-close-symbolic", _ ("Close"));
  return box;
}

static void
arb_desk_init (ArbDesk *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->lines = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->lines, 4);
  gtk_grid_set_column_spacing (self->lines, 8);
  self->cites = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4));
  /* The bar of the scrolled window lies over its contents. */
  gtk_widget_set_margin_end (body, BAR);
  gtk_box_append (GTK_BOX (body), GTK_WIDGET (self->lines));
  gtk_box_append (GTK_BOX (body), GTK_WIDGET (self->cites));
  self->scrolled = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (self->scrolled, TRUE);
  gtk_scrolled_window_set_propagate_natural_width (self->scrolled, TRUE);
  gtk_scrolled_window_set_child (self->scrolled, body);
  gtk_box_append (GTK_BOX (box), header_new (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->scrolled));
  adw_bin_set_child (ADW_BIN (self), box);
  arb_desk_set_room (self, ARB_DESK_ON_BOARD);
}

static void
arb_desk_class_init (ArbDeskClass *klass)
{
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (signal_names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

/* ---- lines ---- */

static GtkWidget *
text_new (const char *text, const char *first_class, const char *second_class)
{
  GtkWidget *label = arb_label_new_wrapped (text, first_class, second_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
attach_heading (ArbDesk *self, const char *heading)
{
  GtkWidget *label = text_new (heading, "caption-heading", "dim-label");

  gtk_widget_set_margin_top (label, self->row > 0 ? 6 : 0);
  gtk_grid_attach (self->lines, label, 0, self->row++, 3, 1);
  return label;
}

static GtkWidget *
attach_line (ArbDesk *self, const TableMoment *moment, const TableAnswerLine *line, ArbTextures *textures)
{
  g_autofree char *words = table_answer_line_words (line);
  GtkWidget *text = text_new (words, line->says == TABLE_SAYS_RULE ? "caption" : NULL, NULL);
  const int begin = line->player >= 0 ? 1 : 0;
  /* Behind a badge, a text is in the second column alone: so this column gets the room that is left, and the one of the
   * badges stays narrow. */
  const int width = begin == 1 ? 1 : line->counted ? 2 : 3;

  if (line->player >= 0)
    {
      const TablePlayer *who = &moment->setup->players[line->player];
      GtkWidget *badge = gtk_image_new ();

      arb_textures_show_badge (textures, GTK_IMAGE (badge), who->colour, who->letter, BADGE);
      gtk_widget_set_valign (badge, GTK_ALIGN_START);
      gtk_grid_attach (self->lines, badge, 0, self->row, 1, 1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (badge), GTK_ACCESSIBLE_PROPERTY_LABEL, table_name_said (who), -1);
    }
  gtk_grid_attach (self->lines, text, begin, self->row, width, 1);
  if (line->counted)
    {
      g_autofree char *number = g_strdup_printf ("%d", line->amount);
      GtkWidget *amount = gtk_label_new (number);

      gtk_label_set_xalign (GTK_LABEL (amount), 1);
      gtk_widget_set_valign (amount, GTK_ALIGN_START);
      gtk_widget_add_css_class (amount, "numeric");
      if (line->says == TABLE_SAYS_GETS)
        gtk_widget_add_css_class (amount, "heading");
      gtk_grid_attach (self->lines, amount, 2, self->row, 1, 1);
    }
  self->row++;
  return text;
}

/* Returns the first widget; NULL if there is nothing to attach. */
static GtkWidget *
attach_lines (ArbDesk *self, const TableMoment *moment, const TableAnswer *answer, guint from, ArbTextures *textures)
{
  GtkWidget *first = NULL;

  for (guint i = from; i < answer->lines->len; i++)
    {
      const TableAnswerLine *line = &g_array_index (answer->lines, TableAnswerLine, i);
      const int before = i > 0 ? (int) (line - 1)->says : TABLE_SAYS_WHOLE;

      GtkWidget *heading = NULL, *text;

      if (line->says != before && table_says_heading (line->says) != NULL)
        heading = attach_heading (self, table_says_heading (line->says));
      text = attach_line (self, moment, line, textures);
      if (first == NULL)
        first = heading != NULL ? heading : text;
    }
  return first;
}

/* ---- public functions ---- */

void
arb_desk_update (ArbDesk *self, const TableMoment *moment, const TableAnswer *answer, ArbTextures *textures)
{
  g_autofree char *title = table_capital (answer->title);

  g_return_if_fail (ARB_IS_DESK (self));

  gtk_label_set_text (self->title, title);
  arb_widget_clear (GTK_WIDGET (self->lines));
  self->row = 0;
  self->news = NULL;
  self->sought = FALSE;
  attach_lines (self, moment, answer, 0, textures);
  arb_cites_update (self->cites, moment->setup->game, moment->setup->rulings, &answer->rulings);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

void
arb_desk_append (ArbDesk *self, const TableMoment *moment, const TableAnswer *answer, guint from, ArbTextures *textures)
{
  GtkWidget *first;

  g_return_if_fail (ARB_IS_DESK (self) && from <= answer->lines->len);

  first = attach_lines (self, moment, answer, from, textures);
  if (self->news == NULL)
    self->news = first;
  arb_widget_after_frame (GTK_WIDGET (self), scroll_to_news);
}

static int
most (ArbDesk *self, ArbDeskRoom room)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  switch (room)
    {
    case ARB_DESK_ON_BOARD: return HEIGHT;
    case ARB_DESK_BELOW:
      return MAX (HEIGHT, root != NULL ? (int) (gtk_widget_get_height (GTK_WIDGET (root)) * BELOW) : 0);
    case ARB_DESK_ASIDE: break;
    }
  return -1;
}

void
arb_desk_set_room (ArbDesk *self, ArbDeskRoom room)
{
  const gboolean on_board = room == ARB_DESK_ON_BOARD;

  g_return_if_fail (ARB_IS_DESK (self));

  gtk_scrolled_window_set_max_content_height (self->scrolled, most (self, room));
  gtk_widget_set_vexpand (GTK_WIDGET (self->scrolled), room == ARB_DESK_ASIDE);
  arb_widget_set_class (GTK_WIDGET (self), "card", on_board);
  arb_widget_set_class (GTK_WIDGET (self), "tie-card", on_board);
  arb_widget_set_class (GTK_WIDGET (self), "desk-below", room == ARB_DESK_BELOW);
}

GtkWidget *
arb_desk_new (void)
{
  return g_object_new (ARB_TYPE_DESK, NULL);
}
