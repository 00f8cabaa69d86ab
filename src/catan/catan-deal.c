/* catan-deal.c - the island: as the setup describes it, dealt from a seed, or the island for beginners.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the lines leave open is filled in, always in the same way: a setup gives the same island on every computer and
 * in every version.  So the same seed must always give the same deal: the order of the random numbers below is part of
 * the record's format.
 */
#include "catan-rooms.h"

#include <string.h>

#include "table/table-intl.h"

static const guint8 box_lands[CATAN_N_LANDS] = { 4, 4, 4, 3, 3, 1, 1 }; /* a lake takes the place of the desert */
static const guint8 spiral_numbers[] = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 };
#define N_NUMBERS G_N_ELEMENTS (spiral_numbers)
static const guint8 box_harbours[CATAN_N_HARBOURS] = { CATAN_ANY,  CATAN_GRAIN, CATAN_ANY,   CATAN_ORE, CATAN_ANY,
                                                       CATAN_WOOL, CATAN_ANY,   CATAN_BRICK, CATAN_WOOD };
static const guint8 box_fisheries[CATAN_N_FISHERIES] = { 4, 10, 6, 5, 9, 8 };

/* With these lands and the spiral from A, no two neighbours have the same land, and all lands yield about the same. */
static const guint8 beginners[CATAN_N_HEXES] = {
  CATAN_PASTURE,   CATAN_FIELDS,  CATAN_HILLS,  CATAN_FOREST,    CATAN_HILLS,  CATAN_PASTURE, CATAN_FOREST,
  CATAN_MOUNTAINS, CATAN_PASTURE, CATAN_DESERT, CATAN_MOUNTAINS, CATAN_FIELDS, CATAN_FIELDS,  CATAN_MOUNTAINS,
  CATAN_FOREST,    CATAN_HILLS,   CATAN_FOREST, CATAN_PASTURE,   CATAN_FIELDS,
};

/* The two rings of hexes counter-clockwise, each from its north-west corner. */
static const char outer_ring[] = "ADHMQRSPLGCB", inner_ring[] = "EINOKF";

/* An island that is not complete yet, and which parts of it the lines have given. */
typedef struct
{
  CatanIsland island;
  gboolean has_lands, has_numbers, has_harbours, has_fisheries, has_deal;
  gboolean apart, spiral;
  guint corner; /* of the spiral: 0..5, counter-clockwise from A */
  guint64 random;
  guint8 harbours[CATAN_N_HARBOURS], sides[CATAN_N_HARBOURS]; /* clockwise, not yet on their sea hexes */
  guint8 fisheries[CATAN_N_FISHERIES];
} Draft;

/* ---- reading lines ---- */

static gboolean
is_desert (guint8 land)
{
  return land == CATAN_DESERT || land == CATAN_LAKE;
}

/* Reads LAND[:N]. */
static gboolean
read_hex (const char *word, guint8 *land, guint8 *number, TableRefusal *why)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", 2);
  int n = 0;
  for (*land = 0; *land < CATAN_N_LANDS && g_strcmp0 (parts[0], catan_land_words[*land]) != 0;)
    (*land)++;
  if (*land == CATAN_N_LANDS)
    return table_refuse (why, _ ("“%.20s” is no land: forest, pasture, fields, hills, mountains, desert or lake"),
                         parts[0] ? parts[0] : "");
  if (parts[0] && parts[1]
      && (!table_words_number (parts[1], 2, 12, &n) || n == 7 || parts[1][0] == '+' || is_desert (*land)))
    return table_refuse (
        why, _ ("“%.20s” is no hex: a land with its number, 2 to 12 but not 7; desert and lake have none"), word);
  *number = (guint8) n;
  return TRUE;
}

static gboolean
check_lands (const CatanIsland *island, TableRefusal *why)
{
  guint counts[CATAN_N_LANDS] = { 0 };
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    counts[island->land[hex] == CATAN_LAKE ? CATAN_DESERT : island->land[hex]]++;
  for (guint land = 0; land <= CATAN_DESERT; land++)
    if (counts[land] != box_lands[land])
      return table_refuse (why, _ ("the island has %u × %s, the box has %u"), counts[land],
                           catan_land_name ((CatanLand) land), box_lands[land]);
  return TRUE;
}

/* Either no hex has a number, or all number tokens of the box are used. */
static gboolean
check_numbers (const CatanIsland *island, gboolean *any, TableRefusal *why)
{
  guint counts[13] = { 0 }, box[13] = { 0 };
  *any = FALSE;
  for (guint i = 0; i < N_NUMBERS; i++)
    box[spiral_numbers[i]]++;
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    {
      counts[island->number[hex]]++;
      *any = *any || island->number[hex];
    }
  for (guint number = 2; *any && number <= 12; number++)
    if (counts[number] != box[number])
      return table_refuse (why, _ ("the island has %u × the number %u, the box has %u"), counts[number], number,
                           box[number]);
  return TRUE;
}

