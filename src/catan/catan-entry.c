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

static void
cover_cards (CatanGiven *given)
{
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      given->unseen = (guint8) (given->unseen + given->told[r]);
      given->told[r] = 0;
    }
}

void
catan_entry_cover (CatanEntry *entry)
{
  const gboolean shown = entry->kind == CATAN_ENTRY_FISH || entry->kind == CATAN_ENTRY_EXCHANGE;
  for (guint i = shown ? entry->n_tokens : 0; i < (guint) entry->n_tokens + entry->n_got; i++)
    if (entry->tokens[i].look == CATAN_TOKEN_TOLD)
      {
        entry->tokens[i].look = CATAN_TOKEN_SECRET;
        entry->tokens[i].value = 0;
      }
  if (CATAN_IS_TOLD (entry->resource))
    entry->resource = CATAN_UNSEEN;
  if (CATAN_IS_TOLD (entry->card))
    entry->card = CATAN_UNSEEN;
  cover_cards (&entry->give);
  cover_cards (&entry->get);
}
