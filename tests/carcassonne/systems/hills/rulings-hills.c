/* rulings-hills.c - the readings of Hills and Sheep, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.  On 1,0 lies a hill at which two roads
 * end: its own road in the west leads to the start.
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset hills\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset hills\n"
#define HER "use arbitress\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define CLARA(at) "deploy Clara follower " at " test\n"
/* Anna lays the hill; Ben's tile completes the road from it to the west, of three tiles. */
#define HILL "place hills/straight-hill 1,0 r1\n"
#define CLOSE "place frrr -1,0 r0\n"
/* Seven of the eight tiles around a cloister on 0,1; the vineyard on 1,2 is missing. */
#define RING                                                                                                           \
  "place ffff 0,1 r0\nplace frfr 1,0 r0\nplace frfr -1,0 r0\nplace cfff 1,1 r1\nplace cfff -1,1 r3\nplace cfff -1,2 "  \
  "r3\n"                                                                                                               \
  "place cfff 0,2 r2\n"
/* Anna's shepherd, with 3 sheep, is south of the road through the start. */
#define SHEPHERD "place hills/straight-hill 1,0 r1 shepherd farm:ese\nflock 3\n"
/* Ben's tile, away from that farm; Anna's tile then extends it. */
#define AWAY "place cfff 0,-1 r2\n"
#define EXTEND "place ffff 0,1 r0\n"
#define TIED ANNA ("0,0 road:E") BEN ("0,0 road:E") "points Ben 2 test\n"
/* A ring of six roads around a farm with Anna's shepherd and 5 sheep; -1,1 is missing. */
#define RING_OF_ROADS                                                                                                  \
  "place ffrr 1,0 r0 shepherd farm:ssw\nflock 3\nplace ffrr 1,1 r1\nplace frfr 0,1 r0\nflock 2\nplace ffrr -1,0 r3\n"
/* Ben's shepherd is on the same farm, with 2 sheep, by agreement. */
#define TOGETHER "agreed x now shepherd Ben 0,0 farm:ese\nagreed x now flock Ben 2 1\n"

