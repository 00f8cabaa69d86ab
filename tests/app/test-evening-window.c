/* test-evening-window.c - what an evening is besides the game, in a whole window: the turn clock,
 * the pause, the luck, a photo that is dropped, that all players fit, and who begins the next game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/setup/players-box.h"
#include "app/setup/setup-page.h"
#include "app/shell/final-page.h"
#include "app/shell/window.h"
#include "app/table/prompt.h"
#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "stage.h"
#include "../table/test-add.h"

#define RECORD "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\nplay\n"
#define TWO "Arbitress record 1\ngame carcassonne\nplayer Eve red\nplayer Finn blue\nset base 1\nplay\n"
#define LUCKY                                                                                                          \
  "Arbitress record 1\ngame carcassonne\nplayer Gus red\nplayer Hal blue\nset base 1\nplay\nplace crfr 1,0 r0\n"       \
  "end \"late\"\n"
#define DROPPED "Arbitress record 1\ngame pad\nplayer Ida red\nplayer Jan blue\nplay\n"
#define ENDED "Arbitress record 1\ngame pad\nplayer Kai red\nplayer Lou blue\nplay\nscore Kai 3\nend \"late\"\n"
#define OTHER "Arbitress record 1\ngame carcassonne\nplayer Cleo red\nplayer Dan blue\nset base 1\nplay\n"

/* The setting switches the clock, the menu holds it, and the final scores tell what it measured. */
static void
test_clock (void)
{
  ArbWindow *window = arb_window_new (application);
  g_autoptr (ArbSession) session = stage_import (RECORD);
  GtkMenuButton *menu = stage_child (window, ARB_TYPE_WINDOW, "menu_button");

  gtk_window_present (GTK_WINDOW (window));
  arb_window_set_session (window, session);
  stage_spin ();
  g_assert_false (arb_session_has_clock (session));
  g_action_group_activate_action (G_ACTION_GROUP (application), "turn-clock", NULL);
  stage_spin ();
  g_assert_true (arb_session_clock_runs (session));
  gtk_menu_button_popup (menu);
  stage_spin ();
  g_assert_false (arb_session_clock_runs (session));
  gtk_menu_button_popdown (menu);
  stage_spin ();
  g_assert_true (arb_session_clock_runs (session));
  g_assert_true (arb_session_append (session, "place frfr -1,0 r0", NULL));
  g_assert_true (arb_session_append (session, "end \"Last bus\"", NULL));
  stage_spin ();
  g_assert_false (arb_session_clock_runs (session));
  g_assert_true (stage_says (GTK_WIDGET (window), "Average turn", TRUE));
  g_assert_true (stage_says (GTK_WIDGET (window), "Longest turn", TRUE));
  g_action_group_activate_action (G_ACTION_GROUP (application), "turn-clock", NULL);
  stage_spin ();
  g_assert_false (arb_session_has_clock (session));
  stage_window_close (window);
}

/* The luck of the tiles stands with the final scores as soon as it is found. */
static void
test_luck (void)
{
  g_autoptr (ArbSession) session = stage_import (LUCKY);
  ArbWindow *window = stage_window_of (session);

  while (arb_session_drawn (session, FALSE) == NULL)
    g_main_context_iteration (NULL, TRUE);
  stage_spin ();
  g_assert_true (stage_says (GTK_WIDGET (window), "Luck of the tiles", TRUE));
  stage_window_close (window);
}

/* The points of six players, two digits each, fit in the width of a telephone. */
static void
test_six_players (void)
{
  static const char record[] = "Arbitress record 1\ngame catan\nplayer A red\nplayer B blue\nplayer C green\n"
                               "player D yellow\nplayer E black\nplayer F pink\nuse fishermen\nframe big\ntarget 25\n"
                               "play\npoints A 20 x\npoints B 21 x\npoints C 22 x\npoints D 23 x\npoints E 19 x\n"
                               "points F 18 x\n";
  ArbWindow *window = arb_window_new (application);
  g_autoptr (ArbSession) session = stage_import (record);

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  arb_window_set_session (window, session);
  stage_spin ();
  g_assert_true (stage_says (GTK_WIDGET (window), "23", TRUE));
  stage_window_is_narrow (window);
  stage_window_close (window);
}

