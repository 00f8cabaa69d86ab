/* catan-entry.c - an entry without any value, its words, and who draws next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-entry.h"

#include <string.h>

const char *const catan_piece_words[] = { "road", "settlement", "city" };
G_STATIC_ASSERT (G_N_ELEMENTS (catan_piece_words) == CATAN_N_PIECES);
const char *const catan_card_words[] = { "knight", "point", "roads", "plenty", "monopoly" };
G_STATIC_ASSERT (G_N_ELEMENTS (catan_card_words) == CATAN_N_CARDS);

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

int
catan_entry_drawer (const CatanState *state, const CatanEntry *entry)
{
  return entry->n_tokens < state->n_draws ? state->draws[entry->n_tokens].player : CATAN_NOBODY;
}
