/* sheet-ferry.c - The Ferries, rule by rule: how they lie, which are turned, what is scored, what else is on a road.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a road from west to east.  `= lies X,Y ferry N` adds up the sides that a ferry joins: north 1,
 * east 2, south 4, west 8.
 */
#include "carc-sheets.h"

#define FERRY "player Anna\nplayer Ben\nset base\nset ferry\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* Roads to the east, south and west; the western one meets the start. */
#define LAKE "place ferry/three-roads 1,0 r0\n"
/* The road of the start ends in the west. */
#define WEST "place frrr -1,0 r0\n"
/* A road to the east of the lake, one that ends there, and the same in the south. */
#define EAST "place frfr 2,0 r0\n"
#define EAST_END "place frrr 2,0 r0\n"
#define SOUTH "place frfr 1,1 r1\n"
#define SOUTH_END "place frrr 1,2 r1\n"
/* Lakes on 1,0 and 3,0, and the tile between them joins their roads.  Five turns before it. */
#define BETWEEN                                                                                                        \
  LAKE "ferry EW\nplace ffff 1,-1 r0\nplace ffff 2,-1 r0\nplace ffff 3,-1 r0\n"                                        \
       "place ferry/three-roads 3,0 r0\nferry EW\nplace frfr 2,0 r0\n"
/* Lakes on 1,0 and 2,0, and Anna lays a road behind them. */
#define ROW LAKE "ferry EW\nplace ferry/three-roads 2,0 r0\nferry EW\nferry stay\nplace frfr 3,0 r0\n"
#define RACE "place lake 1,-1 r0\n"

