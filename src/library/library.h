/* library.h - the games on this computer: SQLite, in the user's data directory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Knows text, not rules: a game is its setup lines and its entry lines.  Every change is one transaction, WAL with
 * synchronous FULL, so what a call acknowledged is on disk.  Two processes may have one game open: a change names
 * the revision it was made on and is refused with LIBRARY_ERROR_CHANGED when somebody else was first.  A damaged
 * file is reported with what can be saved and never written to.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _Library Library;

typedef enum
{
  LIBRARY_ERROR_OPEN,     /* cannot be opened or created */
  LIBRARY_ERROR_DAMAGED,  /* library_salvage () may save some */
  LIBRARY_ERROR_NEWER,    /* written by a newer version */
  LIBRARY_ERROR_CHANGED,  /* another window was first: load the game again */
  LIBRARY_ERROR_MISSING,  /* no such game */
  LIBRARY_ERROR_WRITE,    /* disk full, read-only ...: nothing was changed */
} LibraryError;
#define LIBRARY_ERROR (library_error_quark ())
GQuark library_error_quark (void);

typedef struct
{
  gint64 id;
  char *title;
  char *game;      /* "carcassonne" */
  char *players;   /* "Anna, Ben" */
  gint64 created, changed; /* Unix seconds */
  guint n_entries;
  gboolean finished;
  char *summary;   /* last known scores, "Anna 34, Ben 28": written by the application */
} LibraryGame;
void library_game_free (LibraryGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LibraryGame, library_game_free)

typedef struct
{
  char *name;
  guint colour;
  gint64 last_played;
  guint n_games;
} LibraryPlayer;
void library_player_free (LibraryPlayer *player);

/* `path` NULL: $XDG_DATA_HOME/arbitress/library.db, its folder made if missing. */
Library *library_open (const char *path, GError **error);
void library_close (Library *library);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Library, library_close)
const char *library_path (Library *library);

/* Newest change first; array of LibraryGame*, owns them. */
GPtrArray *library_list (Library *library, GError **error);

/* Setup as printed by table_setup_print (), entries as lines (NULL-terminated, may be NULL).  Remembers the players
 * given ("name\tcolour" strings, NULL-terminated).  Returns the id, 0 on error. */
gint64 library_add (Library *library, const char *game, const char *title, const char *setup,
                    const char *const *entries, const char *const *players, GError **error);
gboolean library_load (Library *library, gint64 id, char **setup, char ***entries, guint64 *revision, GError **error);

/* Replaces entries[from..] by `lines` (NULL-terminated, may be empty), in one transaction.  An append has from ==
 * the number stored.  `revision` is the one loaded or last returned; it is advanced. */
gboolean library_write (Library *library, gint64 id, guint64 *revision, guint from,
                        const char *const *lines, GError **error);
gboolean library_set_state (Library *library, gint64 id, gboolean finished, const char *summary, GError **error);
gboolean library_set_title (Library *library, gint64 id, const char *title, GError **error);
gboolean library_remove (Library *library, gint64 id, GError **error);
guint64 library_revision (Library *library, gint64 id, GError **error);

/* Remembered players, last played first; array of LibraryPlayer*. */
GPtrArray *library_players (Library *library, GError **error);
gboolean library_forget_player (Library *library, const char *name, GError **error);

typedef struct { guint games, entries, lost; char *kept_as; /* path the damaged file was moved to */ } LibrarySalvage;
/* Reads what can be read of a damaged library at `path` into a new one beside it, moves the damaged file away (it is
 * kept) and puts the new one in its place.  Tells what was saved. */
gboolean library_salvage (const char *path, LibrarySalvage *told, GError **error);

G_END_DECLS
