/* library-import-photos.c - takes the photos of a text that library_export () has written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The photos come after the games, so those that no game names are passed over.  Not more than one of them is in
 * memory, and of one that is too large only the part up to the bound.
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "library-private.h"

void
library_photo_arrival_begin (LibraryPhotoArrival *arrival, const char *name)
{
  g_autoptr (GBytes) here = NULL;

  arrival->open = TRUE;
  arrival->passed = TRUE;
  arrival->state = 0;
  arrival->save = 0;
  if (arrival->named == NULL)
    arrival->named = library_photos_named (arrival->library, 0, NULL);
  if (arrival->named == NULL || !g_hash_table_contains (arrival->named, name))
    return;
  here = library_photo (arrival->library, name, NULL);
  if (here != NULL)
    {
      g_hash_table_remove (arrival->named, name); /* a text that has it again and again costs nothing */
      return;
    }
  arrival->passed = FALSE;
  g_strlcpy (arrival->name, name, sizeof arrival->name);
  arrival->bytes = g_byte_array_new ();
}

void
library_photo_arrival_add (LibraryPhotoArrival *arrival, const char *text)
{
  const gsize length = strlen (text);
  g_autofree guint8 *part = NULL;
  gsize n;

  /* A byte more than the bound is enough to be refused. */
  if (arrival->passed || arrival->bytes->len > LIBRARY_PHOTO_BYTES_MAX)
    return;
  part = g_malloc (length + 3);
  n = g_base64_decode_step (text, length, part, &arrival->state, &arrival->save);
  g_byte_array_append (arrival->bytes, part, (guint) n);
}

gboolean
library_photo_arrival_end (LibraryPhotoArrival *arrival, LibraryTell tell, gpointer data, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *is = NULL, *name = NULL;
  const char *why;

  if (!arrival->open)
    return TRUE;
  arrival->open = FALSE;
  if (arrival->passed)
    return TRUE;
  bytes = g_byte_array_free_to_bytes (g_steal_pointer (&arrival->bytes));
  why = library_photo_fault (bytes);
  is = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  if (why == NULL && !g_str_equal (is, arrival->name))
    why = _ ("it was changed");
  if (why == NULL)
    return (name = library_photo_add (arrival->library, bytes, error)) != NULL;
  tell (&(LibraryTold){ .take = LIBRARY_PHOTO_UNFIT, .why = why }, data);
  return TRUE;
}

void
library_photo_arrival_clear (LibraryPhotoArrival *arrival)
{
  g_clear_pointer (&arrival->bytes, g_byte_array_unref);
  g_clear_pointer (&arrival->named, g_hash_table_unref);
}
