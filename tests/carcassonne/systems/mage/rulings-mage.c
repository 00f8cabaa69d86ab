/* rulings-mage.c - the readings about the mage and the witch, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset mage 2\n"
#define LAKE TWO "use lake\n"
/* Anna is in the city of the lake, which a tile at 2,-2 completes; nobody races. */
#define LAKE_CITY "play\nplace lake 1,-1 r0 follower city:N\nrace decline\nrace decline\n"
/* Anna's city lies north of 0,-1, and the sign of the two figures calls for one of them. */
#define CALLED "place mage/two-edges 0,-1 r0 follower city:N\n"
/* South and north of 0,-1 lie cities of Anna and Ben, and nothing else is open. */
#define NOTHING_OPEN                                                                                                   \
  TWO "start cfff 0,0 r0\nplay\ndeploy Anna follower 0,0 city:N test\nplace ffff 1,0 r0\nplace ffff 1,-1 r0\n"         \
      "place ffff 1,-2 r0\nplace cfff 0,-2 r2 follower city:S\n"

const Script rulings_mage[] = {
  { "/ruling/MW1/lake-first",
    LAKE LAKE_CITY "agreed x now witch 2,-1 city:N\nplace cfff 2,-2 r2\n"
                   "= line Anna 3 city 2 tiles × 2 + 2 for the lake − 3 for the witch = 3\n= cites MW1 MW4 L8" },
  { "/ruling/MW1/lake-first/at-the-end",
    LAKE LAKE_CITY "agreed x now witch 2,-1 city:N\nend test\n"
                   "= line Anna 1 city 1 tile + 1 for the lake − 1 for the witch = 1\n= cites MW1" },
  { "/ruling/MW1/last", LAKE "rule MW1 last\n" LAKE_CITY "agreed x now witch 2,-1 city:N\nplace cfff 2,-2 r2\n"
                             "= line Anna 4 city 2 tiles × 2 + 2 for the lake − 2 for the witch = 4\n= cites MW1" },
  { "/ruling/MW1/last/at-the-end", LAKE "rule MW1 last\n" LAKE_CITY "agreed x now witch 2,-1 city:N\nend test\n"
                                        "= line Anna 2 city 1 tile + 1 for the lake = 2\n= cites MW1" },
  { "/ruling/MW1/last/not-about-the-mage",
    LAKE "rule MW1 last\n" LAKE_CITY "agreed x now mage 2,-1 city:N\nplace cfff 2,-2 r2\n"
         "= line Anna 8 city 2 tiles × 2 + 2 for the lake + 2 for the mage = 8" },
  { "/ruling/MW2/no", TWO "play\nagreed x now mage 0,0 road:E\n" CALLED
                          "! mage 0,0 road:W => by MW2 the mage goes to another road or city\nwitch 0,-1 city:N\n"
                          "= piece mage 0,0\n= piece witch 0,-1" },
  { "/ruling/MW2/no/nothing-else-is-open",
    NOTHING_OPEN "agreed x now mage 0,0 city:N\nagreed x place mage/two-edges 0,1 r1\n= ask mage Anna\n"
                 "mage 0,1 city:E\n= ask tile Ben" },
  { "/ruling/MW2/yes",
    TWO "rule MW2 yes\nplay\nagreed x now mage 0,0 road:E\n" CALLED "mage 0,0 road:W\n= piece mage 0,0\n"
        "= ask tile Ben" },
  { "/ruling/MW3/one-a-tile", TWO "play\n" CALLED "mage 0,-1 city:N\nplace cfff 0,-2 r2\n"
                                  "= line Anna 6 city 2 tiles × 2 + 2 for the mage = 6\n= cites MW3" },
  { "/ruling/MW4/half-rounded-up",
    TWO "play\n" CALLED "witch 0,0 road:E\nplace frrr 1,0 r0 follower road:W\nplace frrr -1,0 r0\n"
        "= line Ben 2 road 3 tiles − 1 for the witch = 2\n= cites MW4" },
  { "/ruling/MW5/a-tile-with-their-sign", TWO "play\n" CALLED "= ask mage Anna\nwitch 0,-1 city:N\n= ask tile Ben" },
  { "/ruling/MW6/one-is-taken-off",
    NOTHING_OPEN "agreed x now mage 0,0 city:N\nplace mage/two-edges 0,-1 r0\n= piece mage none\n= ask tile Ben\n"
                 "= line Anna 4 city 2 tiles × 2 = 4" },
  { "/ruling/MW7/with-the-feature",
    TWO "play\n" CALLED "mage 0,-1 city:N\n= piece mage 0,-1\nplace cfff 0,-2 r2\n= piece mage none" },
  { "/ruling/MW8/farms-pay-as-ever",
    TWO "play\ndeploy Ben follower 0,0 farm:ene test\nagreed x now witch 0,0 city:N\nplace cfff 0,-1 r2\nend test\n"
        "= line Ben 3 farm 1 city × 3 = 3" },
  { NULL, NULL }
};
