/* rulings-circus.c - the readings about Under the Big Top, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * South of the start, on 0,1, acrobats lie in the fields or the big top stands.
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset circus\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define ACROBATS "place circus/acrobats-field 0,1 r0\n"
#define TENT "place circus/one-road 0,1 r0\n"
#define WEST "place circus/one-road -1,1 r0\n"
#define SECOND "place circus/three-roads -1,1 r1\n"
/* Anna's two and Ben's one stand on the pyramid. */
#define PILE ANNA ("0,1 pyramid") BEN ("0,1 pyramid") ANNA ("0,1 pyramid")
#define LAKE "use lake\n"
#define RACE "place lake 1,-1 r0\nrace join\nrace decline\n"
/* Ben's ringmaster completes a city beside a fair. */
#define FAIR                                                                                                           \
  "play\nplace catapult/field 0,1 r0\nfling catch\nnot caught\nnot caught\n"                                           \
  "deploy Ben ringmaster 0,0 city:N test\nplace cfff 0,-1 r2\n"
/* Anna's ringmaster is beside a circus, and has no majority. */
#define OUTNUMBERED                                                                                                    \
  "play\n" TENT "deploy Anna ringmaster 0,0 city:N test\n" BEN ("0,0 city:N") BEN ("0,0 city:N") "place cfff 0,-1 "    \
                                                                                                 "r2\n"
/* The fairy stands beside Ben's acrobat, and then the pyramid is scored. */
#define FAIRY "play\n" ACROBATS PILE "place ffff -1,1 r0 fairy 0,1 pyramid\nplace ffff -1,2 r0 pyramid 0,1\n"

