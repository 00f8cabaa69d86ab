/* export.c - asks where to write a game, writes it, and prints it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/dialogs.h"
#include "evening/game-files.h"
#include "evening/game-words.h"
#include "evening/reason.h"
#include "export.h"

/* ---- writing ---- */

typedef struct
{
  GtkWidget *parent;
  ArbSession *session; /* this, `text` or `bytes` is set */
  char *text;
  GBytes *bytes;
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
  g_clear_pointer (&job->bytes, g_bytes_unref);
  g_free (job);
}

/* "~/Documents", or the folder as the system calls it; free with g_free (). */
static char *
folder_words (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file), home = g_file_new_for_path (g_get_home_dir ());
  g_autofree char *inside = folder != NULL ? g_file_get_relative_path (home, folder) : NULL;

  if (inside != NULL)
    return g_build_filename ("~", inside, NULL);
  return folder != NULL ? g_file_get_parse_name (folder) : g_strdup ("");
}

static void
show_folder (gpointer user_data)
{
  g_autoptr (GFile) folder = g_file_get_parent (user_data);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (uri != NULL)
    gtk_show_uri (NULL, uri, GDK_CURRENT_TIME);
}

static void
export_tell (const Job *job, GFile *file, gboolean written, const GError *error)
{
  g_autofree char *name = g_file_get_basename (file);

  if (written)
    {
      g_autofree char *folder = folder_words (file);
      /* Translators: the name of a file, and its folder. */
      g_autofree char *text = g_strdup_printf (_ ("Saved as “%s” in %s"), name, folder);

      arb_dialog_offer (job->parent, text, _ ("_Show Folder"), show_folder, NULL, g_object_ref (file), g_object_unref);
    }
  else
    {
      g_autofree char *sentence = g_strdup_printf (
          _ ("“%s” could not be written: %s. The game itself is safe in your library."), name, arb_reason (error));

      arb_dialog_trouble (job->parent, _ ("Not Saved"), sentence);
    }
}

static void
on_text_place (GFile *file, gpointer user_data)
{
  const Job *job = user_data;
  g_autoptr (GError) error = NULL;

  export_tell (job, file, arb_text_write (job->text, file, &error), error);
}

static void
on_record_place (GFile *file, gpointer user_data)
{
  const Job *job = user_data;
  g_autoptr (GError) error = NULL;

  export_tell (job, file, arb_record_write (job->session, file, &error), error);
}

static void
on_public_place (GFile *file, gpointer user_data)
{
  const Job *job = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = arb_record_public_text (job->session);

  export_tell (job, file, arb_text_write (text, file, &error), error);
}

static void
on_picture_place (GFile *file, gpointer user_data)
{
  const Job *job = user_data;
  g_autoptr (GError) error = NULL;

  export_tell (job, file, arb_map_write (job->session, job->format, file, &error), error);
}

/* The bytes were made before the place was asked for: what is shown may be another moment by then. */
static void
on_bytes_place (GFile *file, gpointer user_data)
{
  const Job *job = user_data;
  g_autoptr (GError) error = NULL;

  export_tell (job, file, arb_bytes_write (job->bytes, file, &error), error);
}

static void
on_sheets_place (GFile *file, gpointer user_data)
{
  const Job *job = user_data;
  g_autoptr (GError) error = NULL;

  export_tell (job, file, arb_sheets_write (job->session, file, &error), error);
}

static void
ask_named (GtkWidget *parent, ArbSession *session, const char *title, const char *filter, const char *suffix,
           const char *name, ArbFileChosen chosen, ArtFormat format)
{
  g_autofree char *pattern = g_strdup_printf ("*.%s", suffix);
  const ArbFileChoice choice = {
    .title = title, .accept = _ ("_Save"), .save = TRUE, .name = name, .filter = filter, .pattern = pattern
  };

  arb_dialog_file (parent, &choice, chosen, job_new (parent, session, format), job_free);
}

static void
ask_place (GtkWidget *parent, ArbSession *session, const char *title, const char *filter, const char *suffix,
           ArbFileChosen chosen, ArtFormat format)
{
  g_autofree char *name = arb_file_name (arb_session_setup (session), suffix);

  ask_named (parent, session, title, filter, suffix, name, chosen, format);
}

void
arb_record_save (GtkWidget *parent, ArbSession *session)
{
  const gboolean secret = table_record_is_secret (arb_session_journal (session));

  ask_place (parent, session, secret ? _ ("Save the Record, With Secrets") : _ ("Save the Record"), _ ("Records"),
             "arb", on_record_place, ART_FORMAT_PDF);
  if (secret)
    arb_dialog_toast (parent, _ ("The record holds what was told in secret. A record to share leaves it out."));
}

