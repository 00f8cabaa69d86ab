/* window.c - a window: start, setup, table and final scores, one at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window shows its page and its session.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/dialogs.h"
#include "app/kit/lost-focus.h"
#include "app/kit/settings.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "app/table/photo.h"
#include "art/art-board.h"
#include "evening/game-words.h"
#include "export.h"
#include "help-window.h"
#include "window-private.h"

static const char *const page_names[] = { "start", "setup", "table", "final", "statistics" };
G_STATIC_ASSERT (G_N_ELEMENTS (page_names) == PAGE_STATISTICS + 1);

G_DEFINE_TYPE (ArbWindow, arb_window, ADW_TYPE_APPLICATION_WINDOW)

/* ---- update ---- */

static gboolean
is_finished (ArbWindow *self)
{
  const TableMoment now = arb_session_now (self->session);

  return table_state (now.state)->finished;
}

static void
update_title (ArbWindow *self)
{
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  if (self->page == PAGE_START)
    title = g_strdup (_ ("Arbitress"));
  else if (self->page == PAGE_SETUP)
    title = g_strdup (_ ("New Game"));
  else if (self->page == PAGE_STATISTICS)
    title = g_strdup (_ ("Statistics"));
  else
    {
      /* The table may show an earlier moment; the page of final scores never does. */
      const TableMoment shown = self->page == PAGE_TABLE ? arb_session_moment (self->session)
                                                         : arb_session_now (self->session);

      title = arb_setup_title (shown.setup);
      subtitle = table_state (shown.state)->finished ? table_leaders_tell (&shown)
                                                     : arb_game_face (shown.setup->game)->subtitle (&shown);
    }
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
update_actions (ArbWindow *self)
{
  static const char *const of_a_game[] = {
    "win.save-record", "win.copy-record", "win.house-rules", "win.display",      "win.names",       "win.house-rule",
    "win.save-map",    "win.print",       "win.save-sheets", "win.share-record", "win.save-result", "win.copy-result"
  };
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean playing = self->session != NULL && (self->page == PAGE_TABLE || self->page == PAGE_FINAL);
  gboolean usable = arb_games_trouble (self->games) == NULL;

  for (guint i = 0; i < G_N_ELEMENTS (of_a_game); i++)
    arb_widget_enable_action (widget, of_a_game[i], playing);
  arb_widget_enable_action (widget, "win.new-game", usable && self->page != PAGE_SETUP);
  arb_widget_enable_action (widget, "win.play-again", usable && playing);
  arb_widget_enable_action (widget, "win.search", usable && self->start_page != NULL && self->page == PAGE_START);
  arb_widget_enable_action (widget, "win.save-games", usable);
  arb_widget_enable_action (widget, "win.statistics", usable && self->page != PAGE_STATISTICS);
  arb_widget_enable_action (widget, "win.back", self->page != PAGE_START);
  arb_widget_enable_action (widget, "win.final-scores", playing && is_finished (self));
  arb_widget_enable_action (widget, "win.look-back", playing);
}

static void
window_update (ArbWindow *self)
{
  gboolean finished = self->session != NULL && is_finished (self);

  update_title (self);
  update_actions (self);
  gtk_widget_set_visible (self->back_button, self->page != PAGE_START);
  gtk_widget_set_visible (self->table_buttons, self->page == PAGE_TABLE);
  gtk_widget_set_visible (self->side_button, self->page == PAGE_TABLE);
  gtk_widget_set_visible (self->final_button, self->page == PAGE_TABLE && finished);
  gtk_stack_set_visible_child_name (self->pages, page_names[self->page]);
}

static void
on_games_changed (ArbWindow *self)
{
  if (self->page == PAGE_START && self->start_page != NULL)
    window_update (self);
}

static void
on_late (ArbWindow *self, const char *line)
{
  const TableMoment now = arb_session_now (self->session);
  g_autofree char *told = table_game_tell_line (now.setup->game, now.state, line);
  TableRefusal why;

  if (arb_session_append (self->session, line, &why))
    {
      g_autofree char *words = arb_sentence (told);

      arb_final_page_say (self->final_page, words, TRUE);
      return;
    }
  arb_dialog_trouble (GTK_WIDGET (self), _ ("Not Entered"), why.sentence);
}

/* Every page except the table is made when it is first shown, so that the first frame of a game comes sooner. */
static void
make_page (ArbWindow *self, Page page)
{
  if (page == PAGE_START && self->start_page == NULL)
    {
      self->start_page = g_object_new (ARB_TYPE_START_PAGE, NULL);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->start_page), page_names[page]);
      arb_start_page_set_games (self->start_page, self->games);
    }
  if (page == PAGE_SETUP && self->setup_page == NULL)
    {
      self->setup_page = g_object_new (ARB_TYPE_SETUP_PAGE, NULL);
      g_signal_connect_object (self->setup_page, "start", G_CALLBACK (arb_window_start_game), self, G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->setup_page), page_names[page]);
    }
  if (page == PAGE_FINAL && self->final_page == NULL)
    {
      self->final_page = g_object_new (ARB_TYPE_FINAL_PAGE, NULL);
      g_signal_connect_object (self->final_page, "enter", G_CALLBACK (on_late), self, G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->final_page), page_names[page]);
    }
  if (page == PAGE_STATISTICS && self->statistics_page == NULL)
    {
      self->statistics_page = g_object_new (ARB_TYPE_STATISTICS_PAGE, NULL);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->statistics_page), page_names[page]);
    }
  arb_widget_mend_parts (gtk_stack_get_child_by_name (self->pages, page_names[page]));
}

