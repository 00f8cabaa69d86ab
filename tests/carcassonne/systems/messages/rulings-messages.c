/* rulings-messages.c - the readings about The Messages, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nuse messages\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define CITY "place cfff 0,-1 r2\n"
/* Both figures of Anna stand on one space. */
#define BOTH(sum, space) "points Anna " sum " test\nagreed x now courier Anna " space "\n"
#define ON_FIVE BOTH ("2", "1") ANNA ("0,0 city:N")
/* Anna completes a city and a road with one tile, 4 and 5 points: one figure comes from 1 to 5 and then to 10. */
#define TWICE                                                                                                          \
  "play\n" BOTH ("2", "1") ANNA ("0,0 city:N")                                                                         \
      ANNA ("0,0 road:E") "place ffrr 1,0 r1\nplace ffrr 1,-1 r0\nplace ffff 0,1 r0\nplace frrr -1,0 r0\n"             \
                          "place crrr 0,-1 r2\nmove 5\nmessage cloister\n"
/* Both stand on the road of the start; the Arbitress is nearer to Ben. */
#define TIED                                                                                                           \
  ON_FIVE "place frfr 1,0 r0\nplace frfr 2,0 r0\n" ANNA ("1,0 road:E") BEN ("0,0 road:E") CITY "message road\n"
/* The further tile of Anna's message extends the road of her builder. */
#define BUILDER                                                                                                        \
  "play\n" ON_FIVE ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n" CITY                                    \
                                       "message tile\nobey\nplace frfr 1,0 r0\n"

const Script rulings_messages[] = {
  { "/ruling/MS1/any", TWO TWICE "move 1\n= ask draw Anna\nmessage city\n= ask figure Anna" },
  { "/ruling/MS1/one", TWO "rule MS1 one\n" TWICE "move 1\n= ask tile Ben" },
  { "/ruling/MS2/any", TWO "play\n" ON_FIVE "points Ben 5 test\n" CITY "= ask draw Anna" },
  { "/ruling/MS2/alone", TWO "rule MS2 alone\nplay\n" ON_FIVE "points Ben 5 test\n" CITY "= ask tile Ben" },
  { "/ruling/MS2/alone/nobody-else", TWO "rule MS2 alone\nplay\n" ON_FIVE CITY "= ask draw Anna" },
  { "/ruling/MS3/no", TWO "play\n" BOTH ("6", "1") "agreed x now courier Anna 3\npoints Anna -2 test\n" ANNA (
                          "0,0 city:N") CITY "move 1\nmessage road\nmove 3\n= ask tile Ben" },
  { "/ruling/MS3/yes",
    TWO "rule MS3 yes\nplay\n" BOTH ("6", "1") "agreed x now courier Anna 3\npoints Anna -2 test\n" ANNA ("0,0 city:N")
        CITY "move 1\nmessage road\nmove 3\n= ask draw Anna" },
  { "/ruling/MS4/silent", TWO "use arbitress\nplay\n" TIED "obey\n= line Anna 3 message\n= ties 0" },
  { "/ruling/MS4/judge", TWO "use arbitress\nrule MS4 judge\nplay\n" TIED "= because seal\n= ties 0" },
  { "/ruling/MS5/whoever-scores-chooses",
    TWO "play\npoints Anna 3 test\n" ANNA ("0,0 city:N") "place ffff 0,1 r0\n" CITY "= ask figure Anna\nmove 0\n"
                                                         "= thing Anna space-high 4" },
  { "/ruling/MS6/who-is-on-turn", TWO "play\n" ON_FIVE CITY "= ask draw Anna" },
  { "/ruling/MS7/two-points-or-what-it-says",
    TWO "play\n" ON_FIVE ANNA ("0,0 road:E") CITY "message road\nobey\n= line Anna 1 message\n= cites message MS7" },
  { "/ruling/MS8/no", TWO "set traders\n" BUILDER "= ask tile Ben" },
  { "/ruling/MS8/yes", TWO "set traders\nrule MS8 yes\n" BUILDER "= ask tile Anna\nplace frfr 2,0 r0\n= ask tile Ben" },
  { "/ruling/MS11/one-more-act",
    TWO "play\n" ON_FIVE CITY "message tile\nobey\nplace ffff 0,1 r0 follower cloister\n= home Anna follower 6" },
  { "/ruling/MS9/not-the-same-again", TWO TWICE "move 1\n! message cloister => lies below others\nmessage city" },
  { "/ruling/MS10/one-figure",
    TWO "play\npoints Anna 3 test\n" ANNA ("0,0 road:E") "end test\n= scores 4 0\n= ask nothing" },
  { NULL, NULL }
};
