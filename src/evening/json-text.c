/* json-text.c - see json-text.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "json-text.h"

#include "table/table-signs.h"

void
arb_json_add (GString *json, const char *text)
{
  g_string_append_c (json, '"');
  for (; *text != '\0'; text++)
    if (*text == '"' || *text == '\\')
      g_string_append_printf (json, "\\%c", *text);
    else if ((guchar) *text < 0x20)
      g_string_append_printf (json, "\\u%04x", (guint) (guchar) *text);
    else
      g_string_append_c (json, *text);
  g_string_append_c (json, '"');
}

static void
separate (GString *json)
{
  char last = json->len > 0 ? json->str[json->len - 1] : '{';

  if (last != '{' && last != '[' && last != ':')
    g_string_append_c (json, ',');
}

void
arb_json_key (GString *json, const char *key)
{
  separate (json);
  if (key == NULL)
    return;
  arb_json_add (json, key);
  g_string_append_c (json, ':');
}

void
arb_json_text (GString *json, const char *key, const char *text)
{
  arb_json_key (json, key);
  arb_json_add (json, text);
}

void
arb_json_number (GString *json, const char *key, gint64 number)
{
  arb_json_key (json, key);
  g_string_append_printf (json, "%" G_GINT64_FORMAT, number);
}

void
arb_json_real (GString *json, const char *key, double number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  arb_json_key (json, key);
  g_string_append (json, g_ascii_dtostr (digits, sizeof digits, round (number * 1e4) / 1e4));
}

void
arb_json_truth (GString *json, const char *key, gboolean truth)
{
  arb_json_key (json, key);
  g_string_append (json, truth ? "true" : "false");
}

void
arb_json_open (GString *json, const char *key, char bracket)
{
  arb_json_key (json, key);
  g_string_append_c (json, bracket);
}

/* All signs are in strings, because the rest of a document is ASCII.  Other blanks are the document's own. */
char *
arb_json_escape (const char *json)
{
  GString *escaped = g_string_new (NULL);
  const char *at = json, *hidden;

  while ((hidden = table_text_hidden (json, at)) != NULL)
    {
      const gunichar c = g_utf8_get_char (hidden);

      g_string_append_len (escaped, at, hidden - at);
      if (c < 0x20)
        g_string_append_c (escaped, (char) c);
      else if (c < 0x10000)
        g_string_append_printf (escaped, "\\u%04x", c);
      else
        g_string_append_printf (escaped, "\\u%04x\\u%04x", 0xd800 + ((c - 0x10000) >> 10), 0xdc00 + (c & 0x3ff));
      at = g_utf8_next_char (hidden);
    }
  g_string_append (escaped, at);
  return g_string_free (escaped, FALSE);
}
