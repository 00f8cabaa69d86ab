/* window-open.c - how a window opens a game: one that is stored, or a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/words.h"
#include "evening/game-files.h"
#include "evening/game-words.h"
#include "export.h"
#include "window-private.h"

static void
tell_unread (ArbWindow *self, GFile *file, const GError *error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *reason = arb_sentence (error->message);
  g_autofree char *sentence = g_strdup_printf (_ ("“%s”: %s\nNothing was changed."), name, reason);

  arb_dialog_trouble (GTK_WIDGET (self), _ ("The Record Was Not Opened"), sentence);
}

/* A record that was read, and a question about it. */
typedef struct
{
  ArbWindow *window;
  GFile *file;
  GBytes *bytes;
} Read;

static Read *
read_new (ArbWindow *window, GFile *file, GBytes *bytes)
{
  Read *read = g_new (Read, 1);

  read->window = g_object_ref (window);
  read->file = g_object_ref (file);
  read->bytes = g_bytes_ref (bytes);
  return read;
}

static void
read_free (gpointer data)
{
  Read *read = data;

  g_object_unref (read->window);
  g_object_unref (read->file);
  g_bytes_unref (read->bytes);
  g_free (read);
}

/* Shows the game.  If another window shows it already, that window comes to the front instead.  Returns the window. */
static GtkWindow *
show_game (ArbWindow *self, ArbSession *session)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *i = gtk_application_get_windows (application); i != NULL; i = i->next)
    if (i->data != self && ARB_IS_WINDOW (i->data) && arb_window_get_session (i->data) == session)
      {
        gtk_window_present (i->data);
        /* A window that was made for this record is not needed. */
        if (!gtk_widget_get_visible (GTK_WIDGET (self)))
          gtk_window_destroy (GTK_WINDOW (self));
        return i->data;
      }
  arb_window_set_session (self, session);
  gtk_window_present (GTK_WINDOW (self));
  return GTK_WINDOW (self);
}

static void
import_copy (gpointer data)
{
  const Read *read = data;
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *record = g_bytes_get_data (read->bytes, &length);
  g_autoptr (ArbSession) session = arb_games_import_copy (read->window->games, record, length, &error);

  if (session != NULL)
    arb_window_set_session (read->window, session);
  else
    tell_unread (read->window, read->file, error);
}

/* Tells that a stored game was resumed, which has `later` entries more than the record that was opened. */
static void
tell_resumed (ArbWindow *self, int later, GFile *file, GBytes *bytes)
{
  g_autofree char *sentence = NULL;

  if (later == 0)
    {
      arb_dialog_toast (GTK_WIDGET (self->pages), _ ("Resumed where you left it"));
      return;
    }
  sentence = g_strdup_printf (ngettext ("Resumed: the game has %d entry more than this record",
                                        "Resumed: the game has %d entries more than this record", later),
                              later);
  arb_dialog_offer (GTK_WIDGET (self->pages), sentence, _ ("_Open the Copy"), import_copy, NULL,
                    read_new (self, file, bytes), read_free);
}

static void
import_record (ArbWindow *self, GFile *file, GBytes *bytes)
{
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (GError) error = NULL;
  int later;
  gsize length;
  const char *record = g_bytes_get_data (bytes, &length);

  session = arb_games_import (self->games, record, length, &later, &error);
  if (session == NULL)
    {
      gtk_window_present (GTK_WINDOW (self));
      tell_unread (self, file, error);
      return;
    }
  self = ARB_WINDOW (show_game (self, session));
  if (later >= 0)
    tell_resumed (self, later, file, bytes);
  else if (table_journal_n_refused (arb_session_journal (session)) > 0)
    {
      g_autofree char *text = arb_refused_tell (arb_session_journal (session));

      arb_dialog_toast (GTK_WIDGET (self->pages), text);
    }
}

static void
import_unkept (gpointer data)
{
  const Read *read = data;
  ArbWindow *self = read->window;
  g_autoptr (GError) error = NULL;

  /* Meanwhile somebody may have answered the same question in another window. */
  if (arb_games_trouble (self->games) == NULL || arb_games_play_unkept (self->games, &error))
    import_record (self, read->file, read->bytes);
  else
    tell_unread (self, read->file, error);
}

/* There is no library: asks whether to open the record all the same. */
static void
offer_unkept (ArbWindow *self, GFile *file, GBytes *bytes)
{
  g_autofree char *reason = arb_sentence (arb_games_trouble (self->games)->message);
  g_autofree char *sentence = g_strdup_printf (
      _ ("%s You can play all the same, but the game is gone when the program ends, unless you save "
         "its record."),
      reason);

  gtk_window_present (GTK_WINDOW (self));
  arb_dialog_confirm (GTK_WIDGET (self), _ ("Your Games Cannot Be Opened"), sentence, _ ("_Play Without Keeping"),
                      import_unkept, read_new (self, file, bytes), read_free);
}

static void
on_record_read (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (ArbWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = arb_record_read_finish (G_FILE (file), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  if (bytes == NULL)
    {
      gtk_window_present (GTK_WINDOW (self));
      tell_unread (self, G_FILE (file), error);
    }
  else if (arb_games_trouble (self->games) != NULL)
    offer_unkept (self, G_FILE (file), bytes);
  else
    import_record (self, G_FILE (file), bytes);
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

typedef struct
{
  ArbWindow *window;
  char *text;
} Remains;

static void
remains_free (gpointer data)
{
  Remains *remains = data;

  g_object_unref (remains->window);
  g_free (remains->text);
  g_free (remains);
}

static void
save_remains (gpointer data)
{
  Remains *remains = data;

  arb_text_save (GTK_WIDGET (remains->window->pages), remains->text);
}

/* A game that cannot be opened can still be saved as text, and repaired by hand. */
static void
tell_unopened (ArbWindow *self, gint64 id, const GError *error)
{
  g_autofree char *text = arb_games_text (self->games, id);
  g_autofree char *sentence = arb_sentence (error->message);
  Remains *remains;

  if (text == NULL)
    {
      arb_dialog_trouble (GTK_WIDGET (self), _ ("The Game Was Not Opened"), sentence);
      return;
    }
  remains = g_new (Remains, 1);
  remains->window = g_object_ref (self);
  remains->text = g_steal_pointer (&text);
  arb_dialog_confirm (GTK_WIDGET (self), _ ("The Game Was Not Opened"), sentence, _ ("_Save Its Text…"), save_remains,
                      remains, remains_free);
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
