/* library-photos.c - the photos of the games: files in a folder beside the library, each named by what is in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A photo is on disk before the entry that names it is stored, and is removed only after no line names it any more.  So
 * a crash leaves at most a photo that nothing names, and it goes when the library is checked, a day later or more.
 * They are files and no rows, because a check of the library reads all its pages, and because every row fits into a
 * page.
 *
 * What a file holds is believed only if its name is its SHA-256.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "library-file.h"
#include "library-private.h"
#include "table/table-trouble.h"

#define FOLDER "-photos"
#define ENDING ".jpg"
#define FORGOTTEN_S (24 * 60 * 60)
#define DIGITS "0123456789abcdef"

static char *
folder_of (Library *library)
{
  return library_beside (library->path, FOLDER);
}

static char *
path_of (Library *library, const char *name)
{
  return g_strconcat (library->path, FOLDER G_DIR_SEPARATOR_S, name, ENDING, NULL);
}

static gboolean
is_name (const char *text)
{
  return strlen (text) == LIBRARY_PHOTO_NAME && strspn (text, DIGITS) == LIBRARY_PHOTO_NAME;
}

/* ---- names in lines ---- */

/* Also those in the old entries that edits remember. */
static void
add_names (const char *line, GPtrArray *names)
{
  for (const char *p = line; *p != '\0';)
    {
      const gsize n = strspn (p, DIGITS);

      if (n == LIBRARY_PHOTO_NAME)
        g_ptr_array_add (names, g_strndup (p, n));
      p += n > 0 ? n : 1;
    }
}

gboolean
library_photos_each (Library *library, gint64 id, LibraryPhotoNamed named, gpointer data, GError **error)
{
  g_autoptr (sqlite3_stmt) row = library_query (
      library, LIBRARY_ERROR_OPEN, error,
      "SELECT id >> ?, text FROM line WHERE id BETWEEN ? AND ? AND instr (text, 'photo ') ORDER BY id", "iii",
      (gint64) LIBRARY_KEY_BITS, LIBRARY_KEY (id, 0), LIBRARY_KEY_LAST (id > 0 ? id : LIBRARY_ID_MAX));
  int said = SQLITE_ERROR;

  while (row != NULL && (said = sqlite3_step (row)) == SQLITE_ROW)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *text = library_column_text (row, 1);

      if (text != NULL)
        add_names (text, names);
      for (guint i = 0; i < names->len; i++)
        named (sqlite3_column_int64 (row, 0), names->pdata[i], data);
    }
  return said == SQLITE_DONE || (row != NULL && library_failed (library, LIBRARY_ERROR_OPEN, error));
}

static void
add_to_set (gint64 id, const char *name, gpointer set)
{
  g_hash_table_add (set, g_strdup (name));
}

GHashTable *
library_photos_named (Library *library, gint64 id, GError **error)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return library_photos_each (library, id, add_to_set, names, error) ? g_steal_pointer (&names) : NULL;
}

/* ---- the folder ---- */

static void
drop (Library *library, GHashTable *suspects)
{
  g_autoptr (GHashTable) named = library_photos_named (library, 0, NULL);
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, suspects);
  while (named != NULL && g_hash_table_iter_next (&iter, &name, NULL))
    if (g_hash_table_contains (named, name))
      continue;
    else if (library->photos != NULL)
      g_hash_table_remove (library->photos, name);
    else
      {
        g_autofree char *path = path_of (library, name);

        g_unlink (path);
      }
}

void
library_photos_drop (Library *library, GHashTable *suspects)
{
  if (g_hash_table_size (suspects) > 0 && !library->damaged && !library->read_only)
    drop (library, suspects);
}

/* All photos together. */
typedef struct
{
  guint n;
  goffset bytes;
} All;

/* Where a file of the folder is, if it is a photo, or what is left of one; NULL: neither.  Free with g_free (). */
static char *
path_of_photo (const char *folder, const char *found, GStatBuf *about)
{
  g_autofree char *path = g_build_filename (folder, found, NULL), *name = g_strndup (found, LIBRARY_PHOTO_NAME);

  return is_name (name) && g_str_has_prefix (found + LIBRARY_PHOTO_NAME, ENDING) && g_lstat (path, about) == 0
             ? g_steal_pointer (&path)
             : NULL;
}

static All
look_around (Library *library)
{
  g_autofree char *folder = folder_of (library);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  All all = { 0 };
  const char *found;

  while (dir != NULL && (found = g_dir_read_name (dir)) != NULL)
    {
      GStatBuf about;
      g_autofree char *path = path_of_photo (folder, found, &about);

      if (path == NULL)
        continue;
      all.n++;
      all.bytes += about.st_size;
    }
  return all;
}

