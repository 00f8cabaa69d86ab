/* ledger-view.c - every point with its because, newest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "ledger-view.h"

#include <string.h>
#include <glib/gi18n.h>

#include "ledger-row.h"

struct _ArbLedgerView
{
  AdwBin parent_instance;

  const CarcState *state;
  ArbTextures *textures;
  TableAids aids;
  int player;
  GListStore *items; /* ArbLedgerItem: the forecast if wanted, then the ledger, newest first */

  GtkStack *stack;
  GtkListView *list;
  GtkToggleButton *expected;
  GtkWidget *filter;
  GtkLabel *filter_name;
};

G_DEFINE_TYPE (ArbLedgerView, arb_ledger_view, ADW_TYPE_BIN)

static guint line_signal;

static gboolean
is_wanted (ArbLedgerView *self, const TableLine *line)
{
  return self->player < 0 || line->player == self->player;
}

static void
collect_lines (ArbLedgerView *self, GPtrArray *items, const CarcState *state, guint from, gboolean expected)
{
  for (guint i = state->ledger.n_lines; i > from; i--)
    if (is_wanted (self, &state->ledger.lines[i - 1]))
      g_ptr_array_add (items, arb_ledger_item_new (state, &state->ledger.lines[i - 1], expected));
}

static void
collect_forecast (ArbLedgerView *self, GPtrArray *items)
{
  guint from;
  CarcState *end = carc_forecast (self->state, &from);

  collect_lines (self, items, end, from, TRUE);
  carc_state_free (end);
}

static void
fill (ArbLedgerView *self)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  gtk_widget_set_visible (GTK_WIDGET (self->expected),
                          self->state != NULL && self->aids == TABLE_AIDS_OPEN && !self->state->finished);
  gtk_widget_set_visible (self->filter, self->player >= 0 && self->state != NULL);
  if (self->state != NULL)
    {
      if (self->player >= 0)
        gtk_label_set_text (self->filter_name, self->state->rules->players[self->player].name);
      if (gtk_widget_get_visible (GTK_WIDGET (self->expected))
          && gtk_toggle_button_get_active (self->expected))
        collect_forecast (self, items);
      collect_lines (self, items, self->state, 0, FALSE);
    }
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)), items->pdata,
                       items->len);
  gtk_stack_set_visible_child_name (self->stack, items->len > 0 ? "lines" : "none");
}

static void
line_activated (ArbLedgerView *self, guint position)
{
  g_autoptr (ArbLedgerItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);
  const TableLine *line = arb_ledger_item_get_line (item);

  /* Ties of the forecast are not in the state that is drawn. */
  g_signal_emit (self, line_signal, 0, line->feature, arb_ledger_item_get_expected (item) ? -1 : line->tie);
}

static void
show_all (ArbLedgerView *self)
{
  arb_ledger_view_set_player (self, -1);
}

static void
setup_row (GtkSignalListItemFactory *factory, GtkListItem *list_item, ArbLedgerView *self)
{
  gtk_list_item_set_child (list_item, arb_ledger_row_new ());
}

static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *list_item, ArbLedgerView *self)
{
  arb_ledger_row_set (ARB_LEDGER_ROW (gtk_list_item_get_child (list_item)),
                      gtk_list_item_get_item (list_item), self->state->rules, self->textures);
}

static void
arb_ledger_view_dispose (GObject *object)
{
  g_clear_object (&ARB_LEDGER_VIEW (object)->items);

  G_OBJECT_CLASS (arb_ledger_view_parent_class)->dispose (object);
}

static void
arb_ledger_view_class_init (ArbLedgerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_ledger_view_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/table-ledger.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbLedgerView, stack);
  gtk_widget_class_bind_template_child (widget_class, ArbLedgerView, list);
  gtk_widget_class_bind_template_child (widget_class, ArbLedgerView, expected);
  gtk_widget_class_bind_template_child (widget_class, ArbLedgerView, filter);
  gtk_widget_class_bind_template_child (widget_class, ArbLedgerView, filter_name);
  gtk_widget_class_bind_template_callback (widget_class, line_activated);
  gtk_widget_class_bind_template_callback (widget_class, show_all);
  gtk_widget_class_bind_template_callback (widget_class, fill);
  gtk_widget_class_bind_template_callback (widget_class, setup_row);
  gtk_widget_class_bind_template_callback (widget_class, bind_row);

  line_signal = g_signal_new ("line", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static void
arb_ledger_view_init (ArbLedgerView *self)
{
  GtkNoSelection *model;

  self->player = -1;
  self->items = g_list_store_new (ARB_TYPE_LEDGER_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  model = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
  g_object_unref (model);
}

void
arb_ledger_view_update (ArbLedgerView *self, const CarcState *state, TableAids aids, ArbTextures *textures)
{
  g_return_if_fail (ARB_IS_LEDGER_VIEW (self));

  self->state = state;
  self->aids = aids;
  self->textures = textures;
  fill (self);
}

void
arb_ledger_view_set_player (ArbLedgerView *self, int player)
{
  g_return_if_fail (ARB_IS_LEDGER_VIEW (self));

  if (self->player == player)
    return;
  self->player = player;
  fill (self);
}
