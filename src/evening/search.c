/* search.c - see search.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "search.h"

#include <string.h>

char *
arb_search_plain (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *parts = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
  GString *plain = g_string_new (NULL);

  for (const char *c = parts != NULL ? parts : ""; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);
      GUnicodeType type = g_unichar_type (letter);

      if (letter == 0x142) /* the Polish l, which has no parts */
        letter = 'l';
      if (type != G_UNICODE_NON_SPACING_MARK && type != G_UNICODE_FORMAT)
        g_string_append_unichar (plain, letter);
    }
  return g_string_free (plain, FALSE);
}

char **
arb_search_words (const char *typed)
{
  g_autofree char *plain = arb_search_plain (typed);

  return *g_strstrip (plain) != '\0' ? g_strsplit_set (plain, " \t", -1) : NULL;
}

gboolean
arb_search_finds (const char *plain, char **words)
{
  for (; words != NULL && *words != NULL; words++)
    if (strstr (plain, *words) == NULL)
      return FALSE;
  return TRUE;
}
