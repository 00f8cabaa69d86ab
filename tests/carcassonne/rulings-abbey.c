/* rulings-abbey.c - every reading of the rulings of Abbey and Mayor, and what it adds to rulings of the Arbitress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset abbey\n"
#define ANNA(what, at) "deploy Anna " what " " at " test\n"
#define BEN(what, at) "deploy Ben " what " " at " test\n"
#define MEADOW "place frfr 1,0 r0\nplace cfff 0,1 r2\nplace cfff 0,2 r0\n"
#define BARN "place ffff 1,1 r0 barn corner 1,1\n"
#define ROAD "place frrr -1,0 r0\nplace frrr 1,0 r0\n"
#define SHORT "player Anna\nplayer Ben\nplayer Cleo\nset abbey\nstart abbey/cloister 0,0 r0\n"
#define STACK                                                                                                          \
  "place abbey/two-cities-two-roads -1,0 r0\nplace abbey/edge-curve-east -1,-1 r2\nplace abbey/on-all-sides -2,0 r0\n" \
  "place abbey/city-over-city -2,1 r0\nplace abbey/crossing-cities -3,0 r2\nplace abbey/road-end -1,-2 r0\n"           \
  "place abbey/edge-curve-west -2,-2 r0\nplace abbey/edge-road -3,-1 r2\nplace abbey/split-field 0,-2 r2\n"            \
  "place abbey/city-over-road 1,-2 r0\nplace abbey/three-roads 1,-1 r1\n"

const Script rulings_abbey[] = {
  /* ---- M1: where a wagon goes ---- */
  { "/ruling/M1/near", TWO "play\n" ANNA ("wagon", "0,0 road:E") ROAD "drive 0,0 city:N\n= home Anna wagon 0" },
  { "/ruling/M1/near/the-eight-tiles-around",
    TWO "play\n" ANNA ("wagon", "0,0 road:E") "place frrr -1,0 r2\nplace ffff 0,1 r0\nplace ffff -1,1 r0\n"
                                              "place frrr 1,0 r0\ndrive -1,1 cloister\n= home Anna wagon 0" },
  { "/ruling/M1/near/from-its-own-tile",
    TWO "play\nplace frfr 1,0 r0\n" ANNA (
        "wagon",
        "1,0 road:E") "place frrr 2,0 r0\nplace frrr -1,0 r0\n"
                      "! drive -1,0 road:S => cannot go from its place\ndrive 0,0 city:N\n= home Anna wagon 0" },
  { "/ruling/M1/linked", TWO "rule M1 linked\nplay\n" ANNA ("wagon", "0,0 road:E") ROAD
    "! drive 0,0 city:N => cannot go from its place\ndrive 1,0 road:S\n= home Anna wagon 0" },
  { "/ruling/M1/linked/at-both-ends", TWO
    "rule M1 linked\nplay\nplace frfr 1,0 r0\n" ANNA ("wagon", "1,0 road:E") "place frrr 2,0 r0\nplace frrr -1,0 r0\n"
                                                                             "drive -1,0 road:S\n= home Anna wagon 0" },
  { "/ruling/M1/linked/through-a-gate",
    TWO "rule M1 linked\nplay\n" ANNA ("wagon", "0,0 road:E") "place frrr -1,0 r0\nplace ccrc 1,0 r1\n"
                                                              "drive 1,0 city:N\n= home Anna wagon 0" },
  { "/ruling/M1/linked/into-a-cloister",
    TWO "rule M1 linked\nplay\n" ANNA ("wagon", "0,0 road:E") "place frrr -1,0 r0\nplace ffrf 1,0 r1\n"
                                                              "drive 1,0 cloister\n= home Anna wagon 0" },
  { "/ruling/M1/linked/nowhere",
    TWO "rule M1 linked\nplay\n" ANNA ("wagon", "0,0 city:N") "place cfff 0,-1 r2\n= ask tile Ben" },

  /* ---- M2: abbeys after the last tile; Ben lays it ---- */
  { "/ruling/M2/once", SHORT "play\n" STACK "= ask late Cleo\nkeep\n= ask late Anna\nplace abbey/abbey 0,-1 r0\n"
                             "= ask late Ben\nkeep\n= ask nothing" },
  { "/ruling/M2/once/corrections", SHORT
    "play\n" STACK "= ask late Cleo\npoints Anna 1 test\n= ask late Cleo\n= scores 1 0 0\nkeep\n= ask late Anna" },
  { "/ruling/M2/again", SHORT "rule M2 again\nplay\n" STACK "keep\n= ask late Anna\nplace abbey/abbey 0,-1 r0\n"
                              "= ask late Ben\nkeep\n= ask late Cleo\nplace abbey/abbey -2,-1 r0\n= ask nothing" },
  { "/ruling/M2/never", SHORT "rule M2 never\nplay\n" STACK "= ask nothing\n= left abbey/abbey 3" },

  /* ---- M3: a second barn ---- */
  { "/ruling/M3/free", TWO "play\n" MEADOW BARN "place frfr 2,0 r0\nturn Anna test\n"
                           "! place ffff 2,1 r0 barn corner 2,1 => has a barn already" },
  { "/ruling/M3/free/by-agreement", TWO "play\n" MEADOW BARN "place frfr 2,0 r0\nturn Anna test\n"
                                        "agreed test place ffff 2,1 r0 barn corner 2,1\n= home Anna barn 0" },
  { "/ruling/M3/free/joined-farms-keep-both",
    TWO "play\n" MEADOW BARN "place frfr 2,0 r0\nplace ffff 1,-1 r0\nplace ffff 2,-1 r0 barn corner 2,0\n"
        "place ffrf 3,0 r1\n= home Anna barn 0\n= home Ben barn 0\nend test\n= scores 4 4" },
  { "/ruling/M3/any", TWO "rule M3 any\nplay\n" MEADOW BARN "place frfr 2,0 r0\nturn Anna test\n"
                          "place ffff 2,1 r0 barn corner 2,1\n= home Anna barn 0\nend test\n= scores 4 4" },

  { "/ruling/M4/fixed", TWO "play\n" ANNA ("follower", "0,0 farm:ese") MEADOW BARN "= line Anna 3 farm\n= cites M4" },
  { "/ruling/M5/fixed", TWO "play\n" MEADOW BARN "end test\n= line Ben 4 farm\n= cites M5" },
  { "/ruling/M6/fixed", TWO "play\n" ANNA ("wagon", "0,0 road:E") BEN ("wagon", "0,0 road:E") ROAD
    "= ask wagon Ben\ndrive home\n= ask wagon Anna" },
  { "/ruling/M7/fixed", TWO "play\n" ANNA ("mayor", "0,0 city:N") "place cfff 0,-1 r2\n= scores 0 0" },
  { "/ruling/M8/fixed", TWO "play\n! place abbey/abbey 1,0 r0 => tiles on all four sides" },

  { "/ruling/A20/fixed", TWO "use arbitress\nplay\n" MEADOW
                             "place ffff 1,1 r0\nplace frfr 2,0 r0\nplace ffff 2,1 r0\n" ANNA ("barn", "corner 2,1")
                                 BEN ("barn", "corner 1,1") "end test\n= tie Anna 1 Ben 0 > Ben\n= cites A20" },
  /* By the ruler, the corner itself is where the barn stands: Ben's is at 0.7 tiles from the middle of 1,0, as is
   * Anna's. */
  { "/ruling/A11/spots/barn",
    TWO "use arbitress\nrule A11 spots\nplay\n" MEADOW
        "place ffff 1,1 r0 arbitress 1,0\nplace frfr 2,0 r0\nplace ffff 2,1 r0\n" ANNA ("barn", "corner 2,1")
            BEN ("barn", "corner 1,1") "end test\n= tie Anna 0 Ben 0 > Anna Ben" },
  { "/ruling/A10/ask/barn",
    TWO "use arbitress\nrule A10 ask\nplay\n" MEADOW
        "place ffff 1,1 r0 arbitress 1,0\nplace frfr 2,0 r0\nplace ffff 2,1 r0\n" ANNA ("barn", "corner 2,1")
            BEN ("barn", "corner 1,1") "end test\n= ask judge Anna Ben\njudge Anna\n= scores 4 0" },
  { "/ruling/A10/ask/joined-farmers",
    TWO "use arbitress\nrule A10 ask\nplay\n" MEADOW BARN ANNA ("follower", "1,0 farm:nne")
        BEN ("follower", "1,0 farm:nne") "place ffrf 2,0 r1\n= ask judge Anna Ben\njudge Ben\n= scores 0 1\n"
                                         "= supply Anna 10" },
  { NULL, NULL },
};
