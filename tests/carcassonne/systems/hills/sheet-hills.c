/* sheet-hills.c - Hills and Sheep, rule by rule: hidden tiles, ties on hills, vineyards, shepherds and their flocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\nset hills\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset hills\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define CLARA(at) "deploy Clara follower " at " test\n"
/* A hill east of the start, at which two roads end; the road from the start to it is open in the west. */
#define HILL "place hills/straight-hill 1,0 r1\n"
#define CLOSE "place frrr -1,0 r0\n"
/* Seven of the eight tiles around a cloister on 0,1; 1,2 is missing. */
#define RING                                                                                                           \
  "place ffff 0,1 r0\nplace frfr 1,0 r0\nplace frfr -1,0 r0\nplace cfff 1,1 r1\nplace cfff -1,1 r3\nplace cfff -1,2 "  \
  "r3\n"                                                                                                               \
  "place cfff 0,2 r2\n"
/* The only other tile beside it is a vineyard on 1,2. */
#define VINEYARD "place hills/corner-vineyard 1,2 r2\n"
/* Anna's shepherd comes with the hill onto the farm south of the road, with 3 sheep. */
#define SHEPHERD "place hills/straight-hill 1,0 r1 shepherd farm:ese\nflock 3\n"
/* Ben's tile, away from that farm; Anna's tile then extends it. */
#define AWAY "place cfff 0,-1 r2\n"
#define EXTEND "place ffff 0,1 r0\n"
/* Ben's shepherd is on the same farm, with 2 sheep on one token. */
#define TOGETHER "agreed x now shepherd Ben 0,0 farm:ese\nagreed x now flock Ben 2 1\n"
/* A ring of six roads around a farm with Anna's shepherd and 5 sheep; -1,1 is missing.  It is Anna's turn. */
#define RING_OF_ROADS                                                                                                  \
  "place ffrr 1,0 r0 shepherd farm:ssw\nflock 3\nplace ffrr 1,1 r1\nplace frfr 0,1 r0\nflock 2\nplace ffrr -1,0 r3\n"
/* A city with a knight of each, Anna's on a hill, which Ben's tile completes. */
#define CITY "place hills/corner-hill 0,-1 r2\n"
#define CLOSE_CITY "place cfff 1,-1 r3\n"