const Script sheet_ferry[] = {
  /* ---- a lake, and its ferry ---- */
  { "/ferry/begin/eight", FERRY "play\n= thing middle ferries 8\n= piece ferry none" },
  { "/ferry/begin/a-start-without-a-ferry",
    FERRY "start ferry/three-roads 0,0 r0\nplay\nplace frrr 1,0 r0\ndeploy Anna follower 0,0 road:S test\n"
          "= ask tile Ben\n= piece ferry none\nplace frrr 0,1 r1\n= line Anna 2 road 2 tiles = 2" },
  { "/ferry/lay/must-be-laid",
    FERRY "play\n" LAKE "= ask ferry Anna\n! place frrr 2,0 r0 => which roads does the ferry "
          "on 1,0 join\nferry EW\n= lies 1,0 ferry 10\n= ask tile Ben\n"
          "= thing middle ferries 7" },
  { "/ferry/lay/the-other-roads-end-at-the-lake", FERRY "play\n" BEN ("0,0 road:E") WEST LAKE
    "= scores 0 0\nferry ES\n= line Ben 3 road 3 tiles = 3\n= ask tile Anna" },
  { "/ferry/lay/two-are-one-road-and-the-tile-counts-once", FERRY "play\n" BEN ("0,0 road:E") WEST LAKE
    "ferry EW\n= scores 0 0\n" EAST_END "ferry stay\n= line Ben 4 road 4 tiles = 4" },
  { "/ferry/lay/a-road-of-its-own",
    FERRY "play\n" LAKE "ferry EW\nplace frfr 1,1 r1 follower road:N\n= ask tile Anna\n" SOUTH_END
          "= line Ben 3 road 3 tiles = 3\n= ask tile Ben" },
  { "/ferry/lay/only-two-of-its-roads", FERRY
    "play\n" LAKE "! ferry NE => the lake on 1,0 has no two roads so: north and east\n! ferry E => is not two sides\n"
    "! ferry ESW => is not two sides\n! ferry EE => is not two sides\nferry WS\n= lies 1,0 ferry 12" },
  { "/ferry/lay/at-four-roads", FERRY "play\nplace ferry/four-roads 1,0 r0\nferry NS\n= lies 1,0 ferry 5" },
  { "/ferry/lay/turned-with-its-tile",
    FERRY "play\nplace ferry/three-roads 1,0 r1\n! ferry EW => no two roads so: east and west\nferry NW\n"
          "= lies 1,0 ferry 9" },
  { "/ferry/lay/after-the-act", FERRY
    "play\n" BEN ("0,0 road:E") "! place ferry/three-roads 1,0 r0 follower road:W => Ben stands in it already\n"
                                "place ferry/three-roads 1,0 r0 follower road:S\n= supply Anna 6\n= ask ferry Anna" },
  { "/ferry/lay/so-a-follower-comes-among-others", FERRY
    "play\n" BEN ("0,0 road:E") "place ferry/three-roads 1,0 r0 follower road:E\n= ask ferry Anna\nferry EW\n" WEST
                                "ferry stay\n" EAST_END "ferry stay\n= scores 4 4" },
  { "/ferry/lay/two-roads-are-not-asked-for",
    FERRY "tiles Mine\ntile mine/ferry copies=1 \"roads=E; W\" \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=ferry\n"
          "play\n" BEN ("0,0 road:E") WEST "place mine/ferry 1,0 r0\n= ask tile Anna\n= lies 1,0 ferry 10\n" EAST_END
                                           "= ask tile Ben\n= scores 0 4" },
  { "/ferry/lay/not-with-one-road", FERRY
    "tiles Mine\ntile mine/ferry copies=1 roads=W \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=ferry\n"
    "play\n" BEN ("0,0 road:E") WEST "place mine/ferry 1,0 r0\n= ask tile Anna\n= piece ferry none\n= scores 0 3" },

  /* ---- which ferries are turned ---- */
  { "/ferry/turn/the-first-in-each-direction", FERRY
    "play\n" BETWEEN "= ask ferries Ben\nferry turn 1,0 ES\n= ask ferries Ben\nferry turn 3,0 SW\n= ask tile Anna\n"
    "= lies 1,0 ferry 6\n= lies 3,0 ferry 12" },
  { "/ferry/turn/each-once", FERRY
    "play\n" BETWEEN "ferry turn 1,0 ES\n! ferry turn 1,0 SW => the ferry on 1,0 was turned in this turn already" },
  { "/ferry/turn/once-more-in-the-next-turn", FERRY
    "play\n" LAKE "ferry EW\n" EAST "ferry turn 1,0 ES\nplace frfr 3,0 r0\nferry turn 1,0 EW\n= lies 1,0 ferry 10" },
  { "/ferry/turn/nobody-must", FERRY "play\n" BETWEEN "ferry stay\n= ask tile Anna\n= lies 1,0 ferry 10" },
  { "/ferry/turn/not-beyond-the-first",
    FERRY "play\n" ROW "= ask ferries Anna\n! ferry turn 1,0 ES => is not the first one along a road that this tile "
          "extends\nferry turn 2,0 ES\n= ask tile Ben" },
  { "/ferry/turn/not-beyond-one-that-was-turned",
    FERRY "play\n" ROW "ferry turn 2,0 SW\n= ask tile Ben\n= lies 1,0 ferry 10" },
  { "/ferry/turn/a-lake-extends-roads-too",
    FERRY "play\n" LAKE "ferry EW\nplace ferry/three-roads 2,0 r0\nferry ES\n= ask ferries Ben\n"
          "! ferry turn 2,0 EW => is not the first one\nferry turn 1,0 ES\n= lies 1,0 ferry 6\n= ask tile Anna" },
  { "/ferry/turn/not-where-the-road-ends-at-the-lake", FERRY "play\n" LAKE "ferry ES\n" WEST "= ask tile Anna" },
  { "/ferry/turn/to-another-place",
    FERRY "play\n" LAKE "ferry EW\n" EAST "! ferry turn 1,0 EW => the ferry on 1,0 lies so already: east and west\n"
          "! ferry turn 2,0 ES => there is no ferry on 2,0\n"
          "! ferry turn 7,7 ES => there is no ferry on 7,7\n"
          "! ferry turn 1,0 NE => no two roads so: north and east\n= ask ferries Ben" },
  { "/ferry/turn/also-away-from-the-road",
    FERRY "play\n" LAKE "ferry EW\n" EAST "ferry turn 1,0 SW\n= lies 1,0 ferry 12\n= ask tile Anna" },
  { "/ferry/turn/only-by-a-road", FERRY "play\n" LAKE "ferry EW\nplace ffff 1,-1 r0\n= ask tile Anna" },
  { "/ferry/turn/each-road-of-the-tile",
    FERRY "play\n" LAKE "ferry EW\nplace rrrr 2,0 r0\n= ask ferries Ben\nferry turn 1,0 ES" },
  { "/ferry/turn/not-at-two-roads",
    FERRY "tiles Mine\ntile mine/ferry copies=1 \"roads=E; W\" \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=ferry\n"
          "play\nplace mine/ferry 1,0 r0\n" EAST "= ask tile Anna" },
  /* The road goes from the lake round to the lake again. */
  { "/ferry/turn/a-ring-reaches-it-from-both-ends",
    FERRY "play\n" LAKE "ferry ES\nplace ffrr 2,0 r0\nferry stay\nplace frfr 1,1 r1\nferry stay\n"
          "place ffrr 1,2 r2\nferry stay\nplace frfr 2,1 r1\nferry stay\nplace ffrr 2,2 r1 follower road:N\n"
          "= ask ferries Ben\nferry stay\n= line Ben 6 road 6 tiles = 6\n= ask tile Anna" },

  /* ---- what is scored ---- */
  { "/ferry/score/a-part-that-is-cut-off", FERRY "play\n" BEN ("0,0 road:E") WEST LAKE
    "ferry EW\n" EAST "ferry turn 1,0 ES\n= line Ben 3 road 3 tiles = 3\n= ask tile Ben\n= supply Ben 7" },
  { "/ferry/score/when-all-ferries-lie", FERRY "play\n" BEN ("0,0 road:E") WEST BETWEEN
    "ferry turn 1,0 ES\n= ask ferries Anna\n= scores 0 0\nferry stay\n= scores 0 3" },
  { "/ferry/score/not-what-is-open-again", FERRY "play\n" BEN ("0,0 road:E") WEST LAKE
    "ferry EW\n" EAST_END "ferry turn 1,0 SW\n= scores 0 0\n= ask tile Ben\n= supply Ben 6" },
  { "/ferry/score/joined-to-a-road-that-was-complete", FERRY "play\n" BEN ("0,0 road:E") WEST LAKE
    "ferry EW\nplace frfr 1,1 r1 follower road:N\n" SOUTH_END "= line Anna 3 road 3 tiles = 3\n" EAST
    "ferry turn 1,0 SW\n= line Ben 5 road 5 tiles = 5\n= scores 3 5" },
  { "/ferry/score/no-figures-there",
    FERRY "play\n" WEST LAKE "ferry EW\n" EAST "ferry turn 1,0 ES\n= scores 0 0\n= ask tile Ben" },
  { "/ferry/score/at-the-end-as-it-lies",
    FERRY "play\n" BEN ("0,0 road:E") LAKE "ferry EW\n" EAST "ferry stay\nend test\n= line Ben 3 road 3 tiles = 3" },

  /* ---- figures ---- */
  { "/ferry/figures/stay-on-their-parts",
    FERRY "play\n" BEN ("0,0 road:E") "place ferry/three-roads 1,0 r0 follower road:E\nferry EW\n" WEST
                                      "ferry turn 1,0 SW\n" EAST_END "= line Anna 2 road 2 tiles = 2\n= supply Ben 6" },
  { "/ferry/figures/not-onto-a-road-with-others", FERRY "play\n" BEN ("0,0 road:E") LAKE
    "ferry EW\n! place frfr 2,0 r0 follower road:E => Ben stands in it already\n" EAST
    "ferry turn 1,0 ES\nplace frfr 3,0 r0 follower road:E\nferry stay\n= supply Anna 6" },

  /* ---- builders ---- */
  { "/ferry/builder/the-lake-extends-his-road", FERRY
    "set traders\nplay\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n" LAKE "ferry ES\n= second Anna" },
  { "/ferry/builder/a-turned-ferry-does-not", FERRY
    "set traders\nplay\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\nplace ffff 0,1 r0\n" LAKE
                                              "ferry ES\n" EAST "ferry turn 1,0 EW\n= second none\n= ask tile Ben" },
  { "/ferry/builder/stays-and-works-when-cut-off", FERRY "set traders\nplay\n" ANNA ("0,0 road:E") LAKE
    "ferry EW\nplace ffff 0,1 r0\nplace frfr 2,0 r0 builder road:W\nferry turn 1,0 SW\n= home Anna builder 0\n"
    "place ffff 0,2 r0\nplace frfr 3,0 r0\n= second Anna" },

  /* ---- other sets ---- */
  { "/ferry/inns/the-whole-road", FERRY "set inns\nplay\n" BEN ("0,0 road:E") WEST LAKE
    "ferry EW\nplace inns/straight-inn 2,0 r0\nferry stay\nplace frrr 3,0 r0\nferry stay\n"
    "= line Ben 10 road 5 tiles × 2 (inn) = 10" },
  { "/ferry/inns/cut-off-from-it", FERRY "set inns\nplay\n" BEN ("0,0 road:E") WEST LAKE
    "ferry EW\nplace inns/straight-inn 2,0 r0\nferry turn 1,0 ES\n= line Ben 3 road 3 tiles = 3" },
  { "/ferry/inns/and-joined-again", FERRY "set inns\nplay\n" BEN ("0,0 road:E") LAKE
    "ferry EW\nplace inns/straight-inn 2,0 r0\nferry turn 1,0 ES\nplace frfr 3,0 r0\nferry turn 1,0 EW\n" WEST
    "ferry stay\nplace frrr 4,0 r0\nferry stay\n= line Ben 12 road 6 tiles × 2 (inn) = 12" },
  { "/ferry/king/whole-roads-and-each-once", FERRY "set king\nplay\n" BEN ("0,0 road:E") WEST LAKE
    "ferry EW\nplace frfr 1,1 r1 follower road:N\n" SOUTH_END "= card robber Ben\n" EAST
    "ferry turn 1,0 SW\n= card robber Anna\nend test\n= line Anna 1 robber 1 road = 1" },
  { "/ferry/king/not-what-is-open-again", FERRY "set king\nplay\n" WEST LAKE "ferry ES\n= card robber Ben\n" EAST
                                                "ferry turn 1,0 EW\nend test\n= no line robber" },
  { "/ferry/king/the-card-of-an-open-road-in-a-snapshot",
    FERRY "set king\nplay\nsnapshot\nlies frrr -1,0 r0\nlies ferry/three-roads 1,0 r0\nnow ferry 1,0 ES\n"
          "lies frfr 2,0 r0\nnow ferry 1,0 EW\nnow robber Ben 3\nplay on Ben\n= card robber Ben" },
  { "/ferry/king/the-card-of-an-open-road-as-agreed",
    FERRY "set king\nplay\n" WEST LAKE "ferry ES\n" EAST "ferry turn 1,0 EW\n= card robber Ben\n"
          "! agreed x now robber Anna 4 => the Robber Baron is entered with 4\nagreed x now robber Anna 3\n= card "
          "robber Anna" },
  { "/ferry/king/a-new-road-of-two-that-were-complete", FERRY
    "set king\nplay\n" WEST "place ferry/four-roads 1,0 r0\nferry NE\n= card robber Ben\n" SOUTH SOUTH_END
    "= card robber Ben\n" EAST "ferry turn 1,0 SW\n= card robber Anna\nend test\n= line Anna 1 robber 1 road = 1" },
  { "/ferry/gold/of-what-a-ferry-completes", FERRY "set gold\nplay\n" BEN ("0,0 road:E") WEST
    "agreed x now ingots 0,0 2\n" LAKE "ferry ES\n= thing Ben gold 2" },
  { "/ferry/mage/with-his-part", FERRY "set mage\nplay\n" BEN ("0,0 road:E") WEST LAKE
    "ferry EW\nagreed x now mage 0,0 road:E\n" EAST
    "ferry turn 1,0 ES\n= line Ben 6 road 3 tiles + 3 for the mage = 6\n= piece mage none" },
  { "/ferry/abbey/a-wagon-of-what-a-ferry-completes",
    FERRY "set abbey\nplay\ndeploy Ben wagon 0,0 road:E test\n" WEST LAKE "ferry ES\n= scores 0 3\n= ask wagon Ben\n"
          "drive 1,0 road:E\n= home Ben wagon 0" },
  { "/ferry/abbey/ends-a-road", FERRY "set abbey\nplay\n" BEN ("0,0 road:E") WEST LAKE
    "ferry EW\nagreed x place abbey/abbey 2,0 r0\n= ask tile Ben\n= line Ben 3 road 3 tiles = 3\n"
    "place frfr 1,1 r1\n= ask tile Anna" },
  { "/ferry/dragon/moves-after-the-ferries",
    FERRY "set dragon\nplay\nplace dragon/field-volcano 0,1 r0\n" LAKE
          "ferry EW\nplace dragon/straight-dragon 2,0 r0\n= ask ferries Anna\nferry stay\n= ask dragon Anna" },
  { "/ferry/dragon/eats-on-both-parts",
    FERRY "set dragon\nplay\n" BEN (
        "0,0 road:E") "place dragon/field-volcano 0,1 r0\n" LAKE
                      "ferry EW\nplace dragon/straight-dragon 2,0 r0\nferry turn 1,0 ES\ndragon 0,0\n= supply Ben 7" },
  { "/ferry/dragon/the-fairys-points-with-a-part", FERRY "set dragon\nplay\n" BEN ("0,0 road:E") WEST
    "place ffff 0,1 r0 fairy 0,0 road:E\n" LAKE "ferry EW\n" EAST "ferry turn 1,0 ES\n= scores 0 7\n= supply Ben 7" },
  { "/ferry/tower/after-a-capture",
    FERRY "set tower\nplay\n" BEN ("0,0 road:E") "place tower/field 0,1 r0\nplace ferry/three-roads 1,0 r0 tower 0,1\n"
                                                 "= ask capture Ben\ncapture nobody\n= ask ferry Ben" },
  { "/ferry/count/the-blacksmith-comes-to-a-part", FERRY
    "set count\nplay\n" ANNA ("blacksmith") BEN ("2,2 road:S") "place ferry/three-roads 2,3 r1\nferry SW\n"
                                                               "= ask leave Anna\nleave 2,2 road:S\n= scores 2 2" },

  /* ---- a snapshot ---- */
  { "/ferry/snapshot/must-be-said", FERRY
    "play\nsnapshot\nlies ferry/three-roads 1,0 r0 with Anna follower road:W\nlies frrr -1,0 r0\n= supply Anna 6\n"
    "! play on Anna => it is not said how the ferry on 1,0 lies\nnow ferry 1,0 EW\nplay on Anna\n= supply Anna 6\n"
    "= lies 1,0 ferry 10\n= thing middle ferries 7" },
  { "/ferry/snapshot/nobody-stands-on-what-is-complete", FERRY
    "play\nsnapshot\nlies ferry/three-roads 1,0 r0 with Anna follower road:W\nlies frrr -1,0 r0\nnow ferry 1,0 ES\n"
    "= warning yes\n= supply Anna 7\nplay on Anna" },
  { "/ferry/snapshot/said-again",
    FERRY "play\nsnapshot\nlies ferry/three-roads 1,0 r0\nnow ferry 1,0 ES\nnow ferry 1,0 SW\n= lies 1,0 ferry 12" },
  { "/ferry/snapshot/only-at-a-lake",
    FERRY "play\nsnapshot\nlies ferry/three-roads 1,0 r0\n! now ferry 0,0 EW => there is no lake for a ferry on 0,0\n"
          "! now ferry 5,5 EW => there is no lake for a ferry on 5,5\n! now ferry 1,0 NE => no two roads so" },

  /* ---- as agreed ---- */
  { "/agreed/ferry/it-lies-otherwise", FERRY
    "play\n" LAKE "ferry EW\nplace ffff 1,-1 r0\nagreed x now ferry 1,0 ES\n= lies 1,0 ferry 6\n= ask tile Anna" },
  { "/agreed/ferry/a-part-of-what-was-scored-is-not-scored-again",
    FERRY "play\n" WEST LAKE "ferry EW\n" EAST_END "ferry stay\nagreed x now ferry 1,0 ES\n= lies 1,0 ferry 6" },
  { "/agreed/ferry/not-if-that-would-be-scored", FERRY "play\n" BEN ("0,0 road:E") WEST LAKE
    "ferry EW\n! agreed x now ferry 1,0 ES => something would have to be scored or moved first\n= lies 1,0 ferry 10" },
  { "/agreed/ferry/not-if-mage-and-witch-would-meet",
    FERRY "set mage\nplay\n" LAKE "ferry EW\n" SOUTH "agreed x now mage 0,0 road:W\nagreed x now witch 1,1 road:S\n"
          "! agreed x now ferry 1,0 SW => something would have to be scored or moved first" },
  { "/ferry/traders/a-builder-alone-claims-nothing",
    FERRY "set traders\nplay\nplace ferry/three-roads 1,0 r0 follower road:W\nferry EW\nplace ffff 0,1 r0\n"
          "place frfr 2,0 r0 builder road:W\nferry turn 1,0 SW\nplace frfr 3,0 r0\nplace frfr 4,0 r0\n"
          "place frrr 5,0 r0\n= scores 0 0\n= home Anna builder 1" },
  { "/agreed/ferry/any-is-turned",
    FERRY "play\n" ROW "agreed x ferry turn 1,0 ES\n= lies 1,0 ferry 6\n= ask ferries Anna\nferry turn 2,0 ES\n"
          "= ask tile Ben" },
  { "/agreed/ferry/also-twice",
    FERRY "play\n" BETWEEN "ferry turn 1,0 ES\nagreed x ferry turn 1,0 SW\n= lies 1,0 ferry 12\n= ask ferries Ben" },

  /* ---- the two sheets ---- */
  { "/arbitress/ferry/she-judges-the-roads-as-they-lie",
    FERRY "use arbitress\nplay\n" BEN ("0,0 road:E") "place ferry/three-roads 1,0 r0 follower road:E\nferry EW\n" WEST
                                                     "ferry stay\n" EAST_END
                                                     "ferry stay\n= tie Anna 1 Ben 0 > Ben\n= scores 0 4" },
  { "/arbitress/ferry/no-tie-on-two-parts",
    FERRY "use arbitress\nplay\n" BEN ("0,0 road:E") "place ferry/three-roads 1,0 r0 follower road:E\nferry EW\n" WEST
                                                     "ferry turn 1,0 ES\n= ties 0\n= scores 0 3" },
  { "/arbitress/ferry/she-may-walk-and-a-ferry-is-turned",
    FERRY "use arbitress\nplay\n" LAKE "ferry EW\nplace frfr 2,0 r0 arbitress 1,0\nferry turn 1,0 ES\n= her 1,0" },
  { "/lake/ferry/its-roads-extend-others", FERRY "use lake\nplay\nplace ferry/three-roads -1,0 r0\nferry EW\n" RACE
                                                 "= ask ferries Ben\nferry turn -1,0 ES\n= ask race Ben" },
  { "/lake/ferry/no-ferry-is-in-a-racers-way",
    FERRY "use lake\nplay\nplace ferry/three-roads -1,0 r0\nferry EW\n" RACE
          "ferry stay\nrace join\nrace join\n= hop Anna -1,0 yes\nplace ffff 0,1 r0 racer -1,0\nplace frfr -2,0 r0\n"
          "ferry turn -1,0 ES\n= racer Anna -1,0" },
  { NULL, NULL }
};
