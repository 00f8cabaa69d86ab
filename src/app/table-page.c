/* table-page.c - the page one plays at: the map in the middle, the prompt, the palette, the scores and their reasons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "table-page.h"

struct _ArbTablePage
{
  AdwBin parent_instance;

  ArbSession *session;
  GSimpleActionGroup *actions;
};

G_DEFINE_TYPE (ArbTablePage, arb_table_page, ADW_TYPE_BIN)

static void
arb_table_page_dispose (GObject *object)
{
  ArbTablePage *self = ARB_TABLE_PAGE (object);

  g_clear_object (&self->session);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (arb_table_page_parent_class)->dispose (object);
}

static void
arb_table_page_class_init (ArbTablePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_table_page_dispose;

  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/org/arbitress/Arbitress/table-page.ui");
}

static void
arb_table_page_init (ArbTablePage *self)
{
  self->actions = g_simple_action_group_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (self->actions));
}

void
arb_table_page_set_session (ArbTablePage *self, ArbSession *session)
{
  g_return_if_fail (ARB_IS_TABLE_PAGE (self));

  g_set_object (&self->session, session);
}

GActionGroup *
arb_table_page_get_actions (ArbTablePage *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_PAGE (self), NULL);

  return G_ACTION_GROUP (self->actions);
}
