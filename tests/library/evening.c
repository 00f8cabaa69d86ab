/* evening.c - see evening.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "evening.h"

char **
evening_read (char **setup)
{
  /* A hand that is killed is not a test program of its own, so the test's folder comes from the environment. */
  const char *tests = g_getenv ("G_TEST_SRCDIR");
  g_autofree char *path = g_build_filename (tests, "..", "data", "samples", "first-evening.arb", NULL);
  g_autofree char *text = NULL;
  char *play;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  play = strstr (text, "\nplay\n");
  g_assert_nonnull (play);
  *play = '\0';
  *setup = g_strconcat (strchr (text, '\n') + 1, "\n", NULL);
  return g_strsplit (g_strchomp (play + strlen ("\nplay\n")), "\n", -1);
}

void
evening_act (ArbSession *session, const char *const *sample, guint number)
{
  guint n = table_journal_length (arb_session_journal (session));
  guint n_sample = g_strv_length ((char **) sample);
  guint dice = (number + 1) * 2654435761u >> 9;
  g_autofree char *note = g_strdup_printf ("note \"act %u\"", number);

  switch (dice % 16)
    {
    case 0: arb_session_undo (session); break;
    case 1: arb_session_redo (session); break;
    case 2: arb_session_insert (session, n / 2, note, NULL); break;
    case 3:
      if (n > 0)
        arb_session_delete (session, n - 1, NULL);
      break;
    case 4:
      if (n > 0)
        arb_session_replace (session, n - 1, note, NULL);
      break;
    case 5:
      if (n > n_sample)
        arb_session_truncate (session, n / 3, NULL);
      break;
    default:
      if (!arb_session_append (session, sample[n % n_sample], NULL))
        arb_session_append (session, note, NULL);
    }
}
