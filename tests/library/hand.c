/* hand.c - another process that uses the library, with which tests compete, for which they wait, or which they kill.
 *
 *   hand steps PATH ID FIRST    changes the game step after step, and prints the number of each step that is stored
 *   hand turns PATH ID FIRST    the same, and opens the library anew for each step, so that copies are made
 *   hand share PATH ID NAME N   appends N lines of its own to a game that other processes change, too
 *   hand make PATH              opens the library, creating it if it is missing, and adds a game
 *   hand hold PATH              opens the library, prints a line, and closes it when its input ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "library/library.h"
#include "steps.h"

static void
say (guint64 number)
{
  char text[32];
  int length = g_snprintf (text, sizeof text, "%" G_GUINT64_FORMAT "\n", number);

  if (write (STDOUT_FILENO, text, (gsize) length) != length)
    _exit (3);
}

static int
make_steps (Library **at, const char *anew, gint64 id, guint number)
{
  Library *library = *at;
  g_auto (GStrv) entries = NULL;
  guint64 revision;
  guint length;

  if (!library_load (library, id, NULL, &entries, &revision, NULL))
    return 4;

  length = g_strv_length (entries);
  for (;; number++)
    {
      g_autofree char *summary = g_strdup_printf ("after %u", number);
      const LibraryFace face = { .summary = summary };
      g_autoptr (GError) error = NULL;
      Step step;

      step_make (&step, number, length);
      if (!library_write (library, id, &revision, step.from, (const char *const *) step.lines, NULL, &face, &error))
        {
          g_printerr ("%s\n", error->message);
          return 5;
        }
      length = step.from + g_strv_length (step.lines);
      step_clear (&step);
      if (anew != NULL)
        {
          library_close (library);
          library = *at = library_open (anew, NULL);
        }
      say (number);
    }
}

static int
share (Library *library, gint64 id, const char *name, guint n)
{
  for (guint i = 0; i < n;)
    {
      g_autofree char *line = g_strdup_printf ("%s %u", name, i);
      const char *const lines[] = { line, NULL };
      g_auto (GStrv) entries = NULL;
      g_autoptr (GError) error = NULL;
      guint64 revision;

      if (!library_load (library, id, NULL, &entries, &revision, &error))
        {
          g_printerr ("%s\n", error->message);
          return 4;
        }
      if (library_write (library, id, &revision, g_strv_length (entries), lines, NULL, NULL, &error))
        i++;
      else if (!g_error_matches (error, LIBRARY_ERROR, LIBRARY_ERROR_CHANGED))
        {
          g_printerr ("%s\n", error->message);
          return 5;
        }
    }
  return 0;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Library) library = NULL;
  char byte;

  if (argc < 3 || (library = library_open (argv[2], &error)) == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "too few words");
      return 2;
    }

  if ((strcmp (argv[1], "steps") == 0 || strcmp (argv[1], "turns") == 0) && argc == 5)
    return make_steps (&library, *argv[1] == 't' ? argv[2] : NULL, g_ascii_strtoll (argv[3], NULL, 10),
                       (guint) g_ascii_strtoull (argv[4], NULL, 10));
  if (strcmp (argv[1], "share") == 0 && argc == 6)
    return share (library, g_ascii_strtoll (argv[3], NULL, 10), argv[4], (guint) g_ascii_strtoull (argv[5], NULL, 10));
  if (strcmp (argv[1], "make") == 0)
    {
      const LibraryFace face = { .title = "Made" };
      gint64 id = library_add (library, &face, "one\n", NULL, NULL, &error);

      if (id == 0)
        {
          g_printerr ("%s\n", error->message);
          return 6;
        }
      return 0;
    }
  if (strcmp (argv[1], "hold") == 0)
    {
      say (0);
      while (read (STDIN_FILENO, &byte, 1) > 0)
        ;
      return 0;
    }
  return 1;
}
