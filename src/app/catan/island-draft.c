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

/* A setup with only the lines about the island, and with the Fishermen, so that all of these lines are read. */
static TableSetup *
scratch_new (const TableSetup *from, guint parity)
{
  static const char *const of_island[] = { "island ", "spiral ", "harbours ", "fisheries ", "deal " };
  TableSetup *setup = table_setup_new (&catan_game);

  table_setup_line (setup, "use fishermen", NULL);
  setup->rulings[CATAN_F0] = (guint8) parity;
  setup->rulings[CATAN_T1] = CATAN_T1_LAKE;
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
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    if (island.land[hex] == CATAN_LAKE)
      island.land[hex] = CATAN_DESERT;
  *draft = (IslandDraft){ island, parity };
  return TRUE;
}

/* Says which place is empty.  Numbers may all be empty: then they are dealt. */
static gboolean
is_filled (const IslandDraft *draft, gboolean fishermen, TableRefusal *why)
{
  const CatanIsland *island = &draft->island;
  char name[CATAN_NAME_MAX];
  gboolean numbered = FALSE;

  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    numbered |= island->number[hex] != 0;
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    {
      catan_hex_name (hex, name);
      if (island->land[hex] >= CATAN_N_LANDS)
        return table_refuse (why, _ ("hex %s of the island is not known yet"), name);
      if (numbered && island->number[hex] == 0 && island->land[hex] != CATAN_DESERT)
        return table_refuse (why, _ ("the number of hex %s is not known yet"), name);
    }
  for (guint8 sea = 0; sea < CATAN_N_SEAS; sea++)
    {
      IslandKind kind = island_draft_kind (draft, (ArtPlace){ ART_PLACE_SEA, sea });

      catan_sea_name (sea, name);
      if (kind == ISLAND_HARBOUR && island->harbour[sea] > CATAN_ANY)
        return table_refuse (why, _ ("the harbour at sea %s is not known yet"), name);
      if (kind == ISLAND_FISHERY && fishermen && island->fishery[sea] == 0)
        return table_refuse (why, _ ("the fishery at sea %s is not known yet"), name);
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
island_draft_beginners (IslandDraft *draft)
{
  guint parity = draft->parity;

  island_draft_take (draft, NULL, NULL);
  island_draft_set_parity (draft, parity);
}

void
island_draft_clear (IslandDraft *draft)
{
  CatanIsland *island = &draft->island;

  memset (island, 0, sizeof *island);
  memset (island->land, CATAN_N_LANDS, sizeof island->land);
  memset (island->harbour, CATAN_NOWHERE, sizeof island->harbour);
}

void
island_draft_set_parity (IslandDraft *draft, guint parity)
{
  CatanIsland *island = &draft->island;
  guint8 harbours[CATAN_N_HARBOURS], sides[CATAN_N_HARBOURS], fisheries[CATAN_N_FISHERIES];
  guint n = 0, n_fisheries = 0;

  for (guint i = 0; i < CATAN_N_HARBOURS; i++)
    {
      harbours[i] = island->harbour[2 * i + draft->parity];
      sides[i] = island->harbour_side[2 * i + draft->parity];
    }
  for (guint sea = 0; sea < CATAN_N_SEAS; sea++)
    if (sea % 3 != 0 && sea % 2 != draft->parity)
      fisheries[n_fisheries++] = island->fishery[sea];

  draft->parity = (guint8) parity;
  n_fisheries = 0;
  for (guint sea = 0; sea < CATAN_N_SEAS; sea++)
    {
      gboolean here = sea % 2 == parity;

      island->harbour[sea] = here ? harbours[n] : CATAN_NOWHERE;
      island->harbour_side[sea] = here && sea % 3 != 0 ? sides[n] : 0;
      island->fishery[sea] = !here && sea % 3 != 0 ? fisheries[n_fisheries++] : 0;
      n += here;
    }
}

gboolean
island_draft_spiral (IslandDraft *draft, guint hex, TableRefusal *why)
{
  g_autoptr (TableSetup) scratch = scratch_new (NULL, draft->parity);
  IslandDraft bare = *draft;
  char name[CATAN_NAME_MAX];
  g_autofree char *line = NULL;
  CatanIsland laid;

  catan_hex_name (hex, name);
  line = g_strdup_printf ("spiral %s", name);
  if (!table_setup_line (scratch, line, NULL))
    table_setup_line (scratch, "spiral A", NULL);

  /* Only the lands matter here.  Everything else may still be unknown and is taken from the island for beginners. */
  island_draft_beginners (&bare);
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
  if (place.kind == ART_PLACE_HEX && place.index < CATAN_N_HEXES)
    return ISLAND_HEX;
  if (place.kind != ART_PLACE_SEA || place.index >= CATAN_N_SEAS)
    return ISLAND_NOTHING;
  if (place.index % 2 == draft->parity)
    return ISLAND_HARBOUR;
  return place.index % 3 != 0 ? ISLAND_FISHERY : ISLAND_NOTHING;
}

ArtPlace
island_draft_next (const IslandDraft *draft, ArtPlace place, int step)
{
  int n = CATAN_N_HEXES + CATAN_N_SEAS;
  int at = place.kind == ART_PLACE_SEA ? CATAN_N_HEXES + place.index : place.index;
  ArtPlace next;

  do
    {
      at = (at + step + n) % n;
      if (at < CATAN_N_HEXES)
        next = (ArtPlace){ ART_PLACE_HEX, (guint8) at };
      else
        next = (ArtPlace){ ART_PLACE_SEA, (guint8) (at - CATAN_N_HEXES) };
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

gboolean
island_draft_set_number (IslandDraft *draft, ArtPlace place, guint number)
{
  CatanIsland *island = &draft->island;
  IslandKind kind = island_draft_kind (draft, place);
  gboolean hex = kind == ISLAND_HEX;

  if ((!hex && kind != ISLAND_FISHERY) || number == 7 || number < (hex ? 2 : 4) || number > (hex ? 12 : 10)
      || (hex && island->land[place.index] == CATAN_DESERT))
    return FALSE;
  if (hex)
    island->number[place.index] = (guint8) number;
  else
    island->fishery[place.index] = (guint8) number;
  return TRUE;
}

gboolean
island_draft_turn (IslandDraft *draft, ArtPlace place)
{
  if (island_draft_kind (draft, place) != ISLAND_HARBOUR || place.index % 3 == 0)
    return FALSE;
  draft->island.harbour_side[place.index] ^= 1;
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
  char name[CATAN_NAME_MAX];

  if (place.kind == ART_PLACE_HEX)
    catan_hex_name (place.index, name);
  else
    catan_sea_name (place.index, name);

  switch (island_draft_kind (draft, place))
    {
    case ISLAND_HEX: return tell_hex (island, place.index, name);
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
