/* fuzz-mutator.c - changes a record according to its grammar: line by line, with entries that may fit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random changes of bytes almost never make an entry that is accepted.  So half of the time, this inserts a whole new
 * line, removes a line, doubles one, or exchanges two.
 */
#define _GNU_SOURCE /* memmem */
#include "fuzz.h"

#include <string.h>

static guint state_of_chance;

static guint
chance (guint n)
{
  state_of_chance = state_of_chance * 1664525u + 1013904223u;
  return (state_of_chance >> 8) % n;
}

/* Makes lines for the game that the record names near its beginning. */
static void
random_line (const uint8_t *data, size_t size, char *line, size_t line_size)
{
  static const char island[] = "game catan", pad[] = "game pad";
  const size_t head = MIN (size, 200);
  const FuzzGame *game = memmem (data, head, island, sizeof island - 1) ? &fuzz_catan
                         : memmem (data, head, pad, sizeof pad - 1)     ? &fuzz_pad
                                                                        : &fuzz_carcassonne;
  game->random_line (line, line_size, chance);
}

/* The beginning of a random line. */
static size_t
pick_line (const uint8_t *data, size_t size)
{
  size_t at = chance ((guint) size + 1);
  while (at > 0 && data[at - 1] != '\n')
    at--;
  return at;
}

static size_t
line_length (const uint8_t *data, size_t size, size_t at)
{
  const uint8_t *end = memchr (data + at, '\n', size - at);
  return end ? (size_t) (end - data) - at + 1 : size - at;
}

static size_t
put_line (uint8_t *data, size_t size, size_t max_size, size_t at, const char *line)
{
  size_t n = strlen (line);
  if (size + n + 1 > max_size)
    return size;
  memmove (data + at + n + 1, data + at, size - at);
  memcpy (data + at, line, n);
  data[at + n] = '\n';
  return size + n + 1;
}

size_t
LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned int seed)
{
  char line[1200];
  state_of_chance = seed;
  if (size == 0 || chance (4) == 0)
    return LLVMFuzzerMutate (data, size, max_size);
  for (guint times = 1 + chance (6); times; times--)
    {
      size_t at = pick_line (data, size), n = line_length (data, size, at);
      switch (chance (8))
        {
        case 0:
          memmove (data + at, data + at + n, size - at - n);
          size -= n;
          break;
        case 1:
          if (n < sizeof line && n > 0)
            {
              memcpy (line, data + at, n - 1);
              line[n - 1] = '\0';
              size = put_line (data, size, max_size, pick_line (data, size), line);
            }
          break;
        case 2: /* append: at the end an entry is most likely to be accepted */
          random_line (data, size, line, sizeof line);
          size = put_line (data, size, max_size, size, line);
          break;
        default: random_line (data, size, line, sizeof line); size = put_line (data, size, max_size, at, line);
        }
      if (size == 0)
        break;
    }
  return size;
}
