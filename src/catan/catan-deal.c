/* catan-deal.c - the island: as the setup describes it, dealt from a seed, or the island for beginners.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the lines leave open is filled in, always in the same way: a setup gives the same island on every computer and
 * in every version.  So the same seed must always give the same deal: the order of the random numbers below is part of
 * the record's format.
 */
#include "catan-lines.h"

#include <string.h>

#include "table/table-intl.h"
#include "table/table-random.h"

/* On both islands for beginners, no two neighbours have the same land, and all lands yield about the same with the
 * spiral from A. */
const CatanDeal catan_deals[CATAN_N_BOARDS] = {
  [CATAN_BOARD_SMALL] = {
    .lands = { 4, 4, 4, 3, 3, 1 },
    .n_numbers = 18,
    .numbers = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 },
    .n_harbours = 9,
    .harbours = { CATAN_ANY, CATAN_GRAIN, CATAN_ANY, CATAN_ORE, CATAN_ANY, CATAN_WOOL, CATAN_ANY, CATAN_BRICK,
                  CATAN_WOOD },
    .n_fisheries = 6,
    .fisheries = { 4, 10, 6, 5, 9, 8 },
    .beginners = {
      CATAN_PASTURE,   CATAN_FIELDS,  CATAN_HILLS,  CATAN_FOREST,    CATAN_HILLS,  CATAN_PASTURE, CATAN_FOREST,
      CATAN_MOUNTAINS, CATAN_PASTURE, CATAN_DESERT, CATAN_MOUNTAINS, CATAN_FIELDS, CATAN_FIELDS,  CATAN_MOUNTAINS,
      CATAN_FOREST,    CATAN_HILLS,   CATAN_FOREST, CATAN_PASTURE,   CATAN_FIELDS,
    },
  },
  [CATAN_BOARD_BIG] = {
    .lands = { 6, 6, 6, 5, 5, 2 },
    .n_numbers = 28,
    .numbers = { 2, 5,  4, 6,  3,  9,  8, 11, 11, 10, 6, 3, 8,  4,
                 8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6 },
    .n_harbours = 11,
    .harbours = { CATAN_ANY, CATAN_WOOL, CATAN_ANY, CATAN_ORE, CATAN_ANY, CATAN_GRAIN, CATAN_WOOL, CATAN_ANY,
                  CATAN_WOOD, CATAN_ANY, CATAN_BRICK },
    .n_fisheries = 8,
    /* The sheet has six fisheries for eight places. */
    .fisheries = { 4, 10, 6, 0, 5, 9, 8, 0 },
    .beginners = {
      CATAN_FOREST, CATAN_FIELDS, CATAN_FOREST, CATAN_FIELDS, CATAN_HILLS, CATAN_PASTURE, CATAN_FIELDS, CATAN_HILLS,
      CATAN_MOUNTAINS, CATAN_DESERT, CATAN_HILLS, CATAN_PASTURE, CATAN_MOUNTAINS, CATAN_FOREST, CATAN_PASTURE,
      CATAN_MOUNTAINS, CATAN_FOREST, CATAN_HILLS, CATAN_FIELDS, CATAN_HILLS, CATAN_FOREST, CATAN_FIELDS,
      CATAN_PASTURE, CATAN_PASTURE, CATAN_FIELDS, CATAN_DESERT, CATAN_MOUNTAINS, CATAN_FOREST, CATAN_MOUNTAINS,
      CATAN_PASTURE,
    },
  },
};

/* ---- dealing ---- */

static void
shuffle (CatanDraft *draft, guint8 *things, guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = (guint) (table_random (&draft->random) % i);
      guint8 thing = things[i - 1];
      things[i - 1] = things[j];
      things[j] = thing;
    }
}

static void
deal_lands (CatanDraft *draft)
{
  guint n = 0;
  for (guint8 land = 0; land <= CATAN_DESERT; land++)
    for (guint i = 0; i < draft->box->lands[land]; i++)
      draft->island.land[n++] = land;
  shuffle (draft, draft->island.land, n);
}

