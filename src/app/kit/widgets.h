/* widgets.h - helpers for many widgets, each several GTK calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "table/table-each.h"
#include "table/table-game.h"

/* Gives the class a signal without a result, with so many arguments, whose types (GType) follow.  It is emitted by its
 * name. */
void arb_signal_new (gpointer klass, const char *name, guint n, ...);

/* Binds the children of a template to the members of Type with the same names, and the names of its handlers to these
 * functions: ARB_BIND_CHILDREN (widget_class, ArbTieCard, title, count). */
#define ARB_BIND_CHILDREN(klass, Type, ...) TABLE_EACH (ARB_BIND_CHILD, klass, Type, __VA_ARGS__)
#define ARB_BIND_CALLBACKS(klass, ...) TABLE_EACH (ARB_BIND_CALLBACK, klass, , __VA_ARGS__)
#define ARB_BIND_CHILD(klass, Type, name) gtk_widget_class_bind_template_child (klass, Type, name)
#define ARB_BIND_CALLBACK(klass, Type, name) gtk_widget_class_bind_template_callback (klass, name)

/* Puts functions into a class: ARB_OVERRIDE (widget_class, arb_badge, measure, snapshot) sets widget_class->measure to
 * arb_badge_measure () and so on. */
#define ARB_OVERRIDE(klass, prefix, ...) TABLE_EACH (ARB_OVERRIDE_ONE, klass, prefix, __VA_ARGS__)
#define ARB_OVERRIDE_ONE(klass, prefix, name) ((klass)->name = prefix##_##name)

/* When an object of the class is finalized, these members are freed with `drop`, unless they are NULL:
 * ARB_FREES (klass, ArbTilePage, g_free, id, drawn).  The class then has no finalize () of its own, and no class between
 * it and another that does this has one.  What must end before its signals do, such as a timer, ends in dispose (). */
#define ARB_FREES(klass, Type, drop, ...)                                                                              \
  arb_class_frees (G_OBJECT_CLASS (klass), (GDestroyNotify) (drop),                                                    \
                   (const gsize[]){ TABLE_EACH (ARB_FREES_ONE, Type, , __VA_ARGS__), 0 })
#define ARB_FREES_ONE(Type, unused, name) G_STRUCT_OFFSET (Type, name)
void arb_class_frees (GObjectClass *klass, GDestroyNotify drop, const gsize *offsets);

void arb_widget_set_class (GtkWidget *widget, const char *name, gboolean on);
/* Empties a box or a grid. */
void arb_widget_clear (GtkWidget *box);

/* Calls the function once, after the next frame with this widget: for what need not delay this frame. */
void arb_widget_after_frame (GtkWidget *widget, void (*after) (GtkWidget *widget));

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
