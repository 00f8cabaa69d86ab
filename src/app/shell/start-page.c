/* start-page.c - the games on this computer: resume one, look at one, or begin one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deleted game is only hidden while a toast offers to bring it back.  Afterwards it is removed.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/one-stop.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "evening/game-list.h"
#include "evening/game-words.h"
#include "evening/reason.h"
#include "game-finder.h"
#include "game-row.h"
#include "start-page.h"
#include "thumbnail.h"

#define FIRST_ROWS 12 /* that are filled at once, because they are in view in the first frame */

struct _ArbStartPage
{
  AdwBin parent_instance;

  GtkWidget *first_game; /* the buttons that begin a game: if there is none yet, and beside the others */
  GtkWidget *new_game;
  GtkStack *views;
  ArbGameFinder *finder;
  GtkWidget *scroller;
  GtkListView *rows;
  AdwStatusPage *trouble;
  GtkWidget *salvage_button;
  GtkWidget *note; /* what a person must know about the games */
  GtkLabel *note_words;
  GtkWidget *retry_button;

  ArbGames *games;
  ArbGameList *list;
  GListModel *found; /* those of its games that are shown; the finder owns it */
  ArbThumbnails *thumbnails;
  GHashTable *bound; /* set of ArbGameRow: those that have a game, about 200 around the ones in view */
  guint tick;        /* id of the call that fills rows; 0: none */
  guint frames;      /* how often it is still called */
  gboolean stale;    /* the library is another one, and this page was not visible since then */
};

G_DEFINE_TYPE (ArbStartPage, arb_start_page, ADW_TYPE_BIN)

/* ---- deleting ---- */

typedef struct
{
  ArbGames *games;
  gint64 id;
} Deletion;

static void
deletion_free (gpointer data)
{
  Deletion *deletion = data;

  g_object_unref (deletion->games);
  g_free (deletion);
}

static void
on_bring_back (gpointer data)
{
  const Deletion *deletion = data;

  arb_games_show (deletion->games, deletion->id);
}

static void
on_deleted (gpointer data)
{
  const Deletion *deletion = data;
  g_autoptr (GError) error = NULL;

  /* Since then, the games may have become those of another library, with the same ids. */
  if (!arb_games_is_hidden (deletion->games, deletion->id))
    return;
  if (!arb_games_remove (deletion->games, deletion->id, &error))
    {
      g_info ("Game %" G_GINT64_FORMAT " was not removed: %s", deletion->id, error->message);
      arb_games_show (deletion->games, deletion->id);
    }
}

static void
on_delete (ArbGameRow *row, ArbStartPage *self)
{
  const LibraryGame *game = arb_game_row_get_game (row);
  g_autofree char *title = NULL, *text = NULL;
  Deletion *deletion;

  if (game == NULL)
    return;
  if (arb_games_is_open (self->games, game->id))
    {
      arb_dialog_toast (GTK_WIDGET (self), _ ("This game is open in another window"));
      return;
    }
  deletion = g_new0 (Deletion, 1);
  deletion->games = g_object_ref (self->games);
  deletion->id = game->id;
  title = arb_game_title (game);
  text = g_strdup_printf (_ ("“%s” deleted"), title);
  arb_games_hide (self->games, deletion->id);
  arb_dialog_offer (GTK_WIDGET (self), text, _ ("_Undo"), on_bring_back, on_deleted, deletion, deletion_free);
}

/* Tab goes past the buttons in the rows, so there is a key for the row with the focus. */
static gboolean
on_delete_key (GtkWidget *rows, GVariant *nothing, gpointer data)
{
  GtkWidget *focused = gtk_widget_get_focus_child (rows);
  GtkWidget *row = focused != NULL ? gtk_widget_get_first_child (focused) : NULL;

  if (row == NULL || !ARB_IS_GAME_ROW (row))
    return FALSE;
  on_delete (ARB_GAME_ROW (row), ARB_START_PAGE (data));
  return TRUE;
}

static void
add_delete_key (ArbStartPage *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                                                          gtk_callback_action_new (on_delete_key, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->rows), keys);
}

/* ---- the list ---- */

static void
setup_row (GtkSignalListItemFactory *factory, GtkListItem *list_item, ArbStartPage *self)
{
  GtkWidget *row = g_object_new (ARB_TYPE_GAME_ROW, NULL);

  g_signal_connect_object (row, "delete", G_CALLBACK (on_delete), self, 0);
  gtk_list_item_set_child (list_item, row);
}

/* Fills the rows in view, and those within a page of it, so that scrolling finds them filled.  It is called before the
 * rows of this frame have their places, so it is called for the next frame too. */
