/* carc-tile-links.c - reads which features of a cell lead into each other: a road into a city, a crossing, a cloister.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-tile-links.h"

#include "carc-tile-follow.h"

/* All segments of a group lead into each other. */
static gboolean
link_group (CarcCell *cell, const CarcLine *line, TableRefusal *why)
{
  g_auto (GStrv) words = g_strsplit_set (line->text, " \t", CARC_SEGMENTS_MAX + 8);
  guint16 all = 0;
  for (guint i = 0; words[i]; i++)
    {
      if (*words[i] == '\0')
        continue;
      CarcWord word;
      const guint8 segment = carc_key_word (line->row, words[i], &word) ? carc_word_linked (&word, cell)
                                                                        : CARC_NO_SEGMENT;
      if (segment == CARC_NO_SEGMENT)
        return carc_line_refuse_word (line, words[i], why);
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
  CarcLine line = { file, group, carc_key_find ("links"), cell, "" };

  if (texts && !texts[0])
    return carc_line_refuse_word (&line, "", why);
  for (guint i = 0; texts && texts[i]; i++)
    {
      line.text = texts[i];
      if (!link_group (cell, &line, why))
        return FALSE;
    }
  return TRUE;
}
