/* one-stop.c - a list that is one stop of the Tab key: Tab goes into it and out of it, the arrows move inside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GtkListView has a property for this since GTK 4.12.  Before, Tab goes through every row.
 */
#include "config.h"

#include "one-stop.h"

struct _ArbOneStop
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (ArbOneStop, arb_one_stop, ADW_TYPE_BIN)

static gboolean
arb_one_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  const gboolean by_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (by_tab && gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return GTK_WIDGET_CLASS (arb_one_stop_parent_class)->focus (widget, direction);
}

static void
arb_one_stop_class_init (ArbOneStopClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = arb_one_stop_focus;
}

static void
arb_one_stop_init (ArbOneStop *self)
{
}