void
arb_window_show_page (ArbWindow *self, Page page)
{
  gboolean another = page != self->page;

  make_page (self, page);
  self->page = page;
  if (page == PAGE_FINAL)
    {
      const TableMoment now = arb_session_now (self->session);
      g_autoptr (ArbSheetWords) words = arb_sheet_words_new (self->session);
      ArbThinking players[TABLE_MAX_PLAYERS];

      arb_final_page_set_moment (self->final_page, &now, words->remark);
      if (words->below != NULL && arb_session_thinking (self->session, players))
        arb_final_page_add_thinking (self->final_page, players);
      arb_final_page_set_drawn (self->final_page, words->words.drawn);
      arb_final_page_set_notes (self->final_page, (const char *const *) words->notes);
      arb_final_page_set_codes (self->final_page, words->link, words->packed);
    }
  window_update (self);
  /* Only if the page changes: after an entry, the focus must stay where the person put it. */
  if (page == PAGE_TABLE && another)
    gtk_widget_grab_focus (GTK_WIDGET (self->table_page));
  if (page == PAGE_FINAL && another)
    arb_final_page_take_focus (self->final_page);
}

/* What the table says below the board is seen on the page of final scores, too. */
static void
on_said (ArbWindow *self, const char *words)
{
  if (self->page == PAGE_FINAL)
    arb_final_page_say (self->final_page, words, FALSE);
}

/* ---- the answer on the desk ---- */

static void
print_answer (ArbWindow *self)
{
  const TableAnswer *answer = arb_desk_get_answer (arb_table_page_get_desk (self->table_page));
  const TableMoment moment = arb_session_moment (self->session);

  arb_answer_print (GTK_WIDGET (self->pages), &moment, answer);
}

static void
save_answer (ArbWindow *self, const char *format)
{
  const TableAnswer *answer = arb_desk_get_answer (arb_table_page_get_desk (self->table_page));
  const TableMoment moment = arb_session_moment (self->session);

  arb_answer_save (GTK_WIDGET (self->pages), &moment, answer, format);
}

/* Somebody who pins an answer wants it to be seen. */
static void
on_pinned (ArbWindow *self)
{
  if (arb_session_pinned (self->session, NULL, NULL) != NULL && self->display == NULL)
    arb_window_show_display (self);
}

/* ---- the session ---- */

/* After the last entry, the page of final scores is shown; if that entry is taken back, the table is shown again.
 * Afterwards the person can choose the page freely. */
static void
on_session_changed (ArbWindow *self)
{
  gboolean finished = is_finished (self);
  gboolean now = arb_session_looking_at (self->session) == G_MAXUINT;

  Page page = self->page;

  if (finished && !self->was_finished && now)
    page = PAGE_FINAL;
  else if (!finished && self->page == PAGE_FINAL)
    page = PAGE_TABLE;
  self->was_finished = finished;
  if (page == self->page && page == PAGE_TABLE)
    window_update (self); /* the page has renewed itself */
  else
    arb_window_show_page (self, page);
}

static void
on_session_trouble (ArbWindow *self, const char *sentence)
{
  arb_dialog_trouble (GTK_WIDGET (self), _ ("Not Saved"), sentence);
}

static void
on_drawn (ArbWindow *self)
{
  if (self->page == PAGE_FINAL)
    arb_final_page_set_drawn (self->final_page, arb_session_drawn (self->session, FALSE));
}

