/* rulings-traders.c - what Traders and Builders add to rulings of other systems.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset traders\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define BUILDER(at) "deploy Anna builder " at " test\n"
#define PIG(at) "deploy Anna pig " at " test\n"
#define CITY "place cfff 0,-1 r2\n"
#define HERD "use lake\nplay\nplace lake 1,-1 r0 follower farm:nnw 1,-1\nrace decline\nrace decline\n"

const Script rulings_traders[] = {
  /* ---- B1: farms ---- */
  { "/ruling/B1/second/pig-for-the-cities-not-yet-paid",
    TWO "rule B1 second\nplay\n" CITY "place cfff 1,-1 r0\nplace cfff 1,-2 r2\n" ANNA ("0,0 farm:ene") ANNA (
        "0,-1 farm:nnw") PIG ("0,-1 farm:nnw") "end test\n= line Anna 3 farm 1 city × 3 = 3\n"
                                               "= line Anna 4 farm 1 city × 3 + 1 for the pig = 4\n= scores 7 0" },
  { "/ruling/B1/first/pig", TWO "rule B1 first\nplay\n" CITY ANNA ("0,0 farm:ene") PIG ("0,0 farm:ene")
                                BEN ("0,-1 farm:nnw") "end test\n= scores 5 4" },

  /* ---- B3: a besieged city beside a farm ---- */
  { "/ruling/B3/eight/pig", TWO "set siege\nplay\n" ANNA ("0,0 farm:ene") PIG (
                                "0,0 farm:ene") "place siege/edge 0,-1 r2\nend test\n= line Anna 8 farm\n= cites B3" },
  { "/ruling/B3/seven/pig", TWO "set siege\nrule B3 seven\nplay\n" ANNA ("0,0 farm:ene") PIG (
                                "0,0 farm:ene") "place siege/edge 0,-1 r2\nend test\n= line Anna 7 farm\n= cites B3" },
  { "/ruling/B3/eight/pig-and-herd",
    TWO "set siege\n" HERD PIG ("1,-1 farm:nnw") "place siege/edge 2,-2 r2\nend test\n= line Anna 10 farm" },
  { "/ruling/B3/seven/pig-and-herd", TWO
    "set siege\nrule B3 seven\n" HERD PIG ("1,-1 farm:nnw") "place siege/edge 2,-2 r2\nend test\n= line Anna 8 farm" },

  /* ---- A8: each tile has its own scoreboard, so the points of the first count with the second ---- */
  { "/ruling/A8/before/second-tile",
    TWO "use arbitress\nplay\n" ANNA ("0,0 city:N") BEN ("0,0 city:N") ANNA ("0,0 road:E") BUILDER (
        "0,0 road:E") "place ffff 0,1 r0\nplace frrr -1,0 r0\nplace frrr 1,0 r0\n= second Anna\n= scores 3 0\n" CITY
                      "= points Anna 3 Ben 0\n= tie Anna 0 Ben 0 > Ben" },
  /* A13: and she stands where the first tile left her. */
  { "/ruling/A13/before/second-tile",
    TWO "use arbitress\nrule A13 before\nplay\nplace frfr 1,0 r0\n" ANNA ("0,0 city:N") BEN ("0,0 city:N")
        BEN ("1,0 road:E") "deploy Ben builder 1,0 road:E test\nplace frfr 2,0 r0 arbitress 2,0\n= second Ben\n"
                           "place cfff 0,-1 r2 arbitress 0,0\n= tie Anna 2 Ben 2 > Anna Ben" },
  { "/ruling/A10/last/not-the-builder",
    TWO "use arbitress\nrule A10 last\nplay\n" ANNA ("0,0 city:N") BEN ("0,0 city:N") BUILDER ("0,0 city:N") CITY
    "= tie Anna 0 Ben 0 > Ben\n= because last" },

  /* ---- L3: the tile that the builder brings is the lake, which fits nowhere ---- */
  { "/ruling/L3/again/second-tile",
    TWO "use lake\nstart crrc 0,0 r0\nplay\nplace crrc 1,0 r1\nplace crrc 1,1 r2\n" ANNA ("0,0 road:E")
        BUILDER ("0,0 road:E") "place crrc+ 0,1 r3\n= second Anna\nagain\n= ask tile Anna\n= second Anna" },
  { "/ruling/L3/skip/second-tile",
    TWO "use lake\nrule L3 skip\nstart crrc 0,0 r0\nplay\nplace crrc 1,0 r1\nplace crrc 1,1 r2\n" ANNA ("0,0 road:E")
        BUILDER ("0,0 road:E") "place crrc+ 0,1 r3\n= second Anna\nagain\n= ask tile Ben\n= second none" },
  { NULL, NULL },
};
