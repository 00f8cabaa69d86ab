/* rulings-cards.c - the readings about fan-made scoring cards, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base 2\nuse cards\n"

const Script rulings_cards[] = {
  { "/ruling/E1/the-table-says", TWO "play\nhold Cleric Ben\n= card Cleric Ben\nhold Cleric Anna\n= card Cleric Anna" },
  { "/ruling/E2/what-was-counted", TWO "play\nhold Serf Ben\nworth Serf +3 \"three farmers\"\nend test\n"
                                       "= line Ben 3 cards 3 points counted = 3\n= because holds\n= cites cards E2" },
  { "/ruling/E3/not-the-keeper's",
    TWO "use lake\nplay\nplace lake 1,-1 r0\nrace join\nrace join\nturn Ben test\nplace ffff 0,1 r0 racer 1,1\n"
        "turn Ben test\nplace ffff 0,2 r0\nturn Ben test\nplace ffff 1,2 r0 racer 3,1\ncard Serf\n"
        "! hold Serf Anna => keeps “Serf” for the rest of the game\n! back Serf => keeps “Serf”\n"
        "worth Serf +2 counted\nend test\n= line Ben 2 cards 2 points counted = 2" },
  { NULL, NULL }
};
