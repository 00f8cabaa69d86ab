/* rulings-robbers.c - the readings about the robbers, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset robbers 2\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset robbers 2\n"
#define FOUR "player Anna\nplayer Ben\nplayer Clara\nplayer David\nset base\nset robbers 2\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define STANDS(who, space) "agreed x now robber-at " who " " space "\n"
#define BAG "place robbers/edge 0,1 r1\n"
#define ROAD "place frrr 1,0 r0\nplace frrr -1,0 r0\n"
/* Anna pays Ben 3 points and has 2 then; Ben's robber is on the space that her figure leaves. */
#define RANSOM                                                                                                         \
  "play\npoints Anna 5 test\ndeploy Anna follower prison Ben test\n" STANDS ("Ben", "5") "ransom Ben follower\n"       \
                                                                                         "= scores 2 3\n"

const Script rulings_robbers[] = {
  { "/ruling/RO1/next", FOUR "play\n" STANDS ("Ben", "0") BAG "rob 0\n= ask rob Clara\nrob 0\n= ask tile Ben" },
  { "/ruling/RO1/next/also-if-that-player-does-not", FOUR "play\n" BAG "rob 0\nrob nobody\n= ask tile Ben" },
  { "/ruling/RO1/all", FOUR "rule RO1 all\nplay\n" STANDS ("Clara", "0") BAG
    "rob 0\n= ask rob Ben\nrob nobody\n= ask rob David\nrob 0\n= ask tile Ben\n= thing middle robbers-out 3" },
  { "/ruling/RO2/stay", TWO "set tower\n" RANSOM "= robber Ben 5" },
  { "/ruling/RO2/move", TWO "set tower\nrule RO2 move\n" RANSOM "= robber Ben 2" },
  { "/ruling/RO3/yes",
    TWO "play\n" BEN ("0,0 road:E") STANDS ("Anna", "0") "place frfr 1,0 r0\nplace frfr 2,0 r0\nend test\n"
                                                         "= scores 2 3\n= robber Anna home\n= cites robbery RO3 RO5" },
  { "/ruling/RO3/yes/the-keeper",
    TWO "use lake\nplay\nplace lake 1,-1 r0\nrace join\nrace join\nagreed x now keeper Ben follower\n" STANDS (
        "Anna", "0") "end test\n= line Ben 25 keeper\n= line Anna 13 robbery" },
  { "/ruling/RO3/no", TWO "rule RO3 no\nplay\n" BEN ("0,0 road:E")
                          STANDS ("Anna", "0") "end test\n= scores 0 1\n= robber Anna 0\n= no line robbery" },
  { "/ruling/RO3/no/water", TWO
    "use lake\nrule RO3 no\nplay\nplace lake 1,-1 r0\nrace decline\nrace decline\nagreed x now water Ben 1\n" STANDS (
        "Anna", "0") "place cfff 0,-1 r2\n= line Ben 10 water\n= no line robbery\n= robber Anna 0" },
  { "/ruling/RO4/before-the-scoring",
    TWO "play\n" BEN ("0,0 road:E") "place ffff 0,1 r0\nplace frrr 1,0 r0\nplace robbers/crossing -1,0 r0\nrob 0\n"
                                    "= scores 0 0\nrob nobody\n= scores 2 3" },
  { "/ruling/RO5/the-first-feature",
    TWO "play\n" BEN ("0,0 city:N") BEN ("0,0 road:E") STANDS ("Anna", "0") "place ffrr 1,0 r1\nplace ffrr 1,-1 r0\n"
                                                                            "place frrr -1,0 r0\nplace crrr 0,-1 r2\n"
                                                                            "= scores 2 9\n= cites robbery RO5" },
  { "/ruling/RO6/they-go-along", THREE "play\n" BEN ("0,0 road:E") "points Anna 5 test\n" STANDS ("Anna", "0")
                                     STANDS ("Clara", "5") ROAD "= scores 7 3 0\n= robber Clara 7" },
  { "/ruling/RO7/fifty-spaces",
    TWO "play\n" BEN ("0,0 road:E") "points Ben 50 test\n" STANDS ("Anna", "0") ROAD "= scores 2 53" },
  { "/ruling/RO8/half-of-her-verdict",
    THREE "use arbitress\nplay\nplace frrr 1,0 r0\ndeploy Anna follower 0,0 road:E test\n" BEN ("1,0 road:W")
        STANDS ("Clara", "0") "place frrr -1,0 r0\n= scores 3 0 2" },
  { "/ruling/RO9/they-go-along", TWO "play\n" STANDS ("Anna", "0") "points Ben 4 test\n= robber Anna 4\n= scores 0 4" },
  { NULL, NULL }
};
