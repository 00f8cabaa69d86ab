/* photo-button.c - see photo-button.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "photo-button.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "evening/reason.h"
#include "photo.h"

#define SIDE 64 /* pixels of the small picture */

struct _ArbPhotoButton
{
  GtkButton parent_instance;

  ArbSession *session;
  TablePhoto photo;
};

G_DEFINE_TYPE (ArbPhotoButton, arb_photo_button, GTK_TYPE_BUTTON)

/* ---- pictures ---- */

static GtkWidget *
picture_of (ArbSession *session, const TablePhoto *photo, int side, GError **error)
{
  g_autoptr (GBytes) bytes = arb_photo_bytes (session, photo, error);

  return bytes != NULL ? arb_photo_picture_new (bytes, photo->caption, side, error) : NULL;
}

/* ---- large ---- */

static GtkWidget *
text_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_end (label, 12);
  gtk_widget_set_margin_top (label, 9);
  gtk_widget_set_margin_bottom (label, 9);
  return label;
}

void
arb_photo_show (GtkWidget *parent, ArbSession *session, const TablePhoto *photo)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *picture;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  picture = picture_of (session, photo, LIBRARY_PHOTO_SIDE_MAX, &error);
  if (picture == NULL)
    {
      sentence = arb_sentence (arb_reason (error));
      picture = text_new (sentence);
    }
  gtk_widget_set_vexpand (picture, TRUE);
  gtk_box_append (GTK_BOX (page), picture);
  if (photo->caption[0] != '\0')
    gtk_box_append (GTK_BOX (page), text_new (photo->caption));
  arb_dialog_page (parent, _ ("Photo"), page, 900, 700, TRUE);
}

static void
clicked (GtkButton *button)
{
  ArbPhotoButton *self = ARB_PHOTO_BUTTON (button);

  if (self->session != NULL)
    arb_photo_show (GTK_WIDGET (self), self->session, &self->photo);
}

/* ---- small ---- */

/* The texture has more pixels than the widget, for screens that have them. */
static void
shrink (GtkWidget *picture)
{
  GdkPaintable *paintable = gtk_picture_get_paintable (GTK_PICTURE (picture));
  const int width = gdk_paintable_get_intrinsic_width (paintable);
  const int height = gdk_paintable_get_intrinsic_height (paintable), side = MAX (MAX (width, height), 1);

  gtk_widget_set_size_request (picture, MAX (width * SIDE / side, 1), MAX (height * SIDE / side, 1));
  gtk_widget_set_can_target (picture, FALSE);
}

char *
arb_photo_button_update (ArbPhotoButton *self, ArbSession *session, const TablePhoto *photo)
{
  GtkWidget *picture;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (ARB_IS_PHOTO_BUTTON (self), NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), photo != NULL);
  g_set_object (&self->session, (ArbSession *) (photo != NULL ? session : NULL));
  if (photo == NULL)
    {
      gtk_button_set_child (GTK_BUTTON (self), NULL);
      return NULL;
    }
  self->photo = *photo;
  picture = picture_of (session, photo, 2 * SIDE, &error);
  if (picture != NULL)
    shrink (picture);
  else
    picture = gtk_image_new_from_icon_name ("image-missing-symbolic");
  gtk_button_set_child (GTK_BUTTON (self), picture);
  /* Translators: the caption of a photo follows. */
  name = photo->caption[0] != '\0' ? g_strdup_printf (_ ("Look at the photo: %s"), photo->caption)
                                   : g_strdup (_ ("Look at the photo"));
  arb_widget_name (GTK_WIDGET (self), name);
  return error != NULL ? g_strdup (arb_reason (error)) : NULL;
}

static void
arb_photo_button_class_init (ArbPhotoButtonClass *klass)
{
  TABLE_FREES (klass, ArbPhotoButton, g_object_unref, session);
  GTK_BUTTON_CLASS (klass)->clicked = clicked;
}

static void
arb_photo_button_init (ArbPhotoButton *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "photo");
}
