/* table-signs.c - see table-signs.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-signs.h"

#include <string.h>

#include "table-intl.h"

#define JOINER 0x200d
#define NO_JOINER 0x200c
#define ISOLATE "\u200e\u2068" /* before a name, as table-setup.c writes it */
#define ISOLATE_END "\u2069"

gboolean
table_is_turning (gunichar c)
{
  return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

gboolean
table_text_turns (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (table_is_turning (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

/* Numbers and verses of the Arabic and Syriac scripts have a sign around them, and so have numbers in Kaithi. */
static gboolean
is_seen_format (gunichar c)
{
  return (c >= 0x0600 && c <= 0x0605) || c == 0x06dd || c == 0x070f || c == 0x0890 || c == 0x0891 || c == 0x08e2
         || c == 0x110bd || c == 0x110cd;
}

/* Is there no sign at all, or one without width?  What can belong to the sign before it is left to belongs (). */
static gboolean
is_unseen (gunichar c)
{
  if (c < 0x20 || (c >= 0x7f && c <= 0x9f) || c == 0x2028 || c == 0x2029)
    return TRUE;
  if ((c >= 0xfdd0 && c <= 0xfdef) || (c & 0xfffe) == 0xfffe || (c >= 0xfff0 && c <= 0xfffb))
    return TRUE;
  if (c == 0x034f || c == 0x115f || c == 0x1160 || c == 0x17b4 || c == 0x17b5 || (c >= 0x180b && c <= 0x180f))
    return TRUE;
  if ((c >= 0x200b && c <= 0x200f) || (c >= 0x2060 && c <= 0x206f) || c == 0x3164 || c == 0xffa0)
    return TRUE;
  if ((c >= 0xfe00 && c <= 0xfe0f) || (c >= 0xe0000 && c <= 0xe0fff))
    return TRUE;
  return g_unichar_type (c) == G_UNICODE_FORMAT && !is_seen_format (c);
}

static gboolean
is_letter_or_picture (gunichar c)
{
  const GUnicodeType type = g_unichar_type (c);
  return (type == G_UNICODE_OTHER_LETTER || type == G_UNICODE_OTHER_SYMBOL) && !is_unseen (c);
}

/* Does the sign belong to the one before it?  Persian and the scripts of India have joiners within a word, a family of
 * emoji is joined, a heart is red by its selector, and the flag of Scotland is a black one with tags. */
static gboolean
belongs (gunichar before, gunichar c, gunichar after)
{
  const GUnicodeType type = g_unichar_type (before);
  if (c == JOINER || c == NO_JOINER)
    return (is_letter_or_picture (before) || before == 0xfe0f || type == G_UNICODE_MODIFIER_SYMBOL
            || (type == G_UNICODE_NON_SPACING_MARK && !is_unseen (before)) || type == G_UNICODE_SPACING_MARK)
           && is_letter_or_picture (after);
  if (c >= 0xfe00 && c <= 0xfe0f)
    return is_letter_or_picture (before) || type == G_UNICODE_MATH_SYMBOL || after == 0x20e3;
  if ((c >= 0xe0100 && c <= 0xe01ef) || (c >= 0x180b && c <= 0x180f && c != 0x180e))
    return type == G_UNICODE_OTHER_LETTER && !is_unseen (before);
  if (c >= 0xe0020 && c <= 0xe007f)
    return before == 0x1f3f4 || (before >= 0xe0020 && before < 0xe007f);
  return FALSE;
}

const char *
table_text_hidden (const char *text, const char *from)
{
  for (const char *at = from; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (((guchar) *at >= 0x20 && (guchar) *at < 0x7f) || *at == '\t')
        continue;
      const gunichar c = g_utf8_get_char (at), after = g_utf8_get_char (g_utf8_next_char (at));
      const gunichar before = at > text ? g_utf8_get_char (g_utf8_prev_char (at)) : 0;
      if (is_unseen (c) && !belongs (before, c, after))
        return at;
    }
  return NULL;
}

char *
table_text_rewrite_hidden (const char *text, TableSignWriter write)
{
  GString *out = g_string_new (NULL);
  const char *at = text, *hidden;
  while ((hidden = table_text_hidden (text, at)) != NULL)
    {
      g_string_append_len (out, at, hidden - at);
      write (out, g_utf8_get_char (hidden));
      at = g_utf8_next_char (hidden);
    }
  g_string_append (out, at);
  return g_string_free (out, FALSE);
}

gboolean
table_text_check (const char *text, TableRefusal *why)
{
  const char *hidden = g_utf8_validate (text, -1, NULL) ? table_text_hidden (text, text) : text;
  return hidden == NULL
         || table_refuse (why,
                          _ ("there is a sign in the text that nobody sees, or that changes what stands beside "
                             "it: U+%04X"),
                          g_utf8_get_char_validated (hidden, -1) & 0x1fffff);
}

gboolean
table_name_check (const char *name, TableRefusal *why)
{
  if (table_text_is_blank (name))
    return table_refuse (why, _ ("there is nothing to be seen in this name"));
  return table_text_check (name, why);
}

gboolean
table_text_is_blank (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      const gunichar c = g_utf8_get_char (text);
      if (!is_unseen (c) && !g_unichar_isspace (c) && c != 0x2800)
        return FALSE;
    }
  return TRUE;
}

/* The end of the isolated name that begins here, NULL if none does. */
static const char *
isolate_end (const char *at)
{
  return g_str_has_prefix (at, ISOLATE) ? strstr (at, ISOLATE_END) : NULL;
}

char *
table_text_shown (const char *text, gboolean isolates)
{
  g_autofree char *valid = g_utf8_validate (text, -1, NULL) ? NULL : g_utf8_make_valid (text, -1);
  const char *whole = valid != NULL ? valid : text, *end = NULL, *hidden;
  GString *shown = g_string_new (NULL);
  const char *at = whole;
  while ((hidden = table_text_hidden (whole, at)) != NULL)
    {
      const char *opened = isolates && end == NULL ? isolate_end (hidden) : NULL;
      const char *next = opened != NULL ? hidden + strlen (ISOLATE) : g_utf8_next_char (hidden);
      g_string_append_len (shown, at, hidden - at);
      if (opened != NULL || hidden == end || *hidden == '\n')
        g_string_append_len (shown, hidden, next - hidden);
      else
        g_string_append_printf (shown, "\\u{%x}", g_utf8_get_char (hidden));
      end = opened != NULL ? opened : hidden == end ? NULL : end;
      at = next;
    }
  g_string_append (shown, at);
  return g_string_free (shown, FALSE);
}

void
table_text_copy_shown (char *into, gsize size, const char *text)
{
  g_autofree char *shown = table_text_shown (text, FALSE);
  const char *end = shown + strlen (shown);
  while ((gsize) (end - shown) >= size)
    end = g_utf8_prev_char (end);
  memcpy (into, shown, (gsize) (end - shown));
  into[end - shown] = '\0';
}
