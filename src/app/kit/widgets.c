/* widgets.c - helpers for many widgets, each several GTK calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "numbers.h"
#include "text-size.h"
#include "widgets.h"

#include <adwaita.h>
#include <glib/gi18n.h>

void
arb_class_template (gpointer klass, const char *file)
{
  g_autofree char *path = g_strconcat ("/org/arbitress/Arbitress/", file, NULL);

  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), path);
}

void
arb_widget_set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* Lets the widget take only these turns of the wheel; others go to the page around it. */
static void
take_wheel (GtkWidget *widget, GtkEventControllerScrollFlags turns)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_scroll_set_flags (GTK_EVENT_CONTROLLER_SCROLL (controller), turns);
    }
}

/* GTK takes each turn of the wheel for both directions. */
void
arb_widget_pass_wheel (GtkScrolledWindow *scroller)
{
  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scroller));

  take_wheel (GTK_WIDGET (scroller), GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
}

void
arb_widget_clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_widget_unparent (child);
}

typedef struct
{
  void (*then) (GtkWidget *widget);
  guint frames; /* that begin before it is called */
} Wish;

static gboolean
count_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Wish *wish = data;

  if (wish->frames-- > 0)
    return G_SOURCE_CONTINUE;
  wish->then (widget);
  return G_SOURCE_REMOVE;
}

static void
wish_for (GtkWidget *widget, Wish wish)
{
  gtk_widget_add_tick_callback (widget, count_frame, g_memdup2 (&wish, sizeof wish), g_free);
}

void
arb_widget_after_frame (GtkWidget *widget, void (*after) (GtkWidget *widget))
{
  wish_for (widget, (Wish){ after, 1 });
}

void
arb_widget_next_frame (GtkWidget *widget, void (*then) (GtkWidget *widget))
{
  wish_for (widget, (Wish){ then, 0 });
}

#define KEPT "arb-width-chars"

static void
keep_least_width (GtkLabel *label)
{
  const int usual = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (label), KEPT));

  gtk_label_set_width_chars (label, (int) (usual / arb_text_size ()));
}

/* GTK also lays a label out in its least width, to find how high it may get.  Many short lines take long, so
 * `width-chars` gives these labels a larger least width.  With larger text it would be too wide for a narrow window, so
 * it is lowered then. */
void
arb_widget_keep_least_width (GtkLabel *label)
{
  g_object_set_data (G_OBJECT (label), KEPT, GINT_TO_POINTER (gtk_label_get_width_chars (label)));
  arb_text_size_watch (G_OBJECT (label), G_CALLBACK (keep_least_width));
  keep_least_width (label);
}

/* When the tooltip of a visible widget changes, GTK asks the display which window is under the pointer.  On X11 it
 * waits for five answers, for each of about forty widgets.  A widget that is not on the screen yet is therefore hidden
 * while its tooltip is set. */
void
arb_widget_set_tooltip (GtkWidget *widget, const char *text)
{
  gboolean hide = gtk_widget_get_visible (widget) && !gtk_widget_get_mapped (widget);

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;
  if (hide)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  if (hide)
    gtk_widget_set_visible (widget, TRUE);
}

GtkWidget *
arb_label_new (const char *text, const char *first_class, const char *second_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (first_class != NULL)
    gtk_widget_add_css_class (label, first_class);
  if (second_class != NULL)
    gtk_widget_add_css_class (label, second_class);
  return label;
}