/* In a pause the clock stands and nothing is asked; who goes on, or changes an old entry, is asked again. */
static void
test_pause (void)
{
  g_autoptr (ArbSession) session = stage_import (OTHER);
  ArbWindow *window = stage_window_of (session);
  GtkWidget *page;

  arb_session_hold (session, ARB_HOLD_OFF, FALSE);
  stage_spin ();
  page = GTK_WIDGET (stage_find (GTK_WIDGET (window), ARB_TYPE_TABLE_PAGE));
  g_assert_true (arb_session_clock_runs (session));
  g_assert_true (stage_says (GTK_WIDGET (window), "Cleo", FALSE));
  g_assert_true (gtk_widget_activate_action (page, "table.pause", NULL));
  stage_spin ();
  g_assert_true (arb_session_pauses (session));
  g_assert_false (arb_session_clock_runs (session));
  g_assert_true (stage_says (GTK_WIDGET (window), "Pause since", FALSE));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (stage_find (GTK_WIDGET (window), ARB_TYPE_PROMPT))));
  g_signal_emit_by_name (stage_find (page, ARB_TYPE_PROMPT), "pick", 0);
  stage_spin ();
  g_assert_cmpuint (table_journal_length (arb_session_journal (session)), ==, 0);
  g_assert_true (gtk_widget_activate_action (page, "table.pause", NULL));
  stage_spin ();
  g_assert_false (arb_session_pauses (session));
  g_assert_true (arb_session_clock_runs (session));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (stage_find (GTK_WIDGET (window), ARB_TYPE_PROMPT))));
  stage_window_close (window);
}

/* Two windows show one table: the clock goes on until both have left it. */
static void
test_two_windows (void)
{
  ArbWindow *windows[] = { arb_window_new (application), arb_window_new (application) };
  g_autoptr (ArbSession) session = stage_import (TWO);

  for (guint i = 0; i < 2; i++)
    {
      gtk_window_present (GTK_WINDOW (windows[i]));
      arb_window_set_session (windows[i], session);
      stage_spin ();
    }
  arb_session_hold (session, ARB_HOLD_OFF, FALSE);
  g_assert_true (arb_session_clock_runs (session));
  arb_window_set_session (windows[1], NULL);
  stage_spin ();
  g_assert_true (arb_session_clock_runs (session));
  gtk_window_close (GTK_WINDOW (windows[1]));
  stage_spin ();
  g_assert_true (arb_session_clock_runs (session));
  arb_window_set_session (windows[0], NULL);
  stage_spin ();
  g_assert_false (arb_session_clock_runs (session));
  gtk_window_close (GTK_WINDOW (windows[0]));
  stage_spin ();
}

static GtkWindow *
window_called (const char *title)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *i = windows; i != NULL; i = i->next)
    if (g_strcmp0 (gtk_window_get_title (i->data), title) == 0 && gtk_widget_get_mapped (i->data))
      return i->data;
  return NULL;
}

/* TRUE: the window takes the file. */
static gboolean
drop (ArbWindow *window, GFile *file)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, G_TYPE_FILE);
  g_value_set_object (&value, file);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10., 10., &taken);
    }
  return taken;
}

