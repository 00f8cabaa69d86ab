/* library.h - the games on this computer: SQLite, in the user's data directory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Knows text, not rules: a game is its setup lines and its entry lines.  Every change is one transaction, WAL with
 * synchronous FULL, so what a call acknowledged is on disk.  Two processes may have one game open: a change names
 * the revision it was made on and is refused with LIBRARY_ERROR_CHANGED when somebody else was first.  A damaged
 * file is reported with what can be saved and never written to.
 *
 * What comes out of the file is bounded and checked: lines are UTF-8 without control characters but the tab, of at
 * most LIBRARY_LINE_MAX bytes, and each has a seal that tells a flipped bit.  Anything else is damage.
 *
 * Every GError says in one sentence what failed, where and why.  A failed call has changed nothing, on disk or in
 * its arguments.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LIBRARY_LINE_MAX 2048 /* bytes of a setup line or an entry line, quoted as they may be */
#define LIBRARY_FACE_MAX 1000 /* bytes of a title, of the players' names or of a summary */
#define LIBRARY_SETUP_LINES_MAX 1000
#define LIBRARY_ENTRIES_MAX 10000 /* as TABLE_ENTRIES_MAX */
#define LIBRARY_GAMES_MAX 100000
#define LIBRARY_PLAYERS_MAX 200 /* remembered; who has not played for longest is forgotten first */

typedef struct _Library Library;

typedef enum
{
  LIBRARY_ERROR_OPEN,    /* cannot be opened, created or read */
  LIBRARY_ERROR_DAMAGED, /* library_salvage () may save some */
  LIBRARY_ERROR_NEWER,   /* written by a newer version */
  LIBRARY_ERROR_CHANGED, /* another window was first: load the game again */
  LIBRARY_ERROR_MISSING, /* no such game */
  LIBRARY_ERROR_WRITE,   /* disk full, read-only ...: nothing was changed */
} LibraryError;
#define LIBRARY_ERROR (library_error_quark ())
GQuark library_error_quark (void);

typedef struct
{
  gint64 id;
  char *title;
  char *game;              /* "carcassonne"; "" after salvage, until the game is opened */
  char *players;           /* "Anna, Ben" */
  gint64 created, changed; /* Unix seconds */
  guint n_entries;
  gboolean finished;
  char *summary; /* last known scores, "Anna 34, Ben 28": written by the application */
} LibraryGame;
void library_game_free (LibraryGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LibraryGame, library_game_free)

/* What the list shows of a game.  A NULL text stays as it was, "" in a new game. */
typedef struct
{
  const char *game;
  const char *title;
  const char *players;
  const char *summary;
  gboolean finished;
} LibraryFace;

typedef struct
{
  char *name;
  guint colour;
  gint64 last_played; /* Unix seconds */
  guint n_games;
} LibraryPlayer;
void library_player_free (LibraryPlayer *player);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LibraryPlayer, library_player_free)

/* `path` NULL: $XDG_DATA_HOME/arbitress/library.db, its folder made if missing.  A library in a place that cannot
 * be written opens too, for reading. */
Library *library_open (const char *path, GError **error);
void library_close (Library *library);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Library, library_close)
const char *library_path (Library *library);
/* TRUE: games can be looked at, every change is refused with LIBRARY_ERROR_WRITE. */
gboolean library_is_read_only (Library *library);

/* Newest change first; array of LibraryGame*, owns them. */
GPtrArray *library_list (Library *library, GError **error);

/* Setup as printed by table_setup_print (), entries as lines (NULL-terminated, may be NULL).  Remembers the players
 * given ("name\tcolour" strings in the order they sit, NULL-terminated, may be NULL).  Returns the id, 0 on error.
 * The revision of a new game is 1. */
gint64 library_add (Library *library, const LibraryFace *face, const char *setup, const char *const *entries,
                    const char *const *players, GError **error);

/* Setup is lines each ended by a newline.  Each of the pointers may be NULL. */
gboolean library_load (Library *library, gint64 id, char **setup, char ***entries, guint64 *revision, GError **error);

/* Replaces entries[from..] by `lines` (NULL-terminated, may be empty) and, if `face` is not NULL, what the list
 * shows, in one transaction.  An append has from == the number stored.  `revision` is the one loaded or last
 * returned; it is advanced. */
gboolean library_write (Library *library, gint64 id, guint64 *revision, guint from, const char *const *lines,
                        const LibraryFace *face, GError **error);

/* What the list shows, alone: no new revision, and the game keeps its place in the list. */
gboolean library_set_face (Library *library, gint64 id, const LibraryFace *face, GError **error);

gboolean library_remove (Library *library, gint64 id, GError **error);

/* The revision on disk, to see whether another window was first; 0 on error. */
guint64 library_revision (Library *library, gint64 id, GError **error);

/* Remembered players, last played first and in the order they sat; array of LibraryPlayer*, owns them. */
GPtrArray *library_players (Library *library, GError **error);
/* Names are one whatever their case.  Forgetting somebody unknown is no error. */
gboolean library_forget_player (Library *library, const char *name, GError **error);

typedef struct
{
  guint games;
  guint entries; /* lines saved whole */
  guint lost;    /* lines known to be missing or altered */
  char *kept_as; /* path the damaged file was moved to */
} LibrarySalvage;
void library_salvage_clear (LibrarySalvage *told);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LibrarySalvage, library_salvage_clear)

/* Reads what can be read of a damaged library at `path` (NULL as above) into a new one beside it, moves the damaged
 * file away (it is kept, with its -wal and -shm) and puts the new one in its place.  Refused while a window has the
 * library open.  `told` may be NULL.
 *
 * Games keep their ids, lines their places.  A line that was altered stands in its place behind "? ", and "? lost 3"
 * stands where three lines are missing: no game takes such an entry, so that the person sees it and mends it.  A
 * game whose first lines are lost keeps what is left, for export. */
gboolean library_salvage (const char *path, LibrarySalvage *told, GError **error);

G_END_DECLS
