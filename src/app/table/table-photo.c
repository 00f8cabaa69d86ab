/* table-photo.c - the page of the table: a photo is attached to the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "evening/photos.h"
#include "photo-card.h"
#include "table-page-private.h"

static gboolean
taken (GtkWidget *parent, GBytes *photo, const char *caption, TableRefusal *why)
{
  ArbTablePage *self = ARB_TABLE_PAGE (parent);
  g_autofree char *line = arb_photo_keep (self->session, photo, caption, why);

  return line != NULL && arb_writer_enter (self->writer, line, why);
}

static gboolean
can_attach (ArbTablePage *self)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), "photo");
}

static GCancellable *
game_of (ArbTablePage *self)
{
  if (self->photo_game == NULL)
    self->photo_game = g_cancellable_new ();
  return self->photo_game;
}

void
arb_table_page_end_photo (ArbTablePage *self)
{
  g_cancellable_cancel (self->photo_game);
  g_clear_object (&self->photo_game);
}

void
arb_table_page_photo (ArbTablePage *self)
{
  arb_photo_card_choose (GTK_WIDGET (self), game_of (self), taken);
}

void
arb_table_page_paste_photo (ArbTablePage *self)
{
  if (can_attach (self))
    arb_photo_card_paste (GTK_WIDGET (self), game_of (self), taken);
}

gboolean
arb_table_page_attach_photo (ArbTablePage *self, GFile *file)
{
  g_return_val_if_fail (ARB_IS_TABLE_PAGE (self) && G_IS_FILE (file), FALSE);

  if (!can_attach (self))
    return FALSE;
  arb_photo_card_open (GTK_WIDGET (self), file, game_of (self), taken);
  return TRUE;
}
