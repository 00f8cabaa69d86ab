/* carc-cell-edit.c - see carc-cell-edit.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-cell-edit.h"

#include <string.h>

/* ---- partitions ---- */

static gboolean
is_partition (const CarcPartition *joined)
{
  guint next = 0;
  for (guint i = 0; i < joined->n; i++)
    {
      if (joined->part[i] > next)
        return FALSE;
      next = MAX (next, joined->part[i] + 1u);
    }
  return TRUE;
}

guint
carc_partitions (guint n, CarcPartition partitions[CARC_PARTITIONS_MAX])
{
  guint count = 0, ways = 1;
  g_assert (n <= CARC_PARTS_MAX);
  for (guint i = 0; i < n; i++)
    ways *= n;
  for (guint way = 0; way < ways; way++)
    {
      CarcPartition joined = { .n = (guint8) n };
      guint left = way;
      for (guint i = n; i-- > 0; left /= n)
        joined.part[i] = (guint8) (left % n);
      if (is_partition (&joined))
        partitions[count++] = joined;
    }
  return count;
}

/* Gives the parts the numbers of a partition: any numbers below 16 become 0, 1 ... in their order. */
static void
number_parts (CarcPartition *joined)
{
  guint8 known[16], n = 0;
  memset (known, 0xff, sizeof known);
  for (guint i = 0; i < joined->n; i++)
    {
      if (known[joined->part[i]] == 0xff)
        known[joined->part[i]] = n++;
      joined->part[i] = known[joined->part[i]];
    }
}

/* ---- segments ---- */

static gboolean
is_empty (const CarcSegment *segment)
{
  return segment->kind != CARC_CLOISTER && segment->kind != CARC_FARM && segment->sides == 0;
}

static guint16
renumber (guint16 bits, const guint8 *numbers, guint n)
{
  guint16 result = 0;
  for (guint i = 0; i < n; i++)
    if ((bits >> i) & 1 && numbers[i] != CARC_NO_SEGMENT)
      result |= (guint16) (1u << numbers[i]);
  return result;
}

/* Sorts the segments by kind, as the notation has them, and leaves out those that reach no side any more and, if
 * `farmless`, the farms. */
static void
sort_segments (CarcCell *cell, gboolean farmless)
{
  CarcSegment sorted[CARC_SEGMENTS_MAX];
  guint8 numbers[CARC_SEGMENTS_MAX], n = 0;
  memset (numbers, CARC_NO_SEGMENT, sizeof numbers);
  for (guint kind = CARC_CITY; kind <= CARC_RIVER; kind++)
    for (guint i = 0; i < cell->n_segments; i++)
      if (cell->segments[i].kind == kind && !is_empty (&cell->segments[i]) && !(farmless && kind == CARC_FARM))
        {
          numbers[i] = n;
          sorted[n++] = cell->segments[i];
        }
  for (guint i = 0; i < n; i++)
    {
      sorted[i].touches = renumber (sorted[i].touches, numbers, cell->n_segments);
      sorted[i].links = renumber (sorted[i].links, numbers, cell->n_segments);
    }
  memset (cell->segments, 0, sizeof cell->segments);
  memcpy (cell->segments, sorted, n * sizeof *sorted);
  cell->n_segments = n;
}

static CarcSegment *
add_segment (CarcCell *cell, CarcKind kind)
{
  g_assert (cell->n_segments < CARC_SEGMENTS_MAX);
  CarcSegment *segment = &cell->segments[cell->n_segments++];
  *segment = (CarcSegment){ .kind = (guint8) kind };
  return segment;
}

static void
finish (CarcCell *cell)
{
  sort_segments (cell, FALSE);
  const gboolean sound = carc_cell_finish (cell, NULL);
  g_assert (sound);
}

static gboolean
has_cloister (const CarcCell *cell)
{
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_CLOISTER)
      return TRUE;
  return FALSE;
}

static gboolean
is_lone (const CarcSegment *segment)
{
  return __builtin_popcount (segment->sides) == 1;
}

/* ---- fields along the rim ---- */

/* The halves that belong to farms: those of fields, roads and rivers. */
static guint8
field_halves (const CarcCell *cell)
{
  guint8 halves = 0;
  for (guint side = 0; side < 4; side++)
    if (cell->edges[side] != CARC_EDGE_CITY && cell->edges[side] != CARC_EDGE_WATER
        && cell->edges[side] != CARC_EDGE_ANY)
      halves |= (guint8) (3 << (2 * side));
  return halves;
}

/* Is there nothing between this half and the next one, clockwise? */
static gboolean
goes_on (const CarcCell *cell, guint half)
{
  const guint8 fields = field_halves (cell);
  const guint next = (half + 1) % 8;
  if (!((fields >> half) & 1) || !((fields >> next) & 1))
    return FALSE;
  return half % 2 == 1 || cell->edges[half / 2] == CARC_EDGE_FIELD;
}

