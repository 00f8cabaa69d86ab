/* test-library.c - games and players are stored and read unchanged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <pwd.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "library/library-private.h"
#include "shelf.h"

static const LibraryFace plain = { .game = "x" };

static void
test_empty (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GPtrArray) games = shelf_list (library, NULL);
  g_autoptr (GPtrArray) players = library_players (library, NULL);

  g_assert_cmpstr (library_path (library), ==, shelf->path);
  g_assert_false (library_is_read_only (library));
  g_assert_cmpuint (games->len, ==, 0);
  g_assert_cmpuint (players->len, ==, 0);
}

static void
test_folder_is_made (Shelf *shelf, gconstpointer data)
{
  g_autofree char *deep = g_build_filename (shelf->folder, "a", "b c?#%", "library.db", NULL);
  g_autoptr (Library) library = library_open (deep, NULL);

  g_assert_nonnull (library);
  g_assert_true (g_file_test (deep, G_FILE_TEST_IS_REGULAR));
}

static void
test_default_place (void)
{
  g_autofree char *expected = g_build_filename (g_get_user_data_dir (), "arbitress", "library.db", NULL);
  g_autoptr (Library) library = library_open (NULL, NULL);

  g_assert_cmpstr (library_path (library), ==, expected);
}

/* The default place does not depend on the folder that the program is started in, whatever the environment says. */
static void
test_strange_home (Shelf *shelf, gconstpointer data)
{
  static const char *const homes[][2] = { { "", "" }, { "", "here" }, { "there", "here" }, { "/nowhere", "here" } };
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  if (g_getenv ("ARBITRESS_TELL_PLACE") != NULL)
    {
      g_autofree char *place = library_default_path ();

      g_assert_true (g_file_set_contents (g_getenv ("ARBITRESS_TELL_PLACE"), place, -1, NULL));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (homes); i++)
    {
      const char *argv[] = { program, "-p", "/library/strange-home", NULL };
      const char *home = *homes[i][0] == '/' ? homes[i][0] : getpwuid (getuid ())->pw_dir;
      g_autofree char *expected = g_build_filename (home, ".local", "share", "arbitress", "library.db", NULL);
      g_autofree char *answer = g_build_filename (shelf->folder, "answer", NULL);
      g_autofree char *place = NULL;
      g_auto (GStrv) surroundings = g_get_environ ();
      g_autoptr (GError) error = NULL;
      int status;

      surroundings = g_environ_setenv (surroundings, "HOME", homes[i][0], TRUE);
      surroundings = g_environ_setenv (surroundings, "XDG_DATA_HOME", homes[i][1], TRUE);
      surroundings = g_environ_setenv (surroundings, "ARBITRESS_TELL_PLACE", answer, TRUE);
      g_spawn_sync (shelf->folder, (char **) argv, surroundings, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, NULL,
                    &status, &error);
      g_assert_no_error (error);
      g_assert_cmpint (status, ==, 0);
      g_assert_true (g_file_get_contents (answer, &place, NULL, NULL));
      g_assert_cmpstr (place, ==, expected);
    }
}

static void
assert_private (Shelf *shelf)
{
  static const char *const endings[] = { "", "-wal", "-shm", "-lock" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *path = shelf_beside (shelf, endings[i]);
      GStatBuf about;

      g_assert_cmpint (g_stat (path, &about), ==, 0);
      g_assert_cmpint (about.st_mode & 0777, ==, 0600);
    }
}

/* Nobody else can read the games, in any folder and after any umask. */
static void
test_private (Shelf *shelf, gconstpointer data)
{
  mode_t usual = umask (0);
  Library *library = shelf_open (shelf);
  GStatBuf about;

  shelf_add (library, 1);
  assert_private (shelf);
  library_close (library);

  /* Version 0.2.0 made it readable. */
  g_chmod (shelf->path, 0644);
  library = shelf_open (shelf);
  shelf_add (library, 1);
  assert_private (shelf);
  library_close (library);

  /* Somebody shares it on purpose. */
  g_chmod (shelf->path, 0664);
  library = shelf_open (shelf);
  library_close (library);
  g_assert_cmpint (g_stat (shelf->path, &about), ==, 0);
  g_assert_cmpint (about.st_mode & 0777, ==, 0664);
  umask (usual);
}

