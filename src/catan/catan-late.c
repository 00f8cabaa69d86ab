/* catan-late.c - point cards that nobody showed before the game was over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-play.h"
#include "catan-rooms.h"

#include "table/table-intl.h"

/* Development cards lie face down, so everybody knows how many there are, and no more. */
static guint
most (gconstpointer data, guint player)
{
  const CatanState *state = data;
  const guint left = CATAN_POINT_CARDS - MIN (state->cards_shown[CATAN_POINT], CATAN_POINT_CARDS);
  return catan_is_there (state, player) ? MIN (state->seats[player].cards, left) : 0;
}

static char *
line (gconstpointer data, guint player, guint n)
{
  const CatanState *state = data;
  GString *out = g_string_new ("shown ");
  table_words_append (out, state->rules->players[player].name);
  g_string_append_printf (out, " +%u ", n);
  table_words_append (out, _ ("shown after the end"));
  return g_string_free (out, FALSE);
}

const TableLate catan_late = {
  .title = N_ ("Point Cards Not Shown Yet"),
  .note = N_ ("They decide nothing any more, but belong to the points: turn the last cards over."),
  .most = most,
  .line = line,
};
