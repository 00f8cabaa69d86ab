/* late-card.c - asks, after the end, for what belongs to the result and was not shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each player has a row: with a number, or with a button for each kind.  The entries are made before, because the state
 * is not kept.
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

  GtkWidget *first; /* what can be entered; NULL: nothing */
};

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
    g_signal_emit_by_name (self, "enter", lines->pdata[i]);
}

/* The whole line is in the button, because the state is not kept. */
static void
kind_chosen (ArbLateCard *self, GtkWidget *button)
{
  g_autofree char *line = g_strdup (g_object_get_data (G_OBJECT (button), "line"));

  g_signal_emit_by_name (self, "enter", line);
}

static GtkWidget *
field_new (ArbLateCard *self, const TableLate *late, const TableMoment *moment, guint player, guint most,
           GPtrArray *fields)
{
  GtkWidget *field = gtk_spin_button_new_with_range (0, most, 1);
  char **entries = g_new0 (char *, most + 1);

  for (guint n = 1; n <= most; n++)
    entries[n - 1] = late->line (moment->state, player, n);
  g_object_set_data_full (G_OBJECT (field), "entries", entries, (GDestroyNotify) g_strfreev);
  g_ptr_array_add (fields, field);
  self->first = self->first != NULL ? self->first : field;
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  table_name_said (&moment->setup->players[player]), -1);
  return field;
}

/* A button for each kind that is possible. */
static GtkWidget *
kinds_new (ArbLateCard *self, const TableLate *late, const TableMoment *moment, guint player, guint most)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint n = 1; n <= most; n++)
    {
      char *line = late->line (moment->state, player, n);
      g_autofree char *digits = g_strdup_printf ("%u", n);
      g_autofree char *name = g_strdup_printf ("%s: %u", table_name_said (&moment->setup->players[player]), n);
      GtkWidget *button;

      if (line == NULL)
        continue;
      button = gtk_button_new_with_label (digits);
      arb_widget_name (button, name);
      g_object_set_data_full (G_OBJECT (button), "line", line, g_free);
      g_signal_connect_object (button, "clicked", G_CALLBACK (kind_chosen), self, G_CONNECT_SWAPPED);
      self->first = self->first != NULL ? self->first : button;
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}

static GtkWidget *
row_new (const TableLate *late, const TableMoment *moment, guint player, gboolean open, GtkWidget *answer)
{
  const TablePlayer *who = &moment->setup->players[player];
  g_autofree char *left = open && late->left != NULL ? late->left (moment->state, player) : NULL;
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, table_name_said (who), left);

  gtk_widget_set_valign (answer, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), arb_badge_new (who->colour, who->letter, 28));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), answer);
  if (GTK_IS_SPIN_BUTTON (answer))
    adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), answer);
  return row;
}

/* A player who has nothing left to show, with what there is; NULL: nothing is said. */
static GtkWidget *
shown_new (const TableLate *late, const TableMoment *moment, guint player)
{
  g_autofree char *words = late->shown != NULL && !table_state (moment->state)->on_pad
                               ? late->shown (moment->state, player)
                               : NULL;
  GtkWidget *label = words != NULL ? gtk_label_new (words) : NULL;

  if (label != NULL)
    gtk_widget_add_css_class (label, "numeric");
  return label;
}

/* The rows of one kind of things; NULL: there is nothing left to show. */
static GtkWidget *
group_new (ArbLateCard *self, const TableLate *late, const TableMoment *moment)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (g_object_ref_sink (adw_preferences_group_new ()));
  GPtrArray *fields = g_ptr_array_new ();
  gboolean any = FALSE, open = FALSE;

  for (guint i = 0; i < moment->setup->n_players; i++)
    {
      const guint most = table_late_most (late, moment->state, i);
      GtkWidget *answer = most == 0     ? shown_new (late, moment, i)
                          : late->kinds ? kinds_new (self, late, moment, i, most)
                                        : field_new (self, late, moment, i, most, fields);

      if (answer != NULL)
        adw_preferences_group_add (group, row_new (late, moment, i, most > 0, answer));
      any |= answer != NULL;
      open |= most > 0;
    }
  adw_preferences_group_set_title (group, _ (open || late->shown == NULL ? late->title : late->shown_title));
  adw_preferences_group_set_description (group, open ? _ (late->note) : NULL);
  if (fields->len > 0)
    {
      GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Enter"));

      g_object_set_data_full (G_OBJECT (button), "fields", g_ptr_array_ref (fields),
                              (GDestroyNotify) g_ptr_array_unref);
      g_signal_connect_object (button, "clicked", G_CALLBACK (entered), self, G_CONNECT_SWAPPED);
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      adw_preferences_group_set_header_suffix (group, button);
    }
  g_ptr_array_unref (fields);
  if (any)
    return GTK_WIDGET (group);
  g_object_unref (group);
  return NULL;
}

void
arb_late_card_update (ArbLateCard *self, const TableMoment *moment)
{
  const TableLate *const *late = arb_game_face (moment->setup->game)->late;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  const gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  gboolean any = FALSE;

  g_return_if_fail (ARB_IS_LATE_CARD (self));

  self->first = NULL;
  for (; *late != NULL; late++)
    {
      GtkWidget *group = group_new (self, *late, moment);

      if (group == NULL)
        continue;
      gtk_box_append (GTK_BOX (box), group);
      g_object_unref (group);
      any = TRUE;
    }
  adw_bin_set_child (ADW_BIN (self), box);
  arb_widget_mend_parts (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), any);
  /* Whoever has entered one thing goes on with the next. */
  if (focused)
    arb_late_card_take_focus (self);
}

gboolean
arb_late_card_take_focus (ArbLateCard *self)
{
  g_return_val_if_fail (ARB_IS_LATE_CARD (self), FALSE);

  return self->first != NULL && gtk_widget_grab_focus (self->first);
}

static void
arb_late_card_class_init (ArbLateCardClass *klass)
{
  table_signal_new (klass, "enter", 1, G_TYPE_STRING);
}

static void
arb_late_card_init (ArbLateCard *self)
{
}
