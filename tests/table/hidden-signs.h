/* hidden-signs.h - every sign that no new text may have.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Calls `each` with "ab" and the sign between both letters. */
static inline void
for_each_hidden_sign (void (*each) (const char *text, gunichar sign, gpointer data), gpointer data)
{
  static const gunichar ranges[][2] = {
    { 0x01, 0x08 },       { 0x0b, 0x1f },       { 0x7f, 0x9f },         { 0xad, 0xad },       { 0x34f, 0x34f },
    { 0x61c, 0x61c },     { 0x115f, 0x1160 },   { 0x17b4, 0x17b5 },     { 0x180b, 0x180e },   { 0x200b, 0x200f },
    { 0x2028, 0x202e },   { 0x2060, 0x206f },   { 0x3164, 0x3164 },     { 0xfdd0, 0xfdef },   { 0xfe00, 0xfe0f },
    { 0xfeff, 0xfeff },   { 0xffa0, 0xffa0 },   { 0xfff0, 0xfffb },     { 0xfffe, 0xffff },   { 0x1d173, 0x1d17a },
    { 0x1fffe, 0x1ffff }, { 0x2fffe, 0x2ffff }, { 0x3fffe, 0x3ffff },   { 0x4fffe, 0x4ffff }, { 0x5fffe, 0x5ffff },
    { 0x6fffe, 0x6ffff }, { 0x7fffe, 0x7ffff }, { 0x8fffe, 0x8ffff },   { 0x9fffe, 0x9ffff }, { 0xafffe, 0xaffff },
    { 0xbfffe, 0xbffff }, { 0xcfffe, 0xcffff }, { 0xdfffe, 0xdffff },   { 0xe0000, 0xe007f }, { 0xe0100, 0xe01ef },
    { 0xefffe, 0xeffff }, { 0xffffe, 0xfffff }, { 0x10fffe, 0x10ffff },
  };
  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    for (gunichar sign = ranges[i][0]; sign <= ranges[i][1]; sign++)
      {
        char text[16] = "a";
        const int length = g_unichar_to_utf8 (sign, text + 1);
        text[1 + length] = 'b';
        text[2 + length] = '\0';
        each (text, sign, data);
      }
}
