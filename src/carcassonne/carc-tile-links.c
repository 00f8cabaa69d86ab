/* carc-tile-links.c - reads which features of a cell lead into each other: a road into a city, a crossing, a cloister.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-tile-links.h"
#include "table/table-intl.h"

/* The segment that a word such as "road:S" or "cloister" names; CARC_NO_SEGMENT if there is none. */
static guint8
find_segment (const CarcCell *cell, const char *word)
{
  const char *colon = strchr (word, ':');
  const gsize length = colon != NULL ? (gsize) (colon - word) : strlen (word);
  const int side = colon != NULL ? carc_side_find (colon + 1) : -1;
  for (guint8 i = 0; i < cell->n_segments; i++)
    {
      const CarcSegment *segment = &cell->segments[i];
      const char *kind = carc_kind_words[segment->kind];
      if (strncmp (kind, word, length) != 0 || kind[length] != '\0')
        continue;
      if (segment->kind == CARC_CLOISTER ? colon == NULL : side >= 0 && (segment->sides >> side) & 1)
        return i;
    }
  return CARC_NO_SEGMENT;
}

/* All segments of a group lead into each other. */
static gboolean
link_group (CarcCell *cell, const char *text, TableRefusal *why)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", CARC_SEGMENTS_MAX + 8);
  guint16 all = 0;
  for (guint i = 0; words[i]; i++)
    {
      if (*words[i] == '\0')
        continue;
      const guint8 segment = find_segment (cell, words[i]);
      if (segment == CARC_NO_SEGMENT)
        return table_refuse (why, _ ("“%.40s” is no city, road or cloister of this tile"), words[i]);
      all |= (guint16) (1u << segment);
    }
  for (guint i = 0; i < cell->n_segments; i++)
    if ((all >> i) & 1)
      cell->segments[i].links |= (guint16) (all & ~(1u << i));
  return TRUE;
}

gboolean
carc_cell_read_links (CarcCell *cell, GKeyFile *file, const char *group, TableRefusal *why)
{
  g_auto (GStrv) texts = g_key_file_get_string_list (file, group, "links", NULL, NULL);
  for (guint i = 0; texts && texts[i]; i++)
    if (!link_group (cell, texts[i], why))
      return FALSE;
  return TRUE;
}
