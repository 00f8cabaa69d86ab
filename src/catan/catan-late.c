/* catan-late.c - point cards and face-down fish tokens that nobody showed before the game was over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-play.h"
#include "catan-rooms.h"

#include "table/table-intl.h"

/* Development cards lie face down, so everybody knows how many there are, and no more. */
static guint
most_cards (gconstpointer data, guint player)
{
  const CatanState *state = data;
  const guint left = CATAN_POINT_CARDS - MIN (state->cards_shown[CATAN_POINT], CATAN_POINT_CARDS);
  return catan_is_there (state, player) ? MIN (state->seats[player].cards, left) : 0;
}

static char *
cards_line (gconstpointer data, guint player, guint n)
{
  const CatanState *state = data;
  GString *out = g_string_new ("shown ");
  table_words_append (out, state->rules->players[player].name);
  g_string_append_printf (out, " +%u ", n);
  table_words_append (out, _ ("shown after the end"));
  return g_string_free (out, FALSE);
}

const TableLate catan_late_cards = {
  .title = N_ ("Point Cards Not Shown Yet"),
  .note = N_ ("They decide nothing any more, but belong to the points: turn the last cards over."),
  .most = most_cards,
  .line = cards_line,
};

/* ---- fish tokens ---- */

static guint
most_fish (gconstpointer data, guint player)
{
  const CatanState *state = data;
  return catan_is_there (state, player) && (catan_hiders (state) & 1u << player) != 0 ? CATAN_FISH_MAX : 0;
}

static char *
tokens_left (gconstpointer data, guint player)
{
  const CatanState *state = data;
  const guint n = catan_fish_secret (state->fish, player);
  return g_strdup_printf (ngettext ("%u token", "%u tokens", n), n);
}

static char *
token_line (gconstpointer data, guint player, guint n)
{
  const CatanState *state = data;
  GString *out;
  CatanHandView view;
  catan_fish_view (state->fish, player, &view);
  if (view.most[n] == 0)
    return NULL;
  out = g_string_new ("uncover ");
  table_words_append (out, state->rules->players[player].name);
  g_string_append_printf (out, " %u", n);
  return g_string_free (out, FALSE);
}

/* Who has turned all tokens up has a sum. */
static char *
fish_shown (gconstpointer data, guint player)
{
  const CatanState *state = data;
  guint sum = 0;
  if (state->fish == NULL || catan_fish_secret (state->fish, player) > 0 || catan_fish_held (state->fish, player) == 0)
    return NULL;
  for (guint value = 1; value <= CATAN_FISH_MAX; value++)
    sum += value * catan_fish_open (state->fish, player, value);
  return g_strdup_printf (ngettext ("%u fish left", "%u fish left", sum), sum);
}

const TableLate catan_late_fish = {
  .title = N_ ("Fish Tokens Still Face Down"),
  .note = N_ ("They earn nothing any more. Press the number on each one to see how much fish was left."),
  .kinds = TRUE,
  .most = most_fish,
  .left = tokens_left,
  .shown = fish_shown,
  .shown_title = N_ ("Fish Left"),
  .line = token_line,
};
