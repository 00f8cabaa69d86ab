/* game-row.c - one game in the list of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "evening/game-words.h"
#include "game-row.h"
#include "table/table-game.h"
#include "thumbnail.h"

struct _ArbGameRow
{
  GtkBox parent_instance;

  ArbListedGame *game;
  GtkWidget *picture; /* NULL: not filled */
  GtkLabel *title;
  GtkLabel *scores;
  GtkLabel *about;
  GtkWidget *delete_button;
};

G_DEFINE_FINAL_TYPE (ArbGameRow, arb_game_row, GTK_TYPE_BOX)

/* "Carcassonne · 34 entries · today, 14:32" */
static char *
describe (const LibraryGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *when = arb_when (game->changed);
  const TableGame *kind = table_game_find (game->game);

  /* After salvage, the kind of a game may not be known. */
  if (kind != NULL)
    g_string_append_printf (text, "%s · ", _ (kind->title));
  if (game->finished)
    g_string_append (text, _ ("finished · "));
  else if (game->n_entries == 0)
    g_string_append (text, _ ("just begun · "));
  else
    g_string_append_printf (text, ngettext ("%u entry · ", "%u entries · ", game->n_entries), game->n_entries);
  g_string_append (text, when);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
scores_of (const LibraryGame *game)
{
  const char *scores = *game->summary != '\0' ? game->summary : *game->title != '\0' ? game->players : "";

  return table_text_shown (scores, TRUE);
}

static void
show_game (ArbGameRow *self, const LibraryGame *game)
{
  g_autofree char *title = arb_game_title (game), *scores = scores_of (game), *about = describe (game);
  g_autofree char *words = g_strdup_printf (_ ("Delete “%s”"), title);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->scores, scores);
  gtk_widget_set_visible (GTK_WIDGET (self->scores), *scores != '\0');
  gtk_label_set_text (self->about, about);
  arb_widget_name (self->delete_button, words);
}

/* The list's own row gets the focus, so the name is there. */
static void
name_row (GtkWidget *row, const LibraryGame *game)
{
  g_autofree char *title = arb_game_title (game), *scores = scores_of (game), *about = describe (game);
  g_autofree char *name = g_strjoin ("\n", title, scores, about, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
arb_game_row_set_game (ArbGameRow *self, ArbListedGame *game)
{
  GtkWidget *row;

  g_return_if_fail (ARB_IS_GAME_ROW (self));

  g_set_object (&self->game, game);
  row = gtk_widget_get_parent (GTK_WIDGET (self));
  if (game != NULL && row != NULL)
    name_row (row, arb_listed_game_get (game));
  if (game != NULL && self->picture != NULL)
    show_game (self, arb_listed_game_get (game));
}

const LibraryGame *
arb_game_row_get_game (ArbGameRow *self)
{
  g_return_val_if_fail (ARB_IS_GAME_ROW (self), NULL);

  return self->game != NULL ? arb_listed_game_get (self->game) : NULL;
}

ArbThumbnail *
arb_game_row_picture (ArbGameRow *self)
{
  g_return_val_if_fail (ARB_IS_GAME_ROW (self), NULL);

  return self->picture != NULL ? ARB_THUMBNAIL (self->picture) : NULL;
}

static void
on_delete (ArbGameRow *self)
{
  g_signal_emit_by_name (self, "delete");
}

static GtkLabel *
add_label (GtkWidget *box, int lines, const char *first_class, const char *second_class)
{
  GtkWidget *label = arb_label_new_wrapped (NULL, first_class, second_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

/* Made by hand: to read a template takes longer than to make these widgets. */
gboolean
arb_game_row_fill (ArbGameRow *self)
{
  GtkWidget *words;

  g_return_val_if_fail (ARB_IS_GAME_ROW (self), FALSE);

  if (self->picture != NULL)
    return FALSE;
  self->picture = g_object_new (ARB_TYPE_THUMBNAIL, NULL);
  gtk_box_append (GTK_BOX (self), self->picture);

  words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->title = add_label (words, 2, "title", NULL);
  self->scores = add_label (words, 3, "dim-label", "caption");
  self->about = add_label (words, 3, "dim-label", "caption");
  gtk_box_append (GTK_BOX (self), words);

  self->delete_button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  gtk_widget_add_css_class (self->delete_button, "flat");
  gtk_widget_set_valign (self->delete_button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->delete_button, "clicked", G_CALLBACK (on_delete), self);
  gtk_box_append (GTK_BOX (self), self->delete_button);

  if (self->game != NULL)
    show_game (self, arb_listed_game_get (self->game));
  return TRUE;
}

static void
arb_game_row_class_init (ArbGameRowClass *klass)
{
  TABLE_FREES (klass, ArbGameRow, g_object_unref, game);

  table_signal_new (klass, "delete", 0);
}

static void
arb_game_row_init (ArbGameRow *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_widget_add_css_class (GTK_WIDGET (self), "game");
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, ARB_THUMBNAIL_HEIGHT);
}
