/* rules-card.c - the house rules of a game: each gap in the rule sheets, and how this table reads it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A ruling with several readings is a row that can be opened; inside is one sentence for each reading.  Rulings with
 * one reading are below in a closed row, because a dispute may be about them too.  A ruling that can make no difference
 * (table_setup_matters ()) has a row that is not shown, unless it has a reading of its own or somebody asks for it.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "rules-card.h"
#include "table/table-game.h"

struct _ArbRulesCard
{
  AdwBin parent_instance;

  GtkBox *groups;
  GtkWidget *fixed;

  TableSetup *setup;
  gboolean editable;
  GPtrArray *rows;    /* the row of each ruling; NULL while it has none */
  GPtrArray *settled; /* the closed rows */
  guint wanted;       /* the ruling that is to be shown */
};

G_DEFINE_TYPE (ArbRulesCard, arb_rules_card, ADW_TYPE_BIN)

/* The text of the closed row: the chosen reading, whether the table chose it itself, and whether that is idle. */
static void
describe (AdwExpanderRow *row, const TableSetup *setup, guint index)
{
  const TableRuling *ruling = &setup->game->rulings[index];
  guint option = setup->rulings[index];
  g_autofree char *subtitle = g_strdup_printf (
      "%s · %s%s%s%s", ruling->id, _ (ruling->options[option].sentence), option != 0 ? _ (" (your table’s own)") : "",
      table_setup_matters (setup, index) ? "" : "\n",
      table_setup_matters (setup, index) ? "" : _ ("No choice here changes anything in this game."));
  g_autofree char *escaped = g_markup_escape_text (subtitle, -1);

  adw_expander_row_set_subtitle (row, escaped);
}

/* A choice can decide whether another one makes a difference. */
static void
update_rows (ArbRulesCard *self)
{
  const TableGame *game = self->setup->game;

  for (guint i = 0; i < game->n_rulings; i++)
    if (self->rows->pdata[i] != NULL && game->rulings[i].n_options > 1)
      {
        describe (self->rows->pdata[i], self->setup, i);
        gtk_widget_set_visible (self->rows->pdata[i],
                                table_setup_matters (self->setup, i) || self->setup->rulings[i] != 0);
      }
}

static void
on_option_toggled (GtkCheckButton *check, ArbRulesCard *self)
{
  guint ruling = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "ruling"));
  guint option = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "option"));

  if (!gtk_check_button_get_active (check))
    return;
  self->setup->rulings[ruling] = (guint8) option;
  update_rows (self);
  g_signal_emit_by_name (self, "chosen", ruling, option);
}

static GtkWidget *
option_row_new (ArbRulesCard *self, guint index, guint option, GtkCheckButton **group)
{
  const TableRuling *ruling = &self->setup->game->rulings[index];
  gboolean chosen = self->setup->rulings[index] == option;
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, _ (ruling->options[option].sentence),
                                option == 0 ? _ ("As the program reads the sheet") : NULL);
  GtkWidget *mark;

  if (self->editable)
    {
      mark = gtk_check_button_new ();
      gtk_check_button_set_group (GTK_CHECK_BUTTON (mark), *group);
      *group = GTK_CHECK_BUTTON (mark);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (mark), chosen);
      g_object_set_data (G_OBJECT (mark), "ruling", GUINT_TO_POINTER (index));
      g_object_set_data (G_OBJECT (mark), "option", GUINT_TO_POINTER (option));
      g_signal_connect_object (mark, "toggled", G_CALLBACK (on_option_toggled), self, 0);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), mark);
    }
  else
    {
      mark = gtk_image_new_from_icon_name ("object-select-symbolic");
      gtk_widget_set_opacity (mark, chosen ? 1 : 0);
      /* It only tells what else this table could have chosen. */
      gtk_widget_set_sensitive (row, chosen);
    }
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  return row;
}

/* Inner rows are made when the row is opened.  To make all of them at once would cause a visible delay. */
static void
on_switch_expanded (AdwExpanderRow *row, GParamSpec *pspec, ArbRulesCard *self)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "ruling"));
  GtkCheckButton *group = NULL;

  g_signal_handlers_disconnect_by_func (row, on_switch_expanded, self);
  for (guint i = 0; i < self->setup->game->rulings[index].n_options; i++)
    adw_expander_row_add_row (row, option_row_new (self, index, i, &group));
}

static GtkWidget *
switch_row_new (ArbRulesCard *self, guint index)
{
  const TableRuling *ruling = &self->setup->game->rulings[index];
  GtkWidget *row = arb_row_new (ADW_TYPE_EXPANDER_ROW, _ (ruling->question), NULL);

  arb_widget_set_tooltip (row, _ (ruling->sheet));
  g_object_set_data (G_OBJECT (row), "ruling", GUINT_TO_POINTER (index));
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (on_switch_expanded), self, 0);
  self->rows->pdata[index] = row;
  return row;
}

static GtkWidget *
fixed_row_new (const TableRuling *ruling)
{
  g_autofree char *answer = g_strdup_printf ("%s · %s", ruling->id, _ (ruling->options[0].sentence));
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, _ (ruling->question), answer);

  arb_widget_set_tooltip (row, _ (ruling->sheet));
  return row;
}

static gboolean
is_settled (const TableRuling *ruling, const char *system)
{
  return ruling->n_options == 1 && g_str_equal (ruling->system, system);
}

