/* application.c - the application: its windows, games and command line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "about.h"
#include "app/kit/clipboard.h"
#include "app/board/game-face.h"
#include "app/kit/settings.h"
#include "app/kit/widgets.h"
#include "evening/reason.h"
#include "application.h"
#include "help-window.h"
#include "window.h"

struct _ArbApplication
{
  AdwApplication parent_instance;

  ArbGames *games;
};

G_DEFINE_TYPE (ArbApplication, arb_application, ADW_TYPE_APPLICATION)

static void
show_new_window (ArbApplication *self)
{
  ArbWindow *window = arb_window_new (self);

  gtk_window_present (GTK_WINDOW (window));
}

static void
on_new_window (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_new_window (ARB_APPLICATION (user_data));
}

static void
on_about (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  arb_about_show (gtk_application_get_active_window (GTK_APPLICATION (user_data)));
}

static void
on_help (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));

  /* The window of a game knows what is asked; any other shows the beginning. */
  while (window != NULL && !ARB_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  if (window != NULL)
    arb_window_show_help (ARB_WINDOW (window));
  else
    arb_help_show (NULL, NULL, NULL);
}

static void
on_quit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (user_data));

  /* Closes the windows one by one, so that each stores its size. */
  while (windows != NULL)
    {
      GtkWindow *window = windows->data;

      windows = windows->next;
      gtk_window_close (window);
    }
}

/* The palette of the settings may replace the desktop's light or dark style.  High contrast always follows the
 * desktop. */
static void
apply_palette (GSettings *settings, const char *key, gpointer user_data)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK, ADW_COLOR_SCHEME_DEFAULT };
  int palette = g_settings_get_enum (settings, key);

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      schemes[CLAMP (palette, 0, (int) G_N_ELEMENTS (schemes) - 1)]);
}

static const GActionEntry application_actions[] = {
  { "new-window", on_new_window },
  { "about", on_about },
  { "help", on_help },
  { "quit", on_quit },
};

static const struct
{
  const char *action;
  const char *keys[3];
} application_keys[] = {
  { "app.quit", { "<Control>q" } },
  { "app.new-window", { "<Control><Shift>n" } },
  { "app.help", { "F1" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "win.new-game", { "<Control>n" } },
  { "win.open-record", { "<Control>o" } },
  { "win.search", { "<Control>f" } },
  { "win.save-record", { "<Control>s" } },
  { "win.copy-record", { "<Control><Shift>c" } },
  { "win.print", { "<Control>p" } },
  { "win.house-rules", { "<Control>r" } },
  { "win.display", { "<Control>d" } },
  { "win.look-back", { "F8" } },
  { "win.back", { "<Alt>Left" } },
  { "win.fullscreen", { "F11" } },
  { "table.ask", { "<Control>i" } },
  { "table.advise", { "<Control>b" } },
  { "table.answer-pin", { "<Control><Shift>d" } },
  { "table.answer-copy", { "<Control><Shift>a" } },
  { "table.answer-print", { "<Control><Shift>p" } },
  { "table.answer-save::png", { "<Control><Shift>s" } },
  { "table.stock", { "<Control>k" } },
  { "table.photo", { "<Control>t" } },
  { "table.pause", { "<Control>space", "Pause" } },
  { "table.undo", { "<Control>z" } },
  { "table.redo", { "<Control><Shift>z" } },
  { "table.fit", { "<Control>0" } },
  { "table.zoom-in", { "<Control>plus", "<Control>equal" } },
  { "table.zoom-out", { "<Control>minus" } },
  { "table.side", { "F9" } },
  { "table.change", { "<Control>e" } },
  { "table.player(0)", { "<Control>1" } },
  { "table.player(1)", { "<Control>2" } },
  { "table.player(2)", { "<Control>3" } },
  { "table.player(3)", { "<Control>4" } },
  { "table.player(4)", { "<Control>5" } },
  { "table.player(5)", { "<Control>6" } },
  { "win.menu", { "F10" } },
  { "window.close", { "<Control>w" } },
};

static void
arb_application_startup (GApplication *application)
{
  GSettings *settings = arb_settings ();

  G_APPLICATION_CLASS (arb_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (application), application_actions, G_N_ELEMENTS (application_actions),
                                   application);
  for (guint i = 0; i < G_N_ELEMENTS (application_keys); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), application_keys[i].action,
                                           application_keys[i].keys);

  table_names_isolate ();
  arb_clipboard_guard_fields ();
  arb_game_faces_register ();
  ARB_APPLICATION (application)->games = arb_games_new (NULL);
  if (settings != NULL)
    {
      g_autoptr (GAction) palette = g_settings_create_action (settings, "palette");
      g_autoptr (GAction) clock = g_settings_create_action (settings, "turn-clock");
      g_autoptr (GAction) advice = g_settings_create_action (settings, "advice");
      g_autoptr (GAction) track = g_settings_create_action (settings, "scoring-track");

      g_action_map_add_action (G_ACTION_MAP (application), track);
      g_action_map_add_action (G_ACTION_MAP (application), palette);
      g_action_map_add_action (G_ACTION_MAP (application), advice);
      g_action_map_add_action (G_ACTION_MAP (application), clock);
      g_signal_connect_object (settings, "changed::palette", G_CALLBACK (apply_palette), application, 0);
      apply_palette (settings, "palette", NULL);
    }
}