static gboolean
fill_rows (GtkWidget *scroller, GdkFrameClock *clock, gpointer data)
{
  ArbStartPage *self = data;
  float page = (float) gtk_widget_get_height (scroller);
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    {
      graphene_rect_t at;

      if (gtk_widget_get_height (row) > 0 && gtk_widget_compute_bounds (row, scroller, &at) && at.origin.y < 2 * page
          && at.origin.y + at.size.height > -page && arb_game_row_fill (row))
        arb_thumbnails_bind (self->thumbnails, arb_game_row_picture (row), arb_game_row_get_game (row));
    }
  self->frames--;
  if (self->frames > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
fill_soon (ArbStartPage *self)
{
  self->frames = 2;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->scroller, fill_rows, self, NULL);
}

static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *list_item, ArbStartPage *self)
{
  ArbGameRow *row = ARB_GAME_ROW (gtk_list_item_get_child (list_item));

  arb_game_row_set_game (row, gtk_list_item_get_item (list_item));
  g_hash_table_add (self->bound, row);
  if (gtk_list_item_get_position (list_item) < FIRST_ROWS)
    arb_game_row_fill (row);
  if (arb_game_row_picture (row) != NULL)
    arb_thumbnails_bind (self->thumbnails, arb_game_row_picture (row), arb_game_row_get_game (row));
  else
    fill_soon (self);
}

static void
unbind_row (GtkSignalListItemFactory *factory, GtkListItem *list_item, ArbStartPage *self)
{
  ArbGameRow *row = ARB_GAME_ROW (gtk_list_item_get_child (list_item));

  g_hash_table_remove (self->bound, row);
  if (self->thumbnails != NULL && arb_game_row_picture (row) != NULL)
    arb_thumbnails_bind (self->thumbnails, arb_game_row_picture (row), NULL);
  arb_game_row_set_game (row, NULL);
}

static void
on_scrolled (ArbStartPage *self)
{
  if (self->thumbnails == NULL)
    return;
  fill_soon (self);
  arb_thumbnails_look (self->thumbnails);
}

static void
on_activate (ArbStartPage *self, guint position)
{
  g_autoptr (ArbListedGame) item = g_list_model_get_item (self->found, position);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "x", arb_listed_game_get (item)->id);
}

static void
show_trouble (ArbStartPage *self, const GError *error)
{
  g_autofree char *sentence = arb_sentence (arb_reason (error));
  g_autofree char *text = g_strconcat (sentence, "\n", _ ("The file has not been touched."), NULL);
  g_autofree char *message = g_markup_escape_text (text, -1);
  gboolean damaged = g_error_matches (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);

  gtk_widget_set_visible (self->note, FALSE);
  adw_status_page_set_title (self->trouble, damaged ? _ ("Your Games Are Damaged") : _ ("Your Games Cannot Be Opened"));
  adw_status_page_set_description (self->trouble, message);
  gtk_widget_set_visible (self->salvage_button, damaged);
  gtk_stack_set_visible_child_name (self->views, "trouble");
}

static void
show_note (ArbStartPage *self)
{
  g_autofree char *note = arb_games_note (self->games);

  gtk_label_set_text (self->note_words, note != NULL ? note : "");
  gtk_widget_set_visible (self->note, note != NULL);
  gtk_widget_set_visible (self->retry_button, arb_games_is_read_only (self->games));
}

static void
update_view (ArbStartPage *self)
{
  const guint n_all = g_list_model_get_n_items (arb_game_list_items (self->list));

  gtk_stack_set_visible_child_name (self->views, n_all > 0 ? "games" : "empty");
}

static void
start_page_update (ArbStartPage *self)
{
  g_autoptr (GError) error = NULL;

  self->stale = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (self->games == NULL || self->stale)
    return;

  if (!arb_game_list_load (self->list, &error))
    {
      show_trouble (self, error);
      return;
    }
  show_note (self);
  update_view (self);
}

/* Enter goes on with the game that was played last, or begins one. */
static gboolean
arb_start_page_grab_focus (GtkWidget *widget)
{
  ArbStartPage *self = ARB_START_PAGE (widget);
  const char *view = gtk_stack_get_visible_child_name (self->views);

  if (g_strcmp0 (view, "games") == 0)
    {
      g_autoptr (ArbListedGame) first = g_list_model_get_item (self->found, 0);

      if (first == NULL || arb_listed_game_get (first)->finished)
        return gtk_widget_grab_focus (self->new_game);
      gtk_widget_activate_action (GTK_WIDGET (self->rows), "list.scroll-to-item", "u", 0);
      return gtk_widget_grab_focus (GTK_WIDGET (self->rows));
    }
  return g_strcmp0 (view, "empty") == 0 && gtk_widget_grab_focus (self->first_game);
}

/* A game that is played changes with every entry; its row is read again when the page is shown. */
static void
arb_start_page_map (GtkWidget *widget)
{
  ArbStartPage *self = ARB_START_PAGE (widget);

  GTK_WIDGET_CLASS (arb_start_page_parent_class)->map (widget);
  if (self->stale)
    start_page_update (self);
  if (self->list != NULL)
    arb_game_list_hold (self->list, FALSE);
  gtk_widget_grab_focus (widget);
}