const Script sheet_hills[] = {
  /* ---- the tiles ---- */
  { "/hills/tiles/two-cities-share-an-edge",
    TWO "play\nplace hills/shared-vineyard 0,-1 r2 follower city:W\n= home Anna follower 6\nplace cfff -1,-1 r1\n"
        "= scores 0 0\nplace cfff 1,-1 r3\n= scores 8 0\n= line Anna 8 city" },
  { "/hills/tiles/each-half-is-named-by-its-own-side",
    TWO "play\n! place hills/shared-vineyard 0,-1 r2 follower city:S => has no such feature\n"
        "place hills/shared-vineyard 0,-1 r2 follower city:E\n= home Anna follower 6" },
  { "/hills/tiles/two-cities-until-they-are-joined",
    TWO "play\nplace fcfc 0,-1 r1\nplace ffff -1,-1 r0\nplace hills/shared-vineyard -1,-2 r0 follower city:W\n"
        "place cfff -2,-2 r1\n= scores 0 0\n" BEN ("-1,-2 city:E") "place cfff -1,-3 r2\n= scores 0 0\n"
                                                                   "place cffc 0,-2 r3\n= scores 12 12" },
  { "/hills/tiles/an-abbey-ends-both", TWO
    "set abbey\nplay\nplace fcfc 0,-1 r1\nplace ffff -1,-1 r0\nplace hills/shared-vineyard -1,-2 r0 follower city:W\n"
    "place cfff -2,-2 r1\nagreed x place abbey/abbey -1,-3 r0\n= scores 4 0\n= home Anna follower 7" },

  /* ---- hills ---- */
  { "/hills/hidden/one-tile-less", TWO "play\n= thing middle tiles 89\n" HILL
                                       "= thing middle tiles 87\n= thing middle hidden 1\n= lies 1,0 hidden 1" },
  { "/hills/hidden/nobody-knows-which",
    TWO "play\n= left ffff 4\n" HILL "= left ffff 4\n= left hills/straight-hill 0" },
  { "/hills/hidden/turns-are-fewer", TWO "play\n= turns Anna 45\n" HILL "= turns Anna 43" },
  { "/hills/hidden/other-tiles-hide-nothing", TWO "play\nplace frfr 1,0 r0\n= thing middle hidden 0" },
  { "/hills/hidden/was-forgotten", TWO "play\n" HILL "agreed x now hidden 1,0 0\n= thing middle tiles 88\n"
                                       "= thing middle hidden 0\nagreed x now hidden 1,0 1\n= thing middle tiles 87" },
  { "/hills/hidden/only-under-hills",
    TWO "play\n! agreed x now hidden 0,0 1 => there is no hill on 0,0\n! agreed x now hidden 5,5 1 => no hill on 5,5" },

  /* ---- ties ---- */
  { "/hills/tie/on-the-hill-wins",
    TWO "play\n" HILL ANNA ("1,0 road:W") BEN ("0,0 road:E") CLOSE "= scores 3 0\n= because hill\n= cites HL1" },
  { "/hills/tie/no-strength", TWO "play\n" HILL ANNA ("1,0 road:W") BEN ("0,0 road:E") BEN ("0,0 road:E") CLOSE
    "= scores 0 3\n= because majority" },
  { "/hills/tie/said-at-the-desk", TWO "play\n" HILL ANNA ("1,0 road:W")
                                       BEN ("0,0 road:E") "= says Anna 1 feature 1,0 road:W => followers on hills\n" },
  { "/hills/tie/both-on-it", TWO "play\n" HILL ANNA ("1,0 road:W") BEN ("1,0 road:W") CLOSE "= scores 3 3" },
  { "/hills/tie/the-two-of-three-who-are-there", THREE "play\n" HILL ANNA ("1,0 road:W") BEN ("1,0 road:W")
                                                     CLARA ("0,0 road:E") CLOSE "= scores 3 3 0\n= because hill" },
  { "/hills/tie/of-a-city",
    TWO "play\n" CITY ANNA ("0,-1 city:S") BEN ("0,0 city:N") CLOSE_CITY "= scores 6 0\n= because hill" },
  { "/hills/tie/of-a-cloister",
    TWO "play\nplace ffff 0,1 r0\n" ANNA ("0,1 cloister") BEN ("0,1 cloister") "end test\n"
                                                                               "= scores 2 2" },
  { "/hills/tie/of-a-farm-at-the-end",
    TWO "play\nplace hills/facing-hill 0,-1 r0\nplace ffff 1,-1 r0\n" ANNA ("0,-1 farm:ese")
        BEN ("1,-1 farm:nnw") "end test\n= scores 3 0\n= because hill" },
  { "/hills/tie/of-the-farms-around-a-city",
    TWO "rule B1 first\nplay\nplace hills/facing-hill 0,-1 r0\n" ANNA ("0,-1 farm:ese")
        BEN ("0,0 farm:ene") "end test\n= scores 4 0\n= because hill" },
  { "/hills/tie/of-an-open-feature-at-the-end",
    TWO "play\n" HILL ANNA ("1,0 road:W") BEN ("0,0 road:E") "end test\n= scores 2 0\n= because hill" },
  { "/hills/tie/a-big-follower-is-one",
    TWO "set inns\nrule HL1 number\nplay\n" HILL "deploy Anna big 1,0 road:W test\n" BEN ("1,0 road:W")
        BEN ("1,0 road:W") CLOSE "= scores 0 3\n= because hill" },
  { "/hills/tie/no-builder", TWO "set traders\nplay\n" HILL ANNA ("0,0 road:E")
                                 BEN ("0,0 road:E") "deploy Anna builder 1,0 road:W test\n" CLOSE "= scores 3 3" },
  { "/hills/tie/no-mayor-without-a-pennant",
    TWO "set abbey\nplay\n" CITY ANNA ("0,0 city:N")
        BEN ("0,0 city:N") "deploy Anna mayor 0,-1 city:S test\n" CLOSE_CITY "= scores 6 6" },
  { "/hills/tie/what-the-loser-hears",
    TWO "play\n" CITY ANNA ("0,-1 city:S") BEN ("0,0 city:N") CLOSE_CITY "= scores 6 0\n= home Ben follower 7" },

  /* ---- vineyards ---- */
  { "/hills/vineyard/a-cloister", TWO "play\n" RING ANNA ("0,1 cloister") VINEYARD "= scores 12 0\n= cites VY2" },
  { "/hills/vineyard/said-at-the-desk",
    TWO "play\nplace ffff 0,1 r0 follower cloister\nplace hills/parting-vineyard 1,1 r1\n"
        "= says none 1 feature 0,1 cloister => vineyards around it" },
  { "/hills/vineyard/not-at-the-end",
    TWO "play\nplace ffff 0,1 r0 follower cloister\nplace hills/parting-vineyard 1,1 r1\n"
        "end test\n= scores 3 0" },

  { "/hills/vineyard/a-shrine",
    TWO "set cult\nplay\nplace cult/shrine 0,1 r0\nplace frfr 1,0 r0\nplace frfr -1,0 r0\nplace cfff 1,1 r1\n"
        "place cfff -1,1 r3\nplace cfff -1,2 r3\nplace cfff 0,2 r2\n" ANNA ("0,1 cloister") VINEYARD "= scores 12 0" },
  { "/hills/vineyard/an-abbey",
    TWO "set abbey\nplay\nagreed x place abbey/abbey 0,1 r0\nplace frfr 1,0 r0\nplace frfr -1,0 r0\nplace cfff 1,1 r1\n"
        "place cfff -1,1 r3\nplace cfff -1,2 r3\nplace cfff 0,2 r2\n" ANNA ("0,1 cloister") VINEYARD "= scores 12 0" },
  { "/hills/vineyard/the-cloister-of-the-lake",
    TWO "use lake\nplay\nplace lake 1,-1 r0\nrace decline\nrace decline\n" ANNA (
        "1,-1 cloister") "place cfff 0,-1 r2\n"
                         "place ffff 1,-2 r0\nplace cfff 2,-2 r2\nplace hills/corner-vineyard 0,-2 r0\n= line Anna 15 "
                         "cloister" },
  { "/hills/vineyard/two-of-them",
    TWO "play\nplace ffff 0,1 r0\nplace frfr 1,0 r0\nplace frfr -1,0 r0\nplace hills/parting-vineyard 1,1 r1\n"
        "place cfff -1,1 r3\nplace cfff -1,2 r3\nplace cfff 0,2 r2\n" ANNA ("0,1 cloister") VINEYARD "= scores 15 0" },
  { "/hills/vineyard/not-at-a-recall",
    TWO "use abbot\nplay\nplace ffff 0,1 r0 abbot cloister\nplace hills/parting-vineyard 1,1 r1\n"
        "place cfff 0,-1 r2 recall\n= line Anna 3 recall" },

  /* ---- shepherds ---- */
  { "/hills/shepherd/instead-of-a-follower",
    TWO "play\nplace hills/straight-hill 1,0 r1 shepherd farm:ese\n= home Anna shepherd 0\n= home Anna follower 7\n"
        "= ask token Anna\nflock 3\n= thing Anna sheep 3\n= ask tile Ben" },
  { "/hills/shepherd/only-on-a-farm",
    TWO "play\n! place frfr 1,0 r0 shepherd road:E => a shepherd stands on a farm, not on a road" },
  { "/hills/shepherd/only-one-on-a-farm", TWO
    "play\n" SHEPHERD "! place ffff 0,1 r0 shepherd farm:nnw => there is a shepherd on this farm already, of Anna" },
  { "/hills/shepherd/farmers-do-not-matter",
    TWO "play\n" ANNA ("0,0 farm:ese")
        BEN ("0,0 farm:ese") "place ffff 0,1 r0 shepherd farm:nnw\nflock 1\n= home Anna shepherd 0" },
  { "/hills/shepherd/he-bars-no-farmer",
    TWO "play\n" SHEPHERD "place ffff 0,1 r0 follower farm:nnw\n= home Ben follower 6" },
  { "/hills/shepherd/one-each",
    TWO "play\n" SHEPHERD AWAY "! place ffff 1,-1 r0 shepherd farm:nnw => no shepherd in the supply\n" },
  { "/hills/shepherd/a-wolf-at-once", TWO "play\nplace hills/straight-hill 1,0 r1 shepherd farm:ese\nflock wolf\n"
                                          "= home Anna shepherd 1\n= thing middle bag 18\n= scores 0 0" },
  { "/hills/shepherd/what-is-in-the-bag",
    TWO "play\n! flock 3 => which tile?\nplace hills/straight-hill 1,0 r1 shepherd farm:ese\n! flock 5 => from 1 to 4\n"
        "! flock => wolf, is missing\n! flock stable => for the shepherd on 1,0\nflock 4\n= thing middle bag 17" },
  { "/hills/shepherd/not-without-the-system", "play\n! place frfr 1,0 r0 shepherd farm:nnw => there are no shepherds" },

  /* ---- flocks ---- */
  { "/hills/flock/grows",
    TWO "play\n" SHEPHERD AWAY EXTEND "= ask flock Anna\nflock 1\n= thing Anna sheep 4\n= scores 0 0" },
  { "/hills/flock/must-be-one-of-the-two",
    TWO "play\n" SHEPHERD AWAY EXTEND "! place frfr -1,0 r0 => which token, or do 3 sheep go into the stable" },
  { "/hills/flock/into-the-stable",
    TWO "play\n" SHEPHERD AWAY EXTEND "flock stable\n= scores 3 0\n= line Anna 3 flock\n= because flock\n= cites SH5\n"
        "= home Anna shepherd 1\n= thing middle bag 18" },
  { "/hills/flock/a-wolf-scatters-all", TWO "play\n" SHEPHERD TOGETHER AWAY EXTEND
                                            "flock wolf\n= home Anna shepherd 1\n= home Ben shepherd 1\n= scores 0 0\n"
                                            "= thing middle bag 18" },
  { "/hills/flock/all-shepherds-score",
    TWO "play\n" SHEPHERD TOGETHER AWAY EXTEND "flock stable\n= scores 5 5\n= home Ben shepherd 1" },
  { "/hills/flock/not-by-a-tile-of-another", TWO "play\n" SHEPHERD EXTEND "= ask tile Anna\n= thing Anna sheep 3" },
  { "/hills/flock/not-elsewhere", TWO "play\n" SHEPHERD EXTEND AWAY "= ask tile Ben" },
  { "/hills/flock/after-the-act",
    TWO "play\n" SHEPHERD AWAY "place ffff 0,1 r0 follower cloister\n= home Anna follower 6\n"
        "= ask flock Anna\nflock stable\n= scores 3 0" },
  { "/hills/flock/a-wolf-comes-back-into-the-bag",
    TWO "play\n" SHEPHERD AWAY EXTEND "flock wolf\n= thing middle bag 18" },
  { "/hills/flock/at-the-end-nothing", TWO "play\n" SHEPHERD "end test\n= scores 0 0" },
  { "/hills/flock/was-forgotten",
    TWO "play\nagreed x now shepherd Anna 0,0 farm:ese\nagreed x now flock Anna 4 2\n"
        "= thing Anna sheep 8\n! agreed x now flock Anna 4 3 => there can be 2 such tokens\n"
        "! agreed x now flock Ben 1 1 => Ben has no shepherd on a farm\n"
        "! agreed x now shepherd Anna 0,0 road:E => there is no such farm on 0,0\n"
        "! now shepherd Anna 0,0 farm:ese => which tile?" },
  { "/hills/flock/taken-back",
    TWO "play\n" SHEPHERD "return Anna 1,0 pasture \"gone\"\n= home Anna shepherd 1\n"
        "= thing middle bag 18\n! deploy Anna shepherd 1,0 farm:ese test => does not stand on a farm\n"
        "! deploy Anna shepherd 1,0 pasture test => is not a spot" },

  /* ---- a farm that is closed ---- */
  { "/hills/closed/by-another",
    TWO "play\n" RING_OF_ROADS "place cfff 0,-1 r2\nplace ffrr -1,1 r2\n= ask tile Anna\n= scores 5 0\n"
        "= line Anna 5 flock\n= cites SH6\n= home Anna shepherd 1\n= thing middle bag 18" },
  { "/hills/closed/by-oneself-nobody-chooses",
    TWO "play\n" RING_OF_ROADS "place ffrr -1,1 r2\n= ask tile Ben\n= scores 5 0\n= home Anna shepherd 1" },
  { "/hills/closed/by-an-abbey", TWO "set abbey\nplay\n" RING_OF_ROADS "place cfff 0,-1 r2\n"
                                     "agreed x place abbey/abbey -1,1 r0\n= scores 5 0\n= home Anna shepherd 1" },
  { "/hills/closed/a-shepherd-who-comes-draws-first",
    TWO "play\nplace ffrr 1,0 r0\nplace ffrr 1,1 r1\nplace frfr 0,1 r0\nplace ffrr -1,0 r3\n"
        "place ffrr -1,1 r2 shepherd farm:nne\n= ask token Anna\nflock 4\n= scores 4 0\n= home Anna shepherd 1" },
  { "/hills/closed/the-others-too", TWO "play\n" RING_OF_ROADS "agreed x now shepherd Ben 0,0 farm:ese\n"
                                        "agreed x now flock Ben 1 1\nplace ffrr -1,1 r2\n= scores 6 6" },

  /* ---- with other expansions ---- */
  { "/hills/with/a-barn-does-nothing",
    TWO "set abbey\nplay\n" SHEPHERD AWAY EXTEND "flock 1\nplace ffff 1,1 r0 barn corner 1,1\n= ask tile Anna\n"
        "= home Anna shepherd 0\n= thing Anna sheep 4" },
  { "/hills/with/a-barn-settles-no-tie", TWO "set abbey\nplay\n" HILL "place ffff 0,1 r0\nplace ffff 1,1 r0\n" ANNA (
                                             "0,1 farm:nnw") BEN ("0,1 farm:nnw") "end test\n= scores 0 0" },
  { "/hills/with/the-dragon-eats-him",
    TWO "set dragon\nplay\n" SHEPHERD "place dragon/field-volcano 0,1 r0\nplace dragon/straight-dragon 2,0 r0\n"
        "= ask flock Anna\nflock 1\n= ask dragon Anna\ndragon 0,0\ndragon 1,0\n= home Anna shepherd 1\n"
        "= thing middle bag 18\n= scores 0 0" },
  { "/hills/with/the-stable-before-the-dragon",
    TWO "set dragon\nplay\n" SHEPHERD "place dragon/field-volcano 0,1 r0\nplace dragon/straight-dragon 2,0 r0\n"
        "flock stable\n= scores 3 0\ndragon 0,0\ndragon 1,0\n= scores 3 0" },
  { "/hills/with/he-comes-not-to-the-dragon",
    TWO "set dragon\nplay\n! place dragon/field-volcano 0,1 r0 shepherd farm:nnw => nobody comes to him" },
  { "/hills/with/no-tower-captures-him",
    TWO "set tower\nplay\n" SHEPHERD "place tower/field 1,1 r0 tower 1,1\n= ask tile Anna\n= home Anna shepherd 0" },
  { "/hills/with/the-catapult-hits-him",
    TWO "set catapult\nplay\n" SHEPHERD "place catapult/cloister 0,1 r0\nfling knock-out\n= home Anna shepherd 0\n"
        "hit 1,0 pasture Anna shepherd\n= home Anna shepherd 1\n= thing middle bag 18" },
  { "/hills/with/he-does-not-fly",
    TWO "set flier\nplay\n! place flier/straight-along 1,0 r0 fly shepherd => only a follower flies" },
  { "/hills/with/the-robber-before-the-flock",
    TWO "set robbers\nplay\n" SHEPHERD AWAY "place robbers/edge 0,1 r1\n= ask rob Anna\nrob nobody\nrob 0\n"
        "= ask flock Anna\nflock stable\n= scores 3 2" },
  { "/hills/with/the-robber-before-a-farm-that-is-closed",
    TWO "set robbers\nplay\n" RING_OF_ROADS "place robbers/curve -1,1 r2\nrob nobody\nrob 0\n= scores 5 3" },
  { "/hills/with/he-does-not-race",
    TWO "use lake\nplay\nplace lake 1,-1 r0\n! race join shepherd => this kind of figure does not race" },
  { "/hills/with/he-comes-with-the-lake",
    TWO "use lake\nplay\nplace lake 1,-1 r0 shepherd farm:nnw 1,-1\n= ask token Anna\nflock 2\nrace decline\n"
        "race decline\n= thing Anna sheep 2\n= ask tile Ben" },
  { "/hills/with/a-second-tile", TWO "set traders\nplay\n" SHEPHERD AWAY ANNA (
                                     "0,0 road:E") "deploy Anna builder 0,0 road:E test\n" CLOSE
                                                   "= ask flock Anna\nflock 1\n= ask tile Anna\nplace ffff 0,1 r0\n= "
                                                   "ask flock Anna\nflock stable\n= line Anna 4 flock" },
  { NULL, NULL }
};
