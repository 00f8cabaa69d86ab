/* library-players.c - who has played on this computer: names, colours, and their order in the list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There are at most LIBRARY_PLAYERS_MAX players, so a search reads them all.  An index is not needed, and it could be
 * damaged, too.
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "library-private.h"
#include "table/table-words.h"

#define COLOUR_MAX 255
#define SEAT_BITS 5 /* the low bits of player.rank hold the seat; above them is the game's id */

G_STATIC_ASSERT (LIBRARY_ID_MAX <= G_MAXINT64 >> SEAT_BITS);

typedef struct
{
  gint64 id;
  LibraryPlayer player;
} Row;

static void
row_free (Row *row)
{
  g_free (row->player.name);
  g_free (row);
}

static Row *
read_row (sqlite3_stmt *statement)
{
  Row *row = g_new0 (Row, 1);
  gint64 colour, n_games;

  row->player.name = library_column_text (statement, 1);
  if (row->player.name != NULL && library_column_number (statement, 0, G_MININT64, G_MAXINT64, &row->id)
      && library_column_number (statement, 2, 0, COLOUR_MAX, &colour)
      && library_column_number (statement, 3, 0, LIBRARY_STAMP_MAX, &row->player.last_played)
      && library_column_number (statement, 4, 0, G_MAXUINT, &n_games))
    {
      row->player.colour = colour;
      row->player.n_games = n_games;
      return row;
    }

  row_free (row);
  return NULL;
}

/* All remembered players; those of the last game come first. */
static GPtrArray *
read_rows (Library *library, LibraryError code, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_free);
  g_autoptr (sqlite3_stmt) statement = NULL;
  int said;

  statement = library_query (library, code, error,
                             "SELECT id, name, colour, last_played, n_games FROM player"
                             " ORDER BY rank DESC, id LIMIT ?",
                             "i", (gint64) LIBRARY_PLAYERS_MAX);
  if (statement == NULL)
    return NULL;

  while ((said = sqlite3_step (statement)) == SQLITE_ROW)
    {
      Row *row = read_row (statement);

      if (row == NULL)
        {
          library_is_damaged (library, error, "%s", _ ("a remembered player cannot be read"));
          return NULL;
        }
      g_ptr_array_add (rows, row);
    }
  if (said != SQLITE_DONE)
    {
      library_failed (library, code, error);
      return NULL;
    }
  return g_steal_pointer (&rows);
}

static Row *
find_row (GPtrArray *rows, const char *name)
{
  g_autofree char *folded = table_name_key (name);

  for (guint i = 0; i < rows->len; i++)
    {
      Row *row = rows->pdata[i];
      g_autofree char *other = table_name_key (row->player.name);

      if (strcmp (folded, other) == 0)
        return row;
    }
  return NULL;
}

static gboolean
remember_one (Library *library, GPtrArray *rows, const char *name, guint64 colour, gint64 rank, GError **error)
{
  const Row *row = find_row (rows, name);
  gint64 now = g_get_real_time ();

  if (row == NULL)
    return library_run (library, LIBRARY_ERROR_WRITE, error,
                        "INSERT INTO player (name, colour, last_played, n_games, rank) VALUES (?, ?, ?, 1, ?)", "siii",
                        name, (gint64) colour, now, rank);

  return library_run (library, LIBRARY_ERROR_WRITE, error,
                      "UPDATE player SET name = ?, colour = ?, last_played = ?, n_games = min (n_games + 1, 1000000),"
                      " rank = ? WHERE id = ?",
                      "siiii", name, (gint64) colour, now, rank, row->id);
}

gboolean
library_remember (Library *library, gint64 id, const char *const *players, GError **error)
{
  g_autoptr (GPtrArray) rows = read_rows (library, LIBRARY_ERROR_WRITE, error);

  if (rows == NULL)
    return FALSE;

  for (guint i = 0; players != NULL && players[i] != NULL && i < 1 << SEAT_BITS; i++)
    {
      const char *tab = strchr (players[i], '\t');
      g_autofree char *name = g_strndup (players[i], tab != NULL ? (gsize) (tab - players[i]) : strlen (players[i]));
      guint64 colour = tab != NULL ? g_ascii_strtoull (tab + 1, NULL, 10) : 0;
      gint64 rank = id << SEAT_BITS | ((1 << SEAT_BITS) - 1 - i);

      if (!library_text_ok (name, strlen (name)))
        continue; /* the player is not remembered, but the game is stored */
      if (!remember_one (library, rows, name, MIN (colour, COLOUR_MAX), rank, error))
        return FALSE;
    }

  return library_run (library, LIBRARY_ERROR_WRITE, error,
                      "DELETE FROM player WHERE id NOT IN (SELECT id FROM player ORDER BY rank DESC, id LIMIT ?)", "i",
                      (gint64) LIBRARY_PLAYERS_MAX);
}

gboolean
library_take_player (Library *library, const LibraryPlayer *player, GError **error)
{
  g_autoptr (GPtrArray) rows = read_rows (library, LIBRARY_ERROR_WRITE, error);

  if (rows == NULL)
    return FALSE;
  if (rows->len >= LIBRARY_PLAYERS_MAX || find_row (rows, player->name) != NULL)
    return TRUE;
  return library_run (library, LIBRARY_ERROR_WRITE, error,
                      "INSERT INTO player (name, colour, last_played, n_games, rank)"
                      " SELECT ?, ?, ?, ?, min (0, coalesce (min (rank), 0)) - 1 FROM player",
                      "siii", player->name, (gint64) MIN (player->colour, COLOUR_MAX),
                      CLAMP (player->last_played, 0, LIBRARY_SECONDS (LIBRARY_STAMP_MAX)) * G_USEC_PER_SEC,
                      (gint64) MIN (player->n_games, 1000000u));
}

gboolean
library_take_players (Library *library, Library *damaged, GError **error)
{
  g_autoptr (GPtrArray) players = library_players (damaged, NULL);

  for (guint i = 0; players != NULL && i < players->len; i++)
    if (!library_take_player (library, players->pdata[i], error))
      return FALSE;
  return TRUE;
}

GPtrArray *
library_players (Library *library, GError **error)
{
  g_autoptr (GPtrArray) rows = NULL;
  GPtrArray *players;

  g_return_val_if_fail (library != NULL, NULL);

  rows = read_rows (library, LIBRARY_ERROR_OPEN, error);
  if (rows == NULL)
    return NULL;

  players = g_ptr_array_new_with_free_func ((GDestroyNotify) library_player_free);
  for (guint i = 0; i < rows->len; i++)
    {
      Row *row = rows->pdata[i];
      LibraryPlayer *player = g_new (LibraryPlayer, 1);

      *player = row->player;
      player->name = g_steal_pointer (&row->player.name);
      player->last_played = LIBRARY_SECONDS (player->last_played);
      g_ptr_array_add (players, player);
    }
  return players;
}

static gboolean
forget_player (Library *library, const char *name, GError **error)
{
  g_autoptr (GPtrArray) rows = read_rows (library, LIBRARY_ERROR_WRITE, error);
  const Row *row;

  if (rows == NULL)
    return FALSE;

  row = find_row (rows, name);
  return row == NULL
         || library_run (library, LIBRARY_ERROR_WRITE, error, "DELETE FROM player WHERE id = ?", "i", row->id);
}

gboolean
library_forget_player (Library *library, const char *name, GError **error)
{
  g_return_val_if_fail (library != NULL && name != NULL, FALSE);

  if (!library_begin (library, error))
    return FALSE;
  library_since_forget (library, name);
  return library_end (library, forget_player (library, name, error), error);
}