void
arb_record_share (GtkWidget *parent, ArbSession *session)
{
  g_autofree char *name = arb_file_name_shared (arb_session_setup (session));

  ask_named (parent, session, _ ("Save a Record to Share"), _ ("Records"), "arb", name, on_public_place,
             ART_FORMAT_PDF);
  if (table_record_is_secret (arb_session_journal (session)))
    arb_dialog_toast (parent, _ ("What was told in secret is left out"));
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
  arb_dialog_file (parent, &choice, on_text_place, job, job_free);
}

void
arb_record_copy (GtkWidget *parent, ArbSession *session)
{
  g_autofree char *text = arb_record_text (session);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (parent), text);
  arb_dialog_toast (parent, table_record_is_secret (arb_session_journal (session))
                                ? _ ("The record is on the clipboard, with what was told in secret")
                                : _ ("The record is on the clipboard"));
}

void
arb_map_save (GtkWidget *parent, ArbSession *session, const char *format)
{
  g_autofree char *name = g_strdup_printf ("map.%s", format);
  const ArbGameFace *face = arb_game_face (arb_session_setup (session)->game);
  int found = art_format_find (name);

  g_return_if_fail (found >= 0);

  ask_place (parent, session, arb_game_face_picture (face, ARB_PICTURE_SAVE), _ ("Pictures"), format, on_picture_place,
             (ArtFormat) found);
}

void
arb_sheets_save (GtkWidget *parent, ArbSession *session)
{
  ask_place (parent, session, _ ("Save the Score Sheets"), _ ("PDF documents"), "pdf", on_sheets_place, ART_FORMAT_PDF);
}

void
arb_result_save (GtkWidget *parent, ArbSession *session)
{
  g_autofree char *name = arb_file_name (arb_session_setup (session), "png");
  g_autoptr (GError) error = NULL;
  const ArbFileChoice choice = { .title = _ ("Save a Picture of the Result"),
                                 .accept = _ ("_Save"),
                                 .save = TRUE,
                                 .name = name,
                                 .filter = _ ("Pictures"),
                                 .pattern = "*.png" };
  GBytes *bytes = arb_result_picture (session, &error);
  Job *job;

  if (bytes == NULL)
    {
      arb_dialog_trouble (parent, _ ("Not Saved"), arb_reason (error));
      return;
    }
  job = job_new (parent, NULL, ART_FORMAT_PNG);
  job->bytes = bytes;
  arb_dialog_file (parent, &choice, on_bytes_place, job, job_free);
}

void
arb_result_copy (GtkWidget *parent, ArbSession *session)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = arb_result_picture (session, &error);
  g_autoptr (GdkTexture) texture = bytes != NULL ? gdk_texture_new_from_bytes (bytes, &error) : NULL;

  if (texture == NULL)
    {
      arb_dialog_trouble (parent, _ ("Not Copied"), arb_reason (error));
      return;
    }
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (parent), texture);
  arb_dialog_toast (parent, _ ("The picture of the result is on the clipboard"));
}

void
arb_answer_save (GtkWidget *parent, const TableMoment *moment, const TableAnswer *answer, const char *format)
{
  g_autofree char *suffix = g_strdup_printf ("answer.%s", format), *name = arb_file_name (moment->setup, suffix);
  g_autofree char *pattern = g_strdup_printf ("*.%s", format), *note = table_answer_note (moment);
  g_autoptr (ArtAnswer) picture = art_answer_new (moment, answer, note);
  g_autoptr (GError) error = NULL;
  const int found = art_format_find (name);
  const ArbFileChoice choice = { .title = _ ("Save the Answer"),
                                 .accept = _ ("_Save"),
                                 .save = TRUE,
                                 .name = name,
                                 .filter = found == ART_FORMAT_PDF ? _ ("PDF documents") : _ ("Pictures"),
                                 .pattern = pattern };
  Job *job;

  g_return_if_fail (found >= 0);

  job = job_new (parent, NULL, (ArtFormat) found);
  job->bytes = art_answer_print (picture, ART_PALETTE_LIGHT, (ArtFormat) found, &error);
  if (job->bytes == NULL)
    {
      arb_dialog_trouble (parent, _ ("Not Saved"), arb_reason (error));
      job_free (job);
      return;
    }
  arb_dialog_file (parent, &choice, on_bytes_place, job, job_free);
}

/* ---- on paper ---- */

typedef struct
{
  TableSetup *setup;
  gpointer state;
  TableLedger effects;
  ArbSheetWords *words;
  ArtPages *pages;
} Sheets;