static void
arb_start_page_unmap (GtkWidget *widget)
{
  if (ARB_START_PAGE (widget)->list != NULL)
    arb_game_list_hold (ARB_START_PAGE (widget)->list, TRUE);

  GTK_WIDGET_CLASS (arb_start_page_parent_class)->unmap (widget);
}

/* ---- a damaged library ---- */

static void
salvage (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbStartPage *self = ARB_START_PAGE (widget);
  g_auto (LibrarySalvage) told = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *games = NULL, *entries = NULL, *lost = NULL, *body = NULL;

  if (!arb_games_salvage (self->games, &told, &error))
    {
      arb_dialog_trouble (widget, _ ("Nothing Could Be Saved"), arb_reason (error));
      return;
    }
  games = g_strdup_printf (ngettext ("%u game", "%u games", told.games), told.games);
  entries = g_strdup_printf (ngettext ("%u entry", "%u entries", told.entries), told.entries);
  lost = g_strdup_printf (ngettext ("%u entry is lost or altered and marked where it was.",
                                    "%u entries are lost or altered and marked where they were.", told.lost),
                          told.lost);
  body = g_strdup_printf (_ ("%s with %s could be saved. %s\n\nThe damaged file is kept as %s."), games, entries,
                          told.lost > 0 ? lost : _ ("Nothing is missing."), told.kept_as);
  arb_dialog_trouble (widget, _ ("Your Games Are Back"), body);
}

static void
retry (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  if (!arb_games_retry (ARB_START_PAGE (widget)->games))
    arb_dialog_toast (widget, _ ("Close the games in the other windows first"));
}

static void
play_unkept (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autoptr (GError) error = NULL;

  if (!arb_games_play_unkept (ARB_START_PAGE (widget)->games, &error))
    arb_dialog_trouble (widget, _ ("Your Games Cannot Be Opened"), arb_reason (error));
}

static void
open_folder (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autofree char *path = arb_games_path (ARB_START_PAGE (widget)->games);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *uri = g_filename_to_uri (folder, NULL, NULL);

  if (uri != NULL)
    gtk_show_uri (GTK_WINDOW (gtk_widget_get_root (widget)), uri, GDK_CURRENT_TIME);
}

static void
arb_start_page_dispose (GObject *object)
{
  ArbStartPage *self = ARB_START_PAGE (object);

  if (self->list != NULL)
    gtk_list_view_set_model (self->rows, NULL);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->scroller, self->tick);
  self->tick = 0;
  g_clear_pointer (&self->bound, g_hash_table_unref);
  g_clear_object (&self->thumbnails);
  g_clear_object (&self->list);
  g_clear_object (&self->games);

  G_OBJECT_CLASS (arb_start_page_parent_class)->dispose (object);
}

static void
arb_start_page_class_init (ArbStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_start_page_dispose;
  TABLE_OVERRIDE (widget_class, arb_start_page, map, unmap, grab_focus);

  g_type_ensure (ARB_TYPE_GAME_FINDER);
  g_type_ensure (ARB_TYPE_ONE_STOP);
  arb_class_template (klass, "start-page.ui");
  ARB_BIND_CHILDREN (klass, ArbStartPage, first_game, new_game, views, finder, scroller, rows, trouble, salvage_button,
                     note, note_words, retry_button);
  ARB_BIND_CALLBACKS (klass, setup_row, bind_row, unbind_row, on_activate);

  gtk_widget_class_install_action (widget_class, "start.salvage", NULL, salvage);
  gtk_widget_class_install_action (widget_class, "start.retry", NULL, retry);
  gtk_widget_class_install_action (widget_class, "start.play-unkept", NULL, play_unkept);
  gtk_widget_class_install_action (widget_class, "start.open-folder", NULL, open_folder);
}

static void
arb_start_page_init (ArbStartPage *self)
{
  GtkAdjustment *scrolled;

  self->bound = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_delete_key (self);
  scrolled = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (scrolled, "value-changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scrolled, "changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
}

void
arb_start_page_set_games (ArbStartPage *self, ArbGames *games)
{
  GtkNoSelection *selection;

  g_return_if_fail (ARB_IS_START_PAGE (self));
  g_return_if_fail (self->games == NULL);

  self->games = g_object_ref (games);
  self->list = arb_game_list_new (games);
  self->thumbnails = arb_thumbnails_new (games, self->scroller);
  g_signal_connect_object (games, "changed", G_CALLBACK (start_page_update), self, G_CONNECT_SWAPPED);
  self->found = arb_game_finder_set_list (self->finder, self->list, GTK_WIDGET (self));
  g_signal_connect_object (self->found, "items-changed", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  selection = gtk_no_selection_new (g_object_ref (self->found));
  gtk_list_view_set_model (self->rows, GTK_SELECTION_MODEL (selection));
  g_object_unref (selection);
  start_page_update (self);
}

void
arb_start_page_search (ArbStartPage *self)
{
  g_return_if_fail (ARB_IS_START_PAGE (self));

  arb_game_finder_search (self->finder);
}
