/* rulings-bridge.c - the readings about bridges, castles and bazaars, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset bridge\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset bridge\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define CITY "play\n" ANNA ("0,0 city:N") "place cfff 0,-1 r2\n"
#define BUILDER "play\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n"
#define LAKE "play\nplace lake 1,-1 r0 follower city:N 2,-1\nrace decline\nrace decline\n"
/* Anna is lord on 0,-1; Ben races from 0,0. */
#define LORD "play\nplace cfff 0,-1 r2 follower city:S\ncastle build\nplace lake 1,-1 r0\nrace join\nrace decline\n"
/* Anna completes the city and extends the road of her builder; with her second tile she completes the road. */
#define DOUBLE                                                                                                         \
  "play\nplace frrr 1,0 r0\nplace frfr 1,-1 r0\n" ANNA ("0,0 city:N")                                                  \
      ANNA ("1,-1 road:E") "deploy Anna builder 1,-1 road:E test\nplace crfr 0,-1 r2\ncastle build\n= second "         \
                           "Anna\nplace frrr -1,0 r0\n"
#define UP "uncover ffff\nuncover rrrr\nuncover frrr\n"

const Script rulings_bridge[] = {
  { "/ruling/BR1/not-over-the-lake",
    TWO "use lake\n" LAKE "! place ffff 4,1 r0 bridge 3,1 road:N => no bridge can lie over 3,1" },
  { "/ruling/BR2/yes", TWO "set traders\n" BUILDER "place ffff 1,0 r0\n= second Anna" },
  { "/ruling/BR2/no", TWO "set traders\nrule BR2 no\n" BUILDER "place ffff 1,0 r0\n= second none" },
  { "/ruling/BR3/over-the-tile-or-beside-it",
    TWO "play\nplace ffff 0,1 r0\nplace ffff 0,2 r0\n! place ffff 0,3 r0 bridge 0,1 road:E => not over 0,1" },
  { "/ruling/BR4/it-can-be-put-aside",
    TWO "play\nplace frrr 1,0 r0\nplace frrr -1,0 r0\nplace cccc+ 0,-1 r0\n= ask tile Ben" },
  { "/ruling/BR5/it-can-be-claimed", TWO "play\nplace ffff 1,0 r0 follower road:E\n= home Anna follower 6" },
  { "/ruling/BR6/not-over-acrobats",
    TWO "set circus\nplay\nplace circus/acrobats-field 0,1 r0 acrobat 0,1\n"
        "! place ffff 0,2 r0 bridge 0,1 road:E => no bridge can lie over the acrobats on 0,1" },
  { "/ruling/CS1/yes", TWO "use lake\n" LAKE "place cfff 2,-2 r2\n= ask castle Anna" },
  { "/ruling/CS1/no", TWO "use lake\nrule CS1 no\n" LAKE "place cfff 2,-2 r2\n= scores 6 0" },
  { "/ruling/CS2/token", TWO "use lake\n" LAKE "place cfff 2,-2 r2\ncastle build\n= tokens 10 9" },
  { "/ruling/CS2/none", TWO "use lake\nrule CS2 none\n" LAKE "place cfff 2,-2 r2\ncastle build\n= tokens 10 10" },
  { "/ruling/CS3/none",
    TWO "set traders\ntiles Goods\ntile goods/cap copies=1 \"cities=S wine\" \"farms=nnw nne ene ese wsw wnw @1\"\n"
        "play\n" ANNA ("0,0 city:N") "place goods/cap 0,-1 r0\ncastle build\n= goods Anna 0 0 0" },
  { "/ruling/CS3/taken", TWO
    "set traders\nrule CS3 taken\ntiles Goods\ntile goods/cap copies=1 \"cities=S wine\" \"farms=nnw nne ene ese wsw "
    "wnw @1\"\nplay\n" ANNA ("0,0 city:N") "place goods/cap 0,-1 r0\ncastle build\n= goods Anna 1 0 0" },
  { "/ruling/CS4/free",
    TWO "set siege\nplay\n" ANNA ("0,0 city:N") "place siege/edge 0,-1 r2\ncastle build\n"
                                                "deploy Ben follower 0,0 farm:ene test\nend test\n= scores 0 4" },
  { "/ruling/CS4/besieged", TWO "set siege\nrule CS4 besieged\nplay\n" ANNA (
                                "0,0 city:N") "place siege/edge 0,-1 r2\ncastle build\n"
                                              "deploy Ben follower 0,0 farm:ene test\nend test\n= scores 0 7" },
  { "/ruling/CS5/its-player-decides", TWO CITY "= ask castle Anna\ncastle build\n= scores 0 0" },
  { "/ruling/CS6/the-best-feature",
    TWO CITY "castle build\nplace frrr 1,0 r0\nplace frrr -1,0 r0\n= scores 3 0\n= cites stronghold CS6" },
  { "/ruling/CS7/farms-get-one-more",
    TWO CITY "castle build\ndeploy Ben follower 0,0 farm:ene test\nend test\n= scores 0 4\n= cites farm CS7" },
  { "/ruling/CS8/later", TWO "set traders\n" DOUBLE "= scores 0 0" },
  { "/ruling/CS8/second", TWO "set traders\nrule CS8 second\n" DOUBLE "= scores 3 0" },
  { "/ruling/CS9/near-the-second-tile",
    TWO "set circus\n" CITY
        "castle build\nplace circus/one-road 0,-2 r1\nplace circus/two-roads 0,1 r0\nanimal 5\n= scores 5 0" },
  { "/ruling/BZ1/auction",
    THREE "play\nplace bridge/field 0,1 r0\n" UP "! choose ffff => by BZ1 tiles are bid for\npick ffff 0" },
  { "/ruling/BZ1/pick", THREE "rule BZ1 pick\nplay\nplace bridge/field 0,1 r0\n" UP
                              "! pick ffff 0 => by BZ1 nobody bids\nchoose ffff\nchoose rrrr\n= ask tile Ben" },
  { "/ruling/BZ2/zero", THREE "play\nplace bridge/field 0,1 r0\n" UP "! pick ffff 1 => Ben can bid 0 at most" },
  { "/ruling/BZ2/negative", THREE "rule BZ2 negative\nplay\nplace bridge/field 0,1 r0\n" UP
                                  "pick ffff 1\nbid nothing\nbid nothing\n= scores 0 -1 0" },
  { "/ruling/BZ3/keep",
    "player Anna\nplayer Ben\nset base\nset abbey\nset bridge\nplay\nplace bridge/field 0,1 r0\nuncover ffff\n"
    "uncover rrrr\npick ffff 0\n! place frrr 1,0 r0 => Ben lays the tile from the bazaar first\nplace ffff 0,2 r0" },
  { "/ruling/BZ3/lay",
    "player Anna\nplayer Ben\nset base\nset abbey\nset bridge\nrule BZ3 lay\nplay\nplace bridge/field 0,1 r0\n"
    "uncover ffff\nuncover rrrr\npick ffff 0\n! place abbey/abbey 1,1 r0 => Ben lays the tile from the bazaar first" },
  { "/ruling/BZ4/from-the-left", THREE "play\nplace bridge/field 0,1 r0\n" UP "= ask pick Ben" },
  { "/ruling/BZ5/the-next-turn", THREE "play\nplace bridge/field 0,1 r0\n" UP
                                       "pick rrrr 0\npick ffff 0\n! place frfr 1,0 r0 => Ben lays the tile from the "
                                       "bazaar first" },
  { "/ruling/PC4/yes", TWO "use lake\n" LORD "= hop Ben 0,-1 no" },
  { "/ruling/PC4/no", TWO "use lake\nrule PC4 no\n" LORD "= hop Ben 0,-1 yes" },
  { NULL, NULL }
};