const Script rulings_hills[] = {
  /* Anna has one follower on the hill, Ben two: none gives strength, and both are tied 2 to 2. */
  { "/ruling/HL1/one", TWO "play\n" HILL ANNA ("1,0 road:W") BEN ("1,0 road:W") ANNA ("0,0 road:E") BEN ("1,0 road:W")
                           CLOSE "= scores 3 3" },
  { "/ruling/HL1/number", TWO "rule HL1 number\nplay\n" HILL ANNA ("1,0 road:W") BEN ("1,0 road:W") ANNA ("0,0 road:E")
                              BEN ("1,0 road:W") CLOSE "= scores 0 3\n= because hill\n= cites HL1" },
  /* She stands on 0,0, and Ben with her; Anna is on the hill. */
  { "/ruling/HL2/hill", TWO HER "play\n" HILL ANNA ("1,0 road:W") BEN ("0,0 road:E") CLOSE
    "= scores 3 0\n= because hill\n= cites HL1 HL2\n= ties 0" },
  { "/ruling/HL2/hill/she-judges-the-rest",
    THREE HER "play\n" HILL ANNA ("1,0 road:W") BEN ("1,0 road:W")
        CLARA ("0,0 road:E") "points Ben 2 test\n" CLOSE "= tie Anna 1 Ben 1 > Anna\n= scores 3 2 0" },
  { "/ruling/HL2/arbitress", TWO HER "rule HL2 arbitress\nplay\n" HILL ANNA ("1,0 road:W") BEN ("0,0 road:E") CLOSE
    "= tie Anna 1 Ben 0 > Ben\n= scores 0 3" },
  { "/ruling/HL2/arbitress/the-hill-helps-the-rest",
    TWO HER "rule HL2 arbitress\nplay\nplace frfr 1,0 r0\nplace hills/straight-hill -1,0 r1\n" ANNA ("-1,0 road:E")
        BEN ("1,0 road:W") "place frrr 2,0 r0\n= tie Anna 1 Ben 1 > Anna Ben\n= scores 4 0\n= because hill" },
  { "/ruling/HL3/one-tile-of-the-stack",
    TWO "play\n= thing middle tiles 89\n" HILL "= thing middle tiles 87\n= thing middle hidden 1\n"
        "= lies 1,0 hidden 1" },
  { "/ruling/HL4/only-followers", TWO "set traders\nplay\n" HILL ANNA ("0,0 road:E")
                                      BEN ("0,0 road:E") "deploy Anna builder 1,0 road:W test\n" CLOSE "= scores 3 3" },
  { "/ruling/VY1/no", TWO "use abbot\nplay\nplace frfr-garden 1,0 r0 abbot cloister\nplace cfff 0,-1 r2\n"
                          "place ffff 1,-1 r0\nplace ffff 1,1 r0\nplace ffff 0,1 r0\nplace frfr 2,0 r0\n"
                          "place ffff 2,-1 r0\nplace hills/corner-vineyard 2,1 r2\n= line Anna 9 cloister" },
  { "/ruling/VY1/yes",
    TWO "use abbot\nrule VY1 yes\nplay\nplace frfr-garden 1,0 r0 abbot cloister\nplace cfff 0,-1 r2\n"
        "place ffff 1,-1 r0\nplace ffff 1,1 r0\nplace ffff 0,1 r0\nplace frfr 2,0 r0\n"
        "place ffff 2,-1 r0\nplace hills/corner-vineyard 2,1 r2\n= line Anna 12 cloister\n= cites VY2" },
  { "/ruling/VY2/completed", TWO
    "play\n" RING ANNA ("0,1 cloister") "place hills/corner-vineyard 1,2 r2\n= line Anna 12 cloister\n= cites VY2" },
  { "/ruling/SH1/none", TWO "play\n" SHEPHERD "end test\n= scores 0 0" },
  { "/ruling/SH1/score", TWO "rule SH1 score\nplay\n" SHEPHERD "end test\n= scores 3 0\n= cites SH1" },
  /* Ben's shepherd is on her cell. */
  { "/ruling/SH2/silent", TWO HER "play\n" SHEPHERD AWAY TOGETHER EXTEND "flock stable\n= scores 5 5\n= ties 0" },
  { "/ruling/SH2/judge", TWO HER
    "rule SH2 judge\nplay\n" SHEPHERD "place cfff 0,-1 r2\n" TOGETHER
    "place ffff 0,1 r0\nflock stable\n= tie Anna 1 Ben 0 > Ben\n= scores 0 5\n= cites SH2\n= home Anna shepherd 1" },
  { "/ruling/SH2/judge/nobody-is-asked",
    TWO HER "rule SH2 judge\nrule A10 ask\nplay\n" SHEPHERD "place cfff 0,-1 r2\n"
            "agreed x now shepherd Ben 1,0 farm:ese\nagreed x now flock Ben 2 1\nplace ffff 0,1 r0\nflock stable\n"
            "= scores 5 5\n= tie Anna 1 Ben 1 > Anna Ben" },
  /* Both have a follower on the road that Anna completes, as far from her; before, Ben has 2 points more. */
  { "/ruling/SH3/without",
    TWO HER "play\n" SHEPHERD AWAY TIED CLOSE "flock stable\n= points Anna 0 Ben 2\n= scores 6 2" },
  { "/ruling/SH3/without/with-the-water",
    TWO HER "use lake\nrule L40 before\nplay\n" SHEPHERD AWAY TIED CLOSE "flock stable\n= points Anna 0 Ben 2\n"
            "= scores 6 2" },
  { "/ruling/SH3/with",
    TWO HER "rule SH3 with\nplay\n" SHEPHERD AWAY TIED CLOSE "flock stable\n= points Anna 3 Ben 2\n= scores 3 5" },
  { "/ruling/SH4/fixed",
    TWO "play\n" SHEPHERD "= home Anna shepherd 0\n"
        "! place ffff 0,1 r0 shepherd farm:nnw => there is a shepherd on this farm already, of Anna\n"
        "place ffff 0,1 r0 follower farm:nnw\n= home Ben follower 6" },
  { "/ruling/SH5/fixed", TWO "play\n" SHEPHERD "place cfff 0,-1 r2\nplace ffff 0,1 r0\n= ask flock Anna\nflock 4\n"
                             "= thing Anna sheep 7\n= ask tile Ben" },
  { "/ruling/SH6/stable", TWO "play\n" RING_OF_ROADS "place ffrr -1,1 r2\n= ask tile Ben\n= line Anna 5 flock\n"
                              "= cites SH6\n= home Anna shepherd 1" },
  { "/ruling/SH6/choose", TWO "rule SH6 choose\nplay\n" RING_OF_ROADS "place ffrr -1,1 r2\n= ask flock Anna\n"
                              "= scores 0 0\nflock 4\n= ask tile Ben\n= line Anna 9 flock\n= cites SH6\n"
                              "= home Anna shepherd 1\n= thing middle bag 18" },
  { "/ruling/SH6/choose/the-stable",
    TWO "rule SH6 choose\nplay\n" RING_OF_ROADS "place ffrr -1,1 r2\nflock stable\n= line Anna 5 flock" },
  { "/ruling/SH6/choose/a-wolf", TWO "rule SH6 choose\nplay\n" RING_OF_ROADS "place ffrr -1,1 r2\nflock wolf\n"
                                     "= scores 0 0\n= home Anna shepherd 1" },
  { "/ruling/SH6/choose/not-by-a-tile-of-another",
    TWO "rule SH6 choose\nplay\n" RING_OF_ROADS "place cfff 0,-1 r2\nplace ffrr -1,1 r2\n= ask tile Anna\n"
        "= line Anna 5 flock" },
  { "/ruling/SH6/choose/all-shepherds-score",
    TWO "rule SH6 choose\nplay\n" RING_OF_ROADS "agreed x now shepherd Ben 0,0 farm:ese\n"
        "agreed x now flock Ben 1 1\nplace ffrr -1,1 r2\nflock 2\n= scores 8 8" },
  { "/ruling/SH6/choose/not-whoever-came-with-the-tile",
    TWO "rule SH6 choose\nplay\nplace ffrr 1,0 r0\nplace ffrr 1,1 r1\nplace frfr 0,1 r0\nplace ffrr -1,0 r3\n"
        "place ffrr -1,1 r2 shepherd farm:nne\nflock 4\n= ask tile Ben\n= scores 4 0" },
  { "/ruling/SH7/fixed",
    TWO "set tower\nplay\n" SHEPHERD "place tower/field 1,1 r0 tower 1,1\n= ask tile Anna\n= home Anna shepherd 0" },
  /* West of the start, where racers begin. */
  { "/ruling/PC2/yes", TWO "use lake\nplay\nplace hills/straight-hill -1,0 r1 shepherd farm:ese\nflock 3\n"
                           "place lake 1,-1 r0\nrace join\nrace decline\n= hop Ben -1,0 no" },
  { "/ruling/PC2/no", TWO "use lake\nrule PC2 no\nplay\nplace hills/straight-hill -1,0 r1 shepherd farm:ese\nflock 3\n"
                          "place lake 1,-1 r0\nrace join\nrace decline\n= hop Ben -1,0 yes" },
  { NULL, NULL }
};
