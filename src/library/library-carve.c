/* library-carve.c - finds rows on the pages of a damaged file, without SQLite.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page of rows (a leaf of a table's tree) says where its rows are and what they hold.  So it can be read even if the
 * pages above it are lost.  Our rows never continue on another page.  The types of a row's columns show which table it
 * belongs to.  See fileformat2.html of SQLite, sections 1.6 (pages), 2.1 (records) and 4 (the log).
 *
 * Every number comes from a damaged file, so it is compared with the rest of its page before it is used.
 */
#include <string.h>

#include "library-private.h"

#define LEAF 0x0d
#define FIRST_PAGE_HEADER 100
#define LOG_HEADER 32
#define FRAME_HEADER 24
#define FRAME (FRAME_HEADER + LIBRARY_PAGE_SIZE)
#define ROW_MAX (LIBRARY_PAGE_SIZE - 35) /* a longer row would need overflow pages */
#define COLUMNS_MAX 11

static guint32
big32 (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];
}

static guint
big16 (const guint8 *bytes)
{
  return (guint) bytes[0] << 8 | bytes[1];
}

/* ---- the log ---- */

typedef struct
{
  gboolean big_endian;
  guint32 salt[2];
} Log;

/* The checksum of a frame continues that of the frame before.  `sum` is the checksum before these bytes; it becomes
 * the one after them. */
static void
log_sum (const Log *log, const guint8 *bytes, gsize length, guint32 sum[2])
{
  for (gsize i = 0; i + 8 <= length; i += 8)
    {
      guint32 first = big32 (bytes + i), second = big32 (bytes + i + 4);

      sum[0] += (log->big_endian ? first : GUINT32_SWAP_LE_BE (first)) + sum[1];
      sum[1] += (log->big_endian ? second : GUINT32_SWAP_LE_BE (second)) + sum[0];
    }
}

static gboolean
log_read_header (Log *log, const guint8 *bytes, gsize length)
{
  if (bytes == NULL || length < LOG_HEADER + FRAME || big32 (bytes + 8) != LIBRARY_PAGE_SIZE)
    return FALSE;

  log->big_endian = bytes[3] & 1;
  log->salt[0] = big32 (bytes + 16);
  log->salt[1] = big32 (bytes + 20);
  return (big32 (bytes) & ~1u) == 0x377f0682;
}

/* A frame is whole if its checksum is right, computed from the checksum of the frame before. */
static gboolean
frame_is_whole (const Log *log, const guint8 *frame, const guint8 *sum_before)
{
  guint32 sum[2] = { big32 (sum_before), big32 (sum_before + 4) };

  log_sum (log, frame, 8, sum);
  log_sum (log, frame + FRAME_HEADER, LIBRARY_PAGE_SIZE, sum);
  return sum[0] == big32 (frame + 16) && sum[1] == big32 (frame + 20);
}

/* FALSE for a frame that is left from an older log. */
static gboolean
frame_is_ours (const Log *log, const guint8 *frame)
{
  return big32 (frame + 8) == log->salt[0] && big32 (frame + 12) == log->salt[1];
}

/* A page in its last version that is whole; and a later version in the log, if that is damaged. */
typedef struct
{
  const guint8 *whole;
  const guint8 *hurt;
} Page;

/* How many frames of the log belong to committed transactions. */
static gsize
count_frames (const Log *log, const guint8 *wal, gsize length)
{
  gsize n = 0, n_ended = 0;

  for (gsize at = LOG_HEADER; at + FRAME <= length && frame_is_ours (log, wal + at); at += FRAME)
    {
      n++;
      if (big32 (wal + at + 4) != 0)
        n_ended = n;
    }
  return n_ended;
}

