/* players-box.h - who plays: the chosen players in turn order, an entry for names, and the remembered players as
 * buttons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "changed" (the players have changed), "done" (Enter in the empty entry: begin the game), "forget" (const
 * char *name: do not offer this remembered player any more).
 */
#pragma once

#include <adwaita.h>

#include "table/table-setup.h"

#define ARB_TYPE_PLAYERS_BOX (arb_players_box_get_type ())
G_DECLARE_FINAL_TYPE (ArbPlayersBox, arb_players_box, ARB, PLAYERS_BOX, AdwBin)

/* An array of LibraryPlayer*, last played first; NULL for none.  It is kept, so it must not change any more. */
void arb_players_box_set_remembered (ArbPlayersBox *self, GPtrArray *players);
/* The most players that can be added.  Players who are already chosen stay. */
void arb_players_box_set_most (ArbPlayersBox *self, guint most);
/* Replaces the players by those of `setup`; NULL: by nobody. */
void arb_players_box_seat (ArbPlayersBox *self, const TableSetup *setup);
/* This game follows another one: the next player begins it, and it can also be the winner (`winners`: one bit for each
 * player of `last`; 0: nobody won).  To be called when they are seated.  NULL: it follows none. */
void arb_players_box_follow (ArbPlayersBox *self, const TableSetup *last, guint winners);
/* Adds the players to `setup`, in turn order. */
gboolean arb_players_box_fill (ArbPlayersBox *self, TableSetup *setup, TableRefusal *why);
guint arb_players_box_count (ArbPlayersBox *self);
/* Adds the player whose name is still in the entry.  FALSE if that player cannot be added; the box says why. */
gboolean arb_players_box_end (ArbPlayersBox *self);
void arb_players_box_focus (ArbPlayersBox *self);
