/* start-page.c - the games on this computer: resume one, look at one, begin one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "start-page.h"

struct _ArbStartPage
{
  AdwBin parent_instance;

  GtkStack *views;
};

G_DEFINE_TYPE (ArbStartPage, arb_start_page, ADW_TYPE_BIN)

static void
arb_start_page_class_init (ArbStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, views);
}

static void
arb_start_page_init (ArbStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
