/* help-window.c - a window with the help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "help-picture.h"
#include "help-text.h"
#include "help-window.h"

struct _ArbHelpWindow
{
  AdwWindow parent_instance;

  AdwLeaflet *leaflet;
  GtkListBox *contents;
  AdwWindowTitle *title;
  GtkScrolledWindow *scroller;
  GtkBox *page;
  GtkWidget *back_button;
  GtkSearchEntry *search;
};

G_DEFINE_TYPE (ArbHelpWindow, arb_help_window, ADW_TYPE_WINDOW)

static GtkWidget *
text_new (const char *text, const char *css_class)
{
  GtkWidget *label = arb_label_new (text, css_class, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  /* It can be selected, but the Tab key skips it. */
  gtk_widget_set_focusable (label, FALSE);
  return label;
}

/* Marks what is looked for, wherever it is in the text. */
static void
mark_found (GtkWidget *label, const char *word)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label)), *at = text;
  g_autoptr (PangoAttrList) marks = pango_attr_list_new ();
  gsize length;

  while (*word != '\0' && (at = help_find_word (at, word, &length)) != NULL)
    {
      PangoAttribute *ground = pango_attr_background_new (0xffff, 0xe0e0, 0x6060);
      PangoAttribute *ink = pango_attr_foreground_new (0, 0, 0);

      at += length;
      ground->start_index = ink->start_index = (guint) (at - text - length);
      ground->end_index = ink->end_index = (guint) (at - text);
      pango_attr_list_insert (marks, ground);
      pango_attr_list_insert (marks, ink);
    }
  gtk_label_set_attributes (GTK_LABEL (label), marks);
}

static void
mark_all (GtkWidget *widget, const char *word)
{
  if (GTK_IS_LABEL (widget))
    mark_found (widget, word);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      mark_all (child, word);
}

static GtkWidget *
picture_new (const HelpPart *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *caption = text_new (_ (part->text), "dim-label");

  gtk_label_set_xalign (GTK_LABEL (caption), 0.5);
  gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (caption, "caption");
  gtk_box_append (GTK_BOX (box), arb_help_picture_new (part->more, _ (part->text)));
  gtk_box_append (GTK_BOX (box), caption);
  return box;
}

static GtkWidget *
key_row_new (const HelpPart *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *key = text_new (_ (part->more), "help-key");
  GtkWidget *text = text_new (_ (part->text), NULL);

  gtk_label_set_width_chars (GTK_LABEL (key), 13);
  gtk_label_set_wrap (GTK_LABEL (key), FALSE);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), key);
  gtk_box_append (GTK_BOX (box), text);
  return box;
}

static GtkWidget *
part_new (const HelpPart *part)
{
  switch (part->kind)
    {
    case HELP_HEADING: return text_new (_ (part->text), "title-4");
    case HELP_KEY: return key_row_new (part);
    case HELP_CODE: return text_new (part->text, "help-code");
    case HELP_PICTURE: return picture_new (part);
    case HELP_TEXT:
    case HELP_SYSTEMS:
    case HELP_END:
    default: return text_new (_ (part->text), NULL);
    }
}

/* Puts the part at the top. */
static void
scroll_to (GtkWidget *part)
{
  ArbHelpWindow *self = ARB_HELP_WINDOW (gtk_widget_get_ancestor (part, ARB_TYPE_HELP_WINDOW));
  double y;

  if (self != NULL && gtk_widget_translate_coordinates (part, GTK_WIDGET (self->page), 0, 0, NULL, &y))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), y);
}

/* Shows the page; with `from`, from this part on. */
static void
show_page (ArbHelpWindow *self, const HelpPage *page, const HelpPart *from)
{
  const char *word = gtk_editable_get_text (GTK_EDITABLE (self->search));
  const HelpPart *parts = help_page_parts (page);

  arb_widget_clear (GTK_WIDGET (self->page));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  for (const HelpPart *part = parts; part->kind != HELP_END; part++)
    {
      GtkWidget *child = part_new (part);

      if (part->kind == HELP_HEADING && part != parts)
        gtk_widget_set_margin_top (child, 12);
      gtk_box_append (self->page, child);
      if (part == from && part != parts)
        arb_widget_after_frame (child, scroll_to);
    }
  mark_all (GTK_WIDGET (self->page), word);
  adw_window_title_set_title (self->title, _ (page->title));
}

