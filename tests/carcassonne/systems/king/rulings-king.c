/* rulings-king.c - the readings of King and Robber Baron, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base 2\nset king\n"
#define START_CITY "place cfff 0,-1 r2\n"
#define SECOND_CITY "place cfff 0,-2 r0\nplace cfff 0,-3 r2\n"
#define START_ROAD "turn Ben test\nplace frrr -1,0 r0\nturn Ben test\nplace frrr 1,0 r0\n"
#define ANNAS "turn Anna test\n"

const Script rulings_king[] = {
  { "/ruling/K1/count", TWO "play\n" START_CITY SECOND_CITY START_ROAD "end test\n= line Anna 2 king 2 cities = 2\n"
                            "= line Ben 1 robber 1 road = 1\n= cites king K1\n= cites robber K1" },
  { "/ruling/K1/ten", TWO "rule K1 ten\nplay\n" START_CITY SECOND_CITY START_ROAD
                          "end test\n= line Anna 10 king 1 card × 10 = 10\n= line Ben 10 robber 1 card × 10 = 10" },
  { "/ruling/K1/fifteen", TWO "rule K1 fifteen\nplay\n" START_CITY START_ROAD
                              "end test\n= line Anna 15 king 1 card × 15 = 15\n= line Ben 15 robber 1 card × 15 = 15" },
  { "/ruling/K1/fifteen/both", TWO "rule K1 fifteen\nplay\nturn Ben test\n" START_CITY START_ROAD
                                   "end test\n= line Ben 40 king 2 cards × 20 = 40\n= no line robber" },
  /* The first city brings Anna the card and no point, the second one a point. */
  { "/ruling/K1/each", TWO "rule K1 each\nplay\n" START_CITY "= scores 0 0\n" SECOND_CITY
                           "= line Anna 1 king 1 city = 1\n= scores 1 0\n= cites K1\nend test\n= scores 1 0" },
  { "/ruling/K1/each/who-had-it-before",
    TWO "rule K1 each\nplay\n" START_CITY "place cfff 0,-2 r0\nplace fcfc 0,-3 r1\n= card king Anna\n"
        "turn Ben test\nplace cfff 0,-4 r2\n= card king Ben\n= scores 1 0" },
  { "/ruling/K2/a-tie-stays",
    TWO "play\n" START_CITY "place cfff 0,-2 r0\nturn Ben test\nplace cfff 0,-3 r2\n= card king Anna" },
  { "/ruling/K3/the-largest-of-one-tile",
    TWO "start frfr 0,0 r0\nplay\nplace ffff 0,-1 r0\nplace frrr -1,0 r0\nplace cfff 1,-1 r2\n"
        "place king/road-end 1,0 r0\n= card king Ben\n= card robber Ben" },
  /* Three tiles with a pennant are not more than three tiles without. */
  { "/ruling/K4/tiles-not-pennants",
    TWO "play\nplace fcfc 0,-1 r1\n" ANNAS "place cfff 0,-2 r2\n= card king Anna\nplace cfff 0,-3 r0\n"
        "place fcfc+ 0,-4 r1\nturn Ben test\nplace cfff 0,-5 r2\n= card king Anna" },
  { "/ruling/K5/all-that-are-complete",
    TWO "play\n" START_CITY SECOND_CITY "end test\n= line Anna 2 king 2 cities = 2" },
  { NULL, NULL }
};