static void
sheets_free (gpointer data, GClosure *closure)
{
  Sheets *sheets = data;

  g_clear_pointer (&sheets->pages, art_pages_free);
  sheets->setup->game->state_free (sheets->state);
  table_setup_free (sheets->setup);
  table_ledger_clear (&sheets->effects);
  arb_sheet_words_free (sheets->words);
  g_free (sheets);
}

static void
on_begin_print (GtkPrintOperation *operation, GtkPrintContext *context, Sheets *sheets)
{
  const TableMoment moment = { sheets->setup, sheets->state, &sheets->effects };

  g_clear_pointer (&sheets->pages, art_pages_free);
  sheets->pages = art_pages_new (&moment, &sheets->words->words, gtk_print_context_get_width (context),
                                 gtk_print_context_get_height (context));
  gtk_print_operation_set_n_pages (operation, (int) art_page_count (sheets->pages));
}

static void
on_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page, Sheets *sheets)
{
  art_page_draw (sheets->pages, gtk_print_context_get_cairo_context (context), (guint) page);
}

GtkPrintOperation *
arb_sheets_operation (const TableMoment *moment, ArbSheetWords *words)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Sheets *sheets = g_new0 (Sheets, 1);

  sheets->setup = table_setup_copy (moment->setup);
  sheets->state = moment->setup->game->state_copy (moment->state);
  if (moment->effects != NULL)
    table_ledger_copy (&sheets->effects, moment->effects);
  sheets->words = words;
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, words->title != NULL ? words->title : _ ("Score sheets"));
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin_print), sheets);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (on_draw_page), sheets, sheets_free, 0);
  return operation;
}

static gboolean
run_print (GtkWidget *parent, GtkPrintOperation *operation, GError **error)
{
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                                  GTK_WINDOW (gtk_widget_get_root (parent)), error)
         != GTK_PRINT_OPERATION_RESULT_ERROR;
}

void
arb_sheets_print (GtkWidget *parent, ArbSession *session)
{
  const TableMoment now = arb_session_now (session);
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GError) error = NULL;

  arb_session_drawn (session, TRUE);
  operation = arb_sheets_operation (&now, arb_sheet_words_new (session));
  if (!run_print (parent, operation, &error))
    {
      g_autofree char *sentence = g_strdup_printf (
          _ ("The score sheets could not be printed: %s. They can be saved as PDF instead."), arb_reason (error));

      arb_dialog_trouble (parent, _ ("Not Printed"), sentence);
    }
}

/* ---- an answer on paper ---- */

typedef struct
{
  TableSetup *setup;
  gpointer state;
  TableAnswer *answer;
  ArtAnswer *picture;
} AnswerSheets;

static void
answer_sheets_free (gpointer data, GClosure *closure)
{
  AnswerSheets *sheets = data;

  art_answer_free (sheets->picture);
  table_answer_free (sheets->answer);
  sheets->setup->game->state_free (sheets->state);
  table_setup_free (sheets->setup);
  g_free (sheets);
}

static void
on_begin_answer (GtkPrintOperation *operation, GtkPrintContext *context, AnswerSheets *sheets)
{
  gtk_print_operation_set_n_pages (operation,
                                   (int) art_answer_pages (sheets->picture, gtk_print_context_get_width (context),
                                                           gtk_print_context_get_height (context)));
}

static void
on_draw_answer (GtkPrintOperation *operation, GtkPrintContext *context, int page, AnswerSheets *sheets)
{
  art_answer_page_draw (sheets->picture, gtk_print_context_get_cairo_context (context), (guint) page);
}

GtkPrintOperation *
arb_answer_operation (const TableMoment *moment, const TableAnswer *answer)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  AnswerSheets *sheets = g_new0 (AnswerSheets, 1);
  g_autofree char *note = table_answer_note (moment);

  sheets->setup = table_setup_copy (moment->setup);
  sheets->state = moment->setup->game->state_copy (moment->state);
  sheets->answer = table_answer_copy (answer);
  sheets->picture = art_answer_new (&(TableMoment){ sheets->setup, sheets->state, NULL }, sheets->answer, note);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, answer->title);
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin_answer), sheets);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (on_draw_answer), sheets, answer_sheets_free, 0);
  return operation;
}

void
arb_answer_print (GtkWidget *parent, const TableMoment *moment, const TableAnswer *answer)
{
  g_autoptr (GtkPrintOperation) operation = arb_answer_operation (moment, answer);
  g_autoptr (GError) error = NULL;

  if (!run_print (parent, operation, &error))
    {
      g_autofree char *sentence = g_strdup_printf (
          _ ("The answer could not be printed: %s. It can be saved as PDF instead."), arb_reason (error));

      arb_dialog_trouble (parent, _ ("Not Printed"), sentence);
    }
}
