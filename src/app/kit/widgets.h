/* widgets.h - helpers for many widgets, each several GTK calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "table/table-object.h"
#include "table/table-game.h"

/* The template of the class is this file of ui/: "tile-page.ui". */
void arb_class_template (gpointer klass, const char *file);
/* Binds the children of a template to the members of Type with the same names, and the names of its handlers to these
 * functions: ARB_BIND_CHILDREN (klass, ArbTieCard, title, count). */
#define ARB_BIND_CHILDREN(klass, Type, ...) TABLE_EACH (ARB_BIND_CHILD, klass, Type, __VA_ARGS__)
#define ARB_BIND_CALLBACKS(klass, ...) TABLE_EACH (ARB_BIND_CALLBACK, klass, , __VA_ARGS__)
#define ARB_BIND_CHILD(klass, Type, name) gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), Type, name)
#define ARB_BIND_CALLBACK(klass, Type, name) gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), name)

void arb_widget_set_class (GtkWidget *widget, const char *name, gboolean on);
/* Empties a box or a grid. */
void arb_widget_clear (GtkWidget *box);

/* Calls the function once, after the next frame with this widget: for what need not delay this frame. */
void arb_widget_after_frame (GtkWidget *widget, void (*after) (GtkWidget *widget));

/* Calls the function once, before the next frame is laid out.  Whoever learns within a layout that something else is
 * to be shown (notify::folded) must wait for that: a widget that is shown in a layout gets no place in it. */
void arb_widget_next_frame (GtkWidget *widget, void (*then) (GtkWidget *widget));

/* For a table that only scrolls sideways: the wheel scrolls the page around it. */
void arb_widget_pass_wheel (GtkScrolledWindow *scroller);

/* For a wrapped label with `width-chars`: its least width in pixels does not grow when texts are larger than usual.
 * Call once. */
void arb_widget_keep_least_width (GtkLabel *label);

/* gtk_widget_action_set_enabled (), but quick if nothing changes: GTK would ask all items of all menus again.  `action`
 * is a constant. */
void arb_widget_enable_action (GtkWidget *widget, const char *action, gboolean enabled);
/* g_simple_action_set_enabled () for an action of the map. */
void arb_action_enable (GActionMap *map, const char *action, gboolean enabled);

/* Mends what the libraries do badly at or below `root`: for screen readers, names of buttons, rows and items
 * of menus; over a number the wheel scrolls the page, and a number that is typed counts at once. */
void arb_widget_mend_parts (GtkWidget *root);
/* Names the row of a list that this widget is in. */
void arb_widget_name_row (GtkWidget *child, const char *name);

/* Sets a tooltip; it costs nothing if nothing changes or if the widget is not on the screen. */
void arb_widget_set_tooltip (GtkWidget *widget, const char *text);

/* A label that begins at the left, with up to two style classes; NULL: no text, no class.  The second one breaks its
 * lines, a long word, too. */
GtkWidget *arb_label_new (const char *text, const char *first_class, const char *second_class);
GtkWidget *arb_label_new_wrapped (const char *text, const char *first_class, const char *second_class);

/* A row of such a type (of libadwaita) with a title and a subtitle, which have no markup.  `subtitle`: NULL: none. */
GtkWidget *arb_row_new (GType type, const char *title, const char *subtitle);

/* A key as it is drawn beside what it does; not visible if it is "". */
GtkWidget *arb_key_plate_new (const char *key);

/* Shows the text; NULL hides the label. */
void arb_label_show (GtkLabel *label, const char *text);

/* Says what the widget is for: as a tooltip, and to screen readers. */
void arb_widget_name (GtkWidget *widget, const char *words);

/* Fills the box with the ids of rulings as pills.  Each has a tooltip: what the ruling means with the chosen option
 * (`chosen`: an option for each ruling of the game). */
void arb_cites_update (GtkBox *box, const TableGame *game, const guint8 *chosen, const TableRulingSet *rulings);

/* An action of a window (GtkWidgetActionActivateFunc): it fills the screen, or no longer. */
void arb_widget_toggle_fullscreen (GtkWidget *window, const char *action_name, GVariant *parameter);
