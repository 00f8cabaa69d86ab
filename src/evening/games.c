/* games.c - the games of this application: the library, and those of its games that are open in a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <gio/gio.h>
#include <string.h>

#include "entry-times.h"
#include "games-private.h"
#include "table/table-object.h"

G_DEFINE_TYPE (ArbGames, arb_games, G_TYPE_OBJECT)

void
arb_games_emit_changed (ArbGames *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
emit_game_changed (ArbGames *self, gint64 id)
{
  g_signal_emit_by_name (self, "game-changed", id);
}

static gboolean
usable (ArbGames *self, GError **error)
{
  if (self->library != NULL && self->trouble == NULL)
    return TRUE;
  if (error != NULL)
    *error = g_error_copy (self->trouble);
  return FALSE;
}

static void
on_session_gone (gpointer data, GObject *was)
{
  GHashTableIter iter;
  gpointer session;

  g_hash_table_iter_init (&iter, ARB_GAMES (data)->sessions);
  while (g_hash_table_iter_next (&iter, NULL, &session))
    if (session == was)
      g_hash_table_iter_remove (&iter);
}

static void
on_session_changed (ArbSession *session, ArbGames *self)
{
  emit_game_changed (self, arb_session_id (session));
}

/* Notes the session, so that it is found as long as somebody has a reference to it. */
static ArbSession *
adopt (ArbGames *self, ArbSession *session)
{
  gint64 id;

  if (session == NULL)
    return NULL;
  id = arb_session_id (session);
  g_hash_table_replace (self->sessions, g_memdup2 (&id, sizeof id), session);
  g_object_weak_ref (G_OBJECT (session), on_session_gone, self);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), self, 0);
  return session;
}

/* What is hidden goes before its library is closed: another library may use the same ids. */
void
arb_games_remove_hidden (ArbGames *self)
{
  GHashTableIter iter;
  gpointer key, name;

  if (self->hidden == NULL)
    return;
  g_hash_table_iter_init (&iter, self->hidden);
  while (self->library != NULL && g_hash_table_iter_next (&iter, &key, NULL))
    library_remove (self->library, *(gint64 *) key, NULL);
  g_hash_table_remove_all (self->hidden);
  g_hash_table_iter_init (&iter, self->hidden_players);
  while (self->library != NULL && g_hash_table_iter_next (&iter, NULL, &name))
    library_forget_player (self->library, name, NULL);
  g_hash_table_remove_all (self->hidden_players);
}

static void
arb_games_dispose (GObject *object)
{
  ArbGames *self = ARB_GAMES (object);
  GHashTableIter iter;
  gpointer session;

  arb_games_remove_hidden (self);
  if (self->sessions != NULL)
    {
      g_hash_table_iter_init (&iter, self->sessions);
      while (g_hash_table_iter_next (&iter, NULL, &session))
        g_object_weak_unref (session, on_session_gone, self);
    }
  g_clear_pointer (&self->hidden, g_hash_table_unref);
  g_clear_pointer (&self->hidden_players, g_hash_table_unref);
  g_clear_pointer (&self->sessions, g_hash_table_unref);
  arb_games_close_library (self);

  G_OBJECT_CLASS (arb_games_parent_class)->dispose (object);
}

static void
arb_games_class_init (ArbGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_games_dispose;
  TABLE_FREES (klass, ArbGames, g_free, path);

  table_signal_new (klass, "changed", 0);
  table_signal_new (klass, "game-changed", 1, G_TYPE_INT64);
}

