/* test-shell.c - the pages around the table: the setup and its result, the list of games, and what is saved or printed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "app/carcassonne/lake-editor.h"
#include "app/kit/words.h"
#include "app/setup/players-box.h"
#include "app/setup/rules-card.h"
#include "app/setup/setup-page.h"
#include "app/shell/export.h"
#include "app/shell/window.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/carc-play.h"
#include "evening/game-files.h"
#include "evening/game-list.h"
#include "evening/game-words.h"
#include "library/fault.h"
#include "stage.h"
#include "new-library.h"
#include "../table/test-add.h"

/* ---- games ---- */

static ArbGameList *
listed (ArbGames *games)
{
  ArbGameList *list = arb_game_list_new (games);

  g_assert_true (arb_game_list_load (list, NULL));
  return list;
}

static guint
n_listed (ArbGames *games)
{
  g_autoptr (ArbGameList) list = listed (games);

  return g_list_model_get_n_items (arb_game_list_items (list));
}

static void
test_import (void)
{
  g_autoptr (ArbGames) games = new_library ();
  g_autoptr (ArbSession) first = NULL;
  g_autoptr (ArbSession) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) copy = NULL;
  g_autoptr (ArbSession) same = NULL;
  int later;
  g_autofree char *text = stage_text (STAGE_SAMPLE);

  first = arb_games_import (games, text, strlen (text), &later, &error);
  g_assert_no_error (error);
  g_assert_cmpint (later, ==, -1);

  /* A record that is an earlier state of a stored game opens that game. */
  again = arb_games_import (games, text, strlen (text), &later, &error);
  g_assert_no_error (error);
  g_assert_cmpint (later, ==, 0);
  g_assert_true (again == first);
  g_assert_true (arb_session_append (first, "note \"later\"", NULL));
  g_assert_true (arb_session_append (first, "note \"and later\"", NULL));
  same = arb_games_import (games, text, strlen (text), &later, &error);
  g_assert_no_error (error);
  g_assert_cmpint (later, ==, 2);
  g_assert_true (same == first);

  g_assert_cmpuint (n_listed (games), ==, 1);

  /* If the person wants that earlier state, it becomes a game of its own, and the other one stays as it is. */
  copy = arb_games_import_copy (games, text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpint (arb_session_id (copy), !=, arb_session_id (first));
  g_assert_cmpuint (table_journal_length (arb_session_journal (copy)) + 2, ==,
                    table_journal_length (arb_session_journal (first)));
}

static void
test_import_rubbish (void)
{
  g_autoptr (ArbGames) games = new_library ();
  g_autoptr (GError) error = NULL;
  int later;

  g_assert_null (arb_games_import (games, "\x89PNG\r\n", 6, &later, &error));
  g_assert_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_NOT_A_RECORD);
  g_assert_cmpuint (n_listed (games), ==, 0);
}

static void
test_hide (void)
{
  g_autoptr (ArbGames) games = new_library ();
  g_autoptr (TableSetup) setup = new_setup ();
  g_autoptr (ArbSession) session = arb_games_start (games, setup, NULL);
  gint64 id = arb_session_id (session);
  g_autofree char *path = arb_games_path (games);

  g_assert_true (arb_games_is_open (games, id));
  g_clear_object (&session);
  g_assert_false (arb_games_is_open (games, id));

  arb_games_hide (games, id);
  g_assert_cmpuint (n_listed (games), ==, 0);
  arb_games_show (games, id);
  g_assert_cmpuint (n_listed (games), ==, 1);

  /* A game that is hidden when the program ends is gone the next time. */
  arb_games_hide (games, id);
  g_clear_object (&games);
  games = arb_games_new (path);
  g_assert_cmpuint (n_listed (games), ==, 0);
}

static guint
n_remembered (ArbGames *games)
{
  g_autoptr (GPtrArray) players = arb_games_players (games, NULL);

  return players->len;
}

