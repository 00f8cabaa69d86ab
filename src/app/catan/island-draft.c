/* island-draft.c - an island while it is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules decide whether it can be made from the pieces of the box: the draft is written as setup lines, and the
 * rules read these.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "catan/catan-rulings.h"
#include "island-draft.h"

/* Is this sea hex a place for a fishery on the board of a box? */
static gboolean
is_bay (const CatanShape *shape, guint sea, guint parity)
{
  return sea % 2 != parity && shape->sea_sides[sea] == 2;
}

/* A setup with only the lines about the island, and with the Fishermen, so that all of these lines are read. */
static TableSetup *
scratch_new (const TableSetup *from, guint parity)
{
  static const char *const of_island[] = { "frame ", "island ", "spiral ", "harbours ", "fisheries ", "deal " };
  TableSetup *setup = table_setup_new (&catan_game);

  table_setup_line (setup, "use fishermen", NULL);
  setup->rulings[CATAN_F0] = (guint8) parity;
  setup->rulings[CATAN_T1] = CATAN_T1_LAKE;
  setup->rulings[CATAN_T6] = from != NULL ? from->rulings[CATAN_T6] : CATAN_T6_SMALL;
  for (guint i = 0; from != NULL && i < from->n_lines; i++)
    for (guint k = 0; k < G_N_ELEMENTS (of_island); k++)
      if (g_str_has_prefix (from->lines[i], of_island[k]))
        table_setup_line (setup, from->lines[i], NULL);
  return setup;
}

gboolean
island_draft_take (IslandDraft *draft, const TableSetup *setup, TableRefusal *why)
{
  guint8 parity = setup != NULL ? setup->rulings[CATAN_F0] : CATAN_F0_ODD;
  g_autoptr (TableSetup) scratch = scratch_new (setup, parity);
  CatanIsland island;

  if (!catan_island_read (&island, scratch, why))
    return FALSE;
  island.further_lake = CATAN_NOWHERE;
  for (guint hex = 0; hex < island.shape.n_hexes; hex++)
    if (island.land[hex] == CATAN_LAKE)
      island.land[hex] = CATAN_DESERT;
  *draft = (IslandDraft){ .island = island,
                          .parity = parity,
                          .large = scratch->rulings[CATAN_T6],
                          .own = catan_shape_board (&island.shape) == CATAN_N_BOARDS };
  return TRUE;
}

void
island_draft_show (const IslandDraft *draft, gboolean fishermen, const guint8 rulings[], CatanIsland *shown)
{
  *shown = draft->island;
  if (fishermen)
    catan_island_settle_lakes (shown, rulings);
  else
    memset (shown->fishery, 0, sizeof shown->fishery);
}

/* Says which place is empty.  Numbers may all be empty: then they are dealt. */
static gboolean
is_filled (const IslandDraft *draft, gboolean fishermen, TableRefusal *why)
{
  const CatanIsland *island = &draft->island;
  /* The larger board has more places than the sheet has fisheries. */
  const gboolean big = island_draft_board (draft) == CATAN_BOARD_BIG;
  gboolean numbered = FALSE;

  for (guint hex = 0; hex < draft->island.shape.n_hexes; hex++)
    numbered |= island->number[hex] != 0;
  for (guint hex = 0; hex < draft->island.shape.n_hexes; hex++)
    {
      const CatanName name = catan_hex_name (hex);

      if (island->land[hex] >= CATAN_N_LANDS)
        return table_refuse (why, _ ("hex %s of the island is not known yet"), name.text);
      if (numbered && island->number[hex] == 0 && island->land[hex] != CATAN_DESERT)
        return table_refuse (why, _ ("the number of hex %s is not known yet"), name.text);
    }
  for (guint8 sea = 0; sea < draft->island.shape.n_seas; sea++)
    {
      const IslandKind kind = island_draft_kind (draft, (ArtPlace){ ART_PLACE_SEA, sea });
      const CatanName name = catan_sea_name (sea);

      if (kind == ISLAND_HARBOUR && island->harbour[sea] > CATAN_ANY)
        return table_refuse (why, _ ("the harbour at sea %s is not known yet"), name.text);
      if (kind == ISLAND_FISHERY && fishermen && island->fishery[sea] == 0 && !big)
        return table_refuse (why, _ ("the fishery at sea %s is not known yet"), name.text);
    }
  return TRUE;
}

