/* catan-points.c - adds lines to the ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-rooms.h"

void
catan_book_term (TableLine *line, int count, int each, CatanNoun noun)
{
  g_assert (line->n_terms < TABLE_TERMS_MAX);
  line->terms[line->n_terms++] = (TableTerm){ .count = (gint16) count, .each = (gint16) each, .noun = noun };
}

void
catan_book (CatanState *state, TableLine *line)
{
  line->entry = state->n_entries;
  line->turn = state->n_turns;
  line->tie = -1;
  table_ledger_add (&state->ledger, line);
}

int
catan_sheet_points (gconstpointer data, int player, guint kind)
{
  const CatanState *state = data;
  const int cities = catan_piece_supply[CATAN_CITY] - state->seats[player].cities;
  if (kind == CATAN_LINE_SETTLEMENT)
    return catan_piece_supply[CATAN_SETTLEMENT] - state->seats[player].settlements;
  return kind == CATAN_LINE_CITY ? 2 * cities : table_ledger_points (&state->ledger, player, kind);
}
