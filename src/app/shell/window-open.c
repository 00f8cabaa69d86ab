/* window-open.c - how a window opens a game: one that is stored, or a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/board/game-face.h"
#include "app/kit/clipboard.h"
#include "app/kit/dialogs.h"
#include "app/kit/words.h"
#include "evening/game-files.h"
#include "evening/game-words.h"
#include "evening/games-backup.h"
#include "evening/reason.h"
#include "evening/record-pack.h"
#include "export.h"
#include "window-private.h"

/* What a person wants to open: a record that was read, or a new game. */
typedef struct
{
  ArbWindow *window;
  GFile *file;
  GBytes *bytes;
  TableSetup *setup; /* NULL: the record */
  gboolean begun;    /* a new game is entered as it lies */
} Wish;

static void
wish_clear (gpointer data)
{
  Wish *wish = data;

  g_object_unref (wish->window);
  g_clear_object (&wish->file);
  g_clear_pointer (&wish->bytes, g_bytes_unref);
  g_clear_pointer (&wish->setup, table_setup_free);
}

static void
wish_unref (gpointer wish)
{
  g_rc_box_release_full (wish, wish_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Wish, wish_unref)

static Wish *
wish_new (ArbWindow *window)
{
  Wish *wish = g_rc_box_new0 (Wish);

  wish->window = g_object_ref (window);
  return wish;
}

/* `file` NULL: it was pasted. */
static void
tell_unread (ArbWindow *self, GFile *file, const GError *error)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup (_ ("The clipboard"));
  g_autofree char *reason = arb_sentence (arb_reason (error));
  g_autofree char *sentence = g_strdup_printf (_ ("“%s”: %s\nNothing was changed."), name, reason);

  gtk_window_present (GTK_WINDOW (self));
  arb_dialog_trouble (GTK_WIDGET (self), _ ("The Record Was Not Opened"), sentence);
}

static void
tell_refused (const Wish *wish, const GError *error)
{
  if (wish->setup != NULL)
    arb_dialog_trouble (GTK_WIDGET (wish->window), _ ("The Game Was Not Started"), arb_reason (error));
  else
    tell_unread (wish->window, wish->file, error);
}

/* Another window that shows this session; NULL as a session: that shows any game.  NULL if there is none. */
static ArbWindow *
find_other (ArbWindow *self, ArbSession *session)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *i = gtk_application_get_windows (application); i != NULL; i = i->next)
    {
      ArbSession *shown = i->data != self && ARB_IS_WINDOW (i->data) ? arb_window_get_session (i->data) : NULL;

      if (shown != NULL && (session == NULL || shown == session))
        return i->data;
    }
  return NULL;
}

/* Shows the game.  If another window shows it already, that window comes to the front instead.  Returns the window. */
static ArbWindow *
show_game (ArbWindow *self, ArbSession *session)
{
  ArbWindow *other = find_other (self, session);

  if (other != NULL)
    {
      gtk_window_present (GTK_WINDOW (other));
      /* A window that was made for this record is not needed. */
      if (!gtk_widget_get_visible (GTK_WIDGET (self)))
        gtk_window_destroy (GTK_WINDOW (self));
      return other;
    }
  arb_window_set_session (self, session);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}

static ArbSession *
import (const Wish *wish, int *later, GError **error)
{
  gsize length;
  const char *record = g_bytes_get_data (wish->bytes, &length);

  return later != NULL ? arb_games_import (wish->window->games, record, length, later, error)
                       : arb_games_import_copy (wish->window->games, record, length, error);
}

static void
import_copy (gpointer wish)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session = import (wish, NULL, &error);

  if (session != NULL)
    show_game (((const Wish *) wish)->window, session);
  else
    tell_refused (wish, error);
}

/* Tells that a stored game was resumed, which has `later` entries more than the record that was opened. */
static void
tell_resumed (GtkWidget *pages, int later, Wish *wish)
{
  g_autofree char *sentence = NULL;

  if (later == 0)
    {
      arb_dialog_toast (pages, _ ("Resumed where you left it"));
      return;
    }
  sentence = g_strdup_printf (ngettext ("Resumed: the game has %d entry more than this record",
                                        "Resumed: the game has %d entries more than this record", later),
                              later);
  arb_dialog_offer (pages, sentence, _ ("_Open the Copy"), import_copy, NULL, g_rc_box_acquire (wish), wish_unref);
}

/* Starts the new game. */
static ArbSession *
start (const Wish *wish, GError **error)
{
  ArbSession *session = arb_games_start (wish->window->games, wish->setup, error);

  /* No game refuses it before its first entry. */
  if (session != NULL && wish->begun)
    arb_session_append (session, arb_game_face (wish->setup->game)->begun, NULL);
  return session;
}

static void offer_unkept (Wish *wish, const GError *error);

static void
fulfil (Wish *wish)
{
  ArbGames *games = wish->window->games;
  int later = -1;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session = wish->setup != NULL ? start (wish, &error) : import (wish, &later, &error);
  ArbWindow *shown;

  if (session == NULL && (arb_games_trouble (games) != NULL || error->domain == LIBRARY_ERROR))
    offer_unkept (wish, error);
  else if (session == NULL)
    tell_refused (wish, error);
  if (session == NULL)
    return;

  /* The window that was made for the record may be gone now. */
  shown = show_game (wish->window, session);
  g_set_object (&wish->window, shown);
  if (later >= 0)
    tell_resumed (GTK_WIDGET (shown->pages), later, wish);
  else if (table_journal_n_refused (arb_session_journal (session)) > 0)
    {
      g_autofree char *text = arb_refused_tell (arb_session_journal (session));

      arb_dialog_toast (GTK_WIDGET (shown->pages), text);
    }
}