/* ---- the spiral ---- */

gboolean
catan_is_corner (const CatanShape *shape, guint hex)
{
  guint coast = 0;
  for (guint i = 0; i < 6; i++)
    coast += shape->hex_hexes[hex][i] == CATAN_NOWHERE;
  return coast == 3;
}

/* Goes along the coast counter-clockwise, and then around inside it, until the middle: at each hex, to the rightmost
 * one that is still free. */
void
catan_spiral (const CatanShape *shape, guint8 corner, guint8 order[CATAN_HEXES_MAX])
{
  guint64 seen = 0;
  guint8 hex = corner;
  guint way = 0;
  G_STATIC_ASSERT (CATAN_HEXES_MAX <= 64);
  /* The first way is along the coast with the sea on the right. */
  while (shape->hex_hexes[hex][way] == CATAN_NOWHERE || shape->hex_hexes[hex][(way + 1) % 6] != CATAN_NOWHERE)
    way++;
  for (guint n = 0; n < shape->n_hexes; n++)
    {
      guint8 next = CATAN_NOWHERE;
      order[n] = hex;
      seen |= G_GUINT64_CONSTANT (1) << hex;
      for (guint turn = 0; turn < 5 && n + 1 < shape->n_hexes; turn++)
        {
          const guint to = (way + 8 - turn) % 6;
          next = shape->hex_hexes[hex][to];
          if (next != CATAN_NOWHERE && !((seen >> next) & 1))
            {
              way = to;
              break;
            }
          next = CATAN_NOWHERE;
        }
      g_assert (next != CATAN_NOWHERE || n + 1 == shape->n_hexes);
      hex = next;
    }
}

/* Puts number tokens on all hexes except the desert or lake, in the order A, B .. or along the spiral. */
static void
lay_numbers (CatanIsland *island, const guint8 *numbers, gboolean spiral, guint8 corner)
{
  guint8 order[CATAN_HEXES_MAX];
  for (guint8 i = 0; i < island->shape.n_hexes; i++)
    order[i] = i;
  if (spiral)
    catan_spiral (&island->shape, corner, order);
  for (guint i = 0, n = 0; i < island->shape.n_hexes; i++)
    island->number[order[i]] = catan_is_desert (island->land[order[i]]) ? 0 : numbers[n++];
}

/* TRUE if no 6 or 8 lies beside another 6 or 8, and no number lies beside the same number. */
static gboolean
numbers_are_apart (const CatanIsland *island)
{
  const CatanShape *shape = &island->shape;
  for (guint hex = 0; hex < shape->n_hexes; hex++)
    for (guint i = 0; i < 6; i++)
      {
        guint8 there = shape->hex_hexes[hex][i];
        guint a = island->number[hex], b = there == CATAN_NOWHERE ? 0 : island->number[there];
        if (a && b && (a == b || ((a == 6 || a == 8) && (b == 6 || b == 8))))
          return FALSE;
      }
  return TRUE;
}

/* About one deal in fifteen keeps its numbers apart, so the loop ends soon; the spiral always keeps them apart. */
static void
deal_numbers (CatanDraft *draft)
{
  const guint n = draft->box->n_numbers;
  guint8 numbers[CATAN_NUMBERS_MAX];
  memcpy (numbers, draft->box->numbers, n);
  do
    {
      shuffle (draft, numbers, n);
      lay_numbers (&draft->island, numbers, FALSE, 0);
    }
  while (draft->apart && !numbers_are_apart (&draft->island));
}