static void
on_settled_expanded (AdwExpanderRow *row, GParamSpec *pspec, ArbRulesCard *self)
{
  const char *system = g_object_get_data (G_OBJECT (row), "system");
  const TableGame *game = self->setup->game;

  g_signal_handlers_disconnect_by_func (row, on_settled_expanded, self);
  for (guint i = 0; i < game->n_rulings; i++)
    if (is_settled (&game->rulings[i], system))
      {
        self->rows->pdata[i] = fixed_row_new (&game->rulings[i]);
        adw_expander_row_add_row (row, self->rows->pdata[i]);
      }
}

static GtkWidget *
settled_row_new (ArbRulesCard *self, const char *system, guint n)
{
  g_autofree char *title = g_strdup_printf (ngettext ("%u settled reading", "%u settled readings", n), n);
  GtkWidget *row = arb_row_new (ADW_TYPE_EXPANDER_ROW, title, _ ("Gaps in the sheet that leave no real choice"));

  g_object_set_data (G_OBJECT (row), "system", (gpointer) system);
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (on_settled_expanded), self, 0);
  g_ptr_array_add (self->settled, row);
  return row;
}

static void
add_system (ArbRulesCard *self, const char *system, const char *title)
{
  const TableGame *game = self->setup->game;
  GtkWidget *group = adw_preferences_group_new ();
  guint n_rows = 0, n_settled = 0;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  for (guint i = 0; i < game->n_rulings; i++)
    if (is_settled (&game->rulings[i], system))
      n_settled++;
    else if (g_str_equal (game->rulings[i].system, system))
      {
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), switch_row_new (self, i));
        n_rows++;
      }
  if (n_settled > 0)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), settled_row_new (self, system, n_settled));

  if (n_rows + n_settled > 0)
    gtk_box_append (self->groups, group);
  else
    g_object_unref (g_object_ref_sink (group));
}

static void
arb_rules_card_class_init (ArbRulesCardClass *klass)
{
  TABLE_FREES (klass, ArbRulesCard, table_setup_free, setup);
  TABLE_FREES (klass, ArbRulesCard, g_ptr_array_unref, rows, settled);

  table_signal_new (klass, "chosen", 2, G_TYPE_UINT, G_TYPE_UINT);

  arb_class_template (klass, "rules-card.ui");
  ARB_BIND_CHILDREN (klass, ArbRulesCard, groups, fixed);
}

static void
arb_rules_card_init (ArbRulesCard *self)
{
  self->rows = g_ptr_array_new ();
  self->settled = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
arb_rules_card_set_setup (ArbRulesCard *self, const TableSetup *setup, gboolean editable)
{
  g_return_if_fail (ARB_IS_RULES_CARD (self));
  g_return_if_fail (setup != NULL && setup->game != NULL);

  g_clear_pointer (&self->setup, table_setup_free);
  self->setup = table_setup_copy (setup);
  self->editable = editable;

  gtk_widget_set_visible (self->fixed, !editable);
  g_ptr_array_set_size (self->settled, 0);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->rows, (int) setup->game->n_rulings);
  arb_widget_clear (GTK_WIDGET (self->groups));
  for (guint i = 0; i < setup->game->n_systems; i++)
    if (setup->game->in_play (setup, setup->game->systems[i].name))
      add_system (self, setup->game->systems[i].name, _ (setup->game->systems[i].title));
  update_rows (self);
}

/* The row of a ruling with one reading is in a closed row. */
static void
open_settled (ArbRulesCard *self, const char *system)
{
  for (guint i = 0; i < self->settled->len; i++)
    if (g_str_equal (g_object_get_data (self->settled->pdata[i], "system"), system))
      adw_expander_row_set_expanded (self->settled->pdata[i], TRUE);
}

/* The page scrolls to what has the focus, if it has its size already. */
static void
focus_wanted (GtkWidget *widget)
{
  ArbRulesCard *self = ARB_RULES_CARD (widget);
  GtkWidget *row = self->wanted < self->rows->len ? self->rows->pdata[self->wanted] : NULL;

  if (row != NULL)
    gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD);
}

void
arb_rules_card_show_ruling (ArbRulesCard *self, guint ruling)
{
  g_return_if_fail (ARB_IS_RULES_CARD (self));
  g_return_if_fail (ruling < self->rows->len);

  if (self->rows->pdata[ruling] == NULL)
    open_settled (self, self->setup->game->rulings[ruling].system);
  if (self->rows->pdata[ruling] != NULL)
    gtk_widget_set_visible (self->rows->pdata[ruling], TRUE);
  if (ADW_IS_EXPANDER_ROW (self->rows->pdata[ruling]))
    adw_expander_row_set_expanded (self->rows->pdata[ruling], TRUE);
  self->wanted = ruling;
  arb_widget_after_frame (GTK_WIDGET (self), focus_wanted);
}

ArbRulesCard *
arb_rules_card_present (GtkWidget *parent, const TableSetup *setup, gboolean editable)
{
  GtkWidget *card = g_object_new (ARB_TYPE_RULES_CARD, NULL);

  arb_rules_card_set_setup (ARB_RULES_CARD (card), setup, editable);
  arb_dialog_page (parent, _ ("House Rules"), card, 680, 760, editable);
  return ARB_RULES_CARD (card);
}
