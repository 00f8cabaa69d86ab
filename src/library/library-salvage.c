/* library-salvage.c - makes a new library from what is readable in a damaged one, and keeps the damaged file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The power may fail after each of these steps:
 *   1. library.db-salvaging is created, filled and closed.       The damaged file is unchanged.
 *   2. It is renamed to library.db-salvaged.                     From now on the new file is known to be complete.
 *   3. library.db is renamed to library.db.damaged.              From now on library_open () can finish the rest.
 *   4. library.db-wal and -shm are renamed like it, and library.db-salvaged is renamed to library.db.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "library-private.h"
#include "table/table-trouble.h"

#define BYTES_MAX (256 * 1024 * 1024)
#define DAMAGED_MAX 1000 /* damaged files that are kept */

static const char *const log_endings[] = { "-wal", "-shm" };

/* ---- what was found ---- */

typedef struct
{
  gint64 key;
  gboolean sealed;
  char text[];
} Line;

typedef struct
{
  char *texts[4];    /* game, title, players, summary */
  gint64 numbers[7]; /* id, created, changed, revision, setup, entries, finished */
} Game;

typedef struct
{
  char *name;
  gint64 numbers[5]; /* id, colour, last_played, n_games, rank */
} Player;

typedef struct
{
  GTree *lines; /* by key */
  GTree *games; /* by id */
  GPtrArray *players;
} Found;

static void
game_free (Game *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (game->texts); i++)
    g_free (game->texts[i]);
  g_free (game);
}

static void
player_free (Player *player)
{
  g_free (player->name);
  g_free (player);
}

static int
compare_keys (gconstpointer first, gconstpointer second, gpointer data)
{
  gint64 a = *(const gint64 *) first, b = *(const gint64 *) second;

  return (a > b) - (a < b);
}

static void
found_clear (Found *found)
{
  g_clear_pointer (&found->lines, g_tree_unref);
  g_clear_pointer (&found->games, g_tree_unref);
  g_clear_pointer (&found->players, g_ptr_array_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Found, found_clear)

static void
take_line (gpointer data, gint64 key, const char *text, gboolean sealed)
{
  Found *found = data;
  const Line *known = g_tree_lookup (found->lines, &key);
  gsize length = strlen (text);
  Line *line;

  if (known != NULL && (known->sealed || !sealed))
    return;

  line = g_malloc (sizeof *line + length + 1);
  line->key = key;
  line->sealed = sealed;
  memcpy (line->text, text, length + 1);
  g_tree_replace (found->lines, &line->key, line);
}

static void
take_game (gpointer data, const char *const texts[4], const gint64 numbers[7])
{
  Found *found = data;
  const Game *known = g_tree_lookup (found->games, &numbers[0]);
  Game *game;

  if (known != NULL && known->numbers[3] >= numbers[3])
    return;

  game = g_new (Game, 1);
  for (guint i = 0; i < 4; i++)
    game->texts[i] = g_strdup (texts[i]);
  memcpy (game->numbers, numbers, sizeof game->numbers);
  g_tree_replace (found->games, &game->numbers[0], game);
}

static void
take_player (gpointer data, const char *name, const gint64 numbers[5])
{
  Found *found = data;
  Player *player = g_new (Player, 1);

  player->name = g_strdup (name);
  memcpy (player->numbers, numbers, sizeof player->numbers);
  g_ptr_array_add (found->players, player);
}

/* ---- reading the damaged file ---- */

static gboolean
cannot (const char *path, GError **error, const char *why)
{
  g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN, _ ("Nothing can be saved from the library %s: %s"), path, why);
  return FALSE;
}

/* Reads a whole file.  Parts that the disk cannot read become zeros.  A missing file is read as an empty one. */
static gboolean
read_bytes (const char *path, GByteArray *bytes, GError **error)
{
  struct stat about;
  int file = g_open (path, O_RDONLY | O_CLOEXEC, 0);

  if (file < 0)
    return errno == ENOENT || cannot (path, error, table_errno_tell (errno));
  if (fstat (file, &about) != 0 || !S_ISREG (about.st_mode) || about.st_size > BYTES_MAX)
    {
      close (file);
      return cannot (path, error, _ ("it is not a file, or it is too large"));
    }

  g_byte_array_set_size (bytes, (guint) about.st_size);
  if (bytes->len > 0)
    memset (bytes->data, 0, bytes->len);
  for (gsize at = 0; at < bytes->len; at += LIBRARY_PAGE_SIZE)
    {
      gsize wanted = MIN (LIBRARY_PAGE_SIZE, bytes->len - at);
      gssize got;

      do
        got = pread (file, bytes->data + at, wanted, (off_t) at);
      while (got < 0 && errno == EINTR);
    }
  close (file);
  return TRUE;
}

