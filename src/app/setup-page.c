/* setup-page.c - everything that is settled before the first tile: players, sets, house rules, aids.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The widgets hold the answers; build () turns them into a TableSetup by the same lines a record has, so that
 * what the page allows and what the rules allow cannot part.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "carcassonne/lake-layout.h"
#include "carcassonne/play.h"
#include "lake-editor.h"
#include "players-box.h"
#include "rules-card.h"
#include "settings.h"
#include "setup-page.h"
#include "words.h"

struct _ArbSetupPage
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;
  ArbPlayersBox *players;
  GtkButton *again;
  GtkSpinButton *base_copies;
  GtkSwitch *river;
  GtkSpinButton *inns_copies;
  GtkSpinButton *siege_copies;
  GtkSwitch *lake;
  GtkSwitch *arbitress;
  GtkWidget *layout_row;
  AdwComboRow *edition;
  AdwActionRow *rules_row;
  AdwComboRow *aids;
  AdwEntryRow *title;
  GtkLabel *hint;
  GtkWidget *start;

  TableSetup *last;
  guint8 rulings[TABLE_RULINGS_MAX];
  CarcLakeLayout layout;
};

enum
{
  START,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (ArbSetupPage, arb_setup_page, ADW_TYPE_BIN)

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
add_sets (ArbSetupPage *self, TableSetup *setup, TableRefusal *why)
{
  return add_set (setup, "base", gtk_spin_button_get_value_as_int (self->base_copies), why)
         && add_set (setup, "river", gtk_switch_get_active (self->river) ? 1 : 0, why)
         && add_set (setup, "inns", gtk_spin_button_get_value_as_int (self->inns_copies), why)
         && add_set (setup, "siege", gtk_spin_button_get_value_as_int (self->siege_copies), why);
}

static gboolean
add_systems (ArbSetupPage *self, TableSetup *setup, TableRefusal *why)
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
add_title (ArbSetupPage *self, TableSetup *setup, TableRefusal *why)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->title))));
  g_autoptr (GString) line = g_string_new ("title ");
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "date %Y-%m-%d");

  if (!table_setup_line (setup, date, why))
    return FALSE;
  if (title[0] == '\0')
    return TRUE;
  table_words_append (line, title);
  return table_setup_line (setup, line->str, why);
}

/* Without the players: what the house rules need to know. */
static TableSetup *
build_table (ArbSetupPage *self, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game);

  if (!add_sets (self, setup, why) || !add_systems (self, setup, why))
    return NULL;
  memcpy (setup->rulings, self->rulings, sizeof setup->rulings);
  setup->rulings[CARC_B1] = (guint8) adw_combo_row_get_selected (self->edition);
  setup->aids = (TableAids) adw_combo_row_get_selected (self->aids);
  return g_steal_pointer (&setup);
}

TableSetup *
arb_setup_page_build (ArbSetupPage *self, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = NULL;
  CarcRules *rules;

  g_return_val_if_fail (ARB_IS_SETUP_PAGE (self), NULL);

  setup = build_table (self, why);
  if (setup == NULL || !arb_players_box_fill (self->players, setup, why) || !add_title (self, setup, why))
    return NULL;
  rules = carc_rules_new (setup, why);
  if (rules == NULL)
    return NULL;
  carc_rules_unref (rules);
  return g_steal_pointer (&setup);
}

static guint
n_own_rulings (ArbSetupPage *self, const TableSetup *setup)
{
  guint n = 0;

  for (guint i = 0; i < carc_game.n_rulings; i++)
    n += setup->rulings[i] != 0 && carc_game.in_play (setup, carc_game.rulings[i].system);
  return n;
}

