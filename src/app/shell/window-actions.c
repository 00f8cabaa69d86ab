/* window-actions.c - the window's functions: the actions "win.*".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "export.h"
#include "names-card.h"
#include "window-private.h"

static void
new_game (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbWindow *self = ARB_WINDOW (widget);

  arb_window_set_session (self, NULL);
  arb_window_show_page (self, PAGE_SETUP);
  arb_setup_page_begin (self->setup_page, self->games);
}

/* Proposes the next game with the players and the rules of this one, whether it is finished or not. */
static void
play_again (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbWindow *self = ARB_WINDOW (widget);
  g_autoptr (TableSetup) setup = table_setup_copy (arb_session_setup (self->session));
  const TableMoment now = arb_session_now (self->session);
  const guint winners = table_state (now.state)->finished ? table_moment_winners (&now) : 0;

  new_game (widget, NULL, NULL);
  arb_setup_page_propose (self->setup_page, setup, winners);
}

static void
show_statistics (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbWindow *self = ARB_WINDOW (widget);

  self->behind = self->page;
  if (self->session == NULL || self->page == PAGE_START || self->page == PAGE_SETUP)
    arb_window_set_session (self, NULL);
  arb_window_show_page (self, PAGE_STATISTICS);
  arb_statistics_page_show (self->statistics_page, self->games);
}

static void
on_record_chosen (GFile *file, gpointer user_data)
{
  arb_window_open_file (ARB_WINDOW (user_data), file);
}

static void
open_record (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const ArbFileChoice choice = {
    .title = _ ("Open a Record"), .accept = _ ("_Open"), .filter = _ ("Records"), .pattern = "*.arb*"
  };

  arb_dialog_file (widget, &choice, on_record_chosen, g_object_ref (widget), g_object_unref);
}

/* Opens a game that comes with the program, as a game of the person's own. */
static void
open_sample (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autofree char *place = g_strdup_printf ("resource:///org/arbitress/Arbitress/samples/%s.arb",
                                            g_variant_get_string (parameter, NULL));
  g_autoptr (GFile) file = g_file_new_for_uri (place);

  arb_window_open_file (ARB_WINDOW (widget), file);
}

static void
go_back (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbWindow *self = ARB_WINDOW (widget);

  if (self->page == PAGE_FINAL)
    arb_window_show_page (self, PAGE_TABLE);
  else if (self->page == PAGE_STATISTICS && self->session != NULL)
    arb_window_show_page (self, self->behind);
  else
    arb_window_set_session (self, NULL);
}

/* What brings the game elsewhere. */
static const struct
{
  const char *name;
  void (*export) (GtkWidget *parent, ArbSession *session);
} exports[] = {
  { "win.save-record", arb_record_save },   { "win.copy-record", arb_record_copy },
  { "win.share-record", arb_record_share }, { "win.save-sheets", arb_sheets_save },
  { "win.save-result", arb_result_save },   { "win.copy-result", arb_result_copy },
  { "win.print", arb_sheets_print },
};

static void
export_game (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (exports); i++)
    if (g_str_equal (action_name, exports[i].name))
      exports[i].export(GTK_WIDGET (ARB_WINDOW (widget)->pages), ARB_WINDOW (widget)->session);
}

static void
save_map (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  arb_map_save (GTK_WIDGET (ARB_WINDOW (widget)->pages), ARB_WINDOW (widget)->session,
                g_variant_get_string (parameter, NULL));
}

static void
show_rules (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbWindow *self = ARB_WINDOW (widget);

  if (self->rules != NULL)
    {
      gtk_window_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->rules))));
      return;
    }
  self->rules = arb_rules_card_present (widget, arb_session_setup (self->session), FALSE);
  g_object_add_weak_pointer (G_OBJECT (self->rules), (gpointer *) &self->rules);
}