/* The file of a picture is attached to the game that is shown. */
static void
test_drop (void)
{
  ArbWindow *window;
  g_autoptr (ArbSession) session = stage_import (DROPPED);
  g_autofree char *folder = g_dir_make_tmp ("arbitress-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "table.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GdkPixbuf) picture = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 40, 30);
  GtkWindow *card;

  gdk_pixbuf_fill (picture, 0x336699ff);
  g_assert_true (gdk_pixbuf_save (picture, path, "png", NULL, NULL));
  window = stage_window_of (session);
  stage_spin ();
  g_assert_true (drop (window, file));
  while ((card = window_called ("Attach a Photo")) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_window_get_transient_for (card) == GTK_WINDOW (window));
  g_assert_true (stage_says (GTK_WIDGET (card), "Attach the Photo", FALSE));
  gtk_window_destroy (card);
  stage_window_close (window);
  g_unlink (path);
  g_rmdir (folder);
}

/* Does the page of final scores say what was just done, with these words in it? */
static gboolean
is_said (ArbWindow *window, const char *words)
{
  GtkWidget *page = stage_find (GTK_WIDGET (window), ARB_TYPE_FINAL_PAGE);
  GtkWidget *said = stage_child (page, ARB_TYPE_FINAL_PAGE, "said");

  g_test_message ("%s", gtk_label_get_text (GTK_LABEL (said)));
  return gtk_widget_get_mapped (said) && strstr (gtk_label_get_text (GTK_LABEL (said)), words) != NULL;
}

/* Where nothing is asked any more, Enter is for the next game. */
static void
test_end_focus (void)
{
  g_autoptr (ArbSession) session = stage_import (ENDED);
  ArbWindow *window = stage_window_of (session);
  GtkWidget *again;

  stage_window_shows (window, "final");
  again = stage_child (stage_find (GTK_WIDGET (window), ARB_TYPE_FINAL_PAGE), ARB_TYPE_FINAL_PAGE, "again");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == again);
  stage_window_close (window);
}

/* The final scores ask for point cards that nobody showed; and what is asked at the table is seen there. */
static void
test_late (void)
{
  static const char record[] = "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\n"
                               "play\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\n"
                               "found 16 16-26\nfound 32 32-31\ndevelopment Ben +2 \"so it lies\"\npoints Anna 10 x\n";
  g_autoptr (ArbSession) session = stage_import (record);
  ArbWindow *window = stage_window_of (session);
  GtkWidget *card, *field;
  gint32 before;

  if (!table_state (arb_session_now (session).state)->finished)
    g_assert_true (arb_session_append (session, "end \"late\"", NULL));
  stage_window_shows (window, "final");
  card = stage_find (GTK_WIDGET (window), g_type_from_name ("ArbLateCard"));
  g_assert_true (gtk_widget_get_mapped (card));
  field = stage_find (card, GTK_TYPE_SPIN_BUTTON);
  /* Enter is for what is asked, and not for the button that leaves the page. */
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), field));
  before = table_state (arb_session_now (session).state)->ledger.scores[1];
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), 2);
  g_signal_emit_by_name (stage_find (card, GTK_TYPE_BUTTON), "clicked");
  stage_spin ();
  g_assert_cmpint (table_state (arb_session_now (session).state)->ledger.scores[1], ==, before + 2);
  stage_window_shows (window, "final");
  g_assert_false (gtk_widget_get_visible (card));
  g_assert_true (is_said (window, "Ben"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "table.undo", NULL));
  stage_window_shows (window, "final");
  g_assert_true (is_said (window, "Taken back\n"));
  g_assert_true (is_said (window, "Ben"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "table.more", NULL));
  stage_window_shows (window, "table");
  stage_window_close (window);
}