/* A forgotten player can be brought back, or play a game and then be remembered.  Games keep the name. */
static void
test_forget (void)
{
  g_autoptr (ArbGames) games = new_library ();
  g_autoptr (TableSetup) setup = new_setup ();
  g_autofree char *path = arb_games_path (games);
  g_autoptr (ArbSession) session = arb_games_start (games, setup, NULL);
  g_autoptr (ArbSession) second = NULL;
  g_autoptr (ArbGameList) list = NULL;
  g_autoptr (ArbListedGame) first = NULL;

  g_assert_cmpuint (n_remembered (games), ==, 2);
  arb_games_hide_player (games, "anna");
  g_assert_cmpuint (n_remembered (games), ==, 1);
  arb_games_show_player (games, "Anna");
  g_assert_cmpuint (n_remembered (games), ==, 2);

  arb_games_hide_player (games, "Anna");
  second = arb_games_start (games, setup, NULL);
  g_assert_cmpuint (n_remembered (games), ==, 2);
  g_assert_true (arb_games_forget_player (games, "Anna", NULL));
  g_assert_cmpuint (n_remembered (games), ==, 2);

  arb_games_hide_player (games, "Anna");
  g_assert_true (arb_games_forget_player (games, "Anna", NULL));
  g_assert_cmpuint (n_remembered (games), ==, 1);

  /* A player who is hidden when the program ends is forgotten the next time. */
  arb_games_hide_player (games, "Ben");
  g_clear_object (&session);
  g_clear_object (&second);
  g_clear_object (&games);
  games = arb_games_new (path);
  g_assert_cmpuint (n_remembered (games), ==, 0);
  g_assert_cmpuint (n_listed (games), ==, 2);
  list = listed (games);
  first = g_list_model_get_item (arb_game_list_items (list), 0);
  g_assert_cmpstr (arb_listed_game_get (first)->players, ==, "Anna, Ben");
}

static void
test_last_setup (void)
{
  g_autoptr (ArbGames) games = new_library ();
  g_autoptr (TableSetup) setup = new_setup ();
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (TableSetup) last = NULL;

  g_assert_null (arb_games_last_setup (games, NULL));
  g_assert_true (table_setup_set_rule (setup, "B1", "second", NULL));
  session = arb_games_start (games, setup, NULL);
  last = arb_games_last_setup (games, NULL);
  g_assert_nonnull (last);
  g_assert_cmpuint (last->n_players, ==, 2);
  g_assert_cmpuint (last->rulings[CARC_B1], ==, CARC_B1_SECOND);
}

static void
test_damaged (void)
{
  g_autofree char *folder = g_dir_make_tmp ("arbitress-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  g_autofree char *after = NULL;
  g_autoptr (ArbGames) games = NULL;
  g_autoptr (ArbGameList) list = NULL;
  g_autoptr (GError) error = NULL;
  char rubbish[4096];

  memset (rubbish, 'x', sizeof rubbish);
  g_assert_true (g_file_set_contents (path, rubbish, sizeof rubbish, NULL));
  games = arb_games_new (path);
  g_assert_error (arb_games_trouble (games), LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
  list = arb_game_list_new (games);
  g_assert_false (arb_game_list_load (list, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);

  /* It is only read, never written. */
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpmem (after, sizeof rubbish, rubbish, sizeof rubbish);
}

/* ---- setup ---- */

static void
test_setup_build (void)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_PAGE, NULL));
  g_autoptr (ArbGames) games = new_library ();
  g_autoptr (TableSetup) setup = NULL;
  TableRefusal why = { "" };

  arb_setup_page_begin (ARB_SETUP_PAGE (page), games);
  g_assert_null (arb_setup_page_build (ARB_SETUP_PAGE (page), &why));
  g_assert_cmpstr (why.sentence, !=, "");
}

/* "As last time" restores players, sets, systems and readings. */
static void
test_setup_again (void)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_PAGE, NULL));
  g_autoptr (ArbGames) games = new_library ();
  g_autoptr (TableSetup) setup = new_setup ();
  g_autoptr (TableSetup) built = NULL;
  g_autoptr (ArbSession) session = NULL;
  TableRefusal why = { "" };

  g_assert_true (table_setup_line (setup, "set inns 2", NULL));
  g_assert_true (table_setup_line (setup, "use arbitress", NULL));
  g_assert_true (table_setup_set_rule (setup, "A10", "nobody", NULL));
  session = arb_games_start (games, setup, NULL);

  arb_setup_page_begin (ARB_SETUP_PAGE (page), games);
  gtk_widget_activate_action (page, "setup.again", NULL);
  built = arb_setup_page_build (ARB_SETUP_PAGE (page), &why);
  g_assert_cmpstr (why.sentence, ==, "");
  g_assert_nonnull (built);
  g_assert_cmpuint (built->n_players, ==, 2);
  g_assert_cmpstr (built->players[1].name, ==, "Ben");
  g_assert_cmpuint (built->rulings[CARC_A10], ==, CARC_A10_NOBODY);
  g_assert_true (carc_game.in_play (built, "arbitress"));
  g_assert_true (carc_game.in_play (built, "inns"));
  g_assert_false (carc_game.in_play (built, "lake"));
  g_assert_false (carc_game.in_play (built, "siege"));
}

