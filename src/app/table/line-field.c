/* line-field.c - see line-field.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * While it is covered, the entry is empty, and the line is kept beside it: GTK gives the text of an entry that only
 * shows dots to screen readers, and the dots tell the length.
 */
#include "config.h"

#include "line-field.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"

typedef struct
{
  char *shown;   /* the line as it was given */
  char *covered; /* the line; NULL: it is in the entry */
  gboolean editable;
} Cover;

static void
cover_free (gpointer data)
{
  Cover *cover = data;

  g_free (cover->shown);
  g_free (cover->covered);
  g_free (cover);
}

static Cover *
cover_of (GtkEntry *entry)
{
  return g_object_get_data (G_OBJECT (entry), "arb-cover");
}

static void
uncover (GtkEntry *entry, Cover *cover)
{
  g_autofree char *line = g_steal_pointer (&cover->covered);

  gtk_entry_set_placeholder_text (entry, NULL);
  gtk_editable_set_editable (GTK_EDITABLE (entry), cover->editable);
  gtk_editable_set_text (GTK_EDITABLE (entry), line);
}

static void
cover_line (GtkEntry *entry, Cover *cover, const char *line)
{
  g_autofree char *before = cover->covered;

  cover->covered = g_strdup (line);
  gtk_editable_set_editable (GTK_EDITABLE (entry), FALSE);
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  gtk_entry_set_placeholder_text (entry, _ ("Covered"));
}

static void
pressed (GtkEntry *entry)
{
  Cover *cover = cover_of (entry);

  if (cover->covered != NULL)
    uncover (entry, cover);
  else
    cover_line (entry, cover, gtk_editable_get_text (GTK_EDITABLE (entry)));
}

void
arb_line_field_show (GtkEntry *entry, const char *line, gboolean secret, gboolean editable)
{
  Cover *cover = cover_of (entry);

  if (cover == NULL)
    {
      cover = g_new0 (Cover, 1);
      g_object_set_data_full (G_OBJECT (entry), "arb-cover", cover, cover_free);
      g_signal_connect (entry, "icon-press", G_CALLBACK (pressed), NULL);
    }
  g_free (cover->shown);
  cover->shown = g_strdup (line);
  cover->editable = editable;
  gtk_entry_set_icon_from_icon_name (entry, GTK_ENTRY_ICON_SECONDARY, secret ? "view-reveal-symbolic" : NULL);
  gtk_entry_set_icon_tooltip_text (entry, GTK_ENTRY_ICON_SECONDARY, secret ? _ ("Uncover the secret") : NULL);
  if (secret)
    {
      cover_line (entry, cover, line);
      return;
    }
  g_free (cover->covered);
  cover->covered = g_strdup (line);
  uncover (entry, cover);
}

const char *
arb_line_field_get (GtkEntry *entry)
{
  const Cover *cover = cover_of (entry);

  return cover != NULL && cover->covered != NULL ? cover->covered : gtk_editable_get_text (GTK_EDITABLE (entry));
}

gboolean
arb_line_field_is_changed (GtkEntry *entry)
{
  const Cover *cover = cover_of (entry);

  return cover != NULL && !g_str_equal (arb_line_field_get (entry), cover->shown);
}
