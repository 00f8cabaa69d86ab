/* table-photo.c - see table-photo.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-photo.h"

#include <string.h>

#include "table-entry.h"
#include "table-intl.h"

static gboolean
read_photo (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  if (strlen (word) != TABLE_PHOTO_NAME_MAX - 1 || strspn (word, "0123456789abcdef") != TABLE_PHOTO_NAME_MAX - 1)
    return table_refuse (in->why, _ ("“%.70s” is not a name of a photo: it has 64 digits from 0 to 9 and a to f"),
                         word);
  g_strlcpy (field, word, TABLE_PHOTO_NAME_MAX);
  return TRUE;
}

static void
print_photo (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, field);
}

const TableOperandType table_operand_photo = {
  .name = "PHOTO",
  .member = "photo",
  .missing = N_ ("which photo? its name is missing"),
  .size = TABLE_PHOTO_NAME_MAX,
  .labels = TABLE_LABELS_TEXT,
  .read = read_photo,
  .print = print_photo,
};

char *
table_photo_tell (const char *caption)
{
  /* Translators: a photo that the players took of the table, and what they wrote below it. */
  return *caption != '\0' ? g_strdup_printf (_ ("Photo: %s"), caption) : g_strdup (_ ("Photo"));
}

gboolean
table_photo_read (const TableGame *game, gconstpointer rules, const char *line, TablePhoto *photo)
{
  g_autofree TableEntryBase *entry = NULL;
  if (!g_str_has_prefix (line, "photo "))
    return FALSE;
  entry = g_malloc0 (game->acts->entry_size);
  if (!table_game_read (game, rules, line, entry, NULL) || entry->kind != TABLE_ENTRY_PHOTO)
    return FALSE;
  g_strlcpy (photo->name, entry->photo, sizeof photo->name);
  g_strlcpy (photo->caption, entry->why, sizeof photo->caption);
  return TRUE;
}

char *
table_photo_line (const TablePhoto *photo)
{
  GString *line = g_string_new ("photo ");
  g_string_append (line, photo->name);
  if (photo->caption[0] != '\0')
    {
      g_string_append_c (line, ' ');
      table_words_append (line, photo->caption);
    }
  return g_string_free (line, FALSE);
}
