/* victim.c - see victim.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>

#include "victim.h"

GPid
victim_spawn (const char *const *words, int *in, int *out)
{
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "library", words[0], NULL);
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  GPid child;

  g_ptr_array_add (arguments, program);
  for (guint i = 1; words[i] != NULL; i++)
    g_ptr_array_add (arguments, (gpointer) words[i]);
  g_ptr_array_add (arguments, NULL);

  g_spawn_async_with_pipes (NULL, (char **) arguments->pdata, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child, in,
                            out, NULL, &error);
  g_assert_no_error (error);
  return child;
}

static void
spin (int microseconds)
{
  gint64 end = g_get_monotonic_time () + microseconds;

  while (g_get_monotonic_time () < end)
    ;
}

guint
victim_kill (const char *const *words, void (*hear) (gpointer data, guint number), gpointer data)
{
  guint patience = g_test_rand_int_range (0, 4) == 0 ? 0 : (guint) g_test_rand_int_range (1, 16);
  guint heard = 0, number;
  int status, pipe;
  GPid child = victim_spawn (words, NULL, &pipe);
  FILE *out = fdopen (pipe, "r");

  for (; heard < patience && fscanf (out, "%u", &number) == 1; heard++)
    hear (data, number);
  /* Before the first number, some are killed so early that even a fast child is still opening the library. */
  spin (g_test_rand_int_range (0, patience == 0 && g_test_rand_bit () ? 9000 : 900));
  kill (child, SIGKILL);
  for (; fscanf (out, "%u", &number) == 1; heard++)
    hear (data, number);
  fclose (out);

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status)); /* it did not end by itself */
  g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
  return heard;
}