static void
arb_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window != NULL)
    gtk_window_present (window);
  else
    show_new_window (ARB_APPLICATION (application));
}

/* The active window if it shows no game, else a new window. */
static ArbWindow *
free_window (ArbApplication *self)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (active != NULL && ARB_IS_WINDOW (active) && arb_window_is_idle (ARB_WINDOW (active)))
    return ARB_WINDOW (active);
  return arb_window_new (self);
}

static void
arb_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  /* The window is shown when the game is there, so that the start page is not measured and drawn first. */
  for (int i = 0; i < n_files; i++)
    arb_window_open_file (free_window (ARB_APPLICATION (application)), files[i]);
}

static void
arb_application_shutdown (GApplication *application)
{
  /* The windows go first: their sessions write to the library. */
  G_APPLICATION_CLASS (arb_application_parent_class)->shutdown (application);
  g_clear_object (&ARB_APPLICATION (application)->games);
}

/* Options that are handled before anything needs a display. */
static int
arb_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("%s %s\n", "Arbitress", PACKAGE_VERSION);
      return 0;
    }
  if (g_variant_dict_contains (options, "new-window"))
    {
      g_autoptr (GError) error = NULL;

      if (!g_application_register (application, NULL, &error))
        {
          g_printerr ("%s\n", arb_reason (error));
          return 1;
        }
      /* If this is the first instance, it opens a new window in any case.  A record that follows is opened in the new
       * window, because that shows no game yet. */
      if (g_application_get_is_remote (application))
        g_action_group_activate_action (G_ACTION_GROUP (application), "new-window", NULL);
    }
  return -1;
}

static void
arb_application_class_init (ArbApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  TABLE_OVERRIDE (application_class, arb_application, startup, activate, open, shutdown, handle_local_options);
}

static void
arb_application_init (ArbApplication *self)
{
  static const GOptionEntry options[] = {
    { "version", 'v', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and end"), NULL },
    { "new-window", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL, N_ ("Open another window"), NULL },
    { NULL }
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[RECORD…]"));
  g_application_set_option_context_summary (
      G_APPLICATION (self), _ ("Mirrors a game of Carcassonne or Catan that lies on your table, and scores it, with a "
                               "reason for every point.\n"
                               "A RECORD is opened as a game; arbitress-cli scores records without a display."));
}

ArbApplication *
arb_application_new (GApplicationFlags flags)
{
  return g_object_new (ARB_TYPE_APPLICATION, "application-id", APP_ID, "resource-base-path", "/org/arbitress/Arbitress",
                       "flags", flags | G_APPLICATION_HANDLES_OPEN, NULL);
}

ArbGames *
arb_application_games (ArbApplication *self)
{
  g_return_val_if_fail (ARB_IS_APPLICATION (self), NULL);

  return self->games;
}