static void
test_add (Shelf *shelf, gconstpointer data)
{
  Library *library = shelf_open (shelf);
  gint64 id = shelf_add (library, 3);
  gint64 before = g_get_real_time () / G_USEC_PER_SEC - 60;
  g_autofree char *setup = NULL;
  g_auto (GStrv) entries = NULL;
  g_autoptr (GPtrArray) games = NULL;
  const LibraryGame *game;
  guint64 revision = 0;

  library_close (library);
  library = shelf_open (shelf);

  g_assert_true (library_load (library, id, &setup, &entries, &revision, NULL));
  g_assert_cmpstr (setup, ==, SHELF_SETUP);
  g_assert_cmpuint (g_strv_length (entries), ==, 3);
  g_assert_cmpstr (entries[2], ==, "entry 2");
  g_assert_cmpuint (revision, ==, 1);

  games = shelf_list (library, NULL);
  g_assert_cmpuint (games->len, ==, 1);
  game = games->pdata[0];
  g_assert_cmpint (game->id, ==, id);
  g_assert_cmpstr (game->title, ==, "Evening");
  g_assert_cmpstr (game->game, ==, "carcassonne");
  g_assert_cmpstr (game->players, ==, "Anna, Ben");
  g_assert_cmpstr (game->summary, ==, "");
  g_assert_cmpuint (game->n_entries, ==, 3);
  g_assert_false (game->finished);
  g_assert_cmpint (game->created, >=, before);
  g_assert_cmpint (game->changed, ==, game->created);
  library_close (library);
}

static void
test_setup_text (Shelf *shelf, gconstpointer data)
{
  static const char *const texts[] = { "", "one\n", "one\n\n\ntwo\n", "\n" };
  g_autoptr (Library) library = shelf_open (shelf);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *setup = NULL;
      gint64 id = library_add (library, &plain, texts[i], NULL, NULL, NULL);

      g_assert_true (library_load (library, id, &setup, NULL, NULL, NULL));
      g_assert_cmpstr (setup, ==, texts[i]);
    }

  {
    g_autofree char *setup = NULL;
    gint64 id = library_add (library, &plain, "one\ntwo", NULL, NULL, NULL);

    g_assert_true (library_load (library, id, &setup, NULL, NULL, NULL));
    g_assert_cmpstr (setup, ==, "one\ntwo\n");
  }
}

/* Another program took the table of the entries away while the library is open. */
static void
test_lines_are_not_kept (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GError) error = NULL;

  shelf_sql (shelf, "DROP TABLE line");
  g_assert_cmpint (library_add (library, &plain, SHELF_SETUP, NULL, NULL, &error), ==, 0);
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
  g_assert_cmpuint (shelf_n_games (library), ==, 0);
}

/* A lock that is not had leaves no descriptor behind, which would be closed a second time. */
static void
test_lock (Shelf *shelf, gconstpointer data)
{
  int held = -2, lock = -2;

  g_assert_true (library_lock (shelf->path, TRUE, &held));
  g_assert_cmpint (held, >=, 0);
  g_assert_false (library_lock (shelf->path, TRUE, &lock));
  g_assert_cmpint (lock, ==, -1);
  library_unlock (lock);
  library_unlock (held);
  g_assert_true (library_lock (shelf->path, TRUE, &lock));
  g_assert_cmpint (lock, >=, 0);
  library_unlock (lock);
}

