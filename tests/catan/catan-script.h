/* catan-script.h - a game of Catan written as a record, with checks between its lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If a script names no player, Anna, Ben and Clara play with the Fishermen on the island for beginners.  The line `...`
 * stands for this set-up phase:
 *
 *   Anna  9 on fishery 8, pasture 5, forest 2      and 32 on pasture 4, desert, mountains 5
 *   Ben   40 on fishery 9, fields 3, forest 8      and 23 on pasture 11, desert, mountains 3
 *   Clara 45 on forest 6, hills 12, fields 9       and 36 on mountains 3, fields 11, hills 12
 *
 * After it, a throw of 2 brings something only to Anna's 9, and a throw of 10 brings nothing to anybody.
 *
 * Besides the checks of game-script.h:
 *
 *   = because WORD                the reason of the last ledger line
 *   = reason WORD                 what the table said of the last ledger line
 *   = ask WORD [NAME]             found roll discard robber draw turn nothing pad build, and whose turn it is
 *   = winner NAME|none
 *   = target NAME N
 *   = road NAME N                 the length of the longest road
 *   = longest NAME|none           = army NAME|none
 *   = left NAME N N N             roads, settlements, cities in the supply
 *   = may road|settlement|city|found NAME PLACE yes|no
 *   = robber HEX|off              = victims HEX NAME ...
 *   = yield DICE NAME N N N N N   wood wool grain brick ore
 *   = lost DICE NAME N            = short DICE RES yes|no
 *   = fish DICE N N N             tokens that each would draw
 *   = owed NAME ...               who must draw, in order
 *   = shortage fine|short|capped  of the last throw
 *   = held NAME N                 = open NAME N N N          = own NAME N N N
 *   = stack N                     = used N                   = turned N
 *   = shoe NAME|none              = takers NAME ...
 *   = pays NAME PRICE never|maybe|surely
 *   = market PRICE yes|no         = offers PRICE yes|no (would it do something, too)
 *   = builders NAME ...           in the order in which they are offered
 *   = warning none|home|needless
 *   = hand NAME N N N N N         = bank N N N N N
 *   = cards NAME N                = deck N
 *   = told NAME N N N N N         development cards told in secret: knight point roads plenty monopoly
 *   = doubts NAME ...             to whom it is said that something told did not fit
 *   = dice SUM N                  how often this sum was thrown
 */
#pragma once

#include "catan-fixture.h"
#include "../table/game-script.h"

extern const ScriptGame catan_scripts;