gboolean
island_draft_fill (const IslandDraft *draft, TableSetup *setup, TableRefusal *why)
{
  if (!is_filled (draft, catan_game.in_play (setup, "fishermen"), why))
    return FALSE;
  return catan_island_write (setup, &draft->island, why) && catan_island_read (NULL, setup, why);
}

gboolean
island_draft_check (const IslandDraft *draft, TableRefusal *why)
{
  g_autoptr (TableSetup) scratch = scratch_new (NULL, draft->parity);

  return island_draft_fill (draft, scratch, why);
}

void
island_draft_beginners (IslandDraft *draft, CatanBoard board)
{
  const guint parity = draft->parity;
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);

  if (board == CATAN_BOARD_BIG)
    table_setup_line (setup, "frame big", NULL);
  setup->rulings[CATAN_T6] = draft->large;
  island_draft_take (draft, setup, NULL);
  island_draft_set_parity (draft, parity);
}

CatanBoard
island_draft_board (const IslandDraft *draft)
{
  const CatanBoard board = catan_shape_board (&draft->island.shape);

  return board < CATAN_N_BOARDS && !draft->own ? board : CATAN_BOARD_SMALL;
}

/* Bytes between the members do not count. */
gboolean
island_draft_equal (const IslandDraft *a, const IslandDraft *b)
{
  const CatanIsland *i = &a->island, *k = &b->island;

  return a->parity == b->parity && a->own == b->own
         && memcmp (&i->shape.frame, &k->shape.frame, sizeof i->shape.frame) == 0
         && memcmp (i->land, k->land, sizeof i->land) == 0 && memcmp (i->number, k->number, sizeof i->number) == 0
         && memcmp (i->harbour, k->harbour, sizeof i->harbour) == 0
         && memcmp (i->harbour_side, k->harbour_side, sizeof i->harbour_side) == 0
         && memcmp (i->fishery, k->fishery, sizeof i->fishery) == 0
         && memcmp (i->fishery_side, k->fishery_side, sizeof i->fishery_side) == 0;
}

void
island_draft_clear (IslandDraft *draft)
{
  CatanIsland *island = &draft->island;

  memset (island->land, CATAN_N_LANDS, island->shape.n_hexes);
  memset (island->number, 0, sizeof island->number);
  memset (island->harbour, CATAN_NOWHERE, sizeof island->harbour);
  memset (island->harbour_side, 0, sizeof island->harbour_side);
  memset (island->fishery, 0, sizeof island->fishery);
  memset (island->fishery_side, 0, sizeof island->fishery_side);
}

void
island_draft_set_parity (IslandDraft *draft, guint parity)
{
  CatanIsland *island = &draft->island, was = draft->island;
  const guint before = draft->parity, n = island->shape.n_seas;

  draft->parity = (guint8) parity;
  if (draft->own)
    return;
  for (guint sea = 0; sea < n; sea++)
    {
      const gboolean here = sea % 2 == parity;
      /* Harbours go to the next or last sea hex. */
      const guint from = here ? sea + before - parity : n;

      island->harbour[sea] = here ? was.harbour[from] : CATAN_NOWHERE;
      island->harbour_side[sea] = here && island->shape.sea_sides[sea] > 1 ? was.harbour_side[from] : 0;
      island->fishery[sea] = 0;
    }
  for (guint to = 0, from = 0;; to++, from++)
    {
      while (from < n && !is_bay (&was.shape, from, before))
        from++;
      while (to < n && !is_bay (&was.shape, to, parity))
        to++;
      if (from >= n || to >= n)
        break;
      island->fishery[to] = was.fishery[from];
    }
}

