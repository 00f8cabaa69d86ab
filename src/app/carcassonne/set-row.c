/* set-row.c - see set-row.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "set-row.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "evening/search.h"

GtkWidget *
arb_set_row_new (const char *title, const char *description, guint n_tiles)
{
  g_autofree char *tiles = g_strdup_printf (ngettext ("%u tile", "%u tiles", n_tiles), n_tiles);
  g_autofree char *subtitle = n_tiles > 0 ? g_strdup_printf ("%s · %s", description, tiles) : g_strdup (description);

  return arb_row_new (ADW_TYPE_ACTION_ROW, title, subtitle);
}

GtkWidget *
arb_set_search_new (void)
{
  GtkWidget *search = gtk_search_entry_new ();

  g_object_set (search, "placeholder-text", _ ("Name of a box or a set"), "margin-start", 6, "margin-end", 6,
                "margin-top", 6, "margin-bottom", 6, NULL);
  arb_widget_name (search, _ ("Search for a box or a set"));
  return search;
}

static gboolean
has_words (GtkWidget *row, char **words)
{
  g_autofree char *text = g_strconcat (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), " ",
                                       adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), NULL);
  g_autofree char *plain = arb_search_plain (text);

  return arb_search_finds (plain, words);
}

void
arb_set_rows_find (GPtrArray *rows, const char *words)
{
  g_auto (GStrv) each = arb_search_words (words);

  for (guint i = 0; i < rows->len; i++)
    gtk_widget_set_visible (rows->pdata[i], has_words (rows->pdata[i], each));
}
