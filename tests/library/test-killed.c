/* test-killed.c - a process that writes to the library is killed (kill -9) at random moments: every change that it
 * reported is there, in order, and at most one more; also if the library is damaged then and must be rebuilt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The child makes steps (steps.h) and prints the number of each step that is stored.
 */
#include <string.h>
#include <glib/gstdio.h>

#include "shelf.h"
#include "steps.h"
#include "victim.h"

#define ROUNDS 60
#define ROUNDS_THOROUGH 1000

typedef struct
{
  gint64 id;
  GPtrArray *entries; /* the entries that must be there */
  guint number;       /* of the next step */
  guint n_unheard;    /* steps that were stored, but not reported before the kill */
  guint n_killed_opening;
  gboolean turns; /* the child opens the library anew for each step, and makes a copy before it closes it */
} Story;

static void
take_step (Story *story)
{
  Step step;

  step_make (&step, story->number++, story->entries->len);
  step_take (&step, story->entries);
  step_clear (&step);
}

static void
hear (gpointer data, guint number)
{
  Story *story = data;

  g_assert_cmpuint (number, ==, story->number);
  take_step (story);
}

static void
kill_one (Shelf *shelf, Story *story)
{
  g_autofree char *id = g_strdup_printf ("%d", (int) story->id);
  g_autofree char *number = g_strdup_printf ("%u", story->number);
  const char *const words[] = { "hand", story->turns ? "turns" : "steps", shelf->path, id, number, NULL };

  story->n_killed_opening += victim_kill (words, hear, story) == 0;
}

static gboolean
is_as_told (const Story *story, char **entries, const char *summary)
{
  g_autofree char *expected = g_strdup_printf ("after %u", story->number - 1);

  if (g_strv_length (entries) != story->entries->len || (story->number > 0 && strcmp (summary, expected) != 0))
    return FALSE;
  for (guint i = 0; i < story->entries->len; i++)
    if (strcmp (entries[i], story->entries->pdata[i]) != 0)
      return FALSE;
  return TRUE;
}

static void
look (Shelf *shelf, Story *story)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GPtrArray) games = shelf_list (library, NULL);
  g_auto (GStrv) entries = NULL;
  g_autoptr (GError) error = NULL;
  const char *summary = ((LibraryGame *) games->pdata[0])->summary;

  library_load (library, story->id, NULL, &entries, NULL, &error);
  g_assert_no_error (error);
  if (is_as_told (story, entries, summary))
    return;

  take_step (story);
  story->n_unheard++;
  g_assert_true (is_as_told (story, entries, summary));
}

/* Loses the first page and the log.  They are rebuilt from copy and notes. */
static void
damage (Shelf *shelf)
{
  static const char zeros[4096];
  g_autofree char *kept_log = NULL;
  g_autoptr (GBytes) whole = shelf_read (shelf->path);
  g_autofree char *bytes = g_memdup2 (g_bytes_get_data (whole, NULL), g_bytes_get_size (whole));
  g_auto (LibrarySalvage) told = { 0 };
  g_autoptr (GError) error = NULL;

  memcpy (bytes, zeros, MIN (sizeof zeros, g_bytes_get_size (whole)));
  shelf_put (shelf->path, bytes, g_bytes_get_size (whole));
  g_unlink (shelf->log);
  g_unlink (shelf->index);
  library_salvage (shelf->path, &told, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (told.lost, ==, 0);
  g_unlink (told.kept_as);
}

static void
test_killed (Shelf *shelf, gconstpointer data)
{
  Story story = { .entries = g_ptr_array_new_with_free_func (g_free) };
  const LibraryFace face = { .title = "Killed" };
  gint64 start = g_get_monotonic_time ();
  guint rounds = g_test_thorough () ? ROUNDS_THOROUGH : ROUNDS;
  Library *library;

  library = shelf_open (shelf);
  story.id = library_add (library, &face, SHELF_SETUP, NULL, NULL, NULL);
  library_close (library);

  for (guint round = 0; round < rounds; round++)
    {
      story.turns = round % 4 == 1;
      kill_one (shelf, &story);
      if (round % 3 == 0 && round > 0)
        damage (shelf);
      look (shelf, &story);
    }

  g_test_message (
      "%u kills, %u before the first step; %u steps, %u of them stored but not reported; %u entries, %.1f s", rounds,
      story.n_killed_opening, story.number, story.n_unheard, story.entries->len,
      (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  g_assert_cmpuint (story.number, >, rounds);
  g_assert_cmpuint (story.n_killed_opening, >, 0);
  g_ptr_array_unref (story.entries);
}

SHELF_MAIN ("/library", killed)
