/* window-clock.c - the turn clock of a window: the setting switches it, and the menu holds it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/kit/settings.h"
#include "window-private.h"

#define KEY "turn-clock"

void
arb_window_switch_clock (ArbWindow *self)
{
  if (self->session != NULL)
    arb_session_hold (self->session, ARB_HOLD_OFF, !arb_settings_on (KEY));
}

static void
menu_moved (ArbWindow *self, GParamSpec *pspec, GtkWidget *menu)
{
  if (self->session != NULL)
    arb_session_hold (self->session, ARB_HOLD_MENU, gtk_widget_get_visible (menu));
}

void
arb_window_add_clock (ArbWindow *self)
{
  g_signal_connect_object (gtk_menu_button_get_popover (self->menu_button), "notify::visible", G_CALLBACK (menu_moved),
                           self, G_CONNECT_SWAPPED);
  if (arb_settings () != NULL)
    g_signal_connect_object (arb_settings (), "changed::" KEY, G_CALLBACK (arb_window_switch_clock), self,
                             G_CONNECT_SWAPPED);
}
