/* dialogs.c - the questions and the error messages of the application.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "dialogs.h"
#include "lost-focus.h"
#include "widgets.h"
#include "words.h"

ArbAbout *
arb_about_new (GtkWidget *widget, char *text)
{
  ArbAbout *about = g_new (ArbAbout, 1);

  about->widget = g_object_ref (widget);
  about->text = text;
  return about;
}

void
arb_about_free (gpointer data)
{
  ArbAbout *about = data;

  g_object_unref (about->widget);
  g_free (about->text);
  g_free (about);
}

static GtkWindow *
window_of (GtkWidget *widget)
{
  GtkRoot *root = widget != NULL ? gtk_widget_get_root (widget) : NULL;

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static GtkWidget *
text_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* The dialog's own heading does not wrap, and newer versions of libadwaita measure it narrower than it is, at which GTK
 * warns.  So heading and body are labels of ours. */
static GtkWidget *
message_new (GtkWidget *parent, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (window_of (parent), NULL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), text_new (heading, "title-2"));
  if (body != NULL)
    gtk_box_append (GTK_BOX (box), text_new (body, NULL));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (dialog), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, body != NULL ? body : "", -1);
  return dialog;
}

void
arb_dialog_trouble (GtkWidget *parent, const char *heading, const char *sentence)
{
  g_autofree char *whole = arb_sentence (sentence);
  GtkWidget *dialog = message_new (parent, heading, whole);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  arb_widget_mend_parts (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* For how long a toast offers something. */
#define OFFER_SECONDS 10

typedef struct
{
  ArbConfirmed confirmed;
  ArbFileChosen chosen;
  ArbConfirmed passed; /* called unless the offer was taken */
  gpointer user_data;
  GDestroyNotify destroy;
} Question;

static Question *
question_new (gpointer user_data, GDestroyNotify destroy)
{
  Question *question = g_new0 (Question, 1);

  question->user_data = user_data;
  question->destroy = destroy;
  return question;
}

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  if (question->destroy != NULL)
    question->destroy (question->user_data);
  g_free (question);
}

static void
on_confirm_response (AdwMessageDialog *dialog, const char *response, Question *question)
{
  if (g_str_equal (response, "yes"))
    question->confirmed (question->user_data);
}

void
arb_dialog_confirm (GtkWidget *parent, const char *heading, const char *body, const char *verb, ArbConfirmed confirmed,
                    gpointer user_data, GDestroyNotify destroy)
{
  GtkWidget *dialog = message_new (parent, heading, body);
  Question *question = question_new (user_data, destroy);

  question->confirmed = confirmed;
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "no", _ ("_Close"));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "yes", verb);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "yes", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "yes");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "no");
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_confirm_response), question, question_free, 0);
  arb_widget_mend_parts (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

GtkWidget *
arb_dialog_box_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_bottom (box, 12);
  return box;
}

void
arb_dialog_page (GtkWidget *parent, const char *title, GtkWidget *page, int width, int height, gboolean modal)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkWidget *below = GTK_WIDGET (window_of (parent));
  const int room = below != NULL ? gtk_widget_get_height (below) : 0;
  const int room_across = below != NULL ? gtk_widget_get_width (below) : 0;

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0), gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);

  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), page);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), title);
  /* Not larger than the window below it: the screen may not be larger than that either. */
  gtk_window_set_default_size (GTK_WINDOW (window), room_across > 0 ? MIN (width, room_across) : width,
                               room > 0 ? MIN (height, room) : height);
  gtk_window_set_transient_for (GTK_WINDOW (window), window_of (parent));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_set_modal (GTK_WINDOW (window), modal);
  arb_widget_mend_parts (page);
  arb_lost_focus_mend (GTK_WINDOW (window), NULL);
  gtk_window_present (GTK_WINDOW (window));
}

void
arb_dialog_close (GtkWidget *page)
{
  GtkWindow *window = window_of (page);

  if (window != NULL)
    gtk_window_destroy (window);
}

GtkLabel *
arb_dialog_enter (GtkWidget *box, const char *verb, GCallback entered, gpointer card)
{
  GtkWidget *refusal = arb_label_new_wrapped (NULL, "error", NULL), *button = gtk_button_new_with_mnemonic (verb);

  gtk_widget_set_visible (refusal, FALSE);
  gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_swapped (button, "clicked", entered, card);
  gtk_box_append (GTK_BOX (box), refusal);
  gtk_box_append (GTK_BOX (box), button);
  return GTK_LABEL (refusal);
}

void
arb_dialog_refuse (GtkLabel *refusal, const TableRefusal *why)
{
  g_autofree char *sentence = arb_sentence (why->sentence);

  arb_label_show (refusal, sentence);
}

void
arb_dialog_toast (GtkWidget *widget, const char *title)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  /* A toast's title is markup, so it is escaped. */
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  if (overlay != NULL)
    adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), adw_toast_new (escaped));
}

static void
on_offer (AdwToast *toast, Question *offer)
{
  offer->passed = NULL;
  offer->confirmed (offer->user_data);
}

static void
on_offer_gone (AdwToast *toast, Question *offer)
{
  if (offer->passed != NULL)
    offer->passed (offer->user_data);
}