static void
arb_games_init (ArbGames *self)
{
  self->sessions = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->hidden = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->hidden_players = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

ArbGames *
arb_games_new (const char *path)
{
  ArbGames *self = g_object_new (ARB_TYPE_GAMES, NULL);

  self->path = g_strdup (path);
  arb_games_open_library (self);
  return self;
}

typedef struct
{
  ArbGames *games;
  LibraryEach each;
  gpointer data;
} Visit;

static void
visit (LibraryGame *game, gpointer data)
{
  const Visit *visit = data;

  if (g_hash_table_contains (visit->games->hidden, &game->id))
    library_game_free (game);
  else
    visit->each (game, visit->data);
}

gboolean
arb_games_each (ArbGames *self, LibraryEach each, gpointer data, GError **error)
{
  Visit visitor = { self, each, data };

  g_return_val_if_fail (ARB_IS_GAMES (self), FALSE);

  return usable (self, error) && library_each (self->library, visit, &visitor, error);
}

LibraryGame *
arb_games_get (ArbGames *self, gint64 id)
{
  g_return_val_if_fail (ARB_IS_GAMES (self), NULL);

  if (!usable (self, NULL) || g_hash_table_contains (self->hidden, &id))
    return NULL;
  return library_get (self->library, id, NULL);
}

static gboolean
is_hidden (ArbGames *self, const char *name)
{
  g_autofree char *key = table_name_key (name);

  return g_hash_table_contains (self->hidden_players, key);
}

GPtrArray *
arb_games_players (ArbGames *self, GError **error)
{
  GPtrArray *players;

  g_return_val_if_fail (ARB_IS_GAMES (self), NULL);

  if (!usable (self, error))
    return NULL;
  players = library_players (self->library, error);
  for (guint i = players != NULL ? players->len : 0; i > 0; i--)
    if (is_hidden (self, ((const LibraryPlayer *) players->pdata[i - 1])->name))
      g_ptr_array_remove_index (players, i - 1);
  return players;
}

typedef struct
{
  const TableGame *wanted;
  gint64 id, created;
} Newest;

static void
find_newest (LibraryGame *game, gpointer data)
{
  Newest *newest = data;

  if ((newest->wanted == NULL || g_strcmp0 (game->game, newest->wanted->name) == 0)
      && (newest->id == 0 || game->created >= newest->created))
    {
      newest->id = game->id;
      newest->created = game->created;
    }
  library_game_free (game);
}

TableSetup *
arb_games_last_setup (ArbGames *self, const TableGame *wanted)
{
  Newest newest = { wanted, 0, 0 };
  g_autofree char *text = NULL;

  if (!arb_games_each (self, find_newest, &newest, NULL) || newest.id == 0
      || !library_load (self->library, newest.id, &text, NULL, NULL, NULL))
    return NULL;
  return table_setup_parse (text, NULL);
}

TableJournal *
arb_games_peek (ArbGames *self, gint64 id)
{
  g_autoptr (TableSetup) setup = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) entries = NULL;

  g_return_val_if_fail (ARB_IS_GAMES (self), NULL);

  if (self->library == NULL || !library_load (self->library, id, &text, &entries, NULL, NULL))
    return NULL;
  setup = table_setup_parse (text, NULL);
  return setup != NULL ? table_journal_new_of (setup, (const char *const *) entries, NULL) : NULL;
}

gint64
arb_games_played (ArbGames *self, gint64 id)
{
  g_autoptr (ArbEntryTimes) times = NULL;
  GArray *stored;

  g_return_val_if_fail (ARB_IS_GAMES (self), -1);

  stored = self->library != NULL ? library_times (self->library, id, 0, NULL) : NULL;
  if (stored == NULL)
    return -1;
  times = arb_entry_times_new_of (stored, stored->len);
  return arb_entry_times_played (times);
}

char *
arb_games_text (ArbGames *self, gint64 id)
{
  g_autofree char *setup = NULL;
  g_auto (GStrv) entries = NULL;

  g_return_val_if_fail (ARB_IS_GAMES (self), NULL);

  if (self->library == NULL || !library_load (self->library, id, &setup, &entries, NULL, NULL))
    return NULL;
  return table_record_join (setup, (const char *const *) entries);
}

gboolean
arb_games_is_open (ArbGames *self, gint64 id)
{
  g_return_val_if_fail (ARB_IS_GAMES (self), FALSE);

  return g_hash_table_contains (self->sessions, &id);
}

ArbSession *
arb_games_open (ArbGames *self, gint64 id, GError **error)
{
  ArbSession *session;

  g_return_val_if_fail (ARB_IS_GAMES (self), NULL);

  session = g_hash_table_lookup (self->sessions, &id);
  if (session != NULL)
    return g_object_ref (session);
  if (!usable (self, error))
    return NULL;
  return adopt (self, arb_session_open (self->library, id, error));
}

void
arb_games_show_player (ArbGames *self, const char *name)
{
  g_autofree char *key = table_name_key (name);

  g_hash_table_remove (self->hidden_players, key);
}

ArbSession *
arb_games_start (ArbGames *self, const TableSetup *setup, GError **error)
{
  ArbSession *session;

  g_return_val_if_fail (ARB_IS_GAMES (self), NULL);

  if (!usable (self, error))
    return NULL;
  session = adopt (self, arb_session_start (self->library, setup, error));
  for (guint i = 0; session != NULL && i < setup->n_players; i++)
    arb_games_show_player (self, setup->players[i].name);
  if (session != NULL)
    emit_game_changed (self, arb_session_id (session));
  return session;
}

