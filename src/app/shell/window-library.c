/* window-library.c - all games at once: saved in one file, and taken from one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "evening/games-backup.h"
#include "evening/reason.h"
#include "window-private.h"

/* `wait`: the window, and the name of the file. */
static void
tell_trouble (const ArbAbout *wait, const char *heading, const GError *error)
{
  g_autofree char *reason = arb_sentence (arb_reason (error));
  g_autofree char *sentence = g_strdup_printf ("“%s”: %s", wait->text, reason);

  arb_dialog_trouble (wait->widget, heading, sentence);
}

/* ---- saving ---- */

static void
on_saved (GObject *games, GAsyncResult *result, gpointer data)
{
  g_autoptr (ArbAbout) wait = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL, *text = NULL;
  LibraryExported told;

  if (!arb_games_backup_finish (ARB_GAMES (games), result, &told, &error))
    {
      tell_trouble (wait, _ ("Not Saved"), error);
      return;
    }
  words = arb_exported_tell (&told);
  /* Translators: the name of a file, and "12 games". */
  text = g_strdup_printf (_ ("Saved as “%s”: %s"), wait->text, words);
  arb_dialog_toast (GTK_WIDGET (ARB_WINDOW (wait->widget)->pages), text);
}

static void
on_place (GFile *file, gpointer user_data)
{
  ArbWindow *self = ARB_WINDOW (user_data);

  arb_games_backup (self->games, file, on_saved, arb_about_new (user_data, g_file_get_basename (file)));
}

void
arb_window_save_games (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  /* Translators: the name of a file: what it is, and the day. */
  g_autofree char *name = g_strdup_printf (_ ("Games %s"), day);
  g_autofree char *whole = g_strconcat (name, "." ARB_BACKUP_SUFFIX, NULL);
  const ArbFileChoice choice = { .title = _ ("Save All Games"),
                                 .accept = _ ("_Save"),
                                 .save = TRUE,
                                 .name = whole,
                                 .filter = _ ("Games of a library"),
                                 .pattern = "*." ARB_BACKUP_SUFFIX };

  arb_dialog_file (widget, &choice, on_place, g_object_ref (widget), g_object_unref);
}

/* ---- taking ---- */

static void
setup_sentence (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *label = arb_label_new_wrapped (NULL, NULL, NULL);

  gtk_widget_set_margin_start (label, 6);
  gtk_widget_set_margin_end (label, 6);
  gtk_widget_set_margin_top (label, 3);
  gtk_widget_set_margin_bottom (label, 3);
  gtk_list_item_set_child (item, label);
}

static void
bind_sentence (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkStringObject *sentence = gtk_list_item_get_item (item);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (sentence));
}

/* What was taken and what was not, with one sentence for each game. */
static GtkWidget *
told_page_new (const char *words, const ArbTaking *taking)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *label = arb_label_new (words, "heading", NULL);
  GtkWidget *scroller = gtk_scrolled_window_new (), *list;
  GtkStringList *sentences = gtk_string_list_new (NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  for (guint i = 0; i < taking->sentences->len; i++)
    gtk_string_list_append (sentences, taking->sentences->pdata[i]);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_sentence), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_sentence), NULL);
  list = gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (sentences))), factory);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_end (label, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (page), label);
  gtk_box_append (GTK_BOX (page), scroller);
  return page;
}

static void
on_taken (GObject *games, GAsyncResult *result, gpointer data)
{
  g_autoptr (ArbAbout) wait = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbTaking) taking = arb_games_take_finish (ARB_GAMES (games), result, &error);
  g_autofree char *words = arb_taking_tell (taking);

  gtk_window_present (GTK_WINDOW (wait->widget));
  if (taking->sentences->len > 0)
    arb_dialog_page (wait->widget, _ ("Games Taken from a File"), told_page_new (words, taking), 520, 600, TRUE);
  else if (error == NULL)
    arb_dialog_toast (GTK_WIDGET (ARB_WINDOW (wait->widget)->pages), words);
  if (error != NULL)
    tell_trouble (wait, _ ("Not Everything Was Read"), error);
}

void
arb_window_take_games (ArbWindow *self, GFile *file)
{
  arb_games_take (self->games, file, on_taken, arb_about_new (GTK_WIDGET (self), g_file_get_basename (file)));
}
