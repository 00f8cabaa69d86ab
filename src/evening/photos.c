/* photos.c - see photos.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "photos.h"
#include "reason.h"

static gboolean
photo_at (const TableJournal *journal, guint index, TablePhoto *photo)
{
  const TableGame *game = table_journal_game (journal);
  const TableEntry entry = table_journal_entry (journal, index);

  return entry.refusal == NULL
         && table_photo_read (game, table_state (table_journal_state (journal))->rules, entry.line, photo);
}

static guint
count (const TableJournal *journal)
{
  TablePhoto photo;
  guint n = 0;

  for (guint i = 0; i < table_journal_length (journal); i++)
    n += photo_at (journal, i, &photo);
  return n;
}

char *
arb_photo_keep (ArbSession *session, GBytes *bytes, const char *caption, TableRefusal *why)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  TablePhoto photo;

  g_return_val_if_fail (ARB_IS_SESSION (session) && bytes != NULL && caption != NULL, NULL);

  if (arb_session_library (session) == NULL)
    return table_refuse (why, _ ("this game is not kept, so its photos cannot be kept either")), NULL;
  if (count (arb_session_journal (session)) >= ARB_PHOTOS_MAX)
    return table_refuse (why, _ ("the game has %u photos already"), (guint) ARB_PHOTOS_MAX), NULL;
  if (strlen (caption) >= sizeof photo.caption)
    return table_refuse (why, _ ("the caption is longer than %u bytes"), (guint) sizeof photo.caption - 1), NULL;
  name = library_photo_add (arb_session_library (session), bytes, &error);
  if (name == NULL)
    return table_refuse (why, "%s", arb_reason (error)), NULL;
  g_strlcpy (photo.name, name, sizeof photo.name);
  g_strlcpy (photo.caption, caption, sizeof photo.caption);
  return table_photo_line (&photo);
}

gboolean
arb_photo_of_line (ArbSession *session, const char *line, TablePhoto *photo)
{
  const TableJournal *journal = arb_session_journal (session);
  const TableGame *game = table_journal_game (journal);

  return table_photo_read (game, table_state (table_journal_state (journal))->rules, line, photo);
}

gboolean
arb_photo_between (const TableJournal *journal, guint from, guint to, TablePhoto *photo)
{
  for (guint i = to; i > from; i--)
    if (photo_at (journal, i - 1, photo))
      return TRUE;
  return FALSE;
}

GBytes *
arb_photo_bytes (ArbSession *session, const TablePhoto *photo, GError **error)
{
  g_return_val_if_fail (ARB_IS_SESSION (session) && photo != NULL, NULL);

  if (arb_session_library (session) != NULL)
    return library_photo (arb_session_library (session), photo->name, error);
  g_set_error_literal (error, LIBRARY_ERROR, LIBRARY_ERROR_MISSING, _ ("This photo is not on this computer"));
  return NULL;
}
