/* players-box.h - who plays: chosen players in turn order, an entry for names, the remembered ones to click.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "changed" (the players are others), "done" (Enter in the empty entry: on to the game), "forget" (const char
 * *name: a remembered player is not to be offered any more).
 */
#pragma once

#include <adwaita.h>

#include "table/table-setup.h"

G_BEGIN_DECLS

#define ARB_TYPE_PLAYERS_BOX (arb_players_box_get_type ())
G_DECLARE_FINAL_TYPE (ArbPlayersBox, arb_players_box, ARB, PLAYERS_BOX, AdwBin)

/* Array of LibraryPlayer*, last played first; NULL for none.  Takes its own copy. */
void arb_players_box_set_remembered (ArbPlayersBox *self, GPtrArray *players);
/* How many may play; who sits already goes on sitting. */
void arb_players_box_set_most (ArbPlayersBox *self, guint most);
/* Seats the players of `setup`; NULL seats nobody. */
void arb_players_box_seat (ArbPlayersBox *self, const TableSetup *setup);
/* Adds the players to `setup`, in turn order. */
gboolean arb_players_box_fill (ArbPlayersBox *self, TableSetup *setup, TableRefusal *why);
guint arb_players_box_count (ArbPlayersBox *self);
void arb_players_box_focus (ArbPlayersBox *self);

G_END_DECLS