/* Shows one of the house rules; the parameter is its id. */
static void
show_rule (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbWindow *self = ARB_WINDOW (widget);
  const TableGame *game = arb_session_setup (self->session)->game;
  const int ruling = table_ruling_find (game->rulings, game->n_rulings, g_variant_get_string (parameter, NULL));

  g_return_if_fail (ruling >= 0);

  show_rules (widget, action_name, NULL);
  arb_rules_card_show_ruling (self->rules, (guint) ruling);
}

static void
show_final (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  arb_window_show_page (ARB_WINDOW (widget), PAGE_FINAL);
}

/* From the final scores it goes to the table; there it begins or ends. */
static void
look_back (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbWindow *self = ARB_WINDOW (widget);
  GActionGroup *actions = arb_table_page_get_actions (self->table_page);
  g_autoptr (GVariant) shown = g_action_group_get_action_state (actions, "replay");

  if (self->page == PAGE_TABLE || !g_variant_get_boolean (shown))
    g_action_group_activate_action (actions, "replay", NULL);
  arb_window_show_page (self, PAGE_TABLE);
}

void
arb_window_show_display (ArbWindow *self)
{
  if (self->display == NULL)
    {
      self->display = arb_display_window_new (self->session);
      gtk_window_set_application (GTK_WINDOW (self->display), gtk_window_get_application (GTK_WINDOW (self)));
      g_object_add_weak_pointer (G_OBJECT (self->display), (gpointer *) &self->display);
    }
  arb_display_window_present (self->display, GTK_WINDOW (self));
}

/* What is asked at the table can be chosen from the final scores, too. */
static void
show_table (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  if (ARB_WINDOW (widget)->session != NULL)
    arb_window_show_page (ARB_WINDOW (widget), PAGE_TABLE);
}

static void
show_display (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  arb_window_show_display (ARB_WINDOW (widget));
}

static void
open_menu (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_menu_button_popup (ARB_WINDOW (widget)->menu_button);
}

static void
show_shortcuts (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/arbitress/Arbitress/shortcuts.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  gtk_window_set_transient_for (shortcuts, GTK_WINDOW (widget));
  gtk_window_set_modal (shortcuts, TRUE);
  gtk_window_present (shortcuts);
}

static void
search_games (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  arb_start_page_search (ARB_WINDOW (widget)->start_page);
}

static void
show_names (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  arb_names_card_open (widget, ARB_WINDOW (widget)->session);
}

static const struct
{
  const char *name, *parameter;
  GtkWidgetActionActivateFunc activate;
} window_actions[] = {
  { "win.menu", NULL, open_menu },
  { "win.fullscreen", NULL, arb_widget_toggle_fullscreen },
  { "win.new-game", NULL, new_game },
  { "win.play-again", NULL, play_again },
  { "win.search", NULL, search_games },
  { "win.open-record", NULL, open_record },
  { "win.open-game", "x", arb_window_open_game },
  { "win.statistics", NULL, show_statistics },
  { "win.paste-record", NULL, arb_window_paste_record },
  { "win.save-games", NULL, arb_window_save_games },
  { "win.open-sample", "s", open_sample },
  { "win.back", NULL, go_back },
  { "win.save-map", "s", save_map },
  { "win.house-rules", NULL, show_rules },
  { "win.house-rule", "s", show_rule },
  { "win.final-scores", NULL, show_final },
  { "win.names", NULL, show_names },
  { "win.look-back", NULL, look_back },
  { "win.table", NULL, show_table },
  { "win.display", NULL, show_display },
  { "win.show-help-overlay", NULL, show_shortcuts },
};

void
arb_window_class_add_actions (GtkWidgetClass *klass)
{
  for (guint i = 0; i < G_N_ELEMENTS (window_actions); i++)
    gtk_widget_class_install_action (klass, window_actions[i].name, window_actions[i].parameter,
                                     window_actions[i].activate);
  for (guint i = 0; i < G_N_ELEMENTS (exports); i++)
    gtk_widget_class_install_action (klass, exports[i].name, NULL, export_game);
}
