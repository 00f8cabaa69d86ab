/* export.c - a game as files and on paper: record, map, score sheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "art/art-export.h"
#include "app/kit/dialogs.h"
#include "export.h"
#include "app/kit/words.h"

char *
arb_file_name (const TableSetup *setup, const char *suffix)
{
  g_autofree char *title = arb_setup_title (setup);
  g_autoptr (GString) name = g_string_new (title);

  if (setup->date[0] != '\0')
    g_string_append_printf (name, " %s", setup->date);

  /* A separator would name another folder, a leading dot would hide the file. */
  for (char *c = name->str; *c != '\0'; c++)
    if (*c == '/' || *c == '\\' || *c == ':' || (*c == '.' && c == name->str))
      *c = '-';
  g_string_append_printf (name, ".%s", suffix);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* ---- reading ---- */

ArbSession *
arb_record_open (ArbGames *games, GFile *file, gboolean *known, GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (
      file, G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, NULL, error);
  g_autofree char *text = NULL;
  gsize length;

  if (info == NULL)
    return NULL;
  /* Before it is read: a film dropped on the window should not be loaded. */
  if (g_file_info_get_size (info) > TABLE_RECORD_BYTES_MAX)
    {
      g_autofree char *name = g_file_get_parse_name (file);

      g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_TOO_LARGE,
                   _ ("“%s” is too large for a record; nothing was changed."), name);
      return NULL;
    }
  if (!g_file_load_contents (file, NULL, &text, &length, NULL, error))
    return NULL;
  return arb_games_import (games, text, length, known, error);
}

/* ---- writing ---- */

typedef struct
{
  GtkWidget *parent;
  ArbSession *session; /* or */
  char *text;
  ArtFormat format;
} Job;

static Job *
job_new (GtkWidget *parent, ArbSession *session, ArtFormat format)
{
  Job *job = g_new0 (Job, 1);

  job->parent = g_object_ref (parent);
  job->session = session != NULL ? g_object_ref (session) : NULL;
  job->format = format;
  return job;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->parent);
  g_clear_object (&job->session);
  g_free (job->text);
  g_free (job);
}

static void
tell (const Job *job, GFile *file, gboolean written, const GError *error)
{
  g_autofree char *name = g_file_get_basename (file);

  if (written)
    {
      g_autofree char *text = g_strdup_printf (_ ("Saved as “%s”"), name);

      arb_dialog_toast (job->parent, text);
    }
  else
    {
      g_autofree char *sentence = g_strdup_printf (
          _ ("“%s” could not be written: %s. The game itself is safe in your library."), name, error->message);

      arb_dialog_trouble (job->parent, _ ("Not Saved"), sentence);
    }
}

static const char *
title_of (ArbSession *session)
{
  const TableSetup *setup = table_journal_setup (arb_session_journal (session));

  return setup->title[0] != '\0' ? setup->title : NULL;
}

static void
on_record_place (GFile *file, gpointer user_data)
{
  Job *job = user_data;
  g_autofree char *record = job->session != NULL ? table_record_print (arb_session_journal (job->session), G_MAXUINT)
                                                 : NULL;
  const char *text = record != NULL ? record : job->text;
  g_autoptr (GError) error = NULL;
  gboolean written = g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                                              &error);

  tell (job, file, written, error);
}

/* The art room writes paths; a place without one (a remote folder) is refused in words. */
static char *
path_of (GFile *file, GError **error)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _ ("it is not a folder of this computer"));
  return path;
}

static void
on_picture_place (GFile *file, gpointer user_data)
{
  Job *job = user_data;
  const ArtExportOptions options = ART_EXPORT_OPTIONS_INIT;
  const TableMoment moment = arb_session_moment (job->session);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = path_of (file, &error);
  gboolean written = path != NULL && art_map_write (&moment, &options, job->format, path, &error);

  tell (job, file, written, error);
}

static void
on_sheets_place (GFile *file, gpointer user_data)
{
  Job *job = user_data;
  const TableMoment now = arb_session_now (job->session);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = path_of (file, &error);
  gboolean written = path != NULL && art_pages_write (&now, title_of (job->session), path, &error);

  tell (job, file, written, error);
}