static void
update_rules_row (ArbSetupPage *self)
{
  g_autoptr (TableSetup) setup = build_table (self, NULL);
  g_autofree char *subtitle = NULL;
  guint own = setup != NULL ? n_own_rulings (self, setup) : 0;

  if (own == 0)
    subtitle = g_strdup (_ ("Every gap in the sheets as the program reads it"));
  else
    subtitle = g_strdup_printf (ngettext ("%u reading of your own", "%u readings of your own", own), own);
  adw_action_row_set_subtitle (self->rules_row, subtitle);
}

static void
update (ArbSetupPage *self)
{
  TableRefusal why = { "" };
  g_autoptr (TableSetup) setup = arb_setup_page_build (self, &why);
  g_autofree char *sentence = arb_sentence (why.sentence);
  guint seated = arb_players_box_count (self->players);

  gtk_widget_set_visible (self->layout_row, gtk_switch_get_active (self->lake));
  gtk_widget_set_visible (GTK_WIDGET (self->again),
                          self->last != NULL && self->last->n_players > 0 && seated == 0);
  update_rules_row (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.start", setup != NULL);
  if (setup != NULL)
    gtk_label_set_label (self->hint, _ ("Ctrl+Enter starts"));
  else if (seated < carc_game.min_players)
    gtk_label_set_label (self->hint, _ ("Add at least two players"));
  else
    gtk_label_set_label (self->hint, sentence);
}

static void
start (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbSetupPage *self = ARB_SETUP_PAGE (widget);
  g_autoptr (TableSetup) setup = arb_setup_page_build (self, NULL);
  GSettings *settings = arb_settings ();

  if (setup == NULL)
    return;
  if (settings != NULL)
    g_settings_set_enum (settings, "aids", setup->aids);
  g_signal_emit (self, signals[START], 0, setup);
}

static void
on_players_done (ArbSetupPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.start", NULL);
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
take_layout (ArbSetupPage *self, const TableSetup *setup)
{
  for (guint i = 0; i < setup->n_lines; i++)
    {
      g_auto (GStrv) words = g_strsplit (setup->lines[i], " ", -1);
      CarcLakeLayout layout;

      if (g_strv_length (words) > 2 && g_str_equal (words[0], "layout") && g_str_equal (words[1], "lake")
          && carc_lake_layout_parse (&layout, (const char *const *) words + 2, g_strv_length (words) - 2,
                                     NULL))
        self->layout = layout;
    }
}

static void
take_table (ArbSetupPage *self, const TableSetup *setup)
{
  gtk_spin_button_set_value (self->base_copies, MAX (1, copies_of (setup, "base")));
  gtk_switch_set_active (self->river, copies_of (setup, "river") > 0);
  gtk_spin_button_set_value (self->inns_copies, copies_of (setup, "inns"));
  gtk_spin_button_set_value (self->siege_copies, copies_of (setup, "siege"));
  gtk_switch_set_active (self->lake, carc_game.in_play (setup, "lake"));
  gtk_switch_set_active (self->arbitress, carc_game.in_play (setup, "arbitress"));
  take_layout (self, setup);
  memcpy (self->rulings, setup->rulings, sizeof self->rulings);
  adw_combo_row_set_selected (self->edition, setup->rulings[CARC_B1]);
}

static void
seat_again (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbSetupPage *self = ARB_SETUP_PAGE (widget);

  if (self->last == NULL)
    return;
  arb_players_box_seat (self->players, self->last);
  gtk_widget_grab_focus (self->start);
}

/* ---- the card and the layout ---- */

static void
on_rule_chosen (ArbSetupPage *self, guint ruling, guint option)
{
  self->rulings[ruling] = (guint8) option;
  if (ruling == CARC_B1)
    adw_combo_row_set_selected (self->edition, option);
  update (self);
}

static void
show_rules (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbSetupPage *self = ARB_SETUP_PAGE (widget);
  g_autoptr (TableSetup) setup = build_table (self, NULL);

  if (setup != NULL)
    g_signal_connect_object (arb_rules_card_present (widget, setup, TRUE), "chosen",
                             G_CALLBACK (on_rule_chosen), self, G_CONNECT_SWAPPED);
}

static void
on_layout_changed (ArbLakeEditor *editor, ArbSetupPage *self)
{
  arb_lake_editor_get_layout (editor, &self->layout);
  update (self);
}

static void
show_layout (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbSetupPage *self = ARB_SETUP_PAGE (widget);

  g_signal_connect_object (arb_lake_editor_present (widget, &self->layout), "changed",
                           G_CALLBACK (on_layout_changed), self, 0);
}

static void
fill_edition (ArbSetupPage *self)
{
  static const char *const titles[] = { N_ ("Third"), N_ ("Second"), N_ ("First") };
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    gtk_string_list_append (list, _ (titles[i]));
  adw_combo_row_set_model (self->edition, G_LIST_MODEL (list));
}

static void
on_edition (ArbSetupPage *self)
{
  guint selected = adw_combo_row_get_selected (self->edition);

  if (selected < carc_game.rulings[CARC_B1].n_options)
    {
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->edition),
                                   _ (carc_game.rulings[CARC_B1].options[selected].sentence));
      self->rulings[CARC_B1] = (guint8) selected;
    }
  update (self);
}

