/* widgets.c - helpers for many widgets, each several GTK calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets.h"

#include <glib/gi18n.h>

void
arb_widget_set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
arb_widget_clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_widget_unparent (child);
}

void
arb_cites_update (GtkBox *box, const TableGame *game, const guint8 *chosen, const TableRulingSet *rulings)
{
  arb_widget_clear (GTK_WIDGET (box));
  for (guint i = 0; i < game->n_rulings; i++)
    if (table_rulings_has (rulings, i))
      {
        const TableRuling *ruling = &game->rulings[i];
        g_autofree char *meaning = g_strdup_printf ("%s: %s", ruling->id, _ (ruling->options[chosen[i]].sentence));
        GtkWidget *label = gtk_label_new (ruling->id);

        gtk_widget_add_css_class (label, "pill-label");
        gtk_widget_set_tooltip_text (label, meaning);
        gtk_box_append (box, label);
      }
}
