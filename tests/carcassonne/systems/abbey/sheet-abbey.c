/* sheet-abbey.c - Abbey and Mayor, rule by rule, and the sentences of the two sheets that name its pieces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\nset abbey\n"
#define ANNA(what, at) "deploy Anna " what " " at " test\n"
#define BEN(what, at) "deploy Ben " what " " at " test\n"
/* Four tiles around 1,0: a road comes from the west, a city of one tile from the north.  Then it is Anna's turn. */
#define HOLE                                                                                                           \
  "place cfff 0,-1 r2\nplace cfff 1,-1 r2\nplace ffff 2,-1 r0\nplace ffff 2,0 r0\nplace ffff 0,1 r0\nplace ffff 1,1 "  \
  "r0\n"
#define ABBEY "place abbey/abbey 1,0 r0"
/* A farm that touches one completed city; with a tile on 1,1 four of its quarters meet.  Then it is Ben's turn. */
#define MEADOW "place frfr 1,0 r0\nplace cfff 0,1 r2\nplace cfff 0,2 r0\n"
#define BARN "place ffff 1,1 r0 barn corner 1,1\n"
/* Completes the road of the start. */
#define ROAD "place frrr -1,0 r0\nplace frrr 1,0 r0\n"
/* All tiles of the stack; there are two holes then, at 0,-1 and -2,-1.  Anna lays the last tile. */
#define SHORT "player Anna\nplayer Ben\nset abbey\nstart abbey/cloister 0,0 r0\n"
#define STACK                                                                                                          \
  "place abbey/two-cities-two-roads -1,0 r0\nplace abbey/edge-curve-east -1,-1 r2\nplace abbey/on-all-sides -2,0 r0\n" \
  "place abbey/city-over-city -2,1 r0\nplace abbey/crossing-cities -3,0 r2\nplace abbey/road-end -1,-2 r0\n"           \
  "place abbey/edge-curve-west -2,-2 r0\nplace abbey/edge-road -3,-1 r2\nplace abbey/split-field 0,-2 r2\n"            \
  "place abbey/city-over-road 1,-2 r0\nplace abbey/three-roads 1,-1 r1\n"
#define LAKE "place lake 1,-1 r0\n"