static void
on_aids (ArbSetupPage *self)
{
  static const char *const sentences[]
      = { N_ ("The forecast, previews of points, the tiles left and the legal spots"),
          N_ ("The tiles left and the legal spots; no forecast, no preview of points"),
          N_ ("Only the map, the scores and their reasons") };
  guint selected = adw_combo_row_get_selected (self->aids);

  if (selected < G_N_ELEMENTS (sentences))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->aids), _ (sentences[selected]));
}

static void
arb_setup_page_finalize (GObject *object)
{
  g_clear_pointer (&ARB_SETUP_PAGE (object)->last, table_setup_free);

  G_OBJECT_CLASS (arb_setup_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, players);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, again);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, base_copies);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, river);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, inns_copies);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, siege_copies);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, lake);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, arbitress);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, layout_row);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, edition);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, rules_row);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, aids);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, title);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, hint);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupPage, start);
}

static void
arb_setup_page_class_init (ArbSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_setup_page_finalize;

  signals[START] = g_signal_new ("start", ARB_TYPE_SETUP_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (ARB_TYPE_PLAYERS_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/setup-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, on_players_done);
  gtk_widget_class_bind_template_callback (widget_class, on_edition);
  gtk_widget_class_bind_template_callback (widget_class, on_aids);

  gtk_widget_class_install_action (widget_class, "setup.start", NULL, start);
  gtk_widget_class_install_action (widget_class, "setup.again", NULL, seat_again);
  gtk_widget_class_install_action (widget_class, "setup.rules", NULL, show_rules);
  gtk_widget_class_install_action (widget_class, "setup.layout", NULL, show_layout);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "setup.start", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "setup.start", NULL);
}

static void
arb_setup_page_init (ArbSetupPage *self)
{
  carc_lake_layout_default (&self->layout);
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_edition (self);
  on_aids (self);
  update (self);
}

void
arb_setup_page_begin (ArbSetupPage *self, ArbGames *games)
{
  g_autoptr (GPtrArray) players = NULL;
  GSettings *settings = arb_settings ();

  g_return_if_fail (ARB_IS_SETUP_PAGE (self));

  g_clear_pointer (&self->last, table_setup_free);
  if (games != NULL)
    {
      self->last = arb_games_last_setup (games);
      players = arb_games_players (games, NULL);
    }
  if (self->last != NULL && self->last->game == &carc_game)
    take_table (self, self->last);
  if (settings != NULL)
    adw_combo_row_set_selected (self->aids, (guint) g_settings_get_enum (settings, "aids"));
  gtk_editable_set_text (GTK_EDITABLE (self->title), "");
  arb_players_box_set_remembered (self->players, players);
  arb_players_box_seat (self->players, NULL);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  update (self);
  arb_players_box_focus (self->players);
}