static guint
find_stretches (const CarcCell *cell, guint8 stretches[CARC_PARTS_MAX])
{
  const guint8 fields = field_halves (cell);
  guint n = 0;
  for (guint half = 0; half < 8; half++)
    {
      guint8 halves = 0;
      if (!((fields >> half) & 1) || goes_on (cell, (half + 7) % 8))
        continue;
      for (guint k = half;; k = (k + 1) % 8)
        {
          halves |= (guint8) (1 << k);
          if (!goes_on (cell, k))
            break;
        }
      stretches[n++] = halves;
    }
  if (n == 0 && fields == 0xff) /* a field all around */
    stretches[n++] = fields;
  return n;
}

int
carc_cell_stretches (const CarcCell *cell, guint8 stretches[CARC_PARTS_MAX], CarcPartition *joined)
{
  const guint n = find_stretches (cell, stretches);
  joined->n = (guint8) n;
  for (guint i = 0; i < n; i++)
    {
      guint k = 0;
      while (k < cell->n_segments && !(cell->segments[k].halves & stretches[i]))
        k++;
      if (k == cell->n_segments || (cell->segments[k].halves & stretches[i]) != stretches[i])
        return -1;
      joined->part[i] = (guint8) k;
    }
  number_parts (joined);
  return (int) n;
}

/* ---- what is usual ---- */

/* What cuts the cell: sets of sides, each joined inside the cell. */
typedef struct
{
  guint8 sides[CARC_SEGMENTS_MAX];
  guint n;
} Cuts;

/* A joined road, city or river cuts.  So do roads that meet at a village, and a road that leads into a city. */
static void
find_cuts (const CarcCell *cell, Cuts *cuts)
{
  guint8 lone = 0, city = 0;
  cuts->n = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      const CarcSegment *s = &cell->segments[i];
      if (s->kind == CARC_CITY && city == 0)
        city = s->sides;
      if (s->kind == CARC_ROAD && is_lone (s))
        lone |= s->sides;
      else if (s->kind != CARC_FARM && s->kind != CARC_CLOISTER && !is_lone (s))
        cuts->sides[cuts->n++] = s->sides;
    }
  if (lone != 0 && (lone & (lone - 1)) == 0 && !has_cloister (cell))
    lone |= city;
  if (lone != 0)
    cuts->sides[cuts->n++] = lone;
}

/* On which of the pieces, into which a cut parts the rim, is the place behind `half` halves? */
static guint
piece_of (guint8 cut, guint half)
{
  const guint n = (guint) __builtin_popcount (cut);
  guint before = 0;
  for (guint side = 0; side < 4; side++)
    before += (cut >> side) & 1 && 2 * side + 1 <= half;
  return before % n;
}

static gboolean
same_piece (const Cuts *cuts, guint8 a, guint8 b)
{
  for (guint i = 0; i < cuts->n; i++)
    if (piece_of (cuts->sides[i], (guint) __builtin_ctz (a)) != piece_of (cuts->sides[i], (guint) __builtin_ctz (b)))
      return FALSE;
  return TRUE;
}

/* Does a farm usually touch a city?  Not across something that cuts the cell. */
static gboolean
reaches (const Cuts *cuts, guint8 halves, guint8 city)
{
  for (guint i = 0; i < cuts->n; i++)
    {
      gboolean found = (cuts->sides[i] & city) != 0;
      for (guint side = 0; side < 4 && !found; side++)
        found = (city >> side) & 1
                && piece_of (cuts->sides[i], 2 * side) == piece_of (cuts->sides[i], (guint) __builtin_ctz (halves));
      if (!found)
        return FALSE;
    }
  return TRUE;
}

static void
touch_usual (CarcCell *cell)
{
  Cuts cuts;
  find_cuts (cell, &cuts);
  for (guint i = 0; i < cell->n_segments; i++)
    {
      CarcSegment *farm = &cell->segments[i];
      farm->touches = 0;
      for (guint k = 0; farm->kind == CARC_FARM && k < cell->n_segments; k++)
        if (cell->segments[k].kind == CARC_CITY
            && (farm->halves == 0 || reaches (&cuts, farm->halves, cell->segments[k].sides)))
          farm->touches |= (guint16) (1u << k);
    }
}

/* Roads that end on the cell lead to its cloister; else into each other if there are several, else into the city. */
static void
link_usual (CarcCell *cell)
{
  guint n = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      cell->segments[i].links = 0;
      n += cell->segments[i].kind == CARC_ROAD && is_lone (&cell->segments[i]);
    }
  for (guint i = 0; i < cell->n_segments; i++)
    for (guint k = 0; k < cell->n_segments; k++)
      {
        const CarcSegment *road = &cell->segments[i], *other = &cell->segments[k];
        gboolean linked;
        if (i == k || road->kind != CARC_ROAD || !is_lone (road))
          continue;
        if (has_cloister (cell))
          linked = other->kind == CARC_CLOISTER;
        else
          linked = n > 1 ? other->kind == CARC_ROAD && is_lone (other) : other->kind == CARC_CITY && road->links == 0;
        if (linked)
          carc_cell_link (cell, i, k, TRUE);
      }
}

