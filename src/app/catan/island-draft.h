/* island-draft.h - an island while it is entered.  It may still be one that the box does not allow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hex without a resource is always a desert here, and there are always fisheries.  The setup decides whether the
 * desert becomes a lake, and whether the fisheries are used.
 */
#pragma once

#include "art/art-island.h"
#include "catan/catan-play.h"

typedef struct
{
  CatanIsland island; /* unknown: land CATAN_N_LANDS, number 0, harbour CATAN_NOWHERE, fishery 0 */
  guint8 parity;      /* reading F0 */
  guint8 large;       /* reading T6: with it, the larger board for beginners has eight fisheries */
  guint8 own;         /* TRUE: the frame is changed, too, and everything may lie anywhere */
} IslandDraft;

/* Takes the island of a setup.  What its lines do not say is filled in as in a game. */
gboolean island_draft_take (IslandDraft *draft, const TableSetup *setup, TableRefusal *why);
/* The island as it is played: without fisheries and lakes, or with those of the readings. */
void island_draft_show (const IslandDraft *draft, gboolean fishermen, const guint8 rulings[], CatanIsland *shown);
/* Adds the island's lines to `setup`.  FALSE and a refusal if no game can be played on it. */
gboolean island_draft_fill (const IslandDraft *draft, TableSetup *setup, TableRefusal *why);
/* Checks the island alone in the same way. */
gboolean island_draft_check (const IslandDraft *draft, TableRefusal *why);

/* The island for beginners of this board. */
void island_draft_beginners (IslandDraft *draft, CatanBoard board);
/* The board of the draft; the small one if its frame is one's own. */
CatanBoard island_draft_board (const IslandDraft *draft);
gboolean island_draft_equal (const IslandDraft *a, const IslandDraft *b);
/* Makes everything except the frame unknown. */
void island_draft_clear (IslandDraft *draft);
/* Moves harbours and fisheries to the sea hexes that belong to this reading of F0, in the same order. */
void island_draft_set_parity (IslandDraft *draft, guint parity);
/* Sets the numbers in their usual order along the spiral.  The spiral begins at `hex` if this is a corner of the
 * island, else at the first corner. */
gboolean island_draft_spiral (IslandDraft *draft, guint hex, TableRefusal *why);

typedef enum
{
  ISLAND_NOTHING,
  ISLAND_HEX,
  ISLAND_HARBOUR,
  ISLAND_FISHERY,
  ISLAND_SEA /* on a frame of one's own: nothing, a harbour, a fishery, or a new hex */
} IslandKind;
/* What can be entered for a place. */
IslandKind island_draft_kind (const IslandDraft *draft, ArtPlace place);
/* The place that is entered after this one (with step -1, before it). */
ArtPlace island_draft_next (const IslandDraft *draft, ArtPlace place, int step);
/* `thing`: a land or a harbour.  `number`: of a hex or a fishery.  FALSE if the place can have none. */
gboolean island_draft_set_thing (IslandDraft *draft, ArtPlace place, guint thing);
gboolean island_draft_set_number (IslandDraft *draft, ArtPlace place, guint number);
/* On a frame of one's own: makes land of a sea hex, and sea of a hex.  *place becomes the same place on the new island.
 * FALSE and a refusal if the frame would be too large, or empty. */
gboolean island_draft_set_land (IslandDraft *draft, ArtPlace *place, TableRefusal *why);
/* Nothing lies on this sea hex.  FALSE if something must. */
gboolean island_draft_set_nothing (IslandDraft *draft, ArtPlace place);
/* Turns the harbour to the next coast edge, or the fishery to the next bay. */
gboolean island_draft_turn (IslandDraft *draft, ArtPlace place);
/* Such as "Hex A: forest, 5"; free with g_free (). */
char *island_draft_tell (const IslandDraft *draft, ArtPlace place);
/* "9 of 9 harbours, 3 of 6 fisheries"; free with g_free ().  `complete`: nothing is missing. */
char *island_draft_count (const IslandDraft *draft, gboolean fishermen, gboolean *complete);
/* Is it still unknown what lies there? */
gboolean island_draft_is_open (const IslandDraft *draft, ArtPlace place);
/* Why no number, and why no thing that a letter stands for, can be entered for a place; free with g_free (). */
char *island_draft_no_number (const IslandDraft *draft, ArtPlace place, guint number);
char *island_draft_no_thing (const IslandDraft *draft, ArtPlace place);
/* Why what lies there cannot be taken away or turned. */
char *island_draft_no_other (const IslandDraft *draft, ArtPlace place);
/* Does the way from one place to the next one pass a corner of the sea, where nothing can lie? */
gboolean island_draft_passes_corner (const IslandDraft *draft, ArtPlace from, ArtPlace to);
