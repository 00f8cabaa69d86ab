/* cli-columns.c - see cli-columns.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-columns.h"

#include <string.h>

#include "table/table-signs.h"

#define GAP 2

struct _CliColumns
{
  char *sides;
  guint n, indent;
  GPtrArray *cells; /* char *, row by row */
};

/* The width of a text in cells of the terminal. */
static guint
text_width (const char *text)
{
  guint width = 0;
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      if (!g_unichar_iszerowidth (c))
        width += g_unichar_iswide (c) ? 2 : 1;
    }
  return width;
}

char **
cli_wrap (const char *text, guint width)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GString) line = g_string_new (NULL);
  GPtrArray *lines = g_ptr_array_new ();
  for (guint i = 0; words[i]; i++)
    {
      if (line->len && text_width (line->str) + 1 + text_width (words[i]) > width)
        {
          g_ptr_array_add (lines, g_strdup (line->str));
          g_string_truncate (line, 0);
        }
      g_string_append_printf (line, line->len ? " %s" : "%s", words[i]);
    }
  g_ptr_array_add (lines, g_strdup (line->str));
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

CliColumns *
cli_columns_new (const char *sides, guint indent)
{
  CliColumns *columns = g_new (CliColumns, 1);
  *columns = (CliColumns){ g_strdup (sides), (guint) strlen (sides), indent, g_ptr_array_new_with_free_func (g_free) };
  return columns;
}

void
cli_columns_add (CliColumns *columns, const char *text)
{
  g_ptr_array_add (columns->cells, table_text_shown (text ? text : "", FALSE));
}

void
cli_columns_add_all (CliColumns *columns, const char *text, ...)
{
  va_list more;
  va_start (more, text);
  for (; text != NULL; text = va_arg (more, const char *))
    cli_columns_add (columns, text);
  va_end (more);
}

void
cli_columns_add_number (CliColumns *columns, int number)
{
  g_ptr_array_add (columns->cells, g_strdup_printf ("%d", number));
}

void
cli_columns_add_printf (CliColumns *columns, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_ptr_array_add (columns->cells, g_strdup_vprintf (format, args));
  va_end (args);
}

static void
add_blanks (GString *out, guint n)
{
  while (n--)
    g_string_append_c (out, ' ');
}

void
cli_columns_print (CliColumns *columns)
{
  g_autofree guint *widths = g_new0 (guint, columns->n);
  g_autoptr (GString) row = g_string_new (NULL);
  g_assert (columns->cells->len % columns->n == 0);

  for (guint i = 0; i < columns->cells->len; i++)
    widths[i % columns->n] = MAX (widths[i % columns->n], text_width (columns->cells->pdata[i]));
  for (guint i = 0; i < columns->cells->len; i++)
    {
      guint column = i % columns->n, width = text_width (columns->cells->pdata[i]);
      guint blanks = widths[column] - width;
      add_blanks (row, column ? GAP : columns->indent);
      if (columns->sides[column] == 'r')
        add_blanks (row, blanks);
      g_string_append (row, columns->cells->pdata[i]);
      if (columns->sides[column] == 'l')
        add_blanks (row, blanks);
      if (column + 1 < columns->n)
        continue;
      g_strchomp (row->str);
      g_print ("%s\n", row->str);
      g_string_truncate (row, 0);
    }
  g_ptr_array_unref (columns->cells);
  g_free (columns->sides);
  g_free (columns);
}