/* ---- the contents ---- */

/* Shows the page of this row, from the first place of what is looked for. */
static void
on_row_selected (ArbHelpWindow *self, GtkListBoxRow *row)
{
  const HelpPage *page = row != NULL ? &help_pages[gtk_list_box_row_get_index (row)] : NULL;
  const HelpPart *first;

  if (page == NULL)
    return;
  help_page_has (page, gtk_editable_get_text (GTK_EDITABLE (self->search)), &first);
  show_page (self, page, first);
}

static gboolean
is_found (GtkListBoxRow *row, gpointer data)
{
  const char *word = gtk_editable_get_text (GTK_EDITABLE (ARB_HELP_WINDOW (data)->search));
  const HelpPart *first;

  return help_page_has (&help_pages[gtk_list_box_row_get_index (row)], word, &first);
}

/* Shows the first page that has the word; the page that is shown stays if it has it. */
static void
search_changed (ArbHelpWindow *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->contents);

  gtk_list_box_invalidate_filter (self->contents);
  if (row == NULL || !is_found (row, self))
    for (guint i = 0; i < help_n_pages; i++)
      {
        GtkListBoxRow *next = gtk_list_box_get_row_at_index (self->contents, (int) i);

        if (is_found (next, self))
          {
            gtk_list_box_select_row (self->contents, next);
            return;
          }
      }
  on_row_selected (self, row);
}

static void
search_stopped (ArbHelpWindow *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
on_row_activated (ArbHelpWindow *self)
{
  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_FORWARD);
}

static void
go_back (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  adw_leaflet_navigate (ARB_HELP_WINDOW (widget)->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
}

static GtkWidget *
contents_row_new (const HelpPage *page)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = gtk_label_new (_ (page->title));

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (page->icon));
  gtk_box_append (GTK_BOX (box), title);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);
  return row;
}

static void
arb_help_window_class_init (ArbHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  arb_class_template (klass, "help-window.ui");
  ARB_BIND_CHILDREN (klass, ArbHelpWindow, leaflet, contents, title, scroller, page, back_button, search);
  ARB_BIND_CALLBACKS (klass, on_row_activated, on_row_selected, search_changed, search_stopped);

  gtk_widget_class_install_action (widget_class, "help.back", NULL, go_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
}

static void
follow_fold (GtkWidget *window)
{
  ArbHelpWindow *self = ARB_HELP_WINDOW (window);

  gtk_widget_set_visible (self->back_button, adw_leaflet_get_folded (self->leaflet));
}

static void
on_folded (ArbHelpWindow *self)
{
  arb_widget_next_frame (GTK_WIDGET (self), follow_fold);
}

static void
arb_help_window_init (ArbHelpWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < help_n_pages; i++)
    gtk_list_box_append (self->contents, contents_row_new (&help_pages[i]));
  gtk_list_box_set_filter_func (self->contents, is_found, self, NULL);
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  g_signal_connect_swapped (self->leaflet, "notify::folded", G_CALLBACK (on_folded), self);
  follow_fold (GTK_WIDGET (self));
}

void
arb_help_show (GtkWindow *parent, const char *game, const char *topic)
{
  ArbHelpWindow *self = g_object_new (ARB_TYPE_HELP_WINDOW, NULL);
  guint page;
  const HelpPart *part = help_find (game, topic, &page);

  gtk_list_box_select_row (self->contents, gtk_list_box_get_row_at_index (self->contents, (int) page));
  if (part != NULL)
    {
      show_page (self, &help_pages[page], part);
      adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_FORWARD);
    }
  gtk_window_set_transient_for (GTK_WINDOW (self), parent);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_present (GTK_WINDOW (self));
}
