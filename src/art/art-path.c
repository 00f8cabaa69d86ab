/* art-path.c - see art-path.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Many of these paths are read for every picture.  So numbers are read here and not by g_ascii_strtod (), which is much
 * slower; with a few digits they are exactly the same.
 */
#include "art-path.h"

#include <glib.h>

static const char *
skip_spaces (const char *text)
{
  while (*text == ' ')
    text++;
  return text;
}

static double
read_number (const char **at)
{
  const char *p = skip_spaces (*at);
  const gboolean minus = *p == '-';
  guint digits = 0, unit = 1; /* of at most nine digits */
  p += minus;
  g_assert (g_ascii_isdigit (*p) || *p == '.');
  for (; g_ascii_isdigit (*p); p++)
    digits = digits * 10 + (guint) (*p - '0');
  if (*p == '.')
    for (p++; g_ascii_isdigit (*p); p++, unit *= 10)
      digits = digits * 10 + (guint) (*p - '0');
  *at = p;
  return (minus ? -1. : 1.) * digits / unit;
}

void
art_path_at (cairo_t *cr, double x, double y, double w, double h, const char *text)
{
  static const guint8 counts['Z' + 1] = { ['M'] = 2, ['L'] = 2, ['H'] = 1, ['V'] = 1, ['C'] = 6, ['O'] = 3 };
  char letter = 'Z';
  double n[6], last_x = 0, last_y = 0; /* where a line goes on */
  for (text = skip_spaces (text); *text != '\0'; text = skip_spaces (text))
    {
      if (g_ascii_isupper (*text))
        letter = *text++;
      else
        g_assert (letter != 'Z');
      const guint count = counts[(guint8) letter];
      g_assert (count > 0 || letter == 'Z');
      for (guint i = 0; i < count; i++)
        {
          const gboolean down = letter == 'V' || (letter != 'H' && i % 2);
          n[i] = read_number (&text);
          if (letter != 'O' || i < 2)
            n[i] = down ? y + h * n[i] : x + w * n[i];
        }
      if (letter == 'O')
        {
          cairo_new_sub_path (cr);
          cairo_arc (cr, n[0], n[1], w * n[2], 0, 2 * G_PI);
        }
      if (letter == 'O' || letter == 'Z')
        {
          cairo_close_path (cr);
          continue;
        }
      last_x = letter == 'V' ? last_x : n[count < 2 ? 0 : count - 2];
      last_y = letter == 'H' ? last_y : n[count - 1];
      if (letter == 'C')
        cairo_curve_to (cr, n[0], n[1], n[2], n[3], last_x, last_y);
      else
        (letter == 'M' ? cairo_move_to : cairo_line_to) (cr, last_x, last_y);
      if (letter == 'M')
        letter = 'L';
    }
}

void
art_path (cairo_t *cr, const char *text)
{
  art_path_at (cr, 0, 0, 1, 1, text);
}
