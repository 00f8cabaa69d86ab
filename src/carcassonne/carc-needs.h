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
 * The functions take eight needs.  They write for each of them which rotations fit: bit r says that rotation r does.
 * They return a bit for each need that some rotation fits.  The plain and the quick function give the same (test
 * carcassonne-needs).  The quick one compares vectors, for which GCC and Clang use SSE2 or NEON.
 */
#pragma once

#include <string.h>

#include <glib.h>

#define CARC_NEEDS_AT_ONCE 8
#define CARC_NEED_ANY 0xffff /* accepts every edge */
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

static inline guint
carc_needs_fit_plain (const guint16 *needs, guint64 masks, guint16 *fits)
{
  guint some = 0;
  for (guint i = 0; i < CARC_NEEDS_AT_ONCE; i++)
    {
      fits[i] = (guint16) carc_needs_turns (masks, needs[i]);
      some |= (guint) (fits[i] != 0) << i;
    }
  return some;
}

/* The same for a tile whose sides may fit several kinds of edge: each side must share one with the need. */
static inline guint
carc_needs_fit_any (const guint16 *needs, guint64 masks, guint16 *fits)
{
  guint some = 0;
  for (guint i = 0; i < CARC_NEEDS_AT_ONCE; i++)
    {
      guint64 shared = masks & (needs[i] * CARC_LANES);
      shared |= shared >> 1;
      shared = (shared | shared >> 2) & (0x1111 * CARC_LANES);
      fits[i] = 0;
      for (guint rot = 0; rot < 4; rot++)
        fits[i] |= (guint16) (((guint16) (shared >> (16 * rot)) == 0x1111) << rot);
      some |= (guint) (fits[i] != 0) << i;
    }
  return some;
}

#if (defined __SSE2__ || defined __ARM_NEON)
#define CARC_NEEDS_QUICK TRUE

typedef guint16 CarcLanes __attribute__ ((vector_size (16)));

static inline guint
carc_needs_fit_quick (const guint16 *needs, guint64 masks, guint16 *fits)
{
  CarcLanes need, found = { 0 };
  guint64 some[2];
  memcpy (&need, needs, sizeof need);
  for (guint rot = 0; rot < 4; rot++)
    {
      const guint16 one = (guint16) (masks >> (16 * rot)), bit = (guint16) (1 << rot);
      const CarcLanes mask = { one, one, one, one, one, one, one, one };
      const CarcLanes mark = { bit, bit, bit, bit, bit, bit, bit, bit };
      found |= (CarcLanes) ((need & mask) == mask) & mark;
    }
  memcpy (fits, &found, sizeof found);
  /* Each lane has a bit of its own, so all lanes can be put together. */
  found = (CarcLanes) (found != 0) & (CarcLanes){ 1, 2, 4, 8, 16, 32, 64, 128 };
  memcpy (some, &found, sizeof found);
  some[0] |= some[1];
  some[0] |= some[0] >> 32;
  return (guint) (some[0] | some[0] >> 16) & 0xff;
}
#else
#define CARC_NEEDS_QUICK FALSE
#define carc_needs_fit_quick carc_needs_fit_plain
#endif