gboolean
island_draft_spiral (IslandDraft *draft, guint hex, TableRefusal *why)
{
  g_autoptr (TableSetup) scratch = scratch_new (NULL, draft->parity);
  IslandDraft bare = *draft;
  g_autofree char *line = NULL;
  CatanIsland laid;

  if (draft->own)
    return table_refuse (why, _ ("only the boards of the boxes have a spiral of numbers"));
  if (island_draft_board (draft) == CATAN_BOARD_BIG)
    table_setup_line (scratch, "frame big", NULL);
  line = g_strdup_printf ("spiral %s", catan_hex_name (hex).text);
  if (!table_setup_line (scratch, line, NULL))
    table_setup_line (scratch, "spiral A", NULL);

  /* Only the lands matter here.  Everything else may still be unknown and is taken from the island for beginners. */
  island_draft_beginners (&bare, island_draft_board (draft));
  memcpy (bare.island.land, draft->island.land, sizeof bare.island.land);
  memset (bare.island.number, 0, sizeof bare.island.number);
  if (!island_draft_fill (&bare, scratch, why) || !catan_island_read (&laid, scratch, why))
    return FALSE;
  memcpy (draft->island.number, laid.number, sizeof laid.number);
  return TRUE;
}

/* ---- places ---- */

IslandKind
island_draft_kind (const IslandDraft *draft, ArtPlace place)
{
  const CatanShape *shape = &draft->island.shape;

  if (place.kind == ART_PLACE_HEX && place.index < shape->n_hexes)
    return ISLAND_HEX;
  if (place.kind != ART_PLACE_SEA || place.index >= shape->n_seas)
    return ISLAND_NOTHING;
  if (draft->own)
    return ISLAND_SEA;
  if (place.index % 2 == draft->parity)
    return ISLAND_HARBOUR;
  return is_bay (shape, place.index, draft->parity) ? ISLAND_FISHERY : ISLAND_NOTHING;
}

ArtPlace
island_draft_next (const IslandDraft *draft, ArtPlace place, int step)
{
  const int hexes = draft->island.shape.n_hexes, n = hexes + draft->island.shape.n_seas;
  int at = place.kind == ART_PLACE_SEA ? hexes + place.index : place.index;
  ArtPlace next;

  do
    {
      at = (at + step + n) % n;
      if (at < hexes)
        next = (ArtPlace){ ART_PLACE_HEX, (guint8) at };
      else
        next = (ArtPlace){ ART_PLACE_SEA, (guint8) (at - hexes) };
    }
  while (island_draft_kind (draft, next) == ISLAND_NOTHING);
  return next;
}

gboolean
island_draft_set_thing (IslandDraft *draft, ArtPlace place, guint thing)
{
  CatanIsland *island = &draft->island;

  switch (island_draft_kind (draft, place))
    {
    case ISLAND_HEX:
      if (thing > CATAN_DESERT)
        return FALSE;
      island->land[place.index] = (guint8) thing;
      if (thing == CATAN_DESERT)
        island->number[place.index] = 0;
      return TRUE;
    case ISLAND_SEA: island_draft_set_nothing (draft, place); G_GNUC_FALLTHROUGH;
    case ISLAND_HARBOUR:
      if (thing > CATAN_ANY)
        return FALSE;
      island->harbour[place.index] = (guint8) thing;
      return TRUE;
    case ISLAND_FISHERY:
    case ISLAND_NOTHING:
    default: return FALSE;
    }
}

/* The first bay of a sea hex from this edge on; CATAN_NOWHERE: it has none. */
static guint8
bay_from (const CatanShape *shape, guint sea, guint side)
{
  guint8 spots[3];

  for (guint i = 0; i < shape->sea_sides[sea]; i++)
    if (catan_bay_spots (shape, sea, (side + i) % shape->sea_sides[sea], spots))
      return (guint8) ((side + i) % shape->sea_sides[sea]);
  return CATAN_NOWHERE;
}

gboolean
island_draft_set_number (IslandDraft *draft, ArtPlace place, guint number)
{
  CatanIsland *island = &draft->island;
  const IslandKind kind = island_draft_kind (draft, place);
  const gboolean hex = kind == ISLAND_HEX, few = !hex && !draft->own && island_draft_board (draft) == CATAN_BOARD_SMALL;

  if ((!hex && kind != ISLAND_FISHERY && kind != ISLAND_SEA) || number == 7 || number < (few ? 4 : 2)
      || number > (few ? 10 : 12) || (hex && island->land[place.index] == CATAN_DESERT))
    return FALSE;
  if (hex)
    {
      island->number[place.index] = (guint8) number;
      return TRUE;
    }
  if (kind == ISLAND_SEA)
    {
      const guint8 side = bay_from (&island->shape, place.index, island->fishery_side[place.index]);

      if (side == CATAN_NOWHERE)
        return FALSE;
      island_draft_set_nothing (draft, place);
      island->fishery_side[place.index] = side;
    }
  island->fishery[place.index] = (guint8) number;
  return TRUE;
}

