/* carc-script.h - a game of Carcassonne written as a record, with checks between its lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If a script names no player, Anna and Ben play it with the base set.  Besides the checks of game-script.h:
 *
 *   = because WORD                the reason of the last ledger line: alone, majority, shared, nearest, fewer, ...
 *   = tie NAME N ... > NAME ...   the last tie: the distances of the tied players, and who won
 *   = points NAME N ...           the points that were compared in the last tie
 *   = ties N                      the number of all ties
 *   = supply NAME N               the number of figures in the supply, of all kinds
 *   = her X,Y                     the cell of the Arbitress
 *   = distance X,Y N              the distance from her
 *   = reach X,Y yes|no            can she go there in one turn?
 *   = racer NAME X,Y|none         the cell of a racer
 *   = hop NAME X,Y yes|no         can the racer go there in one turn?
 *   = way NAME STEPS MOVES        a racer's way to the lighthouse
 *   = keeper NAME|none            the Keeper of the lighthouse
 *   = ask WORD [NAME ...]         what is asked, by its word in JSON, and of whom
 *   = card king|robber NAME|none [kept]     who has the card, and for the rest of the game?
 *   = tokens N N ...              the water tokens that each player has left
 *   = home NAME KIND N            the number of figures of this kind in the supply
 *   = goods NAME N N N            the wine, grain and cloth that a player has
 *   = second NAME|none            who lays a second tile
 *   = tower X,Y N                 the pieces on a tower
 *   = pieces N N ...              the tower pieces that each player has left
 *   = held NAME NAME N            the figures of the first player that the second one holds
 *   = piece WORD X,Y|none         the cell of a piece that is nobody's, by its word
 *   = lies X,Y WORD N             so many of these pieces lie on this cell
 *   = thing NAME|middle WORD N    what can be counted before a player or in the middle, by its word in a stock-take
 *   = robber NAME SPACE|home      the space of the scoring track where the player's robber stands
 *   = dragon X,Y|none             the cell of the dragon
 *   = fairy X,Y|none              the cell of the fairy
 *   = count QUARTER               where the count stands
 *   = quarter QUARTER X,Y         the cell of a quarter of the City
 *   = town NAME QUARTER N         the player's figures in it
 *   = pig WORD                    the part of the wheel of fortune where its pig is
 *   = crown NAME WORD N           the player's figures on the crown spaces of this part
 *   = space X,Y NAME|none         whose figure stands on the crown space of this cell
 *   = poured N                    the water tokens on the table
 *   = left TILE N                 the copies that are still in the stack
 *   = forecast N N ...            the points of all players if the game ended now
 *   = turns NAME N                the turns that a player still has
 *   = begun N                     the turns that were begun
 *   = fits TILE X,Y rN yes|no     does the tile fit there?
 *   = placed N                    the number of cells on the table
 *   = warning yes|no              has the last entry a warning?
 */
#pragma once

#include "carc-fixture.h"
#include "../table/game-script.h"

extern const ScriptGame carc_scripts;