void
arb_dialog_offer (GtkWidget *widget, const char *title, const char *verb, ArbConfirmed confirmed, ArbConfirmed passed,
                  gpointer user_data, GDestroyNotify destroy)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  g_autofree char *escaped = g_markup_escape_text (title, -1);
  AdwToast *toast = adw_toast_new (escaped);
  Question *offer = question_new (user_data, destroy);

  offer->confirmed = confirmed;
  offer->passed = passed;
  adw_toast_set_button_label (toast, verb);
  adw_toast_set_timeout (toast, OFFER_SECONDS);
  g_signal_connect (toast, "button-clicked", G_CALLBACK (on_offer), offer);
  g_signal_connect_data (toast, "dismissed", G_CALLBACK (on_offer_gone), offer, question_free, 0);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
  arb_widget_mend_parts (gtk_widget_get_last_child (overlay));
}

/* ---- waiting ---- */

struct ArbWait
{
  GtkWidget *parent;
  char *heading;
  GCancellable *outer, *cancellable; /* the caller's; of what is waited for */
  gulong cancelled;
  guint source;      /* until the window is shown */
  GtkWidget *dialog; /* a weak pointer */
};

static gboolean
show_wait (gpointer data)
{
  ArbWait *wait = data;
  GtkWidget *spinner = gtk_spinner_new ();

  wait->source = 0;
  wait->dialog = message_new (wait->parent, wait->heading, NULL);
  g_object_add_weak_pointer (G_OBJECT (wait->dialog), (gpointer *) &wait->dialog);
  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_widget_set_size_request (spinner, 32, 32);
  gtk_box_append (GTK_BOX (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (wait->dialog))), spinner);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (wait->dialog), "cancel", _ ("_Cancel"));
  g_signal_connect_swapped (wait->dialog, "response", G_CALLBACK (g_cancellable_cancel), wait->cancellable);
  arb_widget_mend_parts (wait->dialog);
  gtk_window_present (GTK_WINDOW (wait->dialog));
  return G_SOURCE_REMOVE;
}

static void
cancel_inner (GCancellable *outer, GCancellable *cancellable)
{
  g_cancellable_cancel (cancellable);
}

ArbWait *
arb_dialog_wait (GtkWidget *parent, const char *heading, GCancellable *cancellable)
{
  ArbWait *wait = g_new0 (ArbWait, 1);

  wait->parent = g_object_ref (parent);
  wait->heading = g_strdup (heading);
  wait->cancellable = g_cancellable_new ();
  if (cancellable != NULL)
    {
      wait->outer = g_object_ref (cancellable);
      wait->cancelled = g_cancellable_connect (cancellable, G_CALLBACK (cancel_inner), g_object_ref (wait->cancellable),
                                               g_object_unref);
    }
  wait->source = g_timeout_add_seconds (1, show_wait, wait);
  return wait;
}

GCancellable *
arb_dialog_wait_cancellable (ArbWait *wait)
{
  return wait->cancellable;
}

void
arb_dialog_wait_end (ArbWait *wait)
{
  g_cancellable_disconnect (wait->outer, wait->cancelled);
  g_clear_object (&wait->outer);
  g_clear_handle_id (&wait->source, g_source_remove);
  if (wait->dialog != NULL)
    {
      g_signal_handlers_disconnect_by_data (wait->dialog, wait->cancellable);
      g_object_remove_weak_pointer (G_OBJECT (wait->dialog), (gpointer *) &wait->dialog);
      gtk_window_destroy (GTK_WINDOW (wait->dialog));
    }
  g_object_unref (wait->parent);
  g_free (wait->heading);
  g_object_unref (wait->cancellable);
  g_free (wait);
}

/* Where the next file is saved: where the last one was, at first the person's documents.  Otherwise GTK would offer the
 * folder that the program was started from. */
static char *saved_in;

static void
offer_folder (GtkFileChooser *chooser)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autoptr (GFile) folder = NULL;

  if (saved_in != NULL)
    folder = g_file_new_for_uri (saved_in);
  else
    folder = g_file_new_for_path (documents != NULL ? documents : g_get_home_dir ());
  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
}

static void
note_folder (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);

  if (folder == NULL)
    return;
  g_free (saved_in);
  saved_in = g_file_get_uri (folder);
}

static void
on_file_response (GtkNativeDialog *dialog, int response, Question *question)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      if (file != NULL && gtk_file_chooser_get_action (GTK_FILE_CHOOSER (dialog)) == GTK_FILE_CHOOSER_ACTION_SAVE)
        note_folder (file);
      if (file != NULL)
        question->chosen (file, question->user_data);
    }
  /* A native dialog has no parent that owns it, so we drop our reference. */
  g_object_unref (dialog);
}

void
arb_dialog_file (GtkWidget *parent, const ArbFileChoice *choice, ArbFileChosen chosen, gpointer user_data,
                 GDestroyNotify destroy)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      choice->title, window_of (parent), choice->save ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN,
      choice->accept, _ ("_Cancel"));
  Question *question = question_new (user_data, destroy);

  question->chosen = chosen;
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  if (choice->pattern != NULL || choice->types != NULL)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

      gtk_file_filter_set_name (filter, choice->filter);
      if (choice->pattern != NULL)
        gtk_file_filter_add_pattern (filter, choice->pattern);
      for (guint i = 0; choice->types != NULL && choice->types[i] != NULL; i++)
        gtk_file_filter_add_mime_type (filter, choice->types[i]);
      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  if (!choice->save)
    {
      g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

      gtk_file_filter_set_name (all, _ ("All files"));
      gtk_file_filter_add_pattern (all, "*");
      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), all);
    }
  if (choice->save)
    offer_folder (GTK_FILE_CHOOSER (dialog));
  if (choice->save && choice->name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), choice->name);

  g_signal_connect_data (dialog, "response", G_CALLBACK (on_file_response), question, question_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
