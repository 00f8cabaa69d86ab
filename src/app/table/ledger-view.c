/* ledger-view.c - the list of all points with their reasons, and of what else the entries did, newest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "ledger-view.h"

#include <string.h>
#include <glib/gi18n.h>

#include "app/kit/one-stop.h"
#include "app/kit/widgets.h"
#include "ledger-row.h"

struct _ArbLedgerView
{
  AdwBin parent_instance;

  TableMoment moment; /* its setup is NULL if there is no game */
  ArbTextures *textures;
  int player;
  const TableSetup *setup;   /* the game that `told` belongs to; only compared */
  GPtrArray *told;           /* an ArbLedgerItem for all event, in order */
  GListStore *items;         /* ArbLedgerItem: the forecast if it is shown, then the ledger, newest first */
  GtkSliceListModel *listed; /* the part of `items` that has rows */
  GPtrArray *zeros;          /* ArbLedgerItem: the lines of the forecast that bring nothing */
  gboolean zeros_open;       /* they are listed, and not only counted */

  GtkStack *stack;
  GtkListView *list;
  GtkToggleButton *expected;
  GtkWidget *filter;
  GtkLabel *filter_name;
  GtkLabel *none;
};

G_DEFINE_TYPE (ArbLedgerView, arb_ledger_view, ADW_TYPE_BIN)

static gboolean
is_wanted (ArbLedgerView *self, const TableEvent *event)
{
  return self->player < 0 || table_event_player (self->moment.setup->game, event) == self->player;
}

/* The words are made once, and again only if an entry changed what they tell. */
static void
tell_event (ArbLedgerView *self, guint index, const TableEvent *event)
{
  const TableGame *game = self->moment.setup->game;

  if (index < self->told->len && arb_ledger_item_is (self->told->pdata[index], game, self->moment.state, event))
    return;
  g_ptr_array_set_size (self->told, (int) index);
  g_ptr_array_add (self->told, arb_ledger_item_new (game, self->moment.state, event, FALSE));
}

static void
add_told (ArbLedgerView *self, guint index, const TableEvent *event, GPtrArray *items)
{
  if (is_wanted (self, event))
    g_ptr_array_add (items, g_object_ref (self->told->pdata[index]));
}

/* The newest entries come first.  Of an entry, its points come first, and then its effects as they happened. */
static void
collect_ledger (ArbLedgerView *self, GPtrArray *items)
{
  g_autoptr (GArray) events = table_events_since (&self->moment, 0, TABLE_TOLD_WITH_POINTS);
  const TableEvent *all = (const TableEvent *) events->data;

  if (self->setup != self->moment.setup)
    g_ptr_array_set_size (self->told, 0);
  self->setup = self->moment.setup;
  g_ptr_array_set_size (self->told, (int) MIN (self->told->len, events->len));
  for (guint i = 0; i < events->len; i++)
    tell_event (self, i, &all[i]);
  for (guint end = events->len, from; end > 0; end = from)
    {
      guint effects = end;

      while (effects > 0 && all[effects - 1].effect && all[effects - 1].line->entry == all[end - 1].line->entry)
        effects--;
      for (from = effects; from > 0 && all[from - 1].line->entry == all[end - 1].line->entry; from--)
        add_told (self, from - 1, &all[from - 1], items);
      for (guint i = effects; i < end; i++)
        add_told (self, i, &all[i], items);
    }
}

/* The newest lines are on top, so unchanged lines are at the end of the list.  Their rows are kept. */
static void
replace_items (ArbLedgerView *self, GPtrArray *items)
{
  GListModel *model = G_LIST_MODEL (self->items);
  guint before = g_list_model_get_n_items (model), same = 0;

  while (same < MIN (before, items->len))
    {
      g_autoptr (GObject) old = g_list_model_get_item (model, before - 1 - same);

      if (old != items->pdata[items->len - 1 - same])
        break;
      same++;
    }
  if (same == before && same == items->len)
    return;
  g_list_store_splice (self->items, 0, before - same, items->pdata, items->len - same);
  /* Otherwise the list would keep its scroll position, and the newest lines above it would not be visible. */
  if (items->len > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
}

/* The heading of what brings nothing, and that itself if it is wanted. */
static GPtrArray *
list_zeros (ArbLedgerView *self)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (items, arb_ledger_item_new_zeros (self->zeros->len, self->zeros_open));
  for (guint i = 0; i < self->zeros->len && self->zeros_open; i++)
    g_ptr_array_add (items, g_object_ref (self->zeros->pdata[i]));
  return items;
}

/* The list stays where it is, so that the heading does not go away from the pointer. */
static void
toggle_zeros (ArbLedgerView *self, guint position)
{
  const guint listed = self->zeros_open ? self->zeros->len : 0;
  g_autoptr (GPtrArray) items = NULL;

  self->zeros_open = !self->zeros_open;
  items = list_zeros (self);
  g_list_store_splice (self->items, position, 1 + listed, items->pdata, items->len);
}