/* Only where the game has a scoring track. */
static void
offer_track (ArbWindow *self)
{
  const TableMoment now = arb_session_now (self->session);

  g_menu_remove_all (self->track_section);
  if (arb_settings () != NULL && art_board_has_track (&now))
    g_menu_append (self->track_section, _ ("Scoring Trac_k on the Display"), "app.scoring-track");
}

/* The items of the menu that save a picture of the board say what it is. */
static void
name_pictures (ArbWindow *self)
{
  static const char *const formats[] = { "png", "svg", "pdf" };
  const ArbGameFace *face = arb_game_face (arb_session_setup (self->session)->game);

  g_menu_remove_all (self->picture_section);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *action = g_strdup_printf ("win.save-map::%s", formats[i]);
      g_autoptr (GMenuItem) item = g_menu_item_new (arb_game_face_picture (face, ARB_PICTURE_AS_PNG + i), action);

      g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
      g_menu_append_item (self->picture_section, item);
    }
}

static void
drop_session (ArbWindow *self)
{
  if (self->session == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->session, self);
  arb_table_page_set_session (self->table_page, NULL);
  if (self->final_page != NULL)
    arb_final_page_set_moment (self->final_page, NULL, NULL);
  if (self->display != NULL)
    gtk_window_destroy (GTK_WINDOW (self->display));
  if (self->rules != NULL)
    gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->rules))));
  g_clear_object (&self->session);
}

void
arb_window_set_session (ArbWindow *self, ArbSession *session)
{
  g_return_if_fail (ARB_IS_WINDOW (self));

  arb_window_stop_reading (self);
  if (session != NULL)
    g_object_ref (session);
  drop_session (self);
  self->session = session;
  if (session == NULL)
    {
      arb_window_show_page (self, PAGE_START);
      return;
    }
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "trouble", G_CALLBACK (on_session_trouble), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "pinned", G_CALLBACK (on_pinned), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "drawn", G_CALLBACK (on_drawn), self, G_CONNECT_SWAPPED);
  name_pictures (self);
  offer_track (self);
  arb_table_page_set_session (self->table_page, session);
  arb_window_switch_clock (self);
  self->was_finished = is_finished (self);
  arb_window_show_page (self, self->was_finished ? PAGE_FINAL : PAGE_TABLE);
}

ArbSession *
arb_window_get_session (ArbWindow *self)
{
  g_return_val_if_fail (ARB_IS_WINDOW (self), NULL);

  return self->session;
}

void
arb_window_show_help (ArbWindow *self)
{
  g_autofree char *topic = NULL;
  const TableGame *game = self->session != NULL ? arb_session_setup (self->session)->game : NULL;

  g_return_if_fail (ARB_IS_WINDOW (self));

  if (self->page == PAGE_TABLE)
    topic = arb_table_page_topic (self->table_page);
  else if (self->page != PAGE_START && self->page != PAGE_STATISTICS)
    topic = g_strdup (self->page == PAGE_SETUP ? "setup" : "over");
  arb_help_show (GTK_WINDOW (self), game != NULL ? game->name : NULL, topic);
}

gboolean
arb_window_is_idle (ArbWindow *self)
{
  g_return_val_if_fail (ARB_IS_WINDOW (self), FALSE);

  return self->page == PAGE_START && self->reading == NULL;
}

/* ---- the window ---- */

static void
restore_size (ArbWindow *self)
{
  GSettings *settings = arb_settings ();

  if (settings == NULL)
    return;
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static void
remember_size (ArbWindow *self)
{
  GSettings *settings = arb_settings ();
  int width, height;

  if (settings == NULL || gtk_window_is_fullscreen (GTK_WINDOW (self)))
    return;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (settings, "window-width", CLAMP (width, 360, 16384));
  g_settings_set_int (settings, "window-height", CLAMP (height, 294, 16384));
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
}

static gboolean
on_drop (ArbWindow *self, const GValue *value)
{
  GFile *file = g_value_get_object (value);

  if (file == NULL)
    return FALSE;
  if (self->page == PAGE_TABLE && arb_photo_is_named (file))
    return arb_table_page_attach_photo (self->table_page, file);
  arb_window_open_file (self, file);
  return TRUE;
}

/* Another process may have changed the game meanwhile. */
static void
on_active (ArbWindow *self)
{
  if (self->session != NULL && gtk_window_is_active (GTK_WINDOW (self)))
    arb_session_refresh (self->session);
}

static gboolean
is_last (ArbWindow *self)
{
  for (GList *i = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (self))); i != NULL; i = i->next)
    if (i->data != self && ARB_IS_WINDOW (i->data))
      return FALSE;
  return TRUE;
}

