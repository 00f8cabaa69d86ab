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
