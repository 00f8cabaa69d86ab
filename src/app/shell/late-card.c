/* late-card.c - asks, after the end, for what belongs to the result and was not shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each player has a row with a number.  The entries of all numbers are made before, because the state is not kept.
 */
#include "config.h"

#include "late-card.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/badge.h"
#include "app/kit/widgets.h"
#include "table/table-words.h"

struct _ArbLateCard
{
  AdwBin parent_instance;
};

enum
{
  ENTER,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbLateCard, arb_late_card, ADW_TYPE_BIN)

/* The rows change with the first entry, so all lines are taken before. */
static void
entered (ArbLateCard *self, GtkWidget *button)
{
  const GPtrArray *fields = g_object_get_data (G_OBJECT (button), "fields");
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < fields->len; i++)
    {
      const char *const *entries = g_object_get_data (fields->pdata[i], "entries");
      const int n = gtk_spin_button_get_value_as_int (fields->pdata[i]);

      if (n > 0)
        g_ptr_array_add (lines, g_strdup (entries[n - 1]));
    }
  for (guint i = 0; i < lines->len; i++)
    g_signal_emit (self, signals[ENTER], 0, lines->pdata[i]);
}

static GtkWidget *
row_new (const TableMoment *moment, guint player, guint most, GPtrArray *fields)
{
  const TablePlayer *who = &moment->setup->players[player];
  GtkWidget *row = adw_action_row_new (), *field = gtk_spin_button_new_with_range (0, most, 1);
  g_autofree char *name = g_markup_escape_text (table_name_said (who), -1);
  char **entries = g_new0 (char *, most + 1);

  for (guint n = 1; n <= most; n++)
    entries[n - 1] = arb_game_face (moment->setup->game)->late->line (moment->state, player, n);
  g_object_set_data_full (G_OBJECT (field), "entries", entries, (GDestroyNotify) g_strfreev);
  g_ptr_array_add (fields, field);
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, table_name_said (who), -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), arb_badge_new (who->colour, who->letter, 28));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), field);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), field);
  return row;
}

void
arb_late_card_update (ArbLateCard *self, const TableMoment *moment)
{
  const TableGame *game = moment->setup->game;
  const TableLate *late = arb_game_face (game)->late;
  GtkWidget *group = adw_preferences_group_new (), *button = gtk_button_new_with_mnemonic (_ ("_Enter"));
  GPtrArray *fields = g_ptr_array_new ();

  g_return_if_fail (ARB_IS_LATE_CARD (self));

  for (guint i = 0; i < moment->setup->n_players; i++)
    {
      const guint most = table_late_most (late, game, moment->state, i);

      if (most > 0)
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row_new (moment, i, most, fields));
    }
  if (fields->len > 0)
    {
      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ (late->title));
      adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _ (late->note));
    }
  g_object_set_data_full (G_OBJECT (button), "fields", fields, (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (entered), self, G_CONNECT_SWAPPED);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), button);
  adw_bin_set_child (ADW_BIN (self), group);
  arb_widget_mend_parts (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), fields->len > 0);
}

static void
arb_late_card_class_init (ArbLateCardClass *klass)
{
  signals[ENTER] = g_signal_new ("enter", ARB_TYPE_LATE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_STRING);
}

static void
arb_late_card_init (ArbLateCard *self)
{
}