/* The last page may be cut off: with zeros behind it, the rest of its rows can be read. */
static void
fill_page (GByteArray *bytes)
{
  static const guint8 zeros[LIBRARY_PAGE_SIZE];
  guint over = bytes->len % LIBRARY_PAGE_SIZE;

  if (over > 0)
    g_byte_array_append (bytes, zeros, LIBRARY_PAGE_SIZE - over);
}

/* A file of a newer version may be undamaged, so it is not salvaged. */
static gboolean
check_version (const char *path, GByteArray *bytes, GError **error)
{
  static const guint8 ours[] = { LIBRARY_APPLICATION_ID >> 24, LIBRARY_APPLICATION_ID >> 16 & 0xff,
                                 LIBRARY_APPLICATION_ID >> 8 & 0xff, LIBRARY_APPLICATION_ID & 0xff };
  guint32 version;

  if (bytes->len < LIBRARY_PAGE_SIZE || memcmp (bytes->data, "SQLite format 3", 16) != 0
      || memcmp (bytes->data + 68, ours, 4) != 0)
    return TRUE;

  memcpy (&version, bytes->data + 60, 4);
  if (GUINT32_FROM_BE (version) <= LIBRARY_VERSION)
    return TRUE;

  g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_NEWER,
               _ ("The library %s was written by a newer version of this program"), path);
  return FALSE;
}

static gboolean
search (const char *path, Found *found, GError **error)
{
  static const LibraryFinds finds = { take_line, take_game, take_player };
  g_autofree char *log = library_beside (path, "-wal");
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GByteArray) log_bytes = g_byte_array_new ();

  found->lines = g_tree_new_full (compare_keys, NULL, NULL, g_free);
  found->games = g_tree_new_full (compare_keys, NULL, NULL, (GDestroyNotify) game_free);
  found->players = g_ptr_array_new_with_free_func ((GDestroyNotify) player_free);

  if (!read_bytes (path, bytes, error) || !read_bytes (log, log_bytes, error) || !check_version (path, bytes, error))
    return FALSE;
  if (bytes->len == 0 && log_bytes->len == 0)
    return cannot (path, error, _ ("it does not exist"));
  fill_page (bytes);

  library_carve (bytes->data, bytes->len, log_bytes->data, log_bytes->len, &finds, found);
  return TRUE;
}

/* ---- writing the new one ---- */

static void
add_hole (GPtrArray *lines, guint n, LibrarySalvage *told)
{
  if (n == 0)
    return;

  g_ptr_array_add (lines, g_strdup_printf ("? lost %u", n));
  told->lost += n;
}

/* The key after the last line that was stored unaltered, or `key` if there is none before `end`.  A key without a seal
 * may be damaged itself. */
static gint64
after_last_sealed (const Found *found, gint64 key, gint64 end)
{
  gint64 after = key;

  for (GTreeNode *node = g_tree_lower_bound (found->lines, &key); node != NULL; node = g_tree_node_next (node))
    {
      const Line *line = g_tree_node_value (node);

      if (line->key >= end)
        break;
      if (line->sealed)
        after = line->key + 1;
    }
  return after;
}

/* The lines of one part of a game, setup or entries.  Its first line has this number, and it has at most `most`.
 * `count` is how many lines there should be, 0 if that is unknown. */
static GPtrArray *
restore_part (const Found *found, gint64 id, guint number, guint most, guint count, guint *n_whole,
              LibrarySalvage *told)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  gint64 next = LIBRARY_KEY (id, number), end = next + most;
  gint64 known = MAX (after_last_sealed (found, next, end), next + count);
  GTreeNode *node = g_tree_lower_bound (found->lines, &next);

  *n_whole = 0;
  for (; node != NULL; node = g_tree_node_next (node))
    {
      const Line *line = g_tree_node_value (node);

      if (line->key >= end || (line->key >= known && line->key > next))
        break;

      add_hole (lines, (guint) (line->key - next), told);
      next = line->key + 1;
      if (line->sealed)
        {
          g_ptr_array_add (lines, g_strdup (line->text));
          *n_whole += 1;
        }
      else if (strlen (line->text) + 2 > LIBRARY_LINE_MAX)
        add_hole (lines, 1, told);
      else
        {
          g_ptr_array_add (lines, g_strconcat ("? ", line->text, NULL));
          told->lost += 1;
        }
    }

  if (next < LIBRARY_KEY (id, number) + count)
    add_hole (lines, (guint) (LIBRARY_KEY (id, number) + count - next), told);
  g_ptr_array_add (lines, NULL);
  return lines;
}

