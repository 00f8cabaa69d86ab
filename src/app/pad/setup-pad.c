/* setup-pad.c - what is known of a game that is only counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "setup-pad.h"

#include <glib/gi18n.h>

#include "pad/pad-play.h"

struct _ArbSetupPad
{
  ArbSetupPart parent_instance;

  AdwEntryRow *name;
  AdwComboRow *wins;
  GtkSwitch *rounds;
  GtkSpinButton *target;
};

G_DEFINE_TYPE (ArbSetupPad, arb_setup_pad, ARB_TYPE_SETUP_PART)

static gboolean
add_line (TableSetup *setup, const char *line, gboolean wanted, TableRefusal *why)
{
  return !wanted || table_setup_line (setup, line, why);
}

static gboolean
arb_setup_pad_fill (ArbSetupPart *part, TableSetup *setup, TableRefusal *why)
{
  ArbSetupPad *self = ARB_SETUP_PAD (part);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  const int target = gtk_spin_button_get_value_as_int (self->target);
  g_autofree char *target_line = g_strdup_printf ("target %d", target);
  g_autoptr (GString) called = g_string_new ("called ");

  table_words_append (called, name);
  return add_line (setup, called->str, *name != '\0', why)
         && add_line (setup, "lowest", adw_combo_row_get_selected (self->wins) == 1, why)
         && add_line (setup, "rounds", gtk_switch_get_active (self->rounds), why)
         && add_line (setup, target_line, target > 0, why);
}

static void
setup_pad_update (ArbSetupPad *self)
{
  arb_setup_part_changed (ARB_SETUP_PART (self));
}

static void
arb_setup_pad_take (ArbSetupPart *part, const TableSetup *setup)
{
  ArbSetupPad *self = ARB_SETUP_PAD (part);
  g_autofree char *name = pad_setup_name (setup);

  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  adw_combo_row_set_selected (self->wins, table_setup_says (setup, "lowest", NULL) ? 1 : 0);
  gtk_switch_set_active (self->rounds, table_setup_says (setup, "rounds", NULL));
  gtk_spin_button_set_value (self->target, pad_setup_target (setup));
}

static void
arb_setup_pad_class_init (ArbSetupPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ARB_SETUP_PART_CLASS (klass)->fill = arb_setup_pad_fill;
  ARB_SETUP_PART_CLASS (klass)->take = arb_setup_pad_take;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/setup-pad.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPad, name);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPad, wins);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPad, rounds);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPad, target);
  gtk_widget_class_bind_template_callback (widget_class, setup_pad_update);
}

static void
arb_setup_pad_init (ArbSetupPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
