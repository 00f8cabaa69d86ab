/* library.h - the games on this computer: SQLite, in the user's data directory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The library knows text, not rules: a game is its setup lines and its entry lines.  Every change is one transaction
 * (WAL, synchronous FULL), so a change is on disk when the call succeeds.  Two processes may have the same game
 * open: a change names the revision it is based on, and is refused with LIBRARY_ERROR_CHANGED when another process has
 * changed the game since.  A damaged file is reported and never written to.
 *
 * What is read from the file is bounded and checked: lines are UTF-8, their only control character is the tab, they
 * have at most LIBRARY_LINE_MAX bytes, and each has a checksum (its seal), which detects a flipped bit.  Anything else
 * is damage.
 *
 * Every GError says in one sentence what failed, where and why.  A call that fails changes nothing, neither on disk
 * nor in its arguments.
 */
#pragma once

#include <gio/gio.h>

#define LIBRARY_LINE_MAX 2048 /* bytes of a setup line or an entry line, with its quotation marks */
#define LIBRARY_FACE_MAX 1000 /* bytes of a title, of the players' names or of a summary */
#define LIBRARY_SETUP_LINES_MAX 1000
#define LIBRARY_ENTRIES_MAX 10000 /* as TABLE_ENTRIES_MAX */
#define LIBRARY_GAMES_MAX 100000
#define LIBRARY_PLAYERS_MAX 200 /* that are remembered; those who played longest ago are forgotten first */

typedef struct _Library Library;

typedef enum
{
  LIBRARY_ERROR_OPEN,    /* cannot be opened, created or read */
  LIBRARY_ERROR_DAMAGED, /* library_salvage () may save some */
  LIBRARY_ERROR_NEWER,   /* written by a newer version */
  LIBRARY_ERROR_CHANGED, /* another window has changed the game: load it again */
  LIBRARY_ERROR_MISSING, /* no such game */
  LIBRARY_ERROR_WRITE,   /* disk full, read-only ...: nothing was changed */
  LIBRARY_ERROR_TEXT,    /* not what library_export () writes */
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
  gint64 stamp;            /* `changed` in microseconds, for what happens within one second */
  guint n_entries;
  gboolean finished;
  char *summary; /* the scores, "Anna 34, Ben 28", as the application last wrote them */
} LibraryGame;
void library_game_free (LibraryGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LibraryGame, library_game_free)

/* What the list shows of a game.  NULL leaves a text as it is; in a new game it means "". */
typedef struct
{
  const char *game;
  const char *title;
  const char *players;
  const char *summary;
  gboolean finished;
} LibraryFace;

/* When an entry was made.  Nothing but these two numbers depends on it, so they have no seal. */
typedef struct
{
  gint64 at;      /* Unix microseconds; 0: not known */
  gint32 thought; /* milliseconds that the player on turn thought before it (turn-clock.h); -1: not measured */
} LibraryTime;
#define LIBRARY_TIME_UNKNOWN ((LibraryTime){ 0, -1 })

typedef struct
{
  char *name;
  guint colour;
  gint64 last_played; /* Unix seconds */
  guint n_games;
} LibraryPlayer;
void library_player_free (LibraryPlayer *player);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LibraryPlayer, library_player_free)

/* Where the library of the person is who runs the program: $XDG_DATA_HOME/arbitress/library.db.  Always a whole path,
 * also if the environment names none.  Free with g_free (). */
char *library_default_path (void);

/* If `path` is NULL, it is library_default_path ().  A missing folder is created; nobody else can read the file.  If
 * the place cannot be written or the disk is full, the library is opened for reading only. */
Library *library_open (const char *path, GError **error);
/* The same, but the pages of a library that can be written are checked before its first change, not now: for 20,000
 * games that takes 0.3 s.  Until then it can be read, and a damaged file stays as it was found. */
Library *library_open_unchecked (const char *path, GError **error);
gboolean library_is_checked (Library *library);
/* Checks the file of an open library; may be called in another thread.  It ends soon after `*stop` is not 0, and then
 * returns FALSE.  Nothing is written to it; but photos that no game shows go if they are a day old. */