/* After a tournament, the next game begins with all aids. */
static void
test_setup_aids (void)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_PAGE, NULL));
  g_autoptr (ArbGames) games = new_library ();
  g_autoptr (TableSetup) setup = new_setup ();
  g_autoptr (ArbSession) session = arb_games_start (games, setup, NULL);

  for (guint begun = 0; begun < 2; begun++)
    {
      g_autoptr (TableSetup) built = NULL;

      arb_setup_page_begin (ARB_SETUP_PAGE (page), games);
      gtk_widget_activate_action (page, "setup.again", NULL);
      built = arb_setup_page_build (ARB_SETUP_PAGE (page), NULL);
      g_assert_nonnull (built);
      g_assert_cmpint (built->aids, ==, TABLE_AIDS_OPEN);
      adw_combo_row_set_selected (stage_child (page, ARB_TYPE_SETUP_PAGE, "aids"), TABLE_AIDS_TOURNAMENT);
      gtk_widget_activate_action (page, "setup.start", NULL);
    }
}

static void
test_setup_players (void)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (g_object_new (ARB_TYPE_PLAYERS_BOX, NULL));
  g_autoptr (TableSetup) seated = new_setup ();
  g_autoptr (TableSetup) filled = table_setup_new (&carc_game);

  arb_players_box_seat (ARB_PLAYERS_BOX (box), seated);
  g_assert_cmpuint (arb_players_box_count (ARB_PLAYERS_BOX (box)), ==, 2);
  g_assert_true (arb_players_box_fill (ARB_PLAYERS_BOX (box), filled, NULL));
  g_assert_cmpstr (filled->players[0].name, ==, "Anna");
  g_assert_cmpuint (filled->players[1].colour, ==, seated->players[1].colour);
  arb_players_box_seat (ARB_PLAYERS_BOX (box), NULL);
  g_assert_cmpuint (arb_players_box_count (ARB_PLAYERS_BOX (box)), ==, 0);
}

static void
count (guint *n)
{
  (*n)++;
}

static void
test_setup_lake_editor (void)
{
  g_autoptr (GtkWidget) editor = g_object_ref_sink (g_object_new (ARB_TYPE_LAKE_EDITOR, NULL));
  CarcLakeLayout usual, layout;
  guint n = 0;

  carc_lake_layout_default (&usual);
  arb_lake_editor_get_layout (ARB_LAKE_EDITOR (editor), &layout);
  g_assert_cmpmem (&layout, sizeof layout, &usual, sizeof usual);

  g_signal_connect_swapped (editor, "changed", G_CALLBACK (count), &n);
  layout.pennants = 1;
  arb_lake_editor_set_layout (ARB_LAKE_EDITOR (editor), &layout);
  g_assert_cmpuint (n, ==, 0);
  gtk_widget_activate_action (editor, "lake.reset", NULL);
  g_assert_cmpuint (n, ==, 1);
  gtk_widget_activate_action (editor, "lake.reset", NULL);
  g_assert_cmpuint (n, ==, 1);

  /* A layout that cannot be on a table is never returned. */
  layout = usual;
  memset (layout.edges, CARC_EDGE_FIELD, sizeof layout.edges);
  arb_lake_editor_set_layout (ARB_LAKE_EDITOR (editor), &layout);
  arb_lake_editor_get_layout (ARB_LAKE_EDITOR (editor), &layout);
  g_assert_cmpmem (&layout, sizeof layout, &usual, sizeof usual);
}

/* ---- windows ---- */

