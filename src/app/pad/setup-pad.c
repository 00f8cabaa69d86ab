/* setup-pad.c - what is known of a game that is only counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "setup-pad.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/kept-row.h"
#include "app/kit/widgets.h"
#include "pad/pad-play.h"

struct _ArbSetupPad
{
  ArbSetupPart parent_instance;

  AdwEntryRow *name;
  AdwComboRow *wins;
  GtkSwitch *rounds;
  GtkSpinButton *target;
  ArbKeptRow *kept;
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
  g_signal_emit_by_name (self, "changed");
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

/* ---- settings that are kept ---- */

static char *
count_settings (guint n)
{
  return g_strdup_printf (ngettext ("Settings of %u game to choose again", "Settings of %u games to choose again", n),
                          n);
}

static const ArbKeptWords kept_words = {
  .key = "pads",
  .keep = N_ ("Keep these settings under a name"),
  .none = N_ ("Keep the settings of a game, to choose them again"),
  .count = count_settings,
  .forget = N_ ("Forget the Settings “%s”?"),
  .forget_words = N_ ("Games that began with them keep them."),
  .not_kept = N_ ("These Settings Cannot Be Kept"),
};

static void
use_settings (ArbSetupPad *self, const char *name)
{
  g_autoptr (TableSetup) setup = table_setup_new (&pad_game);
  TableRefusal why = { "" };

  if (arb_kept_get (kept_words.key, name, setup, &why))
    {
      arb_setup_pad_take (ARB_SETUP_PART (self), setup);
      return;
    }
  arb_dialog_trouble (GTK_WIDGET (self), _ ("These Settings Cannot Be Used"), why.sentence);
}

static gboolean
keep_words (ArbSetupPad *self, const char *name, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = table_setup_new (&pad_game);
  g_autoptr (GString) text = g_string_new (NULL);

  if (!arb_setup_pad_fill (ARB_SETUP_PART (self), setup, why) || !table_setup_check_new (setup, why))
    return FALSE;
  for (guint i = 0; i < setup->n_lines; i++)
    g_string_append_printf (text, "%s\n", setup->lines[i]);
  return arb_kept_keep (kept_words.key, name, text->str, why);
}

static void
keep_settings (ArbSetupPad *self, const char *name)
{
  TableRefusal why = { "" };

  arb_kept_row_kept (self->kept, keep_words (self, name, &why), &why);
}

static void
arb_setup_pad_begin (ArbSetupPart *part, ArbGames *games)
{
  arb_kept_row_update (ARB_SETUP_PAD (part)->kept);
}

static void
arb_setup_pad_class_init (ArbSetupPadClass *klass)
{
  TABLE_OVERRIDE (ARB_SETUP_PART_CLASS (klass), arb_setup_pad, fill, take, begin);

  g_type_ensure (ARB_TYPE_KEPT_ROW);
  arb_class_template (klass, "setup-pad.ui");
  ARB_BIND_CHILDREN (klass, ArbSetupPad, name, wins, rounds, target, kept);
  ARB_BIND_CALLBACKS (klass, setup_pad_update, keep_settings, use_settings);
}

static void
arb_setup_pad_init (ArbSetupPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_kept_row_set_words (self->kept, &kept_words);
}
