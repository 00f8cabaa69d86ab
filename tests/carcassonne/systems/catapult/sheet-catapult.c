/* sheet-catapult.c - The Catapult, rule by rule, and the sentences of the two sheets that name it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\nset catapult\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset catapult\n"
#define ALL TWO "set inns\nset traders\n"
#define ABBEY TWO "set abbey\n"
#define LAKE TWO "use lake\n"
#define HER TWO "use arbitress\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* South of the start lies a fair. */
#define FAIR "place catapult/field 0,1 r0\n"
#define KNOCK FAIR "fling knock-out\n"
#define SEDUCE FAIR "fling seduction\n"
#define RACE "place lake 1,-1 r0\nrace join\nrace join\n"
/* Anna's builder waits on the road to the east, and the next tile with a fair brings her a second tile. */
#define WAITS "play\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n"
#define BUILDER ALL WAITS
#define EXTEND "place catapult/straight-ends 1,0 r1\n"
/* Ben's knight is in a besieged city beside a cloister. */
#define BESIEGED                                                                                                       \
  TWO "set siege\nplay\nplace siege/corner 0,-1 r2\n" BEN ("0,0 city:N") "place catapult/cloister -1,-1 r0\n"

/* A short stack: below the start, all tiles but one with a fair lie against the rules. */
#define SHORT "player Anna\nplayer Ben\nset traders\nset catapult\nstart catapult/straight-ends 0,0 r1\n"
#define STACK                                                                                                          \
  "agreed x place traders/corner-grain 0,1 r0\nagreed x place traders/corner-wine 0,2 r0\n"                            \
  "agreed x place traders/through-and-edge-cloth 0,3 r0\n"                                                             \
  "agreed x place traders/through-and-edge-wine 0,4 r0\nagreed x place traders/great-grain 0,5 r0\n"                   \
  "agreed x place traders/three-cities-cloth 0,6 r0\nagreed x place traders/corner-two-roads-cloth 0,7 r0\n"           \
  "agreed x place traders/corner-two-roads-wine 0,8 r0\n"                                                              \
  "agreed x place traders/corner-and-edge-cloth 0,9 r0\n"                                                              \
  "agreed x place traders/corner-and-edge-grain 0,10 r0\nagreed x place traders/corner-road-cloth 0,11 r0\n"           \
  "agreed x place traders/corner-parting-wine 0,12 r0\nagreed x place traders/great-gate-wine 0,13 r0\n"               \
  "agreed x place traders/two-corners-wine 0,14 r0\nagreed x place traders/through-wine 0,15 r0\n"                     \
  "agreed x place traders/edge-road 0,16 r0\nagreed x place traders/through-gate-grain 0,17 r0\n"                      \
  "agreed x place traders/through-gate-wine 0,18 r0\n"                                                                 \
  "agreed x place traders/through-two-gates-wine 0,19 r0\nagreed x place traders/cloister 0,20 r0\n"                   \
  "agreed x place traders/corner-road-grain 0,21 r0\nagreed x place traders/corner-parting-grain 0,22 r0\n"            \
  "agreed x place traders/edge-two-roads 0,23 r0\nagreed x place traders/bridge 0,24 r0\n"                             \
  "agreed x place catapult/field 0,25 r0\nfling target\nno target\n"                                                   \
  "agreed x place catapult/edge 0,26 r0\nfling target\nno target\n"                                                    \
  "agreed x place catapult/edge-parted 0,27 r0\nfling target\nno target\n"                                             \
  "agreed x place catapult/corner 0,28 r0\nfling target\nno target\n"                                                  \
  "agreed x place catapult/city 0,29 r0\nfling target\nno target\n"                                                    \
  "agreed x place catapult/two-edges 0,30 r0\nfling target\nno target\n"                                               \
  "agreed x place catapult/cloister 0,31 r0\nfling target\nno target\n"                                                \
  "agreed x place catapult/curve-east 0,32 r0\nfling target\nno target\n"                                              \
  "agreed x place catapult/curve-north 0,33 r0\nfling target\nno target\n"                                             \
  "agreed x place catapult/crossing 0,34 r0\nfling target\nno target\n"
#define LAST                                                                                                           \
  "turn Anna test\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\nplace catapult/bend-ends 1,0 r0\n"

