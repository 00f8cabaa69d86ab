/* carc-agreed.c - what the table agreed to against the rules: what can be taken, and what it brings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\n"
#define SHE TWO "use arbitress\n"
#define LAKE TWO "use lake\n"
#define RACE "place lake 1,-1 r0\nrace join\nrace join\n"
#define TOWER TWO "set tower\n"
#define DRAGON TWO "set dragon\n"
#define TOWER_AT TOWER "play\nplace tower/field 0,1 r0 tower 0,1\n"
#define WATER LAKE "play\nplace cfff 0,-1 r2\nplace lake 1,-1 r0\nrace decline\nrace decline\n"
#define GOODS TWO "set traders\nplay\nplace traders/through-wine 0,-1 r1\nplace ffff 0,1 r0\nplace cfff 0,-2 r2\n"
#define KING TWO "set king\n"
#define ABBEY TWO "set abbey\n"
#define COUNT TWO "set count\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"

/* clang-format off */
const Script sheets_agreed[] = {
  /* ---- tiles ---- */
  { "/agreed/place/beside-another-edge",
    "play\n! place ffff 1,0 r0 => field meets road\nagreed x place ffff 1,0 r0\n= placed 2" },
  { "/agreed/place/not-on-a-tile", "play\n! agreed x place ffff 0,0 r0 => 0,0 is taken" },
  { "/agreed/place/when-the-stack-is-empty",
    "player Anna\nplayer Ben\nset abbey\nstart abbey/cloister 0,0 r0\nplay\n"
    "place abbey/two-cities-two-roads -1,0 r0\nplace abbey/edge-curve-east -1,-1 r2\nplace abbey/on-all-sides -2,0 r0\n"
    "place abbey/city-over-city -2,1 r0\nplace abbey/crossing-cities -3,0 r2\nplace abbey/road-end -1,-2 r0\n"
    "place abbey/edge-curve-west -2,-2 r0\nplace abbey/edge-road -3,-1 r2\nplace abbey/split-field 0,-2 r2\n"
    "place abbey/city-over-road 1,-2 r0\nplace abbey/three-roads 1,-1 r1\n= ask late Ben\n"
    "! place abbey/abbey 1,0 r0 => four sides\nagreed x place abbey/abbey 1,0 r0\n= ask late Anna" },
  { "/agreed/lies/beside-another-edge",
    "play\nsnapshot\n! lies ffff 1,0 r0 => field meets road\nagreed x lies ffff 1,0 r0\n"
    "= placed 2" },
  { "/agreed/place/legal-or-not",
    TWO "play\nagreed x place frfr 1,0 r0\n= ask tile Ben" },
  { "/agreed/place/the-lake-too",
    LAKE "play\n! place lake 0,-3 r0 => does not fit\nagreed x place lake 0,-3 r0\n= placed 10\n= ask race Anna" },
  { "/agreed/place/not-over-another-tile", LAKE "play\n! agreed x place lake -1,-1 r0 => 0,0 is taken" },
  { "/agreed/place/not-alone", TWO "play\n! agreed x place ffff 5,5 r0 => beside another tile" },
  /* Features do not join across an edge of two kinds: there the city stays open, so nobody completes it. */
  { "/agreed/place/edges-of-two-kinds-join-nothing",
    TWO "play\n" BEN ("0,0 city:N") "agreed x place ffff 0,-1 r0\n= no line city\nend test\n= line Ben 1 city" },
  { "/agreed/place/edges-of-one-kind-join",
    TWO "play\n" BEN ("0,0 city:N") "agreed x place cfff 0,-1 r2\n= line Ben 4 city" },
  { "/agreed/discard/a-tile-that-fits",
    TWO "play\n! discard ffff => it must be laid\nagreed x discard ffff\n= ask tile Anna\n= left ffff 3" },
  { "/agreed/discard/only-one-that-is-left", TWO "play\n! agreed x discard cccc => is not a tile" },
  { "/agreed/again/a-lake-that-fits", LAKE "play\n! again => the lake fits\nagreed x again\n= left lake 1" },

  /* ---- what is done with a tile ---- */
  { "/agreed/follower/into-a-feature-of-another",
    TWO "play\n" BEN ("0,0 road:E") "! place frfr 1,0 r0 follower road:E => stands in it already\n"
        "agreed x place frfr 1,0 r0 follower road:E\nplace frrr -1,0 r0\nplace frrr 2,0 r0\n= line Ben 4 road\n"
        "= line Anna 4 road" },
  { "/agreed/follower/onto-an-earlier-tile",
    TWO "play\n! place ffff 0,1 r0 follower city:N 0,0 => not on the tile just placed\n"
        "agreed x place ffff 0,1 r0 follower city:N 0,0\nplace cfff 0,-1 r2\n= line Anna 4 city" },
  { "/agreed/follower/not-onto-what-is-complete",
    TWO "play\nplace cfff 0,-1 r2\n! agreed x place ffff 0,1 r0 follower city:N 0,0 => is complete" },
  { "/agreed/follower/none-left",
    TWO "play\n" ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese")
        ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese")
        "! agreed x place ffff 0,1 r0 follower cloister => no follower left" },
  { "/agreed/follower/two-acts-are-two-entries",
    SHE "play\n! agreed x place ffff 0,1 r0 follower cloister arbitress 0,1 => is not a cell" },
  { "/agreed/arbitress/further-than-six",
    SHE "play\nplace frfr 1,0 r0\nplace frfr 2,0 r0\nplace frfr 3,0 r0\nplace frfr 4,0 r0\nplace frfr 5,0 r0\n"
        "place frfr 6,0 r0\n! place frfr 7,0 r0 arbitress 7,0 => cannot reach\n"
        "agreed x place frfr 7,0 r0 arbitress 7,0\n= her 7,0" },
  { "/agreed/arbitress/only-onto-tiles", SHE "play\n! agreed x place frfr 1,0 r0 arbitress 5,5 => no tile lies there\n"
                                         "! agreed x place frfr 1,0 r0 arbitress 0,0 => already" },
  { "/agreed/racer/over-the-limit",
    LAKE "play\n" RACE "place frfr -1,0 r0\nplace frfr -2,0 r0\nplace frfr -3,0 r0\n! place frfr -4,0 r0 racer -4,0 => "
         "cannot reach\nagreed x place frfr -4,0 r0 racer -4,0\n= racer Anna -4,0" },
  { "/agreed/racer/to-another-racer",
    LAKE "play\n" RACE "place frfr -1,0 r0 racer -1,0\n! place frfr -2,0 r0 racer -1,0 => stands there\n"
         "agreed x place frfr -2,0 r0 racer -1,0\n= racer Anna -1,0\n= racer Ben -1,0" },
  { "/agreed/racer/to-the-lighthouse", LAKE "play\n" RACE "agreed x place frfr -1,0 r0 racer 3,1\n= keeper Ben" },
  { "/agreed/racer/not-without-a-race", LAKE "play\n! agreed x place frfr 1,0 r0 racer 1,0 => no race now" },
  { "/agreed/enter/later",
    LAKE "play\nplace lake 1,-1 r0\nrace decline\nrace decline\n! place frfr -1,0 r0 enter => later\n"
         "agreed x place frfr -1,0 r0 enter\n= racer Ben 0,0" },
  { "/agreed/race/lifted-though-the-supply-holds-one",
    LAKE "play\n" ANNA ("0,0 farm:ese") "place lake 1,-1 r0\n! race lift 0,0 farm:ese => holds one\n"
         "agreed x race lift 0,0 farm:ese\n= racer Anna 0,0\n= supply Anna 6" },
  { "/agreed/tower/that-is-closed",
    TOWER "play\nplace tower/field 0,1 r0 tower 0,1\nplace ffff -1,1 r0 guard 0,1\n"
          "! place ffff 1,1 r0 tower 0,1 => is closed\nagreed x place ffff 1,1 r0 tower 0,1\n= tower 0,1 2\n"
          "= pieces 8 10" },
  { "/agreed/tower/not-where-there-is-none",
    TOWER "play\n! agreed x place ffff 0,1 r0 tower 0,1 => there is no tower on 0,1" },
  { "/agreed/capture/out-of-reach",
    TOWER "play\n" BEN ("0,0 city:N") "place tower/field 0,1 r0 tower 0,1\n= ask capture Anna\n"
          "agreed x capture 0,0 city:N Ben\n= held Ben Anna 1" },
  { "/agreed/princess/elsewhere",
    DRAGON "play\n" BEN ("0,0 city:N") "agreed x place ffff 0,1 r0 princess 0,0 city:N Ben\n= home Ben follower 7" },
  { "/agreed/portal/without-one",
    DRAGON "play\n! place ffff 0,1 r0 portal 0,0 city:N => no portal\n"
           "agreed x place ffff 0,1 r0 portal 0,0 city:N\n= supply Anna 6" },
  { "/agreed/settle/although-the-tile-brought-nothing",
    COUNT "play\nplace ffff 4,0 r0\n= ask tile Ben\n! settle market => asked now\n"
          "agreed x settle market\n= ask count Anna\ncount cathedral\n= count cathedral\n= town Anna market 1\n"
          "= home Anna follower 6\n= home Ben follower 7\n= ask tile Ben" },
  { "/agreed/settle/the-next-turn-is-not-concerned",
    COUNT "rule N1 follow\nplay\nplace ffff 4,0 r0\nagreed x settle castle\n= count castle\n"
          "deploy Anna follower 0,2 city:S test\nplace cfff 0,3 r0\n= ask settle Ben\nsettle market\n"
          "= town Ben market 1" },
  { "/agreed/settle/not-before-the-first-tile", COUNT "play\n! agreed x settle market => nobody has laid a tile yet" },
  { "/agreed/settle/not-without-the-city", DRAGON "play\nplace ffff 0,1 r0\n! agreed x settle market => not in play" },
  { "/agreed/settle/not-without-a-figure",
    COUNT "play\nplace ffff 4,0 r0\n! agreed x settle castle mayor => mayor" },
  { "/agreed/barn/on-another-corner", ABBEY "play\n! agreed x place ffff 0,1 r0 barn corner 0,0 => four quarters" },

  /* ---- it goes on by the rules ---- */
  { "/agreed/then/the-next-entry-is-refused-as-before",
    TWO "play\n" BEN ("0,0 road:E") "agreed x place frfr 1,0 r0 follower road:E\n"
        "! place frfr 2,0 r0 follower road:E => stands in it already\n! place ffff 0,-1 r0 => does not fit" },
  { "/agreed/corrections-need-no-agreement", TWO "play\n! agreed x points Anna 1 y => cannot stand here" },

  /* ---- where a piece is ---- */
  { "/agreed/now/only-as-agreed",
    DRAGON "play\n! now dragon 0,0 => something else is asked now\nagreed x now dragon 0,0\n= dragon 0,0" },
  { "/agreed/now/the-fairy-pays",
    DRAGON "play\n" ANNA ("0,0 city:N") "agreed x now fairy Anna 0,0 city:N\n= fairy 0,0\n= ask tile Anna\n"
    "place cfff 0,-1 r2\n= line Anna 4 city\n= line Anna 3 fairy" },
  { "/agreed/now/the-fairy-alone",
    DRAGON "play\n" ANNA ("0,0 city:N") "place ffff 0,1 r0 fairy 0,0 city:N\n= no line fairy" },
  { "/agreed/now/not-beside-nobody", DRAGON "play\n! agreed x now fairy Ben 0,0 city:N => has no figure there" },
  { "/agreed/now/not-where-no-tile-is", DRAGON "play\n! agreed x now dragon 5,5 => there is no tile on 5,5" },
  { "/agreed/now/not-in-another-game", TWO "play\n! agreed x now dragon 0,0 => not in this game" },
  { "/agreed/now/the-arbitress-on-the-water", SHE
    "use lake\nplay\nplace lake 1,-1 r0\nrace decline\nrace decline\nagreed x now arbitress 2,0\n= her 2,0" },
  { "/agreed/now/the-arbitress-not-on-closed-water",
    SHE "use lake\nrule A15 closed\nplay\nplace lake 1,-1 r0\nrace decline\nrace decline\n"
        "! agreed x now arbitress 2,0 => no tile on 2,0 where she could stand" },
  { "/agreed/now/the-arbitress", SHE "play\nplace frfr 1,0 r0\nagreed x now arbitress 1,0\n= her 1,0\n= ask tile Ben" },
  { "/agreed/now/the-count", COUNT "play\nagreed x now count market\n= count market\n= ask tile Anna" },

  /* ---- how many there are ---- */
  { "/agreed/now/not-what-a-tile-says", ABBEY "play\n! agreed x now abbey Anna => cannot stand here" },
  { "/agreed/now/tower-pieces",
    TOWER_AT "! now pieces Anna 8 => something else is asked now\n"
             "! agreed x now pieces Anna 10 => tower pieces that Anna can have left: 9\n"
             "! agreed x now pieces Ben 11 => got 10 tower pieces\nagreed x now pieces Anna 8\n= pieces 8 10\n"
             "! agreed x now tower 0,1 3 => cannot be higher than 2\nagreed x now tower 0,1 2\n= tower 0,1 2\n"
             "! agreed x now pieces Anna 9 => tower pieces that Anna can have left: 8\n= ask tile Ben" },
  { "/agreed/now/a-tower-lower",
    TOWER_AT "agreed x now tower 0,1 0\n= tower 0,1 0\n! agreed x now pieces Anna 11 => got 10\n"
             "agreed x now pieces Anna 10\n= pieces 10 10\nplace tower/cloister -1,1 r0 tower -1,1\n= tower -1,1 1\n"
             "! place ffff 1,1 r0 guard 0,1 => no piece yet" },
  { "/agreed/now/the-first-of-two-towers",
    TOWER_AT "place tower/cloister -1,1 r0 tower -1,1\nplace ffff 1,1 r0 tower -1,1\nagreed x now tower 0,1 0\n"
             "= tower 0,1 0\n= tower -1,1 2" },
  { "/agreed/now/not-from-under-a-guard",
    TOWER_AT "place ffff -1,1 r0 guard 0,1\n! agreed x now tower 0,1 0 => is closed\nagreed x now pieces Ben 9\n"
             "agreed x now tower 0,1 2\n= tower 0,1 2" },
  { "/agreed/now/no-tower-there", TOWER "play\n! agreed x now tower 0,0 0 => there is no tower on 0,0" },
  { "/agreed/now/no-empty-tower-in-a-snapshot",
    TOWER "play\nsnapshot\nlies tower/field 0,1 r0\n! now tower 0,1 0 => need not be entered" },
  { "/agreed/now/water-tokens",
    WATER "! agreed x now token 0,0 city:N => first say who has fewer left\nagreed x now water Ben 8\n"
          "= tokens 10 8\n= poured 2\nagreed x now token 0,0 city:N\n= poured 2\n"
          "! agreed x now token 0,0 city:N => no complete city without a water token\n= ask tile Anna\n"
          "end test\n= line Ben 2 water" },
  { "/agreed/now/water-comes-back",
    WATER "agreed x now water Ben 9\nagreed x now token 0,0 city:N\nagreed x now water Ben 10\n= tokens 10 10\n"
          "= poured 0\nagreed x now water Anna 9\nagreed x now token 0,0 city:N\n= poured 1" },
  { "/agreed/now/water-is-used-up",
    WATER "agreed x now water Ben 9\nagreed x now water Anna 0\n= line Anna 11 water\n= because used-up\n"
          "! agreed x now water Ben 3 => is used up\nend test\n= scores 11 0" },
  { "/agreed/now/no-water-without-the-lake", LAKE "play\n! agreed x now water Ben 3 => before the lake lies" },
  { "/agreed/now/goods",
    GOODS "= goods Anna 1 0 0\nagreed x now wine Anna 0\nagreed x now wine Ben 9\n= goods Ben 9 0 0\n"
          "! agreed x now wine Anna 1 => Anna can have 0 wine at most\nagreed x now cloth Anna 2\n= goods Anna 0 0 2\n"
          "end test\n= line Ben 10 goods\n= line Anna 10 goods" },
  { "/agreed/now/goods-of-later-cities",
    "player Anna\nplayer Ben\nplayer Clara\nset base\nset traders\nplay\nagreed x now wine Anna 9\n"
    "place traders/through-wine 0,-1 r1\nplace cfff 0,-2 r2\n= goods Ben 1 0 0\n"
    "! agreed x now wine Clara 1 => Clara can have 0 wine at most\nagreed x now wine Clara 0" },
  { "/agreed/now/the-king",
    KING "play\nplace cfff 0,-1 r2\n= card king Anna\nagreed x now king Ben 2\n= card king Ben\n"
         "! agreed x now king Anna 3 => the largest complete city has size 2\n"
         "! agreed x now robber Ben 1 => the longest complete road has size 0\nend test\n= line Ben 1 king" },
  { "/agreed/now/the-king-is-taken-by-a-larger-city",
    KING "play\nplace cfff 0,-1 r2\nagreed x now king Ben 2\nplace ffff 0,1 r0\nplace cfff 0,2 r2\n"
         "place fcfc 0,3 r1\n= card king Ben\nplace cfff 0,4 r0\n= card king Anna" },
  { "/agreed/now/not-instead-of-the-keeper",
    KING "use lake\nplay\nplace cfff 0,-1 r2\nplace lake 1,-1 r0\nrace join\nrace join\n"
         "agreed x place frfr -1,0 r0 racer 3,1\ncard king\n! agreed x now king Ben 2 => for the rest of the game" },
  { "/agreed/now/a-racer",
    LAKE "play\n" RACE "place frfr -1,0 r0\nagreed x now racer Ben follower -1,0\n= racer Ben -1,0\n= supply Ben 6\n"
         "! agreed x now racer Ben follower 3,1 => write now keeper\n"
         "! agreed x now racer Ben follower 9,9 => no tile" },
  { "/agreed/now/a-racer-who-was-forgotten",
    LAKE "play\nplace lake 1,-1 r0\nrace decline\nrace decline\nagreed x now racer Ben follower 0,0\n"
         "= racer Ben 0,0\n= supply Ben 6\n= ask tile Ben" },
  { "/agreed/now/no-race", LAKE "play\n! agreed x now racer Ben follower 0,0 => before the lake lies" },
  { "/agreed/now/the-keeper",
    LAKE "play\n" RACE "agreed x now keeper Ben follower\n= keeper Ben\n= racer Anna none\n= supply Anna 7\n"
         "= supply Ben 6\n! agreed x now keeper Anna follower => the race is over\nend test\n= line Ben 25 keeper" },
  { NULL, NULL },
};
/* clang-format on */
