/* table-words.c - see table-words.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-words.h"

#include <string.h>

#include "table-intl.h"

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

/* Copies one word from `in` to `out`, and moves both pointers past it. */
static gboolean
cut_word (const char **in, char **out, TableRefusal *why)
{
  const char *p = *in;
  char *q = *out;
  if (*p != '"')
    {
      while (*p && !is_blank (*p) && *p != '#')
        *q++ = *p++;
    }
  else
    {
      for (p++; *p && *p != '"'; p++)
        {
          if (*p == '\\' && (p[1] == '"' || p[1] == '\\'))
            p++;
          *q++ = *p;
        }
      if (*p != '"')
        return table_refuse (why, _ ("a quotation mark is opened and never closed"));
      p++;
      if (*p && !is_blank (*p) && *p != '#')
        return table_refuse (why, _ ("something follows a closing quotation mark without a space"));
    }
  *q++ = '\0';
  *in = p;
  *out = q;
  return TRUE;
}

gboolean
table_words_cut (TableWords *words, const char *line, TableRefusal *why)
{
  gsize length = strlen (line);
  words->n = 0;
  if (length > TABLE_LINE_MAX)
    return table_refuse (why, _ ("the line is longer than %d bytes"), TABLE_LINE_MAX);
  guint8 all = 0, control = 0;
  for (gsize i = 0; i < length; i++)
    {
      all |= (guint8) line[i];
      control |= (guint8) (((guint8) line[i] < 0x20 && line[i] != '\t') || line[i] == 0x7f);
    }
  /* A line of ASCII is valid UTF-8. */
  if (all >= 0x80 && !g_utf8_validate (line, (gssize) length, NULL))
    return table_refuse (why, _ ("the line is not valid UTF-8 text"));
  if (control)
    return table_refuse (why, _ ("the line holds a control character"));

  char *out = words->text;
  while (TRUE)
    {
      while (is_blank (*line))
        line++;
      if (*line == '\0' || *line == '#')
        return TRUE;
      if (words->n == TABLE_WORDS_MAX)
        return table_refuse (why, _ ("the line has more than %d words"), TABLE_WORDS_MAX);
      words->word[words->n] = out;
      if (!cut_word (&line, &out, why))
        return FALSE;
      words->n++;
    }
}

static gboolean
read_number (const char **text, int low, int high, int *number)
{
  const char *p = *text;
  gboolean minus = *p == '-';
  gint64 value = 0;
  guint digits = 0;
  if (*p == '-' || *p == '+')
    p++;
  for (; g_ascii_isdigit (*p) && digits < 10; p++, digits++)
    value = value * 10 + (*p - '0');
  if (digits == 0 || digits == 10)
    return FALSE;
  if (minus)
    value = -value;
  if (value < low || value > high)
    return FALSE;
  *number = (int) value;
  *text = p;
  return TRUE;
}

gboolean
table_words_number (const char *word, int low, int high, int *number)
{
  int value;
  if (!read_number (&word, low, high, &value) || *word != '\0')
    return FALSE;
  *number = value;
  return TRUE;
}

gboolean
table_words_xy (const char *word, int *x, int *y)
{
  int a, b;
  if (!read_number (&word, -TABLE_COORDINATE_MAX, TABLE_COORDINATE_MAX, &a) || *word++ != ','
      || !read_number (&word, -TABLE_COORDINATE_MAX, TABLE_COORDINATE_MAX, &b) || *word != '\0')
    return FALSE;
  *x = a;
  *y = b;
  return TRUE;
}

int
table_words_find (const char *word, const char *const *words, guint n)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (word, words[i]) == 0)
      return (int) i;
  return -1;
}

char *
table_words_or (const char *const *words, guint n)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (out, i + 1 == n ? _ (" or ") : ", ");
      g_string_append (out, words[i]);
    }
  return g_string_free (out, FALSE);
}

void
table_words_append (GString *out, const char *text)
{
  if (*text && strpbrk (text, " \t#\"\\") == NULL)
    {
      g_string_append (out, text);
      return;
    }
  g_string_append_c (out, '"');
  for (; *text; text++)
    {
      if (*text == '"' || *text == '\\')
        g_string_append_c (out, '\\');
      g_string_append_c (out, *text);
    }
  g_string_append_c (out, '"');
}

char *
table_name_key (const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);
  return g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
}

char *
table_capital (const char *text)
{
  GString *capital = g_string_new (NULL);
  if (text[0] != '\0')
    {
      g_string_append_unichar (capital, g_unichar_toupper (g_utf8_get_char (text)));
      g_string_append (capital, g_utf8_next_char (text));
    }
  return g_string_free (capital, FALSE);
}
