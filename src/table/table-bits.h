/* table-bits.h - a set of small numbers, one bit for each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers below 64 fit into one guint64.  For more of them, a set is an array of these words; its type is a struct with
 * this array, and functions of its own that call the ones below.  A set that is all 0 is empty.
 */
#pragma once

#include <glib.h>

/* The bit of a number below 64. */
static inline guint64
table_bit (guint number)
{
  return G_GUINT64_CONSTANT (1) << number;
}

static inline gboolean
table_bits_has (const guint64 *bits, guint number)
{
  return (bits[number / 64] >> (number % 64)) & 1;
}

static inline void
table_bits_put (guint64 *bits, guint number)
{
  bits[number / 64] |= table_bit (number % 64);
}

static inline gboolean
table_bits_empty (const guint64 *bits, guint n_words)
{
  guint64 any = 0;
  for (guint i = 0; i < n_words; i++)
    any |= bits[i];
  return any == 0;
}

/* Adds all numbers of `more`. */
static inline void
table_bits_join (guint64 *bits, const guint64 *more, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    bits[i] |= more[i];
}

/* The first number in the set that is `from` or more; 64 * n_words if there is none. */
static inline guint
table_bits_next (const guint64 *bits, guint n_words, guint from)
{
  for (guint word = from / 64; word < n_words; word++)
    {
      const guint64 left = word == from / 64 ? bits[word] >> (from % 64) << (from % 64) : bits[word];
      if (left)
        return 64 * word + (guint) __builtin_ctzll (left);
    }
  return 64 * n_words;
}
