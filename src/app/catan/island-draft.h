/* island-draft.h - an island while it is being entered, which need not be one of the box yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hex that yields nothing is always a desert here, and the fisheries are always there: what the readings and the
 * Fishermen make of them is a matter of the setup.
 */
#pragma once

#include "art/art-island.h"
#include "catan/catan-play.h"

G_BEGIN_DECLS

typedef struct
{
  CatanIsland island; /* unknown: land CATAN_N_LANDS, number 0, harbour CATAN_NOWHERE, fishery 0 */
  guint8 parity;      /* reading F0 */
} IslandDraft;

/* The island of a setup, whatever its lines leave open filled in. */
gboolean island_draft_take (IslandDraft *draft, const TableSetup *setup, TableRefusal *why);
/* Adds its lines to `setup` and says what keeps a game from being played on it. */
gboolean island_draft_fill (const IslandDraft *draft, TableSetup *setup, TableRefusal *why);
/* The same, with nothing but the island. */
gboolean island_draft_check (const IslandDraft *draft, TableRefusal *why);

/* The one for beginners. */
void island_draft_beginners (IslandDraft *draft);
/* Nothing is known yet. */
void island_draft_clear (IslandDraft *draft);
/* The harbours lie on the other sea hexes, in the same order; the fisheries too. */
void island_draft_set_parity (IslandDraft *draft, guint parity);
/* The numbers in their usual order along the spiral from this hex, if it is a corner, or from the first. */
gboolean island_draft_spiral (IslandDraft *draft, guint hex, TableRefusal *why);

typedef enum
{
  ISLAND_NOTHING,
  ISLAND_HEX,
  ISLAND_HARBOUR,
  ISLAND_FISHERY
} IslandKind;
/* What is to be said of a place. */
IslandKind island_draft_kind (const IslandDraft *draft, ArtPlace place);
/* The place that is entered after this one (or before it: step -1). */
ArtPlace island_draft_next (const IslandDraft *draft, ArtPlace place, int step);
/* A land or a harbour; a number of a hex or a fishery; FALSE where there is no such thing. */
gboolean island_draft_set_thing (IslandDraft *draft, ArtPlace place, guint thing);
gboolean island_draft_set_number (IslandDraft *draft, ArtPlace place, guint number);
/* The harbour faces the other coast edge. */
gboolean island_draft_turn (IslandDraft *draft, ArtPlace place);
/* "Hex A: forest, 5"; free with g_free (). */
char *island_draft_tell (const IslandDraft *draft, ArtPlace place);

G_END_DECLS