static void
test_game (void)
{
  ArbGames *games = arb_application_games (application);
  ArbWindow *window = arb_window_new (application);
  g_autoptr (TableSetup) setup = new_setup ();
  g_autoptr (ArbSession) session = arb_games_start (games, setup, NULL);
  gint64 id = arb_session_id (session);

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-game", "x", id);
  stage_spin ();
  g_assert_true (arb_window_get_session (window) == session);
  g_assert_false (arb_window_is_idle (window));
  stage_window_is_narrow (window);

  /* The end of the game shows the final scores; if the end is taken back, the table is shown. */
  stage_window_shows (window, "table");
  g_assert_true (arb_session_append (session, "end \"late\"", NULL));
  stage_window_shows (window, "final");
  stage_window_is_narrow (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.display", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.house-rules", NULL);
  stage_spin ();
  g_assert_true (arb_session_undo (session));
  stage_window_shows (window, "table");

  /* If somebody goes back to the table after the end, it stays. */
  g_assert_true (arb_session_redo (session));
  stage_window_shows (window, "final");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  stage_window_shows (window, "table");
  arb_session_look_at (session, 0);
  stage_window_shows (window, "table");
  arb_session_look_at (session, G_MAXUINT);
  stage_window_shows (window, "table");

  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  stage_spin ();
  g_assert_true (arb_window_is_idle (window));
  g_assert_null (arb_window_get_session (window));
  stage_close (window);
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (application)));
}

static guint
n_windows_called (const char *title)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n = 0;

  for (GList *i = windows; i != NULL; i = i->next)
    n += g_strcmp0 (gtk_window_get_title (i->data), title) == 0 && gtk_widget_get_mapped (i->data);
  return n;
}

/* The house rules have one window, which closes with the game. */
static void
test_rules (void)
{
  ArbWindow *window = arb_window_new (application);
  g_autoptr (TableSetup) setup = new_setup ();
  g_autoptr (ArbSession) session = arb_games_start (arb_application_games (application), setup, NULL);

  gtk_window_present (GTK_WINDOW (window));
  arb_window_set_session (window, session);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.house-rules", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.house-rules", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.house-rule", "s", "B1");
  stage_spin ();
  g_assert_cmpuint (n_windows_called ("House Rules"), ==, 1);
  arb_window_set_session (window, NULL);
  stage_spin ();
  g_assert_cmpuint (n_windows_called ("House Rules"), ==, 0);
  stage_close (window);
}

/* After a game the next one can begin with the same players and rules. */
static void
test_again (void)
{
  ArbWindow *window = arb_window_new (application);
  g_autoptr (TableSetup) setup = new_setup ();
  g_autoptr (TableSetup) proposed = NULL;
  g_autoptr (ArbSession) session = NULL;

  g_assert_true (table_setup_line (setup, "rule B2 small", NULL));
  session = arb_games_start (arb_application_games (application), setup, NULL);
  gtk_window_present (GTK_WINDOW (window));
  arb_window_set_session (window, session);
  g_assert_true (arb_session_append (session, "end \"Last bus\"", NULL));
  stage_window_shows (window, "final");
  g_assert_true (stage_says (GTK_WIDGET (window), "The game is ended: Last bus", TRUE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-again", NULL);
  stage_window_shows (window, "setup");
  proposed = arb_setup_page_build (stage_find (GTK_WIDGET (window), ARB_TYPE_SETUP_PAGE), NULL);
  g_assert_nonnull (proposed);
  g_assert_cmpuint (proposed->n_players, ==, setup->n_players);
  for (guint i = 0; i < setup->n_players; i++)
    g_assert_cmpstr (proposed->players[i].name, ==, setup->players[(i + 1) % setup->n_players].name);
  g_assert_cmpmem (proposed->rulings, sizeof proposed->rulings, setup->rulings, sizeof setup->rulings);
  stage_close (window);
}

/* The title tells the tiles left at the moment that is shown, as the page below it does. */
static void
test_moment (void)
{
  ArbWindow *window = arb_window_new (application);
  g_autoptr (TableSetup) setup = new_setup ();
  g_autoptr (ArbSession) session = arb_games_start (arb_application_games (application), setup, NULL);
  AdwWindowTitle *title = stage_child (window, ARB_TYPE_WINDOW, "title");
  g_autofree char *before = NULL;

  gtk_window_present (GTK_WINDOW (window));
  arb_window_set_session (window, session);
  before = g_strdup (adw_window_title_get_subtitle (title));
  g_assert_true (arb_session_append (session, "place frfr -1,0 r0", NULL));
  g_assert_cmpstr (adw_window_title_get_subtitle (title), !=, before);
  arb_session_look_at (session, 0);
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, before);
  arb_window_set_session (window, NULL);
  stage_close (window);
}

/* The sentence below the heading. */
static const char *
sentence_of (AdwMessageDialog *dialog)
{
  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (adw_message_dialog_get_extra_child (dialog))));
}