const Script sheet_abbey[] = {
  /* ---- the abbey ---- */
  { "/abbey/abbey/instead-of-drawing-a-tile",
    TWO "play\n" HOLE "= fits abbey/abbey 1,0 r0 yes\n" ABBEY "\n= left abbey/abbey 1\n= ask tile Ben" },
  { "/abbey/abbey/in-a-hole-only", TWO "play\n" HOLE "! place abbey/abbey 3,0 r0 => tiles on all four sides" },
  { "/abbey/abbey/a-hole-of-two-cells-is-none",
    TWO "play\nplace cfff 0,-1 r2\nplace cfff 1,-1 r2\nplace ffff 2,-1 r0\nplace ffff 0,1 r0\nplace ffff 1,1 r0\n"
        "! " ABBEY " => tiles on all four sides" },
  { "/abbey/abbey/one-each", TWO "play\n" HOLE ABBEY "\nturn Anna test\n! place abbey/abbey 3,0 r0 => no abbey left" },
  { "/abbey/abbey/one-each-by-agreement-too",
    TWO "play\n" HOLE ABBEY "\nturn Anna test\n! agreed test place abbey/abbey 3,0 r0 => no abbey left" },
  { "/abbey/abbey/elsewhere-by-agreement",
    TWO "play\nagreed test place abbey/abbey 1,0 r0\n= left abbey/abbey 1\n= ask tile Ben" },
  { "/abbey/abbey/is-never-put-aside", TWO "play\n! discard abbey/abbey => it stays with its player" },
  { "/abbey/abbey/not-without-the-expansion",
    "player Anna\nplayer Ben\nset base\nplay\n! place abbey/abbey 1,0 r0 => is not a tile of this game" },
  { "/abbey/abbey/one-for-each-of-six-players",
    "player A\nplayer B\nplayer C\nplayer D\nplayer E\nplayer F\nset base\nset abbey 2\nplay\n= left abbey/abbey 6" },
  { "/abbey/abbey/ends-a-city", TWO "play\n" HOLE BEN ("follower", "1,-1 city:S") ABBEY "\n= scores 0 2" },
  { "/abbey/abbey/ends-a-road",
    TWO "play\nplace frrr -1,0 r0\nturn Anna test\n" HOLE ANNA ("follower", "0,0 road:E") ABBEY "\n= scores 2 0" },
  { "/abbey/abbey/has-no-farm", TWO "play\n" HOLE "! " ABBEY " follower farm:nne => no such feature" },
  { "/abbey/abbey/joins-no-farms",
    TWO "play\n" HOLE ANNA ("follower", "1,-1 farm:ese") ABBEY "\nplace frrr -1,0 r0 follower farm:nnw\nend test\n"
                                                               "= line Anna 6 farm\n= line Ben 3 farm" },
  { "/abbey/abbey/is-a-cloister", TWO "play\n" HOLE ABBEY " follower cloister\nend test\n= line Anna 8 cloister" },
  { "/abbey/abbey/is-complete-with-eight-tiles-around",
    TWO "play\n" HOLE ABBEY " follower cloister\nplace ffrf 2,1 r0\n= line Anna 9 cloister\n= supply Anna 10" },
  { "/abbey/abbey/counts-for-cloisters-beside-it",
    TWO "play\n" HOLE BEN ("follower", "1,1 cloister") "end test\n= line Ben 4 cloister\n" },
  { "/abbey/abbey/counts-for-cloisters-beside-it-then",
    TWO "play\n" HOLE BEN ("follower", "1,1 cloister") ABBEY "\nend test\n= line Ben 5 cloister\n" },
  { "/abbey/abbey/the-city-that-it-ends-pays-the-farm",
    TWO "play\n" HOLE BEN ("follower", "1,-1 farm:nne") ABBEY "\nend test\n= line Ben 6 farm" },
  { "/abbey/abbey/goods-go-to-whoever-lays-it",
    TWO "set traders\nplay\nplace cfff 0,-1 r2\nplace traders/through-wine 1,-1 r1\nplace cfff 1,-2 r2\n"
        "place ffff 2,-1 r0\nplace ffff 2,0 r0\nplace ffff 0,1 r0\nplace ffff 1,1 r0\n" ABBEY "\n= goods Ben 1 0 0" },
  { "/abbey/abbey/does-not-earn-a-second-tile", TWO "set traders\nplay\n" HOLE ANNA ("follower", "0,0 road:E") ANNA (
                                                    "builder", "0,0 road:E") ABBEY "\n= second none\n= ask tile Ben" },
  { "/abbey/abbey/can-be-the-second-tile",
    TWO "set traders\nplay\n" HOLE ANNA ("follower", "0,0 road:E") ANNA (
        "builder", "0,0 road:E") "place frfr -1,0 r0\n= second Anna\n" ABBEY "\n= ask tile Ben\n= left abbey/abbey 1" },

  /* ---- after the last tile ---- */
  { "/abbey/late/clockwise-from-the-left-of-the-last",
    SHORT "play\n" STACK "= ask late Ben\nplace abbey/abbey 0,-1 r0 follower cloister\n= ask late Anna\n"
          "place abbey/abbey -2,-1 r0\n= ask nothing\n= line Ben 8 cloister" },
  { "/abbey/late/it-can-be-kept",
    SHORT "play\n" STACK "keep\n= ask late Anna\nkeep\n= ask nothing\n= left abbey/abbey 2" },
  { "/abbey/late/no-other-tile", SHORT
    "play\n" STACK "! place abbey/road-end 0,-1 r0 => no tile abbey/road-end is left\n! discard abbey/abbey => Ben" },
  { "/abbey/late/only-who-still-has-one",
    SHORT "play\n" STACK "place abbey/abbey 0,-1 r0\nplace abbey/abbey -2,-1 r0\n= ask nothing\n= left abbey/abbey 0" },
  { "/abbey/late/only-if-there-is-a-hole",
    SHORT "play\nplace abbey/two-cities-two-roads -1,0 r0\nend test\n= ask nothing" },
  { "/abbey/late/the-last-to-be-asked-leaves",
    SHORT "use arbitress\nrule A11 table\nplay\n" STACK ANNA ("follower", "0,0 cloister")
        BEN ("follower", "0,0 cloister") "keep\nleaves Anna\n= ask judge Anna Ben\njudge Anna\n= ask nothing" },
  { "/abbey/late/keep-is-no-answer-before", TWO "play\n! keep => Anna: which tile?" },

  /* ---- the mayor ---- */
  { "/abbey/mayor/in-cities-only", TWO "play\n! place frfr 1,0 r0 mayor road:E => does not stand on a road\n"
                                       "! place ffff 0,1 r0 mayor cloister => does not stand on a cloister\n"
                                       "! deploy Anna mayor 0,0 farm:ese test => does not stand on a farm" },
  { "/abbey/mayor/not-where-others-stand",
    TWO "play\n" BEN ("follower", "0,0 city:N") "! place fcfc 0,-1 r1 mayor city:N => Ben stands in it already" },
  { "/abbey/mayor/counts-as-many-as-pennants",
    TWO "play\n" ANNA ("mayor", "0,0 city:N") BEN ("follower", "0,0 city:N") "place fcfc+ 0,-1 r1\nplace cfff 0,-2 r2\n"
                                                                             "= scores 8 8\n= because shared" },
  { "/abbey/mayor/two-pennants-are-a-majority",
    TWO "play\n" ANNA ("mayor", "0,0 city:N")
        BEN ("follower", "0,0 city:N") "place fcfc+ 0,-1 r1\nplace fcfc+ 0,-2 r1\nplace cfff 0,-3 r2\n= scores 12 0\n= "
                                       "because majority" },
  { "/abbey/mayor/without-pennants-nothing-even-alone",
    TWO "play\n" ANNA ("mayor", "0,0 city:N") "place cfff 0,-1 r2\n= scores 0 0\n= home Anna mayor 1" },
  { "/abbey/mayor/without-pennants-no-tie",
    TWO "use arbitress\nplay\n" ANNA ("mayor", "0,0 city:N")
        BEN ("follower", "0,0 city:N") "place cfff 0,-1 r2\n= scores 0 4\n= ties 0\n= because majority" },
  { "/abbey/mayor/without-pennants-he-occupies-the-city",
    TWO "play\n" ANNA ("mayor", "0,0 city:N") "! place fcfc 0,-1 r1 follower city:N => Anna stands in it already" },
  { "/abbey/mayor/at-the-end-too",
    TWO "play\n" ANNA ("mayor", "0,0 city:N") BEN ("follower", "0,0 city:N") "place fcfc+ 0,-1 r1\nend test\n"
                                                                             "= scores 3 3" },
  { "/abbey/mayor/with-a-cathedral",
    TWO "set inns\nplay\n" ANNA ("mayor", "0,0 city:N") "place inns/cathedral 0,-1 r0\nend test\n= scores 0 0" },

  /* ---- the wagon ---- */
  { "/abbey/wagon/on-roads-cities-cloisters", TWO
    "play\nplace frfr 1,0 r0 wagon road:E\nplace ffff 0,1 r0 wagon cloister\n= home Anna wagon 0\n= home Ben wagon 0" },
  { "/abbey/wagon/not-on-farms", TWO "play\n! place frfr 1,0 r0 wagon farm:nne => does not stand on a farm" },
  { "/abbey/wagon/counts-one",
    TWO "play\n" ANNA ("wagon", "0,0 road:E") BEN ("follower", "0,0 road:E") ROAD "= scores 3 3" },
  { "/abbey/wagon/moves-on-after-scoring",
    TWO "play\n" ANNA ("wagon", "0,0 road:E") ROAD "= scores 3 0\n= ask wagon Anna\ndrive 0,0 city:N\n"
                                                   "= home Anna wagon 0\n= ask tile Anna" },
  { "/abbey/wagon/may-go-home",
    TWO "play\n" ANNA ("wagon", "0,0 road:E") ROAD "drive home\n= home Anna wagon 1\n= ask tile Anna" },
  { "/abbey/wagon/not-onto-a-farm",
    TWO "play\n" ANNA ("wagon", "0,0 road:E") ROAD "! drive 0,0 farm:ese => does not go onto a farm" },
  { "/abbey/wagon/not-into-a-complete-feature",
    TWO "play\n" ANNA ("wagon", "0,0 road:E") ROAD "! drive 0,0 road:E => is complete" },
  { "/abbey/wagon/not-where-a-figure-is", TWO "play\n" ANNA ("wagon", "0,0 road:E") BEN ("follower", "0,0 city:N") ROAD
    "! drive 0,0 city:N => has a figure" },
  { "/abbey/wagon/not-where-nothing-is",
    TWO "play\n" ANNA ("wagon", "0,0 road:E") ROAD "! drive 0,0 cloister => there is no such feature" },
  { "/abbey/wagon/no-tile-before-the-answer",
    TWO "play\n" ANNA ("wagon", "0,0 road:E") ROAD "! place ffff 0,1 r0 => Anna: where does the wagon go?" },
  { "/abbey/wagon/in-the-order-of-play", TWO "play\n" ANNA ("wagon", "0,0 road:E") BEN ("wagon", "0,0 road:E") ROAD
    "= ask wagon Ben\ndrive 0,0 city:N\n= ask wagon Anna\n! drive 0,0 city:N => has a figure\n"
    "drive 1,0 road:S\n= ask tile Anna" },
  { "/abbey/wagon/not-asked-if-it-can-go-nowhere",
    TWO "play\n" ANNA ("wagon", "0,0 city:N") ANNA ("follower", "0,0 road:E") "place cfff 0,-1 r2\n= scores 4 0\n"
                                                                              "= ask tile Ben\n= home Anna wagon 1" },
  { "/abbey/wagon/not-if-it-left-before-scoring",
    TWO "play\n" ANNA ("wagon", "0,0 road:E") "return Anna 0,0 road:E test\n" ROAD "= ask tile Anna" },
  { "/abbey/wagon/before-the-second-tile",
    TWO "set traders\nplay\n" ANNA ("wagon", "0,0 road:E")
        ANNA ("builder", "0,0 road:E") "place ffff 0,1 r0\nplace frrr -1,0 r0\nplace frrr 1,0 r0\n= ask wagon "
                                       "Anna\ndrive 0,0 city:N\n= second Anna" },
  { "/abbey/wagon/an-abbey-sends-it-on",
    TWO "play\n" HOLE BEN ("wagon", "1,-1 city:S") ABBEY "\n= scores 0 2\n= ask wagon Ben\ndrive 1,0 cloister" },
  { "/abbey/wagon/onto-the-lake",
    TWO "use lake\nplay\n" ANNA ("wagon", "0,0 road:E") "place frrr -1,0 r0\n" LAKE
                                                        "race decline\nrace decline\n= scores 6 0\n= ask wagon "
                                                        "Anna\ndrive 1,-1 cloister\n= home Anna wagon 0" },

  /* ---- the barn ---- */
  { "/abbey/barn/where-four-farms-meet", TWO "play\n" MEADOW BARN "= home Ben barn 0\n= ask tile Anna" },
  { "/abbey/barn/not-where-three-tiles-lie",
    TWO "play\nplace frfr 1,0 r0\n! place ffff 0,1 r0 barn corner 1,1 => four quarters of a farm" },
  { "/abbey/barn/not-where-a-city-is", TWO "play\nplace frfr 1,0 r0\nplace cfff 0,-1 r2\n"
                                           "! place ffff 1,-1 r0 barn corner 1,0 => four quarters of a farm" },
  { "/abbey/barn/on-the-tile-just-placed-only",
    TWO "play\n" MEADOW
        "place ffff 1,1 r0\n! place ffff 2,1 r0 barn corner 1,1 => does not belong to the tile just placed" },
  { "/abbey/barn/one-each", TWO "play\n" MEADOW BARN "turn Ben test\nplace frfr 2,0 r0\nturn Ben test\n"
                                "! place ffff 2,1 r0 barn corner 2,1 => no barn in the supply" },
  { "/abbey/barn/farmers-are-scored-at-once",
    TWO "play\n" ANNA ("follower", "0,0 farm:ese") MEADOW BARN "= line Anna 3 farm 1 city × 3 = 3\n= scores 3 0\n"
                                                               "= supply Anna 10" },
  { "/abbey/barn/by-majority",
    TWO "play\n" ANNA ("follower", "0,0 farm:ese") BEN ("follower", "0,0 farm:ese") BEN ("follower", "0,0 farm:ese")
        MEADOW BARN "= scores 0 3\n= supply Anna 10\n= supply Ben 9" },
  { "/abbey/barn/with-the-pig", TWO "set traders\nplay\n" ANNA ("follower", "0,0 farm:ese") ANNA ("pig", "0,0 farm:ese")
                                    MEADOW BARN "= line Anna 4 farm\n= home Anna pig 1" },
  { "/abbey/barn/a-besieged-city-pays-twice",
    TWO "set siege\nplay\n" ANNA ("follower", "0,0 farm:ese") "place frfr 1,0 r0\nplace cfff 0,1 r2\n"
                                                              "place siege/edge 0,2 r0\n" BARN "= line Anna 6 farm" },
  { "/abbey/barn/nobody-comes-to-it",
    TWO "play\n" MEADOW BARN "! place frrr 2,0 r0 follower farm:ssw => it has a barn" },
  { "/abbey/barn/joined-farmers-get-one-a-city",
    TWO "play\n" MEADOW BARN ANNA ("follower", "1,0 farm:nne") "place ffrf 2,0 r1\n= line Anna 1 farm 1 city = 1\n"
                                                               "= supply Anna 10" },
  { "/abbey/barn/joined-pig",
    TWO "set traders\nplay\n" MEADOW BARN ANNA ("follower", "1,0 farm:nne") ANNA (
        "pig", "1,0 farm:nne") "place ffrf 2,0 r1\n= line Anna 2 farm 1 city + 1 for the pig = 2\n= home Anna pig 1" },
  { "/abbey/barn/joined-besieged-city",
    TWO "set siege\nplay\nplace frfr 1,0 r0\nplace cfff 0,1 r2\nplace siege/edge 0,2 r0\n" BARN ANNA (
        "follower", "1,0 farm:nne") "place ffrf 2,0 r1\n= line Anna 2 farm" },
  { "/abbey/barn/four-a-city-at-the-end", TWO "play\n" MEADOW BARN "end test\n= line Ben 4 farm 1 city × 4 = 4" },
  { "/abbey/barn/eight-for-a-besieged-city",
    TWO "set siege\nplay\nplace frfr 1,0 r0\nplace cfff 0,1 r2\nplace siege/edge 0,2 r0\n" BARN "end test\n"
        "= line Ben 8 farm" },
  { "/abbey/barn/never-the-herd",
    TWO "set inns\nplay\nplace frfr 1,0 r0\nplace cfff 0,1 r2\nplace cfff 0,2 r0\n" BARN "end test\n= scores 0 4" },
  { "/abbey/barn/every-owner-at-the-end",
    TWO "play\n" MEADOW "place ffff 1,1 r0\nplace frfr 2,0 r0\nplace ffff 2,1 r0\n" ANNA ("barn", "corner 2,1")
        BEN ("barn", "corner 1,1") "end test\n= line Anna 4 farm\n= line Ben 4 farm\n= because shared" },
  { "/abbey/barn/on-a-farm-without-cities", TWO "play\nplace frfr 1,0 r0\nplace ffff 0,1 r0\n" BARN "end test\n"
                                                "= no line farm" },
  { "/abbey/barn/a-forgotten-one-needs-a-farm",
    TWO "play\nplace frfr 1,0 r0\nplace ffff 0,1 r0\n! deploy Anna barn corner 1,1 test => four quarters of one farm" },

  /* ---- the Arbitress, 1, note 2: a follower may include the wagon, mayor, or the barn ---- */
  { "/arbitress/1/the-mayor-counts-for-the-distance",
    TWO "use arbitress\nplay\n" ANNA ("mayor", "0,0 city:N") "place fcfc+ 0,-1 r1\n" BEN (
        "follower", "0,-1 city:S") "place cfff 0,-2 r2\n= tie Anna 0 Ben 1 > Anna\n= scores 8 0" },
  { "/arbitress/1/the-wagon-counts-for-the-distance",
    TWO "use arbitress\nplay\n" ANNA ("wagon", "0,0 road:E") "place frfr 1,0 r0\n" BEN (
        "follower", "1,0 road:E") "place frrr 2,0 r0\nplace frrr -1,0 r0\n= tie Anna 0 Ben 1 > Anna" },
  { "/arbitress/1/a-mayor-without-weight-does-not",
    TWO "use arbitress\nplay\n" ANNA ("mayor", "0,0 city:N") "place fcfc 0,-1 r1\n" ANNA ("follower", "0,-1 city:S")
        BEN ("follower", "0,0 city:N") "place cfff 0,-2 r2\n= tie Anna 1 Ben 0 > Ben" },
  /* ---- final scoring: two barns in the same field ---- */
  { "/arbitress/final/the-nearer-barn-takes-the-cities",
    TWO "use arbitress\nplay\n" MEADOW "place ffff 1,1 r0\nplace frfr 2,0 r0\nplace ffff 2,1 r0\n" ANNA (
        "barn", "corner 2,1") BEN ("barn", "corner 1,1") "end test\n= tie Anna 1 Ben 0 > Ben\n= line Ben 4 farm\n"
                                                         "= cites A20\n= scores 0 4" },
  { "/arbitress/final/from-any-of-its-four-tiles",
    TWO "use arbitress\narbitress 0,0\nplay\n" MEADOW "place ffff 1,1 r0 arbitress 1,1\nplace frfr 2,0 r0\n"
        "place ffff 2,1 r0\n" ANNA ("barn", "corner 2,1")
            BEN ("barn", "corner 1,1") "end test\n= tie Anna 0 Ben 0 > Anna Ben\n= because rules-end\n= scores 4 4" },
  { "/arbitress/final/equally-near-barns-fewer-points",
    TWO "use arbitress\nplay\n" MEADOW "place ffff 1,1 r0 arbitress 1,1\nplace frfr 2,0 r0\nplace ffff 2,1 r0\n" ANNA (
        "barn", "corner 2,1") BEN ("barn", "corner 1,1") "points Ben 5 test\nend test\n= tie Anna 0 Ben 0 > Anna\n"
                                                         "= because fewer" },

  { "/arbitress/last-to-come/not-a-mayor-without-weight",
    TWO "use arbitress\nrule A10 last\nplay\n" ANNA ("follower", "0,0 city:N") BEN ("follower", "0,0 city:N")
        ANNA ("mayor", "0,0 city:N") "place cfff 0,-1 r2\n= tie Anna 0 Ben 0 > Ben\n= because last" },

  /* ---- the Lake, the race: not the wagon, and not the barn ---- */
  { "/lake/race/the-wagon-never-races",
    TWO "use lake\nplay\n" LAKE "! race join wagon => Wagon: this kind of figure does not race" },
  { "/lake/race/the-barn-never-races",
    TWO "use lake\nplay\n" LAKE "! race join barn => Barn: this kind of figure does not race" },
  { "/lake/race/the-mayor-races",
    TWO "use lake\nplay\n" LAKE "race join mayor\n= home Anna mayor 0\n= racer Anna 0,0" },
  { "/lake/race/a-wagon-blocks-a-racer",
    TWO "use lake\nplay\nplace frfr -1,0 r0\n" BEN ("wagon", "-1,0 road:E") "place lake 1,-1 r0\nrace join\nrace join\n"
                                                                            "= hop Anna -1,0 no" },
  { "/lake/race/a-barn-is-not-on-the-lighthouse",
    TWO "use lake\nplay\nplace ffff 0,1 r0\nplace lake 1,1 r2\nrace join\nrace join\n"
        "place frfr 1,0 r0 barn corner 1,1\n= warning no" },
  { "/lake/race/a-barn-at-the-corner-does-not",
    TWO "use lake\nplay\nplace frfr -1,0 r0\nplace ffff 0,1 r0\nplace ffff -1,1 r0\n" BEN (
        "barn", "corner 0,1") "place lake 1,-1 r0\nrace join\nrace join\n= hop Anna -1,0 yes\n= hop Anna 0,1 yes" },
  { "/lake/2/no-wagon-comes-to-the-cloister-later", TWO "use lake\nplay\n" ANNA ("wagon", "0,0 city:N") LAKE
    "race decline\nrace decline\nplace cfff 0,-1 r2\n"
    "= ask wagon Anna\n! drive 1,-1 cloister => by The Lake, 2, its cloister\ndrive 0,0 road:W" },
  { "/lake/race/whose-wagon-is-in-the-way",
    TWO "use lake\nplay\n" LAKE "race join\nrace join\n" ANNA (
        "wagon", "1,0 road:W") "! place ffff 0,1 r0 racer 1,0 => where this figure stands: Anna’s wagon on the road" },
  { NULL, NULL },
};
