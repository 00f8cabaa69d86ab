/* rulings-abbot.c - a script for each reading of the rulings of Abbots and Gardens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nuse abbot\n"
/* Anna's abbot stands in the garden on 0,1, around which two tiles lie then. */
#define GARDEN "place frfr-garden 1,0 r0\nplace ffff 0,1 r0\n"
#define ABBOT "deploy Anna abbot 1,0 cloister test\n"

#define CITY TWO "set count\n"
/* Ben's city south of the City of Carcassonne, which Anna completes. */
#define HIS_CITY "deploy Ben follower 0,2 city:S test\nplace cfff 0,3 r0\n"
/* The fairy beside Anna's abbot; around the garden lie five tiles after hers, and two of her turns began so. */
#define FAIRY(rule)                                                                                                    \
  TWO "set dragon\n" rule "play\n" GARDEN ABBOT "place ffff 1,1 r0 fairy 1,0 cloister abbot\nplace ffff 2,1 r0\n"

const Script rulings_abbot[] = {
  /* Both have a knight in the city, as far from her.  The recall brings Anna 5, and then the city is scored. */
  { "/ruling/GA1/before",
    TWO "use arbitress\nrule A8 before\nplay\n" GARDEN ABBOT
        "deploy Anna follower 0,0 city:N test\ndeploy Ben follower 0,0 city:N test\npoints Ben 3 test\n"
        "place cfff 0,-1 r2 recall\n= line Anna 4 recall\n= points Anna 4 Ben 3\n= scores 4 7" },
  { "/ruling/GA1/not",
    TWO "use arbitress\nrule A8 before\nrule GA1 not\nplay\n" GARDEN ABBOT
        "deploy Anna follower 0,0 city:N test\ndeploy Ben follower 0,0 city:N test\npoints Ben 3 test\n"
        "place cfff 0,-1 r2 recall\n= points Anna 0 Ben 3\n= scores 8 3" },
  /* By L40 the bonus of the water is compared, but the recall is not. */
  { "/ruling/GA1/not/with-the-water",
    TWO "use arbitress\nuse lake\nrule A8 before\nrule GA1 not\nrule L40 before\nplay\n" GARDEN ABBOT
        "deploy Anna follower 0,0 city:N test\ndeploy Ben follower 0,0 city:N test\npoints Ben 3 test\n"
        "place cfff 0,-1 r2 recall\n= points Anna 0 Ben 3\n= scores 8 3" },
  { "/ruling/GA2/yes", CITY "play\n" HIS_CITY "= ask settle Anna\nsettle cathedral abbot\ncount stays\n"
                            "= town Anna cathedral 1\n= home Anna abbot 0" },
  { "/ruling/GA2/no", CITY "rule GA2 no\nplay\n" HIS_CITY
                           "! settle cathedral abbot => by GA2 this kind of figure does not come to this place\n"
                           "agreed test settle cathedral abbot" },
  { "/ruling/GA2/no/nor-in-the-place-of-another",
    CITY "set catapult\nrule GA2 no\nplay\ndeploy Ben follower cathedral test\nplace catapult/cloister 1,-1 r0\n"
         "fling seduction\n! seduce cathedral Ben with abbot => by GA2" },
  { "/ruling/GA3/no", FAIRY ("") "place ffff -1,1 r0 recall\n= scores 6 0\n= fairy 1,0" },
  { "/ruling/GA3/yes", FAIRY ("rule GA3 yes\n") "place ffff -1,1 r0 recall\n= scores 9 0\n= line Anna 3 fairy\n"
                                                "= because recalled-beside-fairy\n= cites GA3" },
  { "/ruling/GA4/fixed", TWO
    "play\n! place frfr-garden 1,0 r0 follower cloister => does not stand on a garden\n"
    "! place frfr-garden 1,0 r0 abbot road:E => does not stand on a road\nplace frfr-garden 1,0 r0 abbot cloister" },
  { "/ruling/GA5/fixed", TWO "play\nplace ffff 0,1 r0 abbot cloister\ndeploy Ben follower 0,1 cloister test\n"
                             "place ffff 0,2 r0\nplace ffff 1,1 r0 recall\n= line Anna 4 recall\n= cites GA5\n"
                             "= home Ben follower 6" },
  { "/ruling/GA6/fixed", TWO "set siege\nplay\nplace siege/edge 0,-1 r2\nplace cfff-garden 1,-1 r2\n"
                             "= ask tile Anna" },
  { "/ruling/PC1/yes", TWO "use lake\nplay\nplace lake 1,-1 r0\nrace join abbot\n= racer Anna 0,0" },
  { "/ruling/PC1/no", TWO "use lake\nrule PC1 no\nplay\nplace lake 1,-1 r0\n"
                          "! race join abbot => this kind of figure does not race\nrace join" },
  { NULL }
};