/* Tokens that nobody turned up are asked for one by one, and only with values that they can have. */
static void
test_late_fish (void)
{
  static const char record[] = "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\n"
                               "use fishermen\nplay\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\n"
                               "found 16 16-26\ndraw ?\nfound 32 32-31\nroll 8\nend x\n";
  g_autoptr (ArbSession) session = stage_import (record);
  ArbWindow *window = stage_window_of (session);
  GtkWidget *card;
  guint n;

  g_assert_cmpuint (table_journal_n_refused (arb_session_journal (session)), ==, 0);
  stage_window_shows (window, "final");
  card = stage_find (GTK_WIDGET (window), g_type_from_name ("ArbLateCard"));
  g_assert_true (gtk_widget_get_mapped (card));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == stage_find (card, GTK_TYPE_BUTTON));
  n = table_journal_length (arb_session_journal (session));
  g_signal_emit_by_name (stage_find (card, GTK_TYPE_BUTTON), "clicked");
  stage_spin ();
  g_assert_cmpstr (table_journal_entry (arb_session_journal (session), n).line, ==, "uncover Ben 1");
  g_assert_null (table_journal_entry (arb_session_journal (session), n).refusal);
  /* The sum stays. */
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_true (stage_says (card, "Fish Left", TRUE));
  g_assert_true (stage_says (card, "Ben", TRUE));
  g_assert_true (stage_says (card, "1 fish left", TRUE));
  g_assert_false (stage_says (card, "1 token", TRUE));
  stage_window_close (window);
}

static const char *
first_player (ArbWindow *window)
{
  static char name[sizeof (TablePlayer)];
  g_autoptr (TableSetup) setup = arb_setup_page_build (stage_find (GTK_WIDGET (window), ARB_TYPE_SETUP_PAGE), NULL);

  g_assert_nonnull (setup);
  g_strlcpy (name, setup->players[0].name, sizeof name);
  return name;
}

static GtkWidget *
button_of (GtkWidget *box, const char *id)
{
  return stage_child (box, ARB_TYPE_PLAYERS_BOX, id);
}

/* After a game, the next player begins, or the winner, or it is drawn.  All stay in their seats. */
static void
test_who_begins (void)
{
  static const char *const names[] = { "Anna", "Ben", "Clara" };
  ArbWindow *window = arb_window_new (application);
  GtkWidget *box;
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game);
  g_autoptr (TableSetup) built = NULL;
  g_autoptr (ArbSession) session = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (table_setup_add_player (setup, names[i], -1, NULL));
  g_assert_true (table_setup_line (setup, "set base", NULL));
  session = arb_games_start (arb_application_games (application), setup, NULL);
  gtk_window_present (GTK_WINDOW (window));
  arb_window_set_session (window, session);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-again", NULL);
  g_assert_cmpstr (first_player (window), ==, setup->players[1].name);
  box = stage_find (GTK_WIDGET (window), ARB_TYPE_PLAYERS_BOX);
  g_assert_false (gtk_widget_get_visible (button_of (box, "winner"))); /* nobody has won a game that goes on */

  arb_window_set_session (window, session);
  g_assert_true (arb_session_append (session, "points Clara +5 \"Counted\"", NULL));
  g_assert_true (arb_session_append (session, "end \"Last bus\"", NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-again", NULL);
  g_assert_cmpstr (first_player (window), ==, setup->players[1].name);
  g_assert_true (stage_says (box, "Winner: Clara", TRUE));
  g_signal_emit_by_name (button_of (box, "winner"), "clicked");
  g_assert_cmpstr (first_player (window), ==, "Clara");
  g_assert_true (stage_says (box, "Clara begins", TRUE));
  built = arb_setup_page_build (stage_find (GTK_WIDGET (window), ARB_TYPE_SETUP_PAGE), NULL);
  g_assert_cmpstr (built->players[1].name, ==, setup->players[0].name);
  g_assert_cmpuint (built->players[0].colour, ==, setup->players[2].colour);
  g_signal_emit_by_name (button_of (box, "next"), "clicked");
  g_assert_cmpstr (first_player (window), ==, setup->players[1].name);

  /* A game that follows none has nobody to begin with. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  g_assert_false (gtk_widget_get_visible (button_of (box, "next")));
  g_assert_false (gtk_widget_get_visible (button_of (box, "winner")));
  stage_window_close (window);
}

STAGE_MAIN (stage_application, "/evening-window", late, end_focus, late_fish, clock, luck, six_players, pause,
            two_windows, drop, who_begins)
