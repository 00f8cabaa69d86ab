/* library-private.h - what the files of this room share: the tables, the keys, and short functions around SQLite.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Invariants:
 * - A game is a row of `game` and its lines in `line`.  The key of a line packs the game's id and the line's number:
 *   setup lines count from 0, entries from LIBRARY_FIRST_ENTRY, without gaps.  So the lines of a game lie together in
 *   the file, appending changes one place, and a line on a loose page shows by its key where it belongs.
 * - `setup_key` has a row for every game whose setup can be read; see library-keys.c.
 * - `entry_time` has a row for every entry whose time is known; see library-times.c.
 * - Every row fits into a page, so there are no overflow pages.  Photos are files; see library-photos.c.
 * - Removed rows are overwritten (secure_delete).
 * - Every change of a game is noted beside the library until the next copy has it; see library-since.c.
 */
#pragma once

#include <sqlite3.h>
#include "library.h"

#define LIBRARY_APPLICATION_ID 0x41726274 /* "Arbt" */
#define LIBRARY_VERSION 3
#define LIBRARY_PAGE_SIZE 4096
#define LIBRARY_WORD_MAX 64 /* bytes of a game's name in the record, as "carcassonne" */

#define LIBRARY_KEY_BITS 20
#define LIBRARY_FIRST_ENTRY 1024
#define LIBRARY_ID_MAX (G_GINT64_CONSTANT (1) << 40)
#define LIBRARY_KEY(id, number) ((gint64) (id) << LIBRARY_KEY_BITS | (gint64) (number))
#define LIBRARY_KEY_LAST(id) LIBRARY_KEY (id, (1 << LIBRARY_KEY_BITS) - 1)

G_STATIC_ASSERT (LIBRARY_SETUP_LINES_MAX < LIBRARY_FIRST_ENTRY);
G_STATIC_ASSERT (LIBRARY_FIRST_ENTRY + LIBRARY_ENTRIES_MAX < 1 << LIBRARY_KEY_BITS);
/* A row of `game`: title, players, summary, and the numbers. */
G_STATIC_ASSERT (LIBRARY_PAGE_SIZE > 3 * LIBRARY_FACE_MAX + LIBRARY_WORD_MAX + 256);
G_STATIC_ASSERT (LIBRARY_PAGE_SIZE > LIBRARY_LINE_MAX + 256);

struct _Library
{
  sqlite3 *db;
  char *path;
  int lock; /* file descriptor that holds the shared lock; -1 if the lock file could not be made */
  gboolean read_only;
  gboolean full;      /* read-only because the disk was full when it was opened */
  gboolean has_keys;  /* FALSE: a library of version 1 that could not be brought up to date */
  gboolean has_times; /* FALSE: the same, of version 1 or 2 */
  gboolean checked;   /* every page was read and is sound: SQLite may move the log into the file */
  gboolean damaged;   /* damage was found: from now on nothing is written */
  gboolean held;      /* several changes are one transaction */
  gboolean alone;     /* it gets no copies: it is in memory, or is not in its place yet */
  gboolean changed;   /* by this connection */
  GString *since;     /* blocks about changes that are not committed yet; see library-since.c */
  int since_file;     /* descriptor of the notes while a change is committed, else -1 */
  goffset since_size; /* what they had before it; -1: nothing was written */
  GHashTable *noted;  /* gint64 -> guint64: games that this connection has noted, and the last revision of each */
  GHashTable *photos; /* of a library in memory: name -> GBytes; NULL: they are files */
  GHashTable *stored; /* the names of the photos that this connection has stored */
};

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

/* ---- library-sql.c ---- */

/* Why something failed: the code of SQLite in words, or SQLite's `message` if there are none. */
const char *library_reason (int code, const char *message);
/* Sets `error` from the last error of SQLite and returns FALSE.  The code is `code`, or LIBRARY_ERROR_DAMAGED if
 * SQLite found damage. */