static void
test_write (Shelf *shelf, gconstpointer data)
{
  static const struct
  {
    guint from;
    const char *lines, *result;
  } steps[] = {
    { 2, "c\t#", "entry 0|entry 1|c\t#" }, /* append */
    { 1, "x|y|z|w", "entry 0|x|y|z|w" },   /* a longer tail */
    { 2, "Q", "entry 0|x|Q" },             /* a shorter one */
    { 3, "", "entry 0|x|Q" },              /* nothing */
    { 1, "", "entry 0" },                  /* undo */
    { 0, "", "" },                         /* undo everything */
    { 0, "a|b", "a|b" },
  };
  g_autoptr (Library) library = shelf_open (shelf);
  gint64 other = shelf_add (library, 2), id = shelf_add (library, 2), last = shelf_add (library, 2);
  guint64 revision = 1;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_auto (GStrv) lines = g_strsplit (steps[i].lines, "|", -1);
      g_autoptr (GError) error = NULL;

      g_assert_true (
          library_write (library, id, &revision, steps[i].from, (const char *const *) lines, NULL, NULL, &error));
      g_assert_cmpuint (revision, ==, i + 2);
      g_assert_cmpuint (shelf_revision (library, id), ==, revision);
      shelf_entries_are (library, id, steps[i].result);
    }

  {
    shelf_entries_are (library, other, "entry 0|entry 1");
    shelf_entries_are (library, last, "entry 0|entry 1");
  }
}

static void
test_write_refused (Shelf *shelf, gconstpointer data)
{
  g_autofree char *overlong = g_strnfill (LIBRARY_LINE_MAX + 1, 'x');
  g_autofree char *longest = g_strnfill (LIBRARY_LINE_MAX, 'x');
  const char *const bad[] = { "a\nb", "a\x1b", "\x7f", "\xff\xfe", overlong };
  const char *const none[] = { NULL }, *const fine[] = { longest, NULL };
  g_autoptr (Library) library = shelf_open (shelf);
  gint64 id = shelf_add (library, 2);
  guint64 revision = 1;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      const char *const lines[] = { "good", bad[i], NULL };
      const LibraryFace bad_face = { .title = bad[i] };
      g_autoptr (GError) error = NULL;

      g_assert_false (library_write (library, id, &revision, 2, lines, NULL, NULL, &error));
      g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
      g_clear_error (&error);
      g_assert_cmpint (library_add (library, &bad_face, "", NULL, NULL, &error), ==, 0);
      g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
      g_clear_error (&error);
      g_assert_cmpint (library_add (library, &plain, "", lines, NULL, &error), ==, 0);
      g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
    }

  for (guint from = 3; from < 5; from++) /* this would leave a gap */
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (library_write (library, id, &revision, from, none, NULL, NULL, &error));
      g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_CHANGED);
    }

  {
    g_autoptr (GPtrArray) games = shelf_list (library, NULL);

    g_assert_cmpuint (revision, ==, 1);
    shelf_entries_are (library, id, "entry 0|entry 1");
    g_assert_cmpuint (games->len, ==, 1);
  }
  g_assert_true (library_write (library, id, &revision, 2, fine, NULL, NULL, NULL));
}

