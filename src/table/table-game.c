/* table-game.c - the registered games, and the words of a ledger line that are the same in every game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-game.h"

#include <string.h>

#define GAMES_MAX 8
static const TableGame *games[GAMES_MAX];
static guint n_games;

void
table_game_register (const TableGame *game)
{
  g_assert (game->n_rulings <= TABLE_RULINGS_MAX);
  if (table_game_find (game->name))
    return;
  g_assert (n_games < GAMES_MAX);
  games[n_games++] = game;
}

const TableGame *
table_game_find (const char *name)
{
  for (guint i = 0; i < n_games; i++)
    if (strcmp (games[i]->name, name) == 0)
      return games[i];
  return NULL;
}

guint
table_game_n_entries (const TableGame *game, gconstpointer state)
{
  return G_STRUCT_MEMBER (const guint, state, game->fields.n_entries);
}

void
table_game_pass_over (const TableGame *game, gpointer state)
{
  G_STRUCT_MEMBER (guint, state, game->fields.n_entries)++;
}

gboolean
table_game_finished (const TableGame *game, gconstpointer state)
{
  return G_STRUCT_MEMBER (const guint8, state, game->fields.finished);
}

const TableLedger *
table_game_ledger (const TableGame *game, gconstpointer state)
{
  return &G_STRUCT_MEMBER (const TableLedger, state, game->fields.ledger);
}

char *
table_game_sum (const TableGame *game, const TableLine *line)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < line->n_terms; i++)
    {
      const TableTerm *term = &line->terms[i];
      gboolean less = i > 0 && term->count < 0;
      if (i > 0)
        g_string_append (out, less ? " − " : " + ");
      g_string_append_printf (out, "%d %s", less ? -term->count : term->count, game->noun (term->noun, term->count));
      if (term->each != 1)
        g_string_append_printf (out, " × %d", term->each);
    }
  if (line->n_terms == 0)
    g_string_append_c (out, '0');
  else
    g_string_append_printf (out, " = %d", line->points);
  return g_string_free (out, FALSE);
}

char *
table_game_cites (const TableGame *game, const TableRulingSet *rulings)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < game->n_rulings; i++)
    if (table_rulings_has (rulings, i))
      g_string_append_printf (out, out->len ? " %s" : "%s", game->rulings[i].id);
  return g_string_free (out, FALSE);
}
