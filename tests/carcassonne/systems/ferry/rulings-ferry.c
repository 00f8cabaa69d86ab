/* rulings-ferry.c - the readings about The Ferries, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset ferry\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* The road of the start ends in the west; in the east is the lake, with roads to the east and the south. */
#define WEST "place frrr -1,0 r0\n"
#define LAKE "place ferry/three-roads 1,0 r0\n"
#define EAST "place frfr 2,0 r0\n"

const Script rulings_ferry[] = {
  { "/ruling/FE1/two-are-joined-the-others-end",
    TWO "play\n" BEN ("0,0 road:E") WEST LAKE "ferry ES\n= scores 0 3\n= ask tile Anna" },
  { "/ruling/FE1/none-on-a-starting-tile",
    TWO "start ferry/three-roads 0,0 r0\nplay\n= piece ferry none\nplace frfr 1,0 r0\n= ask tile Ben" },
  { "/ruling/FE2/the-first-in-each-direction",
    TWO "play\n" LAKE "ferry EW\nplace ferry/three-roads 2,0 r0\nferry EW\nferry stay\nplace frfr 3,0 r0\n"
        "! ferry turn 1,0 ES => is not the first one along a road\nferry turn 2,0 ES\n= ask tile Ben" },
  { "/ruling/FE2/not-at-a-lake-without-a-ferry", TWO "play\n" LAKE "ferry ES\n" WEST "= ask tile Anna" },
  { "/ruling/FE3/what-is-complete-then",
    TWO "play\n" BEN ("0,0 road:E") WEST LAKE "ferry EW\n" EAST "ferry turn 1,0 ES\n= scores 0 3" },
  { "/ruling/FE3/a-new-road-of-complete-ones",
    TWO "set king\nplay\n" WEST LAKE "ferry ES\n= card robber Ben\nplace frrr 2,0 r0\nferry turn 1,0 EW\n"
        "= card robber Anna\nend test\n= line Anna 1 robber 1 road = 1" },
  { "/ruling/FE4/they-stay",
    TWO "play\n" BEN ("0,0 road:E") "place ferry/three-roads 1,0 r0 follower road:E\nferry EW\n" WEST
                                    "ferry turn 1,0 SW\n= supply Anna 6\n= supply Ben 6" },
  { "/ruling/FE5/no-second-tile",
    TWO "set traders\nplay\ndeploy Anna follower 0,0 road:E test\ndeploy Anna builder 0,0 road:E test\n"
        "place ffff 0,1 r0\n" LAKE "ferry ES\n" EAST "ferry turn 1,0 EW\n= second none" },
  { "/ruling/FE6/one-is-moved-at-once",
    TWO "set mage\nplay\n" LAKE "ferry EW\nplace frfr 1,1 r1\nagreed x now mage 0,0 road:W\n"
        "agreed x now witch 1,1 road:S\n" EAST "ferry turn 1,0 SW\n= ask mage Anna\nmage 2,0 road:E\n= ask tile Ben" },
  { "/ruling/FE6/not-if-they-stay-apart",
    TWO "set mage\nplay\n" LAKE "ferry EW\nplace frfr 1,1 r1\nagreed x now mage 0,0 road:W\n"
        "agreed x now witch 1,1 road:S\n" EAST "ferry turn 1,0 ES\n= ask tile Ben" },
  { "/ruling/FE7/she-judges-what-is-joined", TWO
    "use arbitress\nplay\n" BEN ("0,0 road:E") "place ferry/three-roads 1,0 r0 follower road:E\nferry EW\n" WEST
                                               "ferry stay\nplace frrr 2,0 r0\nferry stay\n= tie Anna 1 Ben 0 > Ben" },
  { "/ruling/FE7/no-racer-is-stopped",
    TWO "use lake\nplay\nplace ferry/three-roads -1,0 r0\nferry EW\nplace lake 1,-1 r0\nferry stay\nrace join\n"
        "race join\n= hop Anna -1,0 yes" },
  { NULL, NULL }
};