static void
test_most_entries (Shelf *shelf, gconstpointer data)
{
  const char *const one[] = { "one too many", NULL };
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) entries = NULL;
  gint64 id = shelf_add (library, LIBRARY_ENTRIES_MAX);
  guint64 revision = 1;

  g_assert_false (library_write (library, id, &revision, LIBRARY_ENTRIES_MAX, one, NULL, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
  g_assert_true (library_load (library, id, NULL, &entries, NULL, NULL));
  g_assert_cmpuint (g_strv_length (entries), ==, LIBRARY_ENTRIES_MAX);
}

static void
test_missing (Shelf *shelf, gconstpointer data)
{
  static const gint64 ids[] = { G_MININT64, -1, 0, 2, 99, G_MAXINT64 };
  const char *const none[] = { NULL };
  const LibraryFace face = { .title = "x" };
  g_autoptr (Library) library = shelf_open (shelf);

  shelf_add (library, 1);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (GError) load = NULL, write = NULL, set_face = NULL, remove = NULL, revision = NULL;
      guint64 one = 1;

      g_assert_false (library_load (library, ids[i], NULL, NULL, NULL, &load));
      g_assert_error (load, LIBRARY_ERROR, LIBRARY_ERROR_MISSING);
      g_assert_false (library_write (library, ids[i], &one, 0, none, NULL, NULL, &write));
      g_assert_error (write, LIBRARY_ERROR, LIBRARY_ERROR_MISSING);
      g_assert_false (library_set_face (library, ids[i], &face, &set_face));
      g_assert_error (set_face, LIBRARY_ERROR, LIBRARY_ERROR_MISSING);
      g_assert_false (library_remove (library, ids[i], &remove));
      g_assert_error (remove, LIBRARY_ERROR, LIBRARY_ERROR_MISSING);
      g_assert_cmpuint (library_revision (library, ids[i], &revision), ==, 0);
      g_assert_error (revision, LIBRARY_ERROR, LIBRARY_ERROR_MISSING);
    }
}

static void
test_face (Shelf *shelf, gconstpointer data)
{
  const LibraryFace scores = { .summary = "Anna 34, Ben 28", .finished = TRUE };
  const LibraryFace name = { .title = "Sunday", .players = "Ada, Ben", .game = "catan", .finished = TRUE };
  const char *const line[] = { "last", NULL };
  const LibraryFace both = { .summary = "Anna 40, Ben 28" };
  g_autoptr (Library) library = shelf_open (shelf);
  gint64 id = shelf_add (library, 1), newer = shelf_add (library, 1);
  guint64 revision = 1;
  g_autoptr (GPtrArray) games = NULL;
  const LibraryGame *game;

  g_assert_true (library_set_face (library, id, &scores, NULL));
  g_assert_true (library_set_face (library, id, &name, NULL));
  g_assert_cmpuint (shelf_revision (library, id), ==, 1);

  games = shelf_list (library, NULL);
  g_assert_cmpint (((LibraryGame *) games->pdata[0])->id, ==, newer); /* the list keeps its order */
  game = games->pdata[1];
  g_assert_cmpstr (game->title, ==, "Sunday");
  g_assert_cmpstr (game->players, ==, "Ada, Ben");
  g_assert_cmpstr (game->game, ==, "catan");
  g_assert_cmpstr (game->summary, ==, "Anna 34, Ben 28");
  g_assert_true (game->finished);

  g_assert_true (library_write (library, id, &revision, 1, line, NULL, &both, NULL));
  g_clear_pointer (&games, g_ptr_array_unref);
  games = shelf_list (library, NULL);
  game = games->pdata[0];
  g_assert_cmpint (game->id, ==, id);
  g_assert_cmpuint (game->n_entries, ==, 2);
  g_assert_cmpstr (game->title, ==, "Sunday");
  g_assert_cmpstr (game->summary, ==, "Anna 40, Ben 28");
  g_assert_false (game->finished);
}

static void
test_list_order (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  gint64 first = shelf_add (library, 0), second = shelf_add (library, 0), third = shelf_add (library, 0);
  g_autoptr (GPtrArray) games = NULL;

  shelf_write (library, second, 0, "a");
  shelf_write (library, first, 0, "a");

  games = shelf_list (library, NULL);
  g_assert_cmpint (((LibraryGame *) games->pdata[0])->id, ==, first);
  g_assert_cmpint (((LibraryGame *) games->pdata[1])->id, ==, second);
  g_assert_cmpint (((LibraryGame *) games->pdata[2])->id, ==, third);
}

