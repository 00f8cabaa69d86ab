/* help-window.c - a window with the help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
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
};

G_DEFINE_TYPE (ArbHelpWindow, arb_help_window, ADW_TYPE_WINDOW)

static GtkWidget *
text_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  /* It can be selected, but the Tab key skips it. */
  gtk_widget_set_focusable (label, FALSE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
key_row_new (const HelpPart *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *key = text_new (_ (part->key), "help-key");
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
    case HELP_TEXT:
    case HELP_END:
    default: return text_new (_ (part->text), NULL);
    }
}

static void
show_page (ArbHelpWindow *self, const HelpPage *page)
{
  arb_widget_clear (GTK_WIDGET (self->page));
  for (const HelpPart *part = page->parts; part->kind != HELP_END; part++)
    {
      GtkWidget *child = part_new (part);

      if (part->kind == HELP_HEADING && part != page->parts)
        gtk_widget_set_margin_top (child, 12);
      gtk_box_append (self->page, child);
    }
  adw_window_title_set_title (self->title, _ (page->title));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
on_row_activated (ArbHelpWindow *self)
{
  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_FORWARD);
}

static void
on_row_selected (ArbHelpWindow *self, GtkListBoxRow *row)
{
  if (row != NULL)
    show_page (self, &help_pages[gtk_list_box_row_get_index (row)]);
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

  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbHelpWindow, leaflet);
  gtk_widget_class_bind_template_child (widget_class, ArbHelpWindow, contents);
  gtk_widget_class_bind_template_child (widget_class, ArbHelpWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ArbHelpWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, ArbHelpWindow, page);
  gtk_widget_class_bind_template_child (widget_class, ArbHelpWindow, back_button);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_row_selected);

  gtk_widget_class_install_action (widget_class, "help.back", NULL, go_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
}

static void
arb_help_window_init (ArbHelpWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < help_n_pages; i++)
    gtk_list_box_append (self->contents, contents_row_new (&help_pages[i]));
  gtk_list_box_select_row (self->contents, gtk_list_box_get_row_at_index (self->contents, 0));
  g_object_bind_property (self->leaflet, "folded", self->back_button, "visible", G_BINDING_SYNC_CREATE);
}

void
arb_help_show (GtkWindow *parent)
{
  GtkWidget *window = g_object_new (ARB_TYPE_HELP_WINDOW, NULL);

  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_present (GTK_WINDOW (window));
}
