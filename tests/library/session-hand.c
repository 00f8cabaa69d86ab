/* session-hand.c - another process with an open game, which a test kills.  It does the acts of evening.h, and prints
 * the number of each act that is stored.
 *
 *   session-hand PATH ID FIRST
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <unistd.h>

#include "carcassonne/carc-play.h"
#include "evening.h"

int
main (int argc, char *argv[])
{
  g_autofree char *setup = NULL;
  g_auto (GStrv) sample = NULL;
  g_autoptr (Library) library = NULL;
  g_autoptr (ArbSession) session = NULL;

  carc_register ();
  if (argc != 4 || (library = library_open (argv[1], NULL)) == NULL
      || (session = arb_session_open (library, g_ascii_strtoll (argv[2], NULL, 10), NULL)) == NULL)
    return 2;

  sample = evening_read (&setup);
  for (guint number = (guint) g_ascii_strtoull (argv[3], NULL, 10);; number++)
    {
      char text[32];
      int length = g_snprintf (text, sizeof text, "%u\n", number);

      evening_act (session, (const char *const *) sample, number);
      if (write (STDOUT_FILENO, text, (gsize) length) != length)
        return 3;
    }
}
