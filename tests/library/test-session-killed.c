/* test-session-killed.c - a process with an open game is killed (kill -9) at 200 random moments: all turns,
 * undos, redos and edits that it reported are there, and at most one more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carcassonne/carc-play.h"
#include "evening.h"
#include "shelf.h"
#include "victim.h"
#include "session-import.h"

#define ROUNDS 200

typedef struct
{
  ArbSession *foretold; /* the game as it must be, without a library */
  char **sample;
  guint number;    /* of the next act */
  guint n_unheard; /* acts that were stored, but not reported before the kill */
} Story;

static void
hear (gpointer data, guint number)
{
  Story *story = data;

  g_assert_cmpuint (number, ==, story->number);
  evening_act (story->foretold, (const char *const *) story->sample, story->number++);
}

static gboolean
is_as_told (const Story *story, ArbSession *found)
{
  g_autofree char *told = table_record_print (arb_session_journal (story->foretold), G_MAXUINT);
  g_autofree char *here = table_record_print (arb_session_journal (found), G_MAXUINT);

  return strcmp (told, here) == 0;
}

/* Compares the game on disk with the expected one.  Then expects the next acts from the game on disk; like the child's
 * session, it has no undo at the beginning. */
static void
look (Shelf *shelf, Story *story, gint64 id)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) found = arb_session_open (library, id, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  if (!is_as_told (story, found))
    {
      hear (story, story->number);
      story->n_unheard++;
      g_assert_true (is_as_told (story, found));
    }

  text = table_record_print (arb_session_journal (found), G_MAXUINT);
  g_clear_object (&story->foretold);
  story->foretold = session_import (NULL, text, strlen (text), &error);
  g_assert_no_error (error);
}

static void
test_killed (Shelf *shelf, gconstpointer data)
{
  Story story = { 0 };
  g_autofree char *setup = NULL, *text = NULL, *id_word = NULL;
  gint64 start = g_get_monotonic_time (), id;
  g_autoptr (GError) error = NULL;
  Library *library = shelf_open (shelf);

  story.sample = evening_read (&setup);
  text = g_strconcat ("Arbitress record 1\n", setup, "play\n", NULL);
  story.foretold = session_import (library, text, strlen (text), &error);
  g_assert_no_error (error);
  id = arb_session_id (story.foretold);
  g_clear_object (&story.foretold);
  library_close (library);
  story.foretold = session_import (NULL, text, strlen (text), NULL);

  id_word = g_strdup_printf ("%d", (int) id);
  for (guint round = 0; round < ROUNDS; round++)
    {
      g_autofree char *number = g_strdup_printf ("%u", story.number);
      const char *const words[] = { "session-hand", shelf->path, id_word, number, NULL };

      victim_kill (words, hear, &story);
      look (shelf, &story, id);
    }

  g_test_message ("%d kills; %u acts, %u of them stored but not reported; %u entries at the end; %.1f s", ROUNDS,
                  story.number, story.n_unheard, table_journal_length (arb_session_journal (story.foretold)),
                  (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  g_assert_cmpuint (story.number, >, ROUNDS * 2);
  g_clear_object (&story.foretold);
  g_strfreev (story.sample);
}

SHELF_MAIN_AFTER (carc_register (), "/session", killed)
