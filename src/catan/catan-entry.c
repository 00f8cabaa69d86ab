/* catan-entry.c - an entry as a line of text, and in words; both follow from the rows in catan-acts.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan-rooms.h"

void
catan_entry_begin (CatanEntry *entry, CatanEntryKind kind)
{
  memset (entry, 0, sizeof *entry);
  entry->kind = (guint8) kind;
  entry->hex = entry->spot = entry->edges[0] = entry->edges[1] = CATAN_NOWHERE;
  entry->player = CATAN_NOBODY;
  entry->card = CATAN_N_CARDS;
  entry->resource = entry->second = CATAN_ANY;
}

gboolean
catan_entry_parse (const CatanRules *rules, const char *line, CatanEntry *entry, TableRefusal *why)
{
  return table_acts_parse (catan_acts (), rules, line, entry, why);
}

char *
catan_entry_print (const CatanRules *rules, const CatanEntry *entry)
{
  return table_acts_print (catan_acts (), rules, entry);
}

char *
catan_entry_tell (const CatanState *before, const CatanEntry *entry)
{
  return catan_act_of (entry)->tell (before, entry);
}

char *
catan_line_tell (const CatanState *before, const char *line)
{
  CatanEntry entry;
  if (!catan_entry_parse (before->rules, line, &entry, NULL))
    return g_strdup (line);
  return catan_entry_tell (before, &entry);
}