/* FALSE and a refusal if nothing can be filled in: the frame is of no box. */
static gboolean
fill_in (CatanDraft *draft, gboolean large, TableRefusal *why)
{
  /* The larger box has a further 5 and 9 (T6). */
  static const guint8 large_fisheries[CATAN_FISHERIES_MAX] = { 4, 10, 6, 9, 5, 9, 8, 5 };
  const CatanDeal *box = draft->box;
  if (box == NULL)
    return draft->has_lands
           || table_refuse (why, _ ("a frame of your own needs an island line with the lands and their numbers"));
  if (!draft->has_lands && draft->has_deal)
    deal_lands (draft);
  else if (!draft->has_lands)
    memcpy (draft->island.land, box->beginners, sizeof box->beginners);
  if (!draft->has_numbers && draft->has_deal && !draft->spiral)
    deal_numbers (draft);
  else if (!draft->has_numbers)
    lay_numbers (&draft->island, box->numbers, TRUE, draft->corner);
  if (!draft->has_harbours)
    {
      memcpy (draft->harbours, box->harbours, sizeof box->harbours);
      if (draft->has_deal)
        shuffle (draft, draft->harbours, box->n_harbours);
    }
  if (!draft->has_fisheries)
    {
      memcpy (draft->fisheries, large && box == &catan_deals[CATAN_BOARD_BIG] ? large_fisheries : box->fisheries,
              sizeof box->fisheries);
      if (draft->has_deal)
        shuffle (draft, draft->fisheries, box->n_fisheries);
    }
  return TRUE;
}

/* ---- putting it together ---- */

/* If the setup has a spiral line, the numbers must follow it. */
static gboolean
check_spiral (const CatanDraft *draft, TableRefusal *why)
{
  CatanIsland laid = draft->island;
  if (!draft->spiral)
    return TRUE;
  lay_numbers (&laid, draft->box->numbers, TRUE, draft->corner);
  return memcmp (laid.number, draft->island.number, sizeof laid.number) == 0
         || table_refuse (why, _ ("the numbers of the island do not follow the spiral that the setup names"));
}

void
catan_island_settle_lakes (CatanIsland *island, const guint8 rulings[])
{
  guint8 lakes[2] = { CATAN_NOWHERE, CATAN_NOWHERE };
  guint n = 0;
  for (guint8 hex = 0; hex < island->shape.n_hexes; hex++)
    {
      if (island->land[hex] == CATAN_DESERT && rulings[CATAN_T1] == CATAN_T1_LAKE)
        island->land[hex] = CATAN_LAKE;
      if (island->land[hex] == CATAN_LAKE && n < 2)
        lakes[n++] = hex;
    }
  island->further_lake = CATAN_NOWHERE;
  if (n == 2 && rulings[CATAN_T6] == CATAN_T6_LARGE)
    island->further_lake = lakes[rulings[CATAN_T7] == CATAN_T7_SECOND];
}

/* Makes the hex without a number a desert or a lake, as ruling T1 says.  A lake in the island line is refused if T1
 * does not allow it. */
static gboolean
settle_desert (CatanDraft *draft, const TableSetup *setup, TableRefusal *why)
{
  gboolean lake = setup->rulings[CATAN_T1] == CATAN_T1_LAKE && catan_setup_in_play (setup, "fishermen");
  guint8 rulings[CATAN_N_RULINGS];
  memcpy (rulings, setup->rulings, sizeof rulings);
  rulings[CATAN_T1] = lake ? CATAN_T1_LAKE : CATAN_T1_DESERT;
  for (guint hex = 0; hex < draft->island.shape.n_hexes; hex++)
    if (draft->island.land[hex] == CATAN_LAKE && !lake)
      return table_refuse (why, _ ("the island has a lake: this needs “use fishermen” and “rule T1 lake”"));
  catan_island_settle_lakes (&draft->island, rulings);
  return TRUE;
}