static gboolean
restore_row (Library *library, gint64 id, const Game *game, guint n_setup, guint n_entries, GError **error)
{
  g_autofree char *title = g_strdup_printf (_ ("Saved game %lld"), (long long) id);
  gint64 now = g_get_real_time ();

  return library_run (
      library, LIBRARY_ERROR_WRITE, error,
      "INSERT INTO game (id, game, title, players, created, changed, revision, setup, entries,"
      " finished, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      "isssiiiiiis", id, game != NULL && strlen (game->texts[0]) <= LIBRARY_WORD_MAX ? game->texts[0] : "",
      game != NULL ? game->texts[1] : title, game != NULL ? game->texts[2] : "",
      game != NULL ? MAX (game->numbers[1], 0) : now, game != NULL ? MAX (game->numbers[2], 0) : now,
      game != NULL ? CLAMP (game->numbers[3], 0, G_MAXINT32) + 1 : 1, (gint64) n_setup, (gint64) n_entries,
      (gint64) (game != NULL && game->numbers[6] == 1), game != NULL ? game->texts[3] : "");
}

static gboolean
restore_game (Library *library, const Found *found, gint64 id, LibrarySalvage *told, GError **error)
{
  const Game *game = g_tree_lookup (found->games, &id);
  const gint64 first = LIBRARY_KEY (id, 0), end = LIBRARY_KEY_LAST (id);
  guint n_setup = game != NULL ? CLAMP (game->numbers[4], 0, LIBRARY_SETUP_LINES_MAX) : 0;
  guint n_entries = game != NULL ? CLAMP (game->numbers[5], 0, LIBRARY_ENTRIES_MAX) : 0;
  g_autoptr (GPtrArray) setup = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  guint whole_setup, whole_entries;

  /* Nothing but a line whose key may be damaged: it was in another game, and is counted there. */
  if (game == NULL && after_last_sealed (found, first, end) == first)
    return TRUE;

  /* A setup has at least one line, so a game of which no setup line was found gets the mark "? lost" there. */
  setup = restore_part (found, id, 0, LIBRARY_SETUP_LINES_MAX, MAX (n_setup, 1), &whole_setup, told);
  entries = restore_part (found, id, LIBRARY_FIRST_ENTRY, LIBRARY_ENTRIES_MAX, n_entries, &whole_entries, told);
  if (whole_setup == 0 && whole_entries == 0)
    return TRUE; /* only its row is left: its lines are counted as lost */

  told->games += 1;
  told->entries += whole_entries;
  return restore_row (library, id, game, setup->len - 1, entries->len - 1, error)
         && library_put_lines (library, id, 0, (const char *const *) setup->pdata, error)
         && library_keys_add (library, id, (const char *const *) setup->pdata, error)
         && library_put_lines (library, id, LIBRARY_FIRST_ENTRY, (const char *const *) entries->pdata, error);
}

static gboolean
restore_player (Library *library, const Player *player, GError **error)
{
  return library_run (library, LIBRARY_ERROR_WRITE, error,
                      "INSERT OR IGNORE INTO player (id, name, colour, last_played, n_games, rank)"
                      " VALUES (?, ?, ?, ?, ?, ?)",
                      "isiiii", player->numbers[0], player->name, CLAMP (player->numbers[1], 0, 255),
                      MAX (player->numbers[2], 0), CLAMP (player->numbers[3], 0, 1000000), MAX (player->numbers[4], 0));
}

static gboolean
collect_id (gpointer key, gpointer value, gpointer data)
{
  GArray *ids = data;

  g_array_append_val (ids, *(const gint64 *) key);
  return FALSE;
}

static int
compare_ids (gconstpointer first, gconstpointer second)
{
  return compare_keys (first, second, NULL);
}

/* The ids of all games of which a row or a line was found, each id once. */
static GArray *
list_ids (const Found *found)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  guint n = 0;

  g_tree_foreach (found->games, collect_id, ids);
  for (GTreeNode *node = g_tree_node_first (found->lines); node != NULL; node = g_tree_node_next (node))
    {
      gint64 id = *(const gint64 *) g_tree_node_key (node) >> LIBRARY_KEY_BITS;

      if (ids->len == 0 || g_array_index (ids, gint64, ids->len - 1) != id)
        g_array_append_val (ids, id);
    }

  g_array_sort (ids, compare_ids);
  for (guint i = 0; i < ids->len; i++)
    if (n == 0 || g_array_index (ids, gint64, n - 1) != g_array_index (ids, gint64, i))
      g_array_index (ids, gint64, n++) = g_array_index (ids, gint64, i);
  g_array_set_size (ids, n);
  return ids;
}

static gboolean
restore (Library *library, const Found *found, LibrarySalvage *told, GError **error)
{
  g_autoptr (GArray) ids = list_ids (found);

  for (guint i = 0; i < ids->len && i < LIBRARY_GAMES_MAX; i++)
    if (!restore_game (library, found, g_array_index (ids, gint64, i), told, error))
      return FALSE;
  for (guint i = 0; i < found->players->len && i < LIBRARY_PLAYERS_MAX; i++)
    if (!restore_player (library, found->players->pdata[i], error))
      return FALSE;
  return TRUE;
}