static void
fulfil_unkept (gpointer wish)
{
  ArbWindow *self = ((const Wish *) wish)->window;
  ArbGames *games = self->games;
  g_autoptr (GError) error = NULL;

  /* The game that this window shows is left for the other one. */
  if (find_other (self, NULL) == NULL)
    arb_window_set_session (self, NULL);
  /* Meanwhile somebody may have answered the same question in another window. */
  if (arb_games_is_unkept (games) || arb_games_play_unkept (games, &error))
    fulfil (wish);
  else
    tell_refused (wish, error);
}

/* Nothing can be kept: asks whether to play all the same. */
static void
offer_unkept (Wish *wish, const GError *error)
{
  g_autofree char *reason = arb_sentence (arb_reason (error));
  g_autofree char *sentence = g_strdup_printf (
      _ ("%s You can play all the same, but the game is gone when the program ends, unless you save "
         "its record."),
      reason);
  gboolean unopened = arb_games_trouble (wish->window->games) != NULL;

  gtk_window_present (GTK_WINDOW (wish->window));
  arb_dialog_confirm (GTK_WIDGET (wish->window),
                      unopened ? _ ("Your Games Cannot Be Opened") : _ ("The Game Cannot Be Kept"), sentence,
                      _ ("_Play Without Keeping"), fulfil_unkept, g_rc_box_acquire (wish), wish_unref);
}

void
arb_window_start_game (ArbWindow *self, const TableSetup *setup, gboolean begun)
{
  g_autoptr (Wish) wish = wish_new (self);

  wish->setup = table_setup_copy (setup);
  wish->begun = begun;
  fulfil (wish);
}

/* A file of a game that is not a record: the game keeps what is in it. */
static void
take_file (ArbWindow *self, const ArbGameFace *face, GFile *file, GBytes *bytes)
{
  g_autofree char *name = g_file_get_basename (file);
  TableRefusal why = { "" };
  g_autofree char *told = face->take_file (self->games, name, bytes, &why);

  gtk_window_present (GTK_WINDOW (self));
  if (told != NULL)
    arb_dialog_toast (GTK_WIDGET (self->pages), told);
  else
    {
      g_autofree char *reason = arb_sentence (why.sentence);
      g_autofree char *sentence = g_strdup_printf (_ ("“%s”: %s\nNothing was changed."), name, reason);

      arb_dialog_trouble (GTK_WIDGET (self), _ ("The File Was Not Opened"), sentence);
    }
}

static void
on_record_read (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (ArbWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = arb_record_read_finish (G_FILE (file), result, &error);
  g_autoptr (Wish) wish = NULL;
  g_autofree char *name = g_file_get_basename (G_FILE (file));
  const ArbGameFace *face = arb_game_face_of_file (name);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  if (bytes == NULL)
    {
      tell_unread (self, G_FILE (file), error);
      return;
    }
  if (arb_is_backup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)))
    {
      arb_window_take_games (self, G_FILE (file));
      return;
    }
  if (face != NULL)
    {
      take_file (self, face, G_FILE (file), bytes);
      return;
    }
  wish = wish_new (self);
  wish->file = G_FILE (g_object_ref (file));
  wish->bytes = g_steal_pointer (&bytes);
  fulfil (wish);
}

void
arb_window_stop_reading (ArbWindow *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

void
arb_window_open_file (ArbWindow *self, GFile *file)
{
  g_return_if_fail (ARB_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  arb_window_stop_reading (self);
  self->reading = g_cancellable_new ();
  arb_record_read (file, self->reading, on_record_read, g_object_ref (self));
}

/* ---- pasting ---- */

static void
on_pasted (GObject *window, GAsyncResult *result, gpointer data)
{
  ArbWindow *self = ARB_WINDOW (window);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = arb_clipboard_read_text_finish (result, &error);
  g_autofree char *record = NULL;
  g_autoptr (Wish) wish = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      arb_dialog_toast (GTK_WIDGET (self->pages), _ ("There is no text on the clipboard"));
      return;
    }
  if (text != NULL)
    record = arb_is_packed (text, strlen (text)) ? arb_record_unpack (text, strlen (text), &error)
                                                 : g_steal_pointer (&text);
  if (record == NULL)
    {
      tell_unread (self, NULL, error);
      return;
    }
  wish = wish_new (self);
  wish->bytes = g_bytes_new (record, strlen (record));
  fulfil (wish);
}

void
arb_window_paste_record (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  arb_clipboard_read (widget, arb_clipboard_text, TABLE_RECORD_BYTES_MAX, NULL, on_pasted, NULL);
}

static void
save_remains (gpointer data)
{
  const ArbAbout *remains = data;

  arb_text_save (GTK_WIDGET (ARB_WINDOW (remains->widget)->pages), remains->text);
}

/* A game that cannot be opened can still be saved as text, and repaired by hand. */
static void
tell_unopened (ArbWindow *self, gint64 id, const GError *error)
{
  g_autofree char *text = arb_games_text (self->games, id);
  g_autofree char *sentence = arb_sentence (arb_reason (error));

  if (text == NULL)
    {
      arb_dialog_trouble (GTK_WIDGET (self), _ ("The Game Was Not Opened"), sentence);
      return;
    }
  arb_dialog_confirm (GTK_WIDGET (self), _ ("The Game Was Not Opened"), sentence, _ ("_Save Its Text…"), save_remains,
                      arb_about_new (GTK_WIDGET (self), g_steal_pointer (&text)), arb_about_free);
}

void
arb_window_open_game (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbWindow *self = ARB_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session = arb_games_open (self->games, g_variant_get_int64 (parameter), &error);

  if (session == NULL)
    tell_unopened (self, g_variant_get_int64 (parameter), error);
  else
    show_game (self, session);
}