gboolean library_failed (Library *library, LibraryError code, GError **error);
/* Sets an error that says that the library is damaged and why; returns FALSE. */
gboolean library_is_damaged (Library *library, GError **error, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* A prepared statement with its values.  `kinds` has one letter for each value: i for a gint64, s for a string (NULL
 * becomes SQL's NULL). */
sqlite3_stmt *library_query (Library *library, LibraryError code, GError **error, const char *sql, const char *kinds,
                             ...);
/* The same, but the statement is also run to its end. */
gboolean library_run (Library *library, LibraryError code, GError **error, const char *sql, const char *kinds, ...);

/* Every change is made between these two calls.  library_end () commits if `done` is TRUE, else it rolls back; it
 * returns TRUE if the change is on disk. */
gboolean library_begin (Library *library, GError **error);
gboolean library_end (Library *library, gboolean done, GError **error);

/* A text from a row; NULL if the column is not text, or library_text_ok () refuses it. */
char *library_column_text (sqlite3_stmt *row, int column);
/* TRUE if the column holds an integer from `low` to `high`. */
gboolean library_column_number (sqlite3_stmt *row, int column, gint64 low, gint64 high, gint64 *number);

/* TRUE if the text is UTF-8 of at most LIBRARY_LINE_MAX bytes, and has no control character except the tab. */
gboolean library_text_ok (const char *text, gsize length);
/* The checksum of a line: a 32-bit hash of the line and its key. */
guint32 library_seal (gint64 key, const char *text, gsize length);

/* ---- library-schema.c ---- */

/* Makes the tables in an empty file, in one transaction.  Another process may do the same at the same time. */
gboolean library_schema_make (Library *library, GError **error);
typedef enum
{
  LIBRARY_SCHEMA_EMPTY,
  LIBRARY_SCHEMA_OURS,
  LIBRARY_SCHEMA_WITHOUT_KEYS,  /* of version 1, without times, too */
  LIBRARY_SCHEMA_WITHOUT_TIMES, /* of version 2 */
  LIBRARY_SCHEMA_NEWER,
  LIBRARY_SCHEMA_FOREIGN,
  LIBRARY_SCHEMA_DAMAGED,
  LIBRARY_SCHEMA_UNREADABLE, /* SQLite's last error says why */
} LibrarySchema;
LibrarySchema library_schema_look (Library *library);
/* Makes a library of an older version one of this version, in one transaction; to be called after the check of its
 * pages. */
gboolean library_schema_update (Library *library, GError **error);

/* ---- library-open.c ---- */

/* `path` followed by `ending`, as "-wal" or "-shm". */
char *library_beside (const char *path, const char *ending);
/* Takes the lock beside `path`.  FALSE only if another process holds a lock that excludes ours. */
gboolean library_lock (const char *path, gboolean exclusive, int *lock);
void library_unlock (int lock);
/* Opens a damaged library for reading, with its log.  NULL: nothing in it can be read. */
Library *library_open_damaged (const char *path);
/* Opens a copy for reading if every page and every game in it is sound.  `stop` as in library_check_file (), or
 * NULL. */
Library *library_open_copy (const char *path, const gint *stop, GError **error);
/* Reads every page, unless that has been done; until it succeeds, nothing is written. */
gboolean library_check (Library *library, GError **error);

/* ---- library-games.c ---- */

/* Converts a time of the file to seconds.  The file holds microseconds, so that games that were changed within one
 * second keep their order in the list. */
#define LIBRARY_SECONDS(stamp) ((stamp) / G_USEC_PER_SEC)
#define LIBRARY_STAMP_MAX G_MAXINT64

/* Writes the lines, the first with this number; must be called inside a transaction. */
gboolean library_put_lines (Library *library, gint64 id, guint number, const char *const *lines, GError **error);

/* Adds a game with these times (microseconds) and lines, NULL-terminated; must be called inside a transaction.  `times`
 * has one for each entry.  `id` is 0, then it becomes the new id; or the id that the game gets. */
gboolean library_put_game (Library *library, const LibraryFace *face, gint64 created, gint64 changed_at,
                           guint64 revision, const char *const *setup, const char *const *entries,
                           const LibraryTime *times, gint64 *id, GError **error);
/* The entries from this index on, of `n`; NULL and an error if one of them cannot be read. */
char **library_entries (Library *library, gint64 id, guint from, guint n, GError **error);
/* The lines, each followed by a line end. */
char *library_join (const char *const *lines);
/* Has the game this revision and this number of entries?  FALSE and an error if not. */
gboolean library_is_unchanged (Library *library, gint64 id, guint64 revision, guint n_entries, GError **error);

/* ---- library-times.c; must be called inside a transaction ---- */

/* Writes the times of `n` entries, the first with this index; those that say nothing have no row.  `times` may be
 * NULL. */
gboolean library_put_times (Library *library, gint64 id, guint index, const LibraryTime *times, guint n,
                            GError **error);
/* Removes the times of the entries from this index on, and of the one that is not there yet. */
gboolean library_cut_times (Library *library, gint64 id, guint index, GError **error);
/* The ids of all games that have times, as keys of a set. */
GHashTable *library_timed_games (Library *library, GError **error);

/* ---- library-keys.c; the first three must be called inside a transaction ---- */

gboolean library_keys_add (Library *library, gint64 id, const char *const *setup, GError **error);
gboolean library_keys_remove (Library *library, gint64 id, GError **error);
/* Adds the keys of all games. */
gboolean library_keys_fill (Library *library, GError **error);

/* ---- library-photos.c ---- */

/* Called for each name of a photo in the lines of a game, in their order; 0: of all games, those with smaller ids
 * first. */
typedef void (*LibraryPhotoNamed) (gint64 id, const char *name, gpointer data);
gboolean library_photos_each (Library *library, gint64 id, LibraryPhotoNamed named, gpointer data, GError **error);
/* These names as a set. */
GHashTable *library_photos_named (Library *library, gint64 id, GError **error);
/* Removes the photos of this set that no line names. */
void library_photos_drop (Library *library, GHashTable *suspects);
/* Removes the files of photos that no line has named for a day.  It reads all games, so not in the main thread. */
void library_photos_tidy (Library *library);

/* ---- library-import-read.c ---- */

typedef struct
{
  GInputStream *in;
  GCancellable *cancellable;
  char block[65536];
  gsize at, n;
  gint64 total;
  guint number;  /* of the line, from 1 */
  GString *line; /* without its newline */
  gboolean cut;  /* it was longer than a line may be */
} LibraryReader;
typedef enum
{
  LIBRARY_READ_LINE,
  LIBRARY_READ_END,
  LIBRARY_READ_FAILED
} LibraryRead;
LibraryRead library_reader_next (LibraryReader *reader, GError **error);
/* What follows the word and a blank in the line, maybe nothing; NULL if it begins with another word. */
const char *library_reader_after (const LibraryReader *reader, const char *word);
/* The player of the line; the name lies in the line.  FALSE: it cannot be read. */
gboolean library_reader_player (const LibraryReader *reader, LibraryPlayer *player);
/* Sets an error of the text; returns FALSE. */
gboolean library_refuse_text (GError **error, const char *why);

/* A game of the text. */
typedef struct
{
  LibraryGame game;
  gint64 created; /* microseconds, as game.stamp */
  GPtrArray *setup, *entries;
  GArray *times; /* LibraryTime, of each entry */
  char *why;     /* why it cannot be kept; NULL: it can */
} LibraryGameArrival;
LibraryGameArrival *library_game_arrival_new (void);
void library_game_arrival_free (gpointer arrival);
/* Takes its first line, another line, and its end.  After the end, its lists of lines end with NULL. */
void library_game_arrival_begin (LibraryGameArrival *arrival, const LibraryReader *reader);
void library_game_arrival_add (LibraryGameArrival *arrival, const LibraryReader *reader);
void library_game_arrival_end (LibraryGameArrival *arrival);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LibraryGameArrival, library_game_arrival_free)

/* ---- library-import-photos.c; outside of a transaction ---- */

typedef struct
{
  Library *library;
  GHashTable *named; /* the photos that games here name; NULL: nobody has looked yet */
  gboolean open;     /* a photo has begun */
  gboolean passed;   /* and it is not wanted */
  char name[LIBRARY_PHOTO_NAME + 1];
  GByteArray *bytes;
  gint state; /* of the decoder */
  guint save;
} LibraryPhotoArrival;
/* A photo begins; these are its bytes, in base64; they end.  If it cannot be kept, `tell` is told. */
void library_photo_arrival_begin (LibraryPhotoArrival *arrival, const char *name);
void library_photo_arrival_add (LibraryPhotoArrival *arrival, const char *text);
gboolean library_photo_arrival_end (LibraryPhotoArrival *arrival, LibraryTell tell, gpointer data, GError **error);
void library_photo_arrival_clear (LibraryPhotoArrival *arrival);

/* ---- library-players.c ---- */

/* Remembers players, strings "name\tcolour"; must be called inside a transaction. */
gboolean library_remember (Library *library, gint64 id, const char *const *players, GError **error);
/* Remembers a player of another library behind all others, unless one with this name is known; must be called inside
 * a transaction.  `last_played` in seconds. */
gboolean library_take_player (Library *library, const LibraryPlayer *player, GError **error);

/* Takes the players of a damaged library as far as they can be read, in their order; inside a transaction. */
gboolean library_take_players (Library *library, Library *damaged, GError **error);

/* ---- library-salvage.c ---- */

/* Puts a salvaged library in its place if a salvage was interrupted before that.  The caller holds the lock. */
void library_salvage_finish (const char *path);

/* ---- library-export.c ---- */

/* The lines of a game in the text: its head, its setup, and entries with their times. */
void library_text_head (GString *out, const LibraryGame *game, gint64 created);
void library_text_setup (GString *out, const char *setup);
void library_text_entries (GString *out, char **entries, const GArray *times);
/* The moment in microseconds in which a game was begun; LibraryGame has only seconds. */
gint64 library_created (Library *library, gint64 id);

/* ---- library-since.c ---- */

/* Notes a game with its entries from this index on, inside the transaction that changes it.  `players` as in
 * library_add () if it is new, else NULL. */
gboolean library_since_game (Library *library, gint64 id, guint from, const char *const *players, GError **error);
void library_since_gone (Library *library, gint64 id);
void library_since_forget (Library *library, const char *name);
/* Writes what a transaction has noted, before it is committed; and ends that, or takes it back if `done` is FALSE. */
void library_since_write (Library *library);
void library_since_end (Library *library, gboolean done);
/* Where the notes beside the library at `path` are. */
char *library_since_path (const char *path);
/* Opens what is noted beside the library at `path`, and waits a second until nobody else holds it.  A file descriptor;
 * -1: it cannot be opened, or is still held. */
int library_since_hold (const char *path);

typedef struct
{
  LibraryGameArrival *game; /* NULL: the game was removed.  Its setup is empty: only the entries from `from` on */
  gint64 id, revision;
  guint from;
  GPtrArray *players; /* of a new game, as in library_add () */
  char *forgotten;    /* the name of a player; or NULL, and all above is about a game */
} LibrarySince;
/* Called for each block that is whole.  Its lists of lines and of players end with NULL. */
typedef void (*LibrarySinceEach) (LibrarySince *block, gpointer data);
void library_since_read (const GString *text, LibrarySinceEach each, gpointer data);
/* Appends what is noted beside the library at `path`.  NULL, or why it cannot be read. */
const char *library_since_load (const char *path, GString *text);

/* ---- library-copies.c ---- */

#define LIBRARY_COPIES 3
/* Changes when somebody else writes to the library; -1: it cannot be read. */
gint64 library_data_version (Library *library);
/* Copies the pages, all as they are at one moment, into a new file; FALSE if that failed, or was stopped. */
gboolean library_copy_to (Library *library, const char *to, const gint *stop);
/* Where the n-th copy is, if it is there; 0 is the newest. */
char *library_copy_path (const char *path, guint n);
/* After this, the names of the files beside `path` survive a crash. */
void library_sync_folder (const char *path);
/* Makes a copy of a library that is sound.  `stop` as in library_check_file (), or NULL.  If it fails, all copies and
 * notes stay. */
void library_copy (Library *library, const gint *stop);
/* The same when the library is closed, or when it was opened, if it is time for it. */
void library_copy_at_close (Library *library);
void library_copy_if_due (Library *library, const gint *stop);
