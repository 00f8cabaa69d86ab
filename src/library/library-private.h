/* library-private.h - what the files of this room share: the tables, the keys, and small words for SQLite.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Invariants:
 * - A game is a row of `game` and its lines in `line`, whose key packs game and number: setup lines from 0, entries
 *   from LIBRARY_FIRST_ENTRY, without a hole.  So a game lies together in the file, an append touches one place, and
 *   a line found on a stray page still knows where it belongs.
 * - No row is longer than a page takes, so none spills into overflow pages.
 * - Removed rows are overwritten (secure_delete), so what salvage finds on a page was not removed.
 */
#pragma once

#include <sqlite3.h>
#include "library.h"

G_BEGIN_DECLS

#define LIBRARY_APPLICATION_ID 0x41726274 /* "Arbt" */
#define LIBRARY_VERSION 1
#define LIBRARY_PAGE_SIZE 4096
#define LIBRARY_WORD_MAX 64 /* bytes of a game's word or a player's colour */

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
  int lock; /* file descriptor that holds the shared lock, -1 where none could be made */
  gboolean read_only;
  gboolean damaged; /* seen once: from then on nothing is written */
};

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

/* ---- library-sql.c ---- */

/* Fills in `error` from what SQLite last said, with `code` unless it was damage, and returns FALSE. */
gboolean library_failed (Library *library, LibraryError code, GError **error);
/* Says that the library is damaged and why; returns FALSE. */
gboolean library_is_damaged (Library *library, GError **error, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* A statement with its values: `kinds` has a letter each, i a gint64, s a string (NULL is NULL). */
sqlite3_stmt *library_query (Library *library, LibraryError code, GError **error, const char *sql, const char *kinds,
                             ...);
/* The same, run to its end. */
gboolean library_run (Library *library, LibraryError code, GError **error, const char *sql, const char *kinds, ...);

/* Every change stands between these two.  library_end () commits if `done`, else takes all back; returns whether the
 * change is on disk. */
gboolean library_begin (Library *library, GError **error);
gboolean library_end (Library *library, gboolean done, GError **error);

/* A text from a row, checked by library_text_ok (); NULL if it is none. */
char *library_column_text (sqlite3_stmt *row, int column);
/* TRUE if column holds an integer of low .. high. */
gboolean library_column_number (sqlite3_stmt *row, int column, gint64 low, gint64 high, gint64 *number);

/* UTF-8 without control characters but the tab, at most LIBRARY_LINE_MAX bytes. */
gboolean library_text_ok (const char *text, gsize length);
/* A 32-bit hash of a line and its key. */
guint32 library_seal (gint64 key, const char *text, gsize length);

/* ---- library-schema.c ---- */

/* Makes the tables in an empty file; in a transaction, safe against another process that does the same. */
gboolean library_schema_make (Library *library, GError **error);
typedef enum
{
  LIBRARY_SCHEMA_EMPTY,
  LIBRARY_SCHEMA_OURS,
  LIBRARY_SCHEMA_NEWER,
  LIBRARY_SCHEMA_FOREIGN,
  LIBRARY_SCHEMA_DAMAGED,
  LIBRARY_SCHEMA_UNREADABLE, /* SQLite says why */
} LibrarySchema;
LibrarySchema library_schema_look (Library *library);

/* ---- library-open.c ---- */

char *library_default_path (void);
/* `path` with "-wal", "-shm" ... behind it. */
char *library_beside (const char *path, const char *ending);
/* Takes the lock beside `path`; FALSE only if another process holds it in a way that excludes ours. */
gboolean library_lock (const char *path, gboolean exclusive, int *lock);
void library_unlock (int lock);

/* ---- library-games.c ---- */

/* Seconds and microseconds: the file counts the latter, so that a list keeps its order within a second. */
#define LIBRARY_SECONDS(stamp) ((stamp) / G_USEC_PER_SEC)
#define LIBRARY_STAMP_MAX G_MAXINT64

/* TRUE if every line can be kept; else says which cannot.  `n` is their number. */
gboolean library_lines_ok (Library *library, const char *const *lines, guint most, guint *n, GError **error);
/* Writes lines from `number` on, inside a transaction. */
gboolean library_put_lines (Library *library, gint64 id, guint number, const char *const *lines, GError **error);

/* ---- library-players.c ---- */

/* Remembers "name\tcolour" strings, inside a transaction. */
gboolean library_remember (Library *library, gint64 id, const char *const *players, GError **error);

/* ---- library-salvage.c ---- */

/* Puts a salvaged library in its place if that was interrupted; under the shared lock. */
void library_salvage_finish (const char *path);

/* ---- library-carve.c ---- */

/* What a page of a damaged file may hold.  The texts are checked; they belong to the callee only during the call. */
typedef struct
{
  void (*line) (gpointer data, gint64 key, const char *text, gboolean sealed);
  void (*game) (gpointer data, const char *const texts[4], const gint64 numbers[7]);
  void (*player) (gpointer data, const char *name, const gint64 numbers[5]);
} LibraryFinds;

/* Looks at every page of the file `bytes` as it would be after its `wal` (may be NULL), whatever the tree above them
 * says.  Of a line that is found twice, sealed both times, the first is the newer.  Never fails. */
void library_carve (const guint8 *bytes, gsize length, const guint8 *wal, gsize wal_length, const LibraryFinds *finds,
                    gpointer data);

G_END_DECLS