/* On the board of a box, every other sea hex has a harbour (F0); fisheries lie on the others, but not on corners. */
static gboolean
settle_seas (CatanDraft *draft, const TableSetup *setup, gboolean fishermen, TableRefusal *why)
{
  CatanIsland *island = &draft->island;
  guint first = setup->rulings[CATAN_F0] == CATAN_F0_EVEN, fishery = 0;
  if (draft->box == NULL)
    return TRUE;
  for (guint i = 0; i < draft->box->n_harbours; i++)
    {
      guint sea = first + 2 * i;
      if (draft->sides[i] >= island->shape.sea_sides[sea])
        return table_refuse (why, _ ("harbour %u lies on a corner, s%u: it has one side to the coast, not two"), i + 1,
                             sea + 1);
      island->harbour[sea] = draft->harbours[i];
      island->harbour_side[sea] = draft->sides[i];
    }
  for (guint sea = 0; fishermen && sea < island->shape.n_seas; sea++)
    if (catan_sea_is_bay (&island->shape, sea) && island->harbour[sea] == CATAN_NOWHERE)
      island->fishery[sea] = draft->fisheries[fishery++];
  return TRUE;
}

static gboolean
read_setup (CatanDraft *draft, const TableSetup *setup, TableRefusal *why)
{
  gboolean fishermen = catan_setup_in_play (setup, "fishermen");
  catan_draft_begin (draft, setup);
  for (guint i = 0; i < setup->n_lines; i++)
    {
      TableWords words;
      if (!table_words_cut (&words, setup->lines[i], why) || !catan_draft_line (draft, &words, why))
        return FALSE;
    }
  if (draft->has_fisheries && !fishermen)
    return table_refuse (why, _ ("there are fisheries, but “use fishermen” is missing"));
  return TRUE;
}

gboolean
catan_island_read (CatanIsland *island, const TableSetup *setup, TableRefusal *why)
{
  CatanDraft draft;
  if (!read_setup (&draft, setup, why) || !fill_in (&draft, setup->rulings[CATAN_T6] == CATAN_T6_LARGE, why))
    return FALSE;
  if (!check_spiral (&draft, why) || !settle_desert (&draft, setup, why)
      || !settle_seas (&draft, setup, catan_setup_in_play (setup, "fishermen"), why))
    return FALSE;
  if (island != NULL)
    *island = draft.island;
  return TRUE;
}

gboolean
catan_island_write (TableSetup *setup, const CatanIsland *island, TableRefusal *why)
{
  g_autofree char *frame = catan_print_frame (&island->shape);
  g_autofree char *hexes = catan_print_island (island);
  g_autofree char *harbours = catan_print_harbours (island);
  g_autofree char *fisheries = catan_print_fisheries (island);
  /* Without a frame line it is the small board. */
  if (catan_shape_board (&island->shape) != CATAN_BOARD_SMALL && !table_setup_says (setup, "frame", NULL)
      && !table_setup_line (setup, frame, why))
    return FALSE;
  return table_setup_line (setup, hexes, why) && table_setup_line (setup, harbours, why)
         && (!catan_setup_in_play (setup, "fishermen") || table_setup_line (setup, fisheries, why));
}

/* Replaces the island line without numbers by the complete line, or adds it at the end. */
static void
write_island (TableSetup *setup, const CatanIsland *island)
{
  g_autofree char *line = catan_print_island (island);
  for (guint i = 0; i < setup->n_lines; i++)
    if (g_str_has_prefix (setup->lines[i], "island "))
      {
        g_free (setup->lines[i]);
        setup->lines[i] = g_steal_pointer (&line);
        return;
      }
  table_setup_line (setup, line, NULL);
}

void
catan_island_complete (TableSetup *setup)
{
  CatanDraft draft;
  if (!read_setup (&draft, setup, NULL) || !fill_in (&draft, setup->rulings[CATAN_T6] == CATAN_T6_LARGE, NULL))
    return;
  if (!settle_desert (&draft, setup, NULL) || !settle_seas (&draft, setup, TRUE, NULL))
    return;
  if (!draft.has_numbers)
    write_island (setup, &draft.island);
  if (!draft.has_harbours)
    {
      g_autofree char *line = catan_print_harbours (&draft.island);
      table_setup_line (setup, line, NULL);
    }
  if (!draft.has_fisheries && catan_setup_in_play (setup, "fishermen"))
    {
      g_autofree char *line = catan_print_fisheries (&draft.island);
      table_setup_line (setup, line, NULL);
    }
}