const Script sheet_catapult[] = {
  /* ---- the tiles ---- */
  { "/catapult/fair/ends-roads",
    TWO "play\n" ANNA ("0,0 road:E") "place catapult/straight-ends 1,0 r1 follower road:E\n= scores 0 0\n"
                                     "= home Anna follower 5" },
  { "/catapult/fair/a-road-between-two-fairs-is-complete",
    TWO "play\n" ANNA ("0,0 road:E") "place catapult/straight-ends 1,0 r1\nfling target\nno target\n"
                                     "place catapult/bend-ends -1,0 r3\n= line Anna 3 road 3 tiles = 3" },
  { "/catapult/fair/parts-the-fields",
    TWO "play\n" ANNA ("0,0 farm:sse") "! place catapult/cloister 0,1 r0 follower farm:nnw => stands in it already\n"
                                       "place catapult/cloister 0,1 r0 follower farm:sse\n= home Anna follower 5" },
  { "/catapult/fair/is-no-feature",
    TWO "play\n! place catapult/field 0,1 r0 follower cloister => has no such feature" },
  { "/catapult/fair/a-crossing-goes-on",
    TWO "play\n" ANNA ("0,0 road:E") "! place catapult/crossing 1,0 r0 follower road:N => stands in it already" },

  /* ---- the round ---- */
  { "/catapult/round/only-after-a-fair", TWO "play\nplace ffff 0,1 r0\n= ask tile Ben" },
  { "/catapult/round/after-the-scoring", TWO
    "play\n" ANNA ("0,0 city:N") "place catapult/edge 0,-1 r2 follower farm:nnw\n= scores 4 0\n= home Anna follower "
                                 "6\n= ask fling Anna\nfling target\ntarget Ben\n= scores 4 5\n= ask tile Ben" },
  { "/catapult/round/after-the-second-tile-of-a-builder",
    BUILDER EXTEND "= second Anna\n= ask tile Anna\nplace ffff 0,1 r0\n= ask fling Anna\nfling target\ntarget Anna\n"
                   "= scores 5 0\n= ask tile Ben" },
  { "/catapult/round/after-a-builder-who-leaves",
    THREE "set traders\n" WAITS EXTEND
          "= second Anna\n! turn Clara test => first Anna lays the second tile\nleaves Anna\n= ask fling Ben\n"
          "fling seduction\nseduce nobody\n= ask seduce Clara\nseduce nobody\n= ask tile Ben" },
  { "/catapult/round/a-fair-of-one-who-leaves-is-not-lost",
    BUILDER EXTEND "leaves Anna\n= ask fling Ben\nfling knock-out\nhit 0,0 road:E Anna\nhit done\n= ask tile Ben\n"
                   "= home Anna follower 7" },
  { "/catapult/round/who-has-left-is-no-target",
    THREE "play\nplace frfr 1,0 r0\nleaves Clara\nturn Anna x\n" FAIR
          "fling target\n! target Clara => Clara has left\n! target Ben Clara => Clara has left\ntarget Ben\n"
          "= scores 0 5 0" },
  { "/catapult/round/the-target-is-the-fair",
    BUILDER EXTEND "place ffff 0,1 r0\nfling target\ntarget Anna\n= line Anna 5 catapult 1 throw × 5 = 5" },
  { "/catapult/round/not-lost-when-the-table-says-whose-turn-it-is", BUILDER EXTEND
    "! turn Ben test => the catapult is still to be used for the fair on 1,0: first Anna lays the second\n"
    "turn Anna test\n= second Anna\nplace ffff 0,1 r0\n= ask fling Anna\nfling catch\nnot caught\n"
    "not caught\n= ask tile Ben\nturn Anna test\n= ask tile Anna" },
  { "/catapult/round/before-the-final-scoring",
    SHORT "play\n" STACK LAST "= second none\n= ask fling Anna\nfling target\ntarget Ben\n= ask nothing\n"
          "= line Ben 5 catapult" },
  { "/catapult/round/after-a-wagon",
    ABBEY "play\ndeploy Anna wagon 0,0 city:N test\nplace catapult/edge 0,-1 r2\n= ask wagon Anna\ndrive home\n"
          "= ask fling Anna" },
  { "/catapult/round/after-the-dragon",
    TWO "set dragon\nset traders\nrule D1 after\nplay\n" ANNA (
        "0,0 road:E") "deploy Anna builder 0,0 road:E test\n"
                      "place dragon/field-volcano 0,1 r0\nplace ffff -1,1 r0\n" EXTEND
                      "place dragon/straight-dragon -1,0 r0\n"
                      "= ask dragon Anna\ndragon -1,1\ndragon -1,0\ndragon 0,0\ndragon 1,0\n= ask fling Anna" },
  { "/catapult/round/after-an-escape",
    BESIEGED "= ask fling Ben\nescape 0,0 city:N\n= home Ben follower 7\n= ask fling Ben\nfling target\nno target\n"
             "= ask tile Anna" },
  { "/catapult/round/no-escape-after-it",
    BESIEGED "fling target\nno target\n! escape 0,0 city:N => too late for an escape\nplace ffff 0,1 r0\n"
             "! escape 0,0 city:N => has no figure there" },
  { "/catapult/round/an-escape-after-the-second-tile",
    TWO "set siege\nset traders\nrule S2 last\nplay\nplace siege/corner 0,-1 r2\n" BEN ("0,0 city:N")
        BEN ("0,0 road:E") "deploy Ben builder 0,0 road:E test\nplace catapult/straight-ends 1,0 r1\n"
                           "! escape 0,0 city:N => lays a second tile first\nplace ffff -1,-1 r0\n= ask fling Ben\n"
                           "escape 0,0 city:N\n= home Ben follower 6" },
  { "/catapult/round/clockwise-each-once",
    THREE "play\nplace ffff 0,1 r0\nplace catapult/field 0,2 r0\n= ask fling Ben\nfling knock-out\n= ask hit Ben\n"
          "hit done\n= ask hit Clara\nhit done\n= ask hit Anna\nhit done\n= ask tile Clara" },
  { "/catapult/round/tokens-are-kept",
    TWO "play\n" FAIR "fling target\nno target\nplace catapult/edge 0,2 r2\nfling target\nno target\n"
        "place catapult/cloister -1,1 r0\nfling target\n= ask target Anna" },
  { "/catapult/round/not-without-a-fair", TWO "play\n! fling target => Anna: which tile?" },
  { "/catapult/round/everybody-flings-the-same",
    TWO "play\n" KNOCK
        "! seduce nobody => Anna: which figures does\nhit done\n! seduce nobody => Ben: which figures does" },

  /* ---- knock out ---- */
  { "/catapult/knock-out/all-that-were-hit",
    ALL "play\n" ANNA ("0,0 city:N") BEN ("0,0 road:E") "deploy Ben big 0,0 farm:sse test\n" KNOCK
                                                        "hit 0,0 city:N Anna\nhit 0,0 farm:sse Ben big\n"
                                                        "= home Anna follower 7\n= home Ben big 1\n= home Ben follower "
                                                        "6\nhit done\nhit 0,0 road:E Ben\nhit done\n= supply Ben 10" },
  { "/catapult/knock-out/the-question-says-whether-any-was-hit",
    TWO "play\n" ANNA ("0,0 city:N") KNOCK "! keep => Anna: which figures does\n"
                                           "hit 0,0 city:N Anna\n! keep => Anna: which others does\n"
                                           "hit done\n! keep => Ben: which figures does" },
  { "/catapult/knock-out/one's-own-too",
    TWO "play\n" ANNA ("0,0 city:N") KNOCK "= ask hit Anna\nhit 0,0 city:N Anna\n= home Anna follower 7" },
  { "/catapult/knock-out/the-builder-goes-with-his-last-companion",
    ALL "play\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n" KNOCK
                                     "hit 0,0 road:E Anna\n= home Anna builder 1\n= home Anna follower 7" },
  { "/catapult/knock-out/a-builder-alone",
    ALL "play\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n" KNOCK
                                     "hit 0,0 road:E Anna builder\n= home Anna builder 1\n= home Anna follower 6" },
  { "/catapult/knock-out/the-feature-is-free-again",
    TWO "play\n" ANNA ("0,0 city:N") KNOCK "hit 0,0 city:N Anna\nhit done\nhit done\n"
                                           "place cffc 0,-1 r2 follower city:S\n= home Ben follower 6" },
  { "/catapult/knock-out/mayor-and-wagon", ABBEY
    "play\ndeploy Anna mayor 0,0 city:N test\ndeploy Ben wagon 0,0 road:E test\n" KNOCK
    "hit 0,0 city:N Anna mayor\nhit 0,0 road:E Ben wagon\n= home Anna mayor 1\n= home Ben wagon 1\n= ask hit Anna" },
  { "/catapult/knock-out/only-who-stands-there",
    TWO "play\n" ANNA ("0,0 city:N") KNOCK "! hit 0,0 city:N Ben => has no such figure there\n"
                                           "! hit 0,0 road:E Anna => has no such figure there" },
  { "/catapult/knock-out/no-prisoner",
    TWO "set tower\nplay\ndeploy Anna follower prison Ben test\n" KNOCK "! hit prison Ben Anna => has no such figure" },
  { "/catapult/knock-out/the-fairy-is-beside-nobody",
    TWO "set dragon\nplay\n" ANNA ("0,0 city:N") "place ffff 0,1 r0 fairy 0,0 city:N\nplace catapult/field 0,2 r0\n"
                                                 "fling knock-out\nhit 0,0 city:N Anna\nhit done\nhit done\n"
                                                 "= fairy 0,0\n= scores 0 0" },

  /* ---- seduction ---- */
  { "/catapult/seduction/in-the-same-place",
    TWO "play\n" BEN ("0,0 city:N") SEDUCE "seduce 0,0 city:N Ben with follower\n= home Ben follower 7\n"
                                           "= home Anna follower 6\nseduce nobody\nplace cfff 0,-1 r2\n= scores 4 0" },
  { "/catapult/seduction/it-may-be-left",
    TWO "play\n" BEN ("0,0 city:N") SEDUCE "seduce nobody\n= ask seduce Ben\nseduce nobody\n= ask tile Ben" },
  { "/catapult/seduction/the-next-player-takes-it-back",
    TWO "play\n" BEN ("0,0 city:N") SEDUCE "seduce 0,0 city:N Ben with follower\nseduce 0,0 city:N Anna with follower\n"
                                           "= home Ben follower 6\n= home Anna follower 7" },
  { "/catapult/seduction/one's-own-for-the-big-one",
    ALL "play\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n" SEDUCE
                                     "seduce 0,0 road:E Anna with big\n= home Anna follower 7\n= home Anna big 0\n"
                                     "= home Anna builder 0" },
  { "/catapult/seduction/the-builder-goes-with-his-last-companion",
    ALL "play\n" BEN ("0,0 road:E") "deploy Ben builder 0,0 road:E test\n" SEDUCE
                                    "seduce 0,0 road:E Ben with follower\n= home Ben builder 1" },
  { "/catapult/seduction/no-builder-no-pig",
    ALL "play\n" BEN ("0,0 road:E") "deploy Ben builder 0,0 road:E test\n" SEDUCE
                                    "! seduce 0,0 road:E Ben builder with follower => only a follower is seduced\n"
                                    "! seduce 0,0 road:E Ben with builder => only a follower comes" },
  { "/catapult/seduction/no-barn", ABBEY
    "play\nplace ffff 0,1 r0\nplace ffff 1,1 r0\nplace ffff 1,2 r0\nplace ffff 0,2 r0 barn corner 1,2\n"
    "place catapult/field 0,3 r0\nfling seduction\n! seduce corner 1,2 Ben barn with follower => only a follower\n"
    "seduce nobody" },
  { "/catapult/seduction/a-mayor-only-into-a-city", ABBEY "play\n" BEN ("0,0 road:E") BEN ("0,0 city:N") SEDUCE
    "! seduce 0,0 road:E Ben with mayor => does not stand on a road\nseduce 0,0 city:N Ben with mayor\n"
    "= home Anna mayor 0\n= home Ben follower 6" },
  { "/catapult/seduction/only-from-the-supply",
    TWO "play\n" BEN ("0,0 city:N") ANNA ("0,0 road:E") ANNA ("0,0 road:E") ANNA ("0,0 road:E") ANNA ("0,0 road:E")
        ANNA ("0,0 road:E") ANNA ("0,0 road:E") ANNA ("0,0 road:E") SEDUCE
    "! seduce 0,0 city:N Ben with follower => has no follower left in the supply" },
  { "/catapult/seduction/a-figure-on-a-tower",
    TWO "set tower\nset abbey\nplay\nplace tower/field 0,1 r0 tower 0,1\nplace ffff -1,1 r0 guard 0,1\n"
        "place catapult/field 0,2 r0\nfling seduction\n"
        "! seduce 0,1 tower Ben with mayor => does not stand on towers\nseduce 0,1 tower Ben with follower\n"
        "= home Ben follower 7\n= home Anna follower 6\n= tower 0,1 1" },
  { "/catapult/seduction/the-fairy-is-beside-nobody",
    TWO "set dragon\nplay\n" ANNA ("0,0 city:N") "place ffff 0,1 r0 fairy 0,0 city:N\nplace catapult/field 0,2 r0\n"
                                                 "fling seduction\nseduce 0,0 city:N Anna with follower\n"
                                                 "seduce nobody\n= fairy 0,0\n= scores 0 0" },
  { "/catapult/seduction/on-a-tower-where-the-dragon-is",
    TWO "set dragon\nset tower\nrule D3 safe\nplay\n" ANNA (
        "0,0 city:N") "place tower/field 0,1 r0 tower 0,1\n"
                      "capture nobody\nplace frfr 1,0 r0 guard 0,1\nplace dragon/field-volcano 0,2 r0 fairy 0,0 "
                      "city:N\n"
                      "place dragon/straight-dragon 2,0 r0\ndragon 0,1\n= ask tile Anna\nplace catapult/field 0,3 r0\n"
                      "fling seduction\nseduce 0,1 tower Ben with follower\n= home Ben follower 7\n= home Anna "
                      "follower 5" },

  /* ---- target and catch ---- */
  { "/catapult/target/the-nearest-gets-five", THREE
    "play\n" FAIR "fling target\n= ask target Anna\ntarget Clara\n= scores 0 0 5\n= because target\n= ask tile Ben" },
  { "/catapult/target/all-who-are-nearest",
    THREE "play\n" FAIR "fling target\ntarget Anna Clara\n= scores 5 0 5\n= cites catapult P8" },
  { "/catapult/target/nobody",
    TWO "play\n" FAIR "fling target\nno target\n= scores 0 0\n= no line catapult\n= ask tile" },
  { "/catapult/catch/who-catches-gets-five",
    THREE "play\n" FAIR "fling catch\n= ask catch Anna\ncaught Ben\n= scores 0 5 0\n= because caught\n= ask catch Ben\n"
          "caught Anna\n= ask catch Clara\nnot caught\n= scores 5 5 0\n= ask tile Ben" },
  { "/catapult/catch/not-one's-own", TWO "play\n" FAIR "fling catch\n! caught Anna => a token of their own" },

  /* ---- the City of Carcassonne ---- */
  { "/catapult/count/hits-in-a-quarter",
    TWO "set count\nplay\ndeploy Anna follower castle test\nplace catapult/field 1,-1 r0\nfling knock-out\n"
        "hit castle Anna\n= home Anna follower 7" },
  { "/catapult/count/seduces-in-a-quarter",
    TWO "set count\nset abbey\nplay\ndeploy Anna follower market test\nplace catapult/field 1,-1 r0\n"
        "fling seduction\n! seduce market Anna with mayor => does not come to this place\n"
        "seduce nobody\nseduce market Anna with follower\n= home Anna follower 7\n= home Ben follower 6" },

  /* ---- the two sheets ---- */
  { "/arbitress/catapult/not-affected",
    HER "play\n" ANNA ("0,0 city:N") KNOCK "hit 0,0 city:N Anna\nhit done\nhit done\n= her 0,0\n"
                                           "place catapult/edge 0,2 r2\nfling seduction\nseduce nobody\nseduce nobody\n"
                                           "= her 0,0" },
  { "/lake/catapult/knocks-out-racers",
    LAKE "play\n" RACE "place catapult/field 0,1 r0\nfling knock-out\nhit 0,0 race Anna\n= racer Anna none\n"
         "= home Anna follower 7\n= racer Ben 0,0" },
  { "/lake/catapult/another-racer-starts",
    LAKE "play\n" RACE "place catapult/field 0,1 r0\nfling knock-out\nhit 0,0 race Anna\nhit done\nhit done\n"
         "place ffff 0,2 r0 enter\n= racer Anna 0,0" },
  { "/lake/catapult/seduces-no-racer", LAKE "play\n" RACE "place catapult/field 0,1 r0\nfling seduction\n"
                                            "! seduce 0,0 race Anna with follower => a racer is not seduced" },
  { "/lake/catapult/not-the-keeper",
    LAKE "play\n" RACE "place ffff 0,1 r0 racer 1,1\nplace ffff 1,2 r0\nplace ffff 0,2 r0 racer 3,1\n= keeper Ben\n"
         "place catapult/field 1,3 r0\nfling knock-out\n! hit 3,1 race Ben => is the Keeper of the lighthouse\n"
         "! agreed x hit 3,1 race Ben => is the Keeper of the lighthouse\nhit done\n"
         "hit done\nplace catapult/edge 0,3 r2\nfling seduction\n"
         "! seduce 3,1 race Ben with follower => is the Keeper of the lighthouse\n= keeper Ben" },
  { NULL },
};