static void
remove_library (const char *path)
{
  g_autofree char *lock = library_beside (path, "-lock");

  g_unlink (path);
  for (guint i = 0; i < G_N_ELEMENTS (log_endings); i++)
    {
      g_autofree char *beside = library_beside (path, log_endings[i]);

      g_unlink (beside);
    }
  g_unlink (lock);
}

/* Writes the new library as one closed file.  If that fails, no file is left. */
static gboolean
build (const char *path, const Found *found, LibrarySalvage *told, GError **error)
{
  g_autofree char *log = library_beside (path, "-wal");
  Library *library;
  gboolean done;

  remove_library (path);
  library = library_open (path, error);
  if (library == NULL)
    return FALSE;

  done = library_begin (library, error) && library_end (library, restore (library, found, told, error), error)
         && library_run (library, LIBRARY_ERROR_WRITE, error, "PRAGMA wal_checkpoint(TRUNCATE)", "");
  library_close (library);

  if (done && g_file_test (log, G_FILE_TEST_EXISTS)) /* the log could not be moved into the file */
    done = cannot (path, error, _ ("the new library could not be completed"));
  if (!done)
    remove_library (path);
  return done;
}

/* ---- putting the new library in its place ---- */

static char *
damaged_name (const char *path, guint number)
{
  return number == 1 ? g_strdup_printf ("%s.damaged", path) : g_strdup_printf ("%s.damaged-%u", path, number);
}

/* The highest number of a damaged file that was kept, 0 if there is none. */
static guint
last_damaged (const char *path)
{
  guint last = 0;

  for (guint number = 1; number <= DAMAGED_MAX; number++)
    {
      g_autofree char *name = damaged_name (path, number);

      if (g_file_test (name, G_FILE_TEST_EXISTS))
        last = number;
    }
  return last;
}

static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int descriptor = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (descriptor >= 0)
    {
      fsync (descriptor);
      close (descriptor);
    }
}

void
library_salvage_finish (const char *path)
{
  g_autofree char *saved = library_beside (path, "-salvaged");
  g_autofree char *kept = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS) || !g_file_test (saved, G_FILE_TEST_EXISTS))
    return;

  /* SQLite would take the old log for the log of the new file. */
  kept = damaged_name (path, MAX (last_damaged (path), 1));
  for (guint i = 0; i < G_N_ELEMENTS (log_endings); i++)
    {
      g_autofree char *from = library_beside (path, log_endings[i]);
      g_autofree char *to = library_beside (kept, log_endings[i]);

      if (g_file_test (from, G_FILE_TEST_EXISTS) && g_rename (from, to) != 0)
        return;
    }
  g_rename (saved, path);
  sync_folder (path);
}

static gboolean
exchange (const char *path, const char *fresh, char **kept_as, GError **error)
{
  g_autofree char *saved = library_beside (path, "-salvaged");
  g_autofree char *kept = damaged_name (path, last_damaged (path) + 1);
  int file;

  if (last_damaged (path) == DAMAGED_MAX)
    return cannot (path, error, _ ("too many damaged files are kept beside it"));

  file = g_open (path, O_RDONLY | O_CREAT | O_CLOEXEC, 0600); /* if only the log is left, there is no file to rename */
  if (file >= 0)
    close (file);

  if (g_rename (fresh, saved) != 0)
    return cannot (path, error, table_errno_tell (errno));
  sync_folder (path);
  if (g_rename (path, kept) != 0)
    {
      cannot (path, error, table_errno_tell (errno));
      g_unlink (saved);
      return FALSE;
    }
  sync_folder (path);

  library_salvage_finish (path);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return cannot (path, error, _ ("the new library could not be put in its place"));
  *kept_as = g_steal_pointer (&kept);
  return TRUE;
}

gboolean
library_salvage (const char *path, LibrarySalvage *told, GError **error)
{
  g_autofree char *place = path != NULL ? g_strdup (path) : library_default_path ();
  g_autofree char *fresh = library_beside (place, "-salvaging");
  g_auto (Found) found = { 0 };
  g_auto (LibrarySalvage) tally = { 0 };
  gboolean done;
  int lock;

  if (!library_lock (place, TRUE, &lock))
    return cannot (place, error, _ ("it is open in another window"));

  library_salvage_finish (place);
  done = search (place, &found, error) && build (fresh, &found, &tally, error)
         && exchange (place, fresh, &tally.kept_as, error);
  if (!done)
    remove_library (fresh);
  else
    {
      g_autofree char *fresh_lock = library_beside (fresh, "-lock");

      g_unlink (fresh_lock);
    }
  library_unlock (lock);

  if (done && told != NULL)
    {
      *told = tally;
      tally = (LibrarySalvage){ 0 };
    }
  return done;
}
