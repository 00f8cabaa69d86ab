/* photo-card.c - see photo-card.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "photo-card.h"

#include <glib/gi18n.h>

#include "app/kit/clipboard.h"
#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "evening/reason.h"
#include "photo-kind.h"
#include "photo.h"

#define SIDE 1000         /* pixels of the picture on the card */
#define GAME "photo-game" /* data of the parent */

typedef struct
{
  GtkWidget *parent; /* a reference */
  GCancellable *game;
  ArbPhotoTaken taken;
  ArbWait *wait; /* while the picture is read */
  GBytes *photo;
  GtkWidget *page;
  GtkEntry *caption;
  GtkLabel *refusal;
} Card;

static void
card_free (gpointer data)
{
  Card *card = data;

  g_object_unref (card->parent);
  g_object_unref (card->game);
  g_clear_pointer (&card->photo, g_bytes_unref);
  g_free (card);
}

static Card *
card_new (GtkWidget *parent, GCancellable *game, ArbPhotoTaken taken)
{
  Card *card = g_new0 (Card, 1);

  card->parent = g_object_ref (parent);
  card->game = g_object_ref (game);
  card->taken = taken;
  return card;
}

static void
tell_unread (GtkWidget *parent, const char *why)
{
  g_autofree char *reason = arb_sentence (why), *sentence = NULL;

  sentence = g_strdup_printf (_ ("%s\nNothing was changed."), reason);
  arb_dialog_trouble (parent, _ ("The Photo Was Not Attached"), sentence);
}

/* Is the game that the photo is of still shown? */
static gboolean
is_shown (const Card *card, TableRefusal *why)
{
  return !g_cancellable_is_cancelled (card->game) || table_refuse (why, _ ("its game is not shown any more"));
}

/* ---- the card ---- */

static void
attach (Card *card)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (card->caption));
  g_autofree char *caption = g_strstrip (g_strdup (text));
  TableRefusal why;

  if (is_shown (card, &why) && card->taken (card->parent, card->photo, caption, &why))
    arb_dialog_close (card->page);
  else
    arb_dialog_refuse (card->refusal, &why);
}

static void
fill (Card *card, GtkWidget *picture)
{
  card->caption = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_placeholder_text (card->caption, _ ("Caption"));
  arb_widget_name (GTK_WIDGET (card->caption), _ ("What the photo shows; it may stay empty"));
  g_signal_connect_swapped (card->caption, "activate", G_CALLBACK (attach), card);
  gtk_widget_set_vexpand (picture, TRUE);
  gtk_box_append (GTK_BOX (card->page), picture);
  gtk_box_append (GTK_BOX (card->page), GTK_WIDGET (card->caption));
  card->refusal = arb_dialog_enter (card->page, _ ("_Attach the Photo"), G_CALLBACK (attach), card);
}

static void
photo_read (GObject *parent, GAsyncResult *result, gpointer data)
{
  Card *card = data;
  g_autoptr (GError) error = NULL;
  GtkWidget *picture = NULL;
  TableRefusal why;

  g_clear_pointer (&card->wait, arb_dialog_wait_end);
  card->photo = arb_photo_read_finish (result, &error);
  if (gtk_widget_get_root (card->parent) == NULL)
    {
      card_free (card);
      return;
    }
  if (card->photo != NULL)
    picture = arb_photo_picture_new (card->photo, _ ("The photo that is attached"), SIDE, &error);
  if (picture == NULL)
    {
      if (!is_shown (card, &why))
        tell_unread (card->parent, why.sentence);
      else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        tell_unread (card->parent, arb_reason (error));
      card_free (card);
      return;
    }
  card->page = arb_dialog_box_new ();
  fill (card, picture);
  g_object_set_data_full (G_OBJECT (card->page), "card", card, card_free);
  arb_dialog_page (card->parent, _ ("Attach a Photo"), card->page, 560, 620, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (card->caption));
}

/* ---- where it comes from ---- */

/* Cancelled when the parent shows another game. */
static GCancellable *
game_of (GtkWidget *parent)
{
  GCancellable *game = g_object_get_data (G_OBJECT (parent), GAME);

  if (game == NULL)
    {
      game = g_cancellable_new ();
      g_object_set_data_full (G_OBJECT (parent), GAME, game, g_object_unref);
    }
  return game;
}

void
arb_photo_card_end (GtkWidget *parent)
{
  g_cancellable_cancel (g_object_get_data (G_OBJECT (parent), GAME));
  g_object_set_data (G_OBJECT (parent), GAME, NULL);
}

/* One of both is given. */
static void
read_photo (Card *card, GFile *file, GBytes *bytes)
{
  card->wait = arb_dialog_wait (card->parent, _ ("Reading the Picture"), card->game);
  arb_photo_read (card->parent, file, bytes, arb_dialog_wait_cancellable (card->wait), photo_read, card);
}

void
arb_photo_card_open (GtkWidget *parent, GFile *file, ArbPhotoTaken taken)
{
  read_photo (card_new (parent, game_of (parent), taken), file, NULL);
}

static void
chosen (GFile *file, gpointer data)
{
  const Card *card = data;

  read_photo (card_new (card->parent, card->game, card->taken), file, NULL);
}

void
arb_photo_card_choose (GtkWidget *parent, ArbPhotoTaken taken)
{
  const ArbFileChoice choice = {
    .title = _ ("Attach a Photo"), .accept = _ ("_Open"), .filter = _ ("Pictures"), .types = arb_photo_types ()
  };

  arb_dialog_file (parent, &choice, chosen, card_new (parent, game_of (parent), taken), card_free);
}

static void
tell_unpasted (const Card *card, const GError *error)
{
  TableRefusal why;

  if (!is_shown (card, &why))
    tell_unread (card->parent, why.sentence);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    arb_dialog_toast (card->parent, _ ("There is no picture on the clipboard"));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    tell_unread (card->parent, arb_reason (error));
}

static void
pasted (GObject *parent, GAsyncResult *result, gpointer data)
{
  Card *card = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = arb_clipboard_read_finish (result, &error);

  if (bytes != NULL)
    {
      read_photo (card, NULL, bytes);
      return;
    }
  if (gtk_widget_get_root (card->parent) != NULL)
    tell_unpasted (card, error);
  card_free (card);
}

/* Bytes are read, as from a file.  As pixels, the clipboard would give pictures of any kind that some decoder knows,
 * and of any size. */
void
arb_photo_card_paste (GtkWidget *parent, ArbPhotoTaken taken)
{
  GCancellable *game = game_of (parent);

  arb_clipboard_read (parent, arb_photo_types (), ARB_PHOTO_FILE_BYTES_MAX, game, pasted,
                      card_new (parent, game, taken));
}
