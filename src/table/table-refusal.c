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
  /* A long name may have been cut inside a character. */
  const char *end;
  if (!g_utf8_validate (why->sentence, -1, &end))
    why->sentence[end - why->sentence] = '\0';
  return FALSE;
}