gboolean library_check_file (const char *path, const gint *stop, GError **error);
/* Makes a copy of an open library that was checked, unless the last one has every change; to be called like it. */
void library_copy_file (const char *path, const gint *stop);
/* What library_check_file () found.  After damage every change is refused. */
void library_set_checked (Library *library);
void library_set_damaged (Library *library);
/* A new library in memory, which is gone when it is closed. */
Library *library_open_memory (GError **error);
void library_close (Library *library);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Library, library_close)
const char *library_path (Library *library);
/* From library_hold () to library_release () nobody else changes the library, so what is read is still true when
 * something is written because of it.  The changes are kept only if `done` is TRUE and both return TRUE. */
gboolean library_hold (Library *library, GError **error);
gboolean library_release (Library *library, gboolean done, GError **error);
/* TRUE: games can be read, but every change is refused with LIBRARY_ERROR_WRITE. */
gboolean library_is_read_only (Library *library);
/* Why nothing can be written: "the disk is full"; NULL if changes are possible. */
const char *library_why_read_only (Library *library);

/* Calls `each` for every game, those with smaller ids first.  It gets the game, and frees it.  So a large library need
 * not be in memory as a whole. */
typedef void (*LibraryEach) (LibraryGame *game, gpointer data);
gboolean library_each (Library *library, LibraryEach each, gpointer data, GError **error);
LibraryGame *library_get (Library *library, gint64 id, GError **error);

/* Stores a new game and remembers its players.  `setup` is what table_setup_print () prints.  `entries` are lines
 * (NULL-terminated, may be NULL).  `players` are strings "name\tcolour" in the order of the seats (NULL-terminated,
 * may be NULL).  Returns the id, 0 on error.  The revision of a new game is 1. */
gint64 library_add (Library *library, const LibraryFace *face, const char *setup, const char *const *entries,
                    const char *const *players, GError **error);

/* The ids of all games that may have this setup, the one that was changed last first.  Array of gint64. */
GArray *library_alike (Library *library, const char *setup, GError **error);

/* Every line of `setup` ends with a newline.  Each of the three pointers may be NULL. */
gboolean library_load (Library *library, gint64 id, char **setup, char ***entries, guint64 *revision, GError **error);

/* Replaces entries[from..] by `lines` (NULL-terminated, may be empty), in one transaction.  If `face` is not NULL, it
 * replaces what the list shows, too.  To append, `from` is the number of stored entries.  `revision` is the revision
 * that was loaded or last returned; it is increased.  `times` has the time of each line; NULL: they become unknown. */
gboolean library_write (Library *library, gint64 id, guint64 *revision, guint from, const char *const *lines,
                        const LibraryTime *times, const LibraryFace *face, GError **error);

/* The times of the entries of a game from index `from` on, as far as they are known: an array of LibraryTime, which may
 * be shorter than the entries, or longer by one: that is the time of the entry that is not there yet
 * (library_keep_time ()).  A library of an older version that cannot be written has no times.  NULL on error. */
GArray *library_times (Library *library, gint64 id, guint from, GError **error);
/* Keeps how long a player has thought about the entry that comes next, until that entry is written.  `n_entries` and
 * `revision` are those of the game.  The revision stays, and the game keeps its place in the list. */
gboolean library_keep_time (Library *library, gint64 id, guint64 revision, guint n_entries, LibraryTime time,
                            GError **error);

/* Changes only what the list shows: the revision stays, and the game keeps its place in the list. */
gboolean library_set_face (Library *library, gint64 id, const LibraryFace *face, GError **error);

gboolean library_remove (Library *library, gint64 id, GError **error);

/* The revision on disk, 0 on error.  It tells whether another window has changed the game. */
guint64 library_revision (Library *library, gint64 id, GError **error);

/* The remembered players: those of the last game first, in the order of their seats; the array owns its
 * LibraryPlayer*. */
GPtrArray *library_players (Library *library, GError **error);
/* Upper and lower case mean the same name.  An unknown name is not an error. */
gboolean library_forget_player (Library *library, const char *name, GError **error);

/* ---- photos ----
 *
 * A photo is in a folder beside the library, and its name, LIBRARY_PHOTO_NAME hexadecimal digits, is the SHA-256 of its
 * bytes.  A game has a photo if one of its lines, with the word "photo", has this name; so several games can have the
 * same one.  What no line names goes: with the game, or when the library is closed by the process that stored it. */

