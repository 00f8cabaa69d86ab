/* start-page.c - the games on this computer: resume one, look at one, or begin one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deleted game is only hidden while a toast offers to bring it back.  Afterwards it is removed.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "evening/game-words.h"
#include "start-page.h"
#include "table/table-game.h"
#include "thumbnail.h"

struct _ArbStartPage
{
  AdwBin parent_instance;

  GtkWidget *first_game; /* the buttons that begin a game: if there is none yet, and beside the others */
  GtkWidget *new_game;
  GtkStack *views;
  AdwPreferencesGroup *playing;
  AdwPreferencesGroup *finished;
  GtkListBox *playing_list;
  GtkListBox *finished_list;
  AdwStatusPage *trouble;
  GtkWidget *salvage_button;
  GtkWidget *note; /* what a person must know about the games */
  GtkLabel *note_words;
  GtkWidget *retry_button;

  ArbGames *games;
  gboolean stale; /* changed while the page was not visible */
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

  if (!arb_games_remove (deletion->games, deletion->id, &error))
    {
      g_info ("Game %" G_GINT64_FORMAT " was not removed: %s", deletion->id, error->message);
      arb_games_show (deletion->games, deletion->id);
    }
}

static void
on_delete (GtkWidget *button, ArbStartPage *self)
{
  gint64 *id = g_object_get_data (G_OBJECT (button), "id");
  const char *title = g_object_get_data (G_OBJECT (button), "title");
  g_autofree char *text = NULL;
  Deletion *deletion;

  if (arb_games_is_open (self->games, *id))
    {
      arb_dialog_toast (GTK_WIDGET (self), _ ("This game is open in another window"));
      return;
    }
  deletion = g_new0 (Deletion, 1);
  deletion->games = g_object_ref (self->games);
  deletion->id = *id;
  text = g_strdup_printf (_ ("“%s” deleted"), title);
  arb_games_hide (self->games, deletion->id);
  arb_dialog_offer (GTK_WIDGET (self), text, _ ("_Undo"), on_bring_back, on_deleted, deletion, deletion_free);
}

/* ---- the list ---- */

static char *
describe (const LibraryGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *when = arb_when (game->changed);
  const TableGame *kind = table_game_find (game->game);
  gboolean has_summary = game->summary != NULL && game->summary[0] != '\0';

  if (has_summary)
    g_string_append (text, game->summary);
  else if (game->title != NULL && game->title[0] != '\0' && game->players != NULL)
    g_string_append (text, game->players);
  if (text->len > 0)
    g_string_append_c (text, '\n');
  /* After salvage, the kind of a game may not be known. */
  if (kind != NULL)
    g_string_append_printf (text, "%s · ", _ (kind->title));
  if (!game->finished && game->n_entries == 0)
    g_string_append (text, _ ("just begun · "));
  else if (!game->finished)
    g_string_append_printf (text, ngettext ("%u entry · ", "%u entries · ", game->n_entries), game->n_entries);
  g_string_append (text, when);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWidget *
game_row_new (ArbStartPage *self, const LibraryGame *game)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *delete_button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *title = g_markup_escape_text (arb_game_title (game), -1);
  g_autofree char *description = describe (game);
  g_autofree char *subtitle = g_markup_escape_text (description, -1);
  g_autofree char *label = g_strdup_printf (_ ("Delete “%s”"), arb_game_title (game));
  gint64 *id = g_new (gint64, 1);

  *id = game->id;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), arb_thumbnail_new (self->games, game->id, game->changed));

  gtk_widget_add_css_class (delete_button, "flat");
  gtk_widget_set_valign (delete_button, GTK_ALIGN_CENTER);
  arb_widget_set_tooltip (delete_button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (delete_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data_full (G_OBJECT (delete_button), "id", id, g_free);
  g_object_set_data_full (G_OBJECT (delete_button), "title", g_strdup (arb_game_title (game)), g_free);
  g_signal_connect_object (delete_button, "clicked", G_CALLBACK (on_delete), self, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), delete_button);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-game");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", game->id);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

static void
clear (GtkListBox *list)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, row);
}

static void
show_trouble (ArbStartPage *self, const GError *error)
{
  g_autofree char *sentence = arb_sentence (error->message);
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
start_page_update (ArbStartPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  guint n_finished = 0;

  self->stale = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (self->games == NULL || self->stale)
    return;

  games = arb_games_list (self->games, &error);
  if (games == NULL)
    {
      show_trouble (self, error);
      return;
    }
  show_note (self);
  clear (self->playing_list);
  clear (self->finished_list);
  for (guint i = 0; i < games->len; i++)
    {
      const LibraryGame *game = games->pdata[i];

      gtk_list_box_append (game->finished ? self->finished_list : self->playing_list, game_row_new (self, game));
      n_finished += game->finished;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->playing), games->len > n_finished);
  gtk_widget_set_visible (GTK_WIDGET (self->finished), n_finished > 0);
  gtk_stack_set_visible_child_name (self->views, games->len > 0 ? "games" : "empty");
}

/* Enter goes on with the game that was played last, or begins one. */
static gboolean
arb_start_page_grab_focus (GtkWidget *widget)
{
  ArbStartPage *self = ARB_START_PAGE (widget);
  const char *view = gtk_stack_get_visible_child_name (self->views);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->playing_list));

  if (g_strcmp0 (view, "games") == 0)
    return gtk_widget_grab_focus (row != NULL ? row : self->new_game);
  return g_strcmp0 (view, "empty") == 0 && gtk_widget_grab_focus (self->first_game);
}

static void
arb_start_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_start_page_parent_class)->map (widget);
  if (ARB_START_PAGE (widget)->stale)
    start_page_update (ARB_START_PAGE (widget));
  gtk_widget_grab_focus (widget);
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
      arb_dialog_trouble (widget, _ ("Nothing Could Be Saved"), error->message);
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
    arb_dialog_trouble (widget, _ ("Your Games Cannot Be Opened"), error->message);
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
  g_clear_object (&ARB_START_PAGE (object)->games);

  G_OBJECT_CLASS (arb_start_page_parent_class)->dispose (object);
}

static void
arb_start_page_class_init (ArbStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_start_page_dispose;
  widget_class->map = arb_start_page_map;
  widget_class->grab_focus = arb_start_page_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, first_game);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, new_game);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, views);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, playing);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, finished);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, playing_list);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, finished_list);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, salvage_button);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, note);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, note_words);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, retry_button);

  gtk_widget_class_install_action (widget_class, "start.salvage", NULL, salvage);
  gtk_widget_class_install_action (widget_class, "start.retry", NULL, retry);
  gtk_widget_class_install_action (widget_class, "start.play-unkept", NULL, play_unkept);
  gtk_widget_class_install_action (widget_class, "start.open-folder", NULL, open_folder);
}

static void
arb_start_page_init (ArbStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
arb_start_page_set_games (ArbStartPage *self, ArbGames *games)
{
  g_return_if_fail (ARB_IS_START_PAGE (self));
  g_return_if_fail (self->games == NULL);

  self->games = g_object_ref (games);
  g_signal_connect_object (games, "changed", G_CALLBACK (start_page_update), self, G_CONNECT_SWAPPED);
  start_page_update (self);
}
