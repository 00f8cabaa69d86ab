/* cli-charset.c - prints in the charset of the locale.
 *
 * GLib prints "?" for every character that the charset does not have, and so names are lost.  If the charset of the
 * locale is ASCII, as in the C locale, the output is UTF-8.  In another charset, some missing signs are replaced by
 * similar ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdio.h>
#include <unistd.h>

#include "cli.h"
#include "table/table-signs.h"

#define ASCII "ANSI_X3.4-1968" /* the charset of the C locale */

static const char *const similar[][2] = {
  { "×", "x" },   { "“", "\"" }, { "”", "\"" }, { "„", "\"" }, { "‘", "'" },  { "’", "'" },
  { "…", "..." }, { "–", "-" },  { "—", "-" },  { "−", "-" },  { "→", "->" }, { "·", "-" },
};

/* A record may have been written to deceive: what a terminal obeys or nobody sees is shown as \u{9b}. */
static char *
in_charset (const char *text)
{
  const char *charset;
  g_autofree char *shown = table_text_shown (text, FALSE);
  if (g_get_charset (&charset) || g_str_equal (charset, ASCII))
    return g_steal_pointer (&shown);
  g_autoptr (GString) words = g_string_new (shown);
  for (guint i = 0; i < G_N_ELEMENTS (similar); i++)
    {
      g_autofree char *held = g_convert (similar[i][0], -1, charset, "UTF-8", NULL, NULL, NULL);
      if (!held)
        g_string_replace (words, similar[i][0], similar[i][1], 0);
    }
  char *told = g_convert_with_fallback (words->str, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  return told ? told : g_steal_pointer (&shown);
}

static void
print (const char *text)
{
  g_autofree char *told = in_charset (text);
  fputs (told, stdout);
  fflush (stdout);
}

static void
print_error (const char *text)
{
  g_autofree char *told = in_charset (text);
  fputs (told, stderr);
}

void
cli_put_data (const char *text)
{
  g_autofree char *shown = isatty (STDOUT_FILENO) ? table_text_shown (text, FALSE) : NULL;
  fputs (shown != NULL ? shown : text, stdout);
}

void
cli_charset_begin (void)
{
  g_set_print_handler (print);
  g_set_printerr_handler (print_error);
}
