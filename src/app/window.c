/* window.c - a window: start, setup, table and final scores, one at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "settings.h"
#include "start-page.h"
#include "window.h"

struct _ArbWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkMenuButton *menu_button;
  ArbStartPage *start_page;
};

G_DEFINE_TYPE (ArbWindow, arb_window, ADW_TYPE_APPLICATION_WINDOW)

static void
open_menu (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_menu_button_popup (ARB_WINDOW (widget)->menu_button);
}

static void
toggle_fullscreen (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
restore_size (ArbWindow *self)
{
  GSettings *settings = arb_settings ();

  if (settings == NULL)
    return;
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static void
remember_size (ArbWindow *self)
{
  GSettings *settings = arb_settings ();
  int width, height;

  if (settings == NULL || gtk_window_is_fullscreen (GTK_WINDOW (self)))
    return;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (settings, "window-width", MAX (width, 360));
  g_settings_set_int (settings, "window-height", MAX (height, 294));
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
}

static gboolean
arb_window_close_request (GtkWindow *window)
{
  remember_size (ARB_WINDOW (window));
  return GTK_WINDOW_CLASS (arb_window_parent_class)->close_request (window);
}

static void
arb_window_class_init (ArbWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_WINDOW_CLASS (klass)->close_request = arb_window_close_request;

  g_type_ensure (ARB_TYPE_START_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/window.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, start_page);

  gtk_widget_class_install_action (widget_class, "win.menu", NULL, open_menu);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, toggle_fullscreen);
}

static void
arb_window_init (ArbWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  restore_size (self);
}

ArbWindow *
arb_window_new (ArbApplication *application)
{
  g_return_val_if_fail (ARB_IS_APPLICATION (application), NULL);

  return g_object_new (ARB_TYPE_WINDOW, "application", application, NULL);
}
