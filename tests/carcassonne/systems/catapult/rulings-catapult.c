/* rulings-catapult.c - a script for each reading of the rulings of The Catapult.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset catapult\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset catapult\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* South of the start lies a fair. */
#define FAIR "place catapult/field 0,1 r0\n"
/* Anna's builder brings her a second tile, and both tiles have a fair. */
#define TWO_FAIRS(rules)                                                                                               \
  TWO "set traders\n" rules                                                                                            \
      "play\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n"                                             \
                                   "place catapult/straight-ends 1,0 r1\nplace catapult/field 0,1 r0\n"
/* Ben's barn; then a fair of Anna. */
#define BARN(rules)                                                                                                    \
  TWO "set abbey\n" rules "play\nplace ffff 0,1 r0\nplace ffff 1,1 r0\nplace ffff 1,2 r0\n"                            \
      "place ffff 0,2 r0 barn corner 1,2\nplace catapult/field 0,3 r0\nfling knock-out\n"
/* Ben's follower closes a tower; then a fair of Anna. */
#define GUARD(rules)                                                                                                   \
  TWO "set tower\n" rules "play\nplace tower/field 0,1 r0 tower 0,1\nplace ffff -1,1 r0 guard 0,1\n"                   \
      "place catapult/field 0,2 r0\n"

const Script rulings_catapult[] = {
  { "/ruling/P1/fixed",
    THREE "play\n" ANNA ("0,0 city:N") "place catapult/edge 0,-1 r2\n= scores 4 0 0\n= ask fling "
                                       "Anna\nfling knock-out\n= ask hit Anna\nhit done\n= ask hit Ben\nhit done\n"
                                       "= ask hit Clara\nhit done\n= ask tile Ben\nplace catapult/field 0,-2 r0\n"
                                       "fling knock-out\n= ask hit Ben" },
  { "/ruling/P2/each",
    TWO_FAIRS ("") "fling target\ntarget Anna\n= ask fling Anna\nfling knock-out\nhit done\nhit done\n"
                   "= scores 5 0\n= ask tile Ben" },
  { "/ruling/P2/one", TWO_FAIRS ("rule P2 one\n") "fling target\ntarget Anna\n= scores 5 0\n= ask tile Ben" },
  { "/ruling/P3/fixed",
    TWO "set inns\nuse arbitress\nplay\n" ANNA ("0,0 city:N") "deploy Ben big 0,0 road:E test\n" FAIR
                                                              "fling knock-out\nhit 0,0 city:N Anna\nhit 0,0 road:E "
                                                              "Ben big\n= home Anna follower 7\n= home Ben big 1\n"
                                                              "= her 0,0" },
  { "/ruling/P4/home", BARN ("") "hit corner 1,2 Ben barn\n= home Ben barn 1" },
  { "/ruling/P4/stays", BARN ("rule P4 stays\n") "! hit corner 1,2 Ben barn => by P4\n= home Ben barn 0" },
  { "/ruling/P4/stays/unless-agreed",
    BARN ("rule P4 stays\n") "agreed x hit corner 1,2 Ben barn\n= home Ben barn 1\n= ask hit Anna" },
  { "/ruling/P5/no/unless-agreed",
    GUARD ("rule P5 no\n") "fling knock-out\nagreed x hit 0,1 tower Ben\n= home Ben follower 7" },
  { "/ruling/P5/yes", GUARD ("") "fling knock-out\nhit 0,1 tower Ben\n= home Ben follower 7" },
  { "/ruling/P5/no", GUARD ("rule P5 no\n") "fling knock-out\n! hit 0,1 tower Ben => by P5\nhit done\nhit done\n"
                                            "place catapult/edge 0,3 r2\nfling seduction\n"
                                            "! seduce 0,1 tower Ben with follower => by P5\n= home Ben follower 6" },
  { "/ruling/P6/fixed",
    TWO "set dragon\nplay\n" ANNA (
        "0,0 city:N") "place ffff 0,1 r0 fairy 0,0 city:N\nplace catapult/field 0,2 r0\n"
                      "fling seduction\n= ask seduce Ben\nseduce 0,0 city:N Anna with follower\n"
                      "= home Anna follower 7\n= home Ben follower 6\n= fairy 0,0\nseduce nobody\n= scores 0 0" },
  { "/ruling/P7/any", TWO "set inns\nplay\n" BEN ("0,0 city:N") FAIR
    "fling seduction\nseduce 0,0 city:N Ben with big\n= home Anna big 0" },
  { "/ruling/P7/same", TWO "set inns\nrule P7 same\nplay\n" BEN ("0,0 city:N") FAIR
    "fling seduction\n! seduce 0,0 city:N Ben with big => by P7\n"
    "seduce 0,0 city:N Ben with follower\n= home Anna follower 6" },
  { "/ruling/P8/fixed", THREE "play\n" FAIR "fling target\ntarget Ben Clara\n= scores 0 5 5\n= cites catapult P8\n"
                              "= ask tile Ben" },
  { "/ruling/P9/any", THREE "play\n" FAIR "fling catch\ncaught Clara\ncaught Clara\ncaught Ben\n= scores 0 5 10\n"
                            "= cites catapult P9" },
  { "/ruling/P9/left", THREE "rule P9 left\nplay\n" FAIR "fling catch\n! caught Clara => the neighbour to the left of "
                             "Anna\ncaught Ben\ncaught Clara\ncaught Anna\n= scores 5 5 5" },
  { "/ruling/P9/right", THREE "rule P9 right\nplay\n" FAIR "fling catch\n! caught Ben => the neighbour to the right of "
                              "Anna\ncaught Clara\ncaught Anna\ncaught Ben\n= scores 5 5 5" },
  { NULL },
};
