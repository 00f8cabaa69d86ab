/* names-card.c - see names-card.h.
 *
 * Each changed field becomes an entry.  The first one that is refused stops the rest, and the card says why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "names-card.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "table/table-rename.h"

typedef struct
{
  ArbSession *session;
  GtkWidget *page;
  GtkLabel *refusal;
  GtkEditable *title, *place;
  GtkEditable *names[TABLE_MAX_PLAYERS];
} Card;

static void
card_free (gpointer data)
{
  Card *card = data;

  g_object_unref (card->session);
  g_free (card);
}

/* Enters what the field says, if that is new.  `from`: the player's name; NULL: it is the title, or the place. */
static gboolean
enter (Card *card, GtkEditable *field, const char *from, const char *is, TableRefusal *why)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (field))), *line = NULL;

  if (g_str_equal (text, is))
    return TRUE;
  line = field == card->place ? table_rename_place_line (text) : table_rename_line (from, text);
  if (arb_session_append (card->session, line, why))
    return TRUE;
  gtk_widget_grab_focus (GTK_WIDGET (field));
  return FALSE;
}

static void
apply (Card *card)
{
  const TableSetup *setup = arb_session_setup (card->session);
  TableRefusal why = { "" };
  gboolean fits = enter (card, card->title, NULL, setup->title, &why)
                  && enter (card, card->place, NULL, setup->place, &why);

  for (guint i = 0; fits && i < setup->n_players; i++)
    {
      g_autofree char *name = g_strdup (setup->players[i].name); /* the entry changes it */

      fits = enter (card, card->names[i], name, name, &why);
    }
  if (fits)
    arb_dialog_close (card->page);
  else
    arb_dialog_refuse (card->refusal, &why);
}

static GtkEditable *
add_row (Card *card, GtkWidget *group, const char *title, const char *text)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (apply), card);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return GTK_EDITABLE (row);
}

static void
fill (Card *card)
{
  const TableSetup *setup = arb_session_setup (card->session);
  GtkWidget *group = adw_preferences_group_new (), *scroller = gtk_scrolled_window_new ();

  card->title = add_row (card, group, _ ("Title"), setup->title);
  card->place = add_row (card, group, _ ("Played at"), setup->place);
  for (guint i = 0; i < setup->n_players; i++)
    {
      /* Translators: the number of a seat at the table */
      g_autofree char *seat = g_strdup_printf (_ ("Player %u"), i + 1);

      card->names[i] = add_row (card, group, seat, setup->players[i].name);
    }
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("A new name holds for the whole game. The record keeps the old one, too."));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), group);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (card->page), scroller);
  card->refusal = arb_dialog_enter (card->page, _ ("_Apply"), G_CALLBACK (apply), card);
}

void
arb_names_card_open (GtkWidget *parent, ArbSession *session)
{
  Card *card = g_new0 (Card, 1);

  card->session = g_object_ref (session);
  card->page = arb_dialog_box_new ();
  fill (card);
  g_object_set_data_full (G_OBJECT (card->page), "card", card, card_free);
  arb_dialog_page (parent, _ ("Title and Names"), card->page, 420,
                   304 + 64 * (int) arb_session_setup (session)->n_players, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (card->title));
}