gboolean
island_draft_set_nothing (IslandDraft *draft, ArtPlace place)
{
  const IslandKind kind = island_draft_kind (draft, place);
  CatanIsland *island = &draft->island;

  if (kind != ISLAND_SEA && (kind != ISLAND_FISHERY || island_draft_board (draft) == CATAN_BOARD_SMALL))
    return FALSE;
  island->harbour[place.index] = CATAN_NOWHERE;
  island->harbour_side[place.index] = 0;
  island->fishery[place.index] = 0;
  island->fishery_side[place.index] = 0;
  return TRUE;
}

gboolean
island_draft_turn (IslandDraft *draft, ArtPlace place)
{
  const IslandKind kind = island_draft_kind (draft, place);
  CatanIsland *island = &draft->island;
  const guint sea = place.index;

  if ((kind != ISLAND_HARBOUR && kind != ISLAND_SEA) || island->shape.sea_sides[sea] < 2)
    return FALSE;
  if (island->fishery[sea] != 0)
    island->fishery_side[sea] = bay_from (&island->shape, sea, island->fishery_side[sea] + 1u);
  else
    island->harbour_side[sea] = (guint8) ((island->harbour_side[sea] + 1) % island->shape.sea_sides[sea]);
  return TRUE;
}

static char *
tell_hex (const CatanIsland *island, guint hex, const char *name)
{
  if (island->land[hex] >= CATAN_N_LANDS)
    return g_strdup_printf (_ ("Hex %s: which land?"), name);
  if (island->land[hex] == CATAN_DESERT)
    return g_strdup_printf (_ ("Hex %s: %s"), name, catan_land_name (CATAN_DESERT));
  if (island->number[hex] == 0)
    return g_strdup_printf (_ ("Hex %s: %s, which number?"), name, catan_land_name (island->land[hex]));
  return g_strdup_printf (_ ("Hex %s: %s, %u"), name, catan_land_name (island->land[hex]), island->number[hex]);
}

char *
island_draft_tell (const IslandDraft *draft, ArtPlace place)
{
  const CatanIsland *island = &draft->island;
  const CatanName at = place.kind == ART_PLACE_HEX ? catan_hex_name (place.index) : catan_sea_name (place.index);
  const char *name = at.text;

  switch (island_draft_kind (draft, place))
    {
    case ISLAND_HEX: return tell_hex (island, place.index, name);
    case ISLAND_SEA:
      if (island->fishery[place.index] != 0)
        return g_strdup_printf (_ ("Sea %s: fishery %u"), name, island->fishery[place.index]);
      if (island->harbour[place.index] > CATAN_ANY)
        return g_strdup_printf (_ ("Sea %s: nothing lies there"), name);
      G_GNUC_FALLTHROUGH;
    case ISLAND_HARBOUR:
      if (island->harbour[place.index] > CATAN_ANY)
        return g_strdup_printf (_ ("Sea %s: which harbour?"), name);
      if (island->harbour[place.index] == CATAN_ANY)
        return g_strdup_printf (_ ("Sea %s: harbour for anything, 3:1"), name);
      return g_strdup_printf (_ ("Sea %s: harbour for %s, 2:1"), name,
                              catan_resource_name (island->harbour[place.index]));
    case ISLAND_FISHERY:
      if (island->fishery[place.index] == 0)
        return g_strdup_printf (_ ("Sea %s: which fishery?"), name);
      return g_strdup_printf (_ ("Sea %s: fishery %u"), name, island->fishery[place.index]);
    case ISLAND_NOTHING:
    default: return g_strdup ("");
    }
}

/* ---- how many there are, and what cannot be ---- */

static void
count_seas (const CatanIsland *island, guint *harbours, guint *fisheries)
{
  *harbours = *fisheries = 0;
  for (guint sea = 0; sea < island->shape.n_seas; sea++)
    {
      *harbours += island->harbour[sea] <= CATAN_ANY;
      *fisheries += island->fishery[sea] != 0;
    }
}