/* The farms as on most tiles. */
static void
farm_usual (CarcCell *cell)
{
  guint8 stretches[CARC_PARTS_MAX];
  const guint n = find_stretches (cell, stretches);
  Cuts cuts;
  guint n_cities = 0;
  gboolean done[CARC_PARTS_MAX] = { FALSE };
  sort_segments (cell, TRUE);
  find_cuts (cell, &cuts);
  for (guint i = 0; i < n; i++)
    if (!done[i])
      {
        CarcSegment *farm = add_segment (cell, CARC_FARM);
        for (guint k = i; k < n; k++)
          if (same_piece (&cuts, stretches[i], stretches[k]))
            {
              farm->halves |= stretches[k];
              done[k] = TRUE;
            }
      }
  for (guint i = 0; i < cell->n_segments; i++)
    n_cities += cell->segments[i].kind == CARC_CITY;
  if (n == 0 && n_cities > 1 && cell->n_segments < CARC_SEGMENTS_MAX)
    add_segment (cell, CARC_FARM);
  sort_segments (cell, FALSE);
  touch_usual (cell);
  link_usual (cell);
  finish (cell);
}

/* ---- edges ---- */

void
carc_cell_blank (CarcCell *cell)
{
  memset (cell, 0, sizeof *cell);
  farm_usual (cell);
}

static int
kind_of (CarcEdge edge)
{
  switch (edge)
    {
    case CARC_EDGE_CITY: return CARC_CITY;
    case CARC_EDGE_ROAD: return CARC_ROAD;
    case CARC_EDGE_RIVER: return CARC_RIVER;
    case CARC_EDGE_FIELD:
    case CARC_EDGE_WATER:
    case CARC_EDGE_ANY:
    case CARC_N_EDGES:
    default: return -1;
    }
}

guint
carc_cell_sides (const CarcCell *cell, CarcKind kind, guint sides[4], CarcPartition *joined)
{
  guint n = 0;
  for (guint side = 0; side < 4; side++)
    for (guint i = 0; i < cell->n_segments; i++)
      if (cell->segments[i].kind == kind && (cell->segments[i].sides >> side) & 1)
        {
          joined->part[n] = (guint8) i;
          sides[n++] = side;
          break; /* a side that two cities share is that of the first */
        }
  joined->n = (guint8) n;
  number_parts (joined);
  return n;
}

/* What is printed on a feature stays on the one with its first side. */
static void
join_sides (CarcCell *cell, CarcKind kind, const guint sides[4], const CarcPartition *joined)
{
  CarcSegment parts[CARC_PARTS_MAX] = { { 0 } };
  for (guint i = 0; i < joined->n; i++)
    parts[joined->part[i]].sides |= (guint8) (1 << sides[i]);
  for (guint i = 0; i < cell->n_segments; i++)
    {
      CarcSegment *old = &cell->segments[i];
      if (old->kind != kind || old->sides == 0)
        continue;
      for (guint k = 0; k < CARC_PARTS_MAX; k++)
        if (parts[k].sides & (old->sides & -old->sides))
          {
            parts[k].marks = carc_marks_join (parts[k].marks, old->marks);
            parts[k].pennants = (guint8) MIN (9, parts[k].pennants + old->pennants);
          }
      old->sides = 0;
    }
  sort_segments (cell, TRUE);
  for (guint k = 0; k < CARC_PARTS_MAX; k++)
    if (parts[k].sides != 0)
      {
        CarcSegment *segment = add_segment (cell, kind);
        segment->sides = parts[k].sides;
        segment->marks = parts[k].marks;
        segment->pennants = parts[k].pennants;
      }
}

void
carc_cell_join (CarcCell *cell, CarcKind kind, const CarcPartition *joined)
{
  guint sides[4];
  CarcPartition now;
  g_return_if_fail (carc_cell_sides (cell, kind, sides, &now) == joined->n);
  join_sides (cell, kind, sides, joined);
  farm_usual (cell);
}

