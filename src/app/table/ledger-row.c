/* ledger-row.c - a widget that shows one line of the ledger, or an effect.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "ledger-row.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"

struct _ArbLedgerRow
{
  AdwBin parent_instance;

  GtkImage *badge;
  GtkLabel *title;
  GtkLabel *sum;
  GtkLabel *because;
  GtkLabel *also;
  GtkLabel *points;
  GtkBox *cites;
};

G_DEFINE_TYPE (ArbLedgerRow, arb_ledger_row, ADW_TYPE_BIN)

static void
arb_ledger_row_class_init (ArbLedgerRowClass *klass)
{
  arb_class_template (klass, "table-ledger-row.ui");
  ARB_BIND_CHILDREN (klass, ArbLedgerRow, badge, title, sum, because, also, points, cites);
}

static void
arb_ledger_row_init (ArbLedgerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_widget_keep_least_width (self->title);
  arb_widget_keep_least_width (self->sum);
  arb_widget_keep_least_width (self->because);
  arb_widget_keep_least_width (self->also);
}

/* Everything that the row says, in one sentence; `player` is NULL if it happened to nobody. */
static char *
row_name (ArbLedgerItem *item, const char *points, const char *player)
{
  const char *title = item->title, *because = item->because;
  const char *also = item->told_also;
  GString *name = g_string_new (NULL);

  if (!item->effect)
    /* Translators: a row of the ledger: points, player, title, sum, reason */
    g_string_append_printf (name, _ ("%s for %s: %s, %s; %s"), points, player, title, item->sum, because);
  else if (player == NULL)
    g_string_append (name, title);
  else if (*because != '\0')
    g_string_append_printf (name, "%s: %s; %s", player, title, because);
  else
    g_string_append_printf (name, "%s: %s", player, title);
  if (also != NULL)
    g_string_append_printf (name, "; %s", also);
  return g_string_free (name, FALSE);
}

void
arb_ledger_row_set (ArbLedgerRow *self, ArbLedgerItem *item, const TableSetup *setup, ArbTextures *textures)
{
  const TableLine *line = &item->line;
  const int who = item->player;
  const TablePlayer *player = who >= 0 ? &setup->players[who] : NULL;
  g_autofree char *points = g_strdup_printf ("%+d", line->points);
  const gboolean effect = item->effect;
  const char *because = item->because, *also = item->told_also;
  g_autofree char *name = row_name (item, points, player != NULL ? table_name_said (player) : NULL);

  g_return_if_fail (ARB_IS_LEDGER_ROW (self));

  if (player != NULL)
    arb_textures_show_badge (textures, self->badge, player->colour, player->letter, 28);
  else if (item->zeros > 0)
    gtk_image_set_from_icon_name (self->badge, item->open ? "pan-down-symbolic" : "pan-end-symbolic");
  else
    gtk_image_clear (self->badge);
  gtk_image_set_pixel_size (self->badge, player != NULL || item->zeros == 0 ? 28 : 16);
  gtk_widget_set_size_request (GTK_WIDGET (self->badge), 28, -1);
  arb_widget_set_tooltip (GTK_WIDGET (self->badge), player != NULL ? table_name_said (player) : NULL);
  gtk_label_set_text (self->title, item->title);
  gtk_label_set_text (self->sum, item->sum);
  arb_label_show (self->because, *because != '\0' ? because : NULL);
  arb_label_show (self->also, also);
  gtk_label_set_text (self->points, points);
  arb_widget_set_class (GTK_WIDGET (self->title), "heading", !effect);
  gtk_widget_set_visible (GTK_WIDGET (self->sum), !effect);
  gtk_widget_set_visible (GTK_WIDGET (self->points), !effect);
  arb_cites_update (self->cites, setup->game, setup->rulings, &line->rulings);
  arb_widget_set_class (GTK_WIDGET (self), "correction", !effect && line->kind == setup->game->correction);
  arb_widget_set_class (GTK_WIDGET (self), "expected", item->expected);
  arb_widget_name_row (GTK_WIDGET (self), name);
}