static void
close_all_the_same (gpointer window)
{
  ARB_WINDOW (window)->may_lose = TRUE;
  gtk_window_close (window);
}

/* The program ends with its last window.  Asks before games are lost that are in memory only. */
static gboolean
ask_before_loss (ArbWindow *self)
{
  guint n = self->may_lose || !is_last (self) ? 0 : arb_games_n_unkept (self->games);
  g_autofree char *sentence = NULL;

  if (n == 0)
    return FALSE;
  sentence = g_strdup_printf (ngettext ("%u game is not kept. Go back to save its record, if you want to keep it.",
                                        "%u games are not kept. Go back to save the records that you want to keep.", n),
                              n);
  arb_dialog_confirm (GTK_WIDGET (self), _ ("Lose What Is Not Kept?"), sentence, _ ("_Lose It and End"),
                      close_all_the_same, self, NULL);
  return TRUE;
}

static gboolean
arb_window_close_request (GtkWindow *window)
{
  if (ask_before_loss (ARB_WINDOW (window)))
    return TRUE;
  remember_size (ARB_WINDOW (window));
  drop_session (ARB_WINDOW (window));
  return GTK_WINDOW_CLASS (arb_window_parent_class)->close_request (window);
}

static void
arb_window_dispose (GObject *object)
{
  ArbWindow *self = ARB_WINDOW (object);

  /* The window's toast may remove a game when it is destroyed with the window.  That must not call us. */
  if (self->games != NULL)
    g_signal_handlers_disconnect_by_data (self->games, self);
  g_clear_object (&self->games);
  arb_window_stop_reading (self);
  drop_session (self);

  G_OBJECT_CLASS (arb_window_parent_class)->dispose (object);
}

/* If the window has no game now, the start page is made and shown. */
static void
arb_window_show (GtkWidget *widget)
{
  ArbWindow *self = ARB_WINDOW (widget);

  if (self->page == PAGE_START)
    arb_window_show_page (self, PAGE_START);

  GTK_WIDGET_CLASS (arb_window_parent_class)->show (widget);
}

/* Ctrl+Shift+D pins an answer; GTK takes it to look inside the program while there is none. */
static gboolean
arb_window_enable_debugging (GtkWindow *window, gboolean toggle)
{
  return !toggle && GTK_WINDOW_CLASS (arb_window_parent_class)->enable_debugging (window, toggle);
}

static void
arb_window_class_init (ArbWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_window_dispose;
  TABLE_OVERRIDE (GTK_WINDOW_CLASS (klass), arb_window, close_request, enable_debugging);
  widget_class->show = arb_window_show;

  g_type_ensure (ARB_TYPE_TABLE_PAGE);
  arb_class_template (klass, "window.ui");
  ARB_BIND_CHILDREN (klass, ArbWindow, title, pages, menu_button, picture_section, track_section, back_button,
                     table_buttons, final_button, side_button, table_page);

  arb_window_class_add_actions (widget_class);
}

/* The icon is for window managers without desktop files.  It is an SVG, whose library takes 8 ms to load, so it waits
 * until the first frame is drawn. */
static void
name_icon (GtkWidget *widget)
{
  gtk_window_set_default_icon_name (APP_ID);
}

static void
arb_window_init (ArbWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);
  ArbDesk *desk;

  gtk_widget_init_template (GTK_WIDGET (self));
  desk = arb_table_page_get_desk (self->table_page);
  arb_widget_mend_parts (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", arb_table_page_get_actions (self->table_page));
  g_signal_connect_object (desk, "print", G_CALLBACK (print_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (desk, "save", G_CALLBACK (save_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->table_page, "said", G_CALLBACK (on_said), self);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active), NULL);
  restore_size (self);
  arb_window_add_clock (self);
  arb_lost_focus_mend (GTK_WINDOW (self), GTK_WIDGET (self->table_page));
  arb_widget_after_frame (GTK_WIDGET (self), name_icon);
}

ArbWindow *
arb_window_new (ArbApplication *application)
{
  ArbWindow *self;

  g_return_val_if_fail (ARB_IS_APPLICATION (application), NULL);

  self = g_object_new (ARB_TYPE_WINDOW, "application", application, NULL);
  self->games = g_object_ref (arb_application_games (application));
  g_signal_connect_object (self->games, "changed", G_CALLBACK (on_games_changed), self, G_CONNECT_SWAPPED);
  return self;
}