const Script rulings_circus[] = {
  { "/ruling/BT1/standing",
    TWO "play\n" ACROBATS WEST ANNA ("0,1 pyramid") BEN ("0,0 road:E") "end test\n= ask animal Anna\nanimal 4\n"
                                                                       "= line Anna 4 bigtop\n= line Ben 4 bigtop\n"
                                                                       "= scores 9 5\n= cites bigtop BT1" },
  { "/ruling/BT1/home", TWO "rule BT1 home\nplay\n" ACROBATS WEST ANNA ("0,1 pyramid")
                            BEN ("0,0 road:E") "end test\nanimal 4\n"
                                               "= no line bigtop\n= scores 5 1" },
  { "/ruling/BT1/home/but-those-on-towers",
    TWO "set tower\nrule BT1 home\nplay\n" ACROBATS WEST
        "place tower/field 0,2 r0 tower 0,2\n" BEN ("0,2 tower") "end test\nanimal 6\n= scores 0 6" },
  { "/ruling/BT2/seven", TWO "play\n= home Anna follower 7\n= home Ben ringmaster 1" },
  { "/ruling/BT2/nine", TWO "rule BT2 nine\nplay\n= home Anna follower 9\n= home Ben follower 9" },
  { "/ruling/BT3/yes", TWO LAKE "play\n" RACE TENT "end test\nanimal 7\n= scores 7 0" },
  { "/ruling/BT3/no", TWO LAKE "rule BT3 no\nplay\n" RACE TENT "end test\nanimal 7\n= scores 0 0" },
  { "/ruling/BT3/yes/before-the-race-is-over",
    TWO LAKE "play\n" RACE TENT "place circus/three-roads -1,1 r1\nanimal 5\n= scores 5 0" },
  { "/ruling/BT4/yes", TWO "set tower\nplay\n" ACROBATS ANNA (
                           "0,1 pyramid") "place tower/field 0,2 r0 tower 0,2\n"
                                          "= ask capture Ben\ncapture 0,1 pyramid Anna\n= held Anna Ben 1" },
  { "/ruling/BT4/no",
    TWO "set tower\nrule BT4 no\nplay\n" ACROBATS ANNA ("0,1 pyramid")
        BEN ("0,1 farm:nnw") "place tower/field 0,2 r0 tower 0,2\n! capture 0,1 pyramid Anna => by BT4 no tower\n"
                             "capture 0,1 farm:nnw Ben" },
  { "/ruling/BT4/no/unless-agreed",
    TWO "set tower\nrule BT4 no\nplay\n" ACROBATS ANNA ("0,1 pyramid") BEN (
        "0,1 farm:nnw") "place tower/field 0,2 r0 tower 0,2\nagreed x capture 0,1 pyramid Anna\n= held Anna Ben 1" },
  { "/ruling/BT4/no/a-tile-laid-by-agreement-asks-for-none",
    TWO "set tower\nrule BT4 no\nplay\n" ACROBATS ANNA (
        "0,1 pyramid") "agreed x place tower/field 0,2 r0 tower 0,2\n= ask tile Anna" },
  { "/ruling/BT5/no", TWO "set catapult\n" FAIR "= scores 0 4\n= no line ringmaster" },
  { "/ruling/BT5/yes", TWO "set catapult\nrule BT5 yes\n" FAIR "= scores 0 6\n= line Ben 2 ringmaster" },
  { "/ruling/BT6/no", TWO "set dragon\n" FAIRY "= scores 10 5\n= no line fairy" },
  { "/ruling/BT6/yes", TWO "set dragon\nrule BT6 yes\n" FAIRY "= scores 10 8\n= line Ben 3 fairy\n= cites fairy BT6" },
  { "/ruling/BT6/yes/at-the-end", TWO "set dragon\nrule BT6 yes\nplay\n" ACROBATS PILE
                                      "place ffff -1,1 r0 fairy 0,1 pyramid\nend test\n= scores 10 8" },
  { "/ruling/BT6/yes/on-a-tile-the-first-one",
    TWO "set dragon\nrule BT6 yes\nrule D2 tile\nplay\n" ACROBATS PILE "place ffff -1,1 r0 fairy on 0,1\n"
        "= scores 2 0\nplace ffff -1,2 r0 pyramid 0,1\n= scores 15 5" },
  { "/ruling/BT7/not-off-the-land", TWO "set tower\nplay\n" TENT "deploy Anna follower prison Ben test\n" ANNA (
                                        "0,0 city:N") SECOND "animal 4\n= scores 4 0" },
  { "/ruling/BT8/after-the-features",
    TWO "play\n" ANNA ("0,0 city:N") TENT "place circus/edge 0,-1 r2\n= scores 4 0\nanimal 7\n= scores 4 0" },
  { "/ruling/BT9/two-sets", "player Anna\nplayer Ben\nset base\nset circus 2\nplay\n= thing middle animals 32\n" TENT
                            "= thing middle animals 31" },
  { "/ruling/BT9/no-token-is-left",
    TWO "tiles Mine\ntile mine/more copies=20 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=circus\nplay\n"
        "place mine/more 0,1 r0\nplace mine/more 0,2 r0\nanimal 1\nplace mine/more 0,3 r0\nanimal 3\n"
        "place mine/more 0,4 r0\nanimal 3\nplace mine/more 0,5 r0\nanimal 3\nplace mine/more 0,6 r0\nanimal 3\n"
        "place mine/more 0,7 r0\nanimal 4\nplace mine/more 0,8 r0\nanimal 4\nplace mine/more 0,9 r0\nanimal 4\n"
        "place mine/more 0,10 r0\nanimal 4\nplace mine/more 0,11 r0\nanimal 4\nplace mine/more 0,12 r0\nanimal 5\n"
        "place mine/more 0,13 r0\nanimal 5\nplace mine/more 0,14 r0\nanimal 5\nplace mine/more 0,15 r0\nanimal 6\n"
        "= thing middle animals 1\nplace mine/more 0,16 r0\nanimal 6\n= thing middle animals 0\n"
        "place mine/more 0,17 r0\nanimal 7\n= piece bigtop 0,17\n= thing middle animals-turned 16\n"
        "place mine/more 0,18 r0\n= ask tile Anna\n= piece bigtop 0,18\nend test\n= scores 0 0" },
  { "/ruling/BT10/beside-the-tile-just-laid",
    TWO "play\n" ACROBATS "place ffff 1,1 r0\nplace ffff 1,2 r0 acrobat 0,1\n= home Anna follower 6" },
  { "/ruling/BT11/not-compared-with-its-own-tile",
    TWO "use arbitress\nplay\n" ACROBATS PILE ANNA ("0,0 city:N")
        BEN ("0,0 city:N") "place cfff 0,-1 r2 pyramid 0,1\n= points Anna 0 Ben 0\n= cites pyramid BT11" },
  { "/ruling/BT12/no-tie",
    TWO "use arbitress\nplay\n" ANNA ("0,0 city:N") BEN ("0,0 road:E") TENT SECOND "animal 4\n= ties 0\n= scores 4 4" },
  { "/ruling/RM1/all", TWO OUTNUMBERED "= scores 2 4" },
  { "/ruling/RM1/all/for-nothing", TWO "play\n" TENT "deploy Anna ringmaster 0,1 farm:nnw test\nend test\nanimal 1\n"
                                       "= line Anna 2 ringmaster\n= scores 3 0" },
  { "/ruling/RM1/majority", TWO "rule RM1 majority\n" OUTNUMBERED "= scores 0 4\n= no line ringmaster" },
  { "/ruling/RM1/majority/also-tied",
    TWO "rule RM1 majority\nplay\n" TENT
        "deploy Anna ringmaster 0,0 city:N test\n" BEN ("0,0 city:N") "place cfff 0,-1 r2\n= scores 6 4" },
  { "/ruling/RM2/for-each-place-around-him", TWO "play\ndeploy Anna ringmaster 0,0 city:N test\n" TENT
                                                 "place circus/acrobats-field -1,1 r0\nplace cfff 0,-1 r2\n"
                                                 "= line Anna 4 ringmaster\n= cites ringmaster RM2" },
  { "/ruling/RM3/closes-a-tower",
    TWO "set tower\nplay\nplace tower/field 0,1 r0 tower 0,1\nplace ffff 0,2 r0 guard ringmaster 0,1\n"
        "= home Ben ringmaster 0" },
  { "/ruling/PC3/yes", TWO LAKE "play\n" ACROBATS "turn Anna test\nplace lake 1,-1 r0\nrace join\nrace join\n" BEN (
                           "0,1 pyramid") "= hop Anna 0,1 no\n= hop Ben 0,1 no" },
  { "/ruling/PC3/no",
    TWO LAKE "rule PC3 no\nplay\n" ACROBATS "turn Anna test\nplace lake 1,-1 r0\nrace join\nrace join\n" BEN (
        "0,1 pyramid") "= hop Anna 0,1 yes\n= hop Ben 0,1 yes" },
  { NULL, NULL }
};
