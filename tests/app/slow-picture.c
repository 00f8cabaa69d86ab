/* slow-picture.c - see slow-picture.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "slow-picture.h"

#define BLOCKS (500 * 500)

static void
put_bits (GByteArray *bytes, guint32 *held, guint *n_held, guint value, guint n)
{
  for (guint i = n; i > 0; i--)
    {
      *held = *held << 1 | (value >> (i - 1) & 1);
      if (++*n_held == 8)
        {
          const guint8 pair[] = { (guint8) *held, 0 };

          g_byte_array_append (bytes, pair, pair[0] == 0xff ? 2 : 1);
          *held = *n_held = 0;
        }
    }
}

static void
fill_bits (GByteArray *bytes, guint32 *held, guint *n_held)
{
  while (*n_held != 0)
    put_bits (bytes, held, n_held, 1, 1);
}

GBytes *
slow_picture (guint n_scans)
{
  static const guint8
      head[] = { 0xff, 0xd8, 0xff, 0xdb, 0,    67,   0,    1, 1,    1,    1,    1,    1, 1, 1,    1, 1,
                 1,    1,    1,    1,    1,    1,    1,    1, 1,    1,    1,    1,    1, 1, 1,    1, 1,
                 1,    1,    1,    1,    1,    1,    1,    1, 1,    1,    1,    1,    1, 1, 1,    1, 1,
                 1,    1,    1,    1,    1,    1,    1,    1, 1,    1,    1,    1,    1, 1, 1,    1, 1,
                 1,    1,    1,    0xff, 0xc2, 0,    11,   8, 0x0f, 0xa0, 0x0f, 0xa0, 1, 1, 0x11, 0, /* progressive */
                 0xff, 0xc4, 0,    20,   0x00, 1,    0,    0, 0,    0,    0,    0,    0, 0, 0,    0, 0,
                 0,    0,    0,    0,    0,    0xff, 0xc4, 0, 20,   0x10, 1,    0,    0, 0, 0,    0, 0,
                 0,    0,    0,    0,    0,    0,    0,    0, 0,    0xe0, /* the end of 2^14 blocks or more */
                 0xff, 0xda, 0,    8,    1,    1,    0,    0, 0,    0 };
  static const guint8 scan[] = { 0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0 };
  GByteArray *bytes = g_byte_array_new ();
  guint32 held = 0;
  guint n_held = 0;

  g_byte_array_append (bytes, head, sizeof head);
  for (guint i = 0; i < BLOCKS; i++)
    put_bits (bytes, &held, &n_held, 0, 1);
  fill_bits (bytes, &held, &n_held);
  for (guint n = 0; n < n_scans; n++)
    {
      g_byte_array_append (bytes, scan, sizeof scan);
      for (int left = BLOCKS; left > 0; left -= 32767)
        {
          put_bits (bytes, &held, &n_held, 0, 1);
          put_bits (bytes, &held, &n_held, 0x3fff, 14);
        }
      fill_bits (bytes, &held, &n_held);
    }
  g_byte_array_append (bytes, (const guint8[]){ 0xff, 0xd9 }, 2);
  return g_byte_array_free_to_bytes (bytes);
}