/* Pages in the order of their numbers. */
static GArray *
collect_pages (const guint8 *bytes, gsize length, const guint8 *wal, gsize wal_length)
{
  GArray *pages = g_array_new (FALSE, TRUE, sizeof (Page));
  gsize n_frames;
  Log log;

  for (gsize at = 0; at + LIBRARY_PAGE_SIZE <= length; at += LIBRARY_PAGE_SIZE)
    {
      Page page = { .whole = bytes + at };

      g_array_append_val (pages, page);
    }

  if (!log_read_header (&log, wal, wal_length))
    return pages;

  n_frames = count_frames (&log, wal, wal_length);
  for (gsize i = 0; i < n_frames; i++)
    {
      const guint8 *frame = wal + LOG_HEADER + i * FRAME;
      gsize number = big32 (frame);
      Page *page;

      if (number == 0 || number > length / LIBRARY_PAGE_SIZE + n_frames)
        continue;
      if (number > pages->len)
        g_array_set_size (pages, (guint) number);

      page = &g_array_index (pages, Page, number - 1);
      if (frame_is_whole (&log, frame, i == 0 ? wal + 24 : frame - FRAME + 16))
        *page = (Page){ .whole = frame + FRAME_HEADER };
      else
        page->hurt = frame + FRAME_HEADER;
    }
  return pages;
}

/* ---- rows ---- */

typedef struct
{
  char kind; /* n: NULL, i: integer, t: text, b: any other type */
  gint64 number;
  const char *text;
  gsize length;
} Column;

typedef struct
{
  gint64 id;
  guint n;
  Column columns[COLUMNS_MAX];
  char kinds[COLUMNS_MAX + 1];
} Row;

/* Reads a number of up to nine bytes.  Returns how many bytes it has, 0 if it goes beyond the end. */
static guint
read_varint (const guint8 *bytes, gsize left, guint64 *number)
{
  *number = 0;
  for (guint i = 0; i < 9 && i < left; i++)
    {
      if (i == 8)
        {
          *number = *number << 8 | bytes[i];
          return 9;
        }
      *number = *number << 7 | (bytes[i] & 0x7f);
      if (bytes[i] < 0x80)
        return i + 1;
    }
  return 0;
}

/* Reads a column of SQLite's serial type `type` from `bytes`.  FALSE if it goes beyond the end. */
static gboolean
read_column (Column *column, guint64 type, const guint8 *bytes, gsize left)
{
  static const guint8 integers[] = { 0, 1, 2, 3, 4, 6, 8, 8, 0, 0 };

  *column = (Column){ .kind = 'b' };
  if (type >= 12)
    column->length = (type - 12) / 2;
  else if (type < G_N_ELEMENTS (integers))
    column->length = integers[type];
  else
    return FALSE;

  if (column->length > left)
    return FALSE;

  if (type == 0)
    column->kind = 'n';
  else if (type >= 12 && type % 2 == 1)
    {
      column->kind = 't';
      column->text = (const char *) bytes;
    }
  else if (type < 10 && type != 7)
    {
      guint64 number = type == 9 || (column->length > 0 && bytes[0] >= 0x80);

      if (type < 8) /* begin with the sign in all bits */
        number = number ? G_MAXUINT64 : 0;
      for (gsize i = 0; i < column->length; i++)
        number = number << 8 | bytes[i];
      column->kind = 'i';
      column->number = (gint64) number;
    }
  return TRUE;
}

/* Reads the row that begins at byte `at` of the page. */
static gboolean
read_row (Row *row, const guint8 *page, gsize at)
{
  guint64 payload, id, header, type;
  gsize head, body, end;
  guint taken;

  if ((taken = read_varint (page + at, LIBRARY_PAGE_SIZE - at, &payload)) == 0)
    return FALSE;
  at += taken;
  if ((taken = read_varint (page + at, LIBRARY_PAGE_SIZE - at, &id)) == 0)
    return FALSE;
  at += taken;

  if (payload > ROW_MAX || payload > LIBRARY_PAGE_SIZE - at)
    return FALSE;
  end = at + payload;
  if ((taken = read_varint (page + at, end - at, &header)) == 0 || header < taken || header > payload)
    return FALSE;

  row->id = (gint64) id;
  head = at + taken;
  body = at + header;
  for (row->n = 0; head < at + header; row->n++)
    {
      Column *column = &row->columns[row->n];

      if (row->n == COLUMNS_MAX || (taken = read_varint (page + head, at + header - head, &type)) == 0
          || !read_column (column, type, page + body, end - body))
        return FALSE;
      row->kinds[row->n] = column->kind;
      head += taken;
      body += column->length;
    }
  row->kinds[row->n] = '\0';
  return TRUE;
}

