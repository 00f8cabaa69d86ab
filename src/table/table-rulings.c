/* table-rulings.c - see table-rulings.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-rulings.h"

int
table_ruling_find (const TableRuling *rulings, guint n_rulings, const char *id)
{
  for (guint i = 0; i < n_rulings; i++)
    if (g_ascii_strcasecmp (rulings[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
table_ruling_option (const TableRuling *ruling, const char *word)
{
  for (guint i = 0; i < ruling->n_options; i++)
    if (g_ascii_strcasecmp (ruling->options[i].word, word) == 0)
      return (int) i;
  return -1;
}
