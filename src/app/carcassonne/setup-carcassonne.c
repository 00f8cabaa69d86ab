/* setup-carcassonne.c - what is on the table of Carcassonne.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "carcassonne/carc-lake-layout.h"
#include "carcassonne/carc-play.h"
#include "lake-editor.h"
#include "setup-carcassonne.h"

struct _ArbSetupCarcassonne
{
  ArbSetupPart parent_instance;

  GtkSpinButton *base_copies;
  GtkSwitch *river;
  GtkSpinButton *inns_copies;
  GtkSpinButton *siege_copies;
  GtkSwitch *lake;
  GtkSwitch *arbitress;
  GtkWidget *layout_row;
  AdwComboRow *edition;

  CarcLakeLayout layout;
};

G_DEFINE_TYPE (ArbSetupCarcassonne, arb_setup_carcassonne, ARB_TYPE_SETUP_PART)

static gboolean
add_set (TableSetup *setup, const char *set, int copies, TableRefusal *why)
{
  g_autofree char *line = NULL;

  if (copies == 0)
    return TRUE;
  line = copies == 1 ? g_strdup_printf ("set %s", set) : g_strdup_printf ("set %s %d", set, copies);
  return table_setup_line (setup, line, why);
}

static gboolean
add_sets (ArbSetupCarcassonne *self, TableSetup *setup, TableRefusal *why)
{
  return add_set (setup, "base", gtk_spin_button_get_value_as_int (self->base_copies), why)
         && add_set (setup, "river", gtk_switch_get_active (self->river) ? 1 : 0, why)
         && add_set (setup, "inns", gtk_spin_button_get_value_as_int (self->inns_copies), why)
         && add_set (setup, "siege", gtk_spin_button_get_value_as_int (self->siege_copies), why);
}

static gboolean
add_systems (ArbSetupCarcassonne *self, TableSetup *setup, TableRefusal *why)
{
  if (gtk_switch_get_active (self->lake))
    {
      g_autofree char *layout = carc_lake_layout_print (&self->layout);
      g_autofree char *line = g_strdup_printf ("layout lake %s", layout);

      if (!table_setup_line (setup, "use lake", why) || !table_setup_line (setup, line, why))
        return FALSE;
    }
  return !gtk_switch_get_active (self->arbitress) || table_setup_line (setup, "use arbitress", why);
}

static gboolean
arb_setup_carcassonne_fill (ArbSetupPart *part, TableSetup *setup, TableRefusal *why)
{
  ArbSetupCarcassonne *self = ARB_SETUP_CARCASSONNE (part);

  setup->rulings[CARC_B1] = (guint8) adw_combo_row_get_selected (self->edition);
  return add_sets (self, setup, why) && add_systems (self, setup, why);
}

static void
update (ArbSetupCarcassonne *self)
{
  gtk_widget_set_visible (self->layout_row, gtk_switch_get_active (self->lake));
  arb_setup_part_changed (ARB_SETUP_PART (self));
}

/* ---- as last time ---- */

static int
copies_of (const TableSetup *setup, const char *set)
{
  for (guint i = 0; i < setup->n_lines; i++)
    {
      g_auto (GStrv) words = g_strsplit (setup->lines[i], " ", 3);
      int copies = 1;

      if (g_strv_length (words) < 2 || !g_str_equal (words[0], "set") || !g_str_equal (words[1], set))
        continue;
      if (words[2] != NULL)
        table_words_number (words[2], 1, 9, &copies);
      return copies;
    }
  return 0;
}

static void
take_layout (ArbSetupCarcassonne *self, const TableSetup *setup)
{
  for (guint i = 0; i < setup->n_lines; i++)
    {
      g_auto (GStrv) words = g_strsplit (setup->lines[i], " ", -1);
      CarcLakeLayout layout;

      if (g_strv_length (words) > 2 && g_str_equal (words[0], "layout") && g_str_equal (words[1], "lake")
          && carc_lake_layout_parse (&layout, (const char *const *) words + 2, g_strv_length (words) - 2, NULL))
        self->layout = layout;
    }
}

static void
arb_setup_carcassonne_take (ArbSetupPart *part, const TableSetup *setup)
{
  ArbSetupCarcassonne *self = ARB_SETUP_CARCASSONNE (part);

  gtk_spin_button_set_value (self->base_copies, MAX (1, copies_of (setup, "base")));
  gtk_switch_set_active (self->river, copies_of (setup, "river") > 0);
  gtk_spin_button_set_value (self->inns_copies, copies_of (setup, "inns"));
  gtk_spin_button_set_value (self->siege_copies, copies_of (setup, "siege"));
  gtk_switch_set_active (self->lake, carc_game.in_play (setup, "lake"));
  gtk_switch_set_active (self->arbitress, carc_game.in_play (setup, "arbitress"));
  take_layout (self, setup);
  adw_combo_row_set_selected (self->edition, setup->rulings[CARC_B1]);
}

static void
on_layout_changed (ArbLakeEditor *editor, ArbSetupCarcassonne *self)
{
  arb_lake_editor_get_layout (editor, &self->layout);
  update (self);
}

static void
show_layout (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbSetupCarcassonne *self = ARB_SETUP_CARCASSONNE (widget);

  g_signal_connect_object (arb_lake_editor_present (widget, &self->layout), "changed", G_CALLBACK (on_layout_changed),
                           self, 0);
}

static void
fill_edition (ArbSetupCarcassonne *self)
{
  static const char *const titles[] = { N_ ("Third"), N_ ("Second"), N_ ("First") };
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    gtk_string_list_append (list, _ (titles[i]));
  adw_combo_row_set_model (self->edition, G_LIST_MODEL (list));
}

static void
on_edition (ArbSetupCarcassonne *self)
{
  guint selected = adw_combo_row_get_selected (self->edition);

  if (selected < carc_game.rulings[CARC_B1].n_options)
    {
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->edition),
                                   _ (carc_game.rulings[CARC_B1].options[selected].sentence));
    }
  update (self);
}

static void
arb_setup_carcassonne_set_ruling (ArbSetupPart *part, guint ruling, guint option)
{
  if (ruling == CARC_B1)
    adw_combo_row_set_selected (ARB_SETUP_CARCASSONNE (part)->edition, option);
}

static void
arb_setup_carcassonne_class_init (ArbSetupCarcassonneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ArbSetupPartClass *part_class = ARB_SETUP_PART_CLASS (klass);

  part_class->fill = arb_setup_carcassonne_fill;
  part_class->take = arb_setup_carcassonne_take;
  part_class->set_ruling = arb_setup_carcassonne_set_ruling;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/setup-carcassonne.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbSetupCarcassonne, base_copies);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupCarcassonne, river);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupCarcassonne, inns_copies);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupCarcassonne, siege_copies);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupCarcassonne, lake);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupCarcassonne, arbitress);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupCarcassonne, layout_row);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupCarcassonne, edition);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, on_edition);

  gtk_widget_class_install_action (widget_class, "setup.layout", NULL, show_layout);
}

static void
arb_setup_carcassonne_init (ArbSetupCarcassonne *self)
{
  carc_lake_layout_default (&self->layout);
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_edition (self);
}