/* ---- finds ---- */

static gboolean
key_is_sane (gint64 key)
{
  gint64 id = key >> LIBRARY_KEY_BITS;
  gint64 number = key & ((1 << LIBRARY_KEY_BITS) - 1);

  if (key <= 0 || id < 1 || id > LIBRARY_ID_MAX)
    return FALSE;
  return number < LIBRARY_SETUP_LINES_MAX
         || (number >= LIBRARY_FIRST_ENTRY && number < LIBRARY_FIRST_ENTRY + LIBRARY_ENTRIES_MAX);
}

static gboolean
texts_are_sane (const Row *row)
{
  for (guint i = 0; i < row->n; i++)
    if (row->columns[i].kind == 't' && !library_text_ok (row->columns[i].text, row->columns[i].length))
      return FALSE;
  return TRUE;
}

static gboolean
is_sealed (const Row *row)
{
  const Column *text = &row->columns[1];

  return row->columns[2].number == library_seal (row->id, text->text, text->length);
}

static void
find_line (const Row *row, const LibraryFinds *finds, gpointer data)
{
  g_autofree char *text = g_strndup (row->columns[1].text, row->columns[1].length);

  finds->line (data, row->id, text, is_sealed (row));
}

static void
find_game (const Row *row, const LibraryFinds *finds, gpointer data)
{
  static const guint text_columns[4] = { 1, 2, 3, 10 }, number_columns[6] = { 4, 5, 6, 7, 8, 9 };
  gint64 numbers[7] = { row->id };
  char *texts[4];

  if (row->id < 1 || row->id > LIBRARY_ID_MAX)
    return;

  for (guint i = 0; i < 4; i++)
    texts[i] = g_strndup (row->columns[text_columns[i]].text, row->columns[text_columns[i]].length);
  for (guint i = 0; i < 6; i++)
    numbers[i + 1] = row->columns[number_columns[i]].number;

  finds->game (data, (const char *const *) texts, numbers);

  for (guint i = 0; i < 4; i++)
    g_free (texts[i]);
}

static void
find_player (const Row *row, const LibraryFinds *finds, gpointer data)
{
  g_autofree char *name = g_strndup (row->columns[1].text, row->columns[1].length);
  gint64 numbers[5] = { row->id };

  for (guint i = 0; i < 4; i++)
    numbers[i + 1] = row->columns[i + 2].number;
  finds->player (data, name, numbers);
}

/* A row whose seal is wrong is taken for a line only if another line on the page has a right seal. */
static void
look_at_page (const guint8 *page, gsize header, const LibraryFinds *finds, gpointer data)
{
  guint n_rows = MIN (big16 (page + header + 3), (LIBRARY_PAGE_SIZE - header - 8) / 2);
  gboolean has_sealed = FALSE;

  if (page[header] != LEAF)
    return;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < n_rows; i++)
      {
        gsize at = big16 (page + header + 8 + 2 * i);
        Row row;

        if (at < header + 8 || at >= LIBRARY_PAGE_SIZE || !read_row (&row, page, at) || !texts_are_sane (&row))
          continue;

        if (strcmp (row.kinds, "nti") == 0 && key_is_sane (row.id))
          {
            if (pass == 0)
              has_sealed = has_sealed || is_sealed (&row);
            else if (has_sealed)
              find_line (&row, finds, data);
          }
        else if (pass == 1 && strcmp (row.kinds, "ntttiiiiiit") == 0)
          find_game (&row, finds, data);
        else if (pass == 1 && strcmp (row.kinds, "ntiiii") == 0)
          find_player (&row, finds, data);
      }
}

void
library_carve (const guint8 *bytes, gsize length, const guint8 *wal, gsize wal_length, const LibraryFinds *finds,
               gpointer data)
{
  g_autoptr (GArray) pages = collect_pages (bytes, length, wal, wal_length);

  for (guint i = 0; i < pages->len; i++)
    {
      const Page *page = &g_array_index (pages, Page, i);
      gsize header = i == 0 ? FIRST_PAGE_HEADER : 0;

      if (page->hurt != NULL)
        look_at_page (page->hurt, header, finds, data);
      if (page->whole != NULL)
        look_at_page (page->whole, header, finds, data);
    }
}
