/* kept-row.c - see kept-row.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "kept-row.h"

#include <glib/gi18n.h>

#include "dialogs.h"
#include "widgets.h"

struct _ArbKeptRow
{
  AdwExpanderRow parent_instance;

  const ArbKeptWords *words;
  GtkWidget *keep; /* the field for a new name */
  GPtrArray *rows; /* GtkWidget*, one for each name */
};

G_DEFINE_TYPE (ArbKeptRow, arb_kept_row, ADW_TYPE_EXPANDER_ROW)

static const char *
name_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "name");
}

static void
on_chosen (GtkWidget *row, ArbKeptRow *self)
{
  g_autofree char *name = g_strdup (name_of (row));

  g_signal_emit_by_name (self, "chosen", name);
}

/* ---- forgetting ---- */

static void
forget (gpointer data)
{
  const ArbAbout *about = data;
  ArbKeptRow *self = ARB_KEPT_ROW (about->widget);

  arb_kept_remove (self->words->key, about->text);
  arb_kept_row_update (self);
}

static void
on_forget (GtkWidget *button, ArbKeptRow *self)
{
  const char *name = name_of (button);
  g_auto (GStrv) parts = g_strsplit (_ (self->words->forget), "%s", 2);
  g_autofree char *heading = g_strjoinv (name, parts);

  arb_dialog_confirm (GTK_WIDGET (self), heading, _ (self->words->forget_words), _ ("_Forget"), forget,
                      arb_about_new (GTK_WIDGET (self), g_strdup (name)), arb_about_free);
}

/* ---- another name ---- */

typedef struct
{
  ArbKeptRow *row;
  char *from;
  GtkWidget *page;
  GtkEditable *field;
  GtkLabel *refusal;
} Renaming;

static void
renaming_free (gpointer data)
{
  Renaming *renaming = data;

  g_object_unref (renaming->row);
  g_free (renaming->from);
  g_free (renaming);
}

static void
rename_now (Renaming *renaming)
{
  ArbKeptRow *row = renaming->row;
  TableRefusal why = { "" };

  if (arb_kept_rename (row->words->key, renaming->from, gtk_editable_get_text (renaming->field), &why))
    {
      g_object_ref (row);
      arb_dialog_close (renaming->page);
      arb_kept_row_update (row);
      g_object_unref (row);
    }
  else
    arb_dialog_refuse (renaming->refusal, &why);
}

static void
on_rename (GtkWidget *button, ArbKeptRow *self)
{
  Renaming *renaming = g_new0 (Renaming, 1);
  GtkWidget *group = adw_preferences_group_new (), *field = adw_entry_row_new ();

  renaming->row = g_object_ref (self);
  renaming->from = g_strdup (name_of (button));
  renaming->page = arb_dialog_box_new ();
  renaming->field = GTK_EDITABLE (field);
  g_object_set_data_full (G_OBJECT (renaming->page), "renaming", renaming, renaming_free);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (field), _ ("Name"));
  gtk_editable_set_text (renaming->field, renaming->from);
  g_signal_connect_swapped (field, "entry-activated", G_CALLBACK (rename_now), renaming);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), field);
  gtk_box_append (GTK_BOX (renaming->page), group);
  renaming->refusal = arb_dialog_enter (renaming->page, _ ("_Apply"), G_CALLBACK (rename_now), renaming);
  arb_dialog_page (GTK_WIDGET (self), _ ("Another Name"), renaming->page, 380, 220, TRUE);
  gtk_widget_grab_focus (field);
}

/* ---- the rows ---- */

static void
add_button (ArbKeptRow *self, GtkWidget *row, const char *icon, char *words, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  arb_widget_name (button, words);
  g_object_set_data_full (G_OBJECT (button), "name", g_strdup (name_of (row)), g_free);
  g_signal_connect_object (button, "clicked", clicked, self, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_free (words);
}

static void
add_row (ArbKeptRow *self, const char *name)
{
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, name, NULL);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "name", g_strdup (name), g_free);
  g_signal_connect_object (row, "activated", G_CALLBACK (on_chosen), self, 0);
  add_button (self, row, "document-edit-symbolic", g_strdup_printf (_ ("Another name for “%s”"), name),
              G_CALLBACK (on_rename));
  add_button (self, row, "user-trash-symbolic", g_strdup_printf (_ ("Forget “%s”"), name), G_CALLBACK (on_forget));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_ptr_array_add (self->rows, row);
}

void
arb_kept_row_update (ArbKeptRow *self)
{
  g_return_if_fail (ARB_IS_KEPT_ROW (self));

  g_auto (GStrv) names = arb_kept_names (self->words->key);
  const guint n = g_strv_length (names);
  g_autofree char *subtitle = n == 0 ? g_strdup (_ (self->words->none)) : self->words->count (n);

  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < n; i++)
    add_row (self, names[i]);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self), arb_kept_can (self->words->key));
}

void
arb_kept_row_kept (ArbKeptRow *self, gboolean kept, const TableRefusal *why)
{
  g_return_if_fail (ARB_IS_KEPT_ROW (self));

  if (kept)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->keep), "");
      arb_kept_row_update (self);
      return;
    }
  arb_dialog_trouble (GTK_WIDGET (self), _ (self->words->not_kept), why->sentence);
}

static void
on_keep (ArbKeptRow *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->keep)));

  g_signal_emit_by_name (self, "keep", name);
}

void
arb_kept_row_set_words (ArbKeptRow *self, const ArbKeptWords *words)
{
  g_return_if_fail (ARB_IS_KEPT_ROW (self));

  self->words = words;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->keep), _ (words->keep));
  arb_kept_row_update (self);
}

static void
arb_kept_row_class_init (ArbKeptRowClass *klass)
{
  TABLE_FREES (klass, ArbKeptRow, g_ptr_array_unref, rows);

  table_signal_new (klass, "keep", 1, G_TYPE_STRING);
  table_signal_new (klass, "chosen", 1, G_TYPE_STRING);
}

static void
arb_kept_row_init (ArbKeptRow *self)
{
  self->rows = g_ptr_array_new ();
  self->keep = adw_entry_row_new ();
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (self->keep), TRUE);
  g_signal_connect_swapped (self->keep, "apply", G_CALLBACK (on_keep), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), self->keep);
}