/* The dialog must show a sentence with this text.  Closes it. */
static void
await_trouble (GtkWindow *window, const char *text)
{
  AdwMessageDialog *dialog = stage_await_over (window, ADW_TYPE_MESSAGE_DIALOG);

  if (strstr (sentence_of (dialog), text) == NULL)
    g_error ("“%s” is not in: %s", text, sentence_of (dialog));
  stage_close (dialog);
}

/* A pipe that nobody writes to and a file without an end do not stop the program, and nothing of them is read. */
static void
test_special_files (void)
{
  ArbWindow *window = arb_window_new (application);
  g_autofree char *folder = g_dir_make_tmp ("arbitress-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);
  const char *const places[] = { pipe, "/dev/zero", folder };

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (places[i]);

      arb_window_open_file (window, file);
      g_assert_false (arb_window_is_idle (window));
      await_trouble (GTK_WINDOW (window), "not a file");
      g_assert_true (arb_window_is_idle (window));
    }
  stage_close (window);
  g_unlink (pipe);
  g_rmdir (folder);
}

/* A game that a window shows is not opened in a second one. */
static void
test_same_game (void)
{
  ArbWindow *first = arb_window_new (application);
  ArbWindow *second = arb_window_new (application);
  ArbWindow *made;
  gpointer alive;
  g_autoptr (GFile) file = stage_file (STAGE_SAMPLE);
  ArbSession *session;

  gtk_window_present (GTK_WINDOW (first));
  gtk_window_present (GTK_WINDOW (second));
  arb_window_open_file (first, file);
  session = stage_window_session (first);
  gtk_widget_activate_action (GTK_WIDGET (second), "win.open-game", "x", arb_session_id (session));
  stage_spin ();
  g_assert_true (arb_window_get_session (first) == session);
  g_assert_null (arb_window_get_session (second));
  g_assert_true (arb_window_is_idle (second));

  /* A window that was made to open the record goes away. */
  made = arb_window_new (application);
  alive = made;
  g_object_add_weak_pointer (G_OBJECT (made), &alive);
  arb_window_open_file (made, file);
  while (alive != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (arb_window_get_session (first) == session);

  gtk_window_close (GTK_WINDOW (first));
  stage_close (second);
}

/* A sample becomes a game like any other. */
static void
test_sample (void)
{
  ArbWindow *window = arb_window_new (application);

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-sample", "s", "with-the-shoe");
  stage_window_session (window);
  stage_window_shows (window, "table");
  g_assert_cmpuint (table_journal_n_refused (arb_session_journal (arb_window_get_session (window))), ==, 0);
  stage_close (window);
}

/* A record that is still being read does not replace what the person has opened since then. */
static void
test_other_meanwhile (void)
{
  ArbGames *games = arb_application_games (application);
  ArbWindow *window = arb_window_new (application);
  g_autoptr (GFile) file = stage_file (STAGE_SHOE);
  g_autoptr (TableSetup) setup = new_setup ();
  g_autoptr (ArbSession) session = arb_games_start (games, setup, NULL);
  gpointer alive = window;

  gtk_window_present (GTK_WINDOW (window));
  arb_window_open_file (window, file);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-game", "x", arb_session_id (session));
  stage_window_shows (window, "table");

  /* The window lives until the reading has ended. */
  g_object_add_weak_pointer (G_OBJECT (window), &alive);
  g_assert_true (arb_window_get_session (window) == session);
  gtk_window_close (GTK_WINDOW (window));
  while (alive != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* A window that shows games which are not kept asks before it closes. */
static void
close_unkept (ArbWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
  g_assert_nonnull (strstr (sentence_of (stage_await_over (window, ADW_TYPE_MESSAGE_DIALOG)), "1 game is not kept"));
  adw_message_dialog_response (stage_await_over (window, ADW_TYPE_MESSAGE_DIALOG), "no");
  stage_spin ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  gtk_window_close (GTK_WINDOW (window));
  adw_message_dialog_response (stage_await_over (window, ADW_TYPE_MESSAGE_DIALOG), "yes");
  stage_spin ();
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (application)));
}

/* With a data folder that cannot be used, a record can be opened and played all the same. */
static void
test_unkept (void)
{
  ArbWindow *window;
  AdwMessageDialog *dialog;
  g_autofree char *note = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GPtrArray) list = NULL;

  if (!g_test_subprocess ())
    {
      g_autofree char *home = g_strdup (g_getenv ("XDG_DATA_HOME"));

      g_setenv ("XDG_DATA_HOME", "/proc/none", TRUE);
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      g_setenv ("XDG_DATA_HOME", home, TRUE);
      return;
    }
  window = arb_window_new (application);
  file = stage_file (STAGE_SAMPLE);
  g_assert_nonnull (arb_games_trouble (arb_application_games (application)));
  arb_window_open_file (window, file);
  dialog = stage_await_over (window, ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (sentence_of (dialog), "/proc/none"));
  adw_message_dialog_response (dialog, "yes");
  stage_spin ();
  stage_window_shows (window, "table");
  g_assert_null (arb_games_trouble (arb_application_games (application)));
  g_assert_true (arb_session_append (arb_window_get_session (window), "note \"played\"", NULL));

  /* The list shows it, and says what will become of it. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  stage_window_shows (window, "start");
  stage_window_is_narrow (window);
  note = arb_games_note (arb_application_games (application));
  g_assert_nonnull (strstr (note, "not kept"));
  g_assert_cmpuint (n_listed (arb_application_games (application)), ==, 1);
  close_unkept (window);
}

/* If the disk is full, a game can still be played; it is only not kept. */
static void
test_full (void)
{
  ArbWindow *window;
  GtkWidget *page;
  g_autoptr (TableSetup) setup = new_setup ();
  ArbGames *games;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }
  /* A game of the library is deleted, and its toast still offers to bring it back: it has the id of the new game. */
  games = arb_application_games (application);
  g_object_unref (arb_games_start (games, setup, NULL));
  arb_games_hide (games, 1);
  window = arb_window_new (application);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  stage_window_shows (window, "setup");
  page = stage_find (GTK_WIDGET (window), ARB_TYPE_SETUP_PAGE);
  fault_arm (FAULT_FULL, 1, TRUE);
  g_signal_emit_by_name (page, "start", setup);
  g_assert_nonnull (strstr (sentence_of (stage_await_over (window, ADW_TYPE_MESSAGE_DIALOG)), "full"));
  adw_message_dialog_response (stage_await_over (window, ADW_TYPE_MESSAGE_DIALOG), "yes");
  stage_spin ();
  stage_window_shows (window, "table");
  g_assert_true (arb_session_append (arb_window_get_session (window), "note \"played\"", NULL));
  g_assert_false (arb_games_is_hidden (games, arb_session_id (arb_window_get_session (window))));
  close_unkept (window);
  g_assert_true (fault_disarm ());
}