/* What is left of an interrupted store goes at once.  The others are looked for in all games. */
void
library_photos_tidy (Library *library)
{
  g_autofree char *folder = folder_of (library);
  g_autoptr (GHashTable) old = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  const char *found;

  while (dir != NULL && (found = g_dir_read_name (dir)) != NULL)
    {
      GStatBuf about;
      g_autofree char *path = path_of_photo (folder, found, &about);

      if (path == NULL || now - about.st_mtime < FORGOTTEN_S)
        continue;
      if (found[LIBRARY_PHOTO_NAME + strlen (ENDING)] != '\0')
        g_unlink (path);
      else
        g_hash_table_add (old, g_strndup (found, LIBRARY_PHOTO_NAME));
    }
  if (g_hash_table_size (old) > 0)
    drop (library, old);
}

static All
all_in_memory (Library *library)
{
  GHashTableIter iter;
  gpointer bytes;
  All all = { g_hash_table_size (library->photos), 0 };

  g_hash_table_iter_init (&iter, library->photos);
  while (g_hash_table_iter_next (&iter, NULL, &bytes))
    all.bytes += (goffset) g_bytes_get_size (bytes);
  return all;
}

/* ---- keeping ---- */

static gboolean
refuse (Library *library, LibraryError code, const char *why, GError **error)
{
  g_set_error (error, LIBRARY_ERROR, code, _ ("The photo could not be stored beside the library %s: %s"), library->path,
               why);
  return FALSE;
}

static gboolean
write_file (Library *library, const char *name, GBytes *bytes, GError **error)
{
  g_autofree char *folder = folder_of (library), *path = path_of (library, name);
  g_autoptr (GError) failed = NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return refuse (library, LIBRARY_ERROR_WRITE, table_errno_tell (errno), error);
  if (!g_file_set_contents_full (path, data, (gssize) length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, &failed))
    return refuse (library, LIBRARY_ERROR_WRITE, table_error_tell (failed), error);
  library_sync_folder (path);
  return TRUE;
}

static gboolean
can_store (Library *library, GBytes *bytes, GError **error)
{
  const char *fault = library_photo_fault (bytes);

  if (fault != NULL)
    return refuse (library, LIBRARY_ERROR_TEXT, fault, error);
  if (library->damaged)
    return library_is_damaged (library, error, "%s", _ ("nothing is written to it any more"));
  if (library->read_only)
    return refuse (library, LIBRARY_ERROR_WRITE, library_why_read_only (library), error);
  return TRUE;
}

char *
library_photo_add (Library *library, GBytes *bytes, GError **error)
{
  g_autofree char *name = NULL;
  All all;

  g_return_val_if_fail (library != NULL && bytes != NULL, NULL);

  if (!can_store (library, bytes, error))
    return NULL;
  all = library->photos != NULL ? all_in_memory (library) : look_around (library);
  if (all.n >= LIBRARY_PHOTOS_MAX || all.bytes + (goffset) g_bytes_get_size (bytes) > LIBRARY_PHOTOS_BYTES_MAX)
    {
      refuse (library, LIBRARY_ERROR_WRITE,
              all.n >= LIBRARY_PHOTOS_MAX ? _ ("there are too many photos")
                                          : _ ("all photos together would be too large"),
              error);
      return NULL;
    }
  name = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  if (library->photos != NULL)
    g_hash_table_replace (library->photos, g_strdup (name), g_bytes_ref (bytes));
  else if (!write_file (library, name, bytes, error))
    return NULL;
  g_hash_table_add (library->stored, g_strdup (name));
  return g_steal_pointer (&name);
}

/* ---- reading ---- */

static gboolean
missing (GError **error)
{
  g_set_error_literal (error, LIBRARY_ERROR, LIBRARY_ERROR_MISSING, _ ("This photo is not on this computer"));
  return FALSE;
}

static gboolean
unreadable (const char *path, const char *why, GError **error)
{
  g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED, _ ("The photo %s cannot be read: %s"), path, why);
  return FALSE;
}

static GBytes *
load (Library *library, const char *name, GError **error)
{
  g_autofree char *path = path_of (library, name), *is = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gboolean is_missing;
  const char *why = library_file_read (path, LIBRARY_PHOTO_BYTES_MAX, &bytes, &is_missing);

  if (is_missing)
    return missing (error), NULL;
  if (why != NULL)
    return unreadable (path, why, error), NULL;
  is = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  if (!g_str_equal (is, name))
    return unreadable (path, _ ("it was changed"), error), NULL;
  if (library_photo_fault (bytes) != NULL)
    return unreadable (path, library_photo_fault (bytes), error), NULL;
  return g_steal_pointer (&bytes);
}

GBytes *
library_photo (Library *library, const char *name, GError **error)
{
  GBytes *bytes;

  g_return_val_if_fail (library != NULL && name != NULL, NULL);

  if (library->photos == NULL && is_name (name))
    return load (library, name, error);
  bytes = library->photos != NULL ? g_hash_table_lookup (library->photos, name) : NULL;
  if (bytes == NULL)
    return missing (error), NULL;
  return g_bytes_ref (bytes);
}
