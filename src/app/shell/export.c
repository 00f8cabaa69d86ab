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
  GBytes *bytes; /* made before the place was asked for: what is shown may be another moment by then */
  /* If there are none, because they take long to make: the map is written in this format, or with `sheets` the score
   * sheets. */
  ArbSession *session;
  ArtFormat format;
  gboolean sheets;
} Job;

/* Takes the bytes. */
static Job *
job_new (GtkWidget *parent, GBytes *bytes)
{
  Job *job = g_new0 (Job, 1);

  job->parent = g_object_ref (parent);
  job->bytes = bytes;
  return job;
}

static Job *
job_new_text (GtkWidget *parent, char *text)
{
  return job_new (parent, g_bytes_new_take (text, strlen (text)));
}

static Job *
job_new_game (GtkWidget *parent, ArbSession *session, ArtFormat format, gboolean sheets)
{
  Job *job = job_new (parent, NULL);

  job->session = g_object_ref (session);
  job->format = format;
  job->sheets = sheets;
  return job;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->parent);
  g_clear_object (&job->session);
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
on_place (GFile *file, gpointer user_data)
{
  const Job *job = user_data;
  g_autoptr (GError) error = NULL;
  const gboolean written = job->bytes != NULL ? arb_bytes_write (job->bytes, file, &error)
                           : job->sheets      ? arb_sheets_write (job->session, file, &error)
                                              : arb_map_write (job->session, job->format, file, &error);

  export_tell (job, file, written, error);
}

/* Takes the job. */
static void
ask_place (Job *job, const char *title, const char *filter, const char *suffix, const char *name)
{
  g_autofree char *pattern = g_strdup_printf ("*.%s", suffix);
  const ArbFileChoice choice = {
    .title = title, .accept = _ ("_Save"), .save = TRUE, .name = name, .filter = filter, .pattern = pattern
  };

  arb_dialog_file (job->parent, &choice, on_place, job, job_free);
}

void
arb_record_save (GtkWidget *parent, ArbSession *session)
{
  const gboolean secret = table_record_is_secret (arb_session_journal (session));
  g_autofree char *name = arb_file_name (arb_session_setup (session), "arb");

  ask_place (job_new_text (parent, arb_record_text (session)),
             secret ? _ ("Save the Record, With Secrets") : _ ("Save the Record"), _ ("Records"), "arb", name);
  if (secret)
    arb_dialog_toast (parent, _ ("The record holds what was told in secret. A record to share leaves it out."));
}

void
arb_record_share (GtkWidget *parent, ArbSession *session)
{
  g_autofree char *name = arb_file_name_shared (arb_session_setup (session));

  ask_place (job_new_text (parent, arb_record_public_text (session)), _ ("Save a Record to Share"), _ ("Records"),
             "arb", name);
  if (table_record_is_secret (arb_session_journal (session)))
    arb_dialog_toast (parent, _ ("What was told in secret is left out"));
}

void
arb_text_save (GtkWidget *parent, const char *text)
{
  ask_place (job_new_text (parent, g_strdup (text)), _ ("Save the Text"), _ ("Records"), "arb", _ ("saved game.arb"));
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
  const TableSetup *setup = arb_session_setup (session);
  g_autofree char *name = arb_file_name (setup, format);
  const int found = art_format_find (name);

  g_return_if_fail (found >= 0);

  ask_place (job_new_game (parent, session, (ArtFormat) found, FALSE),
             arb_game_face_picture (arb_game_face (setup->game), ARB_PICTURE_SAVE), _ ("Pictures"), format, name);
}

void
arb_sheets_save (GtkWidget *parent, ArbSession *session)
{
  g_autofree char *name = arb_file_name (arb_session_setup (session), "pdf");

  ask_place (job_new_game (parent, session, ART_FORMAT_PDF, TRUE), _ ("Save the Score Sheets"), _ ("PDF documents"),
             "pdf", name);
}

/* A picture; NULL and an error: it could not be made. */
static void
save_picture (GtkWidget *parent, GBytes *picture, const GError *error, const char *title, const char *suffix,
              const char *name)
{
  if (picture == NULL)
    arb_dialog_trouble (parent, _ ("Not Saved"), arb_reason (error));
  else
    ask_place (job_new (parent, picture), title,
               art_format_find (name) == ART_FORMAT_PDF ? _ ("PDF documents") : _ ("Pictures"), suffix, name);
}

