/* library-sql.c - short functions around SQLite: statements with values, transactions, checked columns, and errors
 * in one sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdarg.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "library-private.h"

const char *
library_reason (int code, const char *message)
{
  /* The change is in the log, complete, but it may be lost there. */
  if (code == SQLITE_IOERR_FSYNC)
    return _ ("the disk has not confirmed it, so it may be there again when the program is started the next time");

  switch (code & 0xff)
    {
    case SQLITE_IOERR: return _ ("the disk reports an error; try again");
    case SQLITE_FULL: return _ ("the disk is full");
    case SQLITE_READONLY: return _ ("it is read-only");
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return _ ("another program is writing to it");
    default: return message;
    }
}

gboolean
library_failed (Library *library, LibraryError code, GError **error)
{
  int said = library->db != NULL ? sqlite3_extended_errcode (library->db) : SQLITE_NOMEM;
  const char *why = library_reason (said, library->db != NULL ? sqlite3_errmsg (library->db) : "out of memory");

  switch (said & 0xff)
    {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_TOOBIG:
    case SQLITE_MISMATCH:
    case SQLITE_CONSTRAINT:
    case SQLITE_ERROR: /* our statements are correct, so the tables must be wrong */
      return library_is_damaged (library, error, "%s", why);
    default: break;
    }

  if (code == LIBRARY_ERROR_WRITE)
    g_set_error (error, LIBRARY_ERROR, code, _ ("The change could not be stored in the library %s: %s"), library->path,
                 why);
  else
    g_set_error (error, LIBRARY_ERROR, code, _ ("The library %s could not be read: %s"), library->path, why);
  return FALSE;
}

gboolean
library_is_damaged (Library *library, GError **error, const char *format, ...)
{
  g_autofree char *why = NULL;
  va_list arguments;

  va_start (arguments, format);
  why = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  library->damaged = TRUE;
  g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED, _ ("The library %s is damaged: %s"), library->path, why);
  return FALSE;
}

static sqlite3_stmt *
query (Library *library, LibraryError code, GError **error, const char *sql, const char *kinds, va_list values)
{
  g_autoptr (sqlite3_stmt) statement = NULL;

  if (sqlite3_prepare_v2 (library->db, sql, -1, &statement, NULL) != SQLITE_OK)
    {
      library_failed (library, code, error);
      return NULL;
    }

  for (int i = 0; kinds[i] != '\0'; i++)
    {
      int said;

      if (kinds[i] == 'i')
        said = sqlite3_bind_int64 (statement, i + 1, va_arg (values, gint64));
      else
        said = sqlite3_bind_text (statement, i + 1, va_arg (values, const char *), -1, SQLITE_TRANSIENT);
      if (said != SQLITE_OK)
        {
          library_failed (library, code, error);
          return NULL;
        }
    }

  return g_steal_pointer (&statement);
}

sqlite3_stmt *
library_query (Library *library, LibraryError code, GError **error, const char *sql, const char *kinds, ...)
{
  sqlite3_stmt *statement;
  va_list values;

  va_start (values, kinds);
  statement = query (library, code, error, sql, kinds, values);
  va_end (values);
  return statement;
}

gboolean
library_run (Library *library, LibraryError code, GError **error, const char *sql, const char *kinds, ...)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  va_list values;
  int said;

  va_start (values, kinds);
  statement = query (library, code, error, sql, kinds, values);
  va_end (values);
  if (statement == NULL)
    return FALSE;

  while ((said = sqlite3_step (statement)) == SQLITE_ROW)
    ;
  return said == SQLITE_DONE || library_failed (library, code, error);
}

gboolean
library_begin (Library *library, GError **error)
{
  if (library->damaged)
    return library_is_damaged (library, error, "%s", _ ("nothing is written to it any more"));

  if (library->read_only)
    {
      g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE,
                   _ ("The change could not be stored in the library %s: %s"), library->path,
                   library_why_read_only (library));
      return FALSE;
    }

  return library_check (library, error)
         && (library->held || library_run (library, LIBRARY_ERROR_WRITE, error, "BEGIN IMMEDIATE", ""));
}

gboolean
library_end (Library *library, gboolean done, GError **error)
{
  if (library->held)
    return done;
  if (done)
    library_since_write (library);
  done = done && library_run (library, LIBRARY_ERROR_WRITE, error, "COMMIT", "");

  /* After some failures SQLite has already rolled back. */
  if (!sqlite3_get_autocommit (library->db))
    sqlite3_exec (library->db, "ROLLBACK", NULL, NULL, NULL);
  library_since_end (library, done);
  return done;
}

gboolean
library_hold (Library *library, GError **error)
{
  g_return_val_if_fail (library != NULL && !library->held, FALSE);

  library->held = library_begin (library, error);
  return library->held;
}

gboolean
library_release (Library *library, gboolean done, GError **error)
{
  g_return_val_if_fail (library != NULL && library->held, FALSE);

  library->held = FALSE;
  return library_end (library, done, error);
}

gboolean
library_text_ok (const char *text, gsize length)
{
  if (length > LIBRARY_LINE_MAX || !g_utf8_validate_len (text, length, NULL))
    return FALSE;

  for (gsize i = 0; i < length; i++)
    if (((guchar) text[i] < 0x20 && text[i] != '\t') || text[i] == 0x7f)
      return FALSE;
  return TRUE;
}

char *
library_column_text (sqlite3_stmt *row, int column)
{
  const char *text;
  gsize length;

  if (sqlite3_column_type (row, column) != SQLITE_TEXT)
    return NULL;

  text = (const char *) sqlite3_column_text (row, column);
  length = (gsize) sqlite3_column_bytes (row, column);
  if (text == NULL || !library_text_ok (text, length))
    return NULL;
  return g_strndup (text, length);
}

gboolean
library_column_number (sqlite3_stmt *row, int column, gint64 low, gint64 high, gint64 *number)
{
  if (sqlite3_column_type (row, column) != SQLITE_INTEGER)
    return FALSE;

  *number = sqlite3_column_int64 (row, column);
  return *number >= low && *number <= high;
}

/* FNV-1a: it detects a flipped bit.  It does not protect against a forger, who could write the seal, too. */
guint32
library_seal (gint64 key, const char *text, gsize length)
{
  guint32 hash = 2166136261u;

  for (int i = 0; i < 8; i++)
    hash = (hash ^ (guint8) (key >> (8 * i))) * 16777619u;
  for (gsize i = 0; i < length; i++)
    hash = (hash ^ (guint8) text[i]) * 16777619u;
  return hash;
}
