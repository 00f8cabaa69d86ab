/* pause.c - stands in the place of the prompt while the table pauses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "pause.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"

struct _ArbPause
{
  AdwBin parent_instance;

  GtkLabel *since;
  GtkWidget *go_on;
};

G_DEFINE_TYPE (ArbPause, arb_pause, ADW_TYPE_BIN)

gboolean
arb_pause_update (ArbPause *self, gboolean pauses)
{
  g_return_val_if_fail (ARB_IS_PAUSE (self), FALSE);

  if (gtk_widget_get_visible (GTK_WIDGET (self)) == pauses)
    return FALSE;
  if (pauses)
    {
      g_autoptr (GDateTime) now = g_date_time_new_now_local ();
      g_autofree char *time = g_date_time_format (now, "%H:%M");
      g_autofree char *words = g_strdup_printf (_ ("Pause since %s"), time);

      gtk_label_set_text (self->since, words);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), pauses);
  if (pauses)
    gtk_widget_grab_focus (self->go_on);
  return TRUE;
}

static void
arb_pause_class_init (ArbPauseClass *klass)
{
  arb_class_template (klass, "table-pause.ui");
  ARB_BIND_CHILDREN (klass, ArbPause, since, go_on);
}

static void
arb_pause_init (ArbPause *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
