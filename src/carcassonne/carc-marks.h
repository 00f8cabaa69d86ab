/* carc-marks.h - a set of marks: what is printed on a segment, on a cell, or somewhere on a feature.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A mark is a number below CARC_MARKS_MAX; those of a system are in carc-NAME-marks.h, which the build makes.  A set of
 * them is a plain value of one bit for each; one that is all 0 is empty.
 */
#pragma once

#include "table/table-bits.h"

#define CARC_MARKS_MAX 128

typedef struct
{
  guint64 bits[CARC_MARKS_MAX / 64];
} CarcMarks;
G_STATIC_ASSERT (CARC_MARKS_MAX == 8 * sizeof (CarcMarks) && CARC_MARKS_MAX == 128); /* the functions name two words */
#define CARC_NO_MARKS ((CarcMarks){ { 0 } })

static inline gboolean
carc_marks_has (CarcMarks marks, guint mark)
{
  return table_bits_has (marks.bits, mark);
}

static inline gboolean
carc_marks_any (CarcMarks marks)
{
  return (marks.bits[0] | marks.bits[1]) != 0;
}

static inline gboolean
carc_marks_same (CarcMarks a, CarcMarks b)
{
  return a.bits[0] == b.bits[0] && a.bits[1] == b.bits[1];
}

/* The marks, and this one. */
static inline CarcMarks
carc_marks_with (CarcMarks marks, guint mark)
{
  table_bits_put (marks.bits, mark);
  return marks;
}

/* Only this mark. */
static inline CarcMarks
carc_marks_of (guint mark)
{
  return carc_marks_with (CARC_NO_MARKS, mark);
}

/* Those that are in one of the sets or in both. */
static inline CarcMarks
carc_marks_join (CarcMarks a, CarcMarks b)
{
  return (CarcMarks){ { a.bits[0] | b.bits[0], a.bits[1] | b.bits[1] } };
}

/* Those that are in both sets. */
static inline CarcMarks
carc_marks_both (CarcMarks a, CarcMarks b)
{
  return (CarcMarks){ { a.bits[0] & b.bits[0], a.bits[1] & b.bits[1] } };
}

/* Those that are not in `others`. */
static inline CarcMarks
carc_marks_minus (CarcMarks marks, CarcMarks others)
{
  return (CarcMarks){ { marks.bits[0] & ~others.bits[0], marks.bits[1] & ~others.bits[1] } };
}

/* The marks without this one. */
static inline CarcMarks
carc_marks_without (CarcMarks marks, guint mark)
{
  return carc_marks_minus (marks, carc_marks_of (mark));
}

/* The first mark from `from` on; CARC_MARKS_MAX if there is none. */
static inline guint
carc_marks_next (CarcMarks marks, guint from)
{
  return table_bits_next (marks.bits, G_N_ELEMENTS (marks.bits), from);
}
#define CARC_EACH_MARK(mark, marks)                                                                                    \
  guint mark = carc_marks_next (marks, 0);                                                                             \
  mark < CARC_MARKS_MAX;                                                                                               \
  mark = carc_marks_next (marks, mark + 1)