static void
ask_place (GtkWidget *parent, ArbSession *session, const char *title, const char *filter, const char *suffix,
           ArbFileChosen chosen, ArtFormat format)
{
  g_autofree char *name = arb_file_name (table_journal_setup (arb_session_journal (session)), suffix);
  g_autofree char *pattern = g_strdup_printf ("*.%s", suffix);
  const ArbFileChoice choice = {
    .title = title, .accept = _ ("_Save"), .save = TRUE, .name = name, .filter = filter, .pattern = pattern
  };

  arb_dialog_file (parent, &choice, chosen, job_new (parent, session, format), job_free);
}

void
arb_record_save (GtkWidget *parent, ArbSession *session)
{
  ask_place (parent, session, _ ("Save the Record"), _ ("Records"), "arb", on_record_place, ART_FORMAT_PDF);
}

void
arb_text_save (GtkWidget *parent, const char *text)
{
  const ArbFileChoice choice = { .title = _ ("Save the Text"),
                                 .accept = _ ("_Save"),
                                 .save = TRUE,
                                 .name = _ ("saved game.arb"),
                                 .filter = _ ("Records"),
                                 .pattern = "*.arb" };
  Job *job = job_new (parent, NULL, ART_FORMAT_PDF);

  job->text = g_strdup (text);
  arb_dialog_file (parent, &choice, on_record_place, job, job_free);
}

void
arb_record_copy (GtkWidget *parent, ArbSession *session)
{
  g_autofree char *text = table_record_print (arb_session_journal (session), G_MAXUINT);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (parent), text);
  arb_dialog_toast (parent, _ ("The record is on the clipboard"));
}

void
arb_map_save (GtkWidget *parent, ArbSession *session, const char *format)
{
  g_autofree char *name = g_strdup_printf ("map.%s", format);
  int found = art_format_find (name);

  g_return_if_fail (found >= 0);

  ask_place (parent, session, _ ("Save the Map"), _ ("Pictures"), format, on_picture_place, (ArtFormat) found);
}

void
arb_sheets_save (GtkWidget *parent, ArbSession *session)
{
  ask_place (parent, session, _ ("Save the Score Sheets"), _ ("PDF documents"), "pdf", on_sheets_place, ART_FORMAT_PDF);
}

/* ---- on paper ---- */

typedef struct
{
  TableSetup *setup;
  gpointer state;
  char *title;
  ArtPages *pages;
} Sheets;

static void
sheets_free (gpointer data, GClosure *closure)
{
  Sheets *sheets = data;

  g_clear_pointer (&sheets->pages, art_pages_free);
  sheets->setup->game->state_free (sheets->state);
  table_setup_free (sheets->setup);
  g_free (sheets->title);
  g_free (sheets);
}

static void
on_begin_print (GtkPrintOperation *operation, GtkPrintContext *context, Sheets *sheets)
{
  const TableMoment moment = { sheets->setup, sheets->state };

  g_clear_pointer (&sheets->pages, art_pages_free);
  sheets->pages = art_pages_new (&moment, sheets->title, gtk_print_context_get_width (context),
                                 gtk_print_context_get_height (context));
  gtk_print_operation_set_n_pages (operation, (int) art_page_count (sheets->pages));
}

static void
on_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page, Sheets *sheets)
{
  art_page_draw (sheets->pages, gtk_print_context_get_cairo_context (context), (guint) page);
}

GtkPrintOperation *
arb_sheets_operation (const TableMoment *moment, const char *title)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Sheets *sheets = g_new0 (Sheets, 1);

  sheets->setup = table_setup_copy (moment->setup);
  sheets->state = moment->setup->game->state_copy (moment->state);
  sheets->title = g_strdup (title);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, title != NULL ? title : _ ("Score sheets"));
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin_print), sheets);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (on_draw_page), sheets, sheets_free, 0);
  return operation;
}

void
arb_sheets_print (GtkWidget *parent, ArbSession *session)
{
  const TableMoment now = arb_session_now (session);
  g_autoptr (GtkPrintOperation) operation = arb_sheets_operation (&now, title_of (session));
  g_autoptr (GError) error = NULL;
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (parent));

  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, &error)
      == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      g_autofree char *sentence = g_strdup_printf (
          _ ("The score sheets could not be printed: %s. They can be saved as PDF instead."), error->message);

      arb_dialog_trouble (parent, _ ("Not Printed"), sentence);
    }
}
