/* carc-needs.h - finds the rotations of a one-cell tile that fit the open cells.  This is the innermost loop of the
 * search for legal places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A need has sixteen bits, four for each side: the kinds of edge that an open cell accepts on that side.  The masks of
 * a tile are four lanes of sixteen bits, one lane for each rotation.  A lane has one bit for each side: the kind of its
 * edge.  A rotation fits if the need has every bit of its lane.  A tile with a side of several kinds (an abbey) has
 * more bits there, and carc_needs_fit_any () compares it.
 *
 * The functions take eight needs, and write the answers into two words.  Each need has a lane of sixteen bits, the
 * first need the lowest lane.  Bit r of a lane says that rotation r fits.  The plain and the quick function give the
 * same bits (test carcassonne-needs).  The quick one compares vectors, for which GCC and Clang use SSE2 or NEON.
 */
#pragma once

#include <string.h>

#include <glib.h>

G_BEGIN_DECLS

#define CARC_NEEDS_AT_ONCE 8
#define CARC_LANES G_GUINT64_CONSTANT (0x0001000100010001)

/* Compares four rotations with one need at once.  If a lane has no bit that the need forbids, the sum leaves the
 * highest bit of the lane 0. */
static inline guint
carc_needs_turns (guint64 masks, guint16 need)
{
  guint64 bad = masks & ~(need * CARC_LANES);
  guint64 fits = ~(((bad & (0x7fff * CARC_LANES)) + 0x7fff * CARC_LANES) | bad) & (0x8000 * CARC_LANES);
  return fits == 0 ? 0 : (guint) (fits >> 15 | fits >> 30 | fits >> 45 | fits >> 60) & 0xf;
}

static inline void
carc_needs_fit_plain (const guint16 *needs, guint64 masks, guint64 fits[2])
{
  fits[0] = fits[1] = 0;
  for (guint i = 0; i < CARC_NEEDS_AT_ONCE; i++)
    fits[i / 4] |= (guint64) carc_needs_turns (masks, needs[i]) << (16 * (i % 4));
}

/* The same for a tile whose sides may fit several kinds of edge: each side must share one with the need. */
static inline void
carc_needs_fit_any (const guint16 *needs, guint64 masks, guint64 fits[2])
{
  fits[0] = fits[1] = 0;
  for (guint i = 0; i < CARC_NEEDS_AT_ONCE; i++)
    {
      guint64 shared = masks & (needs[i] * CARC_LANES);
      shared |= shared >> 1;
      shared = (shared | shared >> 2) & (0x1111 * CARC_LANES);
      for (guint rot = 0; rot < 4; rot++)
        if ((guint16) (shared >> (16 * rot)) == 0x1111)
          fits[i / 4] |= G_GUINT64_CONSTANT (1) << (16 * (i % 4) + rot);
    }
}

#if (defined __SSE2__ || defined __ARM_NEON) && G_BYTE_ORDER == G_LITTLE_ENDIAN
#define CARC_NEEDS_QUICK TRUE

typedef guint16 CarcLanes __attribute__ ((vector_size (16)));

static inline void
carc_needs_fit_quick (const guint16 *needs, guint64 masks, guint64 fits[2])
{
  CarcLanes need, found = { 0 };
  memcpy (&need, needs, sizeof need);
  for (guint rot = 0; rot < 4; rot++)
    {
      const guint16 one = (guint16) (masks >> (16 * rot)), bit = (guint16) (1 << rot);
      const CarcLanes mask = { one, one, one, one, one, one, one, one };
      const CarcLanes mark = { bit, bit, bit, bit, bit, bit, bit, bit };
      found |= (CarcLanes) ((need & mask) == mask) & mark;
    }
  memcpy (fits, &found, sizeof found);
}
#else
#define CARC_NEEDS_QUICK FALSE
#define carc_needs_fit_quick carc_needs_fit_plain
#endif

G_END_DECLS