/* Everything that a game can show fits in the width of a telephone.  The build runs this in every language. */
static void
test_narrow (void)
{
  ArbWindow *window = arb_window_new (application);
  g_autoptr (TableSetup) setup = new_setup ();
  g_autoptr (ArbSession) session = NULL;

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  stage_window_shows (window, "setup");
  stage_window_is_narrow (window);

  g_assert_true (table_setup_line (setup, "player Clara green", NULL));
  g_assert_true (table_setup_line (setup, "player David yellow", NULL));
  g_assert_true (table_setup_line (setup, "player Eva black", NULL));
  g_assert_true (table_setup_line (setup, "player Fritz pink", NULL));
  g_assert_true (table_setup_line (setup, "use arbitress", NULL));
  g_assert_true (table_setup_line (setup, "use lake", NULL));
  session = arb_games_start (arb_application_games (application), setup, NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-game", "x", arb_session_id (session));
  stage_window_shows (window, "table");
  stage_window_is_narrow (window);
  g_assert_true (arb_session_append (session, "end \"late\"", NULL));
  stage_window_shows (window, "final");
  stage_window_is_narrow (window);
  stage_close (window);
}

/* The same for the other game: the sample record, with four players who need eleven points and have the shoe. */
static void
test_narrow_catan (void)
{
  ArbWindow *window = arb_window_new (application);
  g_autoptr (GFile) file = stage_file (STAGE_SHOE);

  gtk_window_present (GTK_WINDOW (window));
  arb_window_open_file (window, file);
  stage_window_session (window);
  stage_window_shows (window, "table");
  stage_window_is_narrow (window);
  g_assert_true (arb_session_append (arb_window_get_session (window), "build settlement 46", NULL));
  stage_window_shows (window, "final");
  stage_window_is_narrow (window);
  stage_close (window);
}

/* A winner whose name is written from right to left does not move the points, and no file name is turned. */
static void
test_turned_names (void)
{
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game);
  g_autoptr (ArbSession) session = NULL;
  g_autofree char *leaders = NULL;
  g_autofree char *name = NULL;
  TableMoment now;

  g_assert_true (table_setup_line (setup, "player \u05d0\u05d1 red", NULL));
  g_assert_true (table_setup_line (setup, "player e\u202elive blue", NULL));
  g_assert_true (table_setup_line (setup, "set base", NULL));
  session = arb_games_start (arb_application_games (application), setup, NULL);
  g_assert_true (arb_session_append (session, "points \u05d0\u05d1 35 x", NULL));
  now = arb_session_now (session);
  leaders = table_leaders_tell (&now);
  g_assert_true (g_str_has_prefix (leaders, "\u200e\u2068\u05d0\u05d1\u2069 wins with 35"));
  name = arb_file_name (setup, "arb");
  g_assert_cmpstr (name, ==, "\u05d0\u05d1, elive.arb");
}

