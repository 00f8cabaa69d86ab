/* fuzz-mutator.c - changes a record the way its grammar would: line by line, with entries that might fit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bytes changed blindly hardly ever make an entry that is taken.  Half of the time this lays a whole new line among
 * the old ones instead, drops one, doubles one, or changes places.
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "carcassonne/play.h"

static guint state_of_chance;

static guint
chance (guint n)
{
  state_of_chance = state_of_chance * 1664525u + 1013904223u;
  return (state_of_chance >> 8) % n;
}

static const char *const ids[] = {
  "crfr", "frfr", "ffrr", "frrr", "rrrr", "cfff", "cffc", "cffc-two", "cfcf-two", "fcfc", "ffff", "ffrf", "ccfc",
  "crrc", "crrf", "cfrr", "crrr", "ccrc", "cccc+", "lake", "river/curve", "river/straight", "river/lake",
  "inns/cathedral", "inns/four-cities", "siege/edge",
};
static const char *const spots[] = {
  "city:N", "city:E", "city:S", "city:W", "road:N", "road:E", "road:S", "road:W", "farm:nnw", "farm:ese", "farm:ssw",
  "farm:inner", "cloister", "race",
};
static const char *const names[] = { "Anna", "Ben", "P0", "P1", "P2" };
static const char *const others[] = {
  "race join", "race decline", "race join big", "again", "order 1 2", "order 2 1", "note \"well\"", "end \"late\"",
};
static const char *const setups[] = {
  "set base", "set river", "set inns", "set siege", "use lake", "use arbitress", "rule A8 running", "rule A10 ask",
  "rule A10 last", "rule A10 ruler", "rule A11 table", "rule A11 spots", "rule A1 walk", "rule A1 tiles",
  "rule A14 gaps", "rule A15 closed", "rule L17 yes", "rule L20 exact", "rule L21 pass", "rule L23 around",
  "rule L25 exempt", "rule L29 free", "rule L34 same", "rule L40 before", "rule L42 own", "rule B1 first",
  "rule B1 second", "rule B2 small", "rule B3 seven", "rule L3 skip", "start rrrr 2,-1 r1", "player Carl",
};

#define PICK(list) list[chance (G_N_ELEMENTS (list))]

static int
near_zero (void)
{
  return (int) chance (9) - 4;
}

static void
random_line (char *line, size_t size)
{
  int x = near_zero (), y = near_zero ();
  switch (chance (12))
    {
    case 0:
      g_snprintf (line, size, "%s", PICK (others));
      break;
    case 1:
      g_snprintf (line, size, "deploy %s follower %d,%d %s \"why\"", PICK (names), x, y, PICK (spots));
      break;
    case 2:
      g_snprintf (line, size, "return %s %d,%d %s \"why\"", PICK (names), x, y, PICK (spots));
      break;
    case 3:
      g_snprintf (line, size, "judge %s", PICK (names));
      break;
    case 4:
      g_snprintf (line, size, "agreed \"so\" place %s %d,%d r%u follower %s", PICK (ids), x, y, chance (4),
                  PICK (spots));
      break;
    case 5:
      g_snprintf (line, size, "place %s %d,%d r%u arbitress %d,%d", PICK (ids), x, y, chance (4), near_zero (),
                  near_zero ());
      break;
    case 6:
      g_snprintf (line, size, "place %s %d,%d r%u racer %d,%d", PICK (ids), x, y, chance (4), near_zero (),
                  near_zero ());
      break;
    case 7:
      g_snprintf (line, size, "%s", PICK (setups));
      break;
    case 8:
      g_snprintf (line, size, "turn %s \"why\"", PICK (names));
      break;
    default:
      g_snprintf (line, size, "place %s %d,%d r%u follower %s", PICK (ids), x, y, chance (4), PICK (spots));
    }
}

/* The start of a line picked at random. */
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
        case 2: /* what comes last is played first: at the end an entry is most likely to be taken */
          random_line (line, sizeof line);
          size = put_line (data, size, max_size, size, line);
          break;
        default:
          random_line (line, sizeof line);
          size = put_line (data, size, max_size, at, line);
        }
      if (size == 0)
        break;
    }
  return size;
}