GtkWidget *
arb_label_new_wrapped (const char *text, const char *first_class, const char *second_class)
{
  GtkWidget *label = arb_label_new (text, first_class, second_class);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

GtkWidget *
arb_row_new (GType type, const char *title, const char *subtitle)
{
  g_autofree char *escaped_title = g_markup_escape_text (title, -1);
  g_autofree char *escaped_subtitle = g_markup_escape_text (subtitle != NULL ? subtitle : "", -1);

  return g_object_new (type, "title", escaped_title, "subtitle", escaped_subtitle, NULL);
}

GtkWidget *
arb_key_plate_new (const char *key)
{
  GtkWidget *label = gtk_label_new (key);

  gtk_widget_add_css_class (label, "key-plate");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (label, *key != '\0');
  return label;
}

void
arb_label_show (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

void
arb_widget_name (GtkWidget *widget, const char *words)
{
  arb_widget_set_tooltip (widget, words);
  /* Newer versions of GTK name a button by the label inside it, whatever it is named here. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* By its title, which is markup. */
static void
name_row (GtkWidget *row)
{
  g_autofree char *name = NULL;

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (pango_parse_markup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1, 0, NULL, &name, NULL, NULL))
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The type of an item is not public.  In newer versions of GTK it is labelled by a part that has no name, and again
 * when its action changes. */
static void
name_menu_items (GtkWidget *widget)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    {
      g_autofree char *text = NULL, *name = NULL;
      g_auto (GStrv) parts = NULL;

      g_object_get (widget, "text", &text, NULL);
      parts = g_strsplit (text != NULL ? text : "", "_", -1);
      name = g_strjoinv ("", parts);
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_menu_items (child);
}

void
arb_widget_enable_action (GtkWidget *widget, const char *action, gboolean enabled)
{
  enum
  {
    UNKNOWN,
    ENABLED,
    DISABLED
  };
  const guint state = enabled ? ENABLED : DISABLED;

  if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), action)) == state)
    return;
  g_object_set_data (G_OBJECT (widget), action, GUINT_TO_POINTER (state));
  gtk_widget_action_set_enabled (widget, action, enabled);
}

void
arb_action_enable (GActionMap *map, const char *action, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, action)), enabled);
}

/* A tooltip of the button would cover what it has opened. */
static void
hush_tooltip (GtkWidget *popover)
{
  gtk_widget_set_has_tooltip (gtk_widget_get_parent (popover), !gtk_widget_get_visible (popover));
}

/* GTK 4.8 gives a button with a mnemonic the name “_Undo Undo”: its own label, with the mark of the mnemonic, and the
 * label that is its child.  The child is enough.  libadwaita gives a row that can be expanded no name, and its newer
 * versions name a row with an entry twice.  A spin button takes the wheel while somebody scrolls the page; its number
 * changes unseen. */
void
arb_widget_mend_parts (GtkWidget *root)
{
  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root)))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL);
  if (ADW_IS_EXPANDER_ROW (root) || ADW_IS_ENTRY_ROW (root))
    name_row (root);
  if (GTK_IS_SPIN_BUTTON (root))
    {
      take_wheel (root, GTK_EVENT_CONTROLLER_SCROLL_NONE);
      arb_number_follow (GTK_SPIN_BUTTON (root));
    }
  if (GTK_IS_POPOVER (root) && GTK_IS_MENU_BUTTON (gtk_widget_get_parent (root)))
    {
      g_signal_handlers_disconnect_by_func (root, hush_tooltip, NULL);
      g_signal_connect (root, "notify::visible", G_CALLBACK (hush_tooltip), NULL);
    }
  if (GTK_IS_POPOVER_MENU (root))
    {
      g_signal_handlers_disconnect_by_func (root, name_menu_items, NULL);
      g_signal_connect (root, "map", G_CALLBACK (name_menu_items), NULL);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    arb_widget_mend_parts (child);
}

/* A list item has no function for this before GTK 4.12, but its widget has. */
void
arb_widget_name_row (GtkWidget *child, const char *name)
{
  GtkWidget *row = gtk_widget_get_parent (child);

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
arb_cites_update (GtkBox *box, const TableGame *game, const guint8 *chosen, const TableRulingSet *rulings)
{
  arb_widget_clear (GTK_WIDGET (box));
  for (guint i = 0; i < game->n_rulings; i++)
    if (table_rulings_has (rulings, i))
      {
        const TableRuling *ruling = &game->rulings[i];
        g_autofree char *meaning = g_strdup_printf ("%s: %s\n%s", ruling->id, _ (ruling->question),
                                                    _ (ruling->options[chosen[i]].sentence));
        GtkWidget *button = gtk_button_new_with_label (ruling->id);

        gtk_widget_add_css_class (button, "pill-label");
        gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.house-rule");
        gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", ruling->id);
        arb_widget_set_tooltip (button, meaning);
        gtk_box_append (box, button);
      }
}

void
arb_widget_toggle_fullscreen (GtkWidget *window, const char *action_name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (window)))
    gtk_window_unfullscreen (GTK_WINDOW (window));
  else
    gtk_window_fullscreen (GTK_WINDOW (window));
}