static void
test_remove (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  gint64 first = shelf_add (library, 50), second = shelf_add (library, 50);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (library_remove (library, second, NULL));
  g_assert_false (library_load (library, second, NULL, NULL, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_MISSING);

  /* A new game must not get the id of the removed one, because a window may still show that. */
  g_assert_cmpint (shelf_add (library, 1), >, second);
  kept = shelf_entries (library, first);
  g_assert_true (g_str_has_suffix (kept, "|entry 49"));
}

/* A removed game is also overwritten in the file. */
static void
test_removed_is_overwritten (Shelf *shelf, gconstpointer data)
{
  Library *library = shelf_open (shelf);
  gint64 id = shelf_add (library, 300);
  g_autoptr (GBytes) bytes = NULL;

  shelf_write (library, id, 300, "whisper one|whisper two|whisper three");
  shelf_write (library, id, 300, "");
  shelf_add (library, 1);
  library_close (library);

  bytes = shelf_read (shelf->path);
  g_assert_cmpint (shelf_find (bytes, "entry 299"), >, 0);
  g_assert_cmpint (shelf_find (bytes, "whisper"), ==, -1);
}

static char *
tell_players (Library *library)
{
  g_autoptr (GPtrArray) players = library_players (library, NULL);
  GString *told = g_string_new (NULL);

  for (guint i = 0; i < players->len; i++)
    {
      const LibraryPlayer *player = players->pdata[i];

      g_string_append_printf (told, "%s%s/%u/%u", i > 0 ? " " : "", player->name, player->colour, player->n_games);
    }
  return g_string_free (told, FALSE);
}

static void
assert_players (Library *library, const char *expected)
{
  g_autofree char *told = tell_players (library);

  g_assert_cmpstr (told, ==, expected);
}

static void
test_players (Shelf *shelf, gconstpointer data)
{
  const char *const saturday[] = { "Cleo\t4", "Anna\t2", NULL };
  const char *const sunday[] = { "ŁUCJA\t7", "anna\t3", NULL };
  const char *const monday[] = { "Łucja\t1", NULL };
  g_autoptr (Library) library = shelf_open (shelf);

  shelf_add (library, 0); /* Anna 0, Ben 1 */
  library_add (library, &plain, "", NULL, saturday, NULL);
  assert_players (library, "Cleo/4/1 Anna/2/2 Ben/1/1");
  library_add (library, &plain, "", NULL, sunday, NULL);
  assert_players (library, "ŁUCJA/7/1 anna/3/3 Cleo/4/1 Ben/1/1");
  library_add (library, &plain, "", NULL, monday, NULL);
  assert_players (library, "Łucja/1/2 anna/3/3 Cleo/4/1 Ben/1/1");

  g_assert_true (library_forget_player (library, "CLEO", NULL));
  g_assert_true (library_forget_player (library, "nobody", NULL));
  assert_players (library, "Łucja/1/2 anna/3/3 Ben/1/1");
}

static void
test_most_players (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GPtrArray) players = NULL;

  for (guint i = 0; i < LIBRARY_PLAYERS_MAX + 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("P%u\t1", i);
      const char *const one[] = { name, NULL };

      g_assert_cmpint (library_add (library, &plain, "", NULL, one, NULL), >, 0);
    }

  players = library_players (library, NULL);
  g_assert_cmpuint (players->len, ==, LIBRARY_PLAYERS_MAX);
  g_assert_cmpstr (((LibraryPlayer *) players->pdata[0])->name, ==, "P202");
  g_assert_cmpstr (((LibraryPlayer *) players->pdata[LIBRARY_PLAYERS_MAX - 1])->name, ==, "P3");
}

static void
test_null_out (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  gint64 id = shelf_add (library, 1);

  g_assert_true (library_load (library, id, NULL, NULL, NULL, NULL));
  library_game_free (NULL);
  library_player_free (NULL);
  library_close (NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  SHELF_TESTS ("/library", empty, folder_is_made);
  g_test_add_func ("/library/default-place", test_default_place);
  SHELF_TESTS ("/library", strange_home, private, add, setup_text, lines_are_not_kept, lock, write, write_refused,
               most_entries, missing, face, list_order, remove, removed_is_overwritten, players, most_players,
               null_out);

  return g_test_run ();
}
