/* test-killed.c - kill -9 at random moments: every change that was acknowledged is there, in order, and at most one
 * that was not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A child makes steps (steps.h) and says the number of each that is kept; the parent reads a random number of them,
 * spins for a random while, and kills it.  No sleeps: each round takes as long as the steps take.
 */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "shelf.h"
#include "steps.h"

#define ROUNDS 200

typedef struct
{
  gint64 id;
  GPtrArray *entries; /* as they must be */
  guint number;       /* of the next step */
  guint n_unheard;    /* steps that were kept, but not acknowledged before the kill */
  guint n_killed_opening;
} Story;

static FILE *
spawn (Shelf       *shelf,
       const Story *story,
       GPid        *child)
{
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "library", "hand", NULL);
  g_autofree char *id = g_strdup_printf ("%d", (int) story->id);
  g_autofree char *number = g_strdup_printf ("%u", story->number);
  char *words[] = { program, (char *) "steps", shelf->path, id, number, NULL };
  g_autoptr (GError) error = NULL;
  int out;

  g_spawn_async_with_pipes (NULL,
                            words,
                            NULL,
                            G_SPAWN_DO_NOT_REAP_CHILD,
                            NULL,
                            NULL,
                            child,
                            NULL,
                            &out,
                            NULL,
                            &error);
  g_assert_no_error (error);
  return fdopen (out, "r");
}

static void
take_step (Story *story)
{
  Step step;

  step_make (&step, story->number++, story->entries->len);
  step_take (&step, story->entries);
  step_clear (&step);
}

static void
hear (Story *story,
      guint  number)
{
  g_assert_cmpuint (number, ==, story->number);
  take_step (story);
}

static void
spin (guint microseconds)
{
  gint64 end = g_get_monotonic_time () + microseconds;

  while (g_get_monotonic_time () < end)
    ;
}

static void
kill_one (Shelf *shelf,
          Story *story)
{
  guint patience = g_test_rand_int_range (0, 5) == 0 ? 0 : (guint) g_test_rand_int_range (1, 30);
  guint heard = 0, number;
  int status;
  GPid child;
  FILE *out = spawn (shelf, story, &child);

  while (heard < patience && fscanf (out, "%u", &number) == 1)
    {
      hear (story, number);
      heard++;
    }
  spin (patience == 0 ? (guint) g_test_rand_int_range (0, 9000) : (guint) g_test_rand_int_range (0, 1500));
  kill (child, SIGKILL);
  while (fscanf (out, "%u", &number) == 1)
    {
      hear (story, number);
      heard++;
    }
  fclose (out);

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status)); /* it did not end by itself */
  g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
  story->n_killed_opening += heard == 0;
}

static gboolean
is_as_told (const Story *story,
            char       **entries,
            const char  *summary)
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
look (Shelf *shelf,
      Story *story)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GPtrArray) games = library_list (library, NULL);
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

static void
test_killed (Shelf        *shelf,
             gconstpointer data)
{
  Story story = { .entries = g_ptr_array_new_with_free_func (g_free) };
  const LibraryFace face = { .title = "Killed" };
  gint64 start = g_get_monotonic_time ();
  Library *library;

  library = shelf_open (shelf);
  story.id = library_add (library, &face, SHELF_SETUP, NULL, NULL, NULL);
  library_close (library);

  for (guint round = 0; round < ROUNDS; round++)
    {
      kill_one (shelf, &story);
      look (shelf, &story);
    }

  g_test_message ("%d kills, %u before the first step; %u steps, %u of them kept but not told; %u entries, %.1f s",
                  ROUNDS,
                  story.n_killed_opening,
                  story.number,
                  story.n_unheard,
                  story.entries->len,
                  (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  g_assert_cmpuint (story.number, >, ROUNDS * 5);
  g_assert_cmpuint (story.n_killed_opening, >, 0);
  g_ptr_array_unref (story.entries);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shelf_test ("/library/killed", test_killed);
  return g_test_run ();
}
