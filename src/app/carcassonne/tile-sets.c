/* tile-sets.c - see tile-sets.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The name of a file is the key of the set's name, so there is one file for each name.
 */
#include "config.h"

#include "tile-sets.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "art/art-export.h"
#include "evening/reason.h"
#include "table/table-trouble.h"

char *
arb_tile_sets_folder (ArbGames *games)
{
  g_autofree char *path = arb_games_path (games);
  g_autofree char *beside = g_path_get_dirname (path);

  return g_build_filename (beside, "tiles", NULL);
}

/* Letters that could lead to another folder or hide the file are written with a percent sign. */
char *
arb_tile_set_file_name (const char *name)
{
  g_autofree char *escaped = g_uri_escape_string (name, " ,+()!'&", TRUE);

  return g_strconcat (escaped[0] == '.' ? "_" : "", escaped, ARB_TILES_SUFFIX, NULL);
}

static char *
path_of (const char *folder, const char *name)
{
  g_autofree char *key = table_name_key (name);
  g_autofree char *file = arb_tile_set_file_name (key);

  return g_build_filename (folder, file, NULL);
}

/* The set in the bytes of a file with this name. */
static CarcOwnSet *
set_from_file (const char *basename, GBytes *bytes, TableRefusal *why)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autofree char *whole = g_strndup (text != NULL ? text : "", length);
  g_autofree char *name = g_str_has_suffix (basename, ARB_TILES_SUFFIX)
                              ? g_strndup (basename, strlen (basename) - strlen (ARB_TILES_SUFFIX))
                              : g_strdup (basename);

  if (length > 0 && memchr (text, '\0', length) != NULL)
    {
      table_refuse (why, _ ("it is not text, so it holds no set of tiles"));
      return NULL;
    }
  return carc_own_set_read (whole, length, name, why);
}

static CarcOwnSet *
read_file (const char *folder, const char *basename)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, basename, NULL);
  g_autoptr (GFileInfo) about = g_file_query_info (
      file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length;

  if (about == NULL || g_file_info_get_file_type (about) != G_FILE_TYPE_REGULAR
      || g_file_info_get_size (about) > CARC_OWN_BYTES_MAX
      || !g_file_load_contents (file, NULL, &text, &length, NULL, NULL))
    return NULL;
  bytes = g_bytes_new_take (g_steal_pointer (&text), length);
  return set_from_file (basename, bytes, NULL);
}

static int
by_name (gconstpointer a, gconstpointer b)
{
  const CarcOwnSet *p = *(const CarcOwnSet *const *) a, *q = *(const CarcOwnSet *const *) b;

  return g_utf8_collate (p->name, q->name);
}

GPtrArray *
arb_tile_sets_read (const char *folder)
{
  GPtrArray *sets = g_ptr_array_new_with_free_func ((GDestroyNotify) carc_own_set_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *basename;

  while (dir != NULL && sets->len < ARB_TILE_SETS_MAX && (basename = g_dir_read_name (dir)) != NULL)
    {
      CarcOwnSet *set = g_str_has_suffix (basename, ARB_TILES_SUFFIX) ? read_file (folder, basename) : NULL;

      if (set != NULL)
        g_ptr_array_add (sets, set);
    }
  g_ptr_array_sort (sets, by_name);
  return sets;
}

static gboolean
check_text (const char *text, TableRefusal *why)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!table_text_check (lines[i], why))
      return FALSE;
  return TRUE;
}

gboolean
arb_tile_sets_keep (const char *folder, const CarcOwnSet *set, TableRefusal *why)
{
  g_autofree char *text = carc_own_set_print (set);
  g_autofree char *path = NULL;
  g_autoptr (CarcOwnSet) again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (!carc_own_check_new_name (set->name, why) || !check_text (text, why))
    return FALSE;
  again = carc_own_set_read (text, strlen (text), NULL, why);
  if (again == NULL)
    return FALSE;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return table_refuse (why, _ ("nothing can be kept in %s: %s"), folder, table_errno_tell (errno));
  path = path_of (folder, set->name);
  bytes = g_bytes_new (text, strlen (text));
  return art_file_write (path, bytes, &error) || table_refuse (why, "%s", arb_reason (error));
}

CarcOwnSet *
arb_tile_sets_find (const GPtrArray *sets, const char *name)
{
  g_autofree char *key = table_name_key (name);

  for (guint i = 0; i < sets->len; i++)
    {
      CarcOwnSet *set = sets->pdata[i];
      g_autofree char *other = table_name_key (set->name);

      if (g_str_equal (key, other))
        return set;
    }
  return NULL;
}

/* Is `other` NULL or the same set? */
static gboolean
is_same (const CarcOwnSet *set, const CarcOwnSet *other)
{
  g_autofree char *one = carc_own_set_print (set);
  g_autofree char *two = other != NULL ? carc_own_set_print (other) : NULL;

  return two == NULL || g_str_equal (one, two);
}

char *
arb_tile_set_import (const char *folder, const char *basename, GBytes *bytes, TableRefusal *why)
{
  g_autoptr (CarcOwnSet) set = set_from_file (basename, bytes, why);
  g_autoptr (GPtrArray) sets = arb_tile_sets_read (folder);
  g_autofree char *stem = NULL;

  if (set == NULL || !carc_own_set_check (set, NULL, NULL, why))
    return NULL;
  stem = g_utf8_substring (set->name, 0, MIN (g_utf8_strlen (set->name, -1), CARC_SET_CHARS - 4));
  for (guint i = 2; !is_same (set, arb_tile_sets_find (sets, set->name)); i++)
    {
      g_free (set->name);
      set->name = g_strdup_printf ("%s %u", stem, i);
    }
  return arb_tile_sets_keep (folder, set, why) ? g_strdup (set->name) : NULL;
}

void
arb_tile_sets_remove (const char *folder, const char *name)
{
  g_autofree char *path = path_of (folder, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_file_delete (file, NULL, NULL);
}
