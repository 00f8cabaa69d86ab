/* table-refusal.c - see table-refusal.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-refusal.h"

#include <string.h>

gboolean
table_refuse_in_words (TableRefusal *why, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_vsnprintf (why->sentence, sizeof why->sentence, format, args);
  va_end (args);
  /* A long sentence may be cut inside a character; the part of that character is removed. */
  const char *bad = why->sentence;
  while (!g_utf8_validate (bad, -1, &bad))
    memmove ((char *) bad, bad + 1, strlen (bad));
  return FALSE;
}