void
carc_cell_set_edge (CarcCell *cell, guint side, CarcEdge edge)
{
  const int kind = kind_of (edge);
  guint sides[4];
  CarcPartition joined;
  for (guint i = 0; i < cell->n_segments; i++)
    cell->segments[i].sides &= (guint8) ~(1u << side);
  cell->edges[side] = (guint8) edge;
  sort_segments (cell, TRUE);
  if (kind >= 0)
    add_segment (cell, (CarcKind) kind)->sides = (guint8) (1 << side);
  for (guint k = CARC_CITY; k <= CARC_RIVER; k++)
    if (k == CARC_CITY || k == CARC_ROAD || k == CARC_RIVER)
      {
        const guint n = carc_cell_sides (cell, (CarcKind) k, sides, &joined);
        for (guint i = 0; i < n; i++)
          joined.part[i] = (guint8) (k == CARC_ROAD && n > 2 ? i : 0);
        join_sides (cell, (CarcKind) k, sides, &joined);
      }
  farm_usual (cell);
}

void
carc_cell_set_cloister (CarcCell *cell, gboolean cloister)
{
  if (has_cloister (cell) == cloister)
    return;
  sort_segments (cell, TRUE);
  if (cloister)
    add_segment (cell, CARC_CLOISTER);
  else
    for (guint i = 0; i < cell->n_segments; i++)
      if (cell->segments[i].kind == CARC_CLOISTER)
        cell->segments[i] = (CarcSegment){ .kind = CARC_ROAD }; /* it reaches no side, so it is left out */
  farm_usual (cell);
}

/* ---- farms ---- */

void
carc_cell_join_farms (CarcCell *cell, const CarcPartition *joined)
{
  guint8 stretches[CARC_PARTS_MAX];
  const guint n = find_stretches (cell, stretches), inner = carc_cell_inner_farms (cell);
  CarcSegment *farms[CARC_PARTS_MAX] = { NULL };
  g_return_if_fail (n == joined->n);
  sort_segments (cell, TRUE);
  for (guint i = 0; i < n; i++)
    {
      if (farms[joined->part[i]] == NULL)
        farms[joined->part[i]] = add_segment (cell, CARC_FARM);
      farms[joined->part[i]]->halves |= stretches[i];
    }
  for (guint i = 0; i < inner; i++)
    add_segment (cell, CARC_FARM);
  sort_segments (cell, FALSE);
  touch_usual (cell);
  finish (cell);
}

guint
carc_cell_inner_farms (const CarcCell *cell)
{
  guint n = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    n += carc_is_inner (&cell->segments[i]);
  return n;
}

void
carc_cell_set_inner_farms (CarcCell *cell, guint n)
{
  for (guint now = carc_cell_inner_farms (cell); now < MIN (n, CARC_INNER_MAX); now++)
    {
      CarcSegment *farm;
      if (cell->n_segments == CARC_SEGMENTS_MAX)
        return;
      farm = add_segment (cell, CARC_FARM);
      for (guint k = 0; k < cell->n_segments; k++)
        if (cell->segments[k].kind == CARC_CITY)
          farm->touches |= (guint16) (1u << k);
    }
  for (guint now = carc_cell_inner_farms (cell); now > n; now--)
    for (guint i = cell->n_segments; i-- > 0;)
      if (carc_is_inner (&cell->segments[i]))
        {
          cell->segments[i] = (CarcSegment){ .kind = CARC_ROAD }; /* it reaches no side, so it is left out */
          break;
        }
  finish (cell);
}

/* ---- the rest ---- */

gboolean
carc_cell_can_link (const CarcCell *cell, guint a, guint b)
{
  return a != b && a < cell->n_segments && b < cell->n_segments && cell->segments[a].kind != CARC_FARM
         && cell->segments[a].kind != CARC_RIVER && cell->segments[b].kind != CARC_FARM
         && cell->segments[b].kind != CARC_RIVER;
}

void
carc_cell_link (CarcCell *cell, guint a, guint b, gboolean linked)
{
  if (!carc_cell_can_link (cell, a, b))
    return;
  cell->segments[a].links &= (guint16) ~(1u << b);
  cell->segments[b].links &= (guint16) ~(1u << a);
  if (linked)
    {
      cell->segments[a].links |= (guint16) (1u << b);
      cell->segments[b].links |= (guint16) (1u << a);
    }
}

void
carc_cell_touch (CarcCell *cell, guint farm, guint city, gboolean touches)
{
  g_return_if_fail (cell->segments[farm].kind == CARC_FARM && cell->segments[city].kind == CARC_CITY);
  cell->segments[farm].touches &= (guint16) ~(1u << city);
  if (touches)
    cell->segments[farm].touches |= (guint16) (1u << city);
  finish (cell);
}

void
carc_cell_mark (CarcCell *cell, guint segment, guint mark, gboolean marked)
{
  CarcMarks *marks = &cell->segments[segment].marks;
  *marks = marked ? carc_marks_with (*marks, mark) : carc_marks_without (*marks, mark);
}

void
carc_cell_set_pennants (CarcCell *cell, guint segment, guint pennants)
{
  g_return_if_fail (cell->segments[segment].kind == CARC_CITY);
  cell->segments[segment].pennants = (guint8) MIN (pennants, 9);
}
