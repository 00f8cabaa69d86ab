/* sheet-count.c - The Count, rule by rule, and the sentences of the two sheets that name it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\nset count\n"
#define ABBEY TWO "set abbey\n"
#define DRAGON TWO "set dragon\n"
#define LAKE TWO "use lake\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* Anna's tile brings Ben the city south of the City's south-west corner. */
#define HIS_CITY BEN ("0,2 city:S") "place cfff 0,3 r0\n"
/* Anna's tile completes the road south of the gate. */
#define ROAD "place ffrf 2,3 r2\n"
#define RACE "place lake 4,-2 r0\nrace join\nrace join\n"

const Script sheet_count[] = {
  { "/count/in/also-after-the-fairys-points", DRAGON
    "set inns\nplay\n" ANNA ("0,2 city:S") "deploy Ben big 0,2 city:S test\nplace ffff 1,-1 r0 fairy 0,2 city:S\n"
                                           "place ffff 0,-1 r0\nplace cfff 0,3 r0\n= ask settle Anna" },
  { "/lake/count/the-cloister-only-with-the-lake",
    LAKE "play\n" ANNA ("cathedral") "place lake 4,-2 r0\nrace decline\nrace decline\nend test\n"
                                     "! leave 4,-2 cloister => the game is over" },
  { "/lake/count/nobody-goes-to-the-cloister-later",
    LAKE "rule N2 any\nplay\n" ANNA ("cathedral") ANNA (
        "blacksmith") "place lake 4,-2 r0\nrace decline\nrace decline\n" ROAD
                      "= ask leave Anna\n! leave 4,-2 cloister => by The Lake, 2, its cloister\nleave 2,2 road:S" },
  /* ---- the City ---- */
  { "/count/city/twelve-cells", TWO "play\n= placed 12\n= left count/city 0\n= left crfr 4" },
  { "/count/city/its-edges", TWO "play\n= fits frfr 1,-1 r0 yes\n= fits frfr -1,0 r0 yes\n= fits frfr -1,1 r0 no\n"
                                 "= fits cfff 0,3 r0 yes\n= fits ffrf 2,3 r2 yes\n= fits cfff 4,2 r3 yes" },
  { "/count/city/a-completed-city-for-farms", TWO "play\n" ANNA ("0,1 farm:wsw") "end test\n= line Anna 3 farm" },
  { "/count/city/and-its-own-gates",
    TWO "play\n" ANNA ("0,2 farm:wsw") "place cfff 0,3 r0\nend test\n= line Anna 6 farm" },
  { "/count/city/nobody-in-it", TWO "play\n! deploy Anna follower 1,1 city:N test => has been scored" },
  { "/count/city/by-the-first-edition", TWO "rule B1 first\nplay\n" ANNA ("0,1 farm:wsw") BEN ("1,0 farm:nnw")
                                            BEN ("3,1 farm:ene") "end test\n= scores 0 4" },
  { "/count/city/pig", TWO "set traders\nplay\n" ANNA ("0,1 farm:wsw") "deploy Anna pig 0,1 farm:wsw test\nend test\n"
                                                                       "= scores 4 0" },
  { "/count/city/barn",
    ABBEY "play\n" BEN ("1,0 farm:nnw") "place ffff 0,-1 r0\nplace ffff 1,-1 r0 barn corner 1,0\n= scores 0 3\n"
                                        "end test\n= line Ben 4 farm" },
  { "/count/city/joined-to-a-barn", ABBEY "play\nplace ffff 0,-1 r0\nplace ffff 1,-1 r0 barn corner 1,0\n" ANNA (
                                        "0,-1 farm:nnw") "place ffff 2,-1 r0\n= scores 1 0" },
  { "/count/city/king", TWO "set king\nplay\nplace cfff 0,3 r0\nend test\n= line Anna 2 king" },
  { "/count/city/beside-a-cloister",
    TWO "play\nplace ffff 1,-1 r0 follower cloister\nend test\n= line Anna 4 cloister" },
  { "/count/city/no-wagon-goes-there",
    ABBEY "play\ndeploy Ben wagon 2,2 road:S test\n" ROAD "= ask wagon Ben\n! drive 1,1 city:N => is complete\n"
          "drive home\n= ask settle Anna" },
  { "/count/city/arbitress-anywhere", TWO "use arbitress\narbitress 1,1\nplay\n= her 1,1\n= reach 3,1 yes" },

  /* ---- a figure in a quarter is taken back by a correction ---- */
  { "/count/return/the-kind-is-named",
    ABBEY "set inns\nplay\ndeploy Anna follower castle test\ndeploy Anna big castle test\n"
          "deploy Anna mayor castle test\ndeploy Anna wagon castle test\n= town Anna castle 4\n"
          "return Anna castle mayor test\n= home Anna mayor 1\nreturn Anna castle big test\n= home Anna big 1\n"
          "! return Anna castle big test => Anna has no such figure there\nreturn Anna castle follower test\n"
          "= home Anna follower 7\nreturn Anna castle wagon test\n= home Anna wagon 1\n= town Anna castle 0" },
  { "/count/return/without-a-kind-a-follower-or-the-only-kind",
    ABBEY "set inns\nplay\ndeploy Anna big castle test\ndeploy Anna mayor castle test\n"
          "! return Anna castle test => figures of several kinds there (in the castle): name the kind\n"
          "deploy Anna follower castle test\nreturn Anna castle test\n= home Anna follower 7\n"
          "return Anna castle big test\nreturn Anna castle test\n= home Anna mayor 1\n"
          "! return Anna castle test => Anna has no figure there" },
  { "/count/return/the-last-word-is-the-reason",
    TWO "set inns\nplay\n" ANNA ("castle") "deploy Anna big castle test\nreturn Anna castle big\n"
                                           "= home Anna follower 7\nreturn Anna castle big big\n= home Anna big 1" },
  { "/count/return/on-the-land-too",
    TWO "set inns\nplay\n" ANNA ("0,2 city:S") "deploy Anna big 0,2 city:S test\n"
                                               "! return Anna 0,2 city:S pig test => Anna has no such figure there\n"
                                               "return Anna 0,2 city:S big test\n= home Anna big 1\n"
                                               "= home Anna follower 6" },

  /* ---- going in ---- */
  { "/count/in/somebody-else-scores", TWO "play\n" HIS_CITY "= ask settle Anna\nsettle nobody\n= ask tile Ben" },
  { "/count/in/not-if-oneself-scores", TWO "play\n" ANNA ("0,2 city:S") HIS_CITY "= scores 4 4\n= ask tile Ben" },
  { "/count/in/not-for-nothing", TWO "play\nplace cfff 0,3 r0\n= ask tile Ben" },
  { "/count/in/zero-points-are-none",
    ABBEY "play\ndeploy Ben mayor 0,2 city:S test\nplace cfff 0,3 r0\n= scores 0 0\n= ask tile Ben" },
  { "/count/in/zero-for-oneself-is-none",
    ABBEY "play\ndeploy Anna mayor 0,2 city:S test\n" HIS_CITY "= scores 0 4\n= ask settle Anna" },
  { "/count/in/a-barn-scores",
    ABBEY "play\nplace ffff 0,-1 r0\n" ANNA ("1,0 farm:nnw") "place ffff 1,-1 r0 barn corner 1,0\n= scores 3 0\n"
                                                             "= ask settle Ben" },
  { "/count/in/a-correction-does-not", TWO "play\npoints Ben 5 test\nplace ffff 1,-1 r0\n= ask tile Ben" },
  { "/count/in/the-fairy-does-not",
    DRAGON "play\n" BEN ("1,0 farm:nnw") "place ffff 1,-1 r0\nplace ffff 0,-1 r0 fairy 1,0 farm:nnw\n"
                                         "place ffff 2,-1 r0\n= scores 0 1\n= ask tile Ben" },
  { "/count/in/only-from-the-supply",
    TWO "play\n" ANNA ("market") ANNA ("market") ANNA ("market") ANNA ("market") ANNA ("market") ANNA ("market")
        ANNA ("market") HIS_CITY "= ask tile Ben\n= town Anna market 7" },
  { "/count/in/where-the-count-stands", TWO "play\n" HIS_CITY "settle castle\ncount stays\n= town Anna castle 1" },
  { "/count/in/one-only",
    TWO "play\n" HIS_CITY "settle market\n! settle market => something else is asked\ncount stays\n"
        "= town Anna market 1" },
  { "/count/in/big", TWO "set inns\nplay\n" HIS_CITY "settle market big\ncount stays\n= home Anna big 0" },
  { "/count/in/a-wagon", ABBEY "play\n" HIS_CITY "settle cathedral wagon\ncount market\n= home Anna wagon 0" },
  { "/count/in/not-out-of-turn", TWO "play\n! settle castle => something else is asked" },

  /* ---- going out ---- */
  { "/count/out/onto-a-road", TWO "play\n" ANNA ("blacksmith") BEN ("2,2 road:S") ROAD
    "= ask leave Anna\nleave 2,3 road:N\n= scores 2 2\n= ask tile Ben" },
  { "/count/out/into-a-city",
    TWO "play\n" HIS_CITY "settle castle\ncount market\n" BEN ("3,2 city:E") "place cfff 4,2 r3\n= ask leave Anna\n"
                                                                             "leave 3,2 city:E\n= scores 4 8" },
  { "/count/out/into-a-cloister", TWO "play\n" ANNA ("cathedral") "place ffff 1,-1 r0\nplace ffff 0,-1 r0\n" BEN (
                                      "1,-1 cloister") "place ffff 2,-1 r0\nplace ffff 1,-2 r0\nplace ffrf 0,-2 r2\n= "
                                                       "ask tile Ben\nplace ffrf 2,-2 r2\n"
                                                       "= ask leave Anna\nleave 1,-1 cloister\n= scores 9 9" },
  { "/count/out/only-where-it-belongs",
    TWO "play\n" ANNA ("blacksmith") BEN ("2,2 road:S") ROAD "! leave 1,1 city:N => nobody leaves it\n"
                                                             "! leave 0,1 farm:wsw => is not scored now\n"
                                                             "! leave 0,0 road:W => is not scored now" },
  { "/count/out/only-one's-own-kinds",
    TWO "play\n" ANNA ("blacksmith") BEN ("2,2 road:S") ROAD "! leave 2,2 road:S mayor => does not stand on a road" },
  { "/count/out/a-mayor",
    ABBEY "play\n" HIS_CITY "settle castle mayor\ncount market\n" BEN (
        "3,2 city:E") "place cfff 4,2 r3\n"
                      "= ask leave Anna\nleave 3,2 city:E mayor\n= home Anna mayor 1\n= scores 0 8" },
  { "/count/out/to-a-farm-with-a-new-barn",
    ABBEY "play\n" ANNA ("market") BEN ("1,0 farm:nnw") "place ffff 0,-1 r0\nplace ffff 1,-1 r0 barn corner 1,0\n"
                                                        "= ask leave Anna\nleave 1,-1 farm:nnw\n= scores 3 3" },
  { "/count/out/no-farm-without-a-barn",
    TWO "play\n" ANNA ("market") BEN ("1,0 farm:nnw") "place ffff 1,-1 r0\n= ask tile Ben" },
  { "/count/out/not-to-the-dragon",
    DRAGON "rule N2 any\nplay\n" ANNA (
        "blacksmith") "place dragon/field-volcano 1,3 r0\n"
                      "place dragon/curve-dragon -1,0 r2\ndragon 1,2\ndragon 2,2\n= ask dragon Ben" },
  { "/count/out/beside-the-dragon",
    DRAGON "play\n" ANNA ("blacksmith") BEN ("2,2 road:S") "place dragon/road-end-volcano 2,3 r2\n= dragon 2,3\n"
                                                           "= ask leave Anna\n! leave 2,3 road:N => the dragon\n"
                                                           "leave 2,2 road:S\n= scores 2 2\n= ask tile Ben" },
  { "/count/out/without-the-fairy",
    DRAGON "play\n" ANNA ("blacksmith") BEN ("2,2 road:S") "place ffff 1,-1 r0 fairy blacksmith\n= fairy 2,2\n"
                                                           "place ffff 0,-1 r0\n= scores 1 0\n" ROAD
                                                           "leave 2,3 road:N\n= scores 3 2\n= fairy 2,2" },
  { "/count/out/before-the-final-scoring",
    TWO "play\n" ANNA ("market") "place ffff 1,-1 r0\nplace ffff 0,-1 r0\nend test\n"
                                 "= ask leave Anna\nleave 0,1 farm:wsw\n= scores 3 0\n= ask nothing" },
  { "/count/out/at-the-end-to-a-farm-with-a-barn", ABBEY
    "play\n" ANNA ("market") "place ffff 0,-1 r0\nplace ffff 1,-1 r0 barn corner 1,0\nend test\n= ask leave Anna\n"
                             "leave 1,-1 farm:nnw\n= scores 1 4" },
  { "/count/out/at-the-end-not-where-the-count-stands", TWO "play\n" ANNA ("castle") "end test\n= ask nothing" },

  /* ---- The Lake ---- */
  { "/lake/race/starts-at-the-blacksmith", LAKE "play\n" RACE "= racer Anna 2,2\n= racer Ben 2,2" },
  { "/lake/race/along-the-outermost-tiles-of-the-city", LAKE
    "play\n" RACE "! place ffff 1,-1 r0 racer 2,1 => inside the City\nplace ffff 1,-1 r0 racer 3,1\n= racer Ben 3,1" },
  { "/lake/race/a-figure-in-a-quarter-is-in-the-way",
    LAKE "play\n" ANNA ("castle") RACE "place ffff 1,-1 r0 racer 3,1\nplace ffff 0,-1 r0\n"
                                       "! place frfr -1,0 r0 racer 3,0 2,0 => where this figure stands" },
  { "/lake/race/lifted-from-a-quarter",
    LAKE "play\n" ANNA ("castle") ANNA ("market") ANNA ("market") ANNA ("market") ANNA ("market") ANNA ("market")
        ANNA ("market") "place lake 4,-2 r0\n! race lift blacksmith => no figure there to lift\nrace lift castle\n"
                        "= racer Anna 2,2\n= town Anna castle 0" },
  { NULL },
};