void
arb_result_save (GtkWidget *parent, ArbSession *session)
{
  g_autofree char *name = arb_file_name (arb_session_setup (session), "png");
  g_autoptr (GError) error = NULL;
  GBytes *picture = arb_result_picture (session, &error);

  save_picture (parent, picture, error, _ ("Save a Picture of the Result"), "png", name);
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
  g_autofree char *note = table_answer_note (moment);
  g_autoptr (ArtAnswer) picture = art_answer_new (moment, answer, note);
  g_autoptr (GError) error = NULL;
  const int found = art_format_find (name);

  g_return_if_fail (found >= 0);

  GBytes *print = art_answer_print (picture, ART_PALETTE_LIGHT, (ArtFormat) found, &error);

  save_picture (parent, print, error, _ ("Save the Answer"), format, name);
}

/* ---- on paper ---- */

/* What is printed, with our copies of what it shows. */
typedef struct
{
  TableSetup *setup;
  gpointer state;
  TableLedger effects;
  ArbSheetWords *words; /* of the score sheets */
  ArtPages *pages;      /* the score sheets; NULL: not laid out yet, or an answer is printed */
  TableAnswer *answer;
  ArtAnswer *picture; /* NULL: score sheets are printed */
} Paper;

static void
paper_free (gpointer data, GClosure *closure)
{
  Paper *paper = data;

  g_clear_pointer (&paper->pages, art_pages_free);
  g_clear_pointer (&paper->words, arb_sheet_words_free);
  g_clear_pointer (&paper->picture, art_answer_free);
  g_clear_pointer (&paper->answer, table_answer_free);
  paper->setup->game->state_free (paper->state);
  table_setup_free (paper->setup);
  table_ledger_clear (&paper->effects);
  g_free (paper);
}

static void
on_begin (GtkPrintOperation *operation, GtkPrintContext *context, Paper *paper)
{
  const double width = gtk_print_context_get_width (context), height = gtk_print_context_get_height (context);
  const TableMoment moment = { paper->setup, paper->state, &paper->effects };

  g_clear_pointer (&paper->pages, art_pages_free);
  if (paper->picture == NULL)
    paper->pages = art_pages_new (&moment, &paper->words->words, width, height);
  gtk_print_operation_set_n_pages (
      operation,
      (int) (paper->pages != NULL ? art_page_count (paper->pages) : art_answer_pages (paper->picture, width, height)));
}

static void
on_draw (GtkPrintOperation *operation, GtkPrintContext *context, int page, Paper *paper)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  if (paper->pages != NULL)
    art_page_draw (paper->pages, cr, (guint) page);
  else
    art_answer_page_draw (paper->picture, cr, (guint) page);
}

/* What is printed is still to be set. */
static GtkPrintOperation *
operation_new (const TableMoment *moment, const char *title, Paper **paper)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Paper *made = *paper = g_new0 (Paper, 1);

  made->setup = table_setup_copy (moment->setup);
  made->state = moment->setup->game->state_copy (moment->state);
  if (moment->effects != NULL)
    table_ledger_copy (&made->effects, moment->effects);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, title);
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin), made);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (on_draw), made, paper_free, 0);
  return operation;
}

GtkPrintOperation *
arb_sheets_operation (const TableMoment *moment, ArbSheetWords *words)
{
  Paper *paper;
  GtkPrintOperation *operation = operation_new (moment, words->title != NULL ? words->title : _ ("Score sheets"),
                                                &paper);

  paper->words = words;
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

void
arb_answer_print (GtkWidget *parent, const TableMoment *moment, const TableAnswer *answer)
{
  Paper *paper;
  g_autoptr (GtkPrintOperation) operation = operation_new (moment, answer->title, &paper);
  g_autofree char *note = table_answer_note (moment);
  g_autoptr (GError) error = NULL;

  paper->answer = table_answer_copy (answer);
  paper->picture = art_answer_new (&(TableMoment){ paper->setup, paper->state, NULL }, paper->answer, note);
  if (!run_print (parent, operation, &error))
    {
      g_autofree char *sentence = g_strdup_printf (
          _ ("The answer could not be printed: %s. It can be saved as PDF instead."), arb_reason (error));

      arb_dialog_trouble (parent, _ ("Not Printed"), sentence);
    }
}
