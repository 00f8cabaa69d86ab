/* table-json.c - see table-json.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-json.h"

#include "table-signs.h"

#include <math.h>
#include <string.h>

static void
add_text (GString *json, const char *text)
{
  static const char signs[] = "\"\\\b\f\n\r\t", letters[] = "\"\\bfnrt";
  g_string_append_c (json, '"');
  for (; *text != '\0'; text++)
    {
      const char *sign = strchr (signs, *text);
      if (sign != NULL)
        g_string_append_printf (json, "\\%c", letters[sign - signs]);
      else if ((guchar) *text < 0x20 || *text == 0x7f)
        g_string_append_printf (json, "\\u%04x", (guint) (guchar) *text);
      else
        g_string_append_c (json, *text);
    }
  g_string_append_c (json, '"');
}

/* Begins a member or element, after a comma unless it is the first. */
static void
begin_value (GString *json, const char *key)
{
  const char last = json->len > 0 ? json->str[json->len - 1] : '{';
  if (last != '{' && last != '[')
    g_string_append_c (json, ',');
  if (key == NULL)
    return;
  add_text (json, key);
  g_string_append_c (json, ':');
}

void
put_object (GString *json, const char *key)
{
  begin_value (json, key);
  g_string_append_c (json, '{');
}

void
put_array (GString *json, const char *key)
{
  begin_value (json, key);
  g_string_append_c (json, '[');
}

void
end_object (GString *json)
{
  g_string_append_c (json, '}');
}

void
end_array (GString *json)
{
  g_string_append_c (json, ']');
}

void
put_text (GString *json, const char *key, const char *text)
{
  begin_value (json, key);
  if (text != NULL)
    add_text (json, text);
  else
    g_string_append (json, "null");
}

void
put_own_text (GString *json, const char *key, char *text)
{
  put_text (json, key, text);
  g_free (text);
}

void
put_number (GString *json, const char *key, gint64 number)
{
  begin_value (json, key);
  g_string_append_printf (json, "%" G_GINT64_FORMAT, number);
}

/* Four places, so that every machine prints the same; on a tile that is less than a hundredth of a millimetre. */
void
put_real (GString *json, const char *key, double number)
{
  put_exact (json, key, round (number * 1e4) / 1e4);
}

void
put_exact (GString *json, const char *key, double number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  if (isnan (number))
    {
      put_null (json, key);
      return;
    }
  begin_value (json, key);
  g_string_append (json, g_ascii_dtostr (digits, sizeof digits, number));
  if (strpbrk (digits, ".e") == NULL)
    g_string_append (json, ".0");
}

void
put_truth (GString *json, const char *key, gboolean truth)
{
  begin_value (json, key);
  g_string_append (json, truth ? "true" : "false");
}

void
put_null (GString *json, const char *key)
{
  put_text (json, key, NULL);
}

void
put_number_if (GString *json, const char *key, gboolean known, gint64 number)
{
  if (known)
    put_number (json, key, number);
  else
    put_null (json, key);
}

void
put_cell (GString *json, const char *key, int x, int y)
{
  put_array (json, key);
  put_number (json, NULL, x);
  put_number (json, NULL, y);
  end_array (json);
}

/* All signs are in strings, because the rest of a document is ASCII.  Other blanks are the document's own. */
static void
write_escape (GString *out, gunichar sign)
{
  if (sign < 0x20)
    g_string_append_c (out, (char) sign);
  else if (sign < 0x10000)
    g_string_append_printf (out, "\\u%04x", sign);
  else
    g_string_append_printf (out, "\\u%04x\\u%04x", 0xd800 + ((sign - 0x10000) >> 10), 0xdc00 + (sign & 0x3ff));
}

char *
table_json_escape (const char *json)
{
  return table_text_rewrite_hidden (json, write_escape);
}