char *
island_draft_count (const IslandDraft *draft, gboolean fishermen, gboolean *complete)
{
  IslandDraft usual = *draft;
  g_autofree char *ports = NULL, *fish = NULL;
  guint harbours, fisheries, all_harbours, all_fisheries;

  count_seas (&draft->island, &harbours, &fisheries);
  *complete = TRUE;
  if (draft->own)
    {
      ports = g_strdup_printf (ngettext ("%u harbour", "%u harbours", harbours), harbours);
      fish = g_strdup_printf (ngettext ("%u fishery", "%u fisheries", fisheries), fisheries);
    }
  else
    {
      island_draft_beginners (&usual, island_draft_board (draft));
      count_seas (&usual.island, &all_harbours, &all_fisheries);
      *complete = harbours >= all_harbours && (!fishermen || fisheries >= all_fisheries);
      ports = g_strdup_printf (_ ("%u of %u harbours"), harbours, all_harbours);
      fish = g_strdup_printf (_ ("%u of %u fisheries"), fisheries, all_fisheries);
    }
  return fishermen ? g_strdup_printf ("%s, %s", ports, fish) : g_steal_pointer (&ports);
}

gboolean
island_draft_is_open (const IslandDraft *draft, ArtPlace place)
{
  const CatanIsland *island = &draft->island;

  switch (island_draft_kind (draft, place))
    {
    case ISLAND_HEX:
      return island->land[place.index] >= CATAN_N_LANDS
             || (island->land[place.index] != CATAN_DESERT && island->number[place.index] == 0);
    case ISLAND_HARBOUR: return island->harbour[place.index] > CATAN_ANY;
    case ISLAND_FISHERY: return island->fishery[place.index] == 0;
    case ISLAND_SEA:
    case ISLAND_NOTHING:
    default: return FALSE;
    }
}

char *
island_draft_no_number (const IslandDraft *draft, ArtPlace place, guint number)
{
  const IslandKind kind = island_draft_kind (draft, place);

  if (kind == ISLAND_HARBOUR)
    return g_strdup (_ ("A harbour is asked for here: only hexes and fisheries have numbers"));
  if (kind == ISLAND_HEX && draft->island.land[place.index] == CATAN_DESERT)
    return g_strdup (_ ("The desert has no number"));
  if (kind == ISLAND_FISHERY && number >= 2 && number <= 12 && number != 7)
    return g_strdup (_ ("The fisheries have the numbers 4, 5, 6, 8, 9 and 10"));
  if (kind == ISLAND_SEA && number >= 2 && number <= 12 && number != 7)
    return g_strdup (_ ("No fishery can lie here: it needs two edges of the coast that meet"));
  return g_strdup_printf (_ ("There is no number %u: they are 2 to 12, without 7"), number);
}

char *
island_draft_no_thing (const IslandDraft *draft, ArtPlace place)
{
  switch (island_draft_kind (draft, place))
    {
    case ISLAND_FISHERY: return g_strdup (_ ("A fishery is asked for here: it has a number, and no letter"));
    case ISLAND_HARBOUR:
    case ISLAND_SEA: return g_strdup (_ ("No harbour has this letter"));
    case ISLAND_HEX:
    case ISLAND_NOTHING:
    default: return g_strdup (_ ("No land has this letter"));
    }
}

char *
island_draft_no_other (const IslandDraft *draft, ArtPlace place)
{
  switch (island_draft_kind (draft, place))
    {
    case ISLAND_HARBOUR:
    case ISLAND_SEA: return g_strdup (_ ("This sea hex touches only one edge of the coast"));
    case ISLAND_FISHERY: return g_strdup (_ ("On this board a fishery lies here in every game"));
    case ISLAND_HEX:
    case ISLAND_NOTHING:
    default: return g_strdup (_ ("On this board every hex is land; a frame of your own can be another"));
    }
}

gboolean
island_draft_passes_corner (const IslandDraft *draft, ArtPlace from, ArtPlace to)
{
  const CatanShape *shape = &draft->island.shape;

  if (to.kind != ART_PLACE_SEA)
    return FALSE;
  for (guint sea = from.kind == ART_PLACE_SEA ? from.index + 1u : 0; sea < to.index; sea++)
    if (island_draft_kind (draft, (ArtPlace){ ART_PLACE_SEA, (guint8) sea }) == ISLAND_NOTHING
        && shape->sea_sides[sea] == 1)
      return TRUE;
  return FALSE;
}