/* ---- files and paper ---- */

static void
test_file_name (void)
{
  g_autoptr (TableSetup) setup = new_setup ();
  g_autofree char *plain = arb_file_name (setup, "arb"), *shared = arb_file_name_shared (setup);
  g_autofree char *titled = NULL;

  g_assert_cmpstr (plain, ==, "Anna, Ben.arb");
  g_assert_cmpstr (shared, ==, "Anna, Ben.shared.arb");
  g_strlcpy (setup->title, "../a/b", sizeof setup->title);
  titled = arb_file_name (setup, "pdf");
  g_assert_null (strchr (titled, '/'));
  g_assert_cmpint (titled[0], !=, '.');
}

static void
test_print (void)
{
  g_autofree char *text = stage_text (STAGE_SAMPLE);
  g_autoptr (TableJournal) journal = table_record_parse (text, strlen (text), NULL, NULL);
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal) };
  g_autoptr (GtkPrintOperation) operation = arb_sheets_operation (&moment, g_new0 (ArbSheetWords, 1));
  g_autofree char *folder = g_dir_make_tmp ("arbitress-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheets.pdf", NULL);
  g_autofree char *pdf = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &pdf, &size, &error));
  g_assert_cmpuint (size, >, 10000);
  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_words (void)
{
  g_autofree char *sentence = arb_sentence ("ärger with Ben");
  g_autofree char *asked = arb_sentence ("who?");
  g_autofree char *empty = arb_sentence ("");

  g_assert_cmpstr (sentence, ==, "Ärger with Ben.");
  g_assert_cmpstr (asked, ==, "Who?");
  g_assert_cmpstr (empty, ==, "");
}

int
main (int argc, char *argv[])
{
  stage_translate ();
  fault_install ();
  stage_application (&argc, &argv);

  TESTS_ADD ("/shell", import, import_rubbish, hide, forget, last_setup, damaged, turned_names, setup_build,
             setup_again, setup_aids, setup_players, setup_lake_editor, file_name, print, words);
  TESTS_ADD ("/shell/window", game, rules, again, moment, special_files, same_game, sample, other_meanwhile, unkept,
             full, narrow, narrow_catan);
  return stage_run ();
}
