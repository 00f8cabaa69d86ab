/* rulings-base.c - the rulings of the base game, and what the other sets change; all games were computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define WITH_INNS "player Anna\nplayer Ben\nset base\nset inns\n"
#define WITH_SIEGE "player Anna\nplayer Ben\nset base\nset siege\n"
/* The river comes back towards the start. */
#define RIVER_AROUND                                                                                                   \
  "place river/curve 1,0 r0\nplace river/straight 1,1 r1\nplace river/curve 1,2 r1\nplace river/straight 0,2 r0\n"
#define WITH_RIVER "player Anna\nplayer Ben\nset base\nset river\n"

/* Completes the city of the start: two tiles, with a farm on each side. */
#define CITY "place cfff 0,-1 r2\n"

const Script rulings_base[] = {
  /* ---- B1: farms ---- */
  { "/ruling/B1/third", "play\n" CITY ANNA ("0,0 farm:ene") ANNA ("0,-1 farm:nnw") "end test\n= scores 6 0" },
  { "/ruling/B1/second",
    "rule B1 second\nplay\n" CITY ANNA ("0,0 farm:ene") ANNA ("0,-1 farm:nnw") "end test\n= scores 3 0\n"
                                                                               "= cites B1" },
  { "/ruling/B1/second/each-player-once",
    "rule B1 second\nplay\n" CITY ANNA ("0,0 farm:ene") BEN ("0,-1 farm:nnw") "end test\n= scores 3 3" },
  /* Anna has two farms.  Both touch one city, and one of them touches a second city. */
  { "/ruling/B1/second/only-the-cities-not-yet-paid",
    "rule B1 second\nplay\n" CITY "place cfff 1,-1 r0\nplace cfff 1,-2 r2\n" ANNA ("0,0 farm:ene")
        ANNA ("0,-1 farm:nnw") "end test\n= scores 6 0" },
  { "/ruling/B1/first",
    "rule B1 first\nplay\n" CITY ANNA ("0,0 farm:ene") ANNA ("0,-1 farm:nnw") "end test\n= scores 4 0\n"
                                                                              "= cites B1" },
  { "/ruling/B1/first/most-over-all-farms", "rule B1 first\nplay\n" CITY ANNA ("0,0 farm:ene") BEN ("0,-1 farm:nnw")
                                                BEN ("0,-1 farm:nnw") "end test\n= scores 0 4" },
  { "/ruling/B1/first/ties-all",
    "rule B1 first\nplay\n" CITY ANNA ("0,0 farm:ene") BEN ("0,-1 farm:nnw") "end test\n= scores 4 4" },
  { "/ruling/B1/first/with-the-arbitress", "use arbitress\nrule B1 first\nplay\n" CITY ANNA ("0,0 farm:ene")
                                               BEN ("0,-1 farm:nnw") "end test\n"
                                                                     "= tie Anna 0 Ben 1 > Anna\n= scores 4 0" },
  { "/ruling/B1/third/each-farm-by-itself",
    "play\n" CITY ANNA ("0,0 farm:ene") BEN ("0,-1 farm:nnw") BEN ("0,-1 farm:nnw") "end test\n= scores 3 3" },

  /* ---- B2, B3 ---- */
  { "/ruling/B2/full", "play\n" ANNA ("0,0 city:N") CITY "= line Anna 4 city 2 tiles × 2 = 4" },
  { "/ruling/B2/small", "rule B2 small\nplay\n" ANNA ("0,0 city:N") CITY "= line Anna 2 city 2 tiles = 2\n= cites B2" },
  { "/ruling/B2/small/only-two-tiles",
    "rule B2 small\nplay\n" ANNA ("0,0 city:N") "place fcfc 0,-1 r1\nplace cfff 0,-2 r2\n"
                                                "= line Anna 6 city 3 tiles × 2 = 6" },
  { "/ruling/B3/eight",
    WITH_SIEGE "use lake\nplay\nplace lake 1,-1 r0 follower farm:nnw 1,-1\nrace decline\nrace decline\n"
               "place siege/edge 2,-2 r2\nend test\n= line Anna 8 farm" },
  { "/ruling/B3/seven",
    WITH_SIEGE "use lake\nrule B3 seven\nplay\nplace lake 1,-1 r0 follower farm:nnw 1,-1\nrace decline\n"
               "race decline\nplace siege/edge 2,-2 r2\nend test\n"
               "= line Anna 7 farm 1 besieged city × 6 + 1 for the pig herd = 7\n= cites farm B3" },

  /* ---- the base game ---- */
  { "/base/city/incomplete",
    "play\n" ANNA ("0,0 city:N") "place fcfc+ 0,-1 r1\nend test\n= line Anna 3 city 2 tiles + 1 pennant = 3" },
  { "/base/city/pennants", "play\n" ANNA ("0,0 city:N") "place fcfc+ 0,-1 r1\nplace cfff 0,-2 r2\n"
                                                        "= line Anna 8 city 3 tiles × 2 + 1 pennant × 2 = 8" },
  { "/base/road", "play\n" ANNA ("0,0 road:E") "place frrr 1,0 r0\nplace frrr -1,0 r0\n= line Anna 3 road 3 tiles = 3\n"
                                               "= because alone" },
  { "/base/road/incomplete",
    "play\n" ANNA ("0,0 road:E") "place frrr 1,0 r0\nend test\n= line Anna 2 road 2 tiles = 2" },
  /* Both ends of the road are on the same crossing: this tile counts once. */
  { "/base/road/a-tile-twice",
    "play\n" ANNA ("0,0 road:E") "place ffrr 1,0 r0\nplace ffrr 1,1 r1\nplace ffrr -1,0 r3\n"
                                 "place rrrr -1,1 r0\nplace frfr 0,1 r0\n= line Anna 6 road 6 tiles = 6" },
  { "/base/cloister",
    "play\nplace ffff 0,1 r0 follower cloister\nplace frfr 1,0 r0\nplace frfr -1,0 r0\nplace ffff 1,1 r0\n"
    "place ffff -1,1 r0\nplace ffff 0,2 r0\nplace ffrf 1,2 r0\n= scores 0 0\nplace ffrf -1,2 r0\n"
    "= line Anna 9 cloister 9 tiles = 9\n= supply Anna 7" },
  { "/base/cloister/incomplete", "play\nplace ffff 0,1 r0 follower cloister\nplace frfr 1,0 r0\nend test\n"
                                 "= line Anna 3 cloister 3 tiles = 3" },
  { "/base/majority/takes-all",
    "play\n" ANNA ("0,0 road:E") ANNA ("0,0 road:E")
        BEN ("0,0 road:E") "place frrr 1,0 r0\n"
                           "place frrr -1,0 r0\n= scores 3 0\n= because majority\n= supply Ben 7" },
  { "/base/majority/ties-all-score",
    "play\n" ANNA ("0,0 road:E") BEN ("0,0 road:E") "place frrr 1,0 r0\nplace frrr -1,0 r0\n= scores 3 3\n"
                                                    "= because shared" },
  { "/base/claim/not-where-another-stands",
    "play\n" ANNA ("0,0 road:E") "! place frfr 1,0 r0 follower road:E => Anna stands in it already\n"
                                 "place frfr 1,0 r0 follower farm:nnw" },
  { "/base/tiles/no-copy-left", "play\n! place ffff 5,5 r0 => touches no other\nplace cccc+ 0,-1 r0\n"
                                "! place cccc+ 0,-2 r0 => no tile cccc+ is left: the only one" },
  { "/base/tiles/fits-nowhere",
    "play\n! discard ffff => fits\n! discard nothing => not a tile of this game\n= left ffff 4" },

  /* ---- inns and cathedrals ---- */
  { "/inns/inn",
    WITH_INNS "play\n" ANNA ("0,0 road:E") "place inns/straight-inn 1,0 r0\nplace frrr 2,0 r0\n"
                                           "place frrr -1,0 r0\n= line Anna 8 road 4 tiles × 2 (inn) = 8" },
  { "/inns/inn/a-second-adds-nothing",
    WITH_INNS "play\n" ANNA (
        "0,0 road:E") "place inns/straight-inn 1,0 r0\n"
                      "place inns/crossing-inn 2,0 r2\nplace frrr -1,0 r0\n= line Anna 8 road 4 tiles × 2 (inn) = 8" },
  { "/inns/inn/open-nothing",
    WITH_INNS "play\n" ANNA ("0,0 road:E") "place inns/straight-inn 1,0 r0\nend test\n= no line road" },
  { "/inns/cathedral",
    WITH_INNS "play\n" ANNA (
        "0,0 city:N") "place inns/cathedral 0,-1 r0\nplace cfff 1,-1 r3\n"
                      "place cfff -1,-1 r1\nplace cfff 0,-2 r2\n= line Anna 15 city 5 tiles × 3 (cathedral) = 15" },
  { "/inns/cathedral/pennant",
    WITH_INNS "play\n" ANNA ("0,0 city:N") "place inns/cathedral 0,-1 r0\nplace cfff 1,-1 r3\n"
                                           "place cfff -1,-1 r1\nplace fcfc+ 0,-2 r1\nplace cfff 0,-3 r2\n"
                                           "= line Anna 21 city 6 tiles × 3 + 1 pennant × 3 (cathedral) = 21" },
  { "/inns/cathedral/open-nothing",
    WITH_INNS "play\n" ANNA ("0,0 city:N") "place inns/cathedral 0,-1 r0\nend test\n= no line city" },
  { "/inns/big-follower", WITH_INNS
    "play\ndeploy Anna big 0,0 road:E test\n" BEN ("0,0 road:E") "place frrr 1,0 r0\n"
                                                                 "place frrr -1,0 r0\n= scores 3 0\n= supply Anna 8" },

  /* ---- siege ---- */
  { "/siege/complete",
    WITH_SIEGE "play\n" ANNA ("0,0 city:N") "place siege/edge 0,-1 r2\n= line Anna 2 city 2 tiles (besieged) = 2" },
  { "/siege/open-nothing",
    WITH_SIEGE "play\n" ANNA ("0,0 city:N") "place siege/corner 0,-1 r2\nend test\n= no line city" },
  { "/siege/farm-six", WITH_SIEGE "play\n" ANNA ("0,0 farm:ene") "place siege/edge 0,-1 r2\nend test\n"
                                                                 "= line Anna 6 farm 1 besieged city × 6 = 6" },
  { "/siege/farm-first-edition",
    WITH_SIEGE "rule B1 first\nplay\n" ANNA ("0,0 farm:ene") "place siege/edge 0,-1 r2\nend test\n"
                                                             "= line Anna 8 farm" },

  /* ---- the river ---- */
  { "/river/first", WITH_RIVER "play\n! place ffff 0,1 r0 => the river is laid first: 11\n"
                               "! discard ffff => the river is laid first\n= fits ffff 0,1 r0 no" },
  { "/river/goes-on-at-its-end",
    WITH_RIVER "play\nplace river/straight 1,0 r0\n"
               "! place river/curve 5,5 r0 => the tile touches no other\n= fits river/curve 2,0 r0 yes\n"
               "= fits river/straight 2,0 r1 no" },
  { "/river/the-end-is-laid-last", WITH_RIVER "play\n! place river/lake 1,0 r0 => laid last: 10 other" },
  { "/river/no-two-bends-the-same-way",
    WITH_RIVER "play\nplace river/curve 1,0 r0\n! place river/curve 1,1 r1 => the same way twice\n"
               "place river/curve 1,1 r2\n= fits river/road-curve 2,1 r0 yes" },
  { "/river/a-straight-stretch-between",
    WITH_RIVER "play\nplace river/curve 1,0 r0\nplace river/straight 1,1 r1\n= fits river/curve 1,2 r1 yes" },
  { "/ruling/R1/bends", WITH_RIVER "play\n" RIVER_AROUND "= fits river/city-curve -1,2 r3 yes" },
  { "/ruling/R1/room", WITH_RIVER "rule R1 room\nplay\n" RIVER_AROUND "= fits river/city-curve -1,2 r3 no\n"
                                  "= fits river/city-curve -1,2 r0 yes" },
  { "/river/then-the-others",
    WITH_RIVER "play\nplace river/straight 1,0 r0\nplace river/straight 2,0 r0\n"
               "place river/two-cities 3,0 r0\nplace river/city-road 4,0 r0\nplace river/cloister 5,0 r0\n"
               "place river/bridge 6,0 r1\nplace river/curve 7,0 r0\nplace river/curve 7,1 r2\n"
               "place river/city-curve 8,1 r1\n= ask tile Ben\n! place ffff 0,1 r0 => the river is laid first: 2\n"
               "place river/road-curve 8,2 r2\nplace river/lake 9,2 r0\nplace ffff 0,1 r0 follower cloister" },
  { "/river/feature-across",
    WITH_RIVER "play\nplace river/bridge 1,0 r1 follower road:N\nend test\n= line Anna 1 road 1 tile = 1" },
  { NULL, NULL },
};