#define LIBRARY_PHOTO_NAME 64
#define LIBRARY_PHOTO_BYTES_MAX (1024 * 1024)
#define LIBRARY_PHOTO_SIDE_MAX 1600                                      /* pixels of the longer side */
#define LIBRARY_PHOTOS_BYTES_MAX (G_GINT64_CONSTANT (256) * 1024 * 1024) /* all of them; they fit into an export */
#define LIBRARY_PHOTOS_MAX 5000

/* Why these bytes are not a photo as it is kept: a baseline JPEG within the bounds above, in one or three colours, with
 * nothing else in it.  NULL: they are one.  The compressed data is not decoded. */
const char *library_photo_fault (GBytes *bytes);
/* Stores a photo; it is on disk when the call succeeds.  Returns its name, free with g_free (); NULL on error. */
char *library_photo_add (Library *library, GBytes *bytes, GError **error);
/* The bytes of a photo; LIBRARY_ERROR_MISSING if it is not here, LIBRARY_ERROR_DAMAGED if its file is altered. */
GBytes *library_photo (Library *library, const char *name, GError **error);

/* ---- all games as one text ----
 *
 * The text has every game with its times, its photos and its lines, unaltered, and the remembered players;
 * library-export.c describes it.  Read into an empty library and written again, it is the same text. */

#define LIBRARY_EXPORT_HEAD "Arbitress library "
#define LIBRARY_EXPORT_BYTES_MAX (G_GINT64_CONSTANT (512) * 1024 * 1024)

typedef gboolean (*LibraryWanted) (gint64 id, gpointer data);
typedef struct
{
  guint games;
  guint unread;        /* games that cannot be read, and are not in the text */
  guint unread_photos; /* the same; those that are not on this computer do not count */
} LibraryExported;
/* Writes the games that `wanted` (NULL: all of them) returns TRUE for.  `told` may be NULL. */
gboolean library_export (Library *library, GOutputStream *out, LibraryWanted wanted, gpointer data,
                         LibraryExported *told, GError **error);

typedef enum
{
  LIBRARY_TAKEN,       /* new here */
  LIBRARY_TAKEN_ALSO,  /* begun as a game that is here, but gone on in another way: both are kept */
  LIBRARY_IS_HERE,     /* the same game with the same entries is here */
  LIBRARY_IS_LONGER,   /* the game is here with `n` entries more */
  LIBRARY_UNFIT,       /* cannot be kept: `why` */
  LIBRARY_PHOTO_UNFIT, /* the same, of a photo; `game` is NULL */
} LibraryTake;
typedef struct
{
  LibraryTake take;
  const LibraryGame *game; /* id 0: it was not taken */
  guint n;
  const char *why;
} LibraryTold;
typedef void (*LibraryTell) (const LibraryTold *told, gpointer data);

/* Adds the games of such a text that are not here yet, and the photos that games here name; no game that is here is
 * changed.  `tell` is called for each game of the text, and for each photo that cannot be kept; what it is told is on
 * disk.  FALSE: the text is not of this kind, or ends too early, or the library cannot
 * be written; what was told before stays. */
gboolean library_import (Library *library, GInputStream *in, LibraryTell tell, gpointer data, GCancellable *cancellable,
                         GError **error);

typedef struct
{
  guint games;
  guint entries; /* entries that were saved unaltered */
  guint lost;    /* lines that are known to be missing or altered */
  char *kept_as; /* path the damaged file was moved to */
} LibrarySalvage;
void library_salvage_clear (LibrarySalvage *told);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LibrarySalvage, library_salvage_clear)

/* Makes a new library beside a damaged one at `path` (NULL as above): from its newest good copy, from what was noted
 * since, and from what else SQLite can still read.  Then renames the damaged file (it is kept, with its -wal and -shm)
 * and puts the new one in its place.  This is refused while a window has the library open.  `told` may be NULL.
 *
 * Games keep their ids, and lines keep their numbers.  If only some lines of a game can be read, and no times, "? " is
 * put before a line that was altered, and "? lost 3" stands where three lines are missing.  Every game refuses such an
 * entry, so the person sees it and can correct it.  A game whose first lines are lost keeps the other lines, so that
 * they can be exported. */
gboolean library_salvage (const char *path, LibrarySalvage *told, GError **error);