static gboolean
read_island (Draft *draft, const TableWords *words, TableRefusal *why)
{
  if (words->n != 1 + CATAN_N_HEXES)
    return table_refuse (why, _ ("an island line names %d hexes, A to S; here are %u"), CATAN_N_HEXES, words->n - 1);
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    if (!read_hex (words->word[hex + 1], &draft->island.land[hex], &draft->island.number[hex], why))
      return FALSE;
  draft->has_lands = TRUE;
  return check_lands (&draft->island, why) && check_numbers (&draft->island, &draft->has_numbers, why);
}

static gboolean
read_harbours (Draft *draft, const TableWords *words, TableRefusal *why)
{
  guint counts[CATAN_N_RESOURCES + 1] = { 0 };
  if (words->n != 1 + CATAN_N_HARBOURS)
    return table_refuse (why, _ ("a harbours line names %d harbours, clockwise; here are %u"), CATAN_N_HARBOURS,
                         words->n - 1);
  for (guint i = 0; i < CATAN_N_HARBOURS; i++)
    {
      const char *word = words->word[i + 1];
      gboolean second = g_str_has_suffix (word, ":2");
      gsize length = strlen (word) - (second ? 2 : 0);
      guint8 kind = 0;
      while (kind <= CATAN_ANY
             && (strlen (catan_resource_words[kind]) != length || strncmp (word, catan_resource_words[kind], length)))
        kind++;
      if (kind > CATAN_ANY)
        return table_refuse (why, _ ("“%.20s” is no harbour: wood, wool, grain, brick, ore or any, maybe with :2"),
                             word);
      draft->harbours[i] = kind;
      draft->sides[i] = second;
      counts[kind]++;
    }
  for (guint kind = 0; kind <= CATAN_ANY; kind++)
    if (counts[kind] != (kind == CATAN_ANY ? 4 : 1))
      return table_refuse (why, _ ("there are %u × the harbour %s, the box has %u"), counts[kind],
                           catan_resource_words[kind], kind == CATAN_ANY ? 4 : 1);
  draft->has_harbours = TRUE;
  return TRUE;
}

static gboolean
read_fisheries (Draft *draft, const TableWords *words, TableRefusal *why)
{
  guint seen = 0;
  if (words->n != 1 + CATAN_N_FISHERIES)
    return table_refuse (why, _ ("a fisheries line names %d numbers, clockwise; here are %u"), CATAN_N_FISHERIES,
                         words->n - 1);
  for (guint i = 0; i < CATAN_N_FISHERIES; i++)
    {
      int number;
      if (!table_words_number (words->word[i + 1], 4, 10, &number) || number == 7)
        return table_refuse (why, _ ("“%.20s” is no fishery: they are 4, 5, 6, 8, 9 and 10"), words->word[i + 1]);
      if (seen & (1u << number))
        return table_refuse (why, _ ("the fishery %d lies there twice: the box has one"), number);
      seen |= 1u << number;
      draft->fisheries[i] = (guint8) number;
    }
  draft->has_fisheries = TRUE;
  return TRUE;
}

static gboolean
read_deal (Draft *draft, const TableWords *words, TableRefusal *why)
{
  int seed;
  if (words->n < 2 || words->n > 3 || !table_words_number (words->word[1], 0, 999999999, &seed)
      || (words->n == 3 && strcmp (words->word[2], "apart") != 0))
    return table_refuse (why, _ ("a deal line is: deal SEED, a number from 0 to 999999999, maybe with “apart”"));
  draft->has_deal = TRUE;
  draft->apart = words->n == 3;
  draft->random = (guint64) seed;
  return TRUE;
}

static gboolean
read_spiral (Draft *draft, const TableWords *words, TableRefusal *why)
{
  guint8 hex = words->n == 2 ? catan_hex_find (words->word[1]) : CATAN_NOWHERE;
  const char *at = hex == CATAN_NOWHERE ? NULL : strchr (outer_ring, 'A' + hex);
  if (at == NULL || (at - outer_ring) % 2)
    return table_refuse (why, _ ("the spiral of numbers begins at a corner: spiral A, C, H, L, Q or S"));
  draft->spiral = TRUE;
  draft->corner = (guint) (at - outer_ring) / 2;
  return TRUE;
}