/* What final scoring would do now: points, and then what brings nothing. */
static void
collect_forecast (ArbLedgerView *self, GPtrArray *items)
{
  const TableGame *game = self->moment.setup->game;
  TableLedger effects = { 0 };
  guint from;
  gpointer end = game->forecast (self->moment.state, &from, &effects);
  const TableLedger *ledger = &table_state (end)->ledger;
  g_autoptr (GArray) events = table_events_gather (game, ledger->lines + from, ledger->n_lines - from, effects.lines,
                                                   effects.n_lines, TABLE_TOLD_WITH_POINTS);

  for (guint i = events->len; i > 0; i--)
    {
      const TableEvent *told = &g_array_index (events, TableEvent, i - 1);

      if (is_wanted (self, told))
        g_ptr_array_add (told->effect || told->line->points == 0 ? self->zeros : items,
                         arb_ledger_item_new (game, end, told, TRUE));
    }
  if (self->zeros->len > 0)
    {
      GPtrArray *zeros = list_zeros (self);

      g_ptr_array_extend_and_steal (items, zeros);
    }
  table_ledger_clear (&effects);
  game->state_free (end);
}

/* Says why the list is empty. */
static void
update_none (ArbLedgerView *self)
{
  const TablePlayer *player = self->player >= 0 && self->moment.setup != NULL
                                  ? &self->moment.setup->players[self->player]
                                  : NULL;
  /* Translators: a player's name */
  g_autofree char *words = player != NULL ? g_strdup_printf (_ ("%s has not scored yet"), table_name_said (player))
                                          : g_strdup (_ ("Nobody has scored yet"));

  gtk_label_set_text (self->none, words);
}

static void
fill (ArbLedgerView *self)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_set_size (self->zeros, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->expected),
                          self->moment.setup != NULL && table_moment_may_foresee (&self->moment));
  gtk_widget_set_visible (self->filter, self->player >= 0 && self->moment.setup != NULL);
  if (self->moment.setup != NULL)
    {
      if (self->player >= 0)
        gtk_label_set_text (self->filter_name, table_name_said (&self->moment.setup->players[self->player]));
      if (gtk_widget_get_visible (GTK_WIDGET (self->expected)) && gtk_toggle_button_get_active (self->expected))
        collect_forecast (self, items);
      collect_ledger (self, items);
    }
  replace_items (self, items);
  update_none (self);
  gtk_stack_set_visible_child_name (self->stack, items->len > 0 ? "lines" : "none");
}

static void
line_activated (ArbLedgerView *self, guint position)
{
  g_autoptr (ArbLedgerItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  if (item->zeros > 0)
    {
      toggle_zeros (self, position);
      return;
    }
  g_signal_emit_by_name (self, "line", &item->line, item->effect, item->expected);
}

static void
show_all (ArbLedgerView *self)
{
  arb_ledger_view_set_player (self, -1);
}

static void
setup_row (GtkSignalListItemFactory *factory, GtkListItem *list_item, ArbLedgerView *self)
{
  gtk_list_item_set_child (list_item, g_object_new (ARB_TYPE_LEDGER_ROW, NULL));
}

static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *list_item, ArbLedgerView *self)
{
  arb_ledger_row_set (ARB_LEDGER_ROW (gtk_list_item_get_child (list_item)), gtk_list_item_get_item (list_item),
                      self->moment.setup, self->textures);
}

/* A list makes up to 200 rows at once, even if they are not visible.  For the first frame we give it only as many as
 * can be visible; the others follow. */
#define FIRST_ROWS 6

static void
list_all (GtkWidget *widget)
{
  gtk_slice_list_model_set_size (ARB_LEDGER_VIEW (widget)->listed, G_MAXUINT);
}

static void
arb_ledger_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_ledger_view_parent_class)->map (widget);
  if (gtk_slice_list_model_get_size (ARB_LEDGER_VIEW (widget)->listed) == FIRST_ROWS)
    arb_widget_after_frame (widget, list_all);
}

static void
arb_ledger_view_class_init (ArbLedgerViewClass *klass)
{
  TABLE_FREES (klass, ArbLedgerView, g_ptr_array_unref, told, zeros);
  TABLE_FREES (klass, ArbLedgerView, g_object_unref, items, listed);
  GTK_WIDGET_CLASS (klass)->map = arb_ledger_view_map;

  g_type_ensure (ARB_TYPE_ONE_STOP);
  arb_class_template (klass, "table-ledger.ui");
  ARB_BIND_CHILDREN (klass, ArbLedgerView, stack, list, expected, filter, filter_name, none);
  ARB_BIND_CALLBACKS (klass, line_activated, show_all, fill, setup_row, bind_row);

  table_signal_new (klass, "line", 3, G_TYPE_POINTER, G_TYPE_BOOLEAN, G_TYPE_BOOLEAN);
}

static void
arb_ledger_view_init (ArbLedgerView *self)
{
  GtkNoSelection *model;

  self->player = -1;
  self->told = g_ptr_array_new_with_free_func (g_object_unref);
  self->zeros = g_ptr_array_new_with_free_func (g_object_unref);
  self->items = g_list_store_new (ARB_TYPE_LEDGER_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->listed = gtk_slice_list_model_new (G_LIST_MODEL (g_object_ref (self->items)), 0, FIRST_ROWS);
  model = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->listed)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
  g_object_unref (model);
}

void
arb_ledger_view_update (ArbLedgerView *self, const TableMoment *moment, ArbTextures *textures)
{
  g_return_if_fail (ARB_IS_LEDGER_VIEW (self));

  self->moment = moment != NULL ? *moment : (TableMoment){ NULL };
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
