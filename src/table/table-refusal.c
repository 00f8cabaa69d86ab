/* table-refusal.c - see table-refusal.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-refusal.h"

#include <string.h>

#include "table-signs.h"

/* A long sentence may be cut inside a character; the part of that character is removed. */
static void
cut_right (TableRefusal *why)
{
  const char *bad = why->sentence;
  while (!g_utf8_validate (bad, -1, &bad))
    memmove ((char *) bad, bad + 1, strlen (bad));
}

gboolean
table_refuse_in_words (TableRefusal *why, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_vsnprintf (why->sentence, sizeof why->sentence, format, args);
  va_end (args);
  cut_right (why);
  /* It may quote a line that was written to deceive. */
  g_autofree char *shown = table_text_shown (why->sentence, TRUE);
  g_strlcpy (why->sentence, shown, sizeof why->sentence);
  cut_right (why);
  return FALSE;
}