/* Does the stored game begin with this setup and these entries? */
static gboolean
begins_with (ArbGames *self, gint64 id, const char *setup, const TableJournal *journal)
{
  g_autofree char *stored = NULL;
  g_auto (GStrv) entries = NULL;
  guint length = table_journal_length (journal);

  if (!library_load (self->library, id, &stored, &entries, NULL, NULL) || !g_str_equal (stored, setup))
    return FALSE;
  for (guint i = 0; i < length; i++)
    if (entries[i] == NULL || !g_str_equal (entries[i], table_journal_entry (journal, i).line))
      return FALSE;
  return TRUE;
}

/* The game that was changed last, of those that begin with this record; 0 if there is none.  `*later`: how many entries
 * it has after them. */
static gint64
find_stored (ArbGames *self, const TableJournal *journal, int *later)
{
  g_autoptr (GString) setup = g_string_new (NULL);
  g_autoptr (GArray) ids = NULL;
  guint length = table_journal_length (journal);

  table_setup_print (table_journal_setup (journal), setup);
  ids = library_alike (self->library, setup->str, NULL);
  for (guint i = 0; ids != NULL && i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_autoptr (LibraryGame) game = arb_games_get (self, id); /* NULL: it is hidden */

      if (game != NULL && game->n_entries >= length && begins_with (self, id, setup->str, journal))
        {
          *later = (int) (game->n_entries - length);
          return id;
        }
    }
  return 0;
}

/* Keeps the record as a game of its own. */
static ArbSession *
keep_record (ArbGames *self, TableJournal *journal, GError **error)
{
  ArbSession *session = adopt (self, arb_session_adopt (self->library, journal, error));

  if (session != NULL)
    emit_game_changed (self, arb_session_id (session));
  return session;
}

ArbSession *
arb_games_import (ArbGames *self, const char *text, gsize length, int *later, GError **error)
{
  g_autoptr (TableJournal) journal = NULL;
  g_autoptr (ArbSession) session = NULL;
  gboolean held;
  gint64 id;

  g_return_val_if_fail (ARB_IS_GAMES (self), NULL);

  *later = -1;
  journal = usable (self, error) ? table_record_parse (text, length, NULL, error) : NULL;
  if (journal == NULL)
    return NULL;
  /* Another process may just be keeping the same record. */
  held = !library_is_read_only (self->library) && library_hold (self->library, NULL);
  id = find_stored (self, journal, later);
  session = id != 0 ? arb_games_open (self, id, error) : keep_record (self, g_steal_pointer (&journal), error);
  if (held && !library_release (self->library, session != NULL, session != NULL ? error : NULL))
    return NULL;
  return g_steal_pointer (&session);
}

ArbSession *
arb_games_import_copy (ArbGames *self, const char *text, gsize length, GError **error)
{
  TableJournal *journal;

  g_return_val_if_fail (ARB_IS_GAMES (self), NULL);

  journal = usable (self, error) ? table_record_parse (text, length, NULL, error) : NULL;
  return journal != NULL ? keep_record (self, journal, error) : NULL;
}

void
arb_games_hide (ArbGames *self, gint64 id)
{
  g_return_if_fail (ARB_IS_GAMES (self));

  g_hash_table_add (self->hidden, g_memdup2 (&id, sizeof id));
  emit_game_changed (self, id);
}

gboolean
arb_games_is_hidden (ArbGames *self, gint64 id)
{
  g_return_val_if_fail (ARB_IS_GAMES (self), FALSE);

  return g_hash_table_contains (self->hidden, &id);
}

void
arb_games_show (ArbGames *self, gint64 id)
{
  g_return_if_fail (ARB_IS_GAMES (self));

  g_hash_table_remove (self->hidden, &id);
  emit_game_changed (self, id);
}

gboolean
arb_games_remove (ArbGames *self, gint64 id, GError **error)
{
  g_return_val_if_fail (ARB_IS_GAMES (self), FALSE);

  if (!usable (self, error) || !library_remove (self->library, id, error))
    return FALSE;
  g_hash_table_remove (self->hidden, &id);
  emit_game_changed (self, id);
  return TRUE;
}

void
arb_games_hide_player (ArbGames *self, const char *name)
{
  g_return_if_fail (ARB_IS_GAMES (self) && name != NULL);

  g_hash_table_replace (self->hidden_players, table_name_key (name), g_strdup (name));
}

gboolean
arb_games_forget_player (ArbGames *self, const char *name, GError **error)
{
  g_return_val_if_fail (ARB_IS_GAMES (self) && name != NULL, FALSE);

  /* A player who has begun a new game since then is not hidden any more, and stays remembered. */
  if (!is_hidden (self, name))
    return TRUE;
  if (!usable (self, error) || !library_forget_player (self->library, name, error))
    return FALSE;
  arb_games_show_player (self, name);
  return TRUE;
}