static gboolean
read_line (Draft *draft, const TableWords *words, TableRefusal *why)
{
  const char *key = words->n ? words->word[0] : "";
  if (strcmp (key, "island") == 0)
    return read_island (draft, words, why);
  if (strcmp (key, "harbours") == 0)
    return read_harbours (draft, words, why);
  if (strcmp (key, "fisheries") == 0)
    return read_fisheries (draft, words, why);
  if (strcmp (key, "deal") == 0)
    return read_deal (draft, words, why);
  if (strcmp (key, "spiral") == 0)
    return read_spiral (draft, words, why);
  return TRUE;
}

gboolean
catan_island_line (const TableWords *words, TableRefusal *why)
{
  Draft draft = { 0 };
  return read_line (&draft, words, why);
}

/* ---- dealing ---- */

/* SplitMix64: a small generator that works well with any seed and gives the same numbers on every computer. */
static guint64
draw (Draft *draft)
{
  guint64 z = (draft->random += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static void
shuffle (Draft *draft, guint8 *things, guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = (guint) (draw (draft) % i);
      guint8 thing = things[i - 1];
      things[i - 1] = things[j];
      things[j] = thing;
    }
}

static void
deal_lands (Draft *draft)
{
  guint n = 0;
  for (guint8 land = 0; land <= CATAN_DESERT; land++)
    for (guint i = 0; i < box_lands[land]; i++)
      draft->island.land[n++] = land;
  shuffle (draft, draft->island.land, CATAN_N_HEXES);
}

/* Puts number tokens on all hexes except the desert or lake, in the order A to S or along the spiral. */
static void
lay_numbers (CatanIsland *island, const guint8 numbers[N_NUMBERS], gboolean spiral, guint corner)
{
  for (guint i = 0, n = 0; i < CATAN_N_HEXES; i++)
    {
      guint hex = i;
      if (spiral && i < 12)
        hex = (guint) (outer_ring[(2 * corner + i) % 12] - 'A');
      else if (spiral)
        hex = i < 18 ? (guint) (inner_ring[(corner + i - 12) % 6] - 'A') : 9;
      island->number[hex] = is_desert (island->land[hex]) ? 0 : numbers[n++];
    }
}

/* TRUE if no 6 or 8 lies beside another 6 or 8, and no number lies beside the same number. */
static gboolean
numbers_are_apart (const CatanIsland *island)
{
  const CatanShape *shape = catan_shape ();
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
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
deal_numbers (Draft *draft)
{
  guint8 numbers[N_NUMBERS];
  memcpy (numbers, spiral_numbers, sizeof numbers);
  do
    {
      shuffle (draft, numbers, N_NUMBERS);
      lay_numbers (&draft->island, numbers, FALSE, 0);
    }
  while (draft->apart && !numbers_are_apart (&draft->island));
}

static void
fill_in (Draft *draft)
{
  if (!draft->has_lands && draft->has_deal)
    deal_lands (draft);
  else if (!draft->has_lands)
    memcpy (draft->island.land, beginners, sizeof beginners);
  if (!draft->has_numbers && draft->has_deal && !draft->spiral)
    deal_numbers (draft);
  else if (!draft->has_numbers)
    lay_numbers (&draft->island, spiral_numbers, TRUE, draft->corner);
  if (!draft->has_harbours)
    {
      memcpy (draft->harbours, box_harbours, sizeof box_harbours);
      if (draft->has_deal)
        shuffle (draft, draft->harbours, CATAN_N_HARBOURS);
    }
  if (!draft->has_fisheries)
    {
      memcpy (draft->fisheries, box_fisheries, sizeof box_fisheries);
      if (draft->has_deal)
        shuffle (draft, draft->fisheries, CATAN_N_FISHERIES);
    }
}

/* ---- putting it together ---- */

/* If the setup has a spiral line, the numbers must follow it. */
static gboolean
check_spiral (const Draft *draft, TableRefusal *why)
{
  CatanIsland laid = draft->island;
  if (!draft->spiral)
    return TRUE;
  lay_numbers (&laid, spiral_numbers, TRUE, draft->corner);
  return memcmp (laid.number, draft->island.number, sizeof laid.number) == 0
         || table_refuse (why, _ ("the numbers of the island do not follow the spiral that the setup names"));
}

/* Makes the hex without a number a desert or a lake, as ruling T1 says.  A lake in the island line is refused if T1
 * does not allow it. */
static gboolean
settle_desert (Draft *draft, const TableSetup *setup, TableRefusal *why)
{
  gboolean lake = setup->rulings[CATAN_T1] == CATAN_T1_LAKE && catan_setup_in_play (setup, "fishermen");
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    {
      if (draft->island.land[hex] == CATAN_LAKE && !lake)
        return table_refuse (why, _ ("the island has a lake: this needs “use fishermen” and “rule T1 lake”"));
      if (draft->island.land[hex] == CATAN_DESERT && lake)
        draft->island.land[hex] = CATAN_LAKE;
    }
  return TRUE;
}

static gboolean
settle_seas (Draft *draft, const TableSetup *setup, gboolean fishermen, TableRefusal *why)
{
  CatanIsland *island = &draft->island;
  guint first = setup->rulings[CATAN_F0] == CATAN_F0_EVEN, fishery = 0;
  memset (island->harbour, CATAN_NOWHERE, sizeof island->harbour);
  for (guint i = 0; i < CATAN_N_HARBOURS; i++)
    {
      guint sea = first + 2 * i;
      if (sea % 3 == 0 && draft->sides[i])
        return table_refuse (why, _ ("harbour %u lies on a corner, s%u: it has one side to the coast, not two"), i + 1,
                             sea + 1);
      island->harbour[sea] = draft->harbours[i];
      island->harbour_side[sea] = draft->sides[i];
    }
  for (guint sea = 0; fishermen && sea < CATAN_N_SEAS; sea++)
    if (sea % 3 && island->harbour[sea] == CATAN_NOWHERE)
      island->fishery[sea] = draft->fisheries[fishery++];
  return TRUE;
}

static gboolean
read_setup (Draft *draft, const TableSetup *setup, TableRefusal *why)
{
  gboolean fishermen = catan_setup_in_play (setup, "fishermen");
  for (guint i = 0; i < setup->n_lines; i++)
    {
      TableWords words;
      if (!table_words_cut (&words, setup->lines[i], why) || !read_line (draft, &words, why))
        return FALSE;
    }
  if (draft->has_fisheries && !fishermen)
    return table_refuse (why, _ ("there are fisheries, but “use fishermen” is missing"));
  return TRUE;
}

gboolean
catan_island_read (CatanIsland *island, const TableSetup *setup, TableRefusal *why)
{
  Draft draft = { 0 };
  if (!read_setup (&draft, setup, why))
    return FALSE;
  fill_in (&draft);
  if (!check_spiral (&draft, why) || !settle_desert (&draft, setup, why)
      || !settle_seas (&draft, setup, catan_setup_in_play (setup, "fishermen"), why))
    return FALSE;
  if (island != NULL)
    *island = draft.island;
  return TRUE;
}

static char *
print_island (const CatanIsland *island)
{
  GString *line = g_string_new ("island");
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    {
      g_string_append_printf (line, " %s", catan_land_words[island->land[hex]]);
      if (island->number[hex])
        g_string_append_printf (line, ":%u", island->number[hex]);
    }
  return g_string_free (line, FALSE);
}

static char *
print_harbours (const CatanIsland *island)
{
  GString *line = g_string_new ("harbours");
  for (guint sea = 0; sea < CATAN_N_SEAS; sea++)
    if (island->harbour[sea] <= CATAN_ANY)
      g_string_append_printf (line, " %s%s", catan_resource_words[island->harbour[sea]],
                              island->harbour_side[sea] ? ":2" : "");
  return g_string_free (line, FALSE);
}

static char *
print_fisheries (const CatanIsland *island)
{
  GString *line = g_string_new ("fisheries");
  for (guint sea = 0; sea < CATAN_N_SEAS; sea++)
    if (island->fishery[sea])
      g_string_append_printf (line, " %u", island->fishery[sea]);
  return g_string_free (line, FALSE);
}

gboolean
catan_island_write (TableSetup *setup, const CatanIsland *island, TableRefusal *why)
{
  g_autofree char *hexes = print_island (island);
  g_autofree char *harbours = print_harbours (island);
  g_autofree char *fisheries = print_fisheries (island);
  return table_setup_line (setup, hexes, why) && table_setup_line (setup, harbours, why)
         && (!catan_setup_in_play (setup, "fishermen") || table_setup_line (setup, fisheries, why));
}

/* Replaces the island line without numbers by the complete line, or adds it at the end. */
static void
write_island (TableSetup *setup, const CatanIsland *island)
{
  g_autofree char *line = print_island (island);
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
  Draft draft = { 0 };
  if (!read_setup (&draft, setup, NULL))
    return;
  fill_in (&draft);
  if (!settle_desert (&draft, setup, NULL) || !settle_seas (&draft, setup, TRUE, NULL))
    return;
  if (!draft.has_numbers)
    write_island (setup, &draft.island);
  if (!draft.has_harbours)
    {
      g_autofree char *line = print_harbours (&draft.island);
      table_setup_line (setup, line, NULL);
    }
  if (!draft.has_fisheries && catan_setup_in_play (setup, "fishermen"))
    {
      g_autofree char *line = print_fisheries (&draft.island);
      table_setup_line (setup, line, NULL);
    }
}
